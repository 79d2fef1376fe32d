"""Of which tyre a number is: the one beside it, the one that the sentence tells, or the one that the driver is on."""

from __future__ import annotations

from artifact.domains.racing.rules.compared_tyres import is_second_of_two, is_worn_more, of_both, of_two
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import MEASURES
from artifact.domains.racing.rules.placed import (
    after_aside,
    after_bracket,
    apposed_tyre,
    each_on_its_own,
    elliptical,
    fronted,
    in_bracket_after,
    in_order,
    labelled_in_bracket,
    of_relative,
    of_several_stints,
    over_change,
    over_laps,
    under_label,
)
from artifact.domains.racing.rules.scene import BREAKS, Scene
from artifact.domains.racing.rules.stint_tyres import (
    NLAPS,
    UP_TO_STINT,
    is_only_of_change,
    of_numbered_stint,
    of_stint_told_first,
    stint_tyre,
    taken_off,
)
from artifact.domains.racing.rules.stints import (
    BESIDE,
    COMPARING,
    COMPOUND,
    STINT,
    UP_TO_TYRE,
    WINDOW_PREPOSITIONS,
    counts_stints,
    is_lap_time,
    on_tyre,
)
from artifact.domains.racing.rules.succession import across_change, in_succession, is_of_two_stints, stint_in_place

_AFTER_LAPS_RUN = frozenset({"(", "AVG", "IN", "TO", ",", "DEG", "SECS"})
_RELATIVE = frozenset({"QUE", "WHO", "HE", "RUN", "ACHIEVE"})
_GOES_ON = frozenset({",", "AND", "BEFORE", ";"})
_BEFORE_LENGTH = frozenset({"HIS", "IN", "ON", "OF"})
# what may stand between a driver and a number of his that is of the tyre told of another
_BEFORE_SHARED = frozenset({"AVG", "DEG", "WITH", "OF", "NLAPS", "SPAN", "IN", "(", "TO", "TYRE", ","})
_BEFORE_OWN = BESIDE | {",", "COMPARE"}
_BESIDE_MEASURE = BESIDE | {"COMPARE", "DEG", "LAPTIME"}
_UP_TO_CHANGE_OR_STAY = BREAKS | {"PIT", "CHANGE", "STAY"}
_BEFORE_SAME = WINDOW_PREPOSITIONS | {"WITH"}
_WHOLE = frozenset({"WHOLE"})
_UP_TO_CHANGE = BREAKS | {"PIT", "CHANGE"}


