"""Faults of the machine: a full disk, a folder that cannot be written, two runs at once, damaged files.

Whatever happens is one clear line and an exit code; no file under its final name is half or wrong; and when the fault
is gone, the same command completes. `ARTIFACT_RECORD=FOLDER` keeps how many cases of each kind the slow run tried
(`make reliability`).
"""

from __future__ import annotations

import io
import json
import multiprocessing
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

from artifact import execute
from artifact.benchmark import read_benchmark
from artifact.domain import get_domain
from artifact.domains.racing.oracle import derive
from artifact.domains.racing.oracle.frames import frames_of_tables
from artifact.domains.racing.oracle.tables import write_tables
from artifact.domains.racing.tables import oracle_instances
from artifact.errors import InputError
from artifact.files import read_json, write_json
from artifact.models.client import Client
from artifact.models.values import Request, Turn
from artifact.partitions import NAMED, Source
from artifact.sources.laps import load_races
from artifact.streaming import line_parts
from disk import PAGE, Disk, Ended, disk, unavailable
from kills import Scenario, _run, _work, files_in, prelude
from messages_service import Service, message
from scenarios import WRITERS, generate, judge, laps, small_project

QUICK = (
    "generate",
    "extract",
    "score, parquet",
    "score, parts",
    "judge rescore",
    "oracle build",
    "explain --html",
    "run",
)
SHARES = (0.0, 0.7)  # of the space that a command needs
MANY = (0.0, 0.2, 0.4, 0.6, 0.8)
TRIED: dict[str, dict[str, int]] = {}


def tried(kind: str, what: str, cases: int = 1) -> None:
    """Count cases."""
    TRIED.setdefault(kind, {})[what] = TRIED.get(kind, {}).get(what, 0) + cases


@pytest.fixture
def own_disk(tmp_path: Path) -> Iterator[Disk]:
    if unavailable():
        pytest.skip(f"needs a mount namespace ({unavailable()})")
    with disk(tmp_path / "disk") as made:
        yield made


def run_there(there: Disk, scenario: Scenario, out: Path) -> Ended:
    return there.run(
        scenario.command(out), scenario.environment(out), before=scenario.before, fresh=scenario.fresh
    )  # fmt: skip


def made_by(scenario: Scenario, files: dict[str, str]) -> dict[str, str]:
    """Files that are the same in every run, by their names in the folder of the command."""
    names = {name.removeprefix("out/"): digest for name, digest in files.items()}
    return {name: digest for name, digest in names.items() if scenario.final(name)}


def is_one_line(ended: Ended, *words: str) -> bool:
    """Whether a command failed with one clear line, after what it tells of its progress."""
    last = ended.err.strip().splitlines()[-1]
    told = all(word in ended.err for word in words)
    return ended.code in (1, 2) and last.startswith("artifact: ") and told and "Traceback" not in ended.err


def fill(there: Disk, scenario: Scenario, shares: tuple[float, ...]) -> None:
    """Give a command too little space, so many times, and then enough."""
    out = there.folder / "out"

    def anew() -> int:
        there.resize(1 << 28)
        there.empty()
        there.call(scenario.prepare, out)
        return there.used()

    base = anew()
    undisturbed = run_there(there, scenario, out)
    assert undisturbed.code == 0, undisturbed.err
    expected, needed = made_by(scenario, there.files()), there.used() - base
    assert expected and needed > 0
    for share in shares:
        anew()
        there.resize(int(base + share * needed))
        ended = run_there(there, scenario, out)
        assert is_one_line(ended, "the disk is full", "free some space and run again"), ended
        assert there.halves() == []
        found = made_by(scenario, there.files())
        assert found.items() < expected.items()
        there.resize(1 << 28)
        again = run_there(there, scenario, out)
        assert again.code == 0 and made_by(scenario, there.files()) == expected, again
        # what is there now is good, and there is no room for it twice
        there.resize(there.used() + PAGE)
        run_there(there, scenario, out)
        assert made_by(scenario, there.files()) == expected and there.halves() == []
        tried("full disk", scenario.name, 2)


