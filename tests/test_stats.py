"""Scores, intervals and comparisons. Expected values are worked by hand, by resampling row by row, or by scipy."""

from __future__ import annotations

import time
from typing import cast

import numpy as np
import pandas as pd
import pytest
import scipy.stats
from hypothesis import given, settings
from hypothesis import strategies as st

from artifact.errors import InputError
from artifact.score import Counts, Policy, Pool
from artifact.score import pool as pool_counts
from artifact.stats import (
    COUNTS,
    METRICS,
    bootstrap,
    cluster_weights,
    differences,
    holm,
    interval,
    rank_distribution,
    rank_swaps,
    ranks,
    rates,
    summary,
)

POOLS: tuple[Pool, ...] = ("micro", "macro", "release")


def table(rows: list[tuple[str, str, str, Counts | None]]) -> pd.DataFrame:
    """Rows of (system, id, cluster, counts), in English."""
    return pd.DataFrame(
        [
            (system, "en", name, cluster, counts is not None, *(getattr(counts or Counts(), c) for c in COUNTS))
            for system, name, cluster, counts in rows
        ],
        columns=["system", "lang", "id", "cluster", "scored", *COUNTS],
    )


def synthetic(systems: int = 3, clusters: int = 8, per_cluster: int = 4, seed: int = 0) -> pd.DataFrame:
    rng = np.random.default_rng(seed)
    rows = []
    for s in range(systems):
        for c in range(clusters):
            for i in range(per_cluster):
                required = int(rng.integers(1, 6))
                supported, wrong = int(rng.integers(0, 7)), int(rng.integers(0, 3))
                covered = min(required, supported, int(rng.integers(0, 7)))
                counts = Counts(supported, wrong, int(rng.integers(0, 2)), required, covered)
                rows.append((f"s{s}", f"{c}-{i}", f"race{c}", counts if rng.random() > 0.1 else None))
    return table(rows)


@pytest.mark.parametrize("pool", POOLS)
def test_estimates_are_those_of_the_score_module(pool: Pool) -> None:
    frame = synthetic()
    boot = bootstrap(frame, Policy(pool=pool), by=("system",), n_boot=10)
    for (name,), values in zip(boot.series, boot.estimate, strict=True):
        mine = frame[(frame.system == name) & frame.scored]
        expected = pool_counts([Counts(*row) for row in mine[list(COUNTS)].itertuples(index=False)], pool)
        assert values == pytest.approx([getattr(expected, metric) for metric in METRICS])


@pytest.mark.parametrize("pool", POOLS)
def test_a_draw_is_the_score_of_the_resampled_texts(pool: Pool) -> None:
    """The vectorised draws equal scoring, text by text, the clusters that each weight vector stands for."""
    frame = synthetic(seed=4)
    boot = bootstrap(frame, Policy(pool=pool), by=("system",), n_boot=6, seed=9)
    weights = cluster_weights(8, 6, 9)
    names = pd.unique(frame.cluster)
    for draw, weight in zip(boot.draws, weights, strict=True):
        for (system,), values in zip(boot.series, draw, strict=True):
            mine = frame[(frame.system == system) & frame.scored]
            texts = [
                Counts(*row)
                for name, times in zip(names, weight, strict=True)
                for row in mine.loc[mine.cluster == name, list(COUNTS)].itertuples(index=False)
                for _ in range(int(times))
            ]
            expected = pool_counts(texts, pool)
            assert values == pytest.approx([getattr(expected, metric) for metric in METRICS])


def test_every_system_is_scored_under_the_same_resamples() -> None:
    frame = synthetic(systems=1)
    twin = pd.concat([frame, frame.assign(system="twin")])
    boot = bootstrap(twin, by=("system",), n_boot=50)
    assert np.array_equal(boot.draws[:, 0], boot.draws[:, 1])
    swaps = rank_swaps(boot)
    assert swaps.to_dict("records") == [{"a": "s0", "b": "twin", "swapped": False, "probability": 0.0}]


