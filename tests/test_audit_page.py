"""The page "Audit an explanation", in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest

from artifact.domain import get_domain
from artifact.explain import explain
from artifact.page import PYODIDE_FILES, build
from browsing import NPM, axe, chromium, served, watch

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAGE = """<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><title>Audit</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="audit.css"></head><body><main><h1>Audit an explanation</h1><div id="audit"></div></main>
<script type="module" src="audit.js"></script></body></html>"""

pytestmark = [pytest.mark.browser, pytest.mark.filterwarnings("default")]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page's address on a local server, with everything that it loads."""
    if not all((NPM / "pyodide" / name).is_file() for name in PYODIDE_FILES):
        pytest.skip("needs Pyodide (make browser-files)")
    folder = tmp_path_factory.mktemp("site")
    build(folder, offline=NPM / "pyodide")
    (folder / "index.html").write_text(PAGE, "utf-8")
    with served(folder) as address:
        yield f"{address}/index.html"


@pytest.fixture(scope="module")
def browser_page(site: str) -> Iterator[Page]:
    """A loaded page; problems that the browser reports end the test run's module."""
    with chromium() as browser:
        page = browser.new_page()
        problems = watch(page)
        page.goto(site)
        page.wait_for_selector("#audit[data-ready]", timeout=60_000)
        yield page
    assert problems == []


def scores(page: Page) -> dict[str, str]:
    return {name: page.text_content(f"[data-score={name}]") or "" for name in ("precision", "recall", "f1")}


def open_at(page: Page, **state: str) -> None:
    """Follow a shared link on the loaded page."""
    before = page.get_attribute("#audit", "data-ready")
    # a link to where the page already is would change nothing, so each one is made different
    page.evaluate("hash => { location.hash = hash; }", urlencode({**state, "after": before}))
    page.wait_for_function(
        "before => ![undefined, before].includes(document.getElementById('audit').dataset.ready)", arg=before
    )


CASES = [
    (
        "racing",
        "2025_Abu_Dhabi_Grand_Prix::stint::HUL",
        "en",
        "HUL stopped twice, on laps 7 and 40, and finished tenth.",
    ),
    ("racing", "2025_Abu_Dhabi_Grand_Prix::overcut::ALB_ANT", "es", "ALB paró en la vuelta 33 y ANT en la 32."),
    ("racing", "2025_Abu_Dhabi_Grand_Prix::undercut::BEA_SAI", "pt", "BEA parou na volta 14 e ganhou 6,3 segundos."),
]


@pytest.mark.parametrize(("domain", "instance", "lang", "text"), CASES)
def test_the_page_and_the_package_agree(browser_page: Page, domain: str, instance: str, lang: str, text: str) -> None:
    open_at(browser_page, domain=domain, id=instance, lang=lang, text=text)
    made = get_domain(domain)
    expected = explain(made.load("released", "corrected")[instance], text, made, lang=lang)
    assert expected["claims"]
    shown = {name: f"{100 * value:.1f} %" for name, value in expected["scores"].items() if value is not None}
    assert scores(browser_page) == {name: shown[name] for name in ("precision", "recall", "f1")}
    assert browser_page.locator("#audit-claims tr").count() == len(expected["claims"])
    assert browser_page.text_content("#audit-signature") == expected["signature"]
    assert browser_page.text_content("#audit-marked") == text


def test_an_edit_changes_the_result(browser_page: Page) -> None:
    domain, instance, lang, text = CASES[0]
    open_at(browser_page, domain=domain, id=instance, lang=lang, text=text)
    before = scores(browser_page)
    browser_page.fill("#audit-text", text.replace("40", "42").replace("tenth", "ninth"))
    browser_page.wait_for_function("document.querySelector('[data-score=precision]').textContent === '100.0 %'")
    assert scores(browser_page) != before


def test_markup_in_a_text_is_shown_and_never_run(browser_page: Page) -> None:
    domain, instance, lang, _ = CASES[0]
    hostile = "<img src=x onerror=alert(1)><script>alert(2)</script> HUL stopped on lap 7. </textarea>"
    open_at(browser_page, domain=domain, id=instance, lang=lang, text=hostile)
    assert browser_page.text_content("#audit-marked") == hostile
    assert browser_page.locator("#audit img, #audit script").count() == 0


def test_claims_can_be_reached_and_read_with_the_keyboard(browser_page: Page) -> None:
    domain, instance, lang, text = CASES[0]
    open_at(browser_page, domain=domain, id=instance, lang=lang, text=text)
    browser_page.focus("#audit-text")
    for _ in range(4):
        browser_page.keyboard.press("Tab")
        if browser_page.evaluate("document.activeElement.classList.contains('claim')"):
            break
    assert browser_page.evaluate("document.activeElement.classList.contains('claim')")
    assert "the record has" in (browser_page.text_content("#audit-reason") or "")


def test_search_narrows_the_list(browser_page: Page) -> None:
    open_at(browser_page, domain="racing", lang="en")
    browser_page.fill("#audit-search", "monaco undercut")
    browser_page.wait_for_function("/^\\d+ of/.test(document.getElementById('audit-status').textContent)")
    labels = browser_page.locator("#audit-instance option").all_text_contents()
    assert labels and all("Monaco" in label and "undercut" in label for label in labels)


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (390, "light"), (390, "dark")])
def test_no_accessibility_violation_and_no_overflow(browser_page: Page, width: int, theme: str) -> None:
    browser_page.set_viewport_size({"width": width, "height": 900})
    domain, instance, lang, text = CASES[0]
    open_at(browser_page, domain=domain, id=instance, lang=lang, text=text)
    browser_page.evaluate(
        "theme => { document.documentElement.dataset.theme = theme; document.body.style.cssText = theme === 'dark'"
        " ? '--pst-color-background:#14181e;background:#14181e;color:#ced6dd' : ''; }",
        theme,
    )
    assert axe(browser_page, "#audit")["violations"] == []
    assert browser_page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
