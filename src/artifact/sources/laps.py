"""Races from a table of FastF1 laps and a table of results (parquet or CSV).

Invariant: every cell is checked here, at the edge, and a bad one is named with file, row and column; what comes out is
the same `Race` whatever types and row order the files had. The columns are FastF1's own (`Laps` and `SessionResults`
in fastf1.core); `Year`, `RoundNumber` and `EventName` tell races apart, and `Session` sessions, where a table has it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pandas as pd

from artifact.domains.racing.oracle.events import event_id, resolve_event
from artifact.domains.racing.oracle.race import (
    Bools,
    Entry,
    Floats,
    Ints,
    Laps,
    Race,
    RaceKey,
    StatusChange,
    Texts,
)
from artifact.domains.racing.oracle.track import parse_status
from artifact.errors import DAMAGED, InputError, shown, unknown
from artifact.files import open_input

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

_MISSING = frozenset({"", "none", "nan", "<na>", "null", "nat"})
_DURATION = re.compile(r"(?:(\d+) days? \+?)?(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d*)?)")
_MOST_LAPS = 500
_ASSUMED_LAP_S = 150.0
_MILLISECOND = 5e-4
_LONGEST_S = 10 * 86_400.0  # a number above this is not in seconds
_LONGEST_LAP_S = 6 * 3_600.0  # nor is a lap above this, the longest race with its suspension


@dataclass(frozen=True)
class Table:
    """A table as read, with what is needed to point at a cell of it."""

    frame: pd.DataFrame
    name: str
    first_line: int

    def where(self, row: int, column: str) -> str:
        """The place of a cell: `file:line` for CSV, `file: row` (from 0) for parquet."""
        place = f"{self.name}:{row + self.first_line}" if self.first_line else f"{self.name}: row {row}"
        return f"{place}, column {column}"


def read_table(path: Path) -> Table:
    """Read a parquet or CSV file.

    Raises:
        InputError: missing, empty, or not a table.
    """
    with open_input(path) as stream:
        head = stream.read(4)
    if not head:
        raise InputError("the file is empty", where=str(path))
    try:
        if head == b"PAR1":
            return Table(pd.read_parquet(path), str(path), 0)
        return Table(pd.read_csv(path, dtype=str, keep_default_na=False), str(path), 2)
    except DAMAGED as error:
        raise InputError(f"not a parquet or CSV table ({shown(str(error), 120)})", where=str(path)) from None


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
        years = _codes(frame["Year"], lambda value: _whole(value, 1950, 2100), table, "Year", "a year")
    elif year is not None:
        years = np.full(size, year)
    else:
        raise InputError("no column 'Year'", where=table.name, fix="add it, or give --year and --event")
    names = _texts(frame["EventName"]) if "EventName" in frame else np.full(size, event, dtype=object)
    if event is None and "EventName" not in frame:
        raise InputError("no column 'EventName'", where=table.name, fix="add it, or give --year and --event")
    rounds = (
        _codes(frame["RoundNumber"], lambda value: _whole(value, 0, 99), table, "RoundNumber", "a round")
        if "RoundNumber" in frame
        else np.zeros(size, dtype=np.int64)
    )
    keep = np.ones(size, dtype=bool)
    if "Session" in frame:
        keep &= np.array([_session(value) == session for value in _texts(frame["Session"])])
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
        return _seconds(frame[column], table, column)

    def numbers(column: str) -> Floats:
        return _numbers(frame[column], table, column)

    lap = numbers("LapNumber")
    wrong = ~np.isfinite(lap) | (lap != np.floor(lap)) | (lap < 0) | (lap > _MOST_LAPS)
    _refuse(wrong, frame["LapNumber"], table, "LapNumber", "a lap number")
    status = _codes(frame["TrackStatus"], parse_status, table, "TrackStatus", "a track status such as '1' or '24'")
    flags = {
        name: _flags(frame[name], table, name) if name in frame else np.zeros(size, dtype=bool)
        for name in ("IsAccurate", "FastF1Generated")
    }
    return _Columns(
        code=_texts(frame["Driver"]),
        number=_texts(frame["DriverNumber"]) if "DriverNumber" in frame else np.full(size, None, dtype=object),
        laps=Laps(
            driver=np.zeros(size, dtype=np.int64),
            lap=lap.astype(np.int64),
            time_s=times("Time"),
            lap_time_s=times("LapTime"),
            stint=numbers("Stint"),
            compound=_texts(frame["Compound"], upper=True),
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
        values = _numbers(frame[column], part, column, rows)
        return [None if np.isnan(value) else int(value) for value in values]

    codes, teams, status = (_texts(frame[name]) for name in ("Driver", "TeamName", "Status"))
    numbers = _texts(frame["DriverNumber"]) if "DriverNumber" in frame else codes
    words = _texts(frame["ClassifiedPosition"]) if "ClassifiedPosition" in frame else [None] * len(frame)
    points = _numbers(frame["Points"], part, "Points", rows) if "Points" in frame else np.full(len(frame), np.nan)
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


def _texts(series: pd.Series, *, upper: bool = False) -> Texts:
    """Text cells, None for the many spellings of a missing one. Whole numbers lose their `.0`."""

    def clean(value: object) -> str | None:
        text = str(value).strip()
        if text.lower() in _MISSING:
            return None
        if isinstance(value, float) and value.is_integer():
            text = str(int(value))
        return text.upper() if upper else text

    codes, unique = pd.factorize(series.astype(object), use_na_sentinel=False)
    cleaned = np.empty(len(unique), dtype=object)
    cleaned[:] = [clean(value) for value in unique]
    return cleaned[codes]


def _codes(series: pd.Series, parse: Callable[[object], int | None], table: Table, column: str, what: str) -> Ints:
    """Cells of few distinct values, each value parsed once."""
    codes, unique = pd.factorize(series.astype(object), use_na_sentinel=False)
    parsed = [parse(value) for value in unique]
    bad = [at for at, value in enumerate(parsed) if value is None]
    if bad:
        row = int(np.flatnonzero(np.isin(codes, bad))[0])
        raise InputError(f"{str(series.iloc[row])[:40]!r} is not {what}", where=table.where(row, column))
    return np.array(parsed, dtype=np.int64)[codes]


def _whole(value: object, low: int, high: int) -> int | None:
    try:
        number = float(str(value))
    except ValueError:
        return None
    return int(number) if number.is_integer() and low <= number <= high else None


def _flags(series: pd.Series, table: Table, column: str) -> Bools:
    words = {"true": 1, "1": 1, "1.0": 1, "false": 0, "0": 0, "0.0": 0, **dict.fromkeys(_MISSING, 0)}
    codes = _codes(series, lambda value: words.get(str(value).strip().lower()), table, column, "true or false")
    return codes.astype(np.bool_)


def _numbers(series: pd.Series, table: Table, column: str, rows: Ints | None = None) -> Floats:
    """Numbers, NaN for a missing one."""
    if pd.api.types.is_numeric_dtype(series.dtype):
        return series.to_numpy(dtype=np.float64, na_value=np.nan)
    text = _texts(series)
    known = np.array([value is not None for value in text], dtype=bool)
    numbers = np.full(len(text), np.nan)
    numbers[known] = pd.to_numeric(pd.Series(text[known]), errors="coerce").to_numpy(dtype=np.float64)
    _refuse(known & np.isnan(numbers), series, table, column, "a number", rows)
    return numbers


def _seconds(series: pd.Series, table: Table, column: str) -> Floats:
    """Durations as seconds, exact to the microsecond for every spelling.

    Timedeltas, pandas' and FastF1's texts (`0 days 00:01:41.528000`, `1:41.528`, `24:52.090`, `25.543`), or seconds.
    """
    if pd.api.types.is_timedelta64_dtype(series.dtype):
        nanoseconds = series.to_numpy(dtype="timedelta64[ns]")
        out = nanoseconds.astype(np.int64) // 1000 / 1e6
        out[np.isnat(nanoseconds)] = np.nan
        return out
    if pd.api.types.is_numeric_dtype(series.dtype):
        seconds = series.to_numpy(dtype=np.float64, na_value=np.nan)
    else:
        text = [None if value is None else _DURATION.fullmatch(str(value)) for value in series]
        seconds = np.array([np.nan if found is None else _from_parts(found) for found in text])
        given = np.array([str(value).strip().lower() not in _MISSING for value in series], dtype=bool)
        _refuse(given & np.isnan(seconds), series, table, column, "a time such as '0 days 00:01:41.528' or '1:41.528'")
    with np.errstate(invalid="ignore"):
        longest_s = _LONGEST_LAP_S if column == "LapTime" else _LONGEST_S
        _refuse(np.abs(seconds) > longest_s, series, table, column, "a time in seconds")
    return np.round(seconds * 1e6) / 1e6


def _from_parts(found: re.Match[str]) -> float:
    days, hours, minutes, seconds = found.groups()
    return int(days or 0) * 86_400 + int(hours or 0) * 3_600 + int(minutes or 0) * 60 + float(seconds)


def _refuse(bad: Bools, series: pd.Series, table: Table, column: str, what: str, rows: Ints | None = None) -> None:
    if bad.any():
        at = int(np.flatnonzero(bad)[0])
        row = at if rows is None else int(rows[at])
        raise InputError(f"{str(series.iloc[at])[:40]!r} is not {what}", where=table.where(row, column))
