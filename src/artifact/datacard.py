"""The data card: what the packaged facts are, counted and described from the files themselves.

Invariant: every number and every column in `data/README.md` is read from the data or from the schema that wrote it;
only what a program cannot know (sources, licences, what was left out and why) is written here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pyarrow.parquet as pq

from artifact.domains.racing.oracle.tables import TABLES
from artifact.files import read_jsonl, write_text
from artifact.packaged import LIMIT_BYTES, fact_files

ORACLE = Path("racing/oracle")
RULES = ("corrected", "paper")

# path or folder below data/ -> what its files are
FILES = {
    "racing/oracle": "race facts that our oracle derived from recorded laps, described below",
    "racing/released_test.jsonl": "facts of the 207 test instances of the paper's release, in our schema",
    "racing/released_by_id.jsonl": "instances that the release's scoring by id takes for test instances",
    "racing/released_guided.jsonl": "facts of the instances of the release's verifier-guided runs",
    "racing/released_summaries.jsonl": "facts of the race summaries of the release",
    "weather": "forecast periods and the places they are of; see weather/README.md",
    "gold/authors.jsonl": "texts in the manner of many authors, written for this project, with their claims",
    "gold/authors_held_out.jsonl": "the same of other authors, not seen while rules were written",
    "gold": "claims that an annotator wrote down, blind to the data, for generations named by source and id",
    "judge": "questions about an invented network, references and answers, made by us; see judge/README.md",
    "published.csv": "numbers that the paper, its release and the decision record publish, each with its source",
    "release": "checksums of the release's files at the pinned commit, not the files",
}

INTRODUCTION = """\
Facts that the artifact's records are made of, in its own schema. Written by `artifact data manifest` from the files;
`artifact data verify` compares the files with the hashes in `MANIFEST.json`.
"""

SOURCES = """\
- **Laps.** A public export of the lap tables that FastF1 (MIT licence) makes from Formula 1's live timing: 164 Grands
  Prix of 2018 to 2025. The laps themselves are not in this folder; what is here was computed from them and is under
  this project's MIT licence.
- **Results.** A public results database; rounds 19 to 21 of 2025 from the paper's release (MIT licence).
- **Released instances.** Facts and figures of the paper's public release (MIT licence), commit 052126d, in our own
  schema. None of its sentences (prompts, contexts, references, generations) is here.
- **Annotations.** A language model read each generation, blind to the facts, and wrote down its claims; the sentences
  are not here. `gold/claims` and `gold/second` were at hand while the rules were written. Of `gold/held_out` nobody who
  wrote rules saw claims or differences; some of its texts may have been among the thousands of the release in which
  misreadings were looked for. In `second` and `held_out` another reader, who did not know whose claim it was, decided
  where annotator and rules differ; `held_out_once` is as it was before.
- **Texts of other authors.** A language model wrote them for this project from our records, each in the manner of a
  model or a person that `system` names (none of those wrote any), and wrote down their claims. `gold/authors` were at
  hand while rules were written. Of `gold/authors_held_out`, other manners, nobody who wrote rules saw any; a second
  reader annotated them without the first one's claims, and a third decided where the two differ.
