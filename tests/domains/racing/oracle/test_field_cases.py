"""Faults reported in the field, each with a small invented race and the right answer.

Rows are `driver, lap, Stint, Compound, TyreLife, PitIn, PitOut, TrackStatus`.
"""

from __future__ import annotations

import warnings
from itertools import pairwise

import pandas as pd
import pytest

from artifact.domains.racing.oracle import derive
from artifact.errors import InputError
from artifact.sources.laps import build_races
from artifact.sources.tables import Table


def stints(facts):
    return [(s.driver, s.start_lap, s.end_lap, s.compound) for s in facts.stints]


def visits(facts, kind=None):
    return [(v.driver, v.lap, v.kind) for v in facts.pit_stops if kind in (None, v.kind)]


def classified(facts):
    return {c.driver: c for c in facts.classification}


# -- safety car led through the pit lane ------------------------------------------------------------------------------


def test_field_led_through_the_pit_lane_makes_no_stops(invented):
    race = invented(
        ["AAA,1,1,INTER,1,-,-,1", "AAA,2,1,INTER,2,in,-,4", "AAA,3,2,INTER,3,in,out,4", "AAA,4,3,INTER,4,-,out,1"]
    ).race()
    facts = derive(race)
    assert stints(facts) == [("AAA", 1, 4, "INTERMEDIATE")]
    assert visits(facts) == [("AAA", 2, "pit_lane_transit"), ("AAA", 3, "pit_lane_transit")]
    assert {v.cause for v in facts.pit_stops} == {"safety_car"}
    assert classified(facts)["AAA"].n_stops == 0
    assert facts.battles == ()


def test_paper_rules_count_the_same_passes_as_stops(invented):
    race = invented(
        ["AAA,1,1,INTER,1,-,-,1", "AAA,2,1,INTER,2,in,-,4", "AAA,3,2,INTER,3,in,out,4", "AAA,4,3,INTER,4,-,out,1"]
    ).race()
    facts = derive(race, "paper")
    assert [(s.stint, s.start_lap, s.end_lap) for s in facts.stints] == [(1, 1, 2), (2, 3, 3), (3, 4, 4)]
    assert visits(facts, "stop") == [("AAA", 2, "stop"), ("AAA", 3, "stop")]


def test_age_that_starts_anew_behind_the_safety_car_is_ambiguous(invented, rows):
    led = [
        row
        for driver, age in (("AAA", 3), ("BBB", 3), ("CCC", 1))
        for row in (
            f"{driver},1,1,INTER,1,-,-,1",
            f"{driver},2,1,INTER,2,in,-,4",
            f"{driver},3,2,INTER,{age},-,out,4",
            f"{driver},4,2,INTER,{age + 1},-,-,1",
        )
    ]
    facts = derive(invented(led).race())
    assert visits(facts) == [
        ("AAA", 2, "pit_lane_transit"),
        ("BBB", 2, "pit_lane_transit"),
        ("CCC", 2, "ambiguous"),
    ]
    assert stints(facts)[2] == ("CCC", 1, 4, "INTERMEDIATE")
    assert [classified(facts)[driver].n_stops for driver in ("AAA", "BBB", "CCC")] == [0, 0, None]


def test_drive_through_is_told_from_a_stop_by_the_time_in_the_lane(invented, rows, pit):
    stopped = pit(rows("AAA", range(1, 11), 1, "HARD"), 5)
    stopped[5:] = [row.replace(",1,HARD,", ",2,SOFT,", 1) for row in stopped[5:]]
    through = pit(rows("BBB", range(1, 11), 1, "HARD"), 5)
    through[5:] = [row.replace(",1,HARD,", ",2,HARD,", 1) for row in through[5:]]
    through[5] = through[5].replace("out", str(3600 + 2 + 5 * 90 + 15))  # 20 s in the lane, the stop took 25
    facts = derive(invented(stopped + through).race())
    assert [(v.driver, v.kind, v.cause) for v in facts.pit_stops] == [
        ("AAA", "stop", None),
        ("BBB", "pit_lane_transit", "drive_through"),
    ]
    assert [classified(facts)[driver].n_stops for driver in ("AAA", "BBB")] == [1, 0]
    assert stints(facts)[-1] == ("BBB", 1, 10, "HARD")


def test_visit_as_long_as_a_stop_without_other_tyres_leaves_the_count_open(invented, rows, pit):
    stopped = pit(rows("AAA", range(1, 11), 1, "HARD"), 5)
    stopped[5:] = [row.replace(",1,HARD,", ",2,SOFT,", 1) for row in stopped[5:]]
    facts = derive(invented(stopped + pit(rows("BBB", range(1, 11), 1, "HARD"), 5)).race())
    assert visits(facts)[1] == ("BBB", 5, "ambiguous")
    assert classified(facts)["BBB"].n_stops is None


