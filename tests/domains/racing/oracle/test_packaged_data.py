"""The packaged facts: hashes, size, and a card that says what the files say."""

from __future__ import annotations

import shutil

import pytest

from artifact.cli import main
from artifact.datacard import card
from artifact.packaged import LIMIT_BYTES, fact_files, verify
from artifact.paths import data


def run(capsys, *arguments):
    with pytest.raises(SystemExit) as ended:
        main(["data", *map(str, arguments)])
    out = capsys.readouterr()
    return ended.value.code, out.out, out.err


def test_packaged_files_are_as_the_manifest_says():
    listed, found = verify(data())
    assert listed > 20 and found == [], "after a change of data/ run: artifact data manifest"


def test_packaged_facts_are_small():
    assert sum(path.stat().st_size for path in fact_files(data())) < LIMIT_BYTES


def test_card_is_what_the_files_say():
    assert (data() / "README.md").read_text() == card(data()), "after a change of data/ run: artifact data manifest"


def test_card_describes_every_file():
    assert not [line for line in card(data()).splitlines() if line.startswith("| `") and line.endswith("|  |")]


def test_changed_missing_and_unlisted_files_are_named(tmp_path, capsys):
    folder = tmp_path / "data"
    shutil.copytree(data(), folder)
    assert run(capsys, "verify", "--data", folder)[0] == 0
    (folder / "published.csv").write_text("changed")
    (folder / "weather" / "places.csv").unlink()
    (folder / "new.csv").write_text("a\n1\n")
    code, out, _ = run(capsys, "verify", "--data", folder)
    assert code == 1
    assert out.splitlines()[:3] == [
        f"not listed: {folder / 'new.csv'}",
        f"changed: {folder / 'published.csv'}",
        f"missing: {folder / 'weather' / 'places.csv'}",
    ]
    assert run(capsys, "manifest", "--data", folder)[0] == 0
    assert run(capsys, "verify", "--data", folder)[0] == 0


def test_folder_without_a_manifest(tmp_path, capsys):
    code, _, err = run(capsys, "verify", "--data", tmp_path)
    assert code == 2 and "no such file" in err
    (tmp_path / "MANIFEST.json").write_text('{"files": 3}')
    code, _, err = run(capsys, "verify", "--data", tmp_path)
    assert code == 2 and "not a manifest; write it with: artifact data manifest" in err
