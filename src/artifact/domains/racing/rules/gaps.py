"""Seconds of battles: which are gaps, between whom, and which were gained."""

from __future__ import annotations

from artifact.domains.racing.claims import Gain, Gap
from artifact.domains.racing.rules.clauses import DENIED
from artifact.domains.racing.rules.scene import BREAKS, MOVES, PERSONS, Discourse, Scene

_PACES = frozenset({"AVG", "DEG", "LAPTIME"})
_STARTS = frozenset({"FROM", "OF", "SHIFT"})
_UP_TO = frozenset({"TO", ">", "FOR", "UNTIL"})
_SECONDS = frozenset({"SECS", "DEC"})
_TIMES = frozenset(
    {
        "WINDOW",
        "OF",
        "DRIVER",
        "COMPARE",
        "BEFORE",
        "AFTER",
        "PIT",
        "HIS",
        "BEHIND",
        "AHEAD",
        "IN",
        "LAPNO",
        "BOTH",
        "(",
        ")",
    }
)
_CHANGES = frozenset({"UP", "DOWN", "EXTEND"})
_ROUNDED = frozenset({"LOOSE", "~", "≈"})
_ROUNDING = 0.1  # seconds by which a gap to one decimal may differ from the gap itself
_NO_GAP = frozenset({"GAIN", "LOSE", "FASTER", "SLOWER", "AVG", "DEG", "SHIFT", "fastest_lap", "LAPTIME", "COMPOUND"})
_NOT_OVER = _NO_GAP | MOVES | {"UP", "DOWN", "GIVE", "PRODUCE", "PASSED", "GAP"}
_BETWEEN_PAIR_AND_GAP = frozenset({":", "=", "CHANGE", "FROM", "TO", "OF", "SECS", "DEC", "FOR", ">", "UNTIL", "LOOSE"})
_LISTING = frozenset({"DRIVER", "ON", "TO", ",", ";", "AND", "OF", "IN", "LAPNO", "PIT", "(", ")", "BE", "FROM", "QUE"})
_LISTING |= {"WHO", "INT", "HIS", "BY", "FOR", "WITH"}
_TO = frozenset({"TO", "FOR", "UNTIL", "IN"})
_COMING = frozenset({"FALL", "UP", "DOWN", "CHANGE", "STAY", "EXTEND"})
_OTHER_VALUES = frozenset({"AVG", "DEG", "LAPTIME", "STINT", "COMPOUND", "FASTER", "SLOWER", "LOSE", "GAIN", "DRIVER"})
_SHORTEST_LAP = 50.0  # seconds
_OF_PACE = frozenset({"AVG", "COMPOUND", "STINT", "LAPTIME"})
_NO_SUM = frozenset({"LOSE", "AVG", "DEG", "FAVOUR", "LAPTIME"})
_LARGEST_GAP = 200.0
_LARGEST_GAIN = 4000.0  # seconds that a text says were gained: a race that was stopped counts them all


def read(scene: Scene, talk: Discourse) -> None:
    """Read all gaps and gains in a sentence."""
    if "SECS" in scene.has or "DEC" in scene.has:
        _seconds(scene, talk)


def finish(talk: Discourse) -> None:
    """Settle the gaps that were told before any battle, without their sides: they are those of the one battle."""
    battles = {pair for pairs in talk.moves.values() for pair in pairs}
    for item, pair in talk.loose_gaps:
        pair = next(iter(battles)) if len(battles) == 1 else pair
        if pair is None:
            talk.drop("gap_without_sides")
        else:
            talk.emit(Gap, item, item, "gap", from_=pair[0], to=pair[1], value=item.number)


