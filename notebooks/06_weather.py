# %% [markdown]
# # A second domain: weather forecasts
#
# {glue:text}`weather_answer`
#
# **Question.** Is what holds for race strategy a property of systems, or of racing? The paper repeats its measurement
# on public weather forecasts, finds that the orders by precision and by F1 disagree there too, and that the effect is
# milder because a record has fewer facts to leave out.
#
# **Method.** The five systems put {glue:text}`weather_instances` forecast periods of the US National Weather Service,
# in {glue:text}`weather_clusters` places, into words in three languages. A record holds the high or the low, each
# condition of sky and weather in its order, the wind's direction and speed, and the chance of precipitation. The
# program is the same as for racing (claims, verification, counts, intervals, all of it); the domain adds its claim
# kinds, its records and its words. Intervals resample places. Terms are defined in [](../notation.md).

# %% tags=["parameters"]
from typing import Annotated, Literal

systems: list[str] | None = None  # systems to compare, None for all
languages: list[Literal["en", "es", "pt"]] = ["en", "es", "pt"]  # languages to compare in
rules: Literal["corrected", "paper"] = "corrected"  # rule set of the verifier
failures: Literal["excluded", "silence", "as_written"] = "as_written"  # what becomes of cut-off texts
pool: Literal["micro", "macro", "release"] = "micro"  # how texts are pooled
tolerance: Annotated[float, "0..100"] = 1.0  # factor on the tolerances
broken_off: str = "gemini-2.5-pro"  # the system whose cut-off texts are looked into
resamples: Annotated[int, "100..100000"] = 10_000  # of the bootstrap
seed: Annotated[int, "0..4294967295"] = 12345  # of the bootstrap

# %% tags=["hide-input"]
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import matplotlib.pyplot as plt
import pandas as pd

from artifact import figures
from artifact.audit.gap import share_of_gap
from artifact.audit.outputs import outcomes
from artifact.audit.shorten import cut_like
from artifact.audit.specification import under
from artifact.domain import get_domain
from artifact.inversion import by_language, correlations, likely, swaps
from artifact.report import LANGUAGE_NAMES as LANGUAGE
from artifact.report import Report
from artifact.score import RELEASE, Policy, signature
from artifact.scoring import parsed, score_claims
from artifact.stats import summary
from artifact.stored_claims import beside_note, load_claims, shipped_claims
from artifact.tables import CORRELATIONS, SCORES, SWAPS, Column, counted
from artifact.verdict import read_published

report = Report()
weather = get_domain("weather")
policy = Policy(rules=rules, failures=failures, pool=pool, tolerance=tolerance)
written = replace(policy, failures="as_written")
claims = load_claims("weather", systems=systems, languages=languages)
beside = shipped_claims("weather", like=claims) if systems is None else claims.iloc[:0]
every_text = pd.concat([claims, beside], ignore_index=True)
whole = score_claims(every_text, weather, written)
every_score = summary(under(whole, failures), policy, n_boot=resamples, seed=seed)
everything = whole[whole["system"].isin(claims["system"])]
counts = under(everything, failures)
scores = every_score[every_score["system"].isin(claims["system"])]
boot = {"boot": resamples, "seed": seed}
signed = signature(weather, policy, by="rules", n=len(claims), **boot)
names = sorted(claims["system"].unique())
look = figures.looks(names)
report.number("weather_instances", claims["id"].nunique(), "d")
report.number("weather_clusters", int(scores["clusters"].iloc[0]), "d")

# %% [markdown]
# ## Result
#
# {numref}`tab-weather-scores` scores texts as they were written, because of one system almost no text ended by itself
# (see [below](weather-cut-off)); *cut off* counts such texts.

# %% tags=["hide-input"]
ended = outcomes(every_text).set_index(["system", "lang"])
every_row = [
    row | {"cut_off": int(ended["truncated"].get((row["system"], row["lang"]), 0)) if "truncated" in ended else 0}
    for row in every_score.to_dict("records")
]
rows = [row for row in every_row if row["system"] in names]
report.table(
    "weather_scores",
    every_row,
    [
        Column("System", "system"),
        Column("Language", "lang"),
        Column("Texts", "n"),
        Column("Cut off", "cut_off"),
        Column("Claims per text", "claims_per_text", ".1f"),
        *SCORES,
    ],
    caption="Weather: precision, recall and F1 of every system in every language, with 95% intervals"
    + beside_note(beside),
    signature=signed,
)