@pytest.mark.parametrize("pool", POOLS)
def test_seed_fixes_the_draws_and_the_order_of_rows_changes_no_digit(pool: Pool) -> None:
    frame = synthetic()
    once = summary(frame, Policy(pool=pool), by=("system",), n_boot=200, seed=3)
    shuffled = summary(frame.sample(frac=1, random_state=1), Policy(pool=pool), by=("system",), n_boot=200, seed=3)
    assert once.equals(shuffled.sort_values("system", ignore_index=True))
    assert not once.equals(summary(frame, Policy(pool=pool), by=("system",), n_boot=200, seed=4))


def test_interval_agrees_with_the_formula_for_a_mean() -> None:
    """Clusters of one text with one claim: precision is a mean of independent draws, whose error is known."""
    rng = np.random.default_rng(1)
    right = rng.random(400) < 0.7
    frame = table([("s", str(i), str(i), Counts(int(r), int(not r), 0, 1, int(r))) for i, r in enumerate(right)])
    row = summary(frame, by=("system",)).iloc[0]
    p = right.mean()
    half = 1.96 * np.sqrt(p * (1 - p) / 400)
    assert row.precision == p
    assert row.precision_low == pytest.approx(p - half, abs=0.005)
    assert row.precision_high == pytest.approx(p + half, abs=0.005)


def test_interval_agrees_with_scipys_percentile_bootstrap() -> None:
    rng = np.random.default_rng(2)
    values = rng.integers(0, 10, size=60)
    frame = table([("s", str(i), str(i), Counts(int(v), int(9 - v), 0, 9, int(v))) for i, v in enumerate(values)])
    row = summary(frame, Policy(pool="macro"), by=("system",)).iloc[0]
    expected = scipy.stats.bootstrap((values / 9,), np.mean, method="percentile", n_resamples=10_000, rng=rng)
    assert row.precision_low == pytest.approx(expected.confidence_interval.low, abs=0.01)
    assert row.precision_high == pytest.approx(expected.confidence_interval.high, abs=0.01)


def test_dependent_texts_widen_the_interval() -> None:
    """Ten copies of a text in one cluster say no more than one."""
    few = table([("s", f"{i}", f"c{i}", Counts(i % 2, 1 - i % 2, 0, 1, i % 2)) for i in range(20)])
    many = pd.concat([few.assign(id=few.id + f"/{k}") for k in range(10)])
    one, ten = (summary(frame, by=("system",), n_boot=2000).iloc[0] for frame in (few, many))
    assert (ten.precision_low, ten.precision_high) == (one.precision_low, one.precision_high)


def test_one_cluster_has_no_interval() -> None:
    row = summary(table([("s", "1", "c", Counts(1, 0, 0, 2, 1))]), by=("system",), n_boot=20).iloc[0]
    assert (row.precision, row.recall) == (1.0, 0.5)
    assert np.isnan([row.precision_low, row.recall_high, row.f1_low]).all()


def test_nothing_has_no_rates() -> None:
    frame = pd.DataFrame({"group": ["x"], "cluster": ["a"], "hit": [1]})
    assert rates(frame.iloc[:0], "hit", by=("group",)).to_dict("records") == []
    assert list(rates(frame.iloc[:0], "hit", by=("group",)).columns) == list(rates(frame, "hit", by=("group",)).columns)


