"""Greedy generation in batches.

Invariant: a text is `ok` only if the model ended its turn; one that ran out of room is `truncated`, an empty one
`empty`. Greedy choice makes a text a function of model, prompt and length limit, up to the rounding of batched sums.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from artifact.status import Status
from artifact.tune.encode import prompt_ids
from artifact.tune.model import Loaded


@dataclass(frozen=True)
class Request:
    """One text to write."""

    id: str
    lang: str
    prompt: str


@dataclass(frozen=True)
class Generated:
    """A text, how it ended, and its length in tokens."""

    request: Request
    text: str
    status: Status
    tokens: int

    def to_json(self, system: str) -> dict[str, object]:
        """One line of a generations file."""
        return {
            "id": self.request.id,
            "lang": self.request.lang,
            "system": system,
            "text": self.text,
            "status": self.status.value,
            "finish_reason": "length" if self.status is Status.TRUNCATED else "stop",
            "output_tokens": self.tokens,
        }


def generate(
    loaded: Loaded,
    requests: Sequence[Request],
    *,
    max_new_tokens: int = 256,
    batch: int = 16,
    on_batch: Callable[[int], None] = lambda done: None,
) -> Iterator[Generated]:
    """Write a text for each request; those of similar length share a batch, so the order is by length.

    Args:
        loaded: model with its tokenizer.
        requests: what to write.
        max_new_tokens: length limit of a text.
        batch: texts at a time.
        on_batch: called with the number done so far.
    """
    encoded = [(prompt_ids(loaded.tokenizer, request.prompt, request.lang), request) for request in requests]
    encoded.sort(key=lambda pair: len(pair[0]))
    for start in range(0, len(encoded), batch):
        part = encoded[start : start + batch]
        yield from _one_batch(loaded, part, max_new_tokens)
        on_batch(start + len(part))


def _one_batch(loaded: Loaded, part: Sequence[tuple[list[int], Request]], limit: int) -> Iterator[Generated]:
    import torch

    end, device = loaded.tokenizer.eos_token_id, loaded.model.device
    width = max(len(ids) for ids, _ in part)
    ids = torch.tensor([[end] * (width - len(row)) + row for row, _ in part], device=device)
    mask = torch.tensor([[0] * (width - len(row)) + [1] * len(row) for row, _ in part], device=device)
    with torch.no_grad():
        output = loaded.model.generate(
            input_ids=ids,
            attention_mask=mask,
            do_sample=False,
            max_new_tokens=limit,
            eos_token_id=end,
            pad_token_id=end,
        )
    for row, (_, request) in zip(output[:, width:].tolist(), part, strict=True):
        finished = end in row
        said = row[: row.index(end)] if finished else row
        text = loaded.tokenizer.decode(said, skip_special_tokens=True).strip()
        status = Status.TRUNCATED if not finished else Status.OK if text else Status.EMPTY
        yield Generated(request, text, status, len(said))
