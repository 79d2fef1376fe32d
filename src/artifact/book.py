"""Building the book, and making sure that it is whole.

Invariant: a book under `book/_build` was built without a warning from what is there now, has every page of the table of
contents and every figure of every notebook, and no link or image inside it leads nowhere. Sphinx's incremental builds
are never used: they leave old numbers in pages that only quote them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from artifact import page
from artifact.errors import ArtifactError
from artifact.files import atomic_path, read_json, read_text, write_text

_SKIPPED = {"_build", "__pycache__"}
_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
_BUILDER = "from jupyter_book.cli.main import main; main()"


def build(project: Path, cache: Path) -> bool:
    """Build the book if anything it is made of has changed.

    Returns:
        Whether it was built.

    Raises:
        ArtifactError: the builder failed or warned, or the book is not whole. The book built before stays.
    """
    stamp = cache / "book.sha256"
    key = _key(project)
    final = project / "book" / "_build"
    if stamp.is_file() and stamp.read_bytes() == _stamp(key, final):
        return False
    out = cache / "book"
    _run_builder(project, out, cache / "log" / "book.log", ["-W", "-n", "--keep-going"])
    page.build(out / "_build" / "html" / "_static" / "audit", offline=_offline())
    problems = check(project, out / "_build" / "html")
    if problems:
        raise ArtifactError(f"the book is not whole: {'; '.join(problems[:8])} ({len(problems)} in all)")
    _replace(out / "_build", final, cache)
    write_text(stamp, _stamp(key, final).decode())
    return True


def _replace(built: Path, final: Path, cache: Path) -> None:
    """Move a built book into place; of the one before, none or all of it is there at any time."""
    old = cache / "book-before"
    shutil.rmtree(old, ignore_errors=True)
    if final.exists():
        shutil.move(final, old)
    shutil.move(built, final)
    shutil.rmtree(old, ignore_errors=True)


def _stamp(key: str, final: Path) -> bytes:
    """What is noted of a book that was built: what it is made of, and a hash of every page and figure."""
    digest = hashlib.sha256()
    for path in sorted((final / "html").rglob("*")):
        if path.is_file():
            digest.update(f"{path.relative_to(final).as_posix()}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return f"{key} {digest.hexdigest()}".encode()


def print_pdf(project: Path, cache: Path, target: Path) -> None:
    """Print the whole book as one PDF, with a browser: Chromium, Chrome, or what ARTIFACT_CHROMIUM names.

    Raises:
        ArtifactError: there is no browser, or it or the builder fails.
    """
    browser = os.environ.get("ARTIFACT_CHROMIUM") or next(filter(None, map(shutil.which, _BROWSERS)), None)
    if browser is None:
        raise ArtifactError("a PDF needs Chromium or Chrome: install one, or set ARTIFACT_CHROMIUM to its path")
    out, log = cache / "single", cache / "log" / "pdf.log"
    _run_builder(project, out, log, ["--builder", "singlehtml"])
    source = (out / "_build" / "singlehtml" / "index.html").as_uri()
    with atomic_path(target) as part, tempfile.TemporaryDirectory() as profile:
        options = ["--headless", "--disable-gpu", "--no-pdf-header-footer", f"--user-data-dir={profile}"]
        if os.geteuid() == 0:
            options.append("--no-sandbox")  # Chromium's sandbox refuses to run as root, as in a container
        done = subprocess.run(
            [browser, *options, f"--print-to-pdf={part}", source], capture_output=True, text=True, timeout=600
        )
        if done.returncode or not part.stat().st_size:
            raise ArtifactError(f"{browser} could not print the book: {done.stderr.strip()[-300:]}")


def _run_builder(project: Path, out: Path, log: Path, options: list[str]) -> None:
    shutil.rmtree(out, ignore_errors=True)
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(project / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]),
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": "0",
        "TZ": "UTC",
        "LC_ALL": "C.UTF-8",
    }
    done = subprocess.run(
        [sys.executable, "-c", _BUILDER, "build", "book", "--path-output", str(out), *options, "-q"],
        cwd=project,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    write_text(log, done.stdout)
    if done.returncode:
        lines = done.stdout.strip().splitlines()
        told = [line for line in lines if "WARNING" in line or "ERROR" in line][:5]
        if not told:
            raise ArtifactError(f"the book could not be built: {' '.join(lines[-1:])[-500:]} (whole log: {log})")
        raise ArtifactError(f"the book has warnings: {' | '.join(told)} (whole log: {log})")


def _offline() -> Path | None:
    """The Pyodide distribution to put into the book, where it is to work without a network (`make book OFFLINE=1`)."""
    folder = os.environ.get("ARTIFACT_PYODIDE")
    return Path(folder) if folder else None


def check(project: Path, html: Path) -> list[str]:
    """What is missing in a built book, one line each: pages, figures, link targets, images."""
    pages = {path: _parse(path) for path in sorted(html.rglob("*.html")) if "_static" not in path.parts}
    problems = []
    for name in toc_files(project / "book" / "_toc.yml"):
        page = html / f"{name}.html"
        if page not in pages:
            problems.append(f"page {name} is missing")
            continue
        summary = project / "results" / "summaries" / f"{Path(name).name}.json"
        if name.startswith("_executed/") and summary.is_file():
            content = read_json(summary)
            figures = content["figures"] if isinstance(content, dict) else []
            problems += [
                f"page {name} lacks figure {figure}"
                for figure in figures
                if f"fig-{figure.replace('_', '-')}" not in pages[page].ids
            ]
    for path in pages:
        problems += [f"{path.relative_to(html)}: {problem}" for problem in _dead(path, pages)]
    return problems


class _Page(HTMLParser):
    """The ids of a page and where it leads."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.targets: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            if name in ("href", "src") and value and not (tag == "link" and "canonical" in str(attrs)):
                self.targets.add(value)


def _parse(path: Path) -> _Page:
    page = _Page()
    page.feed(read_text(path))
    return page


def _dead(path: Path, pages: Mapping[Path, _Page]) -> Iterable[str]:
    for target in sorted(pages[path].targets):
        parts = urlsplit(target)
        if parts.scheme or parts.netloc or target.startswith("#!"):
            continue
        file = (path.parent / unquote(parts.path)).resolve() if parts.path else path
        if not file.exists():
            yield f"leads to {target}, which is not there"
        elif parts.fragment and file in pages and unquote(parts.fragment) not in pages[file].ids:
            yield f"leads to {target}, whose place is not there"


def toc_files(toc: Path) -> list[str]:
    """The pages of a table of contents, relative to the book and without suffix, the front page first."""
    import yaml

    def walk(node: object) -> Iterable[str]:
        if isinstance(node, dict):
            yield from (str(value) for key, value in node.items() if key in ("file", "root"))
            for value in node.values():
                yield from walk(value)
        elif isinstance(node, list):
            for value in node:
                yield from walk(value)

    return list(walk(yaml.safe_load(read_text(toc))))


def _key(project: Path) -> str:
    """A hash of everything the book is made of: pages, executed notebooks, results they include, docstrings."""
    digest = hashlib.sha256(f"{sys.version}\0{_offline()}".encode())
    folders = ("book", "data", "results/generations", "results/tables", "results/figures", "results/summaries", "src")
    files = [path for folder in folders for path in (project / folder).rglob("*")]
    files += [path for path in project.glob("*") if path.name in ("requirements.lock", "CHANGELOG.md", "CITATION.cff")]
    for path in sorted(files):
        relative = path.relative_to(project)
        if path.is_file() and not _SKIPPED.intersection(relative.parts):
            digest.update(f"{relative.as_posix()}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()
