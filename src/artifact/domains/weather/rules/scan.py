"""From tokens to items: what the grammar works on.

Invariant: items are in order, do not overlap, and hold offsets into their sentence. Words without a meaning are no
items; how many of them lie between two items is told by the token indices. A sentence is scanned by itself: what stands
around it changes nothing, so that the same words are scanned once.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection, Sequence
from functools import cache, partial

from artifact.domains.weather.rules.bounds import TURNING, turned
from artifact.domains.weather.rules.glyphs import ARROWS, SHORT, arrow_before, kind_of_letters
from artifact.domains.weather.rules.items import Item, Sentence
from artifact.domains.weather.rules.lexicon import COMPASS, Cat, Meaning, codes, matcher
from artifact.domains.weather.rules.numerals import FRACTIONS, cardinal, fraction, is_bare_pop, may_begin
from artifact.domains.weather.rules.signs import signed
from artifact.text.tokens import Remembered, Token, read_piece

_MARKS = {
    ",": Cat.COMMA,
    ":": Cat.COMMA,
    "|": Cat.COMMA,
    ";": Cat.STOP,
    "-": Cat.DASH,
    "(": Cat.OPEN,
    "[": Cat.OPEN,
    ")": Cat.CLOSE,
    "]": Cat.CLOSE,
    "/": Cat.SLASH,
    ">": Cat.STOP,
    ".": Cat.STOP,
    "!": Cat.STOP,
    "?": Cat.STOP,
    "…": Cat.STOP,
}


# what is a claim by itself, and what makes one of a number
_TELLING = frozenset(
    (Cat.POINT, Cat.CALM, Cat.NO_WIND, Cat.CHANCE, Cat.WEATHER, Cat.COVER, Cat.BASE, Cat.PRECIP)
)  # fmt: skip
_POINTS = frozenset((Cat.POINT, Cat.PART))
_SIGNS = frozenset((Cat.MINUS, Cat.BELOW_ZERO))
_MEASURING = frozenset((Cat.UNIT, Cat.HIGH, Cat.LOW, Cat.TEMP, Cat.WIND, Cat.RISE, Cat.FALL, Cat.DECADE))


def scan(text: str, tokens: Sequence[Token], lang: str, *, cut: bool = False) -> Sentence:
    """Scan one sentence of `lang`, whose tokens are `tokens`. `cut` is kept with it."""
    items = _Scanner(text, tokens, lang).items()
    cats = {item.cat for item in items}
    says = (
        _is_a_number(items) or not cats.isdisjoint(_TELLING) or (Cat.NUMBER in cats and not cats.isdisjoint(_MEASURING))
    )
    if says:
        if not cats.isdisjoint(_SIGNS) or any(token.signed for token in tokens):
            items = signed(items)
        if not cats.isdisjoint(TURNING):
            items = turned(items)
        if not cats.isdisjoint(_POINTS):
            items = _join_points(items)
        items = _name_decades(items)
        if Cat.MAYBE in cats:
            items = _only_before_numbers(items)
    return Sentence(text, tokens, items, cut, says)


_Plain = tuple[Meaning, Collection[str]] | None  # what a word means, unless one of those follows; None: look closely


@cache
def _plain(lang: str) -> Remembered[_Plain]:
    """What a word or mark means in sentences of a language wherever it stands, unless certain words follow it."""
    return Remembered(partial(_read_plain, lang=lang))


def _read_plain(raw: str, lang: str) -> _Plain:
    """What `_plain` knows of a word or mark; `Cat.IGNORE` is of those that mean nothing."""
    reading = read_piece(raw)
    if reading is None or reading.clitic == "t":
        return None
    word, phrases = reading.text, matcher(lang)
    if word in FRACTIONS[lang] or raw in codes(lang) or raw in SHORT or word in _NOUGHT or raw.lower() in _AMBIGUOUS:
        return None
    meaning = phrases.alone(word)
    if meaning is None:
        if reading.kind == "word" and may_begin(word, lang):
            return None
        meaning = _NO_MEANING if reading.kind == "word" else _mark(word, raw)
    return meaning, phrases.seconds(word)


def _mark(mark: str, raw: str) -> Meaning:
    """What a mark means; of a dash and a lone question mark it is kept how they are written."""
    cat = _MARKS.get(mark)
    return _NO_MEANING if cat is None else Meaning(cat, raw if raw == "?" or cat is Cat.DASH else "")


class _Scanner:
    """One sentence being scanned: its words, the lexicon of its language, and the items found so far."""

    def __init__(self, text: str, tokens: Sequence[Token], lang: str) -> None:
        self._text, self._tokens, self._lang = text, tokens, lang
        self._words = [token.text for token in tokens]
        self._phrases, self._codes, self._parts = matcher(lang), codes(lang), FRACTIONS[lang]
        self._plain = _plain(lang)
        self._arrows = ARROWS.search(text) is not None
        self._items: list[Item] = []

    def items(self) -> list[Item]:
        """All items of the sentence, in order."""
        index = 0
        text, plain, add, nothing = self._text, self._plain, self._items.append, Cat.IGNORE
        following = [*self._words[1:], ""]
        for token in self._tokens:
            kind, _, start, end, _, clitic, _, _, place = token
            if place < index:
                continue
            raw = text[start:end]
            known = plain[raw] if kind in _PLAIN_KINDS else None
            if known is not None and (not known[1] or following[place] not in known[1]):
                cat, payload, generic = known[0]
                if cat is not nothing:
                    add(Item(cat, start, end, place, place, payload, generic))
                continue
            index = place + self._take(token, raw)
            if clitic == "t":
                add(Item(Cat.NEG, start, end, place, place))
        return self._items

    def _take(self, token: Token, raw: str) -> int:
        """Add what begins with a token, if anything does; returns how many tokens it took."""
        index = token.place
        if (token.text in self._parts or raw in self._codes or raw in SHORT) and (taken := self._short(token, raw)):
            return taken
        found = self._phrases.at(self._words, index)
        if found is not None and not (token.text in _NOUGHT and _is_measured(self._words, index + 1, self._lang)):
            return self._phrase(token, raw, *found)
        if token.kind == "word":
            return _number_word(self._tokens, self._words, index, self._lang, self._items)
        if token.kind != "mark":
            return self._number(token)
        mark = _mark(token.text, raw)
        if mark.cat is not Cat.IGNORE:
            self._items.append(Item(mark.cat, token.start, token.end, index, index, mark.payload))
        return 1

    def _short(self, token: Token, raw: str) -> int:
        """Add a fraction, or what capitals abbreviate; 0 where they mean nothing."""
        index = token.place
        if token.text in self._parts and (
            taken := _fraction(self._tokens, self._words, index, self._lang, self._items)
        ):
            return taken
        kind = kind_of_letters(self._text, self._tokens, index) if raw in SHORT else None
        letters = self._codes.get(raw, "")
        if kind is None and letters and token.kind == "word" and _stands_alone(self._tokens, index):
            kind = Cat.POINT
        if kind is None:
            return 0
        self._items.append(Item(kind, token.start, token.end, index, index, letters if kind is Cat.POINT else ""))
        return 1

    def _phrase(self, token: Token, raw: str, meaning: Meaning, taken: int) -> int:
        last = token.place + taken - 1
        if meaning.payload == "kt" and raw.lower() in _IN_THE:
            meaning = Meaning(Cat.IN)
        if meaning.cat is not Cat.IGNORE and not _is_other_word(raw, meaning, self._words, token.place):
            end = self._tokens[last].end
            self._items.append(Item(meaning.cat, token.start, end, token.place, last, meaning.payload, meaning.generic))
        return taken

    def _number(self, token: Token) -> int:
        index = token.place
        if self._arrows and (arrow := arrow_before(self._text, token)):
            sign = "sign" if arrow is Cat.PRECIP else ""
            self._items.append(Item(arrow, token.start - 1, token.start, index, index, sign))
        taken = _number(self._text, self._tokens, index, self._items)
        if taken == 1 and is_bare_pop(self._words, index):
            self._items.append(Item(Cat.UNIT, token.end, token.end, index, index, "pct"))
        return taken


_PLAIN_KINDS = frozenset(("word", "mark"))
_NO_MEANING = Meaning(Cat.IGNORE)
_IN_THE = frozenset(("no", "nos"))  # Portuguese, beside "nó" and "nós", knots
_AMBIGUOUS = _IN_THE | {"claro", "é", "sí"}  # see `_is_other_word`
_NO_CONJUNCTION = frozenset(("n", "s", "w"))
_NOUGHT = frozenset(("zero", "cero"))
_MEASURE_NEXT = frozenset((Cat.UNIT, Cat.TO, Cat.OR, Cat.BELOW_ZERO))  # what makes a number of a word before it
_LEADS = frozenset(
    (
        Cat.HIGH, Cat.LOW, Cat.TEMP, Cat.RISE, Cat.FALL, Cat.RISE_PAST, Cat.FALL_PAST, Cat.UP_TO, Cat.AT_LEAST,
        Cat.OVER, Cat.UNDER, Cat.ABOUT, Cat.BETWEEN, Cat.TO, Cat.DECADE, Cat.CLOCK,
    )
)  # fmt: skip
_OUT_OF = frozenset(("out", "from", "del", "desde", "de", "do"))
_ENDS = frozenset((".", "!", ","))  # of a number that is an answer
_TENS = 20  # numbers in words below this count other things more often than degrees
_ADJECTIVES = 4  # words to a number, with it
_VERBS = frozenset((Cat.RISE, Cat.FALL))
_GOVERNORS = _VERBS | {Cat.HIGH, Cat.LOW, Cat.TEMP}
_INSERTED = _GOVERNORS | {Cat.ABOUT}
_NO_PLURAL = frozenset(("across", "degrees", "always", "perhaps", "grados", "graus", "antes", "depois", "después"))
_ANSWERING = frozenset(("aqui", "te", "le", "les", "segue", "seguem", "vamos", "vou", "puedo", "posso", "sim", "eis"))
_BEGINNINGS = frozenset(point[:length] for point in COMPASS for length in range(1, len(point) + 1))
_DECADES = {Cat.LOW: "2", Cat.HIGH: "8"}
_DEGREES = re.compile(r"\s?(?P<mark>[°º])(?:\s?(?P<scale>[FfCc])(?![^\W\d_]))?")

# What may follow a compass letter: alone, "O" is Portuguese for "the", "E" for "and".
_AFTER_LETTER = frozenset(
    ("a", "at", "to", "and", "y", "e", "de", "entre", "between", "from", "wind", "winds", "com", "con", "with")
)


def _stands_alone(tokens: Sequence[Token], index: int) -> bool:
    """Whether a capital at `index` can be an abbreviation: always for two letters, by its neighbours for one."""
    token = tokens[index]
    if token.end - token.start > 1:
        return True
    following = tokens[index + 1] if index + 1 < len(tokens) else None
    if index == 0:
        speed = following is not None and following.kind == "number" and token.text in _NO_CONJUNCTION
        return speed or (following is not None and following.text in ("wind", "winds"))
    return following is None or following.kind != "word" or following.text in _AFTER_LETTER


def _is_other_word(raw: str, meaning: Meaning, words: Sequence[str], index: int) -> bool:
    """Whether a word means something else as it is written, or where it stands.

    Accents tell Portuguese "é" (is) from "e" (and), Spanish "sí" from "si" (if);
    "Claro!" and "Claro, aquí tienes" say "of course".
    """
    word = raw.lower()
    if word == "claro":
        return _is_of_course(words, index)
    return (meaning.cat is Cat.AND and word == "é") or (meaning.cat is Cat.IF and word == "sí")


def _is_of_course(words: Sequence[str], index: int) -> bool:
    """Whether "claro" opens an answer."""
    if any(word.isalnum() for word in words[:index]):
        return False
    following = words[index + 1 : index + 3]
    return following[:1] == ["!"] or (following[:1] == [","] and following[1:] != [] and following[1] in _ANSWERING)


def _number(text: str, tokens: Sequence[Token], index: int, items: list[Item]) -> int:
    """Add a number; returns how many tokens it took ("70s" and "87°" are one number)."""
    kind, _, start, end, value, _, _, _, _ = tokens[index]
    if kind == "ordinal" and text[end - 1] not in "°º":
        return 1  # "7th" is a date
    taken, decade, after = 1, False, end
    if index + 1 < len(tokens):
        following = tokens[index + 1]
        if following.text == "s" and text[end : following.start] in ("", "'", "’"):
            taken, decade, after = 2, True, following.end
    items.append(Item(Cat.NUMBER, start, after, index, index + taken - 1, "", False, value, decade))
    if kind == "ordinal":
        items.append(Item(Cat.UNIT, end - 1, end, index, index, "deg"))  # and a scale may follow: "87° F"
    elif not decade and (sign := _DEGREES.match(text, end)):
        # the tokenizer takes "º" for a letter: "ºC" is a word to it
        while index + taken < len(tokens) and tokens[index + taken].start < sign.end():
            taken += 1
        scale = (sign["scale"] or "deg").replace("f", "F").replace("c", "C")
        items.append(Item(Cat.UNIT, sign.start("mark"), sign.end(), index, index + taken - 1, scale))
    return taken


def _number_word(tokens: Sequence[Token], words: Sequence[str], index: int, lang: str, items: list[Item]) -> int:
    """Add a number in words: "twenty percent", "entre siete y veintidós", "highs in the eighties"."""
    read = cardinal(words, index, lang)
    if read is None:
        return 1
    value, taken, decade = read
    after = index + taken
    measured = decade or _is_measured(words, after, lang) or _is_named(words, after, lang)
    measured = measured or (index == 0 and value >= _TENS and (after == len(words) or words[after] in _ENDS))
    measured = measured or _is_of_point(items, words, after, lang)
    if not measured and (
        value < 2 or not (_leads_to_number(items, index) or _is_led_to(items, index, value, words, after))
    ):
        return 1
    last = tokens[after - 1]
    items.append(Item(Cat.NUMBER, tokens[index].start, last.end, index, after - 1, value=float(value), decade=decade))
    return taken


def _is_measured(words: Sequence[str], after: int, lang: str) -> bool:
    """Whether what makes a number of the word before it stands at `after`."""
    found = matcher(lang).at(words, after) if after < len(words) else None
    return found is not None and found[0].cat in _MEASURE_NEXT


def _is_named(words: Sequence[str], after: int, lang: str) -> bool:
    """Whether what follows a number in words says that it is a high or a low: "eighty-five for the high"."""
    at = matcher(lang).at
    found = at(words, after) if after < len(words) else None
    if words[after : after + 1] in (["the"], ["la"]):
        found = at(words, after + 1) if after + 1 < len(words) else None
        return found is not None and found[0].cat in (Cat.HIGH, Cat.LOW)
    if found is None or found[0].cat not in (Cat.ABOUT, Cat.IN):
        return False
    name = after + found[1]
    for index in range(name, min(name + 2, len(words))):
        named = at(words, index)
        if named is not None:
            return named[0].cat in (Cat.HIGH, Cat.LOW)
    return False


def _is_of_point(items: Sequence[Item], words: Sequence[str], after: int, lang: str) -> bool:
    """Whether a number in words is a speed by the point after it: "barely any wind, four out of the north"."""
    if not items or all(item.cat is not Cat.WIND for item in items[-3:]) or words[after : after + 1] == []:
        return False
    if words[after] not in _OUT_OF:
        return False
    for index in range(after + 1, min(after + 4, len(words))):
        found = matcher(lang).at(words, index)
        if found is not None and found[0].cat in _POINTS:
            return True
    return False


def _is_led_to(items: Sequence[Item], index: int, value: int, words: Sequence[str], after: int) -> bool:
    """Whether a number is to be expected at `index` past other words: "top out at a comfortable seventy-four".

    So may a number be of which the decade was just told: "the low fifties, I believe fifty-one".
    """
    if value < _TENS or not items or _is_plural(words, after):
        return False
    last = len(items) - 1
    if items[last].cat is Cat.COMMA and last > 0 and items[last - 1].cat is Cat.COMMA:  # an insertion
        return index - items[last].last == 1 and last > 1 and items[last - 2].cat in _INSERTED
    if index - items[last].last > _ADJECTIVES:
        return False
    while last > 0 and items[last].cat in (Cat.ABOUT, Cat.COMMA, Cat.DASH) and len(items) - last < 3:
        last -= 1
    if items[last].decade:
        return (items[last].value or 0.0) // 10 == value // 10
    return (
        items[last].cat in _GOVERNORS and items[-1].cat is not Cat.COMMA and index - items[last].last <= _ADJECTIVES + 2
    )


def _is_plural(words: Sequence[str], index: int) -> bool:
    """Whether the word at `index` looks like what is counted: "twenty-two counties"."""
    return (
        index < len(words) and len(words[index]) > 3 and words[index].endswith("s") and words[index] not in _NO_PLURAL
    )


def _leads_to_number(items: Sequence[Item], index: int) -> bool:
    """Whether a number is to be expected at `index`, by the word before it: "a high of", "mínima:"."""
    if not items or items[-1].last != index - 1:
        return False
    named = items[-1].cat is Cat.COMMA and len(items) > 1 and items[-2].cat in (Cat.HIGH, Cat.LOW, Cat.TEMP)
    return named or items[-1].cat in _LEADS


def _fraction(tokens: Sequence[Token], words: Sequence[str], index: int, lang: str, items: list[Item]) -> int:
    """Add a fraction as the percentage that it is: "one in three", "7 de cada 10"; 0 where there is none."""
    read = fraction(tokens, words, index, lang)
    if read is None:
        return 0
    value, taken = read
    last = index + taken - 1
    start, end = tokens[index].start, tokens[last].end
    items.append(Item(Cat.NUMBER, start, end, index, last, "fraction", value=value))
    items.append(Item(Cat.UNIT, end, end, last, last, "pct"))
    return taken


def _is_a_number(items: Sequence[Item]) -> bool:
    """Whether a sentence is little but a number, which may answer the question before it: "Eighty-eight."."""
    return 0 < len(items) <= 3 and items[0].cat is Cat.NUMBER and items[0].first == 0


def _only_before_numbers(items: list[Item]) -> list[Item]:
    """Leave out each "maybe" that no number follows: it changes nothing of what it goes with."""
    cats = [*(item.cat for item in items), None, None]
    return [
        item
        for index, item in enumerate(items)
        if item.cat is not Cat.MAYBE or Cat.NUMBER in (cats[index + 1], cats[index + 2])
    ]


def _name_decades(items: list[Item]) -> list[Item]:
    """In "a high in the low 80s" the second word grades the decade."""
    for index, (item, following) in enumerate(itertools.pairwise(items)):
        if item.cat in _DECADES and following.decade and following.first - item.last == 1:
            items[index] = item._replace(cat=Cat.DECADE, payload=_DECADES[item.cat])
    return items


def _join_points(items: list[Item]) -> list[Item]:
    """Put compound compass points together: "south-southwest", "nor-noroeste", "south west".

    A half that nothing follows, and a hyphenated pair that is no point, are dropped: neither says where a wind is from.
    """
    out: list[Item] = []
    index = 0
    while index < len(items):
        item = items[index]
        if item.cat not in _POINTS:
            out.append(item)
            index += 1
            continue
        group, hyphen_at_end, index = _point_group(items, index)
        letters = "".join(part.payload for part in group)
        if letters in COMPASS and group[-1].cat is Cat.POINT and not hyphen_at_end:
            out.append(Item(Cat.POINT, item.start, group[-1].end, item.first, group[-1].last, letters))
        elif len(group) > 1 and not hyphen_at_end and all(part.cat is Cat.POINT for part in group):
            hyphened = group[1].start - group[0].end == 1 and group[1].first - group[0].last == 2
            if not hyphened:
                out.extend(group)
    return out


def _point_group(items: list[Item], index: int) -> tuple[list[Item], bool, int]:
    """Compass words from `index` on that stand together, whether a hyphen hangs after them, and where to go on."""
    group = [items[index]]
    index += 1
    while index < len(items) and len(group) < 3:
        dash = items[index] if items[index].cat is Cat.DASH else None
        following = index + 1 if dash else index
        if following >= len(items):
            break
        step = items[following]
        joined = "".join(part.payload for part in group) + step.payload
        touching = step.first - group[-1].last == (2 if dash else 1)
        if step.cat not in _POINTS or not touching or joined not in _BEGINNINGS:
            break
        group.append(step)
        index = following + 1
    after = items[index] if index < len(items) else None
    hangs = after is not None and after.payload in ("-", "‐", "‑") and after.start == group[-1].end
    return group, hangs, index
