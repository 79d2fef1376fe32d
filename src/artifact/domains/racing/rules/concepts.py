"""From words to concepts: what each piece of a sentence is to the grammar.

Invariant: items are in order, each with its span in the text; words that no rule speaks of are counted (`Item.at`) and
left out. Most words mean one thing wherever they stand and are looked up once for all texts; the others are read with
the pieces beside them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import NamedTuple

from artifact.domain import LANGUAGES
from artifact.domains.racing.drivers import NAMES, SHY, misspelt
from artifact.domains.racing.rules.everyday import ADJECTIVES, is_adjective
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.lexicon import (
    ACCENTED_NOUNS,
    ACRONYMS,
    COMPOUNDS,
    COPULAS,
    LETTERS,
    MARKED,
    NOUNS,
    BySecond,
    Lexicon,
    lexicon,
)
from artifact.domains.racing.rules.means import compares, is_tyre
from artifact.text.numbers import CARDINALS, ORDINALS, read_cardinal, read_ordinal
from artifact.text.tokens import READINGS, Reading, Remembered, pieces

_COMPOUNDS = frozenset(COMPOUNDS)
_PLURAL_STOPS: tuple[str, ...] = (
    "stops",
    "paradas en boxes",
    "visitas a boxes",
    "visits to the pits",
    "idas aos boxes",
)
_PLURAL_STOPS += ("pasos por boxes", "passagens pelos boxes", "idas às boxes", "trips to the pits")
_STOPS_SOMEWHERE: tuple[str, ...] = (
    "visitas ",
    "paradas ",
    "paragens ",
    "pasos ",
    "passagens ",
    "pasadas ",
    "idas ",
    "entradas ",
)
_STOPS_SOMEWHERE += ("visits ", "trips ", "stop count", "pit count")
_LONGEST_PHRASE = 8  # words


@dataclass(slots=True)  # slots are read faster than the fields of a tuple, and this is read for each piece
class _Meaning:
    """What a piece means wherever it stands.

    Attributes:
        tag: of the item that it makes; empty if it makes none.
        width: characters without the blank after them.
        value: of a number, code of a driver or compound.
        flag: sign of a number, digits of an ordinal.
        word: what was read, where what stands beside it may decide; None where the rest says all.
        seconds: the words that come second in a phrase or name that it may start.
        settled: whether, before any other word than these, the rest says all.
    """

    tag: str
    width: int
    value: object = None
    flag: bool = False
    word: Reading | None = None
    seconds: frozenset[str] = frozenset()
    settled: bool = True


_SAME_MARKS = {"/": "PER", "[": "(", "]": ")"}  # marks that are read as something else
_QUOTES = frozenset('"“”')  # they set words off and join or part nothing


@cache
def _meanings(lang: str) -> Remembered[_Meaning | None]:
    """The meanings of pieces in one language; None for what is no token."""
    known = lexicon(lang)

    def meaning(piece: str) -> _Meaning | None:
        reading = READINGS[piece]
        if reading is None:
            return None
        kind, word, width, value, clitic, signed = reading
        if clitic[:1] == "l" and word not in known.known and word + "r" in known.known:
            word += "r"  # "trocá-lo": the infinitive loses its r
            reading = reading._replace(text=word)
        if kind == "number":
            return _Meaning("NUM", width, value, signed)
        if kind == "ordinal":
            return _Meaning("ORD", width, int(value or 0), True)
        if kind == "mark":
            if word in _QUOTES:
                return None
            return _Meaning(_SAME_MARKS.get(word, word), width)
        raw = piece[: width - len(clitic) - 1] if clitic else piece[:width]
        capitals = len(raw) == 3 and raw.isupper()
        seconds = known.seconds.get(word, frozenset())
        if capitals and _is_code(raw, word, known) and not seconds and word not in known.names:
            return _Meaning("DRIVER", width, raw, clitic == "s")
        if word not in known.known and not capitals:
            code = misspelt(word) if raw[0].isupper() and not raw.isupper() else ""
            return _Meaning("DRIVER", width, code, clitic == "s") if code else _Meaning("", width)
        alone = None if clitic or capitals else _alone(raw, word, known)
        if alone is None:
            return _Meaning("", width, word=reading, seconds=seconds, settled=False)
        return _Meaning(*alone[:1], width, alone[1], word in MARKED, reading if seconds else None, seconds)

    return Remembered(meaning)


def _alone(raw: str, word: str, known: Lexicon) -> tuple[str, object] | None:
    """Tag and value of a word that starts no phrase; None if what stands beside it decides."""
    if word in _SPECIAL:
        # Spanish and Portuguese "a" is no "per"; only the capital letter S may be a tyre
        sure = raw == "s" or raw in ("e", "E") or (word == "a" and known.single[word] != "PER")
        return (known.single.get(word, ""), None) if sure else None
    if word in known.named and (raw[0].isupper() or word in known.uncased):
        return None
    concept = known.plain.get(word)
    if concept in _COMPOUNDS:
        if word in ADJECTIVES[known.lang] and not raw.isupper():
            return None
        return ("COMPOUND", concept) if word not in _SHORTENED or not raw.islower() else ("", None)
    if concept is not None:
        return concept, None
    # what is listed with an accent goes before its folded form
    return _NUMBER_WORDS[known.lang].get(word) if raw.isascii() and word not in known.single else None


def _is_code(raw: str, word: str, known: Lexicon) -> bool:
    """Whether three capitals name a driver: one of the table, or whoever it is if they spell no word."""
    return raw in NAMES or (word not in known.single and word not in ACRONYMS and word not in CARDINALS[known.lang])


class Line:
    """A sentence while it is read.

    Attributes:
        text: the text that it is part of.
        start: where it starts.
        pieces: its pieces (`artifact.text.tokens.pieces`), and an empty one.
        lexicon: of its language.
        out: its items so far.
    """

    __slots__ = ("lexicon", "out", "pieces", "start", "text")

    def __init__(self, text: str, start: int, end: int, known: Lexicon) -> None:
        self.text = text
        self.start = start
        self.pieces = [*pieces(text, start, end), ""]
        self.lexicon = known
        self.out: list[Item] = []

    def infinitive(self, reading: Reading) -> str:
        """A word before a pronoun, which takes the r of an infinitive: "passá-lo" is "passar" and "lo"."""
        word = reading.text + "r"
        return word if word in self.lexicon.known else reading.text

    def next(self, index: int) -> str:
        """The token after the piece at `index`, folded; empty if there is none."""
        for piece in self.pieces[index + 1 : index + _LONGEST_PHRASE]:
            reading = READINGS[piece]
            if reading is not None:
                return reading.text if reading.clitic[:1] != "l" else self.infinitive(reading)
        return ""

    def preceding(self, index: int, count: int) -> list[Reading]:
        """At most `count` tokens before the piece at `index`, the nearest first, up to a name."""
        out: list[Reading] = []
        for k in range(index - 1, max(index - 2 * _LONGEST_PHRASE, -1), -1):
            reading = READINGS[self.pieces[k]]
            if reading is not None:
                if k and self.pieces[k][0].isupper():
                    break  # a capital, and not that of the sentence
                out.append(reading)
                if len(out) == count:
                    break
        return out

    def following(self, index: int, begin: int, count: int) -> list[tuple[Reading, int]]:
        """At most `count` tokens after the piece at `index`, which starts at `begin`, each with its end."""
        out: list[tuple[Reading, int]] = []
        start = begin + len(self.pieces[index])
        for piece in self.pieces[index + 1 : index + 2 * _LONGEST_PHRASE]:
            reading = READINGS[piece]
            if reading is not None:
                if reading.clitic[:1] == "l":
                    reading = reading._replace(text=self.infinitive(reading))
                out.append((reading, start + reading.width))
                if len(out) == count:
                    break
            start += len(piece)
        return out


def concepts(text: str, start: int, end: int, lang: str) -> list[Item]:
    """The words, numbers and marks of the sentence `text[start:end]` that mean something to the grammar, in order."""
    line = Line(text, start, end, lexicon(lang))
    out = line.out
    add = out.append
    at = -1
    passed = 0  # tokens that belong to a phrase before them
    stops = 0
    begins = accumulate(map(len, line.pieces), initial=start)
    for index, (begin, meaning) in enumerate(zip(begins, map(_meanings(lang).__getitem__, line.pieces), strict=False)):
        if meaning is None:
            continue
        at += 1
        if passed:
            passed -= 1
            continue
        word, tag = meaning.word, meaning.tag
        if word is not None:
            seconds = meaning.seconds
            longer = bool(seconds) and line.next(index) in seconds
            if longer or not meaning.settled:
                passed = _word(line, index, begin, at, word, longer)
                continue
        if tag:
            add(Item(tag, meaning.value, begin, begin + meaning.width, at, at, meaning.flag))
            if tag == ".":
                stops += 1
    if stops > 1 or (stops and out[-1].tag != "."):  # full stops within a sentence are of abbreviations
        return [item for item in out if item.tag != "." or item.at == at]
    return out


class _Match(NamedTuple):
    """A phrase or name: tokens after its first word, end, clitic of the last word, and meaning."""

    after: int
    end: int
    clitic: str
    what: str


def _word(line: Line, index: int, begin: int, at: int, word: Reading, longer: bool) -> int:
    """Read the word at a piece. Returns how many tokens after it belong to it.

    Args:
        line: that it stands in; its items are added to.
        index: of the piece.
        begin: where it starts in the text.
        at: tokens before it.
        word: what it is.
        longer: whether the word after it is the second of a phrase or name that it may start.
    """
    lexicon, text, out = line.lexicon, line.text, line.out
    folded, width, clitic = word.text, word.width, word.clitic
    end = begin + width
    special = _SPECIAL.get(folded)
    if special is None and (text[begin].isupper() or folded in lexicon.uncased):
        found = _driver(line, index, begin, word, longer)
        if found is not None:
            named = Item("DRIVER", found.what, begin, found.end, at, at + found.after, found.clitic == "s")
            if out and out[-1].tag == "DRIVER" and out[-1].value == found.what and _one_name(out[-1], named):
                first = out.pop()  # "Checo Pérez"
                named.start, named.at = first.start, first.at
            out.append(named)
            return found.after
    options = lexicon.phrases.get(folded)
    if options is not None and longer:
        found = _phrase(line, index, begin, word, options, longer)
        # "0,05 s por volta de desgaste" measures; "por volta de 5 s" guesses
        unit = bool(out) and out[-1].tag == "SECONDS" and out[-1].to == at - 1
        if found is not None and not (unit and found.what == "LOOSE"):
            last = at + found.after
            if found.what in _COMPOUNDS:
                compares = found.what in ("HARD", "SOFT")  # "the harder tyres"
                out.append(Item("COMPOUND", found.what, begin, found.end, at, last, compares))
            else:
                said = text[begin : found.end].lower() if found.what == "PIT" else ""
                plural = said.endswith(_PLURAL_STOPS) or said.startswith(_STOPS_SOMEWHERE)
                out.append(Item(found.what, None, begin, found.end, at, last, plural))
            return found.after
    if special is not None:
        concept = special(line, index, at, lexicon.single.get(folded, ""))
        if concept in _COMPOUNDS:
            out.append(Item("COMPOUND", concept, begin, end, at, at))
        elif concept:
            out.append(Item(concept, 2 if concept == "ORD" else None, begin, end, at, at))
        return 0
    ascii_only = width == len(folded) and text[begin:end].isascii()
    concept = lexicon.single.get(folded, "")
    if not ascii_only:
        concept = lexicon.single.get(unicodedata.normalize("NFC", text[begin:end]).lower(), concept)
    if concept in _COMPOUNDS:
        if _is_compound(line, index, begin, at, word):
            out.append(Item("COMPOUND", concept, begin, end, at, at))
        return 0
    opens = folded == "had" and lexicon.lang == "en" and not out and text[begin] == "H"
    if opens and _names_next(line, index):
        concept = "HYP"  # "Had AAA stopped on lap 9, ..."
    if not concept:
        return _number_word(line, index, begin, at, word)
    marked = folded in MARKED or folded in ACCENTED_NOUNS or (folded in NOUNS and ascii_only)
    out.append(Item(concept, None, begin, end, at, at, marked))
    if clitic == "t":
        out.append(Item("NEG", None, begin, end, at, at))
    return 0


def _one_name(first: Item, last: Item) -> bool:
    """Whether two names of one driver that stand side by side are one mention: a first name and a surname."""
    return not first.flag and first.to == last.at - 1 and min(first.end - first.start, last.end - last.start) > 3


def _driver(line: Line, index: int, begin: int, word: Reading, longer: bool) -> _Match | None:
    """The driver whose name or code starts with a word."""
    lexicon, folded = line.lexicon, word.text
    options = lexicon.names.get(folded)
    if options is not None:
        found = _phrase(line, index, begin, word, options, longer)
        if found is not None and not (found.after == 0 and folded in SHY and not _is_person(line, index, begin, word)):
            return found
    if len(folded) != 3:
        return None
    raw = line.text[begin : begin + 3]
    code = raw.upper()
    if raw.isupper():
        if _is_code(raw, folded, lexicon):
            return _Match(0, begin + word.width, word.clitic, code)
    elif raw.istitle() and code in NAMES and lexicon.single.get(line.next(index)) in ("UNDERCUT", "OVERCUT"):
        return _Match(0, begin + word.width, word.clitic, code)  # "Van undercut Stroll"
    return None


def _is_person(line: Line, index: int, begin: int, word: Reading) -> bool:
    """Whether a name that may be an everyday word is one: within a sentence, or doing something."""
    if not line.text[begin + 1 : begin + 2].islower():
        return False  # "MAX"
    following = line.next(index)
    acts = word.clitic == "s" or line.lexicon.single.get(following) in _DOINGS
    return acts or (bool(line.out) and line.out[-1].tag not in (".", ":", "|") and following not in (":", "="))


_DOINGS = frozenset(
    {"PIT", "FINISH", "STAY", "EXTEND", "RUN", "START", "WIN", "HOLD", "CHANGE", "LOSE", "GAIN", "MOTION"}
)


def _phrase(line: Line, index: int, begin: int, word: Reading, options: BySecond, longer: bool) -> _Match | None:
    """The longest of some phrases that starts with a word, `longer` telling whether one of several words may."""
    candidates = options.get(line.next(index), ()) if longer else ()
    if candidates:
        following = line.following(index, begin, len(candidates[0][0]))
        texts = tuple([reading.text for reading, _ in following])
        for rest, what in candidates:
            count = len(rest)
            if texts[:count] == rest:
                last, end = following[count - 1]
                return _Match(count, end, last.clitic, what)
    alone = options.get("")
    return _Match(0, begin + word.width, word.clitic, alone[0][1]) if alone else None


def _number_word(line: Line, index: int, begin: int, at: int, word: Reading) -> int:
    """A number in words, a letter that stands for a unit or a tyre, or nothing."""
    lang, out, folded = line.lexicon.lang, line.out, word.text
    end = begin + word.width
    if folded in ORDINALS[lang] or folded in CARDINALS[lang]:
        following = line.following(index, begin, 2)
        words = [folded, *(reading.text for reading, _ in following)]
        ordinal = read_ordinal(words, lang)
        value, width = ordinal or read_cardinal(words, lang) or (0, 1)
        if width > 1:
            end = following[width - 2][1]
        if ordinal:
            out.append(Item("ORD", value, begin, end, at, at + width - 1))
        else:
            out.append(Item(_cardinal_tag(folded, lang), float(value), begin, end, at, at + width - 1))
        return width - 1
    if folded in ("p", "l"):
        out.append(Item("P" if folded == "p" else "LAP", None, begin, end, at, at))
    elif folded in LETTERS[lang] and line.text[begin].isupper() and _is_letter_tyre(line, index, begin, at):
        out.append(Item("COMPOUND", LETTERS[lang][folded], begin, end, at, at))
    elif folded == "se" and lang == "pt" and _is_if(line, index, begin):
        out.append(Item("HYP", None, begin, end, at, at))  # "if", where a sentence starts; elsewhere mostly a pronoun
    return 0


def _number_words(lang: str) -> dict[str, tuple[str, object]]:
    """Tag and value of the number words that none can follow as a part of the same number, and of some letters."""
    tens = lang != "en"  # "décimo segundo"
    ordinals = {word: ("ORD", value) for word, value in ORDINALS[lang].items() if not (tens and value % 10 == 0)}
    cardinals = {
        word: (_cardinal_tag(word, lang), float(value))
        for word, value in CARDINALS[lang].items()
        if value < 20 or value % 10
    }
    return {"p": ("P", None), "l": ("LAP", None), **cardinals, **ordinals}


def _cardinal_tag(word: str, lang: str) -> str:
    return "TWICE" if lang == "en" and word in ("once", "twice", "thrice") else "WORDNUM"


_NUMBER_WORDS = {lang: _number_words(lang) for lang in LANGUAGES}


def _is_if(line: Line, index: int, begin: int) -> bool:
    """Whether Portuguese "se" is "if": where a sentence starts, and in "se funcionou"; elsewhere mostly a pronoun."""
    starts = not line.out and line.text[begin] == "S"
    return starts or line.lexicon.single.get(line.next(index)) in ("WORK", "FAIL")


def _names_next(line: Line, index: int) -> bool:
    """Whether the next word is a driver's code or name."""
    word = line.next(index)
    found = re.match(r"\s*([A-Z]{3})\b", "".join(line.pieces[index + 1 : index + 3]))
    return found is not None or word in line.lexicon.names


