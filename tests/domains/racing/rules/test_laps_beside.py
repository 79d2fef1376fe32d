"""Laps beside red flags, laps set against another's, and what is said by the way.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

CASES: tuple[Case, ...] = (
    # a red flag is of the lap beside it
    (
        "C AAA I>M; P AAA 12; C BBB ?>S",
        "AAA changed intermediates for mediums on lap 12, but with the red flag of lap 33 BBB fitted softs.",
        "AAA cambió intermedios por medios en la vuelta 12, pero "
        "con la bandera roja de la vuelta 33 BBB montó blandos.",
        "AAA trocou intermediários por médios na volta 12, mas com a bandeira vermelha da volta 33 BBB montou macios.",
    ),
    (
        "N AAA 1; P AAA 23; C AAA H>H",
        "AAA made one stop, on lap 23. "
        "That stop is not the change of lap 2, which was under a red flag: hards for hards.",
        "AAA hizo una sola parada, en la vuelta 23. Hay que separar esa parada del cambio de la vuelta 2, con bandera "
        "roja: duros por duros.",
        "AAA fez uma só parada, na volta 23. Há que separar essa parada da troca da volta 2, sob bandeira vermelha: "
        "duros por duros.",
    ),
    (
        "N AAA 0; C AAA H>M; N BBB 2; P BBB 28; C BBB M>H",
        "Stops: AAA 0 (hards → mediums under red flag, L34), BBB 2 (L28, mediums → hards)",
        "Paradas: AAA 0 (duros → medios con bandera roja, V34), BBB 2 (V28, medios → duros)",
        "Paradas: AAA 0 (duros → médios com bandeira vermelha, V34), BBB 2 (V28, médios → duros)",
    ),
    (
        "C AAA S>S; P AAA 20; C AAA S>H",
        "AAA swapped softs for softs under the red flag on lap 7; on lap 20 AAA changed softs for hards.",
        "AAA cambió blandos por blandos bajo la bandera roja en la vuelta 7; "
        "en la vuelta 20 AAA cambió blandos por duros.",
        "AAA trocou macios por macios sob a bandeira vermelha na volta 7; na volta 20 AAA trocou macios por duros.",
    ),
    (
        "C AAA M>M",
        "AAA changed mediums for mediums on lap 9 (red flag).",
        "AAA cambió medios por medios en la vuelta 9 (bandera roja).",
        "AAA trocou médios por médios na volta 9 (bandeira vermelha).",
    ),
    (
        "C AAA M>M",
        "An interruption on lap 9 let AAA change mediums for mediums.",
        "Una interrupción en la vuelta 9 permitió a AAA cambiar medios por medios.",
        "Uma interrupção na volta 9 permitiu a AAA trocar médios por médios.",
    ),
    (
        "P AAA 9; C AAA M>H",  # who stopped, stopped
        "AAA stopped on lap 9 from mediums to hards under the red flag.",
        "AAA paró en la vuelta 9 de medios a duros con bandera roja.",
        "AAA parou na volta 9 de médios para duros com bandeira vermelha.",
    ),
    # a lap that is set against another's
    (
        "B u AAA BBB; P AAA 37; P BBB 41",
        "AAA undercut BBB: a stop on lap 37 against lap 41 for BBB.",
        "Undercut de AAA a BBB: parada en la vuelta 37 contra la 41 de BBB.",
        "Undercut de AAA em BBB: parada na volta 37 contra a 41 de BBB.",
    ),
    (
        "B u AAA BBB; P AAA 37; P BBB 41; G 2.5",
        "AAA undercut BBB: a stop on lap 37 against his rival's lap 41, 2.5 s gained.",
        "Undercut de AAA a BBB: parada en la vuelta 37 frente a la 41 del rival, 2,5 s ganados.",
        "Undercut de AAA em BBB: parada na volta 37 contra a 41 do rival, 2,5 s ganhos.",
    ),
    (
        "B o AAA BBB; P AAA 19; P BBB 18",
        "AAA overcut BBB: AAA pitted on lap 19, against lap 18 for BBB.",
        "Overcut de AAA a BBB: AAA paró en la vuelta 19, contra la 18 de BBB.",
        "Overcut de AAA em BBB: AAA parou na volta 19, contra a 18 de BBB.",
    ),
    (
        "P AAA 30; F AAA 5; F BBB 7",  # places, not laps
        "AAA stopped on lap 30 and finished P5 against P7 for BBB.",
        "AAA paró en la vuelta 30 y terminó P5 contra el P7 de BBB.",
        "AAA parou na volta 30 e terminou em P5 contra o P7 de BBB.",
    ),
    # what should be noted is so
    (
        "F AAA 13; F BBB 9",
        "It should be noted that AAA finished 13th, while BBB finished 9th.",
        "Habría que señalar que AAA terminó decimotercero, mientras que BBB terminó noveno.",
        "Deveria ser notado que AAA terminou em 13º, enquanto BBB terminou em 9º.",
    ),
    (
        "N AAA 2",
        "It should also be noted that AAA made two stops.",
        "Habría que recordar que AAA hizo dos paradas.",
        "Seria bom lembrar que AAA fez duas paradas.",
    ),
    (
        "",  # what should have been was not
        "AAA should have stopped on lap 9.",
        "AAA debería haber parado en la vuelta 9.",
        "AAA deveria ter parado na volta 9.",
    ),
    (
        "W AAA; F BBB 2",
        "AAA went on to win the race, with BBB finishing P2.",
        "AAA acabó ganando la carrera, y BBB terminó P2.",
        "AAA acabou vencendo a corrida, e BBB terminou em P2.",
    ),
    (
        "P AAA 9; C AAA ?>H",
        "AAA stopped on lap 9 and went over to hards.",
        "AAA paró en la vuelta 9 y pasó a duros.",
        "AAA parou na volta 9 e passou a duros.",
    ),
    # counts in brackets, by order, of changes
    (
        "N AAA 2; P AAA 9; P AAA 30; N BBB 1; P BBB 11",
        "AAA's stops (two): laps 9 and 30.\n\nBBB's stop (one): lap 11.",
        "Paradas de AAA (dos): vueltas 9 y 30.\n\nParada de BBB (una): vuelta 11.",
        "Paradas de AAA (duas): voltas 9 e 30.\n\nParada de BBB (uma): volta 11.",
    ),
    (
        "N AAA 2; P AAA 9; P AAA 30",
        "Stops of AAA (2): laps 9 and 30.",
        "Paradas de AAA (2): vueltas 9 y 30.",
        "Paradas de AAA (2): voltas 9 e 30.",
    ),
    (
        "N AAA 2; N BBB 2; C AAA S>H; C BBB S>H",
        "AAA and BBB swapped softs for hards at that stop, the first of two for each of them.",
        "AAA y BBB cambiaron blandos por duros en esa parada, la primera de dos para cada uno.",
        "AAA e BBB trocaram macios por duros nessa parada, a primeira de duas para cada um.",
    ),
    (
        "N AAA 3; P AAA 30",
        "AAA stopped on lap 30, the second stop of three.",
        "AAA paró en la vuelta 30, la segunda parada de tres.",
        "AAA parou na volta 30, a segunda parada de três.",
    ),
    (
        "N AAA 1",
        "AAA did the whole race on a single tyre change.",
        "AAA hizo toda la carrera con un solo cambio de neumáticos.",
        "AAA fez a corrida inteira com uma única troca.",
    ),
    (
        "N AAA 2; F AAA 6",
        "AAA finished P6 with two tyre changes.",
        "AAA terminó P6 con dos cambios de neumáticos.",
        "AAA terminou em P6 com duas trocas de pneus.",
    ),
    (
        "P AAA 9; C AAA S>H",
        "AAA stopped on lap 9 with a change of tyres, from softs to hards.",
        "AAA paró en la vuelta 9 con un cambio de neumáticos, de blandos a duros.",
        "AAA parou na volta 9 com uma troca de pneus, de macios para duros.",
    ),
    (
        "N AAA 2; P AAA 9; P AAA 30; N BBB 1; P BBB 11",
        "Stops: AAA 2 (laps 9 and 30), BBB 1 (lap 11).",
        "Paradas: AAA 2 (vueltas 9 y 30), BBB 1 (vuelta 11).",
        "Paradas: AAA 2 (voltas 9 e 30), BBB 1 (volta 11).",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
