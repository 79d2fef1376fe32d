"""Shared fixtures. Tests run offline; what they need from outside the project is found here, or they are skipped."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder with lap tables, the paper's release and gold claims, which the project does not contain."""
    folder = Path(os.environ.get("ARTIFACT_SHARED", ROOT.parent / "shared"))
    if not folder.is_dir():
        pytest.skip("needs the folder with laps, release and gold claims (set ARTIFACT_SHARED)")
    return folder


@pytest.fixture(scope="session")
def release(shared: Path) -> Path:
    """The data files of the paper's public release."""
    folder = Path(os.environ.get("ARTIFACT_RELEASE", shared / "release"))
    if not folder.is_dir():
        pytest.skip("needs the paper's release (set ARTIFACT_RELEASE)")
    return folder
