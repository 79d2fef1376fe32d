"""The `claims` judge: an answer's statements against the reference's, by what they measure.

Invariant: two statements are compared only if they measure the same of the same thing, as far as can be told. What the
reference does not decide is unverifiable, never wrong; what it decides, the answer agrees with or contradicts. Standard
library alone, deterministic.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from artifact.judge import lexicon
from artifact.judge.atoms import LAP_OF_STOP
from artifact.judge.judgement import Contradiction, Judgement, Reference, Task, correctness, unscored
from artifact.judge.mentions import Mention, Question, names_of, read_mentions, read_question
from artifact.judge.names import Name, overlap, same_name
from artifact.judge.spelling import shape
from artifact.status import Status
from artifact.text.fold import fold
from artifact.text.language import detect
from artifact.text.tokens import tokenize

BY = "claims-3"
APPROXIMATION = 0.1  # relative: what "about" allows


def judge_claims(task: Task) -> Judgement:
    """Judge the correctness of one answer."""
    if not task.reference.answer.strip():
        return unscored("correctness", "there is no reference answer to compare with", BY)
    if not task.answer.strip():
        return unscored("correctness", "there is no answer", BY, Status.EMPTY)
    truth = truth_of(task.question, task.reference, detect(task.question) if task.lang == "auto" else task.lang)
    said = read_mentions(task.answer, known=truth.names, question=truth.question, lang=truth.lang)
    verdicts = [(mention, *truth.decide(mention, said)) for mention in said]
    agreed = sum(verdict is True for _, verdict, _ in verdicts)
    against = [_contradiction(mention, facts) for mention, verdict, facts in verdicts if verdict is False]
    against += _yes_or_no(task.answer, task.reference)
    unsure = sum(not mention.vouched for mention in said)
    note = f"{unsure} statements are hedged and not counted" if unsure else ""
    left = len(verdicts) - agreed - sum(verdict is False for _, verdict, _ in verdicts)
    return correctness(_distinct(against), agreed, left, BY, note=note)


class Truth:
    """What a reference says, ready to be compared with.

    Attributes:
        question: what was asked.
        lang: of texts that do not show theirs.
        names: names in question and reference.
        readings: the mentions of the reference, and of each accepted reading.
    """

    def __init__(self, question: str, reference: Reference, lang: str) -> None:
        self.question: Question = read_question(question)
        self.lang = lang
        texts = (reference.answer, *reference.accepted)
        self.names: frozenset[Name] = frozenset().union(self.question.subjects, *(names_of(text) for text in texts))
        self.readings = [self._read(text) for text in texts]
        self._anonymous = not self.question.subjects and not any(
            fact.subjects or fact.places for facts in self.readings for fact in facts
        )

    def _read(self, text: str) -> list[Mention]:
        facts = [
            m for m in read_mentions(text, known=self.names, question=self.question, lang=self.lang) if not m.denied
        ]
        if len(self.question.subjects) == 1:  # "How many devices has Alder?" - "12 devices."
            facts = [f if f.subjects or f.places else replace(f, subjects=self.question.subjects) for f in facts]
        return facts + _zero_shares(facts) if "percent" in self.question.kinds else facts

    def decide(self, mention: Mention, answer: Sequence[Mention]) -> tuple[bool | None, list[Mention]]:
        """Whether the reference agrees with a statement (None: it does not decide it), and what it says of the same.

        A statement that any accepted reading agrees with is right.

        Args:
            mention: one statement.
            answer: all statements of the answer, among which it stands.
        """
        if not mention.vouched:
            return None, []
        verdicts = [self._decide(mention, answer, facts) for facts in self.readings]
        for wanted in (True, False):
            found = [facts for verdict, facts in verdicts if verdict is wanted]
            if found:
                return wanted, [fact for facts in found for fact in facts]
        return None, []

    def _decide(
        self, mention: Mention, answer: Sequence[Mention], told: list[Mention]
    ) -> tuple[bool | None, list[Mention]]:
        figure = mention.is_figure
        facts = self._figures(mention, answer, told) if figure else self._values(mention, answer, told)
        if not facts:
            return None, []
        agree = [_agrees(mention, fact) for fact in facts]
        if not any(agree) and mention.measure == LAP_OF_STOP and not _all_listed(facts, told):
            return None, []  # another stop than those that the reference happens to tell of
        if mention.denied:
            return (False, facts) if any(agree) else (None, [])
        holds = all(agree) if mention.each and figure and not mention.subjects else any(agree)
        if holds or not figure or mention.subjects or mention.places or mention.each:
            return holds, facts
        # a figure of nothing in particular may be a sum; only what is the same everywhere contradicts it
        values = [float(fact.value) for fact in facts]
        parts = [float(m.value) for m in answer if m.vouched and not m.denied and _measures_same(m, mention)]
        if len(parts) > 1 and any(abs(sum(parts) - value) < 1e-9 for value in values):
            return None, []  # one of several that together are what the reference says
        if abs(sum(values) - float(mention.value)) < 1e-9:
            return True, facts
        return (False, facts) if len(set(values)) == 1 else (None, [])

    def _figures(self, mention: Mention, answer: Sequence[Mention], facts: list[Mention]) -> list[Mention]:
        """Facts that measure the same of the same thing as a percentage or a count."""
        same = [fact for fact in facts if _measures_same(mention, fact)]
        return [fact for fact in same if self._about_same(mention, fact, same, facts, answer)]

    def _about_same(
        self, mention: Mention, fact: Mention, same: list[Mention], facts: list[Mention], answer: Sequence[Mention]
    ) -> bool:
        if _apart(mention, fact):
            return False
        if _share_subject(mention, fact):
            return not _narrower(mention, fact)
        if not mention.subjects and not mention.places:
            return True
        if fact.value != 0 and not fact.each:
            # a whole says nothing of its parts; but where nobody names anything, a name is decoration
            alone = not any(o is not mention and o.vouched and _measures_same(o, mention) for o in answer)
            return self._anonymous and alone
        # of each, or of all: but not of what the reference speaks of apart
        if any(other is not fact and _share_subject(mention, other) for other in same):
            return False
        if any(_within(place, other) for place in mention.places for f in facts for other in (*f.places, f.value)):
            return False
        asked = self.question.subjects
        return not (mention.subjects and asked and not overlap(mention.subjects, asked))

    def _values(self, mention: Mention, answer: Sequence[Mention], facts: list[Mention]) -> list[Mention]:
        """Facts that an address, prefix, date or name stands in the place of.

        A value is only wrong if it stands where another should: the question asks for one of its kind, and the answer
        gives none of the right ones; or the reference says that there is none.
        """
        group = [fact for fact in facts if _same_slot(mention, fact) and not _apart(mention, fact)]
        if any(_agrees(mention, fact) for fact in group):
            return group
        none = [fact for fact in facts if fact.kind == "count" and fact.value == 0 and fact.measure == mention.measure]
        none = [fact for fact in none if not fact.narrowing and not _apart(mention, fact)]
        if none and mention.kind in ("name", "prefix"):
            return none
        if not group or not (self._asks_for(mention, group) or _one_and_only(mention, group)):
            return []
        others = [other for other in answer if _same_slot(other, mention) and other.vouched]
        return [] if any(_agrees(other, fact) for other in others for fact in group) else group

    def _asks_for(self, mention: Mention, group: Sequence[Mention]) -> bool:
        asked = self.question
        if mention.kind not in asked.kinds:
            return False
        if mention.kind != "name" or not asked.measures:
            return True
        return mention.measure in asked.measures or any(mention.measure == fact.measure for fact in group)


@lru_cache(maxsize=512)
def truth_of(question: str, reference: Reference, lang: str) -> Truth:
    """The truth of a reference, read once for all answers to a question."""
    return Truth(question, reference, lang)


def _zero_shares(facts: Iterable[Mention]) -> list[Mention]:
    """Where a reference says that there is none, the share is zero too."""
    return [
        Mention("percent", 0.0, "utilization", subjects=fact.subjects, places=fact.places, said=fact.said)
        for fact in facts
        if fact.kind == "count" and fact.value == 0 and fact.measure == "address" and not fact.narrowing
    ]


def _all_listed(facts: Sequence[Mention], told: Sequence[Mention]) -> bool:
    """Whether a reference says how many stops there were, and lists as many."""
    counted = {
        fact.value
        for fact in told
        if fact.kind == "count" and fact.measure == "stop" and not any(_apart(fact, other) for other in facts)
    }
    return len({fact.value for fact in facts}) in counted


def _measures_same(one: Mention, other: Mention) -> bool:
    if one.kind != other.kind:
        return False
    # nothing of the whole is nothing of its parts; nothing of a part says nothing of the whole
    loose = (
        frozenset({"part"}) if any(m.value == 0 and "part" not in m.narrowing for m in (one, other)) else frozenset()
    )
    if one.narrowing - loose != other.narrowing - loose:
        return False
    if one.measure == other.measure:
        return bool(one.measure) or one.kind == "percent"
    # a percentage often does not say of what
    return one.kind == "percent" and not (one.measure and other.measure)


def _same_slot(one: Mention, other: Mention) -> bool:
    """Whether two addresses, prefixes, dates or names would stand in the same place of an answer."""
    kinds = {one.kind, other.kind}
    if kinds == {"address", "prefix"}:
        return True
    if len(kinds) > 1 or kinds & {"percent", "count"}:
        return False
    if one.kind == "category":
        return one.measure == other.measure
    if one.kind == "prefix":
        return True
    if one.kind == "address" and "address" in (one.measure, other.measure):
        return True
    if one.kind == "name" and shape(str(one.value)) == shape(str(other.value)):
        return True
    return one.measure == other.measure or not one.measure or not other.measure


def _agrees(mention: Mention, fact: Mention) -> bool:
    if isinstance(mention.value, str) or isinstance(fact.value, str):
        return _same_value(mention, fact)
    if mention.unit != fact.unit:
        fact = _in_unit(fact, mention.unit)
    if mention.upper is not None or fact.upper is not None:
        return _ranges_agree(mention, fact)
    stated, true = mention.value, float(fact.value)
    if mention.bound == "least" or fact.bound == "most":
        return true >= stated
    if mention.bound == "most" or fact.bound == "least":
        return true <= stated
    if true == 0 or stated == 0:
        return stated == true or (true != 0 and round(true, mention.decimals) == 0 and mention.kind == "percent")
    if "approx" in (mention.bound, fact.bound):
        return abs(stated - true) <= APPROXIMATION * max(abs(true), abs(stated))
    if mention.kind == "count" and not (mention.decimals or fact.decimals):
        return stated == true
    return _equal(stated, true, min(mention.decimals, fact.decimals))


def _in_unit(fact: Mention, unit: float) -> Mention:
    """A fact in another unit of the same dimension: with as many digits as it had, and not exact any more."""
    factor = fact.unit / unit
    upper = None if fact.upper is None else fact.upper * factor
    return replace(fact, value=float(fact.value) * factor, upper=upper, unit=unit, bound=fact.bound or "approx")


def _ranges_agree(mention: Mention, fact: Mention) -> bool:
    """A figure lies within a range; two ranges have the same ends."""
    decimals = min(mention.decimals, fact.decimals)
    (low, high), (least, most) = (
        (float(m.value), float(m.value if m.upper is None else m.upper)) for m in (mention, fact)
    )
    if mention.upper is not None and fact.upper is not None:
        return _equal(low, least, decimals) and _equal(high, most, decimals)
    return (least <= low and high <= most) or (low <= least and most <= high)


def _equal(one: float, other: float, decimals: int) -> bool:
    """Equality to the precision of the coarser of the two."""
    return abs(one - other) <= 0.5 * 10.0**-decimals * (1 + 1e-9)


def _same_value(mention: Mention, fact: Mention) -> bool:
    one, other = str(mention.value), str(fact.value)
    if mention.kind == "date":  # to the year, month or day that both give, in any reading
        return any(a.startswith(b) or b.startswith(a) for a in one.split("|") for b in other.split("|"))
    if mention.kind in ("address", "prefix"):
        return (
            one == other
            or _within(one, other)
            or (fact.kind == "prefix" and mention.kind == "prefix" and _within(other, one))
        )
    return one == other or same_name(_words(one), _words(other))


def _words(name: str) -> Name:
    return frozenset(part for part in name.replace("-", " ").replace("_", " ").split() if part)


def _within(place: str, other: object) -> bool:
    """Whether an address or a prefix lies in another prefix (`10.112.x.x` stands for all that it fits)."""
    if not isinstance(other, str) or not isinstance(place, str):
        return False
    if place == other:
        return True
    if "x" in other:
        return place.startswith(other.split("x")[0])
    try:
        inner, outer = ipaddress.ip_network(place), ipaddress.ip_network(other)
    except ValueError:
        return False
    return inner.version == outer.version and inner.subnet_of(outer)  # type: ignore[arg-type]


def _apart(one: Mention, other: Mention) -> bool:
    """Whether both name what they are of, and name different things."""
    if one.subjects and other.subjects and not overlap(one.subjects, other.subjects):
        return True
    if one.places and other.places:
        return not any(_within(a, b) or _within(b, a) for a in one.places for b in other.places)
    return False


def _share_subject(one: Mention, other: Mention) -> bool:
    return overlap(one.subjects, other.subjects) or any(
        _within(a, b) or _within(b, a) for a in one.places for b in other.places
    )


def _narrower(mention: Mention, fact: Mention) -> bool:
    """Whether the statement is of a part ("rack 12 in Akron") of what the fact is of ("Akron")."""
    return any(
        any(any(char.isdigit() for char in word) for word in name)
        for name in mention.subjects
        if fact.subjects and not overlap([name], fact.subjects)
    )


def _contradiction(mention: Mention, facts: Sequence[Mention]) -> Contradiction:
    expected = list(dict.fromkeys(fact.shown for fact in facts))
    of = sorted(" ".join(sorted(name)) for name in mention.subjects) + sorted(mention.places)
    measure = mention.measure or mention.kind
    fabricated = all(fact.value == 0 for fact in facts) and mention.value != 0 and not mention.denied
    return Contradiction(
        said=mention.said,
        measure=measure + (f" of {', '.join(of)}" if of else ""),
        stated=("not " if mention.denied else "") + mention.shown,
        expected=" or ".join(expected[:4]),
        fabricated=fabricated,
        span=mention.span,
    )


def _one_and_only(mention: Mention, group: Sequence[Mention]) -> bool:
    """Whether a value stands where the reference has exactly one, so that another is wrong even if nobody asked.

    So it is with categories, and with a name of the same form of one and the same subject: "ALO finished in P7".
    """
    if mention.kind == "category":
        return len({fact.value for fact in group}) == 1
    if mention.kind != "name" or len(mention.subjects) != 1:
        return False
    alike = [fact for fact in group if fact.subjects == mention.subjects]
    return len({fact.value for fact in alike}) == 1 and shape(str(alike[0].value)) == shape(str(mention.value))


def _yes_or_no(answer: str, reference: Reference) -> list[Contradiction]:
    """A yes where every accepted answer opens with no, or the reverse."""
    first = opening(answer)
    accepted = {opening(text) for text in (reference.answer, *reference.accepted)}
    if first and "" not in accepted and first not in accepted:
        words = " ".join(answer.split()[:8])
        return [Contradiction(words, "the question", first, " or ".join(sorted(accepted)))]
    return []


def opening(text: str) -> str:
    """`yes` or `no` if a text opens with one of them as an answer."""
    tokens = tokenize(text[:40].lstrip("*_#> "))
    first = fold(tokens[0].text) if tokens else ""
    ends = len(tokens) > 1 and tokens[1].text in (",", ".", ":", ";", "-", "!")
    if not (ends or len(tokens) == 1):
        return ""
    return "yes" if first in lexicon.YES else "no" if first in lexicon.NO else ""


def _distinct(contradictions: Iterable[Contradiction]) -> list[Contradiction]:
    by_value: dict[tuple[str, str], Contradiction] = {}
    for one in contradictions:
        by_value.setdefault((one.measure, one.stated), one)
    return list(by_value.values())
