"""Tables: one CSV for machines, one numbered table for readers, from the same rows.

Invariant: the CSV holds every column at ten significant digits (enough for any use, few enough that another
processor's last bit does not show); only the printed table rounds. Equal rows give equal bytes.
"""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from artifact.claim import Scalar

Row = Mapping[str, Scalar]
DASH = "–"


@dataclass(frozen=True)
class Column:
    """How one printed column is made.

    Attributes:
        header: as printed, with the unit.
        field: the row's key.
        format: a format specification for numbers; empty prints the value as it is.
        low, high: keys of the ends of its interval, printed after the value.
        link: key of a link target for the text.
    """

    header: str
    field: str
    format: str = ""
    low: str = ""
    high: str = ""
    link: str = ""

    def cell(self, row: Row) -> str:
        """The printed cell; a missing value is a dash."""
        text = _format(row.get(self.field), self.format)
        if text != DASH and self.low and row.get(self.low) is not None:
            # a no-break space, so that a narrow column breaks before the interval, never inside
            text += f" [{_format(row.get(self.low), self.format)},\u00a0{_format(row.get(self.high), self.format)}]"
        if self.link and row.get(self.link):
            text = f"[{text}]({row[self.link]})"
        return text.replace("|", "\\|").replace("\n", " ")

    def is_number(self, rows: Sequence[Row]) -> bool:
        """Whether the column aligns right."""
        values = [row.get(self.field) for row in rows]
        return any(isinstance(v, (int, float)) and not isinstance(v, bool) for v in values)


SCORES = (
    Column("Precision", "precision", ".3f", "precision_low", "precision_high"),
    Column("Recall", "recall", ".3f", "recall_low", "recall_high"),
    Column("F1", "f1", ".3f", "f1_low", "f1_high"),
)
"""The three scores of `artifact.stats.summary`, each with its interval."""

SWAPS = (
    Column("Language", "lang"),
    Column("System", "a"),
    Column("and", "b"),
    Column("Order reversed here", "swapped"),
    Column("in this share of resamples", "probability", ".2f"),
)
"""Pairs of systems that change places, as `artifact.inversion.swaps` lists them."""

CORRELATIONS = (
    Column("Language", "lang"),
    Column("Correlation", "method"),
    Column("Value", "value", ".2f", "low", "high"),
)
"""Rank correlations, as `artifact.inversion.correlations` lists them."""


def to_csv(rows: Sequence[Row], header: Sequence[str] = ()) -> str:
    """Rows as CSV text with a header line, None as an empty cell.

    Args:
        rows: with the same columns each.
        header: names of the columns where there are no rows.

    >>> print(to_csv([{"system": "A", "f1": 2 / 3, "n": 3}, {"system": "B", "f1": None, "n": 0}]), end="")
    system,f1,n
    A,0.6666666667,3
    B,,0

    Raises:
        ValueError: the rows have different columns, or there are neither rows nor a header.
    """
    if not rows and not header:
        raise ValueError("a table needs at least one row, or a header")
    header = list(rows[0]) if rows else list(header)
    if any(list(row) != header for row in rows):
        raise ValueError("the rows of a table must have the same columns in the same order")
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([_plain(row[name]) for name in header] for row in rows)
    return stream.getvalue()


def to_markdown(rows: Sequence[Row], columns: Sequence[Column]) -> str:
    r"""The printed table as a Markdown pipe table.

    >>> print(to_markdown([{"system": "A", "p": 0.8, "lo": 0.75, "hi": 0.84}],
    ...                   [Column("System", "system"), Column("Precision", "p", ".2f", "lo", "hi")])
    ...       .replace("\xa0", " "))
    | System | Precision |
    |:--|--:|
    | A | 0.80 [0.75, 0.84] |
    """
    header = "| " + " | ".join(column.header for column in columns) + " |"
    rule = "|" + "|".join("--:" if column.is_number(rows) else ":--" for column in columns) + "|"
    body = ["| " + " | ".join(column.cell(row) for column in columns) + " |" for row in rows]
    return "\n".join([header, rule, *body])


def with_interval(
    value: float | None, low: float | None, high: float | None, spec: str = ".3f", *, named: bool = False
) -> str:
    """A number with its 95 % interval, for the prose; `named` says what the interval is.

    >>> with_interval(0.8421, 0.8, 0.871), with_interval(None, None, None)
    ('0.842 (0.800 to 0.871)', '–')
    """
    text = _format(value, spec)
    if text == DASH or low is None or high is None or math.isnan(low):
        return text
    return f"{text} ({'95 % interval ' if named else ''}{_format(low, spec)} to {_format(high, spec)})"


def _format(value: Scalar, spec: str) -> str:
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return DASH
    if isinstance(value, bool):
        return "yes" if value else "no"
    return format(value, spec) if spec and not isinstance(value, str) else str(value)


def _plain(value: Scalar) -> Scalar:
    if isinstance(value, float):
        return None if math.isnan(value) else f"{value:.10g}"
    return value
