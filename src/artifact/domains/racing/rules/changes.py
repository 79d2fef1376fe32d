"""From which tyre to which a driver changed.

Invariant: the tyre that came off is told only where the text connects the two.
"""

from __future__ import annotations

from itertools import pairwise

from artifact.claim import Claim
from artifact.domains.racing.claims import CompoundChange
from artifact.domains.racing.rules.old_tyres import in_sequence, tyre_before
from artifact.domains.racing.rules.renewals import TELLING, renewed
from artifact.domains.racing.rules.same_changes import (
    changed_too,
    made_too,
    reversed_change,
    same_change,
    same_kind_again,
    tell,
)
from artifact.domains.racing.rules.scene import CLOSED, DATES, STOPPING, Discourse, Scene
from artifact.domains.racing.rules.stints import COMPOUND

LINKS = frozenset({">", "TO", "FOR"})
_IN_WORDS = LINKS - {">"}
_BEFORE_LINK = frozenset({"TYRE", "-", "BACK", "(", ")"})
_NOT_IN_ASIDE = frozenset({"(", "COMPOUND", "DRIVER", "PIT"})
_BEFORE_NEW = frozenset({"-", "ANOTHER", "BACK", "TYRE", "OF", "ORD", "FASTER", "SLOWER", "WORDNUM"})
_BEFORE_WORN = frozenset({"ON", "IN", "WITH"})
_ADORNING = frozenset(
    {"FASTER", "SLOWER", "ANOTHER", "WORDNUM", "TYRE", "OF", "ORD", "BACK", "IN", "COMPARE", "PARTIAL", "FINAL"}
)
_BEFORE_OLD = frozenset({"HIS", "TYRE", "OF", "TO", "FASTER", "SLOWER", "COMPARE", "WORDNUM"})
_REMOVING = frozenset({"OFF", "OUT"})
_FITTING = frozenset({"FAVOUR", "CHANGE", "INSIDE", "PIT", "TO", "FOR", ">", "PIT_EXIT"})
_BETWEEN_OLD_AND_NEW = (
    _FITTING
    | _BEFORE_OLD
    | {",", "AND", ";", ":", "IN", "ON", "LAPNO", "INT", "ANOTHER", "BACK", "WHILE", "WITH", "DRY"}
)
_BEFORE_PARTICIPLE = frozenset({"TYRE", ",", "(", "QUE", "WHO", "HE", "DRIVER"})
_AFTER_PARTICIPLE = frozenset(
    {"ON", "IN", "LAPNO", "DURING", "NEG", "AFTER", "BEFORE", "ORD", "", ".", ",", ")", "AND"}
)
_OF_STINT = frozenset({"NLAPS", "SPAN", "SECS", "RATE"})
_CLOSING = frozenset({"", ".", ",", ";", ")"})
_AFTER_INSIDE = _CLOSING | {"AND", "FOR", "ON", "IN"}
_WHICH = frozenset({"LAPNO", "INT", "ORD"})
_DATING = _WHICH | {"TYRE", "ON", "IN", "HIS", "PIT", "FINAL", "DURING", "SC"}
WHEN = frozenset({"LAPNO", "INT", "STINT"})
_BETWEEN_CHANGES = frozenset(
    {"FOR", "STINT", "ORD", "TYRE", "FINAL", "LAPNO", "INT", "IN", "ON"}
    | {",", "AND", "BACK", "COMPARE", "DURING", "SC", "AFTER", "(", ")"}
)
_BETWEEN_STOP_AND_TYRE = frozenset(
    {"LAPNO", "INT", "NLAPS", "DURING", "SC", "BACK", "IN", "ON", "TYRE", "OF", "ORD", "COMPARE", "DRIVER"}
    | {"ALL", "BOTH", "FINAL", "OPENING", "PARTIAL", "HIS", "(", ")", ",", ":", "TWICE", "NONE"}
)
_OFF = frozenset({"OFF"})


def read(scene: Scene, talk: Discourse) -> set[int]:
    """Read the tyre changes in a sentence.

    Args:
        scene: the sentence.
        talk: what has been said so far.

    Returns:
        The indices of the compound items that belong to one; those say nothing of stints.
    """
    has = scene.has
    changes = _changes(scene, talk) if "COMPOUND" in has else set()
    if "ALIKE" in has:
        same_kind_again(scene, talk)
    if "REVERSED" in has:
        reversed_change(scene, talk, scene.tags.index("REVERSED"))
    if "SAME_CHANGE" in has:
        same_change(scene, talk, scene.tags.index("SAME_CHANGE"))
    elif changes and not has.isdisjoint(("SAME", "RUN")):
        changed_too(scene, talk, changes)
    return changes


