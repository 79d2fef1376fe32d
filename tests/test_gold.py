"""The packaged gold claims."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from artifact.errors import InputError
from artifact.extract_eval import read_gold
from artifact.files import write_jsonl
from artifact.gold import compare_packaged, package_gold, packaged_gold, packaged_pairs
from artifact.paths import data


def test_no_text_is_packaged() -> None:
    rows = [json.loads(line) for line in (data() / "gold/claims.jsonl").read_text("utf-8").splitlines()]
    assert len(rows) == 317
    assert all(set(row) == {"uid", "domain", "source", "system", "lang", "instance_id", "claims"} for row in rows)


def test_packaged_claims_are_those_of_the_gold_file(shared: Path, tmp_path: Path) -> None:
    gold = shared / "gold/dev.jsonl"
    assert package_gold(gold, tmp_path / "claims.jsonl") == 317
    assert (tmp_path / "claims.jsonl").read_bytes() == (data() / "gold/claims.jsonl").read_bytes()
    assert [text.claims for text in packaged_gold()] == [text.claims for text in read_gold(gold)]


def test_committed_claims_are_compared_text_by_text() -> None:
    compared = compare_packaged("weather")
    assert len(compared.diffs) == 75
    for diff in compared.diffs:
        # as many as were written down, a few of them restated in the domain's units
        assert len(diff.found) + len(diff.missed) == len(set(diff.gold.claims))
        assert not set(diff.spurious) & set(diff.gold.claims)
    assert [text.uid for text, _ in packaged_pairs("weather")] == [text.uid for text in packaged_gold("weather")]


def test_a_text_of_another_origin_is_refused(tmp_path: Path) -> None:
    row = {"uid": "w1", "domain": "weather", "source": "elsewhere.json", "lang": "en", "claims": []}
    write_jsonl(tmp_path / "gold.jsonl", [row])
    with pytest.raises(InputError, match=r"unknown source 'elsewhere\.json' of text w1"):
        package_gold(tmp_path / "gold.jsonl", tmp_path / "out.jsonl")
