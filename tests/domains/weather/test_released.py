"""What the rules find in the released generations, beside what the paper published of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifact.domain import get_domain
from artifact.paths import data
from artifact.score import RELEASE
from artifact.scoring import score_claims
from artifact.stats import summary
from artifact.stored_claims import load_claims
from artifact.verdict import read_published


def published() -> dict[tuple[str, str, str], float]:
    """Published values by system, language and metric."""
    rows = read_published(data() / "published.csv")
    return {(r.system, r.lang, r.metric): r.value for r in rows if r.experiment == "weather" and r.value is not None}


@pytest.fixture(scope="module")
def ours() -> dict[tuple[str, str], dict[str, float]]:
    """Scores of the committed claims under the release's definitions, by system and language."""
    counts = score_claims(load_claims("weather"), get_domain("weather"), RELEASE)
    table = summary(counts, RELEASE, n_boot=100, seed=1)
    return {(row["system"], row["lang"]): row for row in table.to_dict("records")}


def test_published_precision_is_met(ours: dict[tuple[str, str], dict[str, float]]) -> None:
    theirs = published()
    away = {pair: row["precision"] - theirs[*pair, "precision"] for pair, row in ours.items()}
    assert len(away) == 15
    # two extractors on the same texts: within 6 points everywhere, and not to one side
    assert max(map(abs, away.values())) < 0.06
    assert abs(sum(away.values()) / len(away)) < 0.01


def test_published_recall_and_claims_are_too_small_by_one_factor(
    ours: dict[tuple[str, str], dict[str, float]],
) -> None:
    theirs = published()
    for pair, row in ours.items():
        by_claims = theirs[*pair, "claims_per_inst"] / row["claims_per_text"]
        by_recall = theirs[*pair, "recall"] / row["recall"]
        assert by_recall == pytest.approx(by_claims, abs=0.09)
    # the one run in which the published extractor answered throughout
    assert theirs["DeepSeek-V3.2", "en", "recall"] / ours["DeepSeek-V3.2", "en"]["recall"] > 0.95


@pytest.mark.shared
def test_the_release_builds_the_packaged_periods(release: Path, tmp_path: Path) -> None:
    from click.testing import CliRunner

    from artifact.commands.weather import command

    out = tmp_path / "periods.jsonl"
    result = CliRunner().invoke(command, ["build", "--release", str(release), "--out", str(out)])
    assert result.exit_code == 0, result.output
    assert out.read_bytes() == (data() / "weather" / "periods.jsonl").read_bytes()
