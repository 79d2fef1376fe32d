"""The runner on real kernels: equal bytes, content keys, failures that leave everything as it was."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from artifact import execute, runs
from artifact.errors import InputError
from artifact.experiments import Experiment, load_registry
from artifact.reproduce import executed, update

DRAWING = """# %% [markdown]
# # A line
#
# The slope is {glue:text}`slope`.

# %% tags=["parameters"]
slope: float = 1.5  # of the line
label: str | None = None  # in the legend
fault: str | None = None  # what to do wrong

# %%
import os
import warnings

from artifact.errors import InputError

if fault == "input":
    raise InputError("slope is too steep", fix="make it smaller")
if fault == "error":
    1 / 0
if fault == "warning":
    warnings.warn("look out")
if fault == "path":
    print(os.getcwd())
object()

# %%
import matplotlib.pyplot as plt

from artifact import figures
from artifact.report import Report
from artifact.tables import Column

report = Report()
rows = [{"x": x, "y": slope * x} for x in range(3)]
report.table("line", rows, [Column("x", "x"), Column("y", "y", ".1f")], caption="Points", signature="line@1")

# %%
with figures.styled():
    figure, axes = plt.subplots()
    axes.plot([0, 1], [0, slope], label=label)
report.figure("line", figure, caption="A line.", alt="A line that rises by the slope.")

# %%
report.interval("slope", slope, slope - 0.5, slope + 0.5, ".1f")
report.close({"slope": slope, "label": label})
"""
READING = """# %% [markdown]
# # A sum

# %% tags=["parameters"]
factor: int = 1  # of the sum

# %%
import json
from pathlib import Path

from artifact.report import Report
from artifact.tables import Column

