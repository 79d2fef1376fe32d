"""The figures and names that a text states, each with what it measures and of what.

Invariant: a mention is something that can disagree: a percentage, a count, an address, a prefix, a date, or a name with
a number. It carries what it measures (a concept or the stem of a noun), whose it is (names and prefixes in its clause),
and whether the writer vouches for it. What cannot be told is left open, and is then compared with nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from artifact.judge import lexicon
from artifact.judge.atoms import SPECIAL, Asked, Atom, AtomReader, Kind, first_measure, lacked, said_of_each
from artifact.judge.names import Name, name_of, proper_names
from artifact.text.language import detect
from artifact.text.segment import Block, blocks, sentences
from artifact.text.tokens import Token, tokenize

_CLAUSE = frozenset(";()[]:—,")
_JOIN = lexicon.words("and but while whereas y e pero mas mientras enquanto")
_HEDGES = tuple(f" {hedge} " for hedge in lexicon.HEDGES)
# not "sí", which is yes, nor the reflexive "se" of Spanish, nor "encontra-se"
_CONDITIONS = {
    lang: re.compile(rf"(?:\A|[,;(])\s*{word}\s", re.IGNORECASE)
    for lang, word in (("en", "if"), ("es", "si"), ("pt", "se"))
}
_THERE = lexicon.words("hay existe existen ha existem tiene tem")
_MANY = lexicon.words("cuantos cuantas quantos quantas")
_WHICH = lexicon.words("which what que cual cuales qual quais list name lista liste")
_WHEN = lexicon.words("when cuando quando date fecha data")
_SHARE = lexicon.PERCENT | lexicon.words("% porcentaje porcentagem percentual")


@dataclass(frozen=True)
class Mention:
    """One figure or name.

    Attributes:
        kind, value, upper, measure, narrowing, decimals, bound: as of `artifact.judge.atoms.Atom`.
        subjects: names of what it belongs to.
        places: prefixes and addresses that it belongs to.
        each: said of each of several, or of all.
        vouched: whether the writer asserts it.
        denied: whether the writer says that it is not so.
        said: the words around it.
        span: where it stands.
    """

    kind: Kind
    value: float | str
    measure: str
    upper: float | None = None
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
    def is_figure(self) -> bool:
        """Whether the value is a number."""
        return self.kind in ("percent", "count")

    @property
    def shown(self) -> str:
        """The value as a reader would write it."""
        if isinstance(self.value, str):
            return self.value
        number = f"{self.value:.{self.decimals}f}"
        if self.upper is not None:
            number += f" to {self.upper:.{self.decimals}f}"
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
    words = [token.text for token in tokenize(_plain(text))]
    kinds: set[Kind] = set()
    measures: set[str] = set()
    for place, word in enumerate(words):
        following = words[place + 1 : place + 5]
        if word in _MANY or (word == "how" and following[:1] == ["many"]):
            kinds.add("count")
            measures |= first_measure(following[1:] if word == "how" else following)
        if word in _SHARE or (word == "por" and following[:1] in (["ciento"], ["cento"])):
            kinds.add("percent")
        if lexicon.CONCEPTS.get(word) == "utilization":
            kinds.add("percent")
            measures.add("utilization")
        if word in _WHEN:
            kinds.add("date")
        if word in _WHICH:
            asked = first_measure(following) or measures  # "how many prefixes, and which?"
            measures |= asked
            kinds |= {"prefix"} if "prefix" in asked else set()
            kinds |= {"address"} if asked & {"address", "gateway"} else set()
            kinds |= {"name"} if asked - {"prefix", "address", "utilization"} else set()
    narrowing = {lexicon.NARROWING[word] for word in words if word in lexicon.NARROWING} | lacked(words)
    return Question(frozenset(kinds), frozenset(measures), names_of(text), frozenset(narrowing))


def names_of(text: str) -> frozenset[Name]:
    """Names in a text: words with a capital that does not merely open a sentence, and words with digits in them."""
    plain = _plain(text)
    return frozenset(name for name, _ in proper_names(plain)) | _hosts(plain, 0, len(plain))


def read_mentions(text: str, *, known: Iterable[Name] = (), question: Question | None = None) -> list[Mention]:
    """The mentions of a text, in order.

    Args:
        text: an answer or a reference, plain or Markdown.
        known: names that count as names wherever they stand, also in lower case or at the start of a sentence.
        question: what was asked; a bare figure is taken to measure that.
    """
    return list(_Reader(text, frozenset(known) | names_of(text), _asked(question)).read())


class _Reader:
    """Walks blocks, sentences and clauses, and gives each value what it belongs to."""

    def __init__(self, text: str, known: frozenset[Name], asked: Asked) -> None:
        self.text, self.plain, self.known = text, _plain(text), known
        self.lang = detect(text)
        self.atoms = AtomReader(self.plain, self.lang, asked)
        self.subjects: frozenset[Name] = frozenset()  # of the last sentence that named any
        self.head: frozenset[Name] = frozenset()  # of the heading or item that governs

    def read(self) -> Iterator[Mention]:
        columns: list[str] = []
        depth = -1  # of the line that opened the list
        for block in blocks(self.plain):
            if block.kind == "row":
                columns, found = self._row(block, columns)
                yield from found
                continue
            columns = []
            if block.kind == "heading":
                self.head, self.subjects, depth = self._names(block.start, block.end), frozenset(), -1
                continue
            if block.kind == "paragraph":
                self.subjects = frozenset()
                if depth >= 0:
                    self.head, depth = frozenset(), -1
            content = self.plain[block.start : block.end].rstrip()
            if content.endswith(":") and not any(char.isdigit() for char in content):  # "Akron:"
                self.head, depth = self._names(block.start, block.end) or self.head, block.depth
            elif block.kind == "item" and block.depth <= depth:
                self.head = frozenset()
            for start, end in sentences(self.plain, block.start, block.end):
                yield from self._sentence(start, end)

    def _sentence(self, start: int, end: int) -> Iterator[Mention]:
        raw = self.plain[start:end]
        if raw.rstrip().endswith("?"):
            return
        vouched = not _is_hedged(raw, self.lang)
        carried = self.subjects or self.head
        pool: frozenset[Name] = frozenset()  # names since the last figure: "Akron, Camden and Nashua have 4 each"
        named: frozenset[Name] = frozenset()
        label = ""  # what stands before a colon: "Routers: 10"
        tokens = tokenize(self.plain, start, end)
        special = list(SPECIAL.finditer(self.plain, start, end))
        self.atoms.stops = any(lexicon.CONCEPTS.get(token.text) == "stop" for token in tokens)
        for begin, finish in self._clauses(start, end, tokens, special):
            here = [token for token in tokens if begin <= token.start and token.end <= finish]
            values = self.atoms.read(here, [m for m in special if begin <= m.start() and m.end() <= finish])
            if label:
                values = [replace(a, measure=a.measure or label) if a.kind == "count" else a for a in values]
            words = [token.text for token in here]
            label = _concept(words) if self.plain[finish : finish + 1] == ":" and not values else ""
            plain_names = self._named(begin, finish, values)
            own = plain_names | {atom.name for atom in values if atom.name}
            figures = any(atom.kind in ("percent", "count", "date") for atom in values)
            places = frozenset(str(atom.value) for atom in values if atom.kind in ("prefix", "address"))
            # "PER" is a name, "per" is not
            lower = [t.text for t in here if not (t.end - t.start > 1 and self.plain[t.start : t.end].isupper())]
            each = said_of_each(lower) if values else False
            for atom in values:
                # what a figure counts, and the like of a name, is not what it is of: "4 VLANs: 10, 20, 30 and 40"
                alike = {other.name for other in values if other.name and other.measure == atom.measure}
                subjects = (own | (pool if figures or not own else frozenset())) - alike - {atom.name}
                yield _mention(
                    atom,
                    subjects=subjects or carried,
                    places=places if atom.kind in ("percent", "count", "date") else frozenset(),
                    each=each,
                    vouched=vouched,
                    denied=self._denied([token for token in here if token.end <= atom.start]),
                    said=self.text[begin:finish].strip(" ,;:()\n"),
                )
            pool = frozenset() if figures else pool | own
            named |= plain_names
            carried = own if plain_names else carried
        self.subjects = named or self.subjects

    def _clauses(
        self, start: int, end: int, tokens: Sequence[Token], special: Sequence[re.Match[str]]
    ) -> Iterator[tuple[int, int]]:
        """Cut a sentence at marks, conjunctions and line ends, but within no special value."""
        begin = start
        between = False  # "between 5 and 10"
        for token in tokens:
            line = self.plain.rfind("\n", begin, token.start)
            if line > begin and self.plain[begin:line].strip():
                yield begin, line
                begin = line + 1
            between = (between or token.text in ("between", "entre")) and token.kind != "mark"
            if not self._cuts(token.kind, token.text, token.glued, between) or token.start <= begin:
                between = between and token.text not in _JOIN
                continue
            if not any(m.start() < token.start < m.end() for m in special):
                yield begin, token.start
                begin = token.end
        if begin < end:
            yield begin, end

    @staticmethod
    def _cuts(kind: str, text: str, glued: bool, between: bool) -> bool:
        if kind == "mark":
            return text in _CLAUSE or (text == "-" and not glued)
        return kind == "word" and text in _JOIN and not between

    def _named(self, start: int, end: int, values: Iterable[Atom]) -> frozenset[Name]:
        """Names in a stretch that are no part of a value."""
        spans = [(atom.start - start, atom.end - start) for atom in values]
        return frozenset(
            name
            for name, (a, b) in proper_names(self.plain[start:end], self.known)
            if not any(x < b and a < y for x, y in spans)
        )

    def _names(self, start: int, end: int) -> frozenset[Name]:
        """All names in a stretch."""
        return self._named(start, end, ()) | _hosts(self.plain, start, end)

    def _denied(self, before: Sequence[Token]) -> bool:
        """Whether a denial stands shortly before, in the clause: "not 7.7 %", "rather than"."""
        words = before[-4:]
        if any(token.text in lexicon.DENIALS or token.clitic == "t" for token in words):
            return True
        return self.lang == "es" and any(t.text == "no" for t in words) and not any(t.text in _THERE for t in words)

    def _row(self, block: Block, columns: list[str]) -> tuple[list[str], list[Mention]]:
        """A table row: the first cell names, the others have what their column's header measures."""
        cells = _cells(self.plain, block)
        if not columns:
            if not any(char.isdigit() for _, _, text in cells for char in text):
                return [text for _, _, text in cells], []
            columns = [""] * len(cells)
        if not cells:
            return columns, []
        begin, finish, title = cells[0]
        subjects, counted = self._names(begin, finish), _concept(token.text for token in tokenize(title))
        if not subjects and not counted and title.strip():
            subjects = frozenset({name_of(title)})
        out: list[Mention] = []
        for (start, end, text), header in zip(cells[1:], [*columns[1:], *[""] * len(cells)], strict=False):
            words = [token.text for token in tokenize(header)]
            by_title = bool(counted) and ("#" in header or bool(lexicon.COUNTERS & set(words)))
            measure = counted if by_title else next(iter(first_measure(words)), "")
            for found in self._cell(start, end):
                share = found.kind == "count" and ("%" in header or measure == "utilization")
                own = frozenset() if found.is_figure else found.subjects
                out.append(
                    replace(
                        found,
                        kind="percent" if share else found.kind,
                        measure=measure if by_title else found.measure or measure,
                        subjects=subjects | own,
                        said=" ".join(f"{title}: {header} {text}".split()),
                    )
                )
        return columns, out

    def _cell(self, start: int, end: int) -> list[Mention]:
        """The mentions of a cell, which knows nothing of question and heading."""
        kept = self.atoms.asked, self.subjects, self.head
        self.atoms.asked, self.subjects, self.head = Asked(), frozenset(), frozenset()
        found = list(self._sentence(start, end))
        self.atoms.asked, self.subjects, self.head = kept
        return found


