"""Final positions: which numbers and ordinals are places, whose they are, and which were but held on the way."""

from __future__ import annotations

from artifact.claim import Polarity
from artifact.domains.racing.claims import FinalPosition, Winner
from artifact.domains.racing.rules.courses import on_the_way
from artifact.domains.racing.rules.items import JOINING, Item
from artifact.domains.racing.rules.scene import BREAKS, PERSONS, Discourse, Scene
from artifact.domains.racing.rules.standings import (
    NOT_A_PLACE,
    OBJECT,
    PLACES,
    completing,
    count_after,
    count_off,
    read_order,
    read_pair,
    read_rows,
    set_apart,
    tell,
)

_ENDS: tuple[list[str], ...] = ([], ["."], [","], [")"], [";"])
_CAUSES = frozenset({"UNDERCUT", "OVERCUT", "MOVE", "PIT"})
_COUNTED = frozenset({"WIN", "ORDER", "POINTS"})  # "his third win", "AAA's second podium"
_TELLING = frozenset({"POS", "ORD", "FINISH", "ORDER", "FLAG"})
_RESULT_LABELS = frozenset({"FINISH", "ORDER"})
_ANY_RESULT_LABEL = _RESULT_LABELS | {"FLAG"}
# what tells that an ordinal beside a driver is where he finished
_RESULT = frozenset({"FINISH", "FLAG", "WIN", "BE", "POS", "ORDER"})
_FINISHED = frozenset({"FINISH", "FLAG", "WIN", "ORDER"})
_AFTER_DRIVER = frozenset({",", "IN", "(", "WITH", ":"})  # between a driver and his place: "AAA, fifth", "AAA (5th)"
# they tell of the course of the race: "second until lap 20", "after the stops AAA was third"
_COURSE = frozenset({"LAPNO", "SPAN", "UNTIL", "BEFORE", "SC", "WINDOW", "START", "WHILE"})
_FRONTED = _COURSE | {"AFTER", "NLAPS"}
_WHO = frozenset({"WHO", "QUE"})
_LAST = 22  # no field has more cars
_GRID = frozenset({"GRID"})
_NEXT_TOLD = BREAKS | {",", "AND", "POS", "ORD", "FINISH", "(", ")", "WITH", "AFTER", "CHANGE", "UP"}
_NEAR_TABLE = 6  # items from a place to the table that it is one of
_FURTHER = frozenset({"WORDNUM", "INT", "PARTIAL", "BACK", "BEHIND", "COMPARE", "POSITION"})
_UP_TO_COMMA = BREAKS | {"DRIVER", ","}
_CAME_OUT_OR_FINISHED = frozenset({"PIT_EXIT", "FINISH", "WIN"})
_FINISH_OR_WIN = frozenset({"FINISH", "WIN"})


def read(scene: Scene, talk: Discourse) -> None:
    """Read the final positions that a sentence tells."""
    has = scene.has
    if has.isdisjoint(_TELLING):
        return
    ranked = not has.isdisjoint(PLACES)
    if "INT" in has and not has.isdisjoint(_ANY_RESULT_LABEL):
        label = next((k for k, tag in enumerate(scene.tags) if tag == ":"), len(scene.tags))
        if not _ANY_RESULT_LABEL.isdisjoint(scene.tags[:label]):
            count_off(scene, talk, label + 1, 0)
            count_after(scene, talk, label + 1)
    if "ORDER" in has:
        completing(scene, talk)
    if scene.tags[1:3] == [":", "DRIVER"] and scene.tags[0] == "ORD" and scene.tags[3:] in ([], ["."]):
        _labelled_after(scene, talk)
        return
    if not has.isdisjoint(_RESULT_LABELS):
        read_order(scene, talk)
    told: set[int] = read_rows(scene, talk) if ranked else set()
    if ranked and "DRIVER" not in scene.tags[:3]:
        told |= read_pair(scene, talk)
        if talk.questioned and scene.tags[0] == "ORD" and scene.tags[1:2] in _ENDS and 0 not in told:
            told.add(0)
            _position(scene, talk, 0, "result.answer")  # "And the reward? Fourth."
    for index, tag in enumerate(scene.tags):
        if index in told:
            continue
        if tag == "POS":
            _position(scene, talk, index, "result.position")
        elif tag == "ORD":
            if _is_place(scene, index):
                _position(scene, talk, index, "result.ordinal")
        elif tag == "INT" and _is_bare_place(scene, index):
            _position(scene, talk, index, "result.bare")


