"""What a piece of text means wherever it stands, looked up once for all texts.

Invariant: of a piece that may mean several things, or start a phrase or a name, the meaning keeps the word, and
`concepts` reads it with the pieces beside it.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate

from artifact.domain import LANGUAGES
from artifact.domains.racing.drivers import NAMES, misspelt
from artifact.domains.racing.rules.ambiguous import AMBIGUOUS
from artifact.domains.racing.rules.everyday import ADJECTIVES
from artifact.domains.racing.rules.lexicon import ACRONYMS, COMPOUNDS, MARKED, Lexicon, lexicon
from artifact.domains.racing.rules.lines import NOTHING, Line, Meaning
from artifact.text.numbers import CARDINALS, ORDINALS
from artifact.text.tokens import READINGS, Reading, Remembered, pieces

# names of tyres cut short
SHORTENED = frozenset({"int", "med", "sof", "dur", "mac", "bla", "blan", "bld", "bdo"})
TYRES = frozenset(COMPOUNDS)


_SAME_MARKS = {"/": "PER", "[": "(", "]": ")"}  # marks that are read as something else
_QUOTES = frozenset('"“”')  # they set words off and join or part nothing


def cut(text: str, start: int, end: int, lang: str) -> Line:
    """The sentence `text[start:end]`, cut into tokens."""
    found = pieces(text, start, end)
    known = map(meanings(lang).__getitem__, found)
    begins = accumulate(map(len, found), initial=start)
    tokens = [(begin, meaning) for begin, meaning in zip(begins, known, strict=False) if meaning is not None]
    tokens.append((end, NOTHING))
    return Line(text, tokens, lexicon(lang))


@cache
def meanings(lang: str) -> Remembered[Meaning | None]:
    """The meanings of pieces in one language; None for what is no token."""
    known = lexicon(lang)

    def meaning(piece: str) -> Meaning | None:
        reading = READINGS[piece]
        if reading is None or (reading.kind == "mark" and reading.text in _QUOTES):
            return None
        if reading.kind == "number":
            return Meaning(reading, tag="NUM", value=reading.value, flag=reading.signed)
        if reading.kind == "ordinal":
            return Meaning(reading, tag="ORD", value=int(reading.value or 0), flag=True)
        if reading.kind == "mark":
            return Meaning(reading, tag=_SAME_MARKS.get(reading.text, reading.text))
        return _of_word(piece, reading, known)

    return Remembered(meaning)


def _of_word(piece: str, reading: Reading, known: Lexicon) -> Meaning:
    """What a word means wherever it stands."""
    word, clitic = reading.text, reading.clitic
    raw = piece[: reading.width - len(clitic) - 1] if clitic else piece[: reading.width]
    if clitic[:1] == "l" and word + "r" in known.known:  # "trocá-lo": the infinitive loses its r
        reading = reading._replace(text=word + "r")
        word = word if word in known.known else reading.text
    capitals = len(raw) == 3 and raw.isupper()
    seconds = known.seconds.get(word, frozenset())
    if capitals and is_code(raw, word, known) and not seconds and word not in known.names:
        return Meaning(reading, word, "DRIVER", raw, clitic == "s")
    if word not in known.known and not capitals:
        code = misspelt(word) if raw[0].isupper() and not raw.isupper() else ""
        return Meaning(reading, word, "DRIVER", code, clitic == "s") if code else Meaning(reading, word)
    alone = None if clitic or capitals else _alone(raw, word, known)
    if alone is None:
        return Meaning(reading, word, seconds=seconds, settled=False)
    return Meaning(reading, word, *alone, word in MARKED, seconds)


def _alone(raw: str, word: str, known: Lexicon) -> tuple[str, object] | None:
    """Tag and value of a word that starts no phrase; None if what stands beside it decides."""
    if word in AMBIGUOUS:
        # Spanish and Portuguese "a" is no "per"; only the capital letter S may be a tyre
        sure = raw == "s" or raw in ("e", "E") or (word == "a" and known.single[word] != "PER")
        return (known.single.get(word, ""), None) if sure else None
    if word in known.named and (raw[0].isupper() or word in known.uncased):
        return None
    concept = known.plain.get(word)
    if concept in TYRES:
        if word in ADJECTIVES[known.lang] and not raw.isupper():
            return None
        return ("COMPOUND", concept) if word not in SHORTENED or not raw.islower() else ("", None)
    if concept is not None:
        return concept, None
    # what is listed with an accent goes before its folded form
    return _NUMBER_WORDS[known.lang].get(word) if raw.isascii() and word not in known.single else None


def is_code(raw: str, word: str, known: Lexicon) -> bool:
    """Whether three capitals name a driver: one of the table, or whoever it is if they spell no word."""
    return raw in NAMES or (word not in known.single and word not in ACRONYMS and word not in CARDINALS[known.lang])


def _number_words(lang: str) -> dict[str, tuple[str, object]]:
    """Tag and value of the number words that none can follow as a part of the same number, and of some letters."""
    tens = lang != "en"  # "décimo segundo"
    ordinals = {word: ("ORD", value) for word, value in ORDINALS[lang].items() if not (tens and value % 10 == 0)}
    cardinals = {
        word: (cardinal_tag(word, lang), float(value))
        for word, value in CARDINALS[lang].items()
        if value < 20 or value % 10
    }
    return {"p": ("P", None), "l": ("LAP", None), **cardinals, **ordinals}


def cardinal_tag(word: str, lang: str) -> str:
    return "TWICE" if lang == "en" and word in ("once", "twice", "thrice") else "WORDNUM"


_NUMBER_WORDS = {lang: _number_words(lang) for lang in LANGUAGES}
