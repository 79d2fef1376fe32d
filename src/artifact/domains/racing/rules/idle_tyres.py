"""Tyres that are spoken of, and that nobody raced on: saved, liked, prepared, left over, brought by the maker.

Invariant: such a tyre stays in the sentence as a tyre of no name, so that what stands beside it is read as before.
"""

from __future__ import annotations

from artifact.domains.racing.rules.items import Item

# between a verb and the tyre that is its object
_OF_OBJECT = frozenset(
    {"WORDNUM", "NUM", "TYRE", "OF", "ANOTHER", "HIS", "PARTIAL", "TO", "HE", "DRIVER", "ORD", "FROM"}
)
_OF_OBJECT |= {"COMPARE", "LOOSE", "FOR", "BOTH", "FASTER", "SLOWER", "FINAL"}
_LISTING = frozenset({"AND", ",", "TO", "ON", "OF", "TYRE", "-", "THAN", "INSTEAD", "ANOTHER", "OR", "QUE", "FOR"})
# between a stop and what is said of it
_OF_STOP = frozenset({"LAPNO", "ON", "IN", "OF", "DRIVER", "HIS", "FOR"})
_FAR = 7  # tokens
_NEAR = 3
_LIKED = 9


def idle_object(text: str, items: list[Item], i: int) -> bool:
    """Take the names from the tyres that are the object of the verb at `i`: "saved a set of mediums"."""
    chosen = text[items[i].start : items[i].start + 4].casefold() == "pref"
    k = i + 1
    while k < len(items) and items[k].tag in _OF_OBJECT:
        k += 1
    if k >= len(items) or items[k].tag != "COMPOUND" or items[k].at > items[i].to + _FAR:
        return False
    if chosen and any(item.tag in ("STINT", "MIDDLE_STINT") for item in items[k + 1 : k + 5]):
        return False  # "prefirió los medios para el tramo central"
    last = items[k].at
    while k < len(items) and (items[k].tag == "COMPOUND" or items[k].tag in _LISTING) and items[k].at <= last + _NEAR:
        if items[k].tag == "COMPOUND":
            items[k].tag, items[k].value = "TYRE", None
        last = items[k].to
        k += 1
    return True


def idle_before(out: list[Item], at: int, *, far: int = _NEAR) -> bool:
    """Take its name from the tyre, or the number from the stops, that what stands at token `at` says it of.

    Returns:
        Whether there are such.
    """
    for k in range(len(out) - 1, max(len(out) - 7, -1), -1):
        item = out[k]
        if item.to < at - far or item.tag in (",", ";", "BUT", "WHILE"):
            return False
        if item.tag == "COMPOUND":
            item.tag, item.value = "TYRE", None
            if k > 1 and out[k - 1].tag == "AND" and out[k - 2].tag == "COMPOUND":
                out[k - 2].tag, out[k - 2].value = "TYRE", None
            return True
        if item.tag in ("STOPS", "SC"):
            item.tag, item.value = "NONE", None
            return True
        if item.tag in _OF_STOP:
            at = item.at  # "la parada de AAA en la vuelta 9 nunca llegó"
        elif item.tag == "PIT":
            item.tag = "NONE"
            return True
    return False


def liked(out: list[Item], at: int) -> None:
    """Take its name from the tyre told before a verb for to like: "the hard was the tyre that he liked least"."""
    idle_before(out, at, far=_LIKED)
