"""A real race through FastF1's own loader, on recorded responses, and what happens when a request fails."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import numpy as np
import pandas as pd
import pytest

from artifact.domains.racing.oracle import derive
from artifact.errors import ArtifactError, InputError
from artifact.sources import fastf1_session
from artifact.sources.fastf1_session import RECORDED, load_session
from artifact.sources.laps import load_races

pytestmark = pytest.mark.shared


@pytest.fixture(scope="module")
def recorded(shared, tmp_path_factory) -> Iterator[str]:
    """A copy of the recorded responses, named in the environment."""
    folder = tmp_path_factory.mktemp("responses") / "http"
    shutil.copytree(shared / "fastf1_http", folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(RECORDED, str(folder))
        yield folder


@pytest.fixture(scope="module")
def loaded(recorded):
    """The race, and the FastF1 session that it was made of."""
    sessions = []
    make = fastf1_session._race

    def keep(session, *rest):
        sessions.append(session)
        return make(session, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fastf1_session, "_race", keep)
        return load_session(2018, 4), sessions[0]


def test_race_is_the_one_asked_for(loaded):
    race, _ = loaded
    assert (race.key.year, race.key.round, race.key.event) == (2018, 4, "Azerbaijan Grand Prix")
    assert len(race.drivers) == 20 and race.entries[0].driver == "HAM"
    assert race.fastf1_version


def test_recorded_responses_are_only_read(loaded, recorded, shared):
    assert sorted(p.name for p in recorded.iterdir()) == sorted(p.name for p in (shared / "fastf1_http").iterdir())


def test_facts_of_the_real_race(loaded):
    facts = derive(loaded[0])
    assert facts.race.total_laps == 51 and facts.race.winner == "HAM"
    assert (facts.race.fastest_driver, facts.race.fastest_lap, facts.race.fastest_laptime_s) == ("BOT", 37, 105.149)
    # the safety car of lap 1, and the one after the two Red Bulls met, from the status stream to the millisecond
    assert [(n.kind, n.start_lap, n.end_lap, n.source) for n in facts.neutralisations] == [
        ("safety_car", 1, 5, "stream"),
        ("safety_car", 40, 47, "stream"),
    ]
    assert facts.neutralisations[0].start_s == 511.311
    stops = {c.driver: c.n_stops for c in facts.classification}
    assert (stops["HAM"], stops["VET"], stops["ERI"], stops["BOT"]) == (2, 2, 3, 1)
    # five cars stopped on lap 1
    assert sorted(v.driver for v in facts.pit_stops if v.lap == 1) == ["ALO", "ERI", "HAR", "MAG", "RAI"]
    crashed = {c.driver: c for c in facts.classification}["OCO"]
    assert (crashed.status, crashed.classified_position, crashed.laps, crashed.n_stops) == ("retired", None, 0, 0)


def test_session_and_lap_table_give_the_same_race(loaded, tmp_path):
    race, session = loaded
    keys = {"Year": 2018, "RoundNumber": 4, "EventName": "Azerbaijan Grand Prix"}
    pd.DataFrame(session.laps).assign(**keys).to_csv(tmp_path / "laps.csv", index=False)
    pd.DataFrame(session.results).assign(**keys).to_parquet(tmp_path / "results.parquet")
    (table,) = load_races(tmp_path / "laps.csv", tmp_path / "results.parquet")
    assert (table.key, table.drivers, table.entries) == (race.key, race.drivers, race.entries)
    assert table.laps_sha256 == race.laps_sha256
    ours, theirs = derive(table), derive(race)
    assert ours.stints == theirs.stints
    assert ours.battles == theirs.battles
    assert ours.defenses == theirs.defenses
    assert ours.classification == theirs.classification
    # without the status stream the periods are bounded by the laps that report them, never shorter
    for bounded, exact in zip(ours.neutralisations, theirs.neutralisations, strict=True):
        assert bounded.source == "laps"
        assert bounded.start_s <= exact.start_s and bounded.end_s >= exact.end_s
    assert [v.kind for v in ours.pit_stops] == [v.kind for v in theirs.pit_stops]
    same = [
        a.under_neutralization == b.under_neutralization for a, b in zip(ours.pit_stops, theirs.pit_stops, strict=True)
    ]
    assert np.mean(same) > 0.95


@pytest.mark.parametrize("event", ["Baku", "Azerbaidjan", "Miami", "Monza", ""])
def test_no_other_race_is_loaded_for_a_name(recorded, event):
    with pytest.raises(InputError, match=r"season 2018: unknown event .*allowed: Australian Grand Prix"):
        load_session(2018, event)


@pytest.mark.parametrize(("year", "event"), [("20l8", "4"), (1066, 4), (2018, 22), (2018, "0")])
def test_years_and_rounds_that_are_none(recorded, year, event):
    with pytest.raises(InputError, match="allowed: "):
        load_session(year, event)


def test_session_that_was_not_held(recorded):
    with pytest.raises(InputError, match="2018 Azerbaijan Grand Prix has no session 'S'"):
        load_session(2018, 4, session="S")


def test_another_race_under_the_same_address_is_refused(loaded):
    _, session = loaded
    kept = dict(session.session_info)
    session.session_info["StartDate"] = pd.Timestamp("2018-09-02")
    session.session_info["Meeting"] = {"Name": "Italian Grand Prix"}
    try:
        with pytest.raises(InputError, match=r"FastF1 returned another race: .*got Italian Grand Prix of 2018-09-02"):
            fastf1_session._race(session, 2018, 4, "R")
    finally:
        session.session_info.update(kept)


def test_failed_request_is_named(recorded):
    with pytest.raises(
        ArtifactError, match=r"schedule of 2019: request failed: https://.*schedule_2019\.json"
    ) as caught:
        load_session(2019, 1)
    assert "artifact oracle build --laps FILE --results FILE" in str(caught.value)
    with pytest.raises(ArtifactError, match=r"2018 Spanish Grand Prix: request failed: https://livetiming"):
        load_session(2018, 5)


def test_rate_limit_is_named(recorded):
    class Limited:
        def send(self, request, **options):
            from fastf1.exceptions import RateLimitExceededError

            raise RateLimitExceededError("any API: 500 calls/h")

    import requests
    from fastf1.exceptions import RateLimitExceededError

    limited, failures = Limited(), []
    fastf1_session._watch(limited, failures)
    with pytest.raises(RateLimitExceededError):
        limited.send(requests.Request("GET", "https://api.jolpi.ca/ergast").prepare())
    assert "rate limit" in str(fastf1_session._failed("2018 round 4", failures, None))


def test_folder_without_responses(monkeypatch, tmp_path):
    monkeypatch.setenv(RECORDED, str(tmp_path))
    with pytest.raises(InputError, match=r"no recorded responses \(\*\.json\)"):
        load_session(2018, 4)
