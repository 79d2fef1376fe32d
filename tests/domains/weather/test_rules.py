"""The rules: what is read in each language, what is not, and that reading never fails. All sentences are our own."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artifact.claim import Claim, Polarity, parse_claim
from artifact.domain import LANGUAGES, describe
from artifact.domains.weather import DOMAIN
from artifact.domains.weather.claims import KINDS, Temp, Wind
from artifact.domains.weather.rules import extract, language
from artifact.errors import InputError
from artifact.extract_eval import compare, read_gold
from artifact.status import Status
from artifact.text.segment import LONGEST
from forecasts import claims, read

FORECASTS = {
    "en": "Mostly sunny, then a chance of showers. High near 84°F, wind from the south-southwest at 5 to 10 mph, "
    "and a 30% chance of precipitation.",
    "es": "Mayormente soleado, luego posibilidad de chubascos. Máxima cercana a los 84 °F, viento del sur-suroeste "
    "de 5 a 10 mph y un 30 % de probabilidad de precipitación.",
    "pt": "Predominantemente ensolarado, depois chance de pancadas de chuva. Máxima próxima dos 84 °F, vento de "
    "sul-sudoeste entre 5 e 10 mph e 30% de chance de precipitação.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_forecast_reads_alike_in_three_languages(lang: str) -> None:
    expected = claims("mostly_clear", "rain", "high 84", "from SSW", "wind 5-10", "pop 30")
    assert read(FORECASTS[lang]) == read(FORECASTS[lang], lang) == expected
    assert extract(FORECASTS[lang]).lang == lang


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # which temperature
        ("High of 80, low of 60.", ("high 80", "low 60")),
        ("The low will be 60°F.", ("low 60",)),
        ("Temperatures around 72°F.", ("temp 72",)),
        ("A 60-degree low and an 85-degree high.", ("low 60", "high 85")),
        ("High/Low: 80°F/60°F", ("high 80", "low 60")),
        ("Max 80, min 60.", ("high 80", "low 60")),
        ("Temperatures will climb to 88°F.", ("high 88",)),
        ("Temperatures drop to 58°F overnight.", ("low 58",)),
        ("High near 83, with temperatures falling to around 79 later.", ("high 83", "temp 79")),
        ("Las mínimas rondarán los 60 °F.", ("low 60",)),
        ("La temperatura bajará hasta 58 °F.", ("low 58",)),
        ("A slight chance of rain with a maximum of 87 °F.", ("rain", "high 87")),
        ("Probabilidad de lluvia con máxima de 87 °F.", ("rain", "high 87")),
        ("Chance de chuva, mínima de 60 °F.", ("rain", "low 60")),
        ("The chance of rain is low, 62 °F tonight.", ("temp 62",)),
        ("La probabilidad de lluvia es baja, 62 °F.", ("temp 62",)),
        ("Habrá una baja de 58 °F.", ("low 58",)),
        ("A mínima cai para 58 °F e a máxima sobe para 80 °F.", ("low 58", "high 80")),
        ("Temperatura mínima em torno dos 60 °F.", ("low 60",)),
        # a low chance is not a low temperature
        ("A low 15% chance of rain and a high of 80°F.", ("pop 15", "high 80")),
        ("La probabilidad de precipitación es muy baja, del 4%, con 80 °F.", ("pop 4", "temp 80")),
        ("A chance de chuva é baixa, apenas 4%, e fará 80 °F.", ("pop 4", "temp 80")),
        # scales
        ("Máxima de 31 °C.", ("high 31 C",)),
        ("High of 90ºF (32ºC).", ("high 90", "high 32 C")),
        ("Máxima de 25,5 °C.", ("high 25.5 C",)),
        ("Mínima de 12 grados y viento a 20 km/h.", ("low 12 C", "wind 20 km/h")),
        ("A high of -5°F.", ("high -5",)),
        # decades and ranges
        ("Highs in the mid 70s.", ("high 75",)),
        ("Highs in the low 80s, lows in the upper 50s.", ("high 82", "low 58")),
        ("Temperatures will climb into the mid-80s.", ("high 85",)),
        ("Highs 85 to 90.", ("high 87.5",)),
        ("Temperatures from 60°F to 85°F.", ("low 60", "high 85")),
        ("Temperatura entre 18 e 25 graus Celsius.", ("low 18 C", "high 25 C")),
        ("La temperatura no superará los 75 °F.", ("high 75",)),
        # numbers in words
        ("A high of eighty-two degrees.", ("high 82",)),
        ("Máxima de ochenta y dos grados.", ("high 82",)),
        ("Máxima de oitenta e dois graus.", ("high 82",)),
        ("Twenty percent chance of showers.", ("pop 20", "rain")),
        # what only looks like a temperature
        ("Wind chill of 20°F, low of 28°F.", ("low 28",)),
        ("Heat index of 105°F.", ()),
        ("Sensación térmica de 40 °C.", ()),
        ("Five degrees above normal. Temperatures 10 degrees warmer.", ()),
        ("High tide at 6 pm. Low 60 by 6 am.", ("low 60",)),
    ],
)
def test_temperature(text: str, expected: tuple[str, ...]) -> None:
    assert read(text) == claims(*expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Wind 10 mph.", ("wind 10",)),
        ("Winds up to 10 mph.", ("wind ?-10",)),
        ("Winds of 5 mph or less.", ("wind ?-5",)),
        ("A maximum of 10 mph of wind.", ("wind ?-10",)),
        ("Winds of at least 10 mph.", ("wind 10-?",)),
        ("Winds around 10 mph.", ("wind 10",)),
        ("Wind 20 km/h.", ("wind 20 km/h",)),
        ("Winds 10 knots.", ("wind 10 kt",)),
        ("Wind 5 m/s.", ("wind 5 m/s",)),
        ("Viento de hasta 10 mph.", ("wind ?-10",)),
        ("Vientos de 10 millas por hora.", ("wind 10",)),
        ("Viento de 10 nudos.", ("wind 10 kt",)),
        ("Vento de até 10 mph.", ("wind ?-10",)),
        ("Ventos de 10 nós, nos próximos dias.", ("wind 10 kt",)),
        ("Ventos entre 5 e 10 milhas por hora.", ("wind 5-10",)),
        # calm
        ("Calm winds.", ("wind 0",)),
        ("Wind: calm.", ("wind 0",)),
        ("Viento en calma.", ("wind 0",)),
        ("Vento calmo.", ("wind 0",)),
        ("Sin viento.", ("wind 0",)),
        ("Winds will be calm, 0 to 5 mph.", ("wind 0-5",)),
        ("Winds from calm to 10 mph.", ("wind 0-10",)),
        ("A calm evening.", ()),
        ("No strong winds.", ()),
        # gusts are not the wind, unless they are all that is said of it
        ("Wind 10 mph with gusts up to 25 mph.", ("wind 10",)),
        ("Viento de 10 mph con rachas de 25 mph.", ("wind 10",)),
        ("Viento del norte con ráfagas de 3 a 9 mph.", ("from N", "wind 3-9")),
        # no unit
        ("Winds SE 5 to 10.", ("from SE", "wind 5-10")),
        ("Winds pick up at 5.", ()),
    ],
)
def test_wind(text: str, expected: tuple[str, ...]) -> None:
    assert read(text) == claims(*expected)


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("Winds from the south-southwest.", ["SSW"]),
        ("South southwest winds.", ["SSW"]),
        ("A light westerly breeze.", ["W"]),
        ("Winds out of the N at 5 mph.", ["N"]),
        ("Winds becoming northwest, then north.", ["NW", "N"]),
        ("Viento del suroeste.", ["SW"]),
        ("Viento del sudoeste.", ["SW"]),
        ("Viento del oeste-noroeste.", ["WNW"]),
        ("Viento del nor-noreste.", ["NNE"]),
        ("Viento nornoroeste.", ["NNW"]),
        ("Viento del SSO a 10 mph.", ["SSW"]),
        ("Viento de 5 a 10 mph del NO.", ["NW"]),
        ("Ventos de lés-nordeste.", ["ENE"]),
        ("Ventos de sul-sudoeste.", ["SSW"]),
        ("Ventos do quadrante oeste-noroeste.", ["WNW"]),
        ("O vento sopra de O a 10 mph.", ["W"]),
        ("Ventos de leste a 10 mph.", ["E"]),
        # not where the wind is from
        ("O vento será fraco.", []),
        ("Viento flojo este sábado.", []),
        ("Viento del este este sábado.", ["E"]),
        ("Storms move in from the west.", []),
        ("Winds in the north of the city.", []),
        ("Winds in South Bend will be light.", []),
        ("North Carolina will have light winds.", []),
        ("Wind toward the north.", []),
        ("Winds from the south-", []),
        ("El viento será del oeste-s", []),
    ],
)
def test_direction(text: str, points: list[str]) -> None:
    found = [claim.dir for claim in extract(text).claims if claim.type == "wind_dir"]  # type: ignore[attr-defined]
    assert found == points


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A 30% chance of rain.", ("pop 30",)),
        ("Rain chances near 30 percent.", ("pop 30",)),
        ("There's a 30–40% chance of storms.", ("pop 35", "thunderstorms")),
        ("Precipitation: 20%", ("pop 20",)),
        ("Showers and thunderstorms (60%).", ("pop 60", "rain", "thunderstorms")),
        ("Un 30 % de probabilidad de lluvia.", ("pop 30",)),
        ("Habrá probabilidad de lluvias ligeras, con un 27% de posibilidad de precipitación.", ("pop 27", "rain")),
        ("Veinte por ciento de probabilidad de lluvia.", ("pop 20",)),
        ("Há 30% de chance de chuva.", ("pop 30",)),
        ("Chance de 30% de chuva.", ("pop 30",)),
        # no chance is 0; a denial of rain is no number
        ("No chance of rain.", ("pop 0",)),
        ("Virtually no chance of precipitation.", ("pop 0",)),
        ("The chance of rain is zero.", ("pop 0",)),
        ("No hay probabilidad de precipitación.", ("pop 0",)),
        ("La probabilidad de lluvia es nula.", ("pop 0",)),
        ("Sem chance de chuva.", ("pop 0",)),
        ("Nenhuma chance de chuva.", ("pop 0",)),
        ("Chance de chuva quase nula, apenas 4%.", ("pop 4",)),
        ("No chance of thunderstorms.", ("not: thunderstorms",)),
        # a small chance of rain is no claim of rain, a slight chance of showers is one
        ("A very low chance of rain.", ()),
        ("Baja probabilidad de lluvia.", ()),
        ("Baixa probabilidade de chuva.", ()),
        ("A slight chance of showers.", ("rain",)),
        ("Ligera probabilidad de lluvias y tormentas.", ("rain", "thunderstorms")),
        # another percentage
        ("Humidity 45%, chance of rain 20%.", ("pop 20",)),
        ("Chance of rain 20%, humidity 45%.", ("pop 20",)),
        ("Humedad del 80 %.", ()),
        ("Umidade relativa do ar em 45%.", ()),
    ],
)
def test_chance(text: str, expected: tuple[str, ...]) -> None:
    assert read(text) == claims(*expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Sunny.", ("clear",)),
        ("Mostly clear.", ("mostly_clear",)),
        ("Nearly clear skies.", ("mostly_clear",)),
        ("Partly to mostly cloudy.", ("partly_cloudy", "cloudy")),
        ("A mix of sun and clouds.", ("partly_cloudy",)),
        ("Overcast.", ("cloudy",)),
        ("Cielo muy nuboso.", ("cloudy",)),
        ("Poco nuboso.", ("mostly_clear",)),
        ("Intervalos de sol.", ("partly_cloudy",)),
        ("Cielo cubierto con chubascos.", ("cloudy", "rain")),
        ("Céu limpo, sem nuvens.", ("clear",)),
        ("Céu quase limpo.", ("mostly_clear",)),
        ("Sol predominante.", ("mostly_clear",)),
        ("Nublado em sua maior parte.", ("cloudy",)),
        ("Parcialmente encoberto.", ("partly_cloudy",)),
        ("Patchy fog, then mostly sunny.", ("fog", "mostly_clear")),
        ("Snow showers and freezing rain.", ("snow", "rain")),
        ("Nevoeiro e pancadas de neve.", ("fog", "snow")),
        ("Calima y polvo en suspensión.", ("other",)),
        # denied
        ("No rain.", ("not: rain",)),
        ("It will not be sunny.", ("not: clear",)),
        ("It won't rain.", ("not: rain",)),
        ("Rain is not expected.", ("not: rain",)),
        ("Rain is very unlikely.", ("not: rain",)),
        ("Neither rain nor snow is expected.", ("not: rain", "not: snow")),
        ("No rain, snow or fog.", ("not: rain", "not: snow", "not: fog")),
        ("No rain, but thunderstorms.", ("not: rain", "thunderstorms")),
        ("No rain and sunny skies.", ("not: rain", "clear")),
        ("No precipitation is expected.", ("not: rain",)),
        ("No se esperan lluvias ni tormentas.", ("not: rain", "not: thunderstorms")),
        ("Tormentas poco probables.", ("not: thunderstorms",)),
        ("Sin lluvia.", ("not: rain",)),
        ("Não vai chover.", ("not: rain",)),
        ("Nenhuma previsão de chuva.", ("not: rain",)),
        ("Céu nublado, mas sem chuva.", ("cloudy", "not: rain")),
        # words that mean something else
        ("The clouds clear out by noon.", ()),
        ("Puesta de sol a las ocho.", ()),
        ("It will remain mostly dry.", ()),
        ("New rainfall amounts less than a tenth of an inch possible.", ()),
    ],
)
def test_sky(text: str, expected: tuple[str, ...]) -> None:
    assert read(text) == claims(*expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The high will not be 87 °F.", "not: high 87"),
        ("The wind will not come from the south.", "not: from S"),
        ("La probabilidad de precipitación no es del 20%.", "not: pop 20"),
        ("A probabilidade de precipitação não é de 20%.", "not: pop 20"),
        ("El viento no será de 10 mph.", "not: wind 10"),
    ],
)
def test_denied_numbers(text: str, expected: str) -> None:
    assert read(text) == claims(expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # a number at which the text breaks off is no claim; one with its unit is
        ("For Denver tonight, expect clear skies. Winds will be out of the west at 0", ("clear", "from W")),
        ("For Denver tonight, expect clear skies with a light wind from the west at 0 to 1", ("clear", "from W")),
        ("Esta noche el cielo estará despejado en Denver, con una temperatura mínima de 6", ("clear",)),
        ("For Denver tonight, expect clear skies. The low will be 60 degrees", ("clear", "low 60")),
        ("Hay lluvias el viernes en Denver, y una probabilidad de precipitación del 30%", ("rain", "pop 30")),
        ("Para Denver hoje, teremos um céu limpo. O vento será do sul-", ("clear",)),
        ("For Denver on Monday, there will be a slight chance of showers and", ("rain",)),
        # a note without a full stop did not break off
        ("High 75", ("high 75",)),
    ],
)
def test_texts_that_break_off(text: str, expected: tuple[str, ...]) -> None:
    assert read(text) == claims(*expected)


def test_borrowed_phrases_are_read() -> None:
    assert read("El cielo estará partly cloudy con máxima de 70 °F.") == claims("partly_cloudy", "high 70")
    assert read("O tempo será mostly sunny, com ventos SSW de 10 mph.") == claims("mostly_clear", "from SSW", "wind 10")
    mixed = "La máxima será de 80 °F y el cielo estará soleado. The low will be around 60 and it will be clear."
    assert read(mixed) == claims("high 80", "clear", "low 60")


def test_lists_tables_and_capitals() -> None:
    expected = claims("high 88", "mostly_clear", "from SSW", "wind 10-15", "pop 20")
    assert read("- High: 88 °F\n- Sky: mostly sunny\n- Wind: SSW, 10–15 mph\n- Precipitation: 20%") == expected
    assert read("**High:** 88°F  \n**Sky:** Mostly sunny  \n**Wind:** SSW 10-15 mph\n\nPoP: 20%") == expected
    rows = ["Field | Value", "---|---", "High | 88 °F", "Sky | Mostly sunny", "Wind | SSW 10 to 15 mph", "PoP | 20%"]
    assert read("\n".join(f"| {row} |" for row in rows)) == expected
    assert read("HIGH NEAR 88. MOSTLY SUNNY. WINDS SSW 10 TO 15 MPH. PRECIPITATION 20%.") == expected


def test_said_twice_is_one_claim() -> None:
    assert read("High of 80°F. The high will be 80 degrees.") == claims("high 80")


def test_spans_hold_the_words_and_rules_are_named() -> None:
    text = "Nublado. La máxima será de 87 °F. Viento oeste-suroeste de hasta 15 mph y 20% de probabilidad de lluvia."
    spans = {claim.type: text[slice(*(claim.span or ()))] for claim in extract(text).claims}
    assert spans == {
        "sky": "Nublado",
        "temp": "máxima será de 87 °F",
        "wind_dir": "oeste-suroeste",
        "wind": "de hasta 15 mph",
        "precip_prob": "20% de probabilidad",
    }
    assert {claim.rule for claim in extract(text).claims} == {
        "sky.base", "temp.unit", "dir.point", "wind.unit", "prob.percent",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A low around 5 below zero.", ("low -5",)),
        ("Lows of 5 to 10 degrees below zero.", ("low -7.5",)),
        ("The low drops to minus 12 °F.", ("low -12",)),
        ("Lows between minus 12 and minus 4 degrees.", ("low -8",)),
        ("The low is negative five degrees.", ("low -5",)),
        ("The low will be five degrees below zero Celsius.", ("low -5 C",)),
        ("A low 5 degrees below normal.", ()),
        ("Temperatures stay below zero.", ()),
        ("The high is 5 °F, and it stays dry below.", ("high 5",)),
        ("Mínima de 5 grados bajo cero.", ("low -5",)),
        ("Mínima de menos 12 °F.", ("low -12",)),
        ("Mínimas de entre 5 y 10 °C bajo cero.", ("low -7.5 C",)),
        ("La mínima será de cinco grados bajo cero Celsius.", ("low -5 C",)),
        ("La máxima, de 60 °F, será 5 grados menos que ayer.", ("high 60",)),
        ("La mínima quedará bajo cero.", ()),
        ("Mínima de menos de 12 °F.", ("low 12",)),
        ("Mínima de 5 graus abaixo de zero.", ("low -5",)),
        ("Mínima de menos 12 °F.", ("low -12",)),
        ("Mínimas de 5 a 10 graus Celsius negativos.", ("low -7.5 C",)),
        ("A mínima será de cinco graus negativos Celsius.", ("low -5 C",)),
        ("A máxima, de 60 °F, será 5 graus a menos que ontem.", ("high 60",)),
        ("A mínima ficará abaixo de zero.", ()),
    ],
)
def test_degrees_below_zero_in_words(text: str, expected: tuple[str, ...]) -> None:
    lang = "pt" if text.startswith(("A m", "Mínima de 5 graus", "Mínimas de 5")) else "auto"
    assert read(text, lang) == claims(*expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("No probability of precipitation is given.", ()),
        ("No chance of rain was provided.", ()),
        ("The chance of precipitation is not given.", ()),
        ("No data on the chance of precipitation.", ()),
        ("No chance of precipitation, given the dry air.", ("pop 0",)),
        ("No chance of rain.", ("pop 0",)),
        ("No se indica la probabilidad de precipitación.", ()),
        ("Sin datos de probabilidad de precipitación.", ()),
        ("Se indica una probabilidad de precipitación nula.", ("pop 0",)),
        ("Sin probabilidad de precipitación.", ("pop 0",)),
        ("Não se informa a probabilidade de precipitação.", ()),
        ("A probabilidade de precipitação não foi informada.", ()),
        ("Sem dados de probabilidade de precipitação.", ()),
        ("Sem probabilidade de precipitação.", ("pop 0",)),
    ],
)
def test_a_chance_that_is_not_given_is_not_none(text: str, expected: tuple[str, ...]) -> None:
    assert read(text) == claims(*expected)


def test_what_is_given_up_is_counted() -> None:
    dropped = extract("Humidity 80%. Storms from the west. Gusts to 40 mph. Heat index 105°F.").dropped
    assert dropped == {"percentage_of_something_else": 1, "point_without_wind": 1, "gust": 1, "other_measure": 1}


def test_nothing_to_read_is_ok() -> None:
    for text in ("", "   \n", "Have a nice day.", "\x00\ufffd", "🌧️🌧️"):
        assert extract(text).status is Status.OK
        assert extract(text).claims == ()


def test_languages() -> None:
    assert [language(text) for text in ("Clear.", "Despejado.", "Ensolarado.", "High 75", "")] == [
        "en",
        "es",
        "pt",
        "en",
        "en",
    ]
    with pytest.raises(InputError, match="unknown language 'fr'"):
        extract("Clear.", "fr")


WORDS = (
    "high low no not sin sem mostly partly to - – ° °F ºC % 10 70s mid 5 to 10 mph km/h rain chance of lluvia SSW "
    "south O E calm gusts nós ( ) / . , | \n ** no hay probabilidad de humidity up or less less than between and e y"
)


@settings(max_examples=300, deadline=None)
@given(
    st.one_of(st.text(max_size=80), st.lists(st.sampled_from(WORDS.split(" ")), max_size=30).map(" ".join)),
    st.sampled_from([*LANGUAGES, "auto"]),
)
def test_any_text_gives_well_formed_claims(text: str, lang: str) -> None:
    found = extract(text, lang)
    assert found.status is Status.OK
    assert len(set(found.claims)) == len(found.claims)
    for claim in found.claims:
        assert parse_claim(claim.to_json(), KINDS) == claim
        assert claim.span is not None
        start, end = claim.span
        assert 0 <= start < end <= len(text)
        assert text[start:end].strip() == text[start:end]


@pytest.mark.parametrize(
    "piece",
    [
        "High 75 and low 60 and wind 5 to 10 mph from the west, ",
        "no rain or ",
        "75 ",
        "south-",
        "mostly ",
        "(",
        "chance of 20% of ",
    ],
)
def test_time_is_linear_in_the_length(piece: str) -> None:
    def seconds(characters: int) -> float:
        text = piece * (characters // len(piece))
        best = float("inf")
        for _ in range(2):
            began = time.process_time()
            extract(text, "en")
            best = min(best, time.process_time() - began)
        return best

    # eight times the length: about eight times the time, where a square would take sixty-four
    assert seconds(24_000) < 24 * seconds(3_000) + 0.1


# -- gold


@pytest.mark.shared
@pytest.mark.parametrize("lang", LANGUAGES)
def test_agreement_with_gold_claims(shared: Path, lang: str) -> None:
    gold = [text for text in read_gold(shared / "gold" / "dev.jsonl", "weather") if text.lang == lang]
    assert len(gold) == 25
    comparison = compare(gold, extract)
    missed = [
        (d.gold.uid, *map(describe, (*d.missed, *d.spurious))) for d in comparison.diffs if d.missed or d.spurious
    ]
    f1 = comparison.tally("weather").f1
    assert f1 is not None
    assert f1 >= 0.97, missed


@pytest.mark.shared
def test_no_denied_claim_is_gold(shared: Path) -> None:
    for text in read_gold(shared / "gold" / "dev.jsonl", "weather"):
        denied: list[Claim] = [c for c in extract(text.text).claims if c.polarity is Polarity.DENIED]
        affirmed = [type(c)(**{s.name: getattr(c, s.name) for s in c.specs()}) for c in denied]
        assert not set(affirmed) & set(text.claims)


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Máxima de 28 °C.", "supported"),  # 82.4 °F
        ("Máxima de 83 °F.", "supported"),
        ("Máxima de 31 °C.", "contradicted"),  # 87.8 °F
        ("Máxima de 83 °C.", "contradicted"),
        ("Viento de 24 km/h.", "supported"),  # 14.9 mph
        ("Viento de 40 km/h.", "contradicted"),  # 24.9 mph
        ("Wind 13 knots.", "supported"),  # 15 mph
        ("Wind 10 m/s.", "contradicted"),  # 22.4 mph
    ],
)
def test_values_are_verified_in_the_unit_that_the_text_gives(text: str, verdict: str) -> None:
    record = DOMAIN.load("released", "corrected")["New_York::1"]  # high 83 °F, wind 15 mph
    (claim,) = extract(text, "auto").claims
    assert record.judge(claim, DOMAIN.rules["corrected"]).verdict == verdict


def test_a_claim_is_said_in_its_own_unit() -> None:
    record = DOMAIN.load("released", "corrected")["New_York::1"]
    said = [Temp(kind="high", value=28.0, unit="C"), Wind(low=20.0, high=30.0, unit="km/h")]
    for lang in LANGUAGES:
        assert set(extract(DOMAIN.say(said, record, lang), lang).claims) == set(said)


@pytest.mark.parametrize("between", ["", " OK.", " 1.", " Well, well."])
def test_a_percentage_after_a_chance_is_of_rain_only_if_nothing_stands_between(between: str) -> None:
    found = extract(f"What about the chance of rain?{between} 40%.", "en")
    assert ("precip_prob" in [claim.to_json()["type"] for claim in found.claims]) is not bool(between)


def test_a_sentence_that_says_nothing_is_skipped_wherever_it_stands() -> None:
    filled = " 1. OK! ".join(["High 80.", "Low 60.", "Wind NW 5 mph.", "High 80."])
    assert extract(filled, "en").claims == extract("High 80. Low 60. Wind NW 5 mph.", "en").claims
    assert len(extract(filled, "en").claims) == 4


def test_a_number_at_which_the_text_breaks_off_is_dropped_and_counted() -> None:
    for text in ("Sunny today. Expect it to be mild, with a high of 8", "Sunny today. Then, further on and later, 1"):
        found = extract(text, "en")
        assert [claim.to_json()["type"] for claim in found.claims] == ["sky"]
        assert found.dropped == {"cut_off": 1}


def test_what_is_said_again_is_counted_again_and_claims_nothing_new() -> None:
    again = extract("Gusts to 40 mph. Wind 5 mph. Gusts to 40 mph. Wind 5 mph.", "en")
    once = extract("Gusts to 40 mph. Wind 5 mph.", "en")
    assert again.claims == once.claims and len(once.claims) == 1
    assert [claim.span for claim in again.claims] == [claim.span for claim in once.claims]
    assert (once.dropped, again.dropped) == ({"gust": 1}, {"gust": 2})
    open_again = extract("40%. The chance of rain? 40%.", "en")  # the same words, now an answer
    assert "precip_prob" in [claim.to_json()["type"] for claim in open_again.claims]


@pytest.mark.parametrize("between", ["and then ", "x,", "(", "70 mph; "])
def test_what_goes_on_without_end_is_read_in_pieces(between: str) -> None:
    filler = between * (5 * LONGEST // len(between))
    text = f"Low near 41°F, {filler} high near 83°F, {filler} a 30% chance of rain"
    found = {text[slice(*claim.span)]: describe(claim) for claim in extract(text, "en").claims if claim.span}
    assert found["Low near 41°F"] == "temp(kind low, value 41.0)"
    assert found["high near 83°F"] == "temp(kind high, value 83.0)"
    assert found["30% chance"] == "precip_prob(value 30.0)"


def test_a_sentence_means_the_same_whatever_stands_around_it() -> None:
    alone = extract("Low 41°F. Wind NW 5 mph.", "en").claims
    text = "# 70\n\n" + "Cloudy.\n\n" * 3 + "Low 41°F. Wind NW 5 mph.\n\n°F\n\n- 20"
    assert alone == tuple(claim for claim in extract(text, "en").claims if claim.type != "sky")
