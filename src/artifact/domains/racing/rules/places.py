"""Final positions: which numbers and ordinals are places, whose they are, and which were but held on the way."""

from __future__ import annotations

from collections.abc import Iterator

from artifact.claim import Polarity
from artifact.domains.racing.claims import FinalPosition
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import BREAKS, Discourse, Scene

_NOT_A_RESULT = frozenset({"PIT", "CHANGE", "UNDERCUT", "OVERCUT", "HOLD", "RUN", "STINT", "COMPOUND"})
_ENDS: tuple[list[str], ...] = ([], ["."], [","], [")"], [";"])
_CAUSES = frozenset({"UNDERCUT", "OVERCUT", "MOVE", "PIT"})
_NOT_A_PLACE = frozenset(
    {
        "STINT",
        "PIT",
        "STOPS",
        "LAP",
        "COMPOUND",
        "TYRE",
        "SECONDS",
        "STINTS",
        "NLAPS",
        "CHANGE",
        "UNDERCUT",
        "OVERCUT",
        "SC",
        "WINDOW",
        "FASTER",
        "SLOWER",
    }
)
_COUNTED = frozenset({"WIN", "ORDER", "POINTS"})  # "his third win", "AAA's second podium"
_RESULT_LABELS = frozenset({"FINISH", "ORDER"})
_PLACES = ("POS", "ORD")
# what tells that an ordinal beside a driver is where he finished
_RESULT = frozenset({"FINISH", "FLAG", "WIN", "BE", "POS", "ORDER"})
_FINISHED = frozenset({"FINISH", "FLAG", "WIN", "ORDER"})
_AFTER_DRIVER = frozenset({",", "IN", "(", "WITH", ":"})  # between a driver and his place: "AAA, fifth", "AAA (5th)"
_AGAINST = frozenset({"TO", "VERSUS", "ON", "FOR"})
_BEFORE_PAIR = frozenset({",", "(", "IN", "BY", "FOR", "WORDNUM", "POSITION", "ORDER", ":"})
_OBJECT = frozenset({"AHEAD", "BEHIND", "ON", "THAN", "BY", "TO", "FROM", "PASSED", "HOLD", "UNDERCUT", "OVERCUT"})
_SAID_OF_ALL = frozenset({"ORDER", "FINISH", "BE", "STAY", "FLAG", "RESPECTIVELY", ":", "-", "("})
# they tell of the course of the race: "second until lap 20", "after the stops AAA was third"
_COURSE = frozenset({"LAPNO", "SPAN", "UNTIL", "BEFORE", "SC", "WINDOW", "START", "WHILE"})
_FRONTED = _COURSE | {"AFTER", "NLAPS"}
_JOINING = frozenset({",", "AND"})
_JOINING_PLACES = _JOINING | {"TO", "-", "IN"}
_LAST = 22  # no field has more cars


def read(scene: Scene, talk: Discourse) -> None:
    """Read the final positions that a sentence tells."""
    if scene.has.isdisjoint(("POS", "ORD", "FINISH", "ORDER")):
        return
    if "INT" in scene.has and not scene.has.isdisjoint(_RESULT_LABELS):
        label = next((k for k, tag in enumerate(scene.tags) if tag == ":"), len(scene.tags))
        if not _RESULT_LABELS.isdisjoint(scene.tags[:label]):
            _count_off(scene, talk, label + 1, 0)
    if "ORDER" in scene.has:
        _completing(scene, talk)
    told: set[int] = set() if scene.has.isdisjoint(_PLACES) else _read_rows(scene, talk)
    for index, item in enumerate(scene.items):
        if index in told:
            continue
        if item.tag == "POS":
            _position(scene, talk, index, "result.position")
        elif item.tag == "ORD":
            if _is_place(scene, index):
                _position(scene, talk, index, "result.ordinal")
        elif item.tag == "INT" and _is_bare_place(scene, index):
            _position(scene, talk, index, "result.bare")