- **Forecasts.** The US National Weather Service, in the public domain, by way of the release.
"""

LEFT_OUT = """\
- Laps, telemetry, weather at the track, radio, and everything else that the oracle does not need.
- Names of persons: drivers are three-letter codes of one season, and car numbers. Texts of other authors name drivers.
- Sprints: a race and a sprint never share a table (`artifact oracle build --session S` makes a sprint's).
- Races that the rule set `corrected` refuses keep their row in `races`, with the reason in `refused`, and no other.
- Drivers with missing laps, or whose session times run ahead of their pit times, take part in no gap and no hold;
  `conflicts` names them.
"""

LIMITS = """\
- The races are the races that were held: one sport, twenty cars, mostly dry. Nothing follows for other fields.
- Tyre data come late or wrong from the source at times. Where they contradict themselves, `corrected` says null: a null
  compound or stop count means unknown, never none.
- From laps alone a neutralisation is bounded by the laps that report it (`source` laps): at most one lap too long.
"""


def write_card(folder: Path) -> None:
    """Write `README.md` of a data folder."""
    write_text(folder / "README.md", card(folder))


def card(folder: Path) -> str:
    """The data card of a folder, as Markdown."""
    files = fact_files(folder)
    total = sum(path.stat().st_size for path in files)
    parts = [
        "# Data card\n",
        INTRODUCTION,
        f"{len(files)} files, {total / 1e6:.2f} MB of at most {LIMIT_BYTES / 1e6:.0f} MB.\n",
        "## Files\n",
        _markdown(["file", "rows", "bytes", "what it is"], _file_rows(folder, files)),
        "## Sources and licences\n",
        SOURCES,
        "## Left out\n",
        LEFT_OUT,
        "## Limits\n",
        LIMITS,
    ]
    if (folder / ORACLE).is_dir():
        parts += ["## Race facts\n", *_oracle(folder / ORACLE)]
    return "\n".join(parts)


def _file_rows(folder: Path, files: Iterable[Path]) -> Iterator[list[str]]:
    for path in files:
        name = path.relative_to(folder).as_posix()
        what = next((text for known, text in FILES.items() if name == known or name.startswith(known + "/")), "")
        yield [f"`{name}`", _rows(path), f"{path.stat().st_size:,}", what]


def _rows(path: Path) -> str:
    if path.suffix == ".parquet":
        return f"{pq.read_metadata(path).num_rows:,}"
    if path.suffix == ".jsonl":
        return f"{sum(1 for _ in read_jsonl(path)):,}"
    return f"{max(0, len(path.read_bytes().splitlines()) - 1):,}" if path.suffix == ".csv" else ""


def _oracle(folder: Path) -> Iterator[str]:
    yield (
        "Two rule sets over the same laps: `paper`, the definitions of the paper's release with their faults, and\n"
        "`corrected`, what the laps really say. One folder each, one parquet file a table, keyed by `year` and\n"
        "`event`. Laps are counted from 1; a positive gap means that the attacker is ahead; only rows of `pit_stops`\n"
        "of kind `stop` are pit stops.\n"
    )
    tables = {rules: {name: pq.read_table(folder / rules / f"{name}.parquet") for name in TABLES} for rules in RULES}
    counts = [[f"`{name}`", *(f"{tables[rules][name].num_rows:,}" for rules in RULES)] for name in TABLES]
    yield _markdown(["rows of", *RULES], counts)
    yield "\n".join(_notes(tables["corrected"]))
    for name, spec in TABLES.items():
        meaning = (spec.row.__doc__ or "").split("\n", 1)[0]
        yield f"### `{name}`\n\n{meaning}\n"
        columns = [
            [f"`{c.name}`", f"{c.type}{', null' if c.nullable else ''}", c.column.unit, c.column.text]
            for c in spec.columns
        ]
        yield _markdown(["column", "type", "unit", "meaning"], columns)


def _notes(tables: Mapping[str, object]) -> Iterator[str]:
    """What `corrected` found, counted."""
    import pyarrow as pa

    def column(table: str, name: str) -> list[object]:
        found = tables[table]
        assert isinstance(found, pa.Table)
        values: list[object] = found.column(name).to_pylist()
        return values

    refused = [
        f"{year} {event} ({reason})"
        for year, event, reason in zip(
            column("races", "year"), column("races", "event"), column("races", "refused"), strict=True
        )
        if reason
    ]
    kinds = Counter(column("pit_stops", "kind"))
    conflicts = Counter(column("conflicts", "what"))
    yield "Under `corrected`:\n"
    yield f"- refused: {'; '.join(refused) or 'none'};"
    yield "- visits to the pit lane: " + ", ".join(f"{kind} {count:,}" for kind, count in kinds.most_common()) + ";"
    stops = column("classification", "n_stops")
    yield f"- stop counts that are null: {sum(value is None for value in stops):,} of {len(stops):,};"
    compounds = column("stints", "compound")
    yield f"- stints of unknown compound: {sum(value is None for value in compounds):,} of {len(compounds):,};"
    success = column("battles", "success")
    yield f"- undercuts and overcuts that succeeded: {sum(value is True for value in success):,} of {len(success):,};"
    yield (
        "- conflicts in the source: "
        + ", ".join(f"{what} {count:,}" for what, count in conflicts.most_common())
        + ".\n"
    )


def _markdown(headers: list[str], rows: Iterable[list[str]]) -> str:
    lines = [headers, ["---"] * len(headers), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines) + "\n"
