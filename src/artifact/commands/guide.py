"""`artifact guide`: generation with the verifier's feedback."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from artifact.commands.model_options import ModelOptions, check_out, connect, model_options, provenance
from artifact.commands.options import split_names
from artifact.commands.variadic import Names, VariadicCommand
from artifact.console import note, progress, show_table
from artifact.domain import LANGUAGES, get_domain
from artifact.errors import InputError
from artifact.files import dump_json, write_noted
from artifact.generate import MAX_TOKENS, MAX_TOKENS_LIMIT, STYLES


@click.command(cls=VariadicCommand)
@click.option("--domain", "domain_name", default="racing", show_default=True, metavar="NAME", help="racing or weather.")
@click.option("--sample", default="released", show_default=True, metavar="NAME|FILE",
              help="A benchmark, its test split (test), or a JSONL file with ids.")  # fmt: skip
@click.option("--limit", type=click.IntRange(min=1), help="This many instances, spread evenly over the sample.")
@click.option("--lang", "langs", multiple=True, default=("en",), type=Names(LANGUAGES),
              show_default=True, metavar="|".join(LANGUAGES), help="Languages, one or more.")  # fmt: skip
@click.option("--prompt", "style", default="neutral", show_default=True, type=click.Choice(STYLES),
              help="How to ask for the first draft.")  # fmt: skip
@click.option("--rounds", type=click.IntRange(1, 20), default=3, show_default=True, help="Rewrites at most.")
@click.option("--extractor", default="rules", show_default=True, metavar="SPEC", help="rules, or llm:MODEL.")
@click.option(
    "--out", required=True, type=click.Path(path_type=Path), help="File to write (.jsonl): best texts, rounds."
)
@click.option("--system", metavar="NAME", help="Name of the system in tables; by default the model's, and `guided`.")
@click.option("--max-tokens", type=click.IntRange(1), default=MAX_TOKENS, show_default=True, help="Budget of a text.")
@click.option("--max-tokens-limit", type=click.IntRange(1), default=MAX_TOKENS_LIMIT, show_default=True,
              help="A text that was cut off is asked for again with twice the budget, up to this.")  # fmt: skip
@model_options
@click.option("--json", "as_json", is_flag=True, help="The summary as one JSON object on standard output.")
def command(
    domain_name: str,
    sample: str,
    limit: int | None,
    langs: tuple[str, ...],
    style: str,
    rounds: int,
    extractor: str,
    out: Path,
    system: str | None,
    max_tokens: int,
    max_tokens_limit: int,
    model: ModelOptions,
    as_json: bool,
) -> None:
    """Write texts, verify them, and have what is wrong or missing mended.

    Each round tells the writer which of its claims the record contradicts and which required facts it left out. The
    best draft by F1 is kept; all drafts are in the file, with precision and recall.
    """
    from artifact import extractors, generate
    from artifact import guide as guiding

    check_out(out)
    if model.batch:
        raise InputError("--batch cannot guide: each draft answers to the one before")
    domain = get_domain(domain_name)
    client = connect(model)
    temperature = client.target.service.temperature if model.temperature is None else model.temperature
    setup = guiding.Setup(
        domain,
        extractors.get(extractor, domain),
        rounds=rounds,
        max_tokens=max_tokens,
        limit=max_tokens_limit,
        temperature=temperature,
    )
    jobs = generate.jobs(generate.sample(domain, sample, limit), split_names(langs), [style])
    drafts = generate.address(client, domain, jobs, max_tokens=max_tokens, temperature=model.temperature)
    pending = [draft for draft in drafts if client.store.get(draft) is None]
    if model.dry_run:
        _show_plan(len(jobs), len(pending), rounds, as_json)
        return
    client.meter.plan(pending)
    with progress("guiding", len(jobs)) as advance:
        guided = guiding.guide_all(jobs, client, setup, done=lambda _: advance(1))
    rows = [guiding.row(one, system or f"{client.target.model}-guided") for one in guided]
    table = _by_round(rows)
    summary = {
        "model": client.target.model,
        "service": client.target.service.identity,
        "by": setup.extractor.name,
        "rounds": rounds,
        "texts": len(rows),
        "statuses": dict(sorted(Counter(str(row["status"]) for row in rows).items())),
        "by_round": table,
        "calls_now": client.meter.calls,
        "cost_now_usd": client.meter.cost,
    }
    write_noted(out, rows, out.with_suffix(".manifest.json"), {**provenance(domain), **summary})
    if as_json:
        click.echo(dump_json({"out": str(out), **summary}))
        return
    headers = ["after round", "rewritten", "came to an end", "precision", "recall", "F1", "tokens"]
    show_table("best draft so far", headers, [list(line.values()) for line in table])
    note(f"{out}: {len(rows)} texts, read by {setup.extractor.name}")
    model.fail_above(rows)


def _by_round(rows: Sequence[Mapping[str, object]]) -> list[dict[str, float | int | None]]:
    """Pooled scores of the best drafts so far, after each round."""
    from artifact.guided_rounds import rounds_table
    from artifact.score import Counts, prf
    from artifact.stats import COUNTS

    out: list[dict[str, float | int | None]] = []
    for index, group in rounds_table(rows).groupby("round"):
        scores = prf(Counts(**{name: int(group[name].sum()) for name in COUNTS}))
        out.append(
            {
                "round": int(str(index)),
                "rewritten": int(group["rewritten"].sum()),
                "ended": int((group["status"] == "ok").sum()),
                "precision": scores.precision,
                "recall": scores.recall,
                "f1": scores.f1,
                "tokens": int(group["tokens"].sum()),
            }
        )
    return out


def _show_plan(texts: int, pending: int, rounds: int, as_json: bool) -> None:
    plan: Mapping[str, int] = {"texts": texts, "first_drafts": pending, "calls_at_most": pending + texts * rounds}
    if as_json:
        click.echo(dump_json(plan))
        return
    show_table("", ["texts", "first drafts to write", "calls at most"], [list(plan.values())])
