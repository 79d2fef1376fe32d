"""Quantities: one item for numbers and what stands beside them, whatever the wording.

Invariant: "lap 14", "v14", "la vuelta 14" and "the 14th lap" are one lap number, "laps 5-34", "from lap 5 to 34" and
"da volta 5 à 34" one span; items stay in order, each with its span in the text, and what no rule speaks of is left out.
"""

from __future__ import annotations

from artifact.domains.racing.rules.fittings import drives_laps, middle_stint, picks_up_tyre
from artifact.domains.racing.rules.items import Item, is_whole, join
from artifact.domains.racing.rules.keeping import keeps_ahead, keeps_behind
from artifact.domains.racing.rules.numbers import LONGEST_LINK, read_number, read_seconds, speaks_decimals
from artifact.domains.racing.rules.senses import (
    SPELT_OUT,
    brings_home,
    compares,
    counts_next,
    ends_in_place,
    is_lap_word,
    of_safety_car,
    same_driver_again,
    spelt_out,
    takes_time,
    wins,
    wins_time,
)
from artifact.domains.racing.rules.spans import is_lap_left_out, is_spelt_ordinal, read_lap

# times in words that need no number beside them
_SPELT_SECONDS = {"TWO_SECONDS": 2.0, "HALF_SECOND": 0.5, "TENTH_SECOND": 0.1, "AND_A_HALF": 1.5}
# words for a gap that say which of the two is ahead: 1 who is spoken of, -1 the other
_SIDED = {"LEAD": 1, "DEFICIT": -1}
# items that may be more than they are alone
_ASSEMBLED = frozenset(
    {
        "LAP",
        "NUM",
        "WORDNUM",
        "P",
        "STINT",
        "MIDDLE_STINT",
        "DOZEN",
        "ORD",
        "POSITION",
        "POSITIONS",
        "COMPOUND",
        "QUE",
        "DRIVER",
    }
)
# verbs that, with seconds as their object, are for to gain
_TAKING = frozenset({"TAKING", "MOTION", "LEAVE", "OFF", "START", "REACH", "FIT"})
_ASSEMBLED |= SPELT_OUT | _SPELT_SECONDS.keys() | _SIDED.keys()
# words that may be other concepts, by what stands beside them
_AMBIGUOUS = frozenset(
    {"GIVE", "WIN", "KEEP", "TAKING", "OFF", "RUN", "GAIN", "STAY", "DOWN", "CLOSE", "REACH", "BACK", "LOOSE"}
)
_SPOKEN = frozenset({"WORDNUM", "POINTS"})  # after the whole part of a number that is spoken: "one point eight"
_LOOKED_AT = _ASSEMBLED | _AMBIGUOUS  # all others are what they are


