"""What tests of the weather rules ask of a text: the claims that it affirms, beside those that a case writes down."""

from __future__ import annotations

from artifact.claim import Polarity
from artifact.domain import describe
from artifact.domains.weather.rules import extract
from trilingual import in_three_languages

__all__ = ["affirmed", "claims", "in_three_languages", "read", "wanted"]


def affirmed(text: str, lang: str = "auto") -> list[str]:
    """The claims that a text affirms, in words, without order."""
    return sorted(describe(claim) for claim in extract(text, lang).claims if claim.polarity is Polarity.AFFIRMED)


def read(text: str, lang: str = "auto") -> list[str]:
    """All claims of a text in words, denied ones too, without order."""
    return sorted(describe(claim) for claim in extract(text, lang).claims)


def claims(*lines: str) -> list[str]:
    """Expected claims, written short: `high 80`, `wind 5-10`, `from SSW`, `pop 20`, `rain`, `not: rain`."""
    return sorted(_long(line) for line in lines)


def wanted(line: str) -> list[str]:
    """Expected claims in one line, parted by semicolons."""
    return claims(*(part.strip() for part in line.split(";") if part.strip()))


def _long(line: str) -> str:
    denied, _, rest = line.rpartition("not: ")
    kind, _, value = rest.partition(" ")
    prefix = "not: " if "not: " in line else denied
    if kind in ("high", "low", "temp"):
        named = "" if kind == "temp" else f"kind {kind}, "
        value, _, scale = value.partition(" ")
        return f"{prefix}temp({named}value {float(value)}{', unit ' + scale if scale else ''})"
    if kind == "wind":
        value, _, speed = value.partition(" ")
        low, _, high = value.partition("-")
        ends = [f"{name} {float(end)}" for name, end in (("low", low), ("high", high or low)) if end != "?"]
        ends += [f"unit {speed}"] if speed else []
        return f"{prefix}wind({', '.join(ends)})"
    if kind == "from":
        return f"{prefix}wind_dir(dir {value})"
    if kind == "pop":
        return f"{prefix}precip_prob(value {float(value)})"
    return f"{prefix}sky(condition {rest})"