def _changes(scene: Scene, talk: Discourse) -> set[int]:
    """Read changes that name the tyre put on, or that taken off; the same indices as of `read`."""
    items, tags = scene.items, scene.tags
    used: set[int] = set()
    n = len(items)
    index = 0
    while index < n:
        if tags[index] != "COMPOUND":
            index += 1
            continue
        if tags[index - 1] == "(" and _noted_change(scene, index):
            used.update((index, index + 2))
            scene.changed |= used
            _emit_chain(scene, talk, [index, index + 2])
            index += 3
            continue
        chain = [index]
        k = index
        while (following := _linked(scene, k)) is not None:
            chain.append(following)
            k = following
        if len(chain) > 1:
            used.update(chain)
            scene.changed |= used
            _emit_chain(scene, talk, chain)
            if _goes_back(scene, chain[-1]):
                _emit_chain(scene, talk, [chain[-1], chain[-2]])
            index = chain[-1] + 1
            continue
        if scene.tag(index + 1) in ("CHANGE", "PIT") and _names_change(scene, index):
            used.add(index)
            scene.changed |= used
            _emit_target(scene, talk, index, index + 1)
            index += 1
            continue
        if not scene.has.isdisjoint(TELLING) and renewed(scene, talk, index):
            used.add(index)
            scene.changed |= used
            _emit_alike(scene, talk, index, items[index].code)
            index += 1
            continue
        if _to_named_dry(scene, index):
            used.add(index)
            index += 1
            continue
        like = _for_its_like(scene, index)
        if like > 0:
            used.add(index)
            scene.changed |= used
            _emit_alike(scene, talk, like, items[index].code)
            index += 1
            continue
        new = _exchanged(scene, index)
        if new > 0:
            used.update((index, new))
            scene.changed |= used
            _emit_chain(scene, talk, [index, new])
            index = new + 1
            continue
        if scene.changed and _taken_off_before(scene, index):
            used.add(index)
            index += 1
            continue
        if _is_taken_off(scene, index):
            used.add(index)
            item = items[index]
            for driver in talk.owners(item):
                talk.emit(CompoundChange, item, item, "change.off", item.unreal, driver=driver, from_=item.code)
            index += 1
            continue
        if _is_apposed_to_stop(scene, index):
            used.add(index)
            scene.changed |= used
            for driver in talk.owners(items[index]):
                tell(talk, items[index], "change.apposed", driver, None, items[index].code)
            index += 1
            continue
        verb = _listed_target(scene, index, used) or _target_of(scene, index)
        if verb is None and scene.tag(index + 1) == "INSIDE" and scene.tag(index + 2) in _AFTER_INSIDE:
            used.add(index)
            _emit_target(scene, talk, index, index + 1)  # "a new set of softs goes on"
        if verb is None and (fitted := _fitted_after(scene, index)) > 0:
            _emit_target(scene, talk, index, fitted)  # the tyre is that of the stint, too
        if verb is not None and not in_sequence(scene, index):
            used.add(index)
            scene.changed |= used
            _emit_target(scene, talk, index, verb)
        index += 1
    scene.changed = used
    return used


def _noted_change(scene: Scene, index: int) -> bool:
    """Whether a bracket after the lap of a stop has both tyres of it: "pit L18 (M-H), pit L40 (H-M)"."""
    both = scene.tags[index + 1 : index + 4] == ["-", "COMPOUND", ")"]
    stop = scene.tag(index - 2) in ("LAPNO", "INT") and scene.tag(index - 3) in ("PIT", "ON", "IN", ",", "AND", ":")
    return both and stop and scene.preds[index - 2] == "pit" and "STOPS" not in scene.tags[:index]


