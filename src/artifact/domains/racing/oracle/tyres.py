"""Sets of tyres: which laps were driven on which, and what each visit to the pit lane was.

Invariant: a stop is counted only on evidence of other tyres (another compound, or an age that does not continue), and a
driver's stints partition laps 1 to the last. The source's stint number alone proves nothing: the feed raises it on
every exit of the pit lane, also behind a safety car or after a drive-through.

The laps are cut wherever the number changes or the pit lane was used. Each cut is judged by the tyres on both sides;
changes that the feed reports away from the pit lane are then matched with visits that show none (tyre messages arrive
late); and laps that turn out to be on the same tyres are joined again.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from typing import get_args

import numpy as np

from artifact.domains.racing.claims import Compound
from artifact.domains.racing.oracle.facts import Conflict, PitStop, Stint
from artifact.domains.racing.oracle.pace import green_laps, mean_s, slope
from artifact.domains.racing.oracle.race import Ints, Laps, Race
from artifact.domains.racing.oracle.track import NEUTRALISED, RED, SAFETY_CAR, StatusTimeline

KNOWN_COMPOUNDS = frozenset(get_args(Compound))
# a car that stands this long in the pit lane while the race is stopped did not make a pit stop
PARKED_S = 120.0
# a drive-through is quicker than the race's quickest stop by at least this
STANDING_S = 1.0
# at the start some sources number the stint only from lap 2 or 3 on
LATE_NUMBERING_LAPS = 2
# where this share of a stint's laps agrees on the compound, the others are taken for late corrections
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
        visits: what happened in the pit lane, in order of laps.
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


@dataclass(frozen=True)
class _Cut:
    """A place where one set of tyres may end.

    Attributes:
        last: row before the cut.
        first: row after it.
        visited: the pit lane was used.
        lap: lap of the visit, None where a visit cannot be placed.
        changed: whether the tyres are other ones after it, None if the source does not say.
        compounds: whether the compound says so.
        kind: what it was, None if nothing, or not known yet.
        cause: of a transit.
        sure: whether the kind is certain.
    """

    last: int
    first: int
    visited: bool
    lap: int | None
    changed: bool | None = None
    compounds: bool = False
    kind: Kind | None = None
    cause: str | None = None
    sure: bool = True

    @property
    def parts_tyres(self) -> bool:
        """Whether different tyres are on either side."""
        return self.kind in (Kind.STOP, Kind.RED_FLAG_CHANGE)

    @property
    def floating(self) -> bool:
        """A change of tyres away from the pit lane."""
        return self.kind is None and not self.visited and bool(self.changed)

    @property
    def unproven(self) -> bool:
        """A visit that may have been a stop, without a change of tyres in the source."""
        return self.kind is None and self.visited


def known_compound(text: object) -> str | None:
    """A compound, or None for the sources' words for an unknown one."""
    return str(text) if text in KNOWN_COMPOUNDS else None


