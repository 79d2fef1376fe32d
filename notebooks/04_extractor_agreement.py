# %% [markdown]
# # Can the extractor be trusted?
#
# {glue:text}`agreement_answer`
#
# **Question.** All scores rest on claims that a program read in a text. How well does our rule extractor read, how far
# do extractors agree, and how often did the paper's own extractors fail?
#
# **Method.** {glue:text}`agreement_texts` generations were annotated: every claim that the text asserts, written down
# by a reader (a language model) who did not have the data. A claim of an extractor is right when the annotator wrote
# down the very same claim, every field equal. {glue:text}`agreement_at_hand` of them were at hand while the rules were
# written, so they flatter them; {glue:text}`agreement_held_out` were held out: nobody who wrote rules saw their claims,
# or where the rules differ from them. Agreement between extractors is the correlation of their precision text by text,
# and of their rankings of systems. The paper's release has the scores of three extractors: its regular expressions,
# and two language models of different families. Intervals resample races. Terms are defined in [](../notation.md).

# %% tags=["parameters"]
from typing import Annotated, Literal

languages: list[Literal["en", "es", "pt"]] = ["en", "es", "pt"]  # languages to compare in
long: Annotated[int, "0..1000000"] = 250  # characters from which a text without claims is suspicious
resamples: Annotated[int, "100..100000"] = 2_000  # of the bootstrap
seed: Annotated[int, "0..4294967295"] = 12345  # of the bootstrap

# %% tags=["hide-input"]
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from artifact import figures
from artifact.agreement import correlation
from artifact.domain import get_domain
from artifact.extract_eval import GROUPS, Comparison, compare
from artifact.gold import AUTHORS, EACH_ONCE, PARTS, authored, compare_packaged
from artifact.paths import data, results
from artifact.report import LANGUAGE_NAMES as LANGUAGE
from artifact.report import Report
from artifact.score import RELEASE, Policy, signature
from artifact.scoring import score_claims, verdicts
from artifact.stats import differences, rates, summary
from artifact.stored_claims import load_claims
from artifact.tables import SCORES, Column, with_interval, words
from artifact.verdict import read_published

report = Report()
racing = get_domain("racing")

# %% [markdown]
# ## Against annotated claims
#
# {numref}`tab-agreement-gold` has precision, recall and F1 of the rule extractor against the annotations: of the
# paper's ten kinds of claim (*core*), of the kinds that texts also state in numbers (*extended*), and of weather texts.
# {numref}`tab-agreement-held-out` has the same of the held-out texts alone. An annotator errs, too: in these a second
# reader decided on each claim that only one side had, not knowing whose it was, and *once annotated* tells what the
# figures were before.

# %% tags=["hide-input"]
compared = {part: {name: compare_packaged(name, [part]) for name in ("racing", "weather")} for part in PARTS}
AT_HAND, HELD_OUT, ONCE = "at hand", "held out", "once annotated"
TEXTS = {"dev": AT_HAND, "second": AT_HAND, "held_out": HELD_OUT, "held_out_once": ONCE}


def counted(texts: str, comparison: Comparison) -> list[dict[str, object]]:
    """A row a claim that annotator or rules have."""
    return [
        {
            "texts": texts,
            "group": group,
            "kind": claim.type,
            "lang": diff.gold.lang,
            "source": diff.gold.source,
            "system": diff.gold.system,
            "cluster": diff.gold.instance_id.partition("::")[0],
            **{name: int(name == outcome) for name in ("found", "spurious", "missed")},
        }
        for diff in comparison.diffs
        for outcome in ("found", "spurious", "missed")
        for claim in getattr(diff, outcome)
        for group in (name for name, kinds in GROUPS.items() if claim.type in kinds)
    ]


def summed(rows: list[dict[str, object]]) -> pd.DataFrame:
    """The rows with what precision, recall and F1 are ratios of."""
    table = pd.DataFrame(rows)
    table["said"] = table["found"] + table["spurious"]
    table["gold"] = table["found"] + table["missed"]
    table["twice"], table["both"] = 2 * table["found"], table["said"] + table["gold"]
    return table


found = summed([row for part in PARTS for one in compared[part].values() for row in counted(TEXTS[part], one)])
MEASURES = {"precision": ("found", "said"), "recall": ("found", "gold"), "f1": ("twice", "both")}


