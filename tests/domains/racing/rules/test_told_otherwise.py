"""What the core kinds tell in other words than most: keys and values, notes of laps, images of the trade, word order.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    (
        "P AAA 14; P AAA 39; N AAA 2; F AAA 7",
        "driver: AAA\nstops: 2\npit_laps: [14, 39]\nfinish: P7",
        "piloto: AAA\nparadas: 2\nvueltas_parada: [14, 39]\nresultado: P7",
        "piloto: AAA\nparadas: 2\nvoltas_parada: [14, 39]\nresultado: P7",
    ),
    (
        "P AAA 22; C AAA M>H; F AAA 9",
        '{"driver": "AAA", "pit_lap": 22, "from": "medium", "to": "hard", "finish": 9}',
        '{"piloto": "AAA", "vuelta_parada": 22, "de": "medio", "a": "duro", "posicion_final": 9}',
        '{"piloto": "AAA", "volta_parada": 22, "de": "médio", "para": "duro", "posicao_final": 9}',
    ),
    (
        "P AAA 18; C AAA M>H; P AAA 40; C AAA H>M; F AAA 4",
        "- AAA: pit L18 (M-H), pit L40 (H-M), finish P4",
        "- AAA: parada V18 (M-D), parada V40 (D-M), final P4",
        "- AAA: parada V18 (M-D), parada V40 (D-M), final P4",
    ),
    (
        "P AAA 14; C AAA M>H; P BBB 15; C BBB M>H; F AAA 2",
        "| Lap | Event |\n|---|---|\n| 14 | AAA pits (M → H) |\n| 15 | BBB pits (M → H) |\n| 57 | AAA finishes P2 |",
        "| Vuelta | Suceso |\n|---|---|\n| 14 | AAA para (M → D) |\n| 15 | BBB para (M → D) |\n| 57 | AAA acaba P2 |",
        "| Volta | Fato |\n|---|---|\n| 14 | AAA para (M → D) |\n| 15 | BBB para (M → D) |\n| 57 | AAA termina P2 |",
    ),
    (
        "P AAA 20; F AAA 3",
        "L20 - AAA pits\nL57 - AAA crosses the line in 3rd",
        "V20 - AAA entra en boxes\nV57 - AAA cruza la meta tercero",
        "V20 - AAA entra nos boxes\nV57 - AAA cruza a linha em terceiro",
    ),
    (
        "P AAA 16; C AAA M>H",
        "AAA came in with 16 laps on the board, swapping mediums for hards.",
        "Con 16 vueltas completadas, AAA enfiló la calle de boxes para cambiar los medios por los duros.",
        "Com 16 voltas completadas, AAA embicou para os boxes a fim de trocar os médios pelos duros.",
    ),
    (
        "P AAA 12; C AAA ?>M",
        "AAA pitted on lap 12. Which tyres did he take? Mediums.",
        "AAA paró en la vuelta 12. ¿Qué gomas le montaron? Medios.",
        "AAA parou na volta 12. Que pneus colocou? Médios.",
    ),
    (
        "P AAA 26; P BBB 27",
        "AAA boxed on lap 26, BBB a lap after that.",
        "AAA entró en la 26, BBB un giro después.",
        "AAA entrou na 26, BBB um giro depois.",
    ),
    (
        "P AAA 22; P BBB 23; C AAA ?>H; C BBB ?>H",
        "AAA pitted on lap 22. BBB responded a lap later, and both took hards.",
        "AAA entró en la 22. BBB lo cubrió un giro más tarde, y los dos pusieron el duro.",
        "AAA entrou na 22. BBB o cobriu uma volta depois, e os dois colocaram o duro.",
    ),
    (
        "P AAA 31; C AAA H>S",
        "The switch that AAA made on lap 31 was from hard to soft.",
        "El cambio que hizo AAA en la 31 fue de duro a blando.",
        "A troca que AAA fez na 31 foi de duro para macio.",
    ),
    (
        "P AAA 29; N AAA 1",
        "The stop on lap 29, his only one of the race, cost AAA little.",
        "A AAA la parada de la vuelta 29, la única que hizo, le salió barata.",
        "Para AAA a parada da volta 29, a única que fez, saiu barata.",
    ),
    (
        "N AAA 2; N BBB 2",
        "The number of stops was the same for AAA and BBB: two.",
        "El número de paradas fue el mismo para AAA y BBB: dos.",
        "O número de paradas foi igual para AAA e BBB: duas.",
    ),
    (
        "T AAA M",
        "AAA took the start shod with mediums.",
        "AAA tomó la salida calzado con medios.",
        "AAA largou calçado com médios.",
    ),
    (
        "B u AAA BBB; O +",
        "Stopping two laps before BBB, AAA jumped him: an undercut executed to perfection.",
        "AAA le hizo a BBB un undercut ejecutado a la perfección.",
        "AAA fez em BBB um undercut executado com perfeição.",
    ),
    (
        "B u AAA BBB; O -",
        "The attempt to undercut BBB did not come off for AAA.",
        "El intento de AAA de hacerle el undercut a BBB no salió.",
        "A tentativa de AAA de fazer o undercut em BBB saiu torta.",
    ),
    (
        "B u AAA BBB; P AAA 15; P BBB 17; O +",
        "The undercut on BBB was textbook, AAA in lap 15, BBB lap 17.",
        "El undercut a BBB fue de manual, AAA en la 15, BBB en la 17.",
        "O undercut em BBB foi de manual, AAA na 15, BBB na 17.",
    ),
    (
        "B o AAA BBB; O +; G 2.75",
        "Mission accomplished: AAA's overcut on BBB gained 2.75 seconds.",
        "Misión cumplida: el overcut de AAA a BBB reportó 2,75 segundos.",
        "Missão cumprida: o overcut de AAA em BBB rendeu 2,75 segundos.",
    ),
    (
        "D AAA BBB",
        "AAA fought off BBB.",
        "AAA se sacudió los ataques de BBB.",
        "AAA se livrou dos ataques de BBB.",
    ),
    (
        "D AAA BBB; H AAA BBB 6",
        "Defender: AAA. Attacker: BBB. Duration: 6 laps.",
        "Defensor: AAA. Atacante: BBB. Duración: 6 vueltas.",
        "Defensor: AAA. Atacante: BBB. Duração: 6 voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 12",
        "BBB spent 12 laps staring at the gearbox of AAA.",
        "BBB se pasó 12 vueltas mirando la caja de cambios de AAA.",
        "BBB passou 12 voltas olhando para a caixa de câmbio de AAA.",
    ),
    (
        "D AAA BBB",
        "AAA made his car as wide as a bus and BBB could not find a way through.",
        "AAA ensanchó su coche y BBB no halló por dónde pasar.",
        "AAA alargou o seu carro e BBB não achou por onde passar.",
    ),
    (
        "D AAA BBB",
        "BBB was glued to the rear wing of AAA but there was no way by.",
        "BBB se pegó al alerón trasero de AAA, pero no hubo forma de pasar.",
        "BBB grudou na asa traseira de AAA, mas não houve jeito de passar.",
    ),
    (
        "D AAA BBB; H AAA BBB 8",
        "It took BBB eight laps to clear AAA.",
        "BBB tardó ocho vueltas en deshacerse de AAA.",
        "BBB levou oito voltas para se livrar de AAA.",
    ),
    (
        "D AAA BBB; F AAA 8",
        "AAA finished eighth despite BBB, who ran the last ten laps stuck behind him.",
        "AAA acabó octavo pese a BBB, que rodó atascado detrás de él.",
        "AAA terminou em oitavo apesar de BBB, que andou preso atrás dele.",
    ),
    (
        "D AAA BBB; H AAA BBB 6",
        "Stuck for six laps behind AAA was BBB.",
        "Atascado seis vueltas detrás de AAA rodó BBB.",
        "Preso seis voltas atrás de AAA andou BBB.",
    ),
    (
        "D AAA BBB; H AAA BBB 12",
        "AAA played for time, with BBB behind him for 12 laps.",
        "AAA ganó tiempo al tiempo, con BBB detrás durante 12 vueltas.",
        "AAA fez cera, com BBB atrás durante 12 voltas.",
    ),
    (
        "F AAA 7; F BBB 8",
        "Seventh, then, finished AAA, and eighth BBB.",
        "Séptimo, pues, acabó AAA, y octavo BBB.",
        "Sétimo, portanto, terminou AAA, e oitavo BBB.",
    ),
    (
        "F AAA 7",
        "AAA, seventh, never troubled the leaders.",
        "AAA, séptimo, nunca inquietó a los líderes.",
        "AAA, sétimo, nunca incomodou os líderes.",
    ),
    (
        "F AAA 13",
        "AAA finished where he started, in thirteenth.",
        "AAA terminó donde empezó, decimotercero.",
        "AAA terminou onde começou, em décimo terceiro.",
    ),
    (
        "F AAA 14",
        "AAA dropped to fourteenth, where he finished.",
        "AAA cayó al decimocuarto puesto, en el que terminó.",
        "AAA terminou em décimo quarto, depois de cair.",
    ),
    (
        "F AAA 10",
        "There was a point for AAA in tenth.",
        "Hubo un punto para AAA, décimo.",
        "Houve um ponto para AAA, décimo.",
    ),
    (
        "F AAA 8; F BBB 9",
        "Position at the flag: AAA 8, BBB 9.",
        "Posición en meta: AAA 8, BBB 9.",
        "Classificação: AAA 8, BBB 9.",
    ),
    (
        "F AAA 1; F BBB 2; F CCC 3",
        "It finished AAA, BBB, CCC.",
        "El orden final fue AAA, BBB, CCC.",
        "A ordem final foi AAA, BBB, CCC.",
    ),
    (
        "W AAA; F BBB 2",
        "winner: AAA\nsecond: BBB.",
        "ganador: AAA\nsegundo: BBB.",
        "vencedor: AAA\nsegundo: BBB.",
    ),
    (
        "W AAA; F BBB 2",
        "The race went to AAA; BBB was runner-up.",
        "La carrera fue para AAA; BBB fue segundo.",
        "A corrida foi de AAA; BBB foi segundo.",
    ),
    (
        "W AAA",
        "Nobody could stop AAA, who took the 25 points.",
        "Nadie pudo con AAA, que se embolsó los 25 puntos.",
        "Ninguém segurou AAA, que embolsou os 25 pontos.",
    ),
    (
        "W AAA",
        "The triumph went to AAA, his fifth of the season.",
        "El triunfo fue para AAA, su quinto del año.",
        "O triunfo foi de AAA, o quinto no ano.",
    ),
    # what is none of it
    (
        "",
        "AAA, second, pitted when the leaders did.",
        "AAA, segundo, cedió cuando pararon los líderes.",
        "AAA, segundo, cedeu quando os líderes pararam.",
    ),
    (
        "",
        "Top five: AAA, BBB and CCC were among them.",
        "Los cinco primeros: AAA, BBB y CCC entre ellos.",
        "Os cinco primeiros: AAA, BBB e CCC entre eles.",
    ),
    (
        "",
        "AAA worked hard on the radio.",
        "AAA trabajó duro por radio.",
        "AAA trabalhou duro no rádio.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
