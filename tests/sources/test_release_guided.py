"""Rounds of the release's guided texts."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from artifact.paths import results
from artifact.sources.release.guided import guided_rounds


def test_the_committed_rounds_are_those_of_the_release(release: Path) -> None:
    rows = guided_rounds(release)
    assert pq.read_table(results() / "released" / "guided_rounds.parquet").to_pylist() == rows
    assert len({row["id"] for row in rows}) == 209


def test_they_give_the_published_means() -> None:
    table = pq.read_table(results() / "released" / "guided_rounds.parquet").to_pydict()
    means = {name: sum(table[name]) / len(table[name]) for name in ("first", "last")}
    assert means == {"first": pytest.approx(0.6404, abs=5e-5), "last": pytest.approx(0.8812, abs=5e-5)}
