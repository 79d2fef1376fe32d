from __future__ import annotations

import pandas as pd
import pytest

from artifact.contrasts import mean_difference
from artifact.stats import bootstrap


def counts() -> pd.DataFrame:
    """Two systems under two prompts in two races; recall is covered of 4."""
    covered = {("A", "x"): (1, 3), ("A", "y"): (2, 4), ("B", "x"): (4, 4), ("B", "y"): (4, 2)}
    return pd.DataFrame(
        [
            {"system": system, "prompt": prompt, "lang": "en", "id": race, "cluster": race, "scored": True,
             "supported": 1, "contradicted": 0, "unverifiable": 0, "required": 4, "covered": value}
            for (system, prompt), values in covered.items()
            for race, value in zip("ab", values, strict=True)
        ]
    )  # fmt: skip


def test_the_mean_over_systems_is_resampled_as_one_statistic() -> None:
    boot = bootstrap(counts(), by=("system", "prompt"), n_boot=4000, seed=3)
    pairs = [(("A", "y"), ("A", "x")), (("B", "y"), ("B", "x"))]
    found = mean_difference(boot, pairs, "recall")
    # A: 6/8 - 4/8 = 1/4, B: 6/8 - 8/8 = -1/4; race a twice gives (1/4, 0), race b twice (1/4, -1/2)
    assert found.value == 0.0 and found.n == 2
    assert (found.low, found.high) == (-0.125, 0.125)


def test_a_series_that_is_not_there_is_refused() -> None:
    boot = bootstrap(counts(), by=("system", "prompt"), n_boot=100)
    with pytest.raises(ValueError, match="not in tuple"):
        mean_difference(boot, [(("C", "x"), ("A", "x"))], "recall")
