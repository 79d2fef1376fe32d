"""The committed adapter, loaded and run on a few instances. Needs the extra `train` and the weights of SmolLM2."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifact.domain import get_domain
from artifact.errors import InputError
from artifact.files import read_json, sha256, write_json
from artifact.paths import results
from artifact.tune.pairs import is_exact, verify_text
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


def test_successive_runs_are_one_history(tmp_path: Path) -> None:
    first = {
        "config": {"batch": 2},
        "texts": 5,
        "seconds": 1.0,
        "loss": [3.0, 2.0],
        "evaluations": [{"step": 2, "loss": 9}],
    }
    second = {
        "config": {"batch": 4},
        "texts": 7,
        "seconds": 2.0,
        "loss": [1.0],
        "evaluations": [{"step": 1, "loss": 8}],
    }
    older = {"config": {"batch": 1}, "texts": 1, "seconds": 3.0, "loss": [0.5]}
    paths = []
    for number, manifest in enumerate((first, second, older)):
        paths.append(tmp_path / f"{number}.json")
        write_json(paths[-1], manifest)
    history = read_history(paths)
    assert history.loss == (3.0, 2.0, 1.0, 0.5)
    assert history.prompts == (2, 4, 8, 9)
    assert (history.texts, history.seconds) == (13, 6.0)
    assert history.evaluations == ({"step": 2, "loss": 9}, {"step": 3, "loss": 8})


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


def test_committed_pairs_are_true_and_complete_by_the_rules_of_today() -> None:
    racing = get_domain("racing")
    records = racing.load("corrected", "corrected")
    pairs = read_pairs(FOLDER / "pairs.jsonl")
    known = [pair for pair in pairs if pair.id in records]
    assert len(known) > 0.99 * len(pairs)  # some battles turned out to be none after the training
    for pair in known[::5]:
        assert records[pair.id].split == "train"
        for text in pair.targets:
            assert is_exact(verify_text(racing, records[pair.id], pair.lang, text)), text
