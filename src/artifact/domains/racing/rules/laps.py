"""On which laps drivers stopped.

Invariant: a lap is a stop only if a verb or noun for stopping governs it, announces it, or is told right after it.
"""

from __future__ import annotations

from artifact.domains.racing.claims import PitLap
from artifact.domains.racing.rules.announced_laps import when_he_did
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.lap_rules import lap_rule
from artifact.domains.racing.rules.red_flags import under_red_flag
from artifact.domains.racing.rules.same_changes import changed_alike
from artifact.domains.racing.rules.scene import LAPS, NEG, PERSONS, Scene
from artifact.domains.racing.rules.told_laps import bare_lap_rule, count_rule, enumeration_rule, of_pair, of_the_other

_VERBS = frozenset({"UNDERCUT", "OVERCUT", "WORK", "GAIN", "PASSED", "OCCUR", "RUN", "PIT", "CHANGE", "STOPS"})


def read(scene: Scene, talk: Discourse, changes: set[int]) -> list[tuple[int, str, int]]:
    """Read the laps of stops in a sentence.

    Args:
        scene: the sentence.
        talk: what has been said so far.
        changes: indices of the tyres that belong to a change.

    Returns:
        (index of the item, driver, lap) of each that is asserted.
    """
    found: list[tuple[int, str, int]] = []
    if scene.has.isdisjoint(LAPS):
        return found
    for index, tag in enumerate(scene.tags):
        if tag not in LAPS or index in scene.taken:
            continue
        rule = _rule(scene, talk, index, changes)
        if not rule:
            continue
        item = scene.items[index]
        if "RED_FLAG" in scene.has and under_red_flag(scene, index, changes):
            talk.drop("change_under_red_flag")
            continue
        other = of_the_other(scene, index) if item.unreal else ""
        if item.unreal and not other and _denies_the_move(scene, index):
            talk.drop("lap_of_a_denied_move")
            continue
        if _told_of_a_driver_next(scene, index):
            continue
        first, last = item.laps
        if rule == "pit.stayed_until":
            first = last  # "stayed out longer (lap 28 → 32)"
        owners = _owners(scene, talk, index, rule, first)
        if scene.tag(index - 1) == "TEAMMATE" and tag == "INT" and len(item.owner) == 1:
            other = talk.other(item.owner[0]) or ""
            if not other:
                talk.drop("unresolved_driver")
                continue
        owners = (other,) if other else owners
        unreal = 0 if other else item.unreal
        for driver in owners:
            for lap in range(first, last + 1):
                claim = talk.emit(PitLap, item, item, rule, unreal, driver=driver, lap=lap)
                if claim is not None and not unreal:
                    changed_alike(scene, talk, index, driver)
                    found.append((index, driver, lap))
                    talk.stop(driver, lap)
    return found


def _rule(scene: Scene, talk: Discourse, index: int, changes: set[int]) -> str:
    """By which rule a number or span of laps is that of stops; empty if it is not."""
    tag = scene.tags[index]
    if tag == "LAPNO":
        return lap_rule(scene, index, changes)
    if tag == "INT":
        return bare_lap_rule(scene, index)
    if tag == "SPAN":
        return enumeration_rule(scene, index, alone=len(talk.cast) == 1)
    return count_rule(scene, index)


def _owners(scene: Scene, talk: Discourse, index: int, rule: str, lap: int) -> tuple[str, ...]:
    """Whose stop a lap is by what is said around it, or by what was told before of stops on that lap."""
    pair = of_pair(scene, index)
    owners = pair or talk.owners(scene.items[_teller(scene, index, rule)])
    if "FOLLOWED" in scene.has and scene.tags[index - 3 : index - 1] == ["FOLLOWED", "DRIVER"]:
        owners = (scene.items[index - 2].code,)  # "AAA, followed by BBB on lap 11"
    if not pair and "VERSUS" in (scene.tag(index - 1), scene.tag(index + 1)):
        # "the choice of lap 9 versus lap 11": each is one driver's, as told before
        told = _stopped_on(talk, lap)
        owners = told if len(owners) == 2 or len(told) == 1 else owners
    if len(owners) == 2 and "VERSUS" not in scene.has and (parted := _parted(scene, talk, owners)):
        owners = tuple(driver for driver in owners if lap in parted[driver])
    if rule == "pit.lap_of_stop" or _is_unowned(scene, index, rule):
        told = _stopped_on(talk, lap)
        owners = told if len(told) == 1 else owners  # "after the lap-9 stop": of whom it was told before
    return owners


def _teller(scene: Scene, index: int, rule: str) -> int:
    """Index of the item whose owner a lap's stop is: the lap itself, or what it announces."""
    if rule == "pit.until_he_did":
        return when_he_did(scene, index) or index
    if not rule.startswith("pit.lap_then"):
        return index
    labels = scene.tag(index + 1) == ":" and index < 2  # "Lap 12: AAA stops"
    # "On lap 12 AAA's SOFT tyres were changed for HARD"
    return scene.announced[0] if labels or not scene.items[index].owner or scene.tag(index + 1) == "WHILE" else index


def _stopped_on(talk: Discourse, lap: int) -> tuple[str, ...]:
    """Who was told to have stopped on a lap."""
    return tuple(driver for driver, laps in talk.stops.items() if lap in laps)


def _told_of_a_driver_next(scene: Scene, index: int) -> bool:
    """ "It was decided at the lap-9 stop: AAA stopped on lap 9": whose the first is, the second tells."""
    stop = scene.tag(index - 1) == "OF" and scene.tag(index - 2) == "PIT"
    if not stop or not {"DRIVER", "HE", "HIS"}.isdisjoint(scene.tags[:index]):
        return False
    lap = scene.items[index].whole
    later = range(index + 1, len(scene.items))
    return any(scene.tags[k] == "LAPNO" and scene.items[k].whole == lap for k in later)


def _parted(scene: Scene, talk: Discourse, pair: tuple[str, ...]) -> dict[str, list[int]]:
    """The stops of two drivers told before, where a sentence names those laps of both together: "on laps 9 and 11".

    Empty where the two laps are not one of each.
    """
    laps = {item.whole for item in scene.items if item.tag == "LAPNO" and item.owner == pair}
    told = {driver: [lap for lap in talk.stops.get(driver, []) if lap in laps] for driver in pair}
    one_each = all(len(own) == 1 for own in told.values()) and {own[0] for own in told.values()} == laps
    return told if len(laps) == 2 and one_each else {}


def _denies_the_move(scene: Scene, index: int) -> bool:
    """ "AAA did not undercut BBB with his stop on lap 9": not the stop is denied but what it brought."""
    denial = scene.left(index, NEG)
    verb = scene.right(denial, _VERBS)
    return denial >= 0 and verb < index and scene.tag(verb) not in ("PIT", "CHANGE", "STOPS")


def _is_unowned(scene: Scene, index: int, rule: str) -> bool:
    """Whether a stop is named by its lap, and by nobody: "this comes from the lap 12 stop"."""
    stop = scene.tag(index - 2) == "PIT" and not scene.items[index - 2].flag and scene.tag(index - 1) in ("ON", "IN")
    stop = stop and len(scene.items[index].owner) == 1
    return (
        (rule == "pit.lap_then_stop" and scene.tag(index + 1) == "PIT") or (rule == "pit.lap" and stop)
    ) and PERSONS.isdisjoint(scene.tags[max(index - 6, 0) : index])
