"""What the words around a driver make of him: subject, object, possessor, one of several."""

from __future__ import annotations

from artifact.domains.racing.rules.focus import ACTS, HARD_BREAKS, VALUES, Focus
from artifact.domains.racing.rules.items import Item

POSSESSOR = frozenset({"OF", "FOR", "BY"})
OBJECT = frozenset(
    {
        "THAN",
        "ON",
        "BEHIND",
        "AHEAD",
        "FOLLOWED",
        "TO",
        "IN",
        "FROM",
        "BETWEEN",
        "HOLD",
        "UNDERCUT",
        "OVERCUT",
        "PASSED",
        "GET_PAST",
        "LED",
        ">",
    }
)
_SEEN_THROUGH = frozenset({",", "TEAMMATE", "HIS", "WORDNUM", "OF"})  # what may stand between him and his governor
_MOVES = frozenset({"UNDERCUT", "OVERCUT", "PASSED", "HOLD"})
_PLACED = frozenset({"IN", "TO", "FOR", "WITH", "ON"})  # what may stand before a subject: "In the end AAA stopped"
_IN_A_LIST = frozenset({",", "AND", "(", ")", "POS", "ORD", "DRIVER", "TEAMMATE", "HIS"})


def acts_next(items: list[Item], index: int) -> bool:
    """Whether the driver at `index` does what stands right after: "CCC stopped"."""
    after = items[index + 1] if index + 1 < len(items) else None
    return after is not None and after.tag in ACTS and after.at == items[index].to + 1 and not items[index].flag


def role(items: list[Item], index: int) -> str:
    """What the word before a driver makes of it: "than", "que" after a comparison, "two laps after", ..."""
    if not index or items[index - 1].at < items[index].at - 5:
        return ""
    tag = items[index - 1].tag
    if index == 1:
        if tag in ("IN", "ON", "WITH", "DURING") and items[1].at > items[0].to + 2:
            return ""  # "In the end AAA ..."
    elif tag in _SEEN_THROUGH:
        tag = _governed(items, index, tag)
    if tag == "QUE":
        return ""
    after = items[index + 1] if index + 1 < len(items) else None
    if after is None:
        return "THAN" if tag in ("BEFORE", "AFTER") else tag
    if tag in ("BEFORE", "AFTER"):
        acts = after.tag in ACTS and after.at <= items[index].to + 2
        possible = after.tag == "HYP" and after.at == items[index].to + 1
        return "" if acts or possible else "THAN"  # "before BBB could stop"
    moved = index > 1 and items[index - 2].tag in _MOVES  # "a BBB deteniéndose": who moved on BBB does it
    return "" if tag in _PLACED and not moved and acts_next(items, index) else tag


def _governed(items: list[Item], index: int, tag: str) -> str:
    """What the words before an adjunct of a driver make of him: "held his team-mate, BBB" as "held BBB"."""
    if tag == "," and items[index - 2].tag == "TEAMMATE" and closed(items, index):
        tag = "TEAMMATE"  # "held his team-mate, BBB, for nine laps"
    if tag in ("TEAMMATE", "HIS") and items[index].tag == "DRIVER":
        before = items[max(index - 4, 0) : index]
        behind = next((item.tag for item in reversed(before) if item.tag not in ("TEAMMATE", "HIS", ",")), "")
        tag = behind if behind in OBJECT else tag  # "held his team-mate BBB"
    if tag == "WORDNUM" and items[index - 1].whole == 1:
        tag = items[index - 2].tag  # "contuvo a un BBB que era más rápido"
    if tag == "OF" and items[index - 2].tag in ("BEHIND", "AHEAD"):
        tag = items[index - 2].tag  # "por detrás del BBB"
    return tag


def closed(items: list[Item], index: int) -> bool:
    """Whether a comma follows right after an item."""
    return index + 1 < len(items) and items[index + 1].tag == ","


def is_object(items: list[Item], index: int) -> bool:
    """Whether a driver is no subject, by the word right before: "undercut BBB", "behind BBB", "of BBB"."""
    return index > 0 and (items[index - 1].tag in OBJECT or items[index - 1].tag in POSSESSOR)


