"""Numbers in digits and words, in three languages."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artifact.text.numbers import CARDINALS, ORDINALS, read_cardinal, read_literal, read_ordinal


@pytest.mark.parametrize(
    ("literal", "value"),
    [
        ("14", 14.0),
        ("1.5", 1.5),
        ("1,5", 1.5),
        ("0,032", 0.032),
        ("1:14.165", 74.165),
        ("1:14,165", 74.165),
        ("1:02:03", 3723.0),
        ("1,234,567", 1234567.0),
        ("1.234,5", 1234.5),
        ("1.2.3", None),
        ("1:75", None),
        ("1,", None),
        ("9" * 40, None),
    ],
)
def test_a_literal_has_one_value_in_either_decimal_convention(literal: str, value: float | None) -> None:
    assert read_literal(literal) == value


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_words_count_to_thirty_nine_and_ordinals_to_twelve(lang: str) -> None:
    assert set(range(1, 21)) <= set(CARDINALS[lang].values())
    assert set(range(1, 11)) <= set(ORDINALS[lang].values())


@pytest.mark.parametrize(
    ("lang", "words", "value"),
    [
        ("en", "thirty-four", 34),
        ("en", "twelve", 12),
        ("es", "treinta y cuatro", 34),
        ("es", "veintiuna", 21),
        ("es", "siete", 7),
        ("pt", "trinta e quatro", 34),
        ("pt", "sete", 7),
        ("pt", "duas", 2),
    ],
)
def test_cardinals(lang: str, words: str, value: int) -> None:
    parts = words.replace("-", " - ").split()
    assert read_cardinal([*parts, "laps"], lang) == (value, len(parts))


@pytest.mark.parametrize(
    ("lang", "words", "value"),
    [
        ("en", "tenth", 10),
        ("en", "twelfth", 12),
        ("es", "decimo", 10),
        ("es", "duodecima", 12),
        ("es", "decimo cuarto", 14),
        ("pt", "nona", 9),
        ("pt", "decimo segundo", 12),
        ("pt", "decima primeira", 11),
    ],
)
def test_ordinals(lang: str, words: str, value: int) -> None:
    parts = words.split()
    assert read_ordinal(parts, lang) == (value, len(parts))


def test_a_word_of_another_language_is_no_number() -> None:
    assert read_cardinal(["cinco"], "en") is None
    assert read_cardinal(["quatro"], "es") is None
    assert read_ordinal(["second"], "pt") is None


@given(st.text(alphabet="0123456789.,:", max_size=30))
def test_any_literal_is_read_or_refused(literal: str) -> None:
    value = read_literal(literal)
    assert value is None or value >= 0.0
