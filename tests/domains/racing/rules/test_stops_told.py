"""Stops as many authors tell them: how often, on which lap, under the safety car. Sentences are invented."""

from __future__ import annotations

from artifact.claim import Claim
from readings import Case, affirmed, in_three_languages, wanted

KINDS = ("pit_lap", "n_stops", "neutralised_stop")

COUNTS: list[Case] = [
    # once
    ("N AAA 1", "AAA: single stop, mediums to hards.", "AAA: parada única, de medios a duros.", "AAA: parada única."),
    ("N AAA 1", "AAA stopped for the only time.", "AAA paró por única vez.", "AAA parou pela única vez."),
    ("N AAA 1", "AAA's one and only stop.", "AAA hizo una parada sola.", "AAA fez uma parada só."),
    (
        "N AAA 1",
        "AAA won a one-stop race.",
        "AAA ganó una carrera a una parada.",
        "AAA venceu uma corrida de uma parada.",
    ),
    (
        "N AAA 1",
        "AAA's plan: one stop, no risks.",
        "Plan de AAA: una parada, sin riesgos.",
        "Plano de AAA: uma parada, sem riscos.",
    ),
    (
        "N AAA 1",
        "AAA kept to a simple plan, one stop.",
        "AAA siguió un plan sencillo, de una parada.",
        "AAA seguiu um plano simples, de uma parada.",
    ),
    # several times
    ("N AAA 2; N BBB 2", "AAA and BBB two-stopped.", "AAA y BBB, a dos paradas.", "AAA e BBB a duas paragens."),
    (
        "N AAA 3",
        "AAA needed three trips down the pit lane.",
        "AAA necesitó tres pasos por boxes.",
        "AAA precisou de três passagens pelos boxes.",
    ),
    ("N AAA 2", "AAA changed tyres twice.", "AAA cambió de neumáticos dos veces.", "AAA trocou de pneus duas vezes."),
    ("N AAA 2", "Pit stops (AAA): 2", "Paradas (AAA): 2", "Paradas (AAA): 2"),
    ("N AAA 2", "Number of stops of AAA: two.", "Número de paradas de AAA: dos.", "Número de paradas de AAA: duas."),
    (
        "N AAA 3",
        "The third and final stop of AAA was slow.",
        "La tercera y última parada de AAA fue lenta.",
        "A terceira e última parada de AAA foi lenta.",
    ),
    (
        "N AAA 3; P AAA 8; P AAA 20; P AAA 31",
        "AAA stopped on laps 8, 20 and 31, for a total of three.",
        "AAA paró en las vueltas 8, 20 y 31, para un total de tres.",
        "AAA parou nas voltas 8, 20 e 31, num total de três.",
    ),
    (
        "N AAA 2; P AAA 14; P AAA 37",
        "AAA helped nobody and had to make two stops, on laps 14 and 37.",
        "AAA no protegió a nadie y tuvo que realizar dos paradas, en las vueltas 14 y 37.",
        "AAA não protegeu ninguém e teve de fazer duas paradas, nas voltas 14 e 37.",
    ),
    (
        "N AAA 1; P AAA 31",
        "AAA made only one stop, on lap 31.",
        "AAA solo realizó una parada en la vuelta 31.",
        "AAA só realizou uma parada na volta 31.",
    ),
    (
        "N AAA 1",
        "AAA settled for just one stop.",
        "AAA se contentó con una parada para montar duros.",
        "AAA contentou-se com uma parada para montar duros.",
    ),
    # of two
    (
        "N AAA 1; N BBB 1",
        "AAA beat BBB. Each driver made 1 stop.",
        "AAA ganó a BBB. Cada piloto hizo 1 parada.",
        "AAA bateu BBB. Cada piloto fez 1 parada.",
    ),
    (
        "N AAA 2; N BBB 2",
        "AAA beat BBB. Two stops per driver.",
        "AAA ganó a BBB. Dos paradas por cabeza.",
        "AAA bateu BBB. Duas paradas por piloto.",
    ),
    (
        "N AAA 1; N BBB 1",
        "AAA beat BBB. Both one-stopped.",
        "AAA ganó a BBB. Los dos a una parada.",
        "AAA bateu BBB. Os dois a uma parada.",
    ),
    (
        "N AAA 1; N BBB 3",
        "AAA stopped once and BBB three times.",
        "AAA paró una vez y BBB tres.",
        "AAA parou uma vez e BBB três.",
    ),
    (
        "N AAA 1; N BBB 2; F AAA 5; F BBB 6",
        "AAA finished fifth on one stop, while BBB, on two, finished sixth.",
        "AAA acabó quinto con una parada, mientras que BBB, con dos, acabó sexto.",
        "AAA terminou em quinto com uma parada, enquanto BBB, com duas, terminou em sexto.",
    ),
    (
        "N AAA 1; N BBB 2",
        "AAA made just one stop, while BBB needed two.",
        "AAA hizo solo una parada, mientras que BBB necesitó dos.",
        "AAA fez apenas uma parada, enquanto BBB precisou de duas.",
    ),
    (
        "N AAA 2; N BBB 1",
        "AAA made two stops to BBB's one.",
        "AAA paró dos veces, BBB solo una.",
        "AAA parou duas vezes, BBB só uma.",
    ),
    (
        "N AAA 4",
        "AAA went down the pit lane four times.",
        "AAA pasó cuatro veces por boxes.",
        "AAA passou quatro vezes pelos boxes.",
    ),
    # none
    (
        "N AAA 0",
        "AAA retired after 12 laps without making a single stop.",
        "AAA abandonó tras 12 vueltas sin hacer ni una parada.",
        "AAA abandonou após 12 voltas sem fazer nenhuma parada.",
    ),
    ("N AAA 0", "AAA finished without stopping.", "AAA terminó sin detenerse.", "AAA terminou sem parar."),
    # what counts only some stops, or none
    ("", "AAA ran on without stopping.", "AAA siguió rodando sin parar.", "AAA seguiu sem parar."),
    (
        "P AAA 30",
        "AAA, who had already stopped once, came in on lap 30.",
        "AAA, que ya había parado una vez, entró en la vuelta 30.",
        "AAA, que já tinha parado uma vez, entrou na volta 30.",
    ),
    (
        "P AAA 30",
        "AAA stopped once more on lap 30.",
        "AAA paró una vez más, en la vuelta 30.",
        "AAA parou mais uma vez, na 30.",
    ),
    ("", "AAA led through a slow stop.", "AAA lo debe a una parada lenta.", "AAA deve isso a uma parada lenta."),
]


