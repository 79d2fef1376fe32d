"""The discourse that a sentence stands in: what a text has said so far, and the claims that were read in it.

Invariant: claims are kept in order of appearance, without repeats; a candidate that is not kept is counted with its
reason.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence

from artifact.claim import Claim, Polarity
from artifact.domains.racing.claims import CompoundChange, Defense, Gap, HoldLaps, StintCompound, StintLaps
from artifact.domains.racing.rules.antecedents import NOBODY
from artifact.domains.racing.rules.items import DENIED, HYPOTHETICAL, Item

# kinds of claims that what follows may refer to
_REMEMBERED = frozenset({StintCompound, StintLaps, CompoundChange, Defense, HoldLaps})
_ROUNDING = 0.0011  # of the sum of two numbers of three decimals


class _Stints(dict[tuple[str, int], str]):
    """The compounds of the drivers' numbered stints, with the highest number that was told of each driver."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[str, int] = {}

    def __setitem__(self, stint: tuple[str, int], compound: str) -> None:
        super().__setitem__(stint, compound)
        driver, number = stint
        self.last[driver] = max(self.last.get(driver, 0), number)

    def setdefault(self, stint: tuple[str, int], compound: str = "") -> str:
        """Keep the compound of a stint unless one is known; returns the one that is."""
        if stint not in self:
            self[stint] = compound
        return self[stint]


