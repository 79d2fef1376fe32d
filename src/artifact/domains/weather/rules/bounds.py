"""Bounds that a denial turns round: "won't exceed 9 mph" is up to 9, "no bajará de los 62 °F" is at least 62.

Invariant: of the words that go past a number (`OVER`, `UNDER`, `RISE_PAST`, `FALL_PAST`) a denied one becomes the bound
on the other side, and its denial is used up; the others become the bound that they name, or stay the verbs they are.
"""

from __future__ import annotations

from collections.abc import Sequence

from artifact.domains.weather.rules.items import Item
from artifact.domains.weather.rules.lexicon import Cat

GOING_PAST = frozenset((Cat.OVER, Cat.UNDER, Cat.RISE_PAST, Cat.FALL_PAST))
_DENIALS = frozenset((Cat.NEG, Cat.UNLIKELY))
_UPWARD = frozenset((Cat.OVER, Cat.RISE_PAST))
_PLAIN = {Cat.OVER: Cat.AT_LEAST, Cat.UNDER: Cat.UP_TO}
_SKIPPED = frozenset((Cat.RISE, Cat.FALL, Cat.ABOUT, Cat.TEMP, Cat.TO, Cat.NEARLY, Cat.WIND))
_REACH = 7  # words from a denial to what it turns round: "not expected to get much above"
_BACK = 4  # items


def turned(items: Sequence[Item]) -> list[Item]:
    """The items of a sentence with denied bounds turned round."""
    out: list[Item] = []
    for item in items:
        if item.cat not in GOING_PAST:
            out.append(item)
            continue
        denial = _denial(out, item)
        if denial is None:
            out.append(item._replace(cat=_PLAIN.get(item.cat, item.cat)))
            continue
        del out[denial]
        out.append(item._replace(cat=Cat.UP_TO if item.cat in _UPWARD else Cat.AT_LEAST))
    return out


def _denial(items: Sequence[Item], word: Item) -> int | None:
    """The denial before a word that goes past a number, with nothing of its own between."""
    for index in range(len(items) - 1, max(len(items) - 1 - _BACK, -1), -1):
        if items[index].cat in _DENIALS:
            return index if word.first - items[index].last <= _REACH else None
        if items[index].cat not in _SKIPPED:
            return None
    return None