@pytest.mark.parametrize("pool", ["micro", "macro"])
def test_an_interval_needs_two_clusters_of_its_own(pool: Pool) -> None:
    """A system with texts of one cluster has none, whatever others have; nor has precision where one cluster speaks."""
    frame = table(
        [
            ("many", "1", "a", Counts(1, 1, 0, 2, 1)),
            ("many", "2", "b", Counts(2, 0, 0, 2, 2)),
            ("one", "1", "a", Counts(1, 1, 0, 2, 1)),
            ("half", "1", "a", Counts(1, 1, 0, 2, 1)),
            ("half", "2", "b", Counts(required=2)),
        ]
    )
    rows = summary(frame, Policy(pool=pool), by=("system",), n_boot=200).set_index("system")
    ends = ["precision_low", "precision_high", "recall_low", "f1_high", "hallucination_low"]
    unknown = rows[ends].isna().to_numpy(dtype=bool).tolist()
    assert unknown == [[False] * 5, [True] * 5, [True, True, False, False, True]]
    assert rows[["precision", "recall"]].notna().to_numpy().all()
    differs = differences(frame, Policy(pool=pool), pairs=[("many", "half"), ("many", "one")], n_boot=200)
    assert differs["low"].isna().tolist() == [True, False, False, True, True, True]


def test_a_rate_of_one_cluster_has_no_interval() -> None:
    frame = pd.DataFrame({"group": list("xxy"), "cluster": list("aba"), "hit": [1, 0, 1]})
    rows = rates(frame, "hit", by=("group",), n_boot=200).set_index("group")
    assert rows["rate"].tolist() == [0.5, 1.0]
    assert rows["low"].isna().tolist() == [False, True]


def test_summary_counts_texts_failures_and_silences() -> None:
    frame = table(
        [
            ("s", "1", "a", Counts(3, 1, 0, 4, 2)),
            ("s", "2", "a", Counts(required=2)),
            ("s", "3", "b", None),
            ("t", "1", "a", None),
        ]
    )
    rows = summary(frame, by=("system",), n_boot=20).set_index("system")
    assert rows.loc["s", ["n", "scored", "failed", "silent", "clusters"]].tolist() == [3, 2, 1, 1, 2]
    assert rows.loc["s", "claims_per_text"] == 2.0
    assert rows.loc["s", "recall"] == 2 / 6
    assert rows.loc["t", ["n", "scored", "failed"]].tolist() == [1, 0, 1]
    assert np.isnan(rows.loc["t", ["precision", "recall", "f1"]].astype(float)).all()


def test_failed_texts_that_a_policy_scores_are_still_counted_as_failed() -> None:
    frame = table([("s", "1", "a", Counts(required=2)), ("s", "2", "b", Counts(1, 0, 0, 1, 1))])
    frame["status"] = ["empty", "ok"]
    row = summary(frame, by=("system",), n_boot=20).iloc[0]
    assert (row.scored, row.failed) == (2, 1)


@pytest.mark.parametrize("column", ["cluster", "scored", "covered", "system"])
def test_a_missing_column_is_named(column: str) -> None:
    with pytest.raises(InputError, match=f"no column {column}"):
        summary(synthetic().drop(columns=column), by=("system",))


def test_an_empty_table_is_refused() -> None:
    with pytest.raises(InputError, match="no rows"):
        summary(synthetic().iloc[:0], by=("system",))


def test_paired_difference_uses_only_texts_that_both_have() -> None:
    frame = table(
        [
            ("s", "1", "a", Counts(1, 0, 0, 2, 1)),
            ("s", "2", "b", Counts(1, 1, 0, 2, 1)),
            ("s", "3", "b", Counts(9, 0, 0, 9, 9)),  # t failed here
            ("t", "2", "b", Counts(2, 2, 0, 2, 2)),
            ("t", "1", "a", Counts(0, 1, 0, 2, 0)),
            ("t", "3", "b", None),
        ]
    )
    rows = differences(frame, n_boot=50).set_index("metric")
    assert (rows.n == 2).all() and (rows.clusters == 2).all()
    assert rows.loc["precision", ["a_value", "b_value"]].tolist() == [2 / 3, 2 / 5]
    assert rows.loc["recall", ["a_value", "b_value", "difference"]].tolist() == [0.5, 0.5, 0.0]
    assert rows.loc["recall", "p"] == 1.0


