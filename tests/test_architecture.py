"""Every module belongs to a part, and imports go one way."""

from __future__ import annotations

import ast
import sys

import pytest

from artifact.architecture import LATE, PARTS, Part, drawn, modules_of, part_of, upward, uses
from artifact.fingerprint import package_modules


def test_every_module_belongs_to_one_part() -> None:
    bare = {"artifact", "artifact.domains"}
    assert {name for name in package_modules() if part_of(name) is None} == bare
    for part in PARTS:
        assert modules_of(part), part.name


def test_imports_go_one_way() -> None:
    assert upward() == []


def test_every_exception_is_needed() -> None:
    assert set(uses()) >= LATE


def test_the_picture_leaves_out_only_what_follows() -> None:
    arrows = drawn()
    assert ("commands", "ground") not in arrows  # by way of everything else
    reached: dict[str, set[str]] = {part.name: set() for part in PARTS}
    for part in PARTS:  # users come later in the list
        for source, target in arrows:
            if source == part.name:
                reached[source] |= {target} | reached[target]
    assert {edge for edge in uses() if edge not in LATE} == {
        (source, target) for source in reached for target in reached[source] if (source, target) in uses()
    } - LATE


@pytest.mark.parametrize("part", [part for part in PARTS if part.portable], ids=lambda part: part.name)
def test_portable_parts_import_the_standard_library_alone(part: Part) -> None:
    for name, path in modules_of(part).items():
        for node in ast.walk(ast.parse(path.read_text())):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            for imported in names:
                top = imported.split(".")[0]
                assert top == "artifact" or top in sys.stdlib_module_names, f"{name} imports {imported}"
