"""The claims that a notebook scores: stored ones of released generations, those of the texts that ship with the
project, and those of a file of one's own.

Invariant: a name that is not there is an error that lists those that are; nothing is left out silently. Of released
generations the claims are stored, since their texts are not the project's to give; shipped texts are read anew each
time, so that their claims never lag behind the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pandas as pd

from artifact import extractors
from artifact.domain import Domain, get_domain
from artifact.errors import InputError, unknown
from artifact.files import read_jsonl
from artifact.generations import STORED_COLUMNS, Generation, claims_row, parse_generation, read_generations
from artifact.paths import results
from artifact.tabular import read_rows


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
        systems, languages, decision_types: what to keep; None for all. Systems whose texts ship with the project are
            there only if named.
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
    table = read_rows(path)
    if own is not None:
        table = pd.concat([table, own], ignore_index=True)
    if not set(systems or ()) <= set(table["system"]):
        table = pd.concat([table, shipped_claims(source)], ignore_index=True)
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


def shipped_generations(name: str) -> Iterator[tuple[str, Generation]]:
    """The texts that ship with the project, about the released instances of a domain, with the style of their prompts.

    Args:
        name: of the domain.
    """
    records = get_domain(name).load("released", "corrected")
    for path in sorted((results() / "generations" / name).glob("*.jsonl")):
        for where, line in read_jsonl(path):
            if line.get("id") in records:
                yield str(line.get("prompt", "neutral")), parse_generation(line, where, system=path.stem)


def shipped_claims(source: str, *, like: pd.DataFrame | None = None) -> pd.DataFrame:
    """The claims in the texts that ship with the project and answer the prompts of a source, in its columns.

    Args:
        source: as in `load_claims`; most have no such texts.
        like: keep the languages and instances of this table alone.
    """
    if source not in _PROMPTS:
        return pd.DataFrame(columns=list(STORED_COLUMNS))
    name, prompt = _PROMPTS[source]
    domain = get_domain(name)
    records = domain.load("released", "corrected")
    rows = [
        claims_row(generation, records[generation.id].decision_type, domain.extract, told="auto")
        for style, generation in shipped_generations(name)
        if style == prompt
    ]
    table = pd.DataFrame(rows, columns=list(STORED_COLUMNS))
    if like is not None:
        table = table[table["lang"].isin(like["lang"]) & table["id"].isin(like["id"])]
    return table.sort_values(["system", "lang"], kind="stable", ignore_index=True)


def beside_note(beside: pd.DataFrame) -> str:
    """The end of the caption of a table whose last rows are shipped systems; empty if there is none."""
    names = sorted(set(beside["system"]))
    if not names:
        return ""
    if len(names) == 1:
        return f". The last system, {names[0]}, ships its texts with the artifact and enters no ranking"
    return f". The last systems, {' and '.join(names)}, ship their texts with the artifact and enter no ranking"


_PROMPTS = {
    "racing": ("racing", "neutral"),
    "racing_cover_all": ("racing", "cover_all"),
    "weather": ("weather", "neutral"),
}


def own_claims(path: Path, domain: Domain, *, benchmark: str = "released", extractor: str = "rules") -> pd.DataFrame:
    """The claims in a file of generations, in the columns of the stored ones.

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
        rows.append(claims_row(generation, record.decision_type, extract))
    return pd.DataFrame(rows, columns=list(STORED_COLUMNS))
