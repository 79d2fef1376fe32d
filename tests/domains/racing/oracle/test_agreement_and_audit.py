"""Causes and measures on frames small enough to check by eye."""

from __future__ import annotations

import pandas as pd
import pytest

from artifact.domains.racing.oracle import audit
from artifact.domains.racing.oracle.agreement import compare
from artifact.domains.racing.oracle.frames import frames_of_release
from artifact.errors import InputError

RACE = {"year": 2031, "event": "Invented Grand Prix"}


def frame(columns, *rows):
    return pd.DataFrame([dict(zip(columns.split(), row, strict=True)) for row in rows]).assign(**RACE)


STINT = "driver stint compound start_lap end_lap n_laps tyre_life_start"
STOP = "driver lap from_compound to_compound stop_duration_s under_neutralization"
BATTLE = "kind attacker defender attacker_pit_lap defender_pit_lap gap_before_s gap_after_s gained_s position_swap"
HOLD = "defender pursuer start_lap end_lap n_laps"
RESULT = "driver position status"


def facts(stints, stops, battles, holds, results=(("AAA", 1, "Finished"), ("BBB", 2, "Disqualified"))):
    return {
        "stints": frame(STINT, *stints),
        "pit_stops": frame(STOP, *stops),
        "battles": frame(BATTLE, *battles),
        "defenses": frame(HOLD, *holds),
        "classification": frame(RESULT, *results),
    }


OURS = facts(
    stints=[
        ("AAA", 1, "SOFT", 1, 20, 20, 1.0),
        ("AAA", 2, "HARD", 21, 50, 30, 1.0),
        ("BBB", 1, None, 1, 25, 25, 1.0),
        ("BBB", 2, "HARD", 26, 50, 25, 1.0),
    ],
    stops=[("AAA", 20, "SOFT", "HARD", 22.0, False), ("BBB", 25, None, "HARD", 23.0, True)],
    battles=[("undercut", "AAA", "BBB", 20, 22, -1.0, 1.0, 2.0, True)],
    holds=[("AAA", "BBB", 3, 9, 7), ("BBB", "AAA", 30, 35, 6)],
)
RELEASE = facts(
    stints=[
        ("AAA", 1, "SOFT", 1, 20, 20, 1.0),
        ("AAA", 2, "MEDIUM", 21, 50, 30, 1.0),
        ("BBB", 1, None, 1, 22, 22, 1.0),
        ("BBB", 3, "HARD", 26, 50, 25, 1.0),
        ("CCC", 1, "HARD", 2, 50, 49, 2.0),
    ],
    stops=[
        ("AAA", 20, "SOFT", "MEDIUM", 22.0, False),
        ("BBB", 23, None, "HARD", 23.0, True),
        ("CCC", 9, "HARD", "HARD", 300.0, False),
    ],
    battles=[
        ("undercut", "AAA", "BBB", 20, 23, -1.0, 1.5, 2.5, True),
        ("overcut", "AAA", "BBB", 23, 20, -1.0, -0.4, 2.5, False),
    ],
    holds=[("AAA", "BBB", 4, 9, 6), ("BBB", "AAA", 40, 45, 6), ("CCC", "AAA", 40, 45, 6)],
)


def test_causes_one_by_one():
    found = compare(OURS, RELEASE)
    assert found.counts.set_index("table")["identical"].to_dict() == {
        "stints": 1,
        "pit_stops": 0,
        "battles": 0,
        "defenses": 0,
    }

    def causes(table, side):
        rows = found.rows[table]
        return rows[rows["side"] == side]["cause"].tolist()

    assert causes("stints", "release") == ["compound", "bounds", "number", "absent"]
    assert causes("stints", "ours") == ["compound", "bounds", "number"]
    assert causes("pit_stops", "release") == ["compounds", "lap", "absent"]
    assert causes("battles", "release") == ["stop", "stop"]
    assert causes("defenses", "release") == ["bounds", "other run", "absent"]


def test_equal_rows_twice_need_two_partners():
    twice = {**OURS, "pit_stops": pd.concat([OURS["pit_stops"], OURS["pit_stops"].iloc[[0]]], ignore_index=True)}
    counts = compare(twice, OURS).counts.set_index("table")
    assert counts.loc["pit_stops", ["ours", "release", "identical"]].tolist() == [3, 2, 2]


