"""Constructions whose form says which tyre a number is of: lists, brackets, labels, what stands in front."""

from __future__ import annotations

from artifact.domains.racing.rules.between import is_from_to
from artifact.domains.racing.rules.items import MEASURES
from artifact.domains.racing.rules.scene import (
    AGAINST,
    BREAKS,
    BREAKS_OR_DRIVER,
    CLOSED,
    COLON,
    OPENED,
    RELATIVE,
    RESPECTIVELY,
    SAME,
    Scene,
)
from artifact.domains.racing.rules.stints import COMPOUND, LABEL, bracket, is_averaged, list_of

_SPAN = frozenset({"SPAN"})
_BETWEEN_TYRES = frozenset({"-", ">", ",", "AND", "TO"})
_UP_TO_LAPS = frozenset(
    {"OF", "AVG", "IN", "ON", "DURING", "PARTIAL", "FINAL", "OPENING", "HIS", "FOR", "LOOSE", "PER", "TO"}
)
_AFTER_LAPS = frozenset({"OF", "ON", "WITH", "IN", "QUE", "RUN", ",", "TYRE", "HIS", "BACK", "ORD"})
_AFTER_PAIR = frozenset({"OF", "AVG", "WITH", "IN", "ON", "ORD", "TYRE", "STINT", "FINAL", "OPENING"})
_TOLD_ASIDE = MEASURES | {"NLAPS"}
_IN_ASIDE = MEASURES | {"SPAN", "DEG", "AVG", "WITH", "OF", "AND", ","}
_CLOSING_LAPS = frozenset({",", ";", ".", "", "AND", "("})
_AGAINST = frozenset({"WHILE", "THAN", "AND", "VERSUS", "TO", "QUE"})
# what a sentence may open with that tells the stint of all whom it names
_OPENING = frozenset({"-", "ON", "IN", "WITH", "DURING", "OF", "FOR", "ORD", "OPENING", "FINAL", "PARTIAL", "STINT"})
_OPENING |= {"COMPOUND", "TYRE", "BOTH", ",", ":", "THESE"}
_OTHER_STINT = frozenset({"COMPOUND", "PIT", "CHANGE", "STOPS", "AFTER", "BEFORE", "BUT", ";", "TYRE"})
_BREAKS_OR_BRACKET = BREAKS | {"(", ")", "DRIVER"}
_MEASURES_OR_RESPECTIVELY = MEASURES | RESPECTIVELY
_CLOSED_OR_COMPOUND = frozenset({")", "COMPOUND"})
_COMPOUND_OR_SEMICOLON = frozenset({"COMPOUND", ";"})
_HALTS_OR_DRIVER = frozenset({";", ".", "DRIVER"})


def over_laps(scene: Scene, index: int) -> str | None:
    """The tyre told after what else is told of a number.

    "90.3 s over the first 34 laps on MEDIUM", "83,9 s nas dez voltas que duraram os HARD", "80,1 s frente a 80,4 s de
    media con HARD"
    """
    if scene.tags[index] not in MEASURES:
        return None
    k = index + 1
    if scene.tag(k) in ("VERSUS", "ON") and scene.tag(k + 1) in ("SECS", "DEC") and "THAN" not in scene.has:
        k += 2
        average = index - 1 - (scene.tag(index - 1) == "OF")
        told = scene.tag(average) == "AVG" and scene.tag(k) in ("OF", "FOR") and scene.tag(k + 1) == "DRIVER"
        if told and scene.left(index, COMPOUND, BREAKS) >= 0:
            return None  # "AAA's MEDIUM stint was faster (an average of 85.9 s vs 89.5 s of BBB on HARD)"
        both = told or "AVG" in scene.tags[k : k + 2]
        k += 2 if told else 0
        while scene.tag(k) in _AFTER_PAIR:
            k += 1
        return scene.items[k].code if both and scene.tag(k) == "COMPOUND" else None
    while scene.tag(k) in _UP_TO_LAPS:
        k += 1
    if scene.tag(k) != "NLAPS" or k == index + 1:
        return None
    laps = k
    k += 1
    while scene.tag(k) in _AFTER_LAPS:
        k += 1
    told = scene.tag(k) == "COMPOUND" and laps + 1 < k < laps + 4 and k not in scene.changed
    apart = scene.tag(laps + 1) == "," and scene.tag(k + 1) not in ("", ".", ",", ";", ")")
    return scene.items[k].code if told and not apart else None


