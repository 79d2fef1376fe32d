"""The book is built from a small project, and refused when it is not whole."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from artifact import book
from artifact.errors import ArtifactError
from artifact.experiments import load_registry
from artifact.paths import root

NOTEBOOK = {
    "cells": [
        {
            "cell_type": "markdown",
            "id": "a-000",
            "metadata": {},
            "source": "# A chapter\n\nThe gap is {glue:text}`gap`.",
        },
        {
            "cell_type": "code",
            "execution_count": 1,
            "id": "a-001",
            "metadata": {
                "mystnb": {"image": {"alt": "A line."}, "figure": {"caption": "A line.", "name": "fig-line"}},
                "tags": ["hide-input"],
            },
            "outputs": [
                {
                    "output_type": "display_data",
                    "metadata": {},
                    "data": {"image/svg+xml": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"},
                },
                {
                    "output_type": "display_data",
                    "metadata": {"scrapbook": {"name": "gap", "mime_prefix": "application/papermill.record/"}},
                    "data": {"application/papermill.record/text/plain": "'1,234'"},
                },
            ],
            "source": "1",
        },
    ],
    "metadata": {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}},
    "nbformat": 4,
    "nbformat_minor": 5,
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with one chapter and the real book's configuration, built once."""
    project = tmp_path_factory.mktemp("project")
    (project / "book" / "_executed").mkdir(parents=True)
    (project / "book" / "_executed" / "01_a.ipynb").write_text(json.dumps(NOTEBOOK))
    shutil.copy(root() / "book" / "_config.yml", project / "book")
    shutil.copytree(root() / "book" / "_ext", project / "book" / "_ext")
    (project / "book" / "references.bib").write_text("")
    (project / "book" / "_toc.yml").write_text(
        "format: jb-book\nroot: index\nparts:\n  - caption: A\n    numbered: true\n    chapters:\n"
        "      - file: _executed/01_a\n"
    )
    (project / "book" / "index.md").write_text("# Front\n\n[A chapter](_executed/01_a.ipynb), {numref}`fig-line`.\n")
    (project / "results" / "summaries").mkdir(parents=True)
    (project / "results" / "summaries" / "01_a.json").write_text(json.dumps({"figures": ["line"]}))
    (project / ".cache").mkdir()
    return project


def html(project: Path, name: str) -> str:
    return (project / "book" / "_build" / "html" / name).read_text()


def test_it_is_built_once_and_again_only_when_something_changed(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("artifact.page.build", lambda *arguments, **named: None)
    assert book.build(built, built / ".cache")
    assert 'The gap is <span class="pasted-text">1,234</span>' in html(built, "_executed/01_a.html")
    assert 'alt="A line."' in html(built, "_executed/01_a.html")
    assert not book.build(built, built / ".cache")

    # a page with a warning is refused, and the book that was there stays
    before = html(built, "index.html")
    (built / "book" / "index.md").write_text("# Front\n\n{numref}`fig-nowhere`\n")
    with pytest.raises(ArtifactError, match=r"the book has warnings: .*fig-nowhere"):
        book.build(built, built / ".cache")
    assert html(built, "index.html") == before


def test_a_missing_page_figure_target_or_image_is_told(tmp_path: Path) -> None:
    (tmp_path / "book").mkdir()
    toc = "format: jb-book\nroot: index\nchapters:\n  - file: _executed/01_a\n  - file: gone\n"
    (tmp_path / "book" / "_toc.yml").write_text(toc)
    (tmp_path / "results" / "summaries").mkdir(parents=True)
    (tmp_path / "results" / "summaries" / "01_a.json").write_text('{"figures": ["line", "bar_chart"]}')
    pages = tmp_path / "html"
    (pages / "_executed").mkdir(parents=True)
    (pages / "index.html").write_text(
        '<a href="_executed/01_a.html#fig-line">x</a><a href="_executed/01_a.html#none">x</a>'
        '<a href="https://example.org/x">x</a><img src="a%20b.png"><img src="none.png"><a href="#top">x</a>'
    )
    (pages / "a b.png").write_text("")
    (pages / "_executed" / "01_a.html").write_text('<figure id="fig-line"></figure>')
    assert book.check(tmp_path, pages) == [
        "page _executed/01_a lacks figure bar_chart",
        "page gone is missing",
        "index.html: leads to #top, whose place is not there",
        "index.html: leads to _executed/01_a.html#none, whose place is not there",
        "index.html: leads to none.png, which is not there",
    ]


def test_every_notebook_is_a_chapter_and_every_chapter_a_file() -> None:
    files = book.toc_files(root() / "book" / "_toc.yml")
    executed = {name.removeprefix("_executed/") for name in files if name.startswith("_executed/")}
    assert executed == set(load_registry(root()))
    pages = [name for name in files if not name.startswith("_executed/")]
    assert [name for name in pages if not (root() / "book" / f"{name}.md").is_file()] == []
    assert len(files) == len(set(files))