def measured(table: pd.DataFrame, by: list[str]) -> pd.DataFrame:
    """Precision, recall and F1 of claims, with intervals, for each group."""
    out = None
    for measure, (above, below) in MEASURES.items():
        rated = rates(table, above, denominator=below, by=by, n_boot=resamples, seed=seed).drop(columns="n")
        rated = rated.rename(columns={"rate": measure, "low": f"{measure}_low", "high": f"{measure}_high"})
        out = rated if out is None else out.merge(rated, on=by)
    sums = table.groupby(by, as_index=False)[["gold", "said"]].sum()
    return out.merge(sums, on=by)


by_language = pd.concat([found.assign(lang="all"), found])
gold = measured(by_language, ["texts", "group", "lang"]).sort_values(["texts", "group", "lang"], kind="stable")
COUNTED = [Column("Annotated", "gold", ",.0f"), Column("Read", "said", ",.0f"), *SCORES]
report.table(
    "agreement_gold",
    gold[gold["texts"] == AT_HAND].to_dict("records"),
    [Column("Kinds", "group"), Column("Language", "lang"), *COUNTED],
    caption="The rule extractor against claims annotated while the rules were written, with 95% intervals",
)
by_system = found.assign(lang=found["system"].str.partition(" (")[0])
unseen = measured(pd.concat([by_language, by_system]), ["texts", "group", "lang"])
once = unseen[unseen["texts"] == ONCE].set_index(["group", "lang"])["f1"]
unseen = unseen[unseen["texts"] == HELD_OUT]
unseen["once"] = [once.get((group, lang), np.nan) for group, lang in zip(unseen["group"], unseen["lang"], strict=True)]
unseen["order"] = unseen["lang"].map({"all": 0, "en": 1, "es": 2, "pt": 3}).fillna(4)
report.table(
    "agreement_held_out",
    unseen.sort_values(["group", "order", "lang"], kind="stable").to_dict("records"),
    [
        Column("Kinds", "group"),
        Column("Language or system", "lang"),
        *COUNTED,
        Column("F1, once annotated", "once", ".3f"),
    ],
    caption="The rule extractor against annotated claims of held-out texts, with 95% intervals",
)

# %% tags=["hide-input"]
kinds = measured(found[found["texts"] != ONCE], ["group", "kind"])
kinds = kinds[kinds["gold"] >= 10].sort_values(["group", "f1"], ascending=[False, True], kind="stable")
with figures.styled():
    figure, axes = plt.subplots(figsize=(6.6, 0.24 * len(kinds) + 1.0))
    places = np.arange(len(kinds))
    for measure, marker, color in (
        ("precision", "o", figures.BLUE),
        ("recall", "s", figures.VERMILION),
        ("f1", "D", figures.BLACK),
    ):
        axes.plot(
            kinds[measure], places, marker=marker, color=color, linestyle="none", label=measure.replace("f1", "F1")
        )
    left = max(0, kinds[list(MEASURES)].min().min() - 0.12)  # room for the names of the groups
    axes.set(yticks=places, yticklabels=kinds["kind"].map(words), xlim=(left, 1.005), ylim=(-0.7, len(kinds) - 0.3))
    axes.set_xlabel("Agreement with annotated claims")
    for group, members in kinds.assign(place=places).groupby("group"):
        top = members["place"].max() + 0.5
        axes.annotate(f"{group} kinds", (left + 0.002, top - 0.1), va="top", fontweight="bold", color=figures.GREY)
        if top < len(kinds) - 0.5:
            axes.axhline(top, color=figures.GREY, linewidth=0.8)
    axes.legend(loc="lower left")
report.figure(
    "agreement_kinds",
    figure,
    caption="Precision, recall and F1 of the rule extractor by kind of claim (kinds annotated at least ten times), "
    "in three groups: the paper's core kinds, the extended ones, and those of weather.",
    alt="Dot plot of precision, recall and F1 of the rule extractor for each kind of claim.",
    width="85%",
)

