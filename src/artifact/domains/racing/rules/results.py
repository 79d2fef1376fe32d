"""The result: positions, the winner, the fastest lap."""

from __future__ import annotations

from artifact.claim import Polarity
from artifact.domains.racing.claims import FastestLap, FinalPosition, Winner
from artifact.domains.racing.rules.battles import won_by_move
from artifact.domains.racing.rules.declared import is_named
from artifact.domains.racing.rules.scene import Discourse, Scene

_SPEAKING = frozenset({"POS", "ORD", "WIN"})
_BREAKS = frozenset({"WHILE", "BUT", ";", "."})
_NOT_A_RESULT = frozenset({"PIT", "CHANGE", "UNDERCUT", "OVERCUT", "HOLD", "RUN", "STINT", "COMPOUND"})
_ENDS: tuple[list[str], ...] = ([], ["."], [","], [")"], [";"])
_CAUSES = frozenset({"UNDERCUT", "OVERCUT", "MOVE", "PIT"})
_NOT_A_PLACE = frozenset(
    {
        "STINT",
        "PIT",
        "STOPS",
        "LAP",
        "COMPOUND",
        "TYRE",
        "SECONDS",
        "STINTS",
        "NLAPS",
        "CHANGE",
        "UNDERCUT",
        "OVERCUT",
        "SC",
        "WINDOW",
    }
)


def read(scene: Scene, talk: Discourse) -> None:
    """Read all claims about the result in a sentence."""
    if scene.has.isdisjoint(_SPEAKING):
        return
    for index, item in enumerate(scene.items):
        if item.tag == "POS":
            _position(scene, talk, index, "result.position")
        elif item.tag == "ORD":
            if _is_place(scene, index):
                _position(scene, talk, index, "result.ordinal")
        elif item.tag == "WIN":
            _winner(scene, talk, index)


def _position(scene: Scene, talk: Discourse, index: int, rule: str) -> None:
    item = scene.items[index]
    if scene.preds[index] == "start" or scene.tag(index - 1) in ("FROM", "HOLD"):
        talk.drop("not_a_final_position")
        return
    if _held_on_the_way(scene, index):
        talk.drop("not_a_final_position")
        return
    owner = item.owner
    before = scene.items[index - 1] if index else None
    after = scene.items[index + 1] if index + 1 < len(scene.items) else None
    if scene.tags[index + 1 : index + 3] == [":", "DRIVER"]:
        owner = (scene.items[index + 2].code,)  # a label: "P1: AAA / P2: BBB"
    elif scene.tags[index + 1 :] == [":"] and scene.tags[max(index - 2, 0) : index] == [":", "DRIVER"]:
        talk.drop("unresolved_driver")  # the last label of such a list, whose driver was cut off
        return
    elif before is not None and before.tag == "DRIVER":
        owner = (before.code,)
    elif before is not None and before.tag == "IN" and scene.tag(index - 2) == "DRIVER" and before.to == item.at - 1:
        owner = (scene.items[index - 2].code,)  # "followed by BBB in second"
    elif before is not None and before.tag in ("AHEAD", "BEHIND") and len(owner) == 1:
        rival = talk.other(owner[0])  # "P8, ahead of P9"
        owner = (rival,) if rival is not None else ()
    elif _of_the_neighbour(scene, index):
        owner = (scene.items[index - 2].code,)
    elif len(owner) == 2 and (mine := _own_place(scene, index)) is not None:
        owner = (owner[mine],)
    elif after is not None and after.tag == "DRIVER" and after.at <= item.to + 1:
        owner = (after.code,)  # "P1 AAA, P2 BBB"
    if len(owner) == 1 and _said_else(scene, index, owner[0]):
        rival = talk.other(owner[0])  # "finished behind BBB in P17 while BBB finished P13"
        owner = (rival,) if rival is not None else ()
    for driver in owner or talk.owners(item):
        if driver not in scene.named and talk.placed.get(driver, item.whole) != item.whole:
            talk.drop("position_of_another")  # whom the sentence does not name has been given another place before
            continue
        if not item.unreal:
            talk.placed.setdefault(driver, item.whole)
            if scene.preds[index] == "finish" and driver in scene.named:
                talk.finished.setdefault(driver, set()).add(item.whole)
        talk.emit(FinalPosition, item, item, rule, item.unreal, driver=driver, position=item.whole)


