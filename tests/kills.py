"""Killing a command at random moments, and looking at what it leaves."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

Files = Mapping[str, str]  # digests by relative name


def nothing(out: Path) -> None:
    """What most commands need in their folder."""


@dataclass(frozen=True)
class Scenario:
    """A command and what its files must satisfy.

    Attributes:
        name: as in records.
        command: makes the arguments from the folder to write in.
        environment: for the command, likewise.
        prepare: puts into a new folder what the command needs there.
        before: code to run before the command.
        fresh: start Python anew each time; otherwise the process is forked from one that has imported what is needed,
            so that kills fall into the work and not into the imports.
        final: whether a file, by name, is the same in every run, so that under its name it is whole or not there.
        kept: whether a file, by name, is a finished item: once there, it must stay as it is.
        ended: whether a file, by name, is the same in every run when the run has ended; what is `final` is.
    """

    name: str
    command: Callable[[Path], Sequence[object]]
    environment: Callable[[Path], Mapping[str, str]] = lambda out: {}
    prepare: Callable[[Path], None] = nothing
    before: str = ""
    fresh: bool = False
    final: Callable[[str], bool] = lambda name: True
    kept: Callable[[str], bool] = lambda name: False
    ended: Callable[[str], bool] = lambda name: False


@dataclass
class Record:
    """What came of it: runs that were killed, ended before the kill, files seen whole, and items that were lost."""

    command: str
    kills: int = 0
    ended_before: int = 0
    in_the_middle: int = 0  # kills that found some of the work done and some not
    items_lost: list[str] = field(default_factory=list)
    half_files: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def torment(scenario: Scenario, folder: Path, kills: int, rng: random.Random) -> Record:
    """Run a command again and again in one folder, killing it and its children each time, until so many were killed.

    After every kill: what is under a final name equals the undisturbed run's, and no finished item is gone or changed.
    At the end the command runs to its end, and all equals the undisturbed run. Where it ended before its kill, the
    folder is emptied and it begins anew.
    """
    record, out, before = Record(scenario.name), folder / "tormented", dict[str, str]()
    _run(scenario, folder / "first")  # what is slow the first time does not count
    start = time.monotonic()
    fault = _run(scenario, folder / "undisturbed")
    seconds, expected = time.monotonic() - start, files_in(folder / "undisturbed")
    assert fault == "" and expected, fault
    while record.kills < kills:
        fault = _run(scenario, out, rng.uniform(0.0, 1.1 * seconds))
        now = files_in(out)
        before = _look(scenario, record, before, now, expected)
        if fault is None:
            record.kills += 1
            record.in_the_middle += 0 < len(now) < len(expected)
            continue
        record.ended_before += 1
        _end(scenario, record, fault, now, expected)
        shutil.rmtree(out)
        before = {}
    fault = _run(scenario, out)
    now = files_in(out)
    _look(scenario, record, before, now, expected)
    _end(scenario, record, fault or "", now, expected)
    return record


def _run(scenario: Scenario, out: Path, until: float | None = None) -> str | None:
    """Run the command to its end, or kill it and its children `until` seconds have passed.

    Returns:
        What it said, if it failed; "" if it ended well; None if it was killed.
    """
    said, before = out.with_suffix(".err"), prelude(scenario, out)
    if not out.is_dir():
        scenario.prepare(out)
    arguments = [str(word) for word in scenario.command(out)]
    if scenario.fresh:
        with subprocess.Popen(
            [sys.executable, "-c", "import sys; from kills import _work; _work(*sys.argv[1:])", str(said),
             before, *arguments],
            env={**os.environ, **_PATH, **scenario.environment(out)},
        ) as process:  # fmt: skip
            try:
                code = process.wait(until)
            except subprocess.TimeoutExpired:
                _kill(process.pid)
                return None
    else:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(PRELOADED)
        forked = context.Process(target=_work, args=(str(said), before, *arguments), daemon=False)
        forked.start()
        forked.join(until)
        if forked.is_alive():
            assert forked.pid is not None
            _kill(forked.pid)
            forked.join()
            return None
        code = forked.exitcode or 0
    return said.read_text("utf-8")[-300:] or f"exit code {code}" if code else ""


def prelude(scenario: Scenario, out: Path) -> str:
    """The code to run before a command: a forked process has the environment of when the first of them was made."""
    return f"import os; os.environ.update({dict(scenario.environment(out))!r})\n{scenario.before}"


_PATH = {"PYTHONPATH": os.pathsep.join(sys.path)}
PRELOADED = [
    "kills", "artifact.cli", "artifact.commands.score", "artifact.commands.extract", "artifact.commands.generate",
    "artifact.commands.oracle", "artifact.streaming", "artifact.extraction", "artifact.domains.racing.oracle.tables",
    "artifact.domains.weather", "artifact.sources.laps", "artifact.models.client", "artifact.generate",
    "pyarrow.parquet", "pyarrow.pandas_compat", "anthropic",
]  # fmt: skip


def _work(said: str, before: str, *arguments: str) -> None:
    """Be the process that is killed: leader of a group of its own, its words in a file."""
    from artifact.cli import main

    os.setsid()
    target = os.open(said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(target, 1)
    os.dup2(target, 2)
    exec(before)
    main(list(arguments))


def _kill(pid: int) -> None:
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:  # killed before it led a group
        os.kill(pid, signal.SIGKILL)


def files_in(folder: Path) -> dict[str, str]:
    """Digests of the files in a folder but for those that are being written, which have a name of their own."""
    out = {}
    for path in folder.rglob("*") if folder.is_dir() else ():
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not any(part.startswith((".", "_unfinished")) for part in name.split("/")):
            out[name] = hashlib.sha256(path.read_bytes()).hexdigest()
    return out


def _look(scenario: Scenario, record: Record, before: Files, now: Files, expected: Files) -> dict[str, str]:
    """Compare with what was there before, and with the undisturbed run."""
    record.half_files += [name for name, digest in now.items() if scenario.final(name) and digest != expected.get(name)]
    record.items_lost += [name for name, digest in before.items() if scenario.kept(name) and now.get(name) != digest]
    return dict(now)


def _end(scenario: Scenario, record: Record, fault: str, now: Files, expected: Files) -> None:
    """After a run that came to its end."""
    record.items_lost += [name for name in expected.keys() - now.keys() if scenario.final(name) or scenario.ended(name)]
    record.half_files += [name for name, digest in now.items() if scenario.ended(name) and digest != expected.get(name)]
    record.faults += [fault] if fault else []
