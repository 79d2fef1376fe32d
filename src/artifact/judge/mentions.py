"""The figures and names that a text states, each with what it measures and of what.

Invariant: a mention is something that can disagree: a percentage, a count, an address, a prefix, a date, or a name with
a number. It carries what it measures (a concept or the stem of a noun), whose it is (names and prefixes in its clause),
and whether the writer vouches for it. What cannot be told is left open, and is then compared with nothing.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from artifact.judge import lexicon
from artifact.text.fold import fold
from artifact.text.language import detect
from artifact.text.numbers import read_cardinal
from artifact.text.segment import Block, blocks, sentences
from artifact.text.tokens import Token, tokenize

Kind = Literal["percent", "count", "address", "prefix", "date", "name"]
Name = frozenset[str]

# month names as written, the accents of Portuguese optional
_MONTH = r"(?<![^\W\d_])(?:" + "|".join(sorted((*lexicon.MONTHS, "março"), key=len, reverse=True)) + r")\b\.?"
_DAY = r"(?<!\d)\d{1,2}(?:st|nd|rd|th|[ºª])?"
_GAP = r",?\s+(?:de\s+|del\s+|of\s+)?"
_LABEL = "|".join(sorted(lexicon.LABELS, key=len, reverse=True))
_ATOMS = re.compile(
    r"(?P<prefix>(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7})/\d{1,3}(?![\w/]))"
    r"|(?P<wild>(?<![\w.])\d{1,3}(?:\.\d{1,3}){0,2}(?:\.[xX*]){1,3}(?:/\d{1,2})?(?![\w]))"
    r"|(?P<v4>(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w]|\.\d))"
    r"|(?P<dotted>(?<![\w.])\d+(?:\.\d+){2,}(?![\w]|\.\d))"
    rf"|(?P<listed>\b(?:{_LABEL})s?:?\s+\d+(?:\s*(?:,|and\b|y\b|e\b|&)\s*(?:(?:and|y|e)\s+)?\d+)+(?![\w%.,]*\s*%))"
    r"|(?P<v6>(?<![\w:.])(?:[0-9A-Fa-f]{1,4}:){2,7}[0-9A-Fa-f]{1,4}(?![\w:])|(?<![\w:])(?:[0-9A-Fa-f]{1,4}:)+:(?:[0-9A-Fa-f]{1,4}"
    r"(?::[0-9A-Fa-f]{1,4})*)?(?![\w:]))"
    r"|(?P<iso>(?<![\w-])\d{4}[-/]\d{1,2}[-/]\d{1,2}(?![\w-]))"
    rf"|(?P<long>{_DAY}\s+(?:de\s+|of\s+)?{_MONTH}{_GAP}\d{{4}}\b|{_MONTH}\s+{_DAY},?\s+\d{{4}}\b|{_MONTH}{_GAP}\d{{4}}\b)"
    r"|(?P<host>(?<![\w./-])[^\W\d_][\w.]*(?:[-_/][\w.]+)*\d[\w]*(?:[-_/.][\w]+)*(?![\w-]))"
    r"|(?P<odd>(?<![\w./-])\d+(?:[-.]\d+)*[^\W\d_][\w/-]*)",  # 10G, 802.1Q, 4x: no number to compare
    re.IGNORECASE,
)
_CLAUSE = frozenset(";()[]:—")
_JOIN = lexicon.words("and but while whereas y e pero mas mientras enquanto")


@dataclass(frozen=True)
class Mention:
    """One figure or name.

    Attributes:
        kind: what sort of value.
        value: a number for `percent` and `count`; the text of the value otherwise, in one spelling.
        measure: the concept or stem that is counted, or that the value is a value of; empty if it cannot be told.
        subjects: names of what it belongs to.
        places: prefixes and addresses that it belongs to.
        narrowing: words that narrow what is counted (`active`, `free`).
        decimals: digits after the point, as written: what it was rounded to.
        bound: `approx`, `least`, `most`, or exact (empty).
        each: said of each of several, or of all.
        vouched: whether the writer asserts it.
        denied: whether the writer says that it is not so.
        said: the words around it.
        span: where it stands.
    """

    kind: Kind
    value: float | str
    measure: str
    subjects: frozenset[Name] = frozenset()
    places: frozenset[str] = frozenset()
    narrowing: frozenset[str] = frozenset()
    decimals: int = 0
    bound: str = ""
    each: bool = False
    vouched: bool = True
    denied: bool = False
    said: str = ""
    span: tuple[int, int] = (0, 0)

    @property
    def shown(self) -> str:
        """The value as a reader would write it."""
        if isinstance(self.value, str):
            return self.value
        number = f"{self.value:.{self.decimals}f}"
        return f"{number} %" if self.kind == "percent" else number


@dataclass(frozen=True)
class Question:
    """What a question asks for.

    Attributes:
        kinds: the kinds of value that would answer it; empty if it cannot be told.
        measures: what it asks the figure or name of.
        subjects: names in it.
        narrowing: words that narrow what it asks for.
    """

    kinds: frozenset[Kind]
    measures: frozenset[str]
    subjects: frozenset[Name]
    narrowing: frozenset[str] = frozenset()


def read_question(text: str) -> Question:
    """What is asked, from the question's own words."""
    tokens = tokenize(_plain(text))
    words = [token.text for token in tokens]
    joined = " " + " ".join(words) + " "
    kinds: set[Kind] = set()
    measures: set[str] = set()
    for place, word in enumerate(words):
        following = words[place + 1 : place + 5]
        many = word in ("cuantos", "cuantas", "quantos", "quantas") or (word == "how" and following[:1] == ["many"])
        if many:
            kinds.add("count")
            measures |= _first_measure(following[1:] if word == "how" else following)
        if word in lexicon.PERCENT or word == "%" or word in ("porcentaje", "porcentagem", "percentual"):
            kinds.add("percent")
        if lexicon.CONCEPTS.get(word) == "utilization":
            kinds.add("percent")
            measures.add("utilization")
        if word in ("when", "cuando", "quando", "date", "fecha", "data"):
            kinds.add("date")
        if word in ("which", "what", "que", "cual", "cuales", "qual", "quais", "list", "name", "lista", "liste"):
            asked = _first_measure(following) or measures  # "how many prefixes, and which?"
            measures |= asked
            if asked & {"prefix"}:
                kinds |= {"prefix"}
            if asked & {"address", "gateway"}:
                kinds |= {"address"}
            if asked - {"prefix", "address", "utilization"}:
                kinds.add("name")
    if "por ciento" in joined or "por cento" in joined:
        kinds.add("percent")
    narrowing = {lexicon.NARROWING[word] for word in words if word in lexicon.NARROWING}
    for place, word in enumerate(words):
        if word in _WITHOUT and words[place + 1 : place + 2]:
            lacked = words[place + 1]
            narrowing.add(f"without {lexicon.CONCEPTS.get(lacked, stem(lacked))}")
    return Question(frozenset(kinds), frozenset(measures), names_of(text), frozenset(narrowing))


