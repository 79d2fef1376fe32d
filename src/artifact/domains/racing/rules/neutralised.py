"""Which stops were made under the safety car.

Invariant: a stop whose lap the text tells elsewhere, by its order or by the laps that it lies between, is settled once
all of the text is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from artifact.domains.racing.claims import NeutralisedStop
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import Item, named_in_order
from artifact.domains.racing.rules.scene import CLOSED, FULL_STOP, HALTS, OPENED, PERSONS, PIT, Scene

_LISTING = frozenset({",", "AND", "PER", "LAPNO", "INT", "LAP"})
_ADORNING_SC = frozenset({"WORDNUM", "WINDOW", "OF", "PARTIAL", "ORD", "ANOTHER", "FINAL", "OPENING", "HIS"})
_OF_ANOTHER = frozenset({"STOPS", "CHANGE", "COMPOUND", "FINAL", "PARTIAL", "ANOTHER", "BEFORE", "AFTER"})
_BEFORE_REASON = frozenset({"CHANGE", "RUN", "TYRE", "COMPOUND", "TO", "FOR", ",", ">"})
_NOT_BROUGHT = frozenset({"BEFORE", "AFTER", "UNTIL", "NEG", "BUT", "WHILE", "WHO", "AND", ";", ":"})
_AROUND_PICKED = frozenset({",", "(", ")", "TO", "DURING", "PIT", "AND", "RUN", "OCCUR", "BE", "HIS", "MOVE", "THESE"})
_RANKED = frozenset({"PIT", "STOPS", "WORDNUM", "DURING", "BE", "RUN", "OF"})
_STOPPED = frozenset({"PIT", "STOPS", "CHANGE", ">", "LAPNO"})
_OPPOSED = frozenset({"VERSUS", "DRIVER", "PIT", "ON", "IN"})
_EVERY = frozenset({"ALL", "BOTH", "EACH"})
_ABOUT_STOPS = frozenset({"PIT", "STOPS", "COMPOUND", "TYRE"})
_ELSEWHERE = frozenset({"LAPNO", "SPAN", "COMPOUND", "STINT"})
_Stops = Sequence[tuple[str, int | None]]  # driver and lap, where the text tells it
_ORD = frozenset({"ORD"})


def read(scene: Scene, talk: Discourse, stops: list[tuple[int, str, int]], *, listed: bool) -> None:
    """Read which stops were made under the safety car.

    Args:
        scene: the sentence.
        talk: what has been said so far.
        stops: (index of the item, driver, lap) of each that the sentence tells.
        listed: whether the line above says so of all of them.
    """
    if "SC" in scene.has:
        _neutralised(scene, talk, stops)
    if listed:
        for index, driver, lap in stops:
            item = scene.items[index]
            talk.emit(NeutralisedStop, item, item, "stops.neutralised_list", driver=driver, lap=lap)


def _emit(talk: Discourse, item: Item, stops: _Stops) -> None:
    """Keep that stops (driver, lap) were made under the safety car that `item` names."""
    for driver, lap in stops:
        talk.emit(NeutralisedStop, item, item, "stops.neutralised", driver=driver, lap=lap)


def _neutralised(scene: Scene, talk: Discourse, stops: list[tuple[int, str, int]]) -> None:
    """Read each safety car that the sentence names."""
    for index, item in enumerate(scene.items):
        if item.tag != "SC" or item.unreal or "EXCEPT" in scene.tags[max(index - 4, 0) : index]:
            continue  # "a three-stop plan (excluding the stops under the safety car)"
        governed = governor(scene, index)
        if "OTHERS" in scene.has and _of_rivals(scene, governed):
            continue
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
        if not told and stops and "SEIZE" in scene.has:
            seized = scene.right(index, frozenset({"SEIZE"}))
            told = [(driver, lap) for k, driver, lap in stops if k > seized >= 0]
        if not told and stops and _brings_stop(scene, index, stops[0][0]):
            told = [(driver, lap) for _, driver, lap in stops]
        if told:
            _emit(talk, item, told)
            continue
        under = under or _marked(scene, index)
        timed = scene.tag(governed) in ("BEFORE", "AFTER", "UNTIL")
        # "pouco antes de o safety car entrar"
        adjective = adjective and not (timed and scene.tags[index + 1 : index + 3] in (["PIT", "."], ["PIT", ","]))
        if not under and not adjective:
            if scene.tag(index + 1) in ("ON", "IN", "OF") and scene.tag(governed) not in ("BEFORE", "AFTER", "UNTIL"):
                # "the safety car on lap 9 gave him a cheap stop"
                _emit(talk, item, [(driver, lap) for k, driver, lap in stops if k == index + 2])
            continue
        window = None if stops else _window(scene, index)
        if window is not None:
            talk.pending_windows.append((*window, item))
            continue
        _emit(talk, item, _stops_under(scene, index, stops, talk))
    if "SAME_CONDITION" in scene.has:
        index = scene.tags.index("SAME_CONDITION")
        alike = [stop for stop in stops if scene.tags.index("SC") < stop[0] < index]
        # "AAA on lap 9 (under SC), BBB on lap 11 (same conditions)"
        _emit(talk, scene.items[index], [(driver, lap) for _, driver, lap in alike[-1:]])


def _of_rivals(scene: Scene, governed: int) -> bool:
    """Whether the stops under the safety car are those of others: "the rivals' stops under the safety car"."""
    return scene.tag(governed - 1) == "OTHERS" or scene.tags[max(governed - 2, 0) : governed] == ["OTHERS", "PIT"]


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


def governor(scene: Scene, index: int) -> int:
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
    if before in (",", "-", "|") and after in ("", ".", ";", "|", "-"):
        return scene.tag(index - 2) in ("COMPOUND", "LAPNO", "INT", ")")  # "lap 30: MEDIUM → HARD, SC"
    if before not in ("(", ",", ";") or after not in (")", ",", ";"):
        return False
    opening = scene.left(index, OPENED, CLOSED)
    return opening >= 0 and scene.right(index, CLOSED, OPENED) > 0


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
        if ordinal < 0 and len(laps) >= max(2, -ordinal):
            _emit(talk, item, [(driver, lap) for lap in laps[ordinal:]])  # "the last two stops were under SC"
            continue
        lap = laps[ordinal - 1] if 0 < ordinal <= len(laps) else None
        _emit(talk, item, [(driver, lap)])


def all_under_safety_car(scene: Scene) -> bool:
    """Whether a line that opens a list says of the stops in it that they were made under the safety car."""
    if "SC" not in scene.has:
        return False
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
    first = scene.left(index, _ORD, HALTS)
    second = scene.right(index, _ORD, FULL_STOP)
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


def _stops_under(scene: Scene, index: int, stops: list[tuple[int, str, int]], talk: Discourse) -> _Stops:
    """Which stops were made under the safety car that item `index` names."""
    item = scene.items[index]
    clause = {other.tag for other in scene.items[:index] if other.clause == item.clause}
    if "BOTH" in clause and len(item.owner) == 2 and scene.has.isdisjoint(("LAPNO", "SPAN")):
        later = max((other.whole for other in scene.items[:index] if other.tag == "ORD"), default=0)
        if later > 1 and not stops:
            talk.pending_neutralised.extend((driver, later, item) for driver in item.owner)
            return []  # "the second stop was on the same lap for both, and under SC"
        if all(len(talk.stops.get(driver, [])) == 1 for driver in item.owner):
            return [(driver, talk.stops[driver][0]) for driver in item.owner]
    # unlike "two stops each: ..., the last one under the safety car"
    everything = not clause.isdisjoint(_EVERY) and "FINAL" not in scene.tags[max(index - 4, 0) : index]
    if stops:
        return _of_sentence(scene, index, stops, talk, everything=everything)
    return _of_text(scene, index, talk, everything=everything, every_one="ALL" in clause)


def _of_sentence(
    scene: Scene, index: int, stops: list[tuple[int, str, int]], talk: Discourse, *, everything: bool
) -> _Stops:
    """Which of the stops that the sentence tells were made under the safety car at `index`."""
    other = _in_bracket(scene, index, stops) or _of_own_change(scene, index, stops, talk)
    if other:
        return other
    leading = not any(k < index for k, _, _ in stops)
    if everything or (leading and _labels(scene, index)):
        return [(driver, lap) for k, driver, lap in stops if leading or k < index]
    same = [stop for stop in stops if scene.items[stop[0]].clause == scene.items[index].clause]
    left = [stop for stop in same if stop[0] < index]
    if not left:
        return _grouped(scene, [stop for stop in same if not _other_ordinal(scene, index, stop[0])])
    then = _stops_after(scene, index, same)
    if then or _more_since(scene, left[-1][0], index):
        return then
    return _picked(scene, index, _grouped(scene, left[::-1]))


def _in_bracket(scene: Scene, index: int, stops: list[tuple[int, str, int]]) -> list[tuple[str, int]]:
    """ "the stops under the safety car (lap 9 for AAA, lap 11 for BBB)"."""
    named = scene.tag(index + 1) in ("WINDOW", "STOPS", "PIT")  # "under the safety car period", "the SC stops"
    if scene.tag(index + 2 if named else index + 1) != "(":
        return []
    closing = scene.right(index, CLOSED)
    return [(driver, lap) for k, driver, lap in stops if index < k < closing]


def _of_own_change(
    scene: Scene, index: int, stops: list[tuple[int, str, int]], talk: Discourse
) -> list[tuple[str, int]]:
    """ "AAA's stop was on lap 9, that of BBB was HARD→SOFT under SC": BBB's, if the text knows one alone."""
    if scene.tag(index - 1) != "DURING" or index - 2 not in scene.changed:
        return []
    owner = scene.items[index].owner
    told = talk.stops.get(owner[0], []) if len(owner) == 1 else []
    others = len(told) == 1 and all(driver != owner[0] for _, driver, _ in stops)
    return [(owner[0], told[0])] if others else []


