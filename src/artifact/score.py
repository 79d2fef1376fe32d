"""Counts of one text, scores from sums of counts, and the signature that every score carries.

Invariant: a text is reduced to a handful of integers once; precision, recall and F1 are functions of their sums, so
that pooling, resampling and comparing exist once for every metric. Nothing is rounded here. Precision and recall of a
system always come from the same texts, except under the release's own convention (`pool="release"`), named for it.

Rulings for the corners: no claims gives precision None; nothing required gives recall None; F1 is None when both are
None, and 0 when facts were required and none was covered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

import artifact
from artifact.claim import Claim, Verdict
from artifact.domain import Domain, Judged, Record
from artifact.status import Status

Failures = Literal["excluded", "silence", "as_written"]
Pool = Literal["micro", "macro", "release"]
Kinds = Literal["scored", "all"]


@dataclass(frozen=True)
class Counts:
    """Integers of one text, or their sum over texts. `claims` = supported + contradicted + unverifiable."""

    supported: int = 0
    contradicted: int = 0
    unverifiable: int = 0
    required: int = 0
    covered: int = 0

    @property
    def claims(self) -> int:
        """Number of distinct claims."""
        return self.supported + self.contradicted + self.unverifiable

    def __add__(self, other: Counts) -> Counts:
        return Counts(
            self.supported + other.supported,
            self.contradicted + other.contradicted,
            self.unverifiable + other.unverifiable,
            self.required + other.required,
            self.covered + other.covered,
        )


@dataclass(frozen=True)
class Prf:
    """Precision, recall, F1 and hallucination (contradicted share), each in [0, 1] or None where undefined."""

    precision: float | None
    recall: float | None
    f1: float | None
    hallucination: float | None


@dataclass(frozen=True)
class Policy:
    """Everything that changes a score and is not data. The default is ours; `RELEASE` reproduces the release's tables.

    Attributes:
        rules: name of the domain's rule set.
        failures: `excluded` (only texts with status ok are scored), `silence` (every other text counts as having said
            nothing), `as_written` (whatever text there is counts, an empty one as silence; the release's way).
        pool: `micro` (sums), `macro` (mean of per-text scores over texts where they are defined), `release` (precision
            averaged over texts with claims, recall over all texts, F1 of those two means).
        kinds: `scored` (the rule set's kinds) or `all` (extended kinds count too).
        tolerance: factor on the stated tolerances.
    """

    rules: str = "corrected"
    failures: Failures = "excluded"
    pool: Pool = "micro"
    kinds: Kinds = "scored"
    tolerance: float = 1.0


DEFAULT = Policy()
RELEASE = Policy(rules="paper", failures="as_written", pool="release")


@dataclass(frozen=True)
class Item:
    """One text to score: its record, how it ended, and the claims read in it."""

    record: Record
    status: Status
    claims: tuple[Claim, ...]


@dataclass(frozen=True)
class Scored:
    """One text after verification. `counts` is None when the policy leaves the text out."""

    record: Record
    status: Status
    judged: tuple[Judged, ...]
    covered_by: tuple[Claim | None, ...]
    counts: Counts | None


def score_item(item: Item, domain: Domain, policy: Policy = DEFAULT) -> Scored:
    """Verify one text's claims and count.

    Raises:
        KeyError: the domain has no rule set of that name (`Policy` values from users are checked at the edge).
    """
    if item.status is not Status.OK and policy.failures == "excluded":
        return Scored(item.record, item.status, (), (None,) * len(item.record.required), None)
    silent = item.status is not Status.OK and policy.failures == "silence"
    rules = domain.rules[policy.rules]
    judged = tuple(item.record.judge_all(() if silent else item.claims, rules, policy.tolerance))
    covered_by = tuple(item.record.cover(judged, rules, policy.tolerance))
    counted = [j for j in judged if policy.kinds == "all" or j.claim.type in rules.scored]
    tally = {verdict: sum(j.verdict is verdict for j in counted) for verdict in Verdict}
    counts = Counts(
        supported=tally[Verdict.SUPPORTED],
        contradicted=tally[Verdict.CONTRADICTED],
        unverifiable=tally[Verdict.UNVERIFIABLE],
        required=len(item.record.required),
        covered=sum(claim is not None for claim in covered_by),
    )
    return Scored(item.record, item.status, judged, covered_by, counts)


def prf(counts: Counts) -> Prf:
    """Scores of one text, or of pooled counts.

    >>> prf(Counts(supported=2, contradicted=2, required=2, covered=1))
    Prf(precision=0.5, recall=0.5, f1=0.5, hallucination=0.5)
    >>> prf(Counts(required=4))
    Prf(precision=None, recall=0.0, f1=0.0, hallucination=None)
    """
    precision = counts.supported / counts.claims if counts.claims else None
    recall = counts.covered / counts.required if counts.required else None
    hallucination = counts.contradicted / counts.claims if counts.claims else None
    return Prf(precision, recall, harmonic(precision, recall), hallucination)


def harmonic(precision: float | None, recall: float | None) -> float | None:
    """Harmonic mean. With precision undefined and recall 0 (silence) it is 0; otherwise None if either is undefined."""
    if recall is None:
        return None
    if precision is None:
        return 0.0 if recall == 0 else None
    return 2 * precision * recall / (precision + recall) if precision + recall else 0.0


def pool(counts: Sequence[Counts], how: Pool = "micro") -> Prf:
    """Scores of a system from the counts of its texts, by the named convention (see `Policy.pool`)."""
    if how == "micro":
        return prf(sum(counts, Counts()))
    each = [prf(c) for c in counts]
    precision = _mean(p.precision for p in each)
    recall = _mean(p.recall for p in each)
    f1 = harmonic(precision, recall) if how == "release" else _mean(p.f1 for p in each)
    return Prf(precision, recall, f1, _mean(p.hallucination for p in each))


def _mean(values: Iterable[float | None]) -> float | None:
    known = [v for v in values if v is not None]
    return sum(known) / len(known) if known else None


def signature(domain: Domain, policy: Policy, *, by: str, **extra: object) -> str:
    """The signature of a score, made from the configuration that ran. Fixed order, version last.

    Args:
        domain: gives name and version.
        policy: the policy that ran.
        by: the extractor, with its version (`rules-1`, `llm:MODEL`, `gold`).
        extra: further `key=value` parts that changed the result (n, seed, resamples); None values are left out.
    """
    parts = [
        f"{domain.name}@{domain.version}",
        f"rules:{policy.rules}",
        f"by:{by}",
        f"fail:{policy.failures}",
        f"pool:{policy.pool}",
    ]
    if policy.kinds != DEFAULT.kinds:
        parts.append(f"kinds:{policy.kinds}")
    if policy.tolerance != DEFAULT.tolerance:
        parts.append(f"tol:{policy.tolerance:g}")
    parts += [f"{name}:{part}" for name, part in extra.items() if part is not None]
    return "|".join([*parts, f"v:{artifact.__version__}"])
