# %% [markdown]
# # Can a small model learn to be complete?
#
# {glue:text}`finetuning_answer`
#
# **Question.** Do small models, fine-tuned on texts that the oracle made complete and true, state all that matters and
# only what is so? And do they read the data, or recite what is usual?
#
# **Method.** SmolLM2-135M was trained on a CPU with low-rank adapters: {glue:text}`finetuning_pairs` prompts about
# races of 2018 to 2024 with {glue:text}`finetuning_targets` target texts in three languages, each text verified by the
# project's own extractor and verifier to have precision and recall one. It then wrote about the same
# {glue:text}`finetuning_instances` decisions of 2025 as the frontier systems; its texts, and those of the same model
# without training, are in `results/generations`. The release's own small model, Qwen2.5-3B before and after
# fine-tuning, is scored again by the project's rules. Terms are defined in [](../notation.md).

# %% tags=["parameters"]
from typing import Annotated, Literal

languages: list[Literal["en", "es", "pt"]] = ["en", "es", "pt"]  # languages to compare in
rules: Literal["corrected", "paper"] = "corrected"  # rule set of the verifier
failures: Literal["excluded", "silence", "as_written"] = "excluded"  # what becomes of empty and cut-off texts
resamples: Annotated[int, "100..100000"] = 10_000  # of the bootstrap
seed: Annotated[int, "0..4294967295"] = 12345  # of the bootstrap

# %% tags=["hide-input"]
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from artifact import figures
from artifact.audit.specification import under
from artifact.domain import get_domain
from artifact.extractors import Rules
from artifact.paths import results
from artifact.report import LANGUAGE_NAMES as LANGUAGE
from artifact.report import Report
from artifact.score import RELEASE, Policy, signature
from artifact.scoring import coverage, score_claims, verdicts
from artifact.stats import differences, rates, summary
from artifact.stored_claims import load_claims, shipped_claims
from artifact.tables import SCORES, Column, with_interval
from artifact.tune.estimate import QWEN25_3B, SMOLLM2_135M, hours, memory_gb
from artifact.tune.evaluation import count_texts, drivers_named, read_texts
from artifact.tune.outside import CONDITIONS, season
from artifact.tune.recite import worded
from artifact.tune.run import read_history
from artifact.tune.train import read_pairs

report = Report()
racing = get_domain("racing")
written, policy = Policy(rules=rules, failures="as_written"), Policy(rules=rules, failures=failures)
folder = results() / "finetune"
history = read_history(sorted(folder.glob("manifest_*.json")))
BASE, TUNED = "smollm2-135m", "smollm2-135m-ft"
QWEN_BASE, QWEN_TUNED = "Qwen2.5-3B (zero-shot)", "Qwen2.5-3B (fine-tuned)"
BILLIONS = {BASE: 0.135, TUNED: 0.135, QWEN_BASE: 3.0, QWEN_TUNED: 3.0}  # of parameters; others are not published

frontier = load_claims("racing", languages=languages)
small = [load_claims(name) for name in ("racing_small_base", "racing_small_tuned")]
claims = pd.concat([*small, frontier, shipped_claims("racing", like=frontier)], ignore_index=True)
claims = claims[claims["lang"].isin(languages)]
as_written = score_claims(claims, racing, written)
counts = under(as_written, failures)
scores = summary(counts, policy, n_boot=resamples, seed=seed)
scores["billions"] = scores["system"].map(BILLIONS)
by = {(row["system"], row["lang"]): row for row in scores.to_dict("records")}
of_small = as_written[as_written["system"].isin(BILLIONS)]
trained = summary(of_small, written, n_boot=resamples, seed=seed)
whole = {(row["system"], row["lang"]): row for row in trained.to_dict("records")}
signed = signature(racing, policy, by=Rules(racing).name, boot=resamples, seed=seed)

# %% [markdown]
# ## Small and frontier models
#
# {numref}`tab-finetuning-scores` puts all systems side by side. A model of 135 million parameters that was not trained
# for this seldom comes to an end: {numref}`tab-finetuning-trained` therefore scores the texts of the small models as
# far as they go, before training and after, and so does {numref}`fig-finetuning-scores`.
# {numref}`tab-finetuning-differences` compares the fine-tuned models with each frontier system, text by text.

