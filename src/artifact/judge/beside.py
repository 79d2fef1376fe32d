"""Completeness beside correctness: what each says of the same systems, and where they part.

Invariant: both are means over the same answers, under the same resamples. An answer is complete from `COMPLETE` on, and
wrong if it contradicts its reference at all; whoever is both is what completeness alone certifies.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pandas as pd

from artifact.errors import InputError
from artifact.stats import N_BOOT, SEED, Floats, cluster_weights, interval, ranks, ratio

COMPLETE = 0.7  # from here an answer counts as complete
MEASURES = ("completeness", "correctness")


@dataclass(frozen=True)
class Beside:
    """Systems by both measures.

    Attributes:
        systems: in order of first appearance.
        estimate: array (systems, 2), columns as `MEASURES`.
        draws: array (n_boot, systems, 2).
    """

    systems: tuple[str, ...]
    estimate: Floats
    draws: Floats

    def first_changes(self) -> float:
        """The share of resamples in which another system is first by correctness than by completeness."""
        first = ranks(np.moveaxis(self.draws, 2, 1)) == 1  # (n_boot, 2, systems)
        return float((~(first[:, 0] & first[:, 1]).any(axis=1)).mean())


def resample(frame: pd.DataFrame, *, cluster: str = "cluster", n_boot: int = N_BOOT, seed: int = SEED) -> Beside:
    """Mean completeness and correctness of each system, on the data and under cluster resamples.

    Args:
        frame: one row an answer: `system`, `completeness`, `correctness` (NaN where there is none), and `cluster`.
        cluster: the column that is resampled.
        n_boot: number of resamples.
        seed: of the resamples.

    Raises:
        InputError: the table is empty or lacks a column.
    """
    missing = [name for name in ("system", *MEASURES, cluster) if name not in frame.columns]
    if missing or frame.empty:
        raise InputError(f"the table of judgements has no {'column ' + ', '.join(missing) if missing else 'rows'}")
    labels, systems = pd.factorize(frame["system"])
    clusters, names = pd.factorize(frame[cluster], sort=True)
    scores = frame[list(MEASURES)].to_numpy(dtype=float)
    sums = np.zeros((2, len(names), len(systems), len(MEASURES)))
    np.add.at(sums[0], (clusters, labels), np.nan_to_num(scores))
    np.add.at(sums[1], (clusters, labels), ~np.isnan(scores))
    weights = cluster_weights(len(names), n_boot, seed)
    above, below = (np.tensordot(weights, part, axes=1) for part in sums)
    draws = ratio(above, below)
    if len(names) < 2:
        draws[:] = np.nan
    return Beside(tuple(map(str, systems)), ratio(*sums.sum(axis=1)), draws)


def summarise(frame: pd.DataFrame, both: Beside) -> pd.DataFrame:
    """One row a system: both measures with intervals, their ranks, and the answers that are complete and wrong.

    Args:
        frame: as for `resample`, with `contradicts`.
        both: what `resample` made of it.

    Returns:
        `system`, `answers`, `unscored` (no correctness); `completeness`, `correctness`, each with `_low` and `_high`;
        `rank_completeness`, `rank_correctness`, `rank_change` (positive: better by correctness); `wrong` answers,
        `complete` ones, `complete_and_wrong` ones.
    """
    flags = pd.DataFrame(
        {
            "system": frame["system"],
            "answers": 1,
            "unscored": frame["correctness"].isna(),
            "wrong": frame["contradicts"],
            "complete": frame["completeness"] >= COMPLETE,
            "complete_and_wrong": frame["contradicts"] & (frame["completeness"] >= COMPLETE),
        }
    )
    counts = flags.groupby("system").sum().astype(int).reindex(list(both.systems))
    low, high = interval(both.draws)
    out = pd.DataFrame({"system": list(both.systems)})
    out["answers"], out["unscored"] = counts["answers"].to_numpy(), counts["unscored"].to_numpy()
    for index, name in enumerate(MEASURES):
        out[name] = both.estimate[:, index]
        out[f"{name}_low"], out[f"{name}_high"] = low[:, index], high[:, index]
    for index, name in enumerate(MEASURES):
        out[f"rank_{name}"] = ranks(both.estimate[:, index])
    out["rank_change"] = out["rank_completeness"] - out["rank_correctness"]
    for name in ("wrong", "complete", "complete_and_wrong"):
        out[name] = counts[name].to_numpy()
    return out
