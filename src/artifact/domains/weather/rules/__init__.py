"""Reading weather claims by rules: one grammar over three lexicons, standard library only.

Invariant: any text gives an `Extraction`, never an exception, in time linear in its length; every claim's span holds
the words it was read from.
"""

from __future__ import annotations

from collections import Counter

from artifact.claim import Claim
from artifact.domain import LANGUAGES, Extraction, check_language
from artifact.domains.weather.rules.grammar import SPEEDS, Context, quantities, read
from artifact.domains.weather.rules.lexicon import trade_words
from artifact.domains.weather.rules.scan import Sentence, scan
from artifact.status import Status
from artifact.text.language import scores
from artifact.text.segment import blocks, sentences
from artifact.text.tokens import tokenize
from artifact.text.truncation import looks_truncated

MARGIN = 2.0  # a sentence is read in another language than its text only if it is clearly so


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
    context = _context(scanned, lang)
    claims: dict[Claim, None] = {}
    for sentence in scanned:
        claims.update(dict.fromkeys(claim for claim in read(sentence, context) if claim not in claims))
    return Extraction(Status.OK, tuple(claims), lang, dict(context.dropped))


def language(text: str, default: str = "en", limit: int = 4_000) -> str:
    """The language of a text, by its function words and by the words of the trade.

    >>> language("No rain."), language("Sin lluvia."), language("Sem chuva.")
    ('en', 'es', 'pt')
    """
    best = _votes(text[:limit])
    top = max(best.values())
    return default if best[default] == top else max(best, key=best.__getitem__)


def _votes(text: str) -> dict[str, float]:
    words = [token.text for token in tokenize(text) if token.kind == "word"]
    total = scores(words)
    for word in words:
        known = [lang for lang in LANGUAGES if word in trade_words(lang)]
        for lang in known:
            total[lang] += 1.0 / len(known)
    return total


def _scan(text: str, lang: str) -> list[Sentence]:
    out: list[Sentence] = []
    all_blocks, broken = blocks(text), looks_truncated(text)
    for number, block in enumerate(all_blocks):
        spans = list(sentences(text, block.start, block.end))
        for index, (start, end) in enumerate(spans):
            final = number == len(all_blocks) - 1 and index == len(spans) - 1
            cut = final and broken
            out.append(scan(text, start, end, _sentence_language(text[start:end], lang), cut=cut))
    return out


def _sentence_language(sentence: str, lang: str) -> str:
    votes = _votes(sentence)
    best = max(votes, key=votes.__getitem__)
    return best if votes[best] >= votes[lang] + MARGIN else lang


def _context(scanned: list[Sentence], lang: str) -> Context:
    units = Counter(quantity.unit for sentence in scanned for quantity in quantities(sentence))
    metric = "C" in units or (lang != "en" and "km/h" in units)
    return Context(
        celsius=metric and not units["F"] and not units["mph"],
        speeds=sum(units[unit] for unit in SPEEDS),
    )
