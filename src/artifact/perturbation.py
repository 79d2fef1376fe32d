"""Texts with a known share of errors, to see what a metric makes of them.

Invariant: every required fact of a record is stated once, in its place, true or made wrong, so that the share of false
claims is known before anything is read. Chance comes from the seed, the record, the language and the rate alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pandas as pd

from artifact.claim import Verdict
from artifact.domain import Domain, Record
from artifact.score import Item, Policy, score_item


@dataclass(frozen=True)
class Perturbed:
    """What became of the facts of perturbed texts.

    Attributes:
        texts: one row a text: `id`, `cluster`, `system` (the rate, as text), `lang`, `rate`, `status`, `scored`, the
            counts, `stated` and `wrong` (facts stated, of them made wrong).
        facts: one row a stated fact: `id`, `cluster`, `lang`, `rate`, `kind`, `wrong`, `read` (the very claim was read
            back), `verdict` of the claim that was read, empty where it was not.
    """

    texts: pd.DataFrame
    facts: pd.DataFrame


def perturb(
    domain: Domain,
    records: Iterable[Record],
    *,
    languages: Sequence[str],
    rates: Sequence[float],
    policy: Policy,
    seed: int,
) -> Perturbed:
    """State each record's required facts, each made wrong with probability `rate`, then read and score the text.

    Args:
        domain: says, reads and judges.
        records: under the policy's rules.
        languages: in which the texts are written.
        rates: probabilities of an error.
        policy: of the scores.
        seed: of the errors.
    """
    rules = domain.rules[policy.rules]
    texts, facts = [], []
    for record in records:
        for rate in rates:
            for lang in languages:
                rng = random.Random(f"{seed}/{record.id}/{lang}/{rate}")
                wrong = [rng.random() < rate for _ in record.required]
                stated = [
                    domain.falsify(fact, rng, record, rules) if is_wrong else fact
                    for fact, is_wrong in zip(record.required, wrong, strict=True)
                ]
                read = domain.extract(domain.say(stated, record, lang), lang)
                scored = score_item(Item(record, read.status, read.claims), domain, policy)
                verdicts = {judged.claim: judged.verdict for judged in scored.judged}
                row = {"id": record.id, "cluster": record.cluster, "lang": lang, "rate": rate}
                counts = scored.counts
                texts.append(
                    row
                    | {"system": f"{rate:g}", "status": read.status.value, "scored": counts is not None}
                    | {name: getattr(counts, name, 0) for name in _COUNTS}
                    | {"stated": len(stated), "wrong": sum(wrong)}
                )
                for claim, fact, is_wrong in zip(stated, record.required, wrong, strict=True):
                    verdict = verdicts.get(claim)
                    facts.append(
                        row
                        | {"kind": fact.type, "wrong": is_wrong, "read": verdict is not None}
                        | {"verdict": verdict.value if verdict else ""}
                    )
    return Perturbed(pd.DataFrame(texts), pd.DataFrame(facts))


def penalised(facts: pd.DataFrame) -> pd.DataFrame:
    """The facts that were made wrong, with `penalised`: whether the error was read and found to be one."""
    made_wrong = facts[facts["wrong"]].copy()
    made_wrong["penalised"] = made_wrong["verdict"] == Verdict.CONTRADICTED.value
    return made_wrong


_COUNTS = ("supported", "contradicted", "unverifiable", "required", "covered")
