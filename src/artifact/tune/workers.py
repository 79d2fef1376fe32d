"""Several processes that share the pairs of every step.

Invariant: any number of workers computes the same sums of gradients, up to rounding, as one. Start them with
`torchrun --nproc-per-node N -m artifact finetune ...`; only the first one writes files.

On a busy CPU two workers of one thread outrun one of two threads, which must meet after every single operation.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    import torch

Part = TypeVar("Part")


@dataclass(frozen=True)
class Workers:
    """This process's rank among `count` workers."""

    rank: int = 0
    count: int = 1

    @property
    def is_first(self) -> bool:
        """Whether this process writes files and reports."""
        return self.rank == 0

    def share(self, parts: Sequence[tuple[int, Part]]) -> list[Part]:
        """This worker's part of the work, given sizes: longest first, dealt back and forth, so that shares are even.

        >>> Workers(0, 2).share([(1, "a"), (9, "b"), (4, "c"), (5, "d")])
        ['b', 'a']
        """
        ordered = sorted(range(len(parts)), key=lambda index: (-parts[index][0], index))
        mine = []
        for place, index in enumerate(ordered):
            lap, seat = divmod(place, self.count)
            if (seat if lap % 2 == 0 else self.count - 1 - seat) == self.rank:
                mine.append(parts[index][1])
        return mine

    def add_up(self, tensors: Sequence[torch.Tensor]) -> None:
        """Replace each tensor by its sum over the workers."""
        if self.count == 1:
            return
        import torch
        import torch.distributed as dist

        flat = torch.cat([tensor.reshape(-1) for tensor in tensors])
        dist.all_reduce(flat)
        start = 0
        for tensor in tensors:
            tensor.copy_(flat[start : start + tensor.numel()].view_as(tensor))
            start += tensor.numel()

    def wait(self) -> None:
        """Return when every worker has come here."""
        if self.count > 1:
            import torch.distributed as dist

            dist.barrier()


def join() -> Workers:
    """The workers that `torchrun` started, or this process alone."""
    count = int(os.environ.get("WORLD_SIZE", "1"))
    if count == 1:
        return Workers()
    import torch
    import torch.distributed as dist

    if not dist.is_initialized():
        dist.init_process_group("nccl" if torch.cuda.is_available() else "gloo")
    return Workers(dist.get_rank(), count)
