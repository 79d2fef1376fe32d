# %% [markdown]
# # Does the metric see errors?
#
# {glue:text}`perturbation_answer`
#
# **Question.** A metric that is to be trusted gives a truthful text the best score, and takes off for errors in
# proportion to their number, whatever their kind and the language.
#
# **Method.** Of {glue:text}`perturbation_records` records, every required fact is put into a sentence in each language,
# after it was made wrong with a given probability: counts, laps, places and gains are shifted, compounds, directions
# and outcomes exchanged. So the share of false claims is known. The text is then read and scored like any other.
# Intervals resample races. Terms are defined in [](../notation.md).

# %% tags=["parameters"]
from typing import Annotated, Literal

domain_name: Literal["racing", "weather"] = "racing"  # whose records
languages: list[Literal["en", "es", "pt"]] = ["en", "es", "pt"]  # in which the texts are written
rates: list[Annotated[float, "0..1"]] = [0.0, 0.25, 0.5, 0.75, 1.0]  # probabilities that a fact is made wrong
sample: Annotated[int, "1..1000000"] = 60  # records, evenly spread over the benchmark
rules: Literal["corrected", "paper"] = "corrected"  # rule set of the verifier
resamples: Annotated[int, "100..100000"] = 10_000  # of the bootstrap
seed: Annotated[int, "0..4294967295"] = 12345  # of the errors and of the bootstrap

# %% tags=["hide-input"]
import matplotlib.pyplot as plt

from artifact import figures
from artifact.domain import get_domain
from artifact.extractors import Rules
from artifact.perturbation import penalised, perturb
from artifact.report import LANGUAGE_NAMES as LANGUAGE
from artifact.report import Report
from artifact.score import RELEASE, Policy, signature
from artifact.scoring import score_claims
from artifact.stats import rates as shares
from artifact.stats import summary
from artifact.stored_claims import load_claims
from artifact.tables import Column, with_interval, words

