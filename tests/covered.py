"""How much of the core the tests run: lines and branches, by part (`make coverage`).

    python tests/covered.py .cache/coverage.json results/reliability/coverage.json

reads the report of `coverage json`, prints a table by module, writes the rates by part, and fails where the core falls
below `LEAST` of its lines or of its branches.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from artifact.console import show_table
from artifact.files import read_json, write_json

LEAST = 0.9
# part -> names of modules below src/artifact: a file, or a folder that ends with /
CORE: Mapping[str, tuple[str, ...]] = {
    "claims and records": (
        "claim.py", "domain.py", "status.py", "explain.py", "domains/racing/claims.py", "domains/weather/claims.py",
        "domains/racing/records.py", "domains/weather/records.py", "domains/racing/shown.py",
        "domains/racing/instances.py", "domains/racing/tables.py", "domains/racing/load.py",
        "domains/racing/drivers.py", "domains/weather/period.py", "domains/weather/units.py",
    ),
    "oracle": ("domains/racing/oracle/", "sources/laps.py", "sources/overrides.py"),
    "rules": (
        "domains/racing/rules/", "domains/weather/rules/", "extraction.py", "extractors.py",
    ),
    "scores": ("score.py", "scoring.py", "stats.py", "streaming.py", "generations.py", "seen.py"),
    "text": ("text/",),
    "judge": ("judge/",),
    "audit": ("audit/",),
}  # fmt: skip
COUNTS = ("num_statements", "covered_lines", "num_branches", "covered_branches")


def part_of(module: str) -> str | None:
    """The part that a module, named by its path below `src/artifact`, belongs to."""
    for part, names in CORE.items():
        if any(module == name or (name.endswith("/") and module.startswith(name)) for name in names):
            return part
    return None


def tally(report: Mapping[str, Mapping[str, Mapping[str, int]]]) -> dict[str, dict[str, dict[str, int]]]:
    """Counts by part and module.

    Args:
        report: the `files` of a report: a `summary` by path.
    """
    found: dict[str, dict[str, dict[str, int]]] = {part: {} for part in CORE}
    for path, file in report.items():
        module = Path(path).as_posix().rpartition("src/artifact/")[2]
        part = part_of(module)
        if part is not None:
            found[part][module] = {name: file["summary"][name] for name in COUNTS}
    return found


def total(rows: list[dict[str, int]]) -> dict[str, int]:
    """The sums of counts."""
    return {name: sum(row[name] for row in rows) for name in COUNTS}


def rates(counts: Mapping[str, int]) -> tuple[float, float]:
    """Shares of lines and branches that were run; 1 where there are none."""
    lines, hit, branches, taken = (counts[name] for name in COUNTS)
    return hit / lines if lines else 1.0, taken / branches if branches else 1.0


def main(source: Path, out: Path) -> int:
    """Print, write, and say whether the core is covered."""
    content = read_json(source)
    assert isinstance(content, dict), f"{source} is no report of coverage"
    by_part = tally(content["files"])
    rows = []
    for part, modules in by_part.items():
        for module, counts in sorted(modules.items()):
            rows.append([part, module, *_shown(counts)])
    show_table("", ["part", "module", "lines", "branches"], rows)
    parts = {part: total(list(modules.values())) for part, modules in by_part.items()}
    core = total(list(parts.values()))
    show_table("", ["part", "lines", "branches"], [[name, *_shown(c)] for name, c in [*parts.items(), ("core", core)]])
    write_json(
        out,
        {
            "least": LEAST,
            "parts": [{"part": part, "modules": len(by_part[part]), **counts} for part, counts in parts.items()],
        },
    )
    return 0 if min(rates(core)) >= LEAST else 1


def _shown(counts: Mapping[str, int]) -> list[str]:
    return [f"{rate:.1%}" for rate in rates(counts)]


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
