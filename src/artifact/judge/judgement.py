"""What is judged, and what a judgement is.

Invariant: a judgement has a score in [0, 1], or None and the reason why there is none. An answer that contradicts its
reference scores at most `CEILING`, however much else it gets right; an answer that does not contradict it scores 1,
however much more it says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from artifact.errors import InputError, shown
from artifact.status import Status

CEILING = 0.3  # the most that an answer with a contradiction can score


@dataclass(frozen=True)
class Reference:
    """The right answer to a question.

    Attributes:
        answer: in words; empty where there is none.
        accepted: other readings of the question that are as right, in words.
        entities: what a complete answer would speak of. A completeness judge may see this, and nothing else of these.
        record: names the record of a domain that decides the answer: `domain`, `benchmark`, `id`.
    """

    answer: str = ""
    accepted: tuple[str, ...] = ()
    entities: tuple[str, ...] = ()
    record: Mapping[str, str] | None = field(default=None, hash=False)

    @property
    def exists(self) -> bool:
        """Whether there is anything to compare an answer with."""
        return bool(self.answer.strip()) or self.record is not None


@dataclass(frozen=True)
class Task:
    """One answer to judge.

    Attributes:
        question: what was asked.
        answer: what was answered.
        reference: the right answer.
        lang: language of the answer, or `auto`.
        system: who answered; empty if unknown.
        repeat: which of several independent judgements this is.
    """

    question: str
    answer: str
    reference: Reference
    lang: str = "auto"
    system: str = ""
    repeat: int = 0


@dataclass(frozen=True)
class Contradiction:
    """A statement of an answer that disagrees with the reference.

    Attributes:
        said: the words of the answer.
        measure: what the statement is about.
        stated: the value that it gives; empty where the judge named none.
        expected: what the reference says of the same.
        fabricated: the reference says that there is none, and the answer gives a figure.
        span: where in the answer, if known.
    """

    said: str
    measure: str
    stated: str
    expected: str
    fabricated: bool = False
    span: tuple[int, int] | None = None

    def __str__(self) -> str:
        if not self.stated:
            return f"contradicts the reference, which says {self.expected}"
        verb = "makes up" if self.fabricated else "says"
        return f"{verb} {self.stated} for {self.measure}, the reference says {self.expected}"


@dataclass(frozen=True)
class Judgement:
    """The outcome of one judge on one answer.

    Attributes:
        key: `correctness`, `completeness` or `entity_coverage`.
        score: in [0, 1], or None.
        reason: in one line; why there is no score, where there is none.
        by: the judge, with its version.
        status: `ok`, also when the score is None because there was nothing to compare with; else how judging failed.
        contradictions: what disagrees.
        agreed: how many statements agree with the reference.
        unverifiable: how many statements the reference does not decide.
    """

    key: str
    score: float | None
    reason: str
    by: str
    status: Status = Status.OK
    contradictions: tuple[Contradiction, ...] = ()
    agreed: int = 0
    unverifiable: int = 0

    def feedback(self) -> dict[str, object]:
        """The form of LangSmith and openevals: `key`, `score`, `comment`."""
        return {"key": self.key, "score": self.score, "comment": self.reason}


def correctness(
    contradictions: Sequence[Contradiction], agreed: int, unverifiable: int, by: str, *, note: str = ""
) -> Judgement:
    """The correctness of an answer from what was found in it.

    With a contradiction the score is `CEILING` times the share of decided statements that agree; without, it is 1.
    """
    decided = agreed + len(contradictions)
    if contradictions:
        score, reason = CEILING * agreed / decided, "; ".join(map(str, contradictions))
    elif agreed:
        score, reason = 1.0, f"{agreed} of {agreed} statements that the reference decides agree with it"
    else:
        score, reason = 1.0, "contradicts nothing; states nothing that the reference decides"
    if note:
        reason += f" ({note})"
    return Judgement("correctness", score, reason, by, Status.OK, tuple(contradictions), agreed, unverifiable)


def unscored(key: str, reason: str, by: str, status: Status = Status.OK) -> Judgement:
    """A judgement without a score."""
    return Judgement(key, None, reason, by, status)


def read_reference(data: object, *, where: str = "") -> Reference:
    """A reference from what evaluation frameworks and files hold: None, a text, or an object.

    Of an object the keys `reference_answer` (or `answer`, `output`, `reference`), `accepted`, `expected_entities` (or
    `entities`) and `record` are read.

    Raises:
        InputError: a value is of the wrong type.
    """
    if data is None:
        return Reference()
    if isinstance(data, str):
        return Reference(data)
    if not isinstance(data, Mapping):
        raise InputError(f"a reference must be text or an object, not {shown(data)}", where=where)
    answer = next(
        (data[k] for k in ("reference_answer", "answer", "output", "reference") if data.get(k) is not None), ""
    )
    if not isinstance(answer, str):
        raise InputError(f"a reference answer must be text, not {shown(answer)}", where=where)
    record = data.get("record")
    if record is not None and not (
        isinstance(record, Mapping) and all(isinstance(record.get(name), str) for name in ("domain", "id"))
    ):
        raise InputError(f'record must be {{"domain", "id"}}, not {shown(record)}', where=where)
    return Reference(
        answer,
        _texts(data, ("accepted",), where),
        _texts(data, ("expected_entities", "entities"), where),
        None if record is None else {str(key): str(value) for key, value in record.items()},
    )


def _texts(data: Mapping[object, object], names: Sequence[str], where: str) -> tuple[str, ...]:
    raw = next((data[name] for name in names if data.get(name) is not None), [])
    if isinstance(raw, str):
        raw = [raw]
    if not isinstance(raw, list | tuple) or not all(isinstance(text, str) for text in raw):
        raise InputError(f"{names[0]} must be a list of texts, not {shown(raw)}", where=where)
    return tuple(raw)
