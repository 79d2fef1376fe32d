from __future__ import annotations

from pathlib import Path

from artifact.benchmark_counts import count_facts, count_instances, count_release
from artifact.domains.racing.instances import Race, benchmark
from artifact.files import read_json
from artifact.paths import results


def race(year: int) -> Race:
    stop = {"lap": 20, "from_compound": "SOFT", "to_compound": "HARD", "under_neutralization": False, "kind": "stop"}
    pace = {"avg_laptime_s": None, "degradation_s_per_lap": None}
    stints = [
        {"compound": "SOFT", "start_lap": 1, "end_lap": 20, "n_laps": 20, **pace},
        {"compound": "HARD", "start_lap": 21, "end_lap": 50, "n_laps": 30, **pace},
    ]
    driver = {"final_position": 1, "n_stops": 1, "stints": stints, "stops": [stop, {**stop, "kind": "red_flag_change"}]}
    return Race(
        year=year, event="Invented Grand Prix", total_laps=50,
        classification=[{"driver": "AAA", "position": 1}], drivers={"AAA": driver}, battles=[], holds=[],
        fastest_lap=None,
    )  # fmt: skip


def test_facts_are_counted_and_a_red_flag_change_is_no_stop() -> None:
    assert count_facts([race(2024), race(2025)]) == {"stints": 4, "pit_stops": 2, "pit_battles": 0, "defenses": 0}


def test_instances_are_counted_by_split_and_kind() -> None:
    counts = count_instances(benchmark([race(2024), race(2025)]))
    assert (counts["train"], counts["test"], counts["races"], counts["seasons"]) == (2, 2, 2, 2)
    assert (counts["stint_strategy"], counts["race_summary"], counts["instances"]) == (2, 2, 4)


def test_the_committed_counts_are_the_release_s(release: Path) -> None:
    assert count_release(release) == read_json(results() / "released" / "counts.json")
