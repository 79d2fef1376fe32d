"""The words of the weather domain in each language, as data.

Invariant: what differs between languages is here and in the lexicons of the rules; no other module asks which it is.
Texts are this project's own. `{...}` are filled in by `artifact.domains.weather.render`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from artifact.domains.weather.claims import Sky
from artifact.domains.weather.phrases import Chance, Form, Intensity


@dataclass(frozen=True)
class Wording:
    """Everything needed to state a forecast in one language.

    Attributes:
        decimal: the decimal mark.
        cover: how the sky looks, by day and by night.
        weather: names of rain, snow and other weather, by condition and form.
        chance: how a chance is put around what it is the chance of.
        intensity: how an intensity is put around a name.
        and_, then: joins within and between the parts of a period.
        compass: names of the eight main points; the other eight are put together from two of them.
        periods: names of common periods and of days; a name that is not here is used as it is.
        night: how a day's name becomes that of its night.
        title, labels, missing: of the context.
        speed_range, speed_single, speed_up_to, speed_from: a wind speed.
        high, low, temp, wind_speed, wind_dir, wind_both, prob, sky: sentences that affirm.
        not_high ... not_weather: the same, denied.
        questions: instructions by style.
    """

    decimal: str
    cover: Mapping[Sky, tuple[str, str]]
    weather: Mapping[tuple[Sky, Form | None], str]
    chance: Mapping[Chance, str]
    intensity: Mapping[Intensity, str]
    and_: str
    then: str
    compass: Mapping[str, str]
    periods: Mapping[str, str]
    night: str
    title: str
    labels: Mapping[str, str]
    missing: str
    speed_range: str
    speed_single: str
    speed_up_to: str
    speed_from: str
    high: str
    low: str
    temp: str
    wind_speed: str
    wind_dir: str
    wind_both: str
    prob: str
    sky: str
    not_high: str
    not_low: str
    not_temp: str
    not_wind_speed: str
    not_wind_dir: str
    not_prob: str
    not_cover: str
    not_weather: str
    questions: Mapping[str, str]


ENGLISH = Wording(
    decimal=".",
    cover={
        "clear": ("sunny", "clear"),
        "mostly_clear": ("mostly sunny", "mostly clear"),
        "partly_cloudy": ("partly sunny", "partly cloudy"),
        "cloudy": ("mostly cloudy", "mostly cloudy"),
    },
    weather={
        ("rain", None): "rain",
        ("rain", "showers"): "showers",
        ("rain", "drizzle"): "drizzle",
        ("rain", "freezing"): "freezing rain",
        ("snow", None): "snow",
        ("snow", "showers"): "snow showers",
        ("snow", "flurries"): "flurries",
        ("thunderstorms", None): "thunderstorms",
        ("fog", None): "fog",
        ("fog", "freezing"): "freezing fog",
        ("other", None): "other weather",
        ("other", "haze"): "haze",
        ("other", "smoke"): "smoke",
        ("other", "dust"): "blowing dust",
        ("other", "frost"): "frost",
        ("other", "sleet"): "sleet",
    },
    chance={
        "slight_chance": "slight chance of {}",
        "chance": "chance of {}",
        "likely": "{} likely",
        "isolated": "isolated {}",
        "scattered": "scattered {}",
        "numerous": "numerous {}",
        "widespread": "widespread {}",
        "occasional": "occasional {}",
        "patchy": "patchy {}",
        "areas": "areas of {}",
    },
    intensity={"light": "light {}", "heavy": "heavy {}"},
    and_="and",
    then="then",
    compass={
        "N": "north",
        "NE": "northeast",
        "E": "east",
        "SE": "southeast",
        "S": "south",
        "SW": "southwest",
        "W": "west",
        "NW": "northwest",
    },
    periods={},
    night="{} night",
    title="Forecast for {place}, {period}",
    labels={
        "high": "High",
        "low": "Low",
        "temp": "Temperature",
        "sky": "Sky and weather",
        "wind_dir": "Wind direction",
        "wind": "Wind speed",
        "precip_prob": "Chance of precipitation",
    },
    missing="not given",
    speed_range="{low} to {high} {unit}",
    speed_single="{low} {unit}",
    speed_up_to="up to {high} {unit}",
    speed_from="at least {low} {unit}",
    high="High {value} °{unit}",
    low="Low {value} °{unit}",
    temp="Temperature {value} °{unit}",
    wind_speed="Wind {speed}",
    wind_dir="Wind from the {dir}",
    wind_both="Wind from the {dir}, {speed}",
    prob="Chance of precipitation {value}%",
    sky="{sky}",
    not_high="The high will not be {value} °{unit}",
    not_low="The low will not be {value} °{unit}",
    not_temp="The temperature will not be {value} °{unit}",
    not_wind_speed="The wind will not be {speed}",
    not_wind_dir="The wind will not come from the {dir}",
    not_prob="The chance of precipitation is not {value}%",
    not_cover="It will not be {sky}",
    not_weather="No {sky} expected",
    questions={
        "neutral": "Write this forecast for the public in English. Use the data above and nothing else.",
        "concise": "Write this forecast for the public in English, in one or two short sentences. Use the data "
        "above and nothing else.",
        "cover_all": "Write this forecast for the public in English. State every value in the data above "
        "(temperature, sky and each kind of weather, wind direction and speed, chance of precipitation) and "
        "nothing else.",
    },
)

SPANISH = Wording(
    decimal=",",
    cover={
        "clear": ("soleado", "despejado"),
        "mostly_clear": ("mayormente soleado", "mayormente despejado"),
        "partly_cloudy": ("parcialmente soleado", "parcialmente nublado"),
        "cloudy": ("mayormente nublado", "mayormente nublado"),
    },
    weather={
        ("rain", None): "lluvia",
        ("rain", "showers"): "chubascos",
        ("rain", "drizzle"): "llovizna",
        ("rain", "freezing"): "lluvia helada",
        ("snow", None): "nieve",
        ("snow", "showers"): "chubascos de nieve",
        ("snow", "flurries"): "nevadas débiles",
        ("thunderstorms", None): "tormentas",
        ("fog", None): "niebla",
        ("fog", "freezing"): "niebla helada",
        ("other", None): "otros fenómenos",
        ("other", "haze"): "calima",
        ("other", "smoke"): "humo",
        ("other", "dust"): "polvo en suspensión",
        ("other", "frost"): "escarcha",
        ("other", "sleet"): "aguanieve",
    },
    chance={
        "slight_chance": "ligera probabilidad de {}",
        "chance": "probabilidad de {}",
        "likely": "probablemente {}",
        "isolated": "{} de forma aislada",
        "scattered": "{} en puntos dispersos",
        "numerous": "{} en muchos puntos",
        "widespread": "{} de forma generalizada",
        "occasional": "{} de forma ocasional",
        "patchy": "{} en algunos puntos",
        "areas": "{} por zonas",
    },
    intensity={"light": "{} ligera", "heavy": "{} fuerte"},
    and_="y",
    then="después",
    compass={
        "N": "norte",
        "NE": "noreste",
        "E": "este",
        "SE": "sureste",
        "S": "sur",
        "SW": "suroeste",
        "W": "oeste",
        "NW": "noroeste",
    },
    periods={
        "today": "hoy",
        "tonight": "esta noche",
        "this morning": "esta mañana",
        "this afternoon": "esta tarde",
        "this evening": "esta noche",
        "overnight": "madrugada",
        "monday": "lunes",
        "tuesday": "martes",
        "wednesday": "miércoles",
        "thursday": "jueves",
        "friday": "viernes",
        "saturday": "sábado",
        "sunday": "domingo",
    },
    night="{} por la noche",
    title="Pronóstico para {place}, {period}",
    labels={
        "high": "Máxima",
        "low": "Mínima",
        "temp": "Temperatura",
        "sky": "Cielo y tiempo",
        "wind_dir": "Dirección del viento",
        "wind": "Velocidad del viento",
        "precip_prob": "Probabilidad de precipitación",
    },
    missing="sin dato",
    speed_range="{low} a {high} {unit}",
    speed_single="{low} {unit}",
    speed_up_to="hasta {high} {unit}",
    speed_from="al menos {low} {unit}",
    high="Máxima de {value} °{unit}",
    low="Mínima de {value} °{unit}",
    temp="Temperatura de {value} °{unit}",
    wind_speed="Viento de {speed}",
    wind_dir="Viento del {dir}",
    wind_both="Viento del {dir}, de {speed}",
    prob="Probabilidad de precipitación del {value}%",
    sky="{sky}",
    not_high="La máxima no será de {value} °{unit}",
    not_low="La mínima no será de {value} °{unit}",
    not_temp="La temperatura no será de {value} °{unit}",
    not_wind_speed="El viento no será de {speed}",
    not_wind_dir="El viento no soplará del {dir}",
    not_prob="La probabilidad de precipitación no es del {value}%",
    not_cover="No estará {sky}",
    not_weather="Sin {sky}",
    questions={
        "neutral": "Redacta este pronóstico para el público en español. Usa los datos de arriba y nada más.",
        "concise": "Redacta este pronóstico para el público en español, en una o dos frases cortas. Usa los datos de "
        "arriba y nada más.",
        "cover_all": "Redacta este pronóstico para el público en español. Indica cada valor de los datos de arriba "
        "(temperatura, cielo y cada fenómeno, dirección y velocidad del viento, probabilidad de precipitación) y "
        "nada más.",
    },
)

PORTUGUESE = Wording(
    decimal=",",
    cover={
        "clear": ("ensolarado", "céu limpo"),
        "mostly_clear": ("predominantemente ensolarado", "céu predominantemente limpo"),
        "partly_cloudy": ("parcialmente ensolarado", "parcialmente nublado"),
        "cloudy": ("predominantemente nublado", "predominantemente nublado"),
    },
    weather={
        ("rain", None): "chuva",
        ("rain", "showers"): "pancadas de chuva",
        ("rain", "drizzle"): "garoa",
        ("rain", "freezing"): "chuva congelante",
        ("snow", None): "neve",
        ("snow", "showers"): "pancadas de neve",
        ("snow", "flurries"): "flocos de neve",
        ("thunderstorms", None): "trovoadas",
        ("fog", None): "nevoeiro",
        ("fog", "freezing"): "nevoeiro congelante",
        ("other", None): "outros fenômenos",
        ("other", "haze"): "névoa seca",
        ("other", "smoke"): "fumaça",
        ("other", "dust"): "poeira em suspensão",
        ("other", "frost"): "geada",
        ("other", "sleet"): "granizo miúdo",
    },
    chance={
        "slight_chance": "pequena chance de {}",
        "chance": "chance de {}",
        "likely": "provavelmente {}",
        "isolated": "{} de forma isolada",
        "scattered": "{} em pontos dispersos",
        "numerous": "{} em muitos pontos",
        "widespread": "{} de forma generalizada",
        "occasional": "{} de forma ocasional",
        "patchy": "{} em alguns pontos",
        "areas": "{} em algumas áreas",
    },
    intensity={"light": "{} fraca", "heavy": "{} forte"},
    and_="e",
    then="depois",
    compass={
        "N": "norte",
        "NE": "nordeste",
        "E": "leste",
        "SE": "sudeste",
        "S": "sul",
        "SW": "sudoeste",
        "W": "oeste",
        "NW": "noroeste",
    },
    periods={
        "today": "hoje",
        "tonight": "esta noite",
        "this morning": "esta manhã",
        "this afternoon": "esta tarde",
        "this evening": "esta noite",
        "overnight": "madrugada",
        "monday": "segunda-feira",
        "tuesday": "terça-feira",
        "wednesday": "quarta-feira",
        "thursday": "quinta-feira",
        "friday": "sexta-feira",
        "saturday": "sábado",
        "sunday": "domingo",
    },
    night="{} à noite",
    title="Previsão para {place}, {period}",
    labels={
        "high": "Máxima",
        "low": "Mínima",
        "temp": "Temperatura",
        "sky": "Céu e tempo",
        "wind_dir": "Direção do vento",
        "wind": "Velocidade do vento",
        "precip_prob": "Probabilidade de precipitação",
    },
    missing="sem dado",
    speed_range="{low} a {high} {unit}",
    speed_single="{low} {unit}",
    speed_up_to="até {high} {unit}",
    speed_from="pelo menos {low} {unit}",
    high="Máxima de {value} °{unit}",
    low="Mínima de {value} °{unit}",
    temp="Temperatura de {value} °{unit}",
    wind_speed="Vento de {speed}",
    wind_dir="Vento de {dir}",
    wind_both="Vento de {dir}, de {speed}",
    prob="Probabilidade de precipitação de {value}%",
    sky="{sky}",
    not_high="A máxima não será de {value} °{unit}",
    not_low="A mínima não será de {value} °{unit}",
    not_temp="A temperatura não será de {value} °{unit}",
    not_wind_speed="O vento não será de {speed}",
    not_wind_dir="O vento não soprará de {dir}",
    not_prob="A probabilidade de precipitação não é de {value}%",
    not_cover="Não estará {sky}",
    not_weather="Sem {sky}",
    questions={
        "neutral": "Escreva esta previsão para o público em português. Use os dados acima e nada mais.",
        "concise": "Escreva esta previsão para o público em português, em uma ou duas frases curtas. Use os dados "
        "acima e nada mais.",
        "cover_all": "Escreva esta previsão para o público em português. Indique cada valor dos dados acima "
        "(temperatura, céu e cada fenômeno, direção e velocidade do vento, probabilidade de precipitação) e nada "
        "mais.",
    },
)

WORDINGS: dict[str, Wording] = {"en": ENGLISH, "es": SPANISH, "pt": PORTUGUESE}
