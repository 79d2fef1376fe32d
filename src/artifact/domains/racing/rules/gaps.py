"""Seconds of battles: the gaps, between whom they lie, and what was gained."""

from __future__ import annotations

from artifact.domains.racing.claims import Gain, Gap
from artifact.domains.racing.rules.between import NO_GAP, ROUGHLY, SECONDS, pair_of, told_behind
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import DENIED
from artifact.domains.racing.rules.scene import BREAKS, FULL_STOP, LOSE, MOVES, Scene
from artifact.domains.racing.rules.seconds import role_of_seconds

_ROUNDING = 0.1  # seconds by which a gap to one decimal may differ from the gap itself
_ROUND = 1.0  # and one in whole seconds
_LISTING = frozenset({"DRIVER", "ON", "TO", ",", ";", "AND", "OF", "IN", "LAPNO", "PIT", "(", ")", "BE", "FROM", "QUE"})
_LISTING |= {"WHO", "INT", "HIS", "BY", "FOR", "WITH"}
_TO = frozenset({"TO", "FOR", "UNTIL", "IN"})
_COMING = frozenset({"FALL", "UP", "DOWN", "CHANGE", "STAY", "EXTEND"})
_OTHER_VALUES = frozenset({"AVG", "DEG", "LAPTIME", "STINT", "COMPOUND", "FASTER", "SLOWER", "LOSE", "GAIN", "DRIVER"})
_COMING_TO = frozenset({">", "=", ",", ":"})
_LABELS_ALONE = frozenset({"DRIVER", "COMPOUND", "STINT"})
_JOINING = frozenset({",", ";", "AND", "PER"})
_SHORTEST_LAP = 50.0  # seconds
_OF_PACE = frozenset({"AVG", "COMPOUND", "STINT", "LAPTIME"})
_NO_SUM = frozenset({"LOSE", "AVG", "DEG", "FAVOUR", "LAPTIME"})
_NOTHING_ELSE = frozenset({"SECS", "IN", "BY", "FINAL", "OF", "MOVE", ",", ".", "AFTER", "PIT", "BE", "LOOSE", "TO"})
_NOTHING_ELSE |= {"COMPARE", "CHANGE", "BOTH", "HIS", "~", "≈", "WINDOW", "STOPS", "BOTH_STOPS", "LAPNO"}
_THAN = frozenset({"THAN", "QUE"})
_DIRECTIONS = frozenset({">", "FROM", "OF"})
_LARGEST_GAP = 200.0
_LARGEST_GAIN = 4000.0  # seconds that a text says were gained: a race that was stopped counts them all
_UP_TO_SECONDS = BREAKS | SECONDS


def read(scene: Scene, talk: Discourse) -> None:
    """Read all gaps and gains in a sentence."""
    if "SECS" in scene.has or "DEC" in scene.has:
        _seconds(scene, talk)
    talk.asked_gain = scene.tags[-1] == "?" and not scene.has.isdisjoint(("GAIN", "GIVE", "PRODUCE"))


def finish(talk: Discourse) -> None:
    """Settle the gaps that were told before any battle, without their sides: they are those of the one battle."""
    battles = {pair for pairs in talk.moves.values() for pair in pairs}
    if not battles and len(talk.labelled) > 1:  # "attacker: AAA", "defender: BBB"
        battles = {(talk.labelled["PURSUER"].code, talk.labelled["DEFENDER"].code)}
    for item, pair, value, named in talk.loose_gaps:
        pair = next(iter(battles)) if len(battles) == 1 else pair
        if pair is None or not named <= set(pair):
            talk.drop("gap_without_sides")
        else:
            talk.emit(Gap, item, item, "gap", from_=pair[0], to=pair[1], value=value)
    for claim in talk.round_gaps:
        size = abs(claim.value or 0.0)
        if talk.has_gap_near(size, _ROUND, other=True):
            talk.claims.pop(claim, None)  # "nearly a second behind", and then "-0.893 s"


