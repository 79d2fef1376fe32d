"""What the browser's package holds besides the code."""

from __future__ import annotations

from pathlib import Path

from artifact.files import write_jsonl
from artifact.page import _generations


def test_texts_of_our_own_models_are_labelled_by_system_and_by_an_unusual_prompt(tmp_path: Path) -> None:
    row = {
        "id": "2031_Test::stint::AAA",
        "lang": "en",
        "system": "small",
        "text": "AAA stopped on lap 7.",
        "status": "ok",
    }
    write_jsonl(tmp_path / "racing" / "small.en.jsonl", [row])
    write_jsonl(tmp_path / "racing" / "small.all.jsonl", [{**row, "prompt": "cover_all", "text": "AAA won."}])
    write_jsonl(tmp_path / "weather" / "small.jsonl", [{**row, "id": "w1", "prompt": "neutral"}])
    kept = {"id": row["id"], "lang": "en"}
    assert _generations(tmp_path) == {
        "racing": [
            {"system": "small (cover all)", **kept, "text": "AAA won."},
            {"system": "small", **kept, "text": "AAA stopped on lap 7."},
        ],
        "weather": [{"system": "small", "id": "w1", "lang": "en", "text": "AAA stopped on lap 7."}],
    }
