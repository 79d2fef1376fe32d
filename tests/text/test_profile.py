"""A text in figures."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from artifact.text.profile import Profile, profile


def test_numbers_of_a_list_are_not_list_marks() -> None:
    text = "1. AAA stopped on lap 14\n2. BBB on lap 15\n3 laps later"
    assert [text[a:b] for a, b in profile(text).numbers] == ["14", "15", "3"]


def test_numbers_are_whole() -> None:
    text = "1:14,165 and -2.902s, P10"
    assert [text[a:b] for a, b in profile(text).numbers] == ["1:14,165", "2.902", "10"]


def test_sentence_ends_run_over_blocks() -> None:
    text = "AAA won. BBB lost\n\n- CCC stopped.\n- CCC won"
    ends = profile(text).sentence_ends
    assert [text[:end][-4:] for end in ends] == ["won.", "lost", "ped.", " won"]


def test_numbers_within_needs_the_whole_number() -> None:
    made = profile("lap 14 and lap 15 and lap 16")
    assert made.numbers_within([(0, 5), (4, 6), (11, 16)]) == 1
    assert made.numbers_within([(0, 4), (4, 6), (7, 17)]) == 2
    assert made.numbers_within([]) == 0


def test_equal_texts_have_equal_hashes_and_others_do_not() -> None:
    assert profile("AAA").sha256 == profile("AAA").sha256 != profile("AAB").sha256


@given(st.text())
def test_any_text_has_a_profile_that_survives_json(text: str) -> None:
    made = profile(text)
    assert Profile.from_json(made.to_json()) == made
    assert list(made.sentence_ends) == sorted(made.sentence_ends)
    assert all(0 <= start < end <= made.n_chars for start, end in made.numbers)
    assert made.numbers_within(made.numbers) == len(made.numbers)
