"""The same function over many items: here, on several processes, or (`artifact.cluster`) on several machines.

Invariant: results come in the order of the items, whatever the engine, and no more than a few items a process are in
memory at once.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Protocol, TypeVar

from artifact.errors import ArtifactError

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 3  # items in flight for each process


class Engine(Protocol):
    """Where a function runs over items."""

    def __call__(self, function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """Yield `function(item)` in order.

        Args:
            function: picklable, where it runs in another process.
            items: read only as fast as results are taken.

        Raises:
            ArtifactError: a process died. An `InputError` of `function` comes through as it is.
        """
        ...


@dataclass(frozen=True)
class Processes:
    """An engine of processes on this machine.

    Attributes:
        jobs: how many; 1 runs here, 0 takes one for each core.
    """

    jobs: int = 1

    def __call__(self, function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """As `Engine`."""
        jobs = self.jobs or cores()
        if jobs == 1:
            yield from map(function, items)
            return
        context = multiprocessing.get_context("spawn")  # a fork would copy the locks of other libraries' threads
        waiting: deque[Future[Result]] = deque()
        with ProcessPoolExecutor(jobs, mp_context=context) as workers:
            try:
                for item in items:
                    waiting.append(workers.submit(function, item))
                    if len(waiting) >= AHEAD * jobs:
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            except BrokenProcessPool:
                raise ArtifactError(
                    f"one of {jobs} worker processes died (out of memory, or killed); try again with fewer --jobs"
                ) from None
            finally:
                for future in waiting:
                    future.cancel()


HERE = Processes()


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