def names_of(text: str) -> frozenset[Name]:
    """Names in a text: words with a capital that does not merely open a sentence, and words with digits in them."""
    plain = _plain(text)
    found = {name for name, _ in _proper(plain, frozenset())}
    found |= {_name(match.group()) for match in _ATOMS.finditer(plain) if match.lastgroup == "host"}
    return frozenset(found)


def read_mentions(text: str, *, known: Iterable[Name] = (), question: Question | None = None) -> list[Mention]:
    """The mentions of a text, in order.

    Args:
        text: an answer or a reference, plain or Markdown.
        known: names that count as names wherever they stand, also in lower case or at the start of a sentence.
        question: what was asked; a bare figure is taken to measure that.
    """
    plain = _plain(text)
    reader = _Reader(text, plain, frozenset(known) | names_of(text), question, detect(text))
    return list(reader.read())


@dataclass
class _Atom:
    """A value or a name found in a clause, before it is known what it belongs to."""

    kind: str  # of `Mention`, or `subject`
    start: int
    end: int
    value: float | str = 0.0
    measure: str = ""
    narrowing: frozenset[str] = frozenset()
    decimals: int = 0
    bound: str = ""
    name: Name = frozenset()


class _Reader:
    def __init__(self, text: str, plain: str, known: frozenset[Name], question: Question | None, lang: str) -> None:
        self.text, self.plain, self.known, self.question, self.lang = text, plain, known, question, lang
        self.counted = ""  # the measure of the last count, for "none of them"
        self.subjects: frozenset[Name] = frozenset()  # of the last sentence that named any
        self.head: frozenset[Name] = frozenset()  # of the heading or item that governs

    def read(self) -> Iterator[Mention]:
        columns: list[str] = []
        depth = -1
        for block in blocks(self.plain):
            if block.kind == "row":
                columns, found = self._row(block, columns)
                yield from found
                continue
            columns = []
            if block.kind == "heading":
                self.head = self._names(block.start, block.end)
                depth = -1
                self.subjects = frozenset()
                continue
            if block.kind == "paragraph":
                self.subjects = frozenset()
                if depth >= 0:
                    self.head, depth = frozenset(), -1
            content = self.plain[block.start : block.end].rstrip()
            if content.endswith(":") and not any(char.isdigit() for char in content):
                # a line that opens a list: "Akron:"
                self.head = self._names(block.start, block.end) or self.head
                depth = block.depth
            elif block.kind == "item" and block.depth <= depth:
                self.head = frozenset()
            for start, end in sentences(self.plain, block.start, block.end):
                yield from self._sentence(start, end)

    def _sentence(self, start: int, end: int) -> Iterator[Mention]:
        raw = self.plain[start:end]
        if raw.rstrip().endswith("?"):
            return
        words = [t.text + (f"'{t.clitic}" if t.clitic else "") for t in tokenize(raw)]
        sentence = f" {' '.join(words)} "
        hedged = _CONDITION.search(raw) is not None or any(hedge in sentence for hedge in _HEDGES)
        carried = self.subjects or self.head
        pool: set[Name] = set()  # names since the last figure: "Akron, Camden and Nashua have 4 each"
        named: set[Name] = set()
        label = ""  # what stands before a colon: "Routers: 10"
        for begin, finish in self._clauses(start, end):
            atoms = self._atoms(begin, finish)
            if label:
                atoms = [replace(a, measure=a.measure or label) if a.kind == "count" else a for a in atoms]
            opens = self.plain[finish : finish + 1] == ":"
            label = self._concept(begin, finish) if opens and not any(a.kind != "subject" for a in atoms) else ""
            own = {atom.name for atom in atoms if atom.kind in ("subject", "name")}
            named |= {atom.name for atom in atoms if atom.kind == "subject"}
            values = [atom for atom in atoms if atom.kind != "subject"]
            figures = [atom for atom in values if atom.kind in ("percent", "count", "date")]
            tokens = [token.text for token in tokenize(self.plain, begin, finish)]
            places = frozenset(str(atom.value) for atom in values if atom.kind in ("prefix", "address"))
            each = _said_of_each(tokens)
            for atom in values:
                # what a figure counts, and the like of a name, is not what it is of: "4 VLANs: 10, 20, 30 and 40"
                alike = {other.name for other in values if other.kind == "name" and other.measure == atom.measure}
                subjects = frozenset((own | (pool if not own or figures else set())) - alike - {atom.name})
                mention = Mention(
                    kind=atom.kind,  # type: ignore[arg-type]
                    value=atom.value,
                    measure=atom.measure,
                    subjects=subjects or carried,
                    places=places if atom.kind in ("percent", "count", "date") else frozenset(),
                    narrowing=atom.narrowing,
                    decimals=atom.decimals,
                    bound=atom.bound,
                    each=each,
                    vouched=not hedged,
                    denied=self._denied(begin, atom.start),
                    said=self.text[begin:finish].strip(" ,;:()\n"),
                    span=(atom.start, atom.end),
                )
                yield mention
            pool = set() if figures else pool | own
            if own - {atom.name for atom in values}:
                carried = frozenset(own)
        if named:
            self.subjects = frozenset(named)

    def _concept(self, start: int, end: int) -> str:
        """The concept that a stretch names, if any."""
        words = [token.text for token in tokenize(self.plain, start, end)]
        return next((lexicon.CONCEPTS[word] for word in words if word in lexicon.CONCEPTS), "")

    def _clauses(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """Cut a sentence at marks, and at conjunctions and commas between which something is stated."""
        begin = start
        for token in tokenize(self.plain, start, end):
            line = self.plain.rfind("\n", begin, token.start)
            if line > begin and self.plain[begin:line].strip():
                yield begin, line
                begin = line + 1
            mark = token.kind == "mark" and (token.text in _CLAUSE or token.text == "," or token.text == "-")
            if mark and token.text == "-" and token.glued:
                continue
            if (mark or (token.kind == "word" and token.text in _JOIN)) and token.start > begin:
                if any(match.start() < token.start < match.end() for match in _ATOMS.finditer(self.plain, start, end)):
                    continue
                yield begin, token.start
                begin = token.end
        if begin < end:
            yield begin, end

    def _atoms(self, start: int, end: int) -> list[_Atom]:
        """Values and names of one clause, in order."""
        out: list[_Atom] = []
        taken: list[tuple[int, int]] = []
        for match in _ATOMS.finditer(self.plain, start, end):
            taken.append(match.span())
            out += self._special(match)
        tokens = [
            token
            for token in tokenize(self.plain, start, end)
            if not any(a < token.end and token.start < b for a, b in taken)
        ]
        place = 0
        while place < len(tokens):
            atom, used = self._figure(tokens, place)
            if atom is not None:
                out.append(atom)
            place += max(used, 1)
        spans = [(atom.start, atom.end) for atom in out]
        for name, (a, b) in self._named(start, end):
            if not any(x < b and a < y for x, y in spans):
                out.append(_Atom("subject", a, b, name=name))
        return sorted(out, key=lambda atom: atom.start)

    def _special(self, match: re.Match[str]) -> list[_Atom]:
        """The values of one match of `_ATOMS`."""
        start, end = match.span()
        raw, kind = match.group(), match.lastgroup
        before = [token.text for token in tokenize(self.plain, max(0, start - 40), start)][-3:]
        if kind == "listed":  # "VLANs 10, 20 and 30"
            label = stem(fold(re.split(r"[\s:]", raw, maxsplit=1)[0]))
            measure = lexicon.CONCEPTS.get(label, label)
            return [
                _Atom("name", start, end, f"{label} {number}", measure, name=frozenset({label, number}))
                for number in re.findall(r"\d+", raw)
            ]
        if kind == "iso":
            return [_Atom("date", start, end, _iso(*map(int, re.split("[-/]", raw))), _role(before))]
        if kind == "long":
            return [_Atom("date", start, end, _written(raw), _role(before))]
        if kind == "wild":
            return [_Atom("prefix", start, end, raw.lower().replace("*", "x"), "prefix")]
        try:
            if kind == "prefix":
                return [_Atom("prefix", start, end, str(ipaddress.ip_network(raw, strict=False)), "prefix")]
            if kind in ("v4", "v6"):
                return [_Atom("address", start, end, str(ipaddress.ip_address(raw)), self._address_role(start))]
        except ValueError:
            return []
        if kind in ("host", "dotted"):
            measure = next((lexicon.CONCEPTS[word] for word in reversed(before) if word in lexicon.CONCEPTS), "")
            return [_Atom("name", start, end, fold(raw), measure or shape(raw), name=_name(raw))]
        return []

    def _address_role(self, at: int) -> str:
        """Which address it is (`gateway`, `management`, ...) by the words shortly before."""
        words = [token.text for token in tokenize(self.plain, max(0, at - 60), at)][-6:]
        return next((lexicon.ROLES[word] for word in reversed(words) if word in lexicon.ROLES), "address")

    def _figure(self, tokens: Sequence[Token], place: int) -> tuple[_Atom | None, int]:
        """A figure that starts at a token, and how many tokens it takes."""
        token = tokens[place]
        words = [t.text for t in tokens[place : place + 4]]
        value: float | None = None
        used = 1
        decimals = 0
        if token.kind == "number" and token.value is not None:
            value, decimals = token.value, _decimals(token.text)
        elif token.kind == "word":
            if token.text in lexicon.NONE:
                return self._nothing(tokens, place)
            if token.text in ("one", "un", "una", "uno", "um", "uma", "single") and not self._counts(tokens, place + 1):
                return None, 1
            cardinal = read_cardinal(words, self.lang)
            if cardinal is not None and token.text not in ("once", "twice", "thrice", "solo", "sola"):
                value, used = float(cardinal[0]), cardinal[1]
        if value is None:
            return None, 1
        before = [t.text for t in tokens[max(0, place - 3) : place]]
        bound = _bound(before)
        after = tokens[place + used : place + used + 1]
        following = [t.text for t in tokens[place + used : place + used + 2]]
        if following[:1] == ["%"] or lexicon.PERCENT & set(following[:1]) or tuple(following) in _PER_CENT:
            used += 2 if tuple(following) in _PER_CENT else 1
            measure, narrowing = self._share(tokens, place, place + used)
            if "free" in narrowing:
                value, narrowing, measure = 100.0 - value, narrowing - {"free"}, "utilization"
            return _Atom(
                "percent", token.start, tokens[place + used - 1].end, value, measure, narrowing, decimals, bound
            ), used
        if before and before[-1] in lexicon.LABELS and token.kind == "number" and not decimals:
            label = before[-1]
            name = frozenset({label, token.text})
            measure = lexicon.CONCEPTS.get(label, label)
            return _Atom("name", tokens[place - 1].start, token.end, f"{label} {token.text}", measure, name=name), used
        if after and after[0].kind == "mark" and after[0].text == ":":
            return None, used  # a time of day
        if _is_total(tokens, place):
            return None, used  # the 14 of "3 of 14"
        noun_at = self._past_total(tokens, place + used)
        measure, narrowing, taken = self._noun(tokens, noun_at)
        unit = tokens[place + used].text if place + used < len(tokens) else ""
        if _THOUSANDS.fullmatch(token.text) and unit not in lexicon.UNITS:
            value, decimals = float(re.sub("[.,]", "", token.text)), 0
        asked = self.question
        if not measure and asked is not None and "count" in asked.kinds and (place >= 1 or asked.kinds == {"count"}):
            measure = next(iter(sorted(asked.measures)), "")
        if (
            not measure
            and decimals == 0
            and 1900 <= value <= 2100
            and before[-1:]
            and before[-1] in ("in", "en", "em", "since")
        ):
            return _Atom("date", token.start, token.end, f"{value:.0f}", _role(before)), used
        self.counted = measure or self.counted
        past = noun_at + taken if taken else place + used
        if noun_at > place + used or [t.text for t in tokens[past : past + 2]] == ["out", "of"]:
            narrowing |= {"part"}
        end = tokens[min(past, len(tokens)) - 1].end
        return _Atom("count", token.start, end, value, measure, narrowing, decimals, bound), used

    def _nothing(self, tokens: Sequence[Token], place: int) -> tuple[_Atom | None, int]:
        """None, no devices, ninguna: a count of zero, if it is clear of what."""
        token = tokens[place]
        start = place + 1
        if place and tokens[place - 1].text in _BEFORE_NONE:  # "belongs to none of the sites"
            return None, 1
        if start < len(tokens) and tokens[start].text in _THERE:
            start += 1
        elif token.text in ("no", "nao") and self.lang != "en":
            return None, 1
        if start < len(tokens) and tokens[start].text in lexicon.NONE:
            start += 1
        after = start
        while start < len(tokens) and tokens[start].text in _OF:
            start += 1
        part_of = start > after  # "none of the devices is ..."
        if start < len(tokens) and tokens[start].kind == "number":
            start += 1
        measure, narrowing, taken = self._noun(tokens, start)
        pronoun = token.text in _PRONOUNS
        asked = self.question
        if not measure and pronoun:
            measure = self.counted
            if not measure and asked is not None and asked.measures and place == 0:
                measure, narrowing = next(iter(sorted(asked.measures))), asked.narrowing
        elif not pronoun and measure not in _KNOWN and not narrowing and not _plural(tokens, start, taken):
            return None, 1  # "no way": nothing that is counted
        if not measure:
            return None, 1
        if part_of and not narrowing and not _says_where(tokens[start:]):
            narrowing = frozenset({"part"})
        self.counted = measure
        last = min(max(start + taken, place + 1), len(tokens)) - 1
        return _Atom("count", token.start, tokens[last].end, 0.0, measure, narrowing), last - place + 1

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
            if token.text in lexicon.STOP and token.text not in lexicon.NARROWING:
                break
            run.append(token.text if token.kind == "word" else "")
        rest = [token.text for token in tokens[start + len(run) : start + len(run) + 6]]
        for at, word in enumerate(rest):  # "4 devices are active", "4 dispositivos están sin rack"
            if word in lexicon.NARROWING and any(w in _BE for w in rest[:at]):
                narrowing.add(lexicon.NARROWING[word])
            if word in _WITHOUT:
                lacked = next((w for w in rest[at + 1 : at + 3] if w not in lexicon.STOP), "")
                narrowing |= {f"without {lexicon.CONCEPTS.get(lacked, stem(lacked))}"} if lacked else set()
        used = lexicon.USED
        words = [word for word in run if word and word not in used]
        concepts = [word for word in words if word in lexicon.CONCEPTS]
        if concepts:
            # "IP addresses in the prefix": the first in Romance languages, the last of the run in English
            word = concepts[-1] if self.lang == "en" else concepts[0]
            measure = lexicon.CONCEPTS[word]
            # "3 tenant devices" are not all devices; "IP addresses" and "network devices" are
            narrowing |= {lexicon.CONCEPTS[w] for w in concepts} - {measure, "prefix", "address", "site"}
            return measure, frozenset(narrowing), len(run)
        if not words:
            return "", frozenset(narrowing), len(run)
        head = (
            next((word for word in reversed(words) if word.endswith("s")), words[-1]) if self.lang == "en" else words[0]
        )
        return stem(head), frozenset(narrowing), len(run)

    def _share(self, tokens: Sequence[Token], place: int, after: int) -> tuple[str, frozenset[str]]:
        """What a percentage is a share of: utilisation, or the noun after "of"."""
        words = [token.text for token in tokens]
        narrowing = frozenset(lexicon.NARROWING[word] for word in words[after : after + 8] if word in lexicon.NARROWING)
        narrowing &= {"free", "active", "inactive", "offline", "planned", "failed", "reserved"}
        if any(lexicon.CONCEPTS.get(word) == "utilization" for word in words) or (
            not narrowing and lexicon.USED & set(words)
        ):
            return "utilization", narrowing
        if words[after : after + 1] and words[after] in ("of", "de", "del", "dos", "das", "do", "da"):
            start = after + 1
            while start < len(words) and words[start] in lexicon.STOP:
                start += 1
            noun = self._noun(tokens, start)[0]
            return ("utilization" if noun in ("address", "prefix") else noun), narrowing
        return "", narrowing

    def _past_total(self, tokens: Sequence[Token], start: int) -> int:
        """The place after "of the 14" or "/14", where a share is given by what it is of."""
        end = start
        while end < len(tokens) and (tokens[end].text in _OF or tokens[end].text in ("out", "/")):
            end += 1
        if start < end < len(tokens) and tokens[end].kind == "number":
            return end + 1
        return start

    def _counts(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a countable noun of the trade follows: "one device", and not "one can see"."""
        return any(t.text in lexicon.CONCEPTS for t in tokens[start : start + 3])

    def _denied(self, start: int, at: int) -> bool:
        """Whether a denial stands shortly before, in the clause: "not 7.7 %", "rather than"."""
        words = tokenize(self.plain, start, at)[-4:]
        return any(token.text in lexicon.DENIALS or token.clitic == "t" for token in words) or (
            self.lang == "es"
            and any(token.text == "no" for token in words)
            and not any(t.text in _THERE for t in words)
        )

    def _row(self, block: Block, columns: list[str]) -> tuple[list[str], list[Mention]]:
        """A table row: the first cell names, the others have what their column's header measures."""
        cells = _cells(self.plain, block)
        if not columns:
            if any(char.isdigit() for _, _, text in cells for char in text):
                columns = [""] * len(cells)
            else:
                return [text for _, _, text in cells], []
        subjects = self._names(*cells[0][:2]) if cells else frozenset()
        kind_of_row = self._concept(*cells[0][:2]) if cells else ""
        if cells and not subjects and not kind_of_row and cells[0][2].strip():
            subjects = frozenset({_name(cells[0][2])})
        out = []
        for number, (start, end, text) in enumerate(cells[1:], start=1):
            header = columns[number] if number < len(columns) else ""
            words = [token.text for token in tokenize(header)]
            counter = bool(lexicon.COUNTERS & set(words)) or "#" in header
            measure = {kind_of_row} if counter and kind_of_row else _first_measure(words)
            for mention in self._sentence_of_cell(start, end):
                named = mention.measure
                share = mention.kind == "count" and ("%" in header or "utilization" in measure)
                kind: Kind = "percent" if share else mention.kind
                out.append(
                    replace(
                        mention,
                        kind=kind,
                        measure=next(iter(measure), "")
                        if counter and kind_of_row
                        else named or next(iter(sorted(measure)), ""),
                        subjects=subjects
                        | (mention.subjects if mention.kind not in ("percent", "count") else frozenset()),
                        said=f"{cells[0][2].strip()}: {header.strip()} {text.strip()}".replace("  ", " "),
                    )
                )
        return columns, out

    def _sentence_of_cell(self, start: int, end: int) -> list[Mention]:
        question, self.question = self.question, None
        carried, self.subjects = self.subjects, frozenset()
        head, self.head = self.head, frozenset()
        try:
            return list(self._sentence(start, end))
        finally:
            self.question, self.subjects, self.head = question, carried, head

    def _names(self, start: int, end: int) -> frozenset[Name]:
        names = {name for name, _ in self._named(start, end)}
        return frozenset(
            names | {_name(m.group()) for m in _ATOMS.finditer(self.plain, start, end) if m.lastgroup == "host"}
        )

    def _named(self, start: int, end: int) -> Iterator[tuple[Name, tuple[int, int]]]:
        """Names in a stretch: known ones in any spelling, and capitalised words."""
        yield from _proper(self.plain[start:end], self.known, start)


_HEDGES = tuple(f" {hedge} " for hedge in lexicon.HEDGES)
_CONDITION = re.compile(r"(?:\A|[,;(])\s*(?:if|si|se)\s", re.IGNORECASE)  # "sí" is yes, "encontra-se" no condition
_BE = lexicon.words("is are was were be es son estan esta sao estao foram")
_OF = lexicon.words("of the de los las dos das os as el la o a del do da these those them its")
_PER_CENT = {("por", "ciento"), ("por", "cento"), ("per", "cent")}
_THOUSANDS = re.compile(r"[1-9]\d{0,2}(?:[.,]\d{3})+")
_WITHOUT = lexicon.words("sin sem without")
_BEFORE_NONE = lexicon.words("to in from with for a de em en con com para por")
_PRONOUNS = lexicon.words("none ninguno ninguna nenhum nenhuma")
_KNOWN = frozenset(lexicon.CONCEPTS.values())
_FEW = lexicon.words("two three four five six dos tres cuatro cinco seis dois duas quatro")
_THERE = lexicon.words(
    "hay existe existen tiene tienen contiene contienen posee poseen ha existem tem possui possuem contem "
    "presenta apresenta registra"
)


def stem(word: str) -> str:
    """A noun without its plural, so that both numbers are one measure.

    >>> stem("racks"), stem("switches"), stem("paneles"), stem("regioes"), stem("policies")
    ('rack', 'switch', 'panel', 'regiao', 'policy')
    """
    for ending, instead in (("oes", "ao"), ("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("xes", "x"), ("sses", "ss")):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            return word[: -len(ending)] + instead
    for ending in ("les", "res", "nes", "des"):
        if word.endswith(ending) and len(word) > 5 and word[-4] in "aeiou":
            return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") and len(word) > 3 else word


def same_name(one: Name, other: Name) -> bool:
    """Whether two names can be of one thing: all words of the shorter are in the longer."""
    return bool(one) and bool(other) and (one <= other or other <= one)


def _plain(text: str) -> str:
    """Emphasis and code marks as spaces, and one spelling of "tenantless"; places stay where they are."""
    plain = re.sub(r"[*`]", " ", text)
    return re.sub(r"(tenant)-(less)\b", r"\1\2 ", plain, flags=re.IGNORECASE)


def _proper(text: str, known: frozenset[Name], offset: int = 0) -> Iterator[tuple[Name, tuple[int, int]]]:
    words = list(re.finditer(r"[^\W\d_][\w'’]*(?:-[\w]+)*", text))
    single = {word for name in known for word in name}
    place = 0
    while place < len(words):
        run: list[str] = []
        first = place
        while place < len(words):
            raw = words[place].group()
            folded = fold(raw)
            opens = _opens(text, words[place].start())
            capital = raw[0].isupper() and folded not in lexicon.STOP and folded not in lexicon.MONTHS
            is_known = any(part in single for part in _parts(folded)) and folded not in lexicon.STOP
            ordinary = folded in lexicon.CONCEPTS or folded in lexicon.NARROWING or folded in _ORDINARY
            counts = (capital and not ordinary and not opens) or (is_known and not ordinary)
            gap = text[words[place - 1].end() : words[place].start()] if place > first else " "
            if not counts or (run and gap != " "):
                break
            run.append(folded)
            place += 1
        if run:
            name = frozenset(part for word in run for part in _parts(word))
            yield name, (offset + words[first].start(), offset + words[place - 1].end())
        else:
            place += 1


def _parts(word: str) -> list[str]:
    return [part for part in re.split(r"[-_'’/.\s]+", word) if part and part != "s"]


_ORDINARY = lexicon.words(
    "ip ipv4 ipv6 yes no note based overall answer summary result results id api netbox url dns dhcp "
    "currently additionally however therefore none nothing zero"
)


def _opens(text: str, at: int) -> bool:
    """Whether a word opens a sentence, an item or a line, where a capital says nothing."""
    before = text[:at].rstrip(" \t\"'“«(")
    return not before or before[-1] in ".!?\n:•|" or bool(re.search(r"(?:^|\n)\s*(?:[-+•–]|\d+[.)])\s*$", text[:at]))


def _name(raw: str) -> Name:
    return frozenset(_parts(fold(raw)))


def shape(raw: str) -> str:
    """What a name with numbers looks like, letters kept: those of one kind look alike."""
    return re.sub(r"\d+", "#", fold(raw))


def _first_measure(words: Sequence[str]) -> set[str]:
    """The first concept among words, or the stem of the first that could be a noun."""
    for word in words:
        if word in lexicon.CONCEPTS:
            return {lexicon.CONCEPTS[word]}
    for word in words:
        if word.isalpha() and word not in lexicon.STOP and word not in lexicon.NARROWING and len(word) > 2:
            return {stem(word)}
    return set()


def _bound(before: Sequence[str]) -> str:
    """What the words before a number make of it: `approx`, `least`, `most`, or exact (empty)."""
    pair = " ".join(before[-2:])
    last = before[-1] if before else ""
    if pair in lexicon.AT_LEAST or last in lexicon.AT_LEAST:
        return "least"
    if pair in lexicon.AT_MOST or last in lexicon.AT_MOST:
        return "most"
    return "approx" if any(word in lexicon.APPROXIMATE for word in before[-2:]) else ""


def _role(before: Sequence[str]) -> str:
    """What a date or an address is the date or address of, from the word before it: `installed`, `gateway`."""
    for word in reversed(before):
        if word in lexicon.CONCEPTS:
            return lexicon.CONCEPTS[word]
        if word.isalpha() and word not in lexicon.STOP and len(word) > 3:
            return stem(word)
    return ""


def _decimals(literal: str) -> int:
    marks = [place for place, char in enumerate(literal) if char in ".,"]
    return len(literal) - marks[-1] - 1 if len(marks) == 1 else 0


def _iso(year: int, month: int, day: int) -> str:
    return f"{year:04d}-{month:02d}-{day:02d}"


def _said_of_each(words: Sequence[str]) -> bool:
    """Each, per, cada; "all" only before what there are several of ("all three sites")."""
    if lexicon.TOTAL & set(words):
        return False
    if lexicon.EACH & set(words):
        return True
    pairs = pairwise(words)
    return any(
        word in lexicon.ALL and (after in lexicon.CONCEPTS or after in _OF or after.isdigit() or after in _FEW)
        for word, after in pairs
    )


def _written(raw: str) -> str:
    """A date in words as ISO 8601, to the day or to the month.

    >>> _written("3 de março de 2024"), _written("March 3rd, 2024"), _written("Mayo 2021")
    ('2024-03-03', '2024-03-03', '2021-05')
    """
    words = re.findall(r"[^\W\d_]+|\d+", raw)
    month = next(lexicon.MONTHS[fold(word)] for word in words if fold(word) in lexicon.MONTHS)
    numbers = [word for word in words if word.isdigit()]
    day = f"-{int(numbers[0]):02d}" if len(numbers) > 1 else ""
    return f"{numbers[-1]}-{month:02d}{day}"


def _says_where(tokens: Sequence[Token]) -> bool:
    """Whether what follows "none of the addresses" is only that they are used, or where they are."""
    words = [token.text for token in tokens]
    return bool(lexicon.USED & set(words)) or any(
        word in ("in", "within", "at", "en", "em", "no", "na") for word in words
    )


def _is_total(tokens: Sequence[Token], place: int) -> bool:
    """Whether the number at `place` is what another is a share of: "3 of 14", "3 of the 14", "3/14", "3 out of 14"."""
    back = place - 1
    while back >= 0 and (tokens[back].text in _OF or tokens[back].text in ("out", "/")):
        back -= 1
    return 0 <= back < place - 1 and tokens[back].kind == "number"


def _plural(tokens: Sequence[Token], start: int, taken: int) -> bool:
    return any(token.text.endswith("s") for token in tokens[start : start + taken])


def _cells(text: str, block: Block) -> list[tuple[int, int, str]]:
    out = []
    start = block.start
    line = text[block.start : block.end]
    for part in line.split("|"):
        if part.strip():
            out.append((start, start + len(part), part))
        start += len(part) + 1
    return out
