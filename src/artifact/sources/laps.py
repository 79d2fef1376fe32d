"""Races from a table of FastF1 laps and a table of results (parquet or CSV).

Invariant: every cell is checked here, at the edge, and a bad one is named with file, row and column; what comes out is
the same `Race` whatever types and row order the files had. The columns are FastF1's own (`Laps` and `SessionResults`
in fastf1.core); `Year`, `RoundNumber` and `EventName` tell races apart, and `Session` sessions, where a table has it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pandas as pd

from artifact.domains.racing.oracle.events import event_id, resolve_event
from artifact.domains.racing.oracle.race import Bools, Entry, Floats, Ints, Laps, Race, RaceKey, StatusChange, Texts
from artifact.domains.racing.oracle.track import parse_status
from artifact.errors import InputError, unknown
from artifact.sources.tables import (
    Table,
    coded_cells,
    duration_cells,
    flag_cells,
    number_cells,
    read_table,
    refuse,
    text_cells,
    whole_number,
)

LAP_COLUMNS = (
    "Driver",
    "LapNumber",
    "Time",
    "LapTime",
    "Stint",
    "Compound",
    "TyreLife",
    "PitInTime",
    "PitOutTime",
    "TrackStatus",
    "IsAccurate",
)
RESULT_COLUMNS = ("Driver", "TeamName", "Position", "GridPosition", "Status")
_ALIASES = {"Abbreviation": "Driver", "Team": "TeamName", "Grid": "GridPosition"}
_MOST_LAPS = 500
_ASSUMED_LAP_S = 150.0
_MILLISECOND = 5e-4


def load_races(
    laps: Path,
    results: Path,
    *,
    year: int | None = None,
    event: str | None = None,
    session: str = "R",
    results_retrieved: str | None = None,
) -> list[Race]:
    """All races of a lap table, or those of one year or event.

    Args:
        laps: table with `LAP_COLUMNS`.
        results: table with `RESULT_COLUMNS`.
        year: keep this season; also the season of tables that have no `Year`.
        event: keep this event (accents and case do not matter); also the name where tables have no `EventName`.
        session: `R` for the race, `S` for the sprint; matters for tables that have a `Session` column.
        results_retrieved: the day of the results, ISO.

    Raises:
        InputError: a column is missing, a cell cannot be read, or nothing is left after filtering.
    """
    tables = read_table(laps), read_table(results)
    return build_races(*tables, year=year, event=event, session=session, results_retrieved=results_retrieved)


def build_races(
    laps: Table,
    results: Table,
    *,
    year: int | None = None,
    event: str | None = None,
    session: str = "R",
    status_changes: Sequence[StatusChange] = (),
    fastf1_version: str | None = None,
    results_retrieved: str | None = None,
) -> list[Race]:
    """As `load_races`, from tables in memory."""
    laps, results = _rename(laps), _rename(results)
    _require(laps, LAP_COLUMNS)
    _require(results, RESULT_COLUMNS)
    lap_races = _split(laps, year, event, session)
    result_races = {
        (key.year, event_id(key.event)): rows for key, rows in _split(results, year, event, session).items()
    }
    columns = _lap_columns(laps)
    out = []
    for key, rows in sorted(lap_races.items()):
        result_rows = result_races.get((key.year, event_id(key.event)))
        if result_rows is None:
            raise InputError(f"no results for {key}", where=results.name, fix="add them, or filter by year and event")
        entries = _entries(results, result_rows, key)
        drivers, race_laps = _race_laps(laps, columns, rows, key)
        changes = tuple(status_changes)
        out.append(Race(key, drivers, race_laps, entries, changes, fastf1_version, results_retrieved))
    return out


def _rename(table: Table) -> Table:
    names = {old: new for old, new in _ALIASES.items() if old in table.frame and new not in table.frame}
    return Table(table.frame.rename(columns=names), table.name, table.first_line)


def _require(table: Table, columns: Sequence[str]) -> None:
    missing = [column for column in columns if column not in table.frame]
    if missing:
        raise InputError(
            f"no column {', '.join(repr(column) for column in missing)}",
            where=table.name,
            fix=f"needed are FastF1's columns {', '.join(columns)}",
        )
    if table.frame.empty:
        raise InputError("the table has no rows", where=table.name)


def _split(table: Table, year: int | None, event: str | None, session: str) -> dict[RaceKey, Ints]:
    """Row numbers of each race that passes the filters."""
    frame, size = table.frame, len(table.frame)
    if "Year" in frame:
        years = coded_cells(frame["Year"], lambda value: whole_number(value, 1950, 2100), table, "Year", "a year")
    elif year is not None:
        years = np.full(size, year)
    else:
        raise InputError("no column 'Year'", where=table.name, fix="add it, or give --year and --event")
    names = text_cells(frame["EventName"]) if "EventName" in frame else np.full(size, event, dtype=object)
    if event is None and "EventName" not in frame:
        raise InputError("no column 'EventName'", where=table.name, fix="add it, or give --year and --event")
    rounds = (
        coded_cells(frame["RoundNumber"], lambda value: whole_number(value, 0, 99), table, "RoundNumber", "a round")
        if "RoundNumber" in frame
        else np.zeros(size, dtype=np.int64)
    )
    keep = np.ones(size, dtype=bool)
    if "Session" in frame:
        keep &= np.array([_session(value) == session for value in text_cells(frame["Session"])])
        if not keep.any():
            raise InputError(f"no rows of session {session!r}", where=table.name)
    if year is not None:
        keep &= years == year
        if not keep.any():
            raise unknown("year", year, map(str, sorted(set(years.tolist()))), where=table.name)
    if event is not None:
        present = sorted({str(name) for name in names[keep]})
        keep &= names == resolve_event(event, present, where=table.name)
    rows = np.flatnonzero(keep)
    labels = pd.MultiIndex.from_arrays([years[rows], rounds[rows], names[rows]])
    codes, unique = labels.factorize()
    order = np.argsort(codes, kind="stable")
    parts = np.split(rows[order], np.cumsum(np.bincount(codes))[:-1])
    keys = [RaceKey(int(y), int(r), str(n), session) for y, r, n in unique]
    events = [(key.year, event_id(key.event)) for key in keys]
    for key, name in zip(keys, events, strict=True):
        if events.count(name) > 1:
            raise InputError(f"{key} has more than one round number or spelling", where=table.name)
    return dict(zip(keys, parts, strict=True))


def _session(value: object) -> str:
    text = str(value).strip().casefold()
    return {"race": "R", "r": "R", "sprint": "S", "s": "S", "sprint race": "S"}.get(text, text.upper())


@dataclass(frozen=True, eq=False)
class _Columns:
    """The whole table, typed, read once for all races; `laps.driver` is not set yet.

    `flagged` says whether the table tells which laps FastF1 made up.
    """

    code: Texts
    number: Texts
    laps: Laps
    flagged: bool


def _lap_columns(table: Table) -> _Columns:
    frame, size = table.frame, len(table.frame)

    def times(column: str) -> Floats:
        return duration_cells(frame[column], table, column)

    def numbers(column: str) -> Floats:
        return number_cells(frame[column], table, column)

    lap = numbers("LapNumber")
    wrong = ~np.isfinite(lap) | (lap != np.floor(lap)) | (lap < 0) | (lap > _MOST_LAPS)
    refuse(wrong, frame["LapNumber"], table, "LapNumber", "a lap number")
    status = coded_cells(frame["TrackStatus"], parse_status, table, "TrackStatus", "a track status such as '1' or '24'")
    flags = {
        name: flag_cells(frame[name], table, name) if name in frame else np.zeros(size, dtype=bool)
        for name in ("IsAccurate", "FastF1Generated")
    }
    return _Columns(
        code=text_cells(frame["Driver"]),
        number=text_cells(frame["DriverNumber"]) if "DriverNumber" in frame else np.full(size, None, dtype=object),
        laps=Laps(
            driver=np.zeros(size, dtype=np.int64),
            lap=lap.astype(np.int64),
            time_s=times("Time"),
            lap_time_s=times("LapTime"),
            stint=numbers("Stint"),
            compound=text_cells(frame["Compound"], upper=True),
            tyre_life=numbers("TyreLife"),
            pit_in_s=times("PitInTime"),
            pit_out_s=times("PitOutTime"),
            status=status,
            accurate=flags["IsAccurate"],
            generated=flags["FastF1Generated"],
            position=numbers("Position") if "Position" in frame else np.full(size, np.nan),
        ),
        flagged="FastF1Generated" in frame,
    )


def _race_laps(table: Table, columns: _Columns, rows: Ints, key: RaceKey) -> tuple[tuple[str, ...], Laps]:
    cars: dict[str, str | None] = {}
    codes = columns.code[rows]
    if None in codes:
        raise InputError("no driver code", where=table.where(int(rows[codes.tolist().index(None)]), "Driver"))
    for code, number in dict.fromkeys(zip(codes, columns.number[rows], strict=True)):
        if cars.setdefault(code, number) != number:
            raise InputError(f"{key}: {code} is the code of two cars, {cars[code]} and {number}", where=table.name)
    drivers = tuple(sorted(cars))
    index = {code: at for at, code in enumerate(drivers)}
    driver = np.array([index[code] for code in codes], dtype=np.int64)
    order = np.lexsort((columns.laps.lap[rows], driver))
    laps = replace(columns.laps.take(rows[order]), driver=driver[order])
    same = np.flatnonzero((np.diff(laps.driver) == 0) & (np.diff(laps.lap) == 0))
    if len(same):
        at = same[0] + 1
        raise InputError(
            f"{key}: lap {laps.lap[at]} of {drivers[laps.driver[at]]} appears twice",
            where=table.where(int(rows[order[at]]), "LapNumber"),
        )
    if not columns.flagged:
        laps = replace(laps, generated=_look_generated(laps))
    return drivers, laps


def _look_generated(laps: Laps) -> Bools:
    """Which laps FastF1 made up, in a table that lost its flag (`FastF1Generated`).

    For a car that stops on track FastF1 closes the last lap after an assumed time of exactly 150 s, without a lap time
    or a position (fastf1.core.Session, `_fix_missing_laps_retired_on_track`).
    """
    last = np.append(np.diff(laps.driver) != 0, True)
    took = np.append(np.nan, np.diff(laps.time_s))
    assumed = np.abs(took - _ASSUMED_LAP_S) < _MILLISECOND
    return last & assumed & np.isnan(laps.lap_time_s) & np.isnan(laps.position) & ~laps.accurate


def _entries(table: Table, rows: Ints, key: RaceKey) -> tuple[Entry, ...]:
    frame = table.frame.iloc[rows]
    part = Table(frame, table.name, table.first_line)

    def whole(column: str) -> list[int | None]:
        if column not in frame:
            return [None] * len(frame)
        values = number_cells(frame[column], part, column, rows)
        return [None if np.isnan(value) else int(value) for value in values]

    codes, teams, status = (text_cells(frame[name]) for name in ("Driver", "TeamName", "Status"))
    numbers = text_cells(frame["DriverNumber"]) if "DriverNumber" in frame else codes
    words = text_cells(frame["ClassifiedPosition"]) if "ClassifiedPosition" in frame else [None] * len(frame)
    points = number_cells(frame["Points"], part, "Points", rows) if "Points" in frame else np.full(len(frame), np.nan)
    positions, grids, laps = whole("Position"), whole("GridPosition"), whole("Laps")
    orders = whole("PositionOrder")
    placed = [position or 0 for position in positions] + [str(word) for word in words]
    if not any(str(place).removesuffix(".0").isdigit() and float(place) > 0 for place in placed):
        raise InputError(
            f"{key}: the results are not final (no position is set)", where=table.name, fix="load them again later"
        )
    if any(order is None for order in orders):
        # sources without an order list the results in it; cars without a position come last, as listed
        ranked = sorted(range(len(frame)), key=lambda at: (not positions[at], positions[at] or 0, at))
        place = {at: rank for rank, at in enumerate(ranked, start=1)}
        orders = [place[at] for at in range(len(frame))]
    entries = [
        Entry(
            driver=str(codes[at]),
            number=str(numbers[at]),
            team=str(teams[at] or ""),
            order=int(orders[at] or 0),
            position=positions[at] or None,
            classified=None if words[at] is None else str(words[at]).upper().removesuffix(".0"),
            grid=grids[at] if (grids[at] or 0) > 0 else None,
            status=str(status[at] or ""),
            points=None if np.isnan(points[at]) else float(points[at]),
            laps=laps[at],
        )
        for at in range(len(frame))
    ]
    for at, code in enumerate(codes):
        if code is None or list(codes).index(code) != at:
            what = "no driver code" if code is None else f"{key}: driver {code} appears twice"
            raise InputError(what, where=table.where(int(rows[at]), "Driver"))
    return tuple(sorted(entries, key=lambda entry: (entry.order, entry.driver)))
