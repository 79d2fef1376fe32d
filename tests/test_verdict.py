"""The rules that make verdicts, on hand-made published values; and the packaged list itself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from artifact.errors import InputError
from artifact.paths import data
from artifact.verdict import Answers, Line, Verdict, decide, read_answers, read_published, tally

HEADER = "id,kind,source,where,experiment,system,lang,metric,value,needs,statement,command\n"
ROWS = """a,number,v1,table,x,A,en,f1,0.81,release,,
b,number,v1,table,x,B,en,f1,0.62,release,,
c,number,v1,table,x,C,en,f1,0.40,release,,
n,number,v1,text,x,,,instances,207,release,,
claude,number,v1,text,x,D,es,f1,0.8,api,,
big,number,v1,text,x,E,es,f1,0.9,gpu,,
claim,finding,v1,text,finding,,,claim,,release,Something holds.,
"""


def value(system: str, number: float, low: float | None = None, high: float | None = None) -> dict[str, object]:
    return {"experiment": "x", "system": system, "lang": "en", "metric": "f1", "basis": "reproduced",
            "value": number, "low": low, "high": high}  # fmt: skip


def lines(
    tmp_path: Path, values: list[dict[str, object]], findings: list[dict[str, object]] | None = None
) -> dict[str, Line]:
    (tmp_path / "published.csv").write_text(HEADER + ROWS)
    summary = {"experiment": "01_x", "values": values, "findings": findings or []}
    (tmp_path / "01_x.json").write_text(json.dumps(summary))
    decided = decide(read_published(tmp_path / "published.csv"), read_answers([tmp_path / "01_x.json"]))
    return {line.published.id: line for line in decided}


def test_a_number_is_reproduced_by_rounding_or_by_the_interval(tmp_path: Path) -> None:
    found = lines(tmp_path, [value("A", 0.8149), value("B", 0.66, 0.61, 0.70), value("C", 0.4053, 0.4052, 0.41)])
    assert [(found[i].verdict, found[i].why) for i in "abc"] == [
        (Verdict.REPRODUCED, "the same to the published digits"),
        (Verdict.REPRODUCED, "inside the interval"),
        (Verdict.DIRECTION, "+0.005, outside the interval; the same place among the systems (3 of 3)"),
    ]
    assert found["a"].notebook == "01_x"


def test_outside_the_interval_the_place_among_the_systems_decides(tmp_path: Path) -> None:
    found = lines(tmp_path, [value("A", 0.7, 0.69, 0.71), value("B", 0.3, 0.29, 0.31), value("C", 0.5, 0.49, 0.51)])
    assert (found["a"].verdict, found["b"].verdict, found["c"].verdict) == (
        Verdict.DIRECTION,
        Verdict.NOT,
        Verdict.NOT,
    )
    assert found["b"].why == "-0.320, outside the interval; place 3 instead of 2 of 3"


def test_no_place_is_told_when_a_system_is_missing(tmp_path: Path) -> None:
    found = lines(tmp_path, [value("A", 0.7), value("B", 0.3)])
    assert (found["a"].verdict, found["a"].why) == (Verdict.NOT, "-0.110")
    assert found["c"].verdict is Verdict.OPEN


def test_a_count_is_equal_or_not(tmp_path: Path) -> None:
    count = {"experiment": "x", "system": "", "lang": "", "metric": "instances", "basis": "reproduced",
             "value": 207, "low": None, "high": None}  # fmt: skip
    assert lines(tmp_path, [count])["n"].verdict is Verdict.REPRODUCED
    found = lines(tmp_path, [count | {"value": 208}])["n"]
    assert (found.verdict, found.why) == (Verdict.NOT, "+1")


def test_what_was_not_released_needs_live_models(tmp_path: Path) -> None:
    found = lines(tmp_path, [])
    assert found["claude"].verdict is Verdict.LIVE and "API" in found["claude"].why
    assert found["big"].verdict is Verdict.LIVE and "GPU" in found["big"].why
    assert found["claim"].verdict is Verdict.OPEN
    assert tally(list(found.values())) == {
        Verdict.REPRODUCED: 0, Verdict.DIRECTION: 0, Verdict.NOT: 0, Verdict.LIVE: 2, Verdict.OPEN: 5,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("holds", "direction", "verdict"),
    [(True, True, Verdict.REPRODUCED), (False, True, Verdict.DIRECTION), (False, False, Verdict.NOT)],
)
def test_a_claim_is_judged_by_its_notebook(tmp_path: Path, holds: bool, direction: bool, verdict: Verdict) -> None:
    finding = {"id": "claim", "holds": holds, "direction": direction, "evidence": "It is 3."}
    found = lines(tmp_path, [], [finding])["claim"]
    assert (found.verdict, found.why, found.notebook) == (verdict, "It is 3.", "01_x")


def test_the_release_s_own_scores_stand_beside_ours(tmp_path: Path) -> None:
    theirs = value("A", 0.8123) | {"basis": "released"}
    assert lines(tmp_path, [theirs])["a"].why == "the same to the published digits"
    both = lines(tmp_path, [theirs, value("A", 0.95)])["a"]
    assert both.why == "+0.140; the release's own scores give the published value"
    both = lines(tmp_path, [theirs | {"value": 0.5}, value("A", 0.95)])["a"]
    assert both.why == "+0.140; the release's own scores give 0.5"


def test_an_answer_to_nothing_and_two_answers_to_one_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="unknown published number 'x/Z/en/f1'"):
        lines(tmp_path, [value("Z", 0.5)])
    with pytest.raises(InputError, match="given twice"):
        lines(tmp_path, [value("A", 0.5), value("A", 0.6)])
    with pytest.raises(InputError, match="unknown published claim 'other'"):
        lines(tmp_path, [], [{"id": "other", "holds": True, "direction": True, "evidence": ""}])


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("a,nmber,v1,t,x,A,en,f1,0.81,release,,", "2: unknown kind 'nmber', did you mean 'number'"),
        ("a,number,v1,t,x,A,en,f1,high,release,,", "2: value 'high' is not a number"),
        ("a,number,v1,t,x,A,en,f1,0.8,luck,,", "2: unknown needs 'luck'"),
        ("a,number,v1,t,x,A,en,f1,0.8,api,,\na,number,v1,t,x,B,en,f1,0.8,api,,", "id a appears 2 times"),
    ],
)
def test_a_malformed_list_is_refused_with_its_line(tmp_path: Path, row: str, message: str) -> None:
    path = tmp_path / "published.csv"
    path.write_text(HEADER + row + "\n")
    with pytest.raises(InputError, match=message):
        read_published(path)


def test_the_packaged_list_holds_every_published_number(shared: Path) -> None:
    import csv

    with (shared / "paper" / "published_values.csv").open(newline="") as stream:
        values = [row["value"] for row in csv.DictReader(stream) if row["value"][0].isdigit()]
    published = read_published(data() / "published.csv")
    numbers = [row for row in published if row.kind == "number"]
    assert sorted(row.value for row in numbers) == sorted(float(value) for value in values)
    assert all(row.statement for row in published if row.kind == "finding")


def test_no_notebook_answers_what_was_not_published() -> None:
    from artifact.paths import results

    summaries = sorted((results() / "summaries").glob("[01]*.json"))
    assert decide(read_published(data() / "published.csv"), read_answers(summaries))


def test_answers_default_to_none() -> None:
    assert decide([], Answers({}, {}, {})) == []
