"""Wordings that the grammar reads by a rule of their own: what is affirmed, and nothing else.

Sentences are invented. A claim is written as its kind and its fields, in order, without those that are open.
"""

from __future__ import annotations

import pytest

from artifact.domains.racing.rules import extract
from readings import written

CASES = [
    ("en", "AAA came home with a ninth-place finish.", "final_position AAA 9"),
    ("es", "AAA firmó un noveno puesto.", "final_position AAA 9"),
    ("pt", "AAA conseguiu um nono lugar.", "final_position AAA 9"),
    ("en", "AAA took a P4 finish from a P9 start.", "final_position AAA 4"),
    ("en", "P1 AAA, P2 BBB, P3 CCC.", "final_position AAA 1; final_position BBB 2; final_position CCC 3"),
    ("en", "AAA finished P8, ahead of P9 BBB.", "final_position AAA 8; final_position BBB 9"),
    ("en", "AAA, in P5, and BBB, in P6, scored points.", "final_position AAA 5; final_position BBB 6"),
    ("en", "AAA (Red Bull) pitted on lap 12 and BBB (Ferrari) on lap 14.", "pit_lap AAA 12; pit_lap BBB 14"),
    ("en", "AAA led 47 of 57 laps.", ""),
    ("en", "AAA made a 1.239-second gain with the undercut on BBB.", "gain 1.239; battle undercut AAA BBB"),
    (
        "en",
        "On the HARD stint:\n- AAA: 92.3 s\n- BBB: 92.8 s",
        "stint_pace AAA HARD 92.3; stint_compound AAA HARD; stint_pace BBB HARD 92.8; stint_compound BBB HARD",
    ),
    (
        "en",
        "Stops under the safety car: AAA on lap 20, BBB on lap 21.",
        "neutralised_stop AAA 20; neutralised_stop BBB 21; pit_lap AAA 20; pit_lap BBB 21",
    ),
    ("en", "AAA stopped on lap 57, then had three more stops under the safety car.", "pit_lap AAA 57"),
    ("en", "AAA undercut BBB by 2.7 s.", "battle undercut AAA BBB; gain 2.7"),
    ("en", "AAA undercut BBB (+2.7 s).", "battle undercut AAA BBB; gain 2.7"),
    ("en", "AAA switched to the harder compound (HARD) on lap 20.", "compound_change AAA HARD; pit_lap AAA 20"),
    (
        "en",
        "AAA and BBB both switched to HARD, on laps 12 and 14 respectively.",
        "compound_change AAA HARD; compound_change BBB HARD; pit_lap AAA 12; pit_lap BBB 14",
    ),
    ("en", "AAA wore 36-40-lap-old tyres.", ""),
    ("en", "AAA stopped on laps 12/30/45.", "pit_lap AAA 12; pit_lap AAA 30; pit_lap AAA 45"),
    ("en", "AAA's lap-56 switch to SOFT came late.", "pit_lap AAA 56; compound_change AAA SOFT"),
    (
        "en",
        "HARD (laps 12-30): AAA averaged 92.3 s.",
        "stint_compound AAA HARD; stint_laps AAA HARD 12 30; stint_pace AAA HARD 92.3",
    ),
    (
        "en",
        "AAA: SOFT (1-12), HARD (13-50).",
        "stint_compound AAA SOFT; stint_laps AAA SOFT 1 12; stint_compound AAA HARD; stint_laps AAA HARD 13 50",
    ),
    (
        "es",
        "AAA: blando (1-12), duro (13-50).",
        "stint_compound AAA SOFT; stint_laps AAA SOFT 1 12; stint_compound AAA HARD; stint_laps AAA HARD 13 50",
    ),
    (
        "pt",
        "AAA: macio (1-12), duro (13-50).",
        "stint_compound AAA SOFT; stint_laps AAA SOFT 1 12; stint_compound AAA HARD; stint_laps AAA HARD 13 50",
    ),
    ("en", "AAA enjoyed a 1.2-second advantage after the undercut on BBB.", "gap AAA BBB 1.2; battle undercut AAA BBB"),
    ("en", "AAA undercut both BBB and CCC.", "battle undercut AAA BBB; battle undercut AAA CCC"),
    ("en", "AAA overcut BBB, gaining a position.", "battle overcut AAA BBB; battle_outcome True"),
    ("es", "AAA y BBB pararon en las vueltas 12 y 14, respectivamente.", "pit_lap AAA 12; pit_lap BBB 14"),
    ("pt", "AAA e BBB pararam nas voltas 12 e 14, respectivamente.", "pit_lap AAA 12; pit_lap BBB 14"),
    ("en", "AAA was 0.3 s quicker per lap on SOFT than on HARD.", "stint_compound AAA SOFT; stint_compound AAA HARD"),
    (
        "en",
        "AAA kept BBB behind for 9 laps although BBB was 0.4 s a lap faster.",
        "defense AAA BBB; hold_laps AAA BBB 9; pace_delta BBB AAA 0.4",
    ),
    (
        "es",
        "AAA mantuvo detrás a BBB durante 9 vueltas aunque BBB era 0,4 s más rápido por vuelta.",
        "defense AAA BBB; hold_laps AAA BBB 9; pace_delta BBB AAA 0.4",
    ),
    ("en", "AAA defended against BBB, protecting his teammate.", "defense AAA BBB; teammate_protected AAA True"),
    ("en", "Undercuts and overcuts brought nothing.", ""),
    ("en", "The undercut (AAA on BBB) gained 1.2 s.", "battle undercut AAA BBB; gain 1.2"),
    ("en", "AAA passed BBB by way of the undercut.", "battle undercut AAA BBB"),
    ("en", "AAA's undercut: BBB lost the position.", "battle undercut AAA BBB"),
    (
        "en",
        "AAA's undercut on BBB, by 1.239 seconds, succeeded.",
        "battle undercut AAA BBB; gain 1.239; battle_outcome True",
    ),
    (
        "es",
        "El undercut de AAA sobre BBB funcionó y le dio la posición.",
        "battle undercut AAA BBB; battle_outcome True",
    ),
    (
        "pt",
        "O undercut de AAA sobre BBB funcionou e lhe deu a posição.",
        "battle undercut AAA BBB; battle_outcome True",
    ),
    ("en", "AAA used two laps of fresh tyres at the end.", ""),
    (
        "en",
        "AAA's final stint, of 20 laps on HARD, was his longest.",
        "stint_laps AAA HARD 20; stint_compound AAA HARD",
    ),
    ("en", "AAA pitted before BBB.", ""),
    ("en", "After BBB stopped on lap 9, AAA stopped on lap 11.", "pit_lap BBB 9; pit_lap AAA 11"),
    ("en", "AAA's window opened between laps 12 and 15.", ""),
    ("es", "Paradas: AAA en las vueltas 12 y 30; BBB en la 14.", "pit_lap AAA 12; pit_lap AAA 30; pit_lap BBB 14"),
    ("pt", "Paradas: AAA nas voltas 12 e 30; BBB na 14.", "pit_lap AAA 12; pit_lap AAA 30; pit_lap BBB 14"),
    ("en", "Victory for AAA; P2 for BBB.", "winner AAA; final_position BBB 2"),
    ("es", "Victoria de AAA; P2 para BBB.", "winner AAA; final_position BBB 2"),
    ("pt", "Vitória de AAA; P2 para BBB.", "winner AAA; final_position BBB 2"),
    ("es", "AAA pasó de MED a DUR en la vuelta 12.", "compound_change AAA MEDIUM HARD; pit_lap AAA 12"),
    ("pt", "AAA passou de MAC para DUR na volta 12.", "compound_change AAA SOFT HARD; pit_lap AAA 12"),
    ("en", "AAA set the best lap of the race, 71.5 s.", "fastest_lap AAA 71.5"),
    ("es", "AAA firmó la mejor vuelta de la carrera en 1:11,500.", "fastest_lap AAA 71.5"),
    ("pt", "AAA registrou a melhor volta da prova, em 71,5 segundos.", "fastest_lap AAA 71.5"),
    ("en", "AAA stopped for a late attempt at the fastest lap.", ""),
    ("pt", "AAA parou na tentativa de fazer a volta mais rápida.", ""),
    ("es", "AAA gana la carrera.", "winner AAA"),
    ("pt", "AAA subiu ao lugar mais alto do pódio.", "winner AAA"),
    ("en", "AAA stood on the top step of the podium.", "winner AAA"),
    ("en", "AAA qualified fourth and finished second.", "final_position AAA 2"),
    ("es", "AAA salió cuarto y terminó segundo.", "final_position AAA 2"),
    ("pt", "AAA largou em quarto e terminou em segundo.", "final_position AAA 2"),
]


@pytest.mark.parametrize(("lang", "text", "claims"), CASES, ids=[f"{lang}: {text[:50]}" for lang, text, _ in CASES])
def test_all_and_nothing_else_is_read(lang: str, text: str, claims: str) -> None:
    assert "; ".join(written(claim) for claim in extract(text, lang).claims) == claims
