"""Numbers in words, decades in words, and fractions, as forecasts tell them."""

from __future__ import annotations

from collections.abc import Sequence

from artifact.text.numbers import CARDINALS, read_cardinal
from artifact.text.tokens import Token

_DECADES = {
    "teens": 10, "twenties": 20, "thirties": 30, "forties": 40, "fifties": 50, "sixties": 60, "seventies": 70,
    "eighties": 80, "nineties": 90, "hundreds": 100,
}  # fmt: skip
_HUNDRED = {"en": ("hundred",), "es": ("cien", "ciento"), "pt": ("cem", "cento")}
_AND = {"en": ("and",), "es": (), "pt": ("e",)}
_ODD = {"en": "-", "es": "y", "pt": "e"}
_SOME = frozenset(("something", "odd", "pico", "tantos", "algo"))  # "80-something", "ochenta y pico"
_IN = {
    "en": (("in",), ("out", "of"), ("-", "in", "-")),
    "es": (("de", "cada"), ("entre",), ("sobre",), ("entre", "cada")),
    "pt": (("em",), ("em", "cada"), ("de", "cada"), ("entre",)),
}
_LINKS = {lang: frozenset(join[0] for join in joins) for lang, joins in _IN.items()}
_EVEN = frozenset((("fifty", "-", "fifty"), ("50", "-", "50"), ("50", "/", "50")))
_HALVES = frozenset(even[0] for even in _EVEN)
_WHOLE = 100  # largest number that a chance is told of: "one in a hundred"
FRACTIONS = {
    lang: frozenset(word for word, value in CARDINALS[lang].items() if value < _WHOLE)
    | {str(value) for value in range(1, 10)}
    | {"50"}
    for lang in CARDINALS
}
_POP = frozenset(("pop", "prob"))


def cardinal(words: Sequence[str], index: int, lang: str) -> tuple[int, int, bool] | None:
    """A number in words at `index`: its value, how many words it takes, and whether it names a decade.

    >>> cardinal(["one", "hundred", "and", "four", "degrees"], 0, "en"), cardinal(["cento", "e", "dois"], 0, "pt")
    ((104, 4, False), (102, 3, False))
    >>> cardinal(["eighties"], 0, "en"), cardinal(["ochenta", "y", "tantos"], 0, "es")
    ((80, 1, True), (80, 3, True))
    """
    word = words[index]
    if lang == "en" and word in _DECADES:
        return _DECADES[word], 1, True
    start = index + (word in ("one", "a") and words[index + 1 : index + 2] == ["hundred"])
    if words[start] in _HUNDRED[lang]:
        taken = start - index + 1
        rest = start + 1 + (start + 1 < len(words) and words[start + 1] in _AND[lang])
        read = read_cardinal(words[rest : rest + 4], lang)
        if read is not None and read[0] < _WHOLE:
            return _WHOLE + read[0], rest - index + read[1], False
        return _WHOLE, taken, False
    read = read_cardinal(words[index : index + 4], lang)
    if read is None:
        return None
    value, taken = read
    after = index + taken
    odd = words[after : after + 2]
    if value >= 20 and value % 10 == 0 and len(odd) > 1 and odd[0] == _ODD[lang] and odd[1] in _SOME:
        return value, taken + 2, True
    return value, taken, False


def may_begin(word: str, lang: str) -> bool:
    """Whether a number in words can start with a word (see `cardinal`)."""
    decade = lang == "en" and word in _DECADES
    return decade or word in CARDINALS[lang] or word in _HUNDRED[lang] or word in ("one", "a")


def fraction(tokens: Sequence[Token], words: Sequence[str], index: int, lang: str) -> tuple[float, int] | None:
    """A fraction at `index`, in per cent, and how many words it takes: "one in three", "7 de cada 10", "50-50"."""
    if words[index] in _HALVES and tuple(words[index : index + 3]) in _EVEN:
        return 50.0, 3
    if words[index + 1 : index + 2] == [] or words[index + 1] not in _LINKS[lang]:
        return None
    first = _whole(tokens, words, index, lang)
    if first is None:
        return None
    part, taken = first
    for join in _IN[lang]:
        after = index + taken + len(join)
        if after < len(words) and tuple(words[index + taken : after]) == join:
            second = _whole(tokens, words, after, lang)
            if second is not None and part < second[0] <= _WHOLE:
                return float(round(100 * part / second[0])), taken + len(join) + second[1]
    return None


def is_bare_pop(words: Sequence[str], index: int) -> bool:
    """Whether the number at `index` is a chance in shorthand, without its sign: "PoP 30", "PROB30", "PoP: 30"."""
    if index + 1 < len(words) and words[index + 1] in ("%", "-"):
        return False
    before = index - 1
    if before > 0 and words[before] in (":", "=", "."):
        before -= 1
    return before >= 0 and words[before] in _POP


def _whole(tokens: Sequence[Token], words: Sequence[str], index: int, lang: str) -> tuple[int, int] | None:
    value = tokens[index].value
    if tokens[index].kind == "number" and value is not None and value == int(value):
        return int(value), 1
    return read_cardinal(words[index : index + 1], lang)
