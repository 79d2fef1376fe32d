"""Battles, defences and results in other words: in three languages, what is affirmed, and nothing else.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

import pytest

from artifact.claim import Claim, Polarity
from artifact.domains.racing.rules import extract
from artifact.extract_eval import parse_notation

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[tuple[str, str, str, str], ...] = (
    (
        "B u AAA BBB",
        "The undercut on BBB handed AAA P3.",
        "El undercut sobre BBB le dio a AAA el P3.",
        "O undercut sobre BBB deu a AAA o P3.",
    ),
    (
        "B u AAA BBB; F AAA 5",
        "AAA undercut BBB to take P4, but finished P5.",
        "AAA le hizo el undercut a BBB para tomar la P4, pero terminó P5.",
        "AAA fez o undercut em BBB para assumir a P4, mas terminou em P5.",
    ),
    (
        "P AAA 12",
        "AAA pitted from P4 on lap 12 and rejoined in P9.",
        "AAA paró en la vuelta 12 cuando era P4 y volvió a pista en P9.",
        "AAA parou na volta 12 quando era P4 e voltou à pista em P9.",
    ),
    (
        "P AAA 12; F AAA 6",
        "Running in P3, AAA stopped on lap 12, dropped to P11 and came home P6.",
        "Rodando en P3, AAA paró en la vuelta 12, cayó a P11 y acabó P6.",
        "Rodando em P3, AAA parou na volta 12, caiu para P11 e acabou em P6.",
    ),
    (
        "",
        "AAA gained P4 from BBB in the pit window.",
        "AAA ganó la P4 a BBB en la ventana de paradas.",
        "AAA ganhou a P4 de BBB na janela de paradas.",
    ),
    (
        "F AAA 2",
        "AAA crossed the line second.",
        "AAA cruzó la meta en segunda posición.",
        "AAA cruzou a linha em segundo lugar.",
    ),
    (
        "F AAA 8; F BBB 9",
        "AAA was eighth and BBB ninth.",
        "AAA fue octavo y BBB noveno.",
        "AAA foi oitavo e BBB nono.",
    ),
    (
        "F AAA 3",
        "AAA rounded out the podium in third.",
        "AAA completó el podio en tercera posición.",
        "AAA completou o pódio em terceiro.",
    ),
    (
        "F AAA 3",
        "AAA secured P3 at the chequered flag.",
        "AAA aseguró la P3 bajo la bandera a cuadros.",
        "AAA garantiu a P3 na bandeirada.",
    ),
    (
        "W AAA; F BBB 2; F CCC 3",
        "AAA took the win from BBB in P2 and CCC in P3.",
        "AAA se llevó la victoria, con BBB en P2 y CCC en P3.",
        "AAA ficou com a vitória, com BBB em P2 e CCC em P3.",
    ),
    (
        "W AAA",
        "AAA claimed victory in the race.",
        "AAA se alzó con la victoria.",
        "AAA levou a vitória.",
    ),
    (
        "W AAA; K BBB 81.2",
        "AAA triumphed, and BBB posted the fastest lap of the race (81.2 s).",
        "AAA se llevó el triunfo y BBB marcó la vuelta más rápida (81,2 s).",
        "AAA triunfou e BBB marcou a volta mais rápida (81,2 s).",
    ),
    (
        "W AAA",
        "The race was won by AAA.",
        "La carrera la ganó AAA.",
        "A corrida foi vencida por AAA.",
    ),
    (
        "W AAA",
        "AAA secured the race win.",
        "AAA aseguró el triunfo.",
        "AAA garantiu a vitória.",
    ),
    (
        "",
        "AAA was on his fastest lap of the stint and BBB had a quick lap.",
        "AAA estaba en vuelta rápida cuando BBB salió.",
        "AAA estava em volta rápida quando BBB saiu.",
    ),
    (
        "K AAA 82.3",
        "AAA set the fastest lap of the race with 82.3 s.",
        "AAA firmó la vuelta rápida con 82,3 s.",
        "AAA cravou a volta mais rápida com 82,3 s.",
    ),
    (
        "D AAA BBB; H AAA BBB 12",
        "AAA kept BBB at bay for 12 laps.",
        "AAA mantuvo a raya a BBB durante 12 vueltas.",
        "AAA manteve BBB à distância por 12 voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 12",
        "BBB was stuck behind AAA for 12 laps.",
        "BBB quedó atrapado detrás de AAA durante 12 vueltas.",
        "BBB ficou preso atrás de AAA por 12 voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 12",
        "BBB was held up by AAA for 12 laps.",
        "BBB fue retenido por AAA durante 12 vueltas.",
        "BBB foi segurado por AAA durante 12 voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 12",
        "BBB spent 12 laps stuck behind AAA.",
        "BBB pasó 12 vueltas atascado detrás de AAA.",
        "BBB passou 12 voltas preso atrás de AAA.",
    ),
    (
        "D AAA BBB; H AAA BBB 9",
        "AAA resisted BBB's attacks for 9 laps.",
        "AAA aguantó los ataques de BBB durante 9 vueltas.",
        "AAA resistiu aos ataques de BBB por 9 voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 9",
        "AAA managed to keep BBB behind for 9 laps.",
        "AAA logró mantener a BBB detrás durante 9 vueltas.",
        "AAA conseguiu manter BBB atrás por 9 voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 9",
        "For nine laps AAA kept BBB behind him.",
        "Durante nueve vueltas AAA mantuvo a BBB detrás.",
        "Durante nove voltas AAA manteve BBB atrás.",
    ),
    (
        "D AAA BBB; H AAA BBB 9",
        "AAA defended his position from BBB for nine laps.",
        "AAA defendió su posición frente a BBB durante nueve vueltas.",
        "AAA defendeu sua posição de BBB por nove voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 9; V BBB AAA 0.4",
        "AAA held BBB back for 9 laps even though BBB was 0.4 s per lap quicker.",
        "AAA frenó a BBB 9 vueltas pese a que BBB era 0,4 s por vuelta más rápido.",
        "AAA segurou BBB por 9 voltas apesar de BBB ser 0,4 s por volta mais rápido.",
    ),
    (
        "D AAA BBB; H AAA BBB 7; D CCC DDD; H CCC DDD 5",
        "AAA held off BBB for 7 laps, and CCC did the same to DDD for 5. CCC held off DDD for 5 laps.",
        "AAA contuvo a BBB durante 7 vueltas y CCC resistió a DDD 5 vueltas.",
        "AAA conteve BBB por 7 voltas e CCC segurou DDD por 5 voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 7",
        "BBB could not pass AAA, who held him off for 7 laps.",
        "BBB no pudo con AAA, que lo contuvo durante 7 vueltas.",
        "BBB não passou AAA, que o segurou por 7 voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 14; M AAA +",
        "AAA shielded his teammate by holding BBB for 14 laps.",
        "AAA protegió a su compañero al contener a BBB 14 vueltas.",
        "AAA protegeu o companheiro ao segurar BBB por 14 voltas.",
    ),
    (
        "P AAA 20; D AAA BBB",
        "AAA pitted on lap 20 to keep BBB behind.",
        "AAA paró en la vuelta 20 para mantener a BBB detrás.",
        "AAA parou na volta 20 para manter BBB atrás.",
    ),
    (
        "Q AAA BBB 1.64; P AAA 14",
        "AAA was 1.64 s behind BBB when he pitted on lap 14.",
        "AAA estaba a 1,64 s de BBB cuando paró en la vuelta 14.",
        "AAA estava a 1,64 s de BBB quando parou na volta 14.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 4.1; Q AAA BBB 2.0",
        "AAA's undercut on BBB took him from 4.1 s behind to 2.0 s ahead.",
        "El undercut de AAA sobre BBB lo llevó de 4,1 s por detrás a 2,0 s por delante.",
        "O undercut de AAA sobre BBB levou-o de 4,1 s atrás para 2,0 s à frente.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 3.4; Q AAA BBB 1.2",
        "AAA tried an undercut on BBB: the gap closed from 3.4 s to 1.2 s.",
        "AAA intentó un undercut sobre BBB: la diferencia se cerró de 3,4 s a 1,2 s.",
        "AAA tentou um undercut em BBB: a diferença caiu de 3,4 s para 1,2 s.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 3.4; Q AAA BBB 5.2; G 1.8",
        "With the undercut on BBB AAA stretched the gap from 3.4 s to 5.2 s, an increase of 1.8 s.",
        "Con el undercut sobre BBB AAA estiró la ventaja de 3,4 s a 5,2 s, un aumento de 1,8 s.",
        "Com o undercut em BBB AAA esticou a vantagem de 3,4 s para 5,2 s, um aumento de 1,8 s.",
    ),
    (
        "B u AAA BBB; G 2.7",
        "AAA undercut BBB, and the gap shrank by 2.7 s.",
        "AAA le hizo el undercut a BBB y la brecha se redujo en 2,7 s.",
        "AAA fez o undercut em BBB e a diferença encolheu 2,7 s.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 4.7; Q AAA BBB 7.0",
        "AAA undercut BBB: his lead grew from 4.7 s before the stops to 7.0 s afterwards.",
        "AAA le hizo el undercut a BBB: su ventaja aumentó de 4,7 s antes de las paradas a 7,0 s después.",
        "AAA fez o undercut em BBB: sua vantagem aumentou de 4,7 s antes das paradas para 7,0 s depois.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 3.2",
        "AAA undercut BBB and emerged ahead by 3.2 seconds.",
        "AAA le hizo el undercut a BBB y salió por delante por 3,2 segundos.",
        "AAA fez o undercut em BBB e saiu à frente por 3,2 segundos.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 1.9",
        "AAA undercut BBB and had a 1.9 s lead once both had stopped.",
        "AAA le hizo el undercut a BBB y le sacaba 1,9 s tras las paradas.",
        "AAA fez o undercut em BBB e tinha 1,9 s de vantagem depois das paradas.",
    ),
    (
        "B u AAA BBB; Q BBB AAA 2.85; Q AAA BBB 0.4",
        "AAA undercut BBB: BBB's initial 2.85 s lead was reversed, leaving AAA 0.4 s in front.",
        "AAA hizo el undercut a BBB: la ventaja inicial de BBB de 2,85 s se revirtió, quedando AAA 0,4 s por delante.",
        "AAA fez o undercut em BBB: a vantagem inicial de BBB de 2,85 s foi revertida, ficando AAA 0,4 s à frente.",
    ),
    (
        "B u AAA BBB; Q AAA BBB -2.1; Q AAA BBB 1.4; G 3.5",
        "AAA undercut BBB: gap AAA-BBB -2.1 s → +1.4 s (net swing 3.5 s).",
        "AAA le hizo el undercut a BBB: gap AAA-BBB -2,1 s → +1,4 s (vuelco neto de 3,5 s).",
        "AAA fez o undercut em BBB: gap AAA-BBB -2,1 s → +1,4 s (ganho líquido de 3,5 s).",
    ),
    (
        "B o AAA BBB; Q AAA BBB 2.0",
        "AAA overcut BBB, closing a 2.0-second gap.",
        "AAA le hizo un overcut a BBB, cerrando una brecha de 2,0 segundos.",
        "AAA fez um overcut em BBB, fechando uma diferença de 2,0 segundos.",
    ),
    (
        "Q AAA BBB 12.4; W AAA",
        "AAA won with a 12.4 s lead over BBB.",
        "AAA ganó la carrera con 12,4 s de ventaja sobre BBB.",
        "AAA venceu com 12,4 s de vantagem sobre BBB.",
    ),
    (
        "W AAA; Q AAA BBB 5.1",
        "AAA won by 5.1 s from BBB.",
        "AAA ganó la carrera por 5,1 s sobre BBB.",
        "AAA venceu por 5,1 s sobre BBB.",
    ),
    (
        "B u AAA BBB; G 3.1",
        "AAA's undercut on BBB was worth 3.1 s.",
        "El undercut de AAA sobre BBB le valió 3,1 s.",
        "O undercut de AAA sobre BBB valeu-lhe 3,1 s.",
    ),
    (
        "B u AAA BBB; G 6.3",
        "AAA undercut BBB for a net swing of 6.3 s.",
        "AAA le hizo el undercut a BBB con un vuelco neto de 6,3 s.",
        "AAA fez o undercut em BBB com uma virada líquida de 6,3 s.",
    ),
    (
        "B u AAA BBB; G 2.2",
        "AAA's undercut on BBB picked up 2.2 s.",
        "AAA ganó 2,2 s con el undercut sobre BBB.",
        "AAA ganhou 2,2 s com o undercut sobre BBB.",
    ),
    (
        "",
        "AAA lost 2 s to BBB in the stops.",
        "AAA perdió 2 s frente a BBB en las paradas.",
        "AAA perdeu 2 s para BBB nas paradas.",
    ),
    (
        "B u AAA BBB; G 4.4",
        "By undercutting BBB, AAA gained 4.4 seconds.",
        "Al hacer el undercut a BBB, AAA ganó 4,4 segundos.",
        "Ao fazer o undercut em BBB, AAA obteve 4,4 segundos de ganho.",
    ),
    (
        "B u AAA BBB; G 2.73",
        "AAA undercut BBB; the measured gap growth of 2.73 s came from the stop.",
        "AAA le hizo el undercut a BBB; el crecimiento de la brecha de 2,73 s vino de la parada.",
        "AAA fez o undercut em BBB; o crescimento da diferença de 2,73 s veio da parada.",
    ),
    (
        "B u AAA BBB; G 1.35",
        "AAA undercut BBB and pulled away by 1.35 s.",
        "AAA le hizo el undercut a BBB y abrió la diferencia en 1,35 s.",
        "AAA fez o undercut em BBB e abriu a diferença em 1,35 s.",
    ),
    (
        "B u AAA BBB; G 5.5",
        "AAA undercut BBB; that is a 5.5 s change in AAA's favour.",
        "AAA le hizo el undercut a BBB; es una variación de 5,5 s a favor de AAA.",
        "AAA fez o undercut em BBB; é uma variação de 5,5 s a favor de AAA.",
    ),
    (
        "B u AAA BBB; B u CCC BBB",
        "Both AAA and CCC undercut BBB.",
        "AAA y CCC hicieron el undercut a BBB.",
        "AAA e CCC fizeram o undercut em BBB.",
    ),
    (
        "B o AAA DDD; G 7.8; B u BBB DDD; G 6.9",
        "The key battles were against DDD: AAA gained 7.8 s with an overcut, and BBB gained 6.9 s with an undercut.",
        "Las batallas clave fueron contra DDD: AAA ganó 7,8 s con un overcut y BBB ganó 6,9 s con un undercut.",
        "As batalhas decisivas foram contra DDD: AAA ganhou 7,8 s com um overcut e BBB ganhou 6,9 s com um undercut.",
    ),
    (
        "B u AAA BBB; O +",
        "AAA undercut BBB, and it paid off.",
        "AAA le hizo el undercut a BBB y la jugada salió bien.",
        "AAA fez o undercut em BBB e a jogada deu resultado.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA tried to undercut BBB, but it backfired.",
        "AAA intentó un undercut sobre BBB, pero la jugada salió mal.",
        "AAA tentou um undercut em BBB, mas a jogada saiu pela culatra.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA attempted to undercut BBB in vain.",
        "AAA intentó en vano hacerle el undercut a BBB.",
        "AAA tentou em vão o undercut em BBB.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA's undercut on BBB had no effect.",
        "El undercut de AAA sobre BBB no surtió efecto.",
        "O undercut de AAA sobre BBB não surtiu efeito.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA's undercut on BBB did not pay off.",
        "El undercut de AAA sobre BBB no dio resultado.",
        "O undercut de AAA sobre BBB não resultou.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA's undercut on BBB was not effective.",
        "El undercut de AAA sobre BBB no fue efectivo.",
        "O undercut de AAA sobre BBB não foi eficaz.",
    ),
    (
        "B u AAA BBB; O +",
        "AAA's undercut on BBB proved effective.",
        "El undercut de AAA sobre BBB resultó eficaz.",
        "O undercut de AAA sobre BBB mostrou-se eficaz.",
    ),
    (
        "B u AAA BBB; O +",
        "AAA's undercut on BBB was a success.",
        "El undercut de AAA sobre BBB fue un éxito.",
        "O undercut de AAA sobre BBB foi um sucesso.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA's undercut on BBB was a failure.",
        "El undercut de AAA sobre BBB fue un fracaso.",
        "O undercut de AAA sobre BBB foi um fracasso.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA's undercut on BBB fell short.",
        "El undercut de AAA sobre BBB cayó en saco roto.",
        "O undercut de AAA sobre BBB não deu certo.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA's undercut on BBB came to nothing.",
        "El undercut de AAA sobre BBB no sirvió de nada.",
        "O undercut de AAA sobre BBB não serviu de nada.",
    ),
    (
        "B u AAA BBB; O +",
        "AAA's undercut on BBB did the trick.",
        "El undercut de AAA sobre BBB dio sus frutos.",
        "O undercut de AAA sobre BBB deu frutos.",
    ),
    (
        "B u AAA BBB; O +",
        "AAA undercut BBB. The strategy was a clear success.",
        "AAA le hizo el undercut a BBB. La estrategia fue acertada.",
        "AAA fez o undercut em BBB. A estratégia foi acertada.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA tried the undercut on BBB unsuccessfully.",
        "AAA probó el undercut sobre BBB sin éxito.",
        "AAA tentou o undercut em BBB sem sucesso.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA tried the undercut on BBB but could not make it work.",
        "AAA intentó el undercut sobre BBB, pero no logró que funcionara.",
        "AAA tentou o undercut em BBB, mas não conseguiu fazê-lo funcionar.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA did not manage to undercut BBB.",
        "AAA no logró hacerle el undercut a BBB.",
        "AAA não conseguiu fazer o undercut em BBB.",
    ),
    (
        "",
        "AAA opted for more stops, effectively turning the race into a sprint.",
        "AAA optó por parar más, convirtiendo efectivamente la carrera en un sprint.",
        "AAA optou por parar mais, transformando efetivamente a corrida em um sprint.",
    ),
    (
        "B o AAA BBB; O -",
        "AAA tried to overcut BBB, but it did not work for AAA.",
        "AAA intentó un overcut sobre BBB, pero no funcionó para AAA.",
        "AAA tentou um overcut em BBB, mas não funcionou para AAA.",
    ),
    (
        "B u AAA BBB; O +",
        "AAA's undercut on BBB worked as planned.",
        "El undercut de AAA sobre BBB funcionó según lo previsto.",
        "O undercut de AAA sobre BBB funcionou como planejado.",
    ),
    (
        "B u AAA BBB; F AAA 6; F BBB 8",
        "AAA attempted an undercut on BBB; if it was decisive is unclear, because AAA finished P6 and BBB P8.",
        "AAA intentó un undercut sobre BBB; no se sabe si fue decisivo, porque AAA terminó P6 y BBB P8.",
        "AAA tentou um undercut em BBB; não se sabe se foi decisivo, porque AAA terminou em P6 e BBB em P8.",
    ),
    (
        "V AAA BBB 0.3",
        "AAA was 0.3 s a lap quicker than BBB.",
        "AAA fue 0,3 s por vuelta más rápido que BBB.",
        "AAA foi 0,3 s por volta mais rápido do que BBB.",
    ),
    (
        "V AAA BBB 0.85",
        "AAA was faster than BBB by an average of 0.85 s per lap.",
        "AAA fue más rápido que BBB por una media de 0,85 s por vuelta.",
        "AAA foi mais rápido que BBB em média 0,85 s por volta.",
    ),
    (
        "V AAA BBB 0.2",
        "AAA was quicker than BBB by 0.2 s/lap.",
        "AAA era más veloz que BBB en 0,2 s/vuelta.",
        "AAA era mais veloz que BBB em 0,2 s/volta.",
    ),
    (
        "V AAA BBB 0.2",
        "AAA lapped 0.2 s faster per lap than BBB.",
        "AAA rodó 0,2 s más rápido por vuelta que BBB.",
        "AAA rodou 0,2 s mais rápido por volta que BBB.",
    ),
    (
        "V BBB AAA 0.5",
        "AAA was 0.5 s per lap slower than BBB.",
        "AAA era 0,5 s por vuelta más lento que BBB.",
        "AAA era 0,5 s por volta mais lento que BBB.",
    ),
    (
        "V AAA BBB 0.4",
        "AAA had a pace advantage of 0.4 s per lap over BBB.",
        "AAA tenía una ventaja de ritmo de 0,4 s por vuelta sobre BBB.",
        "AAA tinha uma vantagem de ritmo de 0,4 s por volta sobre BBB.",
    ),
    (
        "B u AAA BBB",
        "AAA tried to undercut BBB; the timing worked for BBB.",
        "AAA intentó un undercut sobre BBB; el momento de la parada funcionó para BBB.",
        "AAA tentou um undercut em BBB; o momento da parada funcionou para BBB.",
    ),
    (
        "D AAA BBB; H AAA BBB 11; V BBB AAA 0.31",
        "AAA defended against BBB for 11 laps (BBB was 0.31 s/lap faster).",
        "AAA se defendió de BBB durante 11 vueltas (BBB era 0,31 s/vuelta más rápido).",
        "AAA defendeu-se de BBB por 11 voltas (BBB era 0,31 s/volta mais rápido).",
    ),
    (
        "D AAA BBB; H AAA BBB 11; V BBB AAA 0.31",
        "AAA held up BBB for 11 laps despite a pace deficit of 0.31 s per lap.",
        "AAA frenó a BBB durante 11 vueltas pese a un déficit de ritmo de 0,31 s por vuelta.",
        "AAA segurou BBB por 11 voltas apesar de um déficit de ritmo de 0,31 s por volta.",
    ),
    (
        "B u AAA BBB",
        "BBB fell victim to AAA's undercut.",
        "BBB fue víctima del undercut de AAA.",
        "BBB foi vítima do undercut de AAA.",
    ),
    (
        "B u AAA BBB",
        "BBB lost out to AAA through the undercut.",
        "BBB perdió ante AAA por el undercut.",
        "BBB perdeu para AAA pelo undercut.",
    ),
    (
        "B o AAA BBB",
        "AAA leapfrogged BBB with the overcut.",
        "AAA superó a BBB con el overcut.",
        "AAA superou BBB com o overcut.",
    ),
    (
        "B u AAA BBB",
        "AAA got the undercut done on BBB.",
        "AAA le ganó la partida a BBB con el undercut.",
        "AAA aplicou o undercut em BBB.",
    ),
    (
        "B u AAA BBB; B u AAA CCC; G 3.9; G 2.8",
        "AAA made two undercuts, gaining 3.9 s on BBB and 2.8 s on CCC.",
        "AAA le hizo dos undercuts a sus rivales, ganando 3,9 s a BBB y 2,8 s a CCC.",
        "AAA fez dois undercuts, ganhando 3,9 s sobre BBB e 2,8 s sobre CCC.",
    ),
    (
        "B u AAA BBB",
        "BBB covered off the undercut from AAA.",
        "BBB respondió al undercut de AAA.",
        "BBB respondeu ao undercut de AAA.",
    ),
)
LANGS = ("en", "es", "pt")


def affirmed(text: str, lang: str) -> set[Claim]:
    return {claim for claim in extract(text, lang).claims if claim.polarity is Polarity.AFFIRMED}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("case", CASES, ids=[f"{number} {case[1][:40]}" for number, case in enumerate(CASES)])
def test_all_and_nothing_else_is_read(case: tuple[str, str, str, str], lang: str) -> None:
    notation, *texts = case
    wanted = {parse_notation(part.strip(), "racing") for part in notation.split(";") if part.strip()}
    assert affirmed(texts[LANGS.index(lang)], lang) == wanted
