"""Comparing what was made with the committed reference, cell by cell.

Invariant: the reference is what the repository's last commit holds under `results/`, never what a run has just written.
Where there is no repository (an unpacked archive), it is a copy taken before the first run. Numbers are the same when
they agree to nine digits: another processor may round the last bit differently, nothing else may.
"""

from __future__ import annotations

import csv
import io
import math
import shutil
import subprocess
import tarfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from artifact.errors import ArtifactError
from artifact.files import parse_json
from artifact.packaged import MANIFEST, verify
from artifact.repository import git, is_repository

TOLERANCE = 1e-9
FOLDERS = ("tables", "summaries", "figures")
_SHOWN = 3


class State(str, Enum):
    """How one file compares."""

    IDENTICAL = "identical"
    DIFFERS = "differs"
    MISSING = "missing"
    NEW = "new, not in the reference"


@dataclass(frozen=True)
class Comparison:
    """One file's line of the report."""

    name: str
    state: State
    detail: str = ""

    @property
    def failed(self) -> bool:
        """Whether the reference was not met. A new file is no failure."""
        return self.state in (State.DIFFERS, State.MISSING)

    def line(self) -> str:
        """As printed: the file, then identical or what differs."""
        return f"{self.name:<48} {self.detail or self.state.value}"


def read_reference(project: Path, cache: Path) -> dict[str, bytes]:
    """The reference's files by name relative to `results/`.

    Args:
        project: the checkout or the unpacked archive.
        cache: holds the copy, where there is no repository. Call this before anything is written.

    Raises:
        ArtifactError: git is there and fails.
    """
    if is_repository(project):
        return _committed(project)
    copy = cache / "reference"
    if not copy.is_dir():
        half = cache / "reference.part"
        shutil.rmtree(half, ignore_errors=True)
        half.mkdir(parents=True)
        for folder in FOLDERS:
            if (project / "results" / folder).is_dir():
                shutil.copytree(project / "results" / folder, half / folder)
        half.replace(copy)  # a copy under its name is whole
    return read_results(copy)


def changed_inputs(project: Path) -> list[Comparison]:
    """What notebooks start from and is not as it was recorded: one comparison a file, all of them failures.

    The packaged facts must have the hashes of their manifest; where there is a repository, the other files under
    `results/` that it holds must be as committed.
    """
    found: list[Comparison] = []
    if (project / "data" / MANIFEST).is_file():
        for finding in verify(project / "data")[1]:
            detail = f"{finding.what}: not as data/{MANIFEST} says (artifact data verify)"
            found.append(Comparison(f"data/{finding.name}", State.DIFFERS, detail))
    if is_repository(project):
        listed = git(project, "diff", "--name-only", "--no-renames", "-z", "HEAD", "--", "results").decode()
        for name in filter(None, listed.split("\0")):
            if name.split("/")[1] not in FOLDERS:
                gone = "missing" if not (project / name).is_file() else "changed"
                found.append(Comparison(name, State.DIFFERS, f"{gone}: not as committed (git checkout {name})"))
    return found


def read_results(results: Path) -> dict[str, bytes]:
    """The files under `results` that are compared, by relative name."""
    found = (path for folder in FOLDERS for path in (results / folder).rglob("*") if path.is_file())
    return {path.relative_to(results).as_posix(): path.read_bytes() for path in sorted(found)}


def compare(reference: Mapping[str, bytes], made: Mapping[str, bytes]) -> list[Comparison]:
    """One comparison a table and a summary, and one for all figures, whose presence alone is compared."""
    names = sorted({*reference, *made}, key=lambda name: (FOLDERS.index(name.split("/")[0]), name))
    data = [name for name in names if not name.startswith("figures/")]
    return [_compare_one(name, reference.get(name), made.get(name)) for name in data] + _figures(reference, made)


def _compare_one(name: str, expected: bytes | None, got: bytes | None) -> Comparison:
    if expected is None:
        return Comparison(name, State.NEW)
    if got is None:
        return Comparison(name, State.MISSING, "missing: no notebook made it")
    if expected == got:
        return Comparison(name, State.IDENTICAL)
    try:
        before, after = _cells(name, expected), _cells(name, got)
    except (ArtifactError, UnicodeDecodeError, csv.Error) as error:
        return Comparison(name, State.DIFFERS, f"cannot be compared ({error})")
    changed = [
        f"{cell} {_short(before.get(cell))} -> {_short(after.get(cell))}"
        for cell in dict.fromkeys([*before, *after])
        if not _same(before.get(cell), after.get(cell))
    ]
    if not changed:
        return Comparison(name, State.IDENTICAL, f"identical to {-math.log10(TOLERANCE):.0f} digits")
    more = f"; and {len(changed) - _SHOWN} more" if len(changed) > _SHOWN else ""
    return Comparison(
        name, State.DIFFERS, f"{len(changed)} of {len(before)} cells differ: {'; '.join(changed[:_SHOWN])}{more}"
    )


def _figures(reference: Mapping[str, bytes], made: Mapping[str, bytes]) -> list[Comparison]:
    expected = [name for name in reference if name.startswith("figures/")]
    missing = [name for name in expected if not made.get(name)]
    if missing:
        return [Comparison(name, State.MISSING, "missing: no notebook made it") for name in missing]
    return [Comparison("figures", State.IDENTICAL, f"all {len(expected)} present")] if expected else []


def _cells(name: str, content: bytes) -> dict[str, str]:
    text = content.decode("utf-8")
    if name.endswith(".json"):
        return dict(_leaves(parse_json(text, where=name), ""))
    header, *rows = list(csv.reader(io.StringIO(text))) or [[]]
    cells = {f"column {i}": column for i, column in enumerate(header, start=1)}
    for number, row in enumerate(rows, start=1):
        words = [cell if len(cell) <= 40 else f"{cell[:37]}..." for cell in row if cell and not _is_number(cell)][:3]
        label = f"row {number} ({', '.join(words)})" if words else f"row {number}"
        cells |= {f"{label} {column}": value for column, value in zip(header, row, strict=False)}
    return cells


def _leaves(value: object, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _leaves(inner, f"{path}[{index}]")
    else:
        yield path, "" if value is None else str(value)


def _same(before: str | None, after: str | None) -> bool:
    if before == after:
        return True
    try:
        return math.isclose(float(before or ""), float(after or ""), rel_tol=TOLERANCE, abs_tol=TOLERANCE)
    except ValueError:
        return False


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def _short(value: str | None) -> str:
    return "absent" if value is None else (value[:40] or "empty")


def _committed(project: Path) -> dict[str, bytes]:
    try:
        listed = git(project, "ls-tree", "-r", "--name-only", "HEAD", *(f"results/{folder}" for folder in FOLDERS))
        if not listed.strip():
            return {}
        folders = sorted({"/".join(name.split("/")[:2]) for name in listed.decode().splitlines()})
        archive = git(project, "archive", "--format=tar", "HEAD", *folders)
    except subprocess.CalledProcessError as error:
        raise ArtifactError(f"git cannot read the reference: {error.stderr.decode(errors='replace').strip()}") from None
    out = {}
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for member in tar.getmembers():
            stream = tar.extractfile(member) if member.isfile() else None
            if stream is not None:
                out[member.name.removeprefix("results/")] = stream.read()
    return out