def _concept(words: Iterable[str]) -> str:
    """The first concept among words, empty if there is none."""
    return next((lexicon.CONCEPTS[word] for word in words if word in lexicon.CONCEPTS), "")


def _asked(question: Question | None) -> Asked:
    if question is None:
        return Asked()
    measure = next(iter(sorted(question.measures)), "")
    return Asked(measure, question.narrowing, "count" in question.kinds, question.kinds == {"count"})


def _mention(
    atom: Atom,
    *,
    subjects: frozenset[Name],
    places: frozenset[str],
    each: bool,
    vouched: bool,
    denied: bool,
    said: str,
) -> Mention:
    return Mention(
        atom.kind, atom.value, atom.measure, atom.upper, subjects, places, atom.narrowing, atom.decimals, atom.bound,
        each, vouched, denied, said, (atom.start, atom.end),
    )  # fmt: skip


def _is_hedged(raw: str, lang: str) -> bool:
    """Whether the writer does not vouch for a sentence."""
    words = [token.text + (f"'{token.clitic}" if token.clitic else "") for token in tokenize(raw)]
    sentence = f" {' '.join(words)} "
    return _CONDITIONS[lang].search(raw) is not None or any(hedge in sentence for hedge in _HEDGES)


def _hosts(plain: str, start: int, end: int) -> frozenset[Name]:
    return frozenset(name_of(m.group()) for m in SPECIAL.finditer(plain, start, end) if m.lastgroup == "host")


def _plain(text: str) -> str:
    """Emphasis and code marks as spaces, and one spelling of "tenantless"; places stay where they are."""
    plain = re.sub(r"[*`]", " ", text)
    return re.sub(r"(tenant)-(less)\b", r"\1\2 ", plain, flags=re.IGNORECASE)


def _cells(text: str, block: Block) -> list[tuple[int, int, str]]:
    out = []
    start = block.start
    for part in text[block.start : block.end].split("|"):
        if part.strip():
            out.append((start, start + len(part), part))
        start += len(part) + 1
    return out
