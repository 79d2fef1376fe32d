"""Highs and lows by words after the value, apart from it, or before their subject. All sentences are our own."""

from __future__ import annotations

from forecasts import affirmed, in_three_languages, wanted

AFTER = [
    ("high 83", "Eighty-three for the high.", "Ochenta y tres de máxima.", "Oitenta e três de máxima."),
    ("low 57", "Fifty-seven for an overnight low.", "Cincuenta y siete como mínima.", "Cinquenta e sete como mínima."),
    ("low 57", "Fifty-seven will be the low.", "57 será la mínima.", "57 será a mínima."),
    ("high 83", "83 is your high, friends.", "83 es la máxima de hoy.", "83 é a máxima de hoje."),
    (
        "high 83",
        "Call it 83 for the daytime high.",
        "Anoten 83 de temperatura máxima.",
        "Anote 83 de temperatura máxima.",
    ),
    (
        "high 83; low 57",
        "83 for the high, 57 for the low.",
        "83 de máxima y 57 de mínima.",
        "83 de máxima e 57 de mínima.",
    ),
    (
        "high 83; low 57",
        "🌡️ 83°F for the high, 57°F for the low",
        "🌡️ 83 °F de máxima, 57 °F de mínima",
        "🌡️ 83 °F de máxima, 57 °F de mínima",
    ),
    (
        "low 57",
        "57 degrees at the coolest point of the night.",
        "57 grados en el momento más fresco.",
        "57 graus na hora mais fria.",
    ),
    # a name that follows belongs to the number after it
    ("high 83; low 57", "High 83 low 57.", "Máxima 83 mínima 57.", "Máxima 83 mínima 57."),
    (
        "high 83; low 57",
        "A high of 83 as the low drops to 57.",
        "Máxima de 83 y la mínima de 57.",
        "Máxima de 83 e a mínima de 57.",
    ),
    # other things that are counted
    (
        "",
        "Fifty-seven counties for the low clouds.",
        "Cincuenta y siete condados de nubes bajas.",
        "Cinquenta e sete municípios de nuvens baixas.",
    ),
]

APART = [
    (
        "low 57",
        "The minimum air temperature is put at 57°F.",
        "La mínima temperatura será de 57 °F.",
        "A mínima temperatura será de 57 °F.",
    ),
    (
        "high 83",
        "The maximum expected temperature is 83°F.",
        "La máxima temperatura prevista es de 83 °F.",
        "A máxima temperatura prevista é de 83 °F.",
    ),
    (
        "low 57",
        "Temperature: lowest readings close to 57°F.",
        "Temperatura: valor más bajo 57 °F.",
        "Temperatura mais baixa: 57 °F.",
    ),
    (
        "low 57",
        "The lowest reading will be 57°F.",
        "La temperatura más fría será de 57 °F.",
        "A temperatura mais fria será de 57 °F.",
    ),
    (
        "high 83",
        "The highest temperature is 83°F.",
        "La temperatura más cálida es 83 °F.",
        "A temperatura mais quente é 83 °F.",
    ),
    ("temp 70", "The temperature is 70°F.", "La temperatura es de 70 °F.", "A temperatura é de 70 °F."),
    # a high elsewhere in the sentence names nothing here
    (
        "temp 70",
        "High clouds, temperature near 70°F.",
        "Nubes altas, temperatura de 70 °F.",
        "Nuvens altas, temperatura de 70 °F.",
    ),
]

VERB_FIRST = [
    (
        "low 57",
        "We get down to 57.",
        "Bajará el termómetro a cincuenta y siete.",
        "Vai cair o termômetro para 57 graus.",
    ),
    (
        "low 57",
        "The mercury goes down to 57.",
        "No bajará el mercurio de los 57 °F.",
        "Não cai o termômetro dos 57 °F.",
    ),
    (
        "low 57",
        "Cooling all the way down to 57.",
        "No descenderá la temperatura de los 57 grados.",
        "Não desce a temperatura dos 57 graus.",
    ),
    ("low 57", "Down to 57 overnight.", "Refrescará la noche hasta los 57 grados.", "Esfria a noite até os 57 graus."),
    (
        "high 83",
        "We get up to 83.",
        "Subirá el mercurio a ochenta y tres.",
        "Sobe o termômetro para 83 graus.",
    ),
    (
        "high 83",
        "It shoots up to 83.",
        "No subirá el termómetro de los 83 grados.",
        "Não sobe o termômetro dos 83 graus.",
    ),
    (
        "high 83",
        "The temperature will attain 83°F.",
        "Llegará la temperatura a los 83 °F.",
        "Chegará a temperatura aos 83 °F.",
    ),
    # other measures go down too
    (
        "",
        "Visibility down to 2 miles.",
        "Bajará la humedad al 57 %.",
        "Vai cair a umidade para 57%.",
    ),
    (
        "pop 30",
        "Rain chances get down to 30 percent.",
        "Bajará la probabilidad de lluvia al 30 %.",
        "Cai a probabilidade de chuva para 30%.",
    ),
]

DECADES = [
    ("temp 68", "Upper sixties around town, say sixty-eight.", "Unos 68 grados.", "Uns 68 graus."),
    ("temp 52", "Low fifties tonight, I think fifty-two.", "Unos 52 grados.", "Uns 52 graus."),
    ("low 52", "It cools down, somewhere in the low fifties, fifty-two maybe.", "Mínima: 52.", "Mínima: 52."),
    ("low 62", "We get down to, let me look, sixty-two.", "Bajará a 62 grados.", "Vai cair para 62 graus."),
    ("high 91", "We top out at a sticky ninety-one.", "Máxima de noventa y uno.", "Máxima de noventa e um."),
    (
        "high 90",
        "It maxes out at an even ninety.",
        "Máxima de noventa grados justos.",
        "Máxima de noventa graus exatos.",
    ),
    # no degrees
    ("", "Music of the forties all night.", "Quince semáforos en rojo.", "Quinze semáforos no vermelho."),
    ("temp 75", "Mid 70s, with eighty-one counties asleep.", "Unos 75 grados.", "Uns 75 graus."),
]


@in_three_languages(AFTER)
def test_a_name_after_its_value(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(APART)
def test_a_name_apart_from_its_noun(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(VERB_FIRST)
def test_a_verb_before_its_subject(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(DECADES)
def test_decades_and_numbers_in_words(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