def test_missing_compounds_are_equal():
    assert compare(OURS, OURS).counts.eval("identical == ours and identical == release").all()


def test_doubtful_drivers_explain_gaps():
    moved = {**OURS, "battles": OURS["battles"].assign(gained_s=2.1, defender_pit_lap=25)}
    ours = {**OURS, "battles": OURS["battles"].assign(defender_pit_lap=25)}
    assert compare(ours, moved).rows["battles"]["cause"].tolist() == ["gap", "gap"]
    doubtful = pd.DataFrame([{**RACE, "driver": "BBB"}])
    assert compare(ours, moved, doubtful).rows["battles"]["cause"].tolist() == ["times", "times"]
    assert compare(ours, moved, doubtful.assign(driver=None)).rows["battles"]["cause"].tolist() == ["times", "times"]


def test_measures_one_by_one():
    found = audit.summary(RELEASE).set_index("measure")["rows"].to_dict()
    assert found == {
        "stops_without_change": 1,  # CCC stood for 300 s
        "battles_on_no_stop": 0,
        "battles_neutralised": 2,  # BBB's stop on lap 23; the second battle names it as the attacker's
        "swings_twice": 1,
        "long_gains": 0,
        "always_succeeded": 1,
        "missing_starts": 1,
        "holes": 1,
        "unknown_compounds": 0,
        "disqualified": 1,
    } | {"battles_neutralised": 1}
    assert audit.by_race(RELEASE).drop(columns=["year", "event"]).iloc[0].to_dict() == found


def test_stop_without_other_tyres():
    same = facts(
        stints=[("AAA", 1, "SOFT", 1, 20, 20, 3.0), ("AAA", 2, "SOFT", 21, 50, 30, 23.0)],
        stops=[("AAA", 20, "SOFT", "SOFT", 22.0, False)],
        battles=[("undercut", "AAA", "BBB", 20, 22, -1.0, 1.0, 2.0, True)],
        holds=[("AAA", "BBB", 3, 9, 7)],
    )
    assert audit.stops_without_change(same)[["same_tyres", "parked"]].values.tolist() == [[True, False]]
    assert len(audit.battles_on_no_stop(same)) == 1


def test_folder_that_is_no_release(tmp_path):
    with pytest.raises(InputError, match=r"no structured/\*_R\.json"):
        frames_of_release(tmp_path)
    (tmp_path / "structured").mkdir()
    (tmp_path / "structured" / "2031_X_R.json").write_text('{"year": 2031}')
    with pytest.raises(InputError, match="not a structured race of the release"):
        frames_of_release(tmp_path)


def test_share_and_races_of_a_measure_and_of_none():
    found = audit.summary(RELEASE).set_index("measure")
    assert found.loc["disqualified", ["rows", "of", "share", "races"]].tolist() == [1, 2, 0.5, 1]
    none = {name: table.iloc[:0] for name, table in RELEASE.items()}
    assert audit.summary(none)["share"].isna().all() and audit.summary(none)["rows"].sum() == 0


def test_facts_that_never_vary_are_named():
    always = facts(
        stints=[("AAA", 1, "SOFT", 1, 20, 20, 1.0), ("BBB", 1, "SOFT", 1, 25, 25, 1.0)],
        stops=[("AAA", 20, "SOFT", "HARD", 22.0, False)],
        battles=[
            ("undercut", "AAA", "BBB", 20, 22, -1.0, -0.5, 0.5, False),
            ("overcut", "AAA", "CCC", 20, 18, -1.0, 1.0, 2.0, True),
        ],
        holds=[("AAA", "BBB", 3, 9, 7)],
    )
    found = audit.constant_facts(always)
    assert {(row.table, row.column, row.value) for row in found.itertuples()} == {
        ("battles", "attacker", "AAA"), ("battles", "attacker_pit_lap", "20"), ("battles", "gap_before_s", "-1.0"),
        ("battles", "success", "True"), ("stints", "compound", "SOFT"), ("stints", "start_lap", "1"),
        ("stints", "stint", "1"), ("stints", "tyre_life_start", "1.0"),
    }  # fmt: skip
    assert audit.always_succeeded(always)["kind"].tolist() == ["undercut"]
    own = {**always, "battles": always["battles"].assign(success=[False, True])}
    assert audit.always_succeeded(own).empty
    assert "success" not in audit.constant_facts(own)["column"].tolist()
