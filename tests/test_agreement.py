"""Correlation and kappa against scipy, and their intervals against resampling written out."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
import scipy.stats
from hypothesis import given, settings
from hypothesis import strategies as st

from artifact.agreement import METHODS, Method, cohen_kappa, confusion, correlation, rank_agreement
from artifact.errors import InputError
from artifact.stats import Bootstrap, cluster_weights

SCIPY = {"pearson": scipy.stats.pearsonr, "spearman": scipy.stats.spearmanr, "kendall": scipy.stats.kendalltau}


def _reference(x: np.ndarray, y: np.ndarray, method: Method) -> float:
    if np.unique(x).size < 2 or np.unique(y).size < 2:
        return float("nan")
    return float(SCIPY[method](x, y)[0])


@pytest.mark.parametrize("method", METHODS)
@settings(max_examples=60, deadline=None)
@given(values=st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=2, max_size=25))
def test_values_agree_with_scipy_ties_included(method: Method, values: list[tuple[int, int]]) -> None:
    x, y = np.array(values, dtype=float).T
    found = correlation(x, y, method, n_boot=2)
    assert found.value == pytest.approx(_reference(x, y, method), nan_ok=True, abs=1e-9)
    assert found.n == len(values)


@pytest.mark.parametrize("method", METHODS)
def test_interval_equals_that_of_resamples_written_out(method: Method) -> None:
    rng = np.random.default_rng(5)
    groups = np.repeat(np.arange(7), 3)
    x = rng.integers(0, 6, size=21).astype(float)
    y = x + rng.integers(0, 4, size=21)
    found = correlation(x, y, method, clusters=list(groups), n_boot=40, seed=3)
    draws = []
    for weight in cluster_weights(7, 40, 3):
        index = np.repeat(np.arange(21), weight[groups].astype(int))
        draws.append(_reference(x[index], y[index], method))
    low, high = np.nanquantile(draws, [0.025, 0.975])
    assert (found.low, found.high) == pytest.approx((low, high))


def test_missing_values_leave_the_pair_out() -> None:
    found = correlation([1, 2, 3, np.nan, 5], [1, 2, 3, 9, np.nan], "pearson", n_boot=10)
    assert (found.value, found.n) == (pytest.approx(1.0), 3)
    nothing = correlation([], [], "kendall")
    assert nothing.n == 0 and np.isnan(nothing.value)


def test_a_flat_series_has_no_correlation() -> None:
    for method in METHODS:
        found = correlation([0.1, 0.1, 0.1], [1, 2, 3], method, n_boot=10)
        assert np.isnan([found.value, found.low, found.high]).all()


def test_one_cluster_has_a_value_and_no_interval() -> None:
    found = correlation([1, 2, 3], [3, 1, 2], "spearman", clusters=["a", "a", "a"])
    assert found.value == pytest.approx(-0.5)
    assert np.isnan([found.low, found.high]).all()


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(InputError, match="unknown correlation 'kendal', did you mean 'kendall'"):
        correlation([1], [1], "kendal")  # type: ignore[arg-type]
    with pytest.raises(InputError, match="2, 1 and 2 items"):
        correlation([1, 2], [1])


def test_rank_agreement_over_systems_agrees_with_scipy() -> None:
    rng = np.random.default_rng(0)
    estimate = rng.random((5, 4)).round(1)
    draws = rng.random((60, 5, 4)).round(1)
    boot = Bootstrap(("system",), tuple((f"s{i}",) for i in range(5)), estimate, draws, 9)
    table = rank_agreement(boot, "precision", "f1")
    for method in METHODS:
        assert table.loc[method, "value"] == pytest.approx(_reference(estimate[:, 0], estimate[:, 2], method))
        expected = [_reference(d[:, 0], d[:, 2], method) for d in draws]
        low, high = np.nanquantile(expected, [0.025, 0.975])
        assert (table.loc[method, "low"], table.loc[method, "high"]) == pytest.approx((low, high))


def test_a_reversed_ranking_has_kendall_minus_one() -> None:
    estimate = np.array([[0.9, 0, 0.1, 0], [0.8, 0, 0.2, 0], [0.7, 0, 0.3, 0]])
    boot = Bootstrap(("system",), (("a",), ("b",), ("c",)), estimate, np.repeat(estimate[None], 3, axis=0), 3)
    assert rank_agreement(boot)["value"].to_dict() == pytest.approx({"pearson": -1, "spearman": -1, "kendall": -1})


def test_kappa_by_hand() -> None:
    """Cohen's own kind of table: 20 yes/yes, 5 yes/no, 10 no/yes, 15 no/no: agreement 0.7, by chance 0.5, kappa 0.4."""
    mine = ["yes"] * 25 + ["no"] * 25
    theirs = ["yes"] * 20 + ["no"] * 5 + ["yes"] * 10 + ["no"] * 15
    found = cohen_kappa(mine, theirs)
    assert found.value == pytest.approx(0.4)
    assert found.low < 0.4 < found.high
    # the asymptotic standard error of Fleiss, Cohen and Everitt (1969) is about 0.13 here
    assert found.high - found.low == pytest.approx(4 * 0.13, abs=0.05)
    table = confusion(mine, theirs, ["yes", "no"])
    assert table.to_numpy().tolist() == [[20, 5], [10, 15]]


def test_kappa_corners() -> None:
    assert cohen_kappa(["a", "b"], ["a", "b"], n_boot=5).value == 1.0
    assert np.isnan(cohen_kappa(["a", "a"], ["a", "a"], n_boot=5).value)
    assert cohen_kappa([], []).n == 0
    assert cohen_kappa(["a", "b"], ["b", "a"], clusters=["x", "x"]).value == pytest.approx(-1.0)
    with pytest.raises(InputError, match="1 labels against 2"):
        cohen_kappa(["a"], ["a", "b"])


def test_confusion_keeps_labels_that_never_occur_and_refuses_others() -> None:
    table = confusion(["a"], ["b"], ["a", "b", "c"])
    assert isinstance(table, pd.DataFrame)
    assert table.loc["a", "b"] == 1 and table.to_numpy().sum() == 1 and table.shape == (3, 3)
    with pytest.raises(InputError, match="unknown label 'd'"):
        confusion(["d"], ["a"], ["a", "b"])


def test_thousands_of_items_are_quick_enough() -> None:
    rng = np.random.default_rng(0)
    x = rng.integers(0, 11, size=3000) / 10
    y = np.clip(x + rng.normal(0, 0.3, size=3000), 0, 1)
    clusters = list(rng.integers(0, 150, size=3000))
    for method in METHODS:
        found = correlation(x, y, method, clusters=clusters, n_boot=2000)
        assert found.low < found.value < found.high