# %% tags=["hide-input"]
report.table(
    "finetuning_scores",
    scores.sort_values(["lang", "f1"], ascending=[True, False]).to_dict("records"),
    [
        Column("System", "system"),
        Column("Billions of parameters", "billions", ".3g"),
        Column("Language", "lang"),
        Column("Failed", "failed"),
        *SCORES,
    ],
    caption="Small models before and after fine-tuning, and the frontier systems, by F1. The sizes of frontier systems "
    "are not published; the release has the Qwen systems in English only",
    signature=signed,
)

# %% tags=["hide-input"]
report.table(
    "finetuning_trained",
    trained.to_dict("records"),
    [
        Column("System", "system"),
        Column("Language", "lang"),
        Column("Texts", "n"),
        Column("Not ended", "failed"),
        Column("Claims per text", "claims_per_text", ".1f"),
        *SCORES,
    ],
    caption="Small models before and after fine-tuning; texts that did not end are scored as far as they go",
    signature=signature(racing, written, by=Rules(racing).name, boot=resamples, seed=seed),
)

# %% tags=["hide-input"]
FAMILY = {BASE: "SmolLM2-135M", TUNED: "SmolLM2-135M", QWEN_BASE: "Qwen2.5-3B", QWEN_TUNED: "Qwen2.5-3B"}
rivals = sorted(set(frontier["system"]))
look = figures.looks([*rivals, *dict.fromkeys(FAMILY.values())])
lowest = min(0.6, 0.95 * float(trained["precision_low"].min()))
with figures.styled():
    figure, panels = plt.subplots(1, len(languages), figsize=(7.4, 3.4), sharey=True, squeeze=False)
    for axes, lang in zip(panels[0], languages, strict=True):
        axes.set(title=LANGUAGE[lang], xlabel="Recall", xlim=(0, 1.03), ylim=(lowest, 1.01), xticks=(0, 0.5, 1))
        figures.draw_iso_f1(axes)
        for system in (*rivals, *FAMILY):
            row, style = whole.get((system, lang)) or by.get((system, lang)), look[FAMILY.get(system, system)]
            if row is None:
                continue
            axes.errorbar(
                row["recall"], row["precision"],
                xerr=figures.bars(row, "recall"), yerr=figures.bars(row, "precision"),
                color=style.color, marker=style.marker, capsize=2, linestyle="none", label=system,
                markersize={0.135: 5, 3.0: 9}.get(BILLIONS.get(system), 7),
                markerfacecolor="white" if system in (BASE, QWEN_BASE) else style.color,
            )  # fmt: skip
        for before, after in ((BASE, TUNED), (QWEN_BASE, QWEN_TUNED)):
            if {(before, lang), (after, lang)} <= set(whole):
                start, end = ((whole[name, lang]["recall"], whole[name, lang]["precision"]) for name in (before, after))
                arrow = {"arrowstyle": "->", "color": look[FAMILY[after]].color, "linewidth": 0.9}
                axes.annotate("", end, start, arrowprops=arrow)
    panels[0, 0].set_ylabel("Precision")
    shown = {
        label: handle for axes in panels[0] for handle, label in zip(*axes.get_legend_handles_labels(), strict=True)
    }
    figure.legend(list(shown.values()), list(shown), loc="outside lower center", ncols=3)
report.figure(
    "finetuning_scores",
    figure,
    caption="Precision against recall. Hollow markers are small models without training, arrows lead to the same model "
    "after it; the smaller marker is the model of 135 million parameters, the larger that of three billion (frontier "
    "sizes are not published). Grey curves join points of equal F1.",
    alt="Scatter plots of precision against recall, one a language, of the frontier systems and of small models before "
    "and after fine-tuning, the two joined by an arrow.",
)

# %% tags=["hide-input"]
compared = [(tuned, lang) for tuned in (QWEN_TUNED, TUNED) for lang in languages if (tuned, lang) in by]
pairs = [((tuned, lang), (rival, lang)) for tuned, lang in compared for rival in rivals]
paired = differences(
    counts, policy, by=("system", "lang"), pairs=pairs, metrics=["f1"], n_boot=resamples, seed=seed
)  # fmt: skip
beaten = [
    {
        "system": row["a"][0], "lang": row["a"][1], "rival": row["b"][0], "own": row["a_value"],
        "theirs": row["b_value"], **{name: row[name] for name in ("difference", "low", "high", "n", "p_holm")},
    }
    for row in paired.to_dict("records")
]  # fmt: skip
report.table(
    "finetuning_differences",
    beaten,
    [
        Column("Fine-tuned", "system"),
        Column("Language", "lang"),
        Column("Frontier", "rival"),
        Column("F1", "own", ".3f"),
        Column("of the frontier", "theirs", ".3f"),
        Column("Difference", "difference", "+.3f", "low", "high"),
        Column("Texts", "n"),
        Column("p (Holm)", "p_holm", ".3f"),
    ],
    caption="Fine-tuned models against frontier systems, on the texts that both finished",
    signature=signed,
)

