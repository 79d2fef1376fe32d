"""The audit of a file of generations.

Invariant: texts are read exactly as `artifact score` reads them, so that what is audited is what would be scored.
"""

from __future__ import annotations

from pathlib import Path

import pandas as pd

from artifact import extractors
from artifact.audit.outputs import outcomes
from artifact.domain import get_domain
from artifact.errors import unknown
from artifact.files import dump_json
from artifact.generations import read_claims, read_generations
from artifact.score import Policy
from artifact.scoring import score_claims
from artifact.text.profile import profile

GROUPS = ["system", "lang"]


def audit_file(
    path: Path,
    *,
    domain: str = "racing",
    benchmark: str = "released",
    rules: str = "corrected",
    extractor: str = "rules",
    lang: str | None = None,
) -> pd.DataFrame:
    """Count outcomes, peculiarities and blind spots of a file of generations.

    Args:
        path: one generation a line (see `artifact.generations`).
        domain: name of the texts' domain.
        benchmark: the records, by name or file.
        rules: name of the rule set.
        extractor: as for `artifact.extractors.get`.
        lang: language of lines that name none.

    Returns:
        One row a system and language: the columns of `artifact.audit.outputs.outcomes`, `looks_cut` (texts that break
        off though nothing says how they ended), `claims`, `unverifiable`, and `numbers_unread`.

    Raises:
        InputError: a line is not a generation, or a name is not known.
    """
    made = get_domain(domain)
    if rules not in made.rules:
        raise unknown("rule set", rules, made.rules)
    records = made.load(benchmark, rules)
    extract = extractors.get(extractor, made)
    rows = []
    for generation in read_generations(path, lang=lang):
        if generation.id not in records:
            raise unknown("instance", generation.id, records, where=generation.where)
        found = read_claims(generation, extract)
        rows.append(
            {
                "system": generation.system,
                "lang": generation.lang if generation.lang != "auto" else found.lang,
                "id": generation.id,
                "status": found.status.value,
                "claims": dump_json([claim.to_json() for claim in found.claims]),
                "profile": dump_json(profile(generation.text).to_json()),
                "looks_cut": generation.looks_cut,
            }
        )
    table = pd.DataFrame(rows)
    counts = score_claims(table, made, Policy(rules=rules, failures="as_written", kinds="all"), records=records)
    sums = counts.assign(
        claims=counts["supported"] + counts["contradicted"] + counts["unverifiable"], looks_cut=table["looks_cut"]
    ).groupby(GROUPS, sort=False)[["claims", "unverifiable", "looks_cut"]]
    out = outcomes(table, by=GROUPS).merge(sums.sum().astype(int).reset_index(), on=GROUPS)
    return out.assign(numbers_unread=out["numbers"] - out["numbers_read"])