def _article_or_per(line: Line, index: int, at: int, concept: str) -> str:
    """English "a" is "per" after a measure; elsewhere it is the article. Elsewhere a preposition."""
    out = line.out
    if concept != "PER":
        return concept
    before = out[-1] if out and out[-1].to == at - 1 else None
    if before is None or before.tag not in _MEASURING:
        return ""
    return concept if before.tag != "NUM" or line.lexicon.single.get(line.next(index)) == "LAP" else ""


# units, and numbers without one: "0.05 s a lap", "five hundredths a lap", "0.05 a lap"
_MEASURING = frozenset({"SECONDS", "TENTHS", "HUNDREDTHS", "THOUSANDTHS", "NUM"})
_MEASURING |= {"HALF_SECOND", "TENTH_SECOND", "AND_A_HALF"}


def _loose_or_on(line: Line, index: int, at: int, concept: str) -> str:
    """ "over 49 seconds" is about a number, "over BBB" about a rival."""
    following = line.next(index)
    return "LOOSE" if following[:1].isdecimal() or following in CARDINALS[line.lexicon.lang] else concept


def _lap_or_versus(line: Line, index: int, at: int, concept: str) -> str:
    """ "v14", "21 v" and "s/v" speak of laps; alone, "v" sets one against another."""
    if line.out and line.out[-1].tag == "PER" and line.out[-1].to == at - 1:
        return "LAP"
    if line.out and line.out[-1].tag == "NUM" and line.out[-1].to == at - 1 and line.next(index) in _AFTER_UNIT:
        return "LAP"  # "21 v, média 80,5 s"
    marked = [reading.kind == "number" or reading.text for reading, _ in line.following(index, 0, 2)]
    if marked == [".", True] and not (line.out and line.out[-1].tag in ("NUM", "DRIVER") and line.out[-1].to == at - 1):
        return "LAP"  # "parada: v. 26"
    following = READINGS[line.pieces[index + 1]]
    # "v. 14" is a lap but in English
    short = following is not None and following.text == "." and line.lexicon.lang != "en"
    short = short and len(line.pieces) > index + 2
    following = READINGS[line.pieces[index + 2]] if short else following
    touches = len(line.pieces[index]) == 1 and following is not None and following.kind == "number"
    return "LAP" if touches else concept


