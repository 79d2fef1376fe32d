"""Extraction of files, and comparison of two readings, on weather texts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from artifact.extraction import Work, extract_files
from artifact.parallel import Processes

LINES = [
    {"id": "a", "lang": "en", "text": "Rainy with a high near 71 °F and a 20% chance of rain."},
    {"id": "a", "lang": "es", "text": "Lluvia, máxima de 71 °F, 20 % de probabilidad de precipitación."},
    {"id": "b", "lang": "pt", "text": ""},
    {"id": "c", "lang": "auto", "text": "High near 71 °F. Precipitation: 4", "finish_reason": "length"},
    {"id": "d", "lang": "en", "status": "timeout"},
]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "texts.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in LINES))
    return path


def rows_of(source: Path, work: Work) -> list[dict[str, object]]:
    return [row for part in extract_files([source], work) for row in part.rows]


def test_one_row_a_line_in_order_with_its_status(source: Path) -> None:
    rows = rows_of(source, Work("weather"))
    assert [(row["id"], row["status"]) for row in rows] == [
        ("a", "ok"), ("a", "ok"), ("b", "empty"), ("c", "truncated"), ("d", "timeout"),
    ]  # fmt: skip
    assert [len(row["claims"]) for row in rows] == [3, 3, 0, 1, 0]  # type: ignore[arg-type]
    assert {row["system"] for row in rows} == {"texts"}
    first = rows[0]["claims"]
    assert isinstance(first, list)
    assert first[1] | {"span": None} == {
        "type": "temp", "kind": "high", "value": 71.0, "unit": "F", "polarity": "affirmed", "span": None,
    }  # fmt: skip


def test_why_gives_rule_and_words(source: Path) -> None:
    row = rows_of(source, Work("weather", why=True))[0]
    claims, why = row["claims"], row["why"]
    assert isinstance(claims, list) and isinstance(why, list) and len(claims) == len(why) == 3
    for claim, reason in zip(claims, why, strict=True):
        start, end = claim["span"]
        assert reason["words"] == LINES[0]["text"][start:end]
        assert reason["rule"]
    assert row["dropped"] == {}


def test_several_processes_give_the_same(source: Path) -> None:
    alone = list(extract_files([source], Work("weather")))
    assert list(extract_files([source], Work("weather"), engine=Processes(2))) == alone
    assert sum(part.size for part in alone) == source.stat().st_size
