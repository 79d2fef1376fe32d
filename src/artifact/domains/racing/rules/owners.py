"""Whose a quantity is that stands beside a driver: before him, after a comma, in a bracket, in a list."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from artifact.domains.racing.rules.focus import ACTS, VALUES, Focus
from artifact.domains.racing.rules.items import MEASURES, Item
from artifact.domains.racing.rules.roles import POSSESSOR, acts_next, after_than, role

# what stands before "of BBB" and is not his: "aguantó los ataques de BBB", "on lap 9 instead of lap 11 of BBB"
_UNATTACHED = frozenset({",", ")", "(", "DRIVER", ":", "VERSUS", "ON", "THAN", "AND", "HOLD", "AFTER", "BEFORE", "NEG"})
_TIME = frozenset({"LAPNO", "INT", "ON", "IN", "DURING", "SC", ","})
_LISTED_MEASURES = MEASURES | {",", "AND"}


def label_before(items: list[Item], index: int, code: str) -> None:
    """ "laps 32 (AAA) and 34 (BBB)": the bracket names whose the value before it is."""
    if index < 2 or items[index - 1].tag != "(" or items[index - 2].tag not in VALUES:
        return
    if index + 1 < len(items) and items[index + 1].tag == ")":
        items[index - 2].owner = (code,)


def sets_lap_against(items: list[Item], index: int, code: str) -> bool:
    """ "stopping on lap 19, against lap 18 of BBB", "contra a 18 do rival": the second lap is his."""
    if index < 3:
        return False
    k = index - 1 - (items[index - 1].tag in POSSESSOR)
    lap = items[k]
    if lap.tag not in ("LAPNO", "INT") or lap.at < items[index].at - 3:
        return False
    first = k - 1 - (items[k - 1].tag == "TO")
    if first < 1:
        return False
    told = items[first - 2 if items[first - 1].tag == "," else first - 1].tag
    if items[first].tag not in ("ON", "VERSUS") or told not in ("LAPNO", "INT"):
        return False
    lap.owner = (code,)
    return True


def front(focus: Focus, index: int, code: str) -> None:
    """ "On lap 9, AAA stopped", "after stopping on lap 9, AAA ...": what stands before the subject is about it."""
    if focus.brackets or focus.items[index].flag:
        return
    if (focus.own and not _labelled_by_pair(focus)) or _goes_on_before(focus, index):
        fronted = _dated_before(focus, index)
    else:
        fronted = _told_in_front(focus, index)
    for item in fronted:
        item.owner = (code,)


def _is_behind_or_held(items: list[Item], k: int) -> bool:
    """Whether the driver at `k` is whom another, who is not yet named, is behind, ahead of, or holds."""
    governor = items[k - 2].tag if items[k - 1].tag == "TO" and k > 1 else items[k - 1].tag
    return governor in ("BEHIND", "AHEAD", "HOLD") and not items[k].flag


def _goes_on_before(focus: Focus, index: int) -> bool:
    """Whether a clause with a verb of its own stands before "and BBB stopped": "iba 2,1 s por detrás, y BBB paró"."""
    items, start = focus.items, focus.clause_start
    after = items[index + 1] if index + 1 < len(items) else None
    acts = after is not None and after.tag in ACTS and after.at <= items[index].to + 2  # "y BBB le respondió"
    if items[index - 1].tag != "AND" or len(focus.subject) != 1 or not acts:
        return False
    verb = start + (items[start].tag == "WHILE")
    return items[verb].tag in ACTS and verb < index - 1


def _told_in_front(focus: Focus, index: int) -> list[Item]:
    """What a clause tells before the driver at `index`, if it speaks of nobody else there."""
    items = focus.items
    fronted: list[Item] = []
    depth = 0
    for k in range(focus.clause_start, index):
        tag = items[k].tag
        if depth and tag != ")":
            continue
        if tag in ("(", ")"):
            depth = int(tag == "(" and _sets_apart(items, k))  # "stopping on lap 9 (BBB on lap 11), AAA ..."
            if tag == "(" and not depth:
                return []
            continue
        if tag == "DRIVER" and role(items, k) == "THAN":
            break  # "stopping on lap 9, before BBB (lap 11), AAA ..."
        if tag == "DRIVER" and k > focus.clause_start and _is_behind_or_held(items, k):
            continue  # "from 2.1 s behind BBB, AAA ...", "by holding BBB for nine laps, AAA ..."
        if tag == "DRIVER" and items[k].flag and items[k - 1].tag == "NLAPS" and fronted:
            break  # "by extending his stint to lap 27, two laps beyond BBB's stop, AAA ..."
        if tag == "HIS" and k <= focus.clause_start + 2 and items[focus.clause_start].tag == "BY":
            fronted.append(items[k])  # "by extending his stint to lap 27, AAA ..."
            continue
        if tag in ("DRIVER", "HE", "HIS", "BOTH"):
            return []
        fronted.append(items[k])
    return fronted


def _labelled_by_pair(focus: Focus) -> bool:
    """Whether two drivers are a label: "AAA vs. BBB: by stopping on lap 9, AAA ..."."""
    start = focus.clause_start
    label = [item.tag for item in focus.items[:start]]
    return focus.items[start].tag == ":" and label[:3] == ["DRIVER", "VERSUS", "DRIVER"]


def _sets_apart(items: list[Item], index: int) -> bool:
    """Whether the bracket that opens at `index` tells when another did so: "(BBB on lap 11)"."""
    within = {item.tag for item in takewhile(lambda item: item.tag != ")", items[index + 1 : index + 8])}
    return "DRIVER" in within and not within.isdisjoint(("LAPNO", "INT"))


def _dated_before(focus: Focus, index: int) -> list[Item]:
    """The time that opens a clause of its own: "AAA undercut BBB and on lap 9 CCC stopped"."""
    items = focus.items
    if not acts_next(items, index):
        return []
    when = list(takewhile(lambda item: item.tag in _TIME, reversed(items[focus.clause_start : index])))
    link = items[index - 1 - len(when)].tag
    comma = [item.tag for item in when].count(",") - (bool(when) and when[-1].tag == ",")
    opens = link == "AND" or (bool(when) and when[-1].tag == "," and link == "DRIVER")
    return when if opens and not comma else []


def attach_before(focus: Focus, index: int, code: str) -> None:
    """ "81.14 s of AAA", "the stop of AAA": what stands right before belongs to the driver."""
    items = focus.items
    first = index - 1
    while first > max(index - 7, focus.clause_start):
        item = items[first - 1]
        if (item.tag == "DRIVER" and item.flag) or item.tag == "HIS":
            return  # "AAA's undercut of BBB" is AAA's
        if item.tag == "AND" and any(other.tag == "POINTS" for other in items[first : first + 2]):
            first -= 1
            continue  # "P9 and two points for AAA"
        if item.tag in _UNATTACHED or (item.tag == "FOR" and items[first].tag in MEASURES and _measured(items, first)):
            break  # "88,8 de media por los 89,1 de BBB"
        first -= 1
    for item in items[first : index - 1]:
        item.owner = (code,)
    listed = list(takewhile(lambda item: item.tag in _LISTED_MEASURES, reversed(items[max(index - 12, 0) : index - 1])))
    before = items[index - 2 - len(listed)].tag if index - 2 >= len(listed) else ""
    if before in ("ON", "VERSUS"):
        for item in listed:
            item.owner = (code,)  # "frente a 75,5 s, 75,0 s y 74,7 s de BBB"
    if [item.tag for item in items[max(first - 2, 0) : first + 1]] == ["LAPNO", "(", "PIT"]:
        items[first - 2].owner = (code,)  # "between lap 13 (stop of AAA) and lap 56 (stop of BBB)"


def _measured(items: list[Item], first: int) -> bool:
    """Whether another measure stands just before "for" and the one at `first`: they are set against each other."""
    return any(item.tag in MEASURES for item in items[max(first - 4, 0) : first - 1])


def appose(focus: Focus, index: int) -> None:
    """ "better than stint 2 of BBB on HARD, 76.5 s": the number is that of what stands before the comma."""
    items = focus.items
    after = items[index + 1] if index + 1 < len(items) else None
    if focus.brackets or after is None or after.tag not in MEASURES or after.at > items[index].to + 1:
        return
    for item in reversed(items[max(index - 7, focus.clause_start) : index]):
        if item.tag == "DRIVER":
            focus.current = (item.code,) if after_than(focus, index) else focus.current
            return
        if item.tag in MEASURES or item.tag == "THAN":
            return


def called_in(focus: Focus, index: int) -> None:
    """ "AAA undercut BBB, in on lap 11", "BBB, chamado na volta 11, ...": the lap is that of whom stands before."""
    items = focus.items
    before = items[index - 1] if index else None
    if before is None or before.tag != "DRIVER":
        return
    after = items[index + 1 : index + 4]
    tags = [item.tag for item in after]
    called = tags[:2] in (["IN", "LAPNO"], ["ON", "LAPNO"]) and tags[2:] in ([","], ["."], [";"])
    than = [item.tag for item in items[max(index - 3, 0) : index - 1]]
    his = before.flag and than[-1:] in (["THAN"], ["BEFORE"], ["AFTER"])  # "three laps before BBB's, on lap 11"
    his = his or than[-2:] in (["THAN", "OF"], ["QUE", "OF"], ["BEFORE", "OF"])  # "antes que la de BBB, en la 11"
    called = called and (his or after[0].at == items[index].to + 2)  # one word for what was done
    if called or tags[:1] == ["HALTED"]:
        focus.current = (before.code,)


def lists_values(items: list[Item], index: int) -> bool:
    """Whether "," or "and" goes on a list of one driver's values: "against BBB's 77.8 s, 76.0 s and 77.5 s"."""
    before = items[index - 1] if index else None
    if before is not None and before.tag == "," and items[index].tag == "AND" and index > 1:
        before = items[index - 2]  # "77.8 s, 76.0 s, and 77.5 s"
    if before is None or before.tag not in MEASURES:
        return False
    after = next((item for item in items[index + 1 : index + 3] if item.tag != "AND"), None)
    return after is not None and after.tag == before.tag and after.at <= before.to + 3


