"""One style for all figures, and saving them so that equal data give equal bytes.

Invariant: what a colour tells, a marker or a line style tells too (readers who see no colour, printers without it), and
a system looks the same in every figure. Colours are Okabe and Ito's eight, told apart by all common kinds of colour
vision.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    import pandas as pd
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

BLACK, ORANGE, SKY, GREEN, YELLOW, BLUE, VERMILION, PURPLE = (
    "#000000",
    "#E69F00",
    "#56B4E9",
    "#009E73",
    "#F0E442",
    "#0072B2",
    "#D55E00",
    "#CC79A7",
)
GREY = "#6B6B6B"

STYLE: dict[str, object] = {
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "figure.constrained_layout.use": True,
    "figure.facecolor": "white",
    "figure.figsize": (7.0, 4.0),
    "font.family": "DejaVu Sans",  # shipped with matplotlib, so the same everywhere
    "font.size": 10,
    "grid.color": "#D9D9D9",
    "grid.linewidth": 0.6,
    "legend.frameon": False,
    "lines.linewidth": 1.6,
    "savefig.dpi": 160,
    "svg.fonttype": "path",
    "svg.hashsalt": "artifact",
}


@dataclass(frozen=True)
class Look:
    """How one system is drawn."""

    color: str
    marker: str
    linestyle: str


# The paper's systems have a place of their own; others take the next free one in the order they come.
_LOOKS = (
    Look(BLUE, "o", "-"),
    Look(VERMILION, "s", "--"),
    Look(GREEN, "^", "-."),
    Look(ORANGE, "D", ":"),
    Look(PURPLE, "v", (0, (5, 1, 1, 1))),  # type: ignore[arg-type]  # matplotlib takes a dash pattern
    Look(SKY, "P", (0, (1, 1))),  # type: ignore[arg-type]
    Look(BLACK, "X", (0, (3, 1, 1, 1, 1, 1))),  # type: ignore[arg-type]
    Look(GREY, "*", (0, (8, 2))),  # type: ignore[arg-type]
)
_FIXED = ("DeepSeek-V3.2", "gemini-2.5-pro", "gpt-5.4-mini", "gpt-5.5", "grok-4.3")


def looks(systems: list[str]) -> dict[str, Look]:
    """How to draw each of `systems`; the paper's five always look the same."""
    others = [system for system in systems if system not in _FIXED]
    places = {system: place for place, system in enumerate(_FIXED)}
    places |= {system: len(_FIXED) + i for i, system in enumerate(others)}
    return {system: _LOOKS[places[system] % len(_LOOKS)] for system in systems}


def settle(figure: Figure) -> None:
    """Lay the figure out once, so that each form of it is drawn from the same places."""
    with styled():
        figure.draw_without_rendering()
        figure.set_layout_engine("none")


@contextmanager
def styled() -> Iterator[None]:
    """Draw with the project's style, whatever the user's matplotlibrc says."""
    import matplotlib.style

    with matplotlib.style.context(STYLE, after_reset=True):
        yield


def to_svg(figure: Figure, title: str) -> str:
    """The figure as SVG text, without date, with `title` as its accessible name."""
    stream = io.StringIO()
    with styled():
        figure.savefig(stream, format="svg", metadata={"Date": None, "Creator": None, "Title": title})
    return stream.getvalue()


def to_png(figure: Figure) -> bytes:
    """The figure as PNG."""
    stream = io.BytesIO()
    with styled():
        figure.savefig(stream, format="png", metadata={"Software": None})
    return stream.getvalue()


def draw_iso_f1(axes: Axes, levels: tuple[float, ...] = (0.2, 0.4, 0.6, 0.8, 0.9)) -> None:
    """Curves of equal F1, each with its value, on axes with recall across and precision up whose limits are set."""
    import numpy as np

    (left, right), (bottom, top) = axes.get_xlim(), axes.get_ylim()
    for level in levels:
        recall = np.linspace(max(left, level * top / (2 * top - level)), right, 400)
        precision = level * recall / (2 * recall - level)
        inside = precision >= bottom
        if not inside.any():
            continue
        axes.plot(recall[inside], precision[inside], color="#BDBDBD", linewidth=0.8, zorder=1)
        place = (recall[inside][-1], precision[inside][-1])  # where the curve leaves the panel: below, or at the right
        offset, across = ((2, 2), "left") if inside.sum() < len(recall) else ((-2, 2), "right")
        axes.annotate(f"{level:g}", place, xytext=offset, textcoords="offset points", ha=across, fontsize=7, color=GREY)


