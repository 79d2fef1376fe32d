"""Claim kinds of the weather domain: what a public forecast of one period states.

Temperatures are degrees Fahrenheit, wind speeds miles an hour: a text in other units is converted when it is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from artifact.claim import Claim, close, key, value

TempKind = Literal["high", "low"]
Compass = Literal["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"]
Sky = Literal["clear", "mostly_clear", "partly_cloudy", "cloudy", "rain", "snow", "thunderstorms", "fog", "other"]
COVER: tuple[Sky, ...] = ("clear", "mostly_clear", "partly_cloudy", "cloudy")
WEATHER: tuple[Sky, ...] = ("rain", "snow", "thunderstorms", "fog", "other")

WIND_MARGIN = 5.0  # miles an hour


@dataclass(frozen=True, slots=True)
class Temp(Claim):
    """The high or the low of the period. A high is never checked against a low."""

    type: ClassVar[str] = "temp"
    kind: TempKind | None = key("high, low, or open when the text does not say which")
    value: float | None = value("degrees Fahrenheit", tolerance=3.0)


@dataclass(frozen=True, slots=True)
class Wind(Claim):
    """Wind speed: one value (low = high) or a range."""

    type: ClassVar[str] = "wind"
    low: float | None = value("miles an hour", tolerance=WIND_MARGIN)
    high: float | None = value("miles an hour", tolerance=WIND_MARGIN)

    def says_same(self, fact: Claim, scale: float = 1.0) -> bool:
        """Each end that is stated lies within tolerance of the fact's range."""
        if not isinstance(fact, Wind):
            return False
        stated = [end for end in (self.low, self.high) if end is not None]
        known = [end for end in (fact.low, fact.high) if end is not None]
        if not known:
            return not stated
        return all(close(min(max(end, min(known)), max(known)), end, WIND_MARGIN * scale) for end in stated)


@dataclass(frozen=True, slots=True)
class WindDir(Claim):
    """Where the wind comes from, in 16 points."""

    type: ClassVar[str] = "wind_dir"
    dir: Compass | None = value("compass point")


@dataclass(frozen=True, slots=True)
class PrecipProb(Claim):
    """Chance of precipitation."""

    type: ClassVar[str] = "precip_prob"
    value: float | None = value("per cent, 0 to 100", tolerance=15.0)


@dataclass(frozen=True, slots=True)
class SkyCondition(Claim):
    """Sky or weather. A period can have several."""

    type: ClassVar[str] = "sky"
    condition: Sky | None = value("condition")


KINDS: dict[str, type[Claim]] = {kind.type: kind for kind in (Temp, Wind, WindDir, PrecipProb, SkyCondition)}
