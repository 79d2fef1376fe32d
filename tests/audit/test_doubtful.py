"""Instances that rest on pit stops that were none."""

from __future__ import annotations

import pandas as pd

from artifact.audit.doubtful import doubtful
from artifact.domain import Record
from artifact.domains.racing.claims import NStops, PitLap


def record(name: str, *laps: int) -> Record:
    facts = (NStops("AAA", len(laps)), *(PitLap("AAA", lap) for lap in laps))
    shown = {"year": 2030, "event": "Test Grand Prix"}
    return Record(name, "racing", "stint_strategy", "2030_Test", "test", facts, facts, (), shown)


def stops(*rows: tuple[str, int, str]) -> pd.DataFrame:
    table = pd.DataFrame(rows, columns=["driver", "lap", "kind"])
    return table.assign(year=2030, event="Test Grand Prix")


def test_transits_red_flags_and_ambiguous_visits_are_no_stops() -> None:
    known = stops(
        ("AAA", 2, "pit_lane_transit"), ("AAA", 9, "red_flag_change"), ("AAA", 11, "ambiguous"), ("AAA", 20, "stop")
    )
    found = doubtful([record("x", 2, 9, 11, 20), record("y", 20)], known)
    assert list(zip(found["id"], found["lap"], strict=True)) == [("x", 2), ("x", 9), ("x", 11)]


def test_what_the_laps_do_not_tell_is_not_doubted() -> None:
    assert doubtful([record("x", 2)], stops(("BBB", 2, "pit_lane_transit"))).empty
    assert doubtful([record("x", 2)], stops(("AAA", 2, "pit_lane_transit")).assign(year=2031)).empty
