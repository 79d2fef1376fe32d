"""What each difference between the rule sets does to the facts, counted.

Invariant: every row of `paper` is counted once, under the first reason of `DIFFERENCES` that explains what became of it
under `corrected`; rows that only `corrected` has are counted beside them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pandas as pd

from artifact.domains.racing.oracle.frames import RACE, Frames
from artifact.domains.racing.oracle.swings import MAX_GAIN_S

# table -> reason -> what it means, in the order in which reasons are tried
DIFFERENCES = {
    "pit_stops": {
        "kept": "a change of tyres in the pit lane",
        "refused": "the race's laps are shifted or truncated",
        "red_flag_change": "tyres changed while the race was stopped",
        "pit_lane_transit": "the same tyres: led by the safety car, moved under a red flag, a penalty",
        "ambiguous": "nothing tells a stop from a transit; the driver's count is null",
        "no visit": "a number or a compound that changed away from the pit lane",
        "added": "visits whose change of tyres the source reports on another lap",
    },
    "battles": {
        "kept": "a swing between two clean stops under green",
        "refused": "the race's laps are shifted or truncated",
        "no stop": "one of the two was no stop",
        "neutralised": "one of the two was under safety car, virtual safety car or red flag",
        "clock": "session times of one of the cars are not comparable",
        "third visit": "another visit to the pit lane by one of the two in between",
        "long gain": "more than a whole stop: trouble or the weather, not the timing",
        "not racing": "a neutralised, restarted or untimed lap in between",
        "added": "swings that the source's stints hid",
    },
    "defenses": {
        "kept": "a hold of the same pair on overlapping laps",
        "refused": "the race's laps are shifted or truncated",
        "clock": "session times of one of the cars are not comparable",
        "not racing": "no such hold on green laps outside the pits, or the pass was a stop",
        "added": "further holds of a pursuer or a pair, of which `paper` keeps one",
    },
    "stints": {
        "kept": "the same laps",
        "refused": "the race's laps are shifted or truncated",
        "joined or cut": "joined with others on the same tyres, completed, or ended with the race",
        "added": "stints that `paper` has with other laps, or not at all",
    },
}
_Row = tuple[Any, ...]


def effects(paper: Frames, corrected: Frames) -> pd.DataFrame:
    """Count what became of every fact of `paper`.

    Returns:
        A row a table and reason: `table`, `reason`, `rows`, `meaning`.
    """
    found = {
        "pit_stops": Counter(_stops(paper, corrected)),
        "battles": Counter(_battles(paper, corrected)),
        "defenses": Counter(_defenses(paper, corrected)),
        "stints": Counter(_stints(paper, corrected)),
    }
    return pd.DataFrame(
        [
            {"table": table, "reason": reason, "rows": found[table][reason], "meaning": meaning}
            for table, reasons in DIFFERENCES.items()
            for reason, meaning in reasons.items()
        ]
    )


def _rows(frame: pd.DataFrame, *columns: str) -> list[_Row]:
    return list(frame[[*RACE, *columns]].itertuples(index=False, name=None))


def _refused(corrected: Frames) -> set[_Row]:
    races = corrected["races"]
    return set(_rows(races[races["refused"].notna()]))


def _stops(paper: Frames, corrected: Frames) -> Iterator[str]:
    kind = {row[:4]: str(row[4]) for row in _rows(corrected["pit_stops"], "driver", "lap", "kind")}
    refused = _refused(corrected)
    known = set(_rows(paper["pit_stops"], "driver", "lap"))
    for row in known:
        found = kind.get(row, "no visit")
        yield "refused" if row[:2] in refused else "kept" if found == "stop" else found
    yield from ("added" for row, found in kind.items() if found == "stop" and row not in known)


_BATTLE = ("attacker", "defender", "attacker_pit_lap", "defender_pit_lap")


def battle_reasons(paper: Frames, corrected: Frames) -> Iterator[str]:
    """What became of each row of the battles of `paper` under `corrected`, in their order (see `DIFFERENCES`)."""
    kept = set(_rows(corrected["battles"], *_BATTLE))
    visits: dict[_Row, list[tuple[int, str, bool]]] = {}
    for row in _rows(corrected["pit_stops"], "driver", "lap", "kind", "under_neutralization"):
        visits.setdefault(row[:3], []).append(row[3:])
    clock, refused = _clock(corrected), _refused(corrected)
    mine = _rows(paper["battles"], *_BATTLE, "gained_s")
    for row in mine:
        race, sides, laps, gained = row[:2], row[2:4], row[4:6], row[6]
        own = [visits.get((*race, driver), []) for driver in sides]
        stops = [[v for v in found if v[0] == lap and v[1] == "stop"] for found, lap in zip(own, laps, strict=True)]
        window = range(min(laps) - 1, max(laps) + 2)
        reasons = {
            "kept": row[:6] in kept,
            "refused": race in refused,
            "no stop": not all(stops),
            "neutralised": any(v[2] for found in stops for v in found),
            "clock": any((*race, driver) in clock for driver in sides),
            "third visit": sum(v[0] in window for found in own for v in found) > 2,
            "long gain": gained > MAX_GAIN_S,
        }
        yield next((reason for reason, holds in reasons.items() if holds), "not racing")


def _battles(paper: Frames, corrected: Frames) -> Iterator[str]:
    yield from battle_reasons(paper, corrected)
    known = set(_rows(paper["battles"], *_BATTLE))
    yield from ("added" for _ in set(_rows(corrected["battles"], *_BATTLE)) - known)


def _defenses(paper: Frames, corrected: Frames) -> Iterator[str]:
    columns = ("defender", "pursuer", "start_lap", "end_lap")
    clock, refused = _clock(corrected), _refused(corrected)
    theirs, mine = _rows(corrected["defenses"], *columns), _rows(paper["defenses"], *columns)
    overlap = _overlaps(theirs)
    for row in mine:
        if overlap(row):
            yield "kept"
        elif row[:2] in refused:
            yield "refused"
        else:
            yield "clock" if any((*row[:2], driver) in clock for driver in row[2:4]) else "not racing"
    overlap = _overlaps(mine)
    yield from ("added" for row in theirs if not overlap(row))


def _overlaps(rows: list[_Row]) -> Callable[[_Row], bool]:
    """Whether a hold shares a lap with one of these of the same pair."""
    spans: dict[_Row, list[_Row]] = {}
    for row in rows:
        spans.setdefault(row[:4], []).append(row[4:])
    return lambda row: any(a <= row[5] and b >= row[4] for a, b in spans.get(row[:4], []))


def _stints(paper: Frames, corrected: Frames) -> Iterator[str]:
    columns = ("driver", "start_lap", "end_lap")
    refused = _refused(corrected)
    theirs, mine = (set(_rows(frames["stints"], *columns)) for frames in (corrected, paper))
    for row in mine:
        yield "refused" if row[:2] in refused else "kept" if row in theirs else "joined or cut"
    yield from ("added" for _ in theirs - mine)


def _clock(corrected: Frames) -> set[_Row]:
    conflicts = corrected["conflicts"]
    return set(_rows(conflicts[conflicts["what"].isin(["clock", "missing_laps"])], "driver"))