def _labels(scene: Scene, index: int) -> bool:
    """Whether the safety car is said of all stops after it: "SC stops: AAA lap 9, BBB lap 11"."""
    if scene.tags[index + 1 : index + 3] in (["PIT", ":"], ["STOPS", ":"]):
        return True
    return "DURING" in scene.tags[max(index - 2, 0) : index] and "DRIVER" not in scene.tags[:index]


def _more_since(scene: Scene, stop: int, index: int) -> bool:
    """Whether other stops are counted since: "stopped on lap 57, then had three more stops under SC"."""
    since = scene.tags[stop:index]
    return "STOPS" in since or "TWICE" in since or ("COMPARE", "PIT") in pairwise(since)


def _grouped(scene: Scene, nearest: list[tuple[int, str, int]]) -> list[tuple[str, int]]:
    """Of stops, the nearest first, those that are told together with the nearest."""
    group = nearest[:1]
    for stop in nearest[1:]:
        low, high = sorted((stop[0], group[-1][0]))
        if low != high and not _listed_together(scene, low, high, alike=stop[1] == group[0][1]):
            break
        group.append(stop)  # "AAA and BBB stopped on lap 9 under the safety car"
    return [(driver, lap) for _, driver, lap in group]


def _listed_together(scene: Scene, low: int, high: int, *, alike: bool) -> bool:
    """Whether two stops, of one driver if `alike`, are of one list."""
    between = scene.tags[low + 1 : high]
    if "VERSUS" in between and _OPPOSED.issuperset(between):
        return True  # "(lap 9 vs. lap 11) under the safety car", "AAA pit lap 9 vs BBB pit lap 11 (both under SC)"
    return (alike or "RESPECTIVELY" in scene.tags[high:]) and _LISTING.issuperset(between)


