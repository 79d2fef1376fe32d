"""Verification and coverage against a record worked by hand."""

from __future__ import annotations

import dataclasses
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artifact.claim import Claim, Polarity, Verdict
from artifact.domain import Domain, Record, Rules, check_language, describe, get_domain
from artifact.domains.racing.claims import (
    Battle,
    CompoundChange,
    Defense,
    FinalPosition,
    Gain,
    NStops,
    PitLap,
    StintCompound,
    Winner,
)
from artifact.errors import InputError

SUPPORTED, CONTRADICTED, UNVERIFIABLE = Verdict.SUPPORTED, Verdict.CONTRADICTED, Verdict.UNVERIFIABLE
DENIED = Polarity.DENIED


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        (PitLap(driver="AAA", lap=14), SUPPORTED),
        (PitLap(driver="AAA", lap=15), CONTRADICTED),
        (PitLap(driver="AAA", lap=15, polarity=DENIED), SUPPORTED),
        (PitLap(driver="AAA", lap=14, polarity=DENIED), CONTRADICTED),
        (PitLap(driver="AAA"), SUPPORTED),
        (PitLap(driver="AAA", polarity=DENIED), CONTRADICTED),
        (PitLap(driver="CCC", lap=14), UNVERIFIABLE),
        (PitLap(driver="CCC", lap=14, polarity=DENIED), UNVERIFIABLE),
        (PitLap(lap=12), SUPPORTED),
        (NStops(driver="AAA", n=1), SUPPORTED),
        (NStops(driver="AAA", n=2), CONTRADICTED),
        (NStops(driver="BBB", n=1), UNVERIFIABLE),
        (FinalPosition(driver="AAA", position=1), UNVERIFIABLE),
        (Winner(driver="AAA"), SUPPORTED),
        (Winner(driver="BBB"), CONTRADICTED),
        (Battle(kind="undercut", attacker="BBB", defender="AAA"), SUPPORTED),
        (Battle(kind="undercut", attacker="AAA", defender="BBB"), CONTRADICTED),
        (Battle(kind="overcut", attacker="BBB", defender="AAA"), CONTRADICTED),
        (Battle(kind="undercut", attacker="BBB", defender="CCC"), UNVERIFIABLE),
        (Gain(value=3.0), SUPPORTED),
        (Gain(value=6.0), CONTRADICTED),
        (Defense(defender="AAA", pursuer="BBB"), UNVERIFIABLE),
        (StintCompound(driver="AAA", compound="SOFT"), UNVERIFIABLE),
        (CompoundChange(driver="AAA", to="HARD"), SUPPORTED),
        (CompoundChange(driver="AAA", from_="HARD", to="SOFT"), CONTRADICTED),
    ],
)
def test_verdicts(race: Record, toy: Domain, claim: Claim, verdict: Verdict) -> None:
    judged = race.judge(claim, toy.rules["corrected"])
    assert judged.verdict is verdict
    assert judged.claim is claim
    assert judged.reason


def test_a_value_that_the_record_does_not_know_contradicts_nothing(race: Record, toy: Domain) -> None:
    rules = toy.rules["corrected"]
    # BBB changed from SOFT to tyres that the data do not name
    assert race.judge(CompoundChange(driver="BBB", from_="SOFT", to="HARD"), rules).verdict is UNVERIFIABLE
    assert race.judge(CompoundChange(driver="BBB", to="HARD", polarity=DENIED), rules).verdict is UNVERIFIABLE
    assert race.judge(CompoundChange(driver="BBB", from_="SOFT"), rules).verdict is SUPPORTED
    # but what the record does know still contradicts
    assert race.judge(CompoundChange(driver="BBB", from_="MEDIUM", to="HARD"), rules).verdict is CONTRADICTED


def test_a_claim_without_content_is_unverifiable_unless_the_rules_say_otherwise(race: Record, toy: Domain) -> None:
    vague = CompoundChange(driver="AAA")
    assert race.judge(vague, toy.rules["corrected"]).verdict is UNVERIFIABLE
    assert race.judge(vague, toy.rules["paper"]).verdict is SUPPORTED


