from __future__ import annotations

import os
from pathlib import Path

import pytest

from artifact import fingerprint
from artifact.errors import InputError
from artifact.experiments import Experiment

SOURCE = '# %% tags=["parameters"]\nn: int = 1\n# %%\nfrom artifact.tables import Column\n'


def make(folder: Path, source: str = SOURCE, data: str = "1") -> Experiment:
    folder.mkdir(exist_ok=True)
    (folder / "nb.py").write_text(source)
    (folder / "data.csv").write_text(data)
    return Experiment("nb", folder / "nb.py", ("*.csv",), ())


def key(experiment: Experiment, folder: Path, n: int = 1) -> str:
    return fingerprint.key_of(fingerprint.provenance(experiment, {"n": n}, folder))


def test_the_key_follows_content_not_place_or_time(tmp_path: Path) -> None:
    base = key(make(tmp_path / "a"), tmp_path / "a")
    other = make(tmp_path / "b")
    os.utime(tmp_path / "b" / "data.csv", (0, 0))
    assert key(other, tmp_path / "b") == base


def test_the_key_changes_with_notebook_input_and_parameter(tmp_path: Path) -> None:
    folder = tmp_path / "a"
    base = key(make(folder), folder)
    assert key(make(folder, data="2"), folder) != base
    assert key(make(tmp_path / "b", source=SOURCE + "# a remark\n"), tmp_path / "b") != base
    assert key(make(folder), folder, n=2) != base


def test_the_key_changes_with_a_module_that_is_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    experiment = make(tmp_path / "a")
    base = key(experiment, tmp_path / "a")
    real = fingerprint.sha256
    monkeypatch.setattr(fingerprint, "sha256", lambda path: "x" if Path(path).name == "claim.py" else real(path))
    assert key(experiment, tmp_path / "a") != base  # tables imports claim


def test_closure_follows_imports_inside_functions_and_by_name() -> None:
    package = Path(fingerprint.__file__).parent
    reached = fingerprint.closure([package / "domain.py"])
    assert {"artifact", "artifact.claim", "artifact.domains.racing.claims", "artifact.domains.weather.claims"} <= {
        *reached
    }
    assert "artifact.cli" not in reached


def test_an_input_that_matches_nothing_is_refused(tmp_path: Path) -> None:
    experiment = Experiment("nb", make(tmp_path / "a").source, ("*.parquet",), ())
    with pytest.raises(InputError, match=r"input \*.parquet matches no file"):
        fingerprint.input_files(experiment, tmp_path / "a")


def test_a_notebook_s_own_summary_is_not_its_input(tmp_path: Path) -> None:
    folder = tmp_path / "results" / "summaries"
    folder.mkdir(parents=True)
    for name in ("nb.json", "other.json"):
        (folder / name).write_text("{}")
    experiment = Experiment("nb", tmp_path / "nb.py", ("results/summaries/*.json",), ("other",))
    assert fingerprint.input_files(experiment, tmp_path) == [folder / "other.json"]
