"""Words that take what follows out of what is told: wishes, aims, orders, plans, denials, tyres that nobody raced on.

Each function reads the item at an index, as `items.Reader` describes. A word that governs nothing that would be a
claim is left out, or is what it is without.
"""

from __future__ import annotations

from artifact.domains.racing.rules.contests import aims, escapes, fights
from artifact.domains.racing.rules.idle_tyres import idle_before, idle_object, liked
from artifact.domains.racing.rules.items import Item, Reader
from artifact.domains.racing.rules.phrases import read_phrase
from artifact.domains.racing.rules.senses import compares, counts_next
from artifact.domains.racing.rules.wishes import almost_done, bids, mark_resumptions, only_wanted, plans, wishes

_LIKING = ("gus", "gos", "lik")
_LONGEST_NAME = 9  # tokens between a tyre and that it is a favourite


def _loose(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word for about how many, which may compare or be an article: "more than BBB's", "montó unos medios"."""
    item = items[i]
    if text[item.end - 4 : item.end] == "than" and not counts_next(items, i):
        item.tag = "THAN"  # "degraded more than BBB's"
    elif i + 1 < len(items) and items[i + 1].tag == "COMPOUND" and items[i + 1].at == item.to + 1:
        return i + 1  # "montó unos medios"
    elif almost_done(text, items, i):
        item.tag = "WISH"
    out.append(item)
    return i + 1


def _wish(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word for a wish, which is nothing unless it governs what would be a claim: "wanted to keep the lead"."""
    if wishes(items, i):
        _suppose(text, items, i, out)
    return i + 1


def _suppose(text: str, items: list[Item], i: int, out: list[Item]) -> None:
    """What an item governs is only supposed, up to where the sentence tells of the race again."""
    mark_resumptions(text, items, i)
    items[i].tag = "WISH"
    out.append(items[i])


def _aim(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word for an aim, a fear or a miss, which is nothing unless it is of what would be a claim: "chased BBB"."""
    if aims(items, i):
        out.append(items[i])
    elif wishes(items, i):
        _suppose(text, items, i, out)
    return i + 1


def _escaped(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word for what slipped away: "victory eluded him", "se le escapó la victoria"."""
    if escapes(out, items, i):
        out.pop()
    items[i].tag = "AIM"
    return _aim(text, items, i, out)


def _fight(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A fight for what would be a claim, which who fights does not have: "fought BBB for fifth place"."""
    if fights(items, i):
        items[i].tag = "AIM"
        out.append(items[i])
    return i + 1


def read_bid(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb for to tell somebody to do something, which says nothing unless it does: "told AAA to box"."""
    if bids(text, items, i):
        _suppose(text, items, i, out)
    return i + 1


def _reject(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """What was decided against was not made: "ruled out an undercut", "decided against a stop on lap 9"."""
    if aims(items, i):
        items[i].tag = "AIM"
    elif wishes(items, i):
        _suppose(text, items, i, out)
        return i + 1
    out.append(items[i])
    return i + 1


def _plan(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A move, which is not told where it is but the plan of one: "the plan was to stop on lap 9"."""
    item = items[i]
    planned = text[item.start : item.start + 4].casefold() == "plan" and plans(text, items, i)
    end = read_phrase(text, items, i, out)
    if planned:
        mark_resumptions(text, items, i)
        out.append(Item("WISH", None, item.start, item.end, item.at, item.to))
    return end


def _fancy(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A verb whose object may be a tyre that nobody raced on: "saved a set of mediums"."""
    if not idle_object(text, items, i) and text[items[i].start : items[i].start + 3].casefold() in _LIKING:
        liked(out, items[i].at)
    return i + 1


def read_unused(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """What is said of a tyre that nobody raced on, or of a stop that nobody made: "hards ready", "never came"."""
    item = items[i]
    far = _LONGEST_NAME if "favo" in text[item.start : item.end].casefold() else 3
    if not idle_before(out, item.at, far=far) and wishes(items, i):
        _suppose(text, items, i, out)  # "não fazia sentido parar na volta 9"
    return i + 1


def _denial(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A word that takes what follows out of what is told: a denial, a condition."""
    mark_resumptions(text, items, i)
    out.append(items[i])
    return i + 1


def _than(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """ "Que" after a comparison: "0,3 s más rápido por vuelta que BBB", or before what is only wanted."""
    if compares(out, items, i):
        items[i].tag = "THAN"
    elif only_wanted(text, items, i):
        mark_resumptions(text, items, i)
        items[i].tag = "WISH"
    out.append(items[i])
    return i + 1


READERS: dict[str, Reader] = {
    "WISH": _wish,
    "AIM": _aim,
    "ESCAPED": _escaped,
    "FIGHT": _fight,
    "REJECT": _reject,
    "BID": read_bid,
    "HYP": _denial,
    "NEG": _denial,
    "MOVE": _plan,
    "FANCY": _fancy,
    "UNUSED": read_unused,
    "QUE": _than,
    "LOOSE": _loose,
}
