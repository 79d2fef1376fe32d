"""Numbers and their units: counts of laps, stops and stints, times, paces; bare numbers where nothing tells.

Invariant: the unit is one that stands beside the number, or beside another that shares it (`units`).
"""

from __future__ import annotations

import re

from artifact.domains.racing.rules.items import Item, is_lap_number, is_whole, join
from artifact.domains.racing.rules.lexicon import LATER
from artifact.domains.racing.rules.spans import Inner, more_laps, span_end
from artifact.domains.racing.rules.stop_counts import read_stops
from artifact.domains.racing.rules.units import shares_laps, shares_rate

LONGEST_LINK = 40  # items between a stint's number and the next that is not called one
# "1min20s4", "1 min 20,4 s", "1'20"4", "1m20.4s"
_MINUTES = re.compile(
    r"([1-3]) ?(?:min(?:utos?|utes?)?|m|['’′]) ?(?:(?:y|e|and) )?([0-5]?[0-9])"
    r"(?: ?(?:s|[\"”″]|[.,]) ?([0-9]{1,3})(?![0-9.,]?[0-9]))?(?: ?(?:segundos?|seconds?|seg|secs?|s|[\"”″])(?![^\W_]))?"
)
_SECONDS_OF_TWO = ["AND", "NUM", "SECONDS", "RESPECTIVELY"]
_MINUTE_MARKS = frozenset(" m'’′")
# units of nothing that is read: "3.3 km", "97.2 minutes", "-0.15 s an hour", "115.2 metros"
_OTHER_UNIT = re.compile(
    r"[ *_]{0,3}(?:(?:s|se[cg][a-z]*)[ *_]{0,3}(?:/|por|per|an?)[ *_]{0,3})?"
    r"(?:km|kil[oóô]m|quil[oóô]m|met(?:er|re|ro)s?\b|minut|hor[ae]s?\b|hours?\b|mph\b|mil(?:e|la|ha)s?\b|kg\b|m/s\b)",
    re.IGNORECASE,
)
_FRACTIONS = {"TENTHS": 0.1, "HUNDREDTHS": 0.01, "THOUSANDTHS": 0.001}  # of a second


def _timed(item: Item, timed: re.Match[str], last: Item) -> Item:
    """A time in minutes and seconds, the last of whose items is given."""
    minutes, seconds, decimals = timed.groups()
    value = round(60.0 * int(minutes) + float(f"{seconds}.{decimals or 0}"), 6)
    return Item("SECS", value, item.start, timed.end(), item.at, last.to)


def _minutes(items: list[Item], i: int, out: list[Item]) -> int:
    """Read a time with its minutes in words: "one minute 15.5 seconds", "un minuto, 15 segundos y medio"."""
    k = i + 2
    while k < len(items) and items[k].tag in ("AND", ","):
        k += 1
    seconds = items[k] if k + 1 < len(items) and items[k].tag in ("NUM", "WORDNUM") else None
    unit = items[k + 1] if seconds is not None else None
    if seconds is None or unit is None or unit.tag not in ("SECONDS", "AND_A_HALF") or seconds.at > items[i + 1].to + 2:
        return i + 2
    value = 60.0 * items[i].number + seconds.number + (0.5 if unit.tag == "AND_A_HALF" else 0.0)
    out.append(join("SECS", round(value, 6), items[i], unit))
    return k + 2


def read_number(text: str, items: list[Item], i: int, out: list[Item], inner: Inner) -> int:
    """Read a number: what unit follows it decides what it is.

    Args:
        text: that it stands in.
        items: of the sentence.
        i: index of the number.
        out: what is read before it; what it makes up is added.
        inner: reads what is told between two laps, where it starts a list of spans.

    Returns:
        The index after the last item read.
    """
    is_digit = items[i].tag == "NUM"
    return (
        (is_digit and _clock(text, items, i, out))
        or _measure(text, items, i, out)
        or (is_digit and _range_or_decimal(text, items, i, out))
        or _count(text, items, i, out, inner)
    )


