"""On which laps drivers stopped.

Invariant: a lap is a stop only if a verb or noun for stopping governs it, announces it, or is told right after it.
"""

from __future__ import annotations

from artifact.domains.racing.claims import PitLap
from artifact.domains.racing.rules.exchanges import is_dated_in_bracket
from artifact.domains.racing.rules.neutralised import governor
from artifact.domains.racing.rules.put_on import WHEN
from artifact.domains.racing.rules.same_changes import changed_alike
from artifact.domains.racing.rules.scene import (
    BREAKS,
    CLOSED,
    HALTS,
    LINKS,
    NEG,
    OPENED,
    PERSONS,
    STAY,
    STOPPING,
    STOPS,
    WHILE,
    Discourse,
    Scene,
)
from artifact.domains.racing.rules.stints import COMPOUND
from artifact.domains.racing.rules.told_laps import (
    bare_lap_rule,
    count_rule,
    each_beside,
    enumeration_rule,
    of_pair,
    of_the_other,
    responded,
    set_against,
)

_NOT_ANNOUNCING = BREAKS | {"STINT", "EXTEND", "FINISH", "GAP", "HOLD", "START", "STOPS", "SECS", "RATE"}
_NOTING = frozenset({",", "(", "-", ":", ";"})
_TIMED = frozenset({"BEFORE", "AFTER"})
_WORN = frozenset({"COMPOUND", "TYRE", "STINT"})
_LAPS = frozenset({"LAPNO", "INT", "SPAN", "NLAPS"})
_ELSEWHERE = frozenset({"WHO", "AND", ";"})
_OF_SAFETY_CAR = frozenset({"WINDOW", "EXTEND", "START", "FINISH"})
_PASSING = frozenset({"SECS", "RATE", "GAP", "HOLD", "AFTER", "BEFORE", "WHILE", "BUT", ";", ")"})
_VERBS = frozenset({"UNDERCUT", "OVERCUT", "WORK", "GAIN", "PASSED", "OCCUR", "RUN", "PIT", "CHANGE", "STOPS"})
_TYRES = frozenset({"COMPOUND", "TYRE", "ANOTHER", "DRY", "WET_WEATHER"})
_THROUGH = len("through")  # no word that says until when a driver stayed is as long
_ADORNING_CHANGE = frozenset({"PARTIAL", "COMPOUND", "TYRE", "-", "TO", "FOR", "ORD", "FINAL"})
_ASIDE = frozenset({"WHO", "QUE", "AFTER", "BEFORE", ","})
_LABELLED_ELSE = frozenset({"FINISH", "START", "RETIRE", "WIN", "FLAG", "fastest_lap"})
_ON_TRACK = frozenset({"PASSED", "LED"})
_IN_NAME_OF_STOP = frozenset({"COMPOUND", "TYRE", "-", ">", "TO"})
_THEN = frozenset({",", "AND", "WHILE", "HE", "COMPARE", "BEFORE", "AFTER", "(", "HIS", "RUN", "TO", "WORDNUM"})
_STOPPED_OR_OFF = frozenset({"PIT", "CHANGE", "STOPS", "OFF"})
_CHANGE = frozenset({"CHANGE"})
_UP_TO_LAP = BREAKS | {",", "DRIVER", "LAPNO"}
_UP_TO_COMMA = BREAKS | {"DRIVER", ")", ","}
_RUN = frozenset({"RUN"})
_STOPS_TOLD = frozenset({"PIT", "CHANGE", "STOPS", "SAME", "SAME_CHANGE"})
_STOPS_TOLD_OR_OPENED = frozenset({"PIT", "CHANGE", "STOPS", "SAME", "SAME_CHANGE", "("})


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
    if scene.has.isdisjoint(_LAPS):
        return found
    for index, tag in enumerate(scene.tags):
        if tag not in _LAPS or index in scene.taken:
            continue
        item = scene.items[index]
        if tag == "LAPNO":
            rule = _lap_rule(scene, index, changes)
        elif tag == "INT":
            rule = bare_lap_rule(scene, index)
        elif tag == "SPAN":
            rule = enumeration_rule(scene, index, alone=len(talk.cast) == 1)
        else:
            rule = count_rule(scene, index)
        if not rule:
            continue
        if "RED_FLAG" in scene.has and _under_red_flag(scene, index, changes):
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
        labels = rule.startswith("pit.lap_then") and scene.tag(index + 1) == ":" and index < 2
        teller = scene.announced[0] if labels else index  # "Lap 12: AAA stops"
        if rule == "pit.until_he_did":
            teller = _when_he_did(scene, index) or index
        elif rule.startswith("pit.lap_then") and (not item.owner or scene.tag(index + 1) == "WHILE"):
            teller = scene.announced[0]  # "On lap 12 AAA's SOFT tyres were changed for HARD"
        owners = of_pair(scene, index) or talk.owners(scene.items[teller])
        if "FOLLOWED" in scene.has and scene.tags[index - 3 : index - 1] == ["FOLLOWED", "DRIVER"]:
            owners = (scene.items[index - 2].code,)  # "AAA, followed by BBB on lap 11"
        if "VERSUS" in (scene.tag(index - 1), scene.tag(index + 1)) and not of_pair(scene, index):
            # "the choice of lap 9 versus lap 11": each is one driver's, as told before
            told = tuple(driver for driver, laps in talk.stops.items() if first in laps)
            owners = told if len(owners) == 2 or len(told) == 1 else owners
        if len(owners) == 2 and "VERSUS" not in scene.has and (parted := _parted(scene, talk, owners)):
            owners = tuple(driver for driver in owners if first in parted[driver])
        if rule == "pit.lap_of_stop" or _is_unowned(scene, index, rule):
            told = tuple(driver for driver, laps in talk.stops.items() if first in laps)
            owners = told if len(told) == 1 else owners  # "after the lap-9 stop": of whom it was told before
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


