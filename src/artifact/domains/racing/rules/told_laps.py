"""Laps of stops that are told in passing: a number without the word, two set against each other, lists and counts."""

from __future__ import annotations

from artifact.domains.racing.rules.counts import MOST_STOPS
from artifact.domains.racing.rules.items import named_in_order
from artifact.domains.racing.rules.scene import (
    AGAINST,
    BREAKS,
    CLOSED,
    DATES,
    DRIVER,
    LAPNO,
    OPENED,
    PIT,
    PIT_OR_STOPS,
    STOPPING,
    Scene,
)
from artifact.domains.racing.rules.sides import paired

_ANSWERING = frozenset({"SAME_CHANGE", "COMPOUND", "TYRE", "CHANGE", "PIT", "SAME"})
_LISTED = frozenset({"DRIVER", ":", ",", "AND"})
_IN_LIST = frozenset({"INT", ",", "AND"})
_NUMBERS = frozenset({"INT", "LAPNO", "AND", ","})
_NOTED = frozenset({"HE", "HIS", "SPAN", "STINT", "COMPOUND", "RUN", "AVG", "HOLD", "SC"})
_PARTED = AGAINST | {"PER", "-"}  # between two laps of which each is one driver's


def of_the_other(scene: Scene, index: int) -> str:
    """Whose a lap is that is set against another: "before BBB, on lap 9 instead of 11", "rather than 11 as BBB did"."""
    if scene.tags[max(index - 2, 0) : index] == ["NEG", "DRIVER"] and scene.items[index - 1].flag:
        told = scene.tag(index - 3) in ("LAPNO", "INT") and scene.items[index - 1].to == scene.items[index].at - 1
        return scene.items[index - 1].code if told else ""  # "on lap 9 instead of BBB's lap 11"
    denial = index - 1 - (scene.tag(index - 1) == "PIT")
    if scene.tag(denial) != "NEG" or scene.tag(denial - 1) not in ("LAPNO", "INT"):
        return ""
    if scene.tags[index + 1 : index + 3] == ["OF", "DRIVER"]:
        return scene.items[index + 2].code  # "en la vuelta 9 en vez de la 11 de BBB"
    if scene.tags[index + 1 : index + 2] == ["DRIVER"] and not scene.items[index + 1].flag:
        k = index + 1
    else:
        k = scene.left(index, DRIVER, BREAKS)
        if k < 1 or scene.tags[k - 1] not in ("THAN", "BEFORE", "AFTER"):
            return ""
    return scene.items[k].code if scene.items[k].code not in scene.items[denial - 1].owner else ""


def set_against(scene: Scene, index: int) -> bool:
    """Whether a lap is one of two in a bracket after a move: "AAA undercut BBB (lap 9 vs. lap 11)"."""
    first = index - 2 if scene.tag(index - 1) in AGAINST else index
    around = scene.tags[max(first - 1, 0) : first + 4]
    if len(around) < 5 or around[0] not in ("(", ";", ",") or around[1] != "LAPNO" or around[2] not in AGAINST:
        return False
    told = scene.items[first].owner != scene.items[first + 2].owner or around[2] == "VERSUS"
    return told and around[3] in ("LAPNO", "INT") and around[4] in (")", ";", ",")


def of_pair(scene: Scene, index: int) -> tuple[str, ...]:
    """Whose one of two laps is that are told in the order of a pair: "AAA/BBB undercut, L9 vs L11", "A/B: box L9/L11".

    Empty where it is none of two, or no pair is named before them.
    """
    first = index - 2 if scene.tag(index - 1) in _PARTED and scene.tag(index - 2) in DATES else index
    if scene.tag(first + 1) not in _PARTED or scene.tag(first) not in DATES or scene.tag(first + 2) not in DATES:
        return ()
    two = scene.left(first, DRIVER, BREAKS)
    pair = paired(scene, two) if two > 1 else None
    if pair is None and scene.tag(first - 1) == ":" and scene.tag(first + 1) in AGAINST:
        named = named_in_order(scene.items[:first])
        pair = (named[0], named[1]) if len(named) == 2 else None  # "AAA came in first, BBB later: lap 9 against 12"
    if pair is None or not DATES.isdisjoint(scene.tags[two:first]) or not _NOTED.isdisjoint(scene.tags[two:first]):
        return ()
    return (pair[index != first],)


