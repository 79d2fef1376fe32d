"""`artifact extract`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from artifact.files import read_jsonl, write_jsonl

Run = Callable[..., object]
ROWS = [
    {"id": "a", "lang": "en", "text": "Rainy with a high near 71 °F and a 20% chance of rain."},
    {"id": "b", "lang": "pt", "text": ""},
    {"id": "c", "lang": "es", "text": "Máxima de 71 °F.", "system": "s"},
]


def test_one_line_of_claims_a_line_of_text(run: Run, tmp_path: Path) -> None:
    source, out = tmp_path / "texts.jsonl", tmp_path / "claims.jsonl"
    write_jsonl(source, ROWS)
    ran = run("extract", "--domain", "weather", "--in", source, "--out", out)
    assert ran.code == 0 and ran.out == ""
    assert "4 claims in 3 texts (1 empty, 2 ok), by rules-" in ran.err
    rows = [row for _, row in read_jsonl(out)]
    assert [(row["id"], row["system"], row["lang"], row["status"]) for row in rows] == [
        ("a", "texts", "en", "ok"), ("b", "texts", "pt", "empty"), ("c", "s", "es", "ok"),
    ]  # fmt: skip
    first = out.read_bytes()
    run("extract", "--domain", "weather", "--in", source, "--out", out, "--jobs", 2)
    assert out.read_bytes() == first


def test_what_it_writes_can_be_scored(run: Run, tmp_path: Path) -> None:
    source, out = tmp_path / "texts.jsonl", tmp_path / "claims.jsonl"
    write_jsonl(
        source, [{"id": "New_York::1", "lang": "en", "text": "Rainy with a high near 71 °F and a 20% chance of rain."}]
    )
    run("extract", "--domain", "weather", "--in", source, "--out", out, "--why")
    read = json.loads(run("score", out, "--domain", "weather", "--extractor", "given", "--json").out)
    direct = json.loads(run("score", source, "--domain", "weather", "--json").out)
    assert read["rows"] == direct["rows"]


def test_comparison_with_gold(run: Run, tmp_path: Path) -> None:
    source, gold = tmp_path / "texts.jsonl", tmp_path / "gold.jsonl"
    write_jsonl(source, ROWS)
    write_jsonl(
        gold, [{"id": "a", "claims": [{"type": "precip_prob", "value": 25}, {"type": "sky", "condition": "rain"}]}]
    )
    ran = run("extract", "--domain", "weather", "--in", source, "--out", tmp_path / "o.jsonl", "--diff", gold)
    assert "+ precip_prob(value 20.0)" in ran.out and "- precip_prob(value 25.0)" in ran.out
    assert "1 texts compared" in ran.out
    as_json = run(
        "extract", "--domain", "weather", "--in", source, "--out", tmp_path / "o.jsonl", "--diff", gold, "--json"
    )
    result = json.loads(as_json.out)
    assert result["statuses"] == {"ok": 2, "empty": 1}
    assert result["agreement"]["kinds"]["all"] == {
        "found": 3, "gold": 2, "both": 1, "precision": 1 / 3, "recall": 0.5, "f1": 0.4,
    }  # fmt: skip


def test_bad_input_writes_nothing(run: Run, tmp_path: Path) -> None:
    source, out = tmp_path / "texts.jsonl", tmp_path / "claims.jsonl"
    write_jsonl(source, [*ROWS, {"id": "d", "lang": "fr", "text": "x"}])
    ran = run("extract", "--domain", "weather", "--in", source, "--out", out)
    assert ran.code == 2 and f"{source}:4: unknown language 'fr'" in ran.err and not out.exists()
    gold = tmp_path / "gold.jsonl"
    write_jsonl(gold, [{"id": "a", "claims": [{"type": "temprature"}]}])
    ran = run("extract", "--domain", "weather", "--in", source, "--out", out, "--diff", gold)
    assert ran.code == 2 and f"{gold}:1: unknown claim type 'temprature'" in ran.err
    ran = run("extract", "--domain", "weather", "--in", source, "--out", source)
    assert ran.code == 2 and "--out would replace an input file" in ran.err
    ran = run("extract", "--in", tmp_path / "none", "--out", out)
    assert ran.code == 2 and "no such file" in ran.err
