"""Whose a place is."""

from __future__ import annotations

from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.place_words import (
    ENDS,
    after_relative,
    fronted_driver,
    given_to,
    in_place_beside,
    of_point,
)
from artifact.domains.racing.rules.scene import Scene
from artifact.domains.racing.rules.standings import OBJECT, PLACES, set_apart


def whose_place(scene: Scene, talk: Discourse, index: int) -> tuple[str, ...]:
    """The drivers whose a place is; empty where neither what stands beside it nor its clause tells."""
    item = scene.items[index]
    owner = item.owner
    before = scene.items[index - 1] if index else None
    after = scene.items[index + 1] if index + 1 < len(scene.items) else None
    given = given_to(scene, index)
    if "RELEGATE" in scene.has and (relegated := _relegated(scene, talk, index)):
        return (relegated,)
    if of_point(scene, index):
        owner = (scene.items[index - 2].code,)
    elif item.tag == "ORD" and (fronted := fronted_driver(scene, index)) >= 0:
        owner = (scene.items[fronted].code,)
    elif (apart := set_apart(scene, talk, index)) is not None:
        owner = (apart,)
    elif scene.tags[index + 1 : index + 3] == [":", "DRIVER"]:
        owner = (scene.items[index + 2].code,)  # a label: "P1: AAA / P2: BBB"
    elif before is not None and before.tag == "DRIVER":
        owner = (before.code,)
    elif (ahead := _ahead_in(scene, index)) >= 0:
        owner = scene.items[ahead].owner
    elif before is not None and before.tag == "IN" and scene.tag(index - 2) == "DRIVER" and before.to == item.at - 1:
        owner = (scene.items[index - 2].code,)  # "followed by BBB in second"
    elif (beside := in_place_beside(scene, index)) is not None:
        owner = (beside.code,)
    elif before is not None and before.tag == "BE" and scene.tag(index - 2) == "DRIVER":
        owner = (scene.items[index - 2].code,)  # "BBB was second"
    elif given is not None:
        owner = (given.code,)
    elif before is not None and before.tag in ("AHEAD", "BEHIND") and len(owner) == 1:
        rival = talk.other(owner[0])  # "P8, ahead of P9"
        owner = (rival,) if rival is not None else ()
    elif (related := after_relative(scene, index)) >= 0:
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
    elif scene.tags[index + 1 : index + 3] == ["ON", "DRIVER"] and owner == (scene.items[index + 2].code,):
        rival = talk.other(owner[0])  # "bastó para asegurar la quinta plaza frente a BBB"
        owner = (rival,) if rival is not None and scene.tag(index - 1) != "DRIVER" else owner
    if len(owner) == 1 and _said_else(scene, index, owner[0]):
        rival = talk.other(owner[0])  # "finished behind BBB in P17 while BBB finished P13"
        owner = (rival,) if rival is not None else ()
    return owner


def _relegated(scene: Scene, talk: Discourse, index: int) -> str | None:
    """Who was put down to a place: "relegating BBB to fifth", "AAA lo desplazó a la quinta plaza"."""
    if scene.tag(index - 1) not in ("TO", "FOR"):
        return None
    named = scene.tag(index - 2) == "DRIVER"
    verb = index - 2 - named
    if scene.tag(verb) in ("TO", "HE"):
        verb -= 1
    if scene.tag(verb) != "RELEGATE":
        return None
    if named:
        return scene.items[index - 2].code
    owner = scene.items[verb].owner
    return talk.other(owner[0]) if len(owner) == 1 else None


def _ahead_in(scene: Scene, index: int) -> int:
    """Index of the verb in "AAA finished ahead of BBB in P8": AAA finished there, if nowhere else; or -1."""
    k = index - 3 - (scene.tag(index - 3) == "HIS")
    ahead = scene.tags[max(index - 2, 0) : index] == ["DRIVER", "IN"] and scene.tag(k) == "AHEAD"
    told = ahead and scene.tag(k - 1) == "FINISH" and scene.tag(k - 2) in ("DRIVER", "HE")
    mine = scene.items[k - 1].owner if told else ()
    return k - 1 if len(mine) == 1 and mine[0] != scene.items[index - 2].code else -1


def _apposed(scene: Scene, index: int) -> bool:
    """Whether a place is that of the driver before the comma: "AAA was fourth and BBB, fifth"."""
    if scene.tags[max(index - 2, 0) : index] != ["DRIVER", ","] or scene.items[index - 2].flag:
        return False
    if scene.tag(index - 3) in PLACES or scene.tag(index + 1) == "DRIVER":
        return False  # "P1 AAA, P2 BBB"
    near = scene.items[index].at <= scene.items[index - 1].to + 2
    return near and scene.tag(index - 3) not in OBJECT and scene.items[index - 1].at == scene.items[index - 2].to + 1


def _of_the_neighbour(scene: Scene, index: int) -> bool:
    """ "AAA finished fifth, ahead of BBB, sixth": the second place is that of whom he was ahead of."""
    named = scene.tags[max(index - 3, 0) : index] in (["AHEAD", "DRIVER", ","], ["BEHIND", "DRIVER", ","])
    ends = scene.tags[index + 1 : index + 2] in ENDS or scene.tag(index + 1) == "AND"
    return named and ends and not {"POS", "ORD", "WIN"}.isdisjoint(scene.tags[: index - 3])


def _said_else(scene: Scene, index: int, driver: str) -> bool:
    """Whether what follows says in so many words that the driver finished elsewhere."""
    for k in range(index + 1, min(index + 5, len(scene.items) - 2)):
        if scene.tags[k] == "DRIVER" and scene.tags[k + 1] in ("FINISH", "BE") and scene.items[k].code == driver:
            place = k + 3 if scene.tags[k + 2] == "IN" else k + 2
            return scene.tag(place) in PLACES and scene.items[place].whole != scene.items[index].whole
    return False


def _own_place(scene: Scene, index: int) -> int | None:
    """Of two positions said of two drivers ("both finished out of the points, P19 and P15") the how-manieth it is."""
    places = [k for k, tag in enumerate(scene.tags) if tag == scene.tags[index]]
    return places.index(index) if len(places) == 2 else None
