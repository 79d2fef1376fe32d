"""Quantities: one item for numbers and what stands beside them, whatever the wording.

Invariant: "lap 14", "v14", "la vuelta 14" and "the 14th lap" are one lap number, "laps 5-34", "from lap 5 to 34" and
"da volta 5 à 34" one span; items stay in order, each with its span in the text, and what no rule speaks of is left out.
"""

from __future__ import annotations

import re

from artifact.domains.racing.rules import numbered, supposed, verbs
from artifact.domains.racing.rules.contests import is_own_best
from artifact.domains.racing.rules.items import Item, Reader, join, told_by_beginning
from artifact.domains.racing.rules.numbers import read_number, read_seconds, speaks_decimals
from artifact.domains.racing.rules.phrases import SPELT_OUT, read_phrase
from artifact.domains.racing.rules.senses import is_lap_word, same_driver_again
from artifact.domains.racing.rules.spans import read_lap

# times in words that need no number beside them
_SPELT_SECONDS = {"TWO_SECONDS": 2.0, "HALF_SECOND": 0.5, "TENTH_SECOND": 0.1, "AND_A_HALF": 1.5}
# words for a gap that say which of the two is ahead: 1 who is spoken of, -1 the other
_SIDED = {"LEAD": 1, "DEFICIT": -1}
# after the whole part of a number that is spoken: "one point eight"
_SPOKEN = frozenset({"WORDNUM", "POINTS", "AND"})
_HALF = 24  # items, more than half a sentence has
_CHOOSING = re.compile(
    r"\b(?:choice|choose|choosing|torn|undecided|elegir|elecci[oó]n|eleg[ií]a|dudaba|escolher|escolha|indecis[oa]"
    r"|hesitava|decidir|decide)\b",
    re.IGNORECASE,
)


def quantities(text: str, items: list[Item]) -> list[Item]:
    """Assemble laps, spans, counts, times, positions and stints from numbers and what stands beside them."""
    out: list[Item] = []
    add, reader = out.append, _READERS.get
    after = 0  # index after the last item read
    for i, item in enumerate(items):
        if i >= after:
            read = reader(item.tag)
            if read is None:  # it is what it is
                add(item)
            else:
                after = read(text, items, i, out)
    return out


