"""Values in one clause of a text, before it is known what they belong to.

Invariant: a character belongs to at most one value. A number that is a time, a total of which a share is given, or part
of a word ("10G") is no value.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from artifact.judge import lexicon
from artifact.judge.categories import DIRECTION, OUTCOME, directions, outcomes
from artifact.judge.measures import OF, role_of_date, said_of, stem
from artifact.judge.names import Name, name_of
from artifact.judge.spelling import numeric_date, shape, written_date
from artifact.text.fold import fold
from artifact.text.numbers import read_cardinal
from artifact.text.tokens import Token, tokenize

Kind = Literal["percent", "count", "address", "prefix", "date", "name", "category"]
LAP_OF_STOP = "lap of a stop"
OF_THOSE = "of those"  # narrows "none" to what was counted before, unless its clause names whose it is
_THOUSANDS = re.compile(r"[1-9]\d{0,2}(?:[.,]\d{3})+")
_PER_CENT = {("por", "ciento"), ("por", "cento"), ("per", "cent")}
_THERE = lexicon.words(
    "hay existe existen tiene tienen contiene contienen posee poseen ha existem tem possui possuem contem presenta "
    "apresenta registra"
)
_BEFORE_NONE = lexicon.words("to in from with for a de em en con com para por")
_PRONOUNS = lexicon.words("none ninguno ninguna nenhum nenhuma")
_KNOWN = frozenset(lexicon.CONCEPTS.values())
_ARTICLES = lexicon.words("un una um uma")
_ONLY = lexicon.words("solo sola unico unica apenas only solamente somente so unicamente sozinho")
# before a noun these leave what is counted as it is; other words make it a part: "3 early stops", "2 empty racks"
_NEUTRAL = lexicon.words("total distinct different separate individual unique network physical further additional")
_ONES = lexicon.words("one un una uno um uma single")
_ADVERBS = lexicon.words("once twice thrice solo sola")
_RANGE = lexicon.words("to a ate hasta through")
_AND = lexicon.words("and y e")
_ANOTHER = re.compile(r"[^.!?;]*\b(?:another|the other|otr[ao]|outr[ao])\b", re.IGNORECASE)
_EXTREMES = {
    "high": lexicon.words("high highs maxima maximas maximo maximum"),
    "low": lexicon.words("low lows minima minimas minimo minimum"),
}
_OF_THEM = (("of", "them"), ("of", "these"), ("of", "those"), ("de", "ellos"), ("de", "ellas"), ("deles",), ("delas",))


@dataclass(frozen=True)
class Atom:
    """A value.

    Attributes:
        kind: what sort of value.
        start, end: where it stands.
        value: a number for `percent` and `count`, else the value's text in one spelling.
        upper: the upper end, where a range is given and `value` is the lower.
        measure: the concept or stem that is counted, or that the value is a value of; empty if it cannot be told.
        narrowing: words that narrow what is counted.
        decimals: digits after the point, as written.
        bound: `approx`, `least`, `most`, or exact (empty).
        unit: of what is measured, in the least one of its dimension (a terabyte is 1000 gigabytes); 1 for a count.
        name: of a `name`, empty otherwise.
    """

    kind: Kind
    start: int
    end: int
    value: float | str = 0.0
    upper: float | None = None
    measure: str = ""
    narrowing: frozenset[str] = frozenset()
    decimals: int = 0
    bound: str = ""
    unit: float = 1.0
    name: Name = frozenset()


@dataclass(frozen=True)
class Asked:
    """What a question lets a bare figure mean: its measure, narrowed as the question narrows it."""

    measure: str = ""
    narrowing: frozenset[str] = frozenset()
    counts: bool = False
    only_counts: bool = False


@dataclass(frozen=True)
class _Number:
    value: float
    upper: float | None
    decimals: int
    used: int  # tokens


class AtomReader:
    """Reads the atoms of a text's clauses, in order."""

    def __init__(self, plain: str, lang: str, asked: Asked) -> None:
        self.plain, self.lang, self.asked = plain, lang, asked
        self.counted = ""  # the measure of the last count, for "none of them"
        self.thing = ""  # what the sentence spoke of last
        self.stops = False  # whether the sentence is about stops, whose laps are then told

    def read(self, tokens: Sequence[Token], special: Sequence[re.Match[str]]) -> list[Atom]:
        """The values of one clause, in order.

        Args:
            tokens: of the clause.
            special: the matches of `SPECIAL` in it.
        """
        out = [atom for match in special for atom in self._special(match)]
        taken = [match.span() for match in special]
        if taken:
            tokens = [t for t in tokens if not any(a < t.end and t.start < b for a, b in taken)]
        place = 0
        while place < len(tokens):
            atom, used = self._at(tokens, place)
            if atom is not None:
                out.append(atom)
            place += max(used, 1)
        out += self._categories(tokens)
        return sorted(out, key=lambda atom: atom.start)

    def _special(self, match: re.Match[str]) -> list[Atom]:
        """The values of one match of `SPECIAL`."""
        start, end = match.span()
        raw, kind = match.group(), match.lastgroup
        before = [token.text for token in tokenize(self.plain, max(0, start - 40), start)][-3:]
        if kind == "listed":  # "VLANs 10, 20 and 30"
            word = fold(re.split(r"[\s:]", raw, maxsplit=1)[0])
            measure = lexicon.CONCEPTS.get(word, stem(word))
            return [
                Atom("name", start, end, f"{measure} {number}", measure=measure, name=frozenset({measure, number}))
                for number in re.findall(r"\d+", raw)
            ]
        if kind == "iso":
            year, month, day = map(int, re.split("[-/]", raw))
            return [Atom("date", start, end, f"{year:04d}-{month:02d}-{day:02d}", measure=role_of_date(before))]
        if kind == "numeric":
            readings = numeric_date(raw)
            return [Atom("date", start, end, readings, measure=role_of_date(before))] if readings else []
        if kind == "long":
            return [Atom("date", start, end, written_date(raw), measure=role_of_date(before))]
        if kind == "wild":
            return [Atom("prefix", start, end, raw.lower().replace("*", "x"), measure="prefix")]
        try:
            if kind == "prefix":
                return [Atom("prefix", start, end, str(ipaddress.ip_network(raw, strict=False)), measure="prefix")]
            if kind in ("v4", "v6"):
                return [Atom("address", start, end, str(ipaddress.ip_address(raw)), measure=self._role_at(start))]
        except ValueError:
            return []
        if kind in ("host", "dotted"):
            if lexicon.GRID & set(before):  # "started P5" is not where it finished
                return [Atom("name", start, end, f"start {fold(raw)}", measure="start")]
            measure = next((lexicon.CONCEPTS[word] for word in reversed(before) if word in lexicon.CONCEPTS), "")
            return [Atom("name", start, end, fold(raw), measure=measure or shape(raw), name=name_of(raw))]
        return []

    def _categories(self, tokens: Sequence[Token]) -> list[Atom]:
        """Whether something worked; and which way the thing points that the clause is about."""
        out = [Atom("category", t.start, t.end, value, measure=OUTCOME) for value, t in outcomes(tokens)]
        things = [(at, lexicon.CONCEPTS[t.text]) for at, t in enumerate(tokens) if t.text in lexicon.CONCEPTS]
        for point, first, last in directions(tokens, self.plain):
            # "a west wind", "wind from the west"; or what the sentence spoke of last: "wind: light, from the west"
            _, thing = min((abs(at - first), name) for at, name in things) if things else (0, self.thing)
            if thing:
                span = tokens[first].start, tokens[last].end
                out.append(Atom("category", *span, point, measure=f"{DIRECTION} of {thing}"))
        self.thing = things[-1][1] if things else self.thing
        return out

    def _role_at(self, at: int) -> str:
        """Which address it is (`gateway`, `management`, ...) by the words shortly before."""
        words = [token.text for token in tokenize(self.plain, max(0, at - 60), at)][-6:]
        return next((lexicon.ROLES[word] for word in reversed(words) if word in lexicon.ROLES), "address")

    def _at(self, tokens: Sequence[Token], place: int) -> tuple[Atom | None, int]:
        """The value that starts at a token, if any, and how many tokens it takes."""
        token = tokens[place]
        if token.kind == "word" and (token.text in lexicon.NONE or _not_any(tokens, place)):
            return self._nothing(tokens, place)
        number = self._number(tokens, place)
        if number is None:
            return None, 1
        before = [t.text for t in tokens[max(0, place - 3) : place]]
        following = [t.text for t in tokens[place + number.used : place + number.used + 2]]
        if following[:1] == ["%"] or lexicon.PERCENT & set(following[:1]) or tuple(following) in _PER_CENT:
            return self._percent(tokens, place, number, 2 if tuple(following) in _PER_CENT else 1)
        if before and before[-1] in lexicon.LABELS and token.kind == "number" and not number.decimals:
            if number.upper is not None:
                return None, number.used
            measure = lexicon.CONCEPTS.get(before[-1], before[-1])
            name = frozenset({measure, token.text})
            start = tokens[place - 1].start
            if measure == "lap" and self.stops:  # when something happened, of which there may be several
                return Atom("count", start, token.end, number.value, measure=LAP_OF_STOP), number.used
            return Atom("name", start, token.end, f"{measure} {token.text}", measure=measure, name=name), number.used
        if following[:1] == [":"] or _is_total(tokens, place):
            return None, number.used
        return self._count(tokens, place, number, before)

    def _number(self, tokens: Sequence[Token], place: int) -> _Number | None:
        """A number or a range of numbers at a token, in digits or in words."""
        first = self._single(tokens, place)
        if first is None:
            return None
        value, decimals, used = first
        between = any(t.text in ("between", "entre") for t in tokens[max(0, place - 2) : place])
        joint = place + used
        sign = joint < len(tokens) and tokens[joint].text == "%"  # "between 15 % and 20 %"
        joint += sign
        if joint < len(tokens) and (
            tokens[joint].text in _RANGE or tokens[joint].text == "-" or (between and tokens[joint].text in _AND)
        ):
            second = self._single(tokens, joint + 1)
            if second is not None and second[0] >= value:
                return _Number(value, second[0], max(decimals, second[1]), joint - place + 1 + second[2])
        return _Number(value, None, decimals, used)

    def _single(self, tokens: Sequence[Token], place: int) -> tuple[float, int, int] | None:
        """Value, decimals and tokens of the number at a token."""
        if place >= len(tokens):
            return None
        token = tokens[place]
        if ":" in token.text and not {".", ","} & set(token.text):
            return None  # a time of day; "1:14.165" is a duration
        if token.kind == "number" and token.value is not None:
            after = tokens[place + 1].text if place + 1 < len(tokens) else ""
            if _THOUSANDS.fullmatch(token.text) and after not in lexicon.UNITS and after != "%":
                return float(re.sub("[.,]", "", token.text)), 0, 1
            return token.value, _decimals(token.text), 1
        if token.kind != "word" or token.text in _ADVERBS:
            return None
        hundred = place + 1 < len(tokens) and tokens[place + 1].text in ("hundred", *lexicon.DOZEN)
        answers = self.asked.counts and place == 0  # "Un rack."
        if token.text in _ARTICLES and not (hundred or answers or self._only(tokens, place)):
            return None  # "un pit stop en la vuelta 11" does not count
        counted = any(t.text in lexicon.CONCEPTS for t in tokens[place + 1 : place + 4])
        if token.text in _ONES and not (hundred or counted):
            return None  # "one can see"
        cardinal = read_hundreds([t.text for t in tokens[place : place + 8]], self.lang)
        return None if cardinal is None else (float(cardinal[0]), 0, cardinal[1])

    @staticmethod
    def _only(tokens: Sequence[Token], place: int) -> bool:
        """Whether the words around an article make it a number: "una sola parada", "apenas uma"."""
        return any(
            token.text in _ONLY for token in (*tokens[max(0, place - 2) : place], *tokens[place + 1 : place + 2])
        )

    def _percent(self, tokens: Sequence[Token], place: int, number: _Number, sign: int) -> tuple[Atom, int]:
        used = number.used + sign
        measure, narrowing = self._share(tokens, place + used)
        value, upper = number.value, number.upper
        if "free" in narrowing:  # what is not free is used
            value, upper = 100.0 - (upper if upper is not None else value), None if upper is None else 100.0 - value
            narrowing, measure = narrowing - {"free"}, "utilization"
        before = [t.text for t in tokens[max(0, place - 3) : place]]
        start, end = tokens[place].start, tokens[place + used - 1].end
        return Atom("percent", start, end, value, upper, measure, narrowing, number.decimals, _bound(before)), used

    def _count(
        self, tokens: Sequence[Token], place: int, number: _Number, before: Sequence[str]
    ) -> tuple[Atom | None, int]:
        token, after = tokens[place], place + number.used
        noun_at = _past_total(tokens, after)
        if noun_at == after:
            noun_at = _past_them(tokens, after)
        measure, narrowing, taken = self._noun(tokens, noun_at)
        unit = 1.0
        if after < len(tokens) and tokens[after].text in lexicon.UNITS:
            dimension, unit = lexicon.UNITS[tokens[after].text]
            narrowing, taken = frozenset(), 1
            if dimension.startswith("temperature"):
                dimension, taken, below = _degrees(tokens, place, after)
                narrowing, number = _extreme(tokens), _negative(number) if below else number
            measure = self._quantity(tokens, place, dimension)
        bare = not measure
        if bare and self.asked.counts and (place >= 1 or self.asked.only_counts):
            measure = self.asked.measure
        year = not number.decimals and number.upper is None and 1900 <= number.value <= 2100
        if not measure and year and before[-1:] and before[-1] in ("in", "en", "em", "since"):
            return Atom(
                "date", token.start, token.end, f"{number.value:.0f}", measure=role_of_date(before)
            ), number.used
        self.counted = measure or self.counted
        past = noun_at + taken if taken else after
        if noun_at > after or [t.text for t in tokens[past : past + 2]] == ["out", "of"]:
            narrowing |= {"part"}
        if number.value == 1 and _ANOTHER.search(self.plain, token.end, token.end + 80):
            narrowing |= {"part"}  # "one stop on lap 10 and another on lap 30"
        end = tokens[min(past, len(tokens)) - 1].end
        atom = Atom(
            "count", token.start, end, number.value, number.upper, measure, narrowing, number.decimals, _bound(before),
            unit,
        )  # fmt: skip
        return atom, number.used

    def _quantity(self, tokens: Sequence[Token], place: int, unit: str) -> str:
        """What is measured in a unit: "average lap 90.2 s" is another quantity than "gained 0.6 s"."""
        if unit in lexicon.QUANTITIES:
            return unit
        before = tokens[max(0, place - 6) : place]
        words = [t.text for t in before if t.kind == "word" and self.plain[t.start].islower()]  # no names
        named = [w for w in words if w not in lexicon.STOP and w not in lexicon.APPROXIMATE and len(w) > 2]
        return f"{lexicon.CONCEPTS.get(named[-1], stem(named[-1]))} in {unit}" if named else ""

    def _nothing(self, tokens: Sequence[Token], place: int) -> tuple[Atom | None, int]:
        """None, no devices, ninguna: a count of zero, if it is clear of what."""
        token = tokens[place]
        if place and tokens[place - 1].text in _BEFORE_NONE:  # "belongs to none of the sites"
            return None, 1
        start = place + 1
        if start < len(tokens) and tokens[start].text in _THERE:
            start += 1
        elif token.text in ("no", "nao") and self.lang != "en":
            return None, 1
        if start < len(tokens) and tokens[start].text in lexicon.NONE:
            start += 1
        after = start
        while start < len(tokens) and tokens[start].text in OF:
            start += 1
        part_of = start > after  # "none of the devices is ..."
        if start < len(tokens) and tokens[start].kind == "number":
            start += 1
        measure, narrowing, taken = self._noun(tokens, start)
        pronoun = token.text in _PRONOUNS
        if not measure and pronoun:
            measure = self.counted
            if measure:  # "180 addresses exist, so none in the site prefixes"
                narrowing = narrowing | {OF_THOSE}
            if not measure and place == 0:
                measure, narrowing = self.asked.measure, self.asked.narrowing
        elif not pronoun and measure not in _KNOWN and not narrowing and not _plural(tokens, start, taken):
            return None, 1  # "no way": nothing that is counted
        if not measure:
            return None, 1
        if part_of and not narrowing and not _says_where(tokens[start:]):
            narrowing = frozenset({"part"})
        self.counted = measure
        last = min(max(start + taken, place + 1), len(tokens)) - 1
        atom = Atom("count", token.start, tokens[last].end, 0.0, measure=measure, narrowing=narrowing)
        return atom, last - place + 1

    def _noun(self, tokens: Sequence[Token], start: int) -> tuple[str, frozenset[str], int]:
        """What is counted from a token on: measure, narrowing words, and how many tokens that takes."""
        run: list[str] = []
        narrowing: set[str] = set()
        for token in tokens[start : start + 5]:
            if token.kind != "word" and not (token.text == "-" and token.glued):
                break
            if token.text in lexicon.NARROWING:
                narrowing.add(lexicon.NARROWING[token.text])
                run.append("")
                continue
            if token.text in lexicon.STOP or token.text in lexicon.NONE:
                break
            run.append(token.text if token.kind == "word" else "")
        rest = [token.text for token in tokens[start + len(run) : start + len(run) + 6]]
        narrowing.update(said_of(rest))
        words = [word for word in run if word and word not in lexicon.USED]
        concepts = [word for word in words if word in lexicon.CONCEPTS]
        if concepts:
            # English puts what narrows first ("IP addresses"), Spanish and Portuguese last ("direcciones IP")
            word = concepts[-1] if self.lang == "en" else concepts[0]
            measure = lexicon.CONCEPTS[word]
            # "3 tenant devices" are not all devices; "IP addresses" and "network devices" are
            narrowing |= {lexicon.CONCEPTS[w] for w in concepts} - {measure, "prefix", "address", "site"}
            if self.lang == "en" and any(
                w not in lexicon.CONCEPTS and w not in _NEUTRAL for w in words[: words.index(word)]
            ):
                narrowing.add("part")
            return measure, frozenset(narrowing), len(run)
        if not words:
            return "", frozenset(narrowing), len(run)
        plural = next((word for word in reversed(words) if word.endswith("s")), words[-1])
        return stem(plural if self.lang == "en" else words[0]), frozenset(narrowing), len(run)

    def _share(self, tokens: Sequence[Token], after: int) -> tuple[str, frozenset[str]]:
        """What a percentage is a share of: utilisation, or the noun after "of"."""
        words = [token.text for token in tokens]
        narrowing = frozenset(lexicon.NARROWING[word] for word in words[after : after + 8] if word in lexicon.NARROWING)
        narrowing &= {"free", "active", "inactive", "offline", "planned", "failed", "reserved"}
        if any(lexicon.CONCEPTS.get(word) == "utilization" for word in words):
            return "utilization", narrowing
        if not narrowing and lexicon.USED & set(words):
            return "utilization", narrowing
        if words[after : after + 1] and words[after] in ("of", "de", "del", "dos", "das", "do", "da"):
            start = after + 1
            while start < len(words) and words[start] in lexicon.STOP:
                start += 1
            noun = self._noun(tokens, start)[0]
            return ("utilization" if noun in ("address", "prefix") else noun), narrowing
        return "", narrowing