def _position(scene: Scene, talk: Discourse, index: int, rule: str) -> None:
    item = scene.items[index]
    if scene.preds[index] == "start" or scene.tag(index - 1) in ("FROM", "HOLD"):
        talk.drop("not_a_final_position")
        return
    if _held_on_the_way(scene, index) or "GRID" in scene.tags[index + 1 : index + 3]:
        talk.drop("not_a_final_position")
        return
    if scene.tags[index + 1 :] == [":"] and scene.tags[max(index - 2, 0) : index] == [":", "DRIVER"]:
        talk.drop("unresolved_driver")  # the last label of such a list, whose driver was cut off
        return
    for driver in _whose(scene, talk, index) or talk.owners(item):
        if driver not in scene.named and talk.placed.get(driver, item.whole) != item.whole:
            talk.drop("position_of_another")  # whom the sentence does not name has been given another place before
            continue
        _tell(scene, talk, item, driver, item.whole, rule, finished=scene.preds[index] == "finish")


def _tell(
    scene: Scene, talk: Discourse, item: Item, driver: str, place: int, rule: str, *, finished: bool = False
) -> None:
    if not item.unreal:
        talk.placed.setdefault(driver, place)
        if finished and driver in scene.named:
            talk.finished.setdefault(driver, set()).add(place)
    talk.emit(FinalPosition, item, item, rule, item.unreal, driver=driver, position=place)


def _whose(scene: Scene, talk: Discourse, index: int) -> tuple[str, ...]:
    """The drivers whose a place is; empty where neither what stands beside it nor its clause tells."""
    item = scene.items[index]
    owner = item.owner
    before = scene.items[index - 1] if index else None
    after = scene.items[index + 1] if index + 1 < len(scene.items) else None
    given = _given_to(scene, index)
    if (apart := _set_apart(scene, talk, index)) is not None:
        owner = (apart,)
    elif scene.tags[index + 1 : index + 3] == [":", "DRIVER"]:
        owner = (scene.items[index + 2].code,)  # a label: "P1: AAA / P2: BBB"
    elif before is not None and before.tag == "DRIVER":
        owner = (before.code,)
    elif before is not None and before.tag == "IN" and scene.tag(index - 2) == "DRIVER" and before.to == item.at - 1:
        owner = (scene.items[index - 2].code,)  # "followed by BBB in second"
    elif (beside := _in_place_beside(scene, index)) is not None:
        owner = (beside.code,)
    elif before is not None and before.tag == "BE" and scene.tag(index - 2) == "DRIVER":
        owner = (scene.items[index - 2].code,)  # "BBB was second"
    elif given is not None:
        owner = (given.code,)
    elif before is not None and before.tag in ("AHEAD", "BEHIND") and len(owner) == 1:
        rival = talk.other(owner[0])  # "P8, ahead of P9"
        owner = (rival,) if rival is not None else ()
    elif _of_the_neighbour(scene, index) or _apposed(scene, index):
        owner = (scene.items[index - 2].code,)
    elif len(owner) == 2 and (mine := _own_place(scene, index)) is not None:
        owner = (owner[mine],)
    elif after is not None and after.tag == "DRIVER" and after.at <= item.to + 1:
        owner = (after.code,)  # "P1 AAA, P2 BBB"
    if scene.tag(index + 1) in ("AHEAD", "BEHIND") and scene.tag(index + 2) == "DRIVER" and len(owner) < 2:
        rival = scene.items[index + 2].code
        other = talk.other(rival)
        owner = (other,) if other is not None and owner in ((), (rival,)) else owner  # "finishing P5 ahead of BBB"
    if len(owner) == 1 and _said_else(scene, index, owner[0]):
        rival = talk.other(owner[0])  # "finished behind BBB in P17 while BBB finished P13"
        owner = (rival,) if rival is not None else ()
    return owner


def _set_apart(scene: Scene, talk: Discourse, index: int) -> str | None:
    """Whose one of two places is: "AAA finished ahead of BBB, P6 to P7", "AAA terminó detrás de BBB (P9 vs P8)"."""
    first = index - 2 if scene.tag(index - 1) in _AGAINST else index
    if scene.tag(first) != "POS" or scene.tag(first + 1) not in _AGAINST or scene.tag(first + 2) != "POS":
        return None
    k = first - 1
    while scene.tag(k) in _BEFORE_PAIR:
        k -= 1
    order = k - 1 if scene.tag(k) == "DRIVER" else k
    moves = {sides for told in talk.moves.values() for sides in told} if not scene.named else set()
    if len(moves) == 1:
        return moves.pop()[index != first]  # "the result (P5 vs P9)": who made the move on whom
    if scene.tag(order) not in ("AHEAD", "BEHIND") or len(scene.items[order].owner) != 1:
        return None
    mine = scene.items[order].owner[0]
    rival = scene.items[k].code if order < k else talk.other(mine)
    ahead = scene.items[first].whole < scene.items[first + 2].whole
    if ahead != (scene.tag(order) == "AHEAD") or mine == rival:
        return None
    return mine if index == first else rival


