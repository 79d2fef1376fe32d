"""How well a cut-off text is recognised without a finish reason.

Invariant: the truth is known, by construction or from the service that wrote the text. Whole texts are made by the
domain's own templates; a cut text is a whole one broken off at a random place, so that a share of the cuts falls where
nobody could tell: at the end of a sentence.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

import pandas as pd

from artifact.domain import Domain, Record
from artifact.generations import Generation
from artifact.status import Status
from artifact.text.profile import profile
from artifact.text.truncation import looks_truncated

SHORTEST, LONGEST = 0.2, 0.95  # shares of a text at which it may be broken off


def detection(domain: Domain, records: Iterable[Record], langs: Sequence[str], *, seed: int) -> pd.DataFrame:
    """Try the detector on texts that are whole and on the same texts broken off.

    Args:
        domain: makes the texts.
        records: one text each and language.
        langs: languages of the texts.
        seed: of the places where texts are broken off.

    Returns:
        One row a language: `lang`, `texts`, `false_alarms` (whole texts taken for cut), `found` (cut texts recognised),
        `at_sentence_end` (cut texts that end where a sentence does, which cannot be recognised).
    """
    rng = random.Random(seed)
    known = list(records)
    rows = []
    for lang in langs:
        alarms = found = invisible = 0
        for record in known:
            text = domain.template(record, lang)
            cut = text[: round(len(text) * rng.uniform(SHORTEST, LONGEST))].rstrip()
            alarms += looks_truncated(text)
            found += looks_truncated(cut)
            invisible += len(cut) in profile(text).sentence_ends
        rows.append((lang, len(known), alarms, found, invisible))
    return pd.DataFrame(rows, columns=["lang", "texts", "false_alarms", "found", "at_sentence_end"])


def by_finish_reason(generations: Iterable[Generation]) -> pd.DataFrame:
    """Try the detector on texts of which the service said how they ended.

    Returns:
        One row a system and language: `ended` texts, those of them taken for cut (`false_alarms`), texts that were
        `cut`, and those of them recognised (`found`). Texts that are empty, or of which nothing is known, are left out.
    """
    rows = [
        (one.system, one.lang, one.status is Status.TRUNCATED, looks_truncated(one.text))
        for one in generations
        if one.end_known and one.status in (Status.OK, Status.TRUNCATED) and one.text.strip()
    ]
    counted = {
        "ended": [not was for _, _, was, _ in rows],
        "false_alarms": [seems and not was for _, _, was, seems in rows],
        "cut": [was for _, _, was, _ in rows],
        "found": [seems and was for _, _, was, seems in rows],
    }
    table = pd.DataFrame(rows, columns=["system", "lang", "was", "seems"]).assign(**counted)
    return table.groupby(["system", "lang"])[list(counted)].sum().astype(int).reset_index()