def _held_on_the_way(scene: Scene, index: int) -> bool:
    """Whether a position is one that changed hands, or was held for a while, in the course of the race."""
    item = scene.items[index]
    moved = index - 2 if scene.tag(index - 1) in ("OF", "TO", "DRIVER") else index - 1
    if scene.tag(moved) == "TO" and scene.tag(moved + 1) == "DRIVER":
        moved -= 1  # "le dio a AAA el P3"
    near = moved >= 0 and item.at <= scene.items[moved].to + 4
    if scene.tag(index - 1) in ("OF", "FROM") and _leads_to_place(scene, index):
        return True  # "de la P9 de parrilla a la P4"
    if near and scene.tag(moved) == "LOSE":
        return moved >= index - 2 and item.at <= scene.items[moved].to + 3  # "lost P3 to BBB", "a perda da P3"
    if near and scene.tag(moved) == "GAIN":
        return scene.tag(index - 1) != "DRIVER"  # "gained P4", "ganhou a P4"
    if near and scene.tag(moved) == "GIVE":
        return not _CAUSES.isdisjoint(scene.tags[:moved])  # "the undercut gave AAA P3"
    if scene.tag(index - 1) in ("WHILE", "GIVE") and item.at <= scene.items[index - 1].to + 2:
        return True  # "cuando era P4"
    left = scene.left(index, frozenset({"PIT_EXIT", "FINISH", "WIN"}), _BREAKS)
    return left >= 0 and scene.tags[left] == "PIT_EXIT" and item.at <= scene.items[left].to + 4  # "rejoined in P9"


def _leads_to_place(scene: Scene, index: int) -> bool:
    """Whether another place follows that the driver went on to."""
    return any(scene.tag(k - 1) in ("TO", "FOR") and scene.tag(k) == "POS" for k in range(index + 2, index + 6))


def finish(talk: Discourse) -> None:
    """Give up the places that a text names beside the one where it says that the driver finished."""
    for claim in list(talk.claims):
        if not isinstance(claim, FinalPosition) or claim.polarity is not Polarity.AFFIRMED:
            continue
        if claim.position not in talk.finished.get(claim.driver or "", {claim.position}):
            del talk.claims[claim]
            talk.drop("not_a_final_position")


def _of_the_neighbour(scene: Scene, index: int) -> bool:
    """ "AAA finished fifth, ahead of BBB, sixth": the second place is that of whom he was ahead of."""
    named = scene.tags[max(index - 3, 0) : index] in (["AHEAD", "DRIVER", ","], ["BEHIND", "DRIVER", ","])
    ends = scene.tags[index + 1 : index + 2] in _ENDS or scene.tag(index + 1) == "AND"
    return named and ends and not {"POS", "ORD", "WIN"}.isdisjoint(scene.tags[: index - 3])


def _said_else(scene: Scene, index: int, driver: str) -> bool:
    """Whether what follows says in so many words that the driver finished elsewhere."""
    for k in range(index + 1, min(index + 5, len(scene.items) - 2)):
        if scene.tags[k] == "DRIVER" and scene.tags[k + 1] == "FINISH" and scene.items[k].code == driver:
            place = k + 3 if scene.tags[k + 2] == "IN" else k + 2
            return scene.tag(place) == "POS" and scene.items[place].whole != scene.items[index].whole
    return False


def _own_place(scene: Scene, index: int) -> int | None:
    """Of two positions said of two drivers ("both finished out of the points, P19 and P15") the how-manieth it is."""
    places = [k for k, tag in enumerate(scene.tags) if tag == scene.tags[index]]
    return places.index(index) if len(places) == 2 else None


def _is_place(scene: Scene, index: int) -> bool:
    following = scene.tags[index + 1 : index + 4]
    if following and (
        following[0] in _NOT_A_PLACE or (len(following) > 1 and following[1] in ("STINT", "PIT", "STOPS"))
    ):
        return False
    pair = ["ORD", "AND", "ORD"]
    if len(scene.items[index].owner) == 2 and pair in (
        scene.tags[index : index + 3],
        scene.tags[index - 2 : index + 1],
    ):
        # "AAA and BBB finished second and third"
        return scene.left(index, frozenset({"FINISH", "WIN", "ORDER"}), _BREAKS) >= 0
    before = scene.tag(index - 1)
    after = scene.items[index + 1] if index + 1 < len(scene.items) else None
    if scene.items[index].flag and after is not None and after.tag == "DRIVER" and not after.flag:
        listed = after.at <= scene.items[index].to + 1 and before in (":", ",", "AND", ";")
        return listed and scene.left(index, frozenset({"ORDER", "FINISH", "WIN"})) >= 0  # "Results: 1st AAA, 2nd BBB"
    ends = following[:1] in _ENDS or following[:2] == ["AND", "DRIVER"]
    if before == "IN" and scene.items[index - 1].to == scene.items[index].at - 1 and ends:
        completed = "ORDER" in scene.tags[max(index - 3, 0) : index]  # "rounded out the podium in third"
        return completed or scene.preds[index] in ("finish", "win", "fastest")  # "set the fastest lap in fifth"
    if before == "DRIVER" and scene.items[index - 1].to == scene.items[index].at - 1:
        return True
    if before == "DRIVER" and _placed_alike(scene, index):
        return True
    said = scene.left(index, frozenset({"FINISH", "WIN"}), _BREAKS)
    return said >= 0 and index - said < 12 and scene.preds[index] in ("finish", "win") and before != "OF"


