"""From tokens to items: what the grammar works on.

Invariant: items are in order, do not overlap, and hold offsets into their sentence. Words without a meaning are no
items; how many of them lie between two items is told by the token indices. A sentence is scanned by itself: what stands
around it changes nothing, so that the same words are scanned once.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from artifact.domains.weather.rules.bounds import GOING_PAST, turned
from artifact.domains.weather.rules.items import Item, Sentence
from artifact.domains.weather.rules.lexicon import COMPASS, Cat, Meaning, codes, matcher
from artifact.text.numbers import read_cardinal
from artifact.text.tokens import Token

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
_MEASURING = frozenset((Cat.UNIT, Cat.HIGH, Cat.LOW, Cat.TEMP, Cat.WIND, Cat.RISE, Cat.FALL))


def scan(text: str, tokens: Sequence[Token], lang: str, *, cut: bool = False) -> Sentence:
    """Scan one sentence of `lang`, whose tokens are `tokens`. `cut` is kept with it."""
    phrases, abbreviations = matcher(lang), codes(lang)
    folded = [token.text for token in tokens]
    items: list[Item] = []
    index = 0
    while index < len(tokens):
        token = tokens[index]
        taken = 1
        found = phrases.at(folded, index)
        raw = text[token.start : token.end]
        letters = abbreviations.get(raw)
        if letters is not None and token.kind == "word" and _stands_alone(tokens, index):
            items.append(Item(Cat.POINT, token.start, token.end, index, index, letters))
        elif found is not None:
            meaning, taken = found
            last = tokens[index + taken - 1]
            if meaning.cat is not Cat.IGNORE and not _is_other_word(raw, meaning):
                items.append(
                    Item(meaning.cat, token.start, last.end, index, index + taken - 1, meaning.payload, meaning.generic)
                )
        elif token.kind in ("number", "ordinal"):
            taken = _number(text, tokens, index, items)
        elif token.kind == "mark":
            cat = _MARKS.get(token.text)
            if cat is not None:
                items.append(Item(cat, token.start, token.end, index, index, raw if cat is Cat.DASH else ""))
        else:
            taken = _number_word(tokens, folded, index, lang, items)
        if token.clitic == "t":
            items.append(Item(Cat.NEG, token.start, token.end, index, index))
        index += taken
    cats = {item.cat for item in items}
    says = not cats.isdisjoint(_TELLING) or (Cat.NUMBER in cats and not cats.isdisjoint(_MEASURING))
    if says:
        if not cats.isdisjoint(_SIGNS) or any(token.signed for token in tokens):
            items = _signed(items)
        if not cats.isdisjoint(GOING_PAST):
            items = turned(items)
        if not cats.isdisjoint(_POINTS):
            items = _join_points(items)
        items = _name_decades(items)
    return Sentence(text, tokens, items, cut, says)


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
        return following is not None and following.text in ("wind", "winds")
    return following is None or following.kind != "word" or following.text in _AFTER_LETTER


def _is_other_word(raw: str, meaning: Meaning) -> bool:
    """Accents tell Portuguese "nos" (in the) from "nós" (knots), and "é" (is) from "e" (and)."""
    return (meaning.payload == "kt" and raw.lower() == "nos") or (meaning.cat is Cat.AND and raw.lower() == "é")


def _number(text: str, tokens: Sequence[Token], index: int, items: list[Item]) -> int:
    """Add a number; returns how many tokens it took ("70s" and "87°" are one number)."""
    token = tokens[index]
    taken, decade, end = 1, False, token.end
    if token.kind == "ordinal" and text[token.end - 1] not in "°º":
        return 1  # "7th" is a date
    following = tokens[index + 1] if index + 1 < len(tokens) else None
    if following is not None and following.text == "s" and text[token.end : following.start] in ("", "'", "’"):
        taken, decade, end = 2, True, following.end
    items.append(Item(Cat.NUMBER, token.start, end, index, index + taken - 1, value=token.value, decade=decade))
    if token.kind == "ordinal":
        items.append(Item(Cat.UNIT, token.end - 1, token.end, index, index, "deg"))  # and a scale may follow: "87° F"
    elif not decade and (sign := _DEGREES.match(text, token.end)):
        # the tokenizer takes "º" for a letter: "ºC" is a word to it
        while index + taken < len(tokens) and tokens[index + taken].start < sign.end():
            taken += 1
        scale = (sign["scale"] or "deg").replace("f", "F").replace("c", "C")
        items.append(Item(Cat.UNIT, sign.start("mark"), sign.end(), index, index + taken - 1, scale))
    return taken


def _number_word(tokens: Sequence[Token], words: Sequence[str], index: int, lang: str, items: list[Item]) -> int:
    """Add a number in words, if a unit follows: "twenty percent", "ochenta y siete grados", "five below zero"."""
    read = read_cardinal(words[index : index + 4], lang)
    if read is None:
        return 1
    value, taken = read
    after = index + taken
    found = matcher(lang).at(words, after) if after < len(tokens) else None
    if found is None or found[0].cat not in (Cat.UNIT, Cat.TO, Cat.OR, Cat.BELOW_ZERO):
        return 1
    last = tokens[after - 1]
    items.append(Item(Cat.NUMBER, tokens[index].start, last.end, index, after - 1, value=float(value)))
    return taken


def _signed(items: list[Item]) -> list[Item]:
    """Put signs in words on their numbers: "minus 5 degrees", "5 to 10 below zero", "5 grados bajo cero Celsius"."""
    out: list[Item] = []
    for index, item in enumerate(items):
        following = items[index + 1] if index + 1 < len(items) else None
        if item.cat is Cat.MINUS:
            negates = following is not None and following.cat is Cat.NUMBER and following.first - item.last == 1
            out.append(item if negates else item._replace(cat=Cat.RELATIVE))
        elif item.cat is Cat.NUMBER and out and out[-1].cat is Cat.MINUS:
            minus = out.pop()
            out.append(_negative(item._replace(start=minus.start, first=minus.first)))
        elif item.cat is Cat.BELOW_ZERO:
            out.extend(_below_zero(out, item))
        elif item.cat is Cat.UNIT and len(out) > 1 and _names_scale(out, item):
            out[-1] = out[-1]._replace(payload=item.payload, end=item.end, last=item.last)
        else:
            out.append(item)
    return out


def _below_zero(items: list[Item], sign: Item) -> list[Item]:
    """Negate the number, or the range, that ends before `items` does; what is left of the sign where there is none."""
    number = len(items) - 1
    while number >= 0 and items[number].cat is Cat.UNIT and items[number].payload in ("deg", "F", "C"):
        number -= 1
    measured = number >= 0 and items[number].cat is Cat.NUMBER and sign.first - items[-1].last == 1
    if not measured:
        return [sign._replace(cat=Cat.RELATIVE)]
    items[number] = _negative(items[number])
    other = number - 2
    joined = other >= 0 and items[number - 1].cat in (Cat.TO, Cat.DASH, Cat.AND, Cat.OR)
    if joined and items[other].cat is Cat.NUMBER and items[number].first - items[other].last == 2:
        items[other] = _negative(items[other])
    items[-1] = items[-1]._replace(end=sign.end, last=sign.last)
    return []


def _negative(number: Item) -> Item:
    return number if number.value is None else number._replace(value=-abs(number.value))


def _names_scale(items: list[Item], scale: Item) -> bool:
    """Whether a scale belongs to the degrees before it, from which a sign parts it: "5 grados bajo cero Celsius"."""
    degrees = items[-1]
    signed = degrees.cat is Cat.UNIT and degrees.payload == "deg" and (items[-2].value or 0.0) < 0
    return signed and scale.payload in ("F", "C") and scale.first - degrees.last == 1


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
