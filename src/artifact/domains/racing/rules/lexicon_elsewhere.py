"""Words of what was ordered, planned, forecast, kept in the garage, or done in another session, and is not told.

Invariant: folded, as the lexicons of the three languages, to which `lexicon` adds them. `BID` is who is told to do
something, `FANCY` what a tyre is the mere object of, `UNUSED` what is said of one that nobody raced on, or of a stop
that nobody made; `ELSEWHERE` is another session or race, a penalty or a model.
"""

from __future__ import annotations

from collections.abc import Iterable

from artifact.domains.racing.rules import lexicon_apart


def _each(firsts: str, seconds: str) -> str:
    """Every phrase of one of some beginnings and one of some endings."""
    return ", ".join(f"{first.strip()} {last.strip()}" for first in firsts.split(",") for last in seconds.split(","))


def _hidden(lang: str, frames: Iterable[str]) -> str:
    """Frames that are only compared with, or only date what came after: "as last year", "than in practice"."""
    listed = set(_parts(lexicon_apart.WORDS[lang]["NONE"]))
    phrases = (phrase for frame in frames for phrase in _parts(_each(_COMPARED[lang], frame)))
    return ", ".join(phrase for phrase in phrases if phrase not in listed)


_FRAMES = {
    "en": "last year, a year earlier, a year before, the year earlier, twelve months earlier, last season, a year "
    "ago, two years ago, the previous year, the year before, last time out, "
    "in last year's race, in the previous race, in the last race, in the race before, in testing, in pre - season, "
    "in pre - season testing, in the simulator, on the simulator, on paper, in theory, supposedly, allegedly, "
    "reportedly, on friday, on his way to the grid, on the way to the grid",
    "es": "el ano pasado, un ano antes, doce meses antes, dos anos antes, la temporada pasada, hace un ano, hace dos "
    "anos, el ano anterior, la carrera pasada, "
    "en la carrera del ano pasado, en la carrera anterior, en la ultima carrera, en los test, en los tests, "
    "en la pretemporada, en pretemporada, en el simulador, sobre el papel, en teoria, supuestamente, "
    "presuntamente, el viernes, fue a la parrilla, de camino a la parrilla",
    "pt": "no ano passado, um ano antes, doze meses antes, dois anos antes, ano passado, na temporada passada, ha um "
    "ano, ha dois anos, no ano anterior, "
    "na corrida do ano passado, na corrida anterior, na ultima corrida, nos testes, na pre - temporada, "
    "no simulador, no papel, em teoria, supostamente, alegadamente, na sexta - feira, na sexta, "
    "foi ao grid, foi para o grid, a caminho do grid",
}
_SESSIONS = {
    "en": "in the sprint, in the sprint race, in saturday's sprint, in the saturday sprint, in practice, in first "
    "practice, in second practice, in third practice, in final practice, in free practice, "
    "in fp 1, in fp 2, in fp 3, in q 1, in q 2, in q 3, through q 1, through q 2, into q 3, qualified on, qualified "
    "with, "
    "pole lap, pole time, qualifying time, qualifying lap, set his qualifying time, for qualifying, in qualifying on",
    "es": "en el esprint, en la esprint, en el sprint, en la sprint, en la carrera al sprint, en los libres, en los "
    "entrenamientos, en los primeros libres, en los segundos libres, "
    "en los terceros libres, en los entrenamientos libres, en la fp 1, en la fp 2, en la fp 3, en q 1, en q 2, "
    "en q 3, "
    "en la q 1, en la q 2, en la q 3, la q 1, la q 2, la q 3, se clasifico con, clasifico con, tiempo de "
    "clasificacion, "
    "la pole con, pole con, vuelta de pole, vuelta de clasificacion, para la clasificacion, en clasificacion con",
    "pt": "na sprint, na corrida sprint, no sprint, no treino, nos treinos, no treino livre, nos treinos livres, no "
    "primeiro treino, no segundo treino, "
    "no terceiro treino, no tl 1, no tl 2, no tl 3, no q 1, no q 2, no q 3, do q 1, do q 2, ao q 3, na classificacao "
    "de sabado, "
    "na sessao de classificacao, se classificou com, classificou - se com, classificou com, tempo de classificacao, "
    "pole com, volta da pole, volta de classificacao, para a classificacao, na classificacao com",
}
_THROUGH = {
    "en": "drive - through, drive through, drove through the pit lane, drove through the pits, "
    "driving through the pit lane, driving through the pits, stop - go, stop and go, stop - and - go, "
    "stop / go, pass - through penalty",
    "es": "drive - through, drive through, stop and go, stop - and - go, stop - go, stop & go, pase por boxes, "
    "pase y siga, atraveso el pit lane, atravesar el pit lane, atraveso la calle de boxes, "
    "atravesar la calle de boxes, penalizacion de paso por boxes, sancion de paso por boxes, "
    "penalizacion de paso por la calle de boxes, paso por boxes obligatorio",
    "pt": "drive - through, drive through, stop and go, stop - and - go, stop - go, stop & go, "
    "atravessou o pit lane, atravessar o pit lane, punicao de passagem pelos boxes, "
    "penalidade de passagem pelos boxes, passagem obrigatoria pelos boxes, passagem obrigatoria pelas boxes",
}
_COMPARED = {
    "en": "as, like, unlike, than, just as, just like, as in, like in, compared to, compared with, since, that of",
    "es": "como, igual que, al igual que, a diferencia de, a diferencia del, que, desde, frente a, "
    "respecto a, comparado con",
    "pt": "como, igual a, assim como, tal como, ao contrario de, ao contrario do, do que, desde, como em, "
    "em relacao a, em relacao ao, comparado com",
}


