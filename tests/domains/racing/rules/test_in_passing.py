"""What texts tell in passing: in asides, beside a comparison, before what could have been, after what was denied."""

from __future__ import annotations

from readings import affirmed, in_three_languages, wanted

STOPS = [
    (
        "P AAA 21; P BBB 18",
        "AAA stopped on lap 21 instead of BBB's lap 18.",
        "AAA paró en la vuelta 21 en vez de la vuelta 18 de BBB.",
        "AAA parou na volta 21 em vez da volta 18 de BBB.",
    ),
    (
        "P AAA 21",
        "AAA stopped on lap 21 instead of lap 18.",
        "AAA paró en la vuelta 21 en vez de la vuelta 18.",
        "AAA parou na volta 21 em vez da volta 18.",
    ),
    (
        "T AAA H; L AAA H 40; P AAA 40; C AAA H>M",
        "AAA ran 40 laps on HARD before the lap-40 HARD-to-MEDIUM stop.",
        "AAA completó 40 vueltas con HARD antes de la parada de la vuelta 40 de HARD a MEDIUM.",
        "AAA completou 40 voltas com HARD antes da parada da volta 40 de HARD para MEDIUM.",
    ),
    (
        "P AAA 21; P BBB 24",
        "AAA's first of these stops was on lap 21, while BBB's was on lap 24.",
        "La primera de estas paradas de AAA fue en la vuelta 21, mientras que la de BBB fue en la 24.",
        "A primeira destas paradas de AAA foi na volta 21, enquanto a de BBB foi na 24.",
    ),
    (
        "P AAA 21",
        "AAA delayed the pre-SC stop until lap 21.",
        "AAA retrasó la parada pre-SC hasta la vuelta 21.",
        "AAA atrasou a parada pre-SC até a volta 21.",
    ),
]
TYRES = [
    (
        "P AAA 14; C AAA S>M; T AAA S; L AAA S 1-14; A AAA S 90.1",
        "AAA stopped on lap 14, changing from SOFT (laps 1-14, averaging 90.1 s) to MEDIUM.",
        "AAA paró en la vuelta 14, cambiando de SOFT (vueltas 1-14, media 90,1 s) a MEDIUM.",
        "AAA parou na volta 14, trocando de SOFT (voltas 1-14, média 90,1 s) para MEDIUM.",
    ),
]
PACES = [
    (
        "T AAA H; A AAA H 80.5; T BBB M; A BBB M 81.7; V AAA BBB 1.2",
        "AAA's average on HARD (80.5 s) was 1.2 seconds per lap faster than BBB's average on MEDIUM (81.7 s).",
        "El ritmo medio de AAA en HARD (80,5 s) fue 1,2 s más rápido por vuelta que el de BBB en MEDIUM (81,7 s).",
        "O ritmo médio de AAA em HARD (80,5 s) foi 1,2 s mais rápido por volta que o ritmo de BBB em MEDIUM (81,7 s).",
    ),
    (
        "A AAA ? 80.5; A BBB ? 81.7; V AAA BBB 1.2",
        "AAA was faster (80.5 s on average) than BBB (81.7 s on average), a difference of 1.2 s per lap.",
        "AAA fue más rápido (80,5 s de media) que BBB (81,7 s de media), una diferencia de 1,2 s por vuelta.",
        "AAA foi mais rápido (80,5 s em média) que BBB (81,7 s em média), uma diferença de 1,2 s por volta.",
    ),
    (
        "T AAA H; T BBB M",
        "AAA's stint on HARD was faster (-0.05 s/lap) than BBB's stint on MEDIUM (-0.02 s/lap).",
        "El stint de AAA con HARD fue más rápido (-0,05 s/vuelta) que el de BBB con MEDIUM (-0,02 s/vuelta).",
        "O stint de AAA com HARD foi mais rápido (-0,05 s/volta) que o de BBB com MEDIUM (-0,02 s/volta).",
    ),
    (
        "",
        "AAA's average pit stop time was 0.9 s faster than BBB's.",
        "El tiempo medio de parada de AAA fue 0,9 s más rápido que el de BBB.",
        "O tempo médio de parada de AAA foi 0,9 s mais rápido que o de BBB.",
    ),
]


