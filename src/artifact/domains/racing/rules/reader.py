"""Reading a text: block by block, sentence by sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from artifact.domain import LANGUAGES, Extraction, check_language
from artifact.domains.racing.drivers import SHARED
from artifact.domains.racing.persons import FIRST_SEASON, LAST_SEASON, raced
from artifact.domains.racing.rules import (
    asked,
    battles,
    declared,
    defences,
    gaps,
    neutralised,
    outcomes,
    places,
    profiles,
    results,
    rows,
    standings,
    stops,
    teammates,
    tyres,
)
from artifact.domains.racing.rules.antecedents import NOBODY, Antecedents
from artifact.domains.racing.rules.clauses import RETAGGED, attribute
from artifact.domains.racing.rules.concepts import concepts
from artifact.domains.racing.rules.dated_changes import separate_changes
from artifact.domains.racing.rules.epithets import EPITHET, marked
from artifact.domains.racing.rules.items import Item, tagged, tags_of
from artifact.domains.racing.rules.lexicon import lexicon
from artifact.domains.racing.rules.quantities import quantities
from artifact.domains.racing.rules.scene import LINKS, PREDICATES, Discourse, Scene
from artifact.domains.racing.rules.settle import settle
from artifact.status import Status
from artifact.text.language import detect, packed_scores, unpacked
from artifact.text.long import uncollected
from artifact.text.segment import Block, blocks, portions
from artifact.text.tokens import tokenize
from artifact.text.truncation import looks_truncated

_Words = tuple[str, str]  # of a sentence: its language, and they themselves

_SHARED = frozenset(map("/".join, SHARED.values()))  # what stands for a driver until it is known for whom
_YEAR = re.compile(r"\b20[12][0-9]\b")
_LETTER = re.compile(r"[^\W_]")
# one of these stands in every sentence that says something
_TELLING = frozenset(
    {
        "DRIVER",
        "HE",
        "BOTH",
        EPITHET,
        "COMPOUND",
        "LAPNO",
        "SPAN",
        "NLAPS",
        "SECS",
        "RATE",
        "DEC",
        "INT",
        "POS",
        "ORD",
        "STOPS",
        "TWICE",
        "NO_STOPS",
        "WIN",
        "fastest_lap",
        "UNDERCUT",
        "OVERCUT",
        "WORK",
        "SUCCESS",
        "EFFECTIVELY",
        "FAIL",
        "ACHIEVE",
        "PRODUCE",
        "GAIN",
        "GIVE",
        "YES",
        "PARTLY",
        "NEG",
        "SC",
        "TEAMMATE",
        "SOMEBODY",
        "NOBODY",
        "HOLD",
        "HOLDING",
    }
)
_AFTER_DATE = frozenset({":", "-", ",", ".", "!"})  # between a date and what was then
_BARE = frozenset({"INT", "DEC", ".", ":", ",", "-"})  # numbers alone ("1.") say nothing
_STOP_LABEL = frozenset({"PIT", "CHANGE", "ORD", "FINAL", "OF", "TYRE", "COMPARE", "."})
_RESULT_LABEL = frozenset({"FINISH", "ORDER", "FLAG", "FINAL", "POSITION", "OF", "."})
_HEARD = frozenset({"DRIVER", EPITHET, "WET_WEATHER", "WET_WORD"})  # what is looked through a whole text for
_LONGEST = 150  # items of a sentence
_MARKED = frozenset({EPITHET, "ORD"})  # what an epithet may start with
_LOOPED = 20_000  # characters of one sentence again and again: what goes on after them is an endless loop
_SAMPLE = 4_000  # characters that tell the language of a text


@dataclass
class _Passage:
    """A block with the items of its sentences."""

    block: Block
    sentences: list[list[Item]] = field(default_factory=list)


@dataclass
class _Met:
    """A sentence met before: where, its items, and how often."""

    start: int
    items: list[Item]
    times: int = 1


class _Lead(NamedTuple):
    """What a block hands down to those nested in it."""

    depth: int
    number: int
    subject: tuple[str, ...] = ()
    pred: str = ""
    is_result: bool = False
    is_defence: bool = False
    move: str = ""
    rival: tuple[str, str] | None = None
    under_safety_car: bool = False
    under_red_flag: bool = False


_NO_LEAD = _Lead(-1, -1)

_FAMILIES: tuple[Callable[[Scene, Discourse], None], ...] = (
    tyres.read,
    battles.read,
    outcomes.read,
    gaps.read,
    places.read,
    results.read,
    defences.read,
    profiles.read,
    teammates.read,
)


@uncollected
def extract(text: str, lang: str = "auto") -> Extraction:
    """Read the claims of a text about a race.

    Args:
        text: any text; Markdown is understood.
        lang: `en`, `es`, `pt`, or `auto` to detect it. A text or block that is plainly in another is read as such.

    Returns:
        Status `ok`, the claims in order of appearance with spans and rules, and counts of candidates given up.
    """
    check_language(lang, auto=True)
    found_blocks = blocks(text) if len(text) <= _LOOPED else _unlooped(text, blocks(text))
    lettered = [block for block in found_blocks if _LETTER.search(text, block.start, block.end)]
    found = unpacked(packed_scores(text, 0, _SAMPLE))
    main = _language(found, _spoken(text, found) if lang == "auto" else lang)
    mixed = sum(found.values()) > 1.4 * found[main]
    passages: list[_Passage] = []
    met: dict[_Words, _Met] = {}
    told: dict[str, list[str]] = {}
    for block in lettered:
        own = _language(unpacked(packed_scores(text, block.start, block.end)), main) if mixed else main
        passages.append(_lex(text, block, own, met, told))
    if passages and looks_truncated(text):
        _drop_incomplete(passages, len(text.rstrip()))
    cast: dict[str, None] = {}
    epithets = False
    shared: list[Item] = []
    wet: list[tuple[list[Item], Item]] = []
    for passage in passages:
        for items in passage.sentences:
            for item in tagged(items, _HEARD):
                if item.tag == "DRIVER":
                    if item.code in _SHARED:
                        shared.append(item)
                    else:
                        cast[item.code] = None
                elif item.tag == EPITHET:
                    epithets = True
                else:
                    wet.append((items, item))
    if shared:
        _tell_apart(shared, cast, _season(text))
    _wet_weather(wet)
    talk = Discourse(list(cast))
    antecedents = Antecedents(talk.cast, told, _season(text) if epithets else None)
    if epithets:
        _learn(passages, antecedents)
    _read(passages, talk, antecedents)
    battles.finish(talk)
    gaps.finish(talk)
    places.finish(talk)
    neutralised.finish(talk)
    claims = sorted(settle(talk.claims, separate_changes(talk)), key=lambda claim: claim.span or (0, 0))
    return Extraction(Status.OK, tuple(claims), main, dict(talk.dropped))


def _unlooped(text: str, found: Iterable[Block]) -> Iterator[Block]:
    """The blocks of a text without those that an endless loop repeats."""
    told: dict[str, int] = {}
    for block in found:
        words = text[block.start : block.end]
        told[words] = length = told.get(words, 0) + len(words)
        if length <= _LOOPED or length == len(words):
            yield block


def _tell_apart(shared: list[Item], cast: dict[str, None], season: int | None) -> None:
    """Settle whose first name it is that two drivers have: his whom the text names, or who raced in its season."""
    for item in shared:
        codes = item.code.split("/")
        found = [code for code in codes if code in cast] or [code for code in codes if raced(code, season)]
        item.value = found[0] if len(found) == 1 else NOBODY
        cast[item.code] = None


def _season(text: str) -> int | None:
    """The season that a text is about: the first one that it names."""
    found = _YEAR.search(text, 0, _SAMPLE)
    return int(found.group()) if found is not None and FIRST_SEASON <= int(found.group()) <= LAST_SEASON else None


def _drop_incomplete(passages: list[_Passage], end: int) -> None:
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


def _wet_weather(found: list[tuple[list[Item], Item]]) -> None:
    """Settle what "wet tyres" are: the full wet compound where the text treats them as one, else any tyre for rain.

    The bare word ("from wet to intermediate") is a tyre where its own place says so, and else nothing.
    """
    treated = False
    for items, item in found:
        index = items.index(item)
        if _as_compound(items, index):
            treated = treated or item.tag == "WET_WEATHER"
            item.tag, item.value = "COMPOUND", "WET"
        elif item.tag == "WET_WORD":
            if len(items) > 1:
                del items[index]
            else:
                item.tag = "NONE"
    for _, item in found if treated else ():
        if item.tag == "WET_WEATHER":
            item.tag, item.value = "COMPOUND", "WET"


_HEADING_STINT = frozenset({"STINT", "START"})


def _as_compound(items: list[Item], index: int) -> bool:
    """Whether rain tyres at `index` are named as one tyre of several: changed for one, or in the list of stints."""
    near = items[max(index - 4, 0) : index]
    before = [item.tag for item in near if item.tag != "TYRE"][-2:]
    after = [item.tag for item in items[index + 1 : index + 4] if item.tag != "TYRE"]
    if before[:1] == ["COMPOUND"] and before[1:2] and before[1] in LINKS:
        return True
    if after[:1] and after[0] in LINKS and after[1:2] == ["COMPOUND"]:
        return True
    labelled = (
        bool(before) and before[-1] in ("-", ":", "(") and any(item.tag == "STINT" for item in near)
    )  # "Stint 1 - Wet (laps 1-9)"
    ran = bool(before) and before[-1] in ("ON", "IN", "WITH") and before[0] in _HEADING_STINT
    return labelled or (ran and after[:1] not in (["PER"], ["COMPOUND"]))


def _spoken(text: str, found: Mapping[str, float]) -> str:
    """The language of a text by its function words or, of notes without any, by the lexicon that knows most of it."""
    spoken = detect(text, limit=_SAMPLE, found=found)
    if spoken != LANGUAGES[0] or any(found.values()):
        return spoken
    words = [token.text for token in tokenize(text, 0, _SAMPLE) if token.kind == "word"]
    known = {lang: sum(map(lexicon(lang).known.__contains__, words)) for lang in LANGUAGES}
    return max(known, key=known.__getitem__)


def _language(found: Mapping[str, float], main: str) -> str:
    """The language of a text or block: `main`, unless its function words are plainly another's.

    Args:
        found: how much of each language there is (`artifact.text.language.text_scores`).
        main: what it is taken for.
    """
    other = max(found, key=found.__getitem__)
    return other if found[other] >= 3.0 and found[other] > 2.0 * found[main] else main


def _lex(text: str, block: Block, lang: str, met: dict[_Words, _Met], told: dict[str, list[str]]) -> _Passage:
    """The items of a block.

    Args:
        text: that it stands in.
        block: to be read.
        lang: of the block.
        met: the sentences before it, whose words are looked at once. Added to.
        told: whom the text calls what outright. Added to.
    """
    passage = _Passage(block)
    for start, end in portions(text, block.start, block.end):
        words = lang, text[start:end]
        known = met.get(words)
        if known is None:
            named = concepts(text, start, end, lang)
            if '":' in words[1] or "_s" in words[1]:
                named = [item for item in named if not _is_of_key(text, item)]
            if any(item.tag == EPITHET or not item.flag for item in tagged(named, _MARKED)):
                named = marked(text, named, lang, told)
            items = quantities(text, named)
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


def _join_dates(passage: _Passage) -> None:
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


def _says(has: frozenset[str], led: bool) -> bool:
    """Whether a claim could be made of a sentence, or somebody be remembered from it.

    Args:
        has: the tags of the sentence.
        led: whether a line above tells what bare numbers are.
    """
    counts = "WORDNUM" in has and (led or "PIT" in has)  # "Stops: two each", "How many stops? Two."
    return (counts or not has.isdisjoint(_TELLING)) and (led or not has <= _BARE)


def _learn(passages: list[_Passage], antecedents: Antecedents) -> None:
    """Find out whom the epithets of a text stand for."""
    focus: tuple[str, ...] = ()
    for passage in passages:
        for items in passage.sentences:
            focus = _attribute(items, focus, antecedents)
    antecedents.learned()


def _attribute(items: list[Item], focus: tuple[str, ...], antecedents: Antecedents) -> tuple[str, ...]:
    """Attribute the items of a sentence. Returns whom what follows is about."""
    told = attribute(items, focus, antecedents)
    single = len(told.subjects) <= 1 or len(told.subject) > 1
    return told.subject if single else ()


def _read(passages: list[_Passage], talk: Discourse, antecedents: Antecedents) -> None:
    focus: tuple[str, ...] = (talk.cast[0],) if len(talk.cast) == 1 else ()
    above: list[_Lead] = []
    columns: list[str] | None = None  # of the table that is being read
    question = ""  # what the sentence before asked of stops
    for number, passage in enumerate(passages):
        block = passage.block
        if block.kind != "row":
            columns = None
        elif columns is None:
            # full stops in a header are of abbreviations ("Pos.")
            columns = rows.roles([item for items in passage.sentences for item in items if item.tag != "."])
        elif len(passage.sentences) == 1:
            passage.sentences[0] = rows.headed(columns, passage.sentences[0])
        while above and above[-1].depth >= block.depth:
            above.pop()
        lead = above[-1] if block.depth > 1 and above else _NO_LEAD
        focus = lead.subject or focus
        carried = lead.pred
        if block.kind != "paragraph" or block.depth < 2:
            talk.block_stops = []
            talk.block_changes = set()
            talk.block += 1
        talk.around = (talk.block, *[outer.number for outer in above])
        following = passages[number + 1].block if number + 1 < len(passages) else block
        leads = following.depth > block.depth
        scene: Scene | None = None
        stopped = ""  # whether the sentence before tells of stops, and when they were
        for order, items in enumerate(passage.sentences):
            tags = tags_of(items)
            has = frozenset(tags)
            answers = question if question and not carried and asked.answers(tags) else ""
            if question == "tyres" and asked.names_tyre(tags):
                answers = question
            if not answers and not carried and stopped:
                answers = asked.goes_on_after(tags, has, dated=stopped == "dated")
            carried = "pit" if answers else carried
            question = asked.asks(items, has, answers or question)
            if not (talk.asked and "RUN" in has) and not _says(has, bool(carried)):
                talk.asked, talk.questioned = False, asked.of_anything_else(tags, question)
                scene = Scene(items, carried, tags, has) if leads and order == len(passage.sentences) - 1 else None
                carried = _label(items) or carried
                continue
            focus = _attribute(items, focus, antecedents)
            if not has.isdisjoint(RETAGGED):
                tags = tags_of(items)
                has = frozenset(tags)
            scene = Scene(items, carried, tags, has)
            scene.answers = answers
            if lead.under_red_flag:
                scene.has |= {"RED_FLAG"}
            talk.sentence += 1
            if order == 0 and block.kind == "item":
                _read_listed(scene, talk, block, lead)
            declared.read(scene, talk)
            stopped = asked.of_stops(items, has)
            stops.read(scene, talk, under_safety_car=lead.under_safety_car)
            for read in _FAMILIES:
                read(scene, talk)
            talk.questioned = asked.of_anything_else(tags, question)
            goes_on = carried == "pit" and has.isdisjoint(PREDICATES)  # "AAA on lap 9. BBB on lap 11."
            labels = len(items) < 5 and _label(items) == "pit"  # "First stop. AAA on lap 9."
            carried = "pit" if goes_on or labels else ""
        if leads:
            above.append(_lead(block, talk.block, scene, focus, following))


def _rival(scene: Scene, moves: list[str]) -> tuple[str, str] | None:
    """The move and on whom it is that a line announces for those that it opens: "Undercuts on BBB: - AAA: ..."."""
    if len(moves) != 1 or len(scene.named) != 1:
        return None
    k = next(k for k, tag in enumerate(scene.tags) if tag.lower() == moves[0]) + 1
    on = scene.tag(k) in ("ON", "TO", "IN") and scene.tag(k + 1) == "DRIVER" and not scene.items[k - 1].unreal
    return (moves[0], scene.items[k + 1].code) if on else None


def _label(items: list[Item]) -> str:
    """The predicate that a label before a full stop hands to what follows it: "Result. AAA fifth, BBB sixth"."""
    tags = tags_of(items)
    if tags[-2:] == ["PIT", "."] and items[-2].flag and set(tags[:-2]) <= {"OF", "TOTAL"}:
        return "pit"  # "Number of stops. Two for AAA, one for BBB"
    told = "PIT" in tags or tags[:2] in (["ORD", "CHANGE"], ["FINAL", "CHANGE"])
    if len(tags) < 5 and tags[-1:] == ["."] and told and _STOP_LABEL.issuperset(tags):
        return "pit"  # "First stop. AAA on lap 9, BBB on lap 11"
    how = tags[-1:] == ["?"] and "FINISH" in tags and _STOP_LABEL.isdisjoint(tags[:-1])  # "How did it end?"
    return "finish" if how or (tags and tags[-1] == "." and _RESULT_LABEL.issuperset(tags)) else ""


def _read_listed(scene: Scene, talk: Discourse, block: Block, lead: _Lead) -> None:
    """What an item of a list says by the line that the list hangs on."""
    if lead.is_result:
        standings.read_listed(scene, talk, block.number)
    if lead.move:
        battles.read_listed(scene, talk, lead.move, lead.subject[0] if len(lead.subject) == 1 else None)
    if lead.rival:
        battles.read_listed_on(scene, talk, *lead.rival)
    if lead.is_defence:
        defences.read_listed(scene, talk)
    if lead.pred == "fastest":
        results.read_listed_fastest(scene, talk)


def _lead(block: Block, number: int, scene: Scene | None, focus: tuple[str, ...], following: Block) -> _Lead:
    """What a block hands down: everything if it opens a list (a colon, a heading, a bare label before items)."""
    if scene is None:
        return _Lead(block.depth, number)
    label = following.kind == "item" and scene.tags[-1] not in (".", "!", "?")
    if not (scene.tags[-1] == ":" or block.kind == "heading" or (label and len(scene.tags) < 9)):
        return _Lead(block.depth, number)
    moves = [tag.lower() for tag in scene.tags if tag in ("UNDERCUT", "OVERCUT")]
    return _Lead(
        block.depth,
        number,
        focus,
        scene.last_pred,
        is_defence=scene.tags[-2:-1] in (["HOLDING"], ["HOLD"]) or scene.tags in (["HOLDING"], ["HOLD"]),
        is_result="FINISH" in scene.tags or "ORDER" in scene.tags,
        under_safety_car=neutralised.all_under_safety_car(scene),
        under_red_flag="RED_FLAG" in scene.has and len(scene.tags) < 4,
        rival=_rival(scene, moves),
        move=moves[0] if len(moves) == 1 and moves[0].upper() in (scene.tags[-2:-1] + scene.tags[-1:]) else "",
    )
