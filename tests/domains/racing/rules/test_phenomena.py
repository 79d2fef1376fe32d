"""Every phenomenon that the grammar reads, in three languages, with what must and what must not be read.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`). A case lists everything that a
text affirms, so that whatever else were read fails it too.
"""

from __future__ import annotations

import pytest

from artifact.claim import Polarity
from artifact.domains.racing.claims import CompoundChange, StintCompound
from artifact.domains.racing.rules import extract
from artifact.extract_eval import parse_notation
from readings import LANGS, affirmed, wanted

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
    "the safety car as the reason": (
        "P AAA 16; S AAA 16",
        "AAA pitted on lap 16 when the safety car came out.",
        "AAA paró en la vuelta 16 cuando salió el coche de seguridad.",
        "AAA parou na volta 16 quando o carro de segurança entrou.",
    ),
    "thanks to the safety car": (
        "P AAA 16; S AAA 16",
        "AAA pitted on lap 16, taking advantage of the safety car.",
        "AAA paró en la vuelta 16, aprovechando el coche de seguridad.",
        "AAA parou na volta 16, aproveitando o carro de segurança.",
    ),
    "a safety car that came later": (
        "P AAA 14",
        "AAA stopped on lap 14, and the safety car came on lap 16.",
        "AAA paró en la vuelta 14 y el coche de seguridad salió en la vuelta 16.",
        "AAA parou na volta 14 e o carro de segurança entrou na volta 16.",
    ),
    "a safety car that let one stop": (
        "P AAA 40; S AAA 40",
        "A VSC allowed AAA to make a cheap stop on lap 40.",
        "Un VSC permitió a AAA hacer una parada barata en la vuelta 40.",
        "Um VSC permitiu a AAA fazer uma parada barata na volta 40.",
    ),
    "a safety car that helped one who had stopped": (
        "P AAA 40",
        "The safety car helped AAA, who had stopped on lap 40.",
        "El coche de seguridad ayudó a AAA, quien había parado en la vuelta 40.",
        "O carro de segurança ajudou AAA, quem tinha parado na volta 40.",
    ),
    "bare marks of a safety car": (
        "P AAA 14; C AAA M>H; P AAA 40; C AAA H>S; S AAA 40",
        "AAA's stops:\n- Lap 14: MEDIUM → HARD\n- Lap 40: HARD → SOFT, SC",
        "Paradas de AAA:\n- Vuelta 14: MEDIUM → HARD\n- Vuelta 40: HARD → SOFT [SC]",
        "Paradas de AAA:\n- Volta 14: MEDIUM → HARD\n- Volta 40 – SC – HARD → SOFT",
    ),
    "stops under a label with the safety car": (
        "P AAA 16; P BBB 17; S AAA 16; S BBB 17",
        "SC stops: AAA lap 16, BBB lap 17.",
        "Paradas bajo SC: AAA vuelta 16, BBB vuelta 17.",
        "Paradas sob SC: AAA volta 16, BBB volta 17.",
    ),
    "laps of a move": (
        "B u AAA BBB; P AAA 9; P BBB 11",
        "AAA undercut BBB (lap 9 vs. lap 11).",
        "AAA le hizo un undercut a BBB (vuelta 9 vs. vuelta 11).",
        "AAA fez um undercut em BBB (volta 9 vs. volta 11).",
    ),
    "a stop before the subject and the rival's": (
        "P AAA 14; P BBB 16",
        "Pitting on lap 14, two laps before BBB (lap 16), AAA gained ground.",
        "Al parar en la vuelta 14, dos vueltas antes que BBB (vuelta 16), AAA ganó terreno.",
        "Ao parar na volta 14, duas voltas antes de BBB (volta 16), AAA ganhou terreno.",
    ),
    "laps in brackets before the verb": (
        "P AAA 14; P BBB 16",
        "AAA (lap 14) stopped before BBB (lap 16).",
        "AAA (vuelta 14) paró antes que BBB (vuelta 16).",
        "AAA (volta 14) parou antes de BBB (volta 16).",
    ),
    "from slicks": (
        "P AAA 44; C AAA ?>I",
        "AAA switched from slicks to intermediates on lap 44.",
        "AAA pasó de slicks a intermedios en la vuelta 44.",
        "AAA passou de slicks para intermediários na volta 44.",
    ),
    "a move to a tyre": (
        "P AAA 14; C AAA ?>H",
        "AAA's move to the HARD tyre on lap 14 was decisive.",
        "El paso de AAA al neumático HARD en la vuelta 14 fue decisivo.",
        "A passagem de AAA ao pneu HARD na volta 14 foi decisiva.",
    ),
    "one stop was needed": (
        "N AAA 1; P AAA 30",
        "AAA only needed one stop, on lap 30.",
        "AAA solo necesitó una parada, en la vuelta 30.",
        "AAA só precisou de uma parada, na volta 30.",
    ),
    "a verb for going that is no change": (
        "P AAA 12",
        "AAA stopped on lap 12 and took the lead on lap 20.",
        "AAA paró en la vuelta 12 y pasó a BBB en la vuelta 20.",
        "AAA parou na volta 12 e passou BBB na volta 20.",
    ),
    "a verb for going that is a change": (
        "C AAA ?>H; P AAA 20",
        "AAA went on lap 20 to hard tyres.",
        "AAA pasó en la vuelta 20 a neumáticos duros.",
        "AAA passou na volta 20 para pneus duros.",
    ),
    "a lap before a verb for going": (
        "",
        "On lap 20 AAA took the lead.",
        "En la vuelta 20 AAA pasó a BBB.",
        "Na volta 20 AAA passou BBB.",
    ),
    "a retirement": (
        "P AAA 15",
        "AAA stopped on lap 15 and retired on lap 30.",
        "AAA paró en la vuelta 15 y abandonó en la vuelta 30.",
        "AAA parou na volta 15 e abandonou na volta 30.",
    ),
    "who stayed out under the safety car": (
        "P BBB 20",
        "AAA stayed out under the safety car while BBB pitted. BBB stopped on lap 20.",
        "AAA se quedó fuera bajo el coche de seguridad mientras BBB paraba. BBB paró en la vuelta 20.",
        "AAA ficou na pista sob o carro de segurança enquanto BBB parou. BBB parou na volta 20.",
    ),
    "before the safety car of a lap": (
        "P AAA 18",
        "AAA stopped on lap 18, two laps before the safety car on lap 20.",
        "AAA paró en la vuelta 18, dos vueltas antes del coche de seguridad de la vuelta 20.",
        "AAA parou na volta 18, duas voltas antes do carro de segurança da volta 20.",
    ),
    "entering other things": (
        "P AAA 9",
        "AAA stopped on lap 9. AAA entered the DRS zone on lap 20.",
        "AAA paró en la vuelta 9. AAA entró en la zona de DRS en la vuelta 20.",
        "AAA parou na volta 9. AAA entrou na zona de DRS na volta 20.",
    ),
    "opposed stops under the safety car": (
        "P AAA 9; P BBB 11; S AAA 9; S BBB 11",
        "AAA pit lap 9 vs BBB pit lap 11 (under SC/VSC).",
        "AAA pit lap 9 vs BBB pit lap 11 (bajo SC/VSC).",
        "AAA pit lap 9 vs BBB pit lap 11 (sob SC/VSC).",
    ),
    "a change under the safety car of a stop told before": (
        "P AAA 9; P BBB 11; C AAA M>M; C BBB H>S; S AAA 9; S BBB 11",
        "BBB stopped on lap 11. AAA's stop on lap 9 was MEDIUM→MEDIUM under SC; that of BBB was HARD→SOFT under SC.",
        "BBB paró en la 11. La parada de AAA en la 9 fue MEDIUM→MEDIUM bajo SC; la de BBB fue HARD→SOFT bajo SC.",
        "BBB parou na 11. A parada de AAA na 9 foi MEDIUM→MEDIUM sob SC; a de BBB foi HARD→SOFT sob SC.",
    ),
    "the gap after the stops under the safety car": (
        "P AAA 9; P BBB 11; Q AAA BBB 1.2; S AAA ?; S BBB ?",
        "AAA stopped on lap 9 and BBB on lap 11. After the late stops under SC the gap from AAA to BBB was 1.2 s.",
        "AAA paró en la vuelta 9 y BBB en la 11. Tras las últimas paradas bajo SC, el gap de AAA a BBB fue 1,2 s.",
        "AAA parou na volta 9 e BBB na 11. Após as últimas paradas sob SC, a diferença de AAA para BBB foi de 1,2 s.",
    ),
    "several laps": (
        "P AAA 2; P AAA 3; P AAA 4",
        "AAA stopped on laps 2, 3 and 4.",
        "AAA paró en las vueltas 2, 3 y 4.",
        "AAA parou nas voltas 2, 3 e 4.",
    ),
    "the last two of a list in brackets": (
        "N AAA 3; P AAA 10; P AAA 33; P AAA 50; S AAA 33; S AAA 50",
        "AAA made three stops (laps 10, 33 and 50), the last two under the safety car.",
        "AAA hizo tres paradas (vueltas 10, 33 y 50), las dos últimas bajo el coche de seguridad.",
        "AAA fez três paradas (voltas 10, 33 e 50), as duas últimas sob o carro de segurança.",
    ),
    "then twice under the safety car": (
        "P AAA 10; P AAA 33; P AAA 50; S AAA 33; S AAA 50",
        "AAA stopped on lap 10 and then twice under the safety car, on laps 33 and 50.",
        "AAA paró en la vuelta 10 y luego dos veces bajo el coche de seguridad, en las vueltas 33 y 50.",
        "AAA parou na volta 10 e depois duas vezes sob o carro de segurança, nas voltas 33 e 50.",
    ),
    "two who came in together": (
        "P AAA 12; P BBB 12; S AAA 12; S BBB 12",
        "AAA and BBB came in together on lap 12 under the safety car.",
        "AAA y BBB pararon juntos en la vuelta 12 bajo el coche de seguridad.",
        "AAA e BBB pararam juntos na volta 12 sob o carro de segurança.",
    ),
    "the safety car of a lap": (
        "P AAA 33; S AAA 33; C AAA ?>S",
        "The safety car on lap 33 let AAA pit for softs.",
        "AAA aprovechó el coche de seguridad de la vuelta 33 para montar blandos.",
        "AAA aproveitou o carro de segurança da volta 33 para colocar macios.",
    ),
    "so many laps before the other's stop": (
        "P AAA 18; P BBB 21",
        "AAA's stop on lap 18 came three laps before that of BBB on lap 21.",
        "La parada de AAA en la vuelta 18 fue tres vueltas antes que la de BBB en la 21.",
        "A parada de AAA na volta 18 foi três voltas antes da de BBB na 21.",
    ),
    "a rival who responded": (
        "P AAA 18; P BBB 21",
        "BBB responded on lap 21, three laps after AAA's stop on lap 18.",
        "BBB respondió en la vuelta 21, tres vueltas después de la parada de AAA en la 18.",
        "BBB respondeu na volta 21, três voltas depois da parada de AAA na 18.",
    ),
    "a response that is no stop": (
        "P AAA 18",
        "AAA stopped on lap 18. BBB responded with a fast lap.",
        "AAA paró en la vuelta 18. BBB respondió con una gran vuelta.",
        "AAA parou na volta 18. BBB respondeu com uma grande volta.",
    ),
    "until the lap when he stopped": (
        "T AAA S; P AAA 12; C AAA S>H",
        "AAA was on softs until lap 12, when he changed to hards.",
        "AAA llevó blandos hasta la vuelta 12, cuando cambió a duros.",
        "AAA usou macios até a volta 12, quando trocou para duros.",
    ),
    "until the lap when another stopped": (
        "T AAA S; P BBB 13",
        "AAA was on softs until lap 12, while BBB stopped on lap 13.",
        "AAA llevó blandos hasta la vuelta 12, mientras BBB paró en la vuelta 13.",
        "AAA usou macios até a volta 12, enquanto BBB parou na volta 13.",
    ),
    "stops and tyres in a list": (
        "N AAA 3; P AAA 8; C AAA ?>M; P AAA 27; C AAA ?>H; P AAA 44; C AAA ?>S",
        "AAA made three stops: on lap 8 for mediums, on lap 27 for hards and on lap 44 for softs.",
        "AAA hizo tres paradas: en la vuelta 8 para medios, en la 27 para duros y en la 44 para blandos.",
        "AAA fez três paradas: na volta 8 para médios, na 27 para duros e na 44 para macios.",
    ),
    "tyres in a list with their laps": (
        "C AAA ?>H; P AAA 12; C AAA H>S; P AAA 30",
        "AAA switched to hards on lap 12 and softs on lap 30.",
        "AAA cambió a duros en la vuelta 12 y blandos en la vuelta 30.",
        "AAA trocou para duros na volta 12 e macios na volta 30.",
    ),
    "a change that ends the stint": (
        "T AAA M; P AAA 23; C AAA M>H",
        "AAA started on mediums. The stint ended on lap 23 with a switch to hards.",
        "AAA empezó con medios. Prolongó el stint hasta la vuelta 23, con un cambio a duros.",
        "AAA começou com médios. Prolongou o stint até a volta 23, com uma troca para duros.",
    ),
    "counts after a label": (
        "N AAA 2; N BBB 1",
        "Number of stops: AAA 2, BBB 1.",
        "Número de paradas: AAA 2, BBB 1.",
        "Número de paradas: AAA 2, BBB 1.",
    ),
    "laps after a label": (
        "P AAA 2; P AAA 3",
        "AAA's stops: laps 2 and 3.",
        "Paradas de AAA: vueltas 2 y 3.",
        "Paradas de AAA: voltas 2 e 3.",
    ),
    "what was avoided": (
        "P AAA 20",
        "AAA avoided a two-stop strategy and stopped on lap 20.",
        "AAA evitó una estrategia de dos paradas y paró en la vuelta 20.",
        "AAA evitou uma estratégia de duas paradas e parou na volta 20.",
    ),
    "what was planned": (
        "P AAA 17",
        "AAA planned to stop on lap 20 but stopped on lap 17.",
        "AAA planeaba parar en la vuelta 20, pero paró en la vuelta 17.",
        "AAA planejava parar na volta 20, mas parou na volta 17.",
    ),
    "a stop told again by its lap alone": (
        "P AAA 12; P BBB 14; F BBB 5",
        "AAA stopped on lap 12 and BBB on lap 14. BBB finished P5. The stop on lap 12 came too early.",
        "AAA paró en la vuelta 12 y BBB en la 14. BBB terminó P5. La parada en la vuelta 12 llegó muy pronto.",
        "AAA parou na volta 12 e BBB na 14. BBB terminou P5. A parada na volta 12 veio cedo demais.",
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
        "Q AAA BBB -2",
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
    "one stop in total": (
        "F AAA 10; N AAA 1",
        "AAA finished P10 and made one stop in total.",
        "AAA acabó P10 e hizo una parada en total.",
        "AAA terminou em P10 e fez uma parada no total.",
    ),
    "after making one stop": (
        "F AAA 10; N AAA 1",
        "AAA finished P10 after making one stop.",
        "AAA acabó P10 tras hacer una parada.",
        "AAA terminou em P10 depois de fazer uma parada.",
    ),
    "after a stop of which more is said": (
        "F AAA 10; P AAA 14",
        "After a stop on lap 14, AAA finished P10.",
        "Tras una parada en la vuelta 14, AAA acabó P10.",
        "Após uma parada na volta 14, AAA terminou em P10.",
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
    "how far behind": (
        "Q AAA BBB -1.5",
        "AAA was behind BBB by 1.5 s.",
        "AAA estaba detrás de BBB por 1,5 s.",
        "AAA estava atrás de BBB por 1,5 s.",
    ),
    "how far behind at the flag is no gap of the battle": (
        "",
        "AAA finished behind BBB by 1.5 s.",
        "AAA terminó detrás de BBB por 1,5 s.",
        "AAA terminou atrás de BBB por 1,5 s.",
    ),
    "gap named after its two values": (
        "B u AAA BBB; Q AAA BBB 1.5; Q AAA BBB 2.5",
        "AAA undercut BBB, which left a 1.5 s to 2.5 s gap.",
        "AAA le hizo un undercut a BBB, lo que dejó una diferencia de 1,5 s a 2,5 s.",
        "AAA fez um undercut em BBB, o que deixou uma diferença de 1,5 s a 2,5 s.",
    ),
    "advantage that a move produced": (
        "B u AAA BBB; G 2.7",
        "AAA undercut BBB. It produced an advantage of 2.7 s.",
        "AAA le hizo un undercut a BBB. Generó una ventaja de 2,7 s.",
        "AAA fez um undercut em BBB. Gerou uma vantagem de 2,7 s.",
    ),
    "gain told after a loss": (
        "G 3.4",
        "AAA lost less time and reduced the gap to BBB by 3.4 s.",
        "AAA perdió menos tiempo y redujo la diferencia con BBB en 3,4 s.",
        "AAA perdeu menos tempo e reduziu a diferença para BBB em 3,4 s.",
    ),
    "stint numbered where its tyre is put on": (
        "C AAA M>H; L AAA H 20; T AAA H; A AAA H 81.5",
        "AAA changed from MEDIUM to HARD for the second stint of 20 laps. The second stint averaged 81.5 s.",
        "AAA cambió de MEDIUM a HARD para el segundo stint de 20 vueltas. El segundo stint tuvo una media de 81,5 s.",
        "AAA trocou de MEDIUM para HARD para o segundo stint de 20 voltas. O segundo stint teve média de 81,5 s.",
    ),
    "first stint, by the change that ended it": (
        "P AAA 9; C AAA S>H; T AAA S; A AAA S 81.5",
        "AAA pitted on lap 9 from SOFT to HARD. His first stint averaged 81.5 s.",
        "AAA paró en la vuelta 9, de SOFT a HARD. Su primer stint tuvo una media de 81,5 s.",
        "AAA parou na volta 9, de SOFT para HARD. Seu primeiro stint teve média de 81,5 s.",
    ),
    "two tyres of one driver compared": (
        "T AAA S; T AAA M; A AAA S 81.3; A AAA M 83.3",
        "AAA used MEDIUM and SOFT. The SOFT stint was faster than the MEDIUM stint (81.3 s vs 83.3 s).",
        "AAA usó MEDIUM y SOFT. El stint con SOFT fue más rápido que el de MEDIUM (81,3 s vs 83,3 s).",
        "AAA usou MEDIUM e SOFT. O stint com SOFT foi mais rápido que o de MEDIUM (81,3 s vs 83,3 s).",
    ),
    "one tyre compared with itself": (
        "T AAA S; T AAA H; A AAA H 81.3; A AAA H 83.3",
        "AAA used SOFT and HARD. He was faster on the last set (81.3 s vs 83.3 s on the older HARD).",
        "AAA usó SOFT y HARD. Fue más rápido con el último juego (81,3 s vs 83,3 s con el HARD).",
        "AAA usou SOFT e HARD. Foi mais rápido com o último jogo (81,3 s vs 83,3 s com o HARD).",
    ),
    "verb that stands for another": (
        "P AAA 9; P BBB 11; C BBB ?>H",
        "AAA stopped on lap 9, while BBB did on lap 11, for HARD.",
        "AAA paró en la vuelta 9, mientras BBB lo hizo en la vuelta 11, para HARD.",
        "AAA parou na volta 9, enquanto BBB fez na volta 11, para HARD.",
    ),
    "subordinate clause in front": (
        "P BBB 9; F AAA 4",
        "After BBB stopped on lap 9, AAA finished P4.",
        "Después de que BBB paró en la vuelta 9, AAA terminó P4.",
        "Depois que BBB parou na volta 9, AAA terminou P4.",
    ),
    "stops under the safety car between two laps": (
        "P AAA 67; P BBB 66; S AAA 67; S BBB 66; P AAA 30",
        "AAA stopped on lap 30 and lap 67. BBB stopped on lap 66. The stops under the safety car on "
        "laps 66-68 changed little.",
        "AAA paró en la vuelta 30 y la vuelta 67. BBB paró en la vuelta 66. Las paradas bajo el coche "
        "de seguridad en las vueltas 66-68 cambiaron poco.",
        "AAA parou na volta 30 e na volta 67. BBB parou na volta 66. As paradas sob o carro de "
        "segurança nas voltas 66-68 mudaram pouco.",
    ),
    "two laps compared under the safety car": (
        "B o AAA BBB; P AAA 4; P BBB 3; S AAA 4; S BBB 3",
        "AAA overcut BBB by stopping later (lap 4 vs. lap 3) under the safety car.",
        "AAA le hizo un overcut a BBB al parar más tarde (vuelta 4 vs. vuelta 3) bajo el coche de seguridad.",
        "AAA fez um overcut em BBB ao parar mais tarde (volta 4 vs. volta 3) sob o carro de segurança.",
    ),
    "values of the other driver": (
        "A AAA ? 77.7; A AAA ? 75.5; A BBB ? 77.8; A BBB ? 76.0",
        "AAA averaged 77.7 s and 75.5 s, against BBB's 77.8 s and 76.0 s.",
        "AAA promedió 77,7 s y 75,5 s de media, frente a BBB con 77,8 s y 76,0 s.",
        "AAA teve média de 77,7 s e 75,5 s, contra BBB com 77,8 s e 76,0 s.",
    ),
    "two lengths with one unit": (
        "T AAA H; L AAA H 24; L AAA H 27",
        "AAA used two sets of HARD (24 and 27 laps).",
        "AAA usó dos juegos de HARD (24 y 27 vueltas).",
        "AAA usou dois jogos de HARD (24 e 27 voltas).",
    ),
    "length without its unit": (
        "T AAA M; L AAA M 14; T AAA H; L AAA H 42",
        "AAA ran 14 laps on MEDIUM and then 42 on HARD.",
        "AAA completó 14 vueltas con MEDIUM y luego 42 con HARD.",
        "AAA completou 14 voltas com MEDIUM e depois 42 com HARD.",
    ),
    "total of several stints": (
        "T AAA H",
        "AAA's HARD stints totalled 51 laps.",
        "Los stints de AAA con HARD totalizaron 51 vueltas.",
        "Os stints de AAA com HARD totalizaram 51 voltas.",
    ),
    "chain of changes in one clause": (
        "C AAA M>H; P AAA 8; C AAA H>S; P AAA 12",
        "AAA went from MEDIUM to HARD on lap 8, and then to SOFT on lap 12.",
        "AAA cambió de MEDIUM a HARD en la vuelta 8, y después a SOFT en la vuelta 12.",
        "AAA trocou de MEDIUM para HARD na volta 8, e depois para SOFT na volta 12.",
    ),
    "the old tyre alone": (
        "C AAA S>?; P AAA 9",
        "AAA took off the SOFT on lap 9.",
        "AAA cambió de SOFT en la vuelta 9.",
        "AAA trocou de SOFT na volta 9.",
    ),
    "a phase is no place and no tyre": (
        "T AAA H; F AAA 4",
        "AAA finished P4 after a first phase in traffic and an intermediate phase on HARD.",
        "AAA terminó P4 tras una primera fase con tráfico y una fase intermedia con HARD.",
        "AAA terminou P4 após uma primeira fase com tráfego e uma fase intermediária com HARD.",
    ),
    "before another could": (
        "P AAA 9; F AAA 4",
        "Before BBB could react, AAA stopped on lap 9 and finished P4.",
        "Antes de que BBB pudiera reaccionar, AAA paró en la vuelta 9 y terminó P4.",
        "Antes que BBB pudesse reagir, AAA parou na volta 9 e terminou P4.",
    ),
    "more effective than": (
        "B u AAA BBB",
        "AAA undercut BBB. Stopping early was the more effective of the two choices.",
        "AAA le hizo un undercut a BBB. Parar antes fue lo más efectivo de las dos opciones.",
        "AAA fez um undercut em BBB. Parar antes foi o mais eficaz das duas opções.",
    ),
    "a strategy of something worked": (
        "T AAA M; O +",
        "AAA's strategy of staying on MEDIUM was effective.",
        "La estrategia de AAA de seguir con MEDIUM fue efectiva.",
        "A estratégia de AAA de ficar com MEDIUM foi eficaz.",
    ),
    "a move that was not produced": (
        "O -",
        "The timing of AAA did not produce an undercut on BBB.",
        "El momento de AAA no produjo un undercut sobre BBB.",
        "O momento de AAA não produziu um undercut sobre BBB.",
    ),
    "two values of each driver": (
        "T AAA H; T AAA M; T BBB H; T BBB M; A AAA H 81.1; A AAA M 83.4; A BBB H 80.9; A BBB M 83.3",
        "HARD was faster than MEDIUM (AAA: 81.1 s vs 83.4 s; BBB: 80.9 s vs 83.3 s).",
        "HARD fue más rápido que MEDIUM (AAA: 81,1 s vs 83,4 s; BBB: 80,9 s vs 83,3 s).",
        "HARD foi mais rápido que MEDIUM (AAA: 81,1 s vs 83,4 s; BBB: 80,9 s vs 83,3 s).",
    ),
    "both under the safety car, by the stops told before": (
        "P AAA 9; P BBB 11; S AAA 9; S BBB 11",
        "AAA stopped on lap 9. BBB stopped on lap 11. Both stopped under the safety car.",
        "AAA paró en la vuelta 9. BBB paró en la vuelta 11. Ambos pararon bajo el coche de seguridad.",
        "AAA parou na volta 9. BBB parou na volta 11. Ambos pararam sob o carro de segurança.",
    ),
    "the nearest ordinal is the stop's": (
        "P AAA 9; P AAA 30; S AAA 30",
        "AAA stopped on laps 9 and 30. After a first phase in traffic his second stop was under the safety car.",
        "AAA paró en las vueltas 9 y 30. Tras una primera fase con tráfico su segunda parada fue bajo "
        "el coche de seguridad.",
        "AAA parou nas voltas 9 e 30. Após uma primeira fase com tráfego sua segunda parada foi sob o "
        "carro de segurança.",
    ),
    "a difference in laps is no length": (
        "T AAA H; T BBB M",
        "AAA was on HARD and BBB on MEDIUM. The difference in timing was 2 laps.",
        "AAA iba con HARD y BBB con MEDIUM. La diferencia de tiempos fue de 2 vueltas.",
        "AAA estava com HARD e BBB com MEDIUM. A diferença de timing foi de 2 voltas.",
    ),
    "a new set": (
        "P AAA 29; C AAA ?>H",
        "AAA stopped on lap 29 for a new set of HARD.",
        "AAA paró en la vuelta 29 para un nuevo juego de HARD.",
        "AAA parou na volta 29 para um novo conjunto de HARD.",
    ),
    "no wear in brackets after faster": (
        "T AAA M",
        "AAA was on MEDIUM. His last stint was faster (-0.083 s/lap).",
        "AAA iba con MEDIUM. Su último stint fue más rápido (-0,083 s/vuelta).",
        "AAA estava com MEDIUM. Seu último stint foi mais rápido (-0,083 s/volta).",
    ),
    "stints in the plural have no one tyre": (
        "T AAA M; A AAA ? 88.8",
        "AAA used MEDIUM. His stints averaged 88.8 s.",
        "AAA usó MEDIUM. Sus stints promediaron de media 88,8 s.",
        "AAA usou MEDIUM. Seus stints tiveram média de 88,8 s.",
    ),
    "respectively": (
        "P AAA 9; P BBB 11",
        "AAA and BBB made their first stop (laps 9 and 11, respectively).",
        "AAA y BBB hicieron su primera parada (vueltas 9 y 11, respectivamente).",
        "AAA e BBB fizeram sua primeira parada (voltas 9 e 11, respectivamente).",
    ),
    "better than, in a bracket": (
        "A AAA ? 81.2; A BBB ? 81.4",
        "AAA's average was better than BBB's (81.2 s vs 81.4 s).",
        "El promedio de AAA fue mejor que el de BBB (81,2 s vs 81,4 s).",
        "A média de AAA foi melhor que a de BBB (81,2 s vs 81,4 s).",
    ),
    "relative clause with an aside": (
        "P AAA 9; P BBB 11; F BBB 4",
        "AAA stopped on lap 9 ahead of BBB, who, stopping on lap 11, finished P4.",
        "AAA paró en la vuelta 9 delante de BBB, quien, parando en la vuelta 11, terminó P4.",
        "AAA parou na volta 9 à frente de BBB, quem, parando na volta 11, terminou P4.",
    ),
    "overall average": (
        "T AAA H",
        "AAA was on HARD. His overall average was 77.7 s.",
        "AAA iba con HARD. Su total promedio fue de 77,7 s.",
        "AAA estava com HARD. Sua total média foi de 77,7 s.",
    ),
    "pace advantage": (
        "V AAA BBB 0.2",
        "AAA had a 0.2 s/lap pace advantage over BBB.",
        "AAA tuvo 0,2 s/vuelta de ventaja de ritmo sobre BBB.",
        "AAA teve 0,2 s/volta de vantagem de ritmo sobre BBB.",
    ),
    "subject after a comparison in brackets": (
        "P AAA 45; P BBB 46; C AAA M>S",
        "AAA stopped earlier (lap 45) than BBB (lap 46), changing from MEDIUM to SOFT.",
        "AAA paró antes (vuelta 45) que BBB (vuelta 46), cambiando de MEDIUM a SOFT.",
        "AAA parou antes (volta 45) que BBB (volta 46), trocando de MEDIUM para SOFT.",
    ),
    "a premise that is only named": (
        "",
        "The premise that AAA undercut BBB is incorrect.",
        "La premisa de que AAA le hizo un undercut a BBB es incorrecta.",
        "A premissa de que AAA fez um undercut em BBB está incorreta.",
    ),
    "no undercut is shown, though it is explained": (
        "",
        "The data does not show an undercut by AAA on BBB. An undercut is made to gain a position.",
        "Los datos no muestran un undercut de AAA sobre BBB. Un undercut se hace para ganar una posición.",
        "Os dados não mostram um undercut de AAA sobre BBB. Um undercut é feito para ganhar uma posição.",
    ),
    "a reason after a denial": (
        "P BBB 11",
        "AAA did not undercut BBB, because BBB stopped on lap 11.",
        "AAA no le hizo un undercut a BBB porque BBB paró en la vuelta 11.",
        "AAA não fez um undercut em BBB porque BBB parou na volta 11.",
    ),
    "no net gain": (
        "B u AAA BBB; O -",
        "AAA tried to undercut BBB. The undercut did not produce a net gain.",
        "AAA intentó un undercut sobre BBB. El undercut no produjo una ganancia neta.",
        "AAA tentou um undercut em BBB. O undercut não produziu um ganho líquido.",
    ),
    "who stopped, after the object of a move": (
        "B u AAA BBB; P AAA 9; P BBB 11",
        "AAA undercut BBB, stopping on lap 9 (against lap 11 of BBB).",
        "AAA le hizo un undercut a BBB parando en la vuelta 9 (frente a la vuelta 11 de BBB).",
        "AAA fez um undercut em BBB parando na volta 9 (contra a volta 11 de BBB).",
    ),
    "a move that did not materialise": (
        "",
        "The undercut of AAA on BBB did not materialise.",
        "El undercut de AAA sobre BBB no se materializó.",
        "O undercut de AAA sobre BBB não se materializou.",
    ),
    "the first stints by their count": (
        "T AAA M; C AAA M>H; A AAA M 85.1",
        "AAA used MEDIUM for the first two stints and then switched to HARD. In the second stint he averaged 85.1 s.",
        "AAA usó MEDIUM en los dos primeros stints y luego cambió a HARD. En el segundo stint promedió "
        "85,1 s de media.",
        "AAA usou MEDIUM nos dois primeiros stints e depois trocou para HARD. No segundo stint teve média de 85,1 s.",
    ),
    "a heading names nobody": (
        "P AAA 9; K BBB 81.5",
        "AAA stopped on lap 9.\n\n**Fastest lap**\n- BBB: 81.5 s.",
        "AAA paró en la vuelta 9.\n\n**Vuelta rápida**\n- BBB: 81,5 s.",
        "AAA parou na volta 9.\n\n**Volta mais rápida**\n- BBB: 81,5 s.",
    ),
    "moves in the plural are whose the text says": (
        "W AAA; B u CCC BBB",
        "AAA won. The gains came through undercuts on BBB: CCC undercut BBB.",
        "AAA ganó la carrera. Las mejoras vinieron de undercuts sobre BBB: CCC le hizo un undercut a BBB.",
        "AAA venceu. Os avanços vieram de undercuts sobre BBB: CCC fez um undercut em BBB.",
    ),
    "the last stop for a tyre": (
        "P AAA 47; C AAA ?>I",
        "AAA made the final stop for INTERMEDIATE on lap 47.",
        "AAA hizo la parada final para INTERMEDIATE en la vuelta 47.",
        "AAA fez a parada final para INTERMEDIATE na volta 47.",
    ),
    "pronoun after the verb": (
        "C AAA ?>H; P AAA 20",
        "With the stop, AAA put on HARD on lap 20.",
        "La parada de AAA sirvió para montarle neumáticos duros en la vuelta 20.",
        "A parada de AAA colocou-o em pneus HARD na volta 20.",
    ),
    "gerund with a pronoun": (
        "P AAA 20; C AAA ?>H",
        "AAA stopped on lap 20, switching to HARD.",
        "AAA paró en la vuelta 20, cambiándolos por HARD.",
        "AAA parou na volta 20, trocando-os por HARD.",
    ),
    "infinitive with a pronoun": (
        "P AAA 20; C AAA ?>H",
        "AAA stopped on lap 20 to change to HARD.",
        "AAA paró en la vuelta 20 para cambiarlos por HARD.",
        "AAA parou na volta 20 para trocá-los por HARD.",
    ),
    "another set is of the same tyre": (
        "P AAA 20; C AAA M>M",
        "AAA stopped on lap 20, switching to another set of MEDIUM.",
        "AAA paró en la vuelta 20 y cambió a otro juego de MEDIUM.",
        "AAA parou na volta 20 e trocou para outro jogo de MEDIUM.",
    ),
    "a new set may follow any tyre": (
        "P AAA 20; C AAA ?>M",
        "AAA stopped on lap 20 for a new set of MEDIUM.",
        "AAA paró en la vuelta 20 para un nuevo juego de MEDIUM.",
        "AAA parou na volta 20 para um novo jogo de MEDIUM.",
    ),
    "the same change": (
        "P AAA 9; C AAA S>M; P BBB 11; C BBB S>M",
        "AAA stopped on lap 9 (SOFT → MEDIUM), while BBB stopped on lap 11 for the same change.",
        "AAA paró en la vuelta 9 (SOFT → MEDIUM), mientras BBB paró en la vuelta 11 para hacer el mismo cambio.",
        "AAA parou na volta 9 (SOFT → MEDIUM), enquanto BBB parou na volta 11 para fazer a mesma troca.",
    ),
    "to dry tyres, named after": (
        "C AAA I>M; C BBB I>H; P AAA 33; P BBB 33",
        "AAA and BBB both switched from INTERMEDIATE to slicks on lap 33 (AAA to MEDIUM, BBB to HARD).",
        "AAA y BBB, ambos, cambiaron de INTERMEDIATE a slicks en la vuelta 33 (AAA a MEDIUM, BBB a HARD).",
        "AAA e BBB, ambos, trocaram de INTERMEDIATE para slicks na volta 33 (AAA para MEDIUM, BBB para HARD).",
    ),
    "to dry tyres of no name": (
        "C AAA I>?; P AAA 33",
        "AAA switched from INTERMEDIATE to slicks on lap 33.",
        "AAA cambió de INTERMEDIATE a slicks en la vuelta 33.",
        "AAA trocou de INTERMEDIATE para slicks na volta 33.",
    ),
    "for both": (
        "P AAA 20; P BBB 22; C AAA M>H; C BBB M>H",
        "AAA stopped on lap 20 and BBB on lap 22, MEDIUM to HARD for both.",
        "AAA paró en la vuelta 20 y BBB en la 22, de MEDIUM a HARD para ambos.",
        "AAA parou na volta 20 e BBB na 22, de MEDIUM para HARD para ambos.",
    ),
    "both, and what follows": (
        "P AAA 20; P BBB 22; T AAA M; T BBB M",
        "AAA stopped on lap 20 and BBB on lap 22; for both drivers MEDIUM was the better tyre.",
        "AAA paró en la vuelta 20 y BBB en la 22; para ambos pilotos MEDIUM fue el mejor neumático.",
        "AAA parou na volta 20 e BBB na 22; para ambos os pilotos MEDIUM foi o melhor pneu.",
    ),
    "stayed out from one lap to another": (
        "P AAA 32; P BBB 28",
        "AAA stayed out longer (lap 28 → 32) than BBB, who stopped on lap 28.",
        "AAA se quedó en pista más (vuelta 28 → 32) que BBB, que paró en la vuelta 28.",
        "AAA ficou na pista mais (volta 28 → 32) que BBB, que parou na volta 28.",
    ),
    "listed changes": (
        "P AAA 8; C AAA ?>M; C AAA M>H; P AAA 20",
        "AAA switched to MEDIUM on lap 8 and then back to HARD on lap 20.",
        "AAA cambió a MEDIUM en la vuelta 8 y luego de vuelta a HARD en la vuelta 20.",
        "AAA trocou para MEDIUM na volta 8 e depois de volta para HARD na volta 20.",
    ),
    "the second stop ends the second stint": (
        "T AAA M; C AAA M>H; P AAA 19; T AAA H; C AAA H>H; P AAA 50",
        "AAA started on MEDIUM and stopped on lap 19 for HARD. Stint 2 was on HARD. A second stop on lap 50 for HARD "
        "followed.",
        "AAA salió con MEDIUM y paró en la vuelta 19 para HARD. El stint 2 fue con HARD. Hubo una segunda parada en la "
        "vuelta 50 para HARD.",
        "AAA largou com MEDIUM e parou na volta 19 para HARD. O stint 2 foi com HARD. Houve uma segunda parada na "
        "volta 50 para HARD.",
    ),
    "two changes to one tyre, on two laps": (
        "P AAA 2; C AAA I>H; P AAA 47; C AAA ?>H",
        "AAA stopped on lap 2 (INTERMEDIATE → HARD).\n\nOn lap 47 AAA stopped for HARD.",
        "AAA paró en la vuelta 2 (INTERMEDIATE → HARD).\n\nEn la vuelta 47 AAA paró para HARD.",
        "AAA parou na volta 2 (INTERMEDIATE → HARD).\n\nNa volta 47 AAA parou para HARD.",
    ),
    "one change told twice": (
        "P AAA 47; C AAA I>H",
        "AAA stopped on lap 47 (INTERMEDIATE → HARD).\n\nOn lap 47 AAA stopped for HARD.",
        "AAA paró en la vuelta 47 (INTERMEDIATE → HARD).\n\nEn la vuelta 47 AAA paró para HARD.",
        "AAA parou na volta 47 (INTERMEDIATE → HARD).\n\nNa volta 47 AAA parou para HARD.",
    ),
    "chosen tyre": (
        "P AAA 9; C AAA ?>M",
        "On lap 9 AAA stopped and chose MEDIUM.",
        "En la vuelta 9 AAA paró y eligió MEDIUM.",
        "Na volta 9 AAA parou e escolheu MEDIUM.",
    ),
    "after so many laps": (
        "P AAA 11; P BBB 12",
        "AAA pitted after 11 laps, while BBB pitted after 12 laps.",
        "AAA paró tras 11 vueltas, mientras BBB paró tras 12 vueltas.",
        "AAA parou após 11 voltas, enquanto BBB parou após 12 voltas.",
    ),
    "stops during one stint are a part": (
        "T AAA M",
        "AAA had two stops during the MEDIUM stint.",
        "AAA tuvo dos paradas durante el stint MEDIUM.",
        "AAA teve duas paradas durante o stint MEDIUM.",
    ),
    "time of stops is no pace": (
        "F AAA 4",
        "AAA had an average pit stop time of 94.2 seconds and finished P4.",
        "AAA tuvo un promedio de paradas de 94,2 segundos y terminó P4.",
        "AAA teve uma média de paradas de 94,2 segundos e terminou em P4.",
    ),
    "ran for so many laps": (
        "T AAA M; L AAA M 19",
        "AAA used MEDIUM for 19 laps.",
        "AAA usó MEDIUM durante 19 vueltas.",
        "AAA usou MEDIUM durante 19 voltas.",
    ),
    "a tyre said once of both": (
        "T AAA M; A AAA M 88.9; T BBB M; A BBB M 89",
        "AAA averaged 88.9 s on MEDIUM and BBB 89.0 s.",
        "AAA promedió 88,9 s con MEDIUM y BBB 89,0 s.",
        "AAA teve média de 88,9 s com MEDIUM e BBB 89,0 s.",
    ),
    "the other in his own stint": (
        "T AAA M; A AAA M 98.7; T BBB H; A BBB H 99.2",
        "AAA averaged 98.7 s on MEDIUM, better than BBB in his HARD stint with 99.2 s.",
        "AAA promedió 98,7 s con MEDIUM, mejor que BBB en su stint HARD con 99,2 s.",
        "AAA teve média de 98,7 s com MEDIUM, melhor que BBB em seu stint HARD com 99,2 s.",
    ),
    "stints of one lap each": (
        "T AAA H; L AAA H 68-68; L AAA H 69-69; L AAA H 70-70",
        "AAA was on HARD and did one-lap stints on laps 68, 69 and 70.",
        "AAA iba con HARD e hizo stints de una vuelta en las vueltas 68, 69 y 70.",
        "AAA estava com HARD e fez stints de uma volta nas voltas 68, 69 e 70.",
    ),
    "the last laps are no stint": (
        "T AAA H; F AAA 3",
        "AAA ended on HARD.\n\n- Last laps under SC/VSC: 67-69\n- AAA finished P3.",
        "AAA terminó con HARD.\n\n- Últimas vueltas bajo SC/VSC: 67-69\n- AAA terminó P3.",
        "AAA terminou com HARD.\n\n- Últimas voltas sob SC/VSC: 67-69\n- AAA terminou P3.",
    ),
    "laps given are no stint": (
        "P BBB 14; P AAA 16; T BBB H",
        "BBB stopped on lap 14 and AAA on lap 16. That gave BBB two laps (15-16) on HARD.",
        "BBB paró en la vuelta 14 y AAA en la 16. Esto dio a BBB dos vueltas (15-16) con HARD.",
        "BBB parou na volta 14 e AAA na 16. Isso deu a BBB duas voltas (15-16) com HARD.",
    ),
    "a stint that worked is no outcome": (
        "B u AAA BBB; T AAA M; A AAA M 83.1",
        "AAA tried to undercut BBB. The first stint was successful, with an average of 83.1 s on MEDIUM for AAA.",
        "AAA intentó un undercut a BBB. El primer stint fue exitoso, con una media de 83,1 s con MEDIUM para AAA.",
        "AAA tentou um undercut em BBB. O primeiro stint foi bem-sucedido, com média de 83,1 s com MEDIUM para AAA.",
    ),
    "defended well is no outcome": (
        "D AAA BBB; H AAA BBB 9",
        "AAA successfully held BBB for 9 laps.",
        "AAA exitosamente contuvo a BBB durante 9 vueltas.",
        "AAA com sucesso segurou BBB por 9 voltas.",
    ),
    "no gain produced": (
        "B u AAA BBB; O -",
        "AAA tried to undercut BBB. The earlier stop produced no gain.",
        "AAA intentó un undercut a BBB. La parada temprana no produjo ninguna ganancia.",
        "AAA tentou um undercut em BBB. A parada antecipada não gerou nenhum ganho.",
    ),
    "kept ahead is no defence": (
        "O +",
        "The strategy of AAA worked and kept him ahead of BBB.",
        "La estrategia de AAA funcionó y mantuvo al piloto por delante de BBB.",
        "A estratégia de AAA funcionou e manteve o piloto à frente de BBB.",
    ),
    "holds as a label": (
        "D AAA BBB; H AAA BBB 9",
        "Defense: AAA held BBB for 9 laps.",
        "Defensa: AAA contuvo a BBB durante 9 vueltas.",
        "Defesa: AAA segurou BBB por 9 voltas.",
    ),
    "it cannot be concluded": (
        "P AAA 9; F AAA 4",
        "AAA stopped on lap 9 and finished P4. We cannot claim that the move worked or gained a position.",
        "AAA paró en la vuelta 9 y terminó P4. No se puede afirmar que la maniobra funcionó o ganó una posición.",
        "AAA parou na volta 9 e terminou em P4. Não se pode afirmar que a manobra funcionou ou ganhou uma posição.",
    ),
    "evidence ends a denial": (
        "A AAA ? 92.5",
        "The stop did not hurt AAA, as shown by his average of 92.5 s.",
        "La parada no perjudicó a AAA, como muestra su media de 92,5 s.",
        "A parada não prejudicou AAA, como mostra sua média de 92,5 s.",
    ),
    "battles won by a move": (
        "B u AAA BBB; O +",
        "One battle was won by undercut: AAA over BBB.",
        "Una batalla ganada: undercut de AAA sobre BBB, que funcionó.",
        "Uma batalha ganha: undercut de AAA sobre BBB, que funcionou.",
    ),
    "gains listed under a move": (
        "B u AAA CCC; B u BBB CCC; G 8.6; G 4.3",
        "Undercuts against CCC: AAA gained 8.6 s, BBB gained 4.3 s.",
        "Undercuts contra CCC: AAA ganó 8,6 s, BBB ganó 4,3 s.",
        "Undercuts contra CCC: AAA ganhou 8,6 s, BBB ganhou 4,3 s.",
    ),
    "gains in a list under a move": (
        "B u AAA CCC; B u BBB DDD; G 8.6; G 4.3",
        "There were two undercuts:\n- AAA gained 8.6 s on CCC.\n- BBB gained 4.3 s on DDD.",
        "Hubo dos undercuts:\n- AAA ganó 8,6 s sobre CCC.\n- BBB ganó 4,3 s sobre DDD.",
        "Houve dois undercuts:\n- AAA ganhou 8,6 s sobre CCC.\n- BBB ganhou 4,3 s sobre DDD.",
    ),
    "a move with its owner alone": (
        "B u AAA BBB; P AAA 2; P BBB 3",
        "AAA's undercut was the earlier stop: AAA stopped on lap 2 and BBB on lap 3.",
        "El intento de undercut de AAA fue la parada temprana: AAA paró en la vuelta 2 y BBB en la 3.",
        "A tentativa de undercut de AAA foi a parada antecipada: AAA parou na volta 2 e BBB na 3.",
    ),
    "answer within its limits": (
        "B u AAA BBB; O +",
        "AAA tried to undercut BBB. Did it work? In lap time, yes: the gap grew.",
        "AAA intentó un undercut a BBB. ¿Funcionó? En tiempo, sí: la diferencia creció.",
        "AAA tentou um undercut em BBB. Funcionou? Em tempo, sim: a diferença cresceu.",
    ),
    "rounded again": (
        "Q AAA BBB 4.984",
        "The gap from AAA to BBB was 4.984 s, so AAA was behind by about 5 s.",
        "La diferencia de AAA a BBB era de 4,984 s, una desventaja de cerca de 5 s.",
        "A diferença de AAA para BBB era de 4,984 s, uma desvantagem de cerca de 5 s.",
    ),
    "change of the gap": (
        "Q AAA BBB -4.8; Q AAA BBB -3.2",
        "The effect was the change of the gap AAA→BBB:\n\n- Before: -4.8 s\n- Then: -3.2 s",
        "El efecto fue el cambio del gap AAA→BBB:\n\n- Antes: -4,8 s\n- Después: -3,2 s",
        "O efeito foi a mudança do gap AAA→BBB:\n\n- Antes: -4,8 s\n- Depois: -3,2 s",
    ),
    "second, since the third is told": (
        "W AAA; F BBB 2; F CCC 3",
        "AAA won the race ahead of teammate BBB, with CCC third.",
        "AAA ganó la carrera por delante de su compañero BBB, con CCC tercero.",
        "AAA venceu a corrida à frente de seu companheiro BBB, com CCC terceiro.",
    ),
    "ahead of others, without order": (
        "W AAA",
        "AAA won the race ahead of BBB and CCC.",
        "AAA ganó la carrera por delante de BBB y CCC.",
        "AAA venceu a corrida à frente de BBB e CCC.",
    ),
    "held a position": (
        "D AAA BBB",
        "AAA held P3 from BBB.",
        "AAA defendió P3 ante BBB.",
        "AAA defendeu P3 contra BBB.",
    ),
    "compared stints of two drivers": (
        "",
        "AAA's second stint was faster than BBB's second stint (-0.031s/lap vs. -0.072s/lap).",
        "El segundo stint de AAA fue más rápido que el segundo stint de BBB (-0,031s/vuelta vs. -0,072s/vuelta).",
        "O segundo stint de AAA foi mais rápido do que o segundo stint de BBB (-0,031s/volta vs. -0,072s/volta).",
    ),
    "how far behind, in brackets": (
        "Q AAA BBB -3.556",
        "AAA was behind BBB (-3.556s) after that.",
        "AAA iba detrás de BBB (-3,556s) después.",
        "AAA estava atrás de BBB (-3,556s) depois.",
    ),
    "laps under the safety car, in brackets": (
        "S AAA 55; S BBB 54; P AAA 55; P BBB 54",
        "After the third stops under SC/VSC (lap 55 for AAA, lap 54 for BBB), the gap grew.",
        "Tras las terceras paradas bajo SC/VSC (vuelta 55 de AAA, vuelta 54 de BBB), la diferencia creció.",
        "Após as terceiras paradas sob SC/VSC (volta 55 de AAA, volta 54 de BBB), a diferença cresceu.",
    ),
    "a lead in laps is no stint": (
        "T AAA H",
        "AAA had a 2-lap advantage on BBB before the HARD stint.",
        "AAA tuvo 2 vueltas de ventaja sobre BBB antes del stint HARD.",
        "AAA teve 2 voltas de vantagem sobre BBB antes do stint HARD.",
    ),
    "laps for both": (
        "P AAA 9; P BBB 11; P AAA 66; P AAA 67; P BBB 66; P BBB 67; S AAA 66; S AAA 67; S BBB 66; S BBB 67",
        "AAA stopped on lap 9 and BBB on lap 11. The stops on laps 66 and 67 for both drivers were under SC/VSC.",
        "AAA paró en la vuelta 9 y BBB en la 11. Las paradas en las vueltas 66 y 67 para ambos fueron bajo SC/VSC.",
        "AAA parou na volta 9 e BBB na 11. As paradas nas voltas 66 e 67 para ambos foram sob SC/VSC.",
    ),
    "both, with a comma in a bracket": (
        "P AAA 2; P BBB 3; S AAA 2; S BBB 3; C AAA S>M; C BBB S>M",
        "AAA stopped on lap 2 and BBB on lap 3 (both under SC/VSC, changing from SOFT to MEDIUM).",
        "AAA paró en la vuelta 2 y BBB en la vuelta 3 (ambos bajo SC/VSC, cambiando de SOFT a MEDIUM).",
        "AAA parou na volta 2 e BBB na volta 3 (ambos sob SC/VSC, trocando de SOFT para MEDIUM).",
    ),
    "followed by, each with his place": (
        "W AAA; F BBB 2; F CCC 3",
        "AAA won, followed by BBB in second, CCC in third.",
        "AAA ganó la carrera, seguido de BBB en segundo lugar, CCC en tercer lugar.",
        "AAA venceu, seguido de BBB em segundo lugar, CCC em terceiro lugar.",
    ),
    "gains of several on one": (
        "B u AAA CCC; B u BBB CCC; G 32.9; G 32.8",
        "Several drivers undercut CCC, with AAA gaining 32.9 s, BBB 32.8 s.",
        "Varios hicieron un undercut a CCC, con AAA ganando 32,9 s, BBB 32,8 s.",
        "Vários fizeram um undercut em CCC, com AAA ganhando 32,9 s, BBB 32,8 s.",
    ),
    "held one and then another": (
        "D AAA BBB; H AAA BBB 9; D AAA CCC; H AAA CCC 5",
        "AAA held BBB for 9 laps and later CCC for 5 laps.",
        "AAA contuvo a BBB durante 9 vueltas y después CCC durante 5 vueltas.",
        "AAA segurou BBB por 9 voltas e depois CCC por 5 voltas.",
    ),
    "kept from winning": (
        "F AAA 2",
        "The wear prevented AAA from winning the race. AAA finished P2.",
        "El desgaste le costó, impidiéndole a AAA ganar la carrera. AAA terminó P2.",
        "O desgaste custou, impedindo a vitória de AAA. AAA terminou em P2.",
    ),
    "a fast lap is not the fastest": (
        "P AAA 9",
        "AAA stopped on lap 9 and did a fast lap.",
        "AAA paró en la vuelta 9 e hizo una vuelta rápida.",
        "AAA parou na volta 9 e fez uma volta rápida.",
    ),
    "two lengths, respectively": (
        "T AAA H; L AAA H 24; L AAA H 27",
        "AAA ran two stints on HARD (24 and 27 laps respectively).",
        "AAA hizo dos stints con HARD (24 y 27 vueltas respectivamente).",
        "AAA fez dois stints com HARD (24 e 27 voltas respectivamente).",
    ),
    "faster by so much a lap": (
        "V AAA BBB 1.6",
        "AAA was 1.6 s per lap faster than BBB.",
        "AAA fue 1,6 s más rápido por vuelta que BBB.",
        "AAA foi 1,6 s mais rápido por volta que BBB.",
    ),
    "in on one lap, out on the next": (
        "P AAA 20; C AAA M>H; P AAA 21",
        "AAA stopped on lap 20 (MEDIUM → HARD).\n\nThe switch to HARD on lap 21 helped AAA.",
        "AAA paró en la vuelta 20 (MEDIUM → HARD).\n\nEl cambio a HARD en la vuelta 21 ayudó a AAA.",
        "AAA parou na volta 20 (MEDIUM → HARD).\n\nA troca para HARD na volta 21 ajudou AAA.",
    ),
    "a gap that grew against the mover": (
        "B u AAA BBB",
        "AAA tried to undercut BBB. The gap grew by 7.1 s against AAA.",
        "AAA intentó un undercut a BBB. La diferencia aumentó en 7,1 s contra AAA.",
        "AAA tentou um undercut em BBB. A diferença aumentou em 7,1 s contra AAA.",
    ),
    "the last stint and its tyre": (
        "L AAA H 38; T AAA H; A AAA H 75.7; A AAA M 75.9; T AAA M",
        "AAA did a 38-lap HARD stint. The second HARD stint (75.7 s) was faster than the final MEDIUM stint (75.9 s).",
        "AAA hizo un stint HARD de 38 vueltas. El segundo stint HARD (75,7 s) fue más rápido que el stint final MEDIUM "
        "(75,9 s).",
        "AAA fez um stint HARD de 38 voltas. O segundo stint HARD (75,7 s) foi mais rápido que o stint final MEDIUM "
        "(75,9 s).",
    ),
    "both stints, each with its tyre": (
        "R AAA H 0.01; R AAA M -0.014; T AAA H; T AAA M",
        "AAA had little wear in both stints (+0.010 s/lap on HARD, -0.014 s/lap on MEDIUM).",
        "AAA tuvo poca degradación en ambos stints (+0,010 s/vuelta en HARD, -0,014 s/vuelta en MEDIUM).",
        "AAA teve pouca degradação em ambos os stints (+0,010 s/volta no HARD, -0,014 s/volta no MEDIUM).",
    ),
    "ended with a phase": (
        "T AAA M; L AAA M 14",
        "AAA finished with a phase on MEDIUM of 14 laps.",
        "AAA terminó con una fase en MEDIUM de 14 vueltas.",
        "AAA terminou com uma fase em MEDIUM de 14 voltas.",
    ),
    "lengths of stints, joined": (
        "T AAA H; L AAA H 24; L AAA H 27",
        "AAA was on HARD in two stints of 24 and 27 laps.",
        "AAA iba con HARD en dos stints de 24 y 27 vueltas.",
        "AAA estava com HARD em dois stints de 24 e 27 voltas.",
    ),
    "one lap is no stint": (
        "T AAA H; P AAA 48",
        "AAA was on HARD. He delayed the stop by one lap, to lap 48, after one slow lap.",
        "AAA iba con HARD. El piloto retrasó la parada una vuelta, hasta la vuelta 48, tras una vuelta lenta.",
        "AAA estava com HARD. Ele adiou a parada por uma volta, até a volta 48, após uma volta lenta.",
    ),
    "laps of a phase are no stint": (
        "P AAA 3; P BBB 2; T AAA M",
        "AAA was on MEDIUM. In the early phase (laps 2-3), AAA stopped on lap 3 and BBB on lap 2.",
        "AAA iba con MEDIUM. En esa primera parte (vueltas 2-3), AAA paró en la vuelta 3 y BBB en la 2.",
        "AAA estava com MEDIUM. Na primeira parte (voltas 2-3), AAA parou na volta 3 e BBB na 2.",
    ),
    "who was named first in a gap": (
        "Q AAA BBB 2.1; Q AAA BBB 3.3",
        "The data (AAA lap 2 vs BBB lap 3) shows the gap widening from 2.1 s to 3.3 s.",
        "Los datos (AAA vuelta 2 vs BBB vuelta 3) muestran que la diferencia pasó de 2,1 s a 3,3 s.",
        "Os dados (AAA volta 2 vs BBB volta 3) mostram que a diferença passou de 2,1 s para 3,3 s.",
    ),
    "a pronoun after a bracket about others": (
        "T AAA M; T BBB H; A AAA M 98.7",
        "On those laps (BBB on HARD, AAA on MEDIUM), AAA's tyres were good. His average was 98.7 s.",
        "En esas vueltas (BBB con HARD, AAA con MEDIUM), AAA iba bien. Su promedio fue de 98,7 s.",
        "Nessas voltas (BBB com HARD, AAA com MEDIUM), AAA estava bem. Sua média foi de 98,7 s.",
    ),
    "the softer of two is not named": (
        "T AAA M",
        "AAA was on MEDIUM and saw no gain from the newer, softer compound.",
        "AAA iba con MEDIUM y no vio ganancia.",
        "AAA estava com MEDIUM e não viu ganho.",
    ),
    "stops named in brackets after their laps": (
        "P AAA 13; P BBB 56; T AAA H",
        "Between lap 13 (stop of AAA) and lap 56 (stop of BBB), AAA ran on HARD.",
        "Entre la vuelta 13 (parada de AAA) y la vuelta 56 (parada de BBB), AAA rodó con HARD.",
        "Entre a volta 13 (parada de AAA) e a volta 56 (parada de BBB), AAA rodou com HARD.",
    ),
    "a claim that is not borne out": (
        "",
        "The claim that AAA overcut BBB is not supported. An overcut needs a later stop.",
        "La afirmación de que AAA le hizo un overcut a BBB no se sostiene. Un overcut exige una parada posterior.",
        "A afirmação de que AAA fez um overcut em BBB não se sustenta. Um overcut exige uma parada posterior.",
    ),
    "laps of a safety car phase, in brackets": (
        "P AAA 3; P BBB 2; S AAA 3; S BBB 2",
        "AAA stopped one lap later than BBB under the SC/VSC phase (AAA lap 3, BBB lap 2).",
        "AAA paró una vuelta después que BBB bajo SC/VSC (AAA vuelta 3, BBB vuelta 2).",
        "AAA parou uma volta depois que BBB sob SC/VSC (AAA volta 3, BBB volta 2).",
    ),
    "a stint's length on no tyre said": (
        "B u AAA BBB; L AAA ? 33; L BBB ? 31",
        "AAA undercut BBB. AAA's second stint was 33 laps long, BBB's second stint was 31 laps long.",
        "AAA le hizo un undercut a BBB. El segundo stint de AAA duró 33 vueltas; el segundo stint de "
        "BBB duró 31 vueltas.",
        "AAA fez um undercut em BBB. O segundo stint de AAA durou 33 voltas, o segundo stint de BBB durou 31 voltas.",
    ),
    "compared averages, each his own": (
        "T AAA H; T BBB H; A AAA H 90.2; A BBB H 90.8",
        "AAA's second stint on HARD was faster than BBB's first stint on HARD (avg 90.2 s vs 90.8 s).",
        "El segundo stint de AAA con HARD fue más rápido que el primer stint de BBB con HARD (media 90,2 s vs 90,8 s).",
        "O segundo stint de AAA com HARD foi mais rápido do que o primeiro stint de BBB com HARD (média 90,2 s vs "
        "90,8 s).",
    ),
    "the tyre before a colon": (
        "P AAA 11; C AAA S>M; T AAA S; A AAA S 99.1; T BBB S; A BBB S 99.2",
        "AAA stopped on lap 11 (SOFT → MEDIUM). The stint on SOFT: AAA averaged 99.1 s, BBB averaged 99.2 s.",
        "AAA paró en la vuelta 11 (SOFT → MEDIUM). El stint con SOFT: AAA promedio 99,1 s, BBB promedio 99,2 s.",
        "AAA parou na volta 11 (SOFT → MEDIUM). O stint com SOFT: AAA média 99,1 s, BBB média 99,2 s.",
    ),
    "better than the other's, after a colon": (
        "T AAA H; A AAA H 71.4; T BBB H; A BBB H 71.6",
        "In the HARD stint, AAA had a better average than BBB: 71.4 s versus 71.6 s.",
        "En el stint con HARD, AAA tuvo mejor promedio que BBB: 71,4 s frente a 71,6 s.",
        "No stint com HARD, AAA teve melhor média que BBB: 71,4 s contra 71,6 s.",
    ),
    "the tyre before a bracket": (
        "T BBB S; T BBB H; L BBB H 13-38; L BBB H 26; A BBB H 71.6; A AAA ? 71.4",
        "BBB was on SOFT at the end. AAA's average of 71.4 s was better than BBB's HARD stint (laps 13-38, 26 laps at "
        "71.6 s).",
        "BBB iba con SOFT al final. El promedio de AAA de 71,4 s fue mejor que el stint HARD de BBB (vueltas 13-38, 26 "
        "vueltas a 71,6 s).",
        "BBB estava com SOFT no final. A média de AAA de 71,4 s foi melhor que o stint HARD de BBB (voltas 13-38, 26 "
        "voltas a 71,6 s).",
    ),
    "laps of an advantage are no stops": (
        "P AAA 14; P BBB 18; T AAA H",
        "AAA stopped on lap 14 and BBB on lap 18. That gave AAA two laps (laps 15 and 16) on HARD.",
        "AAA paró en la vuelta 14 y BBB en la 18. Eso le dio a AAA dos vueltas (vueltas 15 y 16) con HARD.",
        "AAA parou na volta 14 e BBB na 18. Isso deu a AAA duas voltas (voltas 15 e 16) com HARD.",
    ),
    "a margin grown by so much": (
        "Q AAA BBB 2; G 1.5",
        "The gap AAA→BBB was 2.0 s. There was a reduction of the gap of 1.5 s.",
        "La diferencia AAA→BBB era de 2,0 s. Hubo una reducción de la diferencia de 1,5 s.",
        "A diferença AAA→BBB era de 2,0 s. Houve uma redução da diferença de 1,5 s.",
    ),
    "a count that was only planned": (
        "N AAA 2",
        "The stop changed the plan of AAA from a one-stop to a two-stop.",
        "La parada cambió el plan de AAA: estrategia de dos paradas.",
        "A parada mudou o plano de AAA: estratégia de duas paradas.",
    ),
    "a preposition denies little": (
        "F AAA 5",
        "Without any wear in the last stint, AAA finished in P5.",
        "Un último stint sin degradación positiva sostuvo el resultado final de AAA: P5.",
        "Um último stint sem degradação positiva sustentou o resultado final de AAA: P5.",
    ),
    "and yet it denies": (
        "F AAA 5",
        "AAA finished in P5 without stopping on lap 20.",
        "AAA terminó en P5 sin parar en la vuelta 20.",
        "AAA terminou em P5 sem parar na volta 20.",
    ),
    "behind the winner": (
        "F AAA 5",
        "AAA finished in P5, behind the winner.",
        "AAA terminó en P5, detrás del ganador.",
        "AAA terminou em P5, atrás do vencedor.",
    ),
    "pitted so many times, on these laps": (
        "N AAA 3; P AAA 2; P AAA 3; P AAA 4; C AAA ?>I",
        "AAA pitted for INTERMEDIATE three times early (laps 2-4).",
        "AAA paró para INTERMEDIATE tres veces temprano (vueltas 2-4).",
        "AAA parou para INTERMEDIATE três vezes cedo (voltas 2-4).",
    ),
    "a number after a comma, of what was compared": (
        "T AAA H; A AAA H 76.4; T BBB H; A BBB H 76.5",
        "AAA's stint on HARD averaged 76.4 s, better than BBB's stint on HARD, 76.5 s.",
        "El stint de AAA con HARD tuvo media de 76,4 s, mejor que el stint de BBB con HARD, 76,5 s.",
        "O stint de AAA com HARD teve média de 76,4 s, melhor que o stint de BBB com HARD, 76,5 s.",
    ),
    "two places after a colon": (
        "F AAA 11; F BBB 10",
        "AAA finished behind BBB: P11 vs P10.",
        "AAA terminó detrás de BBB: P11 vs P10.",
        "AAA terminou atrás de BBB: P11 vs P10.",
    ),
    "laps on new tyres while the other stayed": (
        "P AAA 26; P BBB 28; T AAA H; T BBB M",
        "AAA stopped on lap 26 and BBB on lap 28. AAA had two laps on HARD while BBB was on MEDIUM.",
        "AAA paró en la vuelta 26 y BBB en la 28. AAA tuvo dos vueltas con HARD mientras BBB iba con MEDIUM.",
        "AAA parou na volta 26 e BBB na 28. AAA teve duas voltas com HARD enquanto BBB estava com MEDIUM.",
    ),
    "the length of the race is no stint": (
        "T AAA M; L AAA M 1-17",
        "AAA had a plan for the 57 laps: MEDIUM for laps 1-17.",
        "AAA tuvo un plan para las 57 vueltas: MEDIUM en las vueltas 1-17.",
        "AAA teve um plano para as 57 voltas: MEDIUM nas voltas 1-17.",
    ),
    "the other's stint, left out": (
        "T AAA I; A AAA I 91.5; T BBB I; A BBB I 93",
        "AAA's INTERMEDIATE stint averaged 91.5 s, while BBB's averaged 93.0 s.",
        "AAA promedió 91,5 s con INTERMEDIATE y BBB 93,0 s.",
        "AAA teve média de 91,5 s com INTERMEDIATE e BBB 93,0 s.",
    ),
    "a number in his stint": (
        "T AAA M; A AAA H 89.3; T AAA H",
        "AAA was on MEDIUM first. He stayed at 89.3 s in his HARD stint.",
        "AAA iba con MEDIUM primero. El piloto quedó en 89,3 s en su stint HARD.",
        "AAA estava com MEDIUM primeiro. Ele ficou em 89,3 s em seu stint HARD.",
    ),
    "the second of two numbers is another stint's": (
        "T AAA S; T AAA M; L AAA M 25-48; A AAA M 82.4; A AAA S 83.1",
        "AAA started on SOFT. Second stint (MEDIUM, laps 25-48): his pace got better (82.4 s vs 83.1 s).",
        "AAA salió con SOFT. Segundo stint (MEDIUM, vueltas 25-48): su ritmo fue mejor (82,4 s vs 83,1 s).",
        "AAA largou com SOFT. Segundo stint (MEDIUM, voltas 25-48): seu ritmo foi melhor (82,4 s vs 83,1 s).",
    ),
    "both under the safety car, from a later lap on": (
        "P AAA 53; P BBB 55",
        "AAA stopped on lap 53 and BBB on lap 55. Both had more stops under SC/VSC from lap 66 on.",
        "AAA paró en la vuelta 53 y BBB en la 55. Ambos hicieron más paradas bajo SC/VSC a partir de la vuelta 66.",
        "AAA parou na volta 53 e BBB na 55. Ambos fizeram mais paradas sob SC/VSC a partir da volta 66.",
    ),
    "a denial ends with its clause": (
        "F AAA 15",
        "AAA did not gain a lap and finished P15.",
        "AAA no ganó una vuelta y terminó P15.",
        "AAA não ganhou uma volta e terminou P15.",
    ),
    "laps, each with its change in brackets": (
        "P AAA 20; C AAA S>M; P AAA 41; C AAA M>S; P AAA 55; C AAA S>S; S AAA 55",
        "AAA pitted on laps 20 (SOFT→MEDIUM), 41 (MEDIUM→SOFT) and 55 (SOFT→SOFT under SC/VSC).",
        "AAA paró en las vueltas 20 (SOFT→MEDIUM), 41 (MEDIUM→SOFT) y 55 (SOFT→SOFT bajo SC/VSC).",
        "AAA parou nas voltas 20 (SOFT→MEDIUM), 41 (MEDIUM→SOFT) e 55 (SOFT→SOFT sob SC/VSC).",
    ),
    "stints, each with its length in brackets": (
        "T AAA I; L AAA I 1-2; L AAA I 2; L AAA I 3-3; L AAA I 1; L AAA I 4-4",
        "AAA ran stints on INTERMEDIATE on laps 1-2 (2 laps), 3 (1 lap) and 4 (1 lap).",
        "AAA hizo stints con INTERMEDIATE en las vueltas 1-2 (2 vueltas), 3 (1 vuelta) y 4 (1 vuelta).",
        "AAA fez stints com INTERMEDIATE nas voltas 1-2 (2 voltas), 3 (1 volta) e 4 (1 volta).",
    ),
    "before another did the same": (
        "P AAA 44; P BBB 46; C AAA H>I; C BBB H>I",
        "AAA stopped on lap 44 (HARD → INTERMEDIATE), two laps before BBB made the same switch on lap 46.",
        "AAA paró en la vuelta 44 (HARD → INTERMEDIATE), dos vueltas antes de que BBB hiciera el mismo cambio en la "
        "vuelta 46.",
        "AAA parou na volta 44 (HARD → INTERMEDIATE), duas voltas antes de BBB fazer a mesma troca na volta 46.",
    ),
    "laps by number, compared": (
        "P BBB 16; P AAA 14; F BBB 12; B u BBB AAA",
        "BBB stopped on lap 16, AAA on lap 14. BBB finished P12, and the undercut was the lap-14 vs lap-16 stop.",
        "BBB paró en la vuelta 16, AAA en la 14. BBB terminó P12, y el undercut fue la parada de la vuelta 14 vs "
        "vuelta 16.",
        "BBB parou na volta 16, AAA na 14. BBB terminou P12, e o undercut foi a parada da volta 14 vs volta 16.",
    ),
    "longer by so many laps": (
        "T AAA H; P BBB 9",
        "AAA extended the stint on HARD by three laps. BBB stopped on lap 9.",
        "AAA prolongó el stint con HARD tres vueltas. BBB paró en la vuelta 9.",
        "AAA prolongou o stint com HARD por três voltas. BBB parou na volta 9.",
    ),
    "a number of a stint before its laps": (
        "T AAA H; L AAA H 34-47",
        "AAA was on HARD (Stint 5 laps 34-47).",
        "AAA iba con HARD (Stint 5 vueltas 34-47).",
        "AAA estava com HARD (Stint 5 voltas 34-47).",
    ),
    "the winner as another": (
        "N AAA 2",
        "AAA made two stops and lost to the plan used by the winner.",
        "AAA hizo dos paradas y acabó detrás del ganador.",
        "AAA fez duas paradas e acabou atrás do vencedor.",
    ),
    "a list about a result is not the result": (
        "T AAA H",
        "How it shaped the result:\n\n1. AAA ran most of the race on HARD.",
        "Cómo influyó en el resultado:\n\n1. AAA usó HARD casi toda la carrera.",
        "Como isso moldou o resultado:\n\n1. AAA usou HARD quase toda a corrida.",
    ),
    "places with a cross between": (
        "F AAA 11; F BBB 12",
        "AAA finished ahead of BBB (P11 × P12).",
        "AAA terminó por delante de BBB (P11 × P12).",
        "AAA terminou à frente de BBB (P11 × P12).",
    ),
    "after another made his stop": (
        "P AAA 44; P BBB 47",
        "AAA stopped on lap 44. After BBB made his stop on lap 47, the gap grew.",
        "AAA paró en la vuelta 44. Después de que BBB hiciera su parada en la vuelta 47, la diferencia creció.",
        "AAA parou na volta 44. Após BBB fazer seu pit stop na volta 47, a diferença cresceu.",
    ),
    "two tyres of one driver, after a colon": (
        "T AAA H; T AAA M; R AAA H -0.026; R AAA M -0.046",
        "AAA's wear was lower on HARD than on MEDIUM: -0.026 s/lap versus -0.046 s/lap.",
        "El desgaste de AAA fue menor en HARD que en MEDIUM: -0,026 s/vta frente a -0,046 s/vta.",
        "O desgaste de AAA foi menor em HARD que em MEDIUM: -0,026 s/volta contra -0,046 s/volta.",
    ),
    "whose laps, in brackets": (
        "P AAA 32; P BBB 34",
        "The stops came on laps 32 (AAA) and 34 (BBB).",
        "Las paradas llegaron en las vueltas 32 (AAA) y 34 (BBB).",
        "As paradas vieram nas voltas 32 (AAA) e 34 (BBB).",
    ),
    "than that of another, after a colon": (
        "T AAA H; A AAA H 105; T BBB H; A BBB H 105.3",
        "AAA's HARD stint was faster than BBB's: 105.0 s vs 105.3 s.",
        "El stint HARD de AAA fue más rápido que el de BBB: 105,0 s vs 105,3 s.",
        "O stint HARD de AAA foi mais rápido que o de BBB: 105,0 s vs 105,3 s.",
    ),
    "what is only in the middle": (
        "F AAA 4",
        "AAA finished P4; the medium term was open.",
        "AAA terminó P4; no hay datos de posiciones intermedias.",
        "AAA terminou P4; não há dados de posições intermediárias.",
    ),
    "behind another, who finished elsewhere": (
        "F AAA 17; F BBB 13",
        "AAA finished behind BBB in P17 while BBB finished P13.",
        "AAA terminó detrás de BBB en P17 mientras BBB terminó P13.",
        "AAA terminou atrás de BBB em P17 enquanto BBB terminou P13.",
    ),
    "both on a tyre, before a colon": (
        "T AAA M; T BBB M; A AAA M 92.2; A BBB M 91.9",
        "AAA and BBB fought. On MEDIUM both were faster: AAA averaged 92.2 s, BBB 91.9 s.",
        "AAA y BBB lucharon. Con MEDIUM ambos fueron rápidos: AAA promedió 92,2 s, BBB 91,9 s.",
        "AAA e BBB lutaram. Com MEDIUM ambos foram rápidos: AAA média 92,2 s, BBB 91,9 s.",
    ),
    "a stop named by its lap": (
        "P AAA 12; P BBB 13",
        "AAA stopped on lap 12, BBB on lap 13. This comes from the lap 12 stop, as BBB stayed out.",
        "AAA paró en la vuelta 12, BBB en la 13. Eso viene de la vuelta 12, ya que BBB siguió en pista.",
        "AAA parou na volta 12, BBB na 13. Isso vem da volta 12, já que BBB ficou na pista.",
    ),
    "an answer to wear is no change": (
        "P AAA 7; T AAA S",
        "AAA's early stop (lap 7) was a response to high SOFT wear.",
        "La parada temprana de AAA (vuelta 7) respondió al SOFT degradado.",
        "A parada antecipada de AAA (volta 7) respondeu ao SOFT degradado.",
    ),
    "the gap that widened": (
        "Q AAA BBB 2; G 7.1",
        "The gap AAA→BBB was 2.0 s at first. This gap expansion of 7.1 s was kept.",
        "La diferencia AAA→BBB era de 2,0 s. Este aumento de la diferencia de 7,1 s se mantuvo.",
        "A diferença AAA→BBB era de 2,0 s. Este aumento da diferença de 7,1 s se manteve.",
    ),
    "a gain in words": (
        "B u AAA BBB; G 2",
        "AAA undercut BBB, gaining over two seconds.",
        "AAA le hizo un undercut a BBB, ganando más de dos segundos.",
        "AAA fez um undercut em BBB, ganhando mais de dois segundos.",
    ),
    "once he stops": (
        "P AAA 9",
        "AAA stopped on lap 9 and hoped for a place once the rival stops.",
        "AAA paró en la vuelta 9 y esperaba un puesto cuando el rival se detenga.",
        "AAA parou na volta 9 e queria um lugar quando o rival parasse.",
    ),
    "the first and third stints": (
        "T AAA S; T AAA M; L AAA S 13; A AAA S 98.7",
        "AAA used SOFT for the first and third stints and MEDIUM in the second stint. In the third stint he completed "
        "13 laps at 98.7 s.",
        "AAA usó SOFT para el primer y tercer stint y MEDIUM en el segundo stint. En el tercer stint completó 13 "
        "vueltas a 98,7 s.",
        "AAA usou SOFT para o primeiro e terceiro stint e MEDIUM no segundo stint. No terceiro stint completou 13 "
        "voltas a 98,7 s.",
    ),
    "to a faster tyre": (
        "P AAA 12; C AAA I>M",
        "AAA stopped on lap 12, switching from the INTERMEDIATE to the faster MEDIUM.",
        "AAA paró en la vuelta 12, cambiando del INTERMEDIATE al más rápido MEDIUM.",
        "AAA parou na volta 12, trocando do INTERMEDIATE para o mais rápido MEDIUM.",
    ),
    "another of the same": (
        "P AAA 37; C AAA M>M",
        "AAA stopped on lap 37 to put on another MEDIUM.",
        "AAA paró en la vuelta 37 para poner otro MEDIUM.",
        "AAA parou na volta 37 para colocar outro MEDIUM.",
    ),
    "a defence as a noun": (
        "D AAA BBB; H AAA BBB 14",
        "AAA's 14-lap defence against BBB was long.",
        "La defensa de AAA ante BBB durante 14 vueltas fue larga.",
        "A defesa de AAA contra BBB durante 14 voltas foi longa.",
    ),
    "a defence against nobody": (
        "F AAA 4",
        "AAA's defence was good and AAA finished P4.",
        "La defensa de AAA fue buena y AAA terminó P4.",
        "A defesa de AAA foi boa e AAA terminou P4.",
    ),
    "not fully used": (
        "T AAA H; O -",
        "AAA ran on HARD, but the strategy did not fully exploit it.",
        "AAA usó HARD, pero la estrategia no aprovechó plenamente el ritmo.",
        "AAA usou HARD, mas a estratégia não aproveitou plenamente o ritmo.",
    ),
    "a move that did not fully work": (
        "P AAA 9; P BBB 11; O -",
        "AAA stopped on lap 9 and BBB on lap 11. The strategy did not fully work.",
        "AAA paró en la vuelta 9 y BBB en la 11. La estrategia no funcionó del todo.",
        "AAA parou na volta 9 e BBB na 11. A estratégia não funcionou por completo.",
    ),
    "asked and answered in part": (
        "B u AAA BBB; O +",
        "Did AAA's undercut on BBB work? Partly, but no more.",
        "¿Funcionó el undercut de AAA a BBB? En parte, pero nada más.",
        "O undercut de AAA em BBB funcionou? Em parte, mas nada mais.",
    ),
    "how a move worked": (
        "P AAA 9; P BBB 11",
        "The strategy worked as follows: AAA stopped on lap 9 and BBB on lap 11.",
        "La estrategia funcionó de la siguiente manera: AAA paró en la vuelta 9 y BBB en la 11.",
        "A estratégia funcionou da seguinte forma: AAA parou na volta 9 e BBB na 11.",
    ),
    "not only effective": (
        "B u AAA BBB; O +",
        "AAA's undercut on BBB was not only effective but quick.",
        "El undercut de AAA a BBB no fue solo efectivo, sino rápido.",
        "O undercut de AAA em BBB não foi apenas eficaz, mas rápido.",
    ),
    "a success that nothing tells of": (
        "B o AAA BBB",
        "AAA tried the overcut on BBB. The data does not specify the success of the move.",
        "AAA intentó el overcut a BBB. Los datos no especifican si la maniobra tuvo éxito.",
        "AAA tentou o overcut em BBB. Os dados não especificam se a manobra teve sucesso.",
    ),
    "a gap that came to another": (
        "Q AAA BBB 4.924; Q AAA BBB 2.31",
        "The gap from AAA to BBB was 4.924 s before the stops and fell to 2.31 s.",
        "La diferencia de AAA a BBB era de 4,924 s antes de las paradas y cayó a 2,31 s.",
        "A diferença de AAA para BBB era de 4,924 s antes das paradas e caiu para 2,31 s.",
    ),
    "a gap in round figures": (
        "B u AAA BBB; Q AAA BBB 2.7; Q AAA BBB 5.6",
        "AAA undercut BBB. The gap grew from around 2.7 s to around 5.6 s.",
        "AAA hizo un undercut a BBB. La diferencia creció de unos 2,7 s a unos 5,6 s.",
        "AAA fez um undercut em BBB. A diferença cresceu de cerca de 2,7 s para cerca de 5,6 s.",
    ),
    "a gap said again in round figures": (
        "B u AAA BBB; Q AAA BBB 4.984",
        "AAA undercut BBB. The gap was 4.984 s. It was a lead of about 5 s.",
        "AAA hizo un undercut a BBB. La diferencia fue de 4,984 s. Era una ventaja de unos 5 s.",
        "AAA fez um undercut em BBB. A diferença foi de 4,984 s. Era uma vantagem de cerca de 5 s.",
    ),
    "a gain in round figures with the exact one": (
        "B u AAA BBB; G 5.366",
        "AAA undercut BBB and gained over five seconds (5.366 s).",
        "AAA hizo un undercut a BBB y ganó más de cinco segundos (5,366 s).",
        "AAA fez um undercut em BBB e ganhou mais de cinco segundos (5,366 s).",
    ),
    "behind by what a bracket tells": (
        "B u AAA BBB; Q AAA BBB -1.897",
        "AAA's undercut on BBB came late: AAA was already behind (-1.897 s).",
        "El undercut de AAA a BBB fue tardío: AAA ya estaba atrás (-1,897 s).",
        "O undercut de AAA em BBB veio tarde: AAA já estava atrás (-1,897 s).",
    ),
    "how long it lasted, in the next sentence": (
        "D AAA BBB; H AAA BBB 9",
        "AAA defended against BBB. It lasted nine laps.",
        "AAA se defendió de BBB. Duró nueve vueltas.",
        "AAA se defendeu de BBB. Durou nove voltas.",
    ),
    "from lap to lap, so many laps in all": (
        "D AAA BBB; H AAA BBB 6",
        "From lap 2 to lap 7, six laps in all, AAA held BBB.",
        "De la vuelta 2 a la 7, seis vueltas en total, AAA contuvo a BBB.",
        "Da volta 2 à 7, seis voltas no total, AAA segurou BBB.",
    ),
    "the undercut of those who stopped": (
        "W CCC; P AAA 14; P BBB 16; B u AAA BBB; O +",
        "CCC won. AAA stopped on lap 14, BBB on lap 16. The undercut worked.",
        "CCC ganó la carrera. AAA paró en la vuelta 14, BBB en la 16. El undercut funcionó.",
        "CCC venceu. AAA parou na volta 14, BBB na volta 16. O undercut funcionou.",
    ),
    "all of a list gained on one": (
        "B u AAA DDD; B u BBB DDD; B u CCC DDD",
        "Undercuts on DDD: AAA, BBB and CCC all gained time by stopping earlier.",
        "Undercuts a DDD: AAA, BBB y CCC ganaron tiempo al parar antes.",
        "Undercuts em DDD: AAA, BBB e CCC ganharam tempo ao parar antes.",
    ),
    "whose move it was, by the stops": (
        "P AAA 14; P BBB 13; B o AAA BBB; O +; P AAA 38",
        "BBB came in on lap 13, AAA on lap 14. The overcut worked. AAA stopped again on lap 38.",
        "BBB paró en la vuelta 13, AAA en la 14. El overcut funcionó. AAA volvió a parar en la vuelta 38.",
        "BBB parou na volta 13, AAA na volta 14. O overcut funcionou. AAA voltou a parar na volta 38.",
    ),
    "seconds over a rival": (
        "B u AAA BBB; Q AAA BBB 3.932; Q AAA BBB 5.042",
        "AAA undercut BBB. AAA had 3.932 s over BBB before the stops and 5.042 s after them.",
        "AAA hizo un undercut a BBB. AAA tenía 3,932 s sobre BBB antes de las paradas y 5,042 s después de ellas.",
        "AAA fez um undercut em BBB. AAA tinha 3,932 s sobre BBB antes das paradas e 5,042 s depois delas.",
    ),
    "the same to another": (
        "D AAA BBB; H AAA BBB 7; D CCC DDD",
        "AAA defended from BBB for seven laps, and CCC did the same against DDD.",
        "AAA contuvo a BBB durante siete vueltas, y CCC hizo lo mismo con DDD.",
        "AAA segurou BBB por sete voltas, e CCC fez o mesmo com DDD.",
    ),
    "a defence that helped nobody": (
        "D AAA BBB; M AAA -",
        "AAA held BBB. The defence did not help any team-mate.",
        "AAA contuvo a BBB. La defensa no benefició a ningún compañero.",
        "AAA segurou BBB. A defesa não ajudou nenhum companheiro.",
    ),
    "a strategy for something that worked": (
        "O +",
        "The plan for lengthening the second set of tyres worked.",
        "La estrategia para alargar el segundo juego de neumáticos salió muy bien.",
        "A aposta em alongar o segundo jogo de pneus foi a escolha certa.",
    ),
    "faster, but only by so much": (
        "D AAA BBB; V BBB AAA 0.064",
        "AAA held BBB. BBB was the faster, but only by 0.064 s per lap.",
        "AAA contuvo a BBB. BBB era el más rápido, pero solo por 0,064 s por vuelta.",
        "AAA segurou BBB. BBB era o mais rápido, mas por apenas 0,064 s por volta.",
    ),
    "an overcut of so much": (
        "B o AAA BBB; G 4.308",
        "AAA passed BBB: an overcut of 4.308 s.",
        "AAA pasó a BBB: un overcut de 4,308 s.",
        "AAA superou BBB: um overcut de 4,308 s.",
    ),
    "a lead held over a rival is no defence": (
        "B u AAA BBB; Q AAA BBB 3.5",
        "AAA undercut BBB. The lead he held over BBB was 3.5 s.",
        "AAA hizo un undercut a BBB. La ventaja que mantenía sobre BBB era de 3,5 s.",
        "AAA fez um undercut em BBB. A vantagem que mantinha sobre BBB era de 3,5 s.",
    ),
    "all of a list stopped before the one": (
        "B u AAA DDD; B u BBB DDD; B u CCC DDD; O +",
        "Undercuts were effective, above all against DDD. AAA, BBB and CCC all gained time by stopping before DDD.",
        "Los undercuts fueron efectivos contra DDD. AAA, BBB y CCC ganaron tiempo al parar antes que DDD.",
        "Os undercuts funcionaram contra DDD. AAA, BBB e CCC ganharam tempo ao parar antes de DDD.",
    ),
    "a list that stopped, no moves told of": (
        "",
        "AAA, BBB and CCC all gained time by stopping before DDD.",
        "AAA, BBB y CCC ganaron tiempo al parar antes que DDD.",
        "AAA, BBB e CCC ganharam tempo ao parar antes de DDD.",
    ),
    "faster than another's stint": (
        "V AAA BBB 0.18",
        "AAA's stint was 0.18 s per lap faster than the stint of BBB.",
        "El stint de AAA fue 0,18 s por vuelta más rápido que el stint de BBB.",
        "O stint de AAA foi 0,18 s por volta mais rápido que o stint de BBB.",
    ),
    "what a move yields, in the present": (
        "B u AAA BBB; G 6.7",
        "AAA's undercut on BBB gives AAA 6.7 s.",
        "El undercut de AAA a BBB le rinde 6,7 s.",
        "O undercut de AAA em BBB lhe rende 6,7 s.",
    ),
    "two stops that cut a gap": (
        "B u AAA BBB; Q AAA BBB 4.1; Q AAA BBB 2.3",
        "AAA undercut BBB. The stops reduced the gap from 4.1 s to 2.3 s.",
        "AAA hizo un undercut a BBB. Las paradas redujeron la diferencia de 4,1 s a 2,3 s.",
        "AAA fez um undercut em BBB. As paradas reduziram a diferença de 4,1 s para 2,3 s.",
    ),
    "a stop that is one or the other": (
        "P AAA 30; P BBB 33; B u AAA BBB; O +",
        "AAA stopped on lap 30 and BBB on lap 33. The undercut/early stop worked.",
        "AAA paró en la vuelta 30 y BBB en la 33. El undercut/parada temprana funcionó.",
        "AAA parou na volta 30 e BBB na 33. O undercut/parada antecipada funcionou.",
    ),
    "the gap from one ahead of another": (
        "P BBB 9; Q AAA BBB 4.8; Q AAA BBB 8.1",
        "BBB stopped on lap 9. The gap from AAA ahead of BBB grew from 4.8 s to 8.1 s.",
        "BBB paró en la vuelta 9. La diferencia AAA→BBB creció de 4,8 s a 8,1 s.",
        "BBB parou na volta 9. A diferença AAA→BBB cresceu de 4,8 s para 8,1 s.",
    ),
    "what rivals may have done": (
        "F AAA 5",
        "Finishing P5 shows that AAA was late compared to rivals who may have stopped earlier.",
        "AAA terminó P5, tarde frente a los rivales.",
        "AAA terminou P5, tarde em comparação com os rivais.",
    ),
    "shared laps": (
        "P AAA 29; P BBB 26; T AAA M; A AAA M 107.2",
        "AAA stopped on lap 29 and BBB on lap 26. AAA averaged 107.2 s on MEDIUM during their shared laps (1-26).",
        "AAA paró en la vuelta 29 y BBB en la 26. AAA promedió 107,2 s con MEDIUM en sus vueltas comunes (1-26).",
        "AAA parou na volta 29 e BBB na 26. AAA teve média de 107,2 s com MEDIUM em suas voltas comuns (1-26).",
    ),
    "averages of several stints": (
        "T AAA S; A AAA ? 75.4; A AAA ? 74.8; A AAA ? 74.1; A BBB ? 75.5; A BBB ? 75; A BBB ? 74.7",
        "AAA ran on SOFT. AAA's averages were 75.4 s, 74.8 s, and 74.1 s, against BBB's 75.5 s, 75.0 s, and 74.7 s.",
        "AAA rodó con SOFT. Los promedios de AAA fueron 75,4 s, 74,8 s y 74,1 s, frente a 75,5 s, 75,0 s y 74,7 s de "
        "BBB.",
        "AAA rodou com SOFT. As médias de AAA foram 75,4 s, 74,8 s e 74,1 s, contra 75,5 s, 75,0 s e 74,7 s de BBB.",
    ),
    "compared laps before a tyre": (
        "B o AAA BBB; P AAA 32; P BBB 28; T AAA H",
        "AAA overcut BBB by pitting later (lap 32 vs lap 28) during the HARD stint.",
        "AAA le hizo un overcut a BBB al parar después (vuelta 32 vs vuelta 28) durante el stint HARD.",
        "AAA fez um overcut em BBB ao parar depois (volta 32 vs volta 28) durante o stint HARD.",
    ),
    "what a move brought its maker": (
        "B u AAA BBB; G 2.3",
        "The undercut on BBB gave AAA 2.3 s.",
        "El undercut sobre BBB le dio a AAA 2,3 s.",
        "O undercut em BBB deu a AAA 2,3 s.",
    ),
    "what a move brought its maker, among three": (
        "P CCC 12; B u AAA BBB; G 2.3",
        "CCC stopped on lap 12. The undercut on BBB handed AAA 2.3 s.",
        "CCC paró en la vuelta 12. El undercut a BBB le reportó 2,3 s a AAA.",
        "CCC parou na volta 12. O undercut em BBB rendeu 2,3 s a AAA.",
    ),
    "what a move of somebody else brought": (
        "B u AAA BBB; G 2.3",
        "AAA's undercut on BBB gave CCC 2.3 s.",
        "El undercut de AAA sobre BBB le dio a CCC 2,3 s.",
        "O undercut de AAA sobre BBB deu a CCC 2,3 s.",
    ),
    "a move on the one named first": (
        "P BBB 12; P AAA 10; B u AAA BBB; O +",
        "BBB stopped on lap 12, AAA on lap 10. The undercut on BBB worked.",
        "BBB paró en la vuelta 12, AAA en la vuelta 10. El undercut sobre BBB funcionó.",
        "BBB parou na volta 12, AAA na volta 10. O undercut em BBB funcionou.",
    ),
    "a label, then who suffered it": (
        "B u AAA BBB",
        "Undercut: BBB by AAA.",
        "Undercut: BBB por AAA.",
        "Undercut: BBB por AAA.",
    ),
    "a label, then who made it": (
        "B u AAA BBB",
        "Undercut: AAA on BBB.",
        "Undercut: AAA sobre BBB.",
        "Undercut: AAA sobre BBB.",
    ),
    "a label over several moves": (
        "B o AAA BBB; B o CCC DDD",
        "Overcuts: BBB by AAA, DDD (by CCC).",
        "Overcuts: BBB por AAA, DDD (por CCC).",
        "Overcuts: BBB por AAA, DDD (por CCC).",
    ),
    "a position lost": (
        "P AAA 9",
        "AAA stopped on lap 9. AAA lost P3 to BBB.",
        "AAA paró en la vuelta 9. AAA perdió la P3 frente a BBB.",
        "AAA parou na volta 9. AAA perdeu a P3 para BBB.",
    ),
    "a position after others were lost": (
        "F AAA 5",
        "AAA lost two places and finished P5.",
        "AAA perdió dos puestos y terminó P5.",
        "AAA perdeu duas posições e terminou em P5.",
    ),
    "the final two under the safety car": (
        "P AAA 12; P AAA 25; P AAA 40; S AAA 25; S AAA 40",
        "AAA stopped on laps 12, 25 and 40, the final two under the safety car.",
        "AAA paró en las vueltas 12, 25 y 40, las dos últimas bajo el coche de seguridad.",
        "AAA parou nas voltas 12, 25 e 40, as duas últimas sob o carro de segurança.",
    ),
    "the first two under the safety car": (
        "P AAA 12; P AAA 25; P AAA 40; S AAA 12; S AAA 25",
        "AAA stopped on laps 12, 25 and 40, the first two under the safety car.",
        "AAA paró en las vueltas 12, 25 y 40, las dos primeras bajo el coche de seguridad.",
        "AAA parou nas voltas 12, 25 e 40, as duas primeiras sob o carro de segurança.",
    ),
    "the last of three under the safety car": (
        "P AAA 12; P AAA 25; P AAA 40; S AAA 40",
        "AAA stopped on laps 12, 25 and 40 (the last under the safety car).",
        "AAA paró en las vueltas 12, 25 y 40 (la última bajo el coche de seguridad).",
        "AAA parou nas voltas 12, 25 e 40 (a última sob o carro de segurança).",
    ),
    "listed stops all under the safety car": (
        "P AAA 12; P AAA 25; P AAA 40; S AAA 12; S AAA 25; S AAA 40",
        "AAA stopped on laps 12, 25 and 40, all under the safety car.",
        "AAA paró en las vueltas 12, 25 y 40, todas bajo el coche de seguridad.",
        "AAA parou nas voltas 12, 25 e 40, todas sob o carro de segurança.",
    ),
    "lap times from one to another": (
        "T AAA S",
        "AAA ran on SOFT. His lap times fell from 95.0 to 93.0 s.",
        "AAA rodó con SOFT. Sus tiempos por vuelta bajaron de 95,0 a 93,0 s.",
        "AAA rodou com SOFT. Seus tempos por volta caíram de 95,0 para 93,0 s.",
    ),
    "an average lap time": (
        "T AAA S; A AAA S 95",
        "AAA ran on SOFT. His average lap time was 95.0 s.",
        "AAA rodó con SOFT. Su tiempo medio fue de 95,0 s.",
        "AAA rodou com SOFT. Seu tempo médio foi de 95,0 s.",
    ),
    "again under the safety car on a later lap": (
        "P AAA 20; P AAA 33; S AAA 33",
        "AAA pitted on lap 20 and again under the virtual safety car on lap 33.",
        "AAA paró en la vuelta 20 y otra vez bajo el coche de seguridad virtual en la vuelta 33.",
        "AAA parou na volta 20 e de novo sob o carro de segurança virtual na volta 33.",
    ),
    "a second change under the safety car": (
        "C AAA ?>M; P AAA 22; C AAA M>H; P AAA 40; S AAA 40",
        "AAA switched to MEDIUM on lap 22 and took HARD under the safety car on lap 40.",
        "AAA cambió a MEDIUM en la vuelta 22 y puso HARD bajo el coche de seguridad en la vuelta 40.",
        "AAA trocou para MEDIUM na volta 22 e colocou HARD sob o carro de segurança na volta 40.",
    ),
    "under the safety car, and on a later lap without": (
        "P AAA 20; S AAA 20; P AAA 33",
        "AAA stopped on lap 20 under the safety car and on lap 33.",
        "AAA paró en la vuelta 20 bajo el coche de seguridad y en la vuelta 33.",
        "AAA parou na volta 20 sob o carro de segurança e na volta 33.",
    ),
    "won ahead of somebody": (
        "W AAA",
        "AAA won ahead of BBB.",
        "AAA ganó por delante de BBB.",
        "AAA ganhou à frente de BBB.",
    ),
    "time won ahead of somebody": (
        "P AAA 9",
        "AAA stopped on lap 9 and gained time ahead of BBB.",
        "AAA paró en la vuelta 9 y ganó tiempo por delante de BBB.",
        "AAA parou na volta 9 e ganhou tempo à frente de BBB.",
    ),
    "a stop with the safety car": (
        "P AAA 20; S AAA 20",
        "AAA pitted on lap 20 with the safety car out.",
        "AAA paró en la vuelta 20 con coche de seguridad.",
        "AAA parou na volta 20 com o safety car.",
    ),
    "time lost with the safety car": (
        "P AAA 9",
        "AAA stopped on lap 9. AAA lost time with the safety car.",
        "AAA paró en la vuelta 9. AAA perdió tiempo con el coche de seguridad.",
        "AAA parou na volta 9. AAA perdeu tempo com o carro de segurança.",
    ),
    "two tyres after one verb": (
        "C AAA ?>H; P AAA 12; C AAA H>M; P AAA 30",
        "AAA changed to hards on lap 12 and to mediums on lap 30.",
        "AAA cambió a duro en la vuelta 12 y a medio en la 30.",
        "AAA trocou para duro na volta 12 e para médio na 30.",
    ),
    "half a second is no tyre": (
        "P AAA 12",
        "AAA stopped on lap 12 and came back to within half a second.",
        "AAA paró en la vuelta 12 y volvió a medio segundo.",
        "AAA parou na volta 12 e voltou a meio segundo.",
    ),
    "kept behind": (
        "D AAA BBB; H AAA BBB 10",
        "AAA kept BBB behind for ten laps.",
        "AAA mantuvo a BBB detrás durante diez vueltas.",
        "AAA manteve BBB atrás por dez voltas.",
    ),
    "kept up, with somebody behind": (
        "P AAA 9",
        "AAA stopped on lap 9 and kept the pace, with BBB behind.",
        "AAA paró en la vuelta 9 y mantuvo el ritmo, con BBB detrás.",
        "AAA parou na volta 9 e manteve o ritmo, com BBB atrás.",
    ),
    "a move by so many seconds": (
        "B u AAA BBB; G 2.7",
        "AAA undercut BBB by 2.7 s.",
        "AAA le hizo un undercut a BBB por 2,7 s.",
        "AAA fez um undercut em BBB por 2,7 s.",
    ),
    "a move by so many laps": (
        "B u AAA BBB",
        "AAA undercut BBB by two laps.",
        "AAA le hizo un undercut a BBB por dos vueltas.",
        "AAA fez um undercut em BBB por duas voltas.",
    ),
    "two who suffered a move": (
        "B u AAA BBB; B u AAA CCC",
        "AAA undercut BBB and CCC.",
        "AAA le hizo un undercut a BBB y a CCC.",
        "AAA fez um undercut em BBB e em CCC.",
    ),
    "one suffered a move, the other acted": (
        "B u AAA BBB; P CCC 9",
        "AAA undercut BBB and CCC stopped on lap 9.",
        "AAA le hizo un undercut a BBB y CCC paró en la vuelta 9.",
        "AAA fez um undercut em BBB e CCC parou na volta 9.",
    ),
    "passive of two": (
        "B u AAA BBB; B u AAA CCC",
        "BBB and CCC were undercut by AAA.",
        "BBB y CCC sufrieron un undercut por parte de AAA.",
        "BBB e CCC sofreram um undercut por parte de AAA.",
    ),
    "passive among three": (
        "B u AAA BBB; W CCC",
        "BBB was undercut by AAA. CCC won the race.",
        "BBB sufrió un undercut por parte de AAA. CCC ganó la carrera.",
        "BBB sofreu um undercut por parte de AAA. CCC venceu a corrida.",
    ),
    "a move by somebody on another than the one before": (
        "P CCC 9; B u AAA BBB; O +",
        "CCC stopped on lap 9. The undercut by AAA on BBB worked.",
        "CCC paró en la vuelta 9. El undercut por parte de AAA sobre BBB funcionó.",
        "CCC parou na volta 9. O undercut por parte de AAA sobre BBB funcionou.",
    ),
    "two laps with a slash": (
        "P AAA 12; P AAA 30",
        "AAA pitted on laps 12/30.",
        "AAA paró en las vueltas 12/30.",
        "AAA parou nas voltas 12/30.",
    ),
    "two laps with a slash, of two drivers": (
        "",
        "AAA and BBB pitted on laps 12/13.",
        "AAA y BBB pararon en las vueltas 12/13.",
        "AAA e BBB pararam nas voltas 12/13.",
    ),
    "ran laps on a tyre": (
        "T AAA S; L AAA S 1-20",
        "AAA ran laps 1-20 on SOFT.",
        "AAA rodó las vueltas 1-20 con SOFT.",
        "AAA rodou as voltas 1-20 com SOFT.",
    ),
    "ran laps on a tyre while another stopped": (
        "T AAA S; P BBB 11",
        "AAA ran laps 10-11 on SOFT while BBB stopped on lap 11.",
        "AAA rodó las vueltas 10-11 con SOFT mientras BBB paró en la vuelta 11.",
        "AAA rodou as voltas 10-11 com SOFT enquanto BBB parou na volta 11.",
    ),
    "one set for another": (
        "C AAA S>H",
        "AAA swapped the softs for the hards.",
        "AAA cambió los blandos por los duros.",
        "AAA trocou os macios pelos duros.",
    ),
    "passed by others is no change": (
        "T AAA S",
        "AAA ran on the softs and was passed by the others.",
        "AAA rodó con los blandos y fue superado por los demás.",
        "AAA rodou com os macios e foi superado pelos demais.",
    ),
    "softer words of other things": (
        "P AAA 9",
        "AAA stopped on lap 9 after a super start.",
        "AAA paró en la vuelta 9 tras una supersalida.",
        "AAA parou na volta 9 após uma superlargada.",
    ),
    "several stops under the safety car after one before": (
        "P AAA 14; P AAA 40; P AAA 45; S AAA 40; S AAA 45",
        "AAA stopped on lap 14 and then under the safety car on laps 40 and 45.",
        "AAA paró en la vuelta 14 y luego bajo el coche de seguridad en las vueltas 40 y 45.",
        "AAA parou na volta 14 e depois sob o carro de segurança nas voltas 40 e 45.",
    ),
    "what a move contributed to": (
        "B u AAA BBB; P AAA 7; P BBB 9",
        "AAA stopped on lap 7, BBB on lap 9. The undercut contributed to AAA emerging first.",
        "AAA paró en la vuelta 7, BBB en la vuelta 9. El undercut ayudó a AAA a emerger primero.",
        "AAA parou na volta 7, BBB na volta 9. O undercut ajudou a AAA a emergir primeiro.",
    ),
    "a position after time lost": (
        "F AAA 3",
        "AAA lost time in traffic but still took P3 at the flag.",
        "AAA perdió tiempo en el tráfico, lo que al final le dejó en P3.",
        "AAA perdeu tempo no tráfego, o que no fim o deixou em P3.",
    ),
    "tyres of rivals without a name": (
        "T AAA H",
        "AAA, on HARD, stayed out and was passed by those on softs.",
        "AAA, con HARD, siguió en pista y fue superado por los que iban con blandos.",
        "AAA, de HARD, ficou na pista e foi ultrapassado pelos que estavam de macios.",
    ),
    "the same average on two tyres": (
        "T AAA M; L AAA M 12; A AAA M 77.2; T AAA H; L AAA H 49; A AAA H 77.2",
        "AAA had a 12-lap stint on MEDIUM (average 77.2 s) and a 49-lap stint on HARD (average 77.2 s).",
        "AAA hizo un stint de 12 vueltas en MEDIUM (media 77,2 s) y otro de 49 vueltas en HARD (media 77,2 s).",
        "AAA fez um stint de 12 voltas em MEDIUM (média 77,2 s) e outro de 49 voltas em HARD (média 77,2 s).",
    ),
    "the laps of a tyre that was used": (
        "T AAA S; L AAA S 31-56; A AAA S 98.9; T BBB S; L BBB S 34-56",
        "AAA used SOFT on laps 31-56, averaging 98.9 s, while BBB used SOFT on laps 34-56.",
        "AAA usó SOFT en las vueltas 31-56, con media de 98,9 s, mientras BBB usó SOFT en las vueltas 34-56.",
        "AAA usou SOFT nas voltas 31-56, com média de 98,9 s, enquanto BBB usou SOFT nas voltas 34-56.",
    ),
    "a stint ended after some laps": (
        "T AAA H; L AAA H 11",
        "AAA cut short his HARD stint after 11 laps.",
        "AAA acortó su stint de HARD tras 11 vueltas.",
        "AAA encurtou seu stint de HARD após 11 voltas.",
    ),
    "a tyre for some laps after which another was fitted": (
        "T AAA M; L AAA M 31; C AAA M>S; T AAA S; L AAA S 25",
        "AAA started on MEDIUM for 31 laps, then changed to SOFT for the final 25 laps.",
        "AAA empezó con MEDIUM durante 31 vueltas y luego cambió a SOFT para las últimas 25 vueltas.",
        "AAA começou com MEDIUM por 31 voltas e depois trocou para SOFT nas últimas 25 voltas.",
    ),
    "a tyre to the finish for some laps": (
        "T AAA M; L AAA M 16",
        "AAA finished on MEDIUM for 16 laps.",
        "AAA terminó con MEDIUM por 16 vueltas.",
        "AAA terminou com MEDIUM por 16 voltas.",
    ),
    "a change brought forward by one lap": (
        "C AAA ?>M",
        "AAA brought forward the switch to MEDIUM by one lap.",
        "AAA adelantó el cambio a MEDIUM en una vuelta.",
        "AAA antecipou a troca para MEDIUM em uma volta.",
    ),
    "an average over several numbered stints": (
        "A AAA ? 77.7; A BBB ? 77.5",
        "AAA averaged 77.7 s in stints 1-4, while BBB averaged 77.5 s in stints 1-4.",
        "AAA promedió 77,7 s en los stints 1-4, mientras BBB promedió 77,5 s en los stints 1-4.",
        "AAA teve média de 77,7 s nos stints 1-4, enquanto BBB teve média de 77,5 s nos stints 1-4.",
    ),
    "averages of stops": (
        "",
        "AAA's average stop time was 91.66 s, while BBB's was 91.68 s.",
        "La media de parada de AAA fue de 91,66 s, mientras la de BBB fue de 91,68 s.",
        "A média de parada de AAA foi de 91,66 s, enquanto a de BBB foi de 91,68 s.",
    ),
    "two adjectives of a tyre": (
        "T BBB H; P BBB 9",
        "AAA was slower than BBB. With BBB on the faster but aging HARD tyre, BBB stopped on lap 9.",
        "AAA fue más lento que BBB. Con BBB en el más rápido pero gastado HARD, BBB paró en la vuelta 9.",
        "AAA foi mais lento que BBB. Com BBB no mais rápido mas gasto HARD, BBB parou na volta 9.",
    ),
    "a second stint in brackets": (
        "T AAA S; L AAA S 1-20; R AAA S 0.048; T AAA M; L AAA M 21-40; R AAA M 0.048; F AAA 4",
        "Stint 1 (SOFT, laps 1-20, deg +0.048 s/lap); stint 2 (MEDIUM, laps 21-40, deg +0.048 s/lap). AAA finished P4.",
        "Stint 1 (SOFT, vueltas 1-20, deg +0,048 s/v); stint 2 (MEDIUM, vueltas 21-40, deg +0,048 s/v). AAA acabó P4.",
        "Stint 1 (SOFT, voltas 1-20, deg +0,048 s/v); stint 2 (MEDIUM, voltas 21-40, deg +0,048 s/v). AAA terminou P4.",
    ),
    "a time that opens a clause": (
        "B u AAA BBB; P CCC 9",
        "AAA undercut BBB and on lap 9 CCC stopped.",
        "AAA le hizo un undercut a BBB y en la vuelta 9 CCC paró.",
        "AAA fez um undercut em BBB e na volta 9 CCC parou.",
    ),
    "a stop that came under the safety car": (
        "P AAA 9; S AAA 9",
        "AAA pitted on lap 9. The stop came under the VSC.",
        "AAA paró en la vuelta 9. La parada se produjo bajo VSC.",
        "AAA parou na volta 9. A parada ocorreu sob VSC.",
    ),
    "another stop under the safety car": (
        "P AAA 9; S AAA ?",
        "AAA pitted on lap 9. His final stop came under the VSC.",
        "AAA paró en la vuelta 9. Su última parada se produjo bajo VSC.",
        "AAA parou na volta 9. Sua última parada ocorreu sob VSC.",
    ),
    "both stops of one driver": (
        "P AAA 9; P AAA 30; S AAA 9; S AAA 30",
        "AAA pitted on laps 9 and 30. Both stops came under the safety car.",
        "AAA paró en las vueltas 9 y 30. Las dos paradas fueron bajo el coche de seguridad.",
        "AAA parou nas voltas 9 e 30. As duas paradas foram sob o carro de segurança.",
    ),
    "none under the safety car": (
        "P AAA 9; P AAA 30",
        "AAA pitted on laps 9 and 30. None of the stops was made under the safety car.",
        "AAA paró en las vueltas 9 y 30. Ninguna de las paradas fue bajo el coche de seguridad.",
        "AAA parou nas voltas 9 e 30. Nenhuma das paradas foi sob o carro de segurança.",
    ),
    "a safety car marked in brackets": (
        "P AAA 9; P AAA 30; S AAA 30",
        "AAA: stop 1 (lap 9), stop 2 (lap 30, SC).",
        "AAA: parada 1 (vuelta 9), parada 2 (vuelta 30, SC).",
        "AAA: parada 1 (volta 9), parada 2 (volta 30, SC).",
    ),
    "a possible benefit in brackets": (
        "P AAA 9",
        "AAA pitted on lap 9 (luck, possible SC benefit).",
        "AAA paró en la vuelta 9 (suerte, posible beneficio por SC).",
        "AAA parou na volta 9 (sorte, possível benefício por SC).",
    ),
    "a stop that coincided with the safety car": (
        "P AAA 9; S AAA 9",
        "AAA's stop on lap 9 coincided with a safety car period.",
        "La parada de AAA en la vuelta 9 coincidió con un periodo de coche de seguridad.",
        "A parada de AAA na volta 9 coincidiu com um período de carro de segurança.",
    ),
    "the safety car that opens the sentence": (
        "P AAA 9; S AAA 9",
        "With the safety car on track, AAA pitted on lap 9.",
        "Con el coche de seguridad en pista, AAA paró en la vuelta 9.",
        "Com o carro de segurança na pista, AAA parou na volta 9.",
    ),
    "stops under the safety car, respectively": (
        "P AAA 30; P BBB 31; S AAA 30; S BBB 31",
        "AAA and BBB pitted under the safety car on laps 30 and 31 respectively.",
        "AAA y BBB pararon bajo el coche de seguridad en las vueltas 30 y 31, respectivamente.",
        "AAA e BBB pararam sob o carro de segurança nas voltas 30 e 31, respectivamente.",
    ),
    "a move during the stops under the safety car": (
        "B u AAA BBB; S AAA ?; S BBB ?",
        "AAA's undercut on BBB came during the stops under the safety car.",
        "El undercut de AAA sobre BBB se dio durante las paradas bajo el coche de seguridad.",
        "O undercut de AAA sobre BBB ocorreu durante as paradas sob o carro de segurança.",
    ),
    "laps of counted stops under the safety car": (
        "P AAA 53; P AAA 65; S AAA 53; S AAA 65",
        "AAA's two additional SC stops (laps 53 and 65) cost time.",
        "Las dos paradas adicionales bajo SC de AAA (vueltas 53 y 65) costaron tiempo.",
        "As duas paradas adicionais sob SC de AAA (voltas 53 e 65) custaram tempo.",
    ),
    "pit laps set against each other": (
        "B u AAA BBB; P AAA 7; P BBB 8; S AAA 7; S BBB 8",
        "AAA undercut BBB by stopping one lap earlier (pit lap 7 vs. pit lap 8, both under SC/VSC).",
        "AAA le hizo un undercut a BBB al parar una vuelta antes (pit lap 7 vs. pit lap 8, ambos bajo SC/VSC).",
        "AAA fez um undercut em BBB ao parar uma volta antes (pit lap 7 vs. pit lap 8, ambos sob SC/VSC).",
    ),
    "compared with one who waited": (
        "P AAA 11; P BBB 14",
        "AAA stopped on lap 11, compared with BBB waiting until lap 14.",
        "AAA paró en la vuelta 11, frente a BBB esperando hasta la vuelta 14.",
        "AAA parou na volta 11, em comparação com BBB esperando até a volta 14.",
    ),
    "the stop that came": (
        "P AAA 9; P AAA 30",
        "AAA's first stop came on lap 9 and the second on lap 30.",
        "La primera parada de AAA llegó en la vuelta 9 y la segunda en la 30.",
        "A primeira parada de AAA chegou na volta 9 e a segunda na 30.",
    ),
    "the only stop": (
        "N AAA 1; P AAA 20",
        "AAA's only stop came on lap 20.",
        "La única parada de AAA fue en la vuelta 20.",
        "A única parada de AAA foi na volta 20.",
    ),
    "the only stop of a phase": (
        "P AAA 20; S AAA 20",
        "The only stop under the safety car was AAA's on lap 20.",
        "La única parada bajo el coche de seguridad fue la de AAA en la vuelta 20.",
        "A única parada sob o carro de segurança foi a de AAA na volta 20.",
    ),
    "a plan that is one stop": (
        "N AAA 1",
        "AAA's strategy was a one-stop.",
        "La estrategia de AAA fue una parada, con una larga espera.",
        "A estratégia de AAA foi uma parada, com uma longa espera.",
    ),
    "laps without a stop": (
        "",
        "AAA ran 30 laps without a pit stop.",
        "AAA rodó 30 vueltas sin paradas.",
        "AAA rodou 30 voltas sem paradas.",
    ),
    "a plan turned into another": (
        "N AAA 3",
        "AAA turned a two-stop into a three-stop.",
        "AAA convirtió una estrategia de dos paradas en una de tres paradas.",
        "AAA transformou uma estratégia de duas paradas em uma de três paradas.",
    ),
    "times of another": (
        "N AAA 1; N BBB 2",
        "AAA stopped once, BBB twice.",
        "AAA paró una vez, BBB dos veces.",
        "AAA parou uma vez, BBB duas vezes.",
    ),
    "visits to the pits": (
        "N AAA 2",
        "AAA made two visits to the pits.",
        "AAA hizo dos visitas a boxes.",
        "AAA fez duas visitas aos boxes.",
    ),
    "a change made by another too": (
        "C AAA I>M; P AAA 11; C BBB I>M; P BBB 12",
        "AAA switched from intermediates to mediums on lap 11, while BBB did so on lap 12.",
        "AAA cambió de intermedios a medios en la vuelta 11, mientras que BBB lo hizo en la 12.",
        "AAA trocou os intermediários por médios na volta 11, enquanto BBB fez o mesmo na volta 12.",
    ),
    "a tyre replaced with another": (
        "C AAA S>H; P AAA 10",
        "AAA replaced his softs with hards on lap 10.",
        "AAA reemplazó los blandos con duros en la vuelta 10.",
        "AAA substituiu os macios por duros na volta 10.",
    ),
    "a set of tyres": (
        "C AAA ?>H; P AAA 14",
        "AAA took on a set of hards on lap 14.",
        "AAA montó un juego de duros en la vuelta 14.",
        "AAA colocou um jogo de duros na volta 14.",
    ),
    "each time for": (
        "P AAA 2; P AAA 3; C AAA ?>M",
        "AAA pitted on laps 2 and 3, each time for mediums.",
        "AAA paró en las vueltas 2 y 3, cada vez para medios.",
        "AAA parou nas voltas 2 e 3, cada vez para médios.",
    ),
    "initials beside arrows": (
        "P AAA 9; C AAA S>M; P AAA 30; C AAA M>H",
        "AAA: pits on lap 9 (S→M) and lap 30 (M→H).",
        "AAA: paradas en la vuelta 9 (S→M) y la vuelta 30 (M→H).",
        "AAA: paradas na volta 9 (S→M) e na volta 30 (M→H).",
    ),
    "stops on a run of laps": (
        "P AAA 2; P AAA 3; P AAA 4",
        "AAA stopped on laps 2-4.",
        "AAA paró en las vueltas 2-4.",
        "AAA parou nas voltas 2-4.",
    ),
    "a window that opened": (
        "P AAA 17",
        "AAA's pit window opened on lap 14; he came in on lap 17.",
        "La ventana de paradas de AAA era amplia; AAA paró en la vuelta 17.",
        "A janela de paradas de AAA era ampla; AAA parou na volta 17.",
    ),
    "averages of two drivers in order": (
        "T AAA H; A AAA H 77.3; T BBB H; A BBB H 77.9",
        "AAA and BBB averaged 77.3 s and 77.9 s on HARD, respectively.",
        "AAA y BBB promediaron 77,3 s y 77,9 s con HARD, respectivamente.",
        "AAA e BBB tiveram médias de 77,3 s e 77,9 s com HARD, respectivamente.",
    ),
    "averages of three tyres in order": (
        "T AAA S; A AAA S 80.1; T AAA M; A AAA M 79.2; T AAA H; A AAA H 78.8",
        "AAA ran SOFT, MEDIUM and HARD stints averaging 80.1 s, 79.2 s and 78.8 s respectively.",
        "AAA hizo stints con SOFT, MEDIUM y HARD con medias de 80,1 s, 79,2 s y 78,8 s, respectivamente.",
        "AAA fez stints de SOFT, MEDIUM e HARD com médias de 80,1 s, 79,2 s e 78,8 s, respectivamente.",
    ),
    "the age of a tyre": (
        "T AAA M",
        "AAA ran on MEDIUM tyres that were 12 laps old.",
        "AAA rodó con neumáticos MEDIUM de 12 vueltas de uso.",
        "AAA andou com pneus MEDIUM de 12 voltas de uso.",
    ),
    "time lost on each lap": (
        "T AAA M; R AAA M 0.05",
        "On MEDIUM, AAA lost 0.05 s per lap.",
        "AAA perdía 0,05 s por vuelta con los MEDIUM.",
        "AAA perdia 0,05 s por volta com os MEDIUM.",
    ),
    "time won on each lap": (
        "T AAA H; R AAA H -0.1",
        "On HARD, AAA got faster by 0.1 s per lap.",
        "Con HARD, AAA mejoraba 0,1 s por vuelta.",
        "Com HARD, AAA melhorava 0,1 s por volta.",
    ),
    "time lost on each lap to a rival": (
        "T AAA M",
        "On MEDIUM, AAA lost 0.2 s per lap to BBB.",
        "Con MEDIUM, AAA perdía 0,2 s por vuelta contra BBB.",
        "Com MEDIUM, AAA perdia 0,2 s por volta contra BBB.",
    ),
    "wear in a verb": (
        "T AAA M; R AAA M 0.05; T BBB S; R BBB S 0.07",
        "AAA's MEDIUM degraded at 0.05 s per lap, against BBB's 0.07 s per lap on SOFT.",
        "El MEDIUM de AAA se degradaba a 0,05 s por vuelta, frente a los 0,07 s por vuelta del SOFT de BBB.",
        "O MEDIUM de AAA degradava 0,05 s por volta, contra 0,07 s por volta do SOFT de BBB.",
    ),
    "laps after which another tyre was fitted": (
        "T AAA M; C AAA M>H; L AAA M 20; C BBB ?>S",
        "AAA switched from MEDIUM to HARD after 20 laps. AAA started on MEDIUM. BBB switched to SOFT after 9 laps.",
        "AAA cambió de MEDIUM a HARD tras 20 vueltas. AAA empezó con MEDIUM. BBB cambió a SOFT tras 9 vueltas.",
        "AAA trocou de MEDIUM para HARD após 20 voltas. AAA começou de MEDIUM. BBB trocou para SOFT após 9 voltas.",
    ),
    "a length said again beside another tyre": (
        "T AAA M; L AAA M 31; T AAA S; L AAA S 25; A AAA S 99.0",
        "AAA ran MEDIUM for 31 laps and SOFT for 25 laps. SOFT (99.0 s) was better than MEDIUM for the last 25 laps.",
        "AAA usó MEDIUM por 31 vueltas y SOFT por 25 vueltas. El SOFT (99,0 s) fue mejor que el MEDIUM las últimas 25 "
        "vueltas.",
        "AAA usou MEDIUM por 31 voltas e SOFT por 25 voltas. O SOFT (99,0 s) foi melhor que o MEDIUM nas últimas 25 "
        "voltas.",
    ),
    "the laps of two drivers' stint before both": (
        "L AAA ? 5-33; A AAA ? 92.9; L BBB ? 5-33; A BBB ? 92.5",
        "In the stint of laps 5-33, AAA averaged 92.9 s and BBB 92.5 s.",
        "En el stint de las vueltas 5-33, AAA promedió 92,9 s y BBB 92,5 s.",
        "No stint das voltas 5-33, AAA teve média de 92,9 s e BBB 92,5 s.",
    ),
    "a tyre of one number in a bracket": (
        "T AAA S; R AAA S -0.16; R BBB ? 0.05",
        "AAA's wear was negative (-0.16 s/lap on SOFT) against positive wear of BBB (+0.05 s/lap).",
        "El desgaste de AAA fue negativo (-0,16 s/vuelta con SOFT) frente al desgaste positivo de BBB (+0,05 s/v).",
        "O desgaste de AAA foi negativo (-0,16 s/volta com SOFT) contra o desgaste positivo de BBB (+0,05 s/volta).",
    ),
    "a tyre named after the bracket with its wear": (
        "T AAA I; R AAA I 0.664; T BBB I; R BBB I 0.543",
        "The wear (AAA +0.664 s/lap, BBB +0.543 s/lap) shows that the INTERMEDIATE tyres suffered.",
        "La degradación (AAA +0,664 s/vuelta, BBB +0,543 s/vuelta) muestra que los INTERMEDIATE sufrían.",
        "A degradação (AAA +0,664 s/volta, BBB +0,543 s/volta) mostra que os INTERMEDIATE sofriam.",
    ),
    "a heading with laps, then the tyre": (
        "T AAA S; L AAA S 1-18; A AAA S 81.2; T AAA H; L AAA H 19-57; A AAA H 79.9",
        "AAA's race:\n1. **Stint 1 (laps 1-18):** Began on the SOFT. Average: 81.2 s.\n"
        "2. **Stint 2 (laps 19-57)**\n   AAA ran the HARD to the flag. Average: 79.9 s.",
        "Carrera de AAA:\n1. **Stint 1 (vueltas 1-18):** Comenzó con SOFT. Media: 81,2 s.\n"
        "2. **Stint 2 (vueltas 19-57)**\n   AAA usó el HARD hasta el final. Media: 79,9 s.",
        "Corrida de AAA:\n1. **Stint 1 (voltas 1-18):** Começou com SOFT. Média: 81,2 s.\n"
        "2. **Stint 2 (voltas 19-57)**\n   AAA usou o HARD até o final. Média: 79,9 s.",
    ),
    "laps in a bracket after each average": (
        "T AAA S; A AAA S 79.1; L AAA S 1-12; T BBB S; A BBB S 79.6; L BBB S 1-14",
        "On the SOFT, AAA averaged 79.1 s (laps 1-12) and BBB averaged 79.6 s (laps 1-14).",
        "Con el SOFT, AAA promedió 79,1 s (vueltas 1-12) y BBB 79,6 s (vueltas 1-14).",
        "Com o SOFT, AAA teve média de 79,1 s (voltas 1-12) e BBB de 79,6 s (voltas 1-14).",
    ),
    "lengths after one that is spelled out": (
        "T AAA S; L AAA S 12; T AAA M; L AAA M 23; T AAA H; L AAA H 22",
        "AAA used three stints: SOFT for 12 laps, MEDIUM for 23 and HARD for 22.",
        "AAA hizo tres stints: SOFT durante 12 vueltas, MEDIUM durante 23 y HARD durante 22.",
        "AAA fez três stints: SOFT por 12 voltas, MEDIUM por 23 e HARD por 22.",
    ),
    "tyres some laps old in a duel": (
        "T AAA H; T BBB S",
        "AAA, on 20-lap-old HARD tyres, was overtaken by BBB on new SOFT tyres.",
        "AAA, con neumáticos HARD de 20 vueltas, fue adelantado por BBB con SOFT nuevos.",
        "AAA, com pneus HARD de 20 voltas, foi ultrapassado por BBB com SOFT novos.",
    ),
    "averages from one tyre to another": (
        "T AAA S; A AAA S 79.1; T AAA H; A AAA H 80.0",
        "AAA's pace went from 79.1 s on SOFT to 80.0 s on HARD.",
        "El ritmo de AAA pasó de 79,1 s con SOFT a 80,0 s con HARD.",
        "O ritmo de AAA passou de 79,1 s com SOFT para 80,0 s com HARD.",
    ),
    "wear compared in a bracket": (
        "T AAA M; R AAA M 0.048; T BBB H; R BBB H 0.012",
        "AAA's MEDIUM degraded more than BBB's HARD (+0.048 s/lap vs +0.012 s/lap).",
        "El MEDIUM de AAA se degradó más que el HARD de BBB (+0,048 s/vuelta frente a +0,012 s/vuelta).",
        "O MEDIUM de AAA degradou mais que o HARD de BBB (+0,048 s/volta contra +0,012 s/volta).",
    ),
    "an average over laps on a tyre": (
        "T AAA H; A AAA H 75.9; L AAA H 13-37; T BBB M; A BBB M 76.1; L BBB M 15-40",
        "AAA averaged 75.9 s over laps 13-37 on HARD, and BBB 76.1 s over laps 15-40 on MEDIUM.",
        "AAA promedió 75,9 s en las vueltas 13-37 con HARD, y BBB 76,1 s en las vueltas 15-40 con MEDIUM.",
        "AAA teve média de 75,9 s nas voltas 13-37 com HARD, e BBB de 76,1 s nas voltas 15-40 com MEDIUM.",
    ),
    "from lap to lap on a tyre": (
        "T AAA I; L AAA I 1-15; T AAA S",
        "AAA ran from lap 1 to lap 15 on INTERMEDIATE and the rest of the race on SOFT.",
        "AAA rodó de la vuelta 1 a la 15 con INTERMEDIATE y el resto de la carrera con SOFT.",
        "AAA andou da volta 1 à 15 com INTERMEDIATE e o resto da corrida com SOFT.",
    ),
    "a stint that is only counted the second time": (
        "P AAA 18; C AAA S>H; T AAA S; A AAA S 79.1; T AAA H; A AAA H 80.0",
        "AAA stopped on lap 18 (SOFT to HARD). In the first stint he averaged 79.1 s, in the second 80.0 s.",
        "AAA paró en la vuelta 18 (SOFT a HARD). En el primer stint promedió 79,1 s y en el segundo 80,0 s.",
        "AAA parou na volta 18 (SOFT para HARD). No primeiro stint teve média de 79,1 s e no segundo 80,0 s.",
    ),
    "an ordinal after a stint that counts no stint": (
        "P AAA 18; C AAA S>H; P AAA 40",
        "AAA made a first stop on lap 18 (SOFT to HARD) after a strong first stint, and a second stop on lap 40.",
        "AAA hizo una primera parada en la vuelta 18 (SOFT a HARD) tras un buen primer stint y una segunda parada en "
        "la vuelta 40.",
        "AAA fez uma primeira parada na volta 18 (SOFT para HARD) após um bom primeiro stint e uma segunda parada na "
        "volta 40.",
    ),
    "a length whose stint and unit are left out": (
        "T AAA M; L AAA M 20; T AAA H; L AAA H 15",
        "AAA had a first stint of 20 laps on MEDIUM and a second of 15 on HARD.",
        "AAA tuvo un primer stint de 20 vueltas con MEDIUM y un segundo de 15 con HARD.",
        "AAA teve um primeiro stint de 20 voltas com MEDIUM e um segundo de 15 com HARD.",
    ),
    "negative wear without a sign": (
        "T AAA H; R AAA H -0.02",
        "AAA's HARD had negative degradation of 0.02 s per lap.",
        "El HARD de AAA tuvo una degradación negativa de 0,02 s por vuelta.",
        "O HARD de AAA teve degradação negativa de 0,02 s por volta.",
    ),
    "wear right after an average": (
        "T AAA S; L AAA S 15; A AAA S 79.1; R AAA S 0.1; T AAA H; L AAA H 42; A AAA H 80.0; R AAA H -0.01",
        "AAA ran 15 laps on SOFT at 79.1 s and 0.10 s/lap, then 42 laps on HARD at 80.0 s and -0.01 s/lap.",
        "AAA rodó 15 vueltas con SOFT a 79,1 s y 0,10 s/vuelta, y 42 vueltas con HARD a 80,0 s y -0,01 s/vuelta.",
        "AAA andou 15 voltas com SOFT a 79,1 s e 0,10 s/volta, e 42 voltas com HARD a 80,0 s e -0,01 s/volta.",
    ),
    "averages of stints told by their length": (
        "T AAA H; L AAA H 37; A AAA H 80.0; T BBB M; L BBB M 35; A BBB M 79.6",
        "AAA averaged 80.0 s in his 37-lap HARD stint compared to 79.6 s for BBB in his 35-lap MEDIUM stint.",
        "AAA promedió 80,0 s en su stint de 37 vueltas con HARD frente a los 79,6 s de BBB en su stint de 35 "
        "vueltas con MEDIUM.",
        "AAA teve média de 80,0 s em seu stint de 37 voltas com HARD contra 79,6 s de BBB em seu stint de 35 "
        "voltas com MEDIUM.",
    ),
    "averages of two stints in order": (
        "T AAA S; A AAA S 79.1; T AAA H; A AAA H 80.0",
        "AAA's SOFT and HARD stints averaged 79.1 s and 80.0 s.",
        "Los stints de AAA con SOFT y HARD promediaron 79,1 s y 80,0 s.",
        "Os stints de AAA com SOFT e HARD tiveram média de 79,1 s e 80,0 s.",
    ),
    "wear of three tyres, named after": (
        "T AAA S; R AAA S 0.05; T AAA M; R AAA M 0.02; T AAA H; R AAA H -0.01",
        "AAA's degradation was +0.05, +0.02 and -0.01 s/lap on SOFT, MEDIUM and HARD.",
        "La degradación de AAA fue de +0,05, +0,02 y -0,01 s/vuelta con SOFT, MEDIUM y HARD.",
        "A degradação de AAA foi de +0,05, +0,02 e -0,01 s/volta com SOFT, MEDIUM e HARD.",
    ),
    "laps on one tyre after another": (
        "T AAA S; L AAA S 1-12; T AAA M; L AAA M 13-40; L AAA S 41-57",
        "AAA ran laps 1-12 on SOFT, 13-40 on MEDIUM and 41-57 on SOFT.",
        "AAA rodó las vueltas 1-12 con SOFT, 13-40 con MEDIUM y 41-57 con SOFT.",
        "AAA andou as voltas 1-12 com SOFT, 13-40 com MEDIUM e 41-57 com SOFT.",
    ),
    "a tyre that was not chosen": (
        "T AAA M; T BBB S",
        "AAA ruled out SOFT and started on MEDIUM. BBB, unlike AAA, started on SOFT.",
        "AAA descartó el SOFT y empezó con MEDIUM. BBB, a diferencia de AAA, empezó con SOFT.",
        "AAA descartou o SOFT e começou com MEDIUM. BBB, ao contrário de AAA, começou com SOFT.",
    ),
    "the first stint of a change that is being told": (
        "C AAA I>M; T AAA I; A AAA I 124.1",
        "AAA switched from INTERMEDIATE to MEDIUM when his average in the first stint was 124.1 s.",
        "AAA cambió de INTERMEDIATE a MEDIUM cuando su media en el primer stint era de 124,1 s.",
        "AAA trocou de INTERMEDIATE para MEDIUM quando sua média no primeiro stint era de 124,1 s.",
    ),
    "worn tyres and how they wore": (
        "T AAA M; R AAA M -0.026",
        "AAA was still on MEDIUM with wear (a wear of -0.026 s/lap).",
        "AAA seguía con MEDIUM degradados (degradación de -0,026 s/vuelta).",
        "AAA ainda usou os MEDIUM já degradados (degradação -0,026 s/volta).",
    ),
    "wear of a numbered stint": (
        "C AAA S>M; T AAA S; R AAA S 0.19",
        "AAA went from SOFT to MEDIUM. AAA had +0.19 s/lap of degradation in the first stint.",
        "AAA pasó de SOFT a MEDIUM. AAA tuvo +0,19 s/vuelta de degradación en la primera tanda.",
        "AAA passou de SOFT para MEDIUM. AAA teve +0,19 s/volta de degradação no primeiro stint.",
    ),
    "averages of the whole race": (
        "C AAA S>M; C BBB M>H; A AAA ? 77.5; A BBB ? 77.6",
        "AAA went from SOFT to MEDIUM, BBB from MEDIUM to HARD. AAA averaged 77.5 s against BBB's 77.6 s "
        "throughout the race.",
        "AAA pasó de SOFT a MEDIUM, BBB de MEDIUM a HARD. AAA promedió 77,5 s frente a los 77,6 s de BBB "
        "a lo largo de la carrera.",
        "AAA passou de SOFT para MEDIUM, BBB de MEDIUM para HARD. AAA teve média de 77,5 s contra 77,6 s de BBB "
        "ao longo da corrida.",
    ),
    "laps after which one stops for another tyre": (
        "P AAA 56; C AAA ?>M; C AAA M>H; P AAA 66",
        "AAA pitted for MEDIUM after 56 laps, then he changed from MEDIUM to HARD on lap 66.",
        "AAA paró por MEDIUM tras 56 vueltas, y después cambió de MEDIUM a HARD en la vuelta 66.",
        "AAA parou para MEDIUM após 56 voltas, e depois trocou de MEDIUM para HARD na volta 66.",
    ),
    "wear a lap, of a tyre": (
        "T AAA S; A AAA S 79.1; R AAA S 0.051",
        "AAA averaged 79.1 seconds on SOFT with 0.051 seconds per lap of degradation.",
        "AAA tuvo con SOFT una media de 79,1 segundos y 0,051 segundos por vuelta de degradación.",
        "AAA teve com SOFT uma média de 79,1 segundos e 0,051 segundos por volta de degradação.",
    ),
    "a length after another driver's": (
        "T AAA H; L AAA H 42; T BBB M; L BBB M 38",
        "AAA, who ran HARD for 42 laps, finished ahead of BBB, who ran MEDIUM for 38.",
        "AAA, que usó HARD durante 42 vueltas, terminó por delante de BBB, que usó MEDIUM durante 38.",
        "AAA, que usou HARD por 42 voltas, terminou à frente de BBB, que usou MEDIUM por 38.",
    ),
    "laps that a tyre was made to last": (
        "T AAA S; L AAA S 7; T BBB H; L BBB H 42",
        "AAA only managed seven laps on the SOFT. BBB got 42 laps out of a set of HARD.",
        "AAA solo aguantó siete vueltas con el SOFT. BBB le sacó 42 vueltas al juego de HARD.",
        "AAA só aguentou sete voltas com o SOFT. BBB tirou 42 voltas do jogo de HARD.",
    ),
    "a rival held for some laps on a tyre": (
        "D AAA BBB; H AAA BBB 7; T AAA S",
        "AAA held off BBB for seven laps on SOFT.",
        "AAA contuvo a BBB durante siete vueltas con SOFT.",
        "AAA segurou BBB por sete voltas com SOFT.",
    ),
    "lap times that rose": (
        "T AAA S",
        "Lap times on AAA's SOFT rose from 78.5 s to 80.1 s.",
        "Los tiempos de AAA con SOFT subieron de 78,5 s a 80,1 s.",
        "Os tempos de AAA com SOFT subiram de 78,5 s para 80,1 s.",
    ),
    "two averages of one stint": (
        "P AAA 11; C AAA I>M; P BBB 12; T AAA I; A AAA I 124.1; T BBB I; A BBB I 124.2",
        "AAA stopped on lap 11 (INTERMEDIATE to MEDIUM), BBB on lap 12. In the first stint, AAA averaged 124.1 s vs "
        "124.2 s for BBB.",
        "AAA paró en la vuelta 11 (INTERMEDIATE a MEDIUM), BBB en la vuelta 12. En el primer stint, AAA promedió 124,1 "
        "s frente a 124,2 s de BBB.",
        "AAA parou na volta 11 (INTERMEDIATE para MEDIUM), BBB na volta 12. No primeiro stint, AAA teve média de 124,1 "
        "s contra 124,2 s de BBB.",
    ),
    "several short stints and a long one": (
        "T AAA I; L AAA I 1-2; L AAA I 3-3; L AAA I 4-4; L AAA I 5-33",
        "AAA ran INTERMEDIATE stints (laps 1-2, 3, 4, then 5-33).",
        "AAA hizo stints de INTERMEDIATE (vueltas 1-2, 3, 4 y 5-33).",
        "AAA fez stints de INTERMEDIATE (voltas 1-2, 3, 4 e 5-33).",
    ),
}


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
    ("text", "lang", "notation"),
    [
        ("AAA: 2 stops, laps 14, 33; P4", "en", "N AAA 2; P AAA 14; P AAA 33; F AAA 4"),
        ("AAA: 2 paradas, vueltas 14, 33; P4", "es", "N AAA 2; P AAA 14; P AAA 33; F AAA 4"),
        ("AAA: 2 paragens, voltas 14, 33; P4", "pt", "N AAA 2; P AAA 14; P AAA 33; F AAA 4"),
        ("Neumáticos: AAA blando → duro (v33)", "es", "C AAA S>H; P AAA 33"),
        ("Pneus: AAA macio → duro (v33)", "pt", "C AAA S>H; P AAA 33"),
        ("AAA ganó", "es", "W AAA"),
        ("AAA venceu", "pt", "W AAA"),
        ("AAA P1", "en", "F AAA 1"),
    ],
)
def test_the_language_of_notes_without_function_words_is_that_of_their_nouns(
    text: str, lang: str, notation: str
) -> None:
    assert extract(text, "auto").lang == lang
    assert affirmed(text, "auto") == wanted(notation)


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
    ("text", "lang"),
    [
        ("AAA did not undercut BBB with the stop on lap 9.", "en"),
        ("AAA no le hizo un undercut a BBB con la parada de la vuelta 9.", "es"),
        ("AAA não fez um undercut em BBB com a parada da volta 9.", "pt"),
    ],
)
def test_the_lap_of_a_denied_move_is_not_denied(text: str, lang: str) -> None:
    found = extract(text, lang)
    assert found.claims == ()
    assert found.dropped["lap_of_a_denied_move"] == 1