report = Report()
line = json.loads(Path("results/summaries/01_line.json").read_text())
total = factor * line["numbers"]["slope"]
report.table("total", [{"total": total}], [Column("Total", "total", ".2f")], caption="Total")
report.close({"factor": factor})
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project whose notebooks ran once: `project` and its `cache`."""
    folder = tmp_path_factory.mktemp("made")
    project, cache = folder / "project", folder / "cache"
    (project / "notebooks").mkdir(parents=True)
    cache.mkdir()
    (project / "notebooks" / "01_line.py").write_text(DRAWING)
    (project / "notebooks" / "02_sum.py").write_text(READING)
    registry = "01_line: {}\n02_sum: {after: [01_line], inputs: [results/summaries/01_line.json]}\n"
    (project / "experiments.yml").write_text(registry)
    outcome = update(load_registry(project), project, cache)
    assert set(outcome.ran) == {"01_line", "02_sum"} and not outcome.failed
    return folder


@pytest.fixture
def project(made: Path, tmp_path: Path) -> Path:
    return shutil.copytree(made / "project", tmp_path / "project")


@pytest.fixture
def cache(made: Path, tmp_path: Path) -> Iterator[Path]:
    folder = shutil.copytree(made / "cache", tmp_path / "cache")
    yield folder
    assert not list(folder.glob("run-*"))  # no run leaves its folder behind


def line(project: Path) -> Experiment:
    return load_registry(project)["01_line"]


def snapshot(project: Path) -> dict[str, bytes]:
    found = [path for folder in ("results", "book") for path in (project / folder).rglob("*") if path.is_file()]
    return {str(path.relative_to(project)): path.read_bytes() for path in found}


@pytest.mark.timeout(30)
def test_one_notebook_alone_does_not_wait_for_those_it_needs(project: Path, cache: Path) -> None:
    alone = {"02_sum": load_registry(project)["02_sum"]}
    assert update(alone, project, cache).fresh == ["02_sum"]


def test_only_what_changed_runs_and_equal_content_gives_equal_bytes(project: Path, cache: Path) -> None:
    before = snapshot(project)
    assert set(before) == {
        "book/_executed/01_line.ipynb",
        "book/_executed/02_sum.ipynb",
        "results/figures/line.png",
        "results/figures/line.svg",
        "results/summaries/01_line.json",
        "results/summaries/02_sum.json",
        "results/tables/line.csv",
        "results/tables/total.csv",
    }
    for path in project.rglob("*.py"):
        os.utime(path, (0, 0))
    assert update(load_registry(project), project, cache).fresh == ["01_line", "02_sum"]

    # a remark changes the notebook but nothing that it wrote, so the one after it is still up to date
    source = project / "notebooks" / "01_line.py"
    source.write_text(DRAWING + "# a remark\n")
    again = update(load_registry(project), project, cache)
    assert list(again.ran) == ["01_line"] and again.fresh == ["02_sum"]
    after = snapshot(project)
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"book/_executed/01_line.ipynb"}  # which shows the remark

    # a lost result is made again
    source.write_text(DRAWING)
    (project / "results" / "tables" / "line.csv").unlink()
    update(load_registry(project), project, cache)
    assert snapshot(project) == before


def test_a_failing_notebook_keeps_its_old_results_and_stops_those_that_need_it(project: Path, cache: Path) -> None:
    before = snapshot(project)
    source = project / "notebooks" / "01_line.py"
    source.write_text(DRAWING.replace("fault: str | None = None", 'fault: str | None = "error"'))
    outcome = update(load_registry(project), project, cache)
    assert "cell 2 failed: ZeroDivisionError" in outcome.failed["01_line"]
    assert outcome.skipped == ["02_sum"] and not outcome.ran
    assert snapshot(project) == before
    log = cache / "log" / "01_line.log"
    assert "ZeroDivisionError" in log.read_text()


@pytest.mark.parametrize(
    ("fault", "error", "message"),
    [
        ("input", InputError, "^01_line: slope is too steep; make it smaller$"),
        ("warning", execute.NotebookError, "wrote to standard error: .*look out"),
        ("path", execute.NotebookError, "shows a path of this machine"),
    ],
)
def test_a_page_that_would_mislead_is_refused(
    project: Path, cache: Path, fault: str, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        execute.alone(line(project), {"fault": fault}, project=project, cache=cache)


def test_the_executed_notebook_is_clean_and_its_figure_is_numbered(project: Path) -> None:
    content = json.loads(executed(line(project), project).read_text())
    assert content["metadata"] == {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    cells = content["cells"]
    assert [cell["id"] for cell in cells] == [f"01-line-{i:03d}" for i in range(len(cells))]
    counts = [cell["execution_count"] for cell in cells if cell["cell_type"] == "code"]
    assert counts == list(range(1, len(counts) + 1))
    (shown,) = [cell["metadata"]["mystnb"] for cell in cells if "mystnb" in cell["metadata"]]
    assert shown["figure"] == {"caption": "A line.", "name": "fig-line"}
    assert shown["image"]["alt"] == "A line that rises by the slope."
    assert "0x" not in json.dumps([cell.get("outputs") for cell in cells if "svg" not in json.dumps(cell)])
    summary = json.loads((project / "results" / "summaries" / "01_line.json").read_text())
    assert summary["numbers"] == {"slope_low": 1.0, "slope_high": 2.0, "slope": 1.5}
    assert summary["signatures"] == {"line": "line@1"}


def test_a_run_with_parameters_has_a_folder_of_its_own(project: Path, cache: Path) -> None:
    before = snapshot(project)
    label = "São = \"x\" 'y' \\n {z}"
    one, now = runs.run(line(project), {"slope": 2.0, "label": label}, project=project, cache=cache)
    assert now and one.folder.parent == project / "results" / "runs" / "01_line"
    manifest = json.loads((one.folder / "manifest.json").read_text())
    assert manifest["given"] == {"slope": 2.0, "label": label}
    assert manifest["parameters"] == {"slope": 2.0, "label": label, "fault": None}
    assert json.loads((one.folder / "summaries" / "01_line.json").read_text())["parameters"]["label"] == label
    assert (one.folder / "tables" / "line.csv").read_text() == "x,y\n0,0\n1,2\n2,4\n"
    assert {name for name in snapshot(project) if "/runs/" not in name} == set(before)
    assert runs.run(line(project), {"slope": 2.0, "label": label}, project=project, cache=cache) == (one, False)

    other, _ = runs.run(line(project), {"slope": 3.0, "label": label}, project=project, cache=cache)
    assert [run.signature for run in runs.stored(project)] == [one.signature, other.signature]
    lines = [comparison.line().split(maxsplit=1) for comparison in runs.compare(one, other)]
    assert ["tables/line.csv", "2 of 8 cells differ: row 2 y 2 -> 3; row 3 y 4 -> 6"] in lines
    assert runs.find(one.signature[:6], runs.stored(project)) == one
    with pytest.raises(InputError, match="unknown run 'zz'"):
        runs.find("zz", runs.stored(project))
