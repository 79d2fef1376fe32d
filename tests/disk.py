"""Commands on a disk of their own: one that is too small, or that may only be read.

A process in a mount namespace of its own holds a small tmpfs, and tells what others want to know of it. Where the
system gives no such namespace, `unavailable` says why.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from kills import PRELOADED, files_in

LARGE = 256 << 20  # bytes
PAGE = 4096  # a tmpfs is counted in pages
_NEW_NAMESPACES, _NEW_USERS = 0x00020000, 0x10000000  # linux/sched.h
_READ_ONLY, _REMOUNT, _PRIVATE = 1, 32, 0x4000 | 1 << 18  # linux/mount.h


@dataclass(frozen=True)
class Ended:
    """How a command ended: exit code, what it said on standard output and on standard error."""

    code: int
    out: str
    err: str


class Disk:
    """A disk of some bytes under a folder, as a process sees it that runs commands there."""

    def __init__(self, folder: Path, connection: Connection) -> None:
        self.folder, self._connection = folder, connection

    def run(
        self, arguments: Sequence[object], environment: Mapping[str, str] | None = None, *,
        out: Path | None = None, before: str = "", fresh: bool = False,
    ) -> Ended:  # fmt: skip
        """Run `artifact ARGUMENTS` there, its standard output in a file of its own or in `out`.

        Args:
            arguments: of the command.
            environment: more variables.
            out: where its standard output goes.
            before: code to run before it.
            fresh: start Python anew.
        """
        words = [str(word) for word in arguments]
        ended: Ended = self._ask("run", words, dict(environment or {}), str(out) if out else None, before, fresh)
        return ended

    def resize(self, size: int, *, read_only: bool = False) -> None:
        """Give it room for so many bytes, or make it a disk that is only read."""
        self._ask("resize", size, read_only)

    def used(self) -> int:
        """Bytes of all that lies there."""
        used: int = self._ask("used")
        return used

    def files(self) -> dict[str, str]:
        """Digests of the files under their final names, as `kills.files_in`."""
        found: dict[str, str] = self._ask("files")
        return found

    def halves(self) -> list[str]:
        """Names of the files that writers have left behind."""
        names: list[str] = self._ask("halves")
        return names

    def call(self, function: Any, *arguments: object) -> Any:
        """Call a function of a module there."""
        return self._ask("call", function, arguments)

    def empty(self) -> None:
        """Remove everything."""
        self._ask("empty")

    def _ask(self, *request: object) -> Any:
        self._connection.send(request)
        assert self._connection.poll(300), "a command hangs"
        answer = self._connection.recv()
        if isinstance(answer, Exception):
            raise answer
        return answer


@contextmanager
def disk(folder: Path, size: int = LARGE) -> Iterator[Disk]:
    """Yield a disk under `folder`, which only its own commands see."""
    folder.mkdir(exist_ok=True)
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    here, there = context.Pipe()
    holder = context.Process(target=_hold, args=(there, str(folder), size), daemon=False)
    holder.start()
    try:
        there.close()
        assert here.recv() == "", "no mount"
        yield Disk(folder, here)
    finally:
        here.close()
        holder.join(10)
        holder.kill()


@cache
def unavailable() -> str:
    """Why there is no disk of one's own here; empty if there is."""
    if not sys.platform.startswith("linux"):
        return "needs Linux"
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)  # the first to start it decides
    here, there = context.Pipe()
    trial = context.Process(target=_hold, args=(there, "/mnt" if Path("/mnt").is_dir() else "/tmp", PAGE))
    trial.start()
    there.close()
    said = here.recv() if here.poll(60) else "no answer"
    here.close()
    trial.join(10)
    return str(said)


def _hold(connection: Connection, folder: str, size: int) -> None:
    """Be the process that has the disk."""
    libc = ctypes.CDLL(None, use_errno=True)

    def mount(source: str | None, flags: int, kind: str | None, data: str | None, target: str = folder) -> None:
        encoded = [None if word is None else word.encode() for word in (source, target, kind)]
        if libc.mount(*encoded, ctypes.c_ulong(flags), None if data is None else data.encode()):
            raise OSError(ctypes.get_errno(), f"mount {target}")

    def settle(size: int, flags: int = 0) -> None:
        mount("tmpfs", flags, "tmpfs", f"size={max(size // PAGE * PAGE, PAGE)}")

    try:
        _own_namespace(libc)
        mount(None, _PRIVATE, None, None, "/")
        settle(size)
    except OSError as error:
        connection.send(f"no mount namespace ({error})")
        return
    connection.send("")
    while True:
        try:
            what, *given = connection.recv()
        except EOFError:
            return
        try:
            answer: object = None
            if what == "run":
                answer = _run(*given)
            elif what == "resize":
                settle(given[0], _REMOUNT | (_READ_ONLY if given[1] else 0))
            elif what == "used":
                state = os.statvfs(folder)
                answer = (state.f_blocks - state.f_bfree) * state.f_frsize
            elif what == "files":
                answer = files_in(Path(folder))
            elif what == "halves":
                answer = sorted(path.name for path in Path(folder).rglob("*.part"))
            elif what == "call":
                answer = given[0](*given[1])
            elif what == "empty":
                for path in Path(folder).iterdir():
                    shutil.rmtree(path) if path.is_dir() else path.unlink()
            connection.send(answer)
        except Exception as error:
            connection.send(AssertionError(f"{what}: {type(error).__name__}: {error}"))


def _own_namespace(libc: ctypes.CDLL) -> None:
    user, group = os.geteuid(), os.getegid()
    if libc.unshare(_NEW_NAMESPACES) == 0:
        return
    if libc.unshare(_NEW_NAMESPACES | _NEW_USERS):
        raise OSError(ctypes.get_errno(), "unshare")
    for name, text in (("setgroups", "deny"), ("uid_map", f"0 {user} 1"), ("gid_map", f"0 {group} 1")):
        Path(f"/proc/self/{name}").write_text(text)


def _run(arguments: list[str], environment: dict[str, str], out: str | None, before: str, fresh: bool) -> Ended:
    """Run a command in a child, so that each begins alike."""
    read, write = os.pipe(), os.pipe()
    child = os.fork()
    if child == 0:
        code = 99
        try:
            target = write[1] if out is None else os.open(out, os.O_WRONLY)
            os.dup2(target, 1)
            os.dup2(read[1], 2)
            for end in (*read, *write):
                os.close(end)
            os.environ.update(environment)
            if fresh:
                code = f"import sys\n{before}\nfrom artifact.cli import main; main(sys.argv[1:])"
                os.execv(sys.executable, [sys.executable, "-c", code, *arguments])
            sys.stdout, sys.stderr = os.fdopen(1, "w", closefd=False), os.fdopen(2, "w", closefd=False)
            exec(before)
            from artifact.cli import main

            main(arguments)
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
        except BaseException:
            import traceback

            traceback.print_exc()
        finally:
            try:
                sys.stdout.flush()
            except OSError as error:
                print(f"Exception ignored at exit: {error}", file=sys.stderr)
                code = 120  # as the interpreter does
            sys.stderr.flush()
            os._exit(code)
    os.close(read[1])
    os.close(write[1])
    texts = ["", ""]
    with os.fdopen(read[0], errors="replace") as err, os.fdopen(write[0], errors="replace") as said:
        import threading

        reader = threading.Thread(target=lambda: texts.__setitem__(0, said.read()))
        reader.start()
        texts[1] = err.read()
        reader.join()
    _, status = os.waitpid(child, 0)
    return Ended(os.waitstatus_to_exitcode(status), texts[0], texts[1])
