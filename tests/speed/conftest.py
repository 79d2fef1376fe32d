"""Keeping what was measured: with ARTIFACT_RECORD=FOLDER, `FOLDER/bench.json` (`make bench`)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from measured import record, rows


def pytest_sessionfinish(session: pytest.Session) -> None:
    if (kept := os.environ.get("ARTIFACT_RECORD")) and rows():
        record(Path(kept) / "bench.json")
