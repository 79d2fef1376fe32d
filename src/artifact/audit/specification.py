"""How much of a finding is a choice of the analyst: the same comparison under every combination of choices.

Invariant: a specification differs from another only in the named choices; each is scored by `artifact.scoring` on the
same claims.

Source: Simonsohn, Simmons and Nelson, Specification curve analysis, Nature Human Behaviour 4 (2020).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product

import pandas as pd

from artifact.domain import Domain
from artifact.score import Failures, Policy, Pool
from artifact.scoring import coverage, score_claims
from artifact.stats import UNIT
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
        dropped: by name, the claim kinds that are not required though the record requires them.
    """

    failures: Sequence[Failures] = FAILURES
    pools: Sequence[Pool] = POOLS
    rules: Sequence[str] = ("corrected", "paper")
    tolerances: Sequence[float] = TOLERANCES
    dropped: Mapping[str, frozenset[str]] = field(default_factory=lambda: {"all": frozenset()})


def specifications(
    claims: pd.DataFrame, domain: Domain, choices: Choices, *, benchmark: str = "released"
) -> Iterator[tuple[dict[str, object], pd.DataFrame, Policy]]:
    """Yield each specification as its choices, the counts of every text, and the policy to pool them by.

    Verification is done once for each rule set and tolerance; the other choices only change which counts are added up.
    """
    for rules, tolerance in product(choices.rules, choices.tolerances):
        as_written = Policy(rules=rules, failures="as_written", tolerance=tolerance)
        everything = score_claims(claims, domain, as_written, benchmark=benchmark)
        facts = coverage(claims, domain, as_written, benchmark=benchmark)
        for name, dropped in choices.dropped.items():
            required = without(everything, facts, dropped)
            for failures in choices.failures:
                counts = under(required, failures)
                for pool in choices.pools:
                    named: dict[str, object] = {
                        "rules": rules,
                        "tolerance": tolerance,
                        "required": name,
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


def without(counts: pd.DataFrame, facts: pd.DataFrame, dropped: frozenset[str]) -> pd.DataFrame:
    """Counts as they are when facts of some kinds are not required.

    Args:
        counts: one row a text.
        facts: one row a required fact, as from `artifact.scoring.coverage` under the same policy.
        dropped: names of claim kinds. A claim covers facts of its own kind only, so those of other kinds stay covered.
    """
    if not dropped:
        return counts
    gone = facts[facts["kind"].isin(dropped)].groupby(list(UNIT))["covered"].agg(["size", "sum"])
    each = gone.reindex(pd.MultiIndex.from_frame(counts[list(UNIT)]), fill_value=0).to_numpy()
    return counts.assign(required=counts["required"] - each[:, 0], covered=counts["covered"] - each[:, 1])
