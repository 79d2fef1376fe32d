# %% [markdown]
# # Is a complete answer a true one?
#
# {glue:text}`judge_answer`
#
# **Question.** A judge that never sees the right answer can reward an invented figure for being specific. A decision
# record on evaluating agents over a network inventory {cite:p}`adr0033` tells of one: the share of allocated addresses
# was zero at three sites, models reported a different invented percentage in each run, and a completeness judge rated
# such an answer nearly perfect. The record adds a second judge, which is given the reference and looks for
# contradiction alone. Does completeness mislead as much on our own questions, and on thousands of real generations for
# which a complete oracle is the reference? And how many runs does a ranking by such a judge need?
#
# **Method.** *Completeness* is how much of what was asked an answer addresses; the judge of it never sees the
# reference. *Correctness* is 1 unless the answer contradicts the reference, and at most {glue:text}`judge_ceiling` if
# it does; what the reference does not decide lowers nothing. Three judges give it: `claims` compares figures,
# addresses, prefixes, dates and names by what they measure, without a model; `oracle` takes a domain's record as the
# reference; `llm:MODEL` asks a language model. This chapter uses the first two, which anyone can rerun, and the stored
# verdicts of one small model. An answer counts as complete from {glue:text}`judge_complete` on. Intervals resample
# questions, races and places.

# %% tags=["parameters"]
from typing import Annotated, Literal

systems: list[str] | None = None  # systems of the released generations, None for all
languages: list[Literal["en", "es", "pt"]] = ["en", "es", "pt"]  # their languages
sources: list[Literal["racing", "racing_cover_all", "racing_summary", "weather"]] = [
    "racing",
    "racing_cover_all",
    "racing_summary",
    "weather",
]  # released generations to judge
rules: Literal["corrected", "paper"] = "corrected"  # rule set of the verifier
failures: Literal["excluded", "as_written"] = "excluded"  # what becomes of cut-off texts
per_domain: Annotated[int, "1..1000"] = 40  # records with known errors, in each domain
questions: list[Annotated[int, "1..1000"]] = [6, 20, 50, 200]  # sizes of an evaluation to simulate
runs: list[Annotated[int, "1..100"]] = [1, 2, 3, 5, 10]  # numbers of runs to simulate
resamples: Annotated[int, "100..100000"] = 10_000  # of the bootstrap
seed: Annotated[int, "0..4294967295"] = 12345  # of the bootstrap, the errors and the simulation

# %% tags=["hide-input"]
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from artifact import figures
from artifact.agreement import Estimate, cohen_kappa, confusion, correlation
from artifact.domain import get_domain
from artifact.errors import InputError
from artifact.files import read_jsonl
from artifact.judge.beside import COMPLETE, resample, summarise
from artifact.judge.evaluators import Claims
from artifact.judge.judgement import CEILING
from artifact.judge.released import detections, judge_by_record
from artifact.judge.replication import by_run, runs_needed, simulate, unsteady
from artifact.judge.rescore import judge, plans, table
from artifact.judge.stored import read_answers, read_questions
from artifact.paths import data, results
from artifact.report import LANGUAGE_NAMES, Report
from artifact.score import Policy, signature
from artifact.sources.release.generations import SOURCES
from artifact.stats import rates
from artifact.stored_claims import load_claims
from artifact.tables import Column, words
from artifact.verdict import read_published

report = Report()
if systems is not None and len(set(systems)) < 2:
    raise InputError("one system has no ranking", where="systems", fix="name at least two, or None for all")
boot = {"n_boot": resamples, "seed": seed}
policy = Policy(rules=rules, failures=failures)
known = {source.name: source for source in SOURCES}
report.number("judge_ceiling", CEILING, ".1f")
report.number("judge_complete", COMPLETE, ".1f")

# %% [markdown]
# ## The record's questions, made again
#
# Neither the record's questions nor its models' answers are public, so its scores stand in the [](20_verdict.ipynb)
# table as what live models would have to be asked for. In their place is a set of {glue:text}`judge_questions`
# questions about an invented network, in three languages, each with four stored answers that we wrote: right and terse,
# right and verbose, fluent and fabricated, hedged. They show what a judge does; they say nothing of models.

