"""Coverage corrected for what the extractor misses.

Invariant: an extractor that finds a share r of the claims of a kind finds, on average, a share r of the covered facts
of that kind; dividing by r undoes it. The uncertainty of r goes into the interval together with that of the texts.

Source: Rogan and Gladen, Estimating prevalence from the results of a screening test, American Journal of Epidemiology
107 (1978), with specificity 1: a claim that was never made cannot match a fact except by chance.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pandas as pd

from artifact.errors import InputError
from artifact.stats import N_BOOT, SEED, Floats, cluster_weights, interval


def adjusted_recall(
    coverage: pd.DataFrame,
    found: pd.DataFrame,
    *,
    by: Sequence[str] = ("system", "lang"),
    n_boot: int = N_BOOT,
    seed: int = SEED,
) -> pd.DataFrame:
    """Recall as measured and corrected by the extractor's own recall.

    Args:
        coverage: one row a required fact: the columns of `by`, `lang`, `cluster`, `kind`, `covered` (as from
            `artifact.scoring.coverage`).
        found: the extractor's recall on texts with known claims: `lang`, `kind`, `found` and `missed` claims. The
            share found has a Beta(found + 1/2, missed + 1/2) distribution (Jeffreys).
        by: the columns to group by; must include `lang`.
        n_boot: number of draws.
        seed: of the draws.

    Returns:
        One row a group: `facts`, `recall`, `adjusted` (at most 1), `low`, `high` (95 % interval of `adjusted`).

    Raises:
        InputError: a kind of fact occurs whose recall is not known in a language.
    """
    known = {
        (lang, kind): (f, m) for lang, kind, f, m in found[["lang", "kind", "found", "missed"]].itertuples(index=False)
    }
    needed = set(coverage[["lang", "kind"]].drop_duplicates().itertuples(index=False, name=None))
    unknown = sorted(needed - set(known))
    if unknown:
        raise InputError(f"the extractor's recall is not known for {unknown[0][1]} in {unknown[0][0]}")
    clusters = sorted(map(str, coverage["cluster"].unique()))
    weights = cluster_weights(len(clusters), n_boot, seed)
    rng = np.random.default_rng([seed, 2])
    # one draw of the extractor's recall serves all systems: they were read by the same extractor
    share = {pair: (f + 0.5) / (f + m + 1) for pair, (f, m) in known.items()}
    draws = {pair: rng.beta(known[pair][0] + 0.5, known[pair][1] + 0.5, size=n_boot) for pair in sorted(known)}
    rows = []
    for values, group in coverage.groupby(list(by), sort=False, observed=True):
        facts = _by_cluster(group, clusters)
        total = np.zeros(n_boot)
        covered = adjusted = 0.0
        for (lang, kind), part in group[group["covered"]].groupby(["lang", "kind"], observed=True):
            each = _by_cluster(part, clusters)
            covered += each.sum()
            adjusted += each.sum() / share[(lang, kind)]
            total += weights @ each / draws[(lang, kind)]
        with np.errstate(invalid="ignore", divide="ignore"):
            low, high = interval(np.minimum(total / (weights @ facts), 1.0)[:, None])
        rows.append(
            (*values, int(facts.sum()), covered / facts.sum(), min(adjusted / facts.sum(), 1.0), low[0], high[0])
        )
    return pd.DataFrame(rows, columns=[*by, "facts", "recall", "adjusted", "low", "high"])


def _by_cluster(rows: pd.DataFrame, clusters: Sequence[str]) -> Floats:
    """How many rows each cluster has: array (clusters,)."""
    sizes = rows["cluster"].value_counts()
    return np.array([float(sizes.get(cluster, 0)) for cluster in clusters])
