"""One forecast period as the source gives it: the facts, before any rule set.

Invariant: what the source leaves out is None here, and None everywhere after (prompt, record, verifier, recall). There
is no arithmetic on a missing value and no stand-in number.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args

from artifact.domains.weather.claims import Compass, Sky, TempKind
from artifact.domains.weather.phrases import Spell
from artifact.errors import InputError, shown, unknown


@dataclass(frozen=True)
class Period:
    """Facts of one forecast period.

    Attributes:
        id: unique within its file.
        place: where the forecast is for; a label.
        name: the period's name ("Tonight"); a label, never used to tell when the period is.
        split: `train` or `test`.
        temp_kind, temp: whether it is the period's high or its low, and degrees Fahrenheit.
        wind_low, wind_high: miles an hour; equal for a single speed.
        wind_dir: where the wind comes from, in 16 points.
        precip_prob: per cent.
        sky: what is expected, in order; empty when not given.
        start, end: of the period, ISO 8601 with offset; None where the source's times were not kept.
        updated, retrieved: when the forecast was made, and when it was fetched.
    """

    id: str
    place: str
    name: str
    split: str
    temp_kind: TempKind | None
    temp: float | None
    wind_low: float | None
    wind_high: float | None
    wind_dir: Compass | None
    precip_prob: float | None
    sky: tuple[Spell, ...]
    start: str | None = None
    end: str | None = None
    updated: str | None = None
    retrieved: str | None = None

    @property
    def conditions(self) -> tuple[Sky, ...]:
        """The distinct conditions, in order of appearance."""
        return tuple(dict.fromkeys(condition for spell in self.sky for condition in spell.conditions))

    def to_json(self) -> dict[str, object]:
        """JSON form, one line of a periods file."""
        out: dict[str, object] = {
            "id": self.id,
            "place": self.place,
            "period": self.name,
            "split": self.split,
            "temp_kind": self.temp_kind,
            "temp_f": _plain(self.temp),
            "wind_low_mph": _plain(self.wind_low),
            "wind_high_mph": _plain(self.wind_high),
            "wind_dir": self.wind_dir,
            "precip_prob_pct": _plain(self.precip_prob),
            "sky": [spell.to_json() for spell in self.sky],
        }
        times = {"start": self.start, "end": self.end, "updated": self.updated, "retrieved": self.retrieved}
        return out | {name: time for name, time in times.items() if time is not None}

    @classmethod
    def from_json(cls, data: Mapping[str, object], *, where: str) -> Period:
        """Read the JSON form.

        Raises:
            InputError: a field is missing, unknown, of the wrong type or out of range.
        """
        known = ("id", "place", "period", "split", *_NUMBERS, "temp_kind", "wind_dir", "sky")
        for name in data:
            if name not in (*known, *_TIMES):
                raise unknown("field of a forecast period", name, (*known, *_TIMES), where=where)
        for name in known:
            if name not in data:
                raise InputError(f"field {name!r} is missing (null where the source gives none)", where=where)
        numbers = {name: _number(data[name], name, where) for name in _NUMBERS}
        low, high = numbers["wind_low_mph"], numbers["wind_high_mph"]
        if (low is None) != (high is None) or (low is not None and high is not None and not 0 <= low <= high):
            raise InputError(f"wind must be 0 <= low <= high or both null, not {low!r} and {high!r}", where=where)
        prob = numbers["precip_prob_pct"]
        if prob is not None and not 0 <= prob <= 100:
            raise InputError(f"precip_prob_pct must be from 0 to 100, not {prob!r}", where=where)
        sky = data["sky"]
        if not isinstance(sky, list):
            raise InputError("sky must be a list", where=where)
        split = _text(data["split"], "split", where)
        if split not in ("train", "test"):
            raise unknown("split", split, ("train", "test"), where=where)
        return cls(
            id=_text(data["id"], "id", where),
            place=_text(data["place"], "place", where),
            name=_text(data["period"], "period", where),
            split=split,
            temp_kind=_choice(data["temp_kind"], "temp_kind", get_args(TempKind), where),  # type: ignore[arg-type]
            temp=numbers["temp_f"],
            wind_low=low,
            wind_high=high,
            wind_dir=_choice(data["wind_dir"], "wind_dir", get_args(Compass), where),  # type: ignore[arg-type]
            precip_prob=prob,
            sky=tuple(Spell.from_json(spell, where=where) for spell in sky),
            **{name: _text(data[name], name, where) for name in _TIMES if name in data},
        )


_NUMBERS = ("temp_f", "wind_low_mph", "wind_high_mph", "precip_prob_pct")
_TIMES = ("start", "end", "updated", "retrieved")


def _plain(number: float | None) -> float | int | None:
    """Whole numbers without a decimal point, as the source writes them."""
    return int(number) if number is not None and number == int(number) else number


def _text(raw: object, name: str, where: str) -> str:
    if not isinstance(raw, str) or not raw.strip():
        raise InputError(f"{name} must be a text that is not blank, not {shown(raw)}", where=where)
    return raw


def _number(raw: object, name: str, where: str) -> float | None:
    if raw is None:
        return None
    # beyond this it is no measurement; NaN fails the comparison, and no int is too long for it
    if isinstance(raw, bool) or not isinstance(raw, (int, float)) or not abs(raw) <= 1e6:
        raise InputError(f"{name} must be a number or null, not {shown(raw)}", where=where)
    return float(raw)


def _choice(raw: object, name: str, allowed: tuple[str, ...], where: str) -> str | None:
    if raw is not None and not (isinstance(raw, str) and raw in allowed):
        raise unknown(name, raw, allowed, where=where)
    return raw
