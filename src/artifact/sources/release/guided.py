"""Rounds of the release's verifier-guided texts.

Invariant: figures alone. The release keeps the last draft of each text and, for every round, the share of its claims
that its own verifier supported; the earlier drafts are not in it.
"""

from __future__ import annotations

from pathlib import Path

from artifact.domains.racing.shown import unique_ids
from artifact.errors import InputError
from artifact.files import read_json
from artifact.sources.release.files import check_files

FILE = "method.json"


def guided_rounds(folder: Path) -> list[dict[str, object]]:
    """One row a guided text.

    Args:
        folder: the release's.

    Returns:
        `id` (unique, as in the packaged facts), `rounds` (rewrites), and the supported share of the `first` and of the
        `last` draft by the release's own verifier, which takes a draft without claims for 0.

    Raises:
        InputError: the file is missing, differs from the pinned release, or is not of its shape.
    """
    check_files(folder, [f"results/{FILE}"])
    path = folder / "results" / FILE
    content = read_json(path)
    try:
        rows = content["rows"]  # type: ignore[index]
        return [
            {"id": name, "rounds": row["rounds"], "first": row["trace"][0], "last": row["trace"][-1]}
            for name, row in zip(unique_ids([row["id"] for row in rows]), rows, strict=True)
        ]
    except (KeyError, TypeError, IndexError) as error:
        raise InputError(f"not the release's file of that name ({error!r})", where=str(path)) from None
