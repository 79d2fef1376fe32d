"""Words that are one concept or another by what stands beside them.

Invariant: the sentence that a word stands in decides, and nothing outside it.
"""

from __future__ import annotations

import re

from artifact.domains.racing.rules.items import Item, is_lap_number


def of_safety_car(items: list[Item], i: int) -> bool:
    """Whether what is made use of at `i` is a safety car: "used the VSC", "aproveitou a neutralização"."""
    k = i + 1
    while k < len(items) and items[k].tag in ("TO", "OF", "WINDOW", "WORDNUM"):
        k += 1
    return k < len(items) and items[k].tag == "SC" and items[k].at <= items[i].to + 4


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
_TOWARDS = ("to", "ta", " a", "al", "té", "te", "ra", "ao")  # "climbed to", "remontó hasta", "subiu até"
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
    after = [item.tag for item in items[k + 1 : k + 4]]
    on_the_way = items[i].tag == "REACH" and "LAP" in after and not {"ON", "IN", "BY", "UNTIL"}.isdisjoint(after[:2])
    if on_the_way and text[items[i].end - 2 : items[i].end].casefold() in _TOWARDS:
        return False  # "climbed to fifth on lap 12"
    return not counted  # unlike "claimed the first stop"


_HOME = re.compile(r"\s+(?:\S+\s+){0,4}(?:para|pra|a)\s+casa\b", re.IGNORECASE)


def brings_home(text: str, items: list[Item], i: int) -> bool:
    """Whether a place is what a verb for to bring says that came home: "trouxe o quinto lugar para casa"."""
    near = any(item.tag in _PLACES for item in items[i + 1 : i + 3])
    return near and _HOME.match(text, items[i].end, items[i].end + 48) is not None


# "ganó el British Grand Prix"
_WON_RACE = re.compile(
    r"\s+(?:tambi[eé]n\s+|tamb[eé]m\s+)?(?:el|la|una?|su|o|a|uma?|sua)\s+(?:[A-Z][\w'’-]*\s+){0,4}"
    r"(?:Grand Prix|Gran Premio|GP|Grande Pr\w{1,3}mio|carrera|corrida|prova|prueba)\b"
)


# "ganó con autoridad", "ganhou de ponta a ponta"
_WON_EASILY = re.compile(
    r"\s+(?:con|com|de|por|sin|sem)\s+(?:comodidad|autoridade?|solvencia|holgura|claridad|clareza|facilidade?|tranquilidade"
    r"|suficiencia|folga|sobras?|rotundidad|mano|m[ãa]o|punta|ponta|calle|principio|cabo|despeinarse|sustos|paliza|goleada)\b"
)


def wins(text: str, out: list[Item], items: list[Item], i: int) -> bool:
    """Whether "ganó", "ganhou" is "won": a driver is its subject, and nothing is said to be gained."""
    after = [item.tag for item in items[i + 1 : i + 6]]
    if after[:2] == ["AHEAD", "DRIVER"] and items[i + 1].at == items[i].to + 1:
        return True  # "ganó por delante de BBB"
    if _WON_RACE.match(text, items[i].end) or _WON_EASILY.match(text, items[i].end):
        return True
    if after[:1] == ["DRIVER"] and items[i + 1].at == items[i].to + 1:
        return after[1:2] in (["."], [","], [";"], ["!"]) and (
            not out or out[-1].tag in (":", ",", ".")
        )  # "gana AAA, ..."
    away = after[:1] == ["IN"] and after[1:3] == ["AHEAD", "DRIVER"]
    if away and text[items[i + 1].end + 1 : items[i + 1].end + 2].isupper():
        return True  # "ganó en Mónaco por delante de BBB"
    lead = [item.tag for item in items[i + 1 : i + 6]]
    timed = lead[1:3] in (["NUM", "SECONDS"], ["WORDNUM", "SECONDS"]) and items[i + 1].at == items[i].to + 1
    ahead = lead[:1] == ["WITH"] and lead[3:4] == ["OF"] and lead[4:5] in (["LEAD"], ["GAP"])
    if timed and (ahead or lead[:1] == ["FOR"]):
        return not {"UNDERCUT", "OVERCUT", "MOVE"} & {item.tag for item in out}  # "ganó con 22 segundos de ventaja"
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
    if after[0] == "WITH" and _AMOUNTS.isdisjoint(after):
        return True  # "ganó con comodidad"
    return after[:2] == ["WITH", "NUM"] and not {"GAP", "LEAD"}.isdisjoint(after)  # "ganó con 3,1 s de ventaja"


_AMOUNTS = frozenset({"NUM", "WORDNUM", "SECONDS", "TENTHS", "POSITION", "POSITIONS", "PLACES", "GAP", "LEAD"})
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
    if number not in ("NUM", "WORDNUM") or k + 1 == len(items) or items[k + 1].tag not in _TIMES:
        return False
    rate = [item.tag for item in items[k + 2 : k + 4]]
    if rate[:1] and rate[0] in ("PER", "FOR", "EACH", "TO") and rate[1:] in (["LAP"], ["PER"], ["EACH"]):
        return False  # "le sacaba 0,2 s por vuelta"
    if items[i].tag == "MOTION":  # "took 2.1 s out of BBB", unlike "the stop took 2.1 s"
        return _OUT_OF.match(text, items[k + 1].end) is not None
    if k + 2 < len(items) and items[k + 2].tag in _MEASURED and items[k + 2].at == items[k + 1].to + 1:
        return False  # "found a 1.2 s improvement"
    verb = text[items[i].start : items[i].start + 3].casefold()
    return verb in _TAKERS.get(items[i].tag, verb)


# first letters of the verbs for to take time, among others of their concept: "sacó", "arrancó", "arañó", "metió"
_TAKERS = {"LEAVE": ("sac",), "START": ("arr",), "REACH": ("ara", "res", "pes"), "FIT": ("met",)}
_TIMES = frozenset({"SECONDS", "TENTHS", "AND_A_HALF", "HALF_SECONDS"})
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
