"""An engine on a Dask cluster: the workers of a scheduler, or as many processes of this machine.

Invariant: a result is the one that a single process gives. A part whose worker died or whose function failed is run
again a few times; what then still fails is listed when everything else is done. The client holds a few parts a worker
and no more. What is wrong with the input itself ends the run at once, as on one process.
"""

from __future__ import annotations

import contextlib
import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from typing import TYPE_CHECKING, Any

import artifact
from artifact.errors import ArtifactError, InputError, MissingExtraError, shown
from artifact.parallel import AHEAD, Item, Result, cores

if TYPE_CHECKING:
    from distributed import Client

RETRIES = 3  # of a part whose function failed; Dask itself moves a part off a dead worker as often
PATIENCE = 10.0  # seconds for a scheduler to answer
NO_WORKERS = 120.0  # seconds without any worker after which a run ends
LISTED = 20  # failed parts in the message


class Dask:
    """An engine (`artifact.parallel.Engine`) on the workers of a Dask client."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def __call__(self, function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """As `Engine`.

        Raises:
            InputError: what `function` says of its input.
            ArtifactError: parts that failed again and again, listed; or the cluster is gone.
        """
        failed: list[str] = []
        waiting: deque[tuple[Item, Any]] = deque()
        try:
            for item in items:
                waiting.append((item, self._submit(function, item)))
                if len(waiting) >= AHEAD * self._processes():
                    yield from self._result(function, *waiting.popleft(), failed)
            while waiting:
                yield from self._result(function, *waiting.popleft(), failed)
        finally:
            for _, future in waiting:
                with contextlib.suppress(Exception):  # the cluster may be gone, which is said elsewhere
                    future.cancel()
        if failed:
            more = [f"and {len(failed) - LISTED} more"] if len(failed) > LISTED else []
            listed = "; ".join(failed[:LISTED] + more)
            raise ArtifactError(f"{len(failed)} parts failed {RETRIES + 1} times each: {listed}")

    def _submit(self, function: Callable[[Item], Result], item: Item) -> Any:
        return self._client.submit(function, item, pure=False)

    def _processes(self) -> int:
        return max(1, int(sum(self._client.nthreads().values())))

    def _result(
        self, function: Callable[[Item], Result], item: Item, future: Any, failed: list[str]
    ) -> Iterator[Result]:
        """The result of one item, or nothing and a line in `failed`."""
        attempt = 0
        while (error := self._outcome(future)) is not None:
            if isinstance(error, InputError | MissingExtraError):
                raise error
            if attempt == RETRIES:
                failed.append(f"{item}: {type(error).__name__} ({shown(str(error), 100)})")
                return
            attempt += 1
            future = self._submit(function, item)
        yield future.result()

    def _outcome(self, future: Any) -> BaseException | None:
        """Wait for a future, as long as there is somebody to wait for; what its function raised.

        Raises:
            ArtifactError: the scheduler went away, or has had no worker for long.
        """
        alone, step = 0.0, 5.0
        while alone < NO_WORKERS:
            try:
                error: BaseException | None = future.exception(timeout=step)
                return error
            except CancelledError:
                break
            except TimeoutError:
                alone = 0.0 if self._client.status == "running" and self._client.nthreads() else alone + step
        raise ArtifactError("the Dask cluster is gone (no scheduler, or no worker); start it and run again")


@contextlib.contextmanager
def dask_engine(scheduler: str | None = None, workers: int = 0) -> Iterator[Dask]:
    """Yield an engine on a Dask cluster.

    Args:
        scheduler: address of a running scheduler, such as `tcp://10.0.0.5:8786`; None starts worker processes here.
        workers: how many to start here; 0 takes one for each core.

    Raises:
        MissingExtraError: Dask is not installed.
        ArtifactError: no scheduler answers there, it has no workers, or they run another version of this package.
    """
    try:
        import dask
        from distributed import Client, LocalCluster
    except ImportError:
        raise MissingExtraError("dask.distributed", "dask") from None

    # what its threads log of dying workers and lost connections is said here in one line, or mended
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with contextlib.ExitStack() as stack:
        stack.enter_context(dask.config.set({"distributed.comm.timeouts.connect": PATIENCE}))
        if scheduler is None:
            cluster = LocalCluster(
                n_workers=workers or cores(),
                threads_per_worker=1,
                dashboard_address=":0",
                silence_logs=logging.CRITICAL,
            )
            client = stack.enter_context(Client(stack.enter_context(cluster), set_as_default=False))
        else:
            client = stack.enter_context(_connect(Client, scheduler))
        _check(client, scheduler)
        yield Dask(client)


def _connect(make: type[Client], scheduler: str) -> Client:
    from distributed.comm.addressing import resolve_address

    try:
        resolve_address(scheduler)
        return make(scheduler, timeout=PATIENCE, set_as_default=False)
    except OSError:  # also a host without a name, and a timeout
        raise ArtifactError(
            f"no Dask scheduler answers at {shown(scheduler)} (start one with `dask scheduler`, or leave out "
            "--scheduler)"
        ) from None
    except (ValueError, TypeError) as error:
        raise InputError(
            f"--scheduler {shown(scheduler)} is not an address ({error})", fix="for example tcp://HOST:8786"
        ) from None


def _check(client: Client, scheduler: str | None) -> None:
    """Every worker runs this version of the package."""
    named = scheduler or "the local cluster"
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise ArtifactError(f"the Dask scheduler at {named} has no workers (start some with `dask worker`)") from None
    try:
        versions = set(client.run(version).values())
    except Exception as error:
        raise ArtifactError(
            f"the workers of {named} cannot use this package ({type(error).__name__}); install artifact "
            f"{artifact.__version__} there"
        ) from None
    if versions != {version()}:
        raise ArtifactError(
            f"the workers of {named} have artifact {', '.join(sorted(versions))}, here is {version()}; "
            "install the same version"
        )


def version() -> str:
    """The version of this package, where it is called."""
    return artifact.__version__
