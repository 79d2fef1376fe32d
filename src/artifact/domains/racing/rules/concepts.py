"""From words to concepts: what each piece of a sentence is to the grammar.

Invariant: items are in order, each with its span in the text; words that no rule speaks of are counted (`Item.at`) and
left out. Most words mean one thing wherever they stand and are looked up once for all texts (`meanings`); the others
are read with the pieces beside them (here, and in `ambiguous` and `letters`).
"""

from __future__ import annotations

import re
import unicodedata
from itertools import accumulate

from artifact.domains.racing.drivers import NAMES, SHY
from artifact.domains.racing.rules.ambiguous import AMBIGUOUS, names_next
from artifact.domains.racing.rules.everyday import ADJECTIVES, is_adjective
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.letters import is_letter_tyre
from artifact.domains.racing.rules.lexicon import ACCENTED_NOUNS, COMPOUNDS, LETTERS, MARKED, NOUNS, BySecond, lexicon
from artifact.domains.racing.rules.lexicon_common import STOPS_FIRST, STOPS_LAST
from artifact.domains.racing.rules.lines import Line
from artifact.domains.racing.rules.meanings import SHORTENED, cardinal_tag, is_code, meanings
from artifact.text.numbers import CARDINALS, ORDINALS, read_cardinal, read_ordinal
from artifact.text.tokens import Reading

_COMPOUNDS = frozenset(COMPOUNDS)


def concepts(text: str, start: int, end: int, lang: str) -> list[Item]:
    """The words, numbers and marks of the sentence `text[start:end]` that mean something to the grammar, in order."""
    line = Line(text, start, end, lexicon(lang))
    out = line.out
    add = out.append
    at = -1
    passed = 0  # tokens that belong to a phrase before them
    stops = 0
    begins = accumulate(map(len, line.pieces), initial=start)
    for index, (begin, meaning) in enumerate(zip(begins, map(meanings(lang).__getitem__, line.pieces), strict=False)):
        if meaning is None:
            continue
        at += 1
        if passed:
            passed -= 1
            continue
        word, tag = meaning.word, meaning.tag
        if word is not None:
            second = line.next(index) if meaning.seconds else ""
            if second in meaning.seconds:
                passed = _word(line, index, begin, at, word, second)
                continue
            if not meaning.settled:
                passed = _word(line, index, begin, at, word, "")
                continue
        if tag:
            add(Item(tag, meaning.value, begin, begin + meaning.width, at, at, meaning.flag))
            if tag == ".":
                stops += 1
    if stops > 1 or (stops and out[-1].tag != "."):  # full stops within a sentence are of abbreviations
        return [item for item in out if item.tag != "." or item.at == at]
    return out


# a phrase or name: tokens after its first word, end, clitic of the last word, and meaning
_Match = tuple[int, int, str, str]


def _word(line: Line, index: int, begin: int, at: int, word: Reading, second: str) -> int:
    """Read the word at a piece. Returns how many tokens after it belong to it.

    Args:
        line: that it stands in; its items are added to.
        index: of the piece.
        begin: where it starts in the text.
        at: tokens before it.
        word: what it is.
        second: the word after it, if it may be the second of a phrase or name that this one starts; else empty.
    """
    known, folded = line.lexicon, word.text
    special = AMBIGUOUS.get(folded)
    if special is None and (line.text[begin].isupper() or folded in known.uncased):
        found = _driver(line, index, begin, word, second)
        if found is not None:
            return _add_driver(line, begin, at, found)
    options = known.phrases.get(folded) if second else None
    if options is not None:
        found = _phrase(line, index, begin, word, options, second)
        if found is not None and not (found[3] == "LOOSE" and _measures(line, at)):
            return _add_phrase(line, begin, at, found)
    if special is not None:
        concept = special(line, index, at, known.single.get(folded, ""))
        value = concept if concept in _COMPOUNDS else 2 if concept == "ORD" else None
        if concept:
            line.out.append(Item("COMPOUND" if value == concept else concept, value, begin, begin + word.width, at, at))
        return 0
    return _single(line, index, begin, at, word)


def _measures(line: Line, at: int) -> bool:
    """Whether a unit stands before the token: "0,05 s por volta de desgaste", unlike "por volta de 5 s"."""
    out = line.out
    return bool(out) and out[-1].tag == "SECONDS" and out[-1].to == at - 1


def _add_driver(line: Line, begin: int, at: int, found: _Match) -> int:
    """A driver who is named at a token, maybe by first name and surname. Returns how many tokens follow the first."""
    out = line.out
    after, end, clitic, code = found
    named = Item("DRIVER", code, begin, end, at, at + after, clitic == "s")
    if out and out[-1].tag == "DRIVER" and out[-1].value == code and _one_name(out[-1], named):
        first = out.pop()  # "Checo Pérez"
        named.start, named.at = first.start, first.at
    out.append(named)
    return after