def _given_to(scene: Scene, index: int) -> Item | None:
    """Whom a place is said to be for: "fifth place for AAA", "el noveno puesto fue para AAA", "ficou com AAA"."""
    k = index + 1
    if scene.tags[k : k + 2] == ["AND", "POINTS"]:
        k += 2  # "eighth place and the points went to AAA"
    went = scene.tag(k) in ("CHANGE", "STAY", "BE", "FINISH")  # "fifth place went to AAA"
    k += went
    link, driver = scene.tag(k), scene.items[k + 1] if k + 1 < len(scene.items) else None
    if driver is None or driver.tag != "DRIVER" or driver.flag or driver.at > scene.items[k].to + 2:
        return None
    if scene.items[k].at > scene.items[index].to + 6 or scene.tag(k + 2) in _PLACES:
        return None
    if link == "FOR" or (link == "TO" and (went or scene.items[k].at > scene.items[index].to + 1)):
        return driver
    again = any(scene.tags[n : n + 2] == ["WITH", "DRIVER"] for n in range(index)) and "POS" in scene.tags[:index]
    return driver if link == "WITH" and (went or again or scene.items[k].at > scene.items[index].to + 1) else None


def _in_place_beside(scene: Scene, index: int) -> Item | None:
    """Who is said to have come right behind: "AAA finished fifth, with BBB just behind in sixth"."""
    k = index - 2 if scene.tag(index - 1) == "IN" else index - 1
    if scene.tag(k) == ",":
        k -= 1
    if scene.tags[max(k - 1, 0) : k + 1] != ["DRIVER", "BEHIND"] or _RESULT.isdisjoint(scene.tags[: k - 1]):
        return None
    ends = scene.tags[index + 1 : index + 2] in _ENDS or scene.tag(index + 1) == "AND"
    return scene.items[k - 1] if ends and scene.items[index].at <= scene.items[k].to + 4 else None


def _apposed(scene: Scene, index: int) -> bool:
    """Whether a place is that of the driver before the comma: "AAA was fourth and BBB, fifth"."""
    if scene.tags[max(index - 2, 0) : index] != ["DRIVER", ","] or scene.items[index - 2].flag:
        return False
    if scene.tag(index - 3) in _PLACES or scene.tag(index + 1) == "DRIVER":
        return False  # "P1 AAA, P2 BBB"
    near = scene.items[index].at <= scene.items[index - 1].to + 2
    return near and scene.tag(index - 3) not in _OBJECT and scene.items[index - 1].at == scene.items[index - 2].to + 1


def _held_on_the_way(scene: Scene, index: int) -> bool:
    """Whether a position is one that changed hands, or was held for a while, in the course of the race."""
    item = scene.items[index]
    moved = index - 2 if scene.tag(index - 1) in ("OF", "TO", "DRIVER") else index - 1
    if scene.tag(moved) == "TO" and scene.tag(moved + 1) == "DRIVER":
        moved -= 1  # "le dio a AAA el P3"
    near = moved >= 0 and item.at <= scene.items[moved].to + 4
    if scene.tag(index - 1) in ("OF", "FROM") and _leads_to_place(scene, index):
        return True  # "de la P9 de parrilla a la P4"
    if near and scene.tag(moved) == "LOSE":
        return moved >= index - 2 and item.at <= scene.items[moved].to + 3  # "lost P3 to BBB", "a perda da P3"
    if near and scene.tag(moved) == "GAIN":
        return scene.tag(index - 1) != "DRIVER"  # "gained P4", "ganhou a P4"
    if near and scene.tag(moved) == "GIVE":
        return not _CAUSES.isdisjoint(scene.tags[:moved])  # "the undercut gave AAA P3"
    if scene.tag(index - 1) in ("WHILE", "GIVE") and item.at <= scene.items[index - 1].to + 2:
        return True  # "cuando era P4"
    left = scene.left(index, frozenset({"PIT_EXIT", "FINISH", "WIN"}), BREAKS)
    return left >= 0 and scene.tags[left] == "PIT_EXIT" and item.at <= scene.items[left].to + 4  # "rejoined in P9"


