"""Counts of stops: "two stops", "a two-stopper", "a una parada"; an article before a stop counts none.

Invariant: "una parada" is one stop only where the sentence tells of a plan, or says nothing more of that stop.
"""

from __future__ import annotations

import re

from artifact.domains.racing.rules.items import Item, join
from artifact.domains.racing.rules.lexicon_common import THIS

_STOPNOUNS = frozenset(
    {"stop", "stops", "parada", "paradas", "paragem", "paragens", "pitstop", "pitstops", "pits", "detenciones"}
    | {"stopper", "stoppers", "visit", "visits", "detencion", "boxes", "lane", "garaje", "visita", "visitas"}
    | {"garajes", "garagem", "taller", "talleres", "box", "pit", "pits"}
)
_ARTICLES = frozenset({"un", "una", "um", "uma"})
_MOST_STOPS = 8  # that a text counts; "the lap 8/9 stop" is none
_OPENING = frozenset({".", ",", ";", ":", "AND", "(", "|", "BUT", "WHILE"})  # before what starts anew
_ENDING = frozenset({".", ",", ";", ")", "AND", "BUT", "WHILE"})
_NOUN_ENDS = re.compile(r"(?:-stop)?(?: (?:s[oó]|only|solo))?\**(?:[,.;:()]| ?[@(|]|\Z|\n)")
_NO_MORE = re.compile(
    r"\b(?:(?:s[oó]lo|s[oó]|solamente|[uú]nicamente|apenas|somente)\s+\w+|(?:content|bast|sobr|alcanz|arregl|apañ|apan|resolv|conform)\w+(?:-\w+)?(?:\s+(?:con|com))?)"
    r"\s+\**(?:una?|uma?)\s+\**\Z",
    re.IGNORECASE,
)
_DOUBLE = re.compile(r"\s+(?:doble|dupla)\b", re.IGNORECASE)
# "followed by a second", "seguida de otra", "seguida por múltiplas paradas", unlike "followed by a second stint"
_AND_MORE = re.compile(
    r"[^.;\n]*?\b(?:followed\s+by|seguid[ao]\s+(?:de|por))\s+"
    r"(?:otra|outra|another|(?:a|una?|uma|la)\s+(?:second|segunda)|[\w-]+\s+(?:stops?|paradas?|pit\s+stops?))\b"
    r"(?!\s+(?:\w+\s+)?(?:stints?|tandas?|fase|phase|sess|runs?))",
    re.IGNORECASE,
)
_FAR = 160  # characters that say more of a stop
_OF_RACE = re.compile(r"\b(?:carrera|corrida|prueba|prova)\s+(?:a|de|con|com)\s+\**\Z", re.IGNORECASE)


def read_stops(text: str, items: list[Item], i: int, k: int, out: list[Item]) -> int:
    """A count of stops: "two stops", "a two-stopper", "three SC stops"; "una parada tardía" has but an article."""
    item = items[i]
    stop = _stop_noun(text, items, k, item) if item.whole <= _MOST_STOPS else None
    if stop is None:
        return 0
    article = text[item.start : item.end].casefold() in _ARTICLES
    if article and not _of_plan(text, out, item) and not _all_of_it(text, items, stop, out):
        return i + 1
    some = _some_of_them(items, k, stop, out, item) or (item.whole == 1 and _is_one_of_more(text, items[stop].end))
    out.extend(part for part in items[k:stop] if part.tag == "SC")  # "three SC stops"
    out.append(join("STOPS", item.whole, item, items[stop], some))
    return stop + 1


def _is_one_of_more(text: str, end: int) -> bool:
    """Whether a stop is told to be followed by others: "una parada en la 8, seguida de otra en la 52"."""
    return _DOUBLE.match(text, end) is not None or _AND_MORE.match(text, end, end + _FAR) is not None


def _some_of_them(items: list[Item], k: int, stop: int, out: list[Item], number: Item) -> bool:
    """Whether a count of stops is of some alone: "three early stops", "two stops more", "the first two stops"."""
    if any(part.tag in ("PARTIAL", "COMPARE", "SC", "DURING", "LAP", "NLAPS") for part in items[k:stop]):
        return True
    after = items[stop + 1] if stop + 1 < len(items) else None
    if after is not None and after.at <= items[stop].to + 2 and after.tag in ("PARTIAL", "COMPARE"):
        return True
    return bool(out) and out[-1].tag in ("ORD", "OPENING") and out[-1].to >= number.at - 1