def test_pairs_may_be_languages_of_one_system() -> None:
    frame = synthetic(systems=2)
    frame = pd.concat([frame, frame.assign(lang="es", supported=frame.supported + 1)])
    rows = differences(frame, by=("system", "lang"), pairs=[(("s0", "en"), ("s0", "es"))], n_boot=50)
    assert rows.a.tolist() == [("s0", "en")] * 3
    assert (rows.set_index("metric").loc["precision", "difference"]) < 0
    with pytest.raises(InputError, match="unknown group"):
        differences(frame, by=("system", "lang"), pairs=[(("s0", "en"), ("s0", "pt"))])


def test_a_group_with_two_texts_for_one_instance_is_refused() -> None:
    frame = synthetic(systems=2)
    with pytest.raises(InputError, match="s0 has two texts for"):
        differences(pd.concat([frame, frame[frame.system == "s0"]]))


def test_randomisation_test_agrees_with_scipys_exact_one() -> None:
    """Ten texts, each its own cluster with one claim: the test is the exact paired permutation test of a mean."""
    a = [1, 1, 1, 1, 1, 1, 1, 0, 1, 1]
    b = [0, 0, 1, 0, 1, 0, 0, 0, 0, 1]
    rows = [
        (name, str(i), str(i), Counts(right, 1 - right, 0, 1, right))
        for name, values in (("a", a), ("b", b))
        for i, right in enumerate(values)
    ]
    expected = scipy.stats.permutation_test(
        (np.array(a), np.array(b)), lambda x, y: np.mean(x) - np.mean(y), permutation_type="samples", n_resamples=np.inf
    ).pvalue
    found = differences(table(rows), metrics=("precision",), n_boot=50_000).iloc[0]
    assert found.difference == pytest.approx(np.mean(a) - np.mean(b))
    assert found.p == pytest.approx(expected, abs=0.004)


def test_under_the_null_hypothesis_small_p_values_are_rare() -> None:
    """Two systems with the same chances: about one p-value in ten is below 0.1."""
    low = []
    for seed in range(200):
        frame = synthetic(systems=2, clusters=12, per_cluster=1, seed=seed)
        low.append(differences(frame, metrics=("f1",), n_boot=300, seed=seed).p.iloc[0] <= 0.1)
    assert 0.05 < np.mean(low) < 0.16


def test_holm_by_hand() -> None:
    # sorted 0.005 0.01 0.02 0.04 times 4 3 2 1 gives 0.02 0.03 0.04 0.04
    assert holm(np.array([0.01, 0.04, np.nan, 0.02, 0.005])).tolist()[:2] == pytest.approx([0.03, 0.04])
    adjusted = holm(np.array([0.01, 0.04, np.nan, 0.02, 0.005]))
    assert np.isnan(adjusted[2])
    assert adjusted[[3, 4]] == pytest.approx([0.04, 0.02])
    assert holm(np.array([0.6, 0.7])).tolist() == [1.0, 1.0]
    assert holm(np.array([])).tolist() == []


@given(st.lists(st.floats(0, 1), min_size=1, max_size=12))
def test_holm_never_lowers_and_keeps_order(p: list[float]) -> None:
    adjusted = holm(np.array(p))
    assert (adjusted >= np.array(p)).all() and (adjusted <= 1).all()
    order = np.argsort(p, kind="stable")
    assert (np.diff(adjusted[order]) >= 0).all()


