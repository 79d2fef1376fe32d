"""`artifact oracle`: race facts from FastF1 sessions or lap tables."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact.errors import InputError
from artifact.files import dump_json

if TYPE_CHECKING:
    from artifact.domains.racing.oracle.facts import RaceFacts
    from artifact.domains.racing.oracle.race import Race

_RULES = click.Choice(["corrected", "paper"])


@click.group()
def command() -> None:
    """Derive race facts (stints, stops, undercuts, defenses, classification) from recorded laps."""


@command.command()
@click.option("--laps", type=click.Path(path_type=Path), help="Table of FastF1 laps, parquet or CSV.")
@click.option("--results", type=click.Path(path_type=Path), help="Table of results of the same races.")
@click.option("--fastf1", nargs=2, metavar="YEAR ROUND|NAME", help="Load one session with FastF1 instead.")
@click.option("--rules", type=_RULES, default="corrected", show_default=True, help="Rule set.")
@click.option("--year", type=int, help="Keep this season of the tables.")
@click.option("--event", help="Keep this event of the tables; accents and case do not matter.")
@click.option("--session", type=click.Choice(["R", "S"]), default="R", show_default=True, help="Race or sprint.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Folder for the tables.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def build(
    laps: Path | None,
    results: Path | None,
    fastf1: tuple[str, str] | None,
    rules: str,
    year: int | None,
    event: str | None,
    session: str,
    out: Path,
    as_json: bool,
) -> None:
    """Build the oracle's tables from a lap table or from FastF1.

    \b
    artifact oracle build --laps laps.parquet --results results.parquet --out oracle
    artifact oracle build --fastf1 2018 4 --out oracle
    """
    races = _races(laps, results, fastf1, year, event, session)
    facts = list(_derive(races, rules))
    refused = [(str(race.key), race.race.refused) for race in facts if race.race.refused]
    if len(refused) == len(facts):
        key, reason = refused[0]
        raise InputError(f"{key} is refused: {reason}", fix="use other laps or results, or --rules paper")
    from artifact.domains.racing.oracle.tables import write_tables

    counts = write_tables(out, facts)
    if as_json:
        print(dump_json({"rules": rules, "out": str(out), "rows": counts, "refused": dict(refused)}))
        return
    for key, reason in refused:
        print(f"refused: {key}: {reason}", file=sys.stderr)
    for name, count in counts.items():
        print(f"{name:16} {count:7,}")


def _races(
    laps: Path | None,
    results: Path | None,
    fastf1: tuple[str, str] | None,
    year: int | None,
    event: str | None,
    session: str,
) -> list[Race]:
    if fastf1 is not None:
        if laps or results or year or event:
            raise InputError("--fastf1 loads one session by itself", fix="leave out --laps, --results, --year, --event")
        from artifact.sources.fastf1_session import load_session

        return [load_session(*fastf1, session=session)]
    if laps is None or results is None:
        raise InputError("no source", fix="give --laps FILE and --results FILE, or --fastf1 YEAR ROUND|NAME")
    from artifact.sources.laps import load_races

    return load_races(laps, results, year=year, event=event, session=session)


def _derive(races: list[Race], rules: str) -> Iterator[RaceFacts]:
    from artifact.domains.racing.oracle import derive

    for race in _progress(races):
        yield derive(race, rules)


def _progress(races: list[Race]) -> Iterable[Race]:
    """A bar on standard error, if that is a terminal and there is something to wait for."""
    if len(races) < 2 or not sys.stderr.isatty():
        return races
    from rich.console import Console
    from rich.progress import track

    return track(races, description="Deriving", console=Console(stderr=True), transient=True)