def test_stop_of_unknown_length_does_not_hide_the_quickest(invented, rows, pit):
    unknown, known = (
        pit(rows(driver, range(1, 6), 1, "HARD") + rows(driver, range(6, 11), 2, "SOFT"), 5)
        for driver in ("AAA", "BBB")
    )
    unknown[5] = unknown[5].replace("out", "-")
    facts = derive(invented(unknown + known + pit(rows("CCC", range(1, 11), 1, "HARD"), 5)).race())
    assert [(v.driver, v.kind, v.stop_duration_s) for v in facts.pit_stops] == [
        ("AAA", "stop", None),
        ("BBB", "stop", 25.0),
        ("CCC", "ambiguous", 25.0),
    ]


def test_change_reported_late_belongs_to_the_visit(invented, rows, pit):
    late = pit(rows("AAA", range(1, 9), 1, "HARD"), 5) + rows("AAA", range(9, 31), 2, "SOFT")
    stopped = pit(rows("BBB", range(1, 6), 1, "HARD") + rows("BBB", range(6, 31), 2, "SOFT"), 5)
    facts = derive(invented(late + stopped).race())
    assert visits(facts) == [("AAA", 5, "stop"), ("BBB", 5, "stop")]
    # 22 of the 25 laps say SOFT
    assert stints(facts)[:2] == [("AAA", 1, 5, "HARD"), ("AAA", 6, 30, "SOFT")]
    assert facts.stints[1].tyre_life_start is None  # the ages of laps 6 to 8 are the old set's
    assert "change_without_visit" in {c.what for c in facts.conflicts}


# -- red flags --------------------------------------------------------------------------------------------------------


def test_tyres_changed_under_a_red_flag_are_no_stop(invented):
    race = invented(
        [
            "AAA,1,1,SOFT,1,-,-,1",
            "AAA,2,1,SOFT,2,3600,-,25",
            "AAA,3,2,HARD,1,-,5580,5",
            "AAA,4,2,HARD,2,-,-,1",
        ],
        lap_times={("AAA", 3): 2000.0},
    ).race()
    facts = derive(race)
    assert stints(facts) == [("AAA", 1, 2, "SOFT"), ("AAA", 3, 4, "HARD")]
    assert [(v.lap, v.kind, v.stop_duration_s) for v in facts.pit_stops] == [(2, "red_flag_change", None)]
    assert classified(facts)["AAA"].n_stops == 0


def test_stop_before_the_red_flag_of_the_same_lap_is_a_stop(invented):
    race = invented(
        ["AAA,1,1,SOFT,1,-,-,1", "AAA,2,1,SOFT,2,in,-,1", "AAA,3,2,HARD,1,-,out,15", "AAA,4,2,HARD,2,-,-,1"]
    ).race()
    assert [(v.kind, v.stop_duration_s) for v in derive(race).pit_stops] == [("stop", 25.0)]


def test_gaps_across_a_red_flag_are_unknown(invented, rows, pit):
    aaa = pit(rows("AAA", range(1, 6), 1, "SOFT") + rows("AAA", range(6, 12), 2, "HARD"), 5)
    bbb = pit(rows("BBB", range(1, 8), 1, "SOFT") + rows("BBB", range(8, 12), 2, "HARD"), 7)
    assert len(derive(invented(aaa + bbb, lap_times={("BBB", 8): 95.0}).race()).battles) == 1
    red = [row[:-1] + "15" if row.split(",")[1] == "6" else row for row in aaa + bbb]
    facts = derive(invented(red, lap_times={("BBB", 8): 95.0}).race())
    assert facts.battles == ()
    # the lap after a red flag is the restart, also where its own status is clear
    red = [row[:-1] + "15" if row.split(",")[1] == "3" else row for row in aaa + bbb]
    assert derive(invented(red, lap_times={("BBB", 8): 95.0}).race()).battles == ()


def test_untimed_lap_has_neither_pace_nor_battle(invented, rows, pit):
    aaa = pit(rows("AAA", range(30, 35), 1, "SOFT", 30) + rows("AAA", range(35, 40), 2, "HARD"), 34)
    bbb = pit(rows("BBB", range(30, 36), 1, "SOFT", 30) + rows("BBB", range(36, 40), 2, "HARD"), 35)
    race = invented(aaa + bbb, untimed=[("AAA", 36)], lap_times={("BBB", 36): 140.2}).race()
    facts = derive(race)
    assert facts.battles == ()
    second = next(s for s in facts.stints if s.driver == "AAA" and s.stint == 2)
    assert second.avg_laptime_s == 90.0  # laps 37 to 39


# -- stints -----------------------------------------------------------------------------------------------------------


