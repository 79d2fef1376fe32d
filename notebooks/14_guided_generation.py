# %% [markdown]
# # Does feedback from the verifier help?
#
# {glue:text}`guided_answer`
#
# **Question.** The oracle knows what a text got wrong and what it left out. If the writer is told, does the next draft
# have fewer errors, and does it have more of the facts?
#
# **Method.** A text is written, read and verified; contradicted claims and missing required facts go back to the writer
# as a list of edits; this is repeated for up to {glue:text}`guided_rounds` rounds, or until nothing is left to mend,
# and the best draft by F1 is kept (`artifact guide`). The release has the last drafts of {glue:text}`guided_released`
# texts that were guided by its own verifier, and of every round the share of supported claims; here the last drafts are
# scored again. The small model that ships with the artifact was guided on {glue:text}`guided_instances` decisions, and
# all its drafts are in `results/guided`. Terms are defined in [](../notation.md).

# %% tags=["parameters"]
from typing import Annotated, Literal

rules: Literal["corrected", "paper"] = "corrected"  # rule set of the verifier
kinds: Literal["scored", "all"] = "scored"  # claim kinds that count: the paper's ten, or all
resamples: Annotated[int, "100..100000"] = 10_000  # of the bootstrap
seed: Annotated[int, "0..4294967295"] = 12345  # of the bootstrap

# %% tags=["hide-input"]
import matplotlib.pyplot as plt
import pandas as pd

from artifact import figures
from artifact.domain import get_domain
from artifact.extractors import Rules
from artifact.guide import Setup
from artifact.guided_rounds import mended, read_again, read_guided, rounds_table
from artifact.paths import results
from artifact.report import LANGUAGE_NAMES, Report
from artifact.score import RELEASE, Policy, signature
from artifact.scoring import score_claims
from artifact.stats import differences, rates, summary
from artifact.stored_claims import load_claims
from artifact.tables import SCORES, Column, with_interval

report = Report()
racing = get_domain("racing")
policy = Policy(rules=rules, kinds=kinds, failures="as_written")
signed = signature(racing, policy, by=Rules(racing).name, boot=resamples, seed=seed)

# %% [markdown]
# ## The release's guided texts
#
# {numref}`tab-guided-release` follows them by the number of rewrites. The release's shares of its first and last drafts
# take a draft in which its verifier finds no claim for one with none supported; ours are of the last drafts, with all
# claims pooled.

# %% tags=["hide-input"]
released = load_claims("racing_guided")
theirs = pd.read_parquet(results() / "released" / "guided_rounds.parquet")
last = score_claims(released, racing, policy, benchmark="released_guided")
both = last.merge(theirs, on="id", validate="one_to_one")
both["rewrites"] = both["rounds"].astype(str)
whole = pd.concat([both, both.assign(rewrites="all")], ignore_index=True)
BY = ["rewrites"]
ours = summary(whole, policy, by=BY, n_boot=resamples, seed=seed).sort_values("rewrites", ignore_index=True)
for draft in ("first", "last"):
    shares = rates(whole, draft, by=BY, n_boot=resamples, seed=seed)
    for name in ("rate", "low", "high"):
        ours = ours.merge(shares[[*BY, name]].rename(columns={name: f"{draft}_{name}"}), on=BY)
report.table(
    "guided_release",
    ours.to_dict("records"),
    [
        Column("Rewrites", "rewrites"),
        Column("Texts", "n"),
        Column("Supported in the first draft (release)", "first_rate", ".3f", "first_low", "first_high"),
        Column("in the last (release)", "last_rate", ".3f", "last_low", "last_high"),
        *SCORES,
    ],
    caption="The release's guided texts by the number of rewrites; precision, recall and F1 are of the last drafts, by "
    "the project's rules",
    signature=signed,
)

# %% [markdown]
# ## A model that anybody can guide
#
# {numref}`tab-guided-rounds` and {numref}`fig-guided-rounds` follow the small model round by round. After every round
# each text stands once with the best draft it had by then, once with its last: what the best draft has gained over the
# last is owed to choosing, which takes a verifier at hand, not to mending. All drafts are read and verified anew.

# %% tags=["hide-input"]
paths = sorted((results() / "guided").glob("*.jsonl"))
setup = Setup(racing, Rules(racing), policy=policy)
records = {**racing.load("corrected", rules), **racing.load("released", rules)}
rows = [row for path in paths for row in read_again(read_guided(path), setup, records)]
tables = {keep: rounds_table(rows, keep=keep) for keep in ("best", "last")}
ROUND = ["system", "lang", "round"]
parts = []
for keep, table in tables.items():
    part = summary(table, policy, by=ROUND, n_boot=resamples, seed=seed)
    groups = table.groupby(ROUND, sort=False)
    part = part.merge(groups["rewritten"].sum().reset_index(), on=ROUND)
    part = part.merge(groups["tokens"].sum().reset_index(), on=ROUND)
    part.insert(0, "kept", keep)
    parts.append(part)
