"""Winds, chances and skies as presenters, almanacs and posts tell them. All sentences are our own."""

from __future__ import annotations

import time

from artifact.domains.weather.rules import extract
from forecasts import affirmed, in_three_languages, wanted

MILES = [
    ("wind 4-9", "Winds of 4 to 9 miles.", "Vientos de 4 a 9 millas.", "Ventos de 4 a 9 milhas."),
    (
        "from N; wind 4-9",
        "A north breeze, four to nine miles.",
        "Brisa del norte, de cuatro a nueve millas.",
        "Brisa de norte, de quatro a nove milhas.",
    ),
    ("wind ?-9", "A breeze of up to 9 miles.", "Una brisa de hasta 9 millas.", "Uma brisa de até 9 milhas."),
    (
        "wind 4-9",
        "Winds of 4 to 9 miles each hour.",
        "Vientos de 4 a 9 millas la hora.",
        "Ventos de 4 a 9 milhas a hora.",
    ),
    (
        "from SE; wind 4-9",
        "Wind: a mere puff from the southeast, 4 to 9 miles.",
        "El viento, solo un suspiro del sureste, de 4 a 9 millas.",
        "O vento, apenas um sopro do sudeste, de 4 a 9 milhas.",
    ),
    # a distance
    ("", "Winds 9 miles inland.", "Viento a 9 millas de la costa.", "Vento a 9 milhas da costa."),
    ("", "A storm-free walk of 9 miles.", "Un paseo de 9 millas.", "Um passeio de 9 milhas."),
]

POINTED = [
    (
        "from SW; wind 6",
        "Next to no breeze, six out of the southwest.",
        "Apenas viento, seis del suroeste.",
        "Quase nenhum vento, 6 de sudoeste.",
    ),
    ("from SW; wind 6", "Wind light, southwest at six.", "Viento suroeste de 6.", "Vento sudoeste de 6."),
    (
        "from SW; wind 6",
        "Winds gentle out of the southwest near six.",
        "Viento del suroeste de unos 6.",
        "Vento de sudoeste de uns 6.",
    ),
    (
        "from NW; wind 8-12",
        "A northwest wind comes down the valley at a pace of 8 to 12 mph.",
        "El noroeste bajará por el valle a razón de 8 a 12 mph.",
        "O noroeste corre pelo vale afora a uns 8 a 12 mph.",
    ),
    # no point of the wind, and no speed
    ("", "Six out of ten go north.", "Seis de diez van al norte.", "Seis de dez vão para o norte."),
    (
        "rain",
        "Showers in the northwest.",
        "Chubascos en el noroeste.",
        "Aguaceiros no noroeste.",
    ),
]

ENDS = [
    (
        "wind 6-11",
        "Winds with a minimum speed of 6 mph and a maximum of 11 mph.",
        "La velocidad mínima del viento es 6 mph y la máxima 11 mph.",
        "A velocidade mínima do vento é 6 mph e a máxima 11 mph.",
    ),
    (
        "wind 6-11",
        "Wind with a high speed of 11 mph and a low speed of 6 mph.",
        "Viento con velocidad alta de 11 mph y baja de 6 mph.",
        "Vento com velocidade baixa de 6 mph e velocidade alta de 11 mph.",
    ),
    ("wind 6-11", "Winds of 6, maybe 11 mph.", "Viento de 6 mph, quizá 11 mph.", "Vento de 6 mph, talvez 11 mph."),
    (
        "wind 6-11",
        "Winds at eleven miles an hour, perhaps as little as six.",
        "Viento de 11 mph, tal vez 6 mph.",
        "Vento de 11 mph, quem sabe 6 mph.",
    ),
    # two speeds remain two
    (
        "wind 6; wind 11",
        "Winds of 6 mph, increasing to 11 mph.",
        "Viento de 6 mph, que aumentará a 11 mph.",
        "Vento de 6 mph, que aumenta para 11 mph.",
    ),
    (
        "wind 6",
        "Winds of 6 mph, maybe.",
        "Viento de 6 mph, quizá.",
        "Vento de 6 mph, talvez.",
    ),
    ("wind ?-6", "The wind won't reach 6 mph.", "El viento no llegará a las 6 mph.", "O vento não chega a 6 mph."),
]

