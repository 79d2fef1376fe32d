"""Sets of tyres: which laps were driven on which, and what each visit to the pit lane was.

Invariant: a stop is counted only on evidence of other tyres (another compound, or an age that does not continue), and a
driver's stints partition laps 1 to the last. The source's stint number alone proves nothing: the feed raises it on
every exit of the pit lane, also behind a safety car or after a drive-through.

The laps are cut wherever the number changes or the pit lane was used; each cut is then judged, and parts that turn out
to be on the same tyres are joined again.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise

import numpy as np

from artifact.domains.racing.oracle.facts import Conflict, PitStop, Stint
from artifact.domains.racing.oracle.pace import green_laps, mean_s, slope
from artifact.domains.racing.oracle.race import Bools, Laps, Race
from artifact.domains.racing.oracle.track import NEUTRALISED, RED, SAFETY_CAR, StatusTimeline

KNOWN_COMPOUNDS = frozenset(
    {"SOFT", "MEDIUM", "HARD", "INTERMEDIATE", "WET", "HYPERSOFT", "ULTRASOFT", "SUPERSOFT", "SUPERHARD"}
)
# a car that stands this long in the pit lane while the race is stopped did not make a pit stop
PARKED_S = 120.0
# at the start some sources number the stint only from lap 2 or 3 on
LATE_NUMBERING_LAPS = 2
# a compound that most laps of a stint agree on is a late correction of the others
SETTLED_SHARE = 0.8


class Kind(Enum):
    """What a visit to the pit lane was."""

    STOP = "stop"
    RED_FLAG_CHANGE = "red_flag_change"
    TRANSIT = "pit_lane_transit"
    AMBIGUOUS = "ambiguous"


@dataclass(frozen=True)
class Tyres:
    """What the tyres of one driver say.

    Attributes:
        stints: partition of the driver's laps.
        visits: everything that happened in the pit lane, in order of laps.
        countable: whether the number of stops is known.
        conflicts: contradictions in the source.
    """

    stints: tuple[Stint, ...] = ()
    visits: tuple[PitStop, ...] = ()
    countable: bool = True
    conflicts: tuple[Conflict, ...] = ()

    @property
    def n_stops(self) -> int | None:
        """Pit stops, None where one cannot be placed or told from a transit."""
        return sum(visit.kind == Kind.STOP.value for visit in self.visits) if self.countable else None


@dataclass
class _Part:
    """Consecutive rows between two cuts."""

    rows: range
    compounds: Counter[str] = field(default_factory=Counter)

    def joined(self, other: _Part) -> _Part:
        return _Part(range(self.rows.start, other.rows.stop), self.compounds + other.compounds)

    @property
    def compound(self) -> str | None:
        """The compound most laps agree on, None if unknown or in dispute."""
        if not self.compounds:
            return None
        name, count = self.compounds.most_common(1)[0]
        return name if count >= SETTLED_SHARE * self.compounds.total() else None


def known_compound(text: object) -> str | None:
    """A compound, or None for the sources' words for an unknown one."""
    return str(text) if text in KNOWN_COMPOUNDS else None