def _labelled_after(scene: Scene, talk: Discourse) -> None:
    """ "Second: BBB", in notes that have told who won, or who came before."""
    place, driver = scene.items[0], scene.items[2]
    last = list(talk.placed.values())[-1:] or [1 if any(isinstance(claim, Winner) for claim in talk.claims) else 0]
    if place.whole == last[0] + 1 > 1:
        tell(scene, talk, place, driver.code, place.whole, "result.labelled")


def _position(scene: Scene, talk: Discourse, index: int, rule: str) -> None:
    item = scene.items[index]
    held = index - 2 if scene.tag(index - 1) == "HIS" else index - 1  # "defended his fifth place against BBB"
    started = scene.preds[index] == "start" and not _where_he_started(scene, index)
    if started or scene.tag(index - 1) == "FROM" or scene.tag(held) == "HOLD":
        talk.drop("not_a_final_position")
        return
    passing = _held_on_the_way(scene, index) or on_the_way(scene, index) or _counts_wins(scene, index)
    if passing or _of_a_table(scene, index):
        talk.drop("not_a_final_position")
        return
    if _of_his_mate(scene, index):
        talk.drop("unresolved_driver")  # "and his team-mate finished P4"
        return
    if scene.tags[index + 1 :] == [":"] and scene.tags[max(index - 2, 0) : index] == [":", "DRIVER"]:
        talk.drop("unresolved_driver")  # the last label of such a list, whose driver was cut off
        return
    for driver in _whose(scene, talk, index) or talk.owners(item):
        if driver not in scene.named and talk.placed.get(driver, item.whole) != item.whole:
            talk.drop("position_of_another")  # whom the sentence does not name has been given another place before
            continue
        tell(scene, talk, item, driver, item.whole, rule, finished=scene.preds[index] == "finish")


def _of_a_table(scene: Scene, index: int) -> bool:
    """Whether a place is one on the grid or in a championship: "second to BBB in the standings"."""
    return "GRID" in scene.has and 0 < scene.right(index, _GRID, _NEXT_TOLD) <= index + _NEAR_TABLE


def _where_he_started(scene: Scene, index: int) -> bool:
    """ "AAA finished where he started, in thirteenth": the place is that of both."""
    k = index - 1 - (scene.tag(index - 1) == "IN")
    start = k - 1 if scene.tag(k) == "," else -1
    where = start - 1 - (scene.tag(start - 1) == "HE")
    return start > 0 and scene.tag(start) == "START" and scene.tag(where) == "WHILE" and "FINISH" in scene.tags[:where]


def _counts_wins(scene: Scene, index: int) -> bool:
    """Whether an ordinal counts what somebody has won so far: "triumph went to AAA, his fifth of the year"."""
    his = scene.tag(index - 1) == "HIS" and scene.items[index - 1].to == scene.items[index].at - 1
    return (
        scene.tags[index] == "ORD" and (his or scene.tag(index + 1) == "SEASON") and "FINISH" not in scene.tags[:index]
    )


def _of_his_mate(scene: Scene, index: int) -> bool:
    """Whether a place is told of a team-mate whom nobody names."""
    k = index - 1
    while scene.tag(k) in ("IN", "FINISH", "STAY", "BE"):
        k -= 1
    return k < index - 1 and scene.tag(k) == "TEAMMATE" and scene.items[k].to >= scene.items[k + 1].at - 2


