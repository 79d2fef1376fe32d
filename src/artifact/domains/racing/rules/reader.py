"""Reading a text: block by block, sentence by sentence."""

from __future__ import annotations

from dataclasses import dataclass, field

from artifact.domain import Extraction, check_language
from artifact.domains.racing.rules import battles, defences, results, stops, tyres
from artifact.domains.racing.rules.clauses import Attribution
from artifact.domains.racing.rules.items import Item, concepts, quantities
from artifact.domains.racing.rules.lexicon import lexicon
from artifact.domains.racing.rules.scene import Discourse, Scene
from artifact.domains.racing.rules.settle import settle
from artifact.status import Status
from artifact.text.language import detect
from artifact.text.segment import Block, blocks, sentences
from artifact.text.tokens import tokenize


@dataclass
class _Passage:
    """A block with the items of its sentences."""

    block: Block
    sentences: list[list[Item]] = field(default_factory=list)


@dataclass(frozen=True)
class _Lead:
    """What a block hands down to those nested in it."""

    depth: int
    number: int
    subject: tuple[str, ...]
    pred: str


def extract(text: str, lang: str = "auto") -> Extraction:
    """Read the claims of a text about a race.

    Args:
        text: any text; Markdown is understood.
        lang: `en`, `es`, `pt`, or `auto` to detect it. A block that is plainly in another of the three is read as such.

    Returns:
        Status `ok`, the claims in order of appearance with spans and rules, and counts of candidates given up.
    """
    check_language(lang, auto=True)
    main = detect(text) if lang == "auto" else lang
    passages = [_lex(text, block, detect(text[block.start : block.end], main)) for block in blocks(text)]
    cast = list(
        dict.fromkeys(
            str(item.value)
            for passage in passages
            for items in passage.sentences
            for item in items
            if item.tag == "DRIVER"
        )
    )
    talk = Discourse(cast)
    _read(passages, talk)
    battles.finish(talk)
    claims = sorted(settle(talk.claims), key=lambda claim: claim.span or (0, 0))
    return Extraction(Status.OK, tuple(claims), main, dict(talk.dropped))


def _lex(text: str, block: Block, lang: str) -> _Passage:
    words = lexicon(lang)
    passage = _Passage(block)
    for start, end in sentences(text, block.start, block.end):
        items = quantities(text, concepts(text, tokenize(text, start, end), words, lang))
        if items:
            passage.sentences.append(items)
    return passage


def _read(passages: list[_Passage], talk: Discourse) -> None:
    focus: tuple[str, ...] = (talk.cast[0],) if len(talk.cast) == 1 else ()
    above: list[_Lead] = []
    for passage in passages:
        block = passage.block
        while above and above[-1].depth >= block.depth:
            above.pop()
        carried = ""
        if block.depth > 1 and above:
            focus = above[-1].subject or focus
            carried = above[-1].pred
        if block.kind != "paragraph" or block.depth < 2:
            talk.block_stops = []
            talk.block += 1
        talk.around = (talk.block, *(lead.number for lead in above))
        pred = ""
        for items in passage.sentences:
            attribution = Attribution(items, focus, talk.cast)
            scene = Scene(items, carried)
            talk.sentence += 1
            stops.read(scene, talk)
            tyres.read(scene, talk)
            battles.read(scene, talk)
            results.read(scene, talk)
            defences.read(scene, talk)
            single = len(attribution.subjects) <= 1 or len(attribution.subject) > 1
            focus = attribution.subject if single else ()
            pred = scene.last_pred
            carried = ""
        opens = bool(passage.sentences) and passage.sentences[-1][-1].tag in (":",)
        leads = opens or block.kind == "heading"
        above.append(_Lead(block.depth, talk.block, focus if leads else (), pred if opens else ""))
