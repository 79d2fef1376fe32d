"""Times of stages: noted by the run, kept over runs, and a measurement only of a whole run."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifact.errors import InputError
from artifact.files import read_json
from artifact.timings import ENVIRONMENT, FILE, Timings


def test_stages_keep_the_time_of_when_they_last_ran(tmp_path: Path) -> None:
    first = Timings(tmp_path, environment=tmp_path)
    first.add("notebook 01_a", 3.25)
    first.add("notebook 02_b", 1.5)
    first.keep()
    second = Timings(tmp_path, environment=tmp_path)
    second.add("notebook 02_b", 2.5)
    second.keep()
    assert read_json(tmp_path / FILE) == {"seconds": {"notebook 01_a": 3.25, "notebook 02_b": 2.5}}
    assert second.lines() == ["     2.5 s  notebook 02_b"]


def test_the_slowest_come_first_and_are_few(tmp_path: Path) -> None:
    timings = Timings(tmp_path, environment=tmp_path)
    for seconds in (4, 9, 1, 7, 3, 8):
        timings.add(f"notebook {seconds}", seconds)
    assert [line.split()[-1] for line in timings.lines()] == ["9", "8", "7", "4", "3"]


def test_what_is_done_inside_is_timed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 20.0, 22.5, 40.0])
    monkeypatch.setattr("artifact.timings.time.monotonic", lambda: next(clock))
    timings = Timings(tmp_path, environment=tmp_path)
    with timings.of("book"):
        pass
    assert timings.now == {"book": 2.5} and timings.elapsed() == 30.0


@pytest.mark.parametrize("content", ["{", "[]", '{"seconds": 3}', '{"seconds": {"a": "b"}}', ""])
def test_a_damaged_note_of_times_is_forgotten(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content)
    (tmp_path / ENVIRONMENT).write_text("soon")
    assert Timings(tmp_path, environment=tmp_path).all() == {}


def test_a_measurement_is_of_a_whole_run(tmp_path: Path) -> None:
    (tmp_path / ENVIRONMENT).write_text("95\n")
    earlier = Timings(tmp_path, environment=tmp_path)
    earlier.add("book", 30)
    earlier.keep()
    part = Timings(tmp_path, environment=tmp_path)
    part.add("check", 1)
    with pytest.raises(InputError, match=r"1 stages were up to date and took no time \(book\); make clean"):
        part.record(tmp_path / "out.json", 2)
    part.add("book", 31)
    part.record(tmp_path / "out.json", 2)
    content = read_json(tmp_path / "out.json")
    assert isinstance(content, dict)
    assert content["stages"] == [
        {"stage": "environment", "seconds": 95.0},
        {"stage": "book", "seconds": 31},
        {"stage": "check", "seconds": 1},
    ]
    assert content["jobs"] == 2 and content["machine"]["packages"]["papermill"]