def _told_of_a_driver_next(scene: Scene, index: int) -> bool:
    """ "It was decided at the lap-9 stop: AAA stopped on lap 9": whose the first is, the second tells."""
    stop = scene.tag(index - 1) == "OF" and scene.tag(index - 2) == "PIT"
    if not stop or not {"DRIVER", "HE", "HIS"}.isdisjoint(scene.tags[:index]):
        return False
    lap = scene.items[index].whole
    later = range(index + 1, len(scene.items))
    return any(scene.tags[k] == "LAPNO" and scene.items[k].whole == lap for k in later)


_TO_FLAG = frozenset({"OF", "IN", "ON", ",", "(", "DURING", "WITH", "QUE", "WHO", "OCCUR", "BE", ":", "FOR", "BECAUSE"})


def _under_red_flag(scene: Scene, index: int, changes: set[int]) -> bool:
    """Whether what was done on a lap was done in a race that was halted, which is no stop.

    A red flag is of the lap that stands beside it, and else of every lap of its clause if no stop is told there.
    """
    if "RED_FLAG" not in scene.tags:  # the line above has it
        return not _stops(scene)
    clause = scene.items[index].clause
    if not any(item.tag == "RED_FLAG" and item.clause == clause for item in scene.items):
        return False
    if _beside_red_flag(scene, index):
        k = index - 1
        while k >= 0 and scene.tags[k] not in ("PIT", "STOPS", "CHANGE", "OFF") and k not in changes:
            k -= 1
        return (
            k < 0 or scene.tags[k] not in ("PIT", "STOPS") or (scene.tag(k + 1) == ":" and "(" in scene.tags[k:index])
        )
    dated = any(tag in _LAPS and _beside_red_flag(scene, k) for k, tag in enumerate(scene.tags) if k != index)
    return not dated and not _stops(scene)


def _stops(scene: Scene) -> bool:
    return any(item.tag == "PIT" and not item.unreal for item in scene.items)


