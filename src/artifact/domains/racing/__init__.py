"""Racing strategy: what drivers, stops, tyres and battles of a Grand Prix a text states.

Invariant: importing this package imports claims, records and rule sets only; what reads texts and renders records
is imported when it is used.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from typing import Any

from artifact.domain import Domain
from artifact.domains.racing.claims import KINDS
from artifact.domains.racing.load import BENCHMARKS, load
from artifact.domains.racing.records import RULES
from artifact.domains.racing.shown import DECISION_TYPES


def _late(module: str, function: str) -> Callable[..., Any]:
    """A function of this package, imported at its first call."""

    @cache
    def imported() -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(importlib.import_module(f"{__name__}.{module}"), function)
        return found

    def call(*arguments: object, **named: object) -> Any:
        return imported()(*arguments, **named)

    call.__name__ = function
    return call


DOMAIN = Domain(
    name="racing",
    version="1",
    kinds=KINDS,
    rules=RULES,
    decision_types=DECISION_TYPES,
    extract=_late("rules", "extract"),
    context=_late("render", "context"),
    question=_late("render", "question"),
    template=_late("render", "template"),
    falsify=_late("perturb", "falsify"),
    say=_late("say", "say"),
    load=load,
    benchmarks=BENCHMARKS,
)
