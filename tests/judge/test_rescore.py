"""Rescoring stored answers: replicates, resuming, ranking, and files that are wrong."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from artifact.errors import InputError
from artifact.files import read_jsonl, write_jsonl
from artifact.judge.evaluators import Claims
from artifact.judge.judgement import Judgement, Task
from artifact.judge.rescore import Plan, plans, rescore, systems, table
from artifact.judge.stored import read_answers, read_questions
from artifact.paths import data
from artifact.status import Status

QUESTIONS = [
    {
        "id": "q1",
        "question": "How many racks has Ash?",
        "reference_answer": "Ash has 5 racks.",
        "expected_entities": ["Ash"],
    },
    {
        "id": "q2",
        "question": "How many racks has Elm?",
        "reference_answer": "Elm has 0 racks.",
        "expected_entities": ["Elm"],
    },
    {"id": "q3", "question": "How many racks has Oak?"},
]


class Counting(Claims):
    """The deterministic judge, counting how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def correctness(self, task: Task) -> Judgement:
        self.asked += 1
        return super().correctness(task)


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    write_jsonl(tmp_path / "questions.jsonl", QUESTIONS)
    write_jsonl(
        tmp_path / "answers.jsonl",
        [
            {"id": "q1", "system": "a", "answer": "Ash has 5 racks."},
            {"id": "q2", "system": "a", "answer": "I cannot tell."},
            {"id": "q3", "system": "a", "answer": "Oak has 2 racks."},
            {"id": "q1", "system": "b", "answer": "Ash has 5 racks."},
            {"id": "q2", "system": "b", "answer": "Elm has 8 racks."},
            {"id": "q3", "system": "b", "answer": "Oak has", "finish_reason": "length"},
        ],
    )
    return tmp_path / "answers.jsonl", tmp_path / "questions.jsonl"


def _plans(files: tuple[Path, Path], runs: int) -> list[Plan]:
    questions = read_questions(files[1])
    return plans(read_answers(files[0], questions), questions, runs, "claims-1")


def test_rows_say_what_was_judged_and_why(files: tuple[Path, Path], tmp_path: Path) -> None:
    rows = rescore(_plans(files, 1), Claims(), tmp_path / "out.jsonl")
    assert [row for _, row in read_jsonl(tmp_path / "out.jsonl")] == rows
    by = {(row["system"], row["id"]): row for row in rows}
    assert by["a", "q1"]["correctness"] == by["a", "q1"]["completeness"] == 1.0
    assert (by["a", "q2"]["correctness"], by["a", "q2"]["completeness"]) == (1.0, 0.0)
    assert (by["a", "q3"]["correctness"], by["a", "q3"]["status"]) == (None, "ok")
    wrong = by["b", "q2"]
    assert (wrong["correctness"], wrong["completeness"]) == (0.0, 1.0)
    (one,) = wrong["contradictions"]  # type: ignore[misc]
    assert (one["stated"], one["expected"], one["fabricated"]) == ("8", "0", True)
    cut = by["b", "q3"]
    assert (cut["status"], cut["correctness"], cut["why"]) == ("truncated", None, "the answer is truncated")


def test_systems_put_completeness_beside_correctness(files: tuple[Path, Path], tmp_path: Path) -> None:
    found = systems(table(rescore(_plans(files, 3), Claims(), tmp_path / "o.jsonl")), n_boot=200).set_index("system")
    assert found.loc["a", ["answers", "unscored", "runs", "complete_and_wrong"]].tolist() == [9, 3, 3, 0]
    assert found.loc["b", ["answers", "unscored", "runs", "complete_and_wrong"]].tolist() == [9, 6 - 3, 3, 3]
    assert found.loc["a", "correctness"] == 1.0 and found.loc["b", "correctness"] == 0.5
    assert found.loc["b", "completeness"] == 1.0
    assert found.loc["a", "completeness"] < found.loc["b", "completeness"]
    assert found["correctness_spread"].tolist() == [0.0, 0.0]
    assert found[["rank_completeness", "rank_correctness", "rank_change"]].to_numpy().tolist() == [
        [2, 1, 1],
        [1, 2, -1],
    ]


def test_there_is_no_ranking_from_fewer_than_three_runs(files: tuple[Path, Path], tmp_path: Path) -> None:
    for runs in (1, 2):
        found = systems(table(rescore(_plans(files, runs), Claims(), tmp_path / f"{runs}.jsonl")), n_boot=100)
        assert not [name for name in found.columns if name.startswith("rank")]


