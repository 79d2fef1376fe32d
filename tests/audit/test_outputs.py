"""What became of the generations."""

from __future__ import annotations

import json

import pandas as pd
import pytest

from artifact.audit.outputs import outcomes
from artifact.errors import InputError
from artifact.text.profile import profile

LONG = "He ran well and was quick in the race, with a good pace for the whole of it. " * 4


def row(
    text: str, *, status: str = "ok", lang: str = "en", spans: tuple[tuple[int, int], ...] = ()
) -> dict[str, object]:
    claims = [{"type": "pit_lap", "driver": "AAA", "lap": 1, "span": list(span)} for span in spans]
    return {
        "system": "s",
        "lang": lang,
        "id": "x",
        "status": status,
        "claims": json.dumps(claims),
        "profile": json.dumps(profile(text).to_json()),
    }


def count(*rows: dict[str, object]) -> dict[str, int]:
    table = outcomes(pd.DataFrame(list(rows)))
    assert len(table) == 1
    return table.iloc[0].to_dict()  # type: ignore[return-value]


def test_outcomes_add_up() -> None:
    made = count(row("AAA won."), row("", status="empty"), row("AAA stopped on", status="truncated"), row("BBB won."))
    assert (made["n"], made["ok"], made["empty"], made["truncated"]) == (4, 2, 1, 1)


def test_a_long_text_in_which_nothing_was_found_is_counted_once() -> None:
    made = count(
        row(LONG), row(LONG + "AAA stopped on lap 14", spans=((300, 320),)), row("Fine."), row("", status="empty")
    )
    assert (made["long"], made["long_without_claims"]) == (2, 1)


def test_language_is_judged_on_words_and_not_on_codes() -> None:
    made = count(row(LONG, lang="es"), row("AAA P1 BBB P2 CCC P3 14 15 16", lang="es"))
    assert made["other_language"] == 1


def test_repeats_count_from_the_second_on_and_never_empty_ones() -> None:
    made = count(row("AAA won."), row("AAA won."), row("AAA won."), row("", status="empty"), row("", status="empty"))
    assert made["repeated"] == 2


def test_numbers_that_no_claim_covers() -> None:
    made = count(row("AAA stopped on lap 14 with 30 kg left", spans=((0, 21),)))
    assert (made["numbers"], made["numbers_read"]) == (2, 1)


def test_a_missing_column_is_named() -> None:
    with pytest.raises(InputError, match="no column profile"):
        outcomes(pd.DataFrame([row("AAA won.")]).drop(columns="profile"))
