"""The committed adapter, loaded and run on a few instances. Needs the extra `train` and the weights of SmolLM2."""

from __future__ import annotations

import pytest

from artifact.errors import InputError
from artifact.files import read_json, sha256
from artifact.paths import results
from artifact.tune.run import read_history
from artifact.tune.train import pairs_digest, read_pairs

FOLDER = results() / "finetune"
ADAPTER = FOLDER / "adapter"


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


def test_committed_pairs_are_those_that_were_trained_on() -> None:
    pairs = read_pairs(FOLDER / "pairs.jsonl")
    first = read_json(FOLDER / "manifest_1.json")
    assert isinstance(first, dict)
    assert pairs_digest(pairs) == first["pairs_sha256"]
    years = {int(pair.cluster.split("_")[0]) for pair in pairs}
    assert max(years) < 2025
    assert min(years) == 2018
