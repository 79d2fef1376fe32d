"""`artifact score` on the packaged benchmarks."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

import pandas as pd
import pytest

from artifact.domain import Record, get_domain
from artifact.files import write_jsonl

Run = Callable[..., object]


@pytest.fixture(scope="module")
def weather() -> Mapping[str, Record]:
    return get_domain("weather").load("released", "corrected")


@pytest.fixture(scope="module")
def racing() -> Mapping[str, Record]:
    return get_domain("racing").load("released", "corrected")


def _templates(records: Mapping[str, Record], lang: str, limit: int = 40) -> list[dict[str, object]]:
    domain = get_domain("weather")
    return [
        {"id": name, "lang": lang, "text": domain.template(record, lang), "finish_reason": "stop"}
        for name, record in list(records.items())[:limit]
    ]


def _claims(records: Mapping[str, Record], limit: int = 40) -> list[dict[str, object]]:
    return [
        {"id": name, "lang": "en", "claims": [fact.to_json() for fact in record.required]}
        for name, record in list(records.items())[:limit]
    ]


def test_truthful_templates_score_one_in_every_language(
    run: Run, tmp_path: Path, weather: Mapping[str, Record]
) -> None:
    path = tmp_path / "template.jsonl"
    write_jsonl(path, [row for lang in ("en", "es", "pt") for row in _templates(weather, lang)])
    ran = run("score", path, "--domain", "weather", "--json", "--boot", 200)
    assert ran.code == 0
    rows = json.loads(ran.out)["rows"]
    assert [(row["system"], row["lang"], row["n"]) for row in rows] == [("template", x, 40) for x in ("en", "es", "pt")]
    for row in rows:
        assert (row["precision"], row["recall"], row["f1"], row["f1_low"]) == (1.0, 1.0, 1.0, 1.0)


def test_required_facts_given_as_claims_score_one(run: Run, tmp_path: Path, racing: Mapping[str, Record]) -> None:
    path = tmp_path / "facts.jsonl"
    write_jsonl(path, _claims(racing, limit=1000))
    ran = run("score", path, "--extractor", "given", "--by", "decision_type", "--json", "--boot", 200)
    result = json.loads(ran.out)
    assert sum(row["n"] for row in result["rows"]) == 207
    assert {row["decision_type"] for row in result["rows"]} >= {"undercut", "overcut", "stint_strategy"}
    assert {(row["precision"], row["recall"]) for row in result["rows"]} == {(1.0, 1.0)}
    assert "|by:given|" in result["signature"] and "|bench:released|n:207|" in result["signature"]


def test_the_table_says_what_was_left_out(run: Run, tmp_path: Path, weather: Mapping[str, Record]) -> None:
    rows = _templates(weather, "en", limit=6)
    rows[0] = rows[0] | {"finish_reason": "length"}
    rows[1] = rows[1] | {"text": ""}
    rows[2] = {"id": rows[2]["id"], "lang": "en", "text": "Sunny. The high will be"}
    write_jsonl(tmp_path / "my-model.jsonl", rows)
    ran = run("score", tmp_path / "my-model.jsonl", "--domain", "weather", "--boot", 200)
    assert ran.code == 0
    assert "my-model" in ran.out and "weather@" in ran.out
    assert "left out: 1 empty, 1 truncated" in ran.err
    assert "1 of my-model" in ran.err
    as_written = run("score", tmp_path / "my-model.jsonl", "--domain", "weather", "--policy", "release", "--boot", 200)
    assert "scored as written: 1 empty, 1 truncated" in as_written.err
    assert "rules:paper" in as_written.out and "pool:release" in as_written.out


@pytest.mark.parametrize("suffix", [".jsonl", ".csv", ".parquet"])
def test_counts_of_each_text_are_written_alike_for_any_number_of_jobs(
    run: Run, tmp_path: Path, weather: Mapping[str, Record], suffix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("artifact.streaming.PART", 7)
    write_jsonl(tmp_path / "a.jsonl", _templates(weather, "en"))
    outs = []
    for jobs in (1, 2):
        out = tmp_path / f"out{jobs}{suffix}"
        ran = run("score", tmp_path / "a.jsonl", "--domain", "weather", "--out", out, "--jobs", jobs, "--json")
        assert ran.code == 0
        outs.append((ran.out, out.read_bytes()))
    assert outs[0] == outs[1]
    if suffix == ".parquet":
        table = pd.read_parquet(tmp_path / f"out1{suffix}")
        assert len(table) == 40 and (table.f1 == 1).all() and "where" not in table


def test_a_table_of_claims_scores_like_its_lines(run: Run, tmp_path: Path, racing: Mapping[str, Record]) -> None:
    lines = _claims(racing)
    write_jsonl(tmp_path / "t.jsonl", lines)
    pd.DataFrame(
        [{"system": "t", "status": "ok", **line, "claims": json.dumps(line["claims"])} for line in lines]
    ).to_parquet(tmp_path / "t.parquet")
    results = [
        json.loads(run("score", tmp_path / name, "--extractor", "given", "--json").out)
        for name in ("t.jsonl", "t.parquet")
    ]
    assert results[0]["rows"] == results[1]["rows"]


BAD_LINES = {
    "broken JSON": ('{"id": ', ":17: not valid JSON"),
    "unknown id": ('{"id": "New_Yrok::1", "lang": "en", "text": "a"}', "unknown instance 'New_Yrok::1', did you mean"),
    "id of another benchmark": ('{"id": "x", "lang": "en", "text": "a"}', "other benchmarks: --benchmark"),
    "language": ('{"id": "New_York::1", "lang": "de", "text": "a"}', "unknown language 'de'"),
    "no text": ('{"id": "New_York::1", "lang": "en"}', "key 'text' is missing"),
    "not a number": ('{"id": "New_York::1", "lang": "en", "text": NaN}', "NaN is not JSON"),
    "list": ("[1]", "each line must be a JSON object, not list"),
    "repeated key": ('{"id": "a", "id": "b"}', "key 'id' appears twice"),
    "repeated text": ('{"id": "PLACE", "lang": "en", "text": "a"}', "repeat"),
    "not UTF-8": ('{"id": "\udcff"}', "not UTF-8"),
    "null byte": ('{"id": "\x00"}', "not valid JSON"),
}


@pytest.mark.parametrize(
    ("name", "jobs"), [*((name, 1) for name in BAD_LINES), ("broken JSON", 2), ("repeated text", 2)]
)
def test_a_bad_line_is_one_clear_line_and_nothing_is_written(
    run: Run, tmp_path: Path, weather: Mapping[str, Record], name: str, jobs: int
) -> None:
    line, part = BAD_LINES[name]
    path, out = tmp_path / "a.jsonl", tmp_path / "out.csv"
    good = _templates(weather, "en", limit=16)
    write_jsonl(path, good)
    with path.open("ab") as stream:
        stream.write(line.replace("PLACE", str(good[3]["id"])).encode("utf-8", "surrogateescape") + b"\n")
    ran = run("score", path, "--domain", "weather", "--out", out, "--jobs", jobs)
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    assert f"{path}:17: " in ran.err and part in ran.err
    assert not out.exists() and len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["nowhere.jsonl"], "nowhere.jsonl: no such file"),
        (["--benchmark", "relased"], "did you mean 'released'"),
        (["--benchmark", "nowhere.jsonl"], "nowhere.jsonl: no such file"),
        (["--rules", "papers"], "unknown rule set 'papers', did you mean 'paper'"),
        (["--extractor", "regex"], "unknown extractor 'regex'"),
        (["--by", "language"], "unknown column 'language', did you mean 'lang'"),
        (["--out", "x.xlsx"], "cannot tell the format"),
        (["--failures", "ignore"], "'ignore' is not one of 'excluded', 'silence', 'as_written'"),
        (["--domain", "chess"], "unknown domain 'chess'"),
        (["--jobs", "-1"], "-1 is not in the range"),
        (["--boot", "1000000"], "1000000 is not in the range 100<=x<=100000"),
        (["--tolerance", "nan"], "--tolerance must be a number from 0 to 100, not nan"),
    ],
)
def test_wrong_arguments_end_with_code_two(run: Run, tmp_path: Path, arguments: list[str], part: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text('{"id": "New_York::1", "lang": "en", "text": "a"}\n')
    files = [path] if arguments[0].startswith("--") else []
    ran = run("score", *files, "--domain", "weather", *arguments)
    assert ran.code == 2
    assert part in ran.err
    assert ran.out == ""


def test_empty_files_and_files_that_would_be_overwritten_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("\n")
    assert "a.jsonl: the file is empty" in run("score", path, "--domain", "weather").err
    path.write_text('{"id": "New_York::1", "lang": "en", "text": "a"}\n')
    ran = run("score", path, "--domain", "weather", "--out", tmp_path / "." / "a.jsonl")
    assert ran.code == 2 and "--out would replace an input file" in ran.err
    (tmp_path / "b.parquet").write_bytes(b"no table")
    ran = run("score", tmp_path / "b.parquet", "--domain", "weather", "--extractor", "given")
    assert ran.code == 2 and "not a parquet table" in ran.err
    pd.DataFrame({"id": ["a"]}).to_parquet(tmp_path / "c.parquet")
    ran = run("score", tmp_path / "c.parquet", "--domain", "weather", "--extractor", "given")
    assert ran.code == 2 and "no column system, lang, status, claims" in ran.err


def test_the_folder_where_one_is_can_be_scored(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "a.jsonl").write_text('{"id": "New_York::1", "lang": "en", "text": "a"}\n')
    monkeypatch.chdir(folder)
    rows = json.loads(run("score", ".", "--domain", "weather", "--json").out)["rows"]
    assert [row["system"] for row in rows] == ["mine"]
    assert "no intervals where all texts are about one race or place" in run("score", ".", "--domain", "weather").err


def test_a_byte_order_mark_and_windows_line_ends_are_read(
    run: Run, tmp_path: Path, weather: Mapping[str, Record]
) -> None:
    path = tmp_path / "a.jsonl"
    lines = [json.dumps(row) for row in _templates(weather, "en", limit=5)]
    path.write_bytes(b"\xef\xbb\xbf" + "\r\n".join(lines).encode() + b"\r\n")
    ran = run("score", path, "--domain", "weather", "--json", "--boot", 100)
    assert json.loads(ran.out)["rows"][0]["n"] == 5


def test_the_order_of_lines_changes_no_digit(run: Run, tmp_path: Path, weather: Mapping[str, Record]) -> None:
    rows = _templates(weather, "en")
    for row in rows[::3]:
        row["text"] = "High near 40 °F. Snow."
    write_jsonl(tmp_path / "a.jsonl", rows)
    first = run("score", tmp_path / "a.jsonl", "--domain", "weather", "--json", "--pool", "macro")
    write_jsonl(tmp_path / "a.jsonl", rows[::-1])
    again = run("score", tmp_path / "a.jsonl", "--domain", "weather", "--json", "--pool", "macro")
    assert first.out == again.out
