"""Scoring files of any size: lines in, tables of counts out, part by part.

Invariant: the parts, joined, are the same for any number of processes, and memory does not grow with the files (but for
some bytes a text, by which repeats are found).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

import pandas as pd

from artifact.errors import InputError, shown
from artifact.files import dump_json, open_input, parse_line, read_lines
from artifact.generations import parse_generation
from artifact.parallel import ordered_map
from artifact.scoring import CLAIMS_COLUMNS, Scorer, Setup
from artifact.stats import UNIT

PART = 2_000  # lines given to a process at a time
PART_BYTES = 8 << 20

Part: TypeAlias = tuple[str, list[tuple[str, bytes]], int]  # system, lines with their places, size
_scorer: Scorer | None = None  # of this process


def score_files(
    paths: Sequence[Path],
    setup: Setup,
    *,
    system: str | None = None,
    jobs: int = 1,
    advance: Callable[[int], None] = lambda size: None,
) -> Iterator[pd.DataFrame]:
    """Yield the counts of the generations in files, part by part, in order, in bounded memory.

    Args:
        paths: JSONL files of generations, or (extractor `given`) of claims; or tables of claims (`.parquet`).
        setup: what to score them with.
        system: the system of lines that name none; the file's name if None.
        jobs: number of processes; 0 takes one for each core. It changes nothing in the result.
        advance: told the bytes (of a table: the rows) done.

    Raises:
        InputError: a line is not a generation, or its system, language and id have been seen before.
    """
    seen: dict[int, tuple[int, int]] = {}  # what makes a text one of its kind, hashed: where it was first
    names = [str(path) for path in paths]
    parts = line_parts(paths, system)
    for size, part in ordered_map(_count_part, parts, jobs, prepare=_prepare, arguments=(setup,)):
        for where, *key in part[["where", *UNIT]].itertuples(index=False):
            name, _, line = where.rpartition(":")
            here = (names.index(name), int(line))
            first = seen.setdefault(hash(tuple(key)), here)
            if first != here:
                raise InputError(
                    f"system {shown(key[0])}, language {key[1]} and id {shown(key[2])} repeat "
                    f"{names[first[0]]}:{first[1]}",
                    where=where,
                    fix="score one text for each, or give the systems different names",
                )
        yield part
        advance(size)


def line_parts(paths: Sequence[Path], system: str | None = None) -> Iterator[Part]:
    """Cut files into parts of some thousand lines, unread; of a table of claims each row becomes a line.

    Yields:
        The system of lines that name none, the lines with their places, and their size (bytes; rows of a table).
    """
    for path in paths:
        if path.suffix == ".parquet":
            yield from _table_parts(path)
            continue
        lines: list[tuple[str, bytes]] = []
        size = 0
        for where, raw in read_lines(path):
            lines.append((where, raw))
            size += len(raw)
            if len(lines) == PART or size >= PART_BYTES:
                yield path.stem if system is None else system, lines, size
                lines, size = [], 0
        if lines:
            yield path.stem if system is None else system, lines, size


def _table_parts(path: Path) -> Iterator[Part]:
    import pyarrow.parquet

    open_input(path).close()
    try:
        table = pyarrow.parquet.ParquetFile(path)
        missing = [name for name in CLAIMS_COLUMNS if name not in table.schema_arrow.names]
        if missing:
            raise InputError(
                f"the table of claims has no column {', '.join(missing)}",
                where=str(path),
                allowed=table.schema_arrow.names,
            )
        line = 0
        for batch in table.iter_batches(PART, columns=list(CLAIMS_COLUMNS)):
            rows = [(f"{path}:{line + k}", dump_json(row).encode()) for k, row in enumerate(batch.to_pylist(), start=1)]
            line += len(rows)
            yield "", rows, len(rows)
    except (pyarrow.ArrowInvalid, ValueError) as error:
        raise InputError(f"not a parquet table ({shown(str(error), 120)})", where=str(path)) from None


def _prepare(setup: Setup) -> None:
    global _scorer
    _scorer = Scorer(setup)


def _count_part(part: Part) -> tuple[int, pd.DataFrame]:
    assert _scorer is not None, "the process was not prepared"
    system, lines, size = part
    setup = _scorer.setup
    generations = (
        parse_generation(parse_line(raw, where), where, lang=setup.lang, system=system, needs=setup.needs)
        for where, raw in lines
    )
    return size, _scorer.count(generations)
