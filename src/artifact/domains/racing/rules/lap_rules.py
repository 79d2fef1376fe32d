"""By which rule a lap number is a stop's."""

from __future__ import annotations

from artifact.domains.racing.rules.announced_laps import announced, of_motion, then_stopped, when_he_did
from artifact.domains.racing.rules.exchanges import is_dated_in_bracket
from artifact.domains.racing.rules.laps_beside import (
    dates_both,
    end_before,
    had_on,
    listed_laps,
    of_safety_car,
    of_two_stops,
    raced_on,
    stayed_meanwhile,
    went_onto,
)
from artifact.domains.racing.rules.neutralised import governor
from artifact.domains.racing.rules.scene import BREAKS, LAPS, LINKS, MOVES, RUN, STAY, STOPPING, STOPS, Scene
from artifact.domains.racing.rules.stints import COMPOUND
from artifact.domains.racing.rules.told_laps import each_beside, of_pair, responded, set_against

_ELSEWHERE = frozenset({"WHO", "AND", ";"})
_THROUGH = len("through")  # no word that says until when a driver stayed is as long
_LABELLED_ELSE = frozenset({"FINISH", "START", "RETIRE", "WIN", "FLAG", "fastest_lap"})
_IN_NAME_OF_STOP = frozenset({"COMPOUND", "TYRE", "-", ">", "TO"})
_STOPPED_OR_OFF = frozenset({"PIT", "CHANGE", "STOPS", "OFF"})


def lap_rule(scene: Scene, index: int, changes: set[int]) -> str:
    """By which rule a lap number is a stop; empty if it is none."""
    named = _rule_by_name(scene, index)
    if named is not None:
        return named
    if went_onto(scene, index) or had_on(scene, index, changes):
        return ""
    car = of_safety_car(scene, index)
    if car >= 0:
        return _announced_by_safety_car(scene, index, car, changes)
    pred = scene.preds[index]
    if pred == "battle" and (set_against(scene, index) or of_pair(scene, index) or each_beside(scene, index)):
        return "pit.laps_of_move"
    if pred in STOPPING:
        return "pit.lap" if _is_governed(scene, index, changes) else ""
    return _rule_without_stop(scene, index, changes)


def _rule_by_name(scene: Scene, index: int) -> str | None:
    """The rule of a lap that names a stop, or is told before or after it; empty if it is that of no stop.

    Nothing where the words beside the lap leave it open.
    """
    before, after = scene.tag(index - 1), scene.tag(index + 1)
    if after in ("-", ":") and scene.tag(index + 2) in _LABELLED_ELSE:
        return ""  # "Lap 57 - crosses the line in third"
    if (
        listed_laps(scene, index)
        or dates_both(scene, index)
        or _dates_next_lap(scene, index)
        or of_two_stops(scene, index)
    ):
        return ""
    if before == "AFTER" and after == "PIT" and scene.items[index + 1].at == scene.items[index].to + 1:
        return "pit.lap_of_stop"  # "after the lap-9 stop"
    if before == "BEFORE" and _names_stop(scene, index):
        return "pit.lap_of_stop"
    if before in ("FROM", "BEFORE", "AFTER") or (before == "OF" and _of_something_else(scene, index)):
        return ""
    if scene.tags[index + 1 : index + 4] == ["PER", "INT", "PIT"]:
        return ""  # "the lap 8/9 stop": each is one driver's, and the text does not say whose
    return "pit.completed_before" if _completed_before_stop(scene, index) else None


def _of_something_else(scene: Scene, index: int) -> bool:
    """Whether "of" before a lap makes it the beginning of a span, or a move's: "de la vuelta 9 a la 30"."""
    two_before = scene.tag(index - 2)
    if two_before in MOVES:
        return True  # "the lap-9 overcut against BBB's stop"
    return (
        scene.tag(index + 1) in ("TO", "UNTIL", "FOR")
        and two_before not in ("SC", "IN", "FINAL")  # "at the end of lap 30 for SOFT"
        and scene.tags[index + 1 : index + 3] != ["FOR", "CHANGE"]  # "al final de la vuelta 30 para montar SOFT"
        and not (two_before == "PIT" and "COMPOUND" in scene.tags[index + 2 : index + 4])
    )


def _is_governed(scene: Scene, index: int, changes: set[int]) -> bool:
    """Whether a lap after a word for stopping is that of the stop."""
    before, pred = scene.tag(index - 1), scene.preds[index]
    reach = 4 if before == "DRIVER" and scene.items[index - 1].flag else 2  # "AAA's others were laps 26 and 44"
    if scene.carries(index) and scene.items[index].at > end_before(scene, index) + reach:
        return False  # the verb is another line's, and words that the grammar does not know stand between
    if stayed_meanwhile(scene, index, changes) or raced_on(scene, index):
        return False
    if pred == "change" and of_motion(scene, scene.left(index, _STOPPED_OR_OFF)):
        return False
    on_tyre = scene.tag(index - 2) in ("COMPOUND", "TYRE") or pred == "change"
    return not (before == "UNTIL" and on_tyre)


