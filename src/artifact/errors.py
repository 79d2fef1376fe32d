"""Errors that a user can act on.

Invariant: whatever a user can get wrong ends in an `ArtifactError`, which the command line prints as one line that says
what, where, what is allowed and what to do next. A traceback is always a fault of this program.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable

DAMAGED = (ValueError, OSError, LookupError, TypeError, NotImplementedError)
"""What readers of parquet raise when a file is cut short or has a changed bit."""


class ArtifactError(Exception):
    """Something outside the program went wrong (network, disk, a remote service)."""

    exit_code = 1


class InputError(ArtifactError):
    """The input cannot be used as it is; nothing was written."""

    exit_code = 2

    def __init__(self, what: str, *, where: str = "", allowed: Iterable[object] = (), fix: str = "") -> None:
        """Compose one line from its parts.

        Args:
            what: the fault, with the offending value.
            where: file, and line or column, when there is one.
            allowed: the values that would have been accepted.
            fix: the next step.
        """
        self.what, self.where, self.fix = what, where, fix
        self.allowed = tuple(str(value) for value in allowed)
        line = f"{where}: {what}" if where else what
        if self.allowed:
            line += f"; allowed: {', '.join(self.allowed)}"
        if fix:
            line += f"; {fix}"
        # A value from a hostile file must not break the promise of one line.
        super().__init__(" ".join(line.split()))


class MissingExtraError(ArtifactError):
    """An optional dependency is not installed."""

    exit_code = 2

    def __init__(self, module: str, extra: str) -> None:
        self.module, self.extra = module, extra
        super().__init__(f"{module} is not installed; install it with: pip install 'artifact[{extra}]'")

    def __reduce__(self) -> tuple[type[MissingExtraError], tuple[str, str]]:
        return type(self), (self.module, self.extra)  # crosses between processes


def shown(value: object, width: int = 60) -> str:
    """A value from outside as a message may show it: its repr, cut to `width`, whatever it is.

    >>> shown("VER"), shown(10**5000)
    ("'VER'", 'an int too long to show')
    """
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        kind = type(value).__name__
        return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind} too long to show"
    return text if len(text) <= width else text[: width - 3] + "..."


def unknown(kind: str, value: object, allowed: Iterable[str], *, where: str = "", fix: str = "") -> InputError:
    """An `InputError` for a name that does not exist, with the nearest one that does.

    >>> print(unknown("language", "pr", ["en", "es", "pt"]))
    unknown language 'pr', did you mean 'pt'?; allowed: en, es, pt
    """
    names = list(allowed)
    said = value[:80] if isinstance(value, str) else shown(value)
    near = difflib.get_close_matches(said, names, n=1, cutoff=0.5)
    hint = f", did you mean {near[0]!r}?" if near else ""
    listed = names if len(names) <= 24 else [*names[:3], f"... ({len(names)} in all)"]
    return InputError(f"unknown {kind} {said!r}{hint}", where=where, allowed=listed, fix=fix)