def test_first_stint_without_a_number_is_not_lost(invented, rows):
    race = invented(
        [
            *(f"AAA,{lap},-,-,-,-,-,1" for lap in range(1, 20)),
            "AAA,20,-,-,-,in,-,1",
            "AAA,21,1,HARD,1,-,out,1",
            *rows("AAA", range(22, 51), 1, "HARD", 2),
        ]
    ).race()
    facts = derive(race)
    assert stints(facts) == [("AAA", 1, 20, None), ("AAA", 21, 50, "HARD")]
    assert [s.source for s in facts.stints] == ["inferred", "recorded"]
    assert visits(facts) == [("AAA", 20, "stop")]
    assert classified(facts)["AAA"].n_stops == 1
    assert (facts.pit_stops[0].from_compound, facts.pit_stops[0].to_compound) == (None, "HARD")


def test_number_that_starts_on_lap_two_belongs_to_the_same_tyres(invented, rows):
    facts = derive(invented(["AAA,1,-,UNKNOWN,-,-,-,1", *rows("AAA", range(2, 10), 1, "SOFT", 4)]).race())
    assert stints(facts) == [("AAA", 1, 9, "SOFT")]
    assert facts.stints[0].tyre_life_start == 3.0


def test_change_that_cannot_be_placed_leaves_the_count_open(invented, rows):
    # laps 11 and 12 are missing, and with them the visit
    facts = derive(invented(rows("AAA", range(1, 11), 1, "SOFT") + rows("AAA", range(13, 21), 2, "HARD")).race())
    assert stints(facts)[0][1] == 1 and facts.stints[-1].end_lap == 20
    assert classified(facts)["AAA"].n_stops is None
    assert visits(facts) == []


def test_table_without_times_of_the_pit_lane_has_its_stops(invented, rows):
    changed = rows("AAA", range(1, 11), 1, "SOFT") + rows("AAA", range(11, 21), 2, "HARD")
    aged = rows("BBB", range(1, 11), 1, "SOFT") + rows("BBB", range(11, 21), 2, "SOFT")
    facts = derive(invented(changed + aged).race())
    assert [(v.driver, v.lap, v.kind, v.stop_duration_s) for v in facts.pit_stops] == [
        ("AAA", 10, "stop", None),
        ("BBB", 10, "stop", None),
    ]
    assert [classified(facts)[driver].n_stops for driver in ("AAA", "BBB")] == [1, 1]


def test_age_that_starts_anew_away_from_the_pits_is_no_stop(invented, rows, pit):
    own = pit(rows("AAA", range(1, 11), 1, "SOFT") + rows("AAA", range(11, 13), 2, "HARD"), 10)
    facts = derive(invented(own + rows("AAA", range(13, 31), 3, "HARD")).race())
    assert visits(facts) == [("AAA", 10, "stop")]
    assert classified(facts)["AAA"].n_stops == 1
    assert stints(facts) == [("AAA", 1, 10, "SOFT"), ("AAA", 11, 30, "HARD")]
    assert [(c.what, c.resolution) for c in facts.conflicts] == [("change_without_visit", "no stop")]


@pytest.mark.parametrize("word", ["UNKNOWN", "TEST_UNKNOWN", "None", "nan", "", "unknown"])
def test_unknown_compounds_are_null(invented, rows, word):
    (stint,) = derive(invented(rows("AAA", range(1, 21), 1, word or "-")).race()).stints
    assert stint.compound is None


def test_two_compounds_in_one_stint_are_a_conflict(invented, rows):
    facts = derive(invented(["AAA,1,1,HARD,1,-,-,1", *rows("AAA", range(2, 22), 1, "MEDIUM", 2)]).race())
    assert stints(facts) == [("AAA", 1, 21, "MEDIUM")]
    (conflict,) = facts.conflicts
    assert (conflict.what, conflict.lap, conflict.end_lap) == ("two_compounds", 1, 21)
    assert conflict.detail == "laps: HARD 1, MEDIUM 20"


def test_compounds_in_dispute_are_null(invented, rows):
    mixed = rows("AAA", range(1, 11), 1, "HARD") + rows("AAA", range(11, 21), 1, "MEDIUM", 11)
    (stint,) = derive(invented(mixed).race()).stints
    assert stint.compound is None


def test_stints_partition_the_laps(invented, rows, pit):
    race = invented(
        pit(rows("AAA", range(2, 11), 1, "SOFT") + rows("AAA", range(11, 21), 2, "HARD"), 10)
        + pit(rows("BBB", range(1, 6), 1, "SOFT") + rows("BBB", range(6, 21), 3, "HARD"), 5)
    ).race()
    for driver in race.drivers:
        own = [s for s in derive(race).stints if s.driver == driver]
        assert own[0].start_lap == 1 and own[-1].end_lap == 20
        assert all(a.end_lap + 1 == b.start_lap for a, b in pairwise(own))
        assert all(s.n_laps == s.end_lap - s.start_lap + 1 for s in own)


