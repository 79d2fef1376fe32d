"""What counts as the same claim when an extractor is compared with gold."""

from __future__ import annotations

import pytest

from artifact.domain import Extraction
from artifact.extract_eval import Comparison, GoldText, parse_notation
from artifact.status import Status


def compared(gold: str, read: str, domain: str = "racing") -> tuple[int, int, int]:
    out = Comparison()
    text = GoldText("t1", domain, "s", "f", "en", "i", "", (parse_notation(gold, domain),))
    out.add(text, Extraction(Status.OK, (parse_notation(read, domain),), "en"))
    tally = out.tally()
    return tally.found, tally.spurious, tally.missed


@pytest.mark.parametrize(
    ("gold", "read", "same"),
    [
        ("Q BBB AAA -2.5", "Q AAA BBB 2.5", True),
        ("Q AAA BBB 2.5", "Q BBB AAA -2.5", True),
        ("Q AAA BBB 2.5", "Q AAA BBB 2.5", True),
        ("Q AAA BBB 2.5", "Q BBB AAA 2.5", False),
        ("Q AAA BBB 2.5", "Q AAA BBB -2.5", False),
        ("V AAA BBB 0.3", "V BBB AAA -0.3", False),  # whoever pursues is not turned round
    ],
)
def test_a_gap_may_be_told_from_either_end(gold: str, read: str, same: bool) -> None:
    assert compared(gold, read) == ((1, 0, 0) if same else (0, 1, 1))


def test_a_number_is_compared_as_the_text_writes_it() -> None:
    assert compared("w 10", "w 10", "weather") == (1, 0, 0)
    assert compared("w 10", "w 12", "weather") == (0, 1, 1)
