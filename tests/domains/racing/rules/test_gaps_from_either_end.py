"""Whose a gap is, and with which sign: in favour of whom, behind and then ahead, by how much it changed.

Sentences are invented; claims are in the annotators' notation. A case lists the gaps and moves that a text affirms.
"""

from __future__ import annotations

from artifact.domains.racing.claims import Battle, BattleOutcome, CompoundChange, Gap
from readings import Case, affirmed, in_three_languages, wanted

# claims, and the text in each language
GAPS: list[Case] = [
    (
        "Q AAA BBB -2.164; Q AAA BBB 3.052",
        "AAA stopped on lap 9 and BBB on lap 11: the gap changed from AAA behind by 2.164 s to AAA ahead by 3.052 s.",
        "AAA paró en la vuelta 9 y BBB en la 11: la diferencia pasó de AAA por detrás por 2,164 s a AAA por delante "
        "por 3,052 s.",
        "AAA parou na volta 9 e BBB na 11: a diferença passou de AAA atrás por 2,164 s para AAA à frente por 3,052 s.",
    ),
    (
        "Q AAA BBB -1.642; Q AAA BBB 1.114",
        "Before the stops AAA was 1.642 s behind BBB. After them the gap grew to 1.114 s in AAA's favour.",
        "Antes de las paradas AAA estaba 1,642 s por detrás de BBB. Después la diferencia pasó a 1,114 s a favor de "
        "AAA.",
        "Antes das paradas AAA estava 1,642 s atrás de BBB. Depois a diferença passou para 1,114 s a favor de AAA.",
    ),
    (
        "Q AAA BBB 4.417",
        "The gap AAA→BBB was 4.417 s. BBB came out more than 3 seconds further behind AAA than before.",
        "La diferencia AAA→BBB era de 4,417 s. BBB salió más de 3 segundos por detrás de AAA que antes.",
        "A diferença AAA→BBB era de 4,417 s. BBB saiu mais de 3 segundos atrás de AAA do que antes.",
    ),
    (
        "Q AAA BBB -2.853; Q AAA BBB 0.446",
        "Before the stop AAA was 2.853 s behind BBB. After both stops, the gap from AAA to BBB had changed to 0.446 s.",
        "Antes de la parada AAA estaba 2,853 s por detrás de BBB. Tras las dos paradas, la diferencia de AAA a BBB "
        "había pasado a 0,446 s.",
        "Antes da parada AAA estava 2,853 s atrás de BBB. Após as duas paradas, a diferença de AAA para BBB tinha "
        "passado a 0,446 s.",
    ),
]

MOVES: list[Case] = [
    (
        "B u AAA BBB; O -",
        "AAA stopped on lap 9, BBB on lap 11. BBB was quick. The undercut did not work for AAA.",
        "AAA paró en la vuelta 9, BBB en la 11. BBB fue rápido. El undercut no funcionó para AAA.",
        "AAA parou na volta 9, BBB na 11. BBB foi rápido. O undercut não funcionou para AAA.",
    ),
    (
        "B o AAA BBB; O -",
        "AAA stopped on lap 11, BBB on lap 9. He tried an overcut to gain the place of BBB, but it did not work.",
        "AAA paró en la vuelta 11, BBB en la 9. Intentó un overcut para ganar la posición de BBB, pero no funcionó.",
        "AAA parou na volta 11, BBB na 9. Tentou um overcut para ganhar a posição de BBB, mas não funcionou.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA tried to undercut BBB. It did not work as an effective undercut.",
        "AAA intentó un undercut a BBB. No funcionó como undercut efectivo.",
        "AAA tentou um undercut em BBB. Não funcionou como undercut efetivo.",
    ),
]

CHANGES: list[Case] = [
    (
        "C AAA ?>M; C AAA M>I; C BBB ?>H; C BBB H>I",
        "**AAA**:\n- switched to MEDIUM on lap 33\n- later switched back to INTERMEDIATE on lap 44\n\n"
        "**BBB**:\n- switched to HARD on lap 34\n- later switched back to INTERMEDIATE on lap 47",
        "**AAA**:\n- cambió a MEDIUM en la vuelta 33\n- luego cambió de vuelta a INTERMEDIATE en la vuelta 44\n\n"
        "**BBB**:\n- cambió a HARD en la vuelta 34\n- luego cambió de vuelta a INTERMEDIATE en la vuelta 47",
        "**AAA**:\n- mudou para MEDIUM na volta 33\n- depois mudou de volta para INTERMEDIATE na volta 44\n\n"
        "**BBB**:\n- mudou para HARD na volta 34\n- depois mudou de volta para INTERMEDIATE na volta 47",
    ),
    (
        "C AAA M>H",
        "AAA ran 20 laps on MEDIUM, followed by a stop on lap 20 to fit HARD.",
        "AAA hizo 20 vueltas en MEDIUM, seguido de una parada en la vuelta 20 para montar HARD.",
        "AAA fez 20 voltas de MEDIUM, seguido de uma parada na volta 20 para colocar HARD.",
    ),
    (
        "",
        "BBB stopped later. AAA's pre-stop HARD stint averaged 92.1 s.",
        "BBB paró después. AAA salió de MEDIUM y se quedó en pista.",
        "BBB parou depois. AAA saiu do MEDIUM na volta 9, sem ficar mais.",
    ),
]


@in_three_languages(GAPS)
def test_gaps_from_either_end(notation: str, text: str, lang: str) -> None:
    assert {claim for claim in affirmed(text, lang) if isinstance(claim, Gap)} == wanted(notation)


@in_three_languages(MOVES)
def test_whose_move_is_judged(notation: str, text: str, lang: str) -> None:
    assert {claim for claim in affirmed(text, lang) if isinstance(claim, (Battle, BattleOutcome))} == wanted(notation)


@in_three_languages(CHANGES)
def test_from_which_tyre(notation: str, text: str, lang: str) -> None:
    assert {claim for claim in affirmed(text, lang) if isinstance(claim, CompoundChange)} == wanted(notation)