def _degrees(tokens: Sequence[Token], place: int, unit: int) -> tuple[str, int, bool]:
    """The scale of a temperature whose unit stands at `unit`, how many tokens that takes, and whether it is below zero.

    "30 degrees Celsius", "5 graus negativos", "minus 5 °F", "5 grados bajo cero".
    """
    dimension, past = lexicon.UNITS[tokens[unit].text][0], unit + 1
    below = place > 0 and tokens[place - 1].text in lexicon.MINUS

    def sign(at: int) -> int:
        words = [token.text for token in tokens[at : at + 3]]
        return next((len(phrase) for phrase in lexicon.BELOW_ZERO if words[: len(phrase)] == list(phrase)), 0)

    signed = sign(past)
    past += signed
    if past < len(tokens) and lexicon.UNITS.get(tokens[past].text, ("",))[0].startswith("temperature"):
        dimension, past = lexicon.UNITS[tokens[past].text][0], past + 1
        after = 0 if signed else sign(past)
        signed, past = signed + after, past + after
    return dimension, past - unit, below or signed > 0


def _negative(number: _Number) -> _Number:
    ends = sorted(-abs(end) for end in (number.value, number.upper) if end is not None)
    return replace(number, value=ends[0], upper=ends[1] if len(ends) > 1 else None)


