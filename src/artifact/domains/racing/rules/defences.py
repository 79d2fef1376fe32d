"""Defences: who held whom, and for how long."""

from __future__ import annotations

from artifact.domains.racing.claims import Defense, HoldLaps
from artifact.domains.racing.rules import differences
from artifact.domains.racing.rules.items import DENIED, HYPOTHETICAL, Item, drivers_of
from artifact.domains.racing.rules.roles import acts_next
from artifact.domains.racing.rules.scene import BREAKS, COLON, COMMA, DEFENDING, DRIVER, MOVES, Discourse, Scene

_SPEAKING = frozenset({"HOLDING", "HOLD", "HELD", "FASTER", "SLOWER", "RATE", "STUCK", "GET_PAST", "PASSED", "MIRRORS"})
_AGAINST = frozenset({"ON", "VERSUS", ">", "-", "PER", "×", "TO", "IN"})
# what may stand between a defence and how long it lasted
_LASTING = frozenset({"RUN", "OF", "FOR", "DURING", "LOOSE", "(", ",", ":", "EXTEND", "STAY", "HE", "TOTAL"})
_LASTING |= {"FROM", "BETWEEN", "SPAN", "POSITION"}
# what may stand between the laps that a defence lasted and what tells of it
_BEFORE_HOLD = frozenset(
    {
        "DRIVER",
        ",",
        "HE",
        "ACHIEVE",
        "(",
        ")",
        "LAPNO",
        "SPAN",
        "INT",
        "ORD",
        "WORDNUM",
        "AND",
        "FROM",
        "OF",
        "TO",
        "IN",
    }
    | {"UNTIL", "-", "LAP", "BETWEEN", "ALL", "TOTAL"}
)
# what may stand between the laps that open a sentence and the defence that lasted so long
_ASKED_FOR = frozenset({":", "-", "MOVE", "QUE", "DRIVER", "ACHIEVE", "EXTEND", "BE", "HE", "TIMES", "DURING", "FOR"})
# what may stand between a defence and who was held, where the laps stand there, too
_BEFORE_HELD = frozenset(
    {"DURING", "FOR", "NLAPS", "TO", "OF", "ON", "WORDNUM", "BEHIND", "HE", "HIS", "LOOSE", "TOTAL"}
)
_BEFORE_HELD |= {"YES", "FROM", "SPAN", ",", "(", ")", "IN", "ALL", "FASTER", "AVG", "TYRE"}
_ON = frozenset({"ON"})
_BEFORE = frozenset({"BEFORE"})
_GET_PAST = frozenset({"GET_PAST"})
_REACH_OF_NOUN = 7  # items from the word for a defence to "against"
_FEW_LAPS = 3  # in which one passes another who hardly holds him
_FIRST_WORDS = 4  # words of an answer that come before its number
_WHOM = frozenset({"WHOM"})
_NEAR_WHOM = 5  # items between whom somebody held and the verb
_REACH = 12  # items after a defence that tell of it, beside a relative clause
_OPENING = 5  # items in which a sentence tells from when to when something was
_OPENED = frozenset({"NLAPS", ",", "NEG", "COMPARE", "EXACTLY", "LOOSE", "-", "(", ")", "SPAN", "LAPNO", "AND", "MOVE"})
_OF_TYRES = frozenset({"COMPOUND", "TYRE", "STINT", "COMPARE"})
_WAITING = frozenset({"HAD_TO", "EXTEND", "NLAPS", "BEHIND"})
_WITH_BEHIND = frozenset({"WITH", "DRIVER", "BEHIND", "NLAPS"})
_PAIRED = (["VERSUS", "DRIVER", ":"], ["-", "DRIVER", ":"], ["ON", "DRIVER", ":"])
_DOING = frozenset({"STAY", "RUN", "EXTEND", "COMPOUND", "TYRE", "STINT", "LEAD"})
_BEHIND = frozenset({"BEHIND"})
_AS_LONG = frozenset({"AS_LONG"})
_UP_TO_HOLDS = BREAKS | DEFENDING
_UP_TO_HOLD = BREAKS | {"HOLD"}


