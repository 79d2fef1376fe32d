"""One text against one record, in full: every claim with its verdict, every required fact with what covers it.

Invariant: the view is JSON-ready and complete; whoever shows it (terminal, HTML file, browser) computes nothing.
Standard library only, since it also runs in the browser.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from itertools import pairwise
from typing import TypedDict

from artifact.claim import Claim
from artifact.domain import Domain, Extraction, Judged, Record, describe
from artifact.score import DEFAULT, Counts, Item, Policy, prf, score_item, signature


class Piece(TypedDict):
    """A stretch of the text and the claims that were read in it, by index."""

    text: str
    claims: list[int]


class ClaimView(TypedDict):
    """A claim: in words of the trade and of the language, on the wire, and what the record says of it."""

    label: str
    sentence: str
    claim: dict[str, object]
    verdict: str
    reason: str
    rule: str | None
    counted: bool


class FactView(TypedDict):
    """A required fact: in words of the trade and of the language, and the claim that covers it, by index."""

    label: str
    sentence: str
    kind: str
    covered_by: int | None


class View(TypedDict):
    """All that is known of one text (see the module)."""

    id: str
    domain: str
    decision_type: str
    lang: str
    status: str
    pieces: list[Piece]
    claims: list[ClaimView]
    facts: list[FactView]
    counts: dict[str, int]
    scores: dict[str, float | None]
    dropped: dict[str, int]
    signature: str


def explain(
    record: Record,
    text: str,
    domain: Domain,
    *,
    lang: str = "auto",
    policy: Policy = DEFAULT,
    extraction: Extraction | None = None,
    by: str = "rules",
) -> View:
    """Read a text, verify it and lay out the result.

    Args:
        record: the oracle of the instance.
        text: the explanation, shown as it is.
        domain: the record's domain.
        lang: language of the text, or `auto`.
        policy: how to verify; the text is scored as it is written, whatever the policy does with failures.
        extraction: the claims, if another extractor than the domain's rules read them.
        by: name of that extractor, for the signature.
    """
    read = domain.extract(text, lang) if extraction is None else extraction
    as_written = replace(policy, failures="as_written")
    scored = score_item(Item(record, read.status, read.claims), domain, as_written)
    counts = scored.counts or Counts()
    index = {judged.claim: position for position, judged in enumerate(scored.judged)}
    counted = domain.rules[policy.rules].scored
    return {
        "id": record.id,
        "domain": record.domain,
        "decision_type": record.decision_type,
        "lang": read.lang,
        "status": read.status.value,
        "pieces": _pieces(text, [judged.claim for judged in scored.judged]),
        "claims": [
            {
                "label": describe(judged.claim),
                "sentence": domain.say([judged.claim], record, read.lang),
                "claim": judged.claim.to_json(),
                "verdict": judged.verdict.value,
                "reason": _why(judged, record, domain, read.lang),
                "rule": judged.claim.rule,
                "counted": policy.kinds == "all" or judged.claim.type in counted,
            }
            for judged in scored.judged
        ],
        "facts": [
            {
                "label": describe(fact),
                "sentence": domain.say([fact], record, read.lang),
                "kind": fact.type,
                "covered_by": None if claim is None else index[claim],
            }
            for fact, claim in zip(record.required, scored.covered_by, strict=True)
        ],
        "counts": asdict(counts),
        "scores": asdict(prf(counts)),
        "dropped": dict(read.dropped),
        "signature": signature(domain, as_written, by=by),
    }


def _why(judged: Judged, record: Record, domain: Domain, lang: str) -> str:
    """The reason of a verdict as a reader sees it: what the record has is said, not written as data."""
    if not judged.known:
        return judged.grounds.replace(judged.claim.type, judged.claim.type.replace("_", " "))
    rest = f", {judged.grounds}" if judged.grounds else ""
    said = domain.say(list(judged.known), record, lang).removesuffix(".")
    return f"the record has: {said}{rest}"


def _pieces(text: str, claims: Sequence[Claim]) -> list[Piece]:
    """The text cut wherever a claim starts or ends; joined, the pieces are the text."""
    spans = [(number, claim.span) for number, claim in enumerate(claims) if claim.span is not None]
    starting: dict[int, list[int]] = {}
    ending: dict[int, list[int]] = {}
    for number, (start, end) in spans:
        starting.setdefault(start, []).append(number)
        ending.setdefault(end, []).append(number)
    pieces: list[Piece] = []
    current: dict[int, None] = {}  # in order of appearance
    for start, end in pairwise(sorted({0, len(text), *starting, *ending})):
        for number in ending.get(start, ()):
            current.pop(number, None)
        current.update(dict.fromkeys(starting.get(start, ())))
        pieces.append({"text": text[start:end], "claims": list(current)})
    return pieces
