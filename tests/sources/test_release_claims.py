"""The committed claims of the release's generations are what the extractors read in them today."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from artifact.domain import get_domain
from artifact.paths import results
from artifact.sources.release import SOURCES, claims_row, release_generations
from artifact.sources.release.generations import Source

SAMPLE = 120  # texts a source in the default run; all of them with -m slow


@pytest.fixture
def committed() -> Path:
    folder = results() / "claims"
    if not folder.is_dir():
        pytest.skip("no committed claims in results/claims (make them with `artifact release claims`)")
    return folder


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_a_sample_is_read_as_committed(release: Path, committed: Path, source: Source) -> None:
    compare(release, committed, source, SAMPLE)


@pytest.mark.slow
@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_every_text_is_read_as_committed(release: Path, committed: Path, source: Source) -> None:
    compare(release, committed, source, None)


def compare(release: Path, committed: Path, source: Source, sample: int | None) -> None:
    from pyarrow import parquet

    rows = parquet.read_table(committed / f"{source.name}.parquet").to_pylist()
    generations = list(release_generations(release, [source.name]))
    assert len(rows) == len(generations)
    places = list(range(len(rows)))
    if sample is not None:
        places = random.Random(source.name).sample(places, sample)
    extract = get_domain(source.domain).extract
    differing = [rows[place]["id"] for place in places if claims_row(generations[place], extract) != rows[place]]
    assert not differing, f"{len(differing)} differ; make results/claims again with `artifact release claims`"