class Discourse:
    """What has been said so far.

    Attributes:
        cast: the drivers of the text.
        fitted: the compound that each driver is on, as last said.
        worn: the compounds that each driver has been on, as far as said.
        stints: compound of a driver's numbered stint.
        told_stints: what was said of each driver's stints and tyre changes, repeats and all.
        lengths: the compounds of a driver's stints of so many laps.
        counts: how many laps each of a driver's stints lasted, each number once.
        stops: laps of each driver's stops, in order of mention.
        placed: the final position of each driver, as first said.
        finished: the positions where it is said of a driver that he finished.
        block_changes: (driver, compound) of the changes spelled out in this block.
        block_stops: (driver, lap) of the stops read in this block.
        last_stop: driver, lap and sentence of the stop told last, of this sentence or the one before.
        measured: numbers already reported, by kind and driver: saying one again adds nothing.
        moves: the battles asserted, by kind.
        announced_move: the kind of the moves that a sentence announced without their sides, and in which block.
        announced_rival: against whom alone they are said to have been.
        moves_here: where in the text each battle of the sentence is told, and its sides.
        denied_moves: the kinds of move that the text says did not take place.
        denied_sides: whose, and on whom, the first of each such kind would have been.
        change_laps: the laps on which the text has each tyre change, None where a mention names none.
        returned: (driver, compound) of the changes back to a tyre, which was therefore not the one taken off.
        last_change: driver and both tyres of the change told last.
        last_move: kind of the battle told last.
        last_deed: the same, or "hold" where a defence was told after it.
        labelled_moves: moves that a label names with two drivers, of whom it may be either's.
        pair: the two drivers of the last gap or battle.
        asked_gain: whether the sentence before asked how much was gained.
        gap_told: in which sentence the last gap was told.
        gap_behind: whether words, not a sign, told that the first of the pair was behind by it.
        gaps: the size of the gaps told so far.
        sizes: the same, each once, ascending.
        round_gaps: those that are told in whole seconds, more or less.
        loose_gaps: the gaps told without their sides before any battle was, with the sides that they may have.
        asked: whether the sentence before asked if the move worked.
        questioned: whether it asked of anything but stops.
        asked_protection: what the sentence before asked of protecting a team-mate: its words, and who would have.
        topic: of a text that is about a defence and has not told whose, what its labels told of the two.
        labelled: who is labelled as the attacker, and who as the defender.
        hold: defender, pursuer and sentence of the defence told last.
        holds: defender and pursuer of each defence that the sentence with the last one tells.
        held_pairs: defender and pursuer of every defence told.
        held_for: the laps that the last defence of which it was said lasted.
        asked_pace: who the sentence before asked about whether he was faster, and than whom.
        asked_hold: defender and pursuer of the defence that the sentence before asked about, and its words.
        holders: the drivers who are said to have held another, the last said last, with the sentence.
        asked_of: the move of which it asked if it worked.
        asked_move: the move that it asked about, by whom, on whom, and whether it took it as made.
        frame: (block, compound) of a stint that a block is about, whoever drove it.
        untold: block, claim and laps of the stint told last without its tyre.
        sentence: number of the sentence.
        block: number of the block.
        around: numbers of the block and of those that it is nested in.
    """

    def __init__(self, cast: Sequence[str]) -> None:
        self.cast = cast
        self.claims: dict[Claim, None] = {}
        self._n_changes: Counter[str] = Counter()
        self.dropped: Counter[str] = Counter()
        self.fitted: dict[str, str] = {}
        self.fitted_in: dict[str, int] = {}
        self._replaced: dict[str, tuple[int, str | None]] = {}
        self.worn: dict[str, dict[str, None]] = {}
        self.stints = _Stints()
        self.told_stints: dict[str, list[Claim]] = {}
        self.lengths: dict[tuple[str, int], set[str | None]] = {}
        self.counts: dict[str, list[int]] = {}
        self._implied: dict[tuple[str, int], tuple[str, int]] = {}
        self.stops: dict[str, list[int]] = {}
        self.placed: dict[str, int] = {}
        self.finished: dict[str, set[int]] = {}
        self.block_changes: set[tuple[str, str]] = set()
        self.last_stop: tuple[str, int, int] | None = None
        self.block_stops: list[tuple[str, int]] = []
        self.change_laps: dict[Claim, set[int | None]] = {}
        self.returned: set[tuple[str, str]] = set()
        self.last_change: tuple[str, str | None, str | None] = ("", None, None)
        self.measured: set[tuple[str, str, float]] = set()
        self.moves: dict[str, set[tuple[str, str]]] = {}
        self.announced_move: tuple[str, int] = ("", -1)
        self.announced_rival: str | None = None
        self.moves_here: list[tuple[int, tuple[str, str]]] = []
        self.denied_moves: set[str] = set()
        self.denied_sides: dict[str, tuple[str, str]] = {}
        self.pending_moves: dict[str, tuple[Item, str | None, bool, bool]] = {}
        self.pending_windows: list[tuple[int, int, Item]] = []
        self.pending_neutralised: list[tuple[str, int, Item]] = []
        self.pair: tuple[str, str] | None = None
        self.last_move = ""
        self.last_deed = ""
        self.labelled_moves: list[tuple[Item, str, str, str]] = []
        self.asked_gain = False
        self.gap_told = -2
        self.gap_behind = False
        self.gaps: list[float] = []
        self.sizes: list[float] = []
        self.round_gaps: list[Gap] = []
        self.loose_gaps: list[tuple[Item, tuple[str, str] | None, float, frozenset[str]]] = []
        self.asked = False
        self.questioned = False
        self.asked_protection: tuple[Item, Item, tuple[str, ...]] | None = None
        self.topic: dict[str, Item] | None = None
        self.labelled: dict[str, Item] = {}
        self.hold: tuple[str, str, int] | None = None
        self.holds: list[tuple[str, str]] = []
        self.held_pairs: set[tuple[str, str]] = set()
        self.held_for = 0
        self.asked_pace: tuple[str, str] | None = None
        self.asked_hold: tuple[str, str, Item] | None = None
        self.holders: dict[str, int] = {}
        self.asked_of: Item | None = None
        self.asked_move: tuple[Item, str, str, bool] | None = None
        self.frame: tuple[int, str] | None = None
        self.untold: tuple[int, StintLaps, Item] | None = None
        self.sentence = 0
        self.block = 0
        self.around: tuple[int, ...] = ()

    def emit(
        self, claim_kind: type[Claim], first: Item, last: Item, rule: str, unreal: int = 0, **values: object
    ) -> Claim | None:
        """Keep a claim, unless it is unreal, or count why not.

        A denial becomes a claim of denied polarity.
        """
        if unreal == HYPOTHETICAL:
            self.dropped["hypothetical"] += 1
            return None
        if NOBODY in values.values():
            self.dropped["unresolved_driver"] += 1
            return None
        span = (first.start, first.end)
        if last is not first:
            span = (min(first.start, last.start), max(first.end, last.end))
        polarity = Polarity.DENIED if unreal == DENIED else Polarity.AFFIRMED
        claim = claim_kind(polarity=polarity, span=span, rule=rule, **values)
        known = len(self.claims)
        self.claims.setdefault(claim)
        if isinstance(claim, CompoundChange) and len(self.claims) > known:
            self._n_changes[claim.driver or ""] += 1
        if claim_kind in _REMEMBERED:
            self._remember(claim, unreal)
        return claim

    def _remember(self, claim: Claim, unreal: int) -> None:
        """Keep in mind what sentences after a claim may refer to."""
        if isinstance(claim, HoldLaps):
            self.held_for = claim.n_laps or 0
        elif unreal:
            return
        elif isinstance(claim, (StintCompound, StintLaps, CompoundChange)):
            self.told_stints.setdefault(claim.driver or "", []).append(claim)
            if isinstance(claim, CompoundChange):
                self.last_change = (claim.driver or "", claim.from_, claim.to)
        elif isinstance(claim, Defense) and claim.defender is not None:
            self.holders.pop(claim.defender, None)
            self.holders[claim.defender] = self.sentence
            self.last_deed = "hold"
            if claim.pursuer is not None:
                if self.hold is None or self.hold[2] != self.sentence:
                    self.holds = []
                self.hold = (claim.defender, claim.pursuer, self.sentence)
                self.holds.append(self.hold[:2])
                self.held_pairs.add(self.hold[:2])

    def length(self, driver: str, laps: int) -> set[str | None]:
        """The compounds of a driver's stints of so many laps; to be added to."""
        compounds = self.lengths.get((driver, laps))
        if compounds is None:
            compounds = self.lengths[driver, laps] = set()
            self.counts.setdefault(driver, []).append(laps)
        return compounds

    def gap(self, size: float) -> None:
        """A gap of this size is told."""
        self.gaps.append(size)
        place = bisect_left(self.sizes, size)
        if self.sizes[place : place + 1] != [size]:
            self.sizes.insert(place, size)

    def has_gap_near(self, size: float, near: float, *, other: bool = False) -> bool:
        """Whether a gap less than `near` from a size was told; with `other`, one of another size."""
        after = bisect_right(self.sizes, size) if other else bisect_left(self.sizes, size)
        before = bisect_left(self.sizes, size) - 1
        beside = (*self.sizes[max(before, 0) : before + 1], *self.sizes[after : after + 1])
        return any(abs(told - size) < near for told in beside)

    def drop(self, reason: str) -> None:
        """Count a candidate that was given up."""
        self.dropped[reason] += 1

    def owners(self, item: Item) -> tuple[str, ...]:
        """Whose an item is; empty, and counted, where the text leaves two possible."""
        if item.owner:
            return item.owner
        if len(self.cast) == 1:
            return (self.cast[0],)
        self.dropped["unresolved_driver"] += 1
        return ()

    def fit(self, driver: str, compound: str) -> None:
        """The driver is on this compound from here on."""
        replaced = self._replaced.get(driver)
        if replaced is None or replaced[0] != self.sentence:
            self._replaced[driver] = (self.sentence, self.fitted.get(driver))
        self.fitted[driver] = compound
        self.fitted_in[driver] = self.block
        worn = self.worn.get(driver)
        if worn is None:
            self.worn[driver] = {compound: None}
        else:
            worn[compound] = None

    def replaced(self, driver: str) -> str | None:
        """The compound that the driver was on before this sentence, as last said."""
        sentence, compound = self._replaced.get(driver, (-1, None))
        return compound if sentence == self.sentence else self.fitted.get(driver)

    def changed(self, driver: str, old: str, new: str) -> None:
        """The first change that the text tells of a driver ends his first stint, unless the text says otherwise."""
        if (driver, 1) not in self._implied:
            self._implied[driver, 1] = (old, self.sentence)
            self._implied[driver, 2] = (new, self.sentence)

    def taken_off(self, driver: str, fitted: str) -> str | None:
        """The tyre that the change told last took off the driver's car, if it fitted this one."""
        code, old, new = self.last_change
        return old if (code, new) == (driver, fitted) else None

    def stint_tyre(self, driver: str, number: int) -> str | None:
        """The compound of a driver's numbered stint, as said, or as the sentences before let one conclude.

        The last stint (-1) is the one with the highest number that was said.
        """
        if number < 0 and (driver, number) not in self.stints:
            told = [n for n in (1, 2) if self._implied.get((driver, n), ("", self.sentence))[1] < self.sentence]
            number = max(*told, self.stints.last.get(driver, 0), 0)
        implied, sentence = self._implied.get((driver, number), (None, 0))
        return self.stints.get((driver, number)) or (implied if sentence < self.sentence + (number == 1) else None)

    def n_changes(self, driver: str) -> int:
        """How many of the driver's tyre changes have been told."""
        return self._n_changes[driver]

    def stop(self, driver: str, lap: int) -> None:
        """The driver stopped on this lap."""
        laps = self.stops.setdefault(driver, [])
        if lap not in laps:
            laps.append(lap)
        self.block_stops.append((driver, lap))

    def other(self, driver: str | None) -> str | None:
        """The one other driver of a text about two."""
        if driver is None or len(self.cast) > 2:
            return None
        others = [code for code in self.cast if code != driver]
        return others[0] if len(others) == 1 else None

    def measured_gap(self, value: float, *, signed: bool) -> bool:
        """Whether a gap was said before, or a gain of that size; remembers it. "0.893 s" may say "-0.893 s" again."""
        known = ("gap", "", value) in self.measured or ("swing", "", value) in self.measured
        known = known or (not signed and ("gap", "", -value) in self.measured)
        self.measured |= {("gap", "", value), ("swing", "", abs(value))}
        return known

    def adds_up(self, value: float, *, rounded: bool = False) -> bool:
        """Whether seconds are what the last two gaps differ by, or add up to: a gain, whatever it is called."""
        if len(self.gaps) < 2:
            return False
        one, two = self.gaps[-2:]
        near = 0.051 if rounded else _ROUNDING
        return abs(value) > 0.0 and min(abs(abs(one - two) - abs(value)), abs(one + two - abs(value))) < near

    def new_value(self, kind: str, driver: str, value: float) -> bool:
        """Whether a measured number is said for the first time."""
        key = (kind, driver, value)
        if key in self.measured:
            return False
        self.measured.add(key)
        return True
