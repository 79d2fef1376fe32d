"""Scoring, extracting and auditing on a Dask cluster of real worker processes."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from artifact.domain import get_domain
from artifact.errors import ArtifactError, InputError
from artifact.files import write_jsonl
from artifact.parallel import Processes
from artifact.partitions import UNFINISHED

distributed = pytest.importorskip("distributed", reason="needs the extra: pip install 'artifact[dask]'")
pytestmark = pytest.mark.filterwarnings("ignore")  # Dask's own, of sockets that a killed worker leaves

from artifact import cluster  # noqa: E402

Run = Callable[..., object]


@pytest.fixture(scope="module")
def workers() -> Iterator[object]:
    """A local cluster of two worker processes, each with a nanny that starts another when one dies."""
    import logging

    made = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=logging.CRITICAL
    )
    with made:
        yield made


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of two files, JSONL and parquet, of templates in three languages, some of them cut short."""
    import pandas as pd

    domain = get_domain("weather")
    records = list(domain.load("released", "corrected").items())
    rows = [
        {"id": name, "lang": lang, "system": f"s{place % 3}", "text": domain.template(record, lang)[: 30 + place % 90]}
        for place, (name, record) in enumerate(records)
        for lang in ("en", "es", "pt")
    ]
    folder = tmp_path_factory.mktemp("cluster") / "texts"
    folder.mkdir()
    write_jsonl(folder / "a.jsonl", rows[: len(rows) // 2])
    pd.DataFrame(rows[len(rows) // 2 :]).to_parquet(folder / "b.parquet")
    return folder


@pytest.mark.parametrize(
    "arguments",
    [
        ["score", "TEXTS", "--out", "OUT.jsonl"],
        ["extract", "--in", "TEXTS", "--out", "OUT.parquet"],
        ["audit", "TEXTS"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_the_same_bytes_as_one_process(
    run: Run, tmp_path: Path, texts: Path, workers: object, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("artifact.streaming.PART", 50)
    outs = []
    engines = (
        ["--jobs", 1],
        ["--jobs", 2],
        ["--engine", "dask", "--scheduler", workers.scheduler_address],  # type: ignore[attr-defined]
    )
    for place, engine in enumerate(engines):
        named = [word.replace("TEXTS", str(texts)).replace("OUT", str(tmp_path / f"{place}")) for word in arguments]
        ran = run(*named, "--domain", "weather", "--json", *engine)
        assert ran.code == 0, ran.err
        outs.append((ran.out, [path.read_bytes() for path in tmp_path.glob(f"{place}.*")]))
    assert outs[0] == outs[1] == outs[2]


def test_a_killed_worker_changes_nothing(
    tmp_path: Path, texts: Path, workers: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    from artifact.extraction import Work, extract_files

    monkeypatch.setattr("artifact.streaming.PART", 20)
    alone = [part.rows for part in extract_files([texts], Work("weather"))]
    with cluster.dask_engine(workers.scheduler_address) as engine:  # type: ignore[attr-defined]
        pids = engine._client.run(os.getpid)
        parts = extract_files([texts], Work("weather"), engine=engine)
        rows = []
        for place, part in enumerate(parts):
            rows.append(part.rows)
            if place == 5:
                os.kill(next(iter(pids.values())), signal.SIGKILL)
        assert rows == alone
        assert len(set(pids.values()) & set(engine._client.run(os.getpid).values())) <= 1


def _fails_at(folder: Path, bad: int, times: int, value: int) -> int:
    """Fail on one value, so many times (they are counted in files: each try may be in another process)."""
    if value == bad:
        tries = len(list(folder.iterdir()))
        (folder / str(tries)).touch()
        if tries < times:
            raise OSError(f"try {tries}")
    return value + 1


def _refuse(value: int) -> int:
    raise InputError("no such thing", where=f"f:{value}")


def test_a_part_that_fails_is_tried_again(tmp_path: Path, workers: object) -> None:
    with cluster.dask_engine(workers.scheduler_address) as engine:  # type: ignore[attr-defined]
        assert list(engine(partial(_fails_at, tmp_path, 3, cluster.RETRIES), range(6))) == [1, 2, 3, 4, 5, 6]
    assert len(list(tmp_path.iterdir())) == cluster.RETRIES + 1


def test_what_fails_for_good_is_listed_when_the_rest_is_done(tmp_path: Path, workers: object) -> None:
    done: list[int] = []
    with (
        cluster.dask_engine(workers.scheduler_address) as engine,  # type: ignore[attr-defined]
        pytest.raises(ArtifactError, match=r"^1 parts failed 4 times each: 3: OSError \('try 3'\)$"),
    ):
        for value in engine(partial(_fails_at, tmp_path, 3, 100), range(6)):
            done.append(value)
    assert done == [1, 2, 3, 5, 6]


def test_a_fault_of_the_input_ends_the_run_as_on_one_process(workers: object) -> None:
    with (
        cluster.dask_engine(workers.scheduler_address) as engine,  # type: ignore[attr-defined]
        pytest.raises(InputError, match=r"^f:0: no such thing$"),
    ):
        list(engine(_refuse, range(3)))


def test_parts_are_read_only_a_little_ahead(workers: object) -> None:
    read: list[int] = []

    def items() -> Iterator[int]:
        for value in range(100):
            read.append(value)
            yield value

    with cluster.dask_engine(workers.scheduler_address) as engine:  # type: ignore[attr-defined]
        results = engine(abs, items())
        next(results)
        assert len(read) <= 3 * 2
        results.close()  # type: ignore[attr-defined]


def test_a_cluster_that_goes_away_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "NO_WORKERS", 5.0)
    with (
        pytest.raises(ArtifactError, match="the Dask cluster is gone"),
        cluster.dask_engine(workers=1) as engine,
    ):
        killer = threading.Timer(1.0, lambda: engine._client.cluster.scale(0))
        killer.start()
        list(engine(time.sleep, [60.0]))


@pytest.mark.parametrize(
    ("address", "part"),
    [
        ("tcp://127.0.0.1:PORT", "no Dask scheduler answers at 'tcp://127.0.0.1:"),
        ("no such::thing", "--scheduler 'no such::thing' is not an address"),
        ("http://127.0.0.1:80", "is not an address (unknown address scheme 'http'"),
    ],
)
def test_a_scheduler_that_is_not_there(
    run: Run, texts: Path, address: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1.0)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = address.replace("PORT", str(free.getsockname()[1]))
    ran = run("score", texts, "--domain", "weather", "--engine", "dask", "--scheduler", address)
    assert ran.code in (1, 2) and part in ran.err and ran.err.count("\n") == 1 and ran.out == ""


def test_a_scheduler_without_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1.0)
    with (
        distributed.LocalCluster(n_workers=0, dashboard_address=":0") as empty,
        pytest.raises(ArtifactError, match="has no workers"),
        cluster.dask_engine(empty.scheduler_address),
    ):
        pass


def test_workers_of_another_version_are_refused(workers: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("artifact.__version__", "99.0")
    with (
        pytest.raises(ArtifactError, match=r"have artifact .*, here is 99.0; install the same version"),
        cluster.dask_engine(workers.scheduler_address),  # type: ignore[attr-defined]
    ):
        pass


def test_without_dask_the_extra_is_named(run: Run, texts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "dask", None)
    ran = run("score", texts, "--domain", "weather", "--engine", "dask")
    assert ran.code == 2 and "pip install 'artifact[dask]'" in ran.err
    ran = run("score", texts, "--domain", "weather", "--scheduler", "tcp://127.0.0.1:1")
    assert ran.code == 2 and "--scheduler is for Dask; add --engine dask" in ran.err


def test_workers_started_here(texts: Path, tmp_path: Path) -> None:
    """As a user runs it: nothing on standard error but the note, all processes gone at the end."""
    command = [sys.executable, "-m", "artifact", "extract", "--domain", "weather", "--in", str(texts)]
    command += ["--out", str(tmp_path / "claims.parquet"), "--partitioned", "--engine", "dask", "--jobs", "2"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0 and ran.stderr.count("\n") == 1 and ran.stdout == ""
    assert not (tmp_path / "claims.parquet" / UNFINISHED).exists()
    scored = [
        json.loads(subprocess.run(line, capture_output=True, text=True, check=True).stdout)
        for line in (
            [*command[:3], "score", str(texts), "--domain", "weather", "--json"],
            [*command[:3], "score", str(tmp_path / "claims.parquet"), "--domain", "weather", "--extractor", "given",
             "--json"],
        )
    ]  # fmt: skip
    assert scored[0]["rows"] == scored[1]["rows"]


def test_processes_and_cluster_are_the_same_engine() -> None:
    assert list(Processes(1)(abs, [-1, 2])) == list(Processes(2)(abs, [-1, 2])) == [1, 2]
