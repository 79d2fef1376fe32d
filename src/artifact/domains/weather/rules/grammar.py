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
        context.chance_open = False
        last = sentence.items[-1] if sentence.items else None
        if sentence.cut and last is not None and last.cat is Cat.NUMBER and last.last == len(sentence.tokens) - 1:
            context.dropped["cut_off"] += 1
        return []
    view = View(sentence, start, numbers, context)
    found = [*temperatures(view), *winds(view), *points(view), *chances(view), *conditions(view)]
    context.chance_open = leaves_open(view)
    return sorted(found, key=lambda claim: claim.span or (0, 0))