def responded(scene: Scene, index: int) -> bool:
    """ "BBB responded on lap 11", "BBB followed two laps later on lap 11"."""
    k = index - 2
    while scene.tag(k) in ("NLAPS", "COMPARE", ",", "IN", "OF"):  # "respondió de inmediato, en la 13"
        k -= 1
    return (
        (scene.tag(index + 1) != "WITH" or scene.tag(index + 2) in _ANSWERING)
        and scene.tag(k) in ("RESPOND", "SAME")
        and (
            scene.tag(k - 1) in ("DRIVER", "HE", "AND", "WHO", ",")
            or (scene.tag(k - 1) == "NEG" and scene.tag(index - 1) == "UNTIL")  # "did not respond until lap 18"
        )
    )


def bare_lap_rule(scene: Scene, index: int) -> str:
    """A lap without the word: "y BBB en la 28"."""
    item = scene.items[index]
    before = scene.tag(index - 1)
    if before in (",", "AND", ";") and scene.tags[index + 1 : index + 3] == [":", "COMPOUND"]:
        first = scene.left(index, LAPNO)
        labelled = first >= 0 and scene.tag(first + 1) == ":" and scene.preds[first] in STOPPING
        return "pit.labelled_lap" if labelled and 0 < item.number <= 100 else ""  # "laps 12: S → M, 30: M → H"
    if before in ("IN", "ON") and 0 < item.number <= 100 and responded(scene, index):
        return "pit.responded"
    if scene.preds[index] == "battle" and before in AGAINST and set_against(scene, index):
        return "pit.laps_of_move"
    if scene.preds[index] == "battle" and each_beside(scene, index):
        return "pit.laps_of_move"
    if scene.preds[index] == "pit" and _opposed(scene, index):
        return "pit.laps_of_move"  # "AAA stopped before BBB (17 vs. 20)"
    if scene.preds[index] == "pit" and _of_who_did_so(scene, index):
        return "pit.did_so"
    if _in_bracket_of(scene, index):
        return "pit.listed_laps"
    if scene.preds[index] not in ("pit", "change", "stay", "extend") or not 0 < item.number <= 100:
        return ""
    told = _is_told_beside(scene, index)
    if told is not None:
        return "pit.bare_lap" if told else ""
    if before in _LISTED and item.number > MOST_STOPS and _labelled(scene, index):
        return "pit.labelled_lap"  # "Pit stops: AAA 18, BBB 19"
    listed = before in ("AND", ",") and scene.tag(index - 2) == "INT" and bare_lap_rule(scene, index - 2)
    if not listed and (before not in ("IN", "UNTIL", "TO") or scene.items[index - 1].at < item.at - 2):
        return ""
    if scene.tag(index + 1) in ("SECS", "COMPARE", "PER", "%"):
        return ""
    return "pit.bare_lap"


def _is_told_beside(scene: Scene, index: int) -> bool | None:
    """Whether a number is a lap by what stands right before it; nothing where that leaves it open."""
    item, before = scene.items[index], scene.tag(index - 1)
    if before == "NEG" and of_the_other(scene, index):
        return True  # "before BBB, on lap 9 instead of 11"
    if before == "," and scene.tags[max(index - 4, 0) : index - 1] in (["PIT", "IN", "LAP"], ["PIT", "ON", "LAP"]):
        return item.at <= scene.items[index - 1].to + 2  # "en la misma vuelta, la 9"
    if _of_whom_it_is_set_against(scene, index) or _anothers(scene, index):
        return True
    if before == "ON" and scene.tag(index - 2) == "PIT" and scene.items[index - 1].to == item.at - 1:
        return True  # "came in on 19"
    if item.number <= MOST_STOPS:
        return None
    verb = scene.items[index - 1]
    if before == "PIT" and verb.to >= item.at - 2 + verb.flag:
        return True  # "on pit stop 27", "para en la 13"
    if before == "IN" and _then_stops(scene, index):
        return True  # "na 31 parou", "en la 31, AAA entró"
    named = before == "ON" and scene.tag(index - 2) == "DRIVER" and scene.items[index - 2].to == item.at - 2
    if named and scene.items[index - 1].to == item.at - 1:
        return True  # "both boxed, AAA on 18 and BBB on 19"
    if before == "," and scene.tag(index - 2) == "DRIVER":
        again = scene.left(index - 2, LAPNO) >= 0 and scene.items[index - 1].to == item.at - 1
        return again and scene.items[index - 2].flag  # "AAA's were laps 9 and 30; BBB's, 11"
    return None


def _of_whom_it_is_set_against(scene: Scene, index: int) -> bool:
    """Whether a number is another's whose lap is told before: "on lap 9 to his team-mate's 11", "to BBB's 11"."""
    if not index or scene.items[index - 1].to != scene.items[index].at - 1:
        return False
    before = scene.tags[max(index - 4, 0) : index]
    if before in (["LAPNO", "TO", "HIS", "TEAMMATE"], ["INT", "TO", "HIS", "TEAMMATE"]):
        return True
    against = before[-1:] == ["DRIVER"] and scene.items[index - 1].flag and scene.tag(index - 2) in _OPPOSING
    return against and scene.tag(index - 3) in ("LAPNO", "INT")