# %% tags=["hide-input"]
asked = read_questions(data() / "judge" / "questions.jsonl")
stored = read_answers(data() / "judge" / "answers.jsonl", asked)
backend = Claims()
judged = table(judge(plan, backend) for plan in plans(stored, asked, 1, backend.name))
constructed = summarise(judged, resample(judged, cluster="id", **boot))
constructed["entity_coverage"] = judged.groupby("system")["entity_coverage"].mean()[constructed["system"]].to_numpy()
report.number("judge_questions", len(asked), "d")
report.table(
    "judge_constructed",
    constructed.drop(columns=["rank_completeness", "rank_correctness", "rank_change"]).to_dict("records"),
    [
        Column("Answers", "system"),
        Column("Names the entities", "entity_coverage", ".2f"),
        Column("Completeness", "completeness", ".2f", "completeness_low", "completeness_high"),
        Column("Correctness", "correctness", ".2f", "correctness_low", "correctness_high"),
        Column("Complete and wrong", "complete_and_wrong"),
        Column("Of", "answers"),
    ],
    caption="Constructed answers by kind: what each measure says of them",
    signature=f"{backend.name}|questions:{len(asked)}|boot:{resamples}|seed:{seed}",
)

# %% [markdown]
# {numref}`tab-judge-constructed` repeats the record's finding where the truth is known by construction: by completeness
# the fabricated answers are level with the right ones, by correctness they are last; and the hedged ones, which
# completeness puts last, contradict nothing.
#
# ## Released generations, judged by their records
#
# For the generations of the paper's release the record is the reference, and it is complete. Completeness is then
# *coverage*, the share of the required facts that a text states; unlike the record's judge it counts only true
# statements, so that it cannot be filled with inventions. {numref}`tab-judge-released` puts the two beside each other.

# %% tags=["hide-input"]
frames, sides, rows = {}, {}, []
for source in sources:
    domain = get_domain(known[source].domain)
    claims = load_claims(source, systems=systems)
    claims = claims[claims["lang"].isin(languages)]  # summaries are in English alone
    if claims.empty:
        continue
    frame = judge_by_record(claims, domain, known[source].benchmark, policy)
    frames[source] = frame[frame["judged"]].reset_index(drop=True)
    sides[source] = resample(frames[source], **boot)
    rows += [{"source": source, **row} for row in summarise(frames[source], sides[source]).to_dict("records")]
if not frames:
    raise InputError("none of these sources has texts in these languages", where="sources", fix="summaries are English")
signed = signature(
    get_domain("racing"), policy, by="rules", n=sum(map(len, frames.values())), boot=resamples, seed=seed
)
report.table(
    "judge_released",
    rows,
    [
        Column("Texts", "source"),
        Column("System", "system"),
        Column("Judged", "answers", ",d"),
        Column("Completeness", "completeness", ".2f", "completeness_low", "completeness_high"),
        Column("Correctness", "correctness", ".2f", "correctness_low", "correctness_high"),
        Column("Rank by completeness", "rank_completeness"),
        Column("by correctness", "rank_correctness"),
        Column("Complete and wrong", "complete_and_wrong"),
    ],
    caption="Completeness and correctness of the released generations, with 95% intervals, and the ranks they give",
    signature=signed,
)

# %% tags=["hide-input"]
changes = [
    {
        "source": source,
        "first_by_completeness": side.systems[int(np.argmax(side.estimate[:, 0]))],
        "first_by_correctness": side.systems[int(np.argmax(side.estimate[:, 1]))],
        "probability": side.first_changes(),
        "complete": int((frames[source]["completeness"] >= COMPLETE).sum()),
        "complete_and_wrong": int(((frames[source]["completeness"] >= COMPLETE) & frames[source]["contradicts"]).sum()),
    }
    for source, side in sides.items()
]
complete, wrong = (sum(row[name] for row in changes) for name in ("complete", "complete_and_wrong"))
everything = pd.concat([frame.assign(source=source) for source, frame in frames.items()], ignore_index=True)
everything["place"] = [
    f"{source}:{cluster}" for source, cluster in zip(everything["source"], everything["cluster"], strict=True)
]
finished = everything[everything["completeness"] >= COMPLETE].assign(all="all")
(share,) = rates(finished, "contradicts", by=["all"], cluster="place", **boot).to_dict("records")
report.number("judge_all", len(everything), "d")
report.number("judge_complete_n", complete, "d")
report.number("judge_complete_wrong_n", wrong, "d")
report.interval("judge_complete_wrong", share["rate"], share["low"], share["high"], ".3f")
report.table(
    "judge_first",
    changes,
    [
        Column("Texts", "source"),
        Column("First by completeness", "first_by_completeness"),
        Column("First by correctness", "first_by_correctness"),
        Column("Probability that they differ", "probability", ".2f"),
        Column("Complete texts", "complete"),
        Column("of which wrong", "complete_and_wrong"),
    ],
    caption="Which system is first by each measure, and how many complete texts contradict their record",
    signature=signed,
)

