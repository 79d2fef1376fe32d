"""What is read in answers and questions: values, what they measure, and whose they are."""

from __future__ import annotations

import pytest

from artifact.judge.mentions import Mention, read_mentions, read_question

KNOWN = [frozenset({name}) for name in ("ash", "beech", "elm")]


def read(text: str) -> list[Mention]:
    return read_mentions(text, known=KNOWN)


def brief(text: str) -> list[tuple[str, object, str, list[str]]]:
    return [(m.kind, m.value, m.measure, sorted(" ".join(sorted(name)) for name in m.subjects)) for m in read(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ash has 12 racks.", [("count", 12.0, "rack", ["ash"])]),
        ("Ash has twelve racks.", [("count", 12.0, "rack", ["ash"])]),
        ("En Ash hay doce racks.", [("count", 12.0, "rack", ["ash"])]),
        ("Em Ash há doze racks.", [("count", 12.0, "rack", ["ash"])]),
        ("Ash has 1,240 devices.", [("count", 1240.0, "device", ["ash"])]),
        ("Ash tiene 1.240 dispositivos.", [("count", 1240.0, "device", ["ash"])]),
        ("Ash has no racks.", [("count", 0.0, "rack", ["ash"])]),
        ("No hay racks en Ash.", [("count", 0.0, "rack", ["ash"])]),
        ("Não há racks em Ash.", [("count", 0.0, "rack", ["ash"])]),
        ("Ash has 3 racks, Beech 4 racks and Elm 5 racks.", [
            ("count", 3.0, "rack", ["ash"]), ("count", 4.0, "rack", ["beech"]), ("count", 5.0, "rack", ["elm"])]),
        ("Ash, Beech and Elm have 4 racks.", [("count", 4.0, "rack", ["ash", "beech", "elm"])]),
        ("3 racks at Ash, 4 racks at Beech", [("count", 3.0, "rack", ["ash"]), ("count", 4.0, "rack", ["beech"])]),
        ("Racks: 12", [("count", 12.0, "rack", [])]),
        ("Ash: 7,7 %", [("percent", 7.7, "", ["ash"])]),
        ("7.7 percent of the addresses", [("percent", 7.7, "utilization", [])]),
        ("El 7,7 por ciento está asignado", [("percent", 7.7, "utilization", [])]),
        ("92% of the addresses are free", [("percent", 8.0, "utilization", [])]),
        ("13 of 254 addresses", [("count", 13.0, "address", [])]),
        ("13 of the 254 addresses", [("count", 13.0, "address", [])]),
        ("10.0.0.1 and 10.0.0.0/24", [("address", "10.0.0.1", "address", []), ("prefix", "10.0.0.0/24", "prefix", [])]),
        ("2001:0db8::1", [("address", "2001:db8::1", "address", [])]),
        ("10.60.x.x", [("prefix", "10.60.x.x", "prefix", [])]),
        ("999.1.1.1", []),
        ("VLAN 30", [("name", "vlan 30", "vlan", [])]),
        ("VLANs 10, 20 and 30", [("name", f"vlan {n}", "vlan", []) for n in (10, 20, 30)]),
        ("vuelta 12", [("name", "lap 12", "lap", [])]),
        ("ASH tiene 3 racks", [("count", 3.0, "rack", ["ash"])]),
        ("ASH stopped on lap 12 and on lap 30", [
            ("count", 12.0, "lap of a stop", ["ash"]), ("count", 30.0, "lap of a stop", ["ash"])]),
        ("máxima de 71 °F", [("count", 71.0, "temperature in degrees", [])]),
        ("birch-sw02", [("name", "birch-sw02", "birch-sw#", [])]),
        ("switch birch-sw02", [("name", "birch-sw02", "switch", [])]),
        ("installed on 14 May 2031", [("date", "2031-05-14", "installed", [])]),
        ("instalado el 14 de mayo de 2031", [("date", "2031-05-14", "instalado", [])]),
        ("instalado em 3 de março de 2031", [("date", "2031-03-03", "instalado", [])]),
        ("since 2019", [("date", "2019", "", [])]),
        ("at 10:30", []),
        ("a 10G port", []),
        ("one can see no way", []),
    ],
)  # fmt: skip
def test_values(text: str, expected: list[tuple[str, object, str, list[str]]]) -> None:
    assert brief(text) == expected


