"""From forecast periods to records: what is a fact, what must be said, and what the record decides.

Invariant: a record's facts are the period's, no more and no fewer. A value that the source leaves out is no fact, is
required of nobody and decides nothing.

The two rule sets differ here and nowhere else:

`corrected`: each condition of the period is a fact and is required; cloud cover is decided only when the forecast names
    it; a high is not checked against a low; the wind's direction is required like every other fact.
`paper`: one coarse class of weather (clear, sunny and mostly sunny are one), the most severe of the period; whether
    the temperature is the high or the low is ignored; the wind's direction is verified but not required, and a fact
    counts as covered by any supported claim of its kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from artifact import paths
from artifact.claim import Claim
from artifact.domain import Record, Rules
from artifact.domains.weather.claims import COVER, KINDS, WEATHER, PrecipProb, Sky, SkyCondition, Temp, Wind, WindDir
from artifact.domains.weather.period import Period
from artifact.errors import InputError, unknown
from artifact.files import read_jsonl

RULES: dict[str, Rules] = {
    "corrected": Rules("corrected", frozenset(KINDS)),
    "paper": Rules("paper", frozenset(KINDS), credit={}, vague_is_supported=True),
}
BENCHMARKS = ("released", "all")
DECISION_TYPE = "forecast"

# The release keeps one class a period; of several conditions it takes the first of these that the phrase names.
_SEVERITY: tuple[Sky, ...] = (
    "thunderstorms",
    "snow",
    "rain",
    "fog",
    "partly_cloudy",
    "mostly_clear",
    "clear",
    "cloudy",
)


def record(period: Period, rules: str = "corrected") -> Record:
    """The record of one period under a rule set.

    Args:
        period: the facts.
        rules: `corrected` or `paper`.
    """
    if rules not in RULES:
        raise unknown("rule set", rules, RULES)
    paper = rules == "paper"
    temp = None if period.temp is None else Temp(kind=None if paper else period.temp_kind, value=period.temp)
    wind = None if period.wind_low is None else Wind(low=period.wind_low, high=period.wind_high)
    direction = None if period.wind_dir is None else WindDir(dir=period.wind_dir)
    prob = None if period.precip_prob is None else PrecipProb(value=period.precip_prob)
    sky = _paper_sky(period) if paper else tuple(SkyCondition(condition=c) for c in period.conditions)
    facts = _given(temp, *sky, wind, direction, prob)
    required = _given(temp, *sky[:1], wind, prob) if paper else facts
    decides = _given(
        temp and Temp(kind=temp.kind),
        wind and Wind(),
        direction and WindDir(),
        prob and PrecipProb(),
        *_sky_scope(sky, paper),
    )
    return Record(
        id=period.id,
        domain="weather",
        decision_type=DECISION_TYPE,
        cluster=period.place,
        split=period.split,
        facts=facts,
        required=required,
        decides=decides,
        shown=period.to_json(),
    )


def read_periods(path: Path | str) -> list[Period]:
    """Read a periods file (JSON lines).

    Raises:
        InputError: a line is not a period, or an id occurs twice; the message has the file and the line.
    """
    periods: dict[str, Period] = {}
    for where, row in read_jsonl(path):
        period = Period.from_json(row, where=where)
        if period.id in periods:
            raise InputError(f"id {period.id!r:.80} occurs twice", where=where, fix="ids must be unique in a file")
        periods[period.id] = period
    return list(periods.values())


def load(benchmark: str = "released", rules: str = "corrected") -> Mapping[str, Record]:
    """Records by id.

    Args:
        benchmark: `released` (the paper's 150 test periods), `all` (490), or the path of a periods file that
            `artifact weather collect` wrote.
        rules: `corrected` or `paper`.
    """
    if benchmark.endswith(".jsonl"):
        return {period.id: record(period, rules) for period in read_periods(benchmark)}
    if benchmark not in BENCHMARKS:
        raise unknown("benchmark", benchmark, BENCHMARKS, fix="or the path of a periods file (.jsonl)")
    if rules not in RULES:
        raise unknown("rule set", rules, RULES)
    return {known.id: known for known in _packaged(rules) if benchmark == "all" or known.split == "test"}


@cache
def _packaged(rules: str) -> tuple[Record, ...]:
    periods = read_periods(paths.facts("weather/periods.jsonl"))
    return tuple(record(period, rules) for period in periods)


def _given(*claims: Claim | None) -> tuple[Claim, ...]:
    return tuple(claim for claim in claims if claim is not None)


def _paper_sky(period: Period) -> tuple[SkyCondition, ...]:
    """The coarse class as facts that a claim may match; the first stands for the class."""
    main = next((c for c in _SEVERITY if c in period.conditions), None)
    if main is None:
        return ()
    same: tuple[Sky, ...] = ("clear", "mostly_clear") if main in ("clear", "mostly_clear") else (main,)
    return tuple(SkyCondition(condition=c) for c in dict.fromkeys((main, *same)))


def _sky_scope(sky: tuple[SkyCondition, ...], paper: bool) -> tuple[SkyCondition, ...]:
    """What the record decides about the sky: weather whenever a forecast is given, cover only when it is named."""
    if not sky:
        return ()
    if paper:
        return (SkyCondition(),)
    named = any(claim.condition in COVER for claim in sky)
    return tuple(SkyCondition(condition=c) for c in (*WEATHER, *(COVER if named else ())))
