"""Words that are one concept or another by what stands beside them, and phrases that say what several items say.

Invariant: the sentence that a word stands in decides, and nothing outside it.
"""

from __future__ import annotations

import re

from artifact.domains.racing.rules.fittings import (
    OF_TYRES,
    beside_tyre,
    comes_off,
    falls_off,
    fits,
    goes_onto,
    leaves_pits,
    names_tyre,
    to_fit,
)
from artifact.domains.racing.rules.items import Item, is_lap_number, join
from artifact.domains.racing.rules.keeping import blocks

_TOPS = {"TOP_3": 3, "TOP_5": 5, "TOP_6": 6, "TOP_8": 8, "TOP_10": 10}  # how many lead a field
_TWO_IN_ONE = {
    "BOTH_STOPS": ("BOTH", "PIT"),
    "UNDER_SC": ("DURING", "SC"),
    "HOLD_HIM": ("HOLD", "HE"),
    "FOR_ANOTHER": ("FOR", "ANOTHER"),
    "ANOTHER_ALIKE": ("ANOTHER", "ALIKE"),
    "FAILED_TO": ("NEG", "ACHIEVE"),
    "HELD_BEHIND": ("HELD", "BEHIND"),
    "STOPPED_SO_FAR": ("SO_FAR", "PIT"),
}
# what `spelt_out` reads
SPELT_OUT = frozenset(
    {
        "ONLY_STOP",
        "NO_STOPPING",
        "COVERED",
        "CALLED",
        "ONCE",
        "MOVE",
        "MOTION",
        "CLEAR",
        "SHORT",
        "START",
        "FITTED",
        "RENEW",
        "REPEAT",
        "EXPLOIT",
        "WOULD",
        "WORK",
        "FIT",
        "TO_FIT",
        "SAME_COMPOUNDS",
    }
)
SPELT_OUT |= {"HOME", "THIRD_PLACE", "NEITHER", "BLOCK", "HELP", "NO_HELP", "UNMOVED"}
SPELT_OUT |= {"TURNED_OUT", "FELL_SHORT", "SURELY", "SURELY_NOT"}
SPELT_OUT |= OF_TYRES | _TWO_IN_ONE.keys() | _TOPS.keys()
# what makes "the only stop" one of several: "the only pit-timing difference", "la única parada en la que ..."
_ONLY_OF_ITS_KIND = re.compile(
    r"[\s*_]*-|\s+(?:timing|window|cycle|sequence|phase|battle|exchange|where|among|in\s+which|on\s+which"
    r"|that\s+(?:was|is|were|did|came)\s*(?:not|n['’]t)|en\s+(?:la|el)\s+que|donde|entre|que\s+no"
    r"|(?:em|na|no)\s+que|onde|que\s+n[ãa]o)\b"
)


