"""Laps of a race that was halted: what was done to the tyres on them was done at no stop."""

from __future__ import annotations

from artifact.domains.racing.rules.scene import LAPS, Scene

_TO_FLAG = frozenset({"OF", "IN", "ON", ",", "(", "DURING", "WITH", "QUE", "WHO", "OCCUR", "BE", ":", "FOR", "BECAUSE"})


def under_red_flag(scene: Scene, index: int, changes: set[int]) -> bool:
    """Whether what was done on a lap was done in a race that was halted, which is no stop.

    A red flag is of the lap that stands beside it, and else of every lap of its clause if no stop is told there.
    """
    if "RED_FLAG" not in scene.tags:  # the line above has it
        return not _stops(scene)
    clause = scene.items[index].clause
    if not any(item.tag == "RED_FLAG" and item.clause == clause for item in scene.items):
        return False
    if _beside_red_flag(scene, index):
        k = index - 1
        while k >= 0 and scene.tags[k] not in ("PIT", "STOPS", "CHANGE", "OFF") and k not in changes:
            k -= 1
        return (
            k < 0 or scene.tags[k] not in ("PIT", "STOPS") or (scene.tag(k + 1) == ":" and "(" in scene.tags[k:index])
        )
    dated = any(tag in LAPS and _beside_red_flag(scene, k) for k, tag in enumerate(scene.tags) if k != index)
    return not dated and not _stops(scene)


def _stops(scene: Scene) -> bool:
    return any(item.tag == "PIT" and not item.unreal for item in scene.items)


def _beside_red_flag(scene: Scene, index: int) -> bool:
    """ "Under the red flag of lap 9", "on lap 9, under the red flag"; unlike "on lap 5, and under it on lap 9"."""
    k = index - 1
    while scene.tag(k) in _TO_FLAG:
        k -= 1
    if scene.tag(k) == "RED_FLAG":
        return True
    k = index + 1
    while scene.tag(k) in _TO_FLAG:
        k += 1
    flag = k
    while scene.tag(k + 1) in _TO_FLAG:
        k += 1
    return scene.tag(flag) == "RED_FLAG" and scene.tag(k + 1) not in LAPS