def test_ranges_and_units() -> None:
    (wind,) = read("winds from 5 to 10 mph")
    assert (wind.value, wind.upper, wind.measure, wind.shown) == (5.0, 10.0, "speed in mph", "5 to 10")
    (between,) = read("viento entre 5 y 10 mph")
    assert (between.value, between.upper) == (5.0, 10.0)
    lap, gap = read("an average lap of 90.162 s and a gap of 1.2 s")
    assert (lap.value, lap.measure, gap.measure) == (90.162, "lap in s", "gap in s")


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("about 12 racks", "approx"),
        ("unos 12 racks", "approx"),
        ("at least 12 racks", "least"),
        ("mais de 12 racks", "least"),
        ("fewer than 12 racks", "most"),
        ("menos de 12 racks", "most"),
        ("pelo menos 12 racks", "least"),
        ("12 racks", ""),
    ],
)
def test_bounds(text: str, bound: str) -> None:
    (found,) = read(text)
    assert (found.value, found.bound) == (12.0, bound)


@pytest.mark.parametrize(
    ("text", "narrowing"),
    [
        ("3 active devices", {"active"}),
        ("3 devices are offline", {"offline"}),
        ("3 dispositivos sin rack", {"without rack"}),
        ("3 dispositivos estão sem rack", {"without rack"}),
        ("3 tenant devices", {"tenant"}),
        ("3 tenant-less devices", {"without tenant"}),
        ("3 network devices", set()),
        ("3 devices out of 12", {"part"}),
    ],
)
def test_what_is_counted_is_narrowed(text: str, narrowing: set[str]) -> None:
    assert read(text)[0].narrowing == narrowing


def test_headings_lists_and_tables_say_whose_a_value_is() -> None:
    heading = "## Ash\nThere are 6 racks.\n\n## Beech\nThere are 7 racks."
    listed = "Ash:\n- 6 racks\n\nBeech:\n- 7 racks"
    tabled = "| Site | Racks |\n|---|---|\n| Ash | 6 |\n| Beech | 7 |"
    expected = [("count", 6.0, "rack", ["ash"]), ("count", 7.0, "rack", ["beech"])]
    for text in (heading, listed, tabled):
        assert brief(text) == expected
    counted = "| Role | Count |\n|---|---|\n| Router | 6 |\n| Switch | 7 |"
    assert brief(counted) == [("count", 6.0, "router", []), ("count", 7.0, "switch", [])]


@pytest.mark.parametrize(
    ("text", "vouched"),
    [
        ("Ash has 6 racks.", True),
        ("Ash may be running 6 racks.", False),
        ("I could not count them; perhaps 6 racks.", False),
        ("If so, 6 racks.", False),
        ("Si es así, 6 racks.", False),
        ("Sí, hay 6 racks.", True),
        ("Se esperan 6 racks en la sede.", True),
        ("Não sei; talvez 6 racks.", False),
    ],
)
def test_what_the_writer_vouches_for(text: str, vouched: bool) -> None:
    assert [m.vouched for m in read(text)] == [vouched]


def test_questions() -> None:
    found = read_question("How many devices without a rack does the site Ash have?")
    assert (found.kinds, found.measures) == ({"count"}, {"device"})
    assert found.narrowing == {"without rack"} or found.narrowing == set()
    share = read_question("¿Qué porcentaje de las direcciones de Ash está asignado?")
    assert "percent" in share.kinds and frozenset({"ash"}) in share.subjects
    assert read_question("Quantos prefixos existem, e quais?").kinds == {"count", "prefix"}
    assert read_question("When was it installed?").kinds == {"date"}
    assert read_question("Describe the network.").kinds == set()
