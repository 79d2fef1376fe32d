"""Assets of the page "Audit an explanation": the package as the browser loads it, and where Pyodide comes from.

Invariant: the browser runs the very modules of this checkout. The archive is the project's wheel without its parquet
tables, which need libraries that the page does not load, and with the texts that our own models wrote.

Run as `python -m artifact.page --out book/_static/audit [--pyodide URL | --offline FOLDER]`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from artifact import paths
from artifact.errors import ArtifactError, InputError, MissingExtraError
from artifact.files import atomic_path, dump_json, read_jsonl, read_text, write_json, write_text

PYODIDE_VERSION = "314.0.7"
CDN = f"https://cdn.jsdelivr.net/npm/pyodide@{PYODIDE_VERSION}/"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
WEB = Path(__file__).parent / "web"
WEB_FILES = ("audit.css", "audit.js", "worker.js")
ARCHIVE = "package.zip"
_EPOCH = (1980, 1, 1, 0, 0, 0)  # the earliest time a zip file can hold: equal content gives equal bytes


def build(out: Path, *, pyodide: str = CDN, offline: Path | None = None) -> None:
    """Write the page's script and style, the package, and a copy of Pyodide if the book is to work without a network.

    Args:
        out: folder of the page's assets.
        pyodide: address of a Pyodide distribution, ending in a slash.
        offline: folder of a Pyodide distribution (as in its npm package) to copy beside the page instead.

    Raises:
        InputError: the folder does not hold a Pyodide distribution.
        MissingExtraError: the build backend is not installed.
    """
    if offline is not None:
        missing = [name for name in PYODIDE_FILES if not (offline / name).is_file()]
        if missing:
            raise InputError(
                f"no Pyodide distribution (missing {', '.join(missing)})",
                where=str(offline),
                fix=f"npm install pyodide@{PYODIDE_VERSION}, then name its folder",
            )
        pyodide = "pyodide/"
        for name in PYODIDE_FILES:
            with atomic_path(out / pyodide / name) as temporary:
                shutil.copyfile(offline / name, temporary)
    for name in WEB_FILES:
        write_text(out / name, read_text(WEB / name))
    with atomic_path(out / ARCHIVE) as temporary, zipfile.ZipFile(temporary, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(_members()):
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), content, zipfile.ZIP_DEFLATED)
    write_json(out / "config.json", {"pyodide": pyodide, "package": ARCHIVE})


def _members() -> Iterator[tuple[str, bytes]]:
    """Names and contents of the archive."""
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(_wheel(Path(folder))) as wheel:
        for name in wheel.namelist():
            if name.startswith("artifact/") and not name.endswith((".parquet", *WEB_FILES)):
                yield name, wheel.read(name)
    for domain, rows in _generations().items():
        lines = "".join(dump_json(row) + "\n" for row in rows)
        yield f"artifact/data/generations/{domain}.jsonl", lines.encode()


def _wheel(folder: Path) -> Path:
    """Build the project's wheel."""
    try:
        from hatchling.build import build_wheel
    except ImportError:
        raise MissingExtraError("hatchling", "dev") from None
    before = Path.cwd()
    os.chdir(paths.root())  # the build backend's interface works on the current folder
    try:
        return folder / build_wheel(str(folder))
    finally:
        os.chdir(before)


def _generations(folder: Path | None = None) -> dict[str, list[dict[str, object]]]:
    """Texts of our own models by domain, from `results/generations/DOMAIN/*.jsonl`, labelled as the page shows them.

    The label of a text that was not asked for in the usual way names its prompt beside the system.
    """
    out: dict[str, list[dict[str, object]]] = {}
    for path in sorted((folder or paths.results() / "generations").glob("*/*.jsonl")):
        for _, row in read_jsonl(path):
            prompt = str(row.get("prompt", "neutral"))
            label = str(row["system"]) if prompt == "neutral" else f"{row['system']} ({prompt.replace('_', ' ')})"
            kept = {"system": label, **{name: row[name] for name in ("id", "lang", "text")}}
            out.setdefault(path.parent.name, []).append(kept)
    return out


def main() -> None:
    """Command line of this module."""
    parser = argparse.ArgumentParser(prog="python -m artifact.page", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, required=True, help="folder of the page's assets")
    parser.add_argument("--pyodide", default=CDN, help="address of a Pyodide distribution (default: %(default)s)")
    parser.add_argument("--offline", type=Path, help="folder of a Pyodide distribution to copy beside the page")
    arguments = parser.parse_args()
    try:
        build(arguments.out, pyodide=arguments.pyodide, offline=arguments.offline)
    except ArtifactError as error:
        print(f"artifact.page: {error}", file=sys.stderr)
        sys.exit(error.exit_code)


if __name__ == "__main__":
    main()
