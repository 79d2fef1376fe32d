"""The one client: it asks any service that speaks the Messages API, and keeps every answer.

Invariant: an answered request is stored before anyone sees the answer; a failure is a reply with a status, never an
empty answer; no message, file or exception holds the key. Nothing connects, loads a model or reads a key before a
request that the store cannot answer.
"""

from __future__ import annotations

import contextlib
import os
import random
import threading
import time
import weakref
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, cast

from artifact.errors import ArtifactError, InputError
from artifact.models.pricing import Meter
from artifact.models.services import LOCAL_CONTEXT, Service, Target
from artifact.models.store import Store
from artifact.models.values import KEPT, Reply, Request, Usage
from artifact.models.weights import Weights
from artifact.status import Status

if TYPE_CHECKING:
    from anthropic import Anthropic, APIStatusError
    from anthropic.types import Message

REPETITION = "repetition"
"""Reason to stop of an answer that only repeats itself, as `artifact.models.batched` gives it."""
STOP_AFTER = 5
"""Failures in a row, without one answer, after which a run stops: whatever it is, it hits every request."""


@dataclass(frozen=True)
class Patience:
    """How long to bear with a service.

    Attributes:
        attempts: times a request is sent at most.
        first_wait: seconds before the second attempt, doubled for each further one.
        longest_wait: seconds waited at most; a service that asks for more is given up for now.
    """

    attempts: int = 5
    first_wait: float = 1.0
    longest_wait: float = 120.0


