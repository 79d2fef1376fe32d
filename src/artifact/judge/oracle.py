"""The `oracle` judge: a domain's record is the reference, and its rules decide.

Invariant: contradiction is the record's verdict on the claims that the domain's extractor reads; nothing here compares
words.
"""

from __future__ import annotations

from functools import lru_cache

from artifact.claim import Polarity, Verdict
from artifact.domain import Domain, Judged, Record, describe, get_domain
from artifact.errors import unknown
from artifact.judge.judgement import Contradiction, Judgement, Task, correctness, unscored
from artifact.score import DEFAULT, Item, Policy, Scored, score_item
from artifact.status import Status


def judge_record(task: Task, policy: Policy = DEFAULT) -> tuple[Judgement, Judgement]:
    """Correctness and completeness of an answer against the record that its reference names.

    Completeness is coverage: the share of the record's required facts that the answer states rightly.

    Raises:
        InputError: the reference names a domain, benchmark or record that does not exist.
    """
    by = "oracle"
    if task.reference.record is None:
        return tuple(unscored(key, "the reference names no record", by) for key in ("correctness", "completeness"))  # type: ignore[return-value]
    named = task.reference.record
    domain, record = find_record(named["domain"], named.get("benchmark", "released"), policy.rules, named["id"])
    by = f"oracle:{domain.name}@{domain.version}"
    if not task.answer.strip():
        return tuple(unscored(key, "there is no answer", by, Status.EMPTY) for key in ("correctness", "completeness"))  # type: ignore[return-value]
    found = domain.extract(task.answer, task.lang)
    if found.status is not Status.OK:
        reason = f"the claims could not be read: {found.detail or found.status.value}"
        return tuple(unscored(key, reason, by, found.status) for key in ("correctness", "completeness"))  # type: ignore[return-value]
    return judge_scored(score_item(Item(record, found.status, found.claims), domain, policy), domain, policy, by)


def judge_scored(scored: Scored, domain: Domain, policy: Policy, by: str) -> tuple[Judgement, Judgement]:
    """The same from claims that have been verified already (`Scored.counts` must be there)."""
    counted = [j for j in scored.judged if policy.kinds == "all" or j.claim.type in domain.rules[policy.rules].scored]
    wrong = [_contradiction(judged) for judged in counted if judged.verdict is Verdict.CONTRADICTED]
    agreed = sum(judged.verdict is Verdict.SUPPORTED for judged in counted)
    unsure = sum(judged.verdict is Verdict.UNVERIFIABLE for judged in counted)
    right = correctness(wrong, agreed, unsure, by)
    required = len(scored.covered_by)
    if not required:
        return right, unscored("completeness", "the record requires nothing", by)
    covered = sum(claim is not None for claim in scored.covered_by)
    reason = f"states {covered} of {required} required facts"
    return right, Judgement("completeness", covered / required, reason, by)


@lru_cache(maxsize=8)
def _load(domain: str, benchmark: str, rules: str) -> tuple[Domain, dict[str, Record]]:
    found = get_domain(domain)
    return found, dict(found.load(benchmark, rules))


def find_record(domain: str, benchmark: str, rules: str, name: str) -> tuple[Domain, Record]:
    """A record by its names.

    Raises:
        InputError: there is none.
    """
    found, records = _load(domain, benchmark, rules)
    if name not in records:
        raise unknown("instance", name, records)
    return found, records[name]


def _contradiction(judged: Judged) -> Contradiction:
    claim = judged.claim
    expected = judged.reason.removeprefix("the record has ")
    none = judged.fact is None and claim.polarity is Polarity.AFFIRMED
    return Contradiction("", claim.type, describe(claim), expected, fabricated=none, span=claim.span)
