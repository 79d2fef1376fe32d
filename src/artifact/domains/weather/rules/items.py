"""What the grammar works on: meanings at their places in a sentence.

Invariant: items hold offsets into their sentence, in characters and in tokens; how many words without a meaning lie
between two of them is told by the token indices.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from artifact.domains.weather.rules.lexicon import Cat
from artifact.text.tokens import Token


class Item(NamedTuple):
    """A meaning at a place.

    Attributes:
        cat: what it means.
        start, end: where it stands in its sentence, in characters.
        first, last: its first and last token.
        payload: see `Cat`; of a dash, the mark itself.
        generic: see `Meaning`.
        value: of a number.
        decade: a number written as "70s".
    """

    cat: Cat
    start: int
    end: int
    first: int
    last: int
    payload: str = ""
    generic: bool = False
    value: float | None = None
    decade: bool = False


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence, scanned.

    Attributes:
        text: its words.
        tokens: all of them.
        items: all of them.
        cut: whether the text that it stands in breaks off at its end.
        says: whether it has words that a claim can be made of.
    """

    text: str
    tokens: Sequence[Token]
    items: Sequence[Item]
    cut: bool
    says: bool
