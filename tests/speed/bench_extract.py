"""How fast the rules read the release's generations, beside the release's own rules. Run by `make bench`.

Time is processor time, so that other work on the machine counts little. The limit is the one that the project promises.
"""

from __future__ import annotations

import importlib
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from artifact.domain import get_domain
from artifact.domains.racing.rules import extract
from artifact.sources.release.generations import release_generations

TEXTS_A_SECOND = 1000
SECONDS_A_MEGABYTE = 2.0
# where the release keeps its own: "package.module:function" of (text, language) or of the text alone
OF_THE_RELEASE = os.environ.get("ARTIFACT_RELEASE_EXTRACTOR", "src.eval.claims:extract_claims")


@pytest.fixture(scope="module")
def written(release: Path) -> list[tuple[str, str]]:
    """The texts of the frontier models, with the language asked for."""
    return [(row.text, row.lang) for row in release_generations(release, ["racing"]) if row.text]


def _texts_a_second(benchmark: BenchmarkFixture, read: Callable[[str, str], object], texts) -> float:
    seconds: list[float] = []

    def once() -> None:
        start = time.process_time()
        for text, lang in texts:
            read(text, lang)
        seconds.append(time.process_time() - start)

    benchmark.pedantic(once, rounds=3, warmup_rounds=1)
    rate = len(texts) / min(seconds)
    benchmark.extra_info["texts a second"] = round(rate)
    return rate


@pytest.mark.shared
def test_read_the_release(benchmark: BenchmarkFixture, written) -> None:
    assert _texts_a_second(benchmark, extract, written) > TEXTS_A_SECOND


@pytest.mark.shared
def test_read_the_release_by_its_own_rules(
    benchmark: BenchmarkFixture, written, release: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, _, function = OF_THE_RELEASE.partition(":")
    if not (release / Path(*name.split("."))).with_suffix(".py").is_file():
        pytest.skip(f"the release's code is not in {release} (no {name}); its data files alone are")
    monkeypatch.syspath_prepend(release)
    read = getattr(importlib.import_module(name), function)
    if read.__code__.co_argcount > 1:
        _texts_a_second(benchmark, read, written)
    else:
        _texts_a_second(benchmark, lambda text, _: read(text), written)


PIECES = [
    "9 ", "1. ", "1, ", "1.5s ", "1-2 ", "P1 ", "a. ", "a\n", "1.\n", "?\n", "- a\n", "- 1\n", "|a|\n", "AAA ", "AAA, ",
    "(", "x", "[[", "** ", "AAA undercut BBB. ", "| AAA | lap 2 |\n", "- AAA: SOFT (1-20) -> HARD (21-57)\n", "lap 1. ",
    "HARD. ", "él ", "rain, ", "no ", "wind NW 5 to 10 mph. ",
]  # fmt: skip


@pytest.mark.parametrize("domain", ["racing", "weather"])
def test_read_a_megabyte(benchmark: BenchmarkFixture, domain: str) -> None:
    """The slowest of many kinds of text that nobody writes."""
    read = get_domain(domain).extract
    read("AAA stopped on lap 2.", "en")  # what is made once is made
    seconds: dict[str, float] = {}

    def once() -> None:
        for piece in PIECES:
            text = piece * (1_000_000 // len(piece))
            start = time.process_time()
            read(text, "en")
            seconds[piece] = min(time.process_time() - start, seconds.get(piece, float("inf")))

    benchmark.pedantic(once, rounds=2)
    slowest = max(seconds, key=seconds.__getitem__)
    benchmark.extra_info["slowest"] = f"{slowest!r}: {seconds[slowest]:.2f} s"
    assert seconds[slowest] < SECONDS_A_MEGABYTE, {piece: took for piece, took in seconds.items() if took > 1}
