"""Who is spoken of, and whether it is asserted: drivers, clauses and polarity of the items of one sentence.

The sentence is read from left to right; what is known up to an item is a `focus`. Each tag that changes it has one
function: who becomes the subject (`subjects`, by the `roles` of drivers), whom epithets stand for (`referents`), whose
a quantity is (`owners`), what is denied or supposed (`polarity`), where clauses and brackets begin and end (here).

Invariant: an item's owner is the driver that the sentence says it of, or nobody. Pronouns and left-out subjects take
the one driver that the discourse is about; where two are possible the owner stays empty and readers drop the candidate.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from artifact.domains.racing.rules import polarity, referents, subjects
from artifact.domains.racing.rules.antecedents import NOBODY, Antecedents
from artifact.domains.racing.rules.contests import APART, takes_out
from artifact.domains.racing.rules.focus import ACTS, Focus
from artifact.domains.racing.rules.items import DENIED, HYPOTHETICAL, Item
from artifact.domains.racing.rules.owners import appose, called_in, distribute, lists_values
from artifact.domains.racing.rules.roles import after_than, compares, contrasts

RETAGGED = frozenset({"EPITHET", "HALTED"})  # tags that attribution replaces
_COMPARED = frozenset(
    {"OF", "OPENING", "FINAL", "ORD", "PARTIAL", "COMPOUND", "AVG", "STINT", "TYRE", "LAPTIME", "COMPARE"}
)


def attribute(items: list[Item], subject: tuple[str, ...], antecedents: Antecedents) -> Focus:
    """Find out of whom each item of a sentence is said, and whether it is asserted.

    Args:
        items: of the sentence; their owner, clause and polarity are set.
        subject: whom the discourse is about before it.
        antecedents: whom the epithets of the text stand for. Told whom the sentence names.

    Returns:
        What is known at the end of the sentence: its subject, and every driver that was one.
    """
    focus = Focus(items, subject, antecedents)
    question = bool(items) and items[-1].tag == "?"
    steering = _STEERING.get
    clause, owner, denied, unreal = 0, subject, False, HYPOTHETICAL if question else 0
    for index, item in enumerate(items):
        steer = steering(item.tag)
        if steer is not None:
            steer(focus, index)
            clause, owner, denied = focus.clause, focus.current, focus.denied
            unreal = HYPOTHETICAL if question or focus.unreal_clause == clause else DENIED if denied else 0
            if item.tag == "DRIVER":  # he has an owner by now, also where an epithet stands for him
                item.clause = clause
                item.unreal = unreal
                continue
        elif denied and 0 < focus.reach < item.at and item.tag in ACTS:
            focus.denied = denied = False  # "with no wear at all he finished P5"
            unreal = unreal if unreal == HYPOTHETICAL else 0
        item.clause = clause
        item.unreal = unreal
        item.owner = owner
    if focus.apart:
        takes_out(items)
    antecedents.pair_told = tuple(focus.mentioned) if len(focus.mentioned) == 2 else ()
    if focus.untold or (focus.met and any(code == NOBODY for _, code in focus.met)):
        referents.forget(focus)
    return focus


def _name(focus: Focus, index: int) -> None:
    """A driver is named."""
    item = focus.items[index]
    if item.code == NOBODY:
        focus.untold = True
    else:
        focus.antecedents.hear(item.code)
    subjects.driver(focus, index, item)


def _deny(focus: Focus, index: int) -> None:
    """What follows is denied, of both if it is said of neither."""
    polarity.deny(focus, index)
    if focus.items[index].value == "neither":
        subjects.both(focus, index)


def _set_against(focus: Focus, index: int) -> None:
    """ "lap 9 against lap 11", where two values are set against each other."""
    if contrasts(focus.items, index):
        subjects.versus(focus, index)


def _apart(focus: Focus, index: int) -> None:
    """ "In qualifying", "missed": what stands with it is no part of the race."""
    focus.apart = True


def _halt(focus: Focus, index: int) -> None:
    """ "AAA, called in on lap 9": that it was done to him is settled by now."""
    focus.items[index].tag = "PIT"


def _colon(focus: Focus, index: int) -> None:
    """What a colon opens is asserted, and of the subject where it tells what was compared."""
    if after_than(focus, index) and compares(focus.items, index):
        focus.current = focus.subject  # "AAA's was better than BBB's: 1 vs 2"
    focus.affirm(index)
    focus.denied = False


def _comma(focus: Focus, index: int) -> None:
    """A comma ends what is said of an object, a relative clause, a clause in front, or a denial."""
    focus.comma = index
    if focus.held_in is not None and _goes_on_after_whom(focus.items, index):
        (focus.subject, focus.own), focus.held_in = focus.held_in, None
    resumed, focus.resumed = focus.resumed, ()
    focus.related = False
    if focus.fronted and _ends_fronted(focus, index):
        focus.fronted = False
        focus.own = False  # "despite BBB stopping twice, AAA's ..."
    if not _keeps_speaking(focus, index):
        focus.current = resumed or focus.subject
    polarity.after_comma(focus, index)
    appose(focus, index)
    called_in(focus, index)


def _goes_on_after_whom(items: list[Item], index: int) -> bool:
    """Whether the comma closes a relative clause, and the sentence goes on: "BBB, whom AAA held, stopped"."""
    return index + 1 < len(items) and items[index - 1].tag != "WHOM"


def _keeps_speaking(focus: Focus, index: int) -> bool:
    """Whether what follows a comma is said of whom the words before it are said."""
    if focus.brackets and len(focus.current) > 1:
        return True  # "(both under the safety car, from SOFT to MEDIUM)"
    return _follows_relative(focus, index) or _opens_relative(focus.items, index) or lists_values(focus.items, index)


def _and(focus: Focus, index: int) -> None:
    """ "and" goes on with the subject, unless it stands in a bracket, a relative clause or a list."""
    polarity.after_and(focus, index)
    items = focus.items
    both = len(focus.current) > 1 and [item.tag for item in items[index + 1 : index + 2]] == ["WITH"]
    kept = both or focus.brackets or focus.related or lists_values(items, index)
    if not (kept or _goes_on_comparing(focus, index)):
        focus.current = focus.subject


def _but(focus: Focus, index: int) -> None:
    """ "but" begins a clause, unless it joins two adjectives."""
    if not _sets_adjectives(focus.items, index):
        _break(focus, index)


def _break(focus: Focus, index: int) -> None:
    """Another clause begins, with the subject of the sentence until it has its own."""
    if _aside_of_subject(focus, index):
        return
    focus.clause += 1
    focus.clause_start = index
    focus.denied = False
    focus.own = False
    focus.related = False
    focus.current = focus.subject


def _goes_on_comparing(focus: Focus, index: int) -> bool:
    """Whether "and" joins two things of whom something is compared with: "than BBB's SOFT laps and MEDIUM pace"."""
    items = focus.items
    if not after_than(focus, index):
        return False
    whose = next(k for k in range(index - 1, -1, -1) if items[k].tag in ("DRIVER", "THAN"))
    of = items[whose]
    after = list(takewhile(lambda item: item.tag in _COMPARED, items[index + 1 : index + 7]))
    end = items[index + 1 + len(after)] if index + 1 + len(after) < len(items) else None
    his = of.tag == "DRIVER" and (of.flag or items[whose - 1].tag == "OF")
    return his and bool(after) and end is not None and end.tag == "("


def _ends_fronted(focus: Focus, index: int) -> bool:
    """Whether the comma at `index` ends a subordinate clause that the sentence starts with."""
    after = focus.items[index + 1 : index + 2]
    return not focus.brackets and bool(after) and after[0].tag == "DRIVER"


def _opens_relative(items: list[Item], index: int) -> bool:
    """Whether a relative clause follows: ", who ..."."""
    return index + 1 < len(items) and items[index + 1].tag in ("WHO", "QUE")


def _follows_relative(focus: Focus, index: int) -> bool:
    """Whether the comma opens or closes what stands right after "who": "BBB, who, stopping later, ..."."""
    opened = index > 1 and focus.items[index - 1].tag in ("WHO", "QUE") and focus.items[index - 2].tag == ","
    within, focus.aside = focus.aside or opened, opened
    return within


def _aside_of_subject(focus: Focus, index: int) -> bool:
    """ "AAA, however, stopped on lap 9": what stands between commas after the subject begins no clause."""
    around = focus.items[max(index - 2, 0) : index] + focus.items[index + 1 : index + 2]
    if focus.aside and [item.tag for item in around[1:]] == [",", ","] and around[0].tag in ("WHO", "QUE"):
        return True  # "BBB, que, por su parte, ..."
    return [item.tag for item in around] == ["DRIVER", ",", ","] and around[0].owner == focus.subject


def _sets_adjectives(items: list[Item], index: int) -> bool:
    """Whether "but" stands between what is said of one tyre: "on the faster but aging HARD"."""
    before, after = items[index - 1] if index else None, items[index + 1 : index + 2]
    adjectives = before is not None and before.tag in ("FASTER", "SLOWER", "COMPARE") and bool(after)
    return adjectives and after[0].tag in ("COMPOUND", "TYRE") and after[0].at <= items[index].to + 2


def _open(focus: Focus, index: int) -> None:
    """What stands in a bracket is said of the driver before it: "BBB (lap 11)"."""
    focus.brackets.append((focus.subject, focus.current, focus.own, focus.denied))
    focus.denied = False
    before = focus.items[index - 1] if index else None
    named = before is not None and before.tag == "DRIVER"
    if (named or after_than(focus, index)) and compares(focus.items, index):
        focus.current = focus.subject  # "AAA's stint was better than BBB's stint (1 vs 2)": AAA's stands first
        return
    focus.subject = focus.current
    if before is not None and before.tag == "TEAMMATE" and _than_his_mates(focus, index):
        focus.current = focus.subject = tuple(code for code in focus.cast if code not in focus.subject)
    if before is not None and before.tag == "DRIVER":
        focus.current = focus.subject = (before.code,)


def _than_his_mates(focus: Focus, index: int) -> bool:
    """ "better than his team-mate's (85.4 s)": of two drivers the bracket tells the other's."""
    than = any(item.tag == "THAN" for item in focus.items[max(index - 4, 0) : index])
    return than and len(focus.subject) == 1 and len(focus.cast) == 2


