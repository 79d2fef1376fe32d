"""Values with a spelling of their own, found by it alone: addresses, dates, lists of numbers, names with numbers."""

from __future__ import annotations

import re

from artifact.judge import lexicon
from artifact.text.fold import fold

_MONTH = r"(?<![^\W\d_])(?:" + "|".join(sorted((*lexicon.MONTHS, "março"), key=len, reverse=True)) + r")\b\.?"
_DAY = r"(?<!\d)\d{1,2}(?:st|nd|rd|th|[ºª])?"
_GAP = r",?\s+(?:de\s+|del\s+|of\s+)?"
_LABEL = "|".join(sorted(lexicon.LABELS, key=len, reverse=True))
SPECIAL = re.compile(
    r"(?P<prefix>(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7})/\d{1,3}(?![\w/]))"
    r"|(?P<wild>(?<![\w.])\d{1,3}(?:\.\d{1,3}){0,2}(?:\.[xX*]){1,3}(?:/\d{1,2})?(?![\w]))"
    r"|(?P<numeric>(?<![\w./-])\d{1,2}(?P<mark>[/.-])\d{1,2}(?P=mark)(?:19|20)\d{2}(?![\w/-]|\.\d))"
    r"|(?P<v4>(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w]|\.\d))"
    r"|(?P<dotted>(?<![\w.])\d+(?:\.\d+){2,}(?![\w]|\.\d))"
    rf"|(?P<listed>\b(?:{_LABEL})s?:?\s+\d+(?:\s*(?:,|and\b|y\b|e\b|&)\s*(?:(?:and|y|e)\s+)?\d+)+(?![\w%.,]*\s*%))"
    r"|(?P<v6>(?<![\w:.])(?:[0-9A-Fa-f]{1,4}:){2,7}[0-9A-Fa-f]{1,4}(?![\w:])"
    r"|(?<![\w:])(?:[0-9A-Fa-f]{1,4}:)+:(?:[0-9A-Fa-f]{1,4}(?::[0-9A-Fa-f]{1,4})*)?(?![\w:]))"
    r"|(?P<iso>(?<![\w-])\d{4}[-/]\d{1,2}[-/]\d{1,2}(?![\w-]))"
    rf"|(?P<long>{_DAY}\s+(?:de\s+|of\s+)?{_MONTH}{_GAP}\d{{4}}\b|{_MONTH}\s+{_DAY},?\s+\d{{4}}\b|{_MONTH}{_GAP}\d{{4}}\b)"
    r"|(?P<host>(?<![\w./-])[^\W\d_][\w.]*(?:[-_/][\w.]+)*\d[\w]*(?:[-_/.][\w]+)*(?![\w-]))"
    r"|(?P<odd>(?<![\w./-])\d+(?:[-.]\d+)*(?!(?:[fc]|mph|km|s|ms)\b)[^\W\d_][\w/-]*)",  # 10G, 802.1Q, 4x
    re.IGNORECASE,
)


def shape(raw: str) -> str:
    """What a name with numbers looks like, letters kept: those of one kind look alike.

    >>> shape("birch-AP07"), shape("birch-ap12")
    ('birch-ap#', 'birch-ap#')
    """
    return re.sub(r"\d+", "#", fold(raw))


def written_date(raw: str) -> str:
    """A date in words as ISO 8601, to the day or to the month.

    >>> written_date("3 de março de 2024"), written_date("March 3rd, 2024"), written_date("Mayo 2021")
    ('2024-03-03', '2024-03-03', '2021-05')
    """
    words = re.findall(r"[^\W\d_]+|\d+", raw)
    month = next(lexicon.MONTHS[fold(word)] for word in words if fold(word) in lexicon.MONTHS)
    numbers = [word for word in words if word.isdigit()]
    day = f"-{int(numbers[0]):02d}" if len(numbers) > 1 else ""
    return f"{numbers[-1]}-{month:02d}{day}"


def numeric_date(raw: str) -> str:
    """A date of three numbers as ISO 8601: both readings where either of the first two may be the month.

    >>> numeric_date("14/05/2031"), numeric_date("5/6/2031"), numeric_date("31.13.2031")
    ('2031-05-14', '2031-06-05|2031-05-06', '')
    """
    first, second, year = map(int, re.split("[/.-]", raw))
    pairs = dict.fromkeys([(second, first), (first, second)])  # day first, as in most of the world
    return "|".join(f"{year}-{month:02d}-{day:02d}" for month, day in pairs if month <= 12 and day <= 31)
