"""The chance of precipitation: percentages, and chances said to be none.

Invariant: a percentage counts when the nearest word that could own it speaks of a chance or of weather, so that
humidity does not rain. "No chance of rain" is 0; "no rain" is a denial of rain (`sky`), not a number.
"""

from __future__ import annotations

from collections.abc import Iterator

from artifact.claim import Claim
from artifact.domains.weather.claims import PrecipProb
from artifact.domains.weather.rules.lexicon import Cat
from artifact.domains.weather.rules.quantities import Quantity
from artifact.domains.weather.rules.view import View

_CHANCE = frozenset((Cat.CHANCE,))
WET = frozenset((Cat.CHANCE, Cat.PRECIP, Cat.WEATHER))
_OWNERS = WET | {Cat.FOREIGN, Cat.STOP}
_BEFORE_OWNER = (Cat.ABOUT, Cat.FAINT, Cat.DASH)
_WORDS_BEFORE = frozenset((Cat.NEARLY, Cat.ABOUT, Cat.WEATHER, Cat.PRECIP, Cat.FAINT))
_WORDS_AFTER = frozenset((Cat.NEARLY, Cat.ABOUT, Cat.WEATHER, Cat.PRECIP, Cat.COMMA, Cat.GRADE))


def chances(view: View) -> Iterator[Claim]:
    """The chances of precipitation of a sentence."""
    stated = False
    for quantity in view.percentages:
        owner = _owner(view, quantity)
        if view.items[quantity.core].payload and Cat.CHANCE not in view.has:
            continue  # "two in three forecasts"
        if owner is None and (Cat.FOREIGN in view.has or not view.context.chance_open):
            view.context.drop("percentage_of_something_else")
            continue
        stated = True
        span = view.span(quantity.said, quantity.last, quantity.last if owner is None else owner)
        yield PrecipProb(value=quantity.middle, polarity=view.polarity(quantity.first), span=span, rule="prob.percent")
    if stated or view.context.chances:
        return
    for index, _ in view.items_of(Cat.CHANCE):
        word = none_of(view, index)
        if word is not None and _is_of_precipitation(view, index) and not _is_left_out(view, word, index):
            yield PrecipProb(value=0.0, span=view.span(word, index), rule="prob.none")
            return


def leaves_open(view: View) -> bool:
    """Whether the sentence speaks of a chance and gives no percentage: "The chance of rain?"."""
    if view.percentages:
        return False
    if Cat.CHANCE in view.has or Cat.PRECIP in view.has:
        return True
    return Cat.WEATHER in view.has and (not view.context.chances or is_asked(view))


def is_asked(view: View, index: int | None = None) -> bool:
    """Whether the weather word at `index`, or the last, is only asked about: "And rain? Just a 3 percent shot."."""
    last = len(view.items) - 1
    asked = last > 0 and view.items[last].payload == "?" and view.cats[last - 1] is Cat.WEATHER
    return asked and index in (None, last - 1) and view.gap(last - 1, last) == 1


def chance_of(view: View, quantity: Quantity) -> int | None:
    """The chance that a percentage is the value of: the one right after it, else the nearest before it."""
    after = view.after(quantity, _BEFORE_OWNER)
    if after is not None and view.cats[after] is Cat.CHANCE:
        return after
    return view.nearest_left(quantity.first, _CHANCE)


def none_of(view: View, chance: int) -> int | None:
    """The word that says there is no such chance: "no chance", "probabilidad nula"."""
    for index in range(chance - 1, max(chance - 4, -1), -1):
        if view.cats[index] in (Cat.NEG, Cat.NONE) and view.gap(index, chance) <= 4:
            return index
        if view.cats[index] not in _WORDS_BEFORE:
            break
    for index in range(chance + 1, chance + 6):
        if view.cats[index] is Cat.NONE:
            return index
        if view.cats[index] not in _WORDS_AFTER:
            break
    return None


def partner(view: View, index: int) -> int | None:
    """Another kind of weather joined to the one at `index`: "rain and thunderstorms"."""
    for step in (1, -1):
        other = index + 2 * step
        joined = view.cats[index + step] in (Cat.AND, Cat.OR, Cat.COMMA, Cat.SLASH) and view.cats[other] is Cat.WEATHER
        if joined and abs(view.items[other].first - view.items[index].first) <= 4:
            return other
    return None


def _owner(view: View, quantity: Quantity) -> int | None:
    """The word by which a percentage is one of precipitation: the nearest, to its left first."""
    after = view.after(quantity, _BEFORE_OWNER)
    if after is not None and view.cats[after] in (Cat.FOREIGN, Cat.CHANCE):
        return after if view.cats[after] is Cat.CHANCE else None
    for index in (view.nearest_left(quantity.first, _OWNERS), view.nearest_right(quantity.last, _OWNERS)):
        if index is not None and view.cats[index] is not Cat.STOP:
            return index if view.cats[index] in WET else None
    if Cat.FOREIGN in view.has:
        return None
    return view.nearest_left(quantity.first, WET)  # past a semicolon


def _is_left_out(view: View, word: int, chance: int) -> bool:
    """Whether it is the figure that there is none of: "no probability of precipitation is given"."""
    if word > chance:
        return False
    last = chance
    for index in range(chance + 1, chance + 5):
        cat = view.cats[index]
        if cat is Cat.GIVEN:
            return view.gap(last, index) <= 2
        if cat not in (Cat.PRECIP, Cat.WEATHER, Cat.ABOUT, Cat.OR, Cat.AND):
            return False
        last = index
    return False


def _is_of_precipitation(view: View, chance: int) -> bool:
    """Whether a chance is of precipitation as such, or of nothing that is named."""
    for index in range(chance + 1, chance + 4):
        cat = view.cats[index]
        if cat is Cat.PRECIP or (cat is Cat.WEATHER and view.items[index].generic):
            return partner(view, index) is None
        if cat is not Cat.ABOUT:
            return cat not in (Cat.WEATHER, Cat.BASE, Cat.COVER, Cat.GUST, Cat.WIND)
    return True
