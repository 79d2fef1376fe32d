"""Words of what is no part of the race: other contests and other times, other matters, what else is held or won.

Invariant: folded, as the lexicons of the three languages, to which `lexicon` adds them. `ELSEWHERE` takes what its part
of the sentence tells out of the race (`contests`), `ON_THE_WAY` a place out of the result (`places`); a `MATTER` may
work or fail as moves do (`outcomes`); a phrase of `NONE` hides a verb that would else tell of the race.
"""

from __future__ import annotations


def _each(verbs: str, objects: str) -> str:
    """Each verb with each object, as a list of phrases."""
    return ", ".join(f"{verb} {what}" for verb in verbs.split(", ") for what in objects.split(", "))


_HOLD_EN, _DEFEND_EN = "hold, holds, held, holding", "defend, defends, defended, defending"
_HELD_EN = (
    "his line, the line, his breath, his nerve, his head, his hands, hands, his tongue, the trophy, his trophy, "
    "a trophy, the cup, the record, a record, the lap record, talks, a meeting, a press conference, "
    "a conversation, a grudge, the wheel, the steering wheel, the title, his title, the points lead, "
    "the world title, a minute, hopes, pole, pole position, a contract, a licence"
)
_DEFENDED_EN = (
    "his title, the title, his crown, his championship, his decision, the decision, the team, his team, "
    "his strategy, the strategy, his choice, the choice, his record, his reputation, his conduct, "
    "his driving, his engineer, the call, his call, his honour, the sport"
)
_DEFENDED_EN += ", the team decision, the team strategy, the team choice, the team call, the team tactics"
_MOVES_OF_TEAM_ES = "decision del equipo, estrategia del equipo, actuacion del equipo, eleccion del equipo"
_DEFENDED_ES = (
    "su titulo, el titulo, su corona, su decision, la decision, su equipo, a su equipo, al equipo, "
    "su estrategia, la estrategia, su eleccion, la eleccion, su honor, su inocencia, su gestion, "
    "su pilotaje, su actuacion, su reputacion, a su ingeniero, la tactica"
)
_DEFENDED_PT = (
    "o titulo, o seu titulo, seu titulo, a coroa, a decisao, a sua decisao, sua decisao, a equipe, a equipa, "
    "a sua equipe, a sua equipa, sua equipe, a estrategia, a sua estrategia, sua estrategia, a escolha, "
    "a sua escolha, a honra, a sua honra, a inocencia, o engenheiro, o seu engenheiro, a reputacao, a tatica"
)
_ORDINALS_ES = "primero, segundo, tercero, cuarto, quinto, sexto, septimo, octavo, noveno, decimo, ultimo"
_ORDINALS_PT = "primeiro, segundo, terceiro, quarto, quinto, sexto, setimo, oitavo, nono, decimo, ultimo"
_FEELINGS_ES = (
    "las lagrimas, la respiracion, el aliento, los danos, la emocion, la rabia, la alegria, la risa, el llanto, "
    "la euforia"
)
_FEELINGS_PT = (
    "as lagrimas, a respiracao, o folego, os danos, a emocao, a raiva, a alegria, o riso, o choro, a euforia, "
    "a vela, o trofeu, a taca, o volante"
)

