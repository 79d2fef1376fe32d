"""What the laps show of the stops on which the two rule sets differ.

Invariant: each row says what a reader of the lap table would see around one visit, so that the verdict of the rules
`corrected` can be checked by eye: the tyres on either side, how much of the field was in the pit lane on the same lap,
and the track's status. Nothing here decides anything; `tyres` does.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields

import numpy as np
import pandas as pd

from artifact.domains.racing.oracle.facts import PitStop, RaceFacts
from artifact.domains.racing.oracle.race import Race
from artifact.domains.racing.oracle.track import status_words
from artifact.domains.racing.oracle.tyres import Kind, known_compound

NO_VISIT = "no visit"


@dataclass(frozen=True, slots=True)
class Evidence:
    """One stop of the rules `paper` that the rules `corrected` do not count as one.

    Attributes:
        year, event, driver, lap: which stop.
        verdict: kind of the visit under `corrected`, `no visit` where the pit lane was not used.
        cause: of a transit.
        duration_s: time in the pit lane as `paper` has it, in seconds.
        compound_before, compound_after: as the laps on either side have it.
        age_before, age_after: of the tyres on those laps, in laps.
        in_lane, running: cars that entered the pit lane on this lap, of those that drove it.
        track: status of the track on the in-lap and the lap after.
    """

    year: int
    event: str
    driver: str
    lap: int
    verdict: str
    cause: str | None
    duration_s: float | None
    compound_before: str | None
    compound_after: str | None
    age_before: int | None
    age_after: int | None
    in_lane: int
    running: int
    track: str


def evidence(race: Race, paper: RaceFacts, corrected: RaceFacts) -> Iterator[Evidence]:
    """The stops of a race that are none under `corrected`, in order of laps; none for a race that it refuses.

    Args:
        race: laps that both were derived from.
        paper: its facts under the rules `paper`.
        corrected: its facts under the rules `corrected`.
    """
    if corrected.race.refused:
        return
    laps = race.laps
    running = Counter(laps.lap.tolist())
    in_lane = Counter(laps.lap[~np.isnan(laps.pit_in_s)].tolist())
    found = {(visit.driver, visit.lap): visit for visit in corrected.pit_stops}
    for stop in sorted(paper.pit_stops, key=lambda stop: (stop.lap, stop.driver)):
        visit = found.get((stop.driver, stop.lap))
        if visit is not None and visit.kind == Kind.STOP.value:
            continue
        rows = race.rows[race.drivers.index(stop.driver)]
        before, after = (_row(laps.lap[rows], rows.start, lap) for lap in (stop.lap, stop.lap + 1))
        status = int(np.bitwise_or.reduce([laps.status[row] for row in (before, after) if row is not None] or [0]))
        yield Evidence(
            year=race.key.year,
            event=race.key.event,
            driver=stop.driver,
            lap=stop.lap,
            verdict=NO_VISIT if visit is None else visit.kind,
            cause=None if visit is None else visit.cause,
            duration_s=_duration_s(stop),
            compound_before=None if before is None else known_compound(laps.compound[before]),
            compound_after=None if after is None else known_compound(laps.compound[after]),
            age_before=None if before is None else _whole(laps.tyre_life[before]),
            age_after=None if after is None else _whole(laps.tyre_life[after]),
            in_lane=in_lane[stop.lap],
            running=running[stop.lap],
            track=", ".join(status_words(status)) or "not known",
        )


def as_table(rows: Iterator[Evidence]) -> pd.DataFrame:
    """One row an `Evidence`, ages as whole numbers."""
    names = [field.name for field in fields(Evidence)]
    table = pd.DataFrame([[getattr(row, name) for name in names] for row in rows], columns=names)
    return table.astype({"age_before": "Int64", "age_after": "Int64"})


def grouped(table: pd.DataFrame) -> pd.DataFrame:
    """Cars that did the same on the same lap, together.

    Args:
        table: as from `as_table`, or read from its CSV file; of one race.

    Returns:
        A row a lap, verdict, cause and status: those, `cars` (count), `drivers` (codes in a text), `same_compound` and
        `age_goes_on` (how many of the cars), `in_lane`, `running`, `longest_s` (time in the pit lane).
    """
    same = table["compound_before"].eq(table["compound_after"])
    goes_on = (table["age_after"] - table["age_before"]).eq(1)
    marked = table.assign(same_compound=same.fillna(False), age_goes_on=goes_on.fillna(False))
    groups = marked.groupby(["lap", "verdict", "cause", "track"], dropna=False, sort=True)
    return groups.agg(
        cars=("driver", "size"),
        drivers=("driver", lambda codes: " ".join(sorted(codes))),
        same_compound=("same_compound", "sum"),
        age_goes_on=("age_goes_on", "sum"),
        in_lane=("in_lane", "max"),
        running=("running", "max"),
        longest_s=("duration_s", "max"),
    ).reset_index()


def _row(laps: np.ndarray[tuple[int], np.dtype[np.int64]], start: int, lap: int) -> int | None:
    """Row of the whole lap table in which this lap of a driver stands."""
    at = int(np.searchsorted(laps, lap))
    return start + at if at < len(laps) and laps[at] == lap else None


def _duration_s(stop: PitStop) -> float | None:
    return None if stop.stop_duration_s is None or math.isnan(stop.stop_duration_s) else stop.stop_duration_s


def _whole(value: float) -> int | None:
    return None if math.isnan(value) else int(value)
