"""`artifact benchmark build`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from artifact.benchmark import read_benchmark
from artifact.cli import main
from artifact.domains.racing import DOMAIN
from artifact.domains.racing.load import load
from artifact.errors import InputError
from artifact.files import parse_json, read_json, read_jsonl
from artifact.paths import data


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["benchmark", "build", *arguments])
    assert isinstance(end.value.code, int)
    return end.value.code


@pytest.fixture(scope="module")
def two_races(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packaged tables of two races, one of each split."""
    from pyarrow import parquet

    folder = tmp_path_factory.mktemp("oracle")
    chosen = [("year", "in", [2022, 2025]), ("event", "=", "Monaco Grand Prix")]
    for path in (data() / "racing" / "oracle" / "corrected").glob("*.parquet"):
        parquet.write_table(parquet.read_table(path, filters=chosen), folder / path.name)
    return folder


def test_records_are_written_with_their_prompts(
    two_races: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--oracle", str(two_races), "--out", str(tmp_path), "--json") == 0
    counts = parse_json(capsys.readouterr().out, where="stdout")
    assert isinstance(counts, dict)
    assert list(counts) == [
        "instances",
        "train",
        "test",
        "stint_strategy",
        "undercut",
        "overcut",
        "defense",
        "race_summary",
        "races",
        "seasons",
    ]
    assert (counts["races"], counts["seasons"], counts["race_summary"], counts["stint_strategy"]) == (2, 2, 2, 20)
    packaged = load("corrected", "corrected")
    written = read_benchmark(tmp_path / "benchmark.jsonl", DOMAIN)
    assert len(written) == counts["instances"] == counts["train"] + counts["test"]
    assert written == {name: packaged[name] for name in written}
    manifest = read_json(tmp_path / "manifest.json")
    assert isinstance(manifest, dict)
    assert (manifest["counts"], manifest["rules"]) == (counts, "corrected")
    _, row = next(read_jsonl(tmp_path / "benchmark.jsonl"))
    assert isinstance(row["context"], dict)
    assert set(row["context"]) == {"en", "es", "pt"}
    assert isinstance(row["question"], dict)
    assert set(row["question"]["pt"]) == {"neutral", "concise", "cover_all"}


def test_the_release_gives_the_published_counts(
    release: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--release", str(release), "--out", str(tmp_path), "--json") == 0
    assert parse_json(capsys.readouterr().out, where="stdout") == {
        "instances": 7253,
        "train": 6004,
        "test": 1249,
        "stint_strategy": 1500,
        "undercut": 2034,
        "overcut": 1125,
        "defense": 2444,
        "race_summary": 150,
        "races": 150,
        "seasons": 7,
    }


def test_the_same_records_in_parquet(two_races: Path, tmp_path: Path) -> None:
    import pandas as pd

    for form in ("jsonl", "parquet"):
        assert run("--oracle", str(two_races), "--out", str(tmp_path), "--format", form) == 0
    table = pd.read_parquet(tmp_path / "benchmark.parquet")
    lines = [row for _, row in read_jsonl(tmp_path / "benchmark.jsonl")]
    assert list(table["id"]) == [row["id"] for row in lines]
    assert list(table["year"]) == [row["year"] for row in lines]
    assert [parse_json(facts, where="facts") for facts in table["facts"]] == [row["facts"] for row in lines]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--oracle", "{tmp}", "--release", "{tmp}"], "--oracle and --release exclude each other"),
        (["--release", "{tmp}/gone"], "gone is no folder"),
        (["--release", "{tmp}"], "file of the release is missing"),
        (["--oracle", "{tmp}"], "races.parquet: no such table"),
        (["--rules", "papr"], "'papr' is not one of 'corrected', 'paper'"),
    ],
)
def test_a_bad_source_is_one_line_and_writes_nothing(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert run(*(argument.format(tmp=tmp_path) for argument in arguments), "--out", str(out)) == 2
    shown = capsys.readouterr()
    assert message in shown.err
    assert shown.out == ""
    assert not out.exists()


def test_a_table_without_a_column_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import pandas as pd

    pd.DataFrame({"year": [2030], "event": ["X"]}).to_parquet(tmp_path / "races.parquet")
    assert run("--oracle", str(tmp_path), "--out", str(tmp_path / "out")) == 2
    assert "races.parquet: column 'total_laps' is missing; allowed: year, event" in capsys.readouterr().err


def test_out_must_not_be_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "out").write_text("x")
    assert run("--out", str(tmp_path / "out")) == 2
    assert "--out is a file; name a folder" in capsys.readouterr().err


def test_a_benchmark_file_is_checked_as_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "b.jsonl"
    path.write_text('{"id": "x"}\n')
    with pytest.raises(InputError, match=r"b\.jsonl:1: 'decision_type' is missing"):
        read_benchmark(path, DOMAIN)
    line = (
        '{"id": "x", "decision_type": "undercut", "cluster": "c", "split": "test", "facts": [{"type": "pit_lapp"}],'
        ' "required": [], "decides": [], "shown": {}}\n'
    )
    path.write_text(line)
    with pytest.raises(InputError, match=r"b\.jsonl:1: unknown claim type 'pit_lapp', did you mean 'pit_lap'"):
        read_benchmark(path, DOMAIN)
    path.write_text(line.replace('{"type": "pit_lapp"}', "") * 2)
    with pytest.raises(InputError, match=r"b\.jsonl:2: id 'x' occurs twice"):
        read_benchmark(path, DOMAIN)


def test_help_answers_without_heavy_imports() -> None:
    code = (
        "import sys\n"
        "from artifact.commands.benchmark import command\n"
        "from artifact.commands.release import command\n"
        "print(sorted({'pandas', 'numpy', 'pyarrow', 'rich'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
