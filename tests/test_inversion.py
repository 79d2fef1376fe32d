from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from artifact.inversion import by_language, correlations, leader, likely, swaps
from artifact.score import Policy
from artifact.stats import bootstrap


def counts(rows: list[tuple[str, str, int, int, int]]) -> pd.DataFrame:
    """(system, cluster, supported, contradicted, covered of 10)."""
    return pd.DataFrame(
        [
            {"system": s, "lang": "en", "id": f"{c}", "cluster": c, "scored": True, "supported": good,
             "contradicted": bad, "unverifiable": 0, "required": 10, "covered": covered}
            for s, c, good, bad, covered in rows
        ]
    )  # fmt: skip


def test_the_most_precise_system_comes_last_by_f1_when_it_says_little() -> None:
    rows = [("terse", c, 1, 0, 1) for c in "abc"] + [("full", c, 9, 1, 9) for c in "abc"]
    lead = leader(bootstrap(counts(rows), by=("system",), n_boot=200))
    # terse: precision 1, recall 0.1, F1 2/11; full: 0.9, 0.9, 0.9; every race is alike, so every resample agrees
    assert (lead.system, lead.place, lead.n, lead.is_last, lead.last) == ("terse", 2, 2, True, 1.0)
    assert lead.value == lead.low == lead.high == 1.0
    assert lead.other == pytest.approx(2 / 11)


def test_the_probability_follows_the_resamples() -> None:
    # by precision A leads unless only race b is drawn twice (probability 1/4), when B does; A is always last by F1
    rows = [("A", "a", 4, 0, 1), ("A", "b", 1, 2, 1), ("B", "a", 2, 2, 9), ("B", "b", 2, 1, 9)]
    lead = leader(bootstrap(counts(rows), by=("system",), n_boot=4000, seed=1))
    assert (lead.system, lead.place) == ("A", 2)
    assert lead.last == pytest.approx(0.75, abs=0.03)
    assert not np.isnan([lead.low, lead.high, lead.other_low, lead.other_high]).any()


def test_a_single_race_has_a_leader_and_no_intervals() -> None:
    lead = leader(bootstrap(counts([("A", "a", 4, 0, 1), ("B", "a", 2, 2, 9)]), by=("system",), n_boot=50))
    assert (lead.system, lead.value, lead.place, lead.n) == ("A", 1.0, 2, 2)
    assert np.isnan([lead.low, lead.high, lead.other_low, lead.other_high, lead.last]).all()


def test_languages_are_compared_apart_and_the_likeliest_change_comes_first() -> None:
    terse = [("terse", c, 1, 0, 1) for c in "abc"] + [("full", c, 9, 1, 9) for c in "abc"]
    alike = [("terse", c, 9, 1, 9) for c in "abc"] + [("full", c, 9, 1, 9) for c in "abc"]
    both = pd.concat([counts(terse), counts(alike).assign(lang="es")], ignore_index=True)
    boots = by_language(both, Policy(), ["en", "es"], n_boot=200, seed=1)
    found = swaps(boots)
    assert found[["lang", "swapped", "probability"]].values.tolist() == [["en", True, 1.0], ["es", False, 0.0]]
    assert likely(found)["lang"].tolist() == ["en"]
    assert likely(found[found["lang"] == "es"])["lang"].tolist() == ["es"]  # nothing likely: all are shown
    english = [row for row in correlations(boots) if row["lang"] == "en"]
    assert [(row["method"], row["value"]) for row in english] == [("Kendall's tau", -1.0), ("Spearman's rho", -1.0)]
