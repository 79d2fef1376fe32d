# %% [markdown]
# # Is it just prompting?
#
# {glue:text}`prompting_answer`
#
# **Question.** A system may leave facts out only because nobody asked for them. Does a prompt that asks for every
# supportable fact raise recall, and does it cost precision?
#
# **Method.** The same {glue:text}`prompting_instances` decisions, in English, under the release's neutral prompt and
# under its prompt that asks for every fact. Texts are compared in pairs, instance by instance, among those that a
# system finished under both prompts, and resampled by race. Terms are defined in [](../notation.md).

# %% tags=["parameters"]
from typing import Annotated, Literal

systems: list[str] | None = None  # systems to compare, None for all
decision_types: list[Literal["stint_strategy", "undercut", "overcut"]] | None = None  # None for all
rules: Literal["corrected", "paper"] = "corrected"  # rule set of the verifier
kinds: Literal["scored", "all"] = "scored"  # claim kinds that count: the paper's ten, or all
enough: Annotated[int, "1..1000000"] = 30  # pairs of finished generations from which a difference is interpreted
resamples: Annotated[int, "100..100000"] = 10_000  # of the bootstrap
seed: Annotated[int, "0..4294967295"] = 12345  # of the bootstrap

# %% tags=["hide-input"]
import matplotlib.pyplot as plt
import pandas as pd

from artifact import figures
from artifact.agreement import Estimate
from artifact.audit.specification import under
from artifact.contrasts import mean_difference
from artifact.domain import get_domain
from artifact.extractors import Rules
from artifact.report import Report
from artifact.score import RELEASE, Policy, signature
from artifact.scoring import score_claims
from artifact.stats import bootstrap, differences, summary
from artifact.stored_claims import beside_note, load_claims, shipped_claims
from artifact.tables import SCORES, Column, with_interval

report = Report()
racing = get_domain("racing")
PROMPTS = {"neutral": "racing", "cover_all": "racing_cover_all"}
claims = pd.concat(
    [
        load_claims(source, systems=systems, languages=["en"], decision_types=decision_types).assign(prompt=prompt)
        for prompt, source in PROMPTS.items()
    ],
    ignore_index=True,
)
policy = Policy(rules=rules, kinds=kinds)
names = sorted(claims["system"].unique())
beside = claims.iloc[:0]
if systems is None:
    shipped = [shipped_claims(source, like=claims).assign(prompt=prompt) for prompt, source in PROMPTS.items()]
    under_both = set.intersection(*(set(table["system"]) for table in shipped))
    beside = pd.concat([table[table["system"].isin(under_both)] for table in shipped], ignore_index=True)
both = pd.concat([claims, beside], ignore_index=True)
whole = score_claims(both, racing, Policy(rules=rules, failures="as_written", kinds=kinds))
whole["prompt"] = both["prompt"]
as_written = whole[whole["system"].isin(names)]
counts, everything = under(as_written, "excluded"), under(as_written, "silence")
signed = signature(racing, policy, by=Rules(racing).name, n=len(claims), boot=resamples, seed=seed)
report.number("prompting_instances", claims["id"].nunique(), "d")

# %% [markdown]
# ## Result
#
# {numref}`tab-prompting-scores` has the scores under each prompt, {numref}`tab-prompting-differences` what changes
# between them, text by text.

# %% tags=["hide-input"]
BY = ("system", "prompt")
scores = summary(under(whole, "excluded"), policy, by=BY, n_boot=resamples, seed=seed)
report.table(
    "prompting_scores",
    scores.to_dict("records"),
    [
        Column("System", "system"),
        Column("Prompt", "prompt"),
        Column("Scored", "scored"),
        Column("Failed", "failed"),
        Column("Claims per text", "claims_per_text", ".1f"),
        *SCORES,
    ],
    caption="Scores under the two prompts, of finished generations" + beside_note(beside),
    signature=signed,
)

# %% tags=["hide-input"]


def from_neutral(compared: list[str]) -> list[dict[str, object]]:
    """What asking for every fact changes for some systems, in pairs of finished texts."""
    pairs = [((system, "cover_all"), (system, "neutral")) for system in compared]
    paired = differences(under(whole, "excluded"), policy, by=BY, pairs=pairs, n_boot=resamples, seed=seed)
    return [
        {"system": row["a"][0], **{name: value for name, value in row.items() if name not in "ab"}}
        for row in paired.to_dict("records")
    ]


rows = from_neutral(names)
report.table(
    "prompting_differences",
    rows + from_neutral(sorted(beside["system"].unique())),
    [
        Column("System", "system"),
        Column("Measure", "metric"),
        Column("Neutral", "b_value", ".3f"),
        Column("Asked for all", "a_value", ".3f"),
        Column("Difference", "difference", "+.3f", "low", "high"),
        Column("Pairs", "n"),
        Column("p (Holm)", "p_holm", ".3f"),
    ],
    caption="What asking for every fact changes, in pairs of texts finished under both prompts" + beside_note(beside),
    signature=signed,
)

