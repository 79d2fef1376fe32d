"""Short forecasts of the National Weather Service, read into typed spells.

Invariant: every condition that the phrase names is kept, in its order, with the chance and the intensity it is given; a
phrase with nothing known in it becomes `other`, never silence. The phrase itself is not stored.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, get_args

from artifact.domains.weather.claims import Sky
from artifact.errors import InputError, unknown

Chance = Literal[
    "slight_chance",
    "chance",
    "likely",
    "isolated",
    "scattered",
    "numerous",
    "widespread",
    "occasional",
    "patchy",
    "areas",
]
Intensity = Literal["light", "heavy"]
Form = Literal[
    "showers", "drizzle", "flurries", "freezing", "haze", "smoke", "dust", "frost", "sleet"
]  # what kind of rain, snow or other weather it is


@dataclass(frozen=True)
class Spell:
    """One part of a period's sky and weather.

    Attributes:
        order: 0 for the first part of the period, 1 for what comes `then`.
        conditions: what is expected, in the order of the phrase.
        chance: how likely or how widespread; None when it is stated flatly.
        intensity: of the precipitation, where given.
        form: a closer name for the first condition, where given.
    """

    order: int
    conditions: tuple[Sky, ...]
    chance: Chance | None = None
    intensity: Intensity | None = None
    form: Form | None = None

    def to_json(self) -> dict[str, object]:
        """JSON form, every field present."""
        return {
            "order": self.order,
            "conditions": list(self.conditions),
            "chance": self.chance,
            "intensity": self.intensity,
            "form": self.form,
        }

    @classmethod
    def from_json(cls, data: object, *, where: str) -> Spell:
        """Read the JSON form.

        Raises:
            InputError: a field is missing, unknown or has a value that is not one of its own.
        """
        if not isinstance(data, Mapping) or set(data) != {"order", "conditions", "chance", "intensity", "form"}:
            raise InputError(
                "each spell of `sky` needs exactly the fields order, conditions, chance, intensity, form", where=where
            )
        order, conditions = data["order"], data["conditions"]
        if not isinstance(order, int) or isinstance(order, bool) or order < 0:
            raise InputError(f"order of a spell must be 0 or more, not {order!r:.40}", where=where)
        if not isinstance(conditions, list) or not conditions:
            raise InputError("conditions of a spell must be a list of at least one", where=where)
        for condition in conditions:
            if condition not in get_args(Sky):
                raise unknown("condition", condition, get_args(Sky), where=where)
        for name, kind in (("chance", Chance), ("intensity", Intensity), ("form", Form)):
            if data[name] is not None and data[name] not in get_args(kind):
                raise unknown(name, data[name], get_args(kind), where=where)
        return cls(order, tuple(conditions), data["chance"], data["intensity"], data["form"])


_COVER: dict[str, Sky] = {
    "mostly sunny": "mostly_clear",
    "mostly clear": "mostly_clear",
    "partly sunny": "partly_cloudy",
    "partly cloudy": "partly_cloudy",
    "mostly cloudy": "cloudy",
    "increasing clouds": "cloudy",
    "decreasing clouds": "partly_cloudy",
    "gradual clearing": "partly_cloudy",
    "sunny": "clear",
    "clear": "clear",
    "fair": "clear",
    "cloudy": "cloudy",
    "overcast": "cloudy",
}
_WEATHER: dict[str, tuple[Sky, Form | None]] = {
    "freezing rain": ("rain", "freezing"),
    "freezing drizzle": ("rain", "freezing"),
    "freezing fog": ("fog", "freezing"),
    "freezing spray": ("other", None),
    "rain showers": ("rain", "showers"),
    "snow showers": ("snow", "showers"),
    "blowing snow": ("snow", None),
    "blowing dust": ("other", "dust"),
    "blowing sand": ("other", "dust"),
    "ice pellets": ("other", "sleet"),
    "wintry mix": ("other", "sleet"),
    "rain": ("rain", None),
    "sprinkles": ("rain", "drizzle"),
    "drizzle": ("rain", "drizzle"),
    "showers": ("rain", "showers"),
    "snow": ("snow", None),
    "flurries": ("snow", "flurries"),
    "blizzard": ("snow", None),
    "sleet": ("other", "sleet"),
    "thunderstorms": ("thunderstorms", None),
    "thunderstorm": ("thunderstorms", None),
    "t-storms": ("thunderstorms", None),
    "tstorms": ("thunderstorms", None),
    "fog": ("fog", None),
    "haze": ("other", "haze"),
    "smoke": ("other", "smoke"),
    "frost": ("other", "frost"),
}
_CHANCE: dict[str, Chance] = {
    "slight chance": "slight_chance",
    "chance": "chance",
    "likely": "likely",
    "isolated": "isolated",
    "scattered": "scattered",
    "numerous": "numerous",
    "widespread": "widespread",
    "occasional": "occasional",
    "intermittent": "occasional",
    "periods of": "occasional",
    "patchy": "patchy",
    "areas of": "areas",
    "areas": "areas",
}
_INTENSITY: dict[str, Intensity] = {"very light": "light", "light": "light", "very heavy": "heavy", "heavy": "heavy"}
# Said of the air, not of the sky: heard, and not a condition.
_NOT_SKY = frozenset(
    ["windy", "breezy", "blustery", "very windy", "hot", "cold", "warm", "very hot", "very cold", "dense", "dry"]
)
_JOINS = frozenset(["and", "or", "with", "becoming"])

_PHRASES = re.compile(
    r"\b(?:"
    + "|".join(
        re.escape(phrase)
        for phrase in sorted({*_COVER, *_WEATHER, *_CHANCE, *_INTENSITY, *_NOT_SKY, *_JOINS}, key=len, reverse=True)
    )
    + r"|[a-z-]+)\b"
)


def read_short_forecast(phrase: str | None) -> tuple[Spell, ...]:
    """Read a short forecast phrase.

    Args:
        phrase: as in `shortForecast` of a forecast period (source: api.weather.gov); None or blank gives no spells.

    >>> [(s.order, s.conditions, s.chance) for s in read_short_forecast("Slight Chance Rain Showers then Mostly Sunny")]
    [(0, ('rain',), 'slight_chance'), (1, ('mostly_clear',), None)]
    >>> read_short_forecast("Showers And Thunderstorms Likely")[0].conditions
    ('rain', 'thunderstorms')
    """
    if phrase is None or not phrase.strip():
        return ()
    parts = re.split(r"\bthen\b", " ".join(phrase.lower().replace("/", " and ").split()))
    return tuple(spell for order, part in enumerate(filter(str.strip, parts)) for spell in _read_part(part, order))


def _read_part(part: str, order: int) -> list[Spell]:
    spells: list[Spell] = []
    chance: Chance | None = None
    intensity: Intensity | None = None
    fresh = True  # whether a chance or an intensity came since the last condition: it opens a new spell
    heard = False
    for word in _PHRASES.findall(part):
        if word == "likely" and spells:
            # "Rain Likely", "Showers And Thunderstorms Likely": said of what stands before
            spells[-1] = replace(spells[-1], chance="likely")
            fresh = True
        elif word in _CHANCE:
            chance, intensity, fresh = _CHANCE[word], None, True
        elif word in _INTENSITY:
            intensity, fresh = _INTENSITY[word], True
        elif word in _COVER or word in _WEATHER:
            condition, form = (_COVER[word], None) if word in _COVER else _WEATHER[word]
            if fresh or not spells:
                spells.append(Spell(order, (condition,), chance, intensity, form))
            elif condition not in spells[-1].conditions:
                spells[-1] = replace(spells[-1], conditions=(*spells[-1].conditions, condition))
            fresh = False
        elif word in _NOT_SKY:
            heard = True
    if not spells and not heard:
        spells.append(Spell(order, ("other",)))
    return spells
