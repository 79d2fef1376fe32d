"""How fast files are extracted, scored and judged. Run by `make bench`.

Limits are several times what an idle core of 2024 needs, so that only a change of kind breaks them.
"""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from artifact.agreement import METHODS, Method, correlation
from artifact.domain import LANGUAGES, get_domain
from artifact.judge.compare import judge_claims
from artifact.judge.judgement import Reference, Task
from artifact.parallel import Processes
from artifact.score import DEFAULT
from artifact.scoring import Setup
from artifact.stats import merge_tallies, summary_of
from artifact.streaming import score_files, summed
from measured import within

RACING, WEATHER = get_domain("racing"), get_domain("weather")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", [RACING, WEATHER], ids=lambda domain: domain.name)
def test_extract_200_texts(benchmark: BenchmarkFixture, domain, lang: str) -> None:
    records = list(domain.load("released", "corrected").values())
    texts = [domain.template(records[number % len(records)], lang) for number in range(200)]
    found = benchmark.pedantic(lambda: [domain.extract(text, lang) for text in texts], rounds=3, warmup_rounds=1)
    assert all(extraction.claims for extraction in found)
    within(1.5, benchmark, f"extract, {domain.name}, {lang}", len(texts), "texts")


def _write(path: Path, count: int) -> None:
    """`count` lines of claims: systems of one text a record, as many as it takes."""
    records = list(RACING.load("released", "corrected").values())
    flat = [[fact.to_json() for fact in record.required] for record in records]
    with path.open("w", encoding="utf-8") as stream:
        for number in range(count):
            system, place = divmod(number, len(records))
            row = {"id": records[place].id, "lang": "en", "system": f"s{system}", "claims": flat[place]}
            stream.write(json.dumps(row) + "\n")


def _score(path: Path, jobs: int = 1) -> int:
    then = partial(summed, DEFAULT, ["system"], False)
    parts = score_files([path], Setup(extractor="given"), then, engine=Processes(jobs))
    table = merge_tallies(part.tally for part in parts)
    return int(summary_of(table, n_boot=1000)["n"].sum())


def test_score_100000_generations(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    path = tmp_path / "claims.jsonl"
    _write(path, 100_000)
    assert benchmark.pedantic(lambda: _score(path), rounds=1) == 100_000
    within(120.0, benchmark, "score given claims", 100_000, "texts")


def test_memory_does_not_grow_with_the_file(tmp_path: Path) -> None:
    """Ten times the lines take about as much memory: what grows is some bytes a text, to find repeats."""
    peaks = []
    for count in (10_000, 100_000):
        path = tmp_path / f"{count}.jsonl"
        _write(path, count)
        code = (
            "import sys\nfrom artifact.cli import main\n"
            "try: main(['score', sys.argv[1], *'--extractor given --by system --boot 100 --json'.split()])\n"
            # not ru_maxrss, which starts with the memory of the process that started this one
            "finally: print(open('/proc/self/status').read().split('VmHWM:')[1].split()[0], file=sys.stderr)"
        )
        ran = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
        peaks.append(int(ran.stderr.split()[-1]) / 1024)  # MiB
    assert peaks[1] < 500
    assert peaks[1] - peaks[0] < 150


def test_judge_200_texts_by_words(benchmark: BenchmarkFixture) -> None:
    records = list(RACING.load("released", "corrected").values())[:200]
    tasks = [
        Task(RACING.question(r, "en", "neutral"), RACING.context(r, "en"), Reference(RACING.template(r, "en")))
        for r in records
    ]
    benchmark.pedantic(lambda: [judge_claims(task) for task in tasks], rounds=3)
    within(6.0, benchmark, "judge by words", len(tasks), "answers")


@pytest.mark.parametrize("method", METHODS)
def test_correlate_3000_items_in_150_clusters(benchmark: BenchmarkFixture, method: Method) -> None:
    rng = np.random.default_rng(0)
    x = rng.integers(0, 11, size=3000) / 10
    y = np.clip(x + rng.normal(0, 0.3, size=3000), 0, 1)
    clusters = list(rng.integers(0, 150, size=3000))
    benchmark.pedantic(lambda: correlation(x, y, method, clusters=clusters, n_boot=2000), rounds=3)
    within(4.0, benchmark, f"correlation with 2,000 resamples, {method}", len(x), "items")