def tyre_of(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """The compound that a number is about: the one that stands beside it, else the one that the driver is on."""
    settled = _settled(scene, talk, index, driver)
    if settled:
        return settled[0]
    before = _beside_before(scene, talk, index, driver)
    if before is not None:
        return before
    after = _beside_after(scene, talk, index, driver)
    if after:
        return after[0]
    told = _in_sentence(scene, talk, index, driver)
    if told is None and is_second_of_two(scene, index, driver):
        return None  # "(82.4 s vs 83.1 s)": the second is of another stint, and the text does not say which tyre
    if told is None and talk.frame is not None and talk.frame[0] == talk.block:
        told = talk.frame[1]
    fitted = talk.fitted.get(driver)
    if told is None and fitted is not None and is_only_of_change(scene, talk, driver, fitted):
        fitted = None
    if told is None and scene.changed and _is_before_change(scene, index, driver):
        fitted = talk.replaced(driver)
    return told or fitted or _shared(scene, talk, index) or _of_measure(scene, talk, index, driver)


def _settled(scene: Scene, talk: Discourse, index: int, driver: str) -> tuple[str | None, ...]:
    """The tyre of a number, or that it is of no one tyre, where its place settles it; empty where that is open."""
    items, tags = scene.items, scene.tags
    compared = scene.tag(index - 3 - (scene.tag(index - 3) == "ORD")) in COMPARING
    at = compared and scene.tag(index - 1) in ("IN", "TO", "(")  # "compared to stint 2 at 80.1 s"
    stint = index - 2 if at or scene.tag(index - 1) == "(" else index - 1
    numbered = scene.tag(stint) == "STINT" and items[stint].whole and "COMPOUND" not in tags[max(stint - 2, 0) : stint]
    if numbered and (at or "THAN" in tags[max(stint - 7, 0) : stint]):
        return (stint_tyre(scene, talk, driver, items[stint].whole),)  # "than the second stint's 70.8 s"
    ordered = in_order(scene, index, driver)
    if ordered is not None:
        return (ordered,)
    if _of_all_stints(scene, index, stint) or _before_counted_stints(scene, index) or _of_whole_race(scene, index):
        return (None,)
    if _brackets_laps_of_measure(scene, index) and driver in items[index - 2].owner:
        return (tyre_of(scene, talk, index - 2, driver),)
    told = (
        over_change(scene, index, driver)
        or of_two(scene, talk, index, driver)
        or over_laps(scene, index)
        or _after_comma(scene, index)
        or apposed_tyre(scene, index, driver)
        or each_on_its_own(scene, index)
        or across_change(scene, talk, index, driver)
        or in_succession(scene, talk, index, driver)
    )
    open_ = told is None and not of_several_stints(scene, index) and not is_of_two_stints(scene, index)
    return () if open_ else (told,)


def _of_all_stints(scene: Scene, index: int, stint: int) -> bool:
    """Whether a number is of several stints, of no one tyre: "AAA's stints averaged 88.8 s"."""
    while scene.tag(stint) in ("AVG", "OF") and stint > 0:
        stint -= 1
    listed = scene.tags[index] == "SPAN" and scene.tag(index + 1) in (",", "AND")
    listed = listed and scene.tag(stint - 1) == "COMPOUND"  # "HARD stints (laps 1-2, 3-9)"
    several = scene.tag(stint) == "STINT" and scene.items[stint].flag and stint < index - 1
    return several and not listed and not on_tyre(scene, index)


def _after_comma(scene: Scene, index: int) -> str | None:
    """The tyre that stands after a number and a comma: "the next 34 laps, all on HARD", "from 13 to 50, HARD"."""
    tags = scene.tags
    if tags[index + 1 : index + 3] == [",", "ALL"] and tags[index + 4 : index + 5] == ["COMPOUND"]:
        return scene.items[index + 4].code
    if tags[index] == "SPAN" and tags[index + 1 : index + 3] == [",", "COMPOUND"] and _opens_clause(scene, index):
        return scene.items[index + 2].code
    return None


def _beside_before(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """The tyre, or the set or stint of a tyre told before, that stands within a few words before a number."""
    tags = scene.tags
    for k in range(index - 1, max(index - 5, -1), -1):
        tag = tags[k]
        if tag == "COMPOUND" and k not in scene.changed and _may_be_of(scene, k, driver):
            return None if _is_of_another(scene, k, index) else scene.items[k].code
        numbered = _numbered_before(scene, k)
        if numbered:
            tyre = stint_tyre(scene, talk, driver, numbered)
            if tyre is not None and "COMPOUND" not in tags[index + 1 : index + 4]:
                return tyre
        if tag in _BESIDE_MEASURE:
            continue
        at = tag == "TO" and k == index - 1  # "con SOFT a 80,1 s"
        apposed = tag == "," and k == index - 1 and "THAN" in tags[max(k - 7, 0) : k]  # "than on HARD, 76.5 s"
        if not (at or apposed):
            break
    return None


def _may_be_of(scene: Scene, tyre: int, driver: str) -> bool:
    """Whether a tyre is the driver's, or nobody's in particular."""
    owner = scene.items[tyre].owner
    return not owner or driver in owner


def _is_of_another(scene: Scene, tyre: int, index: int) -> bool:
    """Whether the tyre before a number is that of the number before it, or only what another's wear is compared with.

    "93.6 s on HARD against 95.1 s", "de 79,1 s com SOFT para 80,0 s com HARD", "with more wear than the HARD: +0.1 s"
    """
    tags = scene.tags
    if tags[index - 1] in COMPARING and tyre == index - 2 and tags[tyre - 2] in MEASURES:
        return True
    if tags[tyre - 1] in ("ON", "IN", "WITH") and tags[tyre - 2] == tags[index] and on_tyre(scene, index):
        return True
    return is_worn_more(scene, tyre, index)


def _numbered_before(scene: Scene, k: int) -> int:
    """The number of the stint that words before a number name, or 0.

    "wear on the first set (0.2 s/lap)", "reacting to the initial wear (0.2 s/lap)"
    """
    tag, before = scene.tags[k], scene.tags[k - 1]
    if tag == "TYRE" and before == "ORD" and scene.items[k].at == scene.items[k - 1].to + 1:
        return scene.items[k - 1].whole
    return 1 if "OPENING" in scene.has and {tag, before} == {"DEG", "OPENING"} else 0


def _beside_after(scene: Scene, talk: Discourse, index: int, driver: str) -> tuple[str | None, ...]:
    """The tyre that stands after a number and is its own; empty where none does, or it is not said which it was."""
    items, tags = scene.items, scene.tags
    reach = 11 if "NLAPS" in tags[index + 1 : index + 8] else 8  # tokens; a stint's length may stand between
    for k in range(index + 1, min(index + 10, len(items))):
        tag = tags[k]
        if tag == "TYRE" and tags[k - 1] == "FINAL" and UP_TO_STINT.issuperset(tags[index + 1 : k]):
            last = stint_tyre(scene, talk, driver, -1)  # "79.7 s on the final set"
            if last is not None and tags[k + 1 : k + 2] != ["OF"]:
                return (last,)
        if tag == "STINT" and items[k].whole != 0 and "COMPOUND" not in tags[k + 1 : k + 3]:
            named = of_numbered_stint(scene, talk, index, k, driver)
            if named:
                return named
        if tag == "COMPOUND" and k not in scene.changed and items[k].at <= items[index].to + reach:
            closed = tags[k - 1] != "," or scene.tag(k + 1) in (")", ":", "")
            return (items[k].code,) if closed and _may_be_of(scene, k, driver) else ()
        other_cell = tag == "|" and "COMPOUND" in tags[:index]
        if other_cell or (tag not in _BEFORE_OWN and not _leads_to_tyre(scene, index, k, driver)):
            break
    return ()


def _in_sentence(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """The tyre that the sentence tells a number to be of, though it does not stand beside it."""
    return (
        in_bracket_after(scene, index, driver)
        or labelled_in_bracket(scene, index)
        or _ran_alike(scene, index)
        or fronted(scene, index)
        or (None if is_worn_more(scene, index - 2, index) else under_label(scene, index))
        or after_bracket(scene, index)
        or after_aside(scene, index)
        or of_relative(scene, index, driver)
        or _listed_for_each(scene, talk, index)
        or elliptical(scene, index)
        or _other_of_two(scene, talk, index, driver)
        or taken_off(scene, index, driver)
        or _of_same_stint(scene, talk, index, driver)
        or of_both(scene, talk, index, driver)
        or _headed(scene, index, driver)
        or of_stint_told_first(scene, talk, index, driver)
    )


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
    if tag == "STAY":
        return k == index + 1 and number == "NLAPS"  # "las 13 vueltas restantes con MEDIUM"
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
    worn = scene.tags[index] == "RATE"
    while scene.tag(k) in _BEFORE_SHARED or (worn and is_lap_time(scene, k)):
        k -= 1  # "while BBB averaged 80.2 s with wear of 0.1 s/lap"
    k -= scene.tag(k) == "RUN" and is_lap_time(scene, k + 1)
    if scene.tag(k) != "DRIVER" or scene.tag(k - 1) not in ("AND", ",", "|", ";", "VERSUS", "WHILE"):
        return None
    first = next((j for j in range(k - 2, -1, -1) if scene.tags[j] == scene.tags[index]), -1)
    if first < 0 and scene.tags[index] == "SPAN":  # "the HARD of AAA averaged 80.1 s, while BBB (laps 9-30, avg ...)"
        first = scene.left(k, MEASURES)
    owner = scene.items[first].owner if first >= 0 else ()
    tyres = any(tag == "COMPOUND" and j not in scene.changed for j, tag in enumerate(scene.tags[:k]))
    return tyre_of(scene, talk, first, owner[0]) if tyres and len(owner) == 1 else None


def _listed_for_each(scene: Scene, talk: Discourse, index: int) -> str | None:
    """ "the INTERMEDIATE wore (+0.6 s/lap for AAA, +0.5 s/lap for BBB)": both numbers are of the one tyre."""
    if "COMPOUND" not in scene.has or scene.tag(index - 2) != "DRIVER" or scene.tag(index - 1) not in (",", "AND"):
        return None
    link, first = scene.tag(index - 3), index - 4
    alike = link in ("FOR", "OF", "BY", "IN") and scene.tags[index + 1 : index + 3] == [link, "DRIVER"]
    if not alike or scene.tag(first) != scene.tags[index] or len(scene.items[first].owner) != 1:
        return None
    tyre = scene.left(first, COMPOUND, BREAKS)
    if tyre < 0 or tyre in scene.changed or "STINT" in scene.tags[:first]:
        return None
    return tyre_of(scene, talk, first, scene.items[first].owner[0])


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
    first = scene.left(k, NLAPS, _UP_TO_CHANGE)
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
    stint = scene.left(index, STINT, UP_TO_TYRE)
    if stint < 0 or scene.items[stint].whole < 1 or len(first) != 1 or driver in first:
        return None
    return stint_tyre(scene, talk, driver, scene.items[stint].whole) or tyre_of(scene, talk, index - 2, first[0])


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
    tyre = scene.left(index, COMPOUND, BREAKS)
    if tyre > 0 and scene.tag(tyre - 1) == "ORD" and items[tyre - 1].whole > 1 and items[tyre].code == first:
        return first  # "the second MEDIUM was faster (70.2 s vs 71.0 s)"
    named = [item.code for item in items[:index] if item.tag == "COMPOUND" and item.code != first]
    others = list(dict.fromkeys(named or (code for code in talk.worn.get(driver, {}) if code != first)))
    return others[0] if len(others) == 1 else None


def _opens_clause(scene: Scene, index: int) -> bool:
    """ "from lap 1 to 12 he was on SOFT; from 13 to 50, HARD": laps that open a clause, and the tyre after a comma."""
    start = index - 1 if scene.tag(index - 1) in ("FROM", "OF") else index
    return scene.tag(start - 1) == ";" and scene.tag(index + 3) in ("", ".", ";", ",")