def _whose(scene: Scene, talk: Discourse, index: int) -> tuple[str, ...]:
    """The drivers whose a place is; empty where neither what stands beside it nor its clause tells."""
    item = scene.items[index]
    owner = item.owner
    before = scene.items[index - 1] if index else None
    after = scene.items[index + 1] if index + 1 < len(scene.items) else None
    given = _given_to(scene, index)
    if _of_point(scene, index):
        owner = (scene.items[index - 2].code,)
    elif item.tag == "ORD" and (fronted := _fronted(scene, index)) >= 0:
        owner = (scene.items[fronted].code,)
    elif (apart := set_apart(scene, talk, index)) is not None:
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
    elif (related := _after_relative(scene, index)) >= 0:
        owner = (scene.items[related].code,)
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
    if scene.items[k].at > scene.items[index].to + 6 or scene.tag(k + 2) in PLACES:
        return None
    if link == "FOR" or (link == "TO" and (went or scene.items[k].at > scene.items[index].to + 1)):
        return driver
    if link != "WITH":
        return None
    again = any(scene.tags[n : n + 2] == ["WITH", "DRIVER"] for n in range(index)) and "POS" in scene.tags[:index]
    again = again or PERSONS.isdisjoint(scene.tags[:index])  # "acabamos sextos con AAA"
    return driver if went or again or scene.items[k].at > scene.items[index].to + 1 else None


def _in_place_beside(scene: Scene, index: int) -> Item | None:
    """Who is said to have come right behind: "AAA finished fifth, with BBB just behind in sixth"."""
    k = index - 2 if scene.tag(index - 1) == "IN" else index - 1
    if scene.tag(k) == ",":
        k -= 1
    while scene.tag(k) in _FURTHER and scene.tag(k) != "BEHIND":
        k -= 1
    if scene.tag(k) == "DRIVER" and k < index - 2:
        return (
            scene.items[k] if not _RESULT.isdisjoint(scene.tags[:k]) else None
        )  # "BBB two places further back in 7th"
    if scene.tags[max(k - 1, 0) : k + 1] != ["DRIVER", "BEHIND"] or _RESULT.isdisjoint(scene.tags[: k - 1]):
        return None
    ends = scene.tags[index + 1 : index + 2] in _ENDS or scene.tag(index + 1) == "AND"
    return scene.items[k - 1] if ends and scene.items[index].at <= scene.items[k].to + 4 else None


def _after_relative(scene: Scene, index: int) -> int:
    """Index of whose a place is after what a relative clause says of him, or -1.

    "AAA came fifth; BBB, who stopped on lap 20, eighth": the verb is told once.
    """
    comma = index - 1 - (scene.tag(index - 1) == "IN")
    who = scene.left(comma, _WHO, _UP_TO_COMMA) if scene.tag(comma) == "," else -1
    if who < 2 or scene.tags[who - 2 : who] != ["DRIVER", ","] or scene.items[who - 2].flag:
        return -1
    near = scene.items[index].at == scene.items[index - 1].to + 1 and scene.tags[index + 1 : index + 2] in _ENDS
    return who - 2 if near and not {"ORD", "POS"}.isdisjoint(scene.tags[: who - 2]) else -1


def _apposed(scene: Scene, index: int) -> bool:
    """Whether a place is that of the driver before the comma: "AAA was fourth and BBB, fifth"."""
    if scene.tags[max(index - 2, 0) : index] != ["DRIVER", ","] or scene.items[index - 2].flag:
        return False
    if scene.tag(index - 3) in PLACES or scene.tag(index + 1) == "DRIVER":
        return False  # "P1 AAA, P2 BBB"
    near = scene.items[index].at <= scene.items[index - 1].to + 2
    return near and scene.tag(index - 3) not in OBJECT and scene.items[index - 1].at == scene.items[index - 2].to + 1


