"""How much a benchmark holds: instances by split and kind of decision, and the race facts that they are made of.

Invariant: counts are of what is there; nothing is weighted, filtered or rounded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from artifact.domains.racing.instances import Race, benchmark
from artifact.domains.racing.shown import DECISION_TYPES, Instance


def count_instances(instances: Sequence[Instance]) -> dict[str, int]:
    """Counts of a benchmark: `instances`, `train`, `test`, each kind of decision, `races`, `seasons`."""
    splits = Counter(instance["split"] for instance in instances)
    types = Counter(instance["decision_type"] for instance in instances)
    races = {(instance["shown"]["year"], instance["shown"]["event"]) for instance in instances}
    return {
        "instances": len(instances),
        "train": splits["train"],
        "test": splits["test"],
        **{name: types[name] for name in DECISION_TYPES},
        "races": len(races),
        "seasons": len({year for year, _ in races}),
    }


def count_facts(races: Iterable[Race]) -> dict[str, int]:
    """Counts of race facts: `stints`, `pit_stops`, `pit_battles`, `defenses`."""
    out = dict.fromkeys(("stints", "pit_stops", "pit_battles", "defenses"), 0)
    for race in races:
        for driver in race.drivers.values():
            out["stints"] += len(driver["stints"])
            out["pit_stops"] += sum(stop["kind"] == "stop" for stop in driver["stops"])
        out["pit_battles"] += len(race.battles)
        out["defenses"] += len(race.holds)
    return out


def count_release(folder: Path) -> dict[str, int]:
    """Counts of the paper's release: of its benchmark, its test sample, and its race facts.

    Args:
        folder: the release's data files.
    """
    from artifact.sources.release import release_races, released_samples

    races = list(release_races(folder))
    sample = {"test_sample": len(released_samples(folder)["released_test.jsonl"])}
    return count_instances(benchmark(races, as_released=True)) | sample | count_facts(races)
