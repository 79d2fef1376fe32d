"""The paper's release: download and checksums on an invented archive; figures of the real one where it is at hand."""

from __future__ import annotations

import hashlib
import io
import re
import shutil
import tarfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from artifact.claim import Claim
from artifact.domain import Extraction
from artifact.domains.racing.claims import (
    Battle,
    BattleOutcome,
    CompoundChange,
    FinalPosition,
    Gain,
    NStops,
    PitLap,
    StintCompound,
)
from artifact.domains.racing.instances import benchmark
from artifact.domains.racing.load import instances, load
from artifact.domains.racing.records import PAPER
from artifact.errors import ArtifactError, InputError
from artifact.files import parse_json, read_json, read_jsonl
from artifact.sources.release import (
    SOURCES,
    check_files,
    checksums,
    claims_of_release,
    fetch,
    files,
    find_release,
    release_generations,
    release_instances,
    release_races,
    release_scores,
    released_samples,
)
from artifact.status import Status

FILES = {"LICENSE": b"free", "results/a.json": b"{}", "structured/2030_São_R.json": b"[]"}


def archive(path: Path, contents: Mapping[str, bytes]) -> str:
    """A gzipped tar archive as the code host serves it, everything in one folder; its URL."""
    with tarfile.open(path, "w:gz") as stream:
        for name, content in contents.items():
            member = tarfile.TarInfo(f"repository-052126d/{name}")
            member.size = len(content)
            stream.addfile(member, io.BytesIO(content))
    return path.resolve().as_uri()


