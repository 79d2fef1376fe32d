"""Bounds that a denial turns round: "won't exceed 9 mph" is up to 9, "no bajará de los 62 °F" is at least 62.

Invariant: of the words that go past a number (`OVER`, `UNDER`, `RISE_PAST`, `FALL_PAST`) a denied one becomes the bound
on the other side, and its denial is used up; the others become the bound that they name, or stay the verbs they are.
What is denied to be ruled out is possible, and so is what goes on after it: "no se descartan chubascos ni tormentas".
"""

from __future__ import annotations

from collections.abc import Sequence

from artifact.domains.weather.rules.items import Item
from artifact.domains.weather.rules.lexicon import Cat

GOING_PAST = frozenset((Cat.OVER, Cat.UNDER, Cat.RISE_PAST, Cat.FALL_PAST))
TURNING = GOING_PAST | {Cat.RULED_OUT}
_DENIALS = frozenset((Cat.NEG, Cat.UNLIKELY))
_AFFIRMED = {Cat.OVER: Cat.AT_LEAST, Cat.UNDER: Cat.UP_TO, Cat.RULED_OUT: Cat.UNLIKELY}
_DENIED = {
    Cat.OVER: Cat.UP_TO,
    Cat.RISE_PAST: Cat.UP_TO,
    Cat.UNDER: Cat.AT_LEAST,
    Cat.FALL_PAST: Cat.AT_LEAST,
    Cat.RULED_OUT: Cat.POSSIBLE,
}
_SKIPPED = frozenset((Cat.RISE, Cat.FALL, Cat.ABOUT, Cat.TEMP, Cat.TO, Cat.NEARLY, Cat.WIND))
_REACH = 7  # words from a denial to what it turns round: "not expected to get much above"
_BACK = 4  # items


def turned(items: Sequence[Item]) -> list[Item]:
    """The items of a sentence with denied bounds turned round."""
    out: list[Item] = []
    for item in items:
        if item.cat not in TURNING:
            goes_on = item.cat is Cat.NEG and len(out) > 1 and out[-1].cat is Cat.WEATHER
            joined = goes_on and Cat.POSSIBLE in (other.cat for other in out[-3:-1])
            out.append(item._replace(cat=Cat.OR) if joined else item)
            continue
        denial = _denial(out, item)
        if denial is None:
            out.append(item._replace(cat=_AFFIRMED.get(item.cat, item.cat)))
            continue
        del out[denial]
        out.append(item._replace(cat=_DENIED[item.cat]))
    return out


def _denial(items: Sequence[Item], word: Item) -> int | None:
    """The denial before a word that goes past a number, with nothing of its own between."""
    for index in range(len(items) - 1, max(len(items) - 1 - _BACK, -1), -1):
        if items[index].cat in _DENIALS:
            return index if word.first - items[index].last <= _REACH else None
        if items[index].cat not in _SKIPPED:
            return None
    return None
