"""Differences in pace: by how much a lap one driver was faster than another.

Of a defence, who was is known: who is held is the faster one.
"""

from __future__ import annotations

from artifact.domains.racing.claims import PaceDelta
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import MEASURES, Item, drivers_of
from artifact.domains.racing.rules.scene import AVG, BREAKS, DRIVER, FASTER_OR_SLOWER, THAN, Scene

_LARGEST_DELTA = 10.0  # seconds a lap
_CLAUSE_ENDS = BREAKS | {",", ":"}
_ANOTHERS = frozenset({"OF", "STINT", "SAME", "AVG"})  # what is another's: "than that of BBB", "than the pace of BBB"
# what a difference in pace that is of a stint is told with
STINTS = frozenset({"STINT", "COMPOUND", "TYRE", "STINTS"})
_NO_DIFFERENCE = frozenset({"DEG", "LOSE", "FASTER", "SLOWER", "GAIN", "QUICKEN", "NEGATIVE"})
_WEAR = frozenset({"DEG"})
_TELLING = FASTER_OR_SLOWER | {"RATE"}
_LOOSELY = frozenset({"LOOSE", "~", "≈", "WORDNUM", "AVG", "OF", "BY"})  # before a number that is about so much
_STINTS_OR_NO_DIFFERENCE = STINTS | _NO_DIFFERENCE
_PASSED = frozenset({"PASSED"})


def read(scene: Scene, talk: Discourse) -> None:
    """Read all differences in pace in a sentence."""
    asked, talk.asked_pace = talk.asked_pace, None
    if scene.tags[-1] == "?" and not scene.has.isdisjoint(FASTER_OR_SLOWER):
        talk.asked_pace = _asked(scene, talk)
    elif asked is not None and scene.has.isdisjoint(FASTER_OR_SLOWER) and scene.named <= set(asked):
        rates = [item for item in scene.items if item.tag == "RATE" and not item.unreal]
        if len(rates) == 1 and scene.has.isdisjoint(_STINTS_OR_NO_DIFFERENCE):
            _delta(talk, rates[0], rates[0], *asked)
            return
    if scene.has.isdisjoint(_TELLING):
        return
    for index, tag in enumerate(scene.tags):
        if tag in FASTER_OR_SLOWER:
            _faster(scene, talk, index)
        elif tag == "COMPARE" and "RATE" in scene.has and scene.items[index].value == "better":
            _better(scene, talk, index)
        elif tag == "RATE":
            _advantage(scene, talk, index)
            _advantage_over(scene, talk, index)
            _gaining(scene, talk, index)
            if "PASSED" in scene.has:
                _passing(scene, talk, index)
            _conceding(scene, talk, index)
            _differing(scene, talk, index)


