"""A claim kind that its words in the lexicons alone make readable."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

import pytest

from artifact.claim import Claim, Polarity, key, value
from artifact.domains.racing import claims
from artifact.domains.racing.rules import declared, extract, lexicon, lexicon_en, lexicon_es, lexicon_pt, meanings

LANGS = ("en", "es", "pt")


@dataclass(frozen=True, slots=True)
class Penalty(Claim):
    """The stewards gave the driver a time penalty."""

    type: ClassVar[str] = "penalty"
    driver: str | None = key("driver code")
    seconds: float | None = value("seconds added")
    lap: int | None = value("race lap")


@dataclass(frozen=True, slots=True)
class Collision(Claim):
    """One driver hit another."""

    type: ClassVar[str] = "collision"
    driver: str | None = key("driver code")
    rival: str | None = key("driver code of the car that was hit")
    blamed: bool | None = value("whether it was so")


def forget() -> None:
    lexicon.lexicon.cache_clear()
    meanings.meanings.cache_clear()
    declared.announced.cache_clear()


@pytest.fixture
def new_kinds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    words = {
        lexicon_en: ("penalty", "hit"),
        lexicon_es: ("penalizacion, sancion", "choco con"),
        lexicon_pt: ("penalidade, punicao", "bateu em"),
    }
    for module, (penalty, collision) in words.items():
        monkeypatch.setitem(module.WORDS, "penalty", penalty)
        monkeypatch.setitem(module.WORDS, "collision", collision)
    monkeypatch.setitem(claims.KINDS, "penalty", Penalty)
    monkeypatch.setitem(claims.KINDS, "collision", Collision)
    forget()
    yield
    monkeypatch.undo()
    forget()


def read(text: str, lang: str) -> list[Claim]:
    return [claim for claim in extract(text, lang).claims if claim.polarity is Polarity.AFFIRMED]


@pytest.mark.usefixtures("new_kinds")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "AAA got a five-second penalty on lap 12."),
        ("en", "On lap 3 BBB stopped. There was a penalty for AAA: 5 s on lap 12."),
        ("es", "AAA recibió una penalización de 5 segundos en la vuelta 12."),
        ("es", "AAA recibió 5 segundos de sanción en la vuelta 12."),
        ("pt", "AAA recebeu uma penalidade de 5 segundos na volta 12."),
        ("pt", "AAA levou 5 segundos de punição na volta 12."),
    ],
)
def test_driver_and_quantities_in_any_order(lang: str, text: str) -> None:
    (claim,) = [claim for claim in read(text, lang) if claim.type != "pit_lap"]
    assert claim == Penalty(driver="AAA", seconds=5.0, lap=12)
    assert claim.rule == "declared.penalty" and claim.span is not None
    start, end = claim.span
    assert 0 <= start < end <= len(text)


@pytest.mark.usefixtures("new_kinds")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "AAA did not get a penalty."),
        ("es", "AAA no recibió ninguna penalización."),
        ("pt", "AAA não recebeu penalidade."),
    ],
)
def test_a_denial_is_a_denied_claim(lang: str, text: str) -> None:
    (claim,) = extract(text, lang).claims
    assert claim == Penalty(driver="AAA", polarity=Polarity.DENIED)


@pytest.mark.usefixtures("new_kinds")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "AAA would have got a penalty of 5 s."),
        ("es", "AAA habría recibido una penalización de 5 s."),
        ("pt", "AAA teria recebido uma penalidade de 5 s."),
    ],
)
def test_the_unreal_is_no_claim(lang: str, text: str) -> None:
    assert extract(text, lang).claims == ()
    assert extract(text, lang).dropped["hypothetical"] == 1


@pytest.mark.usefixtures("new_kinds")
@pytest.mark.parametrize(
    ("lang", "text", "blamed"),
    [
        ("en", "AAA hit BBB.", True),
        ("en", "AAA never hit BBB.", False),
        ("es", "AAA chocó con BBB.", True),
        ("es", "AAA nunca chocó con BBB.", False),
        ("pt", "AAA bateu em BBB.", True),
        ("pt", "AAA nunca bateu em BBB.", False),
    ],
)
def test_two_drivers_and_whether_it_was_so(lang: str, text: str, blamed: bool) -> None:
    assert read(text, lang) == [Collision(driver="AAA", rival="BBB", blamed=blamed)]


@pytest.mark.usefixtures("new_kinds")
def test_the_other_kinds_take_no_notice() -> None:
    assert set(read("AAA stopped on lap 9 for HARD and set the fastest lap of 71.2 s.", "en")) == {
        claims.PitLap(driver="AAA", lap=9),
        claims.CompoundChange(driver="AAA", to="HARD"),
        claims.FastestLap(driver="AAA", seconds=71.2),
    }


@pytest.mark.parametrize("lang", LANGS)
def test_without_its_words_there_is_no_such_kind(lang: str) -> None:
    assert "penalty" not in declared.announced()
    texts = {"en": "AAA got a penalty.", "es": "AAA recibió una penalización.", "pt": "AAA recebeu uma penalidade."}
    assert extract(texts[lang], lang).claims == ()


def test_every_declared_kind_of_the_domain_has_words_in_each_language() -> None:
    first = set(declared.announced())
    assert first == {"fastest_lap"}
    for lang in LANGS:
        concepts_of = {concept for _, concept in lexicon.entries(lang)}
        assert first <= concepts_of
