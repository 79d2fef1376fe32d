"""What a racing writer is shown: the structured context of one instance, in JSON types.

Invariant: `Shown` is the only thing that facts (`records`) and prompts (`render`) are made from, so neither can know
more than the other. Field names and units are the release's where the meaning is the same: laps count from 1, times
are seconds, gaps are positive when the first driver is ahead on the road. None means unknown, never zero.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal, NotRequired, TypedDict

DecisionType = Literal["stint_strategy", "undercut", "overcut", "defense", "race_summary"]
DECISION_TYPES: tuple[DecisionType, ...] = ("stint_strategy", "undercut", "overcut", "defense", "race_summary")

_NO_COMPOUND = frozenset({"", "UNKNOWN", "TEST_UNKNOWN", "NONE", "NAN"})


class Stint(TypedDict):
    """Laps on one set of tyres."""

    compound: str | None
    start_lap: int
    end_lap: int
    n_laps: int
    avg_laptime_s: float | None
    degradation_s_per_lap: float | None


class Stop(TypedDict):
    """A pit stop, or a change of tyres under a red flag (`kind`)."""

    lap: int
    from_compound: str | None
    to_compound: str | None
    under_neutralization: bool
    kind: Literal["stop", "red_flag_change"]


class DriverRace(TypedDict):
    """One driver's race.

    `n_stops` is None when the data do not settle it. `status` is `finished`, `lapped`, `retired`, `disqualified`,
    `not_started` or `other`, None when not recorded.
    """

    final_position: int | None
    status: NotRequired[str | None]
    n_stops: int | None
    stints: Sequence[Stint]
    stops: Sequence[Stop]


class Swing(TypedDict):
    """An undercut or an overcut. Gaps are the attacker's lead over the defender, None where they are not shown."""

    kind: Literal["undercut", "overcut"]
    attacker: str
    defender: str
    attacker_pit_lap: int
    defender_pit_lap: int
    gap_before_s: float | None
    gap_after_s: float | None
    gained_s: float
    position_swap: bool


class Hold(TypedDict):
    """A defender kept a faster pursuer behind. None: not shown."""

    defender: str
    pursuer: str
    start_lap: int
    end_lap: int
    n_laps: int
    pace_delta_s: float | None
    teammate_protected: bool | None
    kind: Literal["sustained", "brief"]


class Classified(TypedDict):
    """One line of the result."""

    driver: str
    position: int


class FastestLapRow(TypedDict):
    """The fastest lap of the race."""

    driver: str
    seconds: float


class Shown(TypedDict):
    """The whole context. What a decision type does not show is absent or empty.

    `drivers` holds the drivers in question, the attacker or the defender first. Of `classification` the writer sees the
    first `positions_shown` lines (all, if absent); the release's records hold more than its prompts show.
    """

    year: int
    event: str
    total_laps: int | None
    drivers: Mapping[str, DriverRace]
    battle: NotRequired[Swing]
    hold: NotRequired[Hold]
    classification: NotRequired[Sequence[Classified]]
    positions_shown: NotRequired[int]
    fastest_lap: NotRequired[FastestLapRow | None]
    battles: NotRequired[Sequence[Swing]]
    holds: NotRequired[Sequence[Hold]]


class Instance(TypedDict):
    """One instance of a benchmark, as stored."""

    id: str
    released_id: str | None
    decision_type: DecisionType
    split: Literal["train", "test"]
    shown: Shown


def compound_or_none(name: object) -> str | None:
    """A compound's name in capitals, or None where the data say that it is not known.

    >>> compound_or_none("Soft"), compound_or_none("UNKNOWN"), compound_or_none(None), compound_or_none(float("nan"))
    ('SOFT', None, None, None)
    """
    text = str(name).strip().upper() if isinstance(name, str) else ""
    return None if text in _NO_COMPOUND else text


@cache
def race_key(year: int, event: str) -> str:
    """How a race is named in ids and clusters; letters of any alphabet stay.

    >>> race_key(2025, "São Paulo Grand Prix")
    '2025_São_Paulo_Grand_Prix'
    """
    return f"{year}_" + "".join(letter if letter.isalnum() else "_" for letter in event)


def split_of(year: int) -> Literal["train", "test"]:
    """The season split: 2025 and later are test."""
    return "test" if year >= 2025 else "train"


def instance_id(year: int, event: str, decision_type: DecisionType, drivers: Sequence[str]) -> str:
    """The release's id scheme; not unique where two drivers met twice (see `unique_ids`).

    >>> instance_id(2025, "Abu Dhabi Grand Prix", "stint_strategy", ["HUL"])
    '2025_Abu_Dhabi_Grand_Prix::stint::HUL'
    """
    kind = "stint" if decision_type == "stint_strategy" else decision_type
    return f"{race_key(year, event)}::{kind}::{'_'.join(drivers)}"


def unique_ids(ids: Sequence[str]) -> list[str]:
    """Give every repetition a suffix, so that each id names one instance. The first keeps the plain id.

    >>> unique_ids(["a", "b", "a", "a"])
    ['a', 'b', 'a#2', 'a#3']
    """
    seen: dict[str, int] = {}
    out: list[str] = []
    for name in ids:
        seen[name] = seen.get(name, 0) + 1
        out.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
    return out
