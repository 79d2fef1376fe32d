"""The oracle's tables (a folder of parquet files) as races.

Invariant: a race is read back exactly as the oracle wrote it. Rows of one race are found by `year` and `event`, in the
order of the tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import cast

from artifact.domains.racing.instances import Race, benchmark
from artifact.domains.racing.shown import (
    Classified,
    DriverRace,
    FastestLapRow,
    Hold,
    Instance,
    Stint,
    Stop,
    Swing,
    compound_or_none,
)
from artifact.errors import DAMAGED, InputError, MissingExtraError, shown

_Row = Mapping[str, object]
_Key = tuple[int, str]

# what is read of each table; more columns may be there
COLUMNS: Mapping[str, tuple[str, ...]] = {
    "races": ("total_laps", "fastest_driver", "fastest_laptime_s", "session", "refused"),
    "stints": ("driver", "compound", "start_lap", "end_lap", "n_laps", "avg_laptime_s", "degradation_s_per_lap"),
    "pit_stops": ("driver", "lap", "from_compound", "to_compound", "under_neutralization", "kind"),
    "battles": tuple(Swing.__annotations__),
    "defenses": tuple(Hold.__annotations__),
    "classification": ("driver", "classified_position", "status", "n_stops"),
}
_STOPS = ("stop", "red_flag_change")  # a transit through the pit lane, or what may be one, is not shown


def oracle_instances(folder: Path) -> list[Instance]:
    """The benchmark that the oracle's tables give."""
    return benchmark(oracle_races(folder))


def oracle_races(folder: Path) -> Iterator[Race]:
    """The races in a folder of oracle tables; sprints and races without facts are left out.

    Raises:
        InputError: a table or a column is missing.
    """
    tables = {name: _by_race(_read(folder / f"{name}.parquet", columns)) for name, columns in COLUMNS.items()}
    for key, rows in tables["races"].items():
        race = next((row for row in rows if row["session"] == "R" and row["refused"] is None), None)
        if race is not None:
            yield _race(key, race, {name: table.get(key, []) for name, table in tables.items()})


def _read(path: Path, columns: Sequence[str]) -> list[_Row]:
    try:
        from pyarrow import parquet
    except ImportError:
        raise MissingExtraError("pyarrow", "dask") from None
    if not path.is_file():
        raise InputError(
            "no such table", where=str(path), allowed=[f"{name}.parquet" for name in COLUMNS],
            fix="make the tables with `artifact oracle build --out DIR`",
        )  # fmt: skip
    wanted = ["year", "event", *columns]
    try:
        there = parquet.read_schema(path).names
        missing = [name for name in wanted if name not in there]
        if missing:
            raise InputError(f"column {missing[0]!r} is missing", where=str(path), allowed=there)
        table = parquet.read_table(path, columns=wanted, use_threads=False)
        columnwise = [table.column(name).to_pylist() for name in wanted]
    except DAMAGED as error:
        raise InputError(f"not a parquet file ({shown(str(error), 120)})", where=str(path)) from None
    return [dict(zip(wanted, row, strict=True)) for row in zip(*columnwise, strict=True)]


def _by_race(rows: Sequence[_Row]) -> dict[_Key, list[_Row]]:
    out: dict[_Key, list[_Row]] = {}
    for row in rows:
        out.setdefault((cast(int, row["year"]), cast(str, row["event"])), []).append(row)
    return out


def _race(key: _Key, race: _Row, rows: Mapping[str, Sequence[_Row]]) -> Race:
    stints, stops = _by_driver(rows["stints"]), _by_driver(rows["pit_stops"])
    results = {cast(str, row["driver"]): row for row in rows["classification"]}
    drivers: dict[str, DriverRace] = {}
    for driver in dict.fromkeys([*results, *stints, *stops]):
        shown = [_stop(row) for row in stops.get(driver, ()) if row["kind"] in _STOPS]
        result = results.get(driver, {})
        drivers[driver] = {
            "final_position": cast("int | None", result.get("classified_position")),
            "status": cast("str | None", result.get("status")),
            "n_stops": cast("int | None", result.get("n_stops")),
            "stints": [_stint(row) for row in stints.get(driver, ())],
            "stops": shown,
        }
    ranked: list[Classified] = [
        {"driver": driver, "position": place}
        for driver, race_of in drivers.items()
        if (place := race_of["final_position"]) is not None
    ]
    return Race(
        year=key[0],
        event=key[1],
        total_laps=cast("int | None", race["total_laps"]),
        classification=sorted(ranked, key=lambda row: row["position"]),
        drivers=drivers,
        battles=[cast(Swing, {name: row[name] for name in COLUMNS["battles"]}) for row in rows["battles"]],
        holds=[cast(Hold, {name: row[name] for name in COLUMNS["defenses"]}) for row in rows["defenses"]],
        fastest_lap=_fastest(race),
    )


def _by_driver(rows: Sequence[_Row]) -> dict[str, list[_Row]]:
    out: dict[str, list[_Row]] = {}
    for row in rows:
        out.setdefault(cast(str, row["driver"]), []).append(row)
    return out


def _stint(row: _Row) -> Stint:
    return cast(Stint, {name: row[name] for name in Stint.__annotations__} | {
        "compound": compound_or_none(row["compound"]),
    })  # fmt: skip


def _stop(row: _Row) -> Stop:
    return cast(Stop, {name: row[name] for name in Stop.__annotations__} | {
        "from_compound": compound_or_none(row["from_compound"]),
        "to_compound": compound_or_none(row["to_compound"]),
    })  # fmt: skip


def _fastest(race: _Row) -> FastestLapRow | None:
    driver, seconds = race["fastest_driver"], race["fastest_laptime_s"]
    return None if driver is None or seconds is None else {"driver": cast(str, driver), "seconds": cast(float, seconds)}
