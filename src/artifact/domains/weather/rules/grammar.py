"""The grammar: from the items of a sentence to claims. One for all languages."""

from __future__ import annotations

from artifact.claim import Claim
from artifact.domains.weather.rules.chance import chances, leaves_open
from artifact.domains.weather.rules.scan import Sentence
from artifact.domains.weather.rules.sky import conditions
from artifact.domains.weather.rules.temperature import temperatures
from artifact.domains.weather.rules.view import Context, View
from artifact.domains.weather.rules.wind import points, winds


def read(sentence: Sentence, context: Context) -> list[Claim]:
    """The claims of one sentence, in order of their place in the text. `context` is brought up to date."""
    view = View(sentence, context)
    found = [*temperatures(view), *winds(view), *points(view), *chances(view), *conditions(view)]
    context.chance_open = leaves_open(view)
    return sorted(found, key=lambda claim: claim.span or (0, 0))
