"""Whom epithets stand for, by what is known of the drivers of a text, and by what it lets one conclude itself.

Invariant: an epithet stands for a driver of the text. It is resolved where the text says outright whose it is, where
nations, teams and titles (`persons`) leave one of its drivers, where grammar or contrast do, or where other sentences
settled it; where they disagree, or say nothing, it stays open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from artifact.domains.racing.persons import CHAMPION, is_called, persons
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.lexicon_epithets import FORMER, LATTER, NATIONS, OURS, RIVAL, TEAMS, THEIRS

STRONG, WEAK = 3, 1
NOBODY = "?"  # a driver whom the text leaves open


class Antecedents:
    """What a text tells about whom its epithets stand for.

    Attributes:
        cast: the drivers of the text.
        heard: the drivers named so far, the last named last.
        held: the defender and the pursuer of the defence told last.
        pair_told: the two drivers whom alone the sentence before named, if it did.
        learning: whether the text is read to learn only.
    """

    def __init__(self, cast: Sequence[str], told: Mapping[str, Iterable[str]], season: int | None = None) -> None:
        self.cast = cast
        self._season = season
        self._told = frozenset(told)
        ours = [code for code in told.get(OURS, ()) if code in cast] or list(cast)
        self._ours = ours[0] if ours else NOBODY
        self.heard: dict[str, None] = {}
        self.held: tuple[str, ...] = ()
        self.pair_told: tuple[str, ...] = ()
        self.learning = True
        self._votes: dict[str, Counter[str]] = {}
        self._met: list[tuple[Item, object, bool]] = []
        for key, codes in told.items():
            for code in codes:
                if code in self.cast:
                    self.vote((key,), code, 3 * STRONG)

    def hear(self, code: str) -> None:
        """A driver is named."""
        self.heard.pop(code, None)
        self.heard[code] = None

    def vote(self, keys: Iterable[str], code: str, weight: int) -> None:
        """Something speaks for these epithets being a driver's."""
        for key in keys:
            if key in NATIONS or key in TEAMS or key.startswith(CHAMPION):
                self._votes.setdefault(key, Counter())[code] += weight

    def pair(self, named: Iterable[str]) -> tuple[str, ...]:
        """The drivers that an epithet may stand for in a sentence which names some: one, two, or nobody."""
        named = list(dict.fromkeys(named))
        possible = list(dict.fromkeys((*self.heard, *named)))
        if len(possible) > 2:
            last = list(self.heard)[-2:]
            possible = last if set(last) <= set(named) else named if len(named) == 2 else possible
        return tuple(possible) if len(possible) < 3 else ()

    def known(self, keys: Iterable[str]) -> str:
        """Whose one of these epithets is in the whole text; empty if it does not tell."""
        for key in keys:
            code = self._whose(key)
            if code:
                return code
        if len(self.cast) == 2:  # a text about a German and a Mexican
            for kind in (NATIONS, TEAMS):
                for key in keys:
                    others = {self._whose(other) for other in self._votes if other in kind and other != key} - {""}
                    if key in kind and len(others) == 1:
                        return next(code for code in self.cast if code not in others)
        return ""

    def called(self, keys: Sequence[str]) -> str:
        """The one driver of the text who is known to be called all of these; `NOBODY` if none is, empty if unknown."""
        if OURS in keys:
            return self._ours
        if THEIRS in keys:
            others = [code for code in self.cast if code != self._ours]
            return others[0] if len(others) == 1 else NOBODY
        keys = [key for key in keys if key in NATIONS or key in TEAMS or key.startswith(CHAMPION)]
        known = persons()
        if not keys or not self._told.isdisjoint(keys) or not all(code in known for code in self.cast):
            return ""
        found = [code for code in self.cast if all(is_called(code, key, self._season) for key in keys)]
        if not found and self._season is not None:
            found = [code for code in self.cast if all(is_called(code, key, None) for key in keys)]
        if len(found) > 1:
            found = [code for code in found if code in self.heard] or found  # who is named only later is not meant
        if len(found) == 1:
            return found[0]
        return NOBODY if not found and not NATIONS.isdisjoint(keys) else ""

    def _whose(self, key: str) -> str:
        votes = self._votes.get(key, Counter()).most_common(2)
        if not votes or (len(votes) > 1 and votes[0][1] <= 2 * votes[1][1]):
            return ""
        return votes[0][0]

    def meet(self, item: Item) -> None:
        """Remember an epithet that is read to learn only."""
        if self.learning:
            self._met.append((item, item.value, item.flag))

    def learned(self) -> None:
        """From here on the text is read for good."""
        for item, value, flag in self._met:
            item.tag, item.value, item.flag = "EPITHET", value, flag
        self._met = []
        self.heard = {}
        self.held = ()
        self.pair_told = ()
        self.learning = False


def place(keys: tuple[str, ...], heard: Sequence[str]) -> str:
    """The one of the two drivers named last that "the former" or "the latter" stands for."""
    if len(heard) < 2:
        return ""
    return heard[-2] if keys == (FORMER,) else heard[-1] if keys == (LATTER,) else ""


def is_rival(keys: tuple[str, ...]) -> bool:
    """Whether an epithet tells no more than that it is not the driver spoken of."""
    return RIVAL in keys
