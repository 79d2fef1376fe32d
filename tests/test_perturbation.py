from __future__ import annotations

import pytest

from artifact.domain import get_domain
from artifact.perturbation import penalised, perturb
from artifact.score import Policy
from artifact.stats import summary

RACING = get_domain("racing")
RECORDS = list(RACING.load("released", "corrected").values())[::30]


def made(*rates: float, seed: int = 1):
    return perturb(RACING, RECORDS, languages=["en"], rates=rates, policy=Policy(), seed=seed)


def test_truth_scores_one_and_falsehood_nought() -> None:
    found = made(0.0, 1.0)
    truth, lies = summary(found.texts, by=("rate",), n_boot=100).to_dict("records")
    assert (truth["precision"], truth["recall"]) == (1.0, 1.0)
    assert (lies["precision"], lies["recall"], lies["hallucination"]) == (0.0, 0.0, 1.0)
    assert found.facts.groupby("rate")["wrong"].mean().tolist() == [0.0, 1.0]


def test_the_share_of_errors_is_known_and_precision_follows_it() -> None:
    found = made(0.5)
    (row,) = summary(found.texts, by=("rate",), n_boot=100).to_dict("records")
    stated, wrong = found.texts["stated"].sum(), found.texts["wrong"].sum()
    assert 0.3 < wrong / stated < 0.7
    assert row["precision"] == pytest.approx(1 - wrong / stated)
    assert stated == sum(len(record.required) for record in RECORDS) == len(found.facts)
    assert penalised(found.facts)["penalised"].all() and len(penalised(found.facts)) == wrong


def test_chance_comes_from_the_seed_alone() -> None:
    assert made(0.5).facts.equals(made(0.5).facts)
    assert not made(0.5).facts.equals(made(0.5, seed=2).facts)
    # a rate's errors do not depend on which other rates are tried
    both = made(0.25, 0.5).facts
    assert both[both["rate"] == 0.5].reset_index(drop=True).equals(made(0.5).facts)


@pytest.mark.parametrize("rules", ["corrected", "paper"])
def test_errors_of_the_weather_are_wrong_by_their_record(rules: str) -> None:
    weather = get_domain("weather")
    records = [r for r in weather.load("all", rules).values() if len({f.type for f in r.required}) < len(r.required)]
    records = records[:8] or list(weather.load("all", rules).values())[:8]
    found = perturb(
        weather, records, languages=["en", "es", "pt"], rates=[0.0, 1.0], policy=Policy(rules=rules), seed=1
    )
    truth, lies = summary(found.texts, by=("rate",), n_boot=100).to_dict("records")
    assert (truth["precision"], lies["precision"]) == (1.0, 0.0)
    wrong = found.facts[found.facts["wrong"]]
    assert set(wrong["verdict"]) <= {"contradicted", ""} and (wrong["verdict"] == "contradicted").mean() > 0.9