WORDS = {
    "en": {
        "ELSEWHERE": "finished the season, ended the season, finished the year, finished the championship, "
        "ended the championship, finishes the season, finishing the season, finished the campaign, "
        "finished last season, ended last season, finished last year, ended last year, qualified, qualifies, "
        "qualify, qualifying session, free practice, practice session, practice sessions, "
        "the free practice session, first free practice session, on friday, so far this year, "
        "so far this season, this year so far, a week earlier, two weeks earlier, in the vote, in the voting, "
        "in the poll, friday practice, in friday practice, in qualifying, during qualifying, of qualifying, "
        "the qualifying duel, in q 1, in q 2, in q 3, of q 1, of q 2, of q 3, in the sprint, in the sprint race, "
        "of the sprint, in a sprint, in sprint qualifying, in the sprint shootout, in saturday sprint, "
        "saturday sprint, the sprint race, in practice, in first practice, in second practice, "
        "in third practice, in final practice, in free practice, of practice, of free practice, in in in fp 1, "
        "in fp 2, in fp 3, of fp 1, of fp 2, of fp 3, in testing, in pre - season testing, in the test, "
        "in winter testing, in the warm - up, in the simulator, on the simulator, in the simulation, "
        "in the simulations, in simulations, in the video game, in a video game, in the game, "
        "in the esports race, in esports, in formula 2, in formula two, in f 2, in formula 3, in formula three, "
        "in f 3, in formula 4, in f 4, in formula e, in gp 2, in indycar, in the indycar series, in karting, "
        "in karts, in his karting days, in rallying, at le mans, in the support race, in the junior categories, "
        "last year, last season, a year ago, a year earlier, a week ago, two weeks ago, three weeks ago, "
        "a fortnight ago, a month ago, last week, last weekend, last month, last time out, the previous year, "
        "the previous season, the year before, the week before, in the previous race, the previous race, "
        "the last race, the previous round, in the previous round, earlier in the season, earlier this season, "
        "earlier in the year, earlier this year, in years past, in previous years, in the past, next year, "
        "next season, next week, next weekend, next time out, in the next race, the next race, in the press, "
        "in the press conference, at the press conference, in a press conference, in the media, in interviews, "
        "in an interview, in the interviews, on social media, on twitter, on instagram, on television, "
        "before the stewards, in front of the stewards, in court, in theory, on the sofa, at the karting track",
        "ON_THE_WAY": "most of the race, much of the race, briefly, momentarily, temporarily, for a while, "
        "for a moment, for a time, for much of the race, for most of the race, for long stretches, "
        "for a long time, at one point, at one stage, at that point, at that stage, at this stage, at the time, "
        "early on, at half distance, at half - distance, at mid - distance, at mid distance, "
        "at the halfway point, at the halfway mark, halfway through, by half distance, at the restart, "
        "after the restart, at the resumption, before the restart, into the first corner, at the first corner, "
        "into turn one, into turn 1, at turn one, at turn 1, out of turn one, out of turn 1, "
        "into the opening corner, after the first corner, by the first corner, until the puncture, "
        "until his puncture, provisionally",
        "MATTER": "cooling, anti - stall, communication, communications, repair, repairs, rules, regulations, "
        "electronics, turbo, exhaust, fuel pump, wheel, visor, throttle, steering, pit limiter, limiter, "
        "marshals, experiment, medical check, check, relationship, negotiations, blue flags, procedure, radio, "
        "drs, engine, engines, power unit, brakes, gearbox, clutch, suspension, hydraulics, battery, floor, "
        "diffuser, wing, front wing, rear wing, wheel gun, wheel nut, jack, launch, launch control, software, "
        "sensor, appeal, protest, mechanics, season, campaign, career, partnership, upgrade, upgrades, "
        "upgrade package, drinks bottle, helmet, puncture",
        "FIGHT": "fought, fight, fights, fighting, battled, battling, battle, battles, duel, duelled, scrap, "
        "scrapped, contest, contested, tussle, tussled, jostled",
        "BLAME": "responsible, accountable, in high regard, in high esteem, in esteem, to account, informed, "
        "company, guessing, updated",
        "NONE": "could not prevent, could not stop, was unable to prevent, was powerless against, "
        "successful driver, successful team, successful career, most successful, works for ferrari, "
        "works for mclaren, held the inside line, holds the inside line, held the inside, held the position, "
        "held his position, holding his position, held position, "
        + _each(_HOLD_EN, _HELD_EN)
        + ", "
        + _each(_DEFEND_EN, _DEFENDED_EN)
        + ", "
        + _each(
            "resist, resists, resisted, resisting", "temptation, the temptation, the urge, the lure, calls, the idea"
        )
        + ", "
        + _each("withstood, withstanding", "the heat, the humidity, the g - forces, the conditions")
        + ", "
        + _each("contained, containing", "his joy, his anger, his excitement, his frustration, the damage, himself")
        + ", held back tears, held back his tears, holding back tears, frustrated with, damage limitation, "
        "than last year, than last season, as last year, like last year, since last year, unlike last year, "
        "than a year ago, like a year ago, as a year ago, as in the sprint, as in qualifying, "
        "than in qualifying, last year winner, last season winner, the previous winner, last week winner, "
        "former winner, two - time winner, three - time winner, four - time winner, multiple winner, "
        "undercut range, undercut distance, undercut territory, undercut threat, undercut risk, undercut danger, "
        "undercut reach, overcut range, overcut threat, in the undercut window, within the undercut window, "
        "into the undercut window, inside the undercut window, worked his way, works his way, working his way, "
        "worked their way, worked hard, works hard, working hard, worked through, worked overtime, worked with, "
        "works with, working with, working relationship, worked alongside, fastest lap so far, "
        "fastest lap to that point, fastest lap at that point, fastest lap until then, "
        "fastest lap of the race so far, fastest lap of the race to that point, "
        "fastest lap of the afternoon so far, fastest lap of the day so far, fastest lap of practice, "
        "fastest lap of qualifying, fastest lap of the sprint, fastest lap of the weekend, first placed",
        "WISH": "had the chance to, had a chance to, had the opportunity to, missed the chance to, "
        "missed the opportunity to, expected to, expects to, expecting to, looked set to, was set to, "
        "looks set to, seemed set to, was bound to, on course to, on the way to, on his way to, favourite to, "
        "favorite to, was predicted to, were predicted to, supposed to",
        "AIM": "wants, goal was, target was, aim was, goal of, looking for, searching for, seeking, sought, "
        "candidate for, a candidate for, candidates for, need the, suspected, suspecting, "
        "cover off the undercut, cover off an undercut, covering off the undercut, to cover the undercut, "
        "cover the undercut, close enough to, suggesting, proposing, "
        "rejected an, vulnerable to, susceptible to, exposed to, open to, at risk from, personal, "
        "within a tenth of, a tenth off, deleted, inherited, inheriting, chased, chasing, was after, went after, "
        "going after, in pursuit of, in search of, thought about, thinking about, talked about, talk of, "
        "spoke of, missed, misses, missing out on, missed out on, misses out on, just missed, was denied the, "
        "was robbed of, robbed of, deprived of, was deprived of, cheated of, threw away, throws away, "
        "throwing away, squandered, let slip, gave away the, no interest in, interest in, had no interest in, "
        "had his sights on, set his sights on, with his sights on, sights set on, had his eyes on, "
        "with an eye on, had an eye on, on course for, on track for, heading for, headed for, in line for, "
        "in contention for, a contender for, in the hunt for, in the fight for, out of reach of, aimed for, "
        "aiming for, target of, targeted, targeting, targets, dream of, hope of, hopes of, hoped for, "
        "hoping for, hopes for, close to, came close to, shot at, a shot at, go for, going for, goes for, "
        "feared, fears, fearing, fear of, fears of, afraid of, wary of, for fear of, worried about, "
        "the threat of, threat of, a threat of, threat from, risk of, the risk of, a risk of, danger of, "
        "in danger of, safe from, immune to, talked of, considered an, considered the, considering an, "
        "considering the, contemplated, contemplating, discussed, discussing, discusses, weighed up, "
        "weighing up, toyed with, asked about, called off, calls off, abandoned the undercut, "
        "abandoned the overcut, gave up on, dismissed, threatened, threatens, threatening, to avoid an, "
        "to prevent an, to avoid the, to prevent the, to avoid being, to defend against an, to guard against, "
        "guarded against, to protect against, expecting an, expected an, anticipated, anticipating, warned of, "
        "warned about, could smell, predicted, predicts, prediction of, had to be, needed to be, "
        "would need to be, ought to be, refused the, in the hope of",
        "HYP": "will win, will finish, must hold, must defend, must stop, must pit, must protect, must win, "
        "had to stay within, needed to stay within, had to finish within, needed to finish within, "
        "had to keep within, needed a gap of, needed a lead of, needed an advantage of, needed a cushion of, "
        "needed a margin of, needs a gap of, required a gap of, requires a gap of, was possible, were possible, "
        "was an option, was on the cards, was on the table, was in the air, can win, may win, can finish, "
        "may finish, is powerful, is strong at, is hard at, is difficult at, are powerful, are rare, "
        "are difficult",
        "ESCAPED": "was deleted, was annulled, was taken away, slipped through, slipped away, slips through, "
        "eluded, escaped, got away, went begging, was gone, out of reach, out of his reach, beyond reach, "
        "beyond his reach, was lost, was beyond, was out of",
    },
    "es": {
        "ELSEWHERE": "termino la temporada, acabo la temporada, finalizo la temporada, termino el ano, "
        "acabo el ano, termino el campeonato, acabo el campeonato, acabo la temporada pasada, "
        "termino la temporada pasada, acabo el ano pasado, termino el ano pasado, sesion libre, sesiones libres, "
        "sesion de libres, el viernes, en lo que va de ano, en lo que va de temporada, una semana antes, "
        "dos semanas antes, en la votacion, en la encuesta, en la sesion de clasificacion, "
        "en la clasificacion del sabado, en la sesion del sabado, la sesion del sabado, "
        "en la sesion clasificatoria, en la tanda de clasificacion, en la qualy, en la quali, "
        "en la calificacion, en la q 1, en la q 2, en la q 3, en q 1, en q 2, en q 3, de la q 1, de la q 2, "
        "de la q 3, el duelo de clasificacion, en el esprint, en la esprint, en el sprint, en la sprint, "
        "del esprint, del sprint, de la esprint, de la sprint, en la carrera al sprint, "
        "en la carrera al esprint, en la carrera sprint, la carrera al esprint, la carrera al sprint, "
        "en la carrera corta, en los libres, los libres, de los libres, en los primeros libres, "
        "en los segundos libres, en los terceros libres, en los entrenamientos, de los entrenamientos, "
        "en los entrenamientos libres, de los entrenamientos libres, en la fp 1, en la fp 2, en la fp 3, "
        "de la fp 1, de la fp 2, de la fp 3, en los test, en los tests, en la pretemporada, "
        "en los test de pretemporada, en el warm - up, en el simulador, en las simulaciones, en la simulacion, "
        "en el videojuego, en un videojuego, en el juego, en la formula 2, en formula 2, en la f 2, en f 2, "
        "en la formula 3, en formula 3, en la f 3, en f 3, en la formula 4, en la f 4, en gp 2, en la formula e, "
        "en la indycar, en indycar, en karting, en el karting, en los karts, en los rallys, en le mans, "
        "en las categorias inferiores, el ano pasado, la temporada pasada, la temporada anterior, "
        "el ano anterior, el pasado ano, la pasada temporada, hace un ano, hace dos anos, hace tres anos, "
        "hace una semana, hace dos semanas, hace tres semanas, hace quince dias, hace un mes, la semana pasada, "
        "el fin de semana pasado, el mes pasado, en la carrera anterior, la carrera anterior, "
        "en la cita anterior, la cita anterior, en la carrera pasada, a principios de temporada, "
        "a principios de ano, en anos anteriores, en el pasado, el ano que viene, el proximo ano, "
        "la proxima temporada, la temporada que viene, la proxima semana, en la proxima carrera, "
        "la proxima carrera, en la prensa, ante la prensa, en rueda de prensa, en la rueda de prensa, "
        "en conferencia de prensa, en la conferencia de prensa, en los medios, ante los medios, "
        "en las entrevistas, en una entrevista, en las redes sociales, en redes sociales, en twitter, "
        "en instagram, en television, ante los comisarios, ante el tribunal, en teoria",
        "ON_THE_WAY": "durante mucho tiempo, mucho tiempo, largo tiempo, brevemente, momentaneamente, "
        "temporalmente, por un momento, por momentos, durante un rato, un rato, provisionalmente, "
        "durante gran parte de la carrera, durante buena parte de la carrera, casi toda la carrera, "
        "en un momento dado, en ese momento, en aquel momento, en ese punto, a mitad de carrera, "
        "a media carrera, en el ecuador, en el ecuador de la carrera, al ecuador, en la resalida, "
        "tras la resalida, en la reanudacion, tras la reanudacion, en el relanzamiento, tras el relanzamiento, "
        "antes de la resalida, en la primera curva, a la primera curva, tras la primera curva, en la curva 1, "
        "en la curva uno, hasta el pinchazo, hasta su pinchazo, al principio, en los compases iniciales, "
        "en los primeros compases",
        "FIGHT": "peleo, peleaba, peleaban, pelearon, peleando, pelea, pelear, lucho, luchaba, luchaban, "
        "lucharon, luchando, lucha, luchar, duelo, disputo con, disputaba con, disputaban, batallo, batalla",
        "MATTER": "refrigeracion, antibloqueo, comunicacion, comunicaciones, reparacion, reparaciones, reglas, "
        "reglamento, electronica, turbo, escape, bomba, rueda, visera, acelerador, direccion, limitador, "
        "comisarios, experimento, negociaciones, procedimiento, piloto de, radio, drs, motor, motores, "
        "unidad de potencia, frenos, caja de cambios, caja, embrague, suspension, hidraulica, bateria, suelo, "
        "difusor, aleron, aleron delantero, aleron trasero, pistola, tuerca, gato, software, sensor, apelacion, "
        "protesta, reclamacion, recurso, mecanicos, temporada, trayectoria, carrera deportiva, "
        "mejora aerodinamica, mejoras, casco, pinchazo",
        "NONE": "no pudo evitar, no logro evitar, no consiguio evitar, no pudo impedir, no evito, "
        "piloto de exito, equipo de exito, piloto exitoso, carrera exitosa, trabaja duro, trabajar duro, "
        + _each("saliendo", _ORDINALS_ES)
        + ", "
        + _each("defender, defiende, defendio, defendiendo, defendia", _DEFENDED_ES)
        + ", "
        + _each("defendio la, defiende la, defendiendo la, defender la", _MOVES_OF_TEAM_ES)
        + ", "
        + _each("contuvo, contener, conteniendo, contenia, contiene, aguanto, aguantar, freno, frenar", _FEELINGS_ES)
        + ", "
        + _each(
            "resistio, resistir, resistiendo, resistia",
            "la tentacion, a la tentacion, el calor, las ganas, el impulso",
        )
        + ", "
        + _each("aguanto, aguantar, aguantando, soporto", "el calor, la humedad, las fuerzas g, el dolor, el cansancio")
        + ", "
        + _each(
            "freno, frenaba, frenar, frenando, frena",
            "tarde, antes, pronto, fuerte, a fondo, mucho, demasiado, mas, muy, en, bien, mal, de mas, con, y",
        )
        + ", el freno, del freno, al freno, de freno, freno de mano, retuvo el titulo, retuvo la corona, "
        "retuvo el liderato, retuvo el trofeo, que el ano pasado, como el ano pasado, desde el ano pasado, "
        "que la temporada pasada, como hace un ano, que hace un ano, ganador del ano pasado, "
        "vencedor del ano pasado, ganador de la temporada pasada, vencedor de la temporada pasada, "
        "distancia de undercut, rango de undercut, zona de undercut, amenaza de undercut, riesgo de undercut, "
        "peligro de undercut, en la ventana de undercut, en ventana de undercut, distancia de overcut, "
        "amenaza de overcut, riesgo de overcut, vuelta mas rapida hasta entonces, "
        "vuelta mas rapida hasta ese momento, vuelta rapida hasta entonces, vuelta rapida hasta ese momento, "
        "vuelta rapida provisional, vuelta mas rapida provisional, vuelta rapida de los libres, "
        "vuelta rapida del esprint, vuelta rapida del sprint, vuelta mas rapida de los entrenamientos, "
        "vuelta mas rapida de los libres, vuelta mas rapida del esprint, vuelta mas rapida del sprint, "
        "vuelta rapida de los entrenamientos, vuelta rapida de la clasificacion, "
        "vuelta mas rapida de la clasificacion",
        "WISH": "confiaba en, confia en, confiando en, le pidieron que, se preparaba para, debia proteger, "
        "favorito para, oportunidad de, la oportunidad de, para evitar que",
        "AIM": "sonar con, sonando con, buscaba su, busca su, buscando su, necesitaba la, necesita la, "
        "merecia ganar, merecia la, sospechaba, sospecho, sospechaban, cubrirse del, cubrirse de un, "
        "cubrirse ante el, se cubrio del, protegerse del, protegerse de un, cerca para, bastante cerca para, "
        "rechazo el undercut, rechazo un undercut, "
        "rechazo el overcut, espera un, espera el, ocasion de, la ocasion de, vulnerable a, vulnerable al, "
        "expuesto a, expuesto al, como funcionaria, a una decima de, le anularon, anularon la, le quitaron la, "
        "heredo la, heredo el, hereda la, hereda el, heredando, necesitaba el, necesita ganar, persiguio, "
        "perseguia, persigue, persiguiendo, penso en, pensaba en, pensando en, hablaba de, hablo de, ir a por, "
        "fue a por la, va a por, iba a por, busca de, en busca de, a las puertas de, a las puertas del, "
        "se quedo sin, quedo sin, sin interes en, interes en, interes por, tenia interes en, tiro la, "
        "tiro por la borda, desperdicio, dejo escapar, dejo ir, regalo la, se le escapo, se les escapo, "
        "le robaron, le arrebataron, le quitaron, privado de, despojado de, aspiraba a, aspiraba al, aspira a, "
        "aspira al, optaba a, opto a, candidato a, candidato al, favorito a, favorito al, camino de, camino del, "
        "iba camino de, iba camino del, rumbo a la, rumbo al, como meta el, como objetivo el, "
        "tenia como objetivo, fijo como meta, fijo como objetivo, con la mira en, con la mirada en, sueno de, "
        "esperanza de, esperanzas de, rozo, rozaba, rozando, acaricio, cerca de ganar, cerca del, a punto del, "
        "temia, teme, temian, temiendo, temio, por miedo a, miedo a, miedo de, temor a, ante el temor a, "
        "amenaza de, la amenaza de, amenazaba a, amenazo a, amenaza a, amenazaba, amenazo, riesgo de, "
        "peligro de, a salvo de, a salvo del, discutio el, discutio un, discutia, hablaron de, considero un, "
        "considero el, consideraba un, consideraba el, contemplo un, contemplaba un, contemplo el, estudio un, "
        "estudio el, estudiaba, valoro un, valoro el, valoraba, pregunto por, pregunto si, aborto el, "
        "abandono el undercut, abandono el overcut, cancelo el, anulo el, desecho el, renuncio al, "
        "para evitar un, para evitar el, para impedir un, para impedir el, para protegerse de un, "
        "para protegerse del, evitar el, evitar un, esperaba un, esperaba el, esperaba la, anticipando un, "
        "opcion de, opciones de, opcion a, pronosticaba, pronosticaban, preveia, debia ser, tenia que ser, "
        "tendria que ser, necesitaba ser, a la caza de, a la caza del, a tiro de, a tiro del",
        "HYP": "debe contener, debe frenar, debe parar, debe proteger, debe ganar, debe defenderse, pudo haber, "
        "podia haber, pudiera haber, debia mantenerse a, tenia que mantenerse a, debia terminar a, "
        "tenia que terminar a, necesitaba una ventaja de, necesitaba una diferencia de, necesitaba un margen de, "
        "necesitaba un colchon de, necesitaba un hueco de, necesita una ventaja de, hacia falta una ventaja de, "
        "era posible, era una opcion, estaba sobre la mesa, puede ganar, puede terminar, puede acabar, "
        "es poderoso, es muy poderoso, es dificil en, es potente, son raros",
        "ESCAPED": "fue anulada, le fue anulada, se escapo, se le escapo de, se esfumo, se le fue de, "
        "fuera del alcance, fuera de su alcance, estaba fuera de",
    },
    "pt": {
        "ELSEWHERE": "terminou a temporada, acabou a temporada, finalizou a temporada, terminou o ano, "
        "acabou o ano, terminou o campeonato, acabou o campeonato, acabou a temporada passada, "
        "terminou a temporada passada, acabou o ano passado, terminou o ano passado, se qualificou, "
        "qualificou - se, qualificou, sessao livre, treino livre, treinos livres, na sexta - feira, "
        "no ano ate agora, ate agora na temporada, ate agora no ano, uma semana antes, duas semanas antes, "
        "na votacao, na enquete, na qualificacao, na sessao de qualificacao, no treino classificatorio, "
        "na sessao de classificacao, na classificacao de sabado, na sessao de sabado, na sessao classificatoria, "
        "na quali, no qualy, no q 1, no q 2, no q 3, do q 1, do q 2, do q 3, na q 1, na q 2, na q 3, "
        "o duelo de classificacao, o duelo de qualificacao, na sprint, na corrida sprint, no sprint, da sprint, "
        "do sprint, da corrida sprint, na sprint de sabado, na corrida sprint de sabado, na corrida curta, "
        "no treino, nos treinos, dos treinos, do treino, no treino livre, nos treinos livres, os treinos livres, "
        "dos treinos livres, no primeiro treino, no segundo treino, no terceiro treino, no tl 1, no tl 2, "
        "no tl 3, nos testes, na pre - temporada, no warm - up, no aquecimento, no simulador, nas simulacoes, "
        "na simulacao, no videogame, no video game, num videogame, no jogo, na formula 2, na f 2, na formula 3, "
        "na f 3, na formula 4, na f 4, na gp 2, na formula e, na indy, na indycar, no kart, no cartismo, "
        "nos karts, no rali, em le mans, nas categorias de base, nas categorias inferiores, no ano passado, "
        "ano passado, na temporada passada, temporada passada, na temporada anterior, no ano anterior, "
        "na epoca passada, ha um ano, ha dois anos, ha tres anos, um ano atras, ha uma semana, uma semana atras, "
        "ha duas semanas, ha tres semanas, ha quinze dias, ha um mes, na semana passada, "
        "no fim de semana passado, no mes passado, na corrida anterior, a corrida anterior, na prova anterior, "
        "na etapa anterior, na ultima corrida, no inicio da temporada, no inicio do ano, em anos anteriores, "
        "no passado, no ano que vem, no proximo ano, na proxima temporada, na temporada que vem, "
        "na proxima semana, na proxima corrida, na proxima etapa, na imprensa, perante a imprensa, na coletiva, "
        "na coletiva de imprensa, na conferencia de imprensa, na entrevista coletiva, diante da imprensa, "
        "nas entrevistas, numa entrevista, em entrevista, nas redes sociais, no twitter, no instagram, "
        "na televisao, perante os comissarios, diante dos comissarios, no tribunal, em teoria",
        "ON_THE_WAY": "por muito tempo, muito tempo, durante muito tempo, brevemente, momentaneamente, "
        "temporariamente, por um momento, por momentos, por um tempo, provisoriamente, "
        "durante boa parte da corrida, durante grande parte da corrida, por boa parte da corrida, "
        "quase toda a corrida, em dado momento, em certo momento, naquele momento, nesse momento, "
        "naquela altura, na metade da corrida, a meio da corrida, a meio da prova, na metade da prova, "
        "na relargada, apos a relargada, depois da relargada, antes da relargada, na retomada, no recomeco, "
        "apos o recomeco, na primeira curva, apos a primeira curva, depois da primeira curva, na curva 1, "
        "na curva um, ate o furo, ate o pneu furado, no comeco, no principio, a principio",
        "FIGHT": "brigou, brigava, brigavam, brigaram, brigando, briga, brigar, lutou, lutava, lutavam, lutaram, "
        "lutando, luta, lutar, duelo, disputava com, disputavam, batalhou, batalha, disputa",
        "MATTER": "arrefecimento, refrigeracao, anti - stall, comunicacao, comunicacoes, conserto, reparo, "
        "reparos, regras, regulamento, eletronica, turbo, escapamento, escape, bomba, roda, viseira, acelerador, "
        "direcao, limitador, comissarios, experimento, negociacoes, procedimento, radio, drs, motor, motores, "
        "unidade de potencia, freios, travoes, cambio, caixa de velocidades, caixa de cambio, embreagem, "
        "embraiagem, suspensao, hidraulica, bateria, assoalho, fundo, difusor, asa, asa dianteira, asa traseira, "
        "pistola, porca, macaco, software, sensor, apelacao, protesto, recurso, mecanicos, temporada, epoca, "
        "carreira, atualizacao, atualizacoes, capacete, furo",
        "NONE": "nao conseguiu evitar, nao pode evitar, nao evitou, nao conseguiu impedir, piloto de sucesso, "
        "equipe de sucesso, carreira de sucesso, piloto bem - sucedido, trabalhou duro, trabalha duro, "
        "trabalhar duro, "
        + _each("saindo em", _ORDINALS_PT)
        + ", "
        + _each("defender, defende, defendeu, defendendo, defendia", _DEFENDED_PT)
        + ", "
        + _each("conteve, conter, contendo, continha, segurou, segurar, segurando, aguentou", _FEELINGS_PT)
        + ", "
        + _each("resistiu, resistir, resistindo, resistia", "a tentacao, ao calor, ao impulso, a vontade")
        + ", "
        + _each("aguentou, aguentar, aguentando, suportou", "o calor, a umidade, a humidade, a dor, o cansaco")
        + ", "
        + _each(
            "freou, frear, travou, travar, freia",
            "tarde, antes, cedo, forte, a fundo, demais, mais, muito, bem, mal, no",
        )
        + ", travou conhecimento, que no ano passado, como no ano passado, desde o ano passado, "
        "do que no ano passado, que na temporada passada, vencedor do ano passado, ganhador do ano passado, "
        "vencedor da temporada passada, vencedor da ultima edicao, distancia de undercut, alcance de undercut, "
        "zona de undercut, ameaca de undercut, risco de undercut, perigo de undercut, na janela de undercut, "
        "distancia de overcut, ameaca de overcut, risco de overcut, volta mais rapida ate entao, "
        "volta mais rapida ate ali, volta mais rapida ate aquele momento, volta mais rapida provisoria, "
        "volta mais rapida da sprint, volta mais rapida do sprint, volta mais rapida dos treinos, "
        "volta mais rapida do treino, volta mais rapida da qualificacao, volta mais rapida da classificacao",
        "WISH": "confiava em, confia em, confiando em, pediram a, pediram para, preparava - se para, "
        "se preparava para, favorito para, oportunidade de, a oportunidade de, para evitar que",
        "AIM": "sonhar com, sonhando com, buscava a, busca a, buscava sua, procurava a, precisava da, "
        "precisa da, merecia vencer, merecia a, merecia ganhar, suspeitava de, suspeitou de, suspeitavam de, "
        "se cobrir do, se cobrir de um, cobrir - se do, cobrir - se de um, se proteger do, se proteger de um, "
        "proteger - se do, perto o bastante para, perto o suficiente para, bastante perto para, "
        "propunha, recusou o, recusou um, rejeitou o, rejeitou um, espera um, "
        "espera o, ocasiao de, a ocasiao de, vulneravel a, exposto a, exposto ao, como funcionaria, "
        "a um decimo da, anularam a, herdou a, herdou o, herda a, herda o, herdando, precisava do, "
        "precisa vencer, precisa ganhar, precisava vencer, precisava ganhar, perseguiu, perseguia, persegue, "
        "perseguindo, pensou na, pensou em, pensava na, pensava em, pensando na, pensando em, falava em, "
        "falou em, ir atras da, ir atras do, foi atras da, foi atras do, vai atras da, em busca da, em busca do, "
        "em busca de, as portas do, as portas da, as portas de, ficou sem, sem interesse na, interesse na, "
        "interesse no, interesse em, jogou fora, deitou fora, desperdicou, deixou escapar, entregou a, "
        "roubaram a, roubaram o, tiraram a, privado da, privado de, aspirava a, aspirava ao, aspira a, "
        "aspira ao, candidato a, candidato ao, favorito a, favorito ao, a caminho da, a caminho do, "
        "a caminho de, rumo a, rumo ao, como meta o, como meta a, como objetivo o, como objetivo a, de olho no, "
        "de olho na, de olho em, sonho de, esperanca de, esperancas de, perto de vencer, perto de ganhar, "
        "perto da, perto do, temia, teme, temiam, temendo, temeu, por medo de, medo de, medo do, receio de, "
        "receava, com receio de, ameaca de, a ameaca de, ameaca, risco de, o risco de, perigo de, a salvo de, "
        "a salvo do, discutiu o, discutiu um, discutia, falaram em, considerou um, considerou o, considerava um, "
        "considerava o, cogitou um, cogitou o, estudou um, estudou o, estudava, avaliou um, avaliou o, avaliava, "
        "perguntou por, perguntou se, perguntou sobre, abortou o, abandonou o undercut, abandonou o overcut, "
        "cancelou o, anulou o, desistiu do, desistiu de, para evitar um, para evitar o, para impedir um, "
        "para impedir o, para se proteger de um, para se proteger do, esperava um, esperava o, esperava a, "
        "antecipando um, opcao de, chance de fazer um, chances de, chance no, previa um, previam, devia ser, "
        "tinha de ser, tinha que ser, precisava ser, precisava de ser, precisaria ser, teria de ser, na mira do, "
        "na mira da",
        "HYP": "deve segurar, deve conter, deve parar, deve proteger, deve vencer, deve defender - se, "
        "devia manter - se a, tinha de manter - se a, tinha de terminar a, precisava terminar a, "
        "precisava de uma vantagem de, precisava de uma diferenca de, precisava de uma margem de, "
        "precisava de uma folga de, precisava de um intervalo de, precisa de uma vantagem de, era possivel, "
        "era uma opcao, estava em cima da mesa, estava na mesa, e poderoso, e muito poderoso, é poderoso, "
        "é muito poderoso, é dificil, sao raros",
        "ESCAPED": "foi anulada, escapou, escapou - lhe, fugiu, escorreu, esfumou - se, evaporou - se, "
        "fora do alcance, fora de alcance, estava fora do",
    },
}
