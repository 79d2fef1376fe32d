"""Reading and writing files.

Invariant: a file under its final name is whole. Everything is written beside its target and moved into place only
when complete and on disk, so that a kill, a full disk or an error leaves the previous file as it was. JSON on disk is
strict: no NaN, no Infinity, no repeated key, UTF-8.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import IO, NoReturn

from artifact.errors import ArtifactError, InputError

MAX_LINE = 64 << 20  # bytes
_DISK_FULL = (errno.ENOSPC, errno.EDQUOT)
_ONLY_WRITING = (*_DISK_FULL, errno.EFBIG, errno.EROFS)  # what no reading and no server ends in


@contextlib.contextmanager
def atomic_path(target: Path | str) -> Iterator[Path]:
    """Yield a temporary path beside `target`; move it into place when the block ends without an error.

    A symbolic link is followed, so that the file it names is the one replaced.

    Raises:
        ArtifactError: the folder cannot be written, or the disk is full. The previous file is left as it was.
        InputError: `target` is something else than a file (a folder, a device), which must not be replaced.
    """
    with atomic_paths(target) as (temporary,):
        yield temporary


@contextlib.contextmanager
def atomic_paths(*targets: Path | str) -> Iterator[tuple[Path, ...]]:
    """Like `atomic_path`, for files that belong together: none is moved before all are complete and on disk."""
    moved: list[tuple[Path, Path]] = []
    try:
        for given in targets:
            target = Path(given)
            try:
                target = target.resolve()
                if target.exists() and not target.is_file():
                    raise InputError(
                        "is not a file and will not be replaced", where=str(target), fix="choose another name"
                    )
                target.parent.mkdir(parents=True, exist_ok=True)
                handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:100]}.", suffix=".part")
                os.close(handle)
            except OSError as error:
                raise _disk_error(error, target) from error
            moved.append((Path(name), target))
        try:
            yield tuple(temporary for temporary, _ in moved)
        except OSError as error:
            # the block may also read files or talk to a server, whose errors are not the target's
            if error.errno in _ONLY_WRITING:
                raise _disk_error(error, moved[-1][1]) from error
            raise
        try:
            umask = os.umask(0)
            os.umask(umask)
            for temporary, _ in moved:
                with temporary.open("rb+") as stream:
                    os.fsync(stream.fileno())
                temporary.chmod(0o666 & ~umask)
            for temporary, target in moved:
                temporary.replace(target)
        except OSError as error:
            raise _disk_error(error, moved[-1][1]) from error
    finally:
        for temporary, _ in moved:
            temporary.unlink(missing_ok=True)


@contextlib.contextmanager
def atomic_text(target: Path | str) -> Iterator[IO[str]]:
    """Like `atomic_path`, as an open UTF-8 text stream with `\\n` line ends."""
    with atomic_path(target) as temporary, temporary.open("w", encoding="utf-8", newline="\n") as stream:
        yield stream


@contextlib.contextmanager
def held(path: Path, fix: str = "wait for it, or name another --out") -> Iterator[IO[str]]:
    """Open a file for appending, made if need be, and hold it for this process alone; a kill lets it go.

    Args:
        path: the file.
        fix: what to do when another holds it.

    Raises:
        InputError: another process holds it.
        ArtifactError: it cannot be written, or the disk is full. What was appended before stays.
    """
    import fcntl

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        stream = path.open("a", encoding="utf-8", newline="\n")
    except OSError as error:
        raise _disk_error(error, path) from None
    try:
        with stream:
            try:
                fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise InputError("another run is writing here", where=str(path), fix=fix) from None
            yield stream
    except OSError as error:
        if error.errno in _ONLY_WRITING:
            raise ArtifactError(f"{path}: {why_not_written(error, 'what was finished is kept, ')}") from None
        raise


def write_text(target: Path | str, text: str) -> None:
    """Write a text file atomically."""
    with atomic_text(target) as stream:
        stream.write(text)


def dump_json(value: object, *, indent: int | None = None) -> str:
    """Strict JSON, readable Unicode, stable for equal input, always encodable as UTF-8.

    Raises:
        ValueError: `value` holds NaN or an infinity; undefined numbers are null on disk.
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, indent=indent)
    try:
        text.encode()
    except UnicodeEncodeError:  # half a surrogate pair, which JSON can carry but UTF-8 cannot
        return json.dumps(value, ensure_ascii=True, allow_nan=False, indent=indent)
    return text


def write_json(target: Path | str, value: object) -> None:
    """Write an indented JSON file atomically."""
    write_text(target, dump_json(value, indent=1) + "\n")


def write_jsonl(target: Path | str, rows: Iterable[Mapping[str, object]]) -> int:
    """Write one JSON object a line, atomically. Returns the number of lines."""
    with atomic_path(target) as temporary:
        return _write_lines(temporary, rows)


@contextlib.contextmanager
def noted(target: Path, note: Path, about: Mapping[str, object]) -> Iterator[Path]:
    """Like `atomic_path`, and beside it a JSON file with its name, its hash and what else there is to say of it."""
    with atomic_paths(target, note) as (temporary, said):
        yield temporary
        content = {"file": target.name, "sha256": sha256(temporary), **about}
        said.write_text(dump_json(content, indent=1) + "\n", encoding="utf-8", newline="\n")


