"""What a stage was measured at: seconds, items a second, the limit that it promises, memory."""

from __future__ import annotations

import os
import resource
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from artifact.files import read_json, write_json
from artifact.machine import lines_of
from artifact.machine import machine as describe

PACKAGES = ("numpy", "pandas", "pyarrow", "distributed")
_LOAD = os.getloadavg()[0]


@dataclass(frozen=True)
class Stage:
    """One row.

    Attributes:
        stage: what was done.
        unit: of what there were `items`.
        processor: seconds of processor time, which other programs of a busy machine do not lengthen much; the shortest
            of the rounds.
        limit: what that must stay below; None where none is promised.
        seconds: by the clock, where there was one round.
        peak_mib: the most memory of all its processes together, where they were of their own.
        load: how many processes wanted a core, in the minute before the end.
    """

    stage: str
    unit: str
    items: int
    processor: float
    limit: float | None
    seconds: float | None
    peak_mib: float | None
    load: float


_ROWS: list[Stage] = []


def within(limit: float, benchmark: BenchmarkFixture, stage: str, items: int = 1, unit: str = "calls") -> None:
    """Keep what a benchmark measured (`--benchmark-timer=time.process_time`), and hold it to its limit."""
    assert benchmark.stats is not None
    _keep(stage, items, unit, benchmark.stats.stats.min, limit)


def measure(command: Sequence[str], stage: str, items: int, unit: str, limit: float | None = None) -> Stage:
    """Run a command; keep its times and the most memory of it and its children together (MiB, proportional share)."""
    peak, done = 0.0, threading.Event()
    before, start = _of_children(), time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:

        def watch() -> None:
            nonlocal peak
            while not done.wait(0.2):
                peak = max(peak, sum(map(_resident, _family(process.pid))))

        watcher = threading.Thread(target=watch)
        watcher.start()
        _, said = process.communicate()
        seconds = time.monotonic() - start
        done.set()
        watcher.join()
    assert process.returncode == 0, said.decode()[-500:]
    return _keep(stage, items, unit, _of_children() - before, limit, seconds, round(peak, 1))


def _keep(
    stage: str, items: int, unit: str, processor: float, limit: float | None, seconds: float | None = None,
    peak: float | None = None,
) -> Stage:  # fmt: skip
    _ROWS.append(Stage(stage, unit, items, processor, limit, seconds, peak, round(os.getloadavg()[0], 2)))
    assert limit is None or processor < limit
    return _ROWS[-1]


def _of_children() -> float:
    """Processor seconds of all processes that this one started and that have ended, and theirs."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def rows() -> list[dict[str, object]]:
    """All measurements so far."""
    return [asdict(row) for row in _ROWS]


def record(path: Path) -> None:
    """Write all measurements so far, and of an earlier record of the same machine the stages not measured now."""
    here, now = machine(), rows()
    measured = {row["stage"] for row in now}
    before = read_json(path) if path.is_file() else None
    if isinstance(before, dict) and _apart_from_load(before["machine"]) == _apart_from_load(here):
        now += [row for row in before["stages"] if row["stage"] not in measured]
    write_json(path, {"machine": here, "stages": now})


def _apart_from_load(machine: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in machine.items() if name != "load_before"}


def machine() -> dict[str, object]:
    """What they were made on."""
    return {**describe(PACKAGES), "load_before": round(_LOAD, 2)}


def _family(pid: int) -> list[int]:
    out = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            out += [member for child in task.read_text().split() for member in _family(int(child))]
        except OSError:
            continue
    return out


def _resident(pid: int) -> float:
    rows = [line.split()[1] for line in lines_of(f"/proc/{pid}/smaps_rollup") if line.startswith("Pss:")]
    return int(rows[0]) / 1024 if rows else 0.0
