"""Moves whose sides are told by the stops around them, verdicts in set phrases, and gaps of a couple of seconds.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    # who is told after the verdict did not suffer the move for that
    (
        "P AAA 9; P BBB 12; B u AAA BBB; O +; F BBB 10; F AAA 11",
        "AAA pitted on lap 9, BBB on lap 12. The undercut worked, and BBB finished in P10 and AAA in P11.",
        "AAA paró en la vuelta 9, BBB en la 12. El undercut funcionó, y BBB acabó en P10 y AAA en P11.",
        "AAA parou na volta 9, BBB na 12. O undercut funcionou, e BBB terminou em P10 e AAA em P11.",
    ),
    (
        "P AAA 9; P BBB 12; B o BBB AAA; O +",
        "AAA pitted on lap 9, BBB on lap 12. The overcut worked, and AAA was behind.",
        "AAA paró en la vuelta 9, BBB en la 12. El overcut funcionó, y AAA quedó detrás.",
        "AAA parou na volta 9, BBB na 12. O overcut funcionou, e AAA ficou atrás.",
    ),
    # the laps after a colon in the order of those named before it
    (
        "P AAA 9; P BBB 12",
        "AAA pitted first, BBB later: lap 9 against lap 12.",
        "AAA entró primero, BBB después: vuelta 9 contra vuelta 12.",
        "AAA entrou primeiro, BBB depois: volta 9 contra volta 12.",
    ),
    # verdicts
    (
        "B u AAA BBB; O +",
        "AAA undercut BBB, and it could hardly have gone better.",
        "AAA hizo un undercut a BBB, y no pudo salir mejor.",
        "AAA fez um undercut em BBB, e não podia ter corrido melhor.",
    ),
    (
        "B o AAA BBB; O +",
        "The overcut of AAA on BBB did exactly what it was meant to.",
        "El overcut de AAA a BBB cumplió su propósito.",
        "O overcut de AAA em BBB cumpriu o seu propósito.",
    ),
    (
        "B u AAA BBB; O +",
        "AAA's undercut on BBB: it could not have worked better.",
        "Undercut de AAA a BBB. Veredicto: maniobra lograda.",
        "Undercut de AAA em BBB. Veredito: manobra conseguida.",
    ),
    # a couple of seconds
    (
        "Q AAA BBB -2",
        "AAA was a couple of seconds behind BBB.",
        "AAA estaba un par de segundos por detrás de BBB.",
        "AAA estava um par de segundos atrás de BBB.",
    ),
    (
        "B u AAA BBB; G 2",
        "AAA undercut BBB and gained a couple of seconds.",
        "AAA hizo un undercut a BBB y ganó un par de segundos.",
        "AAA fez um undercut em BBB e ganhou um par de segundos.",
    ),
    # neither
    (
        "",
        "Had AAA undercut BBB, it could have gone better.",
        "Si AAA hubiera hecho un undercut a BBB, podría haber salido mejor.",
        "Se AAA tivesse feito um undercut em BBB, poderia ter corrido melhor.",
    ),
    (
        "",
        "AAA and BBB were a couple of laps apart.",
        "AAA y BBB estaban separados por un par de vueltas.",
        "AAA e BBB estavam separados por um par de voltas.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
