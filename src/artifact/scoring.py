"""Many texts against their records: from generations or claims to tables of counts, verdicts and coverage.

Invariant: every table comes from `artifact.score.score_item`; here texts are only read, walked and laid out in rows. A
table of claims has one row a text with `system`, `lang`, `id`, `status` and `claims` (a JSON list in the flat wire
form, or a sequence of `Claim`), as in `results/claims/*.parquet`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pandas as pd

from artifact import extractors
from artifact.claim import Claim, Verdict, parse_claim
from artifact.domain import Domain, Record, describe, get_domain
from artifact.errors import InputError, unknown
from artifact.files import parse_json
from artifact.generations import Generation, read_claims
from artifact.score import DEFAULT, Item, Policy, Scored, score_item
from artifact.stats import COUNTS, UNIT, metrics_of, terms
from artifact.status import Status

CLAIMS_COLUMNS = (*UNIT, "status", "claims")
COUNT_COLUMNS = (*UNIT, "cluster", "decision_type", "status", "scored", *COUNTS)
GIVEN = "given"  # the name, among extractors, of the claims that a file already holds


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
    rows = [
        count_row(row["system"], row["lang"], scored)
        for row, scored in score_rows(claims, domain, policy, benchmark=benchmark, records=records)
    ]
    return pd.DataFrame(rows, columns=list(COUNT_COLUMNS))


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


def parsed(claims: pd.DataFrame, domain: Domain) -> pd.DataFrame:
    """The table with its claims read, spans kept: for a table that is scored many times.

    Raises:
        InputError: a claim is not one of the domain's.
    """

    def one(data: object, where: str) -> Claim:
        return data if isinstance(data, Claim) else parse_claim(data, domain.kinds, where=where)

    cells = [
        tuple(one(data, str(where)) for data in listed(raw, str(where)))
        for where, raw in zip(claims["id"], claims["claims"], strict=True)
    ]
    return claims.assign(claims=pd.Series(cells, index=claims.index, dtype=object))


def listed(cell: object, where: str) -> Sequence[object]:
    """What a cell of claims holds: a JSON list, a sequence as it is, or nothing.

    Raises:
        InputError: it is not a list.
    """
    if isinstance(cell, str):
        cell = parse_json(cell, where=where) if cell else []
    elif cell is None or isinstance(cell, float):  # a missing cell of a column of texts
        cell = []
    if not isinstance(cell, Sequence):
        raise InputError(f"claims must be a list, not {type(cell).__name__}", where=where)
    return cell


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
            raise unknown("instance", row["id"], records, where=where, fix="other benchmarks: --benchmark")
        if row["status"] not in statuses:
            raise unknown("status", row["status"], statuses, where=where)
        item = Item(record, statuses[row["status"]], read(row["claims"], where))
        yield row, score_item(item, domain, policy)


@dataclass(frozen=True)
class Setup:
    """All that a scoring run is made of, by name, so that every process can make its own `Scorer` from it.

    Attributes:
        domain: name of the domain.
        benchmark: name or file of its records.
        policy: how to verify and what to leave out.
        extractor: as for `artifact.extractors.get`, or `given` for claims that the lines already hold.
        lang: the language of lines that name none.
    """

    domain: str = "racing"
    benchmark: str = "released"
    policy: Policy = DEFAULT
    extractor: str = "rules"
    lang: str | None = None

    @property
    def needs(self) -> str:
        """The key that a line must have."""
        return "claims" if self.extractor == GIVEN else "text"


class Scorer:
    """Scores generations one by one, under one setup."""

    def __init__(self, setup: Setup) -> None:
        """Load records and extractor.

        Raises:
            InputError: the setup names a domain, benchmark, rule set or extractor that does not exist.
        """
        self.setup = setup
        self.domain = get_domain(setup.domain)
        if setup.policy.rules not in self.domain.rules:
            raise unknown("rule set", setup.policy.rules, self.domain.rules)
        self.records = self.domain.load(setup.benchmark, setup.policy.rules)
        self.extract = None if setup.extractor == GIVEN else extractors.get(setup.extractor, self.domain)
        self._read = claim_reader(self.domain)

    @property
    def by(self) -> str:
        """What reads the claims, as it stands in signatures."""
        return GIVEN if self.extract is None else self.extract.name

    def score(self, generation: Generation) -> Scored:
        """Read and verify one generation.

        Raises:
            InputError: no such instance, or (with `given`) a claim is not one of the domain's.
        """
        record = self.records.get(generation.id)
        if record is None:
            raise unknown(
                "instance", generation.id, self.records, where=generation.where, fix="other benchmarks: --benchmark"
            )
        if self.extract is None:
            item = Item(record, generation.status, self._read(generation.claims, generation.where))
        else:
            found = read_claims(generation, self.extract)
            item = Item(record, found.status, found.claims)
        return score_item(item, self.domain, self.setup.policy)

    def count(self, generations: Iterable[Generation]) -> pd.DataFrame:
        """Counts of each generation, in order: `COUNT_COLUMNS`, `where` and `looks_cut` (see `Generation`)."""
        rows = [(*count_row(g.system, g.lang, self.score(g)), g.where, g.looks_cut) for g in generations]
        return pd.DataFrame(rows, columns=[*COUNT_COLUMNS, "where", "looks_cut"])


def count_row(system: object, lang: object, scored: Scored) -> tuple[object, ...]:
    """One row of `COUNT_COLUMNS`."""
    counts = scored.counts
    return (
        system,
        lang,
        scored.record.id,
        scored.record.cluster,
        scored.record.decision_type,
        scored.status.value,
        counts is not None,
        *((getattr(counts, name) for name in COUNTS) if counts else (0,) * len(COUNTS)),
    )


def with_scores(counts: pd.DataFrame) -> pd.DataFrame:
    """Counts of each text with its own precision, recall and F1 (null where undefined or not scored)."""
    scores = metrics_of(terms(counts, "micro"), "micro")
    return counts.assign(precision=scores[:, 0], recall=scores[:, 1], f1=scores[:, 2])


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
        return tuple(one(data, where) for data in listed(raw, where))

    return read
