"""What of a lap table is the race.

Invariant: what leaves here has laps 1 to the official distance, of cars that started, without position or pace for
laps that were made up; or the race is refused with a reason, because facts from a shifted or truncated table are wrong
from the first lap on.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

import numpy as np

from artifact.domains.racing.oracle.facts import Conflict
from artifact.domains.racing.oracle.race import Laps, Race
from artifact.domains.racing.oracle.results import Status, classified_position, status_of


@dataclass(frozen=True)
class Cleaned:
    """A race's laps as far as they are the race.

    Attributes:
        laps: the laps.
        total_laps: the official distance.
        winner: classified first.
        conflicts: what was left out, and why.
    """

    laps: Laps
    total_laps: int
    winner: str
    conflicts: tuple[Conflict, ...]


def clean(race: Race) -> Cleaned | str:
    """The race's own laps, or the reason why the race is refused."""
    places = Counter(place for entry in race.entries if (place := classified_position(entry)))
    twice = [place for place, count in places.items() if count > 1]
    if twice:
        return f"two drivers are classified in position {twice[0]}"
    winner = next((entry for entry in race.entries if classified_position(entry) == 1), None)
    if winner is None:
        return "the results have no winner"
    laps = race.laps
    own = laps.lap[laps.driver == race.drivers.index(winner.driver)] if winner.driver in race.drivers else laps.lap[:0]
    if not len(own):
        return f"the lap table has no laps of the winner, {winner.driver}"
    total = winner.laps or int(own[-1])
    if own[-1] < total:
        return f"the winner has {own[-1]} laps in the lap table and {total} in the results"
    return _keep(race, total, winner.driver)


def _keep(race: Race, total: int, winner: str) -> Cleaned:
    laps = race.laps
    conflicts = []
    keep = (laps.lap >= 1) & (laps.lap <= total)
    for at, driver in enumerate(race.drivers):
        mine = laps.driver == at
        entry = race.entry.get(driver)
        if entry is None:
            conflicts.append(Conflict(driver, None, None, "no_result", f"{mine.sum()} laps", "laps kept"))
            continue
        status = status_of(entry)
        if status is Status.NOT_STARTED:
            keep &= ~mine
            conflicts.append(
                Conflict(driver, None, None, "not_started", f"{entry.status}, {mine.sum()} laps", "laps dropped")
            )
        elif entry.laps and status in (Status.FINISHED, Status.LAPPED):
            keep &= ~(mine & (laps.lap > entry.laps))
        if status is Status.OTHER:
            conflicts.append(
                Conflict(driver, None, None, "unknown_status", repr(entry.status), "status other, not classified")
            )
        beyond = laps.lap[mine & (laps.lap > total)]
        if len(beyond):
            conflicts.append(
                Conflict(driver, int(beyond[0]), int(beyond[-1]), "phantom_laps", f"distance {total}", "laps dropped")
            )
    kept = laps.take(keep)
    void = kept.generated
    kept = replace(
        kept,
        time_s=np.where(void, np.nan, kept.time_s),
        lap_time_s=np.where(void, np.nan, kept.lap_time_s),
        position=np.where(void, np.nan, kept.position),
    )
    return Cleaned(kept, total, winner, tuple(conflicts))
