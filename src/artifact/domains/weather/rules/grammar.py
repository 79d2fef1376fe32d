"""The grammar: from the items of a sentence to claims. One for all languages."""

from __future__ import annotations

from collections.abc import Sequence

from artifact.claim import Claim
from artifact.domains.weather.rules.chance import chances, leaves_open
from artifact.domains.weather.rules.items import Sentence
from artifact.domains.weather.rules.lexicon import Cat
from artifact.domains.weather.rules.quantities import Quantity
from artifact.domains.weather.rules.sky import conditions
from artifact.domains.weather.rules.temperature import temperatures
from artifact.domains.weather.rules.view import Context, View
from artifact.domains.weather.rules.wind import points, winds


def read(sentence: Sentence, start: int, numbers: Sequence[Quantity], context: Context) -> list[Claim]:
    """The claims of one sentence, in order of their place in the text. `context` is brought up to date.

    Args:
        sentence: to be read.
        start: where it stands in the text.
        numbers: its quantities.
        context: what the text has said before.
    """
    if not sentence.says:
        context.open = False, _asked(sentence)
        last = sentence.items[-1] if sentence.items else None
        if sentence.cut and last is not None and last.cat is Cat.NUMBER and last.last == len(sentence.tokens) - 1:
            context.drop("cut_off")
        return []
    view = View(sentence, start, numbers, context)
    found = [*temperatures(view), *winds(view), *points(view), *chances(view), *conditions(view)]
    context.open = leaves_open(view), _asked(sentence)
    return sorted(found, key=lambda claim: claim.span or (0, 0))


_TOPICS = frozenset((Cat.HIGH, Cat.LOW, Cat.WIND))


def _asked(sentence: Sentence) -> Cat | None:
    """What a sentence asks for: "The high today?", "¿Y el viento?"."""
    items = sentence.items
    if not items or items[-1].payload != "?" or len(items) > _SHORT:
        return None
    topics = [item.cat for item in items if item.cat in _TOPICS]
    return topics[0] if len(topics) == 1 else None


_SHORT = 4  # items of a question that only names what it asks for
