"""Whom epithets stand for: one driver by what the text itself says, or nobody.

Sentences are invented. A claim is written as its kind and its fields, in order, without those that are open.
"""

from __future__ import annotations

import pytest

from artifact.domains.racing.claims import PitLap
from artifact.domains.racing.rules import extract
from readings import written

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
    ("en", "AAA undercut BBB. The first stopped on lap 12, the second on lap 15.", PITS),
    ("es", "AAA hizo un undercut a BBB. El primero paró en la vuelta 12 y el segundo, en la 15.", PITS),
    ("pt", "AAA fez um undercut em BBB. O primeiro parou na volta 12 e o segundo, na 15.", PITS),
    ("es", "AAA hizo un undercut a BBB. Este paró en la vuelta 15 y aquel paró en la 12.", PITS),
    ("en", "AAA finished fourth. His rival, BBB, stopped on lap 15.", "final_position AAA 4; pit_lap BBB 15"),
    # one of a defence is told to be faster
    ("en", "AAA held BBB for nine laps. The Ferrari was 0.3 seconds per lap faster.", "pace_delta BBB AAA 0.3"),
    (
        "es",
        "AAA contuvo a BBB nueve vueltas. El inglés era 0,3 segundos por vuelta más rápido.",
        "pace_delta BBB AAA 0.3",
    ),
    (
        "pt",
        "AAA segurou BBB por nove voltas. O inglês era 0,3 segundo por volta mais rápido.",
        "pace_delta BBB AAA 0.3",
    ),
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
    ("es", "AAA y BBB pararon: uno en la vuelta 9, el otro en la 11."),
    ("pt", "AAA e BBB pararam: um na volta 9, o outro na 11."),
]
NOBODY = [
    ("en", "AAA won the German Grand Prix of 2019.", "winner AAA"),
    ("en", "Ferrari stayed calm, and AAA stopped on lap 12.", "pit_lap AAA 12"),
    ("en", "AAA stopped on lap 12. The Ferrari strategists stayed calm.", "pit_lap AAA 12"),
    ("en", "The latter stint of AAA was on HARD.", "stint_compound AAA HARD"),
    ("es", "Ferrari llamó a AAA en la vuelta 12 y AAA paró en la vuelta 12.", "pit_lap AAA 12"),
    ("pt", "A Ferrari chamou AAA, que parou na volta 12.", "pit_lap AAA 12"),
]


@pytest.mark.parametrize(("lang", "text", "claims"), CASES, ids=[f"{lang}: {text[:60]}" for lang, text, _ in CASES])
def test_an_epithet_is_read_as_its_driver(lang: str, text: str, claims: str) -> None:
    found = [written(claim) for claim in extract(text, lang).claims]
    assert [claim for claim in claims.split("; ") if claim not in found] == []
    drivers = {claim.split()[1] for claim in found if claim.split()[0] in ("pit_lap", "final_position")}
    assert drivers == {word for claim in claims.split("; ") for word in claim.split()[1:2] if "pace" not in claim}


SUBJECTS = [
    ("en", "AAA finished fifth, ahead of BBB, who stopped on lap 11 and finished sixth.", "AAA 5; BBB 6"),
    ("es", "AAA terminó quinto por delante de BBB, que paró en la vuelta 11 y terminó sexto.", "AAA 5; BBB 6"),
    ("pt", "AAA terminou em quinto à frente de BBB, que parou na volta 11 e terminou em sexto.", "AAA 5; BBB 6"),
    ("en", "AAA passed BBB, who stopped on lap 11, and finished fifth.", "AAA 5"),
    ("en", "AAA held his team-mate, BBB, for nine laps and finished fifth.", "AAA 5"),
    ("es", "AAA contuvo a su compañero, BBB, durante nueve vueltas y terminó quinto.", "AAA 5"),
    ("pt", "AAA segurou o companheiro BBB por nove voltas e terminou em quinto.", "AAA 5"),
    ("en", "AAA shadowed BBB for nine laps and finished fifth.", "AAA 5"),
    ("pt", "AAA perseguia BBB e terminou em quinto.", "AAA 5"),
    ("en", "AAA battled with BBB and CCC. He finished fifth.", "AAA 5"),
    ("en", "In the end AAA finished fifth behind BBB in fourth.", "AAA 5; BBB 4"),
    ("es", "Tanto AAA como BBB pararon dos veces. AAA acabó quinto.", "AAA 5"),
    ("en", "AAA and BBB both stopped. He beat BBB to the flag, finishing fifth.", "AAA 5"),
    ("en", "P5 and ten points for AAA, P6 for BBB.", "AAA 5; BBB 6"),
    ("es", "P5 y diez puntos para AAA, P6 para BBB.", "AAA 5; BBB 6"),
    ("pt", "P5 e dez pontos para AAA, P6 para BBB.", "AAA 5; BBB 6"),
    ("en", "Had AAA stopped on lap 9, he would have finished fifth.", ""),
    ("en", "AAA was fast; had he stopped on lap 9, he would have finished fifth.", ""),
    ("es", "De haber parado en la vuelta 9, AAA habría terminado quinto.", ""),
]


