"""What git knows of the checkout, where there is one."""

from __future__ import annotations

import subprocess
from pathlib import Path

UNKNOWN = "unknown"


def git(project: Path, *arguments: str) -> bytes:
    """Standard output of a git command run in `project`, which reads and takes no locks: a kill leaves none behind.

    Raises:
        OSError: git is not installed.
        subprocess.CalledProcessError: git failed; its `stderr` says why.
    """
    return subprocess.run(
        ["git", "--no-optional-locks", "-C", str(project), *arguments], capture_output=True, check=True
    ).stdout


def is_repository(project: Path) -> bool:
    """Whether `project` is the top of a git checkout with a commit (not a folder inside another project's)."""
    try:
        top = git(project, "rev-parse", "--show-toplevel").decode().strip()
        git(project, "rev-parse", "--verify", "--quiet", "HEAD")
    except (OSError, subprocess.CalledProcessError):
        return False
    return Path(top).resolve() == project.resolve()


def commit(project: Path) -> str:
    """The commit, followed by `+changes` when tracked files differ from it; `unknown` where there is no repository."""
    if not is_repository(project):
        return UNKNOWN
    head = git(project, "rev-parse", "HEAD").decode().strip()
    return f"{head}+changes" if git(project, "status", "--porcelain", "--untracked-files=no").strip() else head
