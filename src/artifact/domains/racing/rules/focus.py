"""Whom a sentence speaks of at one point of it, and whether it asserts what it says.

Invariant: `subject` is whom the sentence is about, `current` whose the next item is; they differ after an object, in a
relative clause and in a bracket.
"""

from __future__ import annotations

from artifact.domains.racing.rules.antecedents import Antecedents
from artifact.domains.racing.rules.items import Item

HARD_BREAKS = frozenset({"WHILE", "BUT", ";"})  # what begins another clause
# what a subject does: a driver right before one of these is the subject, whatever stands before
ACTS = frozenset(
    {
        "FINISH",
        "PIT",
        "HALTED",
        "PIT_EXIT",
        "SAME",
        "SAME_CHANGE",
        "CHANGE",
        "STAY",
        "EXTEND",
        "RUN",
        "GAIN",
        "LOSE",
        "START",
        "WIN",
        "PASSED",
        "HOLD",
    }
)
VALUES = frozenset({"LAPNO", "SPAN", "NLAPS", "SECS", "RATE", "DEC", "INT", "POS", "ORD", "COMPOUND", "STOPS"})


class Focus:
    """What is known of a sentence up to one of its items.

    Attributes:
        items: of the sentence.
        antecedents: whom the epithets of the text stand for.
        cast: the drivers of the text.
        met: the epithets so far, and for whom they stand.
        subject: whom the sentence is about.
        subjects: every single driver that was a subject, in order.
        mentioned: every driver named, in order.
        current: whose the next item is.
        own: whether the clause has a subject of its own.
        clause: its number in the sentence.
        clause_start: index of its first item.
        comma: index of the last one.
        resumed: whose clause goes on after a relative clause.
        untold: whether two drivers are spoken of as "one" and "the other".
        related: in a relative clause that no comma has closed yet: "BBB, who stopped and finished P5".
        aside: between the commas of "BBB, who, stopping later, ...".
        held_in: subject and own, which go on after "BBB, whom AAA held, ...".
        fronted: in a subordinate clause that the sentence starts with: "After BBB stopped, AAA ...".
        denied: whether what follows is denied.
        reach: the last token that a denying preposition reaches; 0 if it was no preposition.
        unreal_clause: the clause that is only supposed; -1 if none is.
        wishing: whether a wish made it so, which a comma ends.
        apart: whether anything that the sentence tells is no part of the race.
        brackets: subject, current, own and denied before each open one.
    """

    __slots__ = (
        "antecedents",
        "apart",
        "aside",
        "brackets",
        "cast",
        "clause",
        "clause_start",
        "comma",
        "current",
        "denied",
        "fronted",
        "held_in",
        "items",
        "mentioned",
        "met",
        "own",
        "reach",
        "related",
        "resumed",
        "subject",
        "subjects",
        "unreal_clause",
        "untold",
        "wishing",
    )

    def __init__(self, items: list[Item], subject: tuple[str, ...], antecedents: Antecedents) -> None:
        self.items = items
        self.antecedents = antecedents
        self.cast = antecedents.cast
        self.met: list[tuple[Item, str]] = []
        self.subject = subject
        self.subjects: list[str] = []
        self.mentioned: list[str] = []
        self.current = subject
        self.own = False
        self.clause = 0
        self.clause_start = 0
        self.comma = 0
        self.resumed: tuple[str, ...] = ()
        self.untold = False
        self.related = False
        self.aside = False
        self.held_in: tuple[tuple[str, ...], bool] | None = None
        self.fronted = bool(items) and items[0].tag in ("BUT", "WHILE", "AFTER", "BEFORE")
        self.denied = False
        self.reach = 0
        self.unreal_clause = -1
        self.wishing = False
        self.apart = False
        self.brackets: list[tuple[tuple[str, ...], tuple[str, ...], bool, bool]] = []

    def become(self, code: str) -> None:
        """A driver becomes the subject."""
        self.subject = self.current = (code,)
        self.own = True
        if code not in self.subjects and not self.brackets:
            self.subjects.append(code)

    def suppose(self) -> None:
        """The clause is only supposed from here on."""
        self.unreal_clause = self.clause
        self.wishing = False

    def affirm(self, index: int) -> None:
        """What was supposed ends: another clause begins at `index`."""
        self.unreal_clause = -1
        self.clause_start = index

    def is_supposed(self) -> bool:
        """Whether the clause is only supposed."""
        return self.unreal_clause == self.clause
