"""Forecasts as radio, marine bulletins, newspapers, apps and small models word them. All sentences are our own."""

from __future__ import annotations

from forecasts import affirmed, in_three_languages, wanted

SPOKEN = [
    (
        "wind 7-22",
        "Winds between seven and twenty-two miles an hour.",
        "Vientos de entre siete y veintidós millas por hora.",
        "Ventos entre sete e vinte e dois milhas por hora.",
    ),
    (
        "wind 5-10",
        "Winds five to ten miles per hour.",
        "Vientos de cinco a diez millas por hora.",
        "Ventos de cinco a dez milhas por hora.",
    ),
    (
        "wind ?-5",
        "Winds not above five miles an hour.",
        "Vientos que no pasan de cinco millas por hora.",
        "Ventos que não passam de cinco milhas por hora.",
    ),
    (
        "high 84",
        "A high near eighty-four this afternoon.",
        "Una máxima cercana a los ochenta y cuatro grados.",
        "Uma máxima perto de oitenta e quatro graus.",
    ),
    ("high 84", "We top out at eighty-four.", "Máxima: ochenta y cuatro.", "Máxima: oitenta e quatro."),
    ("high 85", "Highs in the mid-eighties.", "Máximas a mediados de los ochenta.", "Máximas em meados dos oitenta."),
    (
        "high 88",
        "Highs in the upper eighties.",
        "Máximas en la parte alta de los ochenta.",
        "Máximas na parte alta dos oitenta.",
    ),
    (
        "low 52",
        "Lows in the low fifties.",
        "Mínimas en la parte baja de los cincuenta.",
        "Mínimas na parte baixa dos cinquenta.",
    ),
    ("high 85", "Highs in the eighties.", "Máxima de ochenta y tantos grados.", "Máxima de oitenta e tantos graus."),
    (
        "low 62",
        "Overnight we drop to sixty-two.",
        "Por la noche, mínima de sesenta y dos.",
        "À noite, mínima de sessenta e dois.",
    ),
    (
        "high 102",
        "A high of one hundred and two degrees.",
        "Máxima de ciento dos grados.",
        "Máxima de cento e dois graus.",
    ),
    ("high 100", "It reaches one hundred degrees.", "Llegará a los cien grados.", "Chegará aos cem graus."),
    (
        "low 62; high 84",
        "A low of sixty-two, a high of eighty-four.",
        "Mínima de sesenta y dos, máxima de ochenta y cuatro.",
        "Mínima de sessenta e dois, máxima de oitenta e quatro.",
    ),
    (
        "pop 20",
        "A twenty percent chance of rain.",
        "Un veinte por ciento de probabilidad de lluvia.",
        "Vinte por cento de chance de chuva.",
    ),
    # numbers that measure nothing
    ("clear", "Two more sunny days.", "Dos días más de cielo despejado.", "Mais dois dias de céu limpo."),
    ("", "One of the warmest in five years.", "Una de las dos noches tranquilas.", "Uma das duas noites tranquilas."),
]

SHORTHAND = [
    ("from NW; wind 10-15 kt", "NW 10-15 KT.", "NO 10-15 KT.", "NO 10-15 KT."),
    (
        "from SW; wind 10 kt",
        "SW WIND 10 KT, GUSTS 20 KT.",
        "VIENTO SO 10 KT, RACHAS 20 KT.",
        "VENTO SO 10 KT, RAJADAS 20 KT.",
    ),
    ("from SSE; wind 12 kt", "WINDS SSE 12G20KT.", "VIENTO SSE 12G20KT.", "VENTO SSE 12G20KT."),
    ("high 84; low 60", "HI 84 / LO 60", "MÁX 84 / MÍN 60", "MÁX 84 / MÍN 60"),
    ("high 84; low 60", "Hi 84, Lo 60", "Máx. 84, mín. 60", "Máx. 84, mín. 60"),
    ("high 84; low 60", "H:84° L:60°", "H:84° L:60°", "H:84° L:60°"),
    ("high 84; low 60", "↑84° ↓60°", "↑84° ↓60°", "↑84° ↓60°"),
    ("high 84; low 60", "▲ 84°F ▼ 60°F", "🔺 84 °F 🔻 60 °F", "⬆️ 84 °F ⬇️ 60 °F"),
    ("from W; wind 5-10; pop 20", "Wind W 5-10. PoP 20.", "Viento O 5-10. Prob. 20.", "Vento O 5-10. Prob. 20."),
    ("from W; wind 7", "Wind: W 7", "Viento: O 7", "Vento: O 7"),
    ("partly_cloudy; rain", "PTLY CLDY, CHC SHWRS.", "Parc. nublado, chubascos.", "Parc. nublado, pancadas."),
    (
        "mostly_clear; thunderstorms",
        "Mstly sunny, then tstms.",
        "Mayorm. despejado, luego tormentas.",
        "Predom. limpo, depois trovoadas.",
    ),
    ("wind 9", "Gusts to 25. Wind 9 mph.", "Rachas de 25 mph. Viento 9 mph.", "Rajadas de 25 mph. Vento 9 mph."),
    # what looks like shorthand
    ("", "Hi there! Lo and behold.", "¡Hola! Lo mejor: nada.", "Olá! Tudo bem por lá."),
    ("", "H is for hot.", "La hora H.", "Dia H."),
]

