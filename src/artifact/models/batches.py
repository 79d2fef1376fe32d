"""The Message Batches API: half the price, for whoever can wait.

Invariant: a batch is noted in the store before anyone waits for it, so that a killed run finds it again instead of
paying for a second one; its answers end in the same store as all others.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from artifact.errors import ArtifactError
from artifact.files import read_json, write_json
from artifact.models.client import Client, arguments, interpret, wants_more
from artifact.models.values import Reply, Request
from artifact.status import Status

if TYPE_CHECKING:
    from anthropic import Anthropic
    from anthropic.types.messages import MessageBatchIndividualResponse

LARGEST = 10_000
"""Requests of one batch at most; the service allows more, a smaller one ends sooner."""
POLL_SECONDS = 30.0


def ask_batch(
    client: Client,
    requests: Sequence[Request],
    limit: int = 0,
    *,
    done: Callable[[Reply], None] = lambda _: None,
    poll: float = POLL_SECONDS,
) -> list[Reply]:
    """Like `Client.ask_all`, through batches. What is cut off goes into a further batch with twice the budget.

    Raises:
        ArtifactError: the service refuses the batch, or a cap is reached.
    """
    distinct = {request.key(): request for request in requests}
    replies: dict[str, Reply] = {}
    waiting = dict(distinct)
    while waiting:
        answered = _answers(client, waiting, poll)
        again: dict[str, Request] = {}
        for key, request in waiting.items():
            reply = answered[request.key()]
            if wants_more(reply) and request.max_tokens < limit:
                again[key] = request.with_budget(min(2 * request.max_tokens, limit))
            else:
                replies[key] = reply
                done(reply)
        waiting = again
    return [replies[request.key()] for request in requests]


def _answers(client: Client, waiting: dict[str, Request], poll: float) -> dict[str, Reply]:
    """Replies by key, from the store or from batches."""
    replies: dict[str, Reply] = {}
    missing: dict[str, Request] = {}
    for request in waiting.values():
        stored = client.store.get(request)
        if stored is None:
            missing[request.key()] = request
        else:
            replies[request.key()] = stored
    keys = sorted(missing)
    for start in range(0, len(keys), LARGEST):
        part = {key: missing[key] for key in keys[start : start + LARGEST]}
        replies |= _one_batch(client, part, poll)
    return replies


def _one_batch(client: Client, part: dict[str, Request], poll: float) -> dict[str, Reply]:
    note = _note(client, part)
    api = client.connect()
    reserved = 0.0
    if note.is_file():
        content = read_json(note)
        name = content.get("batch") if isinstance(content, dict) else None
        if not isinstance(name, str):
            raise ArtifactError(f"{note}: not the note of a batch; delete it to ask again")
    else:
        reserved = sum(client.meter.reserve(request) for request in part.values())
        name = _submit(client, api, part)
        write_json(note, {"batch": name, "requests": list(part)})
    with client.refusals():
        while api.messages.batches.retrieve(name).processing_status != "ended":
            client.sleep(poll)
        results = {result.custom_id: result for result in api.messages.batches.results(name)}
    replies = {}
    for key, request in part.items():
        reply = replies[key] = _read(request, results.get(key))
        client.store.put(request, reply)
        client.meter.settle(0.0, reply.usage)
    client.meter.settle(reserved, type(reply.usage)())
    note.unlink()
    return replies


def _note(client: Client, part: dict[str, Request]) -> Path:
    """Where a batch of exactly these requests is noted."""
    name = hashlib.sha256("".join(part).encode()).hexdigest()
    return client.store.folder / "batches" / f"{name}.json"


def _submit(client: Client, api: Anthropic, part: dict[str, Request]) -> str:
    with client.refusals():
        batch = api.messages.batches.create(
            requests=[{"custom_id": key, "params": _body(request)} for key, request in part.items()]  # type: ignore[typeddict-item]
        )
    return batch.id


def _body(request: Request) -> dict[str, object]:
    """A request as the batch carries it: the body as it would be sent alone."""
    body = arguments(request)
    extra = body.pop("extra_body", {})
    return {**body, **(extra if isinstance(extra, dict) else {})}


def _read(request: Request, result: MessageBatchIndividualResponse | None) -> Reply:
    if result is None:
        return Reply(Status.ERROR, detail="the batch has no result for this request")
    outcome = result.result
    if outcome.type == "succeeded":
        return interpret(request, outcome.message)
    if outcome.type == "errored":
        return Reply(Status.ERROR, detail=f"{outcome.error.error.type}: {outcome.error.error.message}"[:300])
    return Reply(
        Status.TIMEOUT if outcome.type == "expired" else Status.ERROR, detail=f"the request was {outcome.type}"
    )
