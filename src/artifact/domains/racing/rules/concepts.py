"""From words to concepts: what each piece of a sentence is to the grammar.

Invariant: items are in order, each with its span in the text; words that no rule speaks of are counted (`Item.at`) and
left out. Most words mean one thing wherever they stand and are looked up once for all texts (`meanings`); the others
are read with the pieces beside them (here, and in `ambiguous` and `letters`).
"""

from __future__ import annotations

import re
import unicodedata

from artifact.domains.racing.drivers import NAMES, SHY
from artifact.domains.racing.rules.ambiguous import AMBIGUOUS, names_next
from artifact.domains.racing.rules.everyday import ADJECTIVES, is_adjective
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.letters import is_letter_tyre
from artifact.domains.racing.rules.lexicon import ACCENTED_NOUNS, LETTERS, MARKED, NOUNS, Branch
from artifact.domains.racing.rules.lexicon_common import STOPS_FIRST, STOPS_LAST
from artifact.domains.racing.rules.lines import Line
from artifact.domains.racing.rules.meanings import SHORTENED, TYRES, cardinal_tag, cut, is_code
from artifact.text.numbers import CARDINALS, ORDINALS, read_cardinal, read_ordinal


def concepts(text: str, start: int, end: int, lang: str) -> list[Item]:
    """The words, numbers and marks of the sentence `text[start:end]` that mean something to the grammar, in order."""
    line = cut(text, start, end, lang)
    out, tokens = line.out, line.tokens
    add = out.append
    passed = 0  # tokens that belong to a phrase before them
    stops = 0
    for at, (begin, meaning) in enumerate(tokens):
        if passed:
            passed -= 1
            continue
        if meaning.open:
            second = tokens[at + 1][1].reading.text
            if second in meaning.seconds:
                passed = _word(line, at, second)
                continue
            if not meaning.settled:
                passed = _word(line, at, "")
                continue
        tag = meaning.tag
        if tag:
            add(Item(tag, meaning.value, begin, begin + meaning.width, at, at, meaning.flag))
            if tag == ".":
                stops += 1
    if stops > 1 or (stops and out[-1].tag != "."):  # full stops within a sentence are of abbreviations
        last = len(tokens) - 2
        return [item for item in out if item.tag != "." or item.at == last]
    return out


# a phrase or name: how many words it has after its first, and what it means
_Match = tuple[int, str]


def _word(line: Line, at: int, second: str) -> int:
    """Read the word at a token. Returns how many tokens after it belong to it.

    Args:
        line: that it stands in; its items are added to.
        at: index of the token.
        second: the word after it, if it may be the second of a phrase or name that this one starts; else empty.
    """
    known = line.lexicon
    begin, meaning = line.tokens[at]
    word = meaning.word
    special = AMBIGUOUS.get(word)
    if special is None and (line.text[begin].isupper() or word in known.uncased):
        found = _driver(line, at, second)
        if found is not None:
            return _add_driver(line, at, *found)
    options = known.phrases.get(word) if second else None
    if options is not None:
        found = _phrase(line, at, options, second)
        if found is not None and not (found[1] == "LOOSE" and line.follows(at, "SECONDS")):
            # "0,05 s por volta de desgaste" measures; "por volta de 5 s" guesses
            return _add_phrase(line, at, *found)
    if special is None:
        return _single(line, at)
    concept = special(line, at, known.single.get(word, ""))
    value = concept if concept in TYRES else 2 if concept == "ORD" else None
    if concept:
        tag = "COMPOUND" if value == concept else concept
        line.out.append(Item(tag, value, begin, begin + meaning.width, at, at))
    return 0


def _add_driver(line: Line, at: int, after: int, code: str) -> int:
    """A driver who is named at a token, by so many words more. Returns these."""
    out, last = line.out, at + after
    possessive = line.tokens[last][1].reading.clitic == "s"
    named = Item("DRIVER", code, line.tokens[at][0], line.end(last), at, last, possessive)
    if out and out[-1].tag == "DRIVER" and out[-1].value == code and _one_name(out[-1], named):
        first = out.pop()  # "Checo Pérez"
        named.start, named.at = first.start, first.at
    out.append(named)
    return after


def _add_phrase(line: Line, at: int, after: int, concept: str) -> int:
    """A phrase that starts at a token and has so many words more. Returns these."""
    begin, end = line.tokens[at][0], line.end(at + after)
    if concept in TYRES:
        compares = concept in ("HARD", "SOFT")  # "the harder tyres"
        line.out.append(Item("COMPOUND", concept, begin, end, at, at + after, compares))
    else:
        said = line.text[begin:end].lower() if concept == "PIT" else ""
        plural = said.endswith(STOPS_LAST) or said.startswith(STOPS_FIRST)
        line.out.append(Item(concept, None, begin, end, at, at + after, plural))
    return after