def _leads_to_place(scene: Scene, index: int) -> bool:
    """Whether another place follows that the driver went on to."""
    return any(scene.tag(k - 1) in ("TO", "FOR") and scene.tag(k) == "POS" for k in range(index + 2, index + 6))


def finish(talk: Discourse) -> None:
    """Give up the places that a text names beside the one where it says that the driver finished."""
    for claim in list(talk.claims):
        if not isinstance(claim, FinalPosition) or claim.polarity is not Polarity.AFFIRMED:
            continue
        if claim.position not in talk.finished.get(claim.driver or "", {claim.position}):
            del talk.claims[claim]
            talk.drop("not_a_final_position")


def _of_the_neighbour(scene: Scene, index: int) -> bool:
    """ "AAA finished fifth, ahead of BBB, sixth": the second place is that of whom he was ahead of."""
    named = scene.tags[max(index - 3, 0) : index] in (["AHEAD", "DRIVER", ","], ["BEHIND", "DRIVER", ","])
    ends = scene.tags[index + 1 : index + 2] in _ENDS or scene.tag(index + 1) == "AND"
    return named and ends and not {"POS", "ORD", "WIN"}.isdisjoint(scene.tags[: index - 3])


def _said_else(scene: Scene, index: int, driver: str) -> bool:
    """Whether what follows says in so many words that the driver finished elsewhere."""
    for k in range(index + 1, min(index + 5, len(scene.items) - 2)):
        if scene.tags[k] == "DRIVER" and scene.tags[k + 1] == "FINISH" and scene.items[k].code == driver:
            place = k + 3 if scene.tags[k + 2] == "IN" else k + 2
            return scene.tag(place) == "POS" and scene.items[place].whole != scene.items[index].whole
    return False


def _own_place(scene: Scene, index: int) -> int | None:
    """Of two positions said of two drivers ("both finished out of the points, P19 and P15") the how-manieth it is."""
    places = [k for k, tag in enumerate(scene.tags) if tag == scene.tags[index]]
    return places.index(index) if len(places) == 2 else None


def _is_place(scene: Scene, index: int) -> bool:
    """Whether an ordinal is a final position."""
    following = scene.tags[index + 1 : index + 4]
    if following[:1] and following[0] in _NOT_A_PLACE:
        return False
    if following[:1] and following[0] in _COUNTED and scene.items[index + 1].at <= scene.items[index].to + 1:
        return False
    if following[1:2] and following[1] in ("STINT", "PIT", "STOPS") and following[0] not in ("AFTER", "WITH", ","):
        return False  # "the third and last stop", unlike "fifth after two stops"
    item = scene.items[index]
    pair = ["ORD", "AND", "ORD"]
    if len(item.owner) == 2 and pair in (scene.tags[index : index + 3], scene.tags[index - 2 : index + 1]):
        # "they finished second and third"
        return scene.left(index, _FINISHED, BREAKS) >= 0
    before = scene.tag(index - 1)
    after = scene.items[index + 1] if index + 1 < len(scene.items) else None
    if item.flag and after is not None and after.tag == "DRIVER" and not after.flag:
        listed = after.at <= item.to + 1 and before in (":", ",", "AND", ";")
        return listed and scene.left(index, _FINISHED) >= 0  # "Results: 1st AAA, 2nd BBB"
    if before == "BE":
        return _is_told(scene, index) and not _passing(scene, index)
    if _given_to(scene, index) is not None and (scene.preds[index] == "finish" or _result_before(scene, index)):
        return before in ("", ",", "AND", ";", ":", ".", "BUT", "WHILE", "FINISH", "FLAG", "ORDER")
    if _in_place_beside(scene, index) is not None:
        return True
    if before == "ORDER" and following[:1] in _ENDS and item.at <= scene.items[index - 1].to + 2:
        return True  # "subió al podio como tercero"
    ends = following[:1] in _ENDS or following[0] in ("AND", "BEHIND", "AHEAD")
    if before == "IN" and scene.items[index - 1].to == item.at - 1 and ends:
        beside = scene.tags[max(index - 3, 0) : index]  # "rounded out the podium in third", "the last point in tenth"
        if not {"ORDER", "POINTS", "FLAG"}.isdisjoint(beside) or scene.preds[index] in ("finish", "win", "fastest"):
            return True  # "set the fastest lap in fifth"
    if before == "DRIVER" and scene.items[index - 1].to == item.at - 1:
        return not _dated(scene, index)  # unlike "AAA first, on lap 9, then BBB"
    row = scene.tags[max(index - 3, 0) : index] in (["ORD", "AND", "DRIVER"], ["ORD", ",", "DRIVER"])
    if row and scene.items[index - 1].to + 1 < item.at <= scene.items[index - 1].to + 3 and _is_place(scene, index - 3):
        return not _dated(scene, index)  # "AAA was fifth and BBB only ninth"
    took = before == "CHANGE" and scene.tag(index - 2) == "DRIVER"  # "AAA took second and BBB third"
    if (before == "DRIVER" or took) and _placed_alike(scene, index):
        return True
    if took and following[:1] in _ENDS and not _dated(scene, index) and _result_before(scene, index - 2):
        return True  # "AAA was second at the flag and BBB took third"
    if before in _AFTER_DRIVER and scene.tag(index - 2) == "DRIVER" and _beside_driver(scene, index):
        return True
    said = scene.left(index, frozenset({"FINISH", "WIN"}), BREAKS)
    return said >= 0 and index - said < 12 and scene.preds[index] in ("finish", "win") and before != "OF"


