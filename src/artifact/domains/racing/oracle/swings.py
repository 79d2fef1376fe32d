"""The swing in the gap between two drivers over their pit stops.

Invariant: gaps and gain are the attacker's, the driver who gained: a positive gap means that the attacker is ahead.
"""

from __future__ import annotations

from artifact.domains.racing.oracle.facts import PitBattle, PitStop
from artifact.domains.racing.oracle.race import Grid

MAX_STOP_LAPS_APART = 4
MAX_GAP_BEFORE_S = 5.0
MIN_GAIN_S = 0.5
# more than a whole stop is trouble or the weather, not the timing of stops
MAX_GAIN_S = 30.0


def swing(first: PitStop, second: PitStop, grid: Grid) -> PitBattle | None:
    """The swing over two stops, None if a gap is unknown, too wide before, or hardly moved.

    An undercut if the earlier stopper gained, an overcut if the later one did. `success` is the release's: swapped or
    gained, hence always true.

    Args:
        first: the stop on the earlier lap.
        second: the stop on the later lap.
        grid: session times; gaps are taken a lap before the first stop and a lap after the second.
    """
    before = grid.gap_s(first.driver, second.driver, first.lap - 1)
    after = grid.gap_s(first.driver, second.driver, second.lap + 1)
    if before is None or after is None or abs(before) > MAX_GAP_BEFORE_S:
        return None
    gained = round(after - before, 3)
    if abs(gained) < MIN_GAIN_S:
        return None
    undercut = gained > 0
    attacker, defender = (first, second) if undercut else (second, first)
    sign = 1 if undercut else -1
    return PitBattle(
        kind="undercut" if undercut else "overcut",
        attacker=attacker.driver,
        defender=defender.driver,
        attacker_pit_lap=attacker.lap,
        defender_pit_lap=defender.lap,
        gap_before_s=sign * before,
        gap_after_s=sign * after,
        gained_s=sign * gained,
        position_swap=before * after < 0,
        success=True,
    )
