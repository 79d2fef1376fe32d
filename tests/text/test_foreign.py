"""Languages that are not supported are named; the supported ones never are."""

from __future__ import annotations

import pytest

from artifact.domain import LANGUAGES, get_domain
from artifact.text.foreign import foreign_language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("VER s'est arrêté au tour 14 et a terminé deuxième, devant NOR, avec les pneus durs.", "French"),
        ("Ensoleillé avec une température de 71 °F et un vent du nord. Il y a peu de pluie.", "French"),
        ("VER hielt in Runde 14 an und wurde Zweiter, während NOR mit den harten Reifen fuhr.", "German"),
        ("VER si è fermato al giro 14 e ha concluso la gara in seconda posizione.", "Italian"),
        ("VER stopte in ronde 14 en werd tweede, terwijl NOR met de harde banden reed.", "Dutch"),
        ("Ферстаппен остановился на 14 круге и финишировал вторым.", "a script other than Latin"),
        ("フェルスタッペンは14周目にピットインし、2位でフィニッシュしたレースだった。", "a script other than Latin"),
    ],
)
def test_other_languages(text: str, language: str) -> None:
    assert foreign_language(text) == language


@pytest.mark.parametrize(
    "text",
    [
        "",
        "VER P2, NOR P3",
        "VER undercut NOR.",
        "VER paró en la vuelta 14 y terminó segundo, mientras NOR seguía con neumáticos duros.",
        "VER parou na volta 14 e terminou em segundo, enquanto NOR seguia com pneus duros.",
        "O vento é do norte e a chance de chuva é baixa.",
        "Le pasó a NOR en la vuelta 3, con un parcial de 1,5 s.",
        "🏁" * 30,
    ],
)
def test_supported_languages_and_notes(text: str) -> None:
    assert foreign_language(text) is None


@pytest.mark.parametrize("name", ["racing", "weather"])
def test_no_template_is_foreign(name: str) -> None:
    domain = get_domain(name)
    for record in list(domain.load("released", "corrected").values())[::5]:
        for lang in LANGUAGES:
            assert foreign_language(domain.template(record, lang)) is None