def spelt_out(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """What the phrase at `i` says in items: "both stops", "behind the safety car", "the only stop"."""
    item = items[i]
    tag = item.tag
    if tag in _TWO_IN_ONE:
        first, last = _TWO_IN_ONE[tag]
        return [
            Item(first, None, item.start, item.end, item.at, item.at),
            Item(last, None, item.start, item.end, item.to, item.to),
        ]
    if tag in OF_TYRES:
        return beside_tyre(text, items, i)
    if tag in _TOPS:
        item.tag = "ORDER"
        item.value = _TOPS[tag] if _COMPLETES.search(text, max(item.start - 32, 0), item.start) else None
        return [item]
    if tag == "NEITHER":
        item.tag, item.value = "NEG", "neither"
        return [item]
    if tag == "THIRD_PLACE":
        item.tag, item.value = "POS", 3
        return [item]
    if tag == "HOME":
        item.tag = "FINISH"
        return [item] if _place_next(items, i) else []
    if tag == "BLOCK":
        item.tag = "HOLD"
        return [item] if blocks(items, i) else []
    if tag == "TO_FIT":
        return to_fit(text, items, i)
    if tag == "SAME_COMPOUNDS":
        if out and out[-1].tag == ",":
            item.tag = "SAME_CHANGE"  # "stopped on lap 13, same compounds"
            return [item]
        return [Item(tag, None, item.start, item.end, item.at, item.to) for tag in ("PARTIAL", "TYRE")]
    if tag == "UNMOVED":  # "refused to budge": whom that held, stands elsewhere
        item.tag, item.value = "HOLD", "alone"
        return [item]
    if tag == "FIT":
        return fits(text, items, i)
    if tag == "REPEAT":
        return [item] if names_tyre(items, i) else []
    if tag == "FITTED" or tag == "RENEW":
        item.tag, item.value = "CHANGE", tag.lower()
        return [item]
    if tag == "WORK":
        if falls_off(text, items, i):
            item.tag = "OUT"
        return [item]
    if tag == "TURNED_OUT" or tag == "FELL_SHORT":
        if not _judges_move(text, items, i, out):
            return []
        item.tag = "WORK" if tag == "TURNED_OUT" else "FAIL"
        return [item]
    if tag == "SURELY" or tag == "SURELY_NOT":  # an answer, at the start of a sentence alone
        item.tag = "YES" if tag == "SURELY" else "NEG"
        return [] if tag == "SURELY" and any(other.tag != "-" for other in out) else [item]
    if tag == "WOULD":
        item.tag = "HYP"
        return [] if _looks_ahead(items, i) else [item]
    if tag == "HELP" or (tag == "EXPLOIT" and out and out[-1].tag == "TEAMMATE"):
        item.tag, item.value = "PROTECT", "help"  # "no team-mate benefited from it"
        return [item]
    if tag == "NO_HELP":
        return [
            Item("NEG", None, item.start, item.end, item.at, item.at),
            Item("PROTECT", "help", item.start, item.end, item.to, item.to),
        ]
    if tag == "EXPLOIT":
        item.tag = "DURING" if of_safety_car(items, i) else "BECAUSE"
        return [item] if item.tag == "DURING" or text[item.start : item.end].endswith(_REASONS) else []
    if tag == "CLEAR" or tag == "SHORT":  # "2.7 s clear of BBB", "2.7 s down on BBB", unlike "it is clear"
        item.tag = "AHEAD" if tag == "CLEAR" else "BEHIND"
        measures = bool(out) and out[-1].tag in ("SECS", "DEC") and out[-1].to == item.at - 1
        return [item] if measures else []
    if tag == "START":
        if comes_off(text, items, i):
            item.tag = "OUT"
        elif leaves_pits(text, items, i, out):
            item.tag = "PIT_EXIT"
        elif goes_onto(text, items, i):
            item.tag = "CHANGE"
        return [item]
    if tag == "ONLY_STOP" and _ONLY_OF_ITS_KIND.match(text, item.end):
        return [join("PIT", None, item, item)]
    if tag == "CALLED":
        return _called(text, items, i)
    if tag == "COVERED":
        item.tag = _covering(text, items, i)
        return [item]
    if tag == "NO_STOPPING":
        return _never_stopping(items, i)
    if tag == "ONLY_STOP" or tag == "ONCE":
        return [join("STOPS" if tag == "ONLY_STOP" else "TWICE", 1, item, item)]
    if tag == "MOTION":
        item.tag, item.value = "CHANGE", "motion"  # a change if it is one to a tyre
    elif [other.tag for other in items[i + 1 : i + 3]] == ["TO", "COMPOUND"] and items[i + 1].at == item.to + 1:
        item.tag, item.flag = "CHANGE", True  # "the move to the HARD tyre"
    return [item]


def _place_next(items: list[Item], i: int) -> bool:
    """Whether a place follows right after: "brought the car home fifth", "limped home in P5"."""
    k = i + 1 + (i + 1 < len(items) and items[i + 1].tag == "IN")
    return k < len(items) and items[k].tag in ("ORD", "P", "POSITION") and items[k].at <= items[k - 1].to + 2


# between a move and what is said of how it turned out
_TILL_VERDICT = frozenset(
    {"OF", "DRIVER", "EPITHET", "TO", "ON", "HE", "HIS", "NEG", ",", "IN", "FOR", "TRY", "TYRE", "AND"}
)
_TILL_VERDICT |= {"BUT", "BY", "ORD", "PIT", "BE", "“", "”", "(", ")", ":", "ALL", "KEEP"}
_OTHER_VERDICT = frozenset({"FAIL", "FELL_SHORT", "SUCCESS", "WORK", "GAIN", "SLOWER", "LOSE", "COMPARE"})
_PRONOUNS = frozenset({"it", "this", "eso", "esto", "esta", "isso", "isto"})


def _judges_move(text: str, items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether a word that may tell how anything turned out tells it of a move: "o undercut resultou", "fell short"."""
    after = items[i + 1] if i + 1 < len(items) else None
    if after is not None and after.at == items[i].to + 1:
        into = after.tag == "IN" and text[items[i].start : items[i].start + 6].casefold() == "result"
        if into or after.tag in _OTHER_VERDICT:
            return False  # "resultó en una ganancia", "resultó fallido"
    suffices = (
        text[items[i].start : items[i].end]
        .casefold()
        .endswith(("enough", "sufficient", "suficiente", "bastó", "bastou"))
    )
    for item in reversed(out):
        if item.tag == "BUT" and suffices:
            return False  # "undercut BBB, but it was not enough to finish ahead"
        if item.tag in ("UNDERCUT", "OVERCUT"):
            return True
        if item.tag == "MOVE":  # "his strategy was not enough to win" is about the race
            return text[item.start : item.end].casefold() not in _PRONOUNS and not suffices
        if item.tag not in _TILL_VERDICT:
            return False
    return False


# "completed the top five": what stands before the words for those who lead
_COMPLETES = re.compile(
    r"\b(?:complet\w+|round\w* (?:out|off)|fill\w* out|clos\w+ out|cerr[aoó]\w*|fech[ao]\w*)"
    r"(?: (?:the|el|o|rest of the|resto del|resto do)?)?\s*\Z",
    re.IGNORECASE,
)
_REASONS = ("ndo", "ing of", "ing on")  # "taking advantage of BBB's stop"


def of_safety_car(items: list[Item], i: int) -> bool:
    """Whether what is made use of at `i` is a safety car: "used the VSC", "aproveitou a neutralização"."""
    k = i + 1
    while k < len(items) and items[k].tag in ("TO", "OF", "WINDOW", "WORDNUM"):
        k += 1
    return k < len(items) and items[k].tag == "SC" and items[k].at <= items[i].to + 4


_RACED = frozenset({"FINISH", "RETIRE", "WIN", "WHOLE"})
_PART_OF_RACE = frozenset({"UNTIL", "BEFORE", "BACK", "LAP"})


def _never_stopping(items: list[Item], i: int) -> list[Item]:
    """Whether "without stopping" is said of a race, which then had no stops, or of a part of it."""
    item = items[i]
    tags = {other.tag for other in items}
    part = tags & _PART_OF_RACE
    if not tags.isdisjoint(_RACED) and (not part or (part == {"LAP"} and "RETIRE" in tags)):
        return [join("NO_STOPS", 0, item, item)]
    denial = Item("NEG", None, item.start, item.end, item.at, item.at, True)
    return [denial, Item("PIT", None, item.start, item.end, item.to, item.to)]


_HIM = re.compile(r"(?:l[oae]s?|-[ln]?[oa])\Z", re.IGNORECASE)


def _called(text: str, items: list[Item], i: int) -> list[Item]:
    """A verb for calling that is said of a driver: "llamó a AAA en la vuelta 12", "chamá-lo de novo na volta 12"."""
    item = items[i]
    k = i + 1 + (i + 1 < len(items) and items[i + 1].tag == "TO")
    named = k < len(items) and items[k].tag in ("DRIVER", "EPITHET") and items[k].at <= item.to + 3
    if not named and not (item.end - item.start > 5 and _HIM.search(text, item.start, item.end)):
        return []
    if named and k > i + 1:
        items[i + 1].tag = "OF"  # whom they call is who stops
    item.tag = "PIT"
    return [item]


def _covering(text: str, items: list[Item], i: int) -> str:
    """What "covered" is: an answer ("BBB covered on lap 12"), a distance driven, or in Spanish shelter."""
    after = [item.tag for item in items[i + 1 : i + 3]]
    if after in (["IN", "LAP"], ["ON", "LAP"]) and items[i + 1].at <= items[i].to + 2:
        return "RESPOND"
    return "PROTECT" if text[items[i].start : items[i].start + 2].casefold() == "cu" else "RUN"


_SUPPOSING = frozenset({"HYP", "NEG", "WOULD"})


_SOON = 4  # items between "would" and what came


def _looks_ahead(items: list[Item], i: int) -> bool:
    """Whether "would" tells what came later, with its lap, and supposes nothing: "AAA would stop again on lap 50"."""
    if any(item.tag in _SUPPOSING for k, item in enumerate(items) if k != i):
        return False
    for k in range(i + 1, min(i + 8, len(items))):
        if items[k].tag in (",", ";", "WHILE", "BUT", "."):
            return False
        if items[k].tag == "FINISH" and k < i + _SOON and _place_next(items, k):
            return True  # "would still come home fifth"
        if items[k].tag == "LAP":
            return items[k - 1].tag in ("ON", "IN") and any(item.tag in ("PIT", "CHANGE") for item in items[i + 1 : k])
    return False


def is_lap_word(text: str, items: list[Item], i: int) -> bool:
    """Whether "de volta", "de vuelta" names a lap, and nobody is back: "HARD de volta 26 à 62"."""
    following = items[i + 1] if i + 1 < len(items) else None
    number = following is not None and following.at == items[i].to + 1 and is_lap_number(text, following)
    unit = items[i + 2].tag if i + 2 < len(items) else ""
    return number and unit not in ("SECONDS", "PER", "LAP")


def counts_next(items: list[Item], i: int) -> bool:
    """Whether a number follows, with at most one word between."""
    following = items[i + 1] if i + 1 < len(items) else None
    return following is not None and following.tag in ("NUM", "WORDNUM") and following.at <= items[i].to + 2


_ENDING_VERBS = ("fic", "que", "se q", "fech")  # "ficou", "quedó", "se quedó", "fechou"
_PLACES = frozenset({"ORD", "P", "POSITION"})
_COUNTABLE = frozenset({"PIT", "STINT", "LAP", "COMPOUND", "TYRE", "CHANGE", "MOVE", "UNDERCUT", "OVERCUT"})


def ends_in_place(text: str, items: list[Item], i: int) -> bool:
    """Whether a verb for to stay, close or reach says where a driver finished: "ficou em 12º", "settled for tenth"."""
    if items[i].tag not in ("CLOSE", "REACH") and not text[items[i].start : items[i].end].casefold().startswith(
        _ENDING_VERBS
    ):
        return False
    k = i + 1
    if items[i].tag == "CLOSE" and k < len(items) and items[k].tag == "TO":
        k += 1  # "encerrou a corrida em nono"
    if k < len(items) and items[k].tag in ("IN", "WITH") and items[k].at <= items[k - 1].to + k - i:
        k += 1
    if k >= len(items) or items[k].tag not in _PLACES or items[k].at > items[k - 1].to + 2:
        return False
    counted = k + 1 < len(items) and items[k + 1].at <= items[k].to + 2 and items[k + 1].tag in _COUNTABLE
    return not counted  # unlike "claimed the first stop"


_HOME = re.compile(r"\s+(?:\S+\s+){0,4}(?:para|pra|a)\s+casa\b", re.IGNORECASE)


def brings_home(text: str, items: list[Item], i: int) -> bool:
    """Whether a place is what a verb for to bring says that came home: "trouxe o quinto lugar para casa"."""
    near = any(item.tag in _PLACES for item in items[i + 1 : i + 3])
    return near and _HOME.match(text, items[i].end, items[i].end + 48) is not None


# "ganó el British Grand Prix"
_WON_RACE = re.compile(
    r"\s+(?:el|la|o|a)\s+(?:[A-Z][\w'’-]*\s+){0,4}"
    r"(?:Grand Prix|Gran Premio|GP|Grande Pr\w{1,3}mio|carrera|corrida|prova|prueba)\b"
)


def wins(text: str, out: list[Item], items: list[Item], i: int) -> bool:
    """Whether "ganó", "ganhou" is "won": a driver is its subject, and nothing is said to be gained."""
    after = [item.tag for item in items[i + 1 : i + 6]]
    if after[:2] == ["AHEAD", "DRIVER"] and items[i + 1].at == items[i].to + 1:
        return True  # "ganó por delante de BBB"
    if _WON_RACE.match(text, items[i].end):
        return True
    if after[:1] == ["DRIVER"] and items[i + 1].at == items[i].to + 1:
        return after[1:2] in (["."], [","], [";"], ["!"]) and (
            not out or out[-1].tag in (":", ",", ".")
        )  # "gana AAA, ..."
    away = after[:1] == ["IN"] and after[1:3] == ["AHEAD", "DRIVER"]
    if away and text[items[i + 1].end + 1 : items[i + 1].end + 2].isupper():
        return True  # "ganó en Mónaco por delante de BBB"
    if not out or out[-1].tag != "DRIVER" or out[-1].to != items[i].at - 1:
        return False
    if after and items[i + 1].at > items[i].to + 1:
        return False  # "ganó terreno"
    place = items[i + 1].end + 1 if after[:1] == ["IN"] and after[1:2] in ([","], ["AND"], [";"]) else 0
    if place and text[place : place + 1].isupper() and items[i + 2].at <= items[i + 1].to + 4:
        return True  # "ganó en Mónaco, y ..."
    if not after or after[0] in (".", ";", ")") or after in (["IN", "."], ["IN"]):
        return True  # "ganó.", "ganó en Mónaco."
    if after[:2] in (["AND", "DRIVER"], [",", "WITH"], [",", "DRIVER"], [",", "FOLLOWED"]):
        return after[2:3] != ["LOSE"]
    return after[:2] == ["WITH", "NUM"] and not {"GAP", "LEAD"}.isdisjoint(after)  # "ganó con 3,1 s de ventaja"


_OUT_OF = re.compile(r"[\s*_]+(?:out of|off|from)\b", re.IGNORECASE)


def takes_time(text: str, out: list[Item], items: list[Item], i: int) -> bool:
    """Whether what is taken at `i` are seconds off a rival: "took 2.1 s out of BBB", "le sacó 2,1 s", "tirou 2,1 s"."""
    before = out[-1] if out else None
    if items[i].tag == "TAKING" and before is not None and before.tag == "SECS" and before.to >= items[i].at - 2:
        return True  # "foram 2,1 segundos arrancados"
    k = i + 1
    while k < len(items) and items[k].tag in ("LOOSE", "HE", "BACK"):
        k += 1
    number = items[k].tag if k < len(items) and items[k].at <= items[i].to + 3 else ""
    if number not in ("NUM", "WORDNUM") or k + 1 == len(items) or items[k + 1].tag not in ("SECONDS", "TENTHS"):
        return False
    rate = [item.tag for item in items[k + 2 : k + 4]]
    if rate[:1] and rate[0] in ("PER", "FOR", "EACH", "TO") and rate[1:] in (["LAP"], ["PER"], ["EACH"]):
        return False  # "le sacaba 0,2 s por vuelta"
    if items[i].tag == "MOTION":  # "took 2.1 s out of BBB", unlike "the stop took 2.1 s"
        return _OUT_OF.match(text, items[k + 1].end) is not None
    if k + 2 < len(items) and items[k + 2].tag in _MEASURED and items[k + 2].at == items[k + 1].to + 1:
        return False  # "found a 1.2 s improvement"
    verb = text[items[i].start : items[i].start + 3].casefold()
    return verb == _TAKERS.get(items[i].tag, verb)


# first letters of the verbs for to take time, among others of their concept: "sacó", "arrancó", "arañó", "metió"
_TAKERS = {"LEAVE": "sac", "START": "arr", "REACH": "ara", "FIT": "met"}
_MEASURED = frozenset({"SHIFT", "GAP", "LEAD", "DEFICIT", "GAIN", "FASTER", "SLOWER", "COMPARE", "UP"})


def wins_time(out: list[Item], items: list[Item], i: int) -> bool:
    """Whether what is won are seconds: "won 2.1 seconds", "2.1 seconds won", unlike "won by 2.1 seconds"."""
    before = out[-1] if out else None
    if before is not None and before.tag == "SECS" and before.to == items[i].at - 1:
        return True
    k = i + 1
    while k < len(items) and items[k].tag in ("LOOSE", "BACK"):
        k += 1
    timed = [item.tag for item in items[k : k + 2]] in (
        ["NUM", "SECONDS"],
        ["WORDNUM", "SECONDS"],
        ["WORDNUM", "TENTHS"],
    )
    return timed and items[k].at <= items[i].to + 2


_COMPARING = frozenset({"COMPARE", "FASTER", "SLOWER", "BEFORE", "PARTIAL"})


def compares(out: list[Item], items: list[Item], i: int) -> bool:
    """Whether "que" is "than": right after a comparison, or before a driver once a bracket after one is closed."""
    if not out:
        return False
    if out[-1].tag in _COMPARING and out[-1].to >= items[i].at - 3:
        return True
    driver = i + 1 < len(items) and items[i + 1].tag == "DRIVER" and items[i + 1].at == items[i].to + 1
    if driver and out[-1].tag in ("RATE", "SECS") and any(item.tag in ("FASTER", "SLOWER") for item in out[-4:-1]):
        return True  # "más rápido en 0,3 s por vuelta que BBB"
    if out[-1].tag == "LAP" and any(item.tag in ("FASTER", "SLOWER") for item in out[-4:-1]):
        return True  # "0,3 s más rápido por vuelta que"
    if out[-1].tag == "AVG" and any(item.tag in ("FASTER", "SLOWER", "COMPARE") for item in out[-3:-1]):
        return True  # "más rápido en promedio que", "mejor promedio que"
    tyre = [item.tag for item in items[i + 1 : i + 3]] in (["IN", "COMPOUND"], ["WITH", "COMPOUND"])
    if tyre and out[-1].tag == ")" and any(item.tag in ("FASTER", "SLOWER") for item in out[-8:]):
        return True  # "más rápido (80,1 s) que con HARD"
    if tyre and out[-1].tag == "COMPOUND" and any(item.tag in _COMPARING for item in out[-4:]):
        return True  # "menor en HARD que en MEDIUM"
    return driver and out[-1].tag == ")" and any(item.tag in _COMPARING for item in out[-12:])


def same_driver_again(out: list[Item], items: list[Item], i: int) -> bool:
    """Whether the driver at `i` is a code in brackets right after the name: "Lewis Hamilton (HAM)"."""
    return (
        len(out) > 1
        and out[-1].tag == "("
        and out[-2].tag == "DRIVER"
        and out[-2].end - out[-2].start > 3
        and out[-2].to == items[i].at - 2
        and items[i].end - items[i].start == 3
        and i + 1 < len(items)
        and items[i + 1].tag == ")"
        and items[i + 1].at == items[i].to + 1
    )
