"""`artifact release`: download the paper's release, read its generations, measure them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact.commands.groups import Group
from artifact.files import atomic_paths, dump_json, write_json, write_jsonl

if TYPE_CHECKING:
    from artifact.sources.release import Generation
    from artifact.sources.release.generations import DomainName, Extract

_FROM = click.option(
    "--from",
    "source",
    type=click.Path(path_type=Path),
    help="The release's folder.  [default: the environment variable ARTIFACT_RELEASE]",
)
_JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")


@click.group(cls=Group)
def command() -> None:
    """Download the paper's public release, or read a copy of it."""


@command.command()
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Folder for the release's data files.")
@click.option("--url", help="Archive of the repository.  [default: the public one at the pinned commit]")
@_JSON
def fetch(out: Path, url: str | None, as_json: bool) -> None:
    """Download the data files of the pinned commit and compare their checksums."""
    from artifact.console import progress
    from artifact.sources.release import ARCHIVE_URL, COMMIT, checksums
    from artifact.sources.release import fetch as download

    with progress("Downloading", len(checksums())) as advance:
        count = download(out, url or ARCHIVE_URL, advance)
    if as_json:
        print(dump_json({"out": str(out), "commit": COMMIT, "files": len(checksums()), "downloaded": count}))
        return
    print(f"{count} files of commit {COMMIT[:7]} written to {out}" if count else f"{out} has all files already")
    print(f"next: export ARTIFACT_RELEASE={out}")


@command.command(name="import")
@_FROM
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Folder for the generations.")
@_JSON
def import_(source: Path | None, out: Path, as_json: bool) -> None:
    """Read generations and how each ended (ok, empty, truncated) into one JSONL file a source.

    The files hold the release's own texts: keep them out of version control.
    """
    from artifact.sources.release import find_release, release_generations

    by_source: dict[str, list[Generation]] = {}
    for generation in release_generations(find_release(source)):
        by_source.setdefault(generation.source, []).append(generation)
    for name, generations in by_source.items():
        write_jsonl(out / f"{name}.jsonl", map(_line, generations))
    tally = {name: _tally(generations) for name, generations in by_source.items()}
    if as_json:
        print(dump_json({"out": str(out), "generations": tally}))
        return
    _show_tally(by_source)


@command.command()
@_FROM
@click.option(
    "--out", type=click.Path(path_type=Path), help="Folder for the tables.  [default: results of the checkout]"
)
@_JSON
def claims(source: Path | None, out: Path | None, as_json: bool) -> None:
    """Read the typed claims of every generation, and the release's own counts, into tables without texts."""
    from artifact.benchmark_counts import count_release
    from artifact.console import progress
    from artifact.domain import get_domain
    from artifact.paths import results
    from artifact.sources.release import claims_of_release, find_release, release_scores
    from artifact.sources.release.guided import guided_rounds

    folder, target = find_release(source), out or results()
    extract: dict[DomainName, Extract] = {
        "racing": get_domain("racing").extract,
        "weather": get_domain("weather").extract,
    }
    tables: dict[str, list[dict[str, object]]] = {}
    with progress("Reading claims", None) as advance:
        for name, row in claims_of_release(folder, extract):
            tables.setdefault(name, []).append(row)
            advance(1)
    made = {f"claims/{name}.parquet": rows for name, rows in tables.items()}
    made |= {f"released/{name}.parquet": rows for name, rows in release_scores(folder).items()}
    made |= {"released/guided_rounds.parquet": guided_rounds(folder)}
    counted = count_release(folder)
    _write_tables(target, made)
    write_json(target / "released" / "counts.json", counted)
    counts = {name: len(rows) for name, rows in tables.items()}
    if as_json:
        print(dump_json({"out": str(target), "generations": counts}))
        return
    for name, count in counts.items():
        print(f"{name:20} {count:6,}")


@command.command()
@_FROM
@click.option(
    "--out", type=click.Path(path_type=Path), help="Folder for the files.  [default: packaged data of the checkout]"
)
@_JSON
def facts(source: Path | None, out: Path | None, as_json: bool) -> None:
    """Read the facts of the instances that the release has generations for."""
    from artifact.paths import data
    from artifact.sources.release import check_files, find_release, released_samples

    folder, target = find_release(source), out or data() / "racing"
    check_files(folder)
    counts = {name: write_jsonl(target / name, instances) for name, instances in released_samples(folder).items()}
    if as_json:
        print(dump_json({"out": str(target), "instances": counts}))
        return
    for name, count in counts.items():
        print(f"{name:26} {count:5,}")


def _line(generation: Generation) -> dict[str, object]:
    return {
        "id": generation.id,
        "lang": generation.lang,
        "system": generation.system,
        "decision_type": generation.decision_type,
        "status": generation.status.value,
        "error": generation.error,
        "text": generation.text,
    }


def _tally(generations: Iterable[Generation]) -> dict[str, int]:
    return dict(Counter(generation.status.value for generation in generations))


def _show_tally(by_source: dict[str, list[Generation]]) -> None:
    from artifact.console import show_table

    rows: list[Sequence[str | int]] = []
    for name, generations in by_source.items():
        runs: dict[tuple[str, str], list[Generation]] = {}
        for generation in generations:
            runs.setdefault((generation.system, generation.lang), []).append(generation)
        for (system, lang), run in runs.items():
            tally = _tally(run)
            rows.append([name, system, lang, *(tally.get(status, 0) for status in ("ok", "truncated", "empty"))])
    show_table("Generations of the release", ["source", "system", "lang", "ok", "truncated", "empty"], rows)


def _write_tables(target: Path, tables: Mapping[str, Sequence[dict[str, object]]]) -> None:
    """Write parquet files by their names within a folder, all or none."""
    import pyarrow as pa
    from pyarrow import parquet

    with atomic_paths(*(target / name for name in tables)) as places:
        for rows, path in zip(tables.values(), places, strict=True):
            parquet.write_table(pa.Table.from_pylist(list(rows)), path, compression="zstd")