def _close(focus: Focus, index: int) -> None:
    """After a bracket the sentence goes on as before it."""
    if focus.brackets:
        focus.subject, focus.current, focus.own, focus.denied = focus.brackets.pop()


_STEERING: dict[str, Callable[[Focus, int], None]] = {
    "DRIVER": _name,
    "EPITHET": referents.epithet,
    "HOLD": referents.hold,
    "HOLDING": referents.hold,
    "HELD": referents.hold,
    "BOTH": subjects.both,
    "ANOTHER": subjects.one_or_other,
    "PARTIAL": subjects.one_or_other,
    "TEAMMATE": subjects.mate,
    "WHO": subjects.relate,
    "QUE": subjects.relate_que,
    "WHOM": subjects.is_held,
    "VERSUS": subjects.versus,
    "ON": _set_against,
    "×": _set_against,
    "RESPECTIVELY": distribute,
    "HALTED": _halt,
    "NEG": _deny,
    "NOBODY": polarity.deny_nobody,
    "UNTIL": polarity.until,
    "BECAUSE": polarity.because,
    "HYP": polarity.conditional,
    "WISH": polarity.wish,
    "SHOW": polarity.shown,
    "WHILE": _break,
    ";": _break,
    "BUT": _but,
    ":": _colon,
    ",": _comma,
    "AND": _and,
    "(": _open,
    ")": _close,
    **dict.fromkeys(APART, _apart),
}
