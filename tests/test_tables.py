from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import pytest

from artifact.domain import get_domain
from artifact.domains.racing.shown import DECISION_TYPES
from artifact.paths import root
from artifact.report import OUTPUT, Report
from artifact.tables import Column, counted, to_csv, to_markdown, words


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


@pytest.mark.parametrize(
    ("value", "spec", "printed"),
    [(-0.0001, ".3f", "0.000"), (0.0001, "+.3f", "0.000"), (0, "+d", "0"), (-0.004, ".0%", "0%"), (-0.4, ".1f", "-0.4"),
     (0.001, "+.3f", "+0.001"), (float("-inf"), ".1f", "-inf")],
)  # fmt: skip
def test_what_rounds_to_nothing_has_no_sign(value: float, spec: str, printed: str) -> None:
    assert Column("x", "x", spec).cell({"x": value}) == printed


def test_an_interval_that_is_not_known_is_not_printed() -> None:
    column = Column("F1", "f1", ".2f", "low", "high")
    assert column.cell({"f1": 0.5, "low": float("nan"), "high": float("nan")}) == "0.50"
    assert column.cell({"f1": 0.5, "low": None, "high": None}) == "0.50"
    assert column.cell({"f1": 0.5, "low": 0.4, "high": 0.6}) == "0.50 [0.40,\u00a00.60]"


def test_readers_see_words_where_data_have_names() -> None:
    columns = [Column("System", "system"), Column("Kind", "kind"), Column("Race", "race")]
    row = {"system": "my_model", "kind": "battle_outcome", "race": "2025_Monaco_Grand_Prix"}
    assert to_markdown([row], columns).splitlines()[-1] == "| my_model | battle outcome | 2025 Monaco Grand Prix |"


@pytest.mark.parametrize("domain", ["racing", "weather"])
def test_every_kind_of_claim_and_decision_has_words(domain: str) -> None:
    names = list(get_domain(domain).kinds)
    names += DECISION_TYPES if domain == "racing" else []
    assert names and [name for name in names if "_" in words(name)] == []


def test_numbers_align_right_even_when_they_are_printed_already() -> None:
    def rule(*values: object) -> str:
        return to_markdown([{"x": value} for value in values], [Column("x", "x")]).splitlines()[1]

    assert rule("+0.209", None, "-0.004") == rule(0.2) == rule("42%", "1,000") == "|--:|"
    assert rule("1 of 5") == rule("DeepSeek-V3.2") == rule("2018", "all") == rule(None) == "|:--|"


@pytest.mark.parametrize(
    ("number", "noun", "plural", "text"),
    [
        (0, "system", "", "no systems"),
        (1, "system", "", "one system"),
        (10, "race", "", "ten races"),
        (11, "race", "", "11 races"),
        (1, "of them", "of them", "one of them"),
        (4, "of them", "of them", "four of them"),
    ],
)
def test_a_count_is_written_out_up_to_ten(number: int, noun: str, plural: str, text: str) -> None:
    assert counted(number, noun, plural) == text


def test_counts_have_their_thousands_apart_and_years_have_not() -> None:
    rows = [{"year": 2025, "season": 2024, "texts": 12345, "whole": True}]
    columns = [Column("Year", "year"), Column("Season", "season"), Column("Texts", "texts"), Column("Whole", "whole")]
    assert to_markdown(rows, columns).splitlines()[-1] == "| 2025 | 2024 | 12,345 | yes |"


def test_a_per_cent_sign_follows_its_number_everywhere() -> None:
    """One style for the prose of pages and for what formats make ("12%"), never "12 %"."""
    pages = [*(root() / "notebooks").glob("*.py"), *(root() / "book").glob("*.md"), root() / "README.md"]
    assert len(pages) > 30
    apart = re.compile(r"[\d}] %(?![\d\w])")
    assert [(path.name, found.group()) for path in pages for found in apart.finditer(path.read_text())] == []