def _seconds(scene: Scene, talk: Discourse) -> None:
    gained = -1  # where the last gain was told
    for index, item in enumerate(scene.items):
        if item.tag not in ("SECS", "DEC") or item.unreal > DENIED or index in scene.taken:
            continue
        value = item.number
        size = abs(value)
        if size > _LARGEST_GAIN or (size > _LARGEST_GAP and not _is_gained(scene, index)):
            continue
        if "+" in scene.has and "+" in (scene.tag(index - 1), scene.tag(index + 1)):
            continue
        if _told_exactly(scene, index):
            continue
        role = role_of_seconds(scene, index) or ("gap" if _goes_on(scene, talk, index) else "")
        if role != "gain" and _is_sum(scene, talk, index):
            role = "gain"
        if role == "" and gained >= 0 and _gained_again(scene, gained, index):
            role = "gain"
        favoured = scene.tags[index + 1 : index + 3] == ["FAVOUR", "DRIVER"] and scene.tag(index - 1) == "CHANGE"
        if favoured and scene.items[index - 1].value == "motion":
            role, favoured = "gap", False  # "the gap became 0.9 s in favour of AAA"
        if favoured and talk.pair is not None:
            if scene.items[index + 2].code == talk.pair[1]:
                talk.drop("gain_of_the_other")  # "the gap moved by 0.9 s in favour of BBB", who suffered the move
                continue
            role = "gain"
        if role == "gain":
            against = scene.tag(index + 1) == "ON" and talk.pair is not None and scene.tag(index + 2) == "DRIVER"
            if against and talk.pair is not None and scene.items[index + 2].code == talk.pair[0]:
                talk.drop("gain_of_the_other")  # "the gap grew by 8.1 s against AAA", who made the move
            elif not item.unreal and _adds(scene, talk, index):
                talk.emit(Gain, item, item, "battle.gain", value=abs(value))
                gained = index
        elif role == "gap" and not _retold(scene, talk, index) and not _is_lap_time(scene, index):
            talk.gaps.append(abs(value))
            pair, sure = _pair(scene, talk, index)
            if not sure and talk.pair is None:
                if not talk.measured_gap(value, signed=item.flag):
                    talk.loose_gaps.append((item, pair))
            elif pair is None:
                talk.drop("gap_without_sides")
            elif not talk.measured_gap(value, signed=item.flag):
                talk.emit(Gap, item, item, "gap", from_=pair[0], to=pair[1], value=value)
                talk.pair = pair
                talk.gap_told = talk.sentence


def _told_exactly(scene: Scene, index: int) -> bool:
    """Whether the exact number follows a round one: "over five seconds (5.366 s)"."""
    if scene.tag(index - 1) not in _ROUNDED or scene.tags[index + 1 : index + 3] not in (["(", "SECS"], ["(", "DEC"]):
        return False
    value, exact = scene.items[index].number, scene.items[index + 2].number
    return value.is_integer() and abs(value - abs(exact)) < 1.0


