"""Where the project's files are, in a checkout and in an installed wheel."""

from __future__ import annotations

from pathlib import Path

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