def _beside_driver(scene: Scene, index: int) -> bool:
    """Whether an ordinal stands after a driver with a mark or "in" between, in a sentence about the result."""
    link, item = scene.items[index - 1], scene.items[index]
    if link.at != scene.items[index - 2].to + 1 or item.at > link.to + 2 or scene.items[index - 2].flag:
        return False
    ends = scene.tags[index + 1 : index + 2] in _ENDS or scene.tag(index + 1) in ("AND", "WITH", "AFTER")
    return ends and not _dated(scene, index) and (scene.preds[index] == "finish" or _result_before(scene, index))


def _result_before(scene: Scene, index: int) -> bool:
    return not _RESULT.isdisjoint(scene.tags[:index])


def _is_told(scene: Scene, index: int) -> bool:
    """Whether "was fourth" ends what is said: not "was the fourth to stop", nor, of a place that others may hold in
    turn, "was the first, on lap 9"."""
    after = scene.tag(index + 1)
    if after in ("TO", "OF", "QUE", "WHO") or scene.tag(index + 2) in ("PIT", "CHANGE") or _dated(scene, index):
        return False
    if scene.items[index].whole > 1:
        return True
    k = index + 1
    while scene.tag(k) in _JOINING:
        k += 1
    goes_on = scene.tag(k) == "DRIVER" and (scene.tag(k + 1) in ("ORD", "POS") or scene.tag(k + 2) == "ORD")
    return goes_on or not _FINISHED.isdisjoint(scene.tags[:index])


def _dated(scene: Scene, index: int) -> bool:
    """Whether a lap follows: the ordinal counts what was done on it."""
    k = index + 1
    while scene.tag(k) in (",", "IN", "ON", "("):
        k += 1
    return scene.tag(k) == "LAPNO"


def _passing(scene: Scene, index: int) -> bool:
    """Whether a place is told of the course of the race: "was second until lap 20", "after the stops AAA was third"."""
    if not {"FINISH", "FLAG"}.isdisjoint(scene.tags[:index]):
        return False
    for k in range(index + 1, len(scene.tags)):
        if scene.tags[k] in ("AND", ",", ";", ".", "(") or (scene.tags[k] == "AFTER" and scene.tag(k + 1) == "STOPS"):
            break
        if scene.tags[k] in _COURSE or scene.tags[k] == "AFTER":
            return True
    for tag in scene.tags[: index - 1]:
        if tag in ("DRIVER", "HE"):
            return False
        if tag in _FRONTED:
            return True
    return False


