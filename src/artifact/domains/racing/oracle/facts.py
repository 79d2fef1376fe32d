"""What the oracle says of a race: one frozen dataclass a table.

Invariant: these classes are the schema. The tables' columns, their types, units and descriptions (and so the data card)
are read from the annotations below and nowhere else. Field names are those of the paper's release where the meaning is
the same. Laps are race laps counted from 1, and None means that the source does not say.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from artifact.domains.racing.oracle.race import RaceKey


@dataclass(frozen=True, slots=True)
class Column:
    """A column's meaning and unit, as the data card prints them."""

    text: str
    unit: str = ""


@dataclass(frozen=True, slots=True)
class RaceRow:
    """A race, and what its facts were made from."""

    round: Annotated[int | None, Column("round of the season")]
    session: Annotated[str, Column("R race, S sprint")]
    rules: Annotated[str, Column("rule set that made the facts: corrected or paper")]
    total_laps: Annotated[int | None, Column("distance: laps of the winner (paper: largest lap number)", "laps")]
    fastest_driver: Annotated[str | None, Column("driver of the fastest lap")]
    fastest_lap: Annotated[int | None, Column("lap on which it was driven", "lap")]
    fastest_laptime_s: Annotated[float | None, Column("its time", "s")]
    fastest_compound: Annotated[str | None, Column("tyre compound it was driven on")]
    winner: Annotated[str | None, Column("classified first")]
    refused: Annotated[str | None, Column("why no facts were derived; null for a race with facts")]
    laps_sha256: Annotated[str, Column("SHA-256 of the lap table's content, the same for any row order or file format")]
    fastf1_version: Annotated[str | None, Column("FastF1 that made the laps, where the source tells")]
    results_retrieved: Annotated[str | None, Column("day of the results, where known: stewards revise them later")]


@dataclass(frozen=True, slots=True)
class Stint:
    """Laps of one driver on one set of tyres. A driver's stints partition the driver's laps."""

    driver: Annotated[str, Column("driver code")]
    stint: Annotated[int, Column("number, from 1 (paper: the source's number)")]
    compound: Annotated[str | None, Column("tyre compound; null where unknown")]
    start_lap: Annotated[int, Column("first lap", "lap")]
    end_lap: Annotated[int, Column("last lap", "lap")]
    n_laps: Annotated[int, Column("length (paper: recorded laps)", "laps")]
    tyre_life_start: Annotated[float | None, Column("age of the tyres on the first lap, that lap included", "laps")]
    avg_laptime_s: Annotated[float | None, Column("mean lap time of green laps, 3 decimals", "s")]
    degradation_s_per_lap: Annotated[
        float | None, Column("slope of lap time on tyre age over green laps, at least 3, 4 decimals", "s/lap")
    ]
    source: Annotated[str, Column("recorded, or inferred where the source has no stint for some of the laps")]


@dataclass(frozen=True, slots=True)
class PitStop:
    """A visit to the pit lane, or a change of tyres under a red flag. Only those of kind `stop` are pit stops."""

    driver: Annotated[str, Column("driver code")]
    lap: Annotated[int, Column("lap on which the car came in", "lap")]
    from_compound: Annotated[str | None, Column("compound taken off; null where unknown")]
    to_compound: Annotated[str | None, Column("compound fitted; null where unknown")]
    stop_duration_s: Annotated[
        float | None, Column("time in the pit lane, entry to exit, 3 decimals; null under a red flag", "s")
    ]
    under_neutralization: Annotated[bool, Column("safety car, virtual safety car or red flag at pit entry")]
    kind: Annotated[str, Column("stop, red_flag_change, pit_lane_transit (no new tyres) or ambiguous")]
    cause: Annotated[str | None, Column("of a transit: safety_car, red_flag, drive_through or unknown")]


