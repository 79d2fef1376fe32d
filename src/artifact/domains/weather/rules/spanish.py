"""Spanish words of the weather grammar (accents are folded when words are compared)."""

from artifact.domains.weather.rules.lexicon import COMPASS, Cat, Lexicon
from artifact.domains.weather.rules.verbs import forms

SPANISH = Lexicon(
    words={
        Cat.HIGH: "máxima, máximas, máximo, máximos, temperatura máxima, temperaturas máximas, alta, altas, "
        "temperatura alta, temperaturas altas, alta temperatura, altas temperaturas, pico, valor máximo, valores "
        "máximos, techo, valor más alto, máxima temperatura, temperatura más cálida, temperatura más "
        "caliente, momento más cálido, hora más calurosa, hora de más calor, temperatura más alta, tope, máx.",
        Cat.LOW: "mínima, mínimas, mínimo, mínimos, temperatura mínima, temperaturas mínimas, baja, bajas, "
        "temperatura baja, temperaturas bajas, baja temperatura, bajas temperaturas, valor mínimo, valores mínimos, "
        "tocar fondo, tocará fondo, tocarán fondo, toca fondo, valor más bajo, mínima temperatura, temperatura más "
        "fría, "
        "momento más fresco, momento más frío, hora más fresca, hora más fría, temperatura más baja, mín.",
        Cat.TEMP: "temp., temperatura, temperaturas, termómetro, termómetros, mercurio",
        Cat.RISE: "subimos, subiremos, llegamos, llegaremos, alcanzamos, alcanzaremos, ascenso, subida, subir, "
        "subirá, subirán, suba, sube, subiendo, "
        "ascender, ascenderá, ascenderán, asciende, alcanzar, alcanzará, "
        "alcanzarán, alcanza, alcanzando, alcance, llegar, llegará, llegarán, "
        "llega, llegando, llegue, elevarse, elevará, elevarán, aumentará, "
        "aumentarán, escalar, escalará, escalarán, dispararse, disparará, "
        "dispararán, " + forms("trepar remontar arribar", "es"),
        Cat.FALL: "bajamos, bajaremos, descendemos, descenderemos, caemos, caeremos, descenso, bajar, bajará, "
        "bajarán, baje, bajando, descender, "
        "descenderá, descenderán, desciende, descienden, descendiendo, "
        "descienda, caer, caerá, caerán, cae, cayendo, disminuir, disminuirá, "
        "disminuirán, disminuyendo, retroceder, retrocede, "
        "retroceden, ceder, cederá, cederán, cede, ceden, " + forms("desplomar retroceder refrescar enfriar", "es"),
        Cat.WIND: "aire del, aires del, aire de, aire flojo, aires flojos, vientecillo, airecillo, brisilla, "
        "ventolina, ventarrón, céfiro, viento, vientos, brisa, brisas, ventoso, soplar, soplará, soplarán, sopla, "
        "soplan, soplando, "
        "dirección del viento, dirección, velocidad del viento",
        Cat.GUST: "ráfaga, ráfagas, racha, rachas, ráfagas de viento, rachas de viento",
        Cat.CALM: "calma, en calma, calmo, calmos, calmado, calmados, nulo, nulos",
        Cat.NO_WIND: "sin viento, ausencia de viento",
        Cat.CHANCE: "barrunto, barruntos, oportunidad, oportunidades, prob, prob., probabilidad, probabilidades, "
        "posibilidad, posibilidades, riesgo, chance, chances",
        Cat.PRECIP: "precip., precipitación, precipitaciones",
        Cat.FAINT: "escasa, escasas, escaso, poca, pocas, remota, remotas, insignificante, reducida, muy baja, "
        "muy bajas, bajísima",
        Cat.NONE: "ni una gota, ni asomo, ni por asomo, ni señal, ni sombra, ni gota, nada, ni hablar, ni pensarlo, "
        "ni rastro, "
        "nula, nulas, cero, inexistente, ninguna, ningún",
        Cat.FOREIGN: "humedad, humedad relativa, punto de rocío, sensación térmica, sensación, índice de calor, "
        "nubosidad, cobertura nubosa, presión, visibilidad, índice uv, temperatura del agua, promedio, media, "
        "récord",
        Cat.NEG: "no, sin, nunca, ni, tampoco, ausencia de, libre de, jamás, ninguna previsión de",
        Cat.UNLIKELY: "no se aguarda, no se aguardan, no se anuncia, no se anuncian, no se vislumbra, no se "
        "vislumbran, no se pronostica, no se pronostican, no se contempla, no se contemplan, no se anticipa, no se "
        "anticipan, no se ve, no se ven, no asoma, no asoman, no se asoma, no aparece, no aparecen, pasa de largo, "
        "pasará de largo, brilla por su ausencia, solo en sueños, ni en sueños, improbable, improbables, poco "
        "probable, poco probables, no se espera, no se esperan, no se "
        "prevé, no se prevén",
        Cat.RULED_OUT: "excluir, excluye, excluyen, excluido, excluida, excluidos, excluidas, excluirse, excluirá, "
        "excluyendo, descartar, descarta, descartan, descartado, descartada, descartados, descartadas, descartarse, "
        "descartando",
        Cat.PAST: "ayer, anteayer, anoche, la semana pasada, el año pasado",
        Cat.IF: "si, por si, por si acaso, en caso de, en caso de que, a menos que",
        Cat.MAYBE: "quizá, quizás, tal vez, acaso, o quizá, o tal vez",
        Cat.LIKE: "como si",
        Cat.SAYING: "refrán, refranes, dice el refrán, refrán del día, reza el refrán, dicho, proverbio, adagio, los "
        "viejos dicen, dicen los viejos, decían los abuelos, dicen los abuelos, los abuelos dicen, sentencia",
        Cat.NEARLY: "casi, prácticamente, virtualmente, básicamente, muy cerca de",
        Cat.TO: "a, hasta, a los, hasta los, y hasta",
        Cat.BETWEEN: "entre, de entre, desde",
        Cat.AND: "y, e, con, además de, junto con, así como",
        Cat.OR: "o, u, y/o",
        Cat.BREAK: "porque, ya que, puesto que, pero, luego, después, mientras, aunque, seguido de, seguida de, "
        "seguidos de, seguidas de, "
        "si bien, antes de, tras, posteriormente, más tarde, pasando a, volviéndose",
        Cat.UP_TO: "hasta, de hasta, no más de, como máximo, a lo sumo, como mucho",
        Cat.UNDER: "menos de, de menos de, inferior a, inferiores a, por debajo de, por debajo de los, por debajo "
        "de las, "
        "inferior a los, inferiores a los, inferiores a las, debajo de, debajo de los",
        Cat.RISE_PAST: forms("superar rebasar sobrepasar exceder", "es")
        + ", superior a, superiores a, "
        + forms("pasar subir exceder", "es", "de")
        + ", vaya más allá de, irá más allá de, va más allá de, vayan más allá de",
        Cat.FALL_PAST: "bajar de, bajará de, bajarán de, bajan de, baje de, bajen de, bajaría de, bajarían de, "
        "descenderá de, descenderán de, desciende de, descienda de, descender de, caerá de, caerán de, cae de",
        Cat.AT_LEAST: "al menos, por lo menos, como mínimo",
        Cat.OVER: "más de, por encima de, por encima de los, por encima de las, de más de, encima de los",
        Cat.OR_LESS: "o menos, o inferior, o inferiores, como máximo, a lo sumo",
        Cat.OR_MORE: "o más, o superior, o superiores, como mínimo",
        Cat.ABOUT: "como, aprox, aprox., alrededor de, alrededor de los, cerca de, cerca de los, cercana a, cercana "
        "a los, cercanas a, cercanas a los, aproximadamente, unos, en torno a, en torno a los, apenas, solo, sólo, "
        "tan solo, los, del, de, un, el, de unos, de los, será la, es la, exactamente, justo, justo a, uno de, ni más "
        "ni menos que, nada "
        "menos que",
        Cat.CLOCK: "las, a las, de las, en las, hasta las, hacia las, sobre las, desde las, unas",
        Cat.IN: "en el, en la, en, al, hacia la zona",
        Cat.TOWARD: "hacia, hacia el, rumbo al",
        Cat.RELATIVE: "más, por encima, por debajo, sobre lo normal, más cálido, más fresco",
        Cat.MINUS: "menos",
        Cat.BELOW_ZERO: "bajo cero, bajo 0, negativo, negativos",
        Cat.GIVEN: "indica, indicada, indicado, especifica, especificada, informa, informada, proporciona, "
        "proporcionada, menciona, mencionada, consta, disponible, facilita, facilitada, dato, datos, información",
        Cat.IGNORE: "dejar cubierto, dejar cubierta, dejar cubiertos, dejar cubiertas, deje cubierto, deje cubierta, "
        "mantener cubierto, mantener cubierta, mantenga cubierto, mantenga cubierta, mantener cubiertos, tener "
        "cubierto, tener cubierta, tenga cubierto, conserve cubierto, a cubierto, bajo cubierto, puesto a cubierto, "
        "bien cubierto, bien cubierta, heno cubierto, leña cubierta, grano cubierto, cubierto el heno, cubierto el "
        "grano, cubierta la leña, mantener limpio, mantener claro, cuerpos de agua, beber agua, beba agua, tome agua, "
        "tomar agua, bebiendo agua, suficiente agua, abundante agua, mucha agua, botella de agua, botellas de agua, "
        "niveles de agua, agua potable, sin estorbo, sin tregua, puesta de sol, puesta del sol, salida del sol, "
        "protector solar, protección contra el sol, ropa "
        "de lluvia, botas de lluvia, chaqueta de lluvia, gafas de sol, lentes de sol, al sol, del sol, bajo el sol, "
        "que ayer, que anoche, tomar el sol, tomar sol, claro que, está claro que, sin viento fuerte, sin vientos "
        "fuertes",
        Cat.TIME: "hora, horas, h, hrs, am, pm, pulgada, pulgadas, km, cm, mm, minutos, lunes, martes, "
        "miércoles, jueves, viernes, sábado, domingo, día, días, mañana, tarde, noche, madrugada, mes, año, fin, "
        "pronóstico, verano, invierno, mediodía",
    },
    weather={
        "rain": "llovizna, cuatro gotas, chaparrada, aguaceros recios, aguacero recio, turbión, turbiones, lloviznar, "
        "lloviznará, lluvia, lluvias, lluvioso, lluviosa, lluviosos, lluviosas, chubasco, chubascos, llovizna, "
        "lloviznas, aguacero, aguaceros, chaparrón, chaparrones, lloverá, llover, llueva, lluvia helada, lluvia "
        "ligera, lluvia débil, lluvia fuerte, chubascos de lluvia, orvallo, llueve, lloviendo",
        "snow": "nieve, nieves, nevada, nevadas, nevará, nevar, nevoso, chubascos de nieve, tormenta de nieve, "
        "tormentas de nieve, ventisca, copos de nieve, nevadas débiles",
        "thunderstorms": "tormentón, aparato de truenos, truenos y relámpagos, tormenta de truenos, tormentas de "
        "truenos, nublado de truenos, aparato eléctrico, descargas eléctricas, carga eléctrica, tormenta, tormentas, "
        "tormenta "
        "eléctrica, tormentas eléctricas, tormentoso, tormentosa, tormentosos, tronada, tronadas, truenos, actividad "
        "eléctrica, relámpagos, tormenta con rayos",
        "fog": "niebla, nieblas, neblina, neblinas, bruma, brumas, brumoso, niebla helada",
        "other": "calima, calina, humo, polvo, polvareda, escarcha, heladas, granizo, aguanieve, polvo en suspensión, "
        "otros fenómenos",
    },
    generic="lluvia, lluvias, llover, llueva, lloverá",
    cover={
        "clear": "cielo está limpio, cielo estará limpio, cielo va a estar limpio, cielo permanecerá limpio, cielo "
        "seguirá limpio, cielo se mantendrá limpio, cielo quedará limpio, raso y sereno, cielo raso y limpio, sol de "
        "justicia, luce el sol, lucirá el sol, sol a raudales, ni "
        "rastro de nubes, nada de nubes, ninguna nubecilla, sin una nubecilla, cielo enteramente raso, noche rasa, "
        "noche limpia, raso el cielo, limpio el cielo, limpio de nubes, cielo libre de nubes, ni una nube, ninguna "
        "nube, sin una nube, cero nubes, noche estrellada, cielo estrellado, cielos "
        "estrellados, sol de principio a fin, sin una sola nube, ni una sola nube, sin nubes, cielo limpio, cielos "
        "limpios, cielo claro, cielos claros, pleno sol, abundante sol, cielo azul, libre de nubes, cielo sereno, "
        "cielos serenos, sol radiante, cielo raso",
        "mostly_clear": "cielo casi limpio, casi limpio, cielo casi raso, casi raso, alguna nubecilla, alguna "
        "nubecilla de paso, alguna nube de paso, una que otra nube, una u otra nube, cuatro nubes, nubecillas, tal "
        "cual nube, alguna nube perdida, casi ninguna nube, casi nada de nubes, nubosidad escasa, nubosidad muy "
        "escasa, nubosidad mínima, unas pocas nubes, muy pocas nubes, alguna nube, alguna nube suelta, alguna que "
        "otra nube, "
        "nubes sueltas, nubes aisladas, alguna nube aislada, apenas nubes, apenas alguna nube, predominará el sol, "
        "predomina el sol, predominando el sol, sol predominante, el sol predominará, sol dominará, dominará el sol, "
        "domina el sol, predominio de cielos despejados, predominio de cielo despejado, más sol que nubes, pocas "
        "nubes, algunas nubes dispersas, escasas nubes, poca nubosidad, escasa nubosidad, predominio de sol, "
        "predominio del sol",
        "partly_cloudy": "alternará nubes y claros, cielo a ratos nublado, a ratos nublado, nublado a ratos, nubes y "
        "claros a partes iguales, nubes y ratos de sol, sol a ratos, nubes y estrellas, cielo aborregado, disminución "
        "de nubes, disminución de la nubosidad, nubosidad en descenso, despeje gradual, "
        "intervalos de nubes y claros, intervalos de nubes y sol, alternancia de nubes y claros, alternancia de "
        "nubes y sol, alternancia de sol y nubes, nubes con claros, claros con nubes, nubes alternas, algunas nubes "
        "de paso, nubes de paso, ratos soleados, ratos nublados, nublado con claros, algunas nubes, nubes dispersas, "
        "intervalos de sol, intervalos nubosos, intervalos de nubes, sol y nubes, nubes y sol, nubes y claros, sol "
        "entre nubes, nubes y algo de sol, nubosidad variable, nubosidad parcial, periodos de sol, períodos de sol, "
        "intervalos soleados, sol parcial, ratos de sol, sol con nubes, mezcla de sol y nubes, nubosidad dispersa, "
        "claros y nubes, algo de sol, nubes pasajeras",
        "cloudy": "nubes y más nubes, entoldado, cielo entoldado, cielo toldado, toldo de nubes, toldo gris, manto de "
        "nubes, manto gris, cielo ceniciento, capa de nubes, cubierto de nubes, cubierto por nubes, techo de nubes, "
        "panza de burro, cielo tapado, cielo pardo, aumento de nubes, aumento de la nubosidad, aumento de nubosidad, "
        "nubosidad en aumento, nubes en "
        "aumento, abundantes nubes, nubes abundantes, bastantes nubes, predominarán las nubes, predominan las nubes, "
        "predominio de nubes, predominio de las nubes, dominarán las nubes, cielo plomizo, cielos plomizos, cielo "
        "cerrado, más nubes que sol, bastante nubosidad, muchas nubes, abundante nubosidad, cielo gris, cielos "
        "grises, cielo encapotado, encapotado, nubosidad abundante",
    },
    base={
        "clear": "despejadito, soleadito, solazo, despejado, despejada, despejados, despejadas, soleado, soleada, "
        "soleados, soleadas, claro, "
        "clara, claros, claras, sol",
        "cloudy": "nubladito, nublado, nublada, nublados, nubladas, nuboso, nubosa, nubosos, nubosas, cubierto, "
        "cubierta, "
        "cubiertos",
    },
    grades={
        "mostly": "casi en su totalidad, mayorm., mayormente, mayoritariamente, predominantemente, principalmente, "
        "generalmente, en su mayor parte, en su mayoría, en gran parte, en general, mayor parte, predominante, la "
        "mayor parte, casi todo",
        "very": "muy, completamente, totalmente, casi completamente, casi totalmente, mucho",
        "partly": "parc., parcialmente, en parte, medio, algo, parcial",
        "slightly": "ligeramente, levemente, poco",
    },
    points={
        "N": "norte, septentrional, tramontana",
        "S": "sur, meridional",
        "E": "este, oriente, levante",
        "W": "oeste, poniente, occidente",
        "NE": "noreste, nordeste, noreste",
        "NW": "noroeste",
        "SE": "sureste, sudeste",
        "SW": "suroeste, sudoeste",
    },
    parts={"N": "nor, norte", "S": "sur, sud", "E": "es, este", "W": "oes, oeste"},
    codes={point.replace("W", "O"): point for point in COMPASS} | {point: point for point in COMPASS},
    units={
        "F": "grados fahrenheit, grado fahrenheit, fahrenheit, grados f, ºf",
        "C": "grados celsius, grados centígrados, grado celsius, celsius, centígrados, grados c",
        "deg": "grados, grado",
        "mi": "milla, millas",
        "pct": "%, por ciento, porciento",
        "mph": "millas la hora, millas a la hora, millas cada hora, milla la hora, mph, millas por hora, milla por "
        "hora, millas / hora, mi / h",
        "km/h": "km / h, kmh, kph, kilómetros por hora, kilómetro por hora, km por hora, kilómetros / hora",
        "m/s": "m / s, metros por segundo, metro por segundo",
        "kt": "nudo, nudos",
    },
    wet="agua, aguas, paraguas",
    decades={
        2: "principios de los, inicios de los, parte baja de los, franja baja de los",
        5: "mediados de los, mitad de los, parte media de los",
        8: "finales de los, parte alta de los, franja alta de los",
    },
)
