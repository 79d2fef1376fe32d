"""What `artifact reproduce` ends with."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifact.commands.reproduce import show_verdicts
from artifact.paths import results


def test_it_ends_with_the_verdict_on_each_claim(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "verdict_front.csv"
    table.write_text('Claim,Verdict,Why,Chapter\n"Small, but complete.",**reproduced**,because,here\n', "utf-8")
    show_verdicts(table)
    shown = capsys.readouterr().out
    assert "Small, but complete." in shown and "reproduced" in shown
    assert "*" not in shown and "because" not in shown


def test_the_committed_verdicts_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    show_verdicts(results() / "tables" / "verdict_front.csv")
    assert "The most precise frontier system ranks last by F1." in capsys.readouterr().out
