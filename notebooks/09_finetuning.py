# %% [markdown]
# # Can a small model be taught to cover the facts?
#
# {glue:text}`finetuning_answer`
#
# **Question.** The paper fine-tunes models of one to seven billion parameters on texts made from the oracle, and finds
# precision and recall near one, above every frontier system asked without examples. Does that hold for a model fifty
# times smaller, and has such a model learnt to read data, or to fill in a template?
#
# **Method.** SmolLM2 with 135 million parameters is fine-tuned on {glue:text}`finetuning_pairs` prompts with
# {glue:text}`finetuning_targets` target texts from the seasons before 2025. Every target was verified to precision and
# recall one before training. The model then explains the same {glue:text}`finetuning_instances` decisions of 2025 as
# every other system, from the same prompts. The release also has the texts of a Qwen2.5 with three billion parameters
# before and after its own fine-tuning; their claims are read and verified here by the same rules. Training is described
# in [](../finetune_on_gpu.md); terms are defined in [](../notation.md).

# %% tags=["parameters"]
from typing import Literal

languages: list[Literal["en", "es", "pt"]] = ["en", "es", "pt"]  # languages to compare in
failures: Literal["excluded", "silence", "as_written"] = "excluded"  # what becomes of empty and cut-off texts
resamples: int = 10_000  # of the bootstrap
seed: int = 12345  # of the bootstrap

# %% tags=["hide-input"]
import matplotlib.pyplot as plt
import pandas as pd

from artifact import figures
from artifact.audit.specification import under
from artifact.domain import get_domain
from artifact.paths import results
from artifact.report import LANGUAGE_NAMES as LANGUAGE
from artifact.report import Report
from artifact.score import Policy, signature
from artifact.scoring import score_claims
from artifact.stats import summary
from artifact.stored_claims import load_claims
from artifact.tables import Column
from artifact.tune.estimate import QWEN25_3B, SMOLLM2_135M, hours, memory_gb
from artifact.tune.evaluation import count_texts, read_texts
from artifact.tune.run import read_history

report = Report()
racing = get_domain("racing")
policy = Policy(failures="as_written")
folder = results() / "finetune"
history = read_history(sorted(folder.glob("manifest_*.json")))
TUNED, QWEN_BASE, QWEN_TUNED = "smollm2-135m-ft", "Qwen2.5-3B (zero-shot)", "Qwen2.5-3B (fine-tuned)"
PARAMETERS = {
    TUNED: 0.135,
    "smollm2-135m": 0.135,
    QWEN_BASE: 3.0,
    QWEN_TUNED: 3.0,
}  # billions; others are not published

released = racing.load("released", "corrected")
files = [results() / "generations" / f"{TUNED}.{lang}.jsonl" for lang in languages]
texts = read_texts(files, racing)
frontier = load_claims("racing", languages=languages)
small = [load_claims(name) for name in ("racing_small_base", "racing_small_tuned")]
counted = pd.concat(
    [
        count_texts(texts, racing, released, policy).drop(columns="condition"),
        *(score_claims(table, racing, policy, records=released) for table in (*small, frontier)),
    ],
    ignore_index=True,
)
counted = counted[counted["lang"].isin(languages)]
scores = summary(under(counted, failures), Policy(failures=failures), n_boot=resamples, seed=seed)
scores["parameters"] = scores["system"].map(PARAMETERS)
signed = signature(racing, Policy(failures=failures), by="rules", boot=resamples, seed=seed)

# %% [markdown]
# ## Small and frontier models
#
# {numref}`tab-finetuning-scores` and {numref}`fig-finetuning-scores` put all systems side by side.

# %% tags=["hide-input"]
ordered = scores.sort_values(["lang", "f1"], ascending=[True, False])
report.table(
    "finetuning_scores",
    ordered.to_dict("records"),
    [
        Column("System", "system"),
        Column("Billions of parameters", "parameters", ".3g"),
        Column("Language", "lang"),
        Column("Scored", "scored"),
        Column("Failed", "failed"),
        Column("Claims per text", "claims_per_text", ".1f"),
        Column("Precision", "precision", ".3f", "precision_low", "precision_high"),
        Column("Recall", "recall", ".3f", "recall_low", "recall_high"),
        Column("F1", "f1", ".3f", "f1_low", "f1_high"),
    ],
    caption="Small models before and after fine-tuning, and the frontier systems of the release, with 95 % intervals. "
    "The sizes of the frontier systems are not published",
    signature=signed,
)

