"""A judge does not grade its own answers.

Invariant: one model under two names (a path, a date) is one model. A judge of the model judged is refused unless that
is asked for, and then it is recorded; one of the same family is warned of.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Literal

from artifact.errors import InputError

Relation = Literal["same model", "same family", ""]

_TAG = re.compile(r"\d|latest\b")
_DATE = re.compile(r"[-@](?:\d{8}|\d{4}-\d{2}-\d{2}|latest|preview)\Z")


def canonical(model: str) -> str:
    """A model's name without path, provider, date and case.

    >>> canonical("anthropic/Claude-Opus-4-5-20251101"), canonical("gpt-5.5@latest")
    ('claude-opus-4-5', 'gpt-5.5')
    >>> canonical("openai:gpt-5.5"), canonical("mistral:7b")
    ('gpt-5.5', 'mistral-7b')
    """
    name = model.rsplit("/", 1)[-1].strip().lower()
    provider, colon, rest = name.partition(":")
    if colon:  # what comes after is the model, unless it is a tag of one
        name = f"{provider}-{rest}" if _TAG.match(rest) else rest
    return _DATE.sub("", name)


def family(model: str) -> str:
    """The leading word of a model's name, by which its relatives are known.

    >>> family("gpt-5.4-mini"), family("Qwen2.5-3B"), family("deepseek-v4-pro")
    ('gpt', 'qwen', 'deepseek')
    """
    found = re.match(r"[a-z]+", canonical(model))
    return found.group() if found else canonical(model)


def relation(judge: str, system: str, aliases: Collection[str] = ()) -> Relation:
    """What a judge is to who answered.

    >>> relation("openai:gpt-5.5", "gpt-5.5"), relation("gpt-5.5", "gpt-5.4-mini"), relation("claims-1", "gpt-5.5")
    ('same model', 'same family', '')

    Args:
        judge: the judging model.
        system: who answered.
        aliases: other names of the judging model.
    """
    names = [judge, *aliases]
    if canonical(system) in {canonical(name) for name in names}:
        return "same model"
    return "same family" if family(system) in {family(name) for name in names} else ""


def check(judge: str, systems: Iterable[str], *, aliases: Collection[str] = (), allow_same: bool = False) -> list[str]:
    """Refuse a judge that would grade itself.

    Args:
        judge: the judging model.
        systems: who answered.
        aliases: other names of the judging model.
        allow_same: let it, and say so in the warnings.

    Returns:
        Warnings, one line each.

    Raises:
        InputError: the judge is one of the systems.
    """
    warnings = []
    for system in sorted(set(systems)):
        related = relation(judge, system, aliases)
        if related == "same model":
            if not allow_same:
                raise InputError(
                    f"{judge} would judge its own answers (system {system!r})",
                    fix="choose another judge, or --allow-same-model to do it all the same and have it recorded",
                )
            warnings.append(f"{judge} judges its own answers ({system})")
        elif related:
            warnings.append(f"{judge} judges an answer of its own family ({system})")
    return warnings
