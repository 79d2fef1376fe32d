"""Judging the release's generations by the words of templates, on invented texts about packaged records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from artifact.domain import get_domain
from artifact.errors import InputError
from artifact.judge.judgement import CEILING
from artifact.judge.released import judge_release
from artifact.sources.release import Generation
from artifact.status import Status

DOMAIN = get_domain("weather")
RECORD = next(iter(DOMAIN.load("released", "corrected").values()))


def test_what_is_said_of_each_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    truth = DOMAIN.template(RECORD, "en")
    high = int(float(str(RECORD.facts[0].to_json()["value"])))
    assert str(high) in truth

    def generation(lang: str, text: str, status: Status = Status.OK) -> Generation:
        return Generation("weather", "m", lang, RECORD.id, RECORD.decision_type, text, status)

    def given(folder: Path, sources: Iterable[str]) -> Iterator[Generation]:
        assert folder == tmp_path and list(sources) == ["weather"]
        yield generation("en", truth)
        yield generation("en", truth.replace(str(high), str(high + 30)))
        yield generation("pt", DOMAIN.template(RECORD, "pt"))
        yield generation("en", "", Status.EMPTY)

    monkeypatch.setattr("artifact.judge.released.release_generations", given)
    steps: list[int] = []
    right, wrong, other, empty = judge_release(tmp_path, ["weather"], steps.append)
    assert len(steps) == 4
    assert (right["correctness"], right["contradicted"], right["n_chars"]) == (1.0, 0, len(truth))
    assert (wrong["agreed"], wrong["contradicted"]) == (3, 1)
    assert wrong["correctness"] == pytest.approx(CEILING * 3 / 4)
    assert (other["lang"], other["correctness"]) == ("pt", 1.0)
    assert (empty["status"], empty["correctness"], empty["agreed"]) == ("empty", None, 0)


def test_a_source_that_there_is_not(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="unknown source 'wether', did you mean 'weather'"):
        list(judge_release(tmp_path, ["wether"]))
