"""A key-value cache that is written in place.

Invariant: what it returns equals what the cache of transformers returns, which copies everything at every step: for a
small model that copying takes longer than the arithmetic. Imported only where transformers is in use.
"""

from __future__ import annotations

from typing import Any

import torch
from transformers import DynamicCache
from transformers.cache_utils import DynamicLayer


class GrowingLayer(DynamicLayer):  # type: ignore[misc,no-untyped-call,unused-ignore]
    """One layer's keys and values, (batch, heads, length, size), with room for more at the end."""

    def __init__(self, room: int) -> None:
        super().__init__()  # type: ignore[no-untyped-call,unused-ignore]
        self.room = room
        self._buffers: list[torch.Tensor] = []

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Append, and return all so far."""
        start = self.get_seq_length()
        end = start + key_states.shape[-2]
        if not self.is_initialized:
            self.lazy_initialization(key_states, value_states)
        if not self._buffers or end > self._buffers[0].shape[-2]:
            self._grow(key_states, start, end + self.room)
        for buffer, states in zip(self._buffers, (key_states, value_states), strict=True):
            buffer[:, :, start:end] = states
        self.keys, self.values = (buffer[:, :, :end] for buffer in self._buffers)
        return self.keys, self.values

    def batch_select_indices(self, indices: torch.Tensor) -> None:
        """Keep these members of the batch."""
        end = self.get_seq_length()
        self._buffers = [buffer[indices] for buffer in self._buffers]
        self.keys, self.values = (buffer[:, :, :end] for buffer in self._buffers)

    def _grow(self, like: torch.Tensor, used: int, length: int) -> None:
        batch, heads, _, size = like.shape
        old, self._buffers = self._buffers, [like.new_empty(batch, heads, length, size) for _ in range(2)]
        for before, now in zip(old, self._buffers, strict=False):
            now[:, :, :used] = before[:, :, :used]


def growing_cache(model: Any, room: int) -> DynamicCache:
    """An empty cache for `model` with room for `room` tokens after the first ones."""
    cache = DynamicCache(config=model.config)
    cache.layers = [GrowingLayer(room) for _ in cache.layers]
    return cache
