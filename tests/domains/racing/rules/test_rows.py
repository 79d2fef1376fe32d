"""Tables of stops: the header, or the label of a row, says what bare numbers are.

Tables are invented; claims are in the annotators' notation. A case lists everything that a table affirms.
"""

from __future__ import annotations

import pytest

from artifact.domains.racing.rules import extract
from readings import affirmed, wanted

# claims, header and rows: cells of a row between bars, the languages apart
CASES: list[tuple[str, str, list[str]]] = [
    (
        "en",
        "P AAA 9; C AAA S>H; P BBB 11; C BBB M>H",
        ["Driver|Pit lap|Change", "AAA|9|SOFT → HARD", "BBB|11|MEDIUM → HARD"],
    ),
    (
        "es",
        "P AAA 9; C AAA S>H; P BBB 11; C BBB M>H",
        ["Piloto|Vuelta de parada|Cambio", "AAA|9|SOFT → HARD", "BBB|11|MEDIUM → HARD"],
    ),
    (
        "pt",
        "P AAA 9; C AAA S>H; P BBB 11; C BBB M>H",
        ["Piloto|Volta da parada|Troca", "AAA|9|SOFT → HARD", "BBB|11|MEDIUM → HARD"],
    ),
    ("en", "N AAA 2; P AAA 9; P AAA 30; N BBB 1; P BBB 11", ["Driver|Stops|Laps", "AAA|2|9, 30", "BBB|1|11"]),
    ("es", "N AAA 2; P AAA 9; P AAA 30; N BBB 1; P BBB 11", ["Piloto|Paradas|Vueltas", "AAA|2|9, 30", "BBB|1|11"]),
    ("pt", "N AAA 2; P AAA 9; P AAA 30; N BBB 1; P BBB 11", ["Piloto|Paradas|Voltas", "AAA|2|9, 30", "BBB|1|11"]),
    ("en", "F AAA 1; F BBB 2", ["Pos|Driver", "1|AAA", "2|BBB"]),
    ("en", "F AAA 5; F BBB 6", ["Driver|Team|Finish", "AAA|Red|5th", "BBB|Blue|sixth"]),
    ("es", "F AAA 5; F BBB 6", ["Piloto|Posición final", "AAA|5.º", "BBB|6"]),
    ("pt", "F AAA 5; F BBB 6", ["Piloto|Equipe|Chegada", "AAA|Azul|5º", "BBB|Verde|6º"]),
    ("es", "N AAA 2; N BBB 1; F AAA 5; F BBB 6", ["|AAA|BBB", "Salida|3|4", "Paradas|2|1", "Posición final|5.º|6"]),
    ("en", "", ["Driver|Starting position|Places gained", "AAA|5|2", "BBB|6|1"]),
    ("en", "P AAA 9; P AAA 30; F AAA 4; P BBB 11; F BBB 5", ["Driver|Pit stops|Result", "AAA|9, 30|P4", "BBB|11|P5"]),
    (
        "en",
        "P AAA 9; C AAA S>M; P AAA 30; C AAA M>H; S AAA 30",
        ["Driver|Stop|Lap|From|To|SC/VSC", "AAA|1|9|SOFT|MEDIUM|No", "AAA|2|30|MEDIUM|HARD|Yes"],
    ),
    (
        "es",
        "P AAA 9; C AAA S>M; P AAA 30; C AAA M>H; S AAA 30",
        ["Piloto|Parada|Vuelta|De|A|SC/VSC", "AAA|1|9|SOFT|MEDIUM|No", "AAA|2|30|MEDIUM|HARD|Sí"],
    ),
    (
        "pt",
        "P AAA 9; C AAA S>M; P AAA 30; C AAA M>H; S AAA 30",
        ["Piloto|Parada|Volta|De|Para|SC/VSC", "AAA|1|9|SOFT|MEDIUM|Não", "AAA|2|30|MEDIUM|HARD|Sim"],
    ),
    ("en", "P AAA 9; S AAA 9; P BBB 11", ["Driver|Pit lap", "AAA|Lap 9 (SC)", "BBB|Lap 11"]),
    ("en", "P AAA 9; P BBB 11; F AAA 4; F BBB 5", ["|AAA|BBB", "Pit lap|9|11", "Finish|P4|P5"]),
    ("es", "N AAA 2; N BBB 1; F AAA 4; F BBB 5", ["|AAA|BBB", "Paradas|2|1", "Resultado|P4|P5"]),
    ("pt", "P AAA 9; P AAA 30; P BBB 11; S BBB 11", ["|AAA|BBB", "Paradas|9, 30|11 (SC)"]),
    (
        "en",
        "T AAA S; L AAA S 15; A AAA S 79.1; R AAA S 0.05; T BBB M; L BBB M 19; A BBB M 79.6; R BBB M -0.02",
        ["Driver|Tyre|Laps|Average|Deg", "AAA|SOFT|15|79.1 s|+0.05", "BBB|MEDIUM|19|79.6 s|-0.02"],
    ),
    (
        "es",
        "T AAA S; L AAA S 15; A AAA S 79.1; R AAA S 0.05; T BBB M; L BBB M 19; A BBB M 79.6; R BBB M -0.02",
        ["Piloto|Neumático|Vueltas|Media (s)|Degradación", "AAA|SOFT|15|79,1|+0,05", "BBB|MEDIUM|19|79,6|-0,02"],
    ),
    (
        "pt",
        "T AAA S; L AAA S 15; A AAA S 79.1; R AAA S 0.05; T BBB M; L BBB M 19; A BBB M 79.6; R BBB M -0.02",
        ["Piloto|Pneu|Voltas|Média (s)|Degradação", "AAA|SOFT|15|79,1|+0,05", "BBB|MEDIUM|19|79,6|-0,02"],
    ),
    ("en", "T AAA H; A AAA H 79.0; T BBB H; A BBB H 79.4", ["|AAA|BBB", "HARD stint avg|79.0 s|79.4 s"]),
    ("en", "T AAA S; T BBB M", ["Driver|Tyre|Laps", "AAA|SOFT|15", "BBB|MEDIUM|19"]),  # laps of what?
    ("en", "", ["Team|Points|Cars", "AAA|9|2", "BBB|11|2"]),  # no word of stops
    ("en", "", ["Driver|Pit lap", "AAA|9|extra cell"]),  # the row is not of this table
]


@pytest.mark.parametrize(("lang", "claims", "table"), CASES)
def test_a_table(lang: str, claims: str, table: list[str]) -> None:
    header, *below = (f"| {row.replace('|', ' | ')} |" for row in table)
    text = "\n".join([header, "|---" * (header.count("|") - 1) + "|", *below])
    read = affirmed(text, lang)
    assert read == wanted(claims)


def test_what_is_read_of_a_table_stands_where_its_span_says() -> None:
    text = "| Driver | Pit lap |\n|---|---|\n| AAA | 9 |"
    assert [text[slice(*claim.span)] for claim in extract(text, "en").claims if claim.span] == ["9"]
