"""How many stops, in the words of many. Sentences are invented; each count is written as a driver and a number."""

from __future__ import annotations

import pytest

from artifact.claim import Polarity
from artifact.domains.racing.rules import extract

CASES = [
    # of all at once
    ("en", "AAA and BBB fought. Each made two stops.", "AAA 2, BBB 2"),
    ("en", "One stop each for AAA and BBB.", "AAA 1, BBB 1"),
    ("es", "AAA y BBB lucharon. Una parada para cada uno.", "AAA 1, BBB 1"),
    ("pt", "AAA e BBB lutaram. Cada um fez apenas um pit stop.", "AAA 1, BBB 1"),
    ("pt", "AAA e BBB lutaram. Duas paradas para os dois.", "AAA 2, BBB 2"),
    ("es", "Dos paradas para AAA y BBB.", "AAA 2, BBB 2"),
    # the noun told once
    ("en", "Two stops for AAA and three for BBB.", "AAA 2, BBB 3"),
    ("es", "Una parada para AAA y dos para BBB.", "AAA 1, BBB 2"),
    ("pt", "Uma parada para AAA e duas para BBB.", "AAA 1, BBB 2"),
    ("en", "AAA made two stops and BBB three.", "AAA 2, BBB 3"),
    ("es", "AAA necesitó tres paradas frente a las dos de BBB.", "AAA 3, BBB 2"),
    ("pt", "AAA fez três paradas contra duas de BBB.", "AAA 3, BBB 2"),
    ("pt", "AAA fez uma parada a mais do que BBB, três contra duas.", "AAA 3, BBB 2"),
    ("es", "AAA fue quinto tras tres paradas y BBB, séptimo con una sola.", "AAA 3, BBB 1"),
    ("pt", "Número de paradas. Quatro para AAA, uma para BBB.", "AAA 4, BBB 1"),
    ("pt", "AAA e BBB fizeram uma parada cada.", "AAA 1, BBB 1"),
    ("es", "AAA y BBB terminaron. Visitas a boxes: tres cada uno.", "AAA 3, BBB 3"),
    ("pt", "AAA 18º, BBB 19º. Total de paradas: três para cada.", "AAA 3, BBB 3"),
    ("en", "AAA beat BBB. Pit stops: two each.", "AAA 2, BBB 2"),
    ("es", "AAA terminó 14.º y BBB 17.º, ambos doblados y con dos paradas.", "AAA 2, BBB 2"),
    ("en", "AAA beat BBB. They stopped on lap 9, three each.", ""),
    ("en", "AAA beat BBB. Two stops apiece.", "AAA 2, BBB 2"),
    # of one
    ("en", "- **AAA**\n  - Stops shown: 2.", "AAA 2"),
    ("en", "AAA's race was defined by a two-stop strategy.", "AAA 2"),
    ("pt", "Estratégia de AAA: Uma parada (MEDIUM para HARD).", "AAA 1"),
    ("es", "- **AAA:** blando y duro. Una parada.", "AAA 1"),
    ("es", "AAA hizo una parada con 55 vueltas de neumático duro.", "AAA 1"),
    ("en", "AAA took hards on his only trip to the pits.", "AAA 1"),
    ("es", "AAA montó duros en su única visita a boxes.", "AAA 1"),
    ("pt", "AAA colocou duros em uma só parada.", "AAA 1"),
    ("pt", "AAA fez 2 stops.", "AAA 2"),
    ("es", "El plan de AAA era de two stops.", "AAA 2"),
    ("en", "AAA never pitted.", "AAA 0"),
    ("es", "AAA no hizo ningún pit stop.", "AAA 0"),
    ("pt", "AAA não fez nenhum pit stop.", "AAA 0"),
    # what counts no stops, or not all of them
    ("en", "AAA made two stops, three laps apart.", "AAA 2"),
    ("en", "AAA made two stops and finished two places ahead of BBB.", "AAA 2"),
    ("es", "AAA hizo dos paradas y terminó tres puestos por delante de BBB.", "AAA 2"),
    ("es", "AAA volvió a boxes otras dos veces.", ""),
    ("es", "AAA hizo una parada en la vuelta 12.", ""),
    ("pt", "AAA fez uma parada na volta 12, duas antes de BBB.", ""),
    ("en", "AAA stopped on lap 12, two for BBB would have been better.", ""),
]


@pytest.mark.parametrize(("lang", "text", "counts"), CASES, ids=[case[1] for case in CASES])
def test_counts(lang: str, text: str, counts: str) -> None:
    read = {
        f"{claim.driver} {claim.n}"
        for claim in extract(text, lang).claims
        if claim.type == "n_stops" and claim.polarity is Polarity.AFFIRMED
    }
    assert read == set(filter(None, counts.split(", ")))
