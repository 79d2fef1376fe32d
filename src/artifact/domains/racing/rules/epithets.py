"""Epithets: "the German", "el piloto de Williams", "o holandês", "the Red Bull", "his rival".

Invariant: an item with the tag EPITHET stands for one driver, who it is being left to `antecedents`; words of nations
and teams that stand for nobody ("the German Grand Prix", "Ferrari called him in") are left out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.lexicon_epithets import ADJECTIVES, FORMER, KEYS, LATTER, OURS, RIVAL, TEAMS, THEIRS
from artifact.text.fold import fold

EPITHET = "EPITHET"
_REACH = 48  # characters beside a word that may belong to its epithet

_PERSON = r"driver|racer|man|rookie|veteran|ace|star|youngster|newcomer|racer|pilot|car|machine"
_HOMBRE = r"piloto|hombre|novato|veterano|joven|debutante|coche|monoplaza|auto|bólido|volante"
_HOMEM = r"piloto|homem|novato|veterano|jovem|estreante|carro|monoposto|monolugar"
_ADJECTIVE = r"other|young|veteran|experienced|wily|otro|joven|veterano|outro|jovem|experiente"
# what stands before the word of a nation
_ARTICLE = {
    "en": re.compile(rf"\bthe\s+(?:(?P<other>other)\s+|(?:{_ADJECTIVE})\s+)?\Z", re.IGNORECASE),
    "es": re.compile(
        rf"\b(?:el|al|del)\s+(?:(?P<other>otro)\s+|(?:{_ADJECTIVE})\s+)?(?:(?:{_HOMBRE})\s+)?\Z", re.IGNORECASE
    ),
    "pt": re.compile(
        rf"\b(?:o|ao|do|no|pelo)\s+(?:(?P<other>outro)\s+|(?:{_ADJECTIVE})\s+)?(?:(?:{_HOMEM})\s+)?\Z", re.IGNORECASE
    ),
}
# what stands before the name of a team
_OF_TEAM = {
    "en": re.compile(
        rf"\bthe\s+(?:(?P<other>other)\s+)?(?:(?:{_PERSON})\s+(?:in|from|of|at)\s+(?:the\s+)?)?\Z", re.IGNORECASE
    ),
    "es": re.compile(
        rf"\b(?:el|al|del)\s+(?:(?P<other>otro)\s+)?(?:(?:(?:{_HOMBRE})\s+)?(?:de\s+la|del|de)\s+)?\Z", re.IGNORECASE
    ),
    "pt": re.compile(
        rf"\b(?:o|ao|do|no|pelo)\s+(?:(?P<other>outro)\s+)?(?:(?:(?:{_HOMEM})\s+)?(?:da|do|de)\s+)?\Z", re.IGNORECASE
    ),
}
# what stands before "rival"
_WHOSE = {
    "en": re.compile(r"\b(?:the|his)\s+(?:direct\s+|closest\s+|immediate\s+|main\s+)?\Z", re.IGNORECASE),
    "es": re.compile(r"\b(?:el|al|del|su)\s+(?:principal\s+|gran\s+)?\Z", re.IGNORECASE),
    "pt": re.compile(r"\b(?:o|ao|do|no|pelo|seu)\s+(?:principal\s+|grande\s+)?\Z", re.IGNORECASE),
}
# what follows the word and belongs to it
_MAN = re.compile(rf"\s+(?:{_PERSON})\b(?:['’]s\b)?", re.IGNORECASE)
# what stands between a man and his team
_OF_HIS = {
    "en": re.compile(r"\s+(?:in|from|of|at)\s+(?:the\s+)?\Z"),
    "es": re.compile(r"\s+(?:de\s+la|del|de)\s+\Z"),
    "pt": re.compile(r"\s+(?:da|do|de)\s+\Z"),
}
# nouns of what a nation or a team has that is no driver
_THINGS = re.compile(
    r"[\s-]+(?:grand|gran|grande|gp|team|teams|squad|outfit|camp|garage|pit|pits|pitwall|wall|crew|crews|strategists?|"
    r"engineers?|mechanics|duo|pair|drivers|cars|boys|call|calls|strategy|engines?|power|race|races|round|weekend|"
    r"circuit|track|flag|crowd|fans|public|event|marque|manufacturer|constructors?|anthem|soil|summer|rain|sun|"
    r"bosses|boss|principal|management|pace|tyres?|tires?|stops?|undercut|overcut|premier|ring)\b",
    re.IGNORECASE,
)
# nouns that "the latter" goes with
_HALF = re.compile(
    r"\s+(?:half|part|parts|stages?|stints?|phase|laps?|set|sets|tyres?|tires?|stops?|compound|period|case|option|run|"
    r"two|three|move|strategy|race|portion|pair)\b",
    re.IGNORECASE,
)
_OF_STOPS = re.compile(
    r"\s+(?:of\s+(?:which|them|these|those|the\s+two)|one|stop|two|under|during|behind\s+(?:the\s+)?(?:safety|virtual)|"
    r"made\s+under|coming\s+under|being|with\s+the\s+(?:race|safety))\b",
    re.IGNORECASE,
)
# what "este" stands for a driver before: what drivers do
_DOES = re.compile(
    r"\s+(?:stopped|pitted|finished|came|ended|started|ran|went|averaged|se\s+detuvo|par[óo]u?|entr[óo]u?|termin[óo]u?|acab[óo]u?|mont[óo]u?|cambi[óo]|trocou|gan[óo]u?|llegó|chegou|"
    r"qued[óo]|ficou|respond\w+|esper[óo]u?|alarg[óo]u?|prolong[óo]u?|estir[óo]u?|salió|saiu|largou|hizo|fez|rodaba|rodava|(?:era|fuera|fosse)\s+(?:\w+\s+)?m[áa]i?s)"
    r"\b",
    re.IGNORECASE,
)
_THE = {
    "en": re.compile(r"\bthe\s+\Z", re.IGNORECASE),
    "es": re.compile(r"\bel\s+\Z", re.IGNORECASE),
    "pt": re.compile(r"\bo\s+\Z", re.IGNORECASE),
}
_POSSESSIVE = re.compile(r"['’]s?\Z")


@dataclass(slots=True)
class _Sentence:
    """A sentence while its epithets are put in the place of the words that they consist of.

    Attributes:
        text: that it is part of.
        items: with those of tag EPITHET being mere words of `lexicon_epithets`.
        lang: its language.
        told: whom the text calls what outright ("AAA, the German, ..."), by key of the epithet.
        out: its items so far.
        comma: between an epithet and the name put beside it.
    """

    text: str
    items: list[Item]
    lang: str
    told: dict[str, list[str]]
    out: list[Item] = field(default_factory=list)
    comma: Item | None = None


def marked(text: str, items: list[Item], lang: str, told: dict[str, list[str]]) -> list[Item]:
    """The items of a sentence with its epithets in the place of the words that they consist of.

    Args:
        text: that the items are of.
        items: with those of tag EPITHET being mere words of `lexicon_epithets`.
        lang: of the sentence.
        told: whom the text calls what outright ("AAA, the German, ..."), by key of the epithet. Added to.
    """
    sentence = _Sentence(text, items, lang, told)
    out = sentence.out
    for index, item in enumerate(items):
        if item is sentence.comma:
            continue
        if item.tag == EPITHET:
            _mark(sentence, index)
        elif item.tag == "ORD" and (ranked := _ranked(text, item, out, lang)) is not None:
            out.append(ranked)
        elif not out or out[-1].tag != EPITHET or item.start >= out[-1].end:
            out.append(item)
    return out


def _mark(sentence: _Sentence, index: int) -> None:
    """Read a word of `lexicon_epithets`: what it stands for, what it says of whom, or nothing."""
    text, items, lang, out = sentence.text, sentence.items, sentence.lang, sentence.out
    item = items[index]
    word = _POSSESSIVE.sub("", text[item.start : item.end])
    key = KEYS[lang].get(" ".join(fold(word).replace("-", " - ").split()), "")
    if key in (OURS, THEIRS):
        ours = _of_a_team(text, items, index, out, key)
        if ours is not None:
            out.append(ours)
            sentence.told.setdefault(OURS, []).extend(_our_driver(items, index) if key == OURS else ())
        return
    found = _epithet(text, item, key, lang)
    if key in TEAMS and _tells_team(sentence, index, key):
        return
    if key == RIVAL and out and out[-1].tag == "DRIVER" and out[-1].flag and out[-1].to == item.at - 1:
        whose = out.pop()  # "AAA's rival"
        out.append(Item(EPITHET, (key, whose.code), whose.start, item.end, whose.at, item.to))
        return
    if found is None:
        if key == LATTER and _OF_STOPS.match(text, item.end, item.end + _REACH):
            item.tag = "FINAL"  # "on laps 9 and 30, the latter under the safety car"
            out.append(item)
        return
    after = items[index + 1 : index + 3]
    if key == RIVAL and [other.tag for other in after] == ["OF", "DRIVER"] and after[1].at <= found.to + 3:
        found.value = (key, after[1].code)  # "el rival de AAA"
        found.end, found.to = after[1].end, after[1].to
    named = _apposed(text, items, index, found)
    if named:
        sentence.told.setdefault(key, []).append(named)
        sentence.comma = items[index + 1] if items[index + 1].tag == "," else None
        return
    while out and out[-1].end > found.start:
        out.pop()  # "el piloto de"
    out.append(found)


def _tells_team(sentence: _Sentence, index: int, key: str) -> bool:
    """Whether the name of a team tells whose it is, or adds to who is told by an epithet before it."""
    items, out, item = sentence.items, sentence.out, sentence.items[index]
    owner = _owner(items, index)
    if owner:
        sentence.told.setdefault(key, []).append(owner)
        return True
    of = len(out) > 1 and out[-1].tag in ("OF", "IN", "FROM")
    whose = out[-2] if of else out[-1] if out else None
    if whose is None or whose.tag != EPITHET:
        return False
    if _OF_HIS[sentence.lang].match(sentence.text, whose.end, item.start) is None:
        return False
    out[len(out) - 1 - of :] = [_wider(whose, item, key)]  # "o dinamarquês da Haas"
    return True


def _epithet(text: str, item: Item, key: str, lang: str) -> Item | None:
    """What a word of `lexicon_epithets` makes with the words beside it."""
    if key in (FORMER, LATTER):
        end = item.end + _REACH
        stands = (
            not (_HALF.match(text, item.end, end) or _OF_STOPS.match(text, item.end, end))
            if lang == "en"
            else _DOES.match(text, item.end, end)
        )
        if not stands:
            return None  # "the latter stint", "este duelo"
        return Item(EPITHET, (key,), *_place(item))
    team = key in TEAMS
    table = _OF_TEAM if team else _WHOSE if key == RIVAL else _ARTICLE
    if team and not text[item.start].isupper():
        return None
    window = text[max(item.start - _REACH, 0) : item.start]
    before = table[lang].search(window)
    if before is None or _THINGS.match(text, item.end, item.end + _REACH):
        return None
    man = _MAN.match(text, item.end, item.end + _REACH) if lang == "en" else None
    if man is None and lang == "en" and text[item.start : item.end].lower() in ADJECTIVES:
        return None
    end = man.end() if man is not None else item.end
    if key != RIVAL and before["other"]:
        key = RIVAL
    start = item.start - len(window) + before.start()
    words = len(before.group().split())
    whole = Item(EPITHET, (key,), start, end, item.at - words + 1, item.to + (man is not None))
    whole.flag = bool(_POSSESSIVE.search(text, start, end))
    return whole


# what a team does, has and is measured by, when it is its driver who does
_DEEDS = frozenset({"PIT", "HALTED", "CHANGE", "MOTION", "STAY", "EXTEND", "START", "RUN", "FINISH", "LEAVE", "KEEP"})
_DEEDS |= {"GAIN", "LOSE", "WIN", "HOLD", "UNDERCUT", "OVERCUT", "FIT", "OFF", "RESPOND"}
_OWNED = frozenset({"PIT", "STOPS", "STINT", "UNDERCUT", "OVERCUT", "ORD", "FINAL", "TYRE", "AVG", "GAP", "COMPOUND"})
_OWNED |= {"ONLY_STOP", "OPENING", "TEAMMATE"}
_TOWARDS = frozenset({"FOR", "ON", "BEHIND", "AHEAD", "BY", "FROM", "TO", "THAN"})
_NOT_OURS = frozenset(
    {"ON", "BEHIND", "AHEAD", "UNDERCUT", "OVERCUT", "PASSED", "HOLD", "VERSUS", "THAN", "FROM", "BY"}
)
_WE = frozenset({"we", "they"})
_US = frozenset({"us", "them", "nosotros", "ellos", "eles"})


def _of_a_team(text: str, items: list[Item], index: int, before: list[Item], key: str) -> Item | None:
    """ "We" and "they" where a team tells what its driver did: "we stopped on lap 9", "36 for us and 33 for them"."""
    item = items[index]
    word = text[item.start : item.end].casefold()
    after = items[index + 1] if index + 1 < len(items) else None
    if key == THEIRS and not any(other.tag == EPITHET and other.value == (OURS,) for other in before):
        return None
    if word in _US:
        led = index > 0 and items[index - 1].tag in _TOWARDS and items[index - 1].to == item.at - 1
        return Item(EPITHET, (key,), *_place(item)) if led else None
    wanted, reach = (_DEEDS, 2) if word in _WE else (_OWNED, 3)
    if after is None or after.tag not in wanted or after.at > item.to + reach:
        return None  # "we see that", "our data"
    told = Item(EPITHET, (key,), *_place(item))
    told.flag = word not in _WE
    return told


def _our_driver(items: list[Item], index: int) -> list[str]:
    """Whom "we" have: the driver whom they stopped, left out or finished with, in what stands right after."""
    for k in range(index + 1, min(index + 7, len(items))):
        if items[k].tag in (".", ",", ";", "BUT", "WHILE"):
            return []
        if items[k].tag == "DRIVER":
            return [] if items[k - 1].tag in _NOT_OURS or items[k].flag else [items[k].code]
    return []


def _ranked(text: str, item: Item, before: list[Item], lang: str) -> Item | None:
    """ "the first finished fifth, the second sixth", "el primero paró en la 9 y el segundo, en la 11"."""
    if item.flag or item.whole not in (1, 2) or not _THE[lang].search(text, max(item.start - 8, 0), item.start):
        return None
    end = item.end + _REACH
    if item.whole == 1:
        return Item(EPITHET, (FORMER,), *_place(item)) if _DOES.match(text, item.end, end) else None
    first = any(other.tag == EPITHET and other.value == (FORMER,) for other in before)
    return Item(EPITHET, (LATTER,), *_place(item)) if first else None


def _place(item: Item) -> tuple[int, int, int, int]:
    return item.start, item.end, item.at, item.to


def _wider(epithet: Item, team: Item, key: str) -> Item:
    keys = (*epithet.value, key) if isinstance(epithet.value, tuple) else (key,)
    return Item(EPITHET, keys, epithet.start, team.end, epithet.at, team.to)


def _owner(items: list[Item], index: int) -> str:
    """Whose car or team a team's name is told to be: "AAA's Ferrari", "AAA (Ferrari)", "el Ferrari de AAA"."""
    item = items[index]
    before = items[index - 1] if index else None
    if before is not None and before.tag == "DRIVER" and before.flag and before.to == item.at - 1:
        return before.code
    tags = [other.tag for other in items[max(index - 2, 0) : index] + items[index + 1 : index + 2]]
    if tags == ["DRIVER", "(", ")"]:
        return items[index - 2].code
    after = items[index + 1 : index + 3]
    if [other.tag for other in after] == ["OF", "DRIVER"] and after[1].at == item.to + 2:
        return after[1].code
    return ""


def _apposed(text: str, items: list[Item], index: int, found: Item) -> str:
    """The driver that an epithet is put beside: "el alemán AAA", "AAA, el alemán, ..."."""
    after = next((item for item in items[index + 1 : index + 2] if item.start >= found.end), None)
    if after is not None and after.tag == "DRIVER" and not text[found.end : after.start].strip():
        return after.code
    following = items[index + 1 : index + 4]
    if [item.tag for item in following] == [",", "DRIVER", ","] and not following[1].flag:
        adjacent = following[0].at == found.to + 1 and following[1].at == found.to + 2
        return following[1].code if adjacent and following[2].at == following[1].to + 1 else ""
    before = [item for item in items[max(index - 4, 0) : index] if item.end <= found.start][-2:]
    closes = after is not None and after.tag in (",", ")") and not text[found.end : after.start].strip()
    if closes and [item.tag for item in before] in (["DRIVER", ","], ["DRIVER", "("]):
        return before[0].code if not text[before[1].end : found.start].strip() else ""
    return ""
