"""How fast the rules read the release's generations, beside the release's own rules. Run by `make bench`.

Time is processor time, so that other work on the machine counts little. The limit is the one that the project promises.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import io
import os
import random
import time
import tokenize
from collections.abc import Callable
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from artifact.domain import LANGUAGES, get_domain
from artifact.domains.racing.rules import extract
from artifact.domains.racing.rules.lexicon import entries
from artifact.domains.weather.rules.lexicon import lexicons
from artifact.sources.release.generations import release_generations
from measured import within

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
    _texts_a_second(benchmark, extract, written)
    within(len(written) / TEXTS_A_SECOND, benchmark, "extract, the released generations", len(written), "texts")


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


def test_this_machine(benchmark: BenchmarkFixture) -> None:
    """What the rates are to be read beside: Python's own tokenizer, which is as much Python as the rules are."""
    source = inspect.getsource(argparse)

    def once() -> int:
        return sum(1 for _ in tokenize.generate_tokens(io.StringIO(source).readline))

    tokens = benchmark.pedantic(once, rounds=5)
    within(1.0, benchmark, "Python's own tokenizer, to compare machines", tokens, "tokens")


PIECES = [
    "9 ", "1. ", "1, ", "1.5s ", "1-2 ", "P1 ", "a. ", "a\n", "1.\n", "?\n", "- a\n", "- 1\n", "|a|\n", "AAA ", "AAA, ",
    "(", "x", "[[", "** ", "AAA undercut BBB. ", "| AAA | lap 2 |\n", "- AAA: SOFT (1-20) -> HARD (21-57)\n", "lap 1. ",
    "HARD. ", "él ", "rain, ", "no ", "wind NW 5 to 10 mph. ",
    # a claim in every other word
    "30% ", "30%, ", "70 F\n", "30% 70 F ", "70, F, 5-10 mph, ", "NW. ", "70\n.\n", ".\n",
    "1.5 s took ", "overcutting, ", "undercuts, P3, ", "failed ", "lap 9 ", "1.5 s. P3. fail. ", "P3\n1.5 s\n.\n",
]  # fmt: skip
DENSE = {
    "racing": ["9", "AAA", "1.5 s", "HARD", "lap 9", "laps 1-9", "P3", "0.1 s/lap", "AAA stopped on lap 9.", "stint 1"],
    "weather": ["70", "70 F", "5-10 mph", "30%", "NW", "high", "low", "near 70", "wind", "sunny", "chance of rain"],
}
MARKS = [".", ",", "(", "and", "-", "\n- ", "|", "to"]
BETWEEN = [" ", " ", ". ", "\n", ", "]
DRAWN = 150  # texts, each a unit of one to four words again and again
CHARACTERS = 100_000  # of each


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


def _words(domain: str) -> list[str]:
    """All words and phrases that the rules of a domain know, in three languages."""
    if domain == "weather":
        return [phrase for lexicon in lexicons().values() for phrase, _ in lexicon.entries()]
    return [" ".join(phrase) for lang in LANGUAGES for phrase, _ in entries(lang)]


@pytest.mark.parametrize("domain", ["racing", "weather"])
def test_read_units_drawn_by_chance(benchmark: BenchmarkFixture, domain: str) -> None:
    """The slowest, by the megabyte, of texts that repeat a few words drawn from all that the rules know."""
    rng = random.Random(20310)
    read = get_domain(domain).extract
    words, known = [*DENSE[domain], *MARKS], _words(domain)
    drawn: list[tuple[str, str]] = []
    for _ in range(DRAWN):
        unit = [rng.choice([rng.choice(words), rng.choice(known)]), *rng.choices(words, k=rng.randrange(4))]
        rng.shuffle(unit)
        between = rng.choice(BETWEEN)
        drawn.append((between.join(unit) + between, rng.choice(LANGUAGES)))
    read("AAA stopped on lap 2.", "en")  # what is made once is made
    seconds: dict[str, float] = {}

    def once() -> None:
        for unit, lang in drawn:
            text = unit * (CHARACTERS // len(unit))
            start = time.process_time()
            read(text, lang)
            took = (time.process_time() - start) * 1_000_000 / len(text)
            seconds[unit] = min(took, seconds.get(unit, float("inf")))

    benchmark.pedantic(once, rounds=2)
    slowest = max(seconds, key=seconds.__getitem__)
    benchmark.extra_info["slowest"] = f"{slowest!r}: {seconds[slowest]:.2f} s"
    assert seconds[slowest] < SECONDS_A_MEGABYTE, {unit: took for unit, took in seconds.items() if took > 1}
