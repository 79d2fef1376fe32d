"""Options of the commands that ask a model, and what they become.

Invariant: what the options say about the model is one `ModelOptions`; caps hold before the first call.
"""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from artifact.errors import ArtifactError, InputError

if TYPE_CHECKING:
    from artifact.domain import Domain
    from artifact.models.client import Client

Command = TypeVar("Command", bound=Callable[..., Any])


@dataclass(frozen=True)
class ModelOptions:
    """The options by name (see `_OPTIONS`)."""

    model: str
    base_url: str | None = None
    api_key_env: str | None = None
    providers: Path | None = None
    temperature: float | None = None
    concurrency: int | None = None
    max_calls: int | None = None
    max_cost: float | None = None
    max_failed: float = 0.1
    dry_run: bool = False
    batch: bool = False
    store: Path | None = None

    def fail_above(self, rows: Sequence[Mapping[str, object]]) -> None:
        """Say so, by the exit code too, when too many requests failed.

        Raises:
            ArtifactError: the share of rows without an answer is above --max-failed.
        """
        from artifact.models.values import KEPT

        kept = {status.value for status in KEPT}
        failed = [row for row in rows if row["status"] not in kept]
        if len(failed) > self.max_failed * len(rows):
            raise ArtifactError(
                f"{len(failed)} of {len(rows)} requests failed, the first with {failed[0]['status']} "
                f"({failed[0].get('detail', '')}); run again to ask for them again"
            )


def check_out(out: Path) -> None:
    """Refuse a file that cannot be written, before anything is paid for.

    Raises:
        InputError: its name does not end in .jsonl, or its folder cannot be written.
    """
    if out.suffix != ".jsonl":
        raise InputError(f"--out {out} must end in .jsonl")
    folder = next(parent for parent in out.absolute().parents if parent.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise InputError("nothing can be written there", where=str(folder), fix="choose another --out")


_OPTIONS = (
    click.option("--model", required=True, metavar="MODEL",
                 help="local:smollm2, local:PATH.gguf, a model of Anthropic, or PROVIDER:MODEL."),
    click.option("--base-url", metavar="URL", help="Any service that speaks the Messages API."),
    click.option("--api-key-env", metavar="NAME", help="Environment variable with the key for --base-url."),
    click.option("--providers", type=click.Path(path_type=Path),
                 help="TOML file of named providers (default: ARTIFACT_PROVIDERS)."),
    click.option("--temperature", type=click.FloatRange(0, 2),
                 help="Sent if given; by default 0 to local models, and none to others."),
    click.option("--concurrency", type=click.IntRange(1, 256), help="Requests at a time (default 4)."),
    click.option("--max-calls", type=click.IntRange(0), help="Calls at most; if more are needed, none is made."),
    click.option("--max-cost", type=click.FloatRange(0), metavar="USD", help="Cost at most, in US dollars; likewise."),
    click.option("--max-failed", type=click.FloatRange(0, 1), default=0.1, show_default=True,
                 help="Share of requests that may fail before the command does."),
    click.option("--dry-run", is_flag=True, help="Print calls, tokens and cost, and ask nothing."),
    click.option("--batch", is_flag=True, help="Use the Message Batches API: half the price, within a day."),
    click.option("--store", type=click.Path(path_type=Path, file_okay=False),
                 help="Folder of stored replies (default: ARTIFACT_STORE, or .cache/replies)."),
)  # fmt: skip


def model_options(command: Command) -> Command:
    """Decorate a command with the options above; it receives them as one argument, `model`."""

    @functools.wraps(command)
    def wrapped(**given: Any) -> Any:
        options = {each.name: given.pop(each.name) for each in fields(ModelOptions)}
        return command(model=ModelOptions(**options), **given)

    for option in reversed(_OPTIONS):
        wrapped = option(wrapped)
    return wrapped  # type: ignore[return-value]


def connect(options: ModelOptions) -> Client:
    """A client for the options. Nothing is asked yet, no key is read and no model loaded.

    Raises:
        InputError: no such model or provider, or a cap on a cost that is not known.
    """
    from artifact.models.client import Client
    from artifact.models.pricing import BATCH_DISCOUNT, Meter
    from artifact.models.services import target
    from artifact.models.store import Store, default_folder

    chosen = target(
        options.model, base_url=options.base_url, key_variable=options.api_key_env, providers=options.providers
    )
    meter = Meter(chosen.price, options.max_calls, options.max_cost, BATCH_DISCOUNT if options.batch else 1.0)
    return Client(chosen, Store(options.store or default_folder()), meter, concurrency=options.concurrency)


def provenance(domain: Domain) -> dict[str, object]:
    """What made the file; not compared between runs."""
    from datetime import UTC, datetime

    import artifact
    from artifact.paths import root
    from artifact.repository import commit

    return {
        "command": ["artifact", *sys.argv[1:]],
        "domain": f"{domain.name}@{domain.version}",
        "version": artifact.__version__,
        "commit": commit(root()),
        "finished": datetime.now(UTC).isoformat(timespec="seconds"),
    }
