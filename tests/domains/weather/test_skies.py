"""Sky and weather words of presenters, papers, apps and models. All sentences are our own."""

from __future__ import annotations

from forecasts import affirmed, in_three_languages, wanted

MOSTLY_CLEAR = [
    ("mostly_clear", "Sunny, hardly a cloud.", "Mucho sol, apenas alguna nube.", "Ensolarado, poucas nuvens."),
    (
        "clear; partly_cloudy",
        "Clear, then some clouds.",
        "Despejado, luego algunas nubes.",
        "Limpo, depois algumas nuvens.",
    ),
    ("mostly_clear", "Mostly sunny.", "Mayormente soleado.", "Predominantemente ensolarado."),
    ("mostly_clear", "Mainly clear skies.", "Cielos mayormente despejados.", "Céus predominantemente limpos."),
    ("mostly_clear", "Sunny for the most part.", "Soleado en su mayor parte.", "Ensolarado na maior parte do tempo."),
    (
        "mostly_clear",
        "Skies will be largely clear.",
        "El cielo estará despejado en gran parte.",
        "O céu ficará limpo em grande parte.",
    ),
    (
        "mostly_clear",
        "Sunshine with just a few clouds.",
        "Sol con apenas unas pocas nubes.",
        "Sol com apenas umas poucas nuvens.",
    ),
    (
        "mostly_clear",
        "Lots of sun with the odd cloud.",
        "Mucho sol con alguna nube suelta.",
        "Muito sol com uma ou outra nuvem.",
    ),
    ("mostly_clear", "The sun dominates.", "Predominará el sol.", "Predomina o sol."),
    (
        "mostly_clear",
        "Sun will be the main feature.",
        "Ambiente mayoritariamente soleado.",
        "Tempo maioritariamente soalheiro.",
    ),
    ("mostly_clear", "Almost cloudless.", "Cielo casi despejado.", "Céu quase sem nuvens."),
    ("mostly_clear", "Generally fair.", "Cielos poco nubosos.", "Céu pouco nublado."),
    (
        "mostly_clear",
        "Plenty of sunshine with a few clouds.",
        "Cielo despejado con pocas nubes.",
        "Céu limpo com poucas nuvens.",
    ),
    ("mostly_clear", "Skies: predominantly clear", "Cielo: prácticamente despejado", "Céu: praticamente limpo"),
    (
        "mostly_clear",
        "Clear skies most of the time.",
        "Cielo despejado la mayor parte del tiempo.",
        "Céu limpo durante a maior parte do tempo.",
    ),
]

CLEAR = [
    ("clear", "Sunny.", "Soleado.", "Ensolarado."),
    ("clear", "Not a cloud in the sky.", "Ni una nube en el cielo.", "Nem uma nuvem no céu."),
    ("clear", "Wall-to-wall sunshine.", "Sol de principio a fin.", "Sol do começo ao fim."),
    ("clear", "Unbroken sunshine.", "Sol radiante todo el día.", "Sol radiante o dia todo."),
    ("clear", "Blue skies all day.", "Cielo azul todo el día.", "Céu azul o dia inteiro."),
    ("clear", "Cloud-free skies.", "Cielos sin nubes.", "Céus sem nuvens."),
    ("clear", "A starry night.", "Noche estrellada.", "Noite estrelada."),
    ("clear", "The sun will shine all day.", "Brillará el sol todo el día.", "O sol brilhará o dia todo."),
    ("clear", "Bright sunshine.", "Lucirá el sol.", "Faz sol."),
    ("clear", "Totally clear.", "Totalmente despejado.", "Totalmente limpo."),
    ("clear", "A sun-drenched afternoon.", "Una tarde bañada de sol.", "Uma tarde de muito sol."),
]