# %% [markdown]
# ## Texts of other authors
#
# The annotated generations are of seven systems, and rules are written with texts in sight. How they read others is
# seen in texts that a language model wrote for this project from records of our benchmark, in the manner of other
# models and of people who write of races and weather (broadcasters, journalists, engineers). No such model or person
# wrote them. In {numref}`tab-agreement-authors` nobody who wrote rules saw the held-out texts; their manners are others
# than those of the texts at hand, or were taken anew by another writer. {numref}`tab-agreement-manners` has each
# manner. All are in `data/gold`, with text.

# %% tags=["hide-input"]
others = {
    part: [compare(authored(name, part), get_domain(name).extract) for name in ("racing", "weather")]
    for part in AUTHORS
}
of_others = summed([row for part in AUTHORS for one in others[part] for row in counted(part.replace("_", " "), one)])
MANNER = ["group", "source", "lang"]
authors = measured(pd.concat([of_others.assign(lang="all"), of_others]), ["texts", *MANNER])
at_hand = authors[authors["texts"] == AT_HAND].set_index(MANNER)["f1"]
authors = authors[authors["texts"] == HELD_OUT].sort_values(MANNER, kind="stable")
authors["at_hand"] = [at_hand.get(tuple(row), np.nan) for row in authors[MANNER].itertuples(index=False)]
report.table(
    "agreement_authors",
    authors.to_dict("records"),
    [
        Column("Kinds", "group"),
        Column("In the manner of", "source"),
        Column("Language", "lang"),
        *COUNTED,
        Column("F1 at hand", "at_hand", ".3f"),
    ],
    caption="The rule extractor against annotated claims of texts in the manner of other models and of people",
)
manners = measured(of_others, ["texts", "source", "system"]).sort_values(["source", "f1"], ascending=[True, False])
report.table(
    "agreement_manners",
    manners.to_dict("records"),
    [Column("Manner", "source"), Column("Author", "system"), Column("Texts", "texts"), *COUNTED],
    caption="The rule extractor by author, all kinds of claim together",
)

# %% [markdown]
# ## What reading errors do to the scores
#
# {numref}`tab-agreement-scores` scores the annotated texts twice, with the annotated claims and with those that the
# rules read, under the corrected rules. The difference is what the extractor does to a system's score.

# %% tags=["hide-input"]
policy = Policy(failures="as_written")
rows = [
    {
        "system": diff.gold.system.partition(" (")[0], "lang": diff.gold.lang, "id": diff.gold.instance_id,
        "status": "ok", "gold": diff.gold.claims, "rules": diff.extraction.claims,
    }
    for part in EACH_ONCE
    for diff in compared[part]["racing"].diffs
    if diff.gold.source == "racing"
]  # fmt: skip
annotated = pd.DataFrame(rows)
by_reader = {
    reader: summary(
        score_claims(annotated.assign(claims=annotated[reader]), racing, policy), policy, by=("system",),
        n_boot=resamples, seed=seed,
    ).set_index("system")
    for reader in ("gold", "rules")
}  # fmt: skip
scored = [
    {
        "system": system,
        "n": int(by_reader["gold"].loc[system, "n"]),
        **{
            f"{reader}_{metric}{end}": by_reader[reader].loc[system, f"{metric}{end}"]
            for reader in by_reader
            for metric in ("precision", "recall", "f1")
            for end in ("", "_low", "_high")
        },
    }
    for system in sorted(by_reader["gold"].index)
]
report.table(
    "agreement_scores",
    scored,
    [
        Column("System", "system"),
        Column("Texts", "n"),
        *(
            Column(
                f"{metric.capitalize()}, {reader}",
                f"{reader}_{metric}",
                ".3f",
                f"{reader}_{metric}_low",
                f"{reader}_{metric}_high",
            )
            for metric in ("precision", "recall")
            for reader in ("gold", "rules")
        ),
    ],
    caption="Scores of the annotated texts with annotated claims (gold) and with claims read by rules",
    signature=signature(racing, policy, by="gold and rules", n=len(annotated), boot=resamples, seed=seed),
)

# %% [markdown]
# ## Extractions that failed
#
# A text of more than {glue:text}`agreement_long` characters without any claim was hardly read at all.
# {numref}`tab-agreement-failed` counts them. The paper's language-model extractors turned an error of the call into an
# empty list, which its scores take for a text that says nothing.

