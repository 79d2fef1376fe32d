"""Tables: one CSV for machines, one numbered table for readers, from the same rows.

Invariant: the CSV holds every column at ten significant digits (enough for any use, few enough that another
processor's last bit does not show); only the printed table rounds. Equal rows give equal bytes.
"""

from __future__ import annotations

import csv
import io
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from artifact.claim import Scalar

Row = Mapping[str, Scalar]
DASH = "–"

# How readers see the names that data and parameters use. (Systems are in no list: their names are their own.)
WORDS = {
    "as_written": "as written",
    "asked_otherwise": "asked otherwise",
    "battle_outcome": "battle outcome",
    "compound_change": "compound change",
    "cover_all": "every fact",
    "f1": "F1",
    "fastest_lap": "fastest lap",
    "final_position": "final position",
    "hold_laps": "laps held",
    "lora": "LoRA",
    "n_stops": "number of stops",
    "neutralised_stop": "neutralised stop",
    "pace_delta": "pace difference",
    "pit_battles": "battles",
    "pit_lane_transit": "pit-lane transit",
    "pit_lap": "lap of a stop",
    "pit_stops": "pit stops",
    "precip_prob": "chance of precipitation",
    "race_summary": "race summary",
    "racing_cover_all": "racing, every fact",
    "racing_summary": "race summaries",
    "red_flag_change": "red-flag change",
    "stint_compound": "compound of a stint",
    "stint_laps": "laps of a stint",
    "stint_pace": "pace of a stint",
    "stint_strategy": "stint strategy",
    "teammate_protected": "team-mate protected",
    "temp": "temperature",
    "test_sample": "test sample",
    "unseen_type": "unseen type",
    "wind_dir": "wind direction",
}
_YEARS = ("year", "season")
_NUMBER = re.compile(r"[-+±]?\d[\d.,]*%?")
_RACE = re.compile(r"\d{4}_\w+")


@dataclass(frozen=True)
class Column:
    """How one printed column is made.

    Attributes:
        header: as printed, with the unit.
        field: the row's key.
        format: a format specification for numbers; empty prints the value as it is, a count with its thousands apart.
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
        value = row.get(self.field)
        counts = isinstance(value, int) and not isinstance(value, bool) and self.field not in _YEARS
        spec = self.format or (",d" if counts else "")
        text = words(value) if isinstance(value, str) else _format(value, spec)
        if text != DASH and self.low and not _missing(row.get(self.low)):
            # a no-break space, so that a narrow column breaks before the interval, never inside
            text += f" [{_format(row.get(self.low), self.format)},\u00a0{_format(row.get(self.high), self.format)}]"
        if self.link and row.get(self.link):
            text = f"[{text}]({row[self.link]})"
        return text.replace("|", "\\|").replace("\n", " ")

    def is_number(self, rows: Sequence[Row]) -> bool:
        """Whether the column aligns right."""
        values = [value for row in rows if not _missing(value := row.get(self.field))]
        told = [value for value in values if isinstance(value, str)]
        if told and all(_NUMBER.fullmatch(value) for value in told):
            return True  # numbers that are printed already
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


_COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def counted(number: int, noun: str, plural: str = "") -> str:
    """A number of things in words, in figures from eleven; the plural, unless given, ends in s.

    >>> counted(1, "system"), counted(3, "language"), counted(12, "race")
    ('one system', 'three languages', '12 races')
    """
    count = _COUNTS[number] if 0 <= number < len(_COUNTS) else str(number)
    return f"{count} {noun if number == 1 else plural or noun + 's'}"


def words(name: str) -> str:
    """A name of the data as readers see it; what is no such name stays as it is.

    >>> words("battle_outcome"), words("2025_Monaco_Grand_Prix"), words("my_model"), words("gain")
    ('battle outcome', '2025 Monaco Grand Prix', 'my_model', 'gain')
    """
    return name.replace("_", " ") if _RACE.fullmatch(name) else WORDS.get(name, name)


def with_interval(
    value: float | None, low: float | None, high: float | None, spec: str = ".3f", *, named: bool = False
) -> str:
    """A number with its 95% interval, for the prose; `named` says what the interval is.

    >>> with_interval(0.8421, 0.8, 0.871), with_interval(None, None, None)
    ('0.842 (0.800 to 0.871)', '–')
    """
    text = _format(value, spec)
    if text == DASH or low is None or high is None or math.isnan(low):
        return text
    return f"{text} ({'95% interval ' if named else ''}{_format(low, spec)} to {_format(high, spec)})"


def _missing(value: Scalar) -> bool:
    return value is None or (isinstance(value, float) and math.isnan(value))


def _format(value: Scalar, spec: str) -> str:
    if _missing(value):
        return DASH
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = format(value, spec) if spec and not isinstance(value, str) else str(value)
    # what rounds to nothing has no direction
    return text[1:] if text[0:1] in ("-", "+") and not re.search(r"[1-9A-Za-z]", text) else text


def _plain(value: Scalar) -> Scalar:
    if isinstance(value, float):
        return None if math.isnan(value) else f"{value:.10g}"
    return value