BREEZES = [
    ("wind 0", "Winds calm.", "Vientos en calma.", "Ventos calmos."),
    ("from N", "Light winds from the north.", "Vientos ligeros del norte.", "Ventos fracos de norte."),
    (
        "from N; wind 5",
        "A light northerly breeze, barely 5 mph.",
        "Brisa ligera del norte, apenas 5 mph.",
        "Brisa leve de norte, apenas 5 mph.",
    ),
    (
        "from SE; wind 5-10",
        "A southeast wind of 5–10 mph.",
        "Viento del sureste de 5–10 mph.",
        "Vento de sudeste de 5–10 mph.",
    ),
    (
        "from ENE; wind 8",
        "East-northeasterly winds near 8 mph.",
        "Vientos del estenordeste cerca de 8 mph.",
        "Ventos de lés-nordeste perto de 8 mph.",
    ),
    (
        "from WSW; wind 8",
        "The wind blows from west-southwest at 8 mph.",
        "El viento, de componente oeste-suroeste, sopla a 8 mph.",
        "O vento, do quadrante oés-sudoeste, sopra a 8 mph.",
    ),
    (
        "from S; wind 3-7",
        "Breezes out of the south, 3 to 7 mph.",
        "Brisas procedentes del sur, de 3 a 7 mph.",
        "Brisas vindas do sul, de 3 a 7 mph.",
    ),
    (
        "from NNW; wind 6",
        "Expect 6 mph winds out of the north-northwest.",
        "Se esperan vientos de 6 mph del nornoroeste.",
        "Esperam-se ventos de 6 mph de nor-noroeste.",
    ),
    ("from W; wind 4", "Wind: 💨 west @ 4 mph", "Viento: 💨 oeste, 4 mph", "Vento: 💨 oeste, 4 mph"),
    (
        "wind 10 km/h",
        "Winds at 10 km/h.",
        "Vientos de diez kilómetros por hora.",
        "Ventos de dez quilômetros por hora.",
    ),
    (
        "wind 10; wind 16 km/h",
        "Winds of 10 mph (16 km/h).",
        "Vientos de 10 mph (16 km/h).",
        "Ventos de 10 mph (16 km/h).",
    ),
    (
        "wind 10",
        "Winds of 10 mph, gusting to 25 mph.",
        "Vientos de 10 mph, con rachas de hasta 25 mph.",
        "Ventos de 10 mph, com rajadas de até 25 mph.",
    ),
    (
        "wind 10",
        "Gusts as high as 25 mph on top of a 10 mph wind.",
        "Viento de 10 mph y ráfagas máximas de 25 mph.",
        "Vento de 10 mph e rajadas máximas de 25 mph.",
    ),
    (
        "from NE; wind 5",
        "Wind from the north east, 5 mph.",
        "Viento del nor-este, 5 mph.",
        "Vento de nordeste, 5 mph.",
    ),
]

TWICE = [
    (
        "low 71; low 22 C",
        "A low of 71°F, equivalent to about 22°C.",
        "Mínima de 71 °F, equivalentes a unos 22 °C.",
        "Mínima de 71 °F, o equivalente a cerca de 22 °C.",
    ),
    (
        "low 71; low 22 C",
        "A low of 71°F, or 22°C.",
        "Mínima de 71 °F, o sea, 22 °C.",
        "Mínima de 71 °F, ou seja, 22 °C.",
    ),
    ("low 71; low 22 C", "Low: 71°F / 22°C", "Mínima: 71 °F / 22 °C", "Mínima: 71 °F / 22 °C"),
    ("low 71; low 22 C", "Dipping to 71°F (22°C).", "Bajará a 71 °F (22 °C).", "Vai cair para 71 °F (22 °C)."),
    (
        "low 71; low 22 C",
        "Dipping to 71 degrees Fahrenheit, about 22 Celsius.",
        "Bajará a 71 grados Fahrenheit, unos 22 centígrados.",
        "Vai cair para 71 graus Fahrenheit, uns 22 Celsius.",
    ),
    ("low 71; low 22 C", "71°F (22°C) for the low.", "71 °F (22 °C) de mínima.", "71 °F (22 °C) de mínima."),
    ("low 71; low 22 C", "Low 71°F = 22°C.", "Mín. 71 °F = 22 °C.", "Mín. 71 °F = 22 °C."),
]

