"""Blocks and sentences keep exact offsets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artifact.text.segment import LONGEST, blocks, portions, sentences


def test_headings_items_rows_and_paragraphs() -> None:
    text = "### Facts\n- **AAA**:\n    - lap 2\n1. First\n| Lap | Tyre |\n|---|---|\n| 2 | SOFT |\n\n---\nThe end."
    found = [(block.kind, text[block.start : block.end], block.depth, block.number) for block in blocks(text)]
    assert found == [
        ("heading", "Facts", 0, None),
        ("item", "**AAA**:", 2, None),
        ("item", "lap 2", 6, None),
        ("item", "First", 2, 1),
        ("row", "| Lap | Tyre |", 2, None),
        ("row", "| 2 | SOFT |", 2, None),
        ("paragraph", "The end.", 1, None),
    ]


def test_a_wrapped_line_goes_on_its_paragraph_and_an_indented_one_its_item() -> None:
    text = "AAA stopped on\nlap 9.\nBBB did not.\n- Stint 1:  \n  SOFT, nine laps"
    found = [(block.kind, text[block.start : block.end], block.depth) for block in blocks(text)]
    assert found == [
        ("paragraph", "AAA stopped on\nlap 9.", 1),
        ("paragraph", "BBB did not.", 1),
        ("item", "Stint 1:", 2),
        ("paragraph", "SOFT, nine laps", 4),
    ]


def test_bold_at_the_start_of_a_line_is_no_bullet() -> None:
    assert [block.kind for block in blocks("**AAA** won\n* BBB lost")] == ["paragraph", "item"]


def test_sentences_do_not_end_in_numbers_or_abbreviations() -> None:
    text = "AAA gained 1.5 s vs. BBB. ¿Funcionó? **Sí.** CCC retired…"
    assert [text[a:b] for a, b in sentences(text)] == [
        "AAA gained 1.5 s vs. BBB.",
        "¿Funcionó?",
        "**Sí.**",
        "CCC retired…",
    ]


@given(st.text(alphabet="ab1.!? \n-*#|\t", max_size=200))
def test_blocks_and_sentences_lie_in_the_text_in_order(text: str) -> None:
    last = 0
    for block in blocks(text):
        assert last <= block.start <= block.end <= len(text)
        last = block.end
        inner = block.start
        for start, end in sentences(text, block.start, block.end):
            assert inner <= start < end <= block.end
            inner = end


@pytest.mark.parametrize("piece", ["no end, ", "(", "a(b)", "é°\n", "ab" * 90 + " "])
def test_a_sentence_without_end_is_cut_after_blanks_or_marks_and_nothing_is_lost(piece: str) -> None:
    text = piece * (3 * LONGEST // len(piece))
    found = list(portions(text))
    assert "".join(text[start:end] for start, end in found) == text
    assert 3 <= len(found) <= 4
    assert not any(text[start - 1].isalnum() for start, _ in found[1:])


def test_what_is_no_longer_than_a_sentence_and_what_has_no_gap_stays_whole() -> None:
    text = "One day. " + "x" * (LONGEST - 1) + ". " + "y" * (2 * LONGEST)
    assert list(portions(text)) == list(sentences(text))
