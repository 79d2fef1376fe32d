# %% [markdown]
# # Architecture
#
# {glue:text}`architecture_answer`
#
# **The one idea.** The oracle lists facts as claims. One relation, *claim matches fact* (same kind, same key fields,
# values within the kind's tolerance), gives everything: a claim is supported when some fact of the record matches it,
# contradicted when the record decides its key and none does; recall is a one-to-one matching of supported claims onto
# required facts; the schema that a language model is given, and the parser of its reply, are made from the same
# classes. A third domain is one folder ([here is one](../add_a_domain.md)).
#
# **Flow.** Sources (laps, forecasts, the paper's release) become race facts and forecast facts, these become records
# with required facts and prompts; texts are generated or read, their claims extracted, verified and counted; counts
# are pooled, resampled and compared; notebooks make tables and figures of them, and the book shows those. Every arrow
# is a file with a manifest, every stage can be rerun alone from the command line, and a file under its final name is
# whole.

# %% tags=["parameters"]
from typing import Literal

arrows: Literal["reduced", "all"] = "reduced"  # leave out arrows that follow from others, or draw all

# %% tags=["hide-input"]
import textwrap

import matplotlib.pyplot as plt
from matplotlib.patches import FancyArrowPatch, FancyBboxPatch

from artifact import figures
from artifact.architecture import LATE, PARTS, drawn, modules_of, upward, uses
from artifact.report import Report
from artifact.tables import Column

report = Report()
edges = drawn() if arrows == "reduced" else sorted(edge for edge in uses() if edge not in LATE)
sizes = {
    part.name: (len(modules_of(part)), sum(path.read_text().count("\n") for path in modules_of(part).values()))
    for part in PARTS
}
report.text(
    "architecture_answer",
    f"The package has {len(PARTS)} parts in an order; of all imports between parts {len(upward())} go against it.",
)

# %% [markdown]
# ## The parts
#
# {numref}`fig-architecture-parts` is drawn from the imports of the package: an arrow says that the upper part uses the
# lower one. {numref}`tab-architecture-parts` says what each is for.

# %% tags=["hide-input"]
WIDTH, HEIGHT = 0.235, 0.62
place = {part.name: part.place for part in PARTS}
with figures.styled():
    figure, axes = plt.subplots(figsize=(7.2, 5.8))
    for part in PARTS:
        x, y = place[part.name]
        color = "#CFE6F5" if part.portable else "#F2F2F2"
        axes.add_patch(
            FancyBboxPatch(
                (x - WIDTH / 2, y - HEIGHT / 2), WIDTH, HEIGHT, boxstyle="round,pad=0.0,rounding_size=0.03",
                facecolor=color, edgecolor="black", linewidth=0.8, mutation_aspect=4,
                zorder=2,
            )
        )  # fmt: skip
        axes.text(x, y + 0.13, part.name, ha="center", va="center", fontsize=10, weight="bold")
        shown = ", ".join(name.removeprefix("domains.") for name in part.modules if name != "__main__")
        lines = textwrap.wrap(shown, 33)
        text = "\n".join(lines[:2]) + (" …" if len(lines) > 2 else "")
        axes.text(x, y - 0.12, text, ha="center", va="center", fontsize=6)
    for source, target in edges:
        (x0, y0), (x1, y1) = place[source], place[target]
        axes.add_patch(
            FancyArrowPatch(
                (x0 + (x1 - x0) * 0.12, y0 - HEIGHT / 2), (x1 - (x1 - x0) * 0.12, y1 + HEIGHT / 2), arrowstyle="-|>",
                mutation_scale=9, color=figures.BLUE, linewidth=1, zorder=1,
            )
        )  # fmt: skip
    axes.set(xlim=(0.02, 0.98), ylim=(-0.5, 7.5))
    axes.axis("off")
report.figure(
    "architecture_parts",
    figure,
    caption="The parts of the package and what they use. Arrows that follow from others are left out. Blue parts "
    "import the standard library alone, and run in a browser.",
    alt="Diagram of the package's parts in rows, commands on top, then notebooks and pages, analysis and models, "
    "reading, sources, the domains racing and weather, claims and text, and the ground; arrows lead downward.",
)

# %% tags=["hide-input"]
rows = [
    {"part": part.name, "purpose": part.purpose, "modules": sizes[part.name][0], "lines": sizes[part.name][1]}
    for part in reversed(PARTS)
]
report.show_table(
    "architecture_parts",
    rows,
    [
        Column("Part", "part"),
        Column("Purpose", "purpose"),
        Column("Modules", "modules"),
        Column("Lines", "lines", ",d"),
    ],
    caption="The parts of the package, from top to bottom",
)

# %% [markdown]
# ## Decisions
#
# - *Failure is not silence.* A generation, an extraction and a judgement have a status; only `ok` is scored,
#   and what becomes of the rest is a policy with a name.
# - *Two rule sets.* `paper` keeps the release's definitions, faults included, so that published numbers can be
#   compared; `corrected` is the default. No third one is hidden in a notebook.
# - *Counts first.* A text is reduced to five integers once; precision, recall, F1, intervals, differences and ranks are
#   functions of their sums.
# - *A score carries its signature,* made from the configuration that ran.
# - *Standard library for reading and verifying,* so that the page [Audit an explanation](../audit.md) runs the package
#   itself, not a copy of it in another language.
# - *Content decides what runs.* A notebook's key covers its text, parameters, inputs, the modules it reaches, and the
#   versions of the packages; equal keys give equal bytes.
# - *Errors are one line* with file, line, allowed values and the next step; a traceback is a fault of the program.

# %% tags=["remove-input"]
report.close({"arrows": arrows})
