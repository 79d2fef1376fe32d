"""Differences averaged over systems, and what they have in common, from one set of resamples.

Invariant: a mean over systems is resampled as one statistic. It is not the mean of intervals.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from artifact.agreement import Estimate
from artifact.stats import Bootstrap, interval

Label = tuple[object, ...]


def mean_difference(boot: Bootstrap, pairs: Sequence[tuple[Label, Label]], metric: str) -> Estimate:
    """The mean over pairs of series of (first minus second) in one metric, with its 95% interval.

    Args:
        boot: has every series that the pairs name, as in `Bootstrap.series`.
        pairs: of series.
        metric: of `artifact.stats.METRICS`.

    Raises:
        ValueError: a pair names a series that is not there.
    """
    values, draws = boot.of(metric)
    first, second = ([boot.series.index(pair[side]) for pair in pairs] for side in (0, 1))
    low, high = interval((draws[:, first] - draws[:, second]).mean(axis=1))
    return Estimate(float(np.mean(values[first] - values[second])), float(low), float(high), len(pairs))
