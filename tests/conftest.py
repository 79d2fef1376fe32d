"""Shared fixtures. Tests run offline; what they need from outside the project is found here, or they are skipped."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from artifact.claim import Claim
from artifact.cli import main
from artifact.domain import Domain, Extraction, Record, Rules
from artifact.domains.racing import claims as racing
from artifact.status import Status
from messages_service import client, service  # noqa: F401, the fixtures of all tests that ask a model
from tiny_model import tiny  # noqa: F401, the fixture of all tests that train one

# a busy machine is slow to make examples: that is no fault of the code
settings.register_profile("project", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("project")

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder with lap tables, the paper's release and gold claims, which the project does not contain."""
    folder = Path(os.environ.get("ARTIFACT_SHARED", ROOT.parent / "shared"))
    if not folder.is_dir():
        pytest.skip("needs the folder with laps, release and gold claims (set ARTIFACT_SHARED)")
    return folder


@pytest.fixture(scope="session")
def release(shared: Path) -> Path:
    """The data files of the paper's public release."""
    folder = Path(os.environ.get("ARTIFACT_RELEASE", shared / "release"))
    if not folder.is_dir():
        pytest.skip("needs the paper's release (set ARTIFACT_RELEASE)")
    return folder


@pytest.fixture(scope="session")
def race() -> Record:
    """AAA stopped on lap 14 (SOFT to HARD) and won; BBB stopped on lap 12 for tyres that the data do not name."""
    return Record(
        id="2031_Test::undercut::AAA_BBB",
        domain="toy",
        decision_type="undercut",
        cluster="2031_Test",
        split="test",
        facts=(
            racing.PitLap(driver="AAA", lap=14),
            racing.NStops(driver="AAA", n=1),
            racing.CompoundChange(driver="AAA", from_="SOFT", to="HARD"),
            racing.Battle(kind="undercut", attacker="BBB", defender="AAA"),
            racing.Gain(value=2.2),
            racing.PitLap(driver="BBB", lap=12),
            racing.CompoundChange(driver="BBB", from_="SOFT", to=None),
            racing.Winner(driver="AAA"),
            racing.StintPace(driver="AAA", compound="HARD", seconds=91.5),
        ),
        required=(
            racing.Battle(kind="undercut", attacker="BBB", defender="AAA"),
            racing.Gain(value=2.2),
            racing.PitLap(driver="BBB", lap=12),
            racing.PitLap(driver="AAA", lap=14),
        ),
        decides=(
            *(kind(driver=code) for kind in (racing.PitLap, racing.CompoundChange) for code in ("AAA", "BBB")),
            racing.NStops(driver="AAA"),
            racing.Battle(attacker="BBB", defender="AAA"),
            racing.Gain(),
            racing.Winner(),
        ),
    )


@pytest.fixture(scope="session")
def toy(race: Record) -> Domain:
    """A domain of one record with the racing claim kinds; its texts are claims written as `pit_lap AAA 14; ...`."""
    core = frozenset(kind.type for kind in racing.CORE)

    def extract(text: str, lang: str = "auto") -> Extraction:
        claims: list[Claim] = []
        for part in filter(None, (part.split() for part in text.split(";"))):
            kind = racing.KINDS[part[0]]
            raw = {
                spec.wire: word if spec.kind == "str" else float(word)
                for spec, word in zip(kind.specs(), part[1:], strict=False)
                if word != "?"
            }
            claims.append(kind.from_fields(raw))
        return Extraction(Status.OK, tuple(dict.fromkeys(claims)), "en" if lang == "auto" else lang)

    return Domain(
        name="toy",
        version="1",
        kinds=racing.KINDS,
        rules={
            "corrected": Rules("corrected", core),
            "paper": Rules(
                "paper",
                core,
                credit={"pit_lap": ("driver", "lap"), "n_stops": ("driver",), "compound_change": ("driver",)},
                vague_is_supported=True,
            ),
        },
        decision_types=("undercut",),
        extract=extract,
        context=lambda record, lang: "; ".join(fact.type for fact in record.facts),
        question=lambda record, lang, style: f"{style} question",
        template=lambda record, lang: "",
        falsify=lambda fact, rng: fact,
        say=lambda claims, record, lang: "",
        load=lambda benchmark, rules: {race.id: race},
        benchmarks=("released",),
    )


@dataclass(frozen=True)
class Ran:
    """How a command ended."""

    code: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Run `artifact ARGUMENTS`."""

    def call(*arguments: object) -> Ran:
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        code = ended.value.code
        assert isinstance(code, int)
        assert "Traceback" not in err
        return Ran(code, out, err)

    return call
