"""What a result depends on, as a hash of content.

Invariant: two runs with the same key give the same bytes. A key covers the notebook's text, its parameters, every
module of this package that the notebook can reach by imports, the bytes of its input files, and the versions of the
packages that compute, draw and run. Times and paths of the machine play no part, so a fresh clone has the same keys.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from artifact.errors import InputError
from artifact.experiments import Experiment, Value
from artifact.files import dump_json, read_text, sha256

# Whose version can change a number, a picture or the form of an executed notebook.
PACKAGES = (
    "ipykernel",
    "jupytext",
    "matplotlib",
    "nbclient",
    "nbformat",
    "numpy",
    "pandas",
    "papermill",
    "pyarrow",
    "scipy",
    "seaborn",
)
_RUNNER = ("artifact.execute", "artifact.report")
_PACKAGE = Path(__file__).resolve().parent


def provenance(experiment: Experiment, parameters: Mapping[str, Value], project: Path) -> dict[str, object]:
    """Everything the key is made of, by name: the manifest of a run.

    Args:
        experiment: what runs.
        parameters: all of its parameters, defaults included.
        project: the folder that inputs are relative to.

    Raises:
        InputError: an input pattern matches no file.
    """
    code = closure([experiment.source], _RUNNER)
    return {
        "experiment": experiment.name,
        "notebook": sha256(experiment.source),
        "parameters": dict(parameters),
        "code": {name: sha256(path) for name, path in sorted(code.items())},
        "inputs": {str(path.relative_to(project)): sha256(path) for path in input_files(experiment, project)},
        "packages": versions(),
    }


def key_of(content: Mapping[str, object]) -> str:
    """The key of a provenance: a hex digest."""
    return hashlib.sha256(dump_json(content).encode()).hexdigest()


def input_files(experiment: Experiment, project: Path) -> list[Path]:
    """The files that the experiment's patterns name, sorted, without the summary that it writes itself.

    Raises:
        InputError: a pattern matches nothing.
    """
    found: set[Path] = set()
    for pattern in experiment.inputs:
        matches = [path for path in project.glob(pattern) if path.is_file()]
        if not matches:
            raise InputError(f"input {pattern} matches no file", where=f"experiments.yml: {experiment.name}")
        found.update(matches)
    return sorted(found - {project / "results" / "summaries" / f"{experiment.name}.json"})


@cache
def versions() -> dict[str, str]:
    """Python's and the packages' versions."""
    out = {"python": ".".join(map(str, sys.version_info[:2]))}
    out.update({name: importlib.metadata.version(name) for name in PACKAGES})
    return out


def closure(sources: Iterable[Path], modules: Iterable[str] = ()) -> dict[str, Path]:
    """This package's modules that `sources` (or `modules`) reach by imports, also by those inside functions."""
    waiting = [name for source in sources for name in imports(source)] + list(modules)
    found: dict[str, Path] = {}
    while waiting:
        name = waiting.pop()
        path = package_modules().get(name)
        if path is None or name in found:
            continue
        found[name] = path
        waiting += imports(path)
        waiting.append(name.rpartition(".")[0])  # importing a module runs the packages above it
    return found


@cache
def imports(source: Path) -> tuple[str, ...]:
    """Names of this package's modules that a file imports.

    `from artifact.x import y` names both `artifact.x` and `artifact.x.y`, of which the second may not be a module.
    `importlib.import_module(f"artifact.x.{...}")` names every module under `artifact.x`.
    """
    out: list[str] = []
    for node in ast.walk(ast.parse(read_text(source))):
        if isinstance(node, ast.Import):
            out += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            out.append(node.module)
            out += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module") and node.args:
            out += _dynamic(node.args[0])
    return tuple(name for name in dict.fromkeys(out) if name.split(".")[0] == "artifact")


@cache
def package_modules() -> dict[str, Path]:
    """Every module of this package by name."""
    return {_module_name(path): path for path in sorted(_PACKAGE.rglob("*.py"))}


def _dynamic(argument: ast.expr) -> list[str]:
    if not (isinstance(argument, ast.JoinedStr) and isinstance(argument.values[0], ast.Constant)):
        return [argument.value] if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else []
    package = str(argument.values[0].value).rstrip(".")
    return [name for name in package_modules() if name == package or name.startswith(f"{package}.")]


def _module_name(path: Path) -> str:
    parts = path.relative_to(_PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
