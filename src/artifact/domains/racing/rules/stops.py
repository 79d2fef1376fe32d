"""Pit stops: on which lap, from which tyre to which, how many, and whether under the safety car."""

from __future__ import annotations

from itertools import pairwise

from artifact.claim import Claim
from artifact.domains.racing.claims import CompoundChange, NeutralisedStop, PitLap
from artifact.domains.racing.rules import counts
from artifact.domains.racing.rules.scene import STOPPING, Discourse, Scene

_BREAKS = frozenset({"WHILE", "BUT", ";", "."})
_MOST_STOPS = 7  # of a driver in a race; a higher number beside a stop is its lap
_LINKS = frozenset({">", "TO", "FOR"})
_NOT_ANNOUNCING = _BREAKS | {"STINT", "EXTEND", "FINISH", "GAP", "HOLD", "START", "STOPS", "SECS", "RATE"}
_TIMED = frozenset({"BEFORE", "AFTER"})
_WORN = frozenset({"COMPOUND", "TYRE", "STINT"})
_LAPS = frozenset({"LAPNO", "INT", "SPAN", "NLAPS"})
_LISTING = frozenset({",", "AND", "PER", "LAPNO", "INT", "LAP"})
_BEFORE_NEW = frozenset({"-", "ANOTHER", "BACK", "TYRE", "OF", "ORD", "FASTER", "SLOWER"})
_ADORNING = frozenset(
    {"FASTER", "SLOWER", "ANOTHER", "WORDNUM", "TYRE", "OF", "ORD", "BACK", "IN", "COMPARE", "PARTIAL", "FINAL"}
)
_ADORNING_SC = frozenset({"WORDNUM", "WINDOW", "OF", "PARTIAL", "ORD", "ANOTHER", "FINAL", "OPENING", "HIS"})
_SINCE_CHANGE = frozenset(
    {"ON", "IN", "LAPNO", "INT", ",", ";", "WHILE", "AND", "BUT", "DRIVER", "TYRE", "DURING", "SC"}
    | {"BEFORE", "AFTER", "HOLD", "STAY", "EXTEND", "FOR", "UNTIL", "NLAPS", "COMPARE"}
)
_OF_ANOTHER = frozenset({"STOPS", "CHANGE", "COMPOUND", "FINAL", "PARTIAL", "ANOTHER", "BEFORE", "AFTER"})
_BEFORE_REASON = frozenset({"CHANGE", "RUN", "TYRE", "COMPOUND", "TO", "FOR", ",", ">"})
_NOT_BROUGHT = frozenset({"BEFORE", "AFTER", "UNTIL", "NEG", "BUT", "WHILE", "WHO", "AND", ";", ":"})
_AROUND_PICKED = frozenset({",", "(", ")", "TO", "DURING", "PIT", "AND", "RUN", "OCCUR", "BE", "HIS"})
_ELSEWHERE = frozenset({"WHO", "AND", ";"})
_OF_SAFETY_CAR = frozenset({"WINDOW", "EXTEND", "START", "FINISH"})
_BEFORE_OLD = frozenset({"HIS", "TYRE", "OF", "TO", "FASTER", "SLOWER", "COMPARE", "WORDNUM"})
_REMOVING = frozenset({"OFF", "OUT"})
_FITTING = frozenset({"FAVOUR", "CHANGE", "INSIDE", "PIT", "TO", "FOR", ">", "PIT_EXIT"})
_BETWEEN_OLD_AND_NEW = (
    _FITTING
    | _BEFORE_OLD
    | {",", "AND", ";", ":", "IN", "ON", "LAPNO", "INT", "ANOTHER", "BACK", "WHILE", "WITH", "DRY"}
)
_BEFORE_PARTICIPLE = frozenset({"TYRE", ",", "(", "QUE", "WHO", "HE", "DRIVER"})
_AFTER_PARTICIPLE = frozenset(
    {"ON", "IN", "LAPNO", "DURING", "NEG", "AFTER", "BEFORE", "ORD", "", ".", ",", ")", "AND"}
)
_PASSING = frozenset({"SECS", "RATE", "GAP", "HOLD", "AFTER", "BEFORE", "WHILE", "BUT", ";", ")"})
_CLOSING = frozenset({"", ".", ",", ";", ")"})
_TYRES = frozenset({"COMPOUND", "TYRE", "ANOTHER", "DRY", "WET_WEATHER"})
_OPPOSED = frozenset({"VERSUS", "DRIVER", "PIT", "ON", "IN"})
_WHICH = frozenset({"LAPNO", "INT", "ORD"})
_DATING = _WHICH | {"TYRE", "ON", "IN", "HIS", "PIT", "FINAL", "DURING", "SC"}
_THROUGH = len("through")  # no word that says until when a driver stayed is as long
_THEN = frozenset({",", "AND", "WHILE", "HE", "COMPARE", "BEFORE", "AFTER", "(", "HIS", "RUN", "TO"})
_WHEN = frozenset({"LAPNO", "INT", "STINT"})
_BETWEEN_CHANGES = frozenset(
    {
        "FOR",
        "STINT",
        "ORD",
        "TYRE",
        "FINAL",
        "LAPNO",
        "INT",
        "IN",
        "ON",
        ",",
        "AND",
        "BACK",
        "COMPARE",
        "DURING",
        "SC",
        "AFTER",
        "(",
        ")",
    }
)
_BETWEEN_STOP_AND_TYRE = frozenset(
    {
        "LAPNO",
        "DURING",
        "SC",
        "BACK",
        "IN",
        "ON",
        "TYRE",
        "OF",
        "ORD",
        "INT",
        "(",
        ")",
        "NLAPS",
        "COMPARE",
        "DRIVER",
        "ALL",
        "BOTH",
        "FINAL",
        "OPENING",
        "PARTIAL",
        "HIS",
        ",",
        ":",
    }
)


def read(scene: Scene, talk: Discourse, *, under_safety_car: bool = False) -> None:
    """Read all claims about stops in a sentence.

    Args:
        scene: the sentence.
        talk: what has been said so far.
        under_safety_car: whether the line above says so of the stops listed here.
    """
    has = scene.has
    changes = _changes(scene, talk) if "COMPOUND" in has else set()
    if "ALIKE" in has:
        _same_kind_again(scene, talk)
    if "REVERSED" in has:
        _reversed_change(scene, talk, scene.tags.index("REVERSED"))
    if "SAME_CHANGE" in has:
        _same_change(scene, talk, scene.tags.index("SAME_CHANGE"))
    elif changes and not has.isdisjoint(("SAME", "RUN")):
        _changed_too(scene, talk, changes)
    found = _laps(scene, talk, changes) if not has.isdisjoint(_LAPS) else []
    counts.read(scene, talk)
    if "SC" in has:
        _neutralised(scene, talk, found)
    if under_safety_car:
        for index, driver, lap in found:
            item = scene.items[index]
            talk.emit(NeutralisedStop, item, item, "stops.neutralised_list", driver=driver, lap=lap)


# --- laps ---------------------------------------------------------------------------------------------------------


def _laps(scene: Scene, talk: Discourse, changes: set[int]) -> list[tuple[int, str, int]]:
    """Pit laps. Returns (index of the item, driver, lap) of each that is asserted."""
    found: list[tuple[int, str, int]] = []
    for index, tag in enumerate(scene.tags):
        if tag not in _LAPS or index in scene.taken:
            continue
        item = scene.items[index]
        if tag == "LAPNO":
            rule = _lap_rule(scene, index, changes)
        elif tag == "INT":
            rule = _bare_lap_rule(scene, index)
        elif tag == "SPAN":
            rule = _enumeration_rule(scene, index)
        else:
            rule = _count_rule(scene, index)
        if not rule:
            continue
        if "RED_FLAG" in scene.has and not any(other.tag == "PIT" and not other.unreal for other in scene.items):
            talk.drop("change_under_red_flag")
            continue
        other = _of_the_other(scene, index) if item.unreal else ""
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
        elif rule.startswith("pit.lap_then") and not item.owner:
            teller = scene.announced[0]  # "On lap 12 AAA's SOFT tyres were changed for HARD"
        owners = talk.owners(scene.items[teller])
        if "FOLLOWED" in scene.has and scene.tags[index - 3 : index - 1] == ["FOLLOWED", "DRIVER"]:
            owners = (scene.items[index - 2].code,)  # "AAA, followed by BBB on lap 11"
        if "VERSUS" in (scene.tag(index - 1), scene.tag(index + 1)):
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
                    _changed_alike(scene, talk, index, driver)
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


