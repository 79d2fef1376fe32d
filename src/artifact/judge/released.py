"""The `claims` judge on the paper's released generations, with the truthful template of each record as reference.

Invariant: what is kept of a generation is figures: how many statements agree, contradict, or are not decided. The
record itself, which is the exact reference, is judged from the committed claims and needs no text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pandas as pd

from artifact.domain import Domain, Record, get_domain
from artifact.errors import unknown
from artifact.judge.compare import judge_claims
from artifact.judge.judgement import Judgement, Reference, Task
from artifact.judge.oracle import judge_scored
from artifact.score import DEFAULT, Policy
from artifact.scoring import score_rows
from artifact.sources.release.generations import SOURCES, Generation, release_generations
from artifact.stats import UNIT
from artifact.status import Status

JUDGED = ("racing", "racing_cover_all", "racing_summary", "weather")


def judge_release(
    folder: Path, sources: Sequence[str] = JUDGED, advance: Callable[[int], None] = lambda steps: None
) -> Iterator[dict[str, object]]:
    """Judge every finished generation of the release by the words of its record's template.

    Args:
        folder: the release's.
        sources: names of `artifact.sources.release.generations.SOURCES`.
        advance: told of each text.

    Yields:
        `source`, `system`, `lang`, `id`, `status`, `n_chars` (length of the text), `correctness` (None where not
        judged), `agreed`, `contradicted`, `unverifiable`.

    Raises:
        InputError: no such source, or the release is not as pinned.
    """
    known = {source.name: source for source in SOURCES}
    for name in sources:
        if name not in known:
            raise unknown("source", name, known)
    for name in sources:
        domain = get_domain(known[name].domain)
        records = domain.load(known[name].benchmark, DEFAULT.rules)
        references: dict[tuple[str, str], Reference] = {}
        for generation in release_generations(folder, [name]):
            record = records[generation.id]
            key = (generation.id, generation.lang)
            if key not in references:
                references[key] = Reference(domain.template(record, generation.lang))
            yield _row(generation, domain, record, references[key])
            advance(1)


def judge_by_record(claims: pd.DataFrame, domain: Domain, benchmark: str, policy: Policy = DEFAULT) -> pd.DataFrame:
    """Judge texts by their records, from the claims read in them.

    Args:
        claims: as for `artifact.scoring.score_claims`.
        domain: of the texts.
        benchmark: of their records.
        policy: what is left out, and what counts.

    Returns:
        One row a text: `system`, `lang`, `id`, `cluster`, `decision_type`, `status`, `judged`; `correctness`,
        `completeness` (coverage of the required facts), `contradicts`, `contradicted`, `agreed`, `unverifiable`, and
        `kinds_contradicted` (a set). Undefined is NaN.
    """
    rows = []
    for row, scored in score_rows(claims, domain, policy, benchmark=benchmark):
        judged = scored.counts is not None
        right, complete = judge_scored(scored, domain, policy, "oracle") if judged else (None, None)
        rows.append(
            {
                **{name: row[name] for name in UNIT},
                "cluster": scored.record.cluster,
                "decision_type": scored.record.decision_type,
                "status": scored.status.value,
                "judged": judged,
                "correctness": _score(right),
                "completeness": _score(complete),
                "contradicts": bool(right and right.contradictions),
                "contradicted": len(right.contradictions) if right else 0,
                "agreed": right.agreed if right else 0,
                "unverifiable": right.unverifiable if right else 0,
                "kinds_contradicted": frozenset(one.measure for one in right.contradictions) if right else frozenset(),
            }
        )
    return pd.DataFrame(rows)


def detections(domain: Domain, records: Sequence[Record], langs: Sequence[str], seed: int) -> pd.DataFrame:
    """What the `claims` judge sees of errors whose place is known: templates with one required fact made wrong.

    Returns:
        One row a text: `id`, `cluster`, `lang`, `kind` of the falsified fact (empty for the truthful text), `detected`.
    """
    import random

    rows = []
    for record in records:
        rng = random.Random(f"{seed}:{record.id}")
        wrong = [(place, domain.falsify(fact, rng)) for place, fact in enumerate(record.required)]
        for lang in langs:
            reference = Reference(domain.template(record, lang))
            question = domain.question(record, lang, "neutral")
            texts = {"": domain.say(record.required, record, lang)}
            for place, fact in wrong:
                said = [*record.required[:place], fact, *record.required[place + 1 :]]
                texts[f"{fact.type}#{place}"] = domain.say(said, record, lang)
            for name, text in texts.items():
                found = judge_claims(Task(question, text, reference, lang))
                rows.append(
                    {
                        "id": record.id,
                        "cluster": record.cluster,
                        "lang": lang,
                        "kind": name.partition("#")[0],
                        "detected": bool(found.contradictions),
                    }
                )
    return pd.DataFrame(rows)


def _row(generation: Generation, domain: Domain, record: Record, reference: Reference) -> dict[str, object]:
    found: Judgement | None = None
    if generation.status is Status.OK:
        question = domain.question(record, generation.lang, "neutral")
        found = judge_claims(Task(question, generation.text, reference, generation.lang, generation.system))
    return {
        "source": generation.source,
        "system": generation.system,
        "lang": generation.lang,
        "id": generation.id,
        "status": generation.status.value,
        "n_chars": len(generation.text),
        "correctness": None if found is None else found.score,
        "agreed": found.agreed if found else 0,
        "contradicted": len(found.contradictions) if found else 0,
        "unverifiable": found.unverifiable if found else 0,
    }


def _score(judgement: Judgement | None) -> float:
    return float("nan") if judgement is None or judgement.score is None else judgement.score