# %% tags=["hide-input"]
shown = [source for source in ("racing", "weather") if source in sides] or list(sides)
with figures.styled():
    figure, panels = plt.subplots(1, len(shown), figsize=(3.7 * len(shown), 3.4), squeeze=False)
    for axes, source in zip(panels[0], shown, strict=True):
        drawn = summarise(frames[source], sides[source])
        look = figures.looks(sorted(drawn["system"]))
        for row in drawn.to_dict("records"):
            style = look[row["system"]]
            axes.errorbar(
                row["completeness"], row["correctness"],
                xerr=figures.bars(row, "completeness"), yerr=figures.bars(row, "correctness"),
                color=style.color, marker=style.marker, markersize=6, capsize=2, linestyle="none", label=row["system"],
            )  # fmt: skip
        axes.set(
            title=words(source).capitalize(),
            xlabel="Completeness",
            ylabel="Correctness",
            xlim=(0, 1.02),
            ylim=(0.3, 1.02),
        )
        axes.axvline(COMPLETE, color=figures.GREY, linewidth=0.8, linestyle=":")
    figure.legend(*panels[0][0].get_legend_handles_labels(), loc="outside lower center", ncols=3)
report.figure(
    "judge_beside",
    figure,
    caption="Completeness against correctness of each system, with 95% intervals. If one implied the other, the marks "
    "would rise together; the dotted line is where an answer starts to count as complete.",
    alt="Scatter plots of correctness against completeness for five systems in racing and in weather, with intervals. "
    "The marks do not lie on a rising line.",
)

# %% [markdown]
# Of {glue:text}`judge_all` judged texts {glue:text}`judge_complete_n` are complete, and
# {glue:text}`judge_complete_wrong_n` of those say at least one thing that the record contradicts: a share of
# {glue:text}`judge_complete_wrong`. {numref}`tab-judge-first` shows whether the first place changes.
#
# ## How well does a judge by words do?
#
# Where there is no oracle, a reference in words has to do. The `claims` judge was given the truthful template of each
# record as the reference and the released texts as answers. {numref}`tab-judge-confusion` compares its verdict, text by
# text, with the record's.

# %% tags=["hide-input"]
LABELS = ("contradicts", "does not")
agreement = []
pairs = []
for source in frames:
    by_words = pd.read_parquet(results() / "judge" / f"{source}.parquet")
    both = frames[source].merge(by_words, on=["system", "lang", "id"], suffixes=("", "_words"))
    both = both[both["correctness_words"].notna()]
    mine = [LABELS[0] if n else LABELS[1] for n in both["contradicted_words"]]
    truth = [LABELS[0] if found else LABELS[1] for found in both["contradicts"]]
    counted = confusion(mine, truth, LABELS)
    records = get_domain(known[source].domain).load(known[source].benchmark, rules)
    told = [{fact.type for fact in records[name].required} for name in both["id"]]
    both["told"] = [bool(kinds & told_of) for kinds, told_of in zip(both["kinds_contradicted"], told, strict=True)]
    pairs.append(both.assign(source=source))
    alone = both["contradicts"] & (both["contradicted_words"] == 0)
    kappa = cohen_kappa(mine, truth, clusters=list(both["cluster"]), **boot)
    related = correlation(both["correctness_words"], both["correctness"], clusters=list(both["cluster"]), **boot)
    agreement.append(
        {
            "source": source,
            "n": len(both),
            "both_contradict": int(counted.loc[LABELS[0], LABELS[0]]),
            "words_alone": int(counted.loc[LABELS[0], LABELS[1]]),
            "record_alone": int(alone.sum()),
            "not_told": int((alone & ~both["told"]).sum()),
            "neither": int(counted.loc[LABELS[1], LABELS[1]]),
            "kappa": kappa.value,
            "kappa_low": kappa.low,
            "kappa_high": kappa.high,
            "pearson": related.value,
            "pearson_low": related.low,
            "pearson_high": related.high,
        }
    )
