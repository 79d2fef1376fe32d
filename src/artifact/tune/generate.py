"""Greedy generation in batches.

Invariant: a text is `ok` only if the model ended its turn; one that ran out of room or went round in circles is
`truncated`, an empty one `empty`. Greedy choice makes a text a function of model, prompt and length limit, up to the
rounding of batched sums.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from artifact.models.batched import write
from artifact.models.values import Reply, Request, Turn, Usage
from artifact.status import Status
from artifact.tune.encode import prompt_ids
from artifact.tune.model import Loaded
from artifact.tune.phrases import SYSTEM

MAX_TOKENS = 256


def request(identity: str, name: str, prompt: str, lang: str, max_tokens: int = MAX_TOKENS) -> Request:
    """What a fine-tuned model is asked, in the conversation it was trained in.

    Args:
        identity: of the model (see `artifact.tune.model.Loaded`).
        name: of its base model.
        prompt: data and question.
        lang: of the system prompt.
        max_tokens: length limit of the text.
    """
    return Request(identity, name, (Turn("user", prompt),), max_tokens, temperature=0.0, system=SYSTEM[lang])


def generate(loaded: Loaded, requests: Sequence[Request], *, batch: int = 16) -> Iterator[tuple[int, Reply]]:
    """Answer requests; those of similar length share a batch, so the order is by length.

    Args:
        loaded: model with its tokenizer.
        requests: what it is asked.
        batch: texts at a time.

    Yields:
        The place of a request among `requests`, and the reply to it.
    """
    encoded = [prompt_ids(loaded.tokenizer, asked.turns[0].text, asked.system) for asked in requests]
    by_length = sorted(range(len(requests)), key=lambda place: len(encoded[place]))
    for start in range(0, len(requests), batch):
        part = by_length[start : start + batch]
        prompts = [encoded[place] for place in part]
        limits = [requests[place].max_tokens for place in part]
        written = write(loaded.model, prompts, limits, loaded.tokenizer.eos_token_id)
        for place, ids, (said, reason) in zip(part, prompts, written, strict=True):
            text = loaded.tokenizer.decode(said, skip_special_tokens=True).strip()
            status = Status.TRUNCATED if reason != "end_turn" else Status.OK if text else Status.EMPTY
            usage = Usage(len(ids), len(said))
            limit = requests[place].max_tokens
            yield place, Reply(status, text, None, reason, usage, loaded.name, limit)
