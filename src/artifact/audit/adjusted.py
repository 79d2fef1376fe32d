"""Coverage corrected for what the extractor misses, and for what it reads that is not there.

Invariant: of the facts that texts cover an extractor sees a share (its sensitivity), and of those that they do not
cover it takes a share for covered (one minus its specificity); both are known by kind and language from texts with
known claims, and undone. Their uncertainty goes into the interval together with that of the texts. A kind of which
little is known leans on all kinds of that language.

Source: Rogan and Gladen, Estimating prevalence from the results of a screening test, American Journal of Epidemiology
107 (1978).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pandas as pd

from artifact.domain import Domain, Extraction, Record
from artifact.errors import InputError
from artifact.extract_eval import GoldText
from artifact.score import Policy
from artifact.scoring import coverage
from artifact.stats import (
    N_BOOT,
    SEED,
    Floats,
    bootstrap,
    cluster_weights,
    harmonic,
    interval,
    ratio,
    summary,
)
from artifact.status import Status

READ = ("seen", "missed", "invented", "absent")
AS_WRITTEN = Policy(failures="as_written")
Pair = tuple[GoldText, Extraction]


def facts_read(pairs: Sequence[Pair], domain: Domain, records: Mapping[str, Record]) -> pd.DataFrame:
    """What an extractor sees of the facts that texts with known claims cover.

    Args:
        pairs: texts with their true claims, and what was read in each.
        domain: of the texts.
        records: of the texts, by id.

    Returns:
        One row a language and kind of fact: `lang`, `kind`, and how many required facts are covered and seen so
        (`seen`), covered and not seen (`missed`), not covered and taken for covered (`invented`), neither (`absent`).
    """
    return _counted(_both(pairs, domain, records))


def _counted(facts: pd.DataFrame) -> pd.DataFrame:
    """`facts_read` from the facts themselves."""
    truth, read = facts["covered"], facts["read"]
    facts = facts.assign(seen=truth & read, missed=truth & ~read, invented=~truth & read, absent=~truth & ~read)
    return facts.groupby(["lang", "kind"], sort=False)[list(READ)].sum().reset_index()


def adjusted_recall(
    facts: pd.DataFrame,
    read: pd.DataFrame,
    *,
    by: Sequence[str] = ("system", "lang"),
    n_boot: int = N_BOOT,
    seed: int = SEED,
) -> pd.DataFrame:
    """Recall as measured and corrected by what the extractor is known to see.

    Args:
        facts: one row a required fact: the columns of `by`, `lang`, `cluster`, `kind`, `covered` (as from
            `artifact.scoring.coverage`).
        read: as from `facts_read`. Of c covered facts of a kind of which s were seen, the sensitivity has a
            Beta(s + p, c - s + 1 - p) distribution, where p is the sensitivity over all kinds of the language; the
            specificity likewise.
        by: the columns to group by; must include `lang`.
        n_boot: number of draws.
        seed: of the draws.

    Returns:
        One row a group: `facts`, `recall`, `adjusted` (in [0, 1]), `low`, `high` (95% interval of `adjusted`).

    Raises:
        InputError: a kind of fact occurs whose reading is not known in a language.
    """
    rows = []
    for values, group, draws in _adjusted(facts, read, by, n_boot, seed):
        low, high = interval(draws[:, None])
        rows.append((*values, *group, low[0], high[0]))
    return pd.DataFrame(rows, columns=[*by, "facts", "recall", "adjusted", "low", "high"])


def adjusted_scores(
    counts: pd.DataFrame,
    facts: pd.DataFrame,
    read: pd.DataFrame,
    *,
    by: Sequence[str] = ("system", "lang"),
    n_boot: int = N_BOOT,
    seed: int = SEED,
) -> pd.DataFrame:
    """Precision as measured, recall corrected by what the extractor is known to see, and F1 of the two.

    Args:
        counts: one row a text (see `artifact.stats`), of the same texts as `facts`.
        facts, read, by, n_boot, seed: as for `adjusted_recall`.

    Returns:
        The columns of `artifact.stats.summary`, in which `recall` and `f1` are the corrected ones.
    """
    made = summary(counts, by=by, n_boot=n_boot, seed=seed).set_index(list(by))
    # of the same clusters, so that a draw of precision and one of recall are of the same texts
    boot = bootstrap(counts, by=by, n_boot=n_boot, seed=seed)
    precision, drawn = boot.of("precision")
    places = {values: place for place, values in enumerate(boot.series)}
    clusters = sorted(counts["cluster"].unique())
    for values, (_, _, recall), draws in _adjusted(facts, read, by, n_boot, seed, clusters):
        place = places[values]
        f1 = harmonic(precision[place : place + 1], np.array([recall]))[0]
        each = {"recall": (recall, draws), "f1": (f1, harmonic(drawn[:, place], draws))}
        for metric, (value, spread) in each.items():
            low, high = interval(spread[:, None])
            made.loc[values, [metric, f"{metric}_low", f"{metric}_high"]] = value, low[0], high[0]
    return made.reset_index()


def _adjusted(
    facts: pd.DataFrame,
    read: pd.DataFrame,
    by: Sequence[str],
    n_boot: int,
    seed: int,
    clusters: Sequence[str] | None = None,
) -> Iterator[tuple[tuple[object, ...], tuple[int, float, float], Floats]]:
    """Each group with its number of facts, recall as measured and as corrected, and draws (n_boot,) of the latter."""
    readings = _readings(read)
    needed = set(facts[["lang", "kind"]].drop_duplicates().itertuples(index=False, name=None))
    unknown = sorted(needed - set(readings))
    if unknown:
        raise InputError(f"the extractor's recall is not known for {unknown[0][1]} in {unknown[0][0]}")
    clusters = sorted(map(str, facts["cluster"].unique())) if clusters is None else clusters
    weights = cluster_weights(len(clusters), n_boot, seed)
    rng = np.random.default_rng([seed, 2])
    # one draw of the extractor's reading serves all systems: they were read by the same extractor
    draws = {pair: readings[pair].draw(rng, n_boot) for pair in sorted(readings)}
    for values, group in facts.groupby(list(by), sort=False, observed=True):
        total, covered, corrected = np.zeros(n_boot), 0.0, 0.0
        for (lang, kind), part in group.groupby(["lang", "kind"], observed=True):
            pair = str(lang), str(kind)
            every, seen = (_by_cluster(rows_, clusters) for rows_ in (part, part[part["covered"]]))
            covered += seen.sum()
            corrected += float(_corrected(seen.sum(), every.sum(), *readings[pair].mean()))
            total += _corrected(weights @ seen, weights @ every, *draws[pair])
        measured = len(group), covered / len(group), corrected / len(group)
        yield values, measured, ratio(total, weights @ _by_cluster(group, clusters))


def cross_checked(
    pairs: Sequence[Pair],
    domain: Domain,
    records: Mapping[str, Record],
    *,
    folds: int = 5,
    n_boot: int = N_BOOT,
    seed: int = SEED,
) -> pd.DataFrame:
    """Does the correction lead to the true coverage? Tried on texts whose claims are known.

    The texts are dealt into folds; the coverage of each fold is corrected by what the extractor sees in the others.

    Args:
        pairs: texts with their true claims, and what was read in each.
        domain: of the texts.
        records: of the texts, by id.
        folds: number of folds.
        n_boot: number of draws.
        seed: of the folds and the draws.

    Returns:
        One row a language and fold: `lang`, `fold`, `facts`, `true`, `recall` (as measured), `adjusted`, `low`, `high`.
    """
    order = np.random.default_rng(seed).permutation(len(pairs))
    # every text is verified once, whatever the number of folds
    parts = [_both([pairs[at] for at in order[fold::folds]], domain, records) for fold in range(folds)]
    out = []
    for fold, facts in enumerate(parts):
        rest = pd.concat([part for other, part in enumerate(parts) if other != fold], ignore_index=True)
        measured = facts.assign(covered=facts["read"])
        made = adjusted_recall(measured, _counted(rest), by=("lang",), n_boot=n_boot, seed=seed)
        true = facts.groupby("lang")["covered"].mean()
        out.append(made.assign(fold=fold, true=made["lang"].map(true)))
    table = pd.concat(out, ignore_index=True)
    return table[["lang", "fold", "facts", "true", "recall", "adjusted", "low", "high"]].sort_values(["lang", "fold"])


@dataclass(frozen=True)
class _Reading:
    """Parameters of the Beta distributions of an extractor's sensitivity and specificity."""

    sensitivity: tuple[float, float]
    specificity: tuple[float, float]

    def mean(self) -> tuple[float, float]:
        (a, b), (c, d) = self.sensitivity, self.specificity
        return a / (a + b), c / (c + d)

    def draw(self, rng: np.random.Generator, size: int) -> tuple[Floats, Floats]:
        return rng.beta(*self.sensitivity, size=size), rng.beta(*self.specificity, size=size)