def distribute(focus: Focus, index: int) -> None:
    """ "AAA and BBB ... (laps 24 and 13, respectively)": to each driver his value."""
    drivers = focus.subject if len(focus.subject) > 1 else tuple(focus.mentioned[-2:])
    if len(drivers) < 2 or _told_before(focus, drivers):
        return
    groups: list[list[Item]] = []
    apart = 0
    for item in focus.items[max(index - 6 * len(drivers), focus.clause_start) : index]:
        apart += 1
        if item.tag in VALUES:
            listed = groups and groups[-1][-1].tag == item.tag and apart < 4
            groups[-1].append(item) if listed else groups.append([item])
            apart = 0
        elif item.tag not in (",", "AND"):
            apart += 4
    for values in groups:
        if len(values) == len(drivers):
            for item, code in zip(values, drivers, strict=True):
                item.owner = (code,)


def _told_before(focus: Focus, drivers: tuple[str, ...]) -> bool:
    """ "AAA stopped on laps 9 and 30, whereas BBB stopped on laps 11 and 33, respectively": BBB's are both."""
    if len(focus.subject) != 1:
        return False
    others = {(code,) for code in drivers if code not in focus.subject}
    return any(
        item.tag in VALUES and item.clause != focus.clause and item.owner in others
        for item in focus.items[: focus.clause_start]
    )


def laps_before(items: list[Item], index: int) -> list[Item]:
    """The laps of "stops on laps 66, 67 and 68 for both", unless they are told of one of the two."""
    if items[index - 1].tag != "FOR":
        return []
    laps = list(takewhile(lambda item: item.tag in ("LAPNO", ",", "AND"), reversed(items[: index - 1])))
    before = items[max(index - 3 - len(laps), 0) : index - 1 - len(laps)]
    return [] if any(item.tag == "DRIVER" for item in before) else laps


def listed_before(items: list[Item], index: int) -> Iterator[Item]:
    """The tyres and what stands between them, right before an item."""
    for item in reversed(items[: index - 1]):
        if item.tag not in ("COMPOUND", "TYRE", ">", "TO", "FOR", "FROM", "OF", "-", "SC", "DURING"):
            return
        yield item
