"""Errors are one line that says what, where, what is allowed and what to do."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from artifact.errors import ArtifactError, InputError, MissingExtraError, shown, unknown


def test_the_parts_are_in_order() -> None:
    error = InputError("no such lap 'x'", where="laps.csv:3", allowed=[1, 2], fix="mend the file")
    assert str(error) == "laps.csv:3: no such lap 'x'; allowed: 1, 2; mend the file"
    assert (error.what, error.where, error.allowed, error.fix) == (
        "no such lap 'x'",
        "laps.csv:3",
        ("1", "2"),
        "mend the file",
    )
    assert (InputError("x").exit_code, ArtifactError("x").exit_code) == (2, 1)


@given(st.text(), st.text(), st.lists(st.text()), st.text())
def test_any_value_gives_one_line(what: str, where: str, allowed: list[str], fix: str) -> None:
    message = str(InputError(what, where=where, allowed=allowed, fix=fix))
    assert len(message.splitlines()) <= 1


@given(st.text(), st.lists(st.text(max_size=10), max_size=40))
def test_unknown_is_one_line_without_control_characters(value: str, allowed: list[str]) -> None:
    message = str(unknown("thing", value, allowed))
    assert len(message.splitlines()) == 1
    assert message.startswith(("unknown thing '", 'unknown thing "'))


def test_unknown_names_the_nearest_and_counts_what_is_too_long_to_list() -> None:
    ids = [f"2025_Race_{number}::stint::AAA" for number in range(5000)]
    message = str(unknown("instance", "2025_Race_12::stint::AAB", ids))
    assert "did you mean '2025_Race_12::stint::AAA'" in message
    assert "... (5000 in all)" in message
    assert len(message) < 400
    assert "did you mean" not in str(unknown("instance", "zzz", ["en", "es"]))


def test_a_huge_value_is_cut() -> None:
    assert len(str(unknown("id", "x" * 10**6, ["a"]))) < 200


def test_a_missing_extra_says_what_to_install() -> None:
    error = MissingExtraError("dask", "dask")
    assert str(error) == "dask is not installed; install it with: pip install 'artifact[dask]'"
    assert error.exit_code == 2


def test_values_are_shown_whatever_they_are() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert shown(deep) == "a list too long to show"
    assert shown(10**5000) == "an int too long to show"
    assert shown("\x1b[31m") == "'\\x1b[31m'"
    assert shown("x" * 100, width=10) == "'xxxxxx..."
