"""What a command that asks a live model would cost, without asking it.

Invariant: the figures are those of the command itself (`--dry-run`), on a store without replies, so that what this
machine has asked before does not make it look cheaper.
"""

from __future__ import annotations

import shlex
import tempfile
from dataclasses import dataclass
from pathlib import Path

from artifact.errors import ArtifactError
from artifact.files import parse_json


@dataclass(frozen=True)
class Plan:
    """Calls and their cost at most, in US dollars; None where the model has no known price."""

    calls: int
    cost_usd: float | None


def plan(command: str) -> Plan | None:
    """The plan of a command line `artifact generate ...`; None for any other command.

    Args:
        command: as typed. What follows `&&` is not counted.

    Raises:
        ArtifactError: the command refuses its arguments.
    """
    words = shlex.split(command.partition("&&")[0])
    if words[:2] != ["artifact", "generate"]:
        return None
    from click.testing import CliRunner

    from artifact.commands.generate import command as generate

    with tempfile.TemporaryDirectory() as folder:
        out = str(Path(folder) / "texts.jsonl")
        asked = [*words[2:], "--out", out, "--store", str(Path(folder) / "store"), "--dry-run", "--json"]
        result = CliRunner().invoke(generate, asked)
    if result.exception is not None:
        raise ArtifactError(f"{command}: {result.exception}")
    found = parse_json(result.stdout, where=command)
    if not isinstance(found, dict):
        raise ArtifactError(f"{command}: no plan in its answer")
    cost = found["cost_usd"]
    return Plan(int(found["calls"]), None if cost is None else float(cost))
