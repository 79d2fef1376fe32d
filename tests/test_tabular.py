"""Tables written part by part."""

from __future__ import annotations

import json
from pathlib import Path

import pandas as pd
import pytest

from artifact.errors import InputError
from artifact.tabular import row_writer

PARTS = [
    pd.DataFrame({"id": ["a", "b"], "n": [1, 2], "p": [0.5, float("nan")]}),
    pd.DataFrame({"id": ['c "quoted", ñ'], "n": [3], "p": [1 / 3]}),
]


@pytest.mark.parametrize("suffix", [".jsonl", ".csv", ".parquet"])
def test_parts_read_back_as_the_whole(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"out{suffix}"
    with row_writer(path) as write:
        for part in PARTS:
            write(part)
        assert not path.exists()
    whole = pd.concat(PARTS, ignore_index=True)
    if suffix == ".jsonl":
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        assert rows[1] == {"id": "b", "n": 2, "p": None}
        pd.testing.assert_frame_equal(pd.DataFrame(rows), whole)
    elif suffix == ".csv":
        pd.testing.assert_frame_equal(pd.read_csv(path), whole)
        assert path.read_text(encoding="utf-8").count("id,n,p") == 1
    else:
        pd.testing.assert_frame_equal(pd.read_parquet(path), whole)


@pytest.mark.parametrize("suffix", [".jsonl", ".csv", ".parquet"])
def test_an_error_leaves_nothing(tmp_path: Path, suffix: str) -> None:
    with pytest.raises(KeyError), row_writer(tmp_path / f"out{suffix}") as write:
        write(PARTS[0])
        raise KeyError("stop")
    assert list(tmp_path.iterdir()) == []


def test_a_name_without_a_known_format_is_refused(tmp_path: Path) -> None:
    with (
        pytest.raises(InputError, match=r"cannot tell the format from '.xlsx'; allowed: .jsonl, .csv, .parquet"),
        row_writer(tmp_path / "out.xlsx"),
    ):
        pass
    with pytest.raises(InputError, match="no suffix"), row_writer(tmp_path / "out"):
        pass
