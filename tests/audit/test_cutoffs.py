"""How well a cut-off text is recognised."""

from __future__ import annotations

from artifact.audit.cutoffs import by_finish_reason, detection
from artifact.domain import LANGUAGES, get_domain
from artifact.generations import parse_generation


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


def test_finish_reasons_are_the_truth() -> None:
    rows = [
        ("AAA stopped on lap 3.", {"finish_reason": "end_turn"}),
        ("AAA stopped on lap", {"finish_reason": "end_turn"}),  # ended in mid-sentence by itself
        ("AAA stopped on lap 3 and then the", {"finish_reason": "max_tokens"}),
        ("AAA stopped on lap 3.", {"status": "truncated", "finish_reason": "repetition"}),
        ("AAA stopped", {}),  # nobody knows
        ("", {"status": "empty"}),
    ]
    generations = [
        parse_generation({"id": "x", "lang": "en", "system": "s", "text": text, **more}, "here") for text, more in rows
    ]
    (found,) = by_finish_reason(generations).to_dict("records")
    assert found == {"system": "s", "lang": "en", "ended": 2, "false_alarms": 1, "cut": 2, "found": 1}
    assert by_finish_reason([]).empty
