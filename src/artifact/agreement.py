"""How far two measurements of the same things agree: correlation, rank correlation, Cohen's kappa, with intervals.

Invariant: an interval comes from resampling clusters, by weights, and the statistic under weights equals the statistic
of the resampled data with its repeats written out. Source of each: Kendall's tau-b (1945), Spearman's rho (Pearson's r
of mid-ranks), Cohen's kappa (1960).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
import pandas as pd
from numpy.typing import ArrayLike, NDArray

from artifact.errors import InputError, unknown
from artifact.stats import N_BOOT, SEED, Bootstrap, Floats, cluster_weights, interval, ratio

Method = Literal["pearson", "spearman", "kendall"]
METHODS: tuple[Method, ...] = ("pearson", "spearman", "kendall")

_CHUNK = 500  # resamples weighed at once: bounds memory at 500 x items


@dataclass(frozen=True)
class Estimate:
    """A statistic with its interval, on `n` items. NaN where undefined."""

    value: float
    low: float
    high: float
    n: int


def correlation(
    x: ArrayLike,
    y: ArrayLike,
    method: Method = "pearson",
    *,
    clusters: Sequence[object] | None = None,
    n_boot: int = N_BOOT,
    seed: int = SEED,
    level: float = 0.95,
) -> Estimate:
    """Correlation of paired values, with a cluster-bootstrap interval.

    Items where either value is NaN are left out.

    Args:
        x: values (n,).
        y: values (n,).
        method: `pearson`, `spearman` or `kendall` (tau-b).
        clusters: the cluster of each item; None if items are independent.
        n_boot: number of resamples.
        seed: of the resamples.
        level: of the interval.

    Raises:
        InputError: unknown method, or lengths differ.
    """
    if method not in METHODS:
        raise unknown("correlation", method, METHODS)
    first, second = np.asarray(x, dtype=float), np.asarray(y, dtype=float)
    groups: NDArray[np.int64] = (
        np.arange(len(first)) if clusters is None else pd.factorize(np.asarray(clusters, dtype=object))[0]
    )
    if not len(first) == len(second) == len(groups):
        raise InputError(f"x, y and clusters have {len(first)}, {len(second)} and {len(groups)} items")
    known = ~(np.isnan(first) | np.isnan(second))
    first, second = first[known], second[known]
    groups = pd.factorize(groups[known])[0]
    n_clusters = int(groups.max()) + 1 if len(groups) else 0
    if n_clusters == 0:
        return Estimate(np.nan, np.nan, np.nan, 0)
    weighted = _kendall if method == "kendall" else _pearson if method == "pearson" else _spearman
    value = float(weighted(first, second, groups, np.ones((1, n_clusters)))[0])
    if n_clusters < 2:
        return Estimate(value, np.nan, np.nan, len(first))
    draws = weighted(first, second, groups, cluster_weights(n_clusters, n_boot, seed))
    low, high = interval(draws, level)
    return Estimate(value, float(low), float(high), len(first))


def rank_agreement(
    boot: Bootstrap, first: str = "precision", second: str = "f1", *, level: float = 0.95
) -> pd.DataFrame:
    """Correlation, over systems, of two metrics: does one rank systems as the other does?

    Returns:
        One row a method, columns `value`, `low`, `high`. Resamples in which a metric is undefined for a system are left
        out of the interval.
    """
    (x, x_draws), (y, y_draws) = boot.of(first), boot.of(second)
    rows = {}
    for method in METHODS:
        low, high = interval(_over_series(x_draws, y_draws, method), level)
        rows[method] = {
            "value": float(_over_series(x[None], y[None], method)[0]),
            "low": float(low),
            "high": float(high),
        }
    return pd.DataFrame.from_dict(rows, orient="index")


def confusion(mine: Sequence[str], reference: Sequence[str], labels: Sequence[str]) -> pd.DataFrame:
    """Counts of each pair of labels: rows are `mine`, columns `reference`.

    Raises:
        InputError: lengths differ, or a label is not among `labels`.
    """
    if len(mine) != len(reference):
        raise InputError(f"{len(mine)} labels against {len(reference)}")
    for label in {*mine, *reference} - set(labels):
        raise unknown("label", label, labels)
    place = {label: index for index, label in enumerate(labels)}
    table = np.zeros((len(labels), len(labels)), dtype=np.int64)
    np.add.at(table, ([place[label] for label in mine], [place[label] for label in reference]), 1)
    return pd.DataFrame(table, index=list(labels), columns=list(labels))


def cohen_kappa(
    mine: Sequence[str],
    reference: Sequence[str],
    *,
    clusters: Sequence[object] | None = None,
    n_boot: int = N_BOOT,
    seed: int = SEED,
    level: float = 0.95,
) -> Estimate:
    """Cohen's kappa of two labellings, with a cluster-bootstrap interval. NaN when both always give one same label."""
    if len(mine) != len(reference):
        raise InputError(f"{len(mine)} labels against {len(reference)}")
    if not len(mine):
        return Estimate(np.nan, np.nan, np.nan, 0)
    codes, labels = pd.factorize(np.asarray([*mine, *reference], dtype=object))
    rows, columns = codes[: len(mine)], codes[len(mine) :]
    groups = np.arange(len(mine)) if clusters is None else pd.factorize(np.asarray(clusters, dtype=object))[0]
    tables = np.zeros((int(groups.max()) + 1, len(labels), len(labels)))
    np.add.at(tables, (groups, rows, columns), 1.0)
    value = float(_kappa(tables.sum(axis=0)[None])[0])
    if len(tables) < 2:
        return Estimate(value, np.nan, np.nan, len(mine))
    draws = _kappa(np.tensordot(cluster_weights(len(tables), n_boot, seed), tables, axes=1))
    low, high = interval(draws, level)
    return Estimate(value, float(low), float(high), len(mine))


