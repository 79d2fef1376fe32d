"""Of which tyre a number is: the one beside it, the one that the sentence tells, or the one that the driver is on."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

from artifact.domains.racing.claims import Compound, StintCompound
from artifact.domains.racing.rules.items import MEASURES, Item
from artifact.domains.racing.rules.placed import (
    after_bracket,
    apposed_tyre,
    elliptical,
    fronted,
    in_bracket_after,
    in_order,
    labelled_in_bracket,
    of_several_stints,
    over_change,
    over_laps,
    under_label,
)
from artifact.domains.racing.rules.scene import AFTER, AGAINST, BREAKS, CLOSED, COLON, OPENED, THAN, Discourse, Scene
from artifact.domains.racing.rules.stints import (
    BESIDE,
    COMPARING,
    COMPOUND,
    STINT,
    WINDOW_PREPOSITIONS,
    bracket,
    counts_stints,
    is_compared,
    is_lap_time,
)
from artifact.domains.racing.rules.succession import across_change, in_succession, stint_in_place

_NLAPS = frozenset({"NLAPS"})
_AFTER_LAPS_RUN = frozenset({"(", "AVG", "IN", "TO", ",", "DEG", "SECS"})
_RELATIVE = frozenset({"QUE", "WHO", "HE", "RUN", "ACHIEVE"})
_LAPNO = frozenset({"LAPNO"})
_POINTING = frozenset({"CHANGE", "THESE", "SAME", "ALIKE", "TYRE", "HE"})
_GOES_ON = frozenset({",", "AND", "BEFORE", ";"})
_BEFORE_LENGTH = frozenset({"HIS", "IN", "ON", "OF"})
# between a number and the tyre told after it
_UP_TO_STINT = frozenset({"IN", "ON", "OF", "FOR", "DURING", "BETWEEN", "HIS", "NLAPS", "-", "ORD", "OPENING", "FINAL"})
_OPENING_STINT = 4  # items in which a sentence says which stint it is about
_NO_OTHER_STINT = frozenset({"THAN", "VERSUS", "PIT", "CHANGE", "WHILE", "BUT", ";"})
_BEFORE_OWN = BESIDE | {",", "COMPARE"}
_BESIDE_MEASURE = BESIDE | {"COMPARE", "DEG", "LAPTIME"}
_UP_TO_CHANGE_OR_STAY = BREAKS | {"PIT", "CHANGE", "STAY"}
_BEFORE_SAME = WINDOW_PREPOSITIONS | {"WITH"}
_WHOLE = frozenset({"WHOLE"})
_UP_TO_CHANGE = BREAKS | {"PIT", "CHANGE"}
_UP_TO_TYRE = BREAKS | COMPOUND
_OPENED_OR_COLON = frozenset({"(", ":"})
_UP_TO_MEASURE = BREAKS | MEASURES


def tyre_of(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """The compound that a number is about: the one that stands beside it, else the one that the driver is on."""
    items, tags = scene.items, scene.tags
    at = scene.tag(index - 1) in ("IN", "TO") and scene.tag(index - 3) in COMPARING  # "compared to stint 2 at 80.1 s"
    stint = index - 2 if at or scene.tag(index - 1) == "(" else index - 1
    numbered = scene.tag(stint) == "STINT" and items[stint].whole and "COMPOUND" not in tags[max(stint - 2, 0) : stint]
    if numbered and (at or "THAN" in tags[max(stint - 7, 0) : stint]):
        return stint_tyre(scene, talk, driver, items[stint].whole)  # "than the second stint's 70.8 s"
    while scene.tag(stint) in ("AVG", "OF") and stint > 0:
        stint -= 1
    ordered = in_order(scene, index, driver)
    if ordered is not None:
        return ordered
    beside = scene.tag(index + 1) in ("ON", "IN", "WITH") and scene.tag(index + 2) == "COMPOUND"
    listed = tags[index] == "SPAN" and scene.tag(index + 1) in (",", "AND")
    beside = beside or (listed and scene.tag(stint - 1) == "COMPOUND")  # "HARD stints (laps 1-2, 3-9)"
    if scene.tag(stint) == "STINT" and items[stint].flag and stint < index - 1 and not beside:
        return None  # "AAA's stints averaged 88.8 s": of no one tyre
    if _before_counted_stints(scene, index) or _of_whole_race(scene, index):
        return None
    if _brackets_laps_of_measure(scene, index) and driver in items[index - 2].owner:
        return tyre_of(scene, talk, index - 2, driver)
    changed = over_change(scene, index, driver)
    if changed is not None:
        return changed
    sides = _sides(scene, talk, index, driver)
    if sides is not None:
        return sides
    over = over_laps(scene, index)
    if over is not None:
        return over
    if scene.tags[index + 1 : index + 3] == [",", "ALL"] and scene.tags[index + 4 : index + 5] == ["COMPOUND"]:
        return scene.items[index + 4].code  # "the next 34 laps, all on HARD"
    if tags[index] == "SPAN" and tags[index + 1 : index + 3] == [",", "COMPOUND"] and _opens_clause(scene, index):
        return items[index + 2].code
    placed = apposed_tyre(scene, index, driver) or across_change(scene, talk, index, driver)
    if placed is not None:
        return placed
    several = in_succession(scene, talk, index, driver)
    if several is not None or of_several_stints(scene, index):
        return several
    beside = scene.tag(index + 1) in ("ON", "IN", "WITH") and scene.tag(index + 2) == "COMPOUND"
    for k in range(index - 1, max(index - 5, -1), -1):
        tag = tags[k]
        if tag == "COMPOUND" and k not in scene.changed and (not items[k].owner or driver in items[k].owner):
            if tags[index - 1] in COMPARING and k == index - 2 and tags[k - 2] in MEASURES:
                break  # "93.6 s on HARD against 95.1 s": the tyre of the number before
            if beside and tags[k - 1] in ("ON", "IN", "WITH") and tags[k - 2] == tags[index]:
                break  # "de 79,1 s com SOFT para 80,0 s com HARD": the tyre of the number before
            if _is_worn_more(scene, k, index):
                break  # "with more wear than the HARD: +0.1 s/lap"
            return items[k].code
        if tag == "TYRE" and tags[k - 1] == "ORD" and items[k].at == items[k - 1].to + 1:
            numbered_set = stint_tyre(scene, talk, driver, items[k - 1].whole)  # "wear on the first set (0.2 s/lap)"
            if numbered_set is not None and "COMPOUND" not in tags[index + 1 : index + 4]:
                return numbered_set
        if "OPENING" in scene.has and {tag, tags[k - 1]} == {"DEG", "OPENING"}:
            first = stint_tyre(scene, talk, driver, 1)  # "reacting to the initial wear (0.2 s/lap)"
            if first is not None and "COMPOUND" not in tags[index + 1 : index + 4]:
                return first
        if tag in _BESIDE_MEASURE:
            continue
        at = tag == "TO" and k == index - 1  # "con SOFT a 80,1 s"
        apposed = tag == "," and k == index - 1 and "THAN" in tags[max(k - 7, 0) : k]  # "than on HARD, 76.5 s"
        if not (at or apposed):
            break
    reach = 11 if "NLAPS" in tags[index + 1 : index + 8] else 8  # tokens; a stint's length may stand between
    for k in range(index + 1, min(index + 10, len(items))):
        tag = tags[k]
        if tag == "TYRE" and tags[k - 1] == "FINAL" and _UP_TO_STINT.issuperset(tags[index + 1 : k]):
            last = stint_tyre(scene, talk, driver, -1)  # "79.7 s on the final set"
            if last is not None and tags[k + 1 : k + 2] != ["OF"]:
                return last
        if tag == "STINT" and items[k].whole != 0 and "COMPOUND" not in tags[k + 1 : k + 3]:
            named = _of_numbered_stint(scene, talk, index, k, driver)
            if named:
                return named[0]
        if tag == "COMPOUND" and k not in scene.changed and items[k].at <= items[index].to + reach:
            if items[k].owner and driver not in items[k].owner:
                break
            closed = tags[k - 1] != "," or scene.tag(k + 1) in (")", ":", "")
            if closed:
                return items[k].code
            break
        other_cell = tag == "|" and "COMPOUND" in tags[:index]
        if other_cell or (tag not in _BEFORE_OWN and not _leads_to_tyre(scene, index, k, driver)):
            break
    told = (
        in_bracket_after(scene, index, driver)
        or labelled_in_bracket(scene, index)
        or _ran_alike(scene, index)
        or fronted(scene, index)
        or (None if _is_worn_more(scene, index - 2, index) else under_label(scene, index))
        or after_bracket(scene, index)
        or elliptical(scene, index)
        or _other_of_two(scene, talk, index, driver)
        or taken_off(scene, index, driver)
        or _of_same_stint(scene, talk, index, driver)
        or _compared(scene, talk, index, driver)
        or _headed(scene, index, driver)
        or _of_stint_told_first(scene, talk, index, driver)
    )
    if told is None and _is_second_of_two(scene, index, driver):
        return None  # "(82.4 s vs 83.1 s)": the second is of another stint, and the text does not say which tyre
    if told is None and talk.frame is not None and talk.frame[0] == talk.block:
        told = talk.frame[1]
    fitted = talk.fitted.get(driver)
    if told is None and fitted is not None and _is_only_of_change(scene, talk, driver, fitted):
        fitted = None
    if told is None and scene.changed and _is_before_change(scene, index, driver):
        fitted = talk.replaced(driver)
    return told or fitted or _shared(scene, talk, index) or _of_measure(scene, talk, index, driver)


def _of_numbered_stint(scene: Scene, talk: Discourse, index: int, k: int, driver: str) -> tuple[str | None, ...]:
    """The tyre of the numbered stint at `k` that the number at `index` is of, if the text leaves it open; or nothing.

    "75.0 s in the first stint", "59.1 s over the 20-lap opening stint", "79.7 s on the final set"
    """
    tags, number = scene.tags, scene.items[k].whole
    if _UP_TO_STINT.issuperset(tags[index + 1 : k]) and (number < 0 or "NLAPS" in tags[index:k]):
        named = under_label(scene, index) or taken_off(scene, index, driver) or _on_since(scene, index, number, driver)
        named = named or stint_tyre(scene, talk, driver, number)
        if named is not None or number > 0:
            return (named or talk.fitted.get(driver),)
    if number > 0 and tags[index + 1] in ("OF", "IN") and k < index + (6 if "DEG" in tags[index:k] else 4):
        return (stint_tyre(scene, talk, driver, number) or talk.fitted.get(driver),)
    return ()


def _on_since(scene: Scene, index: int, number: int, driver: str) -> str | None:
    """ "AAA went out on INTERMEDIATE and averaged 91.6 s in his final stint": the tyre that the clause tells."""
    tyre = scene.left(index, COMPOUND, BREAKS) if number < 0 else -1
    own = tyre >= 0 and tyre not in scene.changed and scene.items[tyre].owner == (driver,)
    return scene.items[tyre].code if own else None


def _of_stint_told_first(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "The final stint, of 12 laps, was faster (81.1 s on average)": what a sentence says that opens with a stint."""
    if "STINT" not in scene.has or "COMPOUND" in scene.has or scene.tags.count("STINT") > 1:
        return None
    stint = scene.tags.index("STINT")
    after = scene.tag(stint + 1)
    number = scene.items[stint].whole or (-1 if after == "FINAL" else 1 if after == "OPENING" else 0)
    between = scene.tags[:index]
    opens = stint < _OPENING_STINT and stint < index and _NO_OTHER_STINT.isdisjoint(between)
    if not number or not opens or scene.items[stint].flag or any(tag == "ORD" for tag in between[stint + 1 :]):
        return None
    return stint_tyre(scene, talk, driver, number)