# %% [markdown]
# ## From precision to F1
#
# {numref}`tab-weather-swaps` lists the pairs of systems whose order by precision is the reverse of their order by F1,
# {numref}`tab-weather-agreement` the correlation of the two orders. {glue:text}`weather_near_one`

# %% tags=["hide-input"]
boots = by_language(counts, policy, languages, n_boot=resamples, seed=seed)
changes = swaps(boots)
flawless = sum(row["precision"] == 1.0 for row in rows)
near_one = f"In {flawless} of the {len(rows)} rows above not one claim is false"
if len(rows) == 1:
    near_one = f"In the one row above {'not one claim is' if flawless else 'some claims are'} false"
if len(names) > 1 and flawless > len(rows) / 2:
    near_one += ", so that the order by precision is mostly of ties and single claims"
report.text("weather_near_one", f"{near_one}.")
report.table(
    "weather_swaps",
    likely(changes).to_dict("records"),
    SWAPS,
    caption="Weather: pairs of systems whose order by precision is reversed by F1",
    signature=signed,
)

# %% tags=["hide-input"]
report.table(
    "weather_agreement",
    correlations(boots),
    CORRELATIONS,
    caption="Weather: rank correlation, over systems, of precision with F1",
    signature=signed,
)

# %% [markdown]
# ## The published numbers
#
# {numref}`tab-weather-published` puts the published values beside ours under the release's own definitions (its
# verification rules; precision averaged over texts with claims, recall over all). {glue:text}`weather_published`
#
# The per-text output of the published weather extractor was not released. But if it had returned nothing for a share of
# the texts and read the others as ours does, its number of claims and its recall would both be too small, by the same
# factor. {numref}`tab-weather-unread` gives that factor twice, from the claims and from the recall.

# %% tags=["hide-input"]
released = summary(score_claims(claims, weather, RELEASE), RELEASE, n_boot=resamples, seed=seed)
published = {row.key: row.value for row in read_published(Path("data/published.csv")) if row.experiment == "weather"}
compared = []
for row in released.to_dict("records"):
    theirs = {
        metric: published.get(("weather", row["system"], row["lang"], metric))
        for metric in ("precision", "recall", "f1", "claims_per_inst")
    }
    if theirs["recall"] is None:
        continue
    compared.append(
        {
            "system": row["system"],
            "lang": row["lang"],
            **{f"published_{metric}": value for metric, value in theirs.items()},
            **{name: row[name] for name in row if name.startswith(("precision", "recall", "f1", "claims"))},
            "read_by_claims": theirs["claims_per_inst"] / row["claims_per_text"],
            "read_by_recall": theirs["recall"] / row["recall"],
        }
    )
signed_released = signature(weather, RELEASE, by="rules", n=len(claims), **boot)
report.table(
    "weather_published",
    compared,
    [
        Column("System", "system"),
        Column("Language", "lang"),
        Column("Precision, published", "published_precision", ".3f"),
        Column("ours", "precision", ".3f", "precision_low", "precision_high"),
        Column("Recall, published", "published_recall", ".3f"),
        Column("ours", "recall", ".3f", "recall_low", "recall_high"),
    ],
    caption="Weather: published values and ours under the release's definitions",
    signature=signed_released,
)

# %% tags=["hide-input"]
report.show_table(
    "weather_unread",
    compared,
    [
        Column("System", "system"),
        Column("Language", "lang"),
        Column("Claims a text, published", "published_claims_per_inst", ".2f"),
        Column("ours", "claims_per_text", ".2f"),
        Column("Ratio of claims", "read_by_claims", ".2f"),
        Column("Ratio of recall", "read_by_recall", ".2f"),
    ],
    caption="Weather: how much of what is there the published extractor returned, estimated from its claims and from "
    "its recall",
    signature=signed_released,
)

# %% tags=["remove-input"]
inside = {
    metric: sum(row[f"{metric}_low"] <= row[f"published_{metric}"] <= row[f"{metric}_high"] for row in compared)
    for metric in ("precision", "recall")
}
report.text(
    "weather_published",
    f"Of {len(compared)} published precisions {inside['precision']} lie within our intervals, of as many recalls "
    f"{inside['recall']}.",
)

# %% [markdown]
# (weather-cut-off)=
# ## Cut-off output
#
# How much of the low coverage of one system is output that was cut off? {numref}`tab-weather-cut-off` breaks the other
# systems' texts off where its texts end. {glue:text}`weather_cut`

