"""Whether a text is in a language that is not supported, so that it can be said instead of scored.

Invariant: a text is called foreign only on plain evidence: another script, or several words of another language that
outnumber the function words of each supported one. Names, numbers and the loan words of a trade are no evidence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from artifact.text.fold import fold
from artifact.text.language import scores

_WORD = re.compile(r"[^\W\d_]+")
_LATIN = re.compile(r"[A-Za-zÀ-ɏḀ-ỿ]")
# function words that the supported languages do not have, and a few words of the trades
_FUNCTION_WORDS: Mapping[str, str] = {
    "French": "est sont avec dans sur les aux qui elle etait apres avant mais leur cette ses pas ete ont fait puis "
    "aussi au du il ne ce sous plus tres premiere devant derriere tour tours et l d s qu peu y jour pluie vent",
    "German": "der die das und ist sind mit auf von den dem ein eine einen einer nicht nach vor bei zum zur wurde "
    "werden hat sich aber im am durch auch als wie runde runden wahrend fur",
    "Italian": "il gli della dello degli delle nel nella alla che di sono piu giro giri dopo ed anche dalla dal ha non "
    "stato poi mentre per prima e gara vento pioggia gomme posizione davanti si tra circa",
    "Dutch": "het een van met voor zijn niet naar bij werd heeft ook maar door ronde rondes terwijl aan op en de",
    "Polish": "jest nie sie przez oraz dla byl byla po na od do tym okrazeniu",
    "Swedish": "och ar med for av den det som till inte var efter under varv pa ett",
}
_SETS = {name: frozenset(words.split()) for name, words in _FUNCTION_WORDS.items()}
MIN_WORDS = 6
MIN_KINDS = 3  # different words of the other language


def foreign_language(text: str, limit: int = 4_000) -> str | None:
    """The language of a text if it is clearly none of the supported ones, by name; else None.

    >>> foreign_language("VER s'est arrêté au tour 14 et a terminé devant NOR, avec les pneus durs.")
    'French'
    >>> foreign_language("VER stopped on lap 14 and finished ahead of NOR.") is None
    True
    """
    head = text[:limit]
    raw = _WORD.findall(head)
    letters = sum(map(len, raw))
    if letters >= 20 and 2 * len(_LATIN.findall(head)) < letters:
        return "a script other than Latin"
    words = [fold(word) for word in raw]
    if len(words) < MIN_WORDS:
        return None
    supported = max(scores(words).values())
    best: tuple[float, str] = (0.0, "")
    for name, known in _SETS.items():
        found = [word for word in words if word in known]
        if len(set(found)) >= MIN_KINDS:
            best = max(best, (len(found), name))
    return best[1] if best[0] > supported else None
