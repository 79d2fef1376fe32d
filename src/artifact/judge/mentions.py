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
from artifact.judge.atoms import OF_THOSE, Asked, Atom, AtomReader, Kind
from artifact.judge.categories import OUTCOME, PARTLY, outcomes
from artifact.judge.measures import first_measure, lacked, said_of_each
from artifact.judge.names import Name, name_of, proper_names, same_name
from artifact.judge.spelling import SPECIAL
from artifact.text.language import detect
from artifact.text.numbers import CARDINALS
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
_UNTIL = lexicon.words("until till hasta ate before")
_NEGATED = lexicon.NONE - lexicon.words("zero cero no nao nothing") | {"any"}
_MANY = lexicon.words("cuantos cuantas quantos quantas")
_WHICH = lexicon.words("which what que cual cuales qual quais list name lista liste")
_WHEN = lexicon.words("when cuando quando date fecha data")
_SHARE = lexicon.PERCENT | lexicon.words("% porcentaje porcentagem percentual")


@dataclass(frozen=True)
class Mention:
    """One figure or name.

    Attributes:
        kind, value, upper, measure, narrowing, decimals, bound, unit: as of `artifact.judge.atoms.Atom`.
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
    unit: float = 1.0
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
        if following[1:2] == ["of"]:  # "how many of the 48 ports"
            following = [following[0], *(w for w in words[place + 2 : place + 7] if w not in ("of", "the"))]
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


def read_mentions(
    text: str, *, known: Iterable[Name] = (), question: Question | None = None, lang: str = "en"
) -> list[Mention]:
    """The mentions of a text, in order.

    Args:
        text: an answer or a reference, plain or Markdown.
        known: names that count as names wherever they stand, also in lower case or at the start of a sentence.
        question: what was asked; a bare figure is taken to measure that.
        lang: taken where the text itself does not show its language.
    """
    return list(_Reader(text, frozenset(known) | names_of(text), _asked(question), lang).read())


class _Reader:
    """Walks blocks, sentences and clauses, and gives each value what it belongs to."""

    def __init__(self, text: str, known: frozenset[Name], asked: Asked, lang: str) -> None:
        self.text, self.plain, self.known = text, _plain(text), known
        self.lang = detect(text, lang)
        self.atoms = AtomReader(self.plain, self.lang, asked)
        self.subjects: frozenset[Name] = frozenset()  # of the last sentence that named any
        self.posed = ""  # the outcome that the sentence before asks about
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
        asked, self.posed = self.posed, ""
        if raw.rstrip().endswith(("?", ":")) and len(raw) < 80:
            self.posed = next((value for value, _ in outcomes(tokenize(self.plain, start, end))), "")
        if raw.rstrip().endswith("?"):
            return
        if asked and (answered := self._answered(start, end, asked)):
            yield answered
        vouched = not _is_hedged(raw, self.lang)
        carried = self.subjects or self.head
        pool: frozenset[Name] = frozenset()  # names since the last figure: "Akron, Camden and Nashua have 4 each"
        named: frozenset[Name] = frozenset()
        label = ""  # what stands before a colon: "Routers: 10"
        tokens = tokenize(self.plain, start, end)
        special = list(SPECIAL.finditer(self.plain, start, end))
        self.atoms.thing = ""
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
            for atom in _distributed(values, lower):
                if OF_THOSE in atom.narrowing:  # "Ash has 12 devices, Elm has none" leaves nothing of Elm's
                    kept = atom.narrowing - {OF_THOSE}
                    atom = replace(atom, narrowing=kept if plain_names else kept | {"part"})
                # what a figure counts, and the like of a name, is not what it is of: "4 VLANs: 10, 20, 30 and 40"
                alike = {other.name for other in values if other.name and other.measure == atom.measure}
                subjects = (own | (pool if figures or not own else frozenset())) - alike - {atom.name}
                yield _mention(
                    atom,
                    subjects=subjects or carried,
                    places=places if atom.kind in ("percent", "count", "date") else frozenset(),
                    each=each and not self._is_all(here, atom),
                    vouched=vouched,
                    denied=self._denied(here, atom),
                    said=self.text[begin:finish].strip(" ,;:()\n"),
                )
            pool = frozenset() if figures else pool | own
            named |= plain_names
            carried = own if plain_names else carried
        self.subjects = named or self.subjects

    def _answered(self, start: int, end: int, asked: str) -> Mention | None:
        """What a sentence says to "Did it work?" just before it, if it opens with yes or no."""
        tokens = tokenize(self.plain, start, end)[:12]
        first = tokens[0].text if tokens else ""
        if first not in lexicon.YES | lexicon.NO or not (len(tokens) == 1 or tokens[1].kind == "mark"):
            return None
        if any(token.text in PARTLY for token in tokens):
            return None
        value = asked if first in lexicon.YES else "failure" if asked == "success" else "success"
        span = (start, tokens[0].end)
        return Mention("category", value, OUTCOME, subjects=self.subjects, said=self.text[start:end].strip(), span=span)

    def _clauses(
        self, start: int, end: int, tokens: Sequence[Token], special: Sequence[re.Match[str]]
    ) -> Iterator[tuple[int, int]]:
        """Cut a sentence at marks, conjunctions and line ends, but within no special value."""
        begin = start
        between = False  # "between 5 and 10"
        for before, token, after in zip([None, *tokens], tokens, [*tokens[1:], None], strict=False):
            line = self.plain.rfind("\n", begin, token.start)
            if line > begin and self.plain[begin:line].strip():
                yield begin, line
                begin = line + 1
            between = (between or token.text in ("between", "entre")) and (token.kind != "mark" or token.text == "%")
            if not self._cuts(token, between or _joins(before, after, self.lang)) or token.start <= begin:
                between = between and token.text not in _JOIN
                continue
            if not any(m.start() < token.start < m.end() for m in special):
                yield begin, token.start
                begin = token.end
        if begin < end:
            yield begin, end

    def _cuts(self, token: Token, between: bool) -> bool:
        if token.kind == "mark":
            return token.text in _CLAUSE or (token.text == "-" and not token.glued)
        if token.kind != "word" or token.text not in _JOIN or between:
            return False
        return token.text != "e" or self.plain[token.start] in "eE"  # "é" is no conjunction

    def _named(self, start: int, end: int, values: Iterable[Atom]) -> frozenset[Name]:
        """Names in a stretch that are no part of a value."""
        text = list(self.plain[start:end])
        for atom in values:  # "HAM P2" names HAM
            if atom.kind != "category":
                text[atom.start - start : atom.end - start] = "," * (atom.end - atom.start)
        return frozenset(name for name, _ in proper_names("".join(text), self.known))

    def _names(self, start: int, end: int) -> frozenset[Name]:
        """All names in a stretch."""
        return self._named(start, end, ()) | _hosts(self.plain, start, end)

    def _denied(self, here: Sequence[Token], atom: Atom) -> bool:
        """Whether the writer denies a value or takes it back: "not 7.7 %", "instead of 7.7 %", "7.7 % was wrong"."""
        if atom.measure == OUTCOME:  # read with its denial
            return False
        before = [token for token in here if token.end <= atom.start]
        figures = [at for at, token in enumerate(before) if token.kind == "number"]
        before = before[figures[-1] + 1 :] if figures else before  # "instead of 7.7 % it is 0 %"
        opening = next((token for token in here if token.start >= atom.start), None)
        if opening is not None and opening.text in _NEGATED:  # "no hay ninguno" denies nothing twice
            return False
        words = " ".join(token.text for token in before[-6:])
        if any(phrase in words for phrase in lexicon.INSTEAD):
            return True
        after = [token for token in here if token.start >= atom.end]
        if lexicon.WRONG & {t.text for t in after} and not any(t.text in lexicon.DENIALS for t in after):
            return True
        near = before[-4:]
        if any(token.text in _UNTIL for token in near):  # "did not stop until lap 36"
            return False
        if any(token.text in lexicon.DENIALS or token.clitic == "t" for token in near):
            return True
        return self.lang == "es" and any(t.text == "no" for t in near) and not any(t.text in _THERE for t in near)

    @staticmethod
    def _is_all(here: Sequence[Token], atom: Atom) -> bool:
        """Whether a figure is how many "all" are ("all 180 addresses"), and so not said of each."""
        before = [token.text for token in here if token.end <= atom.start][-2:]
        return bool(lexicon.ALL & set(before)) and not lexicon.EACH & {token.text for token in here}

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
            of = self._column_names(header) if counted else frozenset()
            by_title = bool(counted) and ("#" in header or bool(lexicon.COUNTERS & set(words)) or bool(of))
            measure = counted if by_title else next(iter(first_measure(words)), "")
            for found in self._cell(start, end):
                share = found.kind == "count" and ("%" in header or measure == "utilization")
                own = frozenset() if found.is_figure else found.subjects
                out.append(
                    replace(
                        found,
                        kind="percent" if share else found.kind,
                        measure=measure if by_title else found.measure or measure,
                        subjects=subjects | of | own,
                        said=" ".join(f"{title}: {header} {text}".split()),
                    )
                )
        return columns, out

    def _column_names(self, header: str) -> frozenset[Name]:
        """The name that heads a column of a table whose rows are what is counted."""
        name = name_of(header.strip())
        known = any(same_name(name, other) for other in self.known)
        return frozenset({name}) if known and not _concept(token.text for token in tokenize(header)) else frozenset()

    def _cell(self, start: int, end: int) -> list[Mention]:
        """The mentions of a cell, which knows nothing of question and heading."""
        kept = self.atoms.asked, self.subjects, self.head
        self.atoms.asked, self.subjects, self.head = Asked(), frozenset(), frozenset()
        found = list(self._sentence(start, end))
        self.atoms.asked, self.subjects, self.head = kept
        return found


def _distributed(values: list[Atom], words: Sequence[str]) -> list[Atom]:
    """Values of a clause, where "3 racks with 4 devices each" has the 4 counted for each rack, not for who has both."""
    counts = [atom for atom in values if atom.kind == "count" and atom.measure]
    if len(counts) != 2 or not (lexicon.EACH & set(words)) or len({atom.measure for atom in counts}) < 2:
        return values
    whole, part = counts
    return [
        replace(atom, narrowing=atom.narrowing | {f"each {whole.measure}"}) if atom is part else atom for atom in values
    ]


def _joins(before: Token | None, after: Token | None, lang: str) -> bool:
    """Whether a conjunction between two words joins them to one number: "one hundred and eighty", "trinta e dois"."""
    if before is None or after is None or after.text not in CARDINALS[lang]:
        return False
    tens = CARDINALS[lang].get(before.text, 0)
    return before.text in lexicon.HUNDREDS or before.text == "hundred" or (tens >= 20 and tens % 10 == 0)


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
        atom.unit, each, vouched, denied, said, (atom.start, atom.end),
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
    """Cells of a row with their places; one that is empty counts, unless it is only the edge of the table."""
    out = []
    start = block.start
    parts = text[block.start : block.end].split("|")
    for place, part in enumerate(parts):
        if part.strip() or 0 < place < len(parts) - 1:
            out.append((start, start + len(part), part))
        start += len(part) + 1
    return out