# %% [markdown]
# Which statements are wrong? {numref}`tab-finetuning-kinds` has them by kind. Nearly all facts stand in the data word
# for word; whether an undercut or overcut worked must be inferred from the gap before and after.
# {numref}`tab-finetuning-outcomes` asks how often that is told rightly where it did work and where it did not: a writer
# that never looks has one of the two always right and the other always wrong.

# %% tags=["hide-input"]
tuned_claims = claims[claims["system"].isin([QWEN_TUNED, TUNED]) & (claims["lang"] == languages[0])]
judged = verdicts(tuned_claims, racing, written)
judged = judged[judged["counted"]]
judged["contradicted"] = judged["verdict"] == "contradicted"
kinds = rates(judged, "contradicted", by=["system", "kind"], n_boot=resamples, seed=seed)
report.table(
    "finetuning_kinds",
    kinds.to_dict("records"),
    [
        Column("System", "system"),
        Column("Kind of claim", "kind"),
        Column("Claims", "n"),
        Column("Contradicted", "rate", ".3f", "low", "high"),
    ],
    caption=f"Share of contradicted claims of the fine-tuned models by kind, in {LANGUAGE[languages[0]]}",
    signature=signature(racing, written, by=Rules(racing).name, boot=resamples, seed=seed),
)

# %% tags=["hide-input"]
records = racing.load("released", rules)
outcome = {
    name: fact.success for name, record in records.items() for fact in record.required if fact.type == "battle_outcome"
}
battles = coverage(claims[claims["system"].isin([QWEN_TUNED, TUNED, *rivals])], racing, policy)
battles = battles[battles["kind"] == "battle_outcome"]
battles["outcome"] = ["worked" if outcome[name] else "did not work" for name in battles["id"]]
outcomes = rates(battles, "covered", by=["system", "lang", "outcome"], n_boot=resamples, seed=seed)
outcomes = outcomes.merge(
    rates(battles, "contradicted", by=["system", "lang", "outcome"], n_boot=resamples, seed=seed)[
        ["system", "lang", "outcome", "rate"]
    ].rename(columns={"rate": "wrongly"}),
    on=["system", "lang", "outcome"],
)
report.table(
    "finetuning_outcomes",
    outcomes.sort_values(["lang", "system", "outcome"]).to_dict("records"),
    [
        Column("System", "system"),
        Column("Language", "lang"),
        Column("In the data, it", "outcome"),
        Column("Battles", "n"),
        Column("Told rightly", "rate", ".2f", "low", "high"),
        Column("Told otherwise", "wrongly", ".2f"),
    ],
    caption="Whether an undercut or overcut worked, and what is said of it in finished texts",
    signature=signed,
)

# %% [markdown]
# ## How many examples does it take?
#
# Adapters were kept on the way. {numref}`tab-finetuning-curve` and {numref}`fig-finetuning-curve` score some of them on
# the same sample of test decisions; no prompts is the model without training. While it was trained, the model was also
# evaluated on decisions of the training seasons that no training prompt is about ({numref}`tab-finetuning-held-out`):
# the loss there tells whether it still learns or only memorises.

