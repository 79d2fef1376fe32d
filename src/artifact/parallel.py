"""The same function over many items on several processes.

Invariant: results come in the order of the items, whatever the number of processes, and no more than a few items a
process are in memory at once.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from artifact.errors import ArtifactError

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 3  # items in flight for each process


def ordered_map(
    function: Callable[[Item], Result],
    items: Iterable[Item],
    jobs: int,
    *,
    prepare: Callable[..., None] | None = None,
    arguments: tuple[object, ...] = (),
) -> Iterator[Result]:
    """Yield `function(item)` in order.

    Args:
        function: picklable, when there is more than one process.
        items: read only as fast as results are taken.
        jobs: number of processes; 1 runs here, 0 takes one for each core.
        prepare: called once in each process before the first item.
        arguments: of `prepare`.

    Raises:
        ArtifactError: a process died. What `function` raises comes through as it is.
    """
    jobs = jobs or cores()
    if jobs == 1:
        if prepare is not None:
            prepare(*arguments)
        yield from map(function, items)
        return
    context = multiprocessing.get_context("spawn")  # a fork would copy the locks of other libraries' threads
    waiting: deque[Future[Result]] = deque()
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_start, initargs=(prepare, arguments)) as workers:
        try:
            for item in items:
                waiting.append(workers.submit(function, item))
                if len(waiting) >= AHEAD * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise ArtifactError(
                f"one of {jobs} worker processes died (out of memory, or killed); nothing was written, try fewer --jobs"
            ) from None
        finally:
            for future in waiting:
                future.cancel()


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _start(prepare: Callable[..., None] | None, arguments: tuple[object, ...]) -> None:
    if prepare is not None:
        prepare(*arguments)
