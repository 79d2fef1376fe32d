"""An extractor against gold claims: precision, recall and F1 by language, kind and system, and what was missed.

Invariant: claims are compared as sets per text, affirmed ones alone, and equal only when every field is: the tolerances
that verification allows do not apply to reading. Pooled counts, so that any group's score is a sum.

The gold file is JSON lines with uid, domain, source, system, lang, instance_id (or id), text and claims. A claim is
flat, as extractors write it, or in the annotators' notation: one letter for the kind, then its fields (`P VER 14`,
`C VER M>H`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from artifact.claim import Claim, Polarity, parse_claim
from artifact.domain import LANGUAGES, Extraction
from artifact.domains.racing import claims as racing
from artifact.domains.weather import claims as weather
from artifact.errors import InputError, unknown
from artifact.files import read_jsonl

_COMPOUNDS = {"S": "SOFT", "M": "MEDIUM", "H": "HARD", "I": "INTERMEDIATE", "W": "WET", "?": None}
_MOVES = {"u": "undercut", "o": "overcut"}
_DOMAINS = {"f1": "racing", "racing": "racing", "weather": "weather"}
GROUPS: Mapping[str, tuple[str, ...]] = {
    "core": tuple(kind.type for kind in racing.CORE),
    "extended": tuple(kind.type for kind in racing.EXTENDED),
    "weather": tuple(weather.KINDS),
}


@dataclass(frozen=True)
class GoldText:
    """One annotated text.

    Attributes:
        uid: its name in the gold file.
        domain: `racing` or `weather`.
        system: which model wrote it.
        source: file that it came from.
        lang: the language asked for.
        instance_id: the record that it is about.
        text: what the annotator read; empty where a file has claims alone.
        claims: what the annotator wrote down.
    """

    uid: str
    domain: str
    system: str
    source: str
    lang: str
    instance_id: str
    text: str
    claims: tuple[Claim, ...]


@dataclass
class Tally:
    """Pooled counts of claims found, spurious and missed."""

    found: int = 0
    spurious: int = 0
    missed: int = 0

    @property
    def precision(self) -> float | None:
        """Share of the extractor's claims that are gold; None without any."""
        total = self.found + self.spurious
        return self.found / total if total else None

    @property
    def recall(self) -> float | None:
        """Share of the gold claims that the extractor found; None without any."""
        total = self.found + self.missed
        return self.found / total if total else None

    @property
    def f1(self) -> float | None:
        """2 found / (2 found + spurious + missed); None where neither side has a claim."""
        total = 2 * self.found + self.spurious + self.missed
        return 2 * self.found / total if total else None

    def add(self, found: int, spurious: int, missed: int) -> None:
        """Add the counts of one text."""
        self.found += found
        self.spurious += spurious
        self.missed += missed


@dataclass(frozen=True)
class TextDiff:
    """One text's difference: gold claims that were missed, and claims that are not gold."""

    gold: GoldText
    found: tuple[Claim, ...]
    missed: tuple[Claim, ...]
    spurious: tuple[Claim, ...]
    extraction: Extraction


@dataclass
class Comparison:
    """Every text's difference, and sums over any group of them."""

    diffs: list[TextDiff] = field(default_factory=list)

    def add(self, gold: GoldText, extraction: Extraction) -> None:
        """Compare what was read in one text with its gold claims."""
        affirmed = dict.fromkeys(_as_noted(c) for c in extraction.claims if c.polarity is Polarity.AFFIRMED)
        wanted = dict.fromkeys(map(_as_noted, gold.claims))
        self.diffs.append(
            TextDiff(
                gold=gold,
                found=tuple(claim for claim in affirmed if claim in wanted),
                missed=tuple(claim for claim in wanted if claim not in affirmed),
                spurious=tuple(claim for claim in affirmed if claim not in wanted),
                extraction=extraction,
            )
        )

    def tally(self, group: str | None = None, *, lang: str = "", system: str = "", kind: str = "") -> Tally:
        """Pooled counts.

        Args:
            group: `core`, `extended`, `weather`, or None for all kinds.
            lang: only texts of this language.
            system: only texts of this system.
            kind: only this claim kind.
        """
        kinds = (kind,) if kind else GROUPS[group] if group else None
        out = Tally()
        for diff in self.diffs:
            if lang not in ("", diff.gold.lang) or system not in ("", diff.gold.system):
                continue
            out.add(*(_count(claims, kinds) for claims in (diff.found, diff.spurious, diff.missed)))
        return out

    def langs(self) -> list[str]:
        """Languages that occur, in order of their names."""
        return sorted({diff.gold.lang for diff in self.diffs})

    def systems(self) -> list[str]:
        """Systems that occur, in order of their names."""
        return sorted({diff.gold.system for diff in self.diffs})

    def kinds(self) -> list[str]:
        """Claim kinds that occur on either side, in the ontology's order."""
        seen = {claim.type for diff in self.diffs for claim in (*diff.found, *diff.missed, *diff.spurious)}
        return [kind for kinds in GROUPS.values() for kind in kinds if kind in seen]


