"""A truthful template, read back by the rules, scores 1/1 in every language: renderer, rules and records agree."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from artifact.claim import Claim
from artifact.domain import LANGUAGES, Record
from artifact.domains.racing import DOMAIN, claims
from artifact.domains.racing.load import load
from artifact.score import Counts, Item, Policy, score_item


def misread(records: Sequence[Record], lang: str, rules: str) -> list[str]:
    """What goes wrong where a template does not score 1/1."""
    faults = []
    for record in records:
        text = DOMAIN.template(record, lang)
        read = DOMAIN.extract(text, "auto")
        scored = score_item(Item(record, read.status, read.claims), DOMAIN, Policy(rules=rules, kinds="all"))
        counts = scored.counts or Counts()
        if read.lang != lang or counts.required != counts.covered or counts.supported != counts.claims:
            wrong = [j for j in scored.judged if j.verdict.value != "supported"]
            missed = [fact for fact, by in zip(record.required, scored.covered_by, strict=True) if by is None]
            faults.append(f"{record.id}: {text} [{read.lang}] wrong: {wrong}, missed: {missed}")
    return faults


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["corrected", "paper"])
@pytest.mark.parametrize("name", ["released", "released_summaries"])
def test_templates_of_the_released_instances_score_one(name: str, rules: str, lang: str) -> None:
    assert not misread(list(load(name, rules).values()), lang, rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_templates_of_the_corrected_benchmark_score_one(lang: str) -> None:
    records = load("corrected", "corrected")
    sample = random.Random(12345).sample(sorted(records), 250)
    assert not misread([records[name] for name in sample], lang, "corrected")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_templates_of_unusual_strategies_score_one(lang: str) -> None:
    """No stop at all, a change under a red flag, tyres for rain, a count that is not known, many stops."""
    unusual = [record for record in load("corrected", "corrected").values() if _is_unusual(record)]
    assert len(unusual) > 50
    assert not misread(random.Random(1).sample(unusual, 50), lang, "corrected")


def _is_unusual(record: Record) -> bool:
    if record.decision_type != "stint_strategy":
        return False
    counts = [fact.n for fact in record.required if isinstance(fact, claims.NStops)]
    stops = sum(isinstance(fact, claims.PitLap) for fact in record.required)
    changes = [fact for fact in record.required if isinstance(fact, claims.CompoundChange)]
    rain = any("WET" in (change.from_, change.to) for change in changes)
    return not counts or counts[0] in (0, None) or (counts[0] or 0) > 3 or rain or len(changes) > stops


@pytest.mark.parametrize("lang", LANGUAGES)
def test_said_facts_are_read_back(lang: str) -> None:
    """Every affirmed core fact, said in a sentence of its own, is read back as it was."""
    core = tuple(claims.CORE)
    lost: list[tuple[str, Claim]] = []
    for record in random.Random(5).sample(list(load("released", "corrected").values()), 60):
        for fact in record.facts:
            if isinstance(fact, core) and not fact.is_vague():
                text = DOMAIN.say([fact], record, lang)
                if fact not in DOMAIN.extract(text, lang).claims:
                    lost.append((text, fact))
    assert not lost
