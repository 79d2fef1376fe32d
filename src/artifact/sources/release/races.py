"""The release's race facts, in this project's own schema.

Invariant: a race is read as it was released, its faults included; an unknown compound, however spelt, is None.
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
    unique_ids,
)
from artifact.errors import InputError
from artifact.files import read_json, read_jsonl

_Row = Mapping[str, object]


def release_instances(folder: Path) -> list[Instance]:
    """The whole benchmark (7,253 instances) from the release's structured races."""
    return benchmark(release_races(folder), as_released=True)


def release_races(folder: Path) -> Iterator[Race]:
    """The release's races in order of file name.

    Raises:
        InputError: the folder has no `structured/*_R.json`.
    """
    files = sorted((folder / "structured").glob("*_R.json"))
    if not files:
        raise InputError("no structured/*_R.json here", where=str(folder), fix="name the release's folder")
    for path in files:
        yield _race(cast("dict[str, object]", read_json(path)), str(path))


def released_samples(folder: Path) -> dict[str, list[Instance]]:
    """The instances that the release has generations for, as facts, by file name under `data/racing`.

    The release names instances by ids that are not unique over the whole benchmark. Its 207 test instances are told
    apart by the laps of both stops; of the guided ones, a repeated id stands for its instances in order. The release
    scored by id, where the last instance of an id wins: `released_by_id` has the test instances that it took for
    others.
    """
    whole = release_instances(folder)
    by_stops = {_stops_key(instance): instance for instance in whole}
    last = {instance["released_id"]: instance for instance in whole}
    test: list[Instance] = []
    for where, row in read_jsonl(folder / "structured" / "test_sample.jsonl"):
        truth = cast("Mapping[str, object]", row["ground_truth"])
        key = (row["id"], truth.get("attacker_pit_lap"), truth.get("defender_pit_lap"))
        if key not in by_stops:
            raise InputError(f"test instance {row['id']} is not among the races", where=where)
        test.append({**by_stops[key], "id": cast(str, row["id"])})
    taken = [{**last[instance["released_id"]], "id": instance["id"]} for instance in test]
    unique = {instance["id"]: instance for instance in whole}
    rows = cast("Sequence[_Row]", cast(_Row, read_json(folder / "results" / "method.json"))["rows"])
    return {
        "released_test.jsonl": test,
        "released_by_id.jsonl": [cast(Instance, other) for own, other in zip(test, taken, strict=True) if own != other],
        "released_summaries.jsonl": [i for i in whole if i["decision_type"] == "race_summary"],
        "released_guided.jsonl": [unique[name] for name in unique_ids([cast(str, row["id"]) for row in rows])],
    }


def _stops_key(instance: Instance) -> tuple[str | None, int | None, int | None]:
    battle = instance["shown"].get("battle")
    laps = (battle["attacker_pit_lap"], battle["defender_pit_lap"]) if battle is not None else (None, None)
    return (instance["released_id"], *laps)


def _race(raw: Mapping[str, object], where: str) -> Race:
    try:
        stops = _by_driver(_rows(raw, "pit_stops"))
        stints = _by_driver(_rows(raw, "stints"))
        places = {cast(str, row["driver"]): cast("int | None", row["position"]) for row in _rows(raw, "classification")}
        drivers: dict[str, DriverRace] = {
            driver: {
                "final_position": places.get(driver),
                "n_stops": len(stops.get(driver, ())),
                "stints": [_stint(row) for row in stints.get(driver, ())],
                "stops": [_stop(row) for row in stops.get(driver, ())],
            }
            for driver in dict.fromkeys([*places, *stints, *stops])
        }
        ranked: list[Classified] = [
            {"driver": driver, "position": place} for driver, place in places.items() if place is not None
        ]
        fastest = cast("Mapping[str, object] | None", raw["fastest_lap"])
        return Race(
            year=cast(int, raw["year"]),
            event=cast(str, raw["gp"]),
            total_laps=cast("int | None", raw["total_laps"]),
            classification=ranked,
            drivers=drivers,
            battles=[_swing(row) for row in _rows(raw, "pit_battles")],
            holds=[_hold(row) for row in _rows(raw, "defenses")],
            fastest_lap=_fastest(fastest) if fastest else None,
        )
    except (KeyError, TypeError) as error:
        raise InputError(f"not a race of the release ({error!r})", where=where) from None


def _rows(raw: Mapping[str, object], name: str) -> Sequence[_Row]:
    return cast("Sequence[_Row]", raw[name])


def _by_driver(rows: Sequence[_Row]) -> dict[str, list[_Row]]:
    out: dict[str, list[_Row]] = {}
    for row in rows:
        out.setdefault(cast(str, row["driver"]), []).append(row)
    return out


def _stint(row: _Row) -> Stint:
    return {
        "compound": compound_or_none(row["compound"]),
        "start_lap": cast(int, row["start_lap"]),
        "end_lap": cast(int, row["end_lap"]),
        "n_laps": cast(int, row["n_laps"]),
        "avg_laptime_s": cast("float | None", row["avg_laptime_s"]),
        "degradation_s_per_lap": cast("float | None", row["degradation_s_per_lap"]),
    }


def _stop(row: _Row) -> Stop:
    return {
        "lap": cast(int, row["lap"]),
        "from_compound": compound_or_none(row["from_compound"]),
        "to_compound": compound_or_none(row["to_compound"]),
        "under_neutralization": cast(bool, row["under_neutralization"]),
        "kind": "stop",
    }


def _swing(row: _Row) -> Swing:
    return cast(Swing, {name: row[name] for name in Swing.__annotations__})


def _hold(row: _Row) -> Hold:
    return cast(Hold, {name: row[name] for name in Hold.__annotations__})


def _fastest(row: _Row) -> FastestLapRow:
    return {"driver": cast(str, row["driver"]), "seconds": cast(float, row["laptime_s"])}
