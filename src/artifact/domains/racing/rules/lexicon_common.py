"""What texts of all three languages share: loan words of the trade, units, and tyre names in English."""

from __future__ import annotations

WORDS = {
    "LAP": "lap, laps",
    "NONE": "pit - timing battle, pit timing battle, pit - timing battles, pit - timing data",
    "PIT": "pit - stops, pit, pits, pitting, pitted, pit stop, pit stops, pitstop, pitstops, box, boxes",
    "STINT": "stint, stints",
    "UNDERCUT": "uc, undercut, undercuts, undercutting, undercutted",
    "OVERCUT": "oc, overcut, overcuts, overcutting",
    "GAP": "delta, deltas, gap, gaps",
    "AVG": "avg",
    "DEG": "deg",
    "SC": "sc, vsc, sc / vsc, vsc / sc, safety car, safety cars, safety - car, virtual safety car, vsc / safety "
    "car, safety car / vsc, safety car / virtual safety car, sc / virtual safety car, safety car or virtual "
    "safety car",
    "DURING": "under",
    "POSITION": "pos",
    "PER": "/",
    "SECONDS": "s, sec, secs",
    "SOFT": "soft, softs, sof",
    "MEDIUM": "medium, mediums, med, meds",
    "HARD": "hard, hards",
    "INTERMEDIATE": "intermediate, intermediates, inter, inters, int",
    "WET": "wets, full wet, full wets",
    "HYPERSOFT": "hypersoft, hypersofts",
    "ULTRASOFT": "ultrasoft, ultrasofts",
    "SUPERSOFT": "supersoft, supersofts",
    "SUPERHARD": "superhard, superhards",
    "VERSUS": "vs, v, versus",
}
