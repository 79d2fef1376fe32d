"""Drivers: codes, names, and how a text may call them.

Invariant: a name leads to one code; a surname, first name or code that two drivers share leads to none. The table holds
derived facts of the classifications 2018-2025 and the entry list of 2026; a code that it lacks is still read as a
driver where a text uses it as one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

from artifact.text.fold import fold

NAMES: Mapping[str, str] = MappingProxyType(
    {
        "AIT": "Jack Aitken",
        "ALB": "Alexander Albon",
        "ALO": "Fernando Alonso",
        "ANT": "Andrea Kimi Antonelli",
        "BEA": "Oliver Bearman",
        "BOR": "Gabriel Bortoleto",
        "BOT": "Valtteri Bottas",
        "COL": "Franco Colapinto",
        "DEV": "Nyck de Vries",
        "DOO": "Jack Doohan",
        "ERI": "Marcus Ericsson",
        "FIT": "Pietro Fittipaldi",
        "GAS": "Pierre Gasly",
        "GIO": "Antonio Giovinazzi",
        "GRO": "Romain Grosjean",
        "HAD": "Isack Hadjar",
        "HAM": "Lewis Hamilton",
        "HAR": "Brendon Hartley",
        "HUL": "Nico Hülkenberg",
        "KUB": "Robert Kubica",
        "KVY": "Daniil Kvyat",
        "LAT": "Nicholas Latifi",
        "LAW": "Liam Lawson",
        "LEC": "Charles Leclerc",
        "LIN": "Arvid Lindblad",
        "MAG": "Kevin Magnussen",
        "MAZ": "Nikita Mazepin",
        "MSC": "Mick Schumacher",
        "NOR": "Lando Norris",
        "OCO": "Esteban Ocon",
        "PER": "Sergio Pérez",
        "PIA": "Oscar Piastri",
        "RAI": "Kimi Räikkönen",
        "RIC": "Daniel Ricciardo",
        "RUS": "George Russell",
        "SAI": "Carlos Sainz",
        "SAR": "Logan Sargeant",
        "SIR": "Sergey Sirotkin",
        "STR": "Lance Stroll",
        "TSU": "Yuki Tsunoda",
        "VAN": "Stoffel Vandoorne",
        "VER": "Max Verstappen",
        "VET": "Sebastian Vettel",
        "ZHO": "Guanyu Zhou",
    }
)

# other spellings and short forms in use
_ALIASES = {
    "hulkenberg": "HUL",
    "huelkenberg": "HUL",
    "checo": "PER",
    "seb": "VET",
    "alex albon": "ALB",
    "kimi antonelli": "ANT",
    "ollie bearman": "BEA",
    "ollie": "BEA",
    "sargent": "SAR",
    "alex": "ALB",
    "albono": "ALB",
    "carlitos": "SAI",
    "danny": "RIC",
    "danny ric": "RIC",
    "gabi": "BOR",
    "gio": "GIO",
    "hulk": "HUL",
    "hulkenburg": "HUL",
    "iceman": "RAI",
    "kmag": "MAG",
    "k - mag": "MAG",
    "mad max": "VER",
    "super max": "VER",
    "nando": "ALO",
    "nano": "ALO",
    "nicky": "LAT",
}
# names that no text would use alone
_NOT_ALONE = frozenset({"andrea"})
# first names that are everyday words at the beginning of a sentence, too
SHY = frozenset({"max", "lance", "logan"})
# first names of two well-known drivers: which of them is meant, the rest of a text tells
SHARED: Mapping[str, tuple[str, ...]] = MappingProxyType({"kimi": ("RAI", "ANT"), "jack": ("AIT", "DOO")})
# names that are everyday words without their capital, by language
_EVERYDAY: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "en": frozenset({"stroll", "hulk"}),
        "es": frozenset({"franco", "checo", "nano"}),
        "pt": frozenset({"franco", "liam", "nano"}),
    }
)


def aliases(names: Mapping[str, str] = NAMES) -> dict[tuple[str, ...], str]:
    """Every way to name a driver other than by code, as folded words, with the code.

    Full name, surname, and first name alone, the last two where only one driver bears it.

    >>> table = aliases()
    >>> table["max", "verstappen"], table["verstappen",], table["raikkonen",], table["lewis",]
    ('VER', 'VER', 'RAI', 'HAM')
    """
    full = {tuple(fold(part) for part in name.split()): code for code, name in names.items()}
    table = dict(full)
    for short in (_surname, _first):
        counts = Counter(short(words) for words in full)
        for words, code in full.items():
            if counts[short(words)] == 1:
                table.setdefault(short(words), code)
    for alias, code in _ALIASES.items():
        if code in names:
            table[tuple(alias.split())] = code
    for word in _NOT_ALONE:
        table.pop((word,), None)
    for word, codes in SHARED.items():
        table[word,] = "/".join(codes)
    return table


def uncased(lang: str) -> frozenset[str]:
    """The words that are names of drivers without their capital, too, as where a text has no capitals.

    >>> {"gasly", "stroll", "max"} & uncased("en")
    {'gasly'}
    """
    alone = {words[0] for words in aliases() if len(words) == 1}
    return frozenset(word for word in alone - _EVERYDAY[lang] - SHY - SHARED.keys() if len(word) > 3)


def misspelt(word: str) -> str:
    """The code of the driver whose surname a folded word is but for doubled letters; empty if it is nobody's.

    >>> misspelt("verstapen"), misspelt("russel"), misspelt("botas")
    ('VER', 'RUS', '')
    """
    return _SINGLED.get(_single(word), "") if len(word) >= _LONG else ""


def _single(word: str) -> str:
    """The word with every doubled letter written once."""
    return "".join(letter for letter, before in zip(word, " " + word, strict=False) if letter != before)


def _surname(words: tuple[str, ...]) -> tuple[str, ...]:
    return words[-2:] if len(words) > 2 and words[-2] in ("de", "van", "von") else words[-1:]


def _first(words: tuple[str, ...]) -> tuple[str, ...]:
    return words[:1]


_LONG = 6  # letters from which on a name is no other word with one letter less
_SINGLED = {
    _single(words[-1]): code for words, code in aliases().items() if len(words) == 1 and len(words[-1]) >= _LONG
}
