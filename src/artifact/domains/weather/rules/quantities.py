"""Numbers and ranges with their units, as the items of a sentence give them.

Invariant: a quantity is what stands there; what it measures is decided by those who read it. An open end is None ("up
to 10" has no lower one), a single number has equal ends.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from artifact.domains.weather.rules.items import Item
from artifact.domains.weather.rules.lexicon import Cat

SPEEDS = frozenset(("mph", "km/h", "m/s", "kt"))
DEGREES = frozenset(("F", "C", "deg"))
PER_CENT = "pct"

# what may stand between a governing word and its number
FILLERS = frozenset(
    (
        Cat.ABOUT, Cat.NEARLY, Cat.BETWEEN, Cat.IN, Cat.DECADE, Cat.UP_TO, Cat.AT_LEAST, Cat.RISE, Cat.FALL,
        Cat.RISE_PAST, Cat.FALL_PAST, Cat.CLOCK, Cat.MAYBE,
    )
)  # fmt: skip
_LOWER = frozenset((Cat.AT_LEAST, Cat.RISE_PAST))
_UPPER = frozenset((Cat.UP_TO, Cat.FALL_PAST))
_BOUNDS = frozenset((Cat.BETWEEN, Cat.DECADE)) | _LOWER | _UPPER
_JOINS = frozenset((Cat.TO, Cat.DASH, Cat.UP_TO))
_UNIT_NEXT = frozenset((Cat.UNIT, Cat.DASH))


class Quantity(NamedTuple):
    """A number or a range with its unit.

    Attributes:
        low, high: ends; equal for a single number; None where open.
        unit: as in `Cat.UNIT`, or empty.
        first, last: indices of its first and last item, words such as "around" included.
        core: index of its first number.
        said: where its own words begin: its first number, or "up to", "between", "mid" before it.
        decade: written as "70s".
    """

    low: float | None
    high: float | None
    unit: str
    first: int
    last: int
    core: int
    said: int
    decade: bool = False

    @property
    def single(self) -> bool:
        """Whether one number is given, and no bound."""
        return self.low is not None and self.low == self.high

    @property
    def range(self) -> bool:
        """Whether two different ends are given."""
        return self.low is not None and self.high is not None and self.low != self.high

    @property
    def middle(self) -> float:
        """The value that stands for a range; the end that is given, where one is open."""
        low, high = self.low, self.high
        if low is None or high is None:
            return round((low or 0.0) + (high or 0.0), 2)
        return round((0.0 + low + high) / 2, 2)


def quantities(items: Sequence[Item]) -> list[Quantity]:
    """All numbers and ranges of a sentence, in order."""
    out: list[Quantity] = []
    index = 0
    while index < len(items):
        if items[index].cat is Cat.NUMBER and items[index].value is not None:
            out.append(_quantity(items, index))
            index = out[-1].last + 1
        else:
            index += 1
    return out


def adjacent(items: Sequence[Item], left: int, right: int) -> bool:
    """Whether no word stands between two items."""
    return items[right].first - items[left].last <= 1


def close(items: Sequence[Item], left: int, right: int) -> bool:
    """Whether at most one word stands between two items."""
    return items[right].first - items[left].last <= 2


def _quantity(items: Sequence[Item], core: int) -> Quantity:
    first, said, bounds = _before(items, core)
    low, decade = _value(items, core)
    unit, last = _unit(items, core + 1)
    high = low
    other = _second_number(items, last, between=Cat.BETWEEN in bounds)
    if other is not None:
        second_unit, second_last = _unit(items, other + 1)
        if not unit or not second_unit or unit[0] == second_unit[0]:
            high, second_decade = _value(items, other)
            decade |= second_decade
            unit, last = second_unit or unit, second_last
    if low > high >= 0:
        low, high = high, low
    upper, lower = bool(bounds) and not _UPPER.isdisjoint(bounds), bool(bounds) and not _LOWER.isdisjoint(bounds)
    tail = items[last + 1].cat if last + 1 < len(items) and adjacent(items, last, last + 1) else None
    if low == high and tail in (Cat.OR_LESS, Cat.OR_MORE):
        upper, lower, last = tail is Cat.OR_LESS, tail is Cat.OR_MORE, last + 1
    open_low = upper and low == high
    open_high = lower and low == high and not upper
    return Quantity(None if open_low else low, None if open_high else high, unit, first, last, core, said, decade)


_NONE: frozenset[Cat] = frozenset()


def _before(items: Sequence[Item], core: int) -> tuple[int, int, Collection[Cat]]:
    """The first item that goes with a number, where its own words begin, and the bounds among them."""
    if not core or (items[core - 1].cat not in FILLERS and items[core - 1].cat is not Cat.OR_LESS):
        return core, core, _NONE
    first = said = core
    bounds: set[Cat] = set()
    while first > 0 and core - first < 3 and items[first - 1].cat in FILLERS and adjacent(items, first - 1, first):
        first -= 1
        if items[first].cat in _BOUNDS:
            bounds.add(items[first].cat)
            said = first
    if core and items[core - 1].cat is Cat.OR_LESS:  # "at most 10"
        bounds.add(Cat.UP_TO)
        first = said = core - 1
    return first, said, bounds


def _second_number(items: Sequence[Item], last: int, *, between: bool) -> int | None:
    """The index of the number that makes a range with the one that ends at `last`: "5 to 10", "between 5 and 10"."""
    join = last + 1
    if join >= len(items):
        return None
    if items[join].cat not in _JOINS and not (between and items[join].cat is Cat.AND):
        return None
    if not close(items, last, join):
        return None
    other = join + 1
    while other < min(len(items), join + 3) and items[other].cat in (Cat.ABOUT, Cat.CLOCK, Cat.DECADE, Cat.DASH):
        other += 1
    if other >= len(items) or items[other].cat is not Cat.NUMBER or items[other].value is None:
        return None
    return other if close(items, other - 1, other) else None


def _value(items: Sequence[Item], index: int) -> tuple[float, bool]:
    """A number's value, and whether it is a decade: "mid 70s" and "mediados de los 70" are 75, and so is "70s"."""
    value = items[index].value or 0.0
    before = index - 1
    if before > 0 and items[before].cat is Cat.DASH:
        before -= 1
    if before >= 0 and items[before].cat is Cat.DECADE and close(items, before, index) and value % 10 == 0:
        return value + float(items[before].payload), True
    return (value + 5.0, True) if items[index].decade else (value, False)


def _unit(items: Sequence[Item], index: int) -> tuple[str, int]:
    """The unit that follows the number at `index - 1`, and the index of its last item."""
    unit, last = "", index - 1
    if index >= len(items) or items[index].cat not in _UNIT_NEXT:
        return unit, last
    if index + 1 < len(items) and items[index].cat is Cat.DASH and items[index].start == items[last].end:
        index += items[index + 1].cat is Cat.UNIT  # "a 60-degree low"
    while index < len(items) and items[index].cat is Cat.UNIT and close(items, last, index):
        if unit not in ("", "deg"):
            break
        unit, last = items[index].payload, index
        index += 1
    return unit, last
