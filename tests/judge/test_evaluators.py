"""The evaluator form, completeness, entities, the oracle, and independence of judge and judged."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from types import SimpleNamespace

import pytest

from artifact.domain import get_domain
from artifact.errors import InputError
from artifact.judge import completeness_judge, correctness_judge, entity_coverage
from artifact.judge.completeness import mentions_entity
from artifact.judge.evaluators import EVALUATORS, get_backend
from artifact.judge.independence import canonical, check, family, relation
from artifact.judge.judgement import Reference, read_reference
from artifact.paths import data

INPUTS = {"question": "What percentage of the IP addresses at Ash and Beech is allocated?"}
REFERENCE = {"reference_answer": "0% at both sites.", "expected_entities": ["Ash", "Beech"]}
FABRICATED = "Ash: 7.7% of the addresses, Beech: 17.6%."


def test_the_figure_that_completeness_rewards_is_what_correctness_rejects() -> None:
    """The case that the record began with: a specific figure on the topic, and made up."""
    complete = completeness_judge(INPUTS, {"answer": FABRICATED}, REFERENCE)
    right = correctness_judge(INPUTS, {"answer": FABRICATED}, REFERENCE)
    assert complete == {"key": "completeness", "score": 1.0, "comment": "addresses 2 of 2"}
    assert right["key"] == "correctness" and right["score"] == 0.0
    assert "makes up 7.7 %" in str(right["comment"]) and "makes up 17.6 %" in str(right["comment"])


def test_completeness_never_sees_the_reference_answer() -> None:
    for answer in (FABRICATED, "0% at both sites.", "I cannot tell."):
        scores = {
            completeness_judge(INPUTS, {"answer": answer}, {**REFERENCE, "reference_answer": reference})["score"]
            for reference in ("0%", "7.7% and 17.6%", "", "anything")
        }
        assert len(scores) == 1


def test_a_missing_reference_is_none_for_correctness_alone() -> None:
    for reference in (None, "", {}, {"reference_answer": ""}, {"expected_entities": ["Ash"]}):
        found = correctness_judge(INPUTS, {"answer": FABRICATED}, reference)
        assert found["score"] is None and "no reference" in str(found["comment"])
    assert completeness_judge(INPUTS, {"answer": "7.7%"}, None)["score"] == 1.0
    assert completeness_judge(INPUTS, {"answer": "I cannot tell."}, None)["score"] == 0.0
    assert completeness_judge({"question": "Describe it."}, {"answer": "It is green."}, None)["score"] is None
    assert entity_coverage(INPUTS, {"answer": "Ash"}, None)["score"] is None


def test_an_evaluator_plugs_into_frameworks_that_pass_everything_by_name() -> None:
    """LangSmith and openevals call `evaluator(inputs=..., outputs=..., reference_outputs=..., **more)`."""
    for key, evaluate in EVALUATORS.items():
        found = evaluate(inputs=INPUTS, outputs={"answer": "0%"}, reference_outputs=REFERENCE, run=None, example=None)
        assert set(found) == {"key", "score", "comment"}
        assert found["key"] == key
        json.dumps(found, allow_nan=False)


@pytest.mark.parametrize(
    "outputs",
    [
        "0%",
        {"answer": "0%"},
        {"output": "0%"},
        {"response": {"content": "0%"}},
        {"messages": [{"role": "user", "content": "7.7%"}, {"role": "assistant", "content": "0%"}]},
        {"messages": [SimpleNamespace(content="0%")]},
        {"messages": [{"content": [{"type": "text", "text": "0%"}]}]},
    ],
)
def test_answers_are_read_in_the_forms_that_frameworks_store(outputs: object) -> None:
    assert correctness_judge(INPUTS, outputs, "0%")["score"] == 1.0
    assert correctness_judge(INPUTS, outputs, "7.7%")["score"] == 0.0


@pytest.mark.parametrize("outputs", [None, "", {}, {"answer": ""}, {"answer": None}, {"other": 3}])
def test_no_answer_is_no_score(outputs: object) -> None:
    for evaluate in EVALUATORS.values():
        assert evaluate(INPUTS, outputs, REFERENCE)["score"] is None


def test_what_is_no_reference_or_answer_is_refused() -> None:
    with pytest.raises(InputError, match="a reference must be text or an object, not 3"):
        correctness_judge(INPUTS, "0%", 3)
    with pytest.raises(InputError, match="accepted must be a list of texts"):
        correctness_judge(INPUTS, "0%", {"reference_answer": "0%", "accepted": [1]})
    with pytest.raises(InputError, match="an answer must be text"):
        correctness_judge(INPUTS, 7, "0%")
    with pytest.raises(InputError, match="a reference answer must be text"):
        read_reference({"reference_answer": 0})
    with pytest.raises(InputError, match="record must be"):
        read_reference({"record": {"id": "x"}})
    with pytest.raises(InputError, match="unknown judge 'clams', did you mean 'claims'"):
        get_backend("clams")


@pytest.mark.parametrize(
    ("text", "entity", "named"),
    [
        ("The sites are Akron and São Paulo.", "sao paulo", True),
        ("The sites are Akron and São Paulo.", "São  Paulo", True),
        ("akrony", "Akron", False),
        ("Prefix 10.0.0.0/24.", "10.0.0.0/24", True),
        ("Prefix 10.0.0.0/25.", "10.0.0.0/24", False),
        ("**DM-Akron**: 4", "DM-Akron", True),
        ("", "Akron", False),
        ("Akron", "", False),
    ],
)
def test_entities_are_whole_words(text: str, entity: str, named: bool) -> None:
    assert mentions_entity(text, entity) is named


def test_entity_coverage_is_a_share() -> None:
    found = entity_coverage(INPUTS, "Only Ash.", REFERENCE)
    assert found == {"key": "entity_coverage", "score": 0.5, "comment": "names 1 of 2, not Beech"}


@pytest.fixture(scope="module")
def forecast() -> Mapping[str, str]:
    return {"domain": "weather", "id": "New_York::1"}


def test_a_record_is_an_exact_reference(forecast: Mapping[str, str]) -> None:
    domain = get_domain("weather")
    record = domain.load("released", "corrected")["New_York::1"]
    truth = domain.template(record, "en")
    reference = {"record": forecast}
    assert correctness_judge("Describe it.", truth, reference)["score"] == 1.0
    assert completeness_judge("Describe it.", truth, reference)["score"] == 1.0
    wrong = correctness_judge("Describe it.", "High near 40 °F.", reference)
    assert wrong["score"] == 0.0 and "temp" in str(wrong["comment"])
    assert completeness_judge("Describe it.", "High near 40 °F.", reference)["score"] == 0.0
    some = correctness_judge("Describe it.", "High near 83 °F with a 90% chance of rain.", reference)
    assert some["score"] == pytest.approx(0.15)
    assert correctness_judge("Describe it.", "", reference)["score"] is None
    with pytest.raises(InputError, match="unknown instance 'New_Yrok::1', did you mean 'New_York::1'"):
        correctness_judge("", "High near 40 °F.", {"record": {"domain": "weather", "id": "New_Yrok::1"}})
    assert get_backend("oracle").correctness.__self__ is not None  # type: ignore[attr-defined]


def test_the_oracle_without_a_record_has_no_score() -> None:
    found = correctness_judge(INPUTS, "0%", "0%", backend=get_backend("oracle"))
    assert found["score"] is None and "names no record" in str(found["comment"])


@pytest.mark.parametrize(
    ("judge", "system", "same", "related"),
    [
        ("claude-opus-4-5", "claude-opus-4-5", True, True),
        ("anthropic/claude-opus-4-5", "Claude-Opus-4-5-20251101", True, True),
        ("openai:gpt-5.5", "gpt-5.5", True, True),
        ("llama:8b", "llama-8b", True, True),
        ("claude-haiku-4-5", "claude-opus-4-5", False, True),
        ("gpt-5.5", "gpt-5.4-mini", False, True),
        ("gpt-5.5", "claude-opus-4-5", False, False),
        ("qwen2.5-3b", "Qwen/Qwen2.5-7B", False, True),
    ],
)
def test_a_judge_does_not_grade_itself(judge: str, system: str, same: bool, related: bool) -> None:
    assert (canonical(judge) == canonical(system)) is same
    assert (family(judge) == family(system)) is related
    if same:
        with pytest.raises(InputError, match="would judge its own answers"):
            check(judge, [system])
        assert check(judge, [system], allow_same=True) == [f"{judge} judges its own answers ({system})"]
    else:
        assert bool(check(judge, [system])) is related


def test_a_judge_is_known_by_all_its_names() -> None:
    assert relation("local:smollm2", "smollm2-135m-instruct-q4_1") == "same family"
    assert relation("local:smollm2", "smollm2-135m-instruct-q4_1", ["smollm2-135m-instruct-q4_1"]) == "same model"
    with pytest.raises(InputError, match="would judge its own answers"):
        check("local:smollm2", ["smollm2-135m-instruct-q4_1"], aliases=["smollm2-135m-instruct-q4_1"])


def test_a_reference_that_also_names_a_record_can_be_compared_by_words() -> None:
    reference = {"reference_answer": "Ash has 5 racks.", "record": {"domain": "weather", "id": "New_York::1"}}
    found = correctness_judge("How many racks has Ash?", "Ash has 7 racks.", reference, backend=get_backend("claims"))
    assert found["score"] == 0.0


def test_references_are_values() -> None:
    """So that a reference is read once for all answers to it."""
    one = read_reference({"reference_answer": "0%", "accepted": ["none"], "expected_entities": ["Ash"]})
    assert one == Reference("0%", ("none",), ("Ash",)) and hash(one) == hash(Reference("0%", ("none",), ("Ash",)))
    assert read_reference("0%") == Reference("0%")


def test_completeness_of_the_constructed_answers() -> None:
    """Fabricated answers are as complete as right ones; hedged ones are not."""
    questions = {row["id"]: row for row in _lines("questions.jsonl")}
    means: dict[str, list[float]] = {}
    for row in _lines("answers.jsonl"):
        asked = questions[row["id"]]
        score = completeness_judge(asked, row, asked)["score"]
        assert isinstance(score, float)
        means.setdefault(row["system"], []).append(score)
    mean: Callable[[str], float] = lambda kind: sum(means[kind]) / len(means[kind])  # noqa: E731
    assert mean("fabricated") == mean("verbose") == 1.0
    assert mean("hedged") < 0.2 < 0.9 < mean("terse")


def _lines(name: str) -> list[dict[str, str]]:
    return [json.loads(line) for line in (data() / "judge" / name).read_text(encoding="utf-8").splitlines()]
