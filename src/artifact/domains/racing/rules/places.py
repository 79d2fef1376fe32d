"""Final positions: which numbers and ordinals are places, whose they are, and which were but held on the way."""

from __future__ import annotations

from artifact.claim import Polarity
from artifact.domains.racing.claims import FinalPosition, Winner
from artifact.domains.racing.rules.courses import on_the_way
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.ordinals import RESULT_LABELS, is_bare_place, is_place
from artifact.domains.racing.rules.place_words import ENDS, where_he_started
from artifact.domains.racing.rules.scene import BREAKS, CAUSES, Scene
from artifact.domains.racing.rules.standings import (
    PLACES,
    completing,
    count_after,
    count_off,
    read_order,
    read_pair,
    read_rows,
    tell,
)
from artifact.domains.racing.rules.whose_place import whose_place

_TELLING = frozenset({"POS", "ORD", "FINISH", "ORDER", "FLAG"})
_ANY_RESULT_LABEL = RESULT_LABELS | {"FLAG"}
_GRID = frozenset({"GRID"})
_NEXT_TOLD = BREAKS | {",", "AND", "POS", "ORD", "FINISH", "(", ")", "WITH", "AFTER", "CHANGE", "UP"}
_NEAR_TABLE = 6  # items from a place to the table that it is one of
_CAME_OUT_OR_FINISHED = frozenset({"PIT_EXIT", "FINISH", "WIN"})


def read(scene: Scene, talk: Discourse) -> None:
    """Read the final positions that a sentence tells."""
    has = scene.has
    if has.isdisjoint(_TELLING):
        return
    ranked = not has.isdisjoint(PLACES)
    if "INT" in has and not has.isdisjoint(_ANY_RESULT_LABEL):
        label = next((k for k, tag in enumerate(scene.tags) if tag == ":"), len(scene.tags))
        if not _ANY_RESULT_LABEL.isdisjoint(scene.tags[:label]):
            count_off(scene, talk, label + 1, 0)
            count_after(scene, talk, label + 1)
    if "ORDER" in has:
        completing(scene, talk)
    if scene.tags[1:3] == [":", "DRIVER"] and scene.tags[0] == "ORD" and scene.tags[3:] in ([], ["."]):
        _labelled_after(scene, talk)
        return
    if not has.isdisjoint(RESULT_LABELS):
        read_order(scene, talk)
    told: set[int] = read_rows(scene, talk) if ranked else set()
    if ranked and "DRIVER" not in scene.tags[:3]:
        told |= read_pair(scene, talk)
        if talk.questioned and scene.tags[0] == "ORD" and scene.tags[1:2] in ENDS and 0 not in told:
            told.add(0)
            _position(scene, talk, 0, "result.answer")  # "And the reward? Fourth."
    for index, tag in enumerate(scene.tags):
        if index in told:
            continue
        if tag == "POS":
            _position(scene, talk, index, "result.position")
        elif tag == "ORD":
            if is_place(scene, index):
                _position(scene, talk, index, "result.ordinal")
        elif tag == "INT" and is_bare_place(scene, index):
            _position(scene, talk, index, "result.bare")


def _labelled_after(scene: Scene, talk: Discourse) -> None:
    """ "Second: BBB", in notes that have told who won, or who came before."""
    place, driver = scene.items[0], scene.items[2]
    last = list(talk.placed.values())[-1:] or [1 if any(isinstance(claim, Winner) for claim in talk.claims) else 0]
    if place.whole == last[0] + 1 > 1:
        tell(talk, place, driver.code, place.whole, "result.labelled")


def _position(scene: Scene, talk: Discourse, index: int, rule: str) -> None:
    item = scene.items[index]
    held = index - 2 if scene.tag(index - 1) == "HIS" else index - 1  # "defended his fifth place against BBB"
    started = scene.preds[index] == "start" and not where_he_started(scene, index)
    if started or scene.tag(index - 1) == "FROM" or scene.tag(held) == "HOLD":
        talk.drop("not_a_final_position")
        return
    passing = _held_on_the_way(scene, index) or on_the_way(scene, index) or _counts_wins(scene, index)
    if passing or _of_a_table(scene, index):
        talk.drop("not_a_final_position")
        return
    if _of_his_mate(scene, index):
        talk.drop("unresolved_driver")  # "and his team-mate finished P4"
        return
    if scene.tags[index + 1 :] == [":"] and scene.tags[max(index - 2, 0) : index] == [":", "DRIVER"]:
        talk.drop("unresolved_driver")  # the last label of such a list, whose driver was cut off
        return
    for driver in whose_place(scene, talk, index) or talk.owners(item):
        if driver not in scene.named and talk.placed.get(driver, item.whole) != item.whole:
            talk.drop("position_of_another")  # whom the sentence does not name has been given another place before
            continue
        if scene.preds[index] == "finish" and driver in scene.named and not item.unreal:
            talk.finished.setdefault(driver, set()).add(item.whole)
        tell(talk, item, driver, item.whole, rule)


