"""The command line as a whole."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import click
import pytest

import artifact
from artifact.cli import COMMANDS, main

SRC = Path(__file__).resolve().parents[1] / "src"


def _python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        env={"PYTHONPATH": str(SRC)},
        check=False,
    )


def test_help_imports_nothing_heavy() -> None:
    ran = _python(
        "import sys\nfrom artifact.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "print(sorted({'pandas', 'numpy', 'rich', 'anthropic', 'fastf1', 'torch'} & set(sys.modules)))"
    )
    assert ran.returncode == 0
    assert ran.stdout.splitlines()[-1] == "[]"
    for name in COMMANDS:
        assert name in ran.stdout


def test_the_core_imports_the_standard_library_alone() -> None:
    """claim, domain, score and what they rest on run in a browser."""
    ran = _python(
        "import sys\nbefore = set(sys.modules)\n"
        "import artifact.claim, artifact.domain, artifact.score, artifact.status, artifact.errors, artifact.files\n"
        "import artifact.generations, artifact.explain\n"
        "top = {name.split('.')[0] for name in set(sys.modules) - before} - {'artifact'}\n"
        "print(sorted(top - set(sys.stdlib_module_names)))"
    )
    assert ran.stdout.strip() == "[]", ran.stderr


def test_mistakes_end_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["scores"])
    assert ended.value.code == 2
    err = capsys.readouterr().err
    assert "No such command 'scores'" in err and "Traceback" not in err
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code in (0, 2)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"artifact {artifact.__version__}\n"


@pytest.mark.parametrize("name", ["score", "extract", "explain", "compare"])
def test_each_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    assert "Usage:" in capsys.readouterr().out


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m artifact --help | head -c 1 >/dev/null; exit ${{PIPESTATUS[0]}}"
    ran = subprocess.run(
        ["bash", "-c", command], env={"PYTHONPATH": str(SRC)}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


def test_what_a_library_says_of_a_file_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not every error of the operating system's kind comes from it; none is a traceback."""

    def fail(*arguments: object) -> None:
        raise OSError("decompression failed:\ncorrupt")

    monkeypatch.setattr("artifact.packaged.verify", fail)
    with pytest.raises(SystemExit) as ended:
        main(["data", "verify"])
    assert ended.value.code == 1
    assert capsys.readouterr().err == "artifact: decompression failed: corrupt\n"


def test_too_little_memory_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(*arguments: object) -> None:
        raise MemoryError

    monkeypatch.setattr("artifact.packaged.verify", fail)
    with pytest.raises(SystemExit) as ended:
        main(["data", "verify"])
    assert ended.value.code == 1
    assert capsys.readouterr().err.startswith("artifact: not enough memory; ask for less at a time")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_of_every_command_is_explained(name: str) -> None:
    top = importlib.import_module(f"artifact.commands.{name.replace('-', '_')}").command
    commands = top.commands.values() if isinstance(top, click.Group) else [top]
    bare = [
        (command.name, option.opts[-1])
        for command in commands
        for option in command.params
        if isinstance(option, click.Option) and not (option.help or "").strip()
    ]
    assert bare == []
    for command in commands:
        assert command.get_short_help_str(limit=300)[-3:] not in ("", "...")
        assert [o.opts for o in command.params if isinstance(o, click.Option) and str(o.help).endswith("...")] == []
