"""Every phenomenon that the grammar reads, in three languages, with what must and what must not be read.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`). A case lists everything that a
text affirms, so that whatever else were read fails it too.
"""

from __future__ import annotations

import pytest

from artifact.claim import Claim, Polarity
from artifact.domains.racing.rules import extract
from artifact.extract_eval import parse_notation

# phenomenon: claims affirmed, English, Spanish, Portuguese
CASES: dict[str, tuple[str, str, str, str]] = {
    "active": (
        "B u AAA BBB",
        "AAA undercut BBB.",
        "AAA le hizo un undercut a BBB.",
        "AAA fez um undercut em BBB.",
    ),
    "passive": (
        "B u AAA BBB",
        "BBB was undercut by AAA.",
        "BBB sufrió un undercut por parte de AAA.",
        "BBB sofreu um undercut por parte de AAA.",
    ),
    "attempt with the sides apart": (
        "B o AAA BBB",
        "AAA's overcut attempt on BBB came late.",
        "El intento de overcut de AAA sobre BBB llegó tarde.",
        "A tentativa de overcut de AAA sobre BBB veio tarde.",
    ),
    "failed attempt": (
        "B u AAA BBB; O -",
        "AAA tried to undercut BBB, but it did not work.",
        "AAA intentó un undercut sobre BBB, pero no funcionó.",
        "AAA tentou um undercut em BBB, mas não funcionou.",
    ),
    "successful move": (
        "B u AAA BBB; O +",
        "AAA made a successful undercut on BBB.",
        "AAA hizo un undercut exitoso sobre BBB.",
        "AAA fez um undercut bem-sucedido em BBB.",
    ),
    "question and answer": (
        "B u AAA BBB; O +",
        "AAA tried to undercut BBB. Did it work? Yes.",
        "AAA intentó un undercut sobre BBB. ¿Funcionó? Sí.",
        "AAA tentou um undercut em BBB. Funcionou? Sim.",
    ),
    "denied stop": ("", "AAA did not pit on lap 20.", "AAA no paró en la vuelta 20.", "AAA não parou na volta 20."),
    "denied move": (
        "",
        "AAA did not undercut BBB.",
        "AAA no le hizo un undercut a BBB.",
        "AAA não fez um undercut em BBB.",
    ),
    "not until": (
        "P AAA 20",
        "AAA did not stop until lap 20.",
        "AAA no paró hasta la vuelta 20.",
        "AAA não parou até a volta 20.",
    ),
    "the unreal": (
        "",
        "AAA would have stopped on lap 20.",
        "AAA habría parado en la vuelta 20.",
        "AAA teria parado na volta 20.",
    ),
    "condition": (
        "",
        "If AAA had stopped on lap 20, AAA would have won the race.",
        "Si AAA hubiera parado en la vuelta 20, habría ganado la carrera.",
        "Se AAA tivesse parado na volta 20, teria vencido a corrida.",
    ),
    "no evidence": (
        "P AAA 9",
        "AAA stopped on lap 9. The data does not show that the move worked.",
        "AAA paró en la vuelta 9. Los datos no muestran que la maniobra funcionara.",
        "AAA parou na volta 9. Os dados não mostram que a manobra funcionou.",
    ),
    "question alone": (
        "",
        "Did AAA stop on lap 20?",
        "¿Paró AAA en la vuelta 20?",
        "AAA parou na volta 20?",
    ),
    "pronoun": (
        "P AAA 12; F AAA 4",
        "AAA stopped on lap 12. He finished P4.",
        "AAA paró en la vuelta 12. El piloto terminó P4.",
        "AAA parou na volta 12. Ele terminou em P4.",
    ),
    "left-out subject": (
        "P AAA 12; F AAA 4",
        "AAA stopped on lap 12 and finished P4.",
        "AAA paró en la vuelta 12. Terminó P4.",
        "AAA parou na volta 12. Terminou em P4.",
    ),
    "two antecedents": (
        "P AAA 12; P BBB 14",
        "AAA stopped on lap 12 while BBB stopped on lap 14. He finished P4.",
        "AAA paró en la vuelta 12, mientras BBB paró en la vuelta 14. Terminó P4.",
        "AAA parou na volta 12, enquanto BBB parou na volta 14. Ele terminou em P4.",
    ),
    "fronted lap": (
        "P AAA 12; P BBB 14",
        "On lap 12, AAA stopped; on lap 14, BBB stopped.",
        "En la vuelta 12, AAA paró; en la vuelta 14, BBB paró.",
        "Na volta 12, AAA parou; na volta 14, BBB parou.",
    ),
    "comparison in brackets": (
        "B u AAA BBB; P AAA 9; P BBB 11",
        "AAA undercut BBB by pitting two laps earlier (lap 9 vs. lap 11).",
        "AAA le hizo un undercut a BBB al parar dos vueltas antes (vuelta 9 vs. 11).",
        "AAA fez um undercut em BBB ao parar duas voltas antes (volta 9 vs. 11).",
    ),
    "the other's lap": (
        "P AAA 9; P BBB 11",
        "AAA pitted on lap 9, two laps earlier than BBB on lap 11.",
        "AAA paró en la vuelta 9, dos vueltas antes que BBB en la vuelta 11.",
        "AAA parou na volta 9, duas voltas antes que BBB na volta 11.",
    ),
    "several laps": (
        "P AAA 2; P AAA 3; P AAA 4",
        "AAA stopped on laps 2, 3 and 4.",
        "AAA paró en las vueltas 2, 3 y 4.",
        "AAA parou nas voltas 2, 3 e 4.",
    ),
    "two drivers in one clause": (
        "P AAA 9; P BBB 11; F AAA 5; F BBB 7",
        "AAA pitted on lap 9 and BBB on lap 11; AAA finished P5 and BBB P7.",
        "AAA paró en la vuelta 9 y BBB en la 11; AAA terminó P5 y BBB P7.",
        "AAA parou na volta 9 e BBB na 11; AAA terminou P5 e BBB P7.",
    ),
    "both": (
        "P AAA 9; P BBB 11; S AAA 9; S BBB 11",
        "AAA stopped on lap 9 and BBB on lap 11, both under the safety car.",
        "AAA paró en la vuelta 9 y BBB en la vuelta 11, ambos bajo el safety car.",
        "AAA parou na volta 9 e BBB na volta 11, ambos sob o safety car.",
    ),
    "stayed out": (
        "P AAA 9; P BBB 20",
        "AAA stopped on lap 9, while BBB stayed out until lap 20.",
        "AAA paró en la vuelta 9, mientras que BBB se quedó fuera hasta la vuelta 20.",
        "AAA parou na volta 9, enquanto BBB ficou na pista até a volta 20.",
    ),
    "tyre run until a lap is no stop": (
        "T AAA H",
        "AAA ran the HARD until lap 20.",
        "AAA usó el HARD hasta la vuelta 20.",
        "AAA usou o HARD até a volta 20.",
    ),
    "change in words": (
        "P AAA 12; C AAA M>H",
        "AAA stopped on lap 12, switching from Medium to Hard.",
        "AAA paró en la vuelta 12 y cambió de medios a duros.",
        "AAA parou na volta 12 e trocou de médios para duros.",
    ),
    "change by arrow": (
        "P AAA 12; C AAA M>H; S AAA 12",
        "- **AAA pit lap 12:** MEDIUM→HARD under SC/VSC",
        "- **AAA**, parada en vuelta 12: MEDIUM -> HARD bajo SC/VSC",
        "- **AAA**, pit na volta 12: M>H sob SC/VSC",
    ),
    "chain of changes": (
        "N AAA 2; C AAA M>H; C AAA H>S",
        "AAA made two stops: MEDIUM → HARD → SOFT.",
        "AAA hizo dos paradas: MEDIUM → HARD → SOFT.",
        "AAA fez duas paradas: MEDIUM → HARD → SOFT.",
    ),
    "plan with dashes": (
        "N AAA 2; T AAA M; T AAA H",
        "AAA ran a two-stop Medium-Hard-Hard strategy.",
        "AAA usó una estrategia de dos paradas MEDIUM-HARD-HARD.",
        "AAA usou uma estratégia de duas paradas MEDIUM-HARD-HARD.",
    ),
    "new tyre only": (
        "P AAA 32; C AAA ?>S",
        "AAA stopped on lap 32 for SOFT.",
        "AAA paró en la vuelta 32 para SOFT.",
        "AAA parou na volta 32 para SOFT.",
    ),
    "back to a tyre": (
        "T AAA M; C AAA M>I",
        "After a medium stint, AAA switched back to intermediates.",
        "Tras un stint con medios, AAA volvió de nuevo a intermedios.",
        "Após um stint com médios, AAA voltou de novo para intermediários.",
    ),
    "tyre of the other": (
        "T AAA H; T BBB M",
        "AAA was on HARD tyres while BBB was still on MEDIUM tyres.",
        "AAA iba con neumáticos HARD mientras BBB seguía con neumáticos MEDIUM.",
        "AAA estava com pneus HARD enquanto BBB ainda estava com pneus MEDIUM.",
    ),
    "relative clause": (
        "T BBB M; F AAA 3",
        "AAA finished P3 ahead of BBB, who was on MEDIUM.",
        "AAA terminó P3 por delante de BBB, que seguía en MEDIUM.",
        "AAA terminou em P3 à frente de BBB, que estava de MEDIUM.",
    ),
    "stint list": (
        "T AAA S; L AAA S 1-17; T AAA H; L AAA H 18-40",
        "AAA:\n- Stint 1 (Soft, laps 1-17)\n- Stint 2 (Hard, laps 18-40)",
        "AAA:\n- Stint 1 (SOFT, vueltas 1-17)\n- Stint 2 (HARD, vueltas 18-40)",
        "AAA:\n- Stint 1 (SOFT, voltas 1-17)\n- Stint 2 (HARD, voltas 18-40)",
    ),
    "span in words": (
        "T AAA I; L AAA I 5-34; L AAA I 30",
        "AAA ran a 30-lap intermediate stint from lap 5 to lap 34.",
        "AAA hizo un stint con intermedios de la vuelta 5 a la 34: 30 vueltas.",
        "AAA fez um stint com intermediários da volta 5 à 34: 30 voltas.",
    ),
    "part of a stint": (
        "T AAA M; T BBB S",
        "For laps 10-11, AAA was on fresh MEDIUM while BBB was on old SOFT.",
        "En las vueltas 10-11, AAA iba con MEDIUM nuevo mientras BBB seguía con SOFT usado.",
        "Nas voltas 10-11, AAA estava de MEDIUM novo enquanto BBB seguia de SOFT usado.",
    ),
    "pace and wear": (
        "T AAA H; A AAA H 81.41; R AAA H -0.154",
        "AAA averaged 81.41s on HARD, with degradation of -0.154s/lap.",
        "AAA tuvo una media de 81,41 s con HARD y una degradación de -0,154 s/vuelta.",
        "AAA teve média de 81,41 s com HARD e degradação de -0,154 s/volta.",
    ),
    "average as minutes and seconds": (
        "T AAA H; A AAA H 74.165",
        "AAA averaged 1:14.165 on HARD.",
        "AAA promedió 1:14,165 con HARD.",
        "AAA teve média de 1:14,165 com HARD.",
    ),
    "header names the driver": (
        "P AAA 9; C AAA S>M; F AAA 14; P BBB 11; C BBB S>M; F BBB 9",
        "- **AAA**\n  - Pit lap 9: SOFT → MEDIUM\n  - Finished P14\n"
        "- **BBB**\n  - Pit lap 11: SOFT → MEDIUM\n  - Finished P9",
        "- **AAA**\n  - Parada en vuelta 9: SOFT → MEDIUM\n  - Terminó P14\n"
        "- **BBB**\n  - Parada en vuelta 11: SOFT → MEDIUM\n  - Terminó P9",
        "- **AAA**\n  - Pit na volta 9: SOFT → MEDIUM\n  - Terminou P14\n"
        "- **BBB**\n  - Pit na volta 11: SOFT → MEDIUM\n  - Terminou P9",
    ),
    "positions as labels in one line": (
        "F AAA 1; F BBB 2; F CCC 3",
        "Result: P1: AAA / P2: BBB / P3: CCC.",
        "Resultado: P1: AAA, P2: BBB y P3: CCC.",
        "Resultado: P1: AAA; P2: BBB; P3: CCC.",
    ),
    "positions as labels of lines": (
        "F AAA 1; N AAA 1; F BBB 2; N BBB 2",
        "**P1:** AAA (one stop)\n**P2:** BBB (two stops)",
        "**P1:** AAA (1 parada)\n**P2:** BBB (2 paradas)",
        "**P1:** AAA (1 parada)\n**P2:** BBB (2 paradas)",
    ),
    "a driver before a position keeps it": (
        "F AAA 1; F BBB 2",
        "AAA: P1, BBB: P2.",
        "AAA: P1, BBB: P2.",
        "AAA: P1, BBB: P2.",
    ),
    "gap from and to": (
        "Q AAA BBB -0.893; Q AAA BBB 5.077",
        "The gap from AAA to BBB went from -0.893s to +5.077s.",
        "La diferencia de AAA a BBB pasó de -0,893 s a +5,077 s.",
        "A diferença de AAA para BBB passou de -0,893 s para +5,077 s.",
    ),
    "gain is no gap and no win": (
        "B u AAA BBB; G 1.5",
        "AAA gained 1.5 seconds on BBB with the undercut.",
        "AAA ganó 1,5 segundos sobre BBB con el undercut.",
        "AAA ganhou 1,5 segundos sobre BBB com o undercut.",
    ),
    "gap that grew by": (
        "G 1.239",
        "AAA's gap to BBB increased by 1.239s.",
        "La diferencia de AAA con BBB aumentó en 1,239 s.",
        "A diferença de AAA para BBB aumentou em 1,239 s.",
    ),
    "seconds behind are no position": (
        "Q AAA BBB 2",
        "AAA finished 2 seconds behind BBB.",
        "AAA terminó 2 segundos detrás de BBB.",
        "AAA terminou 2 segundos atrás de BBB.",
    ),
    "number words": (
        "N AAA 7",
        "AAA made seven pit stops.",
        "AAA hizo siete paradas.",
        "AAA fez sete paradas.",
    ),
    "twice": ("N AAA 2", "AAA stopped twice.", "AAA paró dos veces.", "AAA parou duas vezes."),
    "single stop": (
        "N AAA 1",
        "AAA made a single stop.",
        "AAA hizo una sola parada.",
        "AAA fez uma única parada.",
    ),
    "one stop of several": (
        "",
        "AAA made two additional stops.",
        "AAA hizo dos paradas adicionales.",
        "AAA fez duas paradas adicionais.",
    ),
    "no stops": ("N AAA 0", "AAA made no pit stops.", "AAA no hizo ninguna parada.", "AAA não fez nenhuma parada."),
    "ordinal in words": ("F AAA 10", "AAA finished tenth.", "AAA terminó décimo.", "AAA terminou em décimo."),
    "ordinal in digits": ("F AAA 10", "AAA finished 10th.", "AAA terminó 10º.", "AAA terminou em 10º."),
    "ordinals of stints and stops": (
        "",
        "AAA's second stint and third stop shaped the result.",
        "La segunda tanda y la tercera parada de AAA marcaron el resultado.",
        "O segundo stint e a terceira parada de AAA marcaram o resultado.",
    ),
    "winner and podium": (
        "W AAA; F BBB 2; F CCC 3",
        "AAA won the race, with BBB second and CCC third.",
        "AAA ganó la carrera, con BBB segundo y CCC tercero.",
        "AAA venceu a corrida, com BBB segundo e CCC terceiro.",
    ),
    "numbered result": (
        "F AAA 1; F BBB 2",
        "Result:\n1. AAA\n2. BBB",
        "Resultado:\n1. AAA\n2. BBB",
        "Resultado:\n1. AAA\n2. BBB",
    ),
    "fastest lap": (
        "K AAA 75.545",
        "AAA set the fastest lap in 75.545s.",
        "AAA hizo la vuelta más rápida en 75,545 s.",
        "AAA fez a volta mais rápida em 75,545 s.",
    ),
    "defence": (
        "D AAA BBB; H AAA BBB 17",
        "AAA held BBB for 17 laps.",
        "AAA contuvo a BBB durante 17 vueltas.",
        "AAA segurou BBB por 17 voltas.",
    ),
    "faster by": (
        "V BBB AAA 0.3",
        "BBB was 0.3 s/lap faster than AAA.",
        "BBB era 0,3 s/vuelta más rápido que AAA.",
        "BBB era 0,3 s/volta mais rápido que AAA.",
    ),
    "acronyms are no drivers": (
        "P AAA 9",
        "AAA stopped on lap 9. The FIA, DRS, VSC, DNF, GAP and AVG are no drivers.",
        "AAA paró en la vuelta 9. FIA, DRS, VSC, DNF, GAP y AVG no son pilotos.",
        "AAA parou na volta 9. FIA, DRS, VSC, DNF, GAP e AVG não são pilotos.",
    ),
    "full names and surnames": (
        "P HAM 9; P VER 11; F PER 4",
        "Lewis Hamilton stopped on lap 9, Verstappen on lap 11. Sergio Pérez finished P4.",
        "Lewis Hamilton paró en la vuelta 9, Verstappen en la vuelta 11. Sergio Pérez terminó P4.",
        "Lewis Hamilton parou na volta 9, Verstappen na volta 11. Sergio Pérez terminou em P4.",
    ),
}
LANGS = ("en", "es", "pt")


