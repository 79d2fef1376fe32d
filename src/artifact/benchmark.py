"""Benchmark files: records with their facts and the prompts that a writer is given.

Invariant: a record read back from its line is the record that was written. One line is one record; facts, required
facts and patterns are claims in the flat wire form without what is not set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import cast

from artifact.claim import Claim, Polarity, parse_claim
from artifact.domain import LANGUAGES, STYLES, Domain, Record
from artifact.errors import InputError, shown
from artifact.files import is_as_noted, read_jsonl


def record_row(record: Record) -> dict[str, object]:
    """A record as JSON (see `read_record`)."""
    return {
        "id": record.id,
        "domain": record.domain,
        "decision_type": record.decision_type,
        "cluster": record.cluster,
        "split": record.split,
        "facts": [_compact(claim) for claim in record.facts],
        "required": [_compact(claim) for claim in record.required],
        "decides": [_compact(claim) for claim in record.decides],
        "shown": record.shown,
    }


def prompt_row(record: Record, domain: Domain) -> dict[str, object]:
    """What a writer is given, by language: `context`, and `question` by style."""
    return {
        "context": {lang: domain.context(record, lang) for lang in LANGUAGES},
        "question": {
            lang: {style: domain.question(record, lang, style) for style in STYLES} for lang in LANGUAGES
        },
    }  # fmt: skip


def read_record(row: Mapping[str, object], domain: Domain, *, where: str = "") -> Record:
    """Read what `record_row` wrote. Further keys (prompts, released ids) are left alone.

    Raises:
        InputError: a key is missing or a claim is not one of the domain's.
    """
    missing = [name for name in _KEYS if name not in row]
    if missing:
        raise InputError(f"{missing[0]!r} is missing", where=where, allowed=_KEYS)
    for name in ("id", "decision_type", "cluster", "split"):
        if not isinstance(row[name], str):
            raise InputError(f"{name} must be text, not {shown(row[name])}", where=where)
    if not isinstance(row["shown"], Mapping):
        raise InputError(f"shown must be an object, not {shown(row['shown'])}", where=where)
    return Record(
        id=cast(str, row["id"]),
        domain=domain.name,
        decision_type=cast(str, row["decision_type"]),
        cluster=cast(str, row["cluster"]),
        split=cast(str, row["split"]),
        facts=tuple(_claims(row, "facts", domain, where)),
        required=tuple(_claims(row, "required", domain, where)),
        decides=tuple(_claims(row, "decides", domain, where)),
        shown=cast("Mapping[str, object]", row["shown"]),
    )


def read_benchmark(path: Path, domain: Domain) -> dict[str, Record]:
    """The records of a benchmark file by id.

    Raises:
        InputError: the file is missing or empty, a line is not a record, an id occurs twice, or the manifest beside it
            says that it was built otherwise.
    """
    if not is_as_noted(path, path.with_name("manifest.json")):
        raise InputError(
            "is not as it was built (manifest.json notes another SHA-256)",
            where=str(path),
            fix="build it again, or remove the manifest if the change is meant",
        )
    records: dict[str, Record] = {}
    for where, row in read_jsonl(path):
        record = read_record(row, domain, where=where)
        if record.id in records:
            raise InputError(f"id {record.id!r} occurs twice", where=where)
        records[record.id] = record
    return records


_KEYS = ("id", "decision_type", "cluster", "split", "facts", "required", "decides", "shown")


@lru_cache(maxsize=1 << 16)  # the records of a race share their facts
def _compact(claim: Claim) -> Mapping[str, object]:
    wire = {name: what for name, what in claim.to_json().items() if what is not None}
    if claim.polarity is Polarity.AFFIRMED:
        del wire["polarity"]
    return wire


def _claims(row: Mapping[str, object], name: str, domain: Domain, where: str) -> Iterator[Claim]:
    claims = row[name]
    if not isinstance(claims, Iterable) or isinstance(claims, (str, bytes, Mapping)):
        raise InputError(f"{name} must be a list of claims", where=where)
    for claim in claims:
        yield parse_claim(claim, domain.kinds, where=where)
