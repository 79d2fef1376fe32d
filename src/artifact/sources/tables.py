"""Tables as read, and their cells as values: a cell that is none is refused with its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pandas as pd

from artifact.domains.racing.oracle.race import Bools, Floats, Ints, Texts
from artifact.errors import DAMAGED, InputError, shown
from artifact.files import open_input

_MISSING = frozenset({"", "none", "nan", "<na>", "null", "nat"})
_DURATION = re.compile(r"(?:(\d+) days? \+?)?(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d*)?)")
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


def text_cells(series: pd.Series, *, upper: bool = False) -> Texts:
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


def coded_cells(series: pd.Series, parse: Callable[[object], int | None], table: Table, column: str, what: str) -> Ints:
    """Cells of few distinct values, each value parsed once."""
    codes, unique = pd.factorize(series.astype(object), use_na_sentinel=False)
    parsed = [parse(value) for value in unique]
    bad = [at for at, value in enumerate(parsed) if value is None]
    if bad:
        row = int(np.flatnonzero(np.isin(codes, bad))[0])
        raise InputError(f"{str(series.iloc[row])[:40]!r} is not {what}", where=table.where(row, column))
    return np.array(parsed, dtype=np.int64)[codes]


def whole_number(value: object, low: int, high: int) -> int | None:
    try:
        number = float(str(value))
    except ValueError:
        return None
    return int(number) if number.is_integer() and low <= number <= high else None


def flag_cells(series: pd.Series, table: Table, column: str) -> Bools:
    words = {"true": 1, "1": 1, "1.0": 1, "false": 0, "0": 0, "0.0": 0, **dict.fromkeys(_MISSING, 0)}
    codes = coded_cells(series, lambda value: words.get(str(value).strip().lower()), table, column, "true or false")
    return codes.astype(np.bool_)


def number_cells(series: pd.Series, table: Table, column: str, rows: Ints | None = None) -> Floats:
    """Numbers, NaN for a missing one."""
    if pd.api.types.is_numeric_dtype(series.dtype):
        return series.to_numpy(dtype=np.float64, na_value=np.nan)
    text = text_cells(series)
    known = np.array([value is not None for value in text], dtype=bool)
    numbers = np.full(len(text), np.nan)
    numbers[known] = pd.to_numeric(pd.Series(text[known]), errors="coerce").to_numpy(dtype=np.float64)
    refuse(known & np.isnan(numbers), series, table, column, "a number", rows)
    return numbers


def duration_cells(series: pd.Series, table: Table, column: str) -> Floats:
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
        refuse(given & np.isnan(seconds), series, table, column, "a time such as '0 days 00:01:41.528' or '1:41.528'")
    with np.errstate(invalid="ignore"):
        longest_s = _LONGEST_LAP_S if column == "LapTime" else _LONGEST_S
        refuse(np.abs(seconds) > longest_s, series, table, column, "a time in seconds")
    return np.round(seconds * 1e6) / 1e6


def _from_parts(found: re.Match[str]) -> float:
    days, hours, minutes, seconds = found.groups()
    return int(days or 0) * 86_400 + int(hours or 0) * 3_600 + int(minutes or 0) * 60 + float(seconds)


def refuse(bad: Bools, series: pd.Series, table: Table, column: str, what: str, rows: Ints | None = None) -> None:
    if bad.any():
        at = int(np.flatnonzero(bad)[0])
        row = at if rows is None else int(rows[at])
        raise InputError(f"{str(series.iloc[at])[:40]!r} is not {what}", where=table.where(row, column))
