from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from artifact.report import OUTPUT, Report
from artifact.tables import Column, to_csv, to_markdown


def test_csv_keeps_ten_digits_and_leaves_undefined_cells_empty() -> None:
    rows = [{"a": 1 / 3, "b": None, "c": float("nan"), "d": 'x, "y"', "e": True}]
    text = to_csv(rows)
    assert text == 'a,b,c,d,e\n0.3333333333,,,"x, ""y""",True\n'
    assert list(csv.reader(io.StringIO(text)))[1][3] == 'x, "y"'


@pytest.mark.parametrize("rows", [[], [{"a": 1}, {"b": 1}], [{"a": 1, "b": 2}, {"b": 2, "a": 1}]])
def test_csv_refuses_rows_that_do_not_make_a_table(rows: list[dict[str, int]]) -> None:
    with pytest.raises(ValueError, match="row"):
        to_csv(rows)


def test_a_table_without_rows_keeps_its_header(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert to_csv([], ["a", "b"]) == "a,b\n"
    assert to_csv([{"c": 1}], ["a", "b"]) == "c\n1\n"
    monkeypatch.setenv(OUTPUT, str(tmp_path))
    shown: list[str] = []
    monkeypatch.setattr(Report, "markdown", lambda self, text: shown.append(text))
    columns = [Column("System", "system"), Column("F1", "f1", ".3f", "f1_low", "f1_high"), Column("Again", "f1")]
    Report().table("none", [], columns, caption="Nobody")
    assert (tmp_path / "tables" / "none.csv").read_text() == "system,f1,f1_low,f1_high\n"
    assert "| System | F1 | Again |" in shown[0]


def test_printed_cells_round_and_show_intervals_links_and_dashes() -> None:
    columns = [
        Column("System", "system", link="page"),
        Column("F1", "f1", ".2f", "low", "high"),
        Column("n", "n", ",d"),
        Column("Best", "best"),
    ]
    rows = [
        {"system": "a|b", "page": "x.ipynb", "f1": 0.666, "low": 0.6, "high": 0.7, "n": 10_000, "best": True},
        {"system": "c", "page": "", "f1": None, "low": None, "high": None, "n": None, "best": False},
    ]
    assert to_markdown(rows, columns).splitlines() == [
        "| System | F1 | n | Best |",
        "|:--|--:|--:|:--|",
        "| [a\\|b](x.ipynb) | 0.67 [0.60,\u00a00.70] | 10,000 | yes |",
        "| c | – | – | no |",
    ]