# %% tags=["hide-input"]
gaps: list[dict[str, object]] = []
if broken_off in names and len(names) > 1:
    cut = score_claims(cut_like(parsed(claims, weather), broken_off), weather, written)
    gaps = share_of_gap(everything, cut, broken_off, written, n_boot=resamples, seed=seed).to_dict("records")
    report.table(
        "weather_cut_off",
        gaps,
        [
            Column("Language", "lang"),
            Column("System", "system"),
            Column("Recall, whole texts", "whole", ".3f"),
            Column("broken off at the same length", "cut", ".3f"),
            Column(f"Recall of {broken_off}", "target", ".3f"),
            Column("Share of the gap", "share", ".0%", "share_low", "share_high"),
        ],
        caption=f"The other systems' texts, each broken off after as many characters as {broken_off} wrote about the "
        "same period. The share is how much of their lead in recall that takes away",
        signature=signature(weather, written, by="rules", n=len(claims), **boot),
    )
    mine = ended.loc[broken_off]
    stopped, total = int(mine["truncated"].sum()) if "truncated" in mine else 0, int(mine["n"].sum())
    ending = under(everything[everything["system"] == broken_off], "excluded")
    ending = summary(ending, written, by=("system",), n_boot=resamples, seed=seed).iloc[0]
    shares = [row["share"] for row in gaps if row["share"] is not None]
    report.text(
        "weather_cut",
        f"Of the {total} texts of {broken_off}, {stopped} ({stopped / total:.0%}) stop in mid-sentence, and the "
        f"{ending['scored']} that stop after a sentence state no more (recall {ending['recall']:.2f}). What the rest "
        "would have said is unknown, so its recall as written is a lower bound."
        + (
            " Breaking the other systems' texts off after as many characters takes away "
            f"{min(shares):.0%} to {max(shares):.0%} of their lead over it; what remains is that {broken_off} uses "
            "more words for what it does say."
            if shares
            else ""
        ),
    )
else:
    why = "is the only system" if broken_off in names else "is not among the systems"
    report.text("weather_cut", f"{broken_off} {why} of this run.")

# %% [markdown]
# ## Why milder?
#
# The paper explains the milder effect by the number of facts in a record. {numref}`tab-weather-facts` counts them in
# both domains and under both rule sets, and {numref}`tab-weather-recall-by-facts` asks whether, within a domain,
# records with more facts are covered less.

# %% tags=["hide-input"]
racing = get_domain("racing")
facts = []
for domain in (racing, weather):
    for rule_set in ("paper", "corrected"):
        sizes = defaultdict(list)
        for record in domain.load("released", rule_set).values():
            sizes["all"].append(len(record.required))
            sizes[record.decision_type].append(len(record.required))
        for kind, each in sizes.items():
            if kind == "all" or len(sizes) > 2:
                row = {"domain": domain.name, "rules": rule_set, "decision_type": kind, "records": len(each)}
                facts.append(row | {"mean": sum(each) / len(each), "least": min(each), "most": max(each)})
report.table(
    "weather_facts",
    facts,
    [
        Column("Domain", "domain"),
        Column("Rules", "rules"),
        Column("Decision", "decision_type"),
        Column("Records", "records"),
        Column("Facts a record", "mean", ".2f"),
        Column("least", "least"),
        Column("most", "most"),
    ],
    caption="How many facts a text should state, by domain and rule set",
)

# %% tags=["hide-input"]
finished = replace(policy, failures="excluded")
both = {
    "racing": score_claims(load_claims("racing", systems=systems, languages=languages), racing, finished),
    "weather": score_claims(claims, weather, finished),
}
by_facts = [
    {"domain": name, **row}
    for name, table in both.items()
    for row in summary(
        table[table["scored"]], finished, by=("required",), n_boot=resamples, seed=seed
    ).sort_values("required").to_dict("records")
]  # fmt: skip
report.table(
    "weather_recall_by_facts",
    by_facts,
    [
        Column("Domain", "domain"),
        Column("Facts to state", "required"),
        Column("Texts", "scored"),
        Column("Precision", "precision", ".3f", "precision_low", "precision_high"),
        Column("Recall", "recall", ".3f", "recall_low", "recall_high"),
    ],
    caption="Recall by the number of facts in the record, all systems and languages together, finished texts only; "
    "without an interval where they are all about a single race or place",
    signature=signature(weather, finished, by="rules", **boot).replace("weather@", "racing@1, weather@"),
)

