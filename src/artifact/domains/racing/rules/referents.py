"""Whom an epithet of a sentence stands for, as grammar, contrast and the rest of the text have it."""

from __future__ import annotations

from itertools import takewhile

from artifact.domains.racing.rules.antecedents import NOBODY, STRONG, WEAK, is_rival, place
from artifact.domains.racing.rules.focus import HARD_BREAKS, Focus
from artifact.domains.racing.rules.items import MEASURES, Item
from artifact.domains.racing.rules.roles import OBJECT, role
from artifact.domains.racing.rules.subjects import driver

_RELATIVE = frozenset({"THAN", "BEHIND", "AHEAD", "ON", "VERSUS"})
# what stands before a driver who is not the subject
_APART = OBJECT | {"VERSUS", "WITH", "OF", "BY"}


def epithet(focus: Focus, index: int) -> None:
    """Read an epithet as the driver that it stands for, or as one whom nothing can be said of."""
    item = focus.items[index]
    keys = item.value if isinstance(item.value, tuple) else ()
    focus.antecedents.meet(item)
    code = _antecedent(focus, index, keys)
    focus.met.append((item, code or NOBODY))
    if code:
        item.tag = "DRIVER"
    item.value = code or NOBODY
    driver(focus, index, item)


def _antecedent(focus: Focus, index: int, keys: tuple[str, ...]) -> str:
    """Whom an epithet stands for; empty if the text leaves it open."""
    antecedents = focus.antecedents
    called = antecedents.called(keys)
    if called:
        return "" if called == NOBODY else called
    rival = is_rival(keys)
    known = "" if antecedents.learning or rival else antecedents.known(keys)
    known = known or place(keys, list(antecedents.heard))
    if known:
        return known
    epithets = {id(item) for item, _ in focus.met}
    named = [item.code for item in focus.items if item.tag == "DRIVER" and id(item) not in epithets]
    if rival and len(keys) > 1 and keys[1] in focus.cast:
        return next(code for code in focus.cast if code != keys[1]) if len(focus.cast) == 2 else ""
    outpaced = _outpaced(focus, index) if set(named) <= set(antecedents.held) else ""
    if outpaced:
        code = next(code for code in antecedents.held if code != outpaced)
        antecedents.vote(keys, code, STRONG)
        return code
    pair = antecedents.pair(named)
    if len(pair) == 1 and not rival:
        return pair[0]
    return _by_contrast(focus, index, keys, [code for code in pair if code in named], pair) if len(pair) == 2 else ""


def _by_contrast(focus: Focus, index: int, keys: tuple[str, ...], named: list[str], pair: tuple[str, ...]) -> str:
    """Which of two drivers an epithet stands for, because it does not stand for the other; empty if it may."""
    other, weight = _set_apart(focus, index, keys, named)
    if not weight or other not in pair:
        return ""
    code = next(code for code in pair if code != other)
    focus.antecedents.vote(keys, code, weight)
    return code


def _set_apart(focus: Focus, index: int, keys: tuple[str, ...], named: list[str]) -> tuple[str, int]:
    """The driver that an epithet does not stand for, as grammar or contrast have it, and how surely.

    Args:
        index: of the epithet.
        keys: of the epithet.
        named: the drivers of the two in question that the sentence names.
    """
    items = focus.items
    subject = focus.subject[0] if len(focus.subject) == 1 else ""
    relation = role(items, index)
    apart = relation in _APART if any(item.tag == "DRIVER" for item in items[:index]) else relation in _RELATIVE
    if subject and (apart or (is_rival(keys) and not named)):
        return subject, STRONG
    if len(named) == 1 and not focus.met:
        where = next(k for k, item in enumerate(items) if item.tag == "DRIVER")
        if where > index:
            return named[0], STRONG if _set_against(items, index, where) else 0
        contrasted = _contrasted(focus, index)
        return (named[0], STRONG if contrasted else WEAK) if contrasted or subject == named[0] else ("", 0)
    clause = _named_beside(focus, index)
    if len(clause) == 1 and clause[0] in named:
        return clause[0], STRONG  # "yet once BBB rejoined the German was ahead"
    return (subject, STRONG) if is_rival(keys) or _contrasted(focus, index) else ("", 0)


def _named_beside(focus: Focus, index: int) -> list[str]:
    """The drivers named in the clause of an epithet before it, the epithets before it among them."""
    within = focus.items[focus.clause_start : index]
    if not within or within[0].tag not in HARD_BREAKS:
        return []
    return list(dict.fromkeys(item.code for item in within if item.tag in ("DRIVER", "EPITHET")))


def _set_against(items: list[Item], index: int, where: int) -> bool:
    """Whether what is said of the driver at `where` is not said of the epithet before him."""
    if role(items, where) in _APART:
        return True
    between = [item.tag for item in items[index:where]]
    return not HARD_BREAKS.isdisjoint(between) or ("," in between and between[-1] != "AND")


def _contrasted(focus: Focus, index: int) -> bool:
    """Whether an epithet is the subject of a clause that is set against another: "whereas the German ..."."""
    within = focus.items[focus.clause_start : index]
    opened = bool(within) and within[0].tag in HARD_BREAKS and (bool(focus.met) or within[0].tag != ";")
    return opened and not any(item.tag == "DRIVER" for item in within)


def hold(focus: Focus, index: int) -> None:
    """Remember who holds whom: it tells later whose car was the faster one."""
    items = focus.items
    named = [item.code for item in items[index + 1 : index + 6] if item.tag == "DRIVER"]
    passive = items[index].tag == "HELD" or any(item.tag == "BY" for item in items[index + 1 : index + 2])
    possessed = items[index].tag == "HOLDING" and not (index and items[index - 1].tag == "DRIVER")
    sides = named[:2] if possessed else [*focus.current, *named[:1]]
    if len(set(sides)) == 2 and NOBODY not in sides:
        focus.antecedents.held = tuple(sides[::-1] if passive else sides)


def _outpaced(focus: Focus, index: int) -> str:
    """Which of a defence is not meant: who held, where one is faster; where one is slower, or holds, the other."""
    held = focus.antecedents.held
    tags = [item.tag for item in focus.items[index + 1 : index + 10]]
    tags = list(takewhile(lambda tag: tag not in HARD_BREAKS and tag not in ("DRIVER", "EPITHET", "."), tags))
    if not held or role(focus.items, index) in _APART:
        return ""
    if tags[:1] in (["HOLD"], ["PROTECT"]) or tags[:2] == ["ACHIEVE", "HOLD"]:
        return held[1]
    if MEASURES.isdisjoint(tags):
        return ""
    return held[0] if "FASTER" in tags else held[1] if "SLOWER" in tags else ""


def forget(focus: Focus) -> None:
    """Nothing is said of a driver whom the text leaves open."""
    for item in focus.items:
        if NOBODY in item.owner:
            item.owner = ()
    if NOBODY in focus.subject:
        focus.subject = ()