class TyreReader:
    """Judges the tyres of every driver of a race."""

    def __init__(self, race: Race, laps: Laps, timeline: StatusTimeline) -> None:
        self._drivers, self._laps, self._timeline = race.drivers, laps, timeline
        self._green = green_laps(laps)
        self._compounds = [known_compound(text) for text in laps.compound]
        self._red_periods = tuple(timeline.periods(RED))
        self._running = Counter(laps.lap.tolist())
        # on lap 1 an exit after the entry is a start from the pit lane, where the car stood before
        self._entered = ~np.isnan(laps.pit_in_s) & ~((laps.lap == 1) & (laps.pit_out_s > laps.pit_in_s))
        self._left = ~np.isnan(laps.pit_out_s)
        number = np.nan_to_num(laps.stint, nan=-1.0)
        self._ends = np.zeros(len(laps), dtype=bool)
        self._ends[:-1] = self._entered[:-1] | self._left[1:] | (np.diff(number) != 0)
        self._in_lane = Counter(laps.lap[self._entered].tolist())
        self._cuts = {at: self._judged(at) for at in range(len(race.drivers))}
        stops = [cut for cuts in self._cuts.values() for cut in cuts if cut.kind is Kind.STOP]
        stood = [seconds for cut in stops if not math.isnan(seconds := self._stood_s(cut))]
        self._quickest_stop_s = min(stood, default=math.nan)

    def read(self, at: int) -> Tyres:
        """Stints and visits of the driver with this index."""
        rows = self._rows(at)
        if not len(rows):
            return Tyres()
        driver = self._drivers[at]
        conflicts: list[Conflict] = []
        cuts = self._reconciled(driver, [self._settled(cut) for cut in self._cuts[at]], conflicts)
        stints = self._stints(driver, rows, [cut for cut in cuts if cut.parts_tyres], conflicts)
        following = iter(stints)
        visits, current = [], next(following)
        for cut in cuts:
            before = current
            if cut.parts_tyres:
                current = next(following)
            if cut.kind is not None and cut.lap is not None:
                visits.append(self._visit(driver, cut, cut.lap, before.compound, current.compound))
        return Tyres(tuple(stints), tuple(visits), all(cut.sure for cut in cuts), tuple(conflicts))

    def _rows(self, at: int) -> Ints:
        return np.flatnonzero(self._laps.driver == at)

    def _lap(self, row: int) -> int:
        return int(self._laps.lap[row])

    def _judged(self, at: int) -> list[_Cut]:
        """The driver's cuts, each as far as its own laps decide it."""
        rows = self._rows(at)
        raw = self._cut(rows)
        cuts: list[_Cut] = []
        begin = int(rows[0]) if len(rows) else 0
        ends = [*(cut.last for cut in raw[1:]), *rows[-1:].tolist()][: len(raw)]
        for cut, end in zip(raw, ends, strict=True):
            judged = self._judge(cut, range(begin, cut.last + 1), range(cut.first, end + 1))
            cuts.append(judged)
            if judged.parts_tyres or judged.floating:
                begin = cut.first
        return cuts

    def _cut(self, rows: Ints) -> list[_Cut]:
        """Where the stint number changes or the pit lane was used."""
        cuts = []
        for i in rows[:-1][self._ends[rows[:-1]]].tolist():
            entered, left = bool(self._entered[i]), bool(self._left[i + 1])
            adjacent = self._lap(i + 1) == self._lap(i) + 1
            lap = self._lap(i) if entered or adjacent else self._lap(i + 1) - 1 if left else None
            cuts.append(_Cut(i, i + 1, entered or left, lap))
        return cuts

    def _judge(self, cut: _Cut, before: range, after: range) -> _Cut:
        """What a cut was, by the tyres on its two sides (rows before and after it)."""
        laps = self._laps
        changed, by_compound = self._changed(before, after)
        numbered = not math.isnan(laps.stint[cut.last])
        if changed is None and cut.visited and not numbered and not math.isnan(laps.stint[cut.first]):
            changed = True  # laps without a number end in the pit lane and a numbered stint begins: a set was lost
        cut = replace(cut, changed=changed, compounds=by_compound)
        if changed and self._parked(cut):
            return replace(cut, kind=Kind.RED_FLAG_CHANGE)
        if not changed and (laps.status[cut.last] | laps.status[cut.first]) & RED:
            return replace(cut, kind=Kind.TRANSIT, cause="red_flag") if cut.visited else cut
        if not cut.visited:
            late = not numbered and len(before) <= LATE_NUMBERING_LAPS
            return replace(cut, changed=False) if late else cut
        if self._led_through(cut):
            if changed is False:
                return replace(cut, kind=Kind.TRANSIT, cause="safety_car")
            if not by_compound:
                return replace(cut, kind=Kind.AMBIGUOUS, sure=False)
        return replace(cut, kind=Kind.STOP, sure=cut.lap is not None) if changed else cut

    def _changed(self, before: range, after: range) -> tuple[bool | None, bool]:
        """Whether the tyres are other ones (None: not known), and whether the compound says so."""
        old, new = self._compound(before), self._compound(after)
        if old and new and old != new:
            return True, True
        ages = self._laps.tyre_life
        known_before = [row for row in before if not math.isnan(ages[row])]
        known_after = [row for row in after if not math.isnan(ages[row])]
        if not known_after:
            return None, False
        first = known_after[0]
        if not known_before:
            # a set younger than the laps since the last cut was not on the car then
            driven = self._lap(first) - self._lap(before[0])
            return (True if ages[first] < driven else None), False
        last = known_before[-1]
        drift = (ages[first] - ages[last]) - (self._lap(first) - self._lap(last))
        return not 0 <= drift <= 1, False

    def _compound(self, rows: range) -> str | None:
        return _settled_compound(Counter(name for row in rows if (name := self._compounds[row])))

    def _stood_s(self, cut: _Cut) -> float:
        """Time in the pit lane, NaN where entry or exit is not known."""
        laps = self._laps
        if self._lap(cut.first) != self._lap(cut.last) + 1:
            return math.nan
        return float(laps.pit_out_s[cut.first] - laps.pit_in_s[cut.last])

    def _parked(self, cut: _Cut) -> bool:
        """Whether the car stood, in the pit lane or on the grid, while the race was stopped."""
        laps = self._laps
        stood_s = self._stood_s(cut)
        red = bool((laps.status[cut.last] | laps.status[cut.first]) & RED)
        if not red and not math.isnan(stood_s):
            entered_s, left_s = laps.pit_in_s[cut.last], laps.pit_out_s[cut.first]
            red = any(begin < left_s and end > entered_s for begin, end in self._red_periods)
        return red and (math.isnan(stood_s) or stood_s > PARKED_S)

    def _led_through(self, cut: _Cut) -> bool:
        """Whether most of the field was in the pit lane on this lap, behind a safety car."""
        lap = self._lap(cut.last)
        behind = bool((self._laps.status[cut.last] | self._laps.status[cut.first]) & SAFETY_CAR)
        return behind and self._in_lane[lap] > self._running[lap] / 2

    def _settled(self, cut: _Cut) -> _Cut:
        """What the time in the pit lane adds, measured against the race's quickest certain stop.

        Without other tyres a visit that was quicker, or in a race without a stop, was a transit. Behind a safety car a
        visit with tyres that only seem new was a stop if the car stood.
        """
        stood = self._stood_s(cut) >= self._quickest_stop_s - STANDING_S
        if cut.kind is Kind.AMBIGUOUS:
            return replace(cut, kind=Kind.STOP, sure=True) if stood else cut
        if not cut.unproven:
            return cut
        if math.isnan(self._quickest_stop_s):
            return replace(cut, kind=Kind.TRANSIT, cause="unknown")
        if not stood and not math.isnan(self._stood_s(cut)):
            return replace(cut, kind=Kind.TRANSIT, cause="drive_through")
        return cut

    def _reconciled(self, driver: str, cuts: Sequence[_Cut], conflicts: list[Conflict]) -> list[_Cut]:
        """Match changes reported away from the pit lane with visits that show none.

        As many changes as such visits: the visits were the stops, their tyres reported too early or too late. No visit
        of the driver on record at all: the changes themselves are the evidence. Otherwise nothing says which visit was
        a stop, and the stops cannot be counted; but an age that starts anew by itself is a fault of the counter.
        """
        floating = [cut for cut in cuts if cut.floating]
        doubtful = [cut for cut in cuts if cut.unproven or (floating and cut.cause in ("drive_through", "unknown"))]
        paired = len(floating) == len(doubtful)
        unseen = not any(cut.visited for cut in cuts)
        out = []
        for cut in cuts:
            if cut in doubtful and paired:
                out.append(replace(cut, kind=Kind.STOP, cause=None, sure=cut.lap is not None))
            elif cut.unproven:
                out.append(replace(cut, kind=Kind.AMBIGUOUS, sure=False))
            elif cut.floating and unseen:
                out.append(replace(cut, kind=Kind.STOP, sure=cut.lap is not None))
            elif cut.floating:
                sure = paired or not (cut.compounds or doubtful)
                conflicts.append(self._away(driver, cut, paired, sure))
                out.append(replace(cut, sure=sure))
            else:
                out.append(cut)
        return out

    def _away(self, driver: str, cut: _Cut, paired: bool, sure: bool) -> Conflict:
        """A change of tyres away from the pit lane, and what was made of it."""
        made = "taken for the visit that shows no change" if paired else "no stop" if sure else "stops not counted"
        span = self._lap(cut.last), self._lap(cut.first)
        return Conflict(driver, *span, "change_without_visit", "other tyres away from the pit lane", made)

    def _visit(self, driver: str, cut: _Cut, lap: int, before: str | None, after: str | None) -> PitStop:
        laps = self._laps
        pit_in_s, stood_s = laps.pit_in_s[cut.last], self._stood_s(cut)
        codes = int(laps.status[cut.last]) if math.isnan(pit_in_s) else self._timeline.at(pit_in_s)
        hidden = math.isnan(stood_s) or cut.kind is Kind.RED_FLAG_CHANGE or cut.cause == "red_flag"
        return PitStop(
            driver=driver,
            lap=lap,
            from_compound=before,
            to_compound=after,
            stop_duration_s=None if hidden else round(stood_s, 3),
            under_neutralization=bool(codes & NEUTRALISED) or cut.kind is Kind.RED_FLAG_CHANGE,
            kind=(cut.kind or Kind.AMBIGUOUS).value,
            cause=cut.cause,
        )

    def _stints(self, driver: str, rows: Ints, changes: Sequence[_Cut], conflicts: list[Conflict]) -> list[Stint]:
        """Laps 1 to the last, parted at the changes of tyres."""
        laps = self._laps
        ends = [(self._lap(cut.last) if cut.lap is None else cut.lap, cut.first) for cut in changes]
        bounds = [(0, int(rows[0])), *ends, (self._lap(rows[-1]), int(rows[-1]) + 1)]
        # where the source reports the change on another lap, the ages are partly another set's
        misdated = {cut.first for cut in changes if not cut.changed}
        out = []
        for number, ((previous, begin), (end, stop)) in enumerate(pairwise(bounds), start=1):
            own = np.arange(begin, stop)
            counts = Counter(name for row in own if (name := self._compounds[row]))
            compound = _settled_compound(counts)
            if len(counts) > 1:
                detail = "laps: " + ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
                resolution = f"compound {compound}" if compound else "compound null"
                conflicts.append(Conflict(driver, previous + 1, end, "two_compounds", detail, resolution))
            clean = own[self._green[own]]
            out.append(
                Stint(
                    driver=driver,
                    stint=number,
                    compound=compound,
                    start_lap=previous + 1,
                    end_lap=end,
                    n_laps=end - previous,
                    tyre_life_start=None if begin in misdated else _first_age(laps, own, previous + 1),
                    avg_laptime_s=mean_s(laps.lap_time_s[clean]),
                    degradation_s_per_lap=None
                    if begin in misdated
                    else slope(laps.tyre_life[clean], laps.lap_time_s[clean]),
                    source="inferred" if np.isnan(laps.stint[own]).any() else "recorded",
                )
            )
        return out


def _settled_compound(counts: Counter[str]) -> str | None:
    """The compound that most laps agree on, None if unknown or in dispute."""
    if not counts:
        return None
    name, count = counts.most_common(1)[0]
    return name if count >= SETTLED_SHARE * counts.total() else None


def _first_age(laps: Laps, rows: Ints, start: int) -> float | None:
    """Age of the tyres on the first lap of a stint, counted back from the first lap on which it is known."""
    known = rows[~np.isnan(laps.tyre_life[rows])]
    if not len(known):
        return None
    age = float(laps.tyre_life[known[0]])
    counted_back = age - float(laps.lap[known[0]] - start)
    return counted_back if counted_back >= 1 else age
