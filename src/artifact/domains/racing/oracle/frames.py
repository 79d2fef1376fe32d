"""Race facts as data frames, from our tables or from the paper's release, under the same names.

Invariant: whatever compares or audits facts gets the same columns from both sources; a column that one of them does not
have is absent, never invented.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pandas as pd
import pyarrow.parquet as pq

from artifact.domains.racing.oracle.facts import RaceFacts
from artifact.domains.racing.oracle.tables import TABLES, check_table, to_table
from artifact.errors import DAMAGED, InputError, shown
from artifact.files import read_json

Frames = Mapping[str, pd.DataFrame]

RACE = ["year", "event"]
# our table -> the release's name of it
RELEASED = {
    "stints": "stints",
    "pit_stops": "pit_stops",
    "battles": "pit_battles",
    "defenses": "defenses",
    "classification": "classification",
}


def frames_of_facts(races: list[RaceFacts]) -> Frames:
    """Facts in memory as data frames."""
    return {name: _plain(to_table(spec, races).to_pandas()) for name, spec in TABLES.items()}


def frames_of_tables(folder: Path) -> Frames:
    """A folder of tables that `artifact oracle build` wrote.

    Raises:
        InputError: a table is missing, damaged or of another version.
    """
    return {name: _plain(_frame(check_table(folder, name))) for name in TABLES}


def _frame(path: Path) -> pd.DataFrame:
    try:
        frame: pd.DataFrame = pq.read_table(path).to_pandas()
    except DAMAGED as error:
        raise InputError(f"not a parquet table ({shown(str(error), 80)})", where=str(path)) from None
    return frame


def frames_of_release(folder: Path) -> Frames:
    """The structured races of the paper's release (`structured/*_R.json`).

    Raises:
        InputError: the folder has no such files, or one is not of their form.
    """
    paths = sorted((folder / "structured").glob("*_R.json"))
    if not paths:
        raise InputError("no structured/*_R.json", where=str(folder), fix="give the folder of the paper's release")
    rows: dict[str, list[dict[str, object]]] = {name: [] for name in RELEASED}
    for path in paths:
        race = read_json(path)
        if not isinstance(race, dict) or not {"year", "gp", *RELEASED.values()} <= race.keys():
            raise InputError("not a structured race of the release", where=str(path))
        for name, released in RELEASED.items():
            rows[name] += [{"year": race["year"], "event": race["gp"], **row} for row in race[released]]
    return {name: _plain(pd.DataFrame(found)) for name, found in rows.items()}


def common_races(ours: Frames, theirs: Frames) -> pd.DataFrame:
    """Races (year, event) that both sides have results of."""
    sides = [frames["classification"][RACE].drop_duplicates() for frames in (ours, theirs)]
    return sides[0].merge(sides[1], on=RACE).sort_values(RACE, ignore_index=True)


def _plain(frame: pd.DataFrame) -> pd.DataFrame:
    """Missing text as None and not NaN, so that a missing compound equals a missing compound."""
    out = frame.copy()
    for name in frame.select_dtypes(include="object"):
        out[name] = frame[name].where(frame[name].notna(), None)
    return out