def _unit_or_tyre(line: Line, index: int, at: int, concept: str) -> str:
    """ "S" beside an arrow is a tyre ("S→M"), before a digit a stint ("S2: HARD"), else the unit."""
    out = line.out
    if line.pieces[index] == "S" and line.pieces[index + 1].rstrip() in _STINT_NUMBERS:
        return "STINT"
    measures = bool(out) and out[-1].tag == "NUM" and out[-1].to == at - 1
    if line.pieces[index][:1] != "S":
        return concept
    begin = line.start + sum(map(len, line.pieces[:index]))
    if measures and not (len(out) > 1 and out[-2].tag == "LAP" and line.next(index) == ">"):
        return concept  # unlike "L21 S->M"
    return "SOFT" if _is_letter_tyre(line, index, begin, at) else concept


def _unit_or_ordinal(line: Line, index: int, at: int, concept: str) -> str:
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


def _as_well(line: Line, index: int, at: int, concept: str) -> str:
    """ "tanto AAA como BBB", "tanto AAA quanto BBB"."""
    before = line.out[-1] if line.out else None
    if before is None or before.tag != "DRIVER" or before.to != at - 1:
        return concept
    return "AND" if line.text[max(before.start - 6, 0) : before.start].lower() == "tanto " else concept


def _copula(line: Line, index: int, at: int, concept: str) -> str:
    """A form of to be before a place: "was a distant fourth", "fue el 12.º"; elsewhere it says nothing."""
    ordinals = ORDINALS[line.lexicon.lang]
    placed = [item.tag for item in line.out[-2:]]
    if concept and (placed[-1:] == ["ORD"] or placed == ["ORD", ","]) and _names_next(line, index):
        return concept  # "el mejor del resto, cuarto, fue AAA"
    before = ""
    for reading, _ in line.following(index, 0, 3) if concept else ():
        if reading.kind == "ordinal" or reading.text in ordinals:
            unit = reading.text in ("second", "segundo") and before in _INDEFINITE  # "fue un segundo más lento"
            return "" if unit else concept
        if reading.kind != "word" or (line.lexicon.single.get(reading.text) and reading.text not in _ARTICLES):
            break
        before = reading.text
    return ""


