"""Scores of systems, their intervals and their differences, from one table of counts per text.

Invariant: every metric is a ratio of two sums over texts (F1 may be the harmonic mean of two such ratios). A resample
is therefore nothing but a vector of weights on clusters, and all systems are scored under the same vectors: intervals,
differences and ranks come from one set of resamples and agree with each other. Randomness is a seed; nothing is
rounded.

The table has one row a text: `system`, `lang`, `id`, `cluster`, `scored` (False where the policy leaves the text out)
and the five counts of `artifact.score.Counts`. `artifact.scoring` makes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from artifact.errors import InputError, unknown
from artifact.score import DEFAULT, Policy, Pool

Floats: TypeAlias = NDArray[np.float64]

METRICS = ("precision", "recall", "f1", "hallucination")
COUNTS = ("supported", "contradicted", "unverifiable", "required", "covered")
SAID = tuple(name for name in COUNTS if name != "required")  # what a text that says nothing has none of
UNIT = ("system", "lang", "id")
_HEADS = ("n", "scored", "failed", "silent", "claims")
_TERMS = [f"{metric}_{part}" for part in ("numerator", "denominator") for metric in METRICS]
SEED = 12345
N_BOOT = 10_000


def harmonic(precision: Floats, recall: Floats) -> Floats:
    """`artifact.score.harmonic`, elementwise, NaN where undefined."""
    with np.errstate(invalid="ignore", divide="ignore"):
        both = 2 * precision * recall / (precision + recall)
    both = np.where(precision + recall == 0, 0.0, both)
    return np.where(np.isnan(precision) & (recall == 0), 0.0, both)


def ratio(numerator: Floats, denominator: Floats) -> Floats:
    """Elementwise quotient, NaN where the denominator is 0."""
    out: Floats = np.full(numerator.shape, np.nan)
    np.divide(numerator, denominator, out=out, where=denominator != 0)
    return out


def terms(counts: pd.DataFrame, pool: Pool) -> Floats:
    """Numerators and denominators, whose sums over texts give the metrics of a system.

    Returns:
        Array (texts, 2, 4): axis 1 is numerator and denominator, axis 2 follows `METRICS`. Zero for texts that are not
        scored. Where F1 is taken of pooled precision and recall, its own terms are zero and unused.
    """
    values = {name: counts[name].to_numpy(dtype=float) for name in COUNTS}
    claims = values["supported"] + values["contradicted"] + values["unverifiable"]
    out = np.zeros((len(counts), 2, len(METRICS)))
    if pool == "micro":
        out[:, 0, 0], out[:, 1, 0] = values["supported"], claims
        out[:, 0, 1], out[:, 1, 1] = values["covered"], values["required"]
        out[:, 0, 3], out[:, 1, 3] = values["contradicted"], claims
    else:
        precision, recall = ratio(values["supported"], claims), ratio(values["covered"], values["required"])
        each = (precision, recall, harmonic(precision, recall), ratio(values["contradicted"], claims))
        for index, score in enumerate(each):
            out[:, 0, index], out[:, 1, index] = np.nan_to_num(score), ~np.isnan(score)
    out[~counts["scored"].to_numpy(dtype=bool)] = 0.0
    return out


def metrics_of(sums: Floats, pool: Pool) -> Floats:
    """Metrics from summed terms.

    Args:
        sums: array (..., 2, 4) as in `terms`.
        pool: how texts are pooled.

    Returns:
        Array (..., 4), NaN where undefined.
    """
    out = ratio(sums[..., 0, :], sums[..., 1, :])
    if pool != "macro":
        out[..., 2] = harmonic(out[..., 0], out[..., 1])
    return out


def cluster_weights(n_clusters: int, n_boot: int, seed: int) -> Floats:
    """How often each cluster is drawn in each resample: array (n_boot, n_clusters), rows sum to n_clusters.

    Raises:
        InputError: fewer than one resample.
    """
    if n_boot < 1:
        raise InputError(f"{n_boot} resamples give no interval", fix="ask for one or more")
    rng = np.random.default_rng(seed)
    return rng.multinomial(n_clusters, np.full(n_clusters, 1 / n_clusters), size=n_boot).astype(float)


def interval(draws: Floats, level: float = 0.95) -> tuple[Floats, Floats]:
    """Percentile interval over axis 0, of the draws that are defined; NaN where none is.

    Source: Efron and Tibshirani, An Introduction to the Bootstrap (1993), chapter 13.
    """
    tails = [(1 - level) / 2, (1 + level) / 2]
    if not np.isnan(draws).any():
        low, high = np.quantile(draws, tails, axis=0)
        return low, high
    some = ~np.isnan(draws).all(axis=0)
    ends = np.full((2, *draws.shape[1:]), np.nan)
    ends[:, some] = np.nanquantile(draws[:, some], tails, axis=0)
    return ends[0], ends[1]


def _without_spread(ends: tuple[Floats, Floats], carriers: NDArray[np.int64]) -> tuple[Floats, Floats]:
    """Intervals, undefined (NaN) where fewer than two clusters have a part in the ratio: one shows no spread.

    Args:
        ends: low and high ends.
        carriers: of each, in how many clusters its denominator is not 0.
    """
    low, high = (np.where(carriers < 2, np.nan, end) for end in ends)
    return low, high


def _carriers(sums: Floats, pool: Pool) -> NDArray[np.int64]:
    """In how many clusters each metric has a denominator: (..., 4) from sums (clusters, ..., 2, 4)."""
    out: NDArray[np.int64] = (sums[..., 1, :] != 0).sum(axis=0)
    if pool != "macro":  # F1 is taken of the two, and moves with recall
        out[..., 2] = out[..., 1]
    return out


@dataclass(frozen=True)
class Bootstrap:
    """All systems scored on the data and under the same cluster resamples.

    Attributes:
        by: names of the grouping columns.
        series: one tuple of their values a system, in order of first appearance.
        estimate: array (series, 4), columns as `METRICS`.
        draws: array (n_boot, series, 4). NaN throughout when there are fewer than two clusters.
        n_clusters: number of clusters resampled.
        carriers: array (series, 4), in how many of them each metric has a denominator; None if all have.
    """

    by: tuple[str, ...]
    series: tuple[tuple[object, ...], ...]
    estimate: Floats
    draws: Floats
    n_clusters: int
    carriers: NDArray[np.int64] | None = None

    def interval(self, level: float = 0.95) -> tuple[Floats, Floats]:
        """Low and high ends (series, 4), NaN where fewer than two clusters say anything of the metric."""
        ends = interval(self.draws, level)
        return ends if self.carriers is None else _without_spread(ends, self.carriers)

    def of(self, metric: str) -> tuple[Floats, Floats]:
        """Estimates (series,) and draws (n_boot, series) of one metric.

        Raises:
            InputError: no such metric.
        """
        if metric not in METRICS:
            raise unknown("metric", metric, METRICS)
        index = METRICS.index(metric)
        return self.estimate[:, index], self.draws[..., index]


def bootstrap(
    counts: pd.DataFrame,
    policy: Policy = DEFAULT,
    *,
    by: Sequence[str] = ("system", "lang"),
    n_boot: int = N_BOOT,
    seed: int = SEED,
) -> Bootstrap:
    """Score every group of texts on the data and under cluster resamples.

    Args:
        counts: one row a text (see the module).
        policy: gives the pooling; the counts were made under its other parts.
        by: grouping columns; each group is a series.
        n_boot: number of resamples.
        seed: of the resamples.

    Raises:
        InputError: the table is empty or lacks a column.
    """
    return bootstrap_tally(tally(counts, policy, by=by), policy, n_boot=n_boot, seed=seed)


def bootstrap_tally(
    table: pd.DataFrame, policy: Policy = DEFAULT, *, n_boot: int = N_BOOT, seed: int = SEED
) -> Bootstrap:
    """`bootstrap` from a tally, which is all that it needs."""
    by = tuple(str(name) for name in table.index.names[:-1])
    labels, series = _groups(pd.MultiIndex.from_frame(table.index.to_frame(index=False)[list(by)]))
    clusters, names = pd.factorize(table.index.get_level_values(-1), sort=True)
    sums = np.zeros((len(names), len(series), 2, len(METRICS)))
    sums[clusters, labels] = table[_TERMS].to_numpy(dtype=float).reshape(-1, 2, len(METRICS))
    draws = metrics_of(np.tensordot(cluster_weights(len(names), n_boot, seed), sums, axes=1), policy.pool)
    if len(names) < 2:  # one cluster has no spread to learn from
        draws[:] = np.nan
    carriers = _carriers(sums, policy.pool)
    return Bootstrap(by, series, metrics_of(sums.sum(axis=0), policy.pool), draws, len(names), carriers)


def tally(counts: pd.DataFrame, policy: Policy = DEFAULT, *, by: Sequence[str] = ("system", "lang")) -> pd.DataFrame:
    """Sums of each group and cluster: all that scores and intervals need, however many texts there are.

    Returns:
        Index: the columns of `by`, then `cluster`, in order of first appearance. Columns: `n` texts, `scored`, `failed`
        (left out or not ok), `silent` (scored, no claim), `claims`, and the terms of the metrics under the policy's
        pooling. Tallies of parts add up to the tally of the whole (`merge_tallies`).

    Raises:
        InputError: the table is empty or lacks a column.
    """
    check_table(counts, by)
    scored = counts["scored"].to_numpy(dtype=bool)
    claims = counts[["supported", "contradicted", "unverifiable"]].sum(axis=1).to_numpy(dtype=float) * scored
    failed = ~scored if "status" not in counts else (counts["status"].to_numpy() != "ok") | ~scored
    heads = np.column_stack([np.ones(len(counts)), scored, failed, scored & (claims == 0), claims])
    values = np.column_stack([heads, terms(counts, policy.pool).reshape(len(counts), -1)])
    labels, keys = _groups(pd.MultiIndex.from_frame(counts[[*by, "cluster"]]))
    # summed in an order of their own, so that the order of rows does not show in the last digit
    units = [pd.factorize(counts[name], sort=True)[0] for name in UNIT if name in counts]
    order = np.lexsort(units) if units else np.arange(len(counts))
    sums = np.zeros((len(keys), values.shape[1]))
    np.add.at(sums, labels[order], values[order])
    index = pd.MultiIndex.from_tuples(keys, names=[*by, "cluster"])
    return pd.DataFrame(sums, index=index, columns=[*_HEADS, *_TERMS])


def merge_tallies(parts: Iterable[pd.DataFrame]) -> pd.DataFrame:
    """The tally of all parts together, read one at a time.

    Raises:
        InputError: there are no parts.
    """
    total: pd.DataFrame | None = None
    for part in parts:
        both = part if total is None else pd.concat([total, part])
        total = both.groupby(level=list(range(both.index.nlevels)), sort=False).sum()
    if total is None:
        raise InputError("there is nothing to score")
    return total


def summary(
    counts: pd.DataFrame,
    policy: Policy = DEFAULT,
    *,
    by: Sequence[str] = ("system", "lang"),
    n_boot: int = N_BOOT,
    seed: int = SEED,
    level: float = 0.95,
) -> pd.DataFrame:
    """One row a group: how many texts, how many scored, and each metric with its interval.

    Returns:
        Columns: those of `by`; `n` texts, `scored`, `failed` (left out or not ok), `silent` (scored, no claim),
        `clusters`, `claims_per_text` (over scored texts); each metric with `_low` and `_high`. Undefined is NaN.
    """
    return summary_of(tally(counts, policy, by=by), policy, n_boot=n_boot, seed=seed, level=level)


def summary_of(
    table: pd.DataFrame, policy: Policy = DEFAULT, *, n_boot: int = N_BOOT, seed: int = SEED, level: float = 0.95
) -> pd.DataFrame:
    """`summary` from a tally."""
    boot = bootstrap_tally(table, policy, n_boot=n_boot, seed=seed)
    low, high = boot.interval(level)
    heads = table[list(_HEADS)].groupby(level=list(boot.by), sort=False).sum()
    rows = pd.DataFrame(boot.series, columns=list(boot.by))
    for name in ("n", "scored", "failed", "silent"):
        rows[name] = heads[name].to_numpy(dtype=np.int64)
    rows["clusters"] = boot.n_clusters
    rows["claims_per_text"] = ratio(heads["claims"].to_numpy(dtype=float), heads["scored"].to_numpy(dtype=float))
    for index, metric in enumerate(METRICS):
        rows[metric] = boot.estimate[:, index]
        rows[f"{metric}_low"], rows[f"{metric}_high"] = low[:, index], high[:, index]
    return rows


def differences(
    counts: pd.DataFrame,
    policy: Policy = DEFAULT,
    *,
    by: Sequence[str] = ("system",),
    pairs: Sequence[tuple[object, object]] | None = None,
    metrics: Sequence[str] = ("precision", "recall", "f1"),
    n_boot: int = N_BOOT,
    seed: int = SEED,
    level: float = 0.95,
) -> pd.DataFrame:
    """Paired differences of groups, each pair on the texts that both have scored.

    The interval is from cluster resamples. The p-value is from a paired randomisation test at the level of clusters:
    under the null hypothesis a cluster's texts could as well have come from the other system, so their counts are
    exchanged at random. Holm's correction runs over all rows of the result.

    Args:
        counts: one row a text. Texts are paired by the columns among system, lang and id that are not in `by`.
        policy: gives the pooling.
        by: grouping columns.
        pairs: of group labels, (a, b); a label is a value where `by` is one column, else a tuple. None for all pairs.
        metrics: which metrics.
        n_boot: number of resamples, and of random exchanges.
        seed: of both.
        level: of the interval.

    Returns:
        One row a pair and metric: `a`, `b`, `metric`, `n` common texts, `clusters`, `a_value`, `b_value`, `difference`
        (a - b), `low`, `high`, `p`, `p_holm`. Undefined is NaN.

    Raises:
        InputError: a pair names a group that is not there, or the texts of a group do not have distinct ids.

    Source: Noreen, Computer-Intensive Methods for Testing Hypotheses (1989); Holm, Scand. J. Statist. 6 (1979).
    """
    check_table(counts, by)
    labels, series = _groups(pd.MultiIndex.from_frame(counts[list(by)]))
    names = [label[0] if len(label) == 1 else label for label in series]
    for label in {label for pair in pairs or () for label in pair} - set(names):
        raise unknown("group", label, [str(name) for name in names])
    chosen = [METRICS.index(metric) for metric in metrics]
    unit = [name for name in UNIT if name not in by]
    keys = pd.MultiIndex.from_frame(counts[unit])
    all_terms, scored = terms(counts, policy.pool), counts["scored"].to_numpy(dtype=bool)
    rows: list[dict[str, object]] = []
    for a, b in pairs if pairs is not None else combinations(names, 2):
        mine, theirs = (np.flatnonzero((labels == names.index(side)) & scored) for side in (a, b))
        for side, index in ((a, mine), (b, theirs)):
            if keys[index].has_duplicates:
                repeated = keys[index][keys[index].duplicated()][0]
                raise InputError(f"{side} has two texts for {repeated}; one text for each {', '.join(unit)} is needed")
        place = pd.Series(theirs, index=keys[theirs]).reindex(keys[mine]).to_numpy()
        common = ~np.isnan(place)
        mine, theirs = mine[common], place[common].astype(int)
        clusters, distinct = pd.factorize(counts["cluster"].to_numpy()[mine], sort=True)
        sums = np.zeros((2, len(distinct), 2, len(METRICS)))
        np.add.at(sums[0], clusters, all_terms[mine])
        np.add.at(sums[1], clusters, all_terms[theirs])
        values = metrics_of(sums.sum(axis=1), policy.pool)
        draws, p = _resample_pair(sums, policy.pool, n_boot, seed)
        carriers = _carriers(np.moveaxis(sums, 0, 1), policy.pool).min(axis=0)
        low, high = _without_spread(interval(draws, level), carriers)
        rows += [
            {
                "a": a,
                "b": b,
                "metric": METRICS[m],
                "n": len(mine),
                "clusters": len(distinct),
                "a_value": values[0, m],
                "b_value": values[1, m],
                "difference": values[0, m] - values[1, m],
                "low": low[m],
                "high": high[m],
                "p": p[m],
            }
            for m in chosen
        ]
    table = pd.DataFrame(rows)
    table["p_holm"] = holm(table["p"].to_numpy(dtype=float)) if rows else []
    return table


def _resample_pair(sums: Floats, pool: Pool, n_boot: int, seed: int) -> tuple[Floats, Floats]:
    """Draws of the difference (n_boot, 4) and p-values (4,) of the randomisation test; sums are (2, clusters, 2, 4)."""
    n_clusters = sums.shape[1]
    if n_clusters < 2:
        return np.full((n_boot, len(METRICS)), np.nan), np.full(len(METRICS), np.nan)
    weights = cluster_weights(n_clusters, n_boot, seed)
    a, b = (metrics_of(np.tensordot(weights, side, axes=1), pool) for side in sums)
    observed = np.subtract(*metrics_of(sums.sum(axis=1), pool))
    exchange = np.random.default_rng([seed, 1]).integers(0, 2, size=(n_boot, n_clusters)).astype(float)
    moved = np.tensordot(exchange, sums[1] - sums[0], axes=1)
    first, second = sums.sum(axis=1)
    null = metrics_of(first + moved, pool) - metrics_of(second - moved, pool)
    with np.errstate(invalid="ignore"):
        as_large = (np.abs(null) >= np.abs(observed) - 1e-12).sum(axis=0)
    p = np.where(np.isnan(observed), np.nan, (1 + as_large) / (1 + n_boot))
    return a - b, p


def holm(p: Floats) -> Floats:
    """Holm's step-down adjusted p-values; NaN stays NaN and does not count as a test.

    >>> holm(np.array([0.01, 0.04, 0.03])).tolist()
    [0.03, 0.06, 0.06]
    """
    out = np.full(len(p), np.nan)
    known = np.flatnonzero(~np.isnan(p))
    order = known[np.argsort(p[known], kind="stable")]
    stepped = p[order] * (len(known) - np.arange(len(known)))
    out[order] = np.minimum(np.maximum.accumulate(stepped), 1.0)
    return out


def rates(
    table: pd.DataFrame,
    numerator: str,
    *,
    by: Sequence[str],
    denominator: str | None = None,
    cluster: str = "cluster",
    n_boot: int = N_BOOT,
    seed: int = SEED,
    level: float = 0.95,
) -> pd.DataFrame:
    """Share or mean of a column in each group, with a cluster-bootstrap interval.

    Args:
        table: one row an item.
        numerator: column that is summed above the line.
        by: grouping columns.
        denominator: column summed below it; None for the number of rows.
        cluster: column whose values are resampled.
        n_boot: number of resamples.
        seed: of the resamples.
        level: of the interval.

    Returns:
        Columns: those of `by`, `n` rows, `rate`, `low`, `high`. No rows where the table has none.
    """
    if table.empty:
        return pd.DataFrame(columns=[*by, "n", "rate", "low", "high"])
    labels, series = _groups(pd.MultiIndex.from_frame(table[list(by)]))
    clusters, names = pd.factorize(table[cluster], sort=True)
    above = table[numerator].to_numpy(dtype=float)
    below = np.ones(len(table)) if denominator is None else table[denominator].to_numpy(dtype=float)
    sums = np.zeros((2, len(names), len(series)))
    np.add.at(sums[0], (clusters, labels), above)
    np.add.at(sums[1], (clusters, labels), below)
    weights = cluster_weights(len(names), n_boot, seed)
    draws = ratio(weights @ sums[0], weights @ sums[1])
    if len(names) < 2:
        draws[:] = np.nan
    rows = pd.DataFrame(series, columns=list(by))
    rows["n"] = np.bincount(labels, minlength=len(series))
    rows["rate"] = ratio(sums[0].sum(axis=0), sums[1].sum(axis=0))
    rows["low"], rows["high"] = _without_spread(interval(draws, level), (sums[1] != 0).sum(axis=0))
    return rows


def rank_swaps(boot: Bootstrap, first: str = "precision", second: str = "f1") -> pd.DataFrame:
    """For each pair of series, whether and how probably their order by one metric is reversed by another.

    Returns:
        Columns `a`, `b`, `swapped` (on the data) and `probability` (share of resamples in which the order is strictly
        reversed; a tie is not a swap).
    """
    (x, x_draws), (y, y_draws) = boot.of(first), boot.of(second)
    rows = []
    for i, j in combinations(range(len(boot.series)), 2):
        reversed_ = (x_draws[:, i] - x_draws[:, j]) * (y_draws[:, i] - y_draws[:, j]) < 0
        rows.append(
            {
                "a": _name(boot.series[i]),
                "b": _name(boot.series[j]),
                "swapped": bool((x[i] - x[j]) * (y[i] - y[j]) < 0),
                "probability": float(reversed_.mean()) if boot.n_clusters > 1 else np.nan,
            }
        )
    return pd.DataFrame(rows, columns=["a", "b", "swapped", "probability"])


def ranks(scores: Floats) -> NDArray[np.int64]:
    """Rank along the last axis, 1 for the highest; equal scores share the better rank. NaN ranks last.

    >>> ranks(np.array([0.5, 0.9, 0.5, 0.1])).tolist()
    [2, 1, 2, 4]
    """
    filled = np.where(np.isnan(scores), -np.inf, scores)
    better: NDArray[np.int64] = (filled[..., None, :] > filled[..., :, None]).sum(axis=-1)
    return better + 1


def rank_distribution(boot: Bootstrap, metric: str = "f1") -> pd.DataFrame:
    """How often each series takes each rank by a metric.

    Returns:
        Index: series. Columns: `rank` on the data, then 1, 2, ... with the share of resamples with that rank.
    """
    scores, draws = boot.of(metric)
    drawn = ranks(draws)
    table = pd.DataFrame(
        {place: (drawn == place).mean(axis=0) for place in range(1, len(boot.series) + 1)},
        index=pd.Index([_name(label) for label in boot.series], tupleize_cols=False),
    )
    table.insert(0, "rank", ranks(scores))
    return table


def check_table(counts: pd.DataFrame, by: Sequence[str]) -> None:
    """Refuse a table that is empty or lacks a column, naming what is missing."""
    needed = [*by, "cluster", "scored", *COUNTS]
    missing = [name for name in dict.fromkeys(needed) if name not in counts.columns]
    if missing:
        raise InputError(f"the table of counts has no column {', '.join(missing)}", allowed=map(str, counts.columns))
    if counts.empty:
        raise InputError("the table of counts has no rows", fix="there is nothing to score")


def _groups(keys: pd.Index) -> tuple[NDArray[np.int64], tuple[tuple[object, ...], ...]]:
    """Group number of each row, and the groups' labels in order of first appearance."""
    labels, names = pd.factorize(keys)
    return labels.astype(np.int64), tuple(name if isinstance(name, tuple) else (name,) for name in names)


def _name(label: tuple[object, ...]) -> object:
    return label[0] if len(label) == 1 else label
