"""The parts of the package and which may use which.

Invariant: every module belongs to one part, and a part uses only parts listed before it. What must go the other way is
done by name, at the moment it is needed, and is listed in `LATE`. The picture in the book is drawn from the imports,
and a test holds them to this list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from artifact.fingerprint import imports, package_modules


@dataclass(frozen=True)
class Part:
    """Some modules with one purpose.

    Attributes:
        name: as in the picture.
        place: in the picture, (from left to right in [0, 1], row with 0 at the bottom).
        modules: names below `artifact`, each standing for what is below it too.
        purpose: one line.
        portable: whether it imports the standard library alone, so that it runs in a browser.
    """

    name: str
    place: tuple[float, int]
    modules: tuple[str, ...]
    purpose: str
    portable: bool = False


PARTS: tuple[Part, ...] = (
    Part(
        "ground", (0.5, 0),
        ("errors", "files", "paths", "status", "console", "repository", "parallel", "cluster", "tabular",
         "machine"),
        "errors that a user can act on, whole files, statuses, terminals, processes",
    ),
    Part(
        "text", (0.7, 1), ("text",), "tokens, numbers, sentences, languages and cut-off ends of texts", portable=True,
    ),
    Part(
        "claims", (0.3, 1), ("claim", "domain", "score", "explain"),
        "claims, facts, records; verification, counts, scores and signatures", portable=True,
    ),
    Part(
        "racing", (0.37, 2), ("domains.racing",),
        "claim kinds, records, wording and rules of Formula 1 strategy, and its oracle",
    ),
    Part("weather", (0.63, 2), ("domains.weather",), "claim kinds, records, wording and rules of weather forecasts"),
    Part(
        "sources", (0.5, 3), ("sources", "generations", "benchmark", "benchmark_counts", "packaged", "datacard"),
        "lap tables, FastF1, forecasts, the paper's release, generations, packaged facts",
    ),
    Part(
        "reading", (0.5, 4),
        ("extractors", "extraction", "extract_eval", "seen", "partitions", "streaming", "scoring", "stats",
         "stored_claims", "gold"),
        "from texts to claims to tables of counts, with resampled scores",
    ),
    Part(
        "analysis", (0.37, 5), ("agreement", "contrasts", "inversion", "perturbation", "audit"),
        "agreement, ranks, perturbation, audit of what a score measures",
    ),
    Part(
        "models", (0.63, 5), ("models", "generate", "guide", "guided_rounds", "llm_extract", "judge", "tune"),
        "asking models, judging answers, writing and training",
    ),
    Part(
        "notebooks", (0.15, 6),
        ("experiments", "fingerprint", "figures", "tables", "report", "execute", "reproduce", "timings", "runs",
         "reference", "verdict", "architecture"),
        "running notebooks by content, tables, figures, verdicts, the comparison with the reference",
    ),
    Part("pages", (0.85, 6), ("book", "page", "html", "browser", "web"), "the book, and views in a browser"),
    Part("commands", (0.5, 7), ("cli", "commands", "__main__", "live"), "the command line"),
)  # fmt: skip

# Imports by name, at the moment of use, from an earlier part to a later one.
LATE: frozenset[tuple[str, str]] = frozenset(
    {
        ("claims", "racing"),  # a domain is found by its name
        ("claims", "weather"),
        ("text", "claims"),  # names of languages
        ("reading", "models"),  # an extractor that asks a model
        ("racing", "sources"),  # the benchmark that is in the release alone
    }
)


def part_of(module: str) -> Part | None:
    """The part of a module such as `artifact.domains.racing.claims`; None for the bare packages that hold parts."""
    name = module.removeprefix("artifact").removeprefix(".")
    for part in PARTS:
        if any(name == own or name.startswith(f"{own}.") for own in part.modules):
            return part
    return None


def modules_of(part: Part) -> Mapping[str, Path]:
    """The modules of a part by name."""
    return {name: path for name, path in package_modules().items() if part_of(name) == part}


def uses() -> Mapping[tuple[str, str], int]:
    """How many imports lead from one part to another, itself left out."""
    out: dict[tuple[str, str], int] = {}
    for source, target, _ in _imports():
        if source != target:
            out[source.name, target.name] = out.get((source.name, target.name), 0) + 1
    return out


def upward() -> list[str]:
    """Imports that go against the order and are not in `LATE`, one line each."""
    order = {part.name: place for place, part in enumerate(PARTS)}
    return [
        f"{line}: {source.name} must not use {target.name}"
        for source, target, line in _imports()
        if order[source.name] < order[target.name] and (source.name, target.name) not in LATE
    ]


def drawn() -> list[tuple[str, str]]:
    """The arrows of the picture: uses that do not follow from others."""
    order = {part.name: place for place, part in enumerate(PARTS)}
    edges = {(source, target) for source, target in uses() if order[source] > order[target]}

    def reaches(start: str, end: str, without: tuple[str, str]) -> bool:
        return any(
            target == end or reaches(target, end, without)
            for source, target in edges
            if source == start and (source, target) != without
        )

    return sorted(edge for edge in edges if not reaches(*edge, edge))


def _imports() -> Iterator[tuple[Part, Part, str]]:
    modules = package_modules()
    for name, path in modules.items():
        source = part_of(name)
        for imported in imports(path):
            target = part_of(imported) if imported in modules else None
            if source is not None and target is not None:
                yield source, target, f"{name} imports {imported}"
