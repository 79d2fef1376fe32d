"""What notes leave short: wear after a pace, wear in brackets, who did the same on other laps, one stop and not two.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    # wear after the pace
    (
        "T AAA M; L AAA M 21; A AAA M 81.2; R AAA M -0.04",
        "AAA. Mediums: 21 laps, 81.2 s / -0.04.",
        "AAA. Medios: 21 vueltas, 81,2 s / -0,04.",
        "AAA. Médios: 21 voltas, 81,2 s / -0,04.",
    ),
    (
        "T AAA H; A AAA H 93.1; R AAA H 0.02",
        "AAA on hards: 93.1 s / +0.02.",
        "AAA con duros: 93,1 s / +0,02.",
        "AAA com duros: 93,1 s / +0,02.",
    ),
    (
        "T AAA M; A AAA M 93.1; R AAA M -0.03",
        "AAA was slower on mediums (93.1 s), -0.03 s/lap.",
        "AAA fue más lento con medios (93,1 s), -0,03 s/vuelta.",
        "AAA foi mais lento de médios (93,1 s), -0,03 s/volta.",
    ),
    # in a bracket with the tyres
    (
        "T AAA M; R AAA M -0.08; T AAA H; R AAA H -0.05",
        "AAA's tyres got quicker (-0.08 on mediums and -0.05 on hards).",
        "Los neumáticos de AAA mejoraban (-0,08 con los medios y -0,05 con los duros).",
        "Os pneus de AAA melhoravam (-0,08 com os médios e -0,05 com os duros).",
    ),
    (
        "T AAA S; R AAA S -0.08",
        "AAA's tyres got quicker (-0.08 on softs).",
        "Los neumáticos de AAA mejoraban (-0,08 con los blandos).",
        "Os pneus de AAA melhoravam (-0,08 com os macios).",
    ),
    # who did the same
    (
        "N AAA 2; P AAA 6; P AAA 34; N BBB 2; P BBB 7; P BBB 28",
        "AAA stopped twice (laps 6 and 34), so did BBB (7 and 28).",
        "AAA paró dos veces (vueltas 6 y 34), y BBB hizo lo mismo (7 y 28).",
        "AAA parou duas vezes (voltas 6 e 34), e BBB fez o mesmo (7 e 28).",
    ),
    (
        "N AAA 3; N BBB 3",
        "AAA made three stops, and so did BBB.",
        "AAA hizo tres paradas, y BBB hizo lo mismo.",
        "AAA fez três paradas, e BBB fez o mesmo.",
    ),
    # one, not two
    (
        "N AAA 1; P AAA 50",
        "AAA was on hards? No matter. One stop, not two: on lap 50.",
        "AAA lo hizo fácil. Una parada, no dos: la de la vuelta 50.",
        "AAA fez tudo fácil. Uma parada, não duas: a da volta 50.",
    ),
    # neither wear nor stops
    (
        "",
        "AAA was slower by 0.3 s, -0.2 s of it in the pits.",
        "AAA fue más lento por 0,3 s.",
        "AAA foi mais lento por 0,3 s.",
    ),
    (
        "N AAA 2",
        "AAA stopped twice. BBB did the same to CCC.",
        "AAA paró dos veces. BBB hizo lo mismo con CCC.",
        "AAA parou duas vezes. BBB fez o mesmo com CCC.",
    ),
    (
        "N AAA 2",
        "AAA stopped twice; BBB did not.",
        "AAA paró dos veces; BBB no.",
        "AAA parou duas vezes; BBB não.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