def _headed(scene: Scene, index: int, driver: str) -> str | None:
    """ "Laps 1-15: AAA starts on MEDIUM and ...": the tyre that the line goes on to tell."""
    if index or scene.tags[:2] != ["SPAN", ":"]:
        return None
    tyre = scene.right(1, COMPOUND, _UP_TO_CHANGE_OR_STAY)
    own = tyre > 0 and tyre not in scene.changed and scene.items[tyre].owner == (driver,)
    return scene.items[tyre].code if own else None


def _is_before_change(scene: Scene, index: int, driver: str) -> bool:
    """Whether the sentence goes on to a change of the driver's: "did 22 laps at 80.1 s, then took SOFT"."""
    own = [k for k in scene.changed if driver in scene.items[k].owner]
    if not own or min(own) < index or "COMPOUND" in scene.tags[:index]:
        return False
    between = scene.tags[index : min(own)]
    return not _GOES_ON.isdisjoint(between) and not {"PIT", "CHANGE"}.isdisjoint(between) and "AFTER" not in between


def _is_only_of_change(scene: Scene, talk: Discourse, driver: str, compound: str) -> bool:
    """Whether nothing tells the tyre of one of several drivers but a change told elsewhere, and nothing points to it.

    "AAA went from SOFT to HARD on lap 20", and under another heading "Second stint: 22 laps"; but "on these".
    """
    if len(talk.cast) < 2 or not scene.has.isdisjoint(_POINTING) or talk.fitted_in.get(driver) in talk.around:
        return False
    if "COMPOUND" in scene.has and any(
        item.tag == "COMPOUND" and (not item.owner or driver in item.owner) for item in scene.items
    ):
        return False
    if ("WITH", ",") in pairwise(scene.tags):
        return False  # "Com eles, AAA fez 18 voltas"
    return StintCompound(driver=driver, compound=cast("Compound", compound)) not in talk.claims


