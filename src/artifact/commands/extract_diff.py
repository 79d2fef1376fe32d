"""What `artifact extract --diff` shows: agreement with gold claims by group, then every claim that differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact.claim import Claim
from artifact.console import show_table
from artifact.domain import Extraction, describe
from artifact.errors import InputError
from artifact.status import Status

if TYPE_CHECKING:
    from artifact.extract_eval import Comparison, Tally, TextDiff

Numbers = dict[str, int | float | None]


def compare_gold(
    path: Path, domain: str, extract: Callable[[str, str], Extraction], lang: str | None
) -> tuple[Comparison, Counter[str]]:
    """Read the texts that a gold file carries and compare with its claims.

    Returns the comparison, and how many texts the extractor failed on, by status; those are in no number.

    Args:
        path: as for `artifact.extract_eval.read_gold`, every line with its text.
        domain: only texts of this domain.
        extract: `(text, lang) -> Extraction`.
        lang: language of lines that name none.

    Raises:
        InputError: a line is not gold, has no text, or none is of the domain.
    """
    from artifact.extract_eval import compare_read, read_gold

    texts = read_gold(path, domain, texts=True)
    if not texts:
        raise InputError(f"no text of the domain {domain!r}", where=str(path), fix="choose another with --domain")
    pairs = [(text, extract(text.text, text.lang or lang or "auto")) for text in texts]
    failed = Counter(found.status.value for _, found in pairs if found.status is not Status.OK)
    return compare_read((text, found) for text, found in pairs if found.status is Status.OK), failed


def by_kind(compared: Comparison) -> dict[str, Numbers]:
    """Agreement over all claims and by kind."""
    return {kind or "all": _numbers(compared.tally(kind=kind)) for kind in ("", *compared.kinds())}


def by_group(compared: Comparison) -> dict[str, dict[str, Numbers]]:
    """Agreement by language, system and kind."""
    return {
        "languages": {lang: _numbers(compared.tally(lang=lang)) for lang in compared.langs()},
        "systems": {system: _numbers(compared.tally(system=system)) for system in compared.systems()},
        "kinds": by_kind(compared),
    }


def show_groups(compared: Comparison) -> None:
    """Print agreement by language, system and kind."""
    for title, names in by_group(compared).items():
        _show_numbers(f"{len(compared.diffs)} texts compared, by {title[:-1]}", title[:-1], names)


def show_kinds(compared: Comparison) -> None:
    """Print agreement by kind."""
    _show_numbers(f"{len(compared.diffs)} texts compared", "kind", by_kind(compared))


def show_claims(compared: Comparison, most: int | None = None) -> None:
    """Print what differs, text by text: `+` is not gold, with the rule and the words read; `-` was missed.

    Args:
        compared: the comparison.
        most: so many texts at most; None for all.
    """
    odd = [diff for diff in compared.diffs if diff.spurious or diff.missed]
    for diff in odd[:most]:
        click.echo(" ".join(_name(diff)))
        for line in _lines(diff):
            click.echo(f"  {line}")
    if most is not None and len(odd) > most:
        click.echo(f"... and {len(odd) - most} more texts that differ")


def differing(compared: Comparison) -> list[dict[str, object]]:
    """What differs, text by text, as JSON."""
    return [
        {
            "uid": diff.gold.uid,
            "id": diff.gold.instance_id,
            "system": diff.gold.system,
            "lang": diff.extraction.lang,
            "missed": [claim.to_json() for claim in diff.missed],
            "spurious": [{**claim.to_json(), "rule": claim.rule} for claim in diff.spurious],
        }
        for diff in compared.diffs
        if diff.spurious or diff.missed
    ]


def _name(diff: TextDiff) -> Iterator[str]:
    """What names a text, as far as the gold file has it."""
    gold = diff.gold
    yield from filter(None, (gold.uid, gold.instance_id, diff.extraction.lang, gold.system))


def _lines(diff: TextDiff) -> Iterator[str]:
    for claim in diff.spurious:
        yield f"+ {describe(claim)}{_read_by(claim, diff.gold.text)}"
    for claim in diff.missed:
        yield f"- {describe(claim)}"


def _read_by(claim: Claim, text: str) -> str:
    """The rule that read a claim, and the words that it read; empty where an extractor names none."""
    words = "" if claim.span is None else " ".join(text[slice(*claim.span)].split())
    return (f" by {claim.rule}" if claim.rule else "") + (f' in "{words}"' if words else "")


def _numbers(tally: Tally) -> Numbers:
    return {
        "found": tally.found + tally.spurious,
        "gold": tally.found + tally.missed,
        "both": tally.found,
        "precision": tally.precision,
        "recall": tally.recall,
        "f1": tally.f1,
    }


def _show_numbers(title: str, first: str, names: dict[str, Numbers]) -> None:
    rows = [[name, *numbers.values()] for name, numbers in names.items()]
    show_table(title, [first, "found", "gold", "both", "precision", "recall", "F1"], rows)
