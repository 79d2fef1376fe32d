"""`artifact sft generate` on a tiny model: what it writes beside the texts, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from artifact.files import read_json, read_jsonl, sha256

for name in ("torch", "transformers", "peft"):
    pytest.importorskip(name, reason=f"needs the extra train ({name})")

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")


def test_each_run_is_noted_beside_the_texts(tiny: Path, tmp_path: Path, run: Callable[..., Any]) -> None:
    out = tmp_path / "texts.jsonl"
    common = ["sft", "generate", "--model", tiny, "--system", "tiny", "--out", out, "--limit", 2, "--max-new-tokens", 2]
    assert run(*common, "--lang", "en").code == 0
    assert run(*common, "--lang", "en").out.strip() == f"{out}: 2 texts"
    assert run(*common, "--lang", "es", "--condition", "renamed").code == 0
    manifest = read_json(tmp_path / "texts.manifest.json")
    assert isinstance(manifest, dict)
    assert (manifest["file"], manifest["sha256"], manifest["texts"]) == ("texts.jsonl", sha256(out), 4)
    assert len(manifest["runs"]) == 2  # the second added nothing
    assert manifest["runs"][0]["service"].startswith("safetensors:")
    assert {row["system"] for _, row in read_jsonl(out)} == {"tiny"}


def test_seasons_and_unseen_records(tiny: Path, tmp_path: Path, run: Callable[..., Any]) -> None:
    common = ["sft", "generate", "--model", tiny, "--benchmark", "corrected", "--split", "train", "--types", "overcut"]
    common += ["--max-new-tokens", 1, "--lang", "en", "--season", 2019]
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    assert run(*common, "--limit", 4, "--out", first).code == 0
    assert run(*common, "--leave-out", first, "--out", second).code == 0
    ids, others = ({row["id"] for _, row in read_jsonl(path)} for path in (first, second))
    assert len(ids) == 4 and not ids & others
    assert all(name.startswith("2019_") and "::overcut::" in name for name in ids | others)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--lang", "fr"], "fr"),
        (["--season", "2024"], "unknown season '2024'"),
        (["--types", "undercutt"], "did you mean 'undercut'"),
        (["--adapter", "nowhere"], "no adapter_model.safetensors here"),
    ],
)
def test_what_it_refuses(
    arguments: list[str], message: str, tiny: Path, tmp_path: Path, run: Callable[..., Any]
) -> None:
    ran = run("sft", "generate", "--model", tiny, "--out", tmp_path / "texts.jsonl", *arguments)
    assert ran.code != 0 and message in ran.err and "Traceback" not in ran.err
