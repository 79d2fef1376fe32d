"""Tyres changed for others of their kind, where the words for it name one tyre alone.

Invariant: that a driver went on with a tyre is a change only where a stop of his is told.
"""

from __future__ import annotations

from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import BREAKS, PIT, Scene

TELLING = frozenset({"REPEAT", "ANOTHER", "NEG", "WITH"})  # one of these stands in every sentence that tells of one
_BEFORE = frozenset({"ANOTHER", "TYRE", "OF", "WITH", "IN", "ON", "WORDNUM", "HIS", "BOTH", "TO", "FOR", "COMPARE"})
_BETWEEN = frozenset({"HE", "TO", "BUT", "DRIVER"})
_STOPS = frozenset({"PIT", "STOPS", "RED_FLAG"})
_ENDS = frozenset({"", ".", ",", ";", ")", "AND"})
_REACH = 4  # words
_LONG = 8  # letters of "in place", the shortest of what says that something was replaced


def renewed(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether the tyre at `index` is said to have been changed for one of its kind."""
    return (
        _repeated(scene, talk, index)
        or _for_worn(scene, index)
        or _with_new_set(scene, index)
        or _given_another(scene, index)
    )


def _repeated(scene: Scene, talk: Discourse, index: int) -> bool:
    """ "AAA repeated with mediums on lap 28", "insistió en los blandos": at a stop."""
    k = index - 1
    while scene.tag(k) in _BEFORE:
        k -= 1
    return scene.tag(k) == "REPEAT" and _stopped(scene, talk, scene.items[index], k)


def _stopped(scene: Scene, talk: Discourse, item: Item, before: int) -> bool:
    """Whether a stop of whose an item is was told, in its sentence or in its block."""
    if any(other.tag in _STOPS and other.owner == item.owner and not other.unreal for other in scene.items[:before]):
        return True
    if any(scene.items[k].owner == item.owner for k in scene.changed):
        return True  # "swapped softs for mediums on lap 9 and repeated with mediums on lap 28"
    return any((driver,) == item.owner for driver, _ in talk.block_stops)


def _for_worn(scene: Scene, index: int) -> bool:
    """ "On lap 47 a new set of mediums in place of the used ones"."""
    new = scene.tag(index - 1) == "ANOTHER" or scene.tags[max(index - 2, 0) : index] == ["TYRE", "OF"]
    k = index + 1 + (scene.tag(index + 1) == "TYRE")
    if not new or scene.tag(k) != "NEG" or scene.items[k].end - scene.items[k].start < _LONG:
        return False  # unlike "not"
    end = k + 1 + (scene.tag(k + 1) == "RUN")  # "the used ones"
    at = scene.items[end].at if scene.tag(end) else scene.items[k].to + 2
    return scene.tag(end) in _ENDS and scene.items[k].to + 2 <= at <= scene.items[k].to + _REACH


def _with_new_set(scene: Scene, index: int) -> bool:
    """ "Came in on lap 8, keeping the medium compound with a fresh set"."""
    k = index + 1 + (scene.tag(index + 1) == "TYRE")
    if scene.tag(k) not in ("WITH", "ON", "IN"):
        return False
    k += 1 + (scene.tag(k + 1) in ("WORDNUM", "PER", "ANOTHER"))
    told = scene.tag(k) == "TYRE" or scene.tag(k - 1) == "ANOTHER"
    ends = scene.tag(k + (scene.tag(k) == "TYRE")) in _ENDS
    return told and ends and scene.left(index, PIT, BREAKS) >= 0 and "CHANGE" not in scene.tags[:index]


def _given_another(scene: Scene, index: int) -> bool:
    """ "The second stop brought yet another set of softs", "the red flag handed him a second set of mediums"."""
    if scene.tag(index - 1) != "ANOTHER":
        return False
    k = index - 2
    while scene.tag(k) in _BETWEEN:
        k -= 1
    return scene.tag(k) == "GIVE" and not _STOPS.isdisjoint(scene.tags[:k])