def _single(line: Line, at: int) -> int:
    """A word that starts no phrase. Returns how many tokens after it belong to it."""
    known, text = line.lexicon, line.text
    begin, meaning = line.tokens[at]
    word, end = meaning.word, begin + meaning.width
    ascii_only = meaning.width == len(word) and text[begin:end].isascii()
    concept = known.single.get(word, "")
    if not ascii_only:
        concept = known.single.get(unicodedata.normalize("NFC", text[begin:end]).lower(), concept)
    if concept in TYRES:
        if _is_compound(line, at):
            line.out.append(Item("COMPOUND", concept, begin, end, at, at))
        return 0
    opens = word == "had" and known.lang == "en" and not line.out and text[begin] == "H"
    if opens and names_next(line, at):
        concept = "HYP"  # "Had AAA stopped on lap 9, ..."
    if not concept:
        return _number_word(line, at)
    marked = word in MARKED or word in ACCENTED_NOUNS or (word in NOUNS and ascii_only)
    line.out.append(Item(concept, None, begin, end, at, at, marked))
    if meaning.reading.clitic == "t":
        line.out.append(Item("NEG", None, begin, end, at, at))
    return 0


def _one_name(first: Item, last: Item) -> bool:
    """Whether two names of one driver that stand side by side are one mention: a first name and a surname."""
    return not first.flag and first.to == last.at - 1 and min(first.end - first.start, last.end - last.start) > 3


def _driver(line: Line, at: int, second: str) -> _Match | None:
    """The driver whose name or code starts with a word."""
    known = line.lexicon
    begin, meaning = line.tokens[at]
    word = meaning.word
    options = known.names.get(word)
    if options is not None:
        found = _phrase(line, at, options, second)
        if found is not None and not (found[0] == 0 and word in SHY and not _is_person(line, at)):
            return found
    if len(word) != 3:
        return None
    raw = line.text[begin : begin + 3]
    code = raw.upper()
    if raw.isupper():
        if is_code(raw, word, known):
            return (0, code)
    elif raw.istitle() and code in NAMES and known.single.get(line.next(at)) in ("UNDERCUT", "OVERCUT"):
        return (0, code)  # "Van undercut Stroll"
    return None


def _is_person(line: Line, at: int) -> bool:
    """Whether a name that may be an everyday word is one: within a sentence, or doing something."""
    begin, meaning = line.tokens[at]
    if not line.text[begin + 1 : begin + 2].islower():
        return False  # "MAX"
    following = line.next(at)
    acts = meaning.reading.clitic == "s" or line.lexicon.single.get(following) in _DOINGS
    return acts or (bool(line.out) and line.out[-1].tag not in (".", ":", "|") and following not in (":", "="))


_DOINGS = frozenset(
    {"PIT", "FINISH", "STAY", "EXTEND", "RUN", "START", "WIN", "HOLD", "CHANGE", "LOSE", "GAIN", "MOTION"}
)


def _phrase(line: Line, at: int, branch: Branch, second: str) -> _Match | None:
    """The longest of some phrases that starts with a word and, unless it is empty, a second; else the word alone."""
    found = (0, branch.what) if branch.what else None
    following = branch.further.get(second)
    tokens = line.tokens
    count = 0
    while following is not None:
        count += 1
        if following.what:
            found = (count, following.what)
        if not following.further:
            break
        following = following.further.get(tokens[at + count + 1][1].reading.text)
    return found


def _number_word(line: Line, at: int) -> int:
    """A number in words, a letter that stands for a unit or a tyre, or nothing. Returns its words after the first."""
    lang, out = line.lexicon.lang, line.out
    begin, meaning = line.tokens[at]
    word, end = meaning.word, begin + meaning.width
    if word in ORDINALS[lang] or word in CARDINALS[lang]:
        words = [word, *(reading.text for reading in line.following(at, 2))]
        ordinal = read_ordinal(words, lang)
        value, width = ordinal or read_cardinal(words, lang) or (0, 1)
        last = at + width - 1
        tag, number = ("ORD", value) if ordinal else (cardinal_tag(word, lang), float(value))
        out.append(Item(tag, number, begin, line.end(last), at, last))
        return width - 1
    if word in ("p", "l"):
        out.append(Item("P" if word == "p" else "LAP", None, begin, end, at, at))
    elif word in LETTERS[lang] and line.text[begin].isupper() and is_letter_tyre(line, at):
        out.append(Item("COMPOUND", LETTERS[lang][word], begin, end, at, at))
    elif word == "se" and lang == "pt" and _is_if(line, at):
        out.append(Item("HYP", None, begin, end, at, at))  # "if", where a sentence starts; elsewhere mostly a pronoun
    return 0


def _is_if(line: Line, at: int) -> bool:
    """Whether Portuguese "se" is "if": where a sentence starts, and in "se funcionou"; elsewhere mostly a pronoun."""
    starts = not line.out and line.raw(at)[0] == "S"
    return starts or line.lexicon.single.get(line.next(at)) in ("WORK", "FAIL")


_IS = re.compile(r"(?:^|\W)[éÉ]\s\Z")


def _is_compound(line: Line, at: int) -> bool:
    """Whether an everyday word ("hard", "med") stands for a tyre here."""
    begin, meaning = line.tokens[at]
    raw, word, known = line.raw(at), meaning.word, line.lexicon
    if word in ADJECTIVES[known.lang] and (raw.islower() or (at == 0 and raw.istitle())):
        if _IS.search(line.text, max(begin - 3, 0), begin):
            return False  # "é duro"
        named = line.raw(at + 1).isupper()
        after = [] if named else line.following(at, 2)  # "on the soft AAA was quick"
        before = line.preceding(at, 2)
        return not is_adjective(line, at, word, before, after)
    return word not in SHORTENED or not raw.islower()
