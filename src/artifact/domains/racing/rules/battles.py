"""Battles by the timing of stops: who undercut or overcut whom, whether it worked, the gaps and what was gained."""

from __future__ import annotations

from artifact.domains.racing.claims import Battle, BattleOutcome, Gain, Gap
from artifact.domains.racing.rules.clauses import DENIED
from artifact.domains.racing.rules.scene import Discourse, Scene

_MOVES = frozenset({"UNDERCUT", "OVERCUT"})
_BREAKS = frozenset({"WHILE", "BUT", ";", "."})
_LARGEST_GAP = 200.0


def read(scene: Scene, talk: Discourse) -> None:
    """Read all claims about battles in a sentence."""
    tags = scene.tags
    if "UNDERCUT" in tags or "OVERCUT" in tags:
        _battles(scene, talk)
    if "WORK" in tags or "SUCCESS" in tags or "FAIL" in tags:
        _outcomes(scene, talk)
    _seconds(scene, talk)


def _battles(scene: Scene, talk: Discourse) -> None:
    items = scene.items
    for index, item in enumerate(items):
        if item.tag not in _MOVES:
            continue
        kind = item.tag.lower()
        attacker, defender = _sides(scene, talk, index)
        # "did not successfully undercut": tried, and failed
        unreal = 0 if item.unreal == DENIED and "SUCCESS" in scene.tags else item.unreal
        if unreal == DENIED:
            talk.drop("denied_battle")
            continue
        if attacker is None or defender is None:
            if talk.battle is None or talk.battle[0] != kind:
                talk.drop("battle_without_sides")
            continue
        if talk.emit(Battle, item, item, "battle", unreal, kind=kind, attacker=attacker, defender=defender):
            talk.battle = (kind, attacker, defender)
            talk.pair = (attacker, defender)


def _sides(scene: Scene, talk: Discourse, index: int) -> tuple[str | None, str | None]:
    items, tags = scene.items, scene.tags
    item = items[index]
    attacker: str | None = item.owner[0] if len(item.owner) == 1 else None
    defender: str | None = None
    # after the move: its object ("undercut BBB", "on BBB", "de AAA sobre BBB"), or its agent
    for k in range(index + 1, min(index + 8, len(items))):
        other = items[k]
        if other.tag in _BREAKS or other.tag in _MOVES:
            break
        if other.tag != "DRIVER":
            continue
        code = other.code
        role = tags[k - 1]
        if role in ("OF", "BY"):
            if role == "BY":
                passive = attacker
                attacker = code
                defender = defender or (passive if passive != code else None)
            else:
                attacker = code
            continue
        if code != attacker:
            defender = code
            break
    if attacker is not None and defender is None:
        others = [code for code in talk.cast if code != attacker]
        defender = others[0] if len(others) == 1 else None
    if attacker is None and len(talk.cast) == 2 and talk.battle is None:
        attacker, defender = talk.cast[0], talk.cast[1]
    if defender == attacker:
        return attacker, None
    return attacker, defender


def _outcomes(scene: Scene, talk: Discourse) -> None:
    for index, item in enumerate(scene.items):
        if item.tag not in ("WORK", "SUCCESS", "FAIL"):
            continue
        if not _about_the_move(scene, index):
            talk.drop("outcome_of_something_else")
            continue
        if item.unreal > 1:
            talk.drop("hypothetical")
            continue
        good = (item.tag != "FAIL") != (item.unreal == DENIED)
        talk.emit(BattleOutcome, item, item, "battle.outcome", success=good)


def _about_the_move(scene: Scene, index: int) -> bool:
    """Whether what worked or failed is the move or the strategy."""
    tags = scene.tags
    for k in range(index - 1, -1, -1):
        if tags[k] in ("UNDERCUT", "OVERCUT", "MOVE", "PIT"):
            return True
        if tags[k] in ("COMPOUND", "TYRE", "HOLD"):
            return False
        if tags[k] in _BREAKS:
            break
    return True


def _seconds(scene: Scene, talk: Discourse) -> None:
    for index, item in enumerate(scene.items):
        if item.tag not in ("SECS", "DEC") or item.unreal > 1:
            continue
        value = item.number
        if abs(value) > _LARGEST_GAP:
            continue
        role = _role(scene, index)
        if role == "gain":
            if not item.unreal:
                talk.emit(Gain, item, item, "battle.gain", value=abs(value))
        elif role == "gap":
            pair = _pair(scene, talk, index)
            if pair is None:
                talk.drop("gap_without_sides")
            else:
                talk.emit(Gap, item, item, "gap", from_=pair[0], to=pair[1], value=value)
                talk.pair = pair


def _role(scene: Scene, index: int) -> str:
    """Whether a number of seconds is a gap, a gain, or neither."""
    items, tags = scene.items, scene.tags
    item = items[index]
    before = tags[index - 1] if index else ""
    if item.tag == "DEC" and before not in ("TO", "FROM", "OF", ">"):
        return ""
    change = False
    for k in range(index - 1, -1, -1):
        tag = tags[k]
        if tag in ("GAIN",):
            return "gain"
        if tag in ("LOSE", "FASTER", "SLOWER", "FASTLAP", "AVG", "DEG"):
            return ""
        if tag in ("UP", "DOWN"):
            change = True
        if tag == "GAP":
            by = before in ("BY", "IN")
            return "gain" if by and (change or "UP" in tags[k:index] or "DOWN" in tags[k:index]) else "gap"
        if tag in ("WHILE", "BUT", ";"):
            break
    after = tags[index + 1 : index + 3]
    if "GAIN" in after:
        return "gain"
    if "GAP" in after:
        return "gap"
    if change and before in ("BY", "IN", "DOWN"):
        return "gain"
    return ""


def _pair(scene: Scene, talk: Discourse, index: int) -> tuple[str, str] | None:
    """The drivers that a gap lies between: named in the sentence, else those of the battle."""
    drivers: list[str] = []
    for item in scene.items[:index]:
        if item.tag == "DRIVER" and item.code not in drivers:
            drivers.append(item.code)
    for k, item in enumerate(scene.items):
        if item.tag == "DRIVER" and scene.tag(k + 1) in (">", "TO", "-", "ON") and scene.tag(k + 2) in ("DRIVER", "TO"):
            second = (
                scene.items[k + 2] if scene.tag(k + 2) == "DRIVER" else scene.items[min(k + 4, len(scene.items) - 1)]
            )
            if second.tag == "DRIVER" and second.value != item.value:
                return item.code, second.code
    if talk.pair is not None:
        return talk.pair
    if len(drivers) == 2:
        return drivers[0], drivers[1]
    if len(talk.cast) == 2:
        return talk.cast[0], talk.cast[1]
    return None
