"""What the notebooks left: the committed results, and the executed notebooks where they have run."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import pytest

from artifact.experiments import load_registry
from artifact.paths import results, root

REGISTRY = load_registry(root())


def summary(name: str) -> dict[str, list[str]]:
    content: dict[str, list[str]] = json.loads((results() / "summaries" / f"{name}.json").read_text())
    return content


@pytest.mark.parametrize("name", REGISTRY)
def test_the_committed_results_are_those_of_the_notebook_s_defaults(name: str) -> None:
    content = summary(name)
    defaults = {parameter.name: parameter.default for parameter in REGISTRY[name].parameters.values()}
    assert content["parameters"] == defaults
    for table in content["tables"]:
        rows = list(csv.reader(io.StringIO((results() / "tables" / f"{table}.csv").read_text())))
        assert len(rows) > 1 and len({len(row) for row in rows}) == 1
    for figure in content["figures"]:
        svg = (results() / "figures" / f"{figure}.svg").read_text()
        assert re.search(r"<dc:title>.{40,}</dc:title>", svg, flags=re.DOTALL)  # the alternative text
        assert (results() / "figures" / f"{figure}.png").stat().st_size > 1000


def test_every_committed_result_belongs_to_a_notebook() -> None:
    tables = {f"{table}.csv" for name in REGISTRY for table in summary(name)["tables"]}
    figures = {
        f"{figure}{suffix}" for name in REGISTRY for figure in summary(name)["figures"] for suffix in (".svg", ".png")
    }
    assert {path.name for path in (results() / "summaries").iterdir()} == {f"{name}.json" for name in REGISTRY}
    assert {path.name for path in (results() / "tables").iterdir()} == tables
    assert {path.name for path in (results() / "figures").iterdir()} == figures


@pytest.mark.parametrize("name", REGISTRY)
def test_every_parameter_says_what_it_is(name: str) -> None:
    assert REGISTRY[name].parameters
    assert [parameter.name for parameter in REGISTRY[name].parameters.values() if not parameter.doc] == []


@pytest.mark.parametrize("name", REGISTRY)
def test_a_notebook_begins_with_its_answer(name: str) -> None:
    cells = re.split(r"^# %%", REGISTRY[name].source.read_text(), flags=re.MULTILINE)
    opening = [line.removeprefix("# ").strip() for line in cells[1].splitlines()[1:]]
    paragraphs = [line for line in opening if line not in ("", "#")]
    assert paragraphs[0].startswith("# ")
    assert paragraphs[1].startswith("{glue:text}`"), "the first sentence must come from results"


@pytest.mark.parametrize("name", REGISTRY)
def test_the_executed_notebook_ran_in_order_without_a_word_of_its_machine(name: str) -> None:
    path = root() / "book" / "_executed" / f"{name}.ipynb"
    if not path.is_file():
        pytest.skip("not run here; make reproduce runs it")
    content = json.loads(path.read_text())
    code = [cell for cell in content["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    outputs = [output for cell in code for output in cell["outputs"]]
    assert not [output for output in outputs if output["output_type"] == "error" or output.get("name") == "stderr"]
    tables = [
        line for output in outputs for line in "".join(output.get("data", {}).get("text/markdown", "")).split("\n")
    ]
    cells = [cell.strip() for line in tables if line.startswith("|") for cell in line.split("|")]
    assert [cell for cell in cells if re.fullmatch(r"\w+(_\w+)+", cell)] == [], "readers see words, not names of data"
    text = path.read_text()
    assert str(root()) not in text and str(Path.home()) + "/" not in text
    assert not re.search(r" at 0x[0-9a-f]{6}", text)