def _of_a_table(scene: Scene, index: int) -> bool:
    """Whether a place is one on the grid or in a championship: "second to BBB in the standings"."""
    return "GRID" in scene.has and 0 < scene.right(index, _GRID, _NEXT_TOLD) <= index + _NEAR_TABLE


def _counts_wins(scene: Scene, index: int) -> bool:
    """Whether an ordinal counts what somebody has won so far: "triumph went to AAA, his fifth of the year"."""
    his = scene.tag(index - 1) == "HIS" and scene.items[index - 1].to == scene.items[index].at - 1
    return (
        scene.tags[index] == "ORD" and (his or scene.tag(index + 1) == "SEASON") and "FINISH" not in scene.tags[:index]
    )


def _of_his_mate(scene: Scene, index: int) -> bool:
    """Whether a place is told of a team-mate whom nobody names."""
    k = index - 1
    while scene.tag(k) in ("IN", "FINISH", "STAY", "BE"):
        k -= 1
    return k < index - 1 and scene.tag(k) == "TEAMMATE" and scene.items[k].to >= scene.items[k + 1].at - 2


def _held_on_the_way(scene: Scene, index: int) -> bool:
    """Whether a position is one that changed hands, or was held for a while, in the course of the race."""
    item = scene.items[index]
    moved = index - 2 if scene.tag(index - 1) in ("OF", "TO", "DRIVER") else index - 1
    if scene.tag(moved) == "TO" and scene.tag(moved + 1) == "DRIVER":
        moved -= 1  # "le dio a AAA el P3"
    if index == 1 and scene.tags[0] == "OF":
        return True  # "Da terceira posição, AAA ..."
    near = moved >= 0 and item.at <= scene.items[moved].to + 4
    if scene.tag(index - 1) in ("OF", "FROM") and _leads_to_place(scene, index):
        return True  # "de la P9 de parrilla a la P4"
    if near and scene.tag(moved) == "LOSE":
        far = index - moved - 2  # "lost P3 to BBB", "a perda da P3", "le costó a AAA el cuarto puesto"
        return far < 2 and item.at <= scene.items[moved].to + 3 + max(far, 0)
    if near and scene.tag(moved) == "GAIN":
        # "gained P4", "ganhou a P4", unlike "converted the gain into P4"
        return scene.tag(index - 1) != "DRIVER" and scene.tag(moved - 1) != "CHANGE"
    if near and scene.tag(moved) == "GIVE":
        return not CAUSES.isdisjoint(scene.tags[:moved])  # "the undercut gave AAA P3"
    if scene.tag(index - 1) in ("WHILE", "GIVE") and item.at <= scene.items[index - 1].to + 2:
        return True  # "cuando era P4"
    if "PIT_EXIT" not in scene.has:
        return False
    left = scene.left(index, _CAME_OUT_OR_FINISHED, BREAKS)
    return left >= 0 and scene.tags[left] == "PIT_EXIT" and item.at <= scene.items[left].to + 4  # "rejoined in P9"


def _leads_to_place(scene: Scene, index: int) -> bool:
    """Whether another place follows that the driver went on to."""
    return any(scene.tag(k - 1) in ("TO", "FOR") and scene.tag(k) == "POS" for k in range(index + 2, index + 6))


def finish(talk: Discourse) -> None:
    """Give up the places that a text names beside the one where it says that the driver finished."""
    for claim in list(talk.claims) if talk.finished else ():
        if not isinstance(claim, FinalPosition) or claim.polarity is not Polarity.AFFIRMED:
            continue
        if claim.position not in talk.finished.get(claim.driver or "", {claim.position}):
            del talk.claims[claim]
            talk.drop("not_a_final_position")
