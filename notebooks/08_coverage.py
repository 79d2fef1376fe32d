# %% [markdown]
# # What is left out?
#
# {glue:text}`coverage_answer`
#
# **Question.** Recall says how many of the facts a system states. Which are the ones that it leaves out?
#
# **Method.** Every required fact of every finished generation is either covered by a claim or not; shares are given by
# kind of fact and by kind of decision, with intervals from resamples of races. Terms are defined in [](../notation.md)
# and [](../glossary.md).

# %% tags=["parameters"]
from typing import Annotated, Literal

systems: list[str] | None = None  # systems to compare, None for all
languages: list[Literal["en", "es", "pt"]] = ["en", "es", "pt"]  # pooled
source: Literal["racing", "racing_cover_all"] = "racing"  # whose claims: neutral prompt, or the one asking for all
rules: Literal["corrected", "paper"] = "corrected"  # rule set of the verifier
race: str | None = None  # of the strategy chart, as in ids: 2025_Miami_Grand_Prix; None for the fullest
marked: list[str] | None = None  # two systems marked on it, None for the best and the worst by recall
enough: Annotated[int, "1..1000000"] = 30  # instances from which a system is called best or worst
resamples: Annotated[int, "100..100000"] = 10_000  # of the bootstrap
seed: Annotated[int, "0..4294967295"] = 12345  # of the bootstrap

# %% tags=["hide-input"]
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
from matplotlib.patches import Patch

from artifact import figures
from artifact.domain import get_domain
from artifact.errors import unknown
from artifact.extractors import Rules
from artifact.report import Report
from artifact.score import Policy, signature
from artifact.scoring import coverage, score_rows
from artifact.stats import rates
from artifact.stored_claims import beside_note, load_claims, shipped_claims
from artifact.tables import Column, with_interval, words

report = Report()
racing = get_domain("racing")
policy = Policy(rules=rules)
claims = load_claims(source, systems=systems, languages=languages)
beside = shipped_claims(source, like=claims) if systems is None else claims.iloc[:0]
every_fact = coverage(pd.concat([claims, beside], ignore_index=True), racing, policy)
facts = every_fact[every_fact["system"].isin(claims["system"])]
names = sorted(claims["system"].unique())
signed = signature(racing, policy, by=Rules(racing).name, n=len(claims), boot=resamples, seed=seed)

# %% [markdown]
# ## By kind of fact
#
# {numref}`fig-coverage-kinds` shows the share of required facts that each system states; *stated wrongly* in
# {numref}`tab-coverage-kinds` is the share of which it says only something that the record denies.

# %% tags=["hide-input"]
BY = ["system", "kind"]
kinds = rates(every_fact, "covered", by=BY, n_boot=resamples, seed=seed)
stated_wrongly = every_fact.assign(wrong=every_fact["contradicted"] & ~every_fact["covered"])
wrong = rates(stated_wrongly, "wrong", by=BY, n_boot=resamples, seed=seed)
kinds["contradicted"] = wrong["rate"]
overall = rates(facts, "covered", by=["kind"], n_boot=resamples, seed=seed).sort_values("rate", kind="stable")
order = list(overall["kind"])
kinds = kinds.sort_values("kind", key=lambda column: column.map(order.index), kind="stable")
kinds = kinds.sort_values(
    "system", key=lambda column: column.map(list(dict.fromkeys(kinds["system"])).index), kind="stable"
)
report.save_table("coverage_kinds", kinds.to_dict("records"))
grid = kinds.pivot(index="kind", columns="system", values="rate").loc[order, names]
with figures.styled():
    figure, axes = plt.subplots(figsize=(7.0, 0.36 * len(order) + 1.2))
    image = axes.imshow(grid.to_numpy(), vmin=0, vmax=1, cmap="cividis", aspect="auto")
    axes.grid(visible=False)
    axes.set_xticks(range(len(names)), names, fontsize=8)
    axes.set_yticks(range(len(order)), [words(kind) for kind in order])
    for i in range(len(order)):
        for j in range(len(names)):
            share = grid.iat[i, j]
            text = "–" if np.isnan(share) else f"{share:.2f}"
            axes.text(j, i, text, ha="center", va="center", color="white" if share <= 0.45 else "black", fontsize=9)
    figure.colorbar(image, ax=axes, label="Share of facts stated", shrink=0.9)
