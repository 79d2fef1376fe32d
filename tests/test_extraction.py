"""Extraction of files, and comparison of two readings, on weather texts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from artifact.domain import get_domain
from artifact.domains.weather.claims import PrecipProb, SkyCondition, Temp
from artifact.errors import InputError
from artifact.extraction import Gold, Work, agreement_by_kind, difference, extract_file

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


def test_one_row_a_line_in_order_with_its_status(source: Path) -> None:
    rows = list(extract_file(source, Work("weather")))
    assert [(row["id"], row["status"]) for row in rows] == [
        ("a", "ok"), ("a", "ok"), ("b", "empty"), ("c", "truncated"), ("d", "timeout"),
    ]  # fmt: skip
    assert [len(row["claims"]) for row in rows] == [3, 3, 0, 1, 0]  # type: ignore[arg-type]
    assert {row["system"] for row in rows} == {"texts"}
    first = rows[0]["claims"]
    assert isinstance(first, list)
    assert first[1] | {"span": None} == {
        "type": "temp", "kind": "high", "value": 71.0, "polarity": "affirmed", "span": None,
    }  # fmt: skip


def test_why_gives_rule_and_words(source: Path) -> None:
    row = next(extract_file(source, Work("weather", why=True)))
    claims, why = row["claims"], row["why"]
    assert isinstance(claims, list) and isinstance(why, list) and len(claims) == len(why) == 3
    for claim, reason in zip(claims, why, strict=True):
        start, end = claim["span"]
        assert reason["words"] == LINES[0]["text"][start:end]
        assert reason["rule"]
    assert row["dropped"] == {}


def test_several_processes_give_the_same_rows(source: Path) -> None:
    done: list[int] = []
    alone = list(extract_file(source, Work("weather")))
    together = list(extract_file(source, Work("weather"), jobs=2, advance=done.append))
    assert together == alone
    assert sum(done) == source.stat().st_size


def test_what_reads_twice_alike_agrees() -> None:
    found = [Temp(kind="high", value=71, span=(0, 4)), PrecipProb(value=20), SkyCondition(condition="rain")]
    gold = [
        Temp(kind="high", value=71),
        PrecipProb(value=30),
        SkyCondition(condition="rain"),
        Temp(kind="low", value=50),
    ]
    one = difference("a", "en", found, gold)
    assert one.only_found == (PrecipProb(value=20),)
    assert one.only_gold == (PrecipProb(value=30), Temp(kind="low", value=50))
    table = agreement_by_kind([one, difference("b", "en", [], [])])
    assert list(table) == ["all", "precip_prob", "sky", "temp"]
    _, scores = table["all"]
    assert (scores.precision, scores.recall) == (2 / 3, 2 / 4)
    assert table["precip_prob"][1].f1 == 0.0
    assert table["temp"][1].recall == 0.5


def test_gold_is_found_by_the_most_that_it_names(tmp_path: Path) -> None:
    path = tmp_path / "gold.jsonl"
    claim = {"type": "precip_prob", "value": 1}
    rows = [
        {"id": "a", "lang": "en", "system": "s", "claims": [claim | {"value": 1}]},
        {"id": "a", "lang": "en", "claims": [claim | {"value": 2}]},
        {"id": "a", "claims": [claim | {"value": 3}]},
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    gold = Gold(path, get_domain("weather"))
    assert gold.of("a", "en", "s") == (PrecipProb(value=1),)
    assert gold.of("a", "en", "t") == (PrecipProb(value=2),)
    assert gold.of("a", "pt", "s") == (PrecipProb(value=3),)
    assert gold.of("b", "en", "s") is None


@pytest.mark.parametrize(
    ("lines", "part"),
    [
        ('{"id": "a"}', ':1: a line of claims needs "id" and "claims"'),
        ('{"id": "a", "claims": []}\n{"id": "a", "claims": []}', ":2: id 'a' is repeated"),
        ('{"id": "a", "claims": [{"type": "temprature"}]}', ":1: unknown claim type 'temprature', did you mean"),
    ],
)
def test_bad_gold_is_named(tmp_path: Path, lines: str, part: str) -> None:
    path = tmp_path / "gold.jsonl"
    path.write_text(lines)
    with pytest.raises(InputError) as caught:
        Gold(path, get_domain("weather"))
    assert part in str(caught.value)
