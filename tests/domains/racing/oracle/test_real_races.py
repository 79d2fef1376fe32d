"""All 164 races of the lap table: agreement with the release, packaged facts, invariants of the corrected rules."""

from __future__ import annotations

import time
from collections import Counter
from itertools import groupby, pairwise

import pandas as pd
import pytest

from artifact.domains.racing.oracle import audit, derive
from artifact.domains.racing.oracle.agreement import CAUSES, KEYS, compare, doubtful_drivers
from artifact.domains.racing.oracle.effects import DIFFERENCES, effects
from artifact.domains.racing.oracle.evidence import as_table, evidence
from artifact.domains.racing.oracle.frames import frames_of_facts, frames_of_release, frames_of_tables
from artifact.domains.racing.oracle.tables import TABLES, write_tables
from artifact.paths import data, results
from artifact.sources.laps import load_races

pytestmark = pytest.mark.shared


def timed(make):
    """What a function makes, and the processor time that it took, in seconds."""
    began = time.process_time()
    made = make()
    return made, time.process_time() - began


@pytest.fixture(scope="module")
def loading(shared):
    folder = shared / "laps"
    return timed(lambda: load_races(folder / "laps_2018_2025.parquet", folder / "results_2018_2025.parquet"))


@pytest.fixture(scope="module")
def deriving(loading):
    return timed(lambda: [derive(race) for race in loading[0]])


@pytest.fixture(scope="module")
def corrected(deriving):
    return deriving[0]


@pytest.fixture(scope="module")
def paper(loading):
    return [derive(race, "paper") for race in loading[0]]


@pytest.fixture(scope="module")
def paper_frames(paper):
    return frames_of_facts(paper)


@pytest.fixture(scope="module")
def corrected_frames(corrected):
    return frames_of_facts(corrected)


@pytest.fixture(scope="module")
def released(release):
    return frames_of_release(release)


@pytest.fixture(scope="module")
def agreement(paper_frames, corrected_frames, released):
    return compare(paper_frames, released, doubtful_drivers(corrected_frames))


def test_all_races_in_twenty_seconds_of_one_core(loading, deriving):
    assert len(loading[0]) == len(deriving[0]) == 164
    assert loading[1] + deriving[1] < 20


def test_paper_rules_give_the_release_rows(agreement):
    counts = agreement.counts.set_index("table")
    assert counts["races"].eq(141).all()
    # what the release's own definitions get from these laps, whose tyre data are a later FastF1's
    assert counts["identical"].to_dict() == {"stints": 6559, "pit_stops": 4235, "battles": 2848, "defenses": 1981}
    assert counts["release"].to_dict() == {"stints": 7595, "pit_stops": 4792, "battles": 2958, "defenses": 2288}


def race_of(rows):
    """Key that sorts rows by the place of their race among `rows`."""
    place = {race: at for at, race in enumerate(dict.fromkeys(row[:2] for row in rows))}
    return lambda row: place[row[:2]]


def test_rows_come_in_the_order_of_the_release(paper_frames, released):
    for table, key in KEYS.items():
        columns = ["year", "event", *key]
        mine, theirs = (
            list(frames[table][columns].itertuples(index=False, name=None)) for frames in (paper_frames, released)
        )
        once = {row for row, count in (Counter(mine) & Counter(theirs)).items() if count == 1}
        # the release's files come in another order, rows within a race in the same
        assert [row for row in mine if row in once] == sorted((row for row in theirs if row in once), key=race_of(mine))


def test_every_difference_has_one_cause(agreement):
    counts = agreement.counts.set_index("table")
    for table, rows in agreement.rows.items():
        sides = rows.groupby("side").size()
        assert sides["release"] == counts.loc[table, "release"] - counts.loc[table, "identical"]
        assert sides["ours"] == counts.loc[table, "ours"] - counts.loc[table, "identical"]
        assert set(rows["cause"]) <= set(CAUSES[table])
    assert agreement.causes["rows"].sum() == sum(len(rows) for rows in agreement.rows.values())


def test_faults_of_the_release(released):
    found = audit.summary(released).set_index("measure")["rows"].to_dict()
    assert found == {
        "stops_without_change": 666,
        "battles_on_no_stop": 994,
        "battles_neutralised": 1238,
        "swings_twice": 402,
        "long_gains": 71,
        "always_succeeded": 707,
        "missing_starts": 289,
        "holes": 0,
        "unknown_compounds": 26,
        "disqualified": 15,
    }
    assert audit.summary(released).set_index("measure").loc["stops_without_change", ["of", "races"]].tolist() == [
        5088,
        46,
    ]
    assert released["battles"]["position_swap"].sum() == 852
    constant = audit.constant_facts(released)
    assert constant[["table", "column", "value", "rows"]].values.tolist() == [["battles", "success", "True", 3159]]
    belgium = released["stints"].query("year == 2021 and event == 'Belgian Grand Prix'")
    assert set(belgium["compound"]) == {"UNKNOWN"}


def test_corrected_facts_have_none_of_them(corrected_frames):
    found = audit.summary(corrected_frames).set_index("measure")["rows"]
    # four cars that were repaired in the pit lane, two of them for loose wheels, and changed tyres there
    assert found.pop("stops_without_change") == 4
    assert found.eq(0).all()
    assert audit.constant_facts(corrected_frames).empty


