"""`artifact runs`: what was run, and how two runs differ."""

from __future__ import annotations

import click


@click.command(name="runs")
@click.argument("signatures", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(signatures: tuple[str, ...], as_json: bool) -> None:
    """List all runs, or compare two (the first letters of their signatures will do)."""
    from artifact import runs
    from artifact.errors import InputError
    from artifact.experiments import format_value
    from artifact.files import dump_json
    from artifact.paths import root

    stored = runs.stored(root())
    if not signatures:
        if as_json:
            rows = [
                {"notebook": r.name, "signature": r.signature, "finished": r.finished, "seconds": r.seconds,
                 "parameters": dict(r.parameters)}
                for r in stored
            ]  # fmt: skip
            click.echo(dump_json({"runs": rows}))
            return
        if not stored:
            click.echo("no runs yet; make one with: artifact run NAME -p PARAMETER VALUE")
        for r in stored:
            click.echo(f"{r.signature}  {r.name:<28} {r.finished}  {r.seconds:6.1f} s  {r.parameters_line()}")
        return
    if len(signatures) != 2:
        raise InputError(f"two signatures are compared, {len(signatures)} given", fix="artifact runs lists them")
    first, second = (runs.find(signature, stored) for signature in signatures)
    compared = runs.compare(first, second)
    changed = {
        name: (first.parameters.get(name), second.parameters.get(name))
        for name in dict.fromkeys([*first.parameters, *second.parameters])
        if first.parameters.get(name) != second.parameters.get(name)
    }
    if as_json:
        files = [{"name": c.name, "state": c.state.value, "detail": c.detail} for c in compared]
        parameters = {name: list(pair) for name, pair in changed.items()}
        click.echo(dump_json({"notebook": first.name, "parameters": parameters, "files": files}))
        return
    for name, (before, after) in changed.items():
        click.echo(f"parameter {name}: {format_value(before)} -> {format_value(after)}")
    for comparison in compared:
        click.echo(comparison.line())
