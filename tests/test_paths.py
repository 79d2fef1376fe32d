"""Packaged facts are served as they were recorded, or not at all."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from artifact import paths
from artifact.domain import get_domain
from artifact.domains.weather import records
from artifact.errors import InputError
from artifact.packaged import write_manifest


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the packaged facts, used instead of them."""
    shutil.copytree(paths.data(), tmp_path / "data")
    monkeypatch.setattr("artifact.paths.data", lambda: tmp_path / "data")
    return tmp_path / "data"


def change(path: Path) -> None:
    """Change one byte in the middle."""
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)


@pytest.mark.parametrize(
    ("domain", "records_of", "name"),
    [
        ("weather", "released", "weather/periods.jsonl"),
        ("racing", "corrected", "racing/oracle/corrected/pit_stops.parquet"),
        ("racing", "released", "racing/released_test.jsonl"),
        ("racing", "released_by_id", "racing/released_by_id.jsonl"),
    ],
)
def test_a_changed_file_of_facts_is_refused(copied: Path, domain: str, records_of: str, name: str) -> None:
    records._packaged.cache_clear()  # what was read before the change is no concern of this test
    change(copied / name)
    with pytest.raises(InputError) as caught:
        get_domain(domain).load(records_of, "corrected")
    assert f"{copied / name}: is not as data/MANIFEST.json says; get it again (git checkout data/{name})" in str(
        caught.value
    )


def test_a_change_that_is_recorded_is_served(copied: Path) -> None:
    (copied / "weather" / "periods.jsonl").write_bytes((copied / "weather" / "periods.jsonl").read_bytes() + b"\n")
    with pytest.raises(InputError):
        paths.facts("weather/periods.jsonl")
    write_manifest(copied)
    assert paths.facts("weather/periods.jsonl") == copied / "weather" / "periods.jsonl"


def test_several_are_their_folder_and_need_no_manifest(copied: Path) -> None:
    names = ("racing/oracle/corrected/races.parquet", "racing/oracle/corrected/stints.parquet")
    assert paths.facts(*names) == copied / "racing" / "oracle" / "corrected"
    (copied / "MANIFEST.json").unlink()
    change(copied / names[1])
    assert paths.facts(*names) == copied / "racing" / "oracle" / "corrected"


def test_verify_names_the_file_and_fails(copied: Path, run: Callable[..., Any]) -> None:
    change(copied / "published.csv")
    ran = run("data", "verify", "--data", copied)
    assert ran.code == 1 and f"changed: {copied / 'published.csv'}" in ran.out
