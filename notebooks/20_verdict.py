# %% [markdown]
# # Verdict: what became of every published number
#
# {glue:text}`verdict_answer`
#
# The rules that make a verdict are those of `artifact.verdict`; no verdict is written by hand. A number is *reproduced*
# when it is a count that is equal, or when it lies in the 95% interval of ours or equals ours after rounding;
# *direction only* when it lies outside but the system holds the same place among the systems published with it; *not
# reproduced* otherwise. A claim of the text is judged by the notebook of its chapter, which says what it computed.
# *Needs live models* marks what cannot be measured from released files. Two values stand beside each published one:
# *released*, recomputed from the per-text scores that the paper released, and *reproduced*, measured by this project
# from the texts themselves.

# %% tags=["parameters"]
published: str = "data/published.csv"  # the published numbers and claims, relative to the project

# %% tags=["hide-input"]
from collections import defaultdict
from pathlib import Path

from artifact.experiments import load_registry
from artifact.live import plan
from artifact.report import Report
from artifact.tables import Column, to_markdown, words
from artifact.verdict import Line, Verdict, decide, in_words, read_answers, read_published, tally

report = Report()
registry = load_registry()
summaries = [Path("results/summaries") / f"{name}.json" for name in registry if name != report.experiment]
rows = read_published(Path(published))
lines = decide(rows, read_answers([path for path in summaries if path.is_file()]))
counted = tally(lines)
report.text(
    "verdict_answer",
    f"Of {len(lines)} published numbers and claims: {in_words(counted)}.",
)
for verdict, n in counted.items():
    report.number(f"verdict_{verdict.name.lower()}", n, "d")
report.number("verdict_all", len(lines), "d")

# %% [markdown]
# ## Counts
#
# {numref}`tab-verdict-counts` counts the verdicts by the document that the number or claim comes from.

# %% tags=["hide-input"]
SOURCES = {
    "paper-v1": "the paper, first version",
    "paper-v2": "the paper, second version",
    "release": "the release's result files",
    "adr-0033": "the correctness evaluator's decision record",
}
groups = [(source, kind) for source in SOURCES for kind in ("number", "finding")]
table = []
for source, kind in groups:
    chosen = [line for line in lines if (line.published.source, line.published.kind) == (source, kind)]
    if chosen:
        row = {"source": SOURCES[source], "kind": "numbers" if kind == "number" else "claims", "n": len(chosen)}
        table.append(row | {verdict.value: n for verdict, n in tally(chosen).items()})
report.table(
    "verdict_counts",
    table,
    [
        Column("Source", "source"),
        Column("What", "kind"),
        Column("All", "n"),
        *(Column(v.value.capitalize(), v.value) for v in Verdict),
    ],
    caption="Verdicts by source",
)

# %% [markdown]
# ## The claims of the text
#
# {numref}`tab-verdict-claims` has every claim with its verdict and the numbers that decide it.


# %% tags=["hide-input"]
plans = {command: plan(command) for command in sorted({line.published.command for line in lines}) if command}


def why(line: Line) -> str:
    """Why the verdict is what it is; where it needs a live model, the command and its cost."""
    if line.verdict is not Verdict.LIVE:
        return line.why
    planned = plans[line.published.command]
    cost = "" if planned is None else f" ({planned.calls} calls, at most ${planned.cost_usd:.2f})"
    return f"{line.why}: `{line.published.command}`{cost}"


def chapter(name: str) -> tuple[str, str]:
    """Title and link of the chapter that answers."""
    return (registry[name].title, f"{name}.ipynb") if name else ("", "")


claims = []
for line in lines:
    if line.published.kind == "finding":
        title, link = chapter(line.notebook)
        claims.append(
            {
                "id": line.published.metric,
                "claim": line.published.statement,
                "source": f"{line.published.source}, {line.published.where}",
                "verdict": line.verdict.value,
                "why": why(line),
                "chapter": title,
                "link": link,
            }
        )
