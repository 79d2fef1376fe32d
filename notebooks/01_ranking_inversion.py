# %% [markdown]
# # Does coverage change the ranking?
#
# {glue:text}`inversion_answer`
#
# **Question.** Precision asks which share of a text's claims is true. A system that says little can score well by it.
# The oracle knows every fact that an explanation should state, so recall can be measured too. Do systems change places
# when precision is replaced by F1?
#
# **Method.** The five systems of the paper explain the same {glue:text}`inversion_instances` decisions of the 2025
# season in English, Spanish and Portuguese. The claims of each text are read by rules, verified against the record
# that the writer was shown, and counted. A system's counts are added up over its texts (micro); intervals come from
# {glue:text}`inversion_resamples` resamples of the {glue:text}`inversion_clusters` races, under which all systems are
# scored together. Only generations that ended by themselves are scored here; empty and cut-off ones are counted, and
# {numref}`tab-inversion-ranks` shows what they do to the ranking. Terms are defined in [](../notation.md).

# %% tags=["parameters"]
from pathlib import Path
from typing import Annotated, Literal

systems: list[str] | None = None  # systems to compare, None for all
languages: list[Literal["en", "es", "pt"]] = ["en", "es", "pt"]  # languages to compare in
decision_types: list[Literal["stint_strategy", "undercut", "overcut", "defense"]] | None = None  # None for all
source: Literal["racing", "racing_cover_all"] = "racing"  # whose claims: neutral prompt, or the one asking for all
rules: Literal["corrected", "paper"] = "corrected"  # rule set of the verifier
failures: Literal["excluded", "silence", "as_written"] = "excluded"  # what becomes of empty and cut-off texts
pool: Literal["micro", "macro", "release"] = "micro"  # how texts are pooled
kinds: Literal["scored", "all"] = "scored"  # claim kinds that count: the paper's ten, or all
tolerance: Annotated[float, "0..100"] = 1.0  # factor on the tolerances
sample: Annotated[int, "1..1000000"] | None = None  # how many instances, evenly spread; None for all
generations: Path | None = None  # a JSONL file of your own generations, compared with the paper's
extractor: str = "rules"  # what reads them: rules, or llm:MODEL
resamples: Annotated[int, "100..100000"] = 10_000  # of the bootstrap
seed: Annotated[int, "0..4294967295"] = 12345  # of the bootstrap

# %% tags=["hide-input"]
from dataclasses import replace

import matplotlib.pyplot as plt
import pandas as pd

from artifact import figures
from artifact.audit.specification import under
from artifact.domain import get_domain
from artifact.extractors import Rules
from artifact.inversion import by_language, correlations, leader, likely, swaps
from artifact.report import LANGUAGE_NAMES as LANGUAGE
from artifact.report import Report
from artifact.score import RELEASE, Policy, signature
from artifact.scoring import score_claims
from artifact.stats import bootstrap, ranks, rates, summary
from artifact.stored_claims import beside_note, load_claims, own_claims, shipped_claims
from artifact.tables import CORRELATIONS, SCORES, SWAPS, Column, counted, with_interval

report = Report()
racing = get_domain("racing")
policy = Policy(rules=rules, failures=failures, pool=pool, kinds=kinds, tolerance=tolerance)
own = None if generations is None else own_claims(Path(generations), racing, extractor=extractor)
claims = load_claims(
    source, systems=systems, languages=languages, decision_types=decision_types, sample=sample, own=own
)
beside = shipped_claims(source, like=claims) if systems is None else claims.iloc[:0]
names = sorted(claims["system"].unique())
whole = score_claims(pd.concat([claims, beside], ignore_index=True), racing, replace(policy, failures="as_written"))
everything = whole[whole["system"].isin(names)]
counts = under(everything, failures)
every_score = summary(under(whole, failures), policy, n_boot=resamples, seed=seed)
scores = every_score[every_score["system"].isin(names)]
signed = signature(racing, policy, by=Rules(racing).name, n=len(claims), boot=resamples, seed=seed)
look = figures.looks(names)
METRICS = ("precision", "recall")