def _beside_red_flag(scene: Scene, index: int) -> bool:
    """ "Under the red flag of lap 9", "on lap 9, under the red flag"; unlike "on lap 5, and under it on lap 9"."""
    k = index - 1
    while scene.tag(k) in _TO_FLAG:
        k -= 1
    if scene.tag(k) == "RED_FLAG":
        return True
    k = index + 1
    while scene.tag(k) in _TO_FLAG:
        k += 1
    flag = k
    while scene.tag(k + 1) in _TO_FLAG:
        k += 1
    return scene.tag(flag) == "RED_FLAG" and scene.tag(k + 1) not in _LAPS


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


def _lap_rule(scene: Scene, index: int, changes: set[int]) -> str:
    """By which rule a lap number is a stop; empty if it is none."""
    pred = scene.preds[index]
    before = scene.tag(index - 1)
    if scene.tag(index + 1) in ("-", ":") and scene.tag(index + 2) in _LABELLED_ELSE:
        return ""  # "Lap 57 - crosses the line in third"
    if _listed_laps(scene, index) or _dates_both(scene, index):
        return ""
    noun = scene.items[index + 1] if scene.tag(index + 1) == "PIT" else None
    if before == "AFTER" and noun is not None and noun.at == scene.items[index].to + 1:
        return "pit.lap_of_stop"  # "after the lap-9 stop"
    if before == "BEFORE" and _names_stop(scene, index):
        return "pit.lap_of_stop"
    if (
        before in ("FROM", "BEFORE", "AFTER")
        or (
            before == "OF"
            and scene.tag(index + 1) in ("TO", "UNTIL", "FOR")
            and scene.tag(index - 2) not in ("SC", "IN", "FINAL")  # "at the end of lap 30 for SOFT"
            and scene.tags[index + 1 : index + 3] != ["FOR", "CHANGE"]  # "al final de la vuelta 30 para montar SOFT"
            and not (scene.tag(index - 2) == "PIT" and "COMPOUND" in scene.tags[index + 2 : index + 4])
        )
    ):
        return ""
    if before == "OF" and scene.tag(index - 2) in ("UNDERCUT", "OVERCUT"):
        return ""  # "the lap-9 overcut against BBB's stop"
    if scene.tags[index + 1 : index + 4] == ["PER", "INT", "PIT"]:
        return ""  # "the lap 8/9 stop": each is one driver's, and the text does not say whose
    if _completed_before_stop(scene, index):
        return "pit.completed_before"
    if _went_onto(scene, index) or _had_on(scene, index, changes):
        return ""
    car = _of_safety_car(scene, index)
    if car >= 0:
        return _announced_by_safety_car(scene, index, car, changes)
    if pred == "battle" and (set_against(scene, index) or of_pair(scene, index) or each_beside(scene, index)):
        return "pit.laps_of_move"
    reach = 4 if before == "DRIVER" and scene.items[index - 1].flag else 2  # "AAA's others were laps 26 and 44"
    if pred in STOPPING and scene.carries(index) and scene.items[index].at > _end_before(scene, index) + reach:
        return ""  # the verb is another line's, and words that the grammar does not know stand between
    if pred in STOPPING and (_stayed_meanwhile(scene, index, changes) or _raced_on(scene, index)):
        return ""
    if pred == "change" and _of_motion(scene, scene.left(index, _STOPPED_OR_OFF)):
        return ""
    if pred in STOPPING:
        on_tyre = before == "UNTIL" and scene.tag(index - 2) in ("COMPOUND", "TYRE")
        return "" if on_tyre or (before == "UNTIL" and pred == "change") else "pit.lap"
    if before in ("ON", "IN", "UNTIL") and responded(scene, index):
        return "pit.responded"
    if pred == "run" and before == "IN" and _did_so(scene, index):
        return "pit.did_so"
    if before in ("UNTIL", "TO") and _then_stopped(scene, index, changes):
        return "pit.until_he_did"
    if before in ("ON", "IN") and _of_change(scene, index, changes):
        return "pit.lap_of_change"
    if before == "(" and _dates_change(scene, index, changes):
        return "pit.lap_of_change"
    if _when_he_did(scene, index):
        return "pit.until_he_did"
    if pred == "extend":
        return "pit.extended_until"
    if pred == "stay" and before in ("UNTIL", "TO", "LAPNO", "AND"):
        verb = scene.left(index, STAY)
        tyre = scene.left(index, COMPOUND)
        if tyre < verb:
            return "pit.stayed_until"
        return "pit.stayed_on_until" if _stayed_on(scene, index) else ""
    return _announced(scene, index, changes)


