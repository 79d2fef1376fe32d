"""Racing strategy: what drivers, stops, tyres and battles of a Grand Prix a text states.

Invariant: importing this package imports claims, records and rule sets only; reading, rendering and loading are
imported when they are used.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from artifact.domain import Domain
from artifact.domains.racing.claims import KINDS
from artifact.domains.racing.records import RULES
from artifact.domains.racing.shown import DECISION_TYPES


def _late(module: str, function: str) -> Callable[..., Any]:
    """A function of this package, imported at its first call."""

    def call(*arguments: object, **named: object) -> Any:
        return getattr(importlib.import_module(f"{__name__}.{module}"), function)(*arguments, **named)

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
    load=_late("load", "load"),
    benchmarks=("corrected", "released", "released_summaries", "released_guided", "paper"),
)
