"""`artifact score`: precision, recall and F1 of generations, with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact.commands.options import Scoring, check_out, note_changed, scoring_options, size_of, split_names
from artifact.console import Cell, note, progress, score_cell, show_table
from artifact.errors import unknown
from artifact.files import dump_json
from artifact.score import signature

if TYPE_CHECKING:
    import pandas as pd

GROUPS = ("system", "lang", "decision_type")


@click.command(name="score")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@scoring_options
@click.option(
    "--by",
    multiple=True,
    metavar="COLUMNS",
    help="Split systems by lang (default), decision_type, both, or not at all (system).",
)
@click.option("--boot", type=click.IntRange(100, 100_000), default=10_000, show_default=True, help="Resamples.")
@click.option("--seed", type=click.IntRange(0), default=12345, show_default=True, help="Seed of the resamples.")
@click.option("--out", type=click.Path(path_type=Path), help="Counts and scores of each text (.jsonl, .csv, .parquet).")
@click.option(
    "--partitioned", is_flag=True, help="--out is a folder of parts; a run that was stopped goes on from them."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(
    files: tuple[Path, ...],
    scoring: Scoring,
    by: tuple[str, ...],
    boot: int,
    seed: int,
    out: Path | None,
    partitioned: bool,
    as_json: bool,
) -> None:
    """Score generations against the oracle.

    FILES hold one JSON object a line: {"id", "lang", "text"}, optionally "system", "finish_reason", "status". With
    --extractor given, lines hold "claims" (as `artifact extract` writes them). A FILE may also be a table with such
    columns (.parquet), a folder of files, or a pattern.
    """
    from artifact import partitions
    from artifact.scoring import Scorer
    from artifact.stats import merge_tallies, summary_of
    from artifact.streaming import Summed, score_files, summed
    from artifact.tabular import FORMATS, row_writer

    setup, policy = scoring.setup, scoring.setup.policy
    groups = split_names(by) or ["lang"]
    for name in groups:
        if name not in GROUPS:
            raise unknown("column", name, GROUPS)
    groups = [name for name in groups if name != "system"]
    scorer = Scorer(setup)  # names are checked before a file is read
    check_out(out, files, partitioned, FORMATS)
    note_changed(files)
    statuses: Counter[str] = Counter()
    cut: Counter[str] = Counter()
    with ExitStack() as stack:
        engine = stack.enter_context(scoring.engine.start())
        store, names, write = None, None, None
        if out is not None and partitioned:
            store = partitions.Store(out.resolve(), out.suffix, setup)
            names = stack.enter_context(partitions.writing(store.folder))
        elif out is not None:
            write = stack.enter_context(row_writer(out))
        total_size = sum(size_of(source.path) for source in partitions.sources(files))
        advance = stack.enter_context(progress("scoring", total_size))

        def tallies(parts: Iterable[Summed]) -> Iterator[pd.DataFrame]:
            for part in parts:
                statuses.update(part.statuses)
                cut.update(part.cut)
                if write is not None and part.rows is not None:
                    write(part.rows)
                yield part.tally

        sums = partial(summed, policy, ["system", *groups], write is not None)
        parts = score_files(
            files, setup, sums, system=scoring.system, engine=engine, store=store, names=names, advance=advance
        )
        total = merge_tallies(tallies(parts))
    rows = summary_of(total, policy, n_boot=boot, seed=seed)
    made_by = signature(
        scorer.domain,
        policy,
        by=scorer.by,
        bench=Path(setup.benchmark).name,
        n=int(rows["n"].sum()),
        boot=boot,
        seed=seed,
    )
    if as_json:
        click.echo(
            dump_json(
                {
                    "signature": made_by,
                    "statuses": statuses,
                    "look_cut_off": cut,
                    "rows": [{key: _plain(value) for key, value in row.items()} for row in rows.to_dict("records")],
                }
            )
        )
        return
    lines = [_line({str(key): value for key, value in row.items()}, groups) for row in rows.to_dict("records")]
    show_table("", _headers(groups), lines, caption=made_by)
    single = (rows["clusters"] < 2) & (rows["scored"] > 0)
    if single.any():
        note("no intervals where all texts are about one race or place: they come from resampling several")
    failed = {status: count for status, count in statuses.items() if status != "ok"}
    if failed:
        how = {"excluded": "left out", "silence": "scored as silence", "as_written": "scored as written"}[
            policy.failures
        ]
        note(f"{how}: " + ", ".join(f"{count} {status}" for status, count in sorted(failed.items())))
    if cut:
        named = ", ".join(f"{count} of {name}" for name, count in cut.most_common(5))
        note(
            f'texts that break off, though no "finish_reason" says so: {named}; they are scored as if they were whole '
            "(see `artifact audit`)"
        )
    if out is not None:
        note(f"counts of {int(rows['n'].sum())} texts: {out}")


def _headers(groups: list[str]) -> list[str]:
    return ["system", *groups, "texts", "failed", "silent", "claims/text", "precision", "recall", "F1", "contradicted"]


def _line(row: dict[str, object], groups: list[str]) -> list[Cell]:
    def cell(metric: str) -> str | None:
        value, low, high = (row[f"{metric}{end}"] for end in ("", "_low", "_high"))
        assert isinstance(value, float) and isinstance(low, float) and isinstance(high, float)
        return score_cell(value, low, high)

    claims = row["claims_per_text"]
    assert isinstance(claims, float)
    heads = [str(row[name]) for name in ("system", *groups)]
    counts = [str(row[name]) for name in ("n", "failed", "silent")]
    shares = [cell(metric) for metric in ("precision", "recall", "f1", "hallucination")]
    return [*heads, *counts, f"{claims:.2f}" if claims == claims else None, *shares]


def _plain(value: object) -> object:
    """A number for strict JSON: undefined is null."""
    return None if isinstance(value, float) and value != value else value
