"""A model served on this machine by PyTorch, which writes many answers at a time.

Invariant: it speaks the same API as any other service, so that nothing else knows of it. Greedy choice alone: an answer
is a function of model and prompt, up to the rounding of batched sums. A text that does nothing but repeat itself would
go on for ever; it is stopped, and its reason to stop says so.

In bfloat16 a batch costs a processor with matrix units a fifth of what the same answers cost one by one.
"""

from __future__ import annotations

import inspect
import json
import queue
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from artifact.models.client import REPETITION
from artifact.models.local import threads
from artifact.models.weights import Weights

GATHER_SECONDS = 0.2  # how long to wait for more questions before a batch begins


@dataclass(frozen=True)
class Written:
    """One answer: its text, tokens read and written, and why it stopped."""

    text: str
    read: int
    written: int
    reason: str


@dataclass(frozen=True)
class _Job:
    ids: list[int]
    max_tokens: int
    answer: Future[Written] = field(default_factory=Future)


class Engine:
    """Answers questions in batches, in a thread of its own.

    Args:
        model: a causal language model of transformers, in evaluation mode.
        tokenizer: its tokenizer, with a chat template.
        batch: answers at a time at most.
    """

    def __init__(self, model: Any, tokenizer: Any, batch: int) -> None:
        self.model, self.tokenizer, self.batch = model, tokenizer, batch
        self._jobs: queue.Queue[_Job] = queue.Queue()
        threading.Thread(target=self._work, name="engine", daemon=True).start()

    def ask(self, messages: Sequence[dict[str, str]], max_tokens: int) -> Written:
        """Wait for the answer to a conversation (`role` and `content` of each message)."""
        encoded = self.tokenizer.apply_chat_template(list(messages), add_generation_prompt=True, return_dict=True)
        job = _Job(list(encoded["input_ids"]), max_tokens)
        self._jobs.put(job)
        return job.answer.result()

    def _work(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            until = time.monotonic() + GATHER_SECONDS
            while len(jobs) < self.batch:
                try:
                    jobs.append(self._jobs.get(timeout=max(0.0, until - time.monotonic())))
                except queue.Empty:
                    break
            try:
                for job, answer in zip(jobs, self._answer(jobs), strict=True):
                    job.answer.set_result(answer)
            except Exception as error:  # whoever asked is told, and the engine lives on
                for job in jobs:
                    if not job.answer.done():
                        job.answer.set_exception(error)

    def _answer(self, jobs: Sequence[_Job]) -> list[Written]:
        rows = write(
            self.model, [job.ids for job in jobs], [job.max_tokens for job in jobs], self.tokenizer.eos_token_id
        )
        return [
            Written(self.tokenizer.decode(ids, skip_special_tokens=True), len(job.ids), len(ids), reason)
            for job, (ids, reason) in zip(jobs, rows, strict=True)
        ]


def write(model: Any, prompts: Sequence[list[int]], limits: Sequence[int], end: int) -> list[tuple[list[int], str]]:
    """Continue prompts greedily, in one batch from which each leaves when it is done.

    Args:
        model: a causal language model of transformers.
        prompts: token ids.
        limits: tokens to write at most, for each.
        end: the token that ends a turn.

    Returns:
        For each prompt the tokens written (without `end`) and the reason to stop: `end_turn`, `max_tokens` or
        `repetition`.
    """
    import torch

    from artifact.models.growing_cache import growing_cache

    width = max(map(len, prompts))
    ids = torch.tensor([[end] * (width - len(row)) + row for row in prompts])
    mask = torch.tensor([[0] * (width - len(row)) + [1] * len(row) for row in prompts])
    position = mask.cumsum(1).sub(1).clamp(min=0)
    cache = growing_cache(model, max(limits))
    # transformers renames the argument from 5.24 on
    cache_name = "cache" if "cache" in inspect.signature(type(model).forward).parameters else "past_key_values"
    said: list[list[int]] = [[] for _ in prompts]
    reasons = [""] * len(prompts)
    active = list(range(len(prompts)))
    with torch.inference_mode():
        while active:
            out = model(
                input_ids=ids,
                attention_mask=mask,
                position_ids=position,
                **{cache_name: cache},
                use_cache=True,
                logits_to_keep=1,
            )
            chosen = out.logits[:, -1].argmax(-1)
            for row, token in zip(active, chosen.tolist(), strict=True):
                reasons[row] = _reason(said[row], token, limits[row], end)
            stay = [place for place, row in enumerate(active) if not reasons[row]]
            active = [active[place] for place in stay]
            if len(stay) < len(chosen):
                kept = torch.tensor(stay, dtype=torch.long)
                cache.batch_select_indices(kept)
                chosen, mask, position = chosen[kept], mask[kept], position[kept]
            ids, position = chosen[:, None], position[:, -1:] + 1
            mask = torch.cat([mask, mask.new_ones(len(active), 1)], 1)
    return list(zip(said, reasons, strict=True))


def _reason(said: list[int], token: int, limit: int, end: int) -> str:
    """Add a token to what was said, and tell why to stop there, or nothing."""
    if token == end:
        return "end_turn"
    said.append(token)
    if repeats(said):
        return REPETITION
    return "max_tokens" if len(said) >= limit else ""


def repeats(tokens: Sequence[int], longest: int = 64, least: int = 48) -> bool:
    """Whether the last tokens are one passage said three times, and at least `least` tokens of it.

    >>> repeats([1, 2, 3] * 16), repeats([1, 2, 3] * 2), repeats(list(range(100)))
    (True, False, False)
    """
    for period in range(1, min(longest, len(tokens) // 3) + 1):
        size = max(3 * period, least)
        if len(tokens) >= size and tokens[-size:-period] == tokens[-size + period :]:
            return True
    return False


@cache
def serve(weights: Weights, batch: int) -> str:
    """Load a model and serve it until the process ends.

    Args:
        weights: a GGUF file or a folder of a transformers model.
        batch: answers at a time at most.

    Returns:
        The base URL of its Messages API.

    Raises:
        MissingExtraError: PyTorch or transformers is not installed.
        InputError: it is not a model.
    """
    from artifact.tune.model import check_extra, keep_heap, load_base

    check_extra()
    import torch

    keep_heap()
    torch.set_num_threads(threads())
    loaded = load_base(str(weights.find()), dtype=torch.bfloat16)
    engine = Engine(loaded.model.eval(), loaded.tokenizer, batch)
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(engine, weights.model))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, name="server", daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def _handler(engine: Engine, name: str) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            if self.path != "/v1/messages" or body.get("tools") or body.get("temperature"):
                kind, message = "invalid_request_error", "this server writes messages, greedily and without tools"
                return self._send(400, {"type": "error", "error": {"type": kind, "message": message}})
            system = [{"role": "system", "content": body["system"]}] if body.get("system") else []
            try:
                written = engine.ask([*system, *body["messages"]], body["max_tokens"])
            except Exception as error:
                kind = "api_error"
                return self._send(500, {"type": "error", "error": {"type": kind, "message": str(error)[:200]}})
            usage = {"input_tokens": written.read, "output_tokens": written.written}
            content = [{"type": "text", "text": written.text}]
            head = {"id": "msg", "type": "message", "role": "assistant", "model": name, "stop_sequence": None}
            return self._send(200, {**head, "content": content, "stop_reason": written.reason, "usage": usage})

        def _send(self, code: int, value: object) -> None:
            data = json.dumps(value).encode()
            self.send_response(code)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: object) -> None:
            """Say nothing: standard error is the user's."""

    return Handler
