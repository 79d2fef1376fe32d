"""Defences told of who did not get past, or only after so many laps."""

from __future__ import annotations

from artifact.domains.racing.claims import Defense
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.hold_laps import for_laps
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import BREAKS, DRIVER, MOVES, Scene
from artifact.domains.racing.rules.stuck import BEHIND

_FEW_LAPS = 3  # in which one passes another who hardly holds him


def read_unpassed(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB was unable to pass AAA for nine laps", "for nine laps BBB could not find a way past AAA"."""
    item = scene.items[index]
    place = index + 1
    while scene.tag(place) in ("TO", "OF"):
        place += 1
    behind = scene.left(index, BEHIND, BREAKS)
    if behind > 0 and scene.tag(place) != "DRIVER" and scene.tag(behind + 1) == "DRIVER" and len(item.owner) == 1:
        near = scene.items[max(behind - 2, 0) : behind + 4]
        laps = next((other for other in near if other.tag == "NLAPS" and not other.unreal), None)
        if laps is not None and (
            not laps.flag or scene.tag(behind - 1) == "NLAPS"
        ):  # "spent nine laps behind AAA without finding a way past"
            laps.flag = False
            for_laps(talk, item, laps, scene.items[behind + 1].code, item.owner[0])
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
    for_laps(talk, item, laps, scene.items[place].code, item.owner[0])


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


def passed_late(scene: Scene, talk: Discourse, index: int) -> None:
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
        for_laps(talk, item, told, scene.items[place].code, pursuer)
