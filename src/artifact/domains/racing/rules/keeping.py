"""Verbs for to keep and to have that hold a driver, by what stands beside them: "kept BBB behind", "had BBB stuck".

Invariant: the sentence that a word stands in decides, and nothing outside it.
"""

from __future__ import annotations

from artifact.domains.racing.rules.items import Item

_PERSONS = frozenset({"DRIVER", "HE", "EPITHET"})
# first letters of the words for to keep and for to have
_KEEPING, _HAVING = ("man", "kee", "kep"), ("had", "hav", "tuv", "tev", "tin", "ten", "tie", "fic")
_PENNED = frozenset({"BEHIND", "HELD", "HOLD", "BACK", "STUCK", "HELD_BEHIND"})  # "at bay", "stuck", "bottled up"


def keeps_behind(text: str, items: list[Item], i: int) -> bool:
    """Whether "kept", "mantuvo", "manter" has a driver kept behind: "kept BBB at bay", "mantener detrás a BBB".

    To have one behind is to hold him if it says for how long, or that he was stuck.
    """
    verb = text[items[i].start : items[i].start + 3].casefold()
    if verb not in _KEEPING and verb not in _HAVING:
        return False
    left = verb == "fic" and items[i + 1 : i + 2] and items[i + 1].tag == "WITH"  # "ficou com BBB atrás"
    k = start = _after_laps(items, i + 1 + bool(left))
    while k < len(items) and (
        items[k].tag in ("TO", "BOTH", "WORDNUM", "HIS", "TEAMMATE")
        or (items[k].tag in _PENNED and k == start)
        or (items[k].tag in ("HE", "YES", "HYP") and items[k - 1].tag in _PENNED and k > start)  # "behind him BBB"
    ):
        k += 1
    first = k
    while k + 2 < len(items) and items[k].tag in _PERSONS and items[k + 1].tag in ("AND", ","):
        if items[k + 2].tag not in ("DRIVER", "EPITHET", "AND"):
            break
        k += 2  # "kept BBB and CCC behind"
    kept = [item.tag for item in items[k : k + 4]]
    if items[k - 1].tag == "TEAMMATE" and kept[:1] != ["DRIVER"]:
        first = k = k - 1  # "kept his team-mate back"
        kept = ["TEAMMATE", *kept][:4]
    elif not kept or kept[0] not in _PERSONS:
        return False
    if items[first].at > items[start - 1].to + 5:
        return False
    fronted = first > start and items[start].tag in _PENNED  # "mantuvo detrás a BBB"
    k = _after_aside(items, k)
    kept = [kept[0], *(item.tag for item in items[k + 1 : k + 4])]
    near = k + 1 < len(items) and items[k + 1].at <= items[k].to + 3
    at_bay = kept[1:3] == ["TO", "GAP"] and kept[3:] != ["OF"]  # "manteve BBB à distância"
    near = near and not (kept[1:2] == ["HOLD"] and items[k + 1].at > items[k].to + 1)
    behind = kept[1:2] and kept[1] in _PENNED and kept[2:3] != ["DRIVER"]
    held = fronted or items[first - 1].tag == "BEHIND" or (near and (at_bay or bool(behind)))
    if not held:
        return False
    penned = items[start] if fronted else items[k + 1]
    lasting = [item.tag for item in items[k + 1 : k + 8]]
    for_laps = any(tag in ("NUM", "WORDNUM") and "LAP" in lasting[m + 1 : m + 3] for m, tag in enumerate(lasting))
    if verb in _HAVING and penned.tag in ("BEHIND", "STUCK") and not for_laps:
        return False  # "had BBB behind him"
    penned.tag = "BEHIND"
    return True


def _after_laps(items: list[Item], k: int) -> int:
    """Where it goes on after for how long, if that stands first: "kept for seven laps BBB behind him"."""
    timed = k + 2 < len(items) and items[k].tag in ("FOR", "DURING") and items[k + 1].tag in ("NUM", "WORDNUM")
    return k + 3 if timed and items[k + 2].tag == "LAP" and items[k + 2].at <= items[k].to + 3 else k


_ASIDE = 14  # items of what is said of a driver between commas


_OPENING_ASIDE = frozenset({"WHO", "QUE", "NUM", "FASTER", "LOOSE"})


def _after_aside(items: list[Item], k: int) -> int:
    """Where it goes on after what is said of the driver at `k`: "kept BBB, who was (0.2 s) faster, behind"."""
    aside = [item.tag for item in items[k + 1 : k + 3]]
    if aside[:1] != [","] or aside[-1] not in _OPENING_ASIDE:
        return k
    for m in range(k + 3, min(k + _ASIDE, len(items) - 1)):
        if items[m].tag == ",":
            return m
    return k


_KEEPERS = ("man", "kee", "kep", "mai", "ret", "con", "pre", "per", "sta", "rem", "se ", "hol", "hel")


def keeps_ahead(text: str, items: list[Item], i: int) -> bool:
    """Whether a driver keeps his place before another for so many laps, which is to hold him: "stayed ahead of BBB".

    "Ahead of" is then what tells whom he held. To stay so to the end is no defence, but the order.
    """
    if not text[items[i].start : items[i].start + 3].casefold().startswith(_KEEPERS):
        return False
    k = i + 1
    while k < len(items) and items[k].tag in ("TO", "HIS", "POSITION", "HE", "WITH", "IN"):
        k += 1
    tags = [item.tag for item in items[k : k + 8]]
    if tags[:1] not in (["AHEAD"], ["ON"]) or (tags[0] == "ON" and items[k - 1].tag != "POSITION"):
        return False
    m = 2 if tags[1:2] == ["TO"] else 1
    if tags[m : m + 1] != ["DRIVER"] or items[k].at > items[i].to + 5:
        return False
    after = tags[m + 1 :]
    n = next((n for n, tag in enumerate(after) if tag in ("NUM", "WORDNUM")), -1)
    while after[n + 1 : n + 2] in (["TOTAL"], ["OF"], ["NUM"]):
        n += 1  # "for a total of six laps"
    if n < 1 or after[n + 1 : n + 2] != ["LAP"] or not _FOR_LAPS.issuperset(after[:n]):
        return False
    items[k].tag = "ON"
    return True


_FOR_LAPS = frozenset({"FOR", "DURING", "TOTAL", "OF", "WORDNUM", "NUM", "LOOSE", "ALL"})


def blocks(items: list[Item], i: int) -> bool:
    """Whether "travou" is to hold up: it has a driver for its object, unlike "travou um duelo com BBB"."""
    k = i + 1
    while k < len(items) and items[k].tag in ("TO", "TEAMMATE", "HIS"):
        k += 1
    return k < len(items) and items[k].tag in (*_PERSONS, "BEHIND") and items[k].at <= items[i].to + 3
