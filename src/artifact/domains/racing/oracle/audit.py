"""What is wrong with a set of race facts, found in the facts alone.

Invariant: every function takes the same frames (`frames.Frames`), from the paper's release or from our tables, and
returns the rows that show the fault, with `year` and `event`, so that two sets of facts are measured with one measure.
"""

from __future__ import annotations

from collections.abc import Callable

import pandas as pd

from artifact.domains.racing.oracle.frames import RACE, Frames

PARKED_S = 120.0
LONG_GAIN_S = 60.0
SAME_GAIN_S = 0.001
_CAR = [*RACE, "driver"]
_SIDES = (("attacker", "attacker_pit_lap"), ("defender", "defender_pit_lap"))


def stops(frames: Frames) -> pd.DataFrame:
    """Pit stops, without transits and red-flag changes where a table tells them apart."""
    table = frames["pit_stops"]
    return table[table["kind"] == "stop"] if "kind" in table else table


def stops_without_change(frames: Frames) -> pd.DataFrame:
    """Stops that were none: no other tyres afterwards, or so long that the car was parked.

    Returns:
        The stops, with `same_tyres` (same compound, age running on) and `parked` (over `PARKED_S` seconds).
    """
    stints = frames["stints"].sort_values([*_CAR, "stint"])
    following = stints.groupby(_CAR)[["compound", "tyre_life_start"]].shift(-1)
    same = (stints["compound"] == following["compound"]) | (stints["compound"].isna() & following["compound"].isna())
    age = stints["tyre_life_start"] + stints["n_laps"]
    ends = stints[_CAR].assign(lap=stints["end_lap"], same_tyres=same & (following["tyre_life_start"] == age))
    found = stops(frames).merge(ends.drop_duplicates([*_CAR, "lap"]), on=[*_CAR, "lap"], how="left")
    found["same_tyres"] = found["same_tyres"].eq(True)
    found["parked"] = found["stop_duration_s"] > PARKED_S
    return found[found["same_tyres"] | found["parked"]].reset_index(drop=True)


def battles_on(frames: Frames, chosen: pd.DataFrame) -> pd.DataFrame:
    """Battles that rest on one of the chosen stops (rows of `pit_stops`)."""
    known = set(chosen[[*_CAR, "lap"]].itertuples(index=False, name=None))
    battles = frames["battles"]
    rests = pd.Series(False, index=battles.index)
    for car, lap in _SIDES:
        keys = battles[[*RACE, car, lap]].itertuples(index=False, name=None)
        rests |= pd.Series([key in known for key in keys], index=battles.index, dtype=bool)
    return battles[rests].reset_index(drop=True)


def battles_on_no_stop(frames: Frames) -> pd.DataFrame:
    """Battles that rest on a stop that was none."""
    return battles_on(frames, stops_without_change(frames))


def battles_neutralised(frames: Frames) -> pd.DataFrame:
    """Battles with a stop under safety car, virtual safety car or red flag."""
    table = stops(frames)
    return battles_on(frames, table[table["under_neutralization"]])


def swings_twice(frames: Frames) -> pd.DataFrame:
    """Swings listed both as an undercut and as an overcut: same drivers in the same parts, same gain."""
    battles = frames["battles"]
    under, over = (battles[battles["kind"] == kind] for kind in ("undercut", "overcut"))
    both = under.merge(over, on=[*RACE, "attacker", "defender"], suffixes=("_undercut", "_overcut"))
    same = (both["gained_s_undercut"] - both["gained_s_overcut"]).abs() < SAME_GAIN_S
    return both[same].reset_index(drop=True)


def long_gains(frames: Frames) -> pd.DataFrame:
    """Battles that gained more than a minute."""
    battles = frames["battles"]
    return battles[battles["gained_s"] > LONG_GAIN_S].reset_index(drop=True)


def missing_starts(frames: Frames) -> pd.DataFrame:
    """Drivers whose first stint does not start on lap 1: its first laps are nowhere."""
    first = frames["stints"].sort_values([*_CAR, "start_lap"]).drop_duplicates(_CAR)
    return first[first["start_lap"] > 1].reset_index(drop=True)


def holes(frames: Frames) -> pd.DataFrame:
    """Places between two stints of a driver where laps are missing or counted twice."""
    stints = frames["stints"].sort_values([*_CAR, "start_lap"])
    previous = stints.groupby(_CAR)["end_lap"].shift()
    hole = previous.notna() & (stints["start_lap"] != previous + 1)
    return stints[hole].assign(previous_end_lap=previous[hole]).reset_index(drop=True)


