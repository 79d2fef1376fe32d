"""`artifact compare`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from artifact.domain import get_domain
from artifact.files import write_jsonl

Run = Callable[..., object]


@pytest.fixture
def two(tmp_path: Path) -> tuple[Path, Path]:
    """`terse` states one required fact of each record, `full` states all and one wrong claim."""
    records = list(get_domain("weather").load("released", "corrected").values())
    wrong = {"type": "precip_prob", "value": 100}
    terse = [{"id": r.id, "lang": "en", "claims": [r.required[0].to_json()]} for r in records]
    full = [{"id": r.id, "lang": "en", "claims": [*(f.to_json() for f in r.required), wrong]} for r in records]
    write_jsonl(tmp_path / "terse.jsonl", terse)
    write_jsonl(tmp_path / "full.jsonl", full)
    return tmp_path / "terse.jsonl", tmp_path / "full.jsonl"


def test_differences_of_two_files(run: Run, two: tuple[Path, Path]) -> None:
    ran = run("compare", *two, "--domain", "weather", "--extractor", "given", "--boot", 500, "--json")
    assert ran.code == 0
    result = json.loads(ran.out)
    rows = {row["metric"]: row for row in result["differences"]}
    assert rows["precision"]["a"] == "terse" and rows["precision"]["b"] == "full"
    assert rows["precision"]["difference"] > 0 > rows["f1"]["difference"]
    assert rows["f1"]["high"] < 0 and rows["f1"]["p_holm"] < 0.05
    assert rows["f1"]["n"] == 150
    assert result["rank_swaps"] == [{"a": "terse", "b": "full", "swapped": True, "probability": 1.0}]
    shown = run("compare", *two, "--domain", "weather", "--extractor", "given", "--boot", 500)
    assert "p (Holm)" in shown.out and "reversed in 100.0% of resamples" in shown.out


def test_files_of_one_system_are_told_apart_by_name(run: Run, two: tuple[Path, Path]) -> None:
    ran = run("compare", *two, "--domain", "weather", "--extractor", "given", "--system", "m", "--boot", 100, "--json")
    assert json.loads(ran.out)["differences"][0]["a"] == "terse:m"


def test_within_each_language(run: Run, two: tuple[Path, Path], tmp_path: Path) -> None:
    for path in two:
        rows = [json.loads(line) for line in path.read_text().splitlines()]
        write_jsonl(path, [*rows, *(row | {"lang": "pt"} for row in rows)])
    ran = run("compare", *two, "--domain", "weather", "--extractor", "given", "--by", "lang", "--boot", 100, "--json")
    assert [(row["lang"], row["metric"]) for row in json.loads(ran.out)["differences"]] == [
        (lang, metric) for lang in ("en", "pt") for metric in ("precision", "recall", "f1")
    ]


def test_one_system_is_nothing_to_compare(run: Run, two: tuple[Path, Path]) -> None:
    ran = run("compare", two[0], "--domain", "weather", "--extractor", "given")
    assert ran.code == 2 and "there is only one system" in ran.err
    ran = run("compare", *two, "--domain", "weather", "--extractor", "given", "--by", "system")
    assert ran.code == 2 and "unknown column 'system'" in ran.err


def test_an_order_that_is_not_known_is_not_told(run: Run, two: tuple[Path, Path], tmp_path: Path) -> None:
    rows = [json.loads(line) for line in two[0].read_text().splitlines()]
    write_jsonl(tmp_path / "silent.jsonl", [row | {"claims": []} for row in rows])
    given = ("--domain", "weather", "--extractor", "given", "--boot", 100)
    shown = run("compare", two[0], tmp_path / "silent.jsonl", *given)
    assert shown.code == 0 and "terse   silent   precision" in shown.out and "order by precision" not in shown.out
    for path in two:  # of one place, which has no resamples
        write_jsonl(path, [json.loads(path.read_text().splitlines()[0])])
    shown = run("compare", *two, *given)
    assert shown.out.rstrip().endswith("terse and full: order by precision and by F1 reversed")


def test_the_page_shows_one_system_of_each_file(run: Run, tmp_path: Path) -> None:
    name = "New_York::1"
    lines = [
        {"id": name, "lang": "en", "system": system, "text": text}
        for system, text in (("a", "High near 60 °F."), ("b", "Rain is likely."))
    ]
    one, both = tmp_path / "one.jsonl", tmp_path / "both.jsonl"
    write_jsonl(one, [lines[0] | {"system": "c"}])
    write_jsonl(both, lines)
    page = tmp_path / "page.html"
    ran = run("compare", one, both, "--domain", "weather", "--boot", 100, "--html", page)
    assert ran.code == 2 and not page.exists()
    assert "both.jsonl:2: --html shows one system of each file; write the texts" in ran.err
    write_jsonl(both, lines[:1])
    assert run("compare", one, both, "--domain", "weather", "--boot", 100, "--html", page).code == 0
    text = page.read_text(encoding="utf-8")
    assert "NaN" not in text and "–" in text
