"""Defences: who held whom, and for how long."""

from __future__ import annotations

from dataclasses import dataclass

from artifact.domains.racing.claims import Defense, HoldLaps
from artifact.domains.racing.rules import differences
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.hold_laps import (
    REACH,
    as_long,
    laps_before,
    laps_left_out,
    lasted,
    next_held,
    read_duration,
    tell_laps,
)
from artifact.domains.racing.rules.items import DENIED, HYPOTHETICAL, Item, drivers_of, first_laps
from artifact.domains.racing.rules.listed_defences import next_pairs, of_one_noun
from artifact.domains.racing.rules.noted_defences import defence_of, is_label, noted_pair, read_labelled
from artifact.domains.racing.rules.roles import acts_next
from artifact.domains.racing.rules.scene import BREAKS, COMMA, DRIVER, Scene
from artifact.domains.racing.rules.stuck import (
    OF_TYRES,
    in_mirrors,
    read_held,
    read_stuck,
    sat_behind,
    stayed_behind,
    waited,
    with_him_behind,
)
from artifact.domains.racing.rules.unpassed import passed_late, read_unpassed

_SPEAKING = frozenset({"HOLDING", "HOLD", "HELD", "FASTER", "SLOWER", "RATE", "STUCK", "GET_PAST", "PASSED", "MIRRORS"})
# what may stand between a defence and who was held, where the laps stand there, too
_BEFORE_HELD = frozenset(
    {"DURING", "FOR", "NLAPS", "TO", "OF", "ON", "WORDNUM", "BEHIND", "HE", "HIS", "LOOSE", "TOTAL"}
)
_BEFORE_HELD |= {"YES", "FROM", "SPAN", ",", "(", ")", "IN", "ALL", "FASTER", "AVG", "TYRE"}
_FIRST_WORDS = 4  # words of an answer that come before its number
_WHOM = frozenset({"WHOM"})
_NEAR_WHOM = 5  # items between whom somebody held and the verb
_WAITING = frozenset({"HAD_TO", "EXTEND", "NLAPS", "BEHIND"})
_WITH_BEHIND = frozenset({"WITH", "DRIVER", "BEHIND", "NLAPS"})
_PAIRED = (["VERSUS", "DRIVER", ":"], ["-", "DRIVER", ":"], ["ON", "DRIVER", ":"])
_UP_TO_HOLD = BREAKS | {"HOLD"}


def read(scene: Scene, talk: Discourse) -> None:
    """Read all claims about defences in a sentence."""
    if talk.asked_hold is not None:
        _answer(scene, talk, *talk.asked_hold)
        talk.asked_hold = None
    if talk.hold is not None and talk.hold[2] == talk.sentence - 1 and scene.tags[0] in ("MOVE", "RUN"):
        read_duration(scene, talk)
    if scene.has >= _WITH_BEHIND:
        with_him_behind(scene, talk)
    if scene.has >= _WAITING:
        waited(scene, talk, scene.tags.index("HAD_TO"))
    if scene.has.isdisjoint(_SPEAKING):
        if "SAME" in scene.has and talk.last_deed == "hold":
            _same_deed(scene, talk, scene.tags.index("SAME"))
        return
    for index, item in enumerate(scene.items):
        if item.tag == "HELD" or (item.tag == "HOLD" and scene.tags[index + 1 : index + 3] == ["BY", "DRIVER"]):
            read_held(scene, talk, index)
        elif item.tag == "HOLD":
            _hold(scene, talk, index)
        elif item.tag == "HOLDING":
            if not of_one_noun(scene, talk, index):
                defence_of(scene, talk, index)
        elif item.tag == "STUCK":
            read_stuck(scene, talk, index)
            in_mirrors(scene, talk, index)
        elif item.tag == "MIRRORS":
            in_mirrors(scene, talk, index)
        elif item.tag in ("PASSED", "GET_PAST") and item.unreal == DENIED:
            read_unpassed(scene, talk, index)
        elif item.tag in ("PASSED", "GET_PAST"):
            passed_late(scene, talk, index)
        elif item.tag == "SAME":
            _same_deed(scene, talk, index)
        elif item.tag == "STAY" and "FASTER" in scene.has:
            stayed_behind(scene, talk, index)
        elif item.tag == "BEHIND" and "NLAPS" in scene.has and "GET_PAST" in scene.has:
            sat_behind(scene, talk, index)
    # a difference in pace may be told before the defence that it belongs to
    differences.read(scene, talk)


