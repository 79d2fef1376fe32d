"""The same comparison under every combination of choices."""

from __future__ import annotations

import json

import pandas as pd
import pytest

from artifact.audit.specification import FAILURES, Choices, specifications, under
from artifact.domain import get_domain
from artifact.domains.racing.claims import CompoundChange, Gain, PitLap
from artifact.errors import InputError
from artifact.score import Failures, Policy
from artifact.scoring import score_claims

DOMAIN = get_domain("racing")
STINT = "2025_Abu_Dhabi_Grand_Prix::stint::HUL"
UNDERCUT = "2025_Abu_Dhabi_Grand_Prix::undercut::BEA_SAI"  # gained 6.256 s


def table() -> pd.DataFrame:
    right, wrong, near = (json.dumps([claim.to_json()]) for claim in (PitLap("HUL", 7), PitLap("HUL", 8), Gain(8.5)))
    rows = [("a", STINT, "ok", right), ("b", STINT, "truncated", wrong), ("a", UNDERCUT, "empty", "[]")]
    rows.append(("b", UNDERCUT, "ok", near))
    return pd.DataFrame(rows, columns=["system", "id", "status", "claims"]).assign(lang="en")


@pytest.mark.parametrize("failures", FAILURES)
def test_counts_are_those_of_the_policy(failures: Failures) -> None:
    as_written = score_claims(table(), DOMAIN, Policy(failures="as_written"))
    direct = score_claims(table(), DOMAIN, Policy(failures=failures))
    pd.testing.assert_frame_equal(under(as_written, failures), direct)


def test_every_combination_once() -> None:
    choices = Choices(dropped={"all": frozenset(), "no stops": frozenset({"pit_lap"})})
    named = [tuple(spec.items()) for spec, _, _ in specifications(table(), DOMAIN, choices)]
    assert len(named) == len(set(named)) == 3 * 3 * 2 * 2 * 3 * 2


def test_one_change_covers_one_or_all() -> None:
    change = json.dumps([CompoundChange("HUL", "SOFT", "HARD").to_json()])
    row = {"system": "a", "lang": "en", "id": STINT, "status": "ok", "claims": change}
    choices = Choices(failures=("excluded",), pools=("micro",), rules=("corrected",), tolerances=(1.0,))
    made = {s["matching"]: c["covered"].item() for s, c, _ in specifications(pd.DataFrame([row]), DOMAIN, choices)}
    assert made == {"one_to_one": 1, "one_for_all": 2}


def test_another_extractor_gives_precision_and_not_coverage() -> None:
    told = table()[["system", "lang", "id"]].assign(supported=[3, 0, 0, 1], contradicted=[1, 2, 0, 0], unverifiable=0)
    choices = Choices(
        failures=("as_written",),
        pools=("micro",),
        rules=("corrected",),
        matchings=("one_to_one",),
        tolerances=(1.0,),
        extractors={"rules": None, "theirs": told.sample(frac=1, random_state=1)},
    )
    made = {spec["extractor"]: counts for spec, counts, _ in specifications(table(), DOMAIN, choices)}
    assert made["rules"]["supported"].tolist() == [1, 0, 0, 0]
    assert made["theirs"][["supported", "contradicted", "unverifiable"]].to_numpy().tolist() == [
        [3, 1, 0],
        [0, 2, 0],
        [0, 0, 0],
        [1, 0, 0],
    ]
    for column in ("required", "covered", "scored"):
        assert made["theirs"][column].tolist() == made["rules"][column].tolist()
    with pytest.raises(InputError, match="counted nothing for b/en/"):
        list(specifications(table(), DOMAIN, Choices(extractors={"theirs": told[told["system"] == "a"]})))


def test_tolerance_and_required_facts_change_what_is_counted() -> None:
    choices = Choices(
        failures=("as_written",),
        pools=("micro",),
        rules=("corrected",),
        matchings=("one_to_one",),
        tolerances=(1.0, 2.0),
        dropped={"all": frozenset(), "no stops": frozenset({"pit_lap"})},
    )
    made = {(s["tolerance"], s["required"]): c for s, c, _ in specifications(table(), DOMAIN, choices)}
    supported = {key: int(counts["supported"].sum()) for key, counts in made.items()}
    assert supported == {(1.0, "all"): 1, (1.0, "no stops"): 1, (2.0, "all"): 2, (2.0, "no stops"): 2}
    required = {key: int(counts["required"].iloc[0]) for key, counts in made.items()}
    assert required == {(1.0, "all"): 6, (1.0, "no stops"): 4, (2.0, "all"): 6, (2.0, "no stops"): 4}
