"""Average lap times of stints: not the time of one lap, a stop, or a sum."""

from __future__ import annotations

from artifact.domains.racing.claims import StintPace
from artifact.domains.racing.rules.attached import tyre_of
from artifact.domains.racing.rules.between import is_from_to
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.scene import AVG, BREAKS, HALTS, Scene
from artifact.domains.racing.rules.seconds import role_of_seconds
from artifact.domains.racing.rules.stints import UP_TO_TYRE, is_new

_TOTAL = frozenset({"TOTAL"})
_AVERAGED = BREAKS | {"AVG", "LAPTIME"}
_FASTEST_LAP = frozenset({"fastest_lap"})


def read(scene: Scene, talk: Discourse, index: int) -> None:
    """Read a number as long as a lap takes, unless it is another time than a stint's average."""
    item = scene.items[index]
    lapping = scene.tag(index - 1) in ("TO", "IN") and scene.tag(index - 2) == "NLAPS"  # "22 laps at 80.1 s"
    if (role_of_seconds(scene, index) and not lapping) or scene.tag(index - 1) == "BY" or _of_stops(scene, index):
        return
    if scene.preds[index] == "fastest" or item.unreal or scene.left(index, _FASTEST_LAP) >= 0:
        return
    if _of_a_lap_or_two(scene, index) or ("RANGE" in scene.has and _is_range(scene, index)):
        return
    if scene.tag(index + 1) == "-" and "=" in scene.tags[index + 3 : index + 7]:
        return  # a sum: "54.5 s - 4.7 s = 49.8 s"
    if "=" in scene.has and not {"-", "+", "="}.isdisjoint((scene.tag(index - 1), scene.tag(index + 1))):
        return  # a sum: "76.9 - (-2.1) = 79.0"
    if scene.tag(index + 1) == "LAP" and scene.tag(index + 2) != "AVG":
        return  # "a 75.4 s lap"
    if scene.tags[max(index - 2, 0) : index] == ["LAP", "OF"] and "AVG" not in scene.tags[max(index - 4, 0) : index]:
        return  # "a best lap of 75.4 s"
    if scene.tags[max(index - 2, 0) : index] == ["NLAPS", "OF"] and scene.items[index - 2].whole == 1:
        return  # "una vuelta de 75,4 s"
    times = is_from_to(scene, index) and "LAPTIME" in scene.tags[:index] and "AVG" not in scene.tags[:index]
    if times or (scene.preds[index] == "degradation" and scene.tag(index - 1) in ("FROM", "TO")):
        return  # "lap times fell from ... to ...": no averages
    if "TOTAL" in scene.has and (_is_total(scene, index) or _is_of_all(scene, index)):
        return
    for driver in talk.owners(item):
        compound = tyre_of(scene, talk, index, driver)
        if is_new(scene, talk, "pace", index, driver, compound):
            talk.emit(StintPace, item, item, "stint.pace", driver=driver, compound=compound, seconds=item.number)
        if compound is not None:
            talk.fitted.setdefault(driver, compound)


def _of_a_lap_or_two(scene: Scene, index: int) -> bool:
    """Whether a time is that of one lap, or of each of two: "80.1 s on lap 9", "times near 80.1 s on laps 9-10"."""
    if scene.tag(index + 1) == "IN" and scene.tag(index + 2) == "LAPNO":
        return True
    if scene.tag(index + 1) not in ("IN", "ON") or scene.tag(index + 2) != "SPAN" or "STINT" in scene.has:
        return False
    first, last = scene.items[index + 2].laps
    return last <= first + 1 and "LAPTIME" in scene.tags[:index]


def _is_range(scene: Scene, index: int) -> bool:
    """Whether a number only tells about how long laps were: "in the mid-75-second range", "na faixa de 75 s"."""
    of = index - 1 - (scene.tag(index - 1) == "OF")
    return scene.tag(index + 1) == "RANGE" or scene.tag(of) == "RANGE"


def _is_of_all(scene: Scene, index: int) -> bool:
    """Whether an average is of no stint: "his overall average (80.1 s) was slower than BBB's (80.0 s)"."""
    average = scene.left(index, AVG, UP_TO_TYRE)
    between = scene.tags[average + 1 : index]
    stint = between.index("STINT") if "STINT" in between else 0
    all_of_them = stint == 0 or between[stint - 1] in ("ALL", "BOTH")  # "his overall average of both stints was 80.1 s"
    return average >= 0 and all_of_them and "TOTAL" in (scene.tag(average - 1), scene.tag(average + 1))


def _is_total(scene: Scene, index: int) -> bool:
    """Whether a time, or the one that it is compared with, is a sum: "a total time of 93.3 s against BBB's 93.0 s"."""
    total = scene.left(index, _TOTAL, _AVERAGED)
    return total >= 0 and scene.tags[total + 1 : total + 3] == ["OF", "SECS"]


def _of_stops(scene: Scene, index: int) -> bool:
    """Whether an average is of stops: "an average pit stop time of 94.2 s"."""
    if "PIT" not in scene.has:
        return False
    average = scene.left(index, AVG, HALTS)
    noun = average + 2 if scene.tag(average + 1) == "OF" else average + 1
    return average >= 0 and scene.tag(noun) == "PIT" and scene.items[noun].at <= scene.items[average].to + 2
