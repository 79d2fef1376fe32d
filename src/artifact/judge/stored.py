"""Stored answers and their references, as files.

Invariant: an answer that was cut off, filtered or never came keeps that status; it is reported and not judged as if it
were whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from artifact.domain import check_language
from artifact.errors import InputError, shown, unknown
from artifact.files import read_jsonl
from artifact.generations import read_status
from artifact.judge.evaluators import ANSWER_KEYS, QUESTION_KEYS
from artifact.judge.judgement import Reference, read_reference
from artifact.status import Status


@dataclass(frozen=True)
class Answer:
    """One stored answer.

    Attributes:
        id: of the question.
        system: who answered.
        run: which of the system's independent answers to the question this is, from 1.
        lang: `en`, `es`, `pt` or `auto`.
        text: the answer.
        status: how it ended.
        where: file and line.
    """

    id: str
    system: str
    run: int
    lang: str
    text: str
    status: Status
    where: str


@dataclass(frozen=True)
class Question:
    """A question with its reference."""

    id: str
    text: str
    lang: str
    reference: Reference


def read_questions(path: Path) -> dict[str, Question]:
    """Questions by id from a JSONL file: `id`, `question`, `reference_answer`, and what `read_reference` knows.

    Raises:
        InputError: a line lacks its id, repeats one, or is not a question.
    """
    out: dict[str, Question] = {}
    for where, row in read_jsonl(path):
        name = _key(row, ("id", "question_id"), where)
        if name in out:
            raise InputError(f"question {name[:80]!r} is repeated", where=where)
        text = next((row[key] for key in QUESTION_KEYS if row.get(key) is not None), "")
        if not isinstance(text, str):
            raise InputError(f"a question must be text, not {shown(text)}", where=where)
        lang = row.get("lang", "auto")
        out[name] = Question(name, text, _lang(lang, where), read_reference(row, where=where))
    return out


def read_answers(path: Path, questions: Mapping[str, Question]) -> list[Answer]:
    """Answers from a JSONL file: `id`, `answer` (or `output`, `text`, ...), and optionally `system`, `run`, `lang`,
    `status`, `finish_reason`.

    Raises:
        InputError: a line is not an answer, names a question that is not there, or repeats question, system and run.
    """
    out: list[Answer] = []
    seen: dict[tuple[str, str, int], str] = {}
    for where, row in read_jsonl(path):
        name = _key(row, ("id", "question_id"), where)
        if name not in questions:
            raise unknown("question", name, questions, where=where)
        status = read_status(row, where)
        text = next((row[key] for key in ANSWER_KEYS if row.get(key) is not None), None)
        if text is None and status is Status.OK and not any(key in row for key in ANSWER_KEYS):
            raise InputError("key 'answer' is missing", where=where, fix='expected {"id", "system", "answer"}')
        if text is not None and not isinstance(text, str):
            raise InputError(f"an answer must be text, not {shown(text)}", where=where)
        if status is Status.OK and not (text or "").strip():
            status = Status.EMPTY
        system = row.get("system", path.stem)
        run = row.get("run", 1)
        if not isinstance(system, str) or not system:
            raise InputError(f"system must be text, not {shown(system)}", where=where)
        if not isinstance(run, int) or isinstance(run, bool) or run < 0:
            raise InputError(f"run must be a whole number, not {shown(run)}", where=where)
        first = seen.setdefault((name, system, run), where)
        if first != where:
            raise InputError(
                f"question {name[:80]!r}, system {system[:80]!r} and run {run} repeat {first}",
                where=where,
                fix='number the answers of a system to one question with "run"',
            )
        lang = row.get("lang", questions[name].lang)
        out.append(Answer(name, system, run, _lang(lang, where), text or "", status, where))
    return out


def _key(row: Mapping[str, object], names: tuple[str, ...], where: str) -> str:
    value = next((row[name] for name in names if row.get(name) is not None), None)
    if not isinstance(value, str) or not value:
        raise InputError(f"{names[0]} must be text, not {shown(value)}", where=where)
    return value


def _lang(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise InputError(f"lang must be text, not {shown(value)}", where=where)
    return check_language(value, auto=True, where=where)