def told(claims: set[Claim]) -> set[Claim]:
    """Those of the claims that are about stops."""
    return {claim for claim in claims if claim.type in KINDS}


@in_three_languages(COUNTS)
def test_counts(notation: str, text: str, lang: str) -> None:
    assert told(affirmed(text, lang)) == told(wanted(notation))


LAPS: list[Case] = [
    # asked and answered
    (
        "P AAA 17",
        "When did AAA pit? On lap 17.",
        "¿Cuándo entró AAA? En la vuelta 17.",
        "Quando AAA entrou? Na volta 17.",
    ),
    (
        "P AAA 17; P BBB 19",
        "Who came in first? AAA, on lap 17. BBB followed on lap 19.",
        "¿Quién entró primero? AAA, en la vuelta 17. BBB contestó en la 19.",
        "Quem entrou primeiro? AAA, na volta 17. BBB respondeu na 19.",
    ),
    (
        "N AAA 1; P AAA 17",
        "Did AAA stop often? No, just once! And when was that? On lap 17.",
        "¿Paró mucho AAA? No, solo una vez. ¿Y cuándo fue eso? En la vuelta 17.",
        "AAA parou muito? Não, só uma vez! E quando foi isso? Na volta 17.",
    ),
    (
        "N AAA 2",
        "How many stops did AAA make? Two.",
        "¿Cuántas paradas hizo AAA? Dos.",
        "Quantas paradas fez AAA? Duas.",
    ),
    (
        "",
        "Did AAA stop too late? BBB led on lap 17.",
        "¿Paró tarde AAA? BBB mandaba en la vuelta 17.",
        "AAA parou tarde?",
    ),
    # answers to a stop
    (
        "P AAA 17; P BBB 18",
        "AAA stopped on lap 17. BBB covered immediately on lap 18.",
        "AAA paró en la vuelta 17. BBB respondió de inmediato en la vuelta 18.",
        "AAA parou na volta 17. BBB cobriu imediatamente na volta 18.",
    ),
    (
        "P AAA 17; P BBB 18",
        "AAA stopped on lap 17; BBB reacted on lap 18 with the same change.",
        "AAA paró en la vuelta 17; BBB contestó en la 18 con idéntico cambio.",
        "AAA parou na volta 17; BBB respondeu na 18 com a mesma troca.",
    ),
    ("", "BBB covered AAA on lap 18.", "BBB cubrió a AAA en la vuelta 18.", "BBB cobriu AAA na volta 18."),
    # called in
    (
        "P AAA 26",
        "The team called AAA in again on lap 26.",
        "El equipo volvió a llamar a AAA en la vuelta 26.",
        "A equipe chamou AAA novamente na volta 26.",
    ),
    (
        "P AAA 26",
        "AAA slid, which led the team to call him in on lap 26.",
        "AAA patinaba, lo que llevó al equipo a llamarlo en la vuelta 26.",
        "AAA escorregava, o que levou a equipe a chamá-lo na volta 26.",
    ),
    # whose
    (
        "P AAA 8; P AAA 38; P BBB 6; P BBB 33",
        "AAA pitted on laps 8 and 38, whereas BBB made his stops on laps 6 and 33, respectively.",
        "AAA paró en las vueltas 8 y 38, mientras que BBB hizo sus paradas en las vueltas 6 y 33, respectivamente.",
        "AAA parou nas voltas 8 e 38, enquanto BBB fez suas paradas nas voltas 6 e 33, respectivamente.",
    ),
    (
        "P AAA 12; P BBB 15",
        "By stopping on lap 12 (BBB on lap 15), AAA got ahead.",
        "Al parar en la vuelta 12 (BBB en la 15), AAA se puso delante.",
        "Ao parar na volta 12 (BBB na 15), AAA passou à frente.",
    ),
    (
        "P BBB 22; P AAA 23",
        "AAA chased BBB, who, for his part, had stopped on lap 22. AAA came in on lap 23.",
        "AAA perseguía a BBB, que, por su parte, había parado en la vuelta 22. AAA entró en la vuelta 23.",
        "AAA perseguia BBB, que, por sua vez, havia parado na volta 22. AAA entrou na volta 23.",
    ),
    (
        "P AAA 41; P BBB 43",
        "AAA undercut BBB (lap 41 versus 43).",
        "AAA hizo el undercut a BBB (vuelta 41 frente a 43).",
        "AAA fez o undercut em BBB (volta 41 contra 43).",
    ),
    (
        "P AAA 18; P BBB 19",
        "Both boxed, AAA on 18 and BBB on 19.",
        "Los dos entraron, AAA en la 18 y BBB en la 19.",
        "Os dois entraram, AAA na 18 e BBB na 19.",
    ),
    ("P AAA 18; P BBB 19", "Pit stops: AAA 18, BBB 19.", "Paradas: AAA 18, BBB 19.", "Paradas: AAA 18, BBB 19."),
    (
        "N AAA 2; N BBB 2; P AAA 11; P AAA 40; P BBB 13; P BBB 41",
        "AAA beat BBB. Two stops each. AAA's were laps 11 and 40; BBB's, 13 and 41.",
        "AAA ganó a BBB. Dos detenciones por cabeza: AAA en las vueltas 11 y 40, BBB en la 13 y la 41.",
        "AAA bateu BBB. Duas paradas por piloto: AAA nas voltas 11 e 40, BBB na 13 e na 41.",
    ),
    # notes
    (
        "P AAA 21",
        "AAA pits! Lap 21, and on go the hards.",
        "¡Para AAA! Entra en la vuelta 21.",
        "AAA nos boxes! Volta 21.",
    ),
    (
        "P AAA 12; P AAA 30",
        "AAA pit laps: 12, 30.",
        "AAA. Vueltas de parada: 12, 30.",
        "AAA. Voltas de parada: 12, 30.",
    ),
    (
        "P AAA 26; P BBB 24",
        "| Driver | Stop |\n|---|---|\n| AAA | L26 |\n| BBB | L24 |",
        "| Piloto | Parada |\n|---|---|\n| AAA | v. 26 |\n| BBB | v. 24 |",
        "| Piloto | Parada |\n|---|---|\n| AAA | v. 26 |\n| BBB | v. 24 |",
    ),
    (
        "",
        "**AAA**\n\n**Red flag:**\n\n* Lap 8: soft to soft",
        "**AAA**\n\n**Bandera roja:**\n\n* Vuelta 8: blando a blando",
        "**AAA**\n\n**Bandeira vermelha:**\n\n* Volta 8: macio para macio",
    ),
    (
        "P AAA 21; P BBB 24",
        "AAA: box L21 S->M\nBBB: box L24 S->M",
        "AAA: box V21 S->M\nBBB: box V24 S->M",
        "AAA: box V21 S->M\nBBB: box V24 S->M",
    ),
    ("P AAA 21; P BBB 24", "AAA box L21 (S>M). BBB L24.", "AAA box V21 (S>M). BBB V24.", "AAA box V21 (S>M). BBB V24."),
    ("N AAA 3; N BBB 2", "AAA 3 stops. BBB 2.", "AAA 3 paradas. BBB 2.", "AAA 3 paradas. BBB 2."),
    # when
    (
        "P AAA 33",
        "AAA ran softs until lap 33, when he finally turned to mediums.",
        "AAA llevó blandos hasta la vuelta 33, cuando por fin recurrió a los medios.",
        "AAA levou macios até a volta 33, quando enfim recorreu aos médios.",
    ),
    (
        "P AAA 33",
        "AAA pitted on the thirty-third lap.",
        "La parada de AAA no llegó hasta la vuelta 33.",
        "AAA parou na volta trinta e três.",
    ),
    (
        "P AAA 9; P AAA 43",
        "AAA was in the pits as early as lap nine and again on lap 43.",
        "AAA paró en la vuelta nueve y otra vez en la 43.",
        "AAA parou à 9.ª volta e depois à 43.ª.",
    ),
    (
        "P AAA 48",
        "AAA held on until lap 48 before making the same change.",
        "AAA aguantó hasta la vuelta 48 antes de hacer el mismo cambio.",
        "AAA aguentou até a volta 48 antes de fazer a mesma troca.",
    ),
    # what was done on the track
    (
        "P AAA 10",
        "AAA stopped on lap 10 and passed BBB on lap 20.",
        "AAA paró en la vuelta 10 y adelantó a BBB en la vuelta 20.",
        "AAA parou na volta 10 e ultrapassou BBB na volta 20.",
    ),
    ("", "AAA did a pirouette on lap 20.", "AAA hizo un trompo en la vuelta 20.", "AAA fez um pião na volta 20."),
    # what was only thought of
    (
        "P AAA 22",
        "AAA considered stopping on lap 20 but came in on lap 22.",
        "AAA había previsto parar en la vuelta 20, pero entró en la vuelta 22.",
        "AAA cogitou uma parada na volta 20, mas entrou na volta 22.",
    ),
]

