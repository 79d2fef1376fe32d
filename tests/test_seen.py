"""Where keys were first, whatever the order in which they come."""

from __future__ import annotations

import numpy as np
import pandas as pd
from hypothesis import given
from hypothesis import strategies as st

from artifact.seen import Seen, keys_of


@given(st.lists(st.lists(st.integers(0, 12), min_size=1, max_size=20), max_size=12))
def test_the_first_place_of_every_key(parts: list[list[int]]) -> None:
    seen, first, place = Seen(), dict[int, int](), 0
    for part in parts:
        places = np.arange(place, place + len(part))
        found = seen.add(np.array(part, dtype=np.uint64), places)
        assert list(found) == [first.setdefault(key, at) for key, at in zip(part, places.tolist(), strict=True)]
        place += len(part)


def test_a_key_is_made_of_all_columns_and_the_same_everywhere() -> None:
    keys = keys_of(pd.Series(["a", "a", "ab", "a"]), pd.Series(["b", "c", "", "b"], index=[9, 8, 7, 6]))
    assert keys[0] == keys[3] and len(set(keys)) == 3
    assert keys[0] == 1341085694042065204
