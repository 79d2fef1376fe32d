"""Places and defences told beside others, with the verb or the driver left out."""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

PLACES: list[Case] = [
    (
        "F AAA 9",
        "AAA brought the car home in the points, ninth.",
        "AAA terminó en los puntos, noveno.",
        "AAA terminou nos pontos, nono.",
    ),
    (
        "F BBB 12",
        "BBB stayed out of the points, twelfth.",
        "BBB se quedó fuera de los puntos, duodécimo.",
        "BBB ficou fora dos pontos, décimo segundo.",
    ),
    (
        "F AAA 8",
        "AAA could do no better than eighth.",
        "AAA no pudo pasar de la octava plaza.",
        "AAA não conseguiu passar do oitavo lugar.",
    ),
    (
        "W AAA; F BBB 2",
        "AAA won the race, relegating BBB to second place.",
        "AAA ganó la carrera, desplazando a BBB al segundo lugar.",
        "AAA venceu a corrida, relegando BBB ao segundo lugar.",
    ),
    (
        "F AAA 16; F BBB 17",
        "AAA and BBB finished in positions 16 and 17.",
        "AAA y BBB terminaron en los puestos 16 y 17.",
        "AAA e BBB terminaram nas posições 16 e 17.",
    ),
    (
        "F AAA 4",
        "AAA, fourth despite a slow start, went home unhappy.",
        "AAA, cuarto pese a una mala salida, se marchó contrariado.",
        "AAA, quarto apesar de uma má largada, foi embora contrariado.",
    ),
    (
        "",
        "AAA gained places on laps 16 and 17.",
        "AAA ganó puestos en las vueltas 16 y 17.",
        "AAA ganhou posições nas voltas 16 e 17.",
    ),
    (
        "",
        "AAA was on his way to the garage.",
        "AAA iba camino del garaje de su equipo.",
        "AAA ia a caminho da garagem.",
    ),
    (
        "",
        "AAA would have finished in the points.",
        "AAA habría terminado en los puntos.",
        "AAA teria terminado nos pontos.",
    ),
]
DEFENCES: list[Case] = [
    (
        "D AAA BBB; H AAA BBB 9; D CCC DDD; H CCC DDD 5",
        "AAA held BBB for nine laps and CCC DDD for five.",
        "AAA contuvo a BBB nueve vueltas y CCC a DDD cinco.",
        "AAA segurou BBB por nove voltas e CCC DDD por cinco.",
    ),
    (
        "D AAA BBB; H AAA BBB 9; D CCC DDD; H CCC DDD 5",
        "AAA kept BBB behind for 9 laps, and CCC did the same to his team-mate DDD for 5.",
        "AAA contuvo a BBB 9 vueltas, y CCC hizo lo mismo con su compañero DDD durante 5.",
        "AAA segurou BBB por 9 voltas, e CCC fez o mesmo com seu companheiro DDD por 5.",
    ),
    (
        "D AAA BBB; H AAA BBB 6; D CCC DDD; H CCC DDD 6",
        "There were stout defences, that of AAA against BBB and that of CCC against DDD, both of six laps.",
        "Hubo defensas notables, como la de AAA frente a BBB o la de CCC frente a DDD, ambas de seis vueltas.",
        "Houve defesas notáveis, como a de AAA contra BBB e a de CCC contra DDD, ambas de seis voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 20",
        "For 20 laps AAA kept BBB behind.",
        "A lo largo de 20 vueltas, AAA mantuvo a raya a BBB.",
        "Ao longo de 20 voltas, AAA segurou BBB.",
    ),
    (
        "D AAA BBB; H AAA BBB 9",
        "AAA held BBB for nine laps, and CCC passed DDD on lap 5.",
        "AAA contuvo a BBB nueve vueltas, y CCC pasó a DDD en la vuelta 5.",
        "AAA segurou BBB por nove voltas, e CCC passou DDD na volta 5.",
    ),
]
BOTH_TOLD: list[Case] = [
    (
        "B u AAA BBB; F AAA 6; F BBB 10",
        "The undercut of AAA on BBB let him finish sixth, while BBB was tenth.",
        "El undercut de AAA a BBB le permitió finalizar sexto, mientras que BBB fue décimo.",
        "O undercut de AAA em BBB permitiu-lhe terminar em sexto, enquanto BBB foi décimo.",
    ),
]


@in_three_languages(PLACES)
def test_places(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(DEFENCES)
def test_defences(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(BOTH_TOLD)
def test_whose_of_two(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