def _faster(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA was 0.3 s a lap faster than BBB", "slower than BBB by 0.3 s a lap"; of a defence, who was is known."""
    items, tags = scene.items, scene.tags
    value = next((items[k] for k in range(index - 1, max(index - 4, -1), -1) if tags[k] in MEASURES), None)
    value = value or _rate_after(scene, index)
    if value is not None and value.tag == "RATE" and _of_wear(scene, index):
        return  # "the wear of AAA's SOFT (0.06 s/lap) was superior to BBB's"
    if value is None or value.number > _LARGEST_DELTA or (value.flag and value.start > items[index].end):
        return  # "faster (-0.1 s/lap) than BBB's stint (-0.2 s/lap)": how the tyres wore
    per_lap = value.tag == "RATE" or _per_lap_next(tags, index)
    per_lap = per_lap or _lapped(scene, items.index(value), index)
    if not per_lap and _is_of_stops(scene, index):
        return
    if not per_lap and (value.tag == "DEC" or "AVG" not in tags[:index]) and not _is_of_hold(talk):
        return  # faster by so much over the whole, not a lap
    owner = items[index].owner
    pursuer = owner[0] if len(owner) == 1 else None
    than = scene.right(index, THAN, BREAKS)
    after = than + 1
    while scene.tag(after) in _ANOTHERS:
        after += 1
    if scene.tag(than + 1) == "COMPOUND" and than >= 0:
        after = than + 2 + (scene.tag(than + 2) == "OF")  # "than the MEDIUM of BBB"
    after = after if scene.tag(after) == "DRIVER" else than + 1  # "than the stint of BBB"
    rival = items[after] if 0 <= than < len(items) - 1 else None
    held = _held_pair(scene, talk, index)
    if held is None and rival is None and pursuer is not None and STINTS.isdisjoint(_clause(scene, index)):
        held = _held_here(talk, pursuer, slower=tags[index] == "SLOWER")
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


def _lapped(scene: Scene, number: int, index: int) -> bool:
    """Whether what was faster by so much are laps: "lapped 0.3 s faster than BBB", "voltas 0,3 s mais rápidas"."""
    k = number - 1
    while scene.tag(k) in ("~", "≈", "LOOSE"):
        k -= 1
    if scene.tags[number] != "SECS" or number != index - 1:
        return False
    return (scene.tag(k) == "RUN" and scene.tag(index + 1) == "THAN") or scene.tag(k) == "LAP"


def _of_wear(scene: Scene, index: int) -> bool:
    """Whether it is wear that is greater, or less."""
    wear = scene.left(index, _WEAR, BREAKS) if "DEG" in scene.has else -1
    return wear >= 0 and scene.tag(index - 1) in ("RATE", ")", "BE") and "AVG" not in scene.tags[wear:index]


def _is_of_stops(scene: Scene, index: int) -> bool:
    """Whether what was faster is a stop: "his average pit stop time was 0.4 s faster than BBB's"."""
    average = scene.left(index, AVG, BREAKS)
    return average >= 0 and scene.tag(average + 1 + (scene.tag(average + 1) == "OF")) == "PIT"


def _asked(scene: Scene, talk: Discourse) -> tuple[str, str] | None:
    """Pursuer and defender in "Was BBB faster than AAA?", "How much faster was BBB?"."""
    owner = next((item.owner for item in scene.items if item.tag in FASTER_OR_SLOWER), ())
    named = scene.named or frozenset(owner)
    if talk.hold is not None and named <= set(talk.hold[:2]):
        return talk.hold[1], talk.hold[0]
    other = talk.other(owner[0]) if len(owner) == 1 and "FASTER" in scene.has else None
    return (owner[0], other) if other is not None else None


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
    clause = _clause(scene, index, _CLAUSE_ENDS if again else BREAKS)
    said = drivers_of(scene.items[max(index - 12, 0) : index]) if again else scene.named
    if not STINTS.isdisjoint(clause):
        return None
    told = talk.hold[:2] if said <= set(talk.hold[:2]) else None
    if told is None and again and said:  # of several in the sentence, the one whose drivers were named last
        told = next((sides for sides in talk.holds if said <= set(sides)), None)
    return (told[1], told[0]) if told is not None else None


def _clause(scene: Scene, index: int, ends: frozenset[str] = _CLAUSE_ENDS) -> list[str]:
    """The tags of the clause of an item as far as it, and of what stands right after."""
    return scene.tags[max(scene.left(index, ends), 0) : index + 4]


def _held_here(talk: Discourse, who: str, *, slower: bool) -> tuple[str, str] | None:
    """Pursuer and defender of the one defence, of several that a sentence tells, in which this driver is the faster.

    Or the slower one, who is the defender.
    """
    if talk.hold is None or talk.hold[2] != talk.sentence:
        return None
    found = {(held, defender) for defender, held in talk.holds if who == (defender if slower else held)}
    return found.pop() if len(found) == 1 else None


def _rate_after(scene: Scene, index: int) -> Item | None:
    """The pace that follows whom somebody was faster than: "faster than BBB by an average of 0.8 s per lap"."""
    k = index + 1
    if [scene.tag(k), scene.tag(k + 1)] == ["THAN", "DRIVER"]:
        k += 2
    while scene.tag(k) in (
        "BY",
        "WITH",
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
    if items[index].flag or items[index].number > _LARGEST_DELTA:
        return
    near = {*tags[max(index - 6, 0) : index + 4]}
    held = _held_pair(scene, talk, index) if near.isdisjoint(_NO_DIFFERENCE) else None
    if held is not None and not (near.isdisjoint(_DIFFERENCES) and _HOLDS.isdisjoint(tags[index + 1 : index + 4])):
        _delta(talk, items[index], items[index], *held)
        return
    if "GAP" not in scene.has:
        return
    if scene.tag(index + 1) != "FOR" and (side := _side(scene, index)) != 0:
        owner = items[index].owner
        over = _over_whom(scene, talk, index, owner)
        if over:
            _delta(talk, items[index], items[index], *((owner[0], over) if side > 0 else (over, owner[0])))
        return
    if "AVG" not in scene.has:
        return
    after = [tag for tag in tags[index + 1 : index + 5] if tag != "OF"][:2]
    before = [tag for tag in tags[max(index - 5, 0) : index] if tag not in ("OF", "LOOSE", "~", "≈")][-2:]
    if ["AVG", "GAP"] not in (sorted(after), sorted(before)):
        return
    owner = items[index].owner
    if rival := _over_whom(scene, talk, index, owner):
        _delta(talk, items[index], items[index], owner[0], rival)


def _side(scene: Scene, index: int) -> int:
    """1 where a number a lap is an advantage, -1 a deficit: "a 0.2 s per lap advantage", "un déficit de 0,2 s ..."."""
    gap = index + 1 if scene.tag(index + 1) == "GAP" else index - 2 if scene.tag(index - 1) == "OF" else -1
    value = scene.items[gap].value if gap >= 0 and scene.tags[gap] == "GAP" else None
    return value if isinstance(value, int) else 0


def _over_whom(scene: Scene, talk: Discourse, index: int, owner: tuple[str, ...]) -> str:
    """Whom the owner of an advantage has it over, of two drivers the other; or empty."""
    if len(owner) != 1:
        return ""
    named = scene.right(index, DRIVER, BREAKS)
    rival = scene.items[named].code if named > 0 and scene.tags[named - 1] in ("ON", "TO") else None
    rival = rival or talk.other(owner[0])
    return rival if rival is not None and rival != owner[0] else ""


def _advantage_over(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB's pace advantage over AAA was 0.6 s a lap", "la ventaja de ritmo de BBB sobre AAA fue de 0,6 s"."""
    k = index - 1
    while scene.tag(k) in ("OF", "BE", "IN", ":", "LOOSE", "TO"):
        k -= 1
    if scene.tags[max(k - 1, 0) : k + 1] != ["ON", "DRIVER"] or scene.items[index].number > _LARGEST_DELTA:
        return
    rival, k = scene.items[k].code, k - 2
    one = scene.items[k].code if scene.tags[max(k - 1, 0) : k + 1] == ["OF", "DRIVER"] else ""
    k -= 2 * bool(one)
    told = [tag for tag in scene.tags[max(k - 2, 0) : k + 1] if tag in ("AVG", "GAP")]
    first = k - len(told) - ("OF" in scene.tags[max(k - 2, 0) : k + 1])
    owned = scene.items[first] if first >= 0 and scene.tags[first] == "DRIVER" and scene.items[first].flag else None
    one = one or (owned.code if owned is not None else "")
    if sorted(told) == ["AVG", "GAP"] and one and one != rival:
        _delta(talk, scene.items[index], scene.items[index], one, rival)


def _gaining(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA gained 1.75 seconds a lap on BBB", "AAA had 0.7 s a lap on BBB (on him)"."""
    items = scene.items
    if scene.tag(index + 1) != "ON" or scene.tag(index + 2) not in ("DRIVER", "HE") or len(items[index].owner) != 1:
        return
    had = scene.tag(index - 1) in ("DRIVER", "WHO", "QUE", "KEEP") and items[index].at <= items[index - 1].to + 3
    if "GAIN" not in scene.tags[max(index - 3, 0) : index] and not had:
        return
    pursuer = items[index].owner[0]
    others = {items[index + 2].code} if scene.tag(index + 2) == "DRIVER" else drivers_of(items[:index]) - {pursuer}
    defender = next(iter(others)) if len(others) == 1 else None
    if defender is not None and pursuer != defender and not items[index].flag:
        _delta(talk, items[index], items[index + 2], pursuer, defender)


def _better(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB's average was 0.2 s a lap better than AAA's"."""
    value = scene.items[index - 1] if index else None
    average = scene.left(index, AVG, BREAKS)
    rival = index + 2
    while scene.tag(rival) in _ANOTHERS or scene.tags[rival : rival + 2] == ["TO", "OF"]:
        rival += 1
    than = scene.tag(index + 1) == "THAN" and scene.tag(rival) == "DRIVER"
    if value is None or value.tag != "RATE" or value.number > _LARGEST_DELTA or average < 0 or not than:
        return
    one, two = scene.items[average].owner, scene.items[rival].code
    if len(one) == 1 and one[0] != two and STINTS.isdisjoint(_clause(scene, index)):
        _delta(talk, value, scene.items[index], one[0], two)


def _conceding(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA held BBB despite giving away 0.2 s a lap": in the sentence that tells of the defence."""
    k = index - 1
    while scene.tag(k) in _LOOSELY:
        k -= 1
    if scene.tag(k) != "LOSE" or scene.tag(k - 1) != "BUT" or talk.hold is None or talk.hold[2] != talk.sentence:
        return
    defender, pursuer, _ = talk.hold
    if scene.items[index].owner == (defender,) and "DEG" not in scene.tags[index + 1 : index + 4]:
        _delta(talk, scene.items[index], scene.items[index], pursuer, defender)


def _differing(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA was faster (80.1 s) than BBB (80.4 s), a difference of 0.3 s a lap"."""
    k = index - 1
    while scene.tag(k) in _LOOSELY:
        k -= 1
    faster = scene.left(k, FASTER_OR_SLOWER, BREAKS) if scene.tag(k) == "GAP" and not scene.items[index].flag else -1
    than = scene.right(faster, THAN) if faster >= 0 else -1
    if not 0 < than < k or len(scene.items[faster].owner) != 1 or scene.items[index].number > _LARGEST_DELTA:
        return
    rival = than + 1
    while scene.tag(rival) in _ANOTHERS:
        rival += 1
    if scene.tag(rival) == "DRIVER" and scene.items[rival].code != scene.items[faster].owner[0]:
        pair = scene.items[faster].owner[0], scene.items[rival].code
        _delta(talk, scene.items[index], scene.items[index], *(pair if scene.tags[faster] == "FASTER" else pair[::-1]))


def _passing(scene: Scene, talk: Discourse, index: int) -> None:
    """ "This difference of 1.9 s per lap let AAA pass BBB": whose pace it was, the pass tells."""
    before = [tag for tag in scene.tags[max(index - 4, 0) : index] if tag not in ("LOOSE", "~", "≈")]
    passed = scene.right(index, _PASSED, BREAKS)
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