@pytest.mark.parametrize("name", QUICK)
def test_a_full_disk_is_one_line_and_leaves_no_half_file(
    name: str, own_disk: Disk, tmp_path: Path, service: Service
) -> None:
    fill(own_disk, WRITERS[name](tmp_path, service), SHARES[1:] if name == "run" else SHARES)


@pytest.mark.parametrize("name", QUICK)
def test_a_disk_that_is_only_read_is_one_line(name: str, own_disk: Disk, tmp_path: Path, service: Service) -> None:
    read_only(own_disk, WRITERS[name](tmp_path, service))


def read_only(there: Disk, scenario: Scenario) -> None:
    """Have a command write where nothing can be written."""
    out = there.folder / "out"
    there.call(scenario.prepare, out)
    before = there.files()
    there.resize(1 << 28, read_only=True)
    ended = run_there(there, scenario, out)
    assert is_one_line(ended) and ("cannot be written" in ended.err or "nothing can be written" in ended.err), ended
    there.resize(1 << 28)
    assert there.files() == before
    tried("read-only disk", scenario.name)


@pytest.mark.parametrize("name", [name for name in WRITERS if name not in ("run", "reproduce")])
def test_a_folder_that_is_a_file_is_one_line(name: str, tmp_path: Path, service: Service) -> None:
    scenario = WRITERS[name](tmp_path, service)
    (tmp_path / "file").write_text("mine")
    below = Scenario(name, lambda out: scenario.command(tmp_path / "file" / "below"), scenario.environment)
    said = _run(below, tmp_path / "out")
    assert said is not None and said.startswith("artifact: ") and said.count("\n") == 1
    assert (tmp_path / "file").read_text() == "mine"
    tried("folder that is a file", scenario.name)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("name", ["--help", "score", "audit", "explain", "data"])
def test_standard_output_that_takes_nothing_is_one_line(name: str, tmp_path: Path) -> None:
    line = {"id": "2025_Abu_Dhabi_Grand_Prix::stint::HUL", "lang": "en", "text": "HUL stopped twice."}
    (tmp_path / "t.jsonl").write_text(json.dumps(line) + "\n")
    words = {
        "--help": ["--help"],
        "score": ["score", tmp_path / "t.jsonl", "--boot", 100, "--json"],
        "audit": ["audit", tmp_path / "t.jsonl"],
        "explain": ["explain", line["id"]],
        "data": ["data", "verify"],
    }[name]
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "artifact", *map(str, words)], stdout=full, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )  # fmt: skip
    assert ran.stderr == "artifact: the output: the disk is full; free some space and run again\n"
    assert ran.returncode == 1
    tried("full disk", f"standard output of {name}")


@pytest.mark.parametrize("name", ["score", "score, parquet", "extract, parts", "judge rescore", "oracle build"])
def test_a_limit_on_the_size_of_files_is_one_line(name: str, tmp_path: Path, service: Service) -> None:
    """Where no small disk can be made: the system's own limit, which every writer meets in the same place."""
    scenario = WRITERS[name](tmp_path, service)
    assert _run(scenario, tmp_path / "whole") == ""
    expected = files_in(tmp_path / "whole")
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (2048, resource.RLIM_INFINITY))"
    small = Scenario(scenario.name, scenario.command, before=f"{scenario.before}\n{limit}")
    said = _run(small, tmp_path / "out")
    assert said is not None and "larger than a file may be here" in said and said.count("\n") == 1
    assert made_by(scenario, files_in(tmp_path / "out")).items() < expected.items()
    assert not list((tmp_path / "out").rglob("*.part"))
    assert _run(scenario, tmp_path / "out") == ""
    assert files_in(tmp_path / "out") == expected
    tried("limit on the size of files", scenario.name)


