"""What a word means to the weather grammar, and how a language's words are looked up.

Invariant: the grammar sees meanings only. A language is data (`english`, `spanish`, `portuguese`): phrases by meaning.
Words of the trade are looked up in all three languages at once, so that a borrowed phrase ("partly cloudy" in a Spanish
text) is read; words of grammar (negation, "to", "and") only in the language of the sentence.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, NamedTuple, get_args

from artifact.domain import LANGUAGES
from artifact.domains.weather.claims import Compass
from artifact.text.tokens import tokenize


class Cat:
    """Meanings. The first group belongs to the trade, the second to grammar, the third comes from marks and digits.

    Each is one object, told apart by identity; an `Enum` takes five times as long to look a member up (Python 3.11).
    """

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"<{self.name}>"

    HIGH: ClassVar[Cat]
    LOW: ClassVar[Cat]
    TEMP: ClassVar[Cat]
    RISE: ClassVar[Cat]
    FALL: ClassVar[Cat]
    WIND: ClassVar[Cat]
    GUST: ClassVar[Cat]
    CALM: ClassVar[Cat]
    NO_WIND: ClassVar[Cat]
    CHANCE: ClassVar[Cat]
    PRECIP: ClassVar[Cat]  # precipitation of no stated kind; with a payload, a mere sign of it ("☔")
    FAINT: ClassVar[Cat]  # a chance said to be small
    NONE: ClassVar[Cat]  # a chance said to be none
    WEATHER: ClassVar[Cat]  # payload: condition
    COVER: ClassVar[Cat]  # a sky phrase that is whole; payload: condition
    BASE: ClassVar[Cat]  # clear or cloudy, to be graded; payload: condition
    GRADE: ClassVar[Cat]  # mostly, partly, slightly; payload: which
    FOREIGN: ClassVar[Cat]  # humidity, dew point, "feels like": measured in the same units, not a claim kind
    POINT: ClassVar[Cat]  # compass point; payload: letters
    PART: ClassVar[Cat]  # first half of a compound point; payload: letters
    UNIT: ClassVar[Cat]  # payload: F, C, deg, pct or a speed unit
    DECADE: ClassVar[Cat]  # "mid" 70s; payload: degrees to add

    NEG: ClassVar[Cat]
    UNLIKELY: ClassVar[Cat]
    RULED_OUT: ClassVar[Cat]  # denies what it goes with, and says that it is possible where it is denied itself
    POSSIBLE: ClassVar[Cat]  # "cannot be ruled out"; what a denial makes of RULED_OUT
    PAST: ClassVar[Cat]  # makes a value, or weather, one of another time: "yesterday"
    IF: ClassVar[Cat]  # makes a supposition of what follows
    MAYBE: ClassVar[Cat]
    LIKE: ClassVar[Cat]  # makes a comparison of what follows: "as if"
    SAYING: ClassVar[Cat]  # makes a proverb of the rest of the sentence
    NEARLY: ClassVar[Cat]
    TO: ClassVar[Cat]
    BETWEEN: ClassVar[Cat]
    AND: ClassVar[Cat]
    OR: ClassVar[Cat]
    BREAK: ClassVar[Cat]
    UP_TO: ClassVar[Cat]
    AT_LEAST: ClassVar[Cat]
    OVER: ClassVar[Cat]  # a comparison, which a denial turns round: "above 60"; UNDER alike
    UNDER: ClassVar[Cat]
    RISE_PAST: ClassVar[Cat]  # verbs that go past a number: "exceed", "pasar de"; FALL_PAST alike
    FALL_PAST: ClassVar[Cat]
    OR_LESS: ClassVar[Cat]
    OR_MORE: ClassVar[Cat]
    ABOUT: ClassVar[Cat]
    CLOCK: ClassVar[Cat]  # an article that makes an hour of a number that stands alone: "a las 6", "às 15"
    IN: ClassVar[Cat]
    TOWARD: ClassVar[Cat]
    RELATIVE: ClassVar[Cat]  # "degrees above normal"
    MINUS: ClassVar[Cat]  # before a number: "minus 5"; else as RELATIVE ("5 grados menos")
    BELOW_ZERO: ClassVar[Cat]  # after a number: "5 below zero"
    GIVEN: ClassVar[Cat]  # what says of a figure that it is stated, or denied, is not: "is not given"
    IGNORE: ClassVar[Cat]  # a phrase whose words mean something else apart ("clear out", "puesta de sol")
    TIME: ClassVar[Cat]  # what makes the number before it, or the point before it, something else

    NUMBER: ClassVar[Cat]
    COMMA: ClassVar[Cat]
    DASH: ClassVar[Cat]
    OPEN: ClassVar[Cat]
    CLOSE: ClassVar[Cat]
    SLASH: ClassVar[Cat]
    STOP: ClassVar[Cat]


for _name in Cat.__annotations__:
    setattr(Cat, _name, Cat(_name))
del _name


TRADE = frozenset(
    (
        Cat.HIGH, Cat.LOW, Cat.TEMP, Cat.RISE, Cat.FALL, Cat.WIND, Cat.GUST, Cat.CALM, Cat.NO_WIND, Cat.CHANCE,
        Cat.PRECIP, Cat.FAINT, Cat.NONE, Cat.WEATHER, Cat.COVER, Cat.BASE, Cat.GRADE, Cat.FOREIGN, Cat.POINT, Cat.PART,
        Cat.UNIT, Cat.DECADE,
    )
)  # fmt: skip


class Meaning(NamedTuple):
    """A category and what goes with it. `generic` marks a weather word that may mean precipitation as such."""

    cat: Cat
    payload: str = ""
    generic: bool = False


@dataclass(frozen=True)
class Lexicon:
    """One language.

    Attributes:
        words: phrases by category, separated by commas.
        weather: phrases by condition.
        generic: weather phrases that also stand for precipitation as such ("chance of rain").
        cover: whole sky phrases by condition.
        base: words that a grade may modify, by condition (`clear`, `cloudy`).
        grades: phrases by grade.
        points: compass words by letters.
        parts: first halves of compound points, by letters.
        codes: compass letters as the language abbreviates them, to the 16 points' letters.
        units: phrases by unit.
        wet: what stands for precipitation beside a percentage, and is never asserted or denied by itself.
        decades: words by degrees to add to a decade.
    """

    words: Mapping[Cat, str]
    weather: Mapping[str, str]
    generic: str
    cover: Mapping[str, str]
    base: Mapping[str, str]
    grades: Mapping[str, str]
    points: Mapping[str, str]
    parts: Mapping[str, str]
    codes: Mapping[str, str]
    units: Mapping[str, str]
    decades: Mapping[int, str]
    wet: str = ""

    def entries(self) -> Iterable[tuple[str, Meaning]]:
        """All phrases with their meanings. A later entry of the same phrase wins."""
        for cat, phrases in self.words.items():
            for phrase in _split(phrases):
                yield phrase, Meaning(cat)
        generic = set(_split(self.generic))
        for cat, table in (
            (Cat.WEATHER, self.weather),
            (Cat.COVER, self.cover),
            (Cat.BASE, self.base),
            (Cat.GRADE, self.grades),
            (Cat.PART, self.parts),
            (Cat.POINT, self.points),
            (Cat.UNIT, self.units),
        ):
            for payload, phrases in table.items():
                for phrase in _split(phrases):
                    yield phrase, Meaning(cat, payload, phrase in generic)
        for phrase in _split(self.wet):
            yield phrase, Meaning(Cat.PRECIP, "sign")
        for degrees, phrases in self.decades.items():
            for phrase in _split(phrases):
                yield phrase, Meaning(Cat.DECADE, str(degrees))
        # compound points written as one word: "nornoroeste", "southsouthwest"
        for first, part in (*self.parts.items(), *self.points.items()):
            for second, point in self.points.items():
                if first + second in COMPASS and len(second) == 2:
                    for head in _split(part):
                        for tail in _split(point):
                            if " " not in head + tail and "-" not in head + tail:
                                yield head + tail, Meaning(Cat.POINT, first + second)


COMPASS: frozenset[str] = frozenset(get_args(Compass))


class Matcher:
    """Longest phrase at a token, for sentences of one language."""

    def __init__(self, phrases: Mapping[tuple[str, ...], Meaning]) -> None:
        self._phrases = phrases
        self._alone = {words[0]: meaning for words, meaning in phrases.items() if len(words) == 1}
        lengths: dict[str, dict[str, set[int]]] = {}  # of the phrases by their first two words
        for words in phrases:
            if len(words) > 1:
                lengths.setdefault(words[0], {}).setdefault(words[1], set()).add(len(words))
        self._lengths = {
            first: {second: sorted(counts, reverse=True) for second, counts in seconds.items()}
            for first, seconds in lengths.items()
        }

    def at(self, words: Sequence[str], index: int) -> tuple[Meaning, int] | None:
        """The meaning of the longest phrase that starts at `index`, and how many words it takes."""
        word = words[index]
        if word in self._lengths and index + 1 < len(words):
            for length in self._lengths[word].get(words[index + 1], ()):
                phrase = tuple(words[index : index + length])  # shorter at the end of the sentence
                if phrase in self._phrases:
                    return self._phrases[phrase], len(phrase)
        meaning = self._alone.get(word)
        return None if meaning is None else (meaning, 1)

    def alone(self, word: str) -> Meaning | None:
        """The meaning of a word by itself."""
        return self._alone.get(word)

    def seconds(self, word: str) -> Collection[str]:
        """The words that follow it in longer phrases."""
        return self._lengths.get(word, {}).keys()


@cache
def lexicons() -> dict[str, Lexicon]:
    """The three languages."""
    from artifact.domains.weather.rules.english import ENGLISH
    from artifact.domains.weather.rules.portuguese import PORTUGUESE
    from artifact.domains.weather.rules.spanish import SPANISH

    return {"en": ENGLISH, "es": SPANISH, "pt": PORTUGUESE}


@cache
def matcher(lang: str) -> Matcher:
    """The phrases that count in a sentence of `lang`: its own, and the trade's of the other two."""
    phrases: dict[tuple[str, ...], Meaning] = {}
    for other in (*(name for name in LANGUAGES if name != lang), lang):
        for words, meaning in _phrases(other).items():
            if other == lang or meaning.cat in TRADE:
                phrases[words] = meaning
    return Matcher(phrases)


@cache
def languages_of_words() -> Mapping[str, tuple[str, ...]]:
    """In which languages a single trade word is used, to tell in which one a short text is."""
    words: dict[str, tuple[str, ...]] = {}
    for lang in LANGUAGES:
        for phrase, meaning in _phrases(lang).items():
            if len(phrase) == 1 and meaning.cat in TRADE and meaning.cat is not Cat.UNIT:
                words[phrase[0]] = (*words.get(phrase[0], ()), lang)
    return words


@cache
def codes(lang: str) -> Mapping[str, str]:
    """Compass abbreviations of a language, upper case."""
    return lexicons()[lang].codes


@cache
def _phrases(lang: str) -> dict[tuple[str, ...], Meaning]:
    return {tuple(t.text for t in tokenize(phrase)): meaning for phrase, meaning in lexicons()[lang].entries()}


def _split(phrases: str) -> list[str]:
    return [phrase.strip() for phrase in phrases.split(",") if phrase.strip()]