_OPPOSING = frozenset({"TO", "VERSUS", "ON"})


def each_beside(scene: Scene, index: int) -> bool:
    """Whether a lap is one of two, each beside its driver: "undercut on BBB: AAA in 15, BBB in 17"."""
    told = [k for k, tag in enumerate(scene.tags) if tag in DATES and _beside_its_driver(scene, k)]
    drivers = {_driver_before(scene, k) for k in told}
    near = len(told) == 2 and abs(scene.items[told[0]].whole - scene.items[told[1]].whole) <= _NEAR
    return index in told and near and len(drivers) == 2 and all(scene.items[k].whole > MOST_STOPS for k in told)


_NEAR = 8  # laps between the two stops of a move


def _driver_before(scene: Scene, index: int) -> str:
    k = index - 1 - (scene.tag(index - 1) in ("IN", "ON", ",", "("))
    return scene.items[k].code if scene.tag(k) == "DRIVER" else ""


def _beside_its_driver(scene: Scene, index: int) -> bool:
    ends = scene.tag(index + 1) in ("", ".", ",", ";", ")", "AND", "WHILE", "!")
    return ends and _driver_before(scene, index) != ""


def _anothers(scene: Scene, index: int) -> bool:
    """Whether a number is set against the lap before it, and whose it is stands after: "contra la 11 de BBB"."""
    k = index - 1 - (scene.tag(index - 1) == "TO")
    told = k - 2 if scene.tag(k - 1) == "," else k - 1
    whose = index + 1 + (scene.tag(index + 1) in ("OF", "FOR"))
    counts = scene.tag(told) == "INT" and scene.tag(told - 1) == "("  # "fewer stops (2 vs 4 for BBB)"
    against = k > 0 and scene.tag(k) in AGAINST and scene.tag(told) in DATES and not counts
    return against and scene.tag(whose) == "DRIVER" and scene.items[index].owner == (scene.items[whose].code,)


def _in_bracket_of(scene: Scene, index: int) -> bool:
    """Whether a number is one of as many laps as were counted: "Stops: three for AAA (7, 23 and 33), two for BBB"."""
    opened = scene.left(index, OPENED, CLOSED)
    if opened < 3 or scene.tag(opened - 1) != "DRIVER" or scene.tag(opened - 2) not in ("FOR", "OF", "BY"):
        return False
    end = scene.right(opened, CLOSED)
    listed = scene.tags[opened + 1 : end] if end > 0 else []
    counted = scene.tag(opened - 3) in ("WORDNUM", "INT", "STOPS") and not PIT_OR_STOPS.isdisjoint(scene.tags[:opened])
    as_many = listed.count("INT") == scene.items[opened - 3].whole
    return counted and as_many and _IN_LIST.issuperset(listed)


def _opposed(scene: Scene, index: int) -> bool:
    """Whether a number is one of two that a bracket sets against each other."""
    first = index - 2 if scene.tag(index - 1) in AGAINST else index
    around = scene.tags[max(first - 1, 0) : first + 4]
    if len(around) < 5 or around[2] not in AGAINST or around[::2] != ["(", around[2], ")"]:
        return False
    numbers = [scene.items[first], scene.items[first + 2]]
    apart = numbers[0].owner != numbers[1].owner
    numbered = numbers[0].tag in DATES and numbers[1].tag in DATES
    return apart and numbered and all(item.number > MOST_STOPS for item in numbers)


def _then_stops(scene: Scene, index: int) -> bool:
    """Whether what comes right after a number is who stopped, or the stop: "na 31 parou", "en la 31 AAA entró"."""
    k = index + 1 + (scene.tag(index + 1) == ",")
    k += scene.tag(k) in ("DRIVER", "HE")
    k += scene.tag(k) == "TO" and scene.tag(k - 1) == "DRIVER"  # "en la 18, AAA a boxes"
    return scene.tag(k) == "PIT" and scene.items[k].at <= scene.items[index].to + 4 and not scene.items[k].flag