def _count(text: str, items: list[Item], i: int, out: list[Item], inner: Inner) -> int:
    """Read a whole number: of laps, stops, stints or times, the first lap of a span, or nothing of these."""
    k = _noun_at(text, items, i)
    is_digit = items[i].tag == "NUM"
    return (
        _laps(text, items, i, k, out)
        or (is_digit and _laps_in_brackets(text, items, i, out))
        or _laps_unsaid(text, items, i, out)
        or (is_digit and _span(text, items, i, out, inner))
        or read_stops(text, items, i, k, out)
        or _stints(items, i, k, out)
        or _alone(text, items, i, out)
    )


# Each of these reads the number at `i` if it is its own: the index after what it has read, else 0. `k` is where what
# the number counts would stand.


def _clock(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """Digits of a clock ("1:20.4", "1min20s4"), of a unit that is not read ("3.3 km"), or before others ("44 1.2")."""
    item = items[i]
    j = i + 1
    following = items[j] if j < len(items) else None
    if item.value is None:
        return j
    if item.end - item.start == 1 and text[item.end : item.end + 1] in _MINUTE_MARKS:
        timed = _MINUTES.match(text, item.start)
        if timed is not None:
            j = _first_from(items, j, timed.end())
            out.append(_timed(item, timed, items[j - 1]))
            return j
    literal = text[item.start : item.end]
    clock = ":" in literal or (len(literal) > 5 and _STOPPED_TIME.fullmatch(literal) is not None)
    other = _OTHER_UNIT.match(text, item.end) if not clock else None
    if other is not None:
        return _first_from(items, j, other.end())
    if following is not None and following.tag == "NUM" and ":" not in literal:
        out.append(_bare(text, item))
        return j
    if clock:
        near = following is not None and following.at <= item.to + 1
        end = following if near and following is not None and following.tag == "SECONDS" else item
        out.append(join("SECS", item.value, item, end, item.flag))
        return j + (end is not item)
    return 0


def _first_from(items: list[Item], j: int, place: int) -> int:
    """Index of the first item from the one at `j` on that starts at a place in the text or after it."""
    while j < len(items) and items[j].start < place:
        j += 1
    return j


def _measure(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A number with the unit of a measure right after it: "2.7 seconds", "three tenths", "4º lugar", "0.1 per lap"."""
    j = i + 1
    if j == len(items):
        return 0
    item, following = items[i], items[j]
    unit = following.tag
    if unit == "ORD" and following.whole == 10 and not following.flag and item.value == 1.0 and _per_lap(items, j + 1):
        item.value = 0.1  # "um décimo por volta"
        return read_seconds(items, i, j, out)
    if unit in _FRACTIONS and following.at <= item.to + 2:
        item.value = round(item.number * _FRACTIONS[unit], 6)
        return read_seconds(items, i, j, out)
    if following.at > item.to + 1:
        return 0
    if unit == "MINUTE":
        return _minutes(items, i, out)
    if unit == "-" and j + 1 < len(items) and items[j + 1].tag == "SECONDS" and items[j + 1].at == following.to + 1:
        return read_seconds(items, i, j + 1, out)  # "a 1.239-second advantage", "a 0.2-second per lap advantage"
    if unit == "SECONDS":
        return read_seconds(items, i, j, out)
    if unit == "AND_A_HALF":
        item.value = item.number + 0.5  # "two seconds and a half"
        return read_seconds(items, i, j, out)
    if item.tag == "NUM" and [other.tag for other in items[j : j + 4]] == _SECONDS_OF_TWO:
        out.append(join("SECS", item.value, item, item, item.flag))  # "gained 5 and 3 seconds respectively"
        return j
    if unit == "POSITION" and item.tag == "NUM" and is_whole(item) and _in_place(items, j, out):
        out.append(join("POS", item.whole, item, following))  # "terminou em 4 lugar"
        return j + 1
    lap = _per_lap(items, j) if unit == "PER" or not text[item.start : item.end].isdigit() else 0
    if lap and items[lap].tag == "LAP":
        out.append(join("RATE", item.value, item, items[lap], item.flag))
        return lap + 1
    return j + 1 if unit in ("%", "×") else 0


def _range_or_decimal(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """Digits that can be no lap ("2.7", "+1", "310"), or a range of seconds, which has no one value: "90-92 s"."""
    if _is_range_of_seconds(items, i):
        return i + 4
    if is_lap_number(text, items[i]):
        return 0
    bare = _bare(text, items[i])
    if bare.tag == "DEC" and shares_rate(out, bare):
        bare.tag = "RATE"
    out.append(bare)
    return i + 1


def _noun_at(text: str, items: list[Item], i: int) -> int:
    """Index of what the number at `i` counts, after a dash or "consecutive": "two-stop", "20 straight laps"."""
    k = i + 1
    if k < len(items) and items[k].tag == "-" and items[k].at == items[i].to + 1:
        k += 1
    if k + 1 < len(items) and items[k + 1].tag == "LAP" and items[k].at == items[i].to + 1:
        k += _is_in_a_row(text, items[k])
    return k


def _laps(text: str, items: list[Item], i: int, k: int, out: list[Item]) -> int:
    """A count of laps: "20 laps", "20 straight laps"; that of the race is left out."""
    item = items[i]
    if [part.tag for part in items[k : k + 2]] == ["FINAL", "LAP"] and items[k + 1].at == item.to + 2:
        out.extend((items[k], join("NLAPS", item.whole, item, items[k + 1])))  # "las dos últimas vueltas"
        return k + 2
    if (
        k < len(items)
        and items[k].tag == "LAP"
        and items[k].at <= item.to + 3
        and not _lap_goes_on(text, items, k, item)
    ):
        of_all = [part.tag for part in out[-2:]] == ["INT", "OF"]  # "47 of 57 laps"
        if not of_all and not _is_race(text, item, items[k]):  # "in the 53-lap race", "una carrera de 53 vueltas"
            out.append(join("NLAPS", item.whole, item, items[k], _compared(text, items, k + 1)))
            if k + 1 < len(items) and items[k + 1].tag == "FROM" and _of_tyre(items, k + 1):
                items[k + 1].tag = "ON"
        return k + 1
    return 0


_REMAINING = ("remain", "rest")
_LONG_RUN = 5  # laps that are told without their word: "did 12 on softs"


def _ran_on(items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether a bare number is of laps on a tyre: "did 12 on softs, 38 on hards"."""
    after = [item.tag for item in items[i + 1 : i + 3]]
    ran = bool(out) and out[-1].tag == "RUN" and out[-1].to == items[i].at - 1
    if [item.tag for item in out[-3:]] == ["RUN", "COMPOUND", "FOR"] and after[:1] in (
        [],
        ["."],
        [","],
        [";"],
        ["AND"],
    ):
        return is_whole(items[i]) and any(item.tag == "NLAPS" for item in out)  # "in 8 laps, then ran MEDIUM for 26"
    return ran and is_whole(items[i]) and after in (["ON", "COMPOUND"], ["WITH", "COMPOUND"])


def _remain(text: str, items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether a bare number is of the laps that remain: "34 laps on SOFT and MEDIUM for the remaining 37"."""
    before, after = out[-1] if out else None, items[i + 1] if i + 1 < len(items) else None
    if before is not None and before.tag == "STAY" and before.to == items[i].at - 1:
        stay, ends = before, after is None or after.at > items[i].to or after.tag in (".", ",", ";", "AND")
        ends = ends and (after is None or after.tag in (".", ",", ";", "AND", ")", ":"))
    elif after is not None and after.tag == "STAY" and after.at == items[i].to + 1:
        stay, ends = after, i + 2 >= len(items) or items[i + 2].tag in (".", ",", ";", "AND", ")", ":")
    else:
        return False
    remaining = text[stay.start : stay.end].casefold().startswith(_REMAINING)
    return ends and remaining and is_whole(items[i]) and any(item.tag == "NLAPS" for item in out)


def _of_tyre(items: list[Item], i: int) -> bool:
    """Whether laps are got from a tyre: "22 laps from his opening mediums", unlike "from MEDIUM to HARD"."""
    k = i + 1
    while k < len(items) and items[k].tag in ("HIS", "OPENING", "FINAL", "ORD", "THESE", "TYRE"):
        k += 1
    alone = k < len(items) and items[k].tag == "COMPOUND" and items[i].at == items[i - 1].to + 1
    return alone and [item.tag for item in items[k + 1 : k + 3]] not in (["TO", "COMPOUND"], [">", "COMPOUND"])


def _laps_in_brackets(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """The laps that a count before them counts: "12 laps (54 to 65)"."""
    if [part.tag for part in out[-2:]] != ["NLAPS", "("]:
        return 0
    item = items[i]
    last = span_end(text, items, i)
    if last is None or items[last].whole - item.whole + 1 != out[-2].whole:
        return 0
    out.append(join("SPAN", (item.whole, items[last].whole), item, items[last], True))
    return last + 1


def _laps_unsaid(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A count of laps whose noun stands elsewhere: "32 MEDIUM laps", "20 laps on SOFT, 15 on HARD"."""
    item = items[i]
    if _counts_laps_on(text, items, i):
        out.append(join("NLAPS", item.whole, item, item, _compared(text, items, i + 3)))
        out.append(items[i + 1])
        return i + 3
    if (item.whole >= _LONG_RUN and _ran_on(items, i, out)) or _remain(text, items, i, out):
        out.append(join("NLAPS", item.whole, item, item))
        return i + 1
    if (item.tag == "NUM" and _shares_unit(text, items, i)) or (item.whole > 1 and shares_laps(text, items, i, out)):
        out.append(join("NLAPS", item.whole, item, item))
        return i + 1
    return 0


def _span(text: str, items: list[Item], i: int, out: list[Item], inner: Inner) -> int:
    """Laps from one to another, without their word: "(5-34)", "from 5 to 34"; "36-40-lap-old" is an age."""
    item = items[i]
    last = span_end(text, items, i)
    if last is None:
        return 0
    link = items[i + 1].tag
    if items[last].whole <= item.whole and link != "-":
        return 0
    after = items[last + 1] if last + 1 < len(items) else None
    if after is not None and after.at <= items[last].to + 2 and after.tag in ("LAP", "-"):
        return last + 1  # "36-40-lap-old tyres": an age
    led = bool(out) and out[-1].tag in ("FROM", "OF", "BETWEEN", "IN", "LAP", "SPAN", ",", "(")
    led = led or [part.tag for part in out[-2:]] == ["BETWEEN", "TO"]
    if link != "-" and not (led and link in ("TO", "UNTIL", "AND")):
        return 0
    out.append(join("SPAN", (item.whole, items[last].whole), item, items[last], link == "-"))
    return more_laps(text, items, last + 1, out, item, inner)


def _stints(items: list[Item], i: int, k: int, out: list[Item]) -> int:
    """A count of stints, maybe the first ones, or of times: "three stints", "los dos primeros stints", "dos veces"."""
    item = items[i]
    first = bool(out) and out[-1].tag in ("ORD", "OPENING") and out[-1].to == item.at - 1
    if k + 1 < len(items) and items[k].tag == "PARTIAL" and items[k + 1].tag == "STINT":
        first, k = True, k + 1
    if k == len(items):
        return 0
    if items[k].tag == "STINT" and items[k].at <= item.to + 2:
        out.append(join("STINTS", item.whole, item, items[k], first))
        return k + 1
    if items[k].tag == "TIMES" and items[k].at <= item.to + 1:
        out.append(join("TWICE", item.value, item, items[k]))
        return k + 1
    return 0


def _alone(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A number with no unit, in words maybe that of a position: "position four"."""
    item = items[i]
    if item.tag == "NUM":
        out.append(_bare(text, item))
    elif out and out[-1].tag == "POSITION":
        out[-1] = join("POS", item.whole, out[-1], item)
    else:
        out.append(item)
    return i + 1


_RACE_AFTER = re.compile(r"[\s*_]+(?:[A-Z][\w'’.-]*\s+){0,3}(?:race|Grand Prix|GP)\b")
_RACE_BEFORE = re.compile(r"\b(?:carrera|corrida|prova|race|Grande Prémio|Gran Premio|GP)\s+(?:de|a|of)\s+\**\Z")


def _is_race(text: str, first: Item, last: Item) -> bool:
    """Whether a count of laps is the distance of the race."""
    if last.at == first.to + 2 and _RACE_AFTER.match(text, last.end):
        return True  # with a dash: "the 57-lap race"
    return _RACE_BEFORE.search(text, max(first.start - 24, 0), first.start) is not None


def _in_place(items: list[Item], j: int, out: list[Item]) -> bool:
    """Whether the word for a place at `j` is one that a driver finished in, and does not count places."""
    compares = j + 1 < len(items) and items[j + 1].tag in ("AHEAD", "BEHIND", "COMPARE")
    return bool(out) and out[-1].tag in ("IN", "FINISH") and not compares


def _bare(text: str, item: Item) -> Item:
    """A number that nothing beside it makes more of."""
    item.tag = "INT" if not item.flag and text[item.start : item.end].isdigit() else "DEC"
    return item


def _counts_laps_on(text: str, items: list[Item], i: int) -> bool:
    """ "32 MEDIUM laps": the number counts laps, the tyre between; not "Stint 2, HARD laps 20-58"."""
    following = items[i + 1 : i + 4]
    if [item.tag for item in following[:2]] != ["COMPOUND", "LAP"] or following[1].at > items[i].to + 3:
        return False
    numbered = len(following) > 2 and is_lap_number(text, following[2]) and following[2].at <= following[1].to + 2
    return not numbered


def _shares_unit(text: str, items: list[Item], i: int) -> bool:
    """ "two sets of HARD (24 and 27 laps)": the first number too counts laps."""
    tags = [item.tag for item in items[i + 1 : i + 5]]
    of_stints = i > 1 and items[i - 1].tag == "OF" and items[i - 2].tag in ("STINT", "ORD")
    if of_stints and tags[:3] == ["AND", "NUM", "LAP"]:
        return True  # "two stints of 24 and 27 laps"
    opened = i > 0 and items[i - 1].tag == "("
    again = of_stints and any(item.tag == "LAP" for item in items[max(i - LONGEST_LINK, 0) : i])
    if again and tags[:2] in (["ON", "COMPOUND"], ["WITH", "COMPOUND"], ["IN", "COMPOUND"]):
        return True  # "a first stint of 20 laps on MEDIUM and a second of 15 on HARD"
    return opened and tags[:3] == ["AND", "NUM", "LAP"] and tags[3:] in ([")"], ["RESPECTIVELY"])


def _is_range_of_seconds(items: list[Item], i: int) -> bool:
    """Whether the number at `i` starts a range with one unit: "90-92 s"."""
    tags = [item.tag for item in items[i + 1 : i + 4]]
    return tags in (["-", "NUM", "SECONDS"], ["-", "NUM", "PER"]) and items[i + 3].at == items[i].to + 3


def _lap_goes_on(text: str, items: list[Item], k: int, number: Item) -> bool:
    """Whether the lap word at `k` rather names the number after it ("on 3, lap 4")."""
    n = len(items)
    return (
        number.tag == "WORDNUM"
        and k + 1 < n
        and items[k + 1].at == items[k].to + 1
        and is_lap_number(text, items[k + 1])
    )


def read_seconds(items: list[Item], i: int, j: int, out: list[Item]) -> int:
    """Read seconds whose unit stands at `j`, or seconds a lap. Returns the index after them."""
    lap = _per_lap(items, j + 1)
    if lap:
        out.append(join("RATE", items[i].value, items[i], items[lap], items[i].flag))
        return lap + 1
    if j + 1 < len(items) and items[j + 1].tag == "LOSE" and items[j + 1].at == items[j].to + 1:
        lap = _per_lap(items, j + 2)
        if lap:
            out.append(join("RATE", items[i].value, items[i], items[j], items[i].flag))
            out.append(items[j + 1])  # "0,4 s perdidos a cada volta"
            return lap + 1
    noun = [item.tag for item in items[j + 1 : j + 3]] == ["OF", "LOSE"] and items[j + 2].at <= items[j].to + 2
    lap = _per_lap(items, j + 3) if noun else 0
    if lap:
        out.append(join("RATE", items[i].value, items[i], items[j], items[i].flag))
        out.append(items[j + 2])  # "0,05 s de pérdida por vuelta"
        return lap + 1
    out.append(join("SECS", items[i].value, items[i], items[j], items[i].flag))
    return j + 1


_DASHED_RATE = ["-", "PER", "-", "LAP"]


def _per_lap(items: list[Item], k: int) -> int:
    """Index of the noun of "per lap", "por vuelta", "with each lap", "a cada giro" that starts at `k`, or 0."""
    n = len(items)
    if k + 3 < n and [item.tag for item in items[k : k + 4]] == _DASHED_RATE:
        return k + 3  # "a 0.2-second-per-lap advantage"
    if k + 1 < n and items[k].tag in ("TO", "WITH", "IN", "FOR", "ON") and items[k + 1].tag in ("PER", "EACH"):
        k += 1
    each = k < n and items[k].tag == "EACH" and items[k].to > items[k].at
    if each and (items[k - 1].tag == "TO" or items[k].to > items[k].at + 1):
        return k  # "a cada una", "each time round"
    if k + 1 >= n or items[k].tag not in ("PER", "EACH", "FOR") or items[k + 1].tag not in ("LAP", "STINT"):
        return 0
    if k + 2 < n and items[k + 2].tag == "NUM" and items[k + 1].end == items[k + 2].start:
        return 0  # "V9/V11"
    several = items[k + 1].tag == "STINT" and (items[k + 1].flag or items[k].tag == "EACH")  # "for stints 24-62"
    near = items[k].at <= items[k - 1].to + 2 and items[k + 1].at <= items[k].to + 2
    return k + 1 if near and not several else 0


_STOPPED_TIME = re.compile(r"[0-9][.,][0-5][0-9][.,][0-9]{1,3}")  # "1.27,939"
_AND_A_HALF = re.compile(r"\s+and\s+a\s+half(?=\s+(?:seconds?|tenths?|hundredths?)\b)", re.IGNORECASE)
_POINT = re.compile(r"\s+(?:point|punto|coma|ponto|v[ií]rgula)\s+", re.IGNORECASE)


def speaks_decimals(text: str, items: list[Item], i: int) -> bool:
    """Whether a number goes on in words: "one point eight", "dos coma seis", "four and a half seconds".

    Then it is made one.
    """
    half = _AND_A_HALF.match(text, items[i].end) if items[i + 1].tag == "AND" else None
    if half is not None:
        first, link = items[i], items[i + 1]
        items[i : i + 2] = [Item("NUM", first.number + 0.5, first.start, half.end(), first.at, link.to + 2)]
        return True
    k = i + 1 + (items[i + 1].tag == "POINTS")
    whole, part = items[i], items[k] if k < len(items) else None
    if part is None or part.tag != "WORDNUM" or not 0 <= part.whole < 100:
        return False
    point = _POINT.match(text, whole.end, part.start)
    if point is None or point.end() != part.start:
        return False
    value = whole.number + part.number / (10 if part.whole < 10 else 100)
    items[i : k + 1] = [join("NUM", value, whole, part)]
    return True


_IN_A_ROW = ("consec", "segui", "suces", "success", "repeat", "back", "inint", "ininter")


def _is_in_a_row(text: str, item: Item) -> bool:
    """Whether an adjective tells laps to be consecutive."""
    return item.tag == "PARTIAL" and text[item.start : item.end].casefold().startswith(_IN_A_ROW)


def _compared(text: str, items: list[Item], k: int) -> bool:
    """Whether a count of laps that ends before item `k` is a difference ("two laps later")."""
    if k >= len(items):
        return False
    if items[k].tag == "-" and k + 1 < len(items):
        k += 1  # "a one-lap-earlier stop"
    first = items[k]
    near = first.at <= items[k - 1].to + 2
    if _is_in_a_row(text, first):
        return False  # "veinte vueltas seguidas"
    if first.tag in ("COMPARE", "BEHIND", "AHEAD", "PARTIAL"):
        if near and text[first.start : first.end].casefold() in LATER:
            first.value = "later"
        return near
    if first.tag in ("BEFORE", "AFTER"):
        whose = [item.tag for item in items[k + 1 : k + 4]]
        return near and (whose[:1] == ["DRIVER"] or whose == ["PIT", "OF", "DRIVER"])
    return first.tag in ("TO", "OF") and near and k + 1 < len(items) and items[k + 1].tag == "COMPARE"
