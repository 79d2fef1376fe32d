"""Which of the three languages a text is written in.

Invariant: the answer depends on function words and endings alone, so that loan words of the trade
("undercut", "stint") do not count; a text without any is English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from artifact.domain import LANGUAGES
from artifact.text.fold import fold
from artifact.text.tokens import Remembered

_WORDS = {
    "en": "the of and to in was were his their with which while by from that on for as is it this did not at he be "
    "after before than both then into but had has are an its there where when will winds a no",
    "es": "el la los las de del y en que con una un por para su sus fue se lo mientras al pero mas es como este esta "
    "hasta desde tras sin entre cuando vueltas vuelta le muy también ambos según detrás no ni hubo nadie durante "
    "porque dos",
    "pt": "o a os as de do da dos das e em no na nos nas que com uma um por para seu sua foi se ao enquanto mas mais é "
    "como este esta até após sem entre quando voltas volta não pelo pela muito também ambos segundo ele ela atrás nem "
    "houve ninguém durante porque",
}
# of past tenses ("paró", "pararon"; "parou", "pararam") and of nouns ("estación")
_ENDINGS = {"ó": "es", "aron": "es", "ieron": "es", "ión": "es", "ou": "pt", "aram": "pt", "eram": "pt", "iram": "pt"}
# accents are kept here: "é" is Portuguese, "e" alone may be either
_SETS = {lang: frozenset(fold(word) for word in listed.split()) for lang, listed in _WORDS.items()}
_ALL = {word: [lang for lang in LANGUAGES if word in _SETS[lang]] for word in frozenset().union(*_SETS.values())}
_RUN = re.compile(r"\w+")
_WORD = re.compile(r"(?![A-Z]{3}\Z)[^\W\d_]+")  # a driver's code is no word: HAD is not "had"
_MARKS = {"ñ": "es", "¿": "es", "¡": "es", "ã": "pt", "õ": "pt", "ç": "pt", "ê": "pt", "ô": "pt", "â": "pt"}


# How much a word counts for each language, in sixths and in one number, so that a sum of it is three exact sums: a word
# that k languages share counts 1/k for each.
_FIELD = 40  # bits of each sum
_SHARES = {
    word: sum(6 // len(langs) << _FIELD * place for place, lang in enumerate(LANGUAGES) if lang in langs)
    for word, langs in _ALL.items()
}


def scores(folded: Iterable[str]) -> dict[str, float]:
    """How much of each language there is among folded words: a word that k languages share counts 1/k for each."""
    return unpacked(sum(_SHARES.get(word, 0) for word in folded))


def text_scores(text: str) -> dict[str, float]:
    """How much of each language there is in a text, as `scores` has it; faster than by its tokens."""
    return unpacked(packed_scores(text, 0, len(text)))


def packed_scores(text: str, start: int, end: int) -> int:
    """`text_scores` of `text[start:end]` in one number (`unpacked`): those of parts add up to those of the whole."""
    return sum(map(_REMEMBERED.__getitem__, _RUN.findall(text, start, end)))


def unpacked(total: int) -> dict[str, float]:
    """The scores by language that are packed in a number (`packed_scores`)."""
    return {lang: (total >> _FIELD * place & (1 << _FIELD) - 1) / 6.0 for place, lang in enumerate(LANGUAGES)}


def _share_of_run(run: str) -> int:
    """What the word at the start of a run of letters and digits counts for each language."""
    match = _WORD.match(run)
    if match is None:
        return 0
    word = match.group().lower()
    share = _SHARES.get(fold(word), 0)
    if not share:
        lang = next((of for end, of in _ENDINGS.items() if word.endswith(end) and len(word) > len(end) + 2), "")
        share = 6 << _FIELD * LANGUAGES.index(lang) if lang else 0
    return share


_REMEMBERED = Remembered(_share_of_run)  # of all runs met so far


def detect(text: str, default: str = "en", limit: int = 4_000, *, found: Mapping[str, float] | None = None) -> str:
    """The language of a text, from its first `limit` characters.

    Args:
        text: the text.
        default: where nothing tells.
        limit: how many characters are read.
        found: `text_scores` of these characters, if known.

    >>> detect("AAA stopped on lap 12 and won"), detect("AAA paró en la vuelta 12 y ganó")
    ('en', 'es')
    >>> detect("AAA parou na volta 12 e venceu"), detect("AAA P1")
    ('pt', 'en')
    """
    head = text[:limit]
    total = dict(found or text_scores(head))
    for char, lang in _MARKS.items():
        if char in head:
            total[lang] += 1.0
    best = max(total.values())
    if best == 0.0:
        return default
    return default if total[default] == best else max(total, key=total.__getitem__)
