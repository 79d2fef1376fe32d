# %% [markdown]
# # Do systems explain as well in Spanish and Portuguese?
#
# {glue:text}`multilingual_answer`
#
# **Question.** The paper reports that some systems state far fewer of the facts in Portuguese than in English. How much
# of such a difference is language, and how much is calls that failed?
#
# **Method.** The same {glue:text}`multilingual_instances` decisions are explained in each language, so texts are
# compared in pairs, instance by instance, and resampled by race. The difference over *all* instances, a failed
# generation counting as silence, is split in two: the difference over the instances that the system finished in both
# languages, which is *language*, and the rest, which is *failure*. Terms are defined in [](../notation.md).

# %% tags=["parameters"]
from typing import Annotated, Literal

systems: list[str] | None = None  # systems to compare, None for all
baseline: Literal["en", "es", "pt"] = "en"  # language that the others are compared with
others: list[Literal["en", "es", "pt"]] = ["es", "pt"]  # languages to compare
source: Literal["racing", "weather"] = "racing"  # whose claims
rules: Literal["corrected", "paper"] = "corrected"  # rule set of the verifier
kinds: Literal["scored", "all"] = "scored"  # claim kinds that count: the paper's ten, or all
enough: Annotated[int, "1..1000000"] = 30  # pairs of finished generations from which a difference is interpreted
resamples: Annotated[int, "100..100000"] = 10_000  # of the bootstrap
seed: Annotated[int, "0..4294967295"] = 12345  # of the bootstrap

# %% tags=["hide-input"]
import matplotlib.pyplot as plt
import pandas as pd

from artifact import figures
from artifact.audit.specification import under
from artifact.domain import get_domain
from artifact.extractors import Rules
from artifact.report import LANGUAGE_NAMES as LANGUAGE
from artifact.report import Report
from artifact.score import Policy, signature
from artifact.scoring import score_claims
from artifact.stats import bootstrap, differences, rank_swaps, summary
from artifact.stored_claims import beside_note, load_claims, shipped_claims
from artifact.tables import Column, with_interval

report = Report()
domain = get_domain(source.split("_")[0])
languages = [baseline, *(lang for lang in others if lang != baseline)]
claims = load_claims(source, systems=systems, languages=languages)
names = sorted(claims["system"].unique())
policy, silence = (Policy(rules=rules, failures=failures, kinds=kinds) for failures in ("excluded", "silence"))
beside = shipped_claims(source, like=claims) if systems is None else claims.iloc[:0]
both = pd.concat([claims, beside], ignore_index=True)
whole = score_claims(both, domain, Policy(rules=rules, failures="as_written", kinds=kinds))
as_written = whole[whole["system"].isin(names)]
counts, everything = under(as_written, "excluded"), under(as_written, "silence")
signed = signature(domain, policy, by=Rules(domain).name, n=len(claims), boot=resamples, seed=seed)
report.number("multilingual_instances", claims["id"].nunique(), "d")

# %% [markdown]
# ## Language and failure
#
# {numref}`tab-multilingual-recall` splits the difference in recall between {glue:text}`multilingual_baseline` and the
# other languages. A negative number means that less is stated there.

# %% tags=["hide-input"]
report.text("multilingual_baseline", LANGUAGE[baseline])


def from_baseline(compared: list[str]) -> list[dict[str, object]]:
    """Differences of systems from the baseline language, of all texts and of those finished in both."""
    there = set(zip(whole["system"], whole["lang"], strict=True))
    pairs = [((system, other), (system, baseline)) for system in compared for other in languages[1:]]
    pairs = [pair for pair in pairs if there.issuperset(pair)]
    by = {"by": ("system", "lang"), "pairs": pairs, "n_boot": resamples, "seed": seed}
    paired = differences(under(whole, "excluded"), policy, **by)
    total = differences(under(whole, "silence"), silence, **by)
    return [
        {
            "system": one["a"][0],
            "lang": one["a"][1],
            "metric": one["metric"],
            "all": every["difference"],
            "all_low": every["low"],
            "all_high": every["high"],
            "language": one["difference"],
            "language_low": one["low"],
            "language_high": one["high"],
            "failure": every["difference"] - one["difference"],
            "n_both": one["n"],
            "p_holm": one["p_holm"],
        }
        for one, every in zip(paired.to_dict("records"), total.to_dict("records"), strict=True)
    ]