def _completed_before_stop(scene: Scene, index: int) -> bool:
    """ "BBB completed lap 12 before stopping", with no other lap told of the stop."""
    if scene.tag(index + 1) != "BEFORE" or scene.tag(index - 1) != "RUN":
        return False
    stop = index + 2 + (scene.tag(index + 2) in ("HE", "HIS"))
    end = scene.right(stop, BREAKS)
    return scene.tag(stop) == "PIT" and _LAPS.isdisjoint(scene.tags[stop : end if end > 0 else None])


def _names_stop(scene: Scene, index: int) -> bool:
    """Whether a lap is a part of the name of a stop: "before the lap-9 stop", "the lap-9 SOFT-to-HARD stop"."""
    k = index + 1
    while scene.tag(k) in _IN_NAME_OF_STOP:
        k += 1
    adjacent = scene.tag(k) in ("PIT", "CHANGE") and scene.items[k].at == scene.items[index].to + k - index
    return adjacent and (scene.tag(k) == "PIT" or scene.items[k].flag)


def _when_he_did(scene: Scene, index: int) -> int:
    """Index of the stop that a lap is told to be of, or 0: "it ended on lap 12, when BBB came in for HARD"."""
    k = index + 1 + (scene.tag(index + 1) == ",")
    if scene.tag(k) != "WHILE":
        return 0
    verb = k + 1 + (scene.tag(k + 1) in ("HE", "DRIVER", "NONE"))
    told = scene.tag(verb) == "PIT" or (scene.tag(verb) == "CHANGE" and not _of_motion(scene, verb))
    return verb if told and WHEN.isdisjoint(scene.tags[k:]) else 0


def _is_unowned(scene: Scene, index: int, rule: str) -> bool:
    """Whether a stop is named by its lap, and by nobody: "this comes from the lap 12 stop"."""
    stop = scene.tag(index - 2) == "PIT" and not scene.items[index - 2].flag and scene.tag(index - 1) in ("ON", "IN")
    stop = stop and len(scene.items[index].owner) == 1
    return (
        (rule == "pit.lap_then_stop" and scene.tag(index + 1) == "PIT") or (rule == "pit.lap" and stop)
    ) and PERSONS.isdisjoint(scene.tags[max(index - 6, 0) : index])


def _dates_both(scene: Scene, index: int) -> bool:
    """Whether a bracket tells when all were in, or none yet: "after both had stopped (by lap 11), the gap ..."."""
    opened = scene.left(index, OPENED, CLOSED)
    before, tags = opened - 1, scene.tags
    if (
        opened < 1
        or scene.tag(before) != "PIT"
        or "LAPNO" in tags[opened:index]
        or "VERSUS" in tags[opened : index + 3]
    ):
        return False
    led = tags[max(before - 7, 0) : before]
    both = scene.items[before].flag or "BOTH" in led
    again = "LAPNO" in tags[index + 1 : scene.right(index, CLOSED)]
    return both and not again and not _TIMED.isdisjoint(led)


def _listed_laps(scene: Scene, index: int) -> bool:
    """Whether laps are those that were counted before: "two laps on new tyres (laps 15 and 16)"."""
    if "NLAPS" not in scene.has:
        return False
    k = index - 1
    while scene.tag(k) in ("LAPNO", "AND", ",", "-", "(", ":", "IN", "ON", "COMPOUND", "TYRE"):
        k -= 1
    if scene.tag(k) != "NLAPS" or scene.items[k].flag or scene.tag(k - 1) in ("AFTER", "BY"):
        return False
    return scene.items[k].whole == scene.tags[k + 1 : index + 9].count("LAPNO") > 1


