"""All but short texts are read without the collector, which is on again afterwards, whatever happened."""

from __future__ import annotations

import gc

import pytest

from artifact.text.long import uncollected

LONG = "a" * 200_000


@uncollected
def collecting(text: str, lang: str = "auto") -> bool:
    if lang == "none":
        raise ValueError(lang)
    return gc.isenabled()


def test_the_collector_rests_for_all_but_short_texts() -> None:
    assert collecting("short") and not collecting(LONG)
    assert gc.isenabled()


def test_it_is_on_again_after_an_error_and_stays_off_where_it_was() -> None:
    with pytest.raises(ValueError, match="none"):
        collecting(LONG, "none")
    assert gc.isenabled()
    gc.disable()
    try:
        collecting(LONG)
        assert not gc.isenabled()
    finally:
        gc.enable()