def at_once(scenario: Scenario, outs: tuple[Path, Path]) -> list[str]:
    """Run a command twice at the same time. What each said, if it failed."""
    context = multiprocessing.get_context("forkserver")
    said = [out.with_name(f"{out.name}-{place}.said") for place, out in enumerate(outs)]
    both = [
        context.Process(target=_work, args=(str(file), prelude(scenario, out), *map(str, scenario.command(out))))
        for file, out in zip(said, outs, strict=True)
    ]
    for process in both:
        process.start()
    for process in both:
        process.join(120)
    return [
        file.read_text("utf-8") if process.exitcode else "" for file, process in zip(said, both, strict=True)
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["score", "extract, parquet", "oracle build", "benchmark build", "compare --html"])
def test_two_runs_into_one_file_leave_one_whole_file(name: str, tmp_path: Path, service: Service) -> None:
    scenario = WRITERS[name](tmp_path, service)
    assert _run(scenario, tmp_path / "alone") == ""
    assert at_once(scenario, (tmp_path / "out", tmp_path / "out")) == ["", ""]
    assert files_in(tmp_path / "out") == files_in(tmp_path / "alone")
    tried("two runs at once", scenario.name)


@pytest.mark.parametrize("name", ["score, parts", "judge rescore"])
def test_of_two_runs_that_go_on_from_what_is_there_one_is_refused(name: str, tmp_path: Path, service: Service) -> None:
    scenario = WRITERS[name](tmp_path, service)
    assert _run(scenario, tmp_path / "alone") == ""
    said = at_once(scenario, (tmp_path / "out", tmp_path / "out"))
    refused = [line for line in said if line]
    assert len(refused) <= 1  # none, if one ended before the other began
    assert all("another run is writing here; wait for it" in line and line.count("\n") == 1 for line in refused)
    assert files_in(tmp_path / "out") == files_in(tmp_path / "alone")
    tried("two runs at once", scenario.name)


def test_two_runs_of_a_model_share_one_store(tmp_path: Path, service: Service) -> None:
    scenario = generate(tmp_path, service, count=12)
    assert at_once(scenario, (tmp_path / "out", tmp_path / "out")) == ["", ""]
    assert 12 <= len(service.seen) <= 24
    asked = len(service.seen)
    manifest = read_json(tmp_path / "out" / "texts.manifest.json")
    assert isinstance(manifest, dict) and manifest["texts"] == 12
    assert _run(scenario, tmp_path / "out") == "" and len(service.seen) == asked  # all are found again
    tried("two runs at once", scenario.name)


def test_of_two_that_reproduce_one_is_refused(tmp_path: Path, service: Service) -> None:
    project = tmp_path / "project"
    small_project(project)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(project / "src"), *sys.path])}
    command = [sys.executable, "-m", "artifact", "reproduce", "--only", "line"]

    def one(_: int) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True)

    with ThreadPoolExecutor(2) as pool:
        ended = list(pool.map(one, range(2)))
    refused = [run for run in ended if run.returncode]
    assert len(refused) == 1, ended
    assert refused[0].returncode == 2 and refused[0].stderr.endswith("another run is writing here; wait for it\n")
    assert (project / "results" / "tables" / "line.csv").read_text().count("\n") == 301
    tried("two runs at once", "reproduce")


def flips(data: bytes, count: int, rng: random.Random) -> Iterator[bytes]:
    """A file with one changed bit, and cut short, at places spread over it."""
    for _ in range(count):
        place = rng.randrange(len(data))
        yield data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :]
        yield data[: rng.randrange(len(data))]


def damage_store(client: Client, count: int) -> None:
    request = client.request(Request("", "", (Turn("user", "When did AAA stop?"),), 100))
    reply = client.ask(request)
    path = client.store.path(request)
    whole = path.read_bytes()
    for damaged in flips(whole, count, random.Random(1)):
        path.write_bytes(damaged)
        try:
            assert client.store.get(request) == reply  # what changed nothing: white space
        except InputError as error:
            assert str(path) in str(error) and "\n" not in str(error)
        tried("damaged files", "stored replies of models")
    path.write_bytes(whole)
    assert client.store.get(request) == reply


def test_a_stored_reply_that_changed_is_refused(client: Client) -> None:
    damage_store(client, 150)


