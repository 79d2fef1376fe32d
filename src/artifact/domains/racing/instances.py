"""From one race's facts to benchmark instances: which decisions are asked about, and what each one shows.

Invariant: every instance of a race shares that race's rows; nothing is recomputed and nothing is copied. The order is
fixed (strategies by position, then battles, defenses, the summary, each in the order of the race's rows), and with it
the suffixes of repeated ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from artifact.domains.racing.shown import (
    Classified,
    DecisionType,
    DriverRace,
    FastestLapRow,
    Hold,
    Instance,
    Shown,
    Swing,
    instance_id,
    split_of,
    unique_ids,
)

CLASSIFIED_ASKED = 10  # drivers whose strategy is asked about, and lines of the result in a summary
SUMMARY_BATTLES = 3
SUMMARY_HOLDS = 2


@dataclass(frozen=True)
class Race:
    """The facts of one race.

    Attributes:
        year: season.
        event: official name of the event, as in `São Paulo Grand Prix`.
        total_laps: race distance in laps.
        classification: in order of position; drivers classified nowhere are left out.
        drivers: by code.
        battles: undercuts and overcuts.
        holds: on-track defenses.
        fastest_lap: None if no lap was timed.
    """

    year: int
    event: str
    total_laps: int | None
    classification: Sequence[Classified]
    drivers: Mapping[str, DriverRace]
    battles: Sequence[Swing]
    holds: Sequence[Hold]
    fastest_lap: FastestLapRow | None


def race_instances(race: Race, *, as_released: bool = False) -> Iterator[Instance]:
    """All instances of a race; their ids are not yet unique.

    Args:
        race: facts.
        as_released: summaries show what the release's show (five positions; of a battle only its gain, of a hold only
            its length) instead of everything.
    """
    for row in race.classification[:CLASSIFIED_ASKED]:
        if row["driver"] in race.drivers and race.drivers[row["driver"]]["stints"]:
            yield _instance(race, "stint_strategy", [row["driver"]])
    for battle in race.battles:
        yield _instance(race, battle["kind"], [battle["attacker"], battle["defender"]], battle=battle)
    for hold in race.holds:
        yield _instance(race, "defense", [hold["defender"], hold["pursuer"]], hold=hold)
    if race.classification:
        yield _summary(race, as_released)


def benchmark(races: Iterable[Race], *, as_released: bool = False) -> list[Instance]:
    """The instances of many races under unique ids.

    Returns:
        `id` is unique; `released_id` is the id in the release's scheme, which several instances may share.
    """
    instances = [instance for race in races for instance in race_instances(race, as_released=as_released)]
    names = unique_ids([instance["id"] for instance in instances])
    return [{**instance, "id": name} for instance, name in zip(instances, names, strict=True)]


def _instance(
    race: Race,
    decision_type: DecisionType,
    drivers: Sequence[str],
    *,
    battle: Swing | None = None,
    hold: Hold | None = None,
) -> Instance:
    shown: Shown = {
        "year": race.year,
        "event": race.event,
        "total_laps": race.total_laps,
        "drivers": {driver: race.drivers[driver] for driver in drivers if driver in race.drivers},
    }
    if battle is not None:
        shown["battle"] = battle
    if hold is not None:
        shown["hold"] = hold
    return _named(race, decision_type, drivers, shown)


def _summary(race: Race, as_released: bool) -> Instance:
    battles = sorted(race.battles, key=lambda battle: -battle["gained_s"])[:SUMMARY_BATTLES]
    holds = sorted(race.holds, key=lambda hold: -hold["n_laps"])[:SUMMARY_HOLDS]
    shown: Shown = {
        "year": race.year,
        "event": race.event,
        "total_laps": race.total_laps,
        "drivers": {},
        "classification": race.classification[:CLASSIFIED_ASKED],
        "fastest_lap": race.fastest_lap,
        "battles": [_gain_alone(battle) for battle in battles] if as_released else battles,
        "holds": [_length_alone(hold) for hold in holds] if as_released else holds,
    }
    if as_released:
        shown["positions_shown"] = 5
    return _named(race, "race_summary", [race.classification[0]["driver"]], shown)


def _named(race: Race, decision_type: DecisionType, drivers: Sequence[str], shown: Shown) -> Instance:
    name = instance_id(race.year, race.event, decision_type, drivers)
    return {
        "id": name,
        "released_id": name,
        "decision_type": decision_type,
        "split": split_of(race.year),
        "shown": shown,
    }


def _gain_alone(battle: Swing) -> Swing:
    return {**battle, "gap_before_s": None, "gap_after_s": None}


def _length_alone(hold: Hold) -> Hold:
    return {**hold, "pace_delta_s": None, "teammate_protected": None}
