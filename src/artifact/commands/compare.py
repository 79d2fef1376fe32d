"""`artifact compare`: systems side by side, on the texts that both have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact.commands.options import Scoring, note_changed, scoring_options, split_names
from artifact.console import Cell, note, progress, show_table
from artifact.errors import InputError, unknown
from artifact.files import dump_json, write_text
from artifact.score import Policy, signature

if TYPE_CHECKING:
    import pandas as pd

    from artifact.explain import View
    from artifact.parallel import Engine
    from artifact.scoring import Scorer, Setup

GROUPS = ("lang", "decision_type")


@click.command(name="compare")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@scoring_options
@click.option("--by", multiple=True, metavar="COLUMNS", help="Compare within each lang, decision_type, or both.")
@click.option("--boot", type=click.IntRange(100, 100_000), default=10_000, show_default=True, help="Resamples.")
@click.option("--seed", type=click.IntRange(0), default=12345, show_default=True, help="Seed of the resamples.")
@click.option("--html", type=click.Path(path_type=Path), help="Write the texts of two files side by side as one page.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(
    files: tuple[Path, ...],
    scoring: Scoring,
    by: tuple[str, ...],
    boot: int,
    seed: int,
    html: Path | None,
    as_json: bool,
) -> None:
    """Compare systems, pair by pair, on the texts that both have.

    FILES are as for `artifact score`. Each system of each file is a side. A difference comes with its interval (cluster
    bootstrap), its p-value (paired randomisation of clusters), and that value corrected for the number of comparisons
    (Holm).
    """
    import pandas as pd

    from artifact.scoring import GIVEN, Scorer

    setup, policy = scoring.setup, scoring.setup.policy
    groups = split_names(by)
    for name in groups:
        if name not in GROUPS:
            raise unknown("column", name, GROUPS)
    if html is not None and (len(files) != 2 or setup.extractor == GIVEN):
        raise InputError(
            "--html shows the texts of two files", fix="name two files, with an extractor that reads texts"
        )
    scorer = Scorer(setup)  # names are checked before a file is read
    note_changed(files)
    with scoring.engine.start() as engine:
        counts = _sides(files, setup, scoring.system, engine)
    table = _compare(counts, policy, groups, boot, seed)
    swaps = _swaps(counts, policy, groups, boot, seed)
    made_by = signature(scorer.domain, policy, by=scorer.by, bench=Path(setup.benchmark).name, boot=boot, seed=seed)
    if html is not None:
        _write_page(html, files, scorer, table, made_by)
    if as_json:
        click.echo(dump_json({"signature": made_by, "differences": _plain(table), "rank_swaps": _plain(swaps)}))
        return
    lines = [_line({str(key): value for key, value in row.items()}, groups) for row in table.to_dict("records")]
    heads = [*groups, "a", "b", "metric", "texts", "a", "b", "a - b", "95% interval", "p", "p (Holm)"]
    show_table("", heads, lines, caption=made_by)
    undecided = {
        tuple(row[name] for name in (*groups, "a", "b"))
        for row in table[table["difference"].isna()].to_dict("records")
        if row["metric"] != "recall"
    }
    for row in swaps.to_dict("records"):
        if tuple(row[name] for name in (*groups, "a", "b")) in undecided:
            continue
        place = " ".join(str(row[name]) for name in groups)
        order = "reversed" if row["swapped"] else "the same"
        often = "" if pd.isna(row["probability"]) else f", reversed in {row['probability']:.1%} of resamples"
        click.echo(
            f"{place + ': ' if place else ''}{row['a']} and {row['b']}: order by precision and by F1 {order}{often}"
        )


def _write_page(html: Path, files: tuple[Path, ...], scorer: Scorer, table: pd.DataFrame, made_by: str) -> None:
    """The generations that both files have, side by side with their claims marked."""
    from artifact.explain import explain
    from artifact.generations import read_claims, read_generations
    from artifact.html import comparison_page

    assert scorer.extract is not None, "texts are shown as an extractor reads them"
    views: list[dict[tuple[str, str], View]] = []
    for path in files:
        views.append({})
        systems: set[str] = set()
        for generation in read_generations(path, lang=scorer.setup.lang):
            systems.add(generation.system)
            if len(systems) > 1:
                fix = "write the texts of each system to a file of its own"
                raise InputError("--html shows one system of each file", where=generation.where, fix=fix)
            record = scorer.records[generation.id]
            found = read_claims(generation, scorer.extract)
            policy = scorer.setup.policy
            view = explain(record, generation.text, scorer.domain, policy=policy, extraction=found, by=scorer.by)
            views[-1][generation.lang, generation.id] = view
    pairs = [(view, views[1][place]) for place, view in views[0].items() if place in views[1]]
    figures = table.to_string(index=False, na_rep="–", float_format=lambda value: f"{value:.3f}")
    names = (files[0].stem, files[1].stem)
    write_text(html, comparison_page(" and ".join(names), names, pairs, f"{figures}\n\n{made_by}"))
    note(f"wrote {html}: {len(pairs)} pairs")


def _sides(files: tuple[Path, ...], setup: Setup, system: str | None, engine: Engine) -> pd.DataFrame:
    """Counts of all files, with sides named by system, or by file and system where two files share a system."""
    import pandas as pd

    from artifact.streaming import score_files, whole

    frames = []
    with ExitStack() as stack:
        advance = stack.enter_context(progress("scoring", None))
        for path in files:
            parts = score_files([path], setup, whole, system=system, engine=engine, advance=advance)
            frames.append(pd.concat(list(parts)))
    names = [set(frame["system"]) for frame in frames]
    for place, (path, frame) in enumerate(zip(files, frames, strict=True)):
        others = set().union(*names[:place], *names[place + 1 :])
        if names[place] & others:
            frames[place] = frame.assign(system=[f"{path.stem}:{name}" for name in frame["system"]])
    counts = pd.concat(frames, ignore_index=True)
    if counts["system"].nunique() < 2:
        raise InputError("there is only one system", where=str(files[0]), fix="name a second file, or another --system")
    return counts


def _groups(counts: pd.DataFrame, groups: list[str]) -> Iterator[tuple[dict[str, str], pd.DataFrame]]:
    if not groups:
        yield {}, counts
        return
    for key, part in counts.groupby(groups, sort=False):
        yield dict(zip(groups, map(str, key if isinstance(key, tuple) else (key,)), strict=True)), part


def _compare(counts: pd.DataFrame, policy: Policy, groups: list[str], boot: int, seed: int) -> pd.DataFrame:
    """Differences within each group; Holm's correction runs over all of them together."""
    import pandas as pd

    from artifact.stats import differences, holm

    parts = []
    for place, part in _groups(counts, groups):
        pairs = list(combinations(dict.fromkeys(part["system"]), 2))
        found = differences(part, policy, by=["system"], pairs=pairs, n_boot=boot, seed=seed)
        parts.append(found.assign(**place))
    table = pd.concat(parts, ignore_index=True)
    table["p_holm"] = holm(table["p"].to_numpy(dtype=float))
    return table


