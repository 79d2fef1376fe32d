"""The three lexicons as lookup tables from words to concepts.

Invariant: in one language a phrase has one concept. The grammar speaks of concepts alone, so that a rule holds for all
three languages and a word is taught in one place. A concept in small letters is a claim kind, of which its words
announce a claim (`declared`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from artifact.domains.racing.drivers import NAMES, aliases, uncased
from artifact.domains.racing.rules import (
    lexicon_apart,
    lexicon_common,
    lexicon_elsewhere,
    lexicon_en,
    lexicon_epithets,
    lexicon_es,
    lexicon_pt,
    lexicon_unreal,
)
from artifact.text.fold import fold
from artifact.text.numbers import CARDINALS, JOINERS, ORDINALS

_MORE = (lexicon_unreal, lexicon_apart, lexicon_elsewhere)
_LEXICONS = {"en": lexicon_en.WORDS, "es": lexicon_es.WORDS, "pt": lexicon_pt.WORDS}


@dataclass(slots=True)
class Branch:
    """The phrases that start with the same words.

    Attributes:
        what: what these words alone mean, or empty.
        further: by the word after them, the longer phrases.
    """

    what: str = ""
    further: dict[str, Branch] = field(default_factory=dict)


# a tyre's initial, in notations such as "M>H"
_ENGLISH_LETTERS = {"s": "SOFT", "m": "MEDIUM", "h": "HARD", "i": "INTERMEDIATE", "w": "WET"}
LETTERS = {
    "en": _ENGLISH_LETTERS,
    "es": {**_ENGLISH_LETTERS, "b": "SOFT", "d": "HARD"},
    "pt": {**_ENGLISH_LETTERS, "d": "HARD"},
}

COMPOUNDS = (
    "SOFT",
    "MEDIUM",
    "HARD",
    "INTERMEDIATE",
    "WET",
    "HYPERSOFT",
    "ULTRASOFT",
    "SUPERSOFT",
    "SUPERHARD",
)

# names of a change or a win, not verbs (an accent tells "cambió" from "cambio")
NOUNS = frozenset({"switch", "change", "swap", "transition", "return", "cambio", "regreso", "paso", "troca", "mudanca"})
NOUNS |= {"retorno", "victory", "victoria", "vitoria", "triunfo"}
PLURALS = frozenset(
    {
        "stops",
        "paradas",
        "paragens",
        "detenciones",
        "stints",
        "tandas",
        "tramos",
        "trechos",
        "undercuts",
        "overcuts",
        "undercutting",
        "overcutting",
    }
)
# names of a win that are written with an accent
ACCENTED_NOUNS = frozenset({"vitoria"})
# verbs for to gain that, with nothing gained, are for to win
WINNING = frozenset({"gano", "ganhou", "gana", "ganha"})
# verbs that stand for any other ("BBB did on lap 9")
PROVERBS = frozenset({"did", "hizo", "fez"})
# they deny what stands right after them, not what the sentence says then
DENYING_PREPOSITIONS = frozenset({"without", "sin", "sem", "avoided", "evito", "evitou"})
# words whose items bear a mark (`Item.flag`) wherever they stand
# names of a pace, which falls when lap times rise
PACES = frozenset({"pace", "ritmo", "ritmos"})
# words of a comparison that say when, or how long, after another
LATER = frozenset({"later", "afterwards", "afterward", "more", "longer", "extra", "después", "despues", "más", "mas"})
LATER |= {"más tarde", "mas tarde", "depois", "mais", "mais tarde", "a mais"}
# words of a comparison that say when
MOMENTS = frozenset({"antes", "despues", "depois", "afterwards", "afterward", "beforehand"})
# of a change: the one that another driver made, too
LIKE = frozenset({"same", "identical"})
# whose something is, if it may be of one, of another or of both
THEIRS = frozenset({"their"})
MARKED = LIKE | THEIRS | PACES | PLURALS | PROVERBS | DENYING_PREPOSITIONS | WINNING | MOMENTS
# forms of the verb to be, which count before a place alone ("was fourth"); "e" is one with its accent
COPULAS = frozenset({"was", "were", "is", "are", "fue", "fueron", "es", "son", "foi", "foram", "sao"})
# words whose concept depends on what stands beside them (`concepts`)
SPECIAL = frozenset({"a", "e", "over", "s", "v", "second", "segundo", "como", "quanto", "media", "medias"}) | COPULAS

# pronouns that Spanish writes at the end of an infinitive or gerund: "montándole", "colocarlo"
_ENCLITICS = ("le", "les", "lo", "los", "la", "las", "se", "selo", "selos")
_TAKING_ENCLITICS = ("ando", "endo", "ar", "er", "ir")

# three capital letters that are no driver, beside every word of the lexicons
_ACRONYMS = """
fia drs vsc dnf dns dsq dnq gap avg deg min max lap pit box win sec wet pos kph mph usa uae gps mgu ers utc gmt cet pts
tbd tbc nan nil net not the and for was but led did his her all who how why you one two six ten run ran set top end key
yes out via est por con los las del que una sin tras sus fue mas dos das com nao sem foi sua seu uma sim
"""
ACRONYMS = frozenset(_ACRONYMS.split())


# what a team says that it did, of what its driver did
_TEAMS_DO = frozenset({"PIT", "CHANGE", "EXTEND", "STAY", "START", "RUN", "FINISH", "GAIN", "LOSE", "HOLD", "RESPOND"})
_TEAMS_DO |= {"MOTION", "LEAVE", "OFF", "WIN"}
# by how a verb ends of him, how it ends of us; irregular verbs whole
_FIRST_PERSON: Mapping[str, Sequence[tuple[str, tuple[str, ...]]]] = {
    "en": (),
    "es": (
        ("hizo", ("hicimos",)),
        ("puso", ("pusimos",)),
        ("tuvo", ("tuvimos",)),
        ("aba", ("abamos",)),
        ("ia", ("iamos",)),
        ("aron", ("amos",)),
        ("ieron", ("imos",)),
        ("io", ("imos", "iamos")),
        ("o", ("amos",)),
    ),
    "pt": (
        ("fez", ("fizemos",)),
        ("pôs", ("pusemos",)),
        ("teve", ("tivemos",)),
        ("ava", ("avamos",)),
        ("ou", ("amos",)),
        ("eu", ("emos",)),
        ("iu", ("imos",)),
    ),
}


# verbs that reports tell in any tense: "acabaría quinto", "calçava os duros", "parara na 40"
_IN_ANY_TENSE = _TEAMS_DO | {"PROTECT", "FIT"}
# by how an infinitive ends, how the tenses do: what was to come, what went on, what they did, and had done
_TENSES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "en": {},
    "es": {
        "ar": ("aria", "arian", "aba", "aban", "aron", "ando"),
        "er": ("eria", "erian", "iendo", "ieron"),
        "ir": ("iria", "irian", "iendo", "ieron"),
    },
    "pt": {
        "ar": ("aria", "ariam", "ava", "avam", "aram", "ando", "ara"),
        "er": ("eria", "eriam", "endo", "eram", "era"),
        "ir": ("iria", "iriam", "indo", "iram", "ira"),
    },
}
# what these forms may be of other words
_OTHER_WORDS = frozenset({"para", "era", "eram", "ira", "vira", "fora", "seria", "seriam", "haria", "faria"})
# forms of to hold that are said of tyres
_OTHER_WORDS |= {"aguentaram", "aguentavam"}


@dataclass(frozen=True)
class Lexicon:
    """Lookup tables of one language.

    Words are folded; one that is listed with an accent is meant so and goes before its folded form ("sí", "si").

    Attributes:
        lang: the language.
        single: concept of a word.
        plain: concept of a word that means this, or nothing (empty), unless a phrase or name starts with it.
        phrases: by first word, the phrases of several words, with their concepts.
        names: by first word, the drivers' names, with their codes.
        named: the words that a driver's name starts with, and codes that are words, too; with a capital alone.
        uncased: those that are names without a capital, too.
        seconds: by first word, the words that come second in a phrase or name that starts with it.
        known: every folded word that means anything to the grammar.
    """

    lang: str
    single: Mapping[str, str]
    plain: Mapping[str, str]
    phrases: Mapping[str, Branch]
    names: Mapping[str, Branch]
    named: frozenset[str]
    uncased: frozenset[str]
    seconds: Mapping[str, frozenset[str]]
    known: frozenset[str]


def entries(lang: str) -> list[tuple[tuple[str, ...], str]]:
    """All phrases of a language, as words, with their concept."""
    taught = [
        (tuple(phrase.split()), concept)
        for words in (lexicon_common.WORDS, _LEXICONS[lang], *(more.WORDS[lang] for more in _MORE))
        for concept, phrases in words.items()
        for phrase in phrases.split(",")
    ]
    return [*((tuple(phrase.split()), "EPITHET") for phrase in lexicon_epithets.KEYS[lang]), *taught]


@cache
def lexicon(lang: str) -> Lexicon:
    """The compiled lexicon of a language (`en`, `es`, `pt`)."""
    listed = entries(lang)
    named = list(aliases().items())
    longer = [(words, what) for words, what in (*listed, *named) if len(words) > 1]
    single = {words[0]: concept for words, concept in listed if len(words) == 1}
    single = {**_with_tenses(single, lang), **_with_first_person(single, lang), **single}
    if lang == "es":
        single = {**_with_enclitics(single), **single}
    alone = {JOINERS[lang], *LETTERS[lang], "p", "l", "se", "had", "como", "quanto", *CARDINALS[lang], *ORDINALS[lang]}
    known = alone.union(map(fold, single), (fold(word) for words, _ in (*listed, *named) for word in words))
    looked_at = NOUNS | SPECIAL | (alone - single.keys()) | {fold(word) for word in single if not word.isascii()}
    concepts = {word: single.get(word, "") for word in known}
    return Lexicon(
        lang=lang,
        single=single,
        plain={word: tag for word, tag in concepts.items() if word not in looked_at},
        phrases=_branches([entry for entry in listed if len(entry[0]) > 1]),
        names=_branches(named),
        named=frozenset(words[0] for words, _ in named).union(word for word in known if word.upper() in NAMES),
        uncased=uncased(lang) - single.keys(),
        seconds=_seconds(longer),
        known=frozenset(known),
    )


def _with_first_person(single: Mapping[str, str], lang: str) -> dict[str, str]:
    """What "we" do of what drivers do, as a team tells it: "paramos" of "paró", "fizemos" of "fez"."""
    known: dict[str, str] = {}
    for word, concept in single.items():
        if concept not in _TEAMS_DO:
            continue
        for ending, ours in _FIRST_PERSON[lang]:
            if word.endswith(ending):
                known.update((word[: -len(ending)] + end, concept) for end in ours)
                break
    return known


def _with_tenses(single: Mapping[str, str], lang: str) -> dict[str, str]:
    """The forms of regular verbs whose infinitives are listed, each with the concept of the verb."""
    known: dict[str, str] = {}
    for word, concept in single.items():
        if concept in _IN_ANY_TENSE:
            known.update((word[:-2] + ending, concept) for ending in _TENSES[lang].get(word[-2:], ()))
    return {word: concept for word, concept in known.items() if word not in _OTHER_WORDS}


def _with_enclitics(single: Mapping[str, str]) -> dict[str, str]:
    """Spanish verb forms with a pronoun at their end, each with the concept of the verb."""
    return {
        word + pronoun: concept
        for word, concept in single.items()
        if word.endswith(_TAKING_ENCLITICS)
        for pronoun in _ENCLITICS
    }


def _seconds(longer: Sequence[tuple[tuple[str, ...], str]]) -> dict[str, frozenset[str]]:
    table: dict[str, set[str]] = {}
    for words, _ in longer:
        table.setdefault(words[0], set()).add(words[1])
    return {first: frozenset(seconds) for first, seconds in table.items()}


def _branches(listed: Iterable[tuple[tuple[str, ...], str]]) -> dict[str, Branch]:
    """Phrases by their words; of two meanings of one phrase, the first counts."""
    table: dict[str, Branch] = {}
    for (first, *others), what in listed:
        branch = table.setdefault(first, Branch())
        for word in others:
            branch = branch.further.setdefault(word, Branch())
        branch.what = branch.what or what
    return table