def _of_plan(text: str, out: list[Item], number: Item) -> bool:
    """Whether what is read last announces a count: "estrategia de una parada", "a uma parada", "plan: una parada"."""
    tags = [item.tag for item in out[-4:]]
    if tags[-3:] == ["MOVE", "OF", "DRIVER"] or tags[-2:] == ["MOVE", ":"]:
        return True  # "la estrategia de AAA fue una parada"
    if tags[:3] == ["MOVE", "OF", "DRIVER"] and tags[3] in (":", "TO", "OF"):
        return True  # "Estrategia de AAA: una parada", "la estrategia de AAA fue a una parada"
    if tags[-1:] not in (["OF"], ["TO"], ["WITH"]):
        return False
    if tags[-2:-1] == ["MOVE"] or tags[-3:-1] == ["MOVE", ","]:
        move = next(item for item in reversed(out) if item.tag == "MOVE")
        pronoun = text[move.start : move.end].casefold() in THIS  # "se lo debe a esto, a una parada lenta"
        return tags[-1] != "WITH" and not pronoun  # "una estrategia sencilla, de una parada"
    return _OF_RACE.search(text, max(number.start - 20, 0), number.start) is not None


def _all_of_it(text: str, items: list[Item], stop: int, out: list[Item]) -> bool:
    """Whether "hizo una parada" counts all stops: it says so ("en total"), or nothing says more of that one stop."""
    after = items[stop + 1] if stop + 1 < len(items) else None
    if after is not None and after.tag == "TOTAL" and after.at <= items[stop].to + 2:
        return True
    tags = [item.tag for item in items[stop + 1 : stop + 3]]
    if tags[:1] in (["EACH"], ["PER"]) and tags[1:] in ([], ["."], [","], [";"], ["AND"], [":"], ["("]):
        return True  # "uma parada cada um", "fizeram uma parada cada"
    ends = after is None or (after.at == items[stop].to + 1 and after.tag in _ENDING)
    if ends and [item.tag for item in out[-2:]] in (["BOTH", "TO"], ["DRIVER", "TO"]):
        return True  # "los dos a una parada"
    if ends and out and out[-1].tag == "WITH" and any(item.tag == "FINISH" for item in out[-5:]):
        return True  # "acabó quinto con una parada"
    if not out or out[-1].tag in _OPENING:
        # "una parada para AAA", "uma parada cada um", "Una parada."
        alone = [item.tag for item in items[stop + 1 : stop + 3]]
        if alone[:1] == ["EACH"] or alone in (["FOR", "DRIVER"], ["FOR", "EACH"], ["FOR", "BOTH"]):
            return True
        if [item.tag for item in items[stop + 1 : stop + 4]] in ([",", "NEG", "WORDNUM"], [",", "NEG", "NUM"]):
            return True  # "Una parada, no dos"
        labelled = bool(out) and out[-1].tag == ":" and alone == ["(", "COMPOUND"]  # "Estratégia: uma parada (...)"
        return labelled or (not out and alone[:1] in ([], ["."]))
    if _NO_MORE.search(text, max(items[stop].start - 48, 0), items[stop].start):
        return True  # "solo hizo una parada en la vuelta 9", "se contentó con una parada para montar duros"
    if not out or out[-1].tag not in ("RUN", "AFTER"):
        return False
    if after is None or after.at > items[stop].to + 1:
        return after is None
    tags = [item.tag for item in items[stop + 2 : stop + 4]]
    if after.tag == "WITH":
        return tags == ["NUM", "LAP"]  # "hizo una parada con 55 vueltas de duro"
    return after.tag in ("AND", ".", ",", ";", "BUT") or (after.tag == "IN" and "LAP" not in tags and "NUM" not in tags)


def _stop_noun(text: str, items: list[Item], k: int, number: Item) -> int | None:
    """Index of the noun of a count of stops that follows a number, over at most three adjectives."""
    n = len(items)
    for j in range(k, min(k + 4, n)):
        item = items[j]
        if item.at > number.to + 6:
            return None
        if item.tag == "PIT":
            words = text[item.start : item.end].casefold().replace("-", " ").split()
            if words[-1] in ("stopped", "stopping") and items[j - 1].tag == "-":
                return j  # "both two-stopped"
            if words in (["pit"], ["box"]):  # "1 pit, L12", "1 box só: V12", unlike "5 pit events"
                return j if item.at == number.to + 1 and _NOUN_ENDS.match(text, item.end) else None
            return j if words[-1] in _STOPNOUNS else None
        if item.tag not in ("PARTIAL", "COMPARE", "TOTAL", "SC", "PER", "-", "NLAPS", "LAP", "DURING", "ALL"):
            return None
    return None
