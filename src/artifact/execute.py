"""Running notebooks, reproducibly.

Invariant: equal content gives equal bytes, and a run that fails leaves everything as it was. A notebook runs in a
process of its own, under this very interpreter, with the project's own settings instead of the user's (IPython
startup files, matplotlibrc, kernels, locale, time zone, threads); what it leaves is moved into place only when it has
ended without an error and without a word on standard error.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from artifact.errors import ArtifactError, InputError
from artifact.experiments import Experiment, Value
from artifact.files import atomic_path, why_not_written, write_text
from artifact.report import EXPERIMENT, OUTPUT

KERNEL = "artifact"
CELL_TIMEOUT_S = 600
DAY_S = 86_400.0
_PACKAGE_PARENT = Path(__file__).resolve().parents[1]
_ADDRESS = re.compile(r" at 0x[0-9a-f]{6,}")


@dataclass(frozen=True)
class Run:
    """What one run of a notebook left, still in its own folder.

    Attributes:
        folder: holds `notebook.ipynb` and, under `tables/`, `figures/` and `summaries/`, what the notebook wrote.
        seconds: how long it took.
    """

    folder: Path
    seconds: float

    def files(self) -> list[Path]:
        """The outputs, relative to the folder, without the notebook."""
        found = (path.relative_to(self.folder) for path in self.folder.rglob("*") if path.is_file())
        return sorted(path for path in found if path.name != "notebook.ipynb")


class NotebookError(ArtifactError):
    """A notebook stopped with an error of its own."""


def pool(cache: Path, workers: int) -> ProcessPoolExecutor:
    """Processes for `run`, with the project's settings. `cache` holds what Jupyter and matplotlib want to keep.

    Raises:
        ArtifactError: the cache cannot be written.
    """
    _make_settings(cache)
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_settle, initargs=(cache,))


def run(experiment: Experiment, parameters: Mapping[str, Value], *, project: Path, cache: Path) -> Run:
    """Run one notebook in this process, which must be one of `pool`'s.

    Args:
        experiment: the notebook.
        parameters: those that differ from its defaults.
        project: the notebook's working folder.
        cache: where the run's folder is made; the caller moves or removes it.

    Raises:
        InputError: the notebook found a parameter's value unusable.
        NotebookError: a cell failed, or wrote to standard error; the message has the cell, the error and its log. Or
            the disk is full.
    """
    try:
        return _run(experiment, parameters, project, cache)
    except OSError as error:
        where = f" ({error.filename})" if error.filename else ""
        raise NotebookError(f"{experiment.name}: {why_not_written(error)}{where}") from None


def _run(experiment: Experiment, parameters: Mapping[str, Value], project: Path, cache: Path) -> Run:
    import jupytext
    import nbformat

    start = time.monotonic()
    folder = Path(tempfile.mkdtemp(dir=cache, prefix=f"run-{experiment.name}-"))
    log = cache / "log" / f"{experiment.name}.log"
    notebook = jupytext.read(experiment.source, fmt="py:percent")
    notebook.metadata.clear()
    notebook.metadata["kernelspec"] = {"name": KERNEL, "display_name": KERNEL, "language": "python"}
    os.environ[OUTPUT], os.environ[EXPERIMENT] = str(folder), experiment.name
    try:
        with _stderr_to(log):
            done = _execute(notebook, parameters, experiment, project, log)
        _clean(done, experiment.name)
        _check(done, experiment, log, (str(project), str(folder), str(Path.home())))
        nbformat.write(done, folder / "notebook.ipynb", version=4)  # type: ignore[no-untyped-call]
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return Run(folder, time.monotonic() - start)


def sweep(cache: Path, older_than: float = DAY_S) -> None:
    """Remove the folders of runs that were killed so many seconds ago; a younger one may still be running."""
    for folder in cache.glob("run-*"):
        with suppress(OSError):
            if time.time() - folder.stat().st_mtime > older_than:
                shutil.rmtree(folder)


def install(outcome: Run, notebook: Path, results: Path) -> list[Path]:
    """Move a run's outputs to where they belong and remove its folder. Returns the files, relative to `results`."""
    files = outcome.files()
    for name in files:
        _move(outcome.folder / name, results / name)
    _move(outcome.folder / "notebook.ipynb", notebook)
    shutil.rmtree(outcome.folder)
    return files


def alone(experiment: Experiment, parameters: Mapping[str, Value], *, project: Path, cache: Path) -> Run:
    """Run one notebook in a process of its own and wait for it."""
    with pool(cache, 1) as workers:
        return result_of(workers.submit(run, experiment, parameters, project=project, cache=cache).result, experiment)


def result_of(wait: Any, experiment: Experiment) -> Run:
    """Call `wait`, turning the death of the process into an error that names the notebook."""
    try:
        outcome: Run = wait()
    except BrokenProcessPool:
        raise NotebookError(f"{experiment.name}: its process was killed (out of memory?)") from None
    return outcome


