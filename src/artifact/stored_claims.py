"""The committed claims of released generations, chosen by what a notebook's parameters ask for.

Invariant: a name that is not there is an error that lists those that are; nothing is left out silently.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pandas as pd

from artifact.errors import InputError, unknown
from artifact.paths import results


def load_claims(
    source: str,
    *,
    systems: Sequence[str] | None = None,
    languages: Sequence[str] | None = None,
    decision_types: Sequence[str] | None = None,
    folder: Path | None = None,
) -> pd.DataFrame:
    """One row a generation, systems and languages in alphabetical order, instances in the order of the file.

    Args:
        source: `racing`, `racing_cover_all`, ...: a file of `results/claims`.
        systems, languages, decision_types: what to keep; None for all.
        folder: where the files are, if not in the checkout's results.

    Raises:
        InputError: no such source, system, language or decision type.
    """
    folder = folder or results() / "claims"
    path = folder / f"{source}.parquet"
    if not path.is_file():
        raise unknown("source of claims", source, sorted(found.stem for found in folder.glob("*.parquet")))
    table = pd.read_parquet(path)
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
    if table.empty:
        raise InputError("no generation is left", where=str(path), fix="ask for fewer restrictions")
    return table.sort_values(["system", "lang"], kind="stable", ignore_index=True)
