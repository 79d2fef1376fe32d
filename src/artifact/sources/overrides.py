"""Compounds that a person has reviewed, for laps on which the source is wrong.

Invariant: an override names the race, the driver, the laps, the compound and the reason; one that fits no race of the
table is refused, so that a correction never gets lost unseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from artifact.domains.racing.oracle.events import event_id
from artifact.domains.racing.oracle.race import Override, Race
from artifact.domains.racing.oracle.tyres import KNOWN_COMPOUNDS
from artifact.errors import InputError, unknown
from artifact.sources.tables import read_table

COLUMNS = ("year", "event", "driver", "start_lap", "end_lap", "compound", "reason")


def apply_overrides(races: Sequence[Race], path: Path) -> list[Race]:
    """The races, each with its overrides.

    Args:
        races: the races.
        path: CSV or parquet with `COLUMNS`; an empty compound means that it is not known.

    Raises:
        InputError: a column is missing, a value is none, or there is no such race or driver.
    """
    table = read_table(path)
    missing = [name for name in COLUMNS if name not in table.frame]
    if missing:
        raise InputError(f"no column {missing[0]!r}", where=str(path), allowed=COLUMNS)
    by_race = {(race.key.year, event_id(race.key.event)): race for race in races}
    found: dict[tuple[int, str], list[Override]] = {}
    for row, values in enumerate(table.frame[list(COLUMNS)].astype(str).itertuples(index=False, name=None)):
        year, event, driver, start, end, compound, reason = (value.strip() for value in values)
        where = table.where(row, "year")
        key = (_whole(year, where), event_id(event))
        if key not in by_race:
            raise InputError(f"no race {year} {event} in the lap table", where=where)
        if driver not in by_race[key].drivers:
            raise unknown("driver", driver, by_race[key].drivers, where=table.where(row, "driver"))
        if compound and compound not in KNOWN_COMPOUNDS:
            raise unknown("compound", compound, sorted(KNOWN_COMPOUNDS), where=table.where(row, "compound"))
        if not reason:
            raise InputError("no reason is given", where=table.where(row, "reason"), fix="say what shows it")
        laps = _whole(start, table.where(row, "start_lap")), _whole(end, table.where(row, "end_lap"))
        found.setdefault(key, []).append(Override(driver, *laps, compound or None, reason))
    return [replace(race, overrides=tuple(found.get(key, ()))) for key, race in by_race.items()]


def _whole(text: str, where: str) -> int:
    try:
        return int(float(text))
    except ValueError:
        raise InputError(f"{text!r} is not a whole number", where=where) from None