def test_exit_on_lap_one_is_the_drive_to_the_grid(invented, rows):
    plain = (
        rows("AAA", range(1, 5), 1, "SOFT") + rows("BBB", range(1, 5), 1, "SOFT") + rows("CCC", range(1, 5), 1, "SOFT")
    )
    before = [row.replace("1,1,SOFT,1,-,-", "1,1,SOFT,1,-,1004") if row.startswith("AAA,1,") else row for row in plain]
    after = [row.replace("1,1,SOFT,1,-,-", "1,1,SOFT,1,-,3610") if row.startswith("AAA,1,") else row for row in plain]
    facts = derive(invented(before).race())
    assert visits(facts) == [] and classified(facts)["AAA"].pit_lane_start is False
    facts = derive(invented(after).race())
    assert visits(facts) == [] and classified(facts)["AAA"].pit_lane_start is True


def test_whole_field_out_of_the_pit_lane_tells_nothing(invented, rows):
    laps = [
        row.replace("1,1,SOFT,1,-,-", "1,1,SOFT,1,-,3620")
        for driver in ("AAA", "BBB")
        for row in rows(driver, range(1, 5), 1, "SOFT")
    ]
    assert {c.pit_lane_start for c in derive(invented(laps).race()).classification} == {None}


def test_drive_to_the_grid_is_told_without_timed_first_laps(invented, rows):
    # the first lap has no time, as often in the source: 00:16:44 is long before it ended
    plain = rows("AAA", range(1, 5), 1, "SOFT")
    plain[0] = "AAA,1,1,SOFT,1,-,1004,1"
    facts = derive(invented(plain, untimed=[("AAA", 1)]).race())
    assert classified(facts)["AAA"].pit_lane_start is False


def test_stop_on_lap_one_is_kept(invented, rows):
    facts = derive(
        invented(
            ["AAA,1,1,ULTRASOFT,4,in,-,2", "AAA,2,2,SOFT,1,-,out,4", *rows("AAA", range(3, 6), 2, "SOFT", 2)]
        ).race()
    )
    assert visits(facts) == [("AAA", 1, "stop")]
    assert stints(facts) == [("AAA", 1, 1, "ULTRASOFT"), ("AAA", 2, 5, "SOFT")]


# -- what is the race -------------------------------------------------------------------------------------------------


def test_phantom_laps_and_non_starters(invented, rows):
    race = invented(
        [*rows("AAA", range(1, 59), 1, "HARD"), "BBB,1,1,HARD,1,-,-,1"],
        generated=[("AAA", 58), ("BBB", 1)],
        results=["AAA,Team A,1,1,1,Finished,57", "BBB,Team B,2,W,2,Did not start,0"],
    ).race()
    facts = derive(race)
    assert facts.race.total_laps == 57
    assert stints(facts) == [("AAA", 1, 57, "HARD")]
    assert classified(facts)["BBB"].status == "not_started"
    assert (classified(facts)["BBB"].n_stops, classified(facts)["BBB"].laps) == (0, 0)
    assert {c.what for c in facts.conflicts} == {"phantom_laps", "not_started"}


def test_laps_fewer_than_the_distance_refuse_the_race(invented, rows):
    race = invented(rows("AAA", range(1, 57), 1, "HARD"), total_laps=57).race()
    facts = derive(race)
    assert facts.race.refused == "the winner has 56 laps in the lap table and 57 in the results"
    assert facts.stints == facts.classification == ()


def test_finisher_with_missing_laps_has_no_facts_of_laps(invented, rows):
    race = invented(
        rows("AAA", range(1, 58), 1, "HARD") + rows("BBB", range(1, 57), 1, "HARD"),
        total_laps=57,
        lap_times={("BBB", 40): 88.0, ("AAA", 30): 89.0},
    ).race()
    facts = derive(race)
    assert {s.driver for s in facts.stints} == {"AAA"}
    fastest = facts.race
    assert (fastest.fastest_driver, fastest.fastest_lap, fastest.fastest_laptime_s) == ("BBB", None, 88.0)
    assert fastest.fastest_compound is None
    assert classified(facts)["BBB"].n_stops is None
    assert classified(facts)["BBB"].classified_position == 2


def test_made_up_lap_has_neither_position_nor_pace(invented, rows):
    race = invented(
        rows("AAA", range(1, 11), 1, "HARD") + rows("BBB", range(1, 6), 1, "HARD"),
        generated=[("BBB", 5)],
        results=["AAA,Team A,1,1,1,Finished,10", "BBB,Team B,2,R,2,Engine,4"],
    ).race()
    bbb = next(s for s in derive(race).stints if s.driver == "BBB")
    assert (bbb.end_lap, bbb.avg_laptime_s) == (5, 90.0)
    assert classified(derive(race))["BBB"].road_position is None


def test_every_lap_marked_inaccurate_gives_no_pace_and_no_warning(invented, rows):
    race = invented(rows("AAA", range(1, 51), 1, "HARD"), unaccurate=True).race()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        (stint,) = derive(race).stints
    assert stint.avg_laptime_s is None and stint.degradation_s_per_lap is None