def _seconds(scene: Scene, talk: Discourse) -> None:
    gained = -1  # where the last gain was told
    moves = sorted(talk.moves_here, reverse=True) if len(talk.moves_here) > 1 else []
    for index, item in enumerate(scene.items):
        while moves and (moves[-1][0] < item.start or len(moves) == len(talk.moves_here)):
            talk.pair = moves.pop()[1]  # of several, a number is of the one told last before it
        if item.tag not in ("SECS", "DEC") or item.unreal > DENIED or index in scene.taken:
            continue
        size = abs(item.number)
        if size > _LARGEST_GAIN or (size > _LARGEST_GAP and not _is_gained(scene, index)):
            continue
        if "+" in scene.has and "+" in (scene.tag(index - 1), scene.tag(index + 1)):
            continue
        if _told_exactly(scene, index):
            continue
        role = _role(scene, talk, index, gained)
        if role == "gain":
            if _is_of_the_other(scene, talk, index):
                talk.drop("gain_of_the_other")
            elif not item.unreal and _adds(scene, talk, index):
                talk.emit(Gain, item, item, "battle.gain", value=size)
                gained = index
        elif role == "gap" and not _is_no_gap(scene, talk, index):
            _tell_gap(scene, talk, index)


def _role(scene: Scene, talk: Discourse, index: int, gained: int) -> str:
    """Whether seconds are a gap or a gain; empty if neither.

    Args:
        scene: the sentence.
        talk: what has been said so far.
        index: of the seconds.
        gained: where the last gain was told in the sentence, or -1.
    """
    item = scene.items[index]
    role = role_of_seconds(scene, index) or ("gap" if _goes_on(scene, talk, index) else "")
    if role != "gain" and _is_sum(scene, talk, index):
        role = "gain"
    answers = talk.asked_gain and index == 0 and item.tag == "SECS"  # "How much was it worth? 2.7 s."
    if role == "" and (answers or (gained >= 0 and _gained_again(scene, gained, index))):
        role = "gain"
    if "FAVOUR" not in scene.has or not _is_favoured(scene, index):
        return role
    if scene.items[index - 1].value == "motion":
        return "gap"  # "the gap became 0.9 s in favour of AAA"
    if talk.pair is None:
        return role
    if scene.items[index + 2].code == talk.pair[1]:
        talk.drop("gain_of_the_other")  # "the gap moved by 0.9 s in favour of BBB", who suffered the move
        return ""
    return "gain"


