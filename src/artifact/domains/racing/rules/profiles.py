"""Defences that a text sets out under labels: who against whom in a heading, then attacker, duration, and the rest.

Invariant: labels alone make a defence only of a text that is about one, and tells of no move by stops before it.
"""

from __future__ import annotations

from artifact.domains.racing.claims import Defense, HoldLaps
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import MOVES, Scene

_AGAINST = frozenset({"ON", "VERSUS", ">", "-", "×"})
_ROLES = frozenset({"DEFENDER", "PURSUER"})
_TITLE = 5  # items in which a heading says whom it is about
_LABELS = _ROLES | {"DURATION", "BARRIER"}


def read(scene: Scene, talk: Discourse) -> None:
    """Read what a sentence says under labels, or calls a barrier to somebody."""
    if "HOLDING" in scene.has and talk.topic is None:
        _title(scene, talk)
    if scene.has.isdisjoint(_LABELS):
        return
    for index, item in enumerate(scene.items):
        if item.tag in _ROLES:
            named = index + 1 + (scene.tag(index + 1) == ":")
            if scene.tag(named) == "DRIVER":
                _role(talk, item, scene.items[named])
        elif item.tag == "DURATION" and scene.tag(index + 1) == ":":
            _duration(scene, talk, index + 2)
        elif item.tag == "BARRIER":
            _barrier(scene, talk, index)


def _title(scene: Scene, talk: Discourse) -> None:
    """ "Defence AAA–BBB, Monaco 2019:", "Defesa de AAA × BBB": whom a text about a defence is about."""
    index = scene.tags.index("HOLDING")
    if index > _TITLE or not MOVES.isdisjoint(scene.has) or scene.tags[index + 1 : index + 3] == [":", "DRIVER"]:
        return  # a list of defences is read by `defences`
    k = index + 1
    k += scene.tag(k) in ("OF", "-")
    one, two = scene.tag(k), scene.tag(k + 2)
    if (one, two) == ("DRIVER", "DRIVER") and scene.tag(k + 1) in _AGAINST and not scene.items[k].flag:
        _tell(talk, scene.items[k], scene.items[k + 2])
    else:
        talk.topic = {}


def _role(talk: Discourse, label: Item, driver: Item) -> None:
    """ "Defender: AAA", "Pursuer: BBB": a defence once both are told."""
    talk.labelled.setdefault(label.tag, driver)
    if talk.topic is None or talk.moves:
        return
    talk.topic[label.tag] = driver
    if len(talk.topic) == len(_ROLES):
        _tell(talk, talk.topic["DEFENDER"], talk.topic["PURSUER"])


def _tell(talk: Discourse, defender: Item, pursuer: Item) -> None:
    talk.topic = {}
    if defender.code != pursuer.code and not defender.unreal:
        talk.emit(Defense, defender, pursuer, "defence.profile", defender=defender.code, pursuer=pursuer.code)


def _duration(scene: Scene, talk: Discourse, k: int) -> None:
    """ "Duration: nine laps", "Laps held: 9", of the only defence told so far, or of whom labels name."""
    if scene.tag(k) not in ("NLAPS", "INT"):
        return
    if talk.hold is None and len(talk.labelled) == len(_ROLES) and not talk.moves:
        _tell(talk, talk.labelled["DEFENDER"], talk.labelled["PURSUER"])
    if talk.hold is not None and talk.last_deed == "hold":
        _lasted(talk, scene.items[k], *talk.hold[:2])


def _lasted(talk: Discourse, laps: Item, defender: str, pursuer: str) -> None:
    if not laps.unreal and not laps.flag:
        talk.emit(HoldLaps, laps, laps, "defence.profile", defender=defender, pursuer=pursuer, n_laps=laps.whole)


def _barrier(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA was a cork to BBB for nine laps", "AAA vs BBB: a cork of nine laps"."""
    item = scene.items[index]
    sides: tuple[str, ...] = ()
    before = [k for k in range(index) if scene.tags[k] == "DRIVER"]
    if scene.tag(index + 1) in ("FOR", "TO", "ON", "OF") and scene.tag(index + 2) == "DRIVER":
        who = scene.items[before[-1]].owner if before else item.owner
        sides = (who[0], scene.items[index + 2].code) if len(who) == 1 else ()
    elif len(before) == 2 and before[1] == before[0] + 2 and scene.tag(before[0] + 1) in _AGAINST:
        sides = (scene.items[before[0]].code, scene.items[before[1]].code) if ":" in scene.tags[:index] else ()
    if len(set(sides)) != 2:
        return
    talk.emit(Defense, item, item, "defence.barrier", item.unreal, defender=sides[0], pursuer=sides[1])
    laps = [other for other in scene.items if other.tag == "NLAPS"]
    if len(laps) == 1 and not item.unreal:
        _lasted(talk, laps[0], *sides)
