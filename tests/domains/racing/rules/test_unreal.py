"""What is wished, ordered, refused, nearly done or rumoured, and what belongs to another contest, is no claim."""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

CASES: list[Case] = [
    ("", "AAA almost stopped on lap 9.", "AAA casi paró en la vuelta 9.", "AAA quase parou na volta 9."),
    ("", "AAA nearly won the race.", "AAA casi gana la carrera.", "AAA quase venceu a corrida."),
    ("", "AAA was about to pit on lap 9.", "AAA estaba a punto de parar en la 9.", "AAA estava prestes a parar na 9."),
    ("", "AAA refused to stop on lap 9.", "AAA se negó a parar en la vuelta 9.", "AAA recusou-se a parar na volta 9."),
    ("", "AAA pretended to stop on lap 9.", "AAA fingió parar en la vuelta 9.", "AAA fingiu parar na volta 9."),
    ("", "AAA wanted HARD tyres.", "AAA quería los neumáticos HARD.", "AAA queria os pneus HARD."),
    (
        "",
        "Rumour has it that AAA stopped on lap 9.",
        "Se rumorea que AAA paró en la vuelta 9.",
        "Há rumores de que AAA parou na volta 9.",
    ),
    (
        "",
        "AAA was told to hold up BBB.",
        "A AAA le ordenaron frenar a BBB.",
        "AAA recebeu ordem para segurar BBB.",
    ),
    (
        "",
        "AAA promised to hold off BBB for nine laps.",
        "AAA prometió contener a BBB nueve vueltas.",
        "AAA prometeu segurar BBB por nove voltas.",
    ),
    ("", "AAA hoped to gain 2.5 seconds.", "AAA quería ganar 2,5 segundos.", "AAA queria ganhar 2,5 segundos."),
    (
        "",
        "It is false that AAA stopped on lap 9.",
        "Es falso que AAA parara en la vuelta 9.",
        "É falso que AAA tenha parado na volta 9.",
    ),
    (
        "",
        "AAA cancelled his stop on lap 9.",
        "AAA canceló su parada en la vuelta 9.",
        "AAA cancelou a sua parada na volta 9.",
    ),
    ("", "AAA won the sprint.", "AAA ganó el esprint.", "AAA venceu a sprint."),
    ("", "AAA lost the win.", "AAA perdió la victoria.", "AAA perdeu a vitória."),
    (
        "",
        "AAA finished fifth in the sprint.",
        "AAA terminó quinto en el esprint.",
        "AAA terminou em quinto na sprint.",
    ),
    (
        "",
        "AAA is fifth in the championship.",
        "AAA es quinto en el campeonato.",
        "AAA é o quinto no campeonato.",
    ),
    # what goes before, or after the wish ends, is told
    (
        "P AAA 9; F AAA 5",
        "AAA stopped on lap 9 and hoped to win, but finished fifth.",
        "AAA paró en la vuelta 9 y esperaba ganar, pero terminó quinto.",
        "AAA parou na volta 9 e esperava vencer, mas terminou em quinto.",
    ),
    (
        "F AAA 5",
        "AAA wanted to keep his lead and finished fifth.",
        "AAA quería conservar su ventaja y terminó quinto.",
        "AAA queria conservar a vantagem e terminou em quinto.",
    ),
    ("W AAA", "AAA won from pole.", "AAA ganó la carrera desde la pole.", "AAA venceu saindo da pole."),
    (
        "G 2.5",
        "AAA gained almost 2.5 seconds.",
        "AAA ganó casi 2,5 segundos.",
        "AAA ganhou quase 2,5 segundos.",
    ),
    (
        "D AAA BBB; H AAA BBB 7",
        "AAA refused to budge for seven laps, with BBB behind him.",
        "AAA contuvo a BBB durante siete vueltas y se negó a ceder.",
        "AAA segurou BBB por sete voltas e recusou-se a ceder.",
    ),
]


@in_three_languages(CASES)
def test_what_is_not_told_is_not_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
