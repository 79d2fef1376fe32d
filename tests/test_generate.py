"""`artifact generate`: samples, prompts, resuming, caps, and the files it writes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from artifact.domain import get_domain
from artifact.errors import InputError
from artifact.files import read_json, read_jsonl, write_jsonl
from artifact.generate import Job, jobs, prompt, sample
from artifact.generations import read_generations
from artifact.status import Status
from messages_service import KEY, Answer, Service, failure, message

Run = Callable[..., Any]
RACING, WEATHER = get_domain("racing"), get_domain("weather")


@pytest.fixture
def generate(service: Service, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `artifact generate` against the service, for the file `texts.jsonl`."""
    monkeypatch.setenv("TEST_API_KEY", KEY)

    def call(*arguments: object) -> Any:
        return run("generate", *_arguments(service, tmp_path), *arguments)

    return call


def _arguments(service: Service, folder: Path) -> list[object]:
    return ["--model", "tiny-1", "--base-url", service.url, "--api-key-env", "TEST_API_KEY", "--store",
            folder / "replies", "--out", folder / "texts.jsonl", "--domain", "weather"]  # fmt: skip


def test_a_sample_is_a_benchmark_a_split_or_a_file(tmp_path: Path) -> None:
    released = sample(WEATHER, "released")
    assert len(released) == 150
    test = sample(WEATHER, "test")
    assert {record.id for record in test} >= {record.id for record in released}
    assert all(record.split == "test" for record in test)
    few = sample(RACING, "released", 9)
    assert len({record.id for record in few}) == 9 and few[0] == sample(RACING, "released")[0]
    file = tmp_path / "ids.jsonl"
    write_jsonl(file, [{"id": record.id, "lang": "en"} for record in (few[4], few[2], few[4])])
    assert sample(RACING, str(file)) == [few[4], few[2]]


def test_samples_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="unknown sample 'releasd', did you mean 'released'"):
        sample(RACING, "releasd")
    file = tmp_path / "ids.jsonl"
    write_jsonl(file, [{"id": "nobody::stint::AAA"}])
    with pytest.raises(InputError, match=r"ids.jsonl:1: no racing record has the id 'nobody::stint::AAA'"):
        sample(RACING, str(file))
    write_jsonl(file, [{"name": "nobody"}])
    with pytest.raises(InputError, match=r"ids.jsonl:1: key 'id' is missing"):
        sample(RACING, str(file))


@pytest.mark.parametrize("domain", [RACING, WEATHER], ids=["racing", "weather"])
def test_a_prompt_is_the_data_and_the_question(domain: Any) -> None:
    record = sample(domain, "released", 1)[0]
    for job in jobs([record], ["en", "es", "pt"], ["neutral", "concise", "cover_all"]):
        text = prompt(domain, job)
        assert text.startswith(domain.context(record, job.lang))
        assert text.endswith(domain.question(record, job.lang, job.style))


def test_jobs_of_one_record_stand_together() -> None:
    record, other = sample(RACING, "released", 2)
    made = jobs([record, other], ["en", "pt"], ["neutral", "cover_all"])
    assert made[1] == Job(record, "en", "cover_all") and made[4] == Job(other, "en", "neutral")


@pytest.mark.parametrize("langs", [["--lang", "en", "es", "pt"], ["--lang", "en,es,pt"],
                                   ["--lang", "en", "--lang", "es", "--lang", "pt"]])  # fmt: skip
def test_it_writes_a_line_a_text_and_a_manifest(
    generate: Run, service: Service, tmp_path: Path, langs: list[str]
) -> None:
    ran = generate("--limit", 2, *langs, "--json")
    assert ran.code == 0, ran.err
    texts = list(read_generations(tmp_path / "texts.jsonl"))
    assert [text.lang for text in texts] == ["en", "es", "pt"] * 2
    assert {text.status for text in texts} == {Status.OK} and texts[0].system == "tiny-1"
    rows = [row for _, row in read_jsonl(tmp_path / "texts.jsonl")]
    assert rows[0]["usage"] == {"input_tokens": 100, "output_tokens": 10} and rows[0]["finish_reason"] == "end_turn"
    assert not {"at", "seconds"} & rows[0].keys()  # equal answers make equal files
    manifest = read_json(tmp_path / "texts.manifest.json")
    assert isinstance(manifest, dict)
    assert (manifest["texts"], manifest["statuses"], manifest["output_tokens"]) == (6, {"ok": 6}, 60)
    assert json.loads(ran.out)["calls_now"] == len(service.seen) == 6
    assert not any(KEY in path.read_text() for path in tmp_path.rglob("*") if path.is_file())


def test_a_file_is_gone_on_with(generate: Run, service: Service, tmp_path: Path) -> None:
    service.answers = [message("One."), failure(400, "invalid_request_error", "no"), message("Two.")]
    ran = generate("--limit", 3, "--concurrency", 1)
    assert ran.code == 1 and "1 of 3 requests failed" in ran.err  # above the share that may fail
    statuses = [text.status for text in read_generations(tmp_path / "texts.jsonl")]
    assert statuses == [Status.OK, Status.ERROR, Status.OK]
    for path in (tmp_path / "replies").rglob("*.json"):
        path.unlink()  # the file alone is enough: a checkout has no store
    assert generate("--limit", 3).code == 0
    assert [text.text for text in read_generations(tmp_path / "texts.jsonl")] == ["One.", "Two.", "Two."]
    assert len(service.seen) == 4