def _retold(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a number is a gap said again in round figures: "a lead of about 5 s" after "+4.984 s"."""
    if scene.tag(index - 1) not in _ROUNDED:
        return False
    value = abs(scene.items[index].number)
    return value.is_integer() or any(abs(told - value) < _ROUNDING for told in talk.gaps)


def _is_lap_time(scene: Scene, index: int) -> bool:
    """Whether a number is too large for a gap, in a sentence that compares paces: "99.1 s against 99.7 s on SOFT"."""
    return scene.items[index].number > _SHORTEST_LAP and not scene.has.isdisjoint(_OF_PACE)


def _is_gained(scene: Scene, index: int) -> bool:
    """Whether the word for a gain stands beside a number: "gaining 2.7 s", "a 2.7 s gain"."""
    return "GAIN" in (scene.tag(index - 1), scene.tag(index + 1))


def _came_to(scene: Scene, index: int) -> bool:
    """Whether the gap told before in the sentence came to a number: "was 1.5 s and grew to 2.5 s", "e ficou em 2,5"."""
    place = index - 1
    while scene.tag(place) in _ROUNDED:
        place -= 1
    verb = place - 1 if scene.tag(place) in _TO else place
    if scene.tag(verb) not in (_COMING if verb < place else ("STAY",)):
        return False
    earlier = scene.left(verb, frozenset({"SECS", "DEC"}), frozenset({"."}))
    between = scene.tags[earlier + 1 : verb]
    return earlier >= 0 and _OTHER_VALUES.isdisjoint(between) and "AND" not in scene.tags[index + 1 : index + 2]


def _goes_on(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether the gap of the sentence before is told again, of later: "after both stops it stood at 3.2 s"."""
    if talk.gap_told == talk.sentence and _came_to(scene, index):
        return True
    if not talk.sentence - 1 <= talk.gap_told <= talk.sentence or not scene.has.isdisjoint(_NO_GAP):
        return False
    before = scene.tags[max(index - 2, 0) : index]
    if before in (["CHANGE", "TO"], ["CHANGE", "FOR"]) and scene.items[index - 2].value == "motion":
        return True  # "..., y tras ellas pasó a +1,2 s"
    earlier = scene.left(index, frozenset({"SECS", "DEC"}), frozenset({"."}))
    if earlier >= 0 and talk.gap_told == talk.sentence:
        after = scene.tag(index - 1) == "AND" and scene.tag(index + 1) in ("AFTER", "COMPARE")
        if after and "BEFORE" in scene.tags[earlier:index]:
            return True  # "was 2.1 s behind before the stops and 1.2 s after"
        # "was 2.1 s behind before and, after the stops, 1.2 s"
        between = scene.tags[earlier + 1 : index]
        told = between[-1:] in (["AFTER"], ["COMPARE"]) or between[-2:] in (["COMPARE", ","], ["AFTER", ","])
        return told and ("," in between or ";" in between or "AND" in between)
    alone = sum(tag in ("SECS", "DEC", "RATE") for tag in scene.tags) == 1
    later = scene.tags[0] == "AFTER" or scene.tags[:2] == ["-", "AFTER"]
    ends = scene.tags[index + 1 : index + 2] in ([], ["."], [","], [";"])
    return alone and later and ends and "GAP" not in scene.has


def _gained_again(scene: Scene, gained: int, index: int) -> bool:
    """ "AAA's undercut gained 2.7 s, CCC's on DDD 3.1"; "ganó 2,7 s a BBB y 3,1 a CCC": of another driver."""
    between = scene.tags[gained + 1 : index]
    after = scene.tags[index + 1 : index + 3]
    other = "DRIVER" in between or (after[:1] in (["ON"], ["TO"]) and after[1:] == ["DRIVER"])
    return other and _LISTING.issuperset(between) and (not MOVES.isdisjoint(scene.has))


def _is_sum(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a number is the change of the gap that was told, which nobody is said to have lost."""
    item = scene.items[index]
    exact = not (item.number * 10).is_integer()  # a round number may be one by chance
    lost = (
        scene.left(index, frozenset({"LOSE"}), BREAKS | {"SECS", "DEC"}) >= 0
    )  # "the loss relative to BBB was 2.75 s"
    if lost:
        return False
    around = scene.tags[max(index - 4, 0) : index + 3]
    return exact and _NO_SUM.isdisjoint(around) and talk.adds_up(item.number)


def _adds(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a gain is not the gap said before, told again: unless it says in so many words that it was gained."""
    fresh = talk.new_value("swing", "", abs(scene.items[index].number))
    return fresh or "GAIN" in scene.tags[max(index - 2, 0) : index]


# one of these before a number of seconds tells what it is
_ROLES = _CHANGES | {
    "GAIN", "LOSE", "FASTER", "SLOWER", "fastest_lap", "AVG", "DEG", "AHEAD", "BEHIND", "SHIFT", "GAP",
}  # fmt: skip


def role_of_seconds(scene: Scene, index: int) -> str:
    """Whether a number of seconds is a gap, a gain, or neither (empty)."""
    role = scene.roles.get(index)
    if role is None:
        role = scene.roles[index] = _role(scene, index)
    return role


def _role(scene: Scene, index: int) -> str:
    tags = scene.tags
    item = scene.items[index]
    place = index - 1
    while place >= 0 and tags[place] in ("LOOSE", "~", "≈"):
        place -= 1
    before = tags[place] if place >= 0 else ""
    if tags[max(place - 2, 0) : place + 1][1:] == [",", ","] and tags[place - 2] in _CHANGES:
        before = tags[place - 2]  # "recortó, pues, 2,7 s"
    after = tags[index + 1 : index + 3]
    if "AVG" in after or "DEG" in after or "LOSE" in after or before in ("AHEAD", "BEHIND"):
        return ""
    if _is_distance(scene, index, place) or _is_lead(scene, index, place) or _is_lead_again(scene, index):
        return "gap"
    if before == "LED" or (before in ("BY", "FOR") and "LED" in tags[max(place - 4, 0) : place]):
        return "gap"  # "led BBB by 2.1 s"
    if _is_at(scene, index) or _is_over(scene, index):
        return "gap"
    if before == "GAIN" and after[:1] == ["GAP"] and scene.tags[index + 2 : index + 4] == ["ON", "DRIVER"]:
        return "gap"  # "gained a 2.1 s lead over BBB"
    if is_from_to(scene, index) and not scene.has.isdisjoint(MOVES) and scene.has.isdisjoint(_PACES):
        ends = [other for other in scene.items[max(index - 2, 0) : index + 3] if other.tag in ("SECS", "DEC")]
        if any(end.flag for end in ends):
            return "gap"  # "undercut BBB: from -1.2 s to +2.0 s"
    near = index + 1 < len(scene.items) and scene.items[index + 1].at == item.to + 1
    if before in _CHANGES and near and (after[:1] == ["GAP"] or after == ["OF", "GAP"]):
        return "gap"  # "closed the 2.0-second gap", "abriu 2,0 s de vantagem"
    if after[:1] == ["SHIFT"] and near and _is_of_gap(scene, index):
        return "gain"
    if after[:1] == ["CHANGE"] and near and scene.items[index + 1].flag:
        return "gain"  # "a 5.5 s change"
    if _names_growth(scene, index):
        return "gain"
    if _is_labelled_by_pair(scene, index):
        return "gap"
    if before == "OF" and place and tags[place - 1] in MOVES and scene.items[place].to == item.at - 1:
        return "gain"  # "un overcut de 4,3 s"
    listed = before in ("AND", ",") and item.at == scene.items[place].to + 1
    if listed and tags[place - 1] in ("SECS", "DEC") and scene.tag(place - 2) == "BY":
        return role_of_seconds(scene, place - 1)  # "overcut BBB twice, by 2.7 s and 1.2 s"
    result = before == "=" and place > 0 and tags[place - 1] in ("SECS", "DEC", ")")
    if before in _CHANGES or result or "GAIN" in after[:1]:
        return "gain"
    if after[:1] in (["BEHIND"], ["AHEAD"]):
        return "gap"  # "1.5 s behind BBB"
    if item.flag and after == ["OF", "GAP"] and scene.tag(index + 3) == "NET":
        return "gain"  # "+12 s de ventaja neta"
    if (
        after[:1] == ["COMPARE"]
        and not item.flag  # unlike "gap: -2,7 s antes"
        and before != ":"
        and "GAP" in tags[max(index - 3, 0) : index]
        and scene.items[index + 1].at == item.to + 1
    ):
        return "gain"  # "uma margem 2,7 s maior"
    paired = is_from_to(scene, index)
    if paired and "GAP" in tags[index + 3 : index + 5]:
        return "gap"  # "a 1.5 s to 2.5 s gap"
    if item.tag == "DEC" and before == "GAIN" and not paired and scene.items[place].to == item.at - 1:
        return "gain"  # "ganó 6,4 y 4,4 segundos"
    if before in ("COMPARE", "AFTER", "BEFORE") and scene.tag(place - 1) == "GAP" and not paired:
        return "gap"  # "el intervalo antes era 1,351"
    if before == "GAP" or (before == "IN" and scene.tag(place - 1) == "GAP"):
        held = scene.items[place - (before == "IN")]
        if held.to >= item.at - 3 and not _CHANGES & set(tags[max(place - 3, 0) : place]):
            return "gap"  # "pasó a aventajarlo en 2,7"
    if item.tag == "DEC" and not paired and before not in ("OF", ">", "BY"):
        return ""
    moves = not scene.has.isdisjoint(MOVES) and (not MOVES.isdisjoint(tags[:index]) or MOVES.isdisjoint(tags))
    if moves and "GAP" not in tags and (before == "BY" or (before in ("(", "FOR") and tags[place - 1] == "DRIVER")):
        return "gain"  # "undercut BBB by 2.7 s", "undercut BBB (+2.7 s)"
    if moves and "GAP" not in tags and tags[max(place - 3, 0) : place + 1] == ["DRIVER", "IN", "PIT", "("]:
        return "gain"  # "undercut BBB in the pits (+2.7 s)"
    if moves and after[:1] != ["GAP"] and _is_brought(scene, index):
        return "gain"
    if _is_of_change(scene, index) and not paired:
        return "gain"
    changed = net = False
    for k in range(index - 1, -1, -1) if not scene.has.isdisjoint(_ROLES) else ():
        tag = tags[k]
        if tag == "GAIN":
            return "gap" if paired else "gain"
        if tag in ("LOSE", "FASTER", "SLOWER", "fastest_lap", "AVG", "DEG"):
            return "gain" if tag == "LOSE" and changed and before in ("BY", "IN") else ""
        if tag in ("AHEAD", "BEHIND") and before == "BY":
            return ""
        net = net or tag == "NET"
        if tag in _CHANGES:
            changed = True
        elif tag == "SHIFT" and not paired:
            return "gain"
        elif tag == "GAP":
            shifted = k - 2 if scene.tag(k - 1) == "OF" else k - 1
            if scene.tag(shifted) == "SHIFT" and not paired:
                return "gain"  # "uma redução da diferença de 2,1 s", "el crecimiento de la brecha"
            if "PRODUCE" in tags[max(k - 2, 0) : k] and not paired:
                return "gain"  # "the undercut produced an advantage of 2.7 s"
            changed = changed or any(other in _CHANGES for other in tags[max(k - 3, 0) : k])
            net = net or scene.tag(k + 1) == "NET" or scene.tag(k - 1) == "NET"
            changed = changed or "CHANGE" in tags[k:index]
            return "gain" if net or before == "BY" or (changed and before == "IN") else "gap"
        elif tag in ("WHILE", "BUT", ";"):
            break
    if "GAIN" in after:
        return "gain"
    if "GAP" in after:
        return "gap"
    if changed and before in ("BY", "IN"):
        return "gain"
    return "gap" if scene.carried == "gap" else ""


def _names_growth(scene: Scene, index: int) -> bool:
    """Whether a number is by how much a gap changed: "a 3.9 s net gap increase", unlike "the 3.9 s gap grew to 5 s"."""
    gap = index + 2 if scene.tag(index + 1) == "NET" else index + 1
    named = scene.tag(gap) == "GAP" and scene.tag(gap + 1) in ("UP", "DOWN", "SHIFT")
    near = (
        named
        and scene.items[gap + 1].at == scene.items[gap].to + 1
        and scene.items[gap].at <= scene.items[index].to + 2
    )
    return near and scene.tag(gap + 2) not in ("TO", "BY", "FROM", "IN", "OF", "UNTIL")


def _is_brought(scene: Scene, index: int) -> bool:
    """Whether seconds are what a move gave a driver: "the undercut gave AAA 2.7 s", "rindió 2,7 s a AAA"."""
    before = scene.tags[max(index - 4, 0) : index]
    gave = index - len(before) + before.index("GIVE") if "GIVE" in before else -1
    if gave < 0 and scene.tag(index - 1) == "PRODUCE":
        gave = index - 1
    if gave == index - 1 and scene.tag(gave) in ("GIVE", "PRODUCE"):
        return True  # "le valió 2,7 s", "the undercut yielded 2.7 s"
    around = scene.tags[gave + 1 : index] + scene.tags[index + 1 : index + 3]
    whom = set(scene.tags[gave + 1 : index]) <= {"DRIVER", "TO", "HE", ","}
    return gave >= 0 and whom and not {"DRIVER", "HE", ","}.isdisjoint(around)


def _is_at(scene: Scene, index: int) -> bool:
    """ "continua atrás, agora a 0,6 s", "seguía por delante, a 2,1 s"."""
    if scene.tag(index - 1) != "TO" or scene.has.isdisjoint(("BEHIND", "AHEAD")) or is_from_to(scene, index):
        return False
    where = scene.left(index, frozenset({"BEHIND", "AHEAD"}), BREAKS | {"SECS", "DEC", "RATE", "AVG"})
    return where >= index - 4 and "," in scene.tags[where:index]


def _is_over(scene: Scene, index: int) -> bool:
    """ "AAA had 2.1 s over BBB before the stops", "tinha 2,1 s sobre o companheiro"."""
    if scene.tag(index + 1) != "ON" or len(scene.items[index].owner) != 1 or not scene.has.isdisjoint(_NOT_OVER):
        return False
    whom = index + 3 if scene.tag(index + 2) in ("HIS", "TO") else index + 2
    return scene.tag(whom) in ("DRIVER", "TEAMMATE") and scene.tag(index - 1) in (
        "DRIVER",
        "HE",
        "COMPARE",
        "PIT",
        "KEEP",
    )


def _is_lead_again(scene: Scene, index: int) -> bool:
    """ "was ahead by 2.1 s before the stops and by 3.4 s after them"."""
    if scene.tags[max(index - 2, 0) : index] != ["AND", "BY"]:
        return False
    first = scene.left(index - 1, frozenset({"SECS", "DEC"}), BREAKS)
    return first > 0 and scene.tag(first - 1) == "BY" and scene.tag(first - 2) in ("AHEAD", "BEHIND", "LED")


def _is_of_gap(scene: Scene, index: int) -> bool:
    """Whether the word for a shift after a number is of the gap: "a 3.5 s improvement in the gap", "... for AAA"."""
    if "GAP" in scene.tags[index + 2 : index + 5]:
        return True
    following = scene.tags[index + 2 : index + 4]
    of_driver = "DRIVER" in following and following[0] in ("DRIVER", "FOR", "TO", "OF")
    shown = following[:1] == ["SHOW"] and not {"UNDERCUT", "OVERCUT", "PIT"}.isdisjoint(scene.tags)
    return (of_driver or shown) and scene.has.isdisjoint(_PACES | {"STINT", "COMPOUND"})


def _is_labelled_by_pair(scene: Scene, index: int) -> bool:
    """Whether a number is of a pair with an arrow: "AAA → BBB: -0.8 s", "AAA → BBB went from 1.2 s to 2.0 s"."""
    if ">" not in scene.has or not scene.has.isdisjoint(_NO_GAP | MOVES):
        return False
    pair = ["DRIVER", ">", "DRIVER"]
    if scene.tags[index + 1 : index + 4] == pair:
        return True  # "from 1.2 s AAA → BBB to 2.0 s AAA → BBB"
    k = index - 1
    while scene.tag(k) in _BETWEEN_PAIR_AND_GAP and scene.tag(k - 1) != "DRIVER":
        k -= 1
    k -= scene.tag(k) in _BETWEEN_PAIR_AND_GAP
    return k < index - 1 and scene.tags[max(k - 2, 0) : k + 1] == pair


def _is_of_change(scene: Scene, index: int) -> bool:
    """Whether a number is what a change is of: "un cambio de 6,3 s", "Change: +6.3 s"."""
    of = scene.tag(index - 1) == "OF" or (scene.tag(index - 1) == ":" and scene.tag(index - 3) in ("", "-"))
    return scene.tag(index - 2) == "CHANGE" and of and scene.items[index - 2].flag


def _is_distance(scene: Scene, index: int, before: int) -> bool:
    """Whether the number tells how far a driver was behind another: "AAA was behind BBB by 1.5 s", "... por 1,5 s".

    Args:
        scene: the sentence.
        index: of the number.
        before: index of the item before it, words such as "almost" left out.
    """
    if scene.tags[before : index + 2] == ["(", scene.tag(index), ")"] and scene.tag(before - 1) in ("BEHIND", "AHEAD"):
        return len(scene.items[index].owner) == 1 and scene.preds[index] != "finish"  # "was already behind (-1.5 s)"
    if scene.tag(before) not in ("BY", "FOR", "(") or scene.tag(before - 1) != "DRIVER":
        return False
    if scene.tag(before) == "(" and scene.tag(index + 1) != ")":
        return False  # "behind BBB (-1.5 s)"
    owner = scene.items[index].owner
    return scene.tag(before - 2) in ("BEHIND", "AHEAD") and len(owner) == 1 and scene.preds[index] != "finish"


def _is_lead(scene: Scene, index: int, before: int) -> bool:
    """ "emerged ahead by 3.2 s", "won by 5.1 s", "estaba a 1,6 s de BBB"."""
    if scene.tag(index - 1) == "TO" and scene.tags[index + 1 : index + 3] == ["OF", "DRIVER"]:
        return scene.items[index + 2].at == scene.items[index].to + 2
    if scene.tag(before) not in ("BY", "FOR", "IN", "WITH"):
        return False
    return scene.tag(before - 1) == "WIN" or (
        scene.tag(before - 1) in ("AHEAD", "BEHIND", "LED") and scene.preds[index] != "finish"
    )


def is_from_to(scene: Scene, index: int) -> bool:
    """Whether the number is one end of "from x to y", "x → y"."""
    if scene.has.isdisjoint(_UP_TO):
        return False
    before, after = scene.tag(index - 1), scene.tag(index + 1)
    if after in _UP_TO and scene.tag(index + 2) in _SECONDS:
        return True
    if before in _UP_TO and scene.tag(index - 2) in _SECONDS:
        return True
    # "from 4.7 s before the stops to 7.0 s after them", "from 4.7 s (AAA ahead of BBB) to 7.0 s"
    if before in _STARTS:
        end = _past_times(scene, index, 1)
        return end > index + 1 and scene.tag(end) in _UP_TO and scene.tag(end + 1) in _SECONDS
    if before not in _UP_TO:
        return False
    start = _past_times(scene, index - 1, -1)
    return start < index - 2 and scene.tag(start) in _SECONDS and scene.tag(start - 1) in _STARTS


def _past_times(scene: Scene, index: int, step: int) -> int:
    """Index of the first item after (step 1) or before (-1) one that tells neither when nor, in a bracket, of whom."""
    opening, closing = ("(", ")") if step > 0 else (")", "(")
    k = index + step
    while tag := scene.tag(k):
        if tag == opening:
            while scene.tag(k) and scene.tag(k) != closing:
                k += step
        elif tag not in _TIMES and not (tag == "TO" and scene.tag(k + 1) in ("WINDOW", "PIT", "BOTH", "HIS")):
            break
        k += step
    return k


def _leader(scene: Scene, talk: Discourse, index: int) -> tuple[str, str] | None:
    """Who was how far ahead of, or behind, whom: "emerged ahead by 3.2 s", "won by 5.1 s", "a 1,6 s de BBB"."""
    over = index + 2 if scene.tag(index + 1) == "OF" else index + 1
    owner = scene.items[index].owner
    if scene.tags[over : over + 3] == ["GAP", "ON", "DRIVER"] and len(owner) == 1:
        rival = scene.items[over + 2].code  # "a 3.1 s lead over BBB"
        return (owner[0], rival) if owner[0] != rival else None
    if scene.tags[index - 3 : index] in (["LED", "DRIVER", "BY"], ["LED", "DRIVER", "FOR"]):
        rival, ahead = scene.items[index - 2].code, scene.items[index - 3].owner
        one = ahead[0] if len(ahead) == 1 and ahead[0] != rival else talk.other(rival)
        return (one, rival) if one is not None else None  # "he had led BBB by 2.4 s"
    if scene.tag(index + 1) == "ON" and _is_over(scene, index):
        whom = next(item for item in scene.items[index + 2 :] if item.tag in ("DRIVER", "TEAMMATE"))
        behind = whom.code if whom.tag == "DRIVER" else talk.other(owner[0])
        return (owner[0], behind) if behind is not None and behind != owner[0] else None
    if scene.tag(index - 1) == "TO" and scene.tags[index + 1 : index + 3] == ["OF", "DRIVER"]:
        rival = scene.items[index + 2].code
        before = [item.code for item in scene.items[:index] if item.tag == "DRIVER" and item.code != rival]
        one = before[-1] if before else talk.other(rival)
        return (one, rival) if one is not None else None
    verb = index - 2
    if not _is_lead(scene, index, index - 1) or len(scene.items[verb].owner) != 1:
        return None
    leader = scene.items[verb].owner[0]
    named = scene.right(index, frozenset({"DRIVER"}), BREAKS)
    against = named > 0 and scene.tag(named - 1) in ("ON", "FROM", "AHEAD", "OF") and named < index + 3
    behind = scene.items[named].code if against else talk.other(leader)
    return (leader, behind) if behind is not None and behind != leader else None


def _holder(scene: Scene, index: int) -> str | None:
    """Whose a gap is said to be: "BBB's initial 2.8 s lead", "la ventaja de BBB de 2,8 s"."""
    gap = index + 1 if scene.tag(index + 1) == "GAP" else scene.left(index, frozenset({"GAP"}), BREAKS)
    if gap < 0:
        return None
    for k in range(max(gap - 4, 0), gap):
        if scene.tags[k] == "DRIVER" and scene.items[k].flag:
            return scene.items[k].code
    of = gap + 2 if scene.tag(gap + 1) in ("OPENING", "FINAL") else gap + 1
    held = scene.tag(of) == "OF" and scene.tag(of + 1) == "DRIVER" and scene.tag(of + 2) not in ("TO", "ON", ">", "FOR")
    return scene.items[of + 1].code if held else None


def _pair(scene: Scene, talk: Discourse, index: int) -> tuple[tuple[str, str] | None, bool]:
    """The drivers that a gap lies between, named in the sentence, else those of the battle, and whether it says so."""
    if (leader := _leader(scene, talk, index)) is not None:
        return leader, True
    before = scene.tag(index - 3) in ("BEHIND", "AHEAD") and scene.tag(index - 2) == "DRIVER"
    bracketed = scene.tag(index - 1) == "(" and scene.tag(index - 2) in ("BEHIND", "AHEAD")
    if before or bracketed or scene.tag(index + 1) in ("BEHIND", "AHEAD") or _is_at(scene, index):
        ahead = scene.tag(index - 1) == "DRIVER" and not scene.items[index - 1].flag
        owner = scene.items[index - 1 if ahead else index].owner
        named = index - 2 if before else index + 2
        rival = scene.items[named].code if scene.tag(named) == "DRIVER" else None
        rival = rival or (talk.other(owner[0]) if len(owner) == 1 else None)
        if owner == (rival,) and (behind := talk.other(rival)) is not None:
            owner = (behind,)  # "AAA was behind BBB (-1.5 s)"
        known = len(owner) == 1 and rival is not None and rival != owner[0]
        if known and rival is not None and not (talk.pair == (rival, owner[0]) and _is_label(scene)):
            return (owner[0], rival), True
        fits = talk.pair is not None and (rival is None or rival in talk.pair)
        return talk.pair if fits else None, False
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
                return (item.code, second.code), True
    if talk.pair is not None:
        one, two = talk.pair
        return ((two, one) if _holder(scene, index) == two else (one, two)), True
    movers = [attacker for _, attacker, *_ in talk.pending_moves.values()]
    if len(movers) == 1 and movers[0] is not None and (other := talk.other(movers[0])) is not None:
        return (movers[0], other), True
    gap = scene.left(index, frozenset({"GAP"}))
    apart = len(drivers) == 2 and "DRIVER" not in scene.tags[max(gap - 3, 0) : gap + 3]
    holder = scene.items[gap].owner if gap >= 0 and drivers and not apart else ()
    if gap >= 0 and scene.tags[gap + 1 : gap + 3] == ["FROM", "DRIVER"]:
        holder = (scene.items[gap + 2].code,)  # "the gap from AAA ahead of BBB"
    if len(holder) == 1 and (other := talk.other(holder[0])) is not None:
        return (holder[0], other), True
    if len(drivers) == 2:
        return (drivers[0], drivers[1]), False
    if len(talk.cast) == 2:
        return (talk.cast[0], talk.cast[1]), False
    return None, False


def _is_label(scene: Scene) -> bool:
    """Whether a sentence is a line such as "After: 1.7 s ahead", which names nobody."""
    return ":" in scene.tags[:6] and scene.has.isdisjoint(PERSONS)
