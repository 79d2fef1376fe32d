"""Which of the three languages a text is written in.

Invariant: the answer depends on function words alone, so that loan words of the trade ("undercut", "stint") do not
count; a text without any is English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from artifact.domain import LANGUAGES
from artifact.text.fold import fold

_WORDS = {
    "en": "the of and to in was were his their with which while by from that on for as is it this did not at he be "
    "after before than both then into but had has are an its there where when will winds",
    "es": "el la los las de del y en que con una un por para su sus fue se lo mientras al pero mas es como este esta "
    "hasta desde tras sin entre cuando vueltas vuelta le muy también ambos según detrás",
    "pt": "o a os as de do da dos das e em no na nos nas que com uma um por para seu sua foi se ao enquanto mas mais é "
    "como este esta até após sem entre quando voltas volta não pelo pela muito também ambos segundo ele ela atrás",
}
# accents are kept here: "é" is Portuguese, "e" alone may be either
_SETS = {lang: frozenset(fold(word) for word in listed.split()) for lang, listed in _WORDS.items()}
_ALL = {word: [lang for lang in LANGUAGES if word in _SETS[lang]] for word in frozenset().union(*_SETS.values())}
_SHARES = {word: tuple((lang, 1.0 / len(langs)) for lang in langs) for word, langs in _ALL.items()}
_RUN = re.compile(r"\w+")
_WORD = re.compile(r"(?![A-Z]{3}\Z)[^\W\d_]+")  # a driver's code is no word: HAD is not "had"
_MARKS = {"ñ": "es", "¿": "es", "¡": "es", "ã": "pt", "õ": "pt", "ç": "pt", "ê": "pt", "ô": "pt", "â": "pt"}


def scores(folded: Iterable[str]) -> dict[str, float]:
    """How much of each language there is among folded words: a word that k languages share counts 1/k for each."""
    return _total(_SHARES.get(word, ()) for word in folded)


def text_scores(text: str) -> dict[str, float]:
    """How much of each language there is in a text, as `scores` has it; faster than by its tokens."""
    return _total(map(_shares, _RUN.findall(text)))


def _total(listed: Iterable[tuple[tuple[str, float], ...]]) -> dict[str, float]:
    total = dict.fromkeys(LANGUAGES, 0.0)
    for shares in filter(None, listed):  # most words are of no language
        for lang, share in shares:
            total[lang] += share
    return total


@lru_cache(maxsize=1 << 14)
def _shares(run: str) -> tuple[tuple[str, float], ...]:
    """What the word at the start of a run of letters and digits counts for each language."""
    match = _WORD.match(run)
    return _SHARES.get(fold(match.group()), ()) if match else ()


def detect(text: str, default: str = "en", limit: int = 4_000) -> str:
    """The language of a text, from its first `limit` characters.

    >>> detect("AAA stopped on lap 12 and won"), detect("AAA paró en la vuelta 12 y ganó")
    ('en', 'es')
    >>> detect("AAA parou na volta 12 e venceu"), detect("AAA P1")
    ('pt', 'en')
    """
    head = text[:limit]
    total = text_scores(head)
    for char, lang in _MARKS.items():
        if char in head:
            total[lang] += 1.0
    best = max(total.values())
    if best == 0.0:
        return default
    return default if total[default] == best else max(total, key=total.__getitem__)
