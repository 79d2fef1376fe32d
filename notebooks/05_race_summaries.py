# %% [markdown]
# # Who summarises a race?
#
# {glue:text}`summaries_answer`
#
# **Question.** The other chapters ask for one decision. An open task leaves the writer free: does a system that says
# more about a race say more of what matters, and is it less precise for it?
#
# **Method.** Five systems summarise {glue:text}`summaries_instances` races in English. The record of a summary has the
# first ten of the classification, the fastest lap, the largest gains by stops and the longest holds; required are the
# winner and the first three places. Claims about anything else in the race are checked where the record decides them,
# and are unverifiable where it does not, which lowers precision. Terms are defined in [](../notation.md).

# %% tags=["parameters"]
from typing import Annotated, Literal

systems: list[str] | None = None  # systems to compare, None for all
rules: Literal["corrected", "paper"] = "corrected"  # rule set of the verifier
failures: Literal["excluded", "silence", "as_written"] = "excluded"  # what becomes of empty and cut-off texts
kinds: Literal["scored", "all"] = "scored"  # claim kinds that count: the paper's ten, or all
resamples: Annotated[int, "100..100000"] = 10_000  # of the bootstrap
seed: Annotated[int, "0..4294967295"] = 12345  # of the bootstrap

# %% tags=["hide-input"]
import matplotlib.pyplot as plt

from artifact import figures
from artifact.audit.specification import under
from artifact.domain import get_domain
from artifact.extractors import Rules
from artifact.report import Report
from artifact.score import RELEASE, Policy, signature
from artifact.scoring import score_claims, verdicts
from artifact.stats import bootstrap, rank_swaps, ranks, rates, summary
from artifact.stored_claims import load_claims
from artifact.tables import SCORES, Column, with_interval

report = Report()
racing = get_domain("racing")
BENCHMARK = "released_summaries"
policy = Policy(rules=rules, failures=failures, kinds=kinds)
claims = load_claims("racing_summary", systems=systems)
as_written = score_claims(claims, racing, Policy(rules=rules, failures="as_written", kinds=kinds), benchmark=BENCHMARK)
counts = under(as_written, failures)
names = sorted(claims["system"].unique())
signed = signature(racing, policy, by=Rules(racing).name, n=len(claims), boot=resamples, seed=seed)
report.number("summaries_instances", claims["id"].nunique(), "d")

# %% [markdown]
# ## Result
#
# {numref}`tab-summaries-scores` has the scores, and {numref}`fig-summaries-scatter` draws precision against how much is
# said and how much of what matters.

# %% tags=["hide-input"]
scores = summary(counts, policy, by=("system",), n_boot=resamples, seed=seed)
rows = scores.to_dict("records")
report.table(
    "summaries_scores",
    rows,
    [
        Column("System", "system"),
        Column("Scored", "scored"),
        Column("Failed", "failed"),
        Column("Claims per text", "claims_per_text", ".1f"),
        *SCORES,
        Column("Contradicted", "hallucination", ".3f", "hallucination_low", "hallucination_high"),
    ],
    caption="Scores of race summaries, with 95% intervals. Precision counts unverifiable claims against the writer; "
    "the last column is the share that the record contradicts",
    signature=signed,
)

# %% tags=["hide-input"]
look = figures.looks(names)
with figures.styled():
    figure, panels = plt.subplots(1, 2, figsize=(7.4, 3.2), sharey=True)
    for axes, x, label in zip(panels, ("claims_per_text", "recall"), ("Claims per text", "Recall"), strict=True):
        for row in rows:
            style = look[row["system"]]
            axes.errorbar(
                row[x], row["precision"],
                yerr=figures.bars(row, "precision"),
                color=style.color, marker=style.marker, markersize=7, capsize=2, linestyle="none", label=row["system"],
            )  # fmt: skip
        axes.set_xlabel(label)
    lowest = min(row["precision_low"] for row in rows)
    panels[0].set(ylabel="Precision", ylim=(max(0, lowest - 0.1), 1.01), xlim=(0, None))
    panels[1].set_xlim(0, 1.05)
    figure.legend(*panels[0].get_legend_handles_labels(), loc="outside lower center", ncols=min(5, len(names)))
report.figure(
    "summaries_scatter",
    figure,
    caption="Precision of race summaries against how much they say (left) and how many of the required facts they "
    "state (right), with 95% intervals of precision.",
    alt="Two scatter plots of the precision of five systems' summaries against claims per text and against recall.",
)

# %% [markdown]
# ## Where precision is lost
#
# {numref}`tab-summaries-kinds` counts the claims by kind. *Unverifiable* claims are of moves that are not in the record
# that the writer was shown, or of what it does not decide, such as whether a strategy worked.

