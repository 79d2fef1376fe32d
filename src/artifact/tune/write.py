"""Texts of a fine-tuned model, in a file that can be continued.

Invariant: a row says which record, language and condition it answers, so that it can be scored again at any time
against the data that its writer was shown; texts that a file already holds are not written anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from artifact.domain import Domain, Record
from artifact.files import read_jsonl, write_jsonl
from artifact.tune.generate import Request, generate
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
    """

    records: Sequence[Record]
    langs: Sequence[str]
    condition: Condition
    seed: int
    system: str


def write_texts(
    domain: Domain,
    loaded: Loaded,
    plan: Plan,
    out: Path,
    *,
    batch: int = 16,
    max_new_tokens: int = 256,
    on_batch: Callable[[int, int], None] = lambda done, total: None,
) -> int:
    """Write the missing texts of a plan into `out`; returns how many rows it then holds.

    Args:
        domain: of the records.
        loaded: model that writes.
        plan: what to write.
        out: generations file, kept whole after every batch.
        batch: texts at a time.
        max_new_tokens: length limit of a text.
        on_batch: called with the number of new texts and their total.
    """
    rows = [row for _, row in read_jsonl(out)] if out.is_file() else []
    done = {(row["id"], row["lang"], row.get("condition", "standard"), row["system"]) for row in rows}
    wanted = []
    for record in plan.records:
        changed = record_under(plan.condition, record, plan.seed)
        for lang in plan.langs:
            if (record.id, lang, plan.condition, plan.system) not in done:
                prompt = prompt_under(plan.condition, domain, changed, lang, plan.seed)
                wanted.append(Request(record.id, lang, prompt))
    texts = generate(loaded, wanted, batch=batch, max_new_tokens=max_new_tokens)
    for fresh, text in enumerate(texts, start=1):
        row = text.to_json(plan.system)
        if plan.condition != "standard":
            row |= {"condition": plan.condition, "seed": plan.seed}
        rows.append(row)
        if fresh % batch == 0 or fresh == len(wanted):
            write_jsonl(out, rows)
            on_batch(fresh, len(wanted))
    return len(rows)
