"""Tokens with exact offsets.

Invariant: tokens are in order, do not overlap, and `text[token.start:token.end]` is what was read. White space,
emphasis and characters that carry no structure are no tokens. A sign belongs to the number that it stands before; a
dash between two numbers is a range.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, NamedTuple

from artifact.text.fold import fold
from artifact.text.numbers import read_literal

Kind = Literal["word", "number", "ordinal", "mark"]

_LETTER = r"[^\W\d_]"
_WORD = rf"{_LETTER}+(?:[\u0300-\u036f]+{_LETTER}*)*(?:['’](?:s|t|re|ve|ll|d|m|S|T)\b)?"
_NUMBER = r"[0-9]+(?:[.,:][0-9]+)*"
_ENDING = r"(?:st|nd|rd|th|ST|ND|RD|TH|\.?[ºª°])(?!\w)"
_ARROW = r"(?:-?->|=>|[>→⟶➔➜➡⇒])\ufe0f?"
_MARKS = "".join(sorted('-−–—‐‑.!?…()[],;:|/&%+~≈×="“”¿'))
_MARK = "|".join(f"{mark}{mark}*" for mark in map(re.escape, _MARKS))
_PLAIN = r"[a-zA-Z]++ "  # most words: tried first, since it is matched faster
# cuts a text without rest: tokens with the blank after them, white space, and what is neither
_PIECE = re.compile(rf"{_PLAIN}|(?:{_WORD}|{_NUMBER}(?:{_ENDING})?|{_ARROW}|{_MARK}) ?|\s+|.", re.DOTALL)
_TOKEN = re.compile(
    rf"(?P<word>{_WORD})|(?P<number>{_NUMBER})(?P<ending>{_ENDING})?|(?P<arrow>{_ARROW})|(?P<mark>{_MARK})"
)
_DASHES = frozenset("-−–—‐‑")
_REMEMBERED = 1 << 14  # pieces kept with what they are, per vocabulary
_LONGEST_REMEMBERED = 24


class Token(NamedTuple):
    """One token.

    Attributes:
        kind: `word`, `number`, `ordinal` (digits with an ordinal ending) or `mark`.
        text: folded form of a word (without clitic); the literal of a number without sign; `>` for every arrow and
            `-` for every dash; the first of a run of equal marks.
        start: where it starts in the text (a sign included).
        end: where it ends.
        value: of a number or ordinal.
        clitic: what follows an apostrophe (`s`, `t`, ...), or empty.
        signed: whether a number carries an explicit sign.
        glued: whether it touches the token before it.
        place: how many tokens stand before it, those that were passed over included.
    """

    kind: Kind
    text: str
    start: int
    end: int
    value: float | None = None
    clitic: str = ""
    signed: bool = False
    glued: bool = False
    place: int = 0


class _Reading(NamedTuple):
    """What a piece of text is, wherever it stands: a token without its place, or a word to be passed over."""

    kind: Kind
    text: str
    width: int
    value: float | None = None
    clitic: str = ""
    kept: bool = True


class _Vocabulary(dict[str, _Reading | None]):
    """Pieces of text with their readings, None for what is no token.

    Texts about one matter use few words, so a piece is looked at once; of endless different pieces only so many are
    remembered.
    """

    def __init__(self, known: frozenset[str] | None) -> None:
        super().__init__()
        self._known = known

    def __missing__(self, piece: str) -> _Reading | None:
        reading = _read(piece, self._known)
        if len(self) < _REMEMBERED and len(piece) <= _LONGEST_REMEMBERED:
            self[piece] = reading
        return reading


@lru_cache(maxsize=8)
def _vocabulary(known: frozenset[str] | None) -> _Vocabulary:
    return _Vocabulary(known)


def _read(piece: str, known: frozenset[str] | None) -> _Reading | None:
    piece = piece.rstrip(" ")
    width = len(piece)
    match = _TOKEN.fullmatch(piece)
    if match is None:
        return None
    group = match.lastgroup
    if group == "word":
        clitic = ""
        if len(piece) > 2 and (piece[-2] in "'’" or piece[-3] in "'’"):
            cut = max(piece.rfind("'"), piece.rfind("’"))
            piece, clitic = piece[:cut], piece[cut + 1 :].lower()
        folded = fold(piece)
        kept = known is None or folded in known or (len(piece) == 3 and piece.isupper())
        return _Reading("word", folded, width, None, clitic, kept)
    if group == "number":
        return _Reading("number", piece, width, read_literal(piece))
    if group == "ending":
        literal = match["number"]
        return _Reading("ordinal", literal, width, read_literal(literal))
    char = ">" if group == "arrow" else piece[0]
    return _Reading("mark", "-" if char in _DASHES else char, width)


def tokenize(text: str, start: int = 0, end: int | None = None, known: frozenset[str] | None = None) -> list[Token]:
    """Tokens of `text[start:end]`, in order.

    Args:
        text: the text.
        start: first character to read.
        end: after the last one, or None for the end.
        known: if given, folded words that are not in it are passed over (counted in `place`, not returned), but for
            words of three capital letters, which may name somebody.

    >>> [token.text for token in tokenize("**AAA** gained −1,5 s (laps 2–4)")]
    ['aaa', 'gained', '-1,5', 's', '(', 'laps', '2', '-', '4', ')']
    """
    out: list[Token] = []
    add = out.append
    make = tuple.__new__  # what the constructor calls in the end: half of the time here would go into it
    vocabulary = _vocabulary(known)
    last = -1
    index = -1
    joined = word_before = False  # whether the last mark touches a word or number before it; what came last
    following = start
    for piece in _PIECE.findall(text, start, len(text) if end is None else end):
        begin = following
        following += len(piece)
        reading = vocabulary[piece]
        if reading is None:
            continue
        kind, word, width, value, clitic, kept = reading
        glued = begin == last
        last = finish = begin + width
        index += 1
        if kind == "word":
            word_before = True
            if kept:
                add(make(Token, (kind, word, begin, finish, None, clitic, False, glued, index)))
        elif kind == "mark":
            joined = glued and word_before
            word_before = False
            add(make(Token, (kind, word, begin, finish, None, "", False, glued, index)))
        else:
            word_before = True
            sign = _sign(out, begin, joined) if glued and kind == "number" else ""
            if sign and value is not None:
                mark = out.pop()
                value = -value if sign == "-" else value
                index -= 1
                add(Token(kind, sign + word, mark.start, finish, value, "", True, mark.glued, index))
            else:
                add(Token(kind, word, begin, finish, value, "", False, glued, index))
    return out


def _sign(out: list[Token], begin: int, joined: bool) -> str:
    """The sign that the last token gives to a number starting at `begin`: `+`, `-` or none.

    A dash after a number or a word joins ("2-4", "lap-14"); after a space or a bracket it is a sign.
    """
    if not out or out[-1].end != begin or out[-1].text not in "+-":
        return ""
    return "+" if out[-1].text == "+" else "" if joined else "-"
