"""What can be said of a text in figures, so that it can be studied without being kept.

Invariant: a profile holds no words of the text. With the spans of its claims it is enough to shorten the text step by
step, to count the numbers that no claim covers, and to find texts that repeat one another.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from artifact.text.language import detect
from artifact.text.segment import blocks, sentences

_WORD = re.compile(r"[^\W\d_]+")
_NUMBER = re.compile(r"\d+(?:[.,:]\d+)*")
_BEFORE_LIST_MARK = re.compile(r"(?:\A|\n)[ \t]*\Z")
_ORDERED_MARK = re.compile(r"[.)]\s")


@dataclass(frozen=True)
class Profile:
    """Figures of one text.

    Attributes:
        n_chars: length in code points.
        n_words: words of letters.
        numbers: spans of the numbers written in digits, list marks left out.
        sentence_ends: where each sentence ends, ascending.
        lang: detected language (the first of `LANGUAGES` when there is nothing to tell by).
        sha256: of the text in UTF-8, to find repeats and to check a copy of the text.
    """

    n_chars: int
    n_words: int
    numbers: tuple[tuple[int, int], ...]
    sentence_ends: tuple[int, ...]
    lang: str
    sha256: str

    def numbers_within(self, spans: Iterable[tuple[int, int]]) -> int:
        """How many of the numbers lie within at least one of `spans`."""
        covered = _merged(spans)
        count = position = 0
        for start, end in self.numbers:
            while position < len(covered) and covered[position][1] < end:
                position += 1
            count += position < len(covered) and covered[position][0] <= start
        return count

    def to_json(self) -> dict[str, object]:
        """JSON form; read back by `from_json`."""
        return {
            "n_chars": self.n_chars,
            "n_words": self.n_words,
            "numbers": [list(span) for span in self.numbers],
            "sentence_ends": list(self.sentence_ends),
            "lang": self.lang,
            "sha256": self.sha256,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Profile:
        """Read what `to_json` wrote."""
        fields = dict(data)
        fields["numbers"] = tuple((start, end) for start, end in fields["numbers"])  # type: ignore[attr-defined]
        fields["sentence_ends"] = tuple(fields["sentence_ends"])  # type: ignore[arg-type]
        return cls(**fields)  # type: ignore[arg-type]


def profile(text: str) -> Profile:
    """Measure a text.

    >>> p = profile("AAA stopped on lap 14. He won by 2.5 s.")
    >>> p.sentence_ends, p.numbers, p.numbers_within([(0, 21)])
    ((22, 39), ((19, 21), (33, 36)), 1)
    """
    return Profile(
        n_chars=len(text),
        n_words=sum(1 for _ in _WORD.finditer(text)),
        numbers=tuple(match.span() for match in _NUMBER.finditer(text) if not _is_list_mark(text, match)),
        sentence_ends=tuple(end for block in blocks(text) for _, end in sentences(text, block.start, block.end)),
        lang=detect(text),
        sha256=hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest(),
    )


def _is_list_mark(text: str, match: re.Match[str]) -> bool:
    start, end = match.span()
    return (
        _ORDERED_MARK.match(text, end) is not None
        and _BEFORE_LIST_MARK.search(text[max(0, start - 40) : start]) is not None
    )


def _merged(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    out: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if out and start <= out[-1][1]:
            out[-1] = (out[-1][0], max(out[-1][1], end))
        else:
            out.append((start, end))
    return out
