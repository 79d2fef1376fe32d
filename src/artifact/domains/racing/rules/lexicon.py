"""The three lexicons as lookup tables from words to concepts.

Invariant: in one language a phrase has one concept. The grammar speaks of concepts alone, so that a rule holds for all
three languages and a word is taught in one place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from artifact.domains.racing.drivers import aliases
from artifact.domains.racing.rules import lexicon_common, lexicon_en, lexicon_es, lexicon_pt

_LEXICONS = {"en": lexicon_en.WORDS, "es": lexicon_es.WORDS, "pt": lexicon_pt.WORDS}

COMPOUNDS = (
    "SOFT",
    "MEDIUM",
    "HARD",
    "INTERMEDIATE",
    "WET",
    "HYPERSOFT",
    "ULTRASOFT",
    "SUPERSOFT",
    "SUPERHARD",
)

# three capital letters that are no driver, beside every word of the lexicons
_ACRONYMS = """
fia drs vsc dnf dns dsq dnq gap avg deg min max lap pit box win sec wet pos kph mph usa uae gps mgu ers utc gmt cet pts
tbd tbc nan nil net not the and for was but led did his her all who how why you one two six ten run ran set top end key
yes out via est por con los las del que una sin tras sus fue mas dos das com nao sem foi sua seu uma sim
"""
ACRONYMS = frozenset(_ACRONYMS.split())


@dataclass(frozen=True)
class Lexicon:
    """Lookup tables of one language.

    Words are folded; one that is listed with an accent is meant so and goes before its folded form ("sí", "si").

    Attributes:
        single: concept of a word that starts no longer phrase.
        phrases: by first word, the phrases that start with it, longest first: (further words, concept).
        names: by first word, the drivers' names that start with it, longest first: (further words, code).
    """

    single: Mapping[str, str]
    phrases: Mapping[str, tuple[tuple[tuple[str, ...], str], ...]]
    names: Mapping[str, tuple[tuple[tuple[str, ...], str], ...]]


def entries(lang: str) -> list[tuple[tuple[str, ...], str]]:
    """All phrases of a language, as words, with their concept."""
    return [
        (tuple(phrase.split()), concept)
        for words in (lexicon_common.WORDS, _LEXICONS[lang])
        for concept, phrases in words.items()
        for phrase in phrases.split(",")
    ]


@cache
def lexicon(lang: str) -> Lexicon:
    """The compiled lexicon of a language (`en`, `es`, `pt`)."""
    listed = entries(lang)
    longer = {words[0] for words, _ in listed if len(words) > 1}
    return Lexicon(
        single=MappingProxyType({words[0]: concept for words, concept in listed if len(words) == 1}),
        phrases=_by_first_word(
            [(words, concept) for words, concept in listed if words[0] in longer and len(words) > 1]
        ),
        names=_by_first_word(list(aliases().items())),
    )


def _by_first_word(
    listed: list[tuple[tuple[str, ...], str]],
) -> Mapping[str, tuple[tuple[tuple[str, ...], str], ...]]:
    table: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for words, what in sorted(listed, key=lambda entry: -len(entry[0])):
        table.setdefault(words[0], []).append((words[1:], what))
    return MappingProxyType({first: tuple(rest) for first, rest in table.items()})
