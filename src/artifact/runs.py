"""Runs of notebooks with other parameters, each in a folder of its own.

Invariant: a run never touches the reference. Its folder is `results/runs/NAME/SIGNATURE`, where the signature is a hash
of everything the run depends on; the manifest beside the outputs says what that was.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from artifact import execute, fingerprint, reference
from artifact.errors import InputError, unknown
from artifact.experiments import Experiment, Value, format_value
from artifact.files import held, read_json, sha256, write_json
from artifact.repository import commit

MANIFEST = "manifest.json"


@dataclass(frozen=True)
class StoredRun:
    """One run on disk."""

    name: str
    signature: str
    folder: Path
    parameters: Mapping[str, Value]
    seconds: float
    finished: str

    def parameters_line(self) -> str:
        """The parameters that differ from the defaults, as typed."""
        return " ".join(f"{name}={format_value(value)}" for name, value in self.parameters.items()) or "(defaults)"


def run(experiment: Experiment, given: Mapping[str, Value], *, project: Path, cache: Path) -> tuple[StoredRun, bool]:
    """Run a notebook with other parameters, unless the very same run is there already.

    Args:
        experiment: the notebook.
        given: the parameters that differ from its defaults.
        project: the notebook's working folder; also where runs are kept.
        cache: scratch folder.

    Returns:
        The run, and whether it ran now.
    """
    values = {name: parameter.default for name, parameter in experiment.parameters.items()} | dict(given)
    content = fingerprint.provenance(experiment, values, project)
    content["files"] = {
        name: sha256(str(value))
        for name, value in given.items()
        if experiment.parameters[name].kind == "path" and value is not None
    }
    signature = fingerprint.key_of(content)[:16]
    folder = project / "results" / "runs" / experiment.name / signature
    locks = cache / "locks"
    with held(locks / signature, fix="wait for it: it is the same run"):
        if (folder / MANIFEST).is_file() and not changed(folder):
            return _read(folder), False
        _run(experiment, given, content, folder, project, cache)
    return _read(folder), True


def _run(
    experiment: Experiment,
    given: Mapping[str, Value],
    content: Mapping[str, object],
    folder: Path,
    project: Path,
    cache: Path,
) -> None:
    outcome = execute.alone(experiment, given, project=project, cache=cache)
    manifest = {
        "signature": folder.name,
        "given": dict(given),
        "seconds": round(outcome.seconds, 1),
        "finished": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": commit(project),
        **content,
        "outputs": {path.as_posix(): sha256(outcome.folder / path) for path in outcome.files()},
    }
    shutil.rmtree(folder, ignore_errors=True)
    execute.install(outcome, folder / f"{experiment.name}.ipynb", folder)
    write_json(folder / MANIFEST, manifest)  # last: a folder with a manifest is whole


def changed(folder: Path) -> list[str]:
    """Names of the outputs of a run that are no longer as it wrote them; its manifest's, where that is none."""
    try:
        content = read_json(folder / MANIFEST)
    except InputError:
        return [MANIFEST]
    outputs = content.get("outputs") if isinstance(content, dict) else None
    if not isinstance(outputs, dict):
        return [MANIFEST]
    return [name for name, digest in outputs.items() if not _is(folder / name, digest)]


def _is(path: Path, digest: object) -> bool:
    return path.is_file() and sha256(path) == digest


def stored(project: Path) -> list[StoredRun]:
    """All whole runs, oldest first."""
    found = [_read(path.parent) for path in (project / "results" / "runs").glob(f"*/*/{MANIFEST}")]
    return sorted(found, key=lambda one: (one.finished, one.name, one.signature))


def find(prefix: str, runs: list[StoredRun]) -> StoredRun:
    """The run whose signature starts with `prefix`.

    Raises:
        InputError: none, or more than one.
    """
    found = [one for one in runs if one.signature.startswith(prefix)]
    if not found:
        raise unknown("run", prefix, [one.signature for one in runs], fix="artifact runs lists them")
    if len(found) > 1:
        raise InputError(f"{prefix!r} is the start of {len(found)} runs", allowed=[one.signature for one in found])
    return found[0]


def compare(first: StoredRun, second: StoredRun) -> list[reference.Comparison]:
    """How the second run's tables differ from the first's.

    Raises:
        InputError: they are runs of different notebooks, or were changed since.
    """
    if first.name != second.name:
        raise InputError(f"{first.signature} ran {first.name}, {second.signature} ran {second.name}: not comparable")
    for one in (first, second):
        for name in changed(one.folder):
            raise InputError("is not as the run wrote it", where=str(one.folder / name), fix="run it again")
    before, after = reference.read_results(first.folder), reference.read_results(second.folder)
    return [one for one in reference.compare(before, after) if one.name != "figures"]


def _read(folder: Path) -> StoredRun:
    content = read_json(folder / MANIFEST)
    if not isinstance(content, dict) or not {"given", "seconds", "finished"} <= content.keys():
        raise InputError(
            "not a run's manifest", where=str(folder / MANIFEST), fix="remove the folder, and run it again"
        )
    return StoredRun(folder.parent.name, folder.name, folder, content["given"], content["seconds"], content["finished"])
