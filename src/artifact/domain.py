"""Records (the complete oracle of one instance), rule sets, and what a domain must provide.

Invariant: a record's facts are exactly what the writer was shown, and the same facts verify. The record also says
which keys it *decides* (the closed world): a driver who raced and never stopped makes "pitted on lap 10" contradicted,
while a driver whom the record does not know makes it unverifiable.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from artifact.claim import Claim, Polarity, Verdict
from artifact.errors import InputError, unknown
from artifact.status import Status

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

LANGUAGES = ("en", "es", "pt")
MEMO_LIMIT = 4096  # claims remembered for a record
STYLES = ("neutral", "concise", "cover_all")  # of the instruction to a writer


@dataclass(frozen=True)
class Rules:
    """How claims are verified and credited.

    Attributes:
        name: `corrected` (ours, the default) or `paper` (the release's definitions, faults included).
        scored: names of the claim kinds that count; others are verified and reported, never pooled.
        credit: None for one-to-one coverage, each supported claim covering one required fact it matches. Otherwise, by
            kind, the field names on which a supported claim must agree with a fact to cover it: one claim may then
            cover many facts, as in the release.
        vague_is_supported: whether a claim that says too little to be checked counts as supported.
        unknown_contradicts: whether a value that the record does not know contradicts every claim of one.
        demanded: by kind, the field names that a claim must set to be checked at all; without them it is unverifiable.
            A kind that is not named may leave any field open: it then matches whatever fits the rest.
    """

    name: str
    scored: frozenset[str]
    credit: Mapping[str, tuple[str, ...]] | None = None
    vague_is_supported: bool = False
    unknown_contradicts: bool = False
    demanded: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Judged:
    """A claim and what the record says of it.

    Attributes:
        claim: what the text says.
        verdict: what the record makes of it.
        fact: the fact that decided it, if one did.
        known: what the record has to say of the matter, which is the reason.
        grounds: the reason where no fact is one.
    """

    claim: Claim
    verdict: Verdict
    fact: Claim | None = None
    known: tuple[Claim, ...] = ()
    grounds: str = ""

    @property
    def reason(self) -> str:
        """Why, in words. Made when asked for: most claims are only counted."""
        if not self.known:
            return self.grounds
        rest = f" {self.grounds}" if self.grounds else ""
        return f"the record has {'; '.join(map(describe, self.known))}{rest}"


@dataclass(frozen=True)
class Record:
    """The complete oracle of one instance.

    Attributes:
        id: unique within its benchmark.
        domain: name of the domain.
        decision_type: the kind of instance (`undercut`, `forecast`, ...).
        cluster: what instances share that makes them dependent (a race, a place); the unit of the bootstrap.
        split: `train` or `test`.
        facts: everything the writer was shown, as claims.
        required: the facts that an explanation should state, the denominator of recall. Each is also in `facts`.
        decides: patterns (claims with their key set): the record knows all there is to know about each. A pattern
            with a value set decides only claims of that value (that one driver did not win, when the winner is not
            known).
        shown: the domain's own structured context, from which prompts are rendered. JSON types only.
    """

    id: str
    domain: str
    decision_type: str
    cluster: str
    split: str
    facts: tuple[Claim, ...]
    required: tuple[Claim, ...]
    decides: tuple[Claim, ...]
    shown: Mapping[str, object] = field(default_factory=dict)

    def judge(self, claim: Claim, rules: Rules, scale: float = 1.0) -> Judged:
        """Verify one claim.

        Args:
            claim: what a text says.
            rules: the rule set.
            scale: factor on the tolerances.
        """
        about = [fact for fact in self._by_kind.get(type(claim), ()) if claim.about_same(fact)]
        if claim.is_vague() and not rules.vague_is_supported:
            return Judged(claim, Verdict.UNVERIFIABLE, grounds="says too little to be checked")
        if any(getattr(claim, name) is None for name in rules.demanded.get(claim.type, ())):
            return Judged(claim, Verdict.UNVERIFIABLE, grounds="leaves open what must be said to check it")
        match = next((fact for fact in about if claim.says_same(fact, scale)), None)
        decided = match is not None or any(claim.decided_by(pattern) for pattern in self._patterns.get(type(claim), ()))
        if not decided:
            return Judged(claim, Verdict.UNVERIFIABLE, grounds="the record does not decide this")
        affirmed = claim.polarity is Polarity.AFFIRMED
        if match is not None:
            verdict = Verdict.SUPPORTED if affirmed else Verdict.CONTRADICTED
            return Judged(claim, verdict, match, (match,))
        blank = next((fact for fact in about if _could_match(claim, fact, scale)), None)
        if blank is not None and not rules.unknown_contradicts:
            return Judged(claim, Verdict.UNVERIFIABLE, blank, (blank,), "and not the rest")
        verdict = Verdict.CONTRADICTED if affirmed else Verdict.SUPPORTED
        grounds = "" if about else f"the record has no {claim.type} of this kind"
        return Judged(claim, verdict, about[0] if about else None, tuple(about[:4]), grounds)

    @cached_property
    def _by_kind(self) -> Mapping[type[Claim], Sequence[Claim]]:
        return _grouped(self.facts)

    @cached_property
    def _patterns(self) -> Mapping[type[Claim], Sequence[Claim]]:
        return _grouped(self.decides)

    def judge_all(self, claims: Iterable[Claim], rules: Rules, scale: float = 1.0) -> list[Judged]:
        """Verify the distinct claims among `claims`, in order of first appearance.

        Texts about one record repeat the same claims, so each is judged once for a rule set and a scale.
        """
        _, known = self._memo.setdefault((id(rules), scale), (rules, {}))  # the rules are kept, and so is their id
        out = []
        for claim in dict.fromkeys(claims):
            judged = known.get(claim)
            if judged is None:
                judged = self.judge(claim, rules, scale)
                if len(known) < MEMO_LIMIT:
                    known[claim] = judged
            # an equal claim may have been read elsewhere in the text
            out.append(judged if judged.claim is claim else replace(judged, claim=claim))
        return out

    @cached_property
    def _memo(self) -> dict[tuple[int, float], tuple[Rules, dict[Claim, Judged]]]:
        return {}

    def cover(self, judged: Sequence[Judged], rules: Rules, scale: float = 1.0) -> list[Claim | None]:
        """Which supported claim covers each required fact (None: not covered).

        One-to-one coverage is a maximum matching, so that the order of claims and facts does not change the count.

        Returns:
            A list as long as `required`.
        """
        stated = [j.claim for j in judged if j.verdict is Verdict.SUPPORTED and j.claim.polarity is Polarity.AFFIRMED]
        if rules.credit is not None:
            return [next((c for c in stated if _credits(c, fact, rules.credit)), None) for fact in self.required]
        edges = [[index for index, claim in enumerate(stated) if claim.matches(fact, scale)] for fact in self.required]
        chosen = _maximum_matching(edges)
        return [None if index is None else stated[index] for index in chosen]


def _grouped(claims: Iterable[Claim]) -> dict[type[Claim], list[Claim]]:
    grouped: dict[type[Claim], list[Claim]] = {}
    for claim in claims:
        grouped.setdefault(type(claim), []).append(claim)
    return grouped


def describe(claim: Claim) -> str:
    """A claim in a few words, for reasons and reports: its kind and the fields that are set, the usual unit unsaid."""
    said = ((spec.wire, getattr(claim, spec.name), spec.default) for spec in claim.specs())
    parts = [f"{name} {what}" for name, what, default in said if what != default]
    denied = "not: " if claim.polarity is Polarity.DENIED else ""
    return f"{denied}{claim.type}({', '.join(parts)})"


def _could_match(claim: Claim, fact: Claim, scale: float) -> bool:
    """Whether the two differ only in values that the record does not know: such a fact contradicts nothing."""
    missing = [s.name for s in fact.specs() if s.role == "value" and getattr(fact, s.name) is None]
    if all(getattr(claim, name) is None for name in missing):
        return False
    return claim.says_same(replace(fact, **{name: getattr(claim, name) for name in missing}), scale)


def _credits(claim: Claim, fact: Claim, credit: Mapping[str, tuple[str, ...]]) -> bool:
    return type(claim) is type(fact) and all(
        getattr(claim, name) == getattr(fact, name) for name in credit.get(fact.type, ())
    )


def _maximum_matching(edges: Sequence[Sequence[int]]) -> list[int | None]:
    """Maximum bipartite matching by augmenting paths (Kuhn 1955); `edges[i]` are the candidates of item i."""
    owner: dict[int, int] = {}

    def place(item: int, tried: set[int]) -> bool:
        for candidate in edges[item]:
            if candidate not in tried:
                tried.add(candidate)
                if candidate not in owner or place(owner[candidate], tried):
                    owner[candidate] = item
                    return True
        return False

    for item in range(len(edges)):
        place(item, set())
    chosen: list[int | None] = [None] * len(edges)
    for candidate, item in owner.items():
        chosen[item] = candidate
    return chosen


@dataclass(frozen=True)
class Extraction:
    """What an extractor read in one text.

    Attributes:
        status: `ok`, also when there was nothing to claim; otherwise the extraction failed and `claims` is empty.
        claims: in order of appearance, without repeats.
        lang: the language it was read as.
        dropped: how often each reason made the extractor give up a candidate (`unresolved_pronoun`: 2, ...).
        detail: what went wrong, when something did.
    """

    status: Status
    claims: tuple[Claim, ...]
    lang: str
    dropped: Mapping[str, int] = field(default_factory=dict)
    detail: str = ""


@dataclass(frozen=True)
class Domain:
    """What a domain provides. One folder under `artifact.domains`, whose package exposes `DOMAIN`.

    Attributes:
        name: as in `--domain` and in signatures.
        version: part of every signature; raised when facts, claims or rules change meaning.
        kinds: claim kinds by type name.
        rules: rule sets by name; `corrected` and, where a paper's definitions are reproduced, `paper`.
        decision_types: the kinds of instance.
        extract: `(text, lang) -> Extraction`; lang is `en`, `es`, `pt` or `auto`. Standard library only.
        context: `(record, lang) -> str`, the data as shown to the writer.
        question: `(record, lang, style) -> str`, the instruction; style is `neutral`, `concise` or `cover_all`.
        template: `(record, lang) -> str`, a truthful text that states every required fact.
        falsify: `(fact, rng, record=None, rules=None) -> Claim`, a fact made wrong, for perturbation; rng is a
            `random.Random`; with a record, wrong by it under the rules.
        say: `(claims, record, lang) -> str`, a text that states the given claims, true or not.
        load: `(benchmark, rules) -> records by id`; benchmarks are named in `benchmarks`.
        benchmarks: names that `load` knows.
    """

    name: str
    version: str
    kinds: Mapping[str, type[Claim]]
    rules: Mapping[str, Rules]
    decision_types: tuple[str, ...]
    extract: Callable[..., Extraction]
    context: Callable[[Record, str], str]
    question: Callable[[Record, str, str], str]
    template: Callable[[Record, str], str]
    falsify: Callable[..., Claim]
    say: Callable[[Sequence[Claim], Record, str], str]
    load: Callable[[str, str], Mapping[str, Record]]
    benchmarks: tuple[str, ...]


DOMAINS = ("racing", "weather")
ENTRY_POINTS = "artifact.domains"
_registered: dict[str, Domain] = {}


def register(domain: Domain) -> Domain:
    """Make a domain known by its name in this process, for notebooks and tests.

    An installed package makes its domain known to every command by an entry point in the group `artifact.domains`
    (name: that of the domain; object: the `Domain`).

    Raises:
        InputError: the name is taken by another domain.
    """
    known = _registered.get(domain.name)
    if domain.name in DOMAINS or (known is not None and known is not domain):
        raise InputError(f"a domain named {domain.name!r} exists", fix="choose another name")
    _registered[domain.name] = domain
    return domain


def domain_names() -> tuple[str, ...]:
    """Names that `get_domain` knows: the packaged domains, the registered ones, and those of installed packages."""
    return tuple(dict.fromkeys((*DOMAINS, *_registered, *(point.name for point in _entry_points()))))


def get_domain(name: str) -> Domain:
    """Find a domain by name; its modules are imported only then.

    Raises:
        InputError: no such domain.
    """
    if name in DOMAINS:
        packaged: Domain = importlib.import_module(f"artifact.domains.{name}").DOMAIN
        return packaged
    if name in _registered:
        return _registered[name]
    point = next((point for point in _entry_points() if point.name == name), None)
    if point is None:
        raise unknown("domain", name, domain_names())
    loaded = point.load()
    if not isinstance(loaded, Domain):
        raise InputError(f"entry point {point.value!r} of domain {name!r} is no Domain")
    return loaded


def _entry_points() -> Iterable[EntryPoint]:
    from importlib.metadata import entry_points  # only when asked for: it reads the installed packages

    return entry_points(group=ENTRY_POINTS)


def check_language(lang: str, *, auto: bool = False, where: str = "") -> str:
    """Return `lang`, or raise `InputError` naming the supported languages."""
    allowed = (*LANGUAGES, "auto") if auto else LANGUAGES
    if lang not in allowed:
        raise unknown("language", lang, allowed, where=where)
    return lang