def _held_on_the_way(scene: Scene, index: int) -> bool:
    """Whether a position is one that changed hands, or was held for a while, in the course of the race."""
    item = scene.items[index]
    moved = index - 2 if scene.tag(index - 1) in ("OF", "TO", "DRIVER") else index - 1
    if scene.tag(moved) == "TO" and scene.tag(moved + 1) == "DRIVER":
        moved -= 1  # "le dio a AAA el P3"
    if index == 1 and scene.tags[0] == "OF":
        return True  # "Da terceira posição, AAA ..."
    near = moved >= 0 and item.at <= scene.items[moved].to + 4
    if scene.tag(index - 1) in ("OF", "FROM") and _leads_to_place(scene, index):
        return True  # "de la P9 de parrilla a la P4"
    if near and scene.tag(moved) == "LOSE":
        far = index - moved - 2  # "lost P3 to BBB", "a perda da P3", "le costó a AAA el cuarto puesto"
        return far < 2 and item.at <= scene.items[moved].to + 3 + max(far, 0)
    if near and scene.tag(moved) == "GAIN":
        return scene.tag(index - 1) != "DRIVER"  # "gained P4", "ganhou a P4"
    if near and scene.tag(moved) == "GIVE":
        return not _CAUSES.isdisjoint(scene.tags[:moved])  # "the undercut gave AAA P3"
    if scene.tag(index - 1) in ("WHILE", "GIVE") and item.at <= scene.items[index - 1].to + 2:
        return True  # "cuando era P4"
    if "PIT_EXIT" not in scene.has:
        return False
    left = scene.left(index, _CAME_OUT_OR_FINISHED, BREAKS)
    return left >= 0 and scene.tags[left] == "PIT_EXIT" and item.at <= scene.items[left].to + 4  # "rejoined in P9"


def _leads_to_place(scene: Scene, index: int) -> bool:
    """Whether another place follows that the driver went on to."""
    return any(scene.tag(k - 1) in ("TO", "FOR") and scene.tag(k) == "POS" for k in range(index + 2, index + 6))


def finish(talk: Discourse) -> None:
    """Give up the places that a text names beside the one where it says that the driver finished."""
    for claim in list(talk.claims) if talk.finished else ():
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


def _is_place(scene: Scene, index: int, *, in_row: bool = True) -> bool:
    """Whether an ordinal is a final position, as one before it in a row may tell, unless that one asks (`in_row`)."""
    following = scene.tags[index + 1 : index + 4]
    if _where_he_started(scene, index):
        return True
    if index == 2 and scene.tags[:2] == ["DRIVER", ","] and following[:1] == [","] and _opens_report(scene, index):
        return True  # "AAA, seventh, never troubled the leaders"
    if _of_point(scene, index):
        return True  # "there was a point for AAA in tenth"
    where = index + 3 + (scene.tag(index + 3) == "HE")
    if following[:2] == [",", "WHILE"] and scene.tag(where) == "FINISH" and scene.tag(index - 1) in ("TO", "IN", "FOR"):
        return True  # "fell to 14th, where he finished"
    if scene.tags[max(index - 2, 0) : index] == ["POINTS", "FOR"] and _given_to(scene, index) is not None:
        return True  # "the point for tenth went to AAA"
    if _fronted(scene, index) >= 0:
        return not _dated(scene, index)
    if following[:1] and following[0] in NOT_A_PLACE:
        # "finishing fifth as the tyres held" tells a place
        apart = scene.items[index + 1].at > scene.items[index].to + 2
        return apart and scene.tag(index - 1) == "FINISH" and scene.items[index - 1].to == scene.items[index].at - 1
    if following[:2] == ["AND", "FINAL"] and (
        scene.tag(index - 1) in ("HIS", "") or "PIT" in scene.tags[index + 3 : index + 5]
    ):
        return False  # "AAA's second and last stop"
    if following[:2] == ["OF", "THESE"]:
        return False  # "the first of these stops"
    if following[:1] == [":"] and scene.tag(index - 1) in _RESULT_LABELS:
        return False  # "Result first: ..."
    if _at_the_flag(scene, index):
        return True
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
    if before == ":" and scene.tag(index - 2) == "FINAL" and scene.tag(index - 3) in ("", "|", ",", ";", "(", "-"):
        return following[:1] in _ENDS or following[:1] == ["|"]
    if "FLAG" in (before, scene.tag(index - 2)) and following[:1] in _ENDS and before in ("FLAG", ":"):
        return scene.items[index - 1].to == item.at - 1  # "Flag: ninth"
    if index == 0 and following[:2] == ["FOR", "DRIVER"] and scene.tag(3) in (".", ",", ";", "!", ""):
        return item.whole > 1 and not _dated(scene, index)  # "Seventh it was for AAA, then"
    if before in ("ORDER", "POINTS") and following[:1] in _ENDS and item.at <= scene.items[index - 1].to + 2:
        return True  # "subió al podio como tercero"
    ends = following[:1] in _ENDS or following[0] in ("AND", "BEHIND", "AHEAD")
    if before == "IN" and scene.items[index - 1].to == item.at - 1 and ends:
        beside = scene.tags[max(index - 3, 0) : index]  # "rounded out the podium in third", "the last point in tenth"
        if not {"ORDER", "POINTS", "FLAG"}.isdisjoint(beside) or scene.preds[index] in ("finish", "win", "fastest"):
            return True  # "set the fastest lap in fifth"
    if _adorned(scene, index) and following[:1] in (*_ENDS, ["AND"]):
        return _result_before(scene, index) and not _dated(scene, index)  # "won, with BBB a close second"
    if before == "DRIVER" and scene.items[index - 1].to == item.at - 1:
        return not _dated(scene, index)  # unlike "AAA first, on lap 9, then BBB"
    if before in (",", "IN") and _after_relative(scene, index) >= 0:
        return _result_before(scene, index)
    row = scene.tags[max(index - 3, 0) : index] in (["ORD", "AND", "DRIVER"], ["ORD", ",", "DRIVER"])
    row = row or scene.tags[max(index - 4, 0) : index] == [
        "ORD",
        ",",
        "WITH",
        "DRIVER",
    ]  # "..., with BBB a distant ninth"
    if (
        row
        and in_row
        and scene.items[index - 1].to + 1 < item.at <= scene.items[index - 1].to + 3
        and (_is_place(scene, index - 3 - (scene.tag(index - 2) == "WITH")))
    ):
        return not _dated(scene, index)  # "AAA was fifth and BBB only ninth"
    took = before == "CHANGE" and scene.tag(index - 2) == "DRIVER"  # "AAA took second and BBB third"
    if before == "CHANGE" and following[:1] in _ENDS and _took(scene, index):
        return True
    if (before == "DRIVER" or took) and _placed_alike(scene, index):
        return True
    if (
        took
        and (following[:1] in _ENDS or following[:2] == ["AND", "POINTS"])
        and not _dated(scene, index)
        and _result_before(scene, index - 2)
    ):
        return True  # "AAA was second at the flag and BBB took third"
    if before in _AFTER_DRIVER and scene.tag(index - 2) == "DRIVER" and _beside_driver(scene, index):
        return True
    said = scene.left(index, _FINISH_OR_WIN, BREAKS)
    return said >= 0 and index - said < 12 and scene.preds[index] in ("finish", "win") and before != "OF"