class TyreReader:
    """Judges the tyres of every driver of a race."""

    def __init__(self, race: Race, laps: Laps, timeline: StatusTimeline) -> None:
        self._drivers, self._laps, self._timeline = race.drivers, laps, timeline
        self._green: Bools = green_laps(laps)
        self._compounds = [known_compound(text) for text in laps.compound]
        entered = laps.lap[~np.isnan(laps.pit_in_s)]
        self._in_lane = Counter(entered.tolist())
        self._running = Counter(laps.lap.tolist())
        self._red_periods = tuple(timeline.periods(RED))

    def read(self, at: int) -> Tyres:
        """Stints and visits of the driver with this index."""
        rows = np.flatnonzero(self._laps.driver == at)
        if not len(rows):
            return Tyres()
        driver = self._drivers[at]
        parts = self._cut(rows)
        conflicts = [found for part in parts for found in self._disputes(driver, part)]
        visits: list[PitStop] = []
        starts = [1]
        countable = True
        joined = [parts[0]]
        for part in parts[1:]:
            before = joined[-1]
            verdict = self._judge(before, part)
            if verdict is None:
                joined[-1] = before.joined(part)
                continue
            kind, placed, sure = verdict
            countable &= placed is not None and sure
            if placed is None:
                last, first = self._lap(before.rows[-1]), self._lap(part.rows[0])
                conflicts.append(
                    Conflict(driver, last, first, "unplaced_change", "other tyres without a visit", "no stop, no count")
                )
            else:
                visits.append(self._visit(driver, before, part, kind, placed))
            if kind in (Kind.TRANSIT, Kind.AMBIGUOUS):
                joined[-1] = before.joined(part)
            else:
                starts.append((self._lap(before.rows[-1]) if placed is None else placed) + 1)
                joined.append(part)
        return Tyres(tuple(self._stints(driver, joined, starts)), tuple(visits), countable, tuple(conflicts))

    def _lap(self, row: int) -> int:
        return int(self._laps.lap[row])

    def _cut(self, rows: np.ndarray[tuple[int], np.dtype[np.int64]]) -> list[_Part]:
        """Parts between cuts: changes of the stint number, and visits to the pit lane."""
        laps = self._laps
        number = np.nan_to_num(laps.stint[rows], nan=-1.0)
        visited = ~np.isnan(laps.pit_in_s[rows[:-1]]) | ~np.isnan(laps.pit_out_s[rows[1:]])
        edges = [0, *(np.flatnonzero((np.diff(number) != 0) | visited) + 1).tolist(), len(rows)]
        first = int(rows[0])
        out = []
        for a, b in pairwise(edges):
            span = range(first + a, first + b)
            out.append(_Part(span, Counter(c for c in self._compounds[span.start : span.stop] if c)))
        return out

    def _judge(self, before: _Part, after: _Part) -> tuple[Kind, int | None, bool] | None:
        """What happened between two parts.

        Returns:
            None for nothing; else the kind, the lap of the visit (None: cannot be placed), and whether it is certain.
        """
        laps = self._laps
        i, j = before.rows[-1], after.rows[0]
        entered, left = not math.isnan(laps.pit_in_s[i]), not math.isnan(laps.pit_out_s[j])
        visited = entered or left
        numbered = not math.isnan(laps.stint[i])
        placed = self._lap(i) if entered or self._lap(j) == self._lap(i) + 1 else self._lap(j) - 1 if left else None
        change = self._changed(before, after)
        if change is None and numbered is False and visited and laps.stint[j] == laps.stint[j]:
            change = True  # laps without a number end in a visit, and a numbered stint begins: its first set was lost
        if not visited:
            if not change:
                return None
            if not numbered:
                return None if len(before.rows) <= LATE_NUMBERING_LAPS else (Kind.STOP, None, False)
        if change is None:
            return Kind.AMBIGUOUS, placed, False
        if not change:
            return Kind.TRANSIT, placed, True
        if self._parked(i, j):
            return Kind.RED_FLAG_CHANGE, placed, True
        if self._led_through(before, after):
            return Kind.AMBIGUOUS, placed, True
        return Kind.STOP, placed, True

    def _changed(self, before: _Part, after: _Part) -> bool | None:
        """Whether the tyres are other ones; None where neither compound nor age is known on both sides."""
        old, new = before.compound, after.compound
        if old and new and old != new:
            return True
        laps = self._laps
        ages = laps.tyre_life
        known_before = [row for row in before.rows if not math.isnan(ages[row])]
        known_after = [row for row in after.rows if not math.isnan(ages[row])]
        if not known_after:
            return None
        first = known_after[0]
        if not known_before:
            # older than the laps since the previous part began: they were on the car all along, as far as can be told
            driven = self._lap(first) - self._lap(before.rows[0])
            return True if ages[first] < driven else None
        last = known_before[-1]
        drift = (ages[first] - ages[last]) - (self._lap(first) - self._lap(last))
        return not 0 <= drift <= 1

    def _parked(self, i: int, j: int) -> bool:
        """Whether the car stood in the pit lane while the race was stopped."""
        laps = self._laps
        red = bool((laps.status[i] | laps.status[j]) & RED)
        stood_s = laps.pit_out_s[j] - laps.pit_in_s[i]
        if not red and not math.isnan(stood_s):
            red = any(a < laps.pit_out_s[j] and b > laps.pit_in_s[i] for a, b in self._red_periods)
        return red and (math.isnan(stood_s) or stood_s > PARKED_S)

    def _led_through(self, before: _Part, after: _Part) -> bool:
        """Whether the field was led through the pit lane behind a safety car, and the compound stayed the same."""
        i = before.rows[-1]
        lap = self._lap(i)
        same = before.compound == after.compound
        return bool(same and self._laps.status[i] & SAFETY_CAR and self._in_lane[lap] > self._running[lap] / 2)

    def _visit(self, driver: str, before: _Part, after: _Part, kind: Kind, placed: int) -> PitStop:
        laps = self._laps
        i, j = before.rows[-1], after.rows[0]
        pit_in_s = laps.pit_in_s[i]
        stood_s = laps.pit_out_s[j] - pit_in_s if self._lap(j) == self._lap(i) + 1 else math.nan
        codes = int(laps.status[i]) if math.isnan(pit_in_s) else self._timeline.at(pit_in_s)
        red = self._parked(i, j)
        cause = None
        if kind is Kind.TRANSIT:
            cause = "red_flag" if red else "safety_car" if codes & SAFETY_CAR else "unknown"
        return PitStop(
            driver=driver,
            lap=placed,
            from_compound=before.compound,
            to_compound=after.compound,
            stop_duration_s=None if red or math.isnan(stood_s) else round(float(stood_s), 3),
            under_neutralization=bool(codes & NEUTRALISED),
            kind=kind.value,
            cause=cause,
        )

    def _disputes(self, driver: str, part: _Part) -> list[Conflict]:
        """Two compounds on one set of tyres."""
        if len(part.compounds) < 2:
            return []
        counts = ", ".join(f"{name} {count}" for name, count in sorted(part.compounds.items()))
        resolution = f"compound {part.compound}" if part.compound else "compound null"
        first, last = self._lap(part.rows[0]), self._lap(part.rows[-1])
        return [Conflict(driver, first, last, "two_compounds", f"laps: {counts}", resolution)]

    def _stints(self, driver: str, parts: Sequence[_Part], starts: Sequence[int]) -> list[Stint]:
        laps = self._laps
        ends = [start - 1 for start in starts[1:]] + [self._lap(parts[-1].rows[-1])]
        out = []
        for number, (part, start, end) in enumerate(zip(parts, starts, ends, strict=True), start=1):
            rows = np.arange(part.rows.start, part.rows.stop)
            clean = rows[self._green[rows]]
            out.append(
                Stint(
                    driver=driver,
                    stint=number,
                    compound=part.compound,
                    start_lap=start,
                    end_lap=end,
                    n_laps=end - start + 1,
                    tyre_life_start=_first_age(laps, rows, start),
                    avg_laptime_s=mean_s(laps.lap_time_s[clean]),
                    degradation_s_per_lap=slope(laps.tyre_life[clean], laps.lap_time_s[clean]),
                    source="inferred" if np.isnan(laps.stint[rows]).any() else "recorded",
                )
            )
        return out


def _first_age(laps: Laps, rows: np.ndarray[tuple[int], np.dtype[np.int64]], start: int) -> float | None:
    """Age of the tyres on the first lap of a stint, counted back from the first lap on which it is known."""
    known = rows[~np.isnan(laps.tyre_life[rows])]
    if not len(known):
        return None
    age = float(laps.tyre_life[known[0]])
    counted_back = age - float(laps.lap[known[0]] - start)
    return counted_back if counted_back >= 1 else age
