"""What a measurement was made on.

Invariant: nothing names the machine or its user; where the system does not tell something, it is None.
"""

from __future__ import annotations

import importlib.metadata
import os
import platform
from collections.abc import Iterable
from pathlib import Path


def machine(packages: Iterable[str]) -> dict[str, object]:
    """Processor, cores, memory (GiB), system, Python and the versions of `packages`."""
    names = [line.partition(":")[2].strip() for line in lines_of("/proc/cpuinfo") if line.startswith("model name")]
    memory = [int(line.split()[1]) // 2**20 for line in lines_of("/proc/meminfo") if line.startswith("MemTotal")]
    return {
        "processor": names[0] if names else platform.processor(),
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "memory_gib": memory[0] if memory else None,
        "system": f"{platform.system()} {platform.release().partition('-')[0]}",
        "python": platform.python_version(),
        "packages": {name: importlib.metadata.version(name) for name in packages},
    }


def lines_of(path: str) -> list[str]:
    """Lines of a file of the system; none where it is not there."""
    try:
        return Path(path).read_text().splitlines()
    except OSError:
        return []
