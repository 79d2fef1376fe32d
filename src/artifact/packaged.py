"""The packaged facts and their manifest.

Invariant: `data/MANIFEST.json` names every file of facts with its size and SHA-256, so that a result can be traced to
the exact facts it was made from. Descriptions (`*.md`) are not facts.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from artifact.errors import InputError
from artifact.files import read_json, sha256, write_json

MANIFEST = "MANIFEST.json"
LIMIT_BYTES = 8_000_000


@dataclass(frozen=True)
class Finding:
    """A file that is not as the manifest says.

    Attributes:
        name: path below the data folder.
        what: changed, missing or not listed.
    """

    name: str
    what: str


def fact_files(folder: Path) -> list[Path]:
    """All files of facts, in order of their names."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and path.name != MANIFEST and path.suffix != ".md" and not path.name.startswith(".")
    )


def write_manifest(folder: Path) -> int:
    """Write the manifest anew. Returns the number of files."""
    files = {
        path.relative_to(folder).as_posix(): {"bytes": path.stat().st_size, "sha256": sha256(path)}
        for path in fact_files(folder)
    }
    write_json(folder / MANIFEST, {"files": files})
    return len(files)


def verify(folder: Path) -> tuple[int, list[Finding]]:
    """Compare the files with the manifest.

    Returns:
        How many files are listed, and what is wrong, in order of the names.

    Raises:
        InputError: there is no manifest, or it is not one.
    """
    manifest = read_json(folder / MANIFEST)
    listed = manifest.get("files") if isinstance(manifest, dict) else None
    if not isinstance(listed, dict) or not all(isinstance(entry, dict) for entry in listed.values()):
        raise InputError("not a manifest", where=str(folder / MANIFEST), fix="write it with: artifact data manifest")
    present = {path.relative_to(folder).as_posix(): path for path in fact_files(folder)}
    found = [Finding(name, "missing") for name in listed if name not in present]
    found += [Finding(name, "not listed") for name in present if name not in listed]
    found += [
        Finding(name, "changed")
        for name, path in present.items()
        if name in listed and listed[name].get("sha256") != sha256(path)
    ]
    return len(listed), sorted(found, key=lambda finding: finding.name)
