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
    detailed = [claim for claim in listed if isinstance(claim, _REPEATED)]
    kept = [
        claim
        for claim in listed
        if not isinstance(claim, _REPEATED) or claim in separate or not _said_better(claim, detailed)
    ]
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


def _said_better(claim: Claim, others: Iterable[Claim]) -> bool:
    """Whether another claim fills a field that this one leaves open, and agrees with it in all others."""
    if claim.polarity is Polarity.DENIED:
        return False
    said = [(spec.name, getattr(claim, spec.name)) for spec in claim.specs()]
    if None not in [value for _, value in said]:
        return False
    alike = [other for other in others if type(other) is type(claim) and other.polarity is claim.polarity]
    return any(all(_agrees(value, getattr(other, name)) for name, value in said) for other in alike)


def _agrees(value: object, other: object) -> bool:
    """Whether another claim's field says what this one's does, or fills it."""
    return value == other if value is not None else other is not None