rounds = pd.concat(parts, ignore_index=True)
report.table(
    "guided_rounds",
    rounds.to_dict("records"),
    [
        Column("Draft", "kept"),
        Column("System", "system"),
        Column("After round", "round"),
        Column("Rewritten", "rewritten"),
        Column("Not ended", "failed"),
        *SCORES,
    ],
    caption="Precision, recall and F1 after each round, of the best draft so far and of the last",
    signature=signed,
)

# %% tags=["hide-input"]
series = list(dict.fromkeys(zip(rounds["system"], rounds["lang"], strict=True)))
METRICS = {"precision": ("Precision", figures.BLUE, "o"), "recall": ("Recall", figures.VERMILION, "s"),
           "f1": ("F1", figures.BLACK, "D")}  # fmt: skip
with figures.styled():
    figure, panels = plt.subplots(
        1, len(series), figsize=(3.4 * max(2, len(series)), 3.3), sharey=True, squeeze=False
    )  # fmt: skip
    for axes, (system, lang) in zip(panels[0], series, strict=True):
        axes.set(title=f"{system}, {LANGUAGE_NAMES[lang]}", xlabel="Round", ylim=(0, 1.02))
        for keep, line in (("best", "-"), ("last", ":")):
            shown = rounds[
                (rounds["kept"] == keep) & (rounds["system"] == system) & (rounds["lang"] == lang)
            ].sort_values("round")
            for metric, (label, color, marker) in METRICS.items():
                bars = figures.bars(shown, metric) if keep == "best" else None
                axes.errorbar(shown["round"], shown[metric], yerr=bars, color=color,
                              marker=marker, linestyle=line, capsize=2, markersize=5, label=f"{label}, {keep} draft",
                              markerfacecolor=color if keep == "best" else "white")  # fmt: skip
        axes.set_xticks(range(int(rounds["round"].max()) + 1))
    figure.legend(*panels[0, 0].get_legend_handles_labels(), loc="outside lower center", ncols=3)
report.figure(
    "guided_rounds",
    figure,
    caption="Scores after each round, of the best draft so far (solid, with 95% intervals) and of the last (dotted).",
    alt="Line chart of precision, recall and F1 by round of guiding, for the best and for the last draft of each text.",
)

# %% [markdown]
# ## What it costs
#
# Every rewrite reads the question, the draft and the feedback again. {numref}`tab-guided-cost` has the tokens of each
# round, how many drafts came back as they were, and how many facts the texts gained.

# %% tags=["hide-input"]
best = tables["best"]
SUMS = ["rewritten", "unchanged", "tokens", "covered", "contradicted"]
cost = best.groupby(ROUND, sort=False)[SUMS].sum().reset_index()
cost = cost.sort_values(ROUND, kind="stable", ignore_index=True)
for name, column in (("gained", "covered"), ("errors", "contradicted")):
    cost[name] = cost.groupby(["system", "lang"])[column].diff().fillna(0).astype(int)
cost["share"] = cost["tokens"] / cost.groupby(["system", "lang"])["tokens"].transform("first")
cost["per_fact"] = (cost["tokens"] / cost["gained"]).where((cost["gained"] > 0) & (cost["round"] > 0))
report.table(
    "guided_cost",
    cost.to_dict("records"),
    [
        Column("System", "system"),
        Column("Language", "lang"),
        Column("Round", "round"),
        Column("Rewritten", "rewritten"),
        Column("Unchanged", "unchanged"),
        Column("Tokens", "tokens", ",d"),
        Column("times the first", "share", ".2f"),
        Column("Facts gained", "gained", "+d"),
        Column("Contradicted claims", "errors", "+d"),
        Column("Tokens a fact gained", "per_fact", ",.0f"),
    ],
    caption="Tokens read and written in each round, and what the best drafts gained by them; *unchanged* rewrites "
    "repeat the draft word for word",
)

# %% [markdown]
# ## What is mended
#
# {numref}`tab-guided-mended` counts, by kind, the required facts that first drafts lacked and how many the kept draft
# has, and the contradicted claims of first drafts and how many are gone; *lost* and *new* are what mending broke.

# %% tags=["hide-input"]
changes = mended(rows)
report.table(
    "guided_mended",
    changes.to_dict("records"),
    [
        Column("Kind", "kind"),
        Column("Facts missing at first", "missing"),
        Column("added", "added"),
        Column("lost", "lost"),
        Column("Claims wrong at first", "wrong"),
        Column("fixed", "fixed"),
        Column("new", "new_wrong"),
    ],
    caption="What changed from first drafts to those that were kept, by kind of claim, also of kinds that scores leave "
    "out",
)

