"""Coverage corrected for what the extractor misses and invents."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from artifact.audit.adjusted import adjusted_recall, cross_checked, facts_read
from artifact.domain import Extraction, get_domain
from artifact.errors import InputError
from artifact.gold import packaged_pairs


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


def read(seen: int, missed: int, invented: int = 0, absent: int = 10_000, *, kind: str = "pit_lap") -> pd.DataFrame:
    columns = ["lang", "kind", "seen", "missed", "invented", "absent"]
    return pd.DataFrame([["en", kind, seen, missed, invented, absent]], columns=columns)


def test_a_reader_of_four_fifths_is_corrected_by_five_quarters() -> None:
    row = adjusted_recall(facts(1000, 400), read(8000, 2000, 0, 10**6), n_boot=500).iloc[0]
    assert row["recall"] == 0.4
    assert row["adjusted"] == pytest.approx(0.4 / 0.8, abs=1e-3)
    assert row["low"] < row["adjusted"] < row["high"]


def test_what_a_reader_invents_is_taken_off() -> None:
    """Rogan and Gladen by hand: (0.4 - 0.1) / (0.8 - 0.1) of the facts are covered."""
    row = adjusted_recall(facts(1000, 400), read(80_000, 20_000, 10_000, 90_000), n_boot=500).iloc[0]
    assert row["adjusted"] == pytest.approx(3 / 7, abs=1e-3)


def test_kinds_are_corrected_apart() -> None:
    both = pd.concat([facts(100, 40), facts(100, 60, kind="gain")])
    reader = pd.concat([read(800_000, 200_000, 0, 10**7), read(1_000_000, 0, 0, 10**7, kind="gain")])
    assert adjusted_recall(both, reader, n_boot=200).iloc[0]["adjusted"] == pytest.approx((50 + 60) / 200, abs=1e-3)


def test_a_kind_of_which_little_is_known_leans_on_its_language() -> None:
    """Of a kind with nothing known, the reader is taken to see what it sees of all kinds: nine tenths."""
    reader = pd.concat([read(9_000, 1_000, 0, 10**6), read(0, 0, 0, 0, kind="gain")])
    row = adjusted_recall(facts(1000, 450, kind="gain"), reader, n_boot=200).iloc[0]
    assert row["adjusted"] == pytest.approx(0.5, abs=1e-3)


def test_a_reader_that_missed_none_of_ten_is_hardly_corrected() -> None:
    reader = pd.concat([read(10, 0), read(1_000, 10, kind="gain")])
    row = adjusted_recall(facts(1000, 500), reader, n_boot=200).iloc[0]
    assert row["adjusted"] == pytest.approx(0.5, abs=0.001)


def test_between_zero_and_one() -> None:
    row = adjusted_recall(facts(100, 100), read(5, 5), n_boot=200).iloc[0]
    assert row["adjusted"] == row["high"] == 1.0
    row = adjusted_recall(facts(100, 0), read(50, 5, 5, 50), n_boot=200).iloc[0]
    assert row["adjusted"] == row["low"] == 0.0


def test_an_uncertain_reader_widens_the_interval() -> None:
    sure = adjusted_recall(facts(1000, 400), read(8000, 2000), n_boot=2000).iloc[0]
    unsure = adjusted_recall(facts(1000, 400), read(8, 2), n_boot=2000).iloc[0]
    assert unsure["high"] - unsure["low"] > 2 * (sure["high"] - sure["low"])


def test_recovers_a_coverage_that_is_known() -> None:
    """Texts cover 60 % of their facts, a reader misses 30 % of what they say: the interval holds the truth."""
    rng = np.random.default_rng(5)
    table = facts(4000, 0)
    table["covered"] = (rng.random(4000) < 0.6) & (rng.random(4000) < 0.7)
    row = adjusted_recall(table, read(700, 300), n_boot=2000).iloc[0]
    assert row["recall"] == pytest.approx(0.42, abs=0.03)
    assert row["low"] < 0.6 < row["high"]


def test_a_kind_of_which_nothing_is_known_is_an_error() -> None:
    with pytest.raises(InputError, match="not known for gain in en"):
        adjusted_recall(facts(10, 5, kind="gain"), read(8, 2))


@pytest.fixture(scope="module")
def annotated():
    racing = get_domain("racing")
    records = {**racing.load("released", "corrected"), **racing.load("released_summaries", "corrected")}
    return list(packaged_pairs("racing")), racing, records


def test_annotated_texts_are_counted_fact_by_fact(annotated) -> None:
    pairs, racing, records = annotated
    counted = facts_read(pairs, racing, records)
    required = sum(len(records[text.instance_id].required) for text, _ in pairs)
    assert counted[["seen", "missed", "invented", "absent"]].to_numpy().sum() == required
    by_true_claims = facts_read(
        [(text, Extraction(e.status, text.claims, e.lang)) for text, e in pairs], racing, records
    )
    assert (by_true_claims[["missed", "invented"]] == 0).all(axis=None)


def test_a_reader_that_misses_three_of_ten_claims_is_put_right(annotated) -> None:
    """Claims of the annotators dropped by chance: what is measured is far off, what is corrected is not."""
    pairs, racing, records = annotated
    chance = random.Random(1)
    poor = [(text, replace(e, claims=tuple(c for c in text.claims if chance.random() < 0.7))) for text, e in pairs]
    tried = cross_checked(poor, racing, records, n_boot=50, seed=3)
    pooled = {name: float(np.average(tried[name], weights=tried["facts"])) for name in ("true", "recall", "adjusted")}
    assert pooled["recall"] < pooled["true"] - 0.15
    assert pooled["adjusted"] == pytest.approx(pooled["true"], abs=0.03)
