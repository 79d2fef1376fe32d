"""`artifact reproduce`: every notebook, the book, and the comparison with the reference."""

from __future__ import annotations

import csv
import sys
import time
from pathlib import Path

import click

from artifact.errors import ArtifactError


@click.command()
@click.option("--jobs", type=click.IntRange(1, 64), default=2, show_default=True, help="Notebooks at a time.")
@click.option(
    "--only", metavar="NAME", multiple=True, help="Only this notebook (repeatable), and neither book nor check."
)
@click.option("--book/--no-book", default=True, show_default=True, help="Build the book.")
@click.option("--pdf", type=click.Path(path_type=Path), metavar="FILE", help="Also print the book as one PDF.")
@click.option("--check/--no-check", default=True, show_default=True, help="Compare with the committed reference.")
@click.option(
    "--timings", type=click.Path(path_type=Path), metavar="FILE", help="Write what each stage took, as a measurement."
)
def command(jobs: int, only: tuple[str, ...], book: bool, pdf: Path | None, check: bool, timings: Path | None) -> None:
    """Run the notebooks whose content changed, build the book, compare all tables with the reference.

    Exits with 1 when a notebook fails, the book has a warning or a hole, or a table differs from the reference.
    """
    from artifact.files import held
    from artifact.paths import root

    with held(root() / ".cache" / "lock", fix="wait for it"):
        _reproduce(root(), jobs, only, book, pdf, check, timings)


def _reproduce(
    project: Path, jobs: int, only: tuple[str, ...], book: bool, pdf: Path | None, check: bool, measured: Path | None
) -> None:
    from artifact import book as builder
    from artifact import execute, reference
    from artifact.experiments import find, load_registry
    from artifact.reproduce import update
    from artifact.timings import NOTEBOOK, Timings

    cache = project / ".cache"
    timings = Timings(cache)
    execute.sweep(cache)
    registry = load_registry(project)
    expected = reference.read_reference(project, cache)
    if only:
        chosen = [find(name, registry).name for name in only]
        registry = {name: experiment for name, experiment in registry.items() if name in chosen}
    with timings.of("all notebooks"):
        outcome = update(registry, project, cache, jobs=jobs, tell=lambda line: click.echo(line, err=True))
    if not outcome.ran:
        del timings.now["all notebooks"]
    for name, seconds in outcome.ran.items():
        timings.add(f"{NOTEBOOK}{name}", seconds)
    timings.keep()
    if outcome.fresh:
        click.echo(f"{len(outcome.fresh)} notebooks up to date", err=True)
    if outcome.failed:
        raise ArtifactError(f"{len(outcome.failed)} of {len(registry)} notebooks failed: {', '.join(outcome.failed)}")
    if only:
        return
    if book:
        start = time.monotonic()
        built = builder.build(project, cache)
        if built:
            timings.add("book", time.monotonic() - start)
        click.echo(f"book/_build/html/index.html {'built' if built else 'is up to date'}", err=True)
    if pdf is not None:
        with timings.of("pdf"):
            builder.print_pdf(project, cache, pdf)
        click.echo(f"{pdf} printed", err=True)
    failed = False
    if check:
        with timings.of("check"):
            compared = reference.compare(expected, reference.read_results(project / "results"))
            compared += reference.changed_inputs(project)
        for comparison in compared:
            click.echo(comparison.line())
        verdicts = project / "results" / "tables" / "verdict_front.csv"
        if verdicts.is_file():
            show_verdicts(verdicts)
        failing = sum(comparison.failed for comparison in compared)
        agree = len(compared) - failing
        click.echo(f"{agree} of {len(compared)} agree with the reference ({timings.elapsed():.0f} s)")
        failed = failing > 0
    timings.keep()
    if outcome.ran:
        click.echo("the slowest stages (all: .cache/timings.json):\n" + "\n".join(timings.lines()), err=True)
    if measured is not None:
        timings.record(measured, jobs)
    if failed:
        sys.exit(1)


def show_verdicts(path: Path) -> None:
    """The paper's claims and what became of each; the reasons are on the book's front page."""
    from artifact.console import show_table
    from artifact.files import read_text

    rows = list(csv.DictReader(read_text(path).splitlines()))
    show_table("", ["claim of the paper", "verdict"], [[row["Claim"], row["Verdict"].strip("*")] for row in rows])
