"""Sky and weather: what is expected, graded ("mostly sunny") and denied ("no rain or thunderstorms").

Invariant: a denial reaches over the list it begins ("no rain, snow or fog") and no further ("no rain, but fog"). "Rain"
that only says what a stated, small or denied chance is of ("a 20% chance of rain") is no claim of rain.
"""

from __future__ import annotations

from collections.abc import Iterator

from artifact.claim import Claim, Polarity
from artifact.domains.weather.claims import Sky, SkyCondition
from artifact.domains.weather.rules.chance import chance_of, is_asked, none_of, partner
from artifact.domains.weather.rules.lexicon import Cat
from artifact.domains.weather.rules.quantities import PER_CENT, Quantity, adjacent, close
from artifact.domains.weather.rules.view import NEAR, REACH, View

_NAMES = frozenset((Cat.WEATHER, Cat.COVER, Cat.BASE, Cat.PRECIP))
_DENIALS = frozenset((Cat.NEG, Cat.UNLIKELY, Cat.NONE))
_ENDS = frozenset((Cat.BREAK, Cat.STOP, Cat.NUMBER, Cat.OPEN, Cat.CLOSE))
_SAME_LIST = frozenset((Cat.OR, Cat.AND, Cat.WEATHER, Cat.GRADE))
_UNREAL = frozenset((Cat.IF, Cat.LIKE, Cat.SAYING))
_OF = frozenset((Cat.ABOUT, Cat.IN))
_AFTER_LABEL = frozenset(
    (Cat.NONE, Cat.COMMA, Cat.DASH, Cat.OPEN, Cat.ABOUT, Cat.NEARLY, Cat.FAINT, Cat.UP_TO, Cat.UNDER)
)
_BETWEEN_CHANCE = frozenset((Cat.ABOUT, Cat.UNIT, Cat.NUMBER, Cat.FAINT, Cat.NEARLY))

_GRADED: dict[tuple[str, str], Sky] = {
    ("very", "clear"): "clear",
    ("very", "cloudy"): "cloudy",
    ("mostly", "clear"): "mostly_clear",
    ("mostly", "cloudy"): "cloudy",
    ("partly", "clear"): "partly_cloudy",
    ("partly", "cloudy"): "partly_cloudy",
    ("slightly", "clear"): "partly_cloudy",
    ("slightly", "cloudy"): "mostly_clear",
}


def conditions(view: View) -> Iterator[Claim]:
    """The conditions of a sentence, denied ones as such."""
    if view.has.isdisjoint(_NAMES):
        return
    valued = {chance_of(view, quantity) for quantity in view.percentages}  # chances that have a percentage
    unreal = not view.has.isdisjoint(_UNREAL)
    asked = view.items[-1].payload == "?"
    denied_until = -1
    for index, item in enumerate(view.items):
        if item.cat in _DENIALS:
            denied_until = max(denied_until, _scope(view, index))
        if item.cat not in _NAMES:
            continue
        denied = index <= denied_until or _is_denied_after(view, index)
        if item.cat is Cat.PRECIP and not (
            denied and not item.payload and _chance_before_or_after(view, index) is None
        ):
            continue
        if item.generic and _only_names_a_chance(view, index, valued):
            continue
        label = _label_of(view, index) if item.cat is Cat.WEATHER else None
        if label is not None and label.high == 0:
            continue
        if is_asked(view, index) or view.is_past(index, index) or (unreal and _is_supposed(view, index)):
            continue
        if asked and _is_asked_about(view, index):
            continue
        for condition, first, last in _named(view, index):
            yield SkyCondition(
                condition=condition,
                polarity=Polarity.DENIED if denied else Polarity.AFFIRMED,
                span=view.span(first, last),
                rule=f"sky.{item.cat.name.lower()}",
            )