def quantities(text: str, items: list[Item]) -> list[Item]:
    """Assemble laps, spans, counts, times, positions and stints from numbers and what stands beside them."""
    out: list[Item] = []
    n = len(items)
    i = 0
    while i < n:
        item = items[i]
        tag = item.tag
        if tag not in _LOOKED_AT:
            out.append(item)
            i += 1
            continue
        if tag == "WORDNUM" and i + 1 < n and items[i + 1].tag in _SPOKEN and speaks_decimals(text, items, i):
            n, tag = len(items), "NUM"
            item = items[i]
        if tag in _TAKING and takes_time(text, out, items, i):
            tag = item.tag = "GAIN"
        elif tag == "TAKING":
            i += 1
            continue
        if tag == "KEEP" or tag == "RUN":
            if keeps_behind(text, items, i) or keeps_ahead(text, items, i):
                item.tag = "HOLD"
            elif text[item.start : item.start + 2].casefold() in ("us", "ut") and of_safety_car(items, i):
                item.tag = "DURING"
            elif tag == "KEEP":
                i += 1  # "kept pace": nobody is held
                continue
        elif tag == "GIVE" and drives_laps(text, items, i):
            item.tag = "RUN"
        elif tag == "GIVE" and brings_home(text, items, i):
            item.tag = "FINISH"
        elif tag == "GAIN" and picks_up_tyre(text, items, i):
            item.tag, item.value = "CHANGE", "motion"
        elif tag == "WIN":
            if not item.flag and wins_time(out, items, i):
                item.tag = "GAIN"
        elif tag == "GAIN" and item.flag and wins(text, out, items, i):
            item.tag = "WIN"
        elif tag == "STAY" or tag == "DOWN" or tag == "CLOSE" or tag == "REACH":
            if ends_in_place(text, items, i):
                item.tag = "FINISH"
            elif tag == "STAY" and keeps_ahead(text, items, i):
                item.tag = "HOLD"
            elif tag == "REACH":
                i += 1  # "secured the lead": nothing is said of a place
                continue
            elif tag == "CLOSE":
                tag = item.tag = "RUN"  # "closed out the race on softs"
        elif tag == "BACK" and is_lap_word(text, items, i):
            tag = item.tag = "LAP"
        if tag == "LOOSE" and text[item.end - 4 : item.end] == "than" and not counts_next(items, i):
            tag = item.tag = "THAN"  # "degraded more than BBB's"
        if tag == "LOOSE" and i + 1 < n and items[i + 1].tag == "COMPOUND" and items[i + 1].at == item.to + 1:
            i += 1  # "montó unos medios"
            continue
        if tag not in _ASSEMBLED:
            out.append(item)
            i += 1
        elif tag == "LAP":
            i = read_lap(text, items, i, out, quantities)
        elif tag == "DOZEN":
            item.tag, item.value = "WORDNUM", 12.0
            if out and out[-1].tag == "WORDNUM" and out[-1].to == item.at - 1:
                out.pop()  # "una docena de vueltas"
            i = read_number(text, items, i, out, quantities)
        elif tag == "NUM" or tag == "WORDNUM":
            i = read_number(text, items, i, out, quantities)
        elif tag == "P":
            following = items[i + 1] if i + 1 < n else None
            i += 1
            if following is not None and following.tag == "NUM" and following.at == item.to + 1 and is_whole(following):
                out.append(join("POS", following.whole, item, following))
                i += 1
        elif tag == "STINT":
            i = _stint(items, i, out)
        elif tag == "MIDDLE_STINT":
            out.extend(middle_stint(text, item))
            i += 1
        elif tag == "ORD":
            following = items[i + 1] if i + 1 < n else None
            if following is not None and following.tag == "-" and i + 2 < n and items[i + 2].tag == "POSITION":
                out.append(join("POS", item.value, item, items[i + 2]))  # "a ninth-place finish"
                i += 3
                continue
            if following is not None and following.at <= item.to + 2:
                if following.tag == "POSITION":
                    out.append(join("POS", item.value, item, following))
                    i += 2
                    continue
                if following.tag == "LAP" and (item.flag or is_spelt_ordinal(items, i, out)):
                    out.append(join("LAPNO", item.value, item, following))
                    i += 2
                    continue
            if out and out[-1].tag == "POSITION" and out[-1].to == item.at - 1:
                out[-1] = join("POS", item.value, out[-1], item)
            elif _is_stint_again(items, i, out):
                out.append(join("STINT", item.value, item, item))
            elif is_lap_left_out(text, items, i, out):
                out.append(join("LAPNO", item.value, item, item))
            else:
                out.append(item)
            i += 1
        elif tag == "POSITIONS":
            i = _places(items, i, out)
        elif tag == "POSITION":
            following = items[i + 1] if i + 1 < n else None
            if following is not None and following.tag == "NUM" and following.at <= item.to + 2 and is_whole(following):
                out.append(join("POS", following.whole, item, following))
                i += 2
            else:
                out.append(item)
                i += 1
        elif tag == "COMPOUND" and item.flag and [other.tag for other in items[i + 1 : i + 3]] == ["(", "COMPOUND"]:
            item.tag = "TYRE"  # "a harder compound (MEDIUM)" is the one in brackets
            out.append(item)
            i += 1
        elif tag in _SIDED:
            item.tag, item.value = "GAP", _SIDED[tag]
            out.append(item)
            i += 1
        elif tag in _SPELT_SECONDS:
            item.value = _SPELT_SECONDS[tag]
            i = read_seconds(items, i, i, out)
        elif tag in SPELT_OUT:
            out.extend(spelt_out(text, items, i, out))
            i += 1
        elif tag == "QUE" and compares(out, items, i):
            item.tag = "THAN"
            out.append(item)
            i += 1
        elif tag == "DRIVER" and same_driver_again(out, items, i):
            # "Lewis Hamilton (HAM)": one mention, and the code in brackets counts
            out.pop()  # the bracket
            name = out.pop()
            merged = join("DRIVER", item.value, name, item)
            closing = items[i + 1]
            merged.end, merged.to = closing.end, closing.to
            out.append(merged)
            i += 2
        else:
            out.append(item)
            i += 1
    return out


