"""Whether a move, or a strategy, is said to have worked."""

from __future__ import annotations

from artifact.domains.racing.claims import BattleOutcome
from artifact.domains.racing.rules.battles import assert_move
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import DENIED, Item
from artifact.domains.racing.rules.scene import BREAKS, CAUSES, COLON, MOVES, TRY, Scene
from artifact.domains.racing.rules.sides import JUDGED, is_his

_VERDICTS = frozenset({"WORK", "SUCCESS", "EFFECTIVELY", "FAIL", "ACHIEVE", "PRODUCE", "WIN"})
_JUDGEABLE = CAUSES | {
    "COMPOUND",
    "TYRE",
    "HOLD",
    "STINT",
    "MATTER",
    "fastest_lap",
}  # what may be said to have worked
_DONE = frozenset({"WORK", "UNDERCUT", "OVERCUT", "PASSED"})
_DONE_OR_ENDED = _DONE | {".", ",", ";"}
_ASKED = MOVES | {"WORK", "MOVE"}
_OF = frozenset({"OF", "FOR", "TO"})
_ADORNING_STINT = frozenset({"AND", ",", "FINAL", "OPENING", "ORD", "COMPARE", "PARTIAL"})
_BRINGING = frozenset({"GAIN", "PRODUCE", "GIVE"})
_PRONOUN = 4  # letters of "it", "this", "isso"; all nouns for a move have more, or are followed by more


def read(scene: Scene, talk: Discourse) -> None:
    """Read all that a sentence says of whether moves worked."""
    if not scene.has.isdisjoint(_VERDICTS):
        _outcomes(scene, talk)
    if not scene.has.isdisjoint(_BRINGING):
        _benefit(scene, talk)
    _answer(scene, talk)


def _outcomes(scene: Scene, talk: Discourse) -> None:
    tags = scene.tags
    for index, item in enumerate(scene.items):
        if item.tag not in _VERDICTS:
            continue
        if item.tag == "SUCCESS" and scene.tag(index - 1) == "COMPARE" and scene.items[index - 1].to == item.at - 1:
            continue  # "the more effective of the two"
        if item.tag == "SUCCESS" and scene.tag(index - 1) in MOVES and scene.tag(index - 2) in ("WORK", "FAIL"):
            continue  # "no funcionó como undercut efectivo"
        if item.tag == "SUCCESS" and scene.tag(index + 1) == "HOLD" and scene.items[index + 1].at == item.to + 1:
            continue  # "successfully defended"
        if item.tag in ("ACHIEVE", "PRODUCE"):
            if not any(tag in MOVES for tag in tags[index + 1 : index + 4]):
                continue
            if item.tag == "PRODUCE" and not item.unreal and scene.has.isdisjoint(("GAP", "GAIN", "SUCCESS")):
                continue  # "the earlier stop produced the undercut": how it came about
        elif item.tag == "EFFECTIVELY":
            if not _is_verdict(scene, index):
                continue
        elif item.tag not in ("WORK", "SUCCESS", "FAIL") and not (item.tag == "WIN" and won_by_move(scene, index)):
            continue
        if item.tag == "WORK" and "BARRIER" in scene.tags[index + 1 : index + 4]:
            continue  # "funcionó como un tapón para BBB"
        if item.tag == "WORK" and scene.tag(index - 1) == "ORD" and scene.items[index - 1].to == item.at - 1:
            continue  # "his fifth success of the year"
        if item.tag == "WORK" and (scene.tag(index - 1) == "HIS" or is_his(scene, index - 1)):
            continue  # "AAA's work protected CCC"
        almost = index - 2 if scene.tag(index - 1) in (")", "COMPARE") else index - 1
        if item.tag == "WORK" and scene.tag(almost) == "LOOSE" and scene.items[almost].to >= item.at - 3:
            continue  # "almost worked"
        if item.unreal > DENIED and _asks_why(scene, index):
            good = (item.tag != "FAIL") != ("NEG" in tags[:index])  # "why did it work?" takes it that it did
            talk.emit(BattleOutcome, item, item, "battle.why", success=good)
        elif item.unreal > DENIED and (answer := _told_at_once(scene, index)):
            talk.emit(BattleOutcome, item, item, "battle.answer", success=answer == "YES")
        elif item.unreal > DENIED or (item.tag == "WORK" and _is_purpose(scene, index)):
            talk.drop("hypothetical")  # "for an undercut to succeed"
        elif _of_the_other(scene, talk, index) or not _about_the_move(scene, index):
            talk.drop("outcome_of_something_else")
        else:
            denied = item.unreal == DENIED
            if item.tag == "FAIL" and (scene.tag(index - 1) == "AND" or "NEG" not in tags[max(index - 3, 0) : index]):
                denied = False  # "did not get past BBB and the attempt failed"
            good = (item.tag != "FAIL") != denied
            talk.emit(BattleOutcome, item, item, "battle.outcome", success=good)


