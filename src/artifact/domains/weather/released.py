"""Facts of the paper's forecast periods, from its public release.

Invariant: only facts are taken (place, period, numbers, direction, conditions). Prompts, references and generations of
the release stay where they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import get_args

from artifact.domains.weather.claims import Compass, TempKind
from artifact.domains.weather.period import Period
from artifact.domains.weather.phrases import read_short_forecast
from artifact.errors import InputError
from artifact.files import read_json, read_jsonl

INSTANCES = "weather/instances.jsonl"
GENERATIONS = "results/weather_gen.json"


def released_periods(folder: Path) -> list[Period]:
    """The 490 periods of the release, those that were generated for marked `test`.

    Args:
        folder: the release's data files.

    Raises:
        InputError: a file is missing or does not have the release's form.
    """
    tested = _tested_ids(folder / GENERATIONS)
    periods = []
    for where, row in read_jsonl(folder / INSTANCES):
        facts = row.get("ground_truth")
        if not isinstance(facts, Mapping) or not isinstance(row.get("id"), str):
            raise InputError("not a forecast period of the release (no id or no ground_truth)", where=where)
        if facts.get("temp_unit") != "F":
            raise InputError(f"temperature unit {facts.get('temp_unit')!r} is not F", where=where)
        phrase = facts.get("sky_raw")
        as_json = {
            "id": row["id"],
            "place": row.get("location"),
            "period": row.get("period"),
            "split": "test" if row["id"] in tested else "train",
            "temp_kind": facts.get("temp_kind") if facts.get("temp_kind") in get_args(TempKind) else None,
            "temp_f": facts.get("temp"),
            "wind_low_mph": facts.get("wind_min"),
            "wind_high_mph": facts.get("wind_max"),
            "wind_dir": facts.get("wind_dir") if facts.get("wind_dir") in get_args(Compass) else None,
            "precip_prob_pct": facts.get("precip_prob"),
            "sky": [spell.to_json() for spell in read_short_forecast(phrase if isinstance(phrase, str) else None)],
        }
        periods.append(Period.from_json(as_json, where=where))
    return periods


def _tested_ids(path: Path) -> set[str]:
    data = read_json(path)
    runs = data.get("runs") if isinstance(data, Mapping) else None
    if not isinstance(runs, Mapping):
        raise InputError("no `runs` in the release's weather generations", where=str(path))
    return {item["id"] for run in runs.values() for item in run}
