"""Faults of a measurement, left in and mended one by one."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import pairwise

import pandas as pd
import pytest

from artifact.audit import faults
from artifact.audit.faults import FAULTS, Fault, Measurement, alone, mix, walk, waterfall
from artifact.claim import Claim
from artifact.domain import get_domain
from artifact.domains.racing.claims import BattleOutcome, CompoundChange, FinalPosition, PitLap
from artifact.domains.weather.claims import Temp

DOMAIN = get_domain("racing")
PAPER, CORRECTED = (DOMAIN.load("released", rules) for rules in ("paper", "corrected"))
STINT = "2025_Abu_Dhabi_Grand_Prix::stint::HUL"  # S>H on lap 7, H>M on lap 42, P9
OVERCUT = "2025_Abu_Dhabi_Grand_Prix::overcut::ALB_ANT"  # ALB P16, stayed behind


def measurement(instance: str, *claims: Claim, status: str = "ok", **extra: object) -> Measurement:
    row = {"system": "s", "lang": "en", "id": instance, "status": status}
    table = pd.DataFrame([{**row, "claims": json.dumps([claim.to_json() for claim in claims])}])
    return Measurement(table, DOMAIN, PAPER, CORRECTED, **extra)  # type: ignore[arg-type]


def counts(made: Measurement, present: Iterable[Fault] = ()) -> dict[str, int]:
    table, _ = made.counts(present)
    assert len(table) == 1
    return table.iloc[0].to_dict()  # type: ignore[return-value]


def test_one_change_covers_one_change_unless_credited_for_all() -> None:
    made = measurement(STINT, CompoundChange("HUL", "SOFT", "HARD"))
    assert counts(made)["covered"] == 1
    assert counts(made, [faults.ONE_FOR_ALL])["covered"] == 2


def test_a_move_that_left_the_attacker_behind_did_not_work() -> None:
    made = measurement(OVERCUT, BattleOutcome(True))
    assert counts(made)["contradicted"] == 1
    assert counts(made, [faults.CONSTANT_OUTCOME])["supported"] == 1


def test_positions_that_were_shown_can_be_verified() -> None:
    made = measurement(OVERCUT, FinalPosition("ALB", 16))
    assert counts(made)["supported"] == 1
    assert counts(made, [faults.HIDDEN_POSITIONS])["unverifiable"] == 1


@pytest.mark.parametrize(
    ("status", "fault"), [("empty", faults.FAILED_CALLS), ("error", faults.FAILED_CALLS), ("truncated", faults.CUT_OFF)]
)
def test_failures_are_scored_only_with_their_fault(status: str, fault: Fault) -> None:
    made = measurement(STINT, PitLap("HUL", 7), status=status)
    assert not counts(made)["scored"]
    assert counts(made, [fault])["scored"] and counts(made, [fault])["required"] == 6
    assert not counts(made, [f for f in FAULTS["racing"] if f is not fault])["scored"]


def test_a_failed_extraction_reads_as_silence() -> None:
    made = measurement(STINT, PitLap("HUL", 7), unread=frozenset({("s", "en", STINT)}))
    assert counts(made)["covered"] == 1
    assert counts(made, [faults.FAILED_EXTRACTIONS])["covered"] == 0


def test_doubtful_records_are_left_out() -> None:
    made = measurement(STINT, PitLap("HUL", 7), doubtful=frozenset({STINT}))
    assert len(made.counts([])[0]) == 0
    assert counts(made, [faults.DOUBTFUL])["supported"] == 1


def test_an_id_that_instances_share_stands_for_the_last_only_with_the_fault() -> None:
    """Gasly undercut Hamilton twice in Melbourne: the sample has one of the two, and scoring by id takes the other."""
    shared = "2025_Australian_Grand_Prix::undercut::GAS_HAM"
    taken = {name: record for name, record in DOMAIN.load("released_by_id", "corrected").items() if name == shared}
    (other,) = (fact.lap for fact in taken[shared].required if isinstance(fact, PitLap) and fact.driver == "GAS")
    (own,) = (fact.lap for fact in CORRECTED[shared].required if isinstance(fact, PitLap) and fact.driver == "GAS")
    assert own != other == 46
    both = {shared: (DOMAIN.load("released_by_id", "paper")[shared], taken[shared])}
    made = measurement(shared, PitLap("GAS", own), taken=both)
    assert (counts(made)["supported"], counts(made)["covered"]) == (1, 1)
    with_fault = counts(made, [faults.SHARED_IDS])
    assert (with_fault["supported"], with_fault["covered"]) == (1, 0)  # he did stop then, but in the other undercut


def test_the_last_step_of_a_walk_undoes_what_the_extractor_misses() -> None:
    """One of two changes is read by a reader that sees four fifths of them: 5/4 of it is covered."""
    made = measurement(STINT, CompoundChange("HUL", "SOFT", "HARD"))
    kinds = sorted({fact.type for fact in CORRECTED[STINT].required})
    columns = ["lang", "kind", "seen", "missed", "invented", "absent"]
    read = pd.DataFrame([["en", kind, 800_000, 200_000, 0, 10**9] for kind in kinds], columns=columns)
    walked = walk(made, read=read, n_boot=10)
    plain, last = walked.iloc[-2], walked.iloc[-1]
    assert (last["label"], last["step"]) == (faults.READER, plain["step"] + 1)
    assert plain["recall"] == pytest.approx(1 / 6)
    assert last["recall"] == pytest.approx(1 / 6 / 0.8, abs=1e-5)
    assert last["precision"] == plain["precision"] == 1
    assert last["f1"] == pytest.approx(2 * last["recall"] / (1 + last["recall"]))
    assert (last["n"], last["scored"]) == (plain["n"], plain["scored"])


def test_with_all_faults_facts_verdicts_and_pooling_are_the_releases() -> None:
    made = measurement(OVERCUT, BattleOutcome(True), FinalPosition("ALB", 16), PitLap("ALB", 33), PitLap("ANT", 12))
    table, policy = made.counts(FAULTS["racing"])
    assert policy.pool == "release"
    row = table.iloc[0]
    assert (row["supported"], row["contradicted"], row["unverifiable"]) == (2, 1, 1)


def test_a_waterfall_mends_one_fault_a_step() -> None:
    made = measurement(STINT)
    steps = waterfall(made)
    assert [len(present) for _, present in steps] == list(range(len(FAULTS["racing"]), -1, -1))
    assert all(later < earlier for (_, earlier), (_, later) in pairwise(steps))
    assert [len(present) for _, present in alone(made)] == [0] + [1] * len(FAULTS["racing"])


def test_mixing_takes_facts_of_some_kinds_only() -> None:
    mixed = mix(PAPER[OVERCUT], CORRECTED[OVERCUT], frozenset({"battle_outcome"}))
    assert BattleOutcome(True) in mixed.facts and BattleOutcome(False) not in mixed.facts
    assert FinalPosition("ALB", 16) in mixed.facts
    assert len(mixed.required) == len(CORRECTED[OVERCUT].required)
    assert mix(PAPER[OVERCUT], CORRECTED[OVERCUT], frozenset()) is CORRECTED[OVERCUT]


def test_a_low_is_checked_against_a_high_only_with_the_fault() -> None:
    domain = get_domain("weather")
    paper, corrected = (domain.load("released", rules) for rules in ("paper", "corrected"))
    id_, high = next(
        (id_, fact)
        for id_, r in corrected.items()
        for fact in r.facts
        if isinstance(fact, Temp) and fact.kind == "high"
    )
    wrong = json.dumps([Temp("low", high.value).to_json()])
    table = pd.DataFrame([{"system": "s", "lang": "en", "id": id_, "status": "ok", "claims": wrong}])
    made = Measurement(table, domain, paper, corrected)
    assert counts(made)["supported"] == 0
    assert counts(made, [faults.HIGH_FOR_LOW])["supported"] == 1


def test_a_walk_goes_from_all_faults_to_none_and_leaves_out_those_that_are_absent() -> None:
    made = measurement(STINT, CompoundChange("HUL", "SOFT", "HARD"), unread=frozenset({("s", "en", STINT)}))
    every = walk(made, n_boot=10)
    assert every["step"].tolist() == list(range(len(FAULTS["racing"]) + 1))
    # 6 facts: nothing is read; then one change covers both; then itself alone
    recall = every.set_index("label")["recall"]
    assert recall["all faults"] == 0
    assert recall[f"mended: {faults.FAILED_EXTRACTIONS.label}"] == pytest.approx(2 / 6)
    assert recall[f"mended: {faults.ONE_FOR_ALL.label}"] == pytest.approx(1 / 6)
    absent = walk(made, without=frozenset({faults.FAILED_EXTRACTIONS}), n_boot=10)
    assert len(absent) == len(every) - 1
    assert absent["recall"].iloc[0] == pytest.approx(2 / 6) and absent["recall"].iloc[-1] == every["recall"].iloc[-1]
    assert faults.FAILED_EXTRACTIONS.label not in " ".join(absent["label"])