def stint_tyre(scene: Scene, talk: Discourse, driver: str, number: int) -> str | None:
    """The tyre of a numbered stint, unless only a change told elsewhere lets one conclude it."""
    compound = talk.stint_tyre(driver, number)
    if compound is None:
        return stint_in_place(talk, driver, number)
    if talk.stints.get((driver, number)) or not _is_only_of_change(scene, talk, driver, compound):
        return compound
    return None


def _leads_to_tyre(scene: Scene, index: int, k: int, driver: str) -> bool:
    """Whether what stands at `k`, after the number at `index`, leaves it open that a tyre told then is the number's."""
    tags, number = scene.tags, scene.tags[index]
    tag, before, after = tags[k], tags[k - 1], scene.tag(k + 1)
    if tag == ":" or tag == ")":
        # "Laps 1-10: MEDIUM", "wear (+0.4 s/lap) on the HARD"
        return ("COMPOUND" not in tags[:index] and index < 5) or (tag == ")" and after in ("ON", "IN"))
    if tag == "DRIVER":
        return scene.items[k].code == driver  # "75.2 s of BBB on HARD"
    if tag == "NLAPS":
        return before in _BEFORE_LENGTH  # "80.0 s in his 37-lap HARD stint"
    if tag == "TO":  # "le sacó 42 vueltas a los HARD", "30 laps on HARD to the finish"
        got = number == "NLAPS" and k == index + 1 and after == "COMPOUND"
        return got or after in ("TYRE", "FINISH", "FLAG")
    if tag == "DEG":
        return k < index + 3 and number == "RATE"  # "0.2 s/lap of wear on HARD"
    if tag == "WORDNUM":
        return after == "TYRE"  # "67 laps on one set of MEDIUM"
    if tag == "FROM":
        return tags[k + 1 : k + 3] == ["HIS", "COMPOUND"]  # "29 laps from his HARD"
    if tag == "DURING":
        return k == index + 1  # "0.19 s per lap during his SOFT stint"
    if tag == "SPAN":
        return before in WINDOW_PREPOSITIONS and k < index + 3  # "75.9 s over laps 13-37 on HARD"
    if tag in _RELATIVE and number in MEASURES and _RELATIVE.issuperset(tags[index + 1 : k + 1]):
        return True  # "the 94.0 s that he had managed on MEDIUM"
    if tag == "PARTIAL":
        return before in _BEFORE_SAME and after == "COMPOUND"  # "57 laps on the same HARD"
    if tag in ("FLAG", "UNTIL"):
        return number == "NLAPS"  # "a 42-lap haul to the flag on HARD"
    if tag == "FINISH" or (tag in ("START", "RUN") and before == ":" and number == "SPAN"):
        return True
    # "a 42-lap run on HARD", "laps 12-40 were run on HARD"
    verb = index + 1 + (number == "SPAN" and tags[index + 1] == "DRIVER")
    if tag == "RUN" and k == verb and number in ("NLAPS", "SPAN"):
        return True
    # "las diez vueltas que duraron los HARD"
    lasted = number == "NLAPS" and k < index + 3 and tags[index + 1] == "QUE" and tag in ("QUE", "RUN")
    return lasted and "COMPOUND" in tags[k + 1 : k + 3]