def _parted(scene: Scene, talk: Discourse, pair: tuple[str, ...]) -> dict[str, list[int]]:
    """The stops of two drivers told before, where a sentence names those laps of both together: "on laps 9 and 11".

    Empty where the two laps are not one of each.
    """
    laps = {item.whole for item in scene.items if item.tag == "LAPNO" and item.owner == pair}
    told = {driver: [lap for lap in talk.stops.get(driver, []) if lap in laps] for driver in pair}
    one_each = all(len(own) == 1 for own in told.values()) and {own[0] for own in told.values()} == laps
    return told if len(laps) == 2 and one_each else {}


def _of_the_other(scene: Scene, index: int) -> str:
    """Whose a lap is that is set against another: "before BBB, on lap 9 instead of 11", "rather than 11 as BBB did"."""
    if scene.tag(index - 1) != "NEG" or scene.tag(index - 2) not in ("LAPNO", "INT"):
        return ""
    if scene.tags[index + 1 : index + 2] == ["DRIVER"] and not scene.items[index + 1].flag:
        k = index + 1
    else:
        k = scene.left(index, frozenset({"DRIVER"}), _BREAKS)
        if k < 1 or scene.tags[k - 1] not in ("THAN", "BEFORE", "AFTER"):
            return ""
    return scene.items[k].code if scene.items[k].code not in scene.items[index - 2].owner else ""


def _changed_alike(scene: Scene, talk: Discourse, index: int, driver: str) -> None:
    """ "AAA switched to HARD on lap 9, BBB on lap 11": what the second did is what the verb says, too."""
    other, old, new = talk.last_change
    if scene.preds[index] != "change" or driver == other or scene.tags[index - 2 : index - 1] != ["DRIVER"]:
        return
    verb = scene.left(index, frozenset({"CHANGE"}))
    tyre = scene.left(index, frozenset({"COMPOUND"}))
    told = verb < tyre and tyre in scene.changed and scene.items[tyre].owner == (other,)
    listed = scene.tags[tyre + 1 : index - 2] in (["ON", "LAPNO", link] for link in (",", "AND", ";"))
    listed = listed or scene.tags[tyre + 1 : index - 2] in (["IN", "LAPNO", link] for link in (",", "AND", ";"))
    after = scene.tags[index + 1 : index + 4]
    if told and listed and "COMPOUND" not in after and "(" not in after and new is not None:
        item = scene.items[index]
        talk.emit(CompoundChange, item, item, "change.alike", item.unreal, driver=driver, from_=old, to=new)
        talk.fit(driver, new)


_VERBS = frozenset({"UNDERCUT", "OVERCUT", "WORK", "GAIN", "PASSED", "OCCUR", "RUN", "PIT", "CHANGE", "STOPS"})


def _denies_the_move(scene: Scene, index: int) -> bool:
    """ "AAA did not undercut BBB with his stop on lap 9": not the stop is denied but what it brought."""
    denial = scene.left(index, frozenset({"NEG"}))
    verb = scene.right(denial, _VERBS)
    return denial >= 0 and verb < index and scene.tag(verb) not in ("PIT", "CHANGE", "STOPS")


def _lap_rule(scene: Scene, index: int, changes: set[int]) -> str:
    """By which rule a lap number is a stop; empty if it is none."""
    pred = scene.preds[index]
    before = scene.tag(index - 1)
    if _listed_laps(scene, index):
        return ""
    if _dates_both(scene, index):
        return ""
    noun = scene.items[index + 1] if scene.tag(index + 1) == "PIT" else None
    if before == "AFTER" and noun is not None and noun.at == scene.items[index].to + 1:
        return "pit.lap_of_stop"  # "after the lap-9 stop"
    if (
        before in ("FROM", "BEFORE", "AFTER")
        or (
            before == "OF"
            and scene.tag(index + 1) in ("TO", "UNTIL", "FOR")
            and scene.tag(index - 2) not in ("SC", "IN", "FINAL")  # "at the end of lap 30 for SOFT"
            and scene.tags[index + 1 : index + 3] != ["FOR", "CHANGE"]  # "al final de la vuelta 30 para montar SOFT"
        )
    ):
        return ""
    if before == "OF" and scene.tag(index - 2) in ("UNDERCUT", "OVERCUT"):
        return ""  # "the lap-9 overcut against BBB's stop"
    if scene.tags[index + 1 : index + 4] == ["PER", "INT", "PIT"]:
        return ""  # "the lap 8/9 stop": each is one driver's, and the text does not say whose
    if _went_onto(scene, index) or _had_on(scene, index, changes):
        return ""
    car = _of_safety_car(scene, index)
    if car >= 0:
        return _announced_by_safety_car(scene, index, car, changes)
    if pred == "battle" and _set_against(scene, index):
        return "pit.laps_of_move"
    if pred in STOPPING and scene.carries(index) and scene.items[index].at > _end_before(scene, index) + 2:
        return ""  # the verb is another line's, and words that the grammar does not know stand between
    if pred in STOPPING and _stayed_meanwhile(scene, index, changes):
        return ""
    if pred == "change" and _of_motion(scene, scene.left(index, frozenset({"PIT", "CHANGE", "STOPS", "OFF"}))):
        return ""
    if pred in STOPPING:
        on_tyre = before == "UNTIL" and scene.tag(index - 2) in ("COMPOUND", "TYRE")
        return "" if on_tyre or (before == "UNTIL" and pred == "change") else "pit.lap"
    if before in ("ON", "IN") and pred not in STOPPING and _responded(scene, index):
        return "pit.responded"
    if pred == "run" and before == "IN" and _did_so(scene, index):
        return "pit.did_so"
    if before in ("UNTIL", "TO") and pred not in STOPPING and _then_stopped(scene, index, changes):
        return "pit.until_he_did"
    if before in ("ON", "IN") and pred not in STOPPING and _of_change(scene, index, changes):
        return "pit.lap_of_change"
    if pred not in STOPPING and _when_he_did(scene, index):
        return "pit.until_he_did"
    if pred == "extend":
        return "pit.extended_until"
    if pred == "stay" and before in ("UNTIL", "TO", "LAPNO", "AND"):
        verb = scene.left(index, frozenset({"STAY"}))
        tyre = scene.left(index, frozenset({"COMPOUND"}))
        if tyre < verb:
            return "pit.stayed_until"
        return "pit.stayed_on_until" if _stayed_on(scene, index) else ""
    return _announced(scene, index, changes)


def _when_he_did(scene: Scene, index: int) -> int:
    """Index of the stop that a lap is told to be of, or 0: "it ended on lap 12, when BBB came in for HARD"."""
    k = index + 1 + (scene.tag(index + 1) == ",")
    if scene.tag(k) != "WHILE":
        return 0
    verb = k + 1 + (scene.tag(k + 1) in ("HE", "DRIVER"))
    told = scene.tag(verb) == "PIT" or (scene.tag(verb) == "CHANGE" and not _of_motion(scene, verb))
    return verb if told and _WHEN.isdisjoint(scene.tags[k:]) else 0


def _is_unowned(scene: Scene, index: int, rule: str) -> bool:
    """Whether a stop is named by its lap, and by nobody: "this comes from the lap 12 stop"."""
    stop = scene.tag(index - 2) == "PIT" and not scene.items[index - 2].flag and scene.tag(index - 1) in ("ON", "IN")
    stop = stop and len(scene.items[index].owner) == 1
    return (
        (rule == "pit.lap_then_stop" and scene.tag(index + 1) == "PIT") or (rule == "pit.lap" and stop)
    ) and not any(item.tag in ("DRIVER", "HE", "HIS") for item in scene.items[max(index - 6, 0) : index])


def _dates_both(scene: Scene, index: int) -> bool:
    """Whether a bracket tells when all were in, or none yet: "after both had stopped (by lap 11), the gap ..."."""
    opened = scene.left(index, frozenset({"("}), frozenset({")"}))
    before, tags = opened - 1, scene.tags
    if (
        opened < 1
        or scene.tag(before) != "PIT"
        or "LAPNO" in tags[opened:index]
        or "VERSUS" in tags[opened : index + 3]
    ):
        return False
    led = tags[max(before - 4, 0) : before]
    both = scene.items[before].flag or "BOTH" in led
    again = "LAPNO" in tags[index + 1 : scene.right(index, frozenset({")"}))]
    return both and not again and not _TIMED.isdisjoint(led)


