"""What tests of the racing rules ask of a text: the claims that it affirms, beside those that a case writes down."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from artifact.claim import Claim, Polarity
from artifact.domains.racing.rules import extract
from artifact.extract_eval import parse_notation

LANGS = ("en", "es", "pt")
Case = tuple[str, str, str, str]  # claims, and the text that affirms them in each language


def affirmed(text: str, lang: str) -> set[Claim]:
    """The claims that a text affirms."""
    return {claim for claim in extract(text, lang).claims if claim.polarity is Polarity.AFFIRMED}


def wanted(notation: str) -> set[Claim]:
    """Claims in the annotators' notation (`artifact.extract_eval`), parted by semicolons."""
    return {parse_notation(part.strip(), "racing") for part in notation.split(";") if part.strip()}


def in_three_languages(cases: Sequence[Case]) -> pytest.MarkDecorator:
    """Each case once a language, as `notation`, `text`, `lang`."""
    return pytest.mark.parametrize(
        ("notation", "text", "lang"),
        [
            pytest.param(notation, text, lang, id=f"{number} {texts[0][:40]} {lang}")
            for number, (notation, *texts) in enumerate(cases)
            for lang, text in zip(LANGS, texts, strict=True)
        ],
    )
