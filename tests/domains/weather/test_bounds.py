"""Bounds and verbs: what is said not to be passed, and highs and lows told by verbs. All sentences are our own."""

from __future__ import annotations

import pytest

from artifact.domains.weather.rules import extract
from artifact.extract_eval import GoldText, compare, parse_notation
from forecasts import affirmed, in_three_languages, wanted

BOUNDS = [
    # a speed that is not passed
    (
        "wind ?-9",
        "Winds won't exceed 9 mph.",
        "El viento no rebasará las 9 millas por hora.",
        "O vento não vai ultrapassar as 9 milhas por hora.",
    ),
    (
        "wind ?-9",
        "The breeze should not get above 9 mph.",
        "La brisa no debería pasar de 9 mph.",
        "A brisa não deve passar de 9 mph.",
    ),
    ("wind ?-9", "Winds no stronger than 9 mph.", "Vientos no superiores a 9 mph.", "Ventos não superiores a 9 mph."),
    (
        "wind ?-9",
        "Winds stay below 9 mph.",
        "Los vientos se mantendrán por debajo de las 9 mph.",
        "Os ventos ficam abaixo das 9 mph.",
    ),
    (
        "wind ?-9",
        "The wind never tops 9 mph.",
        "El viento nunca excede de 9 mph.",
        "O vento nunca excede 9 mph.",
    ),
    (
        "wind ?-9",
        "Winds, not expected to exceed 9 mph.",
        "Vientos que no se espera que superen las 9 mph.",
        "Ventos que não devem exceder os 9 mph.",
    ),
    ("wind ?-9", "Wind up to nine mph.", "Viento de hasta nueve mph.", "Vento de até nove mph."),
    ("wind ?-9", "Winds, nothing above 9 mph.", "Vientos, sin pasar de 9 mph.", "Ventos, sem passar dos 9 mph."),
    ("wind ?-9", "Winds of 9 mph at most.", "Vientos de 9 mph a lo sumo.", "Ventos de 9 mph no máximo."),
    (
        "wind ?-9",
        "Winds will be less than 9 mph.",
        "Los vientos serán de menos de 9 mph.",
        "Os ventos serão de menos de 9 mph.",
    ),
    # a speed that is
    ("wind 20-?", "Winds could exceed 20 mph.", "El viento podría superar los 20 mph.", "O vento pode superar 20 mph."),
    ("wind 20-?", "Winds above 20 mph.", "Vientos por encima de 20 mph.", "Ventos acima de 20 mph."),
    ("wind 20-?", "Winds no less than 20 mph.", "Vientos no menos de 20 mph.", "Ventos não menos de 20 mph."),
    # temperatures
    (
        "high 85",
        "Temperatures won't get above 85°F.",
        "Las temperaturas no pasarán de los 85 °F.",
        "As temperaturas não passam dos 85 °F.",
    ),
    (
        "high 85",
        "The high will not exceed 85°F.",
        "La máxima no rebasará los 85 °F.",
        "A máxima não ultrapassa os 85 °F.",
    ),
    (
        "high 85",
        "The thermometer is not going to climb above 85°F.",
        "El termómetro no subirá de los 85 °F.",
        "O termômetro não sobe além dos 85 °F.",
    ),
    (
        "high 85",
        "Temperatures will top 85°F.",
        "Las temperaturas superarán los 85 °F.",
        "As temperaturas vão ultrapassar os 85 °F.",
    ),
    (
        "low 62",
        "Temperatures won't drop below 62°F.",
        "La temperatura no bajará de los 62 °F.",
        "A temperatura não baixa dos 62 °F.",
    ),
    (
        "low 62",
        "The thermometer should not read less than 62°F.",
        "Los termómetros no deberían marcar menos de 62 °F.",
        "Os termômetros não devem marcar menos de 62 °F.",
    ),
    (
        "low 62",
        "The low won't fall below 62°F.",
        "La mínima no caerá por debajo de los 62 °F.",
        "A mínima não cairá abaixo dos 62 °F.",
    ),
    (
        "low 62",
        "Temperatures stay above 62°F all night.",
        "Las temperaturas se mantendrán por encima de los 62 °F toda la noche.",
        "As temperaturas ficam acima dos 62 °F a noite toda.",
    ),
    # a chance
    (
        "pop 30",
        "The chance of rain does not exceed 30%.",
        "La probabilidad de lluvia no supera el 30 %.",
        "A probabilidade de chuva não passa de 30%.",
    ),
    (
        "pop 30",
        "No more than a 30% chance of rain.",
        "No más de un 30 % de probabilidad de lluvia.",
        "Não mais de 30% de chance de chuva.",
    ),
    # what is denied is no bound
    ("", "The high will not be 85°F.", "La máxima no será de 85 °F.", "A máxima não será de 85 °F."),
    ("", "The wind will not be 20 mph.", "El viento no será de 20 mph.", "O vento não será de 20 mph."),
]


