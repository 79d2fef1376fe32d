"""Numbers told in words and then, in brackets, to the digit: one number, the exact one.

"more than two tenths a lap (0.2025 s/lap)", "algo más de tres segundos (3,027 s)", "quase um segundo (0,94 s)".
"""

from __future__ import annotations

from artifact.domains.racing.rules.items import MEASURES, Item

_MEASURED = frozenset({"RATE", "SECS"})
_AS_GOOD_AS = 0.2  # of the exact number: what the words may leave out


def exact(text: str, items: list[Item]) -> list[Item]:
    """Put the number in brackets for the one in words before it, which it makes exact."""
    for k in range(len(items) - 4, -1, -1):
        if items[k + 1].tag == "(" and items[k].tag in _MEASURED and _is_same(text, *items[k : k + 4]):
            items[k].value = items[k + 2].value
            items[k].end, items[k].to = items[k + 3].end, items[k + 3].to
            del items[k + 1 : k + 4]
    return items


def _is_same(text: str, worded: Item, opened: Item, number: Item, closed: Item) -> bool:
    """Whether a bracket holds nothing but a number that agrees with the words before it."""
    if number.tag not in MEASURES or closed.tag != ")" or opened.at != worded.to + 1:
        return False
    if any(letter.isdigit() for letter in text[worded.start : worded.end]):
        return False
    signed = not text[number.start].isdigit()  # what the sign tells, the words tell otherwise
    return not signed and abs(number.number - worded.number) <= _AS_GOOD_AS * number.number
