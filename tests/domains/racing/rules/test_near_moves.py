"""Moves that were feared, possible or called off, other things that worked, other seconds."""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

NEAR: list[Case] = [
    ("", "AAA feared an undercut from BBB.", "AAA temía un undercut de BBB.", "AAA temia um undercut de BBB."),
    (
        "",
        "An undercut by AAA on BBB was possible.",
        "Era posible un undercut de AAA a BBB.",
        "Era possível um undercut de AAA em BBB.",
    ),
    (
        "",
        "AAA planned to undercut BBB but changed his mind.",
        "AAA planeaba hacer un undercut a BBB, pero cambió de idea.",
        "AAA planejava fazer um undercut em BBB, mas mudou de ideia.",
    ),
    (
        "",
        "In the video game AAA undercut BBB.",
        "En el videojuego AAA hizo un undercut a BBB.",
        "No videogame AAA fez um undercut em BBB.",
    ),
    (
        "",
        "AAA was within undercut range of BBB.",
        "AAA estaba a distancia de undercut de BBB.",
        "AAA estava à distância de undercut de BBB.",
    ),
    (
        "",
        "AAA was in the undercut window behind BBB.",
        "AAA estaba en la ventana de undercut de BBB.",
        "AAA estava na janela de undercut de BBB.",
    ),
    (
        "",
        "AAA threatened BBB with the undercut.",
        "AAA amenazaba a BBB con el undercut.",
        "AAA ameaçava BBB com o undercut.",
    ),
    (
        "",
        "AAA considered an undercut on BBB.",
        "AAA consideró un undercut a BBB.",
        "AAA considerou um undercut em BBB.",
    ),
    (
        "",
        "The undercut is powerful at this track, AAA told BBB.",
        "El undercut es poderoso en este circuito, dijo AAA a BBB.",
        "O undercut é poderoso nesta pista, disse AAA a BBB.",
    ),
    (
        "",
        "AAA was safe from an undercut by BBB.",
        "AAA estaba a salvo de un undercut de BBB.",
        "AAA estava a salvo de um undercut de BBB.",
    ),
    (
        "",
        "AAA undercut BBB here last year.",
        "AAA hizo aquí el año pasado un undercut a BBB.",
        "AAA fez aqui no ano passado um undercut em BBB.",
    ),
    ("", "AAA called off the undercut on BBB.", "AAA abortó el undercut a BBB.", "AAA abortou o undercut em BBB."),
    ("", "AAA ruled out an undercut on BBB.", "AAA descartó un undercut a BBB.", "AAA descartou um undercut em BBB."),
    (
        "",
        "AAA had no chance of undercutting BBB.",
        "AAA no tenía opción de hacer un undercut a BBB.",
        "AAA não tinha chance de fazer um undercut em BBB.",
    ),
    (
        "",
        "There was a risk of BBB undercutting AAA.",
        "Había riesgo de un undercut de BBB a AAA.",
        "Havia risco de um undercut de BBB em AAA.",
    ),
    (
        "",
        "AAA's team discussed the overcut on BBB.",
        "El equipo de AAA discutió el overcut a BBB.",
        "A equipe de AAA discutiu o overcut em BBB.",
    ),
    (
        "",
        "AAA asked whether BBB would try the undercut.",
        "AAA preguntó si BBB intentaría el undercut.",
        "AAA perguntou se BBB tentaria o undercut.",
    ),
    (
        "",
        "The threat of an undercut by BBB worried AAA.",
        "La amenaza de un undercut de BBB preocupaba a AAA.",
        "A ameaça de um undercut de BBB preocupava AAA.",
    ),
    (
        "",
        "To prevent an undercut by BBB, AAA drove faster.",
        "Para evitar un undercut de BBB, AAA apretó.",
        "Para evitar um undercut de BBB, AAA acelerou.",
    ),
    (
        "",
        "AAA undercut BBB in the sprint.",
        "AAA hizo un undercut a BBB en el esprint.",
        "AAA fez um undercut em BBB na sprint.",
    ),
    ("", "AAA's radio worked again.", "La radio de AAA volvió a funcionar.", "O rádio de AAA voltou a funcionar."),
    ("", "The DRS of AAA did not work.", "El DRS de AAA no funcionó.", "O DRS de AAA não funcionou."),
    ("", "AAA's engine failed on lap 9.", "El motor de AAA falló en la vuelta 9.", "O motor de AAA falhou na volta 9."),
    ("", "AAA's brakes failed.", "Los frenos de AAA fallaron.", "Os freios de AAA falharam."),
    ("", "AAA failed to reach Q3.", "AAA no logró entrar en la Q3.", "AAA não conseguiu chegar ao Q3."),
    ("", "AAA failed to score.", "AAA fracasó en su intento de puntuar.", "AAA falhou na tentativa de pontuar."),
    ("", "AAA worked with BBB at McLaren.", "AAA trabajó con BBB en McLaren.", "AAA trabalhou com BBB na McLaren."),
    ("", "AAA had a successful season.", "AAA tuvo una temporada exitosa.", "AAA teve uma temporada de sucesso."),
    ("", "The appeal of AAA was unsuccessful.", "La apelación de AAA fracasó.", "O recurso de AAA fracassou."),
    (
        "",
        "The mechanics worked through the night on AAA's car.",
        "Los mecánicos trabajaron toda la noche en el coche de AAA.",
        "Os mecânicos trabalharam a noite toda no carro de AAA.",
    ),
    (
        "",
        "The wheel gun failed at AAA's stop.",
        "La pistola falló en la parada de AAA.",
        "A pistola falhou na parada de AAA.",
    ),
    (
        "",
        "AAA's launch failed and BBB passed him.",
        "A AAA le falló el embrague y BBB lo pasó.",
        "A embreagem de AAA falhou e BBB passou.",
    ),
    (
        "",
        "The new floor worked, AAA said.",
        "El nuevo suelo funcionó, dijo AAA.",
        "O novo assoalho funcionou, disse AAA.",
    ),
    (
        "",
        "AAA's new front wing paid off in qualifying.",
        "El nuevo alerón de AAA dio resultado en la clasificación.",
        "A nova asa de AAA deu resultado na qualificação.",
    ),
    (
        "",
        "The tyres worked well on AAA's car.",
        "Los neumáticos funcionaron bien en el coche de AAA.",
        "Os pneus funcionaram bem no carro de AAA.",
    ),
    (
        "",
        "The protest of BBB's team failed.",
        "La protesta del equipo de BBB no tuvo éxito.",
        "O protesto da equipe de BBB não teve sucesso.",
    ),
    (
        "",
        "AAA was given a five-second penalty.",
        "AAA recibió una sanción de cinco segundos.",
        "AAA recebeu uma punição de cinco segundos.",
    ),
    ("", "AAA leads BBB by 15 points.", "AAA aventaja a BBB en 15 puntos.", "AAA lidera BBB por 15 pontos."),
    (
        "",
        "The gap between AAA and BBB in the championship is 15 points.",
        "La diferencia entre AAA y BBB en el campeonato es de 15 puntos.",
        "A diferença entre AAA e BBB no campeonato é de 15 pontos.",
    ),
    (
        "",
        "AAA was 0.3 seconds behind BBB in qualifying.",
        "AAA quedó a 0,3 segundos de BBB en la sesión de clasificación.",
        "AAA ficou a 0,3 segundos de BBB na qualificação.",
    ),
    (
        "",
        "AAA missed pole by 0.1 s to BBB.",
        "AAA perdió la pole por 0,1 s ante BBB.",
        "AAA perdeu a pole por 0,1 s para BBB.",
    ),
    (
        "",
        "AAA would have been 2.5 seconds behind BBB.",
        "AAA habría estado 2,5 segundos detrás de BBB.",
        "AAA teria ficado 2,5 segundos atrás de BBB.",
    ),
    ("", "AAA's stop took 2.5 seconds.", "La parada de AAA duró 2,5 segundos.", "A parada de AAA durou 2,5 segundos."),
    (
        "",
        "AAA lost 2.5 seconds with a slow stop.",
        "AAA perdió 2,5 segundos en una parada lenta.",
        "AAA perdeu 2,5 segundos numa parada lenta.",
    ),
    (
        "",
        "AAA needed a gap of 20 seconds to BBB.",
        "AAA necesitaba una ventaja de 20 segundos sobre BBB.",
        "AAA precisava de uma vantagem de 20 segundos sobre BBB.",
    ),
    (
        "",
        "AAA had to stay within 5 seconds of BBB.",
        "AAA debía mantenerse a menos de 5 segundos de BBB.",
        "AAA devia manter-se a menos de 5 segundos de BBB.",
    ),
    (
        "",
        "AAA finished 2.5 seconds ahead of BBB in the sprint.",
        "AAA terminó 2,5 segundos por delante de BBB en el esprint.",
        "AAA terminou 2,5 segundos à frente de BBB na sprint.",
    ),
    (
        "",
        "Last year AAA beat BBB by 2.5 seconds.",
        "El año pasado AAA batió a BBB por 2,5 segundos.",
        "No ano passado AAA bateu BBB por 2,5 segundos.",
    ),
    (
        "",
        "AAA gained 0.3 seconds on his second run in Q3.",
        "AAA ganó 0,3 segundos en su segundo intento de la Q3.",
        "AAA ganhou 0,3 segundos na segunda tentativa do Q3.",
    ),
    (
        "",
        "An undercut could gain AAA 2.5 seconds.",
        "Un undercut podría dar a AAA 2,5 segundos.",
        "Um undercut poderia dar a AAA 2,5 segundos.",
    ),
    (
        "",
        "AAA was 8 km/h faster than BBB.",
        "AAA era 8 km/h más rápido que BBB.",
        "AAA era 8 km/h mais rápido que BBB.",
    ),
    (
        "",
        "AAA's stop was 0.3 seconds slower than BBB's.",
        "La parada de AAA fue 0,3 segundos más lenta que la de BBB.",
        "A parada de AAA foi 0,3 segundos mais lenta que a de BBB.",
    ),
    (
        "",
        "The gap between AAA and BBB in age is ten years.",
        "La diferencia de edad entre AAA y BBB es de diez años.",
        "A diferença de idade entre AAA e BBB é de dez anos.",
    ),
    (
        "",
        "AAA served a 10-second penalty at his stop.",
        "AAA cumplió una sanción de 10 segundos en su parada.",
        "AAA cumpriu uma punição de 10 segundos na parada.",
    ),
    (
        "",
        "AAA reacted 0.2 seconds later than BBB at the start.",
        "AAA reaccionó 0,2 segundos más tarde que BBB en la salida.",
        "AAA reagiu 0,2 segundos mais tarde que BBB na largada.",
    ),
    (
        "",
        "AAA was 0.3 seconds a lap faster than BBB in practice.",
        "AAA fue 0,3 segundos por vuelta más rápido que BBB en los libres.",
        "AAA foi 0,3 segundos por volta mais rápido que BBB nos treinos.",
    ),
    (
        "",
        "AAA had to be 0.3 seconds a lap faster than BBB.",
        "AAA tenía que ser 0,3 segundos por vuelta más rápido que BBB.",
        "AAA precisava ser 0,3 segundos por volta mais rápido que BBB.",
    ),
    (
        "",
        "In the simulations AAA was 0.3 seconds a lap faster than BBB.",
        "En las simulaciones AAA era 0,3 segundos por vuelta más rápido que BBB.",
        "Nas simulações AAA era 0,3 segundos por volta mais rápido que BBB.",
    ),
]