def _placed_alike(scene: Scene, index: int) -> bool:
    """ "AAA eighth and BBB ninth", "AAA octavo, BBB noveno": places in a row, the verb told once."""
    k = index + 1
    while scene.tag(k) in (",", "AND", "WITH"):
        k += 1
    alike = k > index + 1 and scene.tag(k) == "DRIVER" and scene.tag(k + 1) == "ORD"
    return alike and scene.items[index].at <= scene.items[index - 1].to + 2 and _is_place(scene, k + 1)


def _is_bare_place(scene: Scene, index: int) -> bool:
    """Whether a number is a place without the word for it: "terminó 12", "AAA in position 9 and BBB in 11"."""
    item = scene.items[index]
    if not 0 < item.whole <= _LAST or scene.tags[index + 1 : index + 2] not in (*_ENDS, ["AND"]):
        return False
    if scene.tag(index - 1) == "FINISH":
        return item.at == scene.items[index - 1].to + 1
    if scene.tags[max(index - 3, 0) : index] == ["DRIVER", "FINISH", "IN"] and "POS" in scene.tags[: index - 3]:
        return item.at <= scene.items[index - 1].to + 2  # "AAA terminó en el puesto 9 y BBB acabó en el 11"
    if scene.tags[max(index - 2, 0) : index] != ["DRIVER", "IN"] or scene.preds[index] != "finish":
        return False
    return "POS" in scene.tags[max(index - 6, 0) : index]


def _read_rows(scene: Scene, talk: Discourse) -> set[int]:
    """Read "AAA, BBB and CCC finished fourth, fifth and sixth", "AAA e BBB: nono e décimo".

    Returns:
        Where such places stand, and those that are but the ends of a row of them.
    """
    told: set[int] = set()
    drivers = list(_runs(scene, ("DRIVER",), _JOINING))
    if scene.tags.count("ORD") > 1 and scene.has.isdisjoint(_NOT_A_RESULT) and "LAPNO" not in scene.has:
        told.update(_side_by_side(scene, talk))
    for places in _runs(scene, _PLACES, _JOINING_PLACES):
        named = next((run for run in reversed(drivers) if run.stop <= places.start), None)
        if _set_apart(scene, talk, places.start) is not None:
            continue
        through = not {"TO", "-"}.isdisjoint(scene.tags[places.start : places.stop])
        if through and (scene.tag(places.start - 1) not in ("OF", "FROM") or "RESPECTIVELY" in scene.has):
            told.update(places)  # unlike "from P9 on the grid to P4"
        if named is None or not _of_all(scene, named, places):
            continue
        who = [scene.items[k] for k in named if scene.tags[k] == "DRIVER"]
        where = [(scene.items[k], scene.items[k].whole) for k in places if scene.tags[k] in _PLACES]
        if len(where) == 2 and through:  # "from sixth to tenth"
            last = where[1][0]
            where = [(last, place) for place in range(where[0][1], where[1][1] + 1)]
        if len(who) == len(where):
            told.update(places)
            for item, (said, place) in zip(who, where, strict=True):
                _tell(scene, talk, said, item.code, place, "result.row")
    return told


_BESIDE = frozenset({",", "AND", ";", ".", ":", "TO", "AHEAD", "BEHIND", "HIS", ""})


def _side_by_side(scene: Scene, talk: Discourse) -> set[int]:
    """ "Second, AAA; third, BBB", "AAA, sixth, and BBB, seventh, ...": places in a row, each beside its driver.

    Returns:
        Where they stand.
    """
    tags = scene.tags
    found: list[tuple[int, int]] = []
    for index in range(len(tags) - 2):
        after = index + 2 + (tags[index] == "DRIVER" and tags[index + 2] == "IN")  # "AAA, in second"
        if tags[index + 1] == "," and {tags[index], scene.tag(after)} == {"ORD", "DRIVER"}:
            close = scene.items[after].at == scene.items[index].to + after - index
            place = index if tags[index] == "ORD" else after
            alike = not found or (found[-1][0] < found[-1][1]) == (tags[index] == "ORD")
            if close and alike and scene.tag(index - 1) in _BESIDE and scene.tag(after + 1) in _BESIDE:
                found.append((place, index + after - place))
    ranks = [scene.items[place].whole for place, _ in found]
    if len(found) < 2 or ranks != sorted(set(ranks)):
        return set()
    for place, driver in found:
        _tell(scene, talk, scene.items[place], scene.items[driver].code, scene.items[place].whole, "result.beside")
    return {place for place, _ in found}


