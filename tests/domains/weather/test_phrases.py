"""Short forecasts read into typed spells."""

from __future__ import annotations

import pytest

from artifact.domains.weather.phrases import Spell, read_short_forecast
from artifact.errors import InputError


@pytest.mark.parametrize(
    ("phrase", "spells"),
    [
        ("Sunny", [Spell(0, ("clear",))]),
        ("Mostly Clear", [Spell(0, ("mostly_clear",))]),
        ("Partly Sunny", [Spell(0, ("partly_cloudy",))]),
        ("Mostly Cloudy", [Spell(0, ("cloudy",))]),
        (
            "Mostly Sunny then Slight Chance Showers And Thunderstorms",
            [Spell(0, ("mostly_clear",)), Spell(1, ("rain", "thunderstorms"), "slight_chance", None, "showers")],
        ),
        ("Showers And Thunderstorms Likely", [Spell(0, ("rain", "thunderstorms"), "likely", None, "showers")]),
        ("Chance Light Rain", [Spell(0, ("rain",), "chance", "light")]),
        ("Heavy Rain then Patchy Fog", [Spell(0, ("rain",), None, "heavy"), Spell(1, ("fog",), "patchy")]),
        (
            "Rain Likely And Patchy Fog",
            [Spell(0, ("rain",), "likely"), Spell(0, ("fog",), "patchy")],
        ),
        ("Chance Rain/Snow", [Spell(0, ("rain", "snow"), "chance")]),
        ("Chance Snow Showers", [Spell(0, ("snow",), "chance", None, "showers")]),
        ("Areas Of Smoke", [Spell(0, ("other",), "areas", None, "smoke")]),
        ("Freezing Rain", [Spell(0, ("rain",), None, None, "freezing")]),
        ("  scattered   RAIN showers ", [Spell(0, ("rain",), "scattered", None, "showers")]),
        ("Sunny And Breezy", [Spell(0, ("clear",))]),
        ("Hot", []),
        ("Plague Of Frogs", [Spell(0, ("other",))]),
        ("", []),
        (None, []),
    ],
)
def test_conditions_in_order_with_their_chances(phrase: str | None, spells: list[Spell]) -> None:
    assert list(read_short_forecast(phrase)) == spells


def test_json_form_is_read_back() -> None:
    for spell in read_short_forecast("Chance Light Rain Showers then Patchy Fog then Mostly Sunny"):
        assert Spell.from_json(spell.to_json(), where="") == spell


GOOD: dict[str, object] = {"order": 0, "conditions": ["rain"], "chance": None, "intensity": None, "form": None}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"order": -1}, "order of a spell"),
        ({"order": True}, "order of a spell"),
        ({"conditions": []}, "at least one"),
        ({"conditions": ["drizle"]}, "unknown condition 'drizle'"),
        ({"chance": "maybe"}, "unknown chance 'maybe'"),
        ({"more": 1}, "exactly the fields"),
    ],
)
def test_a_faulty_spell_is_named(change: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=f"x:1: .*{message}"):
        Spell.from_json(GOOD | change, where="x:1")
