"""Spanish and Portuguese "media(s)": the medium tyre, an average, or nothing."""

from __future__ import annotations

import pytest
from tests.readings import affirmed, wanted


@pytest.mark.parametrize(
    ("notation", "text", "lang"),
    [
        ("C SAI S>M", "Sainz se quitó las blandas y se calzó las medias.", "es"),
        ("C SAI ?>M; P SAI 14", "Sainz paró en la vuelta 14 y montó las medias.", "es"),
        ("C SAI H>M", "Sainz pasó de duras a medias.", "es"),
        ("C SAI H>M", "Sainz cambió la dura por la media.", "es"),
        ("C SAI M>H", "Sainz cambió las medias por las duras.", "es"),
        ("T SAI M", "Sainz salió con medias.", "es"),
        ("T SAI M; L SAI M 20", "Sainz hizo 20 vueltas con las medias.", "es"),
        ("T SAI M; L SAI M 20", "Sainz estiró las medias 20 vueltas.", "es"),
        ("C SAI S>M", "Sainz trocou as macias pelas médias.", "pt"),
        ("T SAI M; L SAI M 20", "Sainz fez 20 voltas com as médias.", "pt"),
    ],
)
def test_a_tyre_beside_what_takes_one(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@pytest.mark.parametrize(
    ("notation", "text", "lang"),
    [
        ("T SAI H; A SAI H 81.5", "Sainz usó duras, con media de 1:21,5.", "es"),
        ("T SAI H; A SAI H 81.5", "La media de Sainz con duras fue de 1:21,5.", "es"),
        ("T SAI H; A SAI H 81.5", "Sainz usou duros, com média de 1:21,5.", "pt"),
        ("T SAI M; A SAI M 81.5", "Sainz rodó con medias a 1:21,5 de media.", "es"),
        ("T SAI H; A SAI H 92.4", "Sainz siguió con duros, con media idéntica de 92,4 s.", "es"),
        ("T SAI H; A SAI H 92.4", "Sainz tuvo media mejor con duros: 92,4 s.", "es"),
        ("T SAI H; A SAI H 92.4", "Sainz ficou de duros, com média idêntica de 92,4 s.", "pt"),
        ("T SAI H; A SAI H 92.4", "Sainz teve média melhor nos duros: 92,4 s.", "pt"),
        ("", "Sainz tuvo mejores medias en su primer stint.", "es"),
        ("", "Sainz fez melhores médias no primeiro stint.", "pt"),
        ("", "El trabajo de Sainz lo dejaron a medias.", "es"),
    ],
)
def test_an_average_elsewhere(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
