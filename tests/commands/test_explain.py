"""`artifact explain`."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from artifact import paths
from artifact.domain import get_domain

Run = Callable[..., object]
TEXT = "High near 83 °F with a 90% chance of rain."


def test_a_record_is_shown_with_its_facts(run: Run) -> None:
    name = next(iter(get_domain("racing").load("released", "corrected")))
    ran = run("explain", name)
    assert ran.code == 0
    assert name in ran.out and "required" in ran.out and "pit_lap(driver" in ran.out
    result = json.loads(run("explain", name, "--json").out)
    assert result["domain"] == "racing"
    assert all(fact in result["facts"] for fact in result["required"])


def test_a_text_is_verified_claim_by_claim(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = run("explain", "New_York::1", "--text", TEXT)
    assert "precip_prob(value 90.0)" in shown.out and "contradicted" in shown.out
    result = json.loads(run("explain", "New_York::1", "--text", TEXT, "--json").out)
    assert {claim["label"]: claim["verdict"] for claim in result["claims"]}[
        "temp(kind high, value 83.0)"
    ] == "supported"
    (tmp_path / "text.txt").write_text(TEXT, encoding="utf-8")
    assert json.loads(run("explain", "New_York::1", "--text", tmp_path / "text.txt", "--json").out) == result
    monkeypatch.setattr("sys.stdin", io.StringIO(TEXT))
    assert json.loads(run("explain", "New_York::1", "--text", "-", "--json").out) == result


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["New_Yrok::1"], "unknown instance 'New_Yrok::1', did you mean 'New_York::1'"),
        (["New_York::1", "--domain", "racing"], "unknown instance"),
        (["New_York::1", "--benchmark", "x"], "unknown benchmark 'x'"),
        (["New_York::1", "--rules", "x"], "unknown rule set 'x'"),
        (["New_York::1", "--text", "missing.txt"], "missing.txt: no such file"),
        (["New_York::1", "--text", "x", "--extractor", "y"], "unknown extractor 'y'"),
        (["New_York::1", "--text", "."], ".: is a folder; name a file"),
        (["New_York::1", "--text", " "], "there is no text to verify"),
    ],
)
def test_wrong_arguments(run: Run, arguments: list[str], part: str) -> None:
    ran = run("explain", *arguments)
    assert ran.code == 2 and part in ran.err and ran.out == ""


def test_a_text_too_long_for_a_file_name_is_a_text(run: Run) -> None:
    assert run("explain", "New_York::1", "--text", TEXT * 200).code == 0


@pytest.mark.parametrize(("kind", "text"), [("racing", "AAA won."), ("weather", TEXT)])
def test_a_benchmark_file_says_by_itself_whose_records_it_holds(run: Run, tmp_path: Path, kind: str, text: str) -> None:
    source, name = {
        "racing": (paths.data() / "racing" / "released_summaries.jsonl", None),
        "weather": (paths.data() / "weather" / "periods.jsonl", "New_York::1"),
    }[kind]
    lines = source.read_text(encoding="utf-8").splitlines()[:200]
    name = name or json.loads(lines[0])["id"]
    mine = tmp_path / "mine.jsonl"
    mine.write_text("\n".join(lines) + "\n", encoding="utf-8")
    shown = json.loads(run("explain", name, "--benchmark", mine, "--text", text, "--json").out)
    assert shown == json.loads(
        run("explain", name, "--benchmark", mine, "--domain", kind, "--text", text, "--json").out
    )
    assert shown["domain"] == kind
    assert "unknown instance 'x'" in run("explain", "x", "--benchmark", mine).err
    mine.write_text('{"id": "x"}\n', encoding="utf-8")
    refused = run("explain", "x", "--benchmark", mine)
    assert refused.code == 2 and "mine.jsonl: not instances of the racing benchmark" in refused.err
    assert "(key 'shown' is missing); artifact benchmark build writes them" in refused.err
    assert "gone.jsonl" in run("explain", "x", "--benchmark", tmp_path / "gone.jsonl").err
