"""Facts made wrong on purpose, to see what a metric does with an error of a known kind.

Invariant: with a record at hand, what comes back is contradicted by it, whatever the fact.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from artifact.claim import Claim, Polarity, Verdict
from artifact.domain import Record, Rules
from artifact.domains.racing import claims as c
from artifact.domains.racing.records import CORRECTED

_CONFUSED: tuple[c.Compound, ...] = ("SOFT", "MEDIUM", "HARD", "INTERMEDIATE")  # what a text would say instead


def falsify(fact: Claim, rng: random.Random, record: Record | None = None, rules: Rules = CORRECTED) -> Claim:
    """A fact made wrong in the way that texts get facts of its kind wrong.

    Counts, laps, places, figures are shifted; a compound, a driver, a direction or an outcome is exchanged. If every
    such variant happens to be true of the record or is not decided by it, the fact itself is denied.

    Args:
        fact: a fact of `record`.
        rng: source of chance.
        record: where given, the result is contradicted by it.
        rules: the rule set by which `record` judges.
    """
    variants = list(_variants(fact, record))
    rng.shuffle(variants)
    for variant in variants:
        if record is None or record.judge(variant, rules).verdict is Verdict.CONTRADICTED:
            return variant
    return replace(fact, polarity=Polarity.DENIED)


def _variants(fact: Claim, record: Record | None) -> Iterator[Claim]:
    match fact:
        case c.PitLap(lap=int(lap)) | c.NeutralisedStop(lap=int(lap)):
            yield from (replace(fact, lap=lap + by) for by in (-6, 5, 8) if lap + by > 0)
        case c.NStops(n=int(n)):
            yield replace(fact, n=n + 1)
        case c.CompoundChange():
            yield from (replace(fact, to=other) for other in _other_compounds(fact.to))
        case c.StintCompound():
            yield from (replace(fact, compound=other) for other in _other_compounds(fact.compound))
        case c.FinalPosition(position=int(position)):
            yield replace(fact, position=position + 3)
        case c.Battle():
            yield replace(fact, attacker=fact.defender, defender=fact.attacker)
        case c.BattleOutcome():
            yield replace(fact, success=not fact.success)
        case c.Gain(value=float(value)):
            yield from (replace(fact, value=round(value + by, 3)) for by in (4.0, 6.0))
        case c.Defense():
            yield replace(fact, defender=fact.pursuer, pursuer=fact.defender)
        case c.Winner():
            yield from (replace(fact, driver=driver) for driver in _drivers(record) if driver != fact.driver)
        case c.StintLaps():
            yield from (_shifted(fact, by) for by in (-4, 3, 5) if (fact.n_laps or 9) + by > 0)
        case c.StintPace(seconds=float(seconds)):
            yield from (replace(fact, seconds=round(seconds + by, 3)) for by in (-0.9, 0.7, 1.4))
        case c.Degradation(value=float(value)):
            yield from (replace(fact, value=round(value + by, 4)) for by in (-0.06, 0.04, 0.09))
        case c.Gap(value=float(value)):
            yield from (replace(fact, value=round(what, 3)) for what in (-value, value + 1.6, value - 2.3))
        case c.HoldLaps(n_laps=int(n_laps)):
            yield from (replace(fact, n_laps=n_laps + by) for by in (2, 4))
        case c.PaceDelta(value=float(value)):
            yield from (replace(fact, value=round(value + by, 3)) for by in (0.4, 0.8))
        case c.FastestLap(seconds=float(seconds)):
            yield from (replace(fact, seconds=round(seconds + by, 3)) for by in (-0.6, 0.8))
        case c.TeammateProtected():
            yield replace(fact, value=not fact.value)
        case _:  # a fact that leaves its value open has no wrong value of its own
            return


def _other_compounds(compound: str | None) -> list[c.Compound]:
    return [name for name in _CONFUSED if name != compound]


def _shifted(fact: c.StintLaps, by: int) -> c.StintLaps:
    """The stint made longer or shorter: its end moves, and its length with it."""
    return replace(
        fact,
        end=None if fact.end is None else fact.end + by,
        n_laps=None if fact.n_laps is None else fact.n_laps + by,
    )


def _drivers(record: Record | None) -> list[str]:
    """The drivers that a record knows, in the order of its facts."""
    facts = record.facts if record is not None else ()
    named = (getattr(fact, spec.name) for fact in facts for spec in fact.specs() if spec.doc.startswith("driver code"))
    return list(dict.fromkeys(name for name in named if name is not None))
