"""Two drivers compared: neither and both, whom one held, counts with their laps in brackets, places over a clause."""

from __future__ import annotations

import pytest
from tests.readings import affirmed, in_three_languages, wanted


@in_three_languages(
    [
        (
            "D HAM NOR; H HAM NOR 6; F NOR 12",
            "Norris, whom Hamilton had frustrated for six laps, finished 12th.",
            "Norris, a quien Hamilton contuvo durante seis vueltas, acabó 12.º.",
            "Norris, a quem Hamilton segurou durante seis voltas, terminou em 12.º.",
        ),
        (
            "F GAS 13; D GAS OCO",
            "Gasly finished 13th behind Ocon, whom he had held up.",
            "Gasly acabó 13.º por detrás de Ocon, a quien había frenado.",
            "Gasly terminou em 13.º atrás de Ocon, a quem tinha segurado.",
        ),
        (
            "F TSU 11; F ALB 14",
            "Neither Tsunoda nor Albon scored: 11th and 14th, respectively.",
            "Ni Tsunoda ni Albon puntuaron: 11.º y 14.º, respectivamente.",
            "Nem Tsunoda nem Albon pontuaram: 11.º e 14.º, respectivamente.",
        ),
        (
            "P HUL 9; P OCO 13; F HUL 12; F OCO 15",
            "Hulkenberg stopped on lap 9, Ocon on lap 13. Neither scored: 12th and 15th, respectively.",
            "Hülkenberg paró en la vuelta 9, Ocon en la 13. Ninguno de los dos puntuó: 12.º y 15.º, respectivamente.",
            "Hülkenberg parou na volta 9, Ocon na 13. Nenhum dos dois pontuou: 12.º e 15.º, respectivamente.",
        ),
        (
            "N NOR 3; P NOR 7; P NOR 23; P NOR 33; N HAM 2; P HAM 9; P HAM 24",
            "Stops: three for Norris (7, 23 and 33), against two for Hamilton (9 and 24).",
            "Paradas: tres para Norris (7, 23 y 33), frente a dos de Hamilton (9 y 24).",
            "Paragens: três para Norris (7, 23 e 33), contra duas de Hamilton (9 e 24).",
        ),
        (
            "N SAI 2; P SAI 12; P SAI 30; N LEC 1; P LEC 20",
            "Sainz made two stops (laps 12 and 30) to Leclerc's one (lap 20).",
            "Sainz hizo dos paradas (vueltas 12 y 30) por una de Leclerc (vuelta 20).",
            "Sainz fez duas paragens (voltas 12 e 30) contra uma de Leclerc (volta 20).",
        ),
        (
            "P RUS 12; P PIA 20; F RUS 5; F PIA 8",
            "Russell, who stopped on lap 12, finished fifth; Piastri, who waited until lap 20, eighth.",
            "Russell, que paró en la vuelta 12, acabó quinto; Piastri, que esperó hasta la 20, octavo.",
            "Russell, que parou na volta 12, terminou em quinto; Piastri, que esperou até a 20, em oitavo.",
        ),
    ]
)
def test_each_has_his_own(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@pytest.mark.parametrize(
    ("notation", "text", "lang"),
    [
        ("F NOR 12", "Norris, whom nobody had noticed, finished 12th.", "en"),
        ("F NOR 12", "Norris, whom Hamilton could not hold up, finished 12th.", "en"),
        ("", "Neither Norris nor Hamilton stopped.", "en"),
        ("F NOR 12", "Norris, a quien nadie esperaba, acabó 12.º.", "es"),
        ("", "Ni Norris ni Hamilton pararon.", "es"),
        ("F NOR 12", "Norris, a quem ninguém esperava, terminou em 12.º.", "pt"),
        ("", "Nem Norris nem Hamilton pararam.", "pt"),
        ("N NOR 2", "Stops: two for Norris (7 s and 23 s lost).", "en"),
    ],
)
def test_nothing_more_than_that(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