@pytest.mark.parametrize(("lang", "text", "places"), SUBJECTS)
def test_a_place_is_that_of_the_subject(lang: str, text: str, places: str) -> None:
    found = [written(claim).split(" ", 1) for claim in extract(text, lang).claims if claim.type != "pit_lap"]
    assert "; ".join(rest for kind, rest in found if kind == "final_position") == places


STOPS = [
    ("en", "AAA stopped on lap 9, before BBB, who had started on hards, made his stop on lap 27.", "AAA 9; BBB 27"),
    (
        "es",
        "AAA paró en la vuelta 9, antes de que BBB, que salió con duros, hiciera su parada en la 27.",
        "AAA 9; BBB 27",
    ),
    ("en", "AAA stopped on lap 9 and undercut BBB, in on lap 11.", "AAA 9; BBB 11"),
    ("es", "AAA paró en la vuelta 9 y superó a BBB, detenido en la vuelta 11.", "AAA 9; BBB 11"),
    ("pt", "AAA parou na volta 9 e superou BBB, chamado na volta 11.", "AAA 9; BBB 11"),
    ("en", "AAA, meanwhile, stopped on lap 9, and BBB, his team-mate, on lap 11.", "AAA 9; BBB 11"),
    ("es", "AAA, por su parte, paró en la vuelta 9, y BBB, su compañero, en la 11.", "AAA 9; BBB 11"),
    ("pt", "AAA, por sua vez, parou na volta 9, e BBB, seu companheiro, na 11.", "AAA 9; BBB 11"),
    ("en", "AAA started ahead of BBB. AAA's rival stopped on lap 11.", "BBB 11"),
    ("es", "AAA salió delante de BBB. El rival de AAA paró en la vuelta 11.", "BBB 11"),
    ("pt", "AAA largou à frente de BBB. O rival de AAA parou na volta 11.", "BBB 11"),
    ("en", "AAA started ahead of BBB. His team-mate stopped on lap 11.", "BBB 11"),
    ("en", "AAA, BBB and CCC started. AAA's team-mate stopped on lap 11.", ""),
    ("en", "AAA, together with BBB, stopped on lap 9.", "AAA 9"),
    ("en", "Instead of AAA, BBB stopped on lap 11.", "BBB 11"),
    ("es", "A AAA lo pararon en la vuelta 9; a BBB, en la 11.", "AAA 9; BBB 11"),
    ("en", "AAA rejoined behind BBB, who was yet to stop and did so on lap 11.", "BBB 11"),
    ("en", "AAA's stop on lap 9 was the first; BBB, whose stop came on lap 11, lost time.", "AAA 9; BBB 11"),
]


@pytest.mark.parametrize(("lang", "text", "laps"), STOPS)
def test_a_stop_is_that_of_whom_the_clause_is_about(lang: str, text: str, laps: str) -> None:
    found = [written(claim).split(" ", 1) for claim in extract(text, lang).claims]
    assert "; ".join(rest for kind, rest in found if kind == "pit_lap") == laps


def test_his_undercut_is_not_that_of_whom_it_was_made_on() -> None:
    read = extract("AAA stopped early, and his undercut of BBB was worth 3.1 seconds.", "en")
    assert "battle undercut AAA BBB" in [written(claim) for claim in read.claims]


