"""Defences told by who let nobody past, before a colon, and whom they helped, or did not.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    # who let nobody past
    (
        "D AAA BBB; H AAA BBB 7",
        "AAA parked his car in front of BBB and refused to budge for seven laps.",
        "AAA plantó su coche delante de BBB y se negó a ceder durante siete vueltas.",
        "AAA plantou o carro na frente de BBB e se recusou a ceder por sete voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 4",
        "AAA spent four laps with BBB on his gearbox and never opened the door.",
        "AAA rodó cuatro vueltas con BBB pegado al alerón y no abrió la puerta.",
        "AAA passou quatro voltas com BBB colado na asa e não abriu a porta.",
    ),
    (
        "D AAA BBB",
        "With BBB right behind, AAA gave no way past.",
        "Con BBB justo detrás, AAA no cedió ni un milímetro.",
        "Com BBB logo atrás, AAA não cedeu um milímetro.",
    ),
    (
        "D AAA BBB; H AAA BBB 12",
        "For twelve laps AAA had BBB in his mirrors and would not let him past.",
        "Durante doce vueltas AAA tuvo a BBB en los espejos y no lo dejó pasar.",
        "Durante doze voltas AAA teve BBB nos espelhos e não o deixou passar.",
    ),
    (
        "D AAA BBB; H AAA BBB 6",
        "AAA spent six laps ahead of BBB without opening the door.",
        "AAA estuvo seis vueltas por delante de BBB sin abrirle la puerta.",
        "AAA esteve seis voltas à frente de BBB sem abrir a porta.",
    ),
    # verbs for to hold
    (
        "D AAA BBB; H AAA BBB 6",
        "AAA kept BBB at bay for six laps.",
        "AAA tuvo a raya durante seis vueltas a BBB.",
        "AAA travou BBB durante seis voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 2",
        "AAA bottled up BBB for two laps.",
        "AAA tapó a BBB durante dos vueltas.",
        "AAA manteve em cheque BBB por duas voltas.",
    ),
    # the laps before a colon
    (
        "D AAA BBB; H AAA BBB 3",
        "Three laps, no more: AAA held BBB behind.",
        "Tres vueltas, no más: AAA contuvo a BBB.",
        "Três voltas, não mais: AAA segurou BBB.",
    ),
    (
        "D AAA BBB; H AAA BBB 11",
        "Eleven laps: AAA held off BBB all that time.",
        "Once vueltas: AAA aguantó a BBB todo ese tiempo.",
        "Onze voltas: AAA conteve BBB esse tempo todo.",
    ),
    (
        "D AAA BBB; T AAA H",
        "On hards 15 laps older, AAA held BBB.",
        "Con duros 15 vueltas más viejos, AAA contuvo a BBB.",
        "Com duros 15 voltas mais velhos, AAA segurou BBB.",
    ),
    # how much faster
    (
        "D AAA BBB; V BBB AAA 1.5",
        "AAA held BBB, who was going 1.5 seconds a lap quicker.",
        "AAA contuvo a BBB, que rodaba segundo y medio por vuelta más deprisa.",
        "AAA segurou BBB, que andava 1,5 segundo por volta mais depressa.",
    ),
    # whom it helped
    (
        "D AAA BBB; M AAA -",
        "AAA held BBB. No team-mate benefited.",
        "AAA contuvo a BBB. Ningún compañero sacó provecho de ello.",
        "AAA segurou BBB. Nenhum companheiro tirou proveito disso.",
    ),
    (
        "D AAA BBB; F BBB 5; M AAA -",
        "AAA held BBB. BBB came fifth, without AAA's defence having helped any team-mate.",
        "AAA contuvo a BBB. BBB acabó quinto, sin que su defensa hubiera ayudado a ningún compañero.",
        "AAA segurou BBB. BBB acabou em quinto, sem que a sua defesa tivesse ajudado qualquer colega de equipa.",
    ),
    (
        "D AAA BBB; M AAA -",
        "AAA held BBB, and no team-mate's place was saved.",
        "AAA contuvo a BBB, y su defensa no habría ayudado a nadie: ningún compañero se benefició.",
        "AAA segurou BBB, e nenhum companheiro se beneficiou.",
    ),
    # no defence
    (
        "",
        "The door never opened. If AAA had refused to budge, BBB would have lost time.",
        "Si AAA se negó a ceder, no se sabe. BBB pasó.",
        "Se a equipe quisesse, AAA poderia ter dado passagem. BBB passou.",
    ),
    (
        "",
        "AAA let BBB past at once.",
        "AAA dejó pasar a BBB enseguida.",
        "AAA deixou BBB passar logo.",
    ),
    (
        "",
        "Nobody profited; AAA had no team-mate near.",
        "Nadie sacó provecho; AAA no tenía un compañero cerca.",
        "Ninguém tirou proveito; AAA não tinha um companheiro por perto.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