def _is_apposed_to_stop(scene: Scene, index: int) -> bool:
    """Whether a tyre stands for the change at the stop told before: "stopped on lap 20, HARD", "lap 20 (HARD)"."""
    before = scene.tag(index - 1)
    if scene.answers == "tyres":
        return True  # "Which tyres did he take? HARD."
    if before == "," and scene.tag(index - 2 - (scene.tag(index - 2) == "BACK")) == "PIT":
        dated = "LAPNO" in scene.tags[:index] and scene.preds[index] == "pit"
        if dated and scene.tag(index + 1 + (scene.tag(index + 1) == "TYRE")) in ("", ".", ";", "!"):
            return True  # "Lap 38: AAA boxes again, hards."
    if before not in (",", "(", "-") or scene.tag(index - 2) not in ("LAPNO", "INT") or scene.preds[index - 2] != "pit":
        return False
    end = index + 1 + (scene.tag(index + 1) == "TYRE")
    again = scene.tag(end) == "BACK"  # "second stop on lap 40, mediums again, and ..."
    end += again
    closed = scene.tag(end) == ")" if before == "(" else scene.tag(end) in ("", ".", ";", "," if again else "")
    start = index - 3
    while scene.tag(start) in ("ON", "IN", "OF", "FINAL"):
        start -= 1
    stopped = scene.tag(start) in ("PIT", ":", ",", "AND", "TWICE", "STOPS", ")", "DRIVER")
    return closed and stopped and {"STINT", "START"}.isdisjoint(scene.tags[:index])


def _names_change(scene: Scene, index: int) -> bool:
    """Whether the compound is the first part of the noun after it: "the lap-11 HARD change", "the HARD stop on lap 11".

    The noun is right there.
    """
    items = scene.items
    stop = scene.tag(index + 1) == "PIT" and scene.tag(index + 2) in ("IN", "ON") and scene.tag(index + 3) == "LAPNO"
    if not stop and not (scene.tag(index + 1) == "CHANGE" and items[index + 1].flag):
        return False
    adjacent = items[index + 1].at == items[index].to + 1
    return adjacent and scene.tag(index - 1) not in ("-", "ON", "IN", "WITH", "FROM", "OF", "OFF", *LINKS)


def _for_its_like(scene: Scene, index: int) -> int:
    """Index of what says that a tyre was changed for one of its kind: "swapped his SOFT for another set"; or 0."""
    if scene.has.isdisjoint(("ANOTHER", "ALIKE")):
        return 0
    k = index + 1
    while scene.tag(k) in ("TYRE", "AND", "CHANGE") and k < index + 3:
        k += 1
    if scene.tag(k) in (*LINKS, "WITH"):
        k += 1
        if not _replaced(scene, index):
            return 0
    elif scene.tag(k - 1) != "CHANGE":
        return 0
    if scene.tag(k) == "ANOTHER" and {"COMPOUND", "DRY"}.isdisjoint(scene.tags[k + 1 : k + 4]):
        return k
    end = k
    while scene.tag(end) in ("ANOTHER", *_ADORNING) and end < k + 4:
        end += 1
    return end if scene.tag(end) == "ALIKE" else 0


def _emit_alike(scene: Scene, talk: Discourse, index: int, tyre: str) -> None:
    """Keep a change from a tyre to another of its kind."""
    item = scene.items[index]
    for driver in talk.owners(item):
        tell(talk, item, "change.alike", driver, tyre, tyre)


def _exchanged(scene: Scene, index: int) -> int:
    """Index of the tyre put on for the one at `index` that came off: "left the SOFT and fitted HARD"; 0 if none."""
    if scene.has.isdisjoint(_REMOVING):
        return 0
    k = index - 1
    while scene.tag(k) in _BEFORE_OLD:
        k -= 1
    k -= scene.tag(k) == "WITH"
    old = scene.items[index]
    end = index + 1
    while scene.tag(end) in ("TYRE", "OUT"):
        end += 1
    if scene.tag(k) not in _REMOVING and "OUT" not in scene.tags[index + 1 : end]:
        return 0
    new = scene.right(index, COMPOUND)
    between = scene.tags[end:new]
    on = scene.tag(new + 1) in ("IN", "ON") and scene.tag(new + 2) in (*_CLOSING, "FOR", "IN", "ON")
    inside = scene.tag(new + 1) == "INSIDE" or on or between[-2:] == ["ON", "WITH"]  # "off with SOFT, on with HARD"
    fitted = inside or not _FITTING.isdisjoint(between)
    near = 0 < new <= index + 12 and _BETWEEN_OLD_AND_NEW.issuperset(between)
    return new if near and fitted and scene.items[new].owner == old.owner else 0