# %% tags=["hide-input"]
pooled = {name: summary(table, finished, by=("system",), n_boot=resamples, seed=seed) for name, table in both.items()}
with figures.styled():
    figure, panels = plt.subplots(1, 2, figsize=(7.4, 3.4), sharex=True, sharey=True)
    for axes, (name, table) in zip(panels, pooled.items(), strict=True):
        axes.set(title=name.capitalize(), xlabel="Recall", xlim=(0, 1.04), ylim=(0.7, 1.02))
        figures.draw_iso_f1(axes)
        for row in table.dropna(subset=["precision"]).to_dict("records"):
            style = look[row["system"]]
            axes.errorbar(
                row["recall"], row["precision"],
                xerr=figures.bars(row, "recall"), yerr=figures.bars(row, "precision"),
                color=style.color, marker=style.marker, markersize=7, capsize=2, linestyle="none", label=row["system"],
            )  # fmt: skip
    panels[0].set_ylabel("Precision")
    figure.legend(*panels[1].get_legend_handles_labels(), loc="outside lower center", ncols=min(5, len(names)))
corner = pooled["weather"].query("precision > 0.9 and recall > 0.9")["system"].tolist()
left = pooled["weather"].query("recall < 0.6")["system"].tolist()
nearly_all = bool(corner) and {broken_off, *corner} >= set(pooled["weather"]["system"])
far_apart = len(left) == 1 and len(corner) > 1 and len(corner) + 1 == len(names)
in_all = (
    f"of all {counted(len(languages), 'language')} together" if len(languages) > 1 else f"in {LANGUAGE[languages[0]]}"
)
report.figure(
    "weather_both_domains",
    figure,
    caption=f"Precision against recall in both domains, finished texts {in_all}, with 95% "
    "intervals. Grey curves join points of equal F1."
    + (" In weather the systems that finish their texts state nearly all." if nearly_all else ""),
    alt="Two scatter plots of precision against recall, racing on the left, weather on the right."
    + (
        f" In racing the {counted(len(names), 'system')} are spread over recall; in weather "
        f"{counted(len(corner), 'of them', 'of them')} lie in the upper right corner and one far to the left."
        if far_apart
        else ""
    ),
)

# %% [markdown]
# {glue:text}`weather_why`

# %% tags=["hide-input"]
mean = {(row["domain"], row["rules"]): row["mean"] for row in facts if row["decision_type"] == "all"}
missed = {
    name: [1 - row["recall"] for row in table.to_dict("records") if row["system"] != broken_off and row["scored"]]
    for name, table in pooled.items()
}
shortfall = {name: sum(each) / len(each) for name, each in missed.items() if each}
told_apart = {"racing", "weather"} <= set(shortfall)  # else no other system has finished texts in both domains
milder = told_apart and shortfall["weather"] < shortfall["racing"]
fewer = mean["weather", rules] < mean["racing", rules]
recalls = {(row["domain"], row["required"]): row["recall"] for row in by_facts}
bounds = {(row["domain"], row["required"]): (row["recall_low"], row["recall_high"]) for row in by_facts}
shared = [n for n in range(1, 20) if {("racing", n), ("weather", n)} <= set(recalls)]
told = " and ".join(f"of {n} facts {recalls['racing', n]:.2f} and {recalls['weather', n]:.2f}" for n in shared)
differ = any(f"{recalls['racing', n]:.2f}" != f"{recalls['weather', n]:.2f}" for n in shared)
apart = f"The systems other than {broken_off}" if broken_off in names else "The systems of this run"
report.text(
    "weather_why",
    f"A forecast has {mean['weather', 'paper']:.1f} facts to state under the paper's rules and "
    f"{mean['weather', 'corrected']:.1f} under ours (which count each condition and the wind's direction); a race "
    f"decision has {mean['racing', 'paper']:.1f} and {mean['racing', 'corrected']:.1f}. "
    + (
        f"{apart} leave out {shortfall['weather']:.1%} of a forecast's facts and {shortfall['racing']:.1%} of a race "
        "decision's. "
        if told_apart
        else ""
    )
    + (f"At the same number of facts the domains still differ: {told} are stated in racing and in weather. " * differ)
    + (
        "So it is not the number of facts that makes the effect milder. A forecast is data to be put into words; a "
        "decision is to be explained, and an explanation chooses."
        if milder and shared and all(bounds["weather", n][0] > bounds["racing", n][1] for n in shared)
        else "Whether the number of facts makes the effect milder cannot be told here."
    ),
)

# %% [markdown]
# ## What the rules of verification change
#
# {numref}`tab-weather-rules` scores the same claims under both rule sets. The paper's rules keep one class of weather a
# period, the most severe: of "mostly sunny, then a slight chance of showers and thunderstorms" only the thunderstorms
# are true. Ours count every condition, do not check a low against a high, and require the wind's direction, which the
# paper's verify and do not require.

