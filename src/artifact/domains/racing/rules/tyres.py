"""Stints: which tyre, from lap to lap, how long, how fast, and how the tyre wore."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from artifact.domains.racing.rules import compounds, lengths, paces, runs, wear
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.scene import Scene
from artifact.domains.racing.rules.stints import is_lap_time


def read(scene: Scene, talk: Discourse) -> None:
    """Read all claims about stints in a sentence."""
    if scene.has.isdisjoint(_READERS):
        return
    for index, tag in enumerate(scene.tags):
        if tag in _READERS and index not in scene.taken:
            _READERS[tag](scene, talk, index)


def _measure(scene: Scene, talk: Discourse, index: int) -> None:
    """Read a number with a unit: without a sign and as long as a lap takes it is an average, else it may be wear."""
    reader = paces if is_lap_time(scene, index) and not scene.items[index].flag else wear
    reader.read(scene, talk, index)


_READERS: Mapping[str, Callable[[Scene, Discourse, int], None]] = {
    "COMPOUND": compounds.read,
    "STINT": compounds.read_numbered,
    "SPAN": runs.read,
    "LAPNO": runs.read_single,
    "NLAPS": lengths.read,
    "SECS": _measure,
    "RATE": _measure,
    "DEC": _measure,
}
