"""Stops told by what goes before: answers to a question of stops, and notes that leave out what they are of.

Invariant: only the sentence right before decides what the next leaves out.
"""

from __future__ import annotations

from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import PREDICATES, STOPS_OR_CHANGE

_LAPS_AND_STOPS = frozenset({"LAP", "STINT", "PIT"})
_OPENING_AN_ANSWER = frozenset({"DRIVER", "HE", ",", "ON", "IN", "OF", "FINAL", "NEG", "YES", "-", "LOOSE", "(", ":"})
_ANSWERS = frozenset({"LAPNO", "TWICE", "WORDNUM", "STOPS"})


def asks(items: list[Item], has: frozenset[str], before: str) -> str:
    """What a question asks of stops: "how often", for which "tyres", or "when" (by whom, why); empty if it is none.

    Args:
        items: of the sentence.
        has: their tags.
        before: what the question before it asked; one that names nothing asks on ("And when was that?").
    """
    if items[-1].tag != "?":
        return ""
    if has.isdisjoint(STOPS_OR_CHANGE):
        return before if has.isdisjoint(PREDICATES) else ""
    if "TYRE" in has and not has.isdisjoint(("CHANGE", "PIT")) and "TIMES" not in has:
        return "tyres"
    many = "TIMES" in has or any(item.tag == "PIT" and item.flag for item in items)
    return "how often" if many else "when"


def of_anything_else(tags: list[str], question: str) -> bool:
    """Whether a sentence asks of anything but stops and laps.

    Args:
        tags: of the sentence.
        question: what it asks of stops.
    """
    return tags[-1] == "?" and not question and _LAPS_AND_STOPS.isdisjoint(tags)


def answers(tags: list[str]) -> bool:
    """Whether a sentence begins with what is asked of stops: "HAM, on lap 9", "At the end of lap 9", "Just twice"."""
    k = 0
    while k < len(tags) and k < 7 and tags[k] in _OPENING_AN_ANSWER:
        k += 1
    return k < len(tags) and tags[k] in _ANSWERS


def names_tyre(tags: list[str]) -> bool:
    """Whether a sentence is but the tyre that was asked for: "Hards.", "A: new mediums"."""
    return "COMPOUND" in tags[:4] and _NAMING.issuperset(tags)


_NAMING = frozenset({"COMPOUND", ":", ".", "FOR", "TO", "TYRE", "ANOTHER", ",", "!", "-", "OF", "BACK"})


def of_stops(items: list[Item], has: frozenset[str]) -> str:
    """Whether a sentence tells of stops, with their laps ("dated") or without ("told"); empty if it does not."""
    if has.isdisjoint(STOPS_OR_CHANGE) or items[-1].tag == "?":
        return ""
    if "LAPNO" in has or "SPAN" in has:
        return "dated"
    for item in items:
        if item.tag in STOPS_OR_CHANGE and not item.unreal:
            return "told"
    return ""


def goes_on_after(tags: list[str], has: frozenset[str], *, dated: bool) -> str:
    """What a note after one of stops leaves out: "AAA box L21. BBB L24." when, "AAA 3 stops. BBB 2." how often.

    Args:
        tags: of the sentence.
        has: the set of them.
        dated: whether the one before says when they were, else this one may: "AAA pits! Lap 8, and in go the hards."
    """
    if not dated and tags[0] == "LAPNO" and tags[1:2] in ([","], ["."], ["!"], []):
        return "when"
    if tags[:2] == ["DRIVER", "RUN"] and tags[2:3] in (["WORDNUM"], ["INT"]) and tags[3:4] in ([";"], ["."], [","], []):
        return "how often"  # "Two stops in all. BBB needed three."
    if not has.isdisjoint(PREDICATES):
        return ""
    if tags[:2] == ["DRIVER", "LAPNO"]:
        return "when"
    first = 1 if tags[0] == "BE" else 0
    if tags[first] in ("ORD", "FINAL") and tags[first + 1 : first + 3] in (["ON", "LAPNO"], ["IN", "LAPNO"]):
        return "when"  # "AAA made two stops. The first was on lap 9, the second on lap 30."
    return "how often" if tags in (["DRIVER", "INT", "."], ["DRIVER", "WORDNUM", "."]) else ""