def is_direct(focus: Focus, index: int) -> bool:
    """Whether a driver follows the subject and a verb that no rule speaks of: "AAA shadowed BBB"."""
    items = focus.items
    before = items[index - 1] if index else None
    if before is None or before.tag not in ("DRIVER", "HE") or before.flag or before.owner != focus.subject:
        return False
    if before.tag == "DRIVER" and not (focus.subject and focus.own):
        return False
    if before.tag == "HE" and before.to > before.at and items[index].at == before.to + 1:
        return False  # "the driver AAA"
    return 2 <= items[index].at - before.to <= 3 and not acts_next(items, index)


def joined(items: list[Item], index: int) -> Item | None:
    """The driver that this one is coordinated with ("AAA and BBB", "AAA, BBB"), if there is one."""
    if index < 2:
        return None
    link, other = items[index - 1], items[index - 2]
    nor = link.tag == "NEG" and index > 2 and items[index - 3].tag == "NEG"  # "neither AAA nor BBB"
    if other.tag != "DRIVER" or other.flag or not (nor or link.tag in ("AND", "PER", ",", "&")):
        return None
    if link.at > other.to + 2 or items[index].at > link.to + 2:
        return None
    if is_object(items, index - 2) and (acts_next(items, index) or _moves_next(items, index)):
        return None  # "AAA undercut BBB and CCC stopped", "... and CCC undercut DDD"
    if link.tag == ",":
        after = items[index + 1] if index + 1 < len(items) else None
        if after is None or after.tag not in ("AND", ",", "."):
            return None
    return other


def _moves_next(items: list[Item], index: int) -> bool:
    """Whether a driver makes a move on another right after: "CCC undercut DDD"."""
    after = items[index + 1 : index + 3]
    if [item.tag for item in after] not in (["UNDERCUT", "DRIVER"], ["OVERCUT", "DRIVER"], ["PASSED", "DRIVER"]):
        return False
    return after[0].at == items[index].to + 1


def joins_in(focus: Focus, index: int) -> bool:
    """ "AAA, together with BBB, stopped on lap 9", where ", with" stands before the driver at `index`."""
    items = focus.items
    for k in range(index + 1, min(index + 8, len(items) - 1)):
        if items[k].tag == ",":
            return items[k + 1].tag in ACTS  # "AAA, with BBB on his gearbox, stopped on lap 9"
        if items[k].tag in ACTS or items[k].tag in HARD_BREAKS or items[k].tag == "DRIVER":
            return False
    return False


def is_protected(items: list[Item], index: int) -> bool:
    """ "protected his team-mate CCC by holding BBB": who does so goes on being spoken of."""
    return items[index - 1].tag == "TEAMMATE" and any(
        item.tag == "PROTECT" for item in items[max(index - 4, 0) : index - 1]
    )


def lists_rivals(focus: Focus, index: int) -> bool:
    """ "AAA won ahead of BBB (P2), CCC (P3) and DDD (P4), and set ...": each after the first is an object, too."""
    items = focus.items
    if items[index - 1].tag not in (",", "AND") or acts_next(items, index) or not focus.own:
        return False
    for k in range(index - 1, max(index - 40, focus.clause_start), -1):
        tag = items[k].tag
        if tag == "DRIVER" and items[k - 1].tag in ("AHEAD", "FROM", "FOLLOWED"):
            return items[index - 2].tag == ")" and not focus.brackets
        if tag not in _IN_A_LIST:
            return False
    return False


def after_than(focus: Focus, index: int) -> bool:
    """Whether something is compared right before: "faster than BBB's stint, ..."."""
    return any(item.tag == "THAN" for item in focus.items[max(index - 8, focus.clause_start) : index])


def compares(items: list[Item], index: int) -> bool:
    """Whether the bracket that opens here sets two values against each other: "(lap 32 vs. lap 28)"."""
    for k in range(index + 1, len(items)):
        tag = items[k].tag
        if tag in (")", "DRIVER"):
            return False
        if tag == "VERSUS" or (tag in ("ON", "×") and contrasts(items, k)):
            return True
    return False


def contrasts(items: list[Item], index: int) -> bool:
    """Whether "against", "contra", "frente a" stands between two values: "P7 contra P8"."""
    around = items[index - 1 : index + 2]
    if [item.tag for item in around] == ["LAPNO", "ON", "INT"]:
        return True  # "vuelta 9 frente a 11"
    return len(around) == 3 and around[0].tag == around[2].tag and around[0].tag in VALUES
