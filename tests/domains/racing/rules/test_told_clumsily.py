"""Gaps, averages, wear and outcomes that small models tell clumsily: whose lead, what brackets compare."""

from __future__ import annotations

import pytest
from tests.readings import affirmed, in_three_languages, wanted


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        (
            "B o AAA BBB; Q AAA BBB 3.2; Q AAA BBB 4.7",
            "AAA overcut BBB by pitting a lap later, reducing their lead from 3.2 seconds at the start to a deficit of "
            "4.7 seconds at the end.",
        ),
        (
            "B u AAA BBB; Q AAA BBB 2.4; Q AAA BBB 1.1",
            "AAA undercut BBB by pitting earlier than BBB, reducing their lead from 2.4 seconds to 1.1 seconds.",
        ),
        (
            "B u AAA BBB; Q AAA BBB -2.4; Q AAA BBB 1.1",
            "AAA undercut BBB by pitting earlier than BBB, reducing their lead from -2.4s at first to a 1.1s deficit.",
        ),
        (
            "B u AAA BBB; Q AAA BBB -2.4; Q AAA BBB -1.1",
            "AAA undercut BBB by pitting earlier than BBB, reducing his lead from 2.4 seconds to 1.1 seconds.",
        ),
    ],
)
def test_whose_lead_was_reduced(notation: str, text: str) -> None:
    assert affirmed(text, "en") == wanted(notation)


@in_three_languages(
    [
        (
            "T AAA S; T BBB M",
            "AAA's second stint on SOFT was slightly faster than BBB's second stint on MEDIUM "
            "(-0.04s/lap vs -0.01s/lap).",
            "El segundo stint de AAA con SOFT fue algo más rápido que el segundo stint de BBB con MEDIUM "
            "(-0,04 s/vuelta vs -0,01 s/vuelta).",
            "O segundo stint de AAA com SOFT foi um pouco mais rápido que o segundo stint de BBB com MEDIUM "
            "(-0,04 s/volta vs -0,01 s/volta).",
        ),
        (
            "",
            "AAA's average per lap was better (-0.04s/lap) compared to BBB's (-0.05s/lap).",
            "El promedio por vuelta de AAA fue mejor (-0,04 s/vuelta) en comparación con el de BBB (-0,05 s/vuelta).",
            "A média por volta de AAA foi melhor (-0,04 s/volta) em comparação com a de BBB (-0,05 s/volta).",
        ),
        (
            "",
            "AAA kept a small lead (+0.03s/lap) over the average.",
            "AAA mantuvo una pequeña ventaja (+0,03 s/vuelta) sobre la media.",
            "AAA manteve uma pequena vantagem (+0,03 s/volta) sobre a média.",
        ),
        (
            "T AAA M; R AAA M 0.07; T AAA H; R AAA H 0.02",
            "AAA's degradation was higher on the MEDIUM (+0.07s/lap) than on the HARD (+0.02s/lap).",
            "La degradación de AAA fue mayor con el MEDIUM (+0,07 s/vuelta) que con el HARD (+0,02 s/vuelta).",
            "A degradação de AAA foi maior com o MEDIUM (+0,07 s/volta) que com o HARD (+0,02 s/volta).",
        ),
        (
            "T AAA H; R AAA H -0.06",
            "AAA's times on the HARD improved as the stint went on (-0.06s/lap).",
            "Los tiempos de AAA con el HARD mejoraron a medida que avanzaba el stint (-0,06 s/vuelta).",
            "Os tempos de AAA com o HARD melhoraram à medida que o stint avançava (-0,06 s/volta).",
        ),
    ]
)
def test_what_a_bracket_compares(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("T AAA S; R AAA S -0.04", "AAA's SOFT tyres degraded faster (-0.04s/lap)."),
        ("", "AAA finished the first 20 laps with a deficit of -0.04s/lap."),
        ("", "AAA showed an improvement in lap time (-0.01s/lap) compared to the first stint."),
        ("", "In his first stint, AAA gained time over the average pace of the field (+0.05s/lap)."),
    ],
)
def test_wear_or_pace(notation: str, text: str) -> None:
    assert affirmed(text, "en") == wanted(notation)


