"""Invented races, written as short rows and read by the real reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pandas as pd
import pytest

from artifact.domains.racing.oracle.race import Race
from artifact.sources.laps import build_races
from artifact.sources.tables import Table

START_S = 3600.0
COMPOUNDS = {"INTER": "INTERMEDIATE"}


@dataclass
class Invented:
    """A race of rows `driver, lap, Stint, Compound, TyreLife, PitIn, PitOut, TrackStatus`.

    Each car starts `gaps[driver]` seconds behind the first and laps in `lap_s` seconds, unless `lap_times` says
    otherwise. `in` is 5 s before the line, `out` 20 s after it; `-` or an empty cell is a missing value.
    """

    rows: Sequence[str]
    gaps: Mapping[str, float] = field(default_factory=dict)
    lap_s: float = 90.0
    lap_times: Mapping[tuple[str, int], float] = field(default_factory=dict)
    unaccurate: bool = False
    untimed: Sequence[tuple[str, int]] = ()
    generated: Sequence[tuple[str, int]] = ()
    results: Sequence[str] = ()
    total_laps: int | None = None

    def laps(self) -> pd.DataFrame:
        """The lap table, as FastF1 would give it."""
        clock: dict[str, float] = {}
        rows = []
        for at, text in enumerate(self.rows):
            driver, lap_text, stint, compound, life, pit_in, pit_out, status = (v.strip() for v in text.split(","))
            lap = int(lap_text)
            begin = clock.setdefault(driver, START_S + self.gaps.get(driver, 2.0 * len(clock)))
            lap_s = self.lap_times.get((driver, lap), self.lap_s)
            clock[driver] = end = begin + lap_s
            untimed = (driver, lap) in self.untimed
            rows.append(
                {
                    "Year": 2031,
                    "RoundNumber": 1,
                    "EventName": "Invented Grand Prix",
                    "Driver": driver,
                    "DriverNumber": str(ord(driver[0])),
                    "LapNumber": float(lap),
                    "Time": end,
                    "LapTime": None if untimed or (driver, lap) in self.generated else lap_s,
                    "Stint": None if stint in "-" else float(stint),
                    "Compound": None if compound in "-" else COMPOUNDS.get(compound, compound),
                    "TyreLife": None if life in "-" else float(life),
                    "PitInTime": _moment(pit_in, end - 5.0),
                    "PitOutTime": _moment(pit_out, begin + 20.0),
                    "TrackStatus": None if status in "-" else status,
                    "IsAccurate": not (self.unaccurate or untimed or pit_in == "in" or pit_out == "out"),
                    "FastF1Generated": (driver, lap) in self.generated,
                    "Position": float(at % 20 + 1),
                }
            )
        frame = pd.DataFrame(rows)
        for column in ("Time", "LapTime", "PitInTime", "PitOutTime"):
            frame[column] = pd.to_timedelta(pd.to_numeric(frame[column]), unit="s")
        return frame

    def result_table(self) -> pd.DataFrame:
        """`driver, team, Position, ClassifiedPosition, Grid, Status, Laps` a line; by default all finish as listed."""
        drivers = list(dict.fromkeys(text.split(",")[0].strip() for text in self.rows))
        last = {text.split(",")[0].strip(): int(text.split(",")[1]) for text in self.rows}
        total = self.total_laps or max(last.values())
        lines = self.results or [
            f"{driver},Team {driver},{place},{place},{place},Finished,{total}"
            for place, driver in enumerate(drivers, start=1)
        ]
        names = ["Driver", "TeamName", "Position", "ClassifiedPosition", "GridPosition", "Status", "Laps"]
        frame = pd.DataFrame([[value.strip() or None for value in line.split(",")] for line in lines], columns=names)
        for column in ("Position", "GridPosition", "Laps"):
            frame[column] = pd.to_numeric(frame[column])
        return frame.assign(Year=2031, RoundNumber=1, EventName="Invented Grand Prix", Points=0.0)

    def race(self) -> Race:
        """The race, by way of the reader."""
        (race,) = build_races(Table(self.laps(), "laps", 0), Table(self.result_table(), "results", 0))
        return race


def _moment(word: str, otherwise: float) -> float | None:
    if word in "-":
        return None
    return otherwise if word in ("in", "out") else float(word)


@pytest.fixture(scope="session")
def invented() -> Callable[..., Invented]:
    """Makes an invented race from short rows."""
    return Invented


def _rows(driver: str, laps: range, stint: object, compound: str, age: int = 1, status: str = "1") -> list[str]:
    return [f"{driver},{lap},{stint},{compound},{age + at},-,-,{status}" for at, lap in enumerate(laps)]


@pytest.fixture(scope="session")
def rows() -> Callable[..., list[str]]:
    """Plain laps of one driver on one set of tyres."""
    return _rows


def _pit(rows: list[str], lap: int) -> list[str]:
    """The same rows with a visit to the pit lane at the end of a lap."""
    out = []
    for row in rows:
        cells = row.split(",")
        if int(cells[1]) == lap:
            cells[5] = "in"
        if int(cells[1]) == lap + 1:
            cells[6] = "out"
        out.append(",".join(cells))
    return out


@pytest.fixture(scope="session")
def pit() -> Callable[[list[str], int], list[str]]:
    """Adds a visit to the pit lane to one driver's rows."""
    return _pit
