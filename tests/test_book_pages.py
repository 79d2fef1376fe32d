"""Every page of the built book in a real browser: no error, nothing wider than the screen, readable by everyone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from artifact.book import toc_files
from browsing import ROOT, axe, chromium, served, watch

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HTML = ROOT / "book" / "_build" / "html"
PAGES = [*toc_files(ROOT / "book" / "_toc.yml"), "search", "genindex"]
# how much a broken rule weighs against the rules that a page keeps, as in Lighthouse's score
WEIGHT = {"critical": 10, "serious": 7, "moderate": 3, "minor": 1, None: 1}
AT_LEAST = 95

pytestmark = [pytest.mark.browser, pytest.mark.filterwarnings("default")]


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    if not (HTML / "index.html").is_file():
        pytest.skip("needs the built book (make book)")
    with served(HTML) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.mark.parametrize("name", PAGES)
def test_page(site: str, browser: Browser, name: str) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    # what a published book loads from a CDN is not to be had here
    page.route(lambda url: not url.startswith(site), lambda route: route.abort())
    problems = watch(page)
    page.goto(f"{site}/{name}.html")
    found = axe(page)
    lost = sum(WEIGHT[rule["impact"]] for rule in found["violations"])
    kept = sum(WEIGHT[rule["impact"]] for rule in found["passes"])
    score = 100 * kept / (kept + lost)
    # what Markdown left as it was: text set as code in a place that knows no code
    stray = page.evaluate(
        """() => { const found = [], all = document.createTreeWalker(document.querySelector('article') ?? document.body,
            NodeFilter.SHOW_TEXT);
          while (all.nextNode()) if (/`| -- /.test(all.currentNode.data) &&
            !all.currentNode.parentElement.closest('pre, code, script, style, textarea'))
            found.push(all.currentNode.data.slice(0, 80));
          return found; }"""
    )
    scrolling = page.evaluate(
        """() => [...document.querySelectorAll('article table')].filter(table => { const frame = table.parentElement;
            return frame.clientWidth && table.offsetWidth > frame.clientWidth + 1; }).map(table => table.id)"""
    )
    wide = {}
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 900})
        wide[width] = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    page.close()
    assert problems == []
    assert stray == []
    assert scrolling == [], "tables that need scrolling on a screen of 1280 pixels"
    assert score >= AT_LEAST, found["violations"]
    assert all(over <= 0 for over in wide.values()), wide
