"""Of which of two compared tyres a number is, or that it is of another than the one that stands beside it."""

from __future__ import annotations

from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import MEASURES, Item
from artifact.domains.racing.rules.scene import AGAINST, BREAKS, CLOSED, COLON, OPENED, RELATIVE, THAN, Scene
from artifact.domains.racing.rules.stints import (
    COMPARING,
    COMPOUND,
    bracket,
    is_compared,
)

_OPENED_OR_COLON = frozenset({"(", ":"})


def of_both(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "on HARD, AAA averaged 76.8 s against 76.9 s of BBB": both numbers are of one tyre."""
    if "COMPOUND" not in scene.has or scene.has.isdisjoint(COMPARING):
        return None
    for k in range(index - 1, -1, -1):
        tag = scene.tags[k]
        if tag in COMPARING:
            break
        if tag in BREAKS or tag == "COMPOUND":
            return None
    else:
        return None
    for place in range(k - 1, -1, -1):
        item = scene.items[place]
        if item.tag == "COMPOUND":
            if _is_bracketed_with_measure(scene, place, index):
                return None
            own = talk.fitted.get(driver)
            if own is not None and own != item.code and _worn_by_another(scene, item, driver, index):
                return own
            return item.code if driver not in item.owner and len(item.owner) == 1 else None
        if item.tag in BREAKS:
            return None
    return None


def _is_bracketed_with_measure(scene: Scene, tyre: int, index: int) -> bool:
    """Whether a tyre stands in a bracket with a number, and is of it alone: "worse (0.2 s/lap on SOFT) than BBB's"."""
    opened, closed = bracket(scene, tyre)
    return opened >= 0 and closed < index and not MEASURES.isdisjoint(scene.tags[opened:closed])


def _worn_by_another(scene: Scene, tyre: Item, driver: str, index: int) -> bool:
    """Whether a tyre is told to be another driver's: "AAA's wear on SOFT was 0.1 s/lap against 0.2 s/lap of BBB"."""
    place = scene.items.index(tyre)
    near = scene.items[max(place - 2, 0) : place]
    if scene.tag(place + 1) == "OF" and not RELATIVE.isdisjoint(scene.tags[place:index]):
        near = [*near, *scene.items[place + 2 : place + 3]]  # "the MEDIUM of BBB, which averaged 80.1 s vs 80.4 s"
    return any(item.tag == "DRIVER" and item.code != driver for item in near)


def of_two(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "SOFT was faster than MEDIUM (81.3 s vs 83.3 s)": each number is of the tyre that stands in its place.

    Also where the bracket names who: "(AAA: 81.3 s vs 83.3 s; BBB: ...)".
    """
    if "THAN" not in scene.has:
        return None
    first = scene.tag(index + 1) in AGAINST and scene.tag(index + 2) == scene.tags[index]
    second = scene.tag(index - 1) in AGAINST and scene.tag(index - 2) == scene.tags[index]
    if first == second:
        return None
    opened = scene.left(index, OPENED, CLOSED)
    if opened < 0:
        opened = scene.left(index, COLON)
    than = scene.left(opened, THAN, BREAKS) if opened > 0 else -1
    if than < 0:
        return None
    left = scene.left(than, COMPOUND, BREAKS)
    right = scene.right(than, COMPOUND, _OPENED_OR_COLON)
    if right < 0 or (left >= 0 and scene.items[left].value == scene.items[right].value):
        return None
    if left < 0:
        own = scene.items[right].code  # "faster than his SOFT stint (81.3 s vs 83.3 s)"
        others = [code for code in talk.worn.get(driver, ()) if code != own]
        return own if second else others[0] if len(others) == 1 else None
    return scene.items[left if first else right].code


def is_second_of_two(scene: Scene, index: int, driver: str) -> bool:
    """Whether a number is the second of two of one driver: "his pace improved (82.4 s vs 83.1 s)"."""
    versus = index - 2 if scene.tag(index - 1) in ("~", "≈", "LOOSE") else index - 1
    paired = scene.tag(versus) == "VERSUS" and scene.tag(versus - 1) == scene.tags[index]
    return paired and scene.tag(versus - 2) == "(" and driver in scene.items[versus - 1].owner


def is_worn_more(scene: Scene, k: int, index: int) -> bool:
    """Whether the tyre at `k` is only what another one's wear, or its average before that, is compared with."""
    if scene.tags[index] != "RATE" or scene.tag(k) != "COMPOUND":
        return False
    between = scene.tags[k + 1 : index]
    told = between in ([":"], [","]) or "DEG" in between
    return told and is_compared(scene, k)
