"""A text as passages: its blocks with the items of their sentences, each in its language.

Invariant: a sentence that occurs again is looked at once, and what an endless loop repeats is read no more than once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from artifact.domain import LANGUAGES
from artifact.domains.racing.rules.concepts import concepts
from artifact.domains.racing.rules.epithets import EPITHET, marked
from artifact.domains.racing.rules.items import Item, tagged
from artifact.domains.racing.rules.lexicon import lexicon
from artifact.domains.racing.rules.quantities import quantities
from artifact.domains.racing.rules.rounded import exact
from artifact.text.language import detect, packed_scores, unpacked
from artifact.text.segment import Block, blocks, portions
from artifact.text.tokens import tokenize
from artifact.text.truncation import looks_truncated

SAMPLE = 4_000  # characters that tell what a text is about, and in which language
_Words = tuple[str, str]  # of a sentence: its language, and they themselves
_LETTER = re.compile(r"[^\W_]")
_AFTER_DATE = frozenset({":", "-", ",", ".", "!"})  # between a date and what was then
_LONGEST = 150  # items of a sentence
_MARKED = frozenset({EPITHET, "ORD"})  # what an epithet may start with
_LOOPED = 20_000  # characters of one sentence again and again: what goes on after them is an endless loop
_PLAINLY = 3.0  # function words that make a language another
_MIXED = 1.4  # how much there is of all languages, of that of the text, where another may be among them


@dataclass
class Passage:
    """A block with the items of its sentences."""

    block: Block
    sentences: list[list[Item]] = field(default_factory=list)


class Passages(NamedTuple):
    """A text, cut.

    Attributes:
        passages: its blocks that have a letter or digit, in order.
        lang: its language.
        told: whom it calls what outright.
    """

    passages: list[Passage]
    lang: str
    told: dict[str, list[str]]


@dataclass
class _Met:
    """A sentence met before: where, its items, and how often."""

    start: int
    items: list[Item]
    times: int = 1


def passages(text: str, lang: str) -> Passages:
    """Cut a text.

    Args:
        text: any.
        lang: its language, or `auto`. A text or block that is plainly in another is read as such.
    """
    found_blocks = blocks(text) if len(text) <= _LOOPED else _unlooped(text, blocks(text))
    lettered = [block for block in found_blocks if _LETTER.search(text, block.start, block.end)]
    found = unpacked(packed_scores(text, 0, SAMPLE))
    main = _language(found, _spoken(text, found) if lang == "auto" else lang)
    mixed = sum(found.values()) > _MIXED * found[main]
    out: list[Passage] = []
    met: dict[_Words, _Met] = {}
    told: dict[str, list[str]] = {}
    for block in lettered:
        own = _language(unpacked(packed_scores(text, block.start, block.end)), main) if mixed else main
        out.append(_lex(text, block, own, met, told))
    if out and looks_truncated(text):
        _drop_incomplete(out, len(text.rstrip()))
    return Passages(out, main, told)


def _unlooped(text: str, found: Iterable[Block]) -> Iterator[Block]:
    """The blocks of a text without those that an endless loop repeats."""
    told: dict[str, int] = {}
    for block in found:
        words = text[block.start : block.end]
        told[words] = length = told.get(words, 0) + len(words)
        if length <= _LOOPED or length == len(words):
            yield block


def _spoken(text: str, found: Mapping[str, float]) -> str:
    """The language of a text by its function words or, of notes without any, by the lexicon that knows most of it."""
    spoken = detect(text, limit=SAMPLE, found=found)
    if spoken != LANGUAGES[0] or any(found.values()):
        return spoken
    words = [token.text for token in tokenize(text, 0, SAMPLE) if token.kind == "word"]
    known = {lang: sum(map(lexicon(lang).known.__contains__, words)) for lang in LANGUAGES}
    return max(known, key=known.__getitem__)


def _language(found: Mapping[str, float], main: str) -> str:
    """The language of a text or block: `main`, unless its function words are plainly another's.

    Args:
        found: how much of each language there is (`artifact.text.language.text_scores`).
        main: what it is taken for.
    """
    other = max(found, key=found.__getitem__)
    return other if found[other] >= _PLAINLY and found[other] > 2.0 * found[main] else main


def _lex(text: str, block: Block, lang: str, met: dict[_Words, _Met], told: dict[str, list[str]]) -> Passage:
    """The items of a block.

    Args:
        text: that it stands in.
        block: to be read.
        lang: of the block.
        met: the sentences before it, whose words are looked at once. Added to.
        told: whom the text calls what outright. Added to.
    """
    passage = Passage(block)
    for start, end in portions(text, block.start, block.end):
        words = lang, text[start:end]
        known = met.get(words)
        if known is None:
            named = concepts(text, start, end, lang)
            if '":' in words[1] or "_s" in words[1]:
                named = [item for item in named if not _is_of_key(text, item)]
            if any(item.tag == EPITHET or not item.flag for item in tagged(named, _MARKED)):
                named = marked(text, named, lang, told)
            items = exact(text, quantities(text, named))
            met[words] = _Met(start, items)
        elif known.times * (end - start) > _LOOPED:
            continue
        else:
            known.times += 1
            items = [item.moved(start - known.start) for item in known.items]
        # what goes on for hundreds of words is no sentence; reading it in pieces keeps the time linear
        passage.sentences.extend(items[k : k + _LONGEST] for k in range(0, len(items), _LONGEST))
    if len(passage.sentences) > 1:
        _join_dates(passage)
    return passage


def _join_dates(passage: Passage) -> None:
    """Join a label that dates what follows it with it: "Lap 9: safety car! AAA stops." is of one sentence."""
    for k in range(len(passage.sentences) - 1, 0, -1):
        label, told = passage.sentences[k - 1 : k + 1]
        tags = [item.tag for item in label if item.tag not in _AFTER_DATE]
        if tags not in (["LAPNO", "SC"], ["LAPNO"]) or label[-1].tag not in (".", "!"):
            continue
        if told[0].tag != "DRIVER" or any(item.tag in ("LAPNO", "SPAN") for item in told):
            continue
        date, link, *rest = [item.moved(0) for item in label]
        link.tag = ":" if link.tag in _AFTER_DATE else link.tag
        following = [item.moved(0) for item in told]
        for item in following:
            item.at += label[-1].to + 1
            item.to += label[-1].to + 1
        for item in rest[-1:]:
            item.tag = ","
        passage.sentences[k - 1 : k + 1] = [[date, link, *rest, *following]]


def _is_of_key(text: str, item: Item) -> bool:
    """Whether a mark or unit is part of a key: of JSON, or such as "gap_before_s"."""
    return item.tag == '"' or (item.tag == "SECONDS" and text[item.start - 1 : item.start] == "_")


def _drop_incomplete(passages: list[Passage], end: int) -> None:
    """Take away the last item of a text that was cut off, where it may be the beginning of something longer.

    A whole number of two digits is complete (no laps, positions or counts have three), and so is a position from
    the third on (no field has thirty cars); a driver that the text names nowhere else may be half a word.
    """
    items = passages[-1].sentences[-1] if passages[-1].sentences else []
    if not items or items[-1].end != end:
        return
    last = items[-1]
    counted = last.tag in ("LAPNO", "INT", "STINT") and last.whole < 10
    counted = counted or (last.tag == "POS" and last.whole < 3)
    measured = last.tag in ("SECS", "DEC", "RATE", "NUM")
    unheard = last.tag == "DRIVER" and not any(
        item.tag == "DRIVER" and item.code == last.code and item is not last
        for passage in passages
        for sentence in passage.sentences
        for item in sentence
    )
    if counted or measured or unheard:
        passages[-1].sentences.pop()
        if len(items) > 1:
            passages[-1].sentences.append(items[:-1])
