"""Claim kinds of the racing domain.

The first ten are the paper's ontology (`CORE`); the others (`EXTENDED`) cover what texts about races also state in
numbers. Laps are race laps counted from 1, times are seconds, drivers are three-letter codes. A driver left open means
that the text does not say whose it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from artifact.claim import Claim, close, key, value

Compound = Literal[
    "SOFT", "MEDIUM", "HARD", "INTERMEDIATE", "WET", "HYPERSOFT", "ULTRASOFT", "SUPERSOFT", "SUPERHARD"
]  # the last four were raced until 2018
BattleKind = Literal["undercut", "overcut"]


@dataclass(frozen=True, slots=True)
class PitLap(Claim):
    """The driver made a pit stop at the end of this lap."""

    type: ClassVar[str] = "pit_lap"
    driver: str | None = key("driver code")
    lap: int | None = value("race lap on which the car came in")


@dataclass(frozen=True, slots=True)
class CompoundChange(Claim):
    """At a stop the driver changed from one compound to another (one of them may be left open)."""

    type: ClassVar[str] = "compound_change"
    driver: str | None = key("driver code")
    from_: Compound | None = value("compound taken off", wire="from")
    to: Compound | None = value("compound fitted")

    def is_vague(self) -> bool:
        return self.from_ is None and self.to is None


@dataclass(frozen=True, slots=True)
class NStops(Claim):
    """The driver made this many pit stops in the race."""

    type: ClassVar[str] = "n_stops"
    driver: str | None = key("driver code")
    n: int | None = value("number of stops")


@dataclass(frozen=True, slots=True)
class StintCompound(Claim):
    """The driver ran a stint on this compound."""

    type: ClassVar[str] = "stint_compound"
    driver: str | None = key("driver code")
    compound: Compound | None = value("tyre compound")


@dataclass(frozen=True, slots=True)
class FinalPosition(Claim):
    """The driver was classified in this position."""

    type: ClassVar[str] = "final_position"
    driver: str | None = key("driver code")
    position: int | None = value("position, 1 for the winner")


@dataclass(frozen=True, slots=True)
class Battle(Claim):
    """By the timing of stops, the attacker undercut (stopped first) or overcut (stopped later) the defender.

    What the claim is about is the pair; who attacked, and how, is what it says.
    """

    type: ClassVar[str] = "battle"
    kind: BattleKind | None = value("undercut or overcut")
    attacker: str | None = key("driver code of the one who makes the move")
    defender: str | None = key("driver code of the one it is made on")

    def about_same(self, fact: Claim) -> bool:
        return isinstance(fact, Battle) and _same_pair((self.attacker, self.defender), (fact.attacker, fact.defender))

    def decided_by(self, pattern: Claim) -> bool:
        return self.about_same(pattern)

    def says_same(self, fact: Claim, scale: float = 1.0) -> bool:
        return isinstance(fact, Battle) and all(
            mine is None or mine == theirs
            for mine, theirs in (
                (self.kind, fact.kind),
                (self.attacker, fact.attacker),
                (self.defender, fact.defender),
            )
        )


@dataclass(frozen=True, slots=True)
class BattleOutcome(Claim):
    """The move (or the strategy) worked, or did not."""

    type: ClassVar[str] = "battle_outcome"
    success: bool | None = value("true if it worked")


@dataclass(frozen=True, slots=True)
class Gain(Claim):
    """Time gained by the move: the swing in the gap."""

    type: ClassVar[str] = "gain"
    value: float | None = value("seconds gained", tolerance=1.5)


@dataclass(frozen=True, slots=True)
class Defense(Claim):
    """The defender held the pursuer behind on track."""

    type: ClassVar[str] = "defense"
    defender: str | None = key("driver code of the car in front")
    pursuer: str | None = key("driver code of the car behind")

    def about_same(self, fact: Claim) -> bool:
        return isinstance(fact, Defense) and _same_pair((self.defender, self.pursuer), (fact.defender, fact.pursuer))

    def says_same(self, fact: Claim, scale: float = 1.0) -> bool:
        return isinstance(fact, Defense) and all(
            mine is None or mine == theirs
            for mine, theirs in ((self.defender, fact.defender), (self.pursuer, fact.pursuer))
        )


@dataclass(frozen=True, slots=True)
class Winner(Claim):
    """The driver won the race."""

    type: ClassVar[str] = "winner"
    driver: str | None = value("driver code")


@dataclass(frozen=True, slots=True)
class StintLaps(Claim):
    """A stint's span (first and last lap) or its length in laps."""

    type: ClassVar[str] = "stint_laps"
    driver: str | None = key("driver code")
    compound: Compound | None = key("tyre compound")
    start: int | None = value("first lap of the stint")
    end: int | None = value("last lap of the stint")
    n_laps: int | None = value("length in laps")


