"""How fast the rules read the release's generations, beside the release's own rules. Run by `make bench`.

Time is processor time, so that other work on the machine counts little. The limit is the one that the project promises.
"""

from __future__ import annotations

import importlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

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


@pytest.mark.parametrize("piece", ["9 ", "AAA undercut BBB. ", "a\n", "AAA ", "(", "x", "[[", "| AAA | lap 2 |\n"])
def test_read_a_megabyte(benchmark: BenchmarkFixture, piece: str) -> None:
    text = piece * (1_000_000 // len(piece))
    seconds: list[float] = []

    def once() -> None:
        start = time.process_time()
        extract(text, "en")
        seconds.append(time.process_time() - start)

    benchmark.pedantic(once, rounds=2)
    assert min(seconds) < SECONDS_A_MEGABYTE
    assert sys.getsizeof(text) >= 999_000