def _is_of_the_other(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a gain is of who suffered the move: "the gap grew by 8.1 s against AAA", who made it."""
    against = scene.tag(index + 1) == "ON" and scene.tag(index + 2) == "DRIVER"
    return against and talk.pair is not None and scene.items[index + 2].code == talk.pair[0]


def _tell_gap(scene: Scene, talk: Discourse, index: int) -> None:
    """Keep a gap, and remember it for the numbers after it."""
    item = scene.items[index]
    value = item.number
    talk.gap(abs(value))
    pair, sure = pair_of(scene, talk, index)
    if _is_behind(scene, talk, index, pair):
        value = -value
    if not sure and talk.pair is None:
        if not talk.measured_gap(value, signed=item.flag):
            talk.loose_gaps.append((item, pair, value, scene.named))
    elif pair is None:
        talk.drop("gap_without_sides")
    elif not talk.measured_gap(value, signed=item.flag):
        claim = talk.emit(Gap, item, item, "gap", from_=pair[0], to=pair[1], value=value)
        if isinstance(claim, Gap) and scene.tag(index - 1) in ROUGHLY and value.is_integer():
            talk.round_gaps.append(claim)
        talk.pair = pair
        talk.gap_told = talk.sentence
        talk.gap_behind = value < 0 and not item.flag


def _is_favoured(scene: Scene, index: int) -> bool:
    """Whether a number is by how much something changed in favour of a driver."""
    if scene.tags[index + 1 : index + 3] != ["FAVOUR", "DRIVER"]:
        return False
    moved = scene.tag(index - 1 - (scene.tag(index - 1) in ("BY", "IN"))) == "CHANGE"
    return moved or _is_result(scene, index)


def _is_result(scene: Scene, index: int) -> bool:
    """Whether a number with its sign is what two before it come to: "3.4 s before / 9.0 s after → +5.6 s"."""
    before = scene.tag(index - 1) in _COMING_TO and scene.items[index].flag
    numbers = [item for item in scene.items[max(index - 6, 0) : index] if item.tag in SECONDS]
    return before and len(numbers) > 1 and not any(item.flag for item in numbers[-2:])


def _told_exactly(scene: Scene, index: int) -> bool:
    """Whether the exact number follows a round one: "over five seconds (5.366 s)"."""
    if scene.tag(index - 1) not in ROUGHLY or scene.tags[index + 1 : index + 3] not in (["(", "SECS"], ["(", "DEC"]):
        return False
    value, exact = scene.items[index].number, scene.items[index + 2].number
    return value.is_integer() and abs(value - abs(exact)) < 1.0


def _retold(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a number is a gap said again in round figures: "a lead of about 5 s" after "+4.984 s"."""
    if scene.tag(index - 1) not in ROUGHLY:
        return False
    value = abs(scene.items[index].number)
    near = _ROUND if value.is_integer() else _ROUNDING
    return talk.has_gap_near(value, near)


def _is_lap_time(scene: Scene, index: int) -> bool:
    """Whether a number is too large for a gap, in a sentence that compares paces: "99.1 s against 99.7 s on SOFT"."""
    return scene.items[index].number > _SHORTEST_LAP and not scene.has.isdisjoint(_OF_PACE)


def _is_gained(scene: Scene, index: int) -> bool:
    """Whether the word for a gain stands beside a number: "gaining 2.7 s", "a 2.7 s gain"."""
    return "GAIN" in (scene.tag(index - 1), scene.tag(index + 1))


def _came_to(scene: Scene, index: int) -> bool:
    """Whether the gap told before in the sentence came to a number: "was 1.5 s and grew to 2.5 s", "e ficou em 2,5"."""
    place = index - 1
    while scene.tag(place) in ROUGHLY:
        place -= 1
    verb = place - 1 if scene.tag(place) in _TO else place
    if scene.tag(verb) not in (_COMING if verb < place else ("STAY",)):
        return False
    earlier = scene.left(verb, SECONDS, FULL_STOP)
    between = scene.tags[earlier + 1 : verb]
    if between[:2] in (["AHEAD", "DRIVER"], ["BEHIND", "DRIVER"]):
        between = between[2:]
    return earlier >= 0 and _OTHER_VALUES.isdisjoint(between) and "AND" not in scene.tags[index + 1 : index + 2]


def _goes_on(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether the gap of the sentence before is told again, of later: "after both stops it stood at 3.2 s"."""
    if talk.gap_told == talk.sentence and _came_to(scene, index):
        return True
    if not talk.sentence - 1 <= talk.gap_told <= talk.sentence:
        return False
    before = scene.tags[max(index - 2, 0) : index]
    if before in (["CHANGE", "TO"], ["CHANGE", "FOR"]) and scene.items[index - 2].value == "motion":
        return scene.has.isdisjoint(NO_GAP)  # "..., y tras ellas pasó a +1,2 s"
    earlier = scene.left(index, SECONDS, FULL_STOP)
    if earlier >= 0 and talk.gap_told == talk.sentence:
        return _told_of_later(scene, earlier, index)
    alone = sum(tag in ("SECS", "DEC", "RATE") for tag in scene.tags) == 1
    if alone and scene.tags[index] == "SECS" and _NOTHING_ELSE.issuperset(scene.has):
        return True  # "by the end of the cycle that had become 5.2 s"
    first = scene.tags[0] == "-"
    later = scene.tags[first] == "AFTER" or _is_moment(scene, int(first))
    if not later or scene.tag(index + 1) not in ("", ".", ",", ";") or "GAP" in scene.has:
        return False
    return alone and scene.has.isdisjoint(NO_GAP)


def _is_moment(scene: Scene, index: int) -> bool:
    """Whether a word for a comparison says when: "después", "afterwards"."""
    return scene.tag(index) == "COMPARE" and scene.items[index].flag


def _told_of_later(scene: Scene, earlier: int, index: int) -> bool:
    """Whether a number is the gap told at `earlier`, after the stops: "was 2.1 s behind before; after, 1.2 s"."""
    between = scene.tags[earlier + 1 : index]
    if not NO_GAP.isdisjoint(between) or not NO_GAP.isdisjoint(scene.tags[index + 1 : index + 2]):
        return False
    if between[-1:] and between[-1] in _JOINING and (scene.tag(index + 1) == "AFTER" or _is_moment(scene, index + 1)):
        # "was 2.1 s behind before the stops and 1.2 s after", "1.9 s before; 2.6 s after"
        return "BEFORE" in between or any(_is_moment(scene, k) for k in range(earlier + 1, index))
    if between[-1:] == ["MOVE"] and ";" in between and _LABELS_ALONE.isdisjoint(between):
        return True  # "was 1.2 s; once both had stopped, it was 3.4 s"
    if between[-1:] == ["AND"] and scene.items[index].tag == "DEC":
        return any(_is_moment(scene, k) for k in range(earlier + 1, index))  # "1.2 s beforehand and 3.4 once ..."
    # "was 2.1 s behind before and, after the stops, 1.2 s", "before: 1.2 s / after: 2.6 s"
    told = between[-1:] in (["AFTER"], ["COMPARE"]) or (
        between[-1:] in ([","], [":"], ["="]) and between[-2:-1] in (["COMPARE"], ["AFTER"])
    )
    return told and not _JOINING.isdisjoint(between)


def _gained_again(scene: Scene, gained: int, index: int) -> bool:
    """ "AAA's undercut gained 2.7 s, CCC's on DDD 3.1"; "ganó 2,7 s a BBB y 3,1 a CCC": of another driver."""
    between = scene.tags[gained + 1 : index]
    after = scene.tags[index + 1 : index + 3]
    other = "DRIVER" in between or (after[:1] in (["ON"], ["TO"]) and after[1:] == ["DRIVER"])
    return other and _LISTING.issuperset(between) and (not MOVES.isdisjoint(scene.has))


def _is_sum(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a number is the change of the gap that was told, which nobody is said to have lost."""
    item = scene.items[index]
    exact = item.flag or not (item.number * 10).is_integer()  # a round number may be one by chance
    if not exact or not talk.adds_up(item.number, rounded=item.flag):
        return False
    lost = scene.left(index, LOSE, _UP_TO_SECONDS) >= 0  # "the loss relative to BBB was 2.75 s"
    return not lost and _NO_SUM.isdisjoint(scene.tags[max(index - 4, 0) : index + 3])


def _adds(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a gain is not the gap said before, told again: unless it says in so many words that it was gained."""
    fresh = talk.new_value("swing", "", abs(scene.items[index].number))
    return fresh or "GAIN" in scene.tags[max(index - 2, 0) : index]


def _is_no_gap(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a number that stands as gaps do is none, or the same once more."""
    return _retold(scene, talk, index) or _is_lap_time(scene, index) or _is_difference(scene, index)


def _is_difference(scene: Scene, index: int) -> bool:
    """Whether a number is by how much a gap changed: "3 s further behind BBB than before", "a 1 s improvement"."""
    if scene.tag(index + 1) == "SHIFT" and scene.items[index + 1].at == scene.items[index].to + 1:
        return True
    than = scene.right(index, _THAN, _UP_TO_SECONDS) if scene.tag(index + 1) in ("BEHIND", "AHEAD") else -1
    return 0 < than < index + 5 and (scene.tag(than + 1) == "BEFORE" or _is_moment(scene, than + 1))


def _gives_direction(scene: Scene) -> bool:
    """Whether a sentence says from whom to whom its gap is: "AAA→BBB", "the gap from AAA to BBB"."""
    tags = scene.tags
    for k in range(len(tags) - 2):
        if tags[k] == tags[k + 2] == "DRIVER" and (
            tags[k + 1] == ">" or (k and tags[k - 1] in ("FROM", "OF") and tags[k + 1] in ("TO", "FOR"))
        ):
            return True
    return False


def _is_behind(scene: Scene, talk: Discourse, index: int, pair: tuple[str, str] | None) -> bool:
    """Whether the first of the pair was behind by a number that bears no sign.

    Where its words leave that open, a gap told right after another is of the same order: "was 2.1 s behind; the gap
    had fallen to 1.2 s", "trailed BBB by 2.1 s before and 1.2 s after".
    """
    item = scene.items[index]
    told = told_behind(scene, index)
    if told is not None or item.flag:
        return bool(told)
    if not scene.has.isdisjoint(_DIRECTIONS) and _gives_direction(scene):
        return False  # "the gap from AAA to BBB had become 1.2 s"
    again = talk.gap_behind and talk.pair == pair and talk.sentence - 1 <= talk.gap_told <= talk.sentence
    return again and scene.has.isdisjoint(("AHEAD", "PASSED", "LED"))
