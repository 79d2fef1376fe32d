"""A judge does not grade its own answers.

Invariant: one model under two names (a path, a date) is one model. A judge of the model judged is refused unless that
is asked for, and then it is recorded; one of the same family is warned of.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from artifact.errors import InputError

_DATE = re.compile(r"[-@](?:\d{8}|\d{4}-\d{2}-\d{2}|latest|preview)\Z")


def canonical(model: str) -> str:
    """A model's name without path, date and case.

    >>> canonical("anthropic/Claude-Opus-4-5-20251101"), canonical("gpt-5.5@latest")
    ('claude-opus-4-5', 'gpt-5.5')
    """
    name = model.rsplit("/", 1)[-1].strip().lower()
    return _DATE.sub("", name)


def family(model: str) -> str:
    """The leading word of a model's name, by which its relatives are known.

    >>> family("gpt-5.4-mini"), family("Qwen2.5-3B"), family("deepseek-v4-pro")
    ('gpt', 'qwen', 'deepseek')
    """
    found = re.match(r"[a-z]+", canonical(model))
    return found.group() if found else canonical(model)


def check(judge: str, systems: Iterable[str], *, allow_same: bool = False) -> list[str]:
    """Refuse a judge that would grade itself.

    Args:
        judge: the judging model.
        systems: who answered.
        allow_same: let it, and say so in the warnings.

    Returns:
        Warnings, one line each.

    Raises:
        InputError: the judge is one of the systems.
    """
    warnings = []
    for system in sorted(set(systems)):
        if canonical(system) == canonical(judge):
            if not allow_same:
                raise InputError(
                    f"{judge} would judge its own answers (system {system!r})",
                    fix="choose another judge, or --allow-same-model to do it all the same and have it recorded",
                )
            warnings.append(f"{judge} judges its own answers ({system})")
        elif family(system) == family(judge):
            warnings.append(f"{judge} judges an answer of its own family ({system})")
    return warnings
