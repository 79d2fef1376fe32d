"""Spanish and Portuguese "media", "medias", "médias": averages, or the medium tyre that a driver is on.

Invariant: the words beside it decide; where they do not, it is an average.
"""

from __future__ import annotations

from collections.abc import Sequence

from artifact.domains.racing.rules.items import Item
from artifact.text.tokens import Reading

# verbs, and nouns, that take a tyre
_TAKING = frozenset({"CHANGE", "MOTION", "FIT", "TO_FIT", "OFF", "LEAVE", "OUT", "INSIDE", "RENEW", "FITTED", "RUN"})
_TAKING |= {"EXTEND", "START", "SO_FAR", "KEEP", "TYRE", "PIT", "STAY", "PIT_EXIT"}
_LINKING = frozenset({"FOR", "TO", "AND", ">", "-", ",", "FROM", "OF", "WITH", "ON", "IN"})
_ADORNING = frozenset({"HIS", "ANOTHER", "COMPARE", "WORDNUM", "LOOSE", "BACK", "PARTIAL", "FINAL"})
_SUCCEEDING = frozenset({"FOR", "TO", "AND", ">", "-"})  # between one tyre and the next
_REACH = 3  # words between a tyre and its verb that say nothing
_FURTHER = 4  # items looked back at
# what an average is of, how it compares, and its number
_AVERAGED = frozenset({"alrededor", "globales", "mejores", "peores", "rapidas", "lentas", "similares", "superiores"})
_AVERAGED |= {"inferiores", "respectivas", "cercanas", "entre", "altas", "bajas", "mas", "mais", "rapida", "global"}
_AVERAGED |= {
    "mejor",
    "melhor",
    "melhores",
    "peor",
    "pior",
    "piores",
    "menor",
    "mayor",
    "maior",
    "superior",
    "inferior",
}
_AVERAGED |= {"identica", "identicas", "igual", "iguales", "iguais", "similar", "parecida", "parecidas", "semelhante"}
_AVERAGED |= {"semelhantes", "ligeramente", "ligeiramente", "muy", "muito", "casi", "quase", "algo", "un", "um", "tan"}
_AVERAGED |= {"tao", "claramente", "clara", "alta", "baja", "baixa", "elevada", "elevadas", "buena", "boa", "estable"}
_AVERAGED |= {
    "proxima",
    "proximas",
    "parejas",
    "pareja",
    "estavel",
    "propia",
    "propria",
    "practicamente",
    "praticamente",
    "bastante",
    "levemente",
}
_OF_WHAT = frozenset({"inicio", "salida", "nuevo", "arranque", "entrada", "partida", "largada", "saida"})
_TYRES = frozenset(
    {"blandas", "duras", "blandos", "duros", "intermedias", "macias", "macios", "dura", "blanda", "macia"}
)


def compares(before: Sequence[str]) -> bool:
    """Whether one of the words before, folded, says what an average is like: "tuvo mejores medias"."""
    return not _AVERAGED.isdisjoint(before)


def is_tyre(before: Sequence[Item], at: int, following: Sequence[Reading], *, several: bool) -> bool:
    """Whether the word is a tyre.

    Args:
        before: the items of the sentence before it.
        at: index of its token.
        following: the tokens after it, two at most.
        several: whether it is in the plural.
    """
    words = [reading.text for reading in following]
    if _measures(words, following):
        return False
    k = len(before) - 1
    if several and k >= 0 and before[k].tag == "WITH" and before[k].to >= at - 2:
        return True  # "con las medias hizo 20 vueltas"
    last = at
    linked = ""
    for item in reversed(before[max(k - _FURTHER, 0) : k + 1]):
        if item.to < last - _REACH:
            return False
        last = item.at
        if item.tag == "COMPOUND":
            return linked in _SUCCEEDING or (several and bool(linked))  # not "con HARD, con media idéntica"
        if item.tag in _TAKING:
            if item.tag == "KEEP" and not several:
                return False  # "teve média melhor"
            if linked == "TO":
                return item.tag in ("CHANGE", "MOTION", "FIT")  # unlike "lo dejó a medias"
            if item.tag == "RUN" and not linked and not several:
                return False  # "AAA tuvo media en HARD"
            return several or not linked or item.tag in ("CHANGE", "PIT", "PIT_EXIT", "START")
        if item.tag in _LINKING:
            linked = linked or item.tag
        elif item.tag not in _ADORNING or (item.tag == "COMPARE" and not several):  # "tuvo mejor media"
            return False
    return several and words[:1] in (["por"], ["y"], ["e"], ["pelas"]) and not _TYRES.isdisjoint(words)


def _measures(words: Sequence[str], following: Sequence[Reading]) -> bool:
    """Whether what follows is the number of an average, or says of what it is one."""
    if not words:
        return False
    counts = len(words) > 1 and words[1] in ("vueltas", "voltas", "giros")  # "estiró las medias 20 vueltas"
    if (following[0].kind == "number" and not counts) or words[0] in _AVERAGED or words[0] in (":", "(", "="):
        return True
    numbered = len(following) > 1 and following[1].kind == "number"
    if words[0] in ("de", "do", "da", "del"):
        return words[1:2] == [] or words[1] not in _OF_WHAT
    if words[1:2] == ["de"]:
        return True  # "com média idêntica de 92,5 s"
    return words[:2] in (["por", "vuelta"], ["por", "volta"], ["por", "giro"]) or (numbered and words[0] == "en")
