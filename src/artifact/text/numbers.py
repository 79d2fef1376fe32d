"""Numbers as texts write them: digits in either decimal convention, times, words and ordinals in three languages.

Invariant: a literal has one value whatever the language of the text: both ``1.5`` and ``1,5`` are one and a half,
``1:14.165`` and ``1:14,165`` are 74.165 seconds. A literal that is no number (``1.2.3``) has no value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

_UNITS = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen twenty",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis "
    "diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis "
    "veintisiete veintiocho veintinueve treinta",
    "pt": "zero um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete "
    "dezoito dezenove vinte",
}
_TENS = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety hundred",
    "es": "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien",
    "pt": "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem",
}
_VARIANTS = {
    "en": {"once": 1, "twice": 2, "thrice": 3, "single": 1},
    "es": {
        "one": 1,
        "two": 2,
        "three": 3,
        "un": 1,
        "una": 1,
        "sola": 1,
        "solo": 1,
        "unica": 1,
        "unico": 1,
        "veintiun": 21,
        "veintiuna": 21,
    },
    "pt": {
        "one": 1,
        "two": 2,
        "three": 3,
        "uma": 1,
        "duas": 2,
        "unica": 1,
        "unico": 1,
        "quatorze": 14,
        "dezasseis": 16,
        "dezassete": 17,
        "dezanove": 19,
    },
}
_ORDINALS = {
    "en": "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth "
    "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
    "es": "primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo undecimo duodecimo decimotercero "
    "decimocuarto decimoquinto decimosexto decimoseptimo decimoctavo decimonoveno vigesimo",
    "pt": "primeiro segundo terceiro quarto quinto sexto setimo oitavo nono decimo",
}
_ORDINAL_VARIANTS = {
    "en": {},
    "es": {"primer": 1, "tercer": 3, "onceavo": 11, "decimoprimero": 11, "decimosegundo": 12, "doceavo": 12},
    "pt": {"undecimo": 11, "duodecimo": 12, "vigesimo": 20},
}

_TENTHS = {
    "en": "twentieth thirtieth fortieth fiftieth sixtieth seventieth",
    "es": "vigesimo trigesimo cuadragesimo quincuagesimo sexagesimo septuagesimo",
    "pt": "vigesimo trigesimo quadragesimo quinquagesimo sexagesimo septuagesimo",
}

# words that join tens and units: "twenty-two", "treinta y dos", "trinta e dois"
JOINERS = {"en": "-", "es": "y", "pt": "e"}


def _cardinals(lang: str) -> dict[str, int]:
    table = {word: value for value, word in enumerate(_UNITS[lang].split())}
    table |= {word: value * 10 for value, word in enumerate(_TENS[lang].split(), start=2)}
    return table | _VARIANTS[lang]


def _ordinals(lang: str) -> dict[str, int]:
    table = {word: value for value, word in enumerate(_ORDINALS[lang].split(), start=1)} | _ORDINAL_VARIANTS[lang]
    table |= {word: value * 10 for value, word in enumerate(_TENTHS[lang].split(), start=2)}
    if lang != "en":  # feminine forms
        table |= {word[:-1] + "a": value for word, value in table.items() if word.endswith("o")}
        # "we finished sixth", of a team; the plurals of others count seconds and tenths, or say "the first ones"
        table |= {word + "s": value for word, value in table.items() if 2 < value < 10 and word.endswith("o")}
    return table


CARDINALS: Mapping[str, Mapping[str, int]] = {lang: _cardinals(lang) for lang in ("en", "es", "pt")}
ORDINALS: Mapping[str, Mapping[str, int]] = {lang: _ordinals(lang) for lang in ("en", "es", "pt")}


def read_literal(literal: str) -> float | None:
    """The value of a run of digits with separators, without sign or unit; None if it is no number.

    >>> read_literal("14"), read_literal("1,5"), read_literal("81.86"), read_literal("1:14,165")
    (14.0, 1.5, 81.86, 74.165)
    >>> read_literal("1.27,939"), read_literal("1.14.165")
    (87.939, 74.165)
    >>> read_literal("1,234,567"), read_literal("1.234,5"), read_literal("1.2.3")
    (1234567.0, 1234.5, None)
    """
    if len(literal) > 24:
        return None
    if ":" in literal:
        minutes, _, seconds = literal.rpartition(":")
        left, right = read_literal(minutes), _decimal(seconds)
        if left is None or right is None or right >= 60.0 or left != int(left):
            return None
        return round(left * 60.0 + right, 6)  # 1:14.165 is 74.165, not 74.16499...
    parts = literal.replace(",", ".").split(".")
    if list(map(len, parts))[:2] == [1, 2] and len(parts) == 3 and parts[1] < "60" and 0 < len(parts[2]) <= 3:
        return round(int(parts[0]) * 60.0 + float(f"{parts[1]}.{parts[2]}"), 6)  # "1.27,939", a lap time in Portugal
    return _decimal(literal)


def _decimal(literal: str) -> float | None:
    marks = [char for char in literal if char in ".,"]
    if not literal or literal[-1] in ".,":
        return None
    if len(marks) <= 1:
        return float(literal.replace(",", "."))
    if len(set(marks[:-1])) > 1:
        return None
    groups = literal.replace(",", ".").split(".")
    decimals = groups.pop() if marks[-1] != marks[0] else ""
    if not all(len(group) == 3 for group in groups[1:]):
        return None
    return float("".join(groups) + (f".{decimals}" if decimals else ""))


def read_cardinal(words: Sequence[str], lang: str) -> tuple[int, int] | None:
    """A cardinal number at the start of `words` (folded): its value and how many words it takes.

    >>> read_cardinal(["treinta", "y", "cuatro", "vueltas"], "es"), read_cardinal(["twenty", "-", "two"], "en")
    ((34, 3), (22, 3))
    >>> read_cardinal(["duas", "paradas"], "pt"), read_cardinal(["laps"], "en")
    ((2, 1), None)
    """
    table = CARDINALS[lang]
    first = table.get(words[0]) if words else None
    if first is None:
        return None
    if first >= 20 and first % 10 == 0 and first < 100 and len(words) > 1:
        joined = 2 if words[1] in (JOINERS[lang], "-") else 1
        unit = table.get(words[joined]) if len(words) > joined else None
        if unit is not None and 1 <= unit <= 9 and (joined == 2 or lang == "en"):
            return first + unit, joined + 1
    return first, 1


def read_ordinal(words: Sequence[str], lang: str) -> tuple[int, int] | None:
    """An ordinal number at the start of `words` (folded): its value and how many words it takes.

    >>> read_ordinal(["tenth"], "en"), read_ordinal(["decimo", "segundo"], "pt"), read_ordinal(["nona"], "pt")
    ((10, 1), (12, 2), (9, 1))
    >>> read_ordinal(["twenty", "-", "third"], "en"), read_ordinal(["trigesima", "cuarta"], "es")
    ((23, 3), (34, 2))
    """
    table = ORDINALS[lang]
    first = table.get(words[0]) if words else None
    if first is None:
        tens = CARDINALS[lang].get(words[0], 0) if lang == "en" and words else 0
        last = 2 if words[1:2] == ["-"] else 1
        unit = table.get(words[last], 0) if 20 <= tens < 100 and tens % 10 == 0 and len(words) > last else 0
        return (tens + unit, last + 1) if 0 < unit < 10 else None
    if first % 10 == 0 and lang != "en" and len(words) > 1:
        ones = table.get(words[1])
        if ones is not None and ones < 10:
            return first + ones, 2
    return first, 1
