"""The evaluators in the form of LangSmith and openevals: `(inputs, outputs, reference_outputs)` to key, score, comment.

Invariant: an evaluator never raises for what an answer says, only for what a caller got wrong; a missing reference, an
empty answer, a judge that could not be read have `score` None and a `comment` that says why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from artifact.errors import InputError, shown, unknown
from artifact.judge.compare import BY, judge_claims
from artifact.judge.completeness import judge_completeness, judge_entities
from artifact.judge.judgement import Judgement, Task, read_reference
from artifact.judge.oracle import judge_record

if TYPE_CHECKING:
    from artifact.judge.llm import Asks

Feedback = dict[str, object]
BACKENDS = ("claims", "oracle", "llm:MODEL")
ANSWER_KEYS = ("answer", "output", "text", "response", "content")
QUESTION_KEYS = ("question", "input", "query", "prompt")


class Backend(Protocol):
    """What judges.

    Attributes:
        name: identifies its version, and goes into signatures and keys of judgements.
        models: all names of the model that judges; none where none does.
    """

    @property
    def name(self) -> str: ...

    @property
    def models(self) -> tuple[str, ...]: ...

    def correctness(self, task: Task) -> Judgement: ...

    def completeness(self, task: Task) -> Judgement: ...


class Claims:
    """Statements compared by what they measure; deterministic."""

    name = BY
    models = ()

    def correctness(self, task: Task) -> Judgement:
        return judge_claims(task)

    def completeness(self, task: Task) -> Judgement:
        return judge_completeness(task)


class Oracle:
    """A domain's record decides."""

    name = "oracle-1"
    models = ()

    def correctness(self, task: Task) -> Judgement:
        return judge_record(task)[0]

    def completeness(self, task: Task) -> Judgement:
        return judge_record(task)[1]


class Divided:
    """One judge for correctness, and the `claims` judge for completeness, which saves half of a model's calls."""

    def __init__(self, judge: Backend) -> None:
        self.judge = judge

    @property
    def name(self) -> str:
        return f"{self.judge.name}|completeness:{BY}"

    @property
    def models(self) -> tuple[str, ...]:
        return self.judge.models

    def correctness(self, task: Task) -> Judgement:
        return self.judge.correctness(task)

    def completeness(self, task: Task) -> Judgement:
        return judge_completeness(task)


def get_backend(
    spec: str,
    client: Asks | None = None,
    *,
    form: str = "statements",
    temperature: float | None = None,
    max_tokens: int | None = None,
) -> Backend:
    """The backend that `spec` names: `claims`, `oracle`, or `llm:MODEL`.

    Args:
        spec: the name.
        client: what asks the model, for `llm:MODEL`; by default the model's own service, with stored replies.
        form, temperature, max_tokens: of `llm:MODEL` (see `artifact.judge.llm.LLM`).

    Raises:
        InputError: no such backend or form.
    """
    if spec == "claims":
        return Claims()
    if spec == "oracle":
        return Oracle()
    if spec.startswith("llm:") and len(spec) > 4:
        from artifact.judge.llm import LLM
        from artifact.models.client import Client
        from artifact.models.services import target
        from artifact.models.store import Store, default_folder

        model = spec.removeprefix("llm:")
        asks = client if client is not None else Client(target(model), Store(default_folder()))
        return LLM(model, asks, form=form, temperature=temperature, max_tokens=max_tokens)
    raise unknown("judge", spec, BACKENDS)


def correctness_judge(
    inputs: object = None,
    outputs: object = None,
    reference_outputs: object = None,
    *,
    backend: Backend | None = None,
    **ignored: object,
) -> Feedback:
    """Does the answer contradict the reference?

    >>> question = {"question": "What percentage of the addresses at Akron is allocated?"}
    >>> correctness_judge(question, {"answer": "7.7%"}, {"reference_answer": "0%"})["score"]
    0.0
    >>> correctness_judge(question, {"answer": "7.7%"}, None)["score"] is None
    True

    Args:
        inputs: the question: text, or an object with `question` (or `input`, `query`, `prompt`).
        outputs: the answer: text, or an object with `answer` (or `output`, `text`, `response`, `content`, `messages`).
        reference_outputs: the reference: None, text, or an object (see `artifact.judge.judgement.read_reference`).
        backend: who judges; by default the record where the reference names one, else `claims`.
        ignored: whatever else a framework passes.
    """
    task = read_task(inputs, outputs, reference_outputs)
    return _choose(task, backend).correctness(task).feedback()


def completeness_judge(
    inputs: object = None,
    outputs: object = None,
    reference_outputs: object = None,
    *,
    backend: Backend | None = None,
    **ignored: object,
) -> Feedback:
    """How much of the question does the answer address, true or not? Never sees the reference answer.

    Arguments as for `correctness_judge`; of the reference, only the expected entities are used.
    """
    task = read_task(inputs, outputs, reference_outputs)
    return _choose(task, backend).completeness(task).feedback()


def entity_coverage(
    inputs: object = None, outputs: object = None, reference_outputs: object = None, **ignored: object
) -> Feedback:
    """Which of the expected entities does the answer name? Arguments as for `correctness_judge`."""
    return judge_entities(read_task(inputs, outputs, reference_outputs)).feedback()


def read_task(inputs: object, outputs: object, reference_outputs: object, *, where: str = "") -> Task:
    """A task from what evaluation frameworks pass.

    Raises:
        InputError: a value is of the wrong type.
    """
    lang = inputs.get("lang") if isinstance(inputs, Mapping) else None
    return Task(
        question=_text(inputs, QUESTION_KEYS, where, "a question"),
        answer=_text(outputs, ANSWER_KEYS, where, "an answer"),
        reference=read_reference(reference_outputs, where=where),
        lang=lang if isinstance(lang, str) else "auto",
    )


def _choose(task: Task, backend: Backend | None) -> Backend:
    if backend is not None:
        return backend
    return Oracle() if task.reference.record is not None else Claims()


def _text(data: object, names: tuple[str, ...], where: str, what: str) -> str:
    """The text in what a framework passed; empty when there is none."""
    if data is None:
        return ""
    if isinstance(data, str):
        return data
    if isinstance(data, Mapping):
        messages = data.get("messages")
        if isinstance(messages, list) and messages:
            return _text(messages[-1], ("content",), where, what)
        for name in names:
            if data.get(name) is not None:
                return _text(data[name], names, where, what)
        return ""
    content = getattr(data, "content", None)  # a message object
    if isinstance(content, str):
        return content
    if isinstance(data, list) and all(isinstance(part, Mapping) for part in data):  # content blocks
        return "".join(str(part.get("text", "")) for part in data)
    raise InputError(f"{what} must be text or an object with {names[0]!r}, not {shown(data)}", where=where)


Evaluator = Callable[..., Feedback]
EVALUATORS: Mapping[str, Evaluator] = {
    "entity_coverage": entity_coverage,
    "completeness": completeness_judge,
    "correctness": correctness_judge,
}
