"""The same texts, said shorter.

Invariant: a shortened text states exactly the claims of the whole text that end before the cut, so that the only thing
that changes along the series is how much is said. No call to a model, no failed extraction and no cut-off output can
enter a comparison of a text with its own beginning.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pandas as pd

from artifact.audit.outputs import read_profile
from artifact.claim import Claim
from artifact.errors import InputError, unknown
from artifact.text.profile import Profile

FRACTIONS = (0.2, 0.4, 0.6, 0.8, 1.0)


def shortened(claims: pd.DataFrame, fractions: Sequence[float] = FRACTIONS) -> Iterator[tuple[str, pd.DataFrame]]:
    """Yield the table of claims for each length, shortest first.

    Texts are cut at sentence ends: a text shortened to a fraction keeps the sentences that end within that share of
    its characters, and always its first one.

    Args:
        claims: one row a text with `claims`, read (`artifact.scoring.parsed`), and `profile`; only texts that are whole
            make sense here.
        fractions: shares of the characters to keep, each in (0, 1].

    Yields:
        A label (`first sentence`, then `20%` ...) and the table with its `claims` column cut.
    """
    made = [
        read_profile(stored, where=str(where)) for where, stored in zip(claims["id"], claims["profile"], strict=True)
    ]
    yield "first sentence", _cut(claims, [_cut_point(one, 0.0) for one in made])
    for fraction in fractions:
        yield f"{fraction:.0%}", _cut(claims, [_cut_point(one, fraction) for one in made])


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
    for lang, id_ in claims[["lang", "id"]].itertuples(index=False):
        if (lang, id_) not in lengths:
            raise InputError(f"{system} has no text on {id_} in {lang}", fix="keep the instances that all have")
        cuts.append(lengths[lang, id_])
    return _cut(claims, cuts)


def _cut_point(made: Profile, fraction: float) -> int:
    """Offset of the last sentence end within the fraction, or of the first one."""
    if not made.sentence_ends or fraction >= 1:
        return made.n_chars
    within = [end for end in made.sentence_ends if end <= fraction * made.n_chars]
    return within[-1] if within else made.sentence_ends[0]


def _cut(claims: pd.DataFrame, cuts: Sequence[int]) -> pd.DataFrame:
    kept = [_before(each, cut) for each, cut in zip(claims["claims"], cuts, strict=True)]
    return claims.assign(claims=pd.Series(kept, index=claims.index, dtype=object))


def _before(claims: Sequence[Claim], cut: int) -> tuple[Claim, ...]:
    return tuple(claim for claim in claims if claim.span is not None and claim.span[1] <= cut)
