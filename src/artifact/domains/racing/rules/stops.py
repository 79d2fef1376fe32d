"""Pit stops: on which lap, from which tyre to which, how many, and whether under the safety car."""

from __future__ import annotations

from artifact.domains.racing.rules import changes, counts, distances, laps, neutralised
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.scene import Scene


def read(scene: Scene, talk: Discourse, *, under_safety_car: bool = False) -> None:
    """Read all claims about stops in a sentence.

    Args:
        scene: the sentence.
        talk: what has been said so far.
        under_safety_car: whether the line above says so of the stops listed here.
    """
    changed = changes.read(scene, talk)
    stopped = laps.read(scene, talk, changed)
    distances.read(scene, talk, stopped)
    counts.read(scene, talk)
    neutralised.read(scene, talk, stopped, listed=under_safety_car)
