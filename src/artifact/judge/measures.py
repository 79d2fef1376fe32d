"""What a clause counts or says of what it counts: the stem of a noun, and the words that narrow it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from artifact.judge import lexicon

_BE = lexicon.words("is are was were be es son estan esta sao estao foram")
OF = lexicon.words("of the de los las dos das os as el la o a del do da these those them its")
_WITHOUT = lexicon.words("sin sem without")
_FEW = lexicon.words("two three four five six dos tres cuatro cinco seis dois duas quatro")


def stem(word: str) -> str:
    """A noun without its plural, so that both numbers are one measure.

    >>> stem("racks"), stem("switches"), stem("paneles"), stem("regioes"), stem("policies")
    ('rack', 'switch', 'panel', 'regiao', 'policy')
    """
    for ending, instead in (("oes", "ao"), ("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("xes", "x"), ("sses", "ss")):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            return word[: -len(ending)] + instead
    for ending in ("les", "res", "nes", "des"):
        if word.endswith(ending) and len(word) > 5 and word[-4] in "aeiou":
            return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") and len(word) > 3 else word


def first_measure(words: Sequence[str]) -> set[str]:
    """The first concept among words, or the stem of the first that could be a noun; empty if there is none."""
    for word in words:
        if word in lexicon.CONCEPTS:
            return {lexicon.CONCEPTS[word]}
    for word in words:
        if word.isalpha() and word not in lexicon.STOP and word not in lexicon.NARROWING and len(word) > 2:
            return {stem(word)}
    return set()


def lacked(words: Sequence[str]) -> set[str]:
    """What is said to be lacking: "without rack", "sin rack"."""
    out = set()
    for word, following in pairwise([*words, ""]):
        if word in _WITHOUT and following and following not in lexicon.STOP:
            out.add(f"without {lexicon.CONCEPTS.get(following, stem(following))}")
    return out


def said_of_each(words: Sequence[str]) -> bool:
    """Each, per, cada; "all" only before what there are several of ("all three sites")."""
    if lexicon.TOTAL & set(words):
        return False
    if lexicon.EACH & set(words):
        return True
    return any(
        word in lexicon.ALL and (after in lexicon.CONCEPTS or after in OF or after.isdigit() or after in _FEW)
        for word, after in pairwise(words)
    )


def said_of(rest: Sequence[str]) -> Iterator[str]:
    """What is said of a noun after it: "4 devices are active", "4 dispositivos están sin rack"."""
    for at, word in enumerate(rest):
        if word in lexicon.NARROWING and any(other in _BE for other in rest[:at]):
            yield lexicon.NARROWING[word]
    yield from lacked(rest)


def role_of_date(before: Sequence[str]) -> str:
    """What a date is the date of, from the word before it: `installed`."""
    for word in reversed(before):
        if word in lexicon.CONCEPTS:
            return lexicon.CONCEPTS[word]
        if word.isalpha() and word not in lexicon.STOP and len(word) > 3:
            return stem(word)
    return ""