rows, rows_beside = from_baseline(names), from_baseline(sorted(beside["system"].unique()))
report.save_table("multilingual_differences", rows + rows_beside)
recall = [row for row in rows if row["metric"] == "recall"]
report.table(
    "multilingual_recall",
    [row for row in rows + rows_beside if row["metric"] == "recall"],
    [
        Column("System", "system"),
        Column("Language", "lang"),
        Column("All instances", "all", "+.3f", "all_low", "all_high"),
        Column("of which language", "language", "+.3f", "language_low", "language_high"),
        Column("of which failure", "failure", "+.3f"),
        Column("Finished in both", "n_both"),
        Column("p (Holm)", "p_holm", ".3f"),
    ],
    caption="Difference in recall from the baseline language, with 95% intervals. p is of the part that is language"
    + beside_note(beside),
    signature=signed,
)

# %% tags=["hide-input"]
scores = summary(counts, policy, n_boot=resamples, seed=seed)
silent = summary(everything, silence, n_boot=resamples, seed=seed)
MARKS = {"en": "o", "es": "s", "pt": "^"}
TONES = {"en": figures.BLUE, "es": figures.ORANGE, "pt": figures.GREEN}
with figures.styled():
    figure, panels = plt.subplots(1, 2, figsize=(7.4, 0.55 * len(names) + 1.4), sharey=True)
    for axes, metric in zip(panels, ("precision", "recall"), strict=True):
        for k, lang in enumerate(languages):
            for i, system in enumerate(names):
                place = i + (k - (len(languages) - 1) / 2) * 0.22
                (row,) = scores[(scores["system"] == system) & (scores["lang"] == lang)].to_dict("records")
                axes.errorbar(
                    row[metric], place,
                    xerr=figures.bars(row, metric),
                    color=TONES[lang], marker=MARKS[lang], markersize=6, capsize=2, linestyle="none",
                    label=LANGUAGE[lang] if i == 0 else None,
                )  # fmt: skip
                if metric == "recall":
                    (row,) = silent[(silent["system"] == system) & (silent["lang"] == lang)].to_dict("records")
                    axes.plot(row[metric], place, marker=MARKS[lang], markersize=6, markerfacecolor="none",
                              color=TONES[lang], linestyle="none")  # fmt: skip
        axes.set(title=metric.capitalize(), yticks=range(len(names)), yticklabels=names, xlim=(0, 1.05))
    panels[0].invert_yaxis()
    figure.get_layout_engine().set(wspace=0.06)
    handles, _ = panels[0].get_legend_handles_labels()
    hollow = {"marker": "o", "markerfacecolor": "none", "color": figures.GREY, "linestyle": "none"}
    handles.append(plt.Line2D([], [], label="hollow: failures count as silence", **hollow))
    figure.legend(handles=handles, loc="outside lower center", ncols=len(handles))
report.figure(
    "multilingual_scores",
    figure,
    caption="Precision and recall of each system by language: filled marks are of finished generations, with 95% "
    "intervals; hollow marks are recall when a failed generation counts as silence. Where hollow and filled part, the "
    "difference is failure, not language.",
    alt="Dot plot of precision and recall of five systems in three languages. Filled marks of one system lie close "
    "together across languages; hollow marks, which count failures as silence, spread further apart.",
)

# %% [markdown]
# ## All measures
#
# {numref}`tab-multilingual-finished` has the paired differences of precision and F1 among finished generations.

# %% tags=["hide-input"]
report.table(
    "multilingual_finished",
    [row for row in rows + rows_beside if row["metric"] != "recall"],
    [
        Column("System", "system"),
        Column("Language", "lang"),
        Column("Measure", "metric"),
        Column("Difference", "language", "+.3f", "language_low", "language_high"),
        Column("Pairs", "n_both"),
        Column("p (Holm)", "p_holm", ".3f"),
    ],
    caption="Paired differences from the baseline language among generations finished in both",
    signature=signed,
)

# %% [markdown]
# ## The language that was asked for
#
# A text that answers in another language than the prompt's is read in the language that it is written in; its claims
# count all the same. {numref}`tab-multilingual-detected` counts such texts.