def _listed_laps(scene: Scene, index: int) -> bool:
    """Whether laps are those that were counted before: "two laps on new tyres (laps 15 and 16)"."""
    if "NLAPS" not in scene.has:
        return False
    k = index - 1
    while scene.tag(k) in ("LAPNO", "AND", ",", "-", "(", ":", "IN", "ON", "COMPOUND", "TYRE"):
        k -= 1
    counted = scene.tag(k) == "NLAPS" and not scene.items[k].flag and scene.tag(k - 1) not in ("AFTER", "BY")
    laps = sum(tag == "LAPNO" for tag in scene.tags[k + 1 : index + 9])
    return counted and scene.items[k].whole == laps > 1


def _set_against(scene: Scene, index: int) -> bool:
    """Whether a lap is one of two in a bracket after a move: "AAA undercut BBB (lap 9 vs. lap 11)"."""
    first = index - 2 if scene.tag(index - 1) == "VERSUS" else index
    return scene.tags[max(first - 1, 0) : first + 4] == ["(", "LAPNO", "VERSUS", "LAPNO", ")"]


def _of_motion(scene: Scene, verb: int) -> bool:
    """Whether a verb for going, taking or putting is said of no tyre: "took the lead on lap 20", "pasó a BBB"."""
    if verb < 0 or scene.items[verb].value != "motion":
        return False
    end = scene.right(verb, _BREAKS)
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
    loose = scene.tag(_governor(scene, k)) in ("", "AND", "WHILE", "BUT", "BECAUSE", ";", "AFTER", "BEFORE")
    return k if scene.tag(k) == "SC" and loose else -1


def _announced_by_safety_car(scene: Scene, index: int, car: int, changes: set[int]) -> str:
    """The rule of a lap of the safety car that is a stop's, too: "the safety car on lap 16 let AAA stop"."""
    apart = scene.tag(_governor(scene, car)) in ("BEFORE", "AFTER")  # "two laps before the safety car on lap 20"
    rule = _announced(scene, index, changes) if car == index - 2 and not apart else ""
    return rule if _ELSEWHERE.isdisjoint(scene.tags[index : scene.announced[0]]) else ""


def _responded(scene: Scene, index: int) -> bool:
    """ "BBB responded on lap 11", "BBB followed two laps later on lap 11"."""
    k = index - 2
    while scene.tag(k) in ("NLAPS", "COMPARE", ","):
        k -= 1
    return (
        scene.tag(index + 1) != "WITH"
        and scene.tag(k) in ("RESPOND", "SAME")
        and scene.tag(k - 1) in ("DRIVER", "HE", "AND", "WHO", ",")
    )


def _stayed_on(scene: Scene, index: int) -> bool:
    """ "AAA stayed on SOFT until lap 12": then he stopped; unlike "both stayed on it ...", and "through lap 12".

    Where the sentence goes on to tell of a stop of his, that decides.
    """
    until, owner = scene.items[index - 1], scene.items[index].owner
    if until.tag != "UNTIL" or until.end - until.start >= _THROUGH or "BOTH" in scene.tags[:index]:
        return False
    return not any(item.tag in ("PIT", "CHANGE") and item.owner == owner for item in scene.items[index + 1 :])


def _then_stopped(scene: Scene, index: int, changes: set[int]) -> bool:
    """ "on SOFT until lap 12, when he changed to HARD", "until lap 12 and then stopped", "hasta la vuelta 12 (pit)"."""
    k = index + 1
    while scene.tag(k) in _THEN:
        k += 1
    stops = scene.tag(k) in ("PIT", "CHANGE", "SAME_CHANGE") and not _of_motion(scene, k)
    end = scene.right(k, _BREAKS | {"DRIVER", ")", ","})
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


def _did_so(scene: Scene, index: int) -> bool:
    """ "AAA stopped on lap 9, while BBB did on lap 11", "BBB lo hizo en la vuelta 11"."""
    verb = scene.left(index, frozenset({"RUN"}))
    return scene.items[verb].flag and scene.tag(verb - 1) == "DRIVER" and index < verb + 4


def _stayed_meanwhile(scene: Scene, index: int, changes: set[int]) -> bool:
    """ "AAA stopped on lap 9 while BBB was still on MEDIUM on lap 10": the lap is no stop of BBB's."""
    if _already_on(scene, index, changes) or _worn_for(scene, index, changes):
        return True
    verb = scene.left(index, frozenset({"PIT", "CHANGE", "STOPS", "SAME"}))
    clause = scene.items[index].clause
    if verb < 0 or scene.items[verb].clause == clause:
        return False
    own = [k for k in range(verb, index) if scene.items[k].clause == clause]
    return any(scene.tags[k] == "COMPOUND" and k not in changes for k in own)


def _already_on(scene: Scene, index: int, changes: set[int]) -> bool:
    """Whether a lap is one on the new tyres: "stopped on lap 11 and had lap 12 on HARD while BBB was still on SOFT"."""
    turn = scene.right(index, frozenset({"WHILE"}), frozenset({".", ";"}))
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
        if label and tag in ("RESPOND", "SAME", "SAME_CHANGE"):
            return k, "pit.lap_then_stop"
        if label and tag in _PASSING:
            continue
        if tag == "CHANGE" and _of_motion(scene, k) and scene.tags[k + 1 : k + 3] in (["TO", "PIT"], ["FOR", "PIT"]):
            continue  # "on lap 12 AAA took the chance to pit"
        if tag == "CHANGE" and (_of_motion(scene, k) or scene.items[k].value == "fitted"):
            return k, ""
        if tag == "PIT" and scene.items[k].unreal and scene.tag(index + 1) == ":":
            return k, ""  # "lap 13: a clear track, and no more stops"
        if tag in ("PIT", "CHANGE"):
            return k, "pit.lap_then_stop"
        if tag in _NOT_ANNOUNCING or tag in ("AFTER", "BEFORE", ")"):
            return k, ""
    return len(scene.items), ""


def _bare_lap_rule(scene: Scene, index: int) -> str:
    """A lap without the word: "y BBB en la 28"."""
    item = scene.items[index]
    before = scene.tag(index - 1)
    if before in (",", "AND", ";") and scene.tags[index + 1 : index + 3] == [":", "COMPOUND"]:
        first = scene.left(index, frozenset({"LAPNO"}))
        labelled = first >= 0 and scene.tag(first + 1) == ":" and scene.preds[first] in STOPPING
        return "pit.labelled_lap" if labelled and 0 < item.number <= 100 else ""  # "laps 12: S → M, 30: M → H"
    if before in ("IN", "ON") and 0 < item.number <= 100 and _responded(scene, index):
        return "pit.responded"
    if scene.preds[index] not in ("pit", "change", "stay", "extend") or not 0 < item.number <= 100:
        return ""
    if before == "NEG" and _of_the_other(scene, index):
        return "pit.bare_lap"  # "before BBB, on lap 9 instead of 11"
    if before == "," and scene.tags[max(index - 4, 0) : index - 1] in (["PIT", "IN", "LAP"], ["PIT", "ON", "LAP"]):
        return "pit.bare_lap" if item.at <= scene.items[index - 1].to + 2 else ""  # "en la misma vuelta, la 9"
    mate = scene.tags[max(index - 4, 0) : index] in (
        ["LAPNO", "TO", "HIS", "TEAMMATE"],
        ["INT", "TO", "HIS", "TEAMMATE"],
    )
    if mate and scene.items[index - 1].to == item.at - 1:
        return "pit.bare_lap"  # "on lap 9 to his team-mate's 11"
    against = before == "DRIVER" and scene.items[index - 1].flag and scene.tag(index - 2) in ("TO", "VERSUS", "ON")
    if against and scene.tag(index - 3) in ("LAPNO", "INT") and scene.items[index - 1].to == item.at - 1:
        return "pit.bare_lap"  # "on lap 9 to BBB's 11"
    if before == "ON" and scene.tag(index - 2) == "PIT" and scene.items[index - 1].to == item.at - 1:
        return "pit.bare_lap"  # "came in on 19"
    if before == "PIT" and item.number > _MOST_STOPS and scene.items[index - 1].to == item.at - 1:
        return "pit.bare_lap"  # "on pit stop 27"
    listed = before in ("AND", ",") and scene.tag(index - 2) == "INT" and _bare_lap_rule(scene, index - 2)
    if not listed and (before not in ("IN", "UNTIL", "TO") or scene.items[index - 1].at < item.at - 2):
        return ""
    if scene.tag(index + 1) in ("SECS", "COMPARE", "PER", "%"):
        return ""
    return "pit.bare_lap"


