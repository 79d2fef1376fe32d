"""What people write: idioms for stops, tyres, places, defences, wins, and for how a move turned out."""

from __future__ import annotations

import pytest
from tests.readings import affirmed, in_three_languages, wanted


@in_three_languages(
    [
        (
            "P NOR 14",
            "Norris hit the pits on lap 14.",
            "Norris pasó por el taller en la vuelta 14.",
            "Norris passou pela garagem na volta 14.",
        ),
        (
            "N NOR 2",
            "Norris stopped on two occasions.",
            "Norris se detuvo en dos ocasiones.",
            "Norris parou em duas ocasiões.",
        ),
        (
            "N NOR 2",
            "Norris made two visits to the pits.",
            "Norris hizo dos visitas al taller.",
            "Norris fez duas visitas à garagem.",
        ),
        (
            "C NOR ?>M",
            "Norris asked for the mediums.",
            "Norris pidió las medias.",
            "Norris pediu os médios.",
        ),
        (
            "P NOR 14; C NOR ?>H",
            "Norris stopped on lap 14 and was sent back out on hards.",
            "Norris paró en la vuelta 14, de donde salió con los duros.",
            "Norris parou na volta 14, de onde saiu com os duros.",
        ),
    ]
)
def test_stops_and_tyres(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(
    [
        (
            "F NOR 5; F HAM 8",
            "Fifth for Norris, eighth for Hamilton.",
            "Quinto para Norris y octavo para Hamilton.",
            "Quinto para Norris e oitavo para Hamilton.",
        ),
        (
            "F NOR 5",
            "Norris brought the car home fifth.",
            "Norris se llevó a casa un quinto puesto.",
            "Norris trouxe o quinto lugar para casa.",
        ),
        (
            "F NOR 9",
            "Norris hung on to ninth.",
            "Norris se aferró al noveno puesto.",
            "Norris ficou-se pelo nono lugar.",
        ),
        (
            "F NOR 5",
            "Norris was rewarded with fifth.",
            "Norris fue premiado con el quinto puesto.",
            "Norris foi premiado com o quinto lugar.",
        ),
        (
            "W NOR",
            "Norris took the spoils.",
            "Norris se alzó con la victoria.",
            "Norris carimbou a vitória.",
        ),
    ]
)
def test_results(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(
    [
        (
            "B u NOR HAM; O +",
            "Norris undercut Hamilton, and it worked like a charm.",
            "Norris le hizo el undercut a Hamilton y le salió redondo.",
            "Norris fez o undercut em Hamilton e saiu-lhe na perfeição.",
        ),
        (
            "B u NOR HAM; O +",
            "Norris's undercut on Hamilton went to plan.",
            "El undercut de Norris a Hamilton salió según lo previsto.",
            "O undercut de Norris em Hamilton caiu como uma luva.",
        ),
        (
            "B u NOR HAM; O -",
            "Norris tried to undercut Hamilton, but it amounted to nothing.",
            "Norris intentó el undercut a Hamilton, pero se quedó en nada.",
            "Norris tentou o undercut em Hamilton, mas deu em nada.",
        ),
        (
            "B u NOR HAM; O -",
            "Norris's undercut on Hamilton was a flop.",
            "El undercut de Norris a Hamilton fue un fiasco.",
            "O undercut de Norris em Hamilton foi um fiasco.",
        ),
        (
            "D NOR HAM",
            "Norris soaked up pressure from Hamilton.",
            "Norris soportó la presión de Hamilton.",
            "Norris suportou a pressão de Hamilton.",
        ),
    ]
)
def test_moves_and_defences(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("Norris drove home after the race.", "en"),
        ("Norris did not ask for mediums.", "en"),
        ("Norris could have been rewarded with fifth.", "en"),
        ("Fifth on the grid for Norris, eighth on the grid for Hamilton.", "en"),
        ("Norris se llevó a casa un recuerdo.", "es"),
        ("Norris no pidió las medias.", "es"),
        ("Norris trouxe boas notícias para casa.", "pt"),
        ("Norris não pediu os médios.", "pt"),
    ],
)
def test_nothing_of_that(text: str, lang: str) -> None:
    assert affirmed(text, lang) == set()