def test_the_stop_of_a_condition_did_not_happen() -> None:
    assert not extract("Had AAA stopped on lap 9, AAA would have finished fifth.", "en").claims
    assert not extract("AAA was fast. Had Hamilton stopped on lap 9, Hamilton would have won.", "en").claims
    assert [written(claim) for claim in extract("HAD stopped on lap 9.", "en").claims] == ["pit_lap HAD 9"]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "AAA held BBB for nine laps. The move did not protect any team-mate."),
        ("es", "AAA contuvo a BBB durante nueve vueltas. La maniobra no protegió a ningún compañero de equipo."),
        ("pt", "AAA segurou BBB por nove voltas. A manobra não protegeu nenhum companheiro de equipe."),
    ],
)
def test_a_team_mate_is_protected_or_not_by_who_held(lang: str, text: str) -> None:
    assert "teammate_protected AAA False" in [written(claim) for claim in extract(text, lang).claims]


@pytest.mark.parametrize(("lang", "text"), OPEN)
def test_an_epithet_that_could_be_two_drivers_is_dropped_and_counted(lang: str, text: str) -> None:
    read = extract(text, lang)
    assert not [claim for claim in read.claims if claim.to_json()["type"] == "pit_lap"]
    assert read.dropped["unresolved_driver"] >= 1


@pytest.mark.parametrize(("lang", "text", "claims"), NOBODY)
def test_words_of_nations_and_teams_alone_are_nobody(lang: str, text: str, claims: str) -> None:
    assert "; ".join(written(claim) for claim in extract(text, lang).claims) == claims


# whom nations, teams and titles leave among the drivers of the text
KNOWN = [
    ("en", "ALO stopped ahead of HAM. The Spaniard pitted on lap 12 and the seven-time champion on lap 15.", "ALO HAM"),
    ("es", "ALO rodaba ante HAM. El español paró en la vuelta 12 y el siete veces campeón, en la 15.", "ALO HAM"),
    ("pt", "ALO rodava à frente de HAM. O espanhol parou na volta 12 e o heptacampeão parou na 15.", "ALO HAM"),
    ("en", "VET chased BOT. The four-time world champion pitted on lap 12, the Finn pitted on lap 15.", "VET BOT"),
    ("es", "VET perseguía a BOT. El tetracampeón alemán paró en la vuelta 12; el finlandés, en la 15.", "VET BOT"),
    ("pt", "VET perseguia BOT. O tetracampeão alemão parou na volta 12, e o finlandês parou na 15.", "VET BOT"),
    # a team is that of the season, where the text names one
    ("en", "SAI met HAM at Monza in 2025. The Williams driver pitted on lap 12, the Ferrari on lap 15.", "SAI HAM"),
    (
        "es",
        "En 2023 SAI rodaba ante HAM. El de Ferrari paró en la vuelta 12 y el de Mercedes paró en la 15.",
        "SAI HAM",
    ),
    ("pt", "Em 2023 SAI rodava diante de HAM. O piloto da Ferrari parou na volta 12; HAM parou na 15.", "SAI HAM"),
]


@pytest.mark.parametrize(("lang", "text", "who"), KNOWN)
def test_what_a_driver_is_known_by_tells_who_is_meant(lang: str, text: str, who: str) -> None:
    found = {claim.driver: claim.lap for claim in extract(text, lang).claims if isinstance(claim, PitLap)}
    assert found == dict(zip(who.split(), (12, 15), strict=True))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "SAI chased ALO. The Spaniard pitted on lap 12."),  # both are
        ("en", "VER chased ALO. The German pitted on lap 12."),  # neither is
        ("es", "VER perseguía a ALO. El alemán paró en la vuelta 12."),
        ("pt", "VER perseguia ALO. O alemão parou na volta 12."),
        ("es", "NOR rodaba ante PIA. El de McLaren paró en la vuelta 12."),
    ],
)
def test_an_epithet_of_two_or_of_none_is_left_open(lang: str, text: str) -> None:
    assert not [claim for claim in extract(text, lang).claims if isinstance(claim, PitLap)]


