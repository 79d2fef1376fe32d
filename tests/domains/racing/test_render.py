"""Contexts, questions, templates and said claims in three languages."""

from __future__ import annotations

import re
import string

import pytest

from artifact.claim import Polarity
from artifact.domain import LANGUAGES, STYLES, Record
from artifact.domains.racing import claims as c
from artifact.domains.racing import render, say
from artifact.domains.racing.load import load
from artifact.domains.racing.records import make_record
from artifact.errors import InputError

EN_CONTEXT = """\
Race: São Paulo Grand Prix 2025, 58 laps
AAA: finished P3, two pit stops
- stint 1: soft tyres, laps 1 to 14 (14 laps), average lap 90.5 s, degradation +0.05 s per lap
- stint 2: tyres of an unknown compound, laps 15 to 58 (44 laps)
- pit stop on lap 14: soft tyres to tyres of an unknown compound, under the safety car or virtual safety car
BBB: disqualified, number of stops not recorded
Pit battle: undercut by AAA on BBB (AAA stopped on lap 14, BBB on lap 18); time gained 2.5 s; \
AAA's lead over BBB was -2.9 s before and -0.4 s after (negative: behind)"""
ES_CONTEXT = """\
Carrera: São Paulo Grand Prix 2025, 58 vueltas
AAA: terminó P3, dos paradas
- tanda 1: neumáticos blandos, vueltas 1 a 14 (14 vueltas), vuelta media 90,5 s, degradación +0,05 s por vuelta
- tanda 2: neumáticos de compuesto desconocido, vueltas 15 a 58 (44 vueltas)
- parada en la vuelta 14: de neumáticos blandos a neumáticos de compuesto desconocido, \
bajo el coche de seguridad o el coche de seguridad virtual
BBB: descalificado, número de paradas no registrado
Duelo en boxes: undercut de AAA a BBB (AAA paró en la vuelta 14, BBB en la vuelta 18); tiempo ganado 2,5 s; \
la ventaja de AAA sobre BBB era de -2,9 s antes y de -0,4 s después (negativa: por detrás)"""


@pytest.fixture
def undercut() -> Record:
    def stint(compound: str | None, start: int, end: int, pace: float | None, slope: float | None) -> dict[str, object]:
        return {
            "compound": compound,
            "start_lap": start,
            "end_lap": end,
            "n_laps": end - start + 1,
            "avg_laptime_s": pace,
            "degradation_s_per_lap": slope,
        }

    shown = {
        "year": 2025,
        "event": "São Paulo Grand Prix",
        "total_laps": 58,
        "drivers": {
            "AAA": {
                "final_position": 3,
                "n_stops": 2,
                "stints": [stint("SOFT", 1, 14, 90.5, 0.05), stint(None, 15, 58, None, None)],
                "stops": [
                    {
                        "lap": 14,
                        "from_compound": "SOFT",
                        "to_compound": None,
                        "under_neutralization": True,
                        "kind": "stop",
                    }
                ],
            },
            "BBB": {"final_position": None, "status": "disqualified", "n_stops": None, "stints": [], "stops": []},
        },
        "battle": {
            "kind": "undercut",
            "attacker": "AAA",
            "defender": "BBB",
            "attacker_pit_lap": 14,
            "defender_pit_lap": 18,
            "gap_before_s": -2.9,
            "gap_after_s": -0.4,
            "gained_s": 2.5,
            "position_swap": False,
        },
    }
    return make_record(
        {"id": "x", "released_id": None, "decision_type": "undercut", "split": "test", "shown": shown},  # type: ignore[typeddict-item]
        "corrected",
    )


def test_a_context_in_english(undercut: Record) -> None:
    assert render.context(undercut, "en") == EN_CONTEXT


def test_a_context_in_spanish_has_its_decimal_comma(undercut: Record) -> None:
    assert render.context(undercut, "es") == ES_CONTEXT


def test_templates_say_that_a_move_failed(undercut: Record) -> None:
    assert render.template(undercut, "en") == (
        "AAA attempted an undercut on BBB. AAA stopped on lap 14; BBB stopped on lap 18. "
        "The undercut gained 2.5 seconds but did not work."
    )
    assert render.template(undercut, "pt") == (
        "AAA tentou um undercut em BBB. AAA parou na volta 14; BBB parou na volta 18. "
        "O undercut ganhou 2,5 segundos, mas não funcionou."
    )


