"""On which laps tyre changes are told, and which of them are none of those that are told in full."""

from __future__ import annotations

from artifact.claim import Claim
from artifact.domains.racing.claims import CompoundChange
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.scene import DATES, Scene


def date_change(scene: Scene, talk: Discourse, change: Claim | None) -> None:
    """Remember the lap of a change, where its sentence names one lap alone."""
    if change is None:
        return
    laps: set[int] = set()
    if not scene.has.isdisjoint(DATES):
        owner = (getattr(change, "driver", ""),)
        laps = {item.whole for item in scene.items if item.tag in DATES and item.owner == owner}
        if len(laps) != 1:
            dated = [item for item in scene.items if item.tag == "LAPNO"]
            others = all(item.owner != owner and len(item.owner) == 1 for item in dated)
            told = {item.whole for item in dated}
            laps = set() if others and len(told) == 1 else told
    talk.change_laps.setdefault(change, set()).add(laps.pop() if len(laps) == 1 else None)


def separate_changes(talk: Discourse) -> set[Claim]:
    """Changes told without the tyre taken off that are none of those to the same tyre that are told in full.

    They are on other laps, or back to a tyre of which only renewals are told in full.
    """
    full: dict[tuple[str | None, str | None], set[int | None]] = {}
    old: dict[tuple[str | None, str | None], set[str]] = {}
    for claim, laps in talk.change_laps.items():
        if isinstance(claim, CompoundChange) and claim.from_ is not None:
            full.setdefault((claim.driver, claim.to), set()).update(laps)
            old.setdefault((claim.driver, claim.to), set()).add(claim.from_)
    apart: set[Claim] = set()
    for claim, laps in talk.change_laps.items():
        if isinstance(claim, CompoundChange) and claim.from_ is None:
            change = (claim.driver, claim.to)
            back = change in talk.returned and old.get(change) == {claim.to}
            if back or _apart(laps, full.get(change, set())):
                apart.add(claim)
    return apart


def _apart(laps: set[int | None], others: set[int | None]) -> bool:
    """Whether no two laps, one of each set, can be of one stop: in one lap and out the next."""
    return all(one is not None and two is not None and abs(one - two) > 1 for one in laps for two in others or {None})