def write_noted(target: Path, rows: Iterable[Mapping[str, object]], note: Path, about: Mapping[str, object]) -> int:
    """Write a JSONL file and its note (see `noted`), both or neither. Returns the number of lines."""
    with noted(target, note, about) as temporary:
        return _write_lines(temporary, rows)


def is_as_noted(target: Path, note: Path) -> bool:
    """Whether a file is as its note says (see `noted`); so is one without a note, or with another file's."""
    content = read_json(note) if note.is_file() else None
    if not isinstance(content, dict) or content.get("file") != target.name or not target.is_file():
        return True
    return content.get("sha256") in (None, sha256(target))


def _write_lines(path: Path, rows: Iterable[Mapping[str, object]]) -> int:
    count = 0
    with path.open("w", encoding="utf-8", newline="\n") as stream:
        for row in rows:
            stream.write(dump_json(row) + "\n")
            count += 1
    return count


def parse_json(text: str | bytes, *, where: str) -> object:
    """Read strict JSON.

    Raises:
        InputError: not JSON, a repeated key, NaN or Infinity, nested too deep, or a number too long to be one.
    """
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse_constant)
    except RecursionError:
        raise InputError("nested too deep", where=where) from None
    except InputError as error:
        raise InputError(error.what, where=where, fix=error.fix) from None
    except json.JSONDecodeError as error:
        raise InputError(f"not valid JSON ({error.msg} at column {error.colno})", where=where) from None
    except (ValueError, UnicodeDecodeError) as error:
        raise InputError(f"not valid JSON ({str(error)[:120]})", where=where) from None


def read_json(path: Path | str) -> object:
    """Read one strict JSON file (UTF-8, with or without BOM)."""
    return parse_json(read_text(path), where=str(path))


def read_jsonl(path: Path | str) -> Iterator[tuple[str, dict[str, object]]]:
    """Yield `(where, object)` for each non-blank line, `where` being `file:line`.

    Raises:
        InputError: as in `read_lines` and `parse_line`.
    """
    for where, raw in read_lines(path):
        yield where, parse_line(raw, where)


def read_lines(path: Path | str) -> Iterator[tuple[str, bytes]]:
    """Yield `(where, bytes)` for each non-blank line, `where` being `file:line`.

    Lines end with LF or CRLF; other Unicode line separators are part of the text.

    Raises:
        InputError: the file is missing or empty, or a line is longer than any text is.
    """
    path = Path(path)
    found = False
    with open_input(path) as stream:
        for number, raw in enumerate(iter(lambda: stream.readline(MAX_LINE + 1), b""), start=1):
            if len(raw) > MAX_LINE:
                raise InputError(f"the line is longer than {MAX_LINE >> 20} MiB", where=f"{path}:{number}")
            if raw.strip():
                found = True
                yield f"{path}:{number}", raw
    if not found:
        raise InputError("the file is empty", where=str(path), fix="expected one JSON object a line")


def parse_line(raw: bytes, where: str) -> dict[str, object]:
    """The JSON object of one line; a BOM before it is skipped.

    Raises:
        InputError: not strict JSON in UTF-8, or not an object.
    """
    value = parse_json(_decode(raw, where).strip(), where=where)
    if not isinstance(value, dict):
        raise InputError(
            f"each line must be a JSON object, not {type(value).__name__}",
            where=where,
            fix='for example {"id": "...", "lang": "en", "text": "..."}',
        )
    return value


def open_input(path: Path) -> IO[bytes]:
    """Open a user's file for reading, or say in one line why that cannot be done."""
    try:
        return path.open("rb")
    except FileNotFoundError:
        raise InputError("no such file", where=str(path)) from None
    except IsADirectoryError:
        raise InputError("is a folder, a file is needed", where=str(path)) from None
    except (OSError, ValueError) as error:
        raise InputError(f"cannot be read ({error})", where=str(path)) from None


def read_bytes(path: Path) -> bytes:
    """The whole of a user's file."""
    with open_input(path) as stream:
        return stream.read()


def read_text(path: Path | str) -> str:
    """The whole of a UTF-8 text file (with or without BOM)."""
    return _decode(read_bytes(Path(path)), str(path))


def sha256(path: Path | str) -> str:
    """Hex digest of a file's bytes."""
    with Path(path).open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def _decode(raw: bytes, where: str) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(
            f"not UTF-8 (byte {raw[error.start]:#04x} at offset {error.start})",
            where=where,
            fix="save the file as UTF-8",
        ) from None


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    out = dict(pairs)
    if len(out) != len(pairs):
        names = [name for name, _ in pairs]
        repeated = next(name for name in names if names.count(name) > 1)
        raise InputError(f"key {repeated[:60]!r} appears twice in one object")
    return out


def _refuse_constant(name: str) -> NoReturn:
    raise InputError(f"{name} is not JSON", fix="write null for an undefined number")


def _disk_error(error: OSError, target: Path) -> ArtifactError:
    return ArtifactError(f"{target}: {why_not_written(error, 'nothing was changed, ')}")


def why_not_written(error: OSError, kept: str = "") -> str:
    """What the system said to a writer, and what to do next.

    Args:
        error: the system's word.
        kept: what became of the file, followed by a comma.
    """
    if error.errno in _DISK_FULL:
        return f"the disk is full; {kept}free some space and run again"
    if error.errno == errno.EFBIG:
        return f"larger than a file may be here; {kept}raise the limit (ulimit -f) and run again"
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return f"the folder cannot be written; {kept}choose another --out"
    return f"cannot be written ({error.strerror or error}); {kept}choose another --out"
