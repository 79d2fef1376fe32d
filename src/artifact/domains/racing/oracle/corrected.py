"""The rule set `corrected`: what a race's laps and results really say.

Invariant: a fact is stated only on evidence, and what the source cannot decide is null. The differences from `paper`:
pit stops are changes of tyres, and not under a red flag; stints partition the laps; undercuts and overcuts are between
clean stops under green, one a swing, and succeed if the attacker is ahead after both; a hold is between cars racing on
green laps; the classification is the stewards', the order on the road beside it; unknown compounds are null.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from artifact.domains.racing.oracle.clean import Cleaned, clean
from artifact.domains.racing.oracle.facts import Defense, PitBattle, PitStop, RaceFacts
from artifact.domains.racing.oracle.headline import FastestLap, fastest_lap, race_row
from artifact.domains.racing.oracle.holds import BRIEF_LAPS, SUSTAINED_LAPS, hold, runs
from artifact.domains.racing.oracle.pace import green_laps, median_s
from artifact.domains.racing.oracle.race import Bools, Grid, Ints, Laps, Race
from artifact.domains.racing.oracle.results import Status, classified_position, classify, status_of
from artifact.domains.racing.oracle.swings import MAX_GAIN_S, MAX_STOP_LAPS_APART, swing
from artifact.domains.racing.oracle.track import NEUTRALISED, RED, StatusTimeline, has, is_green, neutralisations
from artifact.domains.racing.oracle.tyres import Kind, TyreReader, Tyres, known_compound

NAME = "corrected"
_FIRST_LAP_S = 300.0


def derive(race: Race) -> RaceFacts:
    """All facts of a race under the rule set `corrected`; none but the reason if the race is refused."""
    cleaned = clean(race)
    if isinstance(cleaned, str):
        return RaceFacts(key=race.key, race=race_row(race, NAME, refused=cleaned))
    laps = cleaned.laps
    timeline = StatusTimeline(race)
    reader = TyreReader(race, laps, timeline)
    tyres = {driver: reader.read(at) for at, driver in enumerate(race.drivers)}
    visits = [visit for driver in race.drivers for visit in tyres[driver].visits]
    timed = cleaned.comparable
    grid = Grid(race, timed)
    return RaceFacts(
        key=race.key,
        race=race_row(
            race,
            NAME,
            total_laps=cleaned.total_laps,
            winner=cleaned.winner,
            fastest=_fastest_lap(race, cleaned),
        ),
        stints=tuple(stint for driver in race.drivers for stint in tyres[driver].stints),
        pit_stops=tuple(visits),
        battles=tuple(_battles(race, timed, grid, visits)),
        defenses=tuple(_defenses(race, timed, grid)),
        classification=tuple(
            classify(
                race,
                laps,
                cleaned.total_laps,
                {at: (found.early_s, found.late_s) for at, found in cleaned.displaced.items()},
                _stop_counts(race, tyres),
                _pit_lane_starts(race, laps),
            )
        ),
        neutralisations=tuple(neutralisations(race, timeline)),
        conflicts=(*cleaned.conflicts, *(c for driver in race.drivers for c in tyres[driver].conflicts)),
    )


def _fastest_lap(race: Race, cleaned: Cleaned) -> FastestLap | None:
    """The fastest lap of any car that started.

    A car whose laps are misnumbered may have driven it, on a lap and tyres that cannot be named.
    """
    laps = race.laps
    started = [
        driver not in race.entry or status_of(race.entry[driver]) is not Status.NOT_STARTED for driver in race.drivers
    ]
    in_race = (laps.lap >= 1) & (laps.lap <= cleaned.total_laps) & ~laps.generated
    found = fastest_lap(race, in_race & np.array(started, dtype=bool)[laps.driver])
    if found is None:
        return None
    trusted = race.drivers.index(found.driver) in cleaned.laps.driver
    return replace(
        found, lap=found.lap if trusted else None, compound=known_compound(found.compound) if trusted else None
    )


def _stop_counts(race: Race, tyres: Mapping[str, Tyres]) -> dict[str, int | None]:
    """Pit stops by driver: none for a car that did not start, unknown for one without laps."""
    out: dict[str, int | None] = {entry.driver: 0 for entry in race.entries if status_of(entry) is Status.NOT_STARTED}
    return out | {driver: found.n_stops for driver, found in tyres.items() if found.stints}


def _pit_lane_starts(race: Race, laps: Laps) -> dict[str, bool | None]:
    """Who left the pit lane after the start. A time of leaving it before is the drive to the grid.

    The race began when most cars' timed first laps did; without one it began less than `_FIRST_LAP_S` before the first
    car ended lap 1. Where more than half of the field seems to have started from the pit lane, the times mean
    something else, and nothing is known of anybody.
    """
    first = laps.lap == 1
    began = laps.time_s[first] - laps.lap_time_s[first]
    began = began[~np.isnan(began)]
    ended = laps.time_s[first][~np.isnan(laps.time_s[first])]
    out: dict[str, bool | None] = {}
    for at, left_s in zip(laps.driver[first].tolist(), laps.pit_out_s[first].tolist(), strict=True):
        if math.isnan(left_s) or (len(ended) and left_s < ended.min() - _FIRST_LAP_S):
            out[race.drivers[at]] = False
        else:
            out[race.drivers[at]] = left_s > float(np.median(began)) if len(began) else None
    late = sum(started is True for started in out.values())
    return {} if late > len(out) / 2 else out


def _restarts(laps: Laps) -> Bools:
    """Laps that saw a red flag, and the lap after, on which the race restarts (for the whole field)."""
    red = np.unique(laps.lap[has(laps.status, RED)])
    return np.isin(laps.lap, np.concatenate((red, red + 1)))


def _battles(race: Race, laps: Laps, grid: Grid, visits: Sequence[PitStop]) -> Iterator[PitBattle]:
    """Swings between two clean stops under green.

    Each pair of stops is one exchange: between a lap before the first and a lap after the second neither driver has
    any other business in the pit lane, so that no swing is counted with two partners of one driver's stops.
    """
    racing = ~has(laps.status, NEUTRALISED) & (laps.status != 0) & ~_restarts(laps)
    clear = grid.spread(racing, False)
    timed = grid.spread(~np.isnan(laps.lap_time_s), False)
    row = {driver: at for at, driver in enumerate(race.drivers)}
    in_laps = defaultdict(list)
    for visit in visits:
        in_laps[visit.driver].append(visit.lap)
    stops = [visit for visit in visits if visit.kind == Kind.STOP.value and not visit.under_neutralization]
    for first in stops:
        for second in stops:
            apart = second.lap - first.lap
            if first.driver == second.driver or not 0 < apart <= MAX_STOP_LAPS_APART:
                continue
            begin, end = first.lap - 1, second.lap + 1
            if begin < 1 or end > grid.n_laps:
                continue
            cars = [row[first.driver], row[second.driver]]
            others = [lap for driver in (first.driver, second.driver) for lap in in_laps[driver] if begin <= lap <= end]
            if len(others) != 2 or not clear[cars, begin - 1 : end].all():
                continue
            if not timed[cars, begin - 1].all() or not timed[cars, end - 1].all():
                continue
            found = swing(first, second, grid)
            if found is not None and found.gained_s <= MAX_GAIN_S:
                yield replace(found, success=found.gap_after_s > 0)


def _defenses(race: Race, laps: Laps, grid: Grid) -> Iterator[Defense]:
    """Every hold between cars that raced each other on green laps, in order of laps."""
    green = green_laps(laps)
    pace = [median_s(laps.lap_time_s[(laps.driver == at) & green]) for at in range(len(race.drivers))]
    entering, leaving = ~np.isnan(laps.pit_in_s), ~np.isnan(laps.pit_out_s) & (laps.lap > 1)
    on_track = ~entering & ~leaving & ~np.isnan(laps.lap_time_s) & ~_stopping(race, laps) & ~_restarts(laps)
    racing = grid.spread(on_track & is_green(laps.status), False)
    passing = grid.spread(on_track & ~has(laps.status, NEUTRALISED), False)
    # a car that comes in ends its lap in the pit lane, not between two cars on the track
    at_line = grid.spread(np.where(entering, np.nan, laps.time_s), np.nan)
    found = []
    for run in runs(at_line, racing):
        mine, theirs = pace[run.defender], pace[run.pursuer]
        if mine is None or theirs is None or theirs >= mine:
            continue
        on_track_pass = run.passed and run.end < grid.n_laps and passing[[run.defender, run.pursuer], run.end].all()
        if run.n_laps >= SUSTAINED_LAPS:
            found.append((run, "sustained"))
        elif run.n_laps >= BRIEF_LAPS and on_track_pass:
            found.append((run, "brief"))
    places = {entry.driver: classified_position(entry) or math.inf for entry in race.entries}
    for run, kind in sorted(found, key=lambda item: (item[0].start, item[0].end, item[0].defender, item[0].pursuer)):
        yield hold(race, run, kind, pace, places)


def _stopping(race: Race, laps: Laps) -> Bools:
    """The last lap of each car that did not finish."""
    last: Ints = np.flatnonzero(np.append(np.diff(laps.driver) != 0, True)) if len(laps) else np.empty(0, np.int64)
    distance = int(laps.lap.max()) if len(laps) else 0
    out = np.zeros(len(laps), dtype=bool)
    for row in last:
        entry = race.entry.get(race.drivers[laps.driver[row]])
        out[row] = entry is not None and classified_position(entry) is None and laps.lap[row] < distance
    return out
