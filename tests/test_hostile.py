"""Any input gives a value or one clear line: no other exception, no hang, bounded memory.

`ARTIFACT_RECORD=FOLDER` keeps how many inputs the slow run tried (`make reliability`).
"""

from __future__ import annotations

import json
import os
import re
import resource
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, seed, settings

from artifact.errors import ArtifactError
from artifact.files import write_json
from hostile import FORECAST, NOTEBOOK, PARSERS, PROVIDERS, READERS, RECORD, REPLY, documents, texts

QUICK, SLOW = 12, 500  # inputs a parser
SECONDS = 20.0  # of processor time for one input; milliseconds are usual
TRIED: dict[str, int] = {}


def tried(name: str, work: Callable[[], object]) -> None:
    """Count one input, and hold `work` to the property."""
    TRIED[name] = TRIED.get(name, 0) + 1
    start = time.process_time()
    try:
        work()
    except ArtifactError as error:
        assert str(error) and "\n" not in str(error) and len(str(error)) < 5_000
        str(error).encode(errors="backslashreplace")
    assert time.process_time() - start < SECONDS


def read_bytes(name: str, data: bytes) -> None:
    """Give a parser a file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "input"
        path.write_bytes(data)
        tried(name, lambda: PARSERS[name][0](data, path))


def explore(name: str, count: int) -> None:
    """So many inputs, the same in every run."""
    relaxed = settings(max_examples=count, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    if name in PARSERS:
        seed(1)(relaxed(given(documents(*PARSERS[name][1]))(lambda data: read_bytes(name, data))))()
    else:
        seed(1)(relaxed(given(texts())(lambda text: tried(name, lambda: READERS[name](text)))))()


@pytest.mark.parametrize("name", PARSERS)
def test_good_documents_are_read(name: str, tmp_path: Path) -> None:
    for place, document in enumerate(PARSERS[name][1]):
        path = tmp_path / f"{place}" / "input"
        path.parent.mkdir()
        path.write_text(document, "utf-8")
        try:
            PARSERS[name][0](document.encode(), path)
        except ArtifactError as error:  # of another domain, or about what is not there
            known = ("unknown claim type", "no such notebook", "no race 2031")
            assert any(part in str(error) for part in known)


@pytest.mark.parametrize("name", [*PARSERS, *READERS])
def test_a_few_hostile_inputs(name: str) -> None:
    explore(name, QUICK)


# What once ended in a traceback or a hang, with the words of the line that it gives now.
MENDED = {
    "notebooks, not Python": ("notebooks", NOTEBOOK.replace("str | None", "str None"), "is not Python"),
    "notebooks, no plain value": ("notebooks", NOTEBOOK.replace("1.5", "half"), "the default of slope must be a plain"),
    "notebooks, deep": ("notebooks", NOTEBOOK.replace("1.5", "[" * 9000), "is not Python"),
    "parameters, deep": ("parameters", "languages=" + "[" * 100_000, "languages: not a JSON list"),
    "parameters, long": ("parameters", "x" * 9000, "is not name=value"),
    "registry, deep": ("experiments.yml", '{"a":' * 3000, "not valid YAML"),
    "registry, a long number": ("experiments.yml", "9" * 5000, "not valid YAML"),
    "registry, a way out": ("experiments.yml", "../../etc/x:\n  inputs: []\n", "a notebook's name is of letters"),
    "registry, no list": ("experiments.yml", "a:\n  after: 3\n", "`inputs` and `after` are lists"),
    "reply, tokens": ("stored replies", json.dumps({"reply": {**REPLY, "usage": 3}}), "not a stored reply"),
    "reply, status": ("stored replies", json.dumps({"reply": {**REPLY, "status": []}}), "unknown status"),
    "reply, text": ("stored replies", json.dumps({"reply": {**REPLY, "text": None}}), "not a stored reply"),
    "providers, deep": ("providers", "a = " + "[" * 5000, "not valid TOML"),
    "providers, a long number": ("providers", "a = " + "9" * 5000, "not valid TOML"),
    "providers, infinite": ("providers", PROVIDERS.replace("= 4", "= inf"), "concurrency must be a number from 1 to"),
    "providers, huge price": ("providers", PROVIDERS.replace("0.4", "9" * 400), "a price is [INPUT, OUTPUT]"),
    "providers, no address": ("providers", PROVIDERS.replace("//example.org", "//["), "not an address (Invalid IPv6"),
    "providers, a time": ("providers", PROVIDERS.replace("seed = 1", "seed = 2031-01-01"), "JSON has no form for"),
    "providers, a mark": ("providers", "\ufeff[mine]\n", "base_url (and api_key_env, if given) must be text"),
    "benchmark, id": ("benchmarks", RECORD.replace('"id": "', '"id": ["a"], "was": "', 1), "id must be text"),
    "benchmark, shown": (
        "benchmarks",
        RECORD.replace('"shown": {', '"shown": 3, "was": {', 1),
        "shown must be an object",
    ),
    "benchmark, huge": ("benchmarks", re.sub(r'"temp_f": [^,]+', f'"temp_f": {"9" * 400}', RECORD), "temp_f must be"),
    "gold, blank": ("gold claims", json.dumps({"id": "a", "lang": "en", "claims": [" "]}), "claim"),
    "forecast, huge": ("forecasts", FORECAST.replace(": 71", ": " + "9" * 400), "temperature is 999"),
}


@pytest.mark.parametrize("case", MENDED)
def test_what_was_mended_stays_so(case: str, tmp_path: Path) -> None:
    name, document, part = MENDED[case]
    path = tmp_path / "input"
    path.write_text(document, "utf-8")
    with pytest.raises(ArtifactError) as caught:
        PARSERS[name][0](document.encode(), path)
    assert part in str(caught.value) and len(str(caught.value)) < 5_000


def test_half_a_surrogate_pair_can_be_asked_about() -> None:
    READERS["requests"]("Gap \ud800 of 2 s")


@pytest.mark.slow
def test_many_hostile_inputs() -> None:
    TRIED.clear()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for name in (*PARSERS, *READERS):
        explore(name, SLOW)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024  # MiB
    assert grown < 1_000
    if kept := os.environ.get("ARTIFACT_RECORD"):
        faults = dict.fromkeys(TRIED, 0)  # one would have ended the test
        rows = [{"parser": name, "inputs": count, "faults": faults[name]} for name, count in TRIED.items()]
        write_json(Path(kept) / "hostile.json", {"parsers": rows, "mended": len(MENDED) + 1, "memory_grown_mib": grown})
