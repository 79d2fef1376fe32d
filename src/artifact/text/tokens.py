"""Tokens with exact offsets.

Invariant: tokens are in order, do not overlap, and `text[token.start:token.end]` is what was read. White space,
emphasis and characters that carry no structure are no tokens. A sign belongs to the number that it stands before; a
dash between two numbers is a range.
"""

from __future__ import annotations

import re
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
    """

    kind: Kind
    text: str
    start: int
    end: int
    value: float | None = None
    clitic: str = ""
    signed: bool = False
    glued: bool = False


def tokenize(text: str, start: int = 0, end: int | None = None) -> list[Token]:
    """Tokens of `text[start:end]`, in order.

    >>> [token.text for token in tokenize("**AAA** gained −1,5 s (laps 2–4)")]
    ['aaa', 'gained', '-1,5', 's', '(', 'laps', '2', '-', '4', ')']
    """
    out: list[Token] = []
    add = out.append
    last = -1
    for match in _TOKEN.finditer(text, start, len(text) if end is None else end):
        group = match.lastgroup
        begin, finish = match.span()
        glued = begin == last
        last = finish
        if group == "word":
            raw = match.group()
            clitic = ""
            if len(raw) > 2 and (raw[-2] in "'’" or raw[-3] in "'’"):
                cut = max(raw.rfind("'"), raw.rfind("’"))
                raw, clitic = raw[:cut], raw[cut + 1 :].lower()
            add(Token("word", fold(raw), begin, finish, None, clitic, False, glued))
        elif group == "number":
            raw = match.group()
            value = read_literal(raw)
            sign = _sign(out, begin)
            if sign and value is not None:
                mark = out.pop()
                value = -value if sign == "-" else value
                add(Token("number", sign + raw, mark.start, finish, value, "", True, mark.glued))
            else:
                add(Token("number", raw, begin, finish, value, "", False, glued))
        elif group == "ending":
            literal = match["number"]
            add(Token("ordinal", literal, begin, finish, read_literal(literal), "", False, glued))
        elif group == "arrow":
            add(Token("mark", ">", begin, finish, None, "", False, glued))
        else:
            char = text[begin]
            add(Token("mark", "-" if char in _DASHES else char, begin, finish, None, "", False, glued))
    return out


def _sign(out: list[Token], begin: int) -> str:
    """The sign that the last token gives to a number starting at `begin`: `+`, `-` or none."""
    if not out or out[-1].end != begin or out[-1].text not in "+-":
        return ""
    mark = out[-1]
    if mark.text == "+":
        return "+"
    # a dash after a number or a letter joins ("2-4", "lap-14"); after a space or a bracket it is a sign
    if mark.glued and len(out) > 1 and out[-2].kind != "mark":
        return ""
    return "-"