def _placed_alike(scene: Scene, index: int) -> bool:
    """ "AAA was eighth and BBB ninth", "AAA fue octavo, BBB noveno": places in a row, the verb told once."""
    k = index + 1
    while scene.tag(k) in (",", "AND", "WITH"):
        k += 1
    alike = k > index + 1 and scene.tag(k) == "DRIVER" and scene.tag(k + 1) == "ORD"
    return alike and scene.items[index].at <= scene.items[index - 1].to + 2 and _is_place(scene, k + 1)


def _winner(scene: Scene, talk: Discourse, index: int) -> None:
    item = scene.items[index]
    if scene.tag(index - 1) in ("TO", "FOR") and not item.flag and item.at <= scene.items[index - 1].to + 2:
        return  # "the pace to win", unlike "decisive for the victory"
    rival = index - 2 if scene.tag(index - 1) == "OF" else index - 1
    if scene.tag(rival) in ("BEHIND", "AHEAD", "THAN", "BY"):
        return  # "behind the winner", "the plan used by the winner"
    if won_by_move(scene, index):
        return
    owner = item.owner if is_named(scene, index, talk) else ()
    for k in range(index + 1, min(index + 5, len(scene.items))):
        if scene.tags[k] == "DRIVER" and scene.tags[k - 1] in ("BY", "FOR", ":", "OF"):
            owner = (scene.items[k].code,)
            break
        if scene.tags[k] in _BREAKS or scene.tags[k] in (",", "AHEAD", "WITH"):
            break
    if len(owner) != 1:
        talk.drop("unresolved_driver")
        return
    talk.emit(Winner, item, item, "result.winner", item.unreal, driver=owner[0])
    _followers(scene, talk, index)


def _followers(scene: Scene, talk: Discourse, index: int) -> None:
    """ "AAA won, followed by BBB and CCC": second and third."""
    start = scene.right(index, frozenset({"FOLLOWED"}), _BREAKS)
    if start < 0:
        start = _ahead_of_second(scene, index)
    if start < 0 or "DRIVER" in scene.tags[index:start]:
        return
    position = 1
    for item in scene.items[start + 1 :]:
        if item.tag == "DRIVER":
            position += 1
            talk.emit(FinalPosition, item, item, "result.order", item.unreal, driver=item.code, position=position)
        elif item.tag not in (",", "AND", "(", ")", "POS", "IN", "ORD", "TEAMMATE", "HIS"):
            return


def _ahead_of_second(scene: Scene, index: int) -> int:
    """ "AAA won ahead of BBB, with CCC third": BBB was second, since the third is told. Index of "ahead", or -1."""
    ahead = scene.right(index, frozenset({"AHEAD", "FROM"}), _BREAKS)
    rest = [tag for tag in scene.tags[ahead + 1 : ahead + 9] if tag not in ("TEAMMATE", "HIS", "(", ")")]
    told = scene.right(ahead, frozenset({"ORD", "POS"}), _BREAKS)
    third = rest[:4] == ["DRIVER", ",", "WITH", "DRIVER"] and told > 0 and scene.items[told].whole == 3
    return ahead if ahead >= 0 and third else -1


def read_listed(scene: Scene, talk: Discourse, number: int) -> None:
    """A numbered line of a result: "1. AAA"."""
    first = scene.items[0]
    if first.tag == "DRIVER" and scene.has.isdisjoint(_NOT_A_RESULT):
        talk.emit(FinalPosition, first, first, "result.listed", first.unreal, driver=first.code, position=number)


def read_listed_fastest(scene: Scene, talk: Discourse) -> None:
    """The line under a label "Fastest lap": "AAA, 76.6 s"."""
    first = scene.items[0]
    time = scene.right(0, frozenset({"SECS", "DEC", "RATE"}))
    if first.tag == "DRIVER":
        seconds = scene.items[time].number if time > 0 else None
        talk.emit(
            FastestLap, first, scene.items[max(time, 0)], "result.listed_fastest", driver=first.code, seconds=seconds
        )