# %% tags=["hide-input"]
told = verdicts(claims, racing, policy, benchmark=BENCHMARK)
told = told[told["counted"]]
by_kind = []
for kind, group in told.groupby("kind"):
    if len(group) < 20:
        continue
    row = {"kind": kind, "n": len(group)}
    for verdict in ("supported", "contradicted", "unverifiable"):
        share = rates(
            group.assign(hit=group["verdict"] == verdict), "hit", by=["kind"], n_boot=resamples, seed=seed
        ).to_dict("records")[0]
        row |= {verdict: share["rate"], f"{verdict}_low": share["low"], f"{verdict}_high": share["high"]}
    by_kind.append(row)
by_kind.sort(key=lambda row: -row["n"])
report.table(
    "summaries_kinds",
    by_kind,
    [
        Column("Kind of claim", "kind"),
        Column("Claims", "n", ",d"),
        *(
            Column(v.capitalize(), v, ".2f", f"{v}_low", f"{v}_high")
            for v in ("supported", "contradicted", "unverifiable")
        ),
    ],
    caption="What the record says of the claims in race summaries, by kind (at least twenty claims)",
    signature=signed,
)

# %% [markdown]
# ## Reading
#
# {glue:text}`summaries_reading`

# %% tags=["hide-input"]
boot = bootstrap(counts, policy, by=("system",), n_boot=resamples, seed=seed)
swaps = rank_swaps(boot)
order = [str(series[0]) for series in boot.series]
place = dict(zip(order, ranks(boot.of("precision")[0]), strict=True))
by_f1 = dict(zip(order, ranks(boot.of("f1")[0]), strict=True))
wordiest = max(rows, key=lambda row: row["claims_per_text"])
terse = min(rows, key=lambda row: row["claims_per_text"])
best = max(rows, key=lambda row: row["f1"])


def score(row: dict[str, float], metric: str, named: bool = False) -> str:
    """A score with its interval."""
    return with_interval(row[metric], row[f"{metric}_low"], row[f"{metric}_high"], named=named)


says = f"{wordiest['system']} says most, {wordiest['claims_per_text']:.1f} claims a summary: it is number "
says += (
    f"{place[wordiest['system']]} of {len(rows)} by precision, {score(wordiest, 'precision', named=True)}, and number "
)
says += f"{by_f1[wordiest['system']]} by F1, {score(wordiest, 'f1')}"
if len(rows) == 1:
    says = f"{wordiest['system']} makes {wordiest['claims_per_text']:.1f} claims a summary, with precision "
    says += f"{score(wordiest, 'precision', named=True)} and F1 {score(wordiest, 'f1')}"
first = "" if best is wordiest else f"; {best['system']} is first by F1, {score(best, 'f1')}"
report.text("summaries_answer", f"{says}{first}.")
clear = swaps[swaps["swapped"] & (swaps["probability"] >= 0.95)]
tersest = f"The tersest system, {terse['system']}," if len(rows) > 1 else terse["system"]
changing = ""
if len(swaps):
    changing = f" Of {len(swaps)} pairs of systems, {int(swaps['swapped'].sum())} change places between precision and "
    changing += f"F1, {len(clear)} of them clear of chance."
report.text(
    "summaries_reading",
    f"{tersest} makes {terse['claims_per_text']:.1f} claims a text at precision "
    f"{score(terse, 'precision')} and recall {score(terse, 'recall')}; {terse['failed']} of its {terse['n']} summaries "
    f"failed or were cut off.{changing}",
)

# %% tags=["remove-input"]
# Answers to the published claims and tables.
if len(rows) > 1:
    report.finding(
        "summaries_verbose",
        holds=bool(place[wordiest["system"]] >= len(rows) - 1 and len(clear)),
        direction=bool(place[wordiest["system"]] > (len(rows) + 1) / 2 or swaps["swapped"].any()),
        evidence=f"{wordiest['system']} makes most claims ({wordiest['claims_per_text']:.1f} a text) and is number "
        f"{place[wordiest['system']]} of {len(rows)} by precision ({wordiest['precision']:.3f}); "
        f"{int(swaps['swapped'].sum())} of {len(swaps)} pairs change places between precision and F1, {len(clear)} of "
        f"them clear of chance.",
    )
theirs = score_claims(claims, racing, RELEASE, benchmark=BENCHMARK)
for row in summary(theirs, RELEASE, by=("system",), n_boot=resamples, seed=seed).to_dict("records"):
    for metric in ("precision", "recall", "f1"):
        interval = {"low": row[f"{metric}_low"], "high": row[f"{metric}_high"]}
        report.value("race_summary", row["system"], "en", metric, row[metric], **interval)
    report.value("race_summary", row["system"], "en", "claims_per_inst", row["claims_per_text"])
report.close(
    {"systems": systems, "rules": rules, "failures": failures, "kinds": kinds, "resamples": resamples, "seed": seed}
)