@pytest.mark.parametrize("table", ["_CONTEXT", "_QUESTION"])
def test_the_languages_have_the_same_phrases_with_the_same_slots(table: str) -> None:
    phrases = getattr(render, table)
    slots = {
        lang: {name: _slots(phrase) for name, phrase in phrases[lang].items()} for lang in LANGUAGES
    }  # fmt: skip
    assert slots["es"] == slots["en"]
    assert slots["pt"] == slots["en"]


def test_the_languages_have_the_same_sentences_with_the_same_slots() -> None:
    table = say._SENTENCES
    slots = {
        lang: {name: tuple(_slots(form) for form in forms) for name, forms in table[lang].items()} for lang in LANGUAGES
    }
    assert slots["es"] == slots["en"]
    assert slots["pt"] == slots["en"]


def _slots(phrase: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(phrase) if name}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_packaged_record_renders_without_a_gap(lang: str) -> None:
    for record in [*load("released", "corrected").values(), *load("released_summaries", "paper").values()]:
        for text in (
            render.context(record, lang),
            render.template(record, lang),
            *(render.question(record, lang, style) for style in STYLES),
            say.say(record.facts, record, lang),
        ):
            assert not re.search(r"None|nan|[{}]|  |\s[.,;]|\.\.", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_styles_ask_differently_and_only_concise_speaks_of_length(lang: str, undercut: Record) -> None:
    neutral, concise, cover_all = (render.question(undercut, lang, style) for style in STYLES)
    assert len({neutral, concise, cover_all}) == 3
    length = re.compile(r"three|tres|três")
    assert [bool(length.search(text)) for text in (neutral, concise, cover_all)] == [False, True, False]
    assert all("AAA" in text and "BBB" in text for text in (neutral, concise, cover_all))


SAID = [
    (c.NStops(driver="AAA", n=0), "AAA made no pit stops in the race.", "AAA no hizo ninguna parada."),
    (
        c.CompoundChange(driver="AAA", from_="INTERMEDIATE", to="WET", polarity=Polarity.DENIED),
        "AAA did not change from intermediate tyres to wet tyres.",
        "AAA no cambió de neumáticos intermedios a neumáticos de lluvia.",
    ),
    (c.BattleOutcome(success=False), "The move did not work.", "La maniobra no funcionó."),
    (
        c.BattleOutcome(success=True, polarity=Polarity.DENIED),
        "The move did not work.",
        "La maniobra no funcionó.",
    ),
    (c.Gain(value=6.256), "The move gained 6.256 seconds.", "La maniobra ganó 6,256 segundos."),
    (
        c.StintLaps(driver="AAA", compound="SOFT", n_laps=14),
        "AAA's stint on soft tyres lasted 14 laps.",
        "La tanda de AAA con neumáticos blandos duró 14 vueltas.",
    ),
    (
        c.FastestLap(driver="AAA", seconds=86.725),
        "AAA set the fastest lap, 1:26.725.",
        "AAA marcó la vuelta rápida, 1:26,725.",
    ),
    (
        c.Degradation(driver="AAA", compound="HARD", value=-0.2),
        "On hard tyres, AAA's degradation was -0.2 seconds per lap.",
        "Con neumáticos duros, la degradación de AAA fue de -0,2 segundos por vuelta.",
    ),
    (c.PitLap(lap=14), "A driver stopped on lap 14.", "Un piloto paró en la vuelta 14."),
]


@pytest.mark.parametrize(("claim", "english", "spanish"), SAID, ids=str)
def test_a_claim_is_said(claim: c.Claim, english: str, spanish: str) -> None:
    assert say.say([claim], lang="en") == english
    assert say.say([claim], lang="es") == spanish


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", c.KINDS.values(), ids=lambda kind: kind.type)
def test_a_kind_with_every_field_open_can_still_be_said(kind: type[c.Claim], lang: str) -> None:
    affirmed, denied = say.say([kind()], lang=lang), say.say([kind(polarity=Polarity.DENIED)], lang=lang)
    assert affirmed != denied
    assert "None" not in affirmed + denied


def test_an_unknown_language_or_style_is_refused(undercut: Record) -> None:
    with pytest.raises(InputError, match="unknown language 'fr'"):
        render.context(undercut, "fr")
    with pytest.raises(InputError, match="unknown language 'fr'"):
        say.say([], undercut, "fr")
    with pytest.raises(InputError, match="unknown prompt style 'concis', did you mean 'concise'"):
        render.question(undercut, "en", "concis")