def test_spread_is_over_runs_of_the_mean_over_questions(tmp_path: Path) -> None:
    write_jsonl(tmp_path / "q.jsonl", QUESTIONS[:2])
    texts = {1: ("5", "0"), 2: ("5", "1"), 3: ("4", "1")}  # correctness 1, 1/2, 0
    write_jsonl(
        tmp_path / "a.jsonl",
        [
            {"id": f"q{q}", "system": "a", "run": run, "answer": answers[q - 1]}
            for run, answers in texts.items()
            for q in (1, 2)
        ],
    )
    rows = rescore(_plans((tmp_path / "a.jsonl", tmp_path / "q.jsonl"), 1), Claims(), tmp_path / "o.jsonl")
    found = systems(table(rows), n_boot=100).iloc[0]
    assert found.correctness == 0.5
    assert found.correctness_spread == pytest.approx(np.std([1, 0.5, 0], ddof=1))
    assert found.runs == 3


def test_what_is_there_is_not_judged_again(files: tuple[Path, Path], tmp_path: Path) -> None:
    judge, out = Counting(), tmp_path / "o.jsonl"
    rescore(_plans(files, 1), judge, out)
    first = judge.asked
    again = rescore(_plans(files, 2), judge, out)
    assert judge.asked == 2 * first
    assert len(again) == 12
    before = out.read_bytes()
    rescore(_plans(files, 2), judge, out)
    assert judge.asked == 2 * first and out.read_bytes() == before


def test_another_reference_is_another_judgement(files: tuple[Path, Path], tmp_path: Path) -> None:
    judge, out = Counting(), tmp_path / "o.jsonl"
    rescore(_plans(files, 1), judge, out)
    first = judge.asked
    write_jsonl(files[1], [*QUESTIONS[1:], QUESTIONS[0] | {"reference_answer": "Ash has 6 racks."}])
    rows = rescore(_plans(files, 1), judge, out)
    assert judge.asked == first + 2  # both answers to q1
    assert [row["correctness"] for row in rows if row["id"] == "q1"] == [0.0, 0.0]


def test_a_failed_judgement_is_tried_again(files: tuple[Path, Path], tmp_path: Path) -> None:
    class Failing(Claims):
        def correctness(self, task: Task) -> Judgement:
            return Judgement("correctness", None, "down", self.name, Status.ERROR)

    out = tmp_path / "o.jsonl"
    failed = rescore(_plans(files, 1), Failing(), out)
    assert {row["status"] for row in failed} == {"error", "truncated"}
    assert rescore(_plans(files, 1), Claims(), out)[0]["correctness"] == 1.0


def test_an_interrupted_run_goes_on_where_it_stopped(files: tuple[Path, Path], tmp_path: Path) -> None:
    class Interrupted(Counting):
        def correctness(self, task: Task) -> Judgement:
            if self.asked == 2:
                raise KeyboardInterrupt
            return super().correctness(task)

    out, journal = tmp_path / "o.jsonl", tmp_path / "o.jsonl.journal"
    with pytest.raises(KeyboardInterrupt):
        rescore(_plans(files, 1), Interrupted(), out)
    assert not out.exists() and len(journal.read_text().splitlines()) == 2
    with journal.open("a") as stream:
        stream.write('{"key": "cut sho')  # what a kill leaves
    judge = Counting()
    rows = rescore(_plans(files, 1), judge, out)
    assert judge.asked == 3 and len(rows) == 6
    assert not journal.exists()
    whole = rescore(_plans(files, 1), Claims(), tmp_path / "whole.jsonl")
    assert rows == whole


class _Slow(Claims):
    def correctness(self, task: Task) -> Judgement:
        time.sleep(0.05)
        return super().correctness(task)


def _run_slowly(folder: str) -> None:
    base = Path(folder)
    rescore(_plans((base / "answers.jsonl", base / "questions.jsonl"), 3), _Slow(), base / "o.jsonl")


def test_a_killed_run_loses_no_finished_judgement(files: tuple[Path, Path], tmp_path: Path) -> None:
    out, journal = tmp_path / "o.jsonl", tmp_path / "o.jsonl.journal"
    process = multiprocessing.get_context("spawn").Process(target=_run_slowly, args=(str(tmp_path),))
    process.start()
    deadline = time.monotonic() + 60
    while not (journal.exists() and journal.read_bytes().count(b"\n") >= 3):
        assert time.monotonic() < deadline and process.is_alive()
        time.sleep(0.01)
    with pytest.raises(InputError, match=r"o\.jsonl\.journal: another run is writing here"):
        rescore(_plans(files, 3), Claims(), out)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    done = journal.read_bytes().count(b"\n")
    judge = Counting()
    rows = rescore(_plans(files, 3), judge, out)
    assert len(rows) == 18
    assert judge.asked == sum(row["status"] == "ok" for row in rows[done:])