def _execute(notebook: Any, parameters: Mapping[str, Value], experiment: Experiment, project: Path, log: Path) -> Any:
    import papermill
    from papermill.exceptions import PapermillExecutionError
    from traitlets.config import Config

    try:
        return papermill.execute_notebook(
            notebook,
            None,
            parameters=dict(parameters),
            kernel_name=KERNEL,
            cwd=str(project),
            progress_bar=False,
            execution_timeout=CELL_TIMEOUT_S,
            # encrypted sockets: parallel kernels that race for a port cannot take each other's messages
            config=Config({"KernelManager": {"transport_encryption": "auto"}}),
        )
    except PapermillExecutionError as error:
        plain = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in error.traceback]
        log.write_text("\n".join(plain) + "\n", encoding="utf-8")
        if error.ename == "InputError":
            raise InputError(error.evalue, where=experiment.name) from None
        what = f"cell {error.exec_count} failed: {error.ename}: {error.evalue[:300]}"
        raise NotebookError(f"{experiment.name}: {what} (whole error: {log})") from None


def _clean(notebook: Any, name: str) -> None:
    """Drop what differs between two equal runs, and turn figures into cells that the book numbers."""
    notebook.metadata.clear()
    notebook.metadata["kernelspec"] = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook.metadata["language_info"] = {"name": "python"}
    for index, cell in enumerate(notebook.cells):
        cell["id"] = f"{re.sub('[^a-zA-Z0-9-]', '-', name)[:40]}-{index:03d}"
        for volatile in ("papermill", "execution", "lines_to_next_cell"):
            cell.metadata.pop(volatile, None)
        outputs = cell.get("outputs", [])
        for output in outputs:
            for kind, content in output.get("data", {}).items():
                if isinstance(content, str):
                    output["data"][kind] = _ADDRESS.sub("", content)
        shown = [output.get("metadata", {}).pop("artifact_figure", None) for output in outputs]
        for figure in filter(None, shown):
            if sum(not _is_hidden(output) for output in outputs) > 1:
                raise NotebookError(f"{name}: a cell with a figure shows something else too; give each its own cell")
            cell.metadata["mystnb"] = {
                "image": {"alt": figure["alt"], "width": figure["width"]},
                "figure": {"caption": figure["caption"], "name": figure["name"]},
            }


def _is_hidden(output: Mapping[str, Any]) -> bool:
    """Whether an output only names a number for the prose."""
    return bool(output.get("data")) and all(kind.startswith("application/papermill.record") for kind in output["data"])


def _check(notebook: Any, experiment: Experiment, log: Path, private: tuple[str, ...]) -> None:
    """Refuse a page that would show a warning, or a path of this machine."""
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            if output.get("name") == "stderr":
                log.write_text(output["text"], encoding="utf-8")
                first = output["text"].strip().splitlines()[0][:300]
                raise NotebookError(f"{experiment.name}: a cell wrote to standard error: {first} (whole text: {log})")
    shown = json.dumps([cell.get("outputs", []) for cell in notebook.cells], ensure_ascii=False)
    for path in private:
        if len(path) > 1 and path in shown:
            raise NotebookError(f"{experiment.name}: an output shows a path of this machine ({path})")


def _own(cache: Path) -> dict[str, Path]:
    """Where Jupyter and matplotlib keep what they keep, by the variable that tells them."""
    return {
        "IPYTHONDIR": cache / "ipython",
        "MPLCONFIGDIR": cache / "matplotlib",
        "JUPYTER_CONFIG_DIR": cache / "jupyter" / "config",
        "JUPYTER_DATA_DIR": cache / "jupyter" / "data",
        "JUPYTER_RUNTIME_DIR": cache / "jupyter" / "runtime",
    }


def _make_settings(cache: Path) -> None:
    own = _own(cache)
    kernel = {
        "argv": [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"],
        "display_name": KERNEL,
        "language": "python",
        "metadata": {"supported_encryption": ["curve"]},  # of the kernel's sockets; without it "auto" means none
    }
    write_text(own["JUPYTER_DATA_DIR"] / "kernels" / KERNEL / "kernel.json", json.dumps(kernel))
    try:
        for folder in (*own.values(), cache / "log"):
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArtifactError(f"{error.filename}: {why_not_written(error)}") from None


def _settle(cache: Path) -> None:
    """Make this process and its kernels independent of the user's settings."""
    for name in ("MPLBACKEND", "JUPYTER_PATH", "PYTHONSTARTUP", "PYTHONWARNINGS", "PYTHONOPTIMIZE", "MATPLOTLIBRC"):
        os.environ.pop(name, None)
    paths = [str(_PACKAGE_PARENT), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    os.environ.update({name: str(folder) for name, folder in _own(cache).items()})
    os.environ.update(
        PYTHONPATH=os.pathsep.join(dict.fromkeys(paths)),
        PYTHONHASHSEED="0",
        SOURCE_DATE_EPOCH="0",
        TZ="UTC",
        LC_ALL="C.UTF-8",
        OMP_NUM_THREADS="1",
        OPENBLAS_NUM_THREADS="1",
        MKL_NUM_THREADS="1",
    )


@contextmanager
def _stderr_to(path: Path) -> Iterator[None]:
    """Send this process's and its children's standard error to a file: kernels chat when they end."""
    kept = os.dup(2)
    with path.open("wb") as stream:
        os.dup2(stream.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(kept, 2)
            os.close(kept)


def _move(source: Path, target: Path) -> None:
    with atomic_path(target) as temporary:
        shutil.copyfile(source, temporary)
