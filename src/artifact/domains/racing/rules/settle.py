"""What a whole text adds to its sentences: the same thing said twice, once with more detail, is said once.

Invariant: settling drops a claim only for one that says the same and more, and adds only the stint that a stint's
numbers are numbers of.
"""

from __future__ import annotations

from collections.abc import Container, Iterable

from artifact.claim import Claim, Polarity
from artifact.domains.racing.claims import (
    CompoundChange,
    Degradation,
    FastestLap,
    Gap,
    NeutralisedStop,
    StintCompound,
    StintLaps,
    StintPace,
)

# kinds of which a less detailed mention repeats a more detailed one
_REPEATED = (CompoundChange, FastestLap, NeutralisedStop)


def settle(claims: Iterable[Claim], separate: Container[Claim] = ()) -> list[Claim]:
    """The claims of a text, each said once, with the stints that their numbers imply.

    Args:
        claims: as read, in order.
        separate: claims that are known to repeat none, though another says the same in more detail.
    """
    listed = list(claims)
    again = _said_better(claim for claim in listed if isinstance(claim, _REPEATED))
    kept = [claim for claim in listed if claim in separate or claim not in again] if again else listed[:]
    gaps = {(claim.from_, claim.to, claim.value) for claim in kept if isinstance(claim, Gap)}
    if gaps:
        kept = [claim for claim in kept if not (isinstance(claim, Gap) and _unsigned_again(claim, gaps))]
    run = {(claim.driver, claim.compound) for claim in kept if isinstance(claim, StintCompound) and _holds(claim)}
    for claim in listed:
        if not isinstance(claim, (StintLaps, StintPace, Degradation)) or claim.compound is None:
            continue
        if (claim.driver, claim.compound) not in run:
            run.add((claim.driver, claim.compound))
            kept.append(
                StintCompound(driver=claim.driver, compound=claim.compound, span=claim.span, rule="stint.implied")
            )
    return kept


def _holds(claim: Claim) -> bool:
    """Whether the text says that something is so, not that it is not."""
    return claim.polarity is Polarity.AFFIRMED


def _unsigned_again(claim: Gap, gaps: set[tuple[str | None, str | None, float | None]]) -> bool:
    """Whether "1.5 s" repeats a gap that the text also gives as "-1.5 s", of either driver to the other."""
    value = claim.value
    if value is None or value <= 0:
        return False
    return (claim.from_, claim.to, -value) in gaps or (claim.to, claim.from_, -value) in gaps


_Open = tuple[type[Claim], Polarity, tuple[str, ...], tuple[object, ...]]  # kind, open fields, and what the others say


def _said_better(claims: Iterable[Claim]) -> set[Claim]:
    """The claims of which another fills the fields that they leave open, and agrees with them in all others.

    Each is looked up by what it says, so that the time is linear in the number of claims.
    """
    listed = list(claims)
    patterns = {claim: pattern for claim in listed if (pattern := _left_open(claim)) is not None}
    asked = {pattern[:3] for pattern in patterns.values()}
    told: set[_Open] = set()
    for kind, polarity, names in asked:
        said = [spec.name for spec in kind.specs() if spec.name not in names]
        for other in listed:
            if type(other) is not kind or other.polarity is not polarity:
                continue
            if all(getattr(other, name) is not None for name in names):
                told.add((kind, polarity, names, tuple(getattr(other, name) for name in said)))
    return {claim for claim, pattern in patterns.items() if pattern in told}


def _left_open(claim: Claim) -> _Open | None:
    """Which fields a claim leaves open, and what it says in the others; None where no other could say it better."""
    if claim.polarity is Polarity.DENIED:
        return None
    said = [(spec.name, getattr(claim, spec.name)) for spec in claim.specs()]
    names = tuple(name for name, value in said if value is None)
    return (
        (type(claim), claim.polarity, names, tuple(value for _, value in said if value is not None)) if names else None
    )
