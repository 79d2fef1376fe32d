"""What the theme puts into every page and this book does not use, taken out again; names and code set as such."""

from __future__ import annotations

from enum import Enum
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

LONGEST_NAME = 18


def _plain(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    # Thebe (code run by a remote kernel) is loaded twice, and the second time is an error in the browser's console
    context["script_files"] = [
        script
        for script in context["script_files"]
        if "thebe" not in str(script.filename) and "THEBE" not in str(script.attributes.get("body", ""))
    ]
    context["default_mode"] = "auto"  # without a value the theme warns before it takes this one


def _set_names(app: Sphinx, doctree: nodes.document, page: str) -> None:
    pasted_texts = [node for node in doctree.findall(nodes.inline) if "pasted-text" in node["classes"]]
    for pasted in pasted_texts:
        parts = pasted.astext().split("`")  # what a notebook quotes as code, which pasting leaves as it is
        if len(parts) > 1 and len(parts) % 2:
            pasted.children = []
            for place, part in enumerate(parts):
                pasted += nodes.literal(part, part) if place % 2 else nodes.Text(part)
    for said in list(doctree.findall(nodes.Text)):  # a dash between words, as Napoleon writes it; `--` begins an option
        if " -- " in said and not isinstance(said.parent, nodes.literal | nodes.FixedTextElement):
            said.parent.replace(said, nodes.Text(said.replace(" -- ", " \N{EN DASH} ")))
    for entry in doctree.findall(nodes.entry):
        text = entry.astext()
        # (code breaks where it must)
        if "-" in text and " " not in text and len(text) <= LONGEST_NAME and not list(entry.findall(nodes.literal)):
            entry["classes"].append("whole")


def _no_call(
    app: Sphinx, what: str, name: str, thing: object, options: object, signature: str | None, returned: str | None
) -> tuple[str, None] | None:
    """An enumeration is not called by its readers: its class has no signature to show."""
    return ("", None) if isinstance(thing, type) and issubclass(thing, Enum) else None


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the extension, to run after the theme's own."""
    app.connect("autodoc-process-signature", _no_call)
    app.connect("doctree-resolved", _set_names)
    app.connect("html-page-context", _plain, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