@pytest.mark.parametrize("rules", ["corrected", "paper"])
def test_race_without_any_time(invented, rows, pit, rules):
    laps = invented(duel(rows, pit) + rows("CCC", range(1, 31), 1, "HARD"))
    table = laps.laps().assign(Time=pd.NaT, LapTime=pd.NaT, PitInTime=pd.NaT, PitOutTime=pd.NaT)
    (race,) = build_races(Table(table, "laps", 0), Table(laps.result_table(), "results", 0))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        facts = derive(race, rules)
    assert len(facts.stints) == 5
    assert [v.stop_duration_s for v in facts.pit_stops] == [None, None]
    assert facts.battles == facts.defenses == facts.neutralisations == ()
    assert facts.race.fastest_driver is None


# -- classification ---------------------------------------------------------------------------------------------------


def test_disqualified_car_keeps_its_place_on_the_road_only(invented, rows):
    race = invented(
        [row for driver in ("AAA", "BBB", "CCC") for row in rows(driver, range(1, 6), 1, "HARD")],
        results=[
            "BBB,Team B,1,1,1,Finished,5",
            "CCC,Team C,2,2,2,Finished,5",
            "AAA,Team A,3,D,3,Disqualified,0",
        ],
    ).race()
    by_driver = classified(derive(race))
    assert derive(race).race.winner == "BBB"
    assert [by_driver[d].classified_position for d in ("AAA", "BBB", "CCC")] == [None, 1, 2]
    assert [by_driver[d].road_position for d in ("AAA", "BBB", "CCC")] == [1, 2, 3]
    assert (by_driver["AAA"].status, by_driver["AAA"].laps) == ("disqualified", 5)


def test_two_drivers_in_one_position_refuse_the_race(invented, rows):
    race = invented(
        rows("AAA", range(1, 6), 1, "HARD") + rows("BBB", range(1, 6), 1, "HARD"),
        results=["AAA,Team A,1,1,1,Finished,5", "BBB,Team B,1,1,2,Finished,5"],
    ).race()
    assert derive(race).race.refused == "two drivers are classified in position 1"


@pytest.mark.parametrize(
    ("letter", "word", "laps", "status", "behind"),
    [
        ("2", "+2 Laps", 76, "lapped", 2),
        ("2", "Lapped", 76, "lapped", 2),
        ("2", "Finished", 78, "finished", 0),
        ("2", "Finished", 77, "lapped", 1),
        ("R", "Finished", 40, "retired", None),  # a crashed car that a source lists as finished
        ("R", "Collision damage", 40, "retired", None),
        ("2", "Gearbox", 75, "retired", None),  # classified with nine tenths of the distance
        ("D", "Underweight", 78, "disqualified", None),
        ("", "Excluded", 78, "disqualified", None),
        ("W", "Withdrew", 0, "not_started", None),
        ("R", "Withdrew", 0, "not_started", None),
        ("R", "Withdrew", 48, "retired", None),  # taken out of the race by the team
        ("2", "Withdrew", 72, "retired", None),
        ("", "Withdrawn", 40, "retired", None),
        ("", "Abducted", 78, "other", None),
    ],
)
def test_statuses_of_both_spellings(invented, rows, letter, word, laps, status, behind):
    race = invented(
        rows("AAA", range(1, 79), 1, "HARD") + rows("BBB", range(1, max(laps, 1) + 1), 1, "HARD"),
        results=["AAA,Team A,1,1,1,Finished,78", f"BBB,Team B,2,{letter},2,{word},{laps}"],
    ).race()
    facts = derive(race)
    bbb = classified(facts)["BBB"]
    assert (bbb.status, bbb.laps_behind) == (status, behind)
    assert bbb.classified_position == (2 if letter == "2" else None)
    assert ("unknown_status" in {c.what for c in facts.conflicts}) == (status == "other")


def test_car_that_retires_on_the_last_lap_has_no_place_on_the_road(invented, rows):
    race = invented(
        rows("AAA", range(1, 6), 1, "HARD") + rows("BBB", range(1, 6), 1, "HARD"),
        gaps={"AAA": 2.0, "BBB": 0.0},
        results=["AAA,Team A,1,1,1,Finished,5", "BBB,Team B,2,R,2,Engine,4"],
    ).race()
    by_driver = classified(derive(race))
    assert (by_driver["AAA"].road_position, by_driver["BBB"].road_position) == (1, None)


@pytest.mark.parametrize("letter", ["", "0", "0.0", "R"])
def test_results_without_a_position_are_not_final(invented, rows, letter):
    race = invented(rows("AAA", range(1, 6), 1, "HARD"), results=[f"AAA,Team A,0,{letter},-1,,0"])
    with pytest.raises(InputError, match="results are not final"):
        race.race()


