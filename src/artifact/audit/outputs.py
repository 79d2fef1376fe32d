"""What became of the generations and of their extraction, before any score is believed.

Invariant: every row of a table of claims is counted exactly once among the outcomes (`ok`, `empty`, `truncated`, ...),
so the outcomes of a system add up to its number of generations.
"""

from __future__ import annotations

from collections.abc import Sequence

import pandas as pd

from artifact.errors import InputError
from artifact.files import parse_json
from artifact.scoring import listed
from artifact.status import Status
from artifact.text.profile import Profile

LONG = 250  # characters; a text of this length that states nothing is more likely unread than silent
NEEDED = ("system", "lang", "id", "status", "claims", "profile")


def outcomes(claims: pd.DataFrame, *, by: Sequence[str] = ("system", "lang"), long: int = LONG) -> pd.DataFrame:
    """Count outcomes and peculiarities of a table of claims.

    Args:
        claims: one row a text with `system`, `lang`, `id`, `status`, `claims` (JSON list of flat claims with spans) and
            `profile` (JSON of `artifact.text.profile.Profile`).
        by: the columns to group by.
        long: from how many characters a text counts as long.

    Returns:
        One row a group: those columns; `n`; one count for each status that occurs; `long` texts and those of them in
        which nothing was found, `long_without_claims`; `other_language` (texts with words that read as another
        language than asked for); `repeated` (texts equal to an earlier one of the group); `numbers` in the texts and
        how many of them lie in a claim, `numbers_read`.

    Raises:
        InputError: a column is missing, or a cell cannot be read.
    """
    rows = measure(claims, long=long)
    rows["repeated"] = (rows["n_chars"] > 0) & rows.duplicated([*by, "sha256"])
    out = grouped(rows, by)
    return out.drop(columns=[status.value for status in Status if not out[status.value].any()]).reset_index()


def grouped(rows: pd.DataFrame, by: Sequence[str], more: Sequence[str] = ()) -> pd.DataFrame:
    """Sums of each group, which add up over parts of a table.

    Args:
        rows: as `measure` returns them, with `repeated`.
        by: the columns to group by, the index of the result.
        more: further columns to sum.
    """
    flags = {status.value: rows["status"] == status for status in Status}
    counted = ["long", "long_without_claims", "other_language", "repeated", "numbers", "numbers_read", *more]
    table = rows[[*by, *counted]].assign(n=1, **flags)
    return table.groupby(list(by), sort=False, observed=True)[["n", *flags, *counted]].sum().astype(int)


def measure(claims: pd.DataFrame, *, long: int = LONG) -> pd.DataFrame:
    """The figures behind `outcomes`, one row a text in the same order."""
    missing = [name for name in NEEDED if name not in claims.columns]
    if missing:
        raise InputError(f"the table of claims has no column {', '.join(missing)}", allowed=map(str, claims.columns))
    cells = (claims[name] for name in ("id", "lang", "status", "claims", "profile"))
    figures = [_figures(*cell, long=long) for cell in zip(*cells, strict=True)]
    kept = claims.drop(columns=["claims", "profile"]).reset_index(drop=True)
    made = pd.DataFrame(figures)
    # what the table already says of a text (its length, say) is made anew, from the profile
    return kept.drop(columns=[name for name in kept if name in made]).join(made)


def _figures(id_: object, lang: object, status: object, raw: object, stored: object, *, long: int) -> dict[str, object]:
    made = read_profile(stored, where=str(id_))
    flat = listed(raw, str(id_))
    if not all(isinstance(claim, dict) for claim in flat):
        raise InputError("claims must be a JSON list of objects", where=str(id_))
    spans = [(span[0], span[1]) for claim in flat if (span := claim.get("span"))]  # type: ignore[attr-defined]
    is_long = made.n_chars >= long
    return {
        "n_chars": made.n_chars,
        "sha256": made.sha256,
        "n_claims": len(flat),
        "long": is_long,
        "long_without_claims": is_long and not flat and status != Status.EMPTY,
        # fewer words than this cannot be told apart
        "other_language": made.n_words >= 8 and made.lang != lang,
        "numbers": len(made.numbers),
        "numbers_read": made.numbers_within(spans),
    }


def read_profile(raw: object, *, where: str) -> Profile:
    """The profile of a cell."""
    value = parse_json(raw, where=where) if isinstance(raw, str) else raw
    if not isinstance(value, dict):
        raise InputError("profile must be a JSON object as written by `artifact extract`", where=where)
    return Profile.from_json(value)