def read_gold(path: Path | str, domain: str | None = None, *, texts: bool = False) -> list[GoldText]:
    """Read a gold file.

    Args:
        path: JSON lines.
        domain: only texts of this domain; lines that name none are taken to be of it.
        texts: whether every line must have its text, in a language that is known.

    Raises:
        InputError: a line lacks a field, or a claim is neither in the notation nor one of the domain's.
    """
    out: list[GoldText] = []
    for where, row in read_jsonl(path):
        named = _DOMAINS.get(str(row.get("domain", domain)))
        if named is None:
            raise InputError(f"unknown domain {row.get('domain')!r:.40}", where=where, allowed=_DOMAINS)
        if domain is not None and named != domain:
            continue
        listed = row.get("claims")
        if not isinstance(listed, list):
            raise InputError("claims must be a list", where=where, fix='for example ["P VER 14"]')
        kinds = racing.KINDS if named == "racing" else weather.KINDS
        claims = tuple(
            parse_notation(said, named, where=where) if isinstance(said, str) else parse_claim(said, kinds, where=where)
            for said in listed
        )
        if texts:
            _check_text(row, where)
        row = {"instance_id": row.get("id"), **row}
        fields = {name: str(row.get(name) or "") for name in ("uid", "system", "source", "lang", "instance_id", "text")}
        out.append(GoldText(domain=named, claims=claims, **fields))
    return out


def _check_text(row: Mapping[str, object], where: str) -> None:
    if not isinstance(row.get("text"), str):
        raise InputError("the line has no text", where=where, fix="give the texts by --in TEXTS --out CLAIMS")
    if row.get("lang") not in (*LANGUAGES, "auto", "", None):
        raise unknown("language", row["lang"], LANGUAGES, where=where)


def compare(gold: Iterable[GoldText], extract: Callable[[str, str], Extraction]) -> Comparison:
    """Extract every text and compare with its gold claims.

    Args:
        gold: annotated texts, with text.
        extract: `(text, lang) -> Extraction`, as a domain provides it.
    """
    return compare_read((text, extract(text.text, text.lang)) for text in gold)


def compare_read(pairs: Iterable[tuple[GoldText, Extraction]]) -> Comparison:
    """Compare extractions, made already, with the gold claims of their texts."""
    out = Comparison()
    for text, extraction in pairs:
        out.add(text, extraction)
    return out


def _as_noted(claim: Claim) -> Claim:
    """The claim as far as the notation tells it: numbers as the text writes them, without unit or open end.

    "Up to 10 mph" is `w 10` there, as "10 mph" is. A gap is the same gap turned round: "AAA is 2 s behind BBB" may be
    noted from either.
    """
    if isinstance(claim, racing.Gap) and claim.value is not None and (claim.from_ or "") > (claim.to or ""):
        return replace(claim, from_=claim.to, to=claim.from_, value=-claim.value)
    if isinstance(claim, weather.Wind) and (claim.low is None) != (claim.high is None):
        end = claim.low if claim.high is None else claim.high
        claim = replace(claim, low=end, high=end)
    units = {spec.name: spec.default for spec in claim.specs() if spec.role == "unit"}
    return replace(claim, **units) if units else claim  # type: ignore[arg-type]


def _count(claims: Sequence[Claim], kinds: Sequence[str] | None) -> int:
    return len(claims) if kinds is None else sum(claim.type in kinds for claim in claims)


def parse_notation(notation: str, domain: str, *, where: str = "") -> Claim:
    """Read one claim in the annotators' notation.

    >>> parse_notation("C VER ?>H", "racing").to
    'HARD'
    >>> parse_notation("w 5-10", "weather").high
    10.0

    Raises:
        InputError: not a claim in the notation.
    """
    table = _RACING if domain == "racing" else _WEATHER
    try:
        code, *rest = notation.split()
        return table[code](rest)
    except (KeyError, IndexError, ValueError, TypeError):
        raise InputError(f"not a claim in the notation: {notation!r:.60}", where=where, allowed=table) from None