def affirmed(text: str, lang: str) -> set[Claim]:
    return {claim for claim in extract(text, lang).claims if claim.polarity is Polarity.AFFIRMED}


def wanted(notation: str) -> set[Claim]:
    return {parse_notation(part.strip(), "racing") for part in notation.split(";") if part.strip()}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", CASES)
def test_phenomenon(name: str, lang: str) -> None:
    notation, *texts = CASES[name]
    assert affirmed(texts[LANGS.index(lang)], lang) == wanted(notation)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", CASES)
def test_the_language_is_found_or_given_alike(name: str, lang: str) -> None:
    text = CASES[name][1 + LANGS.index(lang)]
    found = extract(text, "auto")
    if found.lang == lang:
        assert set(found.claims) == set(extract(text, lang).claims)


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("AAA did not pit on lap 20.", "en"),
        ("AAA no paró en la vuelta 20.", "es"),
        ("AAA não parou na volta 20.", "pt"),
    ],
)
def test_a_denial_is_a_claim_of_denied_polarity(text: str, lang: str) -> None:
    (claim,) = extract(text, lang).claims
    assert claim == parse_notation("P AAA 20", "racing").__class__(driver="AAA", lap=20, polarity=Polarity.DENIED)


@pytest.mark.parametrize(
    ("text", "lang", "reason"),
    [
        ("AAA stopped on lap 12 while BBB stopped on lap 14. He finished P4.", "en", "unresolved_driver"),
        ("AAA would have stopped on lap 20.", "en", "hypothetical"),
        ("AAA hizo dos paradas adicionales.", "es", "partial_count"),
        ("AAA não fez um undercut em BBB.", "pt", "denied_battle"),
    ],
)
def test_candidates_given_up_are_counted_by_reason(text: str, lang: str, reason: str) -> None:
    assert extract(text, lang).dropped[reason] >= 1


@pytest.mark.parametrize("lang", LANGS)
def test_a_label_whose_driver_was_cut_off_is_given_to_nobody(lang: str) -> None:
    assert affirmed("P1: AAA\nP2: BBB\nP3: CC", lang) == wanted("F AAA 1; F BBB 2")
    assert affirmed("P1: AAA\nP2: BBB\nP3: CCC", lang) == wanted("F AAA 1; F BBB 2")  # may be longer


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("es", "AAA stopped on lap 9 for HARD tyres and then he finished the race in P4, ahead of the others."),
        ("pt", "AAA stopped on lap 9 for HARD tyres and then he finished the race in P4, ahead of the others."),
        ("es", "AAA hizo lo siguiente:\n\nAAA stopped on lap 9 for HARD tyres and then he finished the race in P4."),
    ],
)
def test_english_inside_a_text_of_another_language(lang: str, text: str) -> None:
    assert affirmed(text, lang) == wanted("P AAA 9; C AAA ?>H; F AAA 4")