def _before_counted_stints(scene: Scene, index: int) -> bool:
    """Whether a number is one of several stints together: "averaged 77.7 s in stints 1-4"."""
    k = index + 2
    return scene.tag(index + 1) in ("IN", "ON", "FOR", "OF") and scene.tag(k) == "STINT" and counts_stints(scene, k + 1)


def _of_whole_race(scene: Scene, index: int) -> bool:
    """Whether an average is of no one stint: "a faster average (77.5 s) than BBB throughout the race"."""
    whole = "WHOLE" in scene.has and scene.has.isdisjoint(("COMPOUND", "STINT"))
    return whole and scene.tags[index] in MEASURES and scene.right(index, _WHOLE, BREAKS) >= 0


def _brackets_laps_of_measure(scene: Scene, index: int) -> bool:
    """Whether laps stand in a bracket after the number that they are the laps of: "averaged 79.6 s (laps 1-14)"."""
    opened = scene.tags[index] == "SPAN" and scene.tag(index - 1) == "(" and scene.tag(index - 2) in MEASURES
    return opened and "COMPOUND" not in scene.tags[index + 1 : index + 3]


def _shared(scene: Scene, talk: Discourse, index: int) -> str | None:
    """ "AAA averaged 88.9 s on MEDIUM and BBB 89.0 s": the tyre is said once, of both."""
    k = index - 1
    while scene.tag(k) in ("AVG", "DEG", "WITH", "OF", "NLAPS", "IN", "(", "TO", "TYRE", ","):
        k -= 1
    if scene.tags[index] == "RATE" and is_lap_time(scene, k):
        k -= 1 + (scene.tag(k - 1) in ("AVG", "RUN"))  # "while BBB averaged 80.2 s with wear of 0.1 s/lap"
    k -= scene.tag(k) == "RUN" and is_lap_time(scene, k + 1)
    if scene.tag(k) != "DRIVER" or scene.tag(k - 1) not in ("AND", ",", "|", ";", "VERSUS", "WHILE"):
        return None
    first = next((j for j in range(k - 2, -1, -1) if scene.tags[j] == scene.tags[index]), -1)
    owner = scene.items[first].owner if first >= 0 else ()
    tyres = any(tag == "COMPOUND" and j not in scene.changed for j, tag in enumerate(scene.tags[:k]))
    return tyre_of(scene, talk, first, owner[0]) if tyres and len(owner) == 1 else None


