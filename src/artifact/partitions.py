"""Folders of parts: one large table or text file in many files.

Invariant: a part has its final name only when it is whole, and the name tells what it was made from (the lines, the
setup, the version) and what it holds, so that a run that was stopped goes on from the parts that are there, none is
taken for another's, and one that is no longer as it was written is made again. A folder that a run has not finished
says so, and is not read.
"""

from __future__ import annotations

import contextlib
import glob
import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import artifact
from artifact.errors import ArtifactError, InputError
from artifact.files import held, sha256

READ = (".jsonl", ".parquet")  # what a folder of parts may hold
UNFINISHED = "_unfinished"
NAMED = "part-"
DIGITS = 16  # of a hash, in a name

Rows = TypeVar("Rows", bound=Sized)


@dataclass(frozen=True)
class Source:
    """A file to read, and the name that its lines go by when they name no system."""

    path: Path
    stem: str


def sources(paths: Iterable[Path]) -> list[Source]:
    """The files that are meant: each path itself, the parts of a folder, or what a pattern finds, in order of names.

    Raises:
        InputError: a folder or pattern without files, or a folder that a run has not finished.
    """
    out: list[Source] = []
    for path in paths:
        if _is(path, Path.is_dir):
            if (path / UNFINISHED).exists():
                raise InputError(
                    "is the output of a run that has not finished",
                    where=str(path),
                    fix="let it finish, or run it again",
                )
            found = sorted(part for part in path.iterdir() if part.suffix in READ and part.name[0] not in "._")
            if not found:
                raise InputError("the folder has no files to read", where=str(path), allowed=READ)
            out += [Source(part, path.resolve().stem) for part in found]  # "." has no name of its own
        elif glob.has_magic(str(path)) and not _is(path, Path.exists):
            found = sorted(Path(path.anchor).glob(str(path.relative_to(path.anchor))))
            if not found:
                raise InputError("no file matches", where=str(path))
            out += [Source(file, file.stem) for file in found]
        else:
            out.append(Source(path, path.stem))
    return out


def _is(path: Path, what: Callable[[Path], bool]) -> bool:
    """Whether a path is such a thing; not, where the system cannot even look."""
    try:
        return what(path)
    except (OSError, ValueError):  # a name that is too long, a folder that may not be read
        return False


@dataclass(frozen=True)
class Part:
    """Some lines of a file.

    Attributes:
        number: place among all parts.
        source: place of the file among all files.
        system: of lines that name none.
        lines: each with its place, `file:line`.
        size: steps of progress: bytes, or rows of a table.
    """

    number: int
    source: int
    system: str
    lines: Sequence[tuple[str, bytes]]
    size: int

    def __str__(self) -> str:
        return f"{self.lines[0][0]} to {self.lines[-1][0].rpartition(':')[2]}"


@dataclass(frozen=True)
class Store:
    """Where the rows of each part are kept.

    Attributes:
        folder: a folder that all processes see, under the same name.
        suffix: the format.
        setup: what the rows are made with; its text is part of the names.
    """

    folder: Path
    suffix: str
    setup: object

    def stem(self, part: Part) -> str:
        """How the name of a part's file begins: what it was made from."""
        made = hashlib.sha256(f"{artifact.__version__}\n{self.setup!r}\n{part.system}\n".encode(errors="replace"))
        for _, raw in part.lines:
            made.update(raw.strip() + b"\n")
        return f"{NAMED}{part.number:06}-{made.hexdigest()[:DIGITS]}"

    def find(self, part: Part) -> Path | None:
        """The file of a part, if there is one that is as it was written."""
        for path in sorted(self.folder.glob(f"{self.stem(part)}-*{self.suffix}")):
            if path.is_file() and path.stem.endswith(f"-{sha256(path)[:DIGITS]}"):
                return path
        return None

    def keep(self, part: Part, write: Callable[[Path], None]) -> str:
        """Write the file of a part. Returns its name."""
        stem = self.stem(part)
        written = self.folder / f".{stem}.{os.getpid()}{self.suffix}"
        write(written)
        final = self.folder / f"{stem}-{sha256(written)[:DIGITS]}{self.suffix}"
        written.replace(final)
        return final.name


def kept(
    store: Store | None,
    part: Part,
    make: Callable[[], Rows],
    read: Callable[[Path], Rows],
    write: Callable[[Path, Rows], None],
) -> tuple[Rows, str | None]:
    """The rows of a part, from its file where there is one with a row a line, else made and written; and its name."""
    if store is None:
        return make(), None
    path = store.find(part)
    if path is not None:
        rows = read(path)
        if len(rows) == len(part.lines):
            return rows, path.name
    rows = make()
    return rows, store.keep(part, lambda temporary: write(temporary, rows))


@contextlib.contextmanager
def writing(folder: Path) -> Iterator[set[str]]:
    """Hold a folder of parts and mark it as unfinished; yield the set that must come to hold the names of its parts.

    At the end, other parts (of an earlier run on other lines) are removed and the mark with them. After an error or a
    kill the mark stays, and with it all parts so far.

    Raises:
        InputError: another run is writing there, or the folder holds something else than parts.
        ArtifactError: a part is not there: some process wrote it elsewhere.
    """
    if folder.is_dir():
        # a part that a kill left half written begins with dots
        names_there = sorted(path.name for path in folder.iterdir())
        other = [name for name in names_there if not name.lstrip(".").startswith((NAMED, UNFINISHED))]
        if other:
            raise InputError(f"holds other files ({other[0]})", where=str(folder), fix="choose another --out")
    elif folder.exists():
        raise InputError("is not a folder", where=str(folder), fix="choose another --out, or leave out --partitioned")
    mark = folder / UNFINISHED
    with held(mark):
        names: set[str] = set()
        yield names
        there = {path.name for path in folder.iterdir()}
        if names - there:
            raise ArtifactError(
                f"{folder}: {len(names - there)} parts were written where this process does not see them; "
                "--partitioned needs a folder that all workers share"
            )
        for name in there - names - {UNFINISHED}:
            (folder / name).unlink(missing_ok=True)
        mark.unlink(missing_ok=True)
