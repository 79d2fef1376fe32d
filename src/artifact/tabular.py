"""Writing a table part by part, in the format that its file name says.

Invariant: like every writer, the file appears whole or not at all; undefined numbers are null (an empty cell in CSV).
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pandas as pd

from artifact.errors import DAMAGED, InputError, shown
from artifact.files import atomic_path, atomic_text, dump_json, read_jsonl

FORMATS = (".jsonl", ".csv", ".parquet")


def check_format(path: Path, formats: Sequence[str] = FORMATS) -> None:
    """Refuse a file name that does not say a format.

    Raises:
        InputError: the name ends in none of `formats`.
    """
    if path.suffix not in formats:
        raise InputError(
            f"cannot tell the format from {path.suffix or 'no suffix'!r}", where=str(path), allowed=formats
        )


def read_rows(path: Path) -> pd.DataFrame:
    """A table that `row_writer` wrote as `.jsonl` or `.parquet`.

    Raises:
        InputError: the file was damaged by someone else.
    """
    if path.suffix == ".jsonl":
        return pd.DataFrame([row for _, row in read_jsonl(path)])
    try:
        return pd.read_parquet(path)
    except DAMAGED as error:
        raise InputError(f"not a parquet table ({shown(str(error), 120)})", where=str(path)) from None


@contextlib.contextmanager
def row_writer(path: Path) -> Iterator[Callable[[pd.DataFrame], None]]:
    """Yield a function that appends a part; all parts have the same columns and types.

    Raises:
        InputError: as in `check_format`.
    """
    check_format(path)
    if path.suffix == ".parquet":
        import pyarrow
        import pyarrow.parquet

        with atomic_path(path) as temporary, contextlib.ExitStack() as stack:
            writer: list[pyarrow.parquet.ParquetWriter] = []

            def append(part: pd.DataFrame) -> None:
                table = pyarrow.Table.from_pandas(part, preserve_index=False)
                if not writer:
                    writer.append(stack.enter_context(pyarrow.parquet.ParquetWriter(temporary, table.schema)))
                writer[0].write_table(table)

            yield append
        return
    with atomic_text(path) as stream:
        header = True

        def add(part: pd.DataFrame) -> None:
            nonlocal header
            if path.suffix == ".csv":
                stream.write(part.to_csv(index=False, header=header, lineterminator="\n"))
                header = False
                return
            plain = part.astype(object).where(part.notna(), None)
            stream.writelines(dump_json(row) + "\n" for row in plain.to_dict("records"))

        yield add