# %% tags=["hide-input"]
kept = read_texts([folder / "learning_curve.jsonl"], racing)
kept = kept[kept["lang"].isin(languages)]
steps = kept["system"].str.split("@").str[1].astype(int)
sampled = as_written["id"].isin(kept["id"])
last = len(history.loss)
curve_counts = pd.concat(
    [
        count_texts(kept, racing, records, written).assign(step=steps.to_numpy()),
        as_written[sampled & (as_written["system"] == TUNED)].assign(step=last, condition="standard"),
    ],
    ignore_index=True,
)
curve = summary(
    curve_counts, written, by=("lang", "step"), n_boot=resamples, seed=seed
).sort_values(["lang", "step"])  # fmt: skip
curve["prompts"] = [history.prompts[step - 1] if step else 0 for step in curve["step"]]
curve["loss"] = [pd.Series(history.loss[max(0, step - 10) : step]).mean() if step else None for step in curve["step"]]
report.table(
    "finetuning_curve",
    curve.to_dict("records"),
    [
        Column("Language", "lang"),
        Column("Prompts", "prompts"),
        Column("Loss", "loss", ".3f"),
        Column("Texts", "n"),
        Column("Not ended", "failed"),
        *SCORES,
    ],
    caption="Scores after so many training prompts, all languages together; loss is the mean of ten steps, texts that "
    "did not end are scored as far as they go",
    signature=signature(racing, written, by=Rules(racing).name, boot=resamples, seed=seed),
)

# %% tags=["hide-input"]
STYLES = {"en": ("o", "-"), "es": ("s", "--"), "pt": ("^", ":")}
with figures.styled():
    figure, axes = plt.subplots(figsize=(6.4, 3.2))
    for lang, color in zip(languages, (figures.BLUE, figures.VERMILION, figures.GREEN), strict=False):
        rows = curve[curve["lang"] == lang]
        marker, line = STYLES[lang]
        axes.errorbar(rows["prompts"], rows["f1"], yerr=figures.bars(rows, "f1"), color=color, marker=marker,
                      linestyle=line, capsize=2, label=LANGUAGE[lang])  # fmt: skip
    axes.set(xlabel="Training prompts, all languages together", ylabel="F1", ylim=(0, 1.02))
    axes.legend(loc="lower right")
report.figure(
    "finetuning_curve",
    figure,
    caption="F1 on a sample of test decisions against the number of training prompts, with 95% intervals.",
    alt="Line chart of F1 against the number of training prompts, one line a language.",
    width="80%",
)

# %% tags=["hide-input"]
held_out = [
    {
        "prompts": history.prompts[row["step"] - 1],
        "texts": sum(scores["texts"] for scores in row["by_language"].values()),
        "loss": float(np.mean(history.loss[max(0, row["step"] - 10) : row["step"]])),
        "held_out": row["loss"],
        **{lang: row["by_language"][lang]["f1"] for lang in languages},
    }
    for row in history.evaluations
]
report.table(
    "finetuning_held_out",
    held_out,
    [
        Column("Prompts", "prompts"),
        Column("Loss in training", "loss", ".3f"),
        Column("on held-out decisions", "held_out", ".3f"),
        Column("Texts", "texts"),
        *(Column(f"F1, {LANGUAGE[lang]}", lang, ".2f") for lang in languages),
    ],
    caption="Evaluation during training, on held-out decisions of the training seasons; loss in training is the mean "
    "of ten steps, F1 that of the few texts written to the held-out prompts",
)

# %% [markdown]
# ## Reading or reciting?
#
# {numref}`tab-finetuning-outside` takes the model outside what it was trained on: lines in another order
# (*shuffled*), the same data as terse fields (*reworded*), a question that was held out (*asked otherwise*), invented
# driver codes (*renamed*), decision types that training never had (*unseen type*), and facts made unusual
# (*perturbed*), so that a model that recites is wrong and one that copies is right. How much of the wording is learnt
# by heart is another question: {numref}`tab-finetuning-wording` has the share of sentences that are one of the
# phrasings of the training texts with its blanks filled.

# %% tags=["hide-input"]
outside = read_texts([folder / "outside.jsonl"], racing)
outside = outside[outside["lang"].isin(languages)]
main = read_texts(sorted((results() / "generations" / "racing").glob(f"{TUNED}*.jsonl")), racing)
main = main[main["lang"].isin(languages)]
known = {**racing.load("corrected", rules), **records}
in_sample = main["id"].isin(outside.loc[outside["condition"] != "unseen_type", "id"])
texts = pd.concat([main[in_sample], outside], ignore_index=True)
outside_counts = under(count_texts(texts, racing, known, written), failures)
conditions = summary(outside_counts, policy, by=("condition", "lang"), n_boot=resamples, seed=seed)
conditions["order"] = conditions["condition"] != "standard"
conditions = conditions.sort_values(["order", "condition", "lang"]).drop(columns="order")
report.table(
    "finetuning_outside",
    conditions.to_dict("records"),
    [
        Column("Condition", "condition"),
        Column("Language", "lang"),
        Column("Texts", "n"),
        Column("Failed", "failed"),
        *SCORES,
    ],
    caption="The fine-tuned model outside its template; *standard* is the benchmark's own form on the same sample",
    signature=signed,
)