def test_grid_of_minus_one_or_zero_is_null(invented, rows):
    race = invented(
        rows("AAA", range(1, 6), 1, "HARD") + rows("BBB", range(1, 6), 1, "HARD"),
        results=["AAA,Team A,1,1,-1,Finished,5", "BBB,Team B,2,2,0,Finished,5"],
    ).race()
    assert [c.grid for c in derive(race).classification] == [None, None]


def test_unknown_track_status_is_kept_and_is_not_green(invented, rows):
    laps = [row[:-1] + "18" if row.split(",")[1] == "3" else row for row in rows("AAA", range(1, 6), 1, "HARD")]
    facts = derive(invented(laps, lap_times={("AAA", 3): 80.0}).race())
    assert [(c.what, c.lap, c.detail) for c in facts.conflicts] == [("unknown_track_status", 3, "code 8 in 1 laps")]
    assert facts.stints[0].avg_laptime_s == 90.0


# -- racing -----------------------------------------------------------------------------------------------------------


def duel(rows, pit, status="1"):
    """AAA 1.2 s behind BBB stops on lap 20, BBB on lap 22."""
    aaa = pit(rows("AAA", range(1, 21), 1, "SOFT", 1, status) + rows("AAA", range(21, 31), 2, "HARD", 1, status), 20)
    bbb = pit(rows("BBB", range(1, 23), 1, "SOFT", 1, status) + rows("BBB", range(23, 31), 2, "HARD", 1, status), 22)
    return aaa + bbb


OUT_LAPS = {("AAA", 20): 92.0, ("AAA", 21): 112.0, ("AAA", 22): 88.0, ("BBB", 22): 92.0, ("BBB", 23): 112.2}


def test_undercut_worked_by_hand(invented, rows, pit):
    facts = derive(invented(duel(rows, pit), gaps={"AAA": 1.2, "BBB": 0.0}, lap_times=OUT_LAPS).race())
    (battle,) = facts.battles
    assert (battle.kind, battle.attacker, battle.defender) == ("undercut", "AAA", "BBB")
    assert (battle.attacker_pit_lap, battle.defender_pit_lap) == (20, 22)
    # AAA: 19 x 90 + 92 + 112 + 88 + 90 + 1.2 = 2093.2 at the end of lap 23; BBB: 21 x 90 + 92 + 112.2 = 2094.2
    assert (battle.gap_before_s, battle.gap_after_s, battle.gained_s) == (-1.2, 1.0, 2.2)
    assert battle.position_swap and battle.success


@pytest.mark.parametrize("status", ["4", "6", "7", "5", "24", "67"])
def test_no_undercut_under_a_neutralisation(invented, rows, pit, status):
    race = invented(duel(rows, pit, status), gaps={"AAA": 1.2, "BBB": 0.0}, lap_times=OUT_LAPS).race()
    assert derive(race).battles == ()


def test_swing_that_gains_too_little_fails(invented, rows, pit):
    times = OUT_LAPS | {("BBB", 23): 110.5}
    (battle,) = derive(invented(duel(rows, pit), gaps={"AAA": 1.2, "BBB": 0.0}, lap_times=times).race()).battles
    assert (battle.gained_s, battle.gap_after_s, battle.position_swap) == (0.5, -0.7, False)
    assert battle.success is False
    (battle,) = derive(
        invented(duel(rows, pit), gaps={"AAA": 1.2, "BBB": 0.0}, lap_times=times).race(), "paper"
    ).battles
    assert battle.success is True


def test_swing_with_a_third_stop_between_is_not_one_exchange(invented, rows, pit):
    third = pit(
        rows("AAA", range(1, 21), 1, "SOFT")
        + rows("AAA", range(21, 24), 2, "HARD")
        + rows("AAA", range(24, 31), 3, "SOFT"),
        20,
    )
    third = pit(third, 23)
    bbb = duel(rows, pit)[30:]
    race = invented(third + bbb, gaps={"AAA": 1.2, "BBB": 0.0}, lap_times=OUT_LAPS | {("AAA", 24): 112.0}).race()
    assert len(derive(race, "paper").battles) == 1
    assert derive(race).battles == ()


def chase(rows, laps=range(1, 13)):
    """BBB is faster on a free lap (lap 12) and follows AAA closely before."""
    return rows("AAA", laps, 1, "HARD") + rows("BBB", laps, 1, "HARD")


PASS = {("AAA", 12): 92.0, ("BBB", 12): 88.0, ("BBB", 11): 89.9, ("BBB", 10): 89.9, ("BBB", 9): 89.9, ("BBB", 8): 89.9}
PASS |= {("BBB", 7): 89.9, ("BBB", 6): 89.9}


def test_hold_on_green_laps(invented, rows):
    (hold,) = derive(invented(chase(rows), gaps={"AAA": 0.0, "BBB": 1.4}, lap_times=PASS).race()).defenses
    assert (hold.defender, hold.pursuer, hold.kind) == ("AAA", "BBB", "sustained")
    assert (hold.start_lap, hold.end_lap, hold.n_laps) == (2, 11, 10)