# %% [markdown]
# ## Result
#
# {numref}`tab-inversion-scores` has the scores. *Failed* counts the generations that are left out: calls that came back
# empty, and texts cut off by the token budget.

# %% tags=["hide-input"]
rows = scores.to_dict("records")
report.table(
    "inversion_scores",
    every_score.to_dict("records"),
    [
        Column("System", "system"),
        Column("Language", "lang"),
        Column("Scored", "scored"),
        Column("Failed", "failed"),
        Column("Claims per text", "claims_per_text", ".1f"),
        *SCORES,
    ],
    caption="Precision, recall and F1 of every system in every language, with 95% intervals" + beside_note(beside),
    signature=signed,
)

# %% tags=["hide-input"]
with figures.styled():
    figure, panels = plt.subplots(1, len(languages), figsize=(7.4, 3.1), sharey=True, squeeze=False)
    for axes, lang in zip(panels[0], languages, strict=True):
        chosen = scores[scores["lang"] == lang]
        axes.set(title=LANGUAGE[lang], xlabel="Recall", xlim=(0, 1), ylim=(0.6, 1.0))
        figures.draw_iso_f1(axes)
        figures.draw_scores(axes, chosen.to_dict("records"), look)
    panels[0, 0].set_ylabel("Precision")
    figure.legend(*panels[0, 0].get_legend_handles_labels(), loc="outside lower center", ncols=min(5, len(names)))
spread = {metric: scores.groupby("lang")[metric].agg(lambda each: each.max() - each.min()) for metric in METRICS}
wide = bool((spread["recall"] > 2 * spread["precision"]).all())
cut_most = scores.groupby("system")["failed"].sum().idxmax() == scores.groupby("system")["recall"].mean().idxmin()
compared = f"{counted(len(names), 'system')} in {counted(len(languages), 'language')}"
report.figure(
    "inversion_precision_recall",
    figure,
    caption="Precision against recall, one panel a language. Grey curves join points of equal F1; bars are 95% "
    "intervals."
    + (" Systems differ far more in what they leave out (across) than in what they get wrong (up)." if wide else ""),
    alt=f"Scatter plot of precision against recall of {compared}"
    + (": precision lies within a narrow band for all, recall is spread widely" if wide else "")
    + (", and the system with the lowest recall is the one most often cut off" if wide and cut_most else "")
    + ".",
)

# %% [markdown]
# ## From precision to F1
#
# {numref}`fig-inversion-places` draws each system's place by precision on the left and by F1 on the right: crossing
# lines are changes of place. {numref}`tab-inversion-swaps` lists the pairs whose order is reversed in at least one
# resample in twenty, and in how many; {numref}`tab-inversion-agreement` has the correlation of the two rankings.

# %% tags=["hide-input"]
boots = by_language(counts, policy, languages, n_boot=resamples, seed=seed)
with figures.styled():
    figure, panels = plt.subplots(1, len(languages), figsize=(7.4, 2.6), sharey=True, squeeze=False)
    for axes, lang in zip(panels[0], languages, strict=True):
        before, after = (ranks(boots[lang].of(metric)[0]).tolist() for metric in ("precision", "f1"))
        ordered = [str(series[0]) for series in boots[lang].series]
        places = dict(zip(ordered, zip(before, after, strict=True), strict=True))
        figures.draw_places(axes, places, look, ("by precision", "by F1"))
        axes.set_title(LANGUAGE[lang])
    panels[0, 0].set_ylabel("Place")
report.figure(
    "inversion_places",
    figure,
    caption="Each system's place by precision and by F1 in the three languages. A line that falls is a system whose "
    "precision flatters it.",
    alt=f"Slope chart of the places of {counted(len(names), 'system')} by precision and by F1 in "
    f"{counted(len(languages), 'language')}; lines that cross are systems that change places.",
)

# %% tags=["hide-input"]
changes = swaps(boots)
report.table(
    "inversion_swaps",
    likely(changes).to_dict("records"),
    SWAPS,
    caption="Pairs of systems whose order by precision is reversed by F1",
    signature=signed,
)

# %% tags=["hide-input"]
report.table(
    "inversion_agreement",
    correlations(boots),
    CORRELATIONS,
    caption="Rank correlation, over systems, of precision with F1: 1 would mean that coverage changes nothing",
    signature=signed,
)

