"""What git says, without a trace."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from artifact.repository import UNKNOWN, commit


def test_asking_writes_nothing_into_the_repository(tmp_path: Path) -> None:
    """A `git status` that refreshes its index takes a lock, which a kill at that moment would leave behind."""
    (tmp_path / "a").write_text("x")
    for line in ("init -q", "add a", "-c user.name=n -c user.email=e commit -q -m m"):
        subprocess.run(["git", *line.split()], cwd=tmp_path, check=True)
    os.utime(tmp_path / "a", (1, 1))  # the index no longer knows the file by its time
    before = (tmp_path / ".git" / "index").read_bytes()
    head = commit(tmp_path)
    assert len(head) == 40 and (tmp_path / ".git" / "index").read_bytes() == before
    (tmp_path / "a").write_text("y")
    assert commit(tmp_path) == f"{head}+changes"
    (tmp_path / "inside").mkdir()
    assert commit(tmp_path / "inside") == UNKNOWN
