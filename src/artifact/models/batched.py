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
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from artifact.models.client import REPETITION
from artifact.models.local import threads
from artifact.models.weights import Weights

GATHER_SECONDS = 0.2  # how long to wait for more questions before the first are answered
ROOM = 128  # tokens for which the cache makes room at a time
PROMPT_TOKENS = 8192  # read at a time, padding included: what a layer holds in between grows with them


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
    """Answers questions in a thread of its own, many at a time; a new one joins as soon as there is room.

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
        batch = Batch(self.model, self.tokenizer.eos_token_id)
        running: dict[int, _Job] = {}
        number = 0
        while True:
            jobs = self._waiting(len(running))
            try:
                named = {number + place: job for place, job in enumerate(jobs)}
                number += len(jobs)
                running |= named
                if named:
                    batch.admit({name: (job.ids, job.max_tokens) for name, job in named.items()})
                else:
                    batch.step()
                for name, (ids, reason) in batch.take_done().items():
                    job = running.pop(name)
                    text = self.tokenizer.decode(ids, skip_special_tokens=True)
                    job.answer.set_result(Written(text, len(job.ids), len(ids), reason))
            except Exception as error:  # whoever asked is told, and the engine lives on
                for job in running.values():
                    job.answer.set_exception(error)
                running, batch = {}, Batch(self.model, self.tokenizer.eos_token_id)

    def _waiting(self, running: int) -> list[_Job]:
        """Questions to admit now: none as long as there is little room, and at least one if nothing is running."""
        room = self.batch - running
        if running and room < max(1, self.batch // 4):  # to admit costs a copy of the cache
            return []
        jobs = [self._jobs.get()] if not running else []
        until = time.monotonic() + (0.0 if running else GATHER_SECONDS)
        while len(jobs) < room:
            try:
                jobs.append(self._jobs.get(timeout=max(0.0, until - time.monotonic())))
            except queue.Empty:
                break
        return jobs


class Batch:
    """Texts that are being written together, greedily; each joins with its prompt and leaves when it is done.

    Args:
        model: a causal language model of transformers, in evaluation mode.
        end: the token that ends a turn.
    """

    def __init__(self, model: Any, end: int) -> None:
        self.model, self.end = model, end
        # transformers renames the argument from 5.24 on
        parameters = inspect.signature(type(model).forward).parameters
        self._cache_argument = "cache" if "cache" in parameters else "past_key_values"
        self._names: list[int | None] = []  # of the members; None once it is done and not yet dropped
        self._limits: dict[int, int] = {}
        self._said: dict[int, list[int]] = {}
        self._done: dict[int, tuple[list[int], str]] = {}
        self._cache: Any = None
        self._ids: Any = None  # the last token of each member, (batch, 1)
        self._mask: Any = None  # which columns of the cache are a member's own, (batch, length)

    def __len__(self) -> int:
        """Texts that are not done."""
        return len(self._said)

    def admit(self, prompts: Mapping[int, tuple[Sequence[int], int]]) -> None:
        """Let texts join; long prompts are read in several portions (`PROMPT_TOKENS`).

        Args:
            prompts: by name, token ids and the number of tokens to write at most.
        """
        for portion in portions({name: len(ids) for name, (ids, _) in prompts.items()}, PROMPT_TOKENS):
            self._read({name: prompts[name] for name in portion})

    def _read(self, prompts: Mapping[int, tuple[Sequence[int], int]]) -> None:
        import torch

        from artifact.models.growing_cache import growing_cache, join

        rows = [list(ids) for ids, _ in prompts.values()]
        width = max(map(len, rows))
        device = self.model.device
        ids = torch.tensor([[self.end] * (width - len(row)) + row for row in rows], device=device)
        mask = torch.tensor([[0] * (width - len(row)) + [1] * len(row) for row in rows], device=device)
        cache = growing_cache(self.model, ROOM)
        chosen = self._forward(ids, mask, mask.cumsum(1).sub(1).clamp(min=0), cache)
        if self._said:
            length = max(width, self._mask.shape[1])
            self._cache = join([self._cache, cache], length)
            self._mask = torch.cat([_pad_left(self._mask, length), _pad_left(mask, length)])
            self._ids = torch.cat([self._ids, chosen])
        else:
            self._cache, self._mask, self._ids, self._names = cache, mask, chosen, []
        self._names += prompts
        self._limits |= {name: limit for name, (_, limit) in prompts.items()}
        self._said |= {name: [] for name in prompts}
        self._note(chosen[:, 0].tolist(), first=len(self._names) - len(rows))

    def step(self) -> None:
        """Write one more token of each text."""
        import torch

        position = self._mask.sum(1, keepdim=True)
        self._mask = torch.cat([self._mask, self._mask.new_ones(len(self._names), 1)], 1)
        self._ids = self._forward(self._ids, self._mask, position, self._cache)
        self._note(self._ids[:, 0].tolist(), first=0)

    def take_done(self) -> dict[int, tuple[list[int], str]]:
        """Tokens (without `end`) and reason to stop of the texts that are done since the last call."""
        done, self._done = self._done, {}
        return done

    def _forward(self, ids: Any, mask: Any, position: Any, cache: Any) -> Any:
        import torch

        named = {self._cache_argument: cache}
        with torch.inference_mode():
            out = self.model(
                input_ids=ids, attention_mask=mask, position_ids=position, use_cache=True, logits_to_keep=1, **named
            )
        return out.logits[:, -1:].argmax(-1)

    def _note(self, tokens: Sequence[int], first: int) -> None:
        """Add new tokens, of the members from `first` on, to what they said; drop those that are done.

        Dropping copies the cache, so it waits until a quarter of the members are done.
        """
        import torch

        from artifact.models.growing_cache import keep

        for place, token in enumerate(tokens, start=first):
            name = self._names[place]
            if name is None:
                continue
            reason = _reason(self._said[name], token, self._limits[name], self.end)
            if reason:
                self._done[name] = (self._said.pop(name), reason)
                self._names[place] = None
        stay = [place for place, name in enumerate(self._names) if name is not None]
        if not stay or len(self._names) - len(stay) < max(1, len(self._names) // 4):
            return
        members = torch.tensor(stay, device=self._mask.device)
        length = int(self._mask[members].sum(1).max())
        keep(self._cache, members, length)
        self._names = [self._names[place] for place in stay]
        self._ids, self._mask = self._ids[members], self._mask[members][:, -length:]


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
    batch = Batch(model, end)
    batch.admit(dict(enumerate(zip(prompts, limits, strict=True))))
    done = batch.take_done()
    while batch:
        batch.step()
        done |= batch.take_done()
    return [done[name] for name in range(len(prompts))]


def portions(lengths: Mapping[int, int], most: int) -> list[list[int]]:
    """Names in order of length, divided so that no portion, padded to its longest, exceeds `most` tokens.

    One that is longer than that is a portion of its own.

    >>> portions({0: 5, 1: 2, 2: 3, 3: 20}, most=9)
    [[1, 2], [0], [3]]
    """
    divided: list[list[int]] = []
    for name, length in sorted(lengths.items(), key=lambda item: item[1]):
        if divided and (len(divided[-1]) + 1) * length <= most:
            divided[-1].append(name)
        else:
            divided.append([name])
    return divided


def _pad_left(mask: Any, length: int) -> Any:
    import torch

    return torch.cat([mask.new_zeros(mask.shape[0], length - mask.shape[1]), mask], 1)


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
