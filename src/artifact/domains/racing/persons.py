"""What drivers are known by beside their names: nations, teams by season, and titles.

Invariant: facts of public record of the seasons 2018-2026, in words of `rules.lexicon_epithets`. A driver who is not in
the table is known by nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

# code: nation; teams with their first and last season; seasons that ended with the title
_FACTS = """
AIT britain; williams 2020
ALB thailand; toro rosso 2019, red bull 2019-2020, williams 2022-2026
ALO spain; mclaren 2018, alpine 2021-2022, aston martin 2023-2026; 2005 2006
ANT italy; mercedes 2025-2026
BEA britain; ferrari 2024, haas 2024-2026
BOR brazil; sauber 2025, audi 2026
BOT finland; mercedes 2018-2021, alfa romeo 2022-2023, sauber 2024, cadillac 2026
COL argentina; williams 2024, alpine 2025-2026
DEV netherlands; williams 2022, alphatauri 2023
DOO australia; alpine 2024-2025
ERI sweden; sauber 2018, alfa romeo 2018
FIT brazil; haas 2020
GAS france; toro rosso 2018-2019, red bull 2019, alphatauri 2020-2022, alpine 2023-2026
GIO italy; alfa romeo 2019-2021
GRO france; haas 2018-2020
HAD france; racing bulls 2025, red bull 2026
HAM britain; mercedes 2018-2024, ferrari 2025-2026; 2008 2014 2015 2017 2018 2019 2020
HAR new zealand; toro rosso 2018
HUL germany; renault 2018-2019, racing point 2020, aston martin 2022, haas 2023-2024, sauber 2025, audi 2026
KUB poland; williams 2019, alfa romeo 2021
KVY russia; toro rosso 2019, alphatauri 2020
LAT canada; williams 2020-2022
LAW new zealand; alphatauri 2023, racing bulls 2024-2026, red bull 2025
LEC monaco; sauber 2018, alfa romeo 2018, ferrari 2019-2026
LIN britain; racing bulls 2026
MAG denmark; haas 2018-2020, haas 2022-2024
MAZ russia; haas 2021
MSC germany; haas 2021-2022
NOR britain; mclaren 2019-2026; 2025
OCO france; force india 2018, racing point 2018, renault 2020, alpine 2021-2024, haas 2025-2026
PER mexico; force india 2018, racing point 2018-2020, red bull 2021-2024, cadillac 2026
PIA australia; mclaren 2023-2026
RAI finland; ferrari 2018, alfa romeo 2019-2021; 2007
RIC australia; red bull 2018, renault 2019-2020, mclaren 2021-2022, alphatauri 2023, racing bulls 2024
RUS britain; williams 2019-2021, mercedes 2020, mercedes 2022-2026
SAI spain; renault 2018, mclaren 2019-2020, ferrari 2021-2024, williams 2025-2026
SAR america; williams 2023-2024
SIR russia; williams 2018
STR canada; williams 2018, racing point 2019-2020, aston martin 2021-2026
TSU japan; alphatauri 2021-2023, racing bulls 2024-2025, red bull 2025
VAN belgium; mclaren 2018
VER netherlands; red bull 2018-2026; 2021 2022 2023 2024
VET germany; ferrari 2018-2020, aston martin 2021-2022; 2010 2011 2012 2013
ZHO china; alfa romeo 2022-2023, sauber 2024
"""
FIRST_SEASON, LAST_SEASON = 2018, 2026
CHAMPION = "champion"  # with a number after a blank: of so many titles


class Person(NamedTuple):
    """What a driver is known by.

    Attributes:
        nation: key of his nation.
        teams: teams with the first and last season of a spell there.
        titles: seasons that he won.
    """

    nation: str
    teams: tuple[tuple[str, int, int], ...]
    titles: tuple[int, ...]


@cache
def persons() -> Mapping[str, Person]:
    """The drivers of the table, by code."""
    return {line[:3]: _person(line[4:]) for line in _FACTS.strip().splitlines()}


def _person(line: str) -> Person:
    nation, teams, *titles = line.split("; ")
    spells = []
    for spell in teams.split(", "):
        team, _, seasons = spell.rpartition(" ")
        spells.append((team, int(seasons[:4]), int(seasons[-4:])))
    return Person(nation, tuple(spells), tuple(map(int, titles[0].split())) if titles else ())


def is_called(code: str, key: str, season: int | None) -> bool:
    """Whether a driver of the table may be called so, in a season or, if it is None, in any.

    Args:
        code: of a driver of the table.
        key: of a nation or team (`rules.lexicon_epithets`), or `champion`, or `champion 4`.
        season: of the race.

    >>> is_called("SAI", "spain", None), is_called("SAI", "ferrari", 2025), is_called("VET", "champion 4", 2019)
    (True, False, True)
    """
    person = persons()[code]
    if key.startswith(CHAMPION):
        return _is_champion(person, key, season)
    if key == person.nation:
        return True
    return any(key == team and (season is None or first <= season <= last) for team, first, last in person.teams)


def raced(code: str, season: int | None) -> bool:
    """Whether a driver of the table raced in a season."""
    teams = persons()[code].teams
    return season is not None and any(first <= season <= last for _, first, last in teams)


def _is_champion(person: Person, key: str, season: int | None) -> bool:
    _, _, number = key.partition(" ")
    if not number:
        return bool(person.titles) and (season is None or person.titles[0] <= season)
    seasons = range(FIRST_SEASON, LAST_SEASON + 1) if season is None else (season,)
    return any(sum(won < year for won in person.titles) <= int(number) <= len(_won(person, year)) for year in seasons)


def _won(person: Person, season: int) -> list[int]:
    """The titles that a driver has when a season is over: its champion is called so while it goes on, too."""
    return [won for won in person.titles if won <= season]