NEUTRALISED: list[Case] = [
    (
        "P AAA 7; P AAA 29; S AAA 29",
        "AAA stopped on laps 7 and 29, the latter under the safety car.",
        "AAA paró en las vueltas 7 y 29, esta última bajo el safety car.",
        "AAA parou nas voltas 7 e 29, esta última sob o safety car.",
    ),
    (
        "P AAA 7; P AAA 29; S AAA 29",
        "AAA stopped on laps 7 and 29. The last one was under the VSC.",
        "AAA paró en las vueltas 7 y 29. La última fue bajo el VSC.",
        "AAA parou nas voltas 7 e 29. A última foi sob o VSC.",
    ),
    (
        "P AAA 7; P AAA 29; S AAA 7",
        "AAA stopped on laps 7 and 29. The first one was under the VSC.",
        "AAA paró en las vueltas 7 y 29. La primera fue bajo el VSC.",
        "AAA parou nas voltas 7 e 29. A primeira foi sob o VSC.",
    ),
    (
        "P AAA 7; P AAA 29; P AAA 41; S AAA 29; S AAA 41",
        "The last two stops of AAA came under the safety car. AAA stopped on laps 7, 29 and 41.",
        "Las dos últimas paradas de AAA llegaron bajo el safety car. AAA paró en las vueltas 7, 29 y 41.",
        "As duas últimas paradas de AAA vieram sob safety car. AAA parou nas voltas 7, 29 e 41.",
    ),
    (
        "P AAA 20; S AAA 20",
        "AAA stopped on lap 20 as the race was neutralised.",
        "AAA paró en la vuelta 20 con la carrera neutralizada.",
        "AAA parou na volta 20, beneficiando-se do safety car.",
    ),
    (
        "N AAA 2; N BBB 2; P AAA 11; P AAA 40; P BBB 13; P BBB 41; S BBB 41",
        "AAA beat BBB. Two stops each: AAA on laps 11 and 40, BBB on laps 13 and 41, the last one under SC.",
        "AAA ganó a BBB. Dos paradas cada uno: AAA en las vueltas 11 y 40, BBB en la 13 y la 41, esta última bajo SC.",
        "AAA bateu BBB. Duas paradas cada um: AAA nas voltas 11 e 40, BBB na 13 e na 41, esta última sob SC.",
    ),
    (
        "S AAA ?",
        "AAA used a neutralisation to switch to hards.",
        "AAA aprovechó una neutralización para pasar a duros.",
        "AAA aproveitou uma neutralização para passar aos duros.",
    ),
    (
        "P AAA 12",
        "AAA stopped on lap 12, just before the safety car came out.",
        "AAA paró en la vuelta 12, justo antes de que saliera el safety car.",
        "AAA parou na volta 12, pouco antes de o safety car entrar.",
    ),
    (
        "P AAA 7; P AAA 29",
        "AAA stopped on laps 7 and 29, without a safety car.",
        "AAA paró en las vueltas 7 y 29, sin safety car.",
        "AAA parou nas voltas 7 e 29, sem safety car.",
    ),
]


@in_three_languages(LAPS)
def test_laps(notation: str, text: str, lang: str) -> None:
    assert told(affirmed(text, lang)) == told(wanted(notation))


@in_three_languages(NEUTRALISED)
def test_neutralised(notation: str, text: str, lang: str) -> None:
    assert told(affirmed(text, lang)) == told(wanted(notation))
