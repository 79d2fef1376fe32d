"""`artifact sft`: training pairs from the oracle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from artifact.commands.groups import Group
from artifact.commands.model_options import provenance
from artifact.commands.options import split_names
from artifact.commands.variadic import Names, VariadicCommand
from artifact.domain import LANGUAGES
from artifact.errors import ArtifactError, unknown
from artifact.files import dump_json, read_json, read_jsonl, sha256, write_json, write_jsonl
from artifact.tune.outside import CONDITIONS, Condition, season
from artifact.tune.pairs import TRAINED_TYPES


@click.group(cls=Group)
def command() -> None:
    """Build training pairs from the oracle."""


@command.command()
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Pairs file to write (JSONL).")
@click.option("--benchmark", default="corrected", show_default=True, help="Records to draw from; train seasons only.")
@click.option("--stint", default=180, show_default=True, help="Strategy pairs a language.", type=click.IntRange(0))
@click.option(
    "--battle",
    default=90,
    show_default=True,
    help="Undercut pairs a language, and as many overcuts.",
    type=click.IntRange(0),
)
@click.option("--targets", default=3, show_default=True, help="Texts a pair.", type=click.IntRange(1, 12))
@click.option("--seed", default=0, show_default=True, help="Of every choice.")
@click.option("--held-out", is_flag=True, help="Use the phrasings that training never sees.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON summary.")
def build(
    out: Path, benchmark: str, stint: int, battle: int, targets: int, seed: int, held_out: bool, as_json: bool
) -> None:
    """Build pairs from the train seasons, each target verified to precision 1 and recall 1."""
    from artifact.domain import get_domain
    from artifact.tune.pairs import Tally, build_pairs

    domain = get_domain("racing")
    records = domain.load(benchmark, "corrected").values()
    tally = Tally()
    per_type = {"stint_strategy": stint, "undercut": battle, "overcut": battle}
    pairs = list(
        build_pairs(domain, records, per_type=per_type, targets=targets, seed=seed, held_out=held_out, tally=tally)
    )
    if not pairs:
        raise ArtifactError("no text could be verified; nothing was written")
    write_jsonl(out, (pair.to_json() for pair in pairs))
    refused = sum(tally.refused.values())
    if as_json:
        summary = {"out": str(out), "pairs": len(pairs), "texts": dict(tally.kept), "refused_texts": refused}
        click.echo(dump_json(summary))
    else:
        click.echo(f"{out}: {len(pairs)} pairs, {sum(tally.kept.values())} verified texts ({refused} refused)")


@command.command(cls=VariadicCommand)
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Generations file, continued if it exists.")
@click.option("--model", default="smollm2", show_default=True, help="Base model, as for artifact finetune.")
@click.option("--adapter", type=click.Path(path_type=Path), help="Folder with an adapter for it.")
@click.option("--system", default="smollm2-135m-ft", show_default=True, help="Name of the system in the rows.")
@click.option("--benchmark", default="released", show_default=True, help="Records of its test split are written about.")
@click.option(
    "--split", type=click.Choice(["test", "train"]), default="test", show_default=True, help="Of the records."
)
@click.option("--season", "seasons", multiple=True, type=int, metavar="YEAR", help="Only of these, one or more.")
@click.option("--leave-out", type=click.Path(path_type=Path), metavar="PAIRS", help="Not about records of this file.")
@click.option("--lang", "langs", multiple=True, default=LANGUAGES, type=Names(LANGUAGES),
              show_default=True, metavar="|".join(LANGUAGES), help="Languages, one or more.")  # fmt: skip
@click.option("--types", multiple=True, default=TRAINED_TYPES, show_default=True, help="Decision types, one or more.")
@click.option(
    "--condition", type=click.Choice(CONDITIONS), default="standard", show_default=True, help="How data are shown."
)
@click.option("--limit", type=click.IntRange(1), help="A sample of this many records, types in turn.")
@click.option("--seed", default=0, show_default=True, help="Of the sample and the condition.")
@click.option("--batch", default=16, show_default=True, type=click.IntRange(1), help="Texts at a time.")
@click.option("--max-new-tokens", default=256, show_default=True, type=click.IntRange(1), help="Budget of a text.")
@click.option("--threads", type=click.IntRange(1), help="CPU threads.")
def generate(
    out: Path,
    model: str,
    adapter: Path | None,
    system: str,
    benchmark: str,
    split: str,
    seasons: tuple[int, ...],
    leave_out: Path | None,
    langs: tuple[str, ...],
    types: tuple[str, ...],
    condition: Condition,
    limit: int | None,
    seed: int,
    batch: int,
    max_new_tokens: int,
    threads: int | None,
) -> None:
    """Write texts with a fine-tuned model, in or outside the template it was trained on.

    Texts that the file already holds are kept. Each run that adds to it is noted in FILE.manifest.json.
    """
    import random

    from artifact.domain import get_domain
    from artifact.tune.model import best_device, check_extra, keep_heap, load_adapter, load_base, versions
    from artifact.tune.outside import sample
    from artifact.tune.write import Plan, write_texts

    domain = get_domain("racing")
    for name in types:
        if name not in domain.decision_types:
            raise unknown("decision type", name, domain.decision_types, where="--types")
    seen = set() if leave_out is None else {str(row.get("id")) for _, row in read_jsonl(leave_out)}
    records = [record for record in domain.load(benchmark, "corrected").values() if record.split == split]
    there = {season(record) for record in records}
    for year in seasons:
        if year not in there:
            raise unknown("season", str(year), map(str, sorted(there)), where="--season")
    chosen = [
        record
        for record in records
        if record.decision_type in types and record.id not in seen and (not seasons or season(record) in seasons)
    ]
    if limit is not None:
        chosen = sample(chosen, types, limit, random.Random(seed))
    check_extra()
    import torch

    keep_heap()
    if threads:
        torch.set_num_threads(threads)
    loaded = load_base(model, dtype=torch.bfloat16, device=best_device())
    if adapter is not None:
        loaded = load_adapter(loaded, adapter)
    loaded.model.eval()

    def show(done: int, total: int) -> None:
        click.echo(f"{done}/{total} texts", err=True)

    plan = Plan(chosen, split_names(langs), condition, seed, system, max_new_tokens)
    rows = write_texts(domain, loaded, plan, out, batch=batch, on_batch=show)
    run = {"system": system, "model": loaded.name, "service": loaded.identity, "packages": versions()}
    _note(out, {**provenance(domain), **run}, rows)
    click.echo(f"{out}: {len(rows)} texts")


def _note(out: Path, run: Mapping[str, object], rows: Sequence[Mapping[str, object]]) -> None:
    """Write the manifest of a generations file: its hash, its statuses, and every run that added to it."""
    manifest = out.with_suffix(".manifest.json")
    digest, before = sha256(out), read_json(manifest) if manifest.is_file() else {}
    if not isinstance(before, dict) or before.get("sha256") == digest:  # nothing was added
        return
    statuses = dict(sorted(Counter(str(row["status"]) for row in rows).items()))
    summary = {"file": out.name, "sha256": digest, "texts": len(rows), "statuses": statuses}
    write_json(manifest, {**summary, "runs": [*before.get("runs", []), run]})
