"""What a notebook writes: numbered tables, figures, numbers for the prose, values and findings for the verdict.

Invariant: everything a page shows is also a file, made from the same object in the same call. Files go to the folder
that the runner names (`ARTIFACT_OUTPUT`), so that a run that fails half-way leaves the reference as it was; outside the
runner they go to `.cache/interactive`.
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from artifact import figures, tables
from artifact.claim import Scalar
from artifact.files import atomic_path, write_json, write_text
from artifact.paths import root

if TYPE_CHECKING:
    from matplotlib.figure import Figure

OUTPUT = "ARTIFACT_OUTPUT"
EXPERIMENT = "ARTIFACT_EXPERIMENT"
Basis = Literal["released", "reproduced"]
LANGUAGE_NAMES = {"en": "English", "es": "Spanish", "pt": "Portuguese"}


class Report:
    """The outputs of one notebook. Make one at the top, `close` it at the end."""

    def __init__(self) -> None:
        self.experiment = os.environ.get(EXPERIMENT, "interactive")
        self.folder = Path(os.environ.get(OUTPUT) or root() / ".cache" / "interactive")
        self._tables: list[str] = []
        self._figures: list[str] = []
        self._numbers: dict[str, Scalar] = {}
        self._values: list[dict[str, Scalar]] = []
        self._findings: list[dict[str, Scalar]] = []
        self._signatures: dict[str, str] = {}

    def table(
        self,
        name: str,
        rows: Sequence[tables.Row],
        columns: Sequence[tables.Column],
        *,
        caption: str,
        signature: str = "",
    ) -> None:
        """Write `tables/NAME.csv` with all of the rows' columns and show the printed ones, numbered.

        The page can refer to it as {numref}`tab-NAME` (underscores as dashes).
        """
        header = dict.fromkeys(end for column in columns for end in (column.field, column.low, column.high) if end)
        self.save_table(name, rows, header=list(header))
        if signature:
            self._signatures[name] = signature
        self.show_table(name, rows, columns, caption=caption, signature=signature)

    def save_table(self, name: str, rows: Sequence[tables.Row], header: Sequence[str] = ()) -> None:
        """Write `tables/NAME.csv` without showing it; only its header where there are no rows."""
        write_text(self.folder / "tables" / f"{name}.csv", tables.to_csv(rows, header))
        self._tables.append(name)

    def show_table(
        self,
        name: str,
        rows: Sequence[tables.Row],
        columns: Sequence[tables.Column],
        *,
        caption: str,
        signature: str = "",
    ) -> None:
        """Show a numbered table whose rows are saved already, or are part of one that is."""
        note = f"\nSignature: `{signature}`{{.signature}}\n" if signature else ""
        body = tables.to_markdown(rows, columns)
        self.markdown(f":::{{table}} {caption}\n:name: {_label('tab', name)}\n\n{body}\n\n:::\n{note}")

    def figure(self, name: str, figure: Figure, *, caption: str, alt: str, width: str = "100%") -> None:
        """Write `figures/NAME.svg` and `.png` and show the figure, numbered. One a cell.

        The page can refer to it as {numref}`fig-NAME` (underscores as dashes).

        Args:
            name: of the files.
            figure: drawn under `figures.styled()`.
            caption: one or two sentences: what is shown, what to see.
            alt: what a reader who cannot see it needs to know.
            width: on the page.
        """
        import matplotlib.pyplot as plt
        from IPython.display import display

        figures.settle(figure)
        svg, png = figures.to_svg(figure, alt), figures.to_png(figure)
        write_text(self.folder / "figures" / f"{name}.svg", svg)
        with atomic_path(self.folder / "figures" / f"{name}.png") as path:
            path.write_bytes(png)
        plt.close(figure)
        self._figures.append(name)
        # the runner turns this into the cell metadata from which the book makes a numbered figure with alternative text
        shown = {"name": _label("fig", name), "caption": caption, "alt": alt, "width": width}
        data = {"image/svg+xml": svg, "image/png": png, "text/plain": alt}
        display(data, metadata={"artifact_figure": shown}, raw=True)  # type: ignore[no-untyped-call]

    def number(self, name: str, value: float | int | None, spec: str = ".3f") -> None:
        """Name a number for the prose: {glue:text}`NAME`."""
        thousands = ",d" if spec == "d" else spec
        self._glue(name, value, tables.Column("", "value", thousands).cell({"value": value}))

    def interval(
        self, name: str, value: float | None, low: float | None, high: float | None, spec: str = ".3f"
    ) -> None:
        """Name a number with its 95% interval for the prose."""
        self._numbers |= {f"{name}_low": _significant(low), f"{name}_high": _significant(high)}
        self._glue(name, value, tables.with_interval(value, low, high, spec, named=True))

    def text(self, name: str, value: str) -> None:
        """Name a word or a phrase that depends on the results."""
        self._glue(name, value, value)

    def value(
        self,
        experiment: str,
        system: str,
        lang: str,
        metric: str,
        value: float | int | None,
        *,
        low: float | None = None,
        high: float | None = None,
        basis: Basis = "reproduced",
        signature: str = "",
    ) -> None:
        """Answer one row of `data/published.csv`, named by its first four columns.

        Args:
            basis: `released` (recomputed from the release's own scores) or `reproduced` (measured by this project).
        """
        row: dict[str, Scalar] = {"experiment": experiment, "system": system, "lang": lang, "metric": metric}
        row |= {"basis": basis, "value": _significant(value), "low": _significant(low), "high": _significant(high)}
        self._values.append(row | {"signature": signature})

    def finding(self, claim: str, *, holds: bool, direction: bool, evidence: str) -> None:
        """Answer one claim of the paper's text, named by its id in `data/published.csv`.

        Args:
            claim: the id.
            holds: the claim is true of the numbers here, intervals considered.
            direction: the numbers point the claim's way, though not clearly, or not everywhere that it says.
            evidence: the numbers, in one sentence.
        """
        self._findings.append({"id": claim, "holds": bool(holds), "direction": bool(direction), "evidence": evidence})

    def markdown(self, text: str) -> None:
        """Show Markdown made from results."""
        from IPython.display import Markdown, display

        display(Markdown(text))  # type: ignore[no-untyped-call]

    def close(self, parameters: Mapping[str, object]) -> None:
        """Write the notebook's machine-readable summary and show how the page was made."""
        summary = {
            "experiment": self.experiment,
            "parameters": dict(parameters),
            "tables": self._tables,
            "figures": self._figures,
            "signatures": self._signatures,
            "numbers": self._numbers,
            "values": self._values,
            "findings": self._findings,
        }
        write_json(self.folder / "summaries" / f"{self.experiment}.json", summary)
        files = [f"`results/tables/{name}.csv`" for name in self._tables]
        files += [f"`results/figures/{name}.svg`" for name in self._figures]
        self.markdown(
            ":::{admonition} How this page was made\n:class: note dropdown\n\n"
            f"`make reproduce` ran `notebooks/{self.experiment}.py`; alone, and with other parameters: "
            f"`artifact run {self.experiment} -p NAME VALUE`. It wrote {', '.join(files) or 'no files'}.\n:::"
        )

    def _glue(self, name: str, value: Scalar, text: str) -> None:
        from IPython.display import display

        if name in self._numbers:
            raise ValueError(f"the name {name!r} is taken already")
        self._numbers[name] = _significant(value)
        prefix = "application/papermill.record/"
        display(  # type: ignore[no-untyped-call]
            {f"{prefix}text/plain": repr(text)}, metadata={"scrapbook": {"name": name, "mime_prefix": prefix}}, raw=True
        )


def _label(kind: str, name: str) -> str:
    """The name by which a page refers to a table or figure."""
    return f"{kind}-{name.replace('_', '-')}"


def _significant(value: object) -> Scalar:
    """Ten significant digits, as in tables; numpy's scalars as Python's."""
    plain = value.item() if hasattr(value, "item") else value
    if isinstance(plain, float):
        return None if math.isnan(plain) else float(f"{plain:.10g}")
    if plain is None or isinstance(plain, (str, int, bool)):
        return plain
    raise TypeError(f"{plain!r} is not a number, a text or None")