def _parts(phrases: str) -> list[str]:
    return [phrase.strip() for phrase in phrases.split(",") if phrase.strip()]


def _only_here(lang: str) -> str:
    """What is of another session or race, a penalty or a model, and not listed with other contests."""
    listed = set(_parts(lexicon_apart.WORDS[lang]["ELSEWHERE"]))
    return ", ".join(p for p in _parts(f"{_FRAMES[lang]}, {_SESSIONS[lang]}, {_THROUGH[lang]}") if p not in listed)


# what stops that is no car, and what is stopped doing
_ENDED = {
    "en": _each("rain, race, session, clock, play", "stopped, stops, was stopped, is stopped, had stopped, came in"),
    "es": _each(
        "lluvia, carrera, sesion, prueba",
        "paro, se paro, se detuvo, se detiene, fue detenida, quedo detenida, entro",
    ),
    "pt": _each("chuva, corrida, sessao, prova", "parou, foi parada, foi interrompida, entrou"),
}
_CAR_IN = {
    "en": _each(
        "safety car, virtual safety car",
        "came in, comes in, came back in, came into the pits, pulled in, pulls in, peeled off, pitted, pits, "
        "returned to the pits, went back to the pits, dived in, had come in",
    ),
    "es": _each(
        "coche de seguridad, safety car, auto de seguridad",
        "entro en boxes, entro a boxes, entro en los boxes, entra en boxes, se metio en boxes, volvio a boxes, "
        "regreso a boxes, volvio al garaje, se retiro, habia entrado en boxes",
    ),
    "pt": _each(
        "carro de seguranca, safety car",
        "entrou nos boxes, entrou nas boxes, entra nos boxes, voltou aos boxes, voltou para os boxes, "
        "recolheu aos boxes, recolheu, recolhe, foi para os boxes",
    ),
}
# changes of what is no tyre
_CHANGED = {
    "en": _each(
        "changed, changes, changing, change, switched, switches, switching, swapped",
        "his line, his lines, line, lines, his driving style, his approach, his mind, direction, gear, engine mode, "
        "engine modes, the brake balance, his brake balance, his settings, his front wing settings, "
        "settings, places, positions, sides",
    ),
    "es": _each(
        "cambio, cambia, cambiar, cambiando, cambiaba",
        "de linea, la linea, de trazada, la trazada, de marcha, de idea, de opinion, de mapa, el mapa, "
        "el reparto, de modo, de ritmo, de enfoque, de direccion, el ajuste, los ajustes, posiciones",
    ),
    "pt": _each(
        "trocou, troca, trocar, trocando, mudou, muda, mudar, mudando",
        "de linha, a linha, de tracado, o tracado, de marcha, de ideia, de opiniao, o mapa, de mapa, "
        "o ajuste, os ajustes, o acerto, de ritmo, de direcao, de posicao, posicoes",
    ),
}
_OFF_TRACK = {
    "en": "on track, on the track, on circuit, on the circuit, in the gravel, in the grass, on the grass, "
    "in the wall, "
    "by the side of the track, at the side of the track, on the side of the track, at the side of the road, "
    "by the side of the road, beside the track, at turn, in turn, at the exit of turn, on the straight, "
    "on the main straight, on the back straight, in the tunnel, in the run - off, in the barriers, at the hairpin",
    "es": "en la pista, en pista, en plena pista, "
    "en la grava, en la hierba, en la curva, en la recta, en la escapatoria, "
    "al borde de la pista, al lado de la pista, junto a la pista, a un lado de la pista, en el muro, en el tunel, "
    "en la horquilla, en la chicane",
    "pt": "na pista, em plena pista, na brita, na grama, na relva, na curva, na reta, na area de escape, "
    "na beira da pista, a beira da pista, ao lado da pista, na lateral da pista, no muro, no tunel, no gancho, "
    "na chicane",
}
# adjectives that no tyre has: of times, roads, words
_NO_TYRE = {
    "en": "intermediate time, intermediate times, intermediate split, intermediate splits, intermediate sector, "
    "intermediate point, intermediate timing, intermediate position, intermediate positions, "
    "hard for him to, speeding in the pit lane, speeding in the pits, pit lane speeding, "
    "pit lane speed limit, pit lane speed, unsafe release, pit lane opened, pit lane opens, pit lane was open, "
    "pit lane was opened, pit lane closed, pit lane was closed, pits opened, pits were open, pits closed, "
    "out in the pit lane, ready in the pit lane, out into the pit lane, stop to make, stops to make",
    "es": "parcial intermedio, parciales intermedios, tiempo intermedio, tiempos intermedios, sector intermedio, "
    "punto intermedio, paso intermedio, por todos los medios, medios de comunicacion, "
    "ante medios, en medio del, exceso de velocidad en el pit lane, exceso de velocidad en boxes, "
    "pit lane se abrio, pit lane abrio, pit lane se cerro, pit lane cerro, calle de boxes se abrio, "
    "boxes se abrieron, "
    "boxes se cerraron, calle de boxes se cerro, ventana de boxes se abre, salieron al pit lane, "
    "salieron a la calle de boxes, antes que parar, antes que entrar, "
    "exceso de velocidad en la calle de boxes, velocidad en el pit lane, velocidad en boxes, "
    + _each(
        "hablo, hablar, hablaba, hablando, converso, charlo, se sincero, atendio, atender, atendiendo, declaro, "
        "dijo, explico, confeso, reconocio, respondio, comento",
        "con los medios, a los medios, con medios, a medios",
    ),
    "pt": "parcial intermediaria, parciais intermediarias, tempo intermediario, tempos intermediarios, "
    "setor intermediario, ponto intermediario, excesso de velocidade no pit lane, "
    "pit lane abriu, pit lane se abriu, pit lane fechou, pit lane foi aberto, boxes abriram, boxes fecharam, "
    "janela de boxes se abriu, "
    "foram ao pit lane, foram para o pit lane, sairam para o pit lane, sairam ao pit lane, "
    "excesso de velocidade nos boxes, excesso de velocidade nas boxes, velocidade no pit lane, velocidade nos boxes",
}

