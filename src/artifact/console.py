"""What commands show: tables on standard output, progress on standard error.

Invariant: standard output carries the result alone. Progress appears only where someone watches (a terminal), so that
logs and pipes stay clean.
"""

from __future__ import annotations

import contextlib
import io
import math
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence

import click

Cell = str | int | float | None


def show_table(title: str, headers: Sequence[str], rows: Sequence[Sequence[Cell]], *, caption: str = "") -> None:
    """Print a table: numbers to the right, undefined ones as a dash, as wide as the terminal allows."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(title=title or None, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for place, header in enumerate(headers):
        texts = [row[place] for row in rows if row[place] is not None]
        left = all(isinstance(text, str) and not text[:1].isdigit() and text[:1] not in "-+" for text in texts)
        table.add_column(header, justify="left" if left else "right", overflow="fold")
    for row in rows:
        table.add_row(*(Text(_cell(value)) for value in row))
    terminal = sys.stdout.isatty()
    width = shutil.get_terminal_size((100, 24)).columns if terminal else 160
    text = io.StringIO()
    Console(file=text, width=width, highlight=False, force_terminal=terminal or None).print(table)
    click.echo("\n".join(line.rstrip() for line in text.getvalue().strip("\n").split("\n")))
    if caption:
        click.echo(caption)


def score_cell(value: float | None, low: float | None = None, high: float | None = None) -> str | None:
    """A score with its interval: `0.734 [0.701, 0.765]`. None where undefined."""
    if value is None or math.isnan(value):
        return None
    if low is None or high is None or math.isnan(low) or math.isnan(high):
        return f"{value:.3f}"
    return f"{value:.3f} [{low:.3f}, {high:.3f}]"


@contextlib.contextmanager
def progress(label: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Yield a function that advances a progress bar, or does nothing where nobody watches."""
    if not sys.stderr.isatty():
        yield lambda step: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda step: bar.advance(task, step)


def note(message: str) -> None:
    """One line for the reader on standard error."""
    click.echo(message, err=True)


def _cell(value: Cell) -> str:
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return "–"
    return f"{value:.3f}" if isinstance(value, float) else str(value)
