"""Words whose concept depends on what stands beside them: "a", "s", "v", "second", "media", forms of to be."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping

from artifact.domains.racing.rules.letters import is_letter_tyre
from artifact.domains.racing.rules.lexicon import COPULAS
from artifact.domains.racing.rules.lines import Line
from artifact.domains.racing.rules.means import compares, is_tyre
from artifact.text.numbers import CARDINALS, ORDINALS

_CODE = re.compile(r"[A-Z]{3}\b")


def names_next(line: Line, at: int) -> bool:
    """Whether the next word is a driver's code or name."""
    return _CODE.match(line.text, line.tokens[at + 1][0]) is not None or line.next(at) in line.lexicon.names


def _article_or_per(line: Line, at: int, concept: str) -> str:
    """English "a" is "per" after a measure; elsewhere it is the article. Elsewhere a preposition."""
    out = line.out
    if concept != "PER":
        return concept
    before = out[-1] if out and out[-1].to == at - 1 else None
    if before is None or before.tag not in _MEASURING:
        return ""
    return concept if before.tag != "NUM" or line.lexicon.single.get(line.next(at)) == "LAP" else ""


# units, and numbers without one: "0.05 s a lap", "five hundredths a lap", "0.05 a lap"
_MEASURING = frozenset({"SECONDS", "TENTHS", "HUNDREDTHS", "THOUSANDTHS", "NUM"})
_MEASURING |= {"HALF_SECOND", "TENTH_SECOND", "AND_A_HALF"}


def _loose_or_on(line: Line, at: int, concept: str) -> str:
    """ "over 49 seconds" is about a number, "over BBB" about a rival."""
    following = line.next(at)
    return "LOOSE" if following[:1].isdecimal() or following in CARDINALS[line.lexicon.lang] else concept


def _lap_or_versus(line: Line, at: int, concept: str) -> str:
    """ "v14", "21 v" and "s/v" speak of laps; alone, "v" sets one against another."""
    counted = line.follows(at, "NUM")
    if line.follows(at, "PER") or (counted and line.next(at) in _AFTER_UNIT):
        return "LAP"  # "21 v, média 80,5 s"
    following = line.following(at, 2)
    dotted = [reading.text for reading in following[:1]] == ["."]
    if dotted and [reading.kind for reading in following[1:]] == ["number"]:
        if not (counted or line.follows(at, "DRIVER")):
            return "LAP"  # "parada: v. 26"
        if line.lexicon.lang == "en":
            return concept  # "v. 14" is a lap but in English
    else:
        dotted = False
    touches = line.tokens[at + 1][0] == line.end(at)
    return "LAP" if touches and (dotted or [reading.kind for reading in following[:1]] == ["number"]) else concept


def _unit_or_tyre(line: Line, at: int, concept: str) -> str:
    """ "S" beside an arrow is a tyre ("S→M"), before a digit a stint ("S2: HARD"), else the unit."""
    raw = line.raw(at)
    if raw == "S" and line.next(at) in _STINT_NUMBERS and line.tokens[at + 1][0] == line.end(at):
        return "STINT"
    out = line.out
    if raw[:1] != "S":
        return concept
    if line.follows(at, "NUM") and not (len(out) > 1 and out[-2].tag == "LAP" and line.next(at) == ">"):
        return concept  # unlike "L21 S->M"
    return "SOFT" if is_letter_tyre(line, at) else concept


def _unit_or_ordinal(line: Line, at: int, concept: str) -> str:
    """ "second", "segundo": the unit after a number ("2.7 second", "2.7-second"), else the one after the first."""
    out = line.out
    if out and out[-1].to == at - 1:
        joined = out[-1].tag == "-" and len(out) > 1  # "a five-second lead"
        before = out[-2].tag if joined else out[-1].tag
        if before == "NUM" or (joined and before == "WORDNUM"):
            return concept
        if before == "WORDNUM" and out[-1].value == 1 and (len(out) > 1 and out[-2].tag in ("LOOSE", "BY", "THAN")):
            return concept  # "behind by just over one second"
    return "ORD"


def _as_well(line: Line, at: int, concept: str) -> str:
    """ "tanto AAA como BBB", "tanto AAA quanto BBB"."""
    before = line.out[-1] if line.out else None
    if before is None or before.tag != "DRIVER" or before.to != at - 1:
        return concept
    return "AND" if line.text[max(before.start - 6, 0) : before.start].lower() == "tanto " else concept


def _copula(line: Line, at: int, concept: str) -> str:
    """A form of to be before a place: "was a distant fourth", "fue el 12.º"; elsewhere it says nothing."""
    ordinals = ORDINALS[line.lexicon.lang]
    placed = [item.tag for item in line.out[-2:]]
    if concept and (placed[-1:] == ["ORD"] or placed == ["ORD", ","]) and names_next(line, at):
        return concept  # "el mejor del resto, cuarto, fue AAA"
    before = ""
    for reading in line.following(at, 3) if concept else ():
        if reading.kind == "ordinal" or reading.text in ordinals:
            unit = reading.text in ("second", "segundo") and before in _INDEFINITE  # "fue un segundo más lento"
            return "" if unit else concept
        if reading.kind != "word" or (line.lexicon.single.get(reading.text) and reading.text not in _ARTICLES):
            break
        before = reading.text
    return ""


def _and_or_copula(line: Line, at: int, concept: str) -> str:
    """Portuguese "é" is a form of to be, "e" is "and"."""
    accented = unicodedata.normalize("NFC", line.raw(at))[:1] in ("é", "É")
    return _copula(line, at, line.lexicon.single.get("é", "")) if accented else concept


def _mean_or_tyre(line: Line, at: int, concept: str) -> str:
    """ "media", "medias": the medium tyre, an average, or nothing ("quedó a medias")."""
    if concept != "AVG":
        return concept
    several = line.raw(at)[-1:] in ("s", "S")
    before = [reading.text for reading in line.preceding(at, 2)]
    if not compares(before) and is_tyre(line.out, at, line.following(at, 2), several=several):
        return "MEDIUM"
    return "" if several and line.follows(at, "TO") else concept


_INDEFINITE = frozenset({"a", "un", "um"})
_ARTICLES = _INDEFINITE | {"an", "the", "una", "uma", "el", "la", "los", "las", "o", "os", "as"}
_AFTER_UNIT = frozenset({"", ".", ",", ";", ":", ")", "=", "|", "a", "c", "com", "con"})
_STINT_NUMBERS = frozenset("12345678")
# words whose concept depends on what stands beside them
AMBIGUOUS: Mapping[str, Callable[[Line, int, str], str]] = {
    **dict.fromkeys(COPULAS, _copula),
    "a": _article_or_per,
    "e": _and_or_copula,
    "over": _loose_or_on,
    "s": _unit_or_tyre,
    "v": _lap_or_versus,
    "second": _unit_or_ordinal,
    "segundo": _unit_or_ordinal,
    "media": _mean_or_tyre,
    "medias": _mean_or_tyre,
    "como": _as_well,
    "quanto": _as_well,
}
