"""`artifact audit`: what a file of generations would be scored on, before it is scored."""

from __future__ import annotations

from pathlib import Path

import click

from artifact.commands.options import EngineChoice, engine_options, note_changed, size_of
from artifact.console import Cell, progress, show_table
from artifact.domain import LANGUAGES
from artifact.errors import InputError
from artifact.files import dump_json


@click.command(name="audit")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--domain", default="racing", show_default=True, metavar="NAME", help="Domain of the texts.")
@click.option(
    "--benchmark", default="released", show_default=True, metavar="NAME|FILE", help="Records to check against."
)
@click.option("--rules", default="corrected", show_default=True, metavar="NAME", help="Rule set.")
@click.option("--extractor", default="rules", show_default=True, metavar="SPEC", help="What reads the claims.")
@click.option("--lang", type=click.Choice((*LANGUAGES, "auto")), help="Language of lines that name none.")
@engine_options
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(
    files: tuple[Path, ...],
    domain: str,
    benchmark: str,
    rules: str,
    extractor: str,
    lang: str | None,
    engine: EngineChoice,
    as_json: bool,
) -> None:
    """Count failures, cut-offs, repeats, texts in another language, and what the measurement cannot see.

    FILES hold one generation a line, as for `artifact score`.
    """
    from artifact.audit.files import audit_files
    from artifact.partitions import sources
    from artifact.score import Policy
    from artifact.scoring import GIVEN, Setup

    if extractor == GIVEN:
        raise InputError("an audit reads texts", fix="name an extractor that does")
    setup = Setup(domain, benchmark, Policy(rules=rules, failures="as_written", kinds="all"), extractor, lang)
    total = sum(size_of(source.path) for source in sources(files))
    note_changed(files)
    with engine.start() as running, progress("auditing", total) as advance:
        table = audit_files(files, setup, engine=running, advance=advance)
    rows = [{str(name): value for name, value in row.items()} for row in table.to_dict("records")]
    if as_json:
        click.echo(dump_json({"files": [str(file) for file in files], "groups": rows}))
        return
    for row in rows:
        lines = [[label, count, _share(count, row, of)] for label, count, of in _lines(row)]
        show_table(f"{row['system']}, {row['lang']}", ["", "count", "share"], lines)


def _lines(row: dict[str, object]) -> list[tuple[str, Cell, str]]:
    """Label, count, and the column that it is a share of."""
    from artifact.status import Status

    shown: list[tuple[str, str, str]] = [("generations", "n", "n")]
    shown += [(status.value, status.value, "n") for status in Status if status.value in row]
    shown += [
        ("look cut off, though nothing says so", "looks_cut", "n"),
        ("in another language", "other_language", "n"),
        ("repeat an earlier text", "repeated", "n"),
        ("long texts in which nothing was found", "long_without_claims", "long"),
        ("claims", "claims", "claims"),
        ("claims on what the record does not decide", "unverifiable", "claims"),
        ("numbers in the texts", "numbers", "numbers"),
        ("numbers that no claim covers", "numbers_unread", "numbers"),
    ]
    return [(label, int(str(row[name])), of) for label, name, of in shown]


def _share(count: Cell, row: dict[str, object], of: str) -> str | None:
    total = int(str(row[of]))
    return f"{int(str(count)) / total:.1%}" if total else None