def _ran_alike(scene: Scene, index: int) -> str | None:
    """ "AAA ran 11 laps on SOFT, BBB ran 10 laps (80.1 s)": laps of another, on the tyre named of the first."""
    if "NLAPS" not in scene.has or "RUN" not in scene.has:
        return None
    k = index
    while scene.tag(k) != "NLAPS" and k > index - 4:
        k -= 1
    if scene.tags[max(k - 2, 0) : k + 1] != ["DRIVER", "RUN", "NLAPS"] or scene.tag(k - 3) not in (",", "AND", ";"):
        return None
    if not _AFTER_LAPS_RUN.issuperset(scene.tags[k + 1 : index]) or scene.tag(k + 1) in ("ON", "WITH", "IN"):
        return None
    first = scene.left(k, _NLAPS, _UP_TO_CHANGE)
    tyre = first + 2
    ran = first > 0 and scene.tag(first - 1) == "RUN" and scene.tag(first + 1) in ("ON", "WITH", "IN")
    named = ran and scene.tag(tyre) == "COMPOUND" and scene.items[first].owner != scene.items[k].owner
    return scene.items[tyre].code if named and scene.tags[tyre + 1 : k].count("COMPOUND") == 0 else None


def _of_measure(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "AAA averaged 79.1 s on HARD against the 79.6 s of BBB over 20 laps": the laps are those of the time."""
    if scene.tags[index] != "NLAPS":
        return None
    k = index - 1
    while scene.tag(k) in ("IN", "ON", "LOOSE", "(", "DRIVER", "OF", "FOR", "ACHIEVE", "AVG"):
        k -= 1
    own = is_lap_time(scene, k) and scene.items[k].owner == (driver,) and k < index - 1
    return tyre_of(scene, talk, k, driver) if own else None


def _of_same_stint(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "their averages in the first stint (124.1 s vs 124.2 s)": the second number is of that stint, too."""
    if scene.tag(index - 1) not in COMPARING or scene.tag(index - 2) != scene.tags[index]:
        return None
    first = scene.items[index - 2].owner
    stint = scene.left(index, STINT, _UP_TO_TYRE)
    if stint < 0 or scene.items[stint].whole < 1 or len(first) != 1 or driver in first:
        return None
    return stint_tyre(scene, talk, driver, scene.items[stint].whole) or tyre_of(scene, talk, index - 2, first[0])


def _compared(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "on HARD, AAA averaged 76.8 s against 76.9 s of BBB": both numbers are of one tyre."""
    if "COMPOUND" not in scene.has or scene.has.isdisjoint(COMPARING):
        return None
    for k in range(index - 1, -1, -1):
        tag = scene.tags[k]
        if tag in COMPARING:
            break
        if tag in BREAKS or tag == "COMPOUND":
            return None
    else:
        return None
    for place in range(k - 1, -1, -1):
        item = scene.items[place]
        if item.tag == "COMPOUND":
            if _is_bracketed_with_measure(scene, place):
                return None
            own = talk.fitted.get(driver)
            if own is not None and own != item.code and _worn_by_another(scene, item, driver):
                return own
            return item.code if driver not in item.owner and len(item.owner) == 1 else None
        if item.tag in BREAKS:
            return None
    return None


def _is_bracketed_with_measure(scene: Scene, tyre: int) -> bool:
    """Whether a tyre stands in a bracket with a number, and is of it alone: "worse (0.2 s/lap on SOFT) than BBB's"."""
    opened, closed = bracket(scene, tyre)
    return opened >= 0 and not MEASURES.isdisjoint(scene.tags[opened:closed])


def _worn_by_another(scene: Scene, tyre: Item, driver: str) -> bool:
    """Whether a tyre is told to be another driver's: "AAA's wear on SOFT was 0.1 s/lap against 0.2 s/lap of BBB"."""
    place = scene.items.index(tyre)
    near = scene.items[max(place - 2, 0) : place]
    return any(item.tag == "DRIVER" and item.code != driver for item in near)


def _sides(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "SOFT was faster than MEDIUM (81.3 s vs 83.3 s)": each number is of the tyre that stands in its place.

    Also where the bracket names who: "(AAA: 81.3 s vs 83.3 s; BBB: ...)".
    """
    if "THAN" not in scene.has:
        return None
    first = scene.tag(index + 1) in AGAINST and scene.tag(index + 2) == scene.tags[index]
    second = scene.tag(index - 1) in AGAINST and scene.tag(index - 2) == scene.tags[index]
    if first == second:
        return None
    opened = scene.left(index, OPENED, CLOSED)
    if opened < 0:
        opened = scene.left(index, COLON)
    than = scene.left(opened, THAN, BREAKS) if opened > 0 else -1
    if than < 0:
        return None
    left = scene.left(than, COMPOUND, BREAKS)
    right = scene.right(than, COMPOUND, _OPENED_OR_COLON)
    if right < 0 or (left >= 0 and scene.items[left].value == scene.items[right].value):
        return None
    if left < 0:
        own = scene.items[right].code  # "faster than his SOFT stint (81.3 s vs 83.3 s)"
        others = [code for code in talk.worn.get(driver, ()) if code != own]
        return own if second else others[0] if len(others) == 1 else None
    return scene.items[left if first else right].code


def _is_second_of_two(scene: Scene, index: int, driver: str) -> bool:
    """Whether a number is the second of two of one driver: "his pace improved (82.4 s vs 83.1 s)"."""
    versus = index - 2 if scene.tag(index - 1) in ("~", "≈", "LOOSE") else index - 1
    paired = scene.tag(versus) == "VERSUS" and scene.tag(versus - 1) == scene.tags[index]
    return paired and scene.tag(versus - 2) == "(" and driver in scene.items[versus - 1].owner


def _other_of_two(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """The second tyre of a comparison of one driver's two: "SOFT was faster than MEDIUM (81.3 s vs 83.3 s)"."""
    items = scene.items
    paired = scene.tag(index - 1) == "VERSUS" and scene.tag(index - 2) == items[index].tag
    if not paired or scene.tag(index - 3) == "VERSUS" or driver not in items[index - 2].owner:
        return None
    stint = scene.left(index, STINT, BREAKS)
    if stint >= 0 and items[stint].whole > 0 and "THAN" in scene.tags[max(stint - 4, 0) : stint]:
        # "faster than in the first stint (87.6 s vs 88.8 s)"
        return stint_tyre(scene, talk, driver, items[stint].whole)
    if stint >= 0 and items[stint].whole > 1:
        number = items[stint].whole - 1
        before = talk.stints.get((driver, number)) or stint_in_place(talk, driver, number)
        if before is not None:
            return before  # "in the second stint his pace improved (82.4 s vs 83.1 s)"
    first = tyre_of(scene, talk, index - 2, driver)
    if first is None:
        return None
    named = [item.code for item in items[:index] if item.tag == "COMPOUND" and item.code != first]
    others = list(dict.fromkeys(named or (code for code in talk.worn.get(driver, {}) if code != first)))
    return others[0] if len(others) == 1 else None


def _opens_clause(scene: Scene, index: int) -> bool:
    """ "from lap 1 to 12 he was on SOFT; from 13 to 50, HARD": laps that open a clause, and the tyre after a comma."""
    start = index - 1 if scene.tag(index - 1) in ("FROM", "OF") else index
    return scene.tag(start - 1) == ";" and scene.tag(index + 3) in ("", ".", ";", ",")


def _is_worn_more(scene: Scene, k: int, index: int) -> bool:
    """Whether the tyre at `k` is only what another one's wear, or its average before that, is compared with."""
    if scene.tags[index] != "RATE" or scene.tag(k) != "COMPOUND":
        return False
    between = scene.tags[k + 1 : index]
    told = between in ([":"], [","]) or "DEG" in between
    return told and is_compared(scene, k)


def taken_off(scene: Scene, index: int, driver: str) -> str | None:
    """ "from SOFT to MEDIUM after a 9-lap stint": the stint was on the first of the two."""
    if not scene.changed:
        return None
    after = scene.left(index, AFTER, BREAKS)
    if after < 1:
        after = _length_until_change(scene, index)
    if after < 1:
        return None
    chain = [k for k in range(after) if k in scene.changed and driver in scene.items[k].owner]
    alone = not any(tag == "COMPOUND" for tag in scene.tags[after:index])
    return scene.items[chain[-2]].code if len(chain) > 1 and alone else None


def _length_until_change(scene: Scene, index: int) -> int:
    """Where the laps of the stint that a change ended stand, or -1: "on lap 20: SOFT → HARD, completing 20 laps"."""
    if "NLAPS" not in scene.has:
        return -1
    k = index if scene.tags[index] == "NLAPS" else scene.left(index, _NLAPS, _UP_TO_MEASURE)
    if k < 0:
        return -1
    lap = scene.left(k, _LAPNO, BREAKS)
    return k if 0 <= lap < min(scene.changed) and scene.items[lap].whole == scene.items[k].whole else -1