def _swaps(counts: pd.DataFrame, policy: Policy, groups: list[str], boot: int, seed: int) -> pd.DataFrame:
    """Whether precision and F1 order each pair alike, on the texts that both have scored."""
    import pandas as pd

    from artifact.stats import bootstrap, rank_swaps

    parts = []
    for place, part in _groups(counts[counts["scored"]], groups):
        for pair in combinations(dict.fromkeys(part["system"]), 2):
            both = part[part["system"].isin(pair)]
            shared = both.groupby(["lang", "id"])["system"].transform("nunique") == 2
            if shared.any():
                boot_pair = bootstrap(both[shared], policy, by=["system"], n_boot=boot, seed=seed)
                parts.append(rank_swaps(boot_pair).assign(**place))
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame()


def _line(row: dict[str, object], groups: list[str]) -> list[Cell]:
    def number(name: str, form: str = ".3f") -> str | None:
        value = row[name]
        assert isinstance(value, float)
        return f"{value:{form}}" if value == value else None

    low, high = number("low", "+.3f"), number("high", "+.3f")
    ends = f"[{low}, {high}]" if low is not None else None
    heads: list[Cell] = [str(row[name]) for name in (*groups, "a", "b", "metric", "n")]
    values = [number("a_value"), number("b_value"), number("difference", "+.3f")]
    return [*heads, *values, ends, number("p", ".4f"), number("p_holm", ".4f")]


def _plain(table: pd.DataFrame) -> list[dict[str, object]]:
    """Rows for strict JSON: undefined numbers are null."""
    rows = table.astype(object).where(table.notna(), None).to_dict("records")
    return [{str(key): value for key, value in row.items()} for row in rows]