def in_order(scene: Scene, index: int, driver: str) -> str | None:
    """ "SOFT, MEDIUM and HARD stints averaging 80.1 s, 79.2 s and 78.8 s": to each number the tyre in its place.

    Two numbers need "respectively". One tyre stands for all: "77.3 s and 77.9 s on HARD, respectively".
    """
    if scene.tags[index] == "SPAN":
        return _bracketed_in_order(scene, index, driver)
    if scene.tags[index] not in MEASURES:
        return None
    numbers = list_of(scene, index, MEASURES)
    if len(numbers) < 2:
        return None
    told = scene.right(index, RESPECTIVELY, BREAKS) >= 0
    last = scene.left(numbers[0], COMPOUND, BREAKS)
    tyres = list_of(scene, last, COMPOUND) if last >= 0 else []
    near = scene.items[max(tyres[0] - 5, 0) : last + 2] if tyres else []
    plural = any(item.tag == "STINT" and item.flag for item in near)  # "the SOFT and HARD stints averaged ..."
    if len(numbers) == 2 and not (told or plural):
        return None
    if len(tyres) == len(numbers) and {driver} >= set(scene.items[last].owner) and not scene.changed & set(tyres):
        return scene.items[tyres[numbers.index(index)]].code
    tyre = scene.right(numbers[-1], COMPOUND, _MEASURES_OR_RESPECTIVELY)
    if tyre < 0 or tyre in scene.changed:
        return None
    after = list_of(scene, tyre, COMPOUND)
    if len(after) == len(numbers):
        return scene.items[after[numbers.index(index)]].code
    return scene.items[tyre].code if told else None


def _bracketed_in_order(scene: Scene, index: int, driver: str) -> str | None:
    """ "HARD-HARD-MEDIUM (laps 1-20, 21-40, 41-60)": to each laps the tyre in its place."""
    spans = list_of(scene, index, _SPAN)
    if len(spans) < 2 or scene.tag(spans[0] - 1) != "(" or scene.tag(spans[0] - 2) != "COMPOUND":
        return None
    tyres = [spans[0] - 2]
    while scene.tag(tyres[0] - 1) in _BETWEEN_TYRES and scene.tag(tyres[0] - 2) == "COMPOUND":
        tyres.insert(0, tyres[0] - 2)
    own = len(tyres) == len(spans) and {driver} >= set(scene.items[tyres[0]].owner)
    return scene.items[tyres[spans.index(index)]].code if own else None


def apposed_tyre(scene: Scene, index: int, driver: str) -> str | None:
    """ "the first on SOFT, from lap 1 to 19, the second on HARD, from 20 to 40": laps between commas after a tyre."""
    if scene.tags[index] != "SPAN" or scene.tag(index + 1) not in _CLOSING_LAPS:
        return None
    k = index - 1
    while scene.tag(k) in ("FROM", "OF", "ON", "IN", "BETWEEN"):
        k -= 1
    tyre = k - 2 if scene.tag(k - 1) == "TYRE" else k - 1
    if scene.tag(k) != "," or scene.tag(tyre) != "COMPOUND" or tyre in scene.changed:
        return None
    owner = scene.items[tyre].owner
    return scene.items[tyre].code if not owner or driver in owner else None


