"""Attention over one prompt that branches into several targets.

Invariant: the result is that of one sequence a target. Each token attends to the prompt and to what precedes it in its
own branch; other branches are never computed, which for long prompts halves the cost of attention as a masked matrix.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import torch

BRANCHED = "branched"


def branched_attention(
    module: Any,
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attention_mask: torch.Tensor | None,
    *,
    scaling: float | None = None,
    branches: Sequence[tuple[int, int]] = (),
    **unused: object,
) -> tuple[torch.Tensor, None]:
    """Scaled dot-product attention in the form that transformers calls.

    Args:
        module: the attention layer.
        query: (1, heads, T, size).
        key: (1, key-value heads, T, size).
        value: like `key`.
        attention_mask: must be None; the branches say all.
        scaling: of the products.
        branches: half-open ranges of the branches, contiguous and up to T; the prompt is what precedes the first.
        unused: further arguments of transformers.

    Returns:
        The attended values, (1, T, heads, size), and None for the weights.
    """
    import torch
    from torch.nn.functional import scaled_dot_product_attention as attend

    length = query.shape[2]
    prompt = branches[0][0] if branches else length
    grouped = key.shape[1] != query.shape[1]
    shared_key, shared_value = key[:, :, :prompt], value[:, :, :prompt]
    parts = [attend(query[:, :, :prompt], shared_key, shared_value, is_causal=True, scale=scaling, enable_gqa=grouped)]
    for start, end in branches:
        visible = torch.ones(end - start, prompt + end - start, dtype=torch.bool, device=query.device).tril(prompt)
        parts.append(
            attend(
                query[:, :, start:end],
                torch.cat((shared_key, key[:, :, start:end]), dim=2),
                torch.cat((shared_value, value[:, :, start:end]), dim=2),
                attn_mask=visible,
                scale=scaling,
                enable_gqa=grouped,
            )
        )
    return torch.cat(parts, dim=2).transpose(1, 2), None


def use_branched(model: Any) -> None:
    """Let a model take `branches=` in its forward pass."""
    from transformers import AttentionInterface, AttentionMaskInterface

    AttentionInterface.register(BRANCHED, branched_attention)
    AttentionMaskInterface.register(BRANCHED, lambda *arguments, **named: None)
    model.set_attn_implementation(BRANCHED)
