"""Defences: who held whom, for how long, by what difference in pace, and to whose benefit."""

from __future__ import annotations

from artifact.domains.racing.claims import Defense, HoldLaps, PaceDelta, TeammateProtected
from artifact.domains.racing.rules.clauses import DENIED
from artifact.domains.racing.rules.scene import Discourse, Scene

_SPEAKING = frozenset({"HOLD", "FASTER", "TEAMMATE"})
_BREAKS = frozenset({"WHILE", "BUT", ";", "."})


def read(scene: Scene, talk: Discourse) -> None:
    """Read all claims about defences in a sentence."""
    if scene.has.isdisjoint(_SPEAKING):
        return
    for index, item in enumerate(scene.items):
        if item.tag == "HOLD":
            _hold(scene, talk, index)
        elif item.tag == "FASTER":
            _faster(scene, talk, index)
        elif item.tag == "TEAMMATE":
            _teammate(scene, talk, index)


def _hold(scene: Scene, talk: Discourse, index: int) -> None:
    item = scene.items[index]
    pursuer: str | None = None
    laps = None
    for k in range(index + 1, min(index + 9, len(scene.items))):
        other = scene.items[k]
        if other.tag in _BREAKS or other.tag == "HOLD":
            break
        if other.tag == "DRIVER" and pursuer is None:
            pursuer = other.code
        elif other.tag == "NLAPS" and pursuer is not None:
            laps = other
            break
    defender = item.owner[0] if len(item.owner) == 1 else None
    if defender is None or pursuer is None or defender == pursuer:
        talk.drop("defence_without_sides")
        return
    talk.emit(Defense, item, item, "defence", item.unreal, defender=defender, pursuer=pursuer)
    if laps is not None and not item.unreal:
        talk.emit(HoldLaps, laps, laps, "defence.laps", defender=defender, pursuer=pursuer, n_laps=laps.whole)


def _faster(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA was 0.3 s a lap faster than BBB"."""
    items = scene.items
    rate = next((items[k] for k in range(max(index - 3, 0), index) if items[k].tag == "RATE"), None)
    other = scene.right(index, frozenset({"DRIVER"}), _BREAKS)
    if rate is None or other < 0 or scene.tag(other - 1) != "THAN":
        return
    owner = items[index].owner
    defender = items[other].code
    if len(owner) == 1 and owner[0] != defender:
        talk.emit(
            PaceDelta,
            rate,
            items[other],
            "pace.faster",
            rate.unreal,
            pursuer=owner[0],
            defender=defender,
            value=rate.number,
        )


def _teammate(scene: Scene, talk: Discourse, index: int) -> None:
    verb = scene.left(index, frozenset({"PROTECT"}), _BREAKS)
    if verb < 0:
        return
    item = scene.items[verb]
    for driver in talk.owners(item):
        talk.emit(
            TeammateProtected, item, scene.items[index], "defence.teammate", driver=driver, value=item.unreal != DENIED
        )
