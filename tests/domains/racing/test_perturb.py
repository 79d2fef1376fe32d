"""Falsified facts: of the kind asked for, wrong, and the same for the same seed."""

from __future__ import annotations

import random

import pytest

from artifact.claim import Claim, Polarity, Verdict
from artifact.domain import describe
from artifact.domains.racing import claims as c
from artifact.domains.racing.load import load
from artifact.domains.racing.perturb import falsify
from artifact.domains.racing.records import RULES

POSSIBLE: list[tuple[Claim, set[Claim]]] = [
    (c.NStops(driver="AAA", n=2), {c.NStops(driver="AAA", n=3)}),
    (c.PitLap(driver="AAA", lap=14), {c.PitLap(driver="AAA", lap=lap) for lap in (8, 19, 22)}),
    (c.PitLap(driver="AAA", lap=3), {c.PitLap(driver="AAA", lap=lap) for lap in (8, 11)}),
    (c.FinalPosition(driver="AAA", position=1), {c.FinalPosition(driver="AAA", position=4)}),
    (
        c.Battle(kind="undercut", attacker="AAA", defender="BBB"),
        {c.Battle(kind="undercut", attacker="BBB", defender="AAA")},
    ),
    (c.BattleOutcome(success=True), {c.BattleOutcome(success=False)}),
    (c.Gain(value=2.5), {c.Gain(value=6.5), c.Gain(value=8.5)}),
    (c.Defense(defender="AAA", pursuer="BBB"), {c.Defense(defender="BBB", pursuer="AAA")}),
    (
        c.CompoundChange(driver="AAA", from_="SOFT", to="HARD"),
        {c.CompoundChange(driver="AAA", from_="SOFT", to=to) for to in ("SOFT", "MEDIUM", "INTERMEDIATE")},
    ),
    (c.TeammateProtected(driver="AAA", value=True), {c.TeammateProtected(driver="AAA", value=False)}),
    (c.Winner(driver="AAA"), {c.Winner(driver="AAA", polarity=Polarity.DENIED)}),  # no other driver is known
]


@pytest.mark.parametrize(
    ("fact", "possible"), POSSIBLE, ids=lambda value: describe(value) if isinstance(value, Claim) else ""
)
def test_a_fact_goes_wrong_in_the_ways_of_its_kind(fact: Claim, possible: set[Claim]) -> None:
    assert {falsify(fact, random.Random(seed)) for seed in range(40)} == possible


@pytest.mark.parametrize("rules", sorted(RULES))
@pytest.mark.parametrize("name", ["released", "released_summaries"])
def test_a_falsified_fact_is_contradicted(name: str, rules: str) -> None:
    rng = random.Random(12345)
    for record in load(name, rules).values():
        for fact in record.facts:
            wrong = falsify(fact, rng, record, RULES[rules])
            assert type(wrong) is type(fact)
            assert record.judge(wrong, RULES[rules]).verdict is Verdict.CONTRADICTED, (record.id, fact, wrong)


def test_chance_is_the_given_one() -> None:
    records = list(load("released", "corrected").values())[:20]
    runs = [
        [falsify(fact, rng, record) for record in records for fact in record.facts]
        for rng in (random.Random(7), random.Random(7), random.Random(8))
    ]
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]


def test_most_errors_are_wrong_values_rather_than_denials() -> None:
    rng = random.Random(1)
    made = [falsify(fact, rng, record) for record in load("released", "corrected").values() for fact in record.required]
    denied = sum(wrong.polarity is Polarity.DENIED for wrong in made)
    assert denied <= len(made) // 100