def _taken_off_before(scene: Scene, index: int) -> bool:
    """ "fitted HARD on lap 12 after taking off the SOFT": the tyre is that of the change told already."""
    k = scene.left(index, _OFF)
    return k >= 0 and scene.tag(k - 1) == "AFTER" and _BEFORE_OLD.issuperset(scene.tags[k + 1 : index])


def _is_taken_off(scene: Scene, index: int) -> bool:
    """ "took off the SOFT", "cambió de SOFT en la vuelta 9": the tyre that the driver was on."""
    before, verb = scene.tag(index - 1), scene.tag(index - 2)
    if _dry(scene, index) and scene.preds[index] == "change":
        return True  # "from INTERMEDIATE to slicks"
    if before == "TYRE" and verb == "OF" and scene.tag(index - 3) == "CHANGE":
        return not scene.items[index - 3].flag  # "cambiando de neumáticos medios"
    if before == "OF" and verb == "CHANGE":
        return not scene.items[index - 2].flag and scene.items[index - 1].to == scene.items[index].at - 1
    if before == "FROM" and verb == "CHANGE" and scene.items[index - 2].value != "motion":
        return scene.items[index - 1].at == scene.items[index - 2].to + 1  # "the early switch from SOFT"
    return before == "OFF" or (before == "TYRE" and verb == "OFF")


def _dry(scene: Scene, index: int) -> int:
    """Index of the words for a dry tyre of no name to which the compound at `index` is changed, or 0."""
    if "DRY" not in scene.has:
        return 0
    dry = index + 3 if scene.tag(index + 1) == "TYRE" else index + 2
    return dry if scene.tag(dry) == "DRY" and scene.tag(dry - 1) in LINKS else 0


def _to_named_dry(scene: Scene, index: int) -> bool:
    """ "from INTERMEDIATE to slicks (AAA to MEDIUM, BBB to HARD)": which dry tyre it was, the text tells after."""
    dry = _dry(scene, index)
    return dry > 0 and "COMPOUND" in scene.tags[dry:]


def _linked(scene: Scene, index: int) -> int | None:
    """The compound to which the one at `index` is changed, if the text says so: arrow, "to", "a", "para", "por"."""
    items = scene.items
    k = index + 1
    closed = _aside_closed(scene, index)
    if closed > 0:
        k = closed + 1
        index = closed
    if scene.tag(index - 1) in ("FROM", "OF") and scene.tag(index - 2) in ("PIT", "CHANGE"):
        dated = k + (scene.tag(k) == "TYRE")
        if scene.tag(dated) in ("ON", "IN") and scene.tag(dated + 1) == "LAPNO":
            k = dated + 2
            index = k - 1  # "stopped from SOFT on lap 9 for HARD"
    while scene.tag(k) in _BEFORE_LINK and k < index + 3:
        k += 1
    passive = scene.tag(k) == "CHANGE" and scene.tag(k + 1) in LINKS and items[k + 1].at == items[k].to + 1
    if passive and not items[k].flag and scene.tag(index - 1) not in _BEFORE_WORN:
        k += 1  # "the SOFT were exchanged for HARD"
    if k >= len(items) or items[k].at > items[index].to + 4 + passive:
        return None
    if items[k].tag not in LINKS and not (items[k].tag == "WITH" and _replaced(scene, index)):
        return None
    link = k
    k += 1
    while k < len(items) and items[k].tag in _BEFORE_NEW and k < link + 4:
        k += 1
    if k < len(items) and items[k].tag == "COMPOUND" and items[k].at <= items[link].to + 5:
        return k
    return None


def _aside_closed(scene: Scene, index: int) -> int:
    """Where a bracket that opens right after a tyre closes, and the change goes on, or -1.

    It tells of the tyre's stint ("from SOFT (12 laps, 80.1 s on average) to HARD"), or when it was put on ("SOFT →
    MEDIUM (lap 9) → HARD").
    """
    items, opened = scene.items, index + 1
    if scene.tag(opened) != "(" or items[opened].at > items[index].to + 2:
        return -1
    if scene.tag(index - 1) in LINKS and is_dated_in_bracket(scene, opened):
        closed, links = opened + 2, LINKS
    else:
        closed, links = scene.right(opened, CLOSED, _NOT_IN_ASIDE), _IN_WORDS
        if _OF_STINT.isdisjoint(scene.tags[opened:closed]):
            return -1
    goes_on = closed > 0 and scene.tag(closed + 1) in links and items[closed + 1].at == items[closed].to + 1
    return closed if goes_on else -1