TOLD: list[Case] = [
    ("B u AAA BBB", "AAA undercut BBB.", "AAA hizo un undercut a BBB.", "AAA fez um undercut em BBB."),
    (
        "B u AAA BBB; O -",
        "AAA tried to undercut BBB but failed.",
        "AAA intentó un undercut a BBB, pero fracasó.",
        "AAA tentou um undercut em BBB, mas fracassou.",
    ),
    (
        "B u AAA BBB; O +",
        "AAA's undercut on BBB worked.",
        "El undercut de AAA a BBB funcionó.",
        "O undercut de AAA em BBB funcionou.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA's undercut on BBB failed.",
        "El undercut de AAA a BBB fracasó.",
        "O undercut de AAA em BBB fracassou.",
    ),
    (
        "B u AAA BBB; G 2.5",
        "AAA's undercut on BBB gained 2.5 seconds.",
        "El undercut de AAA a BBB ganó 2,5 segundos.",
        "O undercut de AAA em BBB ganhou 2,5 segundos.",
    ),
    (
        "B o AAA BBB; O +",
        "AAA overcut BBB successfully.",
        "AAA hizo con éxito un overcut a BBB.",
        "AAA fez com sucesso um overcut em BBB.",
    ),
    ("O +", "AAA's strategy worked.", "La estrategia de AAA funcionó.", "A estratégia de AAA funcionou."),
    ("O -", "AAA's strategy failed.", "La estrategia de AAA fracasó.", "A estratégia de AAA fracassou."),
    ("O +", "AAA's gamble paid off.", "La apuesta de AAA dio resultado.", "A aposta de AAA deu resultado."),
    (
        "O +",
        "The early stop worked for AAA.",
        "La parada temprana de AAA funcionó.",
        "A parada antecipada de AAA funcionou.",
    ),
    ("G 2.5", "AAA gained 2.5 seconds on BBB.", "AAA ganó 2,5 segundos a BBB.", "AAA ganhou 2,5 segundos sobre BBB."),
    (
        "Q AAA BBB 2.5",
        "AAA was 2.5 seconds ahead of BBB.",
        "AAA estaba 2,5 segundos por delante de BBB.",
        "AAA estava 2,5 segundos à frente de BBB.",
    ),
    (
        "Q AAA BBB -2.5",
        "AAA was 2.5 seconds behind BBB.",
        "AAA estaba 2,5 segundos detrás de BBB.",
        "AAA estava 2,5 segundos atrás de BBB.",
    ),
    (
        "Q AAA BBB 2.5",
        "AAA led BBB by 2.5 seconds.",
        "AAA aventajaba a BBB en 2,5 segundos.",
        "AAA liderava BBB por 2,5 segundos.",
    ),
    (
        "Q AAA BBB 2.5",
        "The gap between AAA and BBB was 2.5 seconds.",
        "La diferencia entre AAA y BBB era de 2,5 segundos.",
        "A diferença entre AAA e BBB era de 2,5 segundos.",
    ),
    (
        "V AAA BBB 0.3",
        "AAA was 0.3 seconds a lap faster than BBB.",
        "AAA era 0,3 segundos por vuelta más rápido que BBB.",
        "AAA era 0,3 segundos por volta mais rápido que BBB.",
    ),
    (
        "Q AAA BBB 2.5",
        "AAA finished 2.5 seconds ahead of BBB.",
        "AAA terminó 2,5 segundos por delante de BBB.",
        "AAA terminou 2,5 segundos à frente de BBB.",
    ),
    (
        "Q AAA BBB 2.5",
        "AAA was 2.5 seconds ahead of BBB, third in the championship.",
        "AAA estaba 2,5 segundos por delante de BBB, tercero en el campeonato.",
        "AAA estava 2,5 segundos à frente de BBB, terceiro no campeonato.",
    ),
]


@in_three_languages(NEAR)
def test_what_only_looks_like_a_claim_is_none(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(TOLD)
def test_what_is_told_beside_it_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
