"""Texts of a fine-tuned model, in a file that can be continued.

Invariant: a row says which record, language and condition it answers, and which request made it, so that it can be
scored again at any time against the data that its writer was shown; texts that a file already holds are not written
anew, and those of another model are not taken for this one's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from artifact.domain import Domain, Record
from artifact.errors import InputError
from artifact.files import read_jsonl, write_jsonl
from artifact.generate import Job, row
from artifact.models.values import Request
from artifact.tune.generate import MAX_TOKENS, generate, request
from artifact.tune.model import Loaded
from artifact.tune.outside import Condition, prompt_under, record_under


@dataclass(frozen=True)
class Plan:
    """What to write.

    Attributes:
        records: of a benchmark.
        langs: languages, each for every record.
        condition: see `artifact.tune.outside`.
        seed: of the condition's choices.
        system: name of the model in results.
        max_tokens: length limit of a text.
    """

    records: Sequence[Record]
    langs: Sequence[str]
    condition: Condition
    seed: int
    system: str
    max_tokens: int = MAX_TOKENS


def questions(domain: Domain, plan: Plan, identity: str, name: str) -> Iterator[tuple[Job, Request]]:
    """Every text of a plan, with what a model is asked for it.

    Args:
        domain: of the records.
        plan: what to write.
        identity, name: of the model (see `artifact.tune.model.Loaded`).
    """
    for record in plan.records:
        changed = record_under(plan.condition, record, plan.seed)
        for lang in plan.langs:
            prompt = prompt_under(plan.condition, domain, changed, lang, plan.seed)
            yield Job(changed, lang, "neutral"), request(identity, name, prompt, lang, plan.max_tokens)


def write_texts(
    domain: Domain,
    loaded: Loaded,
    plan: Plan,
    out: Path,
    *,
    batch: int = 16,
    on_batch: Callable[[int, int], None] = lambda done, total: None,
) -> list[Mapping[str, object]]:
    """Write the missing texts of a plan into `out`; returns all rows that it then holds.

    Args:
        domain: of the records.
        loaded: model that writes.
        plan: what to write.
        out: generations file, kept whole after every batch.
        batch: texts at a time.
        on_batch: called with the number of new texts and their total.

    Raises:
        InputError: `out` holds a text of the same name that another model wrote, or to another prompt.
    """
    rows: list[Mapping[str, object]] = [line for _, line in read_jsonl(out)] if out.is_file() else []
    held = {_name(line): line.get("request") for line in rows}
    extra = {} if plan.condition == "standard" else {"condition": plan.condition, "seed": plan.seed}
    wanted = []
    for job, asked in questions(domain, plan, loaded.identity, loaded.name):
        name = (job.record.id, job.lang, plan.condition, plan.system)
        if name not in held:
            wanted.append((job, asked))
        elif held[name] != asked.key():
            raise InputError(
                f"holds a text of {plan.system} about {job.record.id} that another model wrote, or to another prompt",
                where=str(out),
                fix="choose another --out or --system",
            )
    answers = generate(loaded, [asked for _, asked in wanted], batch=batch)
    for fresh, (place, reply) in enumerate(answers, start=1):
        job, asked = wanted[place]
        rows.append({**row(job, asked, reply, plan.system), **extra})
        if fresh % batch == 0 or fresh == len(wanted):
            write_jsonl(out, rows)
            on_batch(fresh, len(wanted))
    return rows


def _name(line: Mapping[str, object]) -> tuple[object, ...]:
    return line["id"], line["lang"], line.get("condition", "standard"), line["system"]
