"""What a sentence says that opens with a stint, laps in brackets after their number, and tyres kept until a stop.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

CHANGED = "T AAA M; C AAA M>S; T AAA S"

CASES: tuple[Case, ...] = (
    # the tyre spoken of last is that of the first stint; what opens with the last stint is of the other
    (
        f"{CHANGED}; L AAA S 12; A AAA S 81.2",
        "AAA went from mediums to softs. The mediums held up. The final stint, of 12 laps, was faster "
        "(81.2 s on average).",
        "AAA cambió de medios a blandos. Los medios aguantaron. El stint final, de 12 vueltas, fue más rápido "
        "(media de 81,2 s).",
        "AAA trocou de médios para macios. Os médios aguentaram. O stint final, de 12 voltas, foi mais rápido "
        "(média de 81,2 s).",
    ),
    (
        f"{CHANGED}; L AAA S 12",
        "AAA went from mediums to softs. The mediums held up. The second stint lasted 12 laps.",
        "AAA cambió de medios a blandos. Los medios aguantaron. El segundo stint duró 12 vueltas.",
        "AAA trocou de médios para macios. Os médios aguentaram. O segundo stint durou 12 voltas.",
    ),
    (
        f"{CHANGED}; A AAA S 80.4",
        "AAA went from mediums to softs. The mediums held up. The final stint averaged 80.4 s.",
        "AAA cambió de medios a blandos. Los medios aguantaron. El último stint promedió 80,4 s.",
        "AAA trocou de médios para macios. Os médios aguentaram. O último stint teve média de 80,4 s.",
    ),
    (
        f"{CHANGED}; R AAA S 0.08",
        "AAA went from mediums to softs. The mediums held up. The last stint had a degradation of +0.08 s per lap.",
        "AAA cambió de medios a blandos. Los medios aguantaron. El último stint tuvo una degradación de +0,08 s "
        "por vuelta.",
        "AAA trocou de médios para macios. Os médios aguentaram. O último stint teve uma degradação de +0,08 s "
        "por volta.",
    ),
    (
        f"{CHANGED}; L AAA M 30",  # the first stint is of the other tyre
        "AAA went from mediums to softs. The softs held up. The first stint lasted 30 laps.",
        "AAA cambió de medios a blandos. Los blandos aguantaron. El primer stint duró 30 vueltas.",
        "AAA trocou de médios para macios. Os macios aguentaram. O primeiro stint durou 30 voltas.",
    ),
    # laps in brackets after their number
    (
        "T AAA M; L AAA M 12; L AAA M 54-65",
        "On mediums AAA ran 12 laps (54 to 65).",
        "Con medios, AAA rodó 12 vueltas (54 a 65).",
        "Com médios, AAA rodou 12 voltas (54 a 65).",
    ),
    (
        "T AAA M; L AAA M 12; L AAA M 1-12",
        "On mediums AAA ran 12 laps (1 to 12).",
        "Con medios, AAA rodó 12 vueltas (1 a 12).",
        "Com médios, AAA rodou 12 voltas (1 a 12).",
    ),
    # kept until a stop
    (
        "T AAA M; P AAA 53; N AAA 1",
        "AAA stayed on mediums until lap 53, and only then made his only stop.",
        "AAA mantuvo los medios hasta la vuelta 53, y solo entonces hizo su única parada.",
        "AAA manteve os médios até a volta 53, e só então fez a sua única parada.",
    ),
    (
        "T AAA M; P AAA 53; N AAA 1; C AAA M>S",
        "AAA stayed on mediums until lap 53 of 66 and then made his only stop: mediums to softs.",
        "AAA mantuvo los medios hasta la vuelta 53 de 66 y entonces hizo su única parada: de medios a blandos.",
        "AAA manteve os médios até a volta 53 de 66 e então fez a sua única parada: de médios para macios.",
    ),
    (
        "T AAA M; P AAA 55; N AAA 1",  # the stop has a lap of its own
        "AAA stayed on mediums until lap 53 and then made his only stop on lap 55.",
        "AAA mantuvo los medios hasta la vuelta 53 y entonces hizo su única parada en la vuelta 55.",
        "AAA manteve os médios até a volta 53 e então fez a sua única parada na volta 55.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
