"""One race as it was recorded: laps, results, and what is known of the track's status.

Invariant: a `Race` is the same object whichever source it came from (a FastF1 session or a table of FastF1 laps), and
its laps are sorted by driver code and lap, each pair at most once, so that nothing derived from it depends on the order
of rows in a file. Times are seconds; a value that the source does not have is NaN, None or an empty status set.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import pairwise
from typing import TypeVar

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Texts = npt.NDArray[np.object_]
Scalar = TypeVar("Scalar", bound=np.generic)


@dataclass(frozen=True, order=True)
class RaceKey:
    """What names a race: season, round, event, and the session (`R` race, `S` sprint), which are never mixed."""

    year: int
    round: int
    event: str
    session: str = "R"

    def __str__(self) -> str:
        return f"{self.year} {self.event}" + ("" if self.session == "R" else f" ({self.session})")


@dataclass(frozen=True)
class Entry:
    """One line of the results: a car, its driver, and where it was classified.

    Attributes:
        driver: three-letter code, a label that is unique within one session.
        number: the car's number, what identifies it.
        team: as named in this session.
        order: place in the results as listed, from 1, disqualified and retired cars at the end.
        position: the source's numeric position, which some sources also give to cars that are not classified.
        classified: the classification's own word: a number, or R, D, W, N, E, F; None where the source has none.
        grid: place on the grid; None for a start from the pit lane or where unknown.
        status: the source's word (`Finished`, `+1 Lap`, `Engine`, ...).
        points: championship points.
        laps: laps completed according to the results.
    """

    driver: str
    number: str
    team: str
    order: int
    position: int | None
    classified: str | None
    grid: int | None
    status: str
    points: float | None
    laps: int | None


@dataclass(frozen=True)
class StatusChange:
    """The track's status from this moment of the session on."""

    time_s: float
    code: str


@dataclass(frozen=True)
class Override:
    """A compound that a person has reviewed, on some laps of a driver, and why it is right."""

    driver: str
    start_lap: int
    end_lap: int
    compound: str | None
    reason: str


@dataclass(frozen=True, eq=False)
class Laps:
    """Columns of equal length, one row a lap, sorted by driver and lap.

    Attributes:
        driver: index into `Race.drivers`.
        lap: race lap, counted from 1.
        time_s: session time at the end of the lap.
        lap_time_s: duration of the lap.
        stint: the source's stint number.
        compound: the source's text, None where it has none (UNKNOWN is kept as written).
        tyre_life: age of the tyres in laps, this lap included.
        pit_in_s: session time of entering the pit lane at the end of this lap.
        pit_out_s: session time of leaving the pit lane at the start of this lap.
        status: bit set of track status codes that occurred in the lap (bit k for code k), 0 where unknown.
        accurate: FastF1's own check of the lap's timing.
        generated: the lap was made up by FastF1 for a car that stopped on track.
        position: the source's position at the end of the lap.
    """

    driver: Ints
    lap: Ints
    time_s: Floats
    lap_time_s: Floats
    stint: Floats
    compound: Texts
    tyre_life: Floats
    pit_in_s: Floats
    pit_out_s: Floats
    status: Ints
    accurate: Bools
    generated: Bools
    position: Floats

    def __len__(self) -> int:
        return len(self.lap)

    def take(self, rows: Bools | Ints | slice) -> Laps:
        """The same columns for some rows."""
        return Laps(**{field.name: getattr(self, field.name)[rows] for field in fields(self)})

    def digest(self, drivers: tuple[str, ...]) -> str:
        """SHA-256 of the content: the same for any file format and any order of rows."""
        sha = hashlib.sha256("\0".join(drivers).encode())
        for field in fields(self):
            column = getattr(self, field.name)
            if column.dtype == object:
                sha.update("\0".join("" if value is None else str(value) for value in column).encode())
            else:
                # adding zero makes -0.0 and 0.0 one value
                sha.update(np.ascontiguousarray(column + column.dtype.type(0)).tobytes())
        return sha.hexdigest()


@dataclass(frozen=True, eq=False)
class Race:
    """Everything the oracle starts from.

    Attributes:
        key: which race.
        drivers: codes, sorted; `Laps.driver` points into it.
        laps: the lap table.
        entries: the results, in their own order.
        status_changes: the track status as a function of session time; empty when the source is a lap table alone.
        fastf1_version: of the FastF1 that made the laps, where known.
        overrides: reviewed compounds, which the rule set `corrected` puts in the place of the source's.
        results_retrieved: the day (ISO) on which the results were asked for, where known: stewards revise them later.
    """

    key: RaceKey
    drivers: tuple[str, ...]
    laps: Laps
    entries: tuple[Entry, ...]
    status_changes: tuple[StatusChange, ...] = ()
    fastf1_version: str | None = None
    results_retrieved: str | None = None
    overrides: tuple[Override, ...] = ()

    @cached_property
    def rows(self) -> tuple[slice, ...]:
        """For each driver, the rows of that driver's laps."""
        edges = np.searchsorted(self.laps.driver, np.arange(len(self.drivers) + 1))
        return tuple(slice(int(a), int(b)) for a, b in pairwise(edges))

    @cached_property
    def entry(self) -> Mapping[str, Entry]:
        """Results by driver code."""
        return {entry.driver: entry for entry in self.entries}

    @cached_property
    def laps_sha256(self) -> str:
        """SHA-256 of the lap table's content."""
        return self.laps.digest(self.drivers)

    def team_mates(self, driver: str) -> Iterator[Entry]:
        """The other cars of the driver's team."""
        mine = self.entry.get(driver)
        if mine is not None:
            yield from (other for other in self.entries if other.team == mine.team and other.driver != driver)


class Grid:
    """Laps as matrices of drivers by lap, for whatever compares cars lap by lap.

    Attributes:
        n_laps: laps of the matrix; column k is race lap k + 1.
        time_s: session time at the end of each lap, NaN where the car has no such lap.
    """

    def __init__(self, race: Race, laps: Laps) -> None:
        self._row = {driver: at for at, driver in enumerate(race.drivers)}
        self._counted = laps.lap >= 1  # some sources number a car's way to the grid as lap 0
        self._at = (laps.driver[self._counted], laps.lap[self._counted] - 1)
        self.n_laps = int(laps.lap.max()) if len(laps) else 0
        self.time_s = self.spread(laps.time_s, np.nan)

    def spread(self, column: npt.NDArray[Scalar], missing: Scalar | float) -> npt.NDArray[Scalar]:
        """One column of the laps as a matrix, with a value for laps that a car does not have."""
        out = np.full((len(self._row), self.n_laps), missing, dtype=column.dtype)
        out[self._at] = column[self._counted]
        return out

    def gap_s(self, first: str, second: str, lap: int) -> float | None:
        """How long after the first driver the second ended a lap, 3 decimals; None where either has no time."""
        if not 1 <= lap <= self.n_laps:
            return None
        gap = float(self.time_s[self._row[second], lap - 1] - self.time_s[self._row[first], lap - 1])
        return None if math.isnan(gap) else round(gap, 3)
