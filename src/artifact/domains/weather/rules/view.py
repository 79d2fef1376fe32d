"""A sentence as its readers see it: items, quantities, and what stands around them.

Invariant: every look to the left or right is bounded, so that reading is linear in the length of the text.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from artifact.claim import Polarity
from artifact.domains.weather.rules.items import Item, Sentence
from artifact.domains.weather.rules.lexicon import Cat
from artifact.domains.weather.rules.quantities import DEGREES, FILLERS, PER_CENT, Quantity, adjacent, close

REACH = 12  # items looked at to either side of one
NEAR = 8  # words between a governing word and what it governs

_TEMPERATURES = frozenset((Cat.HIGH, Cat.LOW, Cat.TEMP))
_PAST = (None,) * REACH
_MEASURES = frozenset(
    (Cat.HIGH, Cat.LOW, Cat.TEMP, Cat.WIND, Cat.CHANCE, Cat.PRECIP, Cat.WEATHER, Cat.FOREIGN)
)  # words that name what a number measures


Open = tuple[bool, Cat | None]  # whether a chance is open, and what was asked for


@dataclass
class Context:
    """What a text has said, over its sentences.

    Attributes:
        celsius: whether a number of degrees without a scale is Celsius in this text.
        speeds: how many speeds the text states; with any, "calm" is only a comment on it.
        chances: how many percentages it states that may be of precipitation; with any, "no chance" is only a comment.
        chance_open: the last sentence spoke of a chance and gave no number.
        asked: what the last sentence asked for and gave no number of: "The high?".
        dropped: candidates of the sentence that were given up, by reason.
    """

    celsius: bool
    speeds: int
    chances: int = 0
    chance_open: bool = False
    asked: Cat | None = None
    dropped: dict[str, int] = field(default_factory=dict)

    def drop(self, reason: str) -> None:
        """Count a candidate that was given up."""
        self.dropped[reason] = self.dropped.get(reason, 0) + 1

    @property
    def open(self) -> Open:
        """What the next sentence may answer."""
        return self.chance_open, self.asked

    @open.setter
    def open(self, value: Open) -> None:
        self.chance_open, self.asked = value


class View:
    """One sentence being read.

    Attributes:
        sentence: as scanned, with its `items`.
        context: what the text has said before.
        cats: the items' meanings, and None up to `REACH` items past either end.
        has: the meanings that occur.
        quantities: its numbers and ranges, but for one at which the text breaks off.
        percentages: those of them in per cent.
        governing: indices of the words that name a high or a low temperature (see `_governs`).
    """

    def __init__(self, sentence: Sentence, start: int, numbers: Sequence[Quantity], context: Context) -> None:
        self.sentence, self.items, self.context = sentence, sentence.items, context
        self._start = start
        cats = [item.cat for item in self.items]
        self.cats: list[Cat | None] = [*cats, *_PAST]  # indices below 0 count from the end, where the Nones are
        self.has = frozenset(cats)
        self.quantities = [q for q in numbers if not self._cut_off(q)]
        self.percentages = [q for q in self.quantities if q.unit == PER_CENT]
        self._cores = [q.core for q in self.quantities]
        self._named = [index for index, cat in enumerate(cats) if cat in _TEMPERATURES]
        self.governing = frozenset(index for index in self._named if self._governs(index))

    def left(self, index: int) -> range:
        """Indices before `index`, nearest first."""
        return range(index - 1, max(index - REACH, -1), -1)

    def names_before(self, index: int) -> bool:
        """Whether a word that names a temperature stands within reach before `index`."""
        place = bisect_left(self._named, index) - 1
        return place >= 0 and self._named[place] >= index - REACH

    def right(self, index: int) -> range:
        """Indices after `index`, nearest first."""
        return range(index + 1, min(index + REACH, len(self.items)))

    def nearest_left(self, index: int, cats: frozenset[Cat]) -> int | None:
        """The nearest item before `index`, within reach, of the meanings `cats`."""
        return self._nearest(self.left(index), cats)

    def nearest_right(self, index: int, cats: frozenset[Cat]) -> int | None:
        """The nearest item after `index`, within reach, of the meanings `cats`."""
        return self._nearest(self.right(index), cats)

    def gap(self, left: int, right: int) -> int:
        """Tokens from the end of one item to the start of a later one; 1 when they touch."""
        return self.items[right].first - self.items[left].last

    def next_quantity(self, index: int) -> Quantity | None:
        """The first quantity whose number stands after `index`."""
        place = bisect_left(self._cores, index + 1)
        return self.quantities[place] if place < len(self.quantities) else None

    def quantity_at(self, index: int) -> Quantity | None:
        """The quantity whose first number is the item at `index`."""
        place = bisect_left(self._cores, index)
        return self.quantities[place] if place < len(self._cores) and self._cores[place] == index else None

    def after(self, quantity: Quantity, skip: Collection[Cat] = ()) -> int | None:
        """The item right after a quantity, past items of the meanings in `skip`."""
        index = quantity.last + 1
        while self.cats[index] in skip and index - quantity.last < 4:
            index += 1
        return index if index < len(self.items) and close(self.items, index - 1, index) else None

    def span(self, *indices: int) -> tuple[int, int]:
        """Characters of the text from the first of some items to the last."""
        return self._start + self.items[min(indices)].start, self._start + self.items[max(indices)].end

    def polarity(self, index: int, across: Collection[Cat] = ()) -> Polarity:
        """Denied if a negation stands right before, fillers and `across` apart."""
        if Cat.NEG not in self.has:
            return Polarity.AFFIRMED
        for other in range(index, max(index - 4, -1), -1):
            cat = self.cats[other]
            if cat is Cat.NEG:
                return Polarity.DENIED
            if other != index and cat not in FILLERS and cat not in across:
                break
        return Polarity.AFFIRMED

    def is_followed_by(self, quantity: Quantity, cat: Cat, *, touching: bool = False) -> bool:
        """Whether a word of `cat` comes right after a quantity."""
        index = quantity.last + 1
        if self.cats[index] is not cat:
            return False
        near = adjacent if touching else close
        return near(self.items, index - 1, index)

    def word_after(self, quantity: Quantity) -> str:
        """The word right after a quantity; empty at the end."""
        place = self.items[quantity.last].last + 1
        return self.sentence.tokens[place].text if place < len(self.sentence.tokens) else ""

    def is_foreign(self, quantity: Quantity) -> bool:
        """Whether the nearest word that names a measure names one that is no claim kind: humidity, wind chill."""
        if Cat.FOREIGN not in self.has:
            return False
        near = self.nearest_left(quantity.first, _MEASURES)
        if near is not None and self.cats[near] is Cat.FOREIGN:
            return Cat.NUMBER not in self.cats[near : quantity.core] and not self.breaks(near, quantity.core)
        return self.is_followed_by(quantity, Cat.FOREIGN)

    def breaks(self, first: int, last: int) -> bool:
        """Whether a comma and a conjunction part two items: "it will feel like a sauna, because we drop to 78"."""
        between = self.cats[first:last]
        return Cat.BREAK in between and Cat.COMMA in between

    def is_past(self, first: int, last: int) -> bool:
        """Whether the items from `first` to `last` are of a time gone by: "yesterday's 95°F", "los 95 °F de ayer"."""
        if Cat.PAST not in self.has:
            return False
        for index in range(first - 1, max(first - 4, -1), -1):
            if self.cats[index] is Cat.PAST:
                return self.gap(index, first) <= NEAR
            if self.cats[index] in _CLAUSE_ENDS:
                break
        for index in range(last + 1, last + 4):
            if self.cats[index] is Cat.PAST:
                return self.gap(last, index) <= 4
            if self.cats[index] not in _BEFORE_PAST:
                break
        return False

    def _governs(self, index: int) -> bool:
        """Whether a word at `index` names a high or a low temperature, and not how likely or humid it is.

        "A low chance" and "probabilidad muy baja" do not; "chance of rain with a maximum of 87 °F" does.
        """
        if self.cats[index] not in (Cat.HIGH, Cat.LOW):
            return False
        if self.cats[index + 1] in (Cat.CHANCE, Cat.FOREIGN, Cat.WIND):
            return self.gap(index, index + 1) > 2
        return not self.is_degree_of_chance(index)

    def is_degree_of_chance(self, index: int) -> bool:
        """Whether the word at `index` grades the chance, or another measure, before or right after it."""
        if self.cats[index + 1] is Cat.CHANCE:
            return self.gap(index, index + 1) <= 2
        if self._is_of_degrees(index):
            return False
        for other in range(index - 1, max(index - 5, -1), -1):
            cat = self.cats[other]
            if cat in (Cat.CHANCE, Cat.FOREIGN):
                return self.gap(other, index) <= NEAR
            if cat not in _SKIPPED_AFTER_CHANCE:
                break
        return False

    def _is_of_degrees(self, index: int) -> bool:
        """Whether degrees stand right after the word at `index`, but for fillers."""
        quantity = self.next_quantity(index)
        if quantity is None or quantity.unit not in DEGREES or self.gap(index, quantity.core) > NEAR:
            return False
        return all(self.cats[between] in FILLERS for between in range(index + 1, quantity.core))

    def scale_of(self, quantity: Quantity) -> str:
        """The quantity's unit if it is one of temperature, else empty."""
        return quantity.unit if quantity.unit in DEGREES else ""

    def items_of(self, *cats: Cat) -> Iterator[tuple[int, Item]]:
        """Items of the given meanings with their indices, in order."""
        if self.has.isdisjoint(cats):
            return iter(())
        return ((index, item) for index, item in enumerate(self.items) if item.cat in cats)

    def _nearest(self, side: range, cats: frozenset[Cat]) -> int | None:
        if self.has.isdisjoint(cats):
            return None
        for index in side:
            if self.cats[index] in cats:
                return index
        return None

    def _cut_off(self, quantity: Quantity) -> bool:
        """A number at which the text breaks off may have lost a digit or its unit."""
        if not self.sentence.cut or quantity.unit:
            return False
        end = quantity.last + (self.cats[quantity.last + 1] in _JOINS)  # "at 5 to"
        if self.items[end].last < len(self.sentence.tokens) - 1:
            return False
        self.context.drop("cut_off")
        return True


_JOINS = frozenset((Cat.TO, Cat.DASH, Cat.AND, Cat.OR))
_CLAUSE_ENDS = frozenset((Cat.COMMA, Cat.STOP, Cat.BREAK, Cat.NUMBER, Cat.AND, Cat.OPEN, Cat.CLOSE, Cat.DASH))
_BEFORE_PAST = frozenset((Cat.ABOUT, Cat.CLOSE, Cat.IN, Cat.CLOCK))
_SKIPPED_AFTER_CHANCE = frozenset(
    (Cat.WEATHER, Cat.PRECIP, Cat.ABOUT, Cat.NEARLY, Cat.AND, Cat.COMMA, Cat.GRADE)
)  # "the chance of rain is very low"
