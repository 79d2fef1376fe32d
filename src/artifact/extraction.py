"""Extraction of whole files: one row of claims a line of text, in the same order.

Invariant: every line of text gives exactly one row, whatever became of it; the rows are the same for any engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from artifact import extractors
from artifact.domain import Extraction, get_domain
from artifact.files import atomic_text, dump_json, parse_json, parse_line, read_jsonl
from artifact.generations import Generation, parse_generation, read_claims
from artifact.parallel import HERE, Engine
from artifact.partitions import READ, Part, Store, kept, sources
from artifact.streaming import line_parts
from artifact.tabular import check_format, read_rows, row_writer

if TYPE_CHECKING:
    import pandas as pd

Row: TypeAlias = dict[str, object]


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


@dataclass(frozen=True)
class Read:
    """What became of a part of the texts.

    Attributes:
        statuses: number of texts of each status.
        claims: number of claims.
        rows: the row of each text (see `claims_row`), or of those that are asked for.
        size: steps of progress.
        name: of the file that keeps the part, if there is a store.
    """

    statuses: Counter[str]
    claims: int
    rows: list[Row]
    size: int
    name: str | None


def extract_files(
    paths: Sequence[Path],
    work: Work,
    *,
    engine: Engine = HERE,
    store: Store | None = None,
    wanted: Container[str] | None = None,
) -> Iterator[Read]:
    """Yield what became of the texts of files, part by part, in order.

    Args:
        paths: JSONL of generations, such tables (`.parquet`), or folders of them.
        work: what to read them with.
        engine: where to read.
        store: where the rows of each part are kept, if anywhere.
        wanted: ids whose rows are needed here; None for all.

    Raises:
        InputError: a line is not a generation.
    """
    return engine(partial(_read_part, work, store, wanted), line_parts(sources(paths)))


def claims_row(generation: Generation, found: Extraction, *, why: bool = False) -> Row:
    """The output line of a text: `id`, `system`, `lang` (as read), `status`, `claims` (flat), `detail` if there is any.

    With `why`, there are also `why`, the rule and the words of each claim in turn, and `dropped`.
    """
    flat = [claim.to_json() for claim in found.claims]
    out: Row = {
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


def claims_table(rows: Sequence[Row]) -> pd.DataFrame:
    """Rows as a table of texts, what has parts of its own as JSON: a table of claims (see `artifact.scoring`)."""
    import pandas as pd

    plain = [{name: _cell(name, row) for name in (*_PLAIN, *_NESTED)} for row in rows]
    return pd.DataFrame(plain, columns=[*_PLAIN, *_NESTED]).astype("string")


def rows_of(table: pd.DataFrame) -> list[Row]:
    """The rows that `claims_table` made a table of.

    Raises:
        InputError: a cell is not JSON.
    """
    return [
        {
            str(name): parse_json(cell, where=str(row["id"])) if name in _NESTED else cell
            for name, cell in row.items()
            if isinstance(cell, str)
        }
        for row in table.to_dict("records")
    ]


_PLAIN = ("id", "system", "lang", "status", "detail")
_NESTED = ("claims", "why", "dropped")


def _cell(name: str, row: Row) -> str | None:
    if name not in row:
        return None
    return dump_json(row[name]) if name in _NESTED else str(row[name])


@lru_cache(maxsize=2)
def _extractor(work: Work) -> extractors.Extractor:
    """This process's extractor."""
    return extractors.get(work.extractor, get_domain(work.domain))


def _read_part(work: Work, store: Store | None, wanted: Container[str] | None, part: Part) -> Read:
    def make() -> list[Row]:
        rows = []
        for where, raw in part.lines:
            generation = parse_generation(parse_line(raw, where), where, lang=work.lang, system=part.system)
            rows.append(claims_row(generation, read_claims(generation, _extractor(work)), why=work.why))
        return rows

    rows, name = kept(store, part, make, read_file, write_file)
    return Read(
        Counter(str(row["status"]) for row in rows),
        sum(len(flat) for row in rows if isinstance(flat := row["claims"], list)),
        rows if wanted is None else [row for row in rows if row["id"] in wanted],
        part.size,
        name,
    )


def read_file(path: Path) -> list[Row]:
    """The rows of a file of claims, `.jsonl` or `.parquet`."""
    if path.suffix == ".parquet":
        return rows_of(read_rows(path))
    return [row for _, row in read_jsonl(path)]


def write_file(path: Path, rows: list[Row]) -> None:
    """Write rows to a file of claims, `.jsonl` or `.parquet`."""
    with claims_writer(path) as write:
        write(rows)


@contextmanager
def claims_writer(path: Path) -> Iterator[Callable[[list[Row]], None]]:
    """Yield a function that appends rows to a file of claims, which appears when all are written.

    Raises:
        InputError: its name says no format.
    """
    check_format(path, READ)
    if path.suffix == ".parquet":
        with row_writer(path) as append:
            yield lambda rows: append(claims_table(rows))
        return
    with atomic_text(path) as stream:
        yield lambda rows: stream.writelines(dump_json(row) + "\n" for row in rows)