@dataclass(frozen=True, slots=True)
class StintPace(Claim):
    """A stint's average lap time."""

    type: ClassVar[str] = "stint_pace"
    driver: str | None = key("driver code")
    compound: Compound | None = key("tyre compound")
    seconds: float | None = value("seconds a lap", tolerance=0.05)


@dataclass(frozen=True, slots=True)
class Degradation(Claim):
    """A stint's tyre degradation; negative means that lap times fell."""

    type: ClassVar[str] = "degradation"
    driver: str | None = key("driver code")
    compound: Compound | None = key("tyre compound")
    value: float | None = value("seconds a lap each lap, with sign", tolerance=0.005)


@dataclass(frozen=True, slots=True)
class Gap(Claim):
    """A gap from one driver to another, with the sign as stated: positive when the first is ahead.

    Turned round, the same gap has the opposite sign.
    """

    type: ClassVar[str] = "gap"
    from_: str | None = key("driver code", wire="from")
    to: str | None = key("driver code")
    value: float | None = value("seconds, with sign", tolerance=0.05)

    def about_same(self, fact: Claim) -> bool:
        return isinstance(fact, Gap) and _same_pair((self.from_, self.to), (fact.from_, fact.to))

    def says_same(self, fact: Claim, scale: float = 1.0) -> bool:
        if not isinstance(fact, Gap) or self.value is None:
            return isinstance(fact, Gap)
        if fact.value is None:
            return False
        straight = _fits((self.from_, self.to), (fact.from_, fact.to))
        turned = _fits((self.to, self.from_), (fact.from_, fact.to))
        return (straight and close(self.value, fact.value, 0.05 * scale)) or (
            turned and close(-self.value, fact.value, 0.05 * scale)
        )


@dataclass(frozen=True, slots=True)
class NeutralisedStop(Claim):
    """The stop was made under the safety car or the virtual safety car."""

    type: ClassVar[str] = "neutralised_stop"
    driver: str | None = key("driver code")
    lap: int | None = value("race lap of the stop")


@dataclass(frozen=True, slots=True)
class HoldLaps(Claim):
    """For how many laps the defender held the pursuer."""

    type: ClassVar[str] = "hold_laps"
    defender: str | None = key("driver code of the car in front")
    pursuer: str | None = key("driver code of the car behind")
    n_laps: int | None = value("number of laps")


@dataclass(frozen=True, slots=True)
class PaceDelta(Claim):
    """By how much the pursuer was faster than the defender."""

    type: ClassVar[str] = "pace_delta"
    pursuer: str | None = key("driver code of the faster car")
    defender: str | None = key("driver code of the slower car")
    value: float | None = value("seconds a lap", tolerance=0.05)


@dataclass(frozen=True, slots=True)
class FastestLap(Claim):
    """The driver set the fastest lap of the race."""

    type: ClassVar[str] = "fastest_lap"
    driver: str | None = value("driver code")
    seconds: float | None = value("lap time in seconds", tolerance=0.01)


@dataclass(frozen=True, slots=True)
class TeammateProtected(Claim):
    """By holding the pursuer the driver protected a team-mate's place, or did not."""

    type: ClassVar[str] = "teammate_protected"
    driver: str | None = key("driver code of the defender")
    value: bool | None = value("true if protected")


def _same_pair(mine: tuple[str | None, str | None], theirs: tuple[str | None, str | None]) -> bool:
    """Unordered equality of two pairs, where None on either side matches anything."""
    return _fits(mine, theirs) or _fits(mine, (theirs[1], theirs[0]))


def _fits(mine: tuple[str | None, str | None], theirs: tuple[str | None, str | None]) -> bool:
    """Equality of two ordered pairs, where None on either side matches anything."""
    return all(a is None or b is None or a == b for a, b in zip(mine, theirs, strict=True))


CORE: tuple[type[Claim], ...] = (
    PitLap,
    CompoundChange,
    NStops,
    StintCompound,
    FinalPosition,
    Battle,
    BattleOutcome,
    Gain,
    Defense,
    Winner,
)
EXTENDED: tuple[type[Claim], ...] = (
    StintLaps,
    StintPace,
    Degradation,
    Gap,
    NeutralisedStop,
    HoldLaps,
    PaceDelta,
    FastestLap,
    TeammateProtected,
)
KINDS: dict[str, type[Claim]] = {kind.type: kind for kind in (*CORE, *EXTENDED)}
