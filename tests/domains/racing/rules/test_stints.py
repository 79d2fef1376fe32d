"""What texts say of stints: tyre, length, pace and wear, in freer words than the data's.

Sentences are invented; claims are in the annotators' notation. A case lists everything that a text affirms, but
that the numbers of a stint tell its tyre.
"""

from __future__ import annotations

import pytest

from artifact.domains.racing.claims import Degradation, StintCompound, StintLaps, StintPace
from readings import affirmed, wanted

# claims, language and text
CASES: list[tuple[str, str, str]] = [
    # minutes and seconds
    ("A AAA S 80.4", "en", "AAA averaged 1'20\"4 on softs."),
    ("A AAA S 80.4", "es", "AAA promedió 1 min 20,4 s con blandos."),
    ("A AAA S 80.4", "pt", "AAA teve média de 1min20s4 com macios."),
    ("A AAA S 80.4; A AAA H 79.5", "es", "AAA rodó con blandos a 1min20s4 y con duros a 79,5 s."),
    # fractions of a second
    ("R AAA S 0.05", "en", "AAA lost five hundredths of a second a lap on softs."),
    ("R AAA S 0.05", "es", "AAA perdía cinco centésimas por vuelta con blandos."),
    ("R AAA S 0.05", "pt", "AAA perdia cinco centésimos por volta com macios."),
    ("R AAA S 0.045", "en", "On softs AAA lost 0.045 a lap."),
    # notes
    (
        "L AAA M 12; A AAA M 80.5; L AAA H 13-40; A AAA H 79.5; R AAA H 0.02",
        "es",
        "AAA S1: MED, 12 v, media 80,5. S2: DUR v13→v40, media 79,5, deg +0,02.",
    ),
    (
        "L AAA S 12; A AAA S 80.5; L AAA H 13-40; A AAA H 79.5; R AAA H 0.02",
        "pt",
        "AAA S1: MAC, 12 v, média 80,5. S2: DUR V13–V40, média 79,5, deg +0,02.",
    ),
    # lap times that rise or fall
    ("L AAA H 30; R AAA H -0.03", "en", "AAA ran 30 laps on hards, his lap times falling by 0.03 s per lap."),
    ("R AAA S 0.1", "en", "AAA started on softs, with his tyres fading by 0.1 s per lap."),
    ("R AAA M 0.28; R BBB M 0.058", "en", "AAA's mediums were losing 0.280 s a lap, those of BBB were losing 0.058."),
    ("R AAA H -0.0332", "en", "AAA's lap times on the hard fell by 0.0332 seconds with every lap."),
    ("R AAA H -0.02", "en", "AAA was on hards, and the times edged down by two hundredths a lap."),
    ("L AAA H 30; R AAA H 0.05", "en", "AAA ran 30 laps on hards, and the tyres cost him 0.05 s a lap."),
    ("R AAA H -0.0768", "es", "AAA rodó con duros y los cronos van bajando a razón de 0,0768 s por vuelta."),
    ("R AAA M -0.03", "es", "AAA empezó con medios, con tiempos que mejoraban unas tres centésimas por giro."),
    ("A AAA H 81.352; R AAA H 0.0342", "es", "AAA rodó a 81,352 s con duros, con una pérdida de 0,0342 s por vuelta."),
    ("R AAA H 0.0077", "es", "AAA empezó con duros, con 0,0077 s de pérdida por vuelta."),
    ("R AAA H 0.1095", "es", "El juego de duros de AAA se fue degradando 0,1095 por giro."),
    ("R AAA S 0.249", "pt", "AAA largou com macios: o ritmo caía 0,249 s por giro."),
    ("L AAA H 40; R AAA H -0.0619", "pt", "AAA rodou 40 voltas com duros, e os tempos caíram 0,0619 s a cada volta."),
    ("R AAA S 0.28", "pt", "AAA largou com macios e viu seus tempos subirem cerca de 0,28 s por giro."),
    ("T AAA H", "en", "AAA was on hards and lost 0.2 s per lap to BBB."),
    ("T AAA H", "es", "AAA iba con duros y perdía 0,2 s por vuelta con respecto a BBB."),
    # the tyre said once for both
    ("R AAA S 0.1; R BBB S 0.2", "en", "AAA's wear on SOFT was lower (+0.1 s/lap) than that of BBB (+0.2 s/lap)."),
    (
        "R AAA S 0.1; R BBB S 0.2",
        "es",
        "El desgaste de AAA en SOFT fue menor (+0,1 s/vuelta) que el de BBB (+0,2 s/vuelta).",
    ),
    (
        "R AAA S 0.1; R BBB S 0.2",
        "pt",
        "O desgaste de AAA em SOFT foi menor (+0,1 s/volta) que o de BBB (+0,2 s/volta).",
    ),
    # laps
    ("T AAA M", "en", "AAA made two stints on MEDIUM (laps 1-40)."),
    ("T AAA M", "es", "AAA hizo dos stints con MEDIUM (vueltas 1-40)."),
    ("T AAA M", "pt", "AAA fez dois stints com MEDIUM (voltas 1-40)."),
    ("L AAA M 1-20", "en", "AAA's three-stint race: MEDIUM (laps 1-20), then two more."),
    ("T AAA M", "en", "AAA was on MEDIUM before the lap 3-4 pit sequence."),
    ("L AAA M 2-17", "pt", "AAA estava em MEDIUM entre as voltas 2-17."),
    (
        "L AAA S 9; L BBB S 8",
        "en",
        "AAA and BBB were on SOFT. They finished with a 9-lap (AAA) or 8-lap (BBB) final SOFT stint.",
    ),
    (
        "L AAA S 20; L BBB S 14",
        "en",
        "AAA's final stint was on SOFT tyres for 20 laps, while BBB's final stint was on SOFT for 14 laps.",
    ),
    (
        "L AAA M 1-9; L BBB M 1-9; P AAA 9; P BBB 9",
        "en",
        "Both drivers ran alike:\n- Laps 1-9: MEDIUM\n\nAAA and BBB pitted on lap 9.",
    ),
    # two tyres, two numbers
    (
        "C AAA S>M; A AAA S 81.3; A AAA M 80.2",
        "en",
        "AAA's stop from SOFT to MEDIUM took his average lap time from 81.3 s to 80.2 s.",
    ),
    (
        "A AAA S 83.3; A AAA M 81.5",
        "en",
        "AAA was on SOFT, then on MEDIUM. He was faster than on SOFT (81.5 s vs 83.3 s).",
    ),
    # lengths
    ("C AAA ?>H; L AAA H 40", "es", "AAA montó los duros. Después, cuarenta vueltas seguidas con esos duros."),
    ("C AAA ?>H; L AAA H 40", "pt", "AAA colocou os duros. Depois, quarenta voltas seguidas com esses duros."),
    ("L AAA H 40", "en", "AAA ran forty consecutive laps on those hards."),
    ("L AAA S 31; L AAA M 17", "es", "AAA: blando durante 31 vueltas y medio durante 17."),
    ("L AAA M 7", "es", "A AAA los medios solo le aguantaron siete vueltas."),
    ("C AAA ?>M; L AAA M 24", "es", "AAA cambió a los medios, que utilizó durante 24 vueltas."),
    ("C AAA ?>M; L AAA M 24", "pt", "AAA mudou para os médios, que usou durante 24 voltas."),
    (
        "L AAA M 11; A AAA M 80.3; L AAA H 33; A AAA H 79.0",
        "es",
        "AAA dio once giros con el medio a 80,3 de media y, luego, 33 con el duro a 79,0.",
    ),
    (
        "L AAA S 25; L AAA M 19",
        "es",
        "AAA hizo dos tandas: veinticinco vueltas con el blando y diecinueve con el medio.",
    ),
    ("L AAA H 55", "es", "AAA hizo la carrera con 55 vueltas de neumático duro."),
    (
        "L AAA S 22; A AAA S 85.2",
        "es",
        "AAA rueda con blandos a 85,2 segundos de media durante los primeros veintidós giros.",
    ),
    (
        "L AAA H 37; A AAA H 84.1; L BBB H 39; A BBB H 84.6",
        "en",
        "On HARD tyres AAA averaged 84.1 s over 37 laps against 84.6 s over 39 for BBB.",
    ),
    (
        "L AAA H 19; A AAA H 78.0; L BBB H 13; A BBB H 78.2",
        "es",
        "Con duros: diecinueve giros de AAA a 78,0 frente a trece de BBB a 78,2.",
    ),
    (
        "L AAA H 22; A AAA H 79.3; L AAA H 18; A AAA H 79.0",
        "pt",
        "AAA fez dois stints com duros: 22 voltas a 79,3 s e 18 a 79,0 s.",
    ),
    (
        "L AAA M 16; A AAA M 78.2; L BBB M 28; A BBB M 80.3",
        "pt",
        "AAA, 16 voltas de médios a 78,2 s; BBB, 28 com a mesma borracha a 80,3 s.",
    ),
    ("T AAA S; P BBB 13", "es", "AAA aguantó 20 vueltas más con blandos; BBB paró en la 13."),
    ("L AAA H 51; A AAA H 82.9", "en", "AAA's long hard-tyre run, fifty-one laps at an average of 82.9, was slow."),
    ("C AAA ?>M; L AAA M 20-49; A AAA M 84.0", "en", "AAA took mediums. Laps 20-49 on the new rubber averaged 84.0 s."),
    ("C AAA ?>M", "en", "AAA took mediums. Laps 20-21 on the new rubber were fast."),
    ("C AAA ?>S; L AAA S 3", "en", "AAA bolted on softs for the final three laps."),
    ("C AAA ?>S; L AAA S 3", "es", "AAA montó blandos para las últimas tres vueltas."),
    ("T AAA H; L AAA H 27", "pt", "AAA largou de duros. O primeiro stint estendeu-se por 27 voltas."),
    ("T AAA H; L AAA H 27", "es", "AAA empezó con duros. El primer stint se extendió por 27 vueltas."),
    ("C AAA ?>H; L AAA H 40; L AAA H 10-49", "pt", "AAA colocou duros. Rodou quarenta voltas, entre a 10 e a 49."),
    (
        "L AAA M 32; A AAA M 81.3; L BBB M 26; A BBB M 81.0",
        "pt",
        "Ritmo com médios: 81,3 s de média para AAA em 32 voltas; 81,0 s para BBB em 26.",
    ),
    (
        "L AAA M 32; A AAA M 81.3; L BBB M 26; A BBB M 81.0",
        "es",
        "Ritmo con medios: 81,3 s de media para AAA en 32 vueltas; 81,0 s para BBB en 26.",
    ),
    (
        "L AAA M 32; A AAA M 81.3; L BBB M 26; A BBB M 81.0",
        "en",
        "Pace on mediums: 81.3 s on average for AAA in 32 laps; 81.0 s for BBB in 26.",
    ),
    (
        "A AAA M 81.3; A BBB M 81.0",
        "es",
        "AAA paró antes que BBB.\n- Ritmo con los medios. Igual: 81,3 s de media para AAA y 81,0 s para BBB.",
    ),
    (
        "L AAA M 1-16; L AAA H 17-43; L AAA S 44-58; P BBB 9",
        "pt",
        "AAA usou pneu médio nas voltas 1 a 16, duro nas voltas 17 a 43 e macio nas 44 a 58. BBB parou na volta 9.",
    ),
    ("L AAA M 13; A AAA M 81.3", "pt", "Com os médios novos, AAA rodou em 81,3 s de média durante 13 voltas."),
    (
        "L AAA M 34; A AAA M 90.3; L AAA H 10; A AAA H 83.9",
        "es",
        "AAA promedió 90,3 s en las primeras 34 vueltas con medios y 83,9 s en las diez que duraron los duros.",
    ),
    ("L AAA W 7", "pt", "AAA largou de pneus de chuva forte e ficou sete voltas com eles."),
    ("C AAA ?>H; R AAA H -0.1", "pt", "AAA colocou duros, com os tempos caindo um décimo por volta."),
    ("C AAA ?>M; L AAA M 24; A AAA M 82.3", "en", "AAA took mediums: over the following 24 laps he averaged 82.3 s."),
    ("R AAA H -0.03", "en", "AAA was on hards. Wear: lap times on the hard fell by 0.03 s per lap."),
    (
        "R AAA S -0.09; P BBB 9",
        "pt",
        "O pneu macio de AAA ainda melhorava 0,09 s por volta quando BBB parou na volta 9.",
    ),
    (
        "T AAA H; A AAA H 80.1; R AAA H 0.03",
        "es",
        "AAA iba con duros. Rodó a 80,1 s de media, con una pérdida de 0,03 s por vuelta.",
    ),
    ("L AAA H 29; A AAA H 81.4", "en", "AAA got 29 laps from his hards, averaging 81.4 s."),
    (
        "T AAA S; L AAA S 23-41; A AAA S 84.8",
        "es",
        "AAA iba con blandos; entre la 23 y la 41 rueda en 84,8 s de promedio.",
    ),
    (
        "A AAA H 79.1; A BBB H 79.6; L BBB H 20",
        "en",
        "AAA averaged 79.1 s on HARD against the 79.6 s of BBB over 20 laps.",
    ),
    ("L AAA H 39", "es", "AAA no volvió a parar y completó 39 vueltas con los duros."),
    ("T AAA M", "es", "AAA empieza con goma media."),
    (
        "L AAA M 15; C AAA ?>H; L AAA H 15",
        "en",
        "AAA ran 15 laps on mediums. He took hards, and that set, too, lasted 15 laps.",
    ),
    ("L AAA M 20; L AAA H 30", "en", "AAA spent the first 20 laps on mediums and the last 30 on hards."),
    ("L AAA M 20; L AAA H 30", "es", "AAA pasó las primeras 20 vueltas con medios y las últimas 30 con duros."),
    ("L AAA S 22; L AAA H 30", "es", "AAA hizo una primera tanda de 22 vueltas con blandos y otra de 30 con duros."),
    ("L AAA S 22; L AAA H 30", "pt", "AAA fez um primeiro trecho de 22 voltas com macios e outro de 30 com duros."),
    ("L AAA S 18; L AAA H 30", "es", "Los blandos de AAA duraron 18 vueltas; los duros, 30."),
    ("L AAA S 18; L AAA H 30", "pt", "Os macios de AAA duraram 18 voltas; os duros, 30."),
    ("L AAA M 25", "es", "AAA le sacó 25 vueltas a los medios."),
    ("L AAA H 12-40", "en", "Laps 12 to 40 were run on hards by AAA."),
    ("L AAA H 12-40; A AAA H 80.4", "es", "Entre las vueltas 12 y 40 AAA rodó con duros a 80,4 s de promedio."),
    ("T AAA H", "pt", "Entre as voltas 12 e 13 AAA rodou com duros."),
    (
        "R AAA S 0.05; R AAA H 0.08",
        "es",
        "El desgaste de AAA con blandos fue de 0,05 s por vuelta y subió a 0,08 con duros.",
    ),
    (
        "T AAA H; L AAA H 22; A AAA H 79.3; L AAA H 18; A AAA H 79.0",
        "pt",
        "AAA ia de duros. AAA fez essa distância em dois stints: 22 voltas a 79,3 s e 18 a 79,0 s.",
    ),
    # of one lap, or of a rival
    ("T AAA S", "es", "AAA marcó una vuelta de 80,4 s con blandos."),
    ("T AAA S", "pt", "AAA fez uma volta de 80,4 s com macios."),
    ("T AAA S", "en", "AAA set a best lap of 80.4 s on softs."),
    ("T AAA S", "en", "AAA's times fell away on softs and BBB closed by 0.2 s per lap."),
    ("T AAA H", "pt", "AAA ia de duros. AAA perdia 0,25 s por volta para BBB."),
    ("T AAA M", "es", "La ventaja de AAA sobre BBB cayó 0,2 s por vuelta con los medios."),
    # of a sum
    ("Q AAA BBB 76.9; G 79.0", "en", "AAA was on lap 20. The gap from AAA to BBB was 76.9 s. 76.9 - (-2.1) = 79.0 s."),
    # a tyre that only a change under another heading tells
    (
        "P AAA 10; C AAA S>M; L AAA ? 11-30; L AAA ? 20; A AAA ? 81.5; A BBB ? 81.7",
        "en",
        "Stops:\n- AAA: lap 10, SOFT → MEDIUM\n\nPace:\n- AAA's second stint:\n  - Laps 11-30\n  - 20 laps\n"
        "  - avg 81.5 s\n- BBB's second stint:\n  - avg 81.7 s",
    ),
    (
        "P AAA 17; C AAA S>M; R AAA ? 0.12; R BBB ? 0.14",
        "es",
        "AAA paró en la vuelta 17: SOFT → MEDIUM.\n\nEn el primer stint, AAA tuvo una degradación de +0,12 s/vuelta "
        "frente a +0,14 s/vuelta de BBB.",
    ),
    (
        "P AAA 17; C AAA S>M; A AAA M 80.1; P BBB 20",
        "pt",
        "AAA parou na volta 17: SOFT → MEDIUM. BBB parou na volta 20.\n\nCom eles, AAA fez 80,1 s de média.",
    ),
    # lists of tyres and of their laps
    ("L AAA H 1-20; L AAA H 21-40; L AAA M 41-60", "en", "AAA's plan was HARD-HARD-MEDIUM (laps 1-20, 21-40, 41-60)."),
    ("L AAA S 1-20; L AAA H 21-50", "es", "La estrategia de AAA fue SOFT-HARD (vueltas 1-20, 21-50)."),
    ("L AAA S 1-20; L AAA H 21-50", "pt", "A estratégia de AAA foi SOFT e HARD (voltas 1-20 e 21-50)."),
    # one stint of several, and one before which something was given
    ("T AAA H; L AAA M 1-14", "es", "AAA usó tres stints largos con HARD, empezando en MEDIUM (vueltas 1-14)."),
    ("L AAA M 31-50", "en", "AAA was quick. That gave AAA some grip for his lap 31-50 MEDIUM stint."),
    # what is compared is of another stint
    (
        "L AAA H 21-40; A AAA H 80.5; T AAA M; R AAA H 0.03",
        "pt",
        "- AAA, stint 2, HARD, voltas 21-40: média de 80,5 s, semelhante ao primeiro stint com MEDIUM, mas com "
        "desgaste de "
        "+0,03 s/volta.",
    ),
    (
        "L AAA H 21-40; A AAA H 80.5; T AAA M; R AAA H 0.03",
        "en",
        "- AAA, stint 2, HARD, laps 21-40: average of 80.5 s, similar to his first stint on MEDIUM, but with wear of "
        "+0.03 s/lap.",
    ),
    # laps of several stints told together, and those of several stints one by one
    (
        "L BBB H 30-50; L AAA S 21-30; L AAA S 31-40",
        "en",
        "BBB ran laps 30-50 on HARD, while AAA had SOFT stints on laps 21-30 and 31-40.",
    ),
    (
        "L AAA I 12; L AAA I 20",
        "en",
        "AAA ran 12 laps on INTERMEDIATE. He added 20 laps on INTERMEDIATE. He covered 32 laps on INTERMEDIATE.",
    ),
    (
        "L AAA S 11; L AAA S 26; L AAA S 30",
        "es",
        "AAA hizo 11 vueltas con SOFT. Luego, 26 vueltas con SOFT. Al final, un stint de 30 vueltas con SOFT.",
    ),
    (
        "L AAA I 7-30; L BBB I 7-30; A AAA I 90.1; A BBB I 90.6",
        "es",
        "En el stint largo con intermedios, vueltas 7-30, AAA promedió 90,1 s y BBB 90,6 s.",
    ),
    # of the tyre that a change took off, or that another driver wore, too
    (
        "P AAA 20; C AAA M>H; L AAA M 20; A AAA M 80.7",
        "es",
        "AAA entró en la vuelta 20 (MEDIUM → HARD), completando 20 vueltas a 80,7 s de media.",
    ),
    (
        "P AAA 20; C AAA M>H; L AAA M 20; A AAA M 80.7",
        "en",
        "AAA pitted on lap 20 (MEDIUM → HARD), completing 20 laps at an average of 80.7 s.",
    ),
    (
        "P AAA 23; C AAA M>H; L AAA H 30",
        "pt",
        "AAA parou na volta 23 (MEDIUM → HARD), completando 30 voltas até o fim.",
    ),
    (
        "R BBB M 0.11; R AAA M 0.05",
        "pt",
        "BBB tinha desgaste (+0,11 s/volta) no MEDIUM, enquanto AAA tinha desgaste (+0,05 s/volta).",
    ),
    ("L AAA S 12", "en", "AAA started on SOFT and pitted early, after only 12 laps."),
    (
        "C AAA S>M; P AAA 8",
        "en",
        "AAA pitted from SOFT to MEDIUM on lap 8, 0.4 s per lap quicker compared to the SOFT compound.",
    ),
    (
        "C AAA S>M; P AAA 8",
        "es",
        "AAA pasó de SOFT a MEDIUM en la vuelta 8, 0,4 s más rápido en comparación con el compuesto SOFT.",
    ),
    # wear: verbs, nouns and units
    ("T AAA M; R AAA M 0.45", "en", "AAA ran on mediums. He was losing 0.45 seconds per lap on them and suffered."),
    ("T AAA H; R AAA H 0.38", "en", "AAA was on hards. Those tyres were losing 0.38 s a lap."),
    ("T AAA H", "en", "AAA was on hards. AAA was losing 0.45 s a lap to BBB."),
    ("T AAA H", "en", "AAA was on hards. AAA lost 0.45 s per lap on BBB."),
    ("R AAA S 0.61", "en", "AAA suffered on softs that were losing 0.61 of a second each time round."),
    (
        "R AAA S -0.26; R AAA H -0.1",
        "en",
        "AAA's lap times fell in both, by 0.26 s per lap on the softs and by 0.10 on hards.",
    ),
    ("T AAA M; R AAA M 0.12", "en", "AAA was on mediums. The new set degraded too, by 0.12 a lap."),
    ("R AAA H 0.04", "en", "AAA's set of hards begins to fade at 0.04 a lap."),
    ("T AAA H; R AAA H -0.02", "en", "AAA was on hards. The stint showed a trend of -0.02."),
    ("R AAA I 0.38", "es", "Los intermedios de AAA se venían abajo a razón de 0,38 s por vuelta."),
    (
        "R AAA H -0.29; R AAA S -0.06",
        "es",
        "La tendencia de AAA: -0,29 s por giro con el duro, lejos de los -0,06 del blando.",
    ),
    ("R AAA M 0.05", "es", "Los medios de AAA perdían 0,05 s a cada paso."),
    (
        "T AAA H; R AAA H 0.49",
        "pt",
        "AAA ia de duros. AAA perdia quase meio segundo por volta (+0,49) com esses pneus.",
    ),
    ("R AAA M 0.05", "pt", "Os médios de AAA perdiam 0,05 s a cada uma."),
    ("T AAA H; R AAA H -0.09", "pt", "AAA ia de duros; o ritmo melhorava 0,09 s a cada passagem."),
    ("T AAA M; R AAA M 1.5", "pt", "AAA ia de médios. Os pneus de AAA perdiam 1,5 s por volta."),
    ("R AAA S 0.2", "pt", "Os macios de AAA vinham abaixo a 0,2 s por volta."),
    # laps on a set, a list, or up to a change that is told after them
    ("L AAA H 67; A AAA H 77.6", "en", "AAA's tyres were hards. He covered 67 laps on the second set, averaging 77.6."),
    ("L AAA M 67", "en", "AAA ran 67 laps on one set of mediums."),
    (
        "L AAA I 50; A AAA I 94.5",
        "pt",
        "AAA ia de intermediários. Foram cinquenta voltas com o mesmo jogo, a 94,5 s de média.",
    ),
    ("L AAA M 46; L AAA M 18-63", "es", "Con los medios, AAA completó 46 vueltas, de la 18 a la 63."),
    ("L AAA M 10; L AAA H 34", "es", "AAA dio 10 vueltas con medios; las 34 siguientes vueltas, todas sobre el duro."),
    (
        "L AAA S 22; A AAA S 85.7",
        "en",
        "AAA began on softs and held them together: twenty-two laps, an average of 85.7 seconds.",
    ),
    ("L AAA M 27", "pt", "AAA esticou os seus médios por 27 voltas."),
    ("T AAA M", "pt", "AAA esticou os seus médios por mais 3 voltas."),
    (
        "L AAA H 34; A AAA H 101.2; L BBB H 36; A BBB H 101.1; T BBB M",
        "pt",
        "BBB ia de médios. Com os duros, AAA completou 34 voltas à média de 101,2 s e BBB 36 voltas a 101,1 s.",
    ),
    (
        "T BBB M; L BBB M 22; A BBB M 95.6; C BBB ?>S; P BBB 41",
        "en",
        "BBB was on mediums. BBB did 22 laps on these at 95.6, then switched to softs on lap 41.",
    ),
    (
        "P AAA 15; C AAA ?>H; L AAA H 29",
        "es",
        "AAA paró en la vuelta 15 para montar duros, un compuesto que le dio ritmo durante 29 vueltas.",
    ),
    # a comparison of averages is no wear, another's tyre none of his
    (
        "T AAA H",
        "en",
        "AAA was on hards. AAA's average pace was better than BBB's (-0.1 s/lap vs -0.2 s/lap).",
    ),
    ("R AAA S -0.08", "en", "AAA's SOFT stint degraded faster (-0.08 s/lap)."),
    (
        "P AAA 17; C AAA S>M; T BBB H; A AAA ? 80.4",
        "es",
        "AAA paró en la vuelta 17: SOFT → MEDIUM.\n\nAAA promedió 80,4 s en su stint final; BBB usó HARD.",
    ),
    (
        "A AAA M 80.1; R AAA M 0.05; A BBB M 80.4; R BBB M 0.08",
        "es",
        "AAA con MEDIUM logró 80,1 s de promedio con +0,05 s/vuelta de desgaste, mientras que BBB hizo 80,4 s con "
        "+0,08 s/vuelta.",
    ),
    # wear told in words with its size in a bracket, of another's tyres, of a stint of those told
    (
        "T AAA H; R AAA H -0.048",
        "pt",
        "AAA ia de duros. Os duros tinham melhorado à medida que o tanque esvaziava (-0,048).",
    ),
    (
        "T AAA M; R AAA M -0.019",
        "es",
        "AAA rodó con medios. Rebajó sus tiempos casi dos centésimas por vuelta (-0,019).",
    ),
    ("T AAA M; R AAA M -0.03", "en", "AAA was on mediums and lowered his times by 0.03 s per lap."),
    (
        "T AAA S; R AAA S 0.5; R BBB ? 0.4",
        "pt",
        "AAA ia de macios. Os pneus de AAA perdiam 0,5 s por volta, os de BBB 0,4.",
    ),
    ("T AAA H; Q AAA BBB -0.2", "en", "AAA was on hards and got quicker; the gap from AAA to BBB (-0.2 s) fell."),
    (
        "T AAA S; C AAA S>H; P AAA 28; L AAA S 1-28",
        "en",
        "AAA's softs were changed for hards on lap 28. The first of those stints ran laps 1-28.",
    ),
    ("L AAA M 1-15; L AAA M 15", "es", "Vueltas 1 a 15: AAA arranca con el medio y lo lleva quince vueltas."),
    (
        "L AAA M 19-34; A AAA M 80.1",
        "pt",
        "Voltas 19 a 34: AAA anda com o seu segundo jogo de médios, a 80,1 s de média.",
    ),
    ("T AAA M; R AAA M 0.38", "es", "AAA rodó con medios, con 0,38 s perdidos por vuelta."),
    ("T AAA M; R AAA M 0.38", "pt", "AAA ia de médios, com 0,38 s perdidos a cada passagem."),
    ("T AAA S; R AAA S 0.38", "en", "AAA was on softs, with 0.38 s lost per lap."),
    ("T AAA S", "en", "AAA was on softs and BBB was ahead, with 0.38 s lost per lap to BBB."),
]


@pytest.mark.parametrize(("claims", "lang", "text"), CASES)
def test_what_is_said_of_stints(claims: str, lang: str, text: str) -> None:
    told = wanted(claims)
    implied = {
        StintCompound(driver=claim.driver, compound=claim.compound)
        for claim in told
        if isinstance(claim, (StintLaps, StintPace, Degradation)) and claim.compound is not None
    }
    assert affirmed(text, lang) == told | implied