def test_rank_swap_when_one_is_precise_and_the_other_complete() -> None:
    """Terse: precision 1, recall 1/4. Full: precision 4/5, recall 1. The order by F1 is the reverse, always."""
    rows = []
    for c in range(6):
        rows.append(("terse", str(c), str(c), Counts(1, 0, 0, 4, 1)))
        rows.append(("full", str(c), str(c), Counts(4, 1, 0, 4, 4)))
    boot = bootstrap(table(rows), by=("system",), n_boot=100)
    assert rank_swaps(boot).to_dict("records") == [{"a": "terse", "b": "full", "swapped": True, "probability": 1.0}]
    assert rank_swaps(boot, "recall", "f1").iloc[0].to_dict() == {
        "a": "terse", "b": "full", "swapped": False, "probability": 0.0,
    }  # fmt: skip
    by_f1 = rank_distribution(boot, "f1")
    assert by_f1["rank"].to_dict() == {"terse": 2, "full": 1}
    assert by_f1.loc["full", 1] == 1.0 and by_f1.loc["terse", 2] == 1.0
    with pytest.raises(InputError, match="did you mean 'f1'"):
        rank_swaps(boot, "f2")


def test_rank_distribution_sums_to_one_and_keeps_tuples_as_labels() -> None:
    boot = bootstrap(synthetic(), by=("system", "lang"), n_boot=200)
    shares = rank_distribution(boot)
    assert shares.index.tolist() == [("s0", "en"), ("s1", "en"), ("s2", "en")]
    assert shares.drop(columns="rank").sum(axis=1).tolist() == pytest.approx([1.0] * 3)


@given(st.lists(st.sampled_from([0.1, 0.2, 0.5, 0.9]), min_size=1, max_size=6))
def test_ranks_agree_with_scipy(scores: list[float]) -> None:
    assert ranks(np.array(scores)).tolist() == scipy.stats.rankdata([-s for s in scores], method="min").tolist()


def test_rates_by_hand() -> None:
    frame = pd.DataFrame(
        {"kind": ["a", "a", "b", "a"], "covered": [True, False, True, True], "w": [1, 2, 1, 1], "cluster": [1, 1, 1, 2]}
    )
    plain = rates(frame, "covered", by=["kind"], n_boot=100)
    assert plain.kind.tolist() == ["a", "b"]
    assert plain.n.tolist() == [3, 1]
    assert plain.rate.tolist() == pytest.approx([2 / 3, 1.0])
    # resamples of clusters {1,1}, {1,2}, {2,2} give a: 1/2, 2/3, 1
    assert plain.loc[0, ["low", "high"]].tolist() == pytest.approx([0.5, 1.0])
    assert rates(frame, "covered", by=["kind"], denominator="w", n_boot=10).rate.tolist() == pytest.approx([2 / 4, 1.0])


def test_interval_leaves_out_undefined_draws() -> None:
    draws = np.array([[0.0, np.nan], [1.0, np.nan], [np.nan, np.nan]])
    low, high = interval(draws, level=1.0)
    assert (low[0], high[0]) == (0.0, 1.0)
    assert np.isnan([low[1], high[1]]).all()


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(POOLS))
def test_scores_and_intervals_lie_between_zero_and_one(seed: int, pool: Pool) -> None:
    rows = summary(synthetic(clusters=3, per_cluster=2, seed=seed), Policy(pool=pool), by=("system",), n_boot=40)
    for metric in METRICS:
        ends = rows[[f"{metric}_low", metric, f"{metric}_high"]].to_numpy(dtype=float)
        known = ends[~np.isnan(ends)]
        assert ((known >= 0) & (known <= 1)).all()
        assert (np.diff(rows[[f"{metric}_low", f"{metric}_high"]].to_numpy(dtype=float), axis=1) >= 0)[
            ~np.isnan(ends[:, 0])
        ].all()


def test_fifteen_systems_take_under_two_seconds() -> None:
    """207 texts in 24 races for each of 15 systems, 10,000 resamples: intervals, all pairs, ranks."""
    frame = synthetic(systems=15, clusters=24, per_cluster=9)
    began = time.process_time()
    boot = bootstrap(frame, by=("system",))
    summary(frame, by=("system",))
    rank_swaps(boot)
    rank_distribution(boot)
    took = time.process_time() - began
    assert cast(int, boot.draws.shape[0]) == 10_000
    assert took < 2.0
