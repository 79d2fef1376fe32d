"""Spanish words of each concept, folded."""

from __future__ import annotations

WORDS = {
    # what is measured
    "LAP": "girito, giritos, pasada, pasadas, vt, vts, vueltita, vueltitas, vta, vtas, vuelta, vueltas, giro, giros",
    "LAPTIME": "tiempos, tiempo por vuelta, tiempos por vuelta, tiempo de vuelta, tiempos de vuelta, "
    "cronos, crono, cronometros, cronometro, registros por vuelta, marcas por vuelta",
    "fastest_lap": "la vuelta mas veloz de la carrera, vuelta mas veloz de la carrera, con la vuelta mas veloz, "
    "giro mas veloz de la carrera, "
    "mejor crono de la carrera, mejor tiempo de la carrera, mejor registro de la carrera, mejor marca de "
    "la carrera, crono mas rapido de la carrera, tiempo mas rapido de la carrera, mejor crono en carrera, "
    "mejor tiempo en carrera, mejor vuelta en carrera, mejor vuelta de "
    "la tarde, mejor vuelta del dia, record de vuelta en carrera, "
    "mejor vuelta de la carrera, mejor vuelta de la prueba, mejor vuelta del gran premio, "
    "mejor vuelta del gp, "
    "mejor giro de la carrera, giro mas rapido, vuelta mas rapida de la carrera, vuelta rapida, "
    "vuelta mas rapida",
    "AVG": "promediaron, promediaba, promediaban, promedian, promedia, "
    "media, promedio, promedios, ritmo, medias, promediando, promedio de vuelta, ritmo medio, tiempo "
    "medio, tiempos medios, ritmos medios, ritmo promedio",
    "NONE": "tuvo un efecto limitado, tuvo efecto limitado, "
    "buscar la vuelta rapida, buscar la vuelta mas rapida, intentar la vuelta rapida, "
    "en busca de la vuelta rapida, a por la vuelta rapida, perseguir la vuelta rapida, trabajaron duro, "
    "trabajando duro, pelear duro, peleo duro, no cometio un solo error, "
    "no cometio un error, no cometio ningun error, sin cometer un error, sin cometer errores, "
    "sin un solo error, sin errores, sin fisuras, no fallo en nada, nunca peligro, nunca corrio peligro, "
    "sin despeinarse, sin discusion, sin sobresaltos, nadie pudo con, nadie pudo parar a, "
    "nadie pudo frenar a, nadie pudo seguir a, nadie pudo alcanzar a, nadie pudo toser a, nadie le tosio a, "
    "nadie hizo sombra a, "
    "banderas amarillas, bandera amarilla, dobles amarillas, lineas blancas, lineas rojas, doble amarilla, "
    "deberia senalarse, deberia notarse, deberia mencionarse, habria que senalar, habria que recordar, habria "
    "que destacar, habria que anadir, "
    "carrera dura, dura carrera, batalla dura, dura batalla, golpe duro, duro golpe, lucha dura, dura "
    "lucha, duro reves, defensa dura, dura defensa, duro duelo, duelo duro, dia duro, trabajo duro, duro "
    "trabajo, dura prueba, fin de semana duro, dura resistencia, medio peloton, medio mundo, medio "
    "minuto, media carrera, media docena, media parrilla, media hora, termino medio, media tarde, medio "
    "segundo largo, "
    "batalla ganada, batallas ganadas, guerra perdida, por fin, por ultimo, por cierto, por supuesto, "
    "por fortuna, ahora si, en esta ocasion, esta vez, "
    "si acaso, longitud media, duracion media, extension media, entro en la zona, entro en zona, entro en "
    "el top, entrar en el top, entro en los puntos, entrar en los puntos, ventana de paradas se abrio, "
    "ventana de boxes se abrio, una vez que, parada intermedia, paradas intermedias, posicion intermedia, "
    "posiciones intermedias, una vuelta rapida, vueltas rapidas, fase intermedia, fase media, no solo, no "
    "fue solo, no fue solamente, no fue unicamente, no solamente, no unicamente, funciono de la siguiente "
    "manera, funciono de la siguiente forma, funciono del siguiente modo, funciono asi, como funciono, en "
    "medio de, por medio de, medio plazo, a medio camino, a medio stint, a medio gas, a medio ritmo, en "
    "vuelta rapida, en la vuelta rapida, vuelta rapida del stint, pit intermedio, pit stop intermedio, "
    "relevo intermedio, "
    "a falta de un, a falta de una, pre - sc, pre - sc / vsc, pre - vsc, pre - safety car",
    "STINT": "parcial, parciales, st, tanda, tandas, tramo, tramos, relevo, relevos, etapa, etapas",
    "DEG": "perdida de ritmo, perdida de prestaciones, caida de ritmo, pendiente, pendientes, deriva, deriva de, "
    "se caian, se caia, se cayo, se cayeron, ritmo de desgaste, ritmo de degradacion, se apagaba, se "
    "apagaban, se apagaron, se desgasto, se desgastaba, se desgastaban, se desgastaron, se desgasta, se "
    "desgastan, desgastandose, se deterioro, se deterioraba, se deterioraban, se deterioraron, perdida de "
    "rendimiento, caida de rendimiento, tasa de degradacion, tasa de desgaste, indice de degradacion, "
    "venia abajo, venian abajo, vino abajo, vinieron abajo, viene abajo, vienen abajo, viniendose abajo, "
    "degradarse, tendencia, tendencias, pendiente de, se degradaba, se degradaban, se degrado, se "
    "degradaron, se degrada, se degradan, degradacion, degradado, desgaste, degradandose, deterioro, "
    "degradando, degradaba, degradaban, degradaron, se fue degradando, deteriorando, deterioraba, "
    "practicamente plana, practicamente plano, practicamente planos, casi plana, casi plano, casi planos, "
    "practicamente nula, practicamente nulo, casi nula, casi nulo",
    "QUICKEN": "mas rapida que la anterior, mas rapido que el anterior, fue a mejor, iban a mejor, iba a mejor, "
    "fueron a mejor, "
    "mejoraba, mejoraban, mejorando, mejora en, mejoro en, mejoraron, mejoran, mejorado, mejorar en",
    "GAP": "separaba, separaban, separan, separa, separando, separados por, separaron, separo, "
    "diferencial, dif, dif ., hueco, brecha, diferencia, intervalo, distancia, margen, separacion",
    "LEAD": "aventajaban, aventajó, superioridad, margen a favor, lidera, lideró, liderar, liderando, lideran, "
    "sacandole, le saca, "
    "ventaja, sacaba, aventajaba, aventajo, renta, colchon, sacarle, aventajar, aventaja, aventajando, "
    "aventajarlo, aventajarle, lideraba, lideraba a, liderando a, lidero a",
    "DEFICIT": "retrasos, atraso, desventaja, deficit, deficits",
    "SECONDS": "segundo, segundos, seg",
    "HALF_SECOND": "medio segundo",
    "AND_A_HALF": "segundo y medio, segundos y medio",
    "IN_HAND": "a su favor, a favor",
    "PER": "cada una de las, por cada, cada",
    "POSITION": "posicion, puesto, lugar, plaza",
    "POSITIONS": "posiciones, lugares, plazas, puestos",
    "TYRE": "neumatico, neumaticos, goma, gomas, compuesto, compuestos, juego, juegos, conjunto, conjuntos, cubiertas",
    "TEAMMATE": "companeros, companeros de equipo, companero de escuderia, companero de garaje, companero de filas, "
    "companero de box, coequipero, coequipier, companera, colega, colega de equipo, companero, companero de equipo",
    "SOFT": "rojas, "
    "banda roja, compuesto rojo, goma roja, gomas rojas, neumatico rojo, neumaticos rojos, "
    "bla, blan, bld, bdo, blando, blandos, blanda, blandas, sft",
    "MEDIUM": "amarillas, "
    "banda amarilla, compuesto amarillo, goma amarilla, gomas amarillas, neumatico amarillo, neumaticos "
    "amarillos, "
    "medio, medios, goma media, gomas medias, cubierta media, cubiertas medias",
    "HARD": "blancas, "
    "banda blanca, compuesto blanco, goma blanca, gomas blancas, neumatico blanco, neumaticos blancos, "
    "dur, duro, duros, dura, duras",
    "HYPERSOFT": "hiperblando, hiperblandos, hiperblanda, hiperblandas",
    "ULTRASOFT": "ultrablando, ultrablandos, ultrablanda, ultrablandas",
    "SUPERSOFT": "superblando, superblandos, superblanda, superblandas",
    "SUPERHARD": "superduro, superduros",
    "INTERMEDIATE": "banda verde, compuesto verde, goma verde, gomas verdes, neumatico verde, neumaticos verdes, "
    "intermedio, intermedios, intermedia, intermedias",
    "WET": "banda azul, compuesto azul, goma azul, gomas azules, neumatico azul, neumaticos azules, "
    "lluvia extrema, "
    "neumaticos de lluvia extrema, neumaticos de lluvia fuerte, neumaticos de "
    "lluvia intensa, neumatico de lluvia extrema",
    # what drivers do
    "RESPOND": "lo cubrio, le cubrio, le respondio, lo calco, le contesto, le replico, contraataco, "
    "hizo lo mismo un giro, "
    "replico, replica, replicaba, respondio, reacciono, contesto, reacciona, responde, contesta",
    "ONLY_STOP": "un solo cambio de neumaticos, un unico cambio de neumaticos, un solo cambio de gomas, "
    "un unico cambio de gomas, unico cambio de gomas, un solo cambio de ruedas, un unico cambio de ruedas, "
    "unico cambio de ruedas, un solo cambio de compuesto, unica escala en boxes, "
    "unica detencion en los boxes, una unica detencion, un solo pit stop, un unico pit stop, "
    "una sola detencion, una sola visita a boxes, una sola visita al box, una unica visita a boxes, "
    "una sola pasada por boxes, un solo paso por boxes, un unico paso por boxes, una sola entrada a boxes, "
    "una sola entrada en boxes, unica parada en el box, solo un pit stop, solamente un pit stop, "
    "nada mas que una parada, apenas una detencion, "
    "unica visita al taller, unica pasada por el taller, unica parada en pits, solitaria parada, "
    "unica detencion en boxes, unica visita al box, "
    "unica visita, unica visita a boxes, unica visita a los boxes, unica entrada a boxes, "
    "unica entrada en boxes, unico paso por boxes, unica parada del dia, solo una parada, solamente una parada, "
    "apenas una parada, unico cambio de neumaticos, solo una detencion, unica parada, unica parada en boxes, "
    "unica detencion, unico pit stop, unico pit, parada unica, detencion unica, pit stop unico, "
    "unica y solitaria parada, "
    "una parada solamente, una parada sola, una parada nada mas, unico paso por el garaje, unico paso por el taller, "
    "unico paso por el pit lane, unica pasada por boxes, unica visita al garaje, unica entrada en los boxes, "
    "unico ingreso a boxes",
    "ONCE": "en una unica ocasion, en una sola ocasion, "
    "una vez, una sola vez, una unica vez, por unica vez, por la unica vez, por primera y unica vez",
    "HALTED": "detenido, detenida, detenidos, llamado a boxes, llamado a los boxes, llamado a, llamado en",
    "PIT": "visito a sus mecanicos, visitar a sus mecanicos, visitando a sus mecanicos, visita a sus mecanicos, "
    "visitas a sus mecanicos, visito a su equipo, visito su garaje, visito su box, se metio en el pit lane, "
    "se zambullo en el pit lane, se zambullo en boxes, se metio en los boxes, entro al pit lane, "
    "entro en el pit lane, entra al pit lane, entro a los boxes, entra a boxes, entra en boxes, "
    "entrar a boxes, entro en los boxes, se dirigio a boxes, se dirigio a los boxes, se dirige a boxes, "
    "se encamino a boxes, se fue a boxes, se va a boxes, tomo el camino de boxes, tomo el carril de boxes, "
    "tomo la calle de boxes, enfilo la calle de boxes, enfila la calle de boxes, enfilo el pit lane, "
    "enfilo el carril de boxes, enfilo los boxes, enfilo hacia boxes, doblo hacia boxes, "
    "doblo hacia los boxes, puso rumbo a boxes, pone rumbo a boxes, ingreso al box, ingreso en los boxes, "
    "ingresa al pit lane, ingresaba a boxes, ingresaron a boxes, ingresando a boxes, recalo en boxes, "
    "recala en boxes, hizo escala en boxes, hace escala en boxes, escala en boxes, acudio al garaje, "
    "acudio a los boxes, acudio al box, acudio al taller, paso por el box, pasa por boxes, pasar por boxes, "
    "pasando por boxes, paso por los boxes, pasa por los boxes, se desvio a boxes, se desvio hacia boxes, "
    "se desvio hacia los boxes, se desvia hacia boxes, paso por el muro, se asomo a boxes, "
    "se detiene en boxes, boxeo, boxea, boxear, boxeando, cumplio su parada, cumplio con su parada, "
    "paso por el taller, paso por los talleres, paso por los garajes, pasar por el taller, "
    "pasa por el taller, pasando por el taller, pasado por el taller, pasado por boxes, "
    "pasado por los boxes, pasado por el garaje, visita al taller, visitas al taller, visito el taller, "
    "paso por talleres, pasos por el taller, hacia los garajes, hacia el garaje, hacia los boxes, "
    "hacia el taller, a los garajes, al taller, rumbo a boxes, rumbo a los boxes, rumbo al garaje, "
    "los pits, a pits, en pits, por pits, al pit lane, parada en pits, paradas en pits, ingreso a boxes, "
    "ingreso en boxes, ingreso a los boxes, ingreso al pit lane, ingresa a boxes, ingresar a boxes, "
    "se metio al box, se mete al box, "
    "ingresó, "
    "por boxes, por los boxes, paramos, entramos, detenciones, visitaron el garaje, visito el garaje, "
    "visitaron boxes, "
    "visitaron los boxes, "
    "visitar el garaje, "
    "fue a boxes, fueron a boxes, se metio en boxes, se mete en boxes, enfilo boxes, enfila boxes, acudio a boxes, "
    "acude a boxes, "
    "acudir a boxes, visito boxes, visita boxes, visitar boxes, piso boxes, pisa boxes, parara, pararan, "
    "stop, stops, stopper, stoppers, visito los boxes, visita a boxes, visitas a boxes, pito, pitio, pitar, "
    "pitando, pitaron, pitado, "
    "paro, parada, paradas, parar, pare, parando, parado, "
    "pararon, detuvo, detencion, entro, entrar, entro "
    "en boxes, entro a boxes, entrada en boxes, paso por boxes, pararse, paraba, entrando, entrar en boxes, "
    "parada en boxes, paradas en boxes, detenerse, deteniendose, parase, paran, "
    "entra, entran, entraron, entraba, detiene, detienen, detuvieron, detenia, "
    "detenían, deteniendo, se detenga, visita, visitas, visita los boxes, paso por el garaje, pasar por el "
    "garaje, pasa por el garaje, pasando por el garaje, volvio al garaje, volver al garaje, vuelve al garaje, "
    "pasos por boxes, pasos por el garaje, pasadas por boxes, pasada por boxes, visitas al garaje, visita al garaje, "
    "carril de boxes, calle de boxes, pit lane, paso por el pit lane, pasar por el pit lane, paso por el pit, lo "
    "llamo, lo llamaron, parada tecnica, entradas a boxes, entradas en boxes, paradas "
    "tecnicas, "
    "para y, para en, para por primera vez, para por segunda vez, para por tercera vez, para otra vez, para de "
    "nuevo, para primero, pararia, pararian",
    "PIT_EXIT": "reaparecio, reaparecia, reapareciendo, reaparece, emergio, emergia, emergiendo, emerge, resurgio, "
    "volvio a salir, se reincorporo, reincorporandose, se reincorpora, salio del pit lane, salio del box, "
    "saliendo del pit lane, regreso al trazado, volvio al trazado, "
    "de donde salio, de donde salia, de donde sale, de la que salio, de la que salia, de la que sale, "
    "del que salio, de los que salio, de alli salio, de ahi salio, volvio al asfalto, volvio al circuito, "
    "regreso al asfalto, volver a la pista, volver a pista, vuelve a la pista, "
    "salir de boxes, salio de boxes, saliendo de boxes, salir de los boxes, salio de los boxes, "
    "salir del pit, volvio a pista, volvio a la pista, volviendo a pista, regreso a pista, regreso a la pista, "
    "reincorporo, reincorporarse",
    "SAME_CHANGE": "mismo cambio de compuesto, mismo cambio de compuestos, mismo cambio de neumaticos, "
    "el mismo cambio, la misma sustitucion, el mismo cambio de neumaticos, "
    "mismo cambio, identico cambio, la misma operacion, la misma permuta, misma sustitucion",
    "FOR_ANOTHER": "por otro, por otros, por otra, por otras, por uno nuevo, por unos nuevos",
    "ANOTHER": "uno fresco, unos frescos, unas frescas, unas nuevas, otras frescas, otros frescos, "
    "otro de, otros, un segundo juego de, un tercer juego de, "
    "otro, otro juego de, otro set de, otro conjunto de, otra de",
    "CHANGE": "troco, trocar, trocando, canjeo, canjear, canjeando, intercambio, permuta, permutar, permutando, "
    "equipo, equipando, equiparon, equipaba, "
    "sustituyo, sustituir, sustituyendo, reemplazo, reemplazar, reemplazando, cambio, cambios, "
    "cambiar, cambiando, cambiaron, cambia, monto, montar, montando, cambiado, eligio, opto por, optando por, "
    "calzo, calzar, montaron, "
    "monta, montan, montaba, calza, calzan, calzando, "
    "calzaron, equipar, sustituye, sustituyen, sustituyeron, "
    "sustitucion, sustituido, sustituidos, reemplaza, reemplazan, reemplazaron, cambian, cambie, cambiara, "
    "cambiaria, cambiados, elige, eligieron, relevo de neumaticos, permuto",
    "MOTION": "recurrio, recurre, recurrir, recurriendo, se paso, paso, pasar, pasando, pasaron, pasa, puso, poner, "
    "poniendo, volvio, volver, volviendo, regreso, "
    "regresar, regresando, "
    "pone, ponen, pusieron, ponia, vuelve, vuelven, volvieron, regresa, regresan, regresaron, "
    "coloca, coloco, colocar, colocando, colocan, colocaron, aposto por, apuesta por, apostando por, "
    "apostar por, apostaron por, opta por, optan por, optaron por, optar por, recibio, recibe, recibir, "
    "recibieron, arriesgo, equipa, equipo con, "
    "instala, instalo, instalar, instalando, instalaron, se lleva, se llevaron",
    "EXTEND": "se demoro hasta, se demoro, aguanto en pista hasta, resistio en pista hasta, apuro hasta, "
    "estiro hasta, "
    "tiro hasta, "
    "fue largo, fueron largos, se fue largo, se fueron largos, fue a lo largo, fueron a lo largo, "
    "yendo largo, "
    "espero, esperar, esperando, alargo, alargar, alargando, extendio, extender, extendiendo, estiro, "
    "estirar, estirando, retraso, retrasar, retrasando, termino su stint, prolongo, prolongar, prolongando, "
    "demoro, demorar, aguanto hasta",
    "STAY": "restantes, restante, "
    "prosiguio, prosigue, siguio rodando, aguanto fuera, se quedo fuera, quedarse en pista, quedarse fuera, "
    "permanecio, permanecer, permaneciendo, continuo, "
    "continuar, continuando, siguio, seguir, siguiendo, se quedo, quedarse, aguanto en pista, mantuvo en pista",
    "START": "tomo la salida, toma la salida, tomando la salida, tomaba la salida, tomo salida, dejo la parrilla, "
    "arrancaba, arrancaban, comenzaba, empezaba, inicia, iniciaba, inician, iniciando, iniciaron, "
    "largando, parte con, partiendo, salia, salian, "
    "empezaron, comenzaron, arrancaron, salieron, partieron, largaron, "
    "abrio con, empezo, comenzo, inicio, arranco, salio, salida, empezar, comenzar, iniciar, "
    "salir, empezando, comenzando, partio, largo con, "
    "arranca, arrancan, empieza, empiezan, comienza, comienzan, arrancando",
    "RUN": "estrujo, estrujando, acumulo, acumulando, sumo, hilvano, encadeno, encadenando, sostuvo, sostener, "
    "recorrer, consumio, consumiendo, apuro, apurando, utilizados, "
    "utilizado, usados, empleados, "
    "podia rodar, podia girar, giraba, giraban, giro en, giraron, girando, "
    "completaron, disputar, disputo, duraron, empleando, emplear, emplearon, empleo, exprimiendo, "
    "exprimio, exprimir, hace, haciendo, hicieron, recorrieron, usa, usan, utiliza, utilizan, utilizar, "
    "utilizaron, "
    "habia hecho, habia dado, habia rodado, "
    "necesito, necesitar, hiciera, duró, uso, utilizo, completo, completar, completando, rodo, rodar, "
    "rodando, hizo, realizo, recorrio, "
    "circulo, utilizando, usando, corrio, llevo, cerro, mantuvo, seguia, corria, usaron, "
    "conservo, conservar, conservando",
    "FINISH": "cerro la clasificacion, cerro la tabla, cierra la clasificacion, cerrando la clasificacion, "
    "orden final, posiciones finales, cruzo la linea de sentencia, cruzo bajo la bandera, "
    "cruza la linea de meta, vio caer la bandera, recibe la bandera a cuadros, recibe la bandera, "
    "recibiendo la bandera, recibiendo la bandera a cuadros, llega, llegaba, llegando, llegar a meta, "
    "llegando a meta, entro en la meta, entro a meta, paso por meta, paso bajo la bandera, cerro su carrera, "
    "cerro su dia, remato, rematando, culmino, culminando, concluia, acababa, terminaba, finalizaba, "
    "posicion de llegada, puesto de llegada, "
    "puntuaron, puntuar, puntuaba, "
    "llevo su coche a la meta, llevo el coche a la meta, llevo su coche a casa, llevo el coche a casa, "
    "se quedo en el, "
    "corto la meta, cortar la meta, cortando la meta, ocupo, ocuparon, ocupando, acabamos, terminamos, "
    "puntuo, puntuando, termino, terminar, terminando, acabo, acabar, acabara, acabando, finalizo, "
    "finalizar, finalizando, "
    "resultado, resultado final, cruzo la meta, quedo, clasificado, clasifico, terminaron, acabaron, llego, meta, "
    "posicion final, clasificacion final, concluyo, concluyeron, concluyendo, concluye, finalizaron, termina, "
    "terminan, acaba, acaban, finaliza, finalizan, terminado, acabado, quedaron, quedar, quedando, cruza la meta, "
    "cruzar la meta, cruzando la meta, cruzaron la meta, cruzo la linea, cruzo la linea de meta, "
    "cruzo la linea de llegada, llega a meta, llegaron a meta, entro en meta, llegaron, vio la bandera, "
    "vio la bandera a cuadros, ve la bandera a cuadros, recibio la bandera a cuadros, recibio la bandera, "
    "clasificandose, clasificaron, puesto final, llegada, orden de llegada",
    "CLOSE": "cerro la carrera, cerro la prueba, cerrar la carrera, cerrando la carrera, remato la carrera, "
    "completo la carrera, completo la prueba, cerro el dia",
    "REACH": "remonto hasta, remonto a, remonto al, escalo hasta, escalo a, escalo al, trepo hasta, trepo al, "
    "subio hasta, avanzo hasta, avanzo a, avanzo al, progreso hasta, se recupero hasta, ascendio hasta, "
    "ascendio al, se metio en el, se coloco en el, arrebato, atrapo, capturo, saco el, saco la, "
    "se alzo con el, se alzo con la, se hizo con el, se hizo con la, se apunto el, se apunto la, sumo el, "
    "sumo la, se conformaria con, hubo de conformarse con, tuvo que conformarse con, se vio relegado a, "
    "se vio relegado al, fue relegado a, fue relegado al, remontando hasta, remontando a, subiendo hasta, "
    "premiado con, recompensado con, se fue con, se marcho con, volvio a casa con, se aferro a, "
    "se aferro al, salvo el, salvando, pesco, pescando, se quedo con, nos quedamos con, se conformaba con, "
    "rasguno, se adjudico, "
    "no pudo pasar de, no pudo pasar del, sin poder pasar de, no logro pasar de, no consiguio pasar de, "
    "obligado a conformarse con, teniendo que conformarse con, hubo de contentarse con, "
    "se hundio hasta, se hundio al, se descolgo hasta, se desplomo hasta, retrocedio hasta, "
    "no fue mas alla de, no fue mas alla del, se conformo con, conformarse con, conformar con, "
    "se contento con, contentarse con, rescato, "
    "rescatando, "
    "arano, cosecho, cosechando, se llevo, llevarse, no paso de, no paso del, figura, figuro, aparece, aparecio, "
    "firmo, "
    "alcanzo, alcanzando, conquisto, amarro, aseguro, asegurando",
    "RELEGATE": "relego, relegando, relegar, relegaba, relega, desplazo, desplazando, desplazar, desplazaba",
    "FLAG": "bandera, banderazo, bandera final, "
    "bandera a cuadros, bandera de cuadros, bandera ajedrezada, bandera cuadriculada",
    "GRID": "en la parrilla, de parrilla, de la parrilla, parrilla de salida",
    "POINTS": "sin puntos, fuera de los puntos, fuera de la zona de puntos, lejos de los puntos, "
    "a las puertas de los puntos, "
    "punto, puntos",
    "RETIRE": "abandono, abandonar, abandonaba, se retiro, retirarse",
    "WIN": "encabezo el doblete, encabezo un doblete, lidero el doblete, lidero un doblete, comando el doblete, "
    "comando un doblete, firmo el doblete, firmo un doblete, los 25 puntos, se alza con la victoria, "
    "se alzo vencedor, se alzo ganador, se proclamo vencedor, se proclamo ganador, se hace con la victoria, "
    "se adjudica la victoria, se lleva la victoria, se llevo la victoria, se llevo el triunfo, "
    "se lleva el triunfo, sumo la victoria, sumo el triunfo, logro la victoria, logro el triunfo, "
    "consiguio la victoria, consiguio el triunfo, obtuvo la victoria, conquisto la victoria, "
    "amarro la victoria, atrapo la victoria, cosecho la victoria, subio al primer escalon, "
    "subio a lo mas alto, en lo mas alto del podio, lo mas alto del cajon, en lo mas alto, triunfo en, "
    "triunfador, primero en meta, primero en cruzar la meta, primero bajo la bandera, "
    "primero en ver la bandera, el primero en ver la bandera a cuadros, el primero en cruzar la meta, "
    "vencio en, se quedo con la victoria, se quedo con el triunfo, rubrico la victoria, "
    "certifico la victoria, sentencio la victoria, paseo triunfal, saboreo la victoria, levanto el trofeo, "
    "alzo el trofeo, "
    "se alzo con la victoria, se alzo con el triunfo, se hizo con la victoria, se hizo con el triunfo, "
    "subio a lo mas alto del podio, canto victoria, sello la victoria, firmo la victoria, "
    "se adjudico la victoria, se adjudico el triunfo, "
    "se llevo el gran premio, se llevo el gp, se llevo la carrera, se llevo la prueba, "
    "se lleva el gran premio, se lleva la carrera, se adjudico el gran premio, se adjudico la carrera, "
    "conquisto el gran premio, lo mas alto del podio, gana la carrera, gana el gran premio, gana el gp, "
    "gana la prueba, "
    "ganando la carrera, "
    "ganando el gran premio, ganando la prueba, se impone, vence, vencer, triunfa, triunfar, vencedora, ganadora, "
    "gano la carrera, gano el gran premio, gano la prueba, ganador, victoria, vencio, vencedor, se impuso, "
    "triunfo, ganar la carrera, la gano, ganada por, gano el gp",
    "GAIN": "recuperados, recuperadas, gana, ganaron, ganan, recuperaron, recuperan, obtuvieron, rascaron, ganara, "
    "ganase, ganaran, gano, "
    "ganar, "
    "ganando, ganancia, gane, ganado, recupero, recuperando, swing, "
    "ventaja temporal, vuelco, ganaria, gananado, obtuvo, obteniendo, rasco, ganados, ganadas, ganada, beneficio, "
    "saldo, provecho, embolso, embolsados, embolsando, embolsar, embolsarse, recuperado, recuperar, recuperaba, "
    "recuperada, ganaban, ganaba, aranando, rascaba",
    "LOSE": "costó, "
    "se le iba, se le iban, se le fue, se le fueron, se dejaba, se dejaban, se dejo, se dejaron, "
    "dejandose, "
    "costaba, costaban, cuesta, cuestan, costaron, costando, "
    "perdido, perdidos, perdidas, perdia, perdian, pierde, pierden, en contra de, en contra, "
    "perdio, perder, perdida, perdiendo, cedio, "
    "cediendo, cedia, cedian, ceder, cede, ceden, perdieron",
    "UP": "vario, variaba, vario en, "
    "aumentaba, aumentaban, aumenta, aumentan, crecia, crecian, crecen, "
    "elevo, elevar, elevando, elevaba, elevarse, disparo, salto de, engordo, engordar, creciera, aumentaron, "
    "crecieron, ampliaron, abrieron, ensancharon, amplía, crece, ampliaba, aumento, aumentar, "
    "aumentando, crecio, amplio, ampliar, ampliando, subio, incrementar, mejoro, aumentara, "
    "ampliara, incrementó, abrio, abrir, abriendo, ensancho, ensanchar, crecer, creciendo",
    "DOWN": "recortado, descontado, limado, reducido, rebajado, acortado, "
    "redujeron, recortaron, disminuyeron, acortaron, encogieron, descontaron, reduce, rebajo, rebajaba, "
    "rebajaban, rebajando, rebajar, rebaja, rebajaron, recorta, recortaba, redujo, "
    "reducir, reduciendo, recorto, recortar, recortando, acorto, disminuyo, acercarse, acercandose, "
    "se acerco, reduccion, cerrar, cerrando, encogio, disminuir, disminuyendo, acortar, acortando, "
    "desconto, descontar, descontando",
    "FALL": "desplomo, desplomandose, cayo, caia, caian, caer, cayendo, cae, caen, cayeron, bajaron, bajaba, "
    "bajaban, bajando, bajan, "
    "bajó, bajar, descendio, descendieron, descendiendo, descendian, descender",
    "RISE": "se fueron hacia arriba, escalaban, escalaron, escalando, "
    "subieron, subiendo, subia, subian, suben, sube, subir, empeoro, empeoraron, empeoraba, empeoraban, "
    "empeorando",
    "HOLD": "entretuvo a, entretiene a, entreteniendo a, cerro el camino a, corto el paso a, cortaba el paso a, "
    "cortando el paso a, le corto el paso a, absorbio la presion de, absorbiendo la presion de, "
    "encajo la presion de, sobrellevo la presion de, lidio con la presion de, aparco el autobus delante de, "
    "aparco el bus delante de, desespero a, desesperando a, frustro a, frustrando a, exaspero a, "
    "saco de quicio a, martirizo a, le dio con la puerta en las narices a, "
    "dio con la puerta en las narices a, se sacudio los ataques de, sacudiendose los ataques de, "
    "se quito de encima los ataques de, resistio los ataques de, resistio la presion de, "
    "resistio los embates de, resistio las acometidas de, contuvo las embestidas de, contuvo los ataques de, "
    "contuvo los embates de, contuvo las acometidas de, aguanto los ataques de, aguanto la presion de, "
    "aguanto las embestidas de, aguanto los embates de, aguanto las acometidas de, aguantando la presion de, "
    "aguantando los ataques de, resistiendo la presion de, resistiendo los ataques de, "
    "soportando la presion de, soportando los ataques de, rechazo las embestidas de, "
    "rechazo las acometidas de, rechazando los ataques de, repelio los ataques de, "
    "repelio las embestidas de, repelio las acometidas de, repeliendo los ataques de, repeliendo, repeler, "
    "repele, le cerro la puerta a cal y canto a, cerro la puerta a cal y canto a, "
    "cerrando todas las puertas a, le cerro todos los huecos a, cerro todos los huecos a, echo el candado a, "
    "echo el candado ante, puso un muro ante, levanto un muro ante, mantuvo a distancia, "
    "mantuvo embotellado a, mantuvo taponado a, freno las acometidas de, le hizo de tapon a, "
    "hizo de tapon a, ejercio de tapon ante, ejercio de tapon para, hizo de corcho ante, plantandole cara a, "
    "plantando cara a, se hizo ancho ante, obstaculizo, entorpecio, contiene, aguantan, resisten, frenan, "
    "soporto los embates de, soporto las embestidas de, soporto las acometidas de, se resistio a, "
    "resistio a, estorbo a, "
    "puso el candado a, puso el candado al, echo el cerrojo a, echo el cerrojo al, le echo el cerrojo a, "
    "le puso el candado a, aguanto el tipo ante, soporto el acoso de, soporto la presion de, "
    "soporto los ataques de, resistio el acoso de, aguanto el acoso de, resistio las embestidas de, "
    "rechazo los ataques de, le cerro todas las puertas a, cerro todas las puertas a, no dejo pasar a, "
    "no dejaba pasar a, sin dejar pasar a, hizo de muro ante, hizo de muro contra, le planto cara a, "
    "planto cara a, tuvo atascado a, mantuvo atascado a, encerro a, embotello a, soporto a, soportando a, "
    "tapo a, tapar a, tapando a, tapo al, tapaba a, taponaba, tuvo a raya, tener a raya, teniendo a raya, "
    "tenia a raya, mantenia a raya, ha tenido a raya, "
    "habia frenado, habia contenido, habia aguantado, habia retenido, habia bloqueado, habia resistido, "
    "habia defendido, ha frenado, ha contenido, ha aguantado, ha retenido, ha bloqueado, contenia, aguantaba, "
    "defendia, frenaba, bloqueaba, resistia, retenia, aguanta, resiste, defiende, "
    "bloquea, retiene, contuvieron, aguantaron, resistieron, defendieron, cerro la puerta, cerraba la puerta, "
    "cerrando la puerta, cerraba el paso, cierra el paso, cerrar el paso, cerrando el paso, cierra la puerta, "
    "taponando, taponar, tapono, hizo de tapon, contuvo, aguanto, retuvo, defendio, mantuvo detras, mantuvo a raya, "
    "freno, contener, defender, defendiendo, defendiendose, se defendio, conteniendo, reteniendo, retener, bloqueo, "
    "resistio, defenderse, resistir, resistiendo, aguantar, aguantando, frenar, frenando, bloquear, bloqueando, "
    "repelio, mantener a raya, manteniendo a raya, cerro el paso, rechazo, rechazando, rechazar",
    "NO_HELP": "de nada sirvio a, de nada sirvio al, de nada le sirvio a, de nada valio a",
    "HELP": "beneficiario, beneficiarios, "
    "saco provecho, sacara provecho, sacaron provecho, sacar provecho, se aprovecho de, se beneficio, "
    "beneficiado a, ayudado a, servido a, hubiera ayudado a, hubiese ayudado a, hubiera servido a, "
    "hubiese servido a, beneficio para, beneficio a, beneficio al, sirvio a, sirvio al, sirviera a, servir a, "
    "sirvio de algo a, sirvio de algo al, "
    "de utilidad para, util para, utilidad a, valio a, valio al, auxilio a, favorecio a, favorecer a, favoreció",
    "PROTECT": "puso a salvo, poner a salvo, poniendo a salvo, mantuvo a salvo, dejo a salvo, ponia a "
    "salvo, "
    "guardo las espaldas, dio aire a, dar aire a, dando aire a, dio oxigeno a, dar oxigeno a, dando "
    "oxigeno a, dio respiro a, dar respiro a, sirvio de escudo, servir de escudo, sirviendo de escudo, "
    "hizo de escudo, hacer de escudo, haciendo de escudo, resguardaba, salvaguardar, salvaguardo, "
    "salvaguardando, protegiendole, protegiera a, cubriendole, salvaba la posicion, salvo la posicion de, "
    "gano tiempo para, ganando tiempo para, comprar tiempo para, compro tiempo para, "
    "guardaespaldas, guardo las espaldas a, guardo las espaldas de, cubrio las espaldas a, "
    "cubrio las espaldas de, cubriendo las espaldas de, cubriendo las espaldas a, guardar las espaldas, "
    "cuido el puesto, cuidar el puesto, cuidando el puesto, guardo el puesto, guardar el puesto, "
    "guardando el puesto, guardo la posicion de, cuido la posicion, cuido la plaza, guardo la plaza, "
    "hizo de escudero, hacer de escudero, haciendo de escudero, hizo de gregario, gregario, "
    "le cuido las espaldas, cuido las espaldas, cuidar las espaldas, guardaba las espaldas, "
    "cubrir las espaldas, "
    "benefició, beneficiar, beneficiaba, beneficiando, ayudo a, ayudando a, ayudar a, ayudaba a, "
    "en beneficio de, por cuenta de, arropar, arropaba, arropo, arropando, protegia, protegian, "
    "protegido, protegida, protegidos, protegiese, protegiera, protegieron, "
    "proteccion, "
    "amparo, amparar, amparando, amparado, cubrir, cubriendo, cubria, escudero, escudo, resguardar, "
    "resguardando, blindo, blindar, protegio, proteger, protegiendo, protege, resguardo",
    "NOBODY": "nadie, ninguno",
    "TRY": "intento, intentar, intentando, trato, trato de, tratar, buscar, busco, buscando, intentaba",
    "PARTLY": "solo a medias, mas o menos, en cierto modo, "
    "en parte, parcialmente, en cierta medida, hasta cierto punto, solo en parte, solo parcialmente",
    "WORK": "salio rentable, salio muy rentable, fue rentable, resulto rentable, rindio bien, salio muy a cuenta, "
    "salio a cuenta, jugada ganadora, maniobra ganadora, movimiento ganador, decision ganadora, "
    "ejecutado a la perfeccion, ejecutada a la perfeccion, perfectamente ejecutado, perfectamente ejecutada, "
    "mision cumplida, saliendo redondo, saliendo redonda, saliendo bien, saliendo perfecto, salir redondo, "
    "salir redonda, salir bien, salir muy bien, dando sus frutos, dando frutos, dando fruto, dar fruto, "
    "dio el fruto esperado, tuvo recompensa, obtuvo recompensa, tuvo premio, tuvo su premio, "
    "obtuvo su premio, fue todo un acierto, resulto un acierto, resulto un acierto total, resulto acertada, "
    "resulto acertado, resulto todo un exito, llego a buen fin, funciona a la perfeccion, "
    "funciono como un reloj, salio como un reloj, cuajo, prospero, fructifico, se salio con la suya, "
    "le compenso, compenso, salio de diez, salio de lujo, salio de perlas, salio que ni pintado, "
    "le salio de maravilla, le salio la jugada, le salio a pedir de boca, pleno acierto, exito rotundo, "
    "exito total, exito absoluto, rindio el fruto esperado, valio la pena, "
    "parecio funcionar, parece funcionar, parece haber funcionado, "
    "llego a buen puerto, salio clavado, salio clavada, salio bordado, salio bordada, le salio redondo, "
    "le salio redonda, le salio bien, le salio perfecto, le salio perfecta, funciono de maravilla, "
    "funciono a la perfeccion, funciono de lujo, salio de cine, ha salido bien, ha funcionado, "
    "habia funcionado, ha dado resultado, salio como estaba previsto, salio segun lo previsto, "
    "salio segun el plan, surtio el efecto deseado, fue un exito, fue todo un exito, resulto un exito, "
    "resulto perfecto, resulto perfecta, rindio frutos, rindio sus frutos, dio en el blanco, "
    "no pudo salir mejor, no podia salir mejor, no pudo haber salido mejor, no podria haber salido mejor, "
    "no podia haber salido mejor, cumplio su proposito, "
    "maniobra lograda, jugada lograda, operacion lograda, "
    "objetivo cumplido, jugada perfecta, jugada maestra, aprovecho plenamente, aprovechar plenamente, "
    "aprovecho del todo, aprovecho completamente, "
    "funcionaron, funcionaban, funcionaba, funcionando, tuvieron exito, salieron bien, surtieron efecto, "
    "dieron fruto, dieron frutos, dieron sus frutos, salieron muy bien, resultaron bien, merecieron la pena, "
    "fue la decision correcta, fue la eleccion correcta, fue la decision acertada, fue la eleccion acertada, "
    "salio muy bien, salio de maravilla, salio perfecto, salio perfecta, resulto bien, resulto muy bien, "
    "funciono, funcionar, funciona, exito, "
    "tuvo exito, dio resultado, dio resultados, funcionara, surtio efecto, salio bien, dio frutos, dio sus frutos, "
    "tuvo efecto, fue un acierto, acertada, acertado, salio a la perfeccion, cumplio su objetivo, "
    "dio buen resultado, da resultado, dio el resultado, dar resultado, dando resultado, dieron resultado, "
    "merecio la pena, salio redonda, salio redondo, salio a pedir de boca, surte efecto, da frutos, dio fruto, "
    "dar frutos, dar sus frutos, gano la batalla de boxes, gano la batalla estrategica, gano la batalla de paradas, "
    "gano el duelo estrategico",
    "SUCCESS": "muestra la efectividad, demuestra la efectividad, confirma la efectividad, subraya la efectividad, "
    "evidencia la efectividad, demuestra la eficacia, muestra la eficacia, confirma la eficacia, "
    "subraya la eficacia, demostrando la efectividad, demostrando la eficacia, confirmando la eficacia, "
    "resalta la efectividad, efectivos, efectivas, eficaces, exitosas, exitoso, exitosa, exitosamente, "
    "efectivo, efectiva, "
    "eficaz, con exito, exitosos",
    "FAIL": "no le reporto nada, no reporto nada, no le reporto absolutamente nada, no le dio nada, no dio nada, "
    "no sirvio para nada, no le sirvio para nada, no le sirvio de nada, no gano nada, no le aporto nada, "
    "no aporto nada, no le valio de nada, no valio de nada, no rindio, no le rindio, no rindio frutos, "
    "no rindio sus frutos, acabo en nada, termino en nada, se vino abajo, se frustro, se malogro, malograda, "
    "abortado, abortada, fue en balde, resulto en vano, resulto inutil, fue inutil, resulto infructuoso, "
    "resulto infructuosa, resulto fallido, resulto fallida, resulto contraproducente, fue un fracaso, "
    "resulto un fracaso, termino en fracaso, acabo en fracaso, no llego a cuajar, no le funciono, "
    "no acabo de funcionar, no termino de funcionar, no dio el resultado esperado, no dio el resultado, "
    "no dio el fruto esperado, no tuvo exito, no tuvo recompensa, no obtuvo recompensa, no tuvo premio, "
    "no obtuvo premio, no salio, salio cruz, se fue al garete, se quedo por el camino, "
    "se quedo en el intento, quedo en el intento, hizo aguas, pincho en hueso, "
    "fue un fiasco, se quedo en agua de borrajas, quedo en agua de borrajas, quedo en papel mojado, "
    "no llego a buen puerto, no llego a nada, no dio para mas, se fue al traste, "
    "resulto un fiasco, salio rana, no dio resultado, no dio frutos, no dio sus frutos, "
    "no surtio efecto, "
    "no surtio el efecto deseado, no surtio el efecto, fallaron, fracasaron, fallidos, fallidas, ineficaces, "
    "salieron mal, infructuosos, infructuosas, fallo, "
    "fracaso, fallido, fallida, fracasar, ineficaz, sin exito, salio mal, en vano, no sirvio de nada, "
    "de nada sirvio, infructuoso, infructuosa, no resulto, contraproducente, fracasada, salio por la culata, "
    "no tuvo efecto, cayo en saco roto, fracasando, fallando, no compenso, no le salio, no salio bien, "
    "no merecio la pena, no prospero, no cuajo, no fructifico",
    "DEFENDER": "defensor, piloto defensor, piloto que defiende :, piloto que defendio :, quien defendio :, "
    "quien defendia :, quien defiende :",
    "PURSUER": "atacante, perseguidor :, piloto atacante, piloto perseguidor, piloto que ataca :, "
    "piloto que ataco :, quien ataco :, quien atacaba :, quien ataca :, quien perseguia :",
    "DURATION": "duracion, vueltas contenidas, vueltas de contencion, cuanto duro, vueltas aguantadas",
    "BARRIER": "cuello de botella, embudo, dique, barricada, muralla, corcho, tapon, muro, obstaculo, barrera, cerrojo",
    "REPEAT": "repitio con, repitio, repite con, repite, repitiendo con, repitiendo, insistio en, insistio con, "
    "insiste en, insistiendo en, insistiendo con",
    "FASTER": "mas deprisa, mas aprisa, mas ligero, mas rapido, mas rapida, mas rapidos, mas veloz, mas rapidas, "
    "mas veloces",
    "SLOWER": "mas lento, mas lenta, mas lentos",
    "MOVE": "decision, maniobra, estrategia, estrategias, jugada, tactica, movimiento, plan, apuesta, esto, eso, esta",
    "PASSED": "saltarse a, saltarse al, saltar a, ganarle la partida a, le gano la partida a, "
    "le gano la mano a, ganarle la mano a, le arrebato la posicion a, arrebatarle la posicion a, "
    "le robo la posicion a, robarle la posicion a, le levanto la posicion a, le quito la posicion a, "
    "quitarle la posicion a, le comio la posicion a, se colo por delante de, colarse por delante de, "
    "se puso por delante de, ponerse por delante de, le tomo la delantera a, rebasando, "
    "adelantarlo, sobrepaso, sobrepasando, "
    "se adelanto a, adelantarse a, batio, rebaso, rebasar, adelanta, supera, superando, adelantando, "
    "superado, salto a, se anticipo a, adelanto, adelantar, adelantamiento, superar, supero, "
    "superaron, adelantaron, rebasaron, sobrepasaron, sobrepasar",
    "SAME_MOVE": "la misma maniobra, la misma jugada, el mismo truco, la misma tactica, misma maniobra, misma jugada",
    "SUFFER": "sufrio, sufria, victima de, victima del, cayo ante, sucumbio ante, sucumbio al, encajo",
    "VERSUS": "x",
    "TURNED_OUT": "fue de manual, fue de libro, fue impecable, fue quirurgico, fue milimetrico, fue clinico, "
    "fue magistral, fue sublime, fue brillante, cumplio su papel, cumplio con su papel, hizo su trabajo, "
    "hizo el trabajo, cumplio su mision, cumplio con su mision, cumplio su funcion, "
    "hizo lo que tenia que hacer, hecho, completado, consumado, clavado, "
    "resulto, resultaron, salio de libro, salio de manual, cumplio su cometido, "
    "cumplio con su cometido, cumplio el objetivo, cumplio con su objetivo, logro su objetivo, alcanzo su objetivo, "
    "consiguio su objetivo, dio en el clavo, fue perfecta, fue perfecto, fue decisivo, fue decisiva, fue buena, "
    "fue bueno, basto, sirvio, surtio el efecto, dio sus resultados, ok",
    "FELL_SHORT": "no fue suficiente para adelantar, no fue suficiente para pasar, "
    "no fue suficiente para adelantarlo, no fue suficiente para superar, no basto para adelantar, "
    "no fue suficiente para ganar la posicion, no basto para ganar la posicion, no le alcanzo para nada, quedo corto, "
    "quedo corta, "
    "no sirvio, "
    "se quedo en nada, se quedo en un intento, "
    "no le alcanzo, no alcanzo, no alcanzo su objetivo, no logro su objetivo, no cumplio su objetivo, "
    "se quedo corto, se quedo corta, quedo en nada, se quedo a medias, insuficiente, fue insuficiente",
    "SURELY": "claro que, claro que si, desde luego, desde luego que si, sin duda, sin duda alguna, "
    "sin lugar a dudas, ya lo creo, vaya si, totalmente, por supuesto que si, rotundamente si",
    "SURELY_NOT": "ni mucho menos, ni por esas, para nada, en absoluto, que va, lejos de ello, de ningun modo",
    "TAKING": "endoso, endosa, endosado, robo, roba, robando, limo, arrancado, arrancados",
    "BE": "fue, fueron, es, son",
    # how things hang together
    "FROM": "desde, a partir de",
    "OF": "de, del",
    "TO": "a, al",
    "FOR": "a la busca de, a buscar, recayo en, fue a parar a, fue a manos de, fue a parar a manos de, "
    "correspondio a, se quedo en manos de, cayo en manos de, cayo del lado de, fue a caer en, "
    "a por las, a por los, a por unas, a por unos, para, por",
    "UNTIL": "hasta bien entrada la, hasta",
    "BY": "por parte de",
    "ON": "en comparacion con, en comparacion al, sobre, encima de, a costa de, a expensas de, contra, frente a, "
    "respecto a, respecto de, ante, "
    "con respecto a, en relacion con, comparado "
    "con, comparada con, frente al",
    "IN": "en, al termino de, al termino del",
    "WITH": "con",
    "BEHIND": "atras de, por atras de, a la estela de, en la estela de, a rueda de, a la zaga de, tras la estela "
    "de, "
    "estaba atras, iba atras, quedo atras, seguia atras, sigue atras, siguio atras, por atras, detras de, "
    "tras de, por detras de, detras, por detras, a raya, a la zaga, a su estela, "
    "a sus espaldas, a su espalda",
    "AHEAD": "a su frente, adelante, por adelante, adelante de, por adelante de, en cabeza, "
    "delante de, por delante de, delante, por delante",
    "AND": "y, e",
    "BECAUSE": "si se tiene en cuenta que, si tenemos en cuenta que, teniendo en cuenta que, si se considera que, "
    "si se piensa que, "
    "gracias a, gracias al, debido a, debido al, porque, ya que, puesto que, dado que, "
    "como muestra, como muestran, como indica, como indican, "
    "como demuestra, como demuestran, como lo demuestra, como evidencia, como refleja, como reflejan",
    "BUT": "pero, aunque, sin embargo, sino, no obstante, aun asi, pese a que, a pesar de que, pese a, a pesar de, "
    "aun cuando, si bien, y eso que, por mas que, mas no",
    "WHILE": "mientras, mientras que, cuando, en tanto que, donde, en cambio, por su parte, por el contrario, "
    "entretanto, mientras tanto, en tanto, al paso que",
    "BETWEEN": "entre",
    "BEFORE": "antes del, antes de, antes que, antes de que",
    "AFTER": "despues del, tras, despues de, despues que, despues de que",
    "WHO": "quien, cuyo, cuya, cuyos, cuyas",
    "HE": "el piloto identificado como, el piloto designado como, el piloto conocido como, el piloto",
    "HIS": "su, sus",
    "BOTH": "ambos hombres, el duo, los dos hombres, los dos autos, ambos autos, uno y otro, "
    "ambos, ambas, los dos pilotos, ambos pilotos, los dos, "
    "ambos casos, los dos casos, los dos coches, ambos coches",
    "BOTH_STOPS": "las dos paradas, ambas paradas, las dos detenciones, ambas detenciones, sus dos paradas",
    "ALL": "todos, todas, siempre",
    "EACH": "cada uno de ellos, cada uno de los dos, "
    "cada piloto, cada coche, cada corredor, cada bando, por piloto, por coche, por cabeza, por barba, "
    "cada vez, en cada ocasion, cada una, cada uno, cada paso, cada pasada",
    "EXCEPT": "excepto, salvo, excluyendo, sin contar",
    "BACK": "de nuevo, despues de vuelta, otra vez, de vuelta",
    "SAME": "imitandolo, imitandole, imitando, imito, siguio sus pasos, siguiendo sus pasos, siguio el ejemplo, "
    "siguiendo el ejemplo, hizo lo suyo, haciendo lo mismo, haciendo lo propio, "
    "copiando, copio, emulo, hizo exactamente lo mismo, repitio la operacion, replico el cambio, "
    "hizo el suyo, realizo la suya, realizo el suyo, efectuo la suya, efectuo el suyo, hizo la suya, "
    "lo hizo, lo hiciera, lo haya hecho, hizo lo mismo, hizo lo propio, lo haria, "
    "lo imito, lo imitaron, le imito, hizo otro tanto, hace lo mismo, hace lo propio, hicieron lo mismo, hicieron "
    "lo propio, haria lo mismo",
    "COMPARE": "de uso, de antiguedad, de rodaje, mejor, mayor, menor, peor, menos rapido, mas, antes, despues, "
    "tarde, menos, adicionales, extra, "
    "extras, "
    "de diferencia, mas tarde",
    "PARTIAL": "prematuras, prematura, primeros, tempranas, temprana, adicional, consecutivas, seguidas, "
    "primeras, otras, muy, iniciales, "
    "posteriores, sucesivas, mismas",
    "TOTAL": "en total, totales, total, totalizaron, totalizo, totalizando, sumaron, sumando",
    "OPENING": "inicial",
    "FINAL": "postrer, postrera, postrero, final, ultimo, ultima, ultimas, ultimos",
    "RESPECTIVELY": "respectivamente, en ese orden, por ese orden, en este orden, por este orden, en dicho orden",
    "DURING": "a lo largo de, bajo, durante, en condicion de, en condiciones de, en regimen de, en condiciones",
    "THESE": "estas, estos, esas, esos, esa ventana",
    "NEG": "en nada, "
    "falta de un, falta de una, ausencia de un, ausencia de una, "
    "evito, impidio, impidiendo, impedir, lo contrario de, no, ni, nunca, sin, tampoco, "
    "jamas, en lugar de, "
    "en vez de, ningun, ninguna, nada, no resulto en",
    "HYP": "sopeso, sopesaba, barajo, barajaba, se planteo, se planteaba, habia previsto, habian previsto, "
    "tenia pensado, tenia planeado, habia planeado, pensaba parar, estudio una parada, considero parar, "
    "considero una parada, contemplo una parada, "
    "de haber, de no haber, planeaba, tenia previsto, premisa de que, afirmacion de que, idea de que, "
    "si, posibilidad de, de si, sobre si, habria, hubiera, podria, seria, deberia, tendria, hubiese, haria",
    "TWO_SECONDS": "un par de segundos, par de segundos",
    "TIMES": "ocasiones, veces",
    "YES": "sí",
    "OCCUR": "se materializo, materializo, materializarse, ocurrio, sucedio, se produjo, hubo, existio",
    "LOOSE": "aproximadamente, unos, alrededor de, cerca de, casi, mas de, menos de, "
    "nada menos que, ni mas ni menos que",
    "ACHIEVE": "consiguieron, lograron, logran, consiguen, lograr, concretaron, consiguio, logro, logra, consigue, "
    "conseguir, concreto",
    "GET_PAST": "poder pasarlo, poder pasarle, lograr pasarlo, conseguir pasarlo, poder superarlo, lograr "
    "superarlo, adelantarle, poder adelantarlo, "
    "encontrar el hueco para pasar a, encontrar la manera de "
    "superar a, poder superar a, lograr pasar a, conseguir pasar a, dar con la manera de pasar "
    "a, "
    "inquietar a, hincarle el diente a, hincar el diente a, poner en apuros a, echarle el guante a, "
    "dar caza a, asaltar a, desalojar, desbancar, doblegar, dar cuenta de, dio cuenta de, "
    "encontrar por donde pasar a, encontro por donde pasar a, hallar por donde pasar a, "
    "hallo por donde pasar a, encontrar por donde adelantar a, encontrar la forma de superar a, "
    "encontro la forma de superar a, encontro la manera de superar a, "
    "encontrar la manera de rebasar a, encontrar hueco para pasar a, encontrar un hueco ante, "
    "quitarse de encima a, quitarse de encima al, quitarse de delante a, deshacerse por fin de, "
    "pasar por fin a, superar por fin a, pasarlo, pasarle, "
    "encontrar la manera de pasar a, encontrar la forma de pasar a, encontro la manera de pasar a, "
    "encontro la forma de pasar a, encontrar hueco ante, encontro hueco ante, pudo pasar a, poder pasar a, "
    "logro pasar a, consiguio pasar a",
    "STUCK": "pegado al aleron trasero de, pegado al aleron de, pegado al difusor de, "
    "pegado a la caja de cambios de, "
    "pegado a la trasera de, pegado a la cola de, pegado a la estela de, pegado a su aleron trasero, "
    "pegado a su trasera, pegado como una lapa, encima de el, echandole el aliento en la nuca, "
    "en su retrovisor, en el retrovisor, en su cogote, en el cogote, pegado a el, pisandole los talones, "
    "pegado al aleron, pegado al difusor, pegado a su aleron, pegado a su difusor, "
    "pegado a su caja de cambios, pegado a su cola, pegado atras, pegado detras, en sus espejos, en los espejos, "
    "en los retrovisores, en sus retrovisores, a su rebufo",
    "HOLDING": "contencion, resistencia, defensa, defensas",
    "SHOW": "muestra, muestran, mostrar, evidencia, indica, indican, confirma, confirman, demuestra, demuestran, "
    "permite afirmar, permiten afirmar, afirmar, concluir, atribuir, determinar, verificar, especifica, especifican, "
    "especificar, precisan",
    "QUE": "los cuales, las cuales, el cual, que",
    "FOLLOWED": "seguido de, seguido por",
    "TOP_3": "cajon, el cajon, trio de cabeza, terna de honor, tres primeros, podium, "
    "top tres, top 3, los tres primeros, podio",
    "TOP_5": "top cinco, top 5, los cinco primeros",
    "TOP_6": "top seis, top 6, los seis primeros",
    "TOP_8": "top ocho, top 8, los ocho primeros",
    "TOP_10": "top diez, top 10, los diez primeros",
    "ORDER": "clasificacion, resultados",
    "NET": "neta, neto, netos, netas",
    "SHIFT": "reduccion de, aumento de, reduccion de la, reduccion del, aumento de la, aumento del, cambio neto, "
    "mejora, variacion, crecimiento, incremento, ampliacion, ensanchamiento, reversion de, inversion de, "
    "oscilacion de, recorte, recorte de",
    "GIVE": "trajo, trajimos, trayendo, "
    "valieron, otorgaron, proporcionaron, reportaron, concedieron, otorga, proporciona, reporta, "
    "reportan, le renta, le rento, le rinde, dio, da, dando, dieron, reporto, valio, otorgo, "
    "reportaba, reportando, reportar, proporciono, concedio, "
    "regalo, supuso, aporto, otorgaba",
    "WINDOW": "ventana, periodo, fase, desfase, anticipacion, antelacion",
    "SC": "entro el safety car, entro el coche de seguridad, entro el vsc, safety car entro, "
    "coche de seguridad entro, vsc entro, coche de seguridad, coche de seguridad virtual, neutralizacion, "
    "auto de seguridad",
    "DRY": "slick, slicks, neumaticos de seco, neumaticos secos, compuestos de seco, seco",
    "WET_WEATHER": "goma de lluvia, gomas de lluvia, los de lluvia, neumatico de lluvia, neumaticos de lluvia",
    "OFF": "quito, quitando",
    "NO_STOPS": "ningun pit stop, ninguna detencion, cero detenciones, ni una sola parada, ni una parada, "
    "sin pit stops, "
    "no realizo ninguna parada, no realizo paradas, sin ninguna parada, ninguna visita a boxes, ninguna parada, "
    "cero paradas, sin paradas, no hizo ninguna parada, no hizo paradas, sin hacer ni una parada, "
    "sin hacer ni una sola parada, sin hacer ninguna parada, sin hacer paradas, sin realizar ninguna parada, "
    "sin realizar ni una sola parada, sin realizar ni una parada, sin realizar paradas, sin una sola parada, "
    "sin efectuar paradas, sin efectuar ninguna parada",
    "STOPPED_SO_FAR": "ya habia parado, ya habian parado, ya paro, ya habia entrado, ya habian entrado, "
    "ya se habia detenido",
    "COVERED": "cubrio, cubre",
    "CALLED": "llamo, llamaron, llamar, llama, llaman, llamando",
    "HAD_TO": "tuvo que, tuvieron que, se vio obligado a, debio",
    "NO_STOPPING": "sin parar, sin detenerse, sin haber parado, sin haberse detenido, sin entrar en boxes, "
    "sin entrar a boxes, "
    "sin pasar por boxes, sin haber pasado por boxes, sin pisar boxes, sin visitar los boxes",
    "PRODUCE": "generaron, produjeron, rindieron, rinde, rendir, generando, produciendo, producir, generar, genero, "
    "produjo, genera, produce, rindio",
    "REJECT": "descarto, descarta, descartando, renuncio a",
    "NEGATIVE": "negativa, negativo",
    "WHOLE": "toda la carrera, la carrera entera, toda la prueba, durante toda la carrera, "
    "a lo largo de la carrera, en toda la carrera",
    "OTHERS": "pilotos de, los pilotos de, coches de, los coches de, los que, quienes, rivales, los rivales, pilotos "
    "con, los pilotos con, coches con, los coches con, "
    "aquellos que, aquellos con",
    "HOLD_HIM": "lo contuvo, lo contenia, lo aguanto, lo retuvo, lo freno, lo frenaba, lo bloqueo, le cerro el paso, "
    "le cerraba el paso, le cierra el paso, le cerro la puerta, le cerraba la puerta, lo mantuvo detras, "
    "lo mantuvo a raya, lo mantiene detras, lo mantiene a raya, lo tuvo detras, mantenerlo a raya, "
    "mantenerlo detras, mantenerle detras, mantenerle a raya, contenerlo, frenarlo, retenerlo, bloquearlo, "
    "contenerle, frenarle, retenerle, bloquearle, cerrarle el paso, cerrarle la puerta, le hizo de tapon",
    "LED": "precedia, lo precedia, le precedia, mandaba, comandaba",
    "FAVOUR": "en favor de, en favor del, a favor de, a favor del",
    "WHY": "por que",
    "KEEP": "tuvo, tuvieron, tenia, tener, teniendo, mantener, manteniendo, mantiene, mantenia",
    "HELD": "mantenido a raya, mantenido a distancia, mantenido detras, tenido a raya, rechazado, repelido, tapado, "
    "cortado, embotellada, encajonada, taponada, atascada, atrapada, bloqueada, frenada, retenida, "
    "contenida, encerrada, estancada, entrampado, empantanado, parapetado, "
    "taponado, taponados, embotellado, embotellados, frenados, atrapados, encajonado, encerrados, "
    "atorado, "
    "atrapado, atascado, estancado, retenido, contenido, frenado, bloqueado, encerrado, atrancado",
    "EFFECTIVELY": "efectivamente, eficazmente",
    "TENTHS": "decimas, decimas de segundo, decima de segundo, decimos, decimos de segundo",
    "HUNDREDTHS": "centesima, centesimas, centesima de segundo, centesimas de segundo, centesimo, centesimos",
    "THOUSANDTHS": "milesima, milesimas, milesima de segundo, milesimas de segundo, milesimo, milesimos, milisegundos",
    "LEAVE": "dijo adiós a los, dijo adios a los, dijo adios a las, se despidio de los, se despidio de las, "
    "prescindio de los, prescindio de las, descarto los, descarto las, desprenderse de, se desprendio de, "
    "desprendiendose de, se libro de, librarse de, librandose de, se quitaba, quitandole, "
    "desechando, "
    "aparcaron, quitandose, quitarse, se quito, se quita, se deshizo de, jubilaron, jubilando, "
    "se despojo de, arrincono, guardo, desmontando, "
    "aparcando, aparco, dejaba, descalzo, fuera con, quitaba, quitamos, saca, sacando, sacar, "
    "dejo, deja, dejar, dejando, dejaron, dejan, quita, quitan, quitar, quitaron, retira, retiro, "
    "retirar, retirando, retiraron, abandona, abandonan, abandonaron, abandonando, deshizo de, deshace de, "
    "deshacerse de, deshaciendose de, deshicieron de, tiro, tirar, jubilo, solto, soltar, desecho, desechar, "
    "desmonto, desmontar, desmontaron, saco, sacaron",
    "OUT": "fuera, afuera, salen, sale, saliendo",
    "INSIDE": "dentro, adentro",
    "YIELD": "dieron paso a, dio paso a, dan paso a, dando paso a, dejaron paso a, dejo paso a, dejan paso a, "
    "dejando paso a, cedieron su lugar a, cedieron el sitio a, cedieron el lugar a, dejaron su lugar a, dejaron "
    "su sitio a, dejaron el sitio a, sustituidos por, "
    "reemplazados por, sustituidas por, dieron el relevo a, dejaron sitio a",
    "INSTEAD": "a cambio de, en sustitucion de, en reemplazo de, en sustitucion del, "
    "en lugar de los, en lugar de las, en vez de los, en vez de las",
    "UNDER_SC": "detras del coche de seguridad, detras del safety car, "
    "con la carrera neutralizada, con el coche de seguridad en pista, con el safety car en pista, con el coche de "
    "seguridad virtual en pista, con el safety car desplegado, con el coche de seguridad desplegado, con coche de "
    "seguridad, con safety car",
    "EXPLOIT": "aprovechando, aprovecho, aprovecha, aprovechar, aprovecharon, aprovechara, beneficiandose de, "
    "beneficiandose del, se beneficio de, se beneficio del, al amparo de, al amparo del, valiendose de, "
    "valiendose del",
    "FITTED": "montado, montados, montada, montadas, calzado, calzados, colocados, instalados",
    "RENEW": "renovo, renovar, renueva, renovaron, renovando",
    "ALIKE": "del mismo, del mismo tipo, del mismo compuesto, de la misma goma, de la misma especificacion, del "
    "mismo neumatico, de los mismos, de igual compuesto, de la misma clase, otros nuevos, uno nuevo, otras "
    "nuevas, unos nuevos, "
    "la misma goma",
    "REVERSED": "el cambio inverso, la operacion inversa, la sustitucion inversa, el cambio opuesto, "
    "el cambio contrario",
    "RED_FLAG": "interrupcion, interrupcion de la carrera, detencion de la carrera, bandera roja, banderas rojas",
    "SAME_CONDITION": "misma condicion, mismas condiciones, misma circunstancia, mismas circunstancias",
    "SO_FAR": "llevaba, llevaban, ya llevaba, ya llevaban, ya habia hecho, ya habia completado, "
    "ya habia dado, ya tenia, ya acumulaba",
    "NEITHER": "ninguno de los dos, ninguna de las dos, ninguno de ambos, ninguna de ambas, ninguno de ellos, "
    "ninguna de ellas",
    "AS_LONG": "el mismo tiempo, mismo numero de vueltas, otras tantas, misma duracion, "
    "igual numero de vueltas, mismo lapso, mismo periodo",
    "SHORT": "abajo",
    "CLEAR": "arriba",
    "ANOTHER_ALIKE": "otro igual, otro juego de la misma goma, otro juego de lo mismo, otro juego identico, otro "
    "juego igual, otros iguales, un juego nuevo de la misma goma, un juego nuevo del mismo, un juego nuevo del "
    "mismo compuesto",
    "FIT": "pidio, pidieron, pide, reclamo, reclama, se enfundaron, se planto, se calzo, se calzaron, se puso, "
    "se pusieron, se coloco, echo mano de, echo mano del, echa mano de, echa mano del, "
    "calzamos, cambiamos a, decantandose por, decantarse por, elegimos, enfundar, enfundo, escoge, "
    "escoger, escogiendo, escogieron, escogio, fue a por, fue por, fueron a por, inclinandose por, ir a, "
    "ir con, mete, meten, meter, metiendo, metieron, metimos, metio, montamos, optamos por, pasamos a, "
    "pasamos al, planto, pon, pusimos, recurre a, recurriendo a, recurrieron a, recurrio a, recurrir a, "
    "se decanta por, se decantaron por, se decanto por, se enfundo, se inclinaron por, se inclino por, se "
    "la juega con, se la jugo con, tirar de, tiraron de, tiro de",
    "MIDDLE_STINT": "stint central, stint de en medio, stint intermedio, tanda central, tanda intermedia, tramo "
    "central, tramo de en medio, tramo intermedio",
    "NEXT_LAP": "un giro despues de eso, una vuelta despues de eso, en la vuelta posterior, a la otra vuelta, "
    "en la siguiente, a la siguiente, en la vuelta siguiente, en la siguiente vuelta, "
    "a la vuelta siguiente, "
    "a la siguiente vuelta, al giro siguiente, en el giro siguiente, en el siguiente giro, al siguiente giro, "
    "la vuelta siguiente, la siguiente vuelta, en la inmediata siguiente",
    "WET_WORD": "extremo, extremos, lluvia, lluvia fuerte, lluvia intensa",
    "DOZEN": "docena de",
    "MINUTE": "minuto, minutos",
    "SOMEBODY": "alguien, alguno de sus companeros",
    "SAME_COMPOUNDS": "con los mismos compuestos, los mismos compuestos, mismo compuesto, mismos compuestos, "
    "mismos neumaticos",
    "TO_FIT": "para calzar, para calzarse, para colocar, para enfundar, para equipar, para instalar, para meter, "
    "para montar, para poner, para ponerse",
    "UNMOVED": "se nego a ceder, se nego a apartarse, no abrio la puerta, no le abrio la puerta, "
    "sin abrir la puerta, sin abrirle la puerta, no le dejo pasar, no lo dejo pasar, sin dejarle pasar, "
    "sin dejarlo pasar, no dejo ni un resquicio, no cedio un milimetro, no cedio ni un milimetro, "
    "no cedio un centimetro, no cedio ni un centimetro, no cedio ni un metro",
    "WHOM": "a quien, al cual",
    "THIRD_PLACE": "ultimo escalon del podio, ultimo cajon del podio, tercer escalon del podio, "
    "tercer cajon del podio, "
    "ultimo peldano del podio, tercer peldano del podio, ultima plaza del podio, ultimo lugar del podio, "
    "ultimo puesto del podio",
    "MIRRORS": "tubo de escape, rebufo, espejos, retrovisores, espejo retrovisor",
    "SEIZE": "aprovecho para, aprovecho la ocasion, aprovecho la oportunidad, aprovecho el momento, aprovecho la "
    "circunstancia, aprovecharon para, aprovechando para, no dudo en, no se lo penso, no lo dudo, no "
    "perdono, aprovecho la coyuntura, no desaprovecho la ocasion, no desaprovecho la oportunidad",
    "WITH_THEM": "con ellos, con ellas, con estos, con estas, con ese juego, con este juego, con este compuesto, con "
    "ese compuesto, sobre ellos, sobre ellas, con esa goma, con esta goma",
    "FUEL": "combustible, gasolina",
    "HELD_BEHIND": "tragandose los gases de, tragando los gases de, tragando gases de, comiendose los gases de, "
    "oliendo los gases de, mirando el aleron de, mirando el aleron trasero de, "
    "mirando la caja de cambios de, mirando el difusor de, mirando la trasera de, "
    "no vio otra cosa que el aleron de, no vio otra cosa que la trasera de, viendo el aleron de, "
    "viendo el aleron trasero de, viendo la trasera de, viendo el difusor de, viendo la caja de cambios de, "
    "solo vio el aleron de, solo vio la trasera de, contemplando el aleron de, contemplando la trasera de, "
    "tragando el aire sucio de, tragandose el aire sucio de, comiendose el aire sucio de, "
    "comiendo el aire sucio de, en el aire sucio de, en las turbulencias de, tragando humo de, "
    "tragando las turbulencias de",
    "NO_WAY": "incapaz de pasar a, incapaz de adelantar a, incapaz de superar a, incapaz de rebasar a, "
    "sin poder pasar a, sin poder adelantar a, sin poder superar a, sin lograr pasar a, "
    "sin conseguir pasar a, sin lograr superar a, no hubo forma de pasar, no habia forma de pasar, "
    "no hubo manera de pasar, no habia manera de pasar, no hubo por donde pasar, no habia por donde pasar, "
    "sin hallar hueco, sin encontrar hueco, sin encontrar por donde pasar, no encontro por donde pasar, "
    "no encontro hueco, no hallo hueco, no hallo por donde pasar, no encontraba hueco, no hallaba hueco, "
    "no encontro el hueco, sin encontrar el hueco, no hubo caso, no pudo pasarlo, no pudo pasarle, "
    "no podia pasarlo, no podia pasarle, no pudo con el, nunca pudo pasarlo, nunca pudo pasarle, "
    "no pudo adelantarlo, no pudo adelantarle, no logro adelantarlo, no logro pasarlo, "
    "no consiguio adelantarlo, no consiguio pasarlo",
    "ONLY_ONE": "la unica que hizo, la unica que realizo, la unica que efectuo, la unica que haria, "
    "la unica que haria en toda la carrera, la unica suya, la unica de su carrera, su unica del dia, "
    "la unica de su tarde, la unica de su prueba, la unica de todas, la unica de la carrera, "
    "la unica de la tarde",
    "SECOND_PLACE": "segundo escalon del podio, segundo cajon del podio, segundo peldano del podio, "
    "segunda plaza del podio, "
    "escalon intermedio del podio, segundo lugar del podio, segundo puesto del podio",
    "PAIR": "un par de, una pareja de",
    "DONE_LAPS": "en el casillero, a la espalda, en la mochila, en las piernas, completadas, dadas, cumplidas, "
    "recorridas, disputadas, transcurridas, en el haber",
    "SEASON": "del ano, de la temporada, del curso, de su carrera deportiva, esta temporada, este ano, de la campana",
    "GO_FOR": "a por",
    "RACE_FOR": "la carrera fue para, la carrera fue de, la carrera se la llevo, el gran premio fue para, "
    "la prueba fue para, el triunfo correspondio a, la victoria correspondio a, "
    "la victoria cayo del lado de",
    "WAY": "la manera de, la forma de, el modo de, manera de, forma de, modo de, hueco para, un hueco para, "
    "el hueco para, por donde, espacio para, sitio para, el momento de, la via para, "
    "el camino para",
    "NEEDED": "tardo, tardaba, demoraria, le llevo",
    "SUPERIOR_TO": "superior a, superior al, superiores a",
    "RANGE": "rango, franja, orden de los",
}
