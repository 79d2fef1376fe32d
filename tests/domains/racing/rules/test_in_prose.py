"""What explanations in running prose tell: ellipses, participles, verdicts in a noun, comparisons in brackets.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

import pytest

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    (
        "D AAA BBB; H AAA BBB 8; D AAA CCC; H AAA CCC 7",
        "AAA kept BBB behind for eight laps and CCC for seven.",
        "AAA contuvo a BBB durante ocho vueltas y a CCC durante siete.",
        "AAA segurou BBB durante oito voltas e CCC durante sete.",
    ),
    (
        "D AAA BBB; H AAA BBB 9; D CCC DDD; H CCC DDD 7",
        "AAA held BBB behind for nine laps, and CCC held DDD behind for seven.",
        "AAA mantuvo detrás a BBB a lo largo de nueve vueltas, y CCC hizo lo mismo con DDD a lo largo de siete.",
        "AAA segurou BBB ao longo de nove voltas, e CCC fez o mesmo com DDD ao longo de sete.",
    ),
    (
        "F AAA 5; B o AAA BBB; O +; G 21.3; P CCC 9",
        "AAA finished in fifth place after successfully overcutting BBB, gaining 21.3 seconds. CCC stopped on lap 9.",
        "AAA terminó en quinto lugar tras un overcut exitoso a BBB, ganando 21,3 segundos. CCC paró en la vuelta 9.",
        "AAA terminou em quinto lugar após um overcut bem-sucedido em BBB, ganhando 21,3 segundos. "
        "CCC parou na volta 9.",
    ),
    (
        "B u AAA BBB; G 4.6; W CCC",
        "AAA gained 4.6 s on BBB with the undercut. CCC won.",
        "AAA le ganó 4,6 s a BBB con el undercut. CCC venció.",
        "AAA ganhou 4,6 s a BBB com o undercut. CCC venceu.",
    ),
    (
        "B u BBB AAA; B u CCC AAA; G 9.8; G 9.6",
        "Two drivers profited from undercutting AAA: BBB (9.8 s) and CCC (9.6 s).",
        "Dos pilotos sacaron partido de un undercut a AAA: BBB (9,8 s) y CCC (9,6 s).",
        "Dois pilotos tiraram proveito de um undercut em AAA: BBB (9,8 s) e CCC (9,6 s).",
    ),
    (
        "W AAA; K CCC 94.7",
        "AAA won from BBB. The fastest lap, 94.7 s, was set by CCC.",
        "Venció AAA por delante de BBB. La vuelta rápida, 94,7 s, fue marcada por parte de CCC.",
        "AAA venceu, à frente de BBB. A volta mais rápida, 94,7 s, foi feita por parte de CCC.",
    ),
    (
        "P AAA 1",
        "AAA pitted on lap 1 and never stopped again.",
        "AAA paró en la vuelta 1 y no volvió a parar.",
        "AAA parou na volta 1 e não voltou a parar.",
    ),
    (
        "T AAA M; L AAA M 11; L AAA M 10",
        "AAA ran two medium stints of 11 and 10 laps.",
        "AAA hizo dos stints de medio de 11 y 10 vueltas.",
        "AAA fez dois stints de médios de 11 e 10 voltas.",
    ),
    (
        "T AAA S; L AAA S 12; L AAA S 11; L AAA S 10",
        "AAA ran three soft stints of 12, 11 and 10 laps.",
        "AAA hizo tres stints de blando de 12, 11 y 10 vueltas.",
        "AAA fez três stints de macios de 12, 11 e 10 voltas.",
    ),
    (
        "T AAA H; R AAA H 0.042; L AAA H 20",
        "The hards of AAA lost 0.042 s/lap over 20 laps.",
        "Los duros de AAA perdieron 0,042 s/vuelta en 20 vueltas.",
        "Os duros de AAA perderam 0,042 s/volta em 20 voltas.",
    ),
    (
        "Q AAA BBB 16.2",
        "AAA had a cushion of 16.2 s over BBB.",
        "AAA tenía 16,2 s de ventaja sobre BBB.",
        "AAA tinha 16,2 s de avanço sobre BBB.",
    ),
    (
        "B u AAA BBB; G 6.1; O +",
        "AAA's undercut on BBB brought 6.1 s, which highlights the effectiveness of the move.",
        "El undercut de AAA a BBB dio 6,1 s, lo que demuestra la eficacia de la maniobra.",
        "O undercut de AAA em BBB deu 6,1 s, o que demonstra a eficácia da manobra.",
    ),
    (
        "P AAA 14; P BBB 18",
        "AAA came in on lap 14. BBB did not respond until lap 18.",
        "AAA entró en la vuelta 14. BBB no respondió hasta la vuelta 18.",
        "AAA parou na volta 14. BBB não respondeu até a volta 18.",
    ),
    (
        "T AAA S; R AAA S 0.06",
        "The wear of AAA's softs (0.06 s/lap) was greater than that of BBB.",
        "El desgaste de los blandos de AAA (0,06 s/vuelta) era superior al de BBB.",
        "O desgaste dos macios de AAA (0,06 s/volta) era superior ao de BBB.",
    ),
    (
        "C AAA M>S; P AAA 40",
        "On lap 40 AAA took softs in exchange for mediums.",
        "En la vuelta 40 AAA montó blandos a cambio de medios.",
        "Na volta 40 AAA montou macios em troca de médios.",
    ),
    (
        "B u AAA BBB; O +; P AAA 14; P BBB 16; Q AAA BBB -1.6; Q AAA BBB 5.7",
        "AAA's undercut on BBB worked. He stopped on lap 14 and, after the stop of BBB on lap 16, went from 1.6 s "
        "behind to 5.7 s ahead.",
        "El undercut de AAA a BBB funcionó. Él paró en la vuelta 14 y, tras la parada de BBB en la vuelta 16, pasó de "
        "1,6 s por detrás a 5,7 s por delante.",
        "O undercut de AAA em BBB funcionou. Ele parou na volta 14 e, após a parada de BBB na volta 16, passou de "
        "1,6 s atrás para 5,7 s à frente.",
    ),
    (
        "F BBB 15; F AAA 7",
        "BBB ended up P15, while AAA converted the gain into P7.",
        "BBB terminó P15, mientras que AAA convirtió la ganancia en P7.",
        "BBB terminou em P15, enquanto AAA converteu o ganho em P7.",
    ),
    (
        "P BBB 15",
        "Rather than cover BBB's stop on lap 15, AAA held his nerve.",
        "En vez de cubrir la parada de BBB en la vuelta 15, AAA aguantó los nervios.",
        "Em vez de cobrir a parada de BBB na volta 15, AAA manteve os nervos.",
    ),
    (
        "F AAA 4; F BBB 5",
        "Fourth and fifth went to AAA and BBB.",
        "El cuarto y el quinto puesto fueron para AAA y BBB.",
        "O quarto e o quinto lugares foram para AAA e BBB.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA's undercut on BBB was not enough to take the place.",
        "El undercut de AAA a BBB no fue suficiente para adelantarlo.",
        "O undercut de AAA sobre BBB não foi suficiente para ultrapassar o rival.",
    ),
    (
        "T AAA S; L AAA S 34; C AAA S>M; T AAA M; L AAA M 37",
        "AAA ran 34 laps on softs and fitted mediums for the remaining 37.",
        "AAA hizo 34 vueltas con blandos y montó medios para las 37 restantes.",
        "AAA fez 34 voltas com macios e montou os médios para as restantes 37.",
    ),
    (
        "C AAA ?>S; T AAA S; L AAA S 2",
        "AAA fitted softs for the last two laps.",
        "AAA montó blandos para las dos últimas vueltas.",
        "AAA montou os macios para as duas últimas voltas.",
    ),
    (
        "T AAA M; L AAA M 15",
        "AAA's first stint, on mediums, stretched to 15 laps.",
        "El primer stint de AAA, con medios, se prolongó durante 15 vueltas.",
        "O primeiro stint de AAA, com pneus médios, prolongou-se por 15 voltas.",
    ),
    (
        "F AAA 9; F BBB 10",
        "AAA came away with ninth position and BBB with tenth.",
        "AAA se quedó con la novena posición y BBB con la décima.",
        "AAA ficou com a nona posição e BBB com a décima.",
    ),
    (
        "T AAA S; R AAA S 0.06; T BBB S; R BBB S 0.01",
        "The wear of AAA's softs (0.06 s/lap) was superior to that of BBB (0.01 s/lap).",
        "El desgaste de los blandos de AAA (0,06 s/vuelta) era superior al de BBB (0,01 s/vuelta).",
        "O desgaste dos macios de AAA (0,06 s/volta) era superior ao de BBB (0,01 s/volta).",
    ),
    (
        "T AAA M; A AAA M 85.2; T BBB M; A BBB M 85.4; P BBB 9",
        "AAA's pace on mediums (85.2 s on average) was better than his team-mate's (85.4 s). BBB stopped on lap 9.",
        "El ritmo de AAA con medios (85,2 s de media) fue mejor que el de su compañero (85,4 s). BBB paró en la "
        "vuelta 9.",
        "O ritmo de AAA nos médios (média de 85,2 s) era melhor que o do companheiro (85,4 s). BBB parou na volta 9.",
    ),
    (
        "F AAA 8",
        "AAA finished just ahead of BBB in P8.",
        "AAA terminó justo por delante de BBB en P8.",
        "AAA terminou logo à frente de BBB em P8.",
    ),
    # what is none of it
    (
        "",
        "Neither AAA nor BBB stopped for the remaining 37.",
        "Ni AAA ni BBB cedieron en las 37 restantes.",
        "Nem AAA nem BBB cederam nas 37 restantes.",
    ),
)

# claims affirmed, one language, its sentence
ALONE: tuple[tuple[str, str, str], ...] = (
    ("W AAA", "en", "AAA converted Monaco into a win."),
    ("", "en", "AAA stopped to win."),
    ("B u AAA BBB; G 2.7", "en", "The gain belonged to AAA, whose undercut of BBB yielded 2.7 s. CCC retired."),
    (
        "T AAA M; L AAA M 27; R AAA M -0.08",
        "en",
        "AAA managed his mediums for 27 laps, lap times dropping by 0.08 s/lap.",
    ),
    ("T AAA H; P AAA 27; G 2.1", "en", "By extending his hard-tyre stint to lap 27, AAA gained 2.1 s on BBB."),
    ("T AAA H; F AAA 10", "en", "The first set of hards took AAA far, and the second to the flag. AAA was tenth."),
    ("T AAA M", "en", "AAA's mediums held up well, better than BBB."),
    ("", "en", "AAA pitted to chase the fastest lap. BBB stayed out."),
    ("B u AAA BBB; W CCC", "pt", "AAA ultrapassou BBB por meio de um undercut. CCC venceu."),
    ("F BBB 6; F AAA 9", "pt", "BBB terminou em sexto, enquanto AAA ficou apenas em nono."),
    ("W AAA; F BBB 4; F CCC 5", "pt", "AAA venceu, com BBB e CCC a fechar os cinco primeiros."),
    ("B o AAA BBB; O -", "pt", "O overcut de AAA sobre BBB não lhe deu a posição."),
    ("B o AAA BBB; O -", "es", "El overcut de AAA a BBB no le dio la posición."),
    ("K AAA 82.7; F AAA 7", "en", "AAA set the fastest lap, an 82.7, but could do no better than seventh."),
    ("F AAA 11; F BBB 13", "en", "AAA stayed ahead, in 11th, with BBB in 13th."),
    ("F AAA 11; F BBB 13", "pt", "Foi AAA quem ficou à frente, em 11.º, com BBB em 13.º."),
    ("F AAA 18", "es", "AAA cayó al 18.º al final de la carrera."),
    ("W AAA; F BBB 2", "pt", "AAA venceu, batendo BBB, segundo classificado, e CCC."),
    (
        "T AAA M; R AAA M -0.336",
        "pt",
        "Não pesou o desgaste, pois os médios de AAA vinham melhorando 0,336 s por volta.",
    ),
    ("B o AAA BBB", "pt", "AAA trocou de posição com BBB graças ao overcut."),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@pytest.mark.parametrize(("notation", "lang", "text"), ALONE)
def test_what_one_language_says_so(notation: str, lang: str, text: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
