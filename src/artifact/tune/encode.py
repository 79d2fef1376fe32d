"""From pairs to tensors: one prompt with all its targets in a single sequence.

Invariant: each target sees the prompt and itself, never another target, and its positions continue from the prompt: the
loss is the same as with one sequence a target, while the prompt, which is most of the tokens, is computed once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from artifact.tune.phrases import SYSTEM


@dataclass(frozen=True)
class Packed:
    """One sequence of T tokens.

    Attributes:
        ids: token ids, prompt first, then the targets, each closed by the end-of-turn token.
        positions: position of each token in its own conversation.
        branches: half-open range of each target; the prompt is what precedes the first.
    """

    ids: tuple[int, ...]
    positions: tuple[int, ...]
    branches: tuple[tuple[int, int], ...]


def prompt_ids(tokenizer: Any, prompt: str, system: str) -> list[int]:
    """Token ids of the conversation up to where the model is to answer."""
    conversation = [{"role": "system", "content": system}, {"role": "user", "content": prompt}]
    encoded = tokenizer.apply_chat_template(conversation, add_generation_prompt=True, return_dict=True)
    return list(encoded["input_ids"])


def pack(tokenizer: Any, prompt: str, lang: str, targets: Sequence[str]) -> Packed:
    """Encode a prompt with its targets.

    The last token of the prompt opens each target, so that the target's first token has a place to be predicted from:
    it is repeated at the head of every target at the same position.
    """
    *context, opening = prompt_ids(tokenizer, prompt, SYSTEM[lang])
    ids, positions = list(context), list(range(len(context)))
    branches: list[tuple[int, int]] = []
    for target in targets:
        said = [opening, *tokenizer(target, add_special_tokens=False)["input_ids"], tokenizer.eos_token_id]
        branches.append((len(ids), len(ids) + len(said)))
        ids += said
        positions += range(len(context), len(context) + len(said))
    return Packed(tuple(ids), tuple(positions), tuple(branches))


def inputs(packed: Packed, device: str) -> dict[str, object]:
    """What a model with branched attention takes, at batch size 1."""
    import torch

    return {
        "input_ids": torch.tensor([packed.ids], device=device),
        "position_ids": torch.tensor([packed.positions], device=device),
        "branches": packed.branches,
    }


def prediction_places(packed: Packed) -> tuple[list[int], list[int]]:
    """Where targets are predicted: indices of the tokens read from, and the ids that should follow."""
    places = [index for start, end in packed.branches for index in range(start, end - 1)]
    return places, [packed.ids[index + 1] for index in places]
