"""Commands that write, and small inputs for them: what is killed, starved of space, and run twice at once."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pandas as pd

from artifact.domain import get_domain
from artifact.files import write_jsonl, write_text
from artifact.paths import root
from kills import Scenario
from messages_service import KEY, Answer, Service, message

SMALL = "import artifact.streaming as streaming; streaming.PART = 25"
NOTEBOOK = """# %% [markdown]
# # A line
#
# {glue:text}`total`

# %% tags=["parameters"]
slope: float = 1.5  # of the line

# %%
from artifact.report import Report
from artifact.tables import Column

report = Report()
rows = [{"x": x, "y": slope * x} for x in range(300)]
report.table("line", rows, [Column("x", "x"), Column("y", "y", ".1f")], caption="Points", signature="line@1")
report.text("total", "There are points.")
report.close({"slope": slope})
"""


def texts(folder: Path, count: int) -> Path:
    """Templates of all weather records, `count` systems of them."""
    domain = get_domain("weather")
    records = list(domain.load("released", "corrected").items())
    write_jsonl(
        folder / "texts.jsonl",
        (
            {"id": name, "lang": lang, "system": f"s{k}", "text": domain.template(record, lang)}
            for k in range(count)
            for name, record in records
            for lang in ("en", "es", "pt")
        ),
    )
    return folder / "texts.jsonl"


def extract(folder: Path, _: Service) -> Scenario:
    lines = texts(folder, 2)

    def command(out: Path) -> list[object]:
        options = ("--domain", "weather", "--in", lines, "--out", out / "claims.parquet", "--partitioned")
        return ["extract", *options]

    return Scenario("extract", command, before=SMALL, kept=lambda name: "part-" in name)


def score(folder: Path, _: Service) -> Scenario:
    lines = texts(folder, 2)

    def command(out: Path) -> list[object]:
        options = ("--domain", "weather", "--out", out / "counts.parquet", "--partitioned", "--boot", 100)
        return ["score", lines, *options]

    return Scenario("score", command, before=SMALL, kept=lambda name: "part-" in name)


def generate(folder: Path, service: Service, *, wait: float = 0.05, count: int = 24) -> Scenario:
    def answer(body: dict[str, object]) -> Answer:
        return Answer(body=message("High near 71 °F.").body, wait=wait)

    service.answers = [answer]

    def command(out: Path) -> list[object]:
        where = ("--base-url", service.url, "--api-key-env", "TEST_API_KEY", "--store", out / "replies")
        what = ("--domain", "weather", "--limit", count, "--concurrency", 2, "--out", out / "texts.jsonl")
        return ["generate", "--model", "tiny-1", *where, *what]

    return Scenario(
        "generate", command, lambda out: {"TEST_API_KEY": KEY}, final=lambda name: name == "texts.jsonl",
        kept=lambda name: name.startswith("replies/"),
    )  # fmt: skip


def laps(folder: Path, races: int = 4, drivers: int = 20, count: int = 40) -> list[object]:
    """Tables of invented races, as options of `oracle build`."""
    rows, results = [], []
    names = [f"{a}{a}{b}" for a in "ABCDEFGHIJ" for b in "AB"][:drivers]
    half = count // 2
    for number in range(1, races + 1):
        race = {"Year": 2031, "RoundNumber": number, "EventName": f"Invented {number} Grand Prix"}
        for place, driver in enumerate(names, start=1):
            for lap in range(1, count + 1):
                end = 3600.0 + 2 * place + 90 * lap
                rows.append(
                    race
                    | {
                        "Driver": driver, "DriverNumber": str(place), "LapNumber": float(lap), "Time": end,
                        "LapTime": 90.0, "Stint": 1.0 + (lap > half), "Compound": "SOFT" if lap <= half else "HARD",
                        "TyreLife": float(lap if lap <= half else lap - half), "TrackStatus": "1",
                        "PitInTime": end - 5 if lap == half else None,
                        "PitOutTime": end - 70 if lap == half + 1 else None,
                        "IsAccurate": lap not in (half, half + 1), "FastF1Generated": False, "Position": float(place),
                    }
                )  # fmt: skip
            results.append(
                race
                | {
                    "Driver": driver, "TeamName": f"Team {driver[0]}", "Position": place, "ClassifiedPosition": place,
                    "GridPosition": place, "Status": "Finished", "Laps": count, "Points": 0.0,
                }
            )  # fmt: skip
    table = pd.DataFrame(rows)
    for column in ("Time", "LapTime", "PitInTime", "PitOutTime"):
        table[column] = pd.to_timedelta(pd.to_numeric(table[column]), unit="s")
    table.to_parquet(folder / "laps.parquet")
    pd.DataFrame(results).to_parquet(folder / "results.parquet")
    return ["--laps", folder / "laps.parquet", "--results", folder / "results.parquet"]


def oracle(folder: Path, _: Service) -> Scenario:
    sources = laps(folder)
    return Scenario("oracle build", lambda out: ["oracle", "build", *sources, "--out", out], kept=lambda name: True)


def reproduce(folder: Path, _: Service) -> Scenario:
    """A small project of one notebook, in a copy of the package: the command writes into the checkout that holds it."""

    def environment(out: Path) -> dict[str, str]:
        path = os.pathsep.join([str(out / "src"), *sys.path])
        return {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}

    def is_made(name: str) -> bool:
        return name.startswith(("results/", "book/"))

    return Scenario(
        "reproduce", lambda out: ["reproduce", "--only", "line"], environment,
        prepare=small_project, fresh=True, final=is_made, kept=is_made,
    )  # fmt: skip


def small_project(out: Path) -> None:
    """One notebook, in a copy of the package."""
    shutil.copytree(root() / "src", out / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(root() / "pyproject.toml", out)
    write_text(out / "notebooks" / "01_line.py", NOTEBOOK)
    write_text(out / "experiments.yml", "01_line:\n  inputs: []\n")
    (out / "results").mkdir()


def finetune(folder: Path, _: Service) -> Scenario:
    from artifact.tune.pairs import Pair
    from tiny_model import make_tiny

    make_tiny(folder / "tiny")
    pairs = [
        Pair(f"r{i}", "en", "undercut", "race", "standard", f"AAA lap {i}, BBB lap {i + 2}", (f"AAA {i}.",))
        for i in range(8)
    ]
    write_jsonl(folder / "pairs.jsonl", (pair.to_json() for pair in pairs))

    def command(out: Path) -> list[object]:
        options = ("--steps", 40, "--rank", 4, "--checkpoint-every", 2, "--threads", 1, "--json")
        return ["finetune", "--model", folder / "tiny", "--pairs", folder / "pairs.jsonl", "--out", out, *options]

    def is_adapter(name: str) -> bool:
        """It is written at every checkpoint; after all steps it is the same to the last bit."""
        return name == "adapter_model.safetensors"

    return Scenario("finetune", command, fresh=True, final=lambda name: False, ended=is_adapter)


KILLED: dict[str, Callable[[Path, Service], Scenario]] = {
    "generate": generate, "extract": extract, "score": score, "oracle build": oracle,
    "reproduce": reproduce, "finetune": finetune,
}  # fmt: skip


def score_files(folder: Path, _: Service, suffix: str = ".jsonl") -> Scenario:
    lines = texts(folder, 1)

    def command(out: Path) -> list[object]:
        return ["score", lines, "--domain", "weather", "--boot", 100, "--out", out / f"counts{suffix}"]

    return Scenario(f"score {suffix}", command)


def score_on_two(folder: Path, _: Service) -> Scenario:
    scenario = score(folder, _)
    return Scenario(
        "score --jobs 2", lambda out: [*scenario.command(out), "--jobs", 2], before=SMALL, kept=scenario.kept
    )


def extract_files(folder: Path, _: Service, suffix: str = ".jsonl") -> Scenario:
    lines = texts(folder, 1)

    def command(out: Path) -> list[object]:
        return ["extract", "--domain", "weather", "--in", lines, "--out", out / f"claims{suffix}"]

    return Scenario(f"extract {suffix}", command)


def judge(folder: Path, _: Service) -> Scenario:
    questions = [
        {"id": f"q{k}", "question": f"How many racks has hall {k}?", "reference_answer": f"Hall {k} has {k + 2} racks."}
        for k in range(40)
    ]
    answers = [
        {"id": f"q{k}", "system": system, "answer": f"Hall {k} has {k + more} racks."}
        for k in range(40)
        for system, more in (("ash", 2), ("elm", 7))
    ]
    write_jsonl(folder / "questions.jsonl", questions)
    write_jsonl(folder / "answers.jsonl", answers)

    def command(out: Path) -> list[object]:
        references = ("--references", folder / "questions.jsonl")
        return ["judge", "rescore", folder / "answers.jsonl", *references, "--out", out / "judged.jsonl"]

    return Scenario("judge rescore", command, final=lambda name: name == "judged.jsonl")


def benchmark(folder: Path, _: Service, form: str = "jsonl") -> Scenario:
    from artifact.domains.racing.oracle import derive
    from artifact.domains.racing.oracle.tables import write_tables
    from artifact.sources.laps import load_races

    laps(folder, races=2)
    found = load_races(folder / "laps.parquet", folder / "results.parquet")
    write_tables(folder / "oracle", [derive(race, "corrected") for race in found])

    def command(out: Path) -> list[object]:
        return ["benchmark", "build", "--oracle", folder / "oracle", "--format", form, "--out", out]

    return Scenario(f"benchmark build --format {form}", command)


def pairs(folder: Path, _: Service) -> Scenario:
    def command(out: Path) -> list[object]:
        counts = ("--stint", 8, "--battle", 4)
        return ["sft", "build", "--benchmark", "corrected", *counts, "--out", out / "pairs.jsonl"]

    return Scenario("sft build", command)


def explain(folder: Path, _: Service) -> Scenario:
    domain = get_domain("weather")
    name, record = next(iter(domain.load("released", "corrected").items()))
    said = domain.template(record, "en")

    def command(out: Path) -> list[object]:
        return ["explain", name, "--domain", "weather", "--text", said, "--html", out / "page.html"]

    return Scenario("explain --html", command)


def compare(folder: Path, _: Service) -> Scenario:
    lines = texts(folder, 1)
    short = folder / "short.jsonl"
    short.write_text("".join(lines.read_text("utf-8").splitlines(keepends=True)[::2]).replace('"s0"', '"s1"'), "utf-8")

    def command(out: Path) -> list[object]:
        options = ("--domain", "weather", "--boot", 100, "--html", out / "page.html")
        return ["compare", lines, short, *options]

    return Scenario("compare --html", command)


def run_one(folder: Path, service: Service) -> Scenario:
    scenario = reproduce(folder, service)

    return Scenario(
        "run", lambda out: ["run", "line", "-p", "slope", "2.5"], scenario.environment,
        prepare=small_project, fresh=True,
        final=lambda name: name.startswith("results/runs/") and not name.endswith("manifest.json"),
    )  # fmt: skip


WRITERS: dict[str, Callable[[Path, Service], Scenario]] = {
    "generate": lambda folder, service: generate(folder, service, wait=0, count=12),
    "extract": extract_files,
    "extract, parquet": lambda folder, service: extract_files(folder, service, ".parquet"),
    "extract, parts": extract,
    "score": score_files,
    "score, csv": lambda folder, service: score_files(folder, service, ".csv"),
    "score, parquet": lambda folder, service: score_files(folder, service, ".parquet"),
    "score, parts": score,
    "score, parts by two": score_on_two,
    "judge rescore": judge,
    "oracle build": oracle,
    "benchmark build": benchmark,
    "benchmark build, parquet": lambda folder, service: benchmark(folder, service, "parquet"),
    "sft build": pairs,
    "explain --html": explain,
    "compare --html": compare,
    "run": run_one,
    "reproduce": reproduce,
}  # fmt: skip
