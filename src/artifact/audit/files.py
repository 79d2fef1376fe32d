"""The audit of files of generations.

Invariant: texts are read exactly as `artifact score` reads them, so that what is audited is what would be scored; the
counts of the parts add up to those of the whole, for any engine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd

from artifact.audit.outputs import grouped, measure
from artifact.errors import unknown
from artifact.files import dump_json, parse_line
from artifact.generations import parse_generation, read_claims
from artifact.parallel import HERE, Engine
from artifact.partitions import Part, sources
from artifact.scoring import Scorer, Setup, score_claims
from artifact.seen import Keys, Seen, keys_of
from artifact.status import Status
from artifact.streaming import line_parts, scorer

GROUPS = ["system", "lang"]


def audit_files(
    paths: Sequence[Path],
    setup: Setup,
    *,
    engine: Engine = HERE,
    advance: Callable[[int], None] = lambda size: None,
) -> pd.DataFrame:
    """Count outcomes, peculiarities and blind spots of files of generations.

    Args:
        paths: one generation a line (see `artifact.generations`), such tables (`.parquet`), or folders of them.
        setup: records, rules, extractor and language, as for scoring; its policy should leave nothing out.
        engine: where to read. It changes nothing in the result.
        advance: told the bytes (of a table: the rows) done.

    Returns:
        One row a system and language: the columns of `artifact.audit.outputs.outcomes`, `looks_cut` (texts that break
        off though nothing says how they ended), `claims`, `unverifiable`, and `numbers_unread`.

    Raises:
        InputError: a line is not a generation, or a name is not known.
    """
    Scorer(setup)  # names are checked before a file is read
    seen = Seen()
    total: pd.DataFrame | None = None
    place = 0
    for part in engine(partial(_measure_part, setup), line_parts(sources(paths))):
        rows = part.rows
        places = np.arange(place, place + len(rows))
        place += len(rows)
        said = rows["n_chars"].to_numpy() > 0
        rows["repeated"] = False
        rows.loc[said, "repeated"] = seen.add(part.keys[said], places[said]) != places[said]
        sums = grouped(rows, GROUPS, ("looks_cut", "claims", "unverifiable"))
        total = (
            sums if total is None else total.add(sums, fill_value=0).reindex(total.index.union(sums.index, sort=False))
        )
        advance(part.size)
    assert total is not None, "an empty file is refused where it is read"
    absent = [status.value for status in Status if not total[status.value].any()]
    out = total.drop(columns=absent).astype(int).reset_index()
    return out.assign(numbers_unread=out["numbers"] - out["numbers_read"])


@dataclass(frozen=True)
class _Measured:
    rows: pd.DataFrame  # figures of each text
    keys: Keys  # of system, language and text
    size: int


def _measure_part(setup: Setup, part: Part) -> _Measured:
    from artifact.text.profile import profile

    scores = scorer(setup)
    rows = []
    for where, raw in part.lines:
        generation = parse_generation(parse_line(raw, where), where, lang=setup.lang, system=part.system)
        if generation.id not in scores.records:
            raise unknown("instance", generation.id, scores.records, where=where)
        assert scores.extract is not None, "an audit reads texts"
        found = read_claims(generation, scores.extract)
        rows.append(
            {
                "system": generation.system,
                "lang": generation.lang if generation.lang != "auto" else found.lang,
                "id": generation.id,
                "status": found.status.value,
                "claims": dump_json([claim.to_json() for claim in found.claims]),
                "profile": dump_json(profile(generation.text).to_json()),
                "looks_cut": generation.looks_cut,
            }
        )
    table = pd.DataFrame(rows)
    counts = score_claims(table, scores.domain, setup.policy, records=scores.records)
    claims = counts[["supported", "contradicted", "unverifiable"]].sum(axis=1)
    figures = measure(table).assign(claims=claims, unverifiable=counts["unverifiable"])
    keys = keys_of(figures["system"], figures["lang"], figures["sha256"])
    return _Measured(figures.drop(columns=["id", "sha256"]), keys, part.size)
