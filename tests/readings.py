"""What tests of the racing rules ask of a text: the claims that it affirms, beside those that a case writes down."""

from __future__ import annotations

from artifact.claim import Claim, Polarity
from artifact.domains.racing.rules import extract
from artifact.extract_eval import parse_notation
from trilingual import Case, in_three_languages

__all__ = ["LANGS", "Case", "affirmed", "in_three_languages", "wanted", "written"]

LANGS = ("en", "es", "pt")


def affirmed(text: str, lang: str) -> set[Claim]:
    """The claims that a text affirms."""
    return {claim for claim in extract(text, lang).claims if claim.polarity is Polarity.AFFIRMED}


def wanted(notation: str) -> set[Claim]:
    """Claims in the annotators' notation (`artifact.extract_eval`), parted by semicolons."""
    return {parse_notation(part.strip(), "racing") for part in notation.split(";") if part.strip()}


def written(claim: Claim) -> str:
    """Kind and fields of an affirmed claim."""
    fields = {name: value for name, value in claim.to_json().items() if value is not None and name != "span"}
    assert fields.pop("polarity") == "affirmed"
    return " ".join(map(str, fields.values()))