# %% [markdown]
# ## Reading
#
# {glue:text}`guided_reading`

# %% tags=["hide-input"]
final = int(rounds["round"].max())
METRIC_NAMES = ("precision", "recall", "f1")


def gains(keep: str) -> dict[tuple[str, str], dict[str, dict[str, float]]]:
    """What the drafts gained from the first round to the last, text by text, for each system and language."""
    table = tables[keep]
    compared = [((system, lang, final), (system, lang, 0)) for system, lang in series]
    found = differences(
        table, policy, by=ROUND, pairs=compared, metrics=METRIC_NAMES, n_boot=resamples, seed=seed
    ).to_dict("records")  # fmt: skip
    return {
        (system, lang): {row["metric"]: row for row in found if row["a"][:2] == (system, lang)}
        for system, lang in series
    }


def changed(row: dict[str, float]) -> str:
    """A change with its interval, from what to what."""
    change = with_interval(row["difference"], row["low"], row["high"], "+.3f")
    return f"from {row['b_value']:.3f} to {row['a_value']:.3f}, by {change}"


def listed(gained: dict[tuple[str, str], dict[str, dict[str, float]]]) -> str:
    """What was gained; a single system needs no name."""
    whose = {key: f"{key[0]} in {LANGUAGE_NAMES[key[1]]}: " if len(gained) > 1 else "" for key in gained}
    return "; ".join(
        f"{whose[key]}precision {changed(by['precision'])}, recall {changed(by['recall'])}"
        for key, by in gained.items()
    )


chosen, plain = gains("best"), gains("last")
told, as_it_came = listed(chosen), listed(plain)
overall = ours[ours["rewrites"] == "all"].iloc[0]
silent, spoke = float((theirs["first"] == 0).mean()), theirs[theirs["first"] > 0]
repeated = float(best["unchanged"].sum() / best["rewritten"].sum())
spent = cost.loc[cost["round"] > 0, "tokens"].sum() / cost.loc[cost["round"] == 0, "tokens"].sum()
report.text(
    "guided_answer",
    f"In the release's texts the share of supported claims rises from {overall['first_rate']:.3f} in first drafts to "
    f"{overall['last_rate']:.3f} in last ones, by its own verifier. Of the small model guided here, from first drafts "
    f"to the best after {final} rounds: {told}; {repeated:.0%} of its rewrites repeat the draft word for word.",
)
report.text(
    "guided_reading",
    f"By the project's rules the release's last drafts have precision "
    f"{with_interval(overall['precision'], overall['precision_low'], overall['precision_high'])} and recall "
    f"{with_interval(overall['recall'], overall['recall_low'], overall['recall_high'])}. In {silent:.0%} of its first "
    f"drafts its verifier supported no claim at all; over the others its share is {spoke['first'].mean():.3f}. Without "
    f"choosing the best draft, from the first to the last: {as_it_came}. Of {int(changes['missing'].sum())} facts "
    f"missing at first {int(changes['added'].sum())} were added and {int(changes['lost'].sum())} others lost; of "
    f"{int(changes['wrong'].sum())} contradicted claims {int(changes['fixed'].sum())} are gone and "
    f"{int(changes['new_wrong'].sum())} are new. The rewrites took {spent:.1f} times the tokens of the first drafts.",
)
report.number("guided_rounds", final, "d")
report.number("guided_released", len(theirs), "d")
report.number("guided_instances", best["id"].nunique(), "d")

# %% tags=["remove-input"]
# Answers to the published claims and numbers.
both_rise = [by["precision"]["low"] > 0 and by["recall"]["low"] > 0 for by in plain.values()]
report.finding(
    "guided_improves_both",
    holds=overall["last_low"] > overall["first_high"] and all(both_rise),
    direction=overall["last_rate"] > overall["first_rate"],
    evidence=f"In the release's guided texts its verifier's supported share goes from {overall['first_rate']:.3f} to "
    f"{overall['last_rate']:.3f}; their recall before guiding cannot be known. Of the small model guided here, from "
    f"first to last drafts: {as_it_came}; with the best draft chosen: {told}.",
)
for draft, name in (("first", "precision_first_round"), ("last", "precision_final_round")):
    report.value("guided", "gpt-5.4-mini", "en", name, theirs[draft].mean(), basis="released")
by_release = score_claims(released, racing, RELEASE, benchmark="released_guided")
(reproduced,) = summary(by_release, RELEASE, by=("system",), n_boot=resamples, seed=seed).to_dict("records")
report.value(
    "guided", "gpt-5.4-mini", "en", "precision_final_round", reproduced["precision"],
    low=reproduced["precision_low"], high=reproduced["precision_high"],
)  # fmt: skip
report.close({"rules": rules, "kinds": kinds, "resamples": resamples, "seed": seed})
