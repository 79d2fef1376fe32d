"""Places that a sentence leaves to the two drivers told before, that answer a question, that were taken or slipped to.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    # two places in the order of the pair
    (
        "B u AAA BBB; F AAA 2; F BBB 4",
        "AAA undercut BBB. Finish: P2 / P4.",
        "AAA hizo un undercut a BBB. Meta: P2 / P4.",
        "AAA fez um undercut em BBB. Chegada: P2 / P4.",
    ),
    (
        "B o BBB AAA; F BBB 7; F AAA 12",
        "AAA was overcut by BBB. 7th and 12th at the flag.",
        "El overcut de BBB a AAA. 7.º y 12.º bajo la bandera a cuadros.",
        "O overcut de BBB em AAA. 7.º e 12.º na bandeirada.",
    ),
    (
        "D AAA BBB; F AAA 13; F BBB 14",
        "AAA held BBB. Final result: 13th against 14th.",
        "AAA contuvo a BBB. Resultado final: 13.º contra 14.º.",
        "AAA segurou BBB. Resultado final: 13.º contra 14.º.",
    ),
    (
        "B u AAA BBB; F AAA 5; F BBB 9",
        "AAA undercut BBB. Fifth one, ninth the other.",
        "AAA hizo un undercut a BBB. Quinto uno, noveno el otro.",
        "AAA fez um undercut em BBB. Quinto um, nono o outro.",
    ),
    (
        "P AAA 9; P BBB 11; F AAA 5; F BBB 9",
        "AAA stopped on lap 9, BBB on lap 11. At the flag: P5 vs P9.",
        "AAA paró en la vuelta 9, BBB en la 11. En meta: P5 vs P9.",
        "AAA parou na volta 9, BBB na 11. Na bandeirada: P5 vs P9.",
    ),
    # an answer
    (
        "P AAA 9; F AAA 4",
        "AAA stopped on lap 9. The reward? Fourth.",
        "AAA paró en la vuelta 9. ¿El premio? Cuarto.",
        "AAA parou na volta 9. O prêmio? Quarto.",
    ),
    (
        "P AAA 9; F AAA 11",
        "AAA stopped on lap 9. And in the end? Eleventh, without points.",
        "AAA paró en la vuelta 9. ¿Y al final? Undécimo, sin puntos.",
        "AAA parou na volta 9. E no fim? Décimo primeiro, sem pontos.",
    ),
    # taken, slipped to, brought home
    (
        "T AAA H; A AAA H 81.2; F AAA 7",
        "AAA averaged 81.2 s on hards and took seventh.",
        "AAA promedió 81,2 s con duros y fue séptimo.",
        "AAA fez média de 81,2 s com duros e terminou em sétimo.",
    ),
    (
        "F AAA 9; F BBB 15",
        "AAA brought his car home in ninth while BBB drifted back to fifteenth.",
        "AAA llevó su coche a la meta noveno, mientras que BBB se hundió hasta el decimoquinto puesto.",
        "AAA levou o carro até a meta em nono, enquanto BBB recuou até o décimo quinto lugar.",
    ),
    (
        "F AAA 5; F BBB 15",
        "AAA finished fifth and BBB slipped to 15th.",
        "AAA acabó quinto y BBB se quedó en el 15.º puesto.",
        "AAA acabou em quinto e BBB ficou-se pelo 15.º lugar.",
    ),
    # not theirs, not final
    (
        "B u AAA BBB",
        "AAA undercut BBB. First and second stints were quick.",
        "AAA hizo un undercut a BBB. Primer y segundo stint fueron rápidos.",
        "AAA fez um undercut em BBB. Primeiro e segundo stints foram rápidos.",
    ),
    (
        "B u AAA BBB; P CCC 3",
        "AAA undercut BBB; CCC stopped on lap 3. Finish: P2 / P4.",
        "AAA hizo un undercut a BBB; CCC paró en la vuelta 3. Meta: P2 / P4.",
        "AAA fez um undercut em BBB; CCC parou na volta 3. Chegada: P2 / P4.",
    ),
    (
        "P AAA 9",
        "AAA stopped on lap 9. On which lap? The ninth.",
        "AAA paró en la vuelta 9. ¿En qué vuelta? Novena.",
        "AAA parou na volta 9. Em que volta? Nona.",
    ),
    (
        "B u AAA BBB",
        "The undercut of AAA on BBB took second on lap 20.",
        "El undercut de AAA a BBB le dio el segundo lugar en la vuelta 20.",
        "O undercut de AAA em BBB deu a segunda posição na volta 20.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
