"""The tyre of a stint that is told by its number, by its place in the race, or by the change that ended it."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

from artifact.domains.racing.claims import Compound, StintCompound
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import MEASURES
from artifact.domains.racing.rules.placed import (
    under_label,
)
from artifact.domains.racing.rules.scene import AFTER, BREAKS, LAPNO, Scene
from artifact.domains.racing.rules.stints import (
    COMPOUND,
)
from artifact.domains.racing.rules.succession import stint_in_place

NLAPS = frozenset({"NLAPS"})
_POINTING = frozenset({"CHANGE", "THESE", "SAME", "ALIKE", "TYRE", "HE"})
# between a number and the tyre told after it
UP_TO_STINT = frozenset(
    {"IN", "ON", "AVG", "OF", "FOR", "DURING", "BETWEEN", "HIS", "NLAPS", "-", "ORD", "OPENING", "FINAL"}
)
_OPENING_STINT = 4  # items in which a sentence says which stint it is about
_NO_OTHER_STINT = frozenset({"THAN", "VERSUS", "PIT", "CHANGE", "WHILE", "BUT", ";"})
_UP_TO_MEASURE = BREAKS | MEASURES


def of_numbered_stint(scene: Scene, talk: Discourse, index: int, k: int, driver: str) -> tuple[str | None, ...]:
    """The tyre of the numbered stint at `k` that the number at `index` is of, if the text leaves it open; or nothing.

    "75.0 s in the first stint", "59.1 s over the 20-lap opening stint", "79.7 s on the final set"
    """
    tags, number = scene.tags, scene.items[k].whole
    if UP_TO_STINT.issuperset(tags[index + 1 : k]) and (number < 0 or "NLAPS" in tags[index:k]):
        named = under_label(scene, index) or taken_off(scene, index, driver) or _on_since(scene, index, number, driver)
        named = named or stint_tyre(scene, talk, driver, number)
        if named is not None or number > 0:
            return (named or talk.fitted.get(driver),)
    if number > 0 and tags[index + 1] in ("OF", "IN") and k < index + (6 if "DEG" in tags[index:k] else 4):
        return (stint_tyre(scene, talk, driver, number) or talk.fitted.get(driver),)
    return ()


def _on_since(scene: Scene, index: int, number: int, driver: str) -> str | None:
    """ "AAA went out on INTERMEDIATE and averaged 91.6 s in his final stint": the tyre that the clause tells."""
    tyre = scene.left(index, COMPOUND, BREAKS) if number < 0 else -1
    own = tyre >= 0 and tyre not in scene.changed and scene.items[tyre].owner == (driver,)
    return scene.items[tyre].code if own else None


def of_stint_told_first(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "The final stint, of 12 laps, was faster (81.1 s on average)": what a sentence says that opens with a stint."""
    if "STINT" not in scene.has or "COMPOUND" in scene.has or scene.tags.count("STINT") > 1:
        return None
    stint = scene.tags.index("STINT")
    after = scene.tag(stint + 1)
    number = scene.items[stint].whole or (-1 if after == "FINAL" else 1 if after == "OPENING" else 0)
    between = scene.tags[:index]
    opens = stint < _OPENING_STINT and stint < index and _NO_OTHER_STINT.isdisjoint(between)
    if not number or not opens or scene.items[stint].flag or any(tag == "ORD" for tag in between[stint + 1 :]):
        return None
    return stint_tyre(scene, talk, driver, number)


def is_only_of_change(scene: Scene, talk: Discourse, driver: str, compound: str) -> bool:
    """Whether nothing tells the tyre of one of several drivers but a change told elsewhere, and nothing points to it.

    "AAA went from SOFT to HARD on lap 20", and under another heading "Second stint: 22 laps"; but "on these".
    """
    if len(talk.cast) < 2 or not scene.has.isdisjoint(_POINTING) or talk.fitted_in.get(driver) in talk.around:
        return False
    if "COMPOUND" in scene.has and any(
        item.tag == "COMPOUND" and (not item.owner or driver in item.owner) for item in scene.items
    ):
        return False
    if ("WITH", ",") in pairwise(scene.tags):
        return False  # "Com eles, AAA fez 18 voltas"
    return StintCompound(driver=driver, compound=cast("Compound", compound)) not in talk.claims


def stint_tyre(scene: Scene, talk: Discourse, driver: str, number: int) -> str | None:
    """The tyre of a numbered stint, unless only a change told elsewhere lets one conclude it."""
    compound = talk.stint_tyre(driver, number)
    if compound is None:
        return stint_in_place(talk, driver, number)
    if talk.stints.get((driver, number)) or not is_only_of_change(scene, talk, driver, compound):
        return compound
    return None


def taken_off(scene: Scene, index: int, driver: str) -> str | None:
    """ "from SOFT to MEDIUM after a 9-lap stint": the stint was on the first of the two."""
    if not scene.changed:
        return None
    after = scene.left(index, AFTER, BREAKS)
    if after < 1:
        after = _length_until_change(scene, index)
    if after < 1:
        return None
    chain = [k for k in range(after) if k in scene.changed and driver in scene.items[k].owner]
    alone = not any(tag == "COMPOUND" for tag in scene.tags[after:index])
    return scene.items[chain[-2]].code if len(chain) > 1 and alone else None


def _length_until_change(scene: Scene, index: int) -> int:
    """Where the laps of the stint that a change ended stand, or -1: "on lap 20: SOFT → HARD, completing 20 laps"."""
    if "NLAPS" not in scene.has:
        return -1
    k = index if scene.tags[index] == "NLAPS" else scene.left(index, NLAPS, _UP_TO_MEASURE)
    if k < 0:
        return -1
    lap = scene.left(k, LAPNO, BREAKS)
    return k if 0 <= lap < min(scene.changed) and scene.items[lap].whole == scene.items[k].whole else -1
