"""Verbs in the tenses of reports: what was to come, what went on, what had been done."""

from __future__ import annotations

import pytest
from tests.readings import affirmed, in_three_languages, wanted


@in_three_languages(
    [
        (
            "F NOR 5",
            "Norris would eventually come home fifth.",
            "Norris terminaría quinto.",
            "Norris terminaria em quinto.",
        ),
        (
            "P NOR 12; P NOR 40",
            "Norris stopped on lap 12 and would stop again on lap 40.",
            "Norris entró en la vuelta 12 y volvería a entrar en la 40.",
            "Norris entrou na volta 12 e voltaria a entrar na 40.",
        ),
        (
            "P SAI 40; C SAI ?>H",
            "Sainz would fit the hards on lap 40.",
            "Sainz montaría los duros en la vuelta 40.",
            "Sainz calçaria os duros na volta 40.",
        ),
        (
            "F GAS 5; F OCO 6",
            "Gasly finished fifth, though Ocon would still come home sixth.",
            "Gasly terminó quinto, aunque Ocon acabaría sexto.",
            "Gasly terminou em quinto, embora Ocon acabasse em sexto: Ocon acabaria em sexto.",
        ),
        (
            "D ALO STR",
            "Alonso was holding up Stroll.",
            "Alonso frenaba a Stroll.",
            "Alonso segurava Stroll.",
        ),
        (
            "D RUS LEC; H RUS LEC 10; V LEC RUS 0.3",
            "Leclerc was 0.3 s a lap faster than Russell, yet he stayed behind Russell for ten laps.",
            "Leclerc fue 0,3 s por vuelta más rápido que Russell y permaneció diez vueltas detrás de Russell.",
            "Leclerc foi 0,3 s por volta mais rápido que Russell e permaneceu dez voltas atrás de Russell.",
        ),
    ]
)
def test_told_in_any_tense(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("Norris would have finished fifth with another strategy.", "en"),
        ("If it rained, Norris would finish fifth.", "en"),
        ("Norris stayed behind Hamilton at the start.", "en"),
        ("Si lloviera, Norris terminaría quinto.", "es"),
        ("Norris no frenaba a Hamilton.", "es"),
        ("Se chovesse, Norris terminaria em quinto.", "pt"),
        ("Norris não segurava Hamilton.", "pt"),
    ],
)
def test_neither_supposed_nor_denied(text: str, lang: str) -> None:
    assert affirmed(text, lang) == set()
