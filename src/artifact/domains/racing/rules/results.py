"""The result: the winner, who follows him, the fastest lap (positions are read by `places`)."""

from __future__ import annotations

from artifact.domains.racing.claims import FastestLap, FinalPosition, Winner
from artifact.domains.racing.rules.declared import is_named
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import MEASURES
from artifact.domains.racing.rules.outcomes import won_by_move
from artifact.domains.racing.rules.scene import BREAKS, FULL_STOP, Scene

_AHEAD = frozenset({"AHEAD", "FROM"})
_AMONG = frozenset({"DRIVER", "TEAMMATE", "HIS", "(", ")", "AND", "OF"})
_PLACED = frozenset({"ORD", "POS"})
_ORDER = frozenset({"ORDER"})
_FOLLOWED = frozenset({"FOLLOWED"})
_DISTANCE = (["FOR", "NLAPS"], ["OF", "NLAPS"])
_MADE = frozenset({"CHANGE"})
_TO = 2  # letters of "to", unlike "into"
_LAST_LAP = 200  # what is more is a year


def read(scene: Scene, talk: Discourse) -> None:
    """Read who won, and who is said to follow."""
    if "WIN" not in scene.has:
        return
    for index, tag in enumerate(scene.tags):
        if tag == "WIN":
            _winner(scene, talk, index)


def _winner(scene: Scene, talk: Discourse, index: int) -> None:
    item = scene.items[index]
    rose = scene.tags[max(index - 2, 0) : index] == ["UP", "TO"]  # "subiu ao lugar mais alto do pódio"
    towards = scene.tag(index - 1) in ("TO", "FOR") and item.at <= scene.items[index - 1].to + 2
    if towards and not rose and not item.flag and not _made_a_win(scene, index):
        return  # "the pace to win", unlike "decisive for the victory"
    if scene.tag(index - 1) == "OF" and item.at == scene.items[index - 1].to + 1 and scene.preds[index - 1] != "win":
        return  # "a chance of winning", "cerca de ganar la carrera", "o sonho de vencer"
    if scene.tag(index - 1) == "FROM" and item.at == scene.items[index - 1].to + 1:
        return  # "stopped AAA from winning"
    cost = index - 1
    while scene.tag(cost) in ("DRIVER", "TO", "HE"):
        cost -= 1
    if scene.tag(cost) == "LOSE" and item.at <= scene.items[cost].to + 4:
        return  # "a mistake cost AAA the win"
    if _of_another_year(scene, index) or scene.tags[index + 1 : index + 3] in _DISTANCE:
        return  # "la carrera fue de 57 vueltas"
    rival = index - 2 if scene.tag(index - 1) == "OF" else index - 1
    if scene.tag(rival) in ("BEHIND", "AHEAD", "THAN", "BY"):
        return  # "behind the winner", "the plan used by the winner"
    if won_by_move(scene, index):
        return
    owner = item.owner if is_named(scene, index, talk) else ()
    for k in range(index + 1, min(index + 5, len(scene.items))):
        named = scene.tags[k - 1] in ("BY", "FOR", ":", "OF") or (item.flag and scene.tags[k - 1] in ("TO", "WITH"))
        if scene.tags[k] == "DRIVER" and named:
            owner = (scene.items[k].code,)
            break
        if scene.tags[k] in BREAKS or scene.tags[k] in (",", "AHEAD", "WITH"):
            break
    if len(owner) != 1:
        talk.drop("unresolved_driver")
        return
    talk.emit(Winner, item, item, "result.winner", item.unreal, driver=owner[0])
    _followers(scene, talk, index, owner[0])


def _made_a_win(scene: Scene, index: int) -> bool:
    """ "AAA converted pole into a win": not "stopped to win"."""
    made = scene.left(index, _MADE, BREAKS)
    into = scene.items[index - 1]
    turned = into.tag == "TO" and into.end - into.start > _TO
    return turned and 0 <= made > index - 5 and {"COMPOUND", "TYRE", "PIT", "MOVE"}.isdisjoint(scene.tags[made:index])


def _of_another_year(scene: Scene, index: int) -> bool:
    """Whether a year stands right beside the winner: "the 2014 winner", "ganador en 2014"."""
    item, before = scene.items[index], scene.items[index - 1] if index else None
    if before is not None and before.tag == "INT" and before.to == item.at - 1:
        return before.whole > _LAST_LAP
    year = scene.items[index + 2] if index + 2 < len(scene.items) else None
    told = year is not None and year.tag == "INT" and year.whole > _LAST_LAP and year.at == item.to + 2
    return told and scene.tag(index + 1) in ("IN", "OF")


def _followers(scene: Scene, talk: Discourse, index: int, winner: str) -> None:
    """ "AAA won, followed by BBB and CCC": second and third."""
    start = scene.right(index, _FOLLOWED, BREAKS)
    if start < 0:
        start = _ahead_of_second(scene, index)
    others = [item for item in scene.items[index : max(start, 0)] if item.tag == "DRIVER" and item.code != winner]
    if start < 0 or others:
        return
    position = 1
    within = 0  # brackets that are open: "BBB (who had stopped twice)"
    for item in scene.items[start + 1 :]:
        within += (item.tag == "(") - (item.tag == ")")
        if within > 0:
            continue
        if item.tag == "DRIVER":
            position += 1
            talk.emit(FinalPosition, item, item, "result.order", item.unreal, driver=item.code, position=position)
        elif item.tag not in (",", "AND", "(", ")", "POS", "IN", "ORD", "TEAMMATE", "HIS"):
            return


def _ahead_of_second(scene: Scene, index: int) -> int:
    """ "AAA won ahead of BBB, with CCC third": BBB was second, since the next is told. Index of "ahead", or -1."""
    ahead = scene.right(index, _AHEAD, BREAKS)
    if ahead < 0:
        return -1
    k, others = ahead + 1, 0
    while scene.tag(k) in _AMONG or (scene.tag(k) == "," and scene.tag(k + 1) == "DRIVER"):
        others += scene.tag(k) == "DRIVER"
        k += 1
    top = scene.right(k - 1, _ORDER, FULL_STOP)
    if others and top > 0 and scene.items[top].whole == others + 1 + scene.tags[k:top].count("DRIVER"):
        return ahead  # "AAA won from BBB, with CCC completing the podium"
    told = scene.right(k - 1, _PLACED, FULL_STOP)
    return ahead if others and told > 0 and scene.items[told].whole == others + 2 else -1


def read_listed_fastest(scene: Scene, talk: Discourse) -> None:
    """The line under a label "Fastest lap": "AAA, 76.6 s"."""
    first = scene.items[0]
    time = scene.right(0, MEASURES)
    if first.tag == "DRIVER":
        seconds = scene.items[time].number if time > 0 else None
        talk.emit(
            FastestLap, first, scene.items[max(time, 0)], "result.listed_fastest", driver=first.code, seconds=seconds
        )