# %% tags=["hide-input"]
names = sorted(scores["system"].unique())
look = figures.looks(names)
with figures.styled():
    figure, panels = plt.subplots(1, len(languages), figsize=(7.4, 3.3), sharey=True, squeeze=False)
    for axes, lang in zip(panels[0], languages, strict=True):
        axes.set(title=LANGUAGE[lang], xlabel="Recall", xlim=(0, 1.02), ylim=(0.4, 1.02))
        figures.draw_iso_f1(axes)
        for row in scores[scores["lang"] == lang].to_dict("records"):
            style = look[row["system"]]
            axes.errorbar(
                row["recall"], row["precision"],
                xerr=[[row["recall"] - row["recall_low"]], [row["recall_high"] - row["recall"]]],
                yerr=[[row["precision"] - row["precision_low"]], [row["precision_high"] - row["precision"]]],
                color=style.color, marker=style.marker, markersize=11 if row["parameters"] == 3 else 6, capsize=2,
                linestyle="none", label=row["system"],
            )  # fmt: skip
    panels[0, 0].set_ylabel("Precision")
    handles = {
        label: handle for axes in panels[0] for handle, label in zip(*axes.get_legend_handles_labels(), strict=True)
    }
    figure.legend(list(handles.values()), list(handles), loc="outside lower center", ncols=4)
report.figure(
    "finetuning_scores",
    figure,
    caption="Precision against recall of small and frontier systems, one panel a language; grey curves join points of "
    "equal F1. The release has the two Qwen systems in English only.",
    alt="Scatter plot of precision against recall for fine-tuned small models and frontier systems in three languages.",
)

# %% [markdown]
# ## How many examples does it take?
#
# Adapters were kept on the way. {numref}`tab-finetuning-curve` scores each on the same sample of test decisions.

# %% tags=["hide-input"]
curve_texts = read_texts([folder / "learning_curve.jsonl"], racing)
curve_counts = count_texts(curve_texts, racing, released, policy)
curve = summary(under(curve_counts, failures), Policy(failures=failures), n_boot=resamples, seed=seed)
curve["step"] = curve["system"].str.split("@").str[1].astype(int)
curve["prompts"] = [history.prompts[step - 1] if step else 0 for step in curve["step"]]
curve["loss"] = [pd.Series(history.loss[max(0, step - 5) : step]).mean() if step else None for step in curve["step"]]
curve = curve.sort_values(["lang", "step"])
report.table(
    "finetuning_curve",
    curve.to_dict("records"),
    [
        Column("Language", "lang"),
        Column("Prompts", "prompts"),
        Column("Loss", "loss", ".3f"),
        Column("Texts", "n"),
        Column("Failed", "failed"),
        Column("Precision", "precision", ".3f", "precision_low", "precision_high"),
        Column("Recall", "recall", ".3f", "recall_low", "recall_high"),
        Column("F1", "f1", ".3f", "f1_low", "f1_high"),
    ],
    caption="Scores after so many training prompts, all languages together; loss is the mean of the last five steps",
    signature=signed,
)

# %% [markdown]
# ## Reading or reciting?
#
# {numref}`tab-finetuning-outside` takes the model outside what it was trained on: lines in another order, the same data
# as terse fields, a question that was held out, invented driver codes, decision types that training never had, and
# facts made unusual, so that a model that recites is wrong and one that copies is right.