report.figure(
    "coverage_kinds",
    figure,
    caption="Share of required facts that each system states, by kind of fact, the most neglected kind on top.",
    alt="Heat map of coverage by kind of fact and system, with the share written in each cell.",
)

# %% tags=["hide-input"]
report.show_table(
    "coverage_kinds",
    kinds.to_dict("records"),
    [
        Column("System", "system"),
        Column("Kind of fact", "kind"),
        Column("Facts", "n", ",d"),
        Column("Stated", "rate", ".3f", "low", "high"),
        Column("Stated wrongly", "contradicted", ".3f"),
    ],
    caption="Coverage of required facts by system and kind, with 95% intervals" + beside_note(beside),
    signature=signed,
)

# %% [markdown]
# ## By kind of decision
#
# {numref}`tab-coverage-decisions` has the same by what is to be explained: a driver's whole strategy, or one battle.

# %% tags=["hide-input"]
decisions = rates(every_fact, "covered", by=["system", "decision_type"], n_boot=resamples, seed=seed)
report.table(
    "coverage_decisions",
    decisions.to_dict("records"),
    [
        Column("System", "system"),
        Column("Decision", "decision_type"),
        Column("Facts", "n", ",d"),
        Column("Stated", "rate", ".3f", "low", "high"),
    ],
    caption="Coverage of required facts by system and kind of decision, with 95% intervals" + beside_note(beside),
    signature=signed,
)

# %% [markdown]
# ## One race as a chart
#
# {glue:text}`coverage_chart` {numref}`fig-coverage-race` draws them.

# %% tags=["hide-input"]
by_system = rates(facts, "covered", by=["system"], n_boot=resamples, seed=seed).sort_values("rate", kind="stable")
finished = facts.groupby("system")["id"].nunique()
compared = by_system[by_system["system"].map(finished) >= enough]
ranked = compared if len(compared) else by_system  # no system wrote enough: all of them
pair = list(dict.fromkeys(marked or [ranked["system"].iloc[-1], ranked["system"].iloc[0]]))
for name in pair:
    if name not in names:
        raise unknown("system", name, names)
in_race: dict[str, dict[str, dict]] = {}
for record in racing.load("released", rules).values():
    in_race.setdefault(record.cluster, {}).update(record.shown["drivers"])
if race is not None and race not in in_race:
    raise unknown("race", race, sorted(in_race))
chosen = race or max(sorted(in_race), key=lambda name: len(in_race[name]))
drivers = sorted(in_race[chosen])
asked = claims[(claims["lang"] == languages[0]) & claims["system"].isin(pair)]
stated = {
    (row["system"], judged.claim.driver, judged.claim.lap, judged.verdict.value)
    for row, scored in score_rows(asked, racing, Policy(rules=rules, failures="as_written"))
    if scored.record.cluster == chosen
    for judged in scored.judged
    if judged.claim.type == "pit_lap" and judged.claim.driver in drivers and judged.claim.polarity == "affirmed"
}
COMPOUNDS = {
    "SOFT": ("#D55E00", "///"), "MEDIUM": ("#F0E442", ""), "HARD": ("#D9D9D9", "..."),
    "INTERMEDIATE": ("#009E73", "xx"), "WET": ("#56B4E9", "++"), None: ("white", ""),
}  # fmt: skip
MARKS = {pair[0]: ("v", -0.34, figures.BLUE), pair[-1]: ("^", 0.34, figures.BLACK)}
drawn = set()
with figures.styled():
    figure, axes = plt.subplots(figsize=(7.4, 0.5 * len(drivers) + 1.5))
    for place, driver in enumerate(drivers):
        for stint in in_race[chosen][driver]["stints"]:
            color, hatch = COMPOUNDS[stint["compound"]]
            drawn.add(stint["compound"])
            laps = stint["end_lap"] - stint["start_lap"] + 1
            axes.barh(
                place, laps, left=stint["start_lap"] - 1, height=0.36, color=color, hatch=hatch, edgecolor="black"
            )
        for system, (marker, offset, tone) in MARKS.items():
            for _, _, lap, verdict in sorted(claim for claim in stated if claim[:2] == (system, driver)):
                color, inside = (tone, tone) if verdict == "supported" else (figures.VERMILION, "white")
                axes.plot(lap, place + offset, marker=marker, color=color, markerfacecolor=inside, markersize=4.5)
    axes.set(
        yticks=range(len(drivers)), yticklabels=drivers, xlabel="Lap", xlim=(0, None), ylim=(len(drivers) - 0.3, -0.7)
    )
    axes.grid(visible=False)
    handles = [
        Patch(facecolor=color, hatch=hatch, edgecolor="black", label=(name or "unknown").lower())
        for name, (color, hatch) in COMPOUNDS.items()
        if name in drawn
    ]
    handles += [
        plt.Line2D([], [], marker=marker, color=tone, linestyle="none", label=f"stop stated by {system}")
        for system, (marker, _, tone) in MARKS.items()
    ]
    wrong_mark = {"marker": "v", "color": figures.VERMILION, "markerfacecolor": "white", "linestyle": "none"}
    handles.append(plt.Line2D([], [], label="stop that did not happen", **wrong_mark))
    figure.legend(handles=handles, loc="outside lower center", ncols=3, fontsize=8)
