"""Greedy generation in batches.

Invariant: a text is `ok` only if the model ended its turn; one that ran out of room or went round in circles is
`truncated`, an empty one `empty`. Greedy choice makes a text a function of model, prompt and length limit, up to the
rounding of batched sums.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from artifact.models.batched import write
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
    """A text, how it ended, why (as `artifact.models.batched.write` says it), and its length in tokens."""

    request: Request
    text: str
    status: Status
    finish_reason: str
    tokens: int

    def to_json(self, system: str) -> dict[str, object]:
        """One line of a generations file."""
        return {
            "id": self.request.id,
            "lang": self.request.lang,
            "system": system,
            "text": self.text,
            "status": self.status.value,
            "finish_reason": self.finish_reason,
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
    prompts = [ids for ids, _ in part]
    written = write(loaded.model, prompts, [limit] * len(part), loaded.tokenizer.eos_token_id)
    for (said, reason), (_, request) in zip(written, part, strict=True):
        text = loaded.tokenizer.decode(said, skip_special_tokens=True).strip()
        status = Status.TRUNCATED if reason != "end_turn" else Status.OK if text else Status.EMPTY
        yield Generated(request, text, status, reason, len(said))