def _add_phrase(line: Line, begin: int, at: int, found: _Match) -> int:
    """A phrase that starts at a token. Returns how many tokens follow the first."""
    after, end, _, concept = found
    if concept in _COMPOUNDS:
        compares = concept in ("HARD", "SOFT")  # "the harder tyres"
        line.out.append(Item("COMPOUND", concept, begin, end, at, at + after, compares))
    else:
        said = line.text[begin:end].lower() if concept == "PIT" else ""
        plural = said.endswith(STOPS_LAST) or said.startswith(STOPS_FIRST)
        line.out.append(Item(concept, None, begin, end, at, at + after, plural))
    return after


def _single(line: Line, index: int, begin: int, at: int, word: Reading) -> int:
    """A word that starts no phrase. Returns how many tokens after it belong to it."""
    known, text, folded = line.lexicon, line.text, word.text
    end = begin + word.width
    ascii_only = word.width == len(folded) and text[begin:end].isascii()
    concept = known.single.get(folded, "")
    if not ascii_only:
        concept = known.single.get(unicodedata.normalize("NFC", text[begin:end]).lower(), concept)
    if concept in _COMPOUNDS:
        if _is_compound(line, index, begin, at, word):
            line.out.append(Item("COMPOUND", concept, begin, end, at, at))
        return 0
    opens = folded == "had" and known.lang == "en" and not line.out and text[begin] == "H"
    if opens and names_next(line, index):
        concept = "HYP"  # "Had AAA stopped on lap 9, ..."
    if not concept:
        return _number_word(line, index, begin, at, word)
    marked = folded in MARKED or folded in ACCENTED_NOUNS or (folded in NOUNS and ascii_only)
    line.out.append(Item(concept, None, begin, end, at, at, marked))
    if word.clitic == "t":
        line.out.append(Item("NEG", None, begin, end, at, at))
    return 0


def _one_name(first: Item, last: Item) -> bool:
    """Whether two names of one driver that stand side by side are one mention: a first name and a surname."""
    return not first.flag and first.to == last.at - 1 and min(first.end - first.start, last.end - last.start) > 3


def _driver(line: Line, index: int, begin: int, word: Reading, second: str) -> _Match | None:
    """The driver whose name or code starts with a word."""
    known, folded = line.lexicon, word.text
    options = known.names.get(folded)
    if options is not None:
        found = _phrase(line, index, begin, word, options, second)
        if found is not None and not (found[0] == 0 and folded in SHY and not _is_person(line, index, begin, word)):
            return found
    if len(folded) != 3:
        return None
    raw = line.text[begin : begin + 3]
    code = raw.upper()
    if raw.isupper():
        if is_code(raw, folded, known):
            return (0, begin + word.width, word.clitic, code)
    elif raw.istitle() and code in NAMES and known.single.get(line.next(index)) in ("UNDERCUT", "OVERCUT"):
        return (0, begin + word.width, word.clitic, code)  # "Van undercut Stroll"
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


def _phrase(line: Line, index: int, begin: int, word: Reading, options: BySecond, second: str) -> _Match | None:
    """The longest of some phrases that starts with a word and, unless it is empty, a second; else the word alone."""
    candidates = options.get(second, ()) if second else ()
    if candidates:
        longest = len(candidates[0][0])
        following = line.following(index, begin, longest)
        if longest == 1:  # it was looked up by what follows
            last, end = following[0]
            return (1, end, last.clitic, candidates[0][1])
        texts = tuple([reading.text for reading, _ in following])
        for rest, what in candidates:
            count = len(rest)
            if texts[:count] == rest:
                last, end = following[count - 1]
                return (count, end, last.clitic, what)
    alone = options.get("")
    return (0, begin + word.width, word.clitic, alone[0][1]) if alone else None


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
            out.append(Item(cardinal_tag(folded, lang), float(value), begin, end, at, at + width - 1))
        return width - 1
    if folded in ("p", "l"):
        out.append(Item("P" if folded == "p" else "LAP", None, begin, end, at, at))
    elif folded in LETTERS[lang] and line.text[begin].isupper() and is_letter_tyre(line, index, begin, at):
        out.append(Item("COMPOUND", LETTERS[lang][folded], begin, end, at, at))
    elif folded == "se" and lang == "pt" and _is_if(line, index, begin):
        out.append(Item("HYP", None, begin, end, at, at))  # "if", where a sentence starts; elsewhere mostly a pronoun
    return 0


def _is_if(line: Line, index: int, begin: int) -> bool:
    """Whether Portuguese "se" is "if": where a sentence starts, and in "se funcionou"; elsewhere mostly a pronoun."""
    starts = not line.out and line.text[begin] == "S"
    return starts or line.lexicon.single.get(line.next(index)) in ("WORK", "FAIL")


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
    return word.text not in SHORTENED or not raw.islower()
