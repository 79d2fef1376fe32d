"""`artifact data`: the packaged facts, their hashes and their description."""

from __future__ import annotations

from pathlib import Path

import click

from artifact.commands.groups import Group
from artifact.files import dump_json

_FOLDER = click.option(
    "--data", "folder", type=click.Path(path_type=Path), help="Folder of facts (default: the packaged one)."
)


@click.group(cls=Group)
def command() -> None:
    """Verify and describe the packaged facts."""


@command.command()
@_FOLDER
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def verify(folder: Path | None, as_json: bool) -> None:
    """Compare every file with its hash in the manifest; name those that differ."""
    from artifact.packaged import verify as compare

    folder = _folder(folder)
    listed, found = compare(folder)
    if as_json:
        print(dump_json({"files": listed, "findings": {finding.name: finding.what for finding in found}}))
    else:
        for finding in found:
            print(f"{finding.what}: {folder / finding.name}")
        print(
            f"{listed} files, {len(found)} not as the manifest says"
            if found
            else f"{listed} files as the manifest says"
        )
    if found:
        raise click.exceptions.Exit(1)


@command.command()
@_FOLDER
def manifest(folder: Path | None) -> None:
    """Write the manifest and the data card anew, after facts have been added or made again."""
    from artifact.datacard import write_card
    from artifact.packaged import write_manifest

    folder = _folder(folder)
    count = write_manifest(folder)
    write_card(folder)
    print(f"{count} files in {folder}")


def _folder(given: Path | None) -> Path:
    from artifact.paths import data

    return given or data()
