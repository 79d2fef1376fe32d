"""`artifact oracle build`: what it writes, and what it says to bad input."""

from __future__ import annotations

import json

import pyarrow.parquet as pq
import pytest

from artifact.cli import main
from artifact.domains.racing.oracle.tables import TABLES, check_table
from artifact.errors import InputError


@pytest.fixture
def files(invented, rows, pit, tmp_path):
    """Lap and result tables of one race, as CSV."""
    race = invented(pit(rows("AAA", range(1, 6), 1, "SOFT") + rows("AAA", range(6, 11), 2, "HARD"), 5))
    race.laps().to_csv(tmp_path / "laps.csv", index=False)
    race.result_table().to_csv(tmp_path / "results.csv", index=False)
    return tmp_path


def run(capsys, *arguments):
    with pytest.raises(SystemExit) as ended:
        main(["oracle", "build", *map(str, arguments)])
    out = capsys.readouterr()
    return ended.value.code, out.out, out.err


def test_build_writes_every_table(files, capsys):
    code, out, err = run(
        capsys, "--laps", files / "laps.csv", "--results", files / "results.csv", "--out", files / "o", "--json"
    )
    assert (code, err) == (0, "")
    assert json.loads(out)["rows"] == {
        "races": 1, "stints": 2, "pit_stops": 1, "battles": 0, "defenses": 0, "classification": 1,
        "neutralisations": 0, "conflicts": 0,
    }  # fmt: skip
    assert sorted(path.name for path in (files / "o").iterdir()) == sorted(f"{name}.parquet" for name in TABLES)
    (stop,) = pq.read_table(files / "o" / "pit_stops.parquet").to_pylist()
    assert stop == {
        "year": 2031, "event": "Invented Grand Prix", "driver": "AAA", "lap": 5, "from_compound": "SOFT",
        "to_compound": "HARD", "stop_duration_s": 25.0, "under_neutralization": False, "kind": "stop", "cause": None,
    }  # fmt: skip


def test_reviewed_compounds_replace_the_source(files, capsys):
    sources = ["--laps", files / "laps.csv", "--results", files / "results.csv", "--out", files / "o"]
    (files / "overrides.csv").write_text(
        "year,event,driver,start_lap,end_lap,compound,reason\n"
        "2031,invented,AAA,6,10,MEDIUM,yellow walls in every picture\n"
        "2031,Invented Grand Prix,AAA,1,5,,no picture\n"
    )
    assert run(capsys, *sources, "--overrides", files / "overrides.csv")[0] == 0
    compounds = pq.read_table(files / "o" / "stints.parquet").column("compound").to_pylist()
    assert compounds == [None, "MEDIUM"]
    conflicts = pq.read_table(files / "o" / "conflicts.parquet").to_pylist()
    assert [(c["what"], c["lap"], c["end_lap"], c["resolution"]) for c in conflicts] == [
        ("override", 6, 10, "compound MEDIUM"),
        ("override", 1, 5, "compound None"),
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("2030,Invented,AAA,1,5,SOFT,why", "overrides.csv:2, column year: no race 2030 Invented in the lap table"),
        ("2031,Invented,ZZZ,1,5,SOFT,why", "overrides.csv:2, column driver: unknown driver 'ZZZ'; allowed: AAA"),
        ("2031,Invented,AAA,1,5,SOFFT,why", "column compound: unknown compound 'SOFFT', did you mean 'SOFT'?"),
        ("2031,Invented,AAA,1,five,SOFT,why", "column end_lap: 'five' is not a whole number"),
        ("2031,Invented,AAA,1,5,SOFT,", "column reason: no reason is given"),
    ],
)
def test_bad_overrides(files, capsys, line, message):
    (files / "overrides.csv").write_text(f"year,event,driver,start_lap,end_lap,compound,reason\n{line}\n")
    sources = ["--laps", files / "laps.csv", "--results", files / "results.csv", "--out", files / "o"]
    code, _, err = run(capsys, *sources, "--overrides", files / "overrides.csv")
    assert code == 2 and message in err
    assert not (files / "o").exists()


def test_day_of_the_results_is_kept(files, capsys):
    sources = ["--laps", files / "laps.csv", "--results", files / "results.csv", "--out", files / "o"]
    run(capsys, *sources, "--results-date", "2031-03-09")
    assert pq.read_table(files / "o" / "races.parquet").column("results_retrieved").to_pylist() == ["2031-03-09"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--laps", "laps.csv"], "no source; give --laps FILE and --results FILE, or --fastf1 YEAR ROUND|NAME"),
        (["--laps", "no.csv", "--results", "results.csv"], "no such file"),
        (["--laps", "laps.csv", "--results", "results.csv", "--year", "2030"], "unknown year '2030'"),
        (["--laps", "laps.csv", "--results", "results.csv", "--event", "Monza"], "unknown event 'Monza'"),
        (["--laps", "results.csv", "--results", "results.csv"], "no column 'LapNumber'"),
        (["--fastf1", "2018", "4", "--laps", "laps.csv"], "--fastf1 loads one session with its results"),
        (
            ["--laps", "laps.csv", "--results", "short.csv"],
            "is refused: the winner has 10 laps in the lap table and 11",
        ),
        (["--laps", "empty.csv", "--results", "results.csv"], "the file is empty"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_written(files, capsys, monkeypatch, arguments, message):
    monkeypatch.chdir(files)
    (files / "empty.csv").write_text("")
    (files / "short.csv").write_text((files / "results.csv").read_text().replace("Finished,10", "Finished,11"))
    code, out, err = run(capsys, *arguments, "--out", "o")
    assert (code, out) == (2, "")
    assert message in err and err.count("\n") == 1
    assert not (files / "o").exists()


def test_refused_races_are_named_and_the_others_written(invented, rows, tmp_path, capsys):
    import pandas as pd

    good, bad = (
        invented(rows("AAA", range(1, 6), 1, "SOFT")),
        invented(rows("AAA", range(1, 6), 1, "SOFT"), total_laps=9),
    )
    pd.concat([good.laps(), bad.laps().assign(Year=2032)]).to_csv(tmp_path / "laps.csv")
    pd.concat([good.result_table(), bad.result_table().assign(Year=2032)]).to_csv(tmp_path / "results.csv")
    code, _, err = run(
        capsys, "--laps", tmp_path / "laps.csv", "--results", tmp_path / "results.csv", "--out", tmp_path / "o"
    )
    assert code == 0
    assert err == "refused: 2032 Invented Grand Prix: the winner has 5 laps in the lap table and 9 in the results\n"
    races = pq.read_table(tmp_path / "o" / "races.parquet").to_pylist()
    assert [race["refused"] is None for race in races] == [True, False]
    assert pq.read_table(tmp_path / "o" / "stints.parquet").num_rows == 1


def test_table_of_another_version_is_refused(tmp_path):
    pq.write_table(pq.read_table(_any_table()).drop_columns(["driver"]), tmp_path / "stints.parquet")
    with pytest.raises(InputError, match="not a table of this version"):
        check_table(tmp_path, "stints")
    (tmp_path / "battles.parquet").write_bytes(b"no parquet")
    with pytest.raises(InputError, match="not a parquet table"):
        check_table(tmp_path, "battles")


def _any_table():
    from artifact.paths import data

    return data() / "racing" / "oracle" / "corrected" / "stints.parquet"