def _named(view: View, index: int) -> list[tuple[Sky, int, int]]:
    """The conditions that a word names with its grades, each with its first and last item.

    "Mostly sunny", "nublado en parte"; two for "partly to mostly cloudy".
    """
    item = view.items[index]
    if item.cat is Cat.PRECIP:  # "no precipitation" denies at least rain
        return [("rain", index, index)]
    condition: Sky = item.payload  # type: ignore[assignment]
    if _has_few_clouds(view, index, condition):
        return []
    nearly = view.cats[index - 1] is Cat.NEARLY and close(view.items, index - 1, index)
    if item.cat is Cat.COVER and condition == "clear" and nearly:
        return [("mostly_clear", index - 1, index)]
    if item.cat is not Cat.BASE:
        return [(condition, index, index)]
    if view.cats[index - 1] is Cat.GRADE and close(view.items, index - 1, index):
        found = [(_GRADED[view.items[index - 1].payload, condition], index - 1, index)]
        if view.cats[index - 2] is Cat.TO and view.cats[index - 3] is Cat.GRADE:
            found.insert(0, (_GRADED[view.items[index - 3].payload, condition], index - 3, index))
        return found
    if nearly:
        return [(_GRADED["mostly", condition], index - 1, index)]
    if view.cats[index + 1] is Cat.GRADE and close(view.items, index, index + 1):
        return [(_GRADED[view.items[index + 1].payload, condition], index, index + 1)]
    return [(condition, index, index)]


def _has_few_clouds(view: View, index: int, condition: Sky) -> bool:
    """Whether a clear sky is told with the clouds that it has: "sunshine with a few clouds", "sol y algunas nubes"."""
    join = view.cats[index + 1]
    if condition != "clear" or join not in (Cat.AND, Cat.COMMA):
        return False
    other = index + 2
    while view.cats[other] is Cat.ABOUT and other < index + 4:
        other += 1
    clouds = view.items[other].payload if view.cats[other] is Cat.COVER else ""
    return (clouds == "mostly_clear" or (clouds == "partly_cloudy" and join is Cat.AND)) and view.gap(index, other) <= 5


def _only_names_a_chance(view: View, index: int, valued: set[int | None]) -> bool:
    """Whether "rain" only says what a chance is of, one that is stated, small or none."""
    if partner(view, index) is not None:
        return False
    if _label_of(view, index) is not None or _is_share_of(view, index):
        return True
    chance = _chance_before_or_after(view, index)
    if chance is None:
        return False
    if chance in valued or none_of(view, chance) is not None:
        return True
    near = (*range(chance - 3, chance), *range(chance + 1, chance + 5))
    return any(
        view.cats[other] is Cat.FAINT or (view.cats[other] is Cat.LOW and view.is_degree_of_chance(other))
        for other in near
    )


def _label_of(view: View, index: int) -> Quantity | None:
    """The percentage that a weather word is the label of: "Rain: 5%", "Lluvia 5 %", "Chuva (5%)"."""
    quantity = view.next_quantity(index) if view.percentages else None
    if quantity is None or quantity.unit != PER_CENT or view.gap(index, quantity.core) > 5:
        return None
    between = range(index + 1, quantity.core)
    labels = all(view.cats[other] in _AFTER_LABEL and adjacent(view.items, other - 1, other) for other in between)
    return quantity if labels and adjacent(view.items, quantity.core - 1, quantity.core) else None


def _is_share_of(view: View, index: int) -> bool:
    """Whether a percentage right before a word is of it: "5% rain", "un 5 % de lluvia", "nine percent on the rain"."""
    other = index - 1
    while view.cats[other] in _OF and index - other < 3:
        other -= 1
    share = view.cats[other] is Cat.UNIT and view.items[other].payload == PER_CENT
    return share and view.gap(other, index) <= 3


