"""Judging stored answers again: replicates, resumed where they stopped, and what they say of systems.

Invariant: only stored answers are judged; nobody is asked to answer again. A finished judgement is on disk before the
next begins, is found by the content of what was judged and by whom, and is never made twice; one that is no longer as
it was written is made again. A ranking needs `MIN_RUNS` runs; from fewer, there is none.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING

from artifact.files import dump_json, held, parse_line, read_lines, write_jsonl
from artifact.judge.completeness import judge_entities
from artifact.judge.evaluators import Backend
from artifact.judge.independence import relation
from artifact.judge.judgement import Judgement, Task, unscored
from artifact.judge.stored import Answer, Question
from artifact.status import Status

if TYPE_CHECKING:
    import pandas as pd

MIN_RUNS = 3
SEAL = "sha256"  # of the row

Row = dict[str, object]
_FINAL = frozenset(s.value for s in Status) - {Status.ERROR.value, Status.TIMEOUT.value, Status.RATE_LIMITED.value}


@dataclass(frozen=True)
class Plan:
    """One judgement to make: an answer, and the how-manieth time."""

    answer: Answer
    question: Question
    repeat: int
    by: str

    @property
    def task(self) -> Task:
        """What the judge is given."""
        a = self.answer
        return Task(self.question.text, a.text, self.question.reference, a.lang, a.system, self.repeat)

    @property
    def key(self) -> str:
        """SHA-256 of everything that the judgement depends on."""
        parts = [self.by, asdict(self.task), self.answer.id, self.answer.run, self.answer.status.value]
        return hashlib.sha256(json.dumps(parts, sort_keys=True, ensure_ascii=True).encode()).hexdigest()


def plans(answers: Iterable[Answer], questions: Mapping[str, Question], runs: int, by: str) -> list[Plan]:
    """Every judgement to make, in the order of the answers."""
    return [Plan(answer, questions[answer.id], repeat, by) for answer in answers for repeat in range(runs)]


def rescore(
    todo: Sequence[Plan],
    backend: Backend,
    out: Path,
    *,
    concurrency: int = 1,
    advance: Callable[[int], None] = lambda steps: None,
) -> list[Row]:
    """Make every judgement that is not there yet, and write all of them.

    Judgements are taken from `out` and from its journal (`OUT.journal`), which an interrupted run left, where they are
    of the same answer, reference, judge and repeat.

    Raises:
        InputError: another run is writing to `out`.
    """
    journal = out.with_name(out.name + ".journal")
    with _locked(journal) as stream:
        known = _known(out) | _known(journal)
        missing = [plan for plan in todo if plan.key not in known]
        advance(len(todo) - len(missing))
        for plan, row in _judged(missing, backend, concurrency):
            known[plan.key] = row
            stream.write(dump_json(row) + "\n")
            stream.flush()
            advance(1)
        rows = [known[plan.key] for plan in todo]
        write_jsonl(out, rows)
        journal.unlink(missing_ok=True)
    return rows


def judge(plan: Plan, backend: Backend) -> Row:
    """One judgement as a row.

    `n_chars` is the length of the answer, by which a judge may be swayed; `judge_is` says whether the judge is the
    model that answered or of its family.
    """
    answer = plan.answer
    if answer.status is Status.OK:
        right, complete = backend.correctness(plan.task), backend.completeness(plan.task)
        named = judge_entities(plan.task)
    else:
        reason = f"the answer is {answer.status.value}"
        right, complete, named = (
            unscored(key, reason, plan.by, answer.status) for key in ("correctness", "completeness", "entity_coverage")
        )
    row: Row = {
        "key": plan.key,
        "id": answer.id,
        "system": answer.system,
        "run": answer.run,
        "repeat": plan.repeat + 1,
        "lang": answer.lang,
        "status": _worst(right, complete).value,
        "n_chars": len(answer.text),
        "judge_is": relation(backend.models[0], answer.system, backend.models[1:]) if backend.models else "",
        "correctness": right.score,
        "completeness": complete.score,
        "entity_coverage": named.score,
        "agreed": right.agreed,
        "unverifiable": right.unverifiable,
        "contradictions": [_flat(one) for one in right.contradictions],
        "why": right.reason,
        "why_completeness": complete.reason,
        "by": right.by,
    }
    return {**row, SEAL: _seal(row)}


def table(rows: Iterable[Row]) -> pd.DataFrame:
    """Judgements as a table: one row each, with `contradicts` and `complete_and_wrong`."""
    import pandas as pd

    from artifact.judge.beside import COMPLETE

    frame = pd.DataFrame(list(rows))
    frame["contradicts"] = [bool(found) for found in frame["contradictions"]]
    for name in ("correctness", "completeness", "entity_coverage"):
        frame[name] = frame[name].astype(float)
    frame["complete_and_wrong"] = frame["contradicts"] & (frame["completeness"] >= COMPLETE)
    return frame


def systems(judged: pd.DataFrame, *, n_boot: int = 10_000, seed: int = 12345) -> pd.DataFrame:
    """What the judgements say of each system.

    Returns:
        As `artifact.judge.beside.summarise` (resampled by question), and `runs` (answers of a question times repeats)
        and `completeness_spread`, `correctness_spread` (standard deviation over runs of the mean over questions). The
        ranks are left out where any system has fewer than `MIN_RUNS` runs.
    """
    from artifact.judge.beside import MEASURES, resample, summarise

    out = summarise(judged, resample(judged, cluster="id", n_boot=n_boot, seed=seed))
    pairs = zip(judged["run"], judged["repeat"], strict=True)
    frame = judged.assign(run_of=[f"{run}/{repeat}" for run, repeat in pairs])
    runs = frame.groupby("system")["run_of"].nunique().reindex(out["system"])
    out.insert(3, "runs", runs.to_numpy())
    for name in MEASURES:
        by_run = frame.groupby(["system", "run_of"])[name].mean()
        out[f"{name}_spread"] = by_run.groupby(level="system").std(ddof=1).reindex(out["system"]).to_numpy()
    if (out["runs"] < MIN_RUNS).any():
        out = out.drop(columns=[name for name in out.columns if name.startswith("rank_")])
    return out


def _judged(todo: Sequence[Plan], backend: Backend, concurrency: int) -> Iterator[tuple[Plan, Row]]:
    if concurrency <= 1:
        for plan in todo:
            yield plan, judge(plan, backend)
        return
    with ThreadPoolExecutor(concurrency) as pool:
        yield from zip(todo, pool.map(lambda plan: judge(plan, backend), todo), strict=True)


def _known(path: Path) -> dict[str, Row]:
    """Judgements on disk by key, but for those that failed and may succeed now."""
    if not path.is_file() or not path.stat().st_size:
        return {}
    rows = (parse_line(raw, where) for where, raw in read_lines(path))
    return {str(row["key"]): row for row in rows if row.get("status") in _FINAL and row.get(SEAL) == _seal(row)}


def _seal(row: Row) -> str:
    """A hash of all else that a row says."""
    content = {name: value for name, value in row.items() if name != SEAL}
    return hashlib.sha256(json.dumps(content, sort_keys=True, ensure_ascii=True).encode()).hexdigest()[:16]


@contextmanager
def _locked(journal: Path) -> Iterator[IO[str]]:
    """The journal open for appending, and held by this process alone (see `artifact.files.held`)."""
    with held(journal) as stream:
        stream.truncate(journal.read_bytes().rfind(b"\n") + 1)  # a line that a kill cut short is not a judgement
        yield stream


def _worst(*judgements: Judgement) -> Status:
    return next((one.status for one in judgements if one.status is not Status.OK), Status.OK)


def _flat(contradiction: object) -> Row:
    row: Row = asdict(contradiction)  # type: ignore[call-overload]
    row["span"] = list(row["span"]) if isinstance(row["span"], tuple) else None
    return row
