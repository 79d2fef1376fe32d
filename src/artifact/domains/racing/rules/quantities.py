"""Quantities: one item for numbers and what stands beside them, whatever the wording.

Invariant: "lap 14", "v14", "la vuelta 14" and "the 14th lap" are one lap number, "laps 5-34", "from lap 5 to 34" and
"da volta 5 à 34" one span; items stay in order, each with its span in the text, and what no rule speaks of is left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from artifact.domains.racing.rules.contests import aims, counts_else, escapes, fights, is_own_best, wins_another
from artifact.domains.racing.rules.fittings import drives_laps, middle_stint, names_tyre, picks_up_tyre
from artifact.domains.racing.rules.idle_tyres import idle_before, idle_object, liked
from artifact.domains.racing.rules.items import Item, is_whole, join
from artifact.domains.racing.rules.keeping import keeps_ahead, keeps_behind
from artifact.domains.racing.rules.numbers import LONGEST_LINK, read_number, read_seconds, speaks_decimals
from artifact.domains.racing.rules.phrases import SPELT_OUT, spelt_out
from artifact.domains.racing.rules.senses import (
    brings_home,
    compares,
    counts_next,
    ends_in_place,
    is_lap_word,
    of_safety_car,
    same_driver_again,
    takes_time,
    wins,
    wins_time,
)
from artifact.domains.racing.rules.spans import is_lap_left_out, is_spelt_ordinal, read_lap
from artifact.domains.racing.rules.wishes import (
    almost_done,
    asks_to,
    bids,
    mark_resumptions,
    only_wanted,
    plans,
    wishes,
)

# times in words that need no number beside them
_SPELT_SECONDS = {"TWO_SECONDS": 2.0, "HALF_SECOND": 0.5, "TENTH_SECOND": 0.1, "AND_A_HALF": 1.5}
# words for a gap that say which of the two is ahead: 1 who is spoken of, -1 the other
_SIDED = {"LEAD": 1, "DEFICIT": -1}
# after the whole part of a number that is spoken: "one point eight"
_SPOKEN = frozenset({"WORDNUM", "POINTS", "AND"})
# to stop doing something is no stop
_CEASING = re.compile(
    r"\s+(?:losing|gaining|attacking|pushing|fighting|growing|falling|improving|trying|chasing|defending|working|raining"
    r"|pressing|closing|dropping|complaining|shrinking|sliding|talking|firing|racing|responding|communicating|charging"
    r"|pulling|bleeding|leaking|rising|de\s+\w+[aei]r)\b"
)
_CHOOSING = re.compile(
    r"\b(?:choice|choose|choosing|torn|undecided|elegir|elecci[oó]n|eleg[ií]a|dudaba|escolher|escolha|indecis[oa]"
    r"|hesitava|decidir|decide)\b",
    re.IGNORECASE,
)
_WITHIN = ("in", "at", "en", "na", "no", "em", "on")
_LIKING = ("gus", "gos", "lik")
_LONGEST_NAME = 9  # tokens between a tyre and that it is a favourite
_QUOTES = {"'": "'", '"': '"', "‘": "’", "“": "”", "«": "»"}
_QUOTED = 24  # items, more than a quotation or half a sentence has
_ORDERS = ("box", "pit", "com", "ent", "par", "ven")  # "box", "pit now", "come in", "entra", "para", "vem"
# reads the item at an index, adds what it makes up to what is read before; returns the index after the last item read
_Reader = Callable[[str, list[Item], int, list[Item]], int]


def quantities(text: str, items: list[Item]) -> list[Item]:
    """Assemble laps, spans, counts, times, positions and stints from numbers and what stands beside them."""
    out: list[Item] = []
    i = 0
    while i < len(items):
        item = items[i]
        read = _READERS.get(item.tag)
        if read is None:  # it is what it is
            out.append(item)
            i += 1
        else:
            i = read(text, items, i, out)
    return out


def _taking(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb that, with seconds as its object, is for to gain ("took 2.1 s out of BBB"); else what it is without."""
    item = items[i]
    if takes_time(text, out, items, i):
        item.tag = "GAIN"
        return _gain(text, items, i, out)
    if item.tag == "TAKING":
        return i + 1
    if item.tag == "FIT" and asks_to(text, items, i):
        return _bid(text, items, i, out)
    if item.tag == "LEAVE" and text[item.start : item.end] == "left" and _is_left_over(items, i, out):
        return _unused(text, items, i, out)
    if item.tag == "REACH":
        return _ending(text, items, i, out)
    if item.tag in SPELT_OUT:
        return _phrase(text, items, i, out)
    out.append(item)
    return i + 1