# %% tags=["hide-input"]
report.number("agreement_long", long, "d")
claims = load_claims("racing", languages=languages)
claims["rules"] = claims["claims"].str.count('"type"')
released = {}  # what the release has of its extractors, a row a text
for reader in ("regex", "llm", "xfam"):
    stored = pd.read_parquet(results() / "released" / f"{reader}.parquet")
    stored[f"{reader}_precision"] = stored["supported"] / stored["n_claims"].where(stored["n_claims"] > 0)
    released[reader] = stored
    stored = stored.rename(columns={"n_claims": reader})[["system", "lang", "id", reader, f"{reader}_precision"]]
    claims = claims.merge(stored, on=["system", "lang", "id"], how="left", validate="one_to_one")
READERS = {"llm": "language model", "xfam": "second family", "regex": "regular expressions", "rules": "our rules"}
texts = claims[claims["n_chars"] > long]
failed = [
    {
        "system": system,
        "lang": lang,
        "n": len(group),
        **{reader: float((group[reader].fillna(0) == 0).mean()) for reader in READERS},
    }
    for (system, lang), group in [(("all", "all"), texts), *texts.groupby(["system", "lang"])]
]
report.table(
    "agreement_failed",
    failed,
    [
        Column("System", "system"),
        Column("Language", "lang"),
        Column("Long texts", "n"),
        *(Column(name, reader, ".0%") for reader, name in READERS.items()),
    ],
    caption="Share of long texts in which each extractor found no claim at all",
)

# %% [markdown]
# ## What the paper's ten kinds do not see
#
# A claim of a kind that an ontology lacks is never penalised. Our rules also read kinds that texts state in numbers
# (stint lengths, lap times, gaps, holds); {numref}`tab-agreement-outside` has what the record says of them. They count
# in no score of this book unless `kinds` is `all`.

# %% tags=["hide-input"]
told = verdicts(claims, racing, Policy(kinds="all"))
told["group"] = np.where(told["kind"].isin(GROUPS["core"]), "the ten kinds", "other kinds")
outside = []
for group, some in told.groupby("group", sort=False):
    row = {"group": group, "n": len(some), "per_text": len(some) / some.groupby(["system", "lang", "id"]).ngroups}
    for verdict in ("supported", "contradicted", "unverifiable"):
        some = some.assign(hit=some["verdict"] == verdict)
        (rated,) = rates(some, "hit", by=["group"], n_boot=resamples, seed=seed).to_dict("records")
        row |= {verdict: rated["rate"], f"{verdict}_low": rated["low"], f"{verdict}_high": rated["high"]}
    outside.append(row)
report.table(
    "agreement_outside",
    outside,
    [
        Column("Claims of", "group"),
        Column("Claims", "n", ",d"),
        Column("per text that has any", "per_text", ".1f"),
        *(
            Column(v.capitalize(), v, ".3f", f"{v}_low", f"{v}_high")
            for v in ("supported", "contradicted", "unverifiable")
        ),
    ],
    caption="Claims of the paper's ten kinds and of others, in finished generations, and what the record says of them",
    signature=signature(racing, Policy(kinds="all"), by="rules", boot=resamples, seed=seed),
)

# %% [markdown]
# ## Agreement between extractors
#
# {numref}`tab-agreement-pairs` correlates the precision that two extractors give the same text, among texts in which
# both found claims, and the rankings of the systems by mean precision.

# %% tags=["hide-input"]
VERDICTS = ["supported", "contradicted", "unverifiable"]
counts = score_claims(claims, racing, RELEASE)
said = counts[VERDICTS].sum(axis=1)
claims["rules_precision"] = counts["supported"] / said.where(said > 0)
claims["cluster"] = counts["cluster"]
PAIRS = (("regex", "llm"), ("llm", "xfam"), ("rules", "llm"), ("rules", "xfam"))


def agree(table: pd.DataFrame, first: str, second: str, lang: str) -> dict[str, object]:
    """Agreement of two extractors on the texts in which both found claims, and on the systems' order."""
    x, y = table[f"{first}_precision"], table[f"{second}_precision"]
    row: dict[str, object] = {"first": READERS[first], "second": READERS[second], "lang": lang}
    for method in ("pearson", "spearman"):
        found = correlation(x, y, method, clusters=list(table["cluster"]), n_boot=resamples, seed=seed)
        row |= {"n": found.n, method: found.value, f"{method}_low": found.low, f"{method}_high": found.high}
    # a mean of language means, so that a language with more texts weighs no more
    means = (
        table.groupby(["system", "lang"])[[f"{first}_precision", f"{second}_precision"]].mean().groupby("system").mean()
    )
    systems = correlation(means.iloc[:, 0], means.iloc[:, 1], "spearman", n_boot=100, seed=seed)
    return row | {"systems": systems.value}