def read(scene: Scene, talk: Discourse) -> None:
    """Read all claims about defences in a sentence."""
    if talk.asked_hold is not None:
        _answer(scene, talk, *talk.asked_hold)
        talk.asked_hold = None
    if talk.hold is not None and talk.hold[2] == talk.sentence - 1 and scene.tags[0] in ("MOVE", "RUN"):
        _ran(scene, talk)
    if scene.has >= _WITH_BEHIND:
        _with_him_behind(scene, talk)
    if scene.has >= _WAITING:
        _waited(scene, talk, scene.tags.index("HAD_TO"))
    if scene.has.isdisjoint(_SPEAKING):
        if "SAME" in scene.has and talk.last_deed == "hold":
            _same_deed(scene, talk, scene.tags.index("SAME"))
        return
    for index, item in enumerate(scene.items):
        if item.tag == "HELD" or (item.tag == "HOLD" and scene.tags[index + 1 : index + 3] == ["BY", "DRIVER"]):
            _held(scene, talk, index)
        elif item.tag == "HOLD":
            _hold(scene, talk, index)
        elif item.tag == "HOLDING":
            _defence_of(scene, talk, index)
        elif item.tag == "STUCK":
            _stuck(scene, talk, index)
            _in_mirrors(scene, talk, index)
        elif item.tag == "MIRRORS":
            _in_mirrors(scene, talk, index)
        elif item.tag in ("PASSED", "GET_PAST") and item.unreal == DENIED:
            _unpassed(scene, talk, index)
        elif item.tag in ("PASSED", "GET_PAST"):
            _passed_late(scene, talk, index)
        elif item.tag == "SAME":
            _same_deed(scene, talk, index)
        elif item.tag == "STAY" and "FASTER" in scene.has:
            _stayed_behind(scene, talk, index)
        elif item.tag == "BEHIND" and "NLAPS" in scene.has and "GET_PAST" in scene.has:
            _sat_behind(scene, talk, index)
    # a difference in pace may be told before the defence that it belongs to
    differences.read(scene, talk)


def _hold(scene: Scene, talk: Discourse, index: int) -> None:
    item = scene.items[index]
    if _is_label(scene, index):
        _labelled(scene, talk, index)
        return
    if scene.tags[:3] == ["DRIVER", "VERSUS", "DRIVER"] and _noted_pair(scene, talk, index):
        return
    if not _is_defence(scene, index):
        return
    alone = item.value == "alone"
    whom = scene.left(index, _WHOM, BREAKS) if "WHOM" in scene.has else -1
    place, laps = _whom_before(scene, index) if alone else _whom(scene, index)
    if whom > 0 and whom > index - _NEAR_WHOM:
        place, laps = _related(scene, whom, index)
    pursuer = scene.items[place].code if place >= 0 else None
    defender = item.owner[0] if len(item.owner) == 1 else None
    if scene.tags[max(index - 2, 0) : index] == ["TO", "DRIVER"] and scene.tags[index + 1 : index + 3] == [
        "HE",
        "DRIVER",
    ]:
        defender, pursuer = scene.items[index + 2].code, scene.items[index - 1].code  # "a BBB lo contuvo AAA"
    elif scene.tags[1:4] in _PAIRED and scene.tags[0] == "DRIVER" and scene.tags[4:6] == ["NLAPS", "OF"]:
        defender, pursuer = scene.items[0].code, scene.items[2].code  # "AAA vs BBB: 8 laps of defending"
    if scene.tags[max(index - 2, 0) : index] == ["DRIVER", "NLAPS"] and scene.items[index - 2].flag:
        defender, laps = scene.items[index - 2].code, scene.items[index - 1]  # "AAA's 9-lap hold over BBB"
    if scene.tags[index + 1 : index + 4] == ["DRIVER", "TO", "DRIVER"] and not drivers_of(scene.items[:index]):
        defender, place = scene.items[index + 1].code, index + 3  # "contuvo AAA a BBB"
        pursuer = scene.items[place].code
    if alone:
        pursuer = pursuer or talk.other(defender)
    elif pursuer is None and _of_somebody(scene, index):
        others = drivers_of(scene.items[:index]) - {defender}
        pursuer = next(iter(others)) if len(others) == 1 else None
        if pursuer is None and scene.tag(index + 1) == "HE":
            pursuer = talk.other(defender) or _held_before(talk, defender)
        laps = next((other for other in scene.items[index + 1 : index + 7] if other.tag == "NLAPS"), None)
        place = index + 1
    if defender is None or pursuer is None or defender == pursuer:
        if not _lasted(scene, talk, index):
            talk.drop("defence_without_sides")
        return
    if scene.tags[-1] == "?" and item.unreal == HYPOTHETICAL:
        talk.asked_hold = (defender, pursuer, item)
    talk.emit(Defense, item, item, "defence", item.unreal, defender=defender, pursuer=pursuer)
    laps = laps or _laps_left_out(scene, talk, place) or _laps_before(scene, index)
    if laps is not None and not item.unreal:
        talk.emit(HoldLaps, laps, laps, "defence.laps", defender=defender, pursuer=pursuer, n_laps=laps.whole)
        _next_held(scene, talk, laps, defender)
    elif talk.held_for and not item.unreal:
        _as_long(scene, talk, index, defender, pursuer)


