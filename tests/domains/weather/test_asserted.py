"""What a forecast asserts of rain and sky, and what it names, denies, supposes or advises. Sentences are our own."""

from __future__ import annotations

from forecasts import affirmed, in_three_languages, wanted

LABELS = [
    # a label says what a percentage is of
    ("pop 5", "Rain: 5%", "Lluvia: 5 %", "Chuva: 5%"),
    ("pop 5", "Rain 5%.", "Lluvia 5 %.", "Chuva 5%."),
    ("pop 5", "🌧️ **Rain** – about 5%", "🌧️ **Lluvia** – un 5 %", "🌧️ **Chuva** – cerca de 5%"),
    ("pop 5", "| Rain | 5% |", "| Lluvia | 5 % |", "| Chuva | 5% |"),
    ("pop 5", "Rain chance: just 5%", "Prob. de lluvia: solo 5 %", "Chance de chuva: só 5%"),
    ("pop 5", "Rain (5%)", "Lluvia (5 %)", "Chuva (5%)"),
    ("pop 5", "Rain: 5% chance", "Lluvia: 5 % de prob. a lo sumo", "Chuva: 5% de probabilidade"),
    ("pop 0", "Chance of rain 0%", "Probabilidad de lluvia 0 %", "Possibilidade de chuva 0%"),
    # a shower that has a chance is a shower, and so is rain that is likely
    ("pop 60; rain", "Chance of showers 60%.", "Probabilidad de chubascos: 60 %.", "Chance de pancadas: 60%."),
    ("pop 60; rain", "Rain likely, 60%.", "Lluvia probable, 60 %.", "Chuva provável, 60%."),
    (
        "pop 60; rain; thunderstorms",
        "Rain and storms: 60%.",
        "Lluvia y tormentas: 60 %.",
        "Chuva e trovoadas: 60%.",
    ),
    (
        "pop 60; rain",
        "It will rain all night (60%).",
        "Lloverá toda la noche (60 %).",
        "Vai chover a noite toda (60%).",
    ),
    # none of them
    ("", "Rain: none", "Lluvia: ninguna", "Chuva: nenhuma"),
    ("pop 0", "Rain – none expected (0%)", "Lluvia – ninguna prevista (0 %)", "Chuva – nenhuma prevista (0%)"),
    ("pop 0", "Storms: 0%", "Tormentas: 0 %", "Trovoadas: 0%"),
    ("", "Rain: no", "Lluvia: no", "Chuva: não"),
]


