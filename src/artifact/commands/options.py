"""Options that the scoring commands share, and what they become.

Invariant: whatever the options say ends in one `Scoring`; the signature is made from that.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast, get_args

import click

from artifact.console import note
from artifact.domain import LANGUAGES
from artifact.errors import DAMAGED, InputError
from artifact.files import is_as_noted
from artifact.parallel import Engine, Processes
from artifact.score import RELEASE, Failures, Kinds, Policy, Pool

if TYPE_CHECKING:
    from artifact.scoring import Setup

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
    click.option(
        "--pool",
        type=click.Choice(get_args(Pool)),
        help="How texts are pooled: micro (default), macro, or as the release does.",
    ),
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
)
# what becomes of the options above: parts of a policy, and of a setup
_POLICY = ("named", "rules", "failures", "pool", "kinds", "tolerance")
_SETUP = ("domain", "benchmark", "extractor", "lang")
_ENGINE_OPTIONS = (
    click.option("--jobs", type=click.IntRange(0, 256), default=1, show_default=True, help="Processes; 0: one a core."),
    click.option(
        "--engine",
        "engine_name",
        type=click.Choice(["processes", "dask"]),
        default="processes",
        show_default=True,
        help="What runs the parts: processes of this machine, or a Dask cluster (pip install 'artifact[dask]').",
    ),
    click.option("--scheduler", metavar="ADDRESS", help="With dask: a running scheduler; else --jobs workers here."),
)


@dataclass(frozen=True)
class EngineChoice:
    """What runs the parts of a command, as its options say."""

    name: str
    jobs: int
    scheduler: str | None

    @contextmanager
    def start(self) -> Iterator[Engine]:
        """Yield the engine.

        Raises:
            InputError: a scheduler without dask.
            ArtifactError: as in `artifact.cluster.dask_engine`.
        """
        if self.name == "dask":
            from artifact.cluster import dask_engine

            with dask_engine(self.scheduler, self.jobs) as engine:
                yield engine
            return
        if self.scheduler is not None:
            raise InputError("--scheduler is for Dask", fix="add --engine dask")
        yield Processes(self.jobs)


@dataclass(frozen=True)
class Scoring:
    """How texts are scored, as the options of a command say.

    Attributes:
        setup: all of it that every process needs.
        system: system of lines that name none.
        engine: what runs the parts.
    """

    setup: Setup
    system: str | None
    engine: EngineChoice


def engine_options(command: Command) -> Command:
    """Decorate a command with the options of an `EngineChoice`, which it gets as `engine`."""

    @functools.wraps(command)
    def wrapped(*given: Any, jobs: int, engine_name: str, scheduler: str | None, **named: Any) -> Any:
        return command(*given, engine=EngineChoice(engine_name, jobs, scheduler), **named)

    return cast(Command, _with(_ENGINE_OPTIONS, wrapped))


def scoring_options(command: Command) -> Command:
    """Decorate a command with the options of a `Scoring`, which it gets as `scoring`."""

    def wrapped(*given: Any, system: str | None, engine: EngineChoice, **others: Any) -> Any:
        from artifact.scoring import Setup

        policy = policy_of(**{name: others.pop(name) for name in _POLICY})
        setup = Setup(policy=policy, **{name: others.pop(name) for name in _SETUP})
        return command(*given, scoring=Scoring(setup, system, engine), **others)

    return cast(Command, _with(_OPTIONS, engine_options(functools.wraps(command)(wrapped))))


def _with(options: Sequence[Callable[[Any], Any]], wrapped: Any) -> Any:
    for option in reversed(options):
        wrapped = option(wrapped)
    return wrapped


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


def check_out(out: Path | None, inputs: tuple[Path, ...], partitioned: bool, formats: Sequence[str]) -> None:
    """Refuse an output that says no format, or that would replace an input.

    Raises:
        InputError: it does.
    """
    from artifact import partitions
    from artifact.tabular import check_format

    if out is None:
        if partitioned:
            raise InputError("--partitioned needs --out FOLDER")
        return
    check_format(out, partitions.READ if partitioned else formats)
    if out.resolve() in [path.resolve() for path in inputs]:
        raise InputError(f"--out would replace an input {'folder' if out.is_dir() else 'file'}", where=str(out))


def size_of(path: Path) -> int:
    """Steps of progress in a file: bytes, or rows of a table. 0 if it cannot be told, which reading will explain."""
    if path.suffix == ".parquet":
        import pyarrow.parquet

        try:
            return int(pyarrow.parquet.ParquetFile(path).metadata.num_rows)
        except DAMAGED:
            return 0
    return path.stat().st_size if path.is_file() else 0


def note_changed(paths: Iterable[Path]) -> None:
    """Say of files of generations which are not as `artifact generate` wrote them."""
    for path in paths:
        manifest = path.parent / f"{path.stem}.manifest.json"
        if path.is_file() and not is_as_noted(path, manifest):
            note(f"{path} is not as it was written ({manifest.name} notes another SHA-256)")
