"""Many texts against their records: from claims to tables of counts, verdicts and coverage.

Invariant: every table comes from `artifact.score.score_item`; here texts are only read, walked and laid out in rows. A
table of claims has one row a text with `system`, `lang`, `id`, `status` and `claims` (a JSON list in the flat wire
form, or a sequence of `Claim`), as in `results/claims/*.parquet`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import pandas as pd

from artifact.claim import Claim, Verdict, parse_claim
from artifact.domain import Domain, Record, describe
from artifact.errors import InputError, unknown
from artifact.files import parse_json
from artifact.score import DEFAULT, Item, Policy, Scored, score_item
from artifact.stats import COUNTS, UNIT
from artifact.status import Status

CLAIMS_COLUMNS = (*UNIT, "status", "claims")


def score_claims(
    claims: pd.DataFrame,
    domain: Domain,
    policy: Policy = DEFAULT,
    *,
    benchmark: str = "released",
    records: Mapping[str, Record] | None = None,
) -> pd.DataFrame:
    """Count every text's claims and covered facts.

    Args:
        claims: one row a text (see the module).
        domain: the texts' domain.
        policy: how to verify and what to leave out.
        benchmark: which records to load, under the policy's rules.
        records: the records by id, if they are at hand.

    Returns:
        One row a text in the same order: `system`, `lang`, `id`, `cluster`, `decision_type`, `status`, `scored` (False
        where the policy leaves the text out; its counts are then 0) and the counts of `artifact.score.Counts`.

    Raises:
        InputError: a column is missing, an id is not in the benchmark, or a claim is not one of the domain's.
    """
    rows = []
    for row, scored in score_rows(claims, domain, policy, benchmark=benchmark, records=records):
        counts = scored.counts
        rows.append(
            (
                row["system"],
                row["lang"],
                row["id"],
                scored.record.cluster,
                scored.record.decision_type,
                scored.status.value,
                counts is not None,
                *((getattr(counts, name) for name in COUNTS) if counts else (0,) * len(COUNTS)),
            )
        )
    return pd.DataFrame(rows, columns=[*UNIT, "cluster", "decision_type", "status", "scored", *COUNTS])


def verdicts(
    claims: pd.DataFrame,
    domain: Domain,
    policy: Policy = DEFAULT,
    *,
    benchmark: str = "released",
    records: Mapping[str, Record] | None = None,
) -> pd.DataFrame:
    """One row a distinct claim of each text that the policy scores, arguments as in `score_claims`.

    Returns:
        Columns: `system`, `lang`, `id`, `cluster`, `decision_type`, `kind`, `polarity`, `claim` (in words), `verdict`,
        `counted` (whether the policy pools this kind), `reason`.
    """
    scored_kinds = domain.rules[policy.rules].scored
    columns = [*UNIT, "cluster", "decision_type", "kind", "polarity", "claim", "verdict", "counted", "reason"]
    rows = [
        (
            row["system"],
            row["lang"],
            row["id"],
            scored.record.cluster,
            scored.record.decision_type,
            judged.claim.type,
            judged.claim.polarity.value,
            describe(judged.claim),
            judged.verdict.value,
            policy.kinds == "all" or judged.claim.type in scored_kinds,
            judged.reason,
        )
        for row, scored in score_rows(claims, domain, policy, benchmark=benchmark, records=records)
        for judged in scored.judged
    ]
    return pd.DataFrame(rows, columns=columns)


def coverage(
    claims: pd.DataFrame,
    domain: Domain,
    policy: Policy = DEFAULT,
    *,
    benchmark: str = "released",
    records: Mapping[str, Record] | None = None,
) -> pd.DataFrame:
    """One row a required fact of each text that the policy scores, arguments as in `score_claims`.

    Returns:
        Columns: `system`, `lang`, `id`, `cluster`, `decision_type`, `kind`, `fact` (in words), `covered`, and
        `contradicted` (the text says something of it that the record denies).
    """
    rows = []
    for row, scored in score_rows(claims, domain, policy, benchmark=benchmark, records=records):
        if scored.counts is None:
            continue
        wrong = [judged.claim for judged in scored.judged if judged.verdict is Verdict.CONTRADICTED]
        for fact, claim in zip(scored.record.required, scored.covered_by, strict=True):
            rows.append(
                (
                    row["system"],
                    row["lang"],
                    row["id"],
                    scored.record.cluster,
                    scored.record.decision_type,
                    fact.type,
                    describe(fact),
                    claim is not None,
                    any(other.about_same(fact) for other in wrong),
                )
            )
    return pd.DataFrame(rows, columns=[*UNIT, "cluster", "decision_type", "kind", "fact", "covered", "contradicted"])


def score_rows(
    claims: pd.DataFrame,
    domain: Domain,
    policy: Policy = DEFAULT,
    *,
    benchmark: str = "released",
    records: Mapping[str, Record] | None = None,
) -> Iterator[tuple[Mapping[str, object], Scored]]:
    """Yield each row's `system`, `lang`, `id` with its verified text. Arguments and errors as in `score_claims`."""
    missing = [name for name in CLAIMS_COLUMNS if name not in claims.columns]
    if missing:
        raise InputError(f"the table of claims has no column {', '.join(missing)}", allowed=map(str, claims.columns))
    if records is None:
        records = domain.load(benchmark, policy.rules)
    read = claim_reader(domain)
    statuses = {status.value: status for status in Status}
    for values in zip(*(claims[name] for name in CLAIMS_COLUMNS), strict=True):
        row = dict(zip(CLAIMS_COLUMNS, values, strict=True))
        where = f"{row['system']}/{row['lang']}/{row['id']}"
        record = records.get(str(row["id"]))
        if record is None:
            raise unknown("instance", row["id"], records, where=where)
        if row["status"] not in statuses:
            raise unknown("status", row["status"], statuses, where=where)
        item = Item(record, statuses[row["status"]], read(row["claims"], where))
        yield row, score_item(item, domain, policy)


def claim_reader(domain: Domain) -> Callable[[object, str], tuple[Claim, ...]]:
    """A function from a JSON list of flat claims (or a sequence of claims) and a place to claims, without spans.

    Texts about the same instances repeat the same claims, so each distinct one is parsed once.
    """
    known: dict[tuple[tuple[str, type, object], ...], Claim] = {}  # with types: True equals 1 but is not a lap

    def one(data: object, where: str) -> Claim:
        if isinstance(data, Claim):
            return data
        if not isinstance(data, dict) or any(
            isinstance(value, dict | list) for k, value in data.items() if k != "span"
        ):
            return parse_claim(data, domain.kinds, where=where)
        key = tuple((name, type(value), value) for name, value in data.items() if name != "span")
        if key not in known:
            known[key] = parse_claim({name: value for name, _, value in key}, domain.kinds, where=where)
        return known[key]

    def read(raw: object, where: str) -> tuple[Claim, ...]:
        if isinstance(raw, str):
            raw = parse_json(raw, where=where) if raw else []
        elif raw is None or isinstance(raw, float):  # a missing cell of a column of texts
            raw = []
        if not isinstance(raw, Sequence):
            raise InputError(f"claims must be a list, not {type(raw).__name__}", where=where)
        return tuple(one(data, where) for data in raw)

    return read