def _fronted(scene: Scene, index: int) -> int:
    """Index of the driver of a place that stands before its verb: "séptimo, pues, acabó AAA"; or -1."""
    led = scene.tag(index - 1) == "IN" and index < _OPENS and "DRIVER" not in scene.tags[:index]
    if not led and scene.tag(index - 1) not in ("", ",", ";", "AND", ".", ":"):
        return -1
    k = index + 1
    while scene.tag(k) == ",":
        k += 1
    if scene.tag(k) not in ("FINISH", "BE") or scene.tag(k + 1) != "DRIVER" or scene.items[k + 1].flag:
        return -1
    near = scene.items[k].at <= scene.items[index].to + 5 and scene.items[k + 1].at <= scene.items[k].to + 2
    ends = scene.tag(k + 2) in ("", ".", ",", ";", "AND", "!", "WITH", "(")
    return k + 1 if near and ends else -1


_OPENS = 4  # items at the beginning of a sentence
_RACING = frozenset({"PIT", "CHANGE", "STOPS", "UNDERCUT", "OVERCUT", "STAY", "EXTEND", "LAPNO", "COMPOUND", "START"})


def _opens_report(scene: Scene, index: int) -> bool:
    """Whether what stands between commas after the first driver of a sentence is no place on the way to something."""
    end = scene.right(index, frozenset({";", "."}))
    said = scene.tags[index + 2 : end if end > 0 else None]
    near = scene.items[index].at == scene.items[1].to + 1 and not scene.items[0].flag
    return near and scene.items[index].whole > 1 and _RACING.isdisjoint(said) and not _dated(scene, index)