class Client:
    """Asks one model. Safe to share between threads; needs no event loop and works under a running one."""

    def __init__(
        self,
        target: Target,
        store: Store,
        meter: Meter | None = None,
        *,
        patience: Patience = Patience(),
        concurrency: int | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Prepare to ask; nothing happens before the first question.

        Args:
            target: whom to ask.
            store: where answers are kept.
            meter: counts calls and cost against caps.
            patience: with failures.
            concurrency: questions at a time; by default what the service bears.
            sleep: how to wait between attempts.
        """
        self.target, self.store = target, store
        self.meter = meter or Meter(target.price)
        self.patience, self.sleep = patience, sleep
        self.concurrency = concurrency or target.service.concurrency
        self._lock = threading.Lock()
        self._api: Anthropic | None = None
        self._key = ""

    def request(self, turns: Request) -> Request:
        """`turns` addressed to this client's model, with the service's own settings."""
        service = self.target.service
        return replace(turns, service=service.identity, model=self.target.model, extra={**service.extra, **turns.extra})

    def ask(self, request: Request) -> Reply:
        """The stored answer, or a new one.

        Returns:
            A reply of any status: what failed after all attempts says so.

        Raises:
            ArtifactError: the service refuses the key or does not know the model, a cap is reached, or a local model
                cannot be loaded.
        """
        stored = self.store.get(request)
        if stored is not None:
            return stored
        reply = self._send(request)
        self.store.put(request, reply)
        return reply

    def ask_until_whole(self, request: Request, limit: int) -> Reply:
        """Ask, and as long as the answer is cut off, ask again with twice the budget, up to `limit` tokens."""
        reply = self.ask(request)
        while wants_more(reply) and request.max_tokens < limit:
            request = request.with_budget(min(2 * request.max_tokens, limit))
            reply = self.ask(request)
        return reply

    def missing(self, request: Request, limit: int = 0) -> Request | None:
        """The first call that `ask_until_whole` would have to make, or None if the store has all of them."""
        stored = self.store.get(request)
        while stored is not None and wants_more(stored) and request.max_tokens < limit:
            request = request.with_budget(min(2 * request.max_tokens, limit))
            stored = self.store.get(request)
        return request if stored is None else None

    def ask_all(
        self, requests: Sequence[Request], limit: int = 0, *, done: Callable[[Reply], None] = lambda _: None
    ) -> list[Reply]:
        """Ask many questions, a few at a time; equal ones once.

        Args:
            requests: the questions.
            limit: budget up to which a cut-off answer is asked for again (see `ask_until_whole`).
            done: called with each reply as it comes, in this thread.

        Returns:
            The replies in the order of the questions.

        Raises:
            ArtifactError: as for `ask`, or `STOP_AFTER` requests in a row failed. Answers so far are stored.
        """
        # by length, since a model that writes many answers at a time pads their questions to the longest
        by_length = sorted(requests, key=lambda request: sum(len(turn.text) for turn in request.turns))
        distinct = {request.key(): request for request in by_length}
        replies: dict[str, Reply] = {}
        failures = 0
        with ThreadPoolExecutor(self.concurrency, thread_name_prefix="ask") as pool:
            running: dict[Future[Reply], str] = {
                pool.submit(self.ask_until_whole, request, limit): key for key, request in distinct.items()
            }
            try:
                for future in as_completed(running):
                    reply = replies[running[future]] = future.result()
                    failures = 0 if reply.status in KEPT else failures + 1
                    if failures == STOP_AFTER and failures == len(replies):
                        raise ArtifactError(f"the first {failures} requests failed, the last with: {reply.detail}")
                    done(reply)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        return [replies[request.key()] for request in requests]

    def connect(self) -> Anthropic:
        """The SDK's client, made when the first question has to be sent.

        Raises:
            InputError: the variable with the key is not set.
            ArtifactError: a local model cannot be loaded.
        """
        with self._lock:
            if self._api is None:
                from anthropic import Anthropic, DefaultHttpxClient

                service = self.target.service
                base_url = service.base_url or "https://api.anthropic.com"
                if service.weights is not None:
                    base_url = _serve(service, service.weights, self.concurrency)
                self._key = _key(service.key_variable)
                # A key is passed always, so that the SDK looks for none; a proxy is no way to the own machine.
                local = base_url.startswith(("http://127.0.0.1", "http://localhost"))
                self._api = Anthropic(
                    api_key=self._key or "none",
                    base_url=base_url,
                    # the SDK sends the key as a bearer token, which services made for older ones do not look at
                    default_headers={"X-Api-Key": self._key} if self._key and service.base_url else None,
                    max_retries=0,
                    timeout=service.timeout,
                    http_client=DefaultHttpxClient(trust_env=not local),
                )
                weakref.finalize(self, self._api.close)
            return self._api

    def _send(self, request: Request) -> Reply:
        """Send until answered, refused for good, or out of patience."""
        reply, again = self._try(request)
        for attempt in range(1, self.patience.attempts):
            if again is None:
                break
            # twice as long each time, spread so that those who failed together do not come back together
            wait = again if again > 0 else self.patience.first_wait * 2 ** (attempt - 1) * (1 + random.random() / 4)
            if wait > self.patience.longest_wait:
                break
            self.sleep(wait)
            reply, again = self._try(request)
        return reply

    def _try(self, request: Request) -> tuple[Reply, float | None]:
        """Send once.

        Returns:
            The reply, and whether to try again: None means no, a number of seconds is the wait that the service asks
            for (0 if it names none).

        Raises:
            InputError: the service refuses the key or does not know the model.
        """
        import anthropic

        api = self.connect()
        reserved = self.meter.reserve(request)
        started, at = time.monotonic(), datetime.now(UTC).isoformat(timespec="seconds")
        try:
            message = api.messages.create(**arguments(request))  # type: ignore[call-overload]
            reply = interpret(request, cast("Message", message))
        except anthropic.APIStatusError as error:
            self.meter.release(reserved)
            self._raise_if_final(error)
            limited = error.status_code == 429
            failed = Reply(Status.RATE_LIMITED if limited else Status.ERROR, at=at, detail=self._clean(error))
            again = limited or error.status_code >= 500
            return failed, (retry_after(error.response.headers.get("retry-after")) or 0.0) if again else None
        except anthropic.APITimeoutError:
            # it may have been answered, and charged, after we stopped listening
            self.meter.settle(reserved, Usage())
            return Reply(Status.TIMEOUT, at=at, detail=f"no answer in {self.target.service.timeout:g} s"), 0.0
        except anthropic.APIConnectionError as error:
            self.meter.release(reserved)
            return Reply(Status.ERROR, at=at, detail=self._clean(error)), 0.0
        except (anthropic.APIError, ValueError, TypeError, AttributeError) as error:
            # an answer that is none (half of a JSON object, another schema), which counts as a call all the same
            self.meter.settle(reserved, Usage())
            return Reply(Status.ERROR, at=at, detail=self._clean(error)), 0.0
        self.meter.settle(reserved, reply.usage)
        return replace(reply, at=at, seconds=round(time.monotonic() - started, 3)), None

    @contextlib.contextmanager
    def refusals(self) -> Iterator[None]:
        """Turn what the SDK raises into one line, for calls that are not asked again.

        Raises:
            ArtifactError: in place of the SDK's exception.
        """
        import anthropic

        try:
            yield
        except anthropic.APIError as error:
            if isinstance(error, anthropic.APIStatusError):
                self._raise_if_final(error)
            raise ArtifactError(f"{self.target.service.name}: {self._clean(error)}; run again to go on") from None

    def _raise_if_final(self, error: APIStatusError) -> None:
        """Stop the run where every further request would be refused alike.

        Raises:
            InputError: no valid key, no permission, or no such model.
        """
        service = self.target.service
        if error.status_code in (401, 403):
            variable = service.key_variable
            fix = f"set {variable} to a valid key" if variable else "name the variable with its key (--api-key-env)"
            raise InputError(f"{service.name} refuses the key ({error.status_code})", fix=fix) from None
        if error.status_code == 404:
            raise InputError(
                f"{service.name} has no model {self.target.model!r}: {self._clean(error)}", fix="check --model"
            ) from None

    def _clean(self, error: Exception) -> str:
        """What went wrong, in one line, without the key, which some services repeat."""
        line = " ".join(f"{type(error).__name__}: {error}".split())[:300]
        return line.replace(self._key, "[key]") if self._key else line


def _serve(service: Service, weights: Weights, concurrency: int) -> str:
    """The address of a model that is loaded into this process."""
    if service.name == "torch":
        from artifact.models.batched import serve as serve_batches

        return serve_batches(weights, concurrency)
    from artifact.models.local import serve

    return serve(weights, concurrency, LOCAL_CONTEXT)


def interpret(request: Request, message: Message) -> Reply:
    """Tell how an answer ended.

    Whoever did not answer with the model asked for did not answer: its text would be taken for another's.
    """
    text = "".join(block.text for block in message.content if block.type == "text")
    data = next((block.input for block in message.content if block.type == "tool_use"), None)
    reason = message.stop_reason or ""
    reply = Reply(
        _STATUS.get(reason, Status.ERROR),
        text=text,
        data=data if isinstance(data, dict) else None,
        finish_reason=reason,
        usage=Usage(_read(message), message.usage.output_tokens),
        model=message.model,
        max_tokens=request.max_tokens,
    )
    if not same_model(request.model, message.model):
        detail = f"{request.model} was asked and {message.model} answered"
        return replace(reply, status=Status.ERROR, detail=detail)
    if reply.status is Status.ERROR:
        return replace(reply, detail=f"stopped for an unknown reason: {reason or 'none given'}")
    if reply.status is Status.OK and request.tool is not None:
        return reply if reply.data is not None else replace(reply, status=Status.PARSE_ERROR, detail="no tool call")
    if reply.status is Status.OK and not text.strip():
        return replace(reply, status=Status.EMPTY)
    return reply


def wants_more(reply: Reply) -> bool:
    """Whether a larger budget could help: the answer was cut off, and not because it only repeated itself."""
    return reply.status is Status.TRUNCATED and reply.finish_reason != REPETITION


def _read(message: Message) -> int:
    """Tokens read, those from a cache included: services count them apart."""
    usage = message.usage
    return usage.input_tokens + (usage.cache_read_input_tokens or 0) + (usage.cache_creation_input_tokens or 0)


_STATUS = {
    "end_turn": Status.OK,
    "stop_sequence": Status.OK,
    "tool_use": Status.OK,
    "max_tokens": Status.TRUNCATED,
    "model_context_window_exceeded": Status.TRUNCATED,
    REPETITION: Status.TRUNCATED,
    "refusal": Status.FILTERED,
}


def same_model(asked: str, answered: str) -> bool:
    """Whether two names are of one model: equal, or one a dated or pathless form of the other.

    >>> same_model("claude-haiku-4-5", "claude-haiku-4-5-20251001"), same_model("lab/tiny-1", "tiny-1")
    (True, True)
    >>> same_model("claude-opus-4-5", "claude-haiku-4-5")
    False
    """
    first, second = (name.rsplit("/", 1)[-1].lower() for name in (asked, answered))
    return first.startswith(second) or second.startswith(first) if first and second else False


def retry_after(value: str | None) -> float | None:
    """Seconds that a `Retry-After` header asks for (a number or a date), or None.

    >>> retry_after("2.5"), retry_after("soon"), retry_after(None)
    (2.5, None, None)
    """
    if value is None:
        return None
    try:
        return max(0.0, float(value))
    except ValueError:
        pass
    try:
        return max(0.0, (parsedate_to_datetime(value) - datetime.now(UTC)).total_seconds())
    except (ValueError, TypeError):
        return None


def _key(variable: str | None) -> str:
    """The key from its environment variable.

    Raises:
        InputError: it is not set.
    """
    if variable is None:
        return ""
    key = os.environ.get(variable, "").strip()
    if not key:
        raise InputError(f"the environment variable {variable} is not set", fix=f"export {variable}=...")
    return key


def arguments(request: Request) -> dict[str, object]:
    """The SDK's arguments for a request."""
    out: dict[str, object] = {
        "model": request.model,
        "max_tokens": request.max_tokens,
        "messages": [{"role": turn.role, "content": turn.text} for turn in request.turns],
    }
    if request.system:
        out["system"] = request.system
    if request.tool is not None:
        tool = request.tool
        out["tools"] = [{"name": tool.name, "description": tool.description, "input_schema": dict(tool.schema)}]
        out["tool_choice"] = {"type": "tool", "name": tool.name}
    # the SDK has no argument for the temperature any more; services and older models still take it
    sampling = {} if request.temperature is None else {"temperature": request.temperature}
    if sampling or request.extra:
        out["extra_body"] = {**sampling, **request.extra}
    return out
