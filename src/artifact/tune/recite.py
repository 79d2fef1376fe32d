"""How much of a text is worded as in training: sentences that are a phrasing of the bank with its blanks filled.

Invariant: a blank takes only what training could have put there (a driver's code, a number, a compound by its name in
the language, a count of stops), so that a sentence that is worded otherwise is told apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from string import Formatter
from typing import get_args

from artifact.domains.racing.claims import Compound
from artifact.domains.racing.wording import stops, tyres
from artifact.tune.pairs import ANOTHER_SET
from artifact.tune.phrases import PHRASES, choices

# as it was said when the committed pairs were built, before a single stop was said to be the only one
_ONE_STOP_ONCE = {"es": ("una parada",), "pt": ("uma parada",)}
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+")


@dataclass(frozen=True)
class Worded:
    """Sentences of a text: all of them, those in a phrasing of training, and those in one that was held out."""

    sentences: int
    trained: int
    held_out: int


def worded(text: str, lang: str) -> Worded:
    """Count the sentences of a text by their wording.

    >>> worded("AAA made two pit stops. AAA came home P4. A fine day for AAA.", "en")
    Worded(sentences=3, trained=1, held_out=1)
    """
    sentences = [part for part in _SENTENCE_END.split(text.strip()) if part]
    trained, held_out = (_pattern(lang, side) for side in (False, True))
    in_training = [bool(trained.fullmatch(sentence)) for sentence in sentences]
    other = [bool(held_out.fullmatch(sentence)) for sentence in sentences]
    new = sum(held and not known for held, known in zip(other, in_training, strict=True))
    return Worded(len(sentences), sum(in_training), new)


@cache
def _pattern(lang: str, held_out: bool) -> re.Pattern[str]:
    phrases = (phrase for slot in PHRASES[lang] for phrase in choices(slot, lang, held_out=held_out))
    return re.compile("|".join(f"(?:{''.join(_parts(phrase, lang))})" for phrase in phrases))


def _parts(phrase: str, lang: str) -> Iterator[str]:
    for literal, blank, _, _ in Formatter().parse(phrase):
        yield re.escape(literal)
        if blank is not None:
            yield _blanks(lang)[blank]


@cache
def _blanks(lang: str) -> dict[str, str]:
    """What may stand in a blank, by its name in the phrasings."""
    sets = [tyres(compound, lang) for compound in get_args(Compound)]
    sets += [ANOTHER_SET[lang].format(name) for name in sets]
    compound = f"(?:{'|'.join(map(re.escape, sets))})"
    counts = [*(stops(n, lang) for n in range(10)), *_ONE_STOP_ONCE.get(lang, ())]
    count = f"(?:{'|'.join(map(re.escape, counts))})"
    code, whole, decimal, kind = "[A-Z]{3}", r"\d+", r"\d+(?:[.,]\d+)?", "(?:undercut|overcut)"
    drivers, laps = dict.fromkeys(("d", "a", "b"), code), dict.fromkeys(("lap", "la", "lb", "p"), whole)
    return {**drivers, **laps, "g": decimal, "kind": kind, "stops": count, "f": compound, "t": compound}
