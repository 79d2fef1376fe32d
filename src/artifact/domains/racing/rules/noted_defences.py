"""Defences in notes, and those of a noun: "Defences: AAA vs BBB (15 laps)", "AAA's 14-lap defence against BBB"."""

from __future__ import annotations

from artifact.domains.racing.claims import Defense
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.hold_laps import for_laps, lasted, tell_laps
from artifact.domains.racing.rules.items import first_laps
from artifact.domains.racing.rules.scene import BREAKS, DEFENDING, ON, Scene

_AGAINST = frozenset({"ON", "VERSUS", ">", "-", "PER", "×", "TO", "IN"})
_REACH_OF_NOUN = 7  # items from the word for a defence to "against"


def noted_pair(scene: Scene, talk: Discourse, index: int) -> bool:
    """ "AAA vs BBB: held nine laps, ...", "AAA vs BBB - 9 vueltas contenido": a note on a defence by the first."""
    one, two = scene.items[0], scene.items[2]
    beside = scene.items[max(index - 1, 0) : index + 3]
    laps = next((item for item in beside if item.tag == "NLAPS" and not item.flag and not item.unreal), None)
    if laps is None or scene.tag(3) not in (":", "-", ",") or "DRIVER" in scene.tags[3:index] or one.code == two.code:
        return False
    for_laps(talk, scene.items[index], laps, one.code, two.code)
    return True


def defence_of(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA's 14-lap defence against BBB", "la defensa de AAA ante BBB durante 14 vueltas"."""
    item = scene.items[index]
    if is_label(scene, index):
        read_labelled(scene, talk, index)
        return
    on = scene.right(index, ON, BREAKS)
    on = on if on <= index + _REACH_OF_NOUN else -1
    whom = on + 1 + (scene.tag(on + 1) == "WORDNUM")  # "ante un BBB más rápido"
    if (
        on < 0
        or scene.tag(whom) != "DRIVER"
        or len(item.owner) != 1
        or "DRIVER" not in scene.tags[max(index - 4, 0) : on]
        or not DEFENDING.isdisjoint(scene.tags[index + 1 : on])
    ):
        lasted(scene, talk, index)
        return
    defender, pursuer = item.owner[0], scene.items[whom].code
    if defender == pursuer:
        return
    talk.emit(Defense, item, scene.items[whom], "defence.noun", item.unreal, defender=defender, pursuer=pursuer)
    near = (*scene.items[max(index - 2, 0) : on], *scene.items[whom + 1 : whom + 4])
    laps = first_laps(near)
    if laps is not None and not item.unreal:
        tell_laps(talk, laps, defender, pursuer)


def is_label(scene: Scene, index: int) -> bool:
    """Whether a word for a defence labels those that follow: "Defences: AAA vs BBB", "Holds - AAA over BBB"."""
    label = scene.tag(index + 1) in (":", "-") and scene.tags[index + 2 : index + 3] == ["DRIVER"]
    return label and scene.tag(index + 3) in _AGAINST and scene.tag(index + 4) == "DRIVER"


def read_labelled(scene: Scene, talk: Discourse, index: int) -> None:
    """ "Defence: AAA vs BBB (15 laps)", "Defences: AAA vs BBB (15 laps) and CCC vs DDD (9 laps)".

    What a note adds on each is of the one before it: "Holds - AAA over BBB, 17 laps, 0.2 s a lap quicker; CCC ...".
    """
    for k in range(index + 2, len(scene.items) - 2):
        one, two = scene.items[k], scene.items[k + 2]
        if one.tag != "DRIVER" or two.tag != "DRIVER" or scene.tag(k + 1) not in _AGAINST or one.code == two.code:
            continue
        talk.emit(Defense, one, two, "defence.label", one.unreal, defender=one.code, pursuer=two.code)
        laps = first_laps(scene.items[k + 3 : k + 5])
        if laps is not None:
            tell_laps(talk, laps, one.code, two.code)