# %% tags=["hide-input"]
everything = pd.concat([main, outside], ignore_index=True)
told = pd.DataFrame([vars(worded(row.text, row.lang)) for row in everything.itertuples()])
told = pd.concat([everything[["condition", "lang", "id"]], told], axis=1)
told["cluster"] = [known[name].cluster for name in told["id"]]
wording = rates(
    told, "trained", denominator="sentences", by=["condition", "lang"], n_boot=resamples, seed=seed
)  # fmt: skip
sums = told.groupby(["condition", "lang"], sort=False)[["sentences", "held_out"]].sum()
wording = wording.join(sums, on=["condition", "lang"])
wording["place"] = wording["condition"].map({name: place for place, name in enumerate(CONDITIONS)})
wording = wording.sort_values(["place", "lang"])
report.table(
    "finetuning_wording",
    wording.to_dict("records"),
    [
        Column("Condition", "condition"),
        Column("Language", "lang"),
        Column("Sentences", "sentences"),
        Column("in a phrasing of training", "rate", ".3f", "low", "high"),
        Column("in a held-out phrasing", "held_out"),
    ],
    caption="Sentences of the fine-tuned model by their wording",
)

# %% [markdown]
# ## Other seasons, other drivers
#
# {numref}`tab-finetuning-seasons` has decisions of the training seasons that were in no training prompt, and the test
# season. {numref}`tab-finetuning-drivers` divides the test season by whether training named the driver.

# %% tags=["hide-input"]
earlier = read_texts([folder / "seasons.jsonl"], racing)
earlier = earlier[earlier["lang"].isin(languages)]
in_seasons = pd.concat([earlier, main[main["lang"].isin(earlier["lang"])]], ignore_index=True)
by_season = pd.DataFrame(columns=["season", "lang"])  # stays empty where none of the languages was asked in
if len(in_seasons):
    season_counts = under(count_texts(in_seasons, racing, known, written), failures)
    season_counts["season"] = [season(known[name]) for name in season_counts["id"]]
    by_season = summary(season_counts, policy, by=("season", "lang"), n_boot=resamples, seed=seed)
report.table(
    "finetuning_seasons",
    by_season.sort_values(["lang", "season"]).to_dict("records"),
    [
        Column("Season", "season"),
        Column("Language", "lang"),
        Column("Texts", "n"),
        Column("Failed", "failed"),
        *SCORES,
    ],
    caption="Scores by season; all but the last are training seasons, and no decision was trained on",
    signature=signed,
)

# %% tags=["hide-input"]
trained_on = drivers_named(read_pairs(folder / "pairs.jsonl"))
driver_counts = under(count_texts(main, racing, records, written), failures)
driver_counts["drivers"] = [
    "all named in training" if set(records[name].shown["drivers"]) <= trained_on else "one or more never named"
    for name in driver_counts["id"]
]
by_driver = summary(driver_counts, policy, by=("drivers", "lang"), n_boot=resamples, seed=seed)
report.table(
    "finetuning_drivers",
    by_driver.sort_values(["drivers", "lang"]).to_dict("records"),
    [
        Column("Drivers", "drivers"),
        Column("Language", "lang"),
        Column("Texts", "n"),
        Column("Failed", "failed"),
        *SCORES,
    ],
    caption="Scores in the test season by whether the drivers' codes occur in training",
    signature=signed,
)

# %% [markdown]
# ## Reading
#
# {glue:text}`finetuning_reading`
#
# ## What a larger model would take
#
# Training here took {glue:text}`finetuning_minutes` minutes on two busy cores; [](../finetune_on_gpu.md) has the
# commands for a larger model. {numref}`tab-finetuning-estimates` is computed from the shape of the models, not
# measured: memory for one prompt at a time, and time for {glue:text}`finetuning_tokens` tokens on a device of
# {glue:text}`finetuning_teraflops` teraflops in bfloat16, of which a share of {glue:text}`finetuning_share` is taken to
# be reached.

