"""Reading weather claims by rules: one grammar over three lexicons, standard library only.

Invariant: any text gives an `Extraction`, never an exception, in time linear in its length; every claim's span holds
the words it was read from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from artifact.claim import Claim
from artifact.domain import Extraction, check_language
from artifact.domains.weather.rules.grammar import read
from artifact.domains.weather.rules.lexicon import languages_of_words
from artifact.domains.weather.rules.quantities import SPEEDS, Quantity, quantities
from artifact.domains.weather.rules.scan import NOTHING, Sentence, scan
from artifact.domains.weather.rules.view import Context
from artifact.status import Status
from artifact.text.language import scores
from artifact.text.long import uncollected
from artifact.text.segment import blocks, sentences
from artifact.text.tokens import Token, tokenize
from artifact.text.truncation import looks_truncated

MARGIN = 2.0  # a sentence is read in another language than its text only if it is clearly so
_SHORT = 64  # characters of a sentence that is looked at once, however often it stands in a text


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
    scanned = _scan(text, lang)
    measured = [quantities(sentence.items) if sentence.says else [] for sentence in scanned]
    context = _context(measured, lang)
    claims: dict[Claim, None] = {}
    told: dict[tuple[str, bool], tuple[Counter[str], bool]] = {}  # what short sentences did, beside their claims
    for sentence, numbers in zip(scanned, measured, strict=True):
        known = (sentence.words, context.chance_open)
        if known in told:  # said again in the same place of a talk, it claims nothing new
            dropped, context.chance_open = told[known]
            context.dropped.update(dropped)
            continue
        before = context.dropped.copy()
        claims.update(dict.fromkeys(claim for claim in read(sentence, numbers, context) if claim not in claims))
        if sentence.words:
            told[known] = context.dropped - before, context.chance_open
    return Extraction(Status.OK, tuple(claims), lang, dict(context.dropped))


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
    for word in words:
        known = languages_of_words().get(word, ())
        for lang in known:
            votes[lang] += 1.0 / len(known)
    best = max(votes, key=votes.__getitem__)
    return best if votes[best] > votes[default] and votes[best] >= votes[default] + margin else default


def _scan(text: str, lang: str) -> list[Sentence]:
    spans = [span for block in blocks(text) for span in sentences(text, block.start, block.end)]
    broken = looks_truncated(text)
    out: list[Sentence] = []
    silent: set[str] = set()  # short sentences that say nothing, wherever they stand: "1.", "OK!"
    for start, end in spans:
        piece = text[start:end] if end - start <= _SHORT else ""
        cut = broken and (start, end) == spans[-1]
        if piece in silent and not cut:
            out.append(NOTHING)
            continue
        tokens = tokenize(text, start, end)
        sentence = scan(text, tokens, _language(tokens, lang, MARGIN), cut=cut, words="" if cut else piece)
        out.append(sentence)
        if piece and not sentence.says:
            silent.add(piece)
    return out


def _context(measured: Iterable[Sequence[Quantity]], lang: str) -> Context:
    units = Counter(quantity.unit for numbers in measured for quantity in numbers)
    metric = "C" in units or (lang != "en" and "km/h" in units)
    return Context(
        celsius=metric and not units["F"] and not units["mph"],
        speeds=sum(units[unit] for unit in SPEEDS),
    )
