"""Kill -9 at random moments: nothing finished is lost, and no half file is taken for whole.

`ARTIFACT_RECORD=FOLDER` keeps what the slow run found (`make reliability`).
"""

from __future__ import annotations

import importlib.util
import os
import random
from pathlib import Path

import pytest

from artifact.files import write_json
from kills import Record, torment
from messages_service import Service
from scenarios import KILLED

SLOW = {"generate": 40, "extract": 45, "score": 45, "oracle build": 40, "reproduce": 20, "finetune": 10}
QUICK = {"generate": 2, "extract": 3, "score": 3, "oracle build": 2}


def _check(name: str, kills: int, folder: Path, service: Service) -> Record:
    record = torment(KILLED[name](folder, service), folder, kills, random.Random(f"{name} {kills}"))
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
