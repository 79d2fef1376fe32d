"""Benchmarks of the racing domain by name.

Invariant: packaged benchmarks load with the standard library alone, except `corrected`, whose tables are parquet and
need pyarrow; `paper` alone needs the release, found through the environment variable ARTIFACT_RELEASE.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast

from artifact.domain import Record
from artifact.domains.racing.records import RULES, make_records
from artifact.domains.racing.shown import Instance
from artifact.errors import InputError, unknown
from artifact.files import read_jsonl
from artifact.paths import facts

PACKAGED = {
    "released": "released_test.jsonl",
    "released_summaries": "released_summaries.jsonl",
    "released_guided": "released_guided.jsonl",
}
# `released_by_id` is the test set with the 23 instances that the release's scoring by id takes for others of their id
BENCHMARKS = ("corrected", *PACKAGED, "released_by_id", "paper")


def load(benchmark: str, rules: str = "corrected") -> Mapping[str, Record]:
    """The records of a benchmark by id.

    Args:
        benchmark: one of `BENCHMARKS`, or a JSONL file of instances in the same form.
        rules: `corrected` or `paper`.

    Raises:
        InputError: no such benchmark, file or rule set, or `paper` without the release.
    """
    if rules not in RULES:
        raise unknown("rule set", rules, RULES)
    if not benchmark.endswith(".jsonl"):
        return make_records(instances(benchmark), rules)
    try:
        return make_records(read_instances(Path(benchmark)), rules)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        why = f"key {error} is missing" if isinstance(error, KeyError) else f"{error!r:.100}"
        raise InputError(
            f"not instances of the racing benchmark ({why})",
            where=benchmark,
            fix="artifact benchmark build writes them",
        ) from None


def instances(benchmark: str) -> Iterable[Instance]:
    """The stored instances of a benchmark (see `load`)."""
    if benchmark in PACKAGED:
        return read_instances(facts(f"racing/{PACKAGED[benchmark]}"))
    if benchmark == "released_by_id":
        taken = {instance["id"]: instance for instance in read_instances(facts("racing/released_by_id.jsonl"))}
        return [taken.get(instance["id"], instance) for instance in instances("released")]
    if benchmark == "paper":
        from artifact.sources.release import find_release, release_instances

        return release_instances(find_release())
    if benchmark == "corrected":
        from artifact.domains.racing.tables import COLUMNS, oracle_instances

        return oracle_instances(facts(*(f"racing/oracle/corrected/{name}.parquet" for name in COLUMNS)))
    raise unknown("racing benchmark", benchmark, BENCHMARKS, fix="or the path of a benchmark file (.jsonl)")


def read_instances(path: Path) -> list[Instance]:
    """Instances from a JSONL file that this project wrote."""
    return [cast(Instance, row) for _, row in read_jsonl(path)]