def _rule_without_stop(scene: Scene, index: int, changes: set[int]) -> str:
    """The rule of a lap that no word for stopping governs: another verb, a change, or what it announces tells."""
    pred, before = scene.preds[index], scene.tag(index - 1)
    if before in ("ON", "IN", "UNTIL") and responded(scene, index):
        return "pit.responded"
    if pred == "run" and before == "IN" and _did_so(scene, index):
        return "pit.did_so"
    if before in ("UNTIL", "TO") and then_stopped(scene, index, changes):
        return "pit.until_he_did"
    if before in ("ON", "IN") and _of_change(scene, index, changes):
        return "pit.lap_of_change"
    if before == "(" and _dates_change(scene, index, changes):
        return "pit.lap_of_change"
    if when_he_did(scene, index):
        return "pit.until_he_did"
    if pred == "extend":
        return "pit.extended_until"
    if pred == "stay" and before in ("UNTIL", "TO", "LAPNO", "AND"):
        if scene.left(index, COMPOUND) < scene.left(index, STAY):
            return "pit.stayed_until"
        return "pit.stayed_on_until" if _stayed_on(scene, index) else ""
    return announced(scene, index, changes)


def _dates_next_lap(scene: Scene, index: int) -> bool:
    """Whether a lap in brackets is the one after a stop: "on the lap right after the stop (lap 21)"."""
    if scene.tags[max(index - 2, 0) : index] != ["PIT", "("]:
        return False
    stop = index - 2 - (scene.tag(index - 3) == "HIS")
    word, link = scene.tag(stop - 2), scene.tag(stop - 1)
    return word in ("LAP", "NEXT_LAP") and (link in ("AFTER", "TO") or (word, link) == ("NEXT_LAP", "OF"))


def _completed_before_stop(scene: Scene, index: int) -> bool:
    """ "BBB completed lap 12 before stopping", with no other lap told of the stop."""
    if scene.tag(index + 1) != "BEFORE" or scene.tag(index - 1) != "RUN":
        return False
    stop = index + 2 + (scene.tag(index + 2) in ("HE", "HIS"))
    end = scene.right(stop, BREAKS)
    return scene.tag(stop) == "PIT" and LAPS.isdisjoint(scene.tags[stop : end if end > 0 else None])


def _names_stop(scene: Scene, index: int) -> bool:
    """Whether a lap is a part of the name of a stop: "before the lap-9 stop", "the lap-9 SOFT-to-HARD stop"."""
    k = index + 1
    while scene.tag(k) in _IN_NAME_OF_STOP:
        k += 1
    adjacent = scene.tag(k) in ("PIT", "CHANGE") and scene.items[k].at == scene.items[index].to + k - index
    return adjacent and (scene.tag(k) == "PIT" or scene.items[k].flag)


def _announced_by_safety_car(scene: Scene, index: int, car: int, changes: set[int]) -> str:
    """The rule of a lap of the safety car that is a stop's, too: "the safety car on lap 16 let AAA stop"."""
    apart = scene.tag(governor(scene, car)) in ("BEFORE", "AFTER")  # "two laps before the safety car on lap 20"
    rule = announced(scene, index, changes) if car == index - 2 and not apart else ""
    return rule if _ELSEWHERE.isdisjoint(scene.tags[index : scene.announced[0]]) else ""


def _stayed_on(scene: Scene, index: int) -> bool:
    """ "AAA stayed on SOFT until lap 12": then he stopped; unlike "both stayed on it ...", and "through lap 12".

    Where the sentence goes on to tell of a stop of his, that decides.
    """
    until, owner = scene.items[index - 1], scene.items[index].owner
    if until.tag != "UNTIL" or until.end - until.start >= _THROUGH or "BOTH" in scene.tags[:index]:
        return False
    counted = scene.right(index, STOPS, BREAKS)
    if counted > 0 and scene.tag(counted + 1) in ("ON", "IN") and scene.tag(counted + 2) == "LAPNO":
        return False  # "until lap 53, and then made his only stop on lap 55"
    return not any(item.tag in ("PIT", "CHANGE") and item.owner == owner for item in scene.items[index + 1 :])


def _of_change(scene: Scene, index: int, changes: set[int]) -> bool:
    """ "AAA did SOFT → HARD on lap 12, while BBB did so on lap 14", "SOFT → HARD under the safety car on lap 12"."""
    k = index - 2
    if scene.tag(k) == "SAME":
        told = any(change < k for change in scene.changed) and "LAPNO" in scene.tags[:k]
        return told and scene.tag(k - 1) in ("DRIVER", "HE", "WHO")
    while scene.tag(k) in ("DURING", "SC", "(", ")"):
        k -= 1
    return k in changes and k - 2 in changes and scene.tag(k - 1) == ">"


def _dates_change(scene: Scene, index: int, changes: set[int]) -> bool:
    """Whether a lap in brackets is that of the change before it: "SOFT → MEDIUM (lap 9) → HARD (lap 30)"."""
    new = index - 2 - (scene.tag(index - 2) == "TYRE")
    return new in changes and scene.tag(new - 1) in LINKS and is_dated_in_bracket(scene, index - 1)


def _did_so(scene: Scene, index: int) -> bool:
    """ "AAA stopped on lap 9, while BBB did on lap 11", "BBB lo hizo en la vuelta 11"."""
    verb = scene.left(index, RUN)
    told = scene.items[verb].flag and scene.tag(verb - 1) == "DRIVER" and index < verb + 4
    return told and scene.items[index - 1].at <= scene.items[verb].to + 2  # unlike "hizo un trompo en la vuelta 20"
