"""`artifact release`: each subcommand on the real release where it is at hand, and its messages without."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifact.cli import main
from artifact.files import parse_json, read_jsonl


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["release", *arguments])
    assert isinstance(end.value.code, int)
    return end.value.code


def test_import_writes_one_file_a_source(release: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("import", "--from", str(release), "--out", str(tmp_path), "--json") == 0
    shown = parse_json(capsys.readouterr().out, where="stdout")
    assert isinstance(shown, dict)
    assert shown["generations"]["racing_cover_all"] == {"ok": 821, "truncated": 196, "empty": 18}
    _, row = next(read_jsonl(tmp_path / "racing_cover_all.jsonl"))
    assert {"id", "lang", "system", "text", "status"} <= set(row)
    assert len(list(read_jsonl(tmp_path / "weather.jsonl"))) == 2250


def test_facts_writes_the_packaged_files(release: Path, tmp_path: Path) -> None:
    from artifact.paths import data

    assert run("facts", "--from", str(release), "--out", str(tmp_path)) == 0
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [
        "released_by_id.jsonl",
        "released_guided.jsonl",
        "released_summaries.jsonl",
        "released_test.jsonl",
    ]
    for name in names:
        assert (tmp_path / name).read_bytes() == (data() / "racing" / name).read_bytes()


def test_fetch_without_network_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("fetch", "--out", str(tmp_path / "release"), "--url", "http://127.0.0.1:9/x") == 1
    message = capsys.readouterr().err
    assert "ARTIFACT_RELEASE" in message
    assert message.count("\n") == 1
    assert not (tmp_path / "release").exists()


@pytest.mark.parametrize("name", ["import", "claims", "facts"])
def test_without_a_release_the_message_names_the_next_step(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ARTIFACT_RELEASE", raising=False)
    assert run(name, "--out", str(tmp_path / "out")) == 2
    assert "ARTIFACT_RELEASE is not set; download it with `artifact release fetch --out DIR`" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