def _completing(scene: Scene, talk: Discourse) -> None:
    """ "AAA and BBB completed the top five": the last places of those who lead, in the order told."""
    for index, item in enumerate(scene.items):
        if (
            item.tag != "ORDER"
            or item.value is None
            or not {"POS", "ORD"}.isdisjoint(scene.tags[index + 1 : index + 6])
        ):
            continue
        end = scene.left(index, frozenset({"DRIVER"}), BREAKS)
        if end < index - 2 or not {"RUN", "DRIVER"}.issuperset(scene.tags[end:index]):
            continue
        first = end
        while scene.tag(first - 1) in _JOINING and scene.tag(first - 2) == "DRIVER":
            first -= 2
        who = [other for other in scene.items[first : end + 1] if other.tag == "DRIVER"]
        if len(who) < item.whole and scene.tag(first - 1) not in _OBJECT and not any(other.flag for other in who):
            for driver, place in zip(who, range(item.whole - len(who) + 1, item.whole + 1), strict=True):
                _tell(scene, talk, driver, driver.code, place, "result.completing")


def _runs(scene: Scene, tags: tuple[str, ...], joining: frozenset[str]) -> Iterator[range]:
    """Where at least two items of some tags stand in a row."""
    first = last = -1
    for index, tag in enumerate((*scene.tags, "")):
        if tag in tags:
            first, last = (index if first < 0 else first), index
        elif first >= 0 and tag not in joining:
            if last > first:
                yield range(first, last + 1)
            first = -1


def _of_all(scene: Scene, drivers: range, places: range) -> bool:
    """Whether places in a row are said of the drivers in a row before them."""
    between = scene.tags[drivers.stop : places.start]
    ordered = (
        "RESPECTIVELY" in scene.tags[places.stop : places.stop + 2]
    )  # "took the places from P7 to P10, in that order"
    if not 0 < len(between) < 7 or "DRIVER" in between or (_SAID_OF_ALL.isdisjoint(between) and not ordered):
        return False
    completed = between[:2] == ["RUN", "ORDER"]  # "completed the top ten, from sixth to tenth"
    if scene.preds[places.start] == "start" or not _NOT_A_RESULT.isdisjoint(between[completed:]):
        return False
    return scene.tag(drivers.start - 1) not in _OBJECT and scene.tag(places.stop) not in _NOT_A_PLACE


def read_listed(scene: Scene, talk: Discourse, number: int | None) -> None:
    """A line of a result: "1. AAA", "- 2nd BBB", or all of it in one line: "1. AAA, 2. BBB, 3. CCC"."""
    first = scene.items[0]
    if first.tag == "DRIVER" and number is not None and scene.has.isdisjoint(_NOT_A_RESULT):
        talk.emit(FinalPosition, first, first, "result.listed", first.unreal, driver=first.code, position=number)
    _count_off(scene, talk, 0, number or 0)


def _count_off(scene: Scene, talk: Discourse, index: int, last: int) -> None:
    """Places that are counted off to the end of a sentence, and nothing else: "1) AAA, 2) BBB".

    Args:
        scene: the sentence.
        talk: what has been said so far.
        index: where the first number stands, or the driver whose place was `last`.
        last: the place before the first; 0 if any may be the first.
    """
    found: list[tuple[Item, Item]] = []
    k = index + (scene.tag(index) == "DRIVER" and last > 0)
    while k < len(scene.tags):
        if scene.tags[k] in (",", ";", "AND", "."):
            k += 1
            continue
        number, driver = k, k + 1 + (scene.tag(k + 1) in (")", ":", "-", "."))
        place = scene.items[number].whole
        if scene.tags[number] not in ("INT", "ORD") or scene.tag(driver) != "DRIVER" or not 0 < place <= _LAST:
            return
        if last and place != last + 1:
            return
        found.append((scene.items[number], scene.items[driver]))
        last, k = place, driver + 1
    for number_item, item in found:
        place = number_item.whole
        talk.emit(FinalPosition, number_item, item, "result.counted", item.unreal, driver=item.code, position=place)