def _of_text(scene: Scene, index: int, talk: Discourse, *, everything: bool, every_one: bool) -> _Stops:
    """Which of the stops that other sentences tell were made under the safety car at `index`."""
    item = scene.items[index]
    if scene.preds[index] == "stay":
        return []  # "AAA stayed out under the safety car while BBB stopped"
    if scene.preds[index] == "stint" and scene.has.isdisjoint(_STOPPED):
        return []  # "the last two stints were on SOFT, under the safety car"
    relevant = not scene.has.isdisjoint(_ABOUT_STOPS)
    relevant = relevant or ("CHANGE" in scene.has and scene.has.isdisjoint(("GAP", "SECS")))
    if _keeps_rank(scene, index, talk, relevant=relevant):
        return []  # "AAA stopped on laps 9 and 30. The last one was under the safety car."
    if not relevant:
        return talk.block_stops[-1:]
    if everything and all(not talk.stops.get(driver) for driver in item.owner):
        nobody = scene.has.isdisjoint(PERSONS) and len(talk.cast) == 2
        whose = tuple(talk.cast) if nobody else item.owner  # "the stops were all under the safety car"
        talk.pending_neutralised.extend((driver, 0, item) for driver in whose)
        return []  # "both stopped several times under the safety car", with no lap told yet
    if len(talk.cast) > 1 and "PARTIAL" in scene.tags[max(index - 3, 0) : index + 3]:
        return []  # "later stops under the safety car", whoever made them
    more = scene.tags[max(index - 3, 0) : index] == ["COMPARE", "PIT", "DURING"] and scene.items[index - 2].flag
    if more and len(talk.cast) > 1 and "STOPS" not in scene.has and scene.tag(index - 4) not in ("RUN", "DRIVER"):
        return []  # "there were more stops under the safety car", whoever made them
    if every_one and len(talk.cast) > 1 and _several(scene, index):
        alone = [driver for driver in item.owner if len(talk.stops.get(driver, [])) == 1]
        if alone:
            return [(driver, None) for driver in alone]  # "his stops were all under SC", of which one alone was told
    if not everything:
        return _of_some(scene, index, talk)
    if not every_one and not scene.has.isdisjoint(("LAPNO", "SPAN")):
        return []  # "both stopped under the safety car from lap 66 on": of these the text tells elsewhere
    return [(driver, lap) for driver in talk.owners(item) for lap in _counted(scene, talk.stops.get(driver, []))]


