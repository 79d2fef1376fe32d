"""Temperatures: the high, the low, or one that the text does not name.

Invariant: a number is a temperature by its unit, or by a high, a low or a "temperature" that it follows directly; which
of the two it is, is said by the nearest such word, never guessed from the value. Values are in Fahrenheit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from artifact.claim import Claim
from artifact.domains.weather.claims import Temp, TempKind, TempUnit
from artifact.domains.weather.rules.lexicon import Cat
from artifact.domains.weather.rules.quantities import DEGREES, FILLERS, Quantity, close
from artifact.domains.weather.rules.view import NEAR, View
from artifact.domains.weather.units import in_fahrenheit

WIDE = 10.0  # a range of more degrees Fahrenheit than this spans the day: it names the low and the high
_SCARCELY = 10.0  # a number below this is hardly one of degrees where nothing else says so
_OTHERS = frozenset((Cat.WIND, Cat.GUST, Cat.CHANCE, Cat.PRECIP, Cat.FOREIGN, Cat.WEATHER, Cat.CALM))
_LETTERS = 2  # of an abbreviation
_ASIDE = 8  # words at most from a comma to the number that an insertion parts it from
_PARTED = 3  # from a verb or an adjective to its noun
_BEARING = 150.0  # degrees above this are of the compass

_BEFORE_BARE = FILLERS - {Cat.CLOCK} | {Cat.COMMA, Cat.TO, Cat.NEG, Cat.TEMP, Cat.POINT, Cat.AND, Cat.TOWARD, Cat.DASH}
_VERBS: dict[Cat, TempKind] = {
    Cat.RISE: "high",
    Cat.RISE_PAST: "high",
    Cat.FALL: "low",
    Cat.FALL_PAST: "low",
}
_BEFORE_NAME = frozenset((Cat.ABOUT, Cat.OPEN, Cat.DASH, Cat.CLOSE, Cat.IN))
_THE = frozenset(("the", "la"))  # "sixty-eight the high"
_TO_NAME = frozenset((Cat.ABOUT, Cat.IN))  # "84 for the high", "84 de máxima"
_ARTICLES = frozenset((Cat.ABOUT, Cat.TO))  # "a" is "to" as well in Portuguese
_RESTATING = frozenset((Cat.OPEN, Cat.SLASH, Cat.ABOUT, Cat.OR, Cat.COMMA))


def temperatures(view: View) -> Iterator[Claim]:
    """The temperatures of a sentence."""
    if not view.quantities:
        return
    last: tuple[Quantity, TempKind | None] | None = None
    told: list[Temp] = []  # of the last quantity, until it is known that the next does not make it exact
    named = False  # whether the sentence has named a high or a low before
    seen = 0
    spent = -1  # the last name that stood after its own value: "84 for the high"
    has, relative = view.has, Cat.RELATIVE in view.has
    foreign, past = Cat.FOREIGN in has, Cat.PAST in has
    for quantity in view.quantities:
        if view.governing and not named:
            named = not view.governing.isdisjoint(range(seen, quantity.first))
            seen = quantity.first
        governor = _governor(view, quantity, spent)
        if not (
            _is_temperature(view, quantity, governor) or (last is not None and _is_of_decade(view, quantity, last[0]))
        ):
            continue
        if governor is not None and governor > quantity.last:
            spent = governor
        if (
            (relative and view.is_followed_by(quantity, Cat.RELATIVE))
            or (foreign and view.is_foreign(quantity))
            or _is_bearing(quantity)
        ):
            view.context.drop("other_measure")
            continue
        if past and _is_past(view, quantity, governor):
            view.context.drop("other_time")
            continue
        restates = last is not None and _restates(view, last[0], quantity)
        kind: TempKind | None
        if governor is None and _answers(view, quantity):
            kind = "high" if view.context.asked is Cat.HIGH else "low"
        elif governor is None and restates:
            kind = last and last[1]
        else:
            kind = _paired(view, quantity, governor) or _kind(view, quantity, governor, named)
        if restates and last is not None and last[1] is None and last[0].unit != quantity.unit:
            told = [replace(claim, kind=kind) for claim in told]  # "71 °F (22 °C) for the low"
        if last is None or not _makes_exact(quantity, kind, *last):
            yield from told
        told = _claims(view, quantity, kind, _span(view, quantity, governor, last and last[0]))
        last = quantity, kind
    yield from told


def _is_temperature(view: View, quantity: Quantity, governor: int | None) -> bool:
    if quantity.unit:
        return quantity.unit in DEGREES
    # without a unit: right after its governing word, and nothing else made of it by the next
    if _verb_before(view, quantity) and (quantity.decade or _is_bare_degree(view, quantity, governor)):
        return True
    if governor is None and _answers(view, quantity):
        return not view.is_followed_by(quantity, Cat.TIME)
    if governor is None and quantity.decade and _is_graded_decade(view, quantity):
        return True
    if governor is not None and governor > quantity.last:
        return _is_named_after(view, quantity, governor)
    if governor is None or view.gap(governor, quantity.core) > NEAR:
        return False
    if any(view.cats[index] not in _BEFORE_BARE for index in range(governor + 1, quantity.core)):
        return False
    return not view.is_followed_by(quantity, Cat.TIME, touching=True)


def _verb_before(view: View, quantity: Quantity) -> bool:
    """Whether a verb of rising or falling stands right before: "warming into the upper 80s"."""
    near = quantity.core - 1
    if _is_insertion(view, quantity.core):
        near -= 2
    for index in range(near, max(near - 3, -1), -1):
        if view.cats[index] in _VERBS:
            return view.gap(index, near + 1) <= 4
        if view.cats[index] not in FILLERS and view.cats[index] is not Cat.TO:
            break
    return False


def _answers(view: View, quantity: Quantity) -> bool:
    """Whether a number that opens a sentence answers the question before it: "The high? Eighty-eight."."""
    if view.context.asked is None:
        return False
    opens = quantity.first == 0 and view.items[quantity.core].first <= 2 and quantity.single
    return opens and view.context.asked in (Cat.HIGH, Cat.LOW) and (quantity.low or 0.0) >= _SCARCELY


def _is_insertion(view: View, core: int) -> bool:
    """Whether words between commas part a number from what governs it: "gets down to, let me see, sixty-two"."""
    return view.cats[core - 1] is Cat.COMMA and view.cats[core - 2] is Cat.COMMA and view.gap(core - 2, core) <= _ASIDE


def _is_graded_decade(view: View, quantity: Quantity) -> bool:
    """Whether a number can only be degrees, as a decade of which a part is told: "we're talking low fifties"."""
    if view.cats[quantity.core - 1] is not Cat.DECADE:
        return False
    return view.nearest_left(quantity.first, _OTHERS) is None and view.cats[quantity.last + 1] not in _OTHERS


def _is_of_decade(view: View, quantity: Quantity, last: Quantity) -> bool:
    """Whether a number is that of the decade just told: "the upper forties, call it forty-seven"."""
    if quantity.unit or not quantity.single or view.is_followed_by(quantity, Cat.TIME):
        return False
    same = last.decade and last.single and (last.low or 0.0) // 10 == (quantity.low or 0.0) // 10
    between = range(last.last + 1, quantity.first)
    joined = all(view.cats[index] in _RESTATING or view.cats[index] is Cat.DASH for index in between)
    return same and joined and view.gap(last.last, quantity.core) <= _ASIDE


def _is_named_after(view: View, quantity: Quantity, governor: int) -> bool:
    """Whether a number without unit is made a temperature by what follows it: "68 for a high", "84 de máxima"."""
    between = range(quantity.last + 1, governor)
    named = (len(between) > 0 or view.word_after(quantity) in _THE) and all(
        view.cats[index] in (Cat.ABOUT, Cat.IN) for index in between
    )
    return named and quantity.single and (quantity.low or 0.0) >= _SCARCELY and view.gap(quantity.last, governor) <= 4


def _is_bare_degree(view: View, quantity: Quantity, governor: int | None) -> bool:
    """Whether a number after a verb can only be of degrees: "overnight we drop to 62"."""
    if governor is not None and not _is_insertion(view, quantity.core):
        return False
    if not quantity.single or not _SCARCELY <= (quantity.low or 0.0) < _BEARING:
        return False
    other = view.nearest_left(quantity.first, _OTHERS)
    if view.cats[quantity.last + 1] in _OTHERS or (other is not None and not view.breaks(other, quantity.first)):
        return False
    return not view.is_followed_by(quantity, Cat.TIME)


def _governor(view: View, quantity: Quantity, spent: int) -> int | None:
    """The word that says what a temperature is: just to its right ("a 60-degree low"), else to its left.

    Args:
        view: the sentence.
        quantity: the temperature.
        spent: the last word that has named a temperature before it, and so names none after it.
    """
    if not view.governing and Cat.TEMP not in view.has:
        return None
    after = quantity.last + 1
    while view.cats[after] in _TO_NAME and after < quantity.last + 3:
        after += 1
    touching = 1 + (view.word_after(quantity) in _THE)
    if after in view.governing and view.gap(quantity.last, after) <= (touching if after == quantity.last + 1 else 4):
        following = after + 1
        if view.items[after].end - view.items[after].start <= _LETTERS and view.cats[following] is Cat.COMMA:
            following += 1  # "H:84° L:60°"
        while view.cats[following] in FILLERS or view.cats[following] is Cat.TO:
            following += 1
        if view.cats[following] is not Cat.NUMBER:  # "high 80 low 60"
            return after
    for index in view.left(quantity.first) if view.names_before(quantity.first) else ():
        cat = view.cats[index]
        if index == spent:
            break
        if index in view.governing or cat is Cat.TEMP:
            return _graded(view, index)
        other = view.quantity_at(index)
        if cat in (Cat.STOP, Cat.FOREIGN) or (other is not None and other.unit and not view.scale_of(other)):
            break
    for index in range(quantity.last + 1, quantity.last + 4):
        if index in view.governing and close(view.items, index - 1, index):
            return index
        if view.cats[index] not in _BEFORE_NAME:
            break
    return None


def _graded(view: View, index: int) -> int:
    """The word that names a temperature, where it stands apart before it: "minimum air temperature"."""
    parted = view.cats[index] is Cat.TEMP and index - 1 in view.governing and view.gap(index - 1, index) <= _PARTED
    return index - 1 if parted else index


def _kind(view: View, quantity: Quantity, governor: int | None, named: bool) -> TempKind | None:
    """High or low: as the governing word says, else as the verb or the bound does if nothing named it before."""
    if governor is not None and view.cats[governor] is not Cat.TEMP:
        return "high" if view.cats[governor] is Cat.HIGH else "low"
    if named:
        return None
    floor = max(quantity.core - 5, -1)
    if governor is not None:  # the verb may stand before its subject: "bajará el termómetro a 52"
        floor = governor - 1
        while view.cats[floor] in _ARTICLES and governor - floor < 3:
            floor -= 1
        floor -= view.cats[floor] in _VERBS and view.gap(floor, governor) <= _PARTED
    for index in range(quantity.core - 1, floor, -1):
        if view.cats[index] in _VERBS:
            return _VERBS[view.cats[index]]  # type: ignore[index]
        if view.cats[index] in (Cat.STOP, Cat.NUMBER):
            break
    return "high" if quantity.low is None else "low" if quantity.high is None else None


def _paired(view: View, quantity: Quantity, governor: int | None) -> TempKind | None:
    """The kind of one of a pair: "high/low 80/60"."""
    if governor is None or view.cats[governor - 1] is not Cat.SLASH or governor - 2 not in view.governing:
        return None
    first, second = (view.cats[index] is Cat.HIGH for index in (governor - 2, governor))
    is_second = view.cats[quantity.core - 1] is Cat.SLASH
    return "high" if (second if is_second else first) else "low"


def _is_past(view: View, quantity: Quantity, governor: int | None) -> bool:
    """Whether a value, or the word that names it, is said to be of a time gone by."""
    names_it = governor is not None and governor < quantity.first and view.next_quantity(governor) == quantity
    return view.is_past(governor if names_it and governor is not None else quantity.first, quantity.last)


def _restates(view: View, last: Quantity, quantity: Quantity) -> bool:
    """Whether a quantity is the one before it in another unit: "64°F (18°C)", "64°F / 18°C"."""
    between = quantity.core - last.last - 1
    return 0 < between <= 3 and _RESTATING.issuperset(view.cats[last.last + 1 : quantity.core])


def _makes_exact(quantity: Quantity, kind: TempKind | None, last: Quantity, last_kind: TempKind | None) -> bool:
    """Whether a value is one of the decade told before it: "into the upper 50s, bottoming out at 58 °F"."""
    if not last.decade or not last.single or quantity.decade or not quantity.single or quantity.unit == "C":
        return False
    return last_kind in (kind, None) and (last.low or 0.0) // 10 == (quantity.low or 0.0) // 10


def _is_bearing(quantity: Quantity) -> bool:
    return quantity.unit == "deg" and (quantity.high or 0.0) > _BEARING


def _span(view: View, quantity: Quantity, governor: int | None, before: Quantity | None) -> tuple[int, int]:
    """From the governing word on, unless another quantity stands between."""
    if governor is None or (before is not None and governor < before.core):
        return view.span(quantity.said, quantity.last)
    return view.span(governor, quantity.said, quantity.last)


def _claims(view: View, quantity: Quantity, kind: TempKind | None, span: tuple[int, int]) -> list[Temp]:
    polarity = view.polarity(quantity.first)
    unit: TempUnit = "C" if quantity.unit == "C" or (quantity.unit != "F" and view.context.celsius) else "F"
    if kind is None and quantity.range and _width(quantity, unit) > WIDE:
        return [
            Temp(kind="low", value=quantity.low, unit=unit, polarity=polarity, span=span, rule="temp.range"),
            Temp(kind="high", value=quantity.high, unit=unit, polarity=polarity, span=span, rule="temp.range"),
        ]
    written = "decade" if quantity.decade else "range" if quantity.range else "unit" if quantity.unit else "bare"
    return [Temp(kind=kind, value=quantity.middle, unit=unit, polarity=polarity, span=span, rule=f"temp.{written}")]


def _width(quantity: Quantity, unit: TempUnit) -> float:
    """How far apart the ends of a range are, in degrees Fahrenheit."""
    low, high = (in_fahrenheit(end or 0.0, unit) for end in (quantity.low, quantity.high))
    return high - low