def _is_left_over(items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether "left" is said of a tyre that nobody used: "had two sets of hards left"."""
    beside = bool(out) and out[-1].tag == "COMPOUND" and out[-1].to == items[i].at - 1
    after = items[i + 1].tag if i + 1 < len(items) else ""
    return beside and after in ("", ".", ",", ";", "IN", "FOR", "AND", "BUT", "UNUSED", ")")


def _gain(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb for to gain that may be for to fit a tyre, or for to win: "picked up the hards", "ganó la carrera"."""
    item = items[i]
    if picks_up_tyre(text, items, i):
        item.tag, item.value = "CHANGE", "motion"
    elif item.flag and wins(text, out, items, i):
        item.tag = "WIN"
        if wins_another(text, item):
            return i + 1
    out.append(item)
    return i + 1


def _win(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb for to win, whose object may be seconds: "won 2.1 seconds"."""
    item = items[i]
    if wins_another(text, item) or text[item.end - 1] == "á":  # "vencerá" is still to come
        return i + 1
    if not item.flag and wins_time(out, items, i):
        item.tag = "GAIN"
    out.append(item)
    return i + 1


def _keeping(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb for to keep or to run: "kept BBB behind", "used the VSC"; "kept pace" says nothing, nobody is held."""
    item = items[i]
    if keeps_behind(text, items, i) or keeps_ahead(text, items, i):
        item.tag = "HOLD"
    elif text[item.start : item.start + 2].casefold() in ("us", "ut") and of_safety_car(items, i):
        item.tag = "DURING"
    elif item.tag == "KEEP":
        return i + 1
    out.append(item)
    return i + 1


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


def _retire(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb for to give up that may be said of tyres: "abandonou os médios", unlike "abandonou na volta 9"."""
    if names_tyre(items, i) and items[i + 1].tag not in ("WITH", "ON", "IN"):
        items[i].tag = "OFF"
    out.append(items[i])
    return i + 1


def _giving(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb for to give, whose object may be laps or a place: "dio 20 vueltas", "trouxe o quinto lugar para casa"."""
    item = items[i]
    if drives_laps(text, items, i):
        item.tag = "RUN"
    elif brings_home(text, items, i):
        item.tag = "FINISH"
    out.append(item)
    return i + 1


def _ending(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb for to stay, close or reach that may say where a driver finished: "ficou em 12º", "settled for tenth"."""
    item = items[i]
    if ends_in_place(text, items, i):
        item.tag = "FINISH"
    elif item.tag == "STAY" and (keeps_ahead(text, items, i) or keeps_behind(text, items, i)):
        item.tag = "HOLD"
        i += items[i + 1].tag == "WITH"  # "ficou com BBB atrás"
    elif item.tag == "REACH":
        return i + 1  # "secured the lead": nothing is said of a place
    elif item.tag == "CLOSE":
        item.tag = "RUN"  # "closed out the race on softs"
    out.append(item)
    return i + 1


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


def _comparison(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word of a comparison, and whether it is "better"."""
    item = items[i]
    if text[item.start : item.start + 3].casefold() in _BETTER:
        item.value = "better"
    out.append(item)
    return i + 1


_BETTER = frozenset({"bet", "mej", "mel"})


def _loose(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word for about how many, which may compare or be an article: "more than BBB's", "montó unos medios"."""
    item = items[i]
    if text[item.end - 4 : item.end] == "than" and not counts_next(items, i):
        item.tag = "THAN"  # "degraded more than BBB's"
    elif i + 1 < len(items) and items[i + 1].tag == "COMPOUND" and items[i + 1].at == item.to + 1:
        return i + 1  # "montó unos medios"
    elif almost_done(text, items, i):
        item.tag = "WISH"
    out.append(item)
    return i + 1


def _wish(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word for a wish, which is nothing unless it governs what would be a claim: "wanted to keep the lead"."""
    if wishes(items, i):
        _suppose(text, items, i, out)
    return i + 1


def _suppose(text: str, items: list[Item], i: int, out: list[Item]) -> None:
    """What an item governs is only supposed, up to where the sentence tells of the race again."""
    mark_resumptions(text, items, i)
    items[i].tag = "WISH"
    out.append(items[i])


def _aim(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word for an aim, a fear or a miss, which is nothing unless it is of what would be a claim: "chased BBB"."""
    if aims(items, i):
        out.append(items[i])
    elif wishes(items, i):
        _suppose(text, items, i, out)
    return i + 1


def _escaped(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word for what slipped away: "victory eluded him", "se le escapó la victoria"."""
    if escapes(out, items, i):
        out.pop()
    items[i].tag = "AIM"
    return _aim(text, items, i, out)


def _fight(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A fight for what would be a claim, which who fights does not have: "fought BBB for fifth place"."""
    if fights(items, i):
        items[i].tag = "AIM"
        out.append(items[i])
    return i + 1


def _bid(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb for to tell somebody to do something, which says nothing unless it does: "told AAA to box"."""
    if bids(text, items, i):
        _suppose(text, items, i, out)
    return i + 1


def _reject(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """What was decided against was not made: "ruled out an undercut", "decided against a stop on lap 9"."""
    if aims(items, i):
        items[i].tag = "AIM"
    elif wishes(items, i):
        _suppose(text, items, i, out)
        return i + 1
    out.append(items[i])
    return i + 1


def _blame(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """What somebody is held who is held up by nobody: "held BBB responsible"."""
    if [item.tag for item in out[-2:]] == ["HOLD", "DRIVER"] and out[-1].to == items[i].at - 1:
        del out[-2]
    return i + 1


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


def _protect(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb for to protect, or for to help, which is to protect a team-mate if a driver was held."""
    item = items[i]
    if text[item.start : item.start + 3].casefold() in _HELPING:
        item.value = "help"
    out.append(item)
    return i + 1


def _plan(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A move, which is not told where it is but the plan of one: "the plan was to stop on lap 9"."""
    item = items[i]
    planned = text[item.start : item.start + 4].casefold() == "plan" and plans(text, items, i)
    end = _phrase(text, items, i, out)
    if planned:
        mark_resumptions(text, items, i)
        out.append(Item("WISH", None, item.start, item.end, item.at, item.to))
    return end


def _fancy(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb whose object may be a tyre that nobody raced on: "saved a set of mediums"."""
    if not idle_object(text, items, i) and text[items[i].start : items[i].start + 3].casefold() in _LIKING:
        liked(out, items[i].at)
    return i + 1


def _unused(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """What is said of a tyre that nobody raced on, or of a stop that nobody made: "hards ready", "never came"."""
    item = items[i]
    far = _LONGEST_NAME if "favo" in text[item.start : item.end].casefold() else 3
    if not idle_before(out, item.at, far=far) and wishes(items, i):
        _suppose(text, items, i, out)  # "não fazia sentido parar na volta 9"
    return i + 1


def _denial(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word that takes what follows out of what is told: a denial, a condition."""
    mark_resumptions(text, items, i)
    out.append(items[i])
    return i + 1


def _stranded(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A place on the track where a car comes to a halt, which is no stop: "stopped in the gravel on lap 9"."""
    k = len(out) - 1
    if k > 1 and out[k].tag == "LAPNO" and out[k - 1].tag in ("ON", "IN") and out[k].to == items[i].at - 1:
        k -= 2
    item = items[i]
    if k >= 0 and out[k].tag == "PIT" and not out[k].flag and out[-1].to == item.at - 1:
        out[k].tag = "RETIRE"
        return i + 1
    if text[item.start : item.start + 2].casefold() in _WITHIN:
        out.append(Item("IN", None, item.start, item.end, item.at, item.to))
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
    elif any(other.tag == "SC" for other in out[-_QUOTED:]):
        out.append(Item("DURING", None, item.start, item.end, item.at, item.at))
        out.append(Item("SC", None, item.start, item.end, item.to, item.to))
    return i + 1


def _stop(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word for a stop, which is an order where it opens a quotation ("'Box, box,'"), or for to cease."""
    item = items[i]
    if _CEASING.match(text, item.end):
        return i + 1  # "stopped losing time", "paró de atacar"
    mark = text[item.start - 1 : item.start] if item.start else ""
    if mark in _QUOTES and text[item.start : item.start + 3].casefold() in _ORDERS:
        closing = text.find(_QUOTES[mark], item.end, item.end + 80)
        for other in items[i : i + _QUOTED]:
            if other.tag == "PIT" and other.start < closing:
                other.tag = "NONE"
    out.append(item)
    return i + 1


_HELPING = ("hel", "ayu", "aju", "ben")


def _lap(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A lap word with the numbers that follow it."""
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


def _way(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A way to pass: "no encontró la manera de superar a BBB", "sem achar brecha para passar BBB"."""
    verb = items[i + 1] if i + 1 < len(items) else None
    if verb is None or verb.at > items[i].to + 1 or verb.tag not in ("PASSED", "MOTION", "GET_PAST"):
        return i + 1
    out.append(join("GET_PAST", None, items[i], verb))
    return i + 2


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


def _than(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """ "Que" after a comparison: "0,3 s más rápido por vuelta que BBB", or before what is only wanted."""
    if compares(out, items, i):
        items[i].tag = "THAN"
    elif only_wanted(text, items, i):
        mark_resumptions(text, items, i)
        items[i].tag = "WISH"
    out.append(items[i])
    return i + 1


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


def _needed(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb for to need, which counts where so many laps are its object: "needed nine laps to pass BBB"."""
    following = [item.tag for item in items[i + 1 : i + 4]]
    counted = following[1:2] == ["LAP"] or following[1:3] == ["LOOSE", "LAP"]
    if counted and following[0] in ("NUM", "WORDNUM"):
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


def _phrase(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A phrase that says what several items say: "the only stop"."""
    out.extend(spelt_out(text, items, i, out))
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


def _stint(text: str, items: list[Item], i: int, out: list[Item]) -> int:
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
            i + 3 < n
            and items[i + 3].tag == "NUM"
            and items[i + 3].at == items[i + 2].to + 1
            and is_whole(items[i + 3])
        )  # "stint 5 laps 34-47", unlike "final stint 30 laps @ 80.1 s"
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


# who reads an item that may be more than it is alone; all others are what they are
_READERS: dict[str, _Reader] = {
    "LAP": _lap,
    "NUM": _number,
    "WORDNUM": _number_in_words,
    "DOZEN": _dozen,
    "PAIR": _pair,
    "WAY": _way,
    "P": _p_number,
    "POSITION": _position,
    "POSITIONS": _places,
    "ORD": _ordinal,
    "STINT": _stint,
    "MIDDLE_STINT": _middle_stint,
    "COMPOUND": _compound,
    "DRIVER": _driver,
    "QUE": _than,
    "GIVE": _giving,
    "RETIRE": _retire,
    ":": _colon,
    "WIN": _win,
    "GAIN": _gain,
    "KEEP": _keeping,
    "RUN": _keeping,
    "STAY": _ending,
    "DOWN": _ending,
    "CLOSE": _ending,
    "BACK": _back,
    "LOOSE": _loose,
    "COMPARE": _comparison,
    "WISH": _wish,
    "AIM": _aim,
    "ESCAPED": _escaped,
    "FIGHT": _fight,
    "REJECT": _reject,
    "BLAME": _blame,
    "MATTER": _matter,
    "PROTECT": _protect,
    "fastest_lap": _fastest,
    "BID": _bid,
    "HYP": _denial,
    "NEG": _denial,
    "FANCY": _fancy,
    "UNUSED": _unused,
    "STRANDED": _stranded,
    "UNDER_IT": _under_it,
    "PIT": _stop,
}
_READERS |= dict.fromkeys(SPELT_OUT, _phrase)
_READERS |= dict.fromkeys(_SPELT_SECONDS, _spelt_seconds)
_READERS |= dict.fromkeys(_SIDED, _sided_gap)
_READERS["IN_HAND"] = _in_hand
_READERS |= {"MOVE": _plan, "NO_STOPS": _never, "BETWEEN": _between}
_READERS["MIRRORS"] = _rear
_READERS["TIMES"] = _times
_READERS["NEEDED"] = _needed
_READERS |= dict.fromkeys(("TAKING", "MOTION", "LEAVE", "OFF", "START", "REACH", "FIT"), _taking)
