"""Kill -9 at random moments: nothing finished is lost, and no half file is taken for whole.

`ARTIFACT_RECORD=FOLDER` keeps what the slow run found (`make reliability`).
"""

from __future__ import annotations

import importlib.util
import os
import random
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pandas as pd
import pytest

from artifact.domain import get_domain
from artifact.files import write_json, write_jsonl, write_text
from artifact.paths import root
from kills import Record, Scenario, torment
from messages_service import KEY, Answer, Service, message

SLOW = {"generate": 40, "extract": 45, "score": 45, "oracle build": 40, "reproduce": 20, "finetune": 10}
QUICK = {"generate": 2, "extract": 3, "score": 3, "oracle build": 2}
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


def _texts(folder: Path, count: int) -> Path:
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


def _extract(folder: Path, _: Service) -> Scenario:
    texts = _texts(folder, 2)

    def command(out: Path) -> list[object]:
        options = ("--domain", "weather", "--in", texts, "--out", out / "claims.parquet", "--partitioned")
        return ["extract", *options]

    return Scenario("extract", command, before=SMALL, kept=lambda name: "part-" in name)


def _score(folder: Path, _: Service) -> Scenario:
    texts = _texts(folder, 2)

    def command(out: Path) -> list[object]:
        options = ("--domain", "weather", "--out", out / "counts.parquet", "--partitioned", "--boot", 100)
        return ["score", texts, *options]

    return Scenario("score", command, before=SMALL, kept=lambda name: "part-" in name)


def _generate(folder: Path, service: Service) -> Scenario:
    def answer(body: dict[str, object]) -> Answer:
        return Answer(body=message("High near 71 °F.").body, wait=0.05)

    service.answers = [answer]

    def command(out: Path) -> list[object]:
        where = ("--base-url", service.url, "--api-key-env", "TEST_API_KEY", "--store", out / "replies")
        what = ("--domain", "weather", "--limit", 24, "--concurrency", 2, "--out", out / "texts.jsonl")
        return ["generate", "--model", "tiny-1", *where, *what]

    return Scenario(
        "generate", command, lambda out: {"TEST_API_KEY": KEY}, final=lambda name: name == "texts.jsonl",
        kept=lambda name: name.startswith("replies/"),
    )  # fmt: skip


def _oracle(folder: Path, _: Service) -> Scenario:
    laps, results = [], []
    drivers = [f"{a}{a}{b}" for a in "ABCDEFGHIJ" for b in "AB"]
    for number in range(1, 5):
        race = {"Year": 2031, "RoundNumber": number, "EventName": f"Invented {number} Grand Prix"}
        for place, driver in enumerate(drivers, start=1):
            for lap in range(1, 41):
                end = 3600.0 + 2 * place + 90 * lap
                laps.append(
                    race
                    | {
                        "Driver": driver, "DriverNumber": str(place), "LapNumber": float(lap), "Time": end,
                        "LapTime": 90.0, "Stint": 1.0 + (lap > 20), "Compound": "SOFT" if lap <= 20 else "HARD",
                        "TyreLife": float(lap if lap <= 20 else lap - 20), "TrackStatus": "1",
                        "PitInTime": end - 5 if lap == 20 else None, "PitOutTime": end - 70 if lap == 21 else None,
                        "IsAccurate": lap not in (20, 21), "FastF1Generated": False, "Position": float(place),
                    }
                )  # fmt: skip
            results.append(
                race
                | {
                    "Driver": driver, "TeamName": f"Team {driver[0]}", "Position": place, "ClassifiedPosition": place,
                    "GridPosition": place, "Status": "Finished", "Laps": 40, "Points": 0.0,
                }
            )  # fmt: skip
    table = pd.DataFrame(laps)
    for column in ("Time", "LapTime", "PitInTime", "PitOutTime"):
        table[column] = pd.to_timedelta(pd.to_numeric(table[column]), unit="s")
    table.to_parquet(folder / "laps.parquet")
    pd.DataFrame(results).to_parquet(folder / "results.parquet")

    def command(out: Path) -> list[object]:
        sources = ("--laps", folder / "laps.parquet", "--results", folder / "results.parquet")
        return ["oracle", "build", *sources, "--out", out]

    return Scenario("oracle build", command, kept=lambda name: True)


def _reproduce(folder: Path, _: Service) -> Scenario:
    """A small project of one notebook, in a copy of the package: the command writes into the checkout that holds it."""

    def command(out: Path) -> list[object]:
        if not out.is_dir():
            shutil.copytree(root() / "src", out / "src", ignore=shutil.ignore_patterns("__pycache__"))
            shutil.copy(root() / "pyproject.toml", out)
            write_text(out / "notebooks" / "01_line.py", NOTEBOOK)
            write_text(out / "experiments.yml", "01_line:\n  inputs: []\n")
            (out / "results").mkdir()
        return ["reproduce", "--only", "line"]

    def environment(out: Path) -> dict[str, str]:
        path = os.pathsep.join([str(out / "src"), *sys.path])
        return {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}

    def is_made(name: str) -> bool:
        return name.startswith(("results/", "book/"))

    return Scenario("reproduce", command, environment, fresh=True, final=is_made, kept=is_made)


def _finetune(folder: Path, _: Service) -> Scenario:
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


SCENARIOS: dict[str, Callable[[Path, Service], Scenario]] = {
    "generate": _generate, "extract": _extract, "score": _score, "oracle build": _oracle,
    "reproduce": _reproduce, "finetune": _finetune,
}  # fmt: skip


def _check(name: str, kills: int, folder: Path, service: Service) -> Record:
    record = torment(SCENARIOS[name](folder, service), folder, kills, random.Random(f"{name} {kills}"))
    assert record.kills == kills
    assert record.half_files == [] and record.items_lost == [] and record.faults == []
    return record


@pytest.mark.parametrize(("name", "kills"), QUICK.items())
def test_a_few_kills(name: str, kills: int, tmp_path: Path, service: Service) -> None:
    _check(name, kills, tmp_path, service)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_two_hundred_kills(tmp_path: Path, service: Service) -> None:
    assert sum(SLOW.values()) == 200
    records = []
    for name, kills in SLOW.items():
        if name == "finetune" and importlib.util.find_spec("peft") is None:
            continue
        folder = tmp_path / name.replace(" ", "_")
        folder.mkdir()
        records.append(_check(name, kills, folder, service))
        if kept := os.environ.get("ARTIFACT_RECORD"):
            rows = [
                {
                    "command": record.command,
                    "kills": record.kills,
                    "in_the_middle": record.in_the_middle,
                    "ended_before": record.ended_before,
                    "items_lost": len(record.items_lost),
                    "half_files": len(record.half_files),
                }
                for record in records
            ]
            write_json(Path(kept) / "kills.json", {"seed": "the command and its number of kills", "commands": rows})
