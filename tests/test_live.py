from __future__ import annotations

import pytest

from artifact.errors import ArtifactError
from artifact.live import plan
from artifact.paths import data
from artifact.verdict import read_published


def test_a_generation_is_planned_by_the_command_itself() -> None:
    one = plan("artifact generate --model claude-sonnet-4-6 --lang pt --out x.jsonl && artifact score x.jsonl")
    three = plan("artifact generate --model claude-sonnet-4-6 --lang en,es,pt --out x.jsonl")
    assert one is not None and three is not None
    assert (one.calls, three.calls) == (207, 621)
    assert one.cost_usd is not None and three.cost_usd is not None and 0 < one.cost_usd < three.cost_usd


def test_other_commands_have_no_plan() -> None:
    assert plan("artifact finetune --model X --out run") is None


def test_a_command_that_would_fail_is_told() -> None:
    with pytest.raises(ArtifactError, match="artifact generate --model claude-sonnet-4-6 --lang fr"):
        plan("artifact generate --model claude-sonnet-4-6 --lang fr")


def test_every_row_that_needs_more_than_the_release_names_a_command() -> None:
    for row in read_published(data() / "published.csv"):
        assert bool(row.command) == (row.needs != "release"), row.id
        assert not row.command or row.command.startswith("artifact ")
