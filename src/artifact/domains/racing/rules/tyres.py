"""Stints: which tyre, from lap to lap, how long, how fast, and how the tyre wore."""

from __future__ import annotations

from artifact.domains.racing.claims import Degradation, StintCompound, StintLaps, StintPace
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import Discourse, Scene

_LAP_TIME = (45.0, 200.0)  # seconds; nothing else that texts measure is as long
_MOST_WEAR = 8.0  # seconds a lap each lap
_BREAKS = frozenset({"WHILE", "BUT", ";", "."})


def read(scene: Scene, talk: Discourse) -> None:
    """Read all claims about stints in a sentence."""
    here: dict[str, str] = {}
    for index, item in enumerate(scene.items):
        tag = item.tag
        if tag == "COMPOUND":
            _compound(scene, talk, index, here)
        elif tag == "STINT":
            _numbered(scene, talk, index, here)
        elif tag == "SPAN":
            _span(scene, talk, index)
        elif tag == "NLAPS":
            _length(scene, talk, index)
        elif tag in ("SECS", "RATE", "DEC"):
            _measure(scene, talk, index)


def _compound(scene: Scene, talk: Discourse, index: int, here: dict[str, str]) -> None:
    item = scene.items[index]
    compound = item.code
    if index in scene.changed:
        for driver in item.owner:
            talk.fit(driver, compound)
        return
    for driver in talk.owners(item):
        talk.emit(StintCompound, item, item, "stint.compound", item.unreal, driver=driver, compound=compound)
        if not item.unreal:
            talk.fit(driver, compound)
            stint = scene.left(index, frozenset({"STINT"}), _BREAKS)
            if stint >= 0 and scene.items[stint].whole:
                talk.stints.setdefault((driver, scene.items[stint].whole), compound)


def _numbered(scene: Scene, talk: Discourse, index: int, here: dict[str, str]) -> None:
    """A stint named by its number alone brings back its tyre."""
    item = scene.items[index]
    if not item.whole:
        return
    for driver in item.owner or tuple(talk.cast[:1] if len(talk.cast) == 1 else ()):
        compound = talk.stints.get((driver, item.whole))
        if compound is not None:
            talk.fit(driver, compound)


def _tyre(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """The compound that a number at `index` is about: the one right after it, else the one the driver is on."""
    items = scene.items
    for k in range(index + 1, min(index + 4, len(items))):
        tag = items[k].tag
        if tag == "COMPOUND" and k not in scene.changed and items[k].at <= items[index].to + 6:
            if items[k].owner and driver not in items[k].owner:
                break
            return items[k].code
        if tag not in ("ON", "IN", "OF", "WITH", "STINT", "OPENING", "FINAL", "ORD", "-", "FOR", "TYRE"):
            break
    return talk.fitted.get(driver)


def _span(scene: Scene, talk: Discourse, index: int) -> None:
    item = scene.items[index]
    pred = scene.preds[index]
    if item.unreal or pred in ("gap", "hold", "battle") or _listed_stops(scene, index):
        return
    if pred != "stint" and _is_window(scene, index):
        return
    for driver in talk.owners(item):
        compound = _tyre(scene, talk, index, driver)
        if compound is None:
            talk.drop("stint_without_compound")
            continue
        first, last = item.laps
        talk.emit(StintLaps, item, item, "stint.span", driver=driver, compound=compound, start=first, end=last)


def _is_window(scene: Scene, index: int) -> bool:
    """Whether a span is a stretch of a stint that the text looks at ("for laps 10-11 he had fresh tyres")."""
    if scene.tag(index + 1) in ("ON", "IN", "WITH") and scene.tag(index + 2) == "COMPOUND":
        return True
    if scene.tag(index - 1) not in ("FOR", "DURING", "IN", "OF", "ON") or scene.tag(index + 1) == "NLAPS":
        return False
    return not any(tag in ("COMPOUND", "STINT") for tag in scene.tags[max(index - 3, 0) : index])


def _listed_stops(scene: Scene, index: int) -> bool:
    noun = scene.left(index, frozenset({"PIT", "STOPS"}))
    tyre = scene.left(index, frozenset({"COMPOUND", "STINT"}))
    return scene.preds[index] == "pit" and noun > tyre


def _length(scene: Scene, talk: Discourse, index: int) -> None:
    item = scene.items[index]
    pred = scene.preds[index]
    if item.flag or item.unreal or pred in ("gap", "hold", "battle"):
        return
    if scene.tag(index - 1) in ("THESE", "BY", "BEFORE", "ALL"):
        return
    near = scene.tags[max(index - 6, 0) : index + 4]
    if "COMPOUND" not in near and "STINT" not in near and "SPAN" not in near and "RUN" not in near:
        return
    if pred == "pit" and "COMPOUND" not in near:
        return
    for driver in talk.owners(item):
        compound = _tyre(scene, talk, index, driver)
        if compound is None:
            talk.drop("stint_without_compound")
            continue
        talk.emit(StintLaps, item, item, "stint.length", driver=driver, compound=compound, n_laps=item.whole)


def _measure(scene: Scene, talk: Discourse, index: int) -> None:
    item = scene.items[index]
    value = item.number
    if _LAP_TIME[0] <= value <= _LAP_TIME[1] and not item.flag:
        _pace(scene, talk, index, item, value)
    elif abs(value) <= _MOST_WEAR and _is_wear(scene, index, item):
        _wear(scene, talk, item, index, value)


def _pace(scene: Scene, talk: Discourse, index: int, item: Item, value: float) -> None:
    if scene.preds[index] == "fastest" or item.unreal or scene.left(index, frozenset({"FASTLAP"})) >= 0:
        return
    if scene.tag(index + 1) == "IN" and scene.tag(index + 2) == "LAPNO":
        return  # one lap's time
    for driver in talk.owners(item):
        compound = _tyre(scene, talk, index, driver)
        if talk.new_value("pace", driver, value):
            talk.emit(StintPace, item, item, "stint.pace", driver=driver, compound=compound, seconds=value)


def _is_wear(scene: Scene, index: int, item: Item) -> bool:
    tags = scene.tags
    for k in range(index - 1, -1, -1):
        if tags[k] in ("GAP", "GAIN", "FASTER", "SLOWER", "DOWN", "UP") and item.tag != "RATE":
            return False
        if tags[k] in ("FASTER", "SLOWER"):
            return False
        if tags[k] == "DEG":
            return True
        if tags[k] in _BREAKS:
            break
    if "DEG" in tags[index + 1 : index + 4]:
        return True
    return item.tag == "RATE" and item.flag and "FASTER" not in tags[index + 1 : index + 3]


def _wear(scene: Scene, talk: Discourse, item: Item, index: int, value: float) -> None:
    if item.unreal:
        return
    for driver in talk.owners(item):
        if talk.new_value("wear", driver, value):
            compound = _tyre(scene, talk, index, driver)
            talk.emit(Degradation, item, item, "stint.wear", driver=driver, compound=compound, value=value)
