"""Language detection by function words."""

from __future__ import annotations

import pytest

from artifact.text.language import detect


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("AAA undercut BBB by pitting two laps earlier and it worked.", "en"),
        ("AAA hizo un undercut a BBB al parar dos vueltas antes y funcionó.", "es"),
        ("AAA fez um undercut em BBB ao parar duas voltas antes e funcionou.", "pt"),
        ("La máxima será de 80 grados con viento del noroeste.", "es"),
        ("A máxima será de 80 graus com vento do noroeste.", "pt"),
        ("High near 80, with a northwest wind.", "en"),
        # "no" and "a" are words of all three or two of them
        ("AAA contuvo a BBB durante cinco vueltas. No protegía a nadie.", "es"),
        ("No hubo undercut: AAA terminó P3.", "es"),
        ("No pararon.", "es"),
        ("No fim, AAA terminou P3.", "pt"),
        ("AAA e BBB pararam.", "pt"),
        ("No early stop: AAA had a strong stint.", "en"),
        ("Magnussen undercut Zhou.", "en"),
        ("Probabilidad de precipitación: 20%.", "es"),
        ("Probabilidade de precipitação: 20%.", "pt"),
        ("", "en"),
        ("12345", "en"),
    ],
)
def test_detect(text: str, lang: str) -> None:
    assert detect(text) == lang


def test_the_default_decides_where_no_function_word_does() -> None:
    assert detect("AAA P1", default="pt") == "pt"


def test_a_drivers_code_is_no_word() -> None:
    assert detect("HAD mantuvo detrás a LAW durante 8 vueltas.") == "es"
    assert detect("HAD segurou LAW atrás por 8 voltas.") == "pt"
    assert detect("HAD stayed ahead of LAW.") == "en"
