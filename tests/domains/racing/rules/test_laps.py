"""Laps that texts tell in passing: of the average that was driven over them, in brackets, listed, of the other driver.

Sentences are invented; claims are in the annotators' notation, without what follows from them: that a driver of whose
stint the tyre is told was on it. A case lists everything else that a text affirms.
"""

from __future__ import annotations

import pytest

from artifact.domains.racing.claims import StintCompound
from readings import affirmed, wanted

# language, claims and text
CASES: list[tuple[str, str, str]] = [
    # the tyre between a number and its laps
    ("en", "L AAA M 22; A AAA M 81.4", "AAA ran 22 MEDIUM laps (avg 81.4 s)."),
    ("en", "P AAA 31; L AAA H 17", "AAA stopped on lap 31 after 17 HARD laps."),
    ("en", "T AAA M", "AAA lost time in his final two MEDIUM laps."),
    # "de volta", "de vuelta" before a number
    ("es", "L AAA H 24-50; A AAA H 81.4", "AAA hizo el stint con HARD de vuelta 24 a 50 con media de 81,4 s."),
    ("pt", "L AAA H 24-50; A AAA H 81.4", "AAA fez o stint com HARD de volta 24 à 50 com média de 81,4 s."),
    ("pt", "", "AAA estava de volta 3 segundos depois."),
    # laps of an average
    ("en", "A AAA H 81.4; L AAA H 24-50", "AAA's HARD stint averaged 81.4 s over laps 24-50. BBB lost time."),
    ("es", "A AAA H 81.4; L AAA H 24-50", "AAA con HARD: 81,4 s de media en las vueltas 24-50. BBB perdió."),
    ("pt", "A AAA H 81.4; L AAA H 24-50", "AAA com HARD: 81,4 s de média nas voltas 24-50. BBB perdeu."),
    ("en", "A AAA H 81.4", "AAA averaged 81.4 s on HARD over laps 24-26. BBB lost time."),
    ("en", "L AAA M 9-20; A AAA M 81.4", "AAA's lap 9-20 MEDIUM stint averaged 81.4 s. BBB lost time."),
    ("en", "A AAA H 81.4; L AAA H 27", "AAA on HARD averaged 81.4 s over 27 laps, while BBB lost time."),
    ("es", "A AAA H 81.4; L AAA H 27", "AAA con HARD promedió 81,4 s en 27 vueltas, mientras BBB perdía."),
    ("pt", "A AAA H 81.4; L AAA H 27", "AAA com HARD teve média de 81,4 s em 27 voltas, enquanto BBB perdia."),
    ("en", "L AAA H 46; A AAA H 81.4", "AAA's HARD stint was long: 46 laps, average 81.4 s."),
    ("en", "L AAA H 24-50; A AAA H 81.4", "AAA on HARD: laps 24-50 averaged 81.4 s. BBB lost time."),
    ("es", "L AAA H 24-50; A AAA H 81.4", "El promedio de AAA con HARD en las vueltas 24-50 fue 81,4 s. BBB perdió."),
    (
        "pt",
        "L AAA H 24-50; R AAA H 0.04",
        "AAA com HARD mostrou degradação (+0,04 s/volta nas voltas 24-50). BBB perdeu.",
    ),
    ("es", "L AAA H 24-50; A AAA H 81.4", "Esto confirmó la ventaja de AAA:\n- HARD, vueltas 24-50: 81,4 s de media."),
    # as many laps as were told of a stint
    ("en", "L AAA H 5-50; L AAA H 46", "AAA:\n- Stint 2: HARD, laps 5-50\n  - Length: 46 laps"),
    ("es", "L AAA H 5-50; L AAA H 46", "AAA:\n- Stint 2: HARD, vueltas 5-50\n  - Duró 46 vueltas"),
    ("en", "L AAA H 5-50; P AAA 4", "AAA stopped on lap 4. On HARD for laps 5-50, he led the race of 57 laps."),
    ("en", "L AAA M 3-3; L AAA M 4-20", "AAA:\n- MEDIUM stint on lap 3\n- MEDIUM stint on laps 4-20"),
    ("en", "L AAA H 24", "AAA then stayed on HARD for 24 laps, while BBB lost time."),
    ("en", "T AAA H", "AAA then stayed on HARD for 4 laps, while BBB lost time."),
    # laps with their number in a bracket
    ("en", "L AAA H 24-50; L AAA H 27", "This gave AAA HARD tyres for laps 24-50 (27 laps). BBB lost time."),
    ("en", "T AAA H", "This gave AAA HARD tyres for laps 24-25. BBB lost time."),
    ("en", "L AAA S 31-50; L BBB H 9-50", "AAA ran laps 31-50 on SOFT; BBB ran laps 9-50 on HARD."),
    # how long a tyre lasted, after it
    ("en", "L AAA S 12", "AAA finished the race on SOFT for the final 12 laps."),
    ("es", "L AAA S 12", "AAA terminó la carrera con SOFT durante 12 vueltas."),
    ("pt", "L AAA S 12; P BBB 30", "AAA fez um stint de SOFT por 12 voltas, enquanto BBB parou na volta 30."),
    (
        "pt",
        "L AAA S 12; A AAA S 80.4; P BBB 30",
        "AAA ficou com SOFT por 12 voltas com média de 80,4 s e BBB parou na volta 30.",
    ),
    # the other driver's, the tyre told once
    (
        "en",
        "L AAA H 15; A AAA H 81.4; L BBB H 17; A BBB H 81.9",
        "AAA's HARD stint was 15 laps at 81.4 s average, while BBB's was 17 laps at 81.9 s average.",
    ),
    (
        "es",
        "L AAA H 15; A AAA H 81.4; L BBB H 17; A BBB H 81.9",
        "El stint de AAA con HARD: 15 vueltas a 81,4 s de media, mientras que el de BBB fue de 17 vueltas a 81,9 s.",
    ),
    (
        "en",
        "L AAA H 15; A AAA H 81.4; L BBB H 17; A BBB H 81.9",
        "On the HARD stint, AAA ran 15 laps at 81.4 s average while BBB ran 17 laps at 81.9 s average.",
    ),
    (
        "en",
        "L AAA H 15; A AAA H 81.4; L BBB H 17; A BBB H 81.9",
        "AAA ran 15 laps on HARD at 81.4 s avg; BBB 17 laps at 81.9 s avg.",
    ),
    # the lap of a change that is but an arrow
    (
        "en",
        "C AAA S>H; P AAA 12; C BBB M>H; P BBB 14",
        "AAA did SOFT → HARD on lap 12 and BBB MEDIUM → HARD on lap 14.",
    ),
    (
        "es",
        "C AAA S>H; C BBB S>H; P AAA 12; P BBB 14",
        "AAA hizo SOFT → HARD en la vuelta 12, mientras BBB lo hizo en la vuelta 14.",
    ),
    ("pt", "C AAA S>H; P AAA 12; S AAA 12", "AAA fez SOFT → HARD sob SC na volta 12."),
    (
        "en",
        "C AAA S>H; P AAA 12; C AAA H>M; P AAA 30",
        "- AAA:\n  - SOFT → HARD on lap 12\n  - HARD → MEDIUM on lap 30",
    ),
    ("es", "P AAA 30; C AAA ?>S", "AAA paró al final de la vuelta 30 para montar SOFT."),
    # "until", and what he did then
    ("en", "T AAA S; P AAA 12; C AAA S>H", "AAA stayed on SOFT until lap 12, then switched to HARD."),
    ("es", "T AAA S; P AAA 12; C AAA S>H", "AAA siguió con SOFT hasta la vuelta 12 y luego cambió a HARD."),
    ("pt", "T AAA S; P AAA 12; C AAA S>H", "AAA permaneceu em SOFT até a volta 12 (pit SOFT→HARD)."),
    ("en", "T AAA S; C AAA S>H; P AAA 13", "AAA stayed on SOFT until lap 12 and switched to HARD on lap 13."),
    ("en", "T AAA S; P AAA 12; P BBB 14", "AAA stayed on SOFT until lap 12 and BBB stopped on lap 14."),
    ("en", "P AAA 14; P BBB 12", "AAA stopped on lap 14, two laps after the stop of BBB on lap 12, and lost time."),
    ("pt", "P AAA 14; P BBB 12", "AAA parou na volta 14, duas voltas após o pit de BBB na volta 12."),
    # lists of laps in a bracket
    ("en", "P AAA 9; P AAA 21; P BBB 9; P BBB 21", "AAA and BBB stopped on the same laps (9 and 21)."),
    ("es", "P AAA 9; P AAA 21; P BBB 9; P BBB 21", "AAA y BBB pararon en las mismas vueltas (9 y 21)."),
    ("pt", "P AAA 9; P AAA 21; P BBB 9; P BBB 21", "AAA e BBB pararam nas mesmas voltas (9 e 21)."),
    ("en", "P AAA 8; T AAA H", "AAA stopped on lap 8, and on those laps (9 and 10) AAA was on HARD."),
    ("en", "L AAA S 1; L AAA S 68-68; L AAA S 69-69", "One-lap SOFT stints for AAA (laps 68 and 69) followed."),
    (
        "en",
        "L AAA S 31-50; L AAA S 20; L BBB S 29-50; L BBB S 22",
        "AAA ran laps 31-50 on SOFT (20 laps), versus BBB's laps 29-50 on SOFT (22 laps).",
    ),
    # what is told of each lap of a list
    (
        "en",
        "P AAA 9; C AAA S>M; P AAA 21; P AAA 40; C AAA H>S",
        "AAA pitted on laps 9 (S → M), 21, and 40 (H → S).",
    ),
    (
        "en",
        "P AAA 9; C AAA S>M; P AAA 21; P AAA 40; C AAA H>S; P AAA 50; C AAA S>S; S AAA 50",
        "AAA pitted on laps 9 (S → M), 21, 40 (H → S) and 50 (S → S under SC).",
    ),
    (
        "en",
        "P AAA 9; C AAA S>M; P AAA 21; C AAA M>H; P AAA 40; C AAA H>S",
        "AAA pitted on laps 9 (S → M), 21 (M → H), and 40 (H → S).",
    ),
    (
        "es",
        "P AAA 9; C AAA S>M; P AAA 21; C AAA M>H; P AAA 40; C AAA H>S",
        "AAA paró en las vueltas 9 SOFT → MEDIUM, 21 MEDIUM → HARD y 40 HARD → SOFT.",
    ),
    ("pt", "P AAA 9; C AAA S>M; P AAA 21; C AAA M>H", "AAA parou nas voltas 9 SOFT → MEDIUM e 21 MEDIUM → HARD."),
]


@pytest.mark.parametrize(("lang", "claims", "text"), CASES)
def test_laps_told_in_passing(lang: str, claims: str, text: str) -> None:
    told = wanted(claims)
    read = affirmed(text, lang)
    worn = {(getattr(claim, "driver", None), getattr(claim, "compound", None)) for claim in told}
    implied = {claim for claim in read if isinstance(claim, StintCompound) and (claim.driver, claim.compound) in worn}
    assert read - implied == told - implied
