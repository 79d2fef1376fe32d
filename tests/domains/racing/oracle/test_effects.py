"""What became of each fact of `paper` under `corrected`, on frames small enough to check by eye."""

from __future__ import annotations

import json

import pandas as pd

from artifact.domains.racing.oracle import derive
from artifact.domains.racing.oracle.effects import battle_reasons, effects
from artifact.domains.racing.oracle.frames import frames_of_facts, frames_of_release, frames_of_tables
from artifact.domains.racing.oracle.tables import write_tables

GOOD, SHIFTED = {"year": 2031, "event": "Invented Grand Prix"}, {"year": 2031, "event": "Shifted Grand Prix"}


def frame(columns, *rows, race=GOOD):
    return pd.DataFrame([dict(zip(columns.split(), row, strict=True)) | race for row in rows])


STOP = "driver lap kind under_neutralization"
BATTLE = "attacker defender attacker_pit_lap defender_pit_lap gained_s"
HOLD = "defender pursuer start_lap end_lap"
STINT = "driver start_lap end_lap"


def both(*frames):
    return pd.concat(frames, ignore_index=True)


PAPER = {
    "pit_stops": both(
        frame("driver lap", ("AAA", 10), ("BBB", 12), ("CCC", 14), ("DDD", 16), ("EEE", 18)),
        frame("driver lap", ("AAA", 10), race=SHIFTED),
    ),
    "battles": both(
        frame(
            BATTLE,
            ("AAA", "BBB", 10, 12, 2.0),  # kept
            ("AAA", "CCC", 10, 14, 2.0),  # CCC was led through the pit lane
            ("BBB", "FFF", 12, 13, 2.0),  # FFF stopped under the safety car
            ("GGG", "AAA", 11, 10, 2.0),  # GGG's clock is not comparable
            ("BBB", "HHH", 12, 15, 2.0),  # HHH was in the pit lane once more on lap 14
            ("AAA", "III", 10, 13, 75.0),  # 75 s are more than a stop
            ("BBB", "III", 12, 13, 2.0),  # nothing else tells why
        ),
        frame(BATTLE, ("AAA", "BBB", 10, 12, 2.0), race=SHIFTED),
    ),
    "defenses": both(
        frame(HOLD, ("AAA", "BBB", 3, 9), ("BBB", "AAA", 20, 22), ("GGG", "AAA", 30, 36)),
        frame(HOLD, ("AAA", "BBB", 3, 9), race=SHIFTED),
    ),
    "stints": both(
        frame(STINT, ("AAA", 1, 10), ("AAA", 11, 30), ("AAA", 31, 50)), frame(STINT, ("AAA", 1, 10), race=SHIFTED)
    ),
}
CORRECTED = {
    "races": both(frame("refused", (None,)), frame("refused", ("laps are shifted",), race=SHIFTED)),
    "conflicts": frame("driver what", ("GGG", "clock"), ("AAA", "compound")),
    "pit_stops": frame(
        STOP,
        ("AAA", 10, "stop", False),
        ("BBB", 12, "stop", False),
        ("CCC", 14, "pit_lane_transit", False),
        ("DDD", 16, "ambiguous", False),
        ("FFF", 13, "stop", True),
        ("GGG", 11, "stop", False),
        ("HHH", 14, "pit_lane_transit", False),
        ("HHH", 15, "stop", False),
        ("III", 13, "stop", False),
    ),
    "battles": frame(BATTLE, ("AAA", "BBB", 10, 12, 2.0), ("BBB", "GGG", 12, 20, 1.0)),
    "defenses": frame(HOLD, ("AAA", "BBB", 8, 12), ("AAA", "BBB", 40, 44)),
    "stints": frame(STINT, ("AAA", 1, 10), ("AAA", 11, 50)),
}