pairs = [
    agree(claims if lang == "all" else claims[claims["lang"] == lang], first, second, lang)
    for first, second in PAIRS
    for lang in ("all", *languages)
]
report.table(
    "agreement_pairs",
    pairs,
    [
        Column("Extractor", "first"),
        Column("and", "second"),
        Column("Language", "lang"),
        Column("Texts", "n"),
        Column("Pearson", "pearson", ".2f", "pearson_low", "pearson_high"),
        Column("Spearman", "spearman", ".2f", "spearman_low", "spearman_high"),
        Column("Systems (Spearman)", "systems", ".2f"),
    ],
    caption="Agreement of extractors on the precision of texts and on the order of systems, under the paper's rules",
    signature=signature(racing, RELEASE, by="as listed", boot=resamples, seed=seed),
)

# %% [markdown]
# A correlation can be no higher than the texts and the other reader's errors allow. {numref}`tab-agreement-ceiling` has
# it for annotated texts in which both readers of a pair found claims, with the annotators as one more reader: what
# they reach with a language model is what a perfect reader of these texts would. Each row has the texts of both pairs.

# %% tags=["hide-input"]
seen = annotated.drop(columns=["gold", "rules"])
for reader in ("gold", "rules"):
    verdict = score_claims(annotated.assign(claims=annotated[reader]), racing, RELEASE)
    of_text = verdict[VERDICTS].sum(axis=1)
    seen[f"{reader}_precision"] = verdict["supported"] / of_text.where(of_text > 0)
seen["cluster"] = verdict["cluster"]
for reader in ("llm", "xfam"):
    stored = released[reader][["system", "lang", "id", f"{reader}_precision"]]
    seen = seen.merge(stored, on=["system", "lang", "id"], how="left", validate="many_to_one")
ceiling = []
for reader in ("llm", "xfam"):
    common = seen.dropna(subset=[f"{name}_precision" for name in ("gold", "rules", reader)])
    row = {"reader": READERS[reader], "n": len(common)}
    for name in ("gold", "rules"):
        pair = common[f"{name}_precision"], common[f"{reader}_precision"]
        estimate = correlation(*pair, "pearson", clusters=list(common["cluster"]), n_boot=resamples, seed=seed)
        row |= {name: estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}
    ceiling.append(row)
report.table(
    "agreement_ceiling",
    ceiling,
    [
        Column("Against the release's", "reader"),
        Column("Texts", "n"),
        Column("Pearson of annotators", "gold", ".2f", "gold_low", "gold_high"),
        Column("Pearson of our rules", "rules", ".2f", "rules_low", "rules_high"),
    ],
    caption="How far annotators and our rules agree with the release's extractors on the precision of annotated texts",
    signature=signature(racing, RELEASE, by="as listed", boot=resamples, seed=seed),
)

# %% [markdown]
# Most systems are too close in precision for an order to mean much. {numref}`tab-agreement-order` counts the pairs of
# systems that both extractors tell apart (each interval of the paired difference on common texts leaves out zero), and
# in how many of those they agree on who is ahead.

# %% tags=["hide-input"]
order = []
for reader in ("llm", "xfam"):
    stored = counts[["system", "lang", "id"]].merge(released[reader], on=["system", "lang", "id"], how="left")
    stored = stored[VERDICTS].fillna(0)
    both_read = (said > 0).to_numpy() & (stored.sum(axis=1) > 0).to_numpy()
    ours = counts.assign(scored=both_read)
    others = ours.assign(**{verdict: stored[verdict].to_numpy() for verdict in VERDICTS})
    for lang in languages:
        mine, theirs = (
            differences(
                table[table["lang"] == lang], RELEASE, metrics=["precision"], n_boot=resamples, seed=seed
            ).set_index(["a", "b"])
            for table in (ours, others)
        )
        apart = ((mine["low"] > 0) | (mine["high"] < 0)) & ((theirs["low"] > 0) | (theirs["high"] < 0))
        same = np.sign(mine["difference"]) == np.sign(theirs["difference"])
        order.append(
            {
                "reader": READERS[reader],
                "lang": lang,
                "pairs": len(mine),
                "apart": int(apart.sum()),
                "same": int((apart & same).sum()),
            }
        )
