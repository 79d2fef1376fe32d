"""Of which stint a number is, where a text tells several: plans, numbered stints, what is looked back to.

Sentences are invented; claims are in the annotators' notation. A case lists all that a text affirms of stints in
numbers.
"""

from __future__ import annotations

from artifact.domains.racing.claims import Degradation, StintLaps, StintPace
from readings import Case, affirmed, in_three_languages, wanted

# claims, and the text in each language
CASES: list[Case] = [
    (
        "L AAA M 1-18; A AAA M 90.2; R AAA M +0.02; L AAA H 19-50; A AAA H 88.1; R AAA H -0.01",
        "AAA ran three stints: MEDIUM laps 1-18 (avg 90.2 s, +0.02 s/lap), HARD laps 19-50 (avg 88.1 s, -0.01 s/lap).",
        "AAA hizo tres stints: MEDIUM vueltas 1-18 (media 90,2 s, +0,02 s/vuelta), HARD vueltas 19-50 (media 88,1 s, "
        "-0,01 s/vuelta).",
        "AAA fez três stints: MEDIUM voltas 1-18 (média 90,2 s, +0,02 s/volta), HARD voltas 19-50 (média 88,1 s, "
        "-0,01 s/volta).",
    ),
    (
        "L AAA H 1-18; L AAA H 19-41; A AAA H 88.1",
        "AAA ran a HARD-HARD-MEDIUM strategy. Stint 1 (laps 1-18) was slow. Stint 2 (laps 19-41) averaged 88.1 s.",
        "AAA usó una estrategia HARD-HARD-MEDIUM. El stint 1 (vueltas 1-18) fue lento. El stint 2 (vueltas 19-41) tuvo "
        "una media de 88,1 s.",
        "AAA usou uma estratégia HARD-HARD-MEDIUM. O stint 1 (voltas 1-18) foi lento. O stint 2 (voltas 19-41) teve "
        "média de 88,1 s.",
    ),
    (
        "L AAA S 21",
        "AAA changed from SOFT to MEDIUM on lap 21, after a 21-lap first stint, and BBB stopped later.",
        "AAA cambió de SOFT a MEDIUM en la vuelta 21, después de un primer stint de 21 vueltas, y BBB paró después.",
        "AAA trocou de SOFT para MEDIUM na volta 21, depois de um primeiro stint de 21 voltas, e BBB parou depois.",
    ),
    (
        "A AAA H 88.1",
        "AAA changed from SOFT to MEDIUM on lap 21, then from MEDIUM to HARD. He had left SOFT early.\n\nHis stint 3 "
        "averaged 88.1 s.",
        "AAA cambió de SOFT a MEDIUM en la vuelta 21, luego de MEDIUM a HARD. Había dejado pronto el SOFT.\n\nSu "
        "stint 3 tuvo una media de 88,1 s.",
        "AAA trocou de SOFT para MEDIUM na volta 21, depois de MEDIUM para HARD. Tinha deixado cedo o SOFT.\n\nO seu "
        "stint 3 teve média de 88,1 s.",
    ),
    (
        "A AAA I 90.6",
        "AAA changed from MEDIUM to INTERMEDIATE on lap 30 and BBB on lap 32. AAA was on INTERMEDIATE first and "
        "averaged 90.6 s in his final stint.",
        "AAA cambió de MEDIUM a INTERMEDIATE en la vuelta 30 y BBB en la 32. AAA salió primero con INTERMEDIATE y "
        "promedió 90,6 s en su stint final.",
        "AAA trocou de MEDIUM para INTERMEDIATE na volta 30 e BBB na 32. AAA saiu primeiro com INTERMEDIATE e teve "
        "média de 90,6 s no seu stint final.",
    ),
    (
        "A AAA I 96.2; A AAA I 93.7",
        "AAA finished on MEDIUM, faster than in the stints on INTERMEDIATE (96.2 s and 93.7 s).",
        "AAA terminó con MEDIUM, más rápido que en los stints con INTERMEDIATE (96,2 s y 93,7 s).",
        "AAA terminou com MEDIUM, mais rápido do que nos stints com INTERMEDIATE (96,2 s e 93,7 s).",
    ),
    (
        "",
        "AAA was on SOFT, while BBB in the same period (laps 7-11, on INTERMEDIATE) lost ground.",
        "AAA iba con SOFT, mientras BBB en el mismo período (vueltas 7-11, con INTERMEDIATE) perdía terreno.",
        "AAA estava com SOFT, enquanto BBB no mesmo período (voltas 7-11, com INTERMEDIATE) perdia terreno.",
    ),
]


CASES.append(
    (
        "A AAA M 84.6; A BBB H 88.2",
        "AAA's MEDIUM stint was much faster (average of 84.6 s vs 88.2 s of BBB on HARD).",
        "El stint de AAA con MEDIUM fue mucho más rápido (media de 84,6 s vs 88,2 s de BBB con HARD).",
        "O stint de AAA no MEDIUM foi muito mais rápido (média de 84,6 s vs 88,2 s de BBB no HARD).",
    )
)


@in_three_languages(CASES)
def test_of_which_stint_numbers_are(notation: str, text: str, lang: str) -> None:
    told = {claim for claim in affirmed(text, lang) if isinstance(claim, (StintLaps, StintPace, Degradation))}
    assert told == wanted(notation)


def test_his_own_stint_is_on_the_tyre_of_the_others() -> None:
    text = "AAA hizo el stint HARD en 80,1 s de media, mientras BBB hizo el suyo en 80,4 s."
    told = {claim for claim in affirmed(text, "es") if isinstance(claim, StintPace)}
    assert told == wanted("A AAA H 80.1; A BBB H 80.4")
