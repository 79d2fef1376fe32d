"""`artifact extract`: typed claims of texts, one line of claims a line of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact.console import note, progress, show_table
from artifact.domain import DOMAINS, LANGUAGES, describe, get_domain
from artifact.errors import InputError
from artifact.files import dump_json, write_jsonl

if TYPE_CHECKING:
    from artifact.extraction import Difference


@click.command(name="extract")
@click.option("--domain", "domain_name", type=click.Choice(DOMAINS), default="racing", show_default=True)
@click.option("--in", "source", required=True, type=click.Path(path_type=Path), help='JSONL of {"id", "lang", "text"}.')
@click.option("--out", required=True, type=click.Path(path_type=Path), help="JSONL of claims, one line a line read.")
@click.option("--lang", type=click.Choice((*LANGUAGES, "auto")), help="Language of lines that name none.")
@click.option("--extractor", default="rules", show_default=True, metavar="SPEC", help="rules, or llm:MODEL.")
@click.option("--why", is_flag=True, help="With each claim the rule and the words it was read from; what was given up.")
@click.option("--diff", "gold_file", type=click.Path(path_type=Path), help="JSONL of claims by id to compare with.")
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
    from artifact.extraction import Gold, Work, difference, extract_file
    from artifact.extractors import get
    from artifact.scoring import claim_reader

    domain = get_domain(domain_name)
    by = get(extractor, domain).name
    if out.resolve() == source.resolve():
        raise InputError("--out would replace the input file", where=str(out))
    gold = Gold(gold_file, domain) if gold_file is not None else None
    read = claim_reader(domain)
    statuses: Counter[str] = Counter()
    differences: list[Difference] = []
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
                wanted = gold.of(name, spoken, str(row["system"])) if gold is not None else None
                if wanted is not None:
                    differences.append(difference(name, spoken, read(flat, name), wanted))
                yield row

    lines = write_jsonl(out, rows())
    if as_json:
        result: dict[str, object] = {"by": by, "texts": lines, "claims": claims, "statuses": dict(statuses)}
        if gold is not None:
            result["agreement"] = _agreement(differences)
        click.echo(dump_json(result))
        return
    shares = ", ".join(f"{count} {status}" for status, count in sorted(statuses.items()))
    note(f"{out}: {claims} claims in {lines} texts ({shares}), by {by}")
    if gold is not None:
        _show(differences)


def _agreement(differences: list[Difference]) -> dict[str, object]:
    from artifact.extraction import agreement_by_kind

    return {
        "texts": len(differences),
        "kinds": {
            kind: {"found": counts.claims, "gold": counts.required, "both": counts.supported, **asdict(scores)}
            for kind, (counts, scores) in agreement_by_kind(differences).items()
        },
    }


def _show(differences: list[Difference], most: int = 20) -> None:
    from artifact.extraction import agreement_by_kind

    table = agreement_by_kind(differences)
    show_table(
        f"{len(differences)} texts compared",
        ["kind", "found", "gold", "both", "precision", "recall", "F1"],
        [
            [kind, counts.claims, counts.required, counts.supported, scores.precision, scores.recall, scores.f1]
            for kind, (counts, scores) in table.items()
        ],
    )
    odd = [one for one in differences if one.only_found or one.only_gold]
    for one in odd[:most]:
        click.echo(f"{one.id} ({one.lang})")
        for sign, claims in (("+", one.only_found), ("-", one.only_gold)):
            for claim in claims:
                click.echo(f"  {sign} {describe(claim)}")
    if len(odd) > most:
        click.echo(f"... and {len(odd) - most} more texts that differ")
