"""From files of a fine-tuned model's texts to tables of counts, for the chapter on fine-tuning.

Invariant: a text written under a condition that changes facts is verified against the changed record, which is made
again from the record's id and the row's seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast

import pandas as pd

from artifact.domain import Domain, Record
from artifact.errors import unknown
from artifact.files import read_jsonl
from artifact.generations import parse_generation, read_claims
from artifact.score import DEFAULT, Policy
from artifact.scoring import score_claims
from artifact.tune.outside import CONDITIONS, Condition, record_under
from artifact.tune.pairs import Pair


def read_texts(paths: Iterable[Path], domain: Domain) -> pd.DataFrame:
    """Read texts and their claims, by the domain's rules.

    Returns:
        One row a text: `system`, `lang`, `id`, `status`, `claims` (a tuple), `text`, `condition` and `seed`.

    Raises:
        InputError: a line is not a generation, or its condition is unknown.
    """
    rows = []
    for path in paths:
        for where, row in read_jsonl(path):
            condition = row.get("condition", "standard")
            if condition not in CONDITIONS:
                raise unknown("condition", condition, CONDITIONS, where=where)
            generation = parse_generation(row, where)
            read = read_claims(generation, domain.extract)
            rows.append(
                {
                    "system": generation.system,
                    "lang": generation.lang,
                    "id": generation.id,
                    "status": read.status.value,
                    "claims": read.claims,
                    "text": generation.text,
                    "condition": condition,
                    "seed": row.get("seed", 0),
                }
            )
    return pd.DataFrame(rows)


def count_texts(
    texts: pd.DataFrame, domain: Domain, records: Mapping[str, Record], policy: Policy = DEFAULT
) -> pd.DataFrame:
    """Counts of each text (see `artifact.scoring.score_claims`), with its `condition`."""
    parts = []
    for (condition, seed), group in texts.groupby(["condition", "seed"], sort=False):
        changed = {
            name: record_under(cast(Condition, condition), records[name], cast(int, seed)) for name in group["id"]
        }
        counts = score_claims(group, domain, policy, records=changed)
        parts.append(counts.assign(condition=str(condition)))
    return pd.concat(parts, ignore_index=True)


def drivers_named(pairs: Iterable[Pair]) -> set[str]:
    """The codes of the drivers that training pairs are about.

    >>> pair = Pair("2031_Test::undercut::AAA_BBB#2", "en", "undercut", "2031_Test", "standard", "", ("Text.",))
    >>> sorted(drivers_named([pair]))
    ['AAA', 'BBB']
    """
    return {code for pair in pairs for code in pair.id.rpartition("::")[2].partition("#")[0].split("_")}
