"""How much of a gap in recall is made by breaking off."""

from __future__ import annotations

import pandas as pd
import pytest

from artifact.audit.gap import share_of_gap
from artifact.score import Policy

NONE = {"supported": 0, "contradicted": 0, "unverifiable": 0}


def counts(covered: dict[str, list[int]]) -> pd.DataFrame:
    """Texts on places p0, p1 ... with 4 required facts each."""
    return pd.DataFrame(
        {"system": system, "lang": "en", "id": f"i{n}", "cluster": f"p{n}", "decision_type": "forecast", "status": "ok",
         "scored": True, **NONE, "required": 4, "covered": facts}
        for system, each in covered.items()
        for n, facts in enumerate(each)
    )  # fmt: skip


def test_shares_worked_by_hand() -> None:
    # whole: A 12 of 12, B 6 of 12, breaking off 3 of 12. Broken off: A 6 of 12, B as before
    whole = counts({"A": [4, 4, 4], "B": [2, 2, 2], "short": [1, 1, 1]})
    cut = counts({"A": [2, 2, 2], "B": [2, 2, 2], "short": [1, 1, 1]})
    rows = share_of_gap(whole, cut, "short", Policy(), n_boot=200, seed=1).set_index("system")
    assert list(rows.index) == ["A", "B"]
    assert rows.loc["A", ["whole", "cut", "target"]].tolist() == [1.0, 0.5, 0.25]
    assert rows.loc["A", "share"] == pytest.approx((1.0 - 0.5) / (1.0 - 0.25))
    assert rows.loc["B", "share"] == 0.0
    # every place is alike, so that resampling changes nothing
    assert rows.loc["A", "share_low"] == rows.loc["A", "share_high"] == pytest.approx(2 / 3)


def test_no_gap_has_no_share() -> None:
    alike = counts({"A": [1, 1], "short": [1, 1]})
    (row,) = share_of_gap(alike, alike, "short", Policy(), n_boot=200, seed=1).to_dict("records")
    assert row["share"] is None
    assert row["share_low"] is None