def _is_purpose(scene: Scene, index: int) -> bool:
    """ "for an undercut to succeed", unlike "a corto plazo funcionó"."""
    return scene.tag(index - 1) in ("TO", "FOR") and scene.items[index - 1].to == scene.items[index].at - 1


def _told_at_once(scene: Scene, index: int) -> str:
    """The yes or no of "as to whether it worked: yes, ..."; else empty."""
    colon = scene.right(index, COLON, BREAKS)
    answers = 0 < colon < index + 3 and scene.tag(colon + 1) in ("YES", "NEG")
    return scene.tag(colon + 1) if answers and scene.tag(colon + 2) in (",", ".", ":", "", ";") else ""


def _asks_why(scene: Scene, index: int) -> bool:
    """Whether a sentence asks why a move worked, or failed."""
    return scene.tags[-1] == "?" and "WHY" in scene.tags[max(index - 4, 0) : index]


def _is_verdict(scene: Scene, index: int) -> bool:
    """Whether "effectively" says how well something was done, not "in effect": "effectively undercut", "... used it
    effectively.".
    """
    after = scene.items[index + 1] if index + 1 < len(scene.items) else None
    before = scene.items[index - 1] if index else None
    if before is not None and before.tag in (*_DONE, "MOVE") and before.to == scene.items[index].at - 1:
        pronoun = before.tag == "MOVE" and before.end - before.start <= _PRONOUN
        return not pronoun or scene.tag(index + 1) in _DONE_OR_ENDED
    return after is None or (after.at == scene.items[index].to + 1 and after.tag in _DONE_OR_ENDED)


def _of_the_other(scene: Scene, talk: Discourse, index: int) -> bool:
    """ "The timing worked for BBB", who suffered the move."""
    whom = index + 2
    if scene.tags[index] == "SUCCESS" and scene.tag(index - 1) in MOVES:
        return False  # "un overcut exitoso a BBB"
    named = scene.tag(index + 1) in ("FOR", "TO") and scene.tag(whom) == "DRIVER" and talk.pair is not None
    return named and talk.pair is not None and scene.items[whom].code == talk.pair[1]


def won_by_move(scene: Scene, index: int) -> bool:
    """ "Three battles were won by undercut": a move that worked, not the race."""
    move = index + 2 if scene.tag(index + 1) == "BY" else index + 1
    return scene.tags[index] == "WIN" and scene.tag(move) in MOVES


def _answer(scene: Scene, talk: Discourse) -> None:
    """ "Did it work? Yes." """
    if talk.asked and (answer := _said(scene)) is not None:
        if talk.asked_move is not None:
            move, attacker, defender, judged = talk.asked_move
            if judged or answer.tag != "NEG":  # whether it worked is asked of what was done
                assert_move(talk, move, move.tag.lower(), attacker, defender)
        elif talk.asked_of is not None:
            talk.pending_moves.setdefault(talk.asked_of.tag.lower(), (talk.asked_of, None, True, False))
        talk.emit(BattleOutcome, answer, answer, "battle.answer", success=answer.tag != "NEG")
    elif talk.asked_move is not None and talk.asked_move[3] and scene.tags[-1] != "?":
        move, attacker, defender, _ = talk.asked_move  # whoever asks if AAA's undercut worked says that he made it
        assert_move(talk, move, move.tag.lower(), attacker, defender)
    if scene.tags[-1] != "?":
        talk.asked_move = talk.asked_of = None
    talk.asked = scene.tags[-1] == "?" and _asks(scene)


def _asks(scene: Scene) -> bool:
    """Whether a question is of a move, and not if there were any: "Any undercuts?"."""
    if scene.has.isdisjoint(_ASKED):
        return False
    any_at_all = any(item.tag in MOVES and item.flag for item in scene.items)
    return not any_at_all or not scene.has.isdisjoint(JUDGED)


