"""Tyre changes as notes write them: behind the lap of a stop, with their laps in brackets, of two drivers alike."""

from __future__ import annotations

import pytest

from readings import Case, affirmed, in_three_languages, wanted

CASES: list[Case] = [
    (
        "P AAA 9; C AAA ?>H; P AAA 30; C AAA ?>M",
        "AAA's pit stops: lap 9 → hard, lap 30 → medium.",
        "Paradas de AAA: vuelta 9 → duro, vuelta 30 → medio.",
        "Paradas de AAA: volta 9 → duro, volta 30 → médio.",
    ),
    (
        "T AAA M; L AAA M 1-9; P AAA 9; C AAA M>H; T AAA H; F AAA 2",
        "### Stint 1 – Medium\n* **Laps:** 1–9\n* **Pit stop:** lap 9 ➡️ Hard\n### Stint 2 – Hard\nAAA finished P2.",
        "### Stint 1 – Medio\n* **Vueltas:** 1–9\n* **Parada:** vuelta 9 ➡️ Duro\n### Stint 2 – Duro\nAAA terminó P2.",
        "### Stint 1 – Médio\n* **Voltas:** 1–9\n* **Parada:** volta 9 ➡️ Duro\n### Stint 2 – Duro\nAAA terminou P2.",
    ),
    (
        "C AAA S>M; P AAA 14; C AAA M>H; P AAA 33; C BBB M>H; P BBB 20",
        "Their tyres: AAA soft → medium (lap 14) → hard (lap 33); BBB medium → hard (lap 20).",
        "Los neumáticos: AAA blando → medio (v14) → duro (v33); BBB medio → duro (v20).",
        "Os pneus: AAA macio → médio (v14) → duro (v33); BBB médio → duro (v20).",
    ),
    (
        "C AAA S>M; P AAA 14; C AAA M>H; P AAA 33",
        "AAA: from soft to medium (lap 14), from medium to hard (lap 33).",
        "AAA: de blando a medio (vuelta 14), de medio a duro (vuelta 33).",
        "AAA: de macio para médio (volta 14), de médio para duro (volta 33).",
    ),
    (
        "P AAA 9; P BBB 10; C AAA M>S; C BBB M>S",
        "AAA stopped on lap 9 and BBB on lap 10, each of them switching from medium to soft.",
        "AAA paró en la vuelta 9 y BBB en la vuelta 10, cada uno de ellos cambiando de medios a blandos.",
        "AAA parou na volta 9 e BBB na volta 10, cada um deles trocando médios por macios.",
    ),
    (
        "P AAA 9; P BBB 10; C AAA M>H; C BBB M>H",
        "AAA pitted on lap 9. BBB responded on lap 10 with the same medium-to-hard switch.",
        "AAA paró en la vuelta 9. BBB respondió en la vuelta 10 con el mismo cambio de medios a duros.",
        "AAA parou na volta 9. BBB respondeu na volta 10 com a mesma troca de médios por duros.",
    ),
    # tyres with the laps that they ran are stints, and the lap of the first is that of the start
    (
        "T AAA S; L AAA S 1-14; T AAA M; L AAA M 15-40",
        "AAA: soft (laps 1-14) → medium (laps 15-40).",
        "AAA: blando (vueltas 1-14) → medio (vueltas 15-40).",
        "AAA: macio (voltas 1-14) → médio (voltas 15-40).",
    ),
]


@in_three_languages(CASES)
def test_changes_in_notes(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@pytest.mark.parametrize(
    "text",
    [
        "AAA pitted on lap 9. BBB and CCC raced on; BBB responded on lap 10 with the same medium-to-hard switch.",
        "BBB stopped on lap 10 with the same medium-to-hard switch. AAA stayed out.",
    ],
)
def test_of_whom_it_is_the_same_change_must_be_plain(text: str) -> None:
    changes = {claim for claim in affirmed(text, "en") if claim.type == "compound_change"}
    assert changes == wanted("C BBB M>H")
