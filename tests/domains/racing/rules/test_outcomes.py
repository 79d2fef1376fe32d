"""Verdicts on moves: how one turned out, what answers the question, what is no verdict on a move.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    # how it turned out
    (
        "B u AAA BBB; O +",
        "AAA's undercut on BBB did its job.",
        "El undercut de AAA a BBB cumplió su cometido.",
        "O undercut de AAA em BBB resultou em pleno.",
    ),
    (
        "B u AAA BBB; O +",
        "AAA undercut BBB. In the short term the move proved decisive.",
        "AAA hizo el undercut a BBB. A corto plazo funcionó.",
        "AAA fez o undercut em BBB. No imediato a manobra resultou.",
    ),
    (
        "B u AAA BBB; O +",
        "AAA's undercut on BBB was enough.",
        "El undercut de AAA a BBB salió de libro.",
        "O undercut de AAA em BBB foi certeiro.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA's undercut on BBB wasn't enough.",
        "El undercut de AAA a BBB no le alcanzó.",
        "O undercut de AAA em BBB não resultou.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA's undercut on BBB fell short.",
        "El undercut de AAA a BBB se quedó corto.",
        "O undercut de AAA em BBB ficou aquém.",
    ),
    (
        "B u AAA BBB; O +",
        "UC by AAA on BBB: OK.",
        "UC de AAA sobre BBB: OK.",
        "UC de AAA sobre BBB: OK.",
    ),
    # answers
    (
        "B u AAA BBB; O +",
        "Did AAA's undercut on BBB work? It did.",
        "¿Funcionó el undercut de AAA a BBB? Sin duda.",
        "O undercut de AAA em BBB funcionou? Com certeza.",
    ),
    (
        "B u AAA BBB; O -",
        "Did AAA's undercut on BBB work? It did not.",
        "¿Funcionó el undercut de AAA a BBB? Ni mucho menos.",
        "O undercut de AAA em BBB funcionou? Longe disso.",
    ),
    # a question takes it that the move was made, whatever it asks
    (
        "B u AAA BBB; Q AAA BBB -1.2",
        "Did AAA's undercut on BBB work? After the stops he was 1.2 s behind BBB.",
        "¿Funcionó el undercut de AAA a BBB? Tras las paradas estaba 1,2 s por detrás de BBB.",
        "O undercut de AAA em BBB funcionou? Após as paradas estava 1,2 s atrás de BBB.",
    ),
    (
        "P AAA 9; P BBB 11; B u AAA BBB; O +",
        "AAA pitted on lap 9 and BBB on lap 11. Did the undercut work? Absolutely.",
        "AAA paró en la vuelta 9 y BBB en la 11. ¿Funcionó el undercut? Desde luego que sí.",
        "AAA parou na volta 9 e BBB na 11. O undercut funcionou? Claro que sim.",
    ),
    # not of a move
    (
        "P AAA 9",
        "AAA pitted on lap 9. Any undercuts? None.",
        "AAA paró en la vuelta 9. ¿Hubo undercuts? Ninguno.",
        "AAA parou na volta 9. Houve undercuts? Nenhum.",
    ),
    (
        "B u AAA BBB; G 2.1",
        "AAA undercut BBB. The stop was soon enough, gaining 2.1 s.",
        "El undercut de AAA a BBB resultó en una ganancia de 2,1 s.",
        "O undercut de AAA em BBB resultou num ganho de 2,1 s.",
    ),
    (
        "F AAA 4",
        "His strategy was not enough to win: AAA finished P4.",
        "Su estrategia no bastó para la victoria: AAA terminó P4.",
        "A estratégia não bastou para a vitória: AAA terminou em P4.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