def _said(scene: Scene) -> Item | None:
    """The yes, "partly" or no of an answer: at its start, or alone after its limits ("in lap time, yes: ...")."""
    if scene.tags[:2] == ["MOVE", "RUN"] and scene.items[1].flag and scene.tag(2) in ("NEG", ",", ".", ":", ";", ""):
        return scene.items[2] if scene.tag(2) == "NEG" else scene.items[1]  # "It did not.", "It did, ..."
    for index, item in enumerate(scene.items):
        if index == 0 and item.tag in ("YES", "NEG", "PARTLY"):
            return item
        if item.tag == "YES" and scene.tag(index + 1) in (":", ".", ",", ""):
            return item
        if item.tag in (":", "DRIVER"):
            return None
    return None


def _benefit(scene: Scene, talk: Discourse) -> None:
    """ "gained track position through the undercut", "the earlier stop produced a net time gain": that it worked."""
    tags = scene.tags
    for index, item in enumerate(scene.items):
        if (
            item.tag not in ("GAIN", "PRODUCE", "GIVE")
            or item.unreal > DENIED
            or "TRY" in tags[max(index - 2, 0) : index]
        ):
            continue
        if item.tag == "GAIN" and scene.tag(index - 1) in ("TO", "FOR"):
            continue  # "an undercut is made to gain a position"
        position = item.tag == "GAIN" and "POSITION" in (scene.tag(index - 1), scene.tag(index + 1))
        if position and (item.unreal or any(other.tag in MOVES and not other.unreal for other in scene.items)):
            talk.emit(BattleOutcome, item, item, "battle.position_gained", success=not item.unreal)
        elif item.tag == "GIVE" and item.unreal == DENIED and _denies_place(scene, index):
            talk.emit(BattleOutcome, item, item, "battle.position_gained", success=False)
        elif item.tag == "PRODUCE":
            after = tags[index + 1 : index + 5]
            worked = not item.unreal and after[:1] != ["NEG"]
            gain = "GAIN" in after or ("GAP" in after and worked and "CHANGE" not in tags[index + 1 : index + 8])
            if not gain or "SECS" in after or scene.has.isdisjoint(CAUSES):
                continue
            clause = [other.tag for other in scene.items[:index] if other.clause == item.clause or not item.unreal]
            if not CAUSES.isdisjoint(clause):
                talk.emit(BattleOutcome, item, item, "battle.benefit", success=worked)


def _describes_stint(scene: Scene, index: int) -> bool:
    """Whether what is called a success is a stint right beside: "the stop gave him a long, efficient last stint"."""
    k = index - 1
    while scene.tag(k) in _ADORNING_STINT:
        k -= 1
    if scene.tag(k) == "STINT" or (scene.tag(k) == "STINTS" and scene.items[k].whole == 1):
        return True
    k = index + 1
    while scene.tag(k) in _ADORNING_STINT - {"AND", ","}:
        k += 1
    return scene.tag(k) == "STINT" and scene.items[k].at <= scene.items[index].to + 3  # "an effective final stint"


def _denies_place(scene: Scene, index: int) -> bool:
    """ "The overcut did not hand him the place": a move that brought no position did not work."""
    return "POSITION" in scene.tags[index + 1 : index + 4] and not MOVES.isdisjoint(scene.tags[:index])


def _about_the_move(scene: Scene, index: int) -> bool:
    """Whether what worked or failed is the move or the strategy."""
    tags = scene.tags
    stint = False
    if tags[index] == "SUCCESS" and _describes_stint(scene, index):
        return False
    if scene.tag(index + 1) == "MATTER":
        return False  # "a successful season", "le falló el embrague"
    tried = scene.right(index, TRY, BREAKS) if tags[index] == "FAIL" else -1
    if 0 < tried < index + 4 and CAUSES.isdisjoint((*tags[:index], *tags[tried : tried + 5])):
        return False  # "failed in his attempt to score"
    for k in range(index - 1, -1, -1) if not scene.has.isdisjoint(_JUDGEABLE) else ():
        if tags[k] in CAUSES:
            return True
        if tags[k] in ("MATTER", "fastest_lap"):
            return False  # "the radio worked", "his attempt at the fastest lap failed"
        if tags[k] in ("COMPOUND", "TYRE", "HOLD"):
            return "MOVE" in tags[:k] and not _OF.isdisjoint(
                tags[tags.index("MOVE") : k]
            )  # "the strategy of staying on ..."
        if tags[k] in BREAKS:
            break
        stint = stint or tags[k] == "STINT"
    return not stint  # "the first stint was successful"
