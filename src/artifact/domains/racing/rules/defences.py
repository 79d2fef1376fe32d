"""Defences: who held whom, for how long, and by what difference in pace."""

from __future__ import annotations

from artifact.domains.racing.claims import Defense, HoldLaps, PaceDelta
from artifact.domains.racing.rules.clauses import acts_next
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import BREAKS, Discourse, Scene

_LARGEST_DELTA = 10.0  # seconds a lap
_SPEAKING = frozenset({"HOLDING", "HOLD", "HELD", "FASTER", "SLOWER", "RATE"})
_AGAINST = frozenset({"ON", "VERSUS", ">", "-"})
_CLAUSE_ENDS = BREAKS | {",", ":"}
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
_ANOTHERS = frozenset({"OF", "STINT", "SAME", "AVG"})  # what is another's: "than that of BBB", "than the pace of BBB"
_OPENING = 5  # items in which a sentence tells from when to when something was
_DOING = frozenset({"STAY", "RUN", "EXTEND", "COMPOUND", "TYRE", "STINT", "LEAD"})
# what a difference in pace that is of a stint is told with
_STINTS = frozenset({"STINT", "COMPOUND", "TYRE", "STINTS"})
_NO_DIFFERENCE = frozenset({"DEG", "LOSE", "FASTER", "SLOWER", "GAIN", "QUICKEN", "NEGATIVE"})


def read(scene: Scene, talk: Discourse) -> None:
    """Read all claims about defences in a sentence."""
    if talk.hold is not None and talk.hold[2] == talk.sentence - 1 and scene.tags[0] in ("MOVE", "RUN"):
        _ran(scene, talk)
    if scene.has.isdisjoint(_SPEAKING):
        return
    for index, item in enumerate(scene.items):
        if item.tag == "HELD" or (item.tag == "HOLD" and scene.tags[index + 1 : index + 3] == ["BY", "DRIVER"]):
            _held(scene, talk, index)
        elif item.tag == "HOLD":
            _hold(scene, talk, index)
        elif item.tag == "HOLDING":
            _defence_of(scene, talk, index)
        elif item.tag == "SAME":
            _same_deed(scene, talk, index)
    # a difference in pace may be told before the defence that it belongs to
    for index, item in enumerate(scene.items):
        if item.tag in ("FASTER", "SLOWER"):
            _faster(scene, talk, index)
        elif item.tag == "RATE":
            _advantage(scene, talk, index)
            _gaining(scene, talk, index)
            _passing(scene, talk, index)


def _hold(scene: Scene, talk: Discourse, index: int) -> None:
    item = scene.items[index]
    if scene.tag(index + 1) in ("AHEAD", ":", "GAP") or scene.tags[index + 1 : index + 3] == ["HE", "AHEAD"]:
        return  # "kept him ahead of BBB" tells the order, not a defence; "Holds: ..." is a label
    if scene.tag(index + 1) == "GAP" or scene.tags[index + 1 : index + 3] in (["SECS", "GAP"], ["DEC", "GAP"]):
        return  # "held a 2.1 s lead over BBB"
    if scene.tag(index + 1) == "ON" and "GAP" in scene.tags[max(index - 2, 0) : index]:
        return  # "the advantage he held over BBB"
    pursuer: str | None = None
    laps = None
    for k in range(index + 1, min(index + 12, len(scene.items))):
        other = scene.items[k]
        if pursuer is not None and other.tag == "DRIVER" and acts_next(scene.items, k):
            break
        if other.tag in BREAKS or other.tag == "HOLD" or scene.tags[k : k + 2] == ["WITH", "DRIVER"]:
            break  # "kept the pace, with BBB behind"
        if other.tag == "DRIVER" and pursuer is None:
            pursuer = other.code
        elif other.tag == "NLAPS" and pursuer is not None:
            laps = other
            break
    defender = item.owner[0] if len(item.owner) == 1 else None
    if pursuer is None and _of_somebody(scene, index):
        others = _drivers(scene.items[:index]) - {defender}
        pursuer = next(iter(others)) if len(others) == 1 else None
        if pursuer is None and scene.tag(index + 1) == "HE":
            pursuer = talk.other(defender)
        laps = next((other for other in scene.items[index + 1 : index + 5] if other.tag == "NLAPS"), None)
    if defender is None or pursuer is None or defender == pursuer:
        if not _lasted(scene, talk, index):
            talk.drop("defence_without_sides")
        return
    talk.emit(Defense, item, item, "defence", item.unreal, defender=defender, pursuer=pursuer)
    laps = laps or _laps_before(scene, index)
    if laps is not None and not item.unreal:
        talk.emit(HoldLaps, laps, laps, "defence.laps", defender=defender, pursuer=pursuer, n_laps=laps.whole)
        _next_held(scene, talk, laps, defender)