report.table(
    "agreement_order",
    order,
    [
        Column("Our rules and the release's", "reader"),
        Column("Language", "lang"),
        Column("Pairs of systems", "pairs", "d"),
        Column("told apart by both", "apart", "d"),
        Column("in the same order", "same", "d"),
    ],
    caption="Pairs of systems that both extractors tell apart by precision, and those that they order alike",
    signature=signature(racing, RELEASE, by="as listed", boot=resamples, seed=seed),
)

# %% [markdown]
# ## Reading
#
# {glue:text}`agreement_reading`

# %% tags=["hide-input"]
core = unseen[(unseen["group"] == "core") & (unseen["lang"] == "all")].to_dict("records")[0]
reads = with_interval(core["f1"], core["f1_low"], core["f1_high"], named=True)
core_of = {row["source"]: row for row in authors.to_dict("records") if row["group"] == "core" and row["lang"] == "all"}
worst = max(abs(row["rules_recall"] - row["gold_recall"]) for row in scored)
overall = failed[0]
report.text(
    "agreement_answer",
    f"Our rules read the paper's ten kinds of claim with F1 {reads} in texts that were held out"
    + (
        f", while the paper's language-model extractor came back empty for {overall['llm']:.0%} of the long texts."
        if len(texts)
        else "."
    ),
)
sizes = {part: sum(len(comparison.diffs) for comparison in compared[part].values()) for part in PARTS}
report.number("agreement_at_hand", sizes["dev"] + sizes["second"], "d")
report.number("agreement_held_out", sizes["held_out"], "d")
report.number("agreement_texts", sum(sizes[part] for part in EACH_ONCE), "d")
lookup = {(row["first"], row["second"], row["lang"]): row for row in pairs}
calls_failed = min(overall["llm"], overall["xfam"]) > max(0.25, 10 * overall["rules"])
failing = ": recall in the released tables is mostly a measure of which calls failed" if calls_failed else ""
llm_all, own_all = lookup["language model", "second family", "all"], lookup["our rules", "language model", "all"]
best, told_apart = ceiling[0], sum(row["apart"] for row in order)
at_ceiling = ", so the rest is its own" if best["rules_high"] > best["gold"] else ""
report.text(
    "agreement_reading",
    f"Recall of a system measured with our rules is at most {worst:.3f} away from recall with annotated claims. Where "
    f"the paper's language model answered, its precision agrees with ours text by text at Pearson "
    f"{with_interval(own_all['pearson'], own_all['pearson_low'], own_all['pearson_high'], '.2f')}, and with the second "
    f"family's at {with_interval(llm_all['pearson'], llm_all['pearson_low'], llm_all['pearson_high'], '.2f')}. In the "
    f"{best['n']} annotated texts that it answered, annotators agree with it at {best['gold']:.2f} and our rules at "
    f"{best['rules']:.2f}{at_ceiling}. Of {told_apart} pairs of systems that both tell apart, "
    f"in all languages and against both families, "
    f"{sum(row['same'] for row in order)} are ordered alike. "
    + " ".join(
        f"Core claims of held-out texts in the manner of {name} are read with F1 "
        f"{with_interval(row['f1'], row['f1_low'], row['f1_high'])}."
        for name, row in core_of.items()
    )
    + " "
    + (
        f"The paper's language model came back empty for {overall['llm']:.1%} of the texts longer than {long} "
        f"characters, the second family for {overall['xfam']:.1%}, our rules for {overall['rules']:.1%}{failing}."
        if len(texts)
        else f"No text is longer than {long} characters."
    ),
)

