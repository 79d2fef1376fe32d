"""How texts tell where a driver finished, and how they tell where he but ran.

Sentences are invented. Each place is written as a driver and a number.
"""

from __future__ import annotations

import pytest

from artifact.claim import Polarity
from artifact.domains.racing.rules import extract

CASES = [
    # a form of to be
    ("en", "AAA was fourth at the flag and BBB was a distant eighth.", "AAA 4, BBB 8"),
    ("en", "AAA stopped on lap 9. He was fifth at the chequered flag.", "AAA 5"),
    ("en", "The flag falls and AAA is third.", "AAA 3"),
    ("en", "AAA, a lap down, was only thirteenth.", "AAA 13"),
    ("es", "AAA fue cuarto y BBB, octavo.", "AAA 4, BBB 8"),
    ("es", "AAA fue 15.º con dos vueltas perdidas.", "AAA 15"),
    ("es", "Bandera a cuadros: AAA es quinto tras tres paradas y BBB, séptimo con una sola.", "AAA 5, BBB 7"),
    ("pt", "AAA foi o segundo colocado, e BBB é o sétimo.", "AAA 2, BBB 7"),
    ("pt", "AAA subiu ao pódio em terceiro e BBB foi o sexto.", "AAA 3, BBB 6"),
    ("en", "AAA was first, BBB second and CCC third.", "AAA 1, BBB 2, CCC 3"),
    # those who complete the ranks of the first, in the order told
    ("en", "AAA won, followed by BBB and CCC. DDD and EEE completed the top five.", "BBB 2, CCC 3, DDD 4, EEE 5"),
    (
        "es",
        "AAA ganó, seguido de BBB. CCC completó el podio; DDD y EEE cerraron el top 5.",
        "BBB 2, CCC 3, DDD 4, EEE 5",
    ),
    ("pt", "AAA venceu. BBB, CCC e DDD completaram os seis primeiros.", "BBB 4, CCC 5, DDD 6"),
    ("en", "AAA, BBB and CCC completed the top eight, from sixth to eighth.", "AAA 6, BBB 7, CCC 8"),
    ("en", "AAA and BBB ran in the top five, and CCC completed 20 laps in the top ten.", ""),
    ("pt", "AAA e BBB brigaram pelo top 5.", ""),
    # each place beside its driver
    ("es", "Segundo, AAA; tercero, BBB; cuarto, CCC.", "AAA 2, BBB 3, CCC 4"),
    ("en", "AAA, seventh, and BBB, eighth, were ahead of CCC, ninth.", "AAA 7, BBB 8, CCC 9"),
    ("pt", "Sétimo, AAA; oitavo, BBB.", "AAA 7, BBB 8"),
    ("pt", "AAA foi 14º e BBB só 17º.", "AAA 14, BBB 17"),
    ("pt", "AAA parou na volta 9 e recebeu a bandeirada em sexto.", "AAA 6"),
    ("en", "First, AAA stopped; second, BBB stopped.", ""),
    ("es", "Primero, AAA; segundo, BBB: así pararon.", ""),
    ("pt", "Atrás dele vieram AAA, em segundo, e BBB, em terceiro.", "AAA 2, BBB 3"),
    ("pt", "AAA, BBB e CCC ocuparam do sétimo ao nono lugar, nessa ordem.", "AAA 7, BBB 8, CCC 9"),
    ("es", "AAA terminó en el puesto 9, mientras que BBB finalizó en el 11.", "AAA 9, BBB 11"),
    ("es", "El stint de AAA terminó en la 17.", ""),
    ("es", "| Pos. | Piloto |\n|---|---|\n| 2 | AAA |\n| 3 | BBB |", "AAA 2, BBB 3"),
    ("en", "AAA won, followed by BBB (who set the fastest lap) and CCC.", "BBB 2, CCC 3"),
    ("en", "AAA crossed the line in second place and BBB took third.", "AAA 2, BBB 3"),
    ("en", "AAA fifth, BBB sixth and CCC a distant seventh.", "AAA 5, BBB 6, CCC 7"),
    ("en", "AAA took second gear and BBB took third on lap 9.", ""),
    ("es", "AAA puntuó, décimo, con una sola parada.", "AAA 10"),
    ("pt", "AAA viu a bandeira de xadrez em décimo terceiro, com duas paragens.", "AAA 13"),
    # whose a place is
    ("en", "AAA undercut BBB. The final result (P5 vs. P13) reflects it.", "AAA 5, BBB 13"),
    ("es", "AAA hizo un undercut a BBB. El resultado final (P5 vs. P13) lo refleja.", "AAA 5, BBB 13"),
    ("en", "AAA undercut BBB. It led to AAA keeping BBB behind, finishing 10th ahead of BBB.", "AAA 10"),
    # and what it says else
    ("en", "AAA was second until lap 20.", ""),
    ("en", "AAA was third when the safety car came out.", ""),
    ("en", "After the stops AAA was third.", ""),
    ("en", "AAA was the first to stop, BBB was the second to react.", ""),
    ("en", "AAA was first, on lap 12, and BBB followed.", ""),
    ("en", "AAA was second to none.", ""),
    ("es", "AAA fue el primero en parar y BBB fue un segundo más lento.", ""),
    ("es", "AAA fue segundo hasta la vuelta 20.", ""),
    ("es", "Tras las paradas, AAA fue tercero.", ""),
    ("pt", "AAA foi o primeiro a parar, na volta 12.", ""),
    ("pt", "AAA foi terceiro antes de parar.", ""),
    ("pt", "BBB foi um segundo mais lento.", ""),
    # verbs for to finish
    ("en", "AAA trailed in sixteenth and BBB ended up fifteenth.", "AAA 16, BBB 15"),
    ("en", "AAA came home fifth after two stops.", "AAA 5"),
    ("en", "AAA took the final point in tenth.", "AAA 10"),
    ("es", "AAA cruza la meta sexto y BBB se quedó octavo.", "AAA 6, BBB 8"),
    ("es", "AAA vio la bandera a cuadros en noveno lugar.", "AAA 9"),
    ("es", "AAA terminó 12 y BBB terminó 14.", "AAA 12, BBB 14"),
    ("es", "AAA terminó en el puesto 15 y BBB en el 18.", "AAA 15, BBB 18"),
    ("pt", "AAA ficou em 12º e BBB em 13º.", "AAA 12, BBB 13"),
    ("pt", "AAA recebeu a bandeirada em décimo.", "AAA 10"),
    ("pt", "AAA fechou a prova em nono, e BBB encerrou a corrida em 11º.", "AAA 9, BBB 11"),
    ("pt", "AAA terminou em 4 lugar.", "AAA 4"),
    ("pt", "AAA fechou a corrida com 13 voltas de pneus duros.", ""),
    ("pt", "AAA ficou em pista até a volta 20.", ""),
    ("en", "AAA finished 1 place ahead.", ""),
    ("es", "AAA se quedó en pista.", ""),
    # lists, labels and brackets
    ("en", "At the flag AAA is eleventh, and BBB seventeenth.", "AAA 11, BBB 17"),
    ("es", "Clasificación final. AAA, quinto; BBB, sexto.", "AAA 5, BBB 6"),
    ("pt", "Chegada. AAA em 12º, BBB em 13º.", "AAA 12, BBB 13"),
    ("pt", "Bandeirada para AAA em quinto e para BBB em nono.", "AAA 5, BBB 9"),
    ("es", "AAA fue cuarto; después llegaron BBB (5.º) y CCC (6.º).", "AAA 4, BBB 5, CCC 6"),
    ("en", "AAA finished fourth, ahead of BBB, fifth, and of CCC, sixth.", "AAA 4, BBB 5, CCC 6"),
    ("en", "AAA and BBB were fourth and fifth.", "AAA 4, BBB 5"),
    ("es", "AAA, BBB y CCC terminaron cuarto, quinto y sexto.", "AAA 4, BBB 5, CCC 6"),
    ("pt", "AAA, BBB e CCC ficaram, respectivamente, em sétimo, oitavo e nono.", "AAA 7, BBB 8, CCC 9"),
    ("pt", "AAA, BBB e CCC, nessa ordem, ocuparam do sétimo ao nono lugar.", "AAA 7, BBB 8, CCC 9"),
    (
        "en",
        "AAA and BBB were fourth and fifth and CCC and DDD, in that order, filled places six to seven.",
        "AAA 4, BBB 5, CCC 6, DDD 7",
    ),
    ("es", "AAA, BBB y CCC, por este orden, ocuparon las posiciones 4 a 6.", "AAA 4, BBB 5, CCC 6"),
    ("es", "AAA ganó dos posiciones y ocupó las posiciones 4 a 6 durante la carrera.", ""),
    ("en", "AAA and BBB started fourth and fifth.", ""),
    ("es", "AAA y BBB salieron: cuarto y quinto.", ""),
    # whose a place is said to be
    ("en", "Eighth place went to AAA.", "AAA 8"),
    ("en", "Reward: victory for AAA, third for BBB.", "BBB 3"),
    ("pt", "Bandeirada, sexto lugar para AAA, oitavo para BBB.", "AAA 6, BBB 8"),
    ("es", "AAA paró antes, pero el noveno puesto fue para BBB.", "BBB 9"),
    ("pt", "AAA parou antes, mas o nono lugar ficou com BBB.", "BBB 9"),
    # with the verbs of those who settle for less, and of neighbours
    ("en", "AAA was eleventh, with BBB right behind in twelfth.", "AAA 11, BBB 12"),
    ("en", "AAA settled for tenth and BBB is listed seventeenth.", "AAA 10, BBB 17"),
    ("en", "Eighth place and the points went to AAA.", "AAA 8"),
    ("en", "AAA took the final point in tenth behind BBB's ninth place.", "AAA 10, BBB 9"),
    ("es", "AAA no pasó del decimoséptimo y BBB figura decimoctavo.", "AAA 17, BBB 18"),
    ("es", "AAA se conformó con el décimo y BBB subió al podio como tercero.", "AAA 10, BBB 3"),
    ("pt", "AAA teve de se contentar com o décimo.", "AAA 10"),
    ("pt", "O sétimo lugar ficou com AAA e o oitavo com BBB.", "AAA 7, BBB 8"),
    ("pt", "AAA acabou em terceiro, com BBB logo atrás, em quarto.", "AAA 3, BBB 4"),
    ("en", "AAA claimed the first stop of the day and settled for hards.", ""),
    ("es", "AAA se llevó la segunda parada.", ""),
    ("pt", "AAA garantiu o primeiro pit stop.", ""),
    ("en", "AAA was ahead, with BBB behind in second until lap 20.", ""),
    ("en", "AAA lost fifth place to BBB.", ""),
    # counted off
    ("en", "Top three: 1) AAA, 2) BBB, 3) CCC", "AAA 1, BBB 2, CCC 3"),
    ("es", "Podio: 1) AAA, 2) BBB, 3) CCC", "AAA 1, BBB 2, CCC 3"),
    ("pt", "Pódio: 1) AAA; 2) BBB; 3) CCC", "AAA 1, BBB 2, CCC 3"),
    ("en", "Result, top three:\n- 1st AAA\n- 2nd BBB\n- 3rd CCC", "AAA 1, BBB 2, CCC 3"),
    ("es", "Resultado:\n- 1.º AAA\n- 2.º BBB", "AAA 1, BBB 2"),
    ("pt", "Classificação final:\n- 4º: AAA\n- 5º: BBB", "AAA 4, BBB 5"),
    ("en", "Key moments: 1) AAA stopped, 2) BBB stopped.", ""),
    ("en", "Results: 1) AAA undercut BBB, 2) CCC held DDD.", ""),
    ("en", "Top three: 1) AAA, 3) BBB", ""),
    ("en", "Result, stops:\n- 2 for AAA\n- 1 for BBB", ""),
    # what else is counted with ordinals
    ("en", "AAA was third on the grid and secured second place on the grid again.", ""),
    ("es", "AAA fue tercero en la parrilla.", ""),
    ("pt", "AAA foi terceiro no grid.", ""),
    ("en", "It was AAA's third win and BBB's second podium.", ""),
    ("pt", "Foi a segunda vitória de AAA, e BBB foi um décimo mais rápido.", ""),
    ("es", "AAA fue un décimo más lento que BBB.", ""),
]


@pytest.mark.parametrize(("lang", "text", "places"), CASES, ids=[case[1] for case in CASES])
def test_places(lang: str, text: str, places: str) -> None:
    read = {
        f"{claim.driver} {claim.position}"
        for claim in extract(text, lang).claims
        if claim.type == "final_position" and claim.polarity is Polarity.AFFIRMED
    }
    assert read == set(filter(None, places.split(", ")))
