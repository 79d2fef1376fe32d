"""Items: what a sentence is made of, each a concept or a quantity with its span in the text.

Invariant: items stand in the order of the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import compress
from operator import attrgetter

DENIED, HYPOTHETICAL = 1, 2  # what is not asserted
FOR_SURE = "told for sure"  # of a joint after which something is told, whatever went before
_MAX_LAP = 200
JOINING = frozenset({",", "AND"})  # what joins the parts of a list
MEASURES = frozenset({"SECS", "RATE", "DEC"})  # what is told in seconds


class Item:
    """One concept or quantity, and what the clause reader finds out about it.

    Attributes:
        tag: the concept, or DRIVER, COMPOUND, LAPNO, SPAN, NLAPS, SECS, RATE, DEC, INT, POS, ORD, STOPS, or a mark.
        value: the code, compound, number, or (first, last) lap.
        start: first character.
        end: after the last character.
        at: index of the first token.
        to: index of the last token.
        flag: possessive of a driver, comparison of a lap count ("two laps later"), part of a stop count ("three early
            stops"), sign of a number, digits of an ordinal, dash of a span, plural of a move, noun of a change, a verb
            that stands for another, a lap number that may be a count ("Laps: 24"), whether some stints are the first, a
            word for being alike, "their".
        owner: codes of the drivers that it is said of (set by the clause reader).
        clause: number of its clause in the sentence (set by the clause reader).
        unreal: `DENIED`, `HYPOTHETICAL`, or 0, asserted (set by the clause reader).
    """

    __slots__ = ("at", "clause", "end", "flag", "owner", "start", "tag", "to", "unreal", "value")

    owner: tuple[str, ...]
    clause: int
    unreal: int

    def __init__(self, tag: str, value: object, start: int, end: int, at: int, to: int, flag: bool = False) -> None:
        self.tag = tag
        self.value = value
        self.start = start
        self.end = end
        self.at = at
        self.to = to
        self.flag = flag

    def moved(self, by: int) -> Item:
        """What the same words are `by` characters further on, before anything is made of them."""
        return Item(self.tag, self.value, self.start + by, self.end + by, self.at, self.to, self.flag)

    @property
    def code(self) -> str:
        """The driver code or compound that it names."""
        return str(self.value)

    @property
    def number(self) -> float:
        """Its number, of any quantity but a span."""
        return self.value if isinstance(self.value, float) else float(self.whole)

    @property
    def whole(self) -> int:
        """Its number, of a quantity that is counted."""
        return int(self.value) if isinstance(self.value, (int, float)) else 0

    @property
    def laps(self) -> tuple[int, int]:
        """First and last lap of a span."""
        return self.value if isinstance(self.value, tuple) else (self.whole, self.whole)

    def __repr__(self) -> str:
        shown = self.tag if self.value is None else f"{self.tag}={self.value}"
        return f"<{shown}{'!' if self.flag else ''} {'/'.join(getattr(self, 'owner', ()))}>"


# reads the item at an index of a sentence of a text, and adds what it makes up to what is read before; returns the
# index after the last item read
Reader = Callable[[str, list[Item], int, list[Item]], int]


def told_by_beginning(beginnings: frozenset[str], value: str) -> Reader:
    """A reader of a word that is what it is, with a value if it begins with three such letters."""

    def read(text: str, items: list[Item], i: int, out: list[Item]) -> int:
        item = items[i]
        if text[item.start : item.start + 3].casefold() in beginnings:
            item.value = value
        out.append(item)
        return i + 1

    return read


def join(tag: str, value: object, first: Item, last: Item, flag: bool = False) -> Item:
    """One item from the start of the first to the end of the last."""
    return Item(tag, value, first.start, last.end, first.at, last.to, flag)


def is_whole(item: Item) -> bool:
    """Whether a number has no sign and no decimals, and three digits at most."""
    value = item.value
    return isinstance(value, float) and not item.flag and value == int(value) and 0 <= value <= 999


def is_lap_number(text: str, item: Item) -> bool:
    """Whether a number may be that of a lap."""
    value = item.value  # a span of digits alone has no sign and is whole
    return (
        item.tag == "NUM"
        and isinstance(value, float)
        and 0 < value <= _MAX_LAP
        and text[item.start : item.end].isdigit()
    )


_tag = attrgetter("tag")


def tags_of(items: Iterable[Item]) -> list[str]:
    """The tags of items."""
    return list(map(_tag, items))


def tagged(items: Sequence[Item], tags: frozenset[str]) -> Iterator[Item]:
    """Those of some items that have one of some tags."""
    return compress(items, map(tags.__contains__, map(_tag, items)))


def drivers_of(items: Iterable[Item]) -> set[str]:
    """The drivers that items name."""
    return {item.code for item in items if item.tag == "DRIVER"}


def named_in_order(items: Iterable[Item]) -> list[str]:
    """The drivers that items name, each once, in the order of the items."""
    return list(dict.fromkeys(item.code for item in items if item.tag == "DRIVER"))


def first_laps(items: Iterable[Item]) -> Item | None:
    """The first of the items that counts laps."""
    return next((item for item in items if item.tag == "NLAPS"), None)