@pytest.mark.parametrize(
    ("questions", "answers", "part"),
    [
        ("", "", "questions.jsonl: the file is empty"),
        ('{"id": "q"}\n{"id": "q"}', "{}", "questions.jsonl:2: question 'q' is repeated"),
        ('{"question": "x"}', "{}", "questions.jsonl:1: id must be text, not None"),
        ('{"id": "q", "question": 3}', "{}", "questions.jsonl:1: a question must be text, not 3"),
        ('{"id": "q", "reference_answer": []}', "{}", "a reference answer must be text"),
        ('{"id": "q", "lang": "fr"}', "{}", "unknown language 'fr'"),
        ('{"id": "q1"}', '{"id": "q2", "answer": "x"}', "answers.jsonl:1: unknown question 'q2', did you mean 'q1'"),
        ('{"id": "q"}', '{"id": "q"}', "answers.jsonl:1: key 'answer' is missing"),
        ('{"id": "q"}', '{"id": "q", "answer": 3}', "an answer must be text, not 3"),
        ('{"id": "q"}', '{"id": "q", "answer": "x", "run": "1"}', "run must be a whole number"),
        ('{"id": "q"}', '{"id": "q", "answer": "x", "system": 3}', "system must be text"),
        ('{"id": "q"}', '{"id": "q", "answer": "x"}\n{"id": "q", "answer": "y"}', "answers.jsonl:2: question 'q'"),
        ('{"id": "q"}', '{"id": "q", "answer": "x", "finish_reason": "tired"}', "unknown finish_reason 'tired'"),
        ('{"id": "q"}', '{"id": "q", ', "answers.jsonl:1: not valid JSON"),
    ],
)
def test_wrong_files_are_named(tmp_path: Path, questions: str, answers: str, part: str) -> None:
    (tmp_path / "questions.jsonl").write_text(questions)
    (tmp_path / "answers.jsonl").write_text(answers)
    with pytest.raises(InputError) as caught:
        read_answers(tmp_path / "answers.jsonl", read_questions(tmp_path / "questions.jsonl"))
    assert part in str(caught.value)


def test_the_command(run: Callable[..., object], tmp_path: Path) -> None:
    folder = data() / "judge"
    arguments = [folder / "answers.jsonl", "--references", folder / "questions.jsonl", "--out", tmp_path / "o.jsonl"]
    ran = run("judge", "rescore", *arguments)
    assert ran.code == 0  # type: ignore[attr-defined]
    assert "16 answers are complete and contradict the reference" in ran.out  # type: ignore[attr-defined]
    assert "always judges alike" in ran.err  # type: ignore[attr-defined]
    result = json.loads(run("judge", "rescore", *arguments, "--json").out)  # type: ignore[attr-defined]
    places = {row["system"]: (row["rank_completeness"], row["rank_correctness"]) for row in result["systems"]}
    assert places["fabricated"] == (1, 4) and places["hedged"][0] == 4 and places["verbose"] == (1, 1)
    assert {row["system"] for row in result["complete_and_wrong"]} == {"fabricated"}
    single = run("judge", "rescore", *arguments, "--runs", 1)
    assert "no ranking: 1 of at least 3 runs" in single.err and "rank" not in single.out  # type: ignore[attr-defined]


def test_the_command_refuses_a_model_that_judges_itself(run: Callable[..., object], tmp_path: Path) -> None:
    write_jsonl(tmp_path / "q.jsonl", QUESTIONS)
    write_jsonl(tmp_path / "a.jsonl", [{"id": "q1", "system": "claude-opus-4-5", "answer": "5"}])
    ran = run(
        "judge", "rescore", tmp_path / "a.jsonl", "--references", tmp_path / "q.jsonl", "--out", tmp_path / "o.jsonl",
        "--judge", "llm:claude-opus-4-5-20251101",
    )  # fmt: skip
    assert ran.code == 2 and "would judge its own answers" in ran.err  # type: ignore[attr-defined]
    assert not (tmp_path / "o.jsonl").exists()


def test_check_prints_the_evaluators_form(run: Callable[..., object]) -> None:
    ran = run("judge", "check", "--question", "How many racks?", "--answer", "7 racks", "--reference", "5 racks")
    lines = [json.loads(line) for line in ran.out.splitlines()]  # type: ignore[attr-defined]
    assert [line["key"] for line in lines] == ["completeness", "correctness"]
    assert lines[1]["score"] == 0.0