# %% [markdown]
# ## What failed generations do to the ranking
#
# The release counts an empty generation as a text that covers nothing, and scores a cut-off one as if it had ended
# there. {numref}`tab-inversion-ranks` follows the leader by precision under each treatment of failures, and under the
# release's own conventions (its verification rules; precision averaged over texts with claims, recall over all).

# %% tags=["hide-input"]
TREATMENTS = {
    "failures left out": replace(policy, failures="excluded"),
    "failures count as silence": replace(policy, failures="silence"),
    "cut-off texts scored as they are": replace(policy, failures="as_written"),
    "the release's conventions": RELEASE,
}
released = score_claims(claims, racing, RELEASE)
leads = []
for treatment, other in TREATMENTS.items():
    recounted = released if other is RELEASE else under(everything, other.failures)
    for lang in languages:
        lead = leader(
            bootstrap(recounted[recounted["lang"] == lang], other, by=("system",), n_boot=resamples, seed=seed)
        )
        leads.append({"treatment": treatment, "lang": lang, **vars(lead)})
report.table(
    "inversion_ranks",
    leads,
    [
        Column("Treatment", "treatment"),
        Column("Language", "lang"),
        Column("First by precision", "system"),
        Column("Precision", "value", ".3f", "low", "high"),
        Column("F1", "other", ".3f", "other_low", "other_high"),
        Column("Place by F1", "place"),
        Column("of", "n"),
        Column("P(first is last)", "last", ".2f"),
    ],
    caption="The leader by precision and its place by F1, under four treatments of failed generations. The last column "
    "is the share of resamples in which whichever system leads by precision comes last by F1",
    signature=signature(racing, policy, by=Rules(racing).name, boot=resamples, seed=seed).replace(
        f"fail:{failures}", "fail:as listed"
    ),
)

# %% [markdown]
# ## Reading
#
# {glue:text}`inversion_reading`


# %% tags=["hide-input"]
def is_last(lead: dict[str, object]) -> bool:
    """Whether the leader by precision comes last by F1; a system alone is neither."""
    return lead["place"] == lead["n"] > 1


def told(lead: dict[str, object]) -> str:
    """A leader in words."""
    first = with_interval(lead["value"], lead["low"], lead["high"], named=True)
    then = with_interval(lead["other"], lead["other_low"], lead["other_high"])
    if lead["n"] == 1:
        return f"{lead['system']} has precision {first} and F1 {then}"
    where = "last" if is_last(lead) else f"number {lead['place']}"
    return f"{lead['system']} is first by precision, {first}, and {where} of {lead['n']} by F1, {then}"


lang = languages[0]
spoken = LANGUAGE[lang]
treated = {(row["treatment"], row["lang"]): row for row in leads}
ours, theirs = treated["failures left out", lang], treated["the release's conventions", lang]
lost = next(row["failed"] / row["n"] for row in rows if (row["system"], row["lang"]) == (theirs["system"], lang))
clear = changes["swapped"] & (changes["probability"] >= 0.95)
certain = {code: bool(clear[changes["lang"] == code].any()) for code in languages}
clearly = [LANGUAGE[code] for code in languages if certain[code]]
changed = f"Coverage changes the ranking clearly in {' and '.join(clearly) or 'no language'}"
fall = "falls from first to last" if is_last(ours) else "does not fall from first to last"
report.text(
    "inversion_answer",
    f"{changed}, and the leader by precision {fall} once failed generations are left out: in {spoken}, {told(ours)}."
    if ours["n"] > 1
    else f"A system alone has no place in a ranking: in {spoken}, {told(ours)}, failed generations left out.",
)
budget = ""  # of what a last place is made
if is_last(theirs):
    mostly = "mostly an output budget" if lost > 0.5 else "not mostly an output budget"
    budget = f": what the conventions rank last is {mostly}"