def test_a_share_of_failures_may_be_borne(generate: Run, service: Service) -> None:
    service.answers = [message("One."), failure(400, "invalid_request_error", "no"), message("Two.")]
    assert generate("--limit", 3, "--max-failed", 0.5).code == 0


def test_other_texts_are_not_overwritten(generate: Run, service: Service, tmp_path: Path) -> None:
    generate("--limit", 2)
    before = (tmp_path / "texts.jsonl").read_bytes()
    ran = generate("--limit", 2, "--prompt", "cover_all")
    assert ran.code == 2 and "holds 2 texts that this command does not ask for" in ran.err
    assert (tmp_path / "texts.jsonl").read_bytes() == before
    assert generate("--limit", 2, "--prompt", "cover_all", "--overwrite").code == 0


def test_caps_refuse_before_the_first_call(generate: Run, service: Service, tmp_path: Path) -> None:
    ran = generate("--limit", 11, "--max-calls", 10)
    assert ran.code == 2 and "11 calls are needed and --max-calls is 10; none was made" in ran.err
    ran = generate("--limit", 11, "--max-cost", 1)
    assert ran.code == 2 and "needs a price" in ran.err
    assert service.paths == [] and not (tmp_path / "texts.jsonl").exists()
    generate("--limit", 3)
    assert generate("--limit", 3, "--lang", "en", "es", "--max-calls", 3).code == 0  # three are stored


def test_a_dry_run_asks_nothing(generate: Run, service: Service, tmp_path: Path, run: Run) -> None:
    plan = json.loads(generate("--limit", 4, "--dry-run", "--json").out)
    assert (plan["texts"], plan["calls"], plan["output_tokens"], plan["cost_usd"]) == (4, 4, 4 * 256, None)
    assert service.paths == [] and not (tmp_path / "texts.jsonl").exists()
    ran = run("generate", "--model", "claude-haiku-4-5", "--limit", 100, "--out", tmp_path / "x.jsonl", "--dry-run",
              "--store", tmp_path)  # fmt: skip
    assert ran.code == 0 and "$1 in, $5 out" in ran.out


def test_no_key_is_one_line(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    out = tmp_path / "x.jsonl"
    ran = run("generate", "--model", "claude-haiku-4-5", "--limit", 1, "--out", out, "--store", tmp_path)
    assert ran.code == 2 and "ANTHROPIC_API_KEY is not set" in ran.err
    assert ran.err.count("\n") == 1 and not out.exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--out", "texts.csv"], "must end in .jsonl"),
        (["--lang", "fr"], "'fr' is not one of en, es, pt"),
        (["--prompt", "brief"], "'brief' is not one of neutral, concise, cover_all"),
        (["--domain", "rally"], "unknown domain 'rally'"),
        (["--sample", "all_of_it"], "unknown sample 'all_of_it'"),
        (["--limit", "0"], "0 is not in the range"),
    ],
)
def test_bad_options_are_one_clear_line(generate: Run, service: Service, arguments: list[str], message: str) -> None:
    ran = generate(*arguments)
    assert ran.code == 2 and message in ran.err
    assert service.paths == []


def test_a_place_that_cannot_be_written_is_told_before_anything_is_asked(
    generate: Run, service: Service, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    ran = generate("--limit", 1, "--out", tmp_path / "file" / "texts.jsonl")
    assert ran.code == 2 and "nothing can be written there" in ran.err
    assert service.paths == []


def test_killed_and_started_again_nothing_is_asked_twice(service: Service, tmp_path: Path) -> None:
    """Kill -9 in the middle of a run; the second run asks only for what had not been answered."""
    asked: list[str] = []

    def answer(body: dict[str, object]) -> Answer:
        messages = body["messages"]
        assert isinstance(messages, list)
        asked.append(messages[0]["content"])
        good = message("A text.")
        return Answer(body=good.body, wait=30.0 if len(asked) == 5 else 0.0)

    service.answers = [answer]
    arguments = [str(each) for each in _arguments(service, tmp_path)]
    command = [sys.executable, "-m", "artifact", "generate", *arguments, "--limit", "8", "--concurrency", "1"]
    environment = {**os.environ, "TEST_API_KEY": KEY}
    running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while len(asked) < 5 and time.monotonic() < until:
        time.sleep(0.05)
    running.send_signal(signal.SIGKILL)
    running.wait()
    assert len(asked) == 5 and not (tmp_path / "texts.jsonl").exists()
    subprocess.run(command, env=environment, check=True, capture_output=True)
    assert len(asked) == 9 and len(set(asked)) == 8  # only the one on its way was asked for again
    assert [text.status for text in read_generations(tmp_path / "texts.jsonl")] == [Status.OK] * 8
