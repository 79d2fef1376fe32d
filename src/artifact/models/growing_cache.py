"""A key-value cache that is written in place, and whose members come and go.

Invariant: what it returns equals what the cache of transformers returns, which copies everything at every step: for a
small model that copying takes longer than the arithmetic. All members end at the same column; what a shorter one has to
its left is padding, which the attention mask hides. Imported only where transformers is in use.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from transformers import DynamicCache
from transformers.cache_utils import DynamicLayer


class GrowingLayer(DynamicLayer):  # type: ignore[misc,no-untyped-call,unused-ignore]
    """One layer's keys and values, (batch, heads, length, size), with room for more at the end."""

    def __init__(self, room: int) -> None:
        super().__init__()  # type: ignore[no-untyped-call,unused-ignore]
        self.room = room
        self.buffers: list[torch.Tensor] = []

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Append, and return all so far."""
        start = self.get_seq_length()
        end = start + key_states.shape[-2]
        if not self.is_initialized:
            self.lazy_initialization(key_states, value_states)
        if not self.buffers or end > self.buffers[0].shape[-2]:
            self.lay_out([self], start, end + self.room, like=key_states)
        for buffer, states in zip(self.buffers, (key_states, value_states), strict=True):
            buffer[:, :, start:end] = states
        self.show(end)
        return self.keys, self.values

    def show(self, length: int) -> None:
        """Let keys and values be the first `length` columns of the buffers."""
        self.keys, self.values = (buffer[:, :, :length] for buffer in self.buffers)

    def lay_out(
        self, layers: Sequence[GrowingLayer], length: int, columns: int, *, like: torch.Tensor | None = None
    ) -> None:
        """Give this layer new buffers of `columns`, which hold the members of `layers`, each ending at `length`."""
        like = layers[0].buffers[0] if like is None else like
        shown = [layer.get_seq_length() for layer in layers]
        sizes = [layer.buffers[0].shape[0] if layer.buffers else like.shape[0] for layer in layers]
        new = [like.new_zeros(sum(sizes), like.shape[1], columns, like.shape[3]) for _ in range(2)]
        first = 0
        for layer, size, width in zip(layers, sizes, shown, strict=True):
            for buffer, old in zip(new, layer.buffers, strict=False):
                width = min(width, length)
                used = old[:, :, layer.get_seq_length() - width : layer.get_seq_length()]
                buffer[first : first + size, :, length - width : length] = used
            first += size
        self.buffers = new


def growing_cache(model: Any, room: int) -> DynamicCache:
    """An empty cache for `model` that makes room for `room` tokens whenever it is full."""
    cache = DynamicCache(config=model.config)
    cache.layers = [GrowingLayer(room) for _ in cache.layers]
    return cache


def join(caches: Sequence[DynamicCache], length: int) -> DynamicCache:
    """One cache of all members, in order, the last `length` columns of each (padded on the left)."""
    joined = caches[0]
    for layers in zip(*(cache.layers for cache in caches), strict=True):
        layers[0].lay_out(layers, length, length + layers[0].room)
        layers[0].show(length)
    return joined


def keep(cache: DynamicCache, members: torch.Tensor, length: int) -> None:
    """Drop all other members of the batch, and all but the last `length` columns, which are padding to those left."""
    for layer in cache.layers:
        end = layer.get_seq_length()
        layer.buffers = [buffer[members][:, :, end - length :] for buffer in layer.buffers]
        layer.show(length)