def _enumeration_rule(scene: Scene, index: int) -> str:
    """A span that lists stops: "three stops (laps 2-4)"."""
    first, last = scene.items[index].laps
    count = last - first + 1
    if scene.preds[index] == "stay" and scene.tags[index - 2 : index] == ["COMPARE", "("]:
        return "pit.stayed_until"
    if scene.preds[index] != "pit" or count > 5 or not scene.items[index].flag:
        return ""
    noun = scene.left(index, frozenset({"PIT", "STOPS"}))
    between = scene.tags[noun + 1 : index]
    if any(item.tag == "TWICE" and item.whole == count for item in scene.items[max(noun, 0) : index]):
        return "pit.listed_laps"  # "pitted for HARD three times (laps 2-4)"
    if any(tag in ("COMPOUND", "STINT", "NLAPS", "UNTIL", "AFTER", "GAP", "COMPARE") for tag in between):
        return ""
    if (
        "SC" in scene.has
        and not scene.carried
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


def _count_rule(scene: Scene, index: int) -> str:
    """A count of laps after which the stop was made: "he pitted for HARD after nine laps"."""
    if scene.preds[index] != "pit" or scene.tag(index - 1) != "AFTER" or scene.items[index].flag:
        return ""
    return "pit.after_laps" if "LAPNO" not in scene.tags[:index] and _pitting_for(scene, index) else ""


def _pitting_for(scene: Scene, index: int) -> bool:
    """Whether the stop itself is what came after the laps, or the tyre that it was made for."""
    return scene.tag(index - 2) == "PIT" or "COMPOUND" in scene.tags[max(index - 4, 0) : index]


# --- tyre changes -------------------------------------------------------------------------------------------------


def _changes(scene: Scene, talk: Discourse) -> set[int]:
    """Tyre changes. Returns the indices of the compound items that belong to one; those say nothing of stints."""
    items, tags = scene.items, scene.tags
    used: set[int] = set()
    n = len(items)
    index = 0
    while index < n:
        if tags[index] != "COMPOUND":
            index += 1
            continue
        chain = [index]
        k = index
        while (following := _linked(scene, k)) is not None:
            chain.append(following)
            k = following
        if len(chain) > 1:
            used.update(chain)
            scene.changed |= used
            _emit_chain(scene, talk, chain)
            index = chain[-1] + 1
            continue
        change = scene.tag(index + 1) == "CHANGE" and scene.items[index + 1].flag
        stop = scene.tags[index + 1 : index + 4] in (["PIT", "IN", "LAPNO"], ["PIT", "ON", "LAPNO"])
        if (change or stop) and _names_change(scene, index):
            used.add(index)
            scene.changed |= used
            _emit_target(scene, talk, index, index + 1)
            index += 1
            continue
        if _to_named_dry(scene, index):
            used.add(index)
            index += 1
            continue
        like = _for_its_like(scene, index)
        if like > 0:
            used.add(index)
            scene.changed |= used
            _emit_alike(scene, talk, like, items[index].code)
            index += 1
            continue
        new = _exchanged(scene, index)
        if new > 0:
            used.update((index, new))
            scene.changed |= used
            _emit_chain(scene, talk, [index, new])
            index = new + 1
            continue
        if scene.changed and _taken_off_before(scene, index):
            used.add(index)
            index += 1
            continue
        if _is_taken_off(scene, index):
            used.add(index)
            item = items[index]
            for driver in talk.owners(item):
                talk.emit(CompoundChange, item, item, "change.off", item.unreal, driver=driver, from_=item.code)
            index += 1
            continue
        verb = _listed_target(scene, index, used) or _target_of(scene, index)
        if verb is None and scene.tag(index + 1) == "INSIDE" and scene.tag(index + 2) in (*_CLOSING, "AND"):
            used.add(index)
            _emit_target(scene, talk, index, index + 1)  # "a new set of softs goes on"
        if verb is None and (fitted := _fitted_after(scene, index)) > 0:
            _emit_target(scene, talk, index, fitted)  # the tyre is that of the stint, too
        if verb is not None and not _sequence(scene, index):
            used.add(index)
            scene.changed |= used
            _emit_target(scene, talk, index, verb)
        index += 1
    scene.changed = used
    return used


def _names_change(scene: Scene, index: int) -> bool:
    """Whether the compound is the first part of the noun after it: "the lap-11 HARD change"."""
    items = scene.items
    adjacent = items[index + 1].at == items[index].to + 1
    return adjacent and scene.tag(index - 1) not in ("-", "ON", "IN", "WITH", "FROM", "OF", "OFF", *_LINKS)


def _for_its_like(scene: Scene, index: int) -> int:
    """Index of what says that a tyre was changed for one of its kind: "swapped his SOFT for another set"; or 0."""
    if scene.has.isdisjoint(("ANOTHER", "ALIKE")):
        return 0
    k = index + 1
    while scene.tag(k) in ("TYRE", "AND", "CHANGE") and k < index + 3:
        k += 1
    if scene.tag(k) in (*_LINKS, "WITH"):
        k += 1
        if not _replaced(scene, index):
            return 0
    elif scene.tag(k - 1) != "CHANGE":
        return 0
    if scene.tag(k) == "ANOTHER" and {"COMPOUND", "DRY"}.isdisjoint(scene.tags[k + 1 : k + 4]):
        return k
    end = k
    while scene.tag(end) in ("ANOTHER", *_ADORNING) and end < k + 4:
        end += 1
    return end if scene.tag(end) == "ALIKE" else 0


def _emit_alike(scene: Scene, talk: Discourse, index: int, tyre: str) -> None:
    """Keep a change from a tyre to another of its kind."""
    item = scene.items[index]
    for driver in talk.owners(item):
        talk.emit(CompoundChange, item, item, "change.alike", item.unreal, driver=driver, from_=tyre, to=tyre)
        talk.fit(driver, tyre)


def _same_kind_again(scene: Scene, talk: Discourse) -> None:
    """ "On lap 10 he fitted another set of the same": of the tyre that he was on, as last said."""
    index = scene.tags.index("ALIKE")
    verb = scene.left(index, frozenset({"CHANGE", "PIT"}), _BREAKS)
    set_of_it = "ANOTHER" in scene.tags[max(index - 3, 0) : index]
    made = verb >= 0 and not (scene.tags[verb] == "PIT" and not set_of_it)
    if not made or "COMPOUND" in scene.tags[verb:index]:
        return
    item = scene.items[index]
    for driver in talk.owners(item):
        own = [i.code for i in scene.items[:index] if i.tag == "COMPOUND" and driver in i.owner]
        tyre = own[-1] if own else talk.fitted.get(driver)
        if tyre is not None:
            talk.emit(CompoundChange, item, item, "change.alike", item.unreal, driver=driver, from_=tyre, to=tyre)


def _exchanged(scene: Scene, index: int) -> int:
    """Index of the tyre put on for the one at `index` that came off: "left the SOFT and fitted HARD"; 0 if none."""
    if scene.has.isdisjoint(_REMOVING):
        return 0
    k = index - 1
    while scene.tag(k) in _BEFORE_OLD:
        k -= 1
    old = scene.items[index]
    end = index + 1
    while scene.tag(end) in ("TYRE", "OUT"):
        end += 1
    if scene.tag(k) not in _REMOVING and "OUT" not in scene.tags[index + 1 : end]:
        return 0
    new = scene.right(index, frozenset({"COMPOUND"}))
    between = scene.tags[end:new]
    inside = scene.tag(new + 1) == "INSIDE" or (scene.tag(new + 1) == "IN" and scene.tag(new + 2) in _CLOSING)
    fitted = inside or not _FITTING.isdisjoint(between)
    near = 0 < new <= index + 12 and _BETWEEN_OLD_AND_NEW.issuperset(between)
    return new if near and fitted and scene.items[new].owner == old.owner else 0


def _taken_off_before(scene: Scene, index: int) -> bool:
    """ "fitted HARD on lap 12 after taking off the SOFT": the tyre is that of the change told already."""
    k = scene.left(index, frozenset({"OFF"}))
    return k >= 0 and scene.tag(k - 1) == "AFTER" and _BEFORE_OLD.issuperset(scene.tags[k + 1 : index])


def _is_taken_off(scene: Scene, index: int) -> bool:
    """ "took off the SOFT", "cambió de SOFT en la vuelta 9": the tyre that the driver was on."""
    before, verb = scene.tag(index - 1), scene.tag(index - 2)
    if _dry(scene, index) and scene.preds[index] == "change":
        return True  # "from INTERMEDIATE to slicks"
    if before == "TYRE" and verb == "OF" and scene.tag(index - 3) == "CHANGE":
        return not scene.items[index - 3].flag  # "cambiando de neumáticos medios"
    if before == "OF" and verb == "CHANGE":
        return not scene.items[index - 2].flag and scene.items[index - 1].to == scene.items[index].at - 1
    if before == "FROM" and verb == "CHANGE" and scene.items[index - 2].value != "motion":
        return scene.items[index - 1].at == scene.items[index - 2].to + 1  # "the early switch from SOFT"
    return before == "OFF" or (before == "TYRE" and verb == "OFF")


def _dry(scene: Scene, index: int) -> int:
    """Index of the words for a dry tyre of no name to which the compound at `index` is changed, or 0."""
    if "DRY" not in scene.has:
        return 0
    dry = index + 3 if scene.tag(index + 1) == "TYRE" else index + 2
    return dry if scene.tag(dry) == "DRY" and scene.tag(dry - 1) in _LINKS else 0


def _to_named_dry(scene: Scene, index: int) -> bool:
    """ "from INTERMEDIATE to slicks (AAA to MEDIUM, BBB to HARD)": which dry tyre it was, the text tells after."""
    dry = _dry(scene, index)
    return dry > 0 and "COMPOUND" in scene.tags[dry:]


def _linked(scene: Scene, index: int) -> int | None:
    """The compound to which the one at `index` is changed, if the text says so: arrow, "to", "a", "para", "por"."""
    items = scene.items
    k = index + 1
    while k < len(items) and items[k].tag in ("TYRE", "-", "BACK", "(", ")") and k < index + 3:
        k += 1
    if k >= len(items) or items[k].at > items[index].to + 4:
        return None
    if items[k].tag not in _LINKS and not (items[k].tag == "WITH" and _replaced(scene, index)):
        return None
    link = k
    k += 1
    while k < len(items) and items[k].tag in _BEFORE_NEW and k < link + 3:
        k += 1
    if k < len(items) and items[k].tag == "COMPOUND" and items[k].at <= items[link].to + 5:
        return k
    return None


def _replaced(scene: Scene, index: int) -> bool:
    """Whether the compound at `index` is what a verb takes away: "replaced his SOFT tyres with HARD ones"."""
    k = index - 1
    while scene.tag(k) in ("HIS", "TYRE", "OF", "WORDNUM", "TO", "FROM", "ORD", "COMPARE"):
        k -= 1
    return scene.tag(k) in ("CHANGE", "OFF") and not scene.items[k].flag


def _sequence(scene: Scene, index: int) -> bool:
    """Whether the compound is part of a plan written with dashes ("MEDIUM-HARD-HARD")."""
    return any(scene.tag(index + side) == "-" and scene.tag(index + 2 * side) == "COMPOUND" for side in (-1, 1))


def _emit_chain(scene: Scene, talk: Discourse, chain: list[int]) -> None:
    items = scene.items
    for old, new in pairwise(chain):
        first, last = items[old], items[new]
        for driver in talk.owners(first if first.owner else last):
            claim = talk.emit(
                CompoundChange,
                first,
                last,
                "change.from_to",
                first.unreal,
                driver=driver,
                from_=first.code,
                to=last.code,
            )
            _date(scene, talk, claim)
            talk.fit(driver, last.code)
            talk.block_changes.add((driver, last.code))
            if not first.unreal:
                talk.changed(driver, first.code, last.code)


def _listed_target(scene: Scene, index: int, used: set[int]) -> int | None:
    """The tyre told before, of a list of them: "switched to MEDIUM on lap 12, HARD on lap 30 and SOFT on lap 44"."""
    if not used:
        return None
    k = index - 1
    while scene.tag(k) in (",", "AND", "COMPARE"):
        k -= 1
    earlier = k
    while earlier >= 0 and scene.tags[earlier] in _DATING:
        earlier -= 1
    dated = _WHICH.isdisjoint(scene.tags[earlier + 1 : k + 1]) or k == index - 1
    if dated or earlier not in used or scene.items[earlier].owner != scene.items[index].owner:
        return None
    after = index + 1 + (scene.tag(index + 1) == "TYRE")
    own = scene.tags[after + 1 : after + 4]
    return earlier if scene.tag(after) in ("ON", "IN") and not _WHICH.isdisjoint(own) else None


def _target_of(scene: Scene, index: int) -> int | None:
    """Index of the verb or noun by which the compound at `index` is put on, if there is one."""
    items, tags = scene.items, scene.tags
    k = index - 1
    if scene.tag(k) == "(" and scene.tag(k - 1) == "TYRE":
        k -= 1  # "switched to the harder compound (HARD)"
    while k >= 0 and tags[k] in _ADORNING and items[k].at >= items[index].at - 6:
        k -= 1
    if k < 0 or items[k].at < items[index].at - 7:
        return None
    if tags[k] == "CHANGE":
        fitted_first = scene.tag(index + 1) in ("TO", "IN") and "START" in scene.tags[index + 2 : index + 4]
        fitted_first = fitted_first or scene.tag(index + 1) == "START"
        described = "WORDNUM" in tags[k:index] and "TYRE" not in tags[k:index]  # "foi um stint com SOFT"
        return (
            k if scene.tag(index + 1) != "DEG" and not fitted_first and not described else None
        )  # "montó SOFT al inicio" is no change
    if tags[k] == "WITH" and scene.tag(k - 1) == "CHANGE" and not items[k - 1].flag:
        return k - 1  # "was fitted with fresh HARD"
    if tags[k] == "TO" and scene.tag(k - 1) == "BACK":
        return k - 1
    if tags[k] in ("WITH", "ON", "OF") or (tags[k - 1] == "PIT_EXIT" and tags[k] == "IN"):
        verb = k - 1
        while scene.tag(verb) in ("OF", "HE"):
            verb -= 1  # "saiu de lá com duros"
        if scene.tag(k - 1) == "BACK" and tags[k] == "ON":
            verb = k - 2 - (scene.tag(k - 2) == "HE")  # "the stop put him back on softs"
            return verb if scene.tag(verb) == "CHANGE" else None
        put = scene.tag(verb) in ("DRIVER", "HE") and scene.tag(verb - 1) == "CHANGE" and tags[k] == "ON"
        if put and items[verb - 1].value == "motion" and items[verb].at == items[verb - 1].to + 1:
            return verb - 1  # "this put BBB on fresh HARD"
        return verb if scene.tag(verb) == "PIT_EXIT" and "STINT" not in tags[k:index] else None
    if tags[k] not in ("TO", "FOR") or "DEG" in (scene.tag(index + 1), scene.tag(index + 2)):
        return None  # "the stop was a response to high SOFT wear"
    if scene.tag(k - 1) == "DRY" and scene.tag(k - 2) in ("FROM", "OF") and scene.tag(k - 3) == "CHANGE":
        return k - 3  # "switched from slicks to INTERMEDIATE"
    stop = k - 1
    while stop >= 0 and tags[stop] in _BETWEEN_STOP_AND_TYRE:
        stop -= 1
    if scene.tag(k - 1) in ("BOTH", "ALL", "EACH") and scene.preds[k] == "pit":
        return k  # "both for HARD"
    again = stop
    while again >= 0 and tags[again] in _BETWEEN_CHANGES:
        again -= 1
    then = tags[k] == "TO" or scene.tag(k - 1) in ("AND", "COMPARE", "BACK", "AFTER", "LAPNO", "INT")
    told = not _WHEN.isdisjoint(tags[again:k]) or "BACK" in tags[again:k]
    if scene.tag(k - 1) == "DRIVER":
        if scene.tag(stop) == "DRY":
            return stop  # "from INTERMEDIATE to slicks on lap 33 (AAA to MEDIUM, ..."
        if stop in scene.changed and tags[stop + 1 : k - 1] in ([","], ["AND"]):
            return k  # "... BBB to HARD)"
        if tags[stop] == "AND" and stop - 1 in scene.changed:
            return k  # "AAA for HARD and BBB for MEDIUM"
    if then and again in scene.changed and told and items[again].owner == items[k].owner:
        return k  # "MEDIUM to HARD on lap 8, and then to MEDIUM"
    if stop >= 0 and (tags[stop] in ("CHANGE", "PIT", "STOPS", "SAME") or (tags[stop] == "RUN" and _did(scene, stop))):
        return stop
    return None


def _fitted_after(scene: Scene, index: int) -> int:
    """Index of the verb after the tyre that it put on, or 0: "on HARD fitted on lap 12", "the HARD that he took"."""
    if "CHANGE" not in scene.has:
        return 0
    k = index + 1
    while scene.tag(k) in _BEFORE_PARTICIPLE and k < index + 5:
        k += 1
    fitted = scene.tag(k) == "CHANGE" and scene.items[k].value == "fitted"
    return k if fitted and scene.tag(k + 1) in _AFTER_PARTICIPLE else 0


def _changed_too(scene: Scene, talk: Discourse, changes: set[int]) -> None:
    """ "AAA switched to HARD on lap 9, while BBB did so on lap 11": what both did is the change."""
    index = scene.tags.index("SAME") if "SAME" in scene.has else scene.left(len(scene.tags), frozenset({"RUN"}))
    if scene.tags[index] == "RUN" and not (scene.items[index].flag and "LAPNO" in scene.tags[index + 2 : index + 3]):
        return
    tyre = max((k for k in changes if k < index), default=-1)
    told = not {"CHANGE", "PIT", ">"}.isdisjoint(scene.tags[: max(tyre, 0)])
    done = told and scene.tag(index - 1) in ("DRIVER", "HE", "AND")
    if done and _SINCE_CHANGE.issuperset(scene.tags[tyre + 1 : index]):
        _same_change(scene, talk, index)


def _same_change(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB stopped on lap 11 for the same change": the one that was told of another driver last."""
    item = scene.items[index]
    other, old, new = talk.last_change
    for driver in talk.owners(item):
        if new is None or driver == other or scene.right(index, frozenset({"COMPOUND"}), _BREAKS) > 0:
            continue
        own = next((i.code for i in reversed(scene.items[:index]) if i.tag == "COMPOUND" and i.owner == (driver,)), old)
        talk.emit(CompoundChange, item, item, "change.same", item.unreal, driver=driver, from_=own, to=new)
        talk.fit(driver, new)


def _reversed_change(scene: Scene, talk: Discourse, index: int) -> None:
    """ "... SOFT for HARD on lap 9, and on lap 30 made the opposite change": back to the tyre that came off last."""
    item = scene.items[index]
    other, old, new = talk.last_change
    for driver in talk.owners(item):
        if driver == other and old is not None and new is not None:
            talk.emit(CompoundChange, item, item, "change.reversed", item.unreal, driver=driver, from_=new, to=old)
            talk.fit(driver, old)


def _did(scene: Scene, verb: int) -> bool:
    """Whether a verb that stands for any other is said of a lap: "BBB did on lap 11, for HARD"."""
    return scene.items[verb].flag and "LAPNO" in scene.tags[verb + 2 : verb + 4]


def _emit_target(scene: Scene, talk: Discourse, index: int, verb: int) -> None:
    item = scene.items[index]
    for driver in talk.owners(scene.items[verb] if verb > index and scene.items[verb].owner else item):
        old = _tyre_before(scene, talk, index, verb, driver)
        claim = talk.emit(
            CompoundChange,
            scene.items[verb],
            item,
            "change.to",
            item.unreal,
            driver=driver,
            from_=old,
            to=item.code,
        )
        _date(scene, talk, claim)
        talk.fit(driver, item.code)
        if old is not None and not item.unreal:
            talk.changed(driver, old, item.code)


def _date(scene: Scene, talk: Discourse, change: Claim | None) -> None:
    """Remember the lap of a change, where its sentence names one lap alone."""
    if change is not None:
        own = {
            i.whole for i in scene.items if i.tag in ("LAPNO", "INT") and i.owner == (getattr(change, "driver", ""),)
        }
        laps = own if len(own) == 1 else {item.whole for item in scene.items if item.tag == "LAPNO"}
        talk.change_laps.setdefault(change, set()).add(laps.pop() if len(laps) == 1 else None)


def separate_changes(talk: Discourse) -> set[Claim]:
    """Changes told without the tyre taken off, on other laps than those to the same tyre that are told in full."""
    full: dict[tuple[str | None, str | None], set[int | None]] = {}
    for claim, laps in talk.change_laps.items():
        if isinstance(claim, CompoundChange) and claim.from_ is not None:
            full.setdefault((claim.driver, claim.to), set()).update(laps)
    return {
        claim
        for claim, laps in talk.change_laps.items()
        if isinstance(claim, CompoundChange)
        and claim.from_ is None
        and _apart(laps, full.get((claim.driver, claim.to), set()))
    }


def _apart(laps: set[int | None], others: set[int | None]) -> bool:
    """Whether no two laps, one of each set, can be of one stop: in one lap and out the next."""
    return all(one is not None and two is not None and abs(one - two) > 1 for one in laps for two in others or {None})


def _tyre_before(scene: Scene, talk: Discourse, index: int, verb: int, driver: str) -> str | None:
    """What the driver was on before a change, where the text connects the two.

    It does if it names the tyre in the same sentence, says that the driver went *back*, or goes on without naming the
    driver anew ("He ran the medium. Changed to hards on lap 9.").
    """
    target = scene.items[index].code
    if "ANOTHER" in scene.tags[verb:index] or scene.items[verb].value == "renew":
        return target  # "changed to another set of MEDIUM"
    replaced = _in_place_of(scene, max(index, verb))
    if replaced > 0:
        return scene.items[replaced].code
    if verb > index:
        return None
    after = scene.right(index, frozenset({"AFTER"}), _BREAKS)
    if 0 < after < index + 6:  # "switched to MEDIUM on lap 9 (after a nine-lap HARD stint)"
        for item in scene.items[after : after + 5]:
            if item.tag == "COMPOUND" and driver in item.owner:
                return item.code
    if len(talk.cast) == 1 and scene.tag(verb) == "PIT" and scene.tag(verb - 1) == "ORD":
        return talk.stint_tyre(driver, scene.items[verb - 1].whole)  # "his second stop for HARD" ends stint 2
    if (driver, target) in talk.block_changes:
        return None  # a change spelled out before, told again
    for k in range(index - 1, -1, -1):
        old = scene.items[k]
        if old.tag == "COMPOUND" and driver in old.owner and not old.unreal:
            if old.code == target and _sequence(scene, k):
                return None  # "a plan of SOFT-MEDIUM-SOFT, with a last stop for SOFT"
            if old.code == target and "BECAUSE" in scene.tags[k:verb]:
                return None  # "was on HARD because he had stopped for HARD on lap 9"
            # under a label ("Third stint (SOFT): he switched to SOFT") the new tyre is named twice
            labelled = ":" in scene.tags[k:verb] or "-" in scene.tags[k:verb]
            return None if labelled and old.code == target else old.code
    if _ends_stint(scene, verb, driver) and talk.fitted_in.get(driver) == talk.block:
        return talk.fitted.get(driver)
    if talk.fitted.get(driver) == target and not verb:
        return None  # "(The choice was) to fit HARD": told again
    goes_on = all(tag in ("ORD", "FINAL", "COMPARE", ",", "(") for tag in scene.tags[:verb])
    back = "BACK" in scene.tags[max(verb - 1, 0) : index] and scene.tags[-1] != ":"
    if talk.fitted.get(driver) == target and talk.fitted_in.get(driver) in talk.around:
        return None  # the line is about the stint that the change opens
    if back or (goes_on and scene.tag(verb) == "CHANGE" and not scene.items[verb].flag):
        return talk.fitted.get(driver)
    return None


def _in_place_of(scene: Scene, index: int) -> int:
    """Index of the tyre that the one at `index` is said to replace: "fitted MEDIUM in place of his SOFT"; or 0."""
    k = index + 1
    while scene.tag(k) in ("TYRE", "ON", "IN", "LAPNO", "INT") and k < index + 5:
        k += 1
    if scene.tag(k) != "NEG" or scene.items[k].value != "replaced":
        return 0
    old = scene.right(k, frozenset({"COMPOUND"}))
    return old if 0 < old <= k + 4 else 0


def _ends_stint(scene: Scene, verb: int, driver: str) -> bool:
    """Whether a sentence says that the stint ended that a change ends: "the stint ended with a switch to HARD"."""
    end = scene.left(verb, frozenset({"EXTEND"}), _BREAKS)
    named = any(item.tag == "DRIVER" and item.code != driver for item in scene.items[:verb])
    return end >= 0 and "STINT" in scene.tags[max(end - 3, 0) : end + 3] and not named


# --- safety cars -----------------------------------------------------------------------------------------------------


def _neutralised(scene: Scene, talk: Discourse, stops: list[tuple[int, str, int]]) -> None:
    for index, item in enumerate(scene.items):
        if item.tag != "SC" or item.unreal:
            continue
        governed = _governor(scene, index)
        under = scene.tag(governed) == "DURING" or "DURING" in scene.tags[max(index - 2, 0) : index]
        adjective = "PIT" in scene.tags[index + 1 : index + 3] or "STOPS" in scene.tags[index + 1 : index + 3]
        adjective = adjective or (scene.tag(index - 1) == "PIT" and scene.items[index - 1].to == item.at - 1)
        # "on lap 20 with the safety car out", "en la vuelta 20 con coche de seguridad"
        beside = any(k in (governed - 1, governed - 2) for k, _, _ in stops)
        under = under or (scene.tag(governed) == "WITH" and beside)
        # "in the early safety-car phase (lap 9 vs. lap 11)", "en la fase inicial del safety car (...)"
        phase = scene.tag(governed) == "IN" and "WINDOW" in scene.tags[governed : index + 2]
        under = under or (phase and scene.tag(index + 1 + (scene.tag(index + 1) == "WINDOW")) == "(")
        told = _told_before(scene, governed, stops)
        if told:
            for driver, stop in told:
                talk.emit(NeutralisedStop, item, item, "stops.neutralised", driver=driver, lap=stop)
            continue
        if stops and _brings_stop(scene, index, stops[0][0]):
            for _, driver, stop in stops:
                talk.emit(NeutralisedStop, item, item, "stops.neutralised", driver=driver, lap=stop)
            continue
        under = under or _marked(scene, index)
        if not under and not adjective:
            if scene.tag(index + 1) in ("ON", "IN", "OF") and scene.tag(governed) not in ("BEFORE", "AFTER", "UNTIL"):
                for k, driver, stop in stops:
                    if k == index + 2:  # "the safety car on lap 9 gave him a cheap stop"
                        talk.emit(NeutralisedStop, item, item, "stops.neutralised", driver=driver, lap=stop)
            continue
        window = None if stops else _window(scene, index)
        if window is not None:
            talk.pending_windows.append((*window, item))
            continue
        for driver, lap in _stops_under(scene, index, stops, talk):
            talk.emit(NeutralisedStop, item, item, "stops.neutralised", driver=driver, lap=lap)
    if "SAME_CONDITION" in scene.has:
        index = scene.tags.index("SAME_CONDITION")
        alike = [stop for stop in stops if scene.tags.index("SC") < stop[0] < index]
        for _, driver, lap in alike[-1:]:  # "AAA on lap 9 (under SC), BBB on lap 11 (same conditions)"
            item = scene.items[index]
            talk.emit(NeutralisedStop, item, item, "stops.neutralised", driver=driver, lap=lap)


def _told_before(scene: Scene, governed: int, stops: list[tuple[int, str, int]]) -> list[tuple[str, int]]:
    """The stop that the safety car is the reason of: "stopped on lap 9 when the safety car came out"."""
    governed -= scene.tag(governed) in ("START", "DURING")  # "cuando salió el safety car", "quando aproveitou o SC"
    if scene.tag(governed) not in ("WHILE", "BECAUSE", "IN"):
        return []
    last = max((k for k, _, _ in stops if k < governed), default=-1)
    if last < 0 or not _BEFORE_REASON.issuperset(scene.tags[last + 1 : governed]):
        return []
    return [(driver, lap) for k, driver, lap in stops if k == last]


def _brings_stop(scene: Scene, index: int, stop: int) -> bool:
    """Whether a sentence opens with the safety car of its stops: "with the VSC out, AAA stopped"."""
    labelled = scene.tags[:2] == ["LAPNO", ":"] and index == 2  # "Lap 9: safety car, AAA stops"
    if index > 2 or (stop < index and not labelled) or "DRIVER" in scene.tags[:index]:
        return False
    if labelled or scene.tag(index - 1) in ("WITH", "WHILE"):
        return True  # "when the safety car came out on lap 9, AAA pitted"
    return scene.tag(index - 1) in ("", "WORDNUM", "PER") and _NOT_BROUGHT.isdisjoint(scene.tags[:stop])


def _governor(scene: Scene, index: int) -> int:
    """Index of what governs the safety car at `index`: "during" in "during the second period of safety car"."""
    k = index - 1
    while k >= 0 and scene.tags[k] in _ADORNING_SC:
        k -= 1
    return k


def _marked(scene: Scene, index: int) -> bool:
    """Whether the bare word marks a stop as made under the safety car: "lap 9 (SC)", "stop 2 (lap 30, VSC)"."""
    before, after = scene.tag(index - 1), scene.tag(index + 1)
    items = scene.items
    if not index or items[index - 1].to != items[index].at - 1:
        return False  # "(a possible SC benefit)"
    if after and items[index + 1].at != items[index].to + 1:
        return False
    if before in ("[", ",", "-", "|") and after in ("]", "", ".", ";", "|", "-"):
        return scene.tag(index - 2) in ("COMPOUND", "LAPNO", "INT", ")")  # "lap 30: MEDIUM → HARD, SC"
    if before not in ("(", ",", ";") or after not in (")", ",", ";"):
        return False
    opening = scene.left(index, frozenset({"("}), frozenset({")"}))
    return opening >= 0 and scene.right(index, frozenset({")"}), frozenset({"("})) > 0


def _window(scene: Scene, index: int) -> tuple[int, int] | None:
    """The laps between which stops under the safety car are told to lie: "the stops under SC on laps 66-68"."""
    if scene.has.isdisjoint(("PIT", "STOPS")):
        return None
    for k in (*range(index + 1, index + 5), *range(index - 1, index - 8, -1)):
        if scene.tag(k) == "SPAN" and k >= 0:
            first, last = scene.items[k].laps
            return first, last
    return None


def finish(talk: Discourse) -> None:
    """Settle the stops under the safety car that were named by their order or by the laps that they lie between."""
    for first, last, item in talk.pending_windows:
        for driver, told in talk.stops.items():
            for stop in told:
                if first <= stop <= last:
                    talk.emit(NeutralisedStop, item, item, "stops.neutralised_window", driver=driver, lap=stop)
    for driver, ordinal, item in talk.pending_neutralised:
        laps = sorted(talk.stops.get(driver, []))
        lap = laps[ordinal - 1] if 0 < ordinal <= len(laps) else None
        talk.emit(NeutralisedStop, item, item, "stops.neutralised", driver=driver, lap=lap)


def all_under_safety_car(scene: Scene) -> bool:
    """Whether a line that opens a list says of the stops in it that they were made under the safety car."""
    for index, tag in enumerate(scene.tags):
        if tag == "SC" and "DURING" in scene.tags[max(index - 2, 0) : index] and "LAPNO" not in scene.tags:
            return any(other in ("PIT", "STOPS", "CHANGE") for other in scene.tags[:index])
    return False


def _counted(scene: Scene, laps: list[int]) -> list[int]:
    """Of a driver's stops those that a count picks: "the three late stops", "the first two stops"; else all."""
    count = next((item.whole for item in scene.items if item.tag == "STOPS"), 0)
    if "FINAL" in scene.tags:
        return laps[-count:] if count else []
    return laps[:count] if count else laps


def _stops_after(scene: Scene, index: int, stops: list[tuple[int, str, int]]) -> list[tuple[str, int]]:
    """The stops that are named right after their safety car: "on lap 20 and again under the safety car on lap 33"."""
    after = index + 2 if scene.tag(index + 1) == "," else index + 1
    after += scene.tag(after) in ("ON", "IN")
    before = max(k for k, _, _ in stops if k < index)
    if {"AND", ","}.isdisjoint(scene.tags[before + 1 : index]):
        return []
    out: list[tuple[str, int]] = []
    for k, driver, lap in stops:
        listed = k == after or (out and _LISTING.issuperset(scene.tags[after:k]))
        if listed and scene.items[before].owner == scene.items[k].owner:
            out.append((driver, lap))
    return out


def _other_ordinal(scene: Scene, index: int, stop: int) -> bool:
    """Whether a stop after the safety car is another one: "the second was under SC; the first decided: lap 9"."""
    first = scene.left(index, frozenset({"ORD"}), frozenset({".", ";"}))
    second = scene.right(index, frozenset({"ORD"}), frozenset({"."}))
    return first >= 0 and index < second < stop and scene.items[first].whole != scene.items[second].whole


def _picked(scene: Scene, index: int, listed: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Of listed stops, the last first, those picked after the list: "laps 12, 25 and 40, the final two under SC"."""
    told = listed[::-1]
    first = next((k for k in range(index - 1, -1, -1) if scene.tags[k] in ("LAPNO", "INT")), index)
    words = [item for item in scene.items[first + 1 : index] if item.tag not in _AROUND_PICKED]
    number = next((item.whole for item in words if item.tag in ("WORDNUM", "STOPS")), 0)
    rank = [item for item in words if item.tag not in ("WORDNUM", "STOPS")]
    if len(told) < 2 or len(words) > 2 or len(rank) != 1 or len({driver for driver, _ in told}) > 1:
        return listed
    if rank[0].tag == "FINAL":
        return told[-(number or 1) :]
    if rank[0].tag in ("ORD", "PARTIAL", "OPENING") and number:
        return told[:number]
    if rank[0].tag == "ORD" and 0 < rank[0].whole <= len(told):
        return [told[rank[0].whole - 1]]
    return listed


def _stops_under(
    scene: Scene, index: int, stops: list[tuple[int, str, int]], talk: Discourse
) -> list[tuple[str, int | None]]:
    """Which stops were made under the safety car that item `index` names."""
    item = scene.items[index]
    clause = [tag for tag, other in zip(scene.tags[:index], scene.items, strict=False) if other.clause == item.clause]
    everything = "ALL" in clause or "BOTH" in clause or "EACH" in clause
    both = [driver for driver in item.owner if len(item.owner) == 2 and "BOTH" in clause]
    later = max((other.whole for other in scene.items[:index] if other.tag == "ORD"), default=0)
    if both and later > 1 and not stops and scene.has.isdisjoint(("LAPNO", "SPAN")):
        talk.pending_neutralised.extend((driver, later, item) for driver in both)
        return []  # "the second stop was on the same lap for both, and under SC"
    if (
        both
        and all(len(talk.stops.get(driver, [])) == 1 for driver in both)
        and scene.has.isdisjoint(("LAPNO", "SPAN"))
    ):
        return [(driver, talk.stops[driver][0]) for driver in both]
    named = scene.tag(index + 1) in ("WINDOW", "STOPS", "PIT")  # "under the safety car period", "the SC stops"
    if stops and scene.tag(index + 2 if named else index + 1) == "(":
        closing = scene.right(index, frozenset({")"}))
        within = [(driver, lap) for k, driver, lap in stops if index < k < closing]
        if within:
            return list(within)  # "the stops under the safety car (lap 9 for AAA, lap 11 for BBB)"
    others = stops and len(item.owner) == 1 and all(driver != item.owner[0] for _, driver, _ in stops)
    if others and scene.tag(index - 1) == "DURING" and index - 2 in scene.changed:
        told = talk.stops.get(item.owner[0], [])
        if len(told) == 1:
            return [(item.owner[0], told[0])]  # "AAA's stop was on lap 9, that of BBB was HARD→SOFT under SC"
    if stops:
        leading = not any(k < index for k, _, _ in stops)
        fronted = leading and "DURING" in scene.tags[max(index - 2, 0) : index] and "DRIVER" not in scene.tags[:index]
        label = leading and scene.tags[index + 1 : index + 3] in (["PIT", ":"], ["STOPS", ":"])
        if everything or fronted or label:  # "SC stops: AAA lap 9, BBB lap 11"
            meant = stops if leading else [stop for stop in stops if stop[0] < index]
            return [(driver, lap) for _, driver, lap in meant]
        same = [stop for stop in stops if scene.items[stop[0]].clause == item.clause]
        left = [stop for stop in same if stop[0] < index]
        then = _stops_after(scene, index, same) if left else []
        if then:
            return list(then)
        nearest = left or [stop for stop in same if not _other_ordinal(scene, index, stop[0])]
        if not nearest:
            return []
        if left:
            nearest = nearest[::-1]
            since = scene.tags[left[-1][0] : index]
            if not {"STOPS", "TWICE"}.isdisjoint(since) or any(pair == ("COMPARE", "PIT") for pair in pairwise(since)):
                return []  # "stopped on lap 57, then had three more stops under SC": of those, whose laps come after
        group = [nearest[0]]
        for stop in nearest[1:]:
            low, high = sorted((stop[0], group[-1][0]))
            if low == high:
                group.append(stop)  # "AAA and BBB stopped on lap 9 under the safety car"
                continue
            between = scene.tags[low + 1 : high]
            # "(lap 9 vs. lap 11) under the safety car", "AAA pit lap 9 vs BBB pit lap 11 (both under SC)"
            compared = "VERSUS" in between and _OPPOSED.issuperset(between)
            respective = "RESPECTIVELY" in scene.tags[high:]
            if not compared and (
                (stop[1] != group[0][1] and not respective) or any(tag not in _LISTING for tag in between)
            ):
                break
            group.append(stop)
        listed = [(driver, lap) for _, driver, lap in group]
        return list(_picked(scene, index, listed) if left else listed)
    if scene.preds[index] == "stay":
        return []  # "AAA stayed out under the safety car while BBB stopped"
    relevant = any(tag in ("PIT", "STOPS", "COMPOUND", "TYRE") for tag in scene.tags)
    relevant = relevant or ("CHANGE" in scene.has and scene.has.isdisjoint(("GAP", "SECS")))
    if not relevant:
        return list(talk.block_stops[-1:])
    if everything and all(not talk.stops.get(driver) for driver in item.owner):
        talk.pending_neutralised.extend((driver, 0, item) for driver in item.owner)
        return []  # "both stopped several times under the safety car", with no lap told yet
    if len(talk.cast) > 1 and not stops and "PARTIAL" in scene.tags[max(index - 3, 0) : index + 3]:
        return []  # "later stops under the safety car", whoever made them
    if everything and "ALL" not in clause and not scene.has.isdisjoint(("LAPNO", "SPAN")):
        return []  # "both stopped under the safety car from lap 66 on": of these the text tells elsewhere
    if everything:
        return [(driver, lap) for driver in talk.owners(item) for lap in _counted(scene, talk.stops.get(driver, []))]
    if scene.tag(index - 3) == "STOPS" or scene.tag(index - 2) == "STOPS":
        told = talk.stops.get(item.owner[0], []) if len(item.owner) == 1 else []
        count = next(other for other in reversed(scene.items[:index]) if other.tag == "STOPS")
        if len(told) == count.whole and not count.flag:
            return [(item.owner[0], lap) for lap in told]  # "his two stops were under the safety car"
    pair = _pair_of_move(scene, talk) if _several(scene, index) else ()
    if talk.block_stops and not item.owner and not pair:
        return list(talk.block_stops[-1:])
    if scene.changed:
        # "AAA (MEDIUM→HARD under SC)": the stop of that change, if the text knows one alone
        return [
            (driver, laps[0] if len(laps) == 1 and talk.n_changes(driver) < 2 else None)
            for driver in talk.owners(item)
            for laps in [talk.stops.get(driver, [])]
        ]
    # "his second stop was under the safety car": on which lap that was, the text may say elsewhere
    ordinal = next((other.whole for other in reversed(scene.items[:index]) if other.tag == "ORD"), 0)
    drivers = pair if pair and not ordinal else talk.owners(item)
    if not ordinal and not pair and _again(scene, talk, drivers):
        return list(talk.block_stops[-1:])
    talk.pending_neutralised.extend((driver, ordinal, item) for driver in drivers)
    return []


def _again(scene: Scene, talk: Discourse, drivers: tuple[str, ...]) -> bool:
    """Whether a stop is the one told just before: "AAA stopped on lap 9. The stop came under the safety car."."""
    told = [driver for driver, _ in talk.block_stops]
    return len(drivers) == 1 and told == list(drivers) and scene.has.isdisjoint(_OF_ANOTHER)


def _several(scene: Scene, index: int) -> bool:
    """Whether the stops under the safety car at `index` are several, with no lap: "during the stops under SC"."""
    noun = scene.left(index, frozenset({"PIT"}))
    return noun >= 0 and scene.items[noun].flag and scene.has.isdisjoint(("LAPNO", "SPAN", "INT"))


def _pair_of_move(scene: Scene, talk: Discourse) -> tuple[str, ...]:
    """The two drivers whose stops a sentence about both, or about the move of one on the other, speaks of."""
    named = tuple(dict.fromkeys(item.code for item in scene.items if item.tag == "DRIVER"))
    if "BOTH" in scene.has and len(talk.cast) == 2 and "DRIVER" not in scene.tags[: scene.tags.index("SC")]:
        return tuple(talk.cast)
    if len(talk.cast) == 2 and "GAP" in scene.has:
        return tuple(talk.cast)  # "after the stops under the safety car the gap was 1.2 s"
    return named if len(named) == 2 and not scene.has.isdisjoint(("UNDERCUT", "OVERCUT", "GAP")) else ()