SHORT = {"paper-v1": "paper, version 1", "paper-v2": "paper, version 2", "adr-0033": "decision record"}
report.save_table("verdict_claims", claims)
report.show_table(
    "verdict_claims",
    [
        row | {"place": ", ".join([SHORT[row["source"].partition(", ")[0]], row["source"].partition(", ")[2]])}
        for row in claims
    ],
    [
        Column("Claim", "claim"),
        Column("Where", "place"),
        Column("Verdict", "verdict"),
        Column("Why", "why"),
        Column("Chapter", "chapter", link="link"),
    ],
    caption="Every claim of the text, with the verdict that the numbers give it",
)

# %% [markdown]
# ## The numbers
#
# Each line opens to the numbers of one published table or section.

# %% tags=["hide-input"]
numbers = []
for line in lines:
    row = line.published
    if row.kind == "number":
        title, link = chapter(line.notebook)
        numbers.append(
            {
                "id": row.id,
                "source": row.source,
                "where": row.where,
                "experiment": row.experiment,
                "system": row.system,
                "lang": row.lang,
                "metric": row.metric,
                "published": row.value,
                "released": line.released.value if line.released else None,
                "reproduced": line.reproduced.value if line.reproduced else None,
                "low": line.reproduced.low if line.reproduced else None,
                "high": line.reproduced.high if line.reproduced else None,
                "verdict": line.verdict.value,
                "why": why(line),
                "chapter": title,
                "link": link,
            }
        )
EXPERIMENTS = {
    "agreement_llm_cross_family": "Agreement of two language-model extractors",
    "agreement_rules_llm": "Agreement of rules and language-model extractor",
    "correctness_judge": "Completeness and correctness judges",
    "cover_all": "Prompt that asks for every fact",
    "coverage_llm": "Precision and recall, language-model extractor",
    "coverage_rules": "Precision and recall, regular expressions",
    "dataset": "Benchmark",
    "guided": "Verifier-guided generation",
    "judge_correlation": "Correlation with a judge",
    "perturbation": "Perturbed templates",
    "race_summary": "Race summaries",
    "small_models": "Small and frontier models",
    "small_models_f1": "Fine-tuned and frontier models",
    "weather": "Weather",
}


def columns(rows: list[dict[str, object]]) -> list[Column]:
    """The printed columns; those without a value are left out."""
    every = [
        Column("System", "who"),
        Column("Measure", "what"),
        Column("Published", "published", ".4g"),
        Column("Released", "released", ".4g"),
        Column("Reproduced", "reproduced", ".3f", "low", "high"),
        Column("Verdict", "verdict"),
        Column("Why", "why"),
    ]
    return [column for column in every if any(row[column.field] not in (None, "") for row in rows)]


report.save_table("verdict_numbers", numbers)
by_experiment = defaultdict(list)
for row in numbers:
    by_experiment[(row["source"], row["experiment"], row["where"])].append(row)
of_table = defaultdict(list)
for line in lines:
    of_table[(line.published.source, line.published.experiment, line.published.where)].append(line)
for (source, experiment, where), chosen in by_experiment.items():
    verdicts = in_words(tally(of_table[source, experiment, where]))
    told = [
        row
        | {
            "who": ", ".join(filter(None, [row["system"].replace("_", " "), row["lang"]])),
            "what": "claims per instance"
            if row["metric"] == "claims_per_inst"
            else words(row["metric"]).replace("_", " "),
        }
        for row in chosen
    ]
    links = sorted({f"[{row['chapter']}]({row['link']})" for row in chosen if row["link"]})
    measured = f"Measured in {' and '.join(links)}." if links else ""
    report.markdown(
        f"::::{{dropdown}} {EXPERIMENTS[experiment]}, {SOURCES[source]} ({where}): {verdicts}"
        f"\n\n{measured}\n\n{to_markdown(told, columns(told))}\n\n::::"
    )

# %% tags=["remove-input"]
front = [
    {"Claim": row["claim"], "Verdict": f"**{row['verdict']}**", "Why": row["why"].partition(": `")[0],
     "Chapter": f"[{row['chapter']}](_executed/{row['link']})" if row["link"] else ""}
    for row in claims
]  # fmt: skip
report.save_table("verdict_front", front)
report.close({"published": published})
