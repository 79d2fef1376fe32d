"""One text against one record, in full."""

from __future__ import annotations

import pytest

from artifact.claim import Claim
from artifact.domain import Extraction, get_domain
from artifact.domains.racing.claims import FinalPosition, NStops, PitLap
from artifact.explain import View, explain
from artifact.status import Status

DOMAIN = get_domain("racing")
RECORD = DOMAIN.load("released", "corrected")["2025_Abu_Dhabi_Grand_Prix::stint::HUL"]  # stops on laps 7 and 42, P9
TEXT = "HUL stopped on lap 7, then on lap 40. <b>P9</b>"


def view(*claims: Claim, text: str = TEXT) -> View:
    return explain(RECORD, text, DOMAIN, extraction=Extraction(Status.OK, claims, "en"))


def test_claims_facts_and_scores() -> None:
    made = view(
        PitLap("HUL", 7, span=(0, 20), rule="stop"),
        PitLap("HUL", 40, span=(0, 36)),
        FinalPosition("HUL", 9, span=(41, 43)),
    )
    assert [claim["verdict"] for claim in made["claims"]] == ["supported", "contradicted", "supported"]
    assert made["claims"][0]["rule"] == "stop"
    assert "lap 7" in made["claims"][1]["reason"] and "lap 42" in made["claims"][1]["reason"]
    covered = {fact["label"]: fact["covered_by"] for fact in made["facts"]}
    assert covered["pit_lap(driver HUL, lap 7)"] == 0
    assert covered["pit_lap(driver HUL, lap 42)"] is None
    assert covered["final_position(driver HUL, position 9)"] == 2
    assert made["scores"] == {"precision": 2 / 3, "recall": 2 / 6, "f1": 4 / 9, "hallucination": 1 / 3}
    assert made["signature"].startswith("racing@1|rules:corrected|by:rules|fail:as_written|pool:micro|v:")


def test_pieces_join_to_the_text_and_nested_claims_share_them() -> None:
    made = view(PitLap("HUL", 7, span=(0, 20)), NStops("HUL", 2, span=(0, 36)))
    assert "".join(piece["text"] for piece in made["pieces"]) == TEXT
    assert [piece["claims"] for piece in made["pieces"]] == [[0, 1], [1], []]


def test_silence_has_no_precision_and_no_recall() -> None:
    made = view(text="")
    assert made["pieces"] == []
    assert made["scores"] == {"precision": None, "recall": 0.0, "f1": 0.0, "hallucination": None}


def test_a_claim_made_twice_is_one() -> None:
    made = view(PitLap("HUL", 7, span=(0, 20)), PitLap("HUL", 7, span=(22, 36)))
    assert len(made["claims"]) == 1 and made["scores"]["precision"] == 1.0


def test_facts_are_told_in_the_language_of_the_text() -> None:
    spanish = explain(RECORD, "", DOMAIN, extraction=Extraction(Status.OK, (), "es"))
    assert spanish["facts"][0]["sentence"] == "HUL hizo dos paradas en la carrera."


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "the record has: HUL finished in P9"),
        ("es", "the record has: HUL terminó en P9"),
        ("pt", "the record has: HUL terminou em P9"),
    ],
)
def test_the_reason_of_a_verdict_is_said_and_not_written_as_data(lang: str, reason: str) -> None:
    read = Extraction(Status.OK, (FinalPosition("HUL", 3, span=(0, 3)), FinalPosition("HAM", 3, span=(0, 3))), lang)
    wrong, stranger = explain(RECORD, "HUL", DOMAIN, extraction=read)["claims"]
    assert wrong["verdict"] == "contradicted" and wrong["reason"] == reason
    assert stranger["verdict"] == "unverifiable" and stranger["reason"] == "the record does not decide this"