def _colon(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A colon of notes in keys and values is left out between "from", "to" and a tyre: "from: medium, to: hard"."""
    keyed = bool(out) and out[-1].tag in _KEYS and out[-1].to == items[i].at - 1
    if keyed and i + 1 < len(items) and items[i + 1].tag == "COMPOUND":
        if out[-1].tag in ("TO", "FOR") and [item.tag for item in out[-3:-1]] == ["COMPOUND", ","]:
            del out[-2]
        return i + 1
    out.append(items[i])
    return i + 1


_KEYS = frozenset({"FROM", "OF", "TO", "FOR"})


def _back(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """ "De volta" and "de vuelta", back or of a lap: "HARD de volta 26 à 62"."""
    if is_lap_word(text, items, i):
        items[i].tag = "LAP"
        return _lap(text, items, i, out)
    if out and out[-1].tag == "SECS" and out[-1].to == items[i].at - 1 and _is_back(text, items[i], out):
        items[i].tag = "BEHIND"
    out.append(items[i])
    return i + 1


def _is_back(text: str, item: Item, out: list[Item]) -> bool:
    """Whether seconds tell how far back somebody was: "2.1 seconds back", unlike "gained 2.1 seconds back"."""
    before = {other.tag for other in out[-4:-1]}
    return text[item.start : item.end].casefold() == "back" and before.isdisjoint(("GAIN", "GIVE", "LOSE", "DOWN"))


# a word of a comparison, and whether it is "better"
_comparison = told_by_beginning(frozenset({"bet", "mej", "mel"}), "better")


def _fastest(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A fastest lap, unless it is but the best of whoever drove it: "his fastest lap on lap 30"."""
    if is_own_best(out, items, i):
        items[i].tag = "NONE"
    out.append(items[i])
    return i + 1


_JUDGING = frozenset({"WORK", "SUCCESS", "FAIL", "FAILED_TO", "TURNED_OUT", "FELL_SHORT"})


def _matter(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """Something other than a move, which is nothing unless a sentence tells that something worked, or failed."""
    if any(item.tag in _JUDGING for item in items):
        out.append(items[i])
    return i + 1


def _never(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """No stops at all, or none on a lap: "never pitted on lap 9"."""
    item = items[i]
    dated = [other.tag for other in items[i + 1 : i + 3]] in (["ON", "LAP"], ["IN", "LAP"])
    if dated and items[i + 1].at == item.to + 1:
        out.append(Item("NEG", None, item.start, item.end, item.at, item.at))
        out.append(Item("PIT", None, item.start, item.end, item.to, item.to))
    else:
        out.append(item)
    return i + 1


def _between(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """Two tyres to choose from are no tyres that were raced on: "the choice was between hards and mediums"."""
    if [item.tag for item in items[i + 1 : i + 4]] == ["COMPOUND", "AND", "COMPOUND"] and _CHOOSING.search(
        text, max(items[i].start - 48, 0), items[i].start
    ):
        items[i + 1].tag = items[i + 3].tag = "TYRE"
    out.append(items[i])
    return i + 1


def _under_it(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """ "Under it", after a safety car: "the safety car came, and AAA stopped under it"."""
    item = items[i]
    if text[item.end - 2 : item.end] == "el":  # the article: "bajo el coche de seguridad"
        item.tag = "DURING"
        out.append(item)
    elif any(other.tag == "SC" for other in out[-_HALF:]):
        out.append(Item("DURING", None, item.start, item.end, item.at, item.at))
        out.append(Item("SC", None, item.start, item.end, item.to, item.to))
    return i + 1


def _lap(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A lap word with the numbers that follow it, or the first lap by another name: "the opening lap"."""
    word, following = items[i], items[i + 1] if i + 1 < len(items) else None
    if text[word.end - 1 : word.end] not in ("s", "S"):
        if out and out[-1].tag == "OPENING" and out[-1].to == word.at - 1:
            out[-1] = join("LAPNO", 1, out[-1], word)
            return i + 1
        if following is not None and following.tag == "OPENING" and following.at == word.to + 1:
            out.append(join("LAPNO", 1, word, following))  # "la vuelta inicial"
            return i + 2
    return read_lap(text, items, i, out, quantities)


def _number(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A number with the unit that follows it."""
    return read_number(text, items, i, out, quantities)


def _number_in_words(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A number in words, maybe with its point: "one point eight"."""
    if i + 1 < len(items) and items[i + 1].tag in _SPOKEN:
        speaks_decimals(text, items, i)
    return read_number(text, items, i, out, quantities)


def _dozen(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """Twelve, after an article or none: "una docena de vueltas"."""
    item = items[i]
    item.tag, item.value = "WORDNUM", 12.0
    if out and out[-1].tag == "WORDNUM" and out[-1].to == item.at - 1:
        out.pop()  # "una docena de vueltas"
    return read_number(text, items, i, out, quantities)


def _pair(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """ "A pair of stops" are two; what else is in pairs, nobody counts."""
    after = items[i + 1] if i + 1 < len(items) else None
    if after is None or after.tag != "PIT" or after.at > items[i].to + 2:
        return i + 1
    items[i].tag, items[i].value = "WORDNUM", 2.0
    return read_number(text, items, i, out, quantities)


def _compound(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A compound, unless it is one of several and named in brackets: "a harder compound (MEDIUM)"."""
    item = items[i]
    if item.flag and [other.tag for other in items[i + 1 : i + 3]] == ["(", "COMPOUND"]:
        item.tag = "TYRE"
    if out and out[-1].tag == "COMPOUND" and out[-1].value == item.value and out[-1].to == item.at - 1:
        out[-1] = join("COMPOUND", item.value, out[-1], item)  # "the white-walled hard"
        return i + 1
    out.append(item)
    return i + 1


def _driver(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A driver, where name and code are one mention and the code counts: "Lewis Hamilton (HAM)"."""
    item = items[i]
    if not same_driver_again(out, items, i):
        out.append(item)
        return i + 1
    out.pop()  # the bracket
    merged = join("DRIVER", item.value, out.pop(), item)
    closing = items[i + 1]
    merged.end, merged.to = closing.end, closing.to
    out.append(merged)
    return i + 2


def _sided_gap(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word for a gap that says who is ahead: "lead", "deficit"."""
    item = items[i]
    item.tag, item.value = "GAP", _SIDED[item.tag]
    out.append(item)
    return i + 1


def _rear(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """The rear of a car, from which seconds are counted as from its driver: "a 3,3 s del alerón de BBB"."""
    counted = [item.tag for item in out[-2:]] == ["SECS", "OF"]
    if counted and [item.tag for item in items[i + 1 : i + 3]] == ["OF", "DRIVER"]:
        out[-1].to = items[i + 1].to
        return i + 2
    out.append(items[i])
    return i + 1


def _times(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """ "Times" of a driver are those of his laps: "AAA's times fell"."""
    if out and out[-1].tag == "DRIVER" and out[-1].flag and out[-1].to == items[i].at - 1:
        items[i].tag = "LAPTIME"
    out.append(items[i])
    return i + 1


def _in_hand(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """Seconds in hand over a rival are a lead: "had 2.1 s in hand over BBB"."""
    item = items[i]
    led = len(out) > 1 and out[-1].tag == "SECS" and out[-2].tag == "WITH"  # "came by with 1.2 s in hand"
    if [other.tag for other in items[i + 1 : i + 3]] == ["ON", "DRIVER"] or led:
        item.tag, item.value = "GAP", _SIDED["LEAD"]
    out.append(item)
    return i + 1


def _spelt_seconds(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A time in words: "half a second", "half a second a lap"."""
    items[i].value = _SPELT_SECONDS[items[i].tag]
    return read_seconds(items, i, i, out)


# who reads an item that may be more than it is alone; all others are what they are
_READERS: dict[str, Reader] = {
    **dict.fromkeys(SPELT_OUT, read_phrase),  # some of them are more than a phrase below
    **numbered.READERS,
    **supposed.READERS,
    **verbs.READERS,
    **dict.fromkeys(_SPELT_SECONDS, _spelt_seconds),
    **dict.fromkeys(_SIDED, _sided_gap),
    "LAP": _lap,
    "NUM": _number,
    "WORDNUM": _number_in_words,
    "DOZEN": _dozen,
    "PAIR": _pair,
    "COMPOUND": _compound,
    "DRIVER": _driver,
    ":": _colon,
    "BACK": _back,
    "COMPARE": _comparison,
    "MATTER": _matter,
    "fastest_lap": _fastest,
    "UNDER_IT": _under_it,
    "NO_STOPS": _never,
    "BETWEEN": _between,
    "IN_HAND": _in_hand,
    "MIRRORS": _rear,
    "TIMES": _times,
}
