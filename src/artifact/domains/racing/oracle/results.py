"""Results: one vocabulary of statuses for all sources, and three orders that are never confused.

Invariant: `position` is the place in the list, `classified_position` the place after the stewards, `road_position` the
place on the road at the flag. A disqualified car has no classified position; a retired one has no place on the road.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum

from artifact.domains.racing.oracle.facts import Classified, PitStop
from artifact.domains.racing.oracle.race import Entry, Laps, Race


class Status(Enum):
    """How a car's race ended."""

    FINISHED = "finished"
    LAPPED = "lapped"
    RETIRED = "retired"
    DISQUALIFIED = "disqualified"
    NOT_STARTED = "not_started"
    OTHER = "other"


_DISQUALIFIED = frozenset({"disqualified", "excluded", "underweight"})
_NOT_STARTED = frozenset(
    {"did not start", "withdrew", "withdrawn", "did not qualify", "did not prequalify", "107% rule", "dns"}
)
_LAPPED = re.compile(r"\+(\d+) laps?")
# what the results databases give as the reason of a retirement, each an ordinary word for a part or an incident
_RETIRED = re.compile(
    r"""(accident|alternator|axle|bearing|battery|belt|brakes?|broken|clutch|collided|collision|control|cooling|crash|cv
    |damaged?|debris|differential|disconnected|distributor|dnf|door|driver|driveshaft|duct|electrical|electronics|engine
    |exhaust|eye|fire|front|fuel|gear|gearbox|halfshaft|handling|heat|hydraulics|ignition|illness|injection|injur(ed|y)
    |joint|launch|leak|line|loose|loss|magneto|mechanical|not|nut|of|off|oil|out|overheating|physical|pipe|plugs
    |pneumatics|power|pressure|problem|pump|puncture|radiator|rear|refuelling|restarted|retired|rim|rotation|safety
    |seat|shaft|spark|spun|stalled|steering|supercharger|suspension|system|tank|technical|throttle|track|transmission
    |turbo|tyre|undertray|unit|unwell|vibrations|water|wheel|wing|\ )+""",
    re.VERBOSE,
)


def status_of(entry: Entry) -> Status:
    """The internal status of a result, from either spelling of the sources.

    The classification's own letter decides where there is one; a cause ("Engine") is a retirement, and so is
    withdrawing a car that has driven laps; a word nobody has listed is `OTHER`.
    """
    word, letter = entry.status.strip().lower(), entry.classified
    if letter in ("D", "E") or word in _DISQUALIFIED:
        return Status.DISQUALIFIED
    if letter in ("W", "F") or (word in _NOT_STARTED and not entry.laps):
        return Status.NOT_STARTED
    if letter == "R" or word in _NOT_STARTED:
        return Status.RETIRED
    if word == "finished":
        return Status.FINISHED
    if word == "lapped" or _LAPPED.fullmatch(word):
        return Status.LAPPED
    if _RETIRED.fullmatch(word):
        return Status.RETIRED
    return Status.OTHER


def classified_position(entry: Entry) -> int | None:
    """The place after the stewards, None for a car that is not classified."""
    if entry.classified is not None:
        return int(entry.classified) if entry.classified.isdigit() and entry.classified != "0" else None
    return entry.position if status_of(entry) in (Status.FINISHED, Status.LAPPED) else None


def classify_as_listed(race: Race, stops: Sequence[PitStop]) -> Iterator[Classified]:
    """The results in their order, the place in the list taken for the position (rule set `paper`)."""
    made = Counter(stop.driver for stop in stops)
    for entry in race.entries:
        yield Classified(
            driver=entry.driver,
            number=entry.number,
            team=entry.team,
            grid=entry.grid,
            position=entry.order,
            status=status_of(entry).value,
            status_text=entry.status,
            laps=entry.laps,
            laps_behind=None,
            classified_position=entry.order,
            road_position=None,
            points=entry.points,
            n_stops=made[entry.driver],
            pit_lane_start=None,
        )


def classify(
    race: Race,
    laps: Laps,
    total_laps: int,
    clocks: Mapping[int, tuple[float, float]],
    n_stops: Mapping[str, int | None],
    pit_lane: Mapping[str, bool | None],
) -> Iterator[Classified]:
    """The classification after the stewards, and beside it the order on the road.

    Args:
        race: the race.
        laps: its laps, cleaned: none beyond the distance.
        total_laps: the distance.
        clocks: by driver, how far session times may run ahead, and behind, seconds.
        n_stops: pit stops of each driver, None where they cannot be counted.
        pit_lane: whether each driver started from the pit lane.
    """
    completed = _completed(race, laps)
    road = _road_order(race, laps, completed, clocks)
    for entry in race.entries:
        status = status_of(entry)
        took_flag = status in (Status.FINISHED, Status.LAPPED)
        done = completed[entry.driver]
        stated = _LAPPED.fullmatch(entry.status.strip().lower())
        behind = None if not took_flag else int(stated.group(1)) if stated else max(0, total_laps - done)
        if behind:
            status = Status.LAPPED
        yield Classified(
            driver=entry.driver,
            number=entry.number,
            team=entry.team,
            grid=entry.grid,
            position=entry.order,
            status=status.value,
            status_text=entry.status,
            laps=0 if status is Status.NOT_STARTED else done,
            laps_behind=behind,
            classified_position=classified_position(entry),
            road_position=road.get(entry.driver),
            points=entry.points,
            n_stops=n_stops.get(entry.driver),
            pit_lane_start=pit_lane.get(entry.driver),
        )


def _completed(race: Race, laps: Laps) -> dict[str, int]:
    """Laps completed: the results' number, or the lap table's where the results have none.

    Some sources give a disqualified car 0 laps, however far it drove.
    """
    recorded = {race.drivers[at]: lap for at, lap in zip(laps.driver.tolist(), laps.lap.tolist(), strict=True)}
    out = {}
    for entry in race.entries:
        unset = entry.laps is None or (entry.laps == 0 and status_of(entry) is Status.DISQUALIFIED)
        out[entry.driver] = recorded.get(entry.driver, 0) if unset or entry.laps is None else entry.laps
    return out


def _road_order(
    race: Race, laps: Laps, completed: Mapping[str, int], clocks: Mapping[int, tuple[float, float]]
) -> dict[str, int | None]:
    """Places of the cars that took the flag: more laps first, then the earlier at the line.

    Each car crossed the line somewhere between the earliest and the latest time that its clock allows; a car whose span
    overlaps another's has no known place.
    """
    row = {driver: at for at, driver in enumerate(race.drivers)}
    spans: list[tuple[tuple[int, float], tuple[int, float], str]] = []
    for entry in race.entries:
        if status_of(entry) not in (Status.FINISHED, Status.LAPPED, Status.DISQUALIFIED):
            continue
        at, done = row.get(entry.driver, -1), completed[entry.driver]
        times = laps.time_s[(laps.driver == at) & (laps.lap == done)]
        if len(times) and not math.isnan(times[0]):
            time_s, (early_s, late_s) = float(times[0]), clocks.get(at, (0.0, 0.0))
            spans.append(((-done, time_s - late_s), (-done, time_s + early_s), entry.driver))
        else:
            spans.append(((-done, -math.inf), (-done, math.inf), entry.driver))
    out: dict[str, int | None] = {}
    for first, last, driver in spans:
        ahead = sum(other_last < first for _, other_last, _ in spans)
        behind = sum(other_first > last for other_first, _, _ in spans)
        out[driver] = ahead + 1 if ahead + behind + 1 == len(spans) else None
    return out
