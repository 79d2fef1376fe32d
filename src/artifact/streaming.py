"""Scoring files of any size: lines in, tables of counts out, part by part.

Invariant: the parts, joined, are the same for any engine, and memory does not grow with the files (but for some bytes a
text, by which repeats are found).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Generic, TypeVar

import numpy as np
import pandas as pd

from artifact.errors import DAMAGED, InputError, shown
from artifact.files import dump_json, open_input, parse_line, read_lines
from artifact.generations import parse_generation
from artifact.parallel import HERE, Engine
from artifact.partitions import Part, Source, Store, kept, sources
from artifact.score import Policy
from artifact.scoring import CLAIMS_COLUMNS, Scorer, Setup, with_scores
from artifact.seen import Keys, Places, Seen, keys_of
from artifact.stats import UNIT, tally
from artifact.tabular import read_rows, row_writer

PART = 2_000  # lines given to a process at a time
PART_BYTES = 8 << 20
LINES = 40  # bits for the number of a line within its file

Reduced = TypeVar("Reduced")


def score_files(
    paths: Sequence[Path],
    setup: Setup,
    then: Callable[[pd.DataFrame], Reduced],
    *,
    system: str | None = None,
    engine: Engine = HERE,
    store: Store | None = None,
    names: set[str] | None = None,
    advance: Callable[[int], None] = lambda size: None,
) -> Iterator[Reduced]:
    """Yield what becomes of the counts of the generations in files, part by part, in order, in bounded memory.

    Args:
        paths: JSONL files of generations, or (extractor `given`) of claims; or such tables (`.parquet`); or folders of
            them.
        setup: what to score them with.
        then: called where a part is counted, on its table (see `Scorer.count`), so that only what it returns travels.
        system: the system of lines that name none; the file's name if None.
        engine: where to count. It changes nothing in the result.
        store: where the counts of each part are kept with their scores, if anywhere.
        names: takes in the names of the store's files.
        advance: told the bytes (of a table: the rows) done.

    Raises:
        InputError: a line is not a generation, or its system, language and id have been seen before.
    """
    seen = Seen()
    files = sources(paths)
    parts = line_parts(files, system, needs=setup.needs)
    for counted in engine(partial(_count_part, setup, store, then), parts):
        first = seen.add(counted.keys, counted.places)
        for repeat in np.flatnonzero(first != counted.places)[:1]:
            where, earlier = (_where(files, int(place)) for place in (counted.places[repeat], first[repeat]))
            raise InputError(
                f"repeats the system, language and id of {earlier}",
                where=where,
                fix="score one text for each, or give the systems different names",
            )
        if names is not None and counted.name is not None:
            names.add(counted.name)
        yield counted.result
        advance(counted.size)


def whole(counts: pd.DataFrame) -> pd.DataFrame:
    """The table of a part as it is, for what needs every text."""
    return counts


@dataclass(frozen=True)
class Summed:
    """What a score needs of a part of the texts.

    Attributes:
        tally: sums of each group and cluster (`artifact.stats.tally`).
        statuses: number of texts of each status.
        cut: number of texts of each system that break off without a word on it.
        rows: counts and scores of each text, where they are asked for.
    """

    tally: pd.DataFrame
    statuses: Counter[str]
    cut: Counter[str]
    rows: pd.DataFrame | None = None


def summed(policy: Policy, by: Sequence[str], rows: bool, counts: pd.DataFrame) -> Summed:
    """Sum the table of a part."""
    cut = Counter(counts.loc[counts["looks_cut"], "system"])
    table = with_scores(counts).drop(columns="where") if rows else None
    return Summed(tally(counts, policy, by=by), Counter(counts["status"]), cut, table)


def line_parts(files: Sequence[Source], system: str | None = None, *, needs: str = "text") -> Iterator[Part]:
    """Cut files into parts of some thousand lines, unread; of a table each row becomes a line.

    Args:
        files: what to cut.
        system: of lines that name none; the file's own name if None.
        needs: what a table must hold: `text`, or `claims`.
    """
    number = 0
    for place, file in enumerate(files):
        chunks = _table_chunks(file.path, needs) if file.path.suffix == ".parquet" else _line_chunks(file.path)
        for lines, size in chunks:
            yield Part(number, place, file.stem if system is None else system, lines, size)
            number += 1


Chunk = tuple[list[tuple[str, bytes]], int]


def _line_chunks(path: Path) -> Iterator[Chunk]:
    lines: list[tuple[str, bytes]] = []
    size = 0
    for where, raw in read_lines(path):
        lines.append((where, raw))
        size += len(raw)
        if len(lines) == PART or size >= PART_BYTES:
            yield lines, size
            lines, size = [], 0
    if lines:
        yield lines, size


_TEXT_COLUMNS = ("id", "text")
_MORE_COLUMNS = ("lang", "system", "status", "finish_reason")


def _table_chunks(path: Path, needs: str) -> Iterator[Chunk]:
    import pyarrow
    import pyarrow.parquet

    open_input(path).close()
    columns = CLAIMS_COLUMNS if needs == "claims" else _TEXT_COLUMNS
    try:
        table = pyarrow.parquet.ParquetFile(path)
        there = table.schema_arrow.names
        missing = [name for name in columns if name not in there]
        if missing:
            raise InputError(
                f"the table of {needs if needs == 'claims' else 'texts'} has no column {', '.join(missing)}",
                where=str(path),
                allowed=there,
            )
        if needs == "text":
            columns = (*columns, *(name for name in _MORE_COLUMNS if name in there))
        line = 0
        for batch in table.iter_batches(PART, columns=list(columns)):
            rows = [
                (f"{path}:{line + k}", dump_json(_without_empty_cells(row)).encode())
                for k, row in enumerate(batch.to_pylist(), start=1)
            ]
            line += len(rows)
            yield rows, len(rows)
    except DAMAGED as error:
        raise InputError(f"not a parquet table ({shown(str(error), 120)})", where=str(path)) from None
    if not line:
        raise InputError("the table is empty", where=str(path))


def _without_empty_cells(row: Mapping[str, object]) -> dict[str, object]:
    """The row of a table as a line would be written, which leaves out what a table must leave empty."""
    return {name: value for name, value in row.items() if value is not None or name not in _MORE_COLUMNS}


@dataclass(frozen=True)
class _Counted(Generic[Reduced]):
    size: int
    name: str | None  # of the file that keeps the part
    keys: Keys
    places: Places
    result: Reduced


@lru_cache(maxsize=2)
def scorer(setup: Setup) -> Scorer:
    """This process's scorer."""
    return Scorer(setup)


def _count_part(
    setup: Setup, store: Store | None, then: Callable[[pd.DataFrame], Reduced], part: Part
) -> _Counted[Reduced]:
    def make() -> pd.DataFrame:
        generations = (
            parse_generation(parse_line(raw, where), where, lang=setup.lang, system=part.system, needs=setup.needs)
            for where, raw in part.lines
        )
        return scorer(setup).count(generations)

    def read(path: Path) -> pd.DataFrame:
        return read_rows(path).assign(where=[where for where, _ in part.lines])

    def write(path: Path, counts: pd.DataFrame) -> None:
        with row_writer(path) as append:
            append(with_scores(counts).drop(columns="where"))

    counts, name = kept(store, part, make, read, write)
    lines = [int(where.rpartition(":")[2]) for where, _ in part.lines]
    return _Counted(
        part.size,
        name,
        keys_of(*(counts[name] for name in UNIT)),
        (part.source << LINES) + np.array(lines, dtype=np.int64),
        then(counts),
    )


def _where(files: Sequence[Source], place: int) -> str:
    return f"{files[place >> LINES].path}:{place & ((1 << LINES) - 1)}"
