"""From what a writer is shown to a record: facts, required facts, and the keys that are decided.

Invariant: one function makes facts from one context under one rule set; nothing else in the project says what is true
of a race.

Under `corrected` the record is exactly what the writer is shown: final positions in a battle's context are facts, a
move worked when the attacker was ahead after both stops, and an unknown compound leaves its claims undecided. Under
`paper` the release's definitions hold, its faults included: a battle's final positions and a summary's battles are not
in the record, every move with a positive gain worked, and a claim about an unknown compound is contradicted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from artifact.claim import Claim
from artifact.domain import Record, Rules
from artifact.domains.racing.claims import (
    CORE,
    Battle,
    BattleOutcome,
    Compound,
    CompoundChange,
    Defense,
    Degradation,
    FastestLap,
    FinalPosition,
    Gain,
    Gap,
    HoldLaps,
    NeutralisedStop,
    NStops,
    PaceDelta,
    PitLap,
    StintCompound,
    StintLaps,
    StintPace,
    TeammateProtected,
    Winner,
)
from artifact.domains.racing.shown import DriverRace, Hold, Instance, Shown, Stop, Swing, race_key

PAPER = Rules(
    name="paper",
    scored=frozenset(kind.type for kind in CORE),
    credit={
        "pit_lap": ("driver", "lap"),
        "n_stops": ("driver",),
        "final_position": ("driver",),
        "compound_change": ("driver",),
        "defense": ("defender",),
        "battle": (),
        "battle_outcome": (),
        "gain": (),
        "winner": (),
    },
    vague_is_supported=True,
    unknown_contradicts=True,
    demanded={
        "pit_lap": ("driver", "lap"),
        "compound_change": ("driver",),
        "n_stops": ("driver", "n"),
        "stint_compound": ("driver", "compound"),
        "final_position": ("driver", "position"),
        "battle": ("kind", "attacker", "defender"),
        "battle_outcome": ("success",),
        "gain": ("value",),
        "defense": ("defender", "pursuer"),
        "winner": ("driver",),
    },
)
CORRECTED = Rules(name="corrected", scored=frozenset(kind.type for kind in CORE))
RULES = {"corrected": CORRECTED, "paper": PAPER}

_CLASSIFIED_NOWHERE = frozenset({"disqualified", "not_started", "retired"})


_Parts = tuple[tuple[Claim, ...], tuple[Claim, ...]]


def make_records(instances: Iterable[Instance], rules: str) -> dict[str, Record]:
    """The records of a benchmark by id. Instances that share a driver's race share its facts.

    Args:
        instances: as stored, with unique ids.
        rules: `corrected` or `paper`.
    """
    kept = list(instances)  # keeps the rows alive, whose identity is the memo's key
    memo: dict[int, _Parts] = {}
    return {instance["id"]: make_record(instance, rules, memo) for instance in kept}


def make_record(instance: Instance, rules: str, memo: dict[int, _Parts] | None = None) -> Record:
    """The record of one instance under a rule set.

    Args:
        instance: as stored.
        rules: `corrected` or `paper`.
        memo: facts of drivers' races already made, by identity of the race; see `make_records`.
    """
    shown = instance["shown"]
    paper = rules == "paper"
    facts: list[Claim] = []
    decides: list[Claim] = []
    for driver, race in shown["drivers"].items():
        parts = memo.get(id(race)) if memo is not None else None
        if parts is None:
            parts = (
                tuple(dict.fromkeys(driver_facts(driver, race, keep_unknown=paper))),
                tuple(_driver_decides(driver, race, closed=paper)),
            )
            if memo is not None:
                memo[id(race)] = parts
        facts += parts[0]
        decides += parts[1]
    if "battle" in shown:
        facts += _battle_facts(shown["battle"])
        facts += [*_outcomes([shown["battle"]], paper), Gain(value=shown["battle"]["gained_s"])]
        decides += [*_battle_decides(shown["battle"]), *_outcomes([shown["battle"]], paper, pattern=True), Gain()]
    if "hold" in shown:
        facts += _hold_facts(shown["hold"])
        decides += _hold_decides(shown["hold"])
        if paper:  # the release takes a hold for a move that gained nothing
            facts.append(BattleOutcome(success=False))
            decides.append(BattleOutcome())
    if instance["decision_type"] == "race_summary":
        facts += dict.fromkeys(_summary_facts(shown, paper))  # a pair can have met twice
        decides += _summary_decides(shown, paper)
    positions = _positions(instance, paper)
    facts += [FinalPosition(driver=driver, position=place) for driver, place in positions.items() if place is not None]
    decides += [FinalPosition(driver=driver) for driver in positions]
    facts += [Winner(driver=driver) for driver, place in positions.items() if place == 1]
    if 1 in positions.values():
        decides.append(Winner())
    elif not paper:
        decides += [Winner(driver=driver) for driver in positions]
    if not paper:  # a place that one driver has is nobody else's
        decides += [FinalPosition(position=place) for place in positions.values() if place is not None]
    required = list(_required(instance, paper))
    return Record(
        id=instance["id"],
        domain="racing",
        decision_type=instance["decision_type"],
        cluster=race_key(shown["year"], shown["event"]),
        split=instance["split"],
        facts=tuple(facts),
        # the release counts a repeated fact as often as it occurs; a fact is one fact
        required=tuple(required if paper else dict.fromkeys(required)),
        decides=tuple(decides),
        shown=cast("dict[str, object]", shown),
    )


def driver_facts(driver: str, race: DriverRace, *, keep_unknown: bool = False) -> list[Claim]:
    """Facts of one driver's race, final position excepted.

    Args:
        driver: code.
        race: stints, stops and their number.
        keep_unknown: list a compound change also when neither compound is known.
    """
    facts: list[Claim] = []
    if race["n_stops"] is not None:
        facts.append(NStops(driver=driver, n=race["n_stops"]))
    for stop in race["stops"]:
        facts.append(PitLap(driver=driver, lap=stop["lap"]))
        change = _change(driver, stop)
        if keep_unknown or not change.is_vague():
            facts.append(change)
        if stop["under_neutralization"]:
            facts.append(NeutralisedStop(driver=driver, lap=stop["lap"]))
    for stint in race["stints"]:
        compound = cast("Compound | None", stint["compound"])
        if compound is not None:
            facts.append(StintCompound(driver=driver, compound=compound))
        facts.append(
            StintLaps(
                driver=driver,
                compound=compound,
                start=stint["start_lap"],
                end=stint["end_lap"],
                n_laps=stint["n_laps"],
            )
        )
        if stint["avg_laptime_s"] is not None:
            facts.append(StintPace(driver=driver, compound=compound, seconds=stint["avg_laptime_s"]))
        if stint["degradation_s_per_lap"] is not None:
            facts.append(Degradation(driver=driver, compound=compound, value=stint["degradation_s_per_lap"]))
    return facts


def succeeded(battle: Swing, paper: bool = False) -> bool | None:
    """Whether a move worked; None where the gaps are not shown.

    Args:
        battle: gaps are the attacker's lead over the defender.
        paper: the release's definition, which every battle with a gain fulfils.
    """
    if paper:
        return battle["position_swap"] or battle["gained_s"] > 0
    return None if battle["gap_after_s"] is None else battle["gap_after_s"] > 0


def _change(driver: str, stop: Stop) -> CompoundChange:
    return CompoundChange(
        driver=driver,
        from_=cast("Compound | None", stop["from_compound"]),
        to=cast("Compound | None", stop["to_compound"]),
    )


def _driver_decides(driver: str, race: DriverRace, *, closed: bool) -> Iterable[Claim]:
    """Keys of a driver that are decided; `closed` decides them whatever is unknown, as the release does."""
    counted = closed or race["n_stops"] is not None
    # what may have been a stop may have parted a stint, and its other half may have been on another compound
    compounds_known = closed or (counted and all(stint["compound"] is not None for stint in race["stints"]))
    if counted:
        yield from (PitLap(driver=driver), NStops(driver=driver), NeutralisedStop(driver=driver))
    if compounds_known:
        yield StintCompound(driver=driver)
        yield StintLaps(driver=driver)
        # a short stint has neither pace nor slope: of a compound all of whose stints have one, all is known
        unpaced = {stint["compound"] for stint in race["stints"] if stint["avg_laptime_s"] is None}
        unsloped = {stint["compound"] for stint in race["stints"] if stint["degradation_s_per_lap"] is None}
        used = cast("set[Compound]", {stint["compound"] for stint in race["stints"]} - {None})
        yield from (StintPace(driver=driver, compound=compound) for compound in sorted(used - unpaced))
        yield from (Degradation(driver=driver, compound=compound) for compound in sorted(used - unsloped))
    changes_known = all(stop["from_compound"] and stop["to_compound"] for stop in race["stops"])
    if closed or (compounds_known and changes_known):
        yield CompoundChange(driver=driver)


def _outcomes(battles: Sequence[Swing], paper: bool, *, pattern: bool = False) -> Iterable[Claim]:
    """The outcome as a fact, or as a pattern, if the moves agree: a claim does not say which of several it means."""
    outcomes = {succeeded(battle, paper) for battle in battles}
    if len(outcomes) == 1 and None not in outcomes:
        yield BattleOutcome() if pattern else BattleOutcome(success=outcomes.pop())


def _battle_facts(battle: Swing) -> Iterable[Claim]:
    attacker, defender = battle["attacker"], battle["defender"]
    yield Battle(kind=battle["kind"], attacker=attacker, defender=defender)
    for gap in (battle["gap_before_s"], battle["gap_after_s"]):
        if gap is not None:
            yield Gap(from_=attacker, to=defender, value=gap)


def _battle_decides(battle: Swing) -> Iterable[Claim]:
    attacker, defender = battle["attacker"], battle["defender"]
    yield Battle(attacker=attacker, defender=defender)
    if battle["gap_before_s"] is not None and battle["gap_after_s"] is not None:
        yield Gap(from_=attacker, to=defender)


def _hold_facts(hold: Hold) -> Iterable[Claim]:
    defender, pursuer = hold["defender"], hold["pursuer"]
    yield Defense(defender=defender, pursuer=pursuer)
    yield HoldLaps(defender=defender, pursuer=pursuer, n_laps=hold["n_laps"])
    if hold["pace_delta_s"] is not None:
        yield PaceDelta(pursuer=pursuer, defender=defender, value=hold["pace_delta_s"])
    if hold["teammate_protected"] is not None:
        yield TeammateProtected(driver=defender, value=hold["teammate_protected"])


def _hold_decides(hold: Hold) -> Iterable[Claim]:
    defender, pursuer = hold["defender"], hold["pursuer"]
    yield Defense(defender=defender, pursuer=pursuer)
    yield HoldLaps(defender=defender, pursuer=pursuer)
    if hold["pace_delta_s"] is not None:
        yield PaceDelta(pursuer=pursuer, defender=defender)
    if hold["teammate_protected"] is not None:
        yield TeammateProtected(driver=defender)


def _summary_facts(shown: Shown, paper: bool) -> Iterable[Claim]:
    for hold in shown.get("holds", ()):
        yield from _hold_facts(hold)
    fastest = shown.get("fastest_lap")
    if fastest is not None:
        yield FastestLap(driver=fastest["driver"], seconds=fastest["seconds"])
    if paper:  # the release looks for battle, outcome and gain in an undercut's or an overcut's record only
        return
    battles = shown.get("battles", ())
    for battle in battles:
        yield from _battle_facts(battle)
        yield Gain(value=battle["gained_s"])
    yield from _outcomes(battles, paper)


def _summary_decides(shown: Shown, paper: bool) -> Iterable[Claim]:
    for hold in shown.get("holds", ()):
        yield from _hold_decides(hold)
    if shown.get("fastest_lap") is not None:
        yield FastestLap()
    battles = shown.get("battles", ())
    if paper or not battles:
        return
    for battle in battles:
        yield from _battle_decides(battle)
    yield Gain()
    yield from _outcomes(battles, paper, pattern=True)


def _positions(instance: Instance, paper: bool) -> dict[str, int | None]:
    """Decided final positions by driver; None: classified nowhere."""
    shown = instance["shown"]
    if instance["decision_type"] == "race_summary":
        rows = shown.get("classification", ())
        return {row["driver"]: row["position"] for row in (rows if paper else rows[: shown.get("positions_shown")])}
    if paper and instance["decision_type"] != "stint_strategy":
        return {}
    return {
        driver: race["final_position"]
        for driver, race in shown["drivers"].items()
        if race["final_position"] is not None or race.get("status") in _CLASSIFIED_NOWHERE
    }


def _required(instance: Instance, paper: bool) -> Iterable[Claim]:
    """The facts that an explanation should state (the denominator of recall)."""
    shown = instance["shown"]
    match instance["decision_type"]:
        case "stint_strategy":
            for driver, race in shown["drivers"].items():
                yield from _required_of_strategy(driver, race, paper)
        case "undercut" | "overcut":
            battle = shown["battle"]
            yield Battle(kind=battle["kind"], attacker=battle["attacker"], defender=battle["defender"])
            yield from _outcomes([battle], paper)
            yield Gain(value=battle["gained_s"])
            yield PitLap(driver=battle["attacker"], lap=battle["attacker_pit_lap"])
            yield PitLap(driver=battle["defender"], lap=battle["defender_pit_lap"])
        case "defense":
            yield Defense(defender=shown["hold"]["defender"], pursuer=shown["hold"]["pursuer"])
        case "race_summary":
            rows: Sequence[tuple[str, int]] = [
                (row["driver"], row["position"]) for row in shown.get("classification", ())
            ]
            yield from (Winner(driver=driver) for driver, place in rows if place == 1)
            yield from (FinalPosition(driver=driver, position=place) for driver, place in rows if place <= 3)


def _required_of_strategy(driver: str, race: DriverRace, paper: bool) -> Iterable[Claim]:
    if race["n_stops"] is not None:
        yield NStops(driver=driver, n=race["n_stops"])
    if race["final_position"] is not None:
        yield FinalPosition(driver=driver, position=race["final_position"])
    for stop in race["stops"]:
        if stop["kind"] == "stop":
            yield PitLap(driver=driver, lap=stop["lap"])
        if paper or (stop["from_compound"] and stop["to_compound"]):
            yield _change(driver, stop)