report.table(
    "judge_confusion",
    agreement,
    [
        Column("Texts", "source"),
        Column("Compared", "n"),
        Column("Both contradict", "both_contradict"),
        Column("Words alone", "words_alone"),
        Column("Record alone", "record_alone"),
        Column("of which not told", "not_told"),
        Column("Neither", "neither"),
        Column("Kappa", "kappa", ".2f", "kappa_low", "kappa_high"),
        Column("Correlation of scores", "pearson", ".2f", "pearson_low", "pearson_high"),
    ],
    caption="Contradiction by the words of a template against contradiction by the record, text by text; *not told* "
    "are those where the record contradicts only kinds of fact that the template does not state",
    signature=f"{backend.name}|{signed}",
)

# %% tags=["hide-input"]
compared = pd.concat(pairs, ignore_index=True)
compared["domain"] = [known[source].domain for source in compared["source"]]
compared["by_words"] = compared["contradicted_words"] > 0
compared["place"] = [f"{s}:{c}" for s, c in zip(compared["source"], compared["cluster"], strict=True)]
wrong_kinds = compared[compared["contradicts"]].explode("kinds_contradicted")
missing_kinds = rates(wrong_kinds, "by_words", by=["domain", "kinds_contradicted"], cluster="place", **boot)
report.table(
    "judge_kinds",
    missing_kinds.to_dict("records"),
    [
        Column("Domain", "domain"),
        Column("The record contradicts", "kinds_contradicted"),
        Column("Texts", "n"),
        Column("of which by words", "rate", ".2f", "low", "high"),
    ],
    caption="Texts with a contradicted statement of each kind, and the share of them that the judge by words "
    "contradicts too (for this or another statement)",
    signature=f"{backend.name}|{signed}",
)

# %% tags=["hide-input"]
published = {row.id: row for row in read_published(data() / "published.csv")}
theirs = {
    name: published[f"release:judge_correlation:gpt-5.5:en:{name}"].value for name in ("pearson", "spearman", "n")
}
BY_WORDS = "judge by words"
METHODS: tuple[Literal["pearson", "spearman"], ...] = ("pearson", "spearman")
decided = compared["agreed"] + compared["contradicted"]
compared["precision"] = compared["agreed"] / decided.where(decided > 0)
both_shares = compared["precision"] + compared["completeness"]
compared["f1"] = 2 * compared["precision"] * compared["completeness"] / both_shares.where(both_shares > 0)
measured = [
    (
        "gpt-5.5, as released",
        f"racing, {LANGUAGE_NAMES['en']}",
        "the release's metric",
        {name: Estimate(theirs[name] or np.nan, np.nan, np.nan, int(theirs["n"] or 0)) for name in METHODS},
    )
]
for texts, part in (
    (f"racing, {LANGUAGE_NAMES['en']}", compared[(compared["source"] == "racing") & (compared["lang"] == "en")]),
    ("racing", compared[compared["source"] == "racing"]),
    ("weather", compared[compared["source"] == "weather"]),
):
    for against in ("precision", "f1"):
        scored = part["correctness_words"], part[against]
        found = {name: correlation(*scored, name, clusters=list(part["cluster"]), **boot) for name in METHODS}
        measured.append((BY_WORDS, texts, f"{words(against)} by the record", found))
correlations = [
    {"judge": by, "texts": texts, "against": against, "n": found["pearson"].n}
    | {
        f"{name}{end}": value
        for name, one in found.items()
        for end, value in (("", one.value), ("_low", one.low), ("_high", one.high))
    }
    for by, texts, against, found in measured
]
report.table(
    "judge_correlation",
    correlations,
    [
        Column("Judge", "judge"),
        Column("Texts", "texts"),
        Column("Against", "against"),
        Column("n", "n"),
        Column("Pearson", "pearson", ".2f", "pearson_low", "pearson_high"),
        Column("Spearman", "spearman", ".2f", "spearman_low", "spearman_high"),
    ],
    caption="Correlation of a judge's score with the record's, text by text: as released, and ours",
    signature=f"{backend.name}|{signed}",
)