WORDS = {
    "en": {
        "WISH": "resisted the temptation to, resisted the urge to, resists the temptation to, fought the temptation "
        "to, ready for, temptation to, temptation of, too early to, too late to, too soon to, planned for, "
        "pencilled in for, hoped that, hopes that, reckoned on, counted on, calculated that, calculated with, "
        "sceptical about, skeptical about, rules demand, rules require, wondered whether, wondered if, asked himself "
        "whether, forecast, forecasts, expected, expects, "
        "suggested, recommended, recommends, proposed, proposes, vetoed, "
        "considered switching, considered changing, considered going, considered moving, considered fitting, "
        "considered putting, considered staying, considered starting, considered a switch, considered a change, "
        "mooted, debated, was tempted to, were tempted to, "
        "flirted with, thought of, thinking of, thought that, thought a, thought one, "
        "thought two, believed that, "
        "missed his chance to, passed up the chance to, "
        "turned down the chance to, had an opportunity to, "
        "hope for, waiting for, had hoped for, "
        "is likely to, was likely to, likely to, is unlikely to, unlikely to, was scheduled to, is scheduled to, "
        "were scheduled to, was meant to, is set to, is due to, ought to, "
        "had been due to, called to pit, called to stop, called to box, the call to, call to, calls to, orders to, "
        "order to, instruction to, instructions to, ignored, faked a, faked his, feigned a, dummied a, "
        "missed the pit, missed the entry, drove past the, drives past the, "
        "simulation, simulations, ideal lap, best lap to, optimal lap, optimum lap, perfect lap to, "
        "target, assumed that, assumes that, estimated, estimates, "
        "idea of, speaks of, spoke about, "
        "needed the, needed his, needs the, it is said that, is said to, was said to, people say that, "
        "they say that, "
        "word is that, "
        "asked to, asks to, offered to, "
        "no sense in, no point in, regretted not, regrets not, waited to see whether",
        "BID": "told, tells, asked, asks, ordered, urged, urges, instructed, instructs, advised, advises, "
        "begged, begs, encouraged, pressed, pushed, implored",
        "FANCY": "used up, gave back, handed back, had kept, reserved, saved, saving, preferred, prefers, "
        "preferring, prefer, likes, liked, loves, loved, hates, "
        "hated, disliked, dislikes, prepared, preparing, prepares, warmed up, warming up, "
        "tested, testing, tried out, too dry for, too wet for, not dry enough for, not wet enough for, "
        "pirelli brought, pirelli brings, pirelli supplied, pirelli took, pirelli nominated, pirelli selected, "
        "pirelli chose, "
        "need of, no need of, no need for, need for, never needed, put aside, set aside, "
        "complained about the, complained of the",
        "UNUSED": "made no sense, made little sense, was not an option, were not an option, was never an option, "
        "were never an option, was possible for, were needed, would be needed, left over, ready, in the garage, in "
        "reserve, in stock, available, unused, spare, "
        "stayed in the, in the allocation, favourite tyre, favorite tyre, favourite, favorite, "
        "least favourite, least favorite, still to make, left to make, yet to make, "
        "never came, never happened, never materialised, never materialized, "
        "was cancelled, was canceled, was called off, was aborted, was postponed, was planned for, was never made, "
        "had been planned for, was scheduled for, came too late, came far too late",
        "ELSEWHERE": _only_here("en"),
        "NONE": f"{_ENDED['en']}, {_CHANGED['en']}, {_NO_TYRE['en']}, "
        + _hidden("en", _parts(f"{_FRAMES['en']}, {_SESSIONS['en']}"))
        + ", against all expectations, against all predictions, his expected, the expected, an expected, than "
        "expected, than planned, than predicted, as expected, as "
        "planned, as predicted, as forecast, "
        "than the simulation, than simulated, than in the simulation, than the simulations, "
        "than the prediction, than the forecast, than feared",
        "SC": _CAR_IN["en"],
        "STRANDED": _OFF_TRACK["en"],
        "HAD_TO": "had no choice but to, had no option but to, had little choice but to, had no alternative but to, "
        "was left with no choice but to, was compelled to, were compelled to",
        "EXPLOIT": "took the chance of, taking the chance of, takes the chance of",
        "UNDER_IT": "under it, underneath it, beneath it",
    },
    "es": {
        "WISH": "resistio la tentacion de, resistio a la tentacion de, vencio la tentacion de, listo para, lista "
        "para, listos para, tentacion de, demasiado pronto para, demasiado tarde para, "
        "pronto para parar, prevista para, previsto para, programada para, prevista en, contaba con, contaban con, "
        "calculado que, calculado con, calculaba con, calculaban con, esceptico con, seria posible, "
        "pronostico, pronosticado, predijo, predecia, estaba prevista, estaba previsto, "
        "estaba previsto que, contemplo, contemplaba, sugirio, sugeria, recomendo, recomendaba, propuso, proponia, "
        "veto, "
        "considero cambiar, consideraba cambiar, considero pasar, considero montar, considero salir, "
        "considero poner, "
        "consideraba pasar, consideraba montar, pirelli espera, pirelli esperaba, pirelli calcula, pirelli estima, "
        "pirelli preve, debatio, discutio, tentado de, tentado a, "
        "pensaban en, pensar en, "
        "creia que, creian que, pensaba que, opinaba que, "
        "tuvo la oportunidad de, tenia la oportunidad de, perdio la oportunidad de, desaprovecho la oportunidad de, "
        "dejo pasar la oportunidad de, dejo escapar la oportunidad de, tuvo la opcion de, tuvo la ocasion de, "
        "perdio la ocasion de, con la esperanza de, a la espera de, esperando un, "
        "esperaba, esperaban, espera que, esperan, iba a, iban a, debia, debian, tenia la intencion de, "
        "tenia intencion de, intencion de, llamado a parar, llamado a entrar, orden de, ordenes de, la llamada para, "
        "ignoro, desoyo, simulo, simulaba, amago con, amago, se paso la entrada, se salto la entrada, "
        "paso de largo, paso de largo por delante de, paso por delante de, pasaba de largo, "
        "simulacion, simulaciones, vuelta ideal, vuelta optima, objetivo, "
        "suponia que, suponia, estimaba, estimo, calculaba, calculo, modelo, pronosticos, prevision, previsiones, "
        "idea de, hablaban de, necesitaba, necesitaban, "
        "se dice que, dicen que, decian que, se decia que, cuentan que, se comenta que, probable que, "
        "poco probable que, sin sentido, "
        "creia posible, creian posible, creyo posible, "
        "querria, faltaba por, le faltaba, les faltaba",
        "BID": "ordeno, ordenaron, ordenaba, mando, mandaron, insto, instaron, insta, "
        "dijo, dijeron, dice, dicen, aconsejo, aconsejaron, urgio, rogo, insistio, insistieron, animo, invito",
        "FANCY": "reservado, reservados, guardado un, habia gastado, habian gastado, gastado todos, devolvio, "
        "devolvieron, guardo un juego, guardo dos juegos, guardo otro juego, guardo un, guardaba, guardando, "
        "guardaron, "
        "se guardo, reservo, se reservo, reservaba, ahorro, "
        "prefiere, preferia, preferian, prefirio, gusta, gustaba, gustan, gustaban, odiaba, preparo, preparaba, "
        "prepararon, prepararan, calento, probo, probaba, probaron, quedaban, quedaba, quedan, "
        "demasiado seco para, demasiado mojado para, seco para, mojado para, pirelli llevo, pirelli trajo, "
        "pirelli lleva, pirelli eligio, pirelli selecciono, "
        "se quejo de, se quejaba de, rechazo los, rechazo las, rechazo el, rechazaba los, rechazaba el, listos, "
        "listas",
        "UNUSED": "no tenia sentido, no tenian sentido, no tiene sentido, no eran una opcion, no era una opcion, "
        "nunca fue una opcion, nunca fueron una opcion, harian falta, en el garaje, en reserva, de reserva, "
        "disponibles, disponible, sin usar, "
        "de sobra, guardados, guardadas, se quedaron en el, favorito, favorita, por hacer, "
        "nunca llego, jamas llego, nunca se produjo, nunca existio, "
        "fue cancelada, fue abortada, se cancelo, se aplazo, fue aplazada, llego demasiado tarde, "
        "llego tarde, salio demasiado tarde, aparecio demasiado tarde",
        "ELSEWHERE": _only_here("es"),
        "NONE": f"{_ENDED['es']}, {_CHANGED['es']}, {_NO_TYRE['es']}, "
        + _hidden("es", _parts(f"{_FRAMES['es']}, {_SESSIONS['es']}"))
        + ", contra todo pronostico, contra todas las previsiones, contra pronostico, de lo previsto, de lo "
        "esperado, segun lo previsto, como estaba previsto, tal como estaba previsto, "
        "como se esperaba, segun el plan, que en la simulacion, que la simulacion, que en las simulaciones, "
        "que lo previsto, que la prevision, que lo esperado",
        "SC": _CAR_IN["es"],
        "STRANDED": _OFF_TRACK["es"],
        "HYP": "podian durar, podian aguantar, podia durar, podia aguantar, podian dar, habrian",
        "HAD_TO": "no tuvo mas remedio que, no tuvo otro remedio que, no tuvo otra opcion que, "
        "no tuvo mas opcion que, "
        "no le quedo mas remedio que, no le quedo otra que, no tuvo otra que, no tuvo otra alternativa que",
        "UNDER_IT": "bajo el, bajo este, bajo esa neutralizacion, bajo ella, bajo esta",
    },
    "pt": {
        "WISH": "resistiu a tentacao de, resistiu a vontade de, venceu a tentacao de, pronto para, pronta para, "
        "prontos para, tentacao de, cedo demais para, tarde demais para, muito "
        "cedo para, prevista para, previsto para, programada para, contava com, contavam com, calculado que, "
        "calculado com, calculava com, cetico com, seria possivel, perguntava se, perguntavam se, "
        "discutia se, discutiam se, debatia se, debatiam se, duvidava se, previu, previa, estava prevista, estava "
        "previsto, pronosticou, prognosticou, projetou, projetava, "
        "contemplou, sugeriu, sugeria, recomendou, recomendava, propos, vetou, debateu, discutiu, "
        "considerou trocar, considerava trocar, considerou mudar, considerou passar, considerou colocar, "
        "considerou largar, considerava passar, pirelli espera, pirelli esperava, pirelli calcula, pirelli estima, "
        "pirelli preve, tentado a, pensavam em, pensar em, achava que, "
        "achavam que, "
        "acreditava que, acreditavam que, pensava que, "
        "teve a chance de, tinha a chance de, perdeu a chance de, desperdicou a chance de, teve a oportunidade de, "
        "tinha a oportunidade de, perdeu a oportunidade de, deixou passar a chance de, "
        "deixou passar a oportunidade de, na esperanca de, a espera de, esperando um, "
        "esperava, esperavam, espera - se que, ia parar, ia entrar, iam parar, tinha a intencao de, "
        "tinha intencao de, "
        "intencao de, chamado para parar, chamado para entrar, chamado a parar, ordem de, ordem para, ordens de, "
        "ordens para, a chamada para, ignorou, desobedeceu, simulou, simulava, "
        "perdeu a entrada, errou a entrada, passou direto, passou reto, passou em frente, "
        "simulacao, simulacoes, volta ideal, volta otima, objetivo, "
        "supunha que, supunha, estimava, estimou, calculava, calculou, modelo, previsao, previsoes, prognostico, "
        "ideia de, falou de, falava de, falavam de, precisava que, precisava de, precisava, "
        "precisavam, diz - se que, dizem que, dizia - se que, conta - se que, comenta - se que, provavel que, "
        "pouco provavel que, sem sentido, "
        "achava possivel, acreditava possivel, julgava possivel, ainda tinha de, ainda tinha que, "
        "ainda precisava, se devia, desistiu da",
        "BID": "ordenou, ordenaram, mandou, mandaram, manda, instou, "
        "disse, disseram, diz, dizem, aconselhou, aconselharam, insistiu, insistiram, implorou, convidou",
        "FANCY": "reservado, reservados, guardado um, tinha gastado, tinham gastado, gastado todos, devolveu, "
        "devolveram, guardou, guardava, guardando, guardaram, poupou, poupava, poupando, pouparam, reservou, "
        "reservava, "
        "economizou, prefere, preferia, preferiam, preferiu, gosta, gostava, gostam, gostavam, odiava, preparou, "
        "preparava, prepararam, preparavam, aqueceu, experimentou, experimentava, testou, testava, testaram, "
        "ainda tinha, ainda tinham, seco demais para, molhado demais para, pirelli levou, "
        "pirelli trouxe, pirelli leva, pirelli escolheu, pirelli selecionou, pensou nos, pensou nas, "
        "pensava nos, pensava nas, precisou dos, precisou das, precisava dos, precisava das, "
        "queixou - se dos, reclamou dos, reclamou das, reclamava dos, rejeitou, rejeitava, nao tinha mais",
        "UNUSED": "nao fazia sentido, nao faziam sentido, nao faz sentido, nao eram uma opcao, nao era uma opcao, "
        "nunca foi uma opcao, nunca foram uma opcao, na garagem, de reserva, em reserva, disponiveis, disponivel, "
        "sem uso, prontos, prontas, sobrando, "
        "de sobra, guardados, guardadas, ficaram na garagem, favorito, favorita, preferido, "
        "por fazer, pendente, pendentes, nunca veio, nunca chegou, jamais veio, nunca aconteceu, "
        "foi cancelada, foi abortada, foi adiada, veio tarde demais, chegou tarde demais, "
        "veio muito tarde, entrou tarde demais, apareceu tarde demais",
        "ELSEWHERE": _only_here("pt"),
        "NONE": f"{_ENDED['pt']}, {_CHANGED['pt']}, {_NO_TYRE['pt']}, "
        + _hidden("pt", _parts(f"{_FRAMES['pt']}, {_SESSIONS['pt']}"))
        + ", contra todas as previsoes, contra todos os prognosticos, contra as previsoes, do esperado, do previsto, "
        "do que o previsto, que o previsto, como previsto, como esperado, conforme previsto, conforme o previsto, "
        "conforme o plano, como estava previsto, do que na simulacao, que na simulacao, que a simulacao, "
        "do que a simulacao, do que a previsao, que a previsao, que o esperado, do que o esperado, "
        "o previsto",
        "SC": _CAR_IN["pt"],
        "STRANDED": _OFF_TRACK["pt"],
        "HYP": "podiam durar, podiam aguentar, podia durar, podia aguentar, teriam",
        "HAD_TO": "nao teve escolha a nao ser, nao teve outra opcao a nao ser, nao teve alternativa a nao ser, "
        "nao teve opcao a nao ser, nao teve alternativa senao, nao teve outra opcao senao, nao teve remedio senao, "
        "nao teve outro remedio senao, nao teve escolha senao",
        "UNDER_IT": "sob ele, sob este, sob ela, sob essa neutralizacao, sob esta",
    },
}