@in_three_languages(LABELS)
def test_a_label_asserts_no_rain(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


DENIED = [
    (
        "clear",
        "Skies stay clear and rain isn't in the picture.",
        "El cielo sigue despejado y la lluvia no asoma.",
        "O céu fica limpo e a chuva não aparece.",
    ),
    (
        "clear",
        "Sunny, and showers are not expected.",
        "Soleado, y no se esperan chubascos.",
        "Ensolarado, e não se esperam aguaceiros.",
    ),
    (
        "",
        "Fog and rain are not expected.",
        "La niebla y la lluvia no se esperan.",
        "Nevoeiro e chuva não são esperados.",
    ),
    ("", "Storms are ruled out.", "Se descartan las tormentas.", "Descartam-se trovoadas."),
    ("", "Rain looks unlikely.", "La lluvia parece improbable.", "A chuva parece improvável."),
    ("", "There won't be any showers.", "No habrá ningún chubasco.", "Não haverá nenhum aguaceiro."),
    ("", "Not a drop of rain in sight.", "Ni una gota de lluvia a la vista.", "Nem uma gota de chuva à vista."),
    (
        "cloudy",
        "Cloudy but free of rain.",
        "Nublado, pero libre de lluvia.",
        "Nublado, mas livre de chuva.",
    ),
    # denied twice is possible
    ("rain", "Showers cannot be ruled out.", "No se descartan chubascos.", "Não se descartam aguaceiros."),
    (
        "rain; thunderstorms",
        "We can't rule out a shower or a storm.",
        "No se descartan chubascos ni tormentas.",
        "Não se descartam pancadas nem trovoadas.",
    ),
    (
        "thunderstorms",
        "A thunderstorm is not out of the question.",
        "No puede descartarse una tormenta.",
        "Não está descartada uma trovoada.",
    ),
    (
        "partly_cloudy; rain",
        "Partly cloudy, without ruling out a shower.",
        "Parcialmente nublado, sin descartar algún chubasco.",
        "Parcialmente nublado, sem descartar algum aguaceiro.",
    ),
]


@in_three_languages(DENIED)
def test_what_is_denied_and_what_is_denied_twice(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


SUPPOSED = [
    ("", "Pack a rain jacket.", "Lleva chubasquero e impermeable.", "Leve capa de chuva."),
    (
        "",
        "Keep an umbrella handy in case of rain.",
        "Paraguas a mano en caso de lluvia.",
        "Guarda-chuva em caso de chuva.",
    ),
    ("", "Should it rain, go inside.", "Si llueve, entra en casa.", "Se chover, entre em casa."),
    (
        "",
        "Bring a coat in case a shower pops up.",
        "Abrigo por si cae algún chubasco.",
        "Casaco, caso caia um aguaceiro.",
    ),
    (
        "",
        "If storms develop, seek shelter.",
        "Si hay tormentas, busca refugio.",
        "Se houver trovoadas, procure abrigo.",
    ),
    ("", "Wear sunscreen and sunglasses.", "Usa protector solar y gafas de sol.", "Use protetor e óculos de sol."),
    ("", "Avoid long exposure to the sun.", "Evita la exposición al sol.", "Evite a exposição ao sol."),
    ("", "Enjoy it, rain or shine!", "¡Claro! Aquí tienes el pronóstico.", "Claro! Aqui está a previsão."),
    ("", "Of course, here it is.", "Claro, aquí tienes el pronóstico.", "Claro, aqui está a previsão."),
    # with what is asserted beside it
    (
        "rain",
        "Showers tonight, so take a rain jacket.",
        "Chubascos esta noche; lleva un chubasquero.",
        "Aguaceiros à noite; leve capa de chuva.",
    ),
    (
        "clear",
        "Sunny; if it rains, it will be elsewhere.",
        "Soleado; si llueve, será en otro lugar.",
        "Ensolarado; se chover, será em outro lugar.",
    ),
    ("clear", "Clear! High clouds are gone.", "¡Cielo claro!", "Céu claro!"),
    (
        "clear; rain",
        "Sunny if breezy, then showers.",
        "Soleado, si bien habrá chubascos.",
        "Ensolarado, se bem que com aguaceiros.",
    ),
]


@in_three_languages(SUPPOSED)
def test_what_is_supposed_or_advised_is_no_claim(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


CHANCES = [
    (
        "pop 33",
        "One in three chance of rain.",
        "Una probabilidad de lluvia de una entre tres.",
        "Chance de chuva de uma em três.",
    ),
    (
        "pop 25",
        "A 1-in-4 chance of rain.",
        "Probabilidad de lluvia: 1 de cada 4.",
        "Probabilidade de chuva: 1 em cada 4.",
    ),
    (
        "pop 70",
        "Chances of rain are seven in ten.",
        "Probabilidad de lluvia de siete sobre diez.",
        "Probabilidade de chuva de sete em dez.",
    ),
    (
        "pop 40",
        "The odds of rain are 4 out of 10.",
        "Las posibilidades de lluvia son de 4 entre 10.",
        "As chances de chuva são de 4 em 10.",
    ),
    ("pop 50", "Fifty-fifty chance of rain.", "Probabilidad de lluvia del 50 %.", "Chance de chuva de 50%."),
    (
        "pop 12",
        "Twelve percent chance of rain.",
        "Doce por ciento de probabilidad de lluvia.",
        "Doze por cento de chance de chuva.",
    ),
    (
        "pop 35",
        "The chance of rain is thirty-five percent.",
        "La probabilidad de lluvia es del treinta y cinco por ciento.",
        "A chance de chuva é de trinta e cinco por cento.",
    ),
    ("pop 30", "PoP 30.", "PoP 30.", "PoP 30."),
    ("pop 30", "PoP: 30", "PoP: 30", "PoP: 30"),
    # a chance that is told is not none
    (
        "pop 2",
        "Chance of rain: 2%. Practically no risk of rain.",
        "Probabilidad de lluvia: 2 %. Prácticamente sin riesgo de lluvia.",
        "Chance de chuva: 2%. Praticamente sem risco de chuva.",
    ),
    (
        "pop 3",
        "Next to no chance of rain, about 3%.",
        "Casi ninguna probabilidad de lluvia, un 3 %.",
        "Quase nenhuma chance de chuva, uns 3%.",
    ),
    (
        "pop 0",
        "No chance of rain. Humidity 60%.",
        "Sin probabilidad de lluvia. Humedad 60 %.",
        "Sem chance de chuva. Umidade 60%.",
    ),
    # no chances of rain
    (
        "",
        "Two in three forecasts were right.",
        "Dos de cada tres pronósticos acertaron.",
        "Duas em cada três previsões acertaram.",
    ),
    ("", "Humidity near 40%.", "Humedad cercana al 40 %.", "Umidade perto de 40%."),
]


@in_three_languages(CHANCES)
def test_chances_in_words_and_fractions(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