def _keeps_rank(scene: Scene, index: int, talk: Discourse, *, relevant: bool) -> bool:
    """Keep the rank by which a driver's stop is named, to be looked up once all of the text is read."""
    if "LAPNO" in scene.has or not _ELSEWHERE.isdisjoint(scene.tags[:index]):
        return False
    rank = _rank(scene, index)
    drivers = talk.owners(scene.items[index]) if rank else ()
    if len(drivers) != 1 or not (relevant or len(talk.stops.get(drivers[0], [])) > 1):
        return False
    talk.pending_neutralised.append((drivers[0], rank, scene.items[index]))
    return True


def _of_some(scene: Scene, index: int, talk: Discourse) -> _Stops:
    """Which stops that other sentences tell the safety car is said of, where it is not said of all."""
    item = scene.items[index]
    if "STOPS" in (scene.tag(index - 3), scene.tag(index - 2)):
        told = talk.stops.get(item.owner[0], []) if len(item.owner) == 1 else []
        count = next(other for other in reversed(scene.items[:index]) if other.tag == "STOPS")
        if len(told) == count.whole and not count.flag:
            return [(item.owner[0], lap) for lap in told]  # "his two stops were under the safety car"
    pair = _pair_of_move(scene, talk) if _several(scene, index) else ()
    if talk.block_stops and not item.owner and not pair:
        return talk.block_stops[-1:]
    if scene.changed:
        return _of_changes(scene, index, talk)
    # "his second stop was under the safety car": on which lap that was, the text may say elsewhere
    ordinal = next((other.whole for other in reversed(scene.items[:index]) if other.tag == "ORD"), 0)
    drivers = pair if pair and not ordinal else talk.owners(item)
    if not ordinal and len(drivers) == 1 and _is_retold(scene, index) and len(talk.stops.get(drivers[0], [])) == 1:
        return [(drivers[0], talk.stops[drivers[0]][0])]
    if not ordinal and not pair and _again(scene, talk, drivers):
        return talk.block_stops[-1:]
    talk.pending_neutralised.extend((driver, ordinal, item) for driver in drivers)
    return []