def is_dated_in_bracket(scene: Scene, opened: int) -> bool:
    """Whether a bracket that opens at an item holds a lap and nothing else: "(lap 9)"."""
    return scene.tag(opened) == "(" and scene.tag(opened + 1) == "LAPNO" and scene.tag(opened + 2) == ")"


def _replaced(scene: Scene, index: int) -> bool:
    """Whether the compound at `index` is what a verb takes away: "replaced his SOFT tyres with HARD ones"."""
    k = index - 1
    while scene.tag(k) in ("HIS", "TYRE", "OF", "WORDNUM", "TO", "FROM", "ORD", "COMPARE"):
        k -= 1
    return scene.tag(k) in ("CHANGE", "OFF") and not scene.items[k].flag


def _goes_back(scene: Scene, index: int) -> bool:
    """ "from SOFT to HARD and back again": after the second tyre, and with no tyre named then."""
    k = index + 1 + (scene.tag(index + 1) == "TYRE")
    back = scene.tags[k : k + 2] == ["AND", "BACK"] and scene.items[k + 1].at == scene.items[k].to + 1
    return back and "COMPOUND" not in scene.tags[k + 2 : k + 6] and scene.tag(k + 2) not in ("PIT", "CHANGE")


def _emit_chain(scene: Scene, talk: Discourse, chain: list[int]) -> None:
    items = scene.items
    for old, new in pairwise(chain):
        first, last = items[old], items[new]
        verb = chain[0] - 1 - (scene.tag(chain[0] - 1) in ("FROM", "OF"))
        each = _each(scene, talk, verb) if scene.tag(verb) == "CHANGE" else ()
        for driver in each or talk.owners(first if first.owner else last):
            claim = talk.emit(
                CompoundChange,
                first,
                last,
                "change.from_to",
                first.unreal,
                driver=driver,
                from_=first.code,
                to=last.code,
            )
            _date(scene, talk, claim)
            talk.fit(driver, last.code)
            talk.block_changes.add((driver, last.code))
            if not first.unreal:
                talk.changed(driver, first.code, last.code)
            if old == chain[0] and (other := made_too(scene, talk, old, driver)):
                tell(talk, first, "change.same", other, first.code, last.code)


def _listed_target(scene: Scene, index: int, used: set[int]) -> int | None:
    """The tyre told before, of a list of them: "switched to MEDIUM on lap 12, HARD on lap 30 and SOFT on lap 44"."""
    if not used:
        return None
    k = index - 1
    while scene.tag(k) in (",", "AND", "COMPARE"):
        k -= 1
    earlier = k
    while earlier >= 0 and scene.tags[earlier] in _DATING:
        earlier -= 1
    if scene.tags[max(earlier - 1, 0) : earlier + 1] in (["TO", "DRIVER"], ["ON", "DRIVER"], ["IN", "DRIVER"]):
        earlier -= 2  # "puso duros a AAA en la 14 y medios en la 40"
    dated = _WHICH.isdisjoint(scene.tags[earlier + 1 : k + 1]) or k == index - 1
    if dated or earlier not in used or scene.items[earlier].owner != scene.items[index].owner:
        return None
    after = index + 1 + (scene.tag(index + 1) == "TYRE")
    own = scene.tags[after + 1 : after + 4]
    return earlier if scene.tag(after) in ("ON", "IN") and not _WHICH.isdisjoint(own) else None


