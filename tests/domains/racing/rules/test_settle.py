"""Settling looks claims up; what it drops is what comparing each with every other would drop."""

from __future__ import annotations

import random

import pytest

from artifact.claim import Claim, Polarity
from artifact.domains.racing.claims import CompoundChange, FastestLap, NeutralisedStop
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.settle import settle


def _drawn(rng: random.Random) -> Claim:
    polarity = rng.choice([Polarity.AFFIRMED, Polarity.AFFIRMED, Polarity.DENIED])
    driver = rng.choice([None, "AAA", "BBB", "CCC"])
    tyres = [None, "SOFT", "HARD"]
    return rng.choice(
        [
            CompoundChange(driver=driver, from_=rng.choice(tyres), to=rng.choice(tyres), polarity=polarity),
            FastestLap(driver=driver, seconds=rng.choice([None, 81.2, 80.9]), polarity=polarity),
            NeutralisedStop(driver=driver, lap=rng.choice([None, 9, 11]), polarity=polarity),
        ]
    )


def _says_better(other: Claim, claim: Claim) -> bool:
    if type(other) is not type(claim) or other.polarity is not claim.polarity:
        return False
    pairs = [(getattr(claim, spec.name), getattr(other, spec.name)) for spec in claim.specs()]
    fills = any(mine is None for mine, _ in pairs)
    return fills and all(theirs is not None if mine is None else mine == theirs for mine, theirs in pairs)


@pytest.mark.parametrize("seed", range(20))
def test_settle_drops_what_another_claim_says_better(seed: int) -> None:
    rng = random.Random(seed)
    claims = list(dict.fromkeys(_drawn(rng) for _ in range(rng.randrange(1, 25))))
    kept = [
        claim
        for claim in claims
        if claim.polarity is Polarity.DENIED or not any(_says_better(other, claim) for other in claims)
    ]
    assert settle(claims) == kept


@pytest.mark.parametrize("seed", range(20))
def test_gaps_near_a_size_are_found_as_by_comparing_with_all(seed: int) -> None:
    rng = random.Random(seed)
    talk = Discourse(["AAA", "BBB"])
    for _ in range(rng.randrange(30)):
        talk.gap(rng.choice([round(rng.uniform(0, 9), 1), float(rng.randrange(9))]))
    for _ in range(50):
        size, near = round(rng.uniform(0, 9), 1), rng.choice([0.1, 1.0])
        assert talk.has_gap_near(size, near) == any(abs(told - size) < near for told in talk.gaps)
        assert talk.has_gap_near(size, near, other=True) == any(0 < abs(told - size) < near for told in talk.gaps)


def test_the_last_stint_is_the_one_with_the_highest_number_that_was_told() -> None:
    talk = Discourse(["AAA", "BBB"])
    assert talk.stint_tyre("AAA", -1) is None
    talk.stints["AAA", 3] = "HARD"
    talk.stints.setdefault(("AAA", 1), "SOFT")
    talk.stints.setdefault(("AAA", 3), "MEDIUM")
    talk.stints["BBB", 2] = "MEDIUM"
    assert (talk.stint_tyre("AAA", -1), talk.stint_tyre("BBB", -1)) == ("HARD", "MEDIUM")