def each_on_its_own(scene: Scene, index: int) -> str | None:
    """ "from 81.6 s on SOFT to 79.7 s on HARD": numbers in a row, each with its tyre right after it."""
    tyre = _tyre_right_after(scene, index)
    if tyre < 0:
        return None
    before = scene.left(index, MEASURES, _BREAKS_OR_BRACKET)
    own = before >= 0 and 0 <= _tyre_right_after(scene, before) < index
    nxt = scene.right(tyre, MEASURES, _BREAKS_OR_BRACKET)
    return scene.items[tyre].code if own or (nxt >= 0 and _tyre_right_after(scene, nxt) > nxt) else None


def _tyre_right_after(scene: Scene, index: int) -> int:
    """Index of the tyre that stands right after a number: "80.1 s on HARD", "81,6 s de media con el blando"; or -1."""
    if scene.tags[index] not in MEASURES:
        return -1
    k = index + 1
    if scene.tags[k : k + 2] == ["OF", "AVG"]:
        k += 2
    if scene.tag(k) not in ("WITH", "ON", "IN"):
        return -1
    k += 1
    while scene.tag(k) in ("HIS", "TYRE"):
        k += 1
    return k if scene.tag(k) == "COMPOUND" and k not in scene.changed else -1


def in_bracket_after(scene: Scene, index: int, driver: str) -> str | None:
    """ "AAA's HARD stint (laps 13-38, 26 laps at 71.6 s)": what a bracket says is of the tyre before it."""
    if "(" not in scene.has:
        return None
    opened = scene.left(index, OPENED, _CLOSED_OR_COMPOUND)
    for k in range(opened - 1, max(opened - 5, -1), -1):
        if scene.tags[k] == "COMPOUND" and k not in scene.changed:
            owner = scene.items[k].owner
            return scene.items[k].code if not owner or driver in owner else None
        named = scene.tags[k] == "DRIVER" and scene.items[k].code == driver
        if not named and scene.tags[k] not in ("STINT", "TYRE", "OF", "SPAN", "FOR", "IN", "ON"):
            return None
    return None


def fronted(scene: Scene, index: int) -> str | None:
    """ "On HARD, AAA averaged 76.8 s, while BBB averaged 77.0 s": all on the tyre that comes first."""
    if "COMPOUND" not in scene.has or scene.tags[0] == "DRIVER" or len(scene.named) < 2:
        return None
    first = scene.tags.index("DRIVER")
    opening = scene.tags[:first]
    counted = scene.tags[index] == "NLAPS" and ("STINT" in opening or is_averaged(scene, index))
    if scene.tags[index] not in MEASURES and not counted:
        return None
    if opening.count("COMPOUND") != 1 or not _OPENING.issuperset(opening):
        return None
    between = scene.tags[first:index]
    tyre = opening.index("COMPOUND")
    alone = _OTHER_STINT.isdisjoint(between) and "STINT" not in scene.tags[index + 1 : index + 4]
    return scene.items[tyre].code if alone and tyre not in scene.changed else None


def under_label(scene: Scene, index: int) -> str | None:
    """ "The INTERMEDIATE stint showed wear: AAA +0.6 s/lap, BBB +0.4 s/lap": of the tyre before the colon."""
    if ":" not in scene.has or "COMPOUND" not in scene.has:
        return None
    colon = scene.tags.index(":")
    labelled = 0 < colon < min(index, 8) and LABEL.issuperset(scene.tags[:colon])
    if labelled and scene.tags[:index].count("COMPOUND") == scene.tags[:colon].count("COMPOUND") == 1:
        return next(item.code for item in scene.items if item.tag == "COMPOUND")  # "Pace on HARD: AAA 80.1 s; ..."
    if _labels_measure(scene, index, colon):
        return scene.items[colon - 1].code
    colon = scene.left(index, COLON, _COMPOUND_OR_SEMICOLON)
    compared = not {"VERSUS", "ON"}.isdisjoint((scene.tag(index - 1), scene.tag(index + 1)))
    if colon < 2 or scene.tag(index - 1) == "VERSUS" or (compared and "THAN" in scene.tags[:colon]):
        return None
    for k in range(colon - 1, max(colon - 7, -1), -1):
        if scene.tags[k] == "COMPOUND":
            told = not {"STINT", "BOTH"}.isdisjoint(scene.tags[:colon]) and not _is_other_side(scene, k)
            return scene.items[k].code if k not in scene.changed and told else None
    return None


