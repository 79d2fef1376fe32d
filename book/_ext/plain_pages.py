"""What the theme puts into every page and this book does not use, taken out again."""

from __future__ import annotations

from typing import Any

from sphinx.application import Sphinx


def _plain(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    # Thebe (code run by a remote kernel) is loaded twice, and the second time is an error in the browser's console
    context["script_files"] = [
        script
        for script in context["script_files"]
        if "thebe" not in str(script.filename) and "THEBE" not in str(script.attributes.get("body", ""))
    ]
    context["default_mode"] = "auto"  # without a value the theme warns before it takes this one


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the extension, to run after the theme's own."""
    app.connect("html-page-context", _plain, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