report.text(
    "inversion_reading",
    f"Under the release's conventions, in {spoken} {told(theirs)}. "
    f"Of that system's {spoken} generations {lost:.0%} failed or were cut off{budget}. "
    f"With failures left out, {told(ours)}.",
)
report.number("inversion_instances", claims["id"].nunique(), "d")
report.number("inversion_resamples", resamples, ",d")
report.number("inversion_clusters", int(scores["clusters"].iloc[0]), "d")

# %% tags=["remove-input"]
# Answers to the claims of the text.
recall = {(row["system"], row["lang"]): row for row in rows}
published = summary(released, RELEASE, n_boot=resamples, seed=seed)
stated = published.set_index(["system", "lang"])["recall"][theirs["system"], lang]
lead_recall = recall[ours["system"], lang]
report.finding(
    "inversion",
    holds=is_last(ours),
    direction=any(is_last(treated["the release's conventions", code]) for code in languages),
    evidence=f"Under the release's conventions {told(theirs)} in {spoken}, with {lost:.0%} of its generations failed "
    f"or cut off; with failures left out {told(ours)}.",
)
report.finding(
    "under_half",
    holds=lead_recall["recall_high"] < 0.5,
    direction=stated < 0.5,
    evidence=f"Under the release's conventions {theirs['system']} states {stated:.3f} of the facts in {spoken}; "
    f"with failures left out {ours['system']} leads and states "
    f"{with_interval(*(lead_recall[f'recall{end}'] for end in ('', '_low', '_high')))}.",
)
ends = rates(
    everything[everything["status"].isin(["ok", "truncated"])], "covered", denominator="required",
    by=("system", "status"), n_boot=resamples, seed=seed,
).set_index(["system", "status"])  # fmt: skip
often = [
    name
    for name in names
    if {(name, "ok"), (name, "truncated")} <= set(ends.index) and ends.loc[(name, "truncated"), "n"] >= 30
]
broken = {name: (ends.loc[(name, "ok")], ends.loc[(name, "truncated")]) for name in often}
report.finding(
    "truncation",
    holds=bool(often) and all(cut["high"] < whole["low"] for whole, cut in broken.values()),
    direction=bool(often) and any(cut["rate"] < whole["rate"] for whole, cut in broken.values()),
    evidence="; ".join(
        f"{name}: {cut['n']:.0f} texts were cut off and state {with_interval(*cut[['rate', 'low', 'high']])} of the "
        f"facts, {whole['n']:.0f} ended by themselves and state {with_interval(*whole[['rate', 'low', 'high']])}"
        for name, (whole, cut) in broken.items()
    )
    + "."
    if broken
    else "No system has enough texts that were cut off and texts that ended by themselves.",
)
reversed_pairs = {code: int(clear[changes["lang"] == code].sum()) for code in languages}
report.finding(
    "reorders",
    holds=all(certain.values()),
    direction=bool(changes["swapped"].any()),
    evidence="Pairs of systems whose order by precision is reversed by F1, and of them in at least 95% of resamples: "
    + ", ".join(
        f"{int(changes[changes['lang'] == code]['swapped'].sum())} and {reversed_pairs[code]} in {LANGUAGE[code]}"
        for code in languages
    )
    + ".",
)

# %% tags=["remove-input"]
# Answers to the published tables: the release's definitions, with this project's extractor on the released texts.
for row in published.to_dict("records"):
    for metric in ("precision", "recall", "f1"):
        interval = {"low": row[f"{metric}_low"], "high": row[f"{metric}_high"]}
        report.value("coverage_llm", row["system"], row["lang"], metric, row[metric], **interval)
        if row["lang"] == "en":
            report.value("coverage_rules", row["system"], row["lang"], metric, row[metric], **interval)
    report.value("coverage_llm", row["system"], row["lang"], "claims_per_inst", row["claims_per_text"])
    if row["lang"] == "en":
        report.value("coverage_rules", row["system"], row["lang"], "claims_per_inst", row["claims_per_text"])
report.close(
    {
        "systems": systems, "languages": languages, "decision_types": decision_types, "source": source,
        "rules": rules, "failures": failures, "pool": pool, "kinds": kinds, "tolerance": tolerance, "sample": sample,
        "generations": generations, "extractor": extractor,
        "resamples": resamples, "seed": seed,
    }
)  # fmt: skip
