"""Claim kinds of the weather domain: what a public forecast of one period states.

Values stand as the text has them, with their unit; where a claim meets a fact, both are taken in degrees Fahrenheit or
miles an hour, in which tolerances are stated.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from artifact.claim import Claim, close, key, unit, value
from artifact.domains.weather.units import in_fahrenheit, in_mph

TempKind = Literal["high", "low"]
TempUnit = Literal["F", "C"]
SpeedUnit = Literal["mph", "km/h", "m/s", "kt"]
Compass = Literal["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"]
Sky = Literal["clear", "mostly_clear", "partly_cloudy", "cloudy", "rain", "snow", "thunderstorms", "fog", "other"]
COVER: tuple[Sky, ...] = ("clear", "mostly_clear", "partly_cloudy", "cloudy")
WEATHER: tuple[Sky, ...] = ("rain", "snow", "thunderstorms", "fog", "other")

TEMP_MARGIN = 3.0  # degrees Fahrenheit
WIND_MARGIN = 5.0  # miles an hour


@dataclass(frozen=True, slots=True)
class Temp(Claim):
    """The high or the low of the period. A high is never checked against a low."""

    type: ClassVar[str] = "temp"
    kind: TempKind | None = key("high, low, or open when the text does not say which")
    value: float | None = value("degrees, as the text has them", tolerance=TEMP_MARGIN)
    unit: TempUnit = unit("scale of the degrees", default="F")

    @property
    def fahrenheit(self) -> float | None:
        """The value in degrees Fahrenheit."""
        return None if self.value is None else in_fahrenheit(self.value, self.unit)

    def says_same(self, fact: Claim, scale: float = 1.0) -> bool:
        """Whether both lie within tolerance, whatever their scales."""
        if not isinstance(fact, Temp):
            return False
        mine, theirs = self.fahrenheit, fact.fahrenheit
        return mine is None or (theirs is not None and close(mine, theirs, TEMP_MARGIN * scale))


@dataclass(frozen=True, slots=True)
class Wind(Claim):
    """Wind speed: one value (low = high) or a range."""

    type: ClassVar[str] = "wind"
    low: float | None = value("speed, as the text has it", tolerance=WIND_MARGIN)
    high: float | None = value("speed, as the text has it", tolerance=WIND_MARGIN)
    unit: SpeedUnit = unit("unit of the speeds", default="mph")

    @property
    def mph(self) -> list[float]:
        """The ends that are stated, in miles an hour."""
        return [in_mph(end, self.unit) for end in (self.low, self.high) if end is not None]

    def says_same(self, fact: Claim, scale: float = 1.0) -> bool:
        """Each end that is stated lies within tolerance of the fact's range."""
        if not isinstance(fact, Wind):
            return False
        stated, known = self.mph, fact.mph
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
