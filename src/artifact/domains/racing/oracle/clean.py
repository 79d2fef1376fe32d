"""What of a lap table is the race, and whose times can be compared.

Invariant: what leaves here has laps 1 to the official distance, of cars that started and whose laps are all there,
without position or pace for laps that were made up; or the race is refused with a reason, because facts from a shifted
or truncated table are wrong from the first lap on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from artifact.domains.racing.oracle.facts import Conflict
from artifact.domains.racing.oracle.race import Bools, Laps, Race
from artifact.domains.racing.oracle.results import Status, classified_position, status_of
from artifact.domains.racing.oracle.track import RED, has, unknown_codes
from artifact.domains.racing.oracle.tyres import KNOWN_COMPOUNDS

# A car takes a fixed time from the pit entry to the line, a little more if it stands in between. Where it appears to
# take less than the others by this much, its session times run ahead of its pit times.
CLOCK_TOLERANCE_S = 1.5
# the same where the line is behind the pits and the time includes the stop, which a car may have done without
CLOCK_TOLERANCE_BEHIND_PITS_S = 3.5
LINE_BEHIND_PITS_S = 12.0
_SPREADS = 6.0
# FastF1's words for a compound that it does not know
_NO_COMPOUND = frozenset({"UNKNOWN", "TEST_UNKNOWN"})
_MIN_STOPS = 6


@dataclass(frozen=True)
class Displaced:
    """How far a driver's session times may run ahead of the field's, or behind, in seconds; both if not known."""

    early_s: float
    late_s: float

    def __str__(self) -> str:
        if self.early_s and self.late_s:
            return f"session times up to {self.early_s:.1f} s off in most of the field"
        way, seconds = ("ahead of", self.early_s) if self.early_s else ("behind", self.late_s)
        return f"session times {seconds:.1f} s {way} the pit times"


@dataclass(frozen=True)
class Cleaned:
    """A race's laps as far as they are the race.

    Attributes:
        laps: the laps.
        total_laps: the official distance.
        winner: classified first.
        displaced: by driver, how far the session times are off, judged by the pit times; only drivers of whom that is
            known. Their gaps to others are not.
        conflicts: what was left out, and why.
    """

    laps: Laps
    total_laps: int
    winner: str
    displaced: Mapping[int, Displaced]
    conflicts: tuple[Conflict, ...]

    @property
    def comparable(self) -> Laps:
        """The laps, without session times that cannot be compared with those of other cars."""
        off = np.isin(self.laps.driver, list(self.displaced))
        return replace(self.laps, time_s=np.where(off, np.nan, self.laps.time_s))


def clean(race: Race) -> Cleaned | str:
    """The race's own laps, or the reason why the race is refused."""
    places = Counter(place for entry in race.entries if (place := classified_position(entry)))
    twice = [place for place, count in places.items() if count > 1]
    if twice:
        return f"two drivers are classified in position {twice[0]}"
    winner = next((entry for entry in race.entries if classified_position(entry) == 1), None)
    if winner is None:
        return "the results have no winner"
    laps = race.laps.take(~race.laps.generated & (race.laps.lap >= 1))
    last = _last_laps(race, laps)
    own = last.get(winner.driver, 0)
    if not own:
        return f"the lap table has no laps of the winner, {winner.driver}"
    total = winner.laps or own
    if own < total:
        return f"the winner has {own} laps in the lap table and {total} in the results"
    conflicts: list[Conflict] = []
    laps = _reviewed(race, _own_laps(race, last, total, conflicts), conflicts)
    for name in sorted({str(name) for name in laps.compound if name} - KNOWN_COMPOUNDS - _NO_COMPOUND):
        seen = laps.lap[laps.compound == name]
        detail = f"{name[:40]!r} in {len(seen)} laps"
        conflicts.append(Conflict(None, int(seen.min()), int(seen.max()), "unknown_compound", detail, "compound null"))
    for code in unknown_codes(laps.status):
        seen = laps.lap[has(laps.status, 1 << code)]
        detail = f"code {code} in {len(seen)} laps"
        conflicts.append(Conflict(None, int(seen.min()), int(seen.max()), "unknown_track_status", detail, "not green"))
    displaced = _clocks(laps)
    for at, found in displaced.items():
        conflicts.append(Conflict(race.drivers[at], None, None, "clock", str(found), "no gaps to other cars"))
    return Cleaned(laps, total, winner.driver, displaced, tuple(conflicts))


def _last_laps(race: Race, laps: Laps) -> dict[str, int]:
    """By driver, the number of the last lap."""
    return {race.drivers[at]: lap for at, lap in zip(laps.driver.tolist(), laps.lap.tolist(), strict=True)}