# %% tags=["hide-input"]
outside_texts = read_texts([folder / "outside.jsonl"], racing)
corrected = {**racing.load("corrected", "corrected"), **released}
outside_counts = count_texts(outside_texts, racing, corrected, policy)
outside = summary(
    under(outside_counts, failures),
    Policy(failures=failures),
    by=("condition", "lang"),
    n_boot=resamples,
    seed=seed,
)
report.table(
    "finetuning_outside",
    outside.to_dict("records"),
    [
        Column("Condition", "condition"),
        Column("Language", "lang"),
        Column("Texts", "n"),
        Column("Failed", "failed"),
        Column("Precision", "precision", ".3f", "precision_low", "precision_high"),
        Column("Recall", "recall", ".3f", "recall_low", "recall_high"),
        Column("F1", "f1", ".3f", "f1_low", "f1_high"),
    ],
    caption="The fine-tuned model outside its template; `standard` is the benchmark's own form on the same sample",
    signature=signed,
)

# %% [markdown]
# {glue:text}`finetuning_reading`
#
# ## What a larger model would take
#
# Training here took {glue:text}`finetuning_minutes` minutes on two busy cores. {numref}`tab-finetuning-estimates` is
# computed from the shape of the models, not measured: memory for one prompt at a time, and time for
# {glue:text}`finetuning_tokens` tokens on a device of {glue:text}`finetuning_teraflops` teraflops in bfloat16, of which
# a share of {glue:text}`finetuning_share` is taken to be reached.

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
by = {(row["system"], row["lang"]): row for row in scores.to_dict("records")}
first = languages[0]
ours = by[TUNED, first]
rivals = [row for (system, lang), row in by.items() if lang == first and system not in PARAMETERS]
best = max(rivals, key=lambda row: row["f1"])
places = {(row["condition"], row["lang"]): row for row in outside.to_dict("records")}
usual, odd = places["standard", first], places["perturbed", first]


def told(row: dict[str, object]) -> str:
    """A score in words."""
    return f"{row['f1']:.3f} ({row['f1_low']:.3f} to {row['f1_high']:.3f})"


beats = ours["f1_low"] > best["f1_high"]
report.text(
    "finetuning_answer",
    f"After {history.prompts[-1]} training prompts, 135 million parameters reach F1 "
    + ", ".join(f"{told(by[TUNED, lang])} in {LANGUAGE[lang]}" for lang in languages)
    + f"; the best frontier system reaches {told(best)} in {LANGUAGE[first]}.",
)
report.text(
    "finetuning_reading",
    f"In {LANGUAGE[first]} the model scores {told(usual)} on the sample in its usual form and {told(odd)} when the "
    "facts are made unusual. "
    + "; ".join(
        f"{condition.replace('_', ' ')}: {told(row)}"
        for (condition, lang), row in places.items()
        if lang == first and condition not in ("standard", "perturbed")
    )
    + ".",
)
report.number("finetuning_pairs", history.prompts[-1], "d")
report.number("finetuning_targets", history.texts, "d")
report.number("finetuning_minutes", history.seconds / 60, ".0f")
report.number("finetuning_instances", texts["id"].nunique(), "d")
tuned, base = by.get((QWEN_TUNED, first)), by.get((QWEN_BASE, first))
if tuned is not None and base is not None:
    report.finding(
        "finetuned_closes_gap",
        holds=tuned["f1_low"] > best["f1_high"],
        direction=tuned["f1"] > best["f1"],
        evidence=f"F1 in {LANGUAGE[first]}: Qwen2.5-3B {told(base)} before and {told(tuned)} after fine-tuning, "
        f"SmolLM2-135M fine-tuned here {told(ours)}, best frontier system {told(best)} ({best['system']}).",
    )
worst = min((row for (_, lang), row in places.items() if lang == first), key=lambda row: row["f1"])
report.finding(
    "template_mimicry",
    holds=odd["f1_high"] < usual["f1_low"],
    direction=worst["f1"] < usual["f1"],
    evidence=f"F1 of the model trained here: {told(usual)} in its usual form, {told(odd)} with unusual facts, "
    f"{told(worst)} at worst ({worst['condition'].replace('_', ' ')}).",
)
for system in (QWEN_BASE, QWEN_TUNED):
    if (system, first) in by and first == "en":
        row = by[system, first]
        report.value("small_models", system, first, "faithfulness", row["precision"])
        report.value("small_models", system, first, "hallucination", row["hallucination"])
        report.value("small_models", system, first, "claims_per_answer", row["claims_per_text"])
report.close({"languages": languages, "failures": failures, "resamples": resamples, "seed": seed})
