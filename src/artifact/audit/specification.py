"""How much of a finding is a choice of the analyst: the same comparison under every combination of choices.

Invariant: a specification differs from another only in the named choices; each is scored by `artifact.scoring` on the
same claims.

Source: Simonsohn, Simmons and Nelson, Specification curve analysis, Nature Human Behaviour 4 (2020).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Literal, get_args

import pandas as pd

from artifact.domain import Domain
from artifact.errors import InputError
from artifact.score import Failures, Policy, Pool
from artifact.scoring import COUNT_COLUMNS, count_row, score_rows
from artifact.stats import COUNTS, SAID, UNIT
from artifact.status import Status

FAILURES: tuple[Failures, ...] = get_args(Failures)
POOLS: tuple[Pool, ...] = get_args(Pool)
Matching = Literal["one_to_one", "one_for_all"]
TOLERANCES = (0.5, 1.0, 2.0)


@dataclass(frozen=True)
class Choices:
    """The values that each choice takes; every combination is a specification.

    Attributes:
        failures: what becomes of texts that are not whole.
        pools: how texts are pooled.
        rules: rule sets by name.
        matchings: `one_to_one`, each supported claim covering one fact; `one_for_all`, a claim covering all facts that
            the release credits it for (see `artifact.domain.Rules.credit`).
        tolerances: factors on the stated tolerances.
        dropped: by name, the claim kinds that are not required though the record requires them.
        extractors: by name, what was counted by whom. None stands for the claims at hand; a table (`system`, `lang`,
            `id`, `supported`, `contradicted`, `unverifiable`) for an extractor of which only counts are known: it gives
            precision, while what is covered is still read by the claims at hand.
    """

    failures: Sequence[Failures] = FAILURES
    pools: Sequence[Pool] = POOLS
    rules: Sequence[str] = ("corrected", "paper")
    matchings: Sequence[Matching] = get_args(Matching)
    tolerances: Sequence[float] = TOLERANCES
    dropped: Mapping[str, frozenset[str]] = field(default_factory=lambda: {"all": frozenset()})
    extractors: Mapping[str, pd.DataFrame | None] = field(default_factory=lambda: {"rules": None})


def specifications(
    claims: pd.DataFrame, domain: Domain, choices: Choices, *, benchmark: str = "released"
) -> Iterator[tuple[dict[str, object], pd.DataFrame, Policy]]:
    """Yield each specification as its choices, the counts of every text, and the policy to pool them by.

    Verification is done once for each rule set, matching and tolerance; the other choices only change which counts are
    added up.
    """
    for rules, matching, tolerance in product(choices.rules, choices.matchings, choices.tolerances):
        as_written = Policy(rules=rules, failures="as_written", tolerance=tolerance)
        everything, facts = _verified(claims, matched(domain, matching), as_written, benchmark)
        for (name, dropped), (extractor, told) in product(choices.dropped.items(), choices.extractors.items()):
            required = without(everything, facts, dropped)
            if told is not None:
                required = counted_by(required, told)
            for failures in choices.failures:
                counts = under(required, failures)
                for pool in choices.pools:
                    named: dict[str, object] = {
                        "rules": rules,
                        "matching": matching,
                        "tolerance": tolerance,
                        "required": name,
                        "extractor": extractor,
                        "failures": failures,
                        "pool": pool,
                    }
                    yield named, counts, replace(as_written, failures=failures, pool=pool)


def matched(domain: Domain, matching: Matching) -> Domain:
    """The domain with all its rule sets crediting claims in one way."""
    credit = domain.rules["paper"].credit if matching == "one_for_all" else None
    return replace(domain, rules={name: replace(rules, credit=credit) for name, rules in domain.rules.items()})


def _verified(
    claims: pd.DataFrame, domain: Domain, policy: Policy, benchmark: str
) -> tuple[pd.DataFrame, pd.DataFrame]:
    """Counts of every text, and, one row a text, the required facts of each kind and how many of them are covered."""
    rows, facts = [], []
    for row, scored in score_rows(claims, domain, policy, benchmark=benchmark):
        rows.append(count_row(row["system"], row["lang"], scored))
        each: dict[tuple[str, str], int] = {}
        for fact, claim in zip(scored.record.required, scored.covered_by, strict=True):
            each["required", fact.type] = each.get(("required", fact.type), 0) + 1
            each["covered", fact.type] = each.get(("covered", fact.type), 0) + (claim is not None)
        facts.append(each)
    table = pd.DataFrame(rows, columns=list(COUNT_COLUMNS))
    return table, pd.DataFrame(facts, index=table.index).fillna(0).astype(int)


def under(as_written: pd.DataFrame, failures: Failures) -> pd.DataFrame:
    """Counts made with failures `as_written`, as they are under another policy of failures."""
    if failures == "as_written":
        return as_written
    failed = as_written["status"] != Status.OK.value
    out = as_written.copy()
    out.loc[failed, list(COUNTS if failures == "excluded" else SAID)] = 0
    if failures == "excluded":
        out.loc[failed, "scored"] = False
    return out


def counted_by(counts: pd.DataFrame, told: pd.DataFrame) -> pd.DataFrame:
    """Counts in which the claims are those that another extractor counted (see `Choices.extractors`).

    Raises:
        InputError: it did not count every text.
    """
    verdicts = ["supported", "contradicted", "unverifiable"]
    theirs = told.set_index(list(UNIT))[verdicts].reindex(pd.MultiIndex.from_frame(counts[list(UNIT)]))
    unknown = theirs["supported"].isna().to_numpy()
    if unknown.any():
        name = "/".join(map(str, theirs.index[unknown][0]))
        raise InputError(f"the other extractor counted nothing for {name}", fix="compare on texts that both have read")
    out = counts.copy()
    out[verdicts] = theirs.astype(int).to_numpy()
    return out


def without(counts: pd.DataFrame, facts: pd.DataFrame, dropped: frozenset[str]) -> pd.DataFrame:
    """Counts as they are when facts of some kinds are not required.

    Args:
        counts: one row a text.
        facts: one row a text, too; columns `(required, KIND)` and `(covered, KIND)`. A claim covers facts of its own
            kind only, so those of other kinds stay covered.
        dropped: names of claim kinds.
    """
    gone = [column for column in facts.columns if column[1] in dropped]
    out = counts.copy()
    for part in ("required", "covered"):
        out[part] -= facts[[column for column in gone if column[0] == part]].sum(axis=1)
    return out
