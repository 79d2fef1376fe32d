"""Runs of laps in which one car sat close behind another.

Invariant: a run is of two cars that are neighbours in the order of session times at the end of one and the same race
lap, so a lapped car, which is a lap behind, never holds anybody.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from artifact.domains.racing.oracle.facts import Defense
from artifact.domains.racing.oracle.race import Bools, Floats, Race

HOLD_GAP_S = 1.5
SUSTAINED_LAPS = 5
BRIEF_LAPS = 2


@dataclass(frozen=True, slots=True)
class Run:
    """A pursuer within `HOLD_GAP_S` behind a defender on consecutive laps.

    Attributes:
        defender: row of the car in front.
        pursuer: row of the car behind.
        start: first lap.
        end: last lap.
        passed: on the lap after, the pursuer was ahead, or the defender had no time any more.
    """

    defender: int
    pursuer: int
    start: int
    end: int
    passed: bool

    @property
    def n_laps(self) -> int:
        return self.end - self.start + 1


def runs(time_s: Floats, eligible: Bools) -> Iterator[Run]:
    """Runs from lap 2 on, in the order in which they end.

    Args:
        time_s: session time at the end of each lap, drivers x laps, NaN where a car has no time.
        eligible: laps on which a car may hold or pursue, drivers x laps.
    """
    n_laps = time_s.shape[1]
    order = np.argsort(time_s, axis=0, kind="stable")
    gaps = np.round(np.diff(np.take_along_axis(time_s, order, axis=0), axis=0), 3)
    free = np.take_along_axis(eligible, order, axis=0)
    close = (gaps > 0) & (gaps < HOLD_GAP_S) & free[:-1] & free[1:]
    started: dict[tuple[int, int], int] = {}
    for at in range(1, n_laps):
        ranks = np.flatnonzero(close[:, at])
        near = dict.fromkeys(zip(order[ranks, at].tolist(), order[ranks + 1, at].tolist(), strict=True))
        for pair in [pair for pair in started if pair not in near]:
            ahead, behind = (math.inf if math.isnan(t) else t for t in time_s[list(pair), at])
            yield Run(*pair, started.pop(pair), at, bool(behind < ahead))
        for pair in near:
            started.setdefault(pair, at + 1)
    for pair, start in started.items():
        yield Run(*pair, start, n_laps, False)


def hold(race: Race, run: Run, kind: str, pace: Sequence[float | None], places: Mapping[str, float]) -> Defense:
    """A run as a fact.

    Args:
        race: the race.
        run: who held whom, when.
        kind: sustained or brief.
        pace: median green lap of each driver, seconds; both drivers of the run have one.
        places: where each driver of the results was classified.
    """
    defender, pursuer = race.drivers[run.defender], race.drivers[run.pursuer]
    mine, theirs = pace[run.defender] or math.nan, pace[run.pursuer] or math.nan
    behind = places.get(pursuer)
    return Defense(
        defender=defender,
        pursuer=pursuer,
        start_lap=run.start,
        end_lap=run.end,
        n_laps=run.n_laps,
        pursuer_pace_s=round(theirs, 3),
        defender_pace_s=round(mine, 3),
        pace_delta_s=round(mine - theirs, 3),
        teammate_protected=behind is not None
        and any(places[mate.driver] < behind for mate in race.team_mates(defender)),
        kind=kind,
    )