@in_three_languages(BOUNDS)
def test_what_is_not_passed_is_a_bound(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


VERBS = [
    (
        "low 58",
        "Temperatures dip to 58°F.",
        "Las temperaturas descienden a 58 °F.",
        "As temperaturas descem para 58 °F.",
    ),
    (
        "low 58",
        "Temperatures bottom out around 58°F.",
        "Las temperaturas tocarán fondo en los 58 °F.",
        "As temperaturas recuam até perto dos 58 °F.",
    ),
    (
        "low 58",
        "The mercury slips to 58°F by dawn.",
        "El mercurio se desploma hasta los 58 °F al alba.",
        "O termômetro despenca para 58 °F ao amanhecer.",
    ),
    ("low 58", "Cooling off to 58°F overnight.", "Cederá hasta los 58 °F de noche.", "Vai cair até 58 °F à noite."),
    (
        "low 58",
        "Temperatures ease back to 58°F.",
        "La temperatura retrocede hasta los 58 °F.",
        "A temperatura declina até os 58 °F.",
    ),
    ("low 58", "Tonight's minimum: 58°F.", "Mínima nocturna: 58 °F.", "Mínima noturna: 58 °F."),
    (
        "low 58",
        "The coldest it gets is 58°F.",
        "El valor más bajo será de 58 °F.",
        "O valor mais baixo será de 58 °F.",
    ),
    (
        "high 88",
        "Temperatures top out near 88°F.",
        "Las temperaturas tocarán techo en 88 °F.",
        "As temperaturas atingem o pico de 88 °F.",
    ),
    ("high 88", "The mercury peaks at 88°F.", "El mercurio trepará a 88 °F.", "O mercúrio bate nos 88 °F."),
    ("high 88", "It will warm into the upper 80s.", "Máxima de 88 °F.", "Máxima de 88 °F."),
    (
        "high 88",
        "The temperature maxes out at 88°F.",
        "La temperatura escalará hasta los 88 °F.",
        "A temperatura vai disparar para 88 °F.",
    ),
    (
        "high 88",
        "Temperatures heading up to 88°F.",
        "Las temperaturas treparán hasta los 88 °F.",
        "As temperaturas escalam até 88 °F.",
    ),
    ("high 88", "We hit a peak of 88°F.", "El valor más alto será de 88 °F.", "O valor mais alto será de 88 °F."),
    ("high 88", "The day's maximum: 88°F.", "Máx.: 88 °F.", "Máx.: 88 °F."),
    # no kind in the verb
    (
        "temp 75",
        "Temperatures hover around 75°F.",
        "Las temperaturas rondarán los 75 °F.",
        "As temperaturas rondam os 75 °F.",
    ),
    ("temp 75", "It will be 75°F.", "Habrá 75 °F.", "Fará 75 °F."),
    ("temp 75", "Temperatures hold at 75°F.", "Temperatura estable en 75 °F.", "Temperatura estável em 75 °F."),
]


@in_three_languages(VERBS)
def test_highs_and_lows_by_verb_and_noun(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


VAGUE = [
    (
        "low 58",
        "Temperatures slide into the upper 50s, bottoming out at 58°F.",
        "Mínima en la parte alta de los 50, unos 58 °F.",
        "Mínima na parte alta dos 50, uns 58 °F.",
    ),
    ("high 84", "Peaking in the low 80s, about 84°F.", "Máxima de 84 °F.", "Máxima de 84 °F."),
    ("high 84", "Highs in the lower 80s (84°F).", "Máxima: 84 °F.", "Máxima: 84 °F."),
    # another decade is another claim
    (
        "high 85; low 62",
        "Highs in the mid-80s, lows near 62°F.",
        "Máxima 85 °F, mínima 62 °F.",
        "Máx 85 °F, mín 62 °F.",
    ),
]


@in_three_languages(VAGUE)
def test_a_value_makes_the_decade_before_it_exact(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


def test_an_open_end_is_compared_as_the_notation_tells_it() -> None:
    text = "Winds up to 10 mph."
    gold = GoldText("w0", "weather", "", "", "en", "", text, (parse_notation("w 10", "weather"),))
    (diff,) = compare([gold], extract).diffs
    assert (len(diff.found), diff.missed, diff.spurious) == (1, (), ())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Mín. 58 °F. Máx. 84 °F.", "low 58; high 84"),
        ("Temp. máx. 84 °F, temp. mín. 58 °F.", "low 58; high 84"),
        ("Lluvia: 40 % de prob. Viento flojo.", "pop 40"),
        ("Precip. 40 %. Vel. 5 mph.", "pop 40; wind 5"),
        ("Max. 84, min. 58.", "low 58; high 84"),
        ("Con viento de aprox. 9 mph.", "wind 9"),
        # a full stop is one where the next sentence begins with a capital
        ("La mínima será la temp. Habrá 84 °F.", "temp 84"),
    ],
)
def test_the_stop_of_an_abbreviation_ends_no_sentence(text: str, expected: str) -> None:
    assert affirmed(text) == wanted(expected)


@pytest.mark.parametrize(
    ("text", "lang"),
    [("La mínima llegará a las 6.", "es"), ("A mínima virá às 6.", "pt"), ("The low comes at 6 am.", "en")],
)
def test_an_hour_is_no_temperature(text: str, lang: str) -> None:
    assert affirmed(text, lang) == []
