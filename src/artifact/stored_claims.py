"""The claims that a notebook scores: committed ones of released generations, and those of a file of one's own.

Invariant: a name that is not there is an error that lists those that are; nothing is left out silently.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pandas as pd

from artifact import extractors
from artifact.domain import Domain
from artifact.errors import InputError, unknown
from artifact.generations import read_claims, read_generations
from artifact.paths import results


def load_claims(
    source: str,
    *,
    systems: Sequence[str] | None = None,
    languages: Sequence[str] | None = None,
    decision_types: Sequence[str] | None = None,
    sample: int | None = None,
    own: pd.DataFrame | None = None,
    folder: Path | None = None,
) -> pd.DataFrame:
    """One row a generation, systems and languages in alphabetical order, instances in the order of the file.

    Args:
        source: `racing`, `racing_cover_all`, ...: a file of `results/claims`.
        systems, languages, decision_types: what to keep; None for all.
        sample: how many instances to keep, evenly spread; None for all.
        own: further rows, as `own_claims` makes them; their systems can be named too.
        folder: where the files are, if not in the checkout's results.

    Raises:
        InputError: no such source, system, language or decision type.
    """
    folder = folder or results() / "claims"
    path = folder / f"{source}.parquet"
    if not path.is_file():
        raise unknown("source of claims", source, sorted(found.stem for found in folder.glob("*.parquet")))
    table = pd.read_parquet(path)
    if own is not None:
        table = pd.concat([table, own], ignore_index=True)
    wanted = {"system": systems, "lang": languages, "decision_type": decision_types}
    kept = pd.Series(True, index=table.index)
    for column, chosen in wanted.items():
        there = sorted(table[column].unique())
        for name in chosen or ():
            if name not in there:
                raise unknown({"lang": "language"}.get(column, column.replace("_", " ")), name, there)
        if chosen is not None:
            kept &= table[column].isin(list(chosen))
    table = table[kept]
    if sample is not None:
        names = sorted(table["id"].unique())
        size = min(sample, len(names))
        table = table[table["id"].isin([names[i * len(names) // size] for i in range(size)])]
    if table.empty:
        raise InputError("no generation is left", where=str(path), fix="ask for fewer restrictions")
    return table.sort_values(["system", "lang"], kind="stable", ignore_index=True)


def own_claims(path: Path, domain: Domain, *, benchmark: str = "released", extractor: str = "rules") -> pd.DataFrame:
    """The claims in a file of generations, in the columns that scoring needs.

    Args:
        path: JSON lines of generations (`artifact.generations`).
        domain: of the records that they are about.
        benchmark: which records.
        extractor: what reads them, as for `artifact.extractors.get`.

    Raises:
        InputError: a line is not a generation, or is about no record of the benchmark.
    """
    records = domain.load(benchmark, "corrected")
    extract = extractors.get(extractor, domain)
    rows = []
    for generation in read_generations(path):
        record = records.get(generation.id)
        if record is None:
            raise unknown("instance", generation.id, records, where=generation.where)
        found = read_claims(generation, extract)
        rows.append(
            {
                "system": generation.system,
                "lang": found.lang if generation.lang == "auto" else generation.lang,
                "id": generation.id,
                "decision_type": record.decision_type,
                "status": found.status.value,
                "n_chars": len(generation.text),
                "claims": list(found.claims),
                "lang_detected": found.lang,
            }
        )
    return pd.DataFrame(rows)
