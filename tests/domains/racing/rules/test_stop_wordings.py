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
    ("es", "Vuelta 9: BBB rueda solo. Vuelta 18: AAA se detiene y monta duros.", "change AAA HARD; pit AAA 18"),
    # the tyre that a driver leaves the pits on
    ("en", "AAA stopped on lap 12 and emerged on hards.", "change AAA HARD; pit AAA 12"),
    ("es", "AAA paró en la vuelta 12 y salió con duros.", "change AAA HARD; pit AAA 12"),
    ("pt", "AAA parou na volta 12 e saiu com duros.", "change AAA HARD; pit AAA 12"),
    # the tyre that is replaced
    ("en", "AAA stopped on lap 12 and fitted hards in place of his mediums.", "change AAA MEDIUM HARD; pit AAA 12"),
    (
        "es",
        "AAA paró en la vuelta 12 y montó duros en sustitución de los medios.",
        "change AAA MEDIUM HARD; pit AAA 12",
    ),
    ("pt", "AAA parou na volta 12 e montou duros no lugar dos médios.", "change AAA MEDIUM HARD; pit AAA 12"),
    # a tyre for another of its kind
    ("en", "AAA swapped one set of mediums for another on lap 12.", "change AAA MEDIUM MEDIUM; pit AAA 12"),
    ("en", "On lap 12 AAA replaced his mediums with a new set of the same.", "change AAA MEDIUM MEDIUM; pit AAA 12"),
    ("es", "AAA cambió un juego de medios por otro en la vuelta 12.", "change AAA MEDIUM MEDIUM; pit AAA 12"),
    (
        "es",
        "AAA salió con blandos y montó otro juego del mismo tipo en la vuelta 12.",
        "change AAA SOFT SOFT; pit AAA 12",
    ),
    ("pt", "AAA trocou os médios por outros novos na volta 12.", "change AAA MEDIUM MEDIUM; pit AAA 12"),
    ("pt", "AAA renovou os intermediários na volta 12.", "change AAA INTERMEDIATE INTERMEDIATE; pit AAA 12"),
    # fitted before
    ("en", "AAA, on hards fitted on lap 12, was slow.", "change AAA HARD; pit AAA 12"),
    ("es", "AAA, con los duros montados en la vuelta 12, era lento.", "change AAA HARD; pit AAA 12"),
    ("pt", "AAA, com os duros montados na volta 12, era lento.", "change AAA HARD; pit AAA 12"),
    # laps in words, and without the word
    ("en", "AAA pitted at the end of lap nine and BBB on lap ten.", "pit AAA 9; pit BBB 10"),
    ("en", "AAA came in on lap 17, BBB came in on 19.", "pit AAA 17; pit BBB 19"),
    ("es", "AAA paró en la quinta vuelta y BBB en la séptima.", "pit AAA 5; pit BBB 7"),
    ("es", "AAA paró en la vuelta 12; BBB lo imitó en la 13.", "pit AAA 12; pit BBB 13"),
    ("pt", "AAA parou na quinta volta e BBB na sétima.", "pit AAA 5; pit BBB 7"),
    ("pt", "AAA parou na 18.ª volta; BBB respondeu na 19.ª.", "pit AAA 18; pit BBB 19"),
    ("pt", "AAA parou na volta 12 e acabou na 13.ª posição.", "pit AAA 12"),
    ("en", "AAA was two tenths faster in the fifth lap on hards.", ""),
    # laps that something ended on
    ("en", "AAA kept his softs until lap 12 before stopping.", "pit AAA 12"),
    ("en", "The chase ended on lap 12, when AAA came in for hards.", "change AAA HARD; pit AAA 12"),
    ("es", "La caza acabó en la vuelta 12, cuando AAA paró.", "pit AAA 12"),
    ("pt", "A caça acabou na volta 12, quando AAA parou.", "pit AAA 12"),
    ("en", "AAA led until lap 30, while BBB stopped on lap 12.", "pit BBB 12"),
    ("en", "AAA stayed out on his mediums until lap 22, unlike BBB.", "pit AAA 22"),
    ("pt", "AAA ficou na pista com os médios até a volta 22.", "pit AAA 22"),
    # labels
    ("es", "AAA y BBB corrieron. Primera parada. AAA, en la vuelta 9. BBB, en la 11.", "pit AAA 9; pit BBB 11"),
    ("en", "AAA and BBB raced. First stop. AAA on lap 9. BBB on lap 11.", "pit AAA 9; pit BBB 11"),
    ("pt", "AAA e BBB correram. Primeira parada. AAA, na volta 9. BBB, na 11.", "pit AAA 9; pit BBB 11"),
    # the safety car is made use of
    ("en", "AAA used the safety car to stop on lap 12.", "neutralised AAA 12; pit AAA 12"),
    ("en", "AAA stopped on lap 12, taking advantage of the VSC.", "neutralised AAA 12; pit AAA 12"),
    ("es", "AAA paró en la vuelta 12, aprovechando el coche de seguridad.", "neutralised AAA 12; pit AAA 12"),
    ("es", "Vuelta 12: con el coche de seguridad en pista, AAA entra en boxes.", "neutralised AAA 12; pit AAA 12"),
    ("pt", "AAA aproveitou o safety car e parou na volta 12.", "neutralised AAA 12; pit AAA 12"),
    ("pt", "AAA parou na volta 12, com a corrida neutralizada.", "neutralised AAA 12; pit AAA 12"),
    (
        "en",
        "Both stops were made under the safety car, AAA's on lap 12 and BBB's on lap 13.",
        "neutralised AAA 12; neutralised BBB 13; pit AAA 12; pit BBB 13",
    ),
    ("en", "AAA stopped on lap 12, taking advantage of the gap to BBB.", "pit AAA 12"),
    ("es", "AAA no aprovechó el coche de seguridad y paró en la vuelta 12.", "pit AAA 12"),
    # what came later
    ("en", "AAA stopped on lap 12 and would stop again on lap 30.", "pit AAA 12; pit AAA 30"),
    ("en", "If the plan had failed, AAA would stop on lap 30.", ""),
    ("pt", "Neste caso, AAA parou na volta 12.", "pit AAA 12"),
    # who follows
    ("en", "AAA stopped first, on lap 12, followed by BBB on lap 14.", "pit AAA 12; pit BBB 14"),
    ("es", "AAA paró en la vuelta 12, seguido por BBB en la 14.", "pit AAA 12; pit BBB 14"),
    ("pt", "AAA parou na volta 12, seguido por BBB na 14.", "pit AAA 12; pit BBB 14"),
    # the other way round
    (
        "es",
        "AAA cambió blandos por duros en la vuelta 9 y en la 30 hizo el cambio inverso.",
        "change AAA SOFT HARD; change AAA HARD SOFT; pit AAA 9; pit AAA 30",
    ),
    (
        "pt",
        "AAA trocou macios por duros na volta 9 e, na 30, fez a troca inversa.",
        "change AAA SOFT HARD; change AAA HARD SOFT; pit AAA 9; pit AAA 30",
    ),
    # the verb that is written like a preposition
    ("es", "Vuelta 12: AAA para y monta duros.", "change AAA HARD; pit AAA 12"),
    ("pt", "AAA para na volta 12.", "pit AAA 12"),
    # a change without a stop
    ("en", "Under the red flag on lap 40 AAA changed from softs to hards.", "change AAA SOFT HARD"),
    ("es", "Con la bandera roja, en la vuelta 40 AAA cambió de blandos a duros.", "change AAA SOFT HARD"),
    # put back on a tyre
    ("en", "AAA's second stop, on lap 39, put him back on softs.", "change AAA SOFT; pit AAA 39"),
    ("es", "La parada de AAA, en la vuelta 39, lo dejó con medios.", "change AAA MEDIUM; pit AAA 39"),
    # the lap after
    ("es", "AAA paró en la vuelta 13 y entró en MEDIUM en la vuelta 14.", "pit AAA 13"),
    ("pt", "AAA parou na volta 13. AAA entrou em MEDIUM na volta 14.", "pit AAA 13"),
    # one lap for each of two
    ("en", "AAA and BBB gained nothing by the lap 8/9 stop.", ""),
    ("es", "AAA salió a duros.", "change AAA HARD"),
    # safety cars of stops told together
    (
        "en",
        "AAA stopped on lap 9 (under the VSC) and BBB on lap 11 (same conditions).",
        "neutralised AAA 9; neutralised BBB 11; pit AAA 9; pit BBB 11",
    ),
    (
        "es",
        "AAA paró en la vuelta 9 (bajo SC) y BBB en la vuelta 11 (misma condición).",
        "neutralised AAA 9; neutralised BBB 11; pit AAA 9; pit BBB 11",
    ),
    (
        "pt",
        "AAA parou na volta 9 (sob SC) e BBB na volta 11 (mesmas condições).",
        "neutralised AAA 9; neutralised BBB 11; pit AAA 9; pit BBB 11",
    ),
    (
        "en",
        "AAA pitted on lap 9, BBB on lap 11. The second stop was for both drivers and under the safety car.\n\n"
        "AAA pitted again on lap 30, BBB on lap 31.",
        "neutralised AAA 30; neutralised BBB 31; pit AAA 9; pit AAA 30; pit BBB 11; pit BBB 31",
    ),
    # one verb for two
    (
        "en",
        "AAA had switched to hards on lap 14, BBB on lap 16.",
        "change AAA HARD; change BBB HARD; pit AAA 14; pit BBB 16",
    ),
    (
        "es",
        "AAA cambió a duros en la vuelta 14, BBB en la vuelta 16.",
        "change AAA HARD; change BBB HARD; pit AAA 14; pit BBB 16",
    ),
    (
        "pt",
        "AAA mudou para duros na volta 14, BBB na volta 16.",
        "change AAA HARD; change BBB HARD; pit AAA 14; pit BBB 16",
    ),
    (
        "en",
        "AAA and BBB pitted on lap 14, AAA for hards and BBB for mediums.",
        "change AAA HARD; change BBB MEDIUM; pit AAA 14; pit BBB 14",
    ),
    (
        "pt",
        "AAA e BBB pararam na volta 14, AAA para duros e BBB para médios.",
        "change AAA HARD; change BBB MEDIUM; pit AAA 14; pit BBB 14",
    ),
    # the end of a lap
    ("en", "AAA ducked into the pit lane at the end of lap 14 for a set of hards.", "change AAA HARD; pit AAA 14"),
    ("es", "AAA hizo su parada al término de la vuelta 14.", "pit AAA 14"),
    ("pt", "AAA parou ao fim da volta 14, saindo com um jogo novo de duros.", "change AAA HARD; pit AAA 14"),
    ("en", "With the safety car out on lap 14, AAA took the chance to pit.", "neutralised AAA 14; pit AAA 14"),
    ("es", "AAA calzó los duros en la vuelta 14 tras dejar los medios.", "change AAA MEDIUM HARD; pit AAA 14"),
    # neither stops nor changes
    ("en", "AAA passed BBB on lap 14 and emerged from the first corner in the lead on softs.", ""),
    # a tyre for another of its kind
    ("es", "AAA cambió unos duros por otros en la vuelta 12.", "change AAA HARD HARD; pit AAA 12"),
    ("pt", "AAA trocou os médios por outros na volta 12.", "change AAA MEDIUM MEDIUM; pit AAA 12"),
    ("en", "AAA went from one set of mediums to another.", "change AAA MEDIUM MEDIUM"),
    ("es", "AAA se deshizo de los intermedios para montar unos medios.", "change AAA INTERMEDIATE MEDIUM"),
    # one tyre alone
    ("en", "The early switch from softs helped AAA.", "change AAA SOFT"),
    ("en", "AAA stopped first. This put AAA on fresh hards.", "change AAA HARD"),
    ("en", "AAA's stint on intermediates was followed by a medium stop at lap 44.", "change AAA MEDIUM; pit AAA 44"),
    ("en", "AAA's SOFT-MEDIUM-SOFT plan ended with a final stop for softs.", "change AAA SOFT"),
    # what the other did
    (
        "en",
        "AAA stopped for HARD on lap 9, while BBB did so on lap 11.",
        "change AAA HARD; change BBB HARD; pit AAA 9; pit BBB 11",
    ),
    ("en", "AAA pitted before BBB, on lap 9 instead of 11.", "pit AAA 9; pit BBB 11"),
    ("en", "AAA pitted on lap 11 rather than lap 9 as BBB did.", "pit AAA 11; pit BBB 9"),
    ("es", "AAA paró antes que BBB, en la vuelta 9 en lugar de la 11.", "pit AAA 9; pit BBB 11"),
    ("pt", "AAA parou antes de BBB, na volta 9 em vez da 11.", "pit AAA 9; pit BBB 11"),
    ("en", "AAA stopped on lap 9 to BBB's 11.", "pit AAA 9; pit BBB 11"),
    ("es", "AAA luchó con BBB. Los dos entraron en la misma vuelta, la 8.", "pit AAA 8; pit BBB 8"),
    ("en", "AAA stopped on lap 9 and BBB on lap 11. Both made stops on laps 9 and 11.", "pit AAA 9; pit BBB 11"),
    ("en", "The lap-9 overcut on BBB did not work.", ""),
    (
        "en",
        "AAA swapped his mediums for hards on lap 9, before BBB did precisely the same.",
        "change AAA MEDIUM HARD; change BBB MEDIUM HARD; pit AAA 9",
    ),
    ("en", "AAA was on HARD because AAA had pitted on lap 21 for HARD.", "change AAA HARD; pit AAA 21"),
    ("es", "AAA paró en la vuelta 39 y su compañero, en la 40. BBB ganó.", "pit AAA 39; pit BBB 40"),
    ("pt", "AAA parou na volta 39 e seu companheiro, na 40. BBB venceu.", "pit AAA 39; pit BBB 40"),
    ("en", "AAA peels off on lap 11.", "pit AAA 11"),
    ("pt", "AAA encostou na volta 37.", "pit AAA 37"),
    ("es", "AAA visitó boxes en la vuelta 37.", "pit AAA 37"),
    ("en", "AAA's fresh MEDIUM tyres on lap 12 did not make up for the loss of a stop.", ""),
    (
        "pt",
        "AAA e BBB lutaram. Tudo se decidiu na parada da volta 4: AAA parou na volta 4 e BBB na volta 3.",
        "pit AAA 4; pit BBB 3",
    ),
    ("en", "AAA undercut BBB, stopping on lap 38 to his teammate's 39.", "pit AAA 38; pit BBB 39"),
    ("en", "AAA, BBB and CCC fought. AAA stopped on lap 38 to his teammate's 39.", "pit AAA 38"),
    ("es", "AAA paró en la vuelta 12. BBB replica en la 13.", "pit AAA 12; pit BBB 13"),
    ("pt", "AAA parou na volta 12. BBB replicou na 13.", "pit AAA 12; pit BBB 13"),
    ("en", "AAA fought BBB; both later ran identical lap-47 stops.", "pit AAA 47; pit BBB 47"),
    ("en", "At his stop on lap 12 AAA discarded the softs in favour of hards.", "change AAA SOFT HARD; pit AAA 12"),
    ("es", "AAA dejó los blandos a favor de los duros en la vuelta 12.", "change AAA SOFT HARD; pit AAA 12"),
    # whose stops the safety car goes with
    (
        "en",
        "AAA stopped before BBB in the early safety-car phase (lap 9 vs. lap 11).",
        "neutralised AAA 9; neutralised BBB 11; pit AAA 9; pit BBB 11",
    ),
    (
        "es",
        "AAA paró antes que BBB en la fase inicial del safety car (vuelta 9 vs. vuelta 11).",
        "neutralised AAA 9; neutralised BBB 11; pit AAA 9; pit BBB 11",
    ),
    (
        "pt",
        "AAA parou antes de BBB na fase inicial do safety car (volta 9 vs. volta 11).",
        "neutralised AAA 9; neutralised BBB 11; pit AAA 9; pit BBB 11",
    ),
    ("en", "AAA led in the safety-car phase (lap 9) and lost to BBB.", ""),
    (
        "en",
        "AAA stopped on laps 9 and 30. The two stops were under the safety car.",
        "neutralised AAA 9; neutralised AAA 30; pit AAA 9; pit AAA 30",
    ),
    ("en", "AAA beat BBB. Both pitted several times under the safety car.", "neutralised AAA; neutralised BBB"),
    ("es", "Vuelta 18: sale el coche de seguridad y AAA entra a boxes.", "neutralised AAA 18; pit AAA 18"),
    ("en", "AAA made a stop on lap 12, taken while the safety car was out.", "neutralised AAA 12; pit AAA 12"),
    ("es", "AAA adelantó a BBB en la vuelta 14 y puso la mejor vuelta en el giro 15.", ""),
    ("pt", "AAA deixou a porta aberta na volta 14 e sai em quinto com médios.", ""),
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
