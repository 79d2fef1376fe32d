"""Phrases that say what several items say, or one concept or another by what stands beside them: "the only stop".

Invariant: the sentence that a phrase stands in decides, and nothing outside it.
"""

from __future__ import annotations

import re
from collections.abc import Callable

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
from artifact.domains.racing.rules.items import Item, join
from artifact.domains.racing.rules.keeping import blocks
from artifact.domains.racing.rules.lexicon_common import THIS
from artifact.domains.racing.rules.senses import of_safety_car

_Reader = Callable[[str, list[Item], int, list[Item]], list[Item]]  # what the phrase at an index says in items

_TOPS = {"TOP_3": 3, "TOP_5": 5, "TOP_6": 6, "TOP_8": 8, "TOP_10": 10}  # how many lead a field
_TWO_IN_ONE = {
    "BOTH_STOPS": ("BOTH", "PIT"),
    "UNDER_SC": ("DURING", "SC"),
    "HOLD_HIM": ("HOLD", "HE"),
    "FOR_ANOTHER": ("FOR", "ANOTHER"),
    "ANOTHER_ALIKE": ("ANOTHER", "ALIKE"),
    "FAILED_TO": ("NEG", "ACHIEVE"),
    "WITH_THEM": ("WITH", "TYRE"),
    "NO_WAY": ("NEG", "GET_PAST"),
    "RACE_FOR": ("WIN", "FOR"),
    "SUPERIOR_TO": ("FASTER", "THAN"),
    "HELD_BEHIND": ("HELD", "BEHIND"),
    "STOPPED_SO_FAR": ("SO_FAR", "PIT"),
}
# phrases that always are another concept, and its value
_ALIASES = {
    "NEITHER": ("NEG", "neither"),
    "SECOND_PLACE": ("POS", 2),
    "THIRD_PLACE": ("POS", 3),
    "UNMOVED": ("HOLD", "alone"),  # "refused to budge": whom that held, stands elsewhere
    "FITTED": ("CHANGE", "fitted"),
    "RENEW": ("CHANGE", "renew"),
    "MOTION": ("CHANGE", "motion"),  # a change if it is one to a tyre
    "HELP": ("PROTECT", "help"),
}
_ANSWERS = {"SURELY": "YES", "SURELY_NOT": "NEG"}
_VERDICTS = {"TURNED_OUT": "WORK", "FELL_SHORT": "FAIL"}
_DISTANCES = {"CLEAR": "AHEAD", "SHORT": "BEHIND"}
# what makes "the only stop" one of several: "the only pit-timing difference", "la única parada en la que ..."
_ONLY_OF_ITS_KIND = re.compile(
    r"[\s*_]*-|\s+(?:timing|window|cycle|sequence|phase|battle|exchange|where|among|in\s+which|on\s+which"
    r"|that\s+(?:was|is|were|did|came)\s*(?:not|n['’]t)|en\s+(?:la|el)\s+que|donde|entre|que\s+no"
    r"|(?:em|na|no)\s+que|onde|que\s+n[ãa]o)\b"
)


