"""What more processes bring, and a million generations in bounded memory. Run by `make bench`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from artifact.domain import LANGUAGES, get_domain
from artifact.files import write_jsonl
from measured import measure

SCALED = 40_000
MILLION = 1_000_000
ENGINES = {
    "1 process": ["--jobs", "1"],
    "2 processes": ["--jobs", "2"],
    "Dask, 1 worker": ["--engine", "dask", "--jobs", "1"],
    "Dask, 2 workers": ["--engine", "dask", "--jobs", "2"],
}


def _texts(name: str, count: int) -> Iterator[dict[str, object]]:
    """Templates' texts of all records in three languages, of as many systems as it takes."""
    domain = get_domain(name)
    rows = [
        {"id": record.id, "lang": lang, "text": domain.template(record, lang), "finish_reason": "stop"}
        for record in domain.load("released", "corrected").values()
        for lang in LANGUAGES
    ]
    for number in range(count):
        system, place = divmod(number, len(rows))
        yield {**rows[place], "system": f"s{system}"}


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("scale") / "texts.jsonl"
    write_jsonl(path, _texts("racing", SCALED))
    return path


@pytest.mark.parametrize("engine", ENGINES)
def test_extract_with_more_processes(texts: Path, tmp_path: Path, engine: str) -> None:
    if "Dask" in engine:
        pytest.importorskip("distributed", reason="needs the extra: pip install 'artifact[dask]'")
    command = [sys.executable, "-m", "artifact", "extract", "--in", str(texts), "--out", str(tmp_path / "claims.jsonl")]
    measure([*command, *ENGINES[engine]], f"extract, {engine}", SCALED, "texts")


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_score_a_million_generations(tmp_path: Path) -> None:
    path = tmp_path / "million.jsonl"
    write_jsonl(path, _texts("weather", MILLION))
    command = [sys.executable, "-m", "artifact", "score", str(path), "--domain", "weather", "--by", "system"]
    options = ["--jobs", "2", "--boot", "100", "--json"]
    done = measure([*command, *options], "score a million weather texts, 2 processes", MILLION, "texts")
    assert done.peak_mib is not None and done.peak_mib < 1024