SHARES = [
    ("pop 7", "Seven percent on the rain scale.", "Un siete por ciento de lluvia.", "Sete por cento de chuva."),
    ("pop 7", "Just 7% rain.", "Apenas un 7 % de lluvia.", "Só 7% de chuva."),
    ("pop 7", "Rain chances? Seven percent.", "¿Probabilidad de lluvia? Siete por ciento.", "Chance de chuva? 7%."),
    ("pop 7", "☔ 7%", "🌧️ 7 %", "☔7%"),
    ("pop 0", "Rain: no chance.", "Lluvia: sin posibilidad.", "Chuva: sem chance."),
    ("pop 7", "Rain, not foreseen (7%).", "Lluvia no se anuncia (7 %).", "Chuva não se espera (7%)."),
    ("pop 7", "Rain only in your dreams: 7%.", "Lluvia, ni en sueños: 7 %.", "Chuva, nem em sonhos: 7%."),
    ("pop 7", "Rain is a long shot, 7 percent.", "La lluvia pasa de largo (7 %).", "A chuva passa longe (7%)."),
    ("pop 7", "Rain? Nope, seven percent.", "De lluvia, ni asomo: 7 %.", "De chuva, nem sinal: 7%."),
    ("pop 70", "Moisture: 70%.", "Agua: 70 %.", "Precipitação: 70%."),
    (
        "rain; pop 70",
        "Showers, most likely; the experts put it at 70 percent.",
        "Chubascos; los entendidos lo cifran en un 70 por ciento.",
        "Aguaceiros; os entendidos falam em 70 por cento.",
    ),
    (
        "rain; pop 70",
        "Showers tonight. They put it at 70 percent.",
        "Chubascos esta noche. Lo cifran en un 70 por ciento.",
        "Aguaceiros à noite. Falam em 70 por cento.",
    ),
    # a share of a shower has a shower, and other shares are none of rain
    ("rain; pop 7", "Showers at 7%.", "Un 7 % de chubascos.", "7% de aguaceiros."),
    ("rain", "Showers tonight. Humidity near 70%.", "Chubascos. Humedad del 70 %.", "Aguaceiros. Umidade de 70%."),
    ("", "Drink water.", "Beba mucha agua.", "Beba água."),
    ("rain", "Rain holds off until noon, then rain.", "A mediodía, lluvia.", "Ao meio-dia, chuva."),
]

POSSIBLE = [
    ("rain", "Showers cannot be excluded.", "No se excluyen chubascos.", "Não se excluem aguaceiros."),
    (
        "thunderstorms",
        "A thunderstorm can not be excluded.",
        "No puede excluirse una tormenta.",
        "Não está excluída uma trovoada.",
    ),
    ("", "Storms are excluded.", "Se excluyen las tormentas.", "Excluem-se trovoadas."),
]

UNREAL = [
    (
        "low 71",
        "It'll feel as if somebody had let the rain in, because we drop to 71.",
        "Será como si hubiera llovido lluvia; mínima de 71.",
        "Será como se a chuva tivesse entrado; mínima de 71.",
    ),
    (
        "clear",
        "Clear. Old saying: rain before seven, sun by eleven.",
        "Despejado. Refrán del día: arco al poniente, lluvia al día siguiente.",
        "Céu limpo. Diz o ditado: vento sul, chuva certa.",
    ),
    ("", "Are you team sunny or team rainy?", "¿Sol o lluvia?", "Vocês são time sol ou time chuva?"),
    ("cloudy", "It looks as if it stays overcast.", "Parece que seguirá nublado.", "Parece que segue nublado."),
    ("rain", "Rain, and more of it!", "¡Lluvia y más lluvia!", "Chuva e mais chuva!"),
    # words of the sky that are none
    (
        "",
        "Steer clear of low bridges.",
        "Conviene dejar cubierto el grano.",
        "Mantenha limpas as calhas.",
    ),
    ("", "Keep clear of the river.", "Pónganse a cubierto.", "Leve uma capa de chuva."),
    ("clear", "Skies stay clear.", "El cielo quedará despejado.", "O céu segue limpo."),
    ("cloudy", "Overcast.", "Cielo cubierto.", "Céu encoberto."),
]

