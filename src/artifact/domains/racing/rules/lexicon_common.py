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

# phrases for a stop that speak of several: how they end, how they start
STOPS_LAST = (
    *("stops", "visits to the pits", "trips to the pits"),
    *("paradas en boxes", "visitas a boxes", "pasos por boxes"),
    *("idas aos boxes", "idas às boxes", "passagens pelos boxes"),
)
STOPS_FIRST = (
    *("visits ", "trips ", "stop count", "pit count"),
    *("paradas ", "visitas ", "pasos ", "pasadas ", "entradas "),
    *("paragens ", "passagens ", "idas "),
)

# what stands for something told before, that is no person
THIS = frozenset({"it", "this", "eso", "esto", "esta", "isso", "isto"})
