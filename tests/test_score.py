"""Counts, scores and signatures, with values worked by hand."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

import artifact
from artifact.claim import Claim
from artifact.domain import Domain, Record
from artifact.domains.racing.claims import Battle, FinalPosition, Gain, PitLap, StintPace
from artifact.score import RELEASE, Counts, Item, Policy, Prf, harmonic, pool, prf, score_item, signature
from artifact.status import Status

COUNTS = st.builds(
    lambda s, c, u, required, covered: Counts(s, c, u, required, min(covered, required, s)),
    *(st.integers(0, 20) for _ in range(5)),
)


def test_recall_counts_distinct_facts_and_precision_claims(race: Record, toy: Domain) -> None:
    """Two facts; two claims state the first, two are wrong: precision, recall and F1 are one half, exactly."""
    facts = (PitLap(driver="AAA", lap=14), PitLap(driver="BBB", lap=12))
    record = dataclasses.replace(race, facts=facts, required=facts)
    claims: tuple[Claim, ...] = (
        PitLap(driver="AAA", lap=14),
        PitLap(lap=14),
        PitLap(driver="AAA", lap=13),
        PitLap(driver="BBB", lap=13),
    )
    scored = score_item(Item(record, Status.OK, claims), toy)
    assert scored.counts == Counts(supported=2, contradicted=2, required=2, covered=1)
    assert prf(scored.counts) == Prf(0.5, 0.5, 0.5, 0.5)


def test_a_text_that_says_it_all_scores_exactly_one(race: Record, toy: Domain) -> None:
    counts = score_item(Item(race, Status.OK, race.required), toy).counts
    assert counts is not None
    assert prf(counts) == Prf(1.0, 1.0, 1.0, 0.0)


def test_silence_has_no_precision_and_no_recall(race: Record, toy: Domain) -> None:
    counts = score_item(Item(race, Status.OK, ()), toy).counts
    assert counts == Counts(required=4)
    assert prf(counts) == Prf(None, 0.0, 0.0, None)


@pytest.mark.parametrize("status", [status for status in Status if status is not Status.OK])
def test_failure_is_not_silence(race: Record, toy: Domain, status: Status) -> None:
    claims = (PitLap(driver="AAA", lap=14),)
    item = Item(race, status, claims)
    assert score_item(item, toy, Policy(failures="excluded")).counts is None
    assert score_item(item, toy, Policy(failures="silence")).counts == Counts(required=4)
    assert score_item(item, toy, Policy(failures="as_written")).counts == Counts(supported=1, required=4, covered=1)


def test_extended_kinds_count_only_when_asked(race: Record, toy: Domain) -> None:
    claims = (
        StintPace(driver="AAA", compound="HARD", seconds=91.5),
        Gain(value=9.0),
        FinalPosition(driver="CCC", position=1),
    )
    item = Item(race, Status.OK, claims)
    assert score_item(item, toy).counts == Counts(contradicted=1, unverifiable=1, required=4)
    assert score_item(item, toy, Policy(kinds="all")).counts == Counts(1, 1, 1, 4, 0)


def test_tolerance_scales(race: Record, toy: Domain) -> None:
    item = Item(race, Status.OK, (Gain(value=3.0),))
    assert score_item(item, toy).counts == Counts(supported=1, required=4, covered=1)
    assert score_item(item, toy, Policy(tolerance=0.5)).counts == Counts(contradicted=1, required=4)


def test_unknown_rule_set_is_an_error(race: Record, toy: Domain) -> None:
    with pytest.raises(KeyError):
        score_item(Item(race, Status.OK, ()), toy, Policy(rules="other"))


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        (Counts(), Prf(None, None, None, None)),
        (Counts(required=4), Prf(None, 0.0, 0.0, None)),
        (Counts(supported=3), Prf(1.0, None, None, 0.0)),
        (Counts(contradicted=2, required=2), Prf(0.0, 0.0, 0.0, 1.0)),
        (Counts(supported=1, unverifiable=1, required=1, covered=1), Prf(0.5, 1.0, 2 / 3, 0.0)),
        (Counts(supported=2, required=2, covered=2), Prf(1.0, 1.0, 1.0, 0.0)),
    ],
)
def test_corners(counts: Counts, expected: Prf) -> None:
    assert prf(counts) == expected


def test_harmonic_where_one_side_is_undefined() -> None:
    assert harmonic(None, 0.0) == 0.0
    assert harmonic(None, 0.5) is None
    assert harmonic(0.5, None) is None
    assert harmonic(0.0, 0.0) == 0.0


TEXTS = (
    Counts(supported=3, contradicted=1, required=4, covered=2),  # P 3/4, R 1/2, F 3/5
    Counts(supported=1, required=2, covered=1),  # P 1, R 1/2, F 2/3
    Counts(required=4),  # silent: no P, R 0, F 0
)


def test_the_three_poolings_by_hand() -> None:
    assert pool(TEXTS, "micro") == Prf(4 / 5, 3 / 10, pytest.approx(2 * 0.8 * 0.3 / 1.1), 1 / 5)
    assert pool(TEXTS, "macro") == Prf(7 / 8, 1 / 3, pytest.approx((3 / 5 + 2 / 3 + 0) / 3), 1 / 8)
    assert pool(TEXTS, "release") == Prf(7 / 8, 1 / 3, pytest.approx(2 * (7 / 8) * (1 / 3) / (7 / 8 + 1 / 3)), 1 / 8)
    for how in ("micro", "macro", "release"):
        assert pool([], how) == Prf(None, None, None, None)  # type: ignore[arg-type]


@given(st.lists(COUNTS, max_size=6))
def test_scores_lie_between_zero_and_one(texts: list[Counts]) -> None:
    for how in ("micro", "macro", "release"):
        scores = dataclasses.astuple(pool(texts, how))  # type: ignore[arg-type]
        assert all(score is None or 0 <= score <= 1 for score in scores)


@given(COUNTS, COUNTS, COUNTS)
def test_counts_add_in_any_order(a: Counts, b: Counts, c: Counts) -> None:
    assert (a + b) + c == c + (b + a)
    assert (a + b).claims == a.claims + b.claims
    assert a + Counts() == a


def test_signature_comes_from_what_ran(toy: Domain) -> None:
    version = artifact.__version__
    assert signature(toy, Policy(), by="rules-1") == (
        f"toy@1|rules:corrected|by:rules-1|fail:excluded|pool:micro|v:{version}"
    )
    assert signature(toy, RELEASE, by="gold", n=3, seed=None) == (
        f"toy@1|rules:paper|by:gold|fail:as_written|pool:release|n:3|v:{version}"
    )
    odd = Policy(kinds="all", tolerance=0.5)
    assert "|kinds:all|tol:0.5|" in signature(toy, odd, by="rules-1")


@given(
    st.builds(
        Policy,
        rules=st.sampled_from(["corrected", "paper"]),
        failures=st.sampled_from(["excluded", "silence", "as_written"]),
        pool=st.sampled_from(["micro", "macro", "release"]),
        kinds=st.sampled_from(["scored", "all"]),
        tolerance=st.sampled_from([0.5, 1.0, 2.0]),
    ),
    st.builds(Policy),
)
def test_two_policies_share_a_signature_only_if_they_are_the_same(toy: Domain, one: Policy, other: Policy) -> None:
    assert (signature(toy, one, by="x") == signature(toy, other, by="x")) == (one == other)


def test_battle_claim_in_the_wrong_direction_counts_against_precision(race: Record, toy: Domain) -> None:
    item = Item(race, Status.OK, (Battle(kind="undercut", attacker="AAA", defender="BBB"),))
    assert score_item(item, toy).counts == Counts(contradicted=1, required=4)
