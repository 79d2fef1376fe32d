"""Records against hand-worked verdicts, under both rule sets, and the packaged benchmarks."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import artifact
from artifact.benchmark import read_record, record_row
from artifact.claim import Claim, Polarity, Verdict
from artifact.domain import Record
from artifact.domains.racing import DOMAIN
from artifact.domains.racing.claims import (
    Battle,
    BattleOutcome,
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
from artifact.domains.racing.load import load
from artifact.domains.racing.records import CORRECTED, PAPER, RULES, make_record
from artifact.domains.racing.shown import DriverRace, Hold, Instance, Shown, Stint, Stop, Swing, race_key
from artifact.errors import InputError
from artifact.files import dump_json, parse_json
from artifact.paths import data
from artifact.score import Item, Policy, score_item
from artifact.status import Status

S, C, U = Verdict.SUPPORTED, Verdict.CONTRADICTED, Verdict.UNVERIFIABLE


def stint(compound: str | None, start: int, end: int, pace: float | None = 90.5, slope: float | None = 0.05) -> Stint:
    return {
        "compound": compound,
        "start_lap": start,
        "end_lap": end,
        "n_laps": end - start + 1,
        "avg_laptime_s": pace,
        "degradation_s_per_lap": slope,
    }


def stop(lap: int, before: str | None, after: str | None, *, neutral: bool = False, red_flag: bool = False) -> Stop:
    return {
        "lap": lap,
        "from_compound": before,
        "to_compound": after,
        "under_neutralization": neutral,
        "kind": "red_flag_change" if red_flag else "stop",
    }


AAA: DriverRace = {
    "final_position": 3,
    "status": "finished",
    "n_stops": 2,
    "stints": [stint("SOFT", 1, 14), stint("HARD", 15, 35, 91.2), stint("HARD", 36, 58, 91.0)],
    "stops": [stop(14, "SOFT", "HARD"), stop(35, "HARD", "HARD", neutral=True)],
}
BBB: DriverRace = {
    "final_position": 1,
    "status": "finished",
    "n_stops": 1,
    "stints": [stint("MEDIUM", 1, 18), stint("HARD", 19, 58)],
    "stops": [stop(18, "MEDIUM", "HARD")],
}
SWING: Swing = {
    "kind": "undercut",
    "attacker": "AAA",
    "defender": "BBB",
    "attacker_pit_lap": 14,
    "defender_pit_lap": 18,
    "gap_before_s": -2.9,
    "gap_after_s": -0.4,
    "gained_s": 2.5,
    "position_swap": False,
}
HOLD: Hold = {
    "defender": "AAA",
    "pursuer": "BBB",
    "start_lap": 40,
    "end_lap": 46,
    "n_laps": 7,
    "pace_delta_s": 0.36,
    "teammate_protected": True,
    "kind": "sustained",
}


def instance(decision_type: Any, drivers: Mapping[str, DriverRace], **more: Any) -> Instance:
    shown: Any = {"year": 2025, "event": "São Paulo Grand Prix", "total_laps": 58, "drivers": drivers, **more}
    name = f"2025_São_Paulo_Grand_Prix::{decision_type}::{'_'.join(drivers)}"
    return {"id": name, "released_id": name, "decision_type": decision_type, "split": "test", "shown": shown}


STRATEGY = instance("stint_strategy", {"AAA": AAA})
UNDERCUT = instance("undercut", {"AAA": AAA, "BBB": BBB}, battle=SWING)
DEFENSE = instance("defense", {"AAA": AAA, "BBB": BBB}, hold=HOLD)
SUMMARY = instance(
    "race_summary",
    {},
    classification=[{"driver": code, "position": place} for place, code in enumerate(("BBB", "CCC", "AAA", "DDD"), 1)],
    positions_shown=3,
    fastest_lap={"driver": "CCC", "seconds": 86.725},
    battles=[SWING, {**SWING, "kind": "overcut", "attacker": "CCC", "defender": "DDD", "gap_after_s": 1.1}],
    holds=[HOLD],
)


def verdicts(record: Record, rules: str, claims: Mapping[Claim, Verdict]) -> dict[Claim, Verdict]:
    return {claim: record.judge(claim, RULES[rules]).verdict for claim in claims}


def test_a_strategy_lists_what_its_context_shows() -> None:
    record = make_record(STRATEGY, "corrected")
    assert record.cluster == "2025_São_Paulo_Grand_Prix"
    assert set(record.facts) == {
        NStops(driver="AAA", n=2),
        PitLap(driver="AAA", lap=14),
        PitLap(driver="AAA", lap=35),
        CompoundChange(driver="AAA", from_="SOFT", to="HARD"),
        CompoundChange(driver="AAA", from_="HARD", to="HARD"),
        NeutralisedStop(driver="AAA", lap=35),
        StintCompound(driver="AAA", compound="SOFT"),
        StintCompound(driver="AAA", compound="HARD"),
        StintLaps(driver="AAA", compound="SOFT", start=1, end=14, n_laps=14),
        StintLaps(driver="AAA", compound="HARD", start=15, end=35, n_laps=21),
        StintLaps(driver="AAA", compound="HARD", start=36, end=58, n_laps=23),
        StintPace(driver="AAA", compound="SOFT", seconds=90.5),
        StintPace(driver="AAA", compound="HARD", seconds=91.2),
        StintPace(driver="AAA", compound="HARD", seconds=91.0),
        Degradation(driver="AAA", compound="SOFT", value=0.05),
        Degradation(driver="AAA", compound="HARD", value=0.05),
        FinalPosition(driver="AAA", position=3),
    }
    assert record.required == (
        NStops(driver="AAA", n=2),
        FinalPosition(driver="AAA", position=3),
        PitLap(driver="AAA", lap=14),
        CompoundChange(driver="AAA", from_="SOFT", to="HARD"),
        PitLap(driver="AAA", lap=35),
        CompoundChange(driver="AAA", from_="HARD", to="HARD"),
    )


STRATEGY_VERDICTS: dict[Claim, tuple[Verdict, Verdict]] = {  # corrected, paper
    NStops(driver="AAA", n=2): (S, S),
    NStops(driver="AAA", n=1): (C, C),
    PitLap(driver="AAA", lap=15): (C, C),
    PitLap(driver="AAA", lap=15, polarity=Polarity.DENIED): (S, S),
    PitLap(driver="BBB", lap=18): (U, U),
    PitLap(lap=14): (S, U),  # whose stop it was is not said
    CompoundChange(driver="AAA", to="HARD"): (S, S),
    CompoundChange(driver="AAA", from_="HARD", to="SOFT"): (C, C),
    CompoundChange(driver="AAA"): (U, S),  # the release counts the bare mention of a change as right
    StintCompound(driver="AAA", compound="MEDIUM"): (C, C),
    FinalPosition(driver="AAA", position=4): (C, C),
    FinalPosition(driver="BBB", position=1): (U, U),
    FinalPosition(driver="BBB", position=3): (C, U),  # AAA has that place
    Winner(driver="AAA"): (C, U),  # third, so not the winner; the release looks for a position 1
    Winner(driver="BBB"): (U, U),
    Battle(kind="undercut", attacker="AAA", defender="BBB"): (U, U),
    BattleOutcome(success=True): (U, U),
    StintLaps(driver="AAA", n_laps=21): (S, S),
    StintLaps(driver="AAA", compound="SOFT", n_laps=21): (C, C),
    StintPace(driver="AAA", compound="HARD", seconds=91.16): (S, S),
    StintPace(driver="AAA", compound="HARD", seconds=91.1): (C, C),
    NeutralisedStop(driver="AAA", lap=14): (C, C),
}


@pytest.mark.parametrize("claim", STRATEGY_VERDICTS, ids=str)
def test_verdicts_on_a_strategy(claim: Claim) -> None:
    expected = STRATEGY_VERDICTS[claim]
    got = tuple(make_record(STRATEGY, name).judge(claim, RULES[name]).verdict for name in ("corrected", "paper"))
    assert got == expected


UNDERCUT_VERDICTS: dict[Claim, tuple[Verdict, Verdict]] = {
    Battle(kind="undercut", attacker="AAA", defender="BBB"): (S, S),
    Battle(kind="undercut", attacker="BBB", defender="AAA"): (C, C),
    Battle(kind="overcut", attacker="AAA", defender="BBB"): (C, C),
    Battle(kind="undercut", attacker="AAA", defender="CCC"): (U, U),
    BattleOutcome(success=False): (S, C),  # AAA was still behind; the release takes any gain for success
    BattleOutcome(success=True): (C, S),
    Gain(value=4.0): (S, S),
    Gain(value=4.01): (C, C),
    FinalPosition(driver="BBB", position=1): (S, U),  # shown to the writer, but not in the release's record
    FinalPosition(driver="AAA", position=1): (C, U),
    Winner(driver="BBB"): (S, U),
    Winner(driver="AAA"): (C, U),
    NStops(driver="BBB", n=1): (S, S),
    Gap(from_="AAA", to="BBB", value=-2.9): (S, S),
    Gap(from_="BBB", to="AAA", value=2.9): (S, S),
    Gap(from_="AAA", to="BBB", value=2.9): (C, C),
    Defense(defender="AAA", pursuer="BBB"): (U, U),
}


@pytest.mark.parametrize("claim", UNDERCUT_VERDICTS, ids=str)
def test_verdicts_on_an_undercut(claim: Claim) -> None:
    expected = UNDERCUT_VERDICTS[claim]
    got = tuple(make_record(UNDERCUT, name).judge(claim, RULES[name]).verdict for name in ("corrected", "paper"))
    assert got == expected


def test_an_undercut_requires_the_move_its_outcome_its_gain_and_both_stops() -> None:
    required = make_record(UNDERCUT, "corrected").required
    assert required == (
        Battle(kind="undercut", attacker="AAA", defender="BBB"),
        BattleOutcome(success=False),
        Gain(value=2.5),
        PitLap(driver="AAA", lap=14),
        PitLap(driver="BBB", lap=18),
    )
    assert BattleOutcome(success=True) in make_record(UNDERCUT, "paper").required


DEFENSE_VERDICTS: dict[Claim, tuple[Verdict, Verdict]] = {
    Defense(defender="AAA", pursuer="BBB"): (S, S),
    Defense(defender="BBB", pursuer="AAA"): (C, C),
    Defense(defender="AAA", pursuer="CCC"): (U, U),
    HoldLaps(defender="AAA", pursuer="BBB", n_laps=7): (S, S),
    HoldLaps(defender="AAA", pursuer="BBB", n_laps=8): (C, C),
    PaceDelta(pursuer="BBB", defender="AAA", value=0.4): (S, S),
    TeammateProtected(driver="AAA", value=False): (C, C),
    PitLap(driver="BBB", lap=18): (S, S),
    BattleOutcome(success=True): (U, C),  # the release takes a hold for a move that gained nothing
}


@pytest.mark.parametrize("claim", DEFENSE_VERDICTS, ids=str)
def test_verdicts_on_a_defense(claim: Claim) -> None:
    expected = DEFENSE_VERDICTS[claim]
    got = tuple(make_record(DEFENSE, name).judge(claim, RULES[name]).verdict for name in ("corrected", "paper"))
    assert got == expected


SUMMARY_VERDICTS: dict[Claim, tuple[Verdict, Verdict]] = {
    Winner(driver="BBB"): (S, S),
    Winner(driver="AAA"): (C, C),
    FinalPosition(driver="AAA", position=3): (S, S),
    FinalPosition(driver="AAA", position=2): (C, C),
    FinalPosition(driver="DDD", position=4): (U, S),  # in the release's record, but not shown
    FastestLap(driver="CCC"): (S, S),
    FastestLap(driver="CCC", seconds=86.72): (S, S),
    FastestLap(driver="AAA"): (C, C),
    Battle(kind="undercut", attacker="AAA", defender="BBB"): (S, U),  # the release looks in battles' records only
    Gain(value=2.5): (S, U),
    BattleOutcome(success=True): (U, U),  # one move worked, one did not: which is meant?
    Defense(defender="AAA", pursuer="BBB"): (S, S),
    PitLap(driver="AAA", lap=14): (U, U),
}


@pytest.mark.parametrize("claim", SUMMARY_VERDICTS, ids=str)
def test_verdicts_on_a_summary(claim: Claim) -> None:
    expected = SUMMARY_VERDICTS[claim]
    got = tuple(make_record(SUMMARY, name).judge(claim, RULES[name]).verdict for name in ("corrected", "paper"))
    assert got == expected


def test_a_summary_requires_the_winner_and_the_podium() -> None:
    assert make_record(SUMMARY, "corrected").required == (
        Winner(driver="BBB"),
        FinalPosition(driver="BBB", position=1),
        FinalPosition(driver="CCC", position=2),
        FinalPosition(driver="AAA", position=3),
    )


def test_moves_that_agree_have_one_outcome() -> None:
    shown: Shown = {**SUMMARY["shown"], "battles": [SWING, {**SWING, "attacker": "CCC", "defender": "DDD"}]}
    record = make_record({**SUMMARY, "shown": shown}, "corrected")
    assert record.judge(BattleOutcome(success=True), CORRECTED).verdict is C
    assert record.judge(BattleOutcome(success=False), CORRECTED).verdict is S


def test_an_unknown_compound_contradicts_nothing_under_corrected_rules() -> None:
    race: DriverRace = {
        **AAA,
        "n_stops": 1,
        "stints": [stint(None, 1, 14), stint("HARD", 15, 58)],
        "stops": [stop(14, None, "HARD")],
    }
    corrected, paper = (make_record(instance("stint_strategy", {"AAA": race}), name) for name in ("corrected", "paper"))
    claim = StintCompound(driver="AAA", compound="SOFT")
    assert (corrected.judge(claim, CORRECTED).verdict, paper.judge(claim, PAPER).verdict) == (U, C)
    assert corrected.judge(StintCompound(driver="AAA", compound="HARD"), CORRECTED).verdict is S
    change = CompoundChange(driver="AAA", from_="SOFT", to="HARD")
    assert (corrected.judge(change, CORRECTED).verdict, paper.judge(change, PAPER).verdict) == (U, C)
    assert corrected.judge(CompoundChange(driver="AAA", to="HARD"), CORRECTED).verdict is S
    assert not any(isinstance(fact, CompoundChange) for fact in corrected.required)
    assert sum(isinstance(fact, CompoundChange) for fact in paper.required) == 1


def test_an_unknown_number_of_stops_leaves_stops_undecided() -> None:
    race: DriverRace = {**AAA, "n_stops": None}
    record = make_record(instance("stint_strategy", {"AAA": race}), "corrected")
    expected: dict[Claim, Verdict] = {
        NStops(driver="AAA", n=2): U,
        PitLap(driver="AAA", lap=40): U,
        PitLap(driver="AAA", lap=14): S,
        NeutralisedStop(driver="AAA", lap=40): U,
        CompoundChange(driver="AAA", from_="HARD", to="MEDIUM"): U,
    }
    assert verdicts(record, "corrected", expected) == expected
    assert not any(isinstance(fact, NStops) for fact in record.required)


@pytest.mark.parametrize(("n_stops", "verdict"), [(None, U), (1, C)])
def test_stops_that_cannot_be_counted_leave_the_stints_open(n_stops: int | None, verdict: Verdict) -> None:
    race: DriverRace = {
        **AAA,
        "n_stops": n_stops,
        "stints": [stint("SOFT", 1, 14), stint("HARD", 15, 58)],
        "stops": [stop(14, "SOFT", "HARD")],
    }
    record = make_record(instance("stint_strategy", {"AAA": race}), "corrected")
    expected: dict[Claim, Verdict] = {
        StintCompound(driver="AAA", compound="HARD"): S,
        StintCompound(driver="AAA", compound="MEDIUM"): verdict,
        StintLaps(driver="AAA", compound="HARD", start=15, end=40): verdict,
        StintPace(driver="AAA", compound="HARD", seconds=12.0): verdict,
    }
    assert verdicts(record, "corrected", expected) == expected


@pytest.mark.parametrize("status", ["disqualified", "retired", "not_started"])
def test_a_driver_who_is_not_classified_has_no_position(status: str) -> None:
    race: DriverRace = {**AAA, "final_position": None, "status": status}
    record = make_record(instance("stint_strategy", {"AAA": race}), "corrected")
    expected: dict[Claim, Verdict] = {FinalPosition(driver="AAA", position=3): C, Winner(driver="AAA"): C}
    assert verdicts(record, "corrected", expected) == expected
    assert not any(isinstance(fact, FinalPosition) for fact in record.required)


def test_a_position_that_is_not_recorded_is_not_decided() -> None:
    race: DriverRace = {**AAA, "final_position": None, "status": None}
    record = make_record(instance("stint_strategy", {"AAA": race}), "corrected")
    expected: dict[Claim, Verdict] = {FinalPosition(driver="AAA", position=3): U, Winner(driver="AAA"): U}
    assert verdicts(record, "corrected", expected) == expected


def test_tyres_changed_under_a_red_flag_are_no_stop() -> None:
    race: DriverRace = {
        **AAA,
        "n_stops": 0,
        "stints": [stint("SOFT", 1, 30), stint("HARD", 31, 58)],
        "stops": [stop(30, "SOFT", "HARD", red_flag=True)],
    }
    record = make_record(instance("stint_strategy", {"AAA": race}), "corrected")
    assert record.required == (
        NStops(driver="AAA", n=0),
        FinalPosition(driver="AAA", position=3),
        CompoundChange(driver="AAA", from_="SOFT", to="HARD"),
    )
    assert record.judge(NStops(driver="AAA", n=1), CORRECTED).verdict is C


def test_under_paper_rules_one_change_covers_every_change_of_its_driver() -> None:
    record = make_record(STRATEGY, "paper")
    claim = CompoundChange(driver="AAA", to="HARD")
    credited = record.cover(record.judge_all([claim], PAPER), PAPER)
    assert [fact is not None for fact in credited] == [False, False, False, True, False, True]
    record = make_record(STRATEGY, "corrected")
    matched = record.cover(record.judge_all([claim], CORRECTED), CORRECTED)
    assert sum(fact is not None for fact in matched) == 1


def test_the_same_change_twice_is_one_required_fact() -> None:
    race: DriverRace = {**AAA, "stops": [stop(14, "HARD", "HARD"), stop(35, "HARD", "HARD")]}
    corrected, paper = (make_record(instance("stint_strategy", {"AAA": race}), name) for name in ("corrected", "paper"))
    assert (len(corrected.required), len(paper.required)) == (5, 6)


@pytest.mark.parametrize("rules", sorted(RULES))
@pytest.mark.parametrize("case", [STRATEGY, UNDERCUT, DEFENSE, SUMMARY], ids=lambda case: case["decision_type"])
def test_a_record_survives_its_json_form(case: Instance, rules: str) -> None:
    record = make_record(case, rules)
    row = parse_json(dump_json(record_row(record)), where="line")
    assert isinstance(row, dict)
    assert read_record(row, DOMAIN) == record


@pytest.mark.parametrize("rules", sorted(RULES))
@pytest.mark.parametrize(
    ("name", "count"),
    [("released", 207), ("released_by_id", 207), ("released_summaries", 150), ("released_guided", 209)],
)
def test_packaged_instances_load(name: str, count: int, rules: str) -> None:
    records = load(name, rules)
    assert len(records) == count
    assert all(set(record.required) <= set(record.facts) for record in records.values())
    assert all(record.required for record in records.values())


def test_the_test_sample_has_the_published_mix() -> None:
    records = load("released", "corrected").values()
    assert Counter(record.decision_type for record in records) == {
        "undercut": 97,
        "stint_strategy": 58,
        "overcut": 52,
    }
    assert {record.split for record in records} == {"test"}


def test_scoring_by_id_takes_23_test_instances_for_others() -> None:
    own, taken = load("released", "paper"), load("released_by_id", "paper")
    assert sum(own[name].facts != taken[name].facts for name in own) == 23


def test_the_corrected_benchmark_has_unique_ids_and_known_drivers() -> None:
    from pyarrow import parquet

    races = parquet.read_table(data() / "racing" / "oracle" / "corrected" / "races.parquet").to_pylist()
    records = load("corrected", "corrected")
    assert {record.cluster for record in records.values()} == {
        race_key(race["year"], race["event"]) for race in races if race["refused"] is None
    }
    assert {record.decision_type for record in records.values()} == set(DOMAIN.decision_types)
    for record in records.values():
        assert set(record.required) <= set(record.facts)
        assert (record.split == "test") == (record.cluster >= "2025")


@pytest.mark.parametrize("rules", sorted(RULES))
def test_every_fact_of_a_record_is_supported_by_it(rules: str) -> None:
    for record in [*load("released", rules).values(), *load("released_summaries", rules).values()]:
        wrong = [fact for fact in record.facts if record.judge(fact, RULES[rules]).verdict is not S]
        assert not wrong
        whole = score_item(Item(record, Status.OK, record.facts), DOMAIN, Policy(rules=rules))
        assert whole.counts is not None
        assert whole.counts.covered == whole.counts.required


def test_unknown_names_are_refused() -> None:
    with pytest.raises(InputError, match="unknown rule set 'papr', did you mean 'paper'"):
        load("released", "papr")
    with pytest.raises(InputError, match="unknown racing benchmark 'releasd', did you mean 'released'"):
        load("releasd", "paper")


def test_the_paper_benchmark_names_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ARTIFACT_RELEASE", raising=False)
    with pytest.raises(InputError, match="ARTIFACT_RELEASE is not set"):
        load("paper", "paper")


def test_released_instances_need_the_standard_library_alone() -> None:
    code = (
        "import sys; before = set(sys.modules)\n"
        "from artifact.domains.racing import DOMAIN\n"
        "records = DOMAIN.load('released', 'paper')\n"
        "record = next(iter(records.values()))\n"
        "assert DOMAIN.template(record, 'es') and DOMAIN.context(record, 'pt')\n"
        "assert DOMAIN.say(record.facts, record, 'en')\n"
        "foreign = {name.split('.')[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names)\n"
        "print(sorted(foreign))"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(Path(artifact.__file__).parents[1])},
    )
    assert done.stdout.strip() == "['artifact']"
