"""What a line hands down to those that it opens: a heading or label to its list, a short line to what follows it."""

from __future__ import annotations

from typing import NamedTuple

from artifact.domains.racing.rules import battles, defences, neutralised, results, standings
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import Item, tags_of
from artifact.domains.racing.rules.scene import Scene
from artifact.text.segment import Block

_STOP_LABEL = frozenset({"PIT", "CHANGE", "ORD", "FINAL", "OF", "TYRE", "COMPARE", "."})
_RESULT_LABEL = frozenset({"FINISH", "ORDER", "FLAG", "FINAL", "POSITION", "OF", "."})


class Lead(NamedTuple):
    """What a block hands down to those nested in it."""

    depth: int
    number: int
    subject: tuple[str, ...] = ()
    pred: str = ""
    is_result: bool = False
    is_defence: bool = False
    move: str = ""
    rival: tuple[str, str] | None = None
    under_safety_car: bool = False
    under_red_flag: bool = False


NO_LEAD = Lead(-1, -1)


def lead(block: Block, number: int, scene: Scene | None, focus: tuple[str, ...], following: Block) -> Lead:
    """What a block hands down: everything if it opens a list (a colon, a heading, a bare label before items)."""
    if scene is None:
        return Lead(block.depth, number)
    label = following.kind == "item" and scene.tags[-1] not in (".", "!", "?")
    if not (scene.tags[-1] == ":" or block.kind == "heading" or (label and len(scene.tags) < 9)):
        return Lead(block.depth, number)
    moves = [tag.lower() for tag in scene.tags if tag in ("UNDERCUT", "OVERCUT")]
    return Lead(
        block.depth,
        number,
        focus,
        scene.last_pred,
        is_defence=scene.tags[-2:-1] in (["HOLDING"], ["HOLD"]) or scene.tags in (["HOLDING"], ["HOLD"]),
        is_result="FINISH" in scene.tags or "ORDER" in scene.tags,
        under_safety_car=neutralised.all_under_safety_car(scene),
        under_red_flag="RED_FLAG" in scene.has and len(scene.tags) < 4,
        rival=_rival(scene, moves),
        move=moves[0] if len(moves) == 1 and moves[0].upper() in (scene.tags[-2:-1] + scene.tags[-1:]) else "",
    )


def _rival(scene: Scene, moves: list[str]) -> tuple[str, str] | None:
    """The move and on whom it is that a line announces for those that it opens: "Undercuts on BBB: - AAA: ..."."""
    if len(moves) != 1 or len(scene.named) != 1:
        return None
    k = next(k for k, tag in enumerate(scene.tags) if tag.lower() == moves[0]) + 1
    on = scene.tag(k) in ("ON", "TO", "IN") and scene.tag(k + 1) == "DRIVER" and not scene.items[k - 1].unreal
    return (moves[0], scene.items[k + 1].code) if on else None


def label(items: list[Item]) -> str:
    """The predicate that a label before a full stop hands to what follows it: "Result. AAA fifth, BBB sixth"."""
    tags = tags_of(items)
    if tags[-2:] == ["PIT", "."] and items[-2].flag and set(tags[:-2]) <= {"OF", "TOTAL"}:
        return "pit"  # "Number of stops. Two for AAA, one for BBB"
    told = "PIT" in tags or tags[:2] in (["ORD", "CHANGE"], ["FINAL", "CHANGE"])
    if len(tags) < 5 and tags[-1:] == ["."] and told and _STOP_LABEL.issuperset(tags):
        return "pit"  # "First stop. AAA on lap 9, BBB on lap 11"
    how = tags[-1:] == ["?"] and "FINISH" in tags and _STOP_LABEL.isdisjoint(tags[:-1])  # "How did it end?"
    return "finish" if how or (tags and tags[-1] == "." and _RESULT_LABEL.issuperset(tags)) else ""


def read_listed(scene: Scene, talk: Discourse, block: Block, lead: Lead) -> None:
    """What an item of a list says by the line that the list hangs on."""
    if lead.is_result:
        standings.read_listed(scene, talk, block.number)
    if lead.move:
        battles.read_listed(scene, talk, lead.move, lead.subject[0] if len(lead.subject) == 1 else None)
    if lead.rival:
        battles.read_listed_on(scene, talk, *lead.rival)
    if lead.is_defence:
        defences.read_listed(scene, talk)
    if lead.pred == "fastest":
        results.read_listed_fastest(scene, talk)
