"""Defences told of who was held: stuck behind another, in his mirrors, or behind him for so many laps."""

from __future__ import annotations

from artifact.domains.racing.claims import Defense
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.hold_laps import for_laps, next_holder, tell_laps
from artifact.domains.racing.rules.items import Item, drivers_of, first_laps
from artifact.domains.racing.rules.noted_defences import noted_pair
from artifact.domains.racing.rules.scene import BEFORE, BREAKS, DRIVER, Scene

_GET_PAST = frozenset({"GET_PAST"})
OF_TYRES = frozenset({"COMPOUND", "TYRE", "STINT", "COMPARE"})
BEHIND = frozenset({"BEHIND"})


def waited(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB had to wait twelve laps behind AAA"."""
    if scene.tags[index + 1 : index + 5] != ["EXTEND", "NLAPS", "BEHIND", "DRIVER"] or scene.items[index].unreal:
        return
    laps, holder, held = scene.items[index + 2], scene.items[index + 4].code, scene.items[index + 1].owner
    laps.flag = False
    if len(held) == 1 and held != (holder,):
        for_laps(talk, scene.items[index], laps, holder, held[0])


def with_him_behind(scene: Scene, talk: Discourse) -> None:
    """ "AAA drove on old tyres, with BBB behind him for 12 laps": for so many laps, which is to hold him."""
    for index in range(2, len(scene.tags) - 1):
        if scene.tags[index - 2 : index + 1] != ["WITH", "DRIVER", "BEHIND"]:
            continue
        k = index + 1
        while scene.tag(k) in ("HE", "FOR", "DURING", "LOOSE", "HIS", "WORDNUM"):
            k += 1
        rival, holder = scene.items[index - 1], scene.items[index - 2].owner
        if scene.tag(k) == "NLAPS" and not scene.items[k].flag and len(holder) == 1 and holder != (rival.code,):
            for_laps(talk, scene.items[index], scene.items[k], holder[0], rival.code)


def stayed_behind(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB was quicker, yet stayed nine laps behind AAA", "... stayed behind AAA for nine laps"."""
    item = scene.items[index]
    behind = scene.right(index, BEHIND, BREAKS)
    rival = scene.items[behind + 1] if 0 < behind <= index + 3 and scene.tag(behind + 1) == "DRIVER" else None
    laps = first_laps(scene.items[index + 1 : index + 6])
    if rival is None or laps is None or len(item.owner) != 1 or item.owner == (rival.code,) or item.unreal:
        return
    held = item.owner[0]
    talk.emit(Defense, item, rival, "defence.stayed_behind", defender=rival.code, pursuer=held)
    tell_laps(talk, laps, rival.code, held)


def sat_behind(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB sat behind AAA for nine laps before getting past", "estuvo nueve vueltas detrás de AAA antes de ..."."""
    rival = scene.items[index + 1] if scene.tag(index + 1) == "DRIVER" else None
    before = scene.right(index, BEFORE, BREAKS)
    if rival is None or not index < before < scene.right(index, _GET_PAST):
        return
    k = index - 1 if scene.tag(index - 1) == "NLAPS" else index + 2 + (scene.tag(index + 2) in ("FOR", "DURING"))
    who = scene.left(index, DRIVER, BREAKS)
    if scene.tag(k) != "NLAPS" or who < 0 or scene.items[k].unreal or scene.items[who].code == rival.code:
        return
    laps, held = scene.items[k], scene.items[who].code
    talk.emit(Defense, scene.items[index], rival, "defence.sat_behind", defender=rival.code, pursuer=held)
    tell_laps(talk, laps, rival.code, held)


def read_held(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB was stuck behind AAA for 12 laps", "BBB quedó atrapado detrás de AAA", "BBB was held up by AAA"."""
    item = scene.items[index]
    if scene.tags[:3] == ["DRIVER", "VERSUS", "DRIVER"] and noted_pair(scene, talk, index):
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
        tell_laps(talk, laps, defender, pursuer)
        next_holder(scene, talk, laps, pursuer)


def _held_first(scene: Scene, talk: Discourse) -> bool:
    """ "Stuck for six laps behind AAA was BBB", "atascado seis vueltas detrás de AAA rodó BBB"."""
    laps = scene.tags.index("NLAPS")
    k = laps + 3
    k += scene.tag(k) in ("RUN", "BE", ",", "STAY")
    named = scene.tags[laps + 1 : laps + 3] == ["BEHIND", "DRIVER"] and scene.tag(k) == "DRIVER"
    scene.items[laps].flag = False
    if named and scene.items[k].code != scene.items[laps + 2].code:
        for_laps(talk, scene.items[0], scene.items[laps], scene.items[laps + 2].code, scene.items[k].code)
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
        tell_laps(talk, laps, defender, pursuer)


def read_stuck(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA spent nine laps with BBB on his gearbox": for so many laps, which is to hold him."""
    place = index - 2
    if scene.tag(index + 1) == "DRIVER" and scene.items[index + 1].at == scene.items[index].to + 1:
        _stuck_to(scene, talk, index)
        return
    had = place > 0 and scene.tags[place - 1 : index] == ["NLAPS", "TO", "DRIVER"]  # "tuvo nueve vueltas a BBB pegado"
    if not (had or scene.tags[max(place, 0) : index] == ["WITH", "DRIVER"]) or len(scene.items[place].owner) != 1:
        return
    defender, pursuer = scene.items[place].owner[0], scene.items[index - 1].code
    near = (*scene.items[max(place - 2, 0) : place][::-1], *scene.items[index + 1 : index + 4])
    for_laps(talk, scene.items[index], first_laps(near), defender, pursuer)


def in_mirrors(scene: Scene, talk: Discourse, index: int) -> None:
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
    if len(laps) == 1 and scene.has.isdisjoint(OF_TYRES):
        for_laps(talk, scene.items[index], laps[0], own.code, others[-1])


def _stuck_to(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB spent nine laps glued to the gearbox of AAA": for so many laps, which is to be held."""
    item, holder = scene.items[index], scene.items[index + 1]
    near = (*scene.items[max(index - 4, 0) : index][::-1], *scene.items[index + 2 : index + 5])
    laps = first_laps(near)
    if len(item.owner) == 1 and not item.unreal:
        for_laps(talk, item, laps, holder.code, item.owner[0])