def test_each_fact_is_counted_once_under_its_reason() -> None:
    found = effects(PAPER, CORRECTED)
    counts = {
        table: {reason: rows for reason, rows in zip(part["reason"], part["rows"], strict=True) if rows}
        for table, part in found.groupby("table")
    }
    assert counts == {
        "pit_stops": {"kept": 2, "refused": 1, "pit_lane_transit": 1, "ambiguous": 1, "no visit": 1, "added": 4},
        "battles": {
            "kept": 1, "refused": 1, "no stop": 1, "neutralised": 1, "clock": 1, "third visit": 1, "long gain": 1,
            "not racing": 1, "added": 1,
        },
        "defenses": {"kept": 1, "refused": 1, "clock": 1, "not racing": 1, "added": 1},
        "stints": {"kept": 1, "refused": 1, "joined or cut": 2, "added": 1},
    }  # fmt: skip
    for table in counts:
        assert sum(count for reason, count in counts[table].items() if reason != "added") == len(PAPER[table])
    assert list(battle_reasons(PAPER, CORRECTED)) == [
        "kept", "no stop", "neutralised", "clock", "third visit", "long gain", "not racing", "refused",
    ]  # fmt: skip


def test_equal_facts_are_all_kept_and_read_back_alike(invented, rows, pit, tmp_path) -> None:
    laps = [
        *pit(rows("AAA", range(1, 11), 1, "SOFT") + rows("AAA", range(11, 31), 2, "HARD"), 10),
        *pit(rows("BBB", range(1, 13), 1, "SOFT") + rows("BBB", range(13, 31), 2, "HARD"), 12),
    ]
    facts = [derive(invented(laps).race(), "corrected")]
    frames = frames_of_facts(facts)
    found = effects(frames, frames)
    assert found[~found["reason"].isin(["kept", "added"])]["rows"].sum() == 0
    assert found.set_index(["table", "reason"])["rows"].get(("pit_stops", "kept")) == 2
    write_tables(tmp_path, facts)
    read = frames_of_tables(tmp_path)
    assert read.keys() == frames.keys()
    for name in frames:
        pd.testing.assert_frame_equal(read[name], frames[name], check_dtype=False)


def test_races_of_the_release_are_frames_under_our_names(tmp_path) -> None:
    (tmp_path / "structured").mkdir()
    tables = {"stints": [], "pit_stops": [], "pit_battles": [], "defenses": [], "classification": []}
    for place, gp in enumerate(("One", "Two"), start=1):
        race = {**tables, "year": 2031, "gp": gp, "pit_battles": [{"attacker": "AAA", "gained_s": 1.5}] * place}
        race["stints"] = [{"driver": "AAA", "compound": None}]
        (tmp_path / "structured" / f"2031_{gp}_R.json").write_text(json.dumps(race), "utf-8")
    frames = frames_of_release(tmp_path)
    assert frames["battles"].to_dict("records")[-1] == {
        "year": 2031, "event": "Two", "attacker": "AAA", "gained_s": 1.5,
    }  # fmt: skip
    assert len(frames["battles"]) == 3 and frames["pit_stops"].empty
    assert frames["stints"]["compound"].tolist() == [None, None]


def test_under_the_rules_of_the_paper_one_hold_a_pursuer_is_kept_and_a_brief_one_by_a_pass(invented, rows) -> None:
    """AAA leads; BBB, faster, comes closer by so much a lap that it passes after lap 8, or after lap 3."""
    laps = [*rows("AAA", range(1, 25), 1, "SOFT"), *rows("BBB", range(1, 25), 1, "SOFT")]
    times = {("BBB", lap): 89.9 for lap in range(1, 9)} | {("BBB", lap): 89.0 for lap in range(9, 25)}
    race = invented(laps, gaps={"AAA": 0.0, "BBB": 1.5}, lap_times=times).race()
    (found,) = derive(race, "paper").defenses
    assert (found.defender, found.pursuer, found.kind) == ("AAA", "BBB", "sustained")
    assert (found.start_lap, found.end_lap, found.pace_delta_s) == (2, 8, 1.0)
    quick = {("BBB", lap): 89.45 for lap in range(1, 25)}
    race = invented(laps, gaps={"AAA": 0.0, "BBB": 2.1}, lap_times=quick).race()
    (found,) = derive(race, "paper").defenses
    assert (found.kind, found.n_laps) == ("brief", 2) and found.end_lap == 3
    slower = {("BBB", lap): 90.0 for lap in range(1, 25)}
    race = invented(laps, gaps={"AAA": 0.0, "BBB": 0.8}, lap_times=slower).race()
    assert derive(race, "paper").defenses == ()