@dataclass(slots=True)
class _Told:
    """What a verb for holding tells: who held, who was held and where that stands (or -1), and for how many laps."""

    defender: str | None
    pursuer: str | None
    place: int
    laps: Item | None


def _hold(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA held BBB for nine laps"."""
    item = scene.items[index]
    if is_label(scene, index):
        read_labelled(scene, talk, index)
        return
    if scene.tags[:3] == ["DRIVER", "VERSUS", "DRIVER"] and noted_pair(scene, talk, index):
        return
    if not _is_defence(scene, index):
        return
    told = _told_by(scene, index)
    if item.value == "alone":
        told.pursuer = told.pursuer or talk.other(told.defender)
    elif told.pursuer is None and _of_somebody(scene, index):
        _find_out_whom(scene, talk, index, told)
    defender, pursuer = told.defender, told.pursuer
    if defender is None or pursuer is None or defender == pursuer:
        if not lasted(scene, talk, index):
            talk.drop("defence_without_sides")
        return
    if scene.tags[-1] == "?" and item.unreal == HYPOTHETICAL:
        talk.asked_hold = (defender, pursuer, item)
    talk.emit(Defense, item, item, "defence", item.unreal, defender=defender, pursuer=pursuer)
    laps = told.laps or laps_left_out(scene, talk, told.place) or laps_before(scene, index)
    if laps is not None and not item.unreal:
        tell_laps(talk, laps, defender, pursuer)
        next_held(scene, talk, laps, defender)
        next_pairs(scene, talk, laps)
    elif talk.held_for and not item.unreal:
        as_long(scene, talk, index, defender, pursuer)


def _told_by(scene: Scene, index: int) -> _Told:
    """Who held whom, as far as what stands around the verb tells."""
    items, tags = scene.items, scene.tags
    item = items[index]
    whom = scene.left(index, _WHOM, BREAKS) if "WHOM" in scene.has else -1
    place, laps = _whom_before(scene, index) if item.value == "alone" else _whom(scene, index)
    if whom > 0 and whom > index - _NEAR_WHOM:
        place, laps = _related(scene, whom, index)
    pursuer = items[place].code if place >= 0 else None
    told = _Told(item.owner[0] if len(item.owner) == 1 else None, pursuer, place, laps)
    if tags[max(index - 2, 0) : index] == ["TO", "DRIVER"] and tags[index + 1 : index + 3] == ["HE", "DRIVER"]:
        told.defender, told.pursuer = items[index + 2].code, items[index - 1].code  # "a BBB lo contuvo AAA"
    elif tags[1:4] in _PAIRED and tags[0] == "DRIVER" and tags[4:6] == ["NLAPS", "OF"]:
        told.defender, told.pursuer = items[0].code, items[2].code  # "AAA vs BBB: 8 laps of defending"
    if tags[max(index - 2, 0) : index] == ["DRIVER", "NLAPS"] and items[index - 2].flag:
        told.defender, told.laps = items[index - 2].code, items[index - 1]  # "AAA's 9-lap hold over BBB"
    if tags[index + 1 : index + 4] == ["DRIVER", "TO", "DRIVER"] and not drivers_of(items[:index]):
        told.defender, told.place = items[index + 1].code, index + 3  # "contuvo AAA a BBB"
        told.pursuer = items[told.place].code
    return told


def _find_out_whom(scene: Scene, talk: Discourse, index: int, told: _Told) -> None:
    """Complete what a verb tells with a pronoun for who was held."""
    others = drivers_of(scene.items[:index]) - {told.defender}
    told.pursuer = next(iter(others)) if len(others) == 1 else None
    if told.pursuer is None and scene.tag(index + 1) == "HE":
        told.pursuer = talk.other(told.defender) or _held_before(talk, told.defender)
    told.laps = first_laps(scene.items[index + 1 : index + 7])
    told.place = index + 1


def _related(scene: Scene, whom: int, index: int) -> tuple[int, Item | None]:
    """Where it is said who was held, or -1, and for how many laps: "BBB, whom AAA held for nine laps"."""
    place = whom - 1 - (scene.tag(whom - 1) == ",")
    laps = next((item for item in scene.items[index + 1 : index + 5] if item.tag == "NLAPS" and not item.flag), None)
    return place if scene.tag(place) == "DRIVER" else -1, laps


def _is_defence(scene: Scene, index: int) -> bool:
    """Whether to hold is to hold somebody: no order, no gap, and no label."""
    if scene.tag(index + 1) in ("AHEAD", ":", "GAP") or scene.tags[index + 1 : index + 3] == ["HE", "AHEAD"]:
        return False  # "kept him ahead of BBB" tells the order, not a defence; "Holds: ..." is a label
    if scene.tags[index + 1 : index + 3] in (["SECS", "GAP"], ["DEC", "GAP"]):
        return False  # "held a 2.1 s lead over BBB"
    # unlike "the advantage he held over BBB"
    return not (scene.tag(index + 1) == "ON" and "GAP" in scene.tags[max(index - 2, 0) : index])


def _whom(scene: Scene, index: int) -> tuple[int, Item | None]:
    """Where it is said who was held, or -1, and for how many laps: "held BBB for nine laps", "for nine laps BBB"."""
    place, k = -1, index + 1
    early: Item | None = None
    reach = index + REACH
    while k < min(reach, len(scene.items)):
        other = scene.items[k]
        if place >= 0 and other.tag == "DRIVER" and acts_next(scene.items, k):
            break
        if place < 0 and other.tag == "FINISH":
            break  # "the gain was defended, as the result shows: AAA finished P8, BBB P9"
        if other.tag in BREAKS or other.tag == "HOLD" or scene.tags[k : k + 2] == ["WITH", "DRIVER"]:
            break  # "kept the pace, with BBB behind"
        if other.tag == "DRIVER" and place < 0:
            if "(" in scene.tags[index + 1 : k - 1] and ")" not in scene.tags[index + 1 : k]:
                break  # "was nullified by other things (such as BBB's pace)"
            place = k
            after = _after_relative(scene, k)
            reach, k = reach + after - k, after
            continue
        if other.tag == "NLAPS" and place >= 0 and not other.flag:
            return place, other
        if other.tag == "NLAPS" and early is None and _BEFORE_HELD.issuperset(scene.tags[index + 1 : k]):
            early = other
        k += 1
    told = early is not None and place >= 0 and _BEFORE_HELD.issuperset(scene.tags[index + 1 : place])
    return place, early if told else None


def _whom_before(scene: Scene, index: int) -> tuple[int, Item | None]:
    """Whom a driver kept behind who let nobody past, and for how many laps.

    "AAA put his car in front of BBB and refused to budge for nine laps", "spent nine laps with BBB on his tail and did
    not open the door".
    """
    place = scene.left(index, DRIVER, BREAKS)
    while place >= 0 and scene.items[place].code in scene.items[index].owner:
        place = scene.left(place, DRIVER, BREAKS)
    laps = [k for k, item in enumerate(scene.items) if item.tag == "NLAPS" and not item.unreal]
    # a difference ("nine laps ahead") is none where somebody spent them so
    laps = [k for k in laps if not scene.items[k].flag or scene.tag(k + 1) in ("AHEAD", "BEHIND")]
    near = [k for k in laps if abs(k - index) < REACH and OF_TYRES.isdisjoint(scene.tags[k + 1 : k + 4])]
    return place, scene.items[near[0]] if len(near) == 1 else None


def _after_relative(scene: Scene, k: int) -> int:
    """Where a sentence goes on after a driver and what a relative clause says of him: "BBB, who was faster, ..."."""
    if scene.tag(k + 1) != "," or scene.tag(k + 2) not in ("WHO", "QUE"):
        return k + 1
    closed = scene.right(k + 2, COMMA, _UP_TO_HOLD)
    return closed if closed >= 0 else k + 1


def _held_before(talk: Discourse, defender: str | None) -> str | None:
    """Whom "him" stands for: who was held in the defence told last, a sentence or two ago."""
    if talk.hold is None or talk.hold[2] < talk.sentence - 2:
        return None
    return talk.hold[1] if talk.hold[1] != defender else talk.hold[0]


def _answer(scene: Scene, talk: Discourse, defender: str, pursuer: str, asked: Item) -> None:
    """ "Did AAA hold BBB? Yes, for nine laps." "How long did AAA hold BBB? Nine laps." """
    k = 1 if scene.tags[0] == "YES" and scene.items[0].at == 0 else 0
    while scene.tag(k) in (",", "FOR", "DURING", ":", "LOOSE", "~", "-", "EXACTLY"):
        k += 1
    laps = scene.items[k] if scene.tag(k) == "NLAPS" and scene.items[k].at <= _FIRST_WORDS else None
    if scene.tags[0] != "YES" and laps is None:
        return
    talk.emit(Defense, asked, asked, "defence.answer", defender=defender, pursuer=pursuer)
    if laps is not None and not laps.flag:
        talk.emit(HoldLaps, laps, laps, "defence.answer", defender=defender, pursuer=pursuer, n_laps=laps.whole)


def _same_deed(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA held BBB, and CCC did the same to DDD": in the sentence that tells of a defence, or in the next."""
    item = scene.items[index]
    if talk.hold is None or talk.hold[2] < talk.sentence - 1 or len(item.owner) != 1 or index + 2 >= len(scene.items):
        return
    place = index + 2
    while scene.tag(place) in ("HIS", "TEAMMATE") and scene.tag(place + 1) in ("TEAMMATE", "DRIVER"):
        place += 1  # "did the same to his team-mate DDD"
    rival, holder = scene.items[place], item.owner[0]
    to = scene.tag(index + 1) in ("ON", "WITH", "TO", "FOR") and rival.tag == "DRIVER"
    if not to or {holder, rival.code} & set(talk.hold[:2]) or holder == rival.code:
        return
    talk.emit(Defense, item, rival, "defence.same", item.unreal, defender=holder, pursuer=rival.code)
    laps = first_laps(scene.items[place + 1 : place + 4])
    laps = laps or laps_left_out(scene, talk, place)
    if laps is not None and not item.unreal:
        tell_laps(talk, laps, holder, rival.code)


def _of_somebody(scene: Scene, index: int) -> bool:
    """Whether a pronoun says who was held: "BBB could not pass AAA, who held him off", "..., que lo contuvo"."""
    mate = "TEAMMATE" in scene.tags[index + 1 : index + 3]  # "held off his own team-mate"
    return mate or scene.tag(index + 1) == "HE" or scene.tag(index - 1) in ("WHO", "QUE")


def read_listed(scene: Scene, talk: Discourse) -> None:
    """A line of a list of defences: "AAA vs BBB: 15 laps"."""
    if scene.tags[:1] == ["DRIVER"] and scene.has.isdisjoint(("HOLD", "HOLDING", "HELD")):
        read_labelled(scene, talk, -2)
