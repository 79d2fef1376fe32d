"""`artifact extract`: typed claims of texts, one line of claims a line of text."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact.commands.extract_diff import (
    by_group,
    by_kind,
    compare_gold,
    differing,
    show_claims,
    show_groups,
    show_kinds,
)
from artifact.commands.options import EngineChoice, check_out, engine_options, size_of
from artifact.console import note, progress
from artifact.domain import LANGUAGES, Extraction, get_domain
from artifact.errors import InputError
from artifact.files import dump_json
from artifact.status import Status

if TYPE_CHECKING:
    from artifact.extract_eval import GoldText


@click.command(name="extract")
@click.option(
    "--domain",
    "domain_name",
    default="racing",
    show_default=True,
    metavar="NAME",
    help="racing, weather, or an installed one.",
)
@click.option(
    "--in",
    "source",
    type=click.Path(path_type=Path),
    help='JSONL of {"id", "lang", "text"}, or a table of them (.parquet), or a folder or pattern of such files.',
)
@click.option("--out", type=click.Path(path_type=Path), help="Claims, one line a line read (.jsonl, .parquet).")
@click.option(
    "--partitioned", is_flag=True, help="--out is a folder of parts; a run that was stopped goes on from them."
)
@click.option("--lang", type=click.Choice((*LANGUAGES, "auto")), help="Language of lines that name none.")
@click.option("--extractor", default="rules", show_default=True, metavar="SPEC", help="rules, or llm:MODEL.")
@click.option("--why", is_flag=True, help="With each claim the rule and the words it was read from; what was given up.")
@click.option(
    "--diff",
    "gold_file",
    type=click.Path(path_type=Path),
    help="JSONL of gold claims to compare with; without --in and --out, the texts are the gold file's own.",
)
@engine_options
@click.option("--json", "as_json", is_flag=True, help="The summary as one JSON object on standard output.")
def command(
    domain_name: str,
    source: Path | None,
    out: Path | None,
    partitioned: bool,
    lang: str | None,
    extractor: str,
    why: bool,
    gold_file: Path | None,
    engine: EngineChoice,
    as_json: bool,
) -> None:
    """Read typed claims in texts, or compare them with gold claims.

    Each output line has `id`, `system`, `lang`, `status` and `claims` in the flat form that `artifact score --extractor
    given` reads. A text that is empty or was cut off keeps its status; one in another language is said to be.
    """
    if source is None or out is None:
        if gold_file is None or source is not None or out is not None:
            raise InputError("--in TEXTS and --out CLAIMS go together", fix="or give --diff GOLD alone")
        _compare_alone(gold_file, domain_name, extractor, lang, as_json=as_json)
        return
    from artifact import partitions
    from artifact.extract_eval import Comparison
    from artifact.extraction import Work, claims_writer, extract_files
    from artifact.extractors import get
    from artifact.scoring import claim_reader

    domain = get_domain(domain_name)
    by = get(extractor, domain).name
    check_out(out, (source,), partitioned, partitions.READ)
    gold = _read_gold(gold_file, domain_name) if gold_file is not None else {}
    read = claim_reader(domain)
    work = Work(domain_name, extractor, lang, why)
    statuses: Counter[str] = Counter()
    compared = Comparison()
    claims = 0
    with ExitStack() as stack:
        running = stack.enter_context(engine.start())
        store = partitions.Store(out.resolve(), out.suffix, work) if partitioned else None
        names = None if store is None else stack.enter_context(partitions.writing(store.folder))
        write = stack.enter_context(claims_writer(out)) if store is None else None
        total = sum(size_of(file.path) for file in partitions.sources([source]))
        advance = stack.enter_context(progress("extracting", total))
        wanted = None if store is None else {name for name, _, _ in gold}
        for part in extract_files([source], work, engine=running, store=store, wanted=wanted):
            statuses.update(part.statuses)
            claims += part.claims
            for row in part.rows if gold else ():
                name, spoken = str(row["id"]), str(row["lang"])
                keys = ((name, spoken, str(row["system"])), (name, spoken, ""), (name, "", ""))
                right = next((gold[key] for key in keys if key in gold), None)
                if right is not None:
                    compared.add(right, Extraction(Status(row["status"]), read(row["claims"], name), spoken))
            if write is not None:
                write(part.rows)
            if names is not None and part.name is not None:
                names.add(part.name)
            advance(part.size)

    lines = sum(statuses.values())
    if as_json:
        result: dict[str, object] = {"by": by, "texts": lines, "claims": claims, "statuses": dict(statuses)}
        if gold_file is not None:
            result["agreement"] = {"texts": len(compared.diffs), "kinds": by_kind(compared)}
        click.echo(dump_json(result))
        return
    shares = ", ".join(f"{count} {status}" for status, count in sorted(statuses.items()))
    note(f"{out}: {claims} claims in {lines} texts ({shares}), by {by}")
    if gold_file is not None:
        show_kinds(compared)
        show_claims(compared, most=20)


def _compare_alone(gold_file: Path, domain_name: str, extractor: str, lang: str | None, *, as_json: bool) -> None:
    """Read the gold file's own texts and show how the claims agree."""
    from artifact.extractors import get

    reader = get(extractor, get_domain(domain_name))
    compared, failed = compare_gold(gold_file, domain_name, reader, lang)
    if as_json:
        result: dict[str, object] = {"by": reader.name, "texts": len(compared.diffs), "failed": dict(failed)}
        click.echo(dump_json({**result, **by_group(compared), "differing": differing(compared)}))
        return
    show_groups(compared)
    show_claims(compared)
    lost = "".join(f", {count} {status} and left out" for status, count in sorted(failed.items()))
    note(f"{gold_file}: {len(compared.diffs)} texts compared{lost}, by {reader.name}")


def _read_gold(path: Path, domain: str) -> dict[tuple[str, str, str], GoldText]:
    """Gold texts by id, language and system, the last two empty where the file does not name them."""
    from artifact.extract_eval import read_gold

    return {(text.instance_id, text.lang, text.system): text for text in read_gold(path, domain)}
