"""Highs, lows and gusts as apps and bulletins abbreviate them: "H:84° L:60°", "HI 84 / LO 60", "↑84°", "12G20KT"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from artifact.domains.weather.rules.lexicon import Cat
from artifact.text.tokens import Token

SHORT = frozenset(("H", "L", "HI", "LO", "Hi", "Lo", "G"))
_UP = "↑⬆▲🔺🔼"
_DOWN = "↓⬇▼🔻🔽"
_WET = "☔🌧🌦⛈🌂"
ARROWS = re.compile(f"[{_UP}{_DOWN}{_WET}]")
_DEGREES = re.compile(r"\s?:?\s?[-−–]?[0-9]{1,3}\s?[°º]")
_NUMBER = re.compile(r"(?:\s?/\s?LO)?\s?:?\s?(?:near |around |of )?[-−–]?[0-9]{1,3}(?![0-9:%])", re.IGNORECASE)
_SPEED = re.compile(r"\s?[0-9]{2,3}(?![0-9])")


def kind_of_letters(text: str, tokens: Sequence[Token], index: int) -> Cat | None:
    """What a letter or two mean before a number; None where they mean nothing, as in "Hi!"."""
    token = tokens[index]
    raw = text[token.start : token.end].upper()
    if raw == "G":
        follows_number = index > 0 and tokens[index - 1].kind == "number"
        return Cat.GUST if follows_number and _SPEED.match(text, token.end) else None
    pattern = _DEGREES if len(raw) == 1 else _NUMBER
    if not pattern.match(text, token.end):
        return None
    return Cat.HIGH if raw[0] == "H" else Cat.LOW


def arrow_before(text: str, number: Token) -> Cat | None:
    """What an arrow right before a number of degrees makes of it, or an umbrella right before a percentage."""
    before = text[max(number.start - 3, 0) : number.start].rstrip(" \ufe0f")
    sign = before[-1:]
    if not sign:
        return None
    if sign in _WET:
        return Cat.PRECIP if text[number.end : number.end + 2].lstrip()[:1] == "%" else None
    if not _DEGREES.match(text, number.start):
        return None
    return Cat.HIGH if sign in _UP else Cat.LOW if sign in _DOWN else None