# what may stand right after the number of a stint that is not called one again
_AFTER_STINT = frozenset({"NUM", ",", ".", ")", "(", ":", "AND", "ON", "WITH", "IN", "OF", "AVG"})


def _is_stint_again(items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether an ordinal is a stint's: "79.1 s in the first stint and 80.0 s in the second"."""
    following = items[i + 1] if i + 1 < len(items) else None
    ends = following is None or (following.tag in _AFTER_STINT and following.at == items[i].to + 1)
    led = bool(out) and out[-1].tag in ("IN", "AND", ",", "AFTER", "THAN", "VERSUS", "TO", "WHILE")
    return ends and led and any(item.tag == "STINT" and item.whole > 0 for item in out[-LONGEST_LINK:])


def _places(items: list[Item], i: int, out: list[Item]) -> int:
    """Places counted through: "places six to ten", "puestos 6 a 10". Alone the word says nothing."""
    told = items[i + 1 : i + 4]
    if [item.tag in ("NUM", "WORDNUM") for item in told] != [True, False, True] or told[0].at > items[i].to + 2:
        return i + 1
    first, link, last = told
    if link.tag not in ("TO", "-", "UNTIL") or not (is_whole(first) and is_whole(last)) or last.at > first.to + 3:
        return i + 1
    out.extend((join("POS", first.whole, first, first), link, join("POS", last.whole, last, last)))
    return i + 4


def _is_hyphened(items: list[Item], i: int) -> bool:
    """Whether a hyphen joins a stint and its number: "stint-1 average", unlike "stint - 10 laps"."""
    number = items[i + 2]
    close = items[i].end == items[i + 1].start and items[i + 1].end == number.start
    return close and is_whole(number) and 0 < number.whole < 9 and not any(o.tag == "LAP" for o in items[i + 3 : i + 4])


def _stint(items: list[Item], i: int, out: list[Item]) -> int:
    """A stint, with its number: "stint 2", "second stint", "final HARD stint" (-1 is the last)."""
    n = len(items)
    item = items[i]
    if [other.tag for other in items[i + 1 : i + 3]] == ["-", "NUM"] and _is_hyphened(items, i):
        out.append(join("STINT", items[i + 2].whole, item, items[i + 2]))
        return i + 3
    if i + 1 < n and items[i + 1].tag == "NUM" and items[i + 1].at == item.to + 1 and is_whole(items[i + 1]):
        after = items[i + 2] if i + 2 < n else None
        is_span = after is not None and after.tag == "-" and after.at == items[i + 1].to + 1
        is_span = is_span and i + 3 < n and items[i + 3].tag == "NUM"  # unlike "Stint 1 - HARD"
        named = (
            i + 3 < n and items[i + 3].tag == "NUM" and items[i + 3].at == items[i + 2].to + 1
        )  # "stint 5 laps 34-47"
        unit = after is not None and after.tag in ("SECONDS", "LAP") and after.at == items[i + 1].to + 1
        if not is_span and not (unit and not (after is not None and after.tag == "LAP" and named)):
            out.append(join("STINT", items[i + 1].whole, item, items[i + 1]))
            return i + 2
    value: int | None = None
    for back in range(1, 4):
        if len(out) < back or out[-back].at < item.at - 5:
            break
        previous = out[-back]
        if previous.tag == "ORD" and isinstance(previous.value, int):
            value = previous.value
        elif previous.tag == "OPENING":
            value = 1
        elif previous.tag == "FINAL":
            value = -1
        elif previous.tag in ("COMPOUND", "TYRE", "NLAPS", "STINT", "-", "THESE") or (
            previous.tag == "OF" and back > 1 and out[-back + 1].tag == "THESE"
        ):
            continue
        break
    if value is None and i + 1 < n and items[i + 1].at == item.to + 1:
        # "stint inicial", "stint final"
        value = {"OPENING": 1, "FINAL": -1}.get(items[i + 1].tag)
        if items[i + 1].tag == "ORD" and isinstance(items[i + 1].value, int):
            value = items[i + 1].whole
    out.append(Item("STINT", value, item.start, item.end, item.at, item.to, item.flag))
    return i + 1
