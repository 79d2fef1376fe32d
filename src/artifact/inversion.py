"""Which system leads by one measure, and where it stands by another.

Invariant: a place is a rank among the systems of one comparison, 1 for the best, and its probability is a share of the
same resamples from which all intervals come.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from artifact.stats import Bootstrap, ranks


@dataclass(frozen=True)
class Lead:
    """The leader by one measure.

    Attributes:
        system: its name.
        value, low, high: the first measure with its 95 % interval.
        other, other_low, other_high: the second.
        place: its rank by the second measure, of `n` systems.
        n: number of systems.
        last: probability that whichever system leads by the first measure comes last by the second.
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
    low, high = np.nanquantile(x_draws[:, best], [0.025, 0.975])
    other_low, other_high = np.nanquantile(y_draws[:, best], [0.025, 0.975])
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
        last=float((drawn == len(boot.series)).mean()),
    )
