"""How much of a finding is a choice of the analyst: the same comparison under every combination of choices.

Invariant: a specification differs from another only in the named choices; each is scored by `artifact.scoring` on the
same claims.

Source: Simonsohn, Simmons and Nelson, Specification curve analysis, Nature Human Behaviour 4 (2020).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

import pandas as pd

from artifact.domain import Domain, Record
from artifact.score import Failures, Policy, Pool
from artifact.scoring import score_claims
from artifact.status import Status

FAILURES: tuple[Failures, ...] = ("excluded", "silence", "as_written")
POOLS: tuple[Pool, ...] = ("micro", "macro", "release")
TOLERANCES = (0.5, 1.0, 2.0)


@dataclass(frozen=True)
class Choices:
    """The values that each choice takes; every combination is a specification.

    Attributes:
        failures: what becomes of texts that are not whole.
        pools: how texts are pooled.
        rules: rule sets by name.
        tolerances: factors on the stated tolerances.
        required: by name, which required facts are kept.
    """

    failures: Sequence[Failures] = FAILURES
    pools: Sequence[Pool] = POOLS
    rules: Sequence[str] = ("corrected", "paper")
    tolerances: Sequence[float] = TOLERANCES
    required: Mapping[str, Callable[[Record], Record]] | None = None


def specifications(
    claims: pd.DataFrame, domain: Domain, choices: Choices, *, benchmark: str = "released"
) -> Iterator[tuple[dict[str, object], pd.DataFrame, Policy]]:
    """Yield each specification as its choices, the counts of every text, and the policy to pool them by.

    Verification is done once for each rule set, tolerance and set of required facts; what becomes of failures and how
    texts are pooled only changes which counts are added up.
    """
    required = choices.required or {"all": lambda record: record}
    for rules, tolerance, (kept, keep) in product(choices.rules, choices.tolerances, required.items()):
        records = {id_: keep(record) for id_, record in domain.load(benchmark, rules).items()}
        as_written = Policy(rules=rules, failures="as_written", tolerance=tolerance)
        everything = score_claims(claims, domain, as_written, records=records)
        for failures in choices.failures:
            counts = under(everything, failures)
            for pool in choices.pools:
                named: dict[str, object] = {
                    "rules": rules,
                    "tolerance": tolerance,
                    "required": kept,
                    "failures": failures,
                    "pool": pool,
                }
                yield named, counts, replace(as_written, failures=failures, pool=pool)


def under(as_written: pd.DataFrame, failures: Failures) -> pd.DataFrame:
    """Counts made with failures `as_written`, as they are under another policy of failures."""
    if failures == "as_written":
        return as_written
    failed = as_written["status"] != Status.OK.value
    out = as_written.copy()
    if failures == "excluded":
        said = ["supported", "contradicted", "unverifiable", "required", "covered"]
        out.loc[failed, "scored"] = False
    else:
        said = ["supported", "contradicted", "unverifiable", "covered"]
    out.loc[failed, said] = 0
    return out


def without(*kinds: str) -> Callable[[Record], Record]:
    """A function that drops the required facts of some kinds."""
    dropped = frozenset(kinds)
    return lambda record: replace(record, required=tuple(f for f in record.required if f.type not in dropped))