# %% tags=["hide-input"]
look = figures.looks(names)
with figures.styled():
    figure, axes = plt.subplots(figsize=(7.4, 4.0))
    by_system = {system: [row for row in rows if row["system"] == system] for system in names}
    drawn = [row for chosen in by_system.values() for row in chosen if row["n"] >= enough]
    ends = {
        metric: min(
            (row[side] for row in drawn if row["metric"] == metric for side in ("a_value", "b_value")), default=0
        )
        for metric in ("recall", "precision")
    }
    axes.set(xlabel="Recall", ylabel="Precision", xlim=(max(0, ends["recall"] - 0.15), 1))
    axes.set_ylim(max(0, ends["precision"] - 0.1), 1.0)
    figures.draw_iso_f1(axes)
    for system, chosen in by_system.items():
        value = {row["metric"]: (row["b_value"], row["a_value"], row["n"]) for row in chosen}
        if value["recall"][2] < enough:
            continue
        (x0, x1, _), (y0, y1, _) = value["recall"], value["precision"]
        style = look[system]
        axes.annotate("", (x1, y1), (x0, y0), arrowprops={"arrowstyle": "->", "color": style.color, "linewidth": 1.6})
        axes.plot(x0, y0, color=style.color, marker=style.marker, markersize=8, markerfacecolor="white")
        axes.plot(x1, y1, color=style.color, marker=style.marker, markersize=8, linestyle="none", label=system)
    handles, _ = axes.get_legend_handles_labels()
    grey = {"marker": "o", "color": figures.GREY, "markersize": 8, "linestyle": "none"}
    handles.append(plt.Line2D([], [], label="neutral prompt", markerfacecolor="white", **grey))
    handles.append(plt.Line2D([], [], label="asked for every fact", **grey))
    figure.legend(handles=handles, loc="outside right upper")
report.figure(
    "prompting_arrows",
    figure,
    caption="From the neutral prompt (hollow) to the one that asks for every fact (filled), in pairs of finished "
    "texts. To the right is more coverage, up is fewer errors; grey curves join points of equal F1.",
    alt="Arrows in the plane of recall and precision, one a system: every arrow points to higher recall.",
    width="95%",
)

# %% [markdown]
# ## Reading
#
# {glue:text}`prompting_reading`

# %% tags=["hide-input"]
judged = [system for system in names if by_system[system][0]["n"] >= enough]
kept = counts[counts["system"].isin(judged)]
finished = kept.groupby(["system", "id"])["scored"].transform("all")  # under both prompts
boot = bootstrap(kept[finished], policy, by=BY, n_boot=resamples, seed=seed)
pairs = [((system, "cover_all"), (system, "neutral")) for system in judged]
mean = {metric: mean_difference(boot, pairs, metric) for metric in ("precision", "recall", "f1")}
rose = [
    {row["metric"]: row for row in by_system[system]}
    for system in judged
    if next(row for row in by_system[system] if row["metric"] == "recall")["low"] > 0
]


def changed(estimate: Estimate, named: bool = False) -> str:
    """A change with its interval."""
    return with_interval(estimate.value, estimate.low, estimate.high, "+.3f", named=named)


those = f"{len(judged)} systems" if len(judged) != 1 else "one system"
report.text(
    "prompting_answer",
    f"Asking for every fact changes mean recall by {changed(mean['recall'], named=True)} and mean precision by "
    f"{changed(mean['precision'])}, over the {those} that finished enough texts under both prompts.",
)
report.text(
    "prompting_reading",
    f"Recall rises clearly for {len(rose)} of {len(judged)} system{'s' * (len(judged) != 1)}"
    + (": " if rose else "")
    + "; ".join(
        f"{each['recall']['system']} {each['recall']['difference']:+.3f}, with precision "
        f"{each['precision']['difference']:+.3f}"
        for each in rose
    )
    + f". Not interpreted, for want of {enough} pairs: {', '.join(s for s in names if s not in judged) or 'none'}.",
)

# %% tags=["remove-input"]
# Answers to the published claims and tables.
silent = bootstrap(everything, Policy(rules=rules, failures="silence", kinds=kinds), by=BY, n_boot=resamples, seed=seed)
all_pairs = [((system, "cover_all"), (system, "neutral")) for system in names]
overall = mean_difference(silent, all_pairs, "recall")
everyone = f"all {len(names)} systems" if len(names) != 1 else "the one system"
report.finding(
    "prompting_does_not_help",
    holds=mean["recall"].low <= 0,
    direction=overall.low <= 0,
    evidence=f"Mean recall changes by {changed(mean['recall'])} among texts finished under both prompts, and by "
    f"{changed(overall)} over {everyone} with failures counted as silence.",
)
report.finding(
    "more_costs_precision",
    holds=bool(rose) and all(each["precision"]["high"] < 0 for each in rose),
    direction=bool(rose) and sum(each["precision"]["difference"] for each in rose) < 0,
    evidence="Where recall rises clearly, precision changes by "
    + ", ".join(
        f"{with_interval(row['difference'], row['low'], row['high'], '+.3f')} for {row['system']}"
        for row in (each["precision"] for each in rose)
    )
    + "."
    if rose
    else "Recall rises clearly for no system.",
)
asked = claims[claims["prompt"] == "cover_all"]
for row in summary(score_claims(asked, racing, RELEASE), RELEASE, n_boot=resamples, seed=seed).to_dict("records"):
    for metric in ("precision", "recall", "f1"):
        interval = {"low": row[f"{metric}_low"], "high": row[f"{metric}_high"]}
        report.value("cover_all", row["system"], "en", metric, row[metric], **interval)
    report.value("cover_all", row["system"], "en", "claims_per_inst", row["claims_per_text"])
report.close(
    {
        "systems": systems, "decision_types": decision_types, "rules": rules, "kinds": kinds, "enough": enough,
        "resamples": resamples, "seed": seed,
    }
)  # fmt: skip
