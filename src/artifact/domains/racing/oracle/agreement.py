"""How far our facts agree with the release's, row by row, and why rows differ.

Invariant: a row agrees only if its whole key does; every other row of either side has exactly one cause, found by rule
from the rows of the other side (`CAUSES` lists the rules in the order in which they are tried).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pandas as pd

from artifact.domains.racing.oracle.frames import RACE, Frames, common_races

KEYS = {
    "stints": ["driver", "stint", "compound", "start_lap", "end_lap"],
    "pit_stops": ["driver", "lap", "from_compound", "to_compound"],
    "battles": ["kind", "attacker", "defender", "attacker_pit_lap", "defender_pit_lap", "gained_s"],
    "defenses": ["defender", "pursuer", "start_lap", "n_laps"],
}
TIMES = "session times of a car, or its lap numbers, are off in the lap table"
CAUSES = {
    "stints": {
        "compound": "same laps, another compound",
        "bounds": "same number, other laps",
        "number": "same laps, another number",
        "absent": "no such stint",
    },
    "pit_stops": {
        "compounds": "same lap, other compounds",
        "lap": "a transition of the driver within two laps",
        "absent": "no such transition",
    },
    "battles": {
        "stop": "one of the two stops is not there, or on another lap",
        "times": TIMES,
        "gap": "the same two stops, other gaps",
    },
    "defenses": {
        "times": TIMES,
        "bounds": "the same pair on overlapping laps",
        "other run": "the same pair, another run kept",
        "absent": "no such hold: gaps, the order or the pace differ",
    },
}


@dataclass(frozen=True)
class Agreement:
    """Tables of an agreement.

    Attributes:
        counts: a row a table of facts: rows of both sides, and how many are identical.
        causes: a row a table, side and cause: how many rows differ for it.
        races: a row a race and table: rows of both sides, and identical ones.
        rows: every row that differs, with side and cause.
    """

    counts: pd.DataFrame
    causes: pd.DataFrame
    races: pd.DataFrame
    rows: Frames


def compare(ours: Frames, release: Frames, doubtful: pd.DataFrame | None = None) -> Agreement:
    """Compare our facts (rules `paper`) with the release's, on the races that both have.

    Args:
        ours: our tables.
        release: the release's.
        doubtful: drivers (`year`, `event`, `driver`; driver null for all of a race) whose times our own rules do not
            trust, from the conflicts and refusals of the rule set `corrected`.
    """
    races = common_races(ours, release)
    cut = [{name: frames[name].merge(races, on=RACE) for name in KEYS} for frames in (ours, release)]
    by_race, rows, causes = [], {}, []
    for name, key in KEYS.items():
        mine, theirs = (_numbered(frames[name], [*RACE, *key]) for frames in cut)
        on = [*RACE, *key, "_copy"]
        both = mine[on].merge(theirs[on], on=on)
        size = [frame.groupby(RACE).size() for frame in (theirs, mine, both)]
        per_race = races.set_index(RACE).assign(table=name, release=size[0], ours=size[1], identical=size[2]).fillna(0)
        by_race.append(per_race.astype({"release": int, "ours": int, "identical": int}).reset_index())
        different = []
        for side, (here, there) in (("release", (theirs, mine)), ("ours", (mine, theirs))):
            other_cut = cut[0] if side == "release" else cut[1]
            only = here.merge(both, on=on, how="left", indicator=True).query("_merge == 'left_only'")
            only = only.drop(columns=["_merge", "_copy"])
            cause = _WHY[name](only, there, other_cut, _doubts(only, name, doubtful))
            different.append(only.assign(side=side, cause=cause))
        rows[name] = pd.concat(different, ignore_index=True)
        counted = rows[name].groupby(["side", "cause"]).size()
        causes += [
            {
                "table": name,
                "side": side,
                "cause": cause,
                "rows": int(counted.get((side, cause), 0)),
                "meaning": meaning,
            }
            for side in ("release", "ours")
            for cause, meaning in CAUSES[name].items()
        ]
    all_races = pd.concat(by_race, ignore_index=True)
    counts = all_races.groupby("table", sort=False)[["release", "ours", "identical"]].sum().reset_index()
    counts["share"] = counts["identical"] / counts["release"]
    return Agreement(counts.assign(races=len(races)), pd.DataFrame(causes), all_races, rows)


def _numbered(frame: pd.DataFrame, key: list[str]) -> pd.DataFrame:
    """Rows with a running number among equal ones, so that two equal rows need two partners."""
    return frame.assign(_copy=frame.groupby(key, dropna=False).cumcount())


def _doubts(rows: pd.DataFrame, name: str, doubtful: pd.DataFrame | None) -> pd.Series:
    """Whether a row has a driver whose times are not trusted."""
    out = pd.Series(False, index=rows.index)
    if doubtful is None:
        return out
    cars = set(doubtful.dropna(subset="driver")[[*RACE, "driver"]].itertuples(index=False, name=None))
    whole = set(doubtful[doubtful["driver"].isna()][RACE].itertuples(index=False, name=None))
    names = [column for column in ("driver", "attacker", "defender", "pursuer") if column in rows]
    for column in names:
        keys = rows[[*RACE, column]].itertuples(index=False, name=None)
        out |= pd.Series(
            [(*race, car) in cars or tuple(race) in whole for *race, car in keys], index=rows.index, dtype=bool
        )
    return out


def _in(rows: pd.DataFrame, other: pd.DataFrame, columns: list[str], names: dict[str, str] | None = None) -> pd.Series:
    """Which rows have a partner in the other frame by these columns (given new names there, if any)."""
    renamed = other.rename(columns=names or {})
    known = set(renamed[[*RACE, *columns]].itertuples(index=False, name=None))
    return pd.Series(
        [key in known for key in rows[[*RACE, *columns]].itertuples(index=False, name=None)],
        index=rows.index,
        dtype=bool,
    )


def _first(rows: pd.DataFrame, rules: list[tuple[str, pd.Series]], otherwise: str) -> pd.Series:
    """The first cause that holds of each row."""
    out = pd.Series(otherwise, index=rows.index, dtype=object)
    for cause, holds in reversed(rules):
        out = out.mask(holds, cause)
    return out


def _why_stint(rows: pd.DataFrame, other: pd.DataFrame, _: Frames, __: pd.Series) -> pd.Series:
    laps = ["driver", "start_lap", "end_lap"]
    rules = [
        ("compound", _in(rows, other, [*laps, "stint"])),
        ("bounds", _in(rows, other, ["driver", "stint"])),
        ("number", _in(rows, other, laps)),
    ]
    return _first(rows, rules, "absent")


def _why_stop(rows: pd.DataFrame, other: pd.DataFrame, _: Frames, __: pd.Series) -> pd.Series:
    near = [_in(rows, other.assign(lap=other["lap"] + shift), ["driver", "lap"]) for shift in (-2, -1, 1, 2)]
    rules = [("compounds", _in(rows, other, ["driver", "lap"])), ("lap", near[0] | near[1] | near[2] | near[3])]
    return _first(rows, rules, "absent")


def _why_battle(rows: pd.DataFrame, _: pd.DataFrame, frames: Frames, doubts: pd.Series) -> pd.Series:
    stops = frames["pit_stops"]
    there = _in(rows, stops, ["attacker", "attacker_pit_lap"], {"driver": "attacker", "lap": "attacker_pit_lap"})
    there &= _in(rows, stops, ["defender", "defender_pit_lap"], {"driver": "defender", "lap": "defender_pit_lap"})
    return _first(rows, [("stop", ~there), ("times", doubts)], "gap")


def _why_hold(rows: pd.DataFrame, other: pd.DataFrame, _: Frames, doubts: pd.Series) -> pd.Series:
    pair = [*RACE, "defender", "pursuer"]
    spans = rows.reset_index()[["index", *pair, "start_lap", "end_lap"]].merge(other, on=pair, suffixes=("", "_other"))
    meets = (spans["start_lap_other"] <= spans["end_lap"]) & (spans["end_lap_other"] >= spans["start_lap"])
    overlaps = pd.Series(rows.index.isin(spans.loc[meets, "index"]), index=rows.index)
    rules = [("times", doubts), ("bounds", overlaps), ("other run", _in(rows, other, ["defender", "pursuer"]))]
    return _first(rows, rules, "absent")


_WHY: dict[str, Callable[[pd.DataFrame, pd.DataFrame, Frames, pd.Series], pd.Series]] = {
    "stints": _why_stint,
    "pit_stops": _why_stop,
    "battles": _why_battle,
    "defenses": _why_hold,
}


def doubtful_drivers(corrected: Frames) -> pd.DataFrame:
    """Drivers and races whose times the rule set `corrected` does not trust."""
    conflicts = corrected["conflicts"]
    cars = conflicts[conflicts["what"].isin(["clock", "missing_laps"])][[*RACE, "driver"]]
    refused = corrected["races"][corrected["races"]["refused"].notna()][RACE].assign(driver=None)
    return pd.concat([cars, refused], ignore_index=True)
