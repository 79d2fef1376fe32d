"""What calls cost, and caps that hold before the money is spent.

Invariant: no call is sent that could exceed a cap. Before a call its whole output budget is reserved; when the answer
is there, what it used takes the reservation's place.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass, field

from artifact.errors import ArtifactError, InputError
from artifact.models.values import Request, Usage

PRICES_AS_OF = "2026-10"
BATCH_DISCOUNT = 0.5  # the Message Batches API charges half


_FRAME = 64  # tokens around the question: roles, and instructions that a service adds


@dataclass(frozen=True)
class Price:
    """US dollars for a million tokens."""

    input: float
    output: float

    def of(self, usage: Usage) -> float:
        """Cost in US dollars.

        >>> Price(3.0, 15.0).of(Usage(1_000_000, 200_000))
        6.0
        """
        return (self.input * usage.input_tokens + self.output * usage.output_tokens) / 1e6


FREE = Price(0.0, 0.0)
PRICES = {
    "claude-haiku-4-5": Price(1.0, 5.0),
    "claude-haiku-5-5": Price(0.1, 0.5),  # for prompts of up to 100,000 tokens, which ours are
    "claude-sonnet-4-5": Price(3.0, 15.0),
    "claude-sonnet-4-6": Price(3.0, 15.0),
    "claude-sonnet-5": Price(2.0, 10.0),
    "claude-sonnet-5-5": Price(2.0, 10.0),
    "claude-opus-4-5": Price(5.0, 25.0),
    "claude-opus-4-6": Price(5.0, 25.0),
    "claude-opus-4-7": Price(5.0, 25.0),
    "claude-opus-4-8": Price(5.0, 25.0),
    "claude-opus-5": Price(5.0, 25.0),
    "claude-opus-5-5": Price(4.0, 20.0),
    "claude-fable-5": Price(10.0, 50.0),
    "claude-fable-5-1": Price(10.0, 50.0),
}
"""Published list prices (see `PRICES_AS_OF`). A provider's file overrides and adds (see `services`)."""


def estimate(request: Request) -> Usage:
    """Tokens of a call at most: even of data full of digits one has over two bytes, and the whole budget is written."""
    return Usage(request.size() // 2 + _FRAME, request.max_tokens)


@dataclass
class Meter:
    """Counts calls and cost against caps. Safe to share between threads.

    Attributes:
        price: of the model, or None if it is not known.
        max_calls: answers paid for at most, or None.
        max_cost: US dollars at most, or None.
        factor: on the price (batches are cheaper).
    """

    price: Price | None
    max_calls: int | None = None
    max_cost: float | None = None
    factor: float = 1.0
    calls: int = 0
    usage: Usage = Usage()
    _reserved: float = 0.0
    _lock: threading.Lock = field(default_factory=threading.Lock, repr=False)

    def __post_init__(self) -> None:
        if self.max_cost is not None and self.price is None:
            raise InputError(
                "--max-cost needs a price, and this model's is not known",
                fix="state it as prices.MODEL = [INPUT, OUTPUT] in the provider's file, or use --max-calls",
            )

    @property
    def cost(self) -> float | None:
        """US dollars spent, or None if the price is not known."""
        return None if self.price is None else self.factor * self.price.of(self.usage)

    def plan(self, requests: list[Request]) -> Usage:
        """Refuse a run that cannot end within the caps, before its first call.

        Returns:
            The tokens of all calls at most.

        Raises:
            InputError: more calls than allowed, or the cost could exceed the cap.
        """
        total = sum((estimate(request) for request in requests), Usage())
        if self.max_calls is not None and len(requests) > self.max_calls:
            raise InputError(
                f"{len(requests)} calls are needed and --max-calls is {self.max_calls}; none was made",
                fix="raise the cap, or take fewer with --limit",
            )
        if self.max_cost is not None and self.price is not None:
            most = self.factor * self.price.of(total)
            if most > self.max_cost:
                raise InputError(
                    f"the run could cost ${most:.2f} and --max-cost is ${self.max_cost:.2f}; no call was made",
                    fix="raise the cap, or take fewer with --limit",
                )
        return total

    def reserve(self, request: Request) -> float:
        """Set aside what a call can cost; returns the sum, to be given to `settle` or `release`.

        Raises:
            ArtifactError: a cap would be exceeded.
        """
        most = self.factor * self.price.of(estimate(request)) if self.price else 0.0
        with self._lock:
            if self.max_calls is not None and self.calls + 1 > self.max_calls:
                raise ArtifactError(f"stopped at --max-calls {self.max_calls}; what was answered is stored")
            spent = (self.cost or 0.0) + self._reserved
            if self.max_cost is not None and spent + most > self.max_cost:
                raise ArtifactError(
                    f"stopped at ${spent:.4f}: the next call could exceed --max-cost ${self.max_cost:.2f}; "
                    "what was answered is stored"
                )
            self.calls += 1
            self._reserved += most
        return most

    def settle(self, reserved: float, usage: Usage) -> None:
        """An answer came: count what it used."""
        with self._lock:
            self._reserved -= reserved
            self.usage += usage

    def release(self, reserved: float) -> None:
        """The service refused the call, which therefore costs nothing."""
        with self._lock:
            self._reserved -= reserved
            self.calls -= 1
