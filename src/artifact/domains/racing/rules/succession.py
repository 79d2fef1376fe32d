"""The tyres of a driver's stints in the order in which the text tells them, and numbers that come in that order.

Invariant: a number gets the tyre in its place only where the text told as many stints as it lists numbers.
"""

from __future__ import annotations

import sys

from artifact.claim import Claim
from artifact.domains.racing.claims import CompoundChange, StintCompound, StintLaps
from artifact.domains.racing.rules.between import is_from_to
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import MEASURES
from artifact.domains.racing.rules.placed import is_first_of_two
from artifact.domains.racing.rules.scene import BREAKS, RESPECTIVELY, Scene
from artifact.domains.racing.rules.stints import COMPOUND, STINTS, UP_TO_TYRE, is_lap_time, list_of

_MOST = 24  # mentions of a driver's stints that are looked at


def succession(talk: Discourse, driver: str, first: int = 0, last: int = sys.maxsize) -> list[str]:
    """The tyres of a driver's stints, as told so far.

    A tyre named again is the same stint's, unless a change or other laps open a new one. Where the text only looks
    back to a tyre told before, no order can be told any more.

    Args:
        talk: what has been said so far.
        driver: whose stints.
        first: offset in the text from which on they are told.
        last: offset up to which they are.
    """
    out: list[str] = []
    told = [claim for claim in _told(talk, driver) if claim.span is not None and first <= claim.span[0] < last]
    reached = 0  # the last lap of the stint told last, where told
    for k, claim in enumerate(told):
        if isinstance(claim, CompoundChange):
            if claim.from_ is not None and out[-1:] != [claim.from_]:
                out.append(claim.from_)
            out.append(claim.to or "")
            reached = 0
        elif isinstance(claim, (StintCompound, StintLaps)):
            begun, end = (claim.start or 0, claim.end or 0) if isinstance(claim, StintLaps) else (0, 0)
            if claim.compound in out[:-1] and claim.compound != out[-1] and not _begins(told[k : k + 2], reached):
                break
            if out[-1:] != [claim.compound or ""] or 0 < reached < begun:
                out.append(claim.compound or "")
                reached = 0
            reached = end or reached
    return out


def _begins(claims: list[Claim], reached: int) -> bool:
    """Whether a tyre that was told before is named anew for a later stint: its laps stand beside it."""
    tyres = {claim.compound for claim in claims if isinstance(claim, (StintCompound, StintLaps))}
    return len(tyres) == 1 and any(isinstance(claim, StintLaps) and (claim.start or 0) > reached for claim in claims)


def _told(talk: Discourse, driver: str) -> list[Claim]:
    """What was said of the driver's stints, in the order of the text."""
    told = talk.told_stints.get(driver, [])[:_MOST]
    return sorted(told, key=lambda claim: claim.span or (0, 0))


def stint_in_place(talk: Discourse, driver: str, number: int) -> str | None:
    """The tyre of a numbered stint (-1: the last) of a driver whose stints were told from the first on."""
    told = _told(talk, driver)
    first = told[0] if told else None
    begun = (isinstance(first, CompoundChange) and first.from_ is not None) or (
        isinstance(first, StintLaps) and first.start == 1
    )
    tyres = succession(talk, driver)
    begun = begun or len(tyres) > 2 or (bool(tyres) and talk.stints.get((driver, 1)) == tyres[0])
    if not begun or len(tyres) < 2 or number > len(tyres):
        return None
    return tyres[number - 1 if number > 0 else -1] or None


def is_of_two_stints(scene: Scene, index: int) -> bool:
    """Whether an average changed from one number to another in a sentence that names no tyre."""
    if not scene.has.isdisjoint(COMPOUND) or not is_lap_time(scene, index) or not is_from_to(scene, index):
        return False
    last = index + 2 if is_first_of_two(scene, index) else index
    return ">" not in (scene.tag(last + 1), scene.tag(last - 3))  # "80.1 → 79.2 → 78.8 s"


def across_change(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "AAA changed SOFT for MEDIUM. His average fell from 81.3 s to 80.2 s": to each number the tyre in its place."""
    if not is_of_two_stints(scene, index):
        return None
    tyres = succession(talk, driver)
    if len(tyres) != 2 or tyres[0] == tyres[1]:
        return None
    return tyres[0 if is_first_of_two(scene, index) else 1] or None


def in_succession(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "His average fell with each stint: 80.1 s, 79.2 s, 78.8 s": to each number the tyre of the stint in its place.

    Two numbers need "respectively", or a word for stints before them.
    """
    if scene.tags[index] not in MEASURES:
        return None
    numbers = list_of(scene, index, MEASURES)
    if len(numbers) < 2 or len({is_lap_time(scene, k) for k in numbers}) > 1:
        return None  # "80.1 s, +0.02 s/lap" is no list
    stints = scene.left(numbers[0], STINTS, UP_TO_TYRE)
    ordered = stints >= 0 and (scene.tags[stints] == "STINTS" or not scene.items[stints].whole)
    ordered = ordered or scene.right(numbers[-1], RESPECTIVELY, BREAKS) >= 0
    if len(numbers) < 3 and not ordered:
        return None
    begin = scene.items[0].start
    # all that was told, what the sentences before told, or this one: a text may go through the stints twice
    for tyres in (succession(talk, driver), succession(talk, driver, last=begin), succession(talk, driver, begin)):
        if len(tyres) == len(numbers):
            return tyres[numbers.index(index)]
    return None