NAMES = [
    ("en", "danny ric pitted on lap 12, gasly on lap 15", "RIC 12; GAS 15"),
    ("es", "checo perez paró en la vuelta 12 y Carlitos en la 15", "PER 12; SAI 15"),
    ("es", "Checo Pérez paró en la vuelta 12 y Carlitos paró en la 15", "PER 12; SAI 15"),
    ("pt", "o albon parou na volta 12 e o kmag parou na volta 15", "ALB 12; MAG 15"),
    ("en", "Lewis stopped on lap 12 and Max stopped on lap 15.", "HAM 12; VER 15"),
    ("en", "Max pitted on lap 15.", "VER 15"),
    ("en", "Max stint: 20 laps. HAM pitted on lap 15.", "HAM 15"),
    ("pt", "O lance decisivo foi de HAM, que parou na volta 15.", "HAM 15"),
    ("pt", "Lance decisivo: HAM parou na volta 15.", "HAM 15"),
    ("es", "El español franco paró poco. HAM paró en la vuelta 15.", "HAM 15"),
    # whose name two drivers share
    ("en", "In 2019 Kimi pitted on lap 12.", "RAI 12"),
    ("es", "En 2025 Kimi paró en la vuelta 12.", "ANT 12"),
    ("pt", "RAI largou bem. Kimi parou na volta 12.", "RAI 12"),
    ("en", "Kimi pitted on lap 12 and HAM pitted on lap 15.", "HAM 15"),
]


@pytest.mark.parametrize(("lang", "text", "stops"), NAMES)
def test_first_names_nicknames_and_names_in_small_letters(lang: str, text: str, stops: str) -> None:
    found = [claim for claim in extract(text, lang).claims if isinstance(claim, PitLap)]
    assert "; ".join(f"{claim.driver} {claim.lap}" for claim in found) == stops


TEAMS_OWN = [
    ("en", "We pitted BBB on lap 12, and they reacted on lap 15. AAA was fifth.", "BBB 12; AAA 15"),
    ("en", "AAA led BBB. We stopped on lap 12 and they stopped on lap 15.", "AAA 12; BBB 15"),
    ("en", "AAA led BBB. BBB stopped on lap 15, and our stop came on lap 12.", "BBB 15; AAA 12"),
    (
        "es",
        "AAA iba por delante de BBB. BBB paró en la vuelta 15; nuestra parada fue en la vuelta 12.",
        "BBB 15; AAA 12",
    ),
    ("pt", "AAA ia à frente de BBB. BBB parou na volta 15; nossa parada veio na volta 12.", "BBB 15; AAA 12"),
    ("es", "Con AAA paramos en la vuelta 12.", "AAA 12"),
    ("pt", "Com AAA largamos bem e paramos na volta 12.", "AAA 12"),
    # who writes is no team
    ("en", "AAA led BBB. BBB stopped early, as we can see: he stopped on lap 12.", "BBB 12"),
    ("en", "AAA led BBB. BBB was early. Our data show that he stopped on lap 12.", "BBB 12"),
    ("es", "AAA lideraba. BBB fue rápido. Según nuestros datos, BBB paró en la vuelta 12.", "BBB 12"),
]


@pytest.mark.parametrize(("lang", "text", "stops"), TEAMS_OWN)
def test_we_are_the_driver_of_the_team_that_tells(lang: str, text: str, stops: str) -> None:
    found = [claim for claim in extract(text, lang).claims if isinstance(claim, PitLap)]
    assert "; ".join(f"{claim.driver} {claim.lap}" for claim in found) == stops


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "CCC won. AAA led BBB. Both pitted on lap 9."),
        ("es", "CCC ganó. AAA lideraba ante BBB. Ambos pararon en la vuelta 9."),
        ("pt", "CCC venceu. AAA liderava diante de BBB. Ambos pararam na volta 9."),
    ],
)
def test_both_are_the_two_of_the_sentence_before(lang: str, text: str) -> None:
    found = [(claim.driver, claim.lap) for claim in extract(text, lang).claims if isinstance(claim, PitLap)]
    assert found == [("AAA", 9), ("BBB", 9)]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "NOR led VER. The McLaren driver pitted on lap 9. PIA was fifth."),
        ("es", "NOR lideraba ante VER. El piloto de McLaren paró en la vuelta 9. PIA fue quinto."),
        ("pt", "NOR liderava diante de VER. O piloto da McLaren parou na volta 9. PIA foi quinto."),
    ],
)
def test_who_is_named_only_later_is_not_meant(lang: str, text: str) -> None:
    found = [(claim.driver, claim.lap) for claim in extract(text, lang).claims if isinstance(claim, PitLap)]
    assert found == [("NOR", 9)]
