"""What the notebooks left: the committed results, and the executed notebooks where they have run."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import pytest

from artifact import execute
from artifact.experiments import load_registry, parse_assignments
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


# Small choices under which a sentence written for five systems and three languages may be untrue, or have no subject.
SMALL = [
    ("01_ranking_inversion", "languages=en systems=gpt-5.5"),
    ("01_ranking_inversion", "languages=pt sample=1"),
    ("02_multilingual", "systems=gemini-2.5-pro others=pt"),
    ("03_prompting", "systems=gpt-5.5"),
    ("04_extractor_agreement", "languages=pt"),
    ("05_race_summaries", "systems=gpt-5.5"),
    ("06_weather", "languages=en systems=gpt-5.5"),
    ("06_weather", "languages=pt systems=gemini-2.5-pro"),
    ("07_perturbation", "domain_name=weather languages=pt sample=3 rates=1.0"),
    ("07_perturbation", "domain_name=weather languages=pt sample=1 rates=0.0"),
    ("08_coverage", "languages=pt systems=gpt-5.5"),
    ("09_finetuning", "languages=pt rules=paper"),
    ("10_measurement_audit", "languages=pt systems=gpt-5.5"),
    ("11_correctness_judge", "systems=grok-4.3,gpt-5.5 languages=pt sources=weather per_domain=2 questions=6 runs=1"),
    ("13_benchmark", "rule_sets=paper"),
    ("13_benchmark", "rule_sets=corrected"),
    ("15_live_models", "languages=pt sample=1"),
    ("16_ten_races", "races_shown=1"),
    ("17_corrected_tables", "tables=weather"),
    # the fewest that are allowed
    *((name, "resamples=100") for name in REGISTRY if "resamples" in REGISTRY[name].parameters),
]
# of nothing, of one, or of what is the same: "last of 1", "0.55 to 0.55", "nan", "+0, undercut +0"
EMPTY = re.compile(
    r"\bnan\b|\binf\b|\b(?:last|number 1) of 1\b|\bthe 1 \w+s\b|\ball involve\b.*\bof 0\b|\bOf the 0 reversals\b"
    r"|\bbetween (\d+%) and \1 of\b|\bby (\+[\d.]+) to \2;|\w \+0, \w+ \+0|\bno system would\b|by 0\.00 between"
)


@pytest.mark.parametrize(
    "sentence",
    [
        "AAA has precision 0.9, and is last of 1 by F1",
        "its extractor returned between 55% and 55% of the claims",
        "Of the 0 reversals of order that are clear of chance, all involve AAA",
        "stop +0, undercut +0",
        "is nan in English",
    ],
)
def test_an_empty_comparison_is_seen(sentence: str) -> None:
    assert EMPTY.search(sentence)
    assert not EMPTY.search("AAA is last of 5 by F1; of 20 texts between 55% and 57% of them, stop +0, undercut -807")


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize(("name", "given"), SMALL)
def test_a_small_choice_runs_and_compares_nothing_with_itself(name: str, given: str, tmp_path: Path) -> None:
    few = " resamples=200" if "resamples" in REGISTRY[name].parameters and "resamples" not in given else ""
    values = parse_assignments(REGISTRY[name], [], assignments=given + few)
    ran = execute.alone(REGISTRY[name], values, project=root(), cache=tmp_path)
    content = json.loads((ran.folder / "summaries" / f"{name}.json").read_text())
    told = [value for value in content["numbers"].values() if isinstance(value, str)]
    told += [finding["evidence"] for finding in content["findings"]]
    assert told
    assert [text for text in told if EMPTY.search(text)] == []
    sentences = [sentence for text in told for sentence in re.split(r"(?<=[.;]) ", text) if text.count(sentence) > 1]
    assert sentences == [], "one sentence twice"