def _labels_measure(scene: Scene, index: int, colon: int) -> bool:
    """ "the key was the pace on HARD: 80.1 s for AAA against 80.4 s for BBB": whether the colon ends so."""
    start = colon - 4 if scene.tag(colon - 2) == "TYRE" else colon - 3
    led = scene.tag(start) in ("AVG", "DEG", "LAPTIME") and scene.tag(start + 1) in ("ON", "WITH", "IN", "OF")
    if not led or scene.tag(colon - 1) != "COMPOUND" or colon - 1 in scene.changed:
        return False
    return colon < index and "COMPOUND" not in scene.tags[colon:]


def _is_other_side(scene: Scene, tyre: int) -> bool:
    """Whether a tyre is that of what a number is compared with: "93.6 s against 95.1 s of the stint on MEDIUM"."""
    return any(scene.tags[k] in MEASURES and scene.tag(k - 1) in AGAINST for k in range(max(tyre - 5, 1), tyre))


def labelled_in_bracket(scene: Scene, index: int) -> str | None:
    """ "faster in stint 2 (HARD: 80.1 s vs 80.4 s of BBB)": all in the bracket is of the tyre that opens it."""
    if ":" not in scene.has or "COMPOUND" not in scene.has:
        return None
    opened, closed = bracket(scene, index)
    if opened < 0 or scene.tags[opened + 1 : opened + 3] != ["COMPOUND", ":"]:
        return None
    return scene.items[opened + 1].code if scene.tags[opened:closed].count("COMPOUND") == 1 else None


def after_bracket(scene: Scene, index: int) -> str | None:
    """ "Wear (AAA +0.6 s/lap, BBB +0.5 s/lap) shows that the INTERMEDIATE tyres suffered": of the tyre named then."""
    if "COMPOUND" not in scene.has:
        return None
    opened, closed = bracket(scene, index)
    if opened < 0 or scene.tags[opened:closed].count("DRIVER") < 2 or "COMPOUND" in scene.tags[:closed]:
        return None
    tyre = scene.right(closed, COMPOUND, BREAKS_OR_DRIVER)
    return scene.items[tyre].code if closed < tyre < closed + 9 and tyre not in scene.changed else None


def after_aside(scene: Scene, index: int) -> str | None:
    """ "averaged 76.5 s (wear +0.1 s/lap) on MEDIUM": the tyre stands after a bracket that tells of the number.

    Also "the final 25 laps (laps 33-57) on HARD".
    """
    if scene.tag(index + 1) != "(" or "COMPOUND" not in scene.has or scene.tags[index] not in _TOLD_ASIDE:
        return None
    closed = scene.right(index + 1, CLOSED)
    told = closed > 0 and _IN_ASIDE.issuperset(scene.tags[index + 2 : closed])
    named = told and scene.tag(closed + 1) in ("IN", "ON", "WITH") and scene.tag(closed + 2) == "COMPOUND"
    return scene.items[closed + 2].code if named and closed + 2 not in scene.changed else None


def of_relative(scene: Scene, index: int, driver: str) -> str | None:
    """ "the MEDIUM of AAA (laps 34-44), which averaged 85.9 s": of the tyre before the relative clause."""
    if scene.has.isdisjoint(RELATIVE) or scene.tags[index] not in MEASURES:
        return None
    k = index - 1
    while scene.tag(k) in ("AVG", "OF", "RUN", "IN", "TO"):
        k -= 1
    if scene.tag(k) not in RELATIVE:
        return None
    k -= 1 + (scene.tag(k - 1) == ",")
    if scene.tag(k) == ")":
        k = scene.left(k, OPENED) - 1
    while k > 0 and (scene.tag(k) == "OF" or (scene.tag(k) == "DRIVER" and scene.items[k].code == driver)):
        k -= 1
    owned = k >= 0 and scene.tag(k) == "COMPOUND" and scene.items[k].owner in ((), (driver,))
    return scene.items[k].code if owned and k not in scene.changed else None


