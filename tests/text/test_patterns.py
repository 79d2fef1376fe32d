"""Patterns mean the same in every Python that is supported."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator

import pytest

import artifact

# wrong in Python before 3.11.5: `[0-9]++,` does not match "25," (https://github.com/python/cpython/issues/106052)
UNSAFE = {"POSSESSIVE_REPEAT", "ATOMIC_GROUP"}
READERS = ("artifact.text", "artifact.domains", "artifact.judge")


def patterns() -> Iterator[tuple[str, re.Pattern[str]]]:
    for found in pkgutil.walk_packages(artifact.__path__, "artifact."):
        if found.name.startswith(READERS):
            for name, value in vars(importlib.import_module(found.name)).items():
                if isinstance(value, re.Pattern) and isinstance(value.pattern, str):
                    yield f"{found.name}.{name}", value


def operations(parsed: object) -> Iterator[str]:
    if isinstance(parsed, (list, tuple)) or hasattr(parsed, "data"):
        for part in getattr(parsed, "data", parsed):
            if isinstance(name := getattr(part, "name", None), str):
                yield name
            yield from operations(part)


def test_no_pattern_gives_back_nothing() -> None:
    parse = pytest.importorskip("re._parser").parse
    assert set(operations(parse("a++(?>b)"))) >= UNSAFE  # the check sees them
    used = {name: set(operations(parse(value.pattern, value.flags))) & UNSAFE for name, value in patterns()}
    assert len(used) > 20
    assert not {name: found for name, found in used.items() if found}
