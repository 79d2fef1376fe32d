"""How many runs a ranking needs, by resampling the runs that there are.

Invariant: nothing is assumed of how scores vary; every simulated run is made of measured ones. Runs of a system on one
question are exchangeable; questions are resampled with all systems' runs on them.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from artifact.errors import InputError
from artifact.stats import Floats


def by_run(frame: pd.DataFrame, run: str, value: str = "correctness") -> tuple[tuple[str, ...], Floats]:
    """Scores as `simulate` takes them: array (systems, questions, runs), NaN where there is none, and the systems.

    Args:
        frame: one row a score: `system`, `id`, the column of the run, and the value.
        run: the column that tells runs apart.
        value: the column of the score.
    """
    systems, ids = (tuple(dict.fromkeys(frame[name])) for name in ("system", "id"))
    wide = frame.pivot_table(index=["system", "id"], columns=run, values=value, dropna=False)
    wide = wide.reindex(pd.MultiIndex.from_product([systems, ids]))
    return systems, wide.to_numpy(dtype=float).reshape(len(systems), len(ids), -1)


def unsteady(scores: Floats) -> float:
    """The share of answers with several scores whose scores differ; NaN if none has several."""
    several = (~np.isnan(scores)).sum(axis=-1) >= 2
    known = scores[several]
    return float((np.nanmax(known, axis=-1) > np.nanmin(known, axis=-1)).mean()) if len(known) else float("nan")


def simulate(
    scores: Floats, questions: Sequence[int], runs: Sequence[int], *, draws: int = 4_000, seed: int = 12345
) -> pd.DataFrame:
    """What a ranking from some questions and some runs is worth.

    Args:
        scores: array (systems, questions, runs); NaN where a run has no score. A question that some system has no
            score for is left out.
        questions: numbers of questions to try.
        runs: numbers of runs to try.
        draws: simulated evaluations for each.
        seed: of the draws.

    Returns:
        One row a pair of numbers: `questions`, `runs`; `swing`, half the width of the central 95% of a system's mean
        when the same questions are run again (averaged over systems); `spread`, its standard deviation; `best_right`,
        how often the best system by all the data comes out best; `order_right`, how often the whole order is that of
        all the data.

    Raises:
        InputError: there are fewer than two systems, or no question that all of them have a score for.
    """
    usable = scores[:, ~np.isnan(scores).all(axis=2).any(axis=0)]
    if len(usable) < 2 or usable.shape[1] == 0:
        raise InputError(
            "a ranking needs at least two systems, and questions that all of them answered",
            fix="name more systems, or questions that more of them answered",
        )
    truth = np.nanmean(np.nanmean(usable, axis=2), axis=1)
    order = np.argsort(-truth, kind="stable")
    rng = np.random.default_rng(seed)
    rows = []
    for n_questions in questions:
        for n_runs in runs:
            chosen = rng.integers(0, usable.shape[1], size=(draws, n_questions))
            first, second = (_means(usable, chosen, n_runs, rng) for _ in range(2))
            moved = (second - first) / np.sqrt(
                2
            )  # two runs of the same questions: their difference has twice the variance
            ties = rng.random(first.shape) * 1e-9  # equal means are put in order by chance
            found = np.argsort(-(first + ties), axis=1)
            rows.append(
                {
                    "questions": n_questions,
                    "runs": n_runs,
                    "swing": float(np.mean(np.quantile(moved, 0.975, axis=0) - np.quantile(moved, 0.025, axis=0)) / 2),
                    "spread": float(np.mean(moved.std(axis=0))),
                    "best_right": float((found[:, 0] == order[0]).mean()),
                    "order_right": float((found == order).all(axis=1).mean()),
                }
            )
    return pd.DataFrame(rows)


def runs_needed(table: pd.DataFrame, column: str, share: float) -> pd.Series:
    """For each number of questions, the fewest runs tried with which `column` reaches a share; missing if none does."""
    enough = table[table[column] >= share]
    return enough.groupby("questions")["runs"].min().reindex(pd.unique(table["questions"]))


def _means(scores: Floats, chosen: NDArray[np.int64], n_runs: int, rng: np.random.Generator) -> Floats:
    """Mean of each system (draws, systems) over the chosen questions, each with runs drawn from those there are."""
    n_systems, _, width = scores.shape
    out = np.empty((len(chosen), n_systems))
    for system in range(n_systems):
        here = scores[system][chosen]  # (draws, questions, width)
        known = ~np.isnan(here)
        # the k-th known run, k drawn anew for every simulated run
        place = (rng.random((*chosen.shape, n_runs)) * known.sum(axis=2)[..., None]).astype(int)
        packed = np.take_along_axis(here, np.argsort(~known, axis=2, kind="stable"), axis=2)
        out[:, system] = np.take_along_axis(packed, np.minimum(place, width - 1), axis=2).mean(axis=(1, 2))
    return out