def _number(text: str) -> float:
    if "-" in text[1:]:
        # a stated range of a value ("0.7-1.0") has no single one; its middle stands for it
        low, high = text.rsplit("-", 1)
        return (float(low) + float(high)) / 2
    return float(text)


def _optional(text: str) -> int | None:
    return None if text == "?" else int(text)


def _driver(text: str) -> str | None:
    return None if text == "?" else text


def _change(fields: list[str]) -> Claim:
    old, new = fields[1].split(">")
    return racing.CompoundChange(driver=_driver(fields[0]), from_=_COMPOUNDS[old], to=_COMPOUNDS[new])  # type: ignore[arg-type]


def _stint(fields: list[str]) -> Claim:
    driver, compound = _driver(fields[0]), _COMPOUNDS[fields[1]]
    if "-" in fields[2]:
        start, end = fields[2].split("-")
        return racing.StintLaps(driver=driver, compound=compound, start=int(start), end=int(end))  # type: ignore[arg-type]
    return racing.StintLaps(driver=driver, compound=compound, n_laps=int(fields[2]))  # type: ignore[arg-type]


def _wind(fields: list[str]) -> Claim:
    low, _, high = fields[0].partition("-")
    return weather.Wind(low=float(low), high=float(high or low))


_RACING: Mapping[str, Callable[[list[str]], Claim]] = {
    "P": lambda f: racing.PitLap(driver=_driver(f[0]), lap=int(f[1])),
    "C": _change,
    "N": lambda f: racing.NStops(driver=_driver(f[0]), n=int(f[1])),
    "T": lambda f: racing.StintCompound(driver=_driver(f[0]), compound=_COMPOUNDS[f[1]]),  # type: ignore[arg-type]
    "F": lambda f: racing.FinalPosition(driver=_driver(f[0]), position=int(f[1])),
    "B": lambda f: racing.Battle(kind=_MOVES[f[0]], attacker=_driver(f[1]), defender=_driver(f[2])),  # type: ignore[arg-type]
    "O": lambda f: racing.BattleOutcome(success={"+": True, "-": False}[f[0]]),
    "G": lambda f: racing.Gain(value=_number(f[0])),
    "D": lambda f: racing.Defense(defender=_driver(f[0]), pursuer=_driver(f[1])),
    "W": lambda f: racing.Winner(driver=_driver(f[0])),
    "L": _stint,
    "A": lambda f: racing.StintPace(driver=_driver(f[0]), compound=_COMPOUNDS[f[1]], seconds=_number(f[2])),  # type: ignore[arg-type]
    "R": lambda f: racing.Degradation(driver=_driver(f[0]), compound=_COMPOUNDS[f[1]], value=_number(f[2])),  # type: ignore[arg-type]
    "Q": lambda f: racing.Gap(from_=_driver(f[0]), to=_driver(f[1]), value=_number(f[2])),
    "S": lambda f: racing.NeutralisedStop(driver=_driver(f[0]), lap=_optional(f[1])),
    "H": lambda f: racing.HoldLaps(defender=_driver(f[0]), pursuer=_driver(f[1]), n_laps=int(f[2])),
    "V": lambda f: racing.PaceDelta(pursuer=_driver(f[0]), defender=_driver(f[1]), value=_number(f[2])),
    "K": lambda f: racing.FastestLap(driver=_driver(f[0]), seconds=_number(f[1]) if len(f) > 1 else None),
    "M": lambda f: racing.TeammateProtected(driver=_driver(f[0]), value={"+": True, "-": False}[f[1]]),
}
_KIND_OF_TEMP = {"high": "high", "low": "low", "?": None}
_WEATHER: Mapping[str, Callable[[list[str]], Claim]] = {
    "t": lambda f: weather.Temp(kind=_KIND_OF_TEMP[f[0]], value=_number(f[1])),  # type: ignore[arg-type]
    "w": _wind,
    "d": lambda f: weather.WindDir(dir=f[0]),  # type: ignore[arg-type]
    "p": lambda f: weather.PrecipProb(value=_number(f[0])),
    "s": lambda f: weather.SkyCondition(condition=f[0]),  # type: ignore[arg-type]
}
