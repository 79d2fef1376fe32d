"""Wind: speeds, and the compass points that it comes from.

Invariant: a speed is the wind's unless it is that of gusts beside another; a compass word counts only where the text
speaks of the wind, so that places and days ("South Bend", "este sábado") do not blow.
"""

from __future__ import annotations

from collections.abc import Iterator

from artifact.claim import Claim
from artifact.domains.weather.claims import Wind, WindDir
from artifact.domains.weather.rules.lexicon import Cat
from artifact.domains.weather.rules.quantities import FILLERS, SPEEDS, Quantity, adjacent
from artifact.domains.weather.rules.view import NEAR, View

_OTHER_SUBJECTS = frozenset(
    (Cat.TEMP, Cat.HIGH, Cat.LOW, Cat.CHANCE, Cat.WEATHER, Cat.COVER, Cat.BASE, Cat.STOP, Cat.NUMBER)
)
_OF_WIND = frozenset((Cat.WIND, Cat.UNIT))
_BEFORE_SPEED = FILLERS | {Cat.COMMA, Cat.POINT, Cat.TO}
_BEFORE_BARE = FILLERS | {Cat.POINT, Cat.COMMA}
_AT = frozenset((Cat.ABOUT, Cat.POINT, Cat.COMMA))
_LONGEST_CODE = 3  # letters


def winds(view: View) -> Iterator[Claim]:
    """Speeds; a calm, or no wind, is a speed of 0 unless the text states one."""
    for quantity in view.quantities:
        bare = not quantity.unit and _is_bare_speed(view, quantity)
        borrowed = "" if quantity.unit else _unit_after_gusts(view, quantity)
        if quantity.unit not in SPEEDS and not bare and not borrowed:
            continue
        if not borrowed and (_is_of_gusts(view, quantity) or view.is_foreign(quantity)):
            view.context.dropped["gust"] += 1
            continue
        unit = quantity.unit or borrowed or "mph"
        low = _lower_end(view, quantity)
        yield Wind(
            low=low,
            high=quantity.high,
            unit=unit,  # type: ignore[arg-type]
            polarity=view.polarity(quantity.first),
            span=view.span(quantity.said, quantity.last),
            rule="wind.bare" if bare else "wind.unit",
        )
    if not view.context.speeds:
        yield from _calm(view)


def points(view: View) -> Iterator[Claim]:
    """Where the wind comes from."""
    for index, item in view.items_of(Cat.POINT):
        if _is_other_word(view, index):
            continue
        if _is_of_wind(view, index):
            polarity = view.polarity(index, across=(Cat.WIND,))
            yield WindDir(dir=item.payload, polarity=polarity, span=view.span(index), rule="dir.point")  # type: ignore[arg-type]
        else:
            view.context.dropped["point_without_wind"] += 1


def _lower_end(view: View, quantity: Quantity) -> float | None:
    """None for "a maximum of 10 mph", 0 for "calm to 10 mph", else as given."""
    if quantity.range:
        return quantity.low
    before = view.cats[max(quantity.first - 2, 0) : quantity.core]
    if Cat.CALM in before and before[-1] is not Cat.CALM:
        return 0.0
    return None if view.cats[quantity.first - 1] is Cat.HIGH else quantity.low


def _calm(view: View) -> Iterator[Claim]:
    for index, item in view.items_of(Cat.CALM, Cat.NO_WIND):
        near = _wind_beside(view, index)
        if item.cat is Cat.NO_WIND or near is not None:
            span = view.span(index, index if near is None else near)
            yield Wind(low=0.0, high=0.0, polarity=view.polarity(index), span=span, rule="wind.calm")
            return


def _wind_beside(view: View, index: int) -> int | None:
    """The wind word that "calm" goes with: "calm winds", "wind: calm", "el viento estará en calma"."""
    for step in (-1, 1):
        other = index + step
        if view.cats[other] in (Cat.COMMA, Cat.ABOUT):
            other += step
        if view.cats[other] is Cat.WIND and abs(view.items[other].first - view.items[index].first) <= 4:
            return other
    return None


def _is_bare_speed(view: View, quantity: Quantity) -> bool:
    """A range without unit right after a wind word, or a number after its point: "winds SE 5 to 10", "wind at 7"."""
    if (
        not (quantity.range or _follows_closely(view, quantity))
        or quantity.decade
        or view.is_followed_by(quantity, Cat.TIME, touching=True)
    ):
        return False
    for index in view.left(quantity.first):
        if view.cats[index] is Cat.WIND:
            return view.gap(index, quantity.core) <= NEAR
        if view.cats[index] not in _BEFORE_BARE:
            break
    return False


def _follows_closely(view: View, quantity: Quantity) -> bool:
    """Whether nothing but a point and "at", "of" and their like parts a single number from the wind."""
    if not quantity.single:
        return False
    index = quantity.core
    while view.cats[index - 1] in _AT and adjacent(view.items, index - 1, index) and quantity.core - index < 4:
        index -= 1
    return view.cats[index - 1] is Cat.WIND and adjacent(view.items, index - 1, index)


def _unit_after_gusts(view: View, quantity: Quantity) -> str:
    """The unit that a speed shares with the gusts right after it: "12G20KT"."""
    if Cat.GUST not in view.has or not view.is_followed_by(quantity, Cat.GUST, touching=True):
        return ""
    gusts = view.next_quantity(quantity.last + 1)
    shares = gusts is not None and gusts.core == quantity.last + 2 and gusts.unit in SPEEDS
    return gusts.unit if gusts is not None and shares else ""


def _is_of_gusts(view: View, quantity: Quantity) -> bool:
    """Whether a speed is that of gusts. A lone range is the wind's: "north wind, with gusts of 1 to 13 mph"."""
    if view.context.speeds == 1 and quantity.range:
        return False
    for index in view.left(quantity.first):
        if view.cats[index] is Cat.GUST:
            return True
        if view.cats[index] in (Cat.WIND, Cat.NUMBER, Cat.STOP):
            break
    return view.is_followed_by(quantity, Cat.GUST)


def _is_of_wind(view: View, index: int) -> bool:
    """Whether a compass point says where the wind comes from: by the words around it."""
    if view.cats[index - 1] in (Cat.IN, Cat.TOWARD) and view.gap(index - 1, index) <= 1:
        return False
    if view.cats[index + 1] is Cat.WIND and view.gap(index, index + 1) <= 3:
        return True
    for other in () if view.has.isdisjoint(_OF_WIND) else view.left(index):
        cat = view.cats[other]
        if cat is Cat.WIND or (cat is Cat.UNIT and view.items[other].payload in SPEEDS):
            return True
        if cat in _OTHER_SUBJECTS:
            break
    speed = view.next_quantity(index)
    if speed is None or speed.unit not in SPEEDS or view.gap(index, speed.core) > 4:
        return False
    return all(view.cats[other] in _BEFORE_SPEED for other in range(index + 1, speed.core))


def _is_other_word(view: View, index: int) -> bool:
    """Whether a compass word is none here: "este sábado", "the north side", "South Bend", "West Palm Beach"."""
    item = view.items[index]
    following = view.cats[index + 1] if index + 1 < len(view.items) and view.gap(index, index + 1) == 1 else None
    if following is Cat.TIME:
        return True
    text, tokens = view.sentence.text, view.sentence.tokens
    if following is Cat.WIND or item.end - item.start <= _LONGEST_CODE or not text[item.start].isupper():
        return False
    word = tokens[item.last + 1] if item.last + 1 < len(tokens) else None
    return word is not None and word.kind == "word" and text[word.start].isupper()