# %% tags=["hide-input"]
TOKENS, LONGEST, ANSWERED, TERAFLOPS, SHARE = 1_000_000, 1200, 400, 300.0, 0.3
estimates = [
    {
        "model": shape.name,
        "method": method,
        "checkpointing": checkpointing,
        "trained": shape.adapter_parameters(16) if method == "lora" else shape.parameters(),
        "memory": memory_gb(
            shape, method=method, rank=16, tokens=LONGEST, target_tokens=ANSWERED, checkpointing=checkpointing
        ),
        "minutes": 60
        * hours(shape, method=method, tokens=TOKENS, checkpointing=checkpointing, teraflops=TERAFLOPS, share=SHARE),
    }
    for shape in (SMOLLM2_135M, QWEN25_3B)
    for method in ("lora", "full")
    for checkpointing in (False, True)
]
report.table(
    "finetuning_estimates",
    estimates,
    [
        Column("Model", "model"),
        Column("Method", "method"),
        Column("Gradient checkpointing", "checkpointing"),
        Column("Trained parameters", "trained", ",d"),
        Column("Memory (GB)", "memory", ".1f"),
        Column("Minutes", "minutes", ".1f"),
    ],
    caption="Computed estimates of memory and time on a GPU, adapters of rank 16",
)
report.number("finetuning_tokens", TOKENS, ",d")
report.number("finetuning_teraflops", TERAFLOPS, ".0f")
report.number("finetuning_share", SHARE, ".1f")

# %% tags=["remove-input"]
first = languages[0]
spoken = LANGUAGE[first]
best = max((by[rival, first] for rival in rivals if by[rival, first]["scored"] >= 30), key=lambda row: row["f1"])


def said(row: dict[str, object], metric: str = "f1") -> str:
    """A score with its interval."""
    return with_interval(row[metric], row[f"{metric}_low"], row[f"{metric}_high"])


def against(system: str, lang: str) -> list[dict[str, object]]:
    """The comparisons of a fine-tuned system with the frontier, of enough texts."""
    return [row for row in beaten if (row["system"], row["lang"]) == (system, lang) and row["n"] >= 30]


def sweep(system: str, lang: str) -> str:
    """Whom a fine-tuned system beats, in words."""
    rows = against(system, lang)
    clear, behind = (sum(row[end] > 0 for row in rows) for end in ("low", "difference"))
    return f"ahead of {behind} of the {len(rows)} frontier systems with enough finished texts, clearly of {clear}"


ours = [by[TUNED, lang] for lang in languages]
sweeps: dict[str, list[str]] = {}
for lang in languages:
    sweeps.setdefault(sweep(TUNED, lang), []).append(LANGUAGE[lang])
before_training = {lang: whole[BASE, lang]["f1_high"] for lang in languages if (BASE, lang) in whole}
report.text(
    "finetuning_answer",
    f"Yes: after {history.prompts[-1]:,} training prompts, 135 million parameters reach F1 "
    + ", ".join(f"{said(row)} in {LANGUAGE[row['lang']]}" for row in ours)
    + "; "
    + "; ".join(
        f"in {', '.join(spoken_in[:-1])}{' and ' if spoken_in[1:] else ''}{spoken_in[-1]} it is {told}"
        for told, spoken_in in sweeps.items()
    )
    + f". The best frontier system in {spoken} has {said(best)}."
    if all(whole[TUNED, lang]["f1_low"] > untrained for lang, untrained in before_training.items())
    else "No: fine-tuning did not raise F1 clearly above that of the untrained model.",
)
rows = {(row["condition"], row["lang"]): row for row in conditions.to_dict("records")}
usual, odd = rows["standard", first], rows["perturbed", first]
others = {condition: row for (condition, lang), row in rows.items() if lang == first and condition != "standard"}
worst = min(others.values(), key=lambda row: row["f1"])
terse = rows["reworded", first]
told_outcome = {(row["system"], row["lang"], row["outcome"]): row["rate"] for row in outcomes.to_dict("records")}
tells = []
for lang in languages:
    ends = {"worked": "of those that did", "did not work": "of those that did not"}
    shares = {
        which: told_outcome[TUNED, lang, end] for end, which in ends.items() if (TUNED, lang, end) in told_outcome
    }
    if shares:
        parts = " and ".join(f"{share:.0%} {which}" for which, share in shares.items())
        tells.append(f"in {parts} in {LANGUAGE[lang]}")