def _readings(read: pd.DataFrame) -> dict[tuple[str, str], _Reading]:
    """By language and kind."""
    out = {}
    for lang, rows in read.groupby("lang"):
        seen, missed, invented, absent = (int(rows[name].sum()) for name in READ)
        # half a fact on either side keeps both shares of a language inside (0, 1)
        sensitive, specific = (seen + 0.5) / (seen + missed + 1), (absent + 0.5) / (absent + invented + 1)
        for kind, s, m, i, a in rows[["kind", *READ]].itertuples(index=False):
            out[str(lang), str(kind)] = _Reading((s + sensitive, m + 1 - sensitive), (a + specific, i + 1 - specific))
    return out


def _corrected(seen: Floats, every: Floats, sensitivity: Floats | float, specificity: Floats | float) -> Floats:
    """How many facts are covered, given how many were seen so: Rogan and Gladen's estimate, kept within its bounds."""
    told = (seen - (1 - specificity) * every) / np.maximum(sensitivity + specificity - 1, 1e-9)
    return np.clip(told, 0, every)


def _both(pairs: Iterable[Pair], domain: Domain, records: Mapping[str, Record]) -> pd.DataFrame:
    """One row a required fact of each text: `covered` by its true claims, and by those that were `read`."""
    texts = [
        {"system": text.system, "lang": text.lang, "id": text.instance_id, "status": Status.OK.value}
        for text, _ in pairs
    ]
    truth, read = (
        coverage(pd.DataFrame(texts).assign(claims=pd.Series(cells, dtype=object)), domain, AS_WRITTEN, records=records)
        for cells in ([text.claims for text, _ in pairs], [extraction.claims for _, extraction in pairs])
    )
    return truth.assign(read=read["covered"].to_numpy())


def _by_cluster(rows: pd.DataFrame, clusters: Sequence[str]) -> Floats:
    """How many rows each cluster has: array (clusters,)."""
    sizes = rows["cluster"].value_counts()
    return np.array([float(sizes.get(cluster, 0)) for cluster in clusters])