def _of_motion(scene: Scene, verb: int) -> bool:
    """Whether a verb for going, taking or putting is said of no tyre: "took the lead on lap 20", "pasó a BBB"."""
    if verb < 0 or scene.items[verb].value != "motion":
        return False
    end = scene.right(verb, BREAKS)
    after = scene.tags[verb + 1 : end if end > 0 else None]
    return _TYRES.isdisjoint(after) and not any(k < verb for k in scene.changed)


def _went_onto(scene: Scene, index: int) -> bool:
    """ "entró en MEDIUM en la vuelta 14": on that lap the driver was on the tyre already."""
    return scene.tags[max(index - 4, 0) : index] == ["PIT", "IN", "COMPOUND", "IN"]


def _had_on(scene: Scene, index: int, changes: set[int]) -> bool:
    """ "AAA's fresh MEDIUM tyres on lap 10 brought nothing": on that lap the driver was on them."""
    tyre = index - 2 - (scene.tag(index - 2) == "TYRE")
    worn = scene.tag(tyre) == "COMPOUND" and scene.tag(tyre - 1) == "DRIVER" and scene.items[tyre - 1].flag
    return worn and tyre not in changes and scene.tag(index - 1) in ("ON", "IN")


def _of_safety_car(scene: Scene, index: int) -> int:
    """Index of the safety car of which a lap tells when it came or went, or -1: "and the safety car came on lap 16"."""
    if "SC" not in scene.has or scene.tag(index - 1) not in ("ON", "IN", "OF"):
        return -1
    k = index - 2
    while scene.tag(k) in _OF_SAFETY_CAR:
        k -= 1
    loose = scene.tag(governor(scene, k)) in ("", "AND", "WHILE", "BUT", "BECAUSE", ";", "AFTER", "BEFORE")
    return k if scene.tag(k) == "SC" and loose else -1


def _announced_by_safety_car(scene: Scene, index: int, car: int, changes: set[int]) -> str:
    """The rule of a lap of the safety car that is a stop's, too: "the safety car on lap 16 let AAA stop"."""
    apart = scene.tag(governor(scene, car)) in ("BEFORE", "AFTER")  # "two laps before the safety car on lap 20"
    rule = _announced(scene, index, changes) if car == index - 2 and not apart else ""
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


def _then_stopped(scene: Scene, index: int, changes: set[int]) -> bool:
    """ "on SOFT until lap 12, when he changed to HARD", "until lap 12 and then stopped", "hasta la vuelta 12 (pit)"."""
    k = index + 1
    if scene.tags[k : k + 2] == ["OF", "INT"]:
        k += 2  # "until lap 53 of 66"
    after = k
    while scene.tag(k) in _THEN:
        k += 1
    if k > after and (scene.tag(k) == "STOPS" or scene.tags[k : k + 2] == ["SAME", "STOPS"]):
        return "LAPNO" not in scene.tags[k:]  # "until lap 53, and only then made his only stop"
    noun = scene.right(k, _CHANGE, _UP_TO_LAP)
    if k > index + 1 and noun > 0 and scene.items[noun].flag and _ADORNING_CHANGE.issuperset(scene.tags[k:noun]):
        return True  # "until lap 48 before making the same hard-to-medium switch"
    stops = scene.tag(k) in ("PIT", "CHANGE", "SAME_CHANGE") and not _of_motion(scene, k)
    end = scene.right(k, _UP_TO_COMMA)
    dated = "LAPNO" in scene.tags[k : end if end > 0 else None]  # "..., then changed to HARD on lap 13"
    return k > index + 1 and (stops or k in changes) and not dated


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
    verb = scene.left(index, _RUN)
    told = scene.items[verb].flag and scene.tag(verb - 1) == "DRIVER" and index < verb + 4
    return told and scene.items[index - 1].at <= scene.items[verb].to + 2  # unlike "hizo un trompo en la vuelta 20"