@pytest.mark.parametrize("text", ["The track was relatively soft, and AAA won.", "It was very hard on AAA, who won."])
def test_an_everyday_adjective_is_no_tyre(text: str) -> None:
    assert affirmed(text, "en") == wanted("W AAA")


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("AAA started on supersofts, switched to softs on lap 22 and took ultrasofts on lap 40.", "en"),
        ("AAA salió con superblandos, pasó a blandos en la vuelta 22 y puso ultrablandos en la 40.", "es"),
        ("AAA largou com supermacios, passou a macios na volta 22 e colocou ultramacios na 40.", "pt"),
    ],
)
def test_tyres_softer_than_soft(text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted("P AAA 22; P AAA 40") | {
        StintCompound(driver="AAA", compound="SUPERSOFT"),
        CompoundChange(driver="AAA", from_="SUPERSOFT", to="SOFT"),
        CompoundChange(driver="AAA", from_="SOFT", to="ULTRASOFT"),
    }


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("AAA changed from hypersofts to superhards on lap 9.", "en"),
        ("AAA cambió de hiperblandos a superduros en la vuelta 9.", "es"),
        ("AAA trocou de hipermacios para superduros na volta 9.", "pt"),
    ],
)
def test_the_softest_and_the_hardest_tyre(text: str, lang: str) -> None:
    change = CompoundChange(driver="AAA", from_="HYPERSOFT", to="SUPERHARD")
    assert affirmed(text, lang) == wanted("P AAA 9") | {change}


@pytest.mark.parametrize("cause", ["deve-se a", "deveu-se a", "devem-se ao"])
def test_what_is_due_to_something_is_not_supposed(cause: str) -> None:
    assert affirmed(f"A posição final de AAA (P6) {cause} outros fatores.", "pt") == wanted("F AAA 6")


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


@pytest.mark.parametrize(
    ("text", "claims"),
    [
        ("Verstapen's undercut on Russel worked.", "B u VER RUS; O +"),
        ("Erricson stopped on lap 9, Raikkonnen on lap 11.", "P ERI 9; P RAI 11"),
        ("Botas stopped on lap 9.", ""),  # too short to be told from another word
    ],
)
def test_a_surname_with_a_letter_too_many_or_too_few(text: str, claims: str) -> None:
    assert affirmed(text, "en") == wanted(claims)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "AAA averaged 90.1 s on the stint"),
        ("es", "AAA promedió 90,1 s en el stint"),
        ("pt", "AAA fez média de 90,1 s no stint"),
    ],
)
def test_an_average_on_a_stint_that_ends_the_sentence(lang: str, text: str) -> None:
    assert affirmed(text, lang) == affirmed(f"{text}.", lang) != set()
