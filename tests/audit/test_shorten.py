"""The same texts, said shorter."""

from __future__ import annotations

import json

import pandas as pd
import pytest

from artifact.audit.shorten import cut_like, shortened
from artifact.domain import get_domain
from artifact.errors import InputError
from artifact.scoring import parsed
from artifact.text.profile import profile

TEXT = "AAA stopped on lap 14. He took hard tyres then. He won the race."


def table() -> pd.DataFrame:
    claims = [
        {"type": "pit_lap", "driver": "AAA", "lap": 14, "span": [0, 21]},
        {"type": "compound_change", "driver": "AAA", "to": "HARD", "span": [23, 41]},
        {"type": "winner", "driver": "AAA", "span": [48, 63]},
    ]
    row = {"system": "s", "lang": "en", "id": "x", "claims": json.dumps(claims), "profile": profile(TEXT).to_json()}
    return parsed(pd.DataFrame([row]), get_domain("racing"))


def kept(cut: pd.DataFrame) -> list[str]:
    return [claim.type for claim in cut["claims"].iloc[0]]


def test_cuts_fall_on_sentence_ends() -> None:
    cuts = {label: kept(cut) for label, cut in shortened(table(), (0.1, 0.75, 1.0))}
    assert cuts == {
        "first sentence": ["pit_lap"],
        "10%": ["pit_lap"],
        "75%": ["pit_lap", "compound_change"],
        "100%": ["pit_lap", "compound_change", "winner"],
    }


def test_the_table_itself_is_left_alone() -> None:
    before = table()
    list(shortened(before))
    pd.testing.assert_frame_equal(before, table())


def test_a_text_without_claims_stays_so() -> None:
    silent = table().assign(claims=[()])
    assert all(kept(cut) == [] for _, cut in shortened(silent))


def two_systems(other: str, **fields: str) -> pd.DataFrame:
    """The table with a second system whose text is `other`."""
    short = table().assign(system="t", claims=[()], profile=[profile(other).to_json()], **fields)
    return pd.concat([table(), short], ignore_index=True)


def test_texts_break_off_where_another_ends() -> None:
    # the other text is 41 characters long: "He took hard tyres" ends at 41, the win is stated later
    assert kept(cut_like(two_systems("x" * 41), "t")) == ["pit_lap", "compound_change"]
    assert kept(cut_like(two_systems("x" * 40), "t")) == ["pit_lap"]
    assert kept(cut_like(two_systems("x" * 41), "s")) == ["pit_lap", "compound_change", "winner"]


def test_a_text_to_break_off_at_must_exist() -> None:
    with pytest.raises(InputError, match="t has no text on x in en"):
        cut_like(two_systems("x", id="y"), "t")
    with pytest.raises(InputError, match="unknown system 'u'"):
        cut_like(table(), "u")
