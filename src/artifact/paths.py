"""Where the project's files are, in a checkout and in an installed wheel."""

from __future__ import annotations

from pathlib import Path

from artifact.errors import InputError
from artifact.files import read_json, sha256

_PACKAGE = Path(__file__).resolve().parent


def root() -> Path:
    """The checkout's root, or the current folder when the package runs from an installed wheel."""
    candidate = _PACKAGE.parents[1]
    return candidate if (candidate / "pyproject.toml").is_file() else Path.cwd()


def data() -> Path:
    """The packaged facts: inside the wheel, or `data/` of the checkout."""
    packaged = _PACKAGE / "data"
    return packaged if packaged.is_dir() else root() / "data"


def results() -> Path:
    """The committed results of the checkout."""
    return root() / "results"


def facts(*names: str) -> Path:
    """A packaged file of facts, or the folder of several, all as `data/MANIFEST.json` says.

    Args:
        names: below the data folder; of several, all in one folder, which is returned.

    Raises:
        InputError: a file is not the one that was recorded.
    """
    folder = data()
    recorded = _recorded(folder)
    for name in names:
        path = folder / name
        if name in recorded and path.is_file() and sha256(path) != recorded[name]:
            raise InputError(
                "is not as data/MANIFEST.json says",
                where=str(path),
                fix=f"get it again (git checkout data/{name}), or record the change (artifact data manifest)",
            )
    return folder / names[0] if len(names) == 1 else (folder / names[0]).parent


def _recorded(folder: Path) -> dict[str, str]:
    """Digests by name; none where there is no manifest, as in the page for a browser."""
    path = folder / "MANIFEST.json"
    content = read_json(path) if path.is_file() else {}
    files = content.get("files") if isinstance(content, dict) else None
    if not isinstance(files, dict):
        return {}
    return {name: str(entry.get("sha256")) for name, entry in files.items() if isinstance(entry, dict)}
