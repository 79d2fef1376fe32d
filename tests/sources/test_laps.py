"""Lap tables: one race object for every file format, type and row order; one line for every fault."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pandas as pd
import pytest

from artifact.domains.racing.oracle import derive
from artifact.domains.racing.oracle.tables import write_tables
from artifact.domains.racing.oracle.track import parse_status
from artifact.errors import InputError
from artifact.sources.laps import build_races, load_races
from artifact.sources.tables import Table


def lap_table() -> pd.DataFrame:
    """Two cars, four laps, one stop each."""
    rows = []
    for number, driver, offset in (("4", "AAA", 0.0), ("44", "BBB", 1.25)):
        for lap in range(1, 5):
            end = 3600.0 + offset + 90.125 * lap
            rows.append(
                {
                    "Year": 2031,
                    "RoundNumber": 7,
                    "EventName": "São Invento Grand Prix",
                    "Driver": driver,
                    "DriverNumber": number,
                    "LapNumber": float(lap),
                    "Time": pd.Timedelta(seconds=end),
                    "LapTime": pd.Timedelta(seconds=90.125) if lap != 2 else pd.NaT,
                    "Stint": 1.0 if lap < 3 else 2.0,
                    "Compound": "SOFT" if lap < 3 else "HARD",
                    "TyreLife": float(lap if lap < 3 else lap - 2),
                    "PitInTime": pd.Timedelta(seconds=end - 4) if lap == 2 else pd.NaT,
                    "PitOutTime": pd.Timedelta(seconds=end - 65.5) if lap == 3 else pd.NaT,
                    "TrackStatus": "12" if lap == 2 else "1",
                    "IsAccurate": lap in (1, 4),
                }
            )
    return pd.DataFrame(rows)


def result_table() -> pd.DataFrame:
    return pd.DataFrame(
        {
            "Year": 2031,
            "RoundNumber": 7,
            "EventName": "São Invento Grand Prix",
            "Driver": ["AAA", "BBB"],
            "TeamName": ["One", "Two"],
            "Position": [1.0, 2.0],
            "ClassifiedPosition": ["1", "2"],
            "GridPosition": [1, 2],
            "Status": ["Finished", "Finished"],
            "Points": [25.0, 18.0],
            "Laps": [4.0, 4.0],
        }
    )


def build(laps=None, results=None, **filters):
    return build_races(
        Table(lap_table() if laps is None else laps, "laps.parquet", 0),
        Table(result_table() if results is None else results, "results.parquet", 0),
        **filters,
    )


def digest(laps):
    (race,) = build(laps)
    return race.laps_sha256


def test_times_are_seconds_and_status_is_a_set():
    (race,) = build()
    assert race.drivers == ("AAA", "BBB")
    assert race.laps.time_s[0] == 3690.125
    assert race.laps.status.tolist()[:2] == [2, 6]
    assert np.isnan(race.laps.lap_time_s[1])


@pytest.mark.parametrize(
    ("value", "codes"),
    [
        ("1", {1}),
        (1, {1}),
        (1.0, {1}),
        ("1.0", {1}),
        ("12", {1, 2}),
        (12.0, {1, 2}),
        ("671", {1, 6, 7}),
        ("126.0", {1, 2, 6}),
        (np.int64(4), {4}),
        ("3", {3}),
        (None, set()),
        (float("nan"), set()),
        ("", set()),
        ("None", set()),
    ],
)
def test_track_status_of_every_type(value, codes):
    assert parse_status(value) == sum(1 << code for code in codes)


@pytest.mark.parametrize("value", ["1.5", "green", "-1", "1,2", "1 2"])
def test_track_status_that_is_none(value):
    assert parse_status(value) is None


TYPES = {
    "status as numbers": {"TrackStatus": lambda s: s.astype(float)},
    "status as text with a point": {"TrackStatus": lambda s: s + ".0"},
    "laps as text": {"LapNumber": lambda s: s.astype(int).astype(str)},
    "laps as nullable integers": {"LapNumber": lambda s: s.astype(int).astype("Int64")},
    "stint as text": {"Stint": lambda s: s.astype(str)},
    "times as pandas text": {"Time": lambda s: s.astype(str), "LapTime": lambda s: s.astype(str)},
    "times as numbers": {"Time": lambda s: s.dt.total_seconds(), "LapTime": lambda s: s.dt.total_seconds()},
    "lap times as minutes": {"LapTime": lambda s: s.map(lambda t: "" if pd.isna(t) else "1:30.125")},
    "lap times as hours": {"LapTime": lambda s: s.map(lambda t: None if pd.isna(t) else "00:01:30.125")},
    "flags as text": {"IsAccurate": lambda s: s.map({True: "True", False: "false"})},
    "flags as numbers": {"IsAccurate": lambda s: s.astype(int)},
    "compounds in small letters": {"Compound": lambda s: s.str.lower()},
    "categories": {"Compound": lambda s: s.astype("category"), "Driver": lambda s: s.astype("category")},
    "microseconds": {"Time": lambda s: s.astype("timedelta64[us]")},
}


@pytest.mark.parametrize("changes", TYPES.values(), ids=TYPES.keys())
def test_column_types_make_no_difference(changes):
    table = lap_table()
    for column, change in changes.items():
        table[column] = change(table[column])
    assert digest(table) == digest(lap_table())


def test_content_tells_tables_apart():
    table = lap_table()
    table.loc[3, "TyreLife"] = 3.0
    assert digest(table) != digest(lap_table())


def test_parquet_csv_and_shuffled_rows_give_the_same_bytes(tmp_path):
    lap_table().to_parquet(tmp_path / "laps.parquet")
    lap_table().to_csv(tmp_path / "laps.csv", index=False)
    lap_table().sample(frac=1, random_state=3).to_csv(tmp_path / "shuffled.csv")
    result_table().to_csv(tmp_path / "results.csv", index=False)
    result_table().iloc[::-1].to_parquet(tmp_path / "results.parquet")
    written = set()
    for laps, results in (
        ("laps.parquet", "results.parquet"),
        ("laps.csv", "results.csv"),
        ("shuffled.csv", "results.csv"),
    ):
        out = tmp_path / laps.replace(".", "_")
        write_tables(out, [derive(race) for race in load_races(tmp_path / laps, tmp_path / results)])
        written.add(tuple((path.name, path.read_bytes()) for path in sorted(out.iterdir())))
    assert len(written) == 1


def test_order_of_columns_makes_no_difference():
    table = lap_table()
    assert digest(table[sorted(table.columns)]) == digest(table)


@pytest.mark.parametrize(
    "name", ["Sao Invento", "SÃO INVENTO GRAND PRIX", "Sa\u0303o Invento Grand Prix", "sao  invento gp"]
)
def test_event_by_any_spelling(name):
    (race,) = build(event=name, year=2031)
    assert race.key.event == "São Invento Grand Prix"


def test_event_is_never_the_nearest_one():
    with pytest.raises(InputError, match=r"unknown event 'Invent'; allowed: São Invento Grand Prix"):
        build(event="Invent")


def test_year_and_event_name_a_table_that_does_not():
    bare = lap_table().drop(columns=["Year", "RoundNumber", "EventName"])
    results = result_table().drop(columns=["Year", "RoundNumber", "EventName"])
    (race,) = build(bare, results, year=2031, event="Bare Grand Prix")
    assert (race.key.year, race.key.event) == (2031, "Bare Grand Prix")
    with pytest.raises(InputError, match="no column 'Year'; add it, or give --year and --event"):
        build(bare, results)


def test_fastf1_names_of_result_columns():
    results = result_table().rename(columns={"Driver": "Abbreviation"})
    (race,) = build(results=results)
    assert [entry.driver for entry in race.entries] == ["AAA", "BBB"]


def test_sprint_and_race_are_kept_apart():
    both = pd.concat([lap_table().assign(Session="Race"), lap_table().assign(Session="Sprint", Compound="MEDIUM")])
    race_results = result_table().assign(Session="R")
    sprint_results = result_table().assign(Session="S", Position=[2.0, 1.0], ClassifiedPosition=["2", "1"])
    results = pd.concat([race_results, sprint_results])
    (race,), (sprint,) = build(both, results), build(both, results, session="S")
    assert (race.key.session, sprint.key.session) == ("R", "S")
    assert (derive(race).race.winner, derive(sprint).race.winner) == ("AAA", "BBB")
    assert set(race.laps.compound) == {"SOFT", "HARD"} and set(sprint.laps.compound) == {"MEDIUM"}


def test_one_code_in_two_seasons_is_two_drivers():
    later = lap_table().assign(Year=2045, DriverNumber=lap_table().DriverNumber.replace("4", "77"))
    results = pd.concat([result_table(), result_table().assign(Year=2045, TeamName=["Three", "Four"])])
    first, second = build(pd.concat([lap_table(), later]), results)
    assert (first.entry["AAA"].team, second.entry["AAA"].team) == ("One", "Three")


def test_made_up_laps_are_recognised_without_the_flag():
    table = lap_table().iloc[:4]
    extra = table.iloc[[3]].assign(
        LapNumber=5.0,
        Time=table["Time"].iloc[3] + pd.Timedelta(seconds=150),
        LapTime=pd.NaT,
        IsAccurate=False,
    )
    (race,) = build(pd.concat([table, extra]), result_table().iloc[:1])
    assert race.laps.generated.tolist() == [False] * 4 + [True]
    (race,) = build(pd.concat([table, extra]).assign(FastF1Generated=False), result_table().iloc[:1])
    assert not race.laps.generated.any()


def fault(message, laps=None, results=None, **filters):
    with pytest.raises(InputError) as caught:
        build(laps, results, **filters)
    assert message in str(caught.value), str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("column", ["LapTime", "Stint", "Compound", "TrackStatus", "PitInTime", "IsAccurate", "Driver"])
def test_missing_lap_column(column):
    fault(f"laps.parquet: no column {column!r}; needed are", laps=lap_table().drop(columns=column))


def test_missing_result_column():
    fault("results.parquet: no column 'Status'", results=result_table().drop(columns="Status"))


@pytest.mark.parametrize(
    ("column", "value", "message"),
    [
        ("LapNumber", 2.5, "row 1, column LapNumber: '2.5' is not a lap number"),
        ("LapNumber", -1, "row 1, column LapNumber: '-1' is not a lap number"),
        ("LapNumber", "two", "row 1, column LapNumber: 'two' is not a number"),
        ("LapTime", "fast", "row 1, column LapTime: 'fast' is not a time such as"),
        ("LapTime", "1:2:3:4", "row 1, column LapTime: '1:2:3:4' is not a time such as"),
        ("Stint", "first", "row 1, column Stint: 'first' is not a number"),
        ("TrackStatus", "green", "row 1, column TrackStatus: 'green' is not a track status"),
        ("IsAccurate", "maybe", "row 1, column IsAccurate: 'maybe' is not true or false"),
        ("Driver", None, "row 1, column Driver: no driver code"),
        ("Year", "MMXXXI", "row 1, column Year: 'MMXXXI' is not a year"),
    ],
)
def test_bad_cell_is_named(column, value, message):
    table = lap_table().astype({column: object})
    table.loc[1, column] = value
    fault(message, laps=table)


@pytest.mark.parametrize("column", ["Time", "LapTime"])
def test_time_in_milliseconds_is_refused(column):
    table = lap_table()
    table[column] = table[column].dt.total_seconds() * 1000
    fault(f"column {column}: '{table[column].iloc[0]}' is not a time in seconds", laps=table)


def test_csv_faults_carry_the_line(tmp_path):
    table = lap_table().astype(str)
    table.loc[2, "Stint"] = "x"
    table.to_csv(tmp_path / "laps.csv", index=False)
    result_table().to_csv(tmp_path / "results.csv", index=False)
    with pytest.raises(InputError, match=r"laps\.csv:4, column Stint: 'x' is not a number"):
        load_races(tmp_path / "laps.csv", tmp_path / "results.csv")


def test_lap_twice():
    fault("lap 4 of BBB appears twice", laps=pd.concat([lap_table(), lap_table().iloc[[7]]], ignore_index=True))


def test_code_of_two_cars():
    table = lap_table()
    table.loc[2, "DriverNumber"] = "99"
    fault("AAA is the code of two cars, 4 and 99", laps=table)


def test_driver_twice_in_the_results():
    fault(
        "row 2, column Driver: 2031 São Invento Grand Prix: driver AAA appears twice",
        results=pd.concat([result_table(), result_table().iloc[[0]]], ignore_index=True),
    )


def test_laps_without_results():
    fault(
        "results.parquet: no results for 2031 São Invento Grand Prix", results=result_table().assign(EventName="Other")
    )


def test_unknown_year():
    fault("unknown year '2030', did you mean '2031'?; allowed: 2031", year=2030)


def test_files_that_are_no_tables(tmp_path):
    (tmp_path / "empty.csv").write_text("")
    (tmp_path / "broken.parquet").write_bytes(b"PAR1 and nothing else")
    (tmp_path / "header.csv").write_text(",".join(lap_table().columns) + "\n")
    result_table().to_csv(tmp_path / "results.csv", index=False)
    for name, message in (
        ("empty.csv", "the file is empty"),
        ("broken.parquet", "not a parquet or CSV table"),
        ("header.csv", "the table has no rows"),
        ("absent.csv", "no such file"),
    ):
        with pytest.raises(InputError, match=message):
            load_races(tmp_path / name, tmp_path / "results.csv")


def test_rows_in_any_order_for_three_laps():
    table = lap_table().iloc[:3]
    results = result_table().iloc[:1].assign(Laps=3.0)
    seen = {build(table.iloc[list(order)], results)[0].laps_sha256 for order in permutations(range(3))}
    assert len(seen) == 1
