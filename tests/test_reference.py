from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from artifact.packaged import write_manifest
from artifact.reference import State, changed_inputs, compare, read_reference, read_results

TABLE = b"system,lang,f1\nA,en,0.5\nB,en,0.25\n"


def one(before: bytes | None, after: bytes | None, name: str = "tables/t.csv") -> tuple[State, str]:
    reference = {} if before is None else {name: before}
    made = {} if after is None else {name: after}
    (comparison,) = compare(reference, made)
    return comparison.state, comparison.detail


def test_equal_bytes_are_identical() -> None:
    assert one(TABLE, TABLE) == (State.IDENTICAL, "")


def test_the_last_bit_of_another_processor_is_no_difference() -> None:
    assert one(TABLE, TABLE.replace(b"0.25", b"0.2500000000001")) == (State.IDENTICAL, "identical to 9 digits")


def test_a_changed_cell_is_named_with_both_values() -> None:
    state, detail = one(TABLE, TABLE.replace(b"0.25", b"0.26"))
    assert state is State.DIFFERS
    assert detail == "1 of 9 cells differ: row 2 (B, en) f1 0.25 -> 0.26"


def test_a_lost_row_and_a_renamed_column_differ() -> None:
    assert one(TABLE, b"system,lang,f1\nA,en,0.5\n")[1].startswith(
        "3 of 9 cells differ: row 2 (B, en) system B -> absent"
    )
    assert "column 3 f1 -> F1" in one(TABLE, TABLE.replace(b"f1", b"F1"))[1]


def test_a_missing_table_fails_and_a_new_one_does_not() -> None:
    (missing,) = compare({"tables/t.csv": TABLE}, {})
    (new,) = compare({}, {"tables/t.csv": TABLE})
    assert missing.failed and missing.state is State.MISSING
    assert not new.failed and new.state is State.NEW


def test_summaries_are_compared_value_by_value() -> None:
    before, after = b'{"numbers": {"gap": 0.5, "n": null}}', b'{"numbers": {"gap": 0.4, "n": null}}'
    assert one(before, after, "summaries/a.json") == (
        State.DIFFERS,
        "1 of 2 cells differ: numbers.gap 0.5 -> 0.4",
    )


def test_figures_must_be_there_whatever_their_bytes() -> None:
    assert [c.state for c in compare({"figures/a.svg": b"1"}, {"figures/a.svg": b"2"})] == [State.IDENTICAL]
    (lost,) = compare({"figures/a.svg": b"1"}, {})
    assert lost.failed and lost.name == "figures/a.svg"


def test_nan_and_text_differ() -> None:
    assert one(TABLE, TABLE.replace(b"0.25", b""))[0] is State.DIFFERS
    assert one(TABLE, TABLE.replace(b"0.25", b"nan"))[0] is State.DIFFERS


@pytest.fixture
def project(tmp_path: Path) -> Path:
    table = tmp_path / "project" / "results" / "tables" / "t.csv"
    table.parent.mkdir(parents=True)
    table.write_bytes(TABLE)
    return tmp_path / "project"


def test_the_reference_is_the_last_commit_not_the_working_tree(project: Path) -> None:
    def git(*arguments: str) -> None:
        subprocess.run(["git", "-C", str(project), *arguments], check=True, capture_output=True)

    git("init", "-q")
    git("add", "-A")
    git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "x")
    (project / "results" / "tables" / "t.csv").write_bytes(b"changed")
    assert read_reference(project, project / ".cache") == {"tables/t.csv": TABLE}
    assert read_results(project / "results") == {"tables/t.csv": b"changed"}


def test_without_a_repository_the_reference_is_what_was_there_before_the_first_run(project: Path) -> None:
    assert read_reference(project, project / ".cache") == {"tables/t.csv": TABLE}
    (project / "results" / "tables" / "t.csv").write_bytes(b"changed")
    assert read_reference(project, project / ".cache") == {"tables/t.csv": TABLE}


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A project with facts, a table, and claims from which it was made, all committed."""
    for name in ("data/racing/laps.jsonl", "results/claims/a.parquet", "results/tables/t.csv", "results/bench/b.json"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"{name} 1\n")
    write_manifest(tmp_path / "data")
    author = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    for words in (["init", "-q"], ["add", "."], [*author, "commit", "-qm", "x"]):
        subprocess.run(["git", "-C", str(tmp_path), *words], check=True)
    return tmp_path


def test_what_notebooks_start_from_must_be_as_recorded(repository: Path) -> None:
    assert changed_inputs(repository) == []
    for name in ("data/racing/laps.jsonl", "results/claims/a.parquet", "results/tables/t.csv"):
        (repository / name).write_text(f"{name} 2\n")
    (repository / "results/bench/b.json").unlink()
    (repository / "results/claims/new.parquet").write_text("not committed")
    found = changed_inputs(repository)
    assert [(comparison.name, comparison.detail) for comparison in found] == [
        ("data/racing/laps.jsonl", "changed: not as data/MANIFEST.json says (artifact data verify)"),
        ("results/bench/b.json", "missing: not as committed (git checkout results/bench/b.json)"),
        ("results/claims/a.parquet", "changed: not as committed (git checkout results/claims/a.parquet)"),
    ]
    assert all(comparison.failed for comparison in found)  # tables are compared cell by cell elsewhere


def test_facts_are_compared_with_their_manifest_where_there_is_no_repository(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "a.jsonl").write_text("1")
    write_manifest(tmp_path / "data")
    assert changed_inputs(tmp_path) == []
    (tmp_path / "data" / "a.jsonl").write_text("2")
    (tmp_path / "data" / "b.jsonl").write_text("1")
    assert [(one.name, one.detail.split(":")[0]) for one in changed_inputs(tmp_path)] == [
        ("data/a.jsonl", "changed"),
        ("data/b.jsonl", "not listed"),
    ]


def test_a_copy_of_the_reference_that_was_cut_short_is_not_taken_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("tables", "summaries"):
        (tmp_path / "results" / name).mkdir(parents=True)
        (tmp_path / "results" / name / "a.csv").write_text("1")
    copytree, copied = shutil.copytree, []

    def interrupted(source: Path, target: Path) -> object:
        if copied:
            raise KeyboardInterrupt
        copied.append(copytree(source, target))
        return target

    monkeypatch.setattr(shutil, "copytree", interrupted)
    with pytest.raises(KeyboardInterrupt):
        read_reference(tmp_path, tmp_path / ".cache")
    monkeypatch.undo()
    assert sorted(read_reference(tmp_path, tmp_path / ".cache")) == ["summaries/a.csv", "tables/a.csv"]
