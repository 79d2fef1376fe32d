"""Bringing every notebook's results up to date, by content.

Invariant: a notebook runs when, and only when, what it depends on (`artifact.fingerprint`) or what it wrote has
changed since it last ran. Times of files play no part. One that fails keeps its old results, stops only those that
need it, and makes the whole fail.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from pathlib import Path

from artifact import execute, fingerprint
from artifact.errors import ArtifactError, InputError
from artifact.experiments import Experiment
from artifact.files import read_json, sha256, write_json

Tell = Callable[[str], None]


@dataclass
class Outcome:
    """What `update` did: names of the experiments that ran, were up to date, failed, or waited for one that failed."""

    ran: dict[str, float] = field(default_factory=dict)
    fresh: list[str] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)
    skipped: list[str] = field(default_factory=list)


def update(
    registry: Mapping[str, Experiment], project: Path, cache: Path, *, jobs: int = 2, tell: Tell = lambda line: None
) -> Outcome:
    """Run every notebook whose key changed, in parallel, each after those it needs.

    Args:
        registry: in an order in which every experiment comes after those it needs. One that is needed and not in it
            is not waited for: its stored results serve.
        project: holds `results/` and `book/`.
        cache: keeps the keys.
        jobs: how many notebooks run at once.
        tell: is told one line when a notebook ends.
    """
    outcome = Outcome()
    settled: set[str] = set()
    waiting = dict(registry)
    running: dict[Future[execute.Run], tuple[Experiment, str]] = {}
    workers = None
    try:
        while waiting or running:
            for name, experiment in list(waiting.items()):
                if any(needed in outcome.failed or needed in outcome.skipped for needed in experiment.after):
                    outcome.skipped.append(name)
                    tell(f"{name}: not run, it needs one that failed")
                elif not settled.issuperset(registry.keys() & set(experiment.after)):
                    continue
                else:
                    key = fingerprint.key_of(fingerprint.provenance(experiment, {}, project))
                    if is_fresh(experiment, key, project, cache):
                        outcome.fresh.append(name)
                        settled.add(name)
                    else:
                        workers = workers or execute.pool(cache, jobs)
                        future = workers.submit(execute.run, experiment, {}, project=project, cache=cache)
                        running[future] = (experiment, key)
                del waiting[name]
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                experiment, key = running.pop(future)
                _finish(future, experiment, key, project, cache, outcome, tell)
                settled.add(experiment.name)
    finally:
        if workers is not None:
            workers.shutdown(cancel_futures=True)
    return outcome


def is_fresh(experiment: Experiment, key: str, project: Path, cache: Path) -> bool:
    """Whether the experiment last ran with this key, and what it wrote is still as it wrote it."""
    noted = _noted(experiment, project, cache)
    if noted is None or noted[0] != key:
        return False
    return all(path.is_file() and sha256(path) == digest for path, digest in noted[1].items())


def _noted(experiment: Experiment, project: Path, cache: Path) -> tuple[str, dict[Path, str]] | None:
    """Key of the last run and digests of what it wrote; None where there is no sound note of one."""
    stamp = _stamp(experiment, cache)
    try:
        content = read_json(stamp) if stamp.is_file() else None
    except InputError:  # damaged: the notebook runs again
        return None
    if not isinstance(content, dict) or not isinstance(content.get("key"), str):
        return None
    files = content.get("files")
    if not isinstance(files, dict) or not files:
        return None
    made = (project / "results", executed(experiment, project).parent)
    found = {project / name: str(digest) for name, digest in files.items()}
    # nothing else is ever looked at, or removed, because a note says so
    inside = all(any(path.resolve().is_relative_to(folder.resolve()) for folder in made) for path in found)
    return (content["key"], found) if inside else None


def executed(experiment: Experiment, project: Path) -> Path:
    """Where the experiment's executed notebook is, for the book."""
    return project / "book" / "_executed" / f"{experiment.name}.ipynb"


def _finish(
    future: Future[execute.Run],
    experiment: Experiment,
    key: str,
    project: Path,
    cache: Path,
    outcome: Outcome,
    tell: Tell,
) -> None:
    try:
        run = execute.result_of(future.result, experiment)
    except ArtifactError as error:
        outcome.failed[experiment.name] = str(error)
        tell(f"{experiment.name}: FAILED, its old results stay: {error}")
        return
    before = _noted(experiment, project, cache)
    notebook = executed(experiment, project)
    written = [project / "results" / name for name in execute.install(run, notebook, project / "results")]
    files = {path: sha256(path) for path in [*written, notebook]}
    for path in before[1] if before is not None else ():
        if path not in files:
            path.unlink(missing_ok=True)
    noted = {path.relative_to(project).as_posix(): digest for path, digest in files.items()}
    write_json(_stamp(experiment, cache), {"key": key, "files": noted})
    outcome.ran[experiment.name] = run.seconds
    tell(f"{experiment.name}: ran in {run.seconds:.1f} s")


def _stamp(experiment: Experiment, cache: Path) -> Path:
    return cache / "stamps" / f"{experiment.name}.json"
