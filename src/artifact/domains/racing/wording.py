"""Words and figures of race reports in three languages: what `say`, `render` and their tests share.

Invariant: a value has one spelling a language, with every digit that its claim needs to be checked.
"""

from __future__ import annotations

from collections.abc import Mapping

_COMPOUNDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "SOFT": "soft tyres",
        "MEDIUM": "medium tyres",
        "HARD": "hard tyres",
        "INTERMEDIATE": "intermediate tyres",
        "WET": "wet tyres",
        "HYPERSOFT": "hypersoft tyres",
        "ULTRASOFT": "ultrasoft tyres",
        "SUPERSOFT": "supersoft tyres",
        "SUPERHARD": "superhard tyres",
        "": "tyres of an unknown compound",
    },
    "es": {
        "SOFT": "neumáticos blandos",
        "MEDIUM": "neumáticos medios",
        "HARD": "neumáticos duros",
        "INTERMEDIATE": "neumáticos intermedios",
        "WET": "neumáticos de lluvia",
        "HYPERSOFT": "neumáticos hiperblandos",
        "ULTRASOFT": "neumáticos ultrablandos",
        "SUPERSOFT": "neumáticos superblandos",
        "SUPERHARD": "neumáticos superduros",
        "": "neumáticos de compuesto desconocido",
    },
    "pt": {
        "SOFT": "pneus macios",
        "MEDIUM": "pneus médios",
        "HARD": "pneus duros",
        "INTERMEDIATE": "pneus intermediários",
        "WET": "pneus de chuva",
        "HYPERSOFT": "pneus hipermacios",
        "ULTRASOFT": "pneus ultramacios",
        "SUPERSOFT": "pneus supermacios",
        "SUPERHARD": "pneus superduros",
        "": "pneus de composto desconhecido",
    },
}
# "una parada" may be "a stop": that it was the only one is said
_COUNTS: Mapping[str, tuple[str, ...]] = {
    "en": ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    "es": ("ninguna", "una sola", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"),
    "pt": ("nenhuma", "uma única", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove"),
}
_STOP: Mapping[str, tuple[str, str]] = {
    "en": ("pit stop", "pit stops"),
    "es": ("parada", "paradas"),
    "pt": ("parada", "paradas"),
}
_AND = {"en": "and", "es": "y", "pt": "e"}


def tyres(compound: str | None, lang: str) -> str:
    """A compound as a noun phrase in the plural.

    >>> tyres("SOFT", "en"), tyres("WET", "es"), tyres(None, "pt")
    ('soft tyres', 'neumáticos de lluvia', 'pneus de composto desconhecido')
    """
    return _COMPOUNDS[lang][compound or ""]


def stops(count: int, lang: str) -> str:
    """A number of pit stops.

    >>> stops(0, "en"), stops(1, "es"), stops(2, "pt"), stops(12, "en")
    ('no pit stops', 'una sola parada', 'duas paradas', '12 pit stops')
    """
    word = _COUNTS[lang][count] if 0 <= count < len(_COUNTS[lang]) else str(count)
    singular, plural = _STOP[lang]
    # in English none is "no pit stops", in Spanish and Portuguese "ninguna parada"
    return f"{word} {singular if count == 1 or (count == 0 and lang != 'en') else plural}"


def number(value: float, lang: str, *, digits: int = 3, sign: bool = False) -> str:
    """A figure with the language's decimal mark and without idle zeros (one decimal at least).

    >>> number(6.256, "en"), number(0.59, "es"), number(-2.0, "pt"), number(0.0496, "en", sign=True)
    ('6.256', '0,59', '-2,0', '+0.05')
    """
    text = f"{value:{'+' if sign else ''}.{digits}f}".rstrip("0")
    text += "0" if text.endswith(".") else ""
    return text if lang == "en" else text.replace(".", ",")


def lap_time(seconds: float, lang: str) -> str:
    """A lap time in minutes and seconds.

    >>> lap_time(86.725, "en"), lap_time(59.5, "es")
    ('1:26.725', '0:59,500')
    """
    minutes, rest = divmod(round(seconds * 1000), 60_000)
    text = f"{minutes}:{rest / 1000:06.3f}"
    return text if lang == "en" else text.replace(".", ",")


def listed(parts: list[str], lang: str) -> str:
    """Parts joined as a sentence lists them.

    >>> listed(["AAA", "BBB", "CCC"], "es")
    'AAA, BBB y CCC'
    """
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {_AND[lang]} {parts[-1]}"
