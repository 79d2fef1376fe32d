"""Views as single self-contained HTML files, for people who score their own models.

Invariant: the file needs nothing but itself (no script, no network), and everything that comes from a text, a record
or a file name is escaped: markup in it is shown, never run.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from artifact.explain import ClaimView, View
from artifact.files import read_text

_STYLE = Path(__file__).parent / "web" / "audit.css"
_BASE = """
:root { color-scheme: light dark; --pst-color-background: #fff; --pst-color-border: #ccc; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 72rem; margin: 1.5rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: 0.2rem 0.7rem 0.2rem 0; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2rem; }
@media (max-width: 50rem) { .columns { grid-template-columns: 1fr; } }
"""
# the page's own theme switch is an attribute; a file on its own follows the system
_DARK = "@media (prefers-color-scheme: dark) { #audit { --ok: #7cc0ff; --bad: #ff9d8a; --open: #e6c65c; } }"
_VERDICTS = ("contradicted", "unverifiable", "supported")  # the worst first


def view_page(view: View, *, question: str = "", context: str = "") -> str:
    """One text with its claims marked, its facts and its scores.

    Args:
        view: as from `artifact.explain.explain`.
        question: what the writer was asked.
        context: what the writer was shown.
    """
    shown = ""
    if question or context:
        told = escape(f"{question}\n\n{context}")
        shown = f"<details><summary>What the writer was shown</summary><pre>{told}</pre></details>"
    return _document(view["id"], shown + _body(view, 2))


def comparison_page(title: str, names: tuple[str, str], pairs: Iterable[tuple[View, View]], summary: str = "") -> str:
    """Two systems side by side, text by text.

    Args:
        title: heading of the page.
        names: of the two systems.
        pairs: views of the same instance in the same language, first system first.
        summary: plain text under the heading (the systems' scores and their difference).
    """
    parts = [f"<pre>{escape(summary)}</pre>" if summary else ""]
    for pair in pairs:
        parts.append(f"<h2>{escape(pair[0]['id'])} ({escape(pair[0]['lang'])})</h2><div class='columns'>")
        for name, view in zip(names, pair, strict=True):
            parts.append(f"<section><h3>{escape(name)}</h3>{_body(view, 4)}</section>")
        parts.append("</div>")
    return _document(title, "".join(parts))


def _document(title: str, body: str) -> str:
    style = f"{_BASE}{read_text(_STYLE)}{_DARK}"
    return (
        "<!doctype html>\n"
        f'<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{style}</style></head>"
        f'<body><main id="audit"><h1>{escape(title)}</h1>{body}</main></body></html>\n'
    )


def _body(view: View, level: int) -> str:
    scores = "".join(
        f"<div><dt>{name}</dt><dd>{'undefined' if value is None else f'{100 * value:.1f} %'}</dd></div>"
        for name, value in (
            ("Precision", view["scores"]["precision"]),
            ("Recall", view["scores"]["recall"]),
            ("F1", view["scores"]["f1"]),
        )
    )
    facts = "".join(
        f'<li class="{"missed" if fact["covered_by"] is None else "covered"}">'
        f'<span aria-hidden="true">{"✗" if fact["covered_by"] is None else "✓"}</span> {escape(fact["sentence"])} '
        f"<em>({'missed' if fact['covered_by'] is None else 'covered'})</em></li>"
        for fact in view["facts"]
    )
    claims = "".join(
        f'<tr><td>{escape(claim["sentence"])}</td><td><span class="claim {claim["verdict"]}">{claim["verdict"]}</span>'
        f"</td><td>{escape(claim['reason'])}</td><td><code>{escape(claim['rule'] or '')}</code></td></tr>"
        for claim in view["claims"]
    )
    return (
        f'<dl class="audit-scores">{scores}</dl>'
        f'<div class="audit-marked">{_marked(view)}</div>'
        f'<h{level}>Facts that mattered</h{level}><ul class="audit-facts">{facts}</ul>'
        f'<h{level}>Claims</h{level}><div class="audit-scroll"><table><thead><tr><th scope="col">Claim</th>'
        f'<th scope="col">Verdict</th><th scope="col">Why</th><th scope="col">Rule</th></tr></thead>'
        f"<tbody>{claims}</tbody></table></div>"
        f'<p>Signature: <code class="audit-signature">{escape(view["signature"])}</code></p>'
    )


def _marked(view: View) -> str:
    out = []
    for piece in view["pieces"]:
        claims = [view["claims"][number] for number in piece["claims"]]
        text = escape(piece["text"])
        if claims:
            why = escape(". ".join(f"{c['sentence']} {c['verdict']}: {c['reason']}" for c in claims))
            text = f'<span class="claim {_worst(claims)}" tabindex="0" title="{why}">{text}</span>'
        out.append(text)
    return "".join(out)


def _worst(claims: Sequence[ClaimView]) -> str:
    return next(verdict for verdict in _VERDICTS if any(claim["verdict"] == verdict for claim in claims))