def bars(row: Mapping[str, Any] | pd.DataFrame, metric: str) -> NDArray[np.float64]:
    """Lengths of the bars from a measure to the ends of its interval, as `Axes.errorbar` takes them: array (2, n).

    An interval of few resamples can leave out the measure itself; its bar then has one side.

    Args:
        row: has `metric`, `metric`_low and `metric`_high, each a number, or n of them.
        metric: the measure.
    """
    import numpy as np

    value, low, high = (np.atleast_1d(np.asarray(row[f"{metric}{end}"], dtype=float)) for end in ("", "_low", "_high"))
    return np.maximum([value - low, high - value], 0.0)


def draw_scores(axes: Axes, rows: Sequence[Mapping[str, Any]], looks: Mapping[str, Look]) -> None:
    """Precision against recall of each row (a system and its `artifact.stats.summary`), with bars for intervals."""
    for row in rows:
        look = looks[str(row["system"])]
        axes.errorbar(
            row["recall"], row["precision"], xerr=bars(row, "recall"), yerr=bars(row, "precision"), color=look.color,
            marker=look.marker, markersize=7, capsize=2, linestyle="none", label=str(row["system"]),
        )  # fmt: skip


def draw_places(
    axes: Axes, places: Mapping[str, tuple[int, int]], looks: Mapping[str, Look], ends: tuple[str, str]
) -> None:
    """A line a system from its place by one measure to its place by another, 1 on top, named at its end.

    Args:
        axes: to draw on.
        places: of each system, by the first and the second measure.
        looks: of the systems.
        ends: what to write below the two sides.
    """
    for system, (left, right) in places.items():
        look = looks[system]
        axes.plot([0, 1], [left, right], color=look.color, linestyle=look.linestyle, marker=look.marker, markersize=7)
        axes.annotate(system, (1, right), xytext=(8, 0), textcoords="offset points", va="center", fontsize=8)
    axes.set(xlim=(-0.15, 1.9), ylim=(len(places) + 0.5, 0.5), yticks=range(1, len(places) + 1))
    axes.set_xticks([0, 1], ends)
    axes.grid(visible=False)


def draw_waterfall(
    panels: Sequence[Axes],
    steps: pd.DataFrame,
    labels: Sequence[str],
    titles: Mapping[str, str],
    metric: str = "recall",
) -> None:
    """Lines of systems from step to step, top to bottom, one panel a language; the figure gets the legend.

    Args:
        panels: axes, one a language, left to right; they share their y axis.
        steps: columns `system`, `lang`, `step` (0 on top) and the metric.
        labels: of the steps, in order.
        titles: of the panels, by language; their order is that of the panels.
        metric: across.
    """
    systems = sorted(steps["system"].unique())
    style = looks(systems)
    for axes, (lang, title) in zip(panels, titles.items(), strict=True):
        for system in systems:
            line = steps[(steps["lang"] == lang) & (steps["system"] == system)].sort_values("step")
            look = style[system]
            axes.plot(
                line[metric], -line["step"],
                color=look.color, marker=look.marker, linestyle=look.linestyle, markersize=5, label=system,
            )  # fmt: skip
        axes.set(title=title, xlabel=metric.capitalize(), xlim=(0, 1.03))
    panels[0].set_yticks(
        [-step for step in range(len(labels))], [label.replace("mended: ", "\N{EN DASH} ") for label in labels]
    )
    handles = panels[0].get_legend_handles_labels()
    panels[0].figure.legend(*handles, loc="outside lower center", ncols=min(5, len(systems)))
