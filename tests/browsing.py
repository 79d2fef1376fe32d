"""A real browser for tests: where it is, how it starts, a local server, and the accessibility checker."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[1]
NPM = Path(os.environ.get("ARTIFACT_NODE_MODULES", ROOT / ".cache/npm/node_modules"))
CHROMIUM = os.environ.get("ARTIFACT_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
# without these Chromium looks for hosts of its maker at every start
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder on a local server."""
    handler = functools.partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium, headless; the test is skipped where it or playwright is not installed."""
    api = pytest.importorskip("playwright.sync_api", reason="needs playwright (pip install playwright)")
    if CHROMIUM is None:
        pytest.skip("needs Chromium (apt install chromium, or set ARTIFACT_CHROMIUM)")
    with api.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


def watch(page: Page) -> list[str]:
    """A list that fills with whatever goes wrong on a page: logged errors, exceptions, dialogs."""
    problems: list[str] = []
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("dialog", lambda dialog: problems.append(f"dialog {dialog.message}"))
    return problems


def axe(page: Page, root: str = "html") -> dict[str, list[dict[str, object]]]:
    """What axe-core finds below an element: `violations` and `passes`, each with `id`, `help`, `impact`, `places`."""
    script = NPM / "axe-core/axe.min.js"
    if not script.is_file():
        pytest.skip("needs axe-core (make browser-files)")
    page.add_script_tag(path=str(script))
    return page.evaluate(
        """async root => {
            const found = await axe.run(root, { resultTypes: ['violations', 'passes'] });
            const short = rule => ({ id: rule.id, help: rule.help, impact: rule.impact,
                                     places: rule.nodes.slice(0, 3).map(node => node.target.join(' ')) });
            return { violations: found.violations.map(short), passes: found.passes.map(short) };
        }""",
        root,
    )
