"""Blocks and sentences of a text that may be Markdown.

Invariant: blocks are in order and do not overlap; every character that carries words lies in exactly one block; offsets
are those of the text as given.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

BlockKind = Literal["paragraph", "heading", "item", "row"]

_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_MARKER = re.compile(r"(?P<bullet>[-*•·–—+‣◦]\s+)|(?P<number>[0-9]{1,3})[.)]\s+|(?P<heading>#{1,6}\s*)")
_MARKING = frozenset("-*•·–—+‣◦#")  # what markers start with, beside digits
_RULING = frozenset("|:-=*_")  # what rules are drawn with
# lines of notes: of a lap ("L20 - pits"), or a key with its value ("stops: 2"), but one that goes on ("to: hard")
_NOTE = re.compile(
    r"[*_]{0,3}(?:(?:[Ll]ap|[Vv]uelta|[Vv]olta|[LV])\.? ?[0-9]{1,3}[*_]{0,3} ?[:\-–—] "
    r"|(?!(?:to|a|para|hacia)\b)[^\W\d][\w-]*(?: [\w-]+){0,4}[*_]{0,3}:[*_]{0,3} \S)"
)
_RULE = re.compile(r"[\s|:\-=*_]*\Z")
_END = re.compile(r"[.!?…]+[\"'”’»)\]*_]*(?=\s|\Z)")
_ABBREVIATIONS = frozenset(
    {
        "vs",
        "v",
        "avg",
        "aprox",
        "approx",
        "deg",
        "dr",
        "mr",
        "est",
        "etc",
        "e.g",
        "i.e",
        "p.ej",
        "ej",
        "ca",
        "dif",
        "diff",
    }
)
_ABBREVIATED = tuple(_ABBREVIATIONS)
_LAST_LETTERS = frozenset(letter for word in _ABBREVIATIONS for letter in (word[-1], word[-1].upper()))
_LONGEST = max(map(len, _ABBREVIATIONS))
LONGEST = 2_000  # characters of a sentence; what goes on for more is none, and is read in pieces
_CUT = re.compile(r"\S{0,64}\s+|\w*\W")  # up to where a piece goes: after a blank, or a mark where none is near


class Block(NamedTuple):
    """A paragraph, heading, list item or table row.

    Attributes:
        kind: what it is.
        start: where its content starts, after the marker.
        end: where its content ends.
        depth: nesting; headings are 0, paragraphs 1, items from 2.
        number: of a numbered item.
    """

    kind: BlockKind
    start: int
    end: int
    depth: int
    number: int | None = None


def blocks(text: str) -> list[Block]:
    r"""The blocks of a text, in order.

    A line that goes on a paragraph (no marker, and the line before does not end a sentence) belongs to it.

    >>> text = "# Title\n- AAA:\n  1. lap 2\n\nEnd."
    >>> [(block.kind, text[block.start : block.end], block.depth) for block in blocks(text)]
    [('heading', 'Title', 0), ('item', 'AAA:', 2), ('item', 'lap 2', 4), ('paragraph', 'End.', 1)]
    """
    out: list[Block] = []
    paragraph = -1  # where the paragraph starts that the next line may go on
    note = False  # whether the line before is one of notes
    for match in _LINE.finditer(text):
        line = match.group()
        content = line.strip()
        first = content[:1]
        if not content or (first in _RULING and _RULE.match(content)):
            paragraph = -1
            continue
        indent = len(line) - len(line.lstrip())
        start = match.start() + indent
        end = start + len(content)
        if first == "|":
            paragraph = -1
            out.append(Block("row", start, end, 2))
        elif (first in _MARKING or first.isdecimal()) and (marker := _MARKER.match(content)):
            paragraph = -1
            start += marker.end()
            if marker.lastgroup == "heading":
                out.append(Block("heading", start, end, 0))
            elif start < end:
                number = int(marker["number"]) if marker["number"] else None
                out.append(Block("item", start, end, 2 + indent, number))
        else:
            noted = _NOTE.match(content) is not None
            if paragraph >= 0 and not (noted and note):
                out[-1] = Block("paragraph", paragraph, end, out[-1].depth)
            else:
                # an indented line goes on the item above it
                depth = 2 + indent if out and indent and out[-1].depth > 1 else 1
                out.append(Block("paragraph", start, end, depth))
                paragraph = start
            note = noted
            if content[-1] in ".:!?*" or line.endswith("  \n"):
                paragraph = -1
    return out


def sentences(text: str, start: int = 0, end: int | None = None) -> Iterator[tuple[int, int]]:
    """Spans of the sentences of `text[start:end]`, which is one block.

    >>> text = "AAA won by 1.5 s vs. BBB. CCC retired"
    >>> [text[a:b] for a, b in sentences(text)]
    ['AAA won by 1.5 s vs. BBB.', 'CCC retired']
    """
    end = len(text) if end is None else end
    for match in _END.finditer(text, start, end):
        if match.group()[0] == "." and _abbreviated(text, start, match.start()):
            continue
        yield start, match.end()
        start = match.end()
        while start < end and text[start].isspace():
            start += 1
    if start < end:
        yield start, end


def portions(text: str, start: int = 0, end: int | None = None) -> Iterator[tuple[int, int]]:
    """Spans of the sentences of `text[start:end]`, as `sentences` has them; one of more than `LONGEST` in pieces.

    >>> [end - start for start, end in portions("no end, " * 300)]
    [2003, 397]
    """
    for first, last in sentences(text, start, end):
        while last - first > LONGEST and (cut := _CUT.match(text, first + LONGEST, last)):
            yield first, cut.end()
            first = cut.end()
        if first < last:
            yield first, last


def _abbreviated(text: str, start: int, dot: int) -> bool:
    """Whether the full stop at `dot` belongs to the word before it."""
    if dot == start or text[dot - 1] not in _LAST_LETTERS:  # as of most full stops
        return False
    if not text[max(start, dot - _LONGEST) : dot].lower().endswith(_ABBREVIATED):
        return False
    begin = dot
    floor = max(start, dot - 12)
    while begin > floor and (text[begin - 1].isalpha() or text[begin - 1] == "."):
        begin -= 1
    return text[begin:dot].lower() in _ABBREVIATIONS
