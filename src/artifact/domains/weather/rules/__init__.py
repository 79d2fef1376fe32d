"""Reading weather claims by rules: one grammar over three lexicons, standard library only.

Invariant: any text gives an `Extraction`, never an exception, in time linear in its length; every claim's span holds
the words it was read from.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from artifact.claim import Claim
from artifact.domain import Extraction, check_language
from artifact.domains.weather.rules.chance import WET
from artifact.domains.weather.rules.grammar import read
from artifact.domains.weather.rules.items import Sentence
from artifact.domains.weather.rules.lexicon import Cat, languages_of_words
from artifact.domains.weather.rules.quantities import PER_CENT, SPEEDS, Quantity, quantities
from artifact.domains.weather.rules.scan import scan
from artifact.domains.weather.rules.view import Context, Open
from artifact.status import Status
from artifact.text.language import scores
from artifact.text.long import uncollected
from artifact.text.segment import blocks, portions
from artifact.text.tokens import Token, tokenize
from artifact.text.truncation import looks_truncated

_STOPS = re.compile(r"\b(m[aá]x|m[ií]n|prob|temp|precip|aprox|approx)\.", re.IGNORECASE)
_ABBREVIATED = re.compile(
    r"\b(?:m[aá]xs?|m[ií]ns?|prob|temp|precip|prec|vel|mayorm|predom|parc|aprox|approx|hum)\.[*_]*\Z", re.IGNORECASE
)
MARGIN = 2.0  # a sentence is read in another language than its text only if it is clearly so


@dataclass(frozen=True, slots=True)
class _Said:
    """A sentence, wherever it stands in a text.

    Attributes:
        sentence: as scanned.
        numbers: its quantities.
        told: what it did beside its claims, by what was open before it: what was dropped, and what is open after it.
            Said again in such a place, it claims nothing new.
    """

    sentence: Sentence
    numbers: Sequence[Quantity]
    told: dict[Open, tuple[dict[str, int], Open]] = field(default_factory=dict)


@uncollected
def extract(text: str, lang: str = "auto") -> Extraction:
    """Read the claims of a text.

    Args:
        text: a forecast in words.
        lang: `en`, `es`, `pt`, or `auto` to tell from the text. Sentences in another of the three are still read.

    >>> [claim.to_json()["type"] for claim in extract("Sunny, high near 75°F, wind SW 5 to 10 mph.").claims]
    ['sky', 'temp', 'wind_dir', 'wind']
    """
    check_language(lang, auto=True)
    lang = language(text) if lang == "auto" else lang
    if not text.strip():
        return Extraction(Status.OK, (), lang)
    places = _scan(text, lang)
    context = _context([said for _, said in places], lang)
    claims: dict[Claim, None] = {}
    dropped: dict[str, int] = {}
    for start, said in places:
        opened = context.open
        known = said.told.get(opened)
        if known is None:
            context.dropped = {}
            for claim in read(said.sentence, start, said.numbers, context):
                claims.setdefault(claim)
            known = said.told[opened] = context.dropped, context.open
        context.open = known[1]
        for reason, times in known[0].items():
            dropped[reason] = dropped.get(reason, 0) + times
    return Extraction(Status.OK, tuple(claims), lang, dropped)


def language(text: str, default: str = "en", limit: int = 4_000) -> str:
    """The language of a text, by its function words and by the words of the trade.

    >>> language("No rain."), language("Sin lluvia."), language("Sem chuva.")
    ('en', 'es', 'pt')
    """
    return _language(tokenize(text[:limit]), default)


def _language(tokens: Sequence[Token], default: str, margin: float = 0.0) -> str:
    """The language with the most votes, if it has `margin` more than `default`."""
    words = [token.text for token in tokens if token.kind == "word"]
    if not words:
        return default
    votes = scores(words)
    known = languages_of_words()
    for word in words:
        if word in known:
            langs = known[word]
            for lang in langs:
                votes[lang] += 1.0 / len(langs)
    best = max(votes, key=votes.__getitem__)
    return best if votes[best] > votes[default] and votes[best] >= votes[default] + margin else default


def _scan(text: str, lang: str) -> list[tuple[int, _Said]]:
    """The sentences of a text with where they start; the same words are scanned once."""
    spans = [span for block in blocks(text) for span in _unabbreviated(text, portions(text, block.start, block.end))]
    # the stop of "máx." is no sign that the text has sentences, of which the last broke off
    broken = spans and looks_truncated(text) and looks_truncated(_STOPS.sub(r"\1", text))
    last = spans.pop() if broken else None
    known: dict[str, _Said] = {}
    out: list[tuple[int, _Said]] = []
    for start, end in spans:
        words = text[start:end]
        said = known.get(words)
        if said is None:
            said = known[words] = _said(words, lang)
        out.append((start, said))
    if last is not None:
        out.append((last[0], _said(text[slice(*last)], lang, cut=True)))
    return out


def _unabbreviated(text: str, spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Sentences, those put together that only the stop of an abbreviation parts: "mín. 22 °C", "prob. 21 %"."""
    out: list[tuple[int, int]] = []
    for start, end in spans:
        if out and not text[start].isupper() and _ABBREVIATED.search(text, max(out[-1][1] - 8, 0), out[-1][1]):
            out[-1] = out[-1][0], end
        else:
            out.append((start, end))
    return out


def _said(words: str, lang: str, *, cut: bool = False) -> _Said:
    tokens = tokenize(words)
    sentence = scan(words, tokens, _language(tokens, lang, MARGIN), cut=cut)
    return _Said(sentence, quantities(sentence.items) if sentence.says else ())


def _states_a_chance(said: _Said) -> bool:
    """Whether a sentence has a percentage that may be of precipitation."""
    if not any(quantity.unit == PER_CENT for quantity in said.numbers):
        return False
    cats = {item.cat for item in said.sentence.items}
    return not cats.isdisjoint(WET) and Cat.FOREIGN not in cats


def _context(told: Sequence[_Said], lang: str) -> Context:
    units = Counter(quantity.unit for said in told for quantity in said.numbers)
    metric = "C" in units or (lang != "en" and "km/h" in units)
    return Context(
        celsius=metric and not units["F"] and not units["mph"],
        speeds=sum(units[unit] for unit in SPEEDS),
        chances=sum(map(_states_a_chance, told)) if units[PER_CENT] else 0,
    )
