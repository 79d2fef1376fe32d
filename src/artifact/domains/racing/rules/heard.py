"""Who and what is heard of in a whole text: its drivers, first names that two of them share, tyres for rain."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from artifact.domains.racing.drivers import SHARED
from artifact.domains.racing.persons import FIRST_SEASON, LAST_SEASON, raced
from artifact.domains.racing.rules.antecedents import NOBODY
from artifact.domains.racing.rules.epithets import EPITHET
from artifact.domains.racing.rules.items import Item, tagged
from artifact.domains.racing.rules.passages import SAMPLE, Passage
from artifact.domains.racing.rules.scene import LINKS

_SHARED = frozenset(map("/".join, SHARED.values()))  # what stands for a driver until it is known for whom
_YEAR = re.compile(r"\b20[12][0-9]\b")
_HEARD = frozenset({"DRIVER", EPITHET, "WET_WEATHER", "WET_WORD"})


@dataclass
class Heard:
    """What a text speaks of.

    Attributes:
        cast: codes of its drivers, in order of mention.
        has_epithets: whether it calls somebody by more than a name.
    """

    cast: dict[str, None] = field(default_factory=dict)
    has_epithets: bool = False


def hear(passages: Sequence[Passage], text: str) -> Heard:
    """Find out of whom a text speaks; settle who its shared first names and what its tyres for rain are.

    Args:
        passages: of the text; their items are settled.
        text: as it stands.
    """
    heard = Heard()
    shared: list[Item] = []
    wet: list[tuple[list[Item], Item]] = []
    for passage in passages:
        for items in passage.sentences:
            for item in tagged(items, _HEARD):
                if item.tag == "DRIVER":
                    if item.code in _SHARED:
                        shared.append(item)
                    else:
                        heard.cast[item.code] = None
                elif item.tag == EPITHET:
                    heard.has_epithets = True
                else:
                    wet.append((items, item))
    if shared:
        _tell_apart(shared, heard.cast, season(text))
    _wet_weather(wet)
    return heard


def season(text: str) -> int | None:
    """The season that a text is about: the first one that it names."""
    found = _YEAR.search(text, 0, SAMPLE)
    return int(found.group()) if found is not None and FIRST_SEASON <= int(found.group()) <= LAST_SEASON else None


def _tell_apart(shared: list[Item], cast: dict[str, None], season: int | None) -> None:
    """Settle whose first name it is that two drivers have: his whom the text names, or who raced in its season."""
    for item in shared:
        codes = item.code.split("/")
        found = [code for code in codes if code in cast] or [code for code in codes if raced(code, season)]
        item.value = found[0] if len(found) == 1 else NOBODY
        cast[item.code] = None


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