def test_lapped_car_holds_nobody(invented, rows):
    # BBB on lap 30 follows AAA on lap 29
    aaa, bbb = rows("AAA", range(1, 36), 1, "HARD"), rows("BBB", range(1, 37), 1, "HARD")
    race = invented(
        aaa + bbb,
        gaps={"AAA": 90.0 - 0.8, "BBB": 0.0},
        lap_times={("BBB", 36): 89.0, **{("BBB", lap): 89.99 for lap in range(1, 20)}},
        results=["BBB,Team B,1,1,1,Finished,36", "AAA,Team A,2,2,2,+1 Lap,35"],
    ).race()
    assert derive(race).defenses == ()


@pytest.mark.parametrize("status", ["2", "12", "4", "6", ""])
def test_laps_that_are_not_green_end_a_hold(invented, rows, status):
    laps = [
        row.rsplit(",", 1)[0] + f",{status or '-'}" if row.split(",")[1] in ("5", "6") else row for row in chase(rows)
    ]
    facts = derive(invented(laps, gaps={"AAA": 0.0, "BBB": 1.4}, lap_times=PASS).race())
    assert [(hold.start_lap, hold.end_lap) for hold in facts.defenses] == [(7, 11)]


def test_car_that_pits_was_not_passed(invented, rows, pit):
    close = {"AAA": 0.0, "BBB": 1.4}
    times = {("AAA", 4): 110.0, **{("BBB", lap): 89.0 for lap in range(5, 9)}, ("BBB", 3): 89.9}
    drivers = rows("AAA", range(1, 9), 1, "HARD") + rows("BBB", range(1, 9), 1, "HARD")
    passed = derive(invented(drivers, gaps=close, lap_times=times).race()).defenses
    assert [(hold.kind, hold.start_lap, hold.end_lap) for hold in passed] == [("brief", 2, 3)]
    pitted = pit(drivers[:8], 4) + drivers[8:]
    assert derive(invented(pitted, gaps=close, lap_times=times).race()).defenses == ()


def test_car_whose_clock_runs_early_has_no_gaps(invented, rows, pit):
    # five cars reach the line 5 s after the pit entry; FFF does so 3 s before it
    grid = []
    for at, driver in enumerate(("AAA", "BBB", "CCC", "DDD", "EEE")):
        lap = 4 + 2 * at
        grid += pit(rows(driver, range(1, lap + 1), 1, "SOFT") + rows(driver, range(lap + 1, 21), 2, "HARD"), lap)
    early = rows("FFF", range(1, 5), 1, "SOFT") + rows("FFF", range(5, 21), 2, "HARD")
    early[3] = early[3].replace("-,-", f"{3600 + 10 + 4 * 90 + 3},-", 1)
    early[4] = early[4].replace("-,-", f"-,{3600 + 10 + 4 * 90 + 28}", 1)
    facts = derive(invented(grid + early).race())
    assert [(c.driver, c.what, c.detail) for c in facts.conflicts] == [
        ("FFF", "clock", "session times 8.0 s ahead of the pit times")
    ]
    places = {c.driver: c.road_position for c in facts.classification}
    # at the flag FFF crossed the line at most 8 s after its recorded time, behind all others in any case
    assert places == {"AAA": 1, "BBB": 2, "CCC": 3, "DDD": 4, "EEE": 5, "FFF": 6}
    assert not {"FFF"} & {name for b in facts.battles for name in (b.attacker, b.defender)}


@pytest.mark.parametrize(
    ("first", "age", "n_stops"),
    [(11, 1, None), (11, 10, None), (11, 11, 1), (11, 14, 1), (11, "-", None), (2, 1, 1), (1, 3, 1)],
)
def test_laps_before_the_first_recorded_one_may_hide_a_stop(invented, rows, pit, first, age, n_stops):
    aaa = pit(rows("AAA", range(first, 16), 1, "SOFT", 1) + rows("AAA", range(16, 21), 2, "HARD"), 15)
    for at in range(16 - first):
        parts = aaa[at].split(",")
        aaa[at] = ",".join([*parts[:4], str(age + at) if age != "-" else "-", *parts[5:]])
    facts = derive(invented(rows("BBB", range(1, 21), 1, "HARD") + aaa).race())
    assert classified(facts)["AAA"].n_stops == n_stops
    assert [s.start_lap for s in facts.stints if s.driver == "AAA"] == ([] if n_stops is None else [1, 16])
    unseen = [(c.driver, c.detail) for c in facts.conflicts if c.what == "missing_laps"]
    assert unseen == ([("AAA", f"laps 1 to {first - 1} not recorded")] if n_stops is None else [])


