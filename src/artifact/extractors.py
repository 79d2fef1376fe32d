"""Extractors by name: what reads typed claims in a text.

Invariant: an extractor is a function of text and language whose `name` identifies, in every signature, the version that
read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from artifact.domain import Domain, Extraction
from artifact.errors import InputError


class Extractor(Protocol):
    """Reads one text. `name` goes into signatures."""

    @property
    def name(self) -> str: ...

    def __call__(self, text: str, lang: str) -> Extraction: ...


@dataclass(frozen=True)
class Rules:
    """The domain's own rules: deterministic, standard library alone."""

    domain: Domain

    @property
    def name(self) -> str:
        return f"rules-{self.domain.version}"

    def __call__(self, text: str, lang: str) -> Extraction:
        found: Extraction = self.domain.extract(text, lang)
        return found


def get(spec: str, domain: Domain) -> Extractor:
    """The extractor that `spec` names.

    Raises:
        InputError: no such extractor.
    """
    if spec == "rules":
        return Rules(domain)
    if spec.startswith("llm:"):
        from artifact.llm_extract import extractor

        return extractor(spec, domain)
    raise InputError(f"unknown extractor {spec!r}", allowed=("rules", "llm:MODEL"))