# %% tags=["hide-input"]
under_rules = []
for rule_set in ("paper", "corrected"):
    chosen = replace(written, rules=rule_set)
    table = summary(score_claims(claims, weather, chosen), chosen, by=("system",), n_boot=resamples, seed=seed)
    under_rules += [{"rules": rule_set, **row} for row in table.to_dict("records")]
report.table(
    "weather_rules",
    under_rules,
    [
        Column("Rules", "rules"),
        Column("System", "system"),
        *SCORES,
    ],
    caption="Weather: the same claims under the paper's rules and ours, all languages together",
    signature=signature(weather, written, by="rules", **boot).replace(f"rules:{rules}", "rules:as listed"),
)

# %% tags=["remove-input"]
complete = [row for row in rows if row["system"] != broken_off]
others = [row for row in compared if row["system"] != broken_off]
reversed_pairs = changes[changes["swapped"] & (changes["probability"] >= 0.95)]
by_cut = int(((reversed_pairs["a"] == broken_off) | (reversed_pairs["b"] == broken_off)).sum())
involved = "all" if by_cut == len(reversed_pairs) else by_cut
whose = ""  # texts that are cut off
if broken_off in names and ended.loc[broken_off].get("truncated", pd.Series(0)).sum():
    whose = ", whose texts are cut off"
answer = "No reversal of order is clear of chance." if len(names) > 1 else "One system alone has no order."
if len(reversed_pairs):
    answer = (
        f"Of the {len(reversed_pairs)} reversals of order that are clear of chance, {involved} involve "
        f"{broken_off}{whose}."
    )
if complete:
    lowest = min(row["recall"] for row in complete)
    where = "in every language" if len(languages) > 1 else f"in {LANGUAGE[languages[0]]}"
    rest = "The other systems" if broken_off in names else "The systems of this run"
    answer += f" {rest} state {lowest:.0%} or more of a forecast's facts {where}"
    if others:
        ratios = sorted({f"{row['read_by_claims']:.0%}" for row in others}, key=lambda share: int(share[:-1]))
        span = f"between {ratios[0]} and {ratios[-1]}" if len(ratios) > 1 else ratios[0]
        answer += (
            f", where the published table has down to {min(row['published_recall'] for row in others):.0%}: its "
            f"extractor returned {span} of the claims that are there"
        )
    answer += "."
report.text("weather_answer", answer)

# %% tags=["remove-input"]
# Answers to the claims of the text and to the published table.
if set(languages) == set(LANGUAGE) and systems is None:
    clear = {code: int(((g["probability"] >= 0.95) & g["swapped"]).sum()) for code, g in changes.groupby("lang")}
    seen = {code: int(g["swapped"].sum()) for code, g in changes.groupby("lang")}
    report.finding(
        "weather_disagrees",
        holds=all(clear.values()),
        direction=any(seen.values()),
        evidence="Pairs of systems whose order by precision is reversed by F1: "
        + ", ".join(f"{seen[code]} in {LANGUAGE[code]} ({clear[code]} clear of chance)" for code in languages)
        + f". Of the {len(reversed_pairs)} clear of chance {involved} involve {broken_off}, whose texts are cut off.",
    )
    report.finding(
        "weather_milder",
        holds=milder and fewer,
        direction=milder,
        evidence=f"Systems other than {broken_off} leave out {shortfall['weather']:.1%} of the facts in weather and "
        f"{shortfall['racing']:.1%} in racing; a record has {mean['weather', rules]:.2f} facts in weather and "
        f"{mean['racing', rules]:.2f} in racing ({mean['weather', 'paper']:.2f} and {mean['racing', 'paper']:.2f} "
        "under the paper's rules).",
    )
report.value("weather", "", "", "records_per_language", claims["id"].nunique())
for row in compared:
    for metric in ("precision", "recall", "f1"):
        interval = {"low": row[f"{metric}_low"], "high": row[f"{metric}_high"]}
        report.value("weather", row["system"], row["lang"], metric, row[metric], **interval)
    report.value("weather", row["system"], row["lang"], "claims_per_inst", row["claims_per_text"])
report.close(
    {
        "systems": systems, "languages": languages, "rules": rules, "failures": failures, "pool": pool,
        "tolerance": tolerance, "broken_off": broken_off, "resamples": resamples, "seed": seed,
    }
)  # fmt: skip