@pytest.fixture
def pinned(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """A release of three invented files, by their paths in the repository."""
    sums = {name: hashlib.sha256(content).hexdigest() for name, content in FILES.items()}
    monkeypatch.setattr(files, "checksums", lambda: sums)
    return {
        "LICENSE": FILES["LICENSE"],
        "experiments/results/a.json": b"{}",
        "data/structured/2030_São_R.json": b"[]",
        "src/code.py": b"not wanted",
    }


def test_a_download_is_unpacked_into_our_folders(pinned: dict[str, bytes], tmp_path: Path) -> None:
    out = tmp_path / "release"
    seen: list[int] = []
    assert fetch(out, archive(tmp_path / "a.tar.gz", pinned), seen.append) == 3
    assert {str(path.relative_to(out)): path.read_bytes() for path in out.rglob("*") if path.is_file()} == FILES
    assert sum(seen) == 3
    assert fetch(out, "file:///nowhere") == 0  # all there: nothing is asked for


def test_a_file_that_differs_stops_the_download(pinned: dict[str, bytes], tmp_path: Path) -> None:
    pinned["experiments/results/a.json"] = b"{ }"
    with pytest.raises(ArtifactError, match=r"a\.json in .* differs from commit 052126d"):
        fetch(tmp_path / "release", archive(tmp_path / "a.tar.gz", pinned))
    assert not (tmp_path / "release").exists()


def test_an_archive_without_a_file_is_refused(pinned: dict[str, bytes], tmp_path: Path) -> None:
    del pinned["LICENSE"]
    with pytest.raises(ArtifactError, match=r"lacks LICENSE \(1 of 3 files\)"):
        fetch(tmp_path / "release", archive(tmp_path / "a.tar.gz", pinned))
    assert not (tmp_path / "release").exists()


def test_what_is_no_archive_is_refused(pinned: dict[str, bytes], tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("<html>not found</html>")
    with pytest.raises(ArtifactError, match="is not a gzipped tar archive"):
        fetch(tmp_path / "release", (tmp_path / "page.html").as_uri())


def test_without_network_the_message_names_the_variable(pinned: dict[str, bytes], tmp_path: Path) -> None:
    with pytest.raises(ArtifactError, match=r"cannot download .*without network.*set ARTIFACT_RELEASE"):
        fetch(tmp_path / "release", "http://127.0.0.1:9/a.tar.gz")
    assert not (tmp_path / "release").exists()


def test_other_kinds_of_url_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="allowed: https://, http://, file://"):
        fetch(tmp_path, "ftp://example.org/a.tar.gz")


def test_a_changed_or_missing_file_is_named(pinned: dict[str, bytes], tmp_path: Path) -> None:
    fetch(tmp_path / "release", archive(tmp_path / "a.tar.gz", pinned))
    assert check_files(tmp_path / "release") == 3
    (tmp_path / "release" / "results" / "a.json").write_text("{ }")
    with pytest.raises(InputError, match=r"results/a\.json: differs from the pinned release"):
        check_files(tmp_path / "release")
    assert check_files(tmp_path / "release", ["LICENSE"]) == 1
    (tmp_path / "release" / "LICENSE").unlink()
    with pytest.raises(InputError, match=r"LICENSE: file of the release is missing"):
        check_files(tmp_path / "release", ["LICENSE"])


def test_the_folder_is_given_or_in_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARTIFACT_RELEASE", str(tmp_path))
    assert find_release() == tmp_path
    with pytest.raises(InputError, match="gone is no folder"):
        find_release(tmp_path / "gone")
    monkeypatch.delenv("ARTIFACT_RELEASE")
    with pytest.raises(InputError, match="ARTIFACT_RELEASE is not set"):
        find_release()


def test_every_data_file_has_a_checksum() -> None:
    known = checksums()
    assert sum(name.endswith("_R.json") for name in known) == 150
    assert {f"results/{source.file}" for source in SOURCES} <= set(known)
    assert all(len(digest) == 64 for digest in known.values())


# --- with the release at hand -----------------------------------------------------------------------------------


def test_the_release_is_the_pinned_one(release: Path) -> None:
    assert check_files(release) == len(checksums()) == 175


def test_the_whole_benchmark_is_the_published_one(release: Path) -> None:
    whole = release_instances(release)
    assert Counter(instance["decision_type"] for instance in whole) == {
        "stint_strategy": 1500,
        "undercut": 2034,
        "overcut": 1125,
        "defense": 2444,
        "race_summary": 150,
    }
    assert Counter(instance["split"] for instance in whole) == {"train": 6004, "test": 1249}
    assert len({instance["id"] for instance in whole}) == 7253
    repeated = [count for count in Counter(instance["released_id"] for instance in whole).values() if count > 1]
    assert (len(repeated), sum(repeated)) == (215, 481)


def test_summaries_choose_the_released_battles_and_holds(release: Path) -> None:
    ours = {i["released_id"]: i["shown"] for i in release_instances(release) if i["decision_type"] == "race_summary"}
    for _, row in read_jsonl(release / "structured" / "race_summary.jsonl"):
        truth, shown = row["ground_truth"], ours[row["id"]]
        assert isinstance(truth, dict)
        assert [b["gained_s"] for b in shown["battles"]] == [b["gained_s"] for b in truth["pit_battles"]]
        assert [(h["defender"], h["n_laps"]) for h in shown["holds"]] == [
            (h["defender"], h["n_laps"]) for h in truth["defenses"]
        ]
        assert [c["driver"] for c in shown["classification"]] == [c["driver"] for c in truth["classification"]]


def test_the_packaged_facts_are_the_releases(release: Path) -> None:
    samples = released_samples(release)
    assert samples["released_test.jsonl"] == instances("released")
    assert samples["released_summaries.jsonl"] == instances("released_summaries")
    assert samples["released_guided.jsonl"] == instances("released_guided")
    assert len(samples["released_by_id.jsonl"]) == 23


def test_every_battle_of_the_release_gained_so_that_every_one_worked(release: Path) -> None:
    battles = [battle for race in release_races(release) for battle in race.battles]
    assert len(battles) == 3159
    assert all(battle["gained_s"] > 0 for battle in battles)
    assert sum(battle["position_swap"] for battle in battles) == 852


def test_generations_and_how_they_ended(release: Path) -> None:
    tally = Counter((g.source, g.system, g.lang, g.status) for g in release_generations(release))
    assert sum(tally.values()) == 15 * 207 + 5 * 207 + 5 * 150 + 209 + 2 * 207 + 2 * 207 + 15 * 150
    assert tally["racing", "DeepSeek-V3.2", "en", Status.EMPTY] == 42
    assert tally["racing", "grok-4.3", "en", Status.EMPTY] == 34
    assert tally["racing", "gemini-2.5-pro", "en", Status.TRUNCATED] > 0.8 * 207
    whole = ("gpt-5.5", "gpt-5.4-mini", "grok-4.3")
    assert not any(tally[s, m, g, Status.TRUNCATED] for s, m, g, _ in list(tally) if m in whole)


def test_every_generation_has_its_record(release: Path) -> None:
    benchmarks = {source.name: source.benchmark for source in SOURCES if source.domain == "racing"}
    records = {name: load(name, "paper") for name in set(benchmarks.values())}
    for generation in release_generations(release, benchmarks):
        assert records[benchmarks[generation.source]][generation.id].decision_type == generation.decision_type


def test_failed_calls_keep_their_code(release: Path) -> None:
    errors = Counter(g.error for g in release_generations(release) if g.status is Status.EMPTY)
    assert errors == {"content_filter": 76, "RateLimitReached": 34, "unsupported_parameter": 9, None: 15}


def test_claims_of_the_release_carry_no_text(release: Path) -> None:
    claim = PitLap(driver="AAA", lap=14, span=(0, 5))
    asked: list[tuple[int, str]] = []

    def extract(text: str, lang: str) -> Extraction:
        asked.append((len(text), lang))
        return Extraction(Status.OK, (claim,), "es")

    rows = list(claims_of_release(release, {"racing": extract, "weather": extract}, ["racing_cover_all"]))
    assert len(rows) == 5 * 207
    assert {lang for _, lang in asked} == {"auto"}
    silent = [row for _, row in rows if row["status"] == "empty"]
    assert len(silent) == 18 == len(rows) - len(asked)
    assert {(row["claims"], row["n_chars"], row["lang_detected"]) for row in silent} == {("[]", 0, None)}
    _, row = rows[0]
    assert parse_json(str(row["claims"]), where="claims") == [claim.to_json()]
    assert set(row) == {
        "system",
        "lang",
        "id",
        "decision_type",
        "status",
        "n_chars",
        "profile",
        "text_sha256",
        "claims",
        "lang_detected",
    }


def test_a_failed_extraction_is_not_silence(release: Path) -> None:
    def extract(text: str, lang: str) -> Extraction:
        return Extraction(Status.TIMEOUT, (), "en")

    rows = claims_of_release(release, {"racing": extract, "weather": extract}, ["racing_small_tuned"])
    assert {row["status"] for _, row in rows} == {"timeout"}


def test_paper_rules_give_the_releases_verdicts_on_its_template_texts(release: Path) -> None:
    """Its extractor reads no count of stops above three, and states each repeated claim once, as ours does."""
    records = load("released", "paper")
    runs = read_json(release / "results" / "pilot_en.json")
    assert isinstance(runs, dict)
    compared = 0
    for run in runs["runs"].values():
        for row in run["per_instance"]:
            judged = records[row["id"]].judge_all(_template_claims(row["text"]), PAPER)
            tally = Counter(j.verdict.value for j in judged)
            assert [tally[name] for name in VERDICTS] == [row[name] for name in VERDICTS], row["id"]
            compared += 1
    assert compared == 2 * 207


VERDICTS = ("supported", "contradicted", "unverifiable")


def _template_claims(text: str) -> list[Claim]:
    """The claims of a template text, read by its fixed forms."""
    claims: list[Claim] = []
    for driver, n in re.findall(r"(\w{3}) ran a ([0-3])-stop", text):
        claims.append(NStops(driver=driver, n=int(n)))
    for driver, compound in re.findall(r"(\w{3}) started on the (\w+)", text):
        claims.append(StintCompound(driver=driver, compound=compound))
    for driver, lap, before, after in re.findall(r"(\w{3}) pitted on lap (-?\d+)(?:, \w+ from (\w+) to (\w+))?", text):
        if int(lap) > 0:
            claims.append(PitLap(driver=driver, lap=int(lap)))
        if before:
            claims.append(CompoundChange(driver=driver, from_=before, to=after))
    for driver, place in re.findall(r"(\w{3}) finished P(\d+)", text):
        claims.append(FinalPosition(driver=driver, position=int(place)))
    for attacker, kind, defender in re.findall(r"([A-Z]{3}) (undercut|overcut) ([A-Z]{3})", text):
        claims.append(Battle(kind=kind, attacker=attacker, defender=defender))
    for outcome, seconds in re.findall(r"(worked|did not work), gaining ([\d.]+)", text):
        claims += [BattleOutcome(success=outcome == "worked"), Gain(value=float(seconds))]
    return claims


def test_the_releases_own_counts(release: Path) -> None:
    scores = release_scores(release)
    assert {name: len(rows) for name, rows in scores.items()} == {"regex": 3105, "llm": 3105, "xfam": 3105}
    texts = {(g.system, g.lang, g.id): g.text for g in release_generations(release, ["racing"])}
    long = [row for row in scores["llm"] if len(texts[row["system"], row["lang"], row["id"]]) > 250]  # type: ignore[index]
    assert (len(long), sum(row["n_claims"] == 0 for row in long)) == (2343, 986)


def test_a_changed_copy_is_not_read(release: Path, tmp_path: Path) -> None:
    (tmp_path / "results").mkdir()
    shutil.copyfile(release / "results" / "out_ft.jsonl", tmp_path / "results" / "out_ft.jsonl")
    with (tmp_path / "results" / "out_ft.jsonl").open("a") as stream:
        stream.write("\n")
    with pytest.raises(InputError, match=r"out_ft\.jsonl: differs from the pinned release"):
        list(release_generations(tmp_path, ["racing_small_tuned"]))


def test_a_folder_without_races_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"no structured/\*_R\.json here"):
        benchmark(release_races(tmp_path))
    (tmp_path / "structured").mkdir()
    (tmp_path / "structured" / "2030_X_R.json").write_text('{"year": 2030}')
    with pytest.raises(InputError, match=r"2030_X_R\.json: not a race of the release"):
        benchmark(release_races(tmp_path))
