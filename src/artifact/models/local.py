"""A model served on this machine, by xllamacpp in this process.

Invariant: it speaks the Messages API on a free port of the loopback address, so that the one client serves it like any
other service; a file is loaded once a process.
"""

from __future__ import annotations

import os
from functools import cache

from artifact.errors import ArtifactError, MissingExtraError
from artifact.models.weights import Weights

THREADS_VARIABLE = "ARTIFACT_THREADS"


@cache
def serve(weights: Weights, slots: int, context: int) -> str:
    """Load a model and serve it until the process ends.

    Args:
        weights: the file.
        slots: answers written at a time (continuous batching).
        context: tokens of one conversation, answer included.

    Returns:
        The base URL of its Messages API.

    Raises:
        MissingExtraError: xllamacpp is not installed.
        InputError: the package with the weights is not installed.
        ArtifactError: the file cannot be loaded.
    """
    try:
        import xllamacpp
    except ImportError:
        raise MissingExtraError("xllamacpp", "local") from None
    path = weights.find()
    parameters = xllamacpp.CommonParams()
    parameters.model.path = str(path)
    parameters.model_alias = {weights.model}
    parameters.hostnames = ["127.0.0.1"]
    parameters.port = 0
    parameters.n_parallel = slots
    parameters.n_ctx = slots * context
    parameters.cache_ram_mib = 0  # slots keep their own prefix; a second copy of every prompt is gigabytes
    parameters.warmup = False
    parameters.verbosity = -1
    for pool in (parameters.cpuparams, parameters.cpuparams_batch):
        pool.n_threads = threads()
    try:
        server = xllamacpp.Server(parameters)
    except RuntimeError as error:
        raise ArtifactError(f"{path}: cannot be served ({error})") from None
    _running.append(server)
    address: str = server.listening_address
    return address


def threads() -> int:
    """Threads of one model: ARTIFACT_THREADS, or the cores this process may use."""
    given = os.environ.get(THREADS_VARIABLE, "")
    if given.isdigit() and int(given) > 0:
        return int(given)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


_running: list[object] = []  # a server that nobody holds is stopped
