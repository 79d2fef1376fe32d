"""From pairs to tensors: one prompt with all its targets in a single sequence.

Invariant: each target sees the prompt and itself, never another target, and its positions continue from the prompt: the
loss is the same as with one sequence a target, while the prompt, which is most of the tokens, is computed once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from artifact.tune.pairs import chat

if TYPE_CHECKING:
    import torch


@dataclass(frozen=True)
class Packed:
    """One sequence of T tokens.

    Attributes:
        ids: token ids, prompt first, then the targets, each closed by the end-of-turn token.
        positions: position of each token in its own conversation.
        segments: 0 for the prompt, k for the k-th target.
    """

    ids: tuple[int, ...]
    positions: tuple[int, ...]
    segments: tuple[int, ...]


def prompt_ids(tokenizer: Any, prompt: str, lang: str) -> list[int]:
    """Token ids of the conversation up to where the model is to answer."""
    encoded = tokenizer.apply_chat_template(chat(prompt, lang), add_generation_prompt=True, return_dict=True)
    return list(encoded["input_ids"])


def pack(tokenizer: Any, prompt: str, lang: str, targets: Sequence[str]) -> Packed:
    """Encode a prompt with its targets.

    The last token of the prompt opens each target, so that the target's first token has a place to be predicted from:
    it is repeated at the head of every target at the same position.
    """
    *context, opening = prompt_ids(tokenizer, prompt, lang)
    ids, positions, segments = list(context), list(range(len(context))), [0] * len(context)
    for index, target in enumerate(targets, start=1):
        said = [opening, *tokenizer(target, add_special_tokens=False)["input_ids"], tokenizer.eos_token_id]
        ids += said
        positions += range(len(context), len(context) + len(said))
        segments += [index] * len(said)
    return Packed(tuple(ids), tuple(positions), tuple(segments))


def tensors(packed: Packed, device: str) -> dict[str, torch.Tensor]:
    """Model inputs of batch size 1 with a boolean mask (1, 1, T, T), true where a token may look."""
    import torch

    segment = torch.tensor(packed.segments, device=device)
    order = torch.arange(len(packed.ids), device=device)
    causal = order[:, None] >= order[None, :]
    mask = causal & ((segment[None, :] == 0) | (segment[:, None] == segment[None, :]))
    return {
        "input_ids": torch.tensor([packed.ids], device=device),
        "position_ids": torch.tensor([packed.positions], device=device),
        "attention_mask": mask[None, None],
    }


def prediction_places(packed: Packed) -> tuple[list[int], list[int]]:
    """Where targets are predicted: indices of the tokens read from, and the ids that should follow."""
    places, expected = [], []
    for index in range(len(packed.ids) - 1):
        if packed.segments[index] != 0 and packed.segments[index] == packed.segments[index + 1]:
            places.append(index)
            expected.append(packed.ids[index + 1])
    return places, expected
