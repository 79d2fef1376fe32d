"""The same texts, said shorter.

Invariant: a shortened text states exactly the claims of the whole text that end before the cut, so that the only thing
that changes along the series is how much is said. No call to a model, no failed extraction and no cut-off output can
enter a comparison of a text with its own beginning.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pandas as pd

from artifact.audit.outputs import read_flat, read_profile
from artifact.errors import InputError, unknown
from artifact.files import dump_json
from artifact.text.profile import Profile

FRACTIONS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)


def shortened(claims: pd.DataFrame, fractions: Sequence[float] = FRACTIONS) -> Iterator[tuple[str, pd.DataFrame]]:
    """Yield the table of claims for each length, shortest first.

    Texts are cut at sentence ends: a text shortened to a fraction keeps the sentences that end within that share of
    its characters, and always its first one.

    Args:
        claims: one row a text with `claims` (with spans) and `profile`; only texts that are whole make sense here.
        fractions: shares of the characters to keep, each in (0, 1].

    Yields:
        A label (`first sentence`, then `10 %` ...) and the table with its `claims` column cut.
    """
    read = [
        (read_flat(raw, where=str(where)), read_profile(stored, where=str(where)))
        for where, raw, stored in zip(claims["id"], claims["claims"], claims["profile"], strict=True)
    ]
    yield "first sentence", _cut(claims, [(flat, _cut_point(made, 0.0)) for flat, made in read])
    for fraction in fractions:
        yield f"{fraction:.0%}", _cut(claims, [(flat, _cut_point(made, fraction)) for flat, made in read])


def cut_like(claims: pd.DataFrame, system: str) -> pd.DataFrame:
    """Every text broken off where the text of `system` on the same instance and language ends, in mid-sentence or not.

    Args:
        claims: as in `shortened`, with `system` and `lang`.
        system: the one whose lengths are taken; its own texts stay as they are.

    Raises:
        InputError: there is no such system, or it has no text where another has one.
    """
    there = sorted(claims["system"].unique())
    if system not in there:
        raise unknown("system", system, there)
    lengths = {
        (lang, id_): read_profile(stored, where=str(id_)).n_chars
        for name, lang, id_, stored in claims[["system", "lang", "id", "profile"]].itertuples(index=False)
        if name == system
    }
    cuts = []
    for lang, id_, raw in claims[["lang", "id", "claims"]].itertuples(index=False):
        if (lang, id_) not in lengths:
            raise InputError(f"{system} has no text on {id_} in {lang}", fix="keep the instances that all have")
        cuts.append((read_flat(raw, where=str(id_)), lengths[lang, id_]))
    return _cut(claims, cuts)


def _cut_point(made: Profile, fraction: float) -> int:
    """Offset of the last sentence end within the fraction, or of the first one."""
    if not made.sentence_ends or fraction >= 1:
        return made.n_chars
    within = [end for end in made.sentence_ends if end <= fraction * made.n_chars]
    return within[-1] if within else made.sentence_ends[0]


def _cut(claims: pd.DataFrame, cuts: Sequence[tuple[list[dict[str, object]], int]]) -> pd.DataFrame:
    kept = [
        dump_json([claim for claim in flat if (span := claim.get("span")) and span[1] <= cut])  # type: ignore[index]
        for flat, cut in cuts
    ]
    return claims.assign(claims=kept)
