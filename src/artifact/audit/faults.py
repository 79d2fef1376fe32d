"""Known faults of a measurement, each of which can be left in or mended.

Invariant: a measurement is the set of faults that it contains. With all of them it follows the release's definitions,
with none of them ours; every step of a waterfall, and every fault alone, is the same computation with another set.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import pandas as pd

from artifact.audit.adjusted import adjusted_scores
from artifact.claim import Claim
from artifact.domain import Domain, Record
from artifact.score import Policy
from artifact.scoring import coverage, score_claims
from artifact.stats import COUNTS, N_BOOT, SAID, SEED, summary
from artifact.status import Status


@dataclass(frozen=True)
class Fault:
    """One fault of the release's measurement.

    Attributes:
        name: short, for parameters and columns.
        label: for tables and figures.
        swaps: claim kinds whose facts the release defines otherwise; with the fault they come from the `paper` record.
    """

    name: str
    label: str
    swaps: frozenset[str] = frozenset()


FAILED_CALLS = Fault("failed_calls", "failed calls count as silence")
FAILED_EXTRACTIONS = Fault("failed_extractions", "failed extractions count as silence")
CUT_OFF = Fault("cut_off", "cut-off outputs count as whole")
ONE_FOR_ALL = Fault("one_for_all", "one claim is credited for all of its kind")
MIXED = Fault("mixed_universes", "precision and recall come from different texts")
SHARED_IDS = Fault("shared_ids", "shared ids stand for the last of their instances")
DOUBTFUL = Fault("doubtful_records", "records rest on stops that were none")
CONSTANT_OUTCOME = Fault("constant_outcome", "every move worked", frozenset({"battle_outcome"}))
HIDDEN_POSITIONS = Fault("hidden_positions", "positions that were shown are unknown", frozenset({"final_position"}))
HIGH_FOR_LOW = Fault("high_for_low", "a low is checked against a high", frozenset({"temp"}))
NULL_PRECIPITATION = Fault(
    "null_precipitation", "no chance given is shown as 0% and unverifiable", frozenset({"precip_prob"})
)
COARSE_SKY = Fault("coarse_sky", "one coarse sky condition a period", frozenset({"sky"}))

READER = "corrected for what the extractor misses"  # the step after the last fault, see `walk`

FAULTS: Mapping[str, tuple[Fault, ...]] = {
    "racing": (
        FAILED_CALLS,
        FAILED_EXTRACTIONS,
        CUT_OFF,
        ONE_FOR_ALL,
        CONSTANT_OUTCOME,
        HIDDEN_POSITIONS,
        SHARED_IDS,
        MIXED,
        DOUBTFUL,
    ),
    "weather": (FAILED_CALLS, CUT_OFF, ONE_FOR_ALL, HIGH_FOR_LOW, NULL_PRECIPITATION, COARSE_SKY, MIXED),
}


@dataclass(frozen=True)
class Measurement:
    """What is measured, whatever the faults.

    Attributes:
        claims: one row a text (see `artifact.scoring`).
        domain: of the texts.
        paper: records under rules `paper`, by id.
        corrected: records under rules `corrected`, by id.
        unread: `(system, lang, id)` of the texts whose extraction failed in the release.
        doubtful: ids of the instances whose record rests on an event that did not happen.
        taken: by id, the records (rules `paper`, rules `corrected`) of another instance that scoring by an id that both
            share takes for this one.
    """

    claims: pd.DataFrame
    domain: Domain
    paper: Mapping[str, Record]
    corrected: Mapping[str, Record]
    unread: frozenset[tuple[str, str, str]] = frozenset()
    doubtful: frozenset[str] = frozenset()
    taken: Mapping[str, tuple[Record, Record]] = field(default_factory=dict)
    _memo: dict[tuple[bool, bool, frozenset[str]], pd.DataFrame] = field(
        default_factory=dict, repr=False, compare=False
    )

    def counts(self, faults: Iterable[Fault]) -> tuple[pd.DataFrame, Policy]:
        """Counts of every text, and the policy to pool them by, when the measurement contains these faults."""
        present = frozenset(faults)
        swaps = frozenset[str]().union(*(fault.swaps for fault in present))
        counts = self._as_written(ONE_FOR_ALL in present, SHARED_IDS in present, swaps).copy()
        status = self.claims["status"].astype(str)
        kept = status == Status.OK.value
        if FAILED_CALLS in present:
            kept |= status.isin([Status.EMPTY, Status.ERROR])
        if CUT_OFF in present:
            kept |= status == Status.TRUNCATED.value
        counts.loc[~kept, list(COUNTS)] = 0
        counts["scored"] = kept.to_numpy()
        if FAILED_EXTRACTIONS in present:
            rows = zip(counts["system"], counts["lang"], counts["id"], strict=True)
            counts.loc[[row in self.unread for row in rows], list(SAID)] = 0
        if DOUBTFUL not in present:
            counts = counts[~counts["id"].isin(self.doubtful)]
        return counts, Policy(pool="release" if MIXED in present else "micro")

    def facts(self) -> pd.DataFrame:
        """The required facts of every text and which are covered (`artifact.scoring.coverage`), without any fault."""
        facts = coverage(self.claims, self.domain, records=self.corrected)
        return facts[~facts["id"].isin(self.doubtful)]

    def _as_written(self, one_for_all: bool, by_shared_id: bool, swaps: frozenset[str]) -> pd.DataFrame:
        """Counts of every text as it is written. Made once: the other faults only change which of them are added up."""
        key = one_for_all, by_shared_id, swaps
        if key not in self._memo:
            pairs = {id_: (self.paper[id_], record) for id_, record in self.corrected.items()}
            if by_shared_id:
                pairs |= self.taken
            records = {id_: mix(paper, corrected, swaps) for id_, (paper, corrected) in pairs.items()}
            ours, theirs = self.domain.rules["corrected"], self.domain.rules["paper"]
            rules = replace(theirs if one_for_all else ours, name="audited", scored=ours.scored)
            domain = replace(self.domain, rules={"audited": rules})
            policy = Policy(rules="audited", failures="as_written")
            self._memo[key] = score_claims(self.claims, domain, policy, records=records)
        return self._memo[key]


def mix(paper: Record, corrected: Record, kinds: frozenset[str]) -> Record:
    """The corrected record with the facts of some kinds as the release defines them."""
    if not kinds:
        return corrected

    def pick(theirs: Sequence[Claim], ours: Sequence[Claim]) -> tuple[Claim, ...]:
        return (*(c for c in ours if c.type not in kinds), *(c for c in theirs if c.type in kinds))

    return replace(
        corrected,
        facts=pick(paper.facts, corrected.facts),
        required=pick(paper.required, corrected.required),
        decides=pick(paper.decides, corrected.decides),
    )


def waterfall(measurement: Measurement) -> list[tuple[str, frozenset[Fault]]]:
    """The steps from all faults to none: a label and the faults that remain after the step."""
    present = FAULTS[measurement.domain.name]
    steps = [("all faults", frozenset(present))]
    for index, fault in enumerate(present):
        steps.append((f"mended: {fault.label}", frozenset(present[index + 1 :])))
    return steps


def walk(
    measurement: Measurement,
    *,
    without: frozenset[Fault] = frozenset(),
    read: pd.DataFrame | None = None,
    n_boot: int = N_BOOT,
    seed: int = SEED,
) -> pd.DataFrame:
    """The scores at every step of the waterfall.

    Args:
        measurement: what is measured.
        without: faults that are absent from the start, whose steps are left out.
        read: what the extractor is known to see (`artifact.audit.adjusted.facts_read`). With it one more step follows,
            `READER`: the measurement without faults, corrected for what the extractor misses and invents.
        n_boot: number of resamples.
        seed: of the resamples.

    Returns:
        Rows of `artifact.stats.summary` by system and language, with `step` (0 for all faults) and its `label`.
    """
    first, *rest = waterfall(measurement)
    mends = zip(FAULTS[measurement.domain.name], rest, strict=True)
    steps = [first, *(step for fault, step in mends if fault not in without)]
    parts = []
    for number, (label, present) in enumerate(steps):
        counts, policy = measurement.counts(present - without)
        parts.append(summary(counts, policy, n_boot=n_boot, seed=seed).assign(step=number, label=label))
    if read is not None:
        corrected = adjusted_scores(counts, measurement.facts(), read, n_boot=n_boot, seed=seed)
        parts.append(corrected.assign(step=len(steps), label=READER))
    return pd.concat(parts, ignore_index=True)


def alone(measurement: Measurement) -> list[tuple[str, frozenset[Fault]]]:
    """Each fault alone, after none: a label and the faults present."""
    return [("no fault", frozenset()), *((f.label, frozenset({f})) for f in FAULTS[measurement.domain.name])]
