"""Gaps, stints, wear, defences and neutralised stops as models and reporters of many manners tell them.

Sentences are invented; claims are in the annotators' notation. A case lists the claims of the extended kinds.
"""

from __future__ import annotations

from artifact.domains.racing.claims import EXTENDED, Gap
from readings import Case, affirmed, in_three_languages, wanted

# claims, and the text in each language
CASES: list[Case] = [
    (
        "Q BBB AAA 1.8; Q AAA BBB 3.3",
        "Before the stops BBB had 1.8 s on AAA. After them it was AAA who had 3.3 s on BBB.",
        "Antes de parar BBB le sacaba 1,8 s a AAA. Tras las paradas era AAA quien tenía 3,3 s sobre BBB.",
        "Antes das paradas BBB tinha 1,8 s sobre AAA. Depois delas era AAA quem tinha 3,3 s sobre BBB.",
    ),
    (
        "Q AAA BBB -1.3; Q AAA BBB 2.2",
        "From 1.3 s behind BBB, AAA went to 2.2 s ahead.",
        "De estar 1,3 s por detrás de BBB, AAA pasó a estar 2,2 s por delante.",
        "De 1,3 s atrás de BBB, AAA passou a 2,2 s à frente.",
    ),
    (
        "Q AAA BBB -2.5",
        "Before the stops AAA was losing 2.5 s to BBB.",
        "Antes de las paradas AAA perdía 2,5 s con BBB.",
        "Antes das paradas AAA perdia 2,5 s para BBB.",
    ),
    (
        "Q BBB AAA 0.6",
        "Just six tenths separated AAA from BBB, who was ahead.",
        "Apenas seis décimas separaban a AAA de BBB, que iba delante.",
        "Apenas seis décimos separavam AAA de BBB, que ia à frente.",
    ),
    (
        "Q AAA BBB -6.1; Q AAA BBB -5.2",
        "AAA cut his deficit to BBB from 6.1 s to 5.2 s.",
        "AAA redujo su desventaja con BBB de 6,1 s a 5,2 s.",
        "AAA reduziu a desvantagem para BBB de 6,1 s para 5,2 s.",
    ),
    (
        "Q AAA BBB 1.7; Q AAA BBB 5.2",
        "AAA had 1.7 s in hand over BBB before the stops. By the end of the cycle that had become 5.2 s.",
        "AAA contaba con 1,7 s de margen sobre BBB antes de las paradas. Al final del ciclo eran ya 5,2 s.",
        "AAA contava com 1,7 s de margem sobre BBB antes das paradas. No fim do ciclo já eram 5,2 s.",
    ),
    (
        "Q AAA BBB -1.28; Q AAA BBB 4.06",
        "The gap before was 1.28 s (AAA behind BBB), and the gap after 4.06 s (AAA ahead).",
        "La diferencia previa era de 1,28 s (AAA detrás de BBB) y la posterior, de 4,06 s (AAA delante).",
        "A diferença prévia era de 1,28 s (AAA atrás de BBB) e a posterior, de 4,06 s (AAA à frente).",
    ),
    (
        "Q AAA BBB -1.28; Q AAA BBB 4.06",
        '{"attacker": "AAA", "defender": "BBB", "gap_before_s": -1.28, "gap_after_s": 4.06}',
        '{"atacante": "AAA", "defensor": "BBB", "diferencia_antes_s": -1.28, "diferencia_despues_s": 4.06}',
        '{"atacante": "AAA", "defensor": "BBB", "diferenca_antes_s": -1.28, "diferenca_depois_s": 4.06}',
    ),
    (
        "L AAA H 45",
        "AAA switched to hards on lap 12. With them he covered the remaining 45 laps.",
        "AAA cambió a duros en la vuelta 12. Con ellos completó las 45 vueltas restantes.",
        "AAA colocou duros na volta 12. Com eles completou as 45 voltas restantes.",
    ),
    (
        "L AAA M 18; A AAA M 92.4; L AAA H 34; A AAA H 91.8",
        "AAA: M (18 laps, 92.4 avg) → H (34 laps, 91.8 avg).",
        "AAA: M (18 vueltas, 92,4 de media) → H (34 vueltas, 91,8 de media).",
        "AAA: M (18 voltas, 92,4 de média) → H (34 voltas, 91,8 de média).",
    ),
    (
        "R AAA S 0.11",
        "With the softs, AAA's times got worse by 0.11 s per lap.",
        "Con los blandos los tiempos de AAA empeoraron 0,11 s por vuelta.",
        "Com os macios os tempos de AAA pioraram 0,11 s por volta.",
    ),
    (
        "S AAA 23",
        "The safety car was deployed and AAA took the chance to box on lap 23.",
        "Salió el coche de seguridad y AAA aprovechó para parar en la vuelta 23.",
        "O safety car saiu e AAA aproveitou para parar na volta 23.",
    ),
    (
        "S AAA 19",
        "Lap 19: safety car! AAA stops for hards.",
        "Vuelta 19: ¡coche de seguridad! AAA entra a por duros.",
        "Volta 19: safety car! AAA entra para os duros.",
    ),
    (
        "H AAA BBB 11; V BBB AAA 0.3",
        "For eleven laps BBB filled AAA's mirrors, three tenths a lap faster.",
        "Durante once vueltas BBB llenó los espejos de AAA, tres décimas por vuelta más rápido.",
        "Durante onze voltas BBB encheu os retrovisores de AAA, três décimos por volta mais rápido.",
    ),
    (
        "H AAA BBB 7",
        "BBB sat behind AAA for seven laps before getting through.",
        "BBB estuvo siete vueltas detrás de AAA antes de poder pasarlo.",
        "BBB ficou sete voltas atrás de AAA antes de conseguir passar.",
    ),
    (
        "H AAA BBB 9",
        "Defender: AAA. Attacker: BBB. Laps held: 9.",
        "Defensor: AAA. Atacante: BBB. Vueltas aguantadas: 9.",
        "Defensor: AAA. Atacante: BBB. Voltas contidas: 9.",
    ),
    (
        "V BBB AAA 0.61",
        "BBB's pace advantage over AAA was 0.61 s per lap.",
        "La ventaja de ritmo de BBB sobre AAA fue de 0,61 s por vuelta.",
        "A vantagem de ritmo de BBB sobre AAA foi de 0,61 s por volta.",
    ),
    (
        "V BBB AAA 0.18",
        "BBB's average was 0.18 s per lap better than AAA's.",
        "La media de BBB fue 0,18 s por vuelta mejor que la de AAA.",
        "A média de BBB foi 0,18 s por volta melhor que a de AAA.",
    ),
    (
        "K AAA 77.112",
        "It was AAA who clocked the best time of the race, 77.112 s.",
        "Fue AAA quien firmó el mejor crono de la carrera, 77,112 s.",
        "Foi AAA quem marcou o melhor tempo da corrida, 77,112 s.",
    ),
    (
        "",
        "AAA cleared the field on hards. The stop took BBB 2.1 s, and his team-mate gained nothing.",
        "AAA se escapó con duros. BBB tardó en parar y su compañero no ganó nada.",
        "AAA abriu com duros. BBB demorou a parar e o companheiro não ganhou nada.",
    ),
]


@in_three_languages(CASES)
def test_what_is_told_of_the_extended_kinds(notation: str, text: str, lang: str) -> None:
    told = {claim for claim in affirmed(text, lang) if isinstance(claim, EXTENDED)}
    given = wanted(notation)
    assert {_turned(claim) for claim in told} == {_turned(claim) for claim in given}


def _turned(claim: object) -> object:
    """A gap as it is from the driver whose code comes first; any other claim as it is."""
    if isinstance(claim, Gap) and claim.from_ is not None and claim.to is not None and claim.from_ > claim.to:
        return Gap(from_=claim.to, to=claim.from_, value=-(claim.value or 0.0))
    return claim
