"""Stops and tyre changes in free words: what comes off and what goes on, verbs in all tenses, laps in words.

Sentences are invented. A claim is written as its kind and its fields, in order, without those that are open; only
stops, changes and stops under the safety car are looked at.
"""

from __future__ import annotations

import pytest

from artifact.claim import Claim
from artifact.domains.racing.rules import extract

KINDS = frozenset({"pit_lap", "compound_change", "neutralised_stop"})

CASES = [
    # one tyre off, another on
    ("en", "AAA left his mediums on lap 12 and fitted hards.", "change AAA MEDIUM HARD; pit AAA 12"),
    ("en", "On lap 12 AAA gave up the softs and took on mediums.", "change AAA SOFT MEDIUM; pit AAA 12"),
    ("en", "AAA stopped on lap 12: off came the softs, on went the hards.", "change AAA SOFT HARD; pit AAA 12"),
    ("en", "AAA pitted on lap 12, mediums out, hards in.", "change AAA MEDIUM HARD; pit AAA 12"),
    ("en", "In AAA's stop the softs gave way to hards.", "change AAA SOFT HARD"),
    ("es", "En la vuelta 12 AAA dejó los medios y montó los duros.", "change AAA MEDIUM HARD; pit AAA 12"),
    (
        "es",
        "Vuelta 12: AAA entra en boxes, se deshace de los blandos y coloca medios.",
        "change AAA SOFT MEDIUM; pit AAA 12",
    ),
    ("es", "AAA, boxes en la vuelta 12, blandos fuera, medios dentro.", "change AAA SOFT MEDIUM; pit AAA 12"),
    ("es", "AAA paró en la vuelta 12: salieron los medios y entraron los duros.", "change AAA MEDIUM HARD; pit AAA 12"),
    ("es", "En la parada de AAA los blandos dieron paso a los medios.", "change AAA SOFT MEDIUM"),
    ("pt", "Na volta 12 AAA deixou os médios e montou os duros.", "change AAA MEDIUM HARD; pit AAA 12"),
    ("pt", "AAA vai aos boxes na volta 12: saem os médios, entram os duros.", "change AAA MEDIUM HARD; pit AAA 12"),
    ("pt", "AAA, boxes na volta 12, macios fora, médios dentro.", "change AAA SOFT MEDIUM; pit AAA 12"),
    ("pt", "Na parada de AAA, os macios deram lugar aos médios.", "change AAA SOFT MEDIUM"),
    ("pt", "AAA tirou os intermediários para pôr duros.", "change AAA INTERMEDIATE HARD"),
    # abbreviations in capitals
    ("es", "AAA: box v12, MED→DUR.", "change AAA MEDIUM HARD; pit AAA 12"),
    ("pt", "AAA: box V12, MAC→DUR.", "change AAA SOFT HARD; pit AAA 12"),
    # the narrative present
    ("es", "Vuelta 18: AAA se detiene y monta duros.", "change AAA HARD; pit AAA 18"),
    ("pt", "Volta 18: AAA entra nos boxes e calça os duros.", "change AAA HARD; pit AAA 18"),
    # neither stops nor changes
    ("en", "AAA left the pack behind and emerged ahead of BBB.", ""),
    ("en", "AAA gave up the lead on lap 12 and dropped to P9.", ""),
    ("es", "AAA dejó a BBB atrás en la vuelta 12 y salió delante.", ""),
    ("es", "AAA quedó fuera de los puntos y dentro del top 12.", ""),
    ("pt", "AAA deixou BBB para trás na volta 12 e saiu na frente.", ""),
    ("pt", "AAA tirou 3,1 s de BBB até a volta 12.", ""),
]


def shown(claim: Claim) -> str:
    """The claim as a case writes it."""
    name = {"pit_lap": "pit", "compound_change": "change", "neutralised_stop": "neutralised"}[claim.type]
    return " ".join([name, *(str(getattr(claim, spec.name)) for spec in claim.specs())]).replace(" None", "")


@pytest.mark.parametrize(("lang", "text", "claims"), CASES)
def test_what_is_said_of_stops(lang: str, text: str, claims: str) -> None:
    """All stops and changes of a text are read, and no others."""
    found = [shown(claim) for claim in extract(text, lang).claims if claim.type in KINDS]
    assert sorted(found) == sorted(claim for claim in claims.split("; ") if claim)