def _stayed_meanwhile(scene: Scene, index: int, changes: set[int]) -> bool:
    """ "AAA stopped on lap 9 while BBB was still on MEDIUM on lap 10": the lap is no stop of BBB's."""
    if _already_on(scene, index, changes) or _worn_for(scene, index, changes):
        return True
    verb = scene.left(index, _STOPS_TOLD)
    clause = scene.items[index].clause
    if verb < 0 or scene.items[verb].clause == clause:
        return False
    own = [k for k in range(verb, index) if scene.items[k].clause == clause]
    return any(scene.tags[k] == "COMPOUND" and k not in changes for k in own)


def _raced_on(scene: Scene, index: int) -> bool:
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
    if not said or _WORN.isdisjoint(said) or changes.intersection(range(index, turn)):
        return False
    on = said[0] in ("ON", "WITH", "IN", "OF") and not _WORN.isdisjoint(said[1:3])
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


def _end_before(scene: Scene, index: int) -> int:
    """The last token of the item before `index`, or the first of all."""
    return scene.items[index - 1].to if index else scene.items[0].at


def _announced(scene: Scene, index: int, changes: set[int]) -> str:
    """A lap that stands before its stop: "on lap 34 he pitted", "lap 34: MEDIUM → HARD", "the lap-34 switch"."""
    if index >= scene.announced[0]:  # else what decided for the lap before decides for this one
        scene.announced = _announcing(scene, index, changes)
    return scene.announced[1]


def _announcing(scene: Scene, index: int, changes: set[int]) -> tuple[int, str]:
    """Index of the first item that tells what a lap before it announces, and the rule."""
    labels = scene.tag(index - 1) == "(" and scene.tag(index - 2) == "DRIVER" and scene.tag(index + 1) == ")"
    if labels and scene.tag(index + 2) == "PIT":
        return index + 2, "pit.lap_then_stop"  # "AAA (lap 9) stopped before BBB (lap 11)"
    label = index < 2 and scene.tag(index + 1) == ":"  # "Lap 12: ..."
    for k in range(index + 1, len(scene.items)):
        tag = scene.tags[k]
        if k in changes:
            return k, "pit.lap_then_change"
        noted = k == index + 2 and scene.tags[k - 1] in _NOTING and tag == "SAME_CHANGE"
        if noted or (label and tag in ("RESPOND", "SAME", "SAME_CHANGE")):  # "BBB: lap 12, same change"
            return k, "pit.lap_then_stop"
        if label and tag in _PASSING:
            continue
        if tag == "CHANGE" and _of_motion(scene, k) and scene.tags[k + 1 : k + 3] in (["TO", "PIT"], ["FOR", "PIT"]):
            continue  # "on lap 12 AAA took the chance to pit"
        if tag == "CHANGE" and (_of_motion(scene, k) or scene.items[k].value == "fitted"):
            return k, ""
        if tag == "PIT" and scene.items[k].unreal:
            if _ASIDE.isdisjoint(scene.tags[index + 1 : k]):
                return k, ""  # "lap 13: a clear track, and no more stops", "on lap 13 AAA had still not stopped"
            continue  # "on lap 13 AAA, who had not stopped before, came in"
        if tag in ("PIT", "CHANGE"):
            return k, "pit.lap_then_stop"
        if tag == "WHILE" and k == index + 1 < 4 and scene.tags[k + 1 : k + 2] == ["DRIVER"]:
            continue  # "fue en la vuelta 12 cuando AAA hizo su parada"
        if tag == "FINISH" and scene.tag(k + 1) == "PIT":
            continue  # "en la vuelta 12 llegó la parada de AAA"
        if tag in _NOT_ANNOUNCING or tag in ("AFTER", "BEFORE", ")"):
            return k, ""
    return len(scene.items), ""
