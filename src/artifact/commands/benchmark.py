"""`artifact benchmark`: records with required facts, prompts and splits, from the oracle's tables or the release."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact.commands.groups import Group
from artifact.errors import InputError
from artifact.files import dump_json, noted, write_noted

if TYPE_CHECKING:
    from artifact.domain import Record
    from artifact.domains.racing.shown import Instance


@click.group(cls=Group)
def command() -> None:
    """Build the racing benchmark."""


@command.command()
@click.option(
    "--oracle", type=click.Path(path_type=Path), help="Folder of oracle tables.  [default: the packaged ones]"
)
@click.option("--release", type=click.Path(path_type=Path), help="The paper's release, instead of oracle tables.")
@click.option(
    "--rules",
    type=click.Choice(["corrected", "paper"]),
    help="Rule set of the records.  [default: corrected; with --release: paper]",
)
@click.option(
    "--format", "form", type=click.Choice(["jsonl", "parquet"]), default="jsonl", show_default=True, help="Of the file."
)
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Folder for the benchmark.")
@click.option("--json", "as_json", is_flag=True, help="Print the counts as one JSON object.")
def build(oracle: Path | None, release: Path | None, rules: str | None, form: str, out: Path, as_json: bool) -> None:
    """Write records with facts, required facts, and prompts in three languages.

    \b
    artifact benchmark build --out benchmark
    artifact benchmark build --release DIR --out benchmark-paper
    """
    from artifact.benchmark_counts import count_instances
    from artifact.domains.racing.records import make_records

    if oracle is not None and release is not None:
        raise InputError("--oracle and --release exclude each other", fix="give one of them")
    if out.exists() and not out.is_dir():
        raise InputError("--out is a file", where=str(out), fix="name a folder")
    source, instances = _instances(oracle, release)
    if not instances:
        raise InputError("no race with facts in the source", where=source)
    rules = rules or ("paper" if release is not None else "corrected")
    records = make_records(instances, rules)
    target = out / f"benchmark.{form}"
    rows = _rows(instances, records)
    counts = count_instances(instances)
    about = _about(rules, source, counts)
    if form == "jsonl":
        write_noted(target, rows, out / "manifest.json", about)
    else:
        _write_parquet(target, rows, out / "manifest.json", about)
    if as_json:
        print(dump_json(counts))
        return
    width = max(len(name) for name in counts)
    for name, count in counts.items():
        print(f"{name.replace('_', ' '):{width}} {count:7,}")
    print(f"written: {target}")


def _instances(oracle: Path | None, release: Path | None) -> tuple[str, Sequence[Instance]]:
    """The source in a word, and its instances."""
    from artifact.domains.racing.load import instances

    if release is not None:
        from artifact.sources.release import COMMIT, check_files, checksums, find_release, release_instances

        folder = find_release(release)
        check_files(folder, [name for name in checksums() if name.endswith("_R.json")])
        return f"release {COMMIT[:7]}", release_instances(folder)
    if oracle is not None:
        from artifact.domains.racing.tables import oracle_instances

        return f"oracle {oracle}", oracle_instances(oracle)
    return "oracle, packaged", list(instances("corrected"))


def _rows(instances: Sequence[Instance], records: dict[str, Record]) -> Iterator[dict[str, object]]:
    from artifact.benchmark import prompt_row, record_row
    from artifact.console import progress
    from artifact.domains.racing import DOMAIN

    with progress("Writing records", len(instances)) as advance:
        for instance in instances:
            record = records[instance["id"]]
            yield {
                "released_id": instance["released_id"],
                "year": instance["shown"]["year"],
                "event": instance["shown"]["event"],
                "drivers": list(instance["shown"]["drivers"]),
                **record_row(record),
                **prompt_row(record, DOMAIN),
            }
            advance(1)


def _write_parquet(
    target: Path, rows: Iterator[dict[str, object]], manifest: Path, about: Mapping[str, object]
) -> None:
    """Columns of text and numbers; what is nested is JSON in a column of text."""
    import pyarrow as pa
    from pyarrow import parquet

    flat = [
        {name: dump_json(value) if isinstance(value, (dict, list, tuple)) else value for name, value in row.items()}
        for row in rows
    ]
    with noted(target, manifest, about) as temporary:
        parquet.write_table(pa.Table.from_pylist(flat), temporary, compression="zstd")


def _about(rules: str, source: str, counts: dict[str, int]) -> dict[str, object]:
    import artifact
    from artifact.domains.racing import DOMAIN

    return {
        "domain": f"{DOMAIN.name}@{DOMAIN.version}",
        "rules": rules,
        "source": source,
        "counts": counts,
        "version": artifact.__version__,
    }