def _kappa(tables: Floats) -> Floats:
    """Kappa of each confusion table (n, k, k)."""
    total = tables.sum(axis=(1, 2))
    observed = np.trace(tables, axis1=1, axis2=2) / total
    chance = (tables.sum(axis=1) * tables.sum(axis=2)).sum(axis=1) / total**2
    return ratio(observed - chance, np.where(chance < 1, 1 - chance, 0.0))


def _pearson(x: Floats, y: Floats, groups: NDArray[np.int64], weights: Floats) -> Floats:
    """Weighted Pearson correlation for each row of cluster weights (B, clusters): moments are sums over clusters."""
    x, y = x - x.mean(), y - y.mean()  # keeps the squares small
    moments = np.stack([np.ones_like(x), x, y, x * x, y * y, x * y])
    sums = np.zeros((weights.shape[1], len(moments)))
    np.add.at(sums, groups, moments.T)
    n, sx, sy, sxx, syy, sxy = (weights @ sums).T
    return _r(n, sx, sy, sxx, syy, sxy)


def _r(n: Floats, sx: Floats, sy: Floats, sxx: Floats, syy: Floats, sxy: Floats) -> Floats:
    vx, vy = n * sxx - sx * sx, n * syy - sy * sy
    flat = (vx <= 1e-12 * n * sxx) | (vy <= 1e-12 * n * syy)
    with np.errstate(invalid="ignore", divide="ignore"):
        out = (n * sxy - sx * sy) / np.sqrt(vx * vy)
    return np.where(flat, np.nan, np.clip(out, -1.0, 1.0))


def _spearman(x: Floats, y: Floats, groups: NDArray[np.int64], weights: Floats) -> Floats:
    """Weighted Spearman correlation: mid-ranks of the resample, then Pearson."""
    out = np.empty(len(weights))
    for start in range(0, len(weights), _CHUNK):
        items = weights[start : start + _CHUNK][:, groups]
        rx, ry = _midranks(x, items), _midranks(y, items)
        n = items.sum(axis=1)
        centre = ((n + 1) / 2)[:, None]  # the mean of mid-ranks
        dx, dy = rx - centre, ry - centre
        zero = np.zeros_like(n)
        out[start : start + _CHUNK] = _r(
            n, zero, zero, (items * dx * dx).sum(1), (items * dy * dy).sum(1), (items * dx * dy).sum(1)
        )
    return out


def _midranks(values: Floats, items: Floats) -> Floats:
    """Mid-rank of each item among weighted items: items below, plus half of those equal, plus a half."""
    _, place = np.unique(values, return_inverse=True)
    order = np.argsort(place, kind="stable")
    starts = np.flatnonzero(np.diff(place[order], prepend=-1))
    equal = np.add.reduceat(items[:, order], starts, axis=1)
    below = np.cumsum(equal, axis=1) - equal
    return (below + (equal + 1) / 2)[:, place]


def _kendall(x: Floats, y: Floats, groups: NDArray[np.int64], weights: Floats) -> Floats:
    """Weighted tau-b. Pair counts are quadratic forms in the cluster weights, so pairs are compared once."""
    n_clusters = weights.shape[1]
    member = np.zeros((len(x), n_clusters))
    member[np.arange(len(x)), groups] = 1.0
    forms = np.zeros((3, n_clusters, n_clusters))
    for start in range(0, len(x), _CHUNK):
        rows = slice(start, start + _CHUNK)
        sx, sy = np.sign(x[rows, None] - x[None]), np.sign(y[rows, None] - y[None])
        for form, pairs in zip(forms, (sx * sy, np.abs(sx), np.abs(sy)), strict=True):
            form += member[rows].T @ (pairs @ member)
    agree, untied_x, untied_y = (((weights @ form) * weights).sum(axis=1) for form in forms)
    return ratio(agree, np.sqrt(untied_x * untied_y))


def _over_series(x: Floats, y: Floats, method: Method) -> Floats:
    """Correlation over the last axis of each row of (B, series)."""
    if method == "kendall":
        sx, sy = (np.sign(v[:, :, None] - v[:, None, :]) for v in (x, y))
        untied = np.abs(sx).sum(axis=(1, 2)) * np.abs(sy).sum(axis=(1, 2))
        return ratio((sx * sy).sum(axis=(1, 2)), np.sqrt(untied))
    if method == "spearman":
        undefined = np.isnan(x).any(axis=1) | np.isnan(y).any(axis=1)
        x, y = (_row_midranks(v) for v in (x, y))
        x[undefined] = np.nan
    n = np.full(len(x), float(x.shape[1]))
    x, y = x - x.mean(axis=1, keepdims=True), y - y.mean(axis=1, keepdims=True)
    return _r(n, x.sum(1), y.sum(1), (x * x).sum(1), (y * y).sum(1), (x * y).sum(1))


def _row_midranks(v: Floats) -> Floats:
    below = (v[:, None, :] < v[:, :, None]).sum(axis=2)
    equal = (v[:, None, :] == v[:, :, None]).sum(axis=2)
    return np.asarray(below + (equal + 1) / 2, dtype=float)
