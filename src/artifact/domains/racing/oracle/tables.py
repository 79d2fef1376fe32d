"""Race facts as parquet tables, one a kind of fact, keyed by `year` and `event`.

Invariant: the columns are the fields of `facts`, in their order; the same facts give the same bytes, whatever order the
races came in.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass, fields
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from artifact.domains.racing.oracle import facts
from artifact.domains.racing.oracle.facts import Column, RaceFacts
from artifact.errors import DAMAGED, InputError, shown
from artifact.files import atomic_paths, open_input

_TYPES = {str: pa.string(), int: pa.int32(), float: pa.float64(), bool: pa.bool_()}
_KEY = (
    ("year", pa.int32(), Column("season")),
    ("event", pa.string(), Column("name of the Grand Prix")),
)


@dataclass(frozen=True)
class TableColumn:
    """A column of a table: name, type, meaning, unit."""

    name: str
    type: pa.DataType
    nullable: bool
    column: Column


@dataclass(frozen=True)
class TableSpec:
    """A table: the class of its rows, and the columns made from it."""

    name: str
    row: type
    attribute: str

    @property
    def columns(self) -> tuple[TableColumn, ...]:
        """`year`, `event`, then the fields of the row class."""
        hints = typing.get_type_hints(self.row, include_extras=True)
        keys = [TableColumn(name, kind, False, column) for name, kind, column in _KEY]
        return (*keys, *(_column(field.name, hints[field.name]) for field in fields(self.row)))

    @property
    def schema(self) -> pa.Schema:
        """The table's parquet schema."""
        return pa.schema([pa.field(c.name, c.type, nullable=c.nullable) for c in self.columns])


TABLES = {
    spec.name: spec
    for spec in (
        TableSpec("races", facts.RaceRow, "race"),
        TableSpec("stints", facts.Stint, "stints"),
        TableSpec("pit_stops", facts.PitStop, "pit_stops"),
        TableSpec("battles", facts.PitBattle, "battles"),
        TableSpec("defenses", facts.Defense, "defenses"),
        TableSpec("classification", facts.Classified, "classification"),
        TableSpec("neutralisations", facts.Neutralisation, "neutralisations"),
        TableSpec("conflicts", facts.Conflict, "conflicts"),
    )
}


def _column(name: str, hint: object) -> TableColumn:
    base, column = typing.get_args(hint)
    options = typing.get_args(base) if isinstance(base, types.UnionType) else (base,)
    plain = next(option for option in options if option is not type(None))
    return TableColumn(name, _TYPES[plain], type(None) in options, column)


def to_table(spec: TableSpec, races: Sequence[RaceFacts]) -> pa.Table:
    """One table of some races, sorted by year and round."""
    rows = []
    for race in sorted(races, key=lambda race: race.key):
        found = getattr(race, spec.attribute)
        for fact in found if isinstance(found, tuple) else (found,):
            rows.append((race.key.year, race.key.event, *astuple(fact)))
    columns = zip(*rows, strict=True) if rows else ([] for _ in spec.columns)
    arrays = [pa.array(list(values), type=c.type) for c, values in zip(spec.columns, columns, strict=True)]
    return pa.Table.from_arrays(arrays, schema=spec.schema)


def write_tables(folder: Path, races: Iterable[RaceFacts]) -> dict[str, int]:
    """Write all tables into a folder, all or none. Returns the number of rows by table."""
    done = list(races)
    made = {name: to_table(spec, done) for name, spec in TABLES.items()}
    with atomic_paths(*(folder / f"{name}.parquet" for name in made)) as places:
        for table, path in zip(made.values(), places, strict=True):
            pq.write_table(table, path, compression="zstd", compression_level=19)
    return {name: table.num_rows for name, table in made.items()}


def check_table(folder: Path, name: str) -> Path:
    """The path of a table, after a look at its columns.

    Raises:
        InputError: it is missing, not parquet, or has other columns.
    """
    path = folder / f"{name}.parquet"
    open_input(path).close()
    try:
        columns = pq.read_schema(path).names
    except DAMAGED as error:
        raise InputError(f"not a parquet table ({shown(str(error), 80)})", where=str(path)) from None
    wanted = TABLES[name].schema.names
    if columns != wanted:
        raise InputError("not a table of this version", where=str(path), allowed=wanted, fix="build it again")
    return path
