"""Names of things in a text: sites, devices, drivers, whatever figures are of.

Invariant: a name is its words, folded, in any order; two names can be of one thing if all words of the shorter are in
the longer ("Akron", "DM-Akron"). A capital that merely opens a sentence makes no name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from artifact.judge import lexicon
from artifact.text.fold import fold

Name: TypeAlias = frozenset[str]

_WORD = re.compile(r"[^\W\d_][\w'’]*(?:-[\w]+)*")
_ITEM = re.compile(r"(?:^|\n)\s*(?:[-+•–]|\d+[.)])\s*$")
_PART = re.compile(r"[-_'’/.\s]+")
_ORDINARY = lexicon.words(
    "ip ipv4 ipv6 yes no note based overall answer summary result results id api netbox url dns dhcp currently "
    "additionally however therefore none nothing zero"
)


def name_of(text: str) -> Name:
    """The name that a piece of text is.

    >>> sorted(name_of("DM-Akron")), sorted(name_of("birch_sw02"))
    (['akron', 'dm'], ['birch', 'sw02'])
    """
    return frozenset(_parts(fold(text)))


def same_name(one: Name, other: Name) -> bool:
    """Whether two names can be of one thing."""
    return bool(one) and bool(other) and (one <= other or other <= one)


def overlap(some: Iterable[Name], others: Iterable[Name]) -> bool:
    """Whether any of some names can be of one thing with any of others."""
    theirs = list(others)
    return any(same_name(one, other) for one in some for other in theirs)


def proper_names(text: str, known: frozenset[Name] = frozenset()) -> Iterator[tuple[Name, tuple[int, int]]]:
    """Names in a text with their places: capitalised words in a row, and known names in any spelling."""
    words = list(_WORD.finditer(text))
    known_words = {word for name in known for word in name}
    place = 0
    while place < len(words):
        first = place
        while place < len(words) and _counts(text, words[place], known_words):
            if place > first and text[words[place - 1].end() : words[place].start()] != " ":
                break
            place += 1
        if place > first:
            start, end = words[first].start(), words[place - 1].end()
            yield name_of(text[start:end]), (start, end)
        else:
            place += 1


def _counts(text: str, word: re.Match[str], known_words: set[str]) -> bool:
    """Whether a word is part of a name."""
    raw = word.group()
    folded = fold(raw)
    if folded in lexicon.CONCEPTS or folded in lexicon.NARROWING or folded in _ORDINARY:
        return False
    if raw.isupper() and 3 <= len(raw) <= 5:
        return True  # a code is one wherever it stands, also "PER"
    if folded in lexicon.STOP:
        return False
    if any(part in known_words for part in _parts(folded)):
        return True
    return raw[0].isupper() and folded not in lexicon.MONTHS and not _opens(text, word.start())


def _opens(text: str, at: int) -> bool:
    """Whether a word opens a sentence, an item or a line, where a capital says nothing."""
    before = text[:at].rstrip(" \t\"'“«(")
    return not before or before[-1] in ".!?\n:•|" or _ITEM.search(text[max(0, at - 12) : at]) is not None


def _parts(word: str) -> list[str]:
    return [part for part in _PART.split(word) if part and part != "s"]
