"""Does a fine-tuned model read the data, or repeat what is usual? Prompts outside the template it was trained on.

Invariant: a condition changes the prompt and, where it changes facts, the record that verifies; a text is always judged
by the record of the data that its writer was shown.

Conditions:
    standard: as in the benchmark.
    shuffled: lines of the context in another order.
    reworded: the same data as terse fields instead of sentences, never seen in training.
    asked_otherwise: a question that was held out of training.
    perturbed: laps, compounds, positions, gains and the sign of the gap replaced by unusual ones: who copies is right.
    renamed: drivers' codes replaced by invented ones.
    unseen_type: decision types that were not trained on (defense, race summary).
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Sequence
from typing import Literal, cast

from artifact.domain import Domain, Record
from artifact.domains.racing.records import make_record
from artifact.domains.racing.shown import DriverRace, Instance, Shown
from artifact.generate import Job
from artifact.generate import prompt as standard_prompt
from artifact.tune.pairs import held_out_question, lay_out

Condition = Literal["standard", "shuffled", "reworded", "asked_otherwise", "perturbed", "renamed", "unseen_type"]
CONDITIONS: tuple[Condition, ...] = (
    "standard",
    "shuffled",
    "reworded",
    "asked_otherwise",
    "perturbed",
    "renamed",
    "unseen_type",
)

_DRY = ("SOFT", "MEDIUM", "HARD")
_INVENTED = ("AAA", "BBB", "CCC", "DDD")


def record_under(condition: Condition, record: Record, seed: int) -> Record:
    """The record that holds the facts shown under a condition; the same for the same seed."""
    if condition not in ("perturbed", "renamed"):
        return record
    shown = cast(Shown, copy.deepcopy(dict(record.shown)))
    shown = perturb(shown, _rng(condition, record, seed)) if condition == "perturbed" else rename(shown)
    instance: Instance = {
        "id": record.id,
        "released_id": None,
        "decision_type": record.decision_type,  # type: ignore[typeddict-item]
        "split": record.split,  # type: ignore[typeddict-item]
        "shown": shown,
    }
    return make_record(instance, "corrected")


def prompt_under(condition: Condition, domain: Domain, record: Record, lang: str, seed: int) -> str:
    """The prompt of a record under a condition; the record is that of `record_under`."""
    if condition == "shuffled":
        context = lay_out(domain.context(record, lang), "shuffled", _rng(condition, record, seed))
        return f"{context}\n\n{domain.question(record, lang, 'neutral')}"
    if condition == "reworded":
        return f"{terse_context(cast(Shown, record.shown))}\n\n{domain.question(record, lang, 'neutral')}"
    if condition == "asked_otherwise":
        return f"{domain.context(record, lang)}\n\n{held_out_question(record, lang)}"
    return standard_prompt(domain, Job(record, lang, "neutral"))


def _rng(condition: Condition, record: Record, seed: int) -> random.Random:
    return random.Random(f"{seed}|{condition}|{record.id}")


def season(record: Record) -> int:
    """The year of a record's race."""
    return cast(Shown, record.shown)["year"]


def sample(records: Iterable[Record], types: Sequence[str], count: int, rng: random.Random) -> list[Record]:
    """`count` records, the types in turn."""
    by_type = {name: [r for r in records if r.decision_type == name] for name in types}
    queues = {name: rng.sample(rows, len(rows)) for name, rows in by_type.items() if rows}
    chosen: list[Record] = []
    while queues and len(chosen) < count:
        for name in list(queues):
            if len(chosen) < count and queues[name]:
                chosen.append(queues[name].pop())
            if not queues[name]:
                del queues[name]
    return chosen


def perturb(shown: Shown, rng: random.Random) -> Shown:
    """The same kind of race with facts that are seldom seen together.

    Positions are drawn from all twenty, compounds are permuted, all laps move by one offset; in a battle the gain is
    drawn anew and the attacker comes out on the other side.
    """
    offset = rng.choice((3, 4, 5, 6, 7))
    places = rng.sample(range(1, 21), len(shown["drivers"]))
    swapped = dict(zip(_DRY, rng.choice((("MEDIUM", "HARD", "SOFT"), ("HARD", "SOFT", "MEDIUM"))), strict=True))
    drivers = {
        driver: _perturbed_race(race, place, offset, swapped)
        for (driver, race), place in zip(shown["drivers"].items(), places, strict=True)
    }
    changed: Shown = {**shown, "drivers": drivers}
    if shown["total_laps"] is not None:
        changed["total_laps"] = shown["total_laps"] + offset
    if "battle" in shown:
        battle = shown["battle"]
        gained = round(rng.uniform(5.0, 25.0), 3)
        ahead = (battle["gap_after_s"] or 0.0) > 0
        after = round(-rng.uniform(0.5, 4.0) if ahead else rng.uniform(0.5, 4.0), 3)
        changed["battle"] = {
            **battle,
            "attacker_pit_lap": battle["attacker_pit_lap"] + offset,
            "defender_pit_lap": battle["defender_pit_lap"] + offset,
            "gained_s": gained,
            "gap_after_s": after,
            "gap_before_s": round(after - gained, 3),
            "position_swap": not ahead,
        }
    return changed


def rename(shown: Shown) -> Shown:
    """The same data with invented driver codes."""
    names = dict(zip(shown["drivers"], _INVENTED, strict=False))
    changed: Shown = {**shown, "drivers": {names[driver]: race for driver, race in shown["drivers"].items()}}
    if "battle" in shown:
        battle = shown["battle"]
        changed["battle"] = {
            **battle,
            "attacker": names[battle["attacker"]],
            "defender": names[battle["defender"]],
        }
    return changed


def terse_context(shown: Shown) -> str:
    """The data as terse fields, the same in every language; compounds by their names in capitals."""
    lines = [f"event={shown['event']} season={shown['year']} distance={shown['total_laps']}"]
    for driver, race in shown["drivers"].items():
        lines.append(f"driver={driver} result=P{race['final_position']} stop_count={race['n_stops']}")
        lines += [
            f"  stop lap={stop['lap']} off={stop['from_compound']} on={stop['to_compound']}" for stop in race["stops"]
        ]
        lines += [
            f"  run {stint['compound']} {stint['start_lap']}..{stint['end_lap']} pace={stint['avg_laptime_s']}"
            for stint in race["stints"]
        ]
    if "battle" in shown:
        battle = shown["battle"]
        lines.append(
            f"move={battle['kind']} by={battle['attacker']} against={battle['defender']} "
            f"stop_laps={battle['attacker_pit_lap']},{battle['defender_pit_lap']} swing={battle['gained_s']} "
            f"lead_before={battle['gap_before_s']} lead_after={battle['gap_after_s']}"
        )
    return "\n".join(lines)


def _perturbed_race(race: DriverRace, place: int, offset: int, swapped: dict[str, str]) -> DriverRace:
    def other(compound: str | None) -> str | None:
        return swapped.get(compound or "", compound)

    stints = [
        {
            **stint,
            "compound": other(stint["compound"]),
            "start_lap": stint["start_lap"] + (offset if index else 0),
            "end_lap": stint["end_lap"] + offset,
            "n_laps": stint["n_laps"] + (0 if index else offset),
        }
        for index, stint in enumerate(race["stints"])
    ]
    stops = [
        {
            **stop,
            "lap": stop["lap"] + offset,
            "from_compound": other(stop["from_compound"]),
            "to_compound": other(stop["to_compound"]),
        }
        for stop in race["stops"]
    ]
    return cast(DriverRace, {**race, "final_position": place, "stints": stints, "stops": stops})