@in_three_languages(
    [
        (
            "T AAA M; T AAA S; A AAA M 83.2; A AAA S 81.3",
            "AAA used MEDIUM for the first stint and then SOFT for the second stint. The first stint was better with a "
            "faster average (83.2s) compared to the second stint (81.3s).",
            "AAA usó MEDIUM en el primer stint y luego SOFT en el segundo stint. El primer stint fue mejor, con una "
            "media más rápida (83,2 s) en comparación con el segundo stint (81,3 s).",
            "AAA usou MEDIUM no primeiro stint e depois SOFT no segundo stint. O primeiro stint foi melhor, com uma "
            "média mais rápida (83,2 s) em comparação com o segundo stint (81,3 s).",
        ),
        (
            "C AAA I>M; T AAA I; T AAA M; A AAA I 122.5; A AAA M 107.4",
            "AAA switched from INTERMEDIATE to MEDIUM. AAA's average fell from 122.5s per lap to 107.4s per lap.",
            "AAA pasó de INTERMEDIATE a MEDIUM. La media de AAA bajó de 122,5 s por vuelta a 107,4 s por vuelta.",
            "AAA passou de INTERMEDIATE para MEDIUM. A média de AAA caiu de 122,5 s por volta para 107,4 s por volta.",
        ),
        (
            "T AAA M; A AAA ? 87.4; A AAA ? 85.1",
            "AAA ran on the MEDIUM. After the stop, AAA's average fell from 87.4s to 85.1s.",
            "AAA rodó con el MEDIUM. Tras la parada, la media de AAA bajó de 87,4 s a 85,1 s.",
            "AAA rodou com o MEDIUM. Após a parada, a média de AAA baixou de 87,4 s para 85,1 s.",
        ),
        (
            "T AAA M; L AAA M 16",
            "AAA ran the MEDIUM for 16 laps. The overall average per lap of all stints was 77.2 seconds.",
            "AAA usó el MEDIUM durante 16 vueltas. La media total por vuelta de todos los stints fue de 77,2 segundos.",
            "AAA usou o MEDIUM durante 16 voltas. A média total por volta de todos os stints foi de 77,2 segundos.",
        ),
    ]
)
def test_which_stints_are_averaged(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(
    [
        (
            "V AAA BBB 0.157",
            "AAA had a 0.157-second per lap advantage over BBB.",
            "AAA tenía una ventaja de 0,157 s por vuelta sobre BBB.",
            "AAA tinha uma vantagem de 0,157 s por volta sobre BBB.",
        ),
        (
            "V BBB AAA 0.2",
            "AAA had a deficit of 0.2 s per lap to BBB.",
            "AAA tenía un déficit de 0,2 s por vuelta con BBB.",
            "AAA tinha um déficit de 0,2 s por volta em relação a BBB.",
        ),
        (
            "Q AAA BBB 1.3",
            "AAA had a 1.3-second advantage over BBB.",
            "AAA tenía una ventaja de 1,3 s sobre BBB.",
            "AAA tinha uma vantagem de 1,3 s sobre BBB.",
        ),
    ]
)
def test_an_advantage_a_lap_is_of_pace(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("B u AAA BBB", "AAA undercut BBB, but the strategy did not fully capitalize on the early stop."),
        ("B u AAA BBB; O -", "AAA undercut BBB, but the strategy did not result in overtaking BBB."),
        ("V AAA BBB 0.2", "AAA had a 0.2-second-per-lap advantage over BBB."),
    ],
)
def test_what_a_strategy_did_not_do(notation: str, text: str) -> None:
    assert affirmed(text, "en") == wanted(notation)