PARTLY = [
    ("partly_cloudy", "Decreasing clouds.", "Disminución de la nubosidad.", "Diminuição da nebulosidade."),
    ("partly_cloudy", "Sunny with some clouds.", "Sol y algunas nubes.", "Ensolarado com algumas nuvens."),
    ("partly_cloudy", "Partly sunny.", "Parcialmente soleado.", "Parcialmente ensolarado."),
    ("partly_cloudy", "A mix of clouds and sun.", "Mezcla de nubes y sol.", "Mistura de nuvens e sol."),
    (
        "partly_cloudy",
        "Intervals of clouds and sunshine.",
        "Intervalos de nubes y claros.",
        "Alternância de nuvens e sol.",
    ),
    ("partly_cloudy", "Some passing clouds.", "Algunas nubes de paso.", "Algumas nuvens passageiras."),
    ("partly_cloudy", "Sun and clouds will alternate.", "Alternancia de nubes y claros.", "Alternando sol e nuvens."),
    ("partly_cloudy", "Partial cloud cover tonight.", "Nubosidad parcial esta noche.", "Nebulosidade parcial à noite."),
    ("partly_cloudy", "Sunny spells.", "Claros y nubes.", "Sol entre nuvens."),
    ("partly_cloudy", "Clouds with sunny breaks.", "Nubes con claros.", "Nuvens com abertas."),
    ("partly_cloudy", "Skies are part cloudy.", "Cielo medio nublado.", "Céu meio nublado."),
    ("partly_cloudy", "Partially cloudy conditions.", "Parcialmente cubierto.", "Parcialmente encoberto."),
]

CLOUDY = [
    ("cloudy", "Increasing clouds.", "Aumento de nubes.", "Aumento de nuvens."),
    ("cloudy", "Mostly cloudy.", "Mayormente nublado.", "Predominantemente nublado."),
    ("cloudy", "Overcast skies.", "Cielos cubiertos.", "Céu encoberto."),
    ("cloudy", "Gray skies all day.", "Cielo gris todo el día.", "Céu cinzento o dia todo."),
    ("cloudy", "Clouds dominate.", "Predominarán las nubes.", "Predomínio de nuvens."),
    ("cloudy", "A lid of low cloud.", "Cielo muy nuboso.", "Céu muito nublado."),
    ("cloudy", "A blanket of clouds.", "Cielo encapotado.", "Céu carregado."),
    ("cloudy", "Plenty of clouds.", "Abundantes nubes.", "Bastantes nuvens."),
    ("cloudy", "Clouds will cover the sky.", "Nubosidad abundante.", "Nebulosidade abundante."),
]

WET = [
    ("rain", "Scattered showers.", "Chubascos dispersos.", "Aguaceiros dispersos."),
    ("rain", "A passing shower is possible.", "Posible algún chubasco pasajero.", "Possível aguaceiro passageiro."),
    ("rain", "It may rain.", "Puede llover.", "Pode chover."),
    ("rain", "A rainy night.", "Noche lluviosa.", "Noite chuvosa."),
    ("rain", "Spotty drizzle.", "Lloviznas aisladas.", "Garoa isolada."),
    ("rain; thunderstorms", "Thundery showers.", "Chubascos tormentosos.", "Pancadas de chuva com trovoadas."),
    (
        "rain; thunderstorms",
        "Showers with rumbles of thunder.",
        "Chubascos con aparato eléctrico.",
        "Aguaceiros com descargas elétricas.",
    ),
    ("rain; thunderstorms", "Rain with thunderstorms.", "Lluvias con tormenta.", "Chuvas com trovoada."),
    ("thunderstorms", "Isolated t-storms.", "Tormentas aisladas.", "Trovoadas isoladas."),
    ("thunderstorms", "Chance of a thunderstorm.", "Posibilidad de tormenta.", "Possibilidade de trovoada."),
    ("fog", "Patchy fog at dawn.", "Bancos de niebla al amanecer.", "Bancos de nevoeiro ao amanhecer."),
    ("snow", "Light snow.", "Nevada ligera.", "Neve fraca."),
    ("snow; rain", "Rain changing to snow.", "Lluvia que pasará a nieve.", "Chuva que passa a neve."),
    ("other", "Areas of smoke.", "Zonas de humo.", "Áreas de fumaça."),
    # a dry night
    ("", "It stays dry.", "Se mantendrá seco.", "Fica seco."),
    ("", "No umbrella needed.", "No hará falta paraguas.", "Dispensa guarda-chuva."),
    ("", "A fine evening.", "Brisa fresca y agradable.", "Ar fresco e agradável."),
]


@in_three_languages([*MOSTLY_CLEAR, *CLEAR, *PARTLY, *CLOUDY, *WET])
def test_the_sky_in_many_words(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
