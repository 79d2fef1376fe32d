"""Forecast periods as records: facts, what is required, what is decided, under both rule sets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from artifact.claim import Claim, Polarity, Verdict
from artifact.domain import Record
from artifact.domains.weather import DOMAIN
from artifact.domains.weather.claims import PrecipProb, SkyCondition, Temp, Wind, WindDir
from artifact.domains.weather.period import Period
from artifact.domains.weather.phrases import read_short_forecast
from artifact.domains.weather.records import load, read_periods, record
from artifact.errors import InputError
from artifact.score import Item, Policy, prf, score_item
from artifact.status import Status

SUPPORTED, CONTRADICTED, UNVERIFIABLE = Verdict.SUPPORTED, Verdict.CONTRADICTED, Verdict.UNVERIFIABLE
PERIOD = Period(
    id="Alpha::1",
    place="Alpha",
    name="Today",
    split="test",
    temp_kind="high",
    temp=80.0,
    wind_low=5.0,
    wind_high=10.0,
    wind_dir="SSW",
    precip_prob=20.0,
    sky=read_short_forecast("Mostly Sunny then Slight Chance Showers And Thunderstorms"),
)
SHOWERS = Period(**{**vars(PERIOD), "sky": read_short_forecast("Chance Showers And Thunderstorms")})


def verdict(claim: Claim, rules: str = "corrected", period: Period = PERIOD) -> Verdict:
    return record(period, rules).judge(claim, DOMAIN.rules[rules]).verdict


def denied(claim: Claim) -> Claim:
    return type(claim)(**{s.name: getattr(claim, s.name) for s in claim.specs()}, polarity=Polarity.DENIED)


@pytest.mark.parametrize(
    ("claim", "corrected", "paper"),
    [
        # tolerance 3 degrees
        (Temp(kind="high", value=83.0), SUPPORTED, SUPPORTED),
        (Temp(kind="high", value=83.5), CONTRADICTED, CONTRADICTED),
        (Temp(value=80.0), SUPPORTED, SUPPORTED),
        # a low is not checked against a high, except in the paper
        (Temp(kind="low", value=80.0), UNVERIFIABLE, SUPPORTED),
        (Temp(kind="low", value=60.0), UNVERIFIABLE, CONTRADICTED),
        # 5 mph around the range; an open end is not checked
        (Wind(low=0.0, high=15.0), SUPPORTED, SUPPORTED),
        (Wind(low=5.0, high=16.0), CONTRADICTED, CONTRADICTED),
        (Wind(high=10.0), SUPPORTED, SUPPORTED),
        (WindDir(dir="SSW"), SUPPORTED, SUPPORTED),
        (WindDir(dir="SW"), CONTRADICTED, CONTRADICTED),
        # 15 points
        (PrecipProb(value=35.0), SUPPORTED, SUPPORTED),
        (PrecipProb(value=36.0), CONTRADICTED, CONTRADICTED),
        # both parts of the period count; the paper keeps the most severe class
        (SkyCondition(condition="mostly_clear"), SUPPORTED, CONTRADICTED),
        (SkyCondition(condition="rain"), SUPPORTED, CONTRADICTED),
        (SkyCondition(condition="thunderstorms"), SUPPORTED, SUPPORTED),
        (SkyCondition(condition="snow"), CONTRADICTED, CONTRADICTED),
        (SkyCondition(condition="cloudy"), CONTRADICTED, CONTRADICTED),
    ],
)
def test_verdicts(claim: Claim, corrected: Verdict, paper: Verdict) -> None:
    assert verdict(claim) is corrected
    assert verdict(claim, "paper") is paper


def test_cover_is_decided_only_where_the_forecast_names_it() -> None:
    assert verdict(SkyCondition(condition="cloudy"), period=SHOWERS) is UNVERIFIABLE
    assert verdict(denied(SkyCondition(condition="cloudy")), period=SHOWERS) is UNVERIFIABLE
    assert verdict(SkyCondition(condition="fog"), period=SHOWERS) is CONTRADICTED
    assert verdict(SkyCondition(condition="cloudy"), "paper", SHOWERS) is CONTRADICTED


def test_denials_are_verified_as_such() -> None:
    assert verdict(denied(SkyCondition(condition="snow"))) is SUPPORTED
    assert verdict(denied(SkyCondition(condition="rain"))) is CONTRADICTED
    assert verdict(denied(Temp(kind="high", value=60.0))) is SUPPORTED


def test_the_paper_takes_clear_and_mostly_clear_for_one() -> None:
    clear = Period(**{**vars(PERIOD), "sky": read_short_forecast("Sunny")})
    assert verdict(SkyCondition(condition="mostly_clear"), "paper", clear) is SUPPORTED
    assert verdict(SkyCondition(condition="mostly_clear"), "corrected", clear) is CONTRADICTED
    assert len([f for f in record(clear, "paper").required if isinstance(f, SkyCondition)]) == 1


def test_required_facts() -> None:
    assert [fact.type for fact in record(PERIOD).required] == [
        "temp", "sky", "sky", "sky", "wind", "wind_dir", "precip_prob",
    ]  # fmt: skip
    assert [fact.type for fact in record(PERIOD, "paper").required] == ["temp", "sky", "wind", "precip_prob"]


def test_paper_coverage_is_by_kind_and_corrected_one_to_one() -> None:
    claims = (SkyCondition(condition="thunderstorms"), Temp(kind="low", value=81.0))
    covered = {}
    for rules in ("corrected", "paper"):
        counts = score_item(Item(record(PERIOD, rules), Status.OK, claims), DOMAIN, Policy(rules=rules)).counts
        assert counts is not None
        covered[rules] = (counts.covered, counts.required, counts.supported)
    assert covered == {"corrected": (1, 7, 1), "paper": (2, 4, 2)}


def test_silence_has_no_precision_and_no_recall() -> None:
    counts = score_item(Item(record(PERIOD), Status.OK, ()), DOMAIN).counts
    assert counts is not None
    assert prf(counts).precision is None
    assert prf(counts).recall == prf(counts).f1 == 0.0


def test_what_is_missing_is_no_fact_and_decides_nothing() -> None:
    bare = Period(
        **{
            **vars(PERIOD),
            "temp": None,
            "wind_low": None,
            "wind_high": None,
            "wind_dir": None,
            "precip_prob": None,
            "sky": (),
        }
    )
    for rules in ("corrected", "paper"):
        assert record(bare, rules).facts == record(bare, rules).required == record(bare, rules).decides == ()
        for claim in record(PERIOD, rules).facts:
            assert verdict(claim, rules, bare) is UNVERIFIABLE


# -- the packaged periods


def test_the_packaged_benchmarks() -> None:
    released, whole = load("released"), load("all")
    assert (len(released), len(whole)) == (150, 490)
    assert set(released) < set(whole)
    assert {r.split for r in released.values()} == {"test"}
    assert len({r.cluster for r in whole.values()}) == 35
    assert all(r.decision_type == "forecast" and r.domain == "weather" for r in whole.values())
    # every period of this collection has all four measures and at least one condition
    assert all(len(r.required) == 4 for r in load("all", "paper").values())
    # counted by hand from the short forecasts: 214 distinct conditions, and four measures of each of 150 periods
    assert sum(len(r.required) for r in released.values()) == 214 + 4 * 150


@pytest.mark.shared
def test_the_packaged_periods_are_those_of_the_release(release: Path) -> None:
    from artifact.domains.weather.released import released_periods

    assert list(released_periods(release)) == [Period.from_json(r.shown, where=r.id) for r in load("all").values()]


@pytest.mark.shared
def test_the_paper_class_is_the_release_class(release: Path) -> None:
    from artifact.files import read_jsonl

    paper = load("all", "paper")
    for _, row in read_jsonl(release / "weather" / "instances.jsonl"):
        truth = row["ground_truth"]
        assert isinstance(truth, dict)
        first = next(f for f in paper[str(row["id"])].required if isinstance(f, SkyCondition))
        assert first.condition == truth["sky"]


# -- files


def write(path: Path, *rows: dict[str, object]) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


def test_a_periods_file_is_read_back(tmp_path: Path) -> None:
    path = write(tmp_path / "p.jsonl", PERIOD.to_json(), Period(**{**vars(SHOWERS), "id": "Alpha::2"}).to_json())
    assert read_periods(path)[0] == PERIOD
    assert list(load(str(path))) == ["Alpha::1", "Alpha::2"]
    assert isinstance(load(str(path), "paper")["Alpha::1"], Record)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": ""}, "id must be a text"),
        ({"split": "dev"}, "unknown split 'dev'"),
        ({"temp_f": "80"}, "temp_f must be a number or null"),
        ({"temp_f": True}, "temp_f must be a number or null"),
        ({"temp_kind": "hgih"}, "unknown temp_kind 'hgih', did you mean 'high'"),
        ({"wind_dir": "UP"}, "unknown wind_dir"),
        ({"wind_low_mph": 11}, "wind must be 0 <= low <= high"),
        ({"wind_low_mph": None}, "wind must be"),
        ({"precip_prob_pct": 120}, "from 0 to 100"),
        ({"sky": "Sunny"}, "sky must be a list"),
        ({"start": 3}, "start must be a text"),
        ({"humidity": 40}, "unknown field of a forecast period 'humidity'"),
    ],
)
def test_a_faulty_period_names_the_line(tmp_path: Path, change: dict[str, object], message: str) -> None:
    path = write(tmp_path / "p.jsonl", PERIOD.to_json(), PERIOD.to_json() | {"id": "b"} | change)
    with pytest.raises(InputError, match=f"p.jsonl:2: .*{message}"):
        read_periods(path)


def test_missing_fields_and_repeated_ids(tmp_path: Path) -> None:
    row = PERIOD.to_json()
    with pytest.raises(InputError, match=r"p.jsonl:2: id 'Alpha::1' occurs twice"):
        read_periods(write(tmp_path / "p.jsonl", row, row))
    del row["precip_prob_pct"]
    with pytest.raises(InputError, match=r"field 'precip_prob_pct' is missing \(null where the source gives none\)"):
        read_periods(write(tmp_path / "p.jsonl", row))


def test_unknown_names() -> None:
    with pytest.raises(InputError, match="unknown benchmark 'realeased', did you mean 'released'"):
        load("realeased")
    with pytest.raises(InputError, match="unknown rule set 'papper', did you mean 'paper'"):
        load("released", "papper")
