"""Extraction of whole files: one row of claims a line of text, in the same order; and what two readings differ in.

Invariant: every line of text gives exactly one row, whatever became of it; the rows are the same for any number of
processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from artifact import extractors
from artifact.claim import Claim, parse_claim
from artifact.domain import Domain, Extraction, get_domain
from artifact.errors import InputError
from artifact.files import parse_line, read_jsonl
from artifact.generations import Generation, parse_generation, read_claims
from artifact.parallel import ordered_map
from artifact.score import Counts, Prf, prf
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


class Gold:
    """Claims to compare with, by id, and by language and system where the file has them."""

    def __init__(self, path: Path, domain: Domain) -> None:
        """Read a file of claims.

        Raises:
            InputError: a line has no id or claims, repeats another, or a claim is not one of the domain's.
        """
        self._claims: dict[tuple[str, str | None, str | None], tuple[Claim, ...]] = {}
        for where, row in read_jsonl(path):
            name, flat = row.get("id"), row.get("claims")
            if not isinstance(name, str) or not isinstance(flat, list):
                raise InputError('a line of claims needs "id" and "claims"', where=where)
            lang, system = row.get("lang"), row.get("system")
            key = (name, lang if isinstance(lang, str) else None, system if isinstance(system, str) else None)
            if key in self._claims:
                raise InputError(f"id {name[:80]!r} is repeated", where=where)
            self._claims[key] = tuple(parse_claim(claim, domain.kinds, where=where) for claim in flat)

    def of(self, name: str, lang: str, system: str) -> tuple[Claim, ...] | None:
        """The claims of a text, None if the file has none for it."""
        keys = ((name, lang, system), (name, lang, None), (name, None, system), (name, None, None))
        return next((self._claims[key] for key in keys if key in self._claims), None)


@dataclass(frozen=True)
class Difference:
    """How a reading differs from the claims it is compared with; spans and rules do not count."""

    id: str
    lang: str
    both: tuple[Claim, ...]
    only_found: tuple[Claim, ...]
    only_gold: tuple[Claim, ...]


def difference(name: str, lang: str, found: Iterable[Claim], gold: Iterable[Claim]) -> Difference:
    """Compare two readings of one text."""
    mine, theirs = dict.fromkeys(found), dict.fromkeys(gold)
    return Difference(
        name,
        lang,
        tuple(claim for claim in mine if claim in theirs),
        tuple(claim for claim in mine if claim not in theirs),
        tuple(claim for claim in theirs if claim not in mine),
    )


def agreement_by_kind(differences: Sequence[Difference]) -> dict[str, tuple[Counts, Prf]]:
    """Precision and recall of the found claims against the gold ones, by kind, and over all kinds (`all`)."""
    tallies: dict[str, Counter[str]] = {}
    for one in differences:
        for part, claims in (("both", one.both), ("found", one.only_found), ("gold", one.only_gold)):
            for claim in claims:
                for kind in (claim.type, "all"):
                    tallies.setdefault(kind, Counter())[part] += 1
    out = {}
    for kind in sorted(tallies, key=lambda kind: (kind != "all", kind)):
        both, found, gold = (tallies[kind][part] for part in ("both", "found", "gold"))
        counts = Counts(supported=both, contradicted=found, required=both + gold, covered=both)
        out[kind] = (counts, prf(counts))
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
