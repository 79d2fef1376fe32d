"""Benchmarks of the racing domain by name.

Invariant: packaged benchmarks load with the standard library alone, except `corrected`, whose tables are parquet and
need pyarrow; `paper` alone needs the release, found through the environment variable ARTIFACT_RELEASE.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast

from artifact.domain import Record
from artifact.domains.racing.records import RULES, make_records
from artifact.domains.racing.shown import Instance
from artifact.errors import InputError, unknown
from artifact.files import read_jsonl
from artifact.paths import data

PACKAGED = {
    "released": "released_test.jsonl",
    "released_summaries": "released_summaries.jsonl",
    "released_guided": "released_guided.jsonl",
}
BENCHMARKS = ("corrected", *PACKAGED, "paper")


def load(benchmark: str, rules: str = "corrected") -> Mapping[str, Record]:
    """The records of a benchmark by id.

    Args:
        benchmark: one of `BENCHMARKS`.
        rules: `corrected` or `paper`.

    Raises:
        InputError: no such benchmark or rule set, or `paper` without the release.
    """
    if rules not in RULES:
        raise unknown("rule set", rules, RULES)
    return make_records(instances(benchmark), rules)


def instances(benchmark: str) -> Iterable[Instance]:
    """The stored instances of a benchmark (see `load`)."""
    if benchmark in PACKAGED:
        return read_instances(data() / "racing" / PACKAGED[benchmark])
    if benchmark == "paper":
        from artifact.sources.release import release_instances

        return release_instances(release_folder())
    if benchmark == "corrected":
        from artifact.domains.racing.tables import oracle_instances

        return oracle_instances(data() / "racing" / "oracle" / "corrected")
    raise unknown("racing benchmark", benchmark, BENCHMARKS)


def read_instances(path: Path) -> list[Instance]:
    """Instances from a JSONL file that this project wrote."""
    return [cast(Instance, row) for _, row in read_jsonl(path)]


def release_folder() -> Path:
    """Where the paper's release is.

    Raises:
        InputError: ARTIFACT_RELEASE is not set or names no folder.
    """
    named = os.environ.get("ARTIFACT_RELEASE", "")
    if not named or not Path(named).is_dir():
        raise InputError(
            f"the paper's release is needed, and ARTIFACT_RELEASE names no folder ({named or 'not set'})",
            fix="download it with `artifact release fetch --out DIR` and set ARTIFACT_RELEASE=DIR",
        )
    return Path(named)
