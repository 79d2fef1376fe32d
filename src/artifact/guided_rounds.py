"""What guiding did, read from a file that `artifact guide` wrote.

Invariant: after round k a text stands with the best (or last) draft that it had by then, so that every round is
measured over the same texts, and the rounds of a text that stopped early count as often as those of one that did not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal

import pandas as pd

from artifact.domain import Record
from artifact.errors import InputError, unknown
from artifact.files import read_jsonl
from artifact.guide import Setup, best_of, verified_json, verify
from artifact.stats import COUNTS
from artifact.status import Status


def read_guided(path: Path | str) -> list[dict[str, object]]:
    """The rows of a guided file (see `artifact.guide.row`).

    Raises:
        InputError: a line is not such a row.
    """
    rows = []
    for where, row in read_jsonl(path):
        drafts = row.get("rounds")
        if not isinstance(drafts, list) or not drafts or not all(isinstance(draft, dict) for draft in drafts):
            raise InputError("not a line of a guided file", where=where, fix="make one with artifact guide")
        rows.append(row)
    return rows


def read_again(
    rows: Iterable[Mapping[str, object]], setup: Setup, records: Mapping[str, Record]
) -> list[dict[str, object]]:
    """The rows with every draft read and verified anew, by other rules or another extractor than those that guided.

    Args:
        rows: of a guided file.
        setup: with what to read and verify.
        records: by id.

    Raises:
        InputError: a row is about none of the records.
    """
    out = []
    for row in rows:
        record = records.get(str(row["id"]))
        if record is None:
            raise unknown("instance", row["id"], records)
        drafts = []
        for draft in _drafts(row):
            status = Status(draft["status"])
            if status is Status.UNSUPPORTED:  # what reading found; writing had ended well
                status = Status.OK
            found = verify(record, str(row["lang"]), str(draft["text"]), status, setup)
            drafts.append({**draft, **verified_json(found)})
        best = best_of(_worth(drafts))
        kept = {"best": best, "text": drafts[best]["text"], "status": drafts[best]["status"]}
        out.append({**row, **kept, "rounds": drafts})
    return out


def rounds_table(rows: Sequence[Mapping[str, object]], *, keep: Literal["best", "last"] = "best") -> pd.DataFrame:
    """Counts of each text after each round, in the columns that `artifact.stats` needs.

    Args:
        rows: of a guided file.
        keep: the best draft so far, which takes a verifier to choose, or simply the last.

    Returns:
        One row a text and round: `round`, `system`, `lang`, `id`, `cluster`, `decision_type`, `status`, `scored`
        (always: a draft that was cut off counts as far as it goes), the counts, whether it was `rewritten` in this
        round, whether that left it `unchanged`, and the `tokens` that its draft of this round took.
    """
    last = max(len(_drafts(row)) for row in rows)
    out = []
    for row in rows:
        drafts = _drafts(row)
        for index in range(last):
            so_far = drafts[: index + 1]
            kept = drafts[best_of(_worth(so_far))] if keep == "best" else so_far[-1]
            rewritten = 0 < index < len(drafts)
            usage = drafts[index]["usage"] if index < len(drafts) else {}
            assert isinstance(usage, dict)
            counts = kept["counts"]
            assert isinstance(counts, dict)
            out.append(
                {
                    "round": index,
                    "system": row["system"],
                    "lang": row["lang"],
                    "id": row["id"],
                    "cluster": row["cluster"],
                    "decision_type": row["decision_type"],
                    "status": kept["status"],
                    "scored": True,
                    **{name: counts[name] for name in COUNTS},
                    "rewritten": rewritten,
                    "unchanged": rewritten and drafts[index]["text"] == drafts[index - 1]["text"],
                    "tokens": sum(usage.values()),
                }
            )
    return pd.DataFrame(out)


def mended(rows: Sequence[Mapping[str, object]]) -> pd.DataFrame:
    """What guiding mended, by claim kind, from the first draft to the one that was kept.

    Returns:
        One row a kind: required facts that were `missing` in first drafts, how many of them the kept draft has
        (`added`) and how many facts it lost (`lost`); claims `wrong` in first drafts, how many of them are gone
        (`fixed`), and how many wrong ones are new (`new_wrong`).
    """
    tally: dict[str, dict[str, int]] = {}
    names = ("missing", "added", "lost", "wrong", "fixed", "new_wrong")
    for row in rows:
        drafts, best = _drafts(row), row["best"]
        assert isinstance(best, int)
        first, kept = drafts[0], drafts[best]
        for list_name, (all_, gone, new) in {"add": names[:3], "fix": names[3:]}.items():
            before, after = _claims(first, list_name), _claims(kept, list_name)
            for kinds, column in ((before, all_), (before - after, gone), (after - before, new)):
                for kind, _ in kinds:
                    tally.setdefault(kind, dict.fromkeys(names, 0))[column] += 1
    table = pd.DataFrame.from_dict(tally, orient="index", columns=list(names)).sort_index()
    return table.rename_axis("kind").reset_index()


def _drafts(row: Mapping[str, object]) -> list[dict[str, object]]:
    drafts = row["rounds"]
    assert isinstance(drafts, list)
    return drafts


def _worth(drafts: Sequence[Mapping[str, object]]) -> list[tuple[bool, float | None]]:
    return [(draft["status"] == Status.OK.value, draft["f1"]) for draft in drafts]  # type: ignore[misc]


def _claims(draft: Mapping[str, object], name: str) -> set[tuple[str, str]]:
    """Kind and content of the claims in a list of a draft."""
    claims = draft[name]
    assert isinstance(claims, list)
    return {(str(claim["type"]), repr({k: v for k, v in claim.items() if k != "span"})) for claim in claims}
