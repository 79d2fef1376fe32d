"""Pace of a stint or a race, from green laps alone.

Invariant: a car without a clean lap has no pace; nothing here warns or divides by zero.
"""

from __future__ import annotations

import numpy as np

from artifact.domains.racing.oracle.race import Bools, Floats, Laps
from artifact.domains.racing.oracle.track import is_green

MIN_SLOPE_LAPS = 3


def green_laps(laps: Laps) -> Bools:
    """Laps that show a car's pace: timed, accurate, neither in- nor out-lap, status exactly clear."""
    timed = ~np.isnan(laps.lap_time_s)
    in_or_out = ~np.isnan(laps.pit_in_s) | ~np.isnan(laps.pit_out_s)
    return timed & ~in_or_out & laps.accurate & is_green(laps.status)


def mean_s(lap_times: Floats) -> float | None:
    """Mean lap time, 3 decimals."""
    return round(float(lap_times.mean()), 3) if len(lap_times) else None


def median_s(lap_times: Floats) -> float | None:
    """Median lap time, unrounded."""
    return float(np.median(lap_times)) if len(lap_times) else None


def slope(tyre_life: Floats, lap_times: Floats) -> float | None:
    """Least-squares slope of lap time on tyre age, seconds a lap each lap, 4 decimals.

    None for fewer than `MIN_SLOPE_LAPS` laps of known age, or where the age does not vary.
    """
    known = ~np.isnan(tyre_life)
    x, y = tyre_life[known], lap_times[known]
    if len(x) < MIN_SLOPE_LAPS:
        return None
    x = x - x.mean()
    spread = float(x @ x)
    return round(float(x @ (y - y.mean())) / spread, 4) if spread > 0 else None
