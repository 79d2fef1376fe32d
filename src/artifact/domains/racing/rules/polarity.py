"""Whether what a sentence says is asserted, denied or only supposed."""

from __future__ import annotations

from artifact.domains.racing.rules.focus import ACTS, Focus
from artifact.domains.racing.rules.items import FOR_SURE, HYPOTHETICAL, Item
from artifact.domains.racing.rules.roles import acts_next

# what nobody does: "nobody tried an undercut"
_TRIES = ACTS | {"TRY", "ACHIEVE", "UNDERCUT", "OVERCUT", "PRODUCE", "BE"}


def deny(focus: Focus, index: int) -> None:
    """ "did not stop": what follows is denied, of a preposition ("without") the next words alone."""
    item = focus.items[index]
    focus.denied = True
    focus.reach = item.to + 3 if item.flag else 0


def deny_nobody(focus: Focus, index: int) -> None:
    """ "nobody stopped" denies that somebody did."""
    if any(item.tag in _TRIES for item in focus.items[index + 1 : index + 2]):
        focus.denied = True


def until(focus: Focus, index: int) -> None:
    """ "did not stop until lap 40": then he did."""
    focus.denied = False


def because(focus: Focus, index: int) -> None:
    """A reason is asserted, unlike what it is given for, except in "not because"."""
    if focus.items[index - 1].tag == "NEG":
        return
    focus.denied = False  # "... because BBB stopped on lap 9"
    if focus.is_supposed():
        focus.affirm(index)  # "we do not know if it worked, because AAA stopped on lap 9"


def conditional(focus: Focus, index: int) -> None:
    """ "could stop": said of a possibility, unless of a time."""
    if not _only_later(focus.items, index):
        _suppose(focus, index)


def wish(focus: Focus, index: int) -> None:
    """ "hoped to stop on lap 9": what follows is no fact as far as the next comma; what went before is."""
    if not focus.is_supposed():
        focus.suppose()
        focus.wishing = True


def shown(focus: Focus, index: int) -> None:
    """ "does not show that it worked" neither says that it did nor that it did not."""
    if focus.denied:
        _suppose(focus, index)


def _suppose(focus: Focus, index: int) -> None:
    """The clause around the item at `index` is only supposed."""
    items = focus.items
    before = items[index - 1].tag
    first = max(focus.clause_start, focus.comma)
    if before == "AND" or (index and before in ("WHO", "QUE")):
        first = index  # "stopped on lap 9 and would stop again", "rivals who may have stopped"
    elif _placed_before(items, first, index):
        first = index - 1
    for item in items[first:index]:
        item.unreal = HYPOTHETICAL
    focus.suppose()


def after_comma(focus: Focus, index: int) -> None:
    """A comma may end what is denied or supposed."""
    if focus.wishing:
        focus.wishing = False
        focus.unreal_clause = -1  # "hoped to win, finishing fifth"
    if focus.denied:
        if focus.is_supposed() and _ends_in_place(focus.items, index):
            focus.affirm(index)  # "that did not let AAA reach the top five, finishing ninth"
        if not _enumerates(focus.items, index):
            focus.denied = False
    if focus.items[index].value == FOR_SURE and focus.is_supposed() and focus.items[0].tag != "HYP":
        focus.affirm(index)  # "planned to go long, then stopped on lap 9"
    opened = focus.items[0].tag == "HYP"  # "if it rained, AAA would finish P3"
    if focus.is_supposed() and not opened and _tells_result(focus.items, index):
        focus.affirm(index)  # "that did not let AAA pass BBB, as BBB finished P3"


def after_and(focus: Focus, index: int) -> None:
    """ "and" ends a denial, or a wish, before what is told: "did not gain a place and finished P5"."""
    told = focus.items[index].value
    if told and (focus.wishing or (told == FOR_SURE and focus.is_supposed() and focus.items[0].tag != "HYP")):
        focus.wishing = False
        focus.unreal_clause = -1
    if told == FOR_SURE:
        focus.denied = False  # "los duros no aguantaban y AAA paró"
    if focus.denied and _asserts_next(focus.items, index):
        focus.denied = False


def _tells_result(items: list[Item], index: int) -> bool:
    """Whether what follows a comma is where a driver finished: "..., as AAA finished P3"."""
    tags = [item.tag for item in items[index + 1 : index + 5]]
    return tags[:2] == ["DRIVER", "FINISH"] and not {"POS", "ORD"}.isdisjoint(tags[2:])


def _ends_in_place(items: list[Item], index: int) -> bool:
    """Whether a comma opens how it ended: ", finishing ninth"."""
    tags = [item.tag for item in items[index + 1 : index + 4]]
    return tags[:1] == ["FINISH"] and not {"POS", "ORD"}.isdisjoint(tags[1:])


def _placed_before(items: list[Item], first: int, index: int) -> bool:
    """Whether a place was told before who could do something: "AAA finished in P3 as he could hold the pace"."""
    who = items[index - 1] if index else None
    if who is None or who.tag not in ("HE", "DRIVER") or who.to != items[index].at - 1:
        return False
    tags = [item.tag for item in items[first : index - 1]]
    return tags[-1:] in (["POS"], ["ORD"]) and "FINISH" in tags[-3:-1]


def _only_later(items: list[Item], index: int) -> bool:
    """ "before BBB could do the same", "después de que BBB hubiera parado": of a time, not of a possibility."""
    before = items[max(index - 3, 0) : index]
    if [item.tag for item in before[-2:]] == ["AFTER", "DRIVER"]:
        return before[-1].at <= before[-2].to + 1 and items[index].at <= before[-1].to + 2
    return any(item.tag == "BEFORE" for item in before)


def _enumerates(items: list[Item], index: int) -> bool:
    """Whether a comma stands between two things of a kind: "without an undercut, an overcut or a defence"."""
    if not 0 < index < len(items) - 1 or items[index - 1].tag != items[index + 1].tag:
        return False
    return items[index + 1].tag != "DRIVER" or not acts_next(items, index + 1)  # unlike "instead of AAA, BBB stopped"


def _asserts_next(items: list[Item], index: int) -> bool:
    """Whether "and" ends a denial: "helped nobody and had to make two stops", "... and made two stops"."""
    tags = [item.tag for item in items[index + 1 : index + 3]]
    if "FINISH" in tags or "SAME" in tags or tags[:1] == ["HAD_TO"]:
        return True
    return tags in (["RUN", "NLAPS"], ["RUN", "STOPS"])  # "did not stop again and ran 30 laps on HARD"