def test_a_stored_reply_of_another_request_is_refused(client: Client) -> None:
    first, second = (client.request(Request("", "", (Turn("user", text),), 100)) for text in ("AAA?", "BBB?"))
    client.ask(first)
    client.ask(second)
    shutil.copy(client.store.path(first), client.store.path(second))
    with pytest.raises(InputError, match="is not as it was stored; delete the file; it will be asked for again"):
        client.store.get(second)


def test_a_reply_that_an_earlier_version_stored_is_found(client: Client) -> None:
    request = client.request(Request("", "", (Turn("user", "AAA?"),), 100))
    reply = client.ask(request)
    content = read_json(client.store.path(request))
    assert isinstance(content, dict)
    del content["sha256"]
    write_json(client.store.path(request), content)
    assert client.store.get(request) == reply


@pytest.mark.parametrize("name", ["score, parts", "extract, parts"])
def test_a_part_that_changed_is_made_again(name: str, tmp_path: Path, service: Service) -> None:
    damage_parts(WRITERS[name](tmp_path, service), tmp_path, 1)


def damage_parts(scenario: Scenario, folder: Path, count: int) -> None:
    out = folder / "out"
    assert _run(scenario, out) == ""
    expected, rng = files_in(out), random.Random(2)
    parts = sorted(out.rglob(f"{NAMED}*"))
    for _ in range(count):
        for part in rng.sample(parts, 12):
            part.write_bytes(next(flips(part.read_bytes(), 1, rng)))
            tried("damaged files", f"parts of {scenario.name}")
        for part in rng.sample(parts, 4):
            part.write_bytes(part.read_bytes()[: rng.randrange(part.stat().st_size)])
            tried("damaged files", f"parts of {scenario.name}")
        assert _run(scenario, out) == ""
        assert files_in(out) == expected


def test_a_judgement_that_changed_is_made_again(tmp_path: Path, service: Service) -> None:
    scenario = judge(tmp_path, service)
    out = tmp_path / "out" / "judged.jsonl"
    assert _run(scenario, tmp_path / "out") == ""
    whole = out.read_text("utf-8")
    for number, (old, new) in enumerate([('"correctness": 1.0', '"correctness": 0.0'), ('"why": "', '"why": "x')]):
        assert old in whole
        out.write_text(whole.replace(old, new, 1 + number), "utf-8")
        assert _run(scenario, tmp_path / "out") == "" and out.read_text("utf-8") == whole
        tried("damaged files", "judgements")


def test_a_text_that_changed_after_it_was_generated_is_not_kept(tmp_path: Path, service: Service) -> None:
    scenario = generate(tmp_path, service, wait=0, count=6)
    out = tmp_path / "out" / "texts.jsonl"
    assert _run(scenario, tmp_path / "out") == ""
    whole = out.read_bytes()
    out.write_bytes(whole.replace(b"71", b"72", 1))
    assert _run(scenario, tmp_path / "out") == "" and out.read_bytes() == whole  # from the store
    out.write_bytes(whole.replace(b"71", b"72", 1))
    shutil.rmtree(tmp_path / "out" / "replies")
    said = _run(scenario, tmp_path / "out")
    assert said is not None and "is not as it was written (texts.manifest.json notes another SHA-256)" in said
    assert b"72" in out.read_bytes()
    out.write_bytes(whole)
    asked = len(service.seen)
    assert _run(scenario, tmp_path / "out") == "" and len(service.seen) == asked  # the file serves without the store
    tried("damaged files", "generated texts", 3)


def read_laps(folder: Path) -> object:
    """The hash of the lap table's content that the facts carry."""
    (race,) = load_races(folder / "laps.parquet", folder / "results.parquet")
    return derive(race).race.laps_sha256


def read_oracle(folder: Path) -> object:
    return oracle_instances(folder / "oracle"), frames_of_tables(folder / "oracle")


def read_texts(folder: Path) -> object:
    return [line for part in line_parts([Source(folder / "t.parquet", "t")]) for line in part.lines]


