"""Requests to a language model and its replies, as values.

Invariant: a request holds everything that changes the answer, and nothing else; its key is the hash of all of it. A
reply says how it ended. Neither ever holds a credential.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from artifact.errors import InputError, unknown
from artifact.status import Status

Role = Literal["user", "assistant"]

KEPT = frozenset({Status.OK, Status.EMPTY, Status.TRUNCATED, Status.FILTERED, Status.PARSE_ERROR})
"""Statuses of answers. The others say that there was none, and that asking again may bring one."""


@dataclass(frozen=True)
class Turn:
    """One message of a conversation. Half a surrogate pair, which no service can be sent, becomes a question mark."""

    role: Role
    text: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self.text.encode(errors="replace").decode())


@dataclass(frozen=True)
class Tool:
    """A tool that the model must call: the way to a reply of a given form.

    Attributes:
        name: as the model sees it.
        description: one sentence.
        schema: JSON schema of its input, an object.
    """

    name: str
    description: str
    schema: Mapping[str, object]


@dataclass(frozen=True)
class Request:
    """One question to one model.

    Attributes:
        service: who answers: `anthropic`, the address of another service, or `gguf:` and the hash of local weights.
        model: the model's name there.
        turns: the conversation, ending with the user.
        max_tokens: the budget of the answer, in tokens.
        temperature: None leaves it to the service.
        system: the system prompt, if any.
        tool: a tool that the model must call, if any.
        extra: further parameters sent as they are (`seed`, `thinking`, ...). JSON types only.
        repeat: which of several independent answers to the same question this is; not sent.
    """

    service: str
    model: str
    turns: tuple[Turn, ...]
    max_tokens: int
    temperature: float | None = None
    system: str = ""
    tool: Tool | None = None
    extra: Mapping[str, object] = field(default_factory=dict)
    repeat: int = 0

    def to_json(self) -> dict[str, object]:
        """All of the request, as JSON types."""
        return {
            "service": self.service,
            "model": self.model,
            "system": self.system,
            "turns": [{"role": turn.role, "text": turn.text} for turn in self.turns],
            "max_tokens": self.max_tokens,
            "temperature": self.temperature,
            "tool": None if self.tool is None else vars(self.tool),
            "extra": dict(self.extra),
            "repeat": self.repeat,
        }

    def key(self) -> str:
        """SHA-256 of the request in canonical JSON: its address in the store."""
        text = json.dumps(self.to_json(), sort_keys=True, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def with_budget(self, max_tokens: int) -> Request:
        """The same question with another budget."""
        return replace(self, max_tokens=max_tokens)

    def size(self) -> int:
        """Length in bytes of everything the model reads, from which its tokens are estimated."""
        schema = "" if self.tool is None else self.tool.description + json.dumps(self.tool.schema)
        return sum(len(part.encode()) for part in (self.system, schema, *(turn.text for turn in self.turns)))


@dataclass(frozen=True)
class Usage:
    """Tokens read and written, as the service counted them."""

    input_tokens: int = 0
    output_tokens: int = 0

    def __add__(self, other: Usage) -> Usage:
        return Usage(self.input_tokens + other.input_tokens, self.output_tokens + other.output_tokens)


@dataclass(frozen=True)
class Reply:
    """How one request ended.

    Attributes:
        status: `ok` alone carries something to score; see `artifact.status`.
        text: the answer's text, also when it was cut off.
        data: the input of the tool that the model called, if the request asked for one.
        finish_reason: the service's own word for why it stopped; empty if there was no answer.
        usage: tokens of this answer.
        model: the model that the service says answered.
        max_tokens: the budget it was given.
        at: when it was answered (UTC, ISO 8601).
        seconds: how long that took.
        detail: what went wrong, when something did.
    """

    status: Status
    text: str = ""
    data: Mapping[str, object] | None = None
    finish_reason: str = ""
    usage: Usage = Usage()
    model: str = ""
    max_tokens: int = 0
    at: str = ""
    seconds: float = 0.0
    detail: str = ""

    def to_json(self) -> dict[str, object]:
        """All of the reply, as JSON types."""
        data = None if self.data is None else dict(self.data)
        return {**vars(self), "status": self.status.value, "usage": vars(self.usage), "data": data}

    @classmethod
    def from_json(cls, data: object, *, where: str) -> Reply:
        """Read what `to_json` made.

        Raises:
            InputError: it is not a reply.
        """
        if not isinstance(data, dict) or set(data) != set(cls.__dataclass_fields__) or not _is_sound(data):
            raise InputError("not a stored reply", where=where, fix="delete the file; it will be asked for again")
        statuses = {status.value: status for status in Status}
        if not isinstance(data["status"], str) or data["status"] not in statuses:
            raise unknown("status", data["status"], statuses, where=where)
        return cls(**{**data, "status": statuses[data["status"]], "usage": Usage(**data["usage"])})


_TEXTS = ("text", "finish_reason", "model", "at", "detail")


def _is_sound(data: Mapping[str, object]) -> bool:
    """Whether the fields of a stored reply are of their types."""
    usage, numbers = data["usage"], (data["max_tokens"], data["seconds"])
    if not isinstance(usage, dict) or set(usage) != set(Usage.__dataclass_fields__):
        return False
    return (
        all(isinstance(data[name], str) for name in _TEXTS)
        and all(_is_number(number) for number in (*numbers, *usage.values()))
        and isinstance(data["data"], dict | None)
    )


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
