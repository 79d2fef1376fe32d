"""Which of many keys have been seen before, and where.

Invariant: 16 bytes a key, whatever the order in which they come; the work for each is logarithmic and done by numpy.
"""

from __future__ import annotations

import numpy as np
import pandas as pd
from numpy.typing import NDArray

Keys = NDArray[np.uint64]
Places = NDArray[np.int64]


def keys_of(*columns: pd.Series) -> Keys:
    """One key a row, the same in every process.

    64 bits of hash: of a million distinct rows two share a key once in forty million times, of 10^9 once in forty.
    """
    table = pd.concat([column.reset_index(drop=True).rename(str(k)) for k, column in enumerate(columns)], axis=1)
    return np.asarray(pd.util.hash_pandas_object(table, index=False), dtype=np.uint64)


class Seen:
    """Keys with the place where each was first."""

    def __init__(self) -> None:
        self._runs: list[tuple[Keys, Places]] = []  # each sorted and without repeats, every one larger than the next

    def add(self, keys: Keys, places: Places) -> Places:
        """Take in some keys. Returns for each the place where it was first: its own, where it is new."""
        distinct, index, inverse = np.unique(keys, return_index=True, return_inverse=True)
        first = places[index].copy()
        new = np.ones(len(distinct), dtype=bool)
        for known, at in self._runs:
            spot = np.minimum(np.searchsorted(known, distinct), len(known) - 1)
            old = known[spot] == distinct
            first[old] = at[spot[old]]
            new &= ~old
        self._keep(distinct[new], first[new])
        return first[inverse]

    def _keep(self, keys: Keys, places: Places) -> None:
        while self._runs and len(self._runs[-1][0]) <= len(keys):
            known, at = self._runs.pop()
            keys, places = np.concatenate([known, keys]), np.concatenate([at, places])
            order = np.argsort(keys, kind="stable")
            keys, places = keys[order], places[order]
        if len(keys):
            self._runs.append((keys, places))
