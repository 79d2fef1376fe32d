"""Tokens: exact offsets, signs and ranges, both Unicode forms of accents."""

from __future__ import annotations

import unicodedata
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artifact.text.fold import fold
from artifact.text.tokens import pieces, tokenize


def texts(text: str) -> list[str]:
    return [token.text for token in tokenize(text)]


def test_emphasis_is_no_token_and_offsets_are_those_of_the_text() -> None:
    text = "**AAA** paró en la `vuelta` 9"
    tokens = tokenize(text)
    assert [text[token.start : token.end] for token in tokens] == ["AAA", "paró", "en", "la", "vuelta", "9"]
    assert tokens[1].text == "paro"


@pytest.mark.parametrize("text", ["gap -0.893 s", "gap −0,893 s", "gap (–0.893 s)", "gap —0.893 s"])
def test_a_dash_before_a_number_is_its_sign(text: str) -> None:
    number = next(token for token in tokenize(text) if token.kind == "number")
    assert (number.value, number.signed) == (-0.893, True)


@pytest.mark.parametrize("text", ["AAA-9", "9-9", "9 (é-9)", "9º-9"])
def test_a_dash_that_touches_what_stands_before_it_is_no_sign(text: str) -> None:
    number = tokenize(text)[-1] if not text.endswith(")") else tokenize(text)[-2]
    assert (number.value, number.signed) == (9.0, False)


def test_an_ordinal_has_no_sign() -> None:
    assert [(token.kind, token.text) for token in tokenize("-9th")] == [("mark", "-"), ("ordinal", "9")]


@pytest.mark.parametrize("text", ["laps 10-28", "laps 10–28", "laps 10 - 28", "v10-28"])
def test_a_dash_between_numbers_is_a_range(text: str) -> None:
    values = [token.value for token in tokenize(text) if token.kind == "number"]
    assert values == [10.0, 28.0]


def test_a_plus_sign_is_kept_apart_from_no_sign() -> None:
    signed, plain = tokenize("+0.032 0.032")
    assert (signed.value, signed.signed, plain.value, plain.signed) == (0.032, True, 0.032, False)


@pytest.mark.parametrize("text", ["9th", "9º", "9.º", "9ª", "9°"])
def test_ordinal_endings(text: str) -> None:
    (token,) = tokenize(text)
    assert (token.kind, token.value) == ("ordinal", 9.0)


@pytest.mark.parametrize("arrow", ["->", "→", "=>", ">", "➡️", "-->"])
def test_every_arrow_is_one_mark(arrow: str) -> None:
    assert texts(f"SOFT{arrow}HARD") == ["soft", ">", "hard"]


@pytest.mark.parametrize("text", ["AAA's", "AAA’s"])
def test_a_possessive_is_a_clitic(text: str) -> None:
    (token,) = tokenize(text)
    assert (token.text, token.clitic, token.end) == ("aaa", "s", len(text))


def test_both_unicode_forms_fold_alike() -> None:
    for word in ("décimo", "Räikkönen", "Pérez", "não", "degradação"):
        forms = {fold(unicodedata.normalize(form, word)) for form in ("NFC", "NFD", "NFKC", "NFKD")}
        assert len(forms) == 1
        (token,) = tokenize(unicodedata.normalize("NFD", word))
        assert token.text in forms


@given(st.text(max_size=200))
def test_pieces_leave_nothing_out(text: str) -> None:
    assert "".join(pieces(text)) == text


@given(st.text(max_size=200))
def test_tokens_are_ordered_and_lie_in_the_text(text: str) -> None:
    last = 0
    for token in tokenize(text):
        assert last <= token.start < token.end <= len(text)
        last = token.end


@pytest.mark.parametrize(
    ("text", "word", "clitic"),
    [("colocou-o", "colocou", "o"), ("trocá-los", "troca", "los"), ("manteve-se", "manteve", "se")],
)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_a_pronoun_after_a_verb_is_its_clitic(text: str, word: str, clitic: str, form: Literal["NFC", "NFD"]) -> None:
    text = unicodedata.normalize(form, text)
    (token,) = tokenize(text)
    assert (token.text, token.clitic, text[token.start : token.end]) == (word, clitic, text)


@pytest.mark.parametrize("text", ["MEDIUM-a", "no-stop-o-meter", "bem-sucedido", "HARD-os"])
def test_what_only_looks_like_a_pronoun_is_none(text: str) -> None:
    assert [token.clitic for token in tokenize(text) if token.clitic] == []
