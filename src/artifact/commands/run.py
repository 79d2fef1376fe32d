"""`artifact run`: one notebook with other parameters."""

from __future__ import annotations

import click


@click.command(name="run")
@click.argument("name")
@click.option("-p", "--parameter", "pairs", nargs=2, multiple=True, metavar="NAME VALUE", help="Set a parameter.")
@click.option("--set", "assignments", default="", metavar="'A=1 B=2'", help="Set several, quoted as in a shell.")
@click.option("--parameters", "only_list", is_flag=True, help="List the notebook's parameters and stop.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(name: str, pairs: tuple[tuple[str, str], ...], assignments: str, only_list: bool, as_json: bool) -> None:
    """Run the notebook NAME (its number will do) with other parameters, never over the reference.

    Its tables, figures and the executed notebook go to results/runs/NAME/SIGNATURE/. A list is written a,b,c; None is
    None. The same run is not made twice.
    """
    from artifact import runs
    from artifact.experiments import find, load_registry, parse_assignments
    from artifact.files import dump_json
    from artifact.paths import root

    project, cache = root(), root() / ".cache"
    experiment = find(name, load_registry(project))
    if only_list:
        for parameter in experiment.parameters.values():
            click.echo(parameter.describe())
        return
    given = parse_assignments(experiment, pairs, assignments=assignments)
    cache.mkdir(exist_ok=True)
    click.echo(f"{experiment.name}: running", err=True)
    one, now = runs.run(experiment, given, project=project, cache=cache)
    files = sorted(path.relative_to(one.folder).as_posix() for path in one.folder.rglob("*") if path.is_file())
    folder = one.folder.relative_to(project).as_posix()
    if as_json:
        click.echo(
            dump_json(
                {
                    "notebook": one.name,
                    "signature": one.signature,
                    "folder": folder,
                    "ran": now,
                    "seconds": one.seconds,
                    "files": files,
                }
            )
        )
        return
    click.echo(f"{folder}  ({f'{one.seconds:.1f} s' if now else 'the same run was there already'})")
    for file in files:
        click.echo(f"  {file}")