TABLES_READ: dict[str, tuple[str, Callable[[Path], object]]] = {
    "tables of laps": ("laps.parquet", read_laps),
    "tables of the oracle": ("oracle/races.parquet", read_oracle),
    "tables of texts": ("t.parquet", read_texts),
}


@pytest.mark.parametrize("name", TABLES_READ)
def test_a_damaged_table_is_read_or_refused_in_one_line(name: str, tmp_path: Path) -> None:
    damage_tables(name, tmp_path, 40)


def damage_tables(name: str, folder: Path, count: int) -> None:
    file, read = TABLES_READ[name]
    laps(folder, races=1)
    found = load_races(folder / "laps.parquet", folder / "results.parquet")
    write_tables(folder / "oracle", [derive(race) for race in found])
    pd.DataFrame({"id": ["New_York::1"] * 50, "text": ["High near 71."] * 50}).to_parquet(folder / "t.parquet")
    path = folder / file
    whole, told = path.read_bytes(), read(folder)
    refused = 0
    for damaged in flips(whole, count, random.Random(name)):
        path.write_bytes(damaged)
        tried("damaged files", name)
        try:
            read(folder)
        except InputError as error:
            refused += 1
            assert str(path) in str(error) and "\n" not in str(error)
    assert refused >= count  # at the least what was cut short
    if name == "tables of laps":  # another table has another hash in the facts
        table = pd.read_parquet(io.BytesIO(whole))
        table.loc[7, "TyreLife"] += 1
        table.to_parquet(path)
        assert read(folder) != told


def test_texts_that_changed_are_scored_and_said_to_be_changed(
    tmp_path: Path, service: Service, run: Callable[..., Any]
) -> None:
    scenario = generate(tmp_path, service, wait=0, count=6)
    out = tmp_path / "out" / "texts.jsonl"
    assert _run(scenario, tmp_path / "out") == ""
    words = ("score", out, "--domain", "weather", "--boot", 100)
    assert "is not as it was written" not in run(*words).err
    out.write_bytes(out.read_bytes().replace(b"71", b"72", 1))
    ran = run(*words)
    assert ran.code == 0
    assert f"{out} is not as it was written (texts.manifest.json notes another SHA-256)" in ran.err


def test_a_built_benchmark_that_changed_is_refused(tmp_path: Path, service: Service) -> None:
    scenario = WRITERS["benchmark build"](tmp_path, service)
    assert _run(scenario, tmp_path / "out") == ""
    path = tmp_path / "out" / "benchmark.jsonl"
    racing = get_domain("racing")
    assert len(read_benchmark(path, racing)) == path.read_bytes().count(b"\n")
    path.write_bytes(path.read_bytes().replace(b"AAA", b"BBB", 1))
    with pytest.raises(InputError, match=r"manifest.json notes another SHA-256\); build it again"):
        read_benchmark(path, racing)
    tried("damaged files", "benchmarks")


def test_what_killed_runs_left_is_swept_after_a_day(tmp_path: Path) -> None:
    for name, age in (("run-old-x", 90_000), ("run-new-x", 60), ("replies", 90_000)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "notebook.ipynb").touch()
        os.utime(tmp_path / name, (time.time() - age,) * 2)
    execute.sweep(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["replies", "run-new-x"]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("project") / "project"
    small_project(folder)
    return folder


def artifact_in(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(project / "src"), *sys.path])}
    return subprocess.run(
        [sys.executable, "-m", "artifact", *words], cwd=project, env=environment, capture_output=True, text=True
    )


def test_a_note_or_an_output_of_a_notebook_that_changed_makes_it_run_again(project: Path) -> None:
    assert artifact_in(project, "reproduce", "--only", "line").returncode == 0
    made = [project / "results/tables/line.csv", project / "book/_executed/01_line.ipynb"]
    made.append(project / ".cache/stamps/01_line.json")
    whole = {path: path.read_bytes() for path in made}
    for place, path in enumerate(made):
        damaged, cut = flips(whole[path], 1, random.Random(3 + place))
        path.write_bytes(cut if path.suffix == ".json" else damaged)
        ran = artifact_in(project, "reproduce", "--only", "line")
        assert ran.returncode == 0 and "01_line: ran in" in ran.stderr, (path, ran.stderr)
        assert {path: path.read_bytes() for path in made} == whole
        tried("damaged files", "results of notebooks")
    assert "1 notebooks up to date" in artifact_in(project, "reproduce", "--only", "line").stderr


