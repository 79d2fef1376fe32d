"""The counts of `make coverage`: which module is of which part, sums, and a core that is not covered enough."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifact.files import read_json, write_json
from artifact.paths import root
from covered import CORE, main, part_of, tally

SUMMARY = {"num_statements": 10, "covered_lines": 9, "num_branches": 4, "covered_branches": 4, "excluded_lines": 0}


def test_every_name_of_a_part_is_there() -> None:
    source = root() / "src" / "artifact"
    assert [name for names in CORE.values() for name in names if not (source / name).exists()] == []


@pytest.mark.parametrize(
    ("module", "part"),
    [
        ("domains/racing/oracle/tyres.py", "oracle"),
        ("domains/racing/rules/stops.py", "rules"),
        ("score.py", "scores"),
        ("text/tokens.py", "text"),
        ("judge/atoms.py", "judge"),
        ("cli.py", None),
        ("domains/racing/render.py", None),
    ],
)
def test_parts_of_modules(module: str, part: str | None) -> None:
    assert part_of(module) == part


def test_counts_are_summed_by_part_and_a_poor_core_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {
        "src/artifact/claim.py": {"summary": SUMMARY},
        "/elsewhere/src/artifact/domain.py": {"summary": {**SUMMARY, "covered_lines": 10}},
        "src/artifact/cli.py": {"summary": {**SUMMARY, "covered_lines": 0}},
    }
    assert list(tally(files)["claims and records"]) == ["claim.py", "domain.py"]
    write_json(tmp_path / "in.json", {"files": files})
    assert main(tmp_path / "in.json", tmp_path / "out.json") == 0
    content = read_json(tmp_path / "out.json")
    assert isinstance(content, dict)
    assert content["parts"][0] == {
        "part": "claims and records", "modules": 2,
        "num_statements": 20, "covered_lines": 19, "num_branches": 8, "covered_branches": 8,
    }  # fmt: skip
    shown = capsys.readouterr().out
    assert "95.0%" in shown and "cli.py" not in shown
    files["src/artifact/claim.py"] = {"summary": {**SUMMARY, "covered_branches": 2}}
    write_json(tmp_path / "in.json", {"files": files})
    assert main(tmp_path / "in.json", tmp_path / "out.json") == 1
