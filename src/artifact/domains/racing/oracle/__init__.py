"""The racing oracle: from laps and results to race facts.

`derive(race, rules)` gives all facts of a race under one of two rule sets: `paper`, the release's definitions with
their faults, and `corrected`, what is really so (the default). See `facts` for the schema.
"""

from __future__ import annotations

from artifact.domains.racing.oracle import corrected, paper
from artifact.domains.racing.oracle.facts import RaceFacts
from artifact.domains.racing.oracle.race import Race
from artifact.errors import unknown

RULES = {corrected.NAME: corrected.derive, paper.NAME: paper.derive}


def derive(race: Race, rules: str = corrected.NAME) -> RaceFacts:
    """All facts of one race.

    Args:
        race: laps and results.
        rules: `corrected` or `paper`.

    Raises:
        InputError: no such rule set.
    """
    if rules not in RULES:
        raise unknown("rule set", rules, RULES)
    return RULES[rules](race)
