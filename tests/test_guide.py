"""Verifier-guided generation on a record whose verdicts are worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from artifact.claim import Claim
from artifact.domain import Record, get_domain
from artifact.domains.racing.claims import FinalPosition, NStops, PitLap
from artifact.errors import InputError
from artifact.extractors import Rules
from artifact.files import read_json, read_jsonl, write_jsonl
from artifact.generate import Job
from artifact.guide import Setup, feedback, guide, guide_all, row
from artifact.guided_rounds import mended, read_again, read_guided, rounds_table
from artifact.models.client import Client
from artifact.score import prf
from artifact.status import Status
from messages_service import Service, make_client, message

RACING = get_domain("racing")
FACTS: tuple[Claim, ...] = (
    NStops(driver="AAA", n=1), FinalPosition(driver="AAA", position=4), PitLap(driver="AAA", lap=20),
)  # fmt: skip
DECIDES: tuple[Claim, ...] = (NStops(driver="AAA"), FinalPosition(driver="AAA"), PitLap(driver="AAA"))
DRAFT = "AAA stopped on lap 22 and finished P4."  # 1 of 2 claims right, 1 of 3 facts
BETTER = "AAA stopped on lap 20 and finished P4."  # 2 of 2, 2 of 3
CLEAN = "AAA stopped once, on lap 20, and finished P4."  # 3 of 3, 3 of 3
WORSE = "AAA stopped on lap 22 and finished P9."


@pytest.fixture
def job() -> Job:
    shown = next(iter(RACING.load("released", "corrected").values())).shown
    return Job(
        Record("r::stint::AAA", "racing", "stint_strategy", "r", "test", FACTS, FACTS, DECIDES, shown), "en", "neutral"
    )


@pytest.fixture
def setup() -> Setup:
    return Setup(RACING, Rules(RACING), rounds=3)


def test_it_stops_when_nothing_is_left_to_mend(service: Service, client: Client, job: Job, setup: Setup) -> None:
    service.answers = [message(DRAFT), message(BETTER), message(CLEAN)]
    done = guide(job, client, setup)
    scores = [(prf(one.counts).precision, prf(one.counts).recall) for one in done.rounds]
    assert scores == [(0.5, 1 / 3), (1.0, 2 / 3), (1.0, 1.0)]
    assert (done.best, len(service.seen)) == (2, 3)


def test_the_writer_is_told_what_is_wrong_and_what_is_missing(
    service: Service, client: Client, job: Job, setup: Setup
) -> None:
    service.answers = [message(DRAFT), message(CLEAN)]
    guide(job, client, setup)
    turns = service.seen[1]["messages"]
    assert isinstance(turns, list)
    assert [turn["role"] for turn in turns] == ["user", "assistant", "user"]
    assert turns[0] == service.seen[0]["messages"][0] and turns[1]["content"] == DRAFT  # type: ignore[index]
    told = turns[2]["content"]
    assert "contradict this: AAA stopped on lap 22. Right is: AAA stopped on lap 20." in told
    assert "This is missing: AAA made one pit stop" in told
    assert told.count("lap 20") == 1  # not told again as missing
    assert "P4" not in told  # what is right is left alone


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_the_feedback_is_in_the_language_of_the_text(
    service: Service, client: Client, job: Job, setup: Setup, lang: str
) -> None:
    texts = {
        "en": DRAFT,
        "es": "AAA paró en la vuelta 22 y terminó P4.",
        "pt": "AAA parou na volta 22 e terminou em P4.",
    }
    other = replace(job, lang=lang)
    service.answers = [message(texts[lang])]
    first = guide(other, client, replace(setup, rounds=1)).rounds[0]
    assert [judged.claim for judged in first.fix] == [PitLap(driver="AAA", lap=22)]
    told = feedback(RACING, other, first)
    assert {"en": "lap 20", "es": "vuelta 20", "pt": "volta 20"}[lang] in told
    assert {"en": "missing", "es": "Falta", "pt": "Falta"}[lang] in told


def test_the_best_draft_is_kept_when_later_ones_are_worse(
    service: Service, client: Client, job: Job, setup: Setup
) -> None:
    service.answers = [message(DRAFT), message(BETTER), message(WORSE), message(BETTER)]
    done = guide(job, client, setup)
    assert (len(done.rounds), done.best) == (4, 1)  # the fourth is as good as the second, which came first
    assert row(done, "s")["text"] == BETTER


def test_a_draft_that_was_cut_off_guides_and_is_not_kept(
    service: Service, client: Client, job: Job, setup: Setup
) -> None:
    cut = message(CLEAN + " And so on and", stop="repetition")
    service.answers = [cut, message(DRAFT), cut, cut]
    done = guide(job, client, setup)
    assert [one.status for one in done.rounds[:2]] == [Status.TRUNCATED, Status.OK]
    assert done.best == 1
    turns = service.seen[1]["messages"]
    assert isinstance(turns, list) and "come to an end" in turns[2]["content"]


def test_a_failed_draft_ends_the_text_with_its_status(service: Service, client: Client, job: Job, setup: Setup) -> None:
    service.answers = [message(DRAFT), message("No.", stop="refusal")]
    done = guide(job, client, setup)
    assert [one.status for one in done.rounds] == [Status.OK, Status.FILTERED]
    assert done.best == 0
    service.answers, service.seen = [message("")], []
    silent = guide(replace(job, style="concise"), client, setup)
    assert [one.status for one in silent.rounds] == [Status.EMPTY]


def test_after_a_round_a_text_stands_with_the_best_it_had(
    service: Service, client: Client, job: Job, setup: Setup
) -> None:
    service.answers = [message(CLEAN), message(DRAFT), message(WORSE), message(BETTER)]
    jobs = [job, replace(job, style="concise")]
    rows = [row(guide(each, client, replace(setup, rounds=2)), "s") for each in jobs]
    table = rounds_table(rows)
    pooled = table.groupby("round")[["supported", "contradicted", "covered", "required", "rewritten", "tokens"]].sum()
    assert pooled.to_dict("list") == {
        "supported": [4, 4, 5], "contradicted": [1, 1, 0], "covered": [4, 4, 5], "required": [6, 6, 6],
        "rewritten": [0, 1, 1], "tokens": [220, 110, 110],
    }  # fmt: skip


def test_drafts_can_be_counted_as_they_came(service: Service, client: Client, job: Job, setup: Setup) -> None:
    service.answers = [message(DRAFT), message(BETTER), message(WORSE)]
    rows = [row(guide(job, client, replace(setup, rounds=2)), "s")]
    assert rounds_table(rows)["covered"].tolist() == [1, 2, 2]
    assert rounds_table(rows, keep="last")["covered"].tolist() == [1, 2, 0]
    service.answers = [message(WORSE)]
    stubborn = rounds_table([row(guide(replace(job, style="concise"), client, replace(setup, rounds=2)), "s")])
    assert stubborn["unchanged"].tolist() == [False, True, True]


def test_drafts_can_be_verified_by_other_rules(service: Service, client: Client, job: Job, setup: Setup) -> None:
    service.answers = [message(DRAFT), message(CLEAN)]
    rows = [row(guide(job, client, setup), "s")]
    again = read_again(rows, setup, {job.record.id: job.record})
    assert again == rows

    truth = replace(job.record, required=FACTS[1:2])  # of a record that asks for the place alone, the draft has all
    (other,) = read_again(rows, setup, {job.record.id: truth})
    assert rounds_table([other])["required"].tolist() == rounds_table([other])["covered"].tolist() == [1, 1]
    assert other["best"] == 1 and other["text"] == CLEAN
    with pytest.raises(InputError, match="unknown instance 'r::stint::AAA'"):
        read_again(rows, setup, {})


def test_what_was_mended_by_kind(service: Service, client: Client, job: Job, setup: Setup) -> None:
    service.answers = [message(DRAFT), message(CLEAN)]
    (line, other) = mended([row(guide(job, client, setup), "s")]).to_dict("records")
    assert line == {"kind": "n_stops", "missing": 1, "added": 1, "lost": 0, "wrong": 0, "fixed": 0, "new_wrong": 0}
    assert other == {"kind": "pit_lap", "missing": 1, "added": 1, "lost": 0, "wrong": 1, "fixed": 1, "new_wrong": 0}


def test_a_file_that_is_not_guided(tmp_path: Path) -> None:
    write_jsonl(tmp_path / "x.jsonl", [{"id": "a", "lang": "en", "text": "AAA won."}])
    with pytest.raises(InputError, match=r"x\.jsonl:1: not a line of a guided file"):
        read_guided(tmp_path / "x.jsonl")


def test_many_texts_keep_their_order(service: Service, client: Client, job: Job, setup: Setup) -> None:
    service.answers = [message(CLEAN)]
    jobs = [replace(job, style=style) for style in ("neutral", "concise", "cover_all")]
    assert [done.job for done in guide_all(jobs, client, setup)] == jobs


def test_the_command_writes_texts_rounds_and_manifest(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: object
) -> None:
    make_client(service, tmp_path, monkeypatch)
    out = tmp_path / "guided.jsonl"
    arguments = ["guide", "--model", "tiny-1", "--base-url", service.url, "--limit", 3, "--out", out, "--rounds", 2,
                 "--store", tmp_path / "replies"]  # fmt: skip
    ran = run(*arguments, "--json")  # type: ignore[operator]
    assert ran.code == 0, ran.err
    rows = [line for _, line in read_jsonl(out)]
    assert len(rows) == 3
    for line in rows:
        rounds = line["rounds"]
        assert isinstance(rounds, list) and 1 <= len(rounds) <= 3
        assert line["text"] == rounds[line["best"]]["text"]  # type: ignore[index]
    manifest = read_json(tmp_path / "guided.manifest.json")
    assert isinstance(manifest, dict) and manifest["by"] == f"rules-{RACING.version}"
    calls, before = len(service.seen), out.read_bytes()
    assert run(*arguments).code == 0  # type: ignore[operator]
    assert (len(service.seen), out.read_bytes()) == (calls, before)