def test_a_note_never_makes_other_files_be_removed(project: Path) -> None:
    assert artifact_in(project, "reproduce", "--only", "line").returncode == 0
    stamp = project / ".cache/stamps/01_line.json"
    content = read_json(stamp)
    assert isinstance(content, dict)
    mine = project / "mine.txt"
    mine.write_text("kept")
    write_json(stamp, {"key": "", "files": {**content["files"], "results/../mine.txt": ""}})
    ran = artifact_in(project, "reproduce", "--only", "line")
    assert ran.returncode == 0 and "01_line: ran in" in ran.stderr
    assert mine.read_text() == "kept"


def test_a_run_whose_files_changed_is_made_again_and_not_compared(project: Path) -> None:
    words = ("run", "line", "-p", "slope", "2.5", "--json")
    first = json.loads(artifact_in(project, *words).stdout)
    other = json.loads(artifact_in(project, "run", "line", "-p", "slope", "3.5", "--json").stdout)
    assert not json.loads(artifact_in(project, *words).stdout)["ran"]
    table = project / first["folder"] / "tables" / "line.csv"
    whole = table.read_bytes()
    table.write_bytes(whole.replace(b"2.5", b"2.6", 1))
    compared = artifact_in(project, "runs", first["signature"], other["signature"])
    assert compared.returncode == 2 and f"{table}: is not as the run wrote it; run it again" in compared.stderr
    assert json.loads(artifact_in(project, *words).stdout)["ran"] and table.read_bytes() == whole
    manifest = table.parents[1] / "manifest.json"
    manifest.write_bytes(manifest.read_bytes()[:-40])
    assert json.loads(artifact_in(project, *words).stdout)["ran"] and table.read_bytes() == whole
    tried("damaged files", "stored runs", 2)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_every_writer_meets_every_fault(tmp_path: Path, service: Service, client: Client) -> None:
    """All of the above for all commands that write; counted, and kept."""
    if unavailable():
        pytest.skip(f"needs a mount namespace ({unavailable()})")
    TRIED.clear()
    for name, make in WRITERS.items():
        folder = tmp_path / name.replace(" ", "_")
        folder.mkdir()
        scenario = make(folder, service)
        with disk(folder / "disk") as there:
            fill(there, scenario, SHARES if scenario.fresh or "--jobs" in scenario.name else MANY)
        with disk(folder / "disk") as there:
            read_only(there, scenario)
        if not scenario.fresh and name not in (
            "score, parts",
            "score, parts by two",
            "extract, parts",
            "judge rescore",
        ):
            assert _run(scenario, folder / "alone") == ""
            assert at_once(scenario, (folder / "out", folder / "out")) == ["", ""]
            whole = [made_by(scenario, files_in(folder / place)) for place in ("out", "alone")]
            assert whole[0] == whole[1]
            tried("two runs at once", scenario.name)
    for name in ("score, parts", "extract, parts"):
        folder = tmp_path / f"damaged {name}"
        folder.mkdir()
        damage_parts(WRITERS[name](folder, service), folder, 5)
    for name in TABLES_READ:
        folder = tmp_path / f"damaged {name}"
        folder.mkdir()
        damage_tables(name, folder, 200)
    service.answers = [message()]
    damage_store(client, 1000)
    if kept := os.environ.get("ARTIFACT_RECORD"):
        rows = [
            {"fault": kind, "what": what, "cases": cases, "failed": 0}  # one would have ended the test
            for kind, counts in TRIED.items()
            for what, cases in counts.items()
        ]
        write_json(Path(kept) / "faults.json", {"cases": rows, "damage": "one bit changed, or cut short, at random"})
