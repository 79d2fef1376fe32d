"""Forecasts in words: what the writer is shown, what it is asked, and texts that state given claims.

Invariant: every word shown comes from the record's own facts (`Record.shown`), so that what is verified is what was
shown. A value that the source leaves out is shown as not given, never as a number.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import get_args

from artifact.claim import Claim, Polarity, Verdict
from artifact.domain import Record, Rules, check_language
from artifact.domains.weather.claims import COVER, Compass, PrecipProb, Sky, SkyCondition, Temp, Wind, WindDir
from artifact.domains.weather.period import Period
from artifact.domains.weather.phrases import Spell
from artifact.domains.weather.records import RULES
from artifact.domains.weather.wording import WORDINGS, Wording
from artifact.errors import unknown

STYLES = ("neutral", "concise", "cover_all")


def context(record: Record, lang: str) -> str:
    """The data as shown to the writer, one line a fact."""
    words = _wording(lang)
    period = _period(record)
    kind = period.temp_kind or "temp"
    temp = None if period.temp is None else f"{_number(period.temp, words)} °F"
    speed = None
    if period.wind_low is not None:
        speed = _speed_words(Wind(low=period.wind_low, high=period.wind_high), words)
    prob = None if period.precip_prob is None else f"{_number(period.precip_prob, words)}%"
    rows = {
        kind: temp,
        "sky": _sky_words(period, words) or None,
        "wind_dir": None if period.wind_dir is None else f"{_dir_words(period.wind_dir, words)} ({period.wind_dir})",
        "wind": speed,
        "precip_prob": prob,
    }
    lines = [f"- {words.labels[name]}: {words.missing if said is None else said}" for name, said in rows.items()]
    return "\n".join([_title(period, words), *lines])


def question(record: Record, lang: str, style: str = "neutral") -> str:
    """The instruction that follows the context."""
    if style not in STYLES:
        raise unknown("style", style, STYLES)
    return _wording(lang).questions[style]


def template(record: Record, lang: str) -> str:
    """A truthful text that states every fact of the record, conditions in order and with their chances."""
    words = _wording(lang)
    period = _period(record)
    facts = [fact for fact in record.facts if not isinstance(fact, SkyCondition)]
    if isinstance(facts[0] if facts else None, Temp):
        # the text names the high or the low even where the rule set ignores which it is
        facts[0] = Temp(kind=period.temp_kind, value=period.temp)
    sky = _sky_words(period, words)
    sentences = [sky] if sky else []
    return _join(_title(period, words), [*sentences, *_sentences(facts, period, words)])


def say(claims: Sequence[Claim], record: Record, lang: str) -> str:
    """A text that states the given claims, true or not, in their order. Claims that say nothing are left out."""
    words = _wording(lang)
    period = _period(record)
    return _join(_title(period, words), _sentences(claims, period, words))


def falsify(fact: Claim, rng: random.Random, record: Record | None = None, rules: Rules | None = None) -> Claim:
    """The fact made wrong, by more than twice what its kind tolerates.

    Args:
        fact: a fact of `record`.
        rng: source of chance.
        record: where given, the result is contradicted by it: another condition of the same period is not wrong. If no
            variant is, the fact itself is denied.
        rules: the rule set by which `record` judges; `corrected` if not given.

    Raises:
        TypeError: not a weather fact with a value.
    """
    if record is None:
        return _moved(fact, rng)
    judging = RULES["corrected"] if rules is None else rules
    for _ in range(_ATTEMPTS):
        wrong = _moved(fact, rng)
        if record.judge(wrong, judging).verdict is Verdict.CONTRADICTED:
            return wrong
    return replace(fact, polarity=Polarity.DENIED)


_ATTEMPTS = 20


def _moved(fact: Claim, rng: random.Random) -> Claim:
    match fact:
        case Temp(value=float() | int() as degrees):
            return replace(fact, value=degrees + rng.choice((-12.0, -8.0, 8.0, 12.0)))
        case Wind(low=float() | int() as low, high=float() | int() as high):
            shift = rng.choice((12.0, 15.0))
            return replace(fact, low=low + shift, high=high + shift)
        case WindDir(dir=str() as point):
            points = get_args(Compass)
            turned = (points.index(point) + rng.randrange(4, 13)) % len(points)
            return replace(fact, dir=points[turned])
        case PrecipProb(value=float() | int() as per_cent):
            moved = [per_cent + step for step in (-50.0, -35.0, 35.0, 50.0)]
            return replace(fact, value=rng.choice([value for value in moved if 0 <= value <= 100]))
        case SkyCondition(condition=str() as condition):
            return replace(fact, condition=rng.choice(_FAR[condition]))
    raise TypeError(f"no way to falsify {fact!r}")


# Conditions that no reading of the first could pass for.
_FAR: dict[Sky, tuple[Sky, ...]] = {
    "clear": ("cloudy", "partly_cloudy"),
    "mostly_clear": ("cloudy", "partly_cloudy"),
    "partly_cloudy": ("clear", "cloudy"),
    "cloudy": ("clear", "mostly_clear"),
    "rain": ("snow", "fog"),
    "snow": ("thunderstorms", "fog"),
    "thunderstorms": ("snow", "fog"),
    "fog": ("snow", "thunderstorms"),
    "other": ("snow", "fog"),
}


def _wording(lang: str) -> Wording:
    return WORDINGS[check_language(lang)]


def _period(record: Record) -> Period:
    return Period.from_json(record.shown, where=record.id)


def _join(title: str, sentences: Sequence[str]) -> str:
    return " ".join([f"{title}:", *(f"{sentence[:1].upper()}{sentence[1:]}." for sentence in sentences)])


def _title(period: Period, words: Wording) -> str:
    name = " ".join(period.name.split())
    key = name.lower()
    if key in words.periods:
        name = words.periods[key]
    elif key.endswith(" night") and key[: -len(" night")] in words.periods:
        name = words.night.format(words.periods[key[: -len(" night")]])
    return words.title.format(place=period.place, period=name)


def _number(value: float, words: Wording) -> str:
    return f"{value:.1f}".removesuffix(".0").replace(".", words.decimal)


def _dir_words(point: str, words: Wording) -> str:
    """Full name of a compass point: `SSW` is `south-southwest`."""
    if len(point) < 3:
        return words.compass[point]
    return f"{words.compass[point[0]]}-{words.compass[point[1:]]}"


def _speed_words(wind: Wind, words: Wording) -> str:
    low = None if wind.low is None else _number(wind.low, words)
    high = None if wind.high is None else _number(wind.high, words)
    if low is None:
        shape = words.speed_up_to
    elif high is None:
        shape = words.speed_from
    else:
        shape = words.speed_single if low == high else words.speed_range
    return shape.format(low=low, high=high, unit=wind.unit)


def _name(condition: Sky, form: str | None, day: bool, words: Wording) -> str:
    if condition in COVER:
        return words.cover[condition][0 if day else 1]
    return words.weather.get((condition, form), words.weather[(condition, None)])  # type: ignore[arg-type]


def _sky_words(period: Period, words: Wording) -> str:
    parts = [_spell_words(spell, period.temp_kind != "low", words) for spell in period.sky]
    orders = [spell.order for spell in period.sky]
    said = ""
    for index, part in enumerate(parts):
        if index:
            said += f", {words.then} " if orders[index] != orders[index - 1] else ", "
        said += part
    return said


def _spell_words(spell: Spell, day: bool, words: Wording) -> str:
    first, *others = spell.conditions
    name = _name(first, spell.form, day, words)
    if spell.intensity and first not in COVER:
        name = words.intensity[spell.intensity].format(name)
    names = [name, *(_name(condition, None, day, words) for condition in others)]
    joined = f" {words.and_} ".join(part for part in (", ".join(names[:-1]), names[-1]) if part)
    return words.chance[spell.chance].format(joined) if spell.chance else joined


def _sentences(claims: Sequence[Claim], period: Period, words: Wording) -> list[str]:
    """One sentence a claim; a wind's direction and speed that stand side by side share one."""
    said: list[str] = []
    rest = list(claims)
    while rest:
        pair = rest[:2]
        speed = next((c for c in pair if isinstance(c, Wind)), None)
        direction = next((c for c in pair if isinstance(c, WindDir) and c.dir is not None), None)
        if speed and direction and not _is_empty(speed) and all(c.polarity is Polarity.AFFIRMED for c in pair):
            both = {"dir": _dir_words(str(direction.dir), words), "speed": _speed_words(speed, words)}
            said.append(words.wind_both.format(**both))
            rest = rest[2:]
            continue
        claim = rest.pop(0)
        if not _is_empty(claim):
            said.append(_sentence(claim, period, words))
    return said


def _is_empty(claim: Claim) -> bool:
    return all(getattr(claim, spec.name) is None for spec in claim.specs() if spec.role == "value")


def _sentence(claim: Claim, period: Period, words: Wording) -> str:
    denied = claim.polarity is Polarity.DENIED
    match claim:
        case Temp(kind=kind, value=float() | int() as degrees, unit=unit):
            shapes = {
                "high": (words.high, words.not_high),
                "low": (words.low, words.not_low),
                None: (words.temp, words.not_temp),
            }
            return shapes[kind][denied].format(value=_number(degrees, words), unit=unit)
        case Wind():
            return (words.not_wind_speed if denied else words.wind_speed).format(speed=_speed_words(claim, words))
        case WindDir(dir=str() as point):
            return (words.not_wind_dir if denied else words.wind_dir).format(dir=_dir_words(point, words))
        case PrecipProb(value=float() | int() as per_cent):
            return (words.not_prob if denied else words.prob).format(value=_number(per_cent, words))
        case SkyCondition(condition=str() as condition):
            shape = words.sky if not denied else words.not_cover if condition in COVER else words.not_weather
            return shape.format(sky=_name(condition, None, period.temp_kind != "low", words))
    raise TypeError(f"not a weather claim: {claim!r}")
