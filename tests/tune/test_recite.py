"""Sentences worded as in training, and those that are not."""

from __future__ import annotations

import random

import pytest

from artifact.domain import LANGUAGES, get_domain
from artifact.paths import results
from artifact.tune.pairs import TRAINED_TYPES, say_targets
from artifact.tune.recite import Worded, worded
from artifact.tune.train import read_pairs


def test_every_sentence_of_the_training_texts_is_a_phrasing() -> None:
    for pair in read_pairs(results() / "finetune" / "pairs.jsonl"):
        for text in pair.targets:
            found = worded(text, pair.lang)
            assert found.trained == found.sentences > 0 and found.held_out == 0, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_held_out_phrasings_are_told_apart(lang: str) -> None:
    records = [
        r for r in get_domain("racing").load("released", "corrected").values() if r.decision_type in TRAINED_TYPES
    ]
    rng = random.Random(0)
    texts = [text for record in records[:40] for text in say_targets(record, lang, rng, 2, held_out=True)]
    found = [worded(text, lang) for text in texts]
    # what has two phrasings only holds none out
    assert sum(one.held_out for one in found) > 0.8 * sum(one.sentences for one in found)
    assert all(one.held_out + one.trained == one.sentences for one in found)


@pytest.mark.parametrize(
    "sentence",
    [
        "AAA made 2 good pit stops.",
        "AAA pitted on lap 10, switching from soft tyres to gravel tyres.",
        "AAA pitted on lap ten, switching from soft tyres to hard tyres.",
        "Then AAA made two pit stops.",
        "AAA tried an undercutt on BBB.",
    ],
)
def test_other_sentences_are_not(sentence: str) -> None:
    assert worded(sentence, "en") == Worded(1, 0, 0)


def test_numbers_do_not_end_a_sentence() -> None:
    assert worded("The undercut worked and gained 2.5 seconds. AAA tried an undercut on BBB.", "en") == Worded(2, 2, 0)
    assert worded("El undercut funcionó y ganó 2,5 segundos.", "es").sentences == 1
    assert worded("", "en") == Worded(0, 0, 0)