# %% tags=["remove-input"]
# Answers to the published claims and tables.
beyond = next(row for row in outside if row["group"] == "other kinds")
report.finding(
    "outside_ontology",
    holds=beyond["contradicted_low"] > 0,
    direction=beyond["n"] > 0,
    evidence=f"Of the claims that our rules read, {beyond['n'] / len(told):.0%} are of kinds that the paper's ontology "
    f"lacks; the record contradicts "
    f"{with_interval(*(beyond[f'contradicted{end}'] for end in ('', '_low', '_high')))} of them, unpenalised.",
)
both = {}
for row in read_published(data() / "published.csv"):
    if row.source == "release" and row.lang == "en" and row.value is not None:
        both.setdefault(row.system, {})[row.experiment, row.metric] = row.value
twice = {
    system: (values["coverage_llm", "precision"], values["small_models", "faithfulness"])
    for system, values in both.items()
    if {("coverage_llm", "precision"), ("small_models", "faithfulness")} <= set(values)
}
apart = max(twice, key=lambda system: abs(twice[system][0] - twice[system][1]))
report.finding(
    "one_precision",
    holds=all(abs(a - b) < 0.0005 for a, b in twice.values()),
    direction=all(abs(a - b) < 0.05 for a, b in twice.values()),
    evidence=f"{len(twice)} systems have a precision by the language-model extractor in two tables; {apart}'s is "
    f"{twice[apart][0]:.3f} in one and {twice[apart][1]:.3f} in the other.",
)
if set(languages) == set(LANGUAGE):
    by_language = [lookup["language model", "second family", lang]["systems"] for lang in languages]
    ours = [lookup["our rules", "language model", lang]["systems"] for lang in languages]
    report.finding(
        "extractors_agree",
        holds=min(by_language + ours) >= 0.8,
        direction=min(by_language) > 0,
        evidence="Spearman over systems is "
        + ", ".join(f"{value:.1f} in {LANGUAGE[lang]}" for value, lang in zip(by_language, languages, strict=True))
        + " between the two language models, and "
        + ", ".join(f"{value:.1f} in {LANGUAGE[lang]}" for value, lang in zip(ours, languages, strict=True))
        + " between our rules and the first.",
    )
    NAMES = {("regular expressions", "language model"): ("agreement_rules_llm", "released"),
             ("language model", "second family"): ("agreement_llm_cross_family", "released"),
             ("our rules", "language model"): ("agreement_rules_llm", "reproduced")}  # fmt: skip
    for row in pairs:
        if (row["first"], row["second"]) not in NAMES:
            continue
        experiment, basis = NAMES[row["first"], row["second"]]
        for method in ("pearson", "spearman"):
            interval = {"low": row[f"{method}_low"], "high": row[f"{method}_high"]}
            report.value(experiment, "", row["lang"], f"instance_{method}", row[method], basis=basis, **interval)
        if basis == "released":
            report.value(experiment, "", row["lang"], "n", row["n"], basis=basis)
        if experiment == "agreement_llm_cross_family" or row["lang"] == "en":
            report.value(experiment, "", row["lang"], "system_spearman", row["systems"], basis=basis)
theirs = released["llm"]
theirs = theirs[(theirs["lang"] == "en") & (theirs["n_claims"] > 0)]
for system, group in theirs.groupby("system"):
    shares = group[["supported", "contradicted"]].div(group["n_claims"], axis=0).mean()
    report.value("small_models", system, "en", "faithfulness", shares["supported"], basis="released")
    report.value("small_models", system, "en", "hallucination", shares["contradicted"], basis="released")
    report.value("small_models", system, "en", "claims", int(group["n_claims"].sum()), basis="released")
    report.value("small_models", system, "en", "claims_per_answer", group["n_claims"].mean(), basis="released")
answered = counts[(counts["lang"] == "en") & (said > 0)]  # the published table is of English texts
in_english = summary(answered, RELEASE, by=("system",), n_boot=resamples, seed=seed) if len(answered) else answered
for row in in_english.to_dict("records"):
    for name, metric in (("faithfulness", "precision"), ("hallucination", "hallucination")):
        interval = {"low": row[f"{metric}_low"], "high": row[f"{metric}_high"]}
        report.value("small_models", row["system"], "en", name, row[metric], **interval)
    report.value("small_models", row["system"], "en", "claims", round(row["claims_per_text"] * row["scored"]))
    report.value("small_models", row["system"], "en", "claims_per_answer", row["claims_per_text"])
report.close({"languages": languages, "long": long, "resamples": resamples, "seed": seed})