def test_the_reason_names_what_the_record_has(race: Record, toy: Domain) -> None:
    judged = race.judge(PitLap(driver="AAA", lap=15), toy.rules["corrected"])
    assert judged.fact == PitLap(driver="AAA", lap=14)
    assert judged.reason == "the record has pit_lap(driver AAA, lap 14)"


def test_repeats_are_judged_once(race: Record, toy: Domain) -> None:
    stop = PitLap(driver="AAA", lap=14, span=(0, 5))
    again = PitLap(driver="AAA", lap=14, span=(50, 60))
    assert [j.claim for j in race.judge_all([stop, again, Gain(value=2)], toy.rules["corrected"])] == [
        stop, Gain(value=2),
    ]  # fmt: skip


def test_what_is_remembered_of_a_claim_is_not_where_it_was_read(race: Record, toy: Domain) -> None:
    for rules in (toy.rules["corrected"], toy.rules["paper"]):
        for span in ((0, 4), (9, 12)):
            (judged,) = race.judge_all([CompoundChange(driver="AAA", span=span)], rules)
            assert judged.claim.span == span
            assert judged.verdict is race.judge(CompoundChange(driver="AAA"), rules).verdict
    assert race.judge_all([Gain(value=3.0)], toy.rules["corrected"], 1.0)[0].verdict is SUPPORTED
    assert race.judge_all([Gain(value=3.0)], toy.rules["corrected"], 0.1)[0].verdict is CONTRADICTED


def test_coverage_is_one_to_one_under_our_rules_and_by_fields_under_the_papers(race: Record, toy: Domain) -> None:
    changes = (
        CompoundChange(driver="AAA", from_="SOFT", to="HARD"),
        CompoundChange(driver="AAA", from_="HARD", to="SOFT"),
    )
    twice = dataclasses.replace(race, facts=changes, required=changes)
    claims = [CompoundChange(driver="AAA", to="HARD")]
    ours = twice.cover(twice.judge_all(claims, toy.rules["corrected"]), toy.rules["corrected"])
    theirs = twice.cover(twice.judge_all(claims, toy.rules["paper"]), toy.rules["paper"])
    assert ours == [claims[0], None]
    assert theirs == [claims[0], claims[0]]


def test_the_matching_is_maximum_where_taking_the_first_fit_is_not(race: Record, toy: Domain) -> None:
    # the open claim fits both facts, the full one only the first: both facts can be covered, but not greedily
    facts = (PitLap(driver="AAA", lap=14), PitLap(driver="AAA", lap=30))
    record = dataclasses.replace(race, facts=facts, required=facts)
    rules = toy.rules["corrected"]
    for claims in ([PitLap(driver="AAA"), PitLap(driver="AAA", lap=14)], [PitLap(driver="AAA", lap=14), PitLap()]):
        assert None not in record.cover(record.judge_all(claims, rules), rules)


def test_denied_and_wrong_claims_cover_nothing(race: Record, toy: Domain) -> None:
    rules = toy.rules["corrected"]
    claims = [PitLap(driver="AAA", lap=14, polarity=DENIED), PitLap(driver="BBB", lap=13), NStops(driver="AAA", n=1)]
    assert race.cover(race.judge_all(claims, rules), rules) == [None] * 4


_CLAIMS = st.lists(
    st.builds(
        PitLap,
        driver=st.sampled_from(["AAA", "BBB", "CCC", None]),
        lap=st.sampled_from([12, 13, 14, None]),
        polarity=st.sampled_from(Polarity),
    )
    | st.builds(Gain, value=st.sampled_from([0.5, 2.0, 9.0]))
    | st.builds(Battle, kind=st.sampled_from(["undercut", "overcut", None]), attacker=st.sampled_from(["AAA", "BBB"])),
    max_size=9,
)