def _of_changes(scene: Scene, index: int, talk: Discourse) -> _Stops:
    """ "AAA (MEDIUM→HARD under SC)": the stop of that change, if the text knows one alone."""
    last = _rank(scene, index) < 0 and len(talk.cast) > 1  # "his final stop", of more than one
    return [
        (driver, laps[0] if len(laps) == 1 and talk.n_changes(driver) < 2 and not last else None)
        for driver in talk.owners(scene.items[index])
        for laps in [talk.stops.get(driver, [])]
    ]


def _rank(scene: Scene, index: int) -> int:
    """Which of a driver's stops a sentence without laps names: the second is 2, the last two are -2; 0 for none."""
    named = [item for item in scene.items[:index] if item.tag in ("ORD", "FINAL", "OPENING")]
    if len(named) != 1:
        return 0
    at = scene.items.index(named[0])
    beside = scene.tag(at + 1) in _RANKED and scene.items[at + 1].at <= named[0].to + 3
    if not beside and scene.tag(at - 1) not in ("PIT", "STOPS"):
        return 0  # "the final gap"
    count = next((item.whole for item in scene.items[max(at - 1, 0) : at + 2] if item.tag in ("STOPS", "WORDNUM")), 1)
    if named[0].tag == "FINAL":
        return -count
    return named[0].whole if named[0].tag == "ORD" and count == 1 else 0


def _again(scene: Scene, talk: Discourse, drivers: tuple[str, ...]) -> bool:
    """Whether a stop is the one told just before: "AAA stopped on lap 9. The stop came under the safety car."."""
    told = [driver for driver, _ in talk.block_stops]
    return len(drivers) == 1 and told == list(drivers) and scene.has.isdisjoint(_OF_ANOTHER)


def _is_retold(scene: Scene, index: int) -> bool:
    """Whether a stop is told by how much later it was: "BBB, stopping one lap later, also under the safety car"."""
    stop = scene.left(index, PIT)
    later = scene.items[stop + 1] if 0 <= stop < index - 2 else None
    return later is not None and later.tag == "NLAPS" and later.flag and scene.tag(stop + 2) == "COMPARE"


def _several(scene: Scene, index: int) -> bool:
    """Whether the stops under the safety car at `index` are several, with no lap: "during the stops under SC"."""
    noun = scene.left(index, PIT)
    return noun >= 0 and scene.items[noun].flag and scene.has.isdisjoint(("LAPNO", "SPAN", "INT"))


def _pair_of_move(scene: Scene, talk: Discourse) -> tuple[str, ...]:
    """The two drivers whose stops a sentence about both, or about the move of one on the other, speaks of."""
    named = tuple(named_in_order(scene.items))
    if "BOTH" in scene.has and len(talk.cast) == 2 and "DRIVER" not in scene.tags[: scene.tags.index("SC")]:
        return tuple(talk.cast)
    if len(talk.cast) == 2 and "GAP" in scene.has:
        return tuple(talk.cast)  # "after the stops under the safety car the gap was 1.2 s"
    return named if len(named) == 2 and not scene.has.isdisjoint(("UNDERCUT", "OVERCUT", "GAP")) else ()