def _target_of(scene: Scene, index: int) -> int | None:
    """Index of the verb or noun by which the compound at `index` is put on, if there is one."""
    items, tags = scene.items, scene.tags
    k = index - 1
    if scene.tag(k) == "(" and scene.tag(k - 1) == "TYRE":
        k -= 1  # "switched to the harder compound (HARD)"
    while k >= 0 and tags[k] in _ADORNING and items[k].at >= items[index].at - 6:
        k -= 1
    if k < 0 or items[k].at < items[index].at - 7:
        return None
    if tags[k] == ">" and scene.tag(k - 1) in ("LAPNO", "INT") and scene.preds[k - 1] in STOPPING:
        return k  # "Pit stop: lap 9 → HARD"
    if "START" in (scene.tag(k - 1), scene.tag(k - 2)) and (
        (tags[k] == "CHANGE" and scene.tag(k - 1) == "START")
        or (tags[k] == "WITH" and scene.tag(k - 1) == "CHANGE" and scene.tag(k - 2) == "START")
    ):
        return None  # "took the start shod with MEDIUM"
    if tags[k] == "WITH" and k == 1 and tags[0] == "CHANGE" and scene.tags[index + 1 : index + 3] == [",", "DRIVER"]:
        return None  # "Shod with SOFT, AAA ..."
    if tags[k] == "PIT_EXIT" and k == index - 2 and items[k].value == "fitted":
        return k  # "saiu de duros"
    if tags[k] == "CHANGE":
        fitted_first = scene.tag(index + 1) in ("TO", "IN") and "START" in scene.tags[index + 2 : index + 4]
        fitted_first = fitted_first or scene.tag(index + 1) == "START"
        if (
            items[k].value == "motion"
            and k == index - 1
            and scene.tag(index + 1) == ","
            and scene.tag(index + 2) == "COMPOUND"
        ):
            return None  # "went MEDIUM, HARD, MEDIUM": a plan
        described = "WORDNUM" in tags[k:index] and "TYRE" not in tags[k:index]  # "foi um stint com SOFT"
        return (
            k if scene.tag(index + 1) != "DEG" and not fitted_first and not described else None
        )  # "montó SOFT al inicio" is no change
    if tags[k] == "WITH" and scene.tag(k - 1) == "CHANGE" and not items[k - 1].flag:
        return k - 1  # "was fitted with fresh HARD"
    if tags[k] == "TO" and scene.tag(k - 1) == "BACK":
        return k - 1
    if tags[k] in ("WITH", "ON", "OF") or (tags[k - 1] == "PIT_EXIT" and tags[k] == "IN"):
        verb = k - 1
        while scene.tag(verb) in ("OF", "HE"):
            verb -= 1  # "saiu de lá com duros"
        if scene.tag(k - 1) == "BACK" and tags[k] == "ON":
            verb = k - 2 - (scene.tag(k - 2) == "HE")  # "the stop put him back on softs"
            return verb if scene.tag(verb) == "CHANGE" else None
        put = scene.tag(verb) in ("DRIVER", "HE") and scene.tag(verb - 1) == "CHANGE" and tags[k] == "ON"
        if put and items[verb - 1].value == "motion" and items[verb].at == items[verb - 1].to + 1:
            return verb - 1  # "this put BBB on fresh HARD"
        return verb if scene.tag(verb) == "PIT_EXIT" and "STINT" not in tags[k:index] else None
    if tags[k + 1] == "OF" and items[k + 1].at > items[k].to + 1:
        return None  # "a durabilidade do pneu duro"
    if tags[k] not in ("TO", "FOR") or "DEG" in (scene.tag(index + 1), scene.tag(index + 2)):
        return None  # "the stop was a response to high SOFT wear"
    if scene.tag(k - 1) == "DRY" and scene.tag(k - 2) in ("FROM", "OF") and scene.tag(k - 3) == "CHANGE":
        return k - 3  # "switched from slicks to INTERMEDIATE"
    stop = k - 1
    while stop >= 0 and tags[stop] in _BETWEEN_STOP_AND_TYRE:
        stop -= 1
    if scene.tag(k - 1) in ("BOTH", "ALL", "EACH") and scene.preds[k] == "pit":
        return k  # "both for HARD"
    again = stop
    while again >= 0 and tags[again] in _BETWEEN_CHANGES:
        again -= 1
    dated = scene.tag(k - 1) == "," and scene.tag(k - 2) in WHEN  # "and the second, on lap 40, for SOFT"
    then = dated or tags[k] == "TO" or scene.tag(k - 1) in ("AND", "COMPARE", "BACK", "AFTER", "LAPNO", "INT")
    told = not WHEN.isdisjoint(tags[again:k]) or "BACK" in tags[again:k]
    if scene.tag(k - 1) == "DRIVER":
        if scene.tag(stop) == "DRY":
            return stop  # "from INTERMEDIATE to slicks on lap 33 (AAA to MEDIUM, ..."
        if stop in scene.changed and tags[stop + 1 : k - 1] in ([","], ["AND"]):
            return k  # "... BBB to HARD)"
        if tags[stop] == "AND" and stop - 1 in scene.changed:
            return k  # "AAA for HARD and BBB for MEDIUM"
    told = told or (tags[k] == "TO" and tags[again + 1 : k] in (["AND"], [",", "AND"]))  # "... and then to MEDIUM"
    if then and again in scene.changed and told and items[again].owner == items[k].owner:
        return k  # "MEDIUM to HARD on lap 8, and then to MEDIUM"
    if stop >= 0 and (tags[stop] in ("CHANGE", "PIT", "STOPS", "SAME") or (tags[stop] == "RUN" and _did(scene, stop))):
        return stop
    return None


