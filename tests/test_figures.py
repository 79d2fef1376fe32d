from __future__ import annotations

import matplotlib
import pandas as pd
from matplotlib.figure import Figure

from artifact import figures


def draw() -> Figure:
    with figures.styled():
        figure = Figure(figsize=(3, 2))
        axes = figure.subplots()
        axes.set(xlim=(0, 1), ylim=(0.6, 1))
        figures.draw_iso_f1(axes)
        axes.plot([0.5, 0.7], [0.8, 0.9], marker="o")
    figures.settle(figure)
    return figure


def test_equal_figures_give_equal_bytes_whatever_the_user_s_style() -> None:
    first = figures.to_svg(draw(), "A line."), figures.to_png(draw())
    matplotlib.rcParams["lines.linewidth"] = 9
    matplotlib.rcParams["savefig.dpi"] = 30
    try:
        assert (figures.to_svg(draw(), "A line."), figures.to_png(draw())) == first
    finally:
        matplotlib.rcdefaults()
    svg, png = first
    assert "<dc:title>A line.</dc:title>" in svg and "<dc:date>" not in svg
    assert png.startswith(b"\x89PNG") and b"Software" not in png


def test_no_two_systems_look_alike_by_marker_or_line_alone() -> None:
    names = ["gpt-5.5", "mine", "grok-4.3", "yours", "gemini-2.5-pro", "gpt-5.4-mini", "DeepSeek-V3.2", "third"]
    looks = figures.looks(names)
    for part in ("color", "marker", "linestyle"):
        assert len({getattr(look, part) for look in looks.values()}) == len(names)


def test_the_paper_s_systems_always_look_the_same() -> None:
    assert figures.looks(["mine", "gpt-5.5"])["gpt-5.5"] == figures.looks(["gpt-5.5"])["gpt-5.5"]


def test_iso_f1_curves_are_where_f1_is_equal() -> None:
    axes = draw().axes[0]
    curves = [line.get_xydata() for line in axes.lines[:-1]]
    levels = {round(float(2 * r * p / (r + p)), 6) for curve in curves for r, p in curve}
    assert levels == {0.2, 0.4, 0.6, 0.8, 0.9}
    assert all(0 <= r <= 1 and 0.6 <= p <= 1 + 1e-9 for curve in curves for r, p in curve)


def test_scores_and_places_are_drawn_where_they_are() -> None:
    looks = figures.looks(["A", "B"])
    with figures.styled():
        left, right = Figure(figsize=(4, 2)).subplots(1, 2)
        row = {"system": "A", "recall": 0.5, "recall_low": 0.4, "recall_high": 0.7}
        row |= {"precision": 0.9, "precision_low": 0.8, "precision_high": 0.95}
        figures.draw_scores(left, [row], looks)
        figures.draw_places(right, {"A": (1, 2), "B": (2, 1)}, looks, ("precision", "F1"))
    point, *_ = left.containers[0]
    assert point.get_xydata().tolist() == [[0.5, 0.9]]
    across, up = (segment.get_segments()[0].tolist() for segment in left.containers[0].lines[2])
    assert [x for x, _ in across] == [0.4, 0.7] and [round(y, 9) for _, y in up] == [0.8, 0.95]
    assert [line.get_ydata().tolist() for line in right.lines] == [[1, 2], [2, 1]]
    assert right.yaxis_inverted() and [text.get_text() for text in right.texts] == ["A", "B"]


def test_bars_reach_from_a_value_to_the_ends_of_its_interval() -> None:
    assert figures.bars({"f1": 0.5, "f1_low": 0.25, "f1_high": 1.0}, "f1").tolist() == [[0.25], [0.5]]
    table = pd.DataFrame({"f1": [0.5, 0.75], "f1_low": [0.25, 0.5], "f1_high": [0.5, 1.0]})
    assert figures.bars(table, "f1").tolist() == [[0.25, 0.25], [0.0, 0.25]]
    # an interval of one resample lies beside the value: a bar on that side only, which `errorbar` can draw
    assert figures.bars({"f1": 0.5, "f1_low": 0.75, "f1_high": 0.75}, "f1").tolist() == [[0.0], [0.25]]
