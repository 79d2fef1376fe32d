"""Numbers whose unit is told of another: "20 laps on SOFT, 15 on HARD", "losing 0.11 s a lap against 0.05".

Invariant: a number shares only the unit of one before it in its sentence.
"""

from __future__ import annotations

from artifact.domains.racing.rules.items import Item

_BETWEEN_RATES = frozenset(
    {
        "VERSUS",
        "ON",
        "AND",
        ",",
        ";",
        "OF",
        "DRIVER",
        "COMPOUND",
        "TYRE",
        "LOSE",
        "WHILE",
        "THESE",
        "COMPARE",
        "EPITHET",
    }
)
_BETWEEN_RATES |= {"IN", "WITH", "FOR", "STINT", "ORD", "TO", "HIS", "BUT"}
_BETWEEN_RATES |= {"BY", "RISE", "FALL", "UP", "DOWN"}
_MOST_RATE = 5.0  # seconds a lap that a number without its unit may be
_LASTING = frozenset({"FOR", "DURING"})
_SHORTEST_LAP = 45.0  # seconds
_REACH = 26  # items between a count of laps and one without its unit
_ON = frozenset({"ON", "WITH", "IN", "OF"})
_AT = frozenset({"TO", "IN"})
# what a place in the order or a lap has before it, and no count
_ARTICLES = (" la ", " na ", " da ", " el ", " lap ", " p")


def shares_rate(out: list[Item], item: Item) -> bool:
    """Whether a number is seconds a lap as one before it: "losing 0.11 s a lap, while BBB's lost 0.05"."""
    if abs(item.number) > _MOST_RATE:
        return False
    for other in out[:-12:-1]:
        if other.tag == "RATE":
            return True
        if other.tag not in _BETWEEN_RATES:
            return False
    return False


def shares_laps(text: str, items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether the number at `i` counts laps as one before it.

    Args:
        text: that it stands in.
        items: of the sentence, as far as they are not read yet from `i` on.
        i: index of the number.
        out: what is read before it.
    """
    near = out[-_REACH:]
    if not any(item.tag == "NLAPS" for item in near):
        return False
    tags = [item.tag for item in near]
    after = [item.tag for item in items[i + 1 : i + 4]]
    if text[max(items[i].start - 4, 0) : items[i].start].casefold().endswith(_ARTICLES):
        return False
    counted = any(item.tag == "NLAPS" and not item.flag for item in near)
    listed = tags[-1] in (",", "AND", "COMPARE", "(") and "COMPOUND" in tags[-12:] and counted
    again = tags[-1] == "ANOTHER" or tags[-2:] in (["ANOTHER", "OF"], ["AND", "FINAL"])
    on_tyre = after[:1] and after[0] in _ON and after[1:2] == ["COMPOUND"]
    if on_tyre and (listed or (again and counted)):
        return True  # "14 laps on MEDIUM and then 42 on HARD", "and the last 42 on HARD", "y otra de 42 con HARD"
    if counted and tags[-2:] == ["COMPOUND", ","] and after[:1] in ([], ["."], [";"]):
        return True  # "MEDIUM lasted 18 laps; HARD, 30"
    if _lasts(tags, after) or (tags[-1] in ("IN", "ON", "LOOSE", "FOR") and _is_time(_but_whose(near[:-1])[-1:])):
        return True  # "84.6 s over 37 laps against 84.9 s (of BBB) over 39"
    if after[:1] and after[0] in ("OF", "FOR") and after[1:2] == ["DRIVER"]:
        return True  # "19 laps of AAA at 80.1 s against 13 of BBB"
    if after[:1] and after[0] in _AT and _is_time(items[i + 2 : i + 3]):
        return True  # "22 laps at 80.1 s and 18 at 79.6 s"
    whose = tags[-1] == "DRIVER" or tags[-2:] == ["DRIVER", ","]
    timed = after[:1] == ["("] and _is_time(items[i + 2 : i + 3])
    same = after[:1] == ["WITH"] and "TYRE" in after[1:]
    return whose and (timed or same or (after[:1] == [","] and "AVG" in [item.tag for item in items[i + 1 : i + 6]]))


def _lasts(tags: list[str], after: list[str]) -> bool:
    """ "SOFT for 12 laps, MEDIUM for 23 and HARD for 22"."""
    if len(tags) < 4 or tags[-1] not in _LASTING or tags[-2] != "COMPOUND":
        return False
    before = tags[:-2]
    told = any(
        before[k] == "COMPOUND" and before[k + 1] in _LASTING and before[k + 2] == "NLAPS"
        for k in range(len(before) - 2)
    )
    return told and after[:1] in ([], [","], ["AND"], ["."], [";"], [")"])


def _but_whose(items: list[Item]) -> list[Item]:
    """Items without the driver at their end: "84.9 s for BBB"."""
    if items and items[-1].tag == "DRIVER":
        items = items[:-1]
        return items[:-1] if items and items[-1].tag in ("FOR", "OF") else items
    return items


def _is_time(items: list[Item]) -> bool:
    """Whether the only item is the time of a lap."""
    return len(items) == 1 and items[0].tag in ("NUM", "DEC", "SECS") and items[0].number >= _SHORTEST_LAP
