"""Which system leads by one measure, and where it stands by another.

Invariant: a place is a rank among the systems of one comparison, 1 for the best, and its probability is a share of the
same resamples from which all intervals come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pandas as pd

from artifact.agreement import rank_agreement
from artifact.score import Policy
from artifact.stats import Bootstrap, bootstrap, interval, rank_swaps, ranks

METHODS = {"kendall": "Kendall's tau", "spearman": "Spearman's rho"}


@dataclass(frozen=True)
class Lead:
    """The leader by one measure.

    Attributes:
        system: its name.
        value, low, high: the first measure with its 95% interval.
        other, other_low, other_high: the second.
        place: its rank by the second measure, of `n` systems.
        n: number of systems.
        last: probability that whichever system leads by the first measure comes last by the second; NaN, like the
            ends of the intervals, where a single cluster leaves nothing to resample.
    """

    system: str
    value: float
    low: float
    high: float
    other: float
    other_low: float
    other_high: float
    place: int
    n: int
    last: float

    @property
    def is_last(self) -> bool:
        """Whether the leader comes last by the second measure."""
        return self.place == self.n


def leader(boot: Bootstrap, first: str = "precision", second: str = "f1") -> Lead:
    """Find the leader by `first` among the series of a bootstrap, and its place by `second`."""
    (x, x_draws), (y, y_draws) = boot.of(first), boot.of(second)
    best = int(np.nanargmax(x))
    place = ranks(y)
    leads, places = np.argmax(np.nan_to_num(x_draws, nan=-np.inf), axis=1), ranks(y_draws)
    drawn = places[np.arange(len(leads)), leads]
    low, high = interval(x_draws[:, best])
    other_low, other_high = interval(y_draws[:, best])
    return Lead(
        system=str(boot.series[best][0]),
        value=float(x[best]),
        low=float(low),
        high=float(high),
        other=float(y[best]),
        other_low=float(other_low),
        other_high=float(other_high),
        place=int(place[best]),
        n=len(boot.series),
        last=float("nan") if np.isnan(x_draws).all() else float((drawn == len(boot.series)).mean()),
    )


def by_language(
    counts: pd.DataFrame, policy: Policy, languages: Sequence[str], *, n_boot: int, seed: int
) -> dict[str, Bootstrap]:
    """The systems of each language scored under the same resamples. Arguments as in `artifact.stats.bootstrap`."""
    return {
        lang: bootstrap(counts[counts["lang"] == lang], policy, by=("system",), n_boot=n_boot, seed=seed)
        for lang in languages
    }


def swaps(boots: Mapping[str, Bootstrap]) -> pd.DataFrame:
    """Every pair of systems in every language, the most probable change of place first.

    Returns:
        Columns: `a`, `b`, `swapped`, `probability` (see `artifact.stats.rank_swaps`) and `lang`.
    """
    found = pd.concat([rank_swaps(boot).assign(lang=lang) for lang, boot in boots.items()], ignore_index=True)
    return found.sort_values(["lang", "probability"], ascending=[True, False], kind="stable", ignore_index=True)


def likely(swaps: pd.DataFrame, probability: float = 0.05) -> pd.DataFrame:
    """The pairs that change places with at least this probability; all of them where there is none."""
    shown = swaps[swaps["probability"] >= probability]
    return shown if len(shown) else swaps


def correlations(boots: Mapping[str, Bootstrap]) -> list[dict[str, object]]:
    """Rank correlations, over systems, of precision with F1: `lang`, `method`, `value`, `low`, `high`."""
    out: list[dict[str, object]] = []
    for lang, boot in boots.items():
        table = rank_agreement(boot)
        for method, name in METHODS.items():
            value, low, high = table.loc[method, ["value", "low", "high"]].astype(float)
            out.append({"lang": lang, "method": name, "value": value, "low": low, "high": high})
    return out
