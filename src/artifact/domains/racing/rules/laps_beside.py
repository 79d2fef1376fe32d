"""Laps told beside a stop that are not its own: of another's stint meanwhile, of a count, of the safety car."""

from __future__ import annotations

from artifact.domains.racing.rules.neutralised import governor
from artifact.domains.racing.rules.scene import CLOSED, HALTS, MOVES, OPENED, WHILE, Scene
from artifact.domains.racing.rules.stints import WORN

_TIMED = frozenset({"BEFORE", "AFTER"})
_OF_SAFETY_CAR = frozenset({"WINDOW", "EXTEND", "START", "FINISH"})
_ON_TRACK = frozenset({"PASSED", "LED"})
_STOPS_TOLD = frozenset({"PIT", "CHANGE", "STOPS", "SAME", "SAME_CHANGE"})
_STOPS_TOLD_OR_OPENED = frozenset({"PIT", "CHANGE", "STOPS", "SAME", "SAME_CHANGE", "("})


def dates_both(scene: Scene, index: int) -> bool:
    """Whether a bracket tells when all were in, or none yet: "after both had stopped (by lap 11), the gap ..."."""
    opened = scene.left(index, OPENED, CLOSED)
    window = scene.tag(opened - 1) == "WINDOW"  # "before the pit sequence (presumably on lap 11), the gap ..."
    before, tags = opened - 1 - window, scene.tags
    if (
        opened < 1
        or scene.tag(before) != "PIT"
        or "LAPNO" in tags[opened:index]
        or "VERSUS" in tags[opened : index + 3]
    ):
        return False
    led = tags[max(before - 7, 0) : before]
    both = window or scene.items[before].flag or "BOTH" in led
    again = "LAPNO" in tags[index + 1 : scene.right(index, CLOSED)]
    return both and not again and not _TIMED.isdisjoint(led)


def listed_laps(scene: Scene, index: int) -> bool:
    """Whether laps are those that were counted before: "two laps on new tyres (laps 15 and 16)"."""
    if "NLAPS" not in scene.has:
        return False
    k = index - 1
    while scene.tag(k) in ("LAPNO", "AND", ",", "-", "(", ":", "IN", "ON", "COMPOUND", "TYRE"):
        k -= 1
    if scene.tag(k) != "NLAPS" or scene.items[k].flag or scene.tag(k - 1) in ("AFTER", "BY"):
        return False
    if "VERSUS" in scene.tags[k + 1 : index + 2]:
        return False  # "stopped two laps early (lap 14 vs. lap 16)"
    return scene.items[k].whole == scene.tags[k + 1 : index + 9].count("LAPNO") > 1


def of_two_stops(scene: Scene, index: int) -> bool:
    """ "an overcut on BBB by the timing of the stops on laps 9 and 10": one is each driver's, and not said whose."""
    tags = scene.tags
    if tags[index + 1 : index + 3] == ["AND", "LAPNO"]:
        link = index - 1
    elif tags[max(index - 2, 0) : index] == ["LAPNO", "AND"]:
        link = index - 3
    else:
        return False
    told = scene.tag(link) in ("IN", "ON", "OF") and scene.tag(link - 1) == "PIT" and scene.items[link - 1].flag
    moved = not scene.has.isdisjoint(MOVES) and len(scene.named) == 2 and "BOTH" not in scene.has
    return told and moved and scene.tag(link - 2) in ("OF", "BETWEEN")


def went_onto(scene: Scene, index: int) -> bool:
    """ "entró en MEDIUM en la vuelta 14": on that lap the driver was on the tyre already."""
    return scene.tags[max(index - 4, 0) : index] == ["PIT", "IN", "COMPOUND", "IN"]


