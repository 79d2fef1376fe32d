"""Defences: who held whom, for how long, and how much faster who was held would have been.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    (
        "D AAA BBB; H AAA BBB 8; D AAA CCC; H AAA CCC 7; D AAA DDD; H AAA DDD 3",
        "AAA defended against BBB for 8 laps, against CCC for 7 and against DDD for 3.",
        "AAA se defendió de BBB durante 8 vueltas, de CCC durante 7 y de DDD durante 3.",
        "AAA defendeu-se de BBB por 8 voltas, de CCC por 7 e de DDD por 3.",
    ),
    (
        "D AAA BBB; H AAA BBB 8; V BBB AAA 0.4",
        "AAA held BBB for eight laps, although BBB was four tenths a lap faster.",
        "AAA contuvo a BBB durante ocho vueltas, aunque BBB era cuatro décimas por vuelta más rápido.",
        "AAA segurou BBB por oito voltas, embora BBB fosse quatro décimos por volta mais rápido.",
    ),
    (
        "D AAA BBB; H AAA BBB 9; V BBB AAA 0.3",
        "AAA held off BBB. The defence lasted nine laps, and BBB was 0.3 s a lap quicker.",
        "AAA frenó a BBB. La resistencia duró nueve vueltas, y BBB era 0,3 s por vuelta más rápido.",
        "AAA conteve BBB. A defesa durou nove voltas, e BBB era 0,3 s por volta mais rápido.",
    ),
    (
        "D AAA BBB; H AAA BBB 6; V BBB AAA 0.5",
        "AAA had BBB bottled up behind him for six laps, BBB being half a second a lap faster.",
        "AAA tuvo a BBB atascado detrás durante seis vueltas, pese a que este era medio segundo más rápido por giro.",
        "AAA teve BBB preso atrás por seis voltas, apesar de um déficit de ritmo de meio segundo por volta.",
    ),
    (
        "D AAA BBB; H AAA BBB 2; V BBB AAA 0.9",
        "For two laps, 41 and 42, AAA kept BBB behind although BBB had 0.9 s a lap in hand.",
        "Durante dos vueltas, la 41 y la 42, AAA mantuvo detrás a BBB, que era 0,9 segundos más rápido por giro.",
        "Durante duas voltas, a 41 e a 42, AAA manteve BBB atrás, e BBB era 0,9 segundo mais rápido a cada giro.",
    ),
    (
        "D AAA BBB; V BBB AAA 0.7",
        "BBB was 0.7 s per lap faster, but AAA shut the door on BBB.",
        "BBB era 0,7 s por vuelta más rápido, pero AAA le cerró el paso.",
        "BBB era 0,7 s por volta mais rápido, mas AAA fechou a porta a BBB.",
    ),
    (
        "D AAA BBB; H AAA BBB 5; V BBB AAA 0.008",
        "AAA resisted BBB for five laps despite a pace deficit of 0.008 s per lap.",
        "AAA resistió a BBB durante cinco vueltas: BBB era más rápido, ocho milésimas por vuelta de media.",
        "AAA resistira a BBB por cinco voltas; a vantagem de ritmo era de oito milésimos de segundo por volta.",
    ),
    (
        "D AAA BBB; T AAA H; V AAA BBB 0.3",
        "AAA held BBB. On the hards, AAA was 0.3 s a lap faster than BBB.",
        "AAA contuvo a BBB. Con duros, AAA era 0,3 s por vuelta más rápido que BBB.",
        "AAA segurou BBB. Com duros, AAA era 0,3 s por volta mais rápido do que BBB.",
    ),
    (
        "D AAA BBB; R AAA ? 0.1",
        "AAA held BBB and degraded at 0.1 s per lap.",
        "AAA contuvo a BBB y se degradó 0,1 s por vuelta.",
        "AAA segurou BBB e degradou 0,1 s por volta.",
    ),
    (
        "P AAA 12",
        "AAA had BBB behind him when AAA pitted on lap 12.",
        "AAA tenía a BBB detrás cuando AAA paró en la vuelta 12.",
        "AAA tinha BBB atrás quando AAA parou na volta 12.",
    ),
    (
        "P BBB 12",
        "AAA held his position while BBB stopped on lap 12.",
        "AAA, que aguantó bien, siguió en pista; BBB paró en la vuelta 12.",
        "AAA, que resistiu bem, ficou na pista; BBB parou na volta 12.",
    ),
    (
        "Q AAA BBB 2.1",
        "AAA held a 2.1 s lead over BBB.",
        "AAA tenía 2,1 s de ventaja sobre BBB.",
        "AAA tinha 2,1 s de vantagem sobre BBB.",
    ),
    (
        "D AAA BBB; H AAA BBB 6",
        "AAA resisted for six laps the pressure of BBB.",
        "AAA resistió durante seis vueltas el acoso de BBB.",
        "AAA resistiu durante seis voltas à pressão de BBB.",
    ),
    (
        "D AAA BBB; H AAA BBB 11; V BBB AAA 0.4",
        "AAA kept BBB, who was 0.4 s a lap faster on average over the race, behind him for eleven laps.",
        "AAA contuvo en todo momento a BBB, que era 0,4 s por vuelta más rápido en carrera, durante once vueltas.",
        "AAA segurou BBB, que era 0,4 s por volta mais rápido ao longo da corrida, durante onze voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 7",
        "AAA maintained his position ahead of BBB for a total of seven laps.",
        "AAA mantuvo su posición por delante de BBB durante siete vueltas.",
        "AAA manteve a sua posição à frente de BBB durante sete voltas.",
    ),
    (
        "",
        "AAA stayed ahead of BBB for the final seven laps.",
        "AAA mantuvo su posición por delante de BBB al final.",
        "AAA manteve a sua posição à frente de BBB no fim.",
    ),
    (
        "D AAA BBB; H AAA BBB 9; D CCC DDD; H CCC DDD 5",
        "AAA held BBB for nine laps, and CCC held DDD for five.",
        "AAA contuvo a BBB durante nueve vueltas, y CCC contuvo a DDD durante cinco.",
        "AAA segurou BBB por nove voltas, e CCC segurou DDD por cinco.",
    ),
    (
        "D AAA BBB; H AAA BBB 9; D CCC DDD",
        "AAA held BBB for nine laps, and CCC held DDD.",
        "AAA contuvo a BBB durante nueve vueltas, y CCC contuvo a DDD.",
        "AAA segurou BBB por nove voltas, e CCC segurou DDD.",
    ),
    (
        "D AAA BBB; H AAA BBB 9; D CCC DDD; H CCC DDD 9",
        "AAA held BBB for nine laps, and CCC held DDD for the same number of laps.",
        "AAA contuvo a BBB durante nueve vueltas, y CCC contuvo a DDD durante otras tantas.",
        "AAA segurou BBB por nove voltas, e CCC segurou DDD pelo mesmo número de voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 9; D CCC DDD; H CCC DDD 5",
        "AAA held BBB for nine laps; CCC did the same to DDD for five.",
        "AAA contuvo a BBB durante nueve vueltas; CCC hizo lo mismo con DDD durante cinco.",
        "AAA segurou BBB por nove voltas; CCC fez o mesmo com DDD por cinco.",
    ),
    (
        "D AAA BBB; H AAA BBB 9; D CCC BBB; H CCC BBB 4",
        "AAA held BBB for nine laps. CCC held him off, too, for four laps.",
        "AAA contuvo a BBB durante nueve vueltas. También CCC lo contuvo, cuatro vueltas.",
        "AAA segurou BBB por nove voltas. Também CCC segurou ele por quatro voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 3",
        "Did AAA hold off BBB? Yes, for three laps.",
        "¿Contuvo AAA a BBB? Sí, durante tres vueltas.",
        "AAA segurou BBB? Sim, durante três voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 3",
        "How long did AAA hold off BBB? Three laps.",
        "¿Cuánto tiempo contuvo AAA a BBB? Tres vueltas.",
        "Por quanto tempo AAA segurou BBB? Três voltas.",
    ),
    (
        "F AAA 9",
        "Did AAA hold off BBB? No. AAA finished ninth.",
        "¿Contuvo AAA a BBB? No. AAA terminó noveno.",
        "AAA segurou BBB? Não. AAA terminou em nono.",
    ),
    (
        "D AAA BBB; V BBB AAA 0.2",
        "AAA held BBB despite giving away 0.2 s a lap.",
        "AAA contuvo a BBB pese a ceder 0,2 s por vuelta.",
        "AAA segurou BBB apesar de perder 0,2 s por volta.",
    ),
    (
        "D AAA BBB; V BBB AAA 0.2; D CCC DDD",
        "AAA's defence against BBB, who was 0.2 s per lap faster, and CCC's defence against DDD stood out.",
        "Destacaron la defensa de AAA ante BBB, que era 0,2 s por vuelta más rápido, y la defensa de CCC ante DDD.",
        "Destacaram-se a defesa de AAA contra BBB, que era 0,2 s por volta mais rápido, e a defesa de CCC contra DDD.",
    ),
    (
        "D AAA BBB; H AAA BBB 8",
        "BBB was stuck behind the car of AAA for eight laps.",
        "BBB estuvo ocho vueltas atascado detrás del coche de AAA.",
        "BBB ficou oito voltas preso atrás do carro de AAA.",
    ),
    (
        "D AAA BBB; V BBB AAA 0.2; D CCC DDD",
        "AAA, 0.2 s per lap slower, held BBB; CCC held DDD.",
        "AAA contuvo a BBB, pese a ser 0,2 s por vuelta más lento; CCC contuvo a DDD.",
        "AAA segurou BBB, apesar de ser 0,2 s por volta mais lento; CCC segurou DDD.",
    ),
    (
        "D AAA BBB; V BBB AAA 0.4",
        "AAA held BBB. Was BBB faster? Barely: 0.4 s per lap.",
        "AAA contuvo a BBB. ¿Era BBB más rápido? Sí, 0,4 s por vuelta.",
        "AAA segurou BBB. BBB era mais rápido? Por pouco: 0,4 s por volta.",
    ),
    (
        "D AAA BBB; H AAA BBB 6",
        "The driver AAA was able to hold BBB for six laps.",
        "En la carrera, el piloto AAA, que rodaba bien, contuvo a BBB durante seis vueltas.",
        "Na corrida, o piloto AAA, que rodava bem, segurou BBB durante seis voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 7",
        "AAA spent seven laps with BBB on his gearbox.",
        "AAA pasó siete vueltas con BBB pegado al alerón.",
        "AAA passou sete voltas com BBB colado na traseira.",
    ),
    (
        "D AAA BBB; H AAA BBB 7",
        "AAA had BBB in his mirrors for seven laps.",
        "AAA tuvo a BBB pegado al difusor durante siete vueltas.",
        "AAA teve BBB colado na traseira durante sete voltas.",
    ),
    (
        "F AAA 5",
        "AAA, with BBB on his gearbox, finished fifth.",
        "AAA, con BBB pegado al alerón, terminó quinto.",
        "AAA, com BBB colado na traseira, terminou em quinto.",
    ),
    (
        "D AAA BBB; H AAA BBB 8",
        "BBB was unable to pass AAA for eight laps.",
        "BBB no pudo adelantar a AAA durante ocho vueltas.",
        "BBB não conseguiu ultrapassar AAA durante oito voltas.",
    ),
    (
        "F BBB 5",
        "BBB was unable to pass AAA and finished fifth.",
        "BBB no pudo adelantar a AAA y terminó quinto.",
        "BBB não conseguiu ultrapassar AAA e terminou em quinto.",
    ),
    (
        "D AAA BBB; H AAA BBB 6",
        "BBB spent six laps bottled up behind AAA.",
        "BBB pasó seis vueltas atascado detrás de AAA.",
        "BBB passou seis voltas preso atrás de AAA.",
    ),
    (
        "D AAA BBB; H AAA BBB 4; P AAA 9; P BBB 11; F AAA 6",
        "AAA held off BBB. AAA pitted on lap 9. BBB pitted on lap 11. AAA was sixth. The defence lasted 4 laps.",
        "AAA frenó a BBB. AAA paró en la vuelta 9. BBB paró en la vuelta 11. AAA fue sexto. La defensa duró 4 vueltas.",
        "AAA conteve BBB. AAA parou na volta 9. BBB parou na volta 11. AAA foi sexto. A defesa durou 4 voltas.",
    ),
    (
        "P AAA 9",
        "AAA, fighting a duel with BBB, stopped on lap 9.",
        "AAA, que libró un duelo con BBB, paró en la vuelta 9.",
        "AAA, que travou um duelo com BBB, parou na volta 9.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
