"""The Makefile as a reader uses it. A stand-in for the environment's Python prints what it was asked to run."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from artifact.paths import root

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="needs make")


@pytest.fixture
def stand_in(tmp_path: Path) -> list[str]:
    python = tmp_path / "python"
    code = "import json, sys; print(json.dumps(sys.argv[1:]))"
    python.write_text(f"#!/bin/sh\nexec python3 -c '{code}' \"$@\"\n")
    python.chmod(0o755)
    ready = tmp_path / "ready"
    ready.touch()
    return [f"PY={python}", f"READY={ready}"]


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", "-C", str(root()), "--no-print-directory", *arguments], capture_output=True, text=True
    )


def test_alone_it_lists_every_target() -> None:
    done = make()
    assert done.returncode == 0
    listed = re.findall(r"^  make ([a-z-]+) ", done.stdout, flags=re.MULTILINE)
    declared = re.search(r"^\.PHONY: (.+)$", (root() / "Makefile").read_text(), flags=re.MULTILINE)
    assert declared is not None and sorted(listed) == sorted(declared.group(1).split())
    assert {"reproduce", "test", "book", "bench", "lint", "clean", "help"} <= set(listed)


def test_parameters_reach_the_program_as_typed(stand_in: list[str]) -> None:
    text = "label='São = \"x\" $HOME `ls` $(y)' n=5 other=None"
    done = make("experiment", "NB=ranking_inversion", f"P={text}", *stand_in)
    assert json.loads(done.stdout) == ["-m", "artifact", "run", "ranking_inversion", "--set", text], done.stderr


def test_an_experiment_needs_a_name(stand_in: list[str]) -> None:
    done = make("experiment", *stand_in)
    assert done.returncode != 0 and "NB=" in done.stderr


def test_the_environment_is_named_by_the_lock_and_made_where_asked(tmp_path: Path) -> None:
    done = make("-n", "env", f"VENV={tmp_path}/env", "PYTHON=/opt/some/python")
    assert f"/opt/some/python -m venv {tmp_path}/env" in done.stdout
    assert "--require-hashes -r requirements.lock" in done.stdout
    assert re.search(rf"touch {tmp_path}/env/\.installed-\d+", done.stdout)


def test_without_a_python_it_says_which_is_needed(tmp_path: Path) -> None:
    done = make("env", f"VENV={tmp_path}/env", "PYTHON=")
    assert done.returncode != 0 and "Python 3.11 or later is needed" in done.stderr


def test_the_lock_pins_everything_with_hashes_and_names_no_index() -> None:
    lock = (root() / "requirements.lock").read_text()
    pinned = re.findall(r"^([a-z0-9][a-z0-9-]*)==", lock, flags=re.MULTILINE)
    assert len(pinned) > 100
    blocks = re.split(r"^(?=[a-z0-9])", lock, flags=re.MULTILINE)[1:]
    assert [block.split()[0] for block in blocks if "--hash=sha256:" not in block] == []
    assert not re.search(r"://|--index|--find-links", lock)
    assert {"torch", "transformers"}.isdisjoint(pinned)