def _waited(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB had to wait twelve laps behind AAA"."""
    if scene.tags[index + 1 : index + 5] != ["EXTEND", "NLAPS", "BEHIND", "DRIVER"] or scene.items[index].unreal:
        return
    laps, holder, held = scene.items[index + 2], scene.items[index + 4].code, scene.items[index + 1].owner
    laps.flag = False
    if len(held) == 1 and held != (holder,):
        _for_laps(talk, scene.items[index], laps, holder, held[0])


def _with_him_behind(scene: Scene, talk: Discourse) -> None:
    """ "AAA drove on old tyres, with BBB behind him for 12 laps": for so many laps, which is to hold him."""
    for index in range(2, len(scene.tags) - 1):
        if scene.tags[index - 2 : index + 1] != ["WITH", "DRIVER", "BEHIND"]:
            continue
        k = index + 1
        while scene.tag(k) in ("HE", "FOR", "DURING", "LOOSE", "HIS", "WORDNUM"):
            k += 1
        rival, holder = scene.items[index - 1], scene.items[index - 2].owner
        if scene.tag(k) == "NLAPS" and not scene.items[k].flag and len(holder) == 1 and holder != (rival.code,):
            _for_laps(talk, scene.items[index], scene.items[k], holder[0], rival.code)


def _noted_pair(scene: Scene, talk: Discourse, index: int) -> bool:
    """ "AAA vs BBB: held nine laps, ...", "AAA vs BBB - 9 vueltas contenido": a note on a defence by the first."""
    one, two = scene.items[0], scene.items[2]
    beside = scene.items[max(index - 1, 0) : index + 3]
    laps = next((item for item in beside if item.tag == "NLAPS" and not item.flag and not item.unreal), None)
    if laps is None or scene.tag(3) not in (":", "-", ",") or "DRIVER" in scene.tags[3:index] or one.code == two.code:
        return False
    _for_laps(talk, scene.items[index], laps, one.code, two.code)
    return True


def _stayed_behind(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB was quicker, yet stayed nine laps behind AAA", "... stayed behind AAA for nine laps"."""
    item = scene.items[index]
    behind = scene.right(index, _BEHIND, BREAKS)
    rival = scene.items[behind + 1] if 0 < behind <= index + 3 and scene.tag(behind + 1) == "DRIVER" else None
    laps = next((other for other in scene.items[index + 1 : index + 6] if other.tag == "NLAPS"), None)
    if rival is None or laps is None or len(item.owner) != 1 or item.owner == (rival.code,) or item.unreal:
        return
    held = item.owner[0]
    talk.emit(Defense, item, rival, "defence.stayed_behind", defender=rival.code, pursuer=held)
    talk.emit(HoldLaps, laps, laps, "defence.laps", defender=rival.code, pursuer=held, n_laps=laps.whole)


def _sat_behind(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB sat behind AAA for nine laps before getting past", "estuvo nueve vueltas detrás de AAA antes de ..."."""
    rival = scene.items[index + 1] if scene.tag(index + 1) == "DRIVER" else None
    before = scene.right(index, _BEFORE, BREAKS)
    if rival is None or not index < before < scene.right(index, _GET_PAST):
        return
    k = index - 1 if scene.tag(index - 1) == "NLAPS" else index + 2 + (scene.tag(index + 2) in ("FOR", "DURING"))
    who = scene.left(index, DRIVER, BREAKS)
    if scene.tag(k) != "NLAPS" or who < 0 or scene.items[k].unreal or scene.items[who].code == rival.code:
        return
    laps, held = scene.items[k], scene.items[who].code
    talk.emit(Defense, scene.items[index], rival, "defence.sat_behind", defender=rival.code, pursuer=held)
    talk.emit(HoldLaps, laps, laps, "defence.laps", defender=rival.code, pursuer=held, n_laps=laps.whole)


def _related(scene: Scene, whom: int, index: int) -> tuple[int, Item | None]:
    """Where it is said who was held, or -1, and for how many laps: "BBB, whom AAA held for nine laps"."""
    place = whom - 1 - (scene.tag(whom - 1) == ",")
    laps = next((item for item in scene.items[index + 1 : index + 5] if item.tag == "NLAPS" and not item.flag), None)
    return place if scene.tag(place) == "DRIVER" else -1, laps


def _as_long(scene: Scene, talk: Discourse, index: int, defender: str, pursuer: str) -> None:
    """ "AAA held BBB for nine laps, and CCC held DDD for the same duration"."""
    place = scene.right(index, _AS_LONG, _UP_TO_HOLDS)
    if place < 0 or place > index + _REACH:
        return
    told, n_laps = scene.items[place], talk.held_for
    talk.emit(HoldLaps, told, told, "defence.as_long", defender=defender, pursuer=pursuer, n_laps=n_laps)


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
    reach = index + _REACH
    while k < min(reach, len(scene.items)):
        other = scene.items[k]
        if place >= 0 and other.tag == "DRIVER" and acts_next(scene.items, k):
            break
        if other.tag in BREAKS or other.tag == "HOLD" or scene.tags[k : k + 2] == ["WITH", "DRIVER"]:
            break  # "kept the pace, with BBB behind"
        if other.tag == "DRIVER" and place < 0:
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
    near = [k for k in laps if abs(k - index) < _REACH and _OF_TYRES.isdisjoint(scene.tags[k + 1 : k + 4])]
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


def _laps_left_out(scene: Scene, talk: Discourse, place: int) -> Item | None:
    """The number of laps where it is not said that they are: "AAA held BBB for nine laps, and CCC held DDD for 5"."""
    link, number = scene.tag(place + 1), scene.tag(place + 2)
    if not talk.held_for or link not in ("FOR", "DURING", "PARTIAL", "ANOTHER", "WORDNUM", "LOOSE"):
        return None
    if number not in ("INT", "WORDNUM") or scene.tag(place + 3) not in ("", ".", ",", ";", "AND", ")"):
        return None
    found = scene.items[place + 2]
    return found if found.whole > 1 and found.at <= scene.items[place].to + 4 else None


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


def _lasted(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a defence told before is said to have lasted so long: "the hold covered nine laps". Then that is read."""
    if talk.hold is None or not scene.named <= set(talk.hold[:2]):
        return False
    if talk.hold[2] < talk.sentence - 2 and len(talk.held_pairs) > 1:
        return False
    k = index + 1
    while scene.tag(k) in _LASTING:
        k += 1
    if scene.tag(k) != "NLAPS":
        k = index - 2 if scene.tag(index - 1) == "OF" else index - 1  # "two laps of resistance"
    laps = scene.items[k] if scene.tag(k) == "NLAPS" else None
    if laps is None or laps.flag or laps.unreal or scene.items[index].unreal:
        return False
    defender, pursuer, _ = talk.hold
    talk.emit(HoldLaps, laps, laps, "defence.lasted", defender=defender, pursuer=pursuer, n_laps=laps.whole)
    return True


def _same_deed(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA held BBB, and CCC did the same to DDD": in the sentence that tells of a defence, or in the next."""
    item = scene.items[index]
    if talk.hold is None or talk.hold[2] < talk.sentence - 1 or len(item.owner) != 1 or index + 2 >= len(scene.items):
        return
    rival, holder = scene.items[index + 2], item.owner[0]
    to = scene.tag(index + 1) in ("ON", "WITH", "TO", "FOR") and rival.tag == "DRIVER"
    if not to or {holder, rival.code} & set(talk.hold[:2]) or holder == rival.code:
        return
    talk.emit(Defense, item, rival, "defence.same", item.unreal, defender=holder, pursuer=rival.code)
    laps = next((other for other in scene.items[index + 3 : index + 6] if other.tag == "NLAPS"), None)
    laps = laps or _laps_left_out(scene, talk, index + 2)
    if laps is not None and not item.unreal:
        talk.emit(HoldLaps, laps, laps, "defence.laps", defender=holder, pursuer=rival.code, n_laps=laps.whole)


def _ran(scene: Scene, talk: Discourse) -> None:
    """ "It lasted nine laps", "Duró de la vuelta 3 a la 11, nueve vueltas", right after a defence."""
    start = 1 if scene.tags[0] == "MOVE" else 0
    if scene.tag(start) == "RUN" and "NLAPS" in scene.has and scene.has.isdisjoint(differences.STINTS):
        _lasted(scene, talk, start)


def _of_somebody(scene: Scene, index: int) -> bool:
    """Whether a pronoun says who was held: "BBB could not pass AAA, who held him off", "..., que lo contuvo"."""
    mate = "TEAMMATE" in scene.tags[index + 1 : index + 3]  # "held off his own team-mate"
    return mate or scene.tag(index + 1) == "HE" or scene.tag(index - 1) in ("WHO", "QUE")


def _laps_before(scene: Scene, index: int) -> Item | None:
    """The laps of "for nine laps AAA held BBB", "for nine laps, from 4 to 12, AAA held BBB": told before who held."""
    k = index - 1
    if scene.tags[0] == "NLAPS" and _ASKED_FOR.issuperset(scene.tags[1:index]):
        return scene.items[0]  # "Nine laps: that is how long AAA held BBB"
    if scene.tag(k) == "NLAPS" and scene.items[k].to >= scene.items[index].at - 2 and not scene.items[k].flag:
        return scene.items[k]  # "AAA's eight-lap hold on BBB"
    while scene.tag(k) in _BEFORE_HOLD:
        k -= 1
    if scene.tag(k) == ":" and "NLAPS" in scene.tags[:k] and _OPENED.issuperset(scene.tags[:k]):
        return next(item for item in scene.items if item.tag == "NLAPS")  # "Two laps, no more: AAA held BBB"
    if scene.tags[max(k - 2, 0) : k + 1] == ["SPAN", ",", "NLAPS"] and k < _OPENING:
        return scene.items[k]  # "from lap 2 to lap 7, six laps in all, AAA held BBB"
    while scene.tag(k) == "NLAPS" and scene.tag(k - 1) in (",", "AND", "(", "FROM", "IN", "ON"):
        k -= 2  # "two laps, the 41st and the 42nd lap"
    told = scene.tag(k) == "NLAPS" and scene.tag(k - 1) in ("FOR", "DURING") and scene.tag(k - 2) not in _DOING
    announced = scene.left(k, COLON) + 1  # "AAA's defence was short: for nine laps he held BBB"
    anothers = not DEFENDING.isdisjoint(
        scene.tags[max(k - 6, announced) : max(k, 0)]
    )  # "... for 9 laps, and CCC held DDD"
    return scene.items[k] if told and not anothers and not scene.items[k].flag else None


def _held(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB was stuck behind AAA for 12 laps", "BBB quedó atrapado detrás de AAA", "BBB was held up by AAA"."""
    item = scene.items[index]
    if scene.tags[:3] == ["DRIVER", "VERSUS", "DRIVER"] and _noted_pair(scene, talk, index):
        return
    link = scene.items[index + 1] if index + 1 < len(scene.items) else None
    if index == 0 and "NLAPS" in scene.tags[1:3] and _held_first(scene, talk):
        return
    if link is not None and link.tag in ("FOR", "DURING") and scene.tag(index + 2) == "NLAPS":
        _held_for(scene, talk, index)
        return
    place = index + 2 + (scene.tags[index + 1 : index + 3] == ["BEHIND", "BY"])
    while scene.tag(place) in ("OF", "TYRE"):
        place += 1  # "behind the car of AAA"
    if link is not None and link.tag == "BEHIND" and scene.tag(place) in ("HE", "HIS", ".", ""):
        _held_behind_him(scene, talk, item, link)
        return
    if link is None or link.tag not in ("BEHIND", "BY", "FOR") or scene.tag(place) != "DRIVER":
        return
    if link.at > item.to + 2 or scene.items[place].at > link.to + 2 + place - index:
        return
    defender, owner = scene.items[place].code, item.owner
    if len(owner) != 1:
        return
    pursuer = owner[0]
    if pursuer == defender:
        before = [other.code for other in scene.items[:index] if other.tag == "DRIVER" and other.code != defender]
        if not before:
            return
        pursuer = before[-1]  # who was held is the subject, though "por AAA" says whose doing it was
    talk.emit(Defense, item, scene.items[place], "defence.held", item.unreal, defender=defender, pursuer=pursuer)
    near = [*scene.items[place + 1 : place + 4], *scene.items[max(index - 2, 0) : index][::-1]]
    near += scene.items[1:2] if scene.tags[0] in ("FOR", "DURING") else []  # "for nine laps BBB, ..., was stuck"
    laps = next((other for other in near if other.tag == "NLAPS" and not other.flag), None)
    if laps is not None and not item.unreal:
        talk.emit(HoldLaps, laps, laps, "defence.laps", defender=defender, pursuer=pursuer, n_laps=laps.whole)
        _next_holder(scene, talk, laps, pursuer)


def _held_first(scene: Scene, talk: Discourse) -> bool:
    """ "Stuck for six laps behind AAA was BBB", "atascado seis vueltas detrás de AAA rodó BBB"."""
    laps = scene.tags.index("NLAPS")
    k = laps + 3
    k += scene.tag(k) in ("RUN", "BE", ",", "STAY")
    named = scene.tags[laps + 1 : laps + 3] == ["BEHIND", "DRIVER"] and scene.tag(k) == "DRIVER"
    scene.items[laps].flag = False
    if named and scene.items[k].code != scene.items[laps + 2].code:
        _for_laps(talk, scene.items[0], scene.items[laps], scene.items[laps + 2].code, scene.items[k].code)
    return named


def _held_behind_him(scene: Scene, talk: Discourse, item: Item, him: Item) -> None:
    """ "AAA came eighth despite BBB, who spent nine laps stuck behind him": the one other whom the sentence names."""
    others = scene.named - set(item.owner)
    if len(item.owner) == 1 and len(others) == 1:
        defender = next(iter(others))
        talk.emit(Defense, item, him, "defence.held", item.unreal, defender=defender, pursuer=item.owner[0])


def _held_for(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB had half a second a lap on AAA and was held for nine laps": by the one other whom it names."""
    item, laps = scene.items[index], scene.items[index + 2]
    if len(item.owner) != 1:
        return
    pursuer = item.owner[0]
    others = (drivers_of(scene.items[:index]) - {pursuer}) or (scene.named - {pursuer})
    defender = next(iter(others)) if len(others) == 1 else None if others else talk.other(pursuer)
    if defender is None or "BY" in scene.tags[index:]:
        return
    talk.emit(Defense, item, laps, "defence.held", item.unreal, defender=defender, pursuer=pursuer)
    if not item.unreal:
        talk.emit(HoldLaps, laps, laps, "defence.laps", defender=defender, pursuer=pursuer, n_laps=laps.whole)


def _stuck(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA spent nine laps with BBB on his gearbox": for so many laps, which is to hold him."""
    place = index - 2
    if scene.tag(index + 1) == "DRIVER" and scene.items[index + 1].at == scene.items[index].to + 1:
        _stuck_to(scene, talk, index)
        return
    if scene.tags[max(place, 0) : index] != ["WITH", "DRIVER"] or len(scene.items[place].owner) != 1:
        return
    defender, pursuer = scene.items[place].owner[0], scene.items[index - 1].code
    near = (*scene.items[max(place - 2, 0) : place][::-1], *scene.items[index + 1 : index + 4])
    _for_laps(talk, scene.items[index], next((item for item in near if item.tag == "NLAPS"), None), defender, pursuer)


def _in_mirrors(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB filled AAA's mirrors for nine laps", "BBB pasó nueve vueltas en los espejos de AAA"."""
    own = (
        scene.items[index - 1] if index and scene.tags[index - 1] == "DRIVER" and scene.items[index - 1].flag else None
    )
    if own is None and scene.tags[index + 1 : index + 3] == ["OF", "DRIVER"]:
        own = scene.items[index + 2]
    others = [item.code for item in scene.items[:index] if item.tag == "DRIVER" and item is not own]
    if own is None or not others or others[-1] == own.code:
        return
    laps = [item for item in scene.items if item.tag == "NLAPS" and not item.unreal]
    if len(laps) == 1 and scene.has.isdisjoint(_OF_TYRES):
        _for_laps(talk, scene.items[index], laps[0], own.code, others[-1])


def _stuck_to(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB spent nine laps glued to the gearbox of AAA": for so many laps, which is to be held."""
    item, holder = scene.items[index], scene.items[index + 1]
    near = (*scene.items[max(index - 4, 0) : index][::-1], *scene.items[index + 2 : index + 5])
    laps = next((other for other in near if other.tag == "NLAPS"), None)
    if len(item.owner) == 1 and not item.unreal:
        _for_laps(talk, item, laps, holder.code, item.owner[0])


def _unpassed(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB was unable to pass AAA for nine laps", "for nine laps BBB could not find a way past AAA"."""
    item = scene.items[index]
    place = index + 1
    while scene.tag(place) in ("TO", "OF"):
        place += 1
    behind = scene.left(index, _BEHIND, BREAKS)
    if behind > 0 and scene.tag(place) != "DRIVER" and scene.tag(behind + 1) == "DRIVER" and len(item.owner) == 1:
        near = scene.items[max(behind - 2, 0) : behind + 4]
        laps = next((other for other in near if other.tag == "NLAPS" and not other.unreal), None)
        if laps is not None and (
            not laps.flag or scene.tag(behind - 1) == "NLAPS"
        ):  # "spent nine laps behind AAA without finding a way past"
            laps.flag = False
            _for_laps(talk, item, laps, scene.items[behind + 1].code, item.owner[0])
        return
    subject = scene.items[place + 2] if scene.tags[place : place + 3] == ["DRIVER", ",", "DRIVER"] else None
    if subject is not None and item.tag == "GET_PAST" and not subject.flag:
        _on_track(scene, talk, item, scene.items[place].code, subject.code)
        return  # "unable to get by AAA, BBB lost touch"
    if scene.tag(place) != "DRIVER" or len(item.owner) != 1:
        _unpassed_other(scene, talk, item)
        return
    k = place + 1
    while scene.tag(k) in ("FOR", "DURING", "LOOSE", "TOTAL", "OF", "WORDNUM", "ALL"):
        k += 1
    laps = scene.items[k] if k > place + 1 and scene.tag(k) == "NLAPS" else None
    fronted = scene.tags[:2] in (["FOR", "NLAPS"], ["DURING", "NLAPS"])
    laps = laps or (scene.items[1] if fronted else None)
    if laps is None and item.tag == "GET_PAST" and not _hard_for(scene, index):
        _on_track(scene, talk, item, scene.items[place].code, item.owner[0])
        return
    _for_laps(talk, item, laps, scene.items[place].code, item.owner[0])


def _hard_for(scene: Scene, index: int) -> bool:
    """ "It was hard for BBB not to pass AAA": whom it was so for, not what he did, is told."""
    who = scene.left(index, DRIVER, BREAKS)
    return who > 0 and scene.tags[who - 1] == "FOR"


def _unpassed_other(scene: Scene, talk: Discourse, item: Item) -> None:
    """ "AAA made himself wide and BBB could not find a way through": past the one other that the sentence names."""
    stuck = scene.left(scene.items.index(item), frozenset({"STUCK"}))
    if stuck >= 0 and scene.tag(stuck + 1) == "DRIVER" and len(scene.items[stuck].owner) == 1:
        _on_track(scene, talk, item, scene.items[stuck + 1].code, scene.items[stuck].owner[0])
        return  # "BBB was glued to the gearbox of AAA, but there was no way past"
    others = scene.named - set(item.owner)
    if item.tag == "GET_PAST" and len(item.owner) == 1 and len(others) == 1 and item.owner[0] in scene.named:
        _on_track(scene, talk, item, next(iter(others)), item.owner[0])


def _on_track(scene: Scene, talk: Discourse, told: Item, defender: str, pursuer: str) -> None:
    """A defence of a text that tells of no move by stops, which might be what did not get past."""
    moved = talk.moves or talk.pending_moves or talk.denied_moves or not MOVES.isdisjoint(scene.has)
    if not moved and defender != pursuer:
        talk.emit(Defense, told, told, "defence.unpassed", defender=defender, pursuer=pursuer)


def _passed_late(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB needed nine laps to get past AAA", "BBB tardó nueve vueltas en superar a AAA": so long he was held."""
    item = scene.items[index]
    place = index + 1 + (scene.tag(index + 1) in ("TO", "OF"))
    laps = index - 1 - (scene.tag(index - 1) in ("TO", "FOR", "IN"))
    if scene.tag(place) != "DRIVER" or scene.tag(laps) != "NLAPS" or len(item.owner) != 1 or item.unreal:
        return
    told, who = scene.items[laps], scene.items[laps - 1]
    pursuer = who.code if who.tag == "DRIVER" else item.owner[0]
    near = item.at <= told.to + 3 and scene.items[place].at <= item.to + 3 and not scene.items[place].flag
    if near and told.whole >= _FEW_LAPS:
        _for_laps(talk, item, told, scene.items[place].code, pursuer)


def _for_laps(talk: Discourse, told: Item, laps: Item | None, defender: str, pursuer: str) -> None:
    """A defence that is one because it is said for how many laps."""
    if laps is None or laps.flag or defender == pursuer:
        return
    talk.emit(Defense, told, told, "defence.for_laps", defender=defender, pursuer=pursuer)
    talk.emit(HoldLaps, laps, laps, "defence.laps", defender=defender, pursuer=pursuer, n_laps=laps.whole)


def _next_holder(scene: Scene, talk: Discourse, laps: Item, pursuer: str) -> None:
    """ "BBB was held up by AAA for 9 laps and then by CCC for 5 laps"."""
    k = scene.items.index(laps) + 1
    while scene.tag(k) in ("AND", ",", "COMPARE"):
        k += 1
    following = scene.items[k : k + 4]
    if [item.tag for item in following] not in (["BY", "DRIVER", "FOR", "NLAPS"], ["FOR", "DRIVER", "FOR", "NLAPS"]):
        return
    holder, more = following[1], following[3]
    talk.emit(Defense, holder, holder, "defence.next", defender=holder.code, pursuer=pursuer)
    talk.emit(HoldLaps, more, more, "defence.laps", defender=holder.code, pursuer=pursuer, n_laps=more.whole)


def _defence_of(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA's 14-lap defence against BBB", "la defensa de AAA ante BBB durante 14 vueltas"."""
    item = scene.items[index]
    if _is_label(scene, index):
        _labelled(scene, talk, index)
        return
    on = scene.right(index, _ON, BREAKS)
    on = on if on <= index + _REACH_OF_NOUN else -1
    whom = on + 1 + (scene.tag(on + 1) == "WORDNUM")  # "ante un BBB más rápido"
    if (
        on < 0
        or scene.tag(whom) != "DRIVER"
        or len(item.owner) != 1
        or "DRIVER" not in scene.tags[max(index - 4, 0) : on]
    ):
        _lasted(scene, talk, index)
        return
    defender, pursuer = item.owner[0], scene.items[whom].code
    if defender == pursuer:
        return
    talk.emit(Defense, item, scene.items[whom], "defence.noun", item.unreal, defender=defender, pursuer=pursuer)
    near = (*scene.items[max(index - 2, 0) : on], *scene.items[whom + 1 : whom + 4])
    laps = next((other for other in near if other.tag == "NLAPS"), None)
    if laps is not None and not item.unreal:
        talk.emit(HoldLaps, laps, laps, "defence.laps", defender=defender, pursuer=pursuer, n_laps=laps.whole)


def _is_label(scene: Scene, index: int) -> bool:
    """Whether a word for a defence labels those that follow: "Defences: AAA vs BBB", "Holds - AAA over BBB"."""
    label = scene.tag(index + 1) in (":", "-") and scene.tags[index + 2 : index + 3] == ["DRIVER"]
    return label and scene.tag(index + 3) in _AGAINST and scene.tag(index + 4) == "DRIVER"


def _labelled(scene: Scene, talk: Discourse, index: int) -> None:
    """ "Defence: AAA vs BBB (15 laps)", "Defences: AAA vs BBB (15 laps) and CCC vs DDD (9 laps)".

    What a note adds on each is of the one before it: "Holds - AAA over BBB, 17 laps, 0.2 s a lap quicker; CCC ...".
    """
    for k in range(index + 2, len(scene.items) - 2):
        one, two = scene.items[k], scene.items[k + 2]
        if one.tag != "DRIVER" or two.tag != "DRIVER" or scene.tag(k + 1) not in _AGAINST or one.code == two.code:
            continue
        talk.emit(Defense, one, two, "defence.label", one.unreal, defender=one.code, pursuer=two.code)
        laps = next((other for other in scene.items[k + 3 : k + 5] if other.tag == "NLAPS"), None)
        if laps is not None:
            talk.emit(HoldLaps, laps, laps, "defence.laps", defender=one.code, pursuer=two.code, n_laps=laps.whole)


def read_listed(scene: Scene, talk: Discourse) -> None:
    """A line of a list of defences: "AAA vs BBB: 15 laps"."""
    if scene.tags[:1] == ["DRIVER"] and scene.has.isdisjoint(("HOLD", "HOLDING", "HELD")):
        _labelled(scene, talk, -2)


def _next_held(scene: Scene, talk: Discourse, laps: Item, defender: str) -> None:
    """ "AAA held BBB for 9 laps and later CCC for 5 laps", "defended against BBB for 9 laps and against CCC for 5"."""
    k = scene.items.index(laps) + 1
    while True:
        while scene.tag(k) in ("AND", ",", "COMPARE"):
            k += 1
        k += scene.tag(k) in ("ON", "OF", "TO")
        if scene.tags[k : k + 2] not in (["DRIVER", "FOR"], ["DRIVER", "DURING"]):
            return
        ends = scene.tag(k + 3) in ("", ".", ",", ";", "AND", ")")
        if scene.tag(k + 2) != "NLAPS" and not (scene.tag(k + 2) == "INT" and ends):
            return
        rival, more = scene.items[k], scene.items[k + 2]
        if rival.code == defender or rival.flag:
            return
        talk.emit(Defense, rival, rival, "defence.next", defender=defender, pursuer=rival.code)
        talk.emit(HoldLaps, more, more, "defence.laps", defender=defender, pursuer=rival.code, n_laps=more.whole)
        k += 3
