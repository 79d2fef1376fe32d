"""Completeness beside correctness, released generations, and how many runs a ranking needs."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from artifact.domain import Domain, Record, get_domain
from artifact.domains.racing.claims import Gain, PitLap
from artifact.errors import InputError
from artifact.judge.beside import resample, summarise
from artifact.judge.released import detections, judge_by_record, judge_release
from artifact.judge.replication import by_run, runs_needed, simulate, unsteady
from artifact.paths import results


def _frame() -> pd.DataFrame:
    rows = []
    for cluster in range(6):
        rows.append(("loud", f"c{cluster}", 1.0, 0.2, True))
        rows.append(("quiet", f"c{cluster}", 0.25, 1.0, False))
    rows.append(("quiet", "c0", np.nan, np.nan, False))
    return pd.DataFrame(rows, columns=["system", "cluster", "completeness", "correctness", "contradicts"])


def test_the_order_by_one_is_reversed_by_the_other() -> None:
    frame = _frame()
    both = resample(frame, n_boot=100)
    table = summarise(frame, both).set_index("system")
    assert table.loc["loud", ["completeness", "correctness"]].tolist() == [1.0, pytest.approx(0.2)]
    assert table.loc["quiet", ["answers", "unscored", "completeness"]].tolist() == [7, 1, 0.25]
    assert table["rank_change"].to_dict() == {"loud": -1, "quiet": 1}
    assert table["complete_and_wrong"].to_dict() == {"loud": 6, "quiet": 0}
    assert table.loc["loud", "correctness_low"] == pytest.approx(0.2)
    assert both.first_changes() == 1.0


def test_the_same_order_never_changes() -> None:
    frame = _frame().assign(correctness=lambda f: f["completeness"])
    assert resample(frame, n_boot=50).first_changes() == 0.0


def test_what_is_missing_is_named() -> None:
    with pytest.raises(InputError, match="column correctness"):
        resample(_frame().drop(columns="correctness"))
    with pytest.raises(InputError, match="no rows"):
        resample(_frame().iloc[:0])


def test_texts_are_judged_by_their_record_from_claims(race: Record, toy: Domain) -> None:
    claims = pd.DataFrame(
        {
            "system": ["a", "b", "c", "d"],
            "lang": "en",
            "id": race.id,
            "status": ["ok", "ok", "ok", "truncated"],
            "claims": [race.required, (PitLap(driver="AAA", lap=14), Gain(value=9.0)), (), race.required],
        }
    )
    found = judge_by_record(claims, toy, "released").set_index("system")
    assert found.loc["a", ["correctness", "completeness", "contradicts"]].tolist() == [1.0, 1.0, False]
    assert found.loc["b", ["correctness", "completeness", "contradicts"]].tolist() == [pytest.approx(0.15), 0.25, True]
    assert found.loc["b", "kinds_contradicted"] == {"gain"}
    assert found.loc["c", ["correctness", "completeness"]].tolist() == [1.0, 0.0]
    assert not found.loc["d", "judged"] and np.isnan(found.loc["d", "correctness"])


def test_one_known_error_is_seen_and_the_truth_raises_no_alarm() -> None:
    domain = get_domain("weather")
    records = list(domain.load("released", "corrected").values())[:8]
    found = detections(domain, records, ["en", "es", "pt"], seed=1)
    again = detections(domain, records, ["en", "es", "pt"], seed=1)
    pd.testing.assert_frame_equal(found, again)
    seen = found.groupby("kind")["detected"].mean()
    assert seen[""] == 0.0
    assert seen["precip_prob"] > 0.9


def test_runs_of_measured_scores() -> None:
    """Two systems, one always right and one right in half of its runs: more runs find the better one more often."""
    rng = np.random.default_rng(0)
    scores = np.stack([np.ones((40, 4)), (rng.random((40, 4)) < 0.5).astype(float)])
    table = simulate(scores, [1, 4], [1, 3], draws=2000)
    by = table.set_index(["questions", "runs"])
    # one question, one run: the worse system ties half of the time, and ties are settled by chance
    assert by.loc[(1, 1), "best_right"] == pytest.approx(0.75, abs=0.03)
    assert by.loc[(4, 3), "best_right"] > by.loc[(4, 1), "best_right"] > by.loc[(1, 1), "best_right"]
    assert (table["order_right"] == table["best_right"]).all()
    # three runs of one question tie with probability 1/8, and half of the ties go wrong
    assert by.loc[(1, 3), "best_right"] == pytest.approx(1 - 1 / 16, abs=0.02)
    assert runs_needed(table, "best_right", 0.9).to_dict() == {1: 3, 4: 1}
    assert np.isnan(runs_needed(table, "best_right", 0.99)[1])


def test_the_spread_is_that_of_runs_and_not_of_questions() -> None:
    """Questions differ and runs do not: nothing moves. Runs differ as a coin: the mean moves as a binomial share."""
    steady = np.stack([np.tile([[0.0], [1.0]], (10, 3)), np.ones((20, 3))])
    assert simulate(steady, [6], [1, 5], draws=500)["spread"].tolist() == [0.0, 0.0]
    coin = np.tile([0.0, 1.0], (2, 30, 1))
    table = simulate(coin, [6], [1, 4], draws=4000)
    assert table["spread"].tolist() == pytest.approx([np.sqrt(0.25 / 6), np.sqrt(0.25 / 24)], rel=0.05)


def test_scores_by_run_and_how_many_answers_waver() -> None:
    rows = [("a", "q1", 1, 1.0), ("a", "q1", 2, 0.0), ("a", "q2", 1, 1.0), ("a", "q2", 2, 1.0), ("b", "q2", 2, 0.3)]
    names, scores = by_run(pd.DataFrame(rows, columns=["system", "id", "run", "correctness"]), "run")
    assert names == ("a", "b") and scores.shape == (2, 2, 2)
    assert scores[0].tolist() == [[1.0, 0.0], [1.0, 1.0]]
    assert np.isnan(scores[1]).sum() == 3
    assert unsteady(scores) == 0.5  # of the two answers that have two scores
    assert np.isnan(unsteady(scores[1]))


def test_runs_that_are_missing_are_left_out() -> None:
    scores = np.array([[[1.0, np.nan], [np.nan, np.nan]], [[0.0, 0.0], [1.0, 1.0]]])
    found = simulate(scores, [3], [2], draws=100).iloc[0]
    assert (found.best_right, found.spread) == (1.0, 0.0)
    with pytest.raises(InputError, match="at least two systems"):
        simulate(scores[:1], [1], [1])
    with pytest.raises(InputError, match="all of them answered"):
        simulate(np.full((2, 3, 2), np.nan), [1], [1])


@pytest.mark.shared
def test_committed_judgements_are_those_of_the_release(release: Path) -> None:
    committed = pd.read_parquet(results() / "judge" / "weather.parquet")
    made = pd.DataFrame(row for number, row in enumerate(judge_release(release, ["weather"])) if number < 300).drop(
        columns="source"
    )
    pd.testing.assert_frame_equal(made, committed.iloc[:300], check_dtype=False)
