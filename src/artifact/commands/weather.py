"""`artifact weather`: collect forecasts, and build the packaged periods from the paper's release."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact.commands.groups import Group
from artifact.errors import ArtifactError, InputError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime, timedelta

    from artifact.sources.nws import Client, Collected, Place


@click.group(cls=Group)
def command() -> None:
    """Collect forecasts and build weather records."""


@command.command()
@click.option("--places", type=click.Path(path_type=Path), help="CSV file with the columns name,latitude,longitude.")
@click.option("--default", "default", is_flag=True, help="The 35 places of the benchmark.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Periods file to write (.jsonl).")
@click.option(
    "--contact",
    envvar="ARTIFACT_CONTACT",
    default="",
    help="Your e-mail address or page, for the service.",
    show_envvar=True,
)
@click.option("--url", default="https://api.weather.gov", show_default=True, help="The service.")
@click.option("--max-age", type=click.FloatRange(min=0, min_open=True), default=24.0, show_default=True,
              metavar="HOURS", help="Refuse a forecast made longer ago.")  # fmt: skip
@click.option("--attempts", type=click.IntRange(1, 10), default=4, show_default=True, help="Requests before giving up.")
@click.option("--json", "as_json", is_flag=True, help="Print a summary as one JSON object.")
def collect(
    places: Path | None, default: bool, out: Path, contact: str, url: str, max_age: float, attempts: int, as_json: bool
) -> None:
    """Fetch current forecasts of places from api.weather.gov into a periods file.

    All places must answer: if one fails, the failures are listed, the exit code is 1 and an existing file stays as it
    is. The file serves as a benchmark: `artifact score --domain weather --benchmark FILE`.
    """
    from datetime import UTC, datetime, timedelta

    from artifact.files import dump_json, write_jsonl
    from artifact.sources import nws

    if (places is None) is not default:
        raise InputError("choose the places", fix="give either --places FILE or --default")
    if out.suffix != ".jsonl":
        raise InputError(f"--out {out} must end in .jsonl")
    if not contact.strip():
        raise InputError(
            "the service asks who is calling", fix="give an e-mail address or a page with --contact or ARTIFACT_CONTACT"
        )
    chosen = nws.read_places(places)
    client = nws.Client(contact, base=url, attempts=attempts)
    collected = _collect(chosen, client, datetime.now(UTC), timedelta(hours=max_age))
    if not collected.failures:
        write_jsonl(out, (period.to_json() for period in collected.periods))
    if as_json:
        summary = {
            "places": len(chosen),
            "periods": len(collected.periods),
            "failed": [vars(failure) for failure in collected.failures],
            "out": str(out) if not collected.failures else None,
        }
        click.echo(dump_json(summary))
    for failure in collected.failures:
        print(failure, file=sys.stderr)
    if collected.failures:
        kept = f"{out} is as it was" if out.exists() else "nothing was written"
        raise ArtifactError(f"{len(collected.failures)} of {len(chosen)} places failed; {kept}")
    if not as_json:
        click.echo(f"{out}: {len(collected.periods)} periods of {len(chosen)} places")


@command.command()
@click.option("--release", type=click.Path(path_type=Path), envvar="ARTIFACT_RELEASE", required=True,
              help="Folder of the paper's release.")  # fmt: skip
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Periods file to write (.jsonl).")
def build(release: Path, out: Path) -> None:
    """Make the packaged periods again from the paper's release: facts only, in this project's schema."""
    from artifact.domains.weather.released import released_periods
    from artifact.files import write_jsonl

    count = write_jsonl(out, (period.to_json() for period in released_periods(release)))
    click.echo(f"{out}: {count} periods")


def _collect(places: Sequence[Place], client: Client, now: datetime, max_age: timedelta) -> Collected:
    """Collect, with a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    from artifact.sources import nws

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("forecasts", total=len(places))
        return nws.collect(places, client, now=now, max_age=max_age, done=lambda _: progress.advance(task))
