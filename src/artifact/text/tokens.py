"""Tokens with exact offsets.

Invariant: tokens are in order, do not overlap, and `text[token.start:token.end]` is what was read. White space,
emphasis and characters that carry no structure are no tokens. A sign belongs to the number that it stands before; a
dash between two numbers is a range.
"""

from __future__ import annotations

import re
from collections.abc import Container
from typing import Literal, NamedTuple

from artifact.text.fold import fold
from artifact.text.numbers import read_literal

Kind = Literal["word", "number", "ordinal", "mark"]

_LETTER = r"[^\W\d_]"
_TOKEN = re.compile(
    rf"(?P<word>{_LETTER}+(?:[\u0300-\u036f]+{_LETTER}*)*(?:['’](?:s|t|re|ve|ll|d|m|S|T)\b)?)"
    r"|(?P<number>[0-9]+(?:[.,:][0-9]+)*)(?P<ending>(?:st|nd|rd|th|ST|ND|RD|TH|\.?[ºª°])(?!\w))?"
    r"|(?P<arrow>(?:-?->|=>|[>→⟶➔➜➡⇒])\ufe0f?)"
    r"|(?P<mark>(?P<char>[-−–—‐‑.!?…()\[\],;:|/&%+~≈×=\"“”¿])(?P=char)*)"
)
_DASHES = frozenset("-−–—‐‑")


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


def tokenize(text: str, start: int = 0, end: int | None = None, known: Container[str] | None = None) -> list[Token]:
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
    last = -1
    index = -1
    joined = word_before = False  # whether the last mark touches a word or number before it; what came last
    for match in _TOKEN.finditer(text, start, len(text) if end is None else end):
        group = match.lastgroup
        begin, finish = match.span()
        glued = begin == last
        last = finish
        index += 1
        if group == "word":
            word_before = True
            raw = match.group()
            clitic = ""
            if len(raw) > 2 and (raw[-2] in "'’" or raw[-3] in "'’"):
                cut = max(raw.rfind("'"), raw.rfind("’"))
                raw, clitic = raw[:cut], raw[cut + 1 :].lower()
            folded = fold(raw)
            if known is None or folded in known or (len(raw) == 3 and raw.isupper()):
                add(Token("word", folded, begin, finish, None, clitic, False, glued, index))
        elif group == "number":
            raw = match.group()
            value = read_literal(raw)
            sign = _sign(out, begin, joined) if glued else ""
            word_before = True
            if sign and value is not None:
                mark = out.pop()
                value = -value if sign == "-" else value
                index -= 1
                add(Token("number", sign + raw, mark.start, finish, value, "", True, mark.glued, index))
            else:
                add(Token("number", raw, begin, finish, value, "", False, glued, index))
        elif group == "ending":
            word_before = True
            literal = match["number"]
            add(Token("ordinal", literal, begin, finish, read_literal(literal), "", False, glued, index))
        else:
            joined = glued and word_before
            word_before = False
            char = ">" if group == "arrow" else text[begin]
            add(Token("mark", "-" if char in _DASHES else char, begin, finish, None, "", False, glued, index))
    return out


def _sign(out: list[Token], begin: int, joined: bool) -> str:
    """The sign that the last token gives to a number starting at `begin`: `+`, `-` or none.

    A dash after a number or a word joins ("2-4", "lap-14"); after a space or a bracket it is a sign.
    """
    if not out or out[-1].end != begin or out[-1].text not in "+-":
        return ""
    return "+" if out[-1].text == "+" else "" if joined else "-"