def _fitted_after(scene: Scene, index: int) -> int:
    """Index of the verb after the tyre that it put on, or 0: "on HARD fitted on lap 12", "the HARD that he took"."""
    if "CHANGE" not in scene.has:
        return 0
    k = index + 1
    while scene.tag(k) in _BEFORE_PARTICIPLE and k < index + 5:
        k += 1
    fitted = scene.tag(k) == "CHANGE" and scene.items[k].value == "fitted"
    return k if fitted and scene.tag(k + 1) in _AFTER_PARTICIPLE else 0


def _did(scene: Scene, verb: int) -> bool:
    """Whether a verb that stands for any other is said of a lap: "BBB did on lap 11, for HARD"."""
    return scene.items[verb].flag and "LAPNO" in scene.tags[verb + 2 : verb + 4]


def _emit_target(scene: Scene, talk: Discourse, index: int, verb: int) -> None:
    item = scene.items[index]
    each = _each(scene, talk, verb)
    for driver in each or talk.owners(scene.items[verb] if verb > index and scene.items[verb].owner else item):
        old = tyre_before(scene, talk, index, verb, driver)
        claim = talk.emit(
            CompoundChange,
            scene.items[verb],
            item,
            "change.to",
            item.unreal,
            driver=driver,
            from_=old,
            to=item.code,
        )
        _date(scene, talk, claim)
        talk.fit(driver, item.code)
        if old is not None and not item.unreal:
            talk.changed(driver, old, item.code)


def _each(scene: Scene, talk: Discourse, verb: int) -> tuple[str, ...]:
    """Both drivers that "each" before a verb stands for: "AAA stopped on lap 15, BBB on lap 17; each took HARD"."""
    if scene.tag(verb - 1) != "EACH" or scene.items[verb].at > scene.items[verb - 1].to + 1:
        return ()
    pair = scene.named if len(scene.named) == 2 else set(talk.cast)
    return tuple(code for code in talk.cast if code in pair) if len(pair) == 2 else ()


def _date(scene: Scene, talk: Discourse, change: Claim | None) -> None:
    """Remember the lap of a change, where its sentence names one lap alone."""
    if change is None:
        return
    laps: set[int] = set()
    if not scene.has.isdisjoint(DATES):
        owner = (getattr(change, "driver", ""),)
        laps = {item.whole for item in scene.items if item.tag in DATES and item.owner == owner}
        if len(laps) != 1:
            laps = {item.whole for item in scene.items if item.tag == "LAPNO"}
    talk.change_laps.setdefault(change, set()).add(laps.pop() if len(laps) == 1 else None)


def separate_changes(talk: Discourse) -> set[Claim]:
    """Changes told without the tyre taken off that are none of those to the same tyre that are told in full.

    They are on other laps, or back to a tyre of which only renewals are told in full.
    """
    full: dict[tuple[str | None, str | None], set[int | None]] = {}
    old: dict[tuple[str | None, str | None], set[str]] = {}
    for claim, laps in talk.change_laps.items():
        if isinstance(claim, CompoundChange) and claim.from_ is not None:
            full.setdefault((claim.driver, claim.to), set()).update(laps)
            old.setdefault((claim.driver, claim.to), set()).add(claim.from_)
    apart: set[Claim] = set()
    for claim, laps in talk.change_laps.items():
        if isinstance(claim, CompoundChange) and claim.from_ is None:
            change = (claim.driver, claim.to)
            back = change in talk.returned and old.get(change) == {claim.to}
            if back or _apart(laps, full.get(change, set())):
                apart.add(claim)
    return apart


def _apart(laps: set[int | None], others: set[int | None]) -> bool:
    """Whether no two laps, one of each set, can be of one stop: in one lap and out the next."""
    return all(one is not None and two is not None and abs(one - two) > 1 for one in laps for two in others or {None})
