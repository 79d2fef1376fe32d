"""A sentence while it is cut into concepts: its words, what was made of them so far, and what stands beside one."""

from __future__ import annotations

from dataclasses import dataclass, field

from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.lexicon import Lexicon
from artifact.text.tokens import Reading


@dataclass(slots=True)  # slots are read faster than the fields of a tuple, and this is read for each piece
class Meaning:
    """What a piece means wherever it stands.

    Attributes:
        reading: what it is; of a verb before a pronoun that takes the r of its infinitive ("passá-lo"), the infinitive.
        word: the same as it is read alone, where that is another.
        tag: of the item that it makes; empty if it makes none.
        value: of a number, code of a driver or compound.
        flag: sign of a number, digits of an ordinal.
        seconds: the words that come second in a phrase or name that it may start.
        settled: whether, before any other word than these, the rest says all.
        width: characters without the blank after them.
        open: whether what stands beside it may decide.
    """

    reading: Reading
    word: str = ""
    tag: str = ""
    value: object = None
    flag: bool = False
    seconds: frozenset[str] = frozenset()
    settled: bool = True
    width: int = field(init=False)
    open: bool = field(init=False)

    def __post_init__(self) -> None:
        self.word = self.word or self.reading.text
        self.width = self.reading.width
        self.open = bool(self.seconds) or not self.settled


NOTHING = Meaning(Reading("mark", "", 0))  # what stands after the last word of a sentence


class Line:
    """A sentence while it is read.

    Attributes:
        text: the text that it is part of.
        tokens: where each of its tokens starts, and what it means; at last, where it ends and `NOTHING`.
        lexicon: of its language.
        out: its items so far.
    """

    __slots__ = ("lexicon", "out", "text", "tokens")

    def __init__(self, text: str, tokens: list[tuple[int, Meaning]], known: Lexicon) -> None:
        self.text = text
        self.tokens = tokens
        self.lexicon = known
        self.out: list[Item] = []

    def raw(self, at: int) -> str:
        """A token as it is written."""
        begin, meaning = self.tokens[at]
        return self.text[begin : begin + meaning.width]

    def next(self, at: int) -> str:
        """The token after another, folded; empty if there is none."""
        return self.tokens[at + 1][1].reading.text

    def end(self, at: int) -> int:
        """Where a token ends."""
        begin, meaning = self.tokens[at]
        return begin + meaning.width

    def follows(self, at: int, tag: str) -> bool:
        """Whether the item made last is of a tag and ends right before a token."""
        out = self.out
        return bool(out) and out[-1].tag == tag and out[-1].to == at - 1

    def preceding(self, at: int, count: int) -> list[Reading]:
        """At most `count` tokens before another, the nearest first, up to a name."""
        found: list[Reading] = []
        for k in range(at - 1, max(at - 1 - count, -1), -1):
            begin, meaning = self.tokens[k]
            if k and self.text[begin].isupper():
                break  # a capital, and not that of the sentence
            found.append(meaning.reading)
        return found

    def following(self, at: int, count: int) -> list[Reading]:
        """At most `count` tokens after another."""
        return [meaning.reading for _, meaning in self.tokens[at + 1 : at + 1 + count] if meaning is not NOTHING]
