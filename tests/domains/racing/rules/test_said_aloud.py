"""Numbers spoken with their point, tyres by their colour alone, steps of the podium, and notes of social media."""

from __future__ import annotations

import pytest
from tests.readings import affirmed, in_three_languages, wanted


@in_three_languages(
    [
        (
            "B u NOR HAM; Q NOR HAM 1.8",
            "Norris undercut Hamilton: one point eight seconds ahead.",
            "Norris hizo el undercut a Hamilton: uno coma ocho segundos por delante.",
            "Norris fez o undercut em Hamilton: um vírgula oito segundos à frente.",
        ),
        (
            "B o SAI LEC; Q SAI LEC 2.25",
            "Sainz overcut Leclerc: two point twenty-five seconds ahead.",
            "Sainz hizo el overcut a Leclerc: dos coma veinticinco segundos por delante.",
            "Sainz fez o overcut em Leclerc: dois vírgula vinte e cinco segundos à frente.",
        ),
        (
            "C GAS S>M; P GAS 14",
            "Gasly switched from reds to yellows on lap 14.",
            "Gasly pasó de rojas a amarillas en la vuelta 14.",
            "Gasly passou de vermelhas a amarelas na volta 14.",
        ),
        (
            "C GAS M>H; P GAS 14",
            "Gasly went from mediums to whites on lap 14.",
            "Gasly pasó de medios a blancas en la vuelta 14.",
            "Gasly passou de médios para brancas na volta 14.",
        ),
        (
            "B u NOR HAM; Q NOR HAM 4.5",
            "Norris undercut Hamilton and was four and a half seconds ahead of him.",
            "Norris hizo el undercut a Hamilton y quedó cuatro segundos y medio por delante de él.",
            "Norris fez o undercut em Hamilton e ficou quatro segundos e meio à frente dele.",
        ),
        (
            "D OCO ALB; H OCO ALB 9",
            "Albon spent nine laps behind Ocon without finding a way past.",
            "Albon pasó nueve vueltas detrás de Ocon sin poder adelantar.",
            "Albon passou nove voltas atrás de Ocon sem conseguir ultrapassar.",
        ),
        (
            "T HUL M; A HUL M 87.939",
            "Hulkenberg lapped at an average of 1:27.939 on the mediums.",
            "Hülkenberg rodó con los medios a un promedio de 1:27,939 minutos.",
            "Hülkenberg rodou com os médios a um ritmo médio de 1.27,939 minutos.",
        ),
        (
            "F SAI 3",
            "Sainz claimed the final podium spot.",
            "Sainz se quedó con el último escalón del podio.",
            "Sainz arrebatou o último degrau do pódio.",
        ),
        (
            "F NOR 10; F HAM 14",
            "Whereas Norris rounded out the top ten, Hamilton was 14th.",
            "Mientras Norris cerró el top diez, Hamilton fue 14.º.",
            "Enquanto Norris fechou o top dez, Hamilton foi 14.º.",
        ),
        (
            "Q NOR HAM -3.452; Q NOR HAM -1.091",
            "The differential from Norris to Hamilton moved from -3.452 s to -1.091 s.",
            "El diferencial de Norris a Hamilton pasó de -3,452 s a -1,091 s.",
            "O diferencial de Norris para Hamilton passou de -3,452 s para -1,091 s.",
        ),
    ]
)
def test_read_as_written_out(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@pytest.mark.parametrize(
    ("notation", "text", "lang"),
    [
        ("B u NOR HAM; Q NOR HAM 2.5", "Norris undercut Hamilton and had 2.5 seconds in hand over Hamilton.", "en"),
        ("", "Norris spent nine laps behind Hamilton.", "en"),
        ("", "Norris passed Hamilton after nine laps behind Leclerc.", "en"),
        ("", "Norris slowed for double waved yellows.", "en"),
        ("", "Norris scored one point in eight races.", "en"),
        ("", "Norris could still take the final podium spot.", "en"),
        ("", "Norris frenó por las banderas amarillas.", "es"),
        ("", "Norris levantó con doble bandera amarilla.", "es"),
        ("", "Norris abrandou com bandeiras amarelas.", "pt"),
        ("C STR H>M; P STR 36", "STR parou na volta 36 (duro p/ médio).", "pt"),
        ("W BOT; F HAM 2", "¡Ganó BOT! HAM 2º.", "es"),
    ],
)
def test_what_it_is_not(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
