"""Reading a text: block by block, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from artifact.domain import Extraction, check_language
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
    stops,
    teammates,
    tyres,
)
from artifact.domains.racing.rules.antecedents import Antecedents
from artifact.domains.racing.rules.clauses import RETAGGED, attribute
from artifact.domains.racing.rules.dated_changes import separate_changes
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.epithets import EPITHET
from artifact.domains.racing.rules.heard import hear, season
from artifact.domains.racing.rules.items import Item, tags_of
from artifact.domains.racing.rules.leads import NO_LEAD, Lead, label, lead, read_listed
from artifact.domains.racing.rules.passages import Passage, passages
from artifact.domains.racing.rules.scene import PREDICATES, Scene
from artifact.domains.racing.rules.settle import settle
from artifact.status import Status
from artifact.text.long import uncollected
from artifact.text.segment import Block

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
_BARE = frozenset({"INT", "DEC", ".", ":", ",", "-"})  # numbers alone ("1.") say nothing
_SHORT = 5  # items that a label has less than

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
    found, main, told = passages(text, lang)
    heard = hear(found, text)
    talk = Discourse(list(heard.cast))
    antecedents = Antecedents(talk.cast, told, season(text) if heard.has_epithets else None)
    if heard.has_epithets:
        _learn(found, antecedents)
    reader = _Reader(talk, antecedents)
    for passage, following in zip(found, [*found[1:], *found[-1:]], strict=True):
        reader.read(passage, following.block)
    battles.finish(talk)
    gaps.finish(talk)
    places.finish(talk)
    neutralised.finish(talk)
    claims = sorted(settle(talk.claims, separate_changes(talk)), key=lambda claim: claim.span or (0, 0))
    return Extraction(Status.OK, tuple(claims), main, dict(talk.dropped))


def _learn(found: Sequence[Passage], antecedents: Antecedents) -> None:
    """Find out whom the epithets of a text stand for."""
    focus: tuple[str, ...] = ()
    for passage in found:
        for items in passage.sentences:
            focus = _attribute(items, focus, antecedents)
    antecedents.learned()


def _attribute(items: list[Item], focus: tuple[str, ...], antecedents: Antecedents) -> tuple[str, ...]:
    """Attribute the items of a sentence. Returns whom what follows is about."""
    told = attribute(items, focus, antecedents)
    single = len(told.subjects) <= 1 or len(told.subject) > 1
    return told.subject if single else ()


def _says(has: frozenset[str], led: bool) -> bool:
    """Whether a claim could be made of a sentence, or somebody be remembered from it.

    Args:
        has: the tags of the sentence.
        led: whether a line above tells what bare numbers are.
    """
    counts = "WORDNUM" in has and (led or "PIT" in has)  # "Stops: two each", "How many stops? Two."
    return (counts or not has.isdisjoint(_TELLING)) and (led or not has <= _BARE)


class _Reader:
    """Where the reading of a text has got to.

    Attributes:
        talk: what has been said so far.
        antecedents: whom the epithets of the text stand for.
        focus: whom it is about.
        above: what the lines hand down that the block is nested in.
        columns: of the table that is being read; None where none is.
        carried: the predicate that a line or sentence before hands to the next.
        question: what the sentence before asked of stops.
        stopped: whether the sentence before, of the same block, tells of stops, and when they were.
    """

    def __init__(self, talk: Discourse, antecedents: Antecedents) -> None:
        self.talk = talk
        self.antecedents = antecedents
        self.focus: tuple[str, ...] = (talk.cast[0],) if len(talk.cast) == 1 else ()
        self.above: list[Lead] = []
        self.columns: list[str] | None = None
        self.carried = ""
        self.question = ""
        self.stopped = ""

    def read(self, passage: Passage, following: Block) -> None:
        """Read a block, knowing the one that follows it."""
        block, talk, above = passage.block, self.talk, self.above
        self._head(passage)
        while above and above[-1].depth >= block.depth:
            above.pop()
        led_by = above[-1] if block.depth > 1 and above else NO_LEAD
        self.focus = led_by.subject or self.focus
        self.carried = led_by.pred
        self.stopped = ""
        if block.kind != "paragraph" or block.depth < 2:
            talk.block_stops = []
            talk.block_changes = set()
            talk.block += 1
        talk.around = (talk.block, *[outer.number for outer in above])
        leads = following.depth > block.depth
        scene: Scene | None = None
        for order, items in enumerate(passage.sentences):
            listed = block if order == 0 and block.kind == "item" else None
            scene = self._sentence(items, led_by, listed, leads=leads)
        if leads:
            above.append(lead(block, talk.block, scene, self.focus, following))

    def _head(self, passage: Passage) -> None:
        """Where a block is the row of a table, say in it what stands above its cells."""
        if passage.block.kind != "row":
            self.columns = None
        elif self.columns is None:
            # full stops in a header are of abbreviations ("Pos.")
            self.columns = rows.roles([item for items in passage.sentences for item in items if item.tag != "."])
        elif len(passage.sentences) == 1:
            passage.sentences[0] = rows.headed(self.columns, passage.sentences[0])

    def _sentence(self, items: list[Item], led_by: Lead, listed: Block | None, *, leads: bool) -> Scene | None:
        """Read a sentence.

        Args:
            items: of it.
            led_by: what the line hands down that its block is nested in.
            listed: the item of a list that it starts, if it does.
            leads: whether others are nested in its block.

        Returns:
            The sentence as a scene; None if it says nothing, to others neither.
        """
        talk = self.talk
        tags = tags_of(items)
        has = frozenset(tags)
        answers = self._answers(items, tags, has)
        if not (talk.asked and "RUN" in has) and not _says(has, bool(self.carried)):
            talk.asked, talk.questioned = False, asked.of_anything_else(tags, self.question)
            silent = Scene(items, self.carried, tags, has) if leads else None
            self.carried = label(items) or self.carried
            return silent
        self.focus = _attribute(items, self.focus, self.antecedents)
        if not has.isdisjoint(RETAGGED):
            tags = tags_of(items)
            has = frozenset(tags)
        scene = Scene(items, self.carried, tags, has)
        scene.answers = answers
        if led_by.under_red_flag:
            scene.has |= {"RED_FLAG"}
        talk.sentence += 1
        if listed is not None:
            read_listed(scene, talk, listed, led_by)
        declared.read(scene, talk)
        self.stopped = asked.of_stops(items, has)
        stops.read(scene, talk, under_safety_car=led_by.under_safety_car)
        for read in _FAMILIES:
            read(scene, talk)
        talk.questioned = asked.of_anything_else(tags, self.question)
        goes_on = self.carried == "pit" and has.isdisjoint(PREDICATES)  # "AAA on lap 9. BBB on lap 11."
        labels = len(items) < _SHORT and label(items) == "pit"  # "First stop. AAA on lap 9."
        self.carried = "pit" if goes_on or labels else ""
        return scene

    def _answers(self, items: list[Item], tags: list[str], has: frozenset[str]) -> str:
        """What was asked of stops that a sentence answers, and therefore leaves out; keeps what it asks itself."""
        question = self.question
        answers = question if question and not self.carried and asked.answers(tags) else ""
        if question == "tyres" and asked.names_tyre(tags):
            answers = question
        if not answers and not self.carried and self.stopped:
            answers = asked.goes_on_after(tags, has, dated=self.stopped == "dated")
        self.carried = "pit" if answers else self.carried
        self.question = asked.asks(items, has, answers or question)
        return answers