OTHER_TIMES = [
    (
        "high 84",
        "After yesterday's high of 95°F, today reaches 84°F.",
        "Tras la máxima de 95 °F de ayer, hoy se llegará a 84 °F.",
        "Após a máxima de 95 °F de ontem, hoje chegará a 84 °F.",
    ),
    (
        "high 84",
        "A high of 84°F, down from 95°F yesterday.",
        "Máxima de 84 °F, frente a los 95 °F de ayer.",
        "Máxima de 84 °F, contra os 95 °F de ontem.",
    ),
    (
        "high 84",
        "The high of 84°F is above the normal of 79°F.",
        "La máxima de 84 °F supera el promedio de 79 °F.",
        "A máxima de 84 °F supera a média de 79 °F.",
    ),
    (
        "high 84",
        "High 84°F; the record is 101°F.",
        "Máxima 84 °F; el récord es de 101 °F.",
        "Máxima 84 °F; o recorde é de 101 °F.",
    ),
    (
        "high 84",
        "High 84°F, but it will feel like 91°F.",
        "Máxima 84 °F, con sensación térmica de 91 °F.",
        "Máxima 84 °F, com sensação térmica de 91 °F.",
    ),
]


BARE = [
    ("wind 14", "Wind at 14, no more.", "Viento de 14, nada más.", "Vento de 14, nada mais."),
    ("from NW; wind 14", "NW wind at 14.", "Viento NO de 14.", "Vento NO de 14."),
    ("high 68", "68 for a high.", "68 de máxima.", "68 de máxima."),
    ("low 51", "51 as the low.", "51 como mínima.", "51 como mínima."),
    (
        "pop 0",
        "Zero percent chance of rain.",
        "Cero por ciento de probabilidad de lluvia.",
        "Zero por cento de chance de chuva.",
    ),
    # a number of something else
    ("", "Winds pick up by 5.", "El viento arrecia a las 5.", "O vento aumenta às 5."),
    ("", "Winds at 7 pm.", "Vientos a las 7 h.", "Ventos às 7 h."),
    (
        "",
        "A front 68 miles away, low clouds.",
        "Un frente a 68 millas, nubes bajas.",
        "Uma frente a 68 milhas, nuvens baixas.",
    ),
]

ASKED = [
    (
        "pop 3",
        "And rain? Just a three percent shot.",
        "¿Y la lluvia? Apenas un tres por ciento.",
        "E a chuva? Apenas três por cento.",
    ),
    (
        "pop 2",
        "Rain? Practically ruled out (2%).",
        "¿Lluvia? Casi descartada (2 %).",
        "Chuva? Praticamente descartada (2%).",
    ),
    ("", "Storms? None.", "¿Tormentas? Ninguna.", "Trovoadas? Nenhuma."),
    ("", "Rain: nothing at all.", "De lluvia, nada.", "De chuva, nada."),
]

CUT = [
    (
        "clear",
        "Clear skies in Reno tonight. Winds at 5 to",
        "Cielo despejado en Reno. Viento de 5 a",
        "Céu limpo em Reno. Vento de 5 a",
    ),
    (
        "clear",
        "Clear skies in Reno tonight. A low of sixty",
        "Cielo despejado en Reno. Mínima de 6",
        "Céu limpo em Reno. Mínima de 6",
    ),
]


@in_three_languages(BARE)
def test_numbers_without_unit(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(ASKED)
def test_what_is_asked_is_not_asserted(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(CUT)
def test_a_range_that_breaks_off_is_no_speed(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(SPOKEN)
def test_numbers_as_they_are_spoken(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(SHORTHAND)
def test_shorthand_and_glyphs(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(BREEZES)
def test_winds_in_many_words(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(TWICE)
def test_a_value_told_in_both_scales(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(OTHER_TIMES)
def test_values_of_other_times_and_measures_are_no_claims(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
