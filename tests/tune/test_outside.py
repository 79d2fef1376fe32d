"""Prompts outside the template: what each condition changes, and that the facts that verify change with it."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Mapping

import pytest

from artifact.claim import Claim
from artifact.domain import Record, get_domain
from artifact.domains.racing.claims import BattleOutcome, CompoundChange, FinalPosition, PitLap
from artifact.tune.outside import CONDITIONS, Condition, prompt_under, record_under, sample
from artifact.tune.pairs import is_exact, verify_text

DOMAIN = get_domain("racing")
FIGURE = re.compile(r"-?\d+(?:\.\d+)?")


@pytest.fixture(scope="module")
def records() -> Mapping[str, Record]:
    return DOMAIN.load("released", "corrected")


@pytest.fixture(scope="module")
def few(records: Mapping[str, Record]) -> list[Record]:
    types = ("stint_strategy", "undercut", "overcut")
    return sample(records.values(), types, 12, random.Random(3))


def said(record: Record, kind: type[Claim]) -> list[Claim]:
    return [fact for fact in record.required if isinstance(fact, kind)]


@pytest.mark.parametrize("condition", CONDITIONS)
def test_what_is_shown_is_what_verifies(condition: Condition, few: list[Record]) -> None:
    """A text rendered from the record under a condition is exact by that record, and its figures are in the prompt."""
    for record in few:
        changed = record_under(condition, record, seed=4)
        text = DOMAIN.template(changed, "en")
        assert is_exact(verify_text(DOMAIN, changed, "en", text))
        prompt = prompt_under(condition, DOMAIN, changed, "en", seed=4)
        shown = {figure.lstrip("-") for figure in FIGURE.findall(prompt)}
        for stop in said(changed, PitLap):
            assert isinstance(stop, PitLap) and str(stop.lap) in shown
            assert stop.driver in prompt
        assert prompt_under(condition, DOMAIN, record_under(condition, record, 4), "en", 4) == prompt


@pytest.mark.parametrize("condition", ["shuffled", "reworded", "asked_otherwise", "unseen_type", "standard"])
def test_conditions_of_form_leave_the_facts(condition: Condition, few: list[Record]) -> None:
    assert all(record_under(condition, record, 0) is record for record in few)


def test_the_form_changes_where_it_should(few: list[Record]) -> None:
    record = few[0]
    standard = prompt_under("standard", DOMAIN, record, "en", 0)
    context = DOMAIN.context(record, "en")
    assert standard == f"{context}\n\n{DOMAIN.question(record, 'en', 'neutral')}"
    shuffled = [prompt_under("shuffled", DOMAIN, each, "en", 0) for each in few]
    originals = [prompt_under("standard", DOMAIN, each, "en", 0) for each in few]
    assert all(sorted(a.split("\n")) == sorted(b.split("\n")) for a, b in zip(shuffled, originals, strict=True))
    assert sum(a != b for a, b in zip(shuffled, originals, strict=True)) > len(few) / 2
    assert prompt_under("asked_otherwise", DOMAIN, record, "en", 0).startswith(context)
    assert "stop lap=" in prompt_under("reworded", DOMAIN, record, "en", 0)


def test_perturbed_facts_contradict_the_usual_text(few: list[Record]) -> None:
    """Whoever writes what the real race was is wrong in every lap, compound and outcome that was changed."""
    for record in few:
        changed = record_under("perturbed", record, seed=1)
        usual = verify_text(DOMAIN, changed, "en", DOMAIN.template(record, "en"))
        assert not is_exact(usual)
        assert usual.contradicted > 0
        before, after = said(record, PitLap), said(changed, PitLap)
        assert len(before) == len(after) and not set(before) & set(after)
        moved = {b.lap - a.lap for a, b in zip(before, after, strict=True)}  # type: ignore[attr-defined]
        assert len(moved) <= 1
        for was, now in zip(said(record, BattleOutcome), said(changed, BattleOutcome), strict=True):
            assert was.success is not now.success  # type: ignore[attr-defined]


def test_perturbation_keeps_the_chain_of_compounds(few: list[Record]) -> None:
    for record in few:
        if record.decision_type != "stint_strategy":
            continue
        changes = said(record_under("perturbed", record, seed=1), CompoundChange)
        for first, second in itertools.pairwise(changes):
            assert first.to == second.from_  # type: ignore[attr-defined]
        places = said(record_under("perturbed", record, seed=1), FinalPosition)
        assert all(1 <= place.position <= 20 for place in places)  # type: ignore[attr-defined]


def test_renamed_drivers_are_nobody(few: list[Record]) -> None:
    for record in few:
        prompt = prompt_under("renamed", DOMAIN, record_under("renamed", record, 0), "en", 0)
        codes = {fact.driver for fact in said(record, PitLap)}  # type: ignore[attr-defined]
        assert not any(re.search(rf"\b{code}\b", prompt) for code in codes)
        assert "AAA" in prompt


def test_a_sample_takes_types_in_turn(records: Mapping[str, Record]) -> None:
    chosen = sample(records.values(), ("undercut", "overcut"), 5, random.Random(0))
    assert [record.decision_type for record in chosen] == ["undercut", "overcut", "undercut", "overcut", "undercut"]
    assert sample(records.values(), ("race_summary",), 5, random.Random(0)) == []
