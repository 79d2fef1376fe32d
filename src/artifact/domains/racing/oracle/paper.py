"""The rule set `paper`: the release's definitions of race facts, faults included.

Invariant: nothing here is mended. Stints are the source's stint numbers, every change of number is a pit stop, every
swing is a success, and a pursuer is held once. Kept so that the release's tables and published numbers can be compared
with; `corrected` says what is really so.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from artifact.domains.racing.oracle.facts import Defense, PitBattle, PitStop, RaceFacts, Stint
from artifact.domains.racing.oracle.headline import fastest_lap, race_row
from artifact.domains.racing.oracle.holds import BRIEF_LAPS, SUSTAINED_LAPS, Run, hold, runs
from artifact.domains.racing.oracle.pace import green_laps, mean_s, median_s, slope
from artifact.domains.racing.oracle.race import Bools, Grid, Race
from artifact.domains.racing.oracle.results import classify_as_listed
from artifact.domains.racing.oracle.swings import MAX_STOP_LAPS_APART, swing
from artifact.domains.racing.oracle.track import NEUTRALISED, StatusTimeline, neutralisations

NAME = "paper"


def derive(race: Race) -> RaceFacts:
    """All facts of a race under the rule set `paper`."""
    green = green_laps(race.laps)
    stints = list(_stints(race, green))
    timeline = StatusTimeline(race)
    stops = list(_stops(race, stints, timeline))
    grid = Grid(race, race.laps)
    return RaceFacts(
        key=race.key,
        race=race_row(
            race,
            NAME,
            total_laps=int(race.laps.lap.max()) if len(race.laps) else None,
            winner=race.entries[0].driver if race.entries else None,
            fastest=fastest_lap(race, np.ones(len(race.laps), dtype=bool)),
        ),
        stints=tuple(stints),
        pit_stops=tuple(stops),
        battles=tuple(_battles(stops, grid)),
        defenses=tuple(_defenses(race, grid, green)),
        classification=tuple(classify_as_listed(race, stops)),
        neutralisations=tuple(neutralisations(race, timeline)),
    )


def _stints(race: Race, green: Bools) -> Iterator[Stint]:
    """The rows of one driver and one stint number; rows without a number are dropped."""
    laps = race.laps
    for driver, rows in zip(race.drivers, race.rows, strict=True):
        numbers = laps.stint[rows]
        for number in np.unique(numbers[~np.isnan(numbers)]):
            at = rows.start + np.flatnonzero(numbers == number)
            clean = at[green[at]]
            life = laps.tyre_life[at]
            life = life[~np.isnan(life)]
            yield Stint(
                driver=driver,
                stint=int(number),
                compound=next((compound for compound in laps.compound[at] if compound is not None), None),
                start_lap=int(laps.lap[at[0]]),
                end_lap=int(laps.lap[at[-1]]),
                n_laps=len(at),
                tyre_life_start=float(life[0]) if len(life) else None,
                avg_laptime_s=mean_s(laps.lap_time_s[clean]),
                degradation_s_per_lap=slope(laps.tyre_life[clean], laps.lap_time_s[clean]),
                source="recorded",
            )


def _stops(race: Race, stints: list[Stint], timeline: StatusTimeline) -> Iterator[PitStop]:
    """Every transition between a driver's consecutive stints."""
    laps = race.laps
    rows_of = dict(zip(race.drivers, race.rows, strict=True))
    for earlier, later in pairwise(stints):
        if earlier.driver != later.driver:
            continue
        rows = rows_of[earlier.driver]
        row_of_lap = {int(lap): rows.start + at for at, lap in enumerate(laps.lap[rows])}
        in_row, out_row = row_of_lap[earlier.end_lap], row_of_lap.get(earlier.end_lap + 1)
        pit_in_s = laps.pit_in_s[in_row]
        duration = math.nan if out_row is None else laps.pit_out_s[out_row] - pit_in_s
        codes = timeline.at(pit_in_s) if timeline.exact and not math.isnan(pit_in_s) else laps.status[in_row]
        yield PitStop(
            driver=earlier.driver,
            lap=earlier.end_lap,
            from_compound=earlier.compound,
            to_compound=later.compound,
            stop_duration_s=None if math.isnan(duration) else round(float(duration), 3),
            under_neutralization=bool(codes & NEUTRALISED),
            kind="stop",
            cause=None,
        )


def _battles(stops: list[PitStop], grid: Grid) -> Iterator[PitBattle]:
    """Every ordered pair of stops of two drivers close in laps whose gap moved."""
    for first in stops:
        for second in stops:
            apart = second.lap - first.lap
            if first.driver == second.driver or not 0 < apart <= MAX_STOP_LAPS_APART:
                continue
            found = swing(first, second, grid)
            if found is not None:
                yield found


def _defenses(race: Race, grid: Grid, green: Bools) -> Iterator[Defense]:
    """Holds of faster cars: sustained ones, one a pursuer, then brief ones for pairs not yet present."""
    laps = race.laps
    pace = [median_s(laps.lap_time_s[rows][green[rows]]) for rows in race.rows]
    faster: list[Run] = []
    for run in runs(grid.time_s, np.ones(grid.time_s.shape, dtype=bool)):
        mine, theirs = pace[run.defender], pace[run.pursuer]
        if mine is not None and theirs is not None and theirs < mine:
            faster.append(run)
    longest_first = sorted(faster, key=lambda run: -run.n_laps)
    held: set[int] = set()
    pairs: set[tuple[int, int]] = set()
    kept = []
    for run in longest_first:
        if run.n_laps >= SUSTAINED_LAPS and run.pursuer not in held:
            held.add(run.pursuer)
            kept.append((run, "sustained"))
    pairs.update((run.defender, run.pursuer) for run, _ in kept)
    for run in longest_first:
        pair = (run.defender, run.pursuer)
        if BRIEF_LAPS <= run.n_laps < SUSTAINED_LAPS and run.passed and pair not in pairs:
            pairs.add(pair)
            kept.append((run, "brief"))
    places = {entry.driver: float(entry.order) for entry in race.entries}
    for run, kind in kept:
        yield hold(race, run, kind, pace, places)
