"""The relation between claims and facts, and the wire form."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artifact.claim import Claim, FieldSpec, Polarity, Verdict, close, json_schema, parse_claim
from artifact.domains.racing import claims as racing
from artifact.domains.weather import claims as weather
from artifact.errors import InputError

KINDS = {**racing.KINDS, **weather.KINDS}


def _values(spec: FieldSpec) -> st.SearchStrategy[object]:
    if spec.choices:
        known: st.SearchStrategy[object] = st.sampled_from(spec.choices)
    elif spec.kind == "bool":
        known = st.booleans()
    elif spec.kind == "int":
        known = st.integers(-(10**9), 10**9)
    elif spec.kind == "float":
        known = st.floats(-1e9, 1e9, allow_nan=False)
    else:
        known = st.text(max_size=8)
    return known if spec.role == "unit" else st.none() | known


@st.composite
def claims(draw: st.DrawFn) -> Claim:
    kind = KINDS[draw(st.sampled_from(sorted(KINDS)))]
    fields = {spec.name: draw(_values(spec)) for spec in kind.specs()}
    span = draw(st.none() | st.tuples(st.integers(0, 50), st.integers(51, 99)))
    return kind(**fields, polarity=draw(st.sampled_from(Polarity)), span=span)  # type: ignore[arg-type]


@given(claims())
def test_wire_form_reads_back_to_the_same_claim(claim: Claim) -> None:
    wire = json.loads(json.dumps(claim.to_json(), allow_nan=False))
    back = parse_claim(wire, KINDS)
    assert back == claim
    assert back.span == claim.span
    assert back.to_json() == claim.to_json()


@given(claims())
def test_a_claim_matches_itself_and_every_wholly_open_claim_of_its_kind_matches_it(claim: Claim) -> None:
    assert type(claim)().matches(claim)
    if all(getattr(claim, spec.name) is not None for spec in claim.specs()):
        assert claim.matches(claim)


@given(claims(), claims())
def test_being_about_the_same_does_not_depend_on_the_order(one: Claim, other: Claim) -> None:
    assert one.about_same(other) == other.about_same(one)
    if type(one) is not type(other):
        assert not one.about_same(other)


def test_equality_ignores_where_and_by_which_rule_a_claim_was_read() -> None:
    here = racing.PitLap(driver="AAA", lap=12, span=(0, 9), rule="stop")
    there = racing.PitLap(driver="AAA", lap=12, span=(40, 60), rule="table")
    assert here == there
    assert len({here, there}) == 1
    assert here != racing.PitLap(driver="AAA", lap=12, polarity=Polarity.DENIED)


@pytest.mark.parametrize(
    ("claim", "fact", "expected"),
    [
        (racing.PitLap(driver="AAA", lap=14), racing.PitLap(driver="AAA", lap=14), True),
        (racing.PitLap(driver="AAA", lap=14), racing.PitLap(driver="AAA", lap=15), False),
        (racing.PitLap(driver="AAA", lap=14), racing.PitLap(driver="BBB", lap=14), False),
        (racing.PitLap(lap=14), racing.PitLap(driver="AAA", lap=14), True),
        (racing.PitLap(driver="AAA"), racing.PitLap(driver="AAA", lap=14), True),
        (racing.PitLap(driver="AAA", lap=14), racing.NStops(driver="AAA", n=14), False),
        (racing.StintCompound(driver="AAA", compound="SOFT"), racing.StintCompound(driver="AAA"), False),
        (racing.CompoundChange(to="HARD"), racing.CompoundChange(driver="AAA", from_="SOFT", to="HARD"), True),
        (racing.CompoundChange(from_="HARD"), racing.CompoundChange(driver="AAA", from_="SOFT", to="HARD"), False),
        (racing.Gain(value=3.7), racing.Gain(value=2.2), True),
        (racing.Gain(value=3.71), racing.Gain(value=2.2), False),
        (racing.Battle(kind="undercut", attacker="AAA", defender="BBB"),
         racing.Battle(kind="undercut", attacker="BBB", defender="AAA"), False),
        (racing.Defense(defender="AAA", pursuer="BBB"), racing.Defense(defender="AAA", pursuer="BBB"), True),
        (weather.Temp(kind="high", value=71), weather.Temp(kind="low", value=71), False),
        (weather.Temp(value=71), weather.Temp(kind="low", value=74), True),
        (weather.Wind(low=15, high=15), weather.Wind(low=5, high=10), True),
        (weather.Wind(low=16, high=16), weather.Wind(low=5, high=10), False),
        (weather.Wind(low=5, high=40), weather.Wind(low=5, high=10), False),
        (weather.Wind(high=14), weather.Wind(low=5, high=10), True),
        (weather.Wind(low=10), weather.Wind(high=10), True),
        (weather.Wind(low=10), weather.Wind(), False),
        (weather.PrecipProb(value=35), weather.PrecipProb(value=20), True),
        (weather.PrecipProb(value=36), weather.PrecipProb(value=20), False),
    ],
)  # fmt: skip
def test_matches(claim: Claim, fact: Claim, expected: bool) -> None:
    assert claim.matches(fact) is expected


def test_a_pair_is_about_the_same_in_either_order_but_says_who_attacked() -> None:
    said = racing.Battle(kind="undercut", attacker="AAA", defender="BBB")
    fact = racing.Battle(kind="undercut", attacker="BBB", defender="AAA")
    assert said.about_same(fact)
    assert not said.says_same(fact)
    assert not said.about_same(racing.Battle(kind="undercut", attacker="BBB", defender="CCC"))


def test_tolerance_allows_for_binary_representation_and_scale_zero_demands_equality() -> None:
    assert close(0.3, 0.1 + 0.2, 0.0)
    assert close(1.6, 1.5, 0.1)
    assert not close(1.61, 1.5, 0.1)
    assert racing.Gain(value=2.2).matches(racing.Gain(value=2.2), scale=0)
    assert not racing.Gain(value=2.3).matches(racing.Gain(value=2.2), scale=0)
    assert weather.Temp(value=77).matches(weather.Temp(value=71), scale=2)


@pytest.mark.parametrize(
    ("data", "part"),
    [
        ("pit_lap", "must be an object, not str"),
        (None, "must be an object, not NoneType"),
        ({}, "unknown claim type 'None'"),
        ({"type": "pitlap"}, "did you mean 'pit_lap'"),
        ({"type": ["pit_lap"]}, "unknown claim type \"['pit_lap']\""),
        ({"type": "pit_lap", "drver": "AAA"}, "did you mean 'driver'"),
        ({"type": "pit_lap", "lap": "14"}, "lap must be int or null"),
        ({"type": "pit_lap", "lap": 14.5}, "lap must be a whole number"),
        ({"type": "pit_lap", "lap": True}, "lap must be int or null"),
        ({"type": "pit_lap", "lap": float("nan")}, "finite"),
        ({"type": "pit_lap", "lap": float("inf")}, "finite"),
        ({"type": "gain", "value": 10**400}, "finite"),
        ({"type": "pit_lap", "lap": -(10**5000)}, "finite"),
        ({"type": "gain", "value": [1]}, "value must be float or null"),
        ({"type": "battle_outcome", "success": 1}, "success must be bool or null"),
        ({"type": "stint_compound", "compound": "soft"}, "unknown compound 'soft'"),
        ({"type": "pit_lap", "driver": 44}, "driver must be str or null"),
        ({"type": "pit_lap", "polarity": "maybe"}, "unknown polarity 'maybe'; allowed: affirmed, denied"),
        ({"type": "pit_lap", "polarity": []}, "unknown polarity"),
        ({"type": "pit_lap", "span": [5, 3]}, "span must be null or [start, end]"),
        ({"type": "pit_lap", "span": [0, True]}, "span must be"),
        ({"type": "pit_lap", "span": "0-3"}, "span must be"),
    ],
)
def test_what_is_not_a_claim_is_refused_with_the_place(data: object, part: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_claim(data, KINDS, where="answers.jsonl:17")
    message = str(caught.value)
    assert part in message
    assert message.startswith("answers.jsonl:17: ")
    assert "\n" not in message


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(
    st.sampled_from(sorted(KINDS)),
    st.dictionaries(st.sampled_from(["driver", "lap", "value", "kind", "polarity", "span", "rule", "x"]), _JSON),
)
def test_any_json_is_a_claim_or_an_input_error(name: str, fields: dict[str, object]) -> None:
    try:
        claim = parse_claim({"type": name, **fields}, KINDS)
    except InputError:
        return
    assert isinstance(claim, KINDS[name])


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.type)
def test_schema_names_the_wire_fields_and_their_allowed_values(kind: type[Claim]) -> None:
    schema = json_schema(kind)
    properties = schema["properties"]
    assert isinstance(properties, dict)
    assert list(properties) == ["type", *(spec.wire for spec in kind.specs()), "polarity"]
    assert schema["required"] == list(properties)
    assert schema["additionalProperties"] is False
    for spec in kind.specs():
        left_open = [] if spec.role == "unit" else [None]
        assert properties[spec.wire].get("enum") == ([*spec.choices, *left_open] if spec.choices else None)
        assert properties[spec.wire]["description"]


def test_a_reserved_word_has_its_own_wire_name() -> None:
    claim = parse_claim({"type": "compound_change", "driver": "AAA", "from": "SOFT", "to": "HARD"}, KINDS)
    assert claim == racing.CompoundChange(driver="AAA", from_="SOFT", to="HARD")
    assert claim.to_json() == {
        "type": "compound_change", "driver": "AAA", "from": "SOFT", "to": "HARD", "polarity": "affirmed", "span": None,
    }  # fmt: skip


def test_verdicts_are_a_closed_set() -> None:
    with pytest.raises(ValueError, match="maybe"):
        Verdict("maybe")
