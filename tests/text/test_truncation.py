"""A text's end tells whether it was cut off. Invented sentences, in the shapes that models write."""

from __future__ import annotations

import pytest

from artifact.text.truncation import looks_truncated

COMPLETE = {
    "sentence": "AAA stopped on lap 14 and won.",
    "question": "¿Funcionó el undercut?",
    "emphasis after the stop": "El undercut **funcionó.**",
    "quote after the stop": "AAA said “it worked.”",
    "bracket after the stop": "AAA stayed out. (BBB did not.)",
    "note": "AAA stopped twice and finished P4",
    "note in a list": "- AAA paró dos veces y terminó P4",
    "telegraphic forecast": "Sunny, high 83, NW wind 15 mph",
    "list without stops": "AAA's race:\n\n- pit stop: **lap 14**\n- tyres: SOFT -> HARD\n- result: **P4**",
    "last list without stops, first with": "Plan:\n- AAA stopped.\n- BBB did not.\n\nFacts:\n- lap: 14\n- gap: 2.9s",
    "list with stops": "1. AAA stopped.\n2. BBB stayed out.",
    "table": "| driver | lap |\n|---|---|\n| AAA | 14 |\n| BBB | 18 |",
    "fenced": "```\nAAA 14\n```",
    "closing bracket without opening": "a) AAA stopped. b) BBB did not.",
    "lap as last word": "AAA had the fastest lap",
    "particle that ends a note": "AAA held on and BBB moved on",
    "answer that ends a note": "A Ferrari respondeu que no",
    "ellipsis": "AAA held on…",
    "Portuguese": "AAA parou na volta 14 e venceu a corrida.",
    "empty": "",
    "blank": " \n ",
}
CUT = {
    "inside a sentence": "AAA undercut BBB. By stopping four laps earlier he could use",
    "one long sentence": "AAA carried out an undercut on BBB in which the stop was made on lap 14 four laps ahead",
    "after a preposition": "AAA paró en la",
    "awaiting a lap": "AAA stopped on lap",
    "awaiting a lap, Spanish": "AAA paró en la vuelta",
    "awaiting a lap, Portuguese": "AAA parou na volta",
    "awaiting a position": "AAA finished P",
    "after a comma": "AAA stopped on lap 14,",
    "after a colon": "Here is what happened:",
    "after an arrow": "- AAA: SOFT →",
    "abbreviation": "AAA paró antes (vuelta 14 vs.",
    "half a figure": "The gap went from +0.8 s to -2.",
    "list marker alone": "El undercut no funcionó.\n\n1.",
    "bold list marker alone": "El undercut no funcionó.\n\n1.  **",
    "open emphasis": "AAA ran a **two-stop",
    "open bracket": "AAA stopped twice (laps 14 and 33.",
    "heading at the end": "AAA stopped twice.\n\n### The second stint",
    "heading in bold with a colon": "AAA stopped twice.\n\n**Análisis:**",
    "item unlike the others": "1. AAA stopped.\n2. BBB stayed out.\n3. Then AAA was",
    "first item of a list": "AAA stopped twice.\n\n1. The first stint was short",
    "row without all cells": "| driver | lap | tyre |\n|---|---|---|\n| AAA | 14 |",
    "open fence": "```\nAAA 14",
    "awaiting the rest of a stop": "Then BBB stopped on",
    "awaiting the rest of a stop, Spanish": "Luego BBB paró en",
    "awaiting the rest of a stop, Portuguese": "Depois BBB entrou nos boxes na",
    "preposition without a full stop before": "The gap fell from",
    "conjunction": "AAA parou duas vezes e",
}


@pytest.mark.parametrize("name", COMPLETE)
def test_a_text_that_ends_is_complete(name: str) -> None:
    assert not looks_truncated(COMPLETE[name])


@pytest.mark.parametrize("name", CUT)
def test_a_text_that_breaks_off_is_truncated(name: str) -> None:
    assert looks_truncated(CUT[name])


@pytest.mark.parametrize("name", [name for name, text in COMPLETE.items() if text.endswith(".") and "\n" not in text])
def test_cutting_a_complete_sentence_before_its_last_word_is_seen_in_a_longer_text(name: str) -> None:
    text = "The race was decided early. " + COMPLETE[name].rsplit(" ", 1)[0]
    assert looks_truncated(text)
