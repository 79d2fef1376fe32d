"""Wind: speeds, and the compass points that it comes from.

Invariant: a speed is the wind's unless it is that of gusts beside another; a compass word counts only where the text
speaks of the wind, so that places and days ("South Bend", "este sábado") do not blow.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from artifact.claim import Claim, Polarity
from artifact.domains.weather.claims import Wind, WindDir
from artifact.domains.weather.rules.lexicon import Cat
from artifact.domains.weather.rules.quantities import FILLERS, SPEEDS, Quantity, adjacent
from artifact.domains.weather.rules.view import NEAR, View

_OTHER_SUBJECTS = frozenset(
    (Cat.TEMP, Cat.HIGH, Cat.LOW, Cat.CHANCE, Cat.WEATHER, Cat.COVER, Cat.BASE, Cat.STOP, Cat.NUMBER)
)
_OF_WIND = frozenset((Cat.WIND, Cat.UNIT))
_BEFORE_SPEED = FILLERS | {Cat.COMMA, Cat.POINT, Cat.TO}
_BEFORE_BARE = FILLERS | {Cat.POINT, Cat.COMMA, Cat.TO}
_FROM = frozenset((Cat.ABOUT, Cat.BETWEEN, Cat.POINT))
_AWAY = frozenset(("away", "inland", "offshore", "out", "off", "wide", "high", "long", "up", "tierra", "de", "da"))
_OF_SPEED = 10  # words from a point that is the subject to its speed: "el noroeste correrá por el valle a 10 mph"
_MILES = "mi"
_OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
_SAYING = frozenset((Cat.SAYING,))
_SPEEDS = SPEEDS | {""}
_AT = frozenset((Cat.ABOUT, Cat.POINT, Cat.COMMA))
_LONGEST_CODE = 3  # letters
_LIGHT = 4  # words from the wind to its point: "winds light out of the southwest"


def winds(view: View) -> Iterator[Claim]:
    """Speeds; a calm, or no wind, is a speed of 0 unless the text states one."""
    merged = -1
    for quantity, following in zip_longest(view.quantities, view.quantities[1:]):
        if quantity.core == merged:
            continue
        bare = quantity.unit in ("", _MILES) and _is_bare_speed(view, quantity)
        borrowed = "" if quantity.unit else _unit_after_gusts(view, quantity)
        if quantity.unit not in SPEEDS and not bare and not borrowed:
            continue
        if not borrowed and (_is_of_gusts(view, quantity) or view.is_foreign(quantity)):
            view.context.drop("gust")
            continue
        unit = borrowed or ("mph" if bare else quantity.unit)
        low, high, last = _lower_end(view, quantity), quantity.high, quantity.last
        if following is not None and _is_other_end(view, quantity, following):
            low, high = sorted((quantity.low or 0.0, following.low or 0.0))
            unit = following.unit or unit
            merged, last = following.core, following.last
        polarity = view.polarity(quantity.first, across=(Cat.TO,))
        if polarity is Polarity.DENIED and quantity.single and _rises(view, quantity):
            low, polarity = None, Polarity.AFFIRMED  # "won't reach 10 mph" is up to 10
        yield Wind(
            low=low,
            high=high,
            unit=unit,  # type: ignore[arg-type]
            polarity=polarity,
            span=view.span(quantity.said, last),
            rule="wind.bare" if bare else "wind.unit",
        )
    if not view.context.speeds:
        yield from _calm(view)


def points(view: View) -> Iterator[Claim]:
    """Where the wind comes from."""
    for index, item in view.items_of(Cat.POINT):
        if _is_other_word(view, index) or (Cat.SAYING in view.has and view.nearest_left(index, _SAYING) is not None):
            continue
        if _is_of_wind(view, index):
            polarity = view.polarity(index, across=(Cat.WIND,))
            yield WindDir(dir=item.payload, polarity=polarity, span=view.span(index), rule="dir.point")  # type: ignore[arg-type]
        else:
            view.context.drop("point_without_wind")


def _lower_end(view: View, quantity: Quantity) -> float | None:
    """None for "a maximum of 10 mph", 0 for "calm to 10 mph", else as given."""
    if quantity.range:
        return quantity.low
    before = view.cats[max(quantity.first - 2, 0) : quantity.core]
    if Cat.CALM in before and before[-1] is not Cat.CALM:
        return 0.0
    return None if view.cats[quantity.first - 1] is Cat.HIGH else quantity.low


def _rises(view: View, quantity: Quantity) -> bool:
    """Whether a verb of rising stands right before a speed."""
    return any(view.cats[index] is Cat.RISE for index in range(max(quantity.core - 4, 0), quantity.core))


def _is_other_end(view: View, quantity: Quantity, following: Quantity) -> bool:
    """Whether the next speed is the other end of a range: "minimum 5 mph and maximum 10 mph", "10 mph, maybe 5"."""
    if not (quantity.single and following.single) or quantity.low == following.low:
        return False
    if (
        following.unit not in ("", quantity.unit or following.unit)
        or following.unit not in _SPEEDS
        or view.gap(quantity.last, following.core) > NEAR
    ):
        return False
    between = view.cats[quantity.last + 1 : following.core]
    if between[:2] == [Cat.COMMA, Cat.MAYBE]:
        return all(cat is Cat.ABOUT for cat in between[2:])
    if Cat.STOP in between or Cat.GUST in between:
        return False
    before = view.cats[max(quantity.core - 4, 0) : quantity.core]
    return (Cat.LOW in before and Cat.HIGH in between) or (Cat.HIGH in before and Cat.LOW in between)


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
    if quantity.unit == _MILES and _is_distance(view, quantity):
        return False
    if (
        not (quantity.range or quantity.unit or _follows_closely(view, quantity) or _precedes_point(view, quantity))
        or quantity.decade
        or view.is_followed_by(quantity, Cat.TIME, touching=True)
    ):
        return False
    for index in view.left(quantity.first):
        if view.cats[index] is Cat.WIND:
            return view.gap(index, quantity.core) <= (_OF_SPEED if quantity.unit else NEAR)
        if view.cats[index] not in _BEFORE_BARE:
            return False
    return view.context.asked is Cat.WIND and quantity.range and view.items[quantity.core].first <= NEAR


def _follows_closely(view: View, quantity: Quantity) -> bool:
    """Whether nothing but a point and "at", "of" and their like parts a single number from the wind."""
    if not quantity.single:
        return False
    index = quantity.core
    while view.cats[index - 1] in _AT and adjacent(view.items, index - 1, index) and quantity.core - index < 4:
        index -= 1
    if view.cats[index - 1] is not Cat.WIND:
        index -= view.cats[index - 1] in _AT  # "winds light, southwest at five"
        pointed = view.cats[index - 1] is Cat.WIND and Cat.POINT in view.cats[index : quantity.core]
    else:
        pointed = Cat.POINT in view.cats[index : quantity.core]
    if view.cats[index - 1] is not Cat.WIND:
        return False
    return adjacent(view.items, index - 1, index) or (pointed and view.gap(index - 1, index) <= _LIGHT)


def _precedes_point(view: View, quantity: Quantity) -> bool:
    """Whether a point follows a single number: "barely any wind, five out of the southwest"."""
    index = quantity.last + 1
    while view.cats[index] in _FROM and index < quantity.last + 4:
        if view.cats[index] is Cat.POINT:
            return quantity.single and view.gap(quantity.last, index) <= 4
        index += 1
    return False


def _is_distance(view: View, quantity: Quantity) -> bool:
    """Whether miles are no speed: "a breeze 5 miles inland", "5 miles north"."""
    return view.word_after(quantity) in _AWAY or view.is_followed_by(quantity, Cat.POINT, touching=True)


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
    if view.cats[index - 1] is Cat.TO and view.cats[index - 2] is Cat.POINT:
        from_ = view.items[index - 2].payload
        if "".join(map(_OPPOSITE.__getitem__, from_)) == view.items[index].payload:
            return False  # "from south to north"
    if view.cats[index + 1] is Cat.WIND and view.gap(index, index + 1) <= 3:
        return True
    for other in () if view.has.isdisjoint(_OF_WIND) else view.left(index):
        cat = view.cats[other]
        if cat is Cat.WIND or (cat is Cat.UNIT and view.items[other].payload in SPEEDS):
            return True
        if cat is Cat.UNIT and view.items[other].payload == _MILES and Cat.WIND in view.has:
            return True
        if cat is Cat.NUMBER and Cat.WIND in view.has and index - other <= 4 and view.gap(other, index) <= 6:
            continue  # "barely any wind, five out of the southwest"
        if cat in _OTHER_SUBJECTS:
            break
    else:
        if view.context.asked is Cat.WIND and view.items[index].first <= NEAR:
            return True
    speed = view.next_quantity(index)
    if speed is None or speed.unit not in SPEEDS or view.gap(index, speed.core) > _OF_SPEED:
        return False
    if view.gap(index, speed.core) > 4 and view.cats[index - 1] is not Cat.ABOUT:  # the article of a subject
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