# %% tags=["hide-input"]
written = both[both["status"] == "ok"]
detected = [
    {
        "system": system,
        "lang": lang,
        "n": len(group),
        **{f"in_{code}": int((group["lang_detected"] == code).sum()) for code in LANGUAGE},
        "other_share": float((group["lang_detected"] != lang).mean()),
    }
    for (system, lang), group in written.groupby(["system", "lang"], sort=False)
]
report.table(
    "multilingual_detected",
    detected,
    [
        Column("System", "system"),
        Column("Asked in", "lang"),
        Column("Texts", "n"),
        *(Column(f"in {name}", f"in_{code}") for code, name in LANGUAGE.items()),
        Column("In another", "other_share", ".0%"),
    ],
    caption="The language that finished generations are written in",
)

# %% [markdown]
# ## Reading
#
# {glue:text}`multilingual_reading`

# %% tags=["hide-input"]


def told(row: dict[str, float], part: str, named: bool = False) -> str:
    """A difference with its interval."""
    return with_interval(row[part], row[f"{part}_low"], row[f"{part}_high"], "+.3f", named=named)


judged = [row for row in recall if row["n_both"] >= enough]
clear = [row for row in judged if row["p_holm"] < 0.05]
by_language, by_failure = (sum(abs(row[part]) for row in judged) for part in ("language", "failure"))
answer = (
    f"No system finished {enough} instances in {LANGUAGE[baseline]} and in another language: no difference is told."
)
if judged:
    largest = max(judged, key=lambda row: abs(row["all"]))
    answer = (
        f"The largest difference in recall from {LANGUAGE[baseline]} is {told(largest, 'all', named=True)}, "
        f"{largest['system']} in {LANGUAGE[largest['lang']]}, of "
        f"which {largest['language']:+.3f} is language and {largest['failure']:+.3f} failed calls; of {len(judged)} "
        f"differences that are language, {len(clear)} are clear of chance."
    )
report.text("multilingual_answer", answer)
added = ""
if by_language + by_failure > 0:
    added = (
        f"Added up over systems and languages, {by_language / (by_language + by_failure):.0%} of the differences in "
    )
    added += "recall is language and the rest is failure. "
swaps = {
    lang: rank_swaps(bootstrap(counts[counts["lang"] == lang], policy, by=("system",), n_boot=resamples, seed=seed))
    for lang in languages
}
certain = {lang: int((table["swapped"] & (table["probability"] >= 0.95)).sum()) for lang, table in swaps.items()}
seen = {lang: int(table["swapped"].sum()) for lang, table in swaps.items()}
listed = "; ".join(f"{row['system']} in {LANGUAGE[row['lang']]} {told(row, 'language')}" for row in clear)
report.text(
    "multilingual_reading",
    f"{added}Clear of chance, among finished generations: {listed or 'none'}. Systems "
    f"with fewer than {enough} instances finished in both languages are shown and not interpreted: "
    f"{', '.join(sorted({row['system'] for row in recall if row['n_both'] < enough})) or 'none'}.",
)

# %% tags=["remove-input"]
# Answers to the claims of the text.
if source == "racing" and {"en", "pt"} <= set(languages) and baseline == "en":
    falls = [row for row in recall if row["system"] in ("DeepSeek-V3.2", "grok-4.3") and row["lang"] == "pt"]
    if len(falls) == 2:
        report.finding(
            "recall_falls_by_language",
            holds=all(row["all_high"] < -0.1 for row in falls),
            direction=all(row["all"] < 0 for row in falls),
            evidence="From English to Portuguese recall changes by "
            + " and ".join(
                f"{told(row, 'all')} for {row['system']}, of which {row['language']:+.3f} is language" for row in falls
            )
            + ".",
        )
if source == "racing" and set(languages) == set(LANGUAGE):
    report.finding(
        "inversion_every_language",
        holds=all(certain.values()),
        direction=all(seen.values()),
        evidence="Pairs of systems whose order by precision is reversed by F1: "
        + ", ".join(f"{seen[lang]} in {LANGUAGE[lang]} ({certain[lang]} clear of chance)" for lang in languages)
        + ".",
    )
report.close(
    {
        "systems": systems, "baseline": baseline, "others": others, "source": source, "rules": rules, "kinds": kinds,
        "enough": enough, "resamples": resamples, "seed": seed,
    }
)  # fmt: skip
