"""How tyre changes and stints are told by any author: verbs, nicknames, notes, lists, wear in words.

Sentences are invented; claims are in the annotators' notation. A case lists what a text affirms of tyres and stints,
but that the numbers of a stint tell its tyre.
"""

from __future__ import annotations

from artifact.claim import Claim
from artifact.domains.racing.claims import CompoundChange, Degradation, StintCompound, StintLaps, StintPace
from readings import Case, affirmed, in_three_languages, wanted

_NUMBERS = (StintLaps, StintPace, Degradation)

# claims, and the text in each language
CASES: list[Case] = [
    (
        "C AAA ?>H",
        "AAA pitted on lap 9 and took hards.",
        "AAA paró en la vuelta 9 y puso duros.",
        "AAA parou na volta 9 e pôs duros.",
    ),
    (
        "C AAA ?>H",
        "AAA stopped one time, on lap 29, for the hard tyres.",
        "AAA paró una vez en la vuelta 29 para poner los duros.",
        "AAA parou uma vez na volta 29 para os pneus duros.",
    ),
    (
        "C AAA ?>H",
        "AAA stopped on lap 9 and slapped on hards.",
        "AAA paró en la 9 y metió duros.",
        "AAA parou na 9 e meteu duros.",
    ),
    (
        "C AAA ?>H",
        "AAA boxed on lap 9 and threw on a set of hards.",
        "AAA entró en la vuelta 9 y le pusieron un juego de duros.",
        "AAA entrou na volta 9 e botou um jogo de duros.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9 and went for hards.",
        "AAA paró en la vuelta 9 y se decantó por los duros.",
        "AAA parou na volta 9 e foi de duros.",
    ),
    (
        "C AAA ?>H",
        "On lap 9 AAA strapped on the hards.",
        "En la vuelta 9 AAA se calzó los duros.",
        "Na volta 9 AAA calçou os duros.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9, picking up hard tyres.",
        "AAA paró en la vuelta 9 y recurrió a los duros.",
        "AAA parou na volta 9 e recorreu aos duros.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9 and settled on hards.",
        "AAA paró en la vuelta 9 y escogió los duros.",
        "AAA parou na volta 9 e escolheu os duros.",
    ),
    (
        "C AAA ?>H",
        "AAA came in on lap 9 and left on hards.",
        "AAA entró en la vuelta 9 y salió con duros.",
        "AAA entrou na volta 9 e saiu de duros.",
    ),
    (
        "C AAA ?>H",
        "AAA comes in on lap 9 and comes out on hards.",
        "AAA para en la vuelta 9 y sale con duros.",
        "AAA para na volta 9 e sai com duros.",
    ),
    (
        "C AAA ?>H",
        "AAA stopped on lap 9 and was given hards.",
        "AAA paró en la vuelta 9 y recibió duros.",
        "AAA parou na volta 9 e recebeu duros.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9, this time for hards.",
        "AAA paró en la vuelta 9, esta vez para poner duros.",
        "AAA parou na volta 9, desta vez para pneus duros.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9, going onto hards.",
        "AAA paró en la vuelta 9 a por los duros.",
        "AAA parou na volta 9 pra colocar os duros.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9, opting for the hard compound.",
        "AAA paró en la vuelta 9, optando por el compuesto duro.",
        "AAA parou na volta 9 e optou pelos pneus duros.",
    ),
    (
        "C AAA ?>W",
        "AAA pitted on lap 9 and opted for the extreme wets.",
        "AAA paró en la vuelta 9 y optó por los neumáticos de lluvia extrema.",
        "AAA parou na volta 9 e optou pelos pneus de chuva extrema.",
    ),
    (
        "C AAA ?>H",
        "AAA stopped on lap 9 and moved onto the hard tyre.",
        "AAA paró en la vuelta 9 y se pasó al neumático duro.",
        "AAA parou na volta 9 e migrou para o pneu duro.",
    ),
    (
        "C AAA ?>H",
        "AAA's stop on lap 9 was for hards.",
        "La parada de AAA en la vuelta 9 fue para montar duros.",
        "A parada de AAA na volta 9 foi para colocar duros.",
    ),
    (
        "C AAA ?>H",
        "AAA ditched the tyres on lap 9 and bolted on the hards.",
        "AAA paró en la vuelta 9 y enfundó los duros.",
        "AAA parou na volta 9 e espetou os duros.",
    ),
    (
        "C AAA M>H",
        "AAA ditched his mediums for hards on lap 9.",
        "AAA se deshizo de los medios por los duros en la vuelta 9.",
        "AAA largou os médios pelos duros na volta 9.",
    ),
    (
        "C AAA M>H",
        "AAA gave up the mediums for hards on lap 9.",
        "AAA dejó los medios por los duros en la vuelta 9.",
        "AAA deixou os médios pelos duros na volta 9.",
    ),
    (
        "C AAA M>H",
        "Mediums off, hards on for AAA on lap 9.",
        "Fuera medios, dentro duros para AAA en la vuelta 9.",
        "Saem os médios, entram os duros para AAA na volta 9.",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9: off with the mediums, on with the hards.",
        "AAA paró en la vuelta 9: quita medios, pone duros.",
        "AAA parou na volta 9: tira os médios, bota os duros.",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9, mediums off and hards on.",
        "AAA paró en la vuelta 9, quitó los medios y puso los duros.",
        "AAA parou na volta 9, tirou os médios e colocou os duros.",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9, taking off the mediums and putting on the hards.",
        "AAA paró en la vuelta 9, quitando los medios y poniendo los duros.",
        "AAA parou na volta 9, tirando os médios e colocando os duros.",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9, medium for hard.",
        "AAA paró en la vuelta 9, de medio a duro.",
        "AAA parou na volta 9, de médio pra duro.",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9, again from medium to hard.",
        "AAA paró en la 9, también de medio a duro.",
        "AAA parou na 9, também de médio para duro.",
    ),
    (
        "C AAA M>H",
        "AAA made the medium-to-hard switch on lap 9.",
        "AAA hizo el cambio de medio a duro en la vuelta 9.",
        "AAA fez a troca de médio para duro na volta 9.",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9 (medium → hard).",
        "AAA paró en la vuelta 9 (medio → duro).",
        "AAA parou na volta 9 (médio → duro).",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9 (M→H).",
        "AAA paró en la vuelta 9 (M→D).",
        "AAA parou na volta 9 (M→D).",
    ),
    (
        "C AAA S>M; C AAA M>H",
        "AAA: S>M>H",
        "AAA: S>M>H",
        "AAA: S>M>H",
    ),
    (
        "C AAA S>M",
        "AAA box L21 S->M.",
        "AAA box V21 S->M.",
        "AAA box V21 S->M.",
    ),
    (
        "C AAA S>H",
        "AAA ext to L12, S->H.",
        "AAA alargó a V12, S->H.",
        "AAA esticou até V12, S->H.",
    ),
    (
        "C AAA M>H",
        "The mediums were swapped for hards by AAA on lap 9.",
        "AAA paró en la vuelta 9 y los medios fueron sustituidos por los duros.",
        "AAA parou na volta 9 e os médios foram trocados pelos duros.",
    ),
    (
        "C AAA W>I",
        "AAA changed from wets to intermediates on lap 9.",
        "AAA pasó de lluvia a intermedios en la vuelta 9.",
        "AAA passou de chuva para intermediários na volta 9.",
    ),
    (
        "C AAA W>I",
        "AAA pitted on lap 9 (wet to intermediate).",
        "AAA paró en la vuelta 9 (de lluvia a intermedio).",
        "AAA parou na volta 9 (de chuva para intermédio).",
    ),
    (
        "C AAA I>M",
        "AAA swapped inters for mediums on lap 9.",
        "AAA cambió las intermedias por medios en la vuelta 9.",
        "AAA trocou os inters por médios na volta 9.",
    ),
    (
        "C AAA M>M",
        "AAA swapped mediums for a fresh set of mediums on lap 9.",
        "AAA cambió los medios por un juego nuevo de medios en la vuelta 9.",
        "AAA trocou os médios por um jogo novo de médios na volta 9.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9 for a fresh set of hards.",
        "AAA paró en la vuelta 9 para montar un juego nuevo de duros.",
        "AAA parou na volta 9 para colocar um jogo novo de duros.",
    ),
    (
        "C AAA M>M",
        "AAA pitted on lap 9 for another set of mediums.",
        "AAA paró en la vuelta 9 para montar otro juego de medios.",
        "AAA parou na volta 9 para colocar outro jogo de médios.",
    ),
    (
        "C AAA M>M",
        "AAA took a second set of mediums on lap 9.",
        "AAA montó un segundo juego de medios en la vuelta 9.",
        "AAA colocou um segundo jogo de médios na volta 9.",
    ),
    (
        "T AAA M; C AAA M>M",
        "AAA started on mediums and on lap 9 switched to another set of the same compound.",
        "AAA salió con medios y en la vuelta 9 cambió a otro juego del mismo compuesto.",
        "AAA largou com médios e na volta 9 trocou por outro jogo do mesmo composto.",
    ),
    (
        "T AAA H; C AAA H>H",
        "AAA ran the hards. On lap 26 he was called in again for another set of the same compound.",
        "AAA usó los duros. En la vuelta 26 lo llamaron de nuevo para montar otro juego del mismo compuesto.",
        "AAA usou os duros. Na volta 26 chamaram-no novamente para outro jogo do mesmo composto.",
    ),
    (
        "C AAA ?>S",
        "AAA pitted on lap 9 for the red-walled tyres.",
        "AAA paró en la vuelta 9 para montar la goma roja.",
        "AAA parou na volta 9 para colocar os pneus vermelhos.",
    ),
    (
        "L AAA M 29",
        "AAA did 29 laps on the yellow-walled tyres.",
        "AAA dio 29 vueltas con la goma amarilla.",
        "AAA deu 29 voltas com os pneus amarelos.",
    ),
    (
        "L AAA H 29",
        "AAA did 29 laps on the white-walled Pirellis.",
        "AAA dio 29 vueltas con los neumáticos blancos.",
        "AAA deu 29 voltas com os pneus brancos.",
    ),
    (
        "L AAA S 29",
        "AAA did 29 laps on the red-marked softs.",
        "AAA dio 29 vueltas con los blandos de banda roja.",
        "AAA deu 29 voltas com os macios de faixa vermelha.",
    ),
    (
        "C AAA ?>I",
        "AAA pitted on lap 9 for the green-walled tyres.",
        "AAA paró en la vuelta 9 a por las intermedias.",
        "AAA parou na volta 9 para colocar os inters.",
    ),
    (
        "T AAA S",
        "AAA started on the red-walled rubber.",
        "AAA salió con el compuesto rojo.",
        "AAA largou com a borracha vermelha.",
    ),
    (
        "L AAA M 1-18; L AAA H 19-35; L AAA M 36-56; A AAA M 100.4; A AAA H 99.8; A AAA M 98.6",
        "AAA ran medium (laps 1-18), hard (19-35), medium (36-56). Average pace: 100.4 s, 99.8 s, 98.6 s.",
        "AAA usó medios (vueltas 1-18), duros (19-35), medios (36-56). Ritmo medio: 100,4 s, 99,8 s, 98,6 s.",
        "AAA usou médios (voltas 1-18), duros (19-35), médios (36-56). Ritmo médio: 100,4 s, 99,8 s, 98,6 s.",
    ),
    (
        "T AAA S; C AAA S>M; A AAA S 80.1; A AAA M 79.2; R AAA S 0.05; R AAA M 0.02",
        "AAA started on softs and changed from softs to mediums on lap 9. He averaged 80.1 s and 79.2 s, "
        "respectively, with wear of +0.05 and +0.02 s per lap, respectively.",
        "AAA salió con blandos y cambió de blandos a medios en la vuelta 9. Promedió 80,1 s y 79,2 s, "
        "respectivamente, con una degradación de +0,05 y +0,02 s por vuelta, respectivamente.",
        "AAA largou com macios e trocou de macios para médios na volta 9. Fez médias de 80,1 s e 79,2 s, "
        "respectivamente, com degradação de +0,05 e +0,02 s por volta, respectivamente.",
    ),
    (
        "T AAA S; T AAA M; T AAA H; L AAA M 32",
        "AAA went soft-medium-hard, stretching his middle stint to 32 laps.",
        "AAA hizo blando-medio-duro y su stint intermedio duró 32 vueltas.",
        "AAA fez macio-médio-duro e o seu stint intermediário durou 32 voltas.",
    ),
    (
        "C AAA M>H; A AAA M 85.1; A AAA H 83.8",
        "AAA changed from mediums to hards on lap 9. His average dropped from 85.1 s to 83.8 s.",
        "AAA cambió de medios a duros en la vuelta 9. Su media bajó de 85,1 s a 83,8 s.",
        "AAA trocou os médios pelos duros na volta 9. A média caiu de 85,1 s para 83,8 s.",
    ),
    (
        "T AAA S; L AAA S 20; A AAA S 59.1; L AAA M 34; A AAA M 58.6; C AAA S>M",
        "AAA started on softs and changed from softs to mediums on lap 20. He averaged 59.1 s over the 20-lap"
        " opening stint and 58.6 s over the 34-lap second stint.",
        "AAA salió con blandos y cambió de blandos a medios en la vuelta 20. Promedió 59,1 s en el primer "
        "stint de 20 vueltas y 58,6 s en el segundo stint de 34 vueltas.",
        "AAA largou com macios e trocou de macios para médios na volta 20. Fez média de 59,1 s no primeiro "
        "stint de 20 voltas e 58,6 s no segundo stint de 34 voltas.",
    ),
    (
        "A AAA M 94.0; A AAA H 92.9",
        "On hards AAA averaged 92.9 s, more than a second below the 94.0 s he had managed on mediums.",
        "Con los duros AAA promedió 92,9 s, más de un segundo por debajo de los 94,0 s que había hecho con los medios.",
        "Com os duros AAA fez média de 92,9 s, mais de um segundo abaixo dos 94,0 s que fizera com os médios.",
    ),
    (
        "A AAA M 94.0; A AAA H 92.9",
        "AAA averaged 94.0 s on mediums before dropping to 92.9 s on hards.",
        "AAA promedió 94,0 s con medios y 92,9 s con duros.",
        "AAA fez 94,0 s de média com médios e 92,9 s com duros.",
    ),
    (
        "L AAA S 28; A AAA S 80.1",
        "AAA started on softs, which he used for 28 laps at an average of 80.1 s.",
        "AAA salió con blandos, que usó durante 28 vueltas con una media de 80,1 s.",
        "AAA largou com macios, que usou durante 28 voltas com média de 80,1 s.",
    ),
    (
        "L AAA M 20; A AAA M 106.9",
        "AAA started on mediums for 20 laps, during which he averaged 106.9 s.",
        "AAA inició la carrera con medios durante 20 vueltas, en las que promedió 106,9 s.",
        "AAA começou a corrida com médios durante 20 voltas, nas quais fez média de 106,9 s.",
    ),
    (
        "L AAA I 50",
        "AAA started on intermediates and stayed out for 50 laps.",
        "AAA salió con intermedios y se quedó en pista durante 50 vueltas.",
        "AAA largou com intermediários e permaneceu na pista por 50 voltas.",
    ),
    (
        "L AAA S 1-19; L AAA H 20-26",
        "AAA ran two stints: the first on softs, from lap 1 to lap 19, the second on hards, from lap 20 to lap 26.",
        "AAA hizo dos stints: el primero con blandos, de la vuelta 1 a la vuelta 19, y el segundo con duros, "
        "de la vuelta 20 a la vuelta 26.",
        "AAA fez dois stints: o primeiro com macios, da volta 1 à volta 19, e o segundo com duros, da volta "
        "20 à volta 26.",
    ),
    (
        "L AAA M 1-15; L AAA H 16-39; L AAA M 40-58",
        "AAA: mediums from lap 1 to 15; hards from 16 to 39; mediums again from 40 to 58.",
        "AAA: medios de la vuelta 1 a la 15; duros de la 16 a la 39; medios de nuevo de la 40 a la 58.",
        "AAA: médios da volta 1 à 15; duros da 16 à 39; médios de novo da 40 à 58.",
    ),
    (
        "L AAA H 34",
        "AAA pitted on lap 23 and did 34 laps on the hards.",
        "AAA paró en la vuelta 23 y dio 34 giros con los duros.",
        "AAA parou na volta 23 e deu 34 voltas com os duros.",
    ),
    (
        "L AAA H 42",
        "AAA did an epic 42-lap haul to the flag on the hards.",
        "AAA hizo una tanda de 42 vueltas hasta la bandera con los duros.",
        "AAA fez um stint de 42 voltas até a bandeirada com os duros.",
    ),
    (
        "L AAA S 31",
        "AAA did thirty-one laps on those final softs.",
        "AAA dio treinta y una vueltas con esos últimos blandos.",
        "AAA deu trinta e uma voltas com esses últimos macios.",
    ),
    (
        "L AAA H 57; A AAA H 77.4",
        "AAA did fifty-seven laps on the same hard tyres, at an average of 77.4 seconds.",
        "AAA dio cincuenta y siete vueltas con los mismos duros, a una media de 77,4 segundos.",
        "AAA deu cinquenta e sete voltas com os mesmos duros, a uma média de 77,4 segundos.",
    ),
    (
        "C AAA ?>M; L AAA M 10; A AAA M 93.8",
        "AAA switched to mediums on lap 40. On the mediums he did only 10 laps to the end, averaging 93.8 s.",
        "AAA cambió a medios en la vuelta 40. Con los medios hizo solo 10 vueltas hasta el final, a 93,8 s de media.",
        "AAA trocou para médios na volta 40. Com os médios fez só 10 voltas até o fim, em 93,8 s de média.",
    ),
    (
        "L AAA S 12",
        "AAA managed a dozen laps on softs.",
        "AAA dio una docena de vueltas con blandos.",
        "AAA deu uma dúzia de voltas com macios.",
    ),
    (
        "A AAA H 75.5",
        "On hards AAA lapped at an average of one minute 15.5 seconds.",
        "Con duros AAA rodó a un promedio de un minuto y 15,5 segundos.",
        "Com duros AAA virou em média em um minuto e 15,5 segundos.",
    ),
    (
        "A AAA H 81.6",
        "On hards AAA averaged 1min 21.6sec.",
        "Con duros AAA rodó en 1:21.6 de media.",
        "Com duros AAA virou na casa de 1:21.6 de média.",
    ),
    (
        "A AAA H 81.6",
        "AAA's hards averaged 1m21.6s.",
        "Los duros de AAA promediaron 1m21,6s.",
        "Os duros de AAA fizeram média de 1m21,6s.",
    ),
    (
        "A AAA H 81.6",
        "AAA lapped in 81.6 s on average on hards.",
        "AAA giraba en 81,6 s de media con los duros.",
        "AAA girava em 81,6 s de média com os duros.",
    ),
    (
        "L AAA H 30; A AAA H 81.6",
        "AAA did 30 laps on hards @ 81.6.",
        "AAA dio 30 vueltas con duros @ 81,6.",
        "AAA deu 30 voltas com duros @ 81,6.",
    ),
    (
        "L AAA H 7; R AAA H 0.222",
        "AAA's hard stint lasted seven laps and wore at 0.222 seconds per lap.",
        "El stint de AAA con duros duró siete vueltas y se desgastó a 0,222 segundos por vuelta.",
        "O stint de AAA com duros durou sete voltas e desgastou 0,222 segundos por volta.",
    ),
    (
        "R AAA H 0.138",
        "AAA's hards were shedding 0.138 seconds per lap.",
        "Los duros de AAA perdían 0,138 segundos por vuelta.",
        "Os duros de AAA perdiam 0,138 segundos por volta.",
    ),
    (
        "R AAA M 0.3",
        "AAA was on mediums, dropping nearly three tenths every single lap.",
        "AAA iba con medios y perdía casi tres décimas en cada vuelta.",
        "AAA estava de médios e perdia quase três décimos a cada volta.",
    ),
    (
        "R AAA M 0.05",
        "AAA's mediums faded by five hundredths each lap.",
        "Los medios de AAA caían cinco centésimas cada vuelta.",
        "Os médios de AAA caíam cinco centésimos a cada volta.",
    ),
    (
        "R AAA M -0.05",
        "AAA's mediums improved by 0.05 s each lap.",
        "Los medios de AAA mejoraban 0,05 s en cada vuelta.",
        "Os médios de AAA melhoravam 0,05 s a cada volta.",
    ),
    (
        "R AAA H -0.025",
        "AAA ran the hards and the times came down by 0.025 s a lap.",
        "AAA usó los duros y los tiempos bajaron 0,025 s por vuelta.",
        "AAA usou os duros e os tempos baixaram 0,025 s por volta.",
    ),
    (
        "R AAA H 0.0018",
        "Wear on AAA's hards was practically zero (0.0018 s/lap).",
        "El desgaste de los duros de AAA fue prácticamente nulo (0,0018 s/vuelta).",
        "O desgaste dos duros de AAA foi praticamente zero (0,0018 s/volta).",
    ),
    (
        "R AAA S 0.04",
        "AAA's softs degraded at +0.04 s/lap.",
        "Los blandos de AAA se degradaron a +0,04 s/vuelta.",
        "Os macios de AAA degradaram +0,04 s/volta.",
    ),
    (
        "R AAA S 0.04",
        "AAA's softs had a degradation rate of 0.04 seconds per lap.",
        "Los blandos de AAA tuvieron una tasa de degradación de 0,04 segundos por vuelta.",
        "Os macios de AAA tiveram uma taxa de degradação de 0,04 segundo por volta.",
    ),
    (
        "A AAA H 75.0",
        "On hards AAA's pace improved by a little over a second to 75.0 s and wear stayed low.",
        "Con duros el ritmo de AAA mejoró en algo más de un segundo hasta 75,0 s y la degradación fue baja.",
        "Com duros o ritmo de AAA melhorou em pouco mais de um segundo para 75,0 s e a degradação foi baixa.",
    ),
    (
        "T AAA M; T AAA H; T AAA S",
        "AAA was on a three-stopper, going medium, hard, medium and then soft.",
        "AAA fue a tres paradas: medio, duro, medio y después blando.",
        "AAA fez três paradas: médio, duro, médio e depois macio.",
    ),
    (
        "T AAA M; T AAA H",
        "AAA ran medium-hard-medium.",
        "AAA hizo medio-duro-medio.",
        "AAA fez médio-duro-médio.",
    ),
    (
        "T AAA M; T AAA H",
        "AAA's plan: medium/hard/hard.",
        "Plan de AAA: medio/duro/duro.",
        "Plano de AAA: médio/duro/duro.",
    ),
    (
        "T AAA M; T AAA H",
        "AAA used the M-H-H sequence.",
        "AAA usó la secuencia M-D-D.",
        "AAA usou a sequência M-D-D.",
    ),
    (
        "L AAA M 11; A AAA M 107.7; L AAA H 40; A AAA H 105.8; R AAA H -0.059",
        "AAA: St1 M 11L, avg 1:47.7; St2 H 40L, avg 1:45.8, deg -0.059 s/lap.",
        "AAA: St1 M 11v, media 1:47,7; St2 H 40v, media 1:45,8, deg -0,059 s/v.",
        "AAA: St1 M 11v, méd 1:47,7; St2 H 40v, méd 1:45,8, deg -0,059 s/v.",
    ),
    (
        "L AAA S 27; A AAA S 76.9; R AAA S -0.036",
        "Final stint AAA: S, 27 L, avg 76.9, deg -0.036.",
        "Stint final AAA: S, 27 v, media 76,9, deg -0,036.",
        "Stint final AAA: S, 27 v, média 76,9, deg -0,036.",
    ),
    (
        "L AAA M 14; A AAA M 86.2; L AAA H 39; A AAA H 84.6",
        "AAA: 1st stint M 14 laps @86.2; 2nd stint H 39 laps @84.6.",
        "AAA: 1er stint M 14 vts @86,2; 2º stint H 39 vts @84,6.",
        "AAA: 1º stint M 14 vts @86,2; 2º stint H 39 vts @84,6.",
    ),
    (
        "L AAA H 20",
        "AAA extended H 20L.",
        "AAA alargó H 20 v.",
        "AAA esticou H 20 v.",
    ),
    (
        "R AAA M 0.605",
        "AAA: deg M 0.605 s/lap.",
        "AAA: deg M 0,605 s/v.",
        "AAA: deg M 0,605 s/v.",
    ),
    (
        "L AAA H 35; A AAA H 76.9",
        "AAA H stint 35L, avg 76.9.",
        "AAA stint H 35v, media 76,9.",
        "AAA stint H 35v, média 76,9.",
    ),
    (
        "L AAA M 24",
        "AAA: 24 laps on M.",
        "AAA: 24 v con M.",
        "AAA: 24 v com M.",
    ),
    (
        "L AAA W 1-9; A AAA W 113.9; L AAA I 10-36; A AAA I 104.6",
        "AAA:\n- Stint 1 – Wet (laps 1–9): average lap of 113.9 s.\n- Stint 2 – Intermediate (laps 10–36): "
        "average lap of 104.6 s.",
        "AAA:\n- Stint 1 – Lluvia (vueltas 1–9): media de 113,9 s.\n- Stint 2 – Intermedio (vueltas 10–36): "
        "media de 104,6 s.",
        "AAA:\n- Stint 1 – Chuva (voltas 1–9): média de 113,9 s.\n- Stint 2 – Intermediário (voltas 10–36): "
        "média de 104,6 s.",
    ),
    (
        "L AAA S 23; L AAA M 25; L AAA S 23",
        "AAA's race\n\n1. **Stint 1 (Soft)**\n   * Length: 23 laps\n2. **Stint 2 (Medium)**\n   * Length: 25 laps\n"
        "3. **Stint 3 (Soft)**\n   * Length: 23 laps",
        "Carrera de AAA\n\n1. **Stint 1 (Blando)**\n   * Duración: 23 vueltas\n2. **Stint 2 (Medio)**\n   * "
        "Duración: 25 vueltas\n3. **Stint 3 (Blando)**\n   * Duración: 23 vueltas",
        "Corrida de AAA\n\n1. **Stint 1 (Macio)**\n   * Duração: 23 voltas\n2. **Stint 2 (Médio)**\n   * Duração: "
        "25 voltas\n3. **Stint 3 (Macio)**\n   * Duração: 23 voltas",
    ),
    (
        "L AAA M 25; L AAA S 25",
        "AAA's race\n\n**Stint 1 (Soft)**\n* Length: 25 laps\n\n**Stint 2 (Medium)**\n* Length: 25 laps",
        "Carrera de AAA\n\n**Stint 1 (Blando)**\n* Duración: 25 vueltas\n\n**Stint 2 (Medio)**\n* Duración: 25 vueltas",
        "Corrida de AAA\n\n**Stint 1 (Macio)**\n* Duração: 25 voltas\n\n**Stint 2 (Médio)**\n* Duração: 25 voltas",
    ),
    (
        "L AAA S 1-21; A AAA S 81.5; R AAA S 0.043; L AAA M 22-46; A AAA M 80.0; R AAA M -0.001",
        "AAA:\n\n| Stint | Compound | Laps | Average | Degradation |\n|---|---|---|---|---|\n| 1 | Soft | 1 to 21"
        " | 81.5 s | +0.043 s/lap |\n| 2 | Medium | 22 to 46 | 80.0 s | -0.001 s/lap |",
        "AAA:\n\n| Stint | Compuesto | Vueltas | Media | Degradación |\n|---|---|---|---|---|\n| 1 | Blando | 1 a"
        " 21 | 81,5 s | +0,043 s/vuelta |\n| 2 | Medio | 22 a 46 | 80,0 s | -0,001 s/vuelta |",
        "AAA:\n\n| Stint | Composto | Voltas | Média | Degradação |\n|---|---|---|---|---|\n| 1 | Macio | 1 a 21 "
        "| 81,5 s | +0,043 s/volta |\n| 2 | Médio | 22 a 46 | 80,0 s | -0,001 s/volta |",
    ),
    (
        "C AAA H>M; C BBB M>H",
        "| Driver | Pit lap | Tyre change |\n|---|---|---|\n| AAA | 26 | Hard → Medium |\n| BBB | 24 | Medium → Hard |",
        "| Piloto | Parada | Neumáticos |\n|---|---|---|\n| AAA | v. 26 | Duro → Medio |\n| BBB | v. 24 | Medio "
        "→ Duro |",
        "| Piloto | Parada | Pneus |\n|---|---|---|\n| AAA | v. 26 | Duro → Médio |\n| BBB | v. 24 | Médio → Duro |",
    ),
    (
        "T AAA M; C AAA ?>H",
        "AAA started on mediums and stopped on lap 26 to fit hards.",
        "AAA salió con medios y paró en la vuelta 26 para montar duros.",
        "AAA largou com médios e parou na volta 26 para montar duros.",
    ),
    (
        "T AAA M; C AAA M>H",
        "AAA started on mediums and stopped on lap 26 to switch to hards.",
        "AAA salió con medios y paró en la vuelta 26 para cambiar a duros.",
        "AAA largou com médios e parou na volta 26 para trocar para duros.",
    ),
    (
        "C AAA M>H; C BBB M>H",
        "AAA stopped on lap 11 (medium to hard); BBB stopped on lap 13, same compounds.",
        "AAA paró en la vuelta 11 (medio a duro); BBB paró en la vuelta 13, mismos compuestos.",
        "AAA parou na volta 11 (médio para duro); BBB parou na volta 13, mesmos compostos.",
    ),
    (
        "C AAA ?>M; L AAA M 12",
        "AAA switched to mediums on lap 9. Those lasted only twelve laps.",
        "AAA cambió a medios en la vuelta 9. Esos duraron solo doce vueltas.",
        "AAA trocou para médios na volta 9. Esses duraram só doze voltas.",
    ),
    (
        "T AAA M; C AAA M>H",
        "AAA began the race on medium tyres before making the switch to hards on lap 20.",
        "AAA comenzó la carrera con neumáticos medios antes de realizar el cambio a duros en la vuelta 20.",
        "AAA começou a corrida com pneus médios antes de fazer a troca para duros na volta 20.",
    ),
    (
        "C AAA S>M",
        "On lap 14, AAA made his first stop, replacing the soft tyres with mediums.",
        "En la vuelta 14, AAA realizó su primera parada, reemplazando los blandos por medios.",
        "Na volta 14, AAA fez a sua primeira parada, substituindo os macios por médios.",
    ),
    (
        "C AAA S>M",
        "AAA's first stop came on lap 14, with softs giving way to mediums.",
        "La primera parada de AAA llegó en la vuelta 14, con los blandos dando paso a los medios.",
        "A primeira parada de AAA veio na volta 14, com os macios dando lugar aos médios.",
    ),
    (
        "L AAA M 24; A AAA M 93.5; R AAA M 0.021",
        "AAA's first stint on mediums lasted 24 laps, with an average pace of 93.5 s and degradation of 0.021"
        " s per lap.",
        "El primer stint de AAA con medios duró 24 vueltas, con un ritmo medio de 93,5 s y una degradación de"
        " 0,021 s por vuelta.",
        "O primeiro stint de AAA com médios durou 24 voltas, com ritmo médio de 93,5 s e degradação de 0,021 "
        "s por volta.",
    ),
    (
        "L AAA M 24; A AAA M 93.5",
        "AAA covered the opening 24 laps on mediums at an average of 93.5 seconds per lap.",
        "AAA cubrió las primeras 24 vueltas con medios a un promedio de 93,5 segundos por vuelta.",
        "AAA percorreu as primeiras 24 voltas com médios a uma média de 93,5 segundos por volta.",
    ),
    (
        "L AAA M 1-24; L AAA H 25-57",
        "Medium: laps 1-24. Hard: laps 25-57. AAA stopped once.",
        "Medio: vueltas 1-24. Duro: vueltas 25-57. AAA paró una vez.",
        "Médio: voltas 1-24. Duro: voltas 25-57. AAA parou uma vez.",
    ),
    (
        "L AAA M 1-24; L AAA H 25-57",
        "AAA ran mediums for laps 1 through 24 and hards for laps 25 through 57.",
        "AAA usó medios de la vuelta 1 hasta la 24 y duros de la vuelta 25 hasta la 57.",
        "AAA usou médios da volta 1 até a 24 e duros da volta 25 até a 57.",
    ),
    (
        "L AAA M 24; A AAA M 93.5; R AAA M 0.021; L AAA H 33; A AAA H 91.0; R AAA H -0.05",
        "AAA:\n- **Medium** (24 laps): 93.5 s average, +0.021 s/lap\n- **Hard** (33 laps): 91.0 s average, "
        "-0.050 s/lap",
        "AAA:\n- **Medio** (24 vueltas): 93,5 s de media, +0,021 s/vuelta\n- **Duro** (33 vueltas): 91,0 s de "
        "media, -0,050 s/vuelta",
        "AAA:\n- **Médio** (24 voltas): 93,5 s de média, +0,021 s/volta\n- **Duro** (33 voltas): 91,0 s de "
        "média, -0,050 s/volta",
    ),
    (
        "L AAA M 24; A AAA M 93.5; R AAA M 0.021",
        "AAA\n\n### Stint 1: Medium\n- **Laps:** 24\n- **Average lap:** 93.5 s\n- **Degradation:** +0.021 s/lap",
        "AAA\n\n### Stint 1: Medio\n- **Vueltas:** 24\n- **Vuelta media:** 93,5 s\n- **Degradación:** +0,021 s/vuelta",
        "AAA\n\n### Stint 1: Médio\n- **Voltas:** 24\n- **Volta média:** 93,5 s\n- **Degradação:** +0,021 s/volta",
    ),
    (
        "L AAA M 1-24; A AAA M 93.5",
        "AAA\n\n### Stint 1\n- **Compound:** Medium\n- **Laps:** 1–24\n- **Average lap:** 93.5 s",
        "AAA\n\n### Stint 1\n- **Compuesto:** Medio\n- **Vueltas:** 1–24\n- **Media por vuelta:** 93,5 s",
        "AAA\n\n### Stint 1\n- **Composto:** Médio\n- **Voltas:** 1–24\n- **Média por volta:** 93,5 s",
    ),
    (
        "R AAA M 0.15",
        "AAA's mediums lost about 0.15 seconds per lap.",
        "Los medios de AAA perdieron unos 0,15 segundos por vuelta.",
        "Os médios de AAA perderam cerca de 0,15 segundo por volta.",
    ),
    (
        "R AAA M 0.15",
        "On mediums AAA suffered degradation of roughly 0.15 s/lap.",
        "Con medios AAA sufrió una degradación de unos 0,15 s/vuelta.",
        "Com médios AAA sofreu degradação de cerca de 0,15 s/volta.",
    ),
    (
        "R AAA M 0.15",
        "AAA's pace on mediums dropped by 0.15 seconds per lap.",
        "El ritmo de AAA con medios caía 0,15 segundos por vuelta.",
        "O ritmo de AAA com médios caía 0,15 segundo por volta.",
    ),
    (
        "R AAA M 0.15",
        "AAA's lap times on mediums increased by 0.15 s each lap.",
        "Los tiempos de AAA con medios aumentaban 0,15 s cada vuelta.",
        "Os tempos de AAA com médios aumentavam 0,15 s a cada volta.",
    ),
    (
        "R AAA M -0.15",
        "AAA's mediums showed negative degradation of -0.15 s per lap.",
        "Los medios de AAA mostraron una degradación negativa de -0,15 s por vuelta.",
        "Os médios de AAA mostraram degradação negativa de -0,15 s por volta.",
    ),
    (
        "R AAA M -0.15",
        "AAA got quicker by 0.15 s per lap on mediums.",
        "AAA mejoraba 0,15 s por vuelta con medios.",
        "AAA melhorava 0,15 s por volta com médios.",
    ),
    (
        "R AAA M 0.15",
        "The mediums were costing AAA 0.15 s a lap.",
        "Los medios le costaban a AAA 0,15 s por vuelta.",
        "Os médios custavam a AAA 0,15 s por volta.",
    ),
    (
        "R AAA M 0.15; R AAA H 0.02",
        "AAA's degradation was 0.15 s/lap on mediums and just 0.02 s/lap on hards.",
        "La degradación de AAA fue de 0,15 s/vuelta con medios y de solo 0,02 s/vuelta con duros.",
        "A degradação de AAA foi de 0,15 s/volta com médios e de apenas 0,02 s/volta com duros.",
    ),
    (
        "R AAA M 0.15; R AAA H 0.02",
        "AAA's mediums degraded at 0.15 s/lap, while the hards held at 0.02 s/lap.",
        "Los medios de AAA se degradaban a 0,15 s/vuelta, mientras que los duros lo hacían a 0,02 s/vuelta.",
        "Os médios de AAA degradavam 0,15 s/volta, enquanto os duros 0,02 s/volta.",
    ),
    (
        "A AAA M 93.5; A AAA H 91.0",
        "AAA averaged 93.5 s on mediums compared with 91.0 s on hards.",
        "AAA promedió 93,5 s con medios frente a 91,0 s con duros.",
        "AAA teve média de 93,5 s com médios contra 91,0 s com duros.",
    ),
    (
        "A AAA M 93.5; A AAA H 91.0",
        "AAA improved from an average of 93.5 s on mediums to 91.0 s on hards.",
        "AAA mejoró de un promedio de 93,5 s con medios a 91,0 s con duros.",
        "AAA melhorou de uma média de 93,5 s com médios para 91,0 s com duros.",
    ),
    (
        "A AAA M 93.5; A AAA H 91.0",
        "On the hards, AAA's average of 91.0 s was 2.5 s quicker than the 93.5 s on mediums.",
        "Con los duros, la media de AAA de 91,0 s fue 2,5 s más rápida que los 93,5 s con medios.",
        "Com os duros, a média de AAA de 91,0 s foi 2,5 s mais rápida que os 93,5 s com médios.",
    ),
    (
        "A AAA M 93.5; A BBB H 91.0",
        "On mediums AAA averaged 93.5 s, whereas BBB averaged 91.0 s on hards.",
        "Con medios AAA promedió 93,5 s, mientras que BBB promedió 91,0 s con duros.",
        "Com médios AAA teve média de 93,5 s, enquanto BBB teve média de 91,0 s com duros.",
    ),
    (
        "L AAA H 33; A AAA H 91.0",
        "AAA then completed a 33-lap stint on the hard compound, averaging 91.0 seconds.",
        "AAA completó después una tanda de 33 vueltas con el compuesto duro, con un promedio de 91,0 segundos.",
        "AAA completou depois um stint de 33 voltas com o composto duro, com média de 91,0 segundos.",
    ),
    (
        "L AAA H 33",
        "AAA's 33-lap hard stint took him to the flag.",
        "El stint de 33 vueltas de AAA con duros lo llevó a meta.",
        "O stint de 33 voltas de AAA com duros levou-o até a meta.",
    ),
    (
        "L AAA H 33",
        "AAA stretched the hards for 33 laps.",
        "AAA estiró los duros durante 33 vueltas.",
        "AAA esticou os duros por 33 voltas.",
    ),
    (
        "L AAA H 33",
        "AAA got 33 laps out of the hards.",
        "AAA le sacó 33 vueltas a los duros.",
        "AAA tirou 33 voltas dos duros.",
    ),
    (
        "L AAA H 33",
        "AAA's hards did 33 laps.",
        "Los duros de AAA aguantaron 33 vueltas.",
        "Os duros de AAA aguentaram 33 voltas.",
    ),
    (
        "L AAA S 17; L AAA M 31",
        "AAA: softs (17 laps) → mediums (31 laps).",
        "AAA: blandos (17 vueltas) → medios (31 vueltas).",
        "AAA: macios (17 voltas) → médios (31 voltas).",
    ),
    (
        "C AAA S>M; C AAA M>H",
        "AAA stopped on lap 10 (soft to medium) and lap 30 (medium to hard).",
        "AAA paró en la vuelta 10 (de blando a medio) y en la 30 (de medio a duro).",
        "AAA parou na volta 10 (de macio para médio) e na 30 (de médio para duro).",
    ),
    (
        "C AAA S>M; C BBB S>M",
        "Both AAA and BBB changed from softs to mediums.",
        "Tanto AAA como BBB cambiaron de blandos a medios.",
        "Tanto AAA quanto BBB trocaram de macios para médios.",
    ),
    (
        "C AAA ?>H; C BBB ?>H",
        "Both drivers, AAA and BBB, fitted hards on lap 20.",
        "Ambos pilotos, AAA y BBB, montaron duros en la vuelta 20.",
        "Ambos os pilotos, AAA e BBB, colocaram duros na volta 20.",
    ),
    (
        "T AAA M; T BBB M",
        "AAA and BBB both started on mediums.",
        "AAA y BBB salieron ambos con medios.",
        "AAA e BBB largaram ambos com médios.",
    ),
    (
        "T AAA M; T BBB H",
        "AAA was running mediums while BBB was on hards.",
        "AAA rodaba con medios mientras BBB iba con duros.",
        "AAA rodava com médios enquanto BBB estava de duros.",
    ),
    (
        "T AAA S; L AAA S 18; L AAA M 39",
        "AAA's race was split into an 18-lap soft stint and a 39-lap medium stint.",
        "La carrera de AAA se dividió en un stint de 18 vueltas con blandos y otro de 39 con medios.",
        "A corrida de AAA foi dividida em um stint de 18 voltas com macios e outro de 39 com médios.",
    ),
    (
        "C AAA M>H; P AAA 20",
        "Lap 20 – AAA pits: Medium ➡️ Hard.",
        "Vuelta 20 – AAA para: Medio ➡️ Duro.",
        "Volta 20 – AAA para: Médio ➡️ Duro.",
    ),
    (
        "C AAA M>H",
        "Tyre change (AAA): Medium to Hard, lap 20.",
        "Cambio de neumáticos (AAA): de Medio a Duro, vuelta 20.",
        "Troca de pneus (AAA): de Médio para Duro, volta 20.",
    ),
    (
        "T AAA M; T AAA H",
        "Tyres used by AAA: medium and hard.",
        "Neumáticos usados por AAA: medio y duro.",
        "Pneus usados por AAA: médio e duro.",
    ),
    (
        "T AAA M",
        "Starting tyre: medium (AAA).",
        "Neumático de salida: medio (AAA).",
        "Pneu de largada: médio (AAA).",
    ),
    (
        "C AAA M>H; L AAA H 30",
        "AAA swapped his worn mediums for fresh hards on lap 27 and ran them for the final 30 laps.",
        "AAA cambió sus medios gastados por duros nuevos en la vuelta 27 y rodó con ellos las últimas 30 vueltas.",
        "AAA trocou seus médios gastos por duros novos na volta 27 e rodou com eles as últimas 30 voltas.",
    ),
    (
        "R AAA S 0.1; R AAA M 0.05; R AAA H 0.01",
        "Degradation for AAA: soft 0.100, medium 0.050, hard 0.010 s/lap.",
        "Degradación de AAA: blando 0,100, medio 0,050, duro 0,010 s/vuelta.",
        "Degradação de AAA: macio 0,100, médio 0,050, duro 0,010 s/volta.",
    ),
    (
        "C AAA ?>H",
        "AAA stopped on lap 20, hards.",
        "AAA paró en la vuelta 20, duros.",
        "AAA parou na volta 20, duros.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 20, again for hards.",
        "AAA paró en la 20, también a duros.",
        "AAA parou na 20, também para duros.",
    ),
    (
        "C AAA ?>H",
        "AAA stopped on lap 20 (hards).",
        "AAA paró en la vuelta 20 (duros).",
        "AAA parou na volta 20 (duros).",
    ),
    (
        "T AAA M; C AAA ?>H",
        "AAA\n- Start: Medium\n- Pit stop: Lap 20, Hard",
        "AAA\n- Salida: Medio\n- Parada: vuelta 20, Duro",
        "AAA\n- Largada: Médio\n- Parada: volta 20, Duro",
    ),
    (
        "C AAA ?>H; C BBB ?>H",
        "AAA came in on lap 15 and BBB on lap 17; each took hards.",
        "AAA entró en la vuelta 15 y BBB en la 17; cada uno montó duros.",
        "AAA entrou na volta 15 e BBB na 17; cada um montou duros.",
    ),
    (
        "C AAA ?>H; C BBB ?>H",
        "AAA stopped on lap 15, BBB on lap 17. Both fitted hards.",
        "AAA paró en la vuelta 15, BBB en la 17. Ambos montaron duros.",
        "AAA parou na volta 15, BBB na 17. Ambos montaram duros.",
    ),
    (
        "C AAA M>H; C AAA H>M",
        "AAA went medium to hard on lap 20 and back to medium on lap 40.",
        "AAA pasó de medio a duro en la 20 y volvió a medio en la 40.",
        "AAA passou de médio para duro na 20 e voltou ao médio na 40.",
    ),
    (
        "C AAA ?>H; C AAA ?>S",
        "AAA stopped on lap 20 for hards and on lap 40 for softs.",
        "AAA paró en la vuelta 20 para poner duros y en la 40 para poner blandos.",
        "AAA parou na volta 20 para colocar duros e na 40 para colocar macios.",
    ),
    (
        "C AAA ?>H; C AAA ?>S",
        "AAA made two stops: lap 20 for hards and lap 40 for softs.",
        "AAA hizo dos paradas: vuelta 20 para duros y vuelta 40 para blandos.",
        "AAA fez duas paradas: volta 20 para duros e volta 40 para macios.",
    ),
    (
        "C AAA ?>H",
        "AAA's tyres were changed to hards on lap 20.",
        "A AAA le cambiaron a duros en la vuelta 20.",
        "AAA teve os pneus trocados para duros na volta 20.",
    ),
    (
        "C AAA ?>H",
        "The team put AAA on hards on lap 20.",
        "El equipo le puso duros a AAA en la vuelta 20.",
        "A equipe colocou duros em AAA na volta 20.",
    ),
    (
        "C AAA H>H",
        "AAA stopped on lap 38 and repeated with hards.",
        "AAA paró en la vuelta 38 y repitió con duros.",
        "AAA parou na volta 38 e repetiu os duros.",
    ),
]

