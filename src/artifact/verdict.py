"""What became of every published number and claim: a verdict made by rule from the numbers.

Invariant: a verdict is a function of the published value and of what the notebooks' summaries answer; nobody writes one
by hand. The rules, in order:

- *needs live models*: what it measures was not released; the row says what would answer it.
- *not answered yet*: it was, and no notebook answers it.
- *reproduced*: a count is equal; a measure lies in the interval of ours, or is ours after rounding; a claim holds of
  our numbers, intervals considered.
- *direction only*: the measure lies outside, but the system holds the same place among those published with it; a
  claim's numbers point its way, though not clearly, or not everywhere that it says.
- *not reproduced*: neither.
"""

from __future__ import annotations

import csv
import io
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Literal, cast

from artifact.errors import InputError, unknown
from artifact.files import read_json, read_text

Needs = Literal["release", "api", "gpu"]
Key = tuple[str, str, str, str]
Place = tuple[int, int]

# Measures that are counted, not estimated: equal or not.
COUNTS = frozenset(
    {
        "instances", "races", "seasons", "train", "test", "test_sample", "stint_strategy", "undercut", "overcut",
        "defense", "race_summary", "stints", "pit_stops", "pit_battles", "n", "claims", "records_per_language",
    }
)  # fmt: skip


class Verdict(str, Enum):
    """The closed set of verdicts."""

    REPRODUCED = "reproduced"
    DIRECTION = "direction only"
    NOT = "not reproduced"
    LIVE = "needs live models"
    OPEN = "not answered yet"


@dataclass(frozen=True)
class Published:
    """One row of `data/published.csv`.

    Attributes:
        kind: `number` or `finding` (a claim of the text; its `metric` is its name and it has no value).
        source: the document.
        where: its section, table or file.
        digits: decimals as published.
        needs: what answering takes: the released outputs, a live model, or a GPU.
        statement: the claim, or a note on the number.
        command: what would answer it, where that takes more than the released outputs.
    """

    id: str
    kind: Literal["number", "finding"]
    source: str
    where: str
    experiment: str
    system: str
    lang: str
    metric: str
    value: float | None
    digits: int
    needs: Needs
    statement: str
    command: str

    @property
    def key(self) -> Key:
        """What a notebook's value must name to answer the row."""
        return (self.experiment, self.system, self.lang, self.metric)


@dataclass(frozen=True)
class Answer:
    """What a notebook says of a published number."""

    notebook: str
    value: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Evidence:
    """What a notebook says of a published claim."""

    notebook: str
    holds: bool
    direction: bool
    sentence: str


@dataclass(frozen=True)
class Line:
    """One line of the verdict table."""

    published: Published
    released: Answer | None
    reproduced: Answer | None
    verdict: Verdict
    why: str
    notebook: str


@dataclass(frozen=True)
class Answers:
    """All that the notebooks say, by what it answers."""

    released: Mapping[Key, Answer]
    reproduced: Mapping[Key, Answer]
    findings: Mapping[str, Evidence]


def read_published(path: Path) -> list[Published]:
    """Read the published values.

    Raises:
        InputError: a row is malformed, or an id appears twice.
    """
    rows = list(csv.DictReader(io.StringIO(read_text(path))))
    out = [_published(row, f"{path}:{number}") for number, row in enumerate(rows, start=2)]
    for name, times in Counter(row.id for row in out).items():
        if times > 1:
            raise InputError(f"id {name} appears {times} times", where=str(path))
    return out


def read_answers(summaries: Sequence[Path]) -> Answers:
    """Collect the answers of notebooks' summaries.

    Raises:
        InputError: two notebooks answer the same number or claim.
    """
    tables: dict[str, dict[Key, Answer]] = {"released": {}, "reproduced": {}}
    findings: dict[str, Evidence] = {}
    for path in summaries:
        content = read_json(path)
        if not isinstance(content, dict):
            raise InputError("not a notebook's summary", where=str(path))
        name = content["experiment"]
        for row in content["values"]:
            key = (row["experiment"], row["system"], row["lang"], row["metric"])
            if key in tables[row["basis"]]:
                raise InputError(f"{row['basis']} value of {key} is given twice", where=str(path))
            tables[row["basis"]][key] = Answer(name, row["value"], row["low"], row["high"])
        for row in content["findings"]:
            if row["id"] in findings:
                raise InputError(f"claim {row['id']} is answered twice", where=str(path))
            findings[row["id"]] = Evidence(name, row["holds"], row["direction"], row["evidence"])
    return Answers(tables["released"], tables["reproduced"], findings)


def decide(published: Sequence[Published], answers: Answers) -> list[Line]:
    """The verdict on every row, in the rows' order.

    Raises:
        InputError: a notebook answers a number or claim that was never published.
    """
    known = {row.key for row in published if row.kind == "number"}
    claims = {row.metric for row in published if row.kind == "finding"}
    for key in (*answers.released, *answers.reproduced):
        if key not in known:
            raise unknown("published number", "/".join(key), sorted("/".join(k) for k in known))
    for name in answers.findings:
        if name not in claims:
            raise unknown("published claim", name, sorted(claims))
    return [_decide_one(row, published, answers) for row in published]