def _is_asked_about(view: View, index: int) -> bool:
    """Whether a question leaves open what it names: "Rain chances?", "Team sun or team rain?"."""
    if view.cats[index] is Cat.WEATHER and _chance_before_or_after(view, index) is not None:
        return True
    return any(view.cats[other] is Cat.OR for other in (index - 1, index + 1) if other >= 0)


def _is_supposed(view: View, index: int) -> bool:
    """Whether a word is no forecast: "if it rains", "as if after a shower", "as the saying goes, rain before seven"."""
    for other in view.left(index) if view.has & {Cat.LIKE, Cat.SAYING} else ():
        if view.cats[other] is Cat.SAYING:
            return True
        if view.cats[other] is Cat.LIKE:
            return Cat.COMMA not in view.cats[other:index] and Cat.STOP not in view.cats[other:index]
    for other in range(index - 1, max(index - 5, -1), -1):
        if view.cats[other] is Cat.IF:
            return view.gap(other, index) <= NEAR
        if view.cats[other] in _ENDS or view.cats[other] is Cat.COMMA:
            break
    return False


def _chance_before_or_after(view: View, index: int) -> int | None:
    """The chance that a word goes with: "chance of rain", "chance of 20% of rain", "rain chances"."""
    for other in range(index - 1, max(index - 6, -1), -1):
        if view.cats[other] is Cat.CHANCE:
            return other if view.gap(other, index) <= 5 else None
        if view.cats[other] not in _BETWEEN_CHANCE:
            break
    after = index + 1 + (view.cats[index + 1] in (Cat.COMMA, Cat.OPEN, Cat.DASH))  # "rain chances", "rain: chance 5%"
    after += after > index + 1 and view.cats[after] in (Cat.NEG, Cat.NONE)  # "rain: no chance"
    return after if view.cats[after] is Cat.CHANCE and view.gap(index, after) <= 3 else None


def _scope(view: View, denial: int) -> int:
    """The last item that a denial before it reaches."""
    last, joined = denial, False
    for index in range(denial + 1, min(denial + REACH, len(view.items))):
        cat = view.cats[index]
        if cat in _ENDS:
            break
        if cat in _NAMES:
            if last > denial and (not joined or cat in (Cat.BASE, Cat.COVER)):
                break  # "no rain, sunny", "no rain and sunny"
            last, joined = index, False
        elif cat in (Cat.OR, Cat.AND, Cat.SLASH):
            joined = True
        elif cat is Cat.COMMA:
            if last == denial:
                break
            # a list goes on when it ends with "or": "no rain, snow or fog"
            joined = view.cats[index + 1] is Cat.WEATHER and view.cats[index + 2] in (Cat.OR, Cat.COMMA)
    return last


def _is_denied_after(view: View, index: int) -> bool:
    """A denial that follows: "rain is not expected", "tormentas poco probables", "lluvia: ninguna"."""
    falls = view.cats[index] in (Cat.WEATHER, Cat.PRECIP)
    mark = index + 1 if falls and view.cats[index + 1] in (Cat.COMMA, Cat.DASH) else index
    for other in range(mark + 1, mark + 4):
        cat = view.cats[other]
        if cat in (Cat.ABOUT, Cat.NEARLY) and other == mark + 1:
            mark = other  # "rain is at zero"
            continue
        if cat is Cat.NONE and falls and other == mark + 1:
            return view.gap(index, other) <= 3
        if cat is Cat.UNLIKELY:
            return view.gap(index, other) <= 4
        if cat is Cat.NEG:
            following = view.cats[other + 1 : other + 4]
            for end in (Cat.OPEN, Cat.STOP):  # "rain is not foreseen (2%)"
                following = following[: following.index(end)] if end in following else following
            speaks_of_next = _scope(view, other) > other or any(
                cat in (Cat.CHANCE, Cat.NUMBER, Cat.WIND) for cat in following
            )
            return not speaks_of_next and view.gap(index, other) <= 3
        if cat not in _SAME_LIST or (cat is Cat.WEATHER and not falls):
            break
    return False