def read_hundreds(words: Sequence[str], lang: str) -> tuple[int, int] | None:
    """A cardinal number below a thousand, or dozens, at the start of folded words: its value, and how many it takes.

    >>> read_hundreds(["one", "hundred", "and", "eighty"], "en"), read_hundreds(["ciento", "veinte"], "es")
    ((180, 4), (120, 2))
    >>> read_hundreds(["duzentos", "e", "cinco"], "pt"), read_hundreds(["a", "dozen", "racks"], "en")
    ((205, 3), (12, 2))
    """
    first = 1 if words[:1] in (["a"], ["una"], ["uma"]) else 0
    if words[first : first + 1] and words[first] in lexicon.DOZEN:
        return 12, first + 1
    head = read_cardinal(words, lang)
    if words[:1] and words[0] in lexicon.HUNDREDS:
        value, used = lexicon.HUNDREDS[words[0]], 1
    elif words[1:2] == ["hundred"] and (words[0] == "a" or (head is not None and head[1] == 1 and head[0] < 10)):
        value, used = 100 * (1 if head is None else head[0]), 2
    else:
        return head
    joined = used + (words[used : used + 1] in (["and"], ["e"]))
    rest = read_cardinal(words[joined:], lang)
    return (value, used) if rest is None or rest[0] >= 100 else (value + rest[0], joined + rest[1])


