"""Extraction of whole files: one row of claims a line of text, in the same order.

Invariant: every line of text gives exactly one row, whatever became of it; the rows are the same for any number of
processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from artifact import extractors
from artifact.domain import Extraction, get_domain
from artifact.files import parse_line
from artifact.generations import Generation, parse_generation, read_claims
from artifact.parallel import ordered_map
from artifact.streaming import Part, line_parts


@dataclass(frozen=True)
class Work:
    """What to read a file with.

    Attributes:
        domain: name of the domain.
        extractor: as for `artifact.extractors.get`.
        lang: the language of lines that name none.
        why: whether to write each claim's rule and words, and what was given up.
    """

    domain: str
    extractor: str = "rules"
    lang: str | None = None
    why: bool = False


def extract_file(
    path: Path, work: Work, *, jobs: int = 1, advance: Callable[[int], None] = lambda size: None
) -> Iterator[dict[str, object]]:
    """Yield the row of each line (see `claims_row`).

    Args:
        path: JSONL of generations.
        work: what to read them with.
        jobs: number of processes; 0 takes one for each core.
        advance: told the bytes done.

    Raises:
        InputError: a line is not a generation.
    """
    for size, rows in ordered_map(_read_part, line_parts([path]), jobs, prepare=_prepare, arguments=(work,)):
        yield from rows
        advance(size)


def claims_row(generation: Generation, found: Extraction, *, why: bool = False) -> dict[str, object]:
    """The output line of a text: `id`, `system`, `lang` (as read), `status`, `claims` (flat), `detail` if there is any.

    With `why`, there are also `why`, the rule and the words of each claim in turn, and `dropped`.
    """
    flat = [claim.to_json() for claim in found.claims]
    out: dict[str, object] = {
        "id": generation.id,
        "system": generation.system,
        "lang": found.lang,
        "status": found.status.value,
        "claims": flat,
    }
    if found.detail:
        out["detail"] = found.detail
    if why:
        out["why"] = [
            {"rule": claim.rule, "words": None if claim.span is None else generation.text[slice(*claim.span)]}
            for claim in found.claims
        ]
        out["dropped"] = dict(found.dropped)
    return out


_work: tuple[Work, extractors.Extractor] | None = None  # of this process


def _prepare(work: Work) -> None:
    global _work
    _work = work, extractors.get(work.extractor, get_domain(work.domain))


def _read_part(part: Part) -> tuple[int, list[dict[str, object]]]:
    assert _work is not None, "the process was not prepared"
    work, extract = _work
    system, lines, size = part
    rows = []
    for where, raw in lines:
        generation = parse_generation(parse_line(raw, where), where, lang=work.lang, system=system)
        rows.append(claims_row(generation, read_claims(generation, extract), why=work.why))
    return size, rows