# %% tags=["hide-input"]
seen = []
for name in dict.fromkeys(known[source].domain for source in frames):
    domain = get_domain(name)
    records = list(domain.load("released", rules).values())
    step = max(1, len(records) // per_domain)
    found = detections(domain, records[::step][:per_domain], languages, seed)
    for row in rates(found, "detected", by=["kind"], **boot).to_dict("records"):
        seen.append({"domain": name, **row, "kind": row["kind"] or "(truthful)"})
report.table(
    "judge_detected",
    seen,
    [
        Column("Domain", "domain"),
        Column("Wrong fact", "kind"),
        Column("Texts", "n"),
        Column("Called a contradiction", "rate", ".2f", "low", "high"),
    ],
    caption="How often the judge by words sees one known error in an otherwise truthful text, by kind of fact",
    signature=f"{backend.name}|records:{per_domain}|boot:{resamples}|seed:{seed}",
)
false_alarms = [row["rate"] for row in seen if row["kind"] == "(truthful)"]
known_wrong = [row for row in seen if row["kind"] != "(truthful)"]
sure = sorted({row["kind"] for row in known_wrong if row["rate"] == 1})
blind = sorted({row["kind"] for row in known_wrong if row["rate"] == 0})
for name, kinds in (("judge_seen", sure), ("judge_blind", blind)):
    report.text(name, ", ".join(words(kind) for kind in kinds) or "no kind")
report.number("judge_false_alarm", max(false_alarms), ".2f")
found, missed, unfounded = (
    sum(row[name] for row in agreement) for name in ("both_contradict", "record_alone", "words_alone")
)
report.number("judge_found", found / (found + missed) if found + missed else None, ".2f")
report.number("judge_precise", found / (found + unfounded) if found + unfounded else None, ".2f")
report.number("judge_not_told", sum(row["not_told"] for row in agreement) / missed if missed else None, ".2f")
report.number("judge_released_n", int(theirs["n"] or 0), "d")

# %% [markdown]
# Of the texts that the record contradicts, the judge by words contradicts a share of {glue:text}`judge_found`; and
# {glue:text}`judge_precise` of the texts that it contradicts, the record contradicts too.
# {numref}`tab-judge-detected` says why, on errors whose place is known: it sees every error in
# {glue:text}`judge_seen`, and none in {glue:text}`judge_blind`. It compares figures, names with numbers, points of the
# compass and whether something worked; it does not read relations of several names, nor the words of one trade (tyre
# compounds, states of the sky), for which it would need that trade's lexicon, and then it would be another extractor.
# {numref}`tab-judge-kinds` shows the same on the released texts. Of the contradictions that it misses,
# {glue:text}`judge_not_told` concern kinds of fact that the template does not state, so that no judge with this
# reference could know. On truthful templates it raises false alarms in a share of {glue:text}`judge_false_alarm`.
# Its words for outcomes and directions were chosen while reading some of the texts about racing and weather; those that
# were asked for every fact were not looked at, and are the fairer measure.
#
# The release reports the correlation of a large model's judgement with its metric on {glue:text}`judge_released_n`
# English texts. {numref}`tab-judge-correlation` puts the deterministic judge beside it. Its score has few values, since
# one contradiction caps it, and the release's judge was asked for a degree; the two measure agreement of different
# judges on different samples and are not a reproduction of each other.
#
# ## Does length sway a judge?
#
# {numref}`tab-judge-length` correlates the scores of each judge with the length of what it judged.

# %% tags=["hide-input"]
replicates = table(row for _, row in read_jsonl(results() / "judge" / "answers_smollm2.jsonl"))
expected = {
    (row["id"], row["system"]): bool(row["contradicts"]) for _, row in read_jsonl(data() / "judge" / "answers.jsonl")
}
means = replicates.groupby(["id", "system"], as_index=False)[["correctness", "n_chars"]].mean()
lengths = []
for name, of, frame, column, groups in (
    ("correctness", f"{BY_WORDS}, our questions", judged, "correctness", "id"),
    ("completeness", f"{BY_WORDS}, our questions", judged, "completeness", "id"),
    ("correctness", "small model, our questions", means, "correctness", "id"),
    ("correctness", "record, racing", compared[compared["domain"] == "racing"], "correctness", "place"),
    ("completeness", "record, racing", compared[compared["domain"] == "racing"], "completeness", "place"),
    ("correctness", f"{BY_WORDS}, racing", compared[compared["domain"] == "racing"], "correctness_words", "place"),
):
    swayed = correlation(frame[column], frame["n_chars"], "spearman", clusters=list(frame[groups]), **boot)
    lengths.append(
        {"by": of, "measure": name, "n": swayed.n, "rho": swayed.value, "rho_low": swayed.low, "rho_high": swayed.high}
    )
report.table(
    "judge_length",
    lengths,
    [
        Column("Judge", "by"),
        Column("Measure", "measure"),
        Column("Answers", "n"),
        Column("Rank correlation with length", "rho", ".2f", "rho_low", "rho_high"),
    ],
    caption="Correlation of scores with the length of the answer in characters (Spearman)",
    signature=f"{backend.name}|{signed}",
)

# %% [markdown]
# A judge by rules does not look at length, but what it judges depends on it: a longer answer states more, and so both
# covers more and has more chances to be wrong, as the record's judgements show. A
# correlation of a model's score beyond that is its bias. The number of judgements of an answer by the model that wrote
# it is {glue:text}`judge_own`; the evaluator refuses them, and warns within a family.
#
# ## A small model as judge, again and again
#
# {glue:text}`judge_model_name`, a model small enough to run on any machine, judged {glue:text}`judge_model_answers` of
# the constructed answers {glue:text}`judge_repeats` times each at the same temperature. It calls no tools, so that it
# was asked for one word: whether the answer contradicts the reference. The stored verdicts were made by
#
#     artifact judge rescore data/judge/answers.jsonl --references data/judge/questions.jsonl \
#         --judge llm:local:smollm2 --form yes-no --completeness claims --temperature 0.8 --max-tokens 8 \
#         --runs 3 --concurrency 1 --out results/judge/answers_smollm2.jsonl

# %% tags=["hide-input"]
readable = replicates[replicates["correctness"].notna()]
verdicts = [LABELS[0] if found else LABELS[1] for found in readable["contradicts"]]
labels = [LABELS[0] if expected[key] else LABELS[1] for key in zip(readable["id"], readable["system"], strict=True)]
by_label = cohen_kappa(verdicts, labels, clusters=list(readable["id"]), **boot)
kinds_judged, model_scores = by_run(replicates, "repeat")
replicated = []
for place, name in enumerate(kinds_judged):
    part = replicates[replicates["system"] == name]
    said = part[part["correctness"].notna()]
    replicated.append(
        {
            "system": name,
            "judgements": len(part),
            "unread": int(part["correctness"].isna().sum()),
            "contradicts": float(said["contradicts"].mean()),
            "truly": float(np.mean([expected[key] for key in zip(part["id"], part["system"], strict=True)])),
            "unsteady": unsteady(model_scores[place]),
        }
    )
report.table(
    "judge_replicates",
    replicated,
    [
        Column("Answers", "system"),
        Column("Judgements", "judgements"),
        Column("Not readable", "unread"),
        Column("Called a contradiction", "contradicts", ".2f"),
        Column("Are one", "truly", ".2f"),
        Column("Verdict changes between runs", "unsteady", ".2f"),
    ],
    caption="A small model's verdicts on the constructed answers, repeated: those that could not be read have no score",
    signature=f"{replicates['by'].iloc[0]}|answers:{len(means)}|runs:{replicates['repeat'].nunique()}",
)
report.number("judge_model_answers", len(means), "d")
report.text("judge_model_name", "SmolLM2-135M-Instruct")
report.number("judge_repeats", int(replicates["repeat"].nunique()), "d")
report.number("judge_own", int((replicates["judge_is"] == "same model").sum()), "d")
report.number("judge_unread", float(replicates["correctness"].isna().mean()), ".2f")
report.number("judge_unsteady", unsteady(model_scores), ".2f")
report.interval("judge_model_kappa", by_label.value, by_label.low, by_label.high, ".2f")

# %% [markdown]
# A share of {glue:text}`judge_unread` of its replies could not be read as a verdict; those have no score and a reason.
# Of the answers with several readable verdicts {glue:text}`judge_unsteady` got different ones from run to run, and its
# agreement with the constructed labels is a kappa of {glue:text}`judge_model_kappa`. So small a model is no judge; what
# it is good for here is a measured size of the noise between runs.
#
# ## How many runs does a ranking need?
#
# Two kinds of runs are simulated. *Judging repeated* draws from the small model's verdicts, all on the same stored
# answers: the variance is the judge's alone. *Answers repeated* draws from the released systems, which answered each
# racing instance three times, once in each language, and are judged by the record, which never wavers: independent
# generations about the same facts, part of whose difference is language, so that the simulation errs towards more runs.
# {numref}`tab-judge-runs` draws evaluations of different sizes from both.

# %% tags=["hide-input"]
chosen = "racing" if "racing" in frames else next(iter(frames))
names, array = by_run(frames[chosen], "lang")
JUDGING, ANSWERING = "judging repeated", "answers repeated"
simulated_judging = simulate(model_scores, [size for size in questions if size <= 20], runs, seed=seed)
simulated = simulate(array, questions, runs, seed=seed)
report.table(
    "judge_runs",
    [
        {"what": what, **row}
        for what, part in ((JUDGING, simulated_judging), (ANSWERING, simulated))
        for row in part.to_dict("records")
    ],
    [
        Column("Runs are", "what"),
        Column("Questions", "questions"),
        Column("Runs", "runs"),
        Column("A mean moves by ±", "swing", ".3f"),
        Column("Best system right", "best_right", ".2f"),
        Column("Whole order right", "order_right", ".2f"),
    ],
    caption="Simulated evaluations from measured correctness: how far a system's mean moves when the same questions "
    "are run again (half of the central 95%), and how often the ranking is that of all the data",
    signature=f"{signed}|{replicates['by'].iloc[0]}|systems:{len(names)}",
)

# %% tags=["hide-input"]
with figures.styled():
    figure, axes = plt.subplots(figsize=(6.4, 3.4))
    marks = ("o", "s", "^", "D", "v", "P")
    tones = (figures.BLUE, figures.VERMILION, figures.GREEN, figures.ORANGE, figures.PURPLE, figures.SKY)
    for place, size in enumerate(questions):
        part = simulated[simulated["questions"] == size]
        axes.plot(
            part["runs"], part["best_right"], marker=marks[place % 6], color=tones[place % 6], label=f"{size} questions"
        )
    axes.set(xlabel="Runs", ylabel="Best system right", ylim=(0, 1.02), xticks=runs)
    axes.legend(loc="lower right")
report.figure(
    "judge_runs",
    figure,
    caption="How often the best system by all the data comes out best in a simulated evaluation (answers repeated), by "
    "the numbers of questions and of runs.",
    alt="Line chart: the probability that the best system is found rises with the number of runs, slowly, and with the "
    "number of questions, faster.",
)
small = simulated[simulated["questions"] == min(questions)].set_index("runs")
fewest, most = min(runs), 3 if 3 in runs else max(runs)
one, three = small.loc[fewest], small.loc[most]
needed = runs_needed(simulated, "best_right", 0.9)
judging = simulated_judging[simulated_judging["questions"] == min(questions)].set_index("runs")


def after(table: pd.DataFrame, count: int, column: str) -> float | None:
    """A simulated number after so many runs; None, shown as a dash, if they were not tried."""
    return table.loc[count, column] if count in table.index else None


report.number("judge_swing_judging_one", after(judging, 1, "swing"), ".2f")
report.number("judge_swing_judging_three", after(judging, 3, "swing"), ".2f")
report.number("judge_small", min(questions), "d")
report.number("judge_swing_one", after(small, 1, "swing"), ".2f")
report.number("judge_swing_three", after(small, 3, "swing"), ".2f")
first_swing, third_swing = after(small, 1, "swing"), after(small, 3, "swing")
report.number("judge_three_remove", 1 - third_swing / first_swing if first_swing and third_swing else None, ".0%")
report.number("judge_best_one", after(small, 1, "best_right"), ".2f")
report.number("judge_best_three", after(small, 3, "best_right"), ".2f")
enough = [
    f"{size} questions need {int(count)} run{'s' if count > 1 else ''}"
    for size, count in needed.items()
    if count == count
]
never = [str(size) for size, count in needed.items() if count != count]
report.text(
    "judge_needed",
    "; ".join(
        enough
        + (
            [f"with {' or '.join(never)} question{'s' * (never != ['1'])} none of the numbers of runs tried is enough"]
            if never
            else []
        )
    ),
)

# %% [markdown]
# With {glue:text}`judge_small` questions and one run of judging by the small model a mean moves by
# ±{glue:text}`judge_swing_judging_one` although not one answer changed, with three by
# ±{glue:text}`judge_swing_judging_three`. With answers repeated and a judge that does not waver it moves by
# ±{glue:text}`judge_swing_one` with one run, and by ±{glue:text}`judge_swing_three` with three; the best system is
# found in a share of {glue:text}`judge_best_one` and {glue:text}`judge_best_three` of the evaluations. For nine in ten,
# {glue:text}`judge_needed`. Three runs, the record's rule, take away {glue:text}`judge_three_remove` of what single
# runs move by. More runs take away more; what they leave is the choice of questions, which only more questions mend.
#
# ## Reading
#
# - Use *coverage* where the facts that matter can be listed: it catches what is left out, and what it counts is true.
# - Use *correctness* where they cannot: it needs only a reference, and it catches the confident invention that
#   completeness certifies. It says nothing of silence: an answer that states nothing contradicts nothing.
# - Use both, side by side. A judge that sees no reference measures how much an answer says, whatever it is called.

# %% tags=["hide-input"]
fabricated = constructed.set_index("system").loc["fabricated"]
changed = [row for row in changes if row["first_by_completeness"] != row["first_by_correctness"]]
report.finding(
    "completeness_is_not_truth",
    holds=bool(fabricated["complete_and_wrong"] > 0 and share["low"] > 0),
    direction=bool(wrong > 0),
    evidence=f"Of the fabricated answers to our own questions {fabricated['complete_and_wrong']:.0f} of "
    f"{fabricated['answers']:.0f} are complete and contradict the reference; of {complete:,} complete released texts "
    f"{wrong} contradict their record ({share['rate']:.1%}, 95% interval {share['low']:.1%} to {share['high']:.1%}).",
)
report.finding(
    "rank_changes_with_reference",
    holds=any(row["probability"] >= 0.95 for row in changed),
    direction=bool(changed),
    evidence="; ".join(
        f"{words(row['source'])}: {row['first_by_completeness']} is first by completeness, "
        f"{row['first_by_correctness']} by correctness, different in {row['probability']:.0%} of resamples"
        for row in changes
    )
    + ".",
)
if fewest == 1 and most > 1:  # else there is nothing to compare single runs with
    report.finding(
        "single_run_noise",
        holds=bool(one["swing"] >= 0.15 and three["swing"] < one["swing"]),
        direction=bool(three["swing"] < one["swing"]),
        evidence=f"Simulated from measured correctness, the mean of {min(questions)} questions moves by "
        f"±{one['swing']:.2f} from run to run, and by ±{three['swing']:.2f} over {'three' if most == 3 else most} "
        f"runs; the best of {len(names)} systems comes out best in {one['best_right']:.0%} and "
        f"{three['best_right']:.0%} of evaluations.",
    )
report.text(
    "judge_answer",
    f"No. Of {complete:,} released texts that state at least {COMPLETE:.0%} of their facts, {share['rate']:.0%} (95% "
    f"interval {share['low']:.0%} to {share['high']:.0%}) contradict the record somewhere; and a judge that sees no "
    "reference rates invented figures as complete as true ones.",
)
report.close(
    {
        "systems": systems, "languages": languages, "sources": sources, "rules": rules, "failures": failures,
        "per_domain": per_domain, "questions": questions, "runs": runs, "resamples": resamples, "seed": seed,
    }
)  # fmt: skip
