"""Reading generations: what is a text, what is a failure, what is a mistake."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artifact.claim import Claim
from artifact.domain import Extraction
from artifact.domains.racing.claims import PitLap
from artifact.errors import InputError
from artifact.generations import FINISH, Generation, is_cut, parse_generation, read_claims, read_generations
from artifact.status import Status

ROW = {"id": "x", "lang": "en", "text": "AAA won."}


@pytest.mark.parametrize(
    ("extra", "status"),
    [
        ({}, Status.OK),
        ({"finish_reason": None}, Status.OK),
        ({"finish_reason": "stop"}, Status.OK),
        ({"finish_reason": "length"}, Status.TRUNCATED),
        ({"finish_reason": "MAX_TOKENS"}, Status.TRUNCATED),
        ({"finish_reason": "content_filter"}, Status.FILTERED),
        ({"finish_reason": "refusal", "text": ""}, Status.FILTERED),
        ({"text": ""}, Status.EMPTY),
        ({"text": " \n"}, Status.EMPTY),
        ({"text": None}, Status.EMPTY),
        ({"text": "", "finish_reason": "stop"}, Status.EMPTY),
        ({"text": "", "finish_reason": "length"}, Status.TRUNCATED),
        ({"status": "ok", "finish_reason": "length"}, Status.TRUNCATED),
        ({"status": "timeout", "text": ""}, Status.TIMEOUT),
        ({"status": "rate_limited", "finish_reason": "stop"}, Status.RATE_LIMITED),
    ],
)
def test_status(extra: dict[str, object], status: Status) -> None:
    assert parse_generation({**ROW, **extra}, "f:1").status is status


def test_a_failed_call_needs_no_text() -> None:
    found = parse_generation({"id": "x", "lang": "pt", "status": "error"}, "f:1")
    assert (found.status, found.text) == (Status.ERROR, "")


@pytest.mark.parametrize(
    ("row", "part"),
    [
        ({}, "key 'id' is missing; expected for example"),
        ({"ID": "x"}, "key 'id' is missing (there is 'ID')"),
        ({"id": "x"}, "key 'text' is missing"),
        ({"id": "x", "texts": "a", "lang": "en"}, "key 'text' is missing (there is 'texts')"),
        ({"id": "x", "text": "a"}, "key 'lang' is missing"),
        ({"id": "x", "text": "a"}, "--lang"),
        ({**ROW, "id": 7}, "id must be a string, not 7"),
        ({**ROW, "id": ""}, "id must not be empty"),
        ({**ROW, "text": ["a"]}, "text must be a string or null"),
        ({**ROW, "lang": "fr"}, "unknown language 'fr'"),
        ({**ROW, "lang": "fr"}, "allowed: en, es, pt, auto"),
        ({**ROW, "lang": 3}, "lang must be a string"),
        ({**ROW, "system": 3}, "system must be a string"),
        ({**ROW, "status": "fine"}, "unknown status 'fine'"),
        ({**ROW, "finish_reason": "lenght"}, "unknown finish_reason 'lenght', did you mean 'length'"),
    ],
)
def test_mistakes_are_named(row: dict[str, object], part: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_generation(row, "answers.jsonl:17")
    assert part in str(caught.value)
    assert str(caught.value).startswith("answers.jsonl:17: ")


def test_what_a_line_leaves_open_comes_from_the_call(tmp_path: Path) -> None:
    path = tmp_path / "my-model.jsonl"
    path.write_text('{"id": "x", "text": "a"}\n{"id": "y", "text": "b", "lang": "pt", "system": "s"}\n')
    found = list(read_generations(path, lang="es"))
    assert [(g.system, g.lang, g.where) for g in found] == [
        ("my-model", "es", f"{path}:1"),
        ("s", "pt", f"{path}:2"),
    ]
    assert next(read_generations(path, lang="es", system="named")).system == "named"


def test_a_line_of_claims_needs_claims() -> None:
    row = {"id": "x", "lang": "en", "claims": []}
    assert parse_generation(row, "f:1", needs="claims").status is Status.OK
    assert parse_generation({**row, "text": ""}, "f:1", needs="claims").status is Status.OK
    with pytest.raises(InputError, match="key 'claims' is missing"):
        parse_generation(ROW, "f:1", needs="claims")
    assert parse_generation({**ROW, "status": "empty"}, "f:1", needs="claims").status is Status.EMPTY


def _generation(text: str, status: Status) -> Generation:
    return Generation("x", "s", "en", text, status, None, "f:1")


def _reader(*claims: Claim, status: Status = Status.OK):  # type: ignore[no-untyped-def]
    return lambda text, lang: Extraction(status, claims, lang)


STOP = PitLap(driver="AAA", lap=1, span=(0, 20))


def test_a_number_that_may_have_been_cut_is_no_claim() -> None:
    text = "AAA stopped on lap 1"
    found = read_claims(_generation(text, Status.TRUNCATED), _reader(STOP))
    assert (found.status, found.claims, found.dropped) == (Status.TRUNCATED, (), {"cut_off": 1})
    whole = read_claims(_generation(text, Status.OK), _reader(STOP))
    assert (whole.status, whole.claims) == (Status.OK, (STOP,))
    earlier = read_claims(_generation(text + "4 and then on lap", Status.TRUNCATED), _reader(STOP))
    assert (earlier.status, earlier.claims) == (Status.TRUNCATED, (STOP,))


def test_a_cut_at_the_end_of_a_sentence_cuts_no_claim() -> None:
    assert not is_cut(STOP, "AAA stopped on lap 1.")
    assert not is_cut(STOP, "AAA stopped on lap 1\n")
    assert is_cut(STOP, "AAA stopped on lap 1 ")
    assert not is_cut(PitLap(driver="AAA", lap=1), "AAA stopped on lap 1")


@pytest.mark.parametrize(
    "end",
    [
        "lap 9",
        "vuelta 12",
        "volta 0",
        "1.5",
        "1,",
        "six",
        "sext",
        "twenty",
        "treinta",
        "quator",
        "catorce ve",
        "north",
        "del este",
        "V",
    ],
)
def test_what_may_go_on_is_cut(end: str) -> None:
    text = f"AAA: {end}"
    assert is_cut(PitLap(driver="AAA", lap=1, span=(0, len(text))), text)


@pytest.mark.parametrize(
    "end", ["lap 14", "vuelta 33", "HARD", "duros", "médio", "northwest", "noroeste", "VER", "30%", "safety car"]
)
def test_what_is_whole_is_not_cut(end: str) -> None:
    text = f"AAA: {end}"
    assert not is_cut(PitLap(driver="AAA", lap=1, span=(0, len(text))), text)


def test_a_text_in_another_language_is_said_to_be_and_not_read_as_silence() -> None:
    text = "VER s'est arrêté au tour 14 et a terminé devant NOR, avec les pneus durs."
    found = read_claims(_generation(text, Status.OK), _reader(STOP))
    assert (found.status, found.claims) == (Status.UNSUPPORTED, ())
    assert found.detail == "the text reads as French; supported are en, es, pt"


def test_where_there_is_no_text_nothing_is_extracted() -> None:
    def fail(text: str, lang: str) -> Extraction:
        raise AssertionError("called")

    for status, expected in ((Status.OK, Status.EMPTY), (Status.TIMEOUT, Status.TIMEOUT)):
        found = read_claims(_generation(" ", status), fail)
        assert (found.status, found.claims) == (expected, ())


def test_the_weaker_step_gives_the_status() -> None:
    failed = _reader(status=Status.PARSE_ERROR)
    assert read_claims(_generation("a", Status.OK), failed).status is Status.PARSE_ERROR
    assert read_claims(_generation("a", Status.TRUNCATED), failed).status is Status.PARSE_ERROR
    assert read_claims(_generation("a.", Status.FILTERED), _reader(STOP)).status is Status.FILTERED


def test_a_text_that_breaks_off_is_noticed_when_the_line_does_not_say_how_it_ended() -> None:
    row = {"id": "x", "lang": "en", "text": "AAA stopped on lap 14. BBB stayed out until lap"}
    assert parse_generation(row, "f:1").looks_cut
    assert not parse_generation({**row, "finish_reason": "stop"}, "f:1").looks_cut
    assert not parse_generation(ROW, "f:1").looks_cut


_VALUES = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.lists(st.text(), max_size=2)
)


@given(
    st.dictionaries(
        st.sampled_from(["id", "lang", "text", "system", "status", "finish_reason", "claims", "x"]),
        _VALUES | st.sampled_from(["en", "ok", "length", *FINISH]),
    )
)
def test_any_object_is_a_generation_or_an_input_error(row: dict[str, object]) -> None:
    try:
        found = parse_generation(row, "f:1")
    except InputError as error:
        assert len(str(error).splitlines()) == 1
        return
    assert found.id and (found.text.strip() or found.status is not Status.OK)
    assert json.dumps(found.text) is not None