def tally(lines: Sequence[Line]) -> dict[Verdict, int]:
    """How many lines have each verdict, in the order of the rules."""
    counted = Counter(line.verdict for line in lines)
    return {verdict: counted[verdict] for verdict in Verdict}


def in_words(counted: Mapping[Verdict, int]) -> str:
    """The counts that are not zero as a list for the prose.

    >>> in_words({Verdict.REPRODUCED: 3, Verdict.NOT: 0, Verdict.LIVE: 2}), in_words({Verdict.LIVE: 1})
    ('3 reproduced, 2 need live models', '1 needs live models')
    """
    return ", ".join(
        f"{n} {verdict.value if n == 1 else verdict.value.replace('needs', 'need')}"
        for verdict, n in counted.items()
        if n
    )


def _decide_one(row: Published, published: Sequence[Published], answers: Answers) -> Line:
    if row.kind == "finding":
        evidence = answers.findings.get(row.metric)
        if evidence is None:
            return _unanswered(row)
        verdict = Verdict.NOT
        if evidence.holds or evidence.direction:
            verdict = Verdict.REPRODUCED if evidence.holds else Verdict.DIRECTION
        return Line(row, None, None, verdict, evidence.sentence, evidence.notebook)
    released, reproduced = answers.released.get(row.key), answers.reproduced.get(row.key)
    answer = reproduced or released
    if answer is None or answer.value is None or row.value is None:
        return _unanswered(row)
    side = answers.reproduced if reproduced else answers.released
    beside = [other for other in published if _belongs(other, row)]
    places = (
        _place(row, {other.key: other.value for other in beside}),
        _place(row, {other.key: side[other.key].value if other.key in side else None for other in beside}),
    )
    verdict, why = compare(row, row.value, answer, answer.value, places)
    if reproduced is not None and released is not None and released.value is not None:
        same = abs(released.value - row.value) <= _half(row.digits)
        why += "; the release's own scores " + ("give the published value" if same else f"give {released.value:.4g}")
    return Line(row, released, reproduced, verdict, why, answer.notebook)


def compare(
    row: Published, value: float, answer: Answer, ours: float, places: tuple[Place | None, Place | None]
) -> tuple[Verdict, str]:
    """The rules for numbers.

    Args:
        row: the published number.
        value: its value.
        answer: gives our interval.
        ours: our value.
        places: (place, number of systems) of this one among those published with it, in the paper and here.

    Returns:
        The verdict, and why in a few words.
    """
    if row.metric in COUNTS:
        same = ours == value
        return (Verdict.REPRODUCED, "the same count") if same else (Verdict.NOT, f"{ours - value:+g}")
    half = _half(row.digits)
    if abs(ours - value) <= half:
        return Verdict.REPRODUCED, "the same to the published digits"
    difference = f"{ours - value:+.3f}"
    if answer.low is not None and answer.high is not None:
        if answer.low - half <= value <= answer.high + half:
            return Verdict.REPRODUCED, "inside the interval"
        difference += ", outside the interval"
    theirs, here = places
    if theirs is None or here is None:
        return Verdict.NOT, difference
    if theirs == here:
        return Verdict.DIRECTION, f"{difference}; the same place among the systems ({theirs[0]} of {theirs[1]})"
    return Verdict.NOT, f"{difference}; place {here[0]} instead of {theirs[0]} of {theirs[1]}"


def _half(digits: int) -> float:
    """What rounding to the published digits can hide."""
    return 0.5 * 10.0**-digits + 1e-9


def _unanswered(row: Published) -> Line:
    verdict = Verdict.OPEN if row.needs == "release" else Verdict.LIVE
    return Line(row, None, None, verdict, _NEEDS[row.needs], "")


def _belongs(other: Published, row: Published) -> bool:
    """Whether two numbers were published side by side: same document, experiment, language and measure."""
    names = ("source", "experiment", "lang", "metric")
    return all(getattr(other, name) == getattr(row, name) for name in names)


def _place(row: Published, values: Mapping[Key, float | None]) -> Place | None:
    """(place, number of systems), the largest first; None where fewer than three are known, or one is not."""
    known = [value for value in values.values() if value is not None and not math.isnan(value)]
    mine = values.get(row.key)
    if mine is None or len(known) < 3 or len(known) < len(values):
        return None
    return 1 + sum(value > mine for value in known), len(known)


def _published(row: Mapping[str, str], where: str) -> Published:
    for name, allowed in (("kind", ("number", "finding")), ("needs", tuple(_NEEDS))):
        if row[name] not in allowed:
            raise unknown(name, row[name], allowed, where=where)
    text = row["value"]
    try:
        value = float(text) if text else None
    except ValueError:
        raise InputError(f"value {text!r} is not a number", where=where) from None
    return Published(
        id=row["id"],
        kind=cast(Literal["number", "finding"], row["kind"]),
        source=row["source"],
        where=row["where"],
        experiment=row["experiment"],
        system=row["system"],
        lang=row["lang"],
        metric=row["metric"],
        value=value,
        digits=len(text.partition(".")[2]),
        needs=cast(Needs, row["needs"]),
        statement=row["statement"],
        command=row["command"],
    )


_NEEDS: Mapping[str, str] = {
    "release": "Not answered by any notebook yet",
    "api": "The outputs were not released: they must be generated anew through an API",
    "gpu": "The models were not released: they must be trained anew on a GPU",
}
