# %% [markdown]
# # What is in the benchmark?
#
# {glue:text}`benchmark_answer`
#
# **Question.** The paper gives counts of instances, races and seasons. What does the release hold, and what does an
# oracle give that was built anew from the recorded laps, by the release's definitions and by corrected ones?
#
# **Method.** The release's structured races are read into this project's records and counted. The same laps, of all
# seasons, go through our own oracle twice: with the rule set *paper*, the release's definitions with their faults, and
# with *corrected* (see [the chapter on the oracle](12_oracle.ipynb)). Seasons from {glue:text}`benchmark_test_from` on
# are the test split.

# %% tags=["parameters"]
from typing import Literal

rule_sets: list[Literal["paper", "corrected"]] = ["paper", "corrected"]  # of our oracle

# %% tags=["hide-input"]
from collections import Counter

import matplotlib.pyplot as plt

from artifact import figures
from artifact.benchmark_counts import count_facts, count_instances
from artifact.domains.racing.instances import benchmark
from artifact.domains.racing.shown import DECISION_TYPES
from artifact.domains.racing.tables import oracle_races
from artifact.files import read_json
from artifact.paths import data, results
from artifact.report import Report
from artifact.tables import Column, words
from artifact.verdict import read_published

report = Report()
released = read_json(results() / "released" / "counts.json")
races = {rules: list(oracle_races(data() / "racing" / "oracle" / rules)) for rules in rule_sets}
instances = {rules: benchmark(races[rules]) for rules in rule_sets}
ours = {rules: count_instances(instances[rules]) | count_facts(races[rules]) for rules in rule_sets}
published = {
    (row.source, row.metric): row.value
    for row in read_published(data() / "published.csv")
    if row.experiment == "dataset" and row.value is not None
}
LABELS = {"v2": "paper, second version", "release": "stated in the release"}

# %% [markdown]
# ## Counts
#
# {numref}`tab-benchmark-counts` puts what is stated beside what is counted, and {numref}`fig-benchmark-seasons` shows
# how the instances of our benchmark spread over seasons and kinds of decision.

# %% tags=["hide-input"]
rows = [
    {
        "what": name,
        "v2": published.get(("paper-v2", name)),
        "release": published.get(("release", name)),
        "released": released[name],
        **{rules: ours[rules].get(name) for rules in rule_sets},
    }
    for name in released
]
report.table(
    "benchmark_counts",
    rows,
    [
        Column("Count of", "what"),
        *(Column(label.capitalize(), key, ",.0f") for key, label in LABELS.items()),
        Column("Counted in the release", "released", ",d"),
        *(Column(f"Our oracle, {rules}", rules, ",d") for rules in rule_sets),
    ],
    caption="What the paper and its release state, what the release holds, and what our oracle derives from the laps",
)

# %% tags=["hide-input"]
TONES = dict(
    zip(DECISION_TYPES, (figures.BLUE, figures.ORANGE, figures.GREEN, figures.PURPLE, figures.GREY), strict=True)
)
HATCHES = dict(zip(DECISION_TYPES, ("", "//", "..", "xx", "\\\\"), strict=True))
chosen = rule_sets[-1]
by_season = Counter((i["shown"]["year"], i["decision_type"]) for i in instances[chosen])
seasons = sorted({year for year, _ in by_season})
with figures.styled():
    figure, axes = plt.subplots(figsize=(7.0, 3.4))
    bottom = dict.fromkeys(seasons, 0)
    for kind in DECISION_TYPES:
        heights = [by_season[year, kind] for year in seasons]
        axes.bar(
            [str(year) for year in seasons], heights, bottom=[bottom[year] for year in seasons], width=0.7,
            color=TONES[kind], hatch=HATCHES[kind], edgecolor="white", label=words(kind),
        )  # fmt: skip
        bottom = {year: bottom[year] + height for year, height in zip(seasons, heights, strict=True)}
    axes.set_ylabel("Instances")
    figure.legend(loc="outside right upper")
report.figure(
    "benchmark_seasons",
    figure,
    caption=f"Instances of our benchmark ({chosen} rules) by season and kind of decision. The last season is the test "
    "split.",
    alt="Stacked bar chart of the number of instances by season, split into five kinds of decision.",
)
report.save_table(
    "benchmark_seasons",
    [{"season": year, **{kind: by_season[year, kind] for kind in DECISION_TYPES}} for year in seasons],
)

# %% [markdown]
# ## Reading
#
# {glue:text}`benchmark_reading`

# %% tags=["hide-input"]
stated = [(source, name, value) for (source, name), value in published.items() if name in released]
wrong = [(source, name, value) for source, name, value in stated if released[name] != value]
SOURCES = {"paper-v2": "the paper's second version", "release": "the release"}
differs = "; ".join(
    f"{SOURCES[source]} states {value:,.0f} {words(name)}, the release holds {released[name]:,}"
    for source, name, value in wrong
)
report.text(
    "benchmark_answer",
    f"The release holds {released['instances']:,} instances of {released['races']} races and {released['seasons']} "
    f"seasons; {len(stated) - len(wrong)} of {len(stated)} published counts are those of its files. Our oracle derives "
    + " and ".join(f"{ours[rules]['instances']:,} instances by {rules} rules" for rules in rule_sets)
    + f" from {ours[chosen]['races']} races of {ours[chosen]['seasons']} seasons.",
)
report.text("benchmark_test_from", str(min(i["shown"]["year"] for i in instances[chosen] if i["split"] == "test")))
against = "."
if {"paper", "corrected"} <= set(rule_sets):
    changes = (f"{words(kind)} {ours['corrected'][kind] - ours['paper'][kind]:+,d}" for kind in DECISION_TYPES)
    against = f". The corrected rules against the paper's, on the same laps: {', '.join(changes)}."
report.text(
    "benchmark_reading",
    f"Published counts that differ: {differs or 'none'}{against}",
)

# %% tags=["remove-input"]
# Answers to the published counts.
for name in dict.fromkeys(name for _, name, _ in stated):
    report.value("dataset", "", "", name, released[name], basis="released")
report.close({"rule_sets": rule_sets})
