"""Laps that stand before what tells that they are a stop's: "on lap 34 he pitted", "until lap 12, when he changed"."""

from __future__ import annotations

from artifact.domains.racing.rules.put_on import WHEN
from artifact.domains.racing.rules.scene import BREAKS, CHANGE, Scene

_NOT_ANNOUNCING = BREAKS | {"STINT", "EXTEND", "FINISH", "GAP", "HOLD", "START", "STOPS", "SECS", "RATE"}
_NOTING = frozenset({",", "(", "-", ":", ";"})
_PASSING = frozenset({"SECS", "RATE", "GAP", "HOLD", "AFTER", "BEFORE", "WHILE", "BUT", ";", ")"})
_TYRES = frozenset({"COMPOUND", "TYRE", "ANOTHER", "DRY", "WET_WEATHER"})
_ADORNING_CHANGE = frozenset({"PARTIAL", "COMPOUND", "TYRE", "-", "TO", "FOR", "ORD", "FINAL"})
_ASIDE = frozenset({"WHO", "QUE", "AFTER", "BEFORE", ","})
_THEN = frozenset({",", "AND", "WHILE", "HE", "COMPARE", "BEFORE", "AFTER", "(", "HIS", "RUN", "TO", "WORDNUM"})
_UP_TO_LAP = BREAKS | {",", "DRIVER", "LAPNO"}
_UP_TO_COMMA = BREAKS | {"DRIVER", ")", ","}


def when_he_did(scene: Scene, index: int) -> int:
    """Index of the stop that a lap is told to be of, or 0: "it ended on lap 12, when BBB came in for HARD"."""
    k = index + 1 + (scene.tag(index + 1) == ",")
    if scene.tag(k) != "WHILE":
        return 0
    verb = k + 1 + (scene.tag(k + 1) in ("HE", "DRIVER", "NONE"))
    told = scene.tag(verb) == "PIT" or (scene.tag(verb) == "CHANGE" and not of_motion(scene, verb))
    return verb if told and WHEN.isdisjoint(scene.tags[k:]) else 0


def of_motion(scene: Scene, verb: int) -> bool:
    """Whether a verb for going, taking or putting is said of no tyre: "took the lead on lap 20", "pasó a BBB"."""
    if verb < 0 or scene.items[verb].value != "motion":
        return False
    end = scene.right(verb, BREAKS)
    after = scene.tags[verb + 1 : end if end > 0 else None]
    return _TYRES.isdisjoint(after) and not any(k < verb for k in scene.changed)


def then_stopped(scene: Scene, index: int, changes: set[int]) -> bool:
    """ "on SOFT until lap 12, when he changed to HARD", "until lap 12 and then stopped", "hasta la vuelta 12 (pit)"."""
    k = index + 1
    if scene.tags[k : k + 2] == ["OF", "INT"]:
        k += 2  # "until lap 53 of 66"
    after = k
    while scene.tag(k) in _THEN:
        k += 1
    if k > after and (scene.tag(k) == "STOPS" or scene.tags[k : k + 2] == ["SAME", "STOPS"]):
        return "LAPNO" not in scene.tags[k:]  # "until lap 53, and only then made his only stop"
    noun = scene.right(k, CHANGE, _UP_TO_LAP)
    if k > index + 1 and noun > 0 and scene.items[noun].flag and _ADORNING_CHANGE.issuperset(scene.tags[k:noun]):
        return True  # "until lap 48 before making the same hard-to-medium switch"
    stops = scene.tag(k) in ("PIT", "CHANGE", "SAME_CHANGE") and not of_motion(scene, k)
    end = scene.right(k, _UP_TO_COMMA)
    dated = "LAPNO" in scene.tags[k : end if end > 0 else None]  # "..., then changed to HARD on lap 13"
    return k > index + 1 and (stops or k in changes) and not dated


def announced(scene: Scene, index: int, changes: set[int]) -> str:
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
        if tag == "CHANGE" and of_motion(scene, k) and scene.tags[k + 1 : k + 3] in (["TO", "PIT"], ["FOR", "PIT"]):
            continue  # "on lap 12 AAA took the chance to pit"
        if tag == "CHANGE" and (of_motion(scene, k) or scene.items[k].value == "fitted"):
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
