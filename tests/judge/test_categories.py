"""Categories that the `claims` judge compares: whether something worked, and points of the compass."""

from __future__ import annotations

import pytest

from artifact.judge.compare import judge_claims
from artifact.judge.judgement import Reference, Task
from artifact.judge.mentions import read_mentions


def _categories(text: str) -> list[tuple[object, str]]:
    return [(m.value, m.measure) for m in read_mentions(text) if m.kind == "category"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The upgrade worked.", ["success"]),
        ("The upgrade did not work.", ["failure"]),
        ("The upgrade was not successful.", ["failure"]),
        ("Did the upgrade work? No.", ["failure"]),
        ("Did the upgrade work?\n\n- Yes: every device came back.", ["success"]),
        ("La migración funcionó.", ["success"]),
        ("La migración no funcionó.", ["failure"]),
        ("¿Funcionó la migración? Sí.", ["success"]),
        ("La migración no tuvo éxito.", ["failure"]),
        ("A migração não funcionou.", ["failure"]),
        ("A migração foi bem-sucedida.", ["success"]),
        ("A migração falhou.", ["failure"]),
        # neither yes nor no
        ("The upgrade worked partially.", []),
        ("There is no evidence that the upgrade worked.", []),
        ("Não há evidência de uma migração bem-sucedida.", []),
        ("3 failed devices were replaced.", []),
        ("Did the upgrade work? Partly.", []),
    ],
)
def test_whether_something_worked(text: str, expected: list[str]) -> None:
    assert _categories(text) == [(value, "outcome") for value in expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Winds from the northwest at 10 mph.", ["NW"]),
        ("West-northwest wind.", ["WNW"]),
        ("Wind WNW 10 mph.", ["WNW"]),
        ("Viento del oeste suroeste, de 5 a 10 mph.", ["WSW"]),
        ("El viento será ligero, del noroeste.", ["NW"]),
        ("Vento de nor-noroeste.", ["NNW"]),
        ("Viento del este.", ["E"]),
        ("Este viento es ligero.", []),  # "this"
        ("The north is closed.", []),  # of nothing
    ],
)
def test_points_of_the_compass(text: str, expected: list[str]) -> None:
    assert _categories(text) == [(value, "direction of wind") for value in expected]


@pytest.mark.parametrize(
    ("reference", "answer", "contradicts"),
    [
        ("The failover took 3 seconds and worked.", "The failover did not work.", True),
        ("The failover took 3 seconds and worked.", "Yes, the failover was successful.", False),
        ("The failover took 3 seconds and worked.", "It worked at first, and then it failed.", False),
        ("El cambio no funcionó.", "El cambio tuvo éxito.", True),
        ("O failover funcionou.", "O failover funcionou parcialmente.", False),
        ("Wind from the south-southeast, 5 mph.", "A southeast wind of 5 mph.", True),
        ("Wind from the south-southeast, 5 mph.", "Winds SSE at 5 mph.", False),
        ("Vento de norte, 5 mph.", "Vento do sul, 5 mph.", True),
        # a name with a number where the reference has exactly one for this subject
        ("ASH finished in P7.", "ASH finished P9.", True),
        ("ASH finished in P7.", "ASH started P12 and finished P7.", False),
        ("ASH finished in P7.", "ELM finished P9.", False),
        ("ASH won. ASH finished in P1, ELM in P2.", "ASH won, ahead of ELM P2, OAK P3 and FIR P4.", False),
        # what stands before "until" is no denial, and an article no count
        ("ASH stopped on lap 36.", "ASH did not stop until lap 36.", False),
        ("ASH hizo dos paradas en la carrera.", "ASH hizo una parada temprana en la vuelta 11 y otra en la 30.", False),
        ("ASH hizo dos paradas en la carrera.", "ASH hizo una sola parada.", True),
    ],
)
def test_categories_are_compared(reference: str, answer: str, contradicts: bool) -> None:
    found = judge_claims(Task("", answer, Reference(reference)))
    assert bool(found.contradictions) is contradicts, found.reason