@in_three_languages([*STOPS, *TYRES, *PACES])
def test_told_in_passing(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


RESULTS = [
    ("F AAA 4", "The plan led to AAA finishing in P4 as he could save his tyres."),
    ("F AAA 4", "It led to AAA finishing fourth as the tyres lasted to the flag."),
    ("F BBB 4; F AAA 5", "It did not allow AAA to pass BBB, as BBB finished P4 and AAA finished P5."),
    ("F AAA 3; K AAA; F BBB 4", "AAA finished third with the fastest lap, with BBB fourth."),
    ("", "AAA could have finished P4."),
    ("", "AAA was the fourth of these to stop."),
]


def test_results_beside_what_could_have_been() -> None:
    for claims, text in RESULTS:
        assert affirmed(text, "en") == wanted(claims), text


def test_a_lap_by_which_all_had_stopped_is_nobodys_stop() -> None:
    assert affirmed("After both had made their final stops (by lap 40), AAA was 2.1 s ahead of BBB.", "en") == wanted(
        "Q AAA BBB 2.1"
    )


STINTS = [
    (
        "P AAA 20; C AAA S>M; S AAA 20; L AAA S 20; T AAA S; A AAA S 90.1",
        "AAA stopped on lap 20, changing from SOFT to MEDIUM under the safety car after a 20-lap first stint "
        "(avg 90.1 s).",
        "AAA paró en la vuelta 20, cambiando de SOFT a MEDIUM bajo safety car tras un primer stint de 20 vueltas "
        "(media 90,1 s).",
        "AAA parou na volta 20, trocando de SOFT para MEDIUM sob safety car após um primeiro stint de 20 voltas "
        "(média 90,1 s).",
    ),
    (
        "T AAA M; A AAA M 87.4; T AAA H; R AAA M 0.08",
        "On MEDIUM, AAA was faster (87.4 s on average) than on HARD. Degradation was positive (+0.08 s/lap).",
        "Con el MEDIUM, AAA fue más rápido (87,4 s de media) que con el HARD. La degradación fue positiva "
        "(+0,08 s/vuelta).",
        "Com o MEDIUM, AAA foi mais rápido (87,4 s de média) que com o HARD. A degradação foi positiva "
        "(+0,08 s/volta).",
    ),
    (
        "C AAA S>H; A AAA H 88.1; T AAA H; R AAA H 0.02; A AAA S 90.1; T AAA S; R AAA S 0.09",
        "AAA went from SOFT to HARD. HARD (stint-2 average 88.1 s, +0.02 s/lap) was quicker than SOFT "
        "(stint-1 average 90.1 s, +0.09 s/lap).",
        "AAA pasó de SOFT a HARD. El HARD (stint-2 media 88,1 s, +0,02 s/vuelta) fue más rápido que el SOFT "
        "(stint-1 media 90,1 s, +0,09 s/vuelta).",
        "AAA passou de SOFT para HARD. O HARD (stint-2 média 88,1 s, +0,02 s/volta) foi mais rápido que o SOFT "
        "(stint-1 média 90,1 s, +0,09 s/volta).",
    ),
    (
        "T AAA H; T AAA M",
        "HARD lowered the average of AAA by 2.1 s and the degradation by 0.02 s/lap compared to MEDIUM.",
        "El HARD redujo la media de AAA en 2,1 s y la degradación en 0,02 s/vuelta respecto al MEDIUM.",
        "O HARD reduziu a média de AAA em 2,1 s e a degradação em 0,02 s/volta em relação ao MEDIUM.",
    ),
    (
        "P AAA 20; C AAA M>I",
        "AAA stopped from MEDIUM tyres on lap 20 for a new set of INTERMEDIATE.",
        "AAA cambió de MEDIUM en la vuelta 20 a INTERMEDIATE.",
        "AAA trocou de MEDIUM na volta 20 para INTERMEDIATE.",
    ),
    (
        "A AAA H 96.1; T AAA H; A BBB H 96.6; T BBB H",
        "AAA averaged 96.1 s vs. 96.6 s for BBB on HARD.",
        "AAA promedió 96,1 s vs. 96,6 s de BBB con HARD.",
        "AAA teve média de 96,1 s vs. 96,6 s de BBB com HARD.",
    ),
    (
        "T AAA H; A AAA H 90.1; T BBB S; T BBB M; A BBB M 91.2",
        "AAA's HARD stint (90.1 s on average) was faster than BBB's SOFT laps and first MEDIUM stint (91.2 s).",
        "El stint de AAA con HARD (90,1 s de media) fue más rápido que el stint de BBB con SOFT "
        "y el de MEDIUM (91,2 s).",
        "O stint de AAA com HARD (90,1 s de média) foi mais rápido que o stint de BBB com SOFT e o de MEDIUM (91,2 s).",
    ),
]


@in_three_languages(STINTS)
def test_stints_told_in_passing(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


OF_TWO = [
    (
        "A AAA ? 90.1; A BBB ? 90.3",
        "AAA and BBB started well, both averaging about the same per lap (90.1 s vs 90.3 s).",
        "AAA y BBB empezaron bien, ambos con una media parecida por vuelta (90,1 s vs 90,3 s).",
        "AAA e BBB começaram bem, ambos com uma média parecida por volta (90,1 s vs 90,3 s).",
    ),
    (
        "",
        "AAA's average was better in his stint (-0.01 s/lap) compared to BBB's (-0.05 s/lap).",
        "La media de AAA fue mejor en su stint (-0,01 s/vuelta) que la de BBB (-0,05 s/vuelta).",
        "A média de AAA foi melhor no seu stint (-0,01 s/volta) que a de BBB (-0,05 s/volta).",
    ),
    (
        "B u AAA BBB; Q AAA BBB 2.8; Q AAA BBB 8.3",
        "AAA undercut BBB. That led to a change in the gap between them, from 2.8 s at the start to 8.3 s at the end.",
        "AAA hizo un undercut a BBB. La brecha entre ellos cambió, de 2,8 s al principio a 8,3 s al final.",
        "AAA fez um undercut em BBB. A diferença entre eles mudou, de 2,8 s no início para 8,3 s no fim.",
    ),
]
OF_ONE = [
    (
        "C AAA M>M; C AAA M>H; A AAA M 90.1; A AAA M 91.2; T AAA M",
        "AAA went MEDIUM → MEDIUM → HARD. In the second stint his average improved (90.1 s vs 91.2 s).",
        "AAA hizo MEDIUM → MEDIUM → HARD. En el segundo stint su media mejoró (90,1 s vs 91,2 s).",
        "AAA fez MEDIUM → MEDIUM → HARD. No segundo stint a sua média melhorou (90,1 s vs 91,2 s).",
    ),
    (
        "T AAA M; C AAA M>H; P AAA 14; R AAA M 0.06",
        "AAA started on MEDIUM and stopped on lap 14 for HARD, reacting to the initial degradation (+0.06 s/lap).",
        "AAA salió con MEDIUM y paró en la vuelta 14 para HARD, por la degradación inicial (+0,06 s/vuelta).",
        "AAA começou com MEDIUM e parou na volta 14 para HARD, reagindo à degradação inicial (+0,06 s/volta).",
    ),
    (
        "P AAA 61; P AAA 62; S AAA 61; S AAA 62",
        "AAA: the stops on laps 61-62 were made under the safety car.",
        "AAA: las paradas en las vueltas 61-62 se hicieron bajo safety car.",
        "AAA: as paradas nas voltas 61-62 foram feitas sob safety car.",
    ),
    (
        "T AAA M",
        "AAA used MEDIUM. The lack of a stint on SOFT cost him options.",
        "AAA usó MEDIUM. La falta de un stint con SOFT le restó opciones.",
        "AAA usou MEDIUM. A falta de um stint com SOFT tirou-lhe opções.",
    ),
    (
        "W AAA; F BBB 2; F CCC 3; F DDD 4; F EEE 5",
        "AAA won from BBB and CCC, with DDD and EEE completing the top five.",
        "AAA ganó por delante de BBB y CCC, con DDD y EEE completando el top cinco.",
        "AAA venceu à frente de BBB e CCC, com DDD e EEE completando o top cinco.",
    ),
    (
        "W AAA; F DDD 4; F EEE 5",
        "AAA won from BBB, with DDD and EEE completing the top five.",
        "AAA ganó por delante de BBB, con DDD y EEE completando el top cinco.",
        "AAA venceu à frente de BBB, com DDD e EEE completando o top cinco.",
    ),
]


@in_three_languages([*OF_TWO, *OF_ONE])
def test_of_two_and_of_one(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


OF_A_RIVAL = [
    (
        "B u AAA BBB; Q AAA BBB -2.3; Q AAA BBB 1.1",
        "AAA undercut BBB by stopping earlier, reducing his lead from 2.3 s at first to a deficit of 1.1 s.",
        "AAA hizo el undercut a BBB parando antes, reduciendo su ventaja de 2,3 s al principio a un déficit de 1,1 s.",
        "AAA fez o undercut em BBB parando antes, reduzindo sua vantagem de 2,3 s no início para um déficit de 1,1 s.",
    ),
    (
        "T AAA H; A AAA H 85.6; A BBB H 86.5; T BBB H",
        "AAA was faster than BBB in stint 2 (HARD: 85.6 s avg vs 86.5 s avg).",
        "AAA fue más rápido que BBB en el stint 2 (HARD: 85,6 s de media vs 86,5 s de media).",
        "AAA foi mais rápido que BBB no stint 2 (HARD: 85,6 s de média vs 86,5 s de média).",
    ),
    (
        "",
        "AAA's overall average (90.1 s) was slightly worse than BBB's (90.0 s).",
        "El promedio total de AAA (90,1 s) fue algo peor que el de BBB (90,0 s).",
        "A média total de AAA (90,1 s) foi um pouco pior que a de BBB (90,0 s).",
    ),
]
UNDER_THE_SAFETY_CAR = [
    (
        "P AAA 7; P BBB 8; S BBB 8",
        "AAA stopped on lap 7 and BBB on lap 8. BBB, stopping one lap later under the safety car, lost out.",
        "AAA paró en la vuelta 7 y BBB en la 8. BBB, parando una vuelta después bajo safety car, salió perdiendo.",
        "AAA parou na volta 7 e BBB na 8. BBB, parando uma volta depois sob safety car, saiu perdendo.",
    ),
    (
        "P AAA 2; P BBB 4; S AAA ?",
        "AAA stopped on lap 2 and BBB on lap 4. AAA's pit stops were all under the safety car.",
        "AAA paró en la vuelta 2 y BBB en la 4. Las paradas de AAA fueron todas bajo safety car.",
        "AAA parou na volta 2 e BBB na 4. As paradas de AAA foram todas sob safety car.",
    ),
]
VERDICTS = [
    (
        "B u AAA BBB; O +",
        "AAA undercut BBB. The strategy seemed to work at first.",
        "AAA hizo un undercut a BBB. La estrategia pareció funcionar al principio.",
        "AAA fez um undercut em BBB. A estratégia pareceu funcionar no início.",
    ),
    (
        "B u AAA BBB; O +",
        "AAA undercut BBB. The decision to change tyres early effectively worked.",
        "AAA hizo un undercut a BBB. La decisión de cambiar pronto los neumáticos funcionó.",
        "AAA fez um undercut em BBB. A decisão de trocar cedo os pneus funcionou.",
    ),
]


@in_three_languages([*OF_A_RIVAL, *UNDER_THE_SAFETY_CAR, *VERDICTS])
def test_of_a_rival(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


ALIKE = [
    (
        "T AAA H; L AAA H 11; A AAA H 93.1; T BBB M; L BBB H 10; A BBB H 93.4; T BBB H",
        "BBB was on MEDIUM. AAA then ran 11 laps on HARD (averaging 93.1 s), BBB ran 10 laps (averaging 93.4 s).",
        "BBB iba con MEDIUM. Luego AAA completó 11 vueltas con HARD (media 93,1 s), BBB completó 10 vueltas "
        "(media 93,4 s).",
        "BBB estava com MEDIUM. Depois AAA completou 11 voltas com HARD (média 93,1 s), BBB completou 10 voltas "
        "(média 93,4 s).",
    ),
    (
        "C AAA S>H; C AAA H>S",
        "AAA went from SOFT to HARD and back again.",
        "AAA pasó de SOFT a HARD y de vuelta otra vez.",
        "AAA trocou de SOFT para HARD e de volta.",
    ),
    (
        "C AAA S>H; P AAA 9",
        "AAA went from SOFT to HARD and again stopped on lap 9.",
        "AAA pasó de SOFT a HARD y otra vez paró en la vuelta 9.",
        "AAA trocou de SOFT para HARD e de novo parou na volta 9.",
    ),
]


@in_three_languages(ALIKE)
def test_what_is_told_once_of_two(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


def test_seconds_of_two_with_one_unit() -> None:
    text = "AAA undercut CCC and BBB undercut DDD; they gained 5 and 3 seconds respectively."
    assert affirmed(text, "en") == wanted("B u AAA CCC; B u BBB DDD; G 5; G 3")