def unknown_compounds(frames: Frames) -> pd.DataFrame:
    """Stints whose compound is a word for not knowing it, stated as if it were one."""
    stints = frames["stints"]
    return stints[stints["compound"].isin(["UNKNOWN", "TEST_UNKNOWN", "nan", "None"])].reset_index(drop=True)


def disqualified_with_position(frames: Frames) -> pd.DataFrame:
    """Disqualified cars that carry a position."""
    table = frames["classification"]
    place = table["classified_position"] if "classified_position" in table else table["position"]
    word = table["status_text"] if "status_text" in table else table["status"]
    return table[word.isin(["Disqualified", "Underweight"]) & place.notna()].reset_index(drop=True)


def always_succeeded(frames: Frames) -> pd.DataFrame:
    """Battles that count as a success although the attacker was behind after both stops.

    Without an outcome of their own (the release) battles have its rule: positions swapped, or time gained.
    """
    battles = frames["battles"]
    return battles[_outcome(battles) & (battles["gap_after_s"] < 0)].reset_index(drop=True)


def _outcome(battles: pd.DataFrame) -> pd.Series:
    """Whether each battle counts as a success."""
    if "success" in battles:
        return battles["success"]
    return battles["position_swap"] | (battles["gained_s"] > 0)


def constant_facts(frames: Frames) -> pd.DataFrame:
    """Columns that say the same in every row, so that a claim on them measures nothing.

    Returns:
        A row a table and column: `table`, `column`, `value`, `rows`. The battle's outcome stands among the columns.
    """
    tables = {name: frames[name] for name in ("stints", "pit_stops", "defenses")}
    tables["battles"] = frames["battles"].assign(success=_outcome(frames["battles"]))
    out = []
    for name, table in tables.items():
        for column in table.columns.difference(RACE):
            values = table[column].dropna().unique()
            if len(table) > 1 and len(values) == 1:
                out.append({"table": name, "column": column, "value": str(values[0]), "rows": len(table)})
    return pd.DataFrame(out, columns=["table", "column", "value", "rows"])


# measure -> what it counts, of which table, and the rows
MEASURES: dict[str, tuple[str, str, Callable[[Frames], pd.DataFrame]]] = {
    "stops_without_change": ("stops without other tyres, or over two minutes", "stops", stops_without_change),
    "battles_on_no_stop": ("battles that rest on one of them", "battles", battles_on_no_stop),
    "battles_neutralised": ("battles with a stop under neutralisation", "battles", battles_neutralised),
    "swings_twice": ("swings listed as undercut and as overcut", "battles", swings_twice),
    "long_gains": ("gains of more than a minute", "battles", long_gains),
    "always_succeeded": ("successes of an attacker who was behind after both stops", "battles", always_succeeded),
    "missing_starts": ("drivers without the start of the first stint", "driver races", missing_starts),
    "holes": ("holes and overlaps between stints", "stints", holes),
    "unknown_compounds": ("stints on a compound that is not known, stated as one", "stints", unknown_compounds),
    "disqualified": ("disqualified cars with a position", "results", disqualified_with_position),
}


def summary(frames: Frames) -> pd.DataFrame:
    """All measures at once.

    Returns:
        A row a measure: `measure`, `meaning`, `rows`, `of` (rows of the table), `share`, `races` (in how many).
    """
    sizes = {
        "stops": len(stops(frames)),
        "battles": len(frames["battles"]),
        "stints": len(frames["stints"]),
        "driver races": len(frames["stints"][_CAR].drop_duplicates()),
        "results": len(frames["classification"]),
    }
    out = []
    for name, (meaning, table, find) in MEASURES.items():
        rows = find(frames)
        out.append(
            {
                "measure": name,
                "meaning": meaning,
                "rows": len(rows),
                "of": sizes[table],
                "table": table,
                "share": len(rows) / sizes[table] if sizes[table] else None,
                "races": len(rows[RACE].drop_duplicates()),
            }
        )
    return pd.DataFrame(out)


def by_race(frames: Frames) -> pd.DataFrame:
    """All measures by race: a row a race, a column a measure."""
    races = frames["classification"][RACE].drop_duplicates().set_index(RACE)
    counts = {name: find(frames).groupby(RACE).size() for name, (_, _, find) in MEASURES.items()}
    return races.assign(**counts).fillna(0).astype(int).reset_index()
