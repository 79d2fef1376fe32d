"""How fast the project's stages are, each with the limit that it promises. Run by `make bench`.

Limits are several times what an idle core of 2024 needs, so that only a change of kind breaks them.
"""

from __future__ import annotations

import sys

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from artifact.domain import LANGUAGES, get_domain
from artifact.score import Item, score_item
from artifact.status import Status
from measured import measure, within

RACING = get_domain("racing")


@pytest.fixture(scope="module")
def records():
    return list(RACING.load("released", "corrected").values())


@pytest.fixture(scope="module")
def texts(records):
    return [(RACING.template(record, lang), lang) for record in records for lang in LANGUAGES]


def test_help() -> None:
    measure([sys.executable, "-m", "artifact", "--help"], "artifact --help", 1, "calls", 0.8)


def test_load_the_released_records(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(lambda: RACING.load("released", "corrected"), rounds=5)
    within(0.5, benchmark, "load the released records", len(RACING.load("released", "corrected")), "records")


def test_read_claims_of_621_texts(benchmark: BenchmarkFixture, texts) -> None:
    found = benchmark.pedantic(lambda: [RACING.extract(text, lang) for text, lang in texts], rounds=3)
    assert all(extraction.claims for extraction in found)
    within(4.0, benchmark, "read claims by rules", len(texts), "texts")


def test_verify_and_count_621_texts(benchmark: BenchmarkFixture, records, texts) -> None:
    items = [
        Item(record, Status.OK, RACING.extract(text, lang).claims)
        for record, (text, lang) in zip((r for r in records for _ in LANGUAGES), texts, strict=True)
    ]
    benchmark.pedantic(lambda: [score_item(item, RACING) for item in items], rounds=3)
    within(1.5, benchmark, "verify and count", len(items), "texts")


def test_bootstrap_every_system_ten_thousand_times(benchmark: BenchmarkFixture) -> None:
    from artifact.scoring import score_claims
    from artifact.stats import summary
    from artifact.stored_claims import load_claims

    counts = score_claims(load_claims("racing"), RACING)
    benchmark.pedantic(lambda: summary(counts), rounds=3)
    within(2.0, benchmark, "10,000 resamples of every system", len(counts), "texts")


def test_derive_the_facts_of_164_races(shared, tmp_path) -> None:
    laps, results = (shared / "laps" / f"{name}_2018_2025.parquet" for name in ("laps", "results"))
    command = [sys.executable, "-m", "artifact", "oracle", "build", "--laps", str(laps), "--results", str(results)]
    measure([*command, "--out", str(tmp_path / "oracle")], "oracle build", 164, "races", 20.0)


def test_build_the_benchmark(tmp_path) -> None:
    records = len(RACING.load("corrected", "corrected"))
    command = [sys.executable, "-m", "artifact", "benchmark", "build", "--out", str(tmp_path / "bench")]
    measure(command, "benchmark build", records, "records", 60.0)
