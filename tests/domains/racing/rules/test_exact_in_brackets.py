"""Numbers told in words and then exactly, numbers each with its tyre, and moves told by what they brought."""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

EXACT: list[Case] = [
    (
        "D AAA BBB; V BBB AAA 0.567",
        "AAA kept BBB behind, who was more than half a second per lap (0.567 s) faster.",
        "AAA contuvo a BBB, que era más de medio segundo por vuelta (0,567 s) más rápido.",
        "AAA segurou BBB, que era mais de meio segundo por volta (0,567 s) mais rápido.",
    ),
    (
        "T AAA S; R AAA S 0.2125",
        "On SOFT, AAA had degradation of over two tenths per lap (0.2125 s/lap).",
        "Con el SOFT, AAA tuvo una degradación de más de dos décimas por vuelta (0,2125 s/vuelta).",
        "Com o SOFT, AAA teve degradação de mais de dois décimos por volta (0,2125 s/volta).",
    ),
]
EACH: list[Case] = [
    (
        "A AAA S 81.601; T AAA S; A AAA H 79.714; T AAA H",
        "AAA's pace improved from an average of 81.601 s on SOFT to 79.714 s on HARD.",
        "El ritmo de AAA mejoró de 81,601 s de media con el blando a 79,714 con el duro.",
        "O ritmo de AAA melhorou de 81,601 s de média com o macio para 79,714 com o duro.",
    ),
    (
        "A AAA H 80.12; A BBB H 80.45; T AAA H; T BBB H",
        "The reason lay in the average on HARD: 80.12 s for AAA against 80.45 s for BBB.",
        "La razón estuvo en el ritmo con duros: 80,12 s de media para AAA frente a 80,45 s para BBB.",
        "A razão esteve no ritmo com duros: 80,12 s de média para AAA contra 80,45 s para BBB.",
    ),
]
BROUGHT: list[Case] = [
    (
        "B u AAA BBB; B u AAA CCC; G 9.5; G 4.2",
        "AAA's undercut brought him gains: the undercut gained 9.5 s on BBB and 4.2 s on CCC.",
        "AAA, cuyo undercut le reportó 9,5 s sobre BBB y 4,2 s sobre CCC.",
        "AAA, cujo undercut lhe rendeu 9,5 s sobre BBB e 4,2 s sobre CCC.",
    ),
    (
        "B u AAA BBB; G 9.5",
        "AAA gained 9.5 s on BBB with an undercut.",
        "AAA le ganó 9,5 segundos a BBB con un undercut.",
        "AAA ganhou 9,5 segundos sobre BBB com um undercut.",
    ),
]
OPENING: list[Case] = [
    (
        "P AAA 1",
        "AAA stopped on the opening lap.",
        "AAA paró en la vuelta inicial.",
        "AAA parou na volta inicial.",
    ),
    (
        "",
        "AAA was quick in the opening laps.",
        "AAA fue rápido en las vueltas iniciales.",
        "AAA foi rápido nas voltas iniciais.",
    ),
    (
        "",
        "On the opening lap, AAA passed BBB.",
        "En la vuelta inicial, AAA pasó a BBB.",
        "Na volta inicial, AAA passou BBB.",
    ),
]
LOST: list[Case] = [
    (
        "B o BBB AAA",
        "AAA lost half a second to BBB because of an overcut.",
        "AAA perdió medio segundo ante BBB por culpa de un overcut.",
        "AAA perdeu meio segundo para BBB por causa de um overcut.",
    ),
]


@in_three_languages(EXACT)
def test_a_bracket_makes_words_exact(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(EACH)
def test_each_number_has_its_tyre(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(BROUGHT)
def test_a_move_is_whose_gain_it_was(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(LOST)
def test_a_move_is_of_whom_it_was_lost_to(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) >= wanted(notation)


@in_three_languages(OPENING)
def test_the_opening_lap_is_the_first(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
