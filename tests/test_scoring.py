"""From tables of claims to tables of counts, verdicts and coverage."""

from __future__ import annotations

import json

import pandas as pd
import pytest

from artifact.claim import Claim
from artifact.domain import Domain, Record, get_domain
from artifact.domains.racing.claims import Gain, PitLap, StintPace
from artifact.errors import InputError
from artifact.score import Policy
from artifact.scoring import claim_reader, coverage, parsed, score_claims, verdicts
from artifact.stats import COUNTS, summary


def _frame(race: Record, *rows: tuple[str, str, list[Claim]]) -> pd.DataFrame:
    return pd.DataFrame(
        [
            (system, "en", race.id, status, json.dumps([claim.to_json() for claim in claims]))
            for system, status, claims in rows
        ],
        columns=["system", "lang", "id", "status", "claims"],
    )


def test_counts_of_each_text(race: Record, toy: Domain) -> None:
    frame = _frame(
        race,
        ("a", "ok", [PitLap(driver="AAA", lap=14), PitLap(driver="AAA", lap=14), Gain(value=9)]),
        ("b", "truncated", [PitLap(driver="AAA", lap=1)]),
        ("c", "ok", []),
    )
    counts = score_claims(frame, toy)
    assert counts[list(COUNTS)].to_numpy().tolist() == [[1, 1, 0, 4, 1], [0, 0, 0, 0, 0], [0, 0, 0, 4, 0]]
    assert counts.scored.tolist() == [True, False, True]
    assert counts.status.tolist() == ["ok", "truncated", "ok"]
    assert counts.cluster.tolist() == ["2031_Test"] * 3
    assert counts.decision_type.tolist() == ["undercut"] * 3
    as_written = score_claims(frame, toy, Policy(failures="as_written"))
    assert as_written.scored.tolist() == [True, True, True]
    assert as_written.loc[1, list(COUNTS)].tolist() == [0, 1, 0, 4, 0]
    rows = summary(counts, by=("system",), n_boot=10).set_index("system")
    assert rows.loc["a", ["precision", "recall"]].tolist() == [0.5, 0.25]
    assert rows.loc["b", ["n", "scored", "failed"]].tolist() == [1, 0, 1]


def test_each_claim_and_each_required_fact_has_a_row(race: Record, toy: Domain) -> None:
    frame = _frame(
        race,
        (
            "a",
            "ok",
            [PitLap(driver="AAA", lap=14), StintPace(driver="AAA", seconds=91.5), PitLap(driver="BBB", lap=13)],
        ),
        ("b", "empty", []),
    )
    rows = verdicts(frame, toy)
    assert rows[["kind", "verdict", "counted"]].to_numpy().tolist() == [
        ["pit_lap", "supported", True],
        ["stint_pace", "supported", False],
        ["pit_lap", "contradicted", True],
    ]
    assert rows.claim[0] == "pit_lap(driver AAA, lap 14)"
    facts = coverage(frame, toy)
    assert facts[["kind", "covered", "contradicted"]].to_numpy().tolist() == [
        ["battle", False, False],
        ["gain", False, False],
        ["pit_lap", False, True],
        ["pit_lap", True, False],
    ]
    assert (facts.system == "a").all()


def test_claims_may_be_objects_and_cells_may_be_missing(race: Record, toy: Domain) -> None:
    frame = pd.DataFrame(
        {
            "system": ["a", "a", "a"],
            "lang": ["en", "es", "pt"],
            "id": race.id,
            "status": ["ok", "error", "error"],
            "claims": [(Gain(value=2),), None, float("nan")],
        }
    )
    counts = score_claims(frame, toy, Policy(failures="as_written"))
    assert counts.supported.tolist() == [1, 0, 0]


def test_reading_the_same_claim_twice_parses_once_but_never_takes_true_for_one(toy: Domain) -> None:
    read = claim_reader(toy)
    flat = '[{"type": "pit_lap", "driver": "AAA", "lap": 1, "span": [%d, 9]}]'
    first, second = read(flat % 0, "x"), read(flat % 5, "x")
    assert first == second == (PitLap(driver="AAA", lap=1),)
    assert first[0] is second[0]
    with pytest.raises(InputError, match="lap must be int"):
        read('[{"type": "pit_lap", "driver": "AAA", "lap": true}]', "x")


def test_faults_are_named_with_the_text_they_are_in(race: Record, toy: Domain) -> None:
    frame = _frame(race, ("sys", "ok", []))
    with pytest.raises(InputError, match=r"sys/en/2031_Tset.*: unknown instance .*did you mean '2031_Test::undercut"):
        score_claims(frame.assign(id="2031_Tset::undercut::AAA_BBB"), toy)
    with pytest.raises(InputError, match="no column claims"):
        score_claims(frame.drop(columns="claims"), toy)
    with pytest.raises(InputError, match=r"sys/en/.*claims must be a list, not dict"):
        score_claims(frame.assign(claims="{}"), toy)
    with pytest.raises(InputError, match=r"sys/en/.*unknown claim type"):
        score_claims(frame.assign(claims='[{"type": "x"}]'), toy)
    with pytest.raises(InputError, match="a claim must be an object"):
        score_claims(frame.assign(claims="[3]"), toy)
    with pytest.raises(InputError, match="unknown status 'fine'"):
        score_claims(frame.assign(status="fine"), toy)


def test_a_table_read_once_scores_as_the_table_itself_whatever_its_cells_hold() -> None:
    spanned = {**PitLap("AAA", 14).to_json(), "span": [3, 9]}
    cells: list[object] = [json.dumps([spanned]), [spanned], (PitLap("AAA", 14, span=(3, 9)),), "", None]
    table = pd.DataFrame({"id": [str(n) for n in range(len(cells))], "claims": pd.Series(cells, dtype=object)})
    read = parsed(table, get_domain("racing"))["claims"]
    assert [list(claims) for claims in read] == [[PitLap("AAA", 14)]] * 3 + [[]] * 2
    assert [claims[0].span for claims in read[:3]] == [(3, 9)] * 3
