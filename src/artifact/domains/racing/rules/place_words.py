"""What stands beside a place: where it ends what is said, whom it is given to, and what it is told of."""

from __future__ import annotations

from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import PERSONS, RELATIVE, UP_TO_COMMA, Scene
from artifact.domains.racing.rules.standings import PLACES

ENDS: tuple[list[str], ...] = ([], ["."], [","], [")"], [";"])
# what tells that an ordinal beside a driver is where he finished
_RESULT = frozenset({"FINISH", "FLAG", "WIN", "BE", "POS", "ORDER"})
_FURTHER = frozenset({"WORDNUM", "INT", "PARTIAL", "BACK", "BEHIND", "COMPARE", "POSITION"})
_OPENS = 4  # items at the beginning of a sentence


def where_he_started(scene: Scene, index: int) -> bool:
    """ "AAA finished where he started, in thirteenth": the place is that of both."""
    k = index - 1 - (scene.tag(index - 1) == "IN")
    start = k - 1 if scene.tag(k) == "," else -1
    where = start - 1 - (scene.tag(start - 1) == "HE")
    return start > 0 and scene.tag(start) == "START" and scene.tag(where) == "WHILE" and "FINISH" in scene.tags[:where]


def given_to(scene: Scene, index: int) -> Item | None:
    """Whom a place is said to be for: "fifth place for AAA", "el noveno puesto fue para AAA", "ficou com AAA"."""
    k = index + 1
    if scene.tags[k : k + 2] == ["AND", "POINTS"]:
        k += 2  # "eighth place and the points went to AAA"
    went = scene.tag(k) in ("CHANGE", "STAY", "BE", "FINISH")  # "fifth place went to AAA"
    k += went
    link, driver = scene.tag(k), scene.items[k + 1] if k + 1 < len(scene.items) else None
    if driver is None or driver.tag != "DRIVER" or driver.flag or driver.at > scene.items[k].to + 2:
        return None
    if scene.items[k].at > scene.items[index].to + 6 or scene.tag(k + 2) in PLACES:
        return None
    if link == "FOR" or (link == "TO" and (went or scene.items[k].at > scene.items[index].to + 1)):
        return driver
    if link != "WITH":
        return None
    again = any(scene.tags[n : n + 2] == ["WITH", "DRIVER"] for n in range(index)) and "POS" in scene.tags[:index]
    again = again or PERSONS.isdisjoint(scene.tags[:index])  # "acabamos sextos con AAA"
    return driver if went or again or scene.items[k].at > scene.items[index].to + 1 else None


def in_place_beside(scene: Scene, index: int) -> Item | None:
    """Who is said to have come right behind: "AAA finished fifth, with BBB just behind in sixth"."""
    k = index - 2 if scene.tag(index - 1) == "IN" else index - 1
    if scene.tag(k) == ",":
        k -= 1
    while scene.tag(k) in _FURTHER and scene.tag(k) != "BEHIND":
        k -= 1
    if scene.tag(k) == "DRIVER" and k < index - 2:
        return (
            scene.items[k] if not _RESULT.isdisjoint(scene.tags[:k]) else None
        )  # "BBB two places further back in 7th"
    if scene.tags[max(k - 1, 0) : k + 1] != ["DRIVER", "BEHIND"] or _RESULT.isdisjoint(scene.tags[: k - 1]):
        return None
    ends = scene.tags[index + 1 : index + 2] in ENDS or scene.tag(index + 1) == "AND"
    return scene.items[k - 1] if ends and scene.items[index].at <= scene.items[k].to + 4 else None


def after_relative(scene: Scene, index: int) -> int:
    """Index of whose a place is after what a relative clause says of him, or -1.

    "AAA came fifth; BBB, who stopped on lap 20, eighth": the verb is told once.
    """
    comma = index - 1 - (scene.tag(index - 1) == "IN")
    who = scene.left(comma, RELATIVE, UP_TO_COMMA) if scene.tag(comma) == "," else -1
    if who < 2 or scene.tags[who - 2 : who] != ["DRIVER", ","] or scene.items[who - 2].flag:
        return -1
    near = scene.items[index].at == scene.items[index - 1].to + 1 and scene.tags[index + 1 : index + 2] in ENDS
    return who - 2 if near and not {"ORD", "POS"}.isdisjoint(scene.tags[: who - 2]) else -1


def fronted_driver(scene: Scene, index: int) -> int:
    """Index of the driver of a place that stands before its verb: "séptimo, pues, acabó AAA"; or -1."""
    led = scene.tag(index - 1) == "IN" and index < _OPENS and "DRIVER" not in scene.tags[:index]
    if not led and scene.tag(index - 1) not in ("", ",", ";", "AND", ".", ":"):
        return -1
    k = index + 1
    while scene.tag(k) == ",":
        k += 1
    if scene.tag(k) not in ("FINISH", "BE") or scene.tag(k + 1) != "DRIVER" or scene.items[k + 1].flag:
        return -1
    near = scene.items[k].at <= scene.items[index].to + 5 and scene.items[k + 1].at <= scene.items[k].to + 2
    ends = scene.tag(k + 2) in ("", ".", ",", ";", "AND", "!", "WITH", "(")
    return k + 1 if near and ends else -1


def of_point(scene: Scene, index: int) -> bool:
    """Whether a place is told right after whom it gave points: "there was a point for AAA in tenth"."""
    link = scene.tag(index - 1) in (",", "IN") and scene.items[index - 1].to == scene.items[index].at - 1
    return (
        link
        and scene.tags[max(index - 4, 0) : index - 1] == ["POINTS", "FOR", "DRIVER"]
        and (scene.tag(index + 1) not in ("FOR", "DRIVER"))
    )


def result_before(scene: Scene, index: int) -> bool:
    return not _RESULT.isdisjoint(scene.tags[:index])


def is_dated(scene: Scene, index: int) -> bool:
    """Whether a lap follows: the ordinal counts what was done on it."""
    k = index + 1
    while scene.tag(k) in (",", "IN", "ON", "("):
        k += 1
    return scene.tag(k) == "LAPNO"
