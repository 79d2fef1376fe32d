"""Folders of parts: read in order, written part by part, never half."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pandas as pd
import pytest

from artifact.domain import get_domain
from artifact.errors import ArtifactError, InputError
from artifact.files import held, read_jsonl, write_jsonl
from artifact.partitions import UNFINISHED, sources, writing

Run = Callable[..., object]


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    domain = get_domain("weather")
    records = list(domain.load("released", "corrected").items())[:30]
    rows = [{"id": name, "lang": "en", "text": domain.template(record, "en")} for name, record in records]
    write_jsonl(tmp_path / "texts.jsonl", rows)
    return tmp_path / "texts.jsonl"


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("artifact.streaming.PART", 7)


def test_a_folder_a_pattern_and_a_file_are_read_in_order_of_names(tmp_path: Path) -> None:
    folder = tmp_path / "many.parquet"
    folder.mkdir()
    for name in ("b.jsonl", "a.parquet", "_log.jsonl", ".a.jsonl", "notes.txt"):
        (folder / name).touch()
    assert [(s.path.name, s.stem) for s in sources([folder])] == [("a.parquet", "many"), ("b.jsonl", "many")]
    assert [(s.path.name, s.stem) for s in sources([folder / "*.jsonl", folder / "b.jsonl"])] == [
        (".a.jsonl", ".a"), ("_log.jsonl", "_log"), ("b.jsonl", "b"), ("b.jsonl", "b"),
    ]  # fmt: skip
    strange = folder / "a[1].jsonl"
    strange.touch()
    assert sources([strange])[0].path == strange
    assert sources([Path("x" * 5000)])[0].stem == "x" * 5000  # which reading will explain


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no file matches"):
        sources([tmp_path / "*.jsonl"])
    with pytest.raises(InputError, match=r"has no files to read; allowed: .jsonl, .parquet"):
        sources([tmp_path])
    (tmp_path / UNFINISHED).touch()
    with pytest.raises(InputError, match="a run that has not finished"):
        sources([tmp_path])


@pytest.mark.parametrize("suffix", [".jsonl", ".parquet"])
@pytest.mark.parametrize("command", ["score", "extract"])
def test_parts_hold_what_the_whole_file_holds(run: Run, tmp_path: Path, texts: Path, command: str, suffix: str) -> None:
    named = {"score": ["score", texts], "extract": ["extract", "--in", texts]}[command]
    whole, parts = tmp_path / f"whole{suffix}", tmp_path / f"parts{suffix}"
    first = run(*named, "--domain", "weather", "--json", "--out", whole)
    again = run(*named, "--domain", "weather", "--json", "--out", parts, "--partitioned")
    assert first.code == again.code == 0 and first.out == again.out
    files = [source.path for source in sources([parts])]
    assert len(files) == 5 and not (parts / UNFINISHED).exists()
    if suffix == ".jsonl":
        assert b"".join(path.read_bytes() for path in files) == whole.read_bytes()
    else:
        pd.testing.assert_frame_equal(pd.concat(map(pd.read_parquet, files), ignore_index=True), pd.read_parquet(whole))


@pytest.mark.parametrize("suffix", [".jsonl", ".parquet"])
@pytest.mark.parametrize("command", ["score", "extract"])
def test_a_run_goes_on_from_the_parts_that_are_there(
    run: Run, tmp_path: Path, texts: Path, command: str, suffix: str
) -> None:
    out = tmp_path / f"out{suffix}"
    named = {"score": ["score", texts], "extract": ["extract", "--in", texts]}[command]
    named += ["--domain", "weather", "--json", "--out", out, "--partitioned"]
    undisturbed = run(*named)
    files = {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in out.iterdir()}
    names = sorted(files)
    (out / names[1]).unlink()  # as if the run had been killed before it
    (out / UNFINISHED).touch()
    assert run(*named).out == undisturbed.out
    after = {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in out.iterdir()}
    assert {name: data for name, (data, _) in after.items()} == {name: data for name, (data, _) in files.items()}
    assert [after[name][1] == files[name][1] for name in names] == [True, False, True, True, True]


def test_parts_of_other_lines_or_another_setup_are_made_anew(run: Run, tmp_path: Path, texts: Path) -> None:
    out = tmp_path / "out.jsonl"
    named = ["extract", "--in", texts, "--domain", "weather", "--out", out, "--partitioned"]
    run(*named)
    first = {path.name for path in out.iterdir()}
    run(*named, "--why")
    assert not first & {path.name for path in out.iterdir()} and len(list(out.iterdir())) == 5
    run(*named)
    rows = [row for _, row in read_jsonl(texts)]
    write_jsonl(texts, [*rows[:-1], rows[-1] | {"text": "Sunny."}])
    run(*named)
    assert len(first & {path.name for path in out.iterdir()}) == 4 and len(list(out.iterdir())) == 5


def test_a_part_that_lost_lines_is_made_anew(run: Run, tmp_path: Path, texts: Path) -> None:
    out = tmp_path / "out.jsonl"
    named = ["extract", "--in", texts, "--domain", "weather", "--out", out, "--partitioned"]
    run(*named)
    part = sorted(out.iterdir())[0]
    whole = part.read_bytes()
    part.write_bytes(whole[: whole.index(b"\n") + 1])
    run(*named)
    assert part.read_bytes() == whole


def test_folders_that_must_not_be_written(run: Run, tmp_path: Path, texts: Path) -> None:
    out = tmp_path / "out.jsonl"
    named = ["extract", "--in", texts, "--domain", "weather", "--out", out, "--partitioned"]
    out.mkdir()
    (out / "thesis.tex").touch()
    ran = run(*named)
    assert ran.code == 2 and "holds other files (thesis.tex)" in ran.err and list(out.iterdir()) == [out / "thesis.tex"]
    (out / "thesis.tex").rename(tmp_path / "thesis.tex")
    with held(out / UNFINISHED):
        ran = run(*named)
    assert ran.code == 2 and "another run is writing here" in ran.err
    ran = run("extract", "--in", texts, "--domain", "weather", "--out", texts, "--partitioned")
    assert ran.code == 2 and "would replace an input file" in ran.err
    ran = run("score", texts, "--domain", "weather", "--partitioned")
    assert ran.code == 2 and "--partitioned needs --out" in ran.err
    ran = run("score", texts, "--domain", "weather", "--partitioned", "--out", tmp_path / "a.csv")
    assert ran.code == 2 and "allowed: .jsonl, .parquet" in ran.err


def test_parts_that_were_written_elsewhere_are_missed(tmp_path: Path) -> None:
    with (
        pytest.raises(ArtifactError, match="needs a folder that all workers share"),
        writing(tmp_path / "out") as names,
    ):
        names.add("part-1.jsonl")
    assert (tmp_path / "out" / UNFINISHED).exists()


def test_a_killed_run_leaves_a_folder_that_says_so(tmp_path: Path) -> None:
    code = (
        "import os, signal, sys, pathlib\nfrom artifact.partitions import writing\n"
        "with writing(pathlib.Path(sys.argv[1])): os.kill(os.getpid(), signal.SIGKILL)"
    )
    out = tmp_path / "out"
    ran = subprocess.run([sys.executable, "-c", code, str(out)], env=os.environ)
    assert ran.returncode == -signal.SIGKILL
    with pytest.raises(InputError, match="has not finished"):
        sources([out])
    with writing(out):  # and nobody holds it
        pass
    assert list(out.iterdir()) == []


@pytest.mark.parametrize(
    ("table", "part"),
    [
        (pd.DataFrame({"id": ["a"]}), "the table of texts has no column text"),
        (pd.DataFrame({"id": ["a"], "text": [3]}), ":1: text must be a string or null, not 3"),
        (pd.DataFrame({"id": ["New_York::1"], "text": ["x"], "lang": [None]}), ":1: key 'lang'"),
        (pd.DataFrame({"id": [1.5], "text": [float("nan")]}), ":1: id must be a string, not 1.5"),
        (pd.DataFrame({"id": [], "text": []}), "the table is empty"),
    ],
)
def test_tables_of_texts_that_are_none(run: Run, tmp_path: Path, table: pd.DataFrame, part: str) -> None:
    table.to_parquet(tmp_path / "t.parquet")
    ran = run("score", tmp_path / "t.parquet", "--domain", "weather")
    assert ran.code == 2 and part in ran.err
