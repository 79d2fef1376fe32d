"""`artifact audit`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from artifact.files import write_jsonl

Run = Callable[..., object]
PLACE = "New_York::1"  # high 83, wind 15 mph from the north-west, 6 %


@pytest.fixture
def file(tmp_path: Path) -> Path:
    texts: list[dict[str, object]] = [
        {"text": "High near 83 °F with a 6% chance of rain and 1013 hPa."},
        {"text": "High near 83 °F with a 6% chance of rain and 1013 hPa."},
        {"text": "Una máxima de 83 °F y viento del noroeste, con un cielo que va a estar despejado."},
        {"text": "", "finish_reason": "stop"},
        {"text": "High near 8", "finish_reason": "length"},
        {"text": "High near 83 °F and the"},
    ]
    path = tmp_path / "mine.jsonl"
    write_jsonl(path, [{"id": PLACE, "lang": "en", **row} for row in texts])
    return path


def test_failures_and_blind_spots_are_counted(run: Run, file: Path) -> None:
    ran = run("audit", file, "--domain", "weather", "--json")
    (row,) = json.loads(ran.out)["groups"]
    assert (row["n"], row["ok"], row["empty"], row["truncated"]) == (6, 4, 1, 1)
    assert (row["looks_cut"], row["repeated"], row["other_language"]) == (1, 1, 1)
    # 83, 6 and 1013 twice; 83 once in Spanish; 8 cut off; 83 once more: 1013 twice and the 8 are in no claim
    assert (row["numbers"], row["numbers_unread"]) == (9, 3)
    shown = run("audit", file, "--domain", "weather")
    assert "repeat an earlier text" in shown.out and "33.3%" in shown.out


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ('{"id": "New_Yrok::1", "lang": "en", "text": "x"}', "mine.jsonl:1: unknown instance 'New_Yrok::1'"),
        ('{"id": "New_York::1", "lang": "fr", "text": "x"}', "mine.jsonl:1: unknown language 'fr'"),
        ("{", "mine.jsonl:1: not valid JSON"),
        ("", "the file is empty"),
    ],
)
def test_bad_lines(run: Run, tmp_path: Path, line: str, part: str) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text(line, "utf-8")
    ran = run("audit", path, "--domain", "weather")
    assert ran.code == 2 and part in ran.err and ran.out == ""


def test_the_view_of_a_text_as_a_page(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "view.html"
    assert run("explain", PLACE, "--text", "High near 90 °F <b>", "--html", page).code == 0
    assert "contradicted" in page.read_text("utf-8") and "&lt;b&gt;" in page.read_text("utf-8")
    ran = run("explain", PLACE, "--html", page)
    assert ran.code == 2 and "--html needs a text" in ran.err


def test_two_files_side_by_side_as_a_page(run: Run, tmp_path: Path) -> None:
    for name, text in (("terse", "High near 83 °F."), ("full", "High near 83 °F, 90% chance of rain.")):
        write_jsonl(tmp_path / f"{name}.jsonl", [{"id": PLACE, "lang": "en", "text": text}])
    files = (tmp_path / "terse.jsonl", tmp_path / "full.jsonl")
    page = tmp_path / "both.html"
    assert run("compare", *files, "--domain", "weather", "--boot", 100, "--html", page).code == 0
    text = page.read_text("utf-8")
    assert text.count("<section>") == 2 and "terse" in text and "contradicted" in text
    ran = run("compare", *files, "--domain", "weather", "--extractor", "given", "--html", page)
    assert ran.code == 2 and "--html shows the texts of two files" in ran.err