def _of_who_did_so(scene: Scene, index: int) -> bool:
    """Whether a number is a lap of who did the same: "AAA stopped twice (laps 6 and 34), so did BBB (7 and 28)"."""
    opened = scene.left(index, OPENED, CLOSED)
    if opened < 2 or {scene.tag(opened - 1), scene.tag(opened - 2)} != {"SAME", "DRIVER"}:
        return False
    closed = scene.right(index, CLOSED)
    numbers = _NUMBERS.issuperset(scene.tags[opened + 1 : closed])
    return numbers and "LAPNO" in scene.tags[:opened] and 0 < scene.items[index].number <= 100


def _labelled(scene: Scene, index: int) -> bool:
    """Whether a number is the lap of a driver after a label: "Pit stops: AAA 18, BBB 19"."""
    k = index - 1
    while scene.tag(k) in ("DRIVER", "INT", ",", "AND", "/", "-", ";"):
        k -= 1
    of = 2 if scene.tags[max(k - 2, 0) : k] == ["OF", "DRIVER"] else 0
    label = scene.tags[max(k - of - 3, 0) : k - of]
    of_stops = label[-1:] == ["PIT"] or label[-2:] == ["PIT", "LAP"] or label == ["LAP", "OF", "PIT"]
    return scene.tag(k) == ":" and of_stops and scene.tag(index + 1) in (",", "AND", ".", ";", "", "-")


def enumeration_rule(scene: Scene, index: int, *, alone: bool) -> str:
    """A span that lists stops: "three stops (laps 2-4)".

    Args:
        scene: the sentence.
        index: of the span.
        alone: whether the text is about one driver.
    """
    first, last = scene.items[index].laps
    count = last - first + 1
    if scene.preds[index] == "stay" and scene.tags[index - 2 : index] == ["COMPARE", "("]:
        return "pit.stayed_until"
    if scene.preds[index] != "pit" or count > 5 or not scene.items[index].flag:
        return ""
    noun = scene.left(index, PIT_OR_STOPS)
    between = scene.tags[noun + 1 : index]
    if any(item.tag == "TWICE" and item.whole == count for item in scene.items[max(noun, 0) : index]):
        return "pit.listed_laps"  # "pitted for HARD three times (laps 2-4)"
    if any(tag in ("COMPOUND", "STINT", "NLAPS", "UNTIL", "AFTER", "GAP", "COMPARE") for tag in between):
        return ""
    if (
        "SC" in scene.has
        and not alone
        and scene.carried != "pit"
        and scene.tags[noun] == "PIT"
        and {"DRIVER", "BOTH"}.isdisjoint(scene.tags[:index])
    ):
        return ""  # "the stops under the safety car on laps 66-68", whoever made them
    if any(tag in ("BEFORE", "BETWEEN", "WINDOW", "AFTER") for tag in scene.tags[max(noun - 2, 0) : index]):
        return ""
    if noun >= 0 and noun > index - 3 and between in ([], ["ON"], ["IN"]):
        return "pit.listed_laps"  # "stopped on laps 2-4"
    plural = scene.tags[noun] == "STOPS" or any(tag in ("PARTIAL", "BOTH", "ALL") for tag in scene.tags[:index])
    return "pit.listed_laps" if plural or scene.items[noun].end - scene.items[noun].start > 5 else ""


def count_rule(scene: Scene, index: int) -> str:
    """A count of laps after which the stop was made: "he pitted for HARD after nine laps"."""
    if "DONE_LAPS" in scene.has and "DONE_LAPS" in (scene.tag(index + 1), scene.tag(index - 1)):
        return _with_laps_done(scene, index)
    if scene.preds[index] != "pit" or scene.tag(index - 1) != "AFTER" or scene.items[index].flag:
        return ""
    return "pit.after_laps" if "LAPNO" not in scene.tags[:index] and _pitting_for(scene, index) else ""


def _with_laps_done(scene: Scene, index: int) -> str:
    """ "AAA came in with 16 laps on the board", "con 16 vueltas completadas, AAA entró en boxes"."""
    led = scene.tag(index - 1) in ("WITH", "AFTER", "", ".", "DONE_LAPS")
    stop = scene.left(index, PIT, BREAKS)
    if stop < 0:
        stop = scene.right(index, PIT, BREAKS)
    stops = stop >= 0 and not scene.items[stop].unreal and "LAPNO" not in scene.has
    return "pit.after_laps" if led and stops and not scene.items[index].flag else ""


def _pitting_for(scene: Scene, index: int) -> bool:
    """Whether the stop itself is what came after the laps, or the tyre that it was made for."""
    k = index - 2
    while scene.tag(k) in ("TWICE", ",", "TOTAL"):
        k -= 1  # "pisó boxes una sola vez, tras 28 vueltas"
    return scene.tag(k) in ("PIT", "STOPS") or "COMPOUND" in scene.tags[max(index - 4, 0) : index]