@given(_CLAIMS, st.integers(0, 10**6), st.sampled_from(["corrected", "paper"]))
def test_order_and_repeats_change_nothing(race: Record, toy: Domain, claims: list[Claim], seed: int, name: str) -> None:
    rules = toy.rules[name]

    def outcome(said: list[Claim]) -> tuple[dict[Verdict, int], int]:
        judged = race.judge_all(said, rules)
        covered = race.cover(judged, rules)
        return {v: sum(j.verdict is v for j in judged) for v in Verdict}, sum(c is not None for c in covered)

    shuffled = claims + claims[:3]
    random.Random(seed).shuffle(shuffled)
    assert outcome(shuffled) == outcome(claims)


@given(_CLAIMS)
def test_affirming_and_denying_the_same_are_never_both_supported(
    race: Record, toy: Domain, claims: list[Claim]
) -> None:
    for claim in claims:
        denied = dataclasses.replace(claim, polarity=DENIED)
        affirmed = dataclasses.replace(claim, polarity=Polarity.AFFIRMED)
        verdicts = {race.judge(c, toy.rules["corrected"]).verdict for c in (affirmed, denied)}
        assert verdicts in ({SUPPORTED, CONTRADICTED}, {UNVERIFIABLE})


@given(_CLAIMS)
def test_a_claim_covers_at_most_one_fact(race: Record, toy: Domain, claims: list[Claim]) -> None:
    rules = toy.rules["corrected"]
    judged = race.judge_all(claims, rules)
    used = [claim for claim in race.cover(judged, rules) if claim is not None]
    assert len(used) == len(set(used))
    supported = sum(j.verdict is SUPPORTED for j in judged)
    assert len(used) <= min(supported, len(race.required))


def test_facts_of_a_record_are_supported_and_cover_everything(race: Record, toy: Domain) -> None:
    rules = toy.rules["corrected"]
    judged = race.judge_all(race.facts, rules)
    assert {j.verdict for j in judged} == {SUPPORTED}
    assert None not in race.cover(judged, rules)


def test_describe_uses_wire_names_and_marks_denials() -> None:
    claim = CompoundChange(driver="AAA", from_="SOFT", to="HARD", polarity=DENIED)
    assert describe(claim) == "not: compound_change(driver AAA, from SOFT, to HARD)"
    assert describe(Gain()) == "gain()"


def test_unknown_names_are_refused_with_the_nearest() -> None:
    with pytest.raises(InputError, match=r"unknown domain 'raceing', did you mean 'racing'.*allowed: racing, weather"):
        get_domain("raceing")
    with pytest.raises(InputError, match=r"x.jsonl:3: unknown language 'fr'.*allowed: en, es, pt"):
        check_language("fr", where="x.jsonl:3")
    with pytest.raises(InputError):
        check_language("auto")
    assert check_language("auto", auto=True) == "auto"


def test_rules_are_values() -> None:
    assert Rules("corrected", frozenset()) == Rules("corrected", frozenset())


def test_a_pattern_with_a_value_decides_only_claims_of_that_value(race: Record, toy: Domain) -> None:
    """BBB is known not to have won, who did is not."""
    record = dataclasses.replace(race, facts=(), decides=(Winner(driver="BBB"),))
    assert record.judge(Winner(driver="BBB"), toy.rules["corrected"]).verdict is CONTRADICTED
    assert record.judge(Winner(driver="CCC"), toy.rules["corrected"]).verdict is UNVERIFIABLE
    assert record.judge(Winner(driver="BBB", polarity=DENIED), toy.rules["corrected"]).verdict is SUPPORTED


def test_a_battle_is_decided_for_the_pair_in_either_order(race: Record, toy: Domain) -> None:
    rules = toy.rules["corrected"]
    for claim in (
        Battle(attacker="AAA"),
        Battle(kind="undercut", attacker="AAA", defender="BBB"),
        Battle(kind="overcut"),
    ):
        assert race.judge(claim, rules).verdict is CONTRADICTED
    assert race.judge(Battle(defender="AAA"), rules).verdict is SUPPORTED
