from __future__ import annotations

from pathlib import Path

import pandas as pd
import pytest

from artifact import stored_claims
from artifact.domain import get_domain
from artifact.errors import InputError
from artifact.files import write_jsonl
from artifact.scoring import score_claims
from artifact.stored_claims import beside_note, load_claims, own_claims, shipped_claims

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


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shipped texts: exact ones under the neutral prompt, one under another, one about no such record."""
    records = list(RACING.load("released", "corrected").values())[:3]
    rows = [
        {"id": record.id, "lang": lang, "system": "tiny", "prompt": "neutral", "status": "ok",
         "text": RACING.template(record, lang)}
        for record in records for lang in ("en", "es")
    ]  # fmt: skip
    rows += [
        {**rows[0], "prompt": "cover_all", "status": "truncated"},
        {**rows[0], "id": "2031_Nowhere::stint::AAA"},
        {**rows[0], "system": "other", "lang": "pt", "text": RACING.template(records[0], "es")},
    ]
    write_jsonl(tmp_path / "generations" / "racing" / "tiny.jsonl", rows)
    claims = stored_claims.results() / "claims"
    (tmp_path / "claims").symlink_to(claims)
    monkeypatch.setattr(stored_claims, "results", lambda: tmp_path)


@pytest.mark.usefixtures("shipped")
def test_shipped_texts_are_read_in_the_columns_of_stored_claims() -> None:
    found = shipped_claims("racing")
    stored = load_claims("racing", sample=1)
    assert list(found.columns) == list(stored.columns)
    assert found[["system", "lang"]].values.tolist() == [["other", "pt"], *[["tiny", "en"]] * 3, *[["tiny", "es"]] * 3]
    assert found["lang_detected"].tolist()[0] == "es"  # what it is in, not what was asked for
    counts = score_claims(found, RACING)
    assert counts["covered"].tolist() == counts["required"].tolist() and not counts["contradicted"].any()
    assert shipped_claims("racing_cover_all")["status"].tolist() == ["truncated"]
    few = shipped_claims("racing", like=stored[stored["lang"] == "en"])
    assert set(few["lang"]) <= {"en"} and set(few["id"]) <= set(stored["id"])
    assert beside_note(found).startswith(". The last systems, other and tiny, ship their")
    assert beside_note(found[found["system"] == "tiny"]).startswith(". The last system, tiny, ships its")


@pytest.mark.usefixtures("shipped")
@pytest.mark.parametrize("source", ["weather", "racing_guided"])
def test_sources_without_shipped_texts(source: str) -> None:
    found = shipped_claims(source)
    assert found.empty and "status" in found.columns and beside_note(found) == ""


@pytest.mark.usefixtures("shipped")
def test_shipped_systems_are_there_only_if_named() -> None:
    assert "tiny" not in set(load_claims("racing")["system"])
    both = load_claims("racing", systems=["tiny", "gpt-5.5"], languages=["es"])
    assert both["system"].value_counts().to_dict() == {"gpt-5.5": 207, "tiny": 3}
    with pytest.raises(InputError, match="unknown system 'tony', did you mean 'tiny'"):
        load_claims("racing", systems=["tony"])


def test_a_generation_about_no_record_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    write_jsonl(path, [{"id": "2025_Nowhere::stint::AAA", "lang": "en", "text": "AAA stopped."}])
    with pytest.raises(InputError, match=r"mine\.jsonl:1: unknown instance '2025_Nowhere::stint::AAA'"):
        own_claims(path, RACING)