def read_phrase(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A phrase that says what several items say: "both stops", "behind the safety car", "the only stop"."""
    out.extend(_PHRASES[items[i].tag](text, items, i, out))
    return i + 1


def _alias(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """A phrase that always is another concept: "refused to budge" is to hold."""
    items[i].tag, items[i].value = _ALIASES[items[i].tag]
    return [items[i]]


def _two_in_one(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """Two concepts in one phrase: "both stops", "under the safety car", "held him"."""
    item = items[i]
    first, last = _TWO_IN_ONE[item.tag]
    return [
        Item(first, None, item.start, item.end, item.at, max(item.at, item.to - 1)),
        Item(last, None, item.start, item.end, item.to, item.to),
    ]


def _no_help(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """Help denied: "gave no help"."""
    item = items[i]
    return [
        Item("NEG", None, item.start, item.end, item.at, item.at),
        Item("PROTECT", "help", item.start, item.end, item.to, item.to),
    ]


def _of_tyres(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """A word that speaks of tyres beside one, "left his mediums", or of a rival: "nine laps to shake off BBB"."""
    k = i + 1 + (i + 1 < len(items) and items[i + 1].tag in ("OF", "TO"))
    if items[i].tag == "LEAVE" and out and out[-1].tag in ("TO", "FOR", "IN") and _driver_next(items, k - 1):
        items[i].tag = "GET_PAST"
        return [items[i]]
    return beside_tyre(text, items, i)


def _top(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """Those who lead the field, whose last place somebody may have: "completed the top five"."""
    item = items[i]
    completed = _COMPLETES.search(text, max(item.start - 32, 0), item.start)
    item.tag, item.value = "ORDER", _TOPS[item.tag] if completed else None
    return [item]


def _home(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """ "Home", with the place that somebody came in: "limped home in P5"."""
    if [item.tag for item in out[-2:]] == ["RESPOND", "DRIVER"]:
        out[-2].tag = "BEHIND"  # "BBB followed AAA home": who was behind whom, not who stopped after him
    items[i].tag = "FINISH"
    return [items[i]] if _place_next(items, i) else []


def _block(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """A verb for to block, if a driver is its object: unlike "travou um duelo com BBB"."""
    items[i].tag = "HOLD"
    return [items[i]] if blocks(items, i) else []


def _to_fit(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """What was fitted: "stopped to fit HARD"."""
    return to_fit(text, items, i)


def _fit(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """A verb of many uses that may be for to fit: "metió duros"."""
    return fits(text, items, i)


def _same_compounds(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """The same compounds: after a comma a change told again, "stopped on lap 13, same compounds"."""
    item = items[i]
    if out and out[-1].tag == ",":
        item.tag = "SAME_CHANGE"
        return [item]
    return [Item(tag, None, item.start, item.end, item.at, item.to) for tag in ("PARTIAL", "TYRE")]


def _repeat(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """A verb for to repeat, with a tyre as its object: "repitió con duros"."""
    return [items[i]] if names_tyre(items, i) else []


def _work(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """A verb for to work, or of tyres that are taken off: "the mediums came off"."""
    if falls_off(text, items, i):
        items[i].tag = "OUT"
    return [items[i]]


def _verdict(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """How something turned out, if it is a move: "o undercut resultou", "the overcut fell short"."""
    if not _judges_move(text, items, i, out):
        return []
    items[i].tag = _VERDICTS[items[i].tag]
    return [items[i]]


def _answer(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """An answer; one for yes, at the start of a sentence alone: "Of course", "Of course not"."""
    item = items[i]
    item.tag = _ANSWERS[item.tag]
    return [] if item.tag == "YES" and any(other.tag != "-" for other in out) else [item]


def _would(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """ "Would", which supposes, or tells what came later: "AAA would stop again on lap 50"."""
    items[i].tag = "HYP"
    return [] if _looks_ahead(text, items, i) else [items[i]]


def _exploit(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """A verb for to make use of: "no team-mate benefited from it", "used the VSC", "taking advantage of BBB's stop"."""
    item = items[i]
    if out and out[-1].tag == "TEAMMATE":
        item.tag, item.value = "PROTECT", "help"
        return [item]
    item.tag = "DURING" if of_safety_car(items, i) else "BECAUSE"
    return [item] if item.tag == "DURING" or text[item.start : item.end].endswith(_REASONS) else []


def _driver_next(items: list[Item], i: int) -> bool:
    """Whether a driver stands right after what stands at `i`."""
    return i + 1 < len(items) and items[i + 1].tag in ("DRIVER", "EPITHET") and items[i + 1].at <= items[i].to + 2


def _distance(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """Ahead or behind by seconds: "2.7 s clear of BBB", "2.7 s down on BBB", unlike "it is clear"; or to get past."""
    item = items[i]
    if out and out[-1].tag == "TO" and out[-1].to == item.at - 1 and _driver_next(items, i):
        item.tag = "GET_PAST"  # "took nine laps to clear BBB"
        return [item]
    item.tag = _DISTANCES[item.tag]
    measures = bool(out) and out[-1].tag in ("SECS", "DEC") and out[-1].to == item.at - 1
    return [item] if measures else []


def _start(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """A verb for to start or leave: "salieron los medios", "salió con duros" from the pits, "salió a duros"."""
    item = items[i]
    if comes_off(text, items, i):
        item.tag = "OUT"
    elif leaves_pits(text, items, i, out):
        item.tag = "PIT_EXIT"
    elif goes_onto(text, items, i):
        item.tag = "CHANGE"
    return [item]


def _only_stop(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """The only stop, a count of one, unless it is the only one of its kind: "the only stop in which ..."."""
    if _ONLY_OF_ITS_KIND.match(text, items[i].end):
        return [join("PIT", None, items[i], items[i])]
    return [join("STOPS", 1, items[i], items[i])]


def _only_one(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """ "The stop on lap 9, his only one", "..., la única que hizo": of stops where a stop was named last."""
    noun = next((item.tag for item in reversed(out) if item.tag in _NAMED), "")
    return [join("STOPS", 1, items[i], items[i])] if noun == "PIT" else []


_NAMED = frozenset({"PIT", "STINT", "COMPOUND", "TYRE", "CHANGE", "UNDERCUT", "OVERCUT", "WIN", "STOPS", "POSITION"})


def _go_for(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """ "Entró a por duros": what for is told by the tyre, and else to whom."""
    items[i].tag = "FOR" if names_tyre(items, i) else "TO"
    return [items[i]]


def _once(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """How often, once: "stopped once"."""
    return [join("TWICE", 1, items[i], items[i])]


def _covered(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """A verb for to cover, by what is covered: a stop, a distance, or a team-mate."""
    items[i].tag = _covering(text, items, i)
    return [items[i]]


def _move(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """A move, of tyres if it is one to a compound: "the move to the HARD tyre"."""
    item = items[i]
    if [other.tag for other in items[i + 1 : i + 3]] == ["TO", "COMPOUND"] and items[i + 1].at == item.to + 1:
        item.tag, item.flag = "CHANGE", True
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
_DONE = frozenset({"done", "complete", "completed", "hecho", "completado", "consumado", "feito", "concluído", "nailed"})
_STOPS = frozenset({".", ",", ";", "!", ")", "AND"})
_OTHER_VERDICT = frozenset({"FAIL", "FELL_SHORT", "SUCCESS", "WORK", "GAIN", "SLOWER", "LOSE", "COMPARE"})


def _judges_move(text: str, items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether a word that may tell how anything turned out tells it of a move: "o undercut resultou", "fell short"."""
    after = items[i + 1] if i + 1 < len(items) else None
    if after is not None and after.at == items[i].to + 1:
        into = after.tag == "IN" and text[items[i].start : items[i].start + 6].casefold() == "result"
        if into or after.tag in _OTHER_VERDICT:
            return False  # "resultó en una ganancia", "resultó fallido"
    done = text[items[i].start : items[i].end].casefold() in _DONE
    if done and (not out or out[-1].tag not in ("UNDERCUT", "OVERCUT") or not (after is None or after.tag in _STOPS)):
        return False  # "undercut done!", unlike "the undercut done by AAA"
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
            return text[item.start : item.end].casefold() not in THIS and not suffices
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


_RACED = frozenset({"FINISH", "RETIRE", "WIN", "WHOLE"})
_PART_OF_RACE = frozenset({"UNTIL", "BEFORE", "BACK", "LAP"})


def _never_stopping(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """Whether "without stopping" is said of a race, which then had no stops, or of a part of it."""
    item = items[i]
    tags = {other.tag for other in items}
    part = tags & _PART_OF_RACE
    if not tags.isdisjoint(_RACED) and (not part or (part == {"LAP"} and "RETIRE" in tags)):
        return [join("NO_STOPS", 0, item, item)]
    denial = Item("NEG", None, item.start, item.end, item.at, item.at, True)
    return [denial, Item("PIT", None, item.start, item.end, item.to, item.to)]


_HIM = re.compile(r"(?:l[oae]s?|-[ln]?[oa])\Z", re.IGNORECASE)


def _called(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """A verb for calling that is said of a driver: "llamó a AAA en la vuelta 12", "chamá-lo de novo na volta 12"."""
    item = items[i]
    k = i + 1 + (i + 1 < len(items) and items[i + 1].tag == "TO")
    named = k < len(items) and items[k].tag in ("DRIVER", "EPITHET", "BOTH") and items[k].at <= item.to + 3
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


_NARRATING = re.compile(r"\s+(?:eventually|later|subsequently|duly|go on to|go on and)\b(?!\s+have\b)", re.IGNORECASE)
_SOON = 4  # items between "would" and what came


def _looks_ahead(text: str, items: list[Item], i: int) -> bool:
    """Whether "would" tells what came later, with its lap, and supposes nothing: "AAA would stop again on lap 50"."""
    if any(item.tag in _SUPPOSING for k, item in enumerate(items) if k != i):
        return False
    if _NARRATING.match(text, items[i].end):
        return True  # "would eventually take sixth"
    for k in range(i + 1, min(i + 8, len(items))):
        if items[k].tag in (",", ";", "WHILE", "BUT", "."):
            return False
        if items[k].tag == "FINISH" and k < i + _SOON and _place_next(items, k):
            return True  # "would still come home fifth"
        if items[k].tag == "LAP":
            return items[k - 1].tag in ("ON", "IN") and any(item.tag in ("PIT", "CHANGE") for item in items[i + 1 : k])
    return False


_PHRASES: dict[str, _Reader] = {
    "HOME": _home,
    "BLOCK": _block,
    "TO_FIT": _to_fit,
    "FIT": _fit,
    "SAME_COMPOUNDS": _same_compounds,
    "REPEAT": _repeat,
    "WORK": _work,
    "WOULD": _would,
    "NO_HELP": _no_help,
    "EXPLOIT": _exploit,
    "START": _start,
    "CALLED": _called,
    "COVERED": _covered,
    "NO_STOPPING": _never_stopping,
    "ONLY_STOP": _only_stop,
    "ONLY_ONE": _only_one,
    "GO_FOR": _go_for,
    "ONCE": _once,
    "MOVE": _move,
}
_PHRASES |= dict.fromkeys(_ALIASES, _alias)
_PHRASES |= dict.fromkeys(_TWO_IN_ONE, _two_in_one)
_PHRASES |= dict.fromkeys(_TOPS, _top)
_PHRASES |= dict.fromkeys(OF_TYRES, _of_tyres)
_PHRASES |= dict.fromkeys(_VERDICTS, _verdict)
_PHRASES |= dict.fromkeys(_ANSWERS, _answer)
_PHRASES |= dict.fromkeys(_DISTANCES, _distance)
SPELT_OUT = frozenset(_PHRASES)  # what `spelt_out` reads