def had_on(scene: Scene, index: int, changes: set[int]) -> bool:
    """ "AAA's fresh MEDIUM tyres on lap 10 brought nothing": on that lap the driver was on them."""
    tyre = index - 2 - (scene.tag(index - 2) == "TYRE")
    worn = scene.tag(tyre) == "COMPOUND" and scene.tag(tyre - 1) == "DRIVER" and scene.items[tyre - 1].flag
    return worn and tyre not in changes and scene.tag(index - 1) in ("ON", "IN")


def of_safety_car(scene: Scene, index: int) -> int:
    """Index of the safety car of which a lap tells when it came or went, or -1: "and the safety car came on lap 16"."""
    if "SC" not in scene.has or scene.tag(index - 1) not in ("ON", "IN", "OF"):
        return -1
    k = index - 2
    while scene.tag(k) in _OF_SAFETY_CAR:
        k -= 1
    loose = scene.tag(governor(scene, k)) in ("", "AND", "WHILE", "BUT", "BECAUSE", ";", "AFTER", "BEFORE")
    return k if scene.tag(k) == "SC" and loose else -1


def stayed_meanwhile(scene: Scene, index: int, changes: set[int]) -> bool:
    """ "AAA stopped on lap 9 while BBB was still on MEDIUM on lap 10": the lap is no stop of BBB's."""
    if _already_on(scene, index, changes) or _worn_for(scene, index, changes):
        return True
    verb = scene.left(index, _STOPS_TOLD)
    clause = scene.items[index].clause
    if verb < 0 or scene.items[verb].clause == clause:
        return False
    own = [k for k in range(verb, index) if scene.items[k].clause == clause]
    return any(scene.tags[k] == "COMPOUND" and k not in changes for k in own)


def raced_on(scene: Scene, index: int) -> bool:
    """ "AAA stopped on lap 9 and passed BBB on lap 20": the lap is that of what was done on the track."""
    verb = scene.left(index, _ON_TRACK, _STOPS_TOLD_OR_OPENED)
    return verb > 0 and "LAPNO" in scene.tags[:verb] and scene.tag(index - 1) in ("ON", "IN", "BY")


def _already_on(scene: Scene, index: int, changes: set[int]) -> bool:
    """Whether a lap is one on the new tyres: "stopped on lap 11 and had lap 12 on HARD while BBB was still on SOFT"."""
    turn = scene.right(index, WHILE, HALTS) if "WHILE" in scene.has else -1
    if turn < 0 or "DRIVER" not in scene.tags[turn + 1 : turn + 3]:
        return False
    said = scene.tags[index + 1 : turn]
    said = said[1:] if said[:1] == [","] else said
    if not said or WORN.isdisjoint(said) or changes.intersection(range(index, turn)):
        return False
    on = said[0] in ("ON", "WITH", "IN", "OF") and not WORN.isdisjoint(said[1:3])
    had = on and scene.tag(index - 1) not in ("PIT", "UNTIL", "ON", "IN")
    return had or (scene.carries(index) and (on or said[0] == "DRIVER"))


def _worn_for(scene: Scene, index: int, changes: set[int]) -> bool:
    """Whether a lap is one for which the driver had his tyres: "was on new HARD tyres for lap 10"."""
    tyre = index - 2 - (scene.tag(index - 2) == "TYRE")
    worn = scene.tag(tyre) in ("COMPOUND", "TYRE") and scene.tag(tyre - 1) in ("ON", "IN", "WITH")
    if not worn or tyre in changes:
        return False
    if scene.tag(index - 1) == "FOR":
        return True
    turn = index + 1 + (scene.tag(index + 1) == ",")  # "was on HARD on lap 12, while BBB was still on SOFT"
    here = scene.tag(index - 1) in ("ON", "IN") and scene.tag(turn) == "WHILE" and scene.tag(turn + 1) == "DRIVER"
    return here and scene.tag(tyre - 2) in ("DRIVER", "HE")


def end_before(scene: Scene, index: int) -> int:
    """The last token of the item before `index`, or the first of all."""
    return scene.items[index - 1].to if index else scene.items[0].at
