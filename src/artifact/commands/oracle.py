"""`artifact oracle`: race facts from FastF1 sessions or lap tables."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact import paths
from artifact.commands.groups import Group
from artifact.console import progress, show_table
from artifact.errors import InputError
from artifact.files import atomic_paths, atomic_text, dump_json

if TYPE_CHECKING:
    import pandas as pd

_RULES = click.Choice(["corrected", "paper"])


@click.group(cls=Group)
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
@click.option("--overrides", type=click.Path(path_type=Path), help="Reviewed compounds: a table of overrides.")
@click.option("--results-date", type=click.DateTime(["%Y-%m-%d"]), help="Day of the results; stewards revise them.")
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
    overrides: Path | None,
    results_date: datetime | None,
    out: Path,
    as_json: bool,
) -> None:
    """Build the oracle's tables from a lap table or from FastF1.

    \b
    artifact oracle build --laps laps.parquet --results results.parquet --out oracle
    artifact oracle build --fastf1 2018 4 --out oracle
    """
    if fastf1 is not None:
        if laps or results or year or event or results_date:
            raise InputError("--fastf1 loads one session with its results", fix="leave out the options of lap tables")
        from artifact.sources.fastf1_session import load_session

        races = [load_session(*fastf1, session=session)]
    elif laps is None or results is None:
        raise InputError("no source", fix="give --laps FILE and --results FILE, or --fastf1 YEAR ROUND|NAME")
    else:
        from artifact.sources.laps import load_races

        day = f"{results_date:%Y-%m-%d}" if results_date else None
        races = load_races(laps, results, year=year, event=event, session=session, results_retrieved=day)
    from artifact.domains.racing.oracle import derive

    if overrides is not None:
        from artifact.sources.overrides import apply_overrides

        races = apply_overrides(races, overrides)
    facts = []
    with progress("Deriving", len(races)) as advance:
        for race in races:
            facts.append(derive(race, rules))
            advance(1)
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


def _against_release(function: Callable[..., None]) -> Callable[..., None]:
    """The options of a command that compares tables of facts with the release's."""
    folder = click.Path(path_type=Path)
    for option in (
        click.option("--json", "as_json", is_flag=True, help="Print one JSON object."),
        click.option("--out", type=folder, help="Folder for the CSV files."),
        click.option("--tables", type=folder, help="Folder with corrected/ and paper/ (default: packaged)."),
        click.option("--release", type=folder, help="Folder of the release (default: ARTIFACT_RELEASE)."),
    ):
        function = option(function)
    return function


@command.command()
@_against_release
def compare(release: Path | None, tables: Path | None, out: Path | None, as_json: bool) -> None:
    """Compare our facts under the rules `paper` with the release's, row by row, with causes."""
    from artifact.domains.racing.oracle import agreement
    from artifact.domains.racing.oracle.frames import frames_of_release, frames_of_tables
    from artifact.sources.release.files import find_release

    folder = tables or paths.data() / "racing" / "oracle"
    doubtful = agreement.doubtful_drivers(frames_of_tables(folder / "corrected"))
    found = agreement.compare(frames_of_tables(folder / "paper"), frames_of_release(find_release(release)), doubtful)
    _show(
        {"counts": found.counts, "causes": found.causes, "races": found.races},
        out or paths.results() / "oracle_agreement",
        as_json,
        shown=("counts", "causes"),
    )


@command.command()
@_against_release
def audit(release: Path | None, tables: Path | None, out: Path | None, as_json: bool) -> None:
    """Measure the faults of facts, the release's and ours, and what the rules `corrected` change."""
    import pandas as pd

    from artifact.domains.racing.oracle import audit as measures
    from artifact.domains.racing.oracle.effects import effects
    from artifact.domains.racing.oracle.frames import frames_of_release, frames_of_tables
    from artifact.sources.release.files import find_release

    folder = tables or paths.data() / "racing" / "oracle"
    sets = {"release": frames_of_release(find_release(release))}
    sets |= {rules: frames_of_tables(folder / rules) for rules in ("paper", "corrected")}
    made = {
        name: pd.concat([measure(frames).assign(facts=facts) for facts, frames in sets.items()], ignore_index=True)
        for name, measure in (
            ("summary", measures.summary),
            ("races", measures.by_race),
            ("constant", measures.constant_facts),
        )
    }
    made["effects"] = effects(sets["paper"], sets["corrected"])
    _show(made, out or paths.results() / "oracle_audit", as_json, shown=("summary", "constant", "effects"))


@command.command()
@click.option("--laps", type=click.Path(path_type=Path), required=True, help="Table of FastF1 laps, parquet or CSV.")
@click.option("--results", type=click.Path(path_type=Path), required=True, help="Table of results of the same races.")
@click.option("--out", type=click.Path(path_type=Path), help="CSV file (default: with the audit's other tables).")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def evidence(laps: Path, results: Path, out: Path | None, as_json: bool) -> None:
    """List the stops that the rules `corrected` do not count, with what the laps show around each."""
    from artifact.domains.racing.oracle import derive
    from artifact.domains.racing.oracle.evidence import Evidence, as_table
    from artifact.domains.racing.oracle.evidence import evidence as evidence_of
    from artifact.sources.laps import load_races

    races = load_races(laps, results)
    rows: list[Evidence] = []
    with progress("Deriving", len(races)) as advance:
        for race in races:
            rows += evidence_of(race, derive(race, "paper"), derive(race, "corrected"))
            advance(1)
    table = as_table(iter(rows))
    out = out or paths.results() / "oracle_audit" / "evidence.csv"
    with atomic_text(out) as stream:
        table.to_csv(stream, index=False, lineterminator="\n")
    counts = table["verdict"].value_counts().to_dict()
    if as_json:
        print(dump_json({"out": str(out), "rows": len(table), "verdicts": counts}))
        return
    print(f"{out}: {len(table)} stops (" + ", ".join(f"{n} {verdict}" for verdict, n in counts.items()) + ")")


def _show(tables: Mapping[str, pd.DataFrame], folder: Path, as_json: bool, *, shown: Sequence[str]) -> None:
    """Write tables as CSV, and print some of them."""
    with atomic_paths(*(folder / f"{name}.csv" for name in tables)) as places:
        for table, path in zip(tables.values(), places, strict=True):
            table.to_csv(path, index=False, lineterminator="\n")
    if as_json:
        print(dump_json({name: json.loads(tables[name].to_json(orient="records")) for name in shown}))
        return
    for name in shown:
        rows = json.loads(tables[name].to_json(orient="values", double_precision=4))
        show_table(name, list(tables[name].columns), rows)
    print(f"written to {folder}")