@dataclass(frozen=True, slots=True)
class PitBattle:
    """Two drivers' stops within four laps of each other that moved the gap between them by half a second or more."""

    kind: Annotated[str, Column("undercut (the attacker stopped first) or overcut (the attacker stopped later)")]
    attacker: Annotated[str, Column("driver code of the one who gained time")]
    defender: Annotated[str, Column("driver code of the other")]
    attacker_pit_lap: Annotated[int, Column("the attacker's in-lap", "lap")]
    defender_pit_lap: Annotated[int, Column("the defender's in-lap", "lap")]
    gap_before_s: Annotated[float, Column("a lap before the first stop; positive: attacker ahead", "s")]
    gap_after_s: Annotated[float, Column("a lap after the later stop; positive: attacker ahead", "s")]
    gained_s: Annotated[float, Column("gap after minus gap before, 3 decimals, at least 0.5", "s")]
    position_swap: Annotated[bool, Column("the order of the two cars changed")]
    success: Annotated[bool, Column("the attacker was ahead after both stops (paper: swap or gain, so always true)")]


@dataclass(frozen=True, slots=True)
class Defense:
    """A car that held a faster one within 1.5 s behind it for some laps."""

    defender: Annotated[str, Column("driver code of the car in front")]
    pursuer: Annotated[str, Column("driver code of the car behind")]
    start_lap: Annotated[int, Column("first lap of the hold", "lap")]
    end_lap: Annotated[int, Column("last lap of the hold", "lap")]
    n_laps: Annotated[int, Column("length", "laps")]
    pursuer_pace_s: Annotated[float, Column("the pursuer's median green lap of the race, 3 decimals", "s")]
    defender_pace_s: Annotated[float, Column("the defender's", "s")]
    pace_delta_s: Annotated[float, Column("how much faster the pursuer was, 3 decimals", "s")]
    teammate_protected: Annotated[bool, Column("a team-mate of the defender was classified ahead of the pursuer")]
    kind: Annotated[str, Column("sustained (5 laps or more) or brief (2 to 4 laps, then passed)")]


@dataclass(frozen=True, slots=True)
class Classified:
    """A car in the results."""

    driver: Annotated[str, Column("driver code")]
    number: Annotated[str, Column("car number")]
    team: Annotated[str, Column("team in this session")]
    grid: Annotated[int | None, Column("place on the grid; null for the pit lane or unknown")]
    position: Annotated[int, Column("place in the list of results, cars that are not classified last")]
    status: Annotated[str, Column("finished, lapped, retired, disqualified, not_started or other")]
    status_text: Annotated[str, Column("the source's word")]
    laps: Annotated[int | None, Column("laps completed", "laps")]
    laps_behind: Annotated[int | None, Column("laps behind the winner, of a car that took the flag", "laps")]
    classified_position: Annotated[int | None, Column("place after the stewards; null if not classified")]
    road_position: Annotated[int | None, Column("place on the road at the flag, before penalties; null if retired")]
    points: Annotated[float | None, Column("championship points")]
    n_stops: Annotated[int | None, Column("pit stops; null where a stop's lap cannot be placed")]
    pit_lane_start: Annotated[bool | None, Column("left the pit lane after the start")]


@dataclass(frozen=True, slots=True)
class Neutralisation:
    """A period in which racing was suspended or slowed."""

    kind: Annotated[str, Column("safety_car, virtual_safety_car or red_flag")]
    start_lap: Annotated[int | None, Column("lap of the leader when it began", "lap")]
    end_lap: Annotated[int | None, Column("lap of the leader when it ended", "lap")]
    start_s: Annotated[float, Column("session time when it began", "s")]
    end_s: Annotated[float, Column("session time when it ended", "s")]
    source: Annotated[str, Column("stream (exact) or laps (bounded by the laps that report it)")]


@dataclass(frozen=True, slots=True)
class Conflict:
    """Something in the source that contradicts itself or cannot be placed, and what was made of it."""

    driver: Annotated[str | None, Column("driver code; null for the race")]
    lap: Annotated[int | None, Column("first lap concerned", "lap")]
    end_lap: Annotated[int | None, Column("last lap concerned", "lap")]
    what: Annotated[str, Column("kind of conflict")]
    detail: Annotated[str, Column("the values")]
    resolution: Annotated[str, Column("what the oracle says instead")]


@dataclass(frozen=True)
class RaceFacts:
    """All facts of one race under one rule set."""

    key: RaceKey
    race: RaceRow
    stints: tuple[Stint, ...] = ()
    pit_stops: tuple[PitStop, ...] = ()
    battles: tuple[PitBattle, ...] = ()
    defenses: tuple[Defense, ...] = ()
    classification: tuple[Classified, ...] = ()
    neutralisations: tuple[Neutralisation, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
