"""Texts about records, written by a model.

Invariant: what a model is shown is exactly `Domain.context` and `Domain.question`, rendered from the facts that verify
its text. A row of generations says how it ended and which request made it; time stays out, so that equal answers make
equal files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from artifact.domain import Domain, Record
from artifact.errors import InputError, unknown
from artifact.files import read_jsonl
from artifact.models.values import Reply, Request, Turn

if TYPE_CHECKING:
    from artifact.models.client import Client

STYLES = ("neutral", "concise", "cover_all")
MAX_TOKENS = 256
MAX_TOKENS_LIMIT = 512


@dataclass(frozen=True)
class Job:
    """One text to write: about a record, in a language, asked for in a style."""

    record: Record
    lang: str
    style: str


def sample(domain: Domain, name: str, limit: int | None = None) -> list[Record]:
    """The records to write about.

    Args:
        domain: where they are from.
        name: a benchmark of the domain, `test` (the test split of its largest packaged benchmark), or the path of a
            JSONL file: generations or other rows whose `id` names a record of any packaged benchmark, or a
            benchmark file that the domain can load.
        limit: take this many, spread evenly.

    Raises:
        InputError: no such benchmark or file, or an id that no benchmark has.
    """
    if name == "test":
        whole = domain.load(_LARGEST[domain.name], "corrected")
        records = [record for record in whole.values() if record.split == "test"]
    elif name in domain.benchmarks:
        records = list(domain.load(name, "corrected").values())
    elif name.endswith(".jsonl"):
        records = _named(domain, Path(name))
    else:
        raise unknown("sample", name, ["test", *domain.benchmarks], fix="or give a JSONL file")
    if limit is None or limit >= len(records):
        return records
    return [records[index * len(records) // limit] for index in range(limit)]


_LARGEST = {"racing": "corrected", "weather": "all"}


def _named(domain: Domain, path: Path) -> list[Record]:
    """The records whose ids a file names, in its order, once each."""
    places: dict[str, str] = {}
    for where, row in read_jsonl(path):
        if not isinstance(row.get("id"), str):
            raise InputError("key 'id' is missing or no text", where=where, fix='a line is {"id": "..."}')
        places[str(row["id"])] = where
    found: dict[str, Record] = {}
    for benchmark in ("released", *(name for name in domain.benchmarks if name not in ("released", "paper"))):
        if len(found) < len(places):
            found |= {id_: r for id_, r in domain.load(benchmark, "corrected").items() if id_ in places} | found
    for id_, where in places.items():
        if id_ not in found:
            raise InputError(f"no {domain.name} record has the id {id_!r}", where=where)
    return [found[id_] for id_ in places]


def jobs(records: Iterable[Record], langs: Sequence[str], styles: Sequence[str]) -> list[Job]:
    """Every text to write: by record, then language, then style, so that neighbours share their context."""
    return [Job(record, lang, style) for record in records for lang in langs for style in styles]


def prompt(domain: Domain, job: Job) -> str:
    """What the model reads: the data, then the question about it."""
    return f"{domain.context(job.record, job.lang)}\n\n{domain.question(job.record, job.lang, job.style)}"


def request(domain: Domain, job: Job, max_tokens: int, temperature: float | None) -> Request:
    """The question of one job, not yet addressed to a model (see `Client.request`)."""
    return Request("", "", (Turn("user", prompt(domain, job)),), max_tokens, temperature)


def address(
    client: Client,
    domain: Domain,
    jobs: Iterable[Job],
    *,
    max_tokens: int = MAX_TOKENS,
    temperature: float | None = None,
) -> list[Request]:
    """The requests of many jobs, addressed to the client's model; without a temperature, with the service's own."""
    chosen = client.target.service.temperature if temperature is None else temperature
    return [client.request(request(domain, job, max_tokens, chosen)) for job in jobs]


def row(job: Job, asked: Request, reply: Reply, system: str) -> Mapping[str, object]:
    """One line of a generations file.

    Args:
        job: what was to be written.
        asked: the first request (a cut-off answer is asked for again with a larger budget).
        reply: the last reply.
        system: name of the system in tables.
    """
    return {
        "id": job.record.id,
        "lang": job.lang,
        "prompt": job.style,
        "system": system,
        "status": reply.status.value,
        "text": reply.text.strip(),
        "finish_reason": reply.finish_reason or None,
        "usage": vars(reply.usage),
        "model": reply.model,
        "max_tokens": reply.max_tokens,
        "request": asked.key(),
        **({"detail": reply.detail} if reply.detail else {}),
    }
