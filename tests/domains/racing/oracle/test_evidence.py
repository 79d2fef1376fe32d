"""What is listed as evidence, on an invented race of five cars that can be checked by eye."""

from __future__ import annotations

import pandas as pd
import pytest

from artifact.domains.racing.oracle import derive
from artifact.domains.racing.oracle.evidence import as_table, evidence, grouped

CARS = ("AAA", "BBB", "CCC", "DDD", "EEE")


def led_through_the_lane(invented, rows, pit):
    """The safety car leads four of five cars through the pit lane on lap 5; AAA stops for other tyres on lap 12."""
    table = []
    for car in CARS:
        number = 1
        laps = []
        for lap in range(1, 21):
            if car != "EEE" and lap == 6:
                number += 1
            if car == "AAA" and lap == 13:
                number += 1
            compound, age = ("HARD", lap - 12) if car == "AAA" and lap > 12 else ("SOFT", lap)
            laps.append(f"{car},{lap},{number},{compound},{age},-,-,{'4' if lap in (4, 5, 6) else '1'}")
        if car != "EEE":
            laps = pit(laps, 5)
        table += pit(laps, 12) if car == "AAA" else laps
    return invented(table).race()


@pytest.fixture(scope="module")
def listed(invented, rows, pit):
    race = led_through_the_lane(invented, rows, pit)
    return as_table(evidence(race, derive(race, "paper"), derive(race, "corrected")))


def test_only_visits_that_were_no_stops_are_listed_with_what_the_laps_show(listed):
    assert listed[["driver", "lap", "verdict", "cause"]].values.tolist() == [
        [car, 5, "pit_lane_transit", "safety_car"] for car in CARS[:4]
    ]
    assert listed[
        ["compound_before", "compound_after", "age_before", "age_after"]
    ].drop_duplicates().values.tolist() == [["SOFT", "SOFT", 5, 6]]
    assert listed[["in_lane", "running", "track"]].drop_duplicates().values.tolist() == [[4, 5, "safety car"]]
    assert (listed["duration_s"] == 25.0).all()  # 5 s before the line to 20 s after it


def test_cars_that_did_the_same_on_a_lap_are_one_row(listed):
    (row,) = grouped(listed).to_dict("records")
    assert row == {
        "lap": 5,
        "verdict": "pit_lane_transit",
        "cause": "safety_car",
        "track": "safety car",
        "cars": 4,
        "drivers": "AAA BBB CCC DDD",
        "same_compound": 4,
        "age_goes_on": 4,
        "in_lane": 4,
        "running": 5,
        "longest_s": 25.0,
    }


def test_an_age_that_is_not_known_does_not_count_as_going_on(listed):
    unknown = listed.assign(age_after=pd.array([6, 6, None, None], dtype="Int64"))
    assert grouped(unknown)["age_goes_on"].tolist() == [2]


def test_a_refused_race_has_no_evidence(invented, rows):
    race = invented(
        [*rows("AAA", range(1, 11), 1, "SOFT"), *rows("BBB", range(1, 11), 1, "SOFT")], total_laps=12
    ).race()
    corrected = derive(race, "corrected")
    assert corrected.race.refused
    assert not list(evidence(race, derive(race, "paper"), corrected))
