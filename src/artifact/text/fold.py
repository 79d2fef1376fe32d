"""Folding of words for lookup.

Invariant: two spellings that a reader takes for the same word fold to the same string, whatever the Unicode form
(composed or decomposed accents, full-width letters, upper or lower case).
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache


@lru_cache(maxsize=1 << 15)
def fold(word: str) -> str:
    """Lower case without accents.

    >>> fold("Räikkönen"), fold("décimo"), fold("PÉREZ")
    ('raikkonen', 'decimo', 'perez')
    """
    if word.isascii():
        return word.lower()
    plain = unicodedata.normalize("NFKD", word)
    return "".join(char for char in plain if not unicodedata.combining(char)).casefold()