def test_every_fact_of_the_paper_rules_has_one_fate(paper_frames, corrected_frames):
    ours, mended = paper_frames, corrected_frames
    counted = effects(ours, mended).pivot(index="table", columns="reason", values="rows").fillna(0)
    for table in DIFFERENCES:
        assert counted.loc[table].drop("added").sum() == len(ours[table])
    for table, size in (
        ("pit_stops", (mended["pit_stops"]["kind"] == "stop").sum()),
        ("battles", len(mended["battles"])),
    ):
        assert counted.loc[table, ["kept", "added"]].sum() == size
    assert counted.loc["battles", "no stop"] > counted.loc["battles", "neutralised"] > 300


def test_races_that_are_refused(corrected):
    assert {str(facts.key): facts.race.refused for facts in corrected if facts.race.refused} == {
        "2018 Bahrain Grand Prix": "the winner has 56 laps in the lap table and 57 in the results",
        "2020 Austrian Grand Prix": "the winner has 67 laps in the lap table and 71 in the results",
        "2024 Monaco Grand Prix": "the winner has 77 laps in the lap table and 78 in the results",
    }


def test_stints_partition_the_laps_of_every_driver(corrected):
    for facts in corrected:
        for _, own in groupby(facts.stints, key=lambda stint: stint.driver):
            stints = list(own)
            assert stints[0].start_lap == 1
            assert all(before.end_lap + 1 == after.start_lap for before, after in pairwise(stints))
            assert stints[-1].end_lap <= (facts.race.total_laps or 0)


def test_counts_stops_and_stints_fit_together(corrected):
    for facts in corrected:
        changes = [visit for visit in facts.pit_stops if visit.kind in ("stop", "red_flag_change")]
        for result in facts.classification:
            if result.n_stops is None:
                continue
            stints = [stint for stint in facts.stints if stint.driver == result.driver]
            own = [visit for visit in changes if visit.driver == result.driver]
            assert sum(visit.kind == "stop" for visit in own) == result.n_stops
            assert [visit.lap for visit in own] == [stint.end_lap for stint in stints[:-1]], (facts.key, result.driver)


def test_battles_rest_on_counted_stops_and_classification_is_complete(corrected):
    for facts in corrected:
        stops = {(visit.driver, visit.lap) for visit in facts.pit_stops if visit.kind == "stop"}
        for battle in facts.battles:
            assert {(battle.attacker, battle.attacker_pit_lap), (battle.defender, battle.defender_pit_lap)} <= stops
            assert battle.success == (battle.gap_after_s > 0)
        places = [result.classified_position for result in facts.classification if result.classified_position]
        assert sorted(places) == list(range(1, len(places) + 1))


def test_races_that_are_well_known(corrected):
    by_race = {str(facts.key): facts for facts in corrected}
    melbourne = by_race["2025 Australian Grand Prix"]
    # the field was led through the pit lane on laps 2, 3 and 4; Norris changed tyres twice
    assert [visit.lap for visit in melbourne.pit_stops if visit.driver == "NOR" and visit.kind == "stop"] == [34, 44]
    spa = {result.driver: result for result in by_race["2024 Belgian Grand Prix"].classification}
    assert (spa["RUS"].classified_position, spa["RUS"].road_position, spa["RUS"].status) == (None, 1, "disqualified")
    assert (spa["HAM"].classified_position, spa["HAM"].road_position) == (1, 2)
    wet = by_race["2021 Belgian Grand Prix"]
    assert wet.race.total_laps == 1 and {stint.compound for stint in wet.stints} == {None, "WET"}
    austin = {result.driver: result for result in by_race["2023 United States Grand Prix"].classification}
    assert austin["LEC"].classified_position is austin["HAM"].classified_position is None


@pytest.mark.parametrize("rules", ["corrected", "paper"])
def test_packaged_facts_are_what_the_oracle_derives(rules, request, tmp_path):
    write_tables(tmp_path, request.getfixturevalue(rules))
    ours, packaged = frames_of_tables(tmp_path), frames_of_tables(data() / "racing" / "oracle" / rules)
    for name in TABLES:
        assert ours[name].equals(packaged[name]), name


def test_committed_tables_are_what_the_facts_give(agreement, paper_frames, corrected_frames, released):
    sets = {"release": released, "paper": paper_frames, "corrected": corrected_frames}
    summaries = [audit.summary(frames).assign(facts=facts) for facts, frames in sets.items()]
    made = {
        "oracle_agreement/counts": agreement.counts,
        "oracle_agreement/causes": agreement.causes,
        "oracle_agreement/races": agreement.races,
        "oracle_audit/summary": pd.concat(summaries, ignore_index=True),
        "oracle_audit/effects": effects(sets["paper"], sets["corrected"]),
    }
    for name, table in made.items():
        committed = (results() / f"{name}.csv").read_text()
        assert committed == table.to_csv(index=False, lineterminator="\n"), (
            f"{name}: run artifact oracle compare, audit"
        )


def test_committed_evidence_is_what_the_laps_show(loading, paper, corrected):
    rows = [row for each in zip(loading[0], paper, corrected, strict=True) for row in evidence(*each)]
    committed = (results() / "oracle_audit" / "evidence.csv").read_text()
    assert committed == as_table(iter(rows)).to_csv(index=False, lineterminator="\n"), "run artifact oracle evidence"
