"""`artifact extract`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

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


GOLD = [
    {"uid": "t1", "system": "one", "lang": "en", "text": "AAA stopped on lap 9 and won.", "claims": ["P AAA 9"]},
    {"uid": "t2", "system": "two", "lang": "es", "text": "AAA paró en la vuelta 9.", "claims": ["P AAA 9", "F AAA 4"]},
    {"uid": "t3", "system": "two", "lang": "pt", "text": "AAA parou na volta 9.", "claims": ["P AAA 9"]},
]


def test_gold_texts_alone(run: Run, tmp_path: Path) -> None:
    gold = tmp_path / "gold.jsonl"
    write_jsonl(gold, GOLD)
    ran = run("extract", "--diff", gold)
    assert ran.code == 0 and "3 texts compared, by rules-" in ran.err
    titles = [line for line in ran.out.splitlines() if "texts compared" in line]
    assert [title.rpartition(" by ")[2] for title in titles] == ["language", "system", "kind"]
    rows = {cells[0]: cells[1:] for line in ran.out.splitlines() if len(cells := line.split()) == 7}
    assert rows["en"] == ["2", "1", "1", "0.500", "1.000", "0.667"]
    assert rows["es"] == ["1", "2", "1", "1.000", "0.500", "0.667"]
    assert rows["two"] == ["2", "3", "2", "1.000", "0.667", "0.800"]
    assert rows["pit_lap"] == ["3", "3", "3", "1.000", "1.000", "1.000"]
    assert ran.out.splitlines()[-4:] == [
        "t1 en one",
        '  + winner(driver AAA) by result.winner in "won"',
        "t2 es two",
        "  - final_position(driver AAA, position 4)",
    ]


def test_gold_texts_alone_as_json(run: Run, tmp_path: Path) -> None:
    gold = tmp_path / "gold.jsonl"
    write_jsonl(gold, GOLD)
    result = json.loads(run("extract", "--diff", gold, "--json").out)
    assert result["systems"]["one"]["precision"] == 0.5 and result["languages"]["pt"]["f1"] == 1.0
    first, second = result["differing"]
    assert (first["uid"], first["missed"], first["spurious"][0]["rule"]) == ("t1", [], "result.winner")
    assert (second["uid"], second["spurious"], second["missed"][0]["position"]) == ("t2", [], 4)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ({"uid": "a", "lang": "en", "claims": []}, ":2: the line has no text"),
        ({"lang": "fr", "text": "x", "claims": []}, ":2: unknown language 'fr'"),
        ({"lang": "en", "text": "x", "claims": ["P AAA nine"]}, ":2: not a claim in the notation: 'P AAA nine'"),
        ({"lang": "en", "text": "x", "claims": "P AAA 9"}, ":2: claims must be a list"),
        ({"lang": "en", "text": "x", "claims": [7]}, ":2: a claim must be an object, not int"),
        ({"domain": "chess", "lang": "en", "text": "x", "claims": []}, ":2: unknown domain 'chess'"),
    ],
)
def test_a_bad_gold_line_is_named(run: Run, tmp_path: Path, line: dict[str, object], says: str) -> None:
    gold = tmp_path / "gold.jsonl"
    write_jsonl(gold, [GOLD[0], line])
    ran = run("extract", "--diff", gold)
    assert ran.code == 2 and ran.out == ""
    assert f"{gold}{says}" in ran.err and len(ran.err.strip().splitlines()) == 1


def test_texts_and_claims_go_together(run: Run, tmp_path: Path) -> None:
    gold = tmp_path / "gold.jsonl"
    write_jsonl(gold, GOLD)
    for arguments in (["--in", gold], ["--out", tmp_path / "o.jsonl"], [], ["--diff", gold, "--in", gold]):
        ran = run("extract", *arguments)
        assert ran.code == 2 and "--in TEXTS and --out CLAIMS go together" in ran.err
    ran = run("extract", "--diff", gold, "--domain", "weather")
    assert ran.code == 2 and "notation" in ran.err
    write_jsonl(gold, [{**row, "domain": "racing"} for row in GOLD])
    ran = run("extract", "--diff", gold, "--domain", "weather")
    assert ran.code == 2 and f"{gold}: no text of the domain 'weather'" in ran.err