SKIES = [
    ("cloudy", "A gray ceiling over town.", "Un manto gris sobre la ciudad.", "Um manto de nuvens sobre a cidade."),
    ("cloudy", "Clouds linger all night.", "Cielo entoldado.", "Céu de chumbo."),
    ("cloudy", "Clouds stick around.", "Nubes y más nubes.", "Nuvens tomando conta do céu."),
    ("cloudy", "Skies covered by clouds.", "Cielo cubierto de nubes.", "Céu acinzentado."),
    ("cloudy", "We're socked in.", "Un toldo de nubes.", "Tempo fechadão."),
    ("mostly_clear", "Hardly any cloud.", "Casi ninguna nube.", "Quase nada de nuvens."),
    ("mostly_clear", "A stray cloud at most.", "Cielo casi limpio.", "Uma nuvenzinha no máximo."),
    ("mostly_clear", "Not many clouds.", "Alguna nubecilla.", "Pouquíssimas nuvens."),
    ("mostly_clear", "A cloud here and there.", "Una que otra nube.", "Uma nuvem aqui e outra ali."),
    ("clear", "Stars galore.", "Noche rasa.", "Céu cheio de estrelas."),
    ("clear", "Nary a cloud.", "Nada de nubes.", "Nem sinal de nuvem."),
    ("clear", "Bluebird skies.", "Sol de justicia.", "Céu de brigadeiro."),
    ("rain", "A real gully-washer.", "Caerán cuatro gotas.", "Vem um toró por aí."),
    ("thunderstorms", "Rumbles of thunder.", "Truenos y relámpagos.", "Raio e trovão."),
    ("partly_cloudy", "Peeks of sun.", "Nubes y ratos de sol.", "Sol e nuvens se revezando."),
]

ANSWERS = [
    ("high 86", "The high? Eighty-six.", "¿La máxima? 86.", "A máxima? 86."),
    ("low 61", "And the low tonight? 61 degrees.", "¿Y la mínima? 61 grados.", "E a mínima? 61 graus."),
    ("from SE; wind 4-9", "Wind? Southeast, 4 to 9.", "¿Viento? Sureste, de 4 a 9.", "Vento? Sudeste, de 4 a 9."),
    ("high 86", "Sticky. Highs? 86 degrees.", "¿Máximas? 86 grados.", "Máximas? 86 graus."),
    ("high 86; low 61", "High today? 86. Low? 61.", "¿Máxima? 86. ¿Mínima? 61.", "Máxima? 86. Mínima? 61."),
    # what answers nothing
    ("", "Eighty-six.", "86.", "86."),
    ("", "The high? Soon. 86.", "¿La máxima? Ya viene. 86.", "A máxima? Já vem. 86."),
    ("", "The high? 9 am.", "¿La máxima? 9 h.", "A máxima? 9 h."),
    ("", "Southeast, 4 to 9.", "Sureste, de 4 a 9.", "Sudeste, de 4 a 9."),
]

VOICES = [
    (
        "high 86; low 61",
        "Eighty-six the high, sixty-one the low.",
        "86 la máxima, 61 la mínima.",
        "86 de máxima, 61 de mínima.",
    ),
    ("high 86", "We're headed up to eighty-six.", "Subimos hasta los ochenta y seis.", "Chegamos aos 86 graus."),
    ("low 61", "We get down to sixty-one.", "Bajamos a sesenta y uno.", "Descemos para 61 graus."),
    ("high 86", "A high of, well, eighty-six.", "Máxima de 86.", "Máxima de 86."),
    ("wind ?-9", "Winds not in excess of 9 mph.", "Vientos no superiores a 9 mph.", "Ventos não superiores a 9 mph."),
    ("from W; wind 4-9", "💨 W 4-9 mph", "Viento O 4-9 mph", "Vento O 4-9 mph"),
    (
        "from S; wind 9",
        "Wind from south to north at 9 mph.",
        "Viento de sur a norte, 9 mph.",
        "Vento de sul a norte, 9 mph.",
    ),
    ("pop 0", "Rain is at zero: 0%.", "Lluvia: casi cero (0 %).", "Chuva: quase zero (0%)."),
]


@in_three_languages(ANSWERS)
def test_what_was_asked_for(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(VOICES)
def test_what_a_presenter_says(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(MILES)
def test_miles_are_a_speed_beside_the_wind(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(POINTED)
def test_a_number_and_a_point_of_the_wind(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(ENDS)
def test_a_range_told_by_its_ends(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(SHARES)
def test_percentages_of_rain(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(POSSIBLE)
def test_what_is_not_excluded_is_possible(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(UNREAL)
def test_comparisons_proverbs_questions_and_advice(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(SKIES)
def test_skies_in_the_words_of_the_street(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


def test_time_is_linear() -> None:
    text = "winds, maybe 5, for the high, gets down to, well, as if rain, 5 miles out of the north " * 12_000
    started = time.perf_counter()
    extract(text, "en")
    assert len(text) > 1_000_000
    assert time.perf_counter() - started < 20  # seconds; a hundredfold would be quadratic
