"""The release's generations, and what an extractor reads in them.

Invariant: every row of the release becomes one `Generation`, also where a model's call failed. How it ended is told
from the text (`ok`, `empty`, `truncated`), since the release kept no finish reasons. A generation's text never goes
into a file of the project: claims, figures and a hash do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, cast

from artifact.domain import Extraction
from artifact.domains.racing.shown import unique_ids
from artifact.errors import InputError
from artifact.files import read_json, read_jsonl
from artifact.generations import Generation as Written
from artifact.generations import claims_row as row_of_claims
from artifact.sources.release.files import check_files
from artifact.status import Status
from artifact.text.truncation import looks_truncated

_Rows = Sequence[Mapping[str, object]]
DomainName = Literal["racing", "weather"]
Extract = Callable[[str, str], Extraction]


@dataclass(frozen=True)
class Source:
    """A file of generations.

    Attributes:
        name: of its table of claims, `results/claims/NAME.parquet`.
        file: in the release's `results`.
        domain: that its texts belong to.
        benchmark: name under which the domain loads its instances.
    """

    name: str
    file: str
    domain: DomainName
    benchmark: str


SOURCES: tuple[Source, ...] = (
    Source("racing", "frontier.json", "racing", "released"),
    Source("racing_cover_all", "frontier_promptB.json", "racing", "released"),
    Source("racing_summary", "frontier_racesummary.json", "racing", "released_summaries"),
    Source("racing_guided", "method.json", "racing", "released_guided"),
    Source("racing_templates", "pilot_en.json", "racing", "released"),
    Source("racing_small_base", "out_base.jsonl", "racing", "released"),
    Source("racing_small_tuned", "out_ft.jsonl", "racing", "released"),
    Source("weather", "weather_gen.json", "weather", "released"),
)
_SMALL = {"out_base.jsonl": "Qwen2.5-3B (zero-shot)", "out_ft.jsonl": "Qwen2.5-3B (fine-tuned)"}


@dataclass(frozen=True)
class Generation:
    """One text of the release, or the lack of one.

    Attributes:
        source: see `SOURCES`.
        system: the model, as the release names it.
        lang: the language that was asked for.
        id: of the instance.
        decision_type: of the instance.
        text: empty if there was none.
        status: `ok`, `empty` or `truncated`.
        error: code of a failed call (`RateLimitReached`, ...), where the release tells.
    """

    source: str
    system: str
    lang: str
    id: str
    decision_type: str
    text: str
    status: Status
    error: str | None = None


def release_generations(folder: Path, sources: Iterable[str] | None = None) -> Iterator[Generation]:
    """All generations of the release, in its order.

    Args:
        folder: the release's.
        sources: names in `SOURCES`; all if None.

    Raises:
        InputError: a file is missing, differs from the pinned release, or is not of its shape.
    """
    chosen = [source for source in SOURCES if sources is None or source.name in set(sources)]
    check_files(folder, [f"results/{source.file}" for source in chosen])
    for source in chosen:
        path = folder / "results" / source.file
        try:
            yield from _read(source, path)
        except (KeyError, TypeError) as error:
            raise InputError(f"not the release's file of that name ({error!r})", where=str(path)) from None


def claims_of_release(
    folder: Path, extract: Mapping[DomainName, Extract], sources: Iterable[str] | None = None
) -> Iterator[tuple[str, dict[str, object]]]:
    """What an extractor reads in each generation.

    Args:
        folder: the release's.
        extract: by domain, `(text, lang) -> Extraction`.
        sources: names in `SOURCES`; all if None.

    Yields:
        Name of the source, and `claims_row` of each of its generations.
    """
    domains = {source.name: source.domain for source in SOURCES}
    for generation in release_generations(folder, sources):
        yield generation.source, claims_row(generation, extract[domains[generation.source]])


def claims_row(generation: Generation, extract: Extract) -> dict[str, object]:
    """Its row of `results/claims` (see `artifact.generations.claims_row`), whatever language the text is in."""
    written = Written(
        id=generation.id,
        system=generation.system,
        lang=generation.lang,
        text=generation.text,
        status=generation.status,
        claims=None,
        where=f"{generation.source}/{generation.system}/{generation.lang}/{generation.id}",
    )
    return row_of_claims(written, generation.decision_type, extract, told="auto")


def release_scores(folder: Path) -> dict[str, list[dict[str, object]]]:
    """The release's own counts a generation, by extractor: `regex`, `llm` and `xfam` (another model family).

    Returns:
        Rows of system, lang, id, n_claims, supported, contradicted, unverifiable.
    """
    files = {"regex": "frontier.json", "llm": "frontier_llm.json", "xfam": "frontier_xfam.json"}
    check_files(folder, [f"results/{name}" for name in files.values()])
    out: dict[str, list[dict[str, object]]] = {}
    for name, file in files.items():
        runs = cast("Mapping[str, _Rows]", _object(folder / "results" / file)["runs"])
        out[name] = [
            {"system": system, "lang": lang, "id": row["id"]}
            | {count: row[count] for count in ("n_claims", "supported", "contradicted", "unverifiable")}
            for run, rows in runs.items()
            for system, lang in [run.split("|")]
            for row in rows
        ]
    return out


def _read(source: Source, path: Path) -> Iterator[Generation]:
    if path.suffix == ".jsonl":
        for _, line in read_jsonl(path):
            yield _generation(source, _SMALL[source.file], "en", line)
        return
    whole = _object(path)
    if source.file == "method.json":
        guided = cast(_Rows, whole["rows"])
        names = unique_ids([cast(str, row["id"]) for row in guided])  # some ids stand for two instances, in order
        for name, row in zip(names, guided, strict=True):
            yield _generation(source, f"{whole['deployment']} (verifier-guided)", "en", {**row, "id": name})
        return
    for run, content in cast("Mapping[str, _Rows | Mapping[str, _Rows]]", whole["runs"]).items():
        rows = content["per_instance"] if isinstance(content, Mapping) else content
        system, _, lang = run.partition("|")
        for row in rows:
            yield _generation(source, system, lang or cast(str, whole["lang"]), row)


def _generation(source: Source, system: str, lang: str, row: Mapping[str, object]) -> Generation:
    text = cast("str | None", row.get("text")) or ""
    name = cast(str, row["id"])
    error = cast("str | None", row.get("error"))
    return Generation(
        source=source.name,
        system=system,
        lang=lang,
        id=name,
        decision_type="forecast" if source.domain == "weather" else _decision_type(name),
        text=text,
        status=_status(text),
        error=_error_code(error) if error else None,
    )


def _status(text: str) -> Status:
    if not text.strip():
        return Status.EMPTY
    return Status.TRUNCATED if looks_truncated(text) else Status.OK


def _decision_type(name: str) -> str:
    kind = name.split("::")[1]
    return "stint_strategy" if kind == "stint" else kind


def _error_code(message: str) -> str:
    """The code in an API's error message, or its HTTP status."""
    code = re.search(r"'code': '([^']+)'", message) or re.search(r"Error code: (\d+)", message)
    return code[1] if code else "unknown"


def _object(path: Path) -> dict[str, object]:
    value = read_json(path)
    if not isinstance(value, dict):
        raise InputError("not the release's file of that name (a JSON object is expected)", where=str(path))
    return value
