"""Defences told after another, their verb left out: "AAA held BBB for nine laps and CCC DDD for five".

Also those of one noun: "the likes of AAA's defence against BBB or CCC's against DDD".
"""

from __future__ import annotations

from artifact.domains.racing.claims import Defense
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.hold_laps import tell_laps
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import Scene

_PARTING = frozenset({",", ";", "AND", "WHILE"})
_FOR = frozenset({"FOR", "DURING", "LOOSE", "TO", "OF"})
_AGAINST = frozenset({"ON", "VERSUS", "TO"})
_ENDS = frozenset({"", ".", ",", ";", "AND", ")", "!", "WHILE"})
_NUMBERS = frozenset({"INT", "WORDNUM"})
_LEADING = 3  # items between the word for defences and the first of them: "such as that of"


def next_pairs(scene: Scene, talk: Discourse, laps: Item) -> None:
    """ "AAA held BBB for nine laps and CCC DDD for five", "AAA contuvo a BBB nueve vueltas y CCC a DDD cinco"."""
    k = scene.items.index(laps) + 1
    while scene.tag(k) in _PARTING:
        while scene.tag(k) in _PARTING:
            k += 1
        one = k
        two = one + 1 + (scene.tag(one + 1) == "TO")
        if scene.tag(one) != "DRIVER" or scene.tag(two) != "DRIVER" or scene.items[one].flag or scene.items[two].flag:
            return
        k = two + 1
        while scene.tag(k) in _FOR:
            k += 1
        told = scene.tag(k) == "NLAPS" or (scene.tag(k) in _NUMBERS and scene.tag(k + 1) in _ENDS)
        holder, held = scene.items[one], scene.items[two]
        if not told or holder.code == held.code or scene.items[k].unreal or scene.items[k].at > held.to + 6:
            return
        talk.emit(Defense, holder, held, "defence.left_out", defender=holder.code, pursuer=held.code)
        tell_laps(talk, scene.items[k], holder.code, held.code)
        k += 1


def of_one_noun(scene: Scene, talk: Discourse, index: int) -> bool:
    """ "defensas como la de AAA frente a BBB o la de CCC ante DDD, ambas de seis vueltas"; whether it is so told."""
    k = index + 1
    while scene.tag(k) in (",", ":", "OF", "TO") and k <= index + _LEADING:
        k += 1
    pairs: list[tuple[Item, Item]] = []
    while scene.tag(k) == "DRIVER" and scene.tag(k - 1) == "OF" and scene.tag(k + 1) in _AGAINST:
        if scene.tag(k + 2) != "DRIVER" or scene.items[k].code == scene.items[k + 2].code:
            break
        pairs.append((scene.items[k], scene.items[k + 2]))
        k += 3
        while scene.tag(k) in (",", "AND", "OF", "TO"):
            k += 1
    if len(pairs) < 2 or scene.items[index].unreal:
        return False
    each = k + 1 + (scene.tag(k + 1) in ("OF", "FOR", "RUN"))
    laps = scene.items[each] if scene.tag(k) in ("BOTH", "ALL") and scene.tag(each) == "NLAPS" else None
    for one, two in pairs:
        talk.emit(Defense, one, two, "defence.of_one_noun", defender=one.code, pursuer=two.code)
        if laps is not None:
            tell_laps(talk, laps, one.code, two.code)
    return True
