"""Stops told by their distance from another's: "two laps later", "one lap before BBB", "on the next"."""

from __future__ import annotations

import pytest
from tests.readings import affirmed, in_three_languages, wanted

from artifact.domains.racing.claims import PitLap


@in_three_languages(
    [
        (
            "P NOR 14; P HAM 15",
            "Norris stopped on lap 14 and Hamilton responded a lap later.",
            "Norris paró en la vuelta 14 y Hamilton respondió una vuelta después.",
            "Norris parou na volta 14 e Hamilton respondeu uma volta depois.",
        ),
        (
            "P SAI 20; P LEC 22",
            "Sainz came in on lap 20, two laps before Leclerc.",
            "Sainz entró en la vuelta 20, dos vueltas antes que Leclerc.",
            "Sainz entrou na volta 20, duas voltas antes de Leclerc.",
        ),
        (
            "P ALB 31; P GAS 28",
            "Albon pitted on lap 31, three laps after Gasly.",
            "Albon paró en la vuelta 31, tres vueltas después de Gasly.",
            "Albon parou na volta 31, três voltas depois de Gasly.",
        ),
        (
            "P TSU 9; P HUL 10",
            "Tsunoda stopped on lap 9; Hulkenberg followed on the next lap.",
            "Tsunoda se detuvo en la vuelta 9; Hülkenberg lo hizo en la siguiente.",
            "Tsunoda parou na volta 9; Hülkenberg veio na seguinte.",
        ),
        (
            "P ALO 17; P STR 19",
            "Alonso boxed on lap 17. Two laps later Stroll replied.",
            "Alonso paró en la vuelta 17. Dos vueltas más tarde entró Stroll.",
            "Alonso parou na volta 17. Duas voltas mais tarde entrou Stroll.",
        ),
        (
            "P RUS 30; P PIA 35",
            "Russell stopped on lap 30, whereas Piastri waited five laps more.",
            "Russell paró en la vuelta 30, mientras que Piastri esperó cinco vueltas más.",
            "Russell parou na volta 30, enquanto Piastri esperou mais tempo: entrou na volta 35.",
        ),
        (
            "P OCO 12; P OCO 30",
            "Ocon pitted on lap 12 and stopped again 18 laps later.",
            "Ocon paró en la vuelta 12 y volvió a parar 18 vueltas después.",
            "Ocon parou na volta 12 e voltou a parar 18 voltas depois.",
        ),
    ]
)
def test_counted_from_the_stop_told_last(notation: str, text: str, lang: str) -> None:
    assert {claim for claim in affirmed(text, lang) if isinstance(claim, PitLap)} == wanted(notation)


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("Norris stopped on lap 14. Ten laps later, Hamilton spun.", "en"),
        ("Norris stopped on lap 14 and two laps later passed Hamilton.", "en"),
        ("Norris stopped on lap 14. Hamilton could respond a lap later.", "en"),
        ("Norris stopped on lap 14, and Hamilton did not respond a lap later.", "en"),
        ("Norris stopped on lap 14 for tyres ten laps younger than Hamilton's.", "en"),
        ("Norris stopped on lap 14 and took the flag 30 laps later.", "en"),
        ("Norris paró en la vuelta 14. Diez vueltas después, Hamilton trompeó.", "es"),
        ("Norris paró en la vuelta 14. Hamilton podría responder una vuelta después.", "es"),
        ("Norris paró en la vuelta 14 y dos vueltas después pasó a Hamilton.", "es"),
        ("Norris parou na volta 14. Dez voltas depois, Hamilton rodou sozinho.", "pt"),
        ("Norris parou na volta 14 e duas voltas depois passou Hamilton.", "pt"),
        ("Norris parou na volta 14. Hamilton poderia responder uma volta depois.", "pt"),
    ],
)
def test_other_things_happen_later_too(text: str, lang: str) -> None:
    assert {claim for claim in affirmed(text, lang) if isinstance(claim, PitLap)} == wanted("P NOR 14")


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("Norris stopped on lap 14, two laps before Hamilton, who stopped on lap 17.", "en"),
        ("Norris paró en la vuelta 14 y Hamilton respondió dos vueltas después, en la vuelta 17.", "es"),
        ("Norris parou na volta 14 e Hamilton respondeu duas voltas depois, na volta 17.", "pt"),
    ],
)
def test_a_lap_that_is_told_goes_before_one_that_is_counted(text: str, lang: str) -> None:
    assert {claim for claim in affirmed(text, lang) if isinstance(claim, PitLap)} == wanted("P NOR 14; P HAM 17")