def _and_or_copula(line: Line, index: int, at: int, concept: str) -> str:
    """Portuguese "é" is a form of to be, "e" is "and"."""
    accented = unicodedata.normalize("NFC", line.pieces[index])[:1] in ("é", "É")
    return _copula(line, index, at, line.lexicon.single.get("é", "")) if accented else concept


def _mean_or_tyre(line: Line, index: int, at: int, concept: str) -> str:
    """ "media", "medias": the medium tyre, an average, or nothing ("quedó a medias")."""
    following = [reading for reading, _ in line.following(index, 0, 2)]
    several = line.pieces[index].rstrip()[-1:] in ("s", "S")
    if concept != "AVG":
        return concept
    if not compares(line.pieces[max(index - 2, 0) : index]) and is_tyre(line.out, at, following, several=several):
        return "MEDIUM"
    idle = several and bool(line.out) and line.out[-1].tag == "TO" and line.out[-1].to == at - 1
    return "" if idle else concept


_INDEFINITE = frozenset({"a", "un", "um"})
_ARTICLES = _INDEFINITE | {"an", "the", "una", "uma", "el", "la", "los", "las", "o", "os", "as"}
_AFTER_UNIT = frozenset({"", ".", ",", ";", ":", ")", "=", "|", "a", "c", "com", "con"})
_STINT_NUMBERS = frozenset("12345678")
# words whose concept depends on what stands beside them
_SPECIAL: Mapping[str, Callable[[Line, int, int, str], str]] = {
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


def _beside_arrow(line: Line, index: int, at: int) -> bool:
    before, after = line.out[-1] if line.out else None, line.next(index)
    return after in (">", "-") or (before is not None and before.to == at - 1 and before.tag in (">", "-"))


# what stands before the letter of a tyre in notes: "24 laps on M", "stint 2 H", "deg M 0.05"
_BEFORE_LETTER = frozenset({"WITH", "ON", "DEG", "STINT"})
# and before one whose laps follow: "Final stint: S, 27 v"
_BEFORE_LETTER_AND_LAPS = frozenset({":", "(", ",", "-", "RUN", "EXTEND", "DRIVER"})
_LAPS_IN_NOTES = frozenset({"l", "v", "lap", "laps", "vueltas", "voltas", "vtas", "vts", "vt", "giros"})


def _of_numbered_stint(line: Line, index: int) -> bool:
    """Whether a letter tells the tyre of a numbered stint: "Stint 1: M (laps 1-19)", "Stint 2: H |"."""
    label = [item.tag for item in line.out[-3:]] == ["STINT", "NUM", ":"]
    return label and line.next(index) in ("", "(", ",", "|", "-", ".", ";")


def _starts_or_ends_on(line: Line, at: int) -> bool:
    """Whether a letter tells on what a driver started or ended: "salió con D, acabó con M"."""
    tags = [item.tag for item in line.out[-2:]]
    return tags in (["START", "WITH"], ["FINISH", "WITH"], ["START", "OF"]) and line.out[-1].to == at - 1


def _is_letter_tyre(line: Line, index: int, begin: int, at: int) -> bool:
    """Whether a capital letter is a tyre: beside an arrow, or where notes name one."""
    if _beside_arrow(line, index, at):
        return True
    letter = line.text[begin].lower()
    if _of_numbered_stint(line, index) or (letter == "d" and _starts_or_ends_on(line, at)):
        return not line.text[begin + 1 : begin + 2].isalnum()
    if letter in "iwd" or line.text[begin + 1 : begin + 2].isalnum():
        return False
    following = [reading for reading, _ in line.following(index, begin, 3)]
    words = [reading.text for reading in following]
    if words[:1] and line.lexicon.single.get(words[0]) == "STINT":
        return True  # "the H stint"
    out = line.out
    before = out[-1] if out and out[-1].to == at - 1 else None
    if before is None or (letter == "s" and before.tag == "NUM" and (len(out) < 2 or out[-2].tag != "STINT")):
        return False
    numbered = before.tag == "NUM" and len(out) > 1 and out[-2].tag == "STINT" and out[-2].to == at - 2
    goes_on = not following or following[0].kind != "word" or words[0] in _LAPS_IN_NOTES
    if (before.tag in _BEFORE_LETTER or numbered) and goes_on:
        return True
    if words[:1] in ([","], ["("]):
        following, words = following[1:], words[1:]
    counted = len(words) > 1 and following[0].kind == "number" and words[1] in _LAPS_IN_NOTES
    return counted and before.tag in _BEFORE_LETTER_AND_LAPS


# names of tyres cut short
_SHORTENED = frozenset({"int", "med", "sof", "dur", "mac", "bla", "blan", "bld", "bdo"})


_IS = re.compile(r"(?:^|\W)[éÉ]\s\Z")


def _is_compound(line: Line, index: int, begin: int, at: int, word: Reading) -> bool:
    """Whether an everyday word ("hard", "med") stands for a tyre here."""
    raw = line.text[begin : begin + word.width]
    known = line.lexicon
    if word.text in ADJECTIVES[known.lang] and (raw.islower() or (at == 0 and raw.istitle())):
        if _IS.search(line.text, max(begin - 3, 0), begin):
            return False  # "é duro"
        following = line.following(index, begin, 2)
        named = bool(following) and line.text[following[0][1] - following[0][0].width].isupper()
        after = [] if named else [reading for reading, _ in following]  # "on the soft AAA was quick"
        before = line.preceding(index, 2)
        return not is_adjective(known.lang, word.text, before, after, line.out, at, known.single.get)
    return word.text not in _SHORTENED or not raw.islower()
