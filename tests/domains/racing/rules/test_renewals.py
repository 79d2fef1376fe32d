"""Tyres changed for others of their kind, where one tyre alone is named.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

CASES: tuple[Case, ...] = (
    (
        "C AAA S>M; P AAA 9; C AAA M>M; P AAA 28",
        "AAA swapped softs for mediums on lap 9 and repeated with mediums on lap 28.",
        "AAA cambió blandos por medios en la vuelta 9 y repitió con medios en la vuelta 28.",
        "AAA trocou macios por médios na volta 9 e repetiu com médios na volta 28.",
    ),
    (
        "P AAA 9; C AAA S>S",
        "AAA stopped on lap 9 and went again with softs.",
        "AAA paró en la vuelta 9 e insistió en los blandos.",
        "AAA parou na volta 9 e insistiu nos macios.",
    ),
    (
        "P BBB 9; P AAA 11; C BBB S>M; C AAA S>S",
        "BBB stopped on lap 9 and AAA on lap 11. BBB switched from softs to mediums; AAA doubled down on the softs.",
        "BBB paró en la vuelta 9 y AAA en la 11. BBB cambió de blandos a medios; AAA insistió con los blandos.",
        "BBB parou na volta 9 e AAA na 11. BBB trocou de macios para médios; AAA insistiu com os macios.",
    ),
    (
        "T AAA S",  # no stop is told
        "AAA went again with softs.",
        "AAA insistió en los blandos.",
        "AAA insistiu nos macios.",
    ),
    (
        "P AAA 40; C AAA S>S",
        "AAA's second stop, on lap 40, brought yet another set of softs.",
        "La segunda parada de AAA, en la vuelta 40, le dio otro juego de blandos.",
        "A segunda parada de AAA, na volta 40, lhe deu outro jogo de macios.",
    ),
    (
        "C AAA M>M",
        "The red flag handed AAA another set of mediums.",
        "La bandera roja le dio a AAA otro juego de medios.",
        "A bandeira vermelha deu a AAA outro jogo de médios.",
    ),
    (
        "P AAA 8; C AAA M>M",
        "AAA came in on lap 8, keeping the medium compound with a fresh set.",
        "AAA ingresó en boxes en la vuelta 8, manteniendo el compuesto medio con un juego nuevo.",
        "AAA entrou nos boxes na volta 8, mantendo o composto médio com um jogo novo.",
    ),
    (
        "P AAA 47; C AAA M>M",
        "AAA stopped on lap 47: a new set of mediums in place of the used ones.",
        "AAA paró en la vuelta 47: un nuevo juego de medios en lugar de los usados.",
        "AAA parou na volta 47: um novo jogo de médios no lugar dos usados.",
    ),
    (
        "T AAA M; F AAA 5",  # on a set is no change of it
        "AAA ran on mediums and finished P5.",
        "AAA rodó con medios y terminó P5.",
        "AAA rodou com médios e terminou em P5.",
    ),
    (
        "P AAA 9; C AAA S>H",
        "AAA repeated his plan: he stopped on lap 9, from softs to hards.",
        "AAA repitió su plan: paró en la vuelta 9, de blandos a duros.",
        "AAA repetiu o plano: parou na volta 9, de macios para duros.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