@pytest.mark.parametrize(
    ("word", "detail"), [("S", "'S' in 5 laps"), ("INTERS", "'INTERS' in 5 laps"), ("UNKNOWN", None), ("soft", None)]
)
def test_a_compound_in_other_words_is_said_to_be_unknown(invented, rows, word, detail):
    facts = derive(invented(rows("AAA", range(1, 6), 1, word)).race())
    assert [c.detail for c in facts.conflicts if c.what == "unknown_compound"] == ([detail] if detail else [])
    assert facts.stints[0].compound == ("SOFT" if word == "soft" else None)


@pytest.mark.parametrize("laps", [48, 0])
def test_withdrawing_a_car_that_has_raced_keeps_its_stops(invented, rows, pit, laps):
    bbb = pit(rows("BBB", range(1, 16), 1, "SOFT") + rows("BBB", range(16, 49), 2, "HARD"), 15)
    race = invented(
        rows("AAA", range(1, 61), 1, "HARD") + bbb,
        results=["AAA,Team A,1,1,1,Finished,60", f"BBB,Team B,,R,2,Withdrew,{laps}"],
    ).race()
    facts = derive(race)
    raced = laps > 0
    assert classified(facts)["BBB"].laps == laps
    assert classified(facts)["BBB"].n_stops == int(raced)
    assert [stop.lap for stop in facts.pit_stops] == ([15] if raced else [])
    assert "not_started" in {c.what for c in facts.conflicts} or raced


# by driver, how long before the line each of its visits begins (s); 5 where the clock is the field's
CLOCKS = {
    "late": ({"FFF": [9.0, 9.0]}, {"FFF": "session times 4.0 s behind the pit times"}),
    "held up once": ({"FFF": [9.0, 5.0]}, {}),
    "early once": ({"FFF": [1.0, 5.0]}, {"FFF": "session times 4.0 s ahead of the pit times"}),
    "nearly the field's": ({"FFF": [6.0, 6.0], "EEE": [4.0]}, {}),
    "most of the field": (
        {"CCC": [9.0], "DDD": [1.0], "EEE": [12.0], "FFF": [-1.0, -1.0]},
        dict.fromkeys(("AAA", "BBB", "CCC", "DDD", "EEE", "FFF"), "session times up to 7.0 s off in most of the field"),
    ),
}


def _visiting(rows, driver, visits):
    """Laps with a stop on every fourth lap from 4 on, and how long before the line each visit begins."""
    start_s = 3600 + 2 * (ord(driver) - ord("A"))
    laps, begin, out_s = [], 1, 0.0
    for at, before_s in enumerate(visits):
        end = 4 * (at + 1)
        laps += rows(driver * 3, range(begin, end + 1), at + 1, "SOFT" if at % 2 else "HARD")
        line_s = start_s + 90 * end
        laps[-1] = laps[-1].replace("-,-", f"{line_s - before_s},-", 1)
        if begin > 1:
            laps[begin - 1] = laps[begin - 1].replace("-,-", f"-,{out_s}", 1)
        begin, out_s = end + 1, line_s - before_s + 25
    last = rows(driver * 3, range(begin, 21), len(visits) + 1, "MEDIUM")
    last[0] = last[0].replace("-,-", f"-,{out_s}", 1)
    return laps + last


@pytest.mark.parametrize("case", CLOCKS)
def test_clock_is_compared_where_nobody_stands(invented, rows, case):
    odd, wanted = CLOCKS[case]
    laps = [row for car in "ABCDEF" for row in _visiting(rows, car, odd.get(car * 3, [5.0]))]
    facts = derive(invented(laps).race())
    assert {c.driver: c.detail for c in facts.conflicts if c.what == "clock"} == wanted
    swung = {name for battle in facts.battles for name in (battle.attacker, battle.defender)}
    assert not swung & set(wanted)
    places = {c.driver: c.road_position for c in facts.classification}
    if case == "most of the field":
        assert not any(places.values())
    elif case == "late":
        # up to 4 s before its recorded time FFF, 2 s behind EEE and 4 s behind DDD, may have been ahead of either
        assert places == {"AAA": 1, "BBB": 2, "CCC": 3, "DDD": None, "EEE": None, "FFF": None}


def test_clock_where_the_line_is_behind_the_pits(invented, rows):
    # cars stand 20 to 21 s before the line and leave the lane 2 s after it; FFF leaves it 2 s before
    laps = []
    for at, car in enumerate("ABCDEF"):
        own = rows(car * 3, range(1, 5), 1, "SOFT") + rows(car * 3, range(5, 21), 2, "HARD")
        line_s = 3600 + 2 * at + 4 * 90
        own[3] = own[3].replace("-,-", f"{line_s - 20 - at / 5},-", 1)
        own[4] = own[4].replace("-,-", f"-,{line_s + (2 if car != 'F' else -2)}", 1)
        laps += own
    facts = derive(invented(laps).race())
    assert {c.driver: c.detail for c in facts.conflicts if c.what == "clock"} == {
        "FFF": "session times 4.0 s behind the pit times"
    }