def _lasted(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a defence told before is said to have lasted so long: "the hold covered nine laps". Then that is read."""
    if talk.hold is None or talk.hold[2] < talk.sentence - 2 or not scene.named <= set(talk.hold[:2]):
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
    """ "AAA held BBB, and CCC did the same to DDD": in the sentence that tells of a defence."""
    item = scene.items[index]
    if talk.hold is None or talk.hold[2] != talk.sentence or len(item.owner) != 1 or index + 2 >= len(scene.items):
        return
    rival, holder = scene.items[index + 2], item.owner[0]
    to = scene.tag(index + 1) in ("ON", "WITH", "TO", "FOR") and rival.tag == "DRIVER"
    if to and not {holder, rival.code} & set(talk.hold[:2]) and holder != rival.code:
        talk.emit(Defense, item, rival, "defence.same", item.unreal, defender=holder, pursuer=rival.code)


def _ran(scene: Scene, talk: Discourse) -> None:
    """ "It lasted nine laps", "Duró de la vuelta 3 a la 11, nueve vueltas", right after a defence."""
    start = 1 if scene.tags[0] == "MOVE" else 0
    if scene.tag(start) == "RUN" and "NLAPS" in scene.has and scene.has.isdisjoint(_STINTS):
        _lasted(scene, talk, start)


def _of_somebody(scene: Scene, index: int) -> bool:
    """Whether a pronoun says who was held: "BBB could not pass AAA, who held him off", "..., que lo contuvo"."""
    mate = "TEAMMATE" in scene.tags[index + 1 : index + 3]  # "held off his own team-mate"
    return mate or scene.tag(index + 1) == "HE" or scene.tag(index - 1) in ("WHO", "QUE")


def _laps_before(scene: Scene, index: int) -> Item | None:
    """The laps of "for nine laps AAA held BBB", "for nine laps, from 4 to 12, AAA held BBB": told before who held."""
    k = index - 1
    if scene.tag(k) == "NLAPS" and scene.items[k].to >= scene.items[index].at - 2 and not scene.items[k].flag:
        return scene.items[k]  # "AAA's eight-lap hold on BBB"
    while scene.tag(k) in _BEFORE_HOLD:
        k -= 1
    if scene.tags[max(k - 2, 0) : k + 1] == ["SPAN", ",", "NLAPS"] and k < _OPENING:
        return scene.items[k]  # "from lap 2 to lap 7, six laps in all, AAA held BBB"
    while scene.tag(k) == "NLAPS" and scene.tag(k - 1) in (",", "AND", "(", "FROM", "IN", "ON"):
        k -= 2  # "two laps, the 41st and the 42nd lap"
    told = scene.tag(k) == "NLAPS" and scene.tag(k - 1) in ("FOR", "DURING") and scene.tag(k - 2) not in _DOING
    return scene.items[k] if told and not scene.items[k].flag else None


def _held(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB was stuck behind AAA for 12 laps", "BBB quedó atrapado detrás de AAA", "BBB was held up by AAA"."""
    item = scene.items[index]
    link = scene.items[index + 1] if index + 1 < len(scene.items) else None
    if link is None or link.tag not in ("BEHIND", "BY", "FOR") or scene.tag(index + 2) != "DRIVER":
        return
    if link.at > item.to + 2 or scene.items[index + 2].at > link.to + 4 or len(item.owner) != 1:
        return
    defender, pursuer = scene.items[index + 2].code, item.owner[0]
    if pursuer == defender:
        before = [other.code for other in scene.items[:index] if other.tag == "DRIVER" and other.code != defender]
        if not before:
            return
        pursuer = before[-1]  # who was held is the subject, though "por AAA" says whose doing it was
    talk.emit(Defense, item, scene.items[index + 2], "defence.held", item.unreal, defender=defender, pursuer=pursuer)
    near = (*scene.items[index + 3 : index + 6], *scene.items[max(index - 2, 0) : index][::-1])
    laps = next((other for other in near if other.tag == "NLAPS" and not other.flag), None)
    if laps is not None and not item.unreal:
        talk.emit(HoldLaps, laps, laps, "defence.laps", defender=defender, pursuer=pursuer, n_laps=laps.whole)
        _next_holder(scene, talk, laps, pursuer)


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
    if scene.tags[index + 1 : index + 3] == [":", "DRIVER"] and scene.tag(index + 3) in _AGAINST:
        _labelled(scene, talk, index)
        return
    after = scene.tags[index + 1 : index + 5]
    on = next((k for k in range(index + 1, index + 1 + len(after)) if scene.tags[k] == "ON"), -1)
    if (
        on < 0
        or scene.tag(on + 1) != "DRIVER"
        or len(item.owner) != 1
        or "DRIVER" not in scene.tags[max(index - 4, 0) : on]
    ):
        _lasted(scene, talk, index)
        return
    defender, pursuer = item.owner[0], scene.items[on + 1].code
    if defender == pursuer:
        return
    talk.emit(Defense, item, scene.items[on + 1], "defence.noun", item.unreal, defender=defender, pursuer=pursuer)
    near = (*scene.items[max(index - 2, 0) : on], *scene.items[on + 2 : on + 5])
    laps = next((other for other in near if other.tag == "NLAPS"), None)
    if laps is not None and not item.unreal:
        talk.emit(HoldLaps, laps, laps, "defence.laps", defender=defender, pursuer=pursuer, n_laps=laps.whole)


def _labelled(scene: Scene, talk: Discourse, index: int) -> None:
    """ "Defence: AAA vs BBB (15 laps)", "Defences: AAA vs BBB (15 laps) and CCC vs DDD (9 laps)"."""
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


def _faster(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA was 0.3 s a lap faster than BBB", "slower than BBB by 0.3 s a lap"; of a defence, who was is known."""
    items, tags = scene.items, scene.tags
    value = next((items[k] for k in range(max(index - 3, 0), index) if tags[k] in ("RATE", "SECS", "DEC")), None)
    value = value or _rate_after(scene, index)
    if value is None or value.number > _LARGEST_DELTA:
        return
    per_lap = value.tag == "RATE" or _per_lap_next(tags, index)
    if not per_lap and (value.tag == "DEC" or "AVG" not in tags[:index]) and not _is_of_hold(talk):
        return  # faster by so much over the whole, not a lap
    owner = items[index].owner
    pursuer = owner[0] if len(owner) == 1 else None
    than = scene.right(index, frozenset({"THAN"}), BREAKS)
    after = than + 1
    while scene.tag(after) in _ANOTHERS:
        after += 1
    after = after if scene.tag(after) == "DRIVER" else than + 1  # "than the stint of BBB"
    rival = items[after] if 0 <= than < len(items) - 1 else None
    held = _held_pair(scene, talk, index)
    if rival is None:
        rate = per_lap and tags[index] == "FASTER"
        compared = "STINT" not in tags[index:] or len(scene.named) == 2  # unlike "faster in his second stint"
        defender = talk.other(pursuer) if rate and compared else None
    else:
        defender = rival.code if rival.tag == "DRIVER" else None
    if held is not None and (rival is None or {pursuer, defender} <= {None, *held}):
        _delta(talk, value, items[index], *held)
    elif pursuer is not None and defender is not None and pursuer != defender:
        if tags[index] == "SLOWER":
            pursuer, defender = defender, pursuer
        _delta(talk, value, items[index], pursuer, defender)


def _per_lap_next(tags: list[str], index: int) -> bool:
    """Whether "per lap" follows: "0.3 s faster per lap", "0,3 s mais rápido a cada volta"."""
    after = [tag for tag in tags[index + 1 : index + 5] if tag not in ("AVG", "IN", "TO")]
    return after[:1] in (["PER"], ["FOR"], ["EACH"]) and (after[1:2] == ["LAP"] or after[1:3] == ["PER", "LAP"])


def _is_of_hold(talk: Discourse) -> bool:
    """Whether the sentence tells of a defence, or of the one that the sentence before told of."""
    return talk.hold is not None and talk.hold[2] >= talk.sentence - 1


def _held_pair(scene: Scene, talk: Discourse, index: int) -> tuple[str, str] | None:
    """Pursuer and defender of the defence that a difference in pace is about: who is held is the faster one.

    Unlike "he then averaged 80.1 s on HARD, 0.3 s a lap faster", which is about a stint.
    """
    if talk.hold is None or talk.hold[2] < talk.sentence - 2:
        return None
    again = talk.hold[2] == talk.sentence
    clause = scene.tags[max(scene.left(index, _CLAUSE_ENDS if again else BREAKS), 0) : index + 4]
    said = _drivers(scene.items[max(index - 12, 0) : index]) if again else scene.named
    if not _STINTS.isdisjoint(clause) or not said <= set(talk.hold[:2]):
        return None
    return talk.hold[1], talk.hold[0]


def _drivers(items: list[Item]) -> set[str]:
    return {item.code for item in items if item.tag == "DRIVER"}


def _rate_after(scene: Scene, index: int) -> Item | None:
    """The pace that follows whom somebody was faster than: "faster than BBB by an average of 0.8 s per lap"."""
    k = index + 1
    if [scene.tag(k), scene.tag(k + 1)] == ["THAN", "DRIVER"]:
        k += 2
    while scene.tag(k) in (
        "BY",
        "FOR",
        "IN",
        "OF",
        "AVG",
        "LOOSE",
        "ON",
        "WORDNUM",
        "~",
        "≈",
        "(",
        ":",
        ",",
        "BUT",
        "NEG",
    ):
        k += 1
    return scene.items[k] if scene.tag(k) == "RATE" else None


# nouns for a difference in pace
_HOLDS = frozenset({"HOLD", "HOLDING"})
_DIFFERENCES = frozenset({"GAP", "AVG", "IN_HAND"})


def _advantage(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA had a 0.2 s a lap pace advantage over BBB"; of two drivers the other need not be named.

    Of a defence, who had it is known: "despite a pace deficit of 0.2 s per lap".
    """
    items, tags = scene.items, scene.tags
    after = [tag for tag in tags[index + 1 : index + 5] if tag != "OF"][:2]
    before = [tag for tag in tags[max(index - 5, 0) : index] if tag not in ("OF", "LOOSE", "~", "≈")][-2:]
    if items[index].flag or items[index].number > _LARGEST_DELTA:
        return
    near = {*tags[max(index - 6, 0) : index + 4]}
    held = _held_pair(scene, talk, index) if near.isdisjoint(_NO_DIFFERENCE) else None
    if held is not None and not (near.isdisjoint(_DIFFERENCES) and _HOLDS.isdisjoint(tags[index + 1 : index + 4])):
        _delta(talk, items[index], items[index], *held)
        return
    if ["AVG", "GAP"] not in (sorted(after), sorted(before)):
        return
    owner = items[index].owner
    named = scene.right(index, frozenset({"DRIVER"}), BREAKS)
    rival = items[named].code if named > 0 and tags[named - 1] == "ON" else None
    rival = rival or (talk.other(owner[0]) if len(owner) == 1 else None)
    if len(owner) == 1 and rival is not None and rival != owner[0]:
        _delta(talk, items[index], items[index], owner[0], rival)


def _gaining(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA gained 1.75 seconds a lap on BBB"."""
    items = scene.items
    if scene.tag(index + 1) != "ON" or scene.tag(index + 2) != "DRIVER":
        return
    if "GAIN" not in scene.tags[max(index - 3, 0) : index] or len(items[index].owner) != 1:
        return
    pursuer, defender = items[index].owner[0], items[index + 2].code
    if pursuer != defender:
        _delta(talk, items[index], items[index + 2], pursuer, defender)


def _passing(scene: Scene, talk: Discourse, index: int) -> None:
    """ "This difference of 1.9 s per lap let AAA pass BBB": whose pace it was, the pass tells."""
    before = [tag for tag in scene.tags[max(index - 4, 0) : index] if tag not in ("LOOSE", "~", "≈")]
    passed = scene.right(index, frozenset({"PASSED"}), BREAKS)
    one = passed - 2 if scene.tag(passed - 1) == "TO" else passed - 1
    if before[-2:] != ["GAP", "OF"] or passed < 0 or scene.tag(one) != "DRIVER":
        return
    whom = passed + 2 if scene.tag(passed + 1) in ("TO", "ON") else passed + 1
    if scene.tag(whom) == "DRIVER" and scene.items[whom].code != scene.items[one].code:
        pursuer, defender = scene.items[one].code, scene.items[whom].code
        _delta(talk, scene.items[index], scene.items[index], pursuer, defender)


def _delta(talk: Discourse, value: Item, last: Item, pursuer: str, defender: str) -> None:
    talk.emit(
        PaceDelta, value, last, "pace.faster", value.unreal, pursuer=pursuer, defender=defender, value=value.number
    )