report = Report()
domain = get_domain(domain_name)
policy = Policy(rules=rules)
records = list(domain.load("released", rules).values())
chosen = [records[i * len(records) // min(sample, len(records))] for i in range(min(sample, len(records)))]
made = perturb(domain, chosen, languages=languages, rates=rates, policy=policy, seed=seed)
report.number("perturbation_records", len(chosen), "d")
signed = signature(domain, policy, by=Rules(domain).name, n=len(made.texts), boot=resamples, seed=seed)

# %% [markdown]
# ## Result
#
# In {numref}`tab-perturbation-scores`, *expected* is the precision of a reader that misses nothing: one minus the share
# of facts that were made wrong.

# %% tags=["hide-input"]
scores = summary(made.texts, policy, by=("lang", "rate"), n_boot=resamples, seed=seed)
sums = made.texts.groupby(["lang", "rate"])[["stated", "wrong"]].sum()
rows = [
    {
        **row,
        "stated": int(sums.loc[(row["lang"], row["rate"]), "stated"]),
        "wrong": int(sums.loc[(row["lang"], row["rate"]), "wrong"]),
        "expected": 1 - sums.loc[(row["lang"], row["rate"]), "wrong"] / sums.loc[(row["lang"], row["rate"]), "stated"],
    }
    for row in scores.to_dict("records")
]
report.table(
    "perturbation_scores",
    rows,
    [
        Column("Language", "lang"),
        Column("Error rate", "rate", ".2f"),
        Column("Facts stated", "stated"),
        Column("Made wrong", "wrong"),
        Column("Expected precision", "expected", ".3f"),
        Column("Precision", "precision", ".3f", "precision_low", "precision_high"),
        Column("Recall", "recall", ".3f", "recall_low", "recall_high"),
        Column("Contradicted", "hallucination", ".3f"),
    ],
    caption="Scores of texts with a known share of errors",
    signature=signed,
)

# %% tags=["hide-input"]
MARKS = {"en": ("o", figures.BLUE, "-"), "es": ("s", figures.ORANGE, "--"), "pt": ("^", figures.GREEN, "-.")}
with figures.styled():
    figure, axes = plt.subplots(figsize=(5.6, 3.8))
    axes.plot([0, 1], [1, 0], color=figures.GREY, linewidth=1, label="expected")
    for lang in languages:
        marker, color, style = MARKS[lang]
        mine = [row for row in rows if row["lang"] == lang]
        axes.plot(
            [row["wrong"] / row["stated"] for row in mine], [row["precision"] for row in mine],
            marker=marker, color=color, linestyle=style, markersize=6, label=LANGUAGE[lang],
        )  # fmt: skip
    axes.set(xlabel="Share of facts made wrong", ylabel="Precision", xlim=(-0.02, 1.02), ylim=(-0.02, 1.04))
    axes.legend()
report.figure(
    "perturbation_line",
    figure,
    caption="Precision against the share of facts that were made wrong. On the grey line every error is penalised, and "
    "nothing else.",
    alt="Line chart: precision falls from one to zero along the diagonal as the share of errors grows.",
    width="75%",
)

# %% [markdown]
# ## By kind of error
#
# {numref}`tab-perturbation-kinds` asks of each kind whether its errors are seen and its true facts accepted.

# %% tags=["hide-input"]
wrong = penalised(made.facts)
by_kind = shares(wrong, "penalised", by=["kind", "lang"], n_boot=resamples, seed=seed)
true = made.facts[~made.facts["wrong"]]
accepted = shares(
    true.assign(accepted=true["verdict"] == "supported"), "accepted", by=["kind", "lang"], n_boot=resamples, seed=seed
).set_index(["kind", "lang"])
kinds = [
    {**row, "accepted": accepted["rate"].get((row["kind"], row["lang"]))}  # None: none was left true
    for row in by_kind.sort_values(["kind", "lang"], kind="stable").to_dict("records")
]
report.table(
    "perturbation_kinds",
    kinds,
    [
        Column("Kind of fact", "kind"),
        Column("Language", "lang"),
        Column("Errors", "n"),
        Column("Penalised", "rate", ".3f", "low", "high"),
        Column("True ones accepted", "accepted", ".3f"),
    ],
    caption="Share of the errors of each kind that is read and contradicted, and of the true facts that is supported",
    signature=signed,
)

# %% [markdown]
# ## Reading
#
# {glue:text}`perturbation_reading`

# %% tags=["hide-input"]
truthful = [row for row in rows if row["rate"] == 0]
off = max(rows, key=lambda row: abs(row["precision"] - row["expected"]))
answers = []
if truthful:
    answers.append(
        f"A truthful text scores precision {min(row['precision'] for row in truthful):.3f} and recall "
        f"{min(row['recall'] for row in truthful):.3f} in "
        + ("every language" if len(languages) > 1 else LANGUAGE[languages[0]])
    )
if len(truthful) < len(rows):
    answers.append(
        f"with errors, precision is at most {abs(off['precision'] - off['expected']):.3f} away from the share of "
        f"true claims, {with_interval(off['precision'], off['precision_low'], off['precision_high'], named=True)} "
        f"where {off['expected']:.3f} is expected"
    )
answer = "; ".join(answers)
report.text("perturbation_answer", f"{answer[:1].upper()}{answer[1:]}.")


def named(row: dict[str, str]) -> str:
    """A kind of fact and a language."""
    return f"{words(row['kind'])} in {LANGUAGE[row['lang']]}"


penalty = "No fact was made wrong"
if kinds:
    missed = min(kinds, key=lambda row: row["rate"])
    penalty = "Every error of every kind is penalised"
    if missed["rate"] < 1:
        penalty = (
            f"The error that escapes most often is of the kind {named(missed)}: {missed['rate']:.3f} are penalised"
        )
overlooked = accepted.reset_index().to_dict("records")
reading = "and no fact was left true"
if overlooked:
    unread = min(overlooked, key=lambda row: row["rate"])
    reading = "and every true fact is read and supported"
    if unread["rate"] < 1:
        reading = f"and the true fact that is overlooked most often is of the kind {named(unread)}: "
        reading += f"{unread['rate']:.3f} are read and supported"
falls = " Recall falls with precision, because a fact that is stated wrongly is not covered." if kinds else ""
report.text("perturbation_reading", f"{penalty}, {reading}.{falls}")

# %% tags=["remove-input"]
# Answers to the published claims and tables.
if domain_name == "racing":
    gap = max(abs(row["precision"] - row["expected"]) for row in rows)
    by_lang = [[row["precision"] for row in rows if row["lang"] == lang] for lang in languages]
    falling = all(series == sorted(series, reverse=True) for series in by_lang)
    report.finding(
        "perturbation",
        holds=bool(truthful) and all(row["precision"] == row["recall"] == 1 for row in truthful) and gap <= 0.01,
        direction=falling,
        evidence=(
            f"Truthful texts score precision {min(row['precision'] for row in truthful):.3f} and recall "
            f"{min(row['recall'] for row in truthful):.3f}, at the least, in {len(truthful)} languages; "
            if truthful
            else "No truthful text was tried; "
        )
        + f"across error rates precision is within {gap:.3f} of the share of true claims.",
    )
    templates = load_claims("racing_templates")
    theirs = summary(score_claims(templates, domain, RELEASE), RELEASE, by=("system",), n_boot=resamples, seed=seed)
    for row in theirs.to_dict("records"):
        interval = {"low": row["precision_low"], "high": row["precision_high"]}
        report.value("perturbation", row["system"], "en", "precision", row["precision"], **interval)
        claims = round(row["claims_per_text"] * row["scored"])
        report.value("perturbation", row["system"], "en", "claims", claims)
report.close(
    {
        "domain_name": domain_name, "languages": languages, "rates": rates, "sample": sample, "rules": rules,
        "resamples": resamples, "seed": seed,
    }
)  # fmt: skip
