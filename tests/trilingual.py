"""Cases told in each of the three languages."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from artifact.domain import LANGUAGES

Case = tuple[str, str, str, str]  # claims, and the text that affirms them in each language


def in_three_languages(cases: Sequence[Case]) -> pytest.MarkDecorator:
    """Each case once a language, as `notation`, `text`, `lang`."""
    return pytest.mark.parametrize(
        ("notation", "text", "lang"),
        [
            pytest.param(notation, text, lang, id=f"{number} {texts[0][:40]} {lang}")
            for number, (notation, *texts) in enumerate(cases)
            for lang, text in zip(LANGUAGES, texts, strict=True)
        ],
    )
