"""What is numbered: places, stints, and ordinals of whatever stands beside them or is left out.

Each function reads the item at an index, as `items.Reader` describes.
"""

from __future__ import annotations

from artifact.domains.racing.rules.contests import counts_else
from artifact.domains.racing.rules.fittings import middle_stint
from artifact.domains.racing.rules.items import Item, Reader, is_whole, join
from artifact.domains.racing.rules.numbers import LONGEST_LINK
from artifact.domains.racing.rules.spans import is_lap_left_out, is_spelt_ordinal

_LAST = 22  # no field has more cars


def _p_number(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A position of a letter and a number: "P4"."""
    item = items[i]
    following = items[i + 1] if i + 1 < len(items) else None
    if following is None or following.tag != "NUM" or following.at != item.to + 1 or not is_whole(following):
        return i + 1
    out.append(join("POS", following.whole, item, following))
    return i + 2


def _position(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word for a place, with its number or without: "position 4", "the position"."""
    item = items[i]
    following = items[i + 1] if i + 1 < len(items) else None
    if following is not None and following.tag == "NUM" and following.at <= item.to + 2 and is_whole(following):
        out.append(join("POS", following.whole, item, following))
        return i + 2
    out.append(item)
    return i + 1


def _ordinal(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """An ordinal, of what stands beside it or is left out: "ninth place", "the 14th lap", "... and in the second"."""
    item = items[i]
    if counts_else(text, item):
        return i + 1
    following = items[i + 1] if i + 1 < len(items) else None
    if following is not None and following.tag == "-" and i + 2 < len(items) and items[i + 2].tag == "POSITION":
        out.append(join("POS", item.value, item, items[i + 2]))  # "a ninth-place finish"
        return i + 3
    if following is not None and following.at <= item.to + 2:
        if following.tag == "POSITION":
            out.append(join("POS", item.value, item, following))
            return i + 2
        if following.tag == "LAP" and (item.flag or is_spelt_ordinal(items, i, out)):
            out.append(join("LAPNO", item.value, item, following))
            return i + 2
    if out and out[-1].tag == "POSITION" and out[-1].to == item.at - 1:
        out[-1] = join("POS", item.value, out[-1], item)  # "puesto noveno"
    elif _is_stint_again(items, i, out):
        out.append(join("STINT", item.value, item, item))
    elif is_lap_left_out(text, items, i, out):
        out.append(join("LAPNO", item.value, item, item))
    else:
        out.append(item)
    return i + 1


def _middle_stint(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """The stint between two others."""
    out.extend(middle_stint(text, items[i]))
    return i + 1


# what may stand right after the number of a stint that is not called one again
_AFTER_STINT = frozenset({"NUM", ",", ".", ")", "(", ":", "AND", "ON", "WITH", "IN", "OF", "AVG"})


def _is_stint_again(items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether an ordinal is a stint's: "79.1 s in the first stint and 80.0 s in the second"."""
    following = items[i + 1] if i + 1 < len(items) else None
    ends = following is None or (following.tag in _AFTER_STINT and following.at == items[i].to + 1)
    led = bool(out) and out[-1].tag in ("IN", "AND", ",", "AFTER", "THAN", "VERSUS", "TO", "WHILE")
    return ends and led and any(item.tag == "STINT" and item.whole > 0 for item in out[-LONGEST_LINK:])


def _places(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """Places counted through or listed: "places six to ten", "puestos 6 y 7". Alone the word says nothing."""
    listed = _listed_places(items, i + 1)
    if listed:
        out.extend(listed)
        return i + 1 + len(listed)
    told = items[i + 1 : i + 4]
    if [item.tag in ("NUM", "WORDNUM") for item in told] != [True, False, True] or told[0].at > items[i].to + 2:
        return i + 1
    first, link, last = told
    if link.tag not in ("TO", "-", "UNTIL") or not (is_whole(first) and is_whole(last)) or last.at > first.to + 3:
        return i + 1
    out.extend((join("POS", first.whole, first, first), link, join("POS", last.whole, last, last)))
    return i + 4


def _listed_places(items: list[Item], first: int) -> list[Item]:
    """Numbers of several places, and what joins them: "16 and 17", "5, 6 y 7"."""
    k = first
    out: list[Item] = []
    while k < len(items) and items[k].tag in ("NUM", "WORDNUM") and is_whole(items[k]):
        if items[k].at > items[k - 1].to + 2 or not 0 < items[k].whole <= _LAST:
            return []
        out.append(join("POS", items[k].whole, items[k], items[k]))
        if len(out) > 1 and items[k - 1].tag == "AND":
            return out
        if k + 1 == len(items) or items[k + 1].tag not in (",", "AND"):
            return []
        out.append(items[k + 1])
        k += 2
    return []


def _is_hyphened(items: list[Item], i: int) -> bool:
    """Whether a hyphen joins a stint and its number: "stint-1 average", unlike "stint - 10 laps"."""
    number = items[i + 2]
    close = items[i].end == items[i + 1].start and items[i + 1].end == number.start
    return close and is_whole(number) and 0 < number.whole < 9 and not any(o.tag == "LAP" for o in items[i + 3 : i + 4])


def _stint(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A stint, with its number: "stint 2", "second stint", "final HARD stint" (-1 is the last)."""
    item = items[i]
    if [other.tag for other in items[i + 1 : i + 3]] == ["-", "NUM"] and _is_hyphened(items, i):
        out.append(join("STINT", items[i + 2].whole, item, items[i + 2]))
        return i + 3
    if _numbers(items, i):
        out.append(join("STINT", items[i + 1].whole, item, items[i + 1]))
        return i + 2
    value = _called(item, out)
    after = items[i + 1] if i + 1 < len(items) else None
    if value is None and after is not None and after.at == item.to + 1:  # "stint inicial", "stint final"
        value = _PLACES_IN_RACE.get(after.tag)
        if after.tag == "ORD" and isinstance(after.value, int):
            value = after.whole
    out.append(Item("STINT", value, item.start, item.end, item.at, item.to, item.flag))
    return i + 1


_PLACES_IN_RACE = {"OPENING": 1, "FINAL": -1}


def _numbers(items: list[Item], i: int) -> bool:
    """Whether the number after a stint is its own, and neither the first of a span nor its length."""
    number, after, last = (*items[i + 1 : i + 4], None, None, None)[:3]
    if number is None or number.tag != "NUM" or number.at != items[i].to + 1 or not is_whole(number):
        return False
    if after is None:
        return True
    counted = last is not None and last.tag == "NUM"
    if after.tag == "-" and after.at == number.to + 1 and counted:
        return False  # unlike "Stint 1 - HARD"
    if after.tag in ("SECONDS", "LAP") and after.at == number.to + 1:
        # "stint 5 laps 34-47", unlike "final stint 30 laps @ 80.1 s"
        return after.tag == "LAP" and last is not None and counted and last.at == after.to + 1 and is_whole(last)
    return True


def _called(stint: Item, out: list[Item]) -> int | None:
    """The number that the words before a stint give it: "second stint", "final HARD stint"."""
    for back in range(1, 4):
        if len(out) < back or out[-back].at < stint.at - 5:
            return None
        previous = out[-back]
        if previous.tag == "ORD" and isinstance(previous.value, int):
            return previous.value
        if previous.tag in _PLACES_IN_RACE:
            return _PLACES_IN_RACE[previous.tag]
        of_these = previous.tag == "OF" and back > 1 and out[-back + 1].tag == "THESE"
        if not of_these and previous.tag not in ("COMPOUND", "TYRE", "NLAPS", "STINT", "-", "THESE"):
            return None
    return None


READERS: dict[str, Reader] = {
    "P": _p_number,
    "POSITION": _position,
    "POSITIONS": _places,
    "ORD": _ordinal,
    "STINT": _stint,
    "MIDDLE_STINT": _middle_stint,
}