stating = "one system states" if len(pair) == 1 else "two systems state: one above the bar, one below"
report.figure(
    "coverage_race",
    figure,
    caption="Stints of the drivers that the explanations of one race are about, one bar a driver, and the stops that "
    f"{stating}. A stop without a mark is stated in no explanation of it.",
    alt="Strategy chart: horizontal bars of tyre stints by driver, with triangles at the laps of the stops that "
    + ("one system states in its explanations." if len(pair) == 1 else "two systems state in their explanations."),
)
report.save_table(
    "coverage_race",
    [dict(zip(("system", "driver", "lap", "verdict"), claim, strict=True)) for claim in sorted(stated)],
)

# %% [markdown]
# ## Reading
#
# {glue:text}`coverage_reading`

# %% tags=["hide-input"]
low, high = overall.iloc[0], overall.iloc[-1]
report.text(
    "coverage_answer",
    f"The facts most often left out are of the kind {words(low['kind'])}: "
    f"{with_interval(low['rate'], low['low'], low['high'], named=True)} of them are stated, against "
    f"{with_interval(high['rate'], high['low'], high['high'])} of the kind {words(high['kind'])}.",
)
happened = sum(len(driver["stops"]) for driver in in_race[chosen].values())
true = {system: sum(claim[0] == system and claim[3] == "supported" for claim in stated) for system in pair}
false = {system: sum(claim[0] == system and claim[3] == "contradicted" for claim in stated) for system in pair}
report.text(
    "coverage_chart",
    f"The explanations of the {words(chosen)} are about {len(drivers)} drivers, who made {happened} stops in all. "
    + " ".join(f"{s} states {true[s]} of them, and {false[s] or 'none'} that did not happen." for s in pair),
)
compared_kinds = kinds[kinds["system"].isin(names)]
spread = {kind: group["rate"].max() - group["rate"].min() for kind, group in compared_kinds.groupby("kind")}
widest = max(spread, key=lambda kind: spread[kind])
differ, worst = "", ""
if len(by_system) > 1:
    differ = f"Systems differ most in the kind {words(widest)}, by {spread[widest]:.2f} between best and worst. "
    worst = f" and {by_system['system'].iloc[0]} {by_system['rate'].iloc[0]:.3f}"
report.text(
    "coverage_reading",
    f"{differ}"
    f"Over all kinds {by_system['system'].iloc[-1]} states {by_system['rate'].iloc[-1]:.3f} of the required facts"
    f"{worst}, in finished generations.",
)
report.close(
    {
        "systems": systems, "languages": languages, "source": source, "rules": rules, "race": race, "marked": marked,
        "enough": enough, "resamples": resamples, "seed": seed,
    }
)  # fmt: skip
