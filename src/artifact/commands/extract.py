"""`artifact extract`: typed claims of texts, one line of claims a line of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact.console import note, progress, show_table
from artifact.domain import LANGUAGES, Extraction, describe, get_domain
from artifact.errors import InputError
from artifact.files import dump_json, write_jsonl
from artifact.status import Status

if TYPE_CHECKING:
    from artifact.extract_eval import Comparison, GoldText


@click.command(name="extract")
@click.option(
    "--domain",
    "domain_name",
    default="racing",
    show_default=True,
    metavar="NAME",
    help="racing, weather, or an installed one.",
)
@click.option("--in", "source", required=True, type=click.Path(path_type=Path), help='JSONL of {"id", "lang", "text"}.')
@click.option("--out", required=True, type=click.Path(path_type=Path), help="JSONL of claims, one line a line read.")
@click.option("--lang", type=click.Choice((*LANGUAGES, "auto")), help="Language of lines that name none.")
@click.option("--extractor", default="rules", show_default=True, metavar="SPEC", help="rules, or llm:MODEL.")
@click.option("--why", is_flag=True, help="With each claim the rule and the words it was read from; what was given up.")
@click.option("--diff", "gold_file", type=click.Path(path_type=Path), help="JSONL of gold claims to compare with.")
@click.option("--jobs", type=click.IntRange(0, 256), default=1, show_default=True, help="Processes; 0: one a core.")
@click.option("--json", "as_json", is_flag=True, help="The summary as one JSON object on standard output.")
def command(
    domain_name: str,
    source: Path,
    out: Path,
    lang: str | None,
    extractor: str,
    why: bool,
    gold_file: Path | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Read typed claims in texts.

    Each output line has `id`, `system`, `lang`, `status` and `claims` in the flat form that `artifact score --extractor
    given` reads. A text that is empty or was cut off keeps its status; one in another language is said to be.
    """
    from artifact.extract_eval import Comparison
    from artifact.extraction import Work, extract_file
    from artifact.extractors import get
    from artifact.scoring import claim_reader

    domain = get_domain(domain_name)
    by = get(extractor, domain).name
    if out.resolve() == source.resolve():
        raise InputError("--out would replace the input file", where=str(out))
    gold = _read_gold(gold_file, domain_name) if gold_file is not None else {}
    read = claim_reader(domain)
    statuses: Counter[str] = Counter()
    compared = Comparison()
    claims = 0

    def rows() -> Iterator[Mapping[str, object]]:
        nonlocal claims
        total = source.stat().st_size if source.is_file() else None
        with progress("extracting", total) as advance:
            for row in extract_file(source, Work(domain_name, extractor, lang, why), jobs=jobs, advance=advance):
                flat, name, spoken = row["claims"], str(row["id"]), str(row["lang"])
                assert isinstance(flat, list)
                statuses[str(row["status"])] += 1
                claims += len(flat)
                keys = ((name, spoken, str(row["system"])), (name, spoken, ""), (name, "", ""))
                wanted = next((gold[key] for key in keys if key in gold), None)
                if wanted is not None:
                    compared.add(wanted, Extraction(Status(row["status"]), read(flat, name), spoken))
                yield row

    lines = write_jsonl(out, rows())
    if as_json:
        result: dict[str, object] = {"by": by, "texts": lines, "claims": claims, "statuses": dict(statuses)}
        if gold_file is not None:
            result["agreement"] = {"texts": len(compared.diffs), "kinds": dict(_by_kind(compared))}
        click.echo(dump_json(result))
        return
    shares = ", ".join(f"{count} {status}" for status, count in sorted(statuses.items()))
    note(f"{out}: {claims} claims in {lines} texts ({shares}), by {by}")
    if gold_file is not None:
        _show(compared)


def _read_gold(path: Path, domain: str) -> dict[tuple[str, str, str], GoldText]:
    """Gold texts by id, language and system, the last two empty where the file does not name them."""
    from artifact.extract_eval import read_gold

    return {(text.instance_id, text.lang, text.system): text for text in read_gold(path, domain)}


def _by_kind(compared: Comparison) -> Iterator[tuple[str, dict[str, int | float | None]]]:
    for kind in ("", *compared.kinds()):
        tally = compared.tally(kind=kind)
        yield (
            kind or "all",
            {
                "found": tally.found + tally.spurious,
                "gold": tally.found + tally.missed,
                "both": tally.found,
                "precision": tally.precision,
                "recall": tally.recall,
                "f1": tally.f1,
            },
        )


def _show(compared: Comparison, most: int = 20) -> None:
    rows = [[kind, *values.values()] for kind, values in _by_kind(compared)]
    show_table(
        f"{len(compared.diffs)} texts compared",
        ["kind", "found", "gold", "both", "precision", "recall", "F1"],
        rows,
    )
    odd = [diff for diff in compared.diffs if diff.spurious or diff.missed]
    for diff in odd[:most]:
        click.echo(" ".join(filter(None, (diff.gold.instance_id, diff.extraction.lang, diff.gold.system))))
        for sign, claims in (("+", diff.spurious), ("-", diff.missed)):
            for claim in claims:
                click.echo(f"  {sign} {describe(claim)}")
    if len(odd) > most:
        click.echo(f"... and {len(odd) - most} more texts that differ")
