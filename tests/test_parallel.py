"""Order, bounded look-ahead, and what happens when a worker fails."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial

import pytest

from artifact.errors import ArtifactError, InputError, MissingExtraError
from artifact.parallel import AHEAD, Processes, cores


def _add(offset: int, value: int) -> int:
    return value + offset


def _fail(value: int) -> int:
    if value == 2:
        raise InputError("no such thing", where="f:3", fix="mend it")
    return value


def _need(value: int) -> int:
    raise MissingExtraError("dask", "dask")


def _die(value: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return value


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int) -> None:
    assert list(Processes(jobs)(partial(_add, 100), range(20))) == list(range(100, 120))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_the_function_comes_through_as_it_was(jobs: int) -> None:
    with pytest.raises(InputError, match="f:3: no such thing; mend it"):
        list(Processes(jobs)(_fail, range(5)))


def test_errors_with_several_parts_cross_between_processes() -> None:
    with pytest.raises(MissingExtraError, match="pip install"):
        list(Processes(2)(_need, range(2)))


def test_items_are_read_only_a_little_ahead() -> None:
    read = []

    def items() -> Iterator[int]:
        for value in range(100):
            read.append(value)
            yield value

    results = Processes(2)(partial(_add, 0), items())
    next(results)
    assert len(read) <= 2 * AHEAD
    results.close()  # type: ignore[attr-defined]


def test_a_killed_worker_is_said() -> None:
    with pytest.raises(ArtifactError, match=r"one of 2 worker processes died .* fewer --jobs"):
        list(Processes(2)(_die, range(3)))


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1
