"""Options that the scoring commands share, and what they become.

Invariant: whatever the options say ends in one `Setup`; the signature is made from that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, get_args

import click

from artifact.domain import LANGUAGES
from artifact.errors import InputError
from artifact.score import RELEASE, Failures, Kinds, Policy, Pool

Command = TypeVar("Command", bound=Callable[..., Any])

_OPTIONS = (
    click.option(
        "--domain",
        default="racing",
        show_default=True,
        metavar="NAME",
        help="Domain of the texts: racing, weather, or an installed one.",
    ),
    click.option(
        "--benchmark", default="released", show_default=True, metavar="NAME|FILE", help="Records to score against."
    ),
    click.option(
        "--policy",
        "named",
        type=click.Choice(["default", "release"]),
        default="default",
        help="A policy by name; the next five options change parts of it. `release`: the published tables' own.",
    ),
    click.option("--rules", metavar="NAME", help="Rule set: corrected (default) or paper."),
    click.option(
        "--failures",
        type=click.Choice(get_args(Failures)),
        help="Texts that did not end well: excluded (default), silence, or as_written.",
    ),
    click.option("--pool", type=click.Choice(get_args(Pool)), help="How texts are pooled: micro (default) ..."),
    click.option(
        "--kinds", type=click.Choice(get_args(Kinds)), help="Claim kinds that count: scored (default) or all."
    ),
    click.option("--tolerance", type=float, help="Factor on the stated tolerances (default 1)."),
    click.option(
        "--extractor",
        default="rules",
        show_default=True,
        metavar="SPEC",
        help="What reads the claims: rules, llm:MODEL, or given (the lines hold claims already).",
    ),
    click.option("--lang", type=click.Choice((*LANGUAGES, "auto")), help="Language of lines that name none."),
    click.option("--system", metavar="NAME", help="System of lines that name none (default: the file's name)."),
    click.option("--jobs", type=click.IntRange(0, 256), default=1, show_default=True, help="Processes; 0: one a core."),
)


def scoring_options(command: Command) -> Command:
    """Decorate a command with the options that `policy_of` and `artifact.scoring.Setup` are made from."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def policy_of(
    named: str,
    rules: str | None,
    failures: Failures | None,
    pool: Pool | None,
    kinds: Kinds | None,
    tolerance: float | None,
) -> Policy:
    """The named policy with the parts that were given instead."""
    if tolerance is not None and not 0 <= tolerance <= 100:  # click lets NaN through
        raise InputError(f"--tolerance must be a number from 0 to 100, not {tolerance}")
    base = RELEASE if named == "release" else Policy()
    return Policy(
        rules=rules or base.rules,
        failures=failures or base.failures,
        pool=pool or base.pool,
        kinds=kinds or base.kinds,
        tolerance=base.tolerance if tolerance is None else tolerance,
    )


def split_names(values: tuple[str, ...]) -> list[str]:
    """Names given one by one or with commas, each once, in order."""
    return list(dict.fromkeys(name for value in values for name in value.split(",") if name))
