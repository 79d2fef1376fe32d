"""`artifact sft`: training pairs from the oracle."""

from __future__ import annotations

from pathlib import Path

import click

from artifact.errors import ArtifactError
from artifact.files import dump_json, write_jsonl


@click.group()
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