def _bound(before: Sequence[str]) -> str:
    """What the words before a number make of it: `approx`, `least`, `most`, or exact (empty)."""
    pair = " ".join(before[-2:])
    last = before[-1] if before else ""
    if pair in lexicon.AT_LEAST or last in lexicon.AT_LEAST:
        return "least"
    if pair in lexicon.AT_MOST or last in lexicon.AT_MOST:
        return "most"
    return "approx" if any(word in lexicon.APPROXIMATE for word in before[-2:]) else ""


def _extreme(tokens: Sequence[Token]) -> frozenset[str]:
    """Whether a temperature is the high or the low."""
    words = {token.text for token in tokens}
    found = {name for name, forms in _EXTREMES.items() if forms & words}
    return frozenset(found) if len(found) == 1 else frozenset()


def _decimals(literal: str) -> int:
    marks = [place for place, char in enumerate(literal) if char in ".,"]
    return len(literal) - marks[-1] - 1 if len(marks) == 1 else 0


def _says_where(tokens: Sequence[Token]) -> bool:
    """Whether what follows "none of the addresses" is only that they are used, or where they are."""
    words = {token.text for token in tokens}
    return bool(lexicon.USED & words or words & {"in", "within", "at", "en", "em", "no", "na"})


def _is_total(tokens: Sequence[Token], place: int) -> bool:
    """Whether the number at `place` is what another is a share of: "3 of 14", "3 of the 14", "3/14", "3 out of 14"."""
    back = place - 1
    while back >= 0 and (tokens[back].text in OF or tokens[back].text in ("out", "/")):
        back -= 1
    return 0 <= back < place - 1 and tokens[back].kind == "number"


def _not_any(tokens: Sequence[Token], place: int) -> bool:
    """Whether "any" stands here after a denial: "has not any", "doesn't have any"."""
    before = tokens[max(0, place - 3) : place]
    return tokens[place].text == "any" and any(t.clitic == "t" or t.text in ("not", "without") for t in before)


def _past_total(tokens: Sequence[Token], start: int) -> int:
    """The place after "of the 14" or "/14", where a share is given by what it is of."""
    end = start
    while end < len(tokens) and (tokens[end].text in OF or tokens[end].text in ("out", "/")):
        end += 1
    return end + 1 if start < end < len(tokens) and tokens[end].kind == "number" else start


def _past_them(tokens: Sequence[Token], start: int) -> int:
    """The place after "of them", where what they are follows: "10 of them routers"."""
    for phrase in _OF_THEM:
        end = start + len(phrase)
        if tuple(token.text for token in tokens[start:end]) == phrase and end < len(tokens):
            return end if tokens[end].text in lexicon.CONCEPTS else start
    return start


def _plural(tokens: Sequence[Token], start: int, taken: int) -> bool:
    return any(token.text.endswith("s") for token in tokens[start : start + taken])
