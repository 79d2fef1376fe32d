"""Changes told by another: of the same kind, the same as a driver's, or the reverse.

Invariant: which tyres they were, a change told before says.
"""

from __future__ import annotations

from artifact.domains.racing.claims import CompoundChange
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import BREAKS, CHANGE, RUN, Scene
from artifact.domains.racing.rules.stints import COMPOUND

_SINCE_CHANGE = frozenset(
    {"ON", "IN", "LAPNO", "INT", ",", ";", "WHILE", "AND", "BUT", "DRIVER", "TYRE", "DURING", "SC"}
    | {"BEFORE", "AFTER", "HOLD", "STAY", "EXTEND", "FOR", "UNTIL", "NLAPS", "COMPARE"}
)
_CHANGE_OR_PIT = frozenset({"CHANGE", "PIT"})


def same_kind_again(scene: Scene, talk: Discourse) -> None:
    """ "On lap 10 he fitted another set of the same": of the tyre that he was on, as last said."""
    index = scene.tags.index("ALIKE")
    verb = scene.left(index, _CHANGE_OR_PIT, BREAKS)
    set_of_it = "ANOTHER" in scene.tags[max(index - 3, 0) : index]
    made = verb >= 0 and not (scene.tags[verb] == "PIT" and not set_of_it)
    if not made or "COMPOUND" in scene.tags[verb:index]:
        return
    item = scene.items[index]
    for driver in talk.owners(item):
        own = [i.code for i in scene.items[:index] if i.tag == "COMPOUND" and driver in i.owner]
        tyre = own[-1] if own else talk.fitted.get(driver)
        if tyre is not None:
            talk.emit(CompoundChange, item, item, "change.alike", item.unreal, driver=driver, from_=tyre, to=tyre)


def changed_too(scene: Scene, talk: Discourse, changes: set[int]) -> None:
    """ "AAA switched to HARD on lap 9, while BBB did so on lap 11": what both did is the change."""
    index = scene.tags.index("SAME") if "SAME" in scene.has else scene.left(len(scene.tags), RUN)
    if scene.tags[index] == "RUN" and not (scene.items[index].flag and "LAPNO" in scene.tags[index + 2 : index + 3]):
        return
    if scene.tag(index + 1) in ("PIT", "STOPS") or (scene.tag(index + 1) == "ORD" and scene.tag(index + 2) == "PIT"):
        return  # "BBB made his corresponding stop"
    tyre = max((k for k in changes if k < index), default=-1)
    told = not {"CHANGE", "PIT", ">"}.isdisjoint(scene.tags[: max(tyre, 0)])
    done = told and scene.tag(index - 1) in ("DRIVER", "HE", "AND")
    if done and _SINCE_CHANGE.issuperset(scene.tags[tyre + 1 : index]):
        same_change(scene, talk, index)


def made_too(scene: Scene, talk: Discourse, tyre: int, driver: str) -> str:
    """Who else made the change whose first tyre stands at an index: "BBB responded with the same SOFT-to-HARD change".

    Returns:
        The other driver of the text, or else of the sentence; empty if there are several or the change is not alike.
    """
    before = tyre - 1 - (scene.tag(tyre - 1) in ("OF", "FROM"))
    alike = scene.tag(before) == "SAME_CHANGE" or (scene.tag(before) == "PARTIAL" and scene.items[before].flag)
    others = [code for code in talk.cast if code != driver]
    if len(others) > 1:
        others = [code for code in scene.named if code != driver]
    return others[0] if alike and len(others) == 1 and talk.stops.get(others[0]) else ""


def tell(talk: Discourse, item: Item, rule: str, driver: str, old: str | None, new: str) -> None:
    """A driver changed from one tyre to another, and is on that from here on."""
    talk.emit(CompoundChange, item, item, rule, item.unreal, driver=driver, from_=old, to=new)
    talk.fit(driver, new)


def changed_alike(scene: Scene, talk: Discourse, index: int, driver: str) -> None:
    """ "AAA switched to HARD on lap 9, BBB on lap 11": what the second did is what the verb says, too."""
    other, old, new = talk.last_change
    if scene.preds[index] != "change" or driver == other or scene.tags[index - 2 : index - 1] != ["DRIVER"]:
        return
    verb = scene.left(index, CHANGE)
    tyre = scene.left(index, COMPOUND)
    told = verb < tyre and tyre in scene.changed and scene.items[tyre].owner == (other,)
    between = scene.tags[tyre + 1 : index - 2]
    listed = between[:2] in (["ON", "LAPNO"], ["IN", "LAPNO"]) and between[2:] in ([","], ["AND"], [";"])
    after = scene.tags[index + 1 : index + 4]
    if told and listed and "COMPOUND" not in after and "(" not in after and new is not None:
        item = scene.items[index]
        tell(talk, item, "change.alike", driver, old, new)


def same_change(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB stopped on lap 11 for the same change": the one that was told of another driver last."""
    item = scene.items[index]
    other, old, new = talk.last_change
    for driver in talk.owners(item):
        if new is None or driver == other or scene.right(index, COMPOUND, BREAKS) > 0:
            continue
        own = next((i.code for i in reversed(scene.items[:index]) if i.tag == "COMPOUND" and i.owner == (driver,)), old)
        tell(talk, item, "change.same", driver, own, new)


def reversed_change(scene: Scene, talk: Discourse, index: int) -> None:
    """ "... SOFT for HARD on lap 9, and on lap 30 made the opposite change": back to the tyre that came off last."""
    item = scene.items[index]
    other, old, new = talk.last_change
    for driver in talk.owners(item):
        if driver == other and old is not None and new is not None:
            tell(talk, item, "change.reversed", driver, new, old)
