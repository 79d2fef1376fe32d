"""`artifact explain`: one record, its facts, and what a text makes of them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact.console import note, show_table
from artifact.domain import LANGUAGES, Domain, Record, describe, domain_names, get_domain
from artifact.errors import InputError, unknown
from artifact.files import dump_json, read_text, write_text
from artifact.score import Policy
from artifact.text.foreign import foreign_language

if TYPE_CHECKING:
    from artifact.explain import View

MARKS = {"supported": ("✓", "green"), "contradicted": ("✗", "red"), "unverifiable": ("?", "yellow")}


@click.command(name="explain")
@click.argument("instance", metavar="ID")
@click.option(
    "--text", metavar="FILE|-|TEXT", help="An explanation to verify: a file, standard input, or the text itself."
)
@click.option("--lang", type=click.Choice((*LANGUAGES, "auto")), help="Language (default: English, or as the text is).")
@click.option("--domain", "domain_name", metavar="NAME", help="Look in one domain only.")
@click.option("--benchmark", default="released", show_default=True, metavar="NAME|FILE", help="Where to look.")
@click.option("--rules", default="corrected", show_default=True, metavar="NAME", help="Rule set.")
@click.option("--extractor", default="rules", show_default=True, metavar="SPEC", help="rules, or llm:MODEL.")
@click.option("--html", type=click.Path(path_type=Path), help="Write the verified text as one self-contained page.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(
    instance: str,
    text: str | None,
    lang: str | None,
    domain_name: str | None,
    benchmark: str,
    rules: str,
    extractor: str,
    html: Path | None,
    as_json: bool,
) -> None:
    """Show a record, its facts and, given a text, each claim with its verdict and the facts that it missed."""
    names = domain_names() if domain_name is None else (domain_name,)
    domain, record = find(instance, [get_domain(name) for name in names], benchmark, rules)
    if text is None:
        if html is not None:
            raise InputError("--html needs a text to show", fix="add --text")
        _show_record(record, domain, lang if lang in LANGUAGES else "en", as_json)
        return
    from artifact.explain import explain
    from artifact.extractors import get

    reader = get(extractor, domain)
    said = _read(text)
    if not said.strip():
        raise InputError("there is no text to verify", where=text, fix="name a file that holds one, or give it itself")
    other = foreign_language(said)
    if other is not None:
        note(f"the text reads as {other}, which is not supported; what was found in it says little")
    view = explain(
        record, said, domain, policy=Policy(rules=rules), extraction=reader(said, lang or "auto"), by=reader.name
    )
    if html is not None:
        from artifact.html import view_page

        shown = view["lang"] if view["lang"] in LANGUAGES else "en"
        question, context = domain.question(record, shown, "neutral"), domain.context(record, shown)
        write_text(html, view_page(view, question=question, context=context))
        note(f"wrote {html}")
    if as_json:
        click.echo(dump_json(view))
    else:
        _show_view(view)


def find(instance: str, domains: list[Domain], benchmark: str, rules: str) -> tuple[Domain, Record]:
    """The record of that id in the first domain that has it; of a file, in the first domain whose records it holds.

    Raises:
        InputError: none has; the message names the nearest id.
    """
    ids: list[str] = []
    refused: list[InputError] = []
    is_file = benchmark.endswith(".jsonl")
    for domain in domains:
        if len(domains) > 1 and not is_file and benchmark not in domain.benchmarks:
            continue
        if rules not in domain.rules:
            raise unknown("rule set", rules, domain.rules)
        try:
            records = domain.load(benchmark, rules)
        except InputError as error:
            if not is_file or len(domains) == 1:
                raise
            refused.append(error)
            continue
        if instance in records:
            return domain, records[instance]
        ids += records
    if not ids and refused:
        raise refused[0]
    if not ids:
        raise unknown("benchmark", benchmark, sorted({name for domain in domains for name in domain.benchmarks}))
    raise unknown("instance", instance, ids, fix="other benchmarks: --benchmark")


def _read(text: str) -> str:
    if text == "-":
        return sys.stdin.read()
    try:
        path = Path(text)
        if path.is_file():
            return read_text(path)
        if text and path.is_dir():
            raise InputError(
                "is a folder", where=text, fix="name a file, - for standard input, or give the text itself"
            )
    except (OSError, ValueError):  # too long, or not a path at all
        return text
    if path.suffix in (".txt", ".md") and len(text.split()) == 1:
        raise InputError("no such file", where=text, fix="name a file, - for standard input, or give the text itself")
    return text


def _show_record(record: Record, domain: Domain, lang: str, as_json: bool) -> None:
    if as_json:
        click.echo(
            dump_json(
                {
                    "id": record.id,
                    "domain": record.domain,
                    "decision_type": record.decision_type,
                    "cluster": record.cluster,
                    "split": record.split,
                    "required": [fact.to_json() for fact in record.required],
                    "facts": [fact.to_json() for fact in record.facts],
                    "context": domain.context(record, lang),
                }
            )
        )
        return
    click.echo(f"{record.id}\n{record.domain}, {record.decision_type}, {record.cluster}, {record.split}\n")
    click.echo(domain.context(record, lang).rstrip() + "\n")
    rows = [["required" if fact in record.required else "", describe(fact)] for fact in record.facts]
    show_table(f"{len(record.facts)} facts, {len(record.required)} of them required", ["", "fact"], rows)


def _show_view(view: View) -> None:
    click.echo(f"{view['id']}\n{view['domain']}, {view['decision_type']}, {view['lang']}, {view['status']}\n")
    for piece in view["pieces"]:
        claims = [view["claims"][index] for index in piece["claims"]]
        if not claims:
            click.echo(piece["text"], nl=False)
            continue
        worst = next(name for name in reversed(MARKS) if any(claim["verdict"] == name for claim in claims))
        click.secho(piece["text"], nl=False, fg=MARKS[worst][1], underline=True)
    click.echo("\n")
    rows = [
        [
            MARKS[claim["verdict"]][0],
            claim["label"],
            claim["verdict"] + ("" if claim["counted"] else " *"),
            claim["reason"],
        ]
        for claim in view["claims"]
    ]
    show_table(f"{len(rows)} claims", ["", "claim", "verdict", "why"], rows)
    facts = [
        ["✓" if fact["covered_by"] is not None else "–", fact["label"], fact["sentence"]] for fact in view["facts"]
    ]
    missed = sum(fact["covered_by"] is None for fact in view["facts"])
    show_table(f"{len(facts)} required facts, {missed} missed", ["", "fact", "as it could be said"], facts)
    scores = ", ".join(
        f"{name} {value:.3f}" if value is not None else f"{name} undefined" for name, value in view["scores"].items()
    )
    click.echo(f"{scores}\n{view['signature']}")
    if any(not claim["counted"] for claim in view["claims"]):
        note("* verified, but of a kind that the score does not count")
    for reason, count in view["dropped"].items():
        note(f"given up while reading: {count} x {reason}")
