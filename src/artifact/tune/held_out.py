"""Evaluation during training, on decisions that training leaves out.

Invariant: evaluation changes nothing of a run: the same weights come out whether, how often and on what it is
evaluated. A step is evaluated once; a run that goes on after a kill keeps what was measured before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from artifact.domain import Domain, Record
from artifact.errors import InputError
from artifact.files import read_jsonl, write_jsonl
from artifact.generations import Generation, read_claims
from artifact.score import Counts, Item, Policy, prf, score_item
from artifact.status import Status
from artifact.tune.generate import MAX_TOKENS, generate, request
from artifact.tune.model import Loaded
from artifact.tune.pairs import TRAINED_TYPES, Pair, build_pairs
from artifact.tune.train import target_loss

EVALUATIONS_FILE = "evaluations.jsonl"
AS_WRITTEN = Policy(failures="as_written")


@dataclass(frozen=True)
class Spoken:
    """What a model wrote in one language.

    Attributes:
        texts: written.
        ended: those that the model ended itself.
        precision, recall, f1: pooled over all texts, unended ones as far as they go; None where undefined.
    """

    texts: int
    ended: int
    precision: float | None
    recall: float | None
    f1: float | None


@dataclass(frozen=True)
class Evaluation:
    """One evaluation.

    Attributes:
        step: optimizer steps done.
        loss: mean over the target tokens of the held-out pairs.
        by_language: scores of the texts written to their prompts.
    """

    step: int
    loss: float
    by_language: Mapping[str, Spoken]

    def to_json(self) -> dict[str, object]:
        """The wire form, one line of `evaluations.jsonl`."""
        spoken = {lang: vars(scores) for lang, scores in self.by_language.items()}
        return {"step": self.step, "loss": self.loss, "by_language": spoken}


def held_out_pairs(
    domain: Domain, records: Mapping[str, Record], trained: Iterable[Pair], count: int, seed: int = 0
) -> list[Pair]:
    """Pairs of the train seasons about decisions that no training pair is about, in the phrasings of training.

    Args:
        domain: gives prompts, the extractor and the verifier.
        records: to draw from, by id.
        trained: pairs of the run.
        count: pairs a language, the decision types in turn.
        seed: of the choice.

    Raises:
        InputError: training leaves no decision out.
    """
    used = {pair.id for pair in trained}
    left = [record for name, record in records.items() if name not in used]
    share, more = divmod(count, len(TRAINED_TYPES))
    per_type = {name: share + (place < more) for place, name in enumerate(TRAINED_TYPES)}
    wanted = {name: number for name, number in per_type.items() if number}
    if not left:
        raise InputError("the pairs leave no decision out to evaluate on", fix="use --evaluate 0")
    return list(build_pairs(domain, left, per_type=wanted, seed=seed))


def evaluate(
    loaded: Loaded, model: Any, domain: Domain, records: Mapping[str, Record], pairs: Sequence[Pair], step: int
) -> Evaluation:
    """Loss of held-out pairs, and the scores of the texts that the model writes to their prompts.

    Args:
        loaded: names the model, and has its tokenizer.
        model: as it stands in training, set to evaluation.
        domain: has the extractor and the verifier.
        records: that the pairs are about, by id.
        pairs: held out of training.
        step: optimizer steps done.
    """
    loss = target_loss(model, loaded.tokenizer, pairs)
    asked = [request(loaded.identity, loaded.name, pair.prompt, pair.lang, MAX_TOKENS) for pair in pairs]
    counts = {pair.lang: Counts() for pair in pairs}
    texts, ended = dict.fromkeys(counts, 0), dict.fromkeys(counts, 0)
    with _writing(model) as writer:
        for place, reply in generate(Loaded(loaded.name, loaded.identity, writer, loaded.tokenizer), asked):
            pair = pairs[place]
            said = Generation(pair.id, loaded.name, pair.lang, reply.text, reply.status, None, EVALUATIONS_FILE)
            read = read_claims(said, domain.extract)
            scored = score_item(Item(records[pair.id], read.status, read.claims), domain, AS_WRITTEN)
            counts[pair.lang] += scored.counts or Counts()
            texts[pair.lang] += 1
            ended[pair.lang] += reply.status is Status.OK
    spoken = {}
    for lang, pooled in sorted(counts.items()):
        scores = prf(pooled)
        spoken[lang] = Spoken(texts[lang], ended[lang], scores.precision, scores.recall, scores.f1)
    return Evaluation(step, loss, spoken)


@dataclass(frozen=True)
class Evaluator:
    """Evaluates a run now and then, and keeps the results in its folder.

    Attributes:
        measure: evaluates a model after a step.
        out: folder of the run.
        on_result: called with each new evaluation.
    """

    measure: Callable[[int, Any], Evaluation]
    out: Path
    on_result: Callable[[Evaluation], None] = lambda evaluation: None

    def __call__(self, step: int, model: Any) -> None:
        """Evaluate after a step, unless that was done before."""
        rows = read_evaluations(self.out)
        if any(row["step"] == step for row in rows):
            return
        found = self.measure(step, model)
        write_jsonl(
            self.out / EVALUATIONS_FILE, sorted([*rows, found.to_json()], key=lambda row: int(str(row["step"])))
        )
        self.on_result(found)


def read_evaluations(out: Path) -> list[dict[str, object]]:
    """What was measured in a run's folder, by step."""
    path = out / EVALUATIONS_FILE
    return [row for _, row in read_jsonl(path)] if path.is_file() else []


@contextmanager
def _writing(model: Any) -> Iterator[Any]:
    """The model with the attention that knows padded batches, for as long as it writes."""
    core = model.get_base_model() if hasattr(model, "get_base_model") else model
    trained_with = core.config._attn_implementation
    core.set_attn_implementation("sdpa")
    try:
        yield core
    finally:
        core.set_attn_implementation(trained_with)
