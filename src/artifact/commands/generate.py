"""`artifact generate`: explanations of records, written by a model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact.commands.model_options import ModelOptions, check_out, connect, model_options, provenance
from artifact.commands.options import split_names
from artifact.commands.variadic import Names, VariadicCommand
from artifact.console import note, progress, show_table
from artifact.domain import LANGUAGES, Domain, get_domain
from artifact.errors import InputError
from artifact.files import dump_json, is_as_noted, read_jsonl, write_noted
from artifact.generate import MAX_TOKENS, MAX_TOKENS_LIMIT, STYLES

if TYPE_CHECKING:
    from artifact.generate import Job
    from artifact.models.client import Client
    from artifact.models.values import Reply, Request

Row = Mapping[str, object]


@click.command(cls=VariadicCommand)
@click.option("--domain", "domain_name", default="racing", show_default=True, metavar="NAME", help="racing or weather.")
@click.option("--sample", default="released", show_default=True, metavar="NAME|FILE",
              help="A benchmark, its test split (test), or a JSONL file with ids.")  # fmt: skip
@click.option("--limit", type=click.IntRange(min=1), help="This many instances, spread evenly over the sample.")
@click.option("--lang", "langs", multiple=True, default=("en",), type=Names(LANGUAGES),
              show_default=True, metavar="|".join(LANGUAGES), help="Languages, one or more.")  # fmt: skip
@click.option("--prompt", "styles", multiple=True, default=("neutral",), type=Names(STYLES),
              show_default=True, metavar="|".join(STYLES), help="How to ask, one or more.")  # fmt: skip
@click.option("--out", required=True, type=click.Path(path_type=Path), help="Generations file to write (.jsonl).")
@click.option("--system", metavar="NAME", help="Name of the system in tables; by default the model's.")
@click.option("--max-tokens", type=click.IntRange(1), default=MAX_TOKENS, show_default=True, help="Budget of a text.")
@click.option("--max-tokens-limit", type=click.IntRange(1), default=MAX_TOKENS_LIMIT, show_default=True,
              help="A text that was cut off is asked for again with twice the budget, up to this.")  # fmt: skip
@click.option("--overwrite", is_flag=True, help="Replace a file that holds other texts.")
@model_options
@click.option("--json", "as_json", is_flag=True, help="The summary as one JSON object on standard output.")
def command(
    domain_name: str,
    sample: str,
    limit: int | None,
    langs: tuple[str, ...],
    styles: tuple[str, ...],
    out: Path,
    system: str | None,
    max_tokens: int,
    max_tokens_limit: int,
    overwrite: bool,
    model: ModelOptions,
    as_json: bool,
) -> None:
    """Write texts about records with a model.

    \b
    artifact generate --model local:smollm2 --lang en es pt --out texts.jsonl
    artifact generate --model claude-haiku-4-5 --limit 20 --max-cost 0.50 --dry-run --out texts.jsonl

    Every answer is stored as it comes: a run that was stopped goes on where it was, and asks for nothing twice. The
    command, the model and the counts are noted in FILE.manifest.json.
    """
    from artifact import generate

    check_out(out)
    domain = get_domain(domain_name)
    client = connect(model)
    records = generate.sample(domain, sample, limit)
    jobs = generate.jobs(records, split_names(langs), split_names(styles))
    requests = generate.address(client, domain, jobs, max_tokens=max_tokens, temperature=model.temperature)
    by_key = {request.key(): request for request in requests}
    written = _written(out, by_key, client, max_tokens_limit, overwrite)
    left = (client.missing(request, max_tokens_limit) for request in requests if request.key() not in written)
    pending = [request for request in left if request is not None]
    if model.dry_run:
        _show_plan(client, requests, pending, as_json)
        return
    client.meter.plan(pending)
    rows = _ask(client, domain, jobs, requests, written, system or client.target.model, max_tokens_limit, model.batch)
    summary = _summary(client, rows)
    write_noted(out, rows, out.with_suffix(".manifest.json"), {**provenance(domain), **summary})
    if as_json:
        click.echo(dump_json({"out": str(out), **summary}))
    else:
        note(f"{out}: {_in_words(summary)}")
    model.fail_above(rows)


def _ask(
    client: Client,
    domain: Domain,
    jobs: Sequence[Job],
    requests: Sequence[Request],
    written: Mapping[str, Row],
    system: str,
    limit: int,
    batch: bool,
) -> list[Row]:
    """One row a job, from the file as it is, the store, or the model."""
    from artifact.generate import row
    from artifact.models.batches import ask_batch

    wanted = [request for request in requests if request.key() not in written]
    with progress("generating", len(wanted)) as advance:

        def done(reply: Reply) -> None:
            advance(1)

        replies = iter(
            ask_batch(client, wanted, limit, done=done) if batch else client.ask_all(wanted, limit, done=done)
        )
    return [
        written[request.key()] if request.key() in written else row(job, request, next(replies), system)
        for job, request in zip(jobs, requests, strict=True)
    ]


def _written(out: Path, wanted: Mapping[str, Request], client: Client, limit: int, overwrite: bool) -> dict[str, Row]:
    """Answers that the file holds and the store does not, by request.

    Raises:
        InputError: it holds others too, which would be lost; or it is not as it was written.
    """
    from artifact.models.values import KEPT

    if not out.exists() or overwrite:
        return {}
    kept = {status.value for status in KEPT}
    rows = {str(row.get("request")): row for _, row in read_jsonl(out)}
    if rows.keys() - wanted.keys():
        raise InputError(
            f"holds {len(rows.keys() - wanted.keys())} texts that this command does not ask for",
            where=str(out),
            fix="choose another --out, or give --overwrite",
        )
    found: dict[str, Row] = {
        key: row
        for key, row in rows.items()
        if row.get("status") in kept and client.missing(wanted[key], limit) is not None
    }
    manifest = out.with_suffix(".manifest.json")
    if found and not is_as_noted(out, manifest):
        raise InputError(
            f"is not as it was written ({manifest.name} notes another SHA-256), and {len(found)} of its texts are "
            "not in the store",
            where=str(out),
            fix="give --overwrite to ask again, or remove the manifest to keep the file as it is",
        )
    return found


def _show_plan(client: Client, requests: Sequence[Request], pending: Sequence[Request], as_json: bool) -> None:
    """What the run would ask for, and what that costs at most."""
    from artifact.models.pricing import PRICES_AS_OF, estimate
    from artifact.models.values import Usage

    price = client.target.price
    total = sum((estimate(request) for request in pending), Usage())
    cost = None if price is None else client.meter.factor * price.of(total)
    if as_json:
        plan = {"texts": len(requests), "calls": len(pending), **vars(total), "cost_usd": cost}
        click.echo(dump_json({"model": client.target.model, **plan}))
        return
    per_million = "not known" if price is None else f"${price.input:g} in, ${price.output:g} out"
    show_table(
        "",
        ["model", "texts", "stored", "calls", "tokens in", "tokens out", "cost at most"],
        [
            [
                client.target.model,
                len(requests),
                len(requests) - len(pending),
                len(pending),
                total.input_tokens,
                total.output_tokens,
                None if cost is None else f"${cost:.2f}",
            ]
        ],
        caption=f"price of a million tokens: {per_million} (as of {PRICES_AS_OF}); tokens are estimated from above, "
        "and each text that is cut off adds a call with a larger budget",
    )


def _summary(client: Client, rows: Sequence[Row]) -> dict[str, object]:
    usages = [usage for row in rows if isinstance(usage := row["usage"], dict)]
    return {
        "model": client.target.model,
        "service": client.target.service.identity,
        "texts": len(rows),
        "statuses": dict(sorted(Counter(str(row["status"]) for row in rows).items())),
        "input_tokens": sum(usage["input_tokens"] for usage in usages),
        "output_tokens": sum(usage["output_tokens"] for usage in usages),
        "calls_now": client.meter.calls,
        "cost_now_usd": client.meter.cost,
    }


def _in_words(summary: Mapping[str, object]) -> str:
    statuses, cost = summary["statuses"], summary["cost_now_usd"]
    assert isinstance(statuses, dict)
    parts = ", ".join(f"{count} {status}" for status, count in statuses.items())
    spent = "" if not isinstance(cost, float) or cost == 0 else f", ${cost:.4f}"
    return f"{summary['texts']} texts ({parts}); {summary['calls_now']} calls now{spent}"
