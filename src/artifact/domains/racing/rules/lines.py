"""A sentence while it is cut into concepts: its pieces, what was made of them so far, and what stands beside one.

Invariant: a pronoun that Portuguese writes after an infinitive takes its r; the word before it is given back whole.
"""

from __future__ import annotations

from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.lexicon import Lexicon
from artifact.text.tokens import READINGS, Reading, pieces

_LONGEST_PHRASE = 8  # words


class Line:
    """A sentence while it is read.

    Attributes:
        text: the text that it is part of.
        start: where it starts.
        pieces: its pieces (`artifact.text.tokens.pieces`), and an empty one.
        lexicon: of its language.
        out: its items so far.
    """

    __slots__ = ("lexicon", "out", "pieces", "start", "text")

    def __init__(self, text: str, start: int, end: int, known: Lexicon) -> None:
        self.text = text
        self.start = start
        self.pieces = [*pieces(text, start, end), ""]
        self.lexicon = known
        self.out: list[Item] = []

    def infinitive(self, reading: Reading) -> str:
        """A word before a pronoun, which takes the r of an infinitive: "passá-lo" is "passar" and "lo"."""
        word = reading.text + "r"
        return word if word in self.lexicon.known else reading.text

    def next(self, index: int) -> str:
        """The token after the piece at `index`, folded; empty if there is none."""
        for piece in self.pieces[index + 1 : index + _LONGEST_PHRASE]:
            reading = READINGS[piece]
            if reading is not None:
                return reading.text if reading.clitic[:1] != "l" else self.infinitive(reading)
        return ""

    def preceding(self, index: int, count: int) -> list[Reading]:
        """At most `count` tokens before the piece at `index`, the nearest first, up to a name."""
        out: list[Reading] = []
        for k in range(index - 1, max(index - 2 * _LONGEST_PHRASE, -1), -1):
            reading = READINGS[self.pieces[k]]
            if reading is not None:
                if k and self.pieces[k][0].isupper():
                    break  # a capital, and not that of the sentence
                out.append(reading)
                if len(out) == count:
                    break
        return out

    def following(self, index: int, begin: int, count: int) -> list[tuple[Reading, int]]:
        """At most `count` tokens after the piece at `index`, which starts at `begin`, each with its end."""
        out: list[tuple[Reading, int]] = []
        start = begin + len(self.pieces[index])
        for piece in self.pieces[index + 1 : index + 2 * _LONGEST_PHRASE]:
            reading = READINGS[piece]
            if reading is not None:
                if reading.clitic[:1] == "l":
                    reading = reading._replace(text=self.infinitive(reading))
                out.append((reading, start + reading.width))
                if len(out) == count:
                    break
            start += len(piece)
        return out