def _of_point(scene: Scene, index: int) -> bool:
    """Whether a place is told right after whom it gave points: "there was a point for AAA in tenth"."""
    link = scene.tag(index - 1) in (",", "IN") and scene.items[index - 1].to == scene.items[index].at - 1
    return (
        link
        and scene.tags[max(index - 4, 0) : index - 1] == ["POINTS", "FOR", "DRIVER"]
        and (scene.tag(index + 1) not in ("FOR", "DRIVER"))
    )


def _adorned(scene: Scene, index: int) -> bool:
    """Whether an adjective and no more stands between a driver and his place: "with BBB a close second"."""
    k = index - 1
    while scene.tag(k) in ("DOWN", "SUCCESS", "COMPARE"):
        k -= 1
    named = scene.tag(k) == "DRIVER" and not scene.items[k].flag and scene.tag(k - 1) in ("WITH", ",")
    apart = scene.items[index].at - scene.items[k].to if named else 0
    return 1 < apart < 4 and scene.items[index].whole > 1


def _at_the_flag(scene: Scene, index: int) -> bool:
    """ "tenth at the flag", "quinto na bandeirada", "décimo al final"."""
    link, when = scene.tags[index + 1 : index + 3] if len(scene.tags) > index + 2 else ("", "")
    if link not in ("IN", "TO", "ON", "UNDER") or scene.items[index + 1].at > scene.items[index].to + 1:
        return False
    ends = scene.tag(index + 3) in ("", ".", ",", ";", ")", "AND", "!", ":")
    return when == "FLAG" or (when == "FINAL" and ends)


def _took(scene: Scene, index: int) -> bool:
    """Whether a place is one that a driver took in the race: "was quicker and took seventh", unlike in the stops."""
    verb = scene.items[index - 1]
    near = verb.value == "motion" and scene.items[index].at == verb.to + 1 and len(verb.owner) == 1
    course = _CAUSES | _COURSE - {"WHILE"} | {"GRID", "AFTER", "WINDOW"}
    return near and scene.items[index].whole > 1 and course.isdisjoint(scene.tags) and not _dated(scene, index)


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
    if (
        after in ("TO", "OF", "QUE", "WHO")
        or scene.tag(index + 2) in ("PIT", "CHANGE", "RETIRE")
        or _dated(scene, index)
    ):
        return False
    if scene.items[index].whole > 1:
        return True
    k = index + 1
    while scene.tag(k) in JOINING:
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
    if not {"FINISH", "FLAG", "ORDER"}.isdisjoint(scene.tags[:index]):
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
    near = scene.items[index].at <= scene.items[index - 1].to + 2
    return alike and near and _is_place(scene, k + 1, in_row=False)


def _is_bare_place(scene: Scene, index: int) -> bool:
    """Whether a number is a place without the word for it: "terminó 12", "AAA in position 9 and BBB in 11"."""
    item = scene.items[index]
    if not 0 < item.whole <= _LAST or scene.tags[index + 1 : index + 2] not in (*_ENDS, ["AND"]):
        return False
    if scene.tag(index - 1) == "FINISH":
        return item.at == scene.items[index - 1].to + 1
    if scene.tags[max(index - 2, 0) : index] == ["FINISH", ":"]:
        return item.at == scene.items[index - 2].to + 2  # "finish: 9"
    apposed = scene.tags[max(index - 2, 0) : index] == ["DRIVER", ","]
    if apposed and any(scene.tags[k : k + 2] == ["FINISH", "INT"] for k in range(index - 2)):
        return scene.tags[index + 1 : index + 2] != ["AND"]  # "AAA acabó 12 y BBB, 13"
    if scene.tags[max(index - 3, 0) : index] == ["DRIVER", "FINISH", "IN"] and "POS" in scene.tags[: index - 3]:
        return item.at <= scene.items[index - 1].to + 2  # "AAA terminó en el puesto 9 y BBB acabó en el 11"
    if scene.tags[max(index - 2, 0) : index] != ["DRIVER", "IN"] or scene.preds[index] != "finish":
        return False
    return "POS" in scene.tags[max(index - 6, 0) : index]
