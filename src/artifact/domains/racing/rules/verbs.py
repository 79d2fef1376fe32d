"""Verbs whose object, or whose place in a sentence, decides what they are: "took 2.1 s out of BBB", "kept BBB behind".

Each function reads the item at an index, as `items.Reader` describes.
"""

from __future__ import annotations

import re

from artifact.domains.racing.rules.contests import wins_another
from artifact.domains.racing.rules.fittings import drives_laps, names_tyre, picks_up_tyre
from artifact.domains.racing.rules.items import Item, Reader, join, told_by_beginning
from artifact.domains.racing.rules.keeping import keeps_ahead, keeps_behind
from artifact.domains.racing.rules.phrases import SPELT_OUT, read_phrase
from artifact.domains.racing.rules.senses import brings_home, ends_in_place, of_safety_car, takes_time, wins, wins_time
from artifact.domains.racing.rules.supposed import read_bid, read_unused
from artifact.domains.racing.rules.wishes import asks_to

# to stop doing something is no stop
_CEASING = re.compile(
    r"\s+(?:losing|gaining|attacking|pushing|fighting|growing|falling|improving|trying|chasing|defending|working|raining"
    r"|pressing|closing|dropping|complaining|shrinking|sliding|talking|firing|racing|responding|communicating|charging"
    r"|pulling|bleeding|leaking|rising|de\s+\w+[aei]r)\b"
)
_WITHIN = ("in", "at", "en", "na", "no", "em", "on")
_QUOTES = {"'": "'", '"': '"', "‘": "’", "“": "”", "«": "»"}
_QUOTED = 24  # items, more than a quotation or half a sentence has
_ORDERS = ("box", "pit", "com", "ent", "par", "ven")  # "box", "pit now", "come in", "entra", "para", "vem"


def _taking(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb that, with seconds as its object, is for to gain ("took 2.1 s out of BBB"); else what it is without."""
    item = items[i]
    if takes_time(text, out, items, i):
        item.tag = "GAIN"
        return _gain(text, items, i, out)
    if item.tag == "TAKING":
        return i + 1
    if item.tag == "FIT" and asks_to(text, items, i):
        return read_bid(text, items, i, out)
    if item.tag == "LEAVE" and text[item.start : item.end] == "left" and _is_left_over(items, i, out):
        return read_unused(text, items, i, out)
    if item.tag == "REACH":
        return _ending(text, items, i, out)
    if item.tag in SPELT_OUT:
        return read_phrase(text, items, i, out)
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


def _blame(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """What somebody is held who is held up by nobody: "held BBB responsible"."""
    if [item.tag for item in out[-2:]] == ["HOLD", "DRIVER"] and out[-1].to == items[i].at - 1:
        del out[-2]
    return i + 1


# a verb for to protect, or for to help, which is to protect a team-mate if a driver was held
_protect = told_by_beginning(frozenset({"hel", "ayu", "aju", "ben"}), "help")


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


def _way(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A way to pass: "no encontró la manera de superar a BBB", "sem achar brecha para passar BBB"."""
    verb = items[i + 1] if i + 1 < len(items) else None
    if verb is None or verb.at > items[i].to + 1 or verb.tag not in ("PASSED", "MOTION", "GET_PAST"):
        return i + 1
    out.append(join("GET_PAST", None, items[i], verb))
    return i + 2


def _needed(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb for to need, which counts where so many laps are its object: "needed nine laps to pass BBB"."""
    following = [item.tag for item in items[i + 1 : i + 4]]
    counted = following[1:2] == ["LAP"] or following[1:3] == ["LOOSE", "LAP"]
    if counted and following[0] in ("NUM", "WORDNUM"):
        out.append(items[i])
    return i + 1


READERS: dict[str, Reader] = {
    "GIVE": _giving,
    "RETIRE": _retire,
    "WIN": _win,
    "GAIN": _gain,
    "KEEP": _keeping,
    "RUN": _keeping,
    "STAY": _ending,
    "DOWN": _ending,
    "CLOSE": _ending,
    "WAY": _way,
    "BLAME": _blame,
    "PROTECT": _protect,
    "STRANDED": _stranded,
    "PIT": _stop,
    "NEEDED": _needed,
    **dict.fromkeys(("TAKING", "MOTION", "LEAVE", "OFF", "START", "REACH", "FIT"), _taking),
}
