"""Names of Grands Prix, matched exactly but for accents, case and the words "Grand Prix".

Invariant: a name resolves to one event of a given list or to none; there is no fuzzy match, because the nearest name
to a race that was not held is another race.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from artifact.errors import unknown


def event_id(name: str) -> str:
    """A name reduced to what tells events apart.

    >>> event_id("São Paulo Grand Prix") == event_id("Sa\\u0303o paulo") == event_id("SAO PAULO GP")
    True
    """
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    words = re.sub(r"[^0-9a-z]+", " ", plain.casefold()).split()
    return " ".join(words).removesuffix(" grand prix").removesuffix(" gp")


def resolve_event(name: str, events: Iterable[str], *, where: str = "") -> str:
    """The event of the list that has this name.

    Raises:
        InputError: none has it; the message suggests the nearest and lists what there is.
    """
    known = list(dict.fromkeys(events))
    wanted = event_id(name)
    for event in known:
        if event_id(event) == wanted:
            return event
    raise unknown("event", name, known, where=where)
