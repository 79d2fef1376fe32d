"""Whom epithets stand for: one driver by what the text itself says, or nobody.

Sentences are invented. A claim is written as its kind and its fields, in order, without those that are open.
"""

from __future__ import annotations

import pytest

from artifact.claim import Claim
from artifact.domains.racing.rules import extract

PITS = "pit_lap AAA 12; pit_lap BBB 15"
CASES = [
    # set against the one other driver, who is named beside it
    ("en", "AAA undercut BBB. The German pitted on lap 12, whereas BBB pitted on lap 15.", PITS),
    ("en", "AAA undercut BBB. The Haas driver stopped on lap 12; BBB stopped on lap 15.", PITS),
    ("en", "AAA undercut BBB. AAA stopped on lap 12, while the Dane stopped on lap 15.", PITS),
    ("en", "AAA undercut BBB. AAA stopped on lap 12, three laps earlier than the Finn, who stopped on lap 15.", PITS),
    ("es", "AAA hizo un undercut a BBB. El alemán paró en la vuelta 12, mientras que BBB paró en la 15.", PITS),
    ("es", "AAA hizo un undercut a BBB. El piloto de Haas paró en la vuelta 12; BBB paró en la 15.", PITS),
    ("es", "AAA hizo un undercut a BBB. AAA paró en la vuelta 12, en tanto que el danés paró en la 15.", PITS),
    ("es", "AAA hizo un undercut a BBB. AAA paró en la vuelta 12; el de Williams, en cambio, paró en la 15.", PITS),
    ("pt", "AAA fez um undercut em BBB. O alemão parou na volta 12, enquanto BBB parou na 15.", PITS),
    ("pt", "AAA fez um undercut em BBB. O piloto da Haas parou na volta 12; BBB parou na 15.", PITS),
    ("pt", "AAA fez um undercut em BBB. AAA parou na volta 12, ao passo que o dinamarquês parou na 15.", PITS),
    ("pt", "AAA fez um undercut em BBB. AAA parou na volta 12; já o holandês da Williams parou na 15.", PITS),
    # told outright
    ("en", "AAA, the Dutchman, undercut BBB. The Dutchman finished fourth.", "final_position AAA 4"),
    ("en", "AAA undercut the Spaniard BBB. The Spaniard finished fourth.", "final_position BBB 4"),
    ("en", "AAA (Ferrari) undercut BBB (Williams). The Williams finished fourth.", "final_position BBB 4"),
    ("es", "AAA hizo un undercut al mexicano BBB. El mexicano terminó cuarto.", "final_position BBB 4"),
    ("es", "AAA, el tailandés, hizo un undercut a BBB. El tailandés terminó cuarto.", "final_position AAA 4"),
    ("pt", "AAA fez um undercut no mexicano BBB. O mexicano terminou em quarto.", "final_position BBB 4"),
    ("pt", "AAA, o tailandês, fez um undercut em BBB. O tailandês terminou em quarto.", "final_position AAA 4"),
    # the other of two nations
    (
        "en",
        "AAA undercut BBB. The German stopped on lap 12; BBB stayed out. The Finn finished sixth.",
        "pit_lap AAA 12; final_position BBB 6",
    ),
    (
        "es",
        "AAA hizo un undercut a BBB. AAA fue más lento que el francés. El francés terminó noveno y el ruso, décimo.",
        "final_position BBB 9; final_position AAA 10",
    ),
    (
        "pt",
        "AAA fez um undercut em BBB. AAA foi mais lento que o francês. O francês terminou em nono.",
        "final_position BBB 9",
    ),
    # who is held is the faster one of a concession
    (
        "en",
        "AAA held BBB for nine laps, although the Ferrari was 0.3 seconds per lap faster.",
        "pace_delta BBB AAA 0.3",
    ),
    (
        "es",
        "AAA contuvo a BBB durante nueve vueltas, pese a que el inglés era 0,3 segundos por vuelta más rápido.",
        "pace_delta BBB AAA 0.3",
    ),
    (
        "pt",
        "AAA segurou BBB por nove voltas, ainda que o inglês fosse 0,3 segundo por volta mais rápido.",
        "pace_delta BBB AAA 0.3",
    ),
    # rivals, the former and the latter
    (
        "en",
        "AAA finished sixth, just ahead of BBB. His rival stopped on lap 15.",
        "final_position AAA 6; pit_lap BBB 15",
    ),
    ("es", "AAA hizo un undercut a BBB. AAA paró en la vuelta 12; su rival paró en la 15.", PITS),
    ("pt", "AAA fez um undercut em BBB. AAA parou na volta 12; seu rival parou na 15.", PITS),
    ("en", "AAA undercut BBB. The former stopped on lap 12, the latter on lap 15.", PITS),
    # only one driver is spoken of
    ("en", "AAA started well. The Swede stopped on lap 12.", "pit_lap AAA 12"),
    ("es", "AAA salió bien. El sueco paró en la vuelta 12.", "pit_lap AAA 12"),
    ("pt", "AAA largou bem. O sueco parou na volta 12.", "pit_lap AAA 12"),
]
OPEN = [
    ("en", "AAA undercut BBB. The German stopped on lap 12."),
    ("en", "AAA, BBB and CCC started well. AAA was slower than the German. The Finn stopped on lap 12."),
    ("es", "AAA hizo un undercut a BBB. El alemán paró en la vuelta 12."),
    ("pt", "AAA fez um undercut em BBB. O alemão parou na volta 12."),
]
NOBODY = [
    ("en", "AAA won the German Grand Prix of 2019.", "winner AAA"),
    ("en", "Ferrari stayed calm, and AAA stopped on lap 12.", "pit_lap AAA 12"),
    ("en", "AAA stopped on lap 12. The Ferrari strategists stayed calm.", "pit_lap AAA 12"),
    ("en", "The latter stint of AAA was on HARD.", "stint_compound AAA HARD"),
    ("es", "Ferrari llamó a AAA en la vuelta 12 y AAA paró en la vuelta 12.", "pit_lap AAA 12"),
    ("pt", "A Ferrari chamou AAA, que parou na volta 12.", "pit_lap AAA 12"),
]


def _written(claim: Claim) -> str:
    fields = {name: value for name, value in claim.to_json().items() if value is not None and name != "span"}
    assert fields.pop("polarity") == "affirmed"
    return " ".join(map(str, fields.values()))


@pytest.mark.parametrize(("lang", "text", "claims"), CASES, ids=[f"{lang}: {text[:60]}" for lang, text, _ in CASES])
def test_an_epithet_is_read_as_its_driver(lang: str, text: str, claims: str) -> None:
    found = [_written(claim) for claim in extract(text, lang).claims]
    assert [claim for claim in claims.split("; ") if claim not in found] == []
    drivers = {claim.split()[1] for claim in found if claim.split()[0] in ("pit_lap", "final_position")}
    assert drivers == {word for claim in claims.split("; ") for word in claim.split()[1:2] if "pace" not in claim}


@pytest.mark.parametrize(("lang", "text"), OPEN)
def test_an_epithet_that_could_be_two_drivers_is_dropped_and_counted(lang: str, text: str) -> None:
    read = extract(text, lang)
    assert not [claim for claim in read.claims if claim.to_json()["type"] == "pit_lap"]
    assert read.dropped["unresolved_driver"] >= 1


@pytest.mark.parametrize(("lang", "text", "claims"), NOBODY)
def test_words_of_nations_and_teams_alone_are_nobody(lang: str, text: str, claims: str) -> None:
    assert "; ".join(_written(claim) for claim in extract(text, lang).claims) == claims