# texts that affirm nothing of the kind, or less than a hasty reader would say
NEGATIVE: list[Case] = [
    (
        "",
        "AAA did not switch to hards on lap 9.",
        "AAA no cambió a duros en la vuelta 9.",
        "AAA não trocou para duros na volta 9.",
    ),
    (
        "",
        "AAA saw a red flag on lap 9 and a yellow flag on lap 12.",
        "AAA vio una bandera roja en la vuelta 9 y una amarilla en la 12.",
        "AAA viu uma bandeira vermelha na volta 9 e uma amarela na 12.",
    ),
    (
        "",
        "It was a wet race and AAA stopped on lap 9.",
        "Fue una carrera con lluvia y AAA paró en la vuelta 9.",
        "Foi uma corrida com chuva e AAA parou na volta 9.",
    ),
    (
        "",
        "AAA picked up two places after lap 9.",
        "AAA metió presión a BBB desde la vuelta 9.",
        "AAA meteu pressão em BBB desde a volta 9.",
    ),
    (
        "T AAA I",
        "AAA started on intermediates but had to retire after only 7 laps.",
        "AAA salió con intermedios, pero tuvo que abandonar después de solo 7 vueltas.",
        "AAA largou com intermediários, mas teve de abandonar depois de só 7 voltas.",
    ),
    (
        "T AAA M",
        "AAA was on mediums. The defence lasted 2 laps.",
        "AAA iba con medios. La defensa duró 2 vueltas.",
        "AAA estava com médios. A defesa durou 2 voltas.",
    ),
    (
        "C AAA ?>M",
        "AAA switched to mediums, and one lap on fresh rubber was plenty.",
        "AAA cambió a medios, y una vuelta con goma nueva bastó.",
        "AAA trocou para médios, e uma volta com borracha nova bastou.",
    ),
    (
        "C AAA S>M",
        "AAA changed from softs to mediums on lap 9, whereas BBB made his corresponding stop on lap 12.",
        "AAA cambió de blandos a medios en la vuelta 9, mientras que BBB hizo su parada correspondiente en la 12.",
        "AAA trocou de macios para médios na volta 9, enquanto BBB fez a sua parada correspondente na 12.",
    ),
    (
        "A AAA H 93.6; A AAA M 95.1; R AAA H -0.06",
        "AAA averaged 93.6 s on the hard against 95.1 s of the stint on mediums: the times fell by six "
        "hundredths a lap.",
        "La media de AAA con el duro fue de 93,6 s, frente a 95,1 s del stint con medios: los tiempos bajaban"
        " seis centésimas por vuelta.",
        "A média de AAA com o duro foi de 93,6 s, contra 95,1 s do stint com médios: os tempos baixavam seis "
        "centésimas por volta.",
    ),
    (
        "T AAA M; T BBB M",
        "AAA and BBB were on the same compound, mediums.",
        "AAA y BBB iban con el mismo compuesto, medios.",
        "AAA e BBB estavam com o mesmo composto, médios.",
    ),
    (
        "",
        "AAA extended two laps longer than BBB.",
        "AAA alargó dos vueltas más que BBB.",
        "AAA esticou duas voltas a mais que BBB.",
    ),
    (
        "",
        "WET",
        "LLUVIA",
        "CHUVA",
    ),
    (
        "T AAA M",
        "AAA planned to switch to hards but stayed on mediums.",
        "AAA planeaba cambiar a duros, pero siguió con medios.",
        "AAA planejava trocar para duros, mas ficou com médios.",
    ),
    (
        "",
        "If AAA had fitted hards, he would have finished higher.",
        "Si AAA hubiera montado duros, habría terminado más arriba.",
        "Se AAA tivesse colocado duros, teria terminado mais acima.",
    ),
    (
        "",
        "AAA was 0.15 s per lap faster than BBB.",
        "AAA fue 0,15 s por vuelta más rápido que BBB.",
        "AAA foi 0,15 s por volta mais rápido que BBB.",
    ),
    (
        "",
        "AAA held BBB for 12 laps.",
        "AAA contuvo a BBB durante 12 vueltas.",
        "AAA segurou BBB por 12 voltas.",
    ),
    (
        "",
        "AAA had a hard race and a soft landing.",
        "AAA tuvo una carrera dura.",
        "AAA teve uma corrida dura.",
    ),
    (
        "",
        "AAA stopped on lap 20, ahead of the cars on hards.",
        "AAA paró en la vuelta 20, por delante de los coches con duros.",
        "AAA parou na volta 20, à frente dos carros com duros.",
    ),
]


def _of_tyres(claims: set[Claim]) -> set[Claim]:
    """The claims of tyres and stints, without the tyre of a stint whose numbers name it."""
    told = {claim for claim in claims if isinstance(claim, (CompoundChange, StintCompound, *_NUMBERS))}
    implied = {
        StintCompound(driver=claim.driver, compound=claim.compound)
        for claim in told
        if isinstance(claim, _NUMBERS) and claim.compound is not None
    }
    return told - implied


@in_three_languages(CASES)
def test_what_is_told_of_tyres(notation: str, text: str, lang: str) -> None:
    assert _of_tyres(affirmed(text, lang)) == _of_tyres(wanted(notation))


@in_three_languages(NEGATIVE)
def test_no_more_than_is_told_of_tyres(notation: str, text: str, lang: str) -> None:
    assert _of_tyres(affirmed(text, lang)) == _of_tyres(wanted(notation))