def of_several_stints(scene: Scene, index: int) -> bool:
    """Whether a number is one of a list of three or more: "his averages were 75.4 s, 74.8 s and 74.1 s"."""
    tag = scene.tags[index]
    if tag not in ("SECS", "RATE") or scene.tags.count(tag) < 3:
        return False
    return len(list_of(scene, index, frozenset({tag}))) > 2


def elliptical(scene: Scene, index: int) -> str | None:
    """ "AAA's HARD stint averaged 91.6 s, while BBB's averaged 93.0 s": the stint of the other on the same tyre.

    Also "que el de BBB", "than those of BBB".
    """
    if "COMPOUND" not in scene.has:
        return None
    k = index - 1
    if scene.tag(k) == "VERSUS" and scene.tag(k - 1) == scene.tags[index]:
        k -= 2  # "AAA's HARD stint was faster than BBB's (91.6 s vs 93.0 s)"
    while scene.tag(k) in ("AVG", "(", "DEG", "NLAPS", "IN", "TO", "OF", "LOSE"):
        k -= 1
    if "SAME" in scene.has and (own := scene.left(index, SAME, BREAKS)) > 0:
        return _did_same(scene, own)
    if scene.tag(k) != "DRIVER":
        return None
    of = scene.tag(k - 1) == "OF" and not scene.items[k].flag
    those = of and scene.tag(k - 2) == "THESE"
    link = k - 1 if not of else k - 3 if those else k - 2
    if not (of or scene.items[k].flag) or not (those or scene.tag(link) in _AGAINST):
        return None
    for j in range(link, max(link - 12, -1), -1):
        if scene.tags[j] == "COMPOUND":
            told = of or not {"STINT", "NLAPS"}.isdisjoint(scene.tags[max(j - 5, 0) : j + 3])
            return scene.items[j].code if j not in scene.changed and told else None
        if scene.tags[j] == "DRIVER":
            return None
    return None


def _did_same(scene: Scene, same: int) -> str | None:
    """ "AAA did the HARD stint in 80.1 s, while BBB did his in 80.4 s": the stint of the other on the same tyre."""
    if scene.tag(same - 1) != "DRIVER" or scene.tag(same - 2) not in _AGAINST:
        return None
    tyre = scene.left(same - 2, COMPOUND, _HALTS_OR_DRIVER)
    told = tyre >= 0 and tyre not in scene.changed and "STINT" in (scene.tag(tyre - 1), scene.tag(tyre + 1))
    return scene.items[tyre].code if told else None


def is_first_of_two(scene: Scene, index: int) -> bool:
    """Whether the number is where "from 81.3 s to 80.2 s" starts."""
    return scene.tag(index + 1) in ("TO", ">", "FOR") and scene.tag(index + 2) in MEASURES


def over_change(scene: Scene, index: int, driver: str) -> str | None:
    """ "the stop from SOFT to MEDIUM took his average from 81.3 s to 80.2 s": to each number the tyre in its place."""
    if not scene.changed or scene.tags[index] not in MEASURES or not is_from_to(scene, index):
        return None
    chain = [k for k in sorted(scene.changed) if k < index and driver in scene.items[k].owner]
    first = is_first_of_two(scene, index)
    numbers = index if first else index - 2
    alone = len(chain) == 2 and scene.left(numbers, COMPOUND, BREAKS) == chain[-1]
    return scene.items[chain[0 if first else 1]].code if alone else None
