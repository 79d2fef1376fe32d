"""Units of temperature and wind speed. Facts are in degrees Fahrenheit and miles an hour."""

from __future__ import annotations

# miles an hour in one of each; by definition 1 mile = 1.609344 km and 1 knot = 1.852 km/h
_MPH = {
    "mph": 1.0,
    "mi_h-1": 1.0,
    "km/h": 1 / 1.609344,
    "kmh": 1 / 1.609344,
    "km_h-1": 1 / 1.609344,
    "m/s": 3.6 / 1.609344,
    "m_s-1": 3.6 / 1.609344,
    "kt": 1.852 / 1.609344,
    "kts": 1.852 / 1.609344,
    "knots": 1.852 / 1.609344,
    "kn": 1.852 / 1.609344,
}


def celsius(degrees: float) -> float:
    """Degrees Celsius in Fahrenheit, to a hundredth.

    >>> celsius(31)
    87.8
    """
    return round(degrees * 9 / 5 + 32, 2)


def speed_in_mph(value: float, unit: str) -> float | None:
    """A speed in miles an hour, to a hundredth; None when the unit is not known.

    >>> speed_in_mph(16, "km/h"), speed_in_mph(10, "knots"), speed_in_mph(5, "m/s"), speed_in_mph(5, "furlongs")
    (9.94, 11.51, 11.18, None)
    """
    factor = _MPH.get(unit.lower())
    return None if factor is None else round(value * factor, 2)


def in_fahrenheit(value: float, unit: str) -> float:
    """A temperature in degrees Fahrenheit.

    >>> in_fahrenheit(31, "C"), in_fahrenheit(83, "F")
    (87.8, 83)
    """
    return celsius(value) if unit == "C" else value


def in_mph(value: float, unit: str) -> float:
    """A speed in miles an hour.

    Raises:
        KeyError: the unit is not known.
    """
    return round(value * _MPH[unit], 2)
