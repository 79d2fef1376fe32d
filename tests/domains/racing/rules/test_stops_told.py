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
