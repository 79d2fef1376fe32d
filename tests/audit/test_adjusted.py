"""Coverage corrected for what the extractor misses."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from artifact.audit.adjusted import adjusted_recall
from artifact.errors import InputError


def facts(n: int, covered: int, *, kind: str = "pit_lap", lang: str = "en") -> pd.DataFrame:
    return pd.DataFrame(
        {
            "system": "s",
            "lang": lang,
            "cluster": [f"race {i % 10}" for i in range(n)],
            "kind": kind,
            "covered": [i < covered for i in range(n)],
        }
    )


def found(hits: int, missed: int, *, kind: str = "pit_lap", lang: str = "en") -> pd.DataFrame:
    return pd.DataFrame([{"lang": lang, "kind": kind, "found": hits, "missed": missed}])


def test_a_reader_of_four_fifths_is_corrected_by_five_quarters() -> None:
    row = adjusted_recall(facts(1000, 400), found(7999, 1999), n_boot=500).iloc[0]
    assert row["recall"] == 0.4
    assert row["adjusted"] == pytest.approx(0.4 / 0.8, abs=1e-3)
    assert row["low"] < row["adjusted"] < row["high"]


def test_kinds_are_corrected_apart() -> None:
    both = pd.concat([facts(100, 40), facts(100, 60, kind="gain")])
    reader = pd.concat([found(799_999, 199_999), found(999_999, 0, kind="gain")])
    assert adjusted_recall(both, reader, n_boot=200).iloc[0]["adjusted"] == pytest.approx((50 + 60) / 200, abs=1e-3)


def test_never_above_one() -> None:
    row = adjusted_recall(facts(100, 100), found(5, 5), n_boot=200).iloc[0]
    assert row["adjusted"] == row["high"] == 1.0


def test_an_uncertain_reader_widens_the_interval() -> None:
    sure = adjusted_recall(facts(1000, 400), found(8000, 2000), n_boot=2000).iloc[0]
    unsure = adjusted_recall(facts(1000, 400), found(8, 2), n_boot=2000).iloc[0]
    assert unsure["high"] - unsure["low"] > 2 * (sure["high"] - sure["low"])


def test_recovers_a_coverage_that_is_known() -> None:
    """Texts cover 60 % of their facts, a reader misses 30 % of what they say: the interval holds the truth."""
    rng = np.random.default_rng(5)
    table = facts(4000, 0)
    table["covered"] = (rng.random(4000) < 0.6) & (rng.random(4000) < 0.7)
    row = adjusted_recall(table, found(700, 300), n_boot=2000).iloc[0]
    assert row["recall"] == pytest.approx(0.42, abs=0.03)
    assert row["low"] < 0.6 < row["high"]


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(InputError, match="recall is not known for gain in en"):
        adjusted_recall(facts(10, 5, kind="gain"), found(8, 2))
