"""How well a cut-off text is recognised."""

from __future__ import annotations

from artifact.audit.cutoffs import detection
from artifact.domain import LANGUAGES, get_domain


def test_whole_texts_raise_no_alarm_and_most_cuts_are_found() -> None:
    racing = get_domain("racing")
    records = list(racing.load("released", "corrected").values())[:60]
    made = detection(racing, records, LANGUAGES, seed=3).set_index("lang")
    assert list(made.index) == list(LANGUAGES)
    assert (made["texts"] == 60).all() and (made["false_alarms"] == 0).all()
    assert (made["found"] + made["at_sentence_end"] >= 54).all()
    assert (made["found"] + made["at_sentence_end"] <= 60).all()


def test_equal_seeds_cut_alike() -> None:
    weather = get_domain("weather")
    records = list(weather.load("released", "corrected").values())[:20]
    first, second = (detection(weather, records, ["es"], seed=3) for _ in range(2))
    assert first.equals(second)
    assert not first.equals(detection(weather, records, ["es"], seed=4))
