from __future__ import annotations

import csv
import io

import pytest

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