learnt = {row["condition"]: row for row in wording.to_dict("records") if row["lang"] == first}
over_seasons = ""
if len(by_season):
    seasons = by_season[by_season["lang"] == by_season["lang"].iloc[0]]
    before, test = seasons[seasons["season"] < seasons["season"].max()], seasons.iloc[-1]
    over_seasons = (
        f". In the training seasons, on decisions it had not seen, F1 lies between {before['f1'].min():.3f} and "
        f"{before['f1'].max():.3f}; in the test season it is {said(test)}"
    )
report.text(
    "finetuning_reading",
    f"In {spoken}, {learnt['standard']['rate']:.0%} of the model's sentences are phrasings that it was trained on. "
    f"F1 on the sample is {said(usual)} in the usual form; with unusual facts it is {said(odd)}; "
    + "; ".join(
        f"{condition.replace('_', ' ')}: {said(row)}" for condition, row in others.items() if condition != "perturbed"
    )
    + (f". Whether a battle worked it tells rightly {'; '.join(tells)}" if tells else "")
    + f"{over_seasons}.",
)
report.number("finetuning_pairs", history.prompts[-1], ",d")
report.number("finetuning_targets", history.texts, ",d")
report.number("finetuning_minutes", history.seconds / 60, ".0f")
report.number("finetuning_instances", frontier["id"].nunique(), "d")

# %% tags=["remove-input"]
# Answers to the published claims and tables.
if (QWEN_TUNED, first) in by:
    theirs, qwen = against(QWEN_TUNED, first), by[QWEN_TUNED, first]
    report.finding(
        "finetuned_closes_gap",
        holds=all(row["low"] > 0 for row in theirs) and min(qwen["precision"], qwen["recall"]) > 0.95,
        direction=all(row["difference"] > 0 for row in theirs),
        evidence=f"In {spoken}, Qwen2.5-3B goes from F1 {said(by[QWEN_BASE, first])} to {said(qwen)}, "
        f"{sweep(QWEN_TUNED, first)}; SmolLM2-135M, trained here, reaches {said(by[TUNED, first])}, "
        f"{sweep(TUNED, first)}; the best frontier system has {said(best)} ({best['system']}).",
    )
report.finding(
    "template_mimicry",
    holds=learnt["standard"]["low"] > 0.95 and terse["f1_high"] < usual["f1_low"],
    direction=learnt["standard"]["rate"] > 0.5,
    evidence=f"In {spoken}, {learnt['standard']['rate']:.0%} of the sentences of the model trained here are phrasings "
    f"of its training texts. F1 is {said(usual)} in the usual form, {said(odd)} with facts made unusual, which a model "
    f"that recites facts gets wrong, {said(terse)} when the data are shown in another form, and {said(worst)} at worst "
    f"({worst['condition'].replace('_', ' ')}).",
)
if first == "en":
    by_release = score_claims(pd.concat(small, ignore_index=True), racing, RELEASE)
    spoke = by_release[by_release[["supported", "contradicted", "unverifiable"]].sum(axis=1) > 0]
    for row in summary(spoke, RELEASE, by=("system",), n_boot=resamples, seed=seed).to_dict("records"):
        for name, metric in (("faithfulness", "precision"), ("hallucination", "hallucination")):
            interval = {"low": row[f"{metric}_low"], "high": row[f"{metric}_high"]}
            report.value("small_models", row["system"], "en", name, row[metric], **interval)
        report.value("small_models", row["system"], "en", "claims", round(row["claims_per_text"] * row["scored"]))
        report.value("small_models", row["system"], "en", "claims_per_answer", row["claims_per_text"])
    NAMED = {QWEN_TUNED: "fine-tuned (1B to 7B)", "grok-4.3": "grok-4.3"}
    by_release = score_claims(claims[(claims["lang"] == "en") & claims["system"].isin(NAMED)], racing, RELEASE)
    for row in summary(by_release, RELEASE, by=("system",), n_boot=resamples, seed=seed).to_dict("records"):
        interval = {"low": row["f1_low"], "high": row["f1_high"]}
        report.value("small_models_f1", NAMED[row["system"]], "en", "f1", row["f1"], **interval)
report.close(
    {"languages": languages, "rules": rules, "failures": failures, "resamples": resamples, "seed": seed}
)  # fmt: skip
