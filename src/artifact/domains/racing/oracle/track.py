"""The status of the track.

Invariant: a lap's status is a *set* of FastF1's codes, whatever type a file gave them (`'12'`, 12, 12.0 and `'1.0'` are
the sets {1, 2}, {1, 2}, {1, 2} and {1}); a lap is green only if its set is exactly {1}, and unknown is not green.
Sets are integers with bit k set for code k.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import IntEnum

import numpy as np

from artifact.domains.racing.oracle.facts import Neutralisation
from artifact.domains.racing.oracle.race import Bools, Floats, Ints, Race


class Code(IntEnum):
    """FastF1's track status codes (fastf1.api.track_status_data)."""

    CLEAR = 1
    YELLOW = 2
    SAFETY_CAR = 4
    RED_FLAG = 5
    VSC = 6
    VSC_ENDING = 7


KNOWN = sum(1 << code for code in Code) | 1 << 3  # 3 is documented as unused
GREEN = 1 << Code.CLEAR
RED = 1 << Code.RED_FLAG
SAFETY_CAR = 1 << Code.SAFETY_CAR
VSC = 1 << Code.VSC | 1 << Code.VSC_ENDING
NEUTRALISED = SAFETY_CAR | VSC | RED

_MISSING = frozenset({"", "none", "nan", "<na>", "null", "nat"})
_CODES = re.compile(r"(\d{1,10})(?:\.0*)?")


def parse_status(value: object) -> int | None:
    """A lap's set of codes; 0 where the source has none, None where the value is not a track status.

    >>> [parse_status(value) for value in ("1", "12", 1.0, "1.0", None, "671")] == [2, 6, 2, 2, 0, 2 + 64 + 128]
    True
    """
    text = str(value).strip()
    if text.lower() in _MISSING:
        return 0
    found = _CODES.fullmatch(text)
    return code_set(found.group(1)) if found else None


def code_set(digits: str) -> int:
    """The bit set of a text of codes."""
    return sum(1 << int(digit) for digit in set(digits))


def unknown_codes(status: Ints) -> list[int]:
    """Codes that FastF1 does not document, among those of some laps."""
    found = int(np.bitwise_or.reduce(status)) & ~KNOWN if len(status) else 0
    return [code for code in range(10) if found >> code & 1]


_WORDS = {
    Code.RED_FLAG: "red flag",
    Code.SAFETY_CAR: "safety car",
    Code.VSC: "virtual safety car",
    Code.VSC_ENDING: "virtual safety car",
    Code.YELLOW: "yellow flag",
}


def status_words(status: int) -> list[str]:
    """A set of codes in words, the gravest first; `green` where it has nothing else, empty where it is unknown.

    >>> status_words(code_set("124")), status_words(GREEN), status_words(0)
    (['safety car', 'yellow flag'], ['green'], [])
    """
    words = list(dict.fromkeys(word for code, word in _WORDS.items() if status >> code & 1))
    return words or (["green"] if status & GREEN else [])


def has(status: Ints, codes: int) -> Bools:
    """Which laps saw at least one of the codes."""
    return (status & codes).astype(np.bool_)


def is_green(status: Ints) -> Bools:
    """Which laps were green from end to end."""
    return np.equal(status, np.int64(GREEN))


class StatusTimeline:
    """The track's status at any moment of the session.

    With the status stream of a session this is exact. From laps alone it is bounded: whatever the status was at a
    moment, every lap under way then reports it, so a status that some such lap does not report is ruled out. What is
    left are codes that all laps under way share.

    Attributes:
        exact: whether the source had the stream.
    """

    def __init__(self, race: Race) -> None:
        self.exact = bool(race.status_changes)
        if self.exact:
            self._starts = np.array([change.time_s for change in race.status_changes])
            self._codes = np.array([code_set(change.code) for change in race.status_changes], dtype=np.int64)
        else:
            self._starts, self._codes = _shared_codes(race)

    def at(self, time_s: float) -> int:
        """Codes in force at a session time, 0 before the first or where unknown."""
        at = int(np.searchsorted(self._starts, time_s, side="right")) - 1
        return int(self._codes[at]) if at >= 0 else 0

    def periods(self, codes: int) -> Iterator[tuple[float, float]]:
        """Maximal spans of session time in which one of the codes was in force, in seconds."""
        inside = (self._codes & codes) != 0
        edges = np.flatnonzero(np.diff(np.concatenate(([False], inside, [False])).astype(np.int8)))
        for start, end in zip(edges[::2], edges[1::2], strict=True):
            yield float(self._starts[start]), float(self._starts[min(end, len(self._starts) - 1)])


def _shared_codes(race: Race) -> tuple[Floats, Ints]:
    """Step function of the codes that the laps under way have in common.

    One lap in eight may lack a code, so that a single car with broken timing does not hide a period from all others.
    """
    laps = race.laps
    start = np.full(len(laps), np.nan)
    follows = np.flatnonzero((np.diff(laps.driver) == 0) & (np.diff(laps.lap) == 1)) + 1
    start[follows] = laps.time_s[follows - 1]
    start = np.where(np.isnan(start), laps.time_s - laps.lap_time_s, start)
    use = ~np.isnan(start) & (laps.time_s > start) & (laps.status != 0) & ~laps.generated
    begin, end, status = start[use], laps.time_s[use], laps.status[use]
    times = np.unique(np.concatenate((begin, end)))
    first, last = np.searchsorted(times, begin), np.searchsorted(times, end)

    def under_way(among: Bools) -> Ints:
        """How many of these laps are under way from each time on."""
        steps = np.zeros(len(times) + 1, dtype=np.int64)
        np.add.at(steps, first[among], 1)
        np.add.at(steps, last[among], -1)
        return np.cumsum(steps)[:-1]

    total = under_way(np.ones(len(begin), dtype=bool))
    codes = np.zeros(len(times), dtype=np.int64)
    for code in Code:
        lacking = total - under_way(has(status, 1 << code))
        codes[(total > 0) & (lacking <= total // 8)] |= 1 << code
    return times, codes


def neutralisations(race: Race, timeline: StatusTimeline) -> Iterator[Neutralisation]:
    """Safety car, virtual safety car and red flag periods, in order of time."""
    leader = _leader_laps(race)
    found = []
    for kind, codes in (("safety_car", SAFETY_CAR), ("virtual_safety_car", VSC), ("red_flag", RED)):
        for start, end in timeline.periods(codes):
            start_lap, end_lap = (
                min(int(np.searchsorted(leader, t, side="left")) + 1, len(leader)) for t in (start, end)
            )
            found.append(
                Neutralisation(
                    kind=kind,
                    start_lap=start_lap or None,
                    end_lap=end_lap or None,
                    start_s=start,
                    end_s=end,
                    source="stream" if timeline.exact else "laps",
                )
            )
    yield from sorted(found, key=lambda period: (period.start_s, period.end_s, period.kind))


def _leader_laps(race: Race) -> Floats:
    """Session time at which the leader ended each lap."""
    laps = race.laps
    out = np.full(int(laps.lap.max()) if len(laps) else 0, np.inf)
    use = (laps.lap >= 1) & ~np.isnan(laps.time_s)
    np.minimum.at(out, laps.lap[use] - 1, laps.time_s[use])
    return np.minimum.accumulate(out[::-1])[::-1]
