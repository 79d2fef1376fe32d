"""A race's own row: distance, winner, fastest lap, and what its facts were made from."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from artifact.domains.racing.oracle.facts import RaceRow
from artifact.domains.racing.oracle.race import Bools, Race


@dataclass(frozen=True)
class FastestLap:
    """The fastest lap of a race; number and compound are None where the source's are not to be trusted."""

    driver: str
    lap: int | None
    laptime_s: float
    compound: str | None


def fastest_lap(race: Race, counted: Bools) -> FastestLap | None:
    """The fastest of the race's laps that count, the first of equals; None without a timed one."""
    laps = race.laps
    timed = np.flatnonzero(counted & ~np.isnan(laps.lap_time_s))
    if not len(timed):
        return None
    best = timed[np.argmin(laps.lap_time_s[timed])]
    seconds = round(float(laps.lap_time_s[best]), 3)
    return FastestLap(race.drivers[laps.driver[best]], int(laps.lap[best]), seconds, laps.compound[best])


def race_row(
    race: Race,
    rules: str,
    *,
    total_laps: int | None = None,
    winner: str | None = None,
    fastest: FastestLap | None = None,
    refused: str | None = None,
) -> RaceRow:
    """The row of the table `races`."""
    return RaceRow(
        round=race.key.round or None,
        session=race.key.session,
        rules=rules,
        total_laps=total_laps,
        fastest_driver=fastest.driver if fastest else None,
        fastest_lap=fastest.lap if fastest else None,
        fastest_laptime_s=fastest.laptime_s if fastest else None,
        fastest_compound=fastest.compound if fastest else None,
        winner=winner,
        refused=refused,
        laps_sha256=race.laps_sha256,
        fastf1_version=race.fastf1_version,
        results_retrieved=race.results_retrieved,
    )
