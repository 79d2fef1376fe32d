"""Signs in words: "minus 5 degrees", "5 to 10 below zero", "5 grados bajo cero Celsius"."""

from __future__ import annotations

from artifact.domains.weather.rules.items import Item
from artifact.domains.weather.rules.lexicon import Cat


def signed(items: list[Item]) -> list[Item]:
    """Put signs in words on their numbers: "minus 5 degrees", "5 to 10 below zero", "5 grados bajo cero Celsius"."""
    out: list[Item] = []
    minus, number, below, unit = Cat.MINUS, Cat.NUMBER, Cat.BELOW_ZERO, Cat.UNIT
    for index, item in enumerate(items):
        cat = item.cat
        if cat is minus:
            following = items[index + 1] if index + 1 < len(items) else None
            negates = following is not None and following.cat is Cat.NUMBER and following.first - item.last == 1
            out.append(item if negates else item._replace(cat=Cat.RELATIVE))
        elif cat is number and out and out[-1].cat is minus:
            sign = out.pop()
            out.append(_negative(item._replace(start=sign.start, first=sign.first)))
        elif cat is below:
            out.extend(_below_zero(out, item))
        elif cat is unit and len(out) > 1 and _names_scale(out, item):
            out[-1] = out[-1]._replace(payload=item.payload, end=item.end, last=item.last)
        else:
            out.append(item)
    return out


def _below_zero(items: list[Item], sign: Item) -> list[Item]:
    """Negate the number, or the range, that ends before `items` does; what is left of the sign where there is none."""
    number = len(items) - 1
    while number >= 0 and items[number].cat is Cat.UNIT and items[number].payload in ("deg", "F", "C"):
        number -= 1
    measured = number >= 0 and items[number].cat is Cat.NUMBER and sign.first - items[-1].last == 1
    if not measured:
        return [sign._replace(cat=Cat.RELATIVE)]
    items[number] = _negative(items[number])
    other = number - 2
    joined = other >= 0 and items[number - 1].cat in (Cat.TO, Cat.DASH, Cat.AND, Cat.OR)
    if joined and items[other].cat is Cat.NUMBER and items[number].first - items[other].last == 2:
        items[other] = _negative(items[other])
    items[-1] = items[-1]._replace(end=sign.end, last=sign.last)
    return []


def _negative(number: Item) -> Item:
    return number if number.value is None else number._replace(value=-abs(number.value))


def _names_scale(items: list[Item], scale: Item) -> bool:
    """Whether a scale belongs to the degrees before it, from which a sign parts it: "5 grados bajo cero Celsius"."""
    degrees = items[-1]
    signed = degrees.cat is Cat.UNIT and degrees.payload == "deg" and (items[-2].value or 0.0) < 0
    return signed and scale.payload in ("F", "C") and scale.first - degrees.last == 1
