"""Tokens with exact offsets.

Invariant: tokens are in order, do not overlap, and `text[token.start:token.end]` is what was read. White space,
emphasis and characters that carry no structure are no tokens. A sign belongs to the number that it stands before; a
dash between two numbers is a range.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal, NamedTuple, TypeVar

from artifact.text.fold import fold
from artifact.text.numbers import read_literal

Kind = Literal["word", "number", "ordinal", "mark"]

_LETTER = r"[^\W\d_]"
# a pronoun that Portuguese writes after the verb: "colocou-o", "trocá-los", "manteve-se"
_ENCLITIC = r"-(?:[ln]?[oa]s?|lhes?|[ms]e)(?![\w-])"
_CLITIC = rf"['’](?:s|t|re|ve|ll|d|m|S|T)\b|(?<=[a-zà-ÿ\u0300-\u036f]){_ENCLITIC}"
_WORD = rf"{_LETTER}+(?:[\u0300-\u036f]+{_LETTER}*)*(?:{_CLITIC})?"
# never less than the whole literal; possessive quantifiers, which would say so, are wrong in Python before 3.11.5
_DIGITS = r"[0-9]+(?:[.,:][0-9]+)*(?![.,:]?[0-9])"
_ENDING = r"(?:st|nd|rd|th|ST|ND|RD|TH|\.?[ºª°])(?!\w)"
# a dash after a number or a word joins ("2-4", "lap-14"); after anything else it is a sign, as a plus always is
_SIGN = rf"(?:\++|(?<![^\W_]|[\u0300-\u036f°])(?:-+|−+|–+|—+|‐+|‑+))(?={_DIGITS}(?!{_ENDING}))"
_NUMBER = rf"(?:{_SIGN})?{_DIGITS}"
_ARROW = r"(?:-?->|=>|[>→⟶➔➜➡⇒])\ufe0f?"
_MARKS = "".join(sorted('-−–—‐‑.!?…()[],;:|/&%+~≈×="“”¿'))
_MARK = "|".join(f"{mark}{mark}*" for mark in map(re.escape, _MARKS))
# most words, the usual stops and emphasis: tried first, since they are matched faster
_PLAIN = r"[a-zA-Z]+(?: |(?=[.,:;)(*]))|[.,] |\*"
# cuts a text without rest: tokens with the white space after them, more of it, and what is neither
_PIECE = re.compile(rf"{_PLAIN}|(?:{_WORD}|{_NUMBER}(?:{_ENDING})?|{_ARROW}|{_MARK})\s?|\s+|.", re.DOTALL)
_TOKEN = re.compile(
    rf"(?P<word>{_WORD})|(?P<number>{_NUMBER})(?P<ending>{_ENDING})?|(?P<arrow>{_ARROW})|(?P<mark>{_MARK})"
)
_DASHES = frozenset("-−–—‐‑")
_REMEMBERED = 1 << 14  # pieces kept with what they are
_LONGEST_REMEMBERED = 24


class Token(NamedTuple):
    """One token.

    Attributes:
        kind: `word`, `number`, `ordinal` (digits with an ordinal ending) or `mark`.
        text: folded form of a word (without clitic); the literal of a number, its sign as `+` or `-`; `>` for every
            arrow and `-` for every dash; the first of a run of equal marks.
        start: where it starts in the text (a sign included).
        end: where it ends.
        value: of a number or ordinal.
        clitic: what follows an apostrophe (`s`, `t`, ...) or is a pronoun after a dash (`o`, `los`, `se`), or empty.
        signed: whether a number carries an explicit sign.
        glued: whether it touches the token before it.
        place: how many tokens stand before it.
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


class Reading(NamedTuple):
    """What a piece of text is, wherever it stands: a token without its place."""

    kind: Kind
    text: str
    width: int
    value: float | None = None
    clitic: str = ""
    signed: bool = False


def pieces(text: str, start: int = 0, end: int | None = None) -> list[str]:
    """`text[start:end]` cut into tokens, each with the blank after it, and what is no token; nothing is left out.

    >>> pieces("AAA: **-1,5 s**")
    ['AAA', ': ', '*', '*', '-1,5 ', 's', '*', '*']
    """
    return _PIECE.findall(text, start, len(text) if end is None else end)


def read_piece(piece: str) -> Reading | None:
    """What a piece is; None for what is no token.

    >>> read_piece("Décimo "), read_piece("*")
    (Reading(kind='word', text='decimo', width=6, value=None, clitic='', signed=False), None)
    """
    piece = piece.rstrip()
    width = len(piece)
    match = _TOKEN.fullmatch(piece)
    if match is None:
        return None
    group = match.lastgroup
    if group == "word":
        clitic = ""
        cut = max(map(piece.rfind, "'’-"))
        if cut > 0:
            piece, clitic = piece[:cut], piece[cut + 1 :].lower()
        return Reading("word", fold(piece), width, None, clitic)
    if group == "number":
        digits = piece.lstrip("+-−–—‐‑")
        value = read_literal(digits)
        if len(digits) == width:
            return Reading("number", piece, width, value)
        sign = "-" if piece[0] in _DASHES else "+"
        return Reading("number", sign + digits, width, -value if value is not None and sign == "-" else value, "", True)
    if group == "ending":
        literal = match["number"]
        return Reading("ordinal", literal, width, read_literal(literal))
    char = ">" if group == "arrow" else piece[0]
    return Reading("mark", "-" if char in _DASHES else char, width)


T = TypeVar("T")


class Remembered(dict[str, T]):
    """What pieces of text mean, by a function of the piece.

    Texts about one matter use few words, so a piece is looked at once; of endless different pieces only so many are
    remembered.
    """

    def __init__(self, read: Callable[[str], T]) -> None:
        super().__init__()
        self._read = read

    def __missing__(self, piece: str) -> T:
        meaning = self._read(piece)
        if len(self) < _REMEMBERED and len(piece) <= _LONGEST_REMEMBERED:
            self[piece] = meaning
        return meaning


READINGS = Remembered(read_piece)  # of all pieces met so far


def tokenize(text: str, start: int = 0, end: int | None = None) -> list[Token]:
    """Tokens of `text[start:end]`, in order.

    >>> [token.text for token in tokenize("**AAA** gained −1,5 s (laps 2–4)")]
    ['aaa', 'gained', '-1,5', 's', '(', 'laps', '2', '-', '4', ')']
    """
    out: list[Token] = []
    last = -1
    following = start
    for piece in pieces(text, start, end):
        begin = following
        following += len(piece)
        reading = READINGS[piece]
        if reading is not None:
            kind, word, width, value, clitic, signed = reading
            glued = begin == last
            last = begin + width
            out.append(Token(kind, word, begin, last, value, clitic, signed, glued, len(out)))
    return out
