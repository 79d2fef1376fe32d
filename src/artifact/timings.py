"""How long each stage of `artifact reproduce` took, noted by the run itself.

Invariant: a time is of a stage that ran, from its beginning to its end by the clock; what was up to date keeps the time
of when it last ran. Times are nowhere part of a result, so that two runs agree however fast they were.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from artifact.errors import InputError
from artifact.files import read_json, read_text, write_json
from artifact.fingerprint import PACKAGES
from artifact.machine import machine

FILE = "timings.json"
ENVIRONMENT = ".seconds"  # in the virtual environment, written by `make`
NOTEBOOK = "notebook "
SLOWEST = 5


class Timings:
    """Seconds by stage: those of this run, and of earlier ones."""

    def __init__(self, cache: Path, *, environment: Path = Path(sys.prefix)) -> None:
        self._file = cache / FILE
        self._start = time.monotonic()
        self.now: dict[str, float] = {}
        self._before = _read(self._file)
        if (seconds := _seconds_of(environment / ENVIRONMENT)) is not None:
            self._before["environment"] = seconds

    def add(self, stage: str, seconds: float) -> None:
        """A stage that ran."""
        self.now[stage] = round(seconds, 2)

    @contextmanager
    def of(self, stage: str) -> Iterator[None]:
        """Time what is done inside."""
        start = time.monotonic()
        yield
        self.add(stage, time.monotonic() - start)

    def elapsed(self) -> float:
        """Seconds since the beginning."""
        return time.monotonic() - self._start

    def all(self) -> dict[str, float]:
        """Every stage with the time of when it last ran."""
        return {**self._before, **self.now}

    def keep(self) -> None:
        """Note them in the cache."""
        write_json(self._file, {"seconds": self.all()})

    def lines(self) -> list[str]:
        """The slowest stages of this run, and what all of its notebooks took together."""
        slowest = sorted(self.now.items(), key=lambda item: -item[1])[:SLOWEST]
        return [f"  {seconds:6.1f} s  {stage}" for stage, seconds in slowest]

    def record(self, path: Path, jobs: int) -> None:
        """Write them as a measurement: with the machine, the versions, and the total of this run.

        Raises:
            InputError: a stage has not run now, so that the total would not be that of a whole run.
        """
        stale = [stage for stage in self.all() if stage not in self.now and stage != "environment"]
        if stale:
            raise InputError(
                f"{len(stale)} stages were up to date and took no time ({stale[0]})", fix="make clean, and run it again"
            )
        rows = [{"stage": stage, "seconds": seconds} for stage, seconds in self.all().items()]
        total = round(self.elapsed(), 1)
        write_json(path, {"machine": machine(PACKAGES[1:]), "jobs": jobs, "total": total, "stages": rows})


def _read(path: Path) -> dict[str, float]:
    """Times of earlier runs; none where there is no sound note of them."""
    try:
        content = read_json(path) if path.is_file() else None
    except InputError:
        return {}
    seconds = content.get("seconds") if isinstance(content, Mapping) else None
    if not isinstance(seconds, Mapping):
        return {}
    return {str(stage): float(value) for stage, value in seconds.items() if isinstance(value, int | float)}


def _seconds_of(path: Path) -> float | None:
    try:
        return float(read_text(path)) if path.is_file() else None
    except (InputError, ValueError):
        return None
