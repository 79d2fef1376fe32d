from __future__ import annotations

from pathlib import Path

import pandas as pd
import pytest

from artifact.domain import get_domain
from artifact.errors import InputError
from artifact.files import write_jsonl
from artifact.scoring import score_claims
from artifact.stored_claims import load_claims, own_claims

RACING = get_domain("racing")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    rows = [("B", "es", "1", "x"), ("A", "es", "1", "x"), ("A", "en", "2", "y"), ("A", "en", "1", "x")]
    pd.DataFrame(rows, columns=["system", "lang", "id", "decision_type"]).to_parquet(tmp_path / "some.parquet")
    return tmp_path


def test_stored_claims_are_chosen_and_sorted(folder: Path) -> None:
    found = load_claims("some", languages=["es"], folder=folder)
    assert found[["system", "lang"]].values.tolist() == [["A", "es"], ["B", "es"]]
    assert load_claims("some", folder=folder)["id"].tolist() == ["2", "1", "1", "1"]


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ({"systems": ["a"]}, "unknown system 'a'; allowed: A, B"),
        ({"decision_types": ["z"]}, "unknown decision type 'z'"),
        ({"systems": ["B"], "languages": ["en"]}, "no generation is left"),
    ],
)
def test_a_choice_that_is_not_there_is_refused(folder: Path, choice: dict[str, list[str]], message: str) -> None:
    with pytest.raises(InputError, match=message):
        load_claims("some", folder=folder, **choice)
    with pytest.raises(InputError, match="unknown source of claims 'other'"):
        load_claims("other", folder=folder)


def test_a_sample_is_spread_evenly_and_the_same_for_every_system(folder: Path) -> None:
    whole = load_claims("some", folder=folder)
    assert load_claims("some", sample=1, folder=folder)["id"].unique().tolist() == ["1"]
    assert load_claims("some", sample=99, folder=folder).equals(whole)


def test_a_file_of_one_s_own_joins_the_paper_s_systems(tmp_path: Path) -> None:
    record = next(r for r in RACING.load("released", "corrected").values() if r.decision_type == "stint_strategy")
    path = tmp_path / "mine.jsonl"
    rows = [
        {
            "id": record.id,
            "lang": lang,
            "system": "mine=é",
            "text": RACING.template(record, lang),
            "finish_reason": "stop",
        }
        for lang in ("en", "pt")
    ]
    write_jsonl(path, [*rows, {"id": record.id, "lang": "es", "system": "mine=é", "text": ""}])
    own = own_claims(path, RACING)
    assert own["status"].tolist() == ["ok", "ok", "empty"]
    claims = load_claims("racing", own=own, systems=["mine=é", "gpt-5.5"], languages=["pt"])
    assert set(claims["system"]) == {"mine=é", "gpt-5.5"}
    counts = score_claims(claims, RACING)
    (mine,) = counts[counts["system"] == "mine=é"].to_dict("records")
    assert mine["covered"] == mine["required"] == len(record.required) and mine["contradicted"] == 0


def test_a_generation_about_no_record_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    write_jsonl(path, [{"id": "2025_Nowhere::stint::AAA", "lang": "en", "text": "AAA stopped."}])
    with pytest.raises(InputError, match=r"mine\.jsonl:1: unknown instance '2025_Nowhere::stint::AAA'"):
        own_claims(path, RACING)