def _own_laps(race: Race, last: Mapping[str, int], total: int, conflicts: list[Conflict]) -> Laps:
    laps = race.laps
    keep = (laps.lap >= 1) & (laps.lap <= total)
    for driver, rows in zip(race.drivers, race.rows, strict=True):
        entry = race.entry.get(driver)
        if entry is None:
            conflicts.append(Conflict(driver, None, None, "no_result", f"{_count(rows)} laps", "laps kept"))
            continue
        status, done = status_of(entry), last.get(driver, 0)
        if status is Status.OTHER:
            conflicts.append(
                Conflict(driver, None, None, "unknown_status", repr(entry.status), "status other, not classified")
            )
        finished = status in (Status.FINISHED, Status.LAPPED)
        if status is Status.NOT_STARTED:
            keep[rows] = False
            conflicts.append(
                Conflict(driver, None, None, "not_started", f"{entry.status}, {_count(rows)} laps", "laps dropped")
            )
        elif finished and entry.laps and done < entry.laps:
            keep[rows] = False
            detail = f"{done} laps recorded, {entry.laps} in the results"
            conflicts.append(Conflict(driver, None, None, "missing_laps", detail, "laps dropped, stops not counted"))
        elif unseen := _unseen_start(laps.take(rows)):
            keep[rows] = False
            detail = f"laps 1 to {unseen} not recorded"
            conflicts.append(Conflict(driver, 1, unseen, "missing_laps", detail, "laps dropped, stops not counted"))
        elif finished and entry.laps:
            keep[rows] &= laps.lap[rows] <= entry.laps
        beyond = laps.lap[rows][laps.lap[rows] > total]
        if len(beyond):
            span = int(beyond[0]), int(beyond[-1])
            conflicts.append(Conflict(driver, *span, "phantom_laps", f"distance {total} laps", "laps dropped"))
    kept = laps.take(keep)
    made_up = kept.generated
    return replace(
        kept,
        time_s=np.where(made_up, np.nan, kept.time_s),
        lap_time_s=np.where(made_up, np.nan, kept.lap_time_s),
        position=np.where(made_up, np.nan, kept.position),
    )


def _unseen_start(laps: Laps) -> int:
    """Laps of a driver before the first recorded one that may hide a stop: more than one, and the tyres are younger."""
    raced = laps.lap >= 1
    if not raced.any():
        return 0
    first, age = int(laps.lap[raced][0]), float(laps.tyre_life[raced][0])
    return first - 1 if first > 2 and not age >= first else 0


def _reviewed(race: Race, laps: Laps, conflicts: list[Conflict]) -> Laps:
    """The laps with the compounds that a person has reviewed."""
    compounds = laps.compound.copy()
    for override in race.overrides:
        at = race.drivers.index(override.driver) if override.driver in race.drivers else -1
        chosen = (laps.driver == at) & (laps.lap >= override.start_lap) & (laps.lap <= override.end_lap)
        compounds[chosen] = override.compound
        span = (override.start_lap, override.end_lap)
        conflicts.append(Conflict(override.driver, *span, "override", override.reason, f"compound {override.compound}"))
    return replace(laps, compound=compounds)


def _count(rows: slice) -> int:
    return int(rows.stop - rows.start)


def _clocks(laps: Laps) -> dict[int, Displaced]:
    """Drivers whose session times are not those of the others, by how much their stops show it.

    The stretch of the pit lane between the line and the nearer end of it, in which nobody stands, takes every car the
    same time. A car can be held up there, but not be quicker: too short a time in one visit shows a displaced clock,
    too long a time only if every visit has it. Where more than half of the cars are displaced there is no clock that
    the field shares, and nobody's is known.
    """
    rows = np.flatnonzero(_ordinary_visits(laps))
    if len(rows) < _MIN_STOPS:
        return {}
    to_line_s = laps.time_s[rows] - laps.pit_in_s[rows]
    from_line_s = laps.pit_out_s[rows + 1] - laps.time_s[rows]
    short_in, short_out = np.median(to_line_s) - to_line_s, np.median(from_line_s) - from_line_s
    stands_before_line = float(np.median(to_line_s)) >= LINE_BEHIND_PITS_S
    unsteady_s = max(CLOCK_TOLERANCE_BEHIND_PITS_S, _SPREADS * float(np.median(np.abs(short_in))))
    out = {}
    drivers = np.unique(laps.driver[rows])
    for at in drivers:
        own = laps.driver[rows] == at
        if stands_before_line:
            early = _beyond(float(short_in[own].max()), unsteady_s) or _beyond(-float(short_out[own].max()))
            late = _beyond(float(short_out[own].max()))
        else:
            early, late = _beyond(float(short_in[own].max())), _beyond(-float(short_in[own].max()))
        if early or late:
            out[int(at)] = Displaced(early, late)
    if len(out) > len(drivers) / 2:
        most = max(max(found.early_s, found.late_s) for found in out.values())
        return {at: Displaced(most, most) for at in np.unique(laps.driver).tolist()}
    return out


def _beyond(seconds: float, tolerance_s: float = CLOCK_TOLERANCE_S) -> float:
    """The time if it is more than the tolerance, else 0."""
    return seconds if seconds > tolerance_s else 0.0


def _ordinary_visits(laps: Laps) -> Bools:
    """In-laps from which the car came out again, with no red flag about."""
    ordinary: Bools = np.zeros(len(laps), dtype=bool)
    if len(laps):
        red = has(laps.status, RED)
        follows = (np.diff(laps.driver) == 0) & (np.diff(laps.lap) == 1)
        timed = ~np.isnan(laps.pit_in_s[:-1] + laps.pit_out_s[1:] + laps.time_s[:-1])
        ordinary[:-1] = follows & timed & ~red[:-1] & ~red[1:]
    return ordinary
